"""Who comes to know that a group has changed hands or that somebody was attacked, and who does not."""

import pytest

from bot.engine.moves import Refused
from bot.games.tsw.world.formula import word
from tests.games.tsw.engine.table import Table
from tests.games.tsw.engine.test_ai import ideas

WILL, WONT = 2, 12


def wait_for(table: Table, seat: int, **condition: object) -> None:
    """The seat's leader is to meditate if the condition is met."""
    inner = {"actor": table.leader(seat), "action": "meditate", "parameters": {}, "flavour": ""}
    table.order(seat, "standing", condition=condition, order=inner)


def taken(table: Table, target: str, kind: str = "control", seat: int = 0) -> None:
    """The seat attacks a group and wins."""
    table.knows(seat, target)
    table.order(seat, f"attack-{kind}", attacker=table.conspiracy(seat), target=target, mb=1)
    table.turn()
    table.turn(a1=WILL)


@pytest.mark.rule("TSW-60", "TSW-80")
@pytest.mark.parametrize("reads", [True, False])
def test_that_a_group_changes_hands_is_known_to_readers_only(reads: bool) -> None:
    table = Table(3)
    target = table.group(0, power=0, aid=0)
    other = table.group(1, power=9)
    table.knows(2, target)
    wait_for(table, 2, kind="changes-hands", group=target)
    if reads:
        table.order(2, "subscribe")
    table.knows(1, other)
    table.order(1, "attack-control", attacker=table.conspiracy(1), target=other, mb=1)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.turn(a1=WILL, a2=WILL)
    assert other in str(table.s.issue["headline"])
    table.turn()
    assert ("standing-met" in table.keys(2)) is reads
    assert (table.view(2).group(target).owner == "somebody") is reads


@pytest.mark.rule("TSW-60", "TSW-80")
def test_everybody_reads_the_headline() -> None:
    table = Table(3)
    target = table.group(0)
    assert table.view(2).group(target) is None
    taken(table, target)
    assert target in str(table.s.issue["headline"])
    assert table.view(2).group(target).owner == "somebody"


@pytest.mark.rule("TSW-80", "TSW-13")
def test_a_reader_can_name_the_groups_of_which_the_paper_tells() -> None:
    table = Table(3)
    target, front = table.group(0), table.group(1, owner=0, power=4, arrows=1)
    table.order(2, "subscribe")
    table.knows(0, target)
    table.order(0, "attack-control", attacker=front, target=target, mb=0)
    table.turn()
    table.turn(a1=WONT)
    assert table.view(2).group(front) is not None
    table.order(2, "scout", group=front)


@pytest.mark.rule("TSW-34", "TSW-32")
def test_attacker_and_former_owner_know_who_is_free() -> None:
    table = Table()
    target, below = table.group(0, owner=1, arrows=2), table.group(1, under=0)
    table.knows(0, target)
    table.s.notes[0]["groups"][str(table.number(target))]["owner"] = 1
    taken(table, target, "neutralize")
    assert table.view(0).group(target).owner == ""
    assert [table.view(1).group(name).owner for name in (target, below)] == ["", ""]


@pytest.mark.rule("TSW-32")
def test_who_loses_a_branch_still_knows_the_groups_in_it() -> None:
    table = Table()
    target, below = table.group(0, owner=1, arrows=2), table.group(1, under=0)
    taken(table, target)
    assert [table.view(1).group(name).owner for name in (target, below)] == ["somebody", "somebody"]
    assert table.view(1).group(below).master == target


@pytest.mark.rule("TSW-60", "TSW-40")
@pytest.mark.parametrize(("dice", "felt"), [(WILL, True), (8, False), (WONT, True)])
def test_an_attempt_that_nobody_notices_meets_no_condition(dice: int, felt: bool) -> None:
    table = Table()
    mark, killer = table.agent(0, 0, toughness=4), table.agent(600, 1, power=6)
    table.knows(1, mark)
    wait_for(table, 0, kind="attacked", character=mark)
    table.order(1, "attack", killer, target=mark, location="anywhere", intention="confuse")
    table.turn(d1_0=dice)
    told = {"victim-confused", "attempt"} & set(table.keys(0))
    assert bool(told) is felt
    table.turn()
    assert ("standing-met" in table.keys(0)) is felt


@pytest.mark.rule("TSW-60")
@pytest.mark.parametrize("found_out", [True, False])
def test_an_attack_by_somebody_is_announced_to_whoever_knows_that_it_is_his(found_out: bool) -> None:
    table = Table()
    own, front = table.group(0, owner=0), table.group(1, owner=1, power=4, arrows=2)
    table.knows(0, front)
    if found_out:
        table.s.notes[0]["groups"][str(table.number(front))]["owner"] = 1
    wait_for(table, 0, kind="attack-announced", by=table.conspiracy(1))
    table.knows(1, own)
    table.order(1, "attack-control", attacker=front, target=own, mb=1)
    table.turn()
    table.turn()
    assert ("standing-met" in table.keys(0)) is found_out


@pytest.mark.rule("TSW-60")
def test_ones_own_attack_is_no_attack_on_a_group_of_mine() -> None:
    table = Table()
    own = table.group(0, owner=0, power=3, arrows=1)
    wait_for(table, 0, kind="group-attacked", group="any of mine")
    table.order(0, "attack-destroy", attacker=table.conspiracy(0), target=own, mb=0)
    table.turn()
    table.turn()
    assert "standing-met" not in table.keys(0)


