"""The gamemaster's desk in Discord: who may sit there, the turn, the queue; no player ever sees any of it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.support.chair import Chair, Undrawn, begun, deaf, letters, resolved, told
from tests.support.discord import World, answer, parts, words
from tests.support.letters import SecretTable


@pytest.fixture
def games() -> dict[str, Game]:
    """Without the press: what is printed is told line by line instead, and nothing is drawn."""
    kinds = ("tsw", "illuminati")
    return {kind: replace(GAMES[kind], pictures=Undrawn(), papers=None) for kind in kinds}


# -- who may sit there


@pytest.mark.rule("TSW-72", "TSW-90")
async def test_players_and_outsiders_are_refused_at_every_way_to_the_desk(world: World) -> None:
    table, chair = await resolved(world)
    for person in (world.ann, world.cat):
        assert not [name for name in person.available_commands(world.thread) if name.startswith("gm")]
    channel = world.guild.create_text_channel("log")
    await world.mona.slash(world.channel, "mod server", name="audit_channel", channel=channel)
    await chair.do("Approve and publish")
    for person in table.people:
        await table.submit(person, "ready")
    await world.env.settle()
    notice = channel.history()[-1]
    for person in (world.ann, world.cat):
        refused = await person.click(notice, custom_id=f"t:{table.game}:desk-open")
        assert "Only moderators of this server" in answer(refused)


@pytest.mark.rule("TSW-90")
async def test_whom_the_server_gives_gm_to_sits_at_the_desk_and_its_buttons_work(world: World) -> None:
    table, _ = await resolved(world)
    role = world.guild.create_role("Narrators")
    helper = world.guild.add_member(world.env.create_user("nell"), roles=[role])
    (command,) = [c for c in await world.bot.tree.fetch_commands() if c.name == "gm"]
    world.guild.set_command_permissions(command, {role: True})
    chair = Chair(world, helper, table.game)
    await chair.open()
    await chair.do("Approve and publish")
    assert (await table.view(world.ann)).turn == 2


@pytest.mark.rule("TSW-72", "TSW-90")
async def test_a_moderator_who_plays_or_has_played_is_refused(world: World) -> None:
    table = await SecretTable.begin(world, world.mona)
    chair = Chair(world, world.mona, table.game)
    assert "You play in this game" in await chair.open()
    assert "You play in this game" in await chair.open("gm look", name="Anybody")
    assert await world.mona.autocomplete(world.thread, "gm look", "name", "a", game=table.game) == []
    await world.mona.slash(world.thread, "mod replace", player="Mona", ai="random")
    assert "You play in this game" in await chair.open()


async def test_in_blind_mode_nobody_sits_at_the_desk(world: World) -> None:
    table, chair = await begun(world, review=False)
    await world.mona.slash(world.channel, "mod server", name="blind", value="yes")
    refused = await world.mona.click(chair.shown, custom_id=f"t:{table.game}:desk::0:0:again")
    assert "blind" in answer(refused).casefold()


@pytest.mark.rule("TSW-72")
async def test_a_blind_game_waits_for_no_gamemaster(world: World) -> None:
    await world.mona.slash(world.channel, "mod server", name="blind", value="yes")
    table = await SecretTable.begin(world, world.bob, review="True")
    assert (await table.view(world.ann)).turn == 1
    for person in table.people:
        await table.submit(person, "ready")
    await world.env.settle()
    assert (await table.view(world.ann)).turn == 2


@pytest.mark.rule("TSW-72", "TSW-90")
async def test_what_lies_on_the_desk_when_blind_mode_begins_can_be_processed(world: World) -> None:
    table, _ = await resolved(world)
    refused = await world.mona.slash(world.thread, "mod process", game=table.game)
    assert "waits for its gamemaster" in answer(refused)
    await world.mona.slash(world.channel, "mod server", name="blind", value="yes")
    await world.mona.slash(world.thread, "mod process", game=table.game)
    await world.env.settle()
    assert (await table.view(world.ann)).turn == 2


@pytest.mark.rule("TSW-90")
@pytest.mark.parametrize("looks", [True, False])
async def test_a_moderator_who_has_looked_cannot_sit_down_to_play(world: World, looks: bool) -> None:
    table = await SecretTable.begin(world, world.bob)
    leader = (await table.view(world.bob)).leader
    if looks:
        await Chair(world, world.mona, table.game).open("gm look", name=leader)
    told = await world.mona.slash(world.thread, "mod replace", player="Bob", member=world.mona)
    assert ("has looked at what is hidden" in answer(told)) == looks
    await world.env.settle()
    assert leader in {(await table.view(world.bob if looks else world.mona)).leader}


async def test_a_game_without_a_chair_says_so(world: World) -> None:
    number = await world.game(world.bob, kind="illuminati")
    assert "has no gamemaster" in await Chair(world, world.mona, number).open()


@pytest.mark.rule("TSW-90")
async def test_a_role_that_is_taken_away_ends_it_at_the_next_press(world: World) -> None:
    table, chair = await resolved(world)
    form = await chair.form("Approve and publish")
    world.env.backend.edit_member(world.guild.id, world.mona.id, {"role_ids": []})
    assert "Only moderators of this server" in await chair.send(form)
    assert (await table.view(world.ann)).turn == 1


# -- the pages


@pytest.mark.rule("TSW-72", "TSW-83", "TSW-90")
async def test_every_page_can_be_opened_and_read(world: World) -> None:
    table, chair = await resolved(world)
    first = await chair.open()
    assert "waits for your approval" in first
    for way, expected in {
        "Checks and dice": "Needs",
        "Reports": "3 lines",
        "The Watchful Eye": "Change the headline",
        "Orders": "one line",
        "What waits for a word": "Nothing waits",
        "Conspiracies": "Secret goal",
        "Undecided attacks": "No attack is undecided",
        "Groups": "groups in the world",
        "People": "people in the world",
        "Special events": "Add a special event",
        "Notes for the gamemaster": "Two dice at most as high as the base number",
        "The table": "Undo the last turn",
        "The record of all acts": "gamemaster",
    }.items():
        assert expected in await chair.go(way)
        await chair.press("First page")
    await chair.go("Groups")
    name = (await table.view(world.ann)).name
    assert "Transferable Power" in await chair.go(name)
    assert "Power" in await chair.go((await table.view(world.ann)).leader)
    await chair.press("One page up")
    assert "people in the world" in chair.said


@pytest.mark.rule("TSW-90")
async def test_look_finds_groups_and_people_and_says_what_is_near(world: World) -> None:
    table, chair = await begun(world, review=False)
    leader = (await table.view(world.ann)).leader
    assert "Toughness" in await chair.open("gm look", name=leader.upper())
    assert f"Did you mean {leader}" in await chair.open("gm look", name=leader[:-1])
    found = await world.mona.autocomplete(world.thread, "gm look", "name", leader[:4], game=table.game)
    assert leader in [choice["name"] for choice in found]
    assert leader not in deaf(world)


# -- checks


@pytest.mark.rule("TSW-72", "TSW-90")
async def test_a_forced_result_reaches_the_player_as_if_it_had_been_rolled(world: World) -> None:
    table, chair = await resolved(world)
    public = deaf(world)
    leader = (await table.view(world.ann)).leader
    await chair.go("Checks and dice", f"{leader}: meditate")
    for label, outcome, mark in (
        ("Let it fail", "**failure**", "decided by the gamemaster"),
        ("Let it succeed", "**success**", "decided by the gamemaster"),
        ("As it was rolled", "Needs", "Needs"),
    ):
        said = await chair.do(label, reason="for the story")
        assert outcome in said
        assert mark in said
    said = await chair.do("Set the dice", die0="6", die1="6")
    assert "rolled 6 + 6 = 12: **failure**" in said
    assert "A number from 1 to 6" in await chair.do("Set the dice", die0="7", die1="1")
    assert "A whole number" in await chair.do("Set the dice", die0="six", die1="1")
    assert deaf(world) == public
    await chair.do("Let it succeed")
    await chair.press("First page")
    await chair.do("Approve and publish")
    log = "\n".join(await told(table, world.ann))
    assert "gamemaster" not in log.casefold().replace("gamemaster's", "")
    assert (await table.view(world.ann)).turn == 2


@pytest.mark.rule("TSW-72", "TSW-90")
async def test_the_transcript_of_players_is_of_the_same_kind_rolled_or_forced(world: World) -> None:
    """What is said in public, and how many messages of which kind, does not depend on what was forced."""
    kinds = []
    for forced in (False, True):
        _, chair = await resolved(world)
        before = len(world.thread.history())
        if forced:
            await chair.go("Checks and dice", "meditate")
            await chair.do("Let it fail")
            await chair.do("Let it succeed")
            await chair.press("First page")
        await chair.do("Approve and publish")
        fresh = world.thread.history()[before:]
        shapes = [(m.author.id, bool(m.content), [p.get("label") for p in parts(m)]) for m in fresh]
        said = "\n".join(words(m) for m in fresh).casefold()
        assert not any(word in said for word in ("gamemaster", "moderator", "forced", "overrul"))
        kinds.append(shapes)
        await world.mona.slash(world.thread, "mod end")
    assert kinds[0] == kinds[1]


# -- orders


@pytest.mark.rule("TSW-90")
async def test_orders_are_changed_struck_out_and_added_in_words(world: World) -> None:
    table, chair = await begun(world, review=False)
    view = await table.view(world.ann)
    order = {"actor": view.leader, "action": "meditate", "parameters": {}, "flavour": ""}
    await table.submit(world.ann, "order", json.dumps(order))
    await chair.go("Orders", view.name, "meditate")
    assert "guard" in await chair.do("Replace it", order=f"guard {view.places[1]}")
    assert [o["action"] for o in await table.orders(world.ann)] == ["guard"]
    first, second = await chair.form("Strike it out"), await chair.form("Strike it out")
    assert "Write exactly one order" in await chair.do(
        "Replace it", order=f"guard me. Spy on {view.places[0]}."
    )
    assert [o["action"] for o in await table.orders(world.ann)] == ["guard"]
    await chair.send(first)
    assert await table.orders(world.ann) == []
    assert "has changed since" in await chair.send(second)
    await chair.go("Orders", view.name)
    await chair.do("Add an order", order=f"spy on {view.places[0]}")
    assert [o["action"] for o in await table.orders(world.ann)] == ["spy"]


@pytest.mark.rule("TSW-31", "TSW-90")
async def test_an_undecided_attack_is_put_off_and_called_off(world: World) -> None:
    table, chair = await begun(world, review=False)
    view = await table.view(world.ann)
    target = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    params = {"attacker": view.name, "target": target, "mb": 1}
    order = {"actor": view.leader, "action": "attack-control", "parameters": params, "flavour": ""}
    await table.submit(world.ann, "order", json.dumps(order))
    await table.end_turn()
    await chair.press("Refresh")
    said = await chair.go("Undecided attacks", target)
    assert "decided in turn 2" in said
    assert "Base number now" in said
    assert "decided in turn 5" in await chair.do("Decide it later", turns="3")
    assert "A number from 0 to 5" in await chair.do("Decide it later", turns="99")
    assert "No attack is undecided" in await chair.do("Call it off", reason="bad taste")
    assert (await table.view(world.ann)).attacks == ()


# -- reports and the paper


@pytest.mark.rule("TSW-81", "TSW-90")
async def test_reports_are_rewritten_struck_out_added_to_and_consoled(world: World) -> None:
    table, chair = await resolved(world)
    name = (await table.view(world.ann)).name
    await chair.go("Reports", name)
    await chair.do("Add a line", words="The platypus came back.")
    assert "The platypus came back." in chair.said
    await chair.go("The platypus came back.")
    await chair.do("Put it otherwise", words="The platypus came back, wiser.")
    await chair.press("One page up")
    await chair.go("2. ")
    await chair.do("Strike it out", reason="too much told")
    await chair.press("First page")
    await chair.go("Reports", name)
    money = (await table.view(world.ann)).own_groups[0].money
    await chair.do("Reward or console", gift=["money"], which="4", words="An envelope without a stamp.")
    await chair.press("First page")
    await chair.do("Approve and publish")
    log = "\n".join(await told(table, world.ann))
    assert "The platypus came back, wiser." in log
    assert "An envelope without a stamp." in log
    view = await table.view(world.ann)
    assert view.own_groups[0].money >= money + 4
    assert "platypus" not in "\n".join(await told(table, world.bob))


@pytest.mark.rule("TSW-80", "TSW-90")
async def test_the_paper_is_edited_before_it_is_printed(world: World) -> None:
    table, chair = await resolved(world)
    await chair.go("The Watchful Eye")
    await chair.do("Change the headline", words="CAT COMES BACK")
    await chair.do("Add to the notices", words="Lost: one cat.")
    await chair.do("Add to the notices", words="Found: one cat.")
    await chair.go("Notices: Lost: one cat.")
    await chair.do("Put it otherwise", words="Lost: one wise cat.")
    await chair.press("One page up")
    await chair.go("Notices: Found: one cat.")
    await chair.do("Strike it out")
    await chair.press("First page")
    assert "CAT COMES BACK" not in deaf(world)
    await chair.do("Approve and publish")
    log = "\n".join(await told(table, world.bob))
    assert "CAT COMES BACK" in log
    assert "Lost: one wise cat." in log
    assert "Found: one cat." not in log
    assert "Change the headline" not in await chair.go("The Watchful Eye")


# -- the queue


@pytest.mark.rule("TSW-04", "TSW-52", "TSW-81", "TSW-90")
async def test_questions_unknown_groups_and_gambits_get_their_word(world: World) -> None:
    table, chair = await begun(world)
    view = await table.view(world.ann)
    await table.submit(world.ann, "ask-gamemaster", "May I breed bees?")
    await table.submit(world.ann, "inquire", "Guild of Spoons")
    await table.submit(world.bob, "inquire", "Guild of Forks")
    gambit = {
        "actor": view.leader,
        "action": "gambit",
        "parameters": {"text": "bribe the forecast"},
        "flavour": "",
    }
    await table.submit(world.ann, "order", json.dumps(gambit))
    await chair.open("gm queue")
    await chair.go("May I breed bees?")
    await chair.do("Answer", words="Only by night.")
    assert any("Only by night." in line for line in await told(table, world.ann))
    assert "Only by night." in letters(world.ann)
    assert not any("Only by night." in line for line in await told(table, world.bob))
    await chair.open("gm queue")
    await chair.go("Guild of Spoons")
    bad = await chair.do("Let it exist", figures="4 2", about="They stir.", alignments=["weird"])
    assert "Five numbers are needed" in bad
    await chair.do("Let it exist", figures="4 2 3 2 1", about="They stir.", alignments=["weird"])
    assert (await table.view(world.ann)).group("Guild of Spoons").about == "They stir."
    assert (await table.view(world.bob)).group("Guild of Spoons") is None
    assert "Guild of Spoons" in letters(world.ann)
    assert "Guild of Spoons" not in letters(world.bob)
    await chair.open("gm queue")
    await chair.go("Guild of Forks")
    await chair.do("No answer needed")
    for person in table.people:
        await table.submit(person, "ready")
    await chair.open("gm queue")
    await chair.go("bribe the forecast")
    await chair.do("Judge it", action=["leak"], difficulty="2", verdict=["success"], words="Rain on Tuesday.")
    assert "it succeeds by your word" in chair.said
    await chair.open()
    await chair.do("Approve and publish")
    assert any("Rain on Tuesday." in line for line in await told(table, world.ann))
    await chair.open("gm queue")
    await chair.go("bribe the forecast")
    assert "Judge it" not in chair.said
    await chair.do("No answer needed")
    assert "Nothing waits" in await chair.open("gm queue")
