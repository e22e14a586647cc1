"""What a thread shows while it is played: the block that grows, the call below it, and panels that follow.

Lines of one burst are edited into one message as long as it is young, not full, and nothing but a call lies
below it; so a panel below it stays where the newest text is. One call at a table names all who are waited
for: who is called anew is pinged by a new one, and it goes when nobody is waited for any more.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord

from bot.engine.moves import Ask, Text
from bot.table.errors import TableError
from bot.table.out.outbox import Sent
from bot.table.past.texts import from_json
from bot.table.records import MessageRow, OutboxRow
from bot.table.seen import LogLine, Seen, Table
from bot.ui.controls.answers import quietly
from bot.ui.controls.components import cut
from bot.ui.front import Front
from bot.ui.out import blocks
from bot.ui.out.reach import Reach
from bot.ui.out.unreached import UNREACHED
from bot.ui.panel import cards
from bot.ui.panel.guide import whole_panel
from bot.ui.panel.panel import asked
from bot.ui.words.markdown import Markup

YOUNG = timedelta(minutes=10)
"""How long a block grows; a later line shall be seen to be new."""
LOOKED_AT = 60
"""Lines of the log that a block may have."""
KEPT = 5
"""Blocks of a table in which what is taken back is still shown as such."""
DEEP = 10
"""A call with more of the bot's messages below it is posted anew at the end."""
CALL = "call"
"""The slot of the call."""
SILENT = discord.AllowedMentions.none()
Channel = discord.TextChannel | discord.Thread | discord.DMChannel


@dataclass(slots=True)
class PostedBlock:
    """A block at a table: its message, the moves it tells of, and those shown as taken back."""

    channel: int
    message: int
    first: int
    last: int
    undone: frozenset[int] = frozenset()

    def of(self, log: Sequence[LogLine]) -> list[LogLine]:
        """Its lines."""
        return _between(log, self.first, self.last)


@dataclass(frozen=True, slots=True)
class Call:
    """The call that stands at a table, and the seats that it names; None: it is one of before a restart."""

    message: int
    content: str = ""
    seats: frozenset[int] | None = None


