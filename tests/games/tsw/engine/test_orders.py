"""Writing orders (TSW-10 to TSW-15)."""

import json

import pytest

from bot.engine.moves import CHANCE, Refused
from bot.games.tsw.orders.actions import ACTIONS, FREE, GROUP_COST
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.results import Understood
from bot.games.tsw.orders.sheet import canonical, draft, objections
from bot.games.tsw.play.notes import learn_person, note_death
from bot.games.tsw.reading.understanding import understand
from bot.games.tsw.rules import RULES
from tests.games.tsw.engine.table import Table


def keys(refused: pytest.ExceptionInfo[Refused]) -> list[str]:
    return [reason.key for reason in refused.value.reasons]


@pytest.mark.rule("TSW-10")
def test_the_turn_is_carried_out_as_soon_as_the_last_orders_are_in() -> None:
    table = Table(3)
    for seat in (0, 1):
        table.write(seat, "ready")
        assert table.s.turn == 1
        assert table.s.waiting
    table.write(2, "ready")
    assert table.s.waiting == [CHANCE]


@pytest.mark.rule("TSW-10")
def test_who_misses_the_deadline_goes_with_what_he_has_written_and_still_gets_a_report() -> None:
    table = Table()
    table.order(0, "meditate")
    for seat in (0, 1):
        table.host("timeout", seat)
    events = table.kernel.submit(CHANCE, (7,))
    reports = next(event for event in events if event.kind == "report")
    assert set(reports.private) == {0, 1}
    assert any(key.startswith(("meditate", "event")) for key in table.keys(0))


@pytest.mark.rule("TSW-11")
def test_nobody_sees_the_orders_of_others_nor_who_has_sent_any() -> None:
    table, silent = Table(3), Table(3)
    table.order(0, "meditate")
    table.write(0, "ready")
    for viewer in (1, 2, None):
        assert table.view(viewer) == silent.view(viewer)
    shown = Table(3, show_ready=True)
    shown.write(0, "ready")
    assert shown.view(2).ready == (shown.conspiracy(0),)


@pytest.mark.rule("TSW-12")
def test_the_leader_has_two_actions_and_everybody_else_one() -> None:
    table = Table()
    agent = table.agent(0, 0)
    table.order(0, "meditate")
    table.order(0, "spy", target=table.view(0).places[0])
    with pytest.raises(Refused) as refused:
        table.order(0, "meditate")
    assert keys(refused) == ["tsw-no-actions-left"]
    table.order(0, "subscribe")
    table.order(0, "meditate", agent)
    with pytest.raises(Refused):
        table.order(0, "meditate", agent)
    assert [person.actions for person in table.view(0).own_people] == [0, 0]


@pytest.mark.rule("TSW-12")
def test_group_actions_are_the_leaders_alone() -> None:
    table = Table()
    agent, target = table.agent(0, 0), table.group(0)
    table.knows(0, target)
    for action, record in ACTIONS.items():
        if record.cost == GROUP_COST and action.startswith("attack-") and action != "attack-group":
            with pytest.raises(Refused) as refused:
                table.order(0, action, agent, attacker=table.conspiracy(0), target=target, mb=1)
            assert "tsw-no-leader-only" in keys(refused)
    assert ACTIONS["drop"].cost == FREE


@pytest.mark.rule("TSW-13")
def test_what_a_player_writes_becomes_an_order_the_engine_takes() -> None:
    table = Table()
    agent, target = table.agent(0, 0), table.group(5)
    table.knows(0, target)
    (result,) = understand(f"{agent}: infiltrate {target}", setting(table.view(0)))
    assert isinstance(result, Understood)
    table.write(0, "order", canonical(result.order.plain()))
    assert json.loads(str(table.view(0).lines[0][1]))["parameters"] == {"group": target}


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("action", [name for name, record in ACTIONS.items() if record.required])
def test_an_order_without_a_required_parameter_is_not_accepted(action: str) -> None:
    table = Table()
    with pytest.raises(Refused) as refused:
        table.order(0, action)
    assert keys(refused) in (["tsw-no-parameter"], ["tsw-no-order"])


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    "line",
    ["", "{", "[]", "5", '{"actor": 1}', '{"actor":"x","action":"spy","parameters":[]}', "x" * 4000],
)
def test_what_is_no_order_is_refused_with_a_reason(line: str) -> None:
    table = Table()
    with pytest.raises(Refused) as refused:
        table.write(0, "order", line)
    assert keys(refused) == ["tsw-no-form"]


