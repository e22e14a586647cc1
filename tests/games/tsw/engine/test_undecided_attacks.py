"""Attacks on groups while they are undecided: who hears of them, what they are called, when they are decided
(TSW-31, TSW-46)."""

import pytest

from bot.engine.moves import CHANCE, Refused
from tests.games.tsw.engine.table import Table

WILL = 2
KINDS = ("meditate", "attack-control")


def attack(
    table: Table, target: str, seat: int = 0, attacker: str = "", kind: str = "control", **more: object
) -> None:
    table.knows(seat, target)
    attacker = attacker or table.conspiracy(seat)
    table.order(seat, f"attack-{kind}", attacker=attacker, target=target, mb=1, **more)


@pytest.mark.rule("TSW-31", "TSW-45", "TSW-46")
@pytest.mark.parametrize("side", ["target", "attacker"])
def test_a_leader_who_is_inside_himself_hears_of_an_attack_and_can_interfere(side: str) -> None:
    table = Table(3)
    target, front = table.group(0, owner=1), table.group(1, owner=0, power=4, arrows=2, resistance=0)
    table.knows(2, group := target if side == "target" else front)
    table.order(2, "infiltrate", group=group)
    table.turn(d2_0=2)
    attack(table, target, attacker=front)
    table.turn()
    (known,) = table.view(2).attacks
    assert known.attacker == (front if side == "attacker" else None)
    assert ("attack-rumour" if side == "attacker" else "attack-rumour-unknown") in table.keys(2)
    table.order(2, "interfere", attack=known.name)
    power = table.s.p_power[2]
    table.turn()
    assert "interfere" in table.keys(2)
    assert table.parts("0.301")["interference"] == -power


@pytest.mark.rule("TSW-46", "TSW-37")
@pytest.mark.parametrize("meant", [0, 1])
def test_an_order_means_the_attack_it_was_given_for_when_another_of_that_name_is_cancelled(
    meant: int,
) -> None:
    table = Table(3)
    target = table.group(0, owner=1)
    guardian = table.agent(0, 1, inside=target, power=7)
    for seat in (0, 2):
        attack(table, target, seat)
    table.turn()
    first, second = (a["seat"] for a in table.s.attacks)
    table.order(1, "interfere", guardian, attack=table.view(1).attacks[meant].name)
    table.order(first, "cancel", attack=next(a.name for a in table.view(first).attacks if a.own))
    table.turn()
    assert ("interfere" if meant else "assist-too-late") in table.keys(1)
    assert table.parts(f"{second}.302").get("interference") == (-7 if meant else None)


@pytest.mark.rule("TSW-46", "TSW-45")
def test_an_order_means_the_same_attack_when_it_becomes_known_who_leads_it() -> None:
    table = Table()
    target = table.group(0, owner=1)
    guardian, spy = table.agent(0, 1, inside=target, power=7), table.agent(1, 1, power=9)
    table.s.g_resistance[0] = 0
    attack(table, target)
    table.turn()
    table.order(1, "interfere", guardian, attack=table.view(1).attacks[0].name)
    table.order(1, "infiltrate", spy, group=table.conspiracy(0))
    table.turn(d1_1=2)
    assert {"infiltrate-success", "interfere"} <= set(table.keys(1))
    assert table.parts("0.301")["interference"] == -7


@pytest.mark.rule("TSW-37", "TSW-46")
def test_who_cancels_an_attack_and_begins_it_again_can_be_supported_in_the_new_one() -> None:
    table = Table()
    target = table.group(0)
    mole = table.agent(0, 0, inside=target)
    attack(table, target)
    table.turn()
    name = table.view(0).attacks[0].name
    table.order(0, "cancel", attack=name)
    attack(table, target)
    table.order(0, "support", mole, attack=name)
    table.turn()
    assert {"cancelled", "launched-control", "support"} <= set(table.keys(0))
    assert [a.agents for a in table.view(0).attacks] == [(mole,)]


@pytest.mark.rule("TSW-31")
@pytest.mark.parametrize("whose", [None, 0, 1, 2])
def test_a_neutral_group_is_attacked_at_once_only_when_no_one_could_know(whose: int | None) -> None:
    table = Table(3, neutral_attacks="at once")
    target = table.group(0)
    if whose == 2:
        table.infiltrated(table.leader(2), target, 2)
    elif whose is not None:
        table.agent(200, whose, inside=target)
    attack(table, target)
    table.turn(a1=WILL)
    witness = whose in (1, 2)
    assert table.view(0).group(target).own is not witness
    if witness:
        assert "attack-rumour-unknown" in table.keys(whose)
        assert len(table.view(whose).attacks) == 1
        table.turn(a1=WILL)
        assert table.view(0).group(target).own is True


