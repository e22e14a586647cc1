"""Whole games of Illuminati against AI seats, with restarts; nothing hidden is ever said in public."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

import pytest
import structlog

from bot.engine.moves import Text
from bot.games.contract import Game
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.text import goal_text
from bot.games.illuminati.minds.ai import HeuristicPlayer
from bot.games.registry import GAMES
from tests.support.discord import World, ids, words
from tests.support.person import Person
from tests.support.transcript import Exhibition, Transcript

KIND = "illuminati"
PATIENCE = 1500
RESTARTS = (25, 60)
"""After how many decisions of the person the bot is stopped and started again."""
LEAST = 70
"""Decisions of the person that make it a game worth the name. One seat in twenty has fewer in a whole game,
since somebody wins early: then another game is played."""
MOST_GAMES = 3
OUT_OF_REACH = 60
"""Seconds until the AI seats have gone on."""


@pytest.fixture
def pictures() -> Exhibition:
    return Exhibition(GAMES[KIND].pictures)


@pytest.fixture
def games(pictures: Exhibition) -> dict[str, Game]:
    return {KIND: replace(GAMES[KIND], pictures=pictures)}


@dataclass(frozen=True)
class Hidden:
    """What nobody but its owner may know: specials by name, written goals by their words, by seat."""

    specials: frozenset[str]
    goals: frozenset[str]


async def hidden(world: World, game: int) -> Hidden:
    """The secrets of this moment. Of two specials of the same name one may be known: those are left out."""
    service = world.bot.service
    known = (await service.view(game, None)).view
    specials: set[int] = set()
    goals: set[int] = set()
    for seat in known.seats:
        own = (await service.view(game, seat.seat)).view.seats[seat.seat]
        specials |= set(own.hand) - set(seat.hand)
        if seat.goal_card != own.goal_card:
            goals.add(own.goal_card)
    single = {CARDS.NAME[card] for card in specials if CARDS.NAME.count(CARDS.NAME[card]) == 1}

    def say(what: Text) -> str:
        return world.bot.front.catalogue.format(what)

    aims = {say(goal_text(CARDS.GOAL[card])) for card in goals if CARDS.GOAL[card]}
    return Hidden(frozenset(single), frozenset(aims))


@dataclass(frozen=True)
class Played:
    """A game that was played to its end: its number, what was said, how often Ann decided, and the coins that
    public pictures showed before the end."""

    number: int
    transcript: Transcript
    decisions: int
    coins: set[str]


async def play(world: World, pictures: Exhibition, **options: Any) -> Played:
    """A game of Ann, who plays as well as the AI, to its end."""
    await world.lobby(KIND)
    number = world.number()
    pictures.badges.clear()  # the end of a game before this one showed everything
    for name, value in {"order": "joined", **options}.items():
        await world.ann.slash(world.channel, "game option", name=name, value=value, game=number)
    for _ in range(3):
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    ann = Person(world, world.ann, HeuristicPlayer())
    transcript = Transcript(world, pictures)
    transcript.news()
    before, made = await hidden(world, number), 0
    coins: set[str] = set()
    for _ in range(PATIENCE):
        if (await world.bot.service.table(number)).status == "over":
            break
        if await ann.step(number) is None:
            await world.env.advance_time(OUT_OF_REACH)
        else:
            made += 1
            if made in RESTARTS:
                await world.restart()
        over = (await world.bot.service.table(number)).status == "over"
        now = Hidden(frozenset(), frozenset()) if over else await hidden(world, number)
        if not over:
            coins = set(pictures.badges)
        for said in transcript.news():
            leaks = [w for w in (now.specials & before.specials) | (now.goals & before.goals) if w in said]
            assert not leaks, (leaks, said)
        before = now
    return Played(number, transcript, made, coins)


async def play_enough(world: World, pictures: Exhibition, **options: Any) -> list[Played]:
    """Whole games, until Ann has decided often enough."""
    played: list[Played] = []
    while len(played) < MOST_GAMES and sum(game.decisions for game in played) <= LEAST:
        played.append(await play(world, pictures, **options))
        assert (await world.bot.service.table(played[-1].number)).status == "over"
    assert sum(game.decisions for game in played) > LEAST
    return played


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_whole_game_with_two_restarts_and_without_a_leak(world: World, pictures: Exhibition) -> None:
    with structlog.testing.capture_logs() as logs:
        played = (await play_enough(world, pictures))[-1]
    end = next(m for m in reversed(world.thread.history()) if f"t:{played.number}:rematch" in ids(m))
    assert "fingerprint as announced" in words(end)
    assert f"t:{played.number}:replay" in ids(end)
    assert played.coins - {"?"}
    told = [log for log in logs if log["log_level"] in ("error", "critical") or log["event"] == "message"]
    assert told == []


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_hidden_money_and_goals_stay_hidden(world: World, pictures: Exhibition) -> None:
    played = await play_enough(world, pictures, money="hidden", hidden_goals="True")
    for game in played:
        assert game.coins == {"?"}
        assert "writes a goal down" in "\n".join(game.transcript.pages)
    public = "\n".join(page for game in played for page in game.transcript.pages)
    assert "moves money from" in public
    assert re.findall(r"moves \d+ MB", public) == []
