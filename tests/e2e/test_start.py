"""Starting the bot, and a start that fails halfway."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.errors import StoreClosed
from tests.support.discord import make_bot, pebble_games


async def test_a_start_that_fails_closes_the_store_and_shows_its_own_error(tmp_path: Path) -> None:
    class Unsynced(Exception):
        """What Discord might answer to the commands."""

    bot = make_bot(tmp_path / "bot.sqlite3", pebble_games())

    async def refused() -> None:
        raise Unsynced

    bot._sync = refused  # type: ignore[method-assign]
    with pytest.raises(Unsynced):
        async with bot:
            await bot.setup_hook()
    with pytest.raises(StoreClosed):
        await bot.store.live_games()