class TableStream:
    """The threads of all tables of one bot. What it remembers is only where the last block stands."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._blocks: dict[int, deque[PostedBlock]] = defaultdict(lambda: deque(maxlen=KEPT))
        self._calls: dict[int, Call] = {}

    # -- the block

    async def tell(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """Say what happened: in the block that grows, or in a new one below it."""
        texts: list[Text] = [from_json(line) for line in row.payload.get("lines", ())]
        seqs = row.payload.get("seqs")
        if seqs is None or self.front.game(table).papers is not None:
            return await self._say(row, table, channel, texts)
        log = await self.front.service.log(table.game, None, limit=LOOKED_AT)
        first, last = int(seqs[0]), max([int(seqs[1]), *(line.seq for line in log)])
        slot = self._newest(table)
        if slot is not None and slot.channel == channel.id and slot.last >= last:
            return Sent(slot.message)  # what came later has been told with what came before
        if slot is not None and await self._grown(slot, table, channel, _between(log, slot.first, last)):
            slot.last = max(slot.last, last)
            return Sent(slot.message)
        if slot is not None and slot.channel == channel.id:
            first = slot.last + 1
        lines = _between(log, first, last)
        begun = blocks.block(self.front, table, lines)
        if begun is None:
            return Sent(0)
        posted = await channel.send(view=begun.out.view, nonce=row.nonce, allowed_mentions=SILENT)
        self.front.reaches.posted(channel.id, posted.id)
        self._blocks[table.game].append(PostedBlock(channel.id, posted.id, first, last, _undone(lines)))
        await self._lower_call(table, channel)
        return Sent(posted.id)

    async def _grown(
        self, slot: PostedBlock, table: Table, channel: Channel, lines: Sequence[LogLine]
    ) -> bool:
        """Have a block show these lines; False if it no longer grows, is full or is gone."""
        grown = blocks.block(self.front, table, lines) if self._grows(slot, channel) else None
        if grown is None or not grown.fits:
            return False
        message = channel.get_partial_message(slot.message)
        try:
            await message.edit(view=grown.out.view, allowed_mentions=SILENT)
        except discord.NotFound:
            return False
        slot.undone = _undone(lines)
        return True

    def _grows(self, slot: PostedBlock, channel: Channel) -> bool:
        age = discord.utils.utcnow() - discord.utils.snowflake_time(slot.message)
        alone = not self.front.reaches.below(channel.id, slot.message, self._call_of(channel.id))
        return slot.channel == channel.id and age < YOUNG and alone

    async def _say(self, row: OutboxRow, table: Table, channel: Channel, texts: Sequence[Text]) -> Sent:
        """Something that the table itself says, in a message of its own; what it has changed in the blocks
        above is shown there."""
        said = cards.happenings(self.front, table, texts)
        if not said.strip():
            return Sent(0)
        if channel.id == table.place.channel_id:  # others may live there too
            reader = self.front.public(table)
            name = self.front.table_name(table, reader)
            said = cut(self.front.word(reader, "said-at", name=name, words=Markup(said)), cards.MOST_CONTENT)
        await self._correct(table, channel)
        message = await channel.send(said, nonce=row.nonce, allowed_mentions=SILENT)
        self.front.reaches.posted(channel.id, message.id)
        return Sent(message.id)

    def _newest(self, table: Table) -> PostedBlock | None:
        slots = self._blocks[table.game]
        return slots[-1] if slots else None

    async def _correct(self, table: Table, channel: Channel) -> None:
        """Show in the last blocks what was taken back of them, or brought back, since they were drawn."""
        slots = [slot for slot in self._blocks[table.game] if slot.channel == channel.id]
        if not slots:
            return
        since = LOOKED_AT + slots[-1].last - slots[0].first
        log = await self.front.service.log(table.game, None, limit=since)
        for slot in slots:
            undone = _undone(slot.of(log))
            block = blocks.block(self.front, table, slot.of(log)) if undone != slot.undone else None
            if block is not None and block.fits:
                slot.undone = undone
                above = channel.get_partial_message(slot.message)
                await quietly(above.edit(view=block.out.view, allowed_mentions=SILENT))

    # -- the call

    async def call(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """Call those of the row, and name who is waited for beside them without a ping, in one message that
        replaces the last call."""
        new: Sequence[Mapping[str, Any]] = row.payload["seats"]
        called = [int(seat["user"]) for seat in new if seat.get("user")]
        late = {seat["seat"] for seat in new} if row.payload["kind"] == "reminder" else set[int]()
        seen = await self.front.service.view(table.game, None)
        numbers = {seat["seat"] for seat in new}
        private = isinstance(channel, discord.DMChannel)
        others = [] if private else [who for who in self._people(seen) if who["seat"] not in numbers]
        said = cards.calls(self.front, seen, await self._wanted(table), [*new, *others], late)
        pinged = discord.AllowedMentions(users=[discord.Object(user) for user in called])
        message = await channel.send(said.content, view=said.view, nonce=row.nonce, allowed_mentions=pinged)
        if private:
            return Sent(message.id)
        old = await self._last_call(table, channel)
        if old is not None and old.message != message.id:
            await self._remove(channel, old.message)
        self.front.reaches.posted(channel.id, message.id)
        self._calls[channel.id] = Call(message.id, said.content, _seats([*new, *others]))
        return Sent(message.id, MessageRow(table.game, CALL, channel.id, message.id))

    async def settle(self, table: Table, seen: Seen, channel: Channel) -> None:
        """The call names those of its people who are still waited for; where none is, it goes. In a secret
        round it is left alone, so that nobody can see who has answered."""
        common = self.front.game(table).round
        now = common(seen.view) if common is not None and seen.view is not None else None
        if now is not None and now.secret:
            return
        old = await self._last_call(table, channel)
        if old is None:
            return
        waited = [who for who in self._people(seen) if old.seats is None or who["seat"] in old.seats]
        message = channel.get_partial_message(old.message)
        if not waited:
            self._calls.pop(channel.id, None)
            await self._remove(channel, old.message)
            await self.front.service.forget_slot(table.game, CALL)
            return
        said = cards.calls(self.front, seen, await self._wanted(table), waited)
        if old.content != said.content:
            self._calls[channel.id] = Call(old.message, said.content, _seats(waited))
            await quietly(message.edit(content=said.content, view=said.view, allowed_mentions=SILENT))

    async def _lower_call(self, table: Table, channel: Channel) -> None:
        """A call that lies too deep stands at the end again; nobody is pinged by that."""
        known = self._calls.get(channel.id)
        if known is None or self.front.reaches.below(channel.id, known.message) <= DEEP:
            return
        seen = await self.front.service.view(table.game, None)
        waited = self._people(seen)
        if not waited:
            return
        said = cards.calls(self.front, seen, await self._wanted(table), waited)
        message = await channel.send(said.content, view=said.view, allowed_mentions=SILENT, silent=True)
        self.front.reaches.posted(channel.id, message.id)
        await self._remove(channel, known.message)
        self._calls[channel.id] = Call(message.id, said.content, _seats(waited))
        await self.front.service.fill_slot(MessageRow(table.game, CALL, channel.id, message.id))

    async def _remove(self, channel: Channel, message: int) -> None:
        self.front.reaches.gone(channel.id, message)
        await quietly(channel.get_partial_message(message).delete())

    async def _last_call(self, table: Table, channel: Channel) -> Call | None:
        if channel.id in self._calls:
            return self._calls[channel.id]
        slot = await self.front.service.slot(table.game, CALL)
        return Call(slot.message_id) if slot is not None and slot.channel_id == channel.id else None

    def _call_of(self, channel: int) -> int:
        """The message of the call that stands there; 0 if none does."""
        return self._calls[channel].message if channel in self._calls else 0

    async def _wanted(self, table: Table) -> dict[int, Ask]:
        """The open decisions by seat, as everybody may know them: without choices."""
        asks = await self.front.service.asks(table.game)
        return {ask.seat: ask._replace(choices=()) for ask in asks if ask.required}

    @staticmethod
    def _people(seen: Seen) -> list[dict[str, Any]]:
        """The people who are waited for, as far as everybody may know."""
        rows = seen.table.seats
        return [
            {"seat": waiting.seat, "user": rows[waiting.seat].user_id, "due_at": waiting.due_at}
            for waiting in seen.waiting
            if rows[waiting.seat].kind == "human" and not rows[waiting.seat].away
        ]

    # -- the panels

    async def follow(self, table: Table) -> None:
        """Show everybody in reach their new decision: in their panel where it stands, or in a new one below,
        if something has been posted since."""
        for user, reach in self.front.reaches.at(table.game):
            try:
                await self._follow(table, user, reach)
            except TableError:
                continue
            except UNREACHED:  # the call leads to the panel all the same
                self.front.reaches.forget(table.game, user)

    async def _follow(self, table: Table, user: int, reach: Reach) -> None:
        front = self.front
        seat = table.seat_of(user)
        if seat is None:
            return
        seen = await front.service.panel(table.game, user)
        ask = asked(seen)
        number = None if ask is None else ask.number
        open_to = ask is not None and (ask.required or seen.pause is not None)
        new = open_to and number != reach.ask
        buried = front.reaches.below(reach.channel, reach.panel, self._call_of(reach.channel))
        over = reach.early and not seen.busy
        if not (new or over or (reach.moved and buried)):
            return
        reader = await front.reader(user)
        notice = reach.notice if reach.moved else ""
        hand = front.hand_kept(seen, reader)
        out = await whole_panel(front, reader, seen, notice=notice, hand=hand)
        reach.ask, reach.moved, reach.early = number, False, seen.busy
        await (reach.bring_down(out) if buried else reach.redraw(out))


def _between(log: Sequence[LogLine], first: int, last: int) -> list[LogLine]:
    return [line for line in log if first <= line.seq <= last]


def _undone(lines: Sequence[LogLine]) -> frozenset[int]:
    return frozenset(line.seq for line in lines if line.undone)


def _seats(people: Sequence[Mapping[str, Any]]) -> frozenset[int]:
    return frozenset(int(who["seat"]) for who in people)