@pytest.mark.rule("TSW-31", "TSW-36")
@pytest.mark.parametrize("fighter", ["itself", "below"])
def test_an_offered_group_whose_attack_is_undecided_stays_with_its_giver(fighter: str) -> None:
    table = Table()
    offered = table.group(1, owner=0, power=3, arrows=2)
    attacker = offered if fighter == "itself" else table.group(2, under=1, power=3, arrows=1)
    table.order(0, "give-group", group=offered, to=table.conspiracy(1))
    attack(table, table.group(0), attacker=attacker)
    table.turn()
    table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    table.write(1, "answer", table.view(1).offers[0].number, "yes")
    table.turn()
    assert "offer-declined" in table.keys(0)
    assert "offer-failed" in table.keys(1)
    assert table.view(0).group(offered).own
    assert len(table.view(0).attacks) == 1


@pytest.mark.rule("TSW-31", "TSW-36")
@pytest.mark.parametrize("action", ["give-group", "move-group"])
def test_a_group_stays_where_it_is_while_one_below_it_is_in_an_undecided_attack(action: str) -> None:
    table = Table()
    above, other = table.group(1, owner=0, power=3, arrows=2), table.group(3, owner=0, power=3, arrows=2)
    front = table.group(2, under=1, power=3, arrows=1)
    attack(table, table.group(0), attacker=front)
    table.turn()
    to = other if action == "move-group" else table.conspiracy(1)
    with pytest.raises(Refused) as refused:
        table.order(0, action, group=above, to=to)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-busy"]
    table.order(0, "cancel", attack=table.view(0).attacks[0].name)
    table.order(0, action, group=above, to=to)
    table.write(0, "withdraw", 0)
    table.turn()
    assert "group-busy" in table.keys(0)
    assert table.view(0).group(above).master == table.conspiracy(0)
    assert table.view(1).offers == ()


@pytest.mark.rule("TSW-15")
def test_attacks_that_are_due_together_are_decided_by_the_initiative_of_the_turn() -> None:
    begun = set()
    for value in range(1, 9):
        table = Table()
        attack(table, table.group(0), seat=1)
        table.turn()
        table.order(1, "postpone", attack=table.view(1).attacks[0].name)
        attack(table, table.group(1))
        table.turn()
        for seat in (0, 1):
            table.order(seat, "meditate")
        table.close()
        table.kernel.submit(CHANCE, (value,))
        orders = [[c["seat"] for c in table.s.checks if c["action"] == kind] for kind in KINDS]
        assert orders[0] == orders[1]
        begun.add(orders[1][0])
    assert begun == {0, 1}


@pytest.mark.rule("TSW-46", "TSW-90")
def test_nobody_interferes_with_an_attack_that_the_gamemaster_has_put_off() -> None:
    table = Table()
    target = table.group(0, owner=1)
    guardian = table.agent(0, 1, inside=target, power=7)
    attack(table, target)
    table.turn()
    table.host("adjust", "delay", 1, 1)
    table.order(1, "interfere", guardian, attack=table.view(1).attacks[0].name)
    table.turn()
    assert "assist-postponed" in table.keys(1)
    assert "interfere" not in table.keys(1)
    table.order(1, "interfere", guardian, attack=table.view(1).attacks[0].name)
    table.turn()
    assert table.parts("0.301")["interference"] == -7


@pytest.mark.rule("TSW-81", "TSW-46")
def test_who_was_inside_a_target_that_is_gone_is_told_when_the_attack_on_it_is_off() -> None:
    table = Table(4)
    target, cannon = table.group(0, owner=1, power=4), table.group(1, owner=3, power=20, arrows=2)
    table.agent(200, 2, inside=target)
    attack(table, target)
    attack(table, target, 3, cannon, "destroy")
    table.turn()
    (rumour, doom) = (next(a["number"] for a in table.s.attacks if a["seat"] == q) for q in (0, 3))
    table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    table.turn(**{f"a{doom}": WILL})
    assert [a["number"] for a in table.s.attacks] == [rumour]
    assert "attack-vanished" not in table.keys(2)
    table.turn()
    assert "attack-vanished" in table.keys(2)


