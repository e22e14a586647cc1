"""INWO at a table: the table page shows every structure, an attack takes few clicks."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.inwo.minds.players import HeuristicPlayer
from bot.games.registry import GAMES
from bot.ui.panel.panel import asked
from tests.support.discord import World, answer, button, words
from tests.support.person import Person


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


async def turn(world: World, number: int) -> Any:
    """Play on until Ann can attack in the main part of her turn; her panel."""
    ann = Person(world, world.ann, HeuristicPlayer())
    for _ in range(60):
        ask = asked(await world.bot.service.panel(number, world.ann.id))
        panel = await world.panel(world.ann, number)
        if ask is not None and ask.frame == "act" and ask.required and "⚔" in words(panel.response):
            return panel
        if await ann.step(number) is None:
            break
    raise AssertionError("it is never her turn")


async def test_an_attack_takes_two_buttons_up_to_the_declaration(world: World) -> None:
    number = await world.game(kind="inwo", ais=2)
    panel = await turn(world, number)
    panel = await world.ann.click(panel.response, custom_id=button(panel.response, "⚔"))
    assert "⚔ Control" in words(panel.response)
    panel = await world.ann.click(panel.response, custom_id=button(panel.response, "⚔ Control"))
    view = (await world.bot.service.panel(number, world.ann.id)).view
    assert view.attack is not None or view.planning < 0, "it is announced, or done already"


async def test_the_table_page_shows_all_structures_beside_the_table(world: World) -> None:
    number = await world.game(kind="inwo", ais=2)
    panel = await turn(world, number)
    page = await world.ann.click(panel.response, custom_id=f"t:{number}:table")
    names = [file.filename for file in page.response.attachments]
    assert names == ["table.png", "table1.png", "table2.png", "table3.png"]


async def test_options_of_elections_are_offered_only_where_there_are_any(world: World) -> None:
    await world.lobby("inwo")
    number = world.number()
    assert "1 more seat has to be taken" in words(world.lobby_card())
    page = await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:more")
    assert "election_" not in str(page.response.components)
    await world.ann.slash(world.channel, "game option", name="elections", value="rounds", game=number)
    page = await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:more")
    shown = str(page.response.components)
    assert "election_nations" in shown
    assert "election_rounds" not in shown, "that many rounds end a short variant only"
    await world.ann.slash(world.channel, "game option", name="elections", value="hungrily", game=number)
    page = await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:more")
    assert "election_rounds" in str(page.response.components)
    assert "with elections: Groups for all" in str(page.response.components)


async def test_a_guided_first_game_with_hints(world: World) -> None:
    begun = await world.ann.slash(world.channel, "game tutorial", game="inwo")
    assert "Your first game" in answer(begun)
    number = (await world.bot.service.find(guild=world.guild.id))[0].game
    panel = await world.panel(world.ann, number)
    assert "💡" in words(panel.response)


async def test_a_card_that_two_games_have_is_looked_up_in_the_game_played_here(world: World) -> None:
    lasers = "Orbital Mind Control Lasers"
    await world.game(kind="inwo", ais=2)
    offered = await world.ann.autocomplete(world.thread, "card", "name", "orbital")
    assert [choice["name"] for choice in offered].count(lasers) == 1
    assert "Resource" in answer(await world.ann.slash(world.thread, "card", name=lasers))
    other = answer(await world.ann.slash(world.thread, "card", name=lasers, game="illuminati"))
    assert "Power 4/2, Resistance 5" in other


@pytest.mark.parametrize(
    ("elections", "aim"),
    [
        ("no", "control as many Groups as"),
        ("cynical", "makes a person president"),
        ("white-house", "control the president after the last of 4 elections"),
        ("hungrily", "one round after the last of 4 elections"),
    ],
)
async def test_the_help_of_a_table_tells_the_aim_of_its_variant(
    world: World, elections: str, aim: str
) -> None:
    await world.lobby("inwo")
    number = world.number()
    await world.ann.slash(world.channel, "game option", name="elections", value=elections, game=number)
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    said = answer(await world.ann.click(world.table_card(), custom_id=f"t:{number}:help"))
    assert aim in said
    assert ("Basic Goal" in said) is (elections in ("no", "cynical"))
