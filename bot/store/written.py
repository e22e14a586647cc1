"""What the database is given for records, in the order of its columns: the same on every engine. `rows` reads
what it gives back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.codec import digest, to_json
from bot.store.errors import NotFound
from bot.store.records import Entry, MoveBatch, NewAudit, NewMessage, NewTimer, PromiseRow, ResultRow, SeatRow
from bot.store.tables import Row

_GAME = """g.id, g.kind, g.name, g.guild_id, g.channel_id, g.thread_id, g.status, g.options, g.seats, g.epoch,
    g.rules_version, g.seed, g.seed_hash, {snapshot}, g.seq, g.created_at, g.updated_at, g.creator_id,
    g.settings, g.version, g.broken"""
WHOLE = _GAME.format(snapshot="s.data, s.hash")
LISTED = _GAME.format(snapshot="NULL, NULL")
"""The columns of a game, with its snapshot and without."""
SEAT = "seat, user_id, kind, ai, name, standing, away, away_until, missed"
LOG = "game, seq, epoch, seat, move, key, at, actor, note, lines"
RUNNING = "g.status IN ('lobby', 'live', 'paused')"


def possible(game: int) -> None:
    """Raises NotFound for a number that no game can have: the drivers take none beyond 64 bits."""
    if not 0 < game < 2**63:
        raise NotFound("a game of no possible number")


def changes(batch: MoveBatch) -> dict[str, Any]:
    """The columns of a game that an action changes, with their values."""
    found: dict[str, Any] = {"updated_at": batch.now}
    plain = {
        "status": batch.status,
        "name": batch.name,
        "rules_version": batch.rules_version,
        "seats": batch.seat_count,
    }
    found.update((column, value) for column, value in plain.items() if value is not None)
    if batch.options is not None:
        found["options"] = to_json(dict(batch.options))
    if batch.settings is not None:
        found["settings"] = to_json(dict(batch.settings))
    if batch.seed is not None:
        found.update(seed=batch.seed, seed_hash=digest(batch.seed))
    if (place := batch.place) is not None:
        found.update(guild_id=place.guild_id, channel_id=place.channel_id, thread_id=place.thread_id)
    return found


def moves(game: int, first: int, epoch: int, entries: Sequence[Entry], at: float) -> list[Row]:
    """Moves, the first of which is number `first` of its game."""
    return [
        (
            game,
            seq,
            epoch,
            entry.seat,
            to_json(list(entry.move)),
            entry.key,
            at,
            entry.actor,
            entry.note,
            to_json(list(entry.lines)),
        )
        for seq, entry in enumerate(entries, first)
    ]


def timers(game: int, new: Iterable[NewTimer]) -> list[Row]:
    return [(game, timer.seat, timer.kind, timer.due_at, timer.ask) for timer in new]


def seats(game: int, rows: Iterable[SeatRow]) -> list[Row]:
    return [
        (
            game,
            row.seat,
            row.user_id,
            row.kind,
            row.ai,
            row.name,
            to_json(dict(row.standing)),
            int(row.away),
            row.away_until,
            row.missed,
        )
        for row in rows
    ]


def results(game: int, rows: Iterable[ResultRow]) -> list[Row]:
    return [(game, row.seat, row.user_id, row.outcome, row.goal, row.ended_at) for row in rows]


def promises(game: int, rows: Iterable[PromiseRow]) -> list[Row]:
    return [
        (game, row.id, row.seat_from, row.seat_to, row.text, row.due, row.state, int(row.secret))
        for row in rows
    ]


def messages_to_send(game: int | None, messages: Iterable[NewMessage], now: float) -> list[Row]:
    return [
        (game, new.nonce, new.target, new.user_id, to_json(dict(new.payload)), new.not_before, now)
        for new in messages
    ]


def acts(game: int | None, audit: Iterable[NewAudit], now: float) -> list[Row]:
    """Acts for the audit log; those that name no game belong to `game`."""
    return [
        (
            new.guild_id,
            game if new.game is None else new.game,
            new.actor_id,
            new.action,
            to_json(dict(new.detail)),
            new.reason,
            now,
        )
        for new in audit
    ]
