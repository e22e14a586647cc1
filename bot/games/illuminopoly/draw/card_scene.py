"""One deed, faction or card of a deck, as large as it goes, with all that its text twin says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.moves import Text
from bot.games.illuminopoly.cards.board import (
    FACTIONS,
    GEOMETRY,
    GROUP,
    GROUPS,
    KIND,
    property_name,
    space_name,
)
from bot.games.illuminopoly.say.catalogue import arrows, facts, rents
from bot.scene.parts import GAP, breadth
from bot.scene.scene import Align, Box, Face, Icon, Item, Label, Paint, Polygon, Scene

Say = Callable[[Text], str]
WIDTH = 1200
LEFT, CARD = 70, 380
"""Where the card itself stands, and how wide it is."""
RIGHT = 540
LINE, LETTERS = 42, 34
ROW = 46
TAB = 34
"""Size of an arrow at the rim of a card."""
FACTION_ICON = {
    "boat": "income", "dog": "weird", "horseman": "violent", "race-car": "action", "shoe": "crown",
    "steam-iron": "coin", "thimble": "groups", "top-hat": "conservative", "wheelbarrow": "power",
    "artillery": "attack", "banker": "government",
}  # fmt: skip


GROUP_PAINT: dict[str, Paint] = {
    "purple": Paint.SEAT_10,
    "light_blue": Paint.SEAT_1,
    "pink": Paint.SEAT_6,
    "orange": Paint.SEAT_0,
    "red": Paint.RED,
    "yellow": Paint.YELLOW,
    "green": Paint.SEAT_2,
    "dark_blue": Paint.SEAT_4,
    "railroad": Paint.FAINT,
    "utility": Paint.SHADE,
}


def card(kind: str, number: int, theme: str, say: Say) -> Scene:
    """The card on the left, what there is to say about it on the right."""
    title, what, *rest = facts(kind, number, theme)
    body = "\n".join(say(line) for line in (rest[:-1] if kind == "property" else rest))
    needed = sum(1 + breadth(line, LETTERS) // (WIDTH - RIGHT - 40) for line in body.split("\n"))
    height = max(560, 200 + needed * LINE)
    items: list[Item] = [
        Box(GAP, GAP, WIDTH - 2 * GAP, height, Paint.PANEL, 24),
        Label(RIGHT, 40, WIDTH - RIGHT - 40, 100, say(title), 54, Paint.LIGHT, Face.HEAD, bold=True, lines=2),
        Label(RIGHT, 144, WIDTH - RIGHT - 40, 44, say(what), 32, Paint.ACCENT, Face.NARROW, bold=True),
        Label(RIGHT, 206, WIDTH - RIGHT - 40, height - 216, body, LETTERS, lines=30, top=True),
    ]
    top = GAP + (height - 480) // 2
    if kind == "property":
        items += _deed(number, theme, top, say)
    elif kind == "faction":
        items += [*_paper(top, 380, 50), *_arrows(arrows(number), None, top + 50, 380)]
        items.append(Icon(FACTION_ICON[FACTIONS[number]], LEFT + 90, top + 140, 200, Paint.TYPE))
    else:
        deck = number // 100
        items += _paper(top, 480)
        items.append(Icon("deck" if deck else "eye", LEFT + 90, top + 120, 200, Paint.TYPE))
        name = space_name(theme, KIND.index("chest" if deck else "chance"))
        items.append(
            Label(
                LEFT + 20, top + 350, CARD - 40, 80, name, 44, Paint.TYPE, Face.HEAD, bold=True,
                align=Align.CENTRE, lines=2,
            )
        )  # fmt: skip
    alt = " ".join(say(line) for line in (title, what, *rest))
    return Scene(WIDTH, height + 2 * GAP, tuple(items), alt)


def _paper(top: int, height: int, below: int = 0) -> list[Item]:
    return [Box(LEFT, top + below, CARD, height, Paint.PAPER, 18)]


def _deed(p: int, theme: str, top: int, say: Say) -> list[Item]:
    """The deed with its colour, its rents, and its arrows: the incoming one below, the others as printed."""
    items = [
        *_paper(top, 480),
        Box(LEFT + 14, top + 14, CARD - 28, 92, GROUP_PAINT[GROUPS[GROUP[p]]], 12),
        Label(
            LEFT + 24, top + 16, CARD - 48, 88, property_name(theme, p), 40,
            Paint.LIGHT if GROUPS[GROUP[p]] == "dark_blue" else Paint.TYPE,
            Face.NARROW, bold=True, align=Align.CENTRE, lines=2,
        ),
        *_arrows(GEOMETRY.outgoing[p], 2, top, 480),
    ]  # fmt: skip
    y = top + 122
    for of, rent in rents(p):
        items += [
            Label(LEFT + 40, y, 200, ROW, say(of), 30, Paint.TYPE, Face.NARROW),
            Label(
                LEFT + 200,
                y,
                CARD - 240,
                ROW,
                say(rent),
                32,
                Paint.TYPE,
                Face.NARROW,
                bold=True,
                align=Align.RIGHT,
            ),
        ]
        y += ROW
    return items


def _arrows(outgoing: Sequence[int], incoming: int | None, top: int, height: int) -> list[Item]:
    """Outgoing arrows point away from the card, the incoming one into it."""
    centre, middle, low, right = LEFT + CARD // 2, top + height // 2, top + height, LEFT + CARD
    tips = [
        ((centre, top), (0, -1)),
        ((right, middle), (1, 0)),
        ((centre, low), (0, 1)),
        ((LEFT, middle), (-1, 0)),
    ]
    items: list[Item] = []
    for side, ((x, y), (dx, dy)) in enumerate(tips):
        if side in outgoing:
            items.append(_head(x, y, dx, dy, Paint.ACCENT))
        elif side == incoming:
            items.append(_head(x + dx * TAB, y + dy * TAB, -dx, -dy, Paint.ALARM))
    return items


def _head(x: int, y: int, dx: int, dy: int, paint: Paint) -> Polygon:
    """A triangle with the middle of its base at (x, y)."""
    return Polygon(
        ((x - dy * TAB, y - dx * TAB), (x + dx * TAB, y + dy * TAB), (x + dy * TAB, y + dx * TAB)), paint
    )
