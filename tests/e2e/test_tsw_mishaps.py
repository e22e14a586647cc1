"""Letters that cross with what else happens: other letters, the end of a turn, a store that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.games.tsw.asking.dialogue import OrderReader
from bot.store.errors import StoreError
from bot.table.people.moderation import Moderator
from bot.table.unit.crew import Crew, Kind
from tests.e2e.test_tsw_orders import Blank, actions
from tests.support.discord import World, answer, words
from tests.support.letters import Pen, SecretTable


class SlowReader(OrderReader):
    """A reader during whose work something else happens."""

    meanwhile: Any = None

    def read(self, *given: Any, **named: Any) -> Any:
        work, self.meanwhile = self.meanwhile, None
        if work is not None:
            work()
        return super().read(*given, **named)


READER = SlowReader()


@pytest.fixture
def games() -> dict[str, Game]:
    return {"tsw": replace(GAMES["tsw"], pictures=Blank(), papers=None, letters=frozenset(), reader=READER)}


async def test_of_two_letters_none_is_lost_while_the_table_is_asked_for(world: World) -> None:
    await SecretTable.begin(world, world.bob)
    second = await SecretTable.begin(world, world.bob)
    (agent,) = await second.agents(world.ann, 1)
    pen, leader = Pen(world, world.ann), (await second.view(world.ann)).leader
    await pen.write("meditate")
    await pen.write(f"{agent} meditates")
    await pen.pick(f"#{second.game}", "address")
    assert actions(await second.orders(world.ann)) == [(leader, "meditate"), (agent, "meditate")]


async def test_two_letters_sent_at_once_are_read_in_their_order(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    leader = (await table.view(world.ann)).leader
    box, caught = world.bot.presses.letters, []

    async def catch(message: Any) -> None:
        caught.append(message)

    with monkeypatch.context() as held_back:
        held_back.setattr(box, "posted", catch)
        await world.ann.send_dm("meditate")
        await world.ann.send_dm(f"{agent} meditates")
    with world.env._bot_scope():
        await asyncio.gather(*map(box.posted, caught))
    assert actions(await table.orders(world.ann)) == [(leader, "meditate"), (agent, "meditate")]


async def test_a_kept_letter_outlives_a_store_that_fails(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    await world.mona.slash(world.thread, "mod pause")
    await pen.write("meditate")
    store = world.bot.service._desk.store
    commit = store.commit_move
    failed = []

    async def fail(batch: Any) -> Any:
        if any(entry.seat == 0 for entry in batch.entries):
            failed.append(batch)
            raise StoreError
        return await commit(batch)

    monkeypatch.setattr(store, "commit_move", fail)
    await world.mona.slash(world.thread, "mod resume")
    await world.env.settle()
    assert failed
    assert await table.orders(world.ann) == []
    monkeypatch.setattr(store, "commit_move", commit)
    with world.env._bot_scope():
        world.bot.mail.ring()
    await world.env.settle()
    assert actions(await table.orders(world.ann)) == [(leader, "meditate")]


async def test_who_writes_while_the_store_fails_is_told_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await SecretTable.begin(world, world.bob)

    async def fail(*given: Any) -> Any:
        raise StoreError

    await world.restart()
    store = world.bot.service._desk.store
    monkeypatch.setattr(store, "user_prefs", fail)
    monkeypatch.setattr(store, "conversation", fail)
    assert "could not be" in await Pen(world, world.ann).write("meditate")
    monkeypatch.undo()


class Threads(Crew):
    """Does everything beside the loop, where a test can look on."""

    async def run(self, kind: Kind, job: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.to_thread(job, *given)


async def test_the_turn_ends_while_a_letter_is_read(world: World) -> None:
    world.bot.service._desk.crew = Threads()
    table = await SecretTable.begin(world, world.bob)
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    loop = asyncio.get_running_loop()

    async def close() -> None:
        with world.env._bot_scope():
            await world.bot.service.mod.process_now(table.game, Moderator(world.mona.id))

    READER.meanwhile = lambda: asyncio.run_coroutine_threadsafe(close(), loop).result()
    assert "turn 2" in await pen.write("meditate")
    assert (await table.view(world.ann)).turn == 2
    assert actions(await table.orders(world.ann)) == [(leader, "meditate")]


async def test_a_seat_is_replaced_while_a_letter_is_read(world: World) -> None:
    world.bot.service._desk.crew = Threads()
    table = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    loop = asyncio.get_running_loop()

    async def replaced() -> None:
        with world.env._bot_scope():
            await world.bot.service.mod.replace(
                table.game, Moderator(world.mona.id), 0, user=world.cat.id, name="Cat"
            )

    READER.meanwhile = lambda: asyncio.run_coroutine_threadsafe(replaced(), loop).result()
    assert "You do not play this seat" in await pen.write("meditate")
    table.people = (world.cat, world.bob)
    assert await table.orders(world.cat) == []


async def test_what_another_process_keeps_while_a_letter_is_read_is_not_lost(world: World) -> None:
    world.bot.service._desk.crew = Threads()
    table = await SecretTable.begin(world, world.bob)
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    loop, store = asyncio.get_running_loop(), world.bot.store

    async def heard_elsewhere() -> None:
        before = await store.conversation(world.ann.id)
        await store.save_conversation(
            world.ann.id, {**before, "recent": [*before["recent"], 4711]}, before=before
        )

    READER.meanwhile = lambda: asyncio.run_coroutine_threadsafe(heard_elsewhere(), loop).result()
    await pen.write("meditate")
    assert READER.meanwhile is None, "it was read"
    assert actions(await table.orders(world.ann)) == [(leader, "meditate")]
    kept = await store.conversation(world.ann.id)
    assert 4711 in kept["recent"]
    assert kept["game"] == table.game, "the letter was noted, too"


async def test_nonsense_in_brackets_orders_nothing_and_a_sum_without_end_breaks_nothing(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    for parameters in ('{"mb":[1,{}]}', '{"condition":7,"order":[]}', '{"alignments":[["x"]]}'):
        for action in ("standing", "transfer", "create-front"):
            form = f'{{"actor":"{leader}","action":"{action}","parameters":{parameters}}}'
            assert "✅" not in await pen.write(form)
    assert "✅" not in await pen.write(f"If my treasury exceeds {'9' * 40} MB, {leader} meditates")
    assert "turn 1" in await pen.write('{"":' * 480)
    assert await table.orders(world.ann) == []
    hand = await world.ann.slash(world.thread, "hand", game=table.game)
    assert leader in answer(hand)


@pytest.mark.rule("TSW-10", "TSW-14", "TSW-90")
async def test_a_letter_kept_for_the_next_turn_is_not_read_for_this_one_when_it_is_undone(
    world: World,
) -> None:
    table = await SecretTable.begin(world, world.bob, review="True")
    await table.approve()
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    for person in (world.ann, world.bob):
        await table.submit(person, ("ready",))
    assert "Your words are kept and read for turn 2" in await pen.write("meditate")
    with world.env._bot_scope():
        await world.bot.service.mod.undo_turn(table.game, Moderator(world.mona.id))
    await world.env.settle()
    assert (await table.view(world.ann)).turn == 1
    assert await table.orders(world.ann) == []
    await world.restart()
    for person in table.people:
        asks = (await world.bot.service.panel(table.game, person.id)).asks
        if any(("ready",) in ask.choices for ask in asks):
            await table.submit(person, ("ready",))
    await table.approve()
    assert (await table.view(world.ann)).turn == 2
    assert actions(await table.orders(world.ann)) == [(leader, "meditate")]


async def send_file(world: World, name: str, words: bytes, said: str = "") -> None:
    """Ann writes to the bot, with a file."""
    dm = world.ann.user.dm_channel
    files = world.env.backend.store_attachments(dm.id, [(name, words)])
    await world.ann.send_dm(said, attachments=files)
    await world.env.settle()


async def test_a_letter_that_discord_has_made_a_file_of_is_read(world: World) -> None:
    """It offers that for all that is longer than a message."""
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    await pen.write("help")
    await send_file(world, "message.txt", f"meditate\n{agent} meditates".encode())
    assert actions(await table.orders(world.ann)) == [(leader, "meditate"), (agent, "meditate")]


async def test_a_letter_without_words_or_with_too_many_is_told_so(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    await pen.write("help")
    await send_file(world, "cat.png", b"a cat")
    assert "I read words" in words(pen.last)
    await send_file(world, "message.txt", b"meditate\n" * 1000)
    assert "at most 8,000 letters are read at once" in words(pen.last)
    assert actions(await table.orders(world.ann)) == []


async def test_what_is_written_while_the_bot_is_away_is_read_when_it_is_back(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    await pen.write("help")
    heard = world.bot.presses.letters.posted
    world.bot.presses.letters.posted = nobody  # type: ignore[method-assign]
    await world.ann.send_dm("meditate")
    world.bot.presses.letters.posted = heard  # type: ignore[method-assign]
    assert actions(await table.orders(world.ann)) == []
    await world.restart()
    await world.env.settle()
    assert actions(await table.orders(world.ann)) == [(leader, "meditate")]
    answered = len(pen.said())
    await world.restart()
    await world.env.settle()
    assert len(pen.said()) == answered, "it is answered once"


async def nobody(message: object) -> None:
    """There is no bot to hear it."""
