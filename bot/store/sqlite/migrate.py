"""Migrations of a file, each in its own transaction. A database that holds anything is copied first."""

import contextlib
import logging
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.store.errors import OccupiedOlder, SchemaTooNew
from bot.store.migrations import Migration, read_migrations
from bot.store.sqlite import sharing

log = logging.getLogger("fnord.store")


def migrations() -> list[Migration]:
    """All migrations this bot knows, in order."""
    return read_migrations(__package__)


def statements(sql: str) -> Iterator[str]:
    """The statements of a script (a trigger's inner semicolons do not end it)."""
    pending = ""
    for line in sql.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        raise ValueError("the script ends inside a statement")


def schema_version(db: sqlite3.Connection) -> int:
    """The newest migration applied to this database, 0 for an empty one."""
    (known,) = db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'migrations'").fetchall()[0]
    if not known:
        return 0
    (version,) = db.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchall()[0]
    return int(version)


def migrate(db: sqlite3.Connection, steps: list[Migration]) -> None:
    """Bring the schema up to the last of `steps`. Raises SchemaTooNew, touching nothing, when it is beyond,
    and OccupiedOlder when there is something to do while a process runs on this database.

    A failing step is undone entirely; earlier steps stay. Two processes may do this at the same moment."""
    known = steps[-1].version
    if (found := schema_version(db)) > known:
        raise SchemaTooNew(found, known)
    if 0 < found < known:
        sharing.need_nobody(db, time.time(), OccupiedOlder)
        _keep_copy(db, found, known)
    for step in steps[found:]:
        db.execute("BEGIN IMMEDIATE")
        try:
            _apply(db, step)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def _keep_copy(db: sqlite3.Connection, found: int, known: int) -> None:
    """Copy the database as it is to a file beside it; an older copy of the same schema gives way."""
    (_, _, file) = db.execute("PRAGMA database_list").fetchall()[0]
    if not file:  # in memory
        return
    copy = Path(f"{file}.before-update-from-{found}")
    descriptor, name = tempfile.mkstemp(dir=copy.parent, prefix=f"{copy.name}.unfinished-")  # mode 0600
    os.close(descriptor)
    try:
        with contextlib.closing(sqlite3.connect(name)) as target:
            db.backup(target)
        Path(name).replace(copy)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    log.warning("The database is updated (schema %s to %s); as it was, it is kept in %s", found, known, copy)


def _apply(db: sqlite3.Connection, step: Migration) -> None:
    if schema_version(db) >= step.version:  # another process was faster
        return
    db.execute(
        "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT"
    )
    for statement in statements(step.sql):
        db.execute(statement)
    db.execute("INSERT INTO migrations VALUES (?, ?)", (step.version, step.name))
