"""The event loop stays free: whatever a table does, no callback takes so long that others would notice.

What a callback uses is counted in processor time of the loop's thread, beside a fixed piece of work that
another thread does meanwhile (`bot.trials.pace`): a busy machine, or a slow day, changes nothing.
The person who plays is not counted; the simulated Discord, which runs inside the bot's tasks, is.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.app import keep_memory
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.trials.pace import Pace
from bot.trials.probe import Probe
from tests.support.discord import World, ids
from tests.support.letters import Pen
from tests.support.person import Person

MOST = 0.05
"""Seconds of the loop's thread that a callback may use on a usual day."""
FULL = {"illuminati": 8, "illuminopoly": 11, "tsw": 24, "inwo": 6}
PEOPLE = 3
OTHERS = ("illuminati", "illuminopoly", "inwo", "tsw")
PAGES = ("panel", "hand", "table", "why", "log", "undo")
REACH = 3600
"""Seconds after which the AI seats have gone on."""
PATIENCE = 600.0
"""Seconds that the bot may take for one thing on a busy machine."""
LETTER = "Scout {other}. Give the Ministry 3 MB and tell me what the chief of {other} does at night."


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


@pytest.fixture
def settings() -> dict[str, Any]:
    return {"workers": 1, "games_per_guild": 100}


@contextmanager
def probed() -> Iterator[Probe]:
    """Everything inside is looked at but the task of the test, with memory kept as `serve` keeps it."""
    driver = asyncio.current_task()
    assert driver is not None
    keep_memory()
    try:
        with Pace() as pace, Probe({driver}) as probe:
            yield probe
    finally:
        gc.unfreeze()
    assert probe.callbacks > 100
    slower = pace.slower()
    long = sorted((call for call in probe.longest if call.seconds / slower > MOST), reverse=True)
    told = (f"{call.seconds * 1000:.0f} ms {call.what}" for call in long)
    assert long == [], f"{slower:.2f} times as slow as usual\n" + "\n".join(told)


class Evening:
    """A full table of one game, of three people and AI seats, among other tables of the same server."""

    def __init__(self, world: World, kind: str) -> None:
        self.world = world
        self.kind = kind
        self.people = [
            Person(world, actor, GAMES[kind].players["heuristic"](), seed)
            for seed, actor in enumerate((world.ann, world.bob, world.cat)[:PEOPLE])
        ]
        self.number = 0
        self.steps = 0
        world.env.settle_timeout = PATIENCE

    async def begin(self, others: int, **options: str) -> None:
        """The others begin, then the full table."""
        self.tables = [await self.world.game(kind=OTHERS[n % len(OTHERS)], ais=2) for n in range(others)]
        world = self.world
        await world.lobby(self.kind)
        self.number = number = world.number()
        for name, value in options.items():
            await world.ann.slash(world.channel, "game option", name=name, value=value, game=number)
        for person in self.people[1:]:
            await person.actor.click(world.lobby_card(), custom_id=f"t:{number}:join")
        for _ in range(FULL[self.kind] - len(self.people)):
            await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
        assert len((await world.bot.service.table(number)).seats) == FULL[self.kind]

    async def over(self) -> bool:
        return (await self.world.bot.service.table(self.number)).status == "over"

    async def play(self, most: int) -> None:
        """To the end, or so many rounds of all people."""
        for _ in range(most):
            if await self.over():
                return
            if not any([await self._acts(person) for person in self.people]):
                await self.world.env.advance_time(REACH)
            self.steps += 1
            await self._beside()
            gc.freeze()  # the simulator remembers all that ever happened, and the bot does not

    async def _acts(self, person: Person) -> bool:
        if await self.over():
            return False
        if self.kind == "tsw":
            return await self._writes(person)
        return await person.step(self.number) is not None

    async def _writes(self, person: Person) -> bool:
        """A player of The Secret Wars: a letter, a sheet of orders, and ready."""
        service = self.world.bot.service
        seen = await service.panel(self.number, person.actor.id)
        if not seen.asks:
            return False
        if seen.view.turn:
            other = seen.view.conspiracies[-1]
            await Pen(self.world, person.actor).write(LETTER.format(other=other))
        for _ in range(30):
            seen = await service.panel(self.number, person.actor.id)
            ask = next((ask for ask in seen.asks if ask.required), None)
            if ask is None:
                break
            move = person.player.choose(seen.view, ask, person.dice.randrange)
            with self.world.env._bot_scope():
                key = f"{self.number} {ask.number} {person.actor.id} {seen.table.seq}"
                await asyncio.create_task(
                    service.submit(
                        self.number, seen.seat or 0, [move], key, ask=ask.number, actor=person.actor.id
                    ),
                    name=f"discord-ui-{move[0]}",
                )
        await self.world.env.settle(timeout=PATIENCE)
        return True

    async def _beside(self) -> None:
        """What people look at meanwhile, here and at another table; and now and then a moderator."""
        world, person = self.world, self.people[self.steps % len(self.people)].actor
        page = PAGES[self.steps % len(PAGES)]
        other = self.steps % len(self.tables)
        for number, thread in (
            (self.number, world.thread),
            (self.tables[other], world.channel.threads[other]),
        ):
            cards = [message for message in thread.history() if f"t:{number}:panel" in ids(message)]
            if not cards:  # that game is over
                continue
            panel = await person.click(cards[-1], custom_id=f"t:{number}:panel")
            if f"t:{number}:{page}" in ids(panel.response):
                await person.click(panel.response, custom_id=f"t:{number}:{page}")
        if self.steps % 20 == 10 and not await self.over():
            await world.mona.slash(world.thread, "mod export")
            await person.slash(world.thread, "paper issue", game=self.number)

    async def end(self) -> None:
        """All that can be done with a game that is over."""
        world = self.world
        if not await self.over():
            await world.mona.slash(world.thread, "mod end")
        await world.mona.slash(world.thread, "mod export")
        await world.ann.slash(world.thread, "replay", game=self.number)
        last = next(m for m in reversed(world.thread.history()) if f"t:{self.number}:rematch" in ids(m))
        await world.ann.click(last, custom_id=f"t:{self.number}:verify")


async def test_a_full_table_holds_nobody_up(world: World) -> None:
    evening = Evening(world, "tsw")
    with probed():
        await evening.begin(others=1)
        await evening.play(2)
        await evening.end()


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("illuminati", {}),
        ("illuminopoly", {}),
        ("tsw", {"last_turn": "6", "end": "turns"}),
        ("inwo", {}),
        ("inwo", {"elections": "rounds"}),
    ],
    ids=lambda given: given if isinstance(given, str) else "".join(given.values()),
)
async def test_a_whole_game_beside_fifty_tables_holds_nobody_up(
    world: World, kind: str, options: dict[str, str]
) -> None:
    evening = Evening(world, kind)
    with probed():
        await evening.begin(others=50, **options)
        await evening.play(2000)
        assert await evening.over()
        await evening.end()
