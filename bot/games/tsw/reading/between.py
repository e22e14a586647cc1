"""What stands between the orders of a line: talk, which may complete an order, name who acts, or go on with
it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bot.games.tsw.orders.actions import ACTIONS, PERSON_COST
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.cut import Candidate, Cutting, Order, Stretch
from bot.games.tsw.reading.frames import frames
from bot.games.tsw.reading.mask import NAME
from bot.games.tsw.reading.names import PERSON
from bot.games.tsw.reading.split import ITEM, LINE, SENTENCE, Chunk
from bot.games.tsw.reading.tokens import WORD


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
        if said and self.language.denying & set(said[:2]):
            return "negated"
        return "no-order"

    def _doer(self, stretches: Sequence[Stretch], meant: float) -> str | None:
        """Somebody of the writer's who heads a line in which something is done."""
        first = stretches[0] if stretches else None
        if first is None:
            return None
        at = self.chunks[first.first].first
        if meant < self.weights.gambit or first.labels[0][1] > math.log(self.weights.chat):
            return None
        people = [e.name for e in self.filler.meant(at, self.context) if e.kind == PERSON]
        return people[0] if people and people[0] in self.setting.own_people else None
