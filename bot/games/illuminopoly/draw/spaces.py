"""Spaces large enough for a phone: the stretch before a player's token, and the board by its sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.moves import Text, text
from bot.games.illuminopoly.cards.board import GROUPS, HOTEL, KIND, PROPERTY, space_name
from bot.games.illuminopoly.draw.card_scene import GROUP_PAINT
from bot.games.illuminopoly.say.phrases import money
from bot.games.illuminopoly.see.view import PropertyView, View
from bot.scene.scene import Align, Badge, Box, Face, Icon, Item, Label, Paint, Scene, seat_paint

Say = Callable[[Text], str]

CELL, TALL = 292, 236
GAP = 16
AHEAD = 12
"""Spaces of the stretch: as many as two dice can show."""
IN_ROW = 4
SIDES, OF_SIDE = 4, 10
SIDE_ROW = 5
NAME, FIGURE = 44, 40
BAND = 22
WAYS = 36

SPACE_ICON = {
    "go": "income",
    "chance": "eye",
    "chest": "deck",
    "income_tax": "coin",
    "luxury_tax": "coin",
    "jail": "lock",
    "go_to_jail": "lock",
    "free_parking": "coin",
}


def chance(roll: int) -> int:
    """In how many of 100 rolls two dice show that sum."""
    return round(100 * max(0, 6 - abs(7 - roll)) / WAYS)


def ahead(space: int) -> list[int]:
    """The spaces that one roll can lead to, the nearest first."""
    return [(space + n) % len(KIND) for n in range(1, AHEAD + 1)]


def stretch(view: View, seat: int, say: Say, top: int) -> list[Item]:
    """What lies before a seat: each space with what it costs, and the roll that leads there."""
    items: list[Item] = []
    for n, space in enumerate(ahead(view.seats[seat].space)):
        row, column = divmod(n, IN_ROW)
        x, y = GAP + column * CELL, top + row * TALL
        items += cell(view, space, x, y, say)
        roll = n + 1
        said = text("iop-pic-roll", roll=roll, percent=chance(roll)) if roll > 1 else text("iop-pic-next")
        items.append(
            Label(x + 16, y + TALL - 52, CELL - 40, 40, say(said), 34, Paint.ACCENT, Face.NARROW, bold=True)
        )
    return items


STRETCH_HEIGHT = AHEAD // IN_ROW * TALL


def side(view: View, number: int, say: Say) -> Scene:
    """One side of the board, from its first corner to before the next."""
    items: list[Item] = []
    spaces = range(number * OF_SIDE, (number + 1) * OF_SIDE)
    for n, space in enumerate(spaces):
        row, column = divmod(n, SIDE_ROW)
        x, y = GAP + column * CELL, GAP + row * TALL
        items += cell(view, space, x, y, say)
        here = [seat.seat for seat in view.seats if seat.alive and seat.space == space]
        items += [
            Icon(f"seat-{seat}", x + 16 + i * 44, y + TALL - 54, 40, seat_paint(seat))
            for i, seat in enumerate(here)
        ]
    width, height = SIDE_ROW * CELL + 2 * GAP, OF_SIDE // SIDE_ROW * TALL + 2 * GAP
    first, last = (space_name(view.theme, space) for space in (spaces[0], spaces[-1]))
    return Scene(width, height, tuple(items), say(text("iop-pic-side-alt", first=first, last=last)))


def cell(view: View, space: int, x: int, y: int, say: Say) -> list[Item]:
    """One space: its colour, name, whose it is, what it costs or brings."""
    p = PROPERTY[space]
    owned = p >= 0 and view.properties[p].owner >= 0
    rim = (seat_paint(view.properties[p].owner), 6) if owned else (Paint.RULE, 2)
    items: list[Item] = [
        Box(x + 4, y + 4, CELL - 8, TALL - 8, Paint.PANEL, 14, *rim),
        Label(
            x + 16, y + BAND + 14, CELL - 32, 96, space_name(view.theme, space), NAME, Paint.LIGHT,
            Face.NARROW, bold=True, lines=2, top=True, least=NAME,
        ),
    ]  # fmt: skip
    if p < 0:
        items.append(Icon(SPACE_ICON[KIND[space]], x + CELL - 84, y + 128, 60, Paint.FAINT))
        return items
    lot = view.properties[p]
    items.append(Box(x + 12, y + 12, CELL - 24, BAND, GROUP_PAINT[GROUPS[lot.group]], 6))
    return [*items, *_deed(lot, x, y + 132, say)]


def _deed(lot: PropertyView, x: int, y: int, say: Say) -> list[Item]:
    """The line of a deed: its price, or owner and rent; controller, houses, and what is wrong with it."""
    if lot.owner < 0:
        price = say(text("iop-pic-price", amount=money(lot.price)))
        return [Label(x + 16, y, CELL - 32, 44, price, FIGURE, Paint.FAINT, Face.NARROW)]
    items: list[Item] = [
        Icon(f"seat-{lot.owner}", x + 16, y + 2, 40, seat_paint(lot.owner)),
        Label(
            x + 64, y, 120, 44, say(money(lot.rent)), FIGURE, Paint.GOLD, Face.NARROW, bold=True,
            align=Align.LEFT,
        ),
    ]  # fmt: skip
    if lot.controller not in (lot.owner, -1):
        items += [
            Icon("eye", x + CELL - 106, y + 6, 32, Paint.ACCENT),
            Icon(f"seat-{lot.controller}", x + CELL - 64, y + 2, 40, seat_paint(lot.controller)),
        ]
    elif lot.houses:
        built = "H" if lot.houses == HOTEL else str(lot.houses)
        items.append(Badge(x + CELL - 46, y + 22, 24, built, Paint.SEAT_2))
    elif sign := trouble(lot):
        items.append(Icon(sign, x + CELL - 66, y, 42, Paint.ALARM))
    return items


def trouble(lot: PropertyView) -> str | None:
    """The sign of what is wrong with a property: mortgaged, rezoned, destroyed, or waiting for something."""
    if lot.outage or lot.linking:
        return "hourglass"
    if lot.mortgaged:
        return "lock"
    return {"rezoned": "order", "destroyed": "skull", "cleared": "hourglass"}.get(lot.status)


def sides(view: View, say: Say) -> Sequence[Callable[[], Scene]]:
    """The four sides, each drawn when asked for."""
    return [partial(side, view, n, say) for n in range(SIDES)]
