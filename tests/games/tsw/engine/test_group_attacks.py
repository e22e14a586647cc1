"""Attacks on groups and their odds (TSW-30 to TSW-34, TSW-70 to TSW-72)."""

import pytest

from bot.engine.moves import Refused, text
from bot.games.registry import GAMES
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.results import Question
from bot.games.tsw.reading.understanding import understand
from bot.games.tsw.world.formula import decided
from bot.scene.scene import texts
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table

WILL, WONT = 2, 12


def reasons(refused: pytest.ExceptionInfo[Refused]) -> list[str]:
    return [reason.key for reason in refused.value.reasons]


def attack(
    table: Table,
    target: str,
    kind: str = "control",
    mb: int = 3,
    seat: int = 0,
    attacker: str = "",
    **more: object,
) -> None:
    table.knows(seat, target)
    attacker = attacker or table.conspiracy(seat)
    table.order(seat, f"attack-{kind}", attacker=attacker, target=target, mb=mb, **more)


@pytest.mark.rule("TSW-31")
def test_the_picture_says_in_words_which_groups_are_held_by_an_attack() -> None:
    table = Table()

    def held() -> list[str]:
        picture = GAMES["tsw"].pictures.hand(table.view(0), {}, Catalogue().format)
        return [line for line in texts(picture) if "tied up in an attack" in line]

    attack(table, target := table.group(0), support=[table.group(1, owner=0, power=3, aid=2)])
    assert held() == []
    table.turn()
    assert len(held()) == 2
    table.turn(a1=WILL)
    assert table.view(0).group(target).own is True
    assert held() == []


@pytest.mark.rule("TSW-31")
def test_an_attack_is_decided_a_turn_later_and_holds_its_groups_and_agents_until_then() -> None:
    table = Table()
    target = table.group(0)
    helper = table.group(1, owner=0, power=3, aid=2)
    agent = table.agent(0, 0, inside=target)
    attack(table, target, support=[helper], agents=[agent])
    table.turn()
    assert table.keys(0)[0] == "launched-control"
    assert table.view(0).group(target).own is False
    table.knows(0, other := table.group(2))
    for words in ({"attacker": table.conspiracy(0)}, {"attacker": helper}):
        with pytest.raises(Refused) as refused:
            table.order(0, "attack-control", target=other, mb=0, **words)
        assert "tsw-no-busy" in reasons(refused)
    with pytest.raises(Refused) as refused:
        table.order(0, "meditate", agent)
    assert "tsw-no-busy" in reasons(refused)
    table.turn(a1=WILL)
    assert table.view(0).group(target).own is True
    table.order(0, "meditate", agent)


@pytest.mark.rule("TSW-31")
def test_by_an_option_neutral_groups_are_attacked_at_once() -> None:
    table = Table(neutral_attacks="at once")
    target = table.group(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=3)
    table.turn(a1=WILL)
    assert table.view(0).group(target).own is True
    assert table.s.attacks == []


@pytest.mark.rule("TSW-31")
def test_the_owner_and_whoever_has_agents_inside_hear_of_it_each_what_he_can_know() -> None:
    table = Table(4)
    target = table.group(0, owner=1)
    front = table.group(1, owner=0, power=4, arrows=2)
    table.agent(200, 2, inside=front)
    attack(table, target, attacker=front)
    table.turn()
    assert "under-attack" in table.keys(1)
    assert front in table.report(1)
    assert table.conspiracy(0) not in table.report(1)
    assert "attack-rumour" in table.keys(2)
    assert all("attack" not in key for key in table.keys(3))
    assert [a.attacker for a in table.view(1).attacks] == [front]
    assert table.view(3).attacks == ()


@pytest.mark.rule("TSW-31")
def test_a_conspiracy_that_attacks_itself_is_not_named_to_the_owner() -> None:
    table = Table()
    target = table.group(0, owner=1)
    attack(table, target)
    table.turn()
    assert "under-attack-unknown" in table.keys(1)
    assert table.conspiracy(0) not in table.report(1)
    (seen,) = table.view(1).attacks
    assert (seen.attacker, seen.by, seen.mb, seen.support) == (None, None, None, ())


