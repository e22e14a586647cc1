"""Why the table did not do what it was asked. Each carries a Text of the catalogue, fit for the player."""

from __future__ import annotations

from bot.engine.moves import Text, text


class TableError(Exception):
    """Nothing has changed; `reason` says why, in the catalogue's words."""

    key = "table-refused"
    loggable = True

    def __init__(self, reason: Text | None = None, **args: object) -> None:
        self.reason = reason or text(self.key, **args)
        super().__init__(self.reason.key)


class NoSuchGame(TableError):
    """There is no such game, or none of that kind can be played."""

    key = "table-no-such-game"


class NotYourSeat(TableError):
    """The person does not play that seat."""

    key = "table-not-your-seat"


class Stale(TableError):
    """The button or command was made for a decision that has passed or changed; look again."""

    key = "table-stale"


class Overtaken(Stale):
    """Others changed the game meanwhile. Commands try again by themselves (afresh.py) before anybody is
    told."""

    key = "table-overtaken"


class Paused(TableError):
    """The game is paused; it takes no moves."""

    key = "table-paused"


class NotRunning(TableError):
    """The game has not begun, or it is over."""

    key = "table-not-running"


def not_running(status: str) -> NotRunning:
    """Why a game of that status does not run."""
    return NotRunning(text("table-not-begun" if status == "lobby" else "table-is-over"))


class AlreadyStarted(TableError):
    """What was asked is possible only in the lobby."""

    key = "table-already-started"


class Full(TableError):
    """All seats are taken, or the server has as many games as it may."""

    key = "table-full"


class NotAllowed(TableError):
    """The person may not do that."""

    key = "table-not-allowed"


class BadInput(TableError):
    """A value that the table does not understand (a number of hours, a time zone, a policy)."""

    key = "table-bad-input"


class StoreTrouble(TableError):
    """The store could not keep it (full disk, locked database); the game stands as it was before."""

    key = "store-failed"


class Unreadable(StoreTrouble):
    """What is stored of the game is damaged; nothing can be done with it before the host has mended it."""

    key = "store-corrupt"


class Broken(TableError):
    """The rules failed at this move, which is our defect; the game stands as it was before."""

    key = "table-broken"


OF_ONE_GAME = (Broken, NoSuchGame, Unreadable)
"""What can be wrong with one game while all the others are well."""
