"""Where people are attacked, what is printed of it, and places bought twice (TSW-40)."""

import pytest

from bot.games.tsw.say.table_text import hand
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table

CATALOGUE = Catalogue()


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


@pytest.mark.rule("TSW-40", "TSW-01")
@pytest.mark.parametrize("location", ["home", "anywhere", "work", "the lobby of somewhere else"])
@pytest.mark.parametrize("known", [True, False])
def test_a_leader_who_fails_is_seen_where_he_struck_and_never_at_his_headquarters(
    location: str, known: bool
) -> None:
    table = Table(3)
    victim = table.person(20, toughness=9)
    table.person(-3, power=1)
    table.knows(0, victim)
    there = next(p for p in table.s.world.places if p != table.s.minds[0]["place"])
    if known:
        table.s.notes[0]["people"]["23"]["place"] = there
    table.order(0, "attack", target=victim, location=location, intention="confuse")
    table.turn(d0_0=12)
    assert "strike-failure-hurt" in table.keys(0)
    leader = table.view(2).person(table.leader(0))
    assert (leader.place if leader else "") == (there if known else "")


@pytest.mark.rule("TSW-40", "TSW-60")
@pytest.mark.parametrize(("location", "harder"), [("{seen}", 0), ("{other}", 3)])
def test_who_was_seen_in_a_place_is_found_there(location: str, harder: int) -> None:
    table = Table()
    victim, agent = table.person(20), table.agent(0, 0)
    table.knows(0, victim)
    table.knows(1, victim)
    seen, other = [p for p in table.s.world.places if p != table.s.person_facts(22).place][:2]
    table.order(1, "leak", message=f"{victim} is in {seen}.", anonymous=True)
    table.turn(d1_0=2)
    where = location.format(seen=seen, other=other)
    table.order(0, "attack", agent, target=victim, location=where, intention="other")
    table.turn()
    assert table.parts("0.0").get("ease", 0) == 4 - harder


@pytest.mark.rule("TSW-43", "TSW-40")
@pytest.mark.parametrize("guarded", ["person", "place"])
def test_who_guards_learns_whose_hand_it_was(guarded: str) -> None:
    table = Table(3)
    attacker, guard, victim = table.agent(0, 0, power=1), table.agent(30, 1), table.person(20, toughness=9)
    place = table.s.person_facts(23).place
    for seat in (0, 1):
        table.knows(seat, victim)
    target = victim if guarded == "person" else place
    table.order(0, "attack", attacker, target=victim, location=place, intention="kill")
    table.order(1, "guard", guard, target=target)
    table.turn(d0_0=9)
    assert "attempt" in table.keys(1)
    assert attacker in table.report(1)
    assert table.keys(2) == []


@pytest.mark.rule("TSW-40", "TSW-60")
@pytest.mark.parametrize("home", ["neutral", "another's"])
def test_the_masters_of_whoever_is_robbed_hear_of_it(home: str) -> None:
    table = Table(3)
    thief, agent = table.agent(0, 0, power=9), table.agent(20, 1, toughness=0)
    group = table.s.p_group[23]
    if home == "another's":
        table.s.g_master[group], table.s.g_money[group] = 2, 5
    table.knows(0, agent)
    wait = {"kind": "attacked", "character": agent}
    inner = {"actor": table.leader(1), "action": "meditate", "parameters": {}, "flavour": ""}
    table.order(1, "standing", table.leader(1), condition=wait, order=inner)
    table.order(0, "attack", thief, target=agent, location="anywhere", intention="rob")
    table.turn(d0_0=2)
    assert table.keys(1) == ["standing-kept", "victim-held-up"]
    assert table.s.g_name[group] not in table.report(1)
    assert table.keys(2) == ([] if home == "neutral" else ["victim-robbed"])
    table.turn()
    assert "standing-met" in table.keys(1)


@pytest.mark.rule("TSW-40", "TSW-81")
def test_who_brings_down_his_own_place_is_told_what_he_has_lost() -> None:
    table = Table()
    table.group(0, owner=0, income=3)
    place = table.s.group_facts(2).place
    table.s.deeds[place] = 0
    agent = table.agent(1, 0, power=9)
    table.order(0, "attack", agent, target=place, location=place, intention="demolish")
    table.turn(d0_0=2)
    assert table.keys(0) == ["place-demolish", "victim-deed", "victim-demolished"]


