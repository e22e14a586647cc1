"""The Secret Wars through the simulated Discord: twelve turns of free text with two restarts."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.games.tsw.minds.ai import HeuristicPlayer
from tests.support.author import Author
from tests.support.discord import World, parts, words
from tests.support.letters import PATIENCE, Pen, SecretTable
from tests.support.transcript import Exhibition, Transcript

ARTEFACTS = Path(__file__).parent.parent / "shots" / "secret-wars"
TURNS = 12
RESTARTS = {4: 2, 9: 0}
"""In which turns the bot is started again: after so many letters of the first player, or at the end."""
QUESTIONS = 3
"""How many questions in a row a player answers before he lets an order be."""
PRINTING = 2000
"""How often one looks whether the paper is there."""
ELSEWHERE = ("Change", "Something else", "Withdraw", "My orders", "Another", "Write")
"""Beginnings of buttons that answer no question."""
LEAST = 120
"""Orders in free text that make it a game worth the name."""
TOLD = ("tsw-answered", "tsw-told")
"""Lines of a report: what an order came to, and what came unasked."""


@pytest.fixture
def pictures() -> Exhibition:
    return Exhibition(GAMES["tsw"].pictures)


@pytest.fixture
def games(pictures: Exhibition) -> dict[str, Game]:
    return {"tsw": replace(GAMES["tsw"], pictures=pictures)}


class Conspirator:
    """A scripted player: an AI that knows what he knows decides, an author writes, and buttons answer."""

    def __init__(self, table: SecretTable, person: Any, manner: int) -> None:
        self.table = table
        self.person = person
        self.pen = Pen(table.world, person)
        self.author = Author(manner)
        self.player = HeuristicPlayer()
        self.dice = Random(manner)
        self.came: Counter[str] = Counter()
        self.read = 0

    def news(self) -> list[Any]:
        """What the bot has sent him since he looked last."""
        sent = self.pen.said()[self.read :]
        self.read += len(sent)
        return sent

    async def intends(self) -> dict[str, Any] | None:
        """The next order that comes to his mind; None if he has said all."""
        seen = await self.table.world.bot.service.panel(self.table.game, self.person.id)
        ask = next((ask for ask in seen.asks if ask.required), None)
        if ask is None:
            return None
        move = self.player.choose(seen.view, ask, self.dice.randrange)
        return json.loads(str(move[1])) if move[0] == "order" else None

    async def writes(self) -> bool:
        """Put his next order into a letter, answer what is asked; False if there is nothing more to say."""
        order = await self.intends()
        if order is None:
            return False
        before = await self.table.orders(self.person)
        await self.pen.write(self.author.write(order))
        for asked in range(QUESTIONS):
            new = (await self.table.orders(self.person))[len(before) :]
            if new or not self._buttons():
                break
            self.came["questions"] += asked == 0
            await self.pen.press(self._wanted(order))
        verdict = self._verdict(order, new)
        self.came[verdict] += 1
        assert verdict == "exact", f"{self.author.write(order)}\n{order}\n{new}\n{words(self.pen.last)}"
        return bool(new)

    def _buttons(self) -> list[str]:
        labels = [part.get("label", "") for part in parts(self.pen.last) if part.get("type") == 2]
        return [label for label in labels if not label.startswith(ELSEWHERE)]

    def _wanted(self, order: dict[str, Any]) -> str:
        """The button that says what he meant, else the first."""
        said = [str(value) for value in order["parameters"].values()]
        buttons = self._buttons()
        return next((label for label in buttons if label == "Confirm" or label in said), buttons[0])

    @staticmethod
    def _verdict(order: dict[str, Any], new: list[dict[str, Any]]) -> str:
        """Whether what stands on the sheet is what he meant; more detail does no harm."""
        if not new:
            return "lost"
        (one,) = new
        meant = order["parameters"].items()
        same = (one["actor"], one["action"]) == (order["actor"], order["action"])
        given = {key: without_detail(value) for key, value in one["parameters"].items()}
        return "exact" if same and all(given.get(k) == without_detail(v) for k, v in meant) else "other"


def without_detail(value: Any) -> Any:
    """An order within an order by what it does; anything else as it is."""
    if not (isinstance(value, dict) and "action" in value):
        return value
    return {key: value[key] for key in ("actor", "action", "parameters")}


async def begun(world: World) -> SecretTable:
    """Ann, Bob and Cat and three AI conspiracies; the last turn decides."""
    await world.lobby("tsw")
    number = world.number()
    for name, value in {"order": "joined", "end": "turns", "last_turn": str(TURNS)}.items():
        await world.ann.slash(world.channel, "game option", name=name, value=value, game=number)
    for person in (world.bob, world.cat):
        await person.click(world.lobby_card(), custom_id=f"t:{number}:join")
    for _ in range(3):
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    table = SecretTable(world, number, (world.ann, world.bob, world.cat))
    for person in table.people:
        await table.submit(person, ("ready-made",))
    await world.env.settle(timeout=PATIENCE)
    return table


async def printed(world: World, turn: int) -> None:
    """Wait until the issue of a turn is in the thread."""
    for _ in range(PRINTING):
        await world.env.settle(timeout=PATIENCE)
        if f"No. {turn} " in world.said():
            return
        await asyncio.to_thread(lambda: None)
    raise AssertionError(f"issue {turn} was never printed")


async def private_lines(table: SecretTable) -> Iterator[str]:
    """What was told in the newest reports of single players, and stands in nobody else's nor in the paper."""
    service, say = table.world.bot.service, table.world.bot.front.catalogue.format
    told: Counter[str] = Counter()
    for seat in range(6):
        lines = (await service.log(table.game, seat, limit=1))[-1].lines
        told.update({say(line, {}) for line in lines if line.key in TOLD})
    return (line for line, count in told.items() if count == 1)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.rule("TSW-10", "TSW-11", "TSW-13", "TSW-80", "TSW-81")
