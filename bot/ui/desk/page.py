"""A page of the gamemaster's desk as a message: its texts, the ways on, what can be done, and its forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

import discord

from bot.engine.moves import Move
from bot.games.chair import Blank, Deed, Page
from bot.table.seen import Table
from bot.ui.controls import choosing
from bot.ui.controls.choosing import BUTTONS, OPTIONS, Option
from bot.ui.controls.components import Field, Layout, Outgoing, form, table_button, table_select
from bot.ui.controls.custom_id import Ref
from bot.ui.desk.table import of_table
from bot.ui.front import Front, Reader

DESK = 0x7A4EA3
QUEUE = "queue"
"""The page of what waits for the gamemaster's word; not there while nothing can wait."""
FORM = "desk"
"""The act of the desk's forms."""
TEXT = 3000
"""Characters of a page's lines that are shown at once."""
REASON = 200


@dataclass(frozen=True, slots=True)
class DeskPlace:
    """Where on the desk somebody is: a page, which part of its text, and which part of its ways."""

    key: str = ""
    part: int = 0
    ways: int = 0

    @classmethod
    def read(cls, rest: Sequence[str]) -> DeskPlace:
        """From the end of a custom_id; what makes no sense is the beginning."""
        key, part, ways = (*rest, "", "", "")[:3]
        return cls(key, *(int(n) if n.isdecimal() else 0 for n in (part, ways)))

    def rest(self) -> tuple[str, str, str]:
        """As the end of a custom_id."""
        return self.key, str(self.part), str(self.ways)