@pytest.mark.rule("TSW-13")
def test_a_player_can_only_name_what_he_knows() -> None:
    table = Table()
    hidden = next(name for name in table.s.g_name[2:] if table.view(0).group(name) is None)
    order = draft(table.leader(0), "infiltrate", group=hidden)
    assert [reason.key for reason in objections(table.view(0), order)] == ["tsw-no-value"]
    assert objections(table.view(0), draft(table.leader(1), "meditate")) != []


@pytest.mark.rule("TSW-13")
def test_detail_that_fits_is_worth_one_point_at_most() -> None:
    table = Table()
    agent = table.agent(0, 0)
    skill = table.s.skills(2)[0]
    target = table.group(9)
    table.knows(0, target)
    table.order(0, "infiltrate", agent, f"uses {skill}, {skill} and {skill} again", group=target)
    table.turn()
    assert table.parts("0.0")["flavour"] == 1


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(("traits", "fits"), [(None, False), ("somebody for the bureau", True)])
def test_what_names_whom_an_order_is_about_is_no_detail(traits: str | None, fits: bool) -> None:
    table = Table()
    agent, group = table.agent(0, 0), table.group(0)
    table.s.learned[str(table.s.named_person(agent))] = [group.split()[0]]
    table.knows(0, group)
    table.order(0, "scout", agent, group=group, **({"traits": traits} if traits else {}))
    table.turn()
    assert table.parts("0.0").get("flavour", 0) == int(fits)


@pytest.mark.rule("TSW-14")
def test_orders_are_withdrawn_replaced_and_sorted_until_the_deadline() -> None:
    table = Table()
    table.order(0, "meditate")
    table.order(0, "subscribe")
    table.write(0, "replace", 0, canonical(draft(table.leader(0), "spy", target=table.view(0).places[0])))
    table.write(0, "sort", 1, 0)
    assert [json.loads(str(line[1]))["action"] for line in table.view(0).lines] == ["subscribe", "spy"]
    table.write(0, "ready")
    table.write(0, "withdraw", 0)
    assert [json.loads(str(line[1]))["action"] for line in table.view(0).lines] == ["spy"]
    with pytest.raises(Refused):
        table.write(0, "withdraw", 1)


@pytest.mark.rule("TSW-15")
def test_money_cannot_be_spent_twice_and_only_the_spender_learns_why() -> None:
    table = Table()
    one, two = table.group(0), table.group(1)
    child = table.group(2, owner=0, power=3, aid=1, arrows=2, money=0)
    table.knows(0, one, two)
    table.s.g_money[0] = 5
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=one, mb=5)
    table.order(0, "attack-control", attacker=child, target=two, mb=5)
    table.turn()
    assert table.keys(0).count("launched-control") == 1
    assert table.keys(0).count("attack-too-poor") == 1
    assert "attack-too-poor" not in table.keys(1)
    assert len(table.s.attacks) == 1


