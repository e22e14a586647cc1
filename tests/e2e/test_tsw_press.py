"""/tsw press through the simulated Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.e2e.test_tsw_worlds import begun, view
from tests.support.discord import World, answer, words


@pytest.fixture
def games() -> dict[str, Game]:
    return {"tsw": GAMES["tsw"]}


def letters(person: Any) -> str:
    """All that the bot has written to a person by direct message."""
    return "\n".join(words(message) for message in person.user.dm_channel.history())


@pytest.mark.rule("TSW-82")
async def test_a_letter_goes_to_its_reader_and_pings_nobody(world: World) -> None:
    game = await begun(world, press="True")
    (other,) = [
        name for name in (await view(world, game)).conspiracies if name != (await view(world, game)).name
    ]
    suggested = await world.ann.autocomplete(world.thread, "tsw press", "to", other[:5].lower())
    assert [choice["value"] for choice in suggested] == [other]
    given = {"to": other, "text": "@everyone <@1> psst, the pier"}
    sent = await world.ann.slash(world.thread, "tsw press", **given)
    assert "on their way" in answer(sent)
    assert "the pier" not in world.said()
    assert "the pier" in letters(world.bob)
    assert "the pier" not in letters(world.ann)
    hand = await world.bob.slash(world.thread, "hand", game=game)
    assert "the pier" in answer(hand), "also for those whose direct messages are closed"
    public = {"to": "everybody", "text": "we have @everyone covered"}
    await world.bob.slash(world.thread, "tsw press", **public)
    (message,) = [m for m in world.thread.history() if "covered" in words(m)]
    assert other in words(message)
    assert message.mentions == []
    assert not message.mention_everyone


@pytest.mark.rule("TSW-82")
async def test_links_and_formatting_in_a_letter_are_shown_as_they_were_written(world: World) -> None:
    game = await begun(world, press="True")
    me = (await view(world, game)).name
    (other,) = [name for name in (await view(world, game)).conspiracies if name != me]
    bait = "[Win](http://a.example) or [lose](http://b.example), **now**, see <@1>, <t:1:R>, </x:1>"
    for to in (other, "everybody"):
        await world.ann.slash(world.thread, "tsw press", to=to, text=bait)
    hand = answer(await world.bob.slash(world.thread, "hand", game=game))
    log = answer(await world.bob.slash(world.thread, "log", game=game))
    for place in (letters(world.bob), world.said(), hand, log):
        (line, *_) = [line for line in place.splitlines() if "a.example" in line]
        assert r"\[Win\](http://a.example) or \[lose\](http://b.example), \*\*now\*\*" in line
        assert r"see \<@1>, \<t:1:R>, \</x:1>" in line
        assert f"**{me}**" in line, "what the bot itself writes is formatted"


@pytest.mark.rule("TSW-82")
async def test_a_table_without_press_says_so(world: World) -> None:
    game = await begun(world)
    names = (await view(world, game)).conspiracies
    assert await world.ann.autocomplete(world.thread, "tsw press", "to", "") == []
    for name in (*names, "everybody"):
        refused = await world.ann.slash(world.thread, "tsw press", to=name, text="psst")
        assert "TSW-82" in answer(refused)
