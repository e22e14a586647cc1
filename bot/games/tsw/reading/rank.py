"""Candidate readings of a message, ranked by one score, and what stands between orders: talk, which may
complete one or name who acts (TSW-13).

A line is cut into stretches of chunks: orders, conditions of standing orders, and talk between them. The
best way to cut it is found in one pass: a stretch scores by how likely its words say an action, and by how
gladly its names fill that action's slots.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, PERSON_COST
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.conditions import Conditions
from bot.games.tsw.reading.cut import CONDITION, TALK, WEIGHTS, Candidate, Line, Order, Stretch
from bot.games.tsw.reading.frames import frames
from bot.games.tsw.reading.mask import NAME
from bot.games.tsw.reading.names import PERSON
from bot.games.tsw.reading.split import ITEM, LINE, SENTENCE, Chunk
from bot.games.tsw.reading.sureness import marks, odds
from bot.games.tsw.reading.tokens import WORD
from bot.games.tsw.reading.wording import left_over

LEAST = 6.0
"""How much less likely than the best one an action may be that is considered (natural logarithm)."""
TELLING = 4.0
"""The weight of a word for an action from which on it only says that action."""
QUOTED = ">"
"""What stands before the words of somebody else."""


class Message(Conditions):
    """One message while it is read."""

    def lines(self) -> list[Line]:
        """What each line says, in order."""
        starts = [
            n for n, chunk in enumerate(self.chunks) if chunk.before == LINE and not self._field(n)
        ] or [0]
        found = []
        for start, end in zip(starts, [*starts[1:], len(self.chunks)], strict=True):
            if start < end:
                found.append(self._line(start, end))
        return found

    # -- the whole as one thing

    def condition(self) -> dict[str, Any] | None:
        """What a message tells as the condition of a standing order."""
        kinds = [label for label in self.ranker.scorer.actions.classes if label.startswith(CONDITION)]
        return self._condition(Stretch(0, len(self.chunks), [(self.likeliest(kinds), 0.0)]))

    # -- cutting a line

    def _line(self, start: int, end: int) -> Line:
        line = Line(self._text(start, end), meant=self.meant(start, end))
        self.context.actor = ""
        quoted = line.source.startswith(QUOTED)
        stretches = [] if quoted else self._cut(start, end, WEIGHTS.talk)
        told = self._told_by(stretches)
        pieces = slice(self.chunks[start].first, self.chunks[end - 1].last)
        for n, order in enumerate(told):
            order.marks = marks(self, told, n, pieces, line.meant)
            order.odds = odds(self.ranker.scorer.sureness["right"], order.marks)
            order.meant = odds(self.ranker.scorer.sureness["meant"], order.marks)
        line.orders = [order for order in told if order.intended]
        if not line.orders:
            line.reason = self._reason(start, end)
            line.doer = self._doer(stretches, line.meant)
        return line

    def _told_by(self, stretches: Sequence[Stretch]) -> list[Order]:
        """The orders of stretches, each under the condition before it, or behind it."""
        told: list[Order] = []
        condition: dict[str, Any] | None = None
        waits = False
        for stretch in stretches:
            if stretch.label == TALK:
                waits = waits or self._waits(stretch)
                if self.retracts[stretch.first]:
                    del told[-1:]
                else:
                    self._talk(stretch, told)
            elif stretch.label.startswith(CONDITION):
                condition, waits = self._condition(stretch), True
                if told and self._suffix(stretch, told):
                    told[-1].condition, told[-1].standing = condition, True
                    condition, waits = None, False
            elif made := self._fresh(stretch, told):
                for order in made if waits else ():
                    order.condition, order.standing = condition, True
                told = [order for order in told if not any(_better(other, order) for other in made)] + made
                if not self._conditional(stretch):
                    condition, waits = None, False
        return told

    def _fresh(self, stretch: Stretch, told: Sequence[Order]) -> list[Order]:
        """The orders of a stretch, if they were not told before."""
        made = self._order(stretch, told)
        if self._only_completes(stretch, made, told):
            return []
        return [order for order in made if not any(_alike(order, other) for other in told)]

    def _only_completes(self, stretch: Stretch, made: Sequence[Order], told: Sequence[Order]) -> bool:
        """Whether what would be an order with a part missing tells a part of the order before it."""
        lacking = len(made) == 1 and bool(made[0].work.missing)
        return lacking and bool(told) and self._completed(stretch, told[-1])

    # -- what stands between orders

    def _talk(self, stretch: Stretch, told: list[Order]) -> None:
        """Talk names people of whom may be spoken later; short of a verb, it may go on with the order
        before."""
        if told:
            if self._completed(stretch, told[-1]):
                return
            self._helper(stretch, told[-1])
            self._add_flavour(stretch, told[-1])
        self._address(stretch)
        self._note(self.chunks[stretch.first : stretch.last])

    def _completed(self, stretch: Stretch, order: Order) -> bool:
        """Whether talk behind an order tells a particular that it lacks, or one that is never told alone."""
        if not order.label or order.span[1] > stretch.first or self.chunks[stretch.first].before == LINE:
            return False
        leaning = self._leaning(stretch, order)
        if not (leaning or self._tells(stretch, order)):
            return False
        longer = Stretch(order.span[0], stretch.last, [(order.label, 0.0)])
        parts = self.chunks[longer.first : longer.last]
        more = self._candidate(order.label, order.candidates[0].score, parts, longer, ())
        work, old = more.work, order.work
        if not self._keeps(old, work) or not (leaning or self._tells_more(old, work)):
            return False
        work.actor = work.actor if more.filled.named else old.actor
        order.candidates[0] = more
        order.span, order.source = (longer.first, longer.last), self._text(longer.first, longer.last)
        return True

    def _headed(self, stretch: Stretch) -> set[str]:
        """Which particulars are headed in a stretch."""
        return set(self.filler.heads[self.chunks[stretch.first].first : self.chunks[stretch.last - 1].last])

    def _leaning(self, stretch: Stretch, order: Order) -> bool:
        told = self._headed(stretch) & {"leaning", "alignments"}
        return order.work.action == "create-front" and bool(told)

    def _tells(self, stretch: Stretch, order: Order) -> bool:
        """Whether there may be a particular of an order in talk behind it."""
        heads, words = self._headed(stretch), frames()[order.work.action].words
        goes_on = words and self.chunks[stretch.first].before not in (SENTENCE, ITEM)
        flagged = order.work.action == "leak" and "leaning" in heads
        if heads & set(words) or order.work.missing or flagged or goes_on:
            return True
        a, b = self.chunks[stretch.first].first, self.chunks[stretch.last - 1].last
        return any(piece.mask in ("<own>", "<man>", "<mb>") for piece in self.pieces[a:b])

    @staticmethod
    def _keeps(old: Work, new: Work) -> bool:
        """Whether what an order told is told by another reading of it, too."""
        slots = frames()[old.action].slots
        same = (new.params.get(key) == value for key, value in old.params.items() if key in slots)
        return set(old.params) <= set(new.params) and all(same)

    @staticmethod
    def _tells_more(old: Work, new: Work) -> bool:
        if len(new.params) > len(old.params) or len(new.missing) < len(old.missing):
            return True
        words = frames()[old.action].words
        return any(len(str(new.params.get(k, ""))) > len(str(old.params.get(k, ""))) for k in words)

    def _helper(self, stretch: Stretch, order: Order) -> None:
        """'Kidnap him. Barnaby does it.' names who acts; 'Constance helps from inside' who supports an
        attack."""
        parts = self.chunks[stretch.first : stretch.last]
        first, last = parts[0].first, parts[-1].last
        own = [
            (at, entity.name)
            for at in range(first, last) if self.pieces[at].kind == NAME
            for entity in self.filler.meant(at, self.context)[:1] if entity.name in self.setting.own_people
        ]  # fmt: skip
        if len(own) != 1:
            return
        (at, name), work = own[0], order.work
        short = sum(piece.kind == WORD for piece in self.pieces[first:last]) < 7
        if ACTIONS[work.action].cost == PERSON_COST:
            if short and not order.candidates[0].filled.named and name not in work.params.values():
                work.actor = name
                order.candidates[0].filled.named = True
        elif "agents" in frames()[work.action].slots and name != self.setting.speaker:
            scores = self.filler.scores(work.action, at)
            if scores.get("agents", -9.0) > -2.5 and name not in work.params.get("agents", ()):
                work.params["agents"] = (*work.params.get("agents", ()), name)

    def _address(self, stretch: Stretch) -> None:
        """'Igor, ...', 'Standing order for Igor: ...': who is told to act."""
        parts = self.chunks[stretch.first : stretch.last]
        inside = self.pieces[parts[0].first : parts[-1].last]
        names = [piece.mention for piece in inside if piece.kind == NAME and piece.mention is not None]
        said = [piece for piece in inside if piece.kind == WORD]
        if len(names) == 1 and (len(said) < 2 or inside[-1].text == ":"):
            who = (entity.name for entity in names[0].entities if entity.name in self.setting.own_people)
            self.context.actor = next(who, self.context.actor)

    def _add_flavour(self, stretch: Stretch, order: Order) -> None:
        text = self._text(stretch.first, stretch.last)
        if len(text.split()) > 2:
            order.flavour = f"{order.flavour}, {text}" if order.flavour else text

    def _reason(self, start: int, end: int) -> str:
        """Why a line orders nothing: it asks, it denies, or it is talk; 'gambit' if somebody does
        something."""
        text = self._text(start, end, whole=True)
        if text.rstrip().endswith("?"):
            return "a-question"
        chunk = self.chunks[start]
        said = [piece.mask for piece in self.pieces[chunk.first : chunk.last] if piece.kind == WORD][:3]
        if said and self.language.set("denying") & set(said[:2]):
            return "negated"
        return "no-order"

    def _doer(self, stretches: Sequence[Stretch], meant: float) -> str | None:
        """Somebody of the writer's who heads a line in which something is done."""
        first = stretches[0] if stretches else None
        if first is None:
            return None
        at = self.chunks[first.first].first
        if meant < WEIGHTS.gambit or first.labels[0][1] > math.log(WEIGHTS.chat):
            return None
        people = [e.name for e in self.filler.meant(at, self.context) if e.kind == PERSON]
        return people[0] if people and people[0] in self.setting.own_people else None

    # -- what is said

    def _order(self, stretch: Stretch, told: Sequence[Order]) -> list[Order]:
        """The orders of a stretch: one for each who is to act, and for each target."""
        parts = self.chunks[stretch.first : stretch.last]
        candidates = []
        for label, log in stretch.labels:
            if label.startswith(CONDITION) or log < stretch.labels[0][1] - LEAST:
                continue
            candidates.append(self._candidate(label, log, parts, stretch, told))
        if candidates and candidates[0].forbidden:  # what is plainly forbidden is refused, it is no stunt
            candidates = [one for one in candidates if one.work.action != "gambit"]
        candidates.sort(key=lambda candidate: -candidate.score)
        made = self._several(candidates, stretch)
        self._note(parts)
        return made

    def _candidate(
        self, label: str, log: float, parts: Sequence[Chunk], stretch: Stretch, told: Sequence[Order]
    ) -> Candidate:
        filled = self.filler.fill(label, parts, self.context)
        work = filled.work
        if ACTIONS[work.action].cost != PERSON_COST:
            work.actor = self.setting.speaker
        elif filled.actors:
            work.actor = filled.actors[0]
        elif filled.stranger:
            work.doubt("actor", "not-yours", filled.stranger, self.setting.own_people)
        else:
            work.actor = self._carried(stretch, told) or self.setting.speaker
        if work.params.get("target") == work.actor and not filled.named:
            work.actor = self.setting.speaker
        trial = Work(work.action, work.actor, dict(work.params))
        judge(self.setting, trial)
        score = log - WEIGHTS.objection * bool(trial.objections or work.objections)
        aims = self.filler.aims[parts[0].first : parts[-1].last]
        score += WEIGHTS.aim * (work.action == "attack" and label.partition(":")[2] in aims)
        score -= WEIGHTS.lacking * 3 * bool(trial.confirm)
        score -= WEIGHTS.lacking * len(work.missing) + WEIGHTS.lacking * bool(work.doubts)
        return Candidate(work, score, filled, bool(trial.objections))

    def _carried(self, stretch: Stretch, told: Sequence[Order]) -> str | None:
        """Who acts on in a sentence that began with somebody else's deed: 'Igor spies on her and robs
        him'."""
        before = self.chunks[stretch.first].before
        if self.context.actor:
            return self.context.actor
        if told and before not in (LINE, SENTENCE, ITEM) and told[-1].candidates[0].filled.named:
            return told[-1].work.actor
        return None

    def _several(self, candidates: list[Candidate], stretch: Stretch) -> list[Order]:
        best = candidates[0]
        source, flavour = self._text(stretch.first, stretch.last), self._flavour(best, stretch)
        sure = math.exp(best.score) / sum(math.exp(candidate.score) for candidate in candidates)
        actors = best.filled.actors if ACTIONS[best.work.action].cost == PERSON_COST else []
        name, targets = next(((k, v) for k, v in best.filled.several.items() if len(v) > 1), ("", []))
        places = self._places(stretch)
        actors = sorted(actors, key=lambda one: places.get(one, 0))
        targets = sorted(targets, key=lambda one: places.get(one, 0))
        if len(actors) < 2 and not name:
            span, label = (stretch.first, stretch.last), self._label(best)
            order = Order(candidates, sure, source, flavour, label=label, span=span)
            order.said, order.log = self._said(best, stretch), dict(stretch.labels).get(label, 0.0)
            return [order]
        pairs: list[tuple[str | None, str | None]]
        if name and len(actors) == len(targets):
            pairs = list(zip(actors, targets, strict=True))
        elif name:
            pairs = [(actors[0] if actors else best.work.actor, target) for target in targets]
        else:
            pairs = [(actor, None) for actor in actors]
        made = []
        for actor, target in pairs:
            params = {**best.work.params, **({name: target} if target is not None else {})}
            work = Work(best.work.action, actor, params, best.work.confirm, doubts=list(best.work.doubts))
            said = self._said(best, stretch)
            order = Order([Candidate(work, best.score, best.filled)], sure, source, flavour, said=said)
            order.log = dict(stretch.labels).get(self._label(best), 0.0)
            made.append(order)
        return made

    def _places(self, stretch: Stretch) -> dict[str, int]:
        """Where everybody is named first."""
        found: dict[str, int] = {}
        for at in range(self.chunks[stretch.first].first, self.chunks[stretch.last - 1].last):
            for entity in self.filler.meant(at, self.context):
                found.setdefault(entity.name, at)
        return found

    def _said(self, candidate: Candidate, stretch: Stretch) -> tuple[str, ...]:
        first, last = self.chunks[stretch.first].first, self.chunks[stretch.last - 1].last
        open_ones = (n for n in range(first, last) if n not in candidate.filled.used)
        return tuple(self.filler.said[n] for n in open_ones if self.filler.said[n])

    @staticmethod
    def _label(candidate: Candidate) -> str:
        intention = candidate.work.params.get("intention")
        return (
            f"attack:{intention}"
            if candidate.work.action == "attack" and intention
            else candidate.work.action
        )

    def _flavour(self, candidate: Candidate, stretch: Stretch) -> str:
        """What fills no slot, as it was written: whole chunks, and the end of the last one that does; not
        what only says the action once more."""
        label, used, told = self._label(candidate), candidate.filled.used, []

        def idle(word: str) -> bool:
            return word in self.language.small or self.ranker.scorer.actions.tells(word, label) > TELLING

        for chunk in self.chunks[stretch.first : stretch.last]:
            words = left_over(self.message, self.pieces, chunk.first, chunk.last, used, idle)
            told += [words] if words else []
        return ", ".join(told)


def _better(one: Order, other: Order) -> bool:
    """Whether an order says another one again, and now who is to do it."""
    a, b = one.work, other.work
    named = one.candidates[0].filled.named and not other.candidates[0].filled.named
    return named and (a.action, a.params) == (b.action, b.params)


def _alike(one: Order, other: Order) -> bool:
    """Whether an order is said twice."""
    a, b = one.work, other.work
    return (a.actor, a.action, a.params) == (b.actor, b.action, b.params) and not a.missing
