"""Illuminati through the simulated Discord: a whole game against AI seats, typed commands, deals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import structlog

from bot.games.contract import Game
from bot.games.illuminati.cards import CARDS
from bot.games.registry import GAMES
from tests.support.discord import World, answer, ids, parts, words

PATIENCE = 900
RESTART = 8
KIND = ("fits nothing", "not possible at the moment", "Did you mean")
EASY = ("until", "Pass", "End", "Collect", "Done")


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


async def step(world: World, panel: Any, dice: Random) -> None:
    """Ann's next decision: as often as not she lets things pass, otherwise she does anything."""
    own = [part for part in parts(panel.response) if part.get("custom_id", "")[:2] in ("g:", "s:")]
    able = [part for part in own if not part.get("disabled")]
    passing = [part for part in able if any(word in (part.get("label") or "") for word in EASY)]
    part = dice.choice(passing if passing and dice.random() < 0.5 else able)
    if part["type"] == 3:
        value = dice.choice(part["options"])["value"]
        shown = await world.ann.select(panel.response, [value], custom_id=part["custom_id"])
    else:
        shown = await world.ann.click(panel.response, custom_id=part["custom_id"])
    if shown.modal is not None:
        number = {"tail": "1"} if "tail" in str(shown.modal) else {"give": "0", "want": "1"}
        await world.ann.submit_modal(shown, number)
    elif any(custom_id.split(":")[3:4] == ["confirm"] for custom_id in ids(shown.response)):
        confirm = next(part for part in parts(shown.response) if ":confirm:" in part.get("custom_id", ""))
        if not confirm.get("disabled"):
            await world.ann.click(shown.response, custom_id=confirm["custom_id"])


def public(world: World) -> str:
    """Everything that somebody who does not play can read."""
    places = (world.channel, *world.channel.threads)
    return "\n".join(words(message) for place in places for message in place.history(viewer=world.cat))


async def hidden_names(world: World, number: int) -> set[str]:
    """The specials in all hands whose name nobody has heard in public; of two of a kind one may be known."""
    names = [CARDS.NAME[card] for card in range(len(CARDS.NAME))]
    found = set()
    for seat in range(4):
        seen = await world.bot.service.view(number, seat)
        found |= {CARDS.NAME[card] for card in seen.view.seats[seat].hand}
    return {name for name in found if names.count(name) == 1}


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_whole_game_with_a_restart_and_without_a_leak(world: World) -> None:
    number = await world.game(ais=3, kind="illuminati")
    turned_up = public(world)
    heard: set[str] = set()
    dice = Random(5)
    with structlog.testing.capture_logs() as logs:
        for count in range(PATIENCE):
            if (await world.bot.service.table(number)).status == "over":
                break
            panel = await world.panel(world.ann, number)
            if any(custom_id[:2] in ("g:", "s:") for custom_id in ids(panel.response)):
                await step(world, panel, dice)
            else:
                await world.env.advance_time(60)
            said = public(world)
            if (await world.bot.service.table(number)).status != "over":
                secrets = await hidden_names(world, number)
                assert not [name for name in secrets - heard if name in said and name not in turned_up]
            heard |= {name for name in CARDS.NAME if name in said}
            if count == RESTART:
                await world.restart()
    assert count > RESTART
    assert (await world.bot.service.table(number)).status == "over"
    assert "fingerprint as announced" in words(world.thread.history()[-1])
    assert [
        log for log in logs if log["log_level"] in ("error", "critical") or log["event"] == "message"
    ] == []


async def active_ann(world: World) -> int:
    """A game of two people in which it is Ann's turn to act."""
    await world.lobby("illuminati")
    number = world.number()
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    people = {row.seat: row.user_id for row in (await world.bot.service.table(number)).seats}
    for _ in range(60):
        seen = await world.bot.service.view(number, None)
        ask = next(ask for ask in await world.bot.service.asks(number) if ask.required)
        if ask.frame == "act" and people[ask.seat] == world.ann.id:
            return number
        person = world.ann if people[ask.seat] == world.ann.id else world.bob
        panel = await person.click(world.table_card(), custom_id=f"t:{number}:panel")
        await passing(person, panel)
        assert seen.view is not None
    raise AssertionError("Ann never gets her turn")


