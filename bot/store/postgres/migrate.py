"""Migrations of a database: all that are missing, in one transaction."""

import logging
import time

from bot.store.errors import OccupiedOlder, SchemaTooNew
from bot.store.migrations import Migration, read_migrations
from bot.store.postgres import sharing
from bot.store.postgres.work import Work

log = logging.getLogger("fnord.store")


def migrations() -> list[Migration]:
    """All migrations this bot knows, in order."""
    return read_migrations(__package__)


async def schema_version(work: Work) -> int:
    """The newest migration applied to this database, 0 for an empty one."""
    known = await work.row("SELECT to_regclass('migrations') IS NOT NULL")
    if not known or not known[0]:
        return 0
    found = await work.row("SELECT coalesce(max(version), 0) FROM migrations")
    return int(found[0]) if found else 0


async def migrate(work: Work, steps: list[Migration]) -> None:
    """Within a transaction, bring the schema up to the last of `steps`. Raises SchemaTooNew when it is
    beyond, and OccupiedOlder when there is something to do while a process runs on this database."""
    known = steps[-1].version
    if await schema_version(work) == known:
        return
    await sharing.one_at_a_time(work)
    if (found := await schema_version(work)) > known:
        raise SchemaTooNew(found, known)
    if 0 < found < known:
        await sharing.need_nobody(work, time.time(), OccupiedOlder)
        log.warning("The database is updated (schema %s to %s)", found, known)
    if found == 0:
        await work.db.execute("CREATE TABLE migrations (version BIGINT PRIMARY KEY, name TEXT NOT NULL)")
    for step in steps[found:]:
        await work.db.execute(step.sql)
        await work.run("INSERT INTO migrations VALUES ($1, $2)", step.version, step.name)
