"""Pictures, composed in a thread of their own, drawn by a worker and kept for a while; one that fails is
logged and left out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b

import structlog

from bot.scene.scene import Scene
from bot.table.unit.crew import Crew, Kind
from bot.ui.metrics import PICTURES

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and its description for those who cannot see it."""

    data: bytes
    alt: str


class Gallery:
    """The last pictures by what they show. `draw`, a function of a module, makes a PNG of a scene, with so
    many pixels a unit, in large print or not.

    One thread composes them all. Where the crew has no workers it draws them too, and the loop waits for it
    often: what draws holds Python's lock.
    """

    def __init__(
        self,
        draw: Callable[[Scene, float, bool], bytes],
        scale: float = 1.0,
        crew: Crew | None = None,
        capacity: int = 48,
    ) -> None:
        self._draw, self._scale, self._crew = draw, scale, crew or Crew()
        self._capacity = capacity
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[Picture | None]] = {}

    def prepare(self, rehearsal: Callable[[], None]) -> None:
        """Have whoever draws do `rehearsal`, or load something, before the first picture; nobody else waits
        for it."""
        if self._crew.works:
            self._crew.warm({Kind.PICTURES: rehearsal})
        else:
            self._thread.submit(rehearsal)

    def close(self) -> None:
        """Draw no more; what is being drawn is finished."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def key(*parts: object) -> str:
        """What a picture shows, as a short string: equal parts (views, names, sizes) give equal pictures."""
        return blake2b(repr(parts).encode(), digest_size=16).hexdigest()

    def kept(self, key: str) -> Picture | None:
        """The picture, if it has been drawn already."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def picture(
        self, key: str, scene: Callable[[], Scene | None], large: bool = False
    ) -> Picture | None:
        """The picture of `scene`; None if none is to be or can be drawn. Same keys share a drawing."""
        found = self.kept(key)
        if found is not None:
            return found
        task = self._drawing.get(key)
        if task is None:
            task = self._drawing[key] = asyncio.create_task(self._make(key, scene, large))
        return await asyncio.shield(task)

    async def _make(self, key: str, scene: Callable[[], Scene | None], large: bool) -> Picture | None:
        try:
            with PICTURES.time():
                made = await self._drawn(scene, large)
        except Exception:
            log.exception("picture", key=key)
            return None
        finally:
            self._drawing.pop(key, None)
        if made is None:
            return None
        self._kept[key] = made
        while len(self._kept) > self._capacity:
            self._kept.popitem(last=False)
        return made

    async def _drawn(self, scene: Callable[[], Scene | None], large: bool) -> Picture | None:
        loop = asyncio.get_running_loop()
        composed = await loop.run_in_executor(self._thread, scene)
        if composed is None:
            return None
        given = composed, self._scale, large
        if self._crew.works:
            data = await self._crew.run(Kind.PICTURES, self._draw, *given)
        else:
            data = await loop.run_in_executor(self._thread, self._draw, *given)
        return Picture(data, composed.alt)
