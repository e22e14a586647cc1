"""What stands between the orders of a line: talk, which may complete an order, name who acts, or go on with
it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, PERSON_COST
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.cut import Candidate, Cutting, Order, Stretch
from bot.games.tsw.reading.frames import frames
from bot.games.tsw.reading.mask import MONEY, NAME
from bot.games.tsw.reading.names import PERSON
from bot.games.tsw.reading.split import ITEM, LINE, SENTENCE, Chunk
from bot.games.tsw.reading.tokens import NUMBER, WORD


class Between(Cutting):
    """One message, and what its talk means for its orders."""

    def _candidate(
        self, label: str, log: float, parts: Sequence[Chunk], stretch: Stretch, told: Sequence[Order]
    ) -> Candidate:
        raise NotImplementedError

    def _talk(self, stretch: Stretch, told: list[Order]) -> None:
        """Talk names people of whom may be spoken later; short of a verb, it may go on with the order
        before."""
        if told:
            more = self._elliptic(stretch, told)
            if more:
                told += more
                return
            if self._completed(stretch, told[-1]):
                return
            self._helper(stretch, told[-1])
            self._add_flavour(stretch, told[-1])
        self._address(stretch)
        for chunk in self.chunks[stretch.first : stretch.last]:
            for at in range(chunk.first, chunk.last):
                mention = self.pieces[at].mention
                if mention is not None and mention.entities:
                    self.context.note(mention.entities[0])

    def _completed(self, stretch: Stretch, order: Order) -> bool:
        """Whether talk behind an order tells a particular that it lacks, or one that is never told alone."""
        if not order.label or order.span[1] > stretch.first or self.chunks[stretch.first].before == LINE:
            return False
        frame, a, b = (
            frames()[order.work.action],
            self.chunks[stretch.first].first,
            self.chunks[stretch.last - 1].last,
        )
        heads = {self.filler.heads[at] for at in range(a, b)}
        leaning = frame.action == "create-front" and heads & {"leaning", "alignments"}
        missing = order.work.missing
        goes_on = frame.words and self.chunks[stretch.first].before not in (SENTENCE, ITEM)
        flagged = frame.action == "leak" and "leaning" in heads
        named = any(self.pieces[at].mask in ("<own>", "<man>", "<mb>") for at in range(a, b))
        if not (heads & set(frame.words) or leaning or missing or flagged or goes_on or named):
            return False
        longer = Stretch(order.span[0], stretch.last, [(order.label, 0.0)])
        parts = self.chunks[longer.first : longer.last]
        more = self._candidate(order.label, order.candidates[0].score, parts, longer, ())
        work, old = more.work, order.work
        lost = [key for key in old.params if key not in work.params]
        changed = [
            key for key in old.params if key in frame.slots and work.params.get(key) != old.params[key]
        ]
        longer_words = any(
            len(str(work.params.get(k, ""))) > len(str(old.params.get(k, ""))) for k in frame.words
        )
        more_told = len(work.params) > len(old.params) or len(work.missing) < len(missing)
        if lost or changed or not (more_told or longer_words or leaning):
            return False
        work.actor = work.actor if more.filled.named else old.actor
        order.candidates[0] = more
        order.span, order.source = (longer.first, longer.last), self._text(longer.first, longer.last)
        return True

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
        names = [piece for piece in inside if piece.kind == NAME]
        heads = sum(piece.kind == WORD for piece in inside) < 2 or inside[-1].text == ":"
        if sum(piece.kind == WORD for piece in inside) == 1 and not names:
            alone = next(piece for piece in inside if piece.kind == WORD)
            unknown = alone.mask not in self.ranker.scorer.known and alone.text[:1].isupper()
            if unknown and parts[0].before == LINE and len(alone.text) > 2:
                self.context.stranger = alone.text
        if len(names) == 1 and heads and names[0].mention is not None:
            who = [e.name for e in names[0].mention.entities if e.name in self.setting.own_people]
            self.context.actor = who[0] if who else self.context.actor

    def _add_flavour(self, stretch: Stretch, order: Order) -> None:
        text = self._text(stretch.first, stretch.last)
        if len(text.split()) > 2:
            order.flavour = f"{order.flavour}, {text}" if order.flavour else text

    def _elliptic(self, stretch: Stretch, told: Sequence[Order]) -> list[Order]:
        """'Will spies on Kneesworth, Mark on Babs', 'Hope the same', 'and 3 to the Institute'."""
        parts, last = self.chunks[stretch.first : stretch.last], told[-1]
        first, end = parts[0].first, parts[-1].last
        words = [piece.mask for piece in self.pieces[first:end] if piece.kind == WORD]
        likewise = any(True for _ in self.language.phrases("likewise").of(words))
        names = [n for n in range(first, end) if self.pieces[n].kind == NAME]
        sums = [n for n in range(first, end) if self.pieces[n].kind in (MONEY, NUMBER)]
        near = parts[0].before not in (SENTENCE, ITEM, LINE)
        bare = all(word in self.language.small for word in words)
        if (
            len(words) > 5
            or not (likewise or bare)
            or not (likewise or (near and names and (len(names) > 1 or sums)))
        ):
            return []
        label = last.work.action
        if label == "attack" and "intention" in last.work.params:
            label = f"attack:{last.work.params['intention']}"
        filled = self.filler.fill(label, parts, self.context)
        fresh = filled.work.params
        own = filled.actors or [
            e.name for n in names for e in self.filler.meant(n, self.context) if e.name in
            self.setting.own_people
        ][:1]  # fmt: skip
        person = ACTIONS[last.work.action].cost == PERSON_COST
        if person and not own:
            return []
        changed = {key: value for key, value in fresh.items() if key != "intention"}
        if not likewise and not changed:
            return []
        slots = set(frames()[last.work.action].slots)
        if not likewise and person and not slots & set(changed):
            return []
        params = {**last.work.params, **changed}
        work = Work(last.work.action, own[0] if person else self.setting.speaker, params)
        trial = Work(work.action, work.actor, dict(params))
        judge(self.setting, trial)
        if trial.objections:
            return []
        return [
            Order(
                [Candidate(work, 0.0, filled)], min(last.sure, 0.9), self._text(stretch.first, stretch.last)
            )
        ]

    def _reason(self, start: int, end: int, condition: dict[str, Any] | None) -> str:
        """Why a line orders nothing: it asks, it denies, or it is talk; 'gambit' if somebody does
        something."""
        text = self._text(start, end, whole=True)
        if text.rstrip().endswith("?"):
            return "a-question"
        chunk = self.chunks[start]
        said = [piece.mask for piece in self.pieces[chunk.first : chunk.last] if piece.kind == WORD][:3]
        if said and self.language.denying & set(said[:2]):
            return "negated"
        return "no-order"

    def _doer(self, stretches: Sequence[Stretch]) -> str | None:
        """Somebody of the writer's who heads a line in which something is done."""
        first = stretches[0] if stretches else None
        if first is None or first.labels[0][1] > math.log(self.weights.chat):
            return None
        at = self.chunks[first.first].first
        people = [e.name for e in self.filler.meant(at, self.context) if e.kind == PERSON]
        return people[0] if people and people[0] in self.setting.own_people else None
