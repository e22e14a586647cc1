"""How one card looks in pictures: its face, its arrows as it lies, and a New World Order's modifiers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.engine.structure import NOBODY, STEP
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS, COLOURS
from bot.games.illuminati.see.view import CardView, SeatView
from bot.games.kit.phrases import signed
from bot.scene.parts import Slot, breadth
from bot.scene.scene import Align, Badge, Box, Face, Group, Icon, Item, Label, Paint, Shape, seat_paint

GUTTER = 26
"""Space between cards, in which the control arrows lie."""
IN_A_ROW = 3
"""How many alignments stand beside the Resistance."""
NWO_WIDTH, NWO_HEIGHT = 376, 116
NWO_PAINTS = {"red": Paint.RED, "yellow": Paint.YELLOW, "blue": Paint.BLUE}


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


def printed(number: int) -> CardView:
    """A card that nobody controls, with its printed values."""
    resistance = None if CARDS.KIND[number] == "illuminati" else CARDS.RESISTANCE[number]
    return CardView(
        card=number,
        owner=NOBODY,
        power=CARDS.POWER[number],
        transfer=CARDS.TRANSFER[number],
        resistance=resistance,
        stubborn=resistance or 0,
        income=CARDS.INCOME[number],
        alignments=CARDS.ALIGN[number],
        money=0,
        master=NOBODY,
        arrow=NOBODY,
        x=0,
        y=0,
        turned=0,
        open_arrows=CARDS.OUT[number],
        attacks=0,
    )


def laid(seat: SeatView, x: int, y: int, cut: Cut) -> Iterator[Item]:
    """A power structure with the cell (0, 0) at (x, y): faces first, then what lies across the gutters."""
    places = [(shown, x + shown.x * cut.across, y + shown.y * cut.down) for shown in seat.structure]
    for shown, left, top in places:
        yield _face(shown, left, top, cut, Paint.PANEL)
    for shown, left, top in places:
        used = {puppet.arrow for puppet in seat.structure if puppet.master == shown.card}
        for out in CARDS.OUT[shown.card]:
            edge = _Edge(left, top, cut, (out + shown.turned) & 3)
            if out in used:
                yield from _control(edge, seat.seat)
            elif out in shown.open_arrows:
                yield from _open(edge, Paint.PANEL)
            else:
                yield from _blocked(edge)
        yield from _coin(shown, left, top, cut)


@dataclass(frozen=True, slots=True)
class _Look:
    """The colours of a card."""

    ground: Paint
    words: Paint
    strip: Paint
    edge: Paint


PLAIN = _Look(Paint.PAPER, Paint.TYPE, Paint.TYPE, Paint.SHADE)
SPENT = _Look(Paint.SHADE, Paint.TYPE, Paint.TYPE, Paint.ALARM)
SECRET = _Look(Paint.RAISED, Paint.LIGHT, Paint.INK, Paint.ACCENT)


def _face(shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Group:
    """Name, alignments and Resistance, and a strip with Power, Transferable Power and income.

    Illuminati have neither alignments nor Resistance: their income takes that place. A card that has taken
    part in an attack is darker, and a sight stands in the place of its bolt.
    """
    secret = CARDS.KIND[shown.card] == "illuminati"
    look = SECRET if secret else SPENT if shown.attacks else PLAIN
    width, letters = cut.width, max(29, cut.width * 19 // 100)
    strip, row = cut.width * 26 // 100, cut.width * 20 // 100
    low = cut.height - strip - 6
    name = CARDS.NAME[shown.card].removeprefix("The ")
    under = low - row * (1 if shown.alignments.bit_count() <= IN_A_ROW else 2)
    icon, income = strip * 3 // 5, str(shown.income)
    said = f"{shown.power}/{shown.transfer}" if shown.transfer else str(shown.power)
    room = width - 24 - icon - (0 if secret else breadth(income, letters) + letters)
    items: list[Item] = [
        Box(0, 0, width, cut.height, look.ground, 12, look.edge, 4),
        _heavy(Label(10, 8, width - 17, under - 12, name, letters, look.words, lines=3)),
        Box(6, low, width - 12, strip, look.strip, 8),
        Icon("attack" if shown.attacks else "power", 10, low + (strip - icon) // 2, icon, _bolt(shown)),
        _heavy(Label(14 + icon, low + 2, room, strip - 4, said, letters)),
    ]
    if secret:
        items.append(Icon("pyramid", 10, low - row - 3, row + 2, Paint.ACCENT))
        items += _worth("income", income, Slot(10, low - row - 2, width - 20, row), letters, Paint.GOLD)
    else:
        items += _worth("income", income, Slot(10, low + 2, width - 20, strip - 4), letters, Paint.GOLD)
        items += _traits(shown, Slot(10, low - row - 2, width - 20, row), letters)
    return Group(x, y, width, cut.height, tuple(items), ground)


def _bolt(shown: CardView) -> Paint:
    return Paint.ALARM if shown.attacks else Paint.ACCENT


def _heavy(label: Label) -> Label:
    return replace(label, face=Face.NARROW, bold=True)


def _worth(icon: str, said: str, slot: Slot, letters: int, paint: Paint) -> Iterator[Item]:
    """A number with its icon, at the right end of a row."""
    size, wide = letters * 4 // 5, breadth(said, letters)
    x = slot.x + slot.width - wide
    yield Icon(icon, x - size, slot.y + (slot.height - size) // 2, size, paint)
    yield replace(
        _heavy(Label(x, slot.y - 2, wide, slot.height + 4, said, letters, paint)), align=Align.RIGHT
    )


def _traits(shown: CardView, slot: Slot, letters: int) -> Iterator[Item]:
    """The alignments from the left, in a second row above if they must; the Resistance at the right."""
    marks = [name for bit, name in enumerate(ALIGNMENTS) if shown.alignments >> bit & 1]
    yield from _worth("shield", str(shown.resistance), slot, letters, Paint.TYPE)
    for n, name in enumerate(marks):
        x = slot.x + n % IN_A_ROW * (slot.height - 1)
        yield Icon(name, x, slot.y + 2 - n // IN_A_ROW * slot.height, slot.height - 4, Paint.TYPE)


def _coin(shown: CardView, x: int, y: int, cut: Cut) -> Iterator[Item]:
    """Money on the upper right corner; one question mark on the Illuminati where all amounts are hidden."""
    radius = min(32, max(24, cut.width // 7))
    if shown.money is None and shown.master == NOBODY:
        yield Badge(x + cut.width - 4, y + 1, radius, "?")
    elif shown.money:
        yield Badge(x + cut.width - 4, y + 1, radius, str(shown.money))


def lone(shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Iterator[Item]:
    """A card that nobody controls, upright, with its arrows."""
    yield _face(shown, x, y, cut, ground)
    for out in CARDS.OUT[shown.card]:
        yield from _open(_Edge(x, y, cut, out), ground)
    if CARDS.IN[shown.card] != NOBODY:
        yield _Edge(x, y, cut, CARDS.IN[shown.card]).wedge(19, -2, 15, 0, Paint.FAINT)


# -- arrows


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
    """An arrow on which a group could be hung."""
    yield edge.wedge(2, GUTTER - 4, 21, 0, Paint.ACCENT)
    yield edge.wedge(5, GUTTER - 10, 12, 0, ground)


def _blocked(edge: _Edge) -> Iterator[Item]:
    """An arrow that points at another card."""
    yield edge.wedge(2, 14, 15, 0, Paint.RULE)
    yield edge.wedge(16, 20, 17, 17, Paint.FAINT)


def order(number: int, x: int, y: int) -> Iterator[Item]:
    """A New World Order: its colour (a bar in one, two or three pieces), its name, its modifiers."""
    yield Box(x, y, NWO_WIDTH - 12, NWO_HEIGHT, Paint.RAISED, 12)
    pieces = 1 + COLOURS.index(CARDS.COLOUR[number])
    for n in range(pieces):
        top, end = NWO_HEIGHT * n // pieces, NWO_HEIGHT * (n + 1) // pieces - (4 if n + 1 < pieces else 0)
        yield Box(x, y + top, 14, end - top, NWO_PAINTS[CARDS.COLOUR[number]], 6)
    yield Label(
        x + 26, y + 6, NWO_WIDTH - 48, 44, CARDS.NAME[number], 32, Paint.LIGHT, Face.NARROW, bold=True
    )
    for n, change in enumerate(CARDS.MODS[number]):
        left = x + 26 + n * 112
        gain = change["power"] > 0
        yield Icon(change["alignment"], left, y + 60, 36, Paint.LIGHT)
        yield Label(
            left + 42, y + 56, 66, 44, signed(change["power"]), 34,
            Paint.ACCENT if gain else Paint.ALARM, Face.NARROW, bold=True,
        )  # fmt: skip
