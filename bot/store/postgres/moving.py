"""The rows of any table as they are."""

from collections.abc import Sequence

from bot.store.postgres.work import Work
from bot.store.tables import TABLES, Relation, Row


async def page(work: Work, table: Relation, after: Row | None, limit: int) -> list[Row]:
    key = ", ".join(table.key)
    given = ", ".join(f"${n}" for n, _ in enumerate(table.key, 2))
    beyond = "" if after is None else f"WHERE ({key}) > ({given})"
    rows = await work.rows(
        f"SELECT {', '.join(table.columns)} FROM {table.name} {beyond} ORDER BY {key} LIMIT $1",
        limit,
        *(after or ()),
    )
    return [tuple(row) for row in rows]


async def rows_of(work: Work, table: Relation, game: int | None) -> list[Row]:
    wanted, values = ("IS NULL", ()) if game is None else ("= $1", (game,))
    rows = await work.rows(
        f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {table.game} {wanted}"
        f" ORDER BY {', '.join(table.key)}",
        *values,
    )
    return [tuple(row) for row in rows]


async def fill(work: Work, table: Relation, rows: Sequence[Row]) -> None:
    values = ", ".join(f"${n}" for n, _ in enumerate(table.columns, 1))
    await work.each(f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({values})", rows)


async def last_numbers(work: Work) -> dict[str, int]:
    found = {}
    for table in TABLES:
        if table.counted:
            name = await _sequence(work, table.name)
            row = await work.row(f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {name}")
            found[table.name] = int(row[0]) if row else 0
    return found


async def go_on_from(work: Work, numbers: dict[str, int]) -> None:
    for table, number in numbers.items():
        name = await _sequence(work, table)
        await work.row("SELECT setval($1::text::regclass, $2, $3)", name, max(number, 1), number > 0)


async def _sequence(work: Work, table: str) -> str:
    row = await work.row("SELECT pg_get_serial_sequence($1, 'id')", table)
    assert row is not None
    return str(row[0])