async def test_twelve_turns_in_free_text_with_two_restarts(world: World, pictures: Exhibition) -> None:
    table = await begun(world)
    players = [Conspirator(table, person, manner) for manner, person in enumerate(table.people)]
    transcript, told = Transcript(world, pictures), 0
    with structlog.testing.capture_logs() as logs:
        for turn in range(1, TURNS + 1):
            await printed(world, turn - 1)
            transcript.news()
            for player in players:
                written = 0
                while await player.writes():
                    written += 1
                    if player is players[0] and RESTARTS.get(turn) == written:
                        await world.restart()
                assert transcript.news() == [], "something public happened while orders were written"
                await player.person.slash(world.thread, "tsw ready")
            if turn in RESTARTS and not RESTARTS[turn]:
                await world.restart()
            await printed(world, turn)
            public = "\n".join(transcript.news())
            for line in await private_lines(table):
                told += 1
                assert line not in public
            await keep(world, players, turn)
    came = sum((player.came for player in players), Counter())
    assert (await world.bot.service.table(table.game)).status == "over"
    assert came["exact"] >= LEAST
    assert came["other"] == came["lost"] == 0, came
    assert told > LEAST
    assert [line for line in logs if line["log_level"] in ("error", "critical")] == []


async def keep(world: World, players: list[Conspirator], turn: int) -> None:
    """Write down what everybody was sent in a turn, papers and all, as artefacts of this run."""
    for player in players:
        folder = ARTEFACTS / player.person.name / f"turn-{turn:02}"
        folder.mkdir(parents=True, exist_ok=True)
        sent = player.news()
        (folder / "letters.txt").write_text("\n\n".join(map(words, sent)))
        for attachment in (attachment for message in sent for attachment in message.attachments):
            (folder / attachment.filename).write_bytes(await attachment.read())
    (ARTEFACTS / "thread.txt").write_text(world.said())
