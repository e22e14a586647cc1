"""Starting the bot, and a start that fails halfway."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.scene.paper import Paper
from bot.scene.scene import Scene
from bot.store.errors import StoreClosed
from bot.table.unit.crew import Kind
from tests.support.discord import make_bot, pebble_games

EMPTY = Paper("The Toy Gazette", "", "No. 1", "", "Nothing happened", (), "", "", "an empty page")


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


async def test_papers_letters_and_pictures_do_not_wait_for_each_other(tmp_path: Path) -> None:
    bot = make_bot(tmp_path / "bot.sqlite3", dict(GAMES), workers=1)
    done = threading.Event()

    async def offline() -> None:
        """Discord is not needed here."""

    bot._sync = offline  # type: ignore[method-assign]
    async with bot:
        await bot.setup_hook()
        reader = replace(await bot.front.reader(1), text_only=False)
        bot.press._setters.submit(done.wait)
        paper = asyncio.create_task(bot.press.print(EMPTY, reader))
        assert await asyncio.wait_for(bot.service.crew.run(Kind.LETTERS, str.upper, "read"), 20) == "READ"
        drawn = await asyncio.wait_for(bot.gallery.picture("blank", lambda: Scene(40, 30, (), "blank")), 20)
        assert drawn is not None
        assert not paper.done()
        done.set()
        assert await asyncio.wait_for(paper, 20) is not None
