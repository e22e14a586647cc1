"""Which process the store, a message or a timer belongs to, and whether that process is gone."""

from __future__ import annotations

import json
import os
import secrets
import socket
import time
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Self

_open: set[str] = set()
"""The tokens of the stores that are open in this process."""
_PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Owner:
    """An opened store in some process. `pid` counts in `space` while the machine `host` runs (`boot`); `born`
    tells the process from an earlier one of that number. What a system does not tell is empty."""

    host: str
    boot: str
    space: str
    pid: int
    born: str
    token: str

    @classmethod
    def enter(cls) -> Self:
        """A new owner in this process; it is gone with `leave` or with the process."""
        token = secrets.token_hex(8)
        _open.add(token)
        pid = os.getpid()
        return cls(socket.gethostname(), _boot(), _space(), pid, _born(pid)[0], token)

    def leave(self) -> None:
        """What it owned is free for others."""
        _open.discard(self.token)

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """The owner that was written as `str(owner)`; None where that is damaged."""
        try:
            host, boot, space, pid, born, token = json.loads(text)
            return cls(str(host), str(boot), str(space), int(pid), str(born), str(token))
        except (ValueError, TypeError, OverflowError, RecursionError):
            return None

    def __str__(self) -> str:
        return json.dumps(astuple(self), separators=(",", ":"))

    def gone(self, seen: float) -> bool | None:
        """Whether this owner, who was there at the time `seen`, is gone; None if that cannot be told from
        here."""
        if self.boot != _boot():
            again = self.host == socket.gethostname() and _booted_at() > seen
            return True if again else None
        if self.space != _space() or (not self.boot and self.host != socket.gethostname()):
            return None
        if self.pid == os.getpid() and self.born == _born(self.pid)[0]:
            return self.token not in _open
        if not _exists(self.pid):
            return True
        born, dead = _born(self.pid)
        return dead or born != self.born if born and self.born else None


def _read(path: str) -> str:
    try:
        return (_PROC / path).read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""


def _boot() -> str:
    return _read("sys/kernel/random/boot_id")


def _booted_at() -> float:
    uptime = _read("uptime").split()
    return time.time() - float(uptime[0]) if uptime else 0.0


def _space() -> str:
    try:
        return str((_PROC / "self" / "ns" / "pid").readlink())
    except OSError:
        return ""


def _born(pid: int) -> tuple[str, bool]:
    """When a process began, in ticks since the start of the machine, and whether it only waits to be
    buried."""
    fields = _read(f"{pid}/stat").rpartition(")")[2].split()
    return (fields[19], fields[0] in "ZX") if len(fields) > 19 else ("", False)


def _exists(pid: int) -> bool:
    """Whether there is a process of that number, whoever's it is."""
    if os.name != "posix":
        return True  # there, asking would end it
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
