"""What the pictures of all games have in common: figures with icons, players, dice, panels side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.scene.scene import Align, Box, Face, Icon, Item, Label, Paint, seat_paint

GAP = 14
"""Distance of two panels, and of panels from the rim of the picture."""
FIGURE = 38
"""Height of a figure with its icon."""


_SLIM, _BROAD = frozenset(" .,:;/|'!iljtfrI"), frozenset("mwMW@%№ЖШЩЮжшщю")


def breadth(said: str, size: int) -> int:
    """About how wide a narrow bold text of `size` is, rather too much: scenes cannot measure."""
    return round(size * sum(0.36 if c in _SLIM else 0.84 if c in _BROAD else 0.56 for c in said)) + 4


def figures_width(shown: Sequence[tuple[str, str, Paint]]) -> int:
    """How wide a row of figures is."""
    return sum(FIGURE + 18 + breadth(said, 30) for _, said, _ in shown)


def figures(x: int, y: int, shown: Sequence[tuple[str, str, Paint]], size: int = 30) -> list[Item]:
    """Short texts with icons before them, in a row; each is (icon, text, colour of the icon)."""
    items: list[Item] = []
    height = size + FIGURE - 30
    for icon, said, lit in shown:
        width = breadth(said, size)
        items.append(Icon(icon, x, y + 3, height - 6, lit))
        items.append(Label(x + height, y, width, height, said, size, Paint.LIGHT, Face.NARROW, bold=True))
        x += height + 18 + width
    return items


def player(
    x: int, y: int, width: int, seat: int, name: str, size: int = 36, alive: bool = True
) -> list[Item]:
    """A player's symbol and name."""
    symbol = size + 4
    return [
        Icon(f"seat-{seat}", x, y + 2, symbol, seat_paint(seat) if alive else Paint.RULE),
        Label(
            x + symbol + 12, y - 2, width - symbol - 12, symbol + 8, name, size,
            Paint.LIGHT if alive else Paint.FAINT, Face.HEAD, bold=True,
        ),
    ]  # fmt: skip


def die(x: int, y: int, size: int, value: int) -> list[Item]:
    """One face of a die, 1 to 6."""
    low, middle, high = size // 4, size // 2, size - size // 4
    corners = [(low, low), (high, high), (high, low), (low, high), (low, middle), (high, middle)]
    pips = corners[: value - value % 2] + ([(middle, middle)] if value % 2 else [])
    r = max(3, size // 10)
    items: list[Item] = [Box(x, y, size, size, Paint.PAPER, size // 6, Paint.SHADE, 2)]
    return items + [Box(x + px - r, y + py - r, 2 * r, 2 * r, Paint.TYPE, r) for px, py in pips]


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a panel."""

    x: int
    y: int
    width: int
    height: int


Placed = tuple[list[Slot], int]
"""Where panels lie, and where the next thing below them would begin."""


def side_by_side(sizes: Sequence[tuple[int, int]], width: int, top: int) -> Placed:
    """Panels of at least `sizes`, in their order, in rows or in columns that fill `width`: the lower way."""
    rows = _in_rows(sizes, width, top)
    columns = _in_columns(sizes, width, top)
    return columns if columns and columns[1] < rows[1] else rows


def _in_rows(sizes: Sequence[tuple[int, int]], width: int, top: int) -> Placed:
    rows: list[list[tuple[int, int]]] = []
    for size in sizes:
        if rows and sum(w + GAP for w, _ in rows[-1]) + size[0] + 2 * GAP <= width:
            rows[-1].append(size)
        else:
            rows.append([size])
    slots = []
    for row in rows:
        height = max(h for _, h in row)
        spare = width - GAP - sum(w + GAP for w, _ in row)
        x = GAP
        for n, (least, _) in enumerate(row):
            more = spare * (n + 1) // len(row) - spare * n // len(row)
            slots.append(Slot(x, top, least + more, height))
            x += least + more + GAP
        top += height + GAP
    return slots, top


def _in_columns(sizes: Sequence[tuple[int, int]], width: int, top: int) -> Placed | None:
    """Each panel goes into the column that is lowest so far; None if there is no room for two columns."""
    broadest = max((w for w, _ in sizes), default=width)
    count = min(len(sizes), (width - GAP) // (broadest + GAP))
    if count < 2:
        return None
    wide = (width - GAP) // count - GAP
    ends = [top] * count
    slots: list[Slot] = []
    last = [0] * count
    for n, (_, height) in enumerate(sizes):
        column = ends.index(min(ends))
        slots.append(Slot(GAP + column * (wide + GAP), ends[column], wide, height))
        ends[column] += height + GAP
        last[column] = n
    for column, n in enumerate(last):
        slots[n] = replace(slots[n], height=slots[n].height + max(ends) - ends[column])
    return slots, max(ends)


def heading(x: int, y: int, width: int, icon: str, said: str, paint: Paint = Paint.FAINT) -> list[Item]:
    """The title of a panel."""
    return [
        Icon(icon, x, y + 2, 34, paint),
        Label(x + 46, y, width - 46, 38, said, 30, paint, Face.HEAD, bold=True, align=Align.LEFT),
    ]
