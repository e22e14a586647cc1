"""Writing: opening a game and storing one action. Each function runs inside one BEGIN IMMEDIATE..COMMIT."""

import sqlite3
from collections.abc import Iterable, Sequence

from bot.store import written
from bot.store.codec import Packed, digest, to_json
from bot.store.errors import AlreadyDone, Conflict, NotFound, TimerGone
from bot.store.records import (
    Committed,
    Entry,
    MessageRow,
    MoveBatch,
    NewAudit,
    NewGame,
    NewMessage,
    NewTimer,
    PromiseRow,
    ResultRow,
    SeatRow,
)


def create_game(
    db: sqlite3.Connection,
    new: NewGame,
    now: float,
    key: str | None,
    seats: Sequence[SeatRow],
    timers: Sequence[NewTimer],
    outbox: Sequence[NewMessage],
    audit: Sequence[NewAudit],
) -> int:
    if rows := db.execute("SELECT id FROM games WHERE creation_key = ?", (key,)).fetchall():
        raise AlreadyDone(rows[0][0], 0)
    game = insert_game(db, new, now, key)
    insert_epoch(db, game, 0, 1, new.rules_version, None)
    put_seats(db, game, seats)
    _put_timers(db, game, timers)
    put_outbox(db, game, outbox, now)
    put_audit(db, game, audit, now)
    return game


def insert_game(db: sqlite3.Connection, new: NewGame, now: float, key: str | None) -> int:
    cursor = db.execute(
        "INSERT INTO games (kind, name, guild_id, channel_id, thread_id, status, options, seats, epoch,"
        " rules_version, seed, seed_hash, seq, created_at, updated_at, creator_id, settings, creation_key)"
        " VALUES (?, ?, ?, ?, ?, 'lobby', ?, ?, 0, ?, ?, ?, 0, ?, ?, ?, ?, ?)",
        (
            new.kind,
            new.name,
            new.place.guild_id,
            new.place.channel_id,
            new.place.thread_id,
            to_json(dict(new.options)),
            new.seats,
            new.rules_version,
            new.seed,
            digest(new.seed),
            now,
            now,
            new.creator_id,
            to_json(dict(new.settings)),
            key,
        ),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def commit_move(db: sqlite3.Connection, batch: MoveBatch) -> Committed:
    _refuse_repeats(db, batch.entries)
    done = _advance(db, batch)
    if batch.fired is not None:
        claim = db.execute("DELETE FROM timers WHERE id = ? AND game = ?", (batch.fired, batch.game))
        if claim.rowcount != 1:
            raise TimerGone(f"timer {batch.fired} of game {batch.game} is gone")
    _set_epoch(db, batch, done)
    append(db, batch.game, done.first_seq, done.epoch, batch.entries, batch.now)
    if batch.snapshot is not None:
        put_snapshot(db, batch.game, batch.snapshot)
    if batch.timers is not None:
        _put_timers(db, batch.game, batch.timers)
    if batch.seats is not None:
        put_seats(db, batch.game, batch.seats)
    if batch.results is not None:
        put_results(db, batch.game, batch.results)
    put_promises(db, batch.game, batch.promises)
    put_messages(db, batch.game, batch.messages)
    put_outbox(db, batch.game, batch.outbox, batch.now)
    if batch.place is not None:
        _release(db, batch.game)
    put_audit(db, batch.game, batch.audit, batch.now)
    return done


def mark_broken(
    db: sqlite3.Connection,
    game: int,
    why: str,
    now: float,
    outbox: Sequence[NewMessage],
    audit: Sequence[NewAudit],
) -> bool:
    if db.execute("DELETE FROM timers WHERE game = ?", (game,)).rowcount:
        db.execute("UPDATE games SET version = version + 1 WHERE id = ?", (game,))
    marked = db.execute(
        "UPDATE games SET broken = ?, status = CASE status WHEN 'live' THEN 'paused' ELSE status END,"
        " version = version + 1, updated_at = ? WHERE id = ? AND broken IS NULL",
        (why, now, game),
    )
    if not marked.rowcount:
        return False
    put_outbox(db, game, outbox, now)
    put_audit(db, game, audit, now)
    return True


def mark_sound(db: sqlite3.Connection, game: int) -> None:
    db.execute("UPDATE games SET broken = NULL WHERE id = ?", (game,))


def _refuse_repeats(db: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if entry.key is None:
            continue
        if rows := db.execute("SELECT game, seq FROM log WHERE key = ?", (entry.key,)).fetchall():
            raise AlreadyDone(*rows[0])


def _advance(db: sqlite3.Connection, batch: MoveBatch) -> Committed:
    """Move the game's row on from `batch.version`. Unnamed columns spare their indexes."""
    changes = written.changes(batch)
    columns = ", ".join(f"{column} = ?" for column in changes)
    rows = db.execute(
        f"UPDATE games SET {columns}, seq = seq + ?, epoch = epoch + ?, version = version + 1"
        " WHERE id = ? AND version = ? RETURNING seq, epoch, version",
        (*changes.values(), len(batch.entries), int(batch.close_epoch), batch.game, batch.version),
    ).fetchall()
    if rows:
        seq, epoch, version = rows[0]
        return Committed(batch.game, seq - len(batch.entries) + 1, seq, epoch, version)
    found = db.execute("SELECT version FROM games WHERE id = ?", (batch.game,)).fetchall()
    if not found:
        raise NotFound(f"game {batch.game}")
    raise Conflict(f"game {batch.game} is at version {found[0][0]}, not {batch.version}")


def _set_epoch(db: sqlite3.Connection, batch: MoveBatch, done: Committed) -> None:
    if batch.close_epoch:
        db.execute(
            "INSERT INTO epochs SELECT g.id, g.epoch, ?, g.rules_version, s.data, s.hash"
            " FROM games g LEFT JOIN snapshots s ON s.game = g.id WHERE g.id = ?",
            (done.first_seq, batch.game),
        )
    elif batch.rules_version is not None:
        db.execute(
            "UPDATE epochs SET rules_version = ? WHERE game = ? AND epoch = ?",
            (batch.rules_version, batch.game, done.epoch),
        )


def insert_epoch(
    db: sqlite3.Connection, game: int, epoch: int, first_seq: int, version: str, start: Packed | None
) -> None:
    data, hash = (None, None) if start is None else (start.data, start.hash)
    db.execute("INSERT INTO epochs VALUES (?, ?, ?, ?, ?, ?)", (game, epoch, first_seq, version, data, hash))


def append(
    db: sqlite3.Connection, game: int, first: int, epoch: int, entries: Sequence[Entry], at: float
) -> None:
    db.executemany(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        written.moves(game, first, epoch, entries, at),
    )


def put_snapshot(db: sqlite3.Connection, game: int, snapshot: Packed) -> None:
    db.execute(
        "INSERT INTO snapshots VALUES (?, ?, ?)"
        " ON CONFLICT (game) DO UPDATE SET data = excluded.data, hash = excluded.hash",
        (game, snapshot.data, snapshot.hash),
    )


def _put_timers(db: sqlite3.Connection, game: int, timers: Iterable[NewTimer]) -> None:
    db.execute("DELETE FROM timers WHERE game = ?", (game,))
    db.executemany(
        "INSERT INTO timers (game, seat, kind, due_at, ask) VALUES (?, ?, ?, ?, ?)",
        written.timers(game, timers),
    )


def _release(db: sqlite3.Connection, game: int) -> None:
    """What could not be said where the game lived is tried anew where it lives now."""
    db.execute(
        "UPDATE outbox SET not_before = 0, attempts = 0"
        " WHERE game = ? AND target = 'thread' AND state = 'pending' AND attempts > 0",
        (game,),
    )


def put_seats(db: sqlite3.Connection, game: int, seats: Iterable[SeatRow]) -> None:
    db.execute("DELETE FROM seats WHERE game = ?", (game,))
    db.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        written.seats(game, seats),
    )


def put_results(db: sqlite3.Connection, game: int, results: Iterable[ResultRow]) -> None:
    db.execute("DELETE FROM results WHERE game = ?", (game,))
    db.executemany(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)",
        written.results(game, results),
    )


