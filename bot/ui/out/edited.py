"""Messages that are edited where they stand: the lobby, the table, and reports of what goes on there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

import discord

from bot.games.reports import StandingReport
from bot.table.out.outbox import Sent
from bot.table.records import RUNNING, MessageRow
from bot.table.seen import Seen, Table
from bot.ui.controls.answers import quietly
from bot.ui.controls.components import Outgoing
from bot.ui.front import Front
from bot.ui.out.pictures import Gallery
from bot.ui.panel import cards

FRESH = timedelta(minutes=50)
"""Discord limits edits of messages older than an hour: an older card is followed by a new one."""
LOST = (10008, 50005)
"""Discord's codes for a message that is gone, or was written by another bot: the host has changed it."""
LOBBY, TABLE = "lobby", "table"
"""The slots of the two cards."""
REPORT, OVER = "report ", " over"
"""The slot of a report is made of its number, and a word more when it is over."""
SILENT = discord.AllowedMentions.none()
Pins = discord.TextChannel | discord.Thread
Channel = discord.TextChannel | discord.Thread | discord.DMChannel


class Cards:
    """The messages of all tables of one bot that are drawn again; each is known by its slot."""

    def __init__(self, client: discord.Client, front: Front) -> None:
        self._client = client
        self._front = front
        self._shown: dict[tuple[int, str], tuple[int, str]] = {}

    async def draw(
        self,
        nonce: str,
        table: Table,
        channel: Channel,
        slot: str,
        out: Outgoing,
        *,
        pin: bool = False,
        always_edit: bool = False,
    ) -> Sent:
        """Redraw the message of a slot where it stands; an old or lost one is followed by a new one.

        One that would look the same is left alone: an edit can be seen, and would tell of a secret move.
        """
        look = _look(out)
        old = await self._front.service.slot(table.game, slot)
        if old is not None and old.channel_id == channel.id:
            message = channel.get_partial_message(old.message_id)
            age = discord.utils.utcnow() - discord.utils.snowflake_time(old.message_id)
            if self._shown.get((table.game, slot)) == (old.message_id, look):
                return Sent(old.message_id)
            if always_edit or age < FRESH:
                try:
                    await message.edit(view=out.view, attachments=out.files, allowed_mentions=SILENT)
                    self._note(table, slot, old.message_id, look)
                    return Sent(old.message_id)
                except discord.HTTPException as error:
                    if error.code not in LOST:
                        raise
            elif pin:
                await quietly(message.unpin())
        elif old is not None and pin and isinstance(before := self._client.get_channel(old.channel_id), Pins):
            await quietly(before.get_partial_message(old.message_id).unpin())
        sent = await channel.send(view=out.view, files=out.files, nonce=nonce, allowed_mentions=SILENT)
        self._note(table, slot, sent.id, look)
        self._front.reaches.posted(channel.id, sent.id)
        if pin:
            await quietly(sent.pin())
        if slot == LOBBY and old is not None:
            await self._follow(channel, old, sent.id)
        return Sent(sent.id, MessageRow(table.game, slot, channel.id, sent.id))

    async def _follow(self, channel: Channel, old: MessageRow, new: int) -> None:
        """A lobby card that is followed by another goes: it shows who sat there then."""
        if old.channel_id == channel.id and old.message_id != new:
            self._front.reaches.gone(channel.id, old.message_id)
            await quietly(channel.get_partial_message(old.message_id).delete())

    def _note(self, table: Table, slot: str, message: int, look: str) -> None:
        """Keep in mind what a message shows, as long as the table is played at."""
        if slot != LOBBY and table.status in RUNNING:
            self._shown[table.game, slot] = message, look
        else:
            self._shown.pop((table.game, slot), None)

    async def report(self, nonce: str, seen: Seen, channel: Channel) -> None:
        """Draw what goes on at a table; what is over is drawn a last time, what was undone is taken away."""
        reports = self._front.reports(seen)
        known = await self._front.service.slots(seen.table.game)
        last = max((report.number for report in reports), default=-1)
        for slot, row in known.items():
            if slot.startswith(REPORT) and _number(slot) > last:
                await self._take_away(row)
        for report in reports:
            await self._report(f"{nonce}r", seen, channel, report, known)

    async def _take_away(self, row: MessageRow) -> None:
        """The message of a slot is deleted, as far as that can be done."""
        channel = self._client.get_channel(row.channel_id)
        if isinstance(channel, Channel):
            self._front.reaches.gone(channel.id, row.message_id)
            await quietly(channel.get_partial_message(row.message_id).delete())
        self._shown.pop((row.game, row.slot), None)
        await self._front.service.forget_slot(row.game, row.slot)

    async def _report(
        self,
        nonce: str,
        seen: Seen,
        channel: Channel,
        report: StandingReport,
        known: Mapping[str, MessageRow],
    ) -> None:
        service, table = self._front.service, seen.table
        going = f"{REPORT}{report.number}"
        ended = f"{going}{OVER}"
        if report.over and ended in known:
            return
        now, then = (ended, going) if report.over else (going, ended)
        slot = then if then in known else now
        picture = await self._front.report_picture(seen, report)
        out = cards.report_card(self._front, seen, report, picture)
        sent = await self.draw(nonce, table, channel, slot, out)
        filled = sent.fills or known.get(slot)
        if filled is not None and (sent.fills is not None or slot != now):
            await service.fill_slot(replace(filled, slot=now))
        if slot != now:
            self._shown.pop((table.game, slot), None)
            await service.forget_slot(table.game, slot)


def _number(slot: str) -> int:
    """Of which report a slot is."""
    return int(slot.removeprefix(REPORT).removesuffix(OVER))


def _look(out: Outgoing) -> str:
    """What a card shows, as a short string."""
    pictures = [file.fp.read() for file in out.files]
    for file in out.files:
        file.reset()
    return Gallery.key(out.view.to_components(), pictures)
