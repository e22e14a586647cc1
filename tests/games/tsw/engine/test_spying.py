"""Spies and the dead: who is no more is not reported alive (TSW-51)."""

import pytest

from bot.games.tsw.state import NOBODY
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-51", "TSW-81")
def test_a_spy_finds_the_dead_dead() -> None:
    table = Table()
    person = table.person(5)
    table.knows(0, person)
    table.order(0, "spy", target=person)
    table.person(5, alive=0)
    table.turn(d0_0=2)
    assert table.keys(0) == ["spy-dead"]
    assert person in table.report(0)
    seen = table.view(0).person(person)
    assert seen is not None
    assert not seen.alive


@pytest.mark.rule("TSW-91")
def test_a_dossier_on_the_dead_is_short() -> None:
    table = Table()
    person = table.person(5)
    events = enumerate(table.s.world.events)
    reveal = next(n for n, e in events if e.effect.kind == "reveal" and e.effect.target == "character")
    table.s.hands[0].append(reveal)
    table.knows(0, person)
    table.order(0, "play-event", event=table.s.event(reveal).name, target=person)
    table.person(5, alive=0)
    table.turn()
    assert table.keys(0) == ["event-played", "spy-dead"]


@pytest.mark.rule("TSW-51")
def test_a_group_that_is_no_more_is_no_place() -> None:
    table = Table()
    group = table.group(3)
    table.knows(0, group)
    table.order(0, "spy", target=group)
    table.s.g_alive[table.number(group)] = 0
    table.turn(d0_0=2)
    assert table.number(group) == NOBODY
    assert table.keys(0) == ["pointless"]
