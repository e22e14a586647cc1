"""Who runs on the database, and who is working on which message or timer."""

from bot.store.errors import Occupied
from bot.store.owner import Owner
from bot.store.postgres.work import Work
from bot.store.sharing import ALL, LAPSE, Claimed, Holder, Shards

_PLACES = 0x666E6F7264
"""The advisory lock under which places are taken and the schema is changed."""


async def one_at_a_time(work: Work) -> None:
    """Until this transaction ends, no other process takes a place or changes the schema."""
    await work.row("SELECT pg_advisory_xact_lock($1)", _PLACES)


async def holders(work: Work) -> list[Holder]:
    rows = await work.rows(
        "SELECT owner, started_at, beat_at, shards FROM holders ORDER BY started_at, owner"
    )
    return [
        Holder(owner, since, seen, Shards.parse(shards) or ALL)
        for by, since, seen, shards in rows
        if (owner := Owner.parse(by)) is not None
    ]


async def need_nobody(work: Work, now: float, refusal: type[Occupied]) -> None:
    """Raises `refusal` while a process runs on the database, whatever its schema."""
    for holder in await holders(work):
        if not holder.gone(now):
            raise refusal(holder, now)


async def occupy(work: Work, owner: Owner, now: float) -> None:
    if await work.run("UPDATE holders SET beat_at = $1 WHERE owner = $2", now, str(owner)):
        return
    await one_at_a_time(work)
    for other in await holders(work):
        if other.shards.overlap(work.shards):
            if not other.gone(now):
                raise Occupied(other, now)
            await vacate(work, other.owner)
    await work.run("INSERT INTO holders VALUES ($1, $2, $3, $3)", str(owner), str(work.shards), now)


async def vacate(work: Work, owner: Owner) -> None:
    await work.run("DELETE FROM holders WHERE owner = $1", str(owner))


async def claim(work: Work, table: Claimed, row: int, owner: Owner, now: float) -> bool:
    """Whoever locks the row decides; a row that another process is at is passed over."""
    waits = "state = 'pending'" if table == "outbox" else "TRUE"
    found = await work.row(
        f"SELECT claimed_by, claimed_at FROM {table} WHERE id = $1 AND {waits} FOR UPDATE SKIP LOCKED", row
    )
    if found is None or _counts(found[0], found[1], owner, now):
        return False
    await work.run(f"UPDATE {table} SET claimed_by = $1, claimed_at = $2 WHERE id = $3", str(owner), now, row)
    return True


async def held(work: Work, table: Claimed, owner: Owner, now: float | None) -> dict[int, float]:
    """The rows on which other owners are working at `now` (None: whenever), each with the time until which
    that counts at most."""
    claims = await work.rows(
        f"SELECT id, claimed_by, claimed_at FROM {table} WHERE claimed_by IS NOT NULL AND claimed_by <> $1",
        str(owner),
    )
    return {row: at + LAPSE for row, by, at in claims if _counts(by, at, owner, now)}


def _counts(by: str | None, at: float | None, owner: Owner, now: float | None) -> bool:
    """Whether that is the claim of another owner, who may be working still."""
    if by is None or at is None or (now is not None and abs(now - at) >= LAPSE):
        return False
    other = Owner.parse(by)
    return other is not None and other != owner and not other.gone(at)
