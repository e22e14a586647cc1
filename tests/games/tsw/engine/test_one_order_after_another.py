"""What the orders on a sheet make possible for those that come after them (TSW-15)."""

import pytest

from bot.engine.moves import Refused
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.work import Work
from bot.games.tsw.play.state import NOBODY
from tests.games.tsw.engine.table import Table


def structure(**money: int) -> tuple[Table, str, str, str]:
    """Two groups under a conspiracy that has nothing, the first with a full arrow; and what hangs there."""
    table = Table()
    one, other = table.group(0, owner=0, arrows=1, power=3, money=5), table.group(1, owner=0, money=0)
    table.s.g_money[0] = 0
    return table, one, other, table.group(2, under=0)


@pytest.mark.rule("TSW-35", "TSW-15")
def test_money_can_be_sent_on_in_the_same_turn() -> None:
    table, one, other, _ = structure()
    with pytest.raises(Refused):
        table.order(0, "transfer", from_=table.conspiracy(0), to=other, mb=4)
    table.order(0, "transfer", from_=one, to=table.conspiracy(0), mb=5)
    with pytest.raises(Refused):
        table.order(0, "transfer", from_=table.conspiracy(0), to=other, mb=6)
    table.order(0, "transfer", from_=table.conspiracy(0), to=other, mb=4)
    table.turn()
    assert table.answers(0) == [("done", ["transferred"]), ("done", ["transferred"])]
    assert table.money(other) == 4 + table.view(0).group(other).income


@pytest.mark.rule("TSW-36", "TSW-15")
def test_an_arrow_from_which_a_group_moves_away_is_open_to_another() -> None:
    table, one, other, hanging = structure()
    with pytest.raises(Refused):
        table.order(0, "move-group", group=other, to=one)
    table.order(0, "move-group", group=hanging, to=table.conspiracy(0))
    table.order(0, "move-group", group=other, to=one)
    table.turn()
    assert table.view(0).group(other).master == one
    assert table.view(0).group(hanging).master == table.conspiracy(0)


@pytest.mark.rule("TSW-35", "TSW-36")
def test_a_group_can_be_paid_by_the_one_under_which_it_has_just_been_moved() -> None:
    table, one, _, hanging = structure()
    table.order(0, "move-group", group=hanging, to=table.conspiracy(0))
    with pytest.raises(Refused):
        table.order(0, "transfer", from_=one, to=hanging, mb=1)
    table.write(0, "withdraw", 0)
    table.order(0, "transfer", from_=one, to=hanging, mb=1)
    table.turn()
    assert table.keys(0) == ["transferred"]


@pytest.mark.rule("TSW-36", "TSW-14")
def test_moves_that_go_round_in_a_circle_once_a_line_is_withdrawn_are_refused_or_fail() -> None:
    table, one, _, hanging = structure()
    table.s.g_arrows[table.number(hanging)] = 1
    table.order(0, "move-group", group=hanging, to=table.conspiracy(0))
    table.order(0, "move-group", group=one, to=hanging)
    table.write(0, "withdraw", 0)
    with pytest.raises(Refused):
        table.order(0, "move-group", group=one, to=hanging)
    table.turn()
    assert table.keys(0) == ["below-itself"]


@pytest.mark.rule("TSW-37", "TSW-30")
def test_an_arrow_of_which_a_group_is_dropped_is_free_for_an_attack_of_the_same_turn() -> None:
    table, one, _, hanging = structure()
    table.knows(0, target := table.group(3))
    with pytest.raises(Refused):
        table.order(0, "attack-control", attacker=one, target=target, mb=1)
    table.order(0, "drop", group=hanging)
    table.order(0, "attack-control", attacker=one, target=target, mb=1)
    table.turn()
    assert table.answers(0) == [("done", ["dropped"]), ("waiting", ["launched-control"])]
    assert table.s.g_master[table.number(hanging)] == NOBODY
    table.turn(a1=2)
    assert table.view(0).group(target).master == one


@pytest.mark.rule("TSW-41", "TSW-37")
def test_a_front_needs_an_open_arrow_of_the_group_that_is_to_control_it() -> None:
    table, one, _, hanging = structure()
    table.s.g_money[0] = 5
    front = {"mb": 1, "purpose": "quiet work", "symbol": "a teapot", "alignments": ["weird"], "name": "Tea"}
    with pytest.raises(Refused) as refused:
        table.order(0, "create-front", **front, under=one)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-no-arrow"]
    table.order(0, "drop", group=hanging)
    table.order(0, "create-front", **front, under=one)
    table.turn(d0_1=2)
    assert table.view(0).group("Tea").master == one


@pytest.mark.rule("TSW-41", "TSW-13")
@pytest.mark.parametrize("full", [True, False])
def test_a_front_that_would_be_nobodys_for_want_of_an_arrow_is_asked_about(full: bool) -> None:
    table = Table()
    for n in range(4 if full else 3):
        table.group(n, owner=0)
    alignments = (table.view(0).alignments[0][0],)
    params = {"mb": 1, "purpose": "quiet work", "symbol": "a teapot", "alignments": alignments}
    asked = Work("create-front", table.leader(0), dict(params))
    judge(setting(table.view(0)), asked)
    wanted = Work("create-front", table.leader(0), {**params, "neutral": True})
    judge(setting(table.view(0)), wanted)
    assert (asked.confirm, wanted.confirm) == ("adrift" if full else "", "")
    assert not asked.objections
