"""The free transfer to a group that was just won, and offers of groups that come to nothing (TSW-32,
TSW-36)."""

import pytest

from bot.engine.moves import Refused
from tests.games.tsw.engine.table import Table

WILL = 2


def winner(table: Table, **figures: int) -> str:
    """The conspiracy of seat 0 has just captured a group: the group."""
    target = table.group(0, resistance=0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.turn(a1=WILL, **figures)
    assert table.view(0).group(target).own
    return target


@pytest.mark.rule("TSW-32", "TSW-12")
def test_only_one_transfer_to_what_was_won_is_free() -> None:
    table = Table()
    target, root = winner(table), table.conspiracy(0)
    for actions in (2, 1, 0):
        table.order(0, "transfer", from_=root, to=target, mb=1)
        assert table.view(0).own_people[0].actions == actions
    with pytest.raises(Refused) as refused:
        table.order(0, "transfer", from_=root, to=target, mb=1)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-actions-left"]
    table.write(0, "withdraw", 0)
    assert table.view(0).own_people[0].actions == 1
    table.order(0, "meditate")
    table.turn()
    assert table.keys(0).count("transferred") == 2


@pytest.mark.rule("TSW-32", "TSW-14")
def test_the_free_transfer_stays_free_when_it_is_replaced() -> None:
    table = Table()
    target, root = winner(table), table.conspiracy(0)
    for mb in (1, 2, 3):
        table.order(0, "transfer", from_=root, to=target, mb=mb)
    other = table.view(0).lines[0][1]
    table.write(0, "replace", 1, other)
    assert table.view(0).own_people[0].actions == 0
    table.turn()
    assert table.keys(0).count("transferred") == 3


@pytest.mark.rule("TSW-32", "TSW-40")
def test_a_leader_who_is_held_can_still_make_the_free_transfer_and_no_other() -> None:
    table = Table()
    kidnapper = table.agent(3, 1, power=9)
    table.knows(1, table.leader(0))
    target, root = table.group(0, resistance=0), table.conspiracy(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=root, target=target, mb=1)
    table.turn()
    table.order(1, "attack", kidnapper, target=table.leader(0), location="home", intention="kidnap")
    table.turn(a1=WILL, d1_0=WILL)
    assert table.view(0).own_people[0].hurt
    table.order(0, "transfer", from_=root, to=target, mb=3)
    with pytest.raises(Refused) as refused:
        table.order(0, "transfer", from_=root, to=target, mb=1)
    assert "tsw-no-busy" in [reason.key for reason in refused.value.reasons]
    table.turn()
    assert "transferred" in table.keys(0)
    assert "actor-hurt" not in table.keys(0)


@pytest.mark.rule("TSW-36")
def test_of_two_who_accept_a_group_one_gets_it_and_the_giver_hears_only_that() -> None:
    table = Table(3)
    group = table.group(1, owner=0)
    for taker in (1, 2):
        table.order(0, "give-group", group=group, to=table.conspiracy(taker))
    table.turn()
    for taker in (1, 2):
        (offer,) = table.view(taker).offers
        table.write(taker, "answer", offer.number, "yes")
    table.turn()
    assert "given-away" in table.keys(0)
    assert "offer-declined" not in table.keys(0)
    assert sorted(("received" in table.keys(q), "offer-failed" in table.keys(q)) for q in (1, 2)) == [
        (False, True),
        (True, False),
    ]


@pytest.mark.rule("TSW-36", "TSW-81")
def test_who_has_not_answered_yet_is_told_when_an_offer_is_void() -> None:
    table = Table()
    group = table.group(1, owner=0)
    table.order(0, "give-group", group=group, to=table.conspiracy(1))
    table.turn()
    table.order(0, "drop", group=group)
    table.turn()
    assert "offer-void" in table.keys(1)
    assert "offer-declined" not in table.keys(0)
    assert table.view(1).offers == ()
