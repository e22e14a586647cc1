"""What servers add to the data of a game."""

from collections.abc import Sequence

from bot.store.errors import Conflict, NotFound
from bot.store.postgres import commit, outbox
from bot.store.postgres.work import Work
from bot.store.records import MaterialRow, NewAudit, NewMessage
from bot.store.rows import some_material


async def material(work: Work, guild_id: int, kind: str) -> list[MaterialRow]:
    rows = await work.rows(
        "SELECT guild_id, kind, name, content, source, at FROM material"
        " WHERE guild_id = $1 AND kind = $2 ORDER BY id",
        guild_id,
        kind,
    )
    return some_material.all(rows)


async def add_material(work: Work, row: MaterialRow, audit: NewAudit, copies: Sequence[NewMessage]) -> None:
    if not await work.run(
        "INSERT INTO material (guild_id, kind, name, content, source, at) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT DO NOTHING",
        row.guild_id,
        row.kind,
        row.name,
        row.content,
        row.source,
        row.at,
    ):
        raise Conflict(f"material {row.name!r} of {row.kind}")
    await _record(work, audit, copies, row.at)


async def remove_material(
    work: Work,
    guild_id: int,
    kind: str,
    name: str,
    now: float,
    audit: NewAudit,
    copies: Sequence[NewMessage],
) -> None:
    if not await work.run(
        "DELETE FROM material WHERE guild_id = $1 AND kind = $2 AND name = $3", guild_id, kind, name
    ):
        raise NotFound(f"material {name!r} of {kind}")
    await _record(work, audit, copies, now)


async def _record(work: Work, audit: NewAudit, copies: Sequence[NewMessage], now: float) -> None:
    await commit.put_audit(work, None, [audit], now)
    await outbox.enqueue(work, copies, now, None)
