"""How one card looks in pictures: its face, and its arrows as it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.engine.structure import NOBODY, STEP
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.say.phrases import numbers
from bot.games.inwo.see.view import CardView, SeatView
from bot.scene.parts import Slot, breadth
from bot.scene.scene import Align, Badge, Box, Face, Group, Icon, Item, Label, Paint, Shape, seat_paint

GUTTER = 26
"""Space between cards, in which the control arrows lie."""
IN_A_ROW = 3
"""How many alignments stand beside the Resistance."""
ICONS = {word: "coin" if word == "corporate" else word for word in ALIGNMENTS}


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


def printed(face: int) -> CardView:
    """A Group or an Illuminati that nobody controls, with its printed values."""
    return CardView(
        card=NOBODY,
        face=face,
        owner=NOBODY,
        power=FACES.POWER[face],
        reach=FACES.GLOBAL[face],
        resistance=FACES.RESISTANCE[face],
        traits=FACES.TRAITS[face],
        master=NOBODY,
        arrow=NOBODY,
        x=0,
        y=0,
        turned=0,
        depth=0,
        shared=0,
        open_arrows=FACES.OUT[face],
        tokens=0,
        marks=0,
        linked=(),
    )


def laid(seat: SeatView, x: int, y: int, cut: Cut) -> Iterator[Item]:
    """A power structure with the cell (0, 0) at (x, y): faces first, then what lies across the gutters."""
    places = [(shown, x + shown.x * cut.across, y + shown.y * cut.down) for shown in seat.structure]
    for shown, left, top in places:
        yield _face(shown, left, top, cut, Paint.PANEL)
    for shown, left, top in places:
        used = {puppet.arrow for puppet in seat.structure if puppet.master == shown.card}
        for out in FACES.OUT[shown.face]:
            edge = _Edge(left, top, cut, (out + shown.turned) & 3)
            if out in used:
                yield from _control(edge, seat.seat)
            elif out in shown.open_arrows:
                yield from _open(edge, Paint.PANEL)
            else:
                yield from _blocked(edge)
        if shown.tokens:
            yield Badge(left + cut.width - 4, top + 1, min(30, max(22, cut.width // 8)), str(shown.tokens))


@dataclass(frozen=True, slots=True)
class _Look:
    """The colours of a card."""

    ground: Paint
    words: Paint
    strip: Paint
    edge: Paint


PLAIN = _Look(Paint.PAPER, Paint.TYPE, Paint.TYPE, Paint.SHADE)
HOME = _Look(Paint.RAISED, Paint.LIGHT, Paint.INK, Paint.ACCENT)


def _face(shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Group:
    """Name and alignments, and a strip with Power, Global Power and Resistance."""
    root = FACES.TYPE[shown.face] == "illuminati"
    look = HOME if root else PLAIN
    width, letters = cut.width, max(29, cut.width * 19 // 100)
    strip, row = cut.width * 26 // 100, cut.width * 20 // 100
    low = cut.height - strip - 6
    marks = [ICONS[word] for bit, word in enumerate(ALIGNMENTS) if shown.traits >> bit & 1]
    under = low - row * (1 if len(marks) <= IN_A_ROW else 2)
    icon, said = strip * 3 // 5, numbers(shown.power, 0 if root else shown.reach)
    name = FACES.NAME[shown.face].removeprefix("The ")
    items: list[Item] = [
        Box(0, 0, width, cut.height, look.ground, 12, look.edge, 4),
        _heavy(Label(10, 8, width - 17, under - 12, name, letters, look.words, lines=3)),
        Box(6, low, width - 12, strip, look.strip, 8),
        Icon("power", 10, low + (strip - icon) // 2, icon, Paint.ACCENT),
        _heavy(Label(14 + icon, low + 2, breadth(said, letters), strip - 4, said, letters)),
    ]
    if root:
        items.append(Icon("pyramid", 10, low - row - 3, row + 2, Paint.ACCENT))
    else:
        slot = Slot(10, low + 2, width - 20, strip - 4)
        items += _worth("shield", str(shown.resistance), slot, letters, Paint.LIGHT)
    for n, mark in enumerate(marks):
        left, top = 10 + n % IN_A_ROW * (row - 1), low - row - n // IN_A_ROW * row
        items.append(Icon(mark, left, top, row - 4, Paint.TYPE))
    return Group(x, y, width, cut.height, tuple(items), ground)


def _heavy(label: Label) -> Label:
    return replace(label, face=Face.NARROW, bold=True)


def _worth(icon: str, said: str, slot: Slot, letters: int, paint: Paint) -> Iterator[Item]:
    """A number with its icon, at the right end of a row."""
    size, wide = letters * 4 // 5, breadth(said, letters)
    x = slot.x + slot.width - wide
    yield Icon(icon, x - size, slot.y + (slot.height - size) // 2, size, paint)
    number = _heavy(Label(x, slot.y - 2, wide, slot.height + 4, said, letters, paint))
    yield replace(number, align=Align.RIGHT)


def lone(shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Iterator[Item]:
    """A card that nobody controls, upright, with its arrows."""
    yield _face(shown, x, y, cut, ground)
    for out in FACES.OUT[shown.face]:
        yield from _open(_Edge(x, y, cut, out), ground)
    if FACES.IN[shown.face] != NOBODY:
        yield _Edge(x, y, cut, FACES.IN[shown.face]).wedge(19, -2, 15, 0, Paint.FAINT)


@dataclass(frozen=True, slots=True)
class _Edge:
    """One edge of a card at (x, y): `way` is the side as the card lies."""

    x: int
    y: int
    cut: Cut
    way: int

    def wedge(self, near: int, far: int, wide: int, tip: int, fill: Paint) -> Shape:
        """A wedge from `near` to `far` units beyond the edge; `wide` and `tip` are half its widths there."""
        dx, dy = STEP[self.way]
        half, middle = self.cut.width // 2, self.cut.height // 2
        cx, cy = self.x + half + dx * half, self.y + middle + dy * middle

        def at(away: int, across: int) -> tuple[int, int]:
            return cx + dx * away - dy * across, cy + dy * away + dx * across

        return Shape((at(near, -wide), at(far, -tip), at(far, tip), at(near, wide)), fill)


def _control(edge: _Edge, seat: int) -> Iterator[Item]:
    """From a master into its puppet, in the colour of their owner."""
    yield edge.wedge(-3, 8, 12, 12, seat_paint(seat))
    yield edge.wedge(6, GUTTER + 3, 24, 0, seat_paint(seat))


def _open(edge: _Edge, ground: Paint) -> Iterator[Item]:
    """An arrow on which a Group could be hung."""
    yield edge.wedge(2, GUTTER - 4, 21, 0, Paint.ACCENT)
    yield edge.wedge(5, GUTTER - 10, 12, 0, ground)


def _blocked(edge: _Edge) -> Iterator[Item]:
    """An arrow that points at another card."""
    yield edge.wedge(2, 14, 15, 0, Paint.RULE)
    yield edge.wedge(16, 20, 17, 17, Paint.FAINT)
