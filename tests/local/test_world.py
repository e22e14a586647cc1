"""The world behind the local table: time that runs, what is kept, who may ask, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import simcord

from bot.app import Fnordmaster
from bot.games.registry import GAMES
from bot.local import touch_points
from bot.local.hub import Hub
from bot.local.world import GAME_FILE, WORLD_FILE, World, load_world
from tests.support.discord import find, make_bot, words


def build(games: Path) -> Fnordmaster:
    return make_bot(games, dict(GAMES))


@asynccontextmanager
async def opened(folder: Path, game: str | None = None) -> AsyncIterator[tuple[World, Hub]]:
    """A local table that is open, with its page but without its clock."""
    world = load_world(folder, build)
    hub = Hub(world)
    await hub.listen(0)
    await world.open(hub.dressing, game)
    try:
        yield world, hub
    finally:
        await hub.close()
        await world.close()


async def ask(
    hub: Hub, path: str = "state", headers: dict[str, str] | None = None, **body: Any
) -> tuple[int, Any]:
    """What the page is answered."""
    async with aiohttp.ClientSession() as session:
        sent = {"Origin": hub.url.rstrip("/"), **(headers or {})}
        async with session.post(f"{hub.url}{path}", json=body, headers=sent) as answer:
            return answer.status, await answer.json() if answer.content_type == "application/json" else None


async def started(world: World) -> Any:
    """Alice starts the game that is laid; its thread."""
    alice, tables = world.people[0], world.guild.channels["tables"]
    async with world.gate.lock:
        await alice.click(find(tables.history(), "t:", ":start"), custom_id="t:1:start")
    await world.beat()
    return tables.threads[0]


async def test_a_new_world_has_a_table_that_waits_for_one_press(tmp_path: Path) -> None:
    async with opened(tmp_path) as (world, hub):
        status, state = await ask(hub)
        assert status == 200
        assert [person["name"] for person in state["people"]] == ["Alice", "Bob", "Mona (moderator)"]
        assert [waiting["kind"] for waiting in state["waiting"]] == ["lobby"]
        thread = await started(world)
        _, state = await ask(hub)
        names = {place["name"]: place for place in state["places"]}
        assert names[thread.name]["unread"]
        _, state = await ask(hub, **{"as": state["you"], "in": str(thread.id), "seen": True})
        _, state = await ask(hub, **{"as": state["you"]})
        assert not {place["name"]: place for place in state["places"]}[thread.name]["unread"]


async def test_a_table_without_enough_players_says_so_instead_of_being_started(tmp_path: Path) -> None:
    async with opened(tmp_path) as (world, hub):
        alice, tables = world.people[0], world.guild.channels["tables"]
        async with world.gate.lock:
            for _ in range(3):
                await alice.click(find(tables.history(), "t:", ":start"), custom_id="t:1:remove-ai")
        await world.beat()
        assert [waiting["kind"] for waiting in (await ask(hub))[1]["waiting"]] == ["seats"]


async def test_the_game_that_is_asked_for_is_laid_in_a_new_world_and_in_a_kept_one(tmp_path: Path) -> None:
    for game in ("tsw", "illuminopoly"):
        async with opened(tmp_path, game) as (world, _):
            laid = await world.bot.service.find(guild=world.guild.id)
            assert game in [table.kind for table in laid]
    assert sorted(table.kind for table in laid) == ["illuminopoly", "tsw"]


async def test_a_deadline_passes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as (world, _):

        async def with_deadline() -> None:
            await world.bot.service.lobby.set_option(1, world.people[0].id, "hours", 1.0)

        await world.gate.as_bot(with_deadline)
        thread = await started(world)
        said = "\n".join(words(message) for message in thread.history())
        assert "The time of Alice is up" not in said
        monkeypatch.setattr(touch_points, "behind", lambda env: 50 * 60.0)
        await world.beat()
        assert "Your move is still missing" in "\n".join(words(message) for message in thread.history())
        await world.beat()
        assert "The time of Alice is up" in "\n".join(words(message) for message in thread.history())


async def test_the_world_and_its_games_are_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as (world, _):
        thread = await started(world)
        zoe = await world.add_person("Zoë")
        before = [message.id for message in thread.history()]
    async with opened(tmp_path) as (world, _):
        assert world.fresh is None
        assert world.called(world.people[-1]) == "Zoë"
        assert world.people[-1].id == zoe.id
        thread = world.guild.channels["tables"].threads[0]
        kept = [message.id for message in thread.history()]
        assert kept == [number for number in before if number in kept]
        async with world.gate.lock:
            answer = await world.people[0].click(
                find(thread.history(), "t:", ":panel"), custom_id="t:1:panel"
            )
        assert "Illuminati #1" in words(answer.response)


async def test_a_game_whose_thread_was_lost_goes_on_in_its_channel(tmp_path: Path) -> None:
    async with opened(tmp_path) as (world, _):
        early = (tmp_path / WORLD_FILE).read_bytes()
        await started(world)
    (tmp_path / WORLD_FILE).write_bytes(early)
    async with opened(tmp_path) as (world, _):
        tables = world.guild.channels["tables"]
        (table,) = await world.bot.service.find(guild=world.guild.id)
        assert table.status == "live"
        assert table.place.thread_id is None
        async with world.gate.lock:
            answer = await world.people[0].slash(tables, "move")
        assert "Illuminati #1" in words(answer.response)


async def test_a_page_left_open_over_a_restart_waits_for_the_world(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    world = load_world(tmp_path, build)
    hub = Hub(world)
    await hub.listen(0)
    try:
        asked = asyncio.create_task(ask(hub))  # the page asks every second
        await asyncio.gather(world.open(hub.dressing), *(asyncio.create_task(ask(hub)) for _ in range(3)))
        status, state = await asked
        assert (status, state["people"][0]["name"]) == (200, "Alice")
    finally:
        await hub.close()
        await world.close()


async def test_a_refused_command_is_an_answer_and_no_crash(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as (world, _):
        async with world.gate.lock:
            refused = await world.people[0].slash(world.guild.channels["tables"], "game status", game=99)
        await world.beat()
        assert "no such game" in words(refused.response)
        assert world.env.errors_since(0) == ()
    assert "Traceback" not in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (
            lambda kept: kept.replace(b'"3.2.1"', b'"3.1.0"', 1),
            "it was made with simcord 3.1.0, now there is 3.2.1",
        ),
        (lambda kept: kept[: len(kept) // 2], "truncated"),
        (lambda kept: b"", "Expecting value"),
    ],
)
async def test_a_world_that_does_not_fit_is_put_aside(tmp_path: Path, damage: Any, why: str) -> None:
    async with opened(tmp_path):
        pass
    file = tmp_path / WORLD_FILE
    file.write_bytes(damage(file.read_bytes()))
    async with opened(tmp_path) as (_, hub):
        _, state = await ask(hub)
        assert "cannot be used any more" in state["fresh"]
        assert why in state["fresh"]
        assert [waiting["kind"] for waiting in state["waiting"]] == ["lobby"]
    (aside,) = tmp_path.glob("old-*")  # noqa: ASYNC240
    assert {GAME_FILE, WORLD_FILE} <= {kept.name for kept in aside.iterdir()}


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}]
)
async def test_other_sites_get_no_answer(tmp_path: Path, headers: dict[str, str]) -> None:
    async with opened(tmp_path) as (_, hub):
        status, state = await ask(hub, headers=headers)
        assert (status, state) == (403, None)


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "alice"])
async def test_a_person_needs_a_name_of_his_own(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path) as (world, hub):
        status, answer = await ask(hub, "people", name=name)
        assert status == 400
        assert answer["error"]
        assert len(world.people) == 3


async def test_a_click_made_just_before_news_still_counts_unless_its_message_changed(tmp_path: Path) -> None:
    async with opened(tmp_path) as (world, _):
        thread = await started(world)
        window = await world.gate.window(world.people[0], thread, 0.0)
        page = next(iter(window.preview._pages.values()))
        click = {"kind": "click", "target_id": "11", "published_revision": page.revision}
        window.changed.add(22)
        async with world.gate.lock:
            await window.refresh()
        assert window.caught_up(page.id, click) == {**click, "published_revision": page.revision}
        window.changed.add(11)
        async with world.gate.lock:
            await window.refresh()
        assert window.caught_up(page.id, click) == click


def test_another_simulator_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simcord, "__version__", "4.0.0")
    with pytest.raises(touch_points.WrongSimulator, match=r"needs simcord 3\.2\.1, but 4\.0\.0 is installed"):
        load_world(tmp_path, build)
    assert list(tmp_path.iterdir()) == []
