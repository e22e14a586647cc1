"""What people and moderators do beside the game: inbox, promises, absences, preferences, all of /mod."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.ui.out.edited import FRESH
from tests.support.discord import World, answer, ids, taken_back, words

# -- moderators


async def test_a_moderator_acts_for_a_seat_by_its_panel_and_it_is_recorded(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.mona.slash(world.thread, "mod act", player="Ann", reason="asked by mail")
    assert "Every look and every move is recorded" in answer(panel)
    await world.choose(world.mona, panel, "take", tail="3")
    assert (await world.bot.service.view(number, None)).view.pebbles == (3, 0)
    assert "A moderator has acted for Ann" in world.said()
    audit = answer(await world.mona.slash(world.thread, "mod audit"))
    assert "acted for Ann" in audit
    assert "looked at everything Ann knows" in audit
    assert "asked by mail" in audit


async def test_a_moderator_who_plays_may_not_look_behind_the_curtain(world: World) -> None:
    await world.game(world.mona)
    refused = await world.mona.slash(world.thread, "mod inspect", player="Ann")
    assert "You play in this game" in answer(refused)


async def test_inspecting_shows_a_hand_only_to_the_moderator(world: World) -> None:
    number = await world.game(world.bob)
    shown = await world.mona.slash(world.thread, "mod inspect", player="Bob")
    hand = (await world.bot.service.panel(number, world.bob.id)).view.hand
    assert shown.ephemeral
    assert f"Your stones: {hand[0]} and {hand[1]}." in answer(shown)
    assert f"Your stones: {hand[0]}" not in world.said()


async def test_pause_resume_extend_and_process(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    await world.mona.slash(world.thread, "mod pause", reason="dinner")
    refused = await world.choose(world.ann, panel, "roll")
    assert "The game is paused" in answer(refused)
    assert "dinner" in world.said()
    await world.mona.slash(world.thread, "mod resume")
    await world.mona.slash(world.thread, "mod extend", hours=5.0, player="Ann")
    (waiting,) = (await world.bot.service.view(number, None)).waiting
    assert waiting.due_at == pytest.approx(world.env.now().timestamp() + 29 * 3600, abs=60)
    await world.mona.slash(world.thread, "mod process")
    assert "The time of Ann is up" in world.said()


async def test_undo_to_any_move_and_adjust_after_a_preview(world: World) -> None:
    number = await world.game(world.bob)
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="3")
    await world.choose(world.bob, await world.panel(world.bob, number), "take", tail="3")
    await taken_back(world, 2)
    assert (await world.bot.service.view(number, None)).view.pebbles == (3, 0)
    preview = await world.mona.slash(world.thread, "mod adjust", what="pebbles 1 9")
    assert "+ " in answer(preview)
    assert (await world.bot.service.view(number, None)).view.pebbles == (3, 0)
    await world.mona.slash(world.thread, "mod adjust", what="pebbles 1 9", confirm=True)
    assert (await world.bot.service.view(number, None)).view.pebbles == (3, 9)
    refused = await world.mona.slash(world.thread, "mod adjust", what="weather 3")
    assert "That cannot be corrected here." in answer(refused)


async def test_replacing_a_seat_by_a_person_and_by_an_ai(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod replace", player="Bob", member=world.cat)
    await world.mona.slash(world.thread, "mod replace", player="Ann", ai="random")
    table = await world.bot.service.table(number)
    assert [(row.user_id, row.kind) for row in table.seats] == [(None, "ai"), (world.cat.id, "human")]
    assert "Cat plays in place of Bob" in world.said()


async def test_an_export_can_be_imported_again_and_played(world: World) -> None:
    number = await world.game(world.bob)
    sent = await world.mona.slash(world.thread, "mod export")
    (file,) = sent.response.attachments
    data = await file.read()
    assert json.loads(data)
    other = world.guild.create_text_channel("elsewhere")
    imported = await world.mona.slash(other, "mod import", file=(file.filename, data))
    assert "Imported as game #2" in answer(imported)
    (card,) = [message for message in other.history() if "t:2:take-seat" in ids(message)]
    for person in (world.ann, world.bob):
        await person.click(card, custom_id="t:2:take-seat")
    await world.mona.slash(other, "mod resume", game=2)
    again = await world.bot.service.panel(2, world.ann.id)
    assert again.view == (await world.bot.service.panel(number, world.ann.id)).view


async def test_ending_and_archiving(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod end", reason="all agreed")
    assert f"t:{number}:rematch" in ids(world.thread.history()[-1])
    done = await world.mona.slash(world.channel, "mod archive", game=number)
    assert "Put away" in answer(done)
    assert (await world.bot.service.table(number)).status == "archived"
    thread = world.bot.get_channel(world.thread.id)
    assert thread is None or (isinstance(thread, discord.Thread) and thread.archived)


async def test_every_act_is_posted_in_the_hosts_audit_channel(world: World, settings: dict[str, Any]) -> None:
    await world.game(world.bob)
    channel = world.guild.create_text_channel("audit")
    settings["audit_channel"] = channel.id
    await world.restart()
    await world.mona.slash(world.thread, "mod pause", reason="dinner")
    assert "pause" in words(channel.history()[-1])
    assert "dinner" in words(channel.history()[-1])


# -- people


async def test_the_inbox_lists_what_waits(world: World) -> None:
    number = await world.game(world.bob)
    mine = await world.ann.slash(world.channel, "my games")
    assert "your move, until" in answer(mine)
    opened = await world.ann.click(mine.response, custom_id=f"t:{number}:panel")
    assert "roll" in words(opened.response)
    assert "nothing waits for you" in answer(await world.bob.slash(world.channel, "my games"))
    assert "You sit at no table" in answer(await world.cat.slash(world.channel, "my games"))


async def test_an_idle_panel_leads_to_the_table_where_one_is_waited_for(world: World) -> None:
    first = await world.game(world.bob)
    second = await world.game(world.bob)
    await world.choose(world.ann, await world.panel(world.ann, second), "take", tail="1")
    idle = await world.panel(world.ann, second)
    assert "You are waited for at another table" in words(idle.response)
    there = await world.ann.click(idle.response, label=f"Pebbles #{first}")
    assert there.response.id == idle.response.id
    assert "roll" in words(there.response)


async def test_promises_are_seen_by_those_they_concern(world: World) -> None:
    await world.game(world.bob)
    await world.ann.slash(world.thread, "promise", player="Bob", words="a stone", secret=True, days=2)
    assert "a stone" in answer(await world.bob.slash(world.thread, "promises"))
    assert "a stone" not in answer(await world.cat.slash(world.thread, "promises"))
    assert "not made to you" in answer(await world.ann.slash(world.thread, "settle", promise=1, state="kept"))
    await world.bob.slash(world.thread, "settle", promise=1, state="kept")
    assert "kept" in answer(await world.ann.slash(world.thread, "promises"))
    assert "a stone" not in world.said()


async def test_a_promise_is_called_to_mind_when_it_falls_due(world: World) -> None:
    await world.game(world.bob)
    await world.ann.slash(world.thread, "promise", player="Bob", words="a stone", days=2)
    await world.ann.slash(world.thread, "promise", player="Bob", words="a hint", days=2)
    await world.ann.slash(world.thread, "promise", player="Bob", words="a whisper", days=2, secret=True)
    assert "due <t:" in answer(await world.cat.slash(world.thread, "promises"))
    await world.bob.slash(world.thread, "settle", promise=2, state="released")
    await world.mona.slash(world.thread, "mod pause")
    before = len(world.thread.history())
    await world.env.advance_time(2 * 86400 + 60)
    await world.env.settle()
    said = " ".join(message.content for message in world.thread.history()[before:])
    assert "falls due: **Ann** to **Bob**: a stone" in said
    assert "a hint" not in said
    assert "a whisper" not in world.said()


async def test_all_games_of_a_person_are_listed_and_reached_from_anywhere(world: World) -> None:
    for _ in range(12):
        await world.game(world.bob)
    listed = answer(await world.ann.slash(world.channel, "my games"))
    assert all(f"#{number} " in listed for number in range(1, 13))
    away = answer(await world.ann.slash(world.channel, "game away"))
    assert "#1" in away
    assert "#12" in away


async def test_standing_answers_are_given_at_once(world: World) -> None:
    number = await world.game(world.bob, world.cat)
    names = await world.cat.autocomplete(world.thread, "standing", "answers", "")
    done = await world.cat.slash(world.thread, "standing", answers=names[0]["name"])
    assert names[0]["name"] in answer(done)
    await world.choose(world.ann, await world.panel(world.ann, number), "raid")
    await world.choose(world.ann, await world.panel(world.ann, number), "from Bob")
    await world.choose(world.ann, await world.panel(world.ann, number), "2 pebbles")
    assert [w.seat for w in (await world.bot.service.view(number, None)).waiting] == [1]


async def test_standing_answers_are_shown_with_a_switch_each_and_cleared_only_when_asked(
    world: World,
) -> None:
    number = await world.game(world.bob, world.cat)
    await world.cat.slash(world.thread, "standing", answers="always pass")
    await world.restart()
    page = await world.cat.slash(world.thread, "standing")
    assert "✅ **always pass**: on" in answer(page)
    assert "▫️ Standing pass not me: off" in answer(page)
    assert (await standing(world, number, 2)) == ["pass"], "looking changes nothing"

    page = await world.cat.click(page.response, custom_id=f"t:{number}:standing:on:pass-not-me")
    assert (await standing(world, number, 2)) == ["pass", "pass-not-me"]
    page = await world.cat.click(page.response, custom_id=f"t:{number}:standing:off:pass")
    assert "▫️ always pass: off" in answer(page)
    assert (await standing(world, number, 2)) == ["pass-not-me"]

    panel = await world.panel(world.cat, number)
    asked = await world.cat.click(panel.response, custom_id=f"t:{number}:standing")
    asked = await world.cat.click(asked.response, custom_id=f"t:{number}:standing:clear")
    assert "Really switch off" in answer(asked)
    page = await world.cat.click(asked.response, custom_id=f"t:{number}:standing")
    assert (await standing(world, number, 2)) == ["pass-not-me"]
    asked = await world.cat.click(page.response, custom_id=f"t:{number}:standing:clear")
    await world.restart()
    cleared = await world.cat.click(asked.response, custom_id=f"t:{number}:standing:cleared")
    assert "you are asked every time" in answer(cleared)
    assert (await standing(world, number, 2)) == []


async def test_a_standing_answer_switched_on_answers_what_is_asked_already(world: World) -> None:
    number = await world.game(world.bob, world.cat)
    await world.choose(world.ann, await world.panel(world.ann, number), "raid")
    await world.choose(world.ann, await world.panel(world.ann, number), "from Bob")
    await world.choose(world.ann, await world.panel(world.ann, number), "2 pebbles")
    assert [w.seat for w in (await world.bot.service.view(number, None)).waiting] == [1, 2]
    page = await world.cat.slash(world.thread, "standing")
    await world.cat.click(page.response, custom_id=f"t:{number}:standing:on:pass")
    assert [w.seat for w in (await world.bot.service.view(number, None)).waiting] == [1]
    spectator = await world.mona.slash(world.thread, "standing")
    assert "You do not play this seat" in answer(spectator)


async def standing(world: World, number: int, seat: int) -> list[str]:
    return list((await world.bot.service.table(number)).seats[seat].standing["names"])


async def test_who_was_taken_over_is_told_so_and_comes_back_by_a_button(world: World) -> None:
    number = await world.game(world.bob)
    await world.ann.slash(world.thread, "game away")
    panel = await world.panel(world.ann, number)
    assert "An AI plays for you" in words(panel.response)
    await world.ann.click(panel.response, custom_id=f"t:{number}:return")
    assert "Ann is back" in world.said()
    assert "An AI plays for you" not in words((await world.panel(world.ann, number)).response)


async def test_away_back_and_leaving_for_good(world: World) -> None:
    number = await world.game(world.bob)
    await world.bob.slash(world.thread, "game away", hours=5.0)
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="1")
    assert (await world.bot.service.view(number, None)).view.pebbles[1] > 0
    await world.bob.slash(world.thread, "game back")
    assert "Bob is back" in world.said()
    asked = await world.bob.slash(world.thread, "game leave")
    assert "An AI plays on in your place" in answer(asked)
    await world.bob.click(asked.response, custom_id=f"t:{number}:panel")
    assert (await world.bot.service.table(number)).seats[1].kind == "human"
    asked = await world.bob.slash(world.thread, "game leave")
    left = await world.bob.click(asked.response, custom_id=f"t:{number}:resign:ai")
    assert "An AI plays your seat from now on" in words(left.response)
    assert (await world.bot.service.table(number)).seats[1].kind == "ai"


async def test_only_who_sits_at_a_table_is_asked_whether_to_leave_it(world: World) -> None:
    await world.game(world.bob)
    assert "You do not play this seat" in answer(await world.cat.slash(world.thread, "game leave"))
    asked = await world.bob.slash(world.thread, "game leave", surrender=True)
    assert "without an AI in your place" in answer(asked)


async def test_more_time_by_consent_of_all(world: World) -> None:
    number = await world.game(world.bob)
    await world.ann.slash(world.thread, "propose", what="extend", hours=10.0)
    vote = world.thread.history()[-1]
    assert "10 more hours" in words(vote)
    await world.bob.click(vote, custom_id=f"t:{number}:vote:extend:yes")
    (waiting,) = (await world.bot.service.view(number, None)).waiting
    assert waiting.due_at == pytest.approx(world.env.now().timestamp() + 34 * 3600, abs=60)


async def test_lists_status_and_closing_a_lobby(world: World) -> None:
    await world.lobby()
    assert "#1" in answer(await world.cat.slash(world.channel, "game list"))
    assert "in the lobby" in answer(await world.cat.slash(world.channel, "game status"))
    assert "who opened this lobby" in answer(await world.cat.slash(world.channel, "game end", game=1))
    await world.ann.slash(world.channel, "game end")
    assert "This lobby was closed" in words(world.channel.history()[0])
    assert "No tables at the moment" in answer(await world.cat.slash(world.channel, "game list"))


async def test_setup_names_every_permission(world: World) -> None:
    ready = await world.mona.slash(world.channel, "setup")
    assert "Everything is ready" in answer(ready)
    assert "Create Public Threads" in answer(ready)


async def test_preferences_are_kept_and_checked(world: World) -> None:
    shown = await world.ann.slash(
        world.channel, "preferences", quiet="22:00-08:00", zone="Europe/Berlin", dm=True
    )
    assert "Europe/Berlin" in answer(shown)
    refused = await world.ann.slash(world.channel, "preferences", zone="Middle/Earth")
    assert "I know no time zone “Middle/Earth”" in answer(refused)
    assert "Europe/Berlin" in answer(await world.ann.slash(world.channel, "preferences"))


async def test_statistics_follow_the_results(world: World) -> None:
    assert "No finished games" in answer(await world.ann.slash(world.channel, "stats"))
    await world.game(world.bob)
    await world.mona.slash(world.thread, "mod end")
    assert "won of 1" in answer(await world.ann.slash(world.channel, "stats"))
    assert "drawn" in answer(await world.ann.slash(world.channel, "stats", member=world.bob))


async def test_an_old_table_card_is_followed_by_a_new_one(world: World) -> None:
    number = await world.game(world.bob)
    old = world.table_card()
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="1")
    assert world.table_card().id == old.id
    await world.env.advance_time((FRESH + timedelta(minutes=5)).total_seconds())
    await world.choose(world.bob, await world.panel(world.bob, number), "take", tail="1")
    assert world.table_card().id != old.id
    assert [message.id for message in world.thread.pinned_messages()] == [world.table_card().id]


async def test_an_archived_thread_is_opened_again(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    thread = world.bot.get_channel(world.thread.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    await world.env.advance_time(25 * 3600)
    assert "The time of Ann is up" in world.said()
    assert panel.acknowledged
