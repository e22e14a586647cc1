"""Who runs on the database, and who is working on which message or timer."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot import private
from bot.store.errors import Occupied
from bot.store.owner import Owner
from bot.store.sharing import LAPSE, Claimed, Holder
from bot.store.sqlite.failures import meaning


def holder(db: sqlite3.Connection) -> Holder | None:
    for by, since, seen in db.execute("SELECT owner, started_at, beat_at FROM holder").fetchall():
        if (owner := Owner.parse(by)) is not None:
            return Holder(owner, since, seen)
    return None


def holders(db: sqlite3.Connection) -> list[Holder]:
    found = holder(db)
    return [] if found is None else [found]


def need_nobody(db: sqlite3.Connection, now: float, refusal: type[Occupied] = Occupied) -> None:
    """Raises `refusal` while a process runs on the database, whatever its schema."""
    (known,) = db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'holder'").fetchall()[0]
    found = holder(db) if known else None
    if found is not None and not found.gone(now):
        raise refusal(found, now)


def need_free_file(path: Path, now: float) -> None:
    """Raises Occupied while a process runs on the database in that file, if it is one."""
    if path.exists():
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db,
        ):
            need_nobody(db, now)


@contextlib.contextmanager
def one_at_a_time(file: Path, patience: float = 60.0) -> Iterator[None]:
    """Of several processes one after the other is within the block: so who starts second finds the first at
    home. Raises StoreUnavailable, or StoreLocked after so many seconds."""
    try:
        private.make_folder(file.parent)
        private.make_file(file)
        with contextlib.closing(sqlite3.connect(file, timeout=patience, isolation_level=None)) as lock:
            lock.execute("BEGIN EXCLUSIVE")  # gone with the process, however it ends
            yield
    except sqlite3.Error as error:
        raise meaning(error) from error


def occupy(db: sqlite3.Connection, owner: Owner, now: float) -> None:
    before = holder(db)
    if before is not None and before.owner == owner:
        db.execute("UPDATE holder SET beat_at = ?", (now,))
        return
    if before is not None and not before.gone(now):
        raise Occupied(before, now)
    db.execute(
        "INSERT OR REPLACE INTO holder VALUES (1, ?, ?, ?, ?, ?)",
        (str(owner), owner.host, owner.pid, now, now),
    )


def vacate(db: sqlite3.Connection, owner: Owner) -> None:
    db.execute("DELETE FROM holder WHERE owner = ?", (str(owner),))


def data_version(db: sqlite3.Connection) -> int:
    """Another number whenever another connection has stored something; one's own changes do not count."""
    (version,) = db.execute("PRAGMA data_version").fetchall()[0]
    return int(version)


def claim(db: sqlite3.Connection, table: Claimed, row: int, owner: Owner, now: float) -> bool:
    if row in held(db, table, owner, now):
        return False
    waits = "state = 'pending'" if table == "outbox" else "TRUE"
    return bool(
        db.execute(
            f"UPDATE {table} SET claimed_by = ?, claimed_at = ? WHERE id = ? AND {waits}",
            (str(owner), now, row),
        ).rowcount
    )


def held(db: sqlite3.Connection, table: Claimed, owner: Owner, now: float | None) -> dict[int, float]:
    """The rows on which other owners are working at `now` (None: whenever), each with the time until which
    that counts at most."""
    claims = db.execute(
        f"SELECT id, claimed_by, claimed_at FROM {table} WHERE claimed_by IS NOT NULL AND claimed_by <> ?",
        (str(owner),),
    ).fetchall()
    return {
        row: at + LAPSE
        for row, by, at in claims
        if (now is None or abs(now - at) < LAPSE)
        and (other := Owner.parse(by)) is not None
        and not other.gone(at)
    }
