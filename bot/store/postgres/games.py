"""Reading games, seats, moves, epochs and promises."""

from collections.abc import Sequence
from typing import Any

from bot.store.errors import NotFound
from bot.store.postgres.work import Work
from bot.store.records import EpochRow, GameRow, LogRow, PromiseRow, SeatRow, Status
from bot.store.rows import a_game, a_move, a_promise, a_seat, an_epoch
from bot.store.written import LISTED, LOG, RUNNING, SEAT, WHOLE, possible


async def load_game(work: Work, game: int) -> GameRow:
    possible(game)
    row = await work.row(
        f"SELECT {WHOLE} FROM games g LEFT JOIN snapshots s ON s.game = g.id WHERE g.id = $1", game
    )
    if row is None:
        raise NotFound(f"game {game}")
    return a_game(row)


async def listed(work: Work, game: int) -> GameRow:
    possible(game)
    rows = a_game.listed(await work.rows(f"SELECT {LISTED} FROM games g WHERE g.id = $1", game))
    if not rows:
        raise NotFound(f"game {game}")
    return rows[0]


async def version(work: Work, game: int) -> int:
    row = await work.row("SELECT version FROM games WHERE id = $1", game)
    if row is None:
        raise NotFound(f"game {game}")
    return int(row[0])


async def live_games(work: Work) -> list[GameRow]:
    mine = work.mine("g.guild_id")
    rows = await work.rows(f"SELECT {LISTED} FROM games g WHERE {RUNNING} AND {mine} ORDER BY g.id")
    return a_game.listed(rows)


async def live_seats(work: Work) -> dict[int, list[SeatRow]]:
    found: dict[int, list[SeatRow]] = {}
    for game, *row in await work.rows(
        f"SELECT game, {SEAT} FROM seats WHERE game IN"
        f" (SELECT id FROM games g WHERE {RUNNING} AND {work.mine('g.guild_id')}) ORDER BY game, seat"
    ):
        found.setdefault(game, []).append(a_seat(row))
    return found


async def find_games(
    work: Work, where: dict[str, Any], user_id: int | None, statuses: Sequence[Status], limit: int
) -> list[GameRow]:
    given = {column: value for column, value in where.items() if value is not None}
    terms = ["g.status = ANY($2::text[])", *(f"g.{column} = ${n}" for n, column in enumerate(given, 3))]
    values = [limit, list(statuses), *given.values()]
    if user_id is not None:
        values.append(user_id)
        terms.append(f"g.id IN (SELECT game FROM seats WHERE user_id = ${len(values)})")
    rows = await work.rows(
        f"SELECT {LISTED} FROM games g WHERE {' AND '.join(terms)} ORDER BY g.id DESC LIMIT $1", *values
    )
    return a_game.listed(rows)


async def seats(work: Work, game: int) -> list[SeatRow]:
    return a_seat.all(await work.rows(f"SELECT {SEAT} FROM seats WHERE game = $1 ORDER BY seat", game))


async def log(work: Work, game: int, from_seq: int, limit: int | None) -> list[LogRow]:
    rows = await work.rows(
        f"SELECT {LOG} FROM log WHERE game = $1 AND seq >= $2 ORDER BY seq LIMIT $3", game, from_seq, limit
    )
    return a_move.all(rows)


async def done(work: Work, key: str) -> LogRow | None:
    row = await work.row(f"SELECT {LOG} FROM log WHERE key = $1", key)
    return None if row is None else a_move(row)


async def epochs(work: Work, game: int) -> list[EpochRow]:
    rows = await work.rows(
        "SELECT game, epoch, first_seq, rules_version, snapshot, snapshot_hash FROM epochs"
        " WHERE game = $1 ORDER BY epoch",
        game,
    )
    return an_epoch.all(rows)


async def promises(work: Work, game: int) -> list[PromiseRow]:
    rows = await work.rows(
        "SELECT game, id, seat_from, seat_to, text, due, state, secret FROM promises"
        " WHERE game = $1 ORDER BY id",
        game,
    )
    return a_promise.all(rows)