@pytest.mark.rule("TSW-15")
def test_phases_come_before_the_order_of_writing() -> None:
    """A guard who is posted last still stands when the attack comes, and a spy sees the group before it
    falls."""
    table = Table()
    agent, victim = table.agent(0, 0), table.agent(1, 1, toughness=0)
    table.knows(0, victim)
    table.order(0, "attack", agent, target=victim, location="anywhere", intention="confuse")
    table.order(1, "guard", target=victim)
    table.turn()
    assert table.parts("0.0")["against"] <= -(2 + table.s.p_power[1] // 2)


@pytest.mark.rule("TSW-15")
def test_resolution_does_not_depend_on_the_order_of_arrival() -> None:
    dumps = []
    for first, second in ((0, 1), (1, 0)):
        table = Table()
        for seat in (first, second):
            table.order(seat, "spy", target=table.view(0).places[3])
        table.write(first, "ready")
        table.write(second, "ready")
        table.kernel.submit(CHANCE, (99,))
        table.s.numbers = [0, 0]
        dumps.append(table.s.dump())
    assert dumps[0] == dumps[1]
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-13", "TSW-31", "TSW-40")
@pytest.mark.parametrize("why", ["hurt", "tied up"])
def test_a_leader_who_cannot_act_is_told_so_when_he_is_given_an_order_and_free_ones_are_taken(
    why: str,
) -> None:
    table = Table()
    target, own = table.group(0), table.group(1, owner=0)
    table.knows(0, target)
    if why == "hurt":
        table.s.p_out[0] = table.s.turn + 1
    else:
        table.infiltrated(table.leader(0), target, 0)
        table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1,
                    agents=[table.leader(0)])  # fmt: skip
    table.turn()
    assert table.view(0).person(table.leader(0)).free == 0
    for action, more in (
        ("meditate", {}),
        ("scout", {"group": target}),
        ("attack-control", {"attacker": own, "target": target, "mb": 0}),
        ("transfer", {"from_": own, "to": table.conspiracy(0), "mb": 1}),
    ):
        with pytest.raises(Refused) as refused:
            table.order(0, action, **more)
        assert "tsw-no-busy" in keys(refused)
    table.order(0, "drop", group=own)
    if why == "tied up":
        table.order(0, "cancel", attack=table.view(0).attacks[0].name)
        table.order(0, "meditate")
    table.turn()
    assert table.view(0).group(own).own is False
    assert not {"actor-hurt", "actor-busy"} & set(table.keys(0))


@pytest.mark.rule("TSW-13", "TSW-30", "TSW-31")
def test_nobody_who_cannot_act_is_asked_to_support_an_attack() -> None:
    table = Table()
    target = table.group(0)
    agent = table.agent(0, 0, inside=target)
    table.s.p_out[table.s.named_person(agent)] = table.s.turn
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1, agents=[agent])
    assert keys(refused) == ["tsw-no-busy"]


@pytest.mark.rule("TSW-60", "TSW-31")
def test_a_standing_order_can_be_written_for_somebody_who_cannot_act_just_now() -> None:
    table = Table()
    table.s.p_out[0] = table.s.turn + 1
    leader, condition = table.leader(0), {"kind": "group-attacked", "group": table.conspiracy(0)}
    then = {"actor": leader, "action": "meditate", "parameters": {}}
    table.order(0, "standing", condition=condition, order=then)
    table.turn()
    assert len(table.view(0).standing) == 1


@pytest.mark.rule("TSW-30", "TSW-33")
def test_a_group_does_not_help_in_an_attack_on_itself() -> None:
    table = Table()
    own = table.group(1, owner=0)
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-destroy", attacker=table.conspiracy(0), target=own, mb=1, support=[own])
    assert "tsw-no-against-itself" in keys(refused)


@pytest.mark.rule("TSW-13", "TSW-47")
def test_a_gift_stands_for_the_message_of_an_emissary_only() -> None:
    """A leak without words, but with a gift, had brought the game to a halt."""
    table = Table()
    with pytest.raises(Refused) as refused:
        table.order(0, "leak", gift="roses")
    assert keys(refused) == ["tsw-no-parameter"]
    table.order(0, "emissary", destination=table.conspiracy(1), gift="roses", terms="by night")


# -- what the sheet itself shows to be impossible


@pytest.mark.rule("TSW-14", "TSW-37")
def test_what_a_replaced_line_made_possible_is_possible_no_longer() -> None:
    table = Table()
    target = table.group(0)
    mole = table.agent(0, 0, inside=target)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1, agents=[mole])
    table.turn()
    table.order(0, "cancel", attack=table.view(0).attacks[0].name)
    with pytest.raises(Refused) as refused:
        table.write(0, "replace", 0, canonical(draft(mole, "meditate")))
    assert keys(refused) == ["tsw-no-busy"]


@pytest.mark.rule("TSW-14", "TSW-12")
def test_an_event_that_is_replaced_grants_no_action() -> None:
    table = Table()
    number, event = next((n, e) for n, e in enumerate(table.s.world.events) if e.effect.kind == "haste")
    table.s.hands[0].append(number)
    table.order(0, "play-event", event=event.name, target=table.leader(0))
    for _ in range(2):
        table.order(0, "meditate")
    with pytest.raises(Refused) as refused:
        table.write(0, "replace", 0, canonical(draft(table.leader(0), "meditate")))
    assert keys(refused) == ["tsw-no-actions-left"]
    table.order(0, "meditate")
    table.write(0, "replace", 1, canonical(draft(table.leader(0), "meditate")))


