"""Spies, scouts and infiltrators: what they find, what they are noticed at, and what helps them (TSW-45,
TSW-50, TSW-51)."""

import json

import pytest

from bot.games.tsw.play.notes import learn_group
from bot.games.tsw.play.state import NOBODY
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


def by_danger(table: Table, danger: str) -> int:
    return next(n for n in range(100) if table.s.group_facts(table.s.seats + n).danger == danger)


@pytest.mark.rule("TSW-51")
def test_a_spy_who_is_noticed_is_not_told_to_have_sought_a_place_there() -> None:
    table = Table()
    group, spy = (
        table.group(by_danger(table, "trivial"), owner=1, resistance=12),
        table.agent(600, 0, power=1),
    )
    table.knows(0, group)
    table.order(0, "spy", spy, target=group)
    table.turn(d0_0=12)
    assert table.keys(0) == ["spy-discovered"]


@pytest.mark.rule("TSW-51")
@pytest.mark.parametrize("dice", [9, 10, 11, 12])
def test_ones_own_group_neither_beats_nor_deceives_ones_own_spy(dice: int) -> None:
    table = Table()
    group, spy = table.group(by_danger(table, "lethal"), owner=0, resistance=12), table.agent(600, 0, power=1)
    table.order(0, "spy", spy, target=group)
    table.turn(d0_0=dice)
    assert table.keys(0) == ["spy-nothing"]
    assert not table.view(0).person(spy).hurt


@pytest.mark.rule("TSW-51", "TSW-33")
def test_no_false_report_takes_all_power_from_what_has_some() -> None:
    table = Table()
    for seat, n in ((0, 5), (0, 6), (1, 5), (1, 6)):
        group = table.group(n, power=2, arrows=0)
        page = learn_group(table.s, seat, table.number(group), 1, -2)
        assert page["power"] == 1
    table.kernel._legal.clear()
    table.order(0, "attack-destroy", attacker=table.conspiracy(0), target=group, mb=1)


@pytest.mark.rule("TSW-50")
@pytest.mark.parametrize("words", [{"traits": "Hypnosis, please"}, {"flavour": "somebody good at hypnosis"}])
def test_a_scout_finds_first_who_has_what_is_wanted(words: dict[str, str]) -> None:
    table = Table()
    group = table.s.g_name[7]
    able = [table.s.p_name[p] for p in table.s.members(7) if "hypnosis" in table.s.skills(p)]
    table.knows(0, group)
    table.order(0, "scout", group=group, **words)
    table.turn(d0_0=2)
    named = [line[2]["person"] for line in table.s.reports[0] if line[0] == "candidate"]
    assert named[: len(able)] == able


@pytest.mark.rule("TSW-45")
def test_a_colleague_whom_an_infiltrator_finds_is_nobody_of_ones_own() -> None:
    table = Table()
    members = list(table.s.members(7))
    own, agent = table.agent(members[0] - 2, 0), table.agent(300, 0, power=9)
    table.knows(0, table.s.g_name[7])
    table.order(0, "infiltrate", agent, group=table.s.g_name[7])
    table.turn(d0_0=2)
    (met,) = [line[2]["person"] for line in table.s.reports[0] if line[0] == "colleague"]
    assert met != own


@pytest.mark.rule("TSW-13", "TSW-53")
@pytest.mark.parametrize(
    ("flavour", "fits"), [("in a flawless disguise", False), ("by Law and custom", True), ("lawfully", False)]
)
def test_detail_counts_in_whole_words(flavour: str, fits: bool) -> None:
    table = Table()
    lawyer = next(n for n in range(600) if table.s.person_facts(2 + n).skills == ("law",))
    agent, group = table.agent(lawyer, 0), table.group(5)
    table.knows(0, group)
    table.order(0, "spy", agent, target=group, flavour=flavour)
    table.turn()
    assert table.parts("0.0").get("flavour", 0) == int(fits)


@pytest.mark.rule("TSW-01", "TSW-13")
@pytest.mark.parametrize("ability", ["burglary", "Burglary", "BURGLARY"])
def test_a_leaders_abilities_count_however_he_writes_them(ability: str) -> None:
    table = Table(interviews={0: json.dumps({"abilities": [ability]})})
    group = table.group(5)
    table.knows(0, group)
    table.order(0, "spy", target=group, flavour="a little burglary by night")
    table.turn()
    parts = table.parts("0.0")
    assert (parts.get("skill"), parts.get("flavour")) == (1, 1)


@pytest.mark.rule("TSW-52", "TSW-53")
def test_a_gambit_is_helped_by_what_helps_the_action_nearest_to_it() -> None:
    table = Table()
    thief = next(n for n in range(600) if table.s.person_facts(2 + n).skills == ("lockpicking",))
    table.order(0, "gambit", table.agent(thief, 0), text="spy on the moon")
    table.turn()
    assert table.parts("0.0")["skill"] == 1


@pytest.mark.rule("TSW-49", "TSW-01")
@pytest.mark.parametrize("dice", [2, 12])
def test_a_leader_is_asked_to_serve_others_in_vain_and_nothing_gives_him_away(dice: int) -> None:
    table = Table()
    recruiter, leader = table.agent(0, 0, power=9), table.leader(1)
    table.person(-1, toughness=1)
    table.knows(0, leader)
    table.order(0, "recruit", recruiter, target=leader)
    table.turn(d0_0=dice)
    assert table.keys(0)[0] in ("recruit-refused", "recruit-offended")
    assert [person.name for person in table.view(0).own_people] == [table.leader(0), recruiter]
    assert ("approached" in table.keys(1)) is ("recruit-offended" in table.keys(0))


@pytest.mark.rule("TSW-40", "TSW-43", "TSW-49", "TSW-44")
@pytest.mark.parametrize(
    ("action", "more"),
    [
        ("recruit", {}), ("guard", {}), ("illuminate", {"method": "slides"}),
        ("attack", {"location": "anywhere", "intention": "kill"}),
    ],
)  # fmt: skip
def test_who_comes_for_the_dead_finds_them_dead(action: str, more: dict[str, str]) -> None:
    table = Table()
    dead = table.person(20, alive=0)
    table.knows(0, dead)
    table.order(0, action, target=dead, **more)
    table.turn()
    assert table.keys(0) == ["spy-dead"]
    assert not table.view(0).person(dead).alive


@pytest.mark.rule("TSW-45")
@pytest.mark.parametrize(("owner", "fate"), [(0, "trivial"), (1, "dead")])
def test_ones_own_group_does_ones_own_people_no_harm(owner: int, fate: str) -> None:
    table = Table()
    table.agent(0, 0)
    agent = table.agent(60, 0, power=1)
    group = table.group(0, owner=owner, resistance=9)
    table.s.retold[f"g{table.number(group)}"] = {"danger": "lethal"}
    table.knows(0, group)
    table.order(0, "infiltrate", agent, group=group)
    table.turn(d0_0=12)
    assert table.keys(0) == [f"infiltrate-{fate}"]
    assert ("intruder" in table.keys(1)) is (owner == 1)
