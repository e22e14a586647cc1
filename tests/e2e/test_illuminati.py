"""Illuminati through the simulated Discord: typed commands, deals, look-ups."""

from __future__ import annotations

import pytest

from bot.games.contract import Game
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.ai import HeuristicPlayer
from bot.games.registry import GAMES
from bot.ui.panel.panel import asked
from tests.support.discord import World, answer, words
from tests.support.person import Person

KIND = ("fits nothing", "not possible at the moment", "Did you mean")


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


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
        actor = world.ann if people[ask.seat] == world.ann.id else world.bob
        await Person(world, actor, HeuristicPlayer()).step(number)
        assert seen.view is not None
    raise AssertionError("Ann never gets her turn")


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


async def test_a_tutorial_gives_each_hint_once_and_none_to_who_wants_none(world: World) -> None:
    await world.ann.slash(world.channel, "game tutorial", game="illuminati")
    number = (await world.bot.service.find(guild=world.guild.id))[0].game
    ann, hinted = Person(world, world.ann, HeuristicPlayer()), []
    for _ in range(60):
        seen = await world.bot.service.panel(number, world.ann.id)
        ask = asked(seen)
        if ask is not None and ask.required:
            shown = words((await world.panel(world.ann, number)).response)
            again = await world.panel(world.ann, number)
            assert ("💡" in shown) is ("💡" in words(again.response))
            hinted += [ask.frame] if "💡" in shown else []
        if await ann.step(number) is None:
            await world.env.advance_time(60)
        if "act" in hinted and "spending" in hinted:
            break
    assert {"act", "spending"} <= set(hinted)
    kinds = {*(await world.bot.service.prefs(world.ann.id))["hinted"]}
    assert len(kinds) == len(hinted)
    await world.ann.slash(world.channel, "preferences", hints=False)
    assert "💡" not in words((await world.panel(world.ann, number)).response)


async def test_a_players_structure_and_a_card_are_shown_large_with_their_words(world: World) -> None:
    number = await active_ann(world)
    shown = await world.cat.slash(world.thread, "table", seat="Bob")
    assert [file.filename for file in shown.response.attachments] == ["structure.png"]
    view = (await world.bot.service.view(number, None)).view
    theirs = next(row.seat for row in (await world.bot.service.table(number)).seats if row.name == "Bob")
    assert CARDS.NAME[view.seats[theirs].illuminati] in words(shown.response)
    assert CARDS.NAME[view.seats[1 - theirs].illuminati] not in words(shown.response)
    table = await world.cat.slash(world.thread, "table")
    chosen = await world.cat.select(table.response, [str(theirs)], custom_id=f"o:{number}:structure")
    assert [file.filename for file in chosen.response.attachments] == ["structure.png"]
    card = await world.cat.slash(world.thread, "card", name="The Mafia")
    assert [file.filename for file in card.response.attachments] == ["card.png"]
    assert "Mafia" in (card.response.attachments[0].description or "")
    assert "Criminal" in words(card.response)


async def test_an_option_behind_the_button_is_changed_on_a_page_of_its_own(world: World) -> None:
    card = await world.lobby("illuminati")
    number = world.number()
    page = await world.ann.click(card, custom_id=f"t:{number}:more")
    assert page.ephemeral
    one = await world.ann.select(page.response, ["longer_game"], custom_id=f"o:{number}:more")
    changed = await world.ann.select(one.response, ["2"], custom_id=f"o:{number}:option:longer_game")
    assert "basic goal +2" in words(changed.response)
    assert "Longer game: **basic goal +2**" in words(world.lobby_card()), "everybody sees what is not usual"
    other = await world.ann.select(changed.response, ["goals"], custom_id=f"o:{number}:more")
    assert "Now: **basic and special**" in words(other.response)
