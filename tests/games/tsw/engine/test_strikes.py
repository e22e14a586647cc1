"""Where people are attacked, what is printed of it, and places bought twice (TSW-40)."""

import pytest

from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-40")
@pytest.mark.parametrize(("location", "right"), [
    ("a", False), ("the", False), ("in", False), ("zzz", False), ("blind windows", True),
    ("{home}", True), ("at the station in {place}", True), ("the lobby of {group}", True),
])  # fmt: skip
def test_only_words_that_tell_where_somebody_is_find_him(location: str, right: bool) -> None:
    table = Table()
    victim = table.person(20)
    facts = table.s.person_facts(22)
    assert "blind windows" in facts.home
    group = table.s.g_name[table.s.p_group[22]]
    table.knows(0, victim, group)
    where = location.format(home=facts.home, place=facts.place, group=group)
    table.order(0, "attack", target=victim, location=where, intention="other")
    table.turn()
    assert table.parts("0.0")["ease"] == (4 if right else 4 - 3)


@pytest.mark.rule("TSW-40", "TSW-47")
@pytest.mark.parametrize("named", [True, False])
def test_an_obituary_names_a_place_and_never_the_killers_own_words(named: bool) -> None:
    table = Table()
    agent, victim = table.agent(0, 0, power=9), table.person(20)
    table.knows(0, victim)
    place = table.view(0).places[0]
    where = place if named else "where the Gravediggers Alumni hide their gold"
    table.order(0, "attack", agent, target=victim, location=where, intention="kill")
    table.turn(d0_0=2)
    ((key, _, said),) = table.s.issue["sections"]["notices"]
    assert key == "obituary"
    assert said["place"] == (place if named else table.s.person_facts(22).place)


@pytest.mark.rule("TSW-40")
def test_nobody_pays_for_a_place_that_is_his_already() -> None:
    table = Table()
    agent, place = table.agent(0, 0, power=10), table.view(0).places[0]
    table.s.deeds[place] = 0
    had = table.money(table.conspiracy(0))
    table.order(0, "attack", agent, target=place, location=place, intention="buy out")
    table.turn()
    assert table.keys(0) == ["pointless"]
    assert table.money(table.conspiracy(0)) == had + table.s.g_income[0] + 1


@pytest.mark.rule("TSW-40")
def test_who_is_kidnapped_and_confused_on_one_turn_is_held_as_long_as_any_kidnapped() -> None:
    table = Table()
    kidnapper, joker, victim = table.agent(1, 0, power=9), table.agent(2, 0, power=9), table.agent(0, 1)
    table.knows(0, victim)
    for actor, intention in ((kidnapper, "kidnap"), (joker, "confuse")):
        table.order(0, "attack", actor, target=victim, location="home", intention=intention)
    table.turn(d0_0=2, d0_1=2)
    held = []
    while table.view(1).person(victim).hurt:
        table.turn()
        held.append(table.s.turn)
    assert held == [3, 4]
