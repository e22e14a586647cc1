"""Messages as rows: what is to be said, written in the transaction of what happened, and sent afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.logs import told
from bot.store.errors import StoreError
from bot.store.records import MessageRow, OutboxRow
from bot.table.errors import TableError
from bot.table.people.places import Places
from bot.table.unit.afresh import afresh
from bot.table.unit.gate import Desk, trouble
from bot.table.unit.session import UNTOLD

log = logging.getLogger("fnord.table")
CARDS = ("table", "lobby")
CALLS = ("your-move", "reminder")
MOST_ATTEMPTS, MOST_DEFECTS = 24, 8
"""Attempts while Discord is away (half a day), and at a message that we fail to make (some minutes)."""
LONGEST_WAIT = 3600.0
AT_ONCE = 8
"""Lanes that are served at the same time: Discord takes fifty requests a second, and not many new direct
messages."""
NOT_SENT = 0
"""The message id of a row that had become pointless before it was sent."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A delivered message, and the slot of its game that it fills ('lobby', 'table', ...), if any."""

    message_id: int
    fills: MessageRow | None = None


class Undelivered(Exception):
    """Sending failed. `retry_after` seconds: worth another try; None: hopeless (closed DMs, channel gone).

    `place`: the table's own, if that is where nothing can be delivered; then the message is not given up, but
    held back until the table has another."""

    loggable = True

    def __init__(self, why: str, retry_after: float | None = None, place: int | None = None) -> None:
        super().__init__(why)
        self.retry_after = retry_after
        self.place = place


class Sender(Protocol):
    """The UI's part of the delivery.

    `row.target` is 'thread' (the game's thread, or its channel in the lobby), 'dm' (to `row.user_id`),
    'lobby' (the channel where the lobby was, else the server's for tables), 'poll' (where the game's poll
    stands; nothing else waits for it) or a channel id; `row.nonce` goes to Discord as the nonce.
    `row.payload["kind"]` is one of:

    - lobby: (re)draw the lobby card. table: (re)draw the table card, and what has a message of its own.
    - happenings: `lines` (Text JSON, see texts.py) to be said in one message; `seqs` [first, last].
    - your-move: `seats` [{seat, user, due_at, ask}] who are now waited for. reminder: the same, late.
    - paper: what was printed with the move `seq`: the public issue, or (target 'dm') what `seat` gets.
    - notice: `lines`, something the table did (paused, taken back, replaced, ...).
    - vote: `what`, `value` (of 'extend' the hours), `by`, `after` (of 'undo', what was told last where the
      game would stand again, or None): buttons to agree or refuse.
    - end: `result`, `seed`, `seed_hash`, `seats`: the final card.
    - private: `seat`, `lines`: a copy of what only that person may know (only ever with target 'dm').
    - dm-closed: `user`: tell them in the thread that their DMs are closed.
    - lost: the place of the table is gone, for one person or (target 'lobby') for `users`, with the way to
      another. moved: where the table lives now, said where it lived.
    - lapse: a lobby in which nothing happens is closed at `due_at`, of which `users` are told; None: it was.
    - review: `what` (waits, reminder, overdue), `until`: for the audit channels, with a way to the desk.
    - poll: the poll `number` is open to everybody (`Pause.poll`); where there can be none,
      `service.polls.give_up`. poll-end: it ends; tried again until its result is final, which goes to
      `service.polls.count`.
    - arrived: the game came as a file, by the hand of `by`; `held`: for whom its seats are held (user ids by
      seat), with a button to take them.
    - unreadable: `lines`, `guild`: the game cannot be read, for the channel `target`.
    - audit: `action`, `actor`, `reason`, `game`, `name`: for the audit channel.
    """

    async def send(self, row: OutboxRow) -> Sent:
        """Send it once. Raises Undelivered."""


Lane = tuple[str, int | str | None]
"""Where messages are read: a game's thread, a person's direct messages, or a channel."""
Lanes = dict[Lane, asyncio.Task[int]]


