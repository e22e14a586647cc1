"""Outbox rows as Discord messages, each sent with its nonce, so that a repetition does not double."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog

from bot.engine.moves import Text, Who, text
from bot.logs import told
from bot.table.errors import OF_ONE_GAME
from bot.table.out.outbox import Sent, Undelivered
from bot.table.past.texts import from_json
from bot.table.people import server
from bot.table.records import RUNNING, MessageRow, OutboxRow
from bot.table.seen import Table
from bot.ui.controls.components import MOST_TEXT, Layout, cut, table_button
from bot.ui.front import Front, Reader, when
from bot.ui.metrics import MESSAGES
from bot.ui.out.edited import LOBBY, TABLE, Cards
from bot.ui.out.polls import PollMessages
from bot.ui.out.stream import TableStream
from bot.ui.panel import cards
from bot.ui.press.press import Press
from bot.ui.words.markdown import Markup, verbatim

CLOSED_DMS = (50007, 50278)
GONE = 10003
SHUT = {
    50001: "sender-forbidden",
    50013: "sender-forbidden",
    50083: "thread-archived",
    160005: "thread-locked",
}
"""Codes of places that somebody has to open to the bot again, and what is told of them."""
AGAIN, SOON, LATER = 30.0, 60.0, 3600.0
"""Seconds until the next attempt: after a failure of Discord; where a moderator has to let the bot in, and
nobody shall wait long for the table to go on once they have; where the host has to mend something."""
MOST_NONCE = 24
"""Letters of a nonce (Discord allows 25); one more tells the messages of a row apart."""
SILENT = discord.AllowedMentions.none()
log = structlog.get_logger(__name__)
Channel = discord.TextChannel | discord.Thread | discord.DMChannel


class DiscordSender:
    """The outbox's way to Discord (`table.out.outbox.Sender`)."""

    def __init__(self, client: discord.Client, front: Front, press: Press) -> None:
        self.client = client
        self.front = front
        self._press = press
        self._warned: set[int] = set()
        self._cards = Cards(client, front)
        self._stream = TableStream(front)
        self._polls = PollMessages(client, front)
        self._kinds: dict[str, Callable[[OutboxRow, Table, Channel], Awaitable[Sent]]] = {
            "lobby": self._lobby,
            "table": self._table,
            "happenings": self._lines,
            "notice": self._lines,
            "private": self._private,
            "paper": self._paper,
            "your-move": self._calls,
            "reminder": self._calls,
            "vote": self._vote,
            "dm-closed": self._dm_closed,
            "lapse": self._lapse,
            "arrived": self._arrived,
            "lost": self._lost,
            "moved": self._moved,
            "end": self._end,
            "review": self._review,
            "seated": self._seated,
            "promise-due": self._promise,
            "poll": self._polls.post,
            "poll-end": self._polls.end,
        }

    async def send(self, row: OutboxRow) -> Sent:
        """Send a row once. Raises Undelivered."""
        kind = str(row.payload.get("kind"))
        try:
            sent = await self._send(row, kind)
        except (OSError, aiohttp.ClientError) as error:
            MESSAGES.labels(kind, "failed").inc()
            raise Undelivered(f"Discord cannot be reached: {told(error)}", AGAIN) from error
        except Exception:
            MESSAGES.labels(kind, "failed").inc()
            raise
        MESSAGES.labels(kind, "sent").inc()
        return sent

    async def _send(self, row: OutboxRow, kind: str) -> Sent:
        handler = self._kinds.get(kind)
        if kind in ("audit", "unreadable"):
            return await (self._audit(row) if kind == "audit" else self._unreadable(row))
        if handler is None or row.game is None:
            raise Undelivered(f"no message of kind {kind!r}")
        try:
            table = await self.front.service.table(row.game)
        except OF_ONE_GAME as error:
            raise Undelivered("its game cannot be read", LATER) from error
        if table.status == "archived" and (kind == "table" or (kind == "lobby" and not table.lapsed)):
            return Sent(0)
        if "seat" in row.payload and table.seat_of(row.user_id) != row.payload["seat"]:
            return Sent(0)  # it waited for the end of somebody's quiet hours, who plays here no more
        try:
            channel = await self._channel(row, table)
            return await handler(row, table, channel)
        except discord.HTTPException as error:
            await self._complain(row, table, error)
            raise _undelivered(error, _place(row, table)) from error
        except discord.RateLimited as error:
            raise Undelivered("rate limited", error.retry_after) from error

    # -- where

    async def _channel(self, row: OutboxRow, table: Table) -> Channel:
        if row.target == "dm":
            if row.user_id is None:
                raise Undelivered("a direct message to nobody")
            user = self.client.get_user(row.user_id) or await self.client.fetch_user(row.user_id)
            return user.dm_channel or await user.create_dm()
        if row.target == "lobby":
            return await self._lobbys(table)
        if table.lost and (place := _place(row, table)) is not None:
            raise Undelivered("the place of the table is gone", place=place)
        if row.payload.get("kind") == "lobby":
            where = table.place.channel_id
        else:
            where = table.place.talk if row.target in ("thread", "poll") else int(row.target)
        return await self._open(where)

    async def _lobbys(self, table: Table) -> Channel:
        """The channel where the lobby of a table was, else the one that the server has for tables."""
        chosen = (await self.front.service.server(table.place.guild_id)).get(server.CHANNEL)
        for where in (table.place.channel_id, chosen):
            try:
                if where is not None:
                    return await self._open(where)
            except discord.HTTPException as error:
                if error.code not in (GONE, *SHUT):
                    raise
        raise Undelivered("no channel of the table is left")

    async def _open(self, where: int) -> Channel:
        channel = self.client.get_channel(where) or await self.client.fetch_channel(where)
        if isinstance(channel, discord.Thread) and channel.archived:
            channel = await channel.edit(archived=False)
        if not isinstance(channel, discord.TextChannel | discord.Thread):
            raise Undelivered(f"channel {where} takes no messages")
        return channel

    # -- what

    async def _lines(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        return await self._stream.tell(row, table, channel)

    async def _private(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """What only one person may know, with the table where it happened and the way to their panel."""
        front, reader = self.front, self.front.public(table)
        texts: list[Text] = [from_json(line) for line in row.payload.get("lines", ())]
        where = f"<#{table.place.talk}>"
        head = front.word(reader, "private-at", name=front.table_name(table, reader), where=where)
        words = cut(f"{head}\n{cards.happenings(front, table, texts)}", cards.MOST_CONTENT)
        way = table_button(front.word(reader, "button-panel"), table.game, "panel", style="main")
        return await self._say(row, channel, cards.Said(words, cards.buttons(way)))

    async def _audit(self, row: OutboxRow) -> Sent:
        """A moderator's act with the way to its thread; it may concern the whole server and no game."""
        p, front = row.payload, self.front
        reader = await self._moderators(int(p["guild"]))
        about = {}
        if row.game is not None:
            game = await front.service.listed(row.game)
            name = verbatim(front.label(game.kind, game.name, game.id, reader))
            about = {"game": name, "where": f"<#{game.thread_id or game.channel_id}>"}
        words = front.word(
            reader,
            "audit-copy-game" if about else "audit-copy",
            who=cards.actor(front, reader, int(p["actor"])),
            action=cards.audited(front, reader, p["action"], p.get("detail", {})),
            reason=verbatim(p.get("reason") or ""),
            **about,
        )
        return await self._post(row, words)

    async def _unreadable(self, row: OutboxRow) -> Sent:
        """What is to be said of a game that cannot be read."""
        reader = await self._moderators(int(row.payload["guild"]))
        return await self._post(
            row, self.front.lines([from_json(line) for line in row.payload["lines"]], reader)
        )

    async def _moderators(self, guild: int) -> Reader:
        """How the moderators of a server are told things."""
        return Reader(0, (await self.front.service.server(guild)).get("language", self.front.language))

    async def _post(self, row: OutboxRow, words: str) -> Sent:
        """Say something in the channel `row.target`, whatever game it is about."""
        try:
            channel = await self._open(int(row.target))
            return await self._say(row, channel, cards.Said(words, cards.buttons()))
        except discord.HTTPException as error:
            log.warning("not posted", kind=row.payload["kind"], channel=row.target, code=error.code)
            raise _undelivered(error) from error

    async def _paper(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """What came out in print; the parts of a long one have nonces that differ in their last letter."""
        seq, seat, user = int(row.payload["seq"]), row.payload.get("seat"), row.user_id
        if seat is None or user is None:
            messages = await self._press.public(table, seq)
        else:
            messages = await self._press.private(table, seq, int(seat), user)
        first = 0
        for n, out in enumerate(messages):
            nonce = f"{row.nonce[:MOST_NONCE]}{n or ''}"
            sent = await channel.send(view=out.view, files=out.files, nonce=nonce, allowed_mentions=SILENT)
            self.front.reaches.posted(channel.id, sent.id)
            first = first or sent.id
        return Sent(first)

    async def _review(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """The moderators are told that the game waits for its gamemaster, with the way to their desk."""
        p, front = row.payload, self.front
        reader = await self._moderators(int(p["guild"]))
        words = front.word(
            reader,
            "gm-review",
            what=p["what"],
            game=front.table_name(table, reader),
            where=f"<#{table.place.talk}>",
            time=when(p["until"]) if p["until"] else "",
        )
        way = table_button(front.word(reader, "gm-open-desk"), table.game, "desk-open", style="main")
        return await self._say(row, channel, cards.Said(words, cards.buttons(way)))

    async def _calls(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        sent = await self._stream.call(row, table, channel)
        await self._stream.follow(table)
        return sent

    async def _vote(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        p = row.payload
        after = from_json(p.get("after"))
        said = cards.vote_card(self.front, table, p["what"], p["value"], p.get("by"), after)
        return await self._say(row, channel, said)

    async def _promise(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """A promise falls due; unless it has been settled, or the game has ended meanwhile."""
        front, seat = self.front, row.payload.get("seat")
        ledger = await front.service.promises.ledger(table.game, seat)
        found = next((p for p in ledger if p.id == row.payload["promise"] and p.state == "open"), None)
        if found is None or table.status not in RUNNING:
            return Sent(0)
        giver, taker = Who(found.seat_from), Who(found.seat_to)
        due = text("promise-due", giver=giver, taker=taker, words=found.text)
        words = front.say(due, front.public(table), table)
        if seat is not None:
            where = f"<#{table.place.talk}>"
            words = front.word(front.public(table), "promise-due-at", where=where, words=Markup(words))
        both = (found.seat_from, found.seat_to)
        users = tuple(row.user_id for row in table.seats if row.user_id and row.seat in both)
        return await self._say(row, channel, cards.Said(words, cards.buttons(), users))

    async def _seated(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """Who was given a seat is called, so that they find the thread; with the way to their panel."""
        user, reader = row.user_id or 0, self.front.public(table)
        old = verbatim(str(row.payload["old"]))
        words = self.front.word(reader, "seated", who=f"<@{user}>", old=old)
        way = table_button(self.front.word(reader, "button-panel"), table.game, "panel", style="main")
        return await self._say(row, channel, cards.Said(words, cards.buttons(way), (user,)))

    async def _dm_closed(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        user = int(row.payload["user"])
        words = self.front.word(self.front.public(table), "dm-closed", who=f"<@{user}>")
        return await self._say(row, channel, cards.Said(words, cards.buttons(), (user,)))

    async def _lapse(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """A lobby will be closed, or was, because nothing happened in it; unless something has meanwhile."""
        due, users = row.payload["due_at"], tuple(row.payload["users"])
        if table.status != ("archived" if due is None else "lobby"):
            return Sent(0)
        return await self._say(row, channel, cards.lapse(self.front, table, due, users))

    async def _lost(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """The people of a table that has lost its place are told, with the way to another."""
        if not table.lost:
            return Sent(0)
        users = tuple(int(user) for user in row.payload.get("users", ()))
        reader = self.front.public(table) if row.user_id is None else await self.front.reader(row.user_id)
        return await self._say(row, channel, cards.lost(self.front, reader, table, users))

    async def _arrived(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """Whom a game that came as a file holds seats for is called, if they are here at all: the file says
        so, and anybody may have written it."""
        held: dict[str, int] = row.payload["held"]
        users = tuple([user for user in held.values() if await self._is_here(table.place.guild_id, user)])
        seats = [int(seat) for seat in held]
        return await self._say(
            row, channel, cards.arrived(self.front, table, row.payload["by"], seats, users)
        )

    async def _is_here(self, guild: int, user: int) -> bool:
        found = self.client.get_guild(guild)
        if found is None:
            return False
        try:
            return (found.get_member(user) or await found.fetch_member(user)) is not None
        except discord.NotFound:
            return False

    async def _moved(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        """Where a table lives now is said where it lived."""
        words = self.front.word(self.front.public(table), "table-moved", where=f"<#{table.place.talk}>")
        return await self._say(row, channel, cards.Said(words, cards.buttons()))

    async def _say(self, row: OutboxRow, channel: Channel, said: cards.Said) -> Sent:
        called = discord.AllowedMentions(users=[discord.Object(user) for user in said.users])
        message = await channel.send(said.content, view=said.view, nonce=row.nonce, allowed_mentions=called)
        self.front.reaches.posted(channel.id, message.id)
        return Sent(message.id)

    # -- cards

    async def _lobby(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        begun = table.status != "lobby"
        out = cards.closed_card(self.front, table) if begun else cards.lobby_card(self.front, table)
        return await self._cards.draw(row.nonce, table, channel, LOBBY, out, always_edit=begun)

    async def _table(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        seen = await self.front.service.view(table.game, None)
        if seen.view is None:
            return Sent(0)
        picture = await self.front.table_picture(seen, self.front.public(table))
        card = cards.table_card(self.front, seen, picture)
        sent = await self._cards.draw(row.nonce, table, channel, TABLE, card, pin=True)
        await self._cards.report(row.nonce[:MOST_NONCE], seen, channel)
        await self._stream.settle(table, seen, channel)
        await self._stream.follow(table)
        return sent

    async def _end(self, row: OutboxRow, table: Table, channel: Channel) -> Sent:
        seen = await self.front.service.view(table.game, None)
        picture = await self.front.table_picture(seen, self.front.public(table))
        out = cards.end_card(self.front, seen, picture, row.payload["seed_hash"], row.payload.get("seed"))
        message = await channel.send(view=out.view, files=out.files, nonce=row.nonce, allowed_mentions=SILENT)
        self.front.reaches.posted(channel.id, message.id)
        return Sent(message.id, MessageRow(table.game, "end", channel.id, message.id))

    # -- trouble

    async def _complain(self, row: OutboxRow, table: Table, error: discord.HTTPException) -> None:
        """That the bot is shut out is told to whoever opened the table, once."""
        log.warning("not delivered", game=table.game, target=row.target, code=error.code)
        if error.code not in SHUT or row.target != "thread" or table.game in self._warned:
            return
        self._warned.add(table.game)
        reader = self.front.public(table)
        place = f"<#{table.place.talk}>"
        words = self.front.word(reader, SHUT[error.code], channel=place)
        try:
            creator = await self.client.fetch_user(table.creator_id)
            await creator.send(view=Layout().text(cut(words, MOST_TEXT)).done().view)
        except discord.HTTPException as closed:
            log.warning("creator not reached", game=table.game, code=closed.code)


def _place(row: OutboxRow, table: Table) -> int | None:
    """Where a row goes that goes to the table's own place."""
    at_home = row.target == "thread" and (row.payload["kind"] != "lobby" or table.status == "lobby")
    return table.place.talk if at_home else None


def _undelivered(error: discord.HTTPException, place: int | None = None) -> Undelivered:
    why, hopeless = f"{error.status}/{error.code}", isinstance(error, discord.NotFound) or error.status == 400
    if error.code == GONE or error.code in SHUT:
        return Undelivered(why, None if error.code == GONE else SOON, place)
    return Undelivered(why, None if hopeless or error.code in CLOSED_DMS else AGAIN)
