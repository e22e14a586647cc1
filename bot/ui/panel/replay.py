"""A finished game step by step: the table after each move, as one seat knew it or with open cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import discord

from bot.engine.moves import Who, text
from bot.table.errors import NotAllowed, Stale
from bot.table.seen import LogLine, Moment, Seen, Table
from bot.ui.controls.answers import reply, timely
from bot.ui.controls.choosing import OPTIONS, Option
from bot.ui.controls.components import Layout, Outgoing, table_button, table_select
from bot.ui.front import Front, Reader
from bot.ui.out.pictures import Picture
from bot.ui.panel.panel import NEWS, heading

OPEN, ALL = "open", "all"
"""Whose knowledge is shown, beside that of a seat: every hand, or what everybody knew."""
TABLE, HANDS = 2500, 800
"""Characters of the table and, taken from them, of the hands on a page; what is longer is also a file."""
WINDOW = 60
"""Moves of the log that are looked through at once for the next happening."""
Way = Literal["first", "back", "on", "last", "at"]
WAYS: Mapping[str, Way] = {
    "first": "first", "back": "back", "on": "on", "last": "last", "at": "at", "as": "at",
}  # fmt: skip
"""What a button leads to; to look as somebody else is to stay."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a reader of a replay is: after which move, and whose knowledge they are shown."""

    seq: int
    who: str

    def seat(self, table: Table) -> int | None:
        """The seat whose knowledge is shown. Raises Stale for one that is not there."""
        if self.who in (OPEN, ALL):
            return None
        if not self.who.isdecimal() or int(self.who) >= len(table.seats):
            raise Stale
        return int(self.who)


class Replay:
    """The acts of a replay's buttons and lists; nothing is kept, all is in their custom_ids."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def press(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """A button (way, move, whose), or a list whose value is the move or whose knowledge."""
        if not rest:
            await self.show(interaction, game)
            return
        way, number, who = (*rest, "", "")[:3]
        if values:
            number, who = (values[0], who) if way == "at" else (number, values[0])
        if not number.isdecimal() or way not in WAYS:
            raise Stale
        await self.show(interaction, game, Spot(int(number), who), WAYS[way])

    async def show(
        self, interaction: discord.Interaction, game: int, spot: Spot | None = None, way: Way = "first"
    ) -> None:
        """The page of a spot, or of the one `way` from it. Raises NotAllowed while the game runs."""
        front = self.front
        reader = await front.reader(interaction.user.id)
        seen = await timely(interaction, front.service.view(game, None))
        table = seen.table
        if table.seed is None or seen.view is None:
            raise NotAllowed(text("table-secret-until-the-end"))
        own = table.seat_of(interaction.user.id)
        spot = spot or Spot(0, ALL if own is None else str(own))
        seat = spot.seat(table)
        spot = replace(spot, seq=await self._go(table, seat, spot.seq, way))
        moment = await timely(interaction, front.service.moment(game, spot.seq, seat))
        then = replace(seen, seat=seat, view=moment.view)
        picture = await timely(interaction, front.table_picture(then, reader))
        await reply(interaction, replay_page(front, reader, then, moment, spot, picture))

    async def _go(self, table: Table, seat: int | None, seq: int, way: Way) -> int:
        """The move at the end of the way; back and on lead to the next one that something came of."""
        seq = min(seq, table.seq)
        if way == "first":
            return 0
        if way == "last":
            return table.seq
        if way == "at":
            return seq
        return await (self._back(table, seat, seq) if way == "back" else self._on(table, seat, seq))

    async def _back(self, table: Table, seat: int | None, seq: int) -> int:
        while seq > 1:
            first = max(1, seq - WINDOW)
            lines = await self.front.service.moves(table.game, seat, first, seq - 1)
            found = _happened(reversed(lines))
            if found is not None:
                return found
            seq = first
        return 0

    async def _on(self, table: Table, seat: int | None, seq: int) -> int:
        while seq < table.seq:
            end = min(seq + WINDOW, table.seq)
            lines = await self.front.service.moves(table.game, seat, seq + 1, end)
            found = _happened(lines)
            if found is not None:
                return found
            seq = end
        return table.seq


def _happened(lines: Iterable[LogLine]) -> int | None:
    """The first of these moves that anything is told of."""
    return next((line.seq for line in lines if line.lines), None)


def replay_page(
    front: Front, reader: Reader, seen: Seen, moment: Moment, spot: Spot, picture: Picture | None
) -> Outgoing:
    """The table after a move with what the move did, its full text, and the ways through the game.

    `seen` is the game with the view of that moment.
    """
    table = seen.table
    layout = Layout(NEWS).text(f"### {heading(front, reader, seen)}", 300)
    at = front.word(reader, "replay-at", move=moment.seq, moves=table.seq)
    done = front.lines(moment.lines, reader, table)
    layout.text(f"**{at}**" + (f"\n{done}" if done else ""), 900)
    hands = _hands(front, reader, seen, moment) if spot.who == OPEN else ""
    if seen.seat is not None:
        hands = front.hand_twin(seen, reader)
    twin, most = front.table_twin(seen, reader), TABLE - HANDS if hands else TABLE
    layout.picture(picture, "table.png").text(twin, most)
    if hands:
        layout.line().text(hands, HANDS)
    if len(twin) > most or len(hands) > HANDS:
        layout.document("\n\n".join(part for part in (done, twin, hands) if part).encode(), "replay.txt")
    game, here = table.game, (str(moment.seq), spot.who)
    start, end = moment.seq == 0, moment.seq == table.seq
    layout.row(
        table_button(front.word(reader, "button-first"), game, "replay", "first", *here, disabled=start),
        table_button(front.word(reader, "button-back"), game, "replay", "back", *here, disabled=start),
        table_button(
            front.word(reader, "button-on"), game, "replay", "on", *here, style="main", disabled=end
        ),
        table_button(front.word(reader, "button-last"), game, "replay", "last", *here, disabled=end),
        table_button(front.word(reader, "button-verify"), game, "verify"),
    )
    whose = table_select(
        front.word(reader, "replay-whose"), game, "replay", _whose(front, reader, table, spot), "as", here[0]
    )
    return layout.row(whose).row(_jump(front, reader, table, spot)).done()


def _hands(front: Front, reader: Reader, seen: Seen, moment: Moment) -> str:
    """What every player held, one after the other."""
    said = []
    for seat, view in enumerate(moment.hands):
        held = front.hand_twin(replace(seen, seat=seat, view=view), reader)
        said.append(f"**{front.say(text('replay-hand', who=Who(seat)), reader, seen.table)}** {held}")
    return "\n".join(said)


def _whose(front: Front, reader: Reader, table: Table, spot: Spot) -> list[Option]:
    named = {OPEN: front.word(reader, "replay-open"), ALL: front.word(reader, "replay-all")}
    for seat, name in table.names.items():
        named[str(seat)] = front.word(reader, "replay-seat", name=name)
    return [Option(label, value, value == spot.who) for value, label in named.items()]


def _jump(front: Front, reader: Reader, table: Table, spot: Spot) -> discord.ui.Select[discord.ui.LayoutView]:
    """A list of moves that lie evenly over the whole game."""
    last = max(table.seq, 1)
    places = sorted({round(last * n / (OPTIONS - 1)) for n in range(OPTIONS)})
    options = [Option(front.word(reader, "replay-move", move=seq), str(seq)) for seq in places]
    return table_select(front.word(reader, "replay-jump"), table.game, "replay", options, "at", "0", spot.who)
