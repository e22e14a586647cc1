"""Audit, results and standings, preferences and conversations of people, settings of servers."""

from collections.abc import Awaitable, Sequence
from typing import Any

from bot.store.codec import to_json
from bot.store.errors import Conflict, StoreCorrupt
from bot.store.postgres import commit, outbox
from bot.store.postgres.work import Work
from bot.store.records import AuditRow, Json, NewAudit, NewMessage, ResultRow, Standing
from bot.store.rows import a_mapping, a_result, an_act


async def audit(
    work: Work, guild_id: int | None, game: int | None, before_id: int | None, limit: int
) -> list[AuditRow]:
    where, values = _given({"guild_id =": guild_id, "game =": game, "id <": before_id})
    rows = await work.rows(
        f"SELECT id, guild_id, game, actor_id, action, detail, reason, at FROM audit {where}"
        " ORDER BY id DESC LIMIT $1",
        limit,
        *values,
    )
    return an_act.listed(rows)


async def results(work: Work, game: int | None, user_id: int | None, limit: int | None) -> list[ResultRow]:
    where, values = _given({"game =": game, "user_id =": user_id})
    rows = await work.rows(
        f"SELECT game, seat, user_id, outcome, goal, ended_at FROM results {where}"
        " ORDER BY ended_at DESC, game DESC, seat LIMIT $1",
        limit,
        *values,
    )
    return a_result.listed(rows)


async def standings(work: Work, guild_id: int | None, kind: str | None, limit: int) -> list[Standing]:
    where, values = _given({"g.guild_id =": guild_id, "g.kind =": kind}, "r.user_id IS NOT NULL")
    rows = await work.rows(
        "SELECT r.user_id, count(*) AS played, count(*) FILTER (WHERE r.outcome = 'won') AS won"
        f" FROM results r JOIN games g ON g.id = r.game {where}"
        " GROUP BY r.user_id ORDER BY won DESC, played, r.user_id LIMIT $1",
        limit,
        *values,
    )
    return [Standing(*row) for row in rows]


async def user_prefs(work: Work, user_id: int) -> dict[str, Any]:
    row = await work.row("SELECT prefs FROM user_prefs WHERE user_id = $1", user_id)
    return a_mapping(row[0], "preferences") if row else {}


async def save_user_prefs(work: Work, user_id: int, prefs: Json, before: Json | None) -> None:
    await _one_at_a_time(work, "user_prefs", user_id)
    await _need_unchanged(user_prefs(work, user_id), before)
    await work.run(
        "INSERT INTO user_prefs VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET prefs = excluded.prefs",
        user_id,
        to_json(dict(prefs)),
    )
    work.everybody = True  # processes remember what people prefer


async def conversation(work: Work, user_id: int) -> dict[str, Any]:
    row = await work.row("SELECT open FROM conversations WHERE user_id = $1", user_id)
    return a_mapping(row[0], "conversation") if row else {}


async def save_conversation(work: Work, user_id: int, open: Json, waits: bool, before: Json | None) -> None:
    await _one_at_a_time(work, "conversations", user_id)
    await _need_unchanged(conversation(work, user_id), before)
    await work.run(
        "INSERT INTO conversations VALUES ($1, $2, $3)"
        " ON CONFLICT (user_id) DO UPDATE SET open = excluded.open, waits = excluded.waits",
        user_id,
        to_json(dict(open)),
        int(waits),
    )
    if waits:
        work.guilds.add(0)


async def waiting_conversations(work: Work, limit: int) -> list[int]:
    """Direct messages are shard 0's."""
    if 0 not in work.shards:
        return []
    rows = await work.rows(
        "SELECT user_id FROM conversations WHERE waits = 1 ORDER BY user_id LIMIT $1", limit
    )
    return [user for (user,) in rows]


async def guild_settings(work: Work, guild_id: int) -> dict[str, Any]:
    row = await work.row("SELECT settings FROM guild_settings WHERE guild_id = $1", guild_id)
    return a_mapping(row[0], "settings of a server") if row else {}


async def save_guild_settings(
    work: Work,
    guild_id: int,
    settings: Json,
    audit: Sequence[NewAudit],
    copies: Sequence[NewMessage],
    now: float,
    before: Json | None,
) -> None:
    await _one_at_a_time(work, "guild_settings", guild_id)
    await _need_unchanged(guild_settings(work, guild_id), before)
    await work.run(
        "INSERT INTO guild_settings VALUES ($1, $2)"
        " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
        guild_id,
        to_json(dict(settings)),
    )
    await commit.put_audit(work, None, audit, now)
    await outbox.enqueue(work, copies, now, None)
    work.guilds.add(guild_id)


async def _one_at_a_time(work: Work, table: str, number: int) -> None:
    """Until this transaction ends, no other one changes that row, be it there already or not."""
    await work.row("SELECT pg_advisory_xact_lock(hashtextextended($1, $2))", table, number)


async def _need_unchanged(stored: Awaitable[Json], before: Json | None) -> None:
    """Raises Conflict if there is anything else than `before`; what is damaged counts as nothing."""
    try:
        now = await stored
    except StoreCorrupt:
        now = {}
    if before is not None and now != before:
        raise Conflict("it was changed meanwhile")


def _given(terms: dict[str, Any], *always: str) -> tuple[str, list[Any]]:
    """A WHERE of the terms that have a value, and their values; they are numbered from $2."""
    given = {term: value for term, value in terms.items() if value is not None}
    wanted = [*always, *(f"{term} ${n}" for n, term in enumerate(given, 2))]
    return (f"WHERE {' AND '.join(wanted)}" if wanted else ""), list(given.values())
