"""Offers: one form for what is given and what is wanted, for every game whose offers have this shape."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.moves import Move, Open, Refused, text
from bot.games.kit.offers import Bargain
from bot.ui.controls.choosing import OPTIONS, Option, Wording
from bot.ui.controls.components import Field


def bargain_form(words: Wording, choice: Open, shape: Bargain) -> list[Field]:
    """At most five inputs: both sums, what can be given, and what can be asked for (50 cards of them)."""

    def cards(key: str, label: str, items: Sequence[int]) -> list[Field]:
        pages = [items[at : at + OPTIONS] for at in range(0, len(items), OPTIONS)]
        return [
            Field(
                f"{key}{n}",
                label,
                options=tuple(Option(words.item(choice, item), str(item)) for item in page),
            )
            for n, page in enumerate(pages)
        ]

    fields = [*_sums(words, shape), *cards("mine", words.word("deal-give-cards"), shape.mine[:OPTIONS])]
    room = 5 - len(fields)
    return fields + cards("theirs", words.word("deal-want-cards"), shape.theirs)[:room]


def _sums(words: Wording, shape: Bargain) -> list[Field]:
    """What is paid either way, with what both have; nothing in a game without money."""
    if not shape.most:
        return []
    theirs = "" if shape.purse is None else words.word("deal-purse", most=shape.purse)
    return [
        Field(
            "give",
            words.word("deal-give-money"),
            words.word("deal-own-purse", most=shape.money),
            least=0,
            value="0",
        ),
        Field("want", words.word("deal-want-money"), theirs, least=0, value="0"),
    ]


def bargain_tail(shape: Bargain, values: dict[str, list[str]]) -> Move:
    """The tail of an offer as filled in. Raises Refused for a sum that is no number."""
    given, wanted = _sum(values.get("give")), _sum(values.get("want"))
    picked = {key: {int(v) for v in found if v.isdecimal()} for key, found in values.items()}
    mine = set().union(*(items for key, items in picked.items() if key.startswith("mine")))
    theirs = set().union(*(items for key, items in picked.items() if key.startswith("theirs")))
    give = [card for card in shape.mine if card in mine]
    want = [card for card in shape.theirs if card in theirs]
    return (given, wanted, len(give), *give, *want)


def _sum(written: list[str] | None) -> int:
    words = "".join(written or ()).strip()
    if not words:
        return 0
    if not re.fullmatch(r"\d{1,9}", words):
        raise Refused([text("shape-number")])
    return int(words)
