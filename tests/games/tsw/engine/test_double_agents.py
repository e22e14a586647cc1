"""People who are wanted for more than one thing: agents of several masters, and who is shown the light
(TSW-44, TSW-49)."""

import pytest

from bot.engine.moves import Refused
from tests.games.tsw.engine.table import Table

WILL = 2


def attack(table: Table, target: str, seat: int = 0, **more: object) -> str:
    """The seat attacks to control; what it calls the attack."""
    table.knows(seat, target)
    attacker = table.conspiracy(seat)
    table.order(seat, "attack-control", attacker=attacker, target=target, mb=1, **more)
    return f"{attacker} on {target}"


def double(table: Table, inside: str = "", loyal: tuple[int, int] = (2, 9), **figures: int) -> str:
    """An agent of seats 0 and 1, so loyal to them, whom both have had infiltrate a group."""
    table.agent(0, 0, loyalty=loyal[0], inside=inside)
    return table.agent(0, 1, loyalty=loyal[1], inside=inside, **figures)


@pytest.mark.rule("TSW-49", "TSW-12")
@pytest.mark.parametrize(("loyal", "obeyed"), [((2, 9), 1), ((9, 2), 0)])
def test_who_is_to_support_an_attack_does_so_only_for_the_master_he_is_most_loyal_to(
    loyal: tuple[int, int], obeyed: int
) -> None:
    table = Table()
    target = table.group(0)
    agent = double(table, target, loyal)
    attack(table, target, agents=[agent])
    table.order(1, "meditate", agent)
    table.turn()
    assert [check["action"] for check in table.s.checks] == ["meditate"] * obeyed
    assert table.view(0).attacks[0].agents == (() if obeyed else (agent,))
    assert table.keys(1 - obeyed).count("actor-excused") == 1
    assert "actor-excused" not in table.keys(obeyed)


@pytest.mark.rule("TSW-49", "TSW-15")
@pytest.mark.parametrize(("loyal", "obeyed"), [((2, 9), 1), ((9, 2), 0)])
def test_loyalty_and_not_initiative_decides_whose_attack_is_supported(
    loyal: tuple[int, int], obeyed: int
) -> None:
    table = Table()
    target, other = table.group(0), table.group(1)
    agent = double(table, target, loyal)
    table.infiltrated(agent, other, 1)
    attack(table, target, agents=[agent])
    attack(table, other, seat=1, agents=[agent])
    table.turn()
    helped = [seat for seat in (0, 1) if any(a.agents for a in table.view(seat).attacks if a.own)]
    assert helped == [obeyed]
    assert "actor-excused" in table.keys(1 - obeyed)


@pytest.mark.rule("TSW-49", "TSW-46")
def test_who_is_excused_does_not_join_an_attack_of_the_same_turn_either() -> None:
    table = Table()
    agent = double(table, target := table.group(0))
    table.order(0, "support", agent, attack=attack(table, target))
    table.order(1, "meditate", agent)
    table.turn()
    assert "actor-excused" in table.keys(0)
    assert "support" not in table.keys(0)
    assert table.view(0).attacks[0].agents == ()


@pytest.mark.rule("TSW-44", "TSW-12")
@pytest.mark.parametrize("named", [True, False])
def test_who_is_to_see_the_light_joins_no_attack_that_turn(named: bool) -> None:
    table = Table()
    target = table.group(0)
    agent = table.agent(0, 0, inside=target)
    name = attack(table, target, **({"agents": [agent]} if named else {}))
    table.order(0, "illuminate", target=agent, method="slides")
    if not named:
        table.order(0, "support", agent, attack=name)
    table.turn(d0_1=WILL)
    assert {"actor-enlightened", "illuminate-success"} <= set(table.keys(0))
    assert "support" not in table.keys(0)
    assert table.view(0).attacks[0].agents == ()
    assert not table.view(0).person(agent).busy


@pytest.mark.rule("TSW-44", "TSW-49")
@pytest.mark.parametrize(("dice", "joined"), [(2, False), (12, True)])
def test_who_sees_the_light_supports_no_other_masters_attack(dice: int, joined: bool) -> None:
    table = Table()
    target = table.group(0)
    agent = table.agent(0, 1, inside=target)
    table.knows(0, agent)
    attack(table, target, seat=1, agents=[agent])
    table.order(0, "illuminate", target=agent, method="slides")
    table.turn(d0_0=dice)
    assert ("actor-enlightened" in table.keys(1)) is not joined
    assert bool(table.view(1).attacks[0].agents) is joined


@pytest.mark.rule("TSW-60", "TSW-12")
def test_a_standing_order_takes_the_place_of_a_part_in_an_attack_too() -> None:
    table = Table()
    target = table.group(0)
    agent = table.agent(0, 0, inside=target)
    inner = {"actor": agent, "action": "meditate", "parameters": {}, "flavour": ""}
    rich = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 0}
    table.order(0, "standing", condition=rich, order=inner)
    attack(table, target, agents=[agent])
    table.turn()
    assert "standing-met" in table.keys(0)
    assert [check["action"] for check in table.s.checks] == ["meditate"]
    assert table.view(0).attacks[0].agents == ()


