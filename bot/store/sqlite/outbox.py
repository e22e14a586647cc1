"""Timers, outgoing messages and the messages that fill a game's slots."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.errors import NotFound
from bot.store.owner import Owner
from bot.store.records import MessageRow, NewMessage, OutboxRow, TimerRow
from bot.store.rows import a_message, a_message_to_send, a_timer
from bot.store.sqlite import commit
from bot.store.sqlite.sharing import held

_TIMER = "id, game, seat, kind, due_at, ask"
_OUTBOX = (
    "o.id, o.game, o.nonce, o.target, o.user_id, o.payload, o.state, o.attempts, o.last_error, o.not_before,"
    " o.message_id"
)


def timers(db: sqlite3.Connection, game: int) -> list[TimerRow]:
    rows = db.execute(f"SELECT {_TIMER} FROM timers WHERE game = ? ORDER BY due_at, id", (game,)).fetchall()
    return a_timer.all(rows)


def due_timers(db: sqlite3.Connection, owner: Owner, now: float, limit: int) -> list[TimerRow]:
    taken = json.dumps(list(held(db, "timers", owner, now)))
    rows = db.execute(
        f"SELECT {_TIMER} FROM timers WHERE due_at <= ? AND id NOT IN (SELECT value FROM json_each(?))"
        " ORDER BY due_at, id LIMIT ?",
        (now, taken, limit),
    ).fetchall()
    return a_timer.listed(rows)


def next_due(db: sqlite3.Connection, owner: Owner) -> float | None:
    lapses = held(db, "timers", owner, None)
    free = "SELECT min(due_at) FROM timers WHERE id NOT IN (SELECT value FROM json_each(?))"
    return _soonest(_one(db, free, (json.dumps(list(lapses)),)), lapses.values())


def enqueue(db: sqlite3.Connection, outbox: Sequence[NewMessage], now: float, game: int | None) -> None:
    commit.put_outbox(db, game, outbox, now, "ON CONFLICT (nonce) DO NOTHING")


def pending(db: sqlite3.Connection, owner: Owner, now: float, limit: int) -> list[OutboxRow]:
    same_target = "e.game IS o.game AND e.target = o.target AND e.user_id IS o.user_id"
    rows = db.execute(
        f"SELECT {_OUTBOX} FROM outbox o WHERE o.state = 'pending' AND o.not_before <= ? AND NOT EXISTS ("
        "SELECT 1 FROM outbox e WHERE e.state = 'pending' AND e.attempts > 0 AND e.not_before > ?"
        f" AND e.id < o.id AND {same_target}) AND NOT EXISTS ("
        "SELECT 1 FROM json_each(?) taken JOIN outbox e ON e.id = taken.value"
        f" WHERE e.state = 'pending' AND e.id <= o.id AND {same_target})"
        " ORDER BY o.id LIMIT ?",
        (now, now, json.dumps(list(held(db, "outbox", owner, now))), limit),
    ).fetchall()
    return a_message_to_send.listed(rows)


def next_pending(db: sqlite3.Connection, owner: Owner, now: float) -> float | None:
    waiting = "SELECT min(not_before) FROM outbox WHERE state = 'pending' AND not_before > ?"
    return _soonest(_one(db, waiting, (now,)), held(db, "outbox", owner, now).values())


def mark_sent(
    db: sqlite3.Connection, message: int, message_id: int, now: float, fills: MessageRow | None
) -> None:
    _mark(
        db,
        "UPDATE outbox SET state = 'sent', message_id = ?, attempts = attempts + 1, last_error = NULL,"
        " changed_at = ?, claimed_by = NULL, claimed_at = NULL WHERE id = ?",
        (message_id, now, message),
    )
    if fills is not None:
        save_message(db, fills)


def mark_failed(db: sqlite3.Connection, message: int, error: str, now: float, retry_at: float | None) -> None:
    state, not_before = ("failed", now) if retry_at is None else ("pending", retry_at)
    _mark(
        db,
        "UPDATE outbox SET state = ?, not_before = ?, attempts = attempts + 1, last_error = ?,"
        " changed_at = ?, claimed_by = NULL, claimed_at = NULL WHERE id = ? AND state <> 'sent'",
        (state, not_before, error, now, message),
    )


def failed(db: sqlite3.Connection, game: int | None, limit: int) -> list[OutboxRow]:
    rows = db.execute(
        f"SELECT {_OUTBOX} FROM outbox o WHERE o.state = 'failed' AND (? IS NULL OR o.game = ?)"
        " ORDER BY o.id DESC LIMIT ?",
        (game, game, limit),
    ).fetchall()
    return a_message_to_send.listed(rows)


def prune(db: sqlite3.Connection, before: float) -> int:
    return db.execute("DELETE FROM outbox WHERE state = 'sent' AND changed_at < ?", (before,)).rowcount


def messages(db: sqlite3.Connection, game: int) -> list[MessageRow]:
    rows = db.execute(
        "SELECT game, slot, channel_id, message_id FROM messages WHERE game = ? ORDER BY slot", (game,)
    ).fetchall()
    return a_message.all(rows)


def save_message(db: sqlite3.Connection, row: MessageRow) -> None:
    if not db.execute("SELECT 1 FROM games WHERE id = ?", (row.game,)).fetchall():
        raise NotFound(f"game {row.game}")
    commit.put_messages(db, row.game, (row,))


def forget_message(db: sqlite3.Connection, game: int, slot: str) -> None:
    db.execute("DELETE FROM messages WHERE game = ? AND slot = ?", (game, slot))


def _one(db: sqlite3.Connection, sql: str, values: tuple[float | str, ...]) -> float | None:
    (value,) = db.execute(sql, values).fetchall()[0]
    return None if value is None else float(value)


def _soonest(time: float | None, others: Iterable[float]) -> float | None:
    return min([*others] if time is None else [time, *others], default=None)


def _mark(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> None:
    if db.execute(sql, values).rowcount != 1:
        raise NotFound(f"no message {values[-1]} is waiting")
