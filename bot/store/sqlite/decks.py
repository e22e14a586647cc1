"""The decks that people keep."""

import sqlite3

from bot.store.errors import Conflict, NotFound
from bot.store.records import DeckRow
from bot.store.rows import a_deck


def decks(db: sqlite3.Connection, user_id: int) -> list[DeckRow]:
    rows = db.execute(
        "SELECT user_id, name, line, at FROM decks WHERE user_id = ? ORDER BY name", (user_id,)
    ).fetchall()
    return a_deck.listed(rows)


def save_deck(db: sqlite3.Connection, row: DeckRow, most: int) -> None:
    ((others,),) = db.execute(
        "SELECT count(*) FROM decks WHERE user_id = ? AND name <> ?", (row.user_id, row.name)
    ).fetchall()
    if others >= most:
        raise Conflict(f"{others} decks")
    db.execute(
        "INSERT INTO decks VALUES (?, ?, ?, ?)"
        " ON CONFLICT (user_id, name) DO UPDATE SET line = excluded.line, at = excluded.at",
        (row.user_id, row.name, row.line, row.at),
    )
    db.execute("DELETE FROM deck_drafts WHERE user_id = ?", (row.user_id,))


def delete_deck(db: sqlite3.Connection, user_id: int, name: str) -> None:
    gone = db.execute("DELETE FROM decks WHERE user_id = ? AND name = ?", (user_id, name))
    if not gone.rowcount:
        raise NotFound("deck")


def delete_decks(db: sqlite3.Connection, user_id: int) -> int:
    db.execute("DELETE FROM deck_drafts WHERE user_id = ?", (user_id,))
    return db.execute("DELETE FROM decks WHERE user_id = ?", (user_id,)).rowcount


def deck_draft(db: sqlite3.Connection, user_id: int) -> DeckRow | None:
    rows = db.execute(
        "SELECT user_id, name, line, at FROM deck_drafts WHERE user_id = ?", (user_id,)
    ).fetchall()
    return next(iter(a_deck.listed(rows)), None)


def save_deck_draft(db: sqlite3.Connection, row: DeckRow) -> None:
    db.execute(
        "INSERT INTO deck_drafts VALUES (?, ?, ?, ?) ON CONFLICT (user_id)"
        " DO UPDATE SET name = excluded.name, line = excluded.line, at = excluded.at",
        (row.user_id, row.name, row.line, row.at),
    )