@pytest.mark.rule("TSW-49", "TSW-53")
def test_only_who_sent_an_agent_into_an_attack_is_told_that_he_has_grown() -> None:
    table = Table()
    target = table.group(0, resistance=0)
    agent = double(table, target, wins=1)
    attack(table, target, seat=1, agents=[agent])
    table.turn()
    table.turn(a1=WILL)
    assert [seat for seat in (0, 1) if "grown-power" in table.keys(seat)] == [1]


@pytest.mark.rule("TSW-49", "TSW-53", "TSW-46")
def test_a_stranger_who_supports_an_attack_grows_for_his_own_master() -> None:
    table = Table(3)
    target, front = table.group(0), table.group(1, owner=0, power=4, arrows=2)
    table.agent(0, 2, loyalty=2, inside=front)
    agent = table.agent(0, 1, loyalty=9, inside=front, wins=1)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=front, target=target, mb=1)
    table.turn()
    table.order(1, "support", agent, attack=table.view(1).attacks[0].name)
    table.turn(a1=WILL)
    assert [seat for seat in range(3) if "grown-power" in table.keys(seat)] == [1]


@pytest.mark.rule("TSW-37", "TSW-12")
def test_free_orders_in_an_agents_name_are_carried_out_whatever_another_master_wants() -> None:
    table = Table()
    own, spare = table.group(0, owner=0), table.group(1, owner=1)
    agent = double(table)
    attack(table, own, seat=1)
    table.turn()
    table.order(0, "defend", agent, group=own, from_=table.conspiracy(0), mb=3)
    table.order(1, "meditate", agent)
    table.order(1, "drop", agent, group=spare)
    table.turn()
    assert "defended" in table.keys(0)
    assert table.parts("1.301")["defence"] == -3
    assert "dropped" in table.keys(1)
    assert all("actor-excused" not in table.keys(seat) for seat in (0, 1))
    table.order(1, "defend", agent, group=own, from_=table.conspiracy(1), mb=1)
    table.order(0, "meditate", agent)
    table.turn()
    assert "meditate" in [check["action"] for check in table.s.checks]
    assert "actor-excused" not in table.keys(0)


@pytest.mark.rule("TSW-49", "TSW-31")
@pytest.mark.parametrize("wanted", ["meditate", "illuminate", "agents"])
def test_who_is_tied_up_in_one_masters_attack_excuses_himself_to_the_other(wanted: str) -> None:
    table = Table()
    target, other = table.group(0), table.group(1)
    agent = double(table, target)
    table.infiltrated(agent, other, 1)
    attack(table, target, agents=[agent])
    table.turn()
    name = table.view(0).attacks[0].name
    table.order(0, "postpone", attack=name)
    if wanted == "meditate":
        table.order(1, "meditate", agent)
    elif wanted == "illuminate":
        table.order(1, "illuminate", target=agent, method="slides")
    else:
        attack(table, other, seat=1, agents=[agent])
    table.turn()
    assert "actor-excused" in table.keys(1)
    assert "actor-busy" not in table.keys(1)
    assert table.view(0).attacks[0].agents == (agent,)


@pytest.mark.rule("TSW-44", "TSW-31")
def test_nobody_is_shown_the_light_while_he_is_tied_up_in_an_attack() -> None:
    table = Table()
    target = table.group(0)
    agent = table.agent(0, 0, inside=target, power=7)
    attack(table, target, agents=[agent])
    table.turn()
    lesson = {"target": agent, "method": "slides"}
    with pytest.raises(Refused) as refused:
        table.order(0, "illuminate", **lesson)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-busy"]
    inner = {"actor": table.leader(0), "action": "illuminate", "parameters": lesson, "flavour": ""}
    rich = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 1}
    table.order(0, "standing", condition=rich, order=inner)
    table.turn(d0_100=WILL)
    assert "actor-busy" in table.keys(0)
    assert "illuminate-success" not in table.keys(0)
    assert table.parts("0.301")["helpers"] == 7
    assert not table.view(0).person(agent).lit


@pytest.mark.rule("TSW-44", "TSW-60")
def test_a_pupil_whose_teacher_cannot_come_does_what_he_was_ordered() -> None:
    table = Table()
    teacher, pupil = table.agent(0, 0, lit=1, out=5), table.agent(1, 0)
    lesson = {"target": pupil, "method": "slides"}
    inner = {"actor": teacher, "action": "illuminate", "parameters": lesson, "flavour": ""}
    rich = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 0}
    table.order(0, "standing", condition=rich, order=inner)
    table.order(0, "meditate", pupil)
    table.turn()
    assert "actor-hurt" in table.keys(0)
    assert "actor-enlightened" not in table.keys(0)
    assert [check["action"] for check in table.s.checks] == ["meditate"]


@pytest.mark.rule("TSW-44", "TSW-15")
@pytest.mark.parametrize(("mine", "told"), [(True, "actor-excused"), (False, "pointless")])
def test_who_has_acted_for_another_master_has_no_action_left_for_the_light(mine: bool, told: str) -> None:
    table = Table()
    agent = double(table, power=9) if mine else table.agent(0, 1, power=9)
    group = table.group(5)
    table.knows(0, agent)
    table.knows(1, group)
    table.order(0, "illuminate", target=agent, method="slides")
    table.order(1, "spy", agent, target=group)
    table.turn(d1_0=WILL)
    assert "spy-group" in table.keys(1)
    assert table.keys(0) == [told]
    assert not table.view(1).person(agent).lit
