"""A server's own names for the board: sent in, checked, chosen in the lobby, kept by the game, taken away."""

from __future__ import annotations

from typing import Any

import pytest

from bot import DATA
from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.support.discord import World, answer, words

KIND = "illuminopoly"
EXAMPLE = (DATA / KIND / "example-names.yaml").read_bytes()


@pytest.fixture
def games() -> dict[str, Game]:
    return {KIND: GAMES[KIND]}


async def send(world: World, content: bytes, **options: Any) -> str:
    """What Mona is told who sends a file in."""
    sent = ("town.yaml", content)
    return answer(await world.mona.slash(world.channel, f"{KIND} names add", file=sent, **options))


async def begun(world: World, theme: str) -> tuple[int, str]:
    """A game that has just begun, and what its table says."""
    await world.lobby(KIND)
    number = world.number()
    await world.ann.slash(world.channel, "game option", name="theme", value=theme, game=number)
    for _ in range(2):
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    return number, await table_of(world, number)


async def table_of(world: World, number: int) -> str:
    """What everybody can read about a table."""
    return words((await world.ann.slash(world.thread, "table", game=number)).response)


async def test_the_example_is_given_out_sent_in_and_played_with(world: World) -> None:
    given = await world.mona.slash(world.channel, f"{KIND} names example")
    (file,) = given.response.attachments
    assert await file.read() == EXAMPLE
    assert "9 spaces, 2 groups" in await send(world, EXAMPLE, reason="our town")
    assert "town" in answer(await world.mona.slash(world.channel, f"{KIND} names list"))
    assert "our town" in answer(await world.mona.slash(world.channel, "mod audit"))
    _, table = await begun(world, "own")
    assert "Upper Terrace" in table
    assert "The Hill" in table
    assert "Upper Terrace" not in (await begun(world, "city"))[1]


async def test_a_game_keeps_its_names_when_the_file_is_taken_away(world: World) -> None:
    await send(world, b"spaces: {39: Mill Street}")
    number, table = await begun(world, "own")
    assert "Mill Street" in table
    offered = await world.mona.autocomplete(world.channel, f"{KIND} names remove", "name", "")
    assert [choice["name"] for choice in offered] == ["town"]
    gone = await world.mona.slash(world.channel, f"{KIND} names remove", name="town")
    assert "Games that have begun with it keep it" in answer(gone)
    await world.restart()
    assert "Mill Street" in await table_of(world, number)
    assert "Mill Street" not in (await begun(world, "own"))[1]


async def test_a_faulty_file_changes_nothing_and_is_told_why(world: World) -> None:
    told = await send(world, b"spaces: {39: Mill Street, 41: Nowhere}")
    assert "spaces → 41: spaces are numbers from 0" in told
    assert "line 1" in await send(world, b"spaces: {39: [")
    assert "Nothing yet" in answer(await world.mona.slash(world.channel, f"{KIND} names list"))


async def test_only_moderators_may(world: World) -> None:
    for command, options in (
        ("add", {"file": ("x.yaml", EXAMPLE)}),
        ("remove", {"name": "town"}),
        ("list", {}),
        ("show", {"name": "town"}),
        ("example", {}),
    ):
        refused = await world.ann.slash(world.channel, f"{KIND} names {command}", **options)
        assert "Manage Server" in answer(refused)
    assert await world.ann.autocomplete(world.channel, f"{KIND} names remove", "name", "") == []
