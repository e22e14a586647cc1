"""Lists never lie and never play dead: on lobby cards, in panels, and for whoever is slow."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord
import pytest

from bot.games.contract import Game
from bot.games.illuminati.minds.ai import HeuristicPlayer
from bot.games.registry import GAMES
from bot.ui.panel import pages
from tests.e2e.test_illuminati import active_ann
from tests.support.discord import World, ids, parts, words
from tests.support.person import Person


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


def component(message: Any, custom_id: str) -> int:
    return next(part["id"] for part in parts(message) if part.get("custom_id") == custom_id)


@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_every_option_of_a_lobby_is_read_to_its_end(world: World, kind: str) -> None:
    card = await world.lobby(kind)
    number = world.number()
    shown = [card]
    more = await world.ann.click(card, custom_id=f"t:{number}:more")
    listed = next(part for part in parts(more.response) if part.get("options"))
    for option in listed["options"]:
        page = await world.ann.select(more.response, [option["value"]], custom_id=f"o:{number}:more")
        shown.append(page.response)
        more = page
    labels = [
        option["label"] for message in shown for part in parts(message) for option in part.get("options", ())
    ]
    assert [label for label in labels if label.endswith("…")] == []
    assert len(labels) > 20


async def test_an_option_that_somebody_else_sets_is_another_list(world: World) -> None:
    await world.lobby("illuminati")
    await world.bob.click(world.lobby_card(), custom_id=f"t:{world.number()}:join")
    card = world.lobby_card()
    option, other = (f"o:{world.number()}:option:{name}" for name in ("mad", "money"))
    before = component(card, option), component(card, other)
    await world.bob.select(card, ["1"], custom_id=option)
    now = world.lobby_card()
    assert component(now, option) != before[0], "Ann sees what Bob has set"
    assert component(now, other) == before[1]


async def test_the_same_option_can_be_looked_at_twice(world: World) -> None:
    card = await world.lobby("illuminati")
    number = world.number()
    page = await world.ann.click(card, custom_id=f"t:{number}:more")
    before = component(page.response, f"o:{number}:more")
    one = await world.ann.select(page.response, ["goals"], custom_id=f"o:{number}:more")
    assert component(one.response, f"o:{number}:more") != before


async def test_a_slow_change_of_the_lobby_leaves_nobody_waiting(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulator's clock stands still, so what is slow says so itself."""

    async def slowly(interaction: discord.Interaction, work: Awaitable[Any]) -> Any:
        await interaction.response.defer(ephemeral=True, thinking=True)
        return await work

    monkeypatch.setattr(pages, "timely", slowly)
    card = await world.lobby("illuminati")
    joined = await world.bob.click(card, custom_id=f"t:{world.number()}:join")
    assert joined.acknowledged
    assert "Bob" in words(world.lobby_card())
    deleted = [entry for entry in world.env.http_requests if entry.method == "DELETE"]
    assert [entry.path.rsplit("/", 1)[-1] for entry in deleted] == ["@original"]


async def listed(world: World) -> Any:
    """A panel of Ann's with a list in which forms stand."""
    number = await world.game(kind="illuminati", ais=4)
    for _ in range(40):
        panel = await world.panel(world.ann, number)
        lists = [part for part in parts(panel.response) if ":pick:" in part.get("custom_id", "")]
        options = [option for part in lists for option in part["options"]]
        if panel.response.attachments and any("deal" in option["label"] for option in options):
            return panel
        if await Person(world, world.ann, HeuristicPlayer()).step(number) is None:
            await world.env.advance_time(5)
    raise AssertionError("there is never much to choose from")


async def test_a_closed_form_is_opened_again_and_the_hand_stays_in_sight(world: World) -> None:
    panel = await listed(world)
    assert [file.filename for file in panel.response.attachments] == ["hand.png"]
    pick = next(part for part in parts(panel.response) if ":pick:" in part.get("custom_id", ""))
    value = next(option["value"] for option in pick["options"] if "deal" in option["label"])
    shown = await world.ann.select(panel.response, [value], custom_id=pick["custom_id"])
    assert shown.modal is None
    opening = next(i for i in ids(shown.response) if i.startswith("g:") and ":do:" in i)
    for _ in range(2):
        opened = await world.ann.click(shown.response, custom_id=opening)
        assert opened.modal is not None
    back = next(i for i in ids(shown.response) if i.endswith(":-:0"))
    again = await world.ann.click(shown.response, custom_id=back)
    assert [file.filename for file in again.response.attachments] == ["hand.png"]


async def test_an_offer_is_told_to_whom_it_is_made_and_to_nobody_else(world: World) -> None:
    number = await active_ann(world)
    form = await world.ann.slash(world.thread, "deal", player="Bob")
    await world.ann.submit_modal(form, {"give": "3", "want": "0"})
    told = world.bob.user.dm_channel.history()[-1]
    assert "Ann offers Bob 3 MB" in words(told)
    assert f"**Illuminati #{number}** · <#{world.thread.id}>" in words(told), "he may sit at several tables"
    panel = await world.bob.user.click(told, custom_id=f"t:{number}:panel")
    assert "Accept offer" in words(panel.response)
    assert "Ann offers Bob" not in "".join(map(words, world.ann.user.dm_channel.history()))
    assert "Ann offers Bob" not in world.said()
