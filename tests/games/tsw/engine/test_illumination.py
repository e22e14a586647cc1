"""Who sees the light, and what it makes of them (TSW-44)."""

import pytest

from bot.games.tsw.world.formula import mixed, word
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-44", "TSW-49")
@pytest.mark.parametrize("lit", [True, False])
def test_a_stranger_who_has_been_shown_the_light_is_easier_to_win_over(lit: bool) -> None:
    table = Table()
    stranger = table.person(5)
    table.knows(0, stranger)
    if lit:
        table.order(0, "illuminate", target=stranger, method="a night of slides")
        table.turn(d0_0=2)
    table.order(0, "recruit", target=stranger)
    table.turn(d0_0=2)
    assert table.parts("0.0").get("hold", 0) == (2 if lit else 0)
    assert table.view(0).person(stranger).own is True


@pytest.mark.rule("TSW-44", "TSW-53")
@pytest.mark.parametrize("gifted", [True, False])
def test_whose_people_have_grown_by_the_light_is_told_so(gifted: bool) -> None:
    table = Table()
    p = next(p for p in range(2, 60) if bool(mixed(table.s.seed, "gift", p) % 2) is gifted)
    agent = table.agent(p - 2, 0, power=2)
    table.order(0, "illuminate", target=agent, method="a night of slides")
    table.turn(d0_0=2)
    assert table.view(0).person(agent).power == word(3 if gifted else 2)
    grown = [line for line in table.lines(0) if line[0] == "grown-power" and line[2]["actor"] == agent]
    assert bool(grown) is gifted
