"""Attacks, captures and harm that meet on one turn (TSW-15, TSW-31, TSW-32)."""

import pytest

from tests.games.tsw.engine.table import Table


def attack(table: Table, seat: int, target: str, attacker: str = "", **more: object) -> None:
    table.knows(seat, target)
    attacker = attacker or table.conspiracy(seat)
    table.order(seat, "attack-control", attacker=attacker, target=target, mb=2, **more)


@pytest.mark.rule("TSW-31", "TSW-32")
def test_of_two_groups_that_attack_each_other_the_one_that_is_taken_takes_nothing() -> None:
    table = Table()
    mine = table.group(0, owner=0, power=5, arrows=1, money=2)
    theirs = table.group(1, owner=1, power=5, arrows=1, money=2)
    attack(table, 0, theirs, mine)
    attack(table, 1, mine, theirs)
    table.turn()
    table.turn(a1=2, a2=2)
    won = table.view(0).group(theirs).own
    winner, loser = (0, 1) if won else (1, 0)
    assert "control-success" in table.keys(winner)
    assert "attack-not-yours" in table.keys(loser)
    owners = {table.s.owner(table.number(name)) for name in (mine, theirs)}
    assert owners == {winner}


@pytest.mark.rule("TSW-31", "TSW-37")
def test_who_has_come_to_control_a_target_meanwhile_sees_the_attack_and_can_pay() -> None:
    table = Table()
    target = table.group(2)
    attack(table, 0, target)
    table.turn()
    assert table.view(1).attacks == ()
    table.s.g_master[table.number(target)] = 1
    table.kernel._legal.clear()
    assert [seen.target for seen in table.view(1).attacks] == [target]
    table.order(1, "defend", group=target, mb=2, from_=table.conspiracy(1))
    table.turn(a1=12)
    parts = table.parts("0.301")
    assert (parts["position"], parts["defence"]) == (-15, -2)


@pytest.mark.rule("TSW-15", "TSW-40")
def test_a_leader_who_is_struck_down_launches_no_attack_and_pays_nothing() -> None:
    table = Table()
    table.knows(1, table.leader(0))
    attack(table, 0, table.group(2))
    before = table.money(table.conspiracy(0))
    table.order(1, "attack", target=table.leader(0), location="anywhere", intention="kill")
    table.turn(d1_0=2)
    assert ("void", ["actor-hurt"]) in table.answers(0)
    assert table.money(table.conspiracy(0)) == before + table.view(0).own_groups[0].income


@pytest.mark.rule("TSW-46", "TSW-40")
def test_who_is_held_when_an_attack_is_decided_is_no_help_in_it() -> None:
    table = Table()
    target = table.group(2, owner=1)
    agent = table.agent(5, 0, inside=target)
    table.knows(1, agent)
    attack(table, 0, target, agents=[agent])
    table.turn()
    table.order(1, "attack", target=agent, location="anywhere", intention="kidnap")
    table.turn(d1_0=2, a1=12)
    assert "helpers" not in table.parts("0.301")


@pytest.mark.rule("TSW-15", "TSW-32")
def test_of_two_who_take_one_neutral_group_the_second_takes_it_from_the_first() -> None:
    table = Table(3)
    target = table.group(2)
    attack(table, 0, target)
    attack(table, 1, target)
    table.turn()
    table.turn(a1=2, a2=2)
    penalties = [table.parts(key).get("position", 0) for key in ("0.301", "1.302")]
    assert sorted(penalties) == [-15, 0]
    second = 0 if penalties[0] else 1
    assert table.view(second).group(target).own is True
    assert table.view(1 - second).grace == ()
