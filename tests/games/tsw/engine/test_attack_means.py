"""What is put into an attack or against it: groups, people, events, detail, money (TSW-30, TSW-37)."""

import pytest

from bot.engine.moves import Refused
from tests.games.tsw.engine.table import Table


def reasons(refused: pytest.ExceptionInfo[Refused]) -> list[str]:
    return [reason.key for reason in refused.value.reasons]


def attack(table: Table, target: str, attacker: str = "", flavour: str = "", **more: object) -> None:
    """Seat 0 attacks to control."""
    table.knows(0, target)
    attacker = attacker or table.conspiracy(0)
    table.order(0, "attack-control", flavour=flavour, attacker=attacker, target=target, mb=1, **more)


@pytest.mark.rule("TSW-30")
def test_support_that_is_gone_is_missing_and_its_master_is_told() -> None:
    table = Table()
    helper = table.group(3, owner=0, power=3, aid=3, arrows=0)
    attack(table, table.group(0), support=[helper])
    table.order(0, "drop", group=helper)
    table.turn()
    assert table.keys(0).count("support-absent") == 1
    assert helper in table.report(0)
    assert [a.support for a in table.view(0).attacks] == [()]


@pytest.mark.rule("TSW-31", "TSW-13")
@pytest.mark.parametrize("role", ["attacker", "support"])
def test_a_group_is_in_one_new_attack_only(role: str) -> None:
    table = Table()
    front = table.group(2, owner=0, power=3, arrows=2)
    helper = table.group(3, owner=0, power=3, aid=3, arrows=2)
    attack(table, table.group(0), attacker=front, support=[helper])
    more = {"attacker": front} if role == "attacker" else {"support": [helper]}
    with pytest.raises(Refused) as refused:
        attack(table, table.group(1), **more)  # type: ignore[arg-type]
    assert reasons(refused) == ["tsw-no-busy"]
    table.write(0, "withdraw", 0)
    attack(table, table.group(1), **more)  # type: ignore[arg-type]


@pytest.mark.rule("TSW-30")
@pytest.mark.parametrize(
    ("funds", "why"),
    [
        ([["front", 10]], "tsw-no-too-poor"),
        ([["other", 10]], "tsw-no-wrong-source"),
        ([["conspiracy", 11]], "tsw-no-wrong-sum"),
    ],
)
def test_treasuries_that_cannot_pay_for_an_attack_are_refused(funds: list[list[object]], why: str) -> None:
    table = Table()
    names = {
        "front": table.group(2, owner=0, power=3, arrows=1, money=3),
        "other": table.group(3, owner=0, money=50),
        "conspiracy": table.conspiracy(0),
    }
    target = table.group(0)
    table.knows(0, target)
    shares = [[names[str(name)], mb] for name, mb in funds]
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-control", attacker=names["front"], target=target, mb=10, funds=shares)
    assert reasons(refused) == [why]


@pytest.mark.rule("TSW-30")
def test_what_is_named_without_a_source_is_paid_by_the_attacking_group_first() -> None:
    table = Table()
    front, target = table.group(2, owner=0, power=3, arrows=1, money=3, income=0), table.group(0)
    table.knows(0, target)
    table.s.g_money[0] = 20
    shares = [[table.conspiracy(0), 4]]
    table.order(0, "attack-control", attacker=front, target=target, mb=10, funds=shares)
    table.turn()
    assert [a.mb for a in table.view(0).attacks] == [10]
    assert table.money(front) == 0
    assert table.money(table.conspiracy(0)) == 20 - 7 + table.view(0).own_groups[0].income


@pytest.mark.rule("TSW-91", "TSW-13", "TSW-46")
@pytest.mark.parametrize("later", [True, False])
def test_support_is_worth_the_same_on_the_turn_of_the_launch_as_on_the_next(later: bool) -> None:
    table = Table()
    target = table.group(0, owner=1)
    mole = table.agent(0, 0, inside=target, power=3)
    number, event = next((n, e) for n, e in enumerate(table.s.world.events) if "support" in e.effect.actions)
    table.s.hands[0].append(number)
    attack(table, target)
    if later:
        table.turn()
    skill = table.s.skills(table.s.named_person(mole))[0]
    detail = f"with a lot of {skill} and no scruples"
    table.order(0, "support", mole, detail, attack=f"{table.conspiracy(0)} on {target}")
    table.order(0, "play-event", event=event.name)
    table.turn()
    assert {"event-played", "support", "as-ordered"} <= set(table.keys(0))
    assert "event-wasted" not in table.keys(0)
    if not later:
        table.turn()
    assert table.parts("0.301")["special"] == event.effect.amount + 1


@pytest.mark.rule("TSW-46", "TSW-30")
def test_who_is_not_inside_cannot_be_sent_into_a_new_attack() -> None:
    table = Table()
    target, outsider = table.group(0), table.agent(300, 0)
    with pytest.raises(Refused) as named:
        attack(table, target, agents=[outsider])
    attack(table, target)
    with pytest.raises(Refused) as sent:
        table.order(0, "support", outsider, attack=f"{table.conspiracy(0)} on {target}")
    assert reasons(named) == reasons(sent) == ["tsw-no-not-inside"]


