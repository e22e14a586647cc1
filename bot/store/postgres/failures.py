"""From PostgreSQL's error classes to what they mean for the people at the table and their host."""

import asyncpg
from asyncpg import exceptions as pg

from bot.store.errors import StoreCorrupt, StoreError, StoreFull, StoreLocked, StoreUnavailable, Unstorable

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, UnicodeError)
"""What the driver raises (asyncio's TimeoutError is an OSError)."""
_MEANING: tuple[tuple[type[Exception], type[StoreError]], ...] = (
    (pg.DiskFullError, StoreFull),
    (pg.LockNotAvailableError, StoreLocked),
    (pg.TransactionRollbackError, StoreLocked),  # a deadlock: whoever lost repeats
    (pg.QueryCanceledError, StoreLocked),
    (pg.DataCorruptedError, StoreCorrupt),
    (pg.InternalServerError, StoreCorrupt),
    (pg.PostgresSystemError, StoreUnavailable),
    (pg.PostgresConnectionError, StoreUnavailable),
    (pg.InsufficientResourcesError, StoreUnavailable),
    (pg.OperatorInterventionError, StoreUnavailable),
    (pg.InvalidAuthorizationSpecificationError, StoreUnavailable),
    (pg.InvalidCatalogNameError, StoreUnavailable),
    (pg.InsufficientPrivilegeError, StoreUnavailable),
    (pg.ReadOnlySQLTransactionError, StoreUnavailable),
    (asyncpg.InterfaceError, StoreUnavailable),
    (OSError, StoreUnavailable),
)


def meaning(error: Exception) -> StoreError:
    """The store error that stands for a driver's; what was to be stored is not in it."""
    if isinstance(error, pg.DataError | UnicodeError):
        return Unstorable("a number of more than 64 bits, or text that is none")
    for kind, refusal in _MEANING:
        if isinstance(error, kind):
            return refusal(_told(error))
    return StoreError(_told(error))


def unreachable(error: Exception) -> StoreError:
    """The same for a failure to connect; an address that is none may hold a password, and is not shown."""
    if isinstance(error, FAILURES) and not isinstance(error, UnicodeError):
        return meaning(error)
    return StoreUnavailable("the address of the database is none")


def _told(error: Exception) -> str:
    """Without the DETAIL that quotes values."""
    words = getattr(error, "message", None) or str(error)
    return f"{type(error).__name__}: {words}"
