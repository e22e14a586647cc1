"""A game from a file and a game that cannot be read, as people on Discord meet them."""

from __future__ import annotations

import json
from typing import Any

from bot.store.codec import canonical, digest
from tests.support.discord import World, answer, ids, words


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
