"""What can go wrong in the store: `key` names the catalogue's sentence, `detail` is for the host's log."""

from datetime import UTC, datetime

from bot.store.sharing import STALE, Holder


class StoreError(Exception):
    """The store refused or failed; nothing of the attempted change was kept."""

    key = "store-failed"
    loggable = True

    def __init__(self, detail: str = "", **words: str | int) -> None:
        """`words` are the arguments of the sentence."""
        super().__init__(detail or self.key)
        self.detail = detail
        self.words = words


class StoreFull(StoreError):
    """The disk is full: the action was not kept and may be repeated when there is room."""

    key = "store-full"


class StoreLocked(StoreError):
    """Another program held the database longer than the busy timeout; repeating later may succeed."""

    key = "store-locked"


class StoreCorrupt(StoreError):
    """The file is no database, is damaged, or a stored snapshot does not match its hash."""

    key = "store-corrupt"


class Unstorable(StoreError):
    """What was to be kept cannot be: half a character (a lone surrogate), a number of more than 64 bits."""

    key = "store-unstorable"


class StoreUnavailable(StoreError):
    """The file or its folder cannot be opened, read or written (permissions, a read-only or failing disk)."""

    key = "store-unavailable"


class NoDriver(StoreUnavailable):
    """The store is on PostgreSQL, whose driver is not installed."""

    key = "store-no-driver"


class StoreClosed(StoreError):
    """The store was used before it was opened or after it was closed."""

    key = "store-closed"


class SchemaTooNew(StoreError):
    """The database was written by a newer bot; it is left untouched."""

    key = "store-schema-too-new"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this bot knows schemas up to {known}")
        self.found = found
        self.known = known


class Occupied(StoreError):
    """Another process runs on this database, and two would do everything twice."""

    key = "store-occupied"

    def __init__(self, holder: Holder, now: float) -> None:
        pid, host = holder.owner.pid, holder.owner.host
        certain = holder.owner.gone(holder.seen) is not None
        self.holder = holder
        super().__init__(
            f"process {pid} on {host}",
            pid=str(pid),
            host=host,
            since=datetime.fromtimestamp(holder.since, UTC).strftime("%Y-%m-%d %H:%M UTC"),
            free_in=0 if certain else max(1, round(holder.seen + STALE - now) + 1),
        )


class TakenOver(Occupied):
    """Another process runs on this database since this one was not seen for too long."""

    key = "store-taken-over"


class OccupiedOlder(Occupied):
    """Another process runs on this database, which has to be brought up to date first."""

    key = "store-occupied-older"


class NotEmpty(StoreError):
    """There is something already in the store into which another one was to be moved."""

    key = "store-not-empty"


class MovedWrongly(StoreError):
    """What was carried over is not what was there."""

    key = "store-moved-wrongly"


class NotFound(StoreError):
    """There is no such game, timer or outgoing message."""

    key = "store-not-found"


class Conflict(StoreError):
    """Somebody else was first: the game has changed, or the name is taken. Load again and decide anew."""

    key = "store-conflict"


class TimerGone(Conflict):
    """The timer was used or replaced; what it was for has been done, or need not be done."""


class AlreadyDone(StoreError):
    """This interaction was stored before, as move `seq` of `game` (0: it created it). Nothing was changed."""

    key = "store-already-done"

    def __init__(self, game: int, seq: int) -> None:
        super().__init__(f"already stored as move {seq} of game {game}")
        self.game = game
        self.seq = seq


class CorruptExport(StoreError):
    """An export was refused. `reason` is one of: size, json, format, version, checksum,
    shape, seed, snapshot, log; `table.examination` knows some more."""

    key = "store-corrupt-export"

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
