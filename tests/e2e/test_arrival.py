"""A game from a file and a game that cannot be read, as people on Discord meet them."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_bytes
from typing import Any, cast

import pytest

from bot.store.codec import canonical, digest
from bot.store.errors import StoreClosed
from bot.store.sqlite import SqliteStore
from bot.table.people.moderation import Moderator
from bot.table.service import TableService
from bot.table.unit.gate import NOBODY
from cogs.places import PlaceWatch
from tests.support.discord import World, answer, ids, pebble_games, words

OTHERS = """UPDATE holder SET owner = '["elsewhere","b","s",7,"1","t"]', host = 'elsewhere', pid = 7,
    beat_at = strftime('%s', 'now') + 0.0"""
"""Another process runs on the store, as it is after this machine has slept for long."""


async def exported(world: World) -> dict[str, Any]:
    await world.game(world.bob)
    sent = await world.mona.slash(world.thread, "mod export")
    found: dict[str, Any] = json.loads(await sent.response.attachments[0].read())
    return found


async def test_who_is_not_here_is_not_called_and_who_is_takes_his_seat(world: World) -> None:
    data = await exported(world)
    stranger = world.env.create_user("stranger")
    data["body"]["seats"][1] |= {"user_id": stranger.id, "name": "**Free** [gift](https://x.example)"}
    data["checksum"] = digest(canonical(data["body"]))
    other = world.guild.create_text_channel("elsewhere")
    sent = await world.mona.slash(other, "mod import", file=("game.json", json.dumps(data).encode()))
    assert "Imported as game #2" in answer(sent)
    (card,) = [message for message in other.history() if "t:2:take-seat" in ids(message)]
    assert f"<@{world.ann.id}>" in words(card)
    assert str(stranger.id) not in words(card)
    assert "\\*\\*Free\\*\\*" in words(card)
    refused = await world.cat.click(card, custom_id="t:2:take-seat")
    assert "No seat is held for you" in answer(refused)
    taken = await world.ann.click(card, custom_id="t:2:take-seat")
    assert "your seat again" in answer(taken)
    seats = (await world.bot.service.table(2)).seats
    assert [row.user_id for row in seats] == [world.ann.id, None]


async def test_a_game_that_cannot_be_read_is_told_of_where_it_is_played(world: World) -> None:
    number = await world.game(world.bob)
    await world.bot.store._on_thread(
        lambda db: db.execute("UPDATE games SET options = '[' WHERE id = ?", (number,))
    )
    await world.restart()
    mine = await world.ann.slash(world.channel, "my games")
    assert "defect" not in answer(mine)
    await world.ann.slash(world.thread, "table", game=number)
    assert "cannot be read" in words(world.thread.history()[-1])


async def test_an_import_on_the_machine_beside_a_running_bot_is_told_at_its_next_sign_of_life(
    world: World, tmp_path: Path
) -> None:
    data = await exported(world)
    file = tmp_path / "world.sqlite3"
    async with await SqliteStore.open(file) as store:
        beside = TableService(store, pebble_games(), world.bot._now, token_bytes)
        number = await beside.mod.import_(json.dumps(data).encode(), Moderator(NOBODY), None)
    before = len(world.thread.history())
    with world.env._bot_scope():
        await world.bot.lease.sign()
    await world.env.advance_time(1)
    card = world.thread.history()[-1]
    assert len(world.thread.history()) > before
    assert f"t:{number}:take-seat" in ids(card)
    await world.ann.click(card, custom_id=f"t:{number}:take-seat")
    assert (await world.bot.service.table(number)).seats[0].user_id == world.ann.id


async def test_a_bot_that_another_process_has_ousted_leaves_discord_and_does_nothing_more(
    world: World,
) -> None:
    number = await world.game(world.bob)
    ousted = world.bot
    await ousted.store._on_thread(lambda db: db.execute(OTHERS))
    said = len(world.thread.history())
    with world.env._bot_scope():
        await ousted.lease.sign()
    assert ousted._ending is not None
    await ousted._ending
    assert ousted.is_closed()
    assert ousted.ousted is not None
    assert ousted.ousted.words["host"] == "elsewhere"
    with pytest.raises(StoreClosed):
        await ousted.store.live_games()
    assert len(world.thread.history()) == said
    async with await SqliteStore.open(ousted._where) as store:
        (holder,) = await store.holders()
        assert holder.owner.host == "elsewhere", "it gives back nothing that it has not"
        await store._on_thread(lambda db: db.execute("DELETE FROM holder"))
    await world.restart()
    assert (await world.bot.service.table(number)).status == "live"


async def test_a_bot_that_was_removed_and_invited_again_goes_on(world: World) -> None:
    number = await world.game(world.bob)
    before = len(world.thread.history())
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    places = cast(PlaceWatch, world.bot.cogs["PlaceWatch"])
    with world.env._bot_scope():
        await places.on_guild_remove(guild)
    await world.env.settle()
    assert (await world.bot.service.table(number)).status == "paused"
    assert len(world.thread.history()) == before
    with world.env._bot_scope():
        await places.on_guild_join(guild)
    await world.env.advance_time(1)
    assert (await world.bot.service.table(number)).status == "live"
    assert "I was not in this server for a while" in world.said()
