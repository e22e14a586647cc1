"""Orders in a player's own words: what they write becomes moves, one question at a time, or refusals
(TSW-13)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.moves import Move, Open, Text, text
from bot.games.tsw.asking import hints, proposal
from bot.games.tsw.asking.letter import Held, Letter
from bot.games.tsw.asking.scratch import mark
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.sheet import Order
from bot.games.tsw.reading.language import FALLBACK, LANGUAGES, spoken
from bot.games.tsw.say.echo import echo, flavoured, line_label, standing_label
from bot.games.tsw.see.view import View
from bot.games.writing import Brief, Reading, TextReader, Written

ORDER, REPLACE = ("order",), ("replace",)


class OrderReader(TextReader):
    """The reader of The Secret Wars."""

    def takes(self, choice: Open) -> bool:
        """Orders are written in words; questions and names are texts by themselves."""
        return choice.prefix[:1] in (ORDER, REPLACE)

    @property
    def languages(self) -> Sequence[str]:
        """Those that have a file of words."""
        return LANGUAGES

    def read(self, view: View, words: str, instead: Move = (), locale: str = FALLBACK) -> Sequence[Reading]:
        """Every order in `words`, as move, question or refusal."""
        return Letter(view, words, locale, int(instead[1]) if instead[:1] == REPLACE else None).read()

    def answer(self, view: View, held: Held, words: str, locale: str = FALLBACK) -> Sequence[Reading]:
        """The order of a question with what `words` add, and what stands beside that."""
        letter = Letter(view, words, locale)
        return letter.answer(held) if letter.unheaded() == words else []

    def brief(self, view: View, readings: Sequence[Reading], locale: str = FALLBACK) -> Brief | None:
        """The sentences in which no order was found, with the names that their writer knows."""
        unread = [reading.source for reading in readings if _unread(reading)]
        return proposal.brief(setting(view, spoken(locale)), "\n".join(unread)) if unread else None

    def proposed(
        self, view: View, readings: Sequence[Reading], answer: Any, locale: str = FALLBACK
    ) -> Sequence[Reading]:
        """Orders that could be given, each with the question whether it is meant, where the first such
        sentence stood; if there are none, what was read before."""
        source = "\n".join(reading.source for reading in readings if _unread(reading))
        letter = Letter(view, source, locale)
        asked = [
            letter.confirm(order, text("tsw-letter-proposed"), source)
            for order in proposal.orders(answer)
            if not letter.scratch.objections(order, None)
        ]
        if not asked:
            return readings
        at = next(n for n, reading in enumerate(readings) if _unread(reading))
        return [*readings[:at], *asked, *(reading for reading in readings[at:] if not _unread(reading))]

    def sheet(self, view: View) -> Sequence[Written]:
        """The lines of this turn, then the standing orders (TSW-14)."""
        lines = [
            Written(
                line_label(line), mark(line), ("withdraw", n),
                (*REPLACE, n) if line[0] == "order" else None, n,
            )
            for n, line in enumerate(view.lines)
        ]  # fmt: skip
        lasting = [
            Written(standing_label(line), line, ("unstand", n)) for n, line in enumerate(view.standing)
        ]
        return [*lines, *lasting]

    def sentences(self, of: str | Held) -> Sequence[Text]:
        """It is read back with the words beyond it, and without them."""
        order = _order(of)
        return list(dict.fromkeys((flavoured(order), echo(order))))

    def draft(self, view: View, of: str | Held, sentences: Sequence[str], locale: str = FALLBACK) -> str:
        """The first of the sentences and the player's own words that would be read as this order."""
        order = _order(of)
        own = str(order.get("words", "") if isinstance(of, str) else of["source"])
        first, *others = sentences
        found = Letter(view, "", locale).read_as(order, (first, own, *others))
        return found or own or first

    def sort(self, places: Sequence[int]) -> Move:
        """The move that puts the lines into this order."""
        return ("sort", *places)

    def period(self, view: View) -> Text | None:
        """The turn; the next one, once the orders of this one are being carried out (TSW-10)."""
        if view.phase not in ("orders", "resolution") or not view.own_people:
            return None
        return text("tsw-letter-turn", turn=view.turn + (view.phase == "resolution"))

    def examples(self, view: View) -> Sequence[Text]:
        """Orders they could give, with their own people and what they know."""
        return hints.examples(view)

    def suggest(self, view: View, typed: str, say: Callable[[Text], str]) -> Sequence[str]:
        """Sentences that begin with `typed`: their people, what they can do, and to whom."""
        return hints.suggestions(view, typed, say)


def _unread(reading: Reading) -> bool:
    return reading.lost and reading.said.key == "tsw-no-no-order" and bool(reading.source.strip())


def _order(of: str | Held) -> Order:
    """The order that is written or asked about."""
    order: Order = json.loads(of) if isinstance(of, str) else of["order"]
    return order


READER = OrderReader()
