"""What happened at a table as one message that grows: a box for every turn, in the colour of its player.

How a line looks is said by the catalogue: its message may have an attribute `.style`. `head` begins a box,
`part` stands indented under what it is a part of, `result` is bold, lines that are `small` in a row share one
line. Nothing is told by a colour or a mark alone: the name always follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from discord import ui

from bot.engine.moves import Text, Who
from bot.render.theme import PAINTS
from bot.scene.scene import SEATS, seat_paint
from bot.table.seen import LogLine, Table
from bot.ui.controls.components import Outgoing, cut
from bot.ui.front import Front, Reader
from bot.ui.words.markdown import Markup, verbatim

MARKS = "●■▲◆✚▼☾★⧗◎✖"
"""The signs of the seats, as in the pictures."""
MOST_LETTERS, MOST_BOXES = 3400, 14
"""What one block holds; then the next one begins."""
LONG, HEADS, TAILS, RESULTS = 14, 5, 5, 6
"""A turn of more than so many lines shows its first and last ones, and the last results between them."""
FOLDED = 160
"""Letters of a line of small print."""
INDENT = "\u2003"
NAMED = frozenset({"card", "cards", "target", "source", "master", "property", "properties", "space", "group"})
"""Arguments that name something one can look up."""


def mark(seat: int) -> str:
    """The sign of a seat."""
    return MARKS[seat % SEATS]


def accent(seat: int | None) -> int | None:
    """The colour of a seat's box."""
    if seat is None:
        return None
    red, green, blue = PAINTS[seat_paint(seat)]
    return red << 16 | green << 8 | blue


@dataclass(slots=True)
class Passage:
    """The lines of one box; `small` waits to be folded."""

    seat: int | None = None
    lines: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)

    def fold(self, more: Callable[[int], str]) -> None:
        """Put the small print that has come together on one line; `more` says how many are left out."""
        shown, left = "", list(self.small)
        while left and len(shown) + len(left[0]) < FOLDED:
            shown = f"{shown} · {left.pop(0)}" if shown else left.pop(0)
        if self.small:
            rest = f" · {more(len(left))}" if left and shown else ""
            self.lines.append(f"-# {cut(shown or left[0], FOLDED)}{rest}")
        self.small.clear()


@dataclass(frozen=True, slots=True)
class Block:
    """A block ready to be shown: its message, and how full it is."""

    out: Outgoing
    letters: int
    boxes: int

    @property
    def fits(self) -> bool:
        """Whether it is within the bounds of a block."""
        return self.letters <= MOST_LETTERS and self.boxes <= MOST_BOXES


def block(front: Front, table: Table, lines: Sequence[LogLine]) -> Block | None:
    """The lines of the log as a block; None if there is nothing to say."""
    found = passages(front, front.public(table), table, lines)
    if not found:
        return None
    numbers = [line.number for line in lines if line.number is not None]
    if numbers:
        found[-1].lines.append(f"-# {_span(numbers[0], numbers[-1])}")
    view, letters = ui.LayoutView(timeout=None), 0

    def left_out(count: int) -> str:
        return front.word(front.public(table), "block-folded", count=count)

    for passage in found:
        said = cut("\n".join(folded(passage.lines, left_out)), MOST_LETTERS)
        letters += len(said)
        view.add_item(ui.Container(ui.TextDisplay(said), accent_colour=accent(passage.seat)))
    view.stop()
    return Block(Outgoing(view), letters, len(found))


def passages(front: Front, reader: Reader, table: Table, lines: Iterable[LogLine]) -> list[Passage]:
    """Lines of the log as boxes, one for every turn."""
    found: list[Passage] = []

    def more(count: int) -> str:
        return front.word(reader, "block-more", count=count)

    for line in lines:
        for what in line.lines:
            style = front.catalogue.style(what.key)
            if style == "head" or not found:
                found.append(Passage(_whose(what) if style == "head" else None))
            _add(found[-1], style, told(front, reader, table, what, style, line.undone), more)
    for passage in found:
        passage.fold(more)
    return found


def told(
    front: Front, reader: Reader, table: Table, what: Text, style: str = "", undone: bool = False
) -> str:
    """One thing that happened, as Markdown, with the names in it bold."""
    bold = style in ("head", "result")
    said = front.say(what if bold else _named(what), reader, table).strip()
    if undone:
        return f"~~{said}~~"
    seat = _whose(what)
    if style == "head" and seat is not None:
        said = f"{mark(seat)} {said}"
    return "\n".join(f"**{part}**" for part in said.split("\n")) if bold and said else said


def _add(passage: Passage, style: str, said: str, more: Callable[[int], str]) -> None:
    if not said:
        return
    if style == "small":
        passage.small.append(said)
        return
    passage.fold(more)
    passage.lines.append(f"{INDENT}{said}" if style in ("part", "result") else said)


def folded(lines: list[str], left_out: Callable[[int], str]) -> list[str]:
    """The first and last lines of a long turn, what is bold between them, and what the last ones are part of:
    how things came out is never left out, nor what is going on. `left_out` says how many the others are."""
    if len(lines) <= LONG:
        return lines
    between = lines[HEADS:-TAILS]
    bold = [n for n, line in enumerate(between) if line.strip().startswith("**")][-RESULTS:]
    heads = [n for n, line in enumerate(between) if not line.startswith(INDENT)][-1:]
    kept = sorted({*bold, *(heads if lines[-TAILS].startswith(INDENT) else ())})
    more = f"-# {left_out(len(between) - len(kept))}"
    return [*lines[:HEADS], more, *(between[n] for n in kept), *lines[-TAILS:]]


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _whose(what: Text) -> int | None:
    """The first player that a text names."""
    return next((value.seat for _, value in what.args if isinstance(value, Who)), None)


def _named(what: Text) -> Text:
    """The same with all names of cards and places in it bold."""
    return Text(what.key, tuple((name, _bold(name, value)) for name, value in what.args))


def _bold(name: str, value: object) -> object:
    if isinstance(value, Text):
        return _named(value)
    if isinstance(value, tuple):
        return tuple(_bold(name, item) for item in value)
    if isinstance(value, str) and value and name in NAMED and not isinstance(value, Markup):
        return Markup(f"**{verbatim(value)}**")
    return value
