"""Power structures in pictures: cards with their arrows as they lie, and the room that they take.

How the face of a card looks is said by the game (`Drawing`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from bot.engine.structure import NOBODY, STEP
from bot.scene.parts import GAP, Slot, breadth
from bot.scene.scene import Align, Face, Icon, Item, Label, Paint, Polygon, seat_paint

WIDTH, WIDEST = 1200, 2600
"""Of a picture."""
LARGEST, SMALLEST = 190, 150
"""Widths of a card in the table picture: the largest that the whole table allows is taken."""
HEADER = 116
"""What a player's panel has above the cards."""
NARROWEST = 566
"""The width of a panel."""
GUTTER = 26
"""Space between cards, in which the control arrows lie."""
POINTS, PHONE = 11, 390
"""How high the letters of a name are at least, in points, where a picture is that many points wide."""
IN_A_ROW = 3
"""How many alignments stand beside each other."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The size of a card in a picture: as high as wide, and one line more for its name."""

    width: int

    @property
    def height(self) -> int:
        return self.width + 28

    @property
    def across(self) -> int:
        """From one card to the next one beside it."""
        return self.width + GUTTER

    @property
    def down(self) -> int:
        """From one card to the next one below it."""
        return self.height + GUTTER


def corner(view: Table, seat: Seat, active: bool) -> str:
    """The icon in the corner of a player's panel: has won, is out, is waited for, is `active`; or none."""
    won = dict(view.result).get("winners")
    if isinstance(won, list | tuple) and seat.seat in won:
        return "crown"
    if not seat.alive:
        return "skull"
    if seat.seat in view.waiting:
        return "hourglass"
    return "action" if active else ""


