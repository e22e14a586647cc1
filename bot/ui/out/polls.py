"""Polls of games as Discord's own: everybody who sees the thread may vote, once, and change it to the end."""

from __future__ import annotations

from datetime import timedelta

import discord
import structlog

from bot.engine.polls import Poll
from bot.table.errors import Paused
from bot.table.out.outbox import Sent, Undelivered
from bot.table.records import MessageRow, OutboxRow
from bot.table.seen import Table
from bot.ui.controls.answers import quietly
from bot.ui.controls.components import cut
from bot.ui.front import Front

SHORTEST = timedelta(hours=1)
"""For less Discord opens no poll: the bot ends it."""
MOST_ANSWERS, MOST_QUESTION, MOST_ANSWER = 10, 300, 55
SLOT = "poll"
SOON, LATER = 3.0, 60.0
"""Seconds until the next look: while Discord counts, and while the game is paused."""
GONE = (10003, 10008)
"""The channel, the message."""
log = structlog.get_logger(__name__)
Channel = discord.TextChannel | discord.Thread | discord.DMChannel


class PollMessages:
    """The polls of all tables of one bot; each has its message in a slot of its game."""

    def __init__(self, client: discord.Client, front: Front) -> None:
        self._client = client
        self._front = front

    async def post(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """Open a poll, if it is still wanted; the game is told where there can be none."""
        poll = await self._open(table)
        if poll is None or poll.number != row.payload["number"]:
            return Sent(0)
        await self._end_former(table)
        if len(poll.answers) > MOST_ANSWERS or not _may_post(channel):
            return await self._give_up(table, poll.number)
        try:
            sent = await channel.send(poll=self._made(table, poll), nonce=row.nonce)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.warning("no poll", game=table.game, code=error.code)
            return await self._give_up(table, poll.number)
        self._front.reaches.posted(channel.id, sent.id)
        return Sent(sent.id, MessageRow(table.game, SLOT, channel.id, sent.id))

    async def end(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """End a poll, and bring its votes to the game as soon as Discord calls them final."""
        number, now = int(row.payload["number"]), await self._open(table)
        if now is not None and now.number != number:
            return Sent(0)  # the next one has ended it
        try:
            message = await self._message(table)
            if message is None or message.poll is None:
                return await self._give_up(table, number)
            if not message.poll.is_finalised():
                await quietly(message.end_poll())
                message = await message.fetch()
            if message.poll is None or not message.poll.is_finalised():
                raise Undelivered("the votes are being counted", SOON)
            ballots = await _ballots(message.poll)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return await self._give_up(table, number)
        try:
            await self._front.service.polls.count(table.game, number, ballots)
        except Paused as error:
            raise Undelivered("the game is paused", LATER) from error
        await self._front.service.forget_slot(table.game, SLOT)
        return Sent(message.id)

    async def _open(self, table: Table) -> Poll | None:
        seen = await self._front.service.view(table.game, None)
        return self._front.poll(seen)

    def _made(self, table: Table, poll: Poll) -> discord.Poll:
        reader = self._front.public(table)
        made = discord.Poll(cut(self._front.plain(poll.question, reader, table), MOST_QUESTION), SHORTEST)
        for answer in poll.answers:
            made.add_answer(text=cut(self._front.plain(answer, reader, table), MOST_ANSWER))
        return made

    async def _message(self, table: Table) -> discord.Message | None:
        slot = await self._front.service.slot(table.game, SLOT)
        if slot is None:
            return None
        where = self._client.get_channel(slot.channel_id) or await self._client.fetch_channel(slot.channel_id)
        if not isinstance(where, discord.TextChannel | discord.Thread):
            return None
        return await where.fetch_message(slot.message_id)

    async def _end_former(self, table: Table) -> None:
        """A poll whose result nobody waits for takes no more votes."""
        try:
            former = await self._message(table)
        except discord.HTTPException:
            return
        if former is not None and former.poll is not None and not former.poll.is_finalised():
            await quietly(former.end_poll())

    async def _give_up(self, table: Table, number: int) -> Sent:
        try:
            await self._front.service.polls.give_up(table.game, number)
        except Paused as error:
            raise Undelivered("the game is paused", LATER) from error
        await self._front.service.forget_slot(table.game, SLOT)
        return Sent(0)


def _may_post(channel: Channel) -> bool:
    if isinstance(channel, discord.DMChannel):
        return False
    return channel.permissions_for(channel.guild.me).send_polls


async def _ballots(poll: discord.Poll) -> list[tuple[int, int]]:
    """Who has voted, and for which answer; bots have no vote."""
    return [
        (voter.id, number)
        for number, answer in enumerate(poll.answers)
        async for voter in answer.voters()
        if not voter.bot
    ]
