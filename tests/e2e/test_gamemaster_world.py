"""The gamemaster's desk in Discord: the world, conspiracies, the table, the review, forms and the record."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.table.time.review import PATIENCE
from tests.support.chair import Chair, Undrawn, begun, deaf, resolved, told
from tests.support.discord import World, answer, words
from tests.support.letters import SecretTable


@pytest.fixture
def games() -> dict[str, Game]:
    """Without the press: what is printed is told line by line instead, and nothing is drawn."""
    kinds = ("tsw", "illuminati")
    return {kind: replace(GAMES[kind], pictures=Undrawn(), papers=None) for kind in kinds}


# -- the world


@pytest.mark.rule("TSW-90", "TSW-04", "TSW-91")
async def test_groups_and_people_are_edited_and_added(world: World) -> None:
    table, chair = await begun(world, review=False)
    public, view = deaf(world), await table.view(world.ann)
    await chair.go("Groups")
    await chair.do(
        "Add a group", name="Guild of Spoons", figures="4 2 3 2 1", about="They stir.", alignments=["weird"]
    )
    assert "is what something else is called" in await chair.do(
        "Add a group", name="guild of spoons", figures="1 1 1 1 1", about="Twice.", alignments=[]
    )
    await chair.open("gm look", name="Guild of Spoons")
    assert "Power 6" in await chair.do("Power: 4", amount="6")
    assert "A number from 0 to 20" in await chair.do("Power: 6", amount="99")
    assert "no group called" in await chair.do("Change who controls it", master="Nobody's Club")
    await chair.do("Change who controls it", master=view.name)
    assert "Treasury: 0" in chair.said
    await chair.do("Treasury: 0", amount="7", reason="a gift")
    await chair.do("Change the alignments", alignments=["liberal", "peaceful"])
    await chair.do("Edit: what is said", words="They stir twice.")
    await chair.do("Add somebody", name="Ladle Lil", job="stirrer", figures="4 2")
    await chair.do("Rename", name="Guild of Ladles")
    group = (await table.view(world.ann)).group("Guild of Ladles")
    assert (group.own, group.money, group.alignments, group.about) == (
        True, 7, ("liberal", "peaceful"), "They stir twice.",
    )  # fmt: skip
    await chair.go("Ladle Lil")
    await chair.do("Toughness: 2", amount="5")
    await chair.do("Let them serve", seat=["0"], loyalty="8")
    await chair.do("Health", to=["out"])
    await chair.do("Teach a skill", skill=["burglary"])
    await chair.do("Illuminated or not", to=["yes"])
    await chair.do("Edit: Secret", words="is three cats")
    assert "loyalty 8" in chair.said
    assert "Out of action" in chair.said
    assert "no group called" in await chair.do("Inside a group", group="Nobody's Club", inside=["yes"])
    lil = (await table.view(world.ann)).person("Ladle Lil")
    assert (lil.own, lil.lit, lil.hurt) == (True, True, True)
    await chair.open("gm look", name="Guild of Ladles")
    await chair.do("Dissolve it")
    assert (await table.view(world.ann)).group("Guild of Ladles") is None
    assert deaf(world) == public


@pytest.mark.rule("TSW-91", "TSW-90")
async def test_special_events_are_added_given_and_taken(world: World) -> None:
    table, chair = await begun(world, review=False)
    await chair.go("Special events")
    await chair.do("Add a special event", name="Soup", kind=["money"], amount="2", words="Hot.")
    said = await chair.do(
        "Add one that helps", name="Spoon", amount="3", words="Sweet.", actions=["spy", "leak"]
    )
    assert "+5 for attack to destroy" in said, "in words, not as the data file has it"
    assert "is taken" in await chair.do(
        "Add a special event", name="Soup", kind=["money"], amount="2", words="Hot."
    )
    await chair.press("First page")
    await chair.go("Conspiracies", (await table.view(world.bob)).name)
    assert "no special event" in await chair.do("Give a special event", event="Nothing")
    await chair.do("Give a special event", event="soup")
    assert [e.name for e in (await table.view(world.bob)).events] == ["Soup"]
    await chair.do("Take a special event", event=["Soup"])
    assert (await table.view(world.bob)).events == ()


# -- conspiracies


@pytest.mark.rule("TSW-02", "TSW-90")
async def test_before_the_start_everything_that_was_answered_can_be_edited(world: World) -> None:
    table = await SecretTable.begin(world, world.bob, review="True")
    chair = Chair(world, world.mona, table.game)
    assert "The founding waits for your approval" in await chair.open()
    assert (await table.view(world.ann)).name == ""
    await chair.go("Conspiracies", "(Ann)")
    await chair.do("Edit: Motto", words="Quietly does it.")
    assert "Motto:** Quietly does it." in chair.said
    await chair.do("Change the secret goal", kind=["people"], amount="7", alignment=["-"])
    known = await world.mona.autocomplete(world.thread, "gm look", "name", "", game=table.game)
    await chair.do("Let them know all", name=known[0]["name"])
    await chair.do("Write to the player now", words="Your army is declined.")
    await chair.press("First page")
    await chair.do("Approve and publish")
    view = await table.view(world.ann)
    assert dict(view.mind)["motto"] == "Quietly does it."
    assert view.goal[:2] == ("people", 7)
    assert view.group(known[0]["name"]) or view.person(known[0]["name"])
    assert any("Your army is declined." in line for line in await told(table, world.ann))
    assert view.turn == 1


@pytest.mark.rule("TSW-02", "TSW-90")
async def test_an_interview_can_be_read_and_edited_while_it_is_answered(world: World) -> None:
    await world.lobby("tsw")
    number = world.number()
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.ann.slash(world.channel, "game option", name="order", value="joined", game=number)
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    table = SecretTable(world, number, (world.ann, world.bob))
    await table.submit(world.ann, "interview", json.dumps({"name": "Rude Word", "motto": "Boo."}))
    chair = Chair(world, world.mona, number)
    assert "answer the interview" in await chair.open()
    assert "Rude Word" in await chair.go("Conspiracies", "Ann")
    await chair.do("Edit: Name of the conspiracy", words="Polite Word")
    await table.submit(world.bob, "ready-made")
    assert (await table.view(world.ann)).name == "Polite Word"


# -- the table


@pytest.mark.rule("TSW-10", "TSW-90")
async def test_the_clock_and_the_seats_are_in_reach(world: World) -> None:
    table, chair = await begun(world, review=False)
    due = (await world.bot.service.view(table.game, None)).closes
    await chair.go("The table")
    await chair.do("More or less time", hours="5")
    assert (await world.bot.service.view(table.game, None)).closes == pytest.approx(due + 5 * 3600)
    await chair.do("More or less time", hours="-9")
    assert (await world.bot.service.view(table.game, None)).closes == pytest.approx(due - 4 * 3600)
    await chair.do("Pause", reason="dinner")
    assert "A moderator has paused the game" in world.said()
    assert "dinner" not in world.said()  # the form promises that no player can read it
    assert (await world.bot.service.table(table.game)).status == "paused"
    await chair.do("Let it go on")
    assert (await world.bot.service.table(table.game)).status == "live"
    await chair.do("Give a seat to an AI", seat=["1"], ai=["random"])
    assert (await world.bot.service.table(table.game)).seats[1].kind == "ai"
    unchosen = await chair.person.submit_modal(await chair.form("Play a seat"), {"seat": []})
    assert "Choose one: Whose seat." in answer(unchosen)
    panel = await chair.person.submit_modal(await chair.form("Play a seat"), {"seat": ["0"]})
    assert "You are acting for Ann" in answer(panel)


@pytest.mark.rule("TSW-90")
async def test_orders_are_closed_at_once_and_the_last_turn_is_undone(world: World) -> None:
    table, chair = await begun(world, review=False)
    await chair.go("The table")
    assert "No turn has been resolved" in await chair.do("Undo the last turn")
    view = await table.view(world.ann)
    order = {"actor": view.leader, "action": "meditate", "parameters": {}, "flavour": ""}
    await table.submit(world.ann, "order", json.dumps(order))
    await chair.press("First page")
    await chair.do("Close the orders now")
    await world.env.settle()
    assert (await table.view(world.ann)).turn == 2
    await chair.go("The table")
    channel = world.guild.create_text_channel("log")
    await world.mona.slash(world.channel, "mod server", name="audit_channel", channel=channel)
    await chair.do("Undo the last turn", reason="a slip")
    posted = words(channel.history()[-1])
    assert "set the game back. a slip" in posted
    assert "move" not in posted
    view = await table.view(world.ann)
    assert view.turn == 1
    assert [o["action"] for o in await table.orders(world.ann)] == ["meditate"]
    audit = answer(await world.mona.slash(world.thread, "mod audit", game=table.game))
    assert "closed the orders as gamemaster" in audit
    await table.end_turn()


# -- the review


@pytest.mark.rule("TSW-72", "TSW-90")
async def test_the_moderators_are_told_and_the_turn_does_not_wait_for_ever(world: World) -> None:
    table, _ = await begun(world)
    channel = world.guild.create_text_channel("log")
    await world.mona.slash(world.channel, "mod server", name="audit_channel", channel=channel)
    before = world.said().count("approval")  # of the founding, when no channel had been chosen
    for person in table.people:
        await table.submit(person, "ready")
    await world.env.settle()
    notice = channel.history()[-1]
    assert "waits for its gamemaster's approval" in words(notice)
    await world.restart()
    opened = await world.mona.click(notice, custom_id=f"t:{table.game}:desk-open")
    assert opened.ephemeral
    assert "waits for your approval" in answer(opened)
    assert world.said().count("approval") == before
    await world.env.advance_time(PATIENCE * 3600 * 0.7)
    assert "still waits for its gamemaster" in words(channel.history()[-1])
    assert (await table.view(world.ann)).turn == 1
    await world.env.advance_time(PATIENCE * 3600 * 0.4)
    assert "has waited for its gamemaster in vain" in words(channel.history()[-1])
    assert (await table.view(world.ann)).turn == 2


# -- forms and restarts


@pytest.mark.rule("TSW-90")
async def test_a_form_survives_a_restart_and_a_stale_one_does_nothing(world: World) -> None:
    table, chair = await resolved(world)
    form, again = await chair.form("Approve and publish"), await chair.form("Approve and publish")
    await world.restart()
    await chair.go("Checks and dice", "meditate")
    await chair.do("Let it fail")
    assert "has changed since" in await chair.send(form)
    assert (await table.view(world.ann)).turn == 1
    await chair.open()
    form, late = await chair.form("Approve and publish"), await chair.form("Approve and publish")
    await world.restart()
    assert "Done" in await chair.send(form)
    for stale in (again, late):
        assert "has changed since" in await chair.send(stale)
    assert (await table.view(world.ann)).turn == 2


@pytest.mark.rule("TSW-90")
async def test_every_act_is_recorded_with_who_what_and_why(world: World) -> None:
    table, chair = await resolved(world)
    channel = world.guild.create_text_channel("log")
    await world.mona.slash(world.channel, "mod server", name="audit_channel", channel=channel)
    await chair.go("Checks and dice", "meditate")
    await chair.do("Let it fail", reason="for the story")
    await chair.press("First page")
    record = await chair.go("The record of all acts")
    assert "changed a roll as gamemaster" in record
    assert "failure" in record
    assert "for the story" in record
    assert f"<@{world.mona.id}>" in record
    posted = "\n".join(words(m) for m in channel.history())
    assert "made a move as gamemaster" in posted
    for secret in ("fudge", "changed a roll", "failure", "for the story", "meditate"):
        assert secret not in posted
    mods = world.env.backend.get_member(world.guild.id, world.mona.id).role_ids
    world.env.backend.edit_member(world.guild.id, world.bob.id, {"role_ids": mods})
    playing = answer(await world.bob.slash(world.thread, "mod audit", game=table.game))
    assert "made a move as gamemaster" in playing
    assert "for the story" not in playing
    assert "fudge" not in playing


@pytest.mark.rule("TSW-72", "TSW-83")
async def test_the_gamemasters_notes_are_in_no_book_that_players_can_open(world: World) -> None:
    _, chair = await begun(world, review=False)
    for person in (world.ann, world.cat):
        for sought in ("TSW-70", "TSW-71", "TSW-72", "TSW-90", "For the gamemaster only", "Two dice"):
            found = answer(await person.slash(world.thread, "rules", search=sought, game="tsw"))
            assert "The odds of a group attack" not in found
            assert "Two dice at most" not in found
    assert "Dice.** Two dice at most as high as the base number" in await chair.go("Notes for the gamemaster")
