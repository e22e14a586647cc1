"""What AI conspiracies do besides growing: out of their own view, and for a reason."""

import json
from collections import Counter
from typing import Any

import pytest

from bot.games.tsw.game import TSW as GAME
from bot.games.tsw.minds.ai_plans import plans
from bot.games.tsw.orders.sheet import Order, objections
from bot.trials.trial import play
from tests.games.tsw.engine.table import Table


def ideas(table: Table, seat: int = 0) -> list[Order]:
    """Everything that could come to the seat's mind now and can be ordered."""
    view = table.view(seat)
    found = [order for n in range(9) for order in plans(view, lambda m, n=n: n % m)]
    return [order for order in found if not objections(view, order)]


def of_kind(orders: list[Order], action: str) -> list[dict[str, Any]]:
    return [order["parameters"] for order in orders if order["action"] == action]


def launched(table: Table, **figures: Any) -> str:
    """Seat 0 has an undecided attack on a neutral group of these figures; the group."""
    target = table.group(0, align=[], **figures)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    return target


def learns(table: Table, name: str, resistance: int, seat: int = 0) -> None:
    """The seat has found out how hard a group is, in words."""
    table.s.notes[seat]["groups"][str(table.number(name))] |= {"resistance": resistance, "sure": 1}


@pytest.mark.rule("TSW-37")
@pytest.mark.parametrize(("word", "given_up"), [(9, True), (2, False)])
def test_an_attack_is_given_up_when_the_target_turns_out_too_hard(word: int, given_up: bool) -> None:
    table = Table()
    learns(table, launched(table), word)
    assert bool(of_kind(ideas(table), "cancel")) is given_up


@pytest.mark.rule("TSW-37")
def test_a_doubtful_attack_waits_until_somebody_is_inside() -> None:
    table = Table()
    table.s.g_power[0] = 8
    target = launched(table)
    mole = table.agent(600, 0)
    learns(table, target, 5)
    assert of_kind(ideas(table), "postpone")
    table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    orders = ideas(table)
    assert not of_kind(orders, "postpone")
    assert {"group": target} in of_kind(orders, "infiltrate")
    assert mole in {order["actor"] for order in orders if order["action"] == "infiltrate"}


@pytest.mark.rule("TSW-37", "TSW-46")
def test_nobody_is_to_support_an_attack_that_waits_and_none_waits_that_is_supported() -> None:
    table = Table()
    table.s.g_power[0] = 8
    target = launched(table)
    mole = table.agent(600, 0, inside=target)
    table.agent(610, 0)
    learns(table, target, 6)
    attack = table.view(0).attacks[0].name
    assert of_kind(ideas(table), "postpone")
    assert {"attack": attack} in of_kind(ideas(table), "support")
    table.order(0, "postpone", attack=attack)
    assert not of_kind(ideas(table), "support")
    table.write(0, "withdraw", 0)
    table.order(0, "support", mole, attack=attack)
    assert not of_kind(ideas(table), "postpone")


@pytest.mark.rule("TSW-49")
@pytest.mark.parametrize("excused", [True, False])
def test_who_had_another_masters_orders_is_left_alone_for_a_turn(excused: bool) -> None:
    table = Table()
    double = table.agent(600, 0, loyalty=2)
    if excused:
        table.agent(600, 1, loyalty=9)
        table.knows(1, double)
        table.order(1, "meditate", double)
    table.order(0, "meditate", double)
    table.turn()
    assert ("actor-excused" in table.keys(0)) is excused
    assert (double in {order["actor"] for order in ideas(table)}) is not excused


@pytest.mark.rule("TSW-51")
def test_one_spy_a_turn_is_enough_for_a_group() -> None:
    table = Table()
    groups = [table.group(n) for n in range(3)]
    for n in range(4):
        table.agent(600 + n, 0)
    table.knows(0, *groups)
    spied = of_kind(ideas(table), "spy")
    assert spied
    table.order(0, "spy", table.s.p_name[602], target=spied[0]["target"])
    assert spied[0] not in of_kind(ideas(table), "spy")


@pytest.mark.rule("TSW-33")
@pytest.mark.parametrize("wrongs", [0, 3])
def test_who_has_done_too_much_wrong_is_destroyed(wrongs: int) -> None:
    table = Table()
    front = table.group(1, power=3, resistance=2, arrows=1)
    table.s.g_align[table.number(front)] = ["violent"]
    table.s.g_align[0], table.s.g_power[0] = ["peaceful"], 9
    table.knows(0, front)
    if wrongs:
        table.s.notes[0]["wrongs"][front] = wrongs
    targets = [params["target"] for params in of_kind(ideas(table), "attack-destroy")]
    assert (front in targets) is bool(wrongs)


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize("wrongs", [0, 3])
def test_the_weak_ask_for_peace_and_pay_for_it(wrongs: int) -> None:
    table = Table()
    table.s.turn = 5
    enemy = table.conspiracy(1)
    if wrongs:
        table.s.notes[0]["wrongs"][enemy] = wrongs
    letters = [p for p in of_kind(ideas(table), "emissary") if p["destination"] == enemy and "gift" in p]
    assert bool(letters) is bool(wrongs)


