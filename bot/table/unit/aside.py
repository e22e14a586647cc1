"""Games for whoever only reads them while somebody else takes long to change them: as they are stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.games.contract import Game
from bot.store.errors import NotFound
from bot.store.repository import Store
from bot.table.errors import NoSuchGame
from bot.table.unit.session import Session, Sessions

COPIES = 16
"""Games of which a second copy is kept in memory."""
SOON = 0.1
"""Seconds that who only reads waits for who changes a game."""


async def soon(lock: asyncio.Lock) -> bool:
    """Whether a lock could be had before long; it is held then."""
    try:
        async with asyncio.timeout(SOON):
            return await lock.acquire()
    except TimeoutError:
        return False


class Copies:
    """Stored games beside those that are worked on. Nothing is ever changed in them."""

    def __init__(self, store: Store, game: Callable[[str], Game]) -> None:
        self._store, self._game = store, game
        self._kept = Sessions(COPIES)

    def drop(self, game: int) -> None:
        """Read it anew when it is wanted next."""
        self._kept.drop(game)

    async def read(self, game: int, working: Session | None) -> Session:
        """The game as stored; `working` is the session with which somebody goes on from there. Raises
        NoSuchGame and what the store raises."""
        copy, version = self._kept.get(game), await self._store.version(game)
        while copy is None or copy.row.version != version:
            copy = await self._loaded(game)
            version = await self._store.version(game)  # until all of it is of the same time
        if copy.steps is None and working is not None and working.row.version == version:
            copy.remember(working)
        self._kept.put(game, copy)
        return copy

    async def _loaded(self, game: int) -> Session:
        try:
            row = await self._store.load_game(game)
        except NotFound as error:
            raise NoSuchGame from error
        seats, timers = await self._store.seats(game), await self._store.timers(game)
        return Session(self._game(row.kind), row, seats, timers)