class Outbox:
    """Delivery: what is stored is sent, in order for each lane, again and again until it arrives or is
    hopeless. Each message is claimed before it is made: of two processes one sends it, and if that dies over
    it, the other sends it again under its nonce. No lane waits for another: when a message comes does not
    tell how long another's was in the making."""

    def __init__(self, desk: Desk, places: Places) -> None:
        self._desk = desk
        self._places = places
        self._one = asyncio.Lock()

    async def next_delivery(self) -> float | None:
        """When the next message that is held back now may be sent, or None. Raises StoreTrouble."""
        try:
            return await self._desk.store.next_pending(self._desk.clock())
        except StoreError as error:
            raise trouble(error) from error

    async def deliver(self, sender: Sender, limit: int = 100) -> int:
        """Send what waits, and what comes to wait meanwhile, looking at `limit` messages at a time; how many
        were dealt with. Raises StoreTrouble (the rest stays queued).

        Cards that a later row draws again, and calls for decisions already taken, are not sent.
        """
        async with self._one:
            lanes: Lanes = {}
            try:
                return await self._deliver(sender, limit, lanes)
            except StoreError as error:
                if lanes:
                    await asyncio.wait(lanes.values())
                raise trouble(error) from error
            finally:
                for task in lanes.values():
                    task.cancel()
                await asyncio.gather(*lanes.values(), return_exceptions=True)

    async def _deliver(self, sender: Sender, limit: int, lanes: Lanes) -> int:
        """A lane is taken up again only with rows read after it had ended: none is sent twice."""
        handled = 0
        while True:
            self._desk.news.clear()
            rows = await self._desk.store.pending(self._desk.clock(), limit)
            redrawn = _redrawn(rows)
            for lane, own in _by_lane(rows).items():
                if lane not in lanes and len(lanes) < AT_ONCE:
                    lanes[lane] = asyncio.create_task(self._lane(sender, own, redrawn))
            if not lanes:
                return handled
            await self._something(lanes)
            for lane in [lane for lane, task in lanes.items() if task.done()]:
                handled += lanes.pop(lane).result()

    async def _something(self, lanes: Lanes) -> None:
        """Until a lane has ended, something was stored, or a message that is held back may be sent."""
        now = self._desk.clock()
        due = await self._desk.store.next_pending(now)
        news = asyncio.create_task(self._desk.news.wait())
        timeout = None if due is None else due - now
        try:
            await asyncio.wait({*lanes.values(), news}, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()

    async def _lane(self, sender: Sender, rows: Sequence[OutboxRow], redrawn: Collection[int]) -> int:
        store = self._desk.store
        handled = 0
        held: set[tuple[object, ...]] = set()
        for row in rows:
            target = (row.game, row.target, row.user_id)
            if target in held:
                continue
            if not await store.claim_message(row.id, now=self._desk.clock()):
                held.add(target)  # another process is at it
                continue
            if "kind" not in row.payload:
                await store.mark_failed(row.id, "it cannot be read", now=self._desk.clock(), retry_at=None)
                continue
            wanted = None if row.id in redrawn else await self._still_wanted(row)
            if wanted is None:
                await store.mark_sent(row.id, NOT_SENT, now=self._desk.clock())
            elif not await self._send(sender, wanted):
                held.add(target)
            handled += 1
        return handled

    async def _send(self, sender: Sender, row: OutboxRow) -> bool:
        """Whether the row is done with; False when it is to be tried again, before what follows it."""
        store, now = self._desk.store, self._desk.clock()
        try:
            arrived = await sender.send(row)
        except Undelivered as failure:
            if failure.place is not None and (
                failure.retry_after is None or row.attempts + 1 >= MOST_ATTEMPTS
            ):
                return await self._without_place(row, str(failure), failure.place)
            return await self._given_up(row, str(failure), failure.retry_after, MOST_ATTEMPTS)
        except Exception as failure:
            log.exception("Message %s of game %s could not be made", row.id, row.game)
            return await self._given_up(row, told(failure), 2.0, MOST_DEFECTS)
        await store.mark_sent(row.id, arrived.message_id, now=now, fills=arrived.fills)
        return True

    async def _without_place(self, row: OutboxRow, why: str, place: int) -> bool:
        """Nothing arrives any more where the table lives: hold the message back until it lives elsewhere."""
        assert row.game is not None, "only a table has a place"
        try:
            wait = await self._places.unreachable(row.game, place)
        except TableError as error:
            log.warning("Game %s: the loss of its place cannot be noted: %s", row.game, error)
            wait = min(LONGEST_WAIT, 30.0 * 2.0 ** min(row.attempts, 10))
        now = self._desk.clock()
        await self._desk.store.mark_failed(
            row.id, why, now=now, retry_at=None if wait is None else now + wait
        )
        return wait is None

    async def _given_up(self, row: OutboxRow, why: str, retry_after: float | None, most: int) -> bool:
        """Note a failed attempt; whether it was the last."""
        now = self._desk.clock()
        again = None
        if retry_after is not None and row.attempts + 1 < most:
            again = now + min(LONGEST_WAIT, max(retry_after, 2.0**row.attempts))
        await self._desk.store.mark_failed(row.id, why, now=now, retry_at=again)
        if again is None:
            log.warning("Message %s of game %s was given up: %s", row.id, row.game, why)
            if row.target == "dm" and row.user_id is not None and retry_after is None:
                await self._dm_closed(row, row.user_id)
        return again is None

    async def _dm_closed(self, row: OutboxRow, user: int) -> None:
        """Note that the person takes no direct messages, and have it said where they will read it, once: with
        what is told there next, or at once if everybody knows that they were written to."""
        if row.payload["kind"] == "lost":
            await self._desk.enqueue(row.game, {"kind": "lost", "users": [user]}, "lobby")
        prefs = (await self._desk.person(user)).prefs
        if prefs.get("dm_closed"):
            return
        await self._desk.change_person(user, lambda kept: {**kept, "dm_closed": True})
        if row.game is None:
            return
        if row.payload["kind"] == "paper":
            await self._desk.enqueue(row.game, {"kind": "dm-closed", "user": user}, "thread")
            return
        try:
            await self._tell_later(row.game, user)
        except TableError as error:
            log.warning("Closed messages of game %s are not told of: %s", row.game, error)

    @afresh
    async def _tell_later(self, game: int, user: int) -> None:
        async with self._desk.act(game) as act:
            act.set_meta(**{UNTOLD: sorted({*act.session.meta.get(UNTOLD, ()), user})})

    async def _still_wanted(self, row: OutboxRow) -> OutboxRow | None:
        """The row with only those called who are still waited for; None if nobody is.

        Whom a secret round calls in the thread is called there, whatever they have done meanwhile.
        """
        if row.payload.get("kind") not in CALLS or row.game is None:
            return row
        try:
            async with self._desk.look(row.game) as session:
                if session.hushed and row.target == "thread":
                    return row
                open_asks = {
                    (waiting.seat, waiting.ask, session.seats[waiting.seat].user_id)
                    for seat in range(len(session.seats))
                    for waiting in session.waiting(seat)
                }
        except TableError:
            return row
        calls = row.payload["seats"]
        seats = [call for call in calls if (call["seat"], call["ask"], call["user"]) in open_asks]
        return replace(row, payload={**row.payload, "seats": seats}) if seats else None


def _by_lane(rows: Sequence[OutboxRow]) -> dict[Lane, list[OutboxRow]]:
    """Rows by where they are read, in their order."""
    found: dict[Lane, list[OutboxRow]] = {}
    for row in rows:
        reader = {"dm": row.user_id, "thread": row.game, "lobby": row.game, "poll": row.game}.get(
            row.target, row.target
        )
        found.setdefault((row.target, reader), []).append(row)
    return found


def _redrawn(rows: Sequence[OutboxRow]) -> set[int]:
    """The cards among `rows` that a later one of the same game draws again, and calls that it repeats."""
    last: dict[tuple[object, ...], int] = {}
    found = set()
    for row in rows:
        kind = row.payload.get("kind")
        if kind not in (*CARDS, *CALLS):
            continue
        calls = [(call["seat"], call["ask"], call["user"]) for call in row.payload.get("seats", ())]
        same = row.game, kind, row.target, *calls
        found |= {last[same]} if same in last else set()
        last[same] = row.id
    return found
