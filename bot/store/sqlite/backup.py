"""A copy of a database that is in use, as it is at one moment."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot import private
from bot.store.errors import StoreCorrupt, StoreUnavailable
from bot.store.sqlite.failures import meaning

PAGES = 512
"""Pages that are copied at a time; who writes to the database comes in between."""


def back_up(database: Path, to: Path) -> int:
    """Copy the database into the new file `to`, for its owner alone; its size in bytes. Whoever uses the
    database goes on meanwhile.

    Raises StoreUnavailable where there is no database, or something is in the way; StoreCorrupt if the copy
    is not whole; ..."""
    if not database.is_file():
        raise StoreUnavailable(f"{database} is no file")
    if to.exists():
        raise StoreUnavailable(f"{to} is there already")
    try:
        private.make_file(to)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(to)) as copy:
            source.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode = DELETE")
            (found,) = copy.execute("PRAGMA quick_check").fetchone()
    except (sqlite3.Error, OSError) as error:
        to.unlink(missing_ok=True)
        raise meaning(error) from error
    if found != "ok":
        to.unlink(missing_ok=True)
        raise StoreCorrupt("the copy is not whole")
    return to.stat().st_size
