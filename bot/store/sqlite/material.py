"""What servers add to the data of a game."""

import sqlite3
from collections.abc import Sequence

from bot.store.errors import Conflict, NotFound
from bot.store.records import MaterialRow, NewAudit, NewMessage
from bot.store.rows import some_material
from bot.store.sqlite import commit, outbox


def material(db: sqlite3.Connection, guild_id: int, kind: str) -> list[MaterialRow]:
    rows = db.execute(
        "SELECT guild_id, kind, name, content, source, at FROM material"
        " WHERE guild_id = ? AND kind = ? ORDER BY id",
        (guild_id, kind),
    ).fetchall()
    return some_material.all(rows)


def add_material(
    db: sqlite3.Connection, row: MaterialRow, audit: NewAudit, copies: Sequence[NewMessage]
) -> None:
    added = db.execute(
        "INSERT INTO material (guild_id, kind, name, content, source, at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (row.guild_id, row.kind, row.name, row.content, row.source, row.at),
    )
    if not added.rowcount:
        raise Conflict(f"material {row.name!r} of {row.kind}")
    _record(db, audit, copies, row.at)


def remove_material(
    db: sqlite3.Connection,
    guild_id: int,
    kind: str,
    name: str,
    now: float,
    audit: NewAudit,
    copies: Sequence[NewMessage],
) -> None:
    gone = db.execute(
        "DELETE FROM material WHERE guild_id = ? AND kind = ? AND name = ?", (guild_id, kind, name)
    )
    if not gone.rowcount:
        raise NotFound(f"material {name!r} of {kind}")
    _record(db, audit, copies, now)


def _record(db: sqlite3.Connection, audit: NewAudit, copies: Sequence[NewMessage], now: float) -> None:
    commit.put_audit(db, None, [audit], now)
    outbox.enqueue(db, copies, now, None)
