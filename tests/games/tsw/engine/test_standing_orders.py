"""Standing orders (TSW-60)."""

import pytest

from bot.engine.moves import Refused
from tests.games.tsw.engine.table import Table

ANYWHERE = {"location": "anywhere"}


def known(table: Table, n: int, seat: int = 0) -> str:
    """The n-th person of the world, known to the seat."""
    name = table.person(n)
    table.knows(seat, name)
    return name


def stand(table: Table, actor: str, condition: dict[str, object], action: str, **parameters: object) -> None:
    inner = {"actor": actor, "action": action, "parameters": parameters, "flavour": ""}
    table.order(0, "standing", actor, condition=condition, order=inner)


@pytest.mark.rule("TSW-60")
def test_a_standing_order_replaces_the_other_order_when_its_condition_is_met() -> None:
    table = Table()
    killer, bob = table.agent(0, 0), known(table, 30)
    stand(table, killer, {"kind": "location-public", "character": bob}, "attack", target=bob,
          location="anywhere", intention="kill")  # fmt: skip
    table.order(0, "spy", killer, target=table.view(0).places[1])
    table.turn()
    assert [check["action"] for check in table.s.checks] == ["spy"]
    place = table.s.world.places[0]
    table.knows(1, bob)
    table.order(1, "leak", message=f"{bob} was seen in {place}!")
    table.turn(d1_0=2)
    assert "sighted" in table.paper("notices")
    table.order(0, "spy", killer, target=table.view(0).places[1])
    table.turn()
    assert [check["action"] for check in table.s.checks] == ["attack"]
    assert "standing-met" in table.keys(0)


@pytest.mark.rule("TSW-60")
@pytest.mark.parametrize(
    "kind", ["group-attacked", "changes-hands", "attacked", "treasury-exceeds", "attack-announced"]
)
def test_every_condition_comes_true(kind: str) -> None:
    table = Table()
    agent = table.agent(0, 0)
    own, front = table.group(0, owner=0, money=30), table.group(1, owner=1, power=4, arrows=2)
    table.knows(0, front)
    condition = {
        "group-attacked": {"group": "any of mine"},
        "changes-hands": {"group": own},
        "attacked": {"character": agent},
        "treasury-exceeds": {"group": own, "mb": 20},
        "attack-announced": {"by": table.conspiracy(1)},
    }[kind]
    stand(table, agent, {"kind": kind, **condition}, "meditate")
    table.knows(1, own, agent)
    table.s.notes[0]["groups"][str(table.number(front))]["owner"] = 1
    if kind in ("group-attacked", "attack-announced", "changes-hands"):
        table.order(1, "attack-control", attacker=front, target=own, mb=1)
    if kind == "attacked":
        table.order(1, "attack", target=agent, intention="other", **ANYWHERE)
    table.turn(**({"d1_0": 12} if kind == "attacked" else {}))
    turns = {"treasury-exceeds": 0, "changes-hands": 2}.get(kind, 1)
    for n in range(turns):
        table.s.p_out[2] = -1
        table.turn(**({"a1": 2} if kind == "changes-hands" and n == 0 else {}))
    assert "standing-met" in table.keys(0)


RICH = {"kind": "treasury-exceeds", "mb": 0}


@pytest.mark.rule("TSW-60", "TSW-12")
@pytest.mark.parametrize(("leads", "actions"), [(False, 1), (True, 2)])
def test_standing_orders_give_nobody_more_actions(leads: bool, actions: int) -> None:
    table = Table()
    actor = table.leader(0) if leads else table.agent(0, 0)
    for _ in range(3):
        stand(table, actor, {**RICH, "group": table.conspiracy(0)}, "meditate")
    table.turn()
    assert len(table.s.checks) == actions
    assert table.keys(0).count("standing-met") == actions