@pytest.mark.rule("TSW-51")
def test_what_is_not_true_about_a_person_looks_like_what_is() -> None:
    table = Table()
    agent, target = table.agent(600, 0, power=3), table.person(20, power=4, toughness=5)
    table.knows(0, target)
    table.order(0, "spy", agent, target=target)
    table.turn()
    check = table.check("0.0")
    base = sum(amount for _, amount in check["parts"])
    table.order(0, "spy", agent, target=target)
    table.turn(d0_0=base + 3)
    assert [key for key in table.keys(0) if key in ("spy-person", "candidate-more")] == [
        "spy-person",
        "candidate-more",
    ]
    page = table.view(0).person(target)
    assert page.power != word(4)
    assert page.skills
    assert not set(page.skills) & set(table.s.skills(table.s.named_person(target)))


@pytest.mark.rule("TSW-80")
def test_a_teaser_corrects_what_was_known_before() -> None:
    table = Table()
    table.order(0, "subscribe")
    table.turn()
    pages = table.s.notes[0]["groups"]
    for g in range(2, len(table.s.g_name)):
        table.knows(0, table.s.g_name[g])
        pages[str(g)]["owner"] = 1
    table.turn()
    told = [line[2]["group"] for line in table.s.issue["sections"]["teasers"]]
    assert told
    assert {table.view(0).group(name).owner for name in told} == {""}


@pytest.mark.rule("TSW-49", "TSW-45", "TSW-81")
def test_every_master_is_told_that_a_double_agent_is_dead_and_nobody_orders_the_dead_about() -> None:
    table = Table()
    group = table.group(0, resistance=14)
    table.s.retold[f"g{table.number(group)}"] = {"danger": "lethal"}
    double = table.agent(600, 0, loyalty=9, power=1)
    table.agent(600, 1, loyalty=2)
    table.knows(0, group)
    table.order(0, "infiltrate", double, group=group)
    table.turn(d0_0=12)
    assert "infiltrate-dead" in table.keys(0)
    assert "victim-dead" in table.keys(1)
    assert [table.view(seat).person(double).alive for seat in (0, 1)] == [False, False]
    assert not any(order["parameters"].get("target") == double for order in ideas(table, 1))


@pytest.mark.rule("TSW-41", "TSW-01")
@pytest.mark.parametrize("neutral", [True, False])
def test_where_a_front_opens_says_nothing_about_the_headquarters(neutral: bool) -> None:
    printed = []
    for town in range(2):
        table = Table()
        table.s.minds[0]["place"] = table.s.stock.places[town].name
        table.order(0, "create-front", name="Stars Within", mb=2, purpose="contact", symbol="a green face",
                    alignments=["weird"], neutral=neutral)  # fmt: skip
        table.turn(d0_0=2)
        (notice,) = [line for line in table.s.issue["sections"]["classifieds"] if line[0] == "front-opened"]
        printed.append(notice[2]["place"])
        assert table.view(0).group("Stars Within").place == notice[2]["place"]
    assert printed[0] == printed[1]


@pytest.mark.rule("TSW-49", "TSW-45")
def test_where_another_master_has_sent_a_double_agent_is_not_seen() -> None:
    table = Table()
    group = table.group(9, resistance=0)
    agent = table.agent(0, 0)
    table.agent(0, 1)
    table.knows(1, group)
    before = table.view(0)
    table.order(1, "infiltrate", agent, group=group)
    table.turn(d1_0=WILL)
    assert group in table.view(1).person(agent).inside
    assert table.view(0).person(agent).inside == before.person(agent).inside
    assert table.view(0).group(group) == before.group(group) is None
    table.knows(0, group)
    table.order(0, "infiltrate", agent, group=group)
    table.turn(d0_0=WILL)
    assert "infiltrate-success" in table.keys(0)
    assert group in table.view(0).person(agent).inside


@pytest.mark.rule("TSW-49", "TSW-31", "TSW-46")
def test_an_attack_on_a_group_is_rumoured_only_to_the_master_whose_man_is_inside() -> None:
    table = Table(3)
    target = table.group(0)
    agent = table.agent(200, 1, inside=target)
    table.agent(200, 2)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    assert "attack-rumour-unknown" in table.keys(1)
    assert table.keys(2) == []
    assert table.view(2).attacks == ()
    table.order(1, "interfere", agent, attack=table.view(1).attacks[0].name)
    with pytest.raises(Refused):
        table.order(2, "interfere", agent, attack=table.view(1).attacks[0].name)


@pytest.mark.rule("TSW-90", "TSW-45")
def test_a_membership_that_the_gamemaster_grants_is_known_to_every_master() -> None:
    table = Table()
    group = table.group(9)
    agent = table.agent(0, 0, inside=group)
    table.agent(0, 1)
    table.host("adjust", "member", agent, group, "yes")
    assert [group in table.view(seat).person(agent).inside for seat in (0, 1)] == [True, True]
    table.host("adjust", "member", agent, group, "no")
    assert [group in table.view(seat).person(agent).inside for seat in (0, 1)] == [False, False]
