"""Timers, outgoing messages and the messages that fill a game's slots."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.errors import NotFound
from bot.store.owner import Owner
from bot.store.postgres import commit
from bot.store.postgres.sharing import held
from bot.store.postgres.work import Work
from bot.store.records import MessageRow, NewMessage, OutboxRow, TimerRow
from bot.store.rows import a_message, a_message_to_send, a_timer
from bot.store.sharing import LEFT_LYING

_TIMER = "t.id, t.game, t.seat, t.kind, t.due_at, t.ask"
_OUTBOX = (
    "o.id, o.game, o.nonce, o.target, o.user_id, o.payload, o.state, o.attempts, o.last_error, o.not_before,"
    " o.message_id"
)
_FOREIGN_LETTER = f"o.target = 'dm' AND greatest(o.changed_at, o.not_before) <= $1 - {LEFT_LYING}"
_SAME_TARGET = (
    "coalesce(e.game, 0) = coalesce(o.game, 0) AND e.target = o.target"
    " AND coalesce(e.user_id, 0) = coalesce(o.user_id, 0)"
)


async def timers(work: Work, game: int) -> list[TimerRow]:
    rows = await work.rows(f"SELECT {_TIMER} FROM timers t WHERE game = $1 ORDER BY due_at, id", game)
    return a_timer.all(rows)


async def due_timers(work: Work, owner: Owner, now: float, limit: int) -> list[TimerRow]:
    taken = list(await held(work, "timers", owner, now))
    rows = await work.rows(
        f"SELECT {_TIMER} FROM timers t JOIN games g ON g.id = t.game WHERE t.due_at <= $1"
        f" AND {work.mine('g.guild_id')} AND t.id <> ALL($2::bigint[]) ORDER BY t.due_at, t.id LIMIT $3",
        now,
        taken,
        limit,
    )
    return a_timer.listed(rows)


async def next_due(work: Work, owner: Owner) -> float | None:
    lapses = await held(work, "timers", owner, None)
    free = await work.row(
        f"SELECT t.due_at FROM timers t JOIN games g ON g.id = t.game WHERE {work.mine('g.guild_id')}"
        " AND t.id <> ALL($1::bigint[]) ORDER BY t.due_at, t.id LIMIT 1",
        list(lapses),
    )
    return _soonest(free, lapses.values())


async def enqueue(work: Work, outbox: Sequence[NewMessage], now: float, game: int | None) -> None:
    await commit.put_outbox(work, game, outbox, now, "ON CONFLICT (nonce) DO NOTHING")
    if game is not None and (row := await work.row("SELECT guild_id FROM games WHERE id = $1", game)):
        work.guilds.add(row[0])
    elif outbox:
        work.anybody = True


async def pending(work: Work, owner: Owner, now: float, limit: int) -> list[OutboxRow]:
    taken = list(await held(work, "outbox", owner, now))
    rows = await work.rows(
        f"SELECT {_OUTBOX} FROM outbox o LEFT JOIN games g ON g.id = o.game"
        f" WHERE o.state = 'pending' AND o.not_before <= $1 AND {_deliverable(work)} AND NOT EXISTS ("
        "SELECT 1 FROM outbox e WHERE e.state = 'pending' AND e.attempts > 0 AND e.not_before > $1"
        f" AND e.id < o.id AND {_SAME_TARGET}) AND NOT EXISTS ("
        "SELECT 1 FROM outbox e WHERE e.id = ANY($2::bigint[])"
        f" AND e.state = 'pending' AND e.id <= o.id AND {_SAME_TARGET})"
        " ORDER BY o.id LIMIT $3",
        now,
        taken,
        limit,
    )
    return a_message_to_send.listed(rows)


def _deliverable(work: Work) -> str:
    """An SQL condition: this process is to send it. What belongs to a game goes out where its server is;
    direct messages that are left lying there (the process is down) may go out anywhere."""
    if work.shards.whole:
        return "TRUE"
    return f"(o.game IS NULL OR {work.mine('g.guild_id')} OR ({_FOREIGN_LETTER}))"


async def left_lying(work: Work, now: float) -> bool:
    """Whether direct messages wait that another process should have sent."""
    if work.shards.whole:
        return False
    return bool(
        await work.row(
            "SELECT 1 FROM outbox o JOIN games g ON g.id = o.game WHERE o.state = 'pending'"
            f" AND {_FOREIGN_LETTER} AND NOT {work.mine('g.guild_id')} LIMIT 1",
            now,
        )
    )


async def next_pending(work: Work, owner: Owner, now: float) -> float | None:
    mine = "TRUE" if work.shards.whole else f"(o.game IS NULL OR {work.mine('g.guild_id')})"
    waiting = await work.row(
        "SELECT min(o.not_before) FROM outbox o LEFT JOIN games g ON g.id = o.game"
        f" WHERE o.state = 'pending' AND o.not_before > $1 AND {mine}",
        now,
    )
    return _soonest(waiting, (await held(work, "outbox", owner, now)).values())


async def mark_sent(work: Work, message: int, message_id: int, now: float, fills: MessageRow | None) -> None:
    await _mark(
        work,
        "UPDATE outbox SET state = 'sent', message_id = $2, attempts = attempts + 1, last_error = NULL,"
        " changed_at = $3, claimed_by = NULL, claimed_at = NULL WHERE id = $1",
        message,
        message_id,
        now,
    )
    if fills is not None:
        await save_message(work, fills)


async def mark_failed(work: Work, message: int, error: str, now: float, retry_at: float | None) -> None:
    state, not_before = ("failed", now) if retry_at is None else ("pending", retry_at)
    await _mark(
        work,
        "UPDATE outbox SET state = $2, not_before = $3, attempts = attempts + 1, last_error = $4,"
        " changed_at = $5, claimed_by = NULL, claimed_at = NULL WHERE id = $1 AND state <> 'sent'",
        message,
        state,
        not_before,
        error,
        now,
    )


async def failed(work: Work, game: int | None, limit: int) -> list[OutboxRow]:
    rows = await work.rows(
        f"SELECT {_OUTBOX} FROM outbox o WHERE o.state = 'failed' AND ($1::bigint IS NULL OR o.game = $1)"
        " ORDER BY o.id DESC LIMIT $2",
        game,
        limit,
    )
    return a_message_to_send.listed(rows)


async def prune(work: Work, before: float) -> int:
    return await work.run("DELETE FROM outbox WHERE state = 'sent' AND changed_at < $1", before)


async def messages(work: Work, game: int) -> list[MessageRow]:
    rows = await work.rows(
        "SELECT game, slot, channel_id, message_id FROM messages WHERE game = $1 ORDER BY slot", game
    )
    return a_message.all(rows)


async def save_message(work: Work, row: MessageRow) -> None:
    if not await work.row("SELECT 1 FROM games WHERE id = $1", row.game):
        raise NotFound(f"game {row.game}")
    await commit.put_messages(work, row.game, (row,))


async def forget_message(work: Work, game: int, slot: str) -> None:
    await work.run("DELETE FROM messages WHERE game = $1 AND slot = $2", game, slot)


def _soonest(row: Sequence[Any] | None, others: Iterable[float]) -> float | None:
    first = [] if row is None or row[0] is None else [float(row[0])]
    return min([*first, *others], default=None)


async def _mark(work: Work, sql: str, message: int, *values: Any) -> None:
    if not await work.run(sql, message, *values):
        raise NotFound(f"no message {message} is waiting")
