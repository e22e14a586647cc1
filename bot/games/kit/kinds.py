"""The kinds of frames of a game: whatever its room `play` defines, and what the one on top is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from bot.engine.kernel import Frame


def kinds_in(room: str, *more: type[Frame]) -> dict[str, type[Frame]]:
    """Every kind of frame that has a name, by name: those defined in the modules of the package `room`, and
    `more`. Of a kind and those derived from it under the same name, the last one counts."""
    found: dict[str, type[Frame]] = {}
    for kind in (*_defined(room), *more):
        known = found.get(kind.name, kind)
        if not issubclass(kind, known) and not issubclass(known, kind):
            raise ValueError(f"two kinds of frames are called {kind.name}")
        found[kind.name] = kind if issubclass(kind, known) else known
    return found


def topic_of(s: Any, kinds: Mapping[str, type[Frame]], viewer: int | None) -> dict[str, Any] | None:
    """What the frame on top is about, as fields of a game's own record: its name, whose affair it is, and the
    rest, as far as it is the viewer's business. None: it is not, or there is none."""
    if not s.stack:
        return None
    f, kind = s.stack[-1], kinds[s.doing]
    fields = kind.topic(s, f, viewer)
    if fields is None:
        return None
    whose = kind.whose(f)
    return {"frame": kind.name, "seat": s.active if whose is None else whose, **fields}


def _defined(room: str) -> Iterator[type[Frame]]:
    for listed in walk_packages(import_module(room).__path__, f"{room}."):
        for kind in vars(import_module(listed.name)).values():
            if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__ == listed.name:
                yield from [kind] if hasattr(kind, "name") else []