@pytest.mark.rule("TSW-32", "TSW-30")
def test_success_brings_the_target_and_all_below_it_under_the_attacker() -> None:
    table = Table()
    target = table.group(0, owner=1, arrows=2, power=3)
    below = table.group(1, under=0)
    table.s.g_money[table.number(below)] = 4
    attack(table, target)
    table.turn()
    table.turn(a1=WILL)
    own = {group.name: group for group in table.view(0).own_groups}
    assert own[target].master == table.conspiracy(0)
    assert own[below].master == target
    assert own[below].money == 4 + own[below].income + (
        0 if own[below].special is None else table.money(below) - 4 - own[below].income
    )
    assert "defended-success-unknown" in table.keys(1)


@pytest.mark.rule("TSW-32")
def test_the_victor_may_move_money_to_what_he_has_won_without_an_action() -> None:
    table = Table()
    target = table.group(0, income=0)
    attack(table, target)
    table.turn()
    table.turn(a1=WILL)
    table.order(0, "meditate")
    table.order(0, "meditate")
    before = table.money(table.conspiracy(0)), table.money(target)
    table.order(0, "transfer", from_=table.conspiracy(0), to=target, mb=2)
    table.turn()
    assert "transferred" in table.keys(0)
    assert table.money(target) >= before[1] + 2
    table.order(0, "meditate")
    table.order(0, "meditate")
    with pytest.raises(Refused) as refused:
        table.order(0, "transfer", from_=table.conspiracy(0), to=target, mb=1)
    assert reasons(refused) == ["tsw-no-actions-left"]


@pytest.mark.rule("TSW-32")
def test_failure_costs_what_was_put_in() -> None:
    table = Table()
    target = table.group(0)
    before = table.money(table.conspiracy(0))
    attack(table, target, mb=5)
    table.turn()
    table.turn(a1=WONT)
    income = table.s.g_income[0]
    assert table.keys(0)[0] == "control-failure"
    assert table.money(table.conspiracy(0)) == before - 5 + 2 * income


@pytest.mark.rule("TSW-32")
def test_without_an_open_arrow_there_is_no_attack_to_control() -> None:
    table = Table()
    target = table.group(0)
    full = table.group(1, owner=0, power=3, arrows=0)
    table.knows(0, target)
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-control", attacker=full, target=target, mb=1)
    assert "tsw-no-no-arrow" in reasons(refused)


@pytest.mark.rule("TSW-30")
def test_conspiracies_cannot_be_targets_and_money_must_be_there() -> None:
    table = Table()
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-control", attacker=table.conspiracy(0), target=table.conspiracy(1), mb=1)
    assert "tsw-no-conspiracy" in reasons(refused)
    table.knows(0, target := table.group(0))
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=500)
    assert "tsw-no-too-poor" in reasons(refused)


@pytest.mark.rule("TSW-30")
def test_the_attacking_group_pays_first_then_the_conspiracy_unless_said_otherwise() -> None:
    table = Table()
    target = table.group(0)
    front = table.group(1, owner=0, power=3, arrows=2, money=4, income=0)
    attack(table, target, attacker=front, mb=6)
    table.turn()
    assert table.money(front) <= 2
    other = Table()
    front = other.group(1, owner=0, power=3, arrows=2, money=4, income=0)
    target = other.group(0)
    attack(other, target, attacker=front, mb=6, funds=[[other.conspiracy(0), 6]])
    rich = other.money(other.conspiracy(0))
    other.turn()
    assert other.money(front) >= 4
    assert other.money(other.conspiracy(0)) == rich - 6 + other.s.g_income[0]


@pytest.mark.rule("TSW-33")
def test_a_destroyed_group_is_gone_and_what_it_controlled_is_neutral_and_poor() -> None:
    table = Table()
    target = table.group(0, owner=1, arrows=2, power=3, money=9)
    below = table.group(1, under=0, money=7)
    attack(table, target, "destroy")
    table.turn()
    table.turn(a1=WILL)
    assert table.s.named_group(target) == -1
    assert table.view(1).group(target) is None
    assert table.s.owner(table.number(below)) == -1
    assert table.money(below) == 0
    assert "freed-too" in table.keys(1)