@pytest.mark.rule("TSW-37")
@pytest.mark.parametrize("ending", ["cancelled", "dropped"])
@pytest.mark.parametrize("purse", ["target", "conspiracy"])
def test_defence_money_that_was_not_needed_comes_back(ending: str, purse: str) -> None:
    table = Table()
    target = table.group(0, owner=1, money=20, income=0)
    front = table.group(1, owner=0, power=4, arrows=2)
    payer = target if purse == "target" else table.conspiracy(1)
    attack(table, target, attacker=front)
    table.turn()
    table.s.g_money[1] = 20
    table.s.g_income[1] = 0
    table.order(1, "defend", group=target, from_=payer, mb=10)
    if ending == "dropped":
        table.order(0, "drop", group=front)
    else:
        table.order(0, "postpone", attack=table.view(0).attacks[0].name)
        table.turn()
        assert table.money(payer) == 10
        table.order(0, "cancel", attack=table.view(0).attacks[0].name)
    table.turn()
    assert {"attack-vanished", "defence-back"} <= set(table.keys(1))
    assert "10 MB" in table.report(1)
    assert table.money(payer) == 20
    assert "defence-back" not in table.keys(0)


@pytest.mark.rule("TSW-37")
def test_defence_money_does_not_come_back_to_a_treasury_that_is_lost() -> None:
    table = Table()
    target = table.group(0, owner=1, money=20, income=0)
    attack(table, target)
    table.turn()
    table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    table.order(1, "defend", group=target, from_=target, mb=10)
    table.turn()
    table.order(1, "drop", group=target)
    table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    table.turn()
    table.order(0, "cancel", attack=table.view(0).attacks[0].name)
    table.turn()
    assert table.money(target) == 0
    assert "defence-back" not in table.keys(1)


@pytest.mark.rule("TSW-37", "TSW-14")
@pytest.mark.parametrize("again", ["cancel", "postpone"])
def test_an_attack_that_the_sheet_calls_off_is_not_called_off_or_put_off_again(again: str) -> None:
    table = Table()
    attack(table, table.group(0))
    table.turn()
    name = table.view(0).attacks[0].name
    table.order(0, "cancel", attack=name)
    with pytest.raises(Refused) as refused:
        table.order(0, again, attack=name)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-called-off"]


@pytest.mark.rule("TSW-20", "TSW-46")
@pytest.mark.parametrize("action", ["support", "interfere"])
def test_a_group_that_is_good_at_support_or_interference_lends_its_gift(action: str) -> None:
    table = Table(3)
    target = table.group(0, owner=2)
    gifted = table.number(table.group(5, owner=0 if action == "support" else 1))
    table.s.retold[f"g{gifted}"] = {"special": ("bonus", action, 3)}
    seat = 0 if action == "support" else 1
    mole = table.agent(0, seat, inside=target)
    attack(table, target)
    table.turn()
    table.order(seat, action, mole, attack=table.view(seat).attacks[0].name)
    table.turn()
    assert table.parts("0.301")["special"] == (3 if action == "support" else -3)


@pytest.mark.rule("TSW-32", "TSW-81")
@pytest.mark.parametrize("how", ["dropped", "lost leader", "called off"])
def test_who_put_money_into_an_attack_that_is_never_decided_reads_that_it_is_lost(how: str) -> None:
    table = Table()
    attacker, target = table.group(0, owner=0, power=5, arrows=1, money=4), table.group(1, owner=1)
    table.knows(0, target)
    table.order(0, "attack-neutralize", attacker=attacker, target=target, mb=4)
    table.turn()
    if how == "dropped":
        table.order(1, "drop", group=target)
    elif how == "lost leader":
        table.order(0, "drop", group=attacker)
    else:
        event = next(n for n, e in enumerate(table.s.world.events) if e.effect.kind == "cancel")
        table.s.hands[1].append(event)
        table.order(1, "play-event", event=table.s.event(event).name, target=target)
    table.turn()
    why = {"dropped": "attack-pointless", "lost leader": "attack-not-yours", "called off": "attack-vanished"}
    keys = [key for key in table.keys(0) if key not in ("dropped",)]
    assert keys == [why[how], "stake-lost"]
    assert ("failed", keys) in table.answers(0)
    assert "4 MB" in table.report(0)
