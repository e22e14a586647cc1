"""From SQLite's error codes to what they mean for the people at the table and their host."""

import errno
import sqlite3

from bot.store.errors import StoreCorrupt, StoreError, StoreFull, StoreLocked, StoreUnavailable, Unstorable

_MEANING: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_CORRUPT: StoreCorrupt,
    sqlite3.SQLITE_NOTADB: StoreCorrupt,
    sqlite3.SQLITE_IOERR: StoreUnavailable,
    sqlite3.SQLITE_READONLY: StoreUnavailable,
    sqlite3.SQLITE_CANTOPEN: StoreUnavailable,
    sqlite3.SQLITE_PERM: StoreUnavailable,
    sqlite3.SQLITE_AUTH: StoreUnavailable,
}


def meaning(error: sqlite3.Error | OSError | UnicodeError | OverflowError) -> StoreError:
    """The store error that stands for a driver's or the file system's."""
    if isinstance(error, UnicodeEncodeError | OverflowError):
        return Unstorable("a number of more than 64 bits, or text that is none")
    if isinstance(error, UnicodeError):
        return StoreCorrupt("text that is no UTF-8")
    if isinstance(error, OSError):
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        return StoreFull(str(error)) if full else StoreUnavailable(str(error))
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return StoreError(str(error))
    name = getattr(error, "sqlite_errorname", "")
    return _MEANING.get(code & 0xFF, StoreError)(f"{name}: {error}")