def least(width: int) -> int:
    """The smallest letters of a name in a picture of that width."""
    return -(-POINTS * width // PHONE)


class Table(Protocol):
    """A view of a table, as far as everybody's panel shows it."""

    @property
    def result(self) -> Iterable[tuple[str, object]]: ...
    @property
    def waiting(self) -> Sequence[int]: ...


class Seat(Protocol):
    """A seat of it."""

    @property
    def seat(self) -> int: ...
    @property
    def alive(self) -> bool: ...


class Lying(Protocol):
    """A card in a view, as it lies in a structure (engine.structure)."""

    @property
    def card(self) -> int: ...
    @property
    def master(self) -> int: ...
    @property
    def arrow(self) -> int: ...
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...
    @property
    def turned(self) -> int: ...
    @property
    def open_arrows(self) -> Sequence[int]: ...


Shown = TypeVar("Shown", bound=Lying)


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a card."""

    ground: Paint
    words: Paint
    strip: Paint
    edge: Paint


PLAIN = Look(Paint.PAPER, Paint.TYPE, Paint.TYPE, Paint.SHADE)
ROOT = Look(Paint.RAISED, Paint.LIGHT, Paint.INK, Paint.ACCENT)


class Drawing(Generic[Shown]):
    """The cards of one game."""

    def face(self, shown: Shown, x: int, y: int, cut: Cut, ground: Paint) -> Item:
        """The card without its arrows; `ground` is what it lies on."""
        raise NotImplementedError

    def arrows(self, shown: Shown) -> tuple[int, Sequence[int]]:
        """The printed sides of the incoming arrow (NOBODY: it has none) and of the outgoing ones."""
        raise NotImplementedError

    def on_top(self, shown: Shown, x: int, y: int, cut: Cut) -> Iterable[Item]:
        """What lies on the card in a structure."""
        return ()

    def laid(self, cards: Sequence[Shown], seat: int, x: int, y: int, cut: Cut) -> Iterator[Item]:
        """The structure of a seat with the cell (0, 0) at (x, y): faces, then what lies across gutters."""
        places = [(shown, x + shown.x * cut.across, y + shown.y * cut.down) for shown in cards]
        for shown, left, top in places:
            yield self.face(shown, left, top, cut, Paint.PANEL)
        for shown, left, top in places:
            used = {puppet.arrow for puppet in cards if puppet.master == shown.card}
            for out in self.arrows(shown)[1]:
                edge = _Edge(left, top, cut, (out + shown.turned) & 3)
                if out in used:
                    yield from edge.control(seat)
                elif out in shown.open_arrows:
                    yield from edge.open(Paint.PANEL)
                else:
                    yield from edge.blocked()
            yield from self.on_top(shown, left, top, cut)

    def within(self, cards: Sequence[Shown], seat: int, slot: Slot, cut: Cut) -> Iterator[Item]:
        """The structure of a seat in the middle of its panel."""
        columns, _ = extent(cards)
        left, top = min(card.x for card in cards), min(card.y for card in cards)
        x = slot.x + (slot.width - columns * cut.across + GUTTER) // 2
        y = slot.y + HEADER + GUTTER // 2
        return self.laid(cards, seat, x - left * cut.across, y - top * cut.down, cut)

    def lone(self, shown: Shown, x: int, y: int, cut: Cut, ground: Paint) -> Iterator[Item]:
        """A card that nobody controls, upright, with its arrows."""
        yield self.face(shown, x, y, cut, ground)
        incoming, outgoing = self.arrows(shown)
        for out in outgoing:
            yield from _Edge(x, y, cut, out).open(ground)
        if incoming != NOBODY:
            yield _Edge(x, y, cut, incoming).wedge(19, -2, 15, 0, Paint.FAINT)


def extent(cards: Iterable[Lying]) -> tuple[int, int]:
    """How many columns and rows a structure covers."""
    columns, rows = zip(*((card.x, card.y) for card in cards), strict=True)
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def panel_size(cards: Sequence[Lying], cut: Cut) -> tuple[int, int]:
    """The least width and the height of a player's panel; of one without cards, where there are none."""
    if not cards:
        return NARROWEST, HEADER
    columns, rows = extent(cards)
    return max(NARROWEST, columns * cut.across + GUTTER + 8), HEADER + rows * cut.down + GUTTER + 4


def largest(cards: Sequence[Lying]) -> Cut:
    """The size of cards where a structure has the picture for itself."""
    columns, rows = extent(cards)
    room = min((WIDTH - 4 * GAP - GUTTER) // columns - GUTTER, 3 * WIDTH // 2 // rows - GUTTER - 28)
    return Cut(max(SMALLEST, min(300, room)))


def heavy(label: Label) -> Label:
    """In the letters of cards."""
    return replace(label, face=Face.NARROW, bold=True)


def worth(icon: str, said: str, slot: Slot, letters: int, paint: Paint) -> Iterator[Item]:
    """A number with its icon, at the right end of a row."""
    size, wide = letters * 4 // 5, breadth(said, letters)
    x = slot.x + slot.width - wide
    yield Icon(icon, x - size, slot.y + (slot.height - size) // 2, size, paint)
    number = heavy(Label(x, slot.y - 2, wide, slot.height + 4, said, letters, paint))
    yield replace(number, align=Align.RIGHT)


@dataclass(frozen=True, slots=True)
class _Edge:
    """One edge of a card at (x, y), and the arrow there: `way` is the side as the card lies."""

    x: int
    y: int
    cut: Cut
    way: int

    def wedge(self, near: int, far: int, wide: int, tip: int, fill: Paint) -> Polygon:
        """A wedge from `near` to `far` units beyond the edge; `wide` and `tip` are half its widths there."""
        dx, dy = STEP[self.way]
        half, middle = self.cut.width // 2, self.cut.height // 2
        cx, cy = self.x + half + dx * half, self.y + middle + dy * middle

        def at(away: int, across: int) -> tuple[int, int]:
            return cx + dx * away - dy * across, cy + dy * away + dx * across

        return Polygon((at(near, -wide), at(far, -tip), at(far, tip), at(near, wide)), fill)

    def control(self, seat: int) -> Iterator[Item]:
        """From a master into its puppet, in the colour of their owner."""
        yield self.wedge(-3, 8, 12, 12, seat_paint(seat))
        yield self.wedge(6, GUTTER + 3, 24, 0, seat_paint(seat))

    def open(self, ground: Paint) -> Iterator[Item]:
        """A card could be hung on it."""
        yield self.wedge(2, GUTTER - 4, 21, 0, Paint.ACCENT)
        yield self.wedge(5, GUTTER - 10, 12, 0, ground)

    def blocked(self) -> Iterator[Item]:
        """It points at another card."""
        yield self.wedge(2, 14, 15, 0, Paint.RULE)
        yield self.wedge(16, 20, 17, 17, Paint.FAINT)