@pytest.mark.rule("TSW-30")
def test_only_own_groups_support_an_attack() -> None:
    table = Table()
    stranger = table.group(3, owner=1, power=3, aid=3)
    table.knows(0, stranger)
    with pytest.raises(Refused) as refused:
        attack(table, table.group(0), support=[stranger])
    assert reasons(refused) == ["tsw-no-not-your-group"]


@pytest.mark.rule("TSW-12", "TSW-46")
def test_supporting_an_attack_is_what_an_agent_does_that_turn() -> None:
    table = Table()
    target = table.group(0)
    mole = table.agent(0, 0, inside=target)
    attack(table, target, agents=[mole])
    with pytest.raises(Refused) as refused:
        table.order(0, "meditate", mole)
    assert reasons(refused) == ["tsw-no-actions-left"]
    table.write(0, "withdraw", 0)
    table.order(0, "meditate", mole)
    with pytest.raises(Refused) as refused:
        attack(table, target, agents=[mole])
    assert reasons(refused) == ["tsw-no-actions-left"]


@pytest.mark.rule("TSW-12", "TSW-60")
def test_an_agent_whom_a_standing_attack_needs_does_nothing_else() -> None:
    table = Table()
    target = table.group(0)
    mole = table.agent(0, 0, inside=target)
    table.knows(0, target)
    inner = {
        "actor": table.leader(0), "action": "attack-control", "flavour": "",
        "parameters": {
            "attacker": table.conspiracy(0), "target": target, "mb": 1, "agents": [mole]
        },
    }  # fmt: skip
    rich = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 0}
    table.order(0, "standing", condition=rich, order=inner)
    table.order(0, "meditate", mole)
    table.turn()
    assert table.s.checks == []
    assert table.view(0).attacks[0].agents == (mole,)


@pytest.mark.rule("TSW-91", "TSW-30")
@pytest.mark.parametrize("late", [True, False])
def test_an_event_for_an_attack_can_be_played_with_the_order_or_when_it_is_decided(late: bool) -> None:
    table = Table()
    n, event = next(
        (n, e) for n, e in enumerate(table.s.world.events) if e.effect.actions == ("attack-control",)
    )
    table.s.hands[0].append(n)
    attack(table, table.group(0))
    if not late:
        table.order(0, "play-event", event=event.name)
    table.turn()
    if late:
        table.order(0, "play-event", event=event.name)
    table.turn()
    assert table.parts("0.301")["special"] == event.effect.amount


@pytest.mark.rule("TSW-13", "TSW-30")
def test_detail_counts_for_a_group_attack_too() -> None:
    table = Table()
    target = table.group(0)
    place = table.s.group_facts(table.number(target)).place
    attack(table, target, flavour=f"by the back streets of {place}")
    table.turn()
    table.turn()
    assert table.parts("0.301")["flavour"] == 1


@pytest.mark.rule("TSW-37")
def test_nobody_pays_for_the_defence_against_his_own_attack() -> None:
    table = Table()
    target = table.group(0)
    mole = table.agent(0, 0, inside=target)
    attack(table, target)
    table.knows(1, target)
    table.order(1, "attack-control", attacker=table.conspiracy(1), target=target, mb=1)
    table.turn()
    assert mole in [p.name for p in table.view(0).own_people]
    table.order(0, "defend", group=target, mb=3, from_=table.conspiracy(0))
    table.turn()
    assert "defended" in table.keys(0)
    assert "defence" not in table.parts("0.301")
    assert table.parts("1.302")["defence"] == -3


@pytest.mark.rule("TSW-40")
def test_an_individual_attack_is_made_on_a_person_or_a_place_and_never_on_a_group() -> None:
    table = Table()
    group = table.group(0)
    table.knows(0, group)
    for target in (group, table.conspiracy(1)):
        with pytest.raises(Refused) as refused:
            table.order(0, "attack", target=target, location="anywhere", intention="demolish")
        assert reasons(refused) == ["tsw-no-person-or-place"]
    place = table.view(0).places[0]
    table.order(0, "attack", target=place, location=place, intention="demolish")


@pytest.mark.rule("TSW-41")
def test_a_front_for_which_there_is_no_arrow_is_neutral_and_its_founder_is_told() -> None:
    table = Table()
    for n in range(4):
        table.group(n, owner=0)
    table.order(0, "create-front", mb=1, purpose="quiet work", symbol="a teapot",
                alignments=[table.view(0).alignments[0][0]])  # fmt: skip
    table.turn(d0_0=2)
    assert "front-adrift" in table.keys(0)
    assert table.s.owner(len(table.s.g_name) - 1) < 0


@pytest.mark.rule("TSW-43", "TSW-51")
def test_a_guard_is_no_hindrance_to_a_spy() -> None:
    table = Table()
    spy, bob, guard = table.agent(0, 0), table.agent(1, 1), table.agent(2, 1)
    table.knows(0, bob)
    table.order(0, "spy", spy, target=bob)
    table.turn()
    alone = table.parts("0.0")
    table.order(0, "spy", spy, target=bob)
    table.order(1, "guard", guard, target=bob)
    table.turn()
    assert table.parts("0.0") == alone