@pytest.mark.rule("TSW-40", "TSW-15")
@pytest.mark.parametrize("dice", [2, 12])
def test_what_a_bribe_costs_is_told_whatever_comes_of_it(dice: int) -> None:
    table = Table()
    agent, victim = table.agent(0, 0), table.person(20)
    table.knows(0, victim)
    table.order(0, "attack", agent, target=victim, location="anywhere", intention="buy out")
    table.turn(d0_0=dice)
    assert table.keys(0)[0] == "bribe"
    assert "2 MB" in table.report(0)


@pytest.mark.rule("TSW-60", "TSW-81")
def test_what_waits_for_the_dead_is_told_to_be_over() -> None:
    table = Table()
    killer, agent = table.agent(0, 0, power=9), table.agent(20, 1, toughness=0)
    table.knows(0, agent)
    wait = {"kind": "treasury-exceeds", "group": table.conspiracy(1), "mb": 900}
    inner = {"actor": agent, "action": "meditate", "parameters": {}, "flavour": ""}
    table.order(1, "standing", agent, condition=wait, order=inner)
    table.order(0, "attack", killer, target=agent, location="anywhere", intention="kill")
    table.turn(d0_0=2)
    assert table.keys(1) == ["standing-kept", "victim-dead", "standing-void"]
    assert "standing-void" not in table.keys(0)
    assert table.view(1).standing == ()


@pytest.mark.rule("TSW-33", "TSW-40")
def test_nobody_comes_from_a_group_that_is_no_more() -> None:
    table = Table()
    table.s.g_alive[7] = 0
    last = next(iter(p for p, g in enumerate(table.s.p_group) if g == 7))
    table.s.supply[0].clear()
    for p in range(2, len(table.s.p_name)):
        if p != last:
            table.knows(0, table.s.p_name[p])
    table.order(0, "meditate")
    table.turn(d0_0=2)
    assert table.keys(0) == ["meditate-hint"]
    assert table.s.g_name[7] not in table.report(0)
    assert table.view(0).person(table.s.p_name[last]).group == ""


@pytest.mark.rule("TSW-40", "TSW-60")
@pytest.mark.parametrize("spied_on", [True, False])
def test_who_was_seen_abroad_is_not_known_to_be_at_home(spied_on: bool) -> None:
    table = Table()
    victim, agent = table.person(20), table.agent(0, 0)
    for seat in (0, 1):
        table.knows(seat, victim)
    if spied_on:
        table.s.notes[0]["people"]["22"]["home"] = table.s.person_facts(22).home
    seen = next(p for p in table.s.world.places if p != table.s.person_facts(22).place)
    table.order(1, "leak", message=f"{victim} is in {seen}.", anonymous=True)
    table.turn(d1_0=2)
    table.order(0, "attack", agent, target=victim, location="home", intention="other")
    table.turn()
    assert table.parts("0.0")["ease"] == (4 if spied_on else 1)


@pytest.mark.rule("TSW-40", "TSW-81")
def test_a_place_that_is_bought_is_in_its_buyers_file_and_in_no_other() -> None:
    table = Table()
    agent, place = table.agent(0, 0, power=10), table.view(0).places[0]
    table.order(0, "attack", agent, target=place, location=place, intention="buy out")
    table.turn(d0_0=2)
    said = [[CATALOGUE.format(line) for line in hand(table.view(seat))] for seat in (0, 1)]
    assert f"Bought: {place}. It brings 1 MB a turn." in said[0]
    assert not any("Bought" in line for line in said[1])
    assert table.view(0).own_groups[0].income == table.s.g_income[0] + 1


@pytest.mark.rule("TSW-40", "TSW-43", "TSW-81")
@pytest.mark.parametrize("total", [9, 12])
def test_of_a_place_that_is_attacked_in_vain_nothing_is_told_that_only_a_person_can_do(total: int) -> None:
    table = Table()
    s, place = table.s, table.s.world.places[2]
    s.p_power[0] = 2
    guard = table.agent(30, 1, power=1)
    table.order(1, "guard", guard, target=place)
    table.order(0, "attack", target=place, location=place, intention="demolish")
    table.turn(d0_0=total)
    (told,) = [key for key in table.keys(0) if "failure" in key]
    assert told.startswith("place-failure")
    assert table.answers(0)[0][0] == "failed"
    assert ("attempt-on-place" in table.keys(1)) is (told != "place-failure")
    assert s.notes[1]["wrongs"] == ({} if told == "place-failure" else {table.leader(0): 1})