@pytest.mark.rule("TSW-33")
def test_own_groups_can_be_destroyed_but_not_by_themselves_nor_the_weakest() -> None:
    table = Table()
    own = table.group(0, owner=0, power=3, arrows=1)
    table.group(1, power=0, aid=0, arrows=0)
    with pytest.raises(Refused):
        table.order(0, "attack-destroy", attacker=own, target=own, mb=1)
    mine = table.group(1, owner=0)
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-destroy", attacker=table.conspiracy(0), target=mine, mb=1)
    assert "tsw-no-indestructible" in reasons(refused)
    table.order(0, "attack-destroy", attacker=table.conspiracy(0), target=own, mb=1)
    table.turn()
    table.turn(a1=WILL)
    assert table.s.named_group(own) == -1


@pytest.mark.rule("TSW-33", "TSW-70")
def test_likeness_hinders_destruction_and_opposition_helps() -> None:
    for kind, like, opposite in (("control", 4, -4), ("destroy", -4, 4)):
        table = Table()
        target = table.group(0, align=["weird", "liberal"], power=2)
        table.s.g_align[0] = ["weird", "conservative"]
        attack(table, target, kind)
        table.turn()
        table.turn()
        parts = table.parts("0.301")
        assert (parts["like"], parts["opposite"]) == (like, opposite)


@pytest.mark.rule("TSW-34")
def test_neutralized_groups_are_free_with_all_below_and_lose_their_treasuries() -> None:
    table = Table()
    target = table.group(0, owner=1, arrows=2, power=3, money=9)
    below = table.group(1, under=0, money=7)
    attack(table, target, "neutralize")
    table.turn()
    table.turn(a1=WILL)
    assert table.parts("0.301")["neutralize"] == 10
    assert {table.s.owner(table.number(name)) for name in (target, below)} == {-1}
    assert (table.money(target), table.money(below)) == (0, 0)


