"""Pictures, drawn in threads and kept for a while; one that fails is logged and left out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b

import structlog

from bot.render.scene import Scene

log = structlog.get_logger(__name__)


class Gallery:
    """The last pictures by what they show. `draw` makes a PNG of a scene (in large print or not)."""

    def __init__(self, draw: Callable[[Scene, bool], bytes], capacity: int = 48) -> None:
        self._draw = draw
        self._capacity = capacity
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes | None]] = {}

    @staticmethod
    def key(*parts: object) -> str:
        """What a picture shows, as a short string: equal parts (views, names, sizes) give equal pictures."""
        return blake2b(repr(parts).encode(), digest_size=16).hexdigest()

    def kept(self, key: str) -> bytes | None:
        """The picture, if it has been drawn already."""
        data = self._kept.get(key)
        if data is not None:
            self._kept.move_to_end(key)
        return data

    async def picture(self, key: str, scene: Callable[[], Scene], large: bool = False) -> bytes | None:
        """The picture of `scene`; None if it cannot be drawn. Callers of the same key share one drawing."""
        data = self.kept(key)
        if data is not None:
            return data
        task = self._drawing.get(key)
        if task is None:
            task = self._drawing[key] = asyncio.create_task(self._make(key, scene, large))
        return await asyncio.shield(task)

    async def _make(self, key: str, scene: Callable[[], Scene], large: bool) -> bytes | None:
        try:
            data = await asyncio.to_thread(lambda: self._draw(scene(), large))
        except Exception:
            log.exception("picture", key=key)
            return None
        finally:
            self._drawing.pop(key, None)
        self._kept[key] = data
        while len(self._kept) > self._capacity:
            self._kept.popitem(last=False)
        return data
