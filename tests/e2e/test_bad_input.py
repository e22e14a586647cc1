"""What goes wrong is answered in words, changes nothing, is logged once, and leaves the table playable."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog
from simcord import MemberActor

from bot.games.contract import Pictures
from bot.scene.scene import Scene
from bot.ui.controls.components import Layout, table_button
from bot.ui.panel import panel as pages
from tests.support.discord import World, answer, parts, pebble_games, words


async def pebbles(world: World, number: int) -> tuple[int, ...]:
    return (await world.bot.service.view(number, None)).view.pebbles


async def test_who_has_no_seat_is_told_so(world: World) -> None:
    number = await world.game(world.bob)
    assert "You do not play this seat" in answer(await world.panel(world.cat, number))
    assert "You do not play this seat" in answer(await world.cat.slash(world.thread, "hand"))


async def test_who_was_replaced_cannot_use_his_old_panel(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    await world.mona.slash(world.thread, "mod replace", player="Ann", member=world.cat)
    refused = await world.choose(world.ann, panel, "roll")
    assert "You do not play this seat" in answer(refused)
    assert await pebbles(world, number) == (0, 0)
    await world.choose(world.cat, await world.panel(world.cat, number), "take", tail="2")
    assert await pebbles(world, number) == (2, 0)


async def test_a_stale_button_is_explained_and_repaired(world: World) -> None:
    """As it stands in a panel that a person still has open on another device."""
    number = await world.game(world.bob)
    shown = await world.panel(world.ann, number)
    roll = table_button("roll", number, "table")
    roll.custom_id = next(
        part["custom_id"] for part in parts(shown.response) if "roll" in (part.get("label") or "")
    )
    await world.choose(world.ann, shown, "take", tail="1")
    await world.bot.get_channel(world.channel.id).send(view=Layout().row(roll).done().view)
    stale = await world.ann.click(world.channel.history()[-1], custom_id=roll.custom_id)
    assert "has passed or changed" in words(stale.response)
    assert "Nothing waits for you" in words(stale.response)
    assert await pebbles(world, number) == (1, 0)


async def test_a_form_that_is_sent_late_is_stale_too(world: World) -> None:
    number = await world.game(world.bob)
    form = await world.form(world.ann, await world.panel(world.ann, number), "take")
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="1")
    late = await world.ann.submit_modal(form, {"tail": "3"})
    assert "has passed or changed" in answer(late)
    assert await pebbles(world, number) == (1, 0)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9", "A number from 1 to 3 is needed, not 9"),
        ("-1", "from 1 to 3"),
        ("two", "A whole number is needed"),
        ("1.5", "whole number"),
    ],
)
async def test_an_amount_that_does_not_fit_is_refused_with_the_reason(
    world: World, typed: str, said: str
) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    form = await world.form(world.ann, panel, "take")
    refused = await world.ann.submit_modal(form, {"tail": typed})
    assert said in words(refused.response)
    assert await pebbles(world, number) == (0, 0)
    await world.choose(world.ann, refused, "take", tail="2")
    assert await pebbles(world, number) == (2, 0)


async def test_unknown_names_are_answered_with_what_is_near(world: World) -> None:
    await world.game(world.bob)
    assert "no card like" in answer(await world.ann.slash(world.thread, "card", name="Zeppelin Union"))
    unknown = await world.ann.slash(world.thread, "promise", player="Zaphod Q", words="a towel")
    assert "fits nothing that is possible" in answer(unknown)
    assert "Nothing in the rules" in answer(await world.ann.slash(world.thread, "rules", search="zeppelin"))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("hours", "soon", "“soon” is no possible value for “Time for a decision”"),
        ("hours", "99999", "“99999” is no possible value for “Time for a decision”: give a time"),
        ("pile", "31", "“31” is no possible value for “Pile”. Possible: 10, 30, 60, or 4000."),
        ("colour", "red", "no option called colour"),
    ],
)
async def test_a_malformed_option_is_refused(world: World, name: str, value: str, said: str) -> None:
    await world.lobby()
    before = await world.bot.service.table(world.number())
    refused = await world.ann.slash(world.channel, "game option", name=name, value=value)
    assert said in answer(refused)
    after = await world.bot.service.table(world.number())
    assert (after.options, after.settings) == (before.options, before.settings)


async def test_an_unknown_game_and_one_of_another_server(world: World) -> None:
    number = await world.game(world.bob)
    assert "no such game" in answer(await world.ann.slash(world.channel, "table", game=999))
    other = world.env.create_guild("Elsewhere")
    place = other.create_text_channel("lounge")
    stranger = other.add_member(world.env.create_user("eve"))
    assert "no such game" in answer(await stranger.slash(place, "table", game=number))
    assert "no game of yours here" in answer(await stranger.slash(place, "hand"))
    user = world.env.create_user("zoe")
    own = await world.game(world.guild.add_member(user))
    zoe = other.add_member(user)
    assert "Your stones" in answer(await zoe.slash(place, "hand", game=own))
    assert "no such game" in answer(await zoe.slash(place, "hand", game=number))


async def test_a_control_of_an_older_bot_or_a_lost_game_answers(world: World) -> None:
    number = await world.game(world.bob)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    buttons = [table_button("A", number, "no-such-act"), table_button("B", 999, "panel")]
    await channel.send(view=Layout().row(*buttons).done().view)
    message = world.channel.history()[-1]
    assert "has passed or changed" in answer(await world.ann.click(message, label="A"))
    assert "no such game" in answer(await world.ann.click(message, label="B"))


async def test_too_few_and_too_many_players(world: World) -> None:
    card = await world.lobby()
    number = world.number()
    assert next(p for p in parts(card) if p.get("custom_id") == f"t:{number}:start")["disabled"]
    refused = await world.ann.slash(world.channel, "game start", game=number)
    assert "for 2 to 4 players, not 1" in answer(refused)
    assert world.channel.threads == []
    assert len(world.channel.history()) == 1
    for _ in range(3):
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    assert "no free seat" in answer(await world.bob.slash(world.channel, "game join", game=number))


async def test_closed_direct_messages_are_noticed_and_nothing_is_lost(world: World) -> None:
    number = await world.game(world.bob)
    await world.ann.slash(world.thread, "preferences", dm=True)
    dm = f"/channels/{world.ann.user.dm_channel.id}/messages"
    world.env.inject_error("POST", dm, status=403, code=50007)
    panel = await world.panel(world.ann, number)
    await world.choose(world.ann, panel, "draw")
    assert "direct messages" not in world.said(), "by itself it would tell that she was written to"
    await world.choose(world.bob, await world.panel(world.bob, number), "draw")
    assert "Your direct messages are closed to me" in world.said()
    assert (await world.bot.service.view(number, None)).view.stones == (3, 3)


async def test_copies_by_direct_message_hold_what_only_that_player_may_know(world: World) -> None:
    number = await world.game(world.bob)
    await world.ann.slash(world.thread, "preferences", dm=True)
    await world.choose(world.ann, await world.panel(world.ann, number), "draw")
    stone = (await world.bot.service.panel(number, world.ann.id)).view.hand[-1]
    assert str(stone) in words(world.ann.user.dm_channel.history()[-1])
    assert f"stone: {stone}" not in world.said()


async def test_a_missing_permission_is_named_before_anything_is_begun(world: World) -> None:
    blind = world.guild.create_text_channel("quiet")
    me = world.bot.get_channel(blind.id).permissions_for  # type: ignore[union-attr]
    assert me(world.guild.me).create_public_threads
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=403, code=50013)
    await world.lobby()
    number = world.number()
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    refused = await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    assert "which permission is missing" in answer(refused)
    assert (await world.bot.service.table(number)).status == "lobby"


async def test_a_forbidden_thread_is_told_to_who_opened_the_table(world: World) -> None:
    number = await world.game(world.bob)
    world.env.inject_error("POST", f"/channels/{world.thread.id}/messages", status=403, code=50013)
    with structlog.testing.capture_logs() as logs:
        await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="3")
    assert [log["code"] for log in logs if log["event"] == "not delivered"] == [50013]
    assert "not allowed to write" in words(world.ann.user.dm_channel.history()[-1])
    assert "Your turn: 27 pebbles" not in world.said()
    await world.env.advance_time(61)  # and whoever mends it does not wait long for the table to go on
    assert "Your turn: 27 pebbles" in world.said()
    assert await pebbles(world, number) == (3, 0)


async def test_an_interaction_that_is_gone_loses_nothing(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    form = await world.form(world.ann, panel, "take")
    with structlog.testing.capture_logs() as logs:
        world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
        await world.ann.submit_modal(form, {"tail": "3"})
    assert [log["event"] for log in logs if log["event"] not in ("message", "request")] == [
        "interaction gone"
    ]
    assert await pebbles(world, number) == (3, 0)


async def test_who_cannot_be_shown_what_came_of_a_move_is_not_told_that_nothing_changed(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    form = await world.form(world.ann, panel, "take")
    world.env.inject_error("POST", "/interactions/*/*/callback", status=500, code=0)
    with structlog.testing.capture_logs() as logs:
        told = answer(await world.ann.submit_modal(form, {"tail": "3"}))
    assert "interaction failed" in [log["event"] for log in logs]
    assert "What you did may count all the same" in told
    assert "Nothing was changed" not in told
    assert await pebbles(world, number) == (3, 0)


async def test_a_full_disk_changes_nothing_and_is_told(world: World) -> None:
    number = await world.game(world.bob)
    await fill_the_disk(world)
    for turn in range(60):
        before = await world.bot.service.view(number, None)
        person = (world.ann, world.bob)[before.waiting[0].seat]
        panel = await world.panel(person, number)
        shown = await world.choose(person, panel, "roll" if "roll" in words(panel.response) else "odd")
        if "disk of the host is full" in answer(shown):
            break
        assert turn < 59
    after = await world.bot.service.view(number, None)
    assert (after.table.seq, after.view) == (before.table.seq, before.view)


async def fill_the_disk(world: World) -> None:
    """Let the database grow no more, as on a full disk."""
    connection = world.bot.store._connection  # type: ignore[attr-defined]
    await (await connection.execute("create table ballast(x)")).close()
    async with connection.execute("pragma page_count") as cursor:
        (pages,) = await cursor.fetchone()
    await (await connection.execute(f"pragma max_page_count = {pages}")).close()
    for size in (3000, 300, 30):
        with contextlib.suppress(sqlite3.OperationalError):
            while True:
                await (await connection.execute(f"insert into ballast values(zeroblob({size}))")).close()


async def test_a_locked_database_changes_nothing_and_is_told(world: World, tmp_path: Path) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    other = sqlite3.connect(tmp_path / "world.sqlite3", isolation_level=None)
    other.execute("begin immediate")
    try:
        refused = await world.choose(world.ann, panel, "roll")
    finally:
        other.execute("rollback")
        other.close()
    assert "database is busy" in answer(refused)
    assert await pebbles(world, number) == (0, 0)
    await world.choose(world.ann, panel, "take", tail="3")
    assert await pebbles(world, number) == (3, 0)


async def test_only_moderators_moderate(world: World) -> None:
    await world.game(world.bob)
    assert not [name for name in world.ann.available_commands(world.thread) if name.startswith("mod")]
    role = world.guild.create_role("Helpers")
    helper: MemberActor = world.guild.add_member(world.env.create_user("hal"), roles=[role])
    (command,) = [c for c in await world.bot.tree.fetch_commands() if c.name == "mod"]
    assert not [name for name in helper.available_commands(world.thread) if name.startswith("mod")]
    world.guild.set_command_permissions(command, {role: True})
    await helper.slash(world.thread, "mod pause", reason="lunch")
    assert "lunch" in world.said()


@pytest.mark.parametrize(
    "data", [b"no json", b"{}", json.dumps({"body": {"game": {"kind": "pebbles"}}}).encode()]
)
async def test_a_damaged_export_is_refused(world: World, data: bytes) -> None:
    refused = await world.mona.slash(world.channel, "mod import", file=("game.json", data))
    assert "damaged" in answer(refused) or "refused" in answer(refused)
    assert await world.bot.service.find(guild=world.guild.id) == []


class Failing(Pictures):
    """Pictures with a defect."""

    def table(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        raise RuntimeError("a defect of this picture")

    hand = table


class TestFailingPictures:
    @pytest.fixture
    def games(self) -> dict[str, Any]:
        return {"pebbles": replace(pebble_games()["pebbles"], pictures=Failing())}

    async def test_never_block_the_text(self, world: World) -> None:
        number = await world.game(world.bob)
        assert "hidden stones" in words(world.table_card())
        panel = await world.panel(world.ann, number)
        hand = (await world.bot.service.panel(number, world.ann.id)).view.hand
        assert f"Your stones: {hand[0]} and {hand[1]}." in words(panel.response)
        await world.choose(world.ann, panel, "take", tail="3")
        assert await pebbles(world, number) == (3, 0)


async def test_a_table_that_is_too_long_for_a_page_is_also_a_file(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who cannot see the pictures reads all of it there."""
    await world.game(world.bob)
    whole = words((await world.ann.slash(world.thread, "table")).response)
    assert "hidden stones" in whole
    monkeypatch.setattr(pages, "TWIN", 20)
    shown = (await world.ann.slash(world.thread, "table")).response
    assert "hidden stones" not in words(shown)
    (file,) = [found for found in shown.attachments if found.filename == "table.txt"]
    assert "hidden stones" in (await file.read()).decode()


async def test_text_only_readers_get_no_pictures(world: World) -> None:
    number = await world.game(world.bob)
    await world.ann.slash(world.thread, "preferences", text_only=True)
    panel = await world.panel(world.ann, number)
    assert panel.response.attachments == []
    hand = (await world.bot.service.panel(number, world.ann.id)).view.hand
    assert f"Your stones: {hand[0]} and {hand[1]}." in words(panel.response)