@dataclass(frozen=True, slots=True)
class Shown:
    """A page in a reader's language, ready to be laid out."""

    front: Front
    reader: Reader
    table: Table
    page: Page

    def desk(self, place: DeskPlace, notice: str = "", picked: str = "") -> Outgoing:
        """The page as a message that only its reader sees; `picked` is what they want to do, by its name."""
        front, reader, page = self.front, self.reader, self.page
        layout = Layout(DESK)
        name = front.table_name(self.table, reader)
        layout.text(f"### {name} · {front.say(page.title, reader, self.table)}", 300)
        layout.text("\n".join(f"> {line}" for line in notice.splitlines()), 500)
        parts = _parts([front.say(line, reader, self.table) for line in page.lines])
        part = min(place.part, len(parts) - 1)
        layout.text(parts[part], TEXT)
        place = DeskPlace(page.key, part, min(place.ways, max(0, (len(page.ways) - 1) // OPTIONS)))
        if len(parts) > 1:
            self._turn(layout, place, "part", len(parts))
        self._ways(layout, place)
        self._deeds(layout, picked)
        return self._foot(layout, place)

    def _turn(self, layout: Layout, place: DeskPlace, what: str, count: int) -> None:
        """Buttons to the part before and the part after."""
        at = int(getattr(place, what))
        buttons = []
        for label, to in (("gm-back", at - 1), ("gm-on", at + 1)):
            fields = {"part": place.part, "ways": place.ways, what: to}
            there = DeskPlace(place.key, fields["part"], fields["ways"])
            word = self.front.word(self.reader, f"{label}-{what}", number=to + 1, count=count)
            here = not 0 <= to < count
            rest = (*there.rest(), what) if not here else (*there.rest(), f"no-{what}")
            buttons.append(table_button(word, self.table.game, "desk", *rest, disabled=here))
        layout.row(*buttons)

    def _ways(self, layout: Layout, place: DeskPlace) -> None:
        ways = self.page.ways
        if not ways:
            return
        shown = ways[place.ways * OPTIONS :][:OPTIONS]
        options = [
            Option(self.front.plain(way.label, self.reader, self.table), way.key or "-") for way in shown
        ]
        hint = self.front.word(self.reader, "gm-open")
        layout.row(table_select(hint, self.table.game, "desk-go", options))
        if len(ways) > OPTIONS:
            self._turn(layout, place, "ways", -(-len(ways) // OPTIONS))

    def _deeds(self, layout: Layout, picked: str) -> None:
        """Buttons, or a list and the button of what was picked from it: only buttons open forms."""
        deeds = {name(n, deed): deed for n, deed in enumerate(self.page.deeds)}
        labels = {n: self.front.plain(deed.label, self.reader, self.table) for n, deed in deeds.items()}
        listed = len(deeds) > BUTTONS
        if listed:
            options = [Option(label, called, called == picked) for called, label in labels.items()]
            hint = self.front.word(self.reader, "gm-do")
            layout.row(table_select(hint, self.table.game, "desk-do", options, self.page.key))
        buttons = [
            table_button(labels[n], self.table.game, "desk-do", self.page.key, n, style=deed.style)
            for n, deed in deeds.items()
            if n == picked or not listed
        ]
        if buttons:
            layout.row(*buttons)

    def _foot(self, layout: Layout, place: DeskPlace) -> Outgoing:
        front, reader, page = self.front, self.reader, self.page
        again = (*place.rest(), "again")
        buttons = [
            table_button(front.word(reader, "gm-refresh"), self.table.game, "desk", *again, style="main")
        ]
        if page.up:
            up = DeskPlace(page.up).rest()
            buttons.append(table_button(front.word(reader, "gm-up"), self.table.game, "desk", *up, "up"))
        if page.key:
            first = DeskPlace().rest()
            buttons.append(
                table_button(front.word(reader, "gm-first"), self.table.game, "desk", *first, "first")
            )
        return layout.line().row(*buttons).done()

    def form(self, deed: Deed, called: str) -> discord.ui.Modal:
        """The form of a deed, with a blank for the reason at its end."""
        front, reader = self.front, self.reader
        ref = Ref(self.table.game, 0, FORM, 0, (self.page.key, called)).write("m")
        fields = [self._field(blank) for blank in deed.blanks]
        hint = front.word(reader, "gm-reason-hint-table" if of_table(deed.move) else "gm-reason-hint")
        fields.append(Field("reason", front.word(reader, "gm-reason"), hint, REASON, 0))
        return form(front.plain(deed.label, reader, self.table), ref, fields)

    def _field(self, blank: Blank) -> Field:
        front, reader = self.front, self.reader
        label = front.plain(blank.label, reader, self.table)
        if blank.kind == "words":
            return Field(blank.key, label, "", blank.most, blank.least, blank.value, long=blank.most > 100)
        if blank.kind == "number":
            hint = front.word(reader, "ui-range", least=blank.least, most=blank.most)
            return Field(blank.key, label, hint, 8, 1, blank.value)
        chosen = blank.value.split(",") if blank.kind == "several" else [blank.value]
        options = tuple(
            Option(front.plain(said, reader, self.table), str(value) or "-", str(value) in chosen)
            for value, said in blank.options[:OPTIONS]
        )
        return Field(blank.key, label, options=options, several=1 if blank.kind == "one" else OPTIONS)


def filled(deed: Deed, values: dict[str, list[str]]) -> Move:
    """The move that a filled-in form of `deed` makes. Raises Refused."""
    move = deed.move
    for blank in deed.blanks:
        written = values.get(blank.key, [])
        chosen = blank.kind in ("one", "several")
        move += blank.filled(["" if one == "-" else one for one in written] if chosen else written)
    return move


def name(number: int, deed: Deed) -> str:
    """What a deed is called in a custom_id: its place, and a mark of its content and what it depends on."""
    return f"{number}.{crc32(repr(deed).encode()):08x}"


def named(page: Page, called: str) -> Deed | None:
    """The deed of that name, or None if it is another one now."""
    return next((deed for n, deed in enumerate(page.deeds) if name(n, deed) == called), None)


def _parts(lines: Sequence[str]) -> list[str]:
    """Lines as texts of at most `TEXT` characters; never empty."""
    parts = [""]
    for line in lines:
        line = choosing.clip(line, TEXT) if len(line) > TEXT else line
        if len(parts[-1]) + len(line) + 1 > TEXT:
            parts.append(line)
        else:
            parts[-1] = f"{parts[-1]}\n{line}" if parts[-1] else line
    return parts