@pytest.mark.rule("TSW-42")
def test_a_letter_is_answered_and_a_gift_quiets_slander() -> None:
    table = Table()
    table.s.turn = 5
    enemy = table.conspiracy(1)
    table.s.notes[0]["wrongs"][enemy] = 1
    messenger = table.agent(600, 1)
    table.order(1, "emissary", messenger, destination=table.conspiracy(0), message="Peace?", terms="by hand",
                gift="1 MB")  # fmt: skip
    assert of_kind(ideas(table), "leak")
    table.turn(d1_0=3)
    orders = ideas(table)
    assert messenger in [params["destination"] for params in of_kind(orders, "emissary")]
    assert not of_kind(orders, "leak")


@pytest.mark.rule("TSW-60")
def test_enemies_who_show_themselves_will_be_hunted_and_the_leader_guarded() -> None:
    table = Table()
    table.s.turn = 5
    table.agent(600, 0)
    enemy = table.person(30)
    table.knows(0, enemy)
    table.s.notes[0]["wrongs"][enemy] = 1
    wanted = of_kind(ideas(table), "standing")
    assert {"kind": "location-public", "character": enemy} in [params["condition"] for params in wanted]
    table.order(0, "standing", condition={"kind": "attacked", "character": table.leader(0)}, order=next(
        p["order"] for p in wanted if p["order"]["action"] == "guard"
    ))  # fmt: skip
    assert of_kind(ideas(table), "standing") == []


def _plain(table: Table) -> int:
    """A group of the world, from the fourth on, that can do nothing special."""
    return next(n for n in range(4, 60) if table.s.group_facts(2 + n).special is None)


@pytest.mark.rule("TSW-37")
@pytest.mark.parametrize("income", [0, 4])
def test_a_burden_that_takes_the_last_arrow_is_dropped(income: int) -> None:
    table = Table()
    held = [table.group(n, owner=0, power=4, aid=2, arrows=0, income=5) for n in range(3)]
    least = table.group(_plain(table), owner=0, power=1, aid=0, arrows=0, income=income)
    table.s.goals[0] = ["treasury", 500, "any"]
    assert len(held) == table.s.g_arrows[0] - 1
    assert ({"group": least} in of_kind(ideas(table), "drop")) is (income == 0)


@pytest.mark.rule("TSW-36")
def test_whoever_needs_money_sells_what_is_good_for_little() -> None:
    table = Table()
    least = table.group(_plain(table), owner=0, power=1, aid=0, arrows=0, income=2)
    table.group(0, owner=0, power=5, aid=3, arrows=2, income=5)
    table.s.goals[0] = ["treasury", 500, "any"]
    (offer, *_) = of_kind(ideas(table), "give-group")
    assert (offer["group"], offer["to"]) == (least, table.conspiracy(1))
    assert offer["price"] > 0


@pytest.mark.rule("TSW-41", "TSW-92")
@pytest.mark.parametrize(("goal", "action"), [("fronts", "create-front"), ("destroy", "attack-destroy")])
def test_a_secret_goal_is_pursued(goal: str, action: str) -> None:
    table = Table()
    table.s.g_power[0] = 9
    table.knows(0, table.group(1, power=3, resistance=1, arrows=1, align=[]))
    table.s.goals[0] = [goal, 8, "any"]
    assert of_kind(ideas(table), action)


@pytest.mark.rule("TSW-31")
def test_what_has_just_been_attacked_is_looked_at_while_it_can_still_be_given_up() -> None:
    table = Table()
    target, spy = table.group(0), table.agent(600, 0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    spies = [(o["actor"], o["parameters"]["target"]) for o in ideas(table) if o["action"] == "spy"]
    assert spies[0] == (spy, target)


def test_the_world_of_ai_conspiracies_is_alive() -> None:
    seen: Counter[str] = Counter()
    for seed in range(7, 11):
        trial = play(GAME, 4, {}, seed, ["heuristic"])
        moves = [move for _, move in trial.log if move[0] == "order"]
        seen.update({json.loads(str(move[1]))["action"] for move in moves})
    lively = {
        "attack-control", "attack-neutralize", "attack-destroy", "cancel", "emissary", "standing", "leak",
        "create-front", "spy", "scout", "recruit", "infiltrate", "defend", "support", "interfere", "attack",
    }  # fmt: skip
    assert lively <= set(seen), lively - set(seen)


def test_the_heuristic_player_beats_random_ones() -> None:
    won = 0
    for seed in range(4):
        trial = play(GAME, 4, {}, seed, ["random"] * seed + ["heuristic"] + ["random"] * (3 - seed))
        won += trial.kernel.s.result["winners"] == [seed]
    assert won >= 3
