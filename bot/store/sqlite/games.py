"""Reading games, seats, moves, epochs and promises: plain functions that run on the database's thread."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.store.errors import NotFound
from bot.store.repository import EpochRow, GameRow, LogRow, PromiseRow, SeatRow, Status

_GAME = """g.id, g.kind, g.name, g.guild_id, g.channel_id, g.thread_id, g.status, g.options, g.seats, g.epoch,
    g.rules_version, g.seed, g.seed_hash, g.seq, g.created_at, g.updated_at, g.creator_id, g.settings,
    g.version"""
_SEAT = "seat, user_id, kind, ai, name, standing, away, away_until, missed"
_RUNNING = "status IN ('lobby', 'live', 'paused')"


def _game(row: tuple[Any, ...], snapshot: bytes | None = None, snapshot_hash: str | None = None) -> GameRow:
    return GameRow(
        id=row[0],
        kind=row[1],
        name=row[2],
        guild_id=row[3],
        channel_id=row[4],
        thread_id=row[5],
        status=row[6],
        options=json.loads(row[7]),
        seats=row[8],
        epoch=row[9],
        rules_version=row[10],
        seed=row[11],
        seed_hash=row[12],
        snapshot=snapshot,
        snapshot_hash=snapshot_hash,
        seq=row[13],
        created_at=row[14],
        updated_at=row[15],
        creator_id=row[16],
        settings=json.loads(row[17]),
        version=row[18],
    )


def _seat(row: tuple[Any, ...]) -> SeatRow:
    seat, user_id, kind, ai, name, standing, away, away_until, missed = row
    return SeatRow(seat, user_id, kind, ai, name, json.loads(standing), bool(away), away_until, missed)


def _move(row: tuple[Any, ...]) -> LogRow:
    game, seq, epoch, seat, move, key, at, actor, note, lines = row
    return LogRow(game, seq, epoch, seat, tuple(json.loads(move)), key, at, actor, note, json.loads(lines))


def load_game(db: sqlite3.Connection, game: int) -> GameRow:
    rows = db.execute(
        f"SELECT {_GAME}, s.data, s.hash FROM games g LEFT JOIN snapshots s ON s.game = g.id WHERE g.id = ?",
        (game,),
    ).fetchall()
    if not rows:
        raise NotFound(f"game {game}")
    return _game(rows[0], *rows[0][-2:])


def version(db: sqlite3.Connection, game: int) -> int:
    rows = db.execute("SELECT version FROM games WHERE id = ?", (game,)).fetchall()
    if not rows:
        raise NotFound(f"game {game}")
    return int(rows[0][0])


def live_games(db: sqlite3.Connection) -> list[GameRow]:
    rows = db.execute(f"SELECT {_GAME} FROM games g WHERE g.{_RUNNING} ORDER BY g.id").fetchall()
    return [_game(row) for row in rows]


def live_seats(db: sqlite3.Connection) -> dict[int, list[SeatRow]]:
    found: dict[int, list[SeatRow]] = {}
    for game, *row in db.execute(
        f"SELECT game, {_SEAT} FROM seats WHERE game IN (SELECT id FROM games WHERE {_RUNNING})"
        " ORDER BY game, seat"
    ).fetchall():
        found.setdefault(game, []).append(_seat(tuple(row)))
    return found


def find_games(
    db: sqlite3.Connection, where: dict[str, Any], user_id: int | None, statuses: Sequence[Status], limit: int
) -> list[GameRow]:
    terms = [f"g.status IN ({','.join('?' * len(statuses))})"]
    values: list[Any] = list(statuses)
    for column, value in where.items():
        if value is not None:
            terms.append(f"g.{column} = ?")
            values.append(value)
    if user_id is not None:
        terms.append("g.id IN (SELECT game FROM seats WHERE user_id = ?)")
        values.append(user_id)
    rows = db.execute(
        f"SELECT {_GAME} FROM games g WHERE {' AND '.join(terms)} ORDER BY g.id DESC LIMIT ?",
        (*values, limit),
    ).fetchall()
    return [_game(row) for row in rows]


def seats(db: sqlite3.Connection, game: int) -> list[SeatRow]:
    rows = db.execute(f"SELECT {_SEAT} FROM seats WHERE game = ? ORDER BY seat", (game,)).fetchall()
    return [_seat(row) for row in rows]


def log(db: sqlite3.Connection, game: int, from_seq: int, limit: int | None) -> list[LogRow]:
    rows = db.execute(
        "SELECT game, seq, epoch, seat, move, key, at, actor, note, lines FROM log"
        " WHERE game = ? AND seq >= ? ORDER BY seq LIMIT ?",
        (game, from_seq, -1 if limit is None else limit),
    ).fetchall()
    return [_move(row) for row in rows]


def done(db: sqlite3.Connection, key: str) -> LogRow | None:
    rows = db.execute(
        "SELECT game, seq, epoch, seat, move, key, at, actor, note, lines FROM log WHERE key = ?", (key,)
    ).fetchall()
    return _move(rows[0]) if rows else None


def epochs(db: sqlite3.Connection, game: int) -> list[EpochRow]:
    rows = db.execute(
        "SELECT game, epoch, first_seq, rules_version, snapshot, snapshot_hash FROM epochs"
        " WHERE game = ? ORDER BY epoch",
        (game,),
    ).fetchall()
    return [EpochRow(*row) for row in rows]


def promises(db: sqlite3.Connection, game: int) -> list[PromiseRow]:
    rows = db.execute(
        "SELECT game, id, seat_from, seat_to, text, due, state, secret FROM promises"
        " WHERE game = ? ORDER BY id",
        (game,),
    ).fetchall()
    return [
        PromiseRow(game, number, giver, taker, text, due, state, bool(secret))
        for game, number, giver, taker, text, due, state, secret in rows
    ]
