"""The rows of any table as they are."""

import sqlite3
from collections.abc import Sequence

from bot.store.tables import TABLES, Relation, Row


def page(db: sqlite3.Connection, table: Relation, after: Row | None, limit: int) -> list[Row]:
    key = ", ".join(table.key)
    beyond = "" if after is None else f"WHERE ({key}) > ({', '.join('?' * len(after))})"
    return db.execute(
        f"SELECT {', '.join(table.columns)} FROM {table.name} {beyond} ORDER BY {key} LIMIT ?",
        (*(after or ()), limit),
    ).fetchall()


def rows_of(db: sqlite3.Connection, table: Relation, game: int | None) -> list[Row]:
    return db.execute(
        f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {table.game} IS ?"
        f" ORDER BY {', '.join(table.key)}",
        (game,),
    ).fetchall()


def fill(db: sqlite3.Connection, table: Relation, rows: Sequence[Row]) -> None:
    db.executemany(
        f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES"
        f" ({', '.join('?' * len(table.columns))})",
        rows,
    )


def last_numbers(db: sqlite3.Connection) -> dict[str, int]:
    given = dict(db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
    return {table.name: given.get(table.name, 0) for table in TABLES if table.counted}


def go_on_from(db: sqlite3.Connection, numbers: dict[str, int]) -> None:
    for name, number in numbers.items():
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, number))
