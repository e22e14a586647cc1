"""Reading games, seats, moves, epochs and promises: plain functions that run on the database's thread."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.store.errors import NotFound
from bot.store.records import EpochRow, GameRow, LogRow, PromiseRow, SeatRow, Status
from bot.store.rows import a_game, a_move, a_promise, a_seat, an_epoch
from bot.store.written import LISTED, LOG, RUNNING, SEAT, WHOLE, possible


def load_game(db: sqlite3.Connection, game: int) -> GameRow:
    possible(game)
    rows = db.execute(
        f"SELECT {WHOLE} FROM games g LEFT JOIN snapshots s ON s.game = g.id WHERE g.id = ?", (game,)
    ).fetchall()
    if not rows:
        raise NotFound(f"game {game}")
    return a_game(rows[0])


def listed(db: sqlite3.Connection, game: int) -> GameRow:
    possible(game)
    rows = a_game.listed(db.execute(f"SELECT {LISTED} FROM games g WHERE g.id = ?", (game,)).fetchall())
    if not rows:
        raise NotFound(f"game {game}")
    return rows[0]


def version(db: sqlite3.Connection, game: int) -> int:
    rows = db.execute("SELECT version FROM games WHERE id = ?", (game,)).fetchall()
    if not rows:
        raise NotFound(f"game {game}")
    return int(rows[0][0])


def live_games(db: sqlite3.Connection) -> list[GameRow]:
    rows = db.execute(f"SELECT {LISTED} FROM games g WHERE {RUNNING} ORDER BY g.id").fetchall()
    return a_game.listed(rows)


def live_seats(db: sqlite3.Connection) -> dict[int, list[SeatRow]]:
    found: dict[int, list[SeatRow]] = {}
    for game, *row in db.execute(
        f"SELECT game, {SEAT} FROM seats WHERE game IN (SELECT id FROM games g WHERE {RUNNING})"
        " ORDER BY game, seat"
    ).fetchall():
        found.setdefault(game, []).append(a_seat(row))
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
        f"SELECT {LISTED} FROM games g WHERE {' AND '.join(terms)} ORDER BY g.id DESC LIMIT ?",
        (*values, limit),
    ).fetchall()
    return a_game.listed(rows)


def seats(db: sqlite3.Connection, game: int) -> list[SeatRow]:
    rows = db.execute(f"SELECT {SEAT} FROM seats WHERE game = ? ORDER BY seat", (game,)).fetchall()
    return a_seat.all(rows)


def log(db: sqlite3.Connection, game: int, from_seq: int, limit: int | None) -> list[LogRow]:
    rows = db.execute(
        f"SELECT {LOG} FROM log WHERE game = ? AND seq >= ? ORDER BY seq LIMIT ?",
        (game, from_seq, -1 if limit is None else limit),
    ).fetchall()
    return a_move.all(rows)


def done(db: sqlite3.Connection, key: str) -> LogRow | None:
    rows = db.execute(f"SELECT {LOG} FROM log WHERE key = ?", (key,)).fetchall()
    return a_move(rows[0]) if rows else None


def epochs(db: sqlite3.Connection, game: int) -> list[EpochRow]:
    rows = db.execute(
        "SELECT game, epoch, first_seq, rules_version, snapshot, snapshot_hash FROM epochs"
        " WHERE game = ? ORDER BY epoch",
        (game,),
    ).fetchall()
    return an_epoch.all(rows)


def promises(db: sqlite3.Connection, game: int) -> list[PromiseRow]:
    rows = db.execute(
        "SELECT game, id, seat_from, seat_to, text, due, state, secret FROM promises"
        " WHERE game = ? ORDER BY id",
        (game,),
    ).fetchall()
    return a_promise.all(rows)