@pytest.mark.rule("TSW-34")
@pytest.mark.parametrize("owner", [-1, 1])
def test_only_enemy_groups_are_neutralized_and_whether_one_still_is_is_hearsay(owner: int) -> None:
    table = Table()
    target, own = table.group(0, owner=owner), table.group(1, owner=0)
    table.knows(0, target)
    table.s.notes[0]["groups"][str(table.number(target))]["owner"] = -1
    with pytest.raises(Refused) as refused:
        table.order(0, "attack-neutralize", attacker=table.conspiracy(0), target=own, mb=1)
    assert "tsw-no-not-enemy" in reasons(refused)
    words = f"Attack to neutralize {target} with {table.conspiracy(0)}, 1 MB"
    (read,) = understand(words, setting(table.view(0)))
    assert getattr(read, "text", read) == text("tsw-ask-confirm-neutral")
    table.order(0, "attack-neutralize", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    assert table.keys(0)[0] == ("attack-pointless" if owner == -1 else "launched-neutralize")


@pytest.mark.rule("TSW-70")
@pytest.mark.parametrize(("depth", "bonus"), [(1, -15), (2, -10), (3, -5), (4, 0)])
def test_the_nearer_to_its_conspiracy_the_harder(depth: int, bonus: int) -> None:
    table = Table()
    for n in range(depth):
        table.group(n, owner=1 if n == 0 else -1, under=n - 1 if n else None, arrows=2, power=3)
    target = table.s.g_name[2 + depth - 1]
    attack(table, target)
    table.turn()
    table.turn()
    assert table.parts("0.301").get("position", 0) == bonus


@pytest.mark.rule("TSW-33", "TSW-70")
@pytest.mark.parametrize(("depth", "bonus"), [(1, -15), (2, -10), (3, -5), (4, 0)])
def test_a_group_of_ones_own_is_as_hard_to_destroy_as_anybodys(depth: int, bonus: int) -> None:
    table = Table()
    for n in range(depth):
        table.group(n, owner=0 if n == 0 else -1, under=n - 1 if n else None, arrows=2, power=3)
    attack(table, table.s.g_name[2 + depth - 1], "destroy")
    table.turn()
    table.turn()
    assert table.parts("0.301").get("position", 0) == bonus


@pytest.mark.rule("TSW-70", "TSW-46", "TSW-37")
def test_everything_counts_together() -> None:
    table = Table()
    target = table.group(0, owner=1, resistance=5, money=9, align=["criminal"])
    helper = table.group(1, owner=0, power=3, aid=2)
    mole = table.agent(10, 0, inside=target, power=3)
    keeper = table.agent(20, 1, inside=target, power=2)
    table.s.g_align[0] = ["weird"]
    attack(table, target, mb=7, support=[helper])
    table.turn()
    table.order(0, "support", mole, attack=f"{table.conspiracy(0)} on {target}")
    table.order(1, "interfere", keeper, attack=f"attack on {target}")
    table.order(1, "defend", group=target, mb=4, from_=target)
    table.order(1, "defend", group=target, mb=3, from_=table.conspiracy(1))
    table.turn()
    parts = table.parts("0.301")
    assert parts.pop("power") == table.s.g_power[0]
    assert parts == {
        "support": 2, "resistance": -5, "position": -15, "helpers": 3, "interference": -2, "money": 7,
        "defence": -(2 * 4 + 3),
    }  # fmt: skip


@pytest.mark.rule("TSW-53", "TSW-46")
@pytest.mark.parametrize(("dice", "wiser"), [(WILL, 0), (WONT, 1)])
def test_the_agents_of_the_side_that_has_its_way_gain_experience(dice: int, wiser: int) -> None:
    table = Table()
    target = table.group(0, owner=1)
    agents = [table.agent(10, 0, inside=target, wins=1), table.agent(20, 1, inside=target, wins=1)]
    attack(table, target)
    table.turn()
    table.order(0, "support", agents[0], attack=f"{table.conspiracy(0)} on {target}")
    table.order(1, "interfere", agents[1], attack=f"attack on {target}")
    table.turn(a1=dice)
    assert [seat for seat in (0, 1) if "grown-power" in table.keys(seat)] == [wiser]


@pytest.mark.rule("TSW-71")
@pytest.mark.parametrize(
    ("base", "faces", "expected"),
    [(7, (3, 4), True), (6, (3, 4), False), (-20, (1, 1), True), (40, (6, 6), False), (40, (6, 5), True)],
)
def test_two_dice_at_most_as_high_as_the_base_succeed(
    base: int, faces: tuple[int, int], expected: bool
) -> None:
    assert decided(base, faces) is expected


@pytest.mark.rule("TSW-72")
def test_no_figure_of_the_odds_reaches_a_player() -> None:
    table = Table()
    target = table.group(0, owner=1)
    attack(table, target, mb=3)
    table.turn()
    events = table.turn()
    assert table.s.checks
    for seat in (0, 1, None):
        shown = repr([event.seen_by(seat) for event in events]) + repr(table.view(seat))
        assert "'dice'" not in shown
        assert "checks" not in shown
        assert "'resistance', -" not in shown


@pytest.mark.rule("TSW-31", "TSW-15")
def test_an_attack_collapses_when_its_leader_is_lost() -> None:
    table = Table()
    target = table.group(0)
    front = table.group(1, owner=0, power=3, arrows=2)
    attack(table, target, attacker=front)
    table.turn()
    table.order(0, "drop", group=front)
    table.turn()
    assert table.s.attacks == []
    assert "attack-not-yours" in table.keys(0)
    assert not table.view(0).group(target).own


@pytest.mark.rule("TSW-31")
def test_a_group_in_an_undecided_attack_neither_pays_nor_moves_nor_is_given_away() -> None:
    table = Table()
    front = table.group(1, owner=0, power=3, arrows=2, money=5)
    other = table.group(2, owner=0, power=3, arrows=2)
    attack(table, table.group(0), attacker=front)
    table.turn()
    for action, more in (
        ("transfer", {"from_": front, "to": table.conspiracy(0), "mb": 1}),
        ("move-group", {"group": front, "to": other}),
        ("give-group", {"group": front, "to": table.conspiracy(1)}),
    ):
        with pytest.raises(Refused) as refused:
            table.order(0, action, **more)
        assert "tsw-no-busy" in reasons(refused)
    table.order(0, "transfer", from_=table.conspiracy(0), to=front, mb=1)


@pytest.mark.rule("TSW-31")
def test_who_is_tied_up_stays_so_when_a_standing_order_comes_true() -> None:
    table = Table()
    front = table.group(1, owner=0, power=3, arrows=2, money=30)
    inner = {
        "actor": table.leader(0), "action": "transfer", "flavour": "",
        "parameters": {"from": front, "to": table.conspiracy(0), "mb": 9},
    }  # fmt: skip
    rich = {"kind": "treasury-exceeds", "group": front, "mb": 25}
    attack(table, table.group(0), attacker=front, mb=0)
    table.turn()
    table.s.g_money[table.number(front)] = 30
    table.s.standing[0].append({"actor": table.leader(0), "condition": rich, "order": inner})
    table.turn()
    assert "transferred" not in table.keys(0)
    assert table.money(front) >= 30
    table.turn()
    assert "transferred" in table.keys(0)


@pytest.mark.rule("TSW-37", "TSW-31")
def test_who_cancels_can_order_the_freed_about_at_once() -> None:
    table = Table()
    target, other = table.group(0), table.group(1)
    agent = table.agent(0, 0, inside=target)
    attack(table, target, agents=[agent])
    table.turn()
    table.order(0, "cancel", attack=table.view(0).attacks[0].name)
    attack(table, other, mb=1)
    table.order(0, "meditate", agent)
    table.turn()
    assert {"cancelled", "launched-control"} <= set(table.keys(0))
    assert [check["action"] for check in table.s.checks] == ["meditate"]
    assert [a.target for a in table.view(0).attacks] == [other]


@pytest.mark.rule("TSW-30")
def test_an_agent_who_is_not_inside_is_no_help_and_his_master_is_told() -> None:
    table = Table()
    target, outsider = table.group(0), table.agent(300, 0)
    table.knows(0, target)
    launch = {"attacker": table.conspiracy(0), "target": target, "mb": 1, "agents": [outsider]}
    inner = {"actor": table.leader(0), "action": "attack-control", "parameters": launch, "flavour": ""}
    rich = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 1}
    table.order(0, "standing", condition=rich, order=inner)
    table.turn()
    assert "assist-outside" in table.keys(0)
    assert not table.view(0).person(outsider).busy
    table.turn()
    assert "helpers" not in table.parts("0.301")