def put_promises(db: sqlite3.Connection, game: int, promises: Iterable[PromiseRow]) -> None:
    db.executemany(
        "INSERT INTO promises VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, id) DO UPDATE SET"
        " seat_from = excluded.seat_from, seat_to = excluded.seat_to, text = excluded.text,"
        " due = excluded.due, state = excluded.state, secret = excluded.secret",
        written.promises(game, promises),
    )


def put_messages(db: sqlite3.Connection, game: int, messages: Iterable[MessageRow]) -> None:
    db.executemany(
        "INSERT INTO messages VALUES (?, ?, ?, ?) ON CONFLICT (game, slot) DO UPDATE SET"
        " channel_id = excluded.channel_id, message_id = excluded.message_id",
        [(game, row.slot, row.channel_id, row.message_id) for row in messages],
    )


def put_outbox(
    db: sqlite3.Connection,
    game: int | None,
    outbox: Iterable[NewMessage],
    now: float,
    on_known_nonce: str = "",
) -> None:
    db.executemany(
        "INSERT INTO outbox (game, nonce, target, user_id, payload, state, attempts, not_before, changed_at)"
        f" VALUES (?, ?, ?, ?, ?, 'pending', 0, ?, ?) {on_known_nonce}",
        written.messages_to_send(game, outbox, now),
    )


def put_audit(db: sqlite3.Connection, game: int | None, audit: Iterable[NewAudit], now: float) -> None:
    db.executemany(
        "INSERT INTO audit (guild_id, game, actor_id, action, detail, reason, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        written.acts(game, audit, now),
    )