@pytest.mark.rule("TSW-43")
@pytest.mark.parametrize("spot", ["home", "headquarters"])
def test_headquarters_and_home_can_be_guarded_without_saying_where_they_are(spot: str) -> None:
    parts = []
    for guarded in (True, False):
        table = Table()
        guard, killer = table.agent(0, 0, power=8), table.agent(50, 1)
        table.knows(1, table.leader(0))
        actor = table.leader(0) if spot == "home" else guard
        (read,) = understand(f"{actor} guards our {spot}", setting(table.view(0)))
        assert isinstance(read, Understood)
        assert read.order.parameters == {"target": spot}
        if guarded:
            table.order(0, "guard", actor, target=spot)
        table.order(1, "attack", killer, target=table.leader(0), location="home", intention="confuse")
        table.turn()
        parts.append(sum(table.parts("1.0").values()))
    assert parts[0] < parts[1]


@pytest.mark.rule("TSW-36", "TSW-37", "TSW-41", "TSW-42", "TSW-50")
@pytest.mark.parametrize(
    ("action", "parameters", "why"),
    [
        ("move-group", {"group": "own", "to": "foe"}, "tsw-no-not-your-group"),
        ("give-group", {"group": "own", "to": "ours"}, "tsw-no-already-yours"),
        ("defend", {"group": "foe", "from_": "own", "mb": 1}, "tsw-no-wrong-purse"),
        ("create-front", {"mb": 900}, "tsw-no-too-poor"),
        ("create-front", {"mb": 1, "from_": "foe"}, "tsw-no-not-your-group"),
        ("create-front", {"mb": 1, "under": "foe"}, "tsw-no-not-your-group"),
        ("emissary", {"destination": "theirs", "gift": "900 MB", "terms": "by hand"}, "tsw-no-too-poor"),
        ("scout", {"group": "theirs"}, "tsw-no-nobody-there"),
        ("spy", {"target": "attack"}, "tsw-no-value"),
    ],
)
def test_what_cannot_be_is_refused_when_it_is_written(
    action: str, parameters: dict[str, object], why: str
) -> None:
    table = Table()
    names = {
        "own": table.group(0, owner=0, power=3, arrows=2, money=9),
        "foe": table.group(1, owner=1, power=3, arrows=2),
        "ours": table.conspiracy(0),
        "theirs": table.conspiracy(1),
        "attack": f"{table.conspiracy(0)} on {table.group(1)}",
    }
    table.knows(0, names["foe"])
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=names["foe"], mb=1)
    front = {"purpose": "tea", "symbol": "a pot", "alignments": ["weird"]}
    more = {key: names.get(str(value), value) for key, value in parameters.items()}
    with pytest.raises(Refused) as refused:
        table.order(0, action, **(front if action == "create-front" else {}), **more)
    assert keys(refused) == [why]


@pytest.mark.rule("TSW-13", "TSW-40", "TSW-49", "TSW-51")
@pytest.mark.parametrize(
    ("action", "more"),
    [
        ("attack", {"location": "anywhere", "intention": "kill"}),
        ("recruit", {}),
        ("spy", {}),
        ("guard", {}),
        ("illuminate", {"method": "slides"}),
    ],
)
def test_nobody_is_sent_to_whom_their_master_knows_to_be_dead(action: str, more: dict[str, str]) -> None:
    table = Table()
    table.knows(0, stranger := table.person(5, alive=0))
    table.order(0, action, target=stranger, **more)
    table.write(0, "withdraw", 0)
    note_death(table.s, [0], table.s.named_person(stranger))
    with pytest.raises(Refused) as refused:
        table.order(0, action, target=stranger, **more)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-dead"]


@pytest.mark.rule("TSW-44", "TSW-03")
def test_nobody_shows_the_light_to_a_known_leader_of_a_conspiracy() -> None:
    table = Table()
    table.knows(0, table.leader(1))
    table.order(0, "illuminate", target=table.leader(1), method="slides")
    table.write(0, "withdraw", 0)
    learn_person(table.s, 0, 1, 4)
    with pytest.raises(Refused) as refused:
        table.order(0, "illuminate", target=table.leader(1), method="slides")
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-illuminated-already"]