async def passing(person: Any, panel: Any) -> None:
    """The first button or the first entry of the list."""
    own = [part for part in parts(panel.response) if part.get("custom_id", "")[:2] in ("g:", "s:")]
    part = own[0]
    if part["type"] == 3:
        await person.select(panel.response, [part["options"][0]["value"]], custom_id=part["custom_id"])
    else:
        await person.click(panel.response, custom_id=part["custom_id"])


async def test_an_attack_typed_in_one_go(world: World) -> None:
    number = await active_ann(world)
    attackers = await world.ann.autocomplete(world.thread, "illuminati attack", "attacker", "")
    assert attackers
    targets = await world.ann.autocomplete(
        world.thread, "illuminati attack", "target", "control", attacker=attackers[0]["name"]
    )
    assert targets
    done = await world.ann.slash(
        world.thread, "illuminati attack", attacker=attackers[0]["name"], target=targets[0]["name"]
    )
    assert "or less is needed" in answer(done)
    attack = (await world.bot.service.view(number, None)).view.attack
    assert attack is not None
    spending = await world.ann.autocomplete(world.thread, "illuminati spend", "what", "")
    spent = await world.ann.slash(world.thread, "illuminati spend", what=spending[0]["name"], amount=2)
    assert "2 MB" in answer(spent)
    too_much = await world.ann.slash(world.thread, "illuminati spend", what=spending[0]["name"], amount=5000)
    assert "not 5,000" in answer(too_much)


async def test_typed_nonsense_is_answered_with_what_is_near(world: World) -> None:
    number = await active_ann(world)
    seq = (await world.bot.service.table(number)).seq
    for command, values in (
        ("illuminati attack", {"attacker": "the florble grommets"}),
        ("illuminati drop", {"group": "x"}),
        ("illuminati nwo", {"card": "x"}),
        ("illuminati call-off", {}),
        ("illuminati transfer", {"what": "x", "amount": 3}),
    ):
        refused = answer(await world.ann.slash(world.thread, command, **values))
        assert any(said in refused for said in KIND), refused
    assert (await world.bot.service.table(number)).seq == seq


async def test_an_offer_by_form_is_accepted_by_button(world: World) -> None:
    number = await active_ann(world)
    view = (await world.bot.service.panel(number, world.ann.id)).view
    form = await world.ann.slash(world.thread, "deal", player="Bob")
    await world.ann.submit_modal(form, {"give": "3", "want": "0"})
    panel = await world.panel(world.bob, number)
    accepted = await world.choose(world.bob, panel, "Accept")
    assert accepted.acknowledged
    after = (await world.bot.service.panel(number, world.ann.id)).view
    mine = (await world.bot.service.table(number)).seat_of(world.ann.id)
    assert mine is not None
    assert after.seats[mine].money == view.seats[mine].money - 3


async def test_cards_and_rules_are_looked_up(world: World) -> None:
    await world.game(ais=1, kind="illuminati")
    names = await world.ann.autocomplete(world.thread, "card", "name", "mafia")
    assert names
    assert "Mafia" in answer(await world.ann.slash(world.thread, "card", name=names[0]["name"]))
    assert "Mafia" in answer(await world.ann.slash(world.thread, "card", name="the mafa"))
    rule = answer(await world.ann.slash(world.thread, "rules", search="ILL-1b"))
    assert "tree" in rule
    assert "ILL-1a" not in rule


async def test_the_tutorial_starts_a_game_at_once(world: World) -> None:
    begun = await world.ann.slash(world.channel, "game tutorial", game="illuminati")
    assert "Your first game" in answer(begun)
    table = (await world.bot.service.find(guild=world.guild.id))[0]
    assert (table.status, len(table.seats), table.settings.hours) == ("live", 4, 0)


async def test_an_option_behind_the_list_is_changed_on_a_page_of_its_own(world: World) -> None:
    card = await world.lobby("illuminati")
    number = world.number()
    page = await world.bob.select(card, ["longer_game"], custom_id=f"o:{number}:more")
    assert page.ephemeral
    changed = await world.bob.select(page.response, ["2"], custom_id=f"o:{number}:option:longer_game")
    assert "basic goal +2" in words(changed.response)
    assert "basic goal +2" in words(world.lobby_card())