@pytest.mark.rule("TSW-33", "TSW-21")
@pytest.mark.parametrize("sure", [0, 1])
def test_hearsay_of_weakness_and_what_a_spy_was_made_to_believe_forbid_no_attack_to_destroy(
    sure: int,
) -> None:
    table = Table()
    weak = table.group(1, power=1, aid=0, arrows=0)
    table.knows(0, weak)
    table.s.notes[0]["groups"][str(table.number(weak))] |= {"power": 0, "sure": sure}
    words = f"Attack to destroy {weak} with {table.conspiracy(0)}, 1 MB"
    (read,) = understand(words, setting(table.view(0)))
    asked = isinstance(read, Question) and read.text.key == "tsw-ask-confirm-weak"
    assert asked == bool(sure)
    attack(table, weak, "destroy")
    table.turn()
    assert "launched-destroy" in table.keys(0)


@pytest.mark.rule("TSW-46")
def test_support_and_interference_need_somebody_inside() -> None:
    table = Table()
    target = table.group(0, owner=1)
    outsider = table.agent(300, 1)
    attack(table, target)
    table.turn()
    with pytest.raises(Refused) as refused:
        table.order(1, "interfere", outsider, attack=f"attack on {target}")
    assert "tsw-no-not-inside" in reasons(refused)
    with pytest.raises(Refused) as refused:
        table.order(1, "interfere", outsider, attack="attack on the moon")
    assert "tsw-no-no-such-attack" in reasons(refused)


@pytest.mark.rule("TSW-46", "TSW-31")
def test_an_agent_can_join_an_attack_in_the_turn_it_is_ordered() -> None:
    table = Table()
    target = table.group(0)
    mole = table.agent(10, 0, inside=target, power=3)
    attack(table, target)
    table.order(0, "support", mole, attack=f"{table.conspiracy(0)} on {target}")
    table.turn()
    assert table.view(0).person(mole).busy
    table.turn()
    assert table.parts("0.301")["helpers"] == 3