@pytest.mark.rule("TSW-60", "TSW-37")
def test_a_free_standing_order_takes_the_place_of_nothing() -> None:
    table = Table()
    group = table.group(0, owner=0)
    stand(table, table.leader(0), {**RICH, "group": table.conspiracy(0)}, "drop", group=group)
    table.order(0, "meditate")
    table.turn()
    assert "dropped" in table.keys(0)
    assert [check["action"] for check in table.s.checks] == ["meditate"]


@pytest.mark.rule("TSW-60", "TSW-13")
@pytest.mark.parametrize("action", ["cancel", "postpone", "support", "interfere"])
def test_a_standing_order_needs_whatever_its_order_needs(action: str) -> None:
    table = Table()
    table.knows(0, stranger := table.person(30))
    with pytest.raises(Refused) as refused:
        stand(table, table.leader(0), {**RICH, "group": table.conspiracy(0)}, action)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-parameter"]
    inner = {"actor": stranger, "action": action, "parameters": {"attack": "attack on x"}, "flavour": ""}
    with pytest.raises(Refused):
        table.order(0, "standing", condition={**RICH, "group": table.conspiracy(0)}, order=inner)


@pytest.mark.rule("TSW-60", "TSW-14")
def test_standing_orders_last_until_they_are_cancelled() -> None:
    table = Table()
    agent = table.agent(0, 0)
    stand(table, agent, {"kind": "group-attacked", "group": "any of mine"}, "meditate")
    for _ in range(3):
        table.turn()
        assert len(table.view(0).standing) == 1
    table.write(0, "unstand", 0)
    assert table.view(0).standing == ()


@pytest.mark.rule("TSW-60")
@pytest.mark.parametrize(
    "condition",
    [
        {},
        {"kind": "rain"},
        {"kind": "attacked"},
        {"kind": "treasury-exceeds", "group": "x"},
        {"kind": "treasury-exceeds", "group": "x", "mb": "lots"},
    ],
)
def test_a_condition_that_is_none_is_refused(condition: dict[str, object]) -> None:
    table = Table()
    with pytest.raises(Refused) as refused:
        stand(table, table.leader(0), condition, "meditate")
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-condition"]


@pytest.mark.rule("TSW-60", "TSW-46")
@pytest.mark.parametrize("known", [False, True])
def test_a_standing_order_to_interfere_finds_the_attack_whoever_leads_it(known: bool) -> None:
    table = Table()
    own = table.group(0, owner=0)
    front = table.group(1, owner=1, power=3, arrows=2) if known else table.conspiracy(1)
    guardian = table.agent(0, 0, inside=own, power=7)
    stand(table, guardian, {"kind": "group-attacked", "group": own}, "interfere", attack=f"attack on {own}")
    table.knows(1, own)
    table.order(1, "attack-control", attacker=front, target=own, mb=1)
    table.turn()
    assert (table.view(0).attacks[0].attacker == front) is known
    table.turn()
    assert {"standing-met", "interfere"} <= set(table.keys(0))
    assert table.parts("1.301")["interference"] == -7


@pytest.mark.rule("TSW-60")
@pytest.mark.parametrize("action", ["transfer", "defend", "attack-control", "attack-again"])
def test_what_may_be_otherwise_when_the_condition_comes_true_is_judged_then(action: str) -> None:
    table = Table()
    own, target = table.group(0, owner=0, money=5, income=0, power=4, arrows=2), table.group(1)
    table.knows(0, target)
    rich: dict[str, object] = {"kind": "treasury-exceeds", "group": own, "mb": 20}
    lost: dict[str, object] = {"kind": "changes-hands", "group": own}
    attack = {"attacker": table.conspiracy(0), "mb": 0}
    condition, order, parameters = {
        "transfer": (rich, "transfer", {"from": own, "to": table.conspiracy(0), "mb": 20}),
        "defend": ({"kind": "group-attacked", "group": own}, "defend", {"group": own, "from": own, "mb": 20}),
        "attack-control": (rich, "attack-control", {"attacker": own, "target": target, "mb": 21}),
        "attack-again": (lost, "attack-control", {**attack, "target": own}),
    }[action]
    stand(table, table.leader(0), condition, order, **parameters)
    table.turn()
    assert "standing-met" not in table.keys(0)
    table.s.g_money[table.number(own)] = 30
    if action == "defend":
        table.knows(1, own)
        table.order(1, "attack-control", attacker=table.conspiracy(1), target=own, mb=0)
        table.turn()
    if action == "attack-again":
        table.order(0, "drop", group=own)
        table.turn()
    table.turn()
    done = {
        "transfer": "transferred", "defend": "defended-by-itself", "attack-control": "launched-control",
        "attack-again": "launched-unpaid",
    }[action]  # fmt: skip
    assert {"standing-met", done} <= set(table.keys(0))


