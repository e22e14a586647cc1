"""What a picture shows, as plain immutable values: shapes, words and icons in roles, not colours or fonts.

Lengths are scene units: a picture is about 1200 units wide and is often shown 400 points wide on a phone, so
no text may be smaller than LEAST. (0, 0) is the top left corner. `theme` gives the colours, `png` draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

LEAST = 26
"""The smallest size of letters."""
SEATS = 11
"""How many players can be told apart by colour and symbol."""


class Paint(StrEnum):
    """The role of a colour."""

    INK = "ink"  # the darkness behind everything
    PANEL = "panel"  # a surface on it
    RAISED = "raised"  # a surface on a panel
    RULE = "rule"  # hairlines, empty slots
    PAPER = "paper"  # a card
    SHADE = "shade"  # the darker part of a card
    TYPE = "type"  # words on paper
    LIGHT = "light"  # words on ink
    FAINT = "faint"  # lesser words on ink
    ACCENT = "accent"  # the one thing to look at
    ALARM = "alarm"  # attacks, loss
    GOLD = "gold"  # money
    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    SEAT_0 = "seat-0"
    SEAT_1 = "seat-1"
    SEAT_2 = "seat-2"
    SEAT_3 = "seat-3"
    SEAT_4 = "seat-4"
    SEAT_5 = "seat-5"
    SEAT_6 = "seat-6"
    SEAT_7 = "seat-7"
    SEAT_8 = "seat-8"
    SEAT_9 = "seat-9"
    SEAT_10 = "seat-10"


def seat_paint(seat: int) -> Paint:
    """The colour of a seat (0-based, below SEATS)."""
    return Paint(f"seat-{seat}")


class Face(StrEnum):
    """The kind of letters: for reading, for headings, and for much in little room."""

    TEXT = "text"
    HEAD = "head"
    NARROW = "narrow"


class Align(StrEnum):
    """Where words stand in their box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with round corners. `thick` is the width of its edge, drawn inside."""

    x: int
    y: int
    width: int
    height: int
    fill: Paint | None
    radius: int = 0
    edge: Paint | None = None
    thick: int = 0


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled polygon."""

    points: tuple[tuple[int, int], ...]
    fill: Paint


@dataclass(frozen=True, slots=True)
class Line:
    """A line through `points`; `dash` is the length of its dashes and gaps, 0 for an unbroken one."""

    points: tuple[tuple[int, int], ...]
    paint: Paint
    thick: int = 3
    dash: int = 0


@dataclass(frozen=True, slots=True)
class Arrow:
    """A straight arrow with a solid head of `head` units at its end."""

    start: tuple[int, int]
    end: tuple[int, int]
    paint: Paint
    thick: int = 6
    head: int = 18


@dataclass(frozen=True, slots=True)
class Label:
    """Words fitted into a box: at most `size` and `lines`, shrunk to `least`, then cut with an ellipsis.

    They stand in the middle of the height, or at its beginning if `top`.
    """

    x: int
    y: int
    width: int
    height: int
    text: str
    size: int = LEAST
    paint: Paint = Paint.LIGHT
    face: Face = Face.TEXT
    bold: bool = False
    align: Align = Align.LEFT
    lines: int = 1
    top: bool = False
    least: int = LEAST


@dataclass(frozen=True, slots=True)
class Badge:
    """A coin: a disc with a few letters around the centre (x, y)."""

    x: int
    y: int
    radius: int
    text: str
    fill: Paint = Paint.GOLD
    paint: Paint = Paint.TYPE
    edge: Paint = Paint.INK


@dataclass(frozen=True, slots=True)
class Icon:
    """One of the drawings of `icons`, in one colour, `size` units square, its top left corner at (x, y)."""

    name: str
    x: int
    y: int
    size: int
    paint: Paint = Paint.LIGHT


@dataclass(frozen=True, slots=True)
class Group:
    """Items that are drawn once and kept: they must stay inside the group, which lies on `ground`."""

    x: int
    y: int
    width: int
    height: int
    items: tuple[Item, ...]
    ground: Paint = Paint.PANEL


Item = Box | Polygon | Line | Arrow | Label | Badge | Icon | Group


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture; later items lie on earlier ones. `alt` describes it for those who cannot see it."""

    width: int
    height: int
    items: Sequence[Item]
    alt: str
    background: Paint = field(default=Paint.INK)


def labels(items: Sequence[Item]) -> list[Label]:
    """All words of some items, those of groups included, each in the units of its group."""
    found: list[Label] = []
    for item in items:
        if isinstance(item, Label):
            found.append(item)
        elif isinstance(item, Group):
            found += labels(item.items)
    return found


def texts(scene: Scene) -> list[str]:
    """Everything that can be read in a picture, badges included, and its alt text."""
    found = [scene.alt]
    waiting: list[Item] = list(scene.items)
    for item in waiting:
        if isinstance(item, Group):
            waiting += item.items
        elif isinstance(item, Label | Badge):
            found.append(item.text)
    return found
