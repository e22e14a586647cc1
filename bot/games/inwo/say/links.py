"""What is linked to the cards of a structure, each with the letter that stands for it in pictures."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import NamedTuple

from bot.engine.moves import Text, text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.say.election import office_letters, office_line
from bot.games.inwo.say.phrases import face_name, name
from bot.games.inwo.see.view import SeatView, View


class Tab(NamedTuple):
    """A linked card. tokens: how many it has; a Plot has none."""

    letter: str
    face: int
    host: int
    tokens: int


def tabs(view: View, seat: SeatView) -> list[Tab]:
    """All links of a structure: its Resources, then Plots and agents, card by card."""
    return [
        Tab(ascii_uppercase[n % 26], face, host, tokens)
        for n, (face, host, tokens) in enumerate(_linked(seat))
    ]


def _linked(seat: SeatView) -> Iterator[tuple[int, int, int]]:
    for resource in seat.resources:
        yield resource.face, resource.host, resource.tokens
    for card in seat.structure:
        yield from ((face, card.card, 0) for face in card.linked if FACES.TYPE[face] != "resource")


def marks(view: View, seat: SeatView) -> Iterator[tuple[str, Text]]:
    """What the letters at the cards of a structure stand for: offices first, then links."""
    held = {card.card for card in seat.structure}
    yield from ((letter, office_line(view, card)) for card, letter in office_letters(view) if card in held)
    yield from ((tab.letter, tab_line(view, tab)) for tab in tabs(view, seat))


def tab_line(view: View, tab: Tab) -> Text:
    """What it is, and to what it is linked."""
    kind = FACES.TYPE[tab.face]
    sort = "resource" if kind == "resource" else "agents" if FACES.is_group(tab.face) else "plot"
    shared = {"card": face_name(tab.face), "host": name(view, tab.host)}
    return text("inwo-table-link", **shared, sort=sort, tokens=tab.tokens)
