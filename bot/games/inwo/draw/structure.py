"""The power structure of one seat as a picture, with its links explained in the margin."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.engine.moves import Text, Who, text
from bot.games.inwo.draw.card_scene import Cards
from bot.games.inwo.say.changes import change_lines
from bot.games.inwo.say.election import office_letters
from bot.games.inwo.say.links import marks, tabs
from bot.games.inwo.say.phrases import face_names
from bot.games.inwo.see.view import SeatView, View
from bot.games.power.structure_scene import WIDTH, heavy, largest, least, panel_size
from bot.scene.parts import GAP, Slot, figures, player
from bot.scene.scene import Box, Face, Item, Label, Paint, Scene

Say = Callable[[Text], str]
Names = Mapping[int, str]
LINE = 46
"""Height of a line in the margin."""


def structure(view: View, seat: int, names: Names, say: Say) -> Scene | None:
    """What one seat controls, as large as a picture allows; None for a seat that is out."""
    if not view.seats or not view.seats[seat].alive:
        return None
    own = view.seats[seat]
    cut = largest(own.structure)
    wide, high = panel_size(own.structure, cut)
    width = max(WIDTH, wide + 2 * GAP)
    slot = Slot(GAP, GAP, width - 2 * GAP, high)
    letters: dict[int, list[str]] = {}
    for tab in tabs(view, own):
        letters.setdefault(tab.host, []).append(tab.letter)
    items = [
        *_head(view, own, names, slot),
        *Cards(least(width), letters, dict(office_letters(view))).within(own.structure, seat, slot, cut),
    ]
    margin = list(_margin(view, own, say))
    y = slot.y + high + GAP
    for n, (mark, said) in enumerate(margin):
        items += _line(y + n * LINE, width, mark, said, least(width))
    bottom = y + len(margin) * LINE + (GAP if margin else 0)
    alt = text("inwo-picture-structure", player=Who(seat), cards=face_names(c.face for c in own.structure))
    return Scene(width, bottom, tuple(items), say(alt))


def _head(view: View, seat: SeatView, names: Names, slot: Slot) -> list[Item]:
    active = seat.seat == view.active and view.phase not in ("setup", "over")
    edge = Paint.ACCENT if active else Paint.RAISED
    return [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 18, edge, 4),
        *player(slot.x + 20, slot.y + 16, slot.width - 90, seat.seat, names[seat.seat]),
        *figures(slot.x + 20, slot.y + 66, standing(view, seat), 34),
    ]


def standing(view: View, seat: SeatView) -> list[tuple[str, str, Paint]]:
    """How near a seat is to its Goals, as far as Goals win, and what it has to act with."""
    now, needed = seat.basic
    tokens = sum(1 for card in seat.structure if card.tokens)
    shown = [("groups", str(seat.held) if view.terms else f"{now}/{needed}", Paint.ACCENT)]
    if seat.special is not None and not view.terms:
        shown.append(("eye", "/".join(map(str, seat.special)), Paint.ACCENT))
    return [*shown, ("power", str(seat.power), Paint.FAINT), ("action", str(tokens), Paint.GOLD)]


def _margin(view: View, seat: SeatView, say: Say) -> Iterator[tuple[str, str]]:
    yield from ((letter, say(line)) for letter, line in marks(view, seat))
    yield from (("", say(line)) for card in seat.structure for line in change_lines(card))


def _line(y: int, width: int, mark: str, said: str, letters: int) -> Iterator[Item]:
    if mark:
        yield Box(GAP + 6, y + 4, 40, 38, Paint.GOLD, 8)
        yield heavy(Label(GAP + 17, y + 3, 28, 40, mark, letters, Paint.TYPE))
    yield Label(GAP + 60, y, width - 2 * GAP - 66, LINE, said, letters, Paint.LIGHT, Face.NARROW)