@pytest.mark.rule("TSW-60", "TSW-81")
@pytest.mark.parametrize("own", [True, False])
def test_what_a_standing_order_takes_the_place_of_is_not_lost_without_a_word(own: bool) -> None:
    table = Table()
    target = table.group(1)
    agent = table.agent(0, 0, inside=target)
    table.knows(0, target)
    stand(table, agent, {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 1}, "meditate")
    if own:
        table.order(0, "spy", agent, target=target)
    else:
        attack = {"attacker": table.conspiracy(0), "target": target, "mb": 1}
        table.order(0, "attack-control", agents=[agent], **attack)
    table.turn()
    assert table.keys(0).count("standing-instead") == 1
    table.turn()
    assert "standing-met" in table.keys(0)
    assert "standing-instead" not in table.keys(0)


@pytest.mark.rule("TSW-60", "TSW-91")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_a_standing_order_to_play_an_event_ends_when_the_event_is_gone(copies: int) -> None:
    table = Table()
    number, event = next((n, e) for n, e in enumerate(table.s.world.events) if e.effect.kind == "money")
    table.s.hands[0].append(number)
    rich: dict[str, object] = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 1}
    stand(table, table.leader(0), rich, "play-event", event=event.name)
    table.s.hands[0] = [number] * copies
    for _ in range(copies):
        table.turn()
        assert {"standing-met", "event-played"} <= set(table.keys(0))
        assert len(table.view(0).standing) == 1
    table.turn()
    assert "event-gone" in table.keys(0)
    assert event.name in table.report(0)
    assert "standing-met" not in table.keys(0)
    assert table.view(0).standing == ()
    table.turn()
    assert "event-gone" not in table.keys(0)


@pytest.mark.rule("TSW-60", "TSW-33")
def test_a_group_that_is_destroyed_has_changed_hands() -> None:
    table = Table()
    own = table.group(0, owner=0, power=3, arrows=1, resistance=0)
    stand(table, table.leader(0), {"kind": "changes-hands", "group": own}, "meditate")
    table.knows(1, own)
    table.order(1, "attack-destroy", attacker=table.conspiracy(1), target=own, mb=5)
    table.turn()
    table.turn(a1=2)
    assert table.view(0).group(own) is None
    table.turn()
    assert "standing-met" in table.keys(0)


@pytest.mark.rule("TSW-60", "TSW-80")
def test_what_was_in_the_papers_before_a_standing_order_was_given_does_not_set_it_off() -> None:
    """Its agent had dropped what he was told to do this turn for old news."""
    table = Table()
    agent, group = table.agent(0, 0), table.group(0, resistance=0)
    table.knows(0, group)
    table.knows(1, group)
    table.s.subscribed[0] = 1
    table.order(1, "attack-control", attacker=table.conspiracy(1), target=group, mb=9)
    table.turn()
    table.turn(a1=3)
    assert table.view(0).group(group).owner == "somebody"
    stand(table, agent, {"kind": "changes-hands", "group": group}, "meditate")
    table.order(0, "scout", agent, group=group)
    table.turn()
    assert [check["action"] for check in table.s.checks] == ["scout"]
    table.order(1, "drop", group=group)
    table.turn()
    assert "standing-met" not in table.keys(0)
    table.turn()
    assert "standing-met" in table.keys(0)
