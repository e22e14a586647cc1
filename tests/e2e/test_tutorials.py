"""A first game of each kind: what a newcomer is told, once, at the decision it is about."""

from __future__ import annotations

import re

import pytest

from bot import ROOT
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.ui.panel.panel import asked
from tests.support.discord import World, answer, words
from tests.support.person import Person

HINT = re.compile(r"^hint-([a-z]+)-([a-z-]+?)(?:-(\d+)|-round-(\d+))? =", re.MULTILINE)


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


def test_hints_are_about_decisions_that_there_are() -> None:
    found = HINT.findall((ROOT / "data/locales/en/hints.ftl").read_text("utf-8"))
    assert {kind for kind, *_ in found} == set(GAMES)
    for kind, frame, _, number in found:
        assert frame in {name.lower() for name in GAMES[kind].rules.kinds}, (kind, frame)
        assert not number or GAMES[kind].round is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "wanted"),
    [("illuminopoly", ("Setup", "Election", "Turn", "Landing")), ("tsw", ("interview", "orders"))],
)
async def test_each_hint_is_given_once(world: World, kind: str, wanted: tuple[str, ...]) -> None:
    begun = await world.ann.slash(world.channel, "game tutorial", game=kind)
    assert "Your first game" in answer(begun)
    number = (await world.bot.service.find(guild=world.guild.id))[0].game
    ann, hinted = Person(world, world.ann, GAMES[kind].players["heuristic"]()), []
    for _ in range(40):
        seen = await world.bot.service.panel(number, world.ann.id)
        ask = asked(seen)
        if ask is not None and ask.required:
            shown = words((await world.panel(world.ann, number)).response)
            hinted += [ask.frame] if "💡" in shown else []
            assert ("💡" in words((await world.panel(world.ann, number)).response)) is ("💡" in shown)
        if {*wanted} <= {*hinted}:
            break
        if await ann.step(number) is None:
            await world.env.advance_time(60)
    assert {*wanted} <= {*hinted}
    kept = (await world.bot.service.prefs(world.ann.id))["hinted"]
    assert len(kept) == len(hinted)


@pytest.mark.parametrize("kind", ["illuminati", "inwo"])
async def test_the_first_hint_says_who_one_is_and_what_wins(world: World, kind: str) -> None:
    await world.ann.slash(world.channel, "game tutorial", game=kind)
    number = (await world.bot.service.find(guild=world.guild.id))[0].game
    ann, hints = Person(world, world.ann, GAMES[kind].players["heuristic"]()), list[str]()
    while len({*hints}) < 2:
        ask = asked(await world.bot.service.panel(number, world.ann.id))
        if ask is not None and ask.required:
            shown = words((await world.panel(world.ann, number)).response)
            hints += [line for line in shown.splitlines() if "💡" in line]
        if await ann.step(number) is None:
            await world.env.advance_time(60)
    assert re.search(r"💡 \*You are .*\. You win with \d+ ([gG]roups|cards)", hints[0])
    assert "You are" not in hints[-1]
