"""Audit, results and standings, preferences and conversations of people, settings of servers."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from bot.store.codec import to_json
from bot.store.errors import Conflict, StoreCorrupt
from bot.store.records import AuditRow, Json, NewAudit, NewMessage, ResultRow, Standing
from bot.store.rows import a_mapping, a_result, an_act
from bot.store.sqlite import commit, outbox


def audit(
    db: sqlite3.Connection, guild_id: int | None, game: int | None, before_id: int | None, limit: int
) -> list[AuditRow]:
    terms = {"guild_id = ?": guild_id, "game = ?": game, "id < ?": before_id}
    rows = db.execute(
        f"SELECT id, guild_id, game, actor_id, action, detail, reason, at FROM audit {_where(terms)}"
        " ORDER BY id DESC LIMIT ?",
        (*_given(terms), limit),
    ).fetchall()
    return an_act.listed(rows)


def results(db: sqlite3.Connection, game: int | None, user_id: int | None, limit: int) -> list[ResultRow]:
    terms = {"game = ?": game, "user_id = ?": user_id}
    rows = db.execute(
        f"SELECT game, seat, user_id, outcome, goal, ended_at FROM results {_where(terms)}"
        " ORDER BY ended_at DESC, game DESC, seat LIMIT ?",
        (*_given(terms), limit),
    ).fetchall()
    return a_result.listed(rows)


def standings(db: sqlite3.Connection, guild_id: int | None, kind: str | None, limit: int) -> list[Standing]:
    terms = {"g.guild_id = ?": guild_id, "g.kind = ?": kind}
    rows = db.execute(
        "SELECT r.user_id, count(*) AS played, sum(r.outcome = 'won') AS won"
        f" FROM results r JOIN games g ON g.id = r.game {_where(terms, 'r.user_id IS NOT NULL')}"
        " GROUP BY r.user_id ORDER BY won DESC, played, r.user_id LIMIT ?",
        (*_given(terms), limit),
    ).fetchall()
    return [Standing(*row) for row in rows]


def user_prefs(db: sqlite3.Connection, user_id: int) -> dict[str, Any]:
    rows = db.execute("SELECT prefs FROM user_prefs WHERE user_id = ?", (user_id,)).fetchall()
    return a_mapping(rows[0][0], "preferences") if rows else {}


def save_user_prefs(db: sqlite3.Connection, user_id: int, prefs: Json, before: Json | None) -> None:
    _need_unchanged(lambda: user_prefs(db, user_id), before)
    db.execute(
        "INSERT INTO user_prefs VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET prefs = excluded.prefs",
        (user_id, to_json(dict(prefs))),
    )


def conversation(db: sqlite3.Connection, user_id: int) -> dict[str, Any]:
    rows = db.execute("SELECT open FROM conversations WHERE user_id = ?", (user_id,)).fetchall()
    return a_mapping(rows[0][0], "conversation") if rows else {}


def save_conversation(
    db: sqlite3.Connection, user_id: int, open: Json, waits: bool, before: Json | None
) -> None:
    _need_unchanged(lambda: conversation(db, user_id), before)
    db.execute(
        "INSERT INTO conversations VALUES (?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET open = excluded.open, waits = excluded.waits",
        (user_id, to_json(dict(open)), int(waits)),
    )


def waiting_conversations(db: sqlite3.Connection, limit: int) -> list[int]:
    rows = db.execute(
        "SELECT user_id FROM conversations WHERE waits = 1 ORDER BY user_id LIMIT ?", (limit,)
    ).fetchall()
    return [user for (user,) in rows]


def guild_settings(db: sqlite3.Connection, guild_id: int) -> dict[str, Any]:
    rows = db.execute("SELECT settings FROM guild_settings WHERE guild_id = ?", (guild_id,)).fetchall()
    return a_mapping(rows[0][0], "settings of a server") if rows else {}


def save_guild_settings(
    db: sqlite3.Connection,
    guild_id: int,
    settings: Json,
    audit: Sequence[NewAudit],
    copies: Sequence[NewMessage],
    now: float,
    before: Json | None,
) -> None:
    _need_unchanged(lambda: guild_settings(db, guild_id), before)
    db.execute(
        "INSERT INTO guild_settings VALUES (?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
        (guild_id, to_json(dict(settings))),
    )
    commit.put_audit(db, None, audit, now)
    outbox.enqueue(db, copies, now, None)


def _need_unchanged(stored: Callable[[], Json], before: Json | None) -> None:
    """Raises Conflict if there is anything else than `before`; what is damaged counts as nothing."""
    if before is None:
        return
    try:
        now = stored()
    except StoreCorrupt:
        now = {}
    if now != before:
        raise Conflict("it was changed meanwhile")


def _where(terms: dict[str, Any], *always: str) -> str:
    given = [*always, *(term for term, value in terms.items() if value is not None)]
    return f"WHERE {' AND '.join(given)}" if given else ""


def _given(terms: dict[str, Any]) -> list[Any]:
    return [value for value in terms.values() if value is not None]
