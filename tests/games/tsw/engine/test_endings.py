"""How games end, and what becomes of a conspiracy whose player goes (TSW-81, TSW-90, TSW-92)."""

import pytest

from bot.engine.moves import CHANCE, HOST, Event
from bot.engine.replay import begin
from bot.games.tsw.play.notes import learn_group, learn_person
from bot.games.tsw.rules import RULES
from bot.games.tsw.say.words import WORDS
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-92")
def test_the_first_to_control_enough_groups_wins() -> None:
    table = Table(groups_to_win=6)
    table.s.goals = [["treasury", 999, ""], ["treasury", 999, ""]]
    for n in range(6):
        table.group(n, owner=0 if n < 4 else -1, under=None if n < 4 else 0, arrows=3, power=3)
    table.turn()
    assert table.kernel.outcome() == {"winners": [0], "how": ["groups"], "ranking": [0, 1]}


@pytest.mark.rule("TSW-92")
@pytest.mark.parametrize(
    "goal",
    [["control", 1, ""], ["treasury", 20, ""], ["people", 1, ""], ["destroy", 1, ""], ["fronts", 1, ""]],
)
def test_a_secret_goal_wins(goal: list[object]) -> None:
    table = Table()
    table.s.goals = [goal, ["treasury", 999, ""]]
    table.group(0, owner=0)
    table.agent(0, 0)
    table.s.destroyed[0], table.s.fronts[0], table.s.g_money[0] = (
        1,
        [table.number(table.group(5, owner=0))],
        30,
    )
    assert table.view(0).goal[3] >= goal[1]
    table.turn()
    assert table.kernel.outcome()["how"] == ["goal"]


@pytest.mark.rule("TSW-41", "TSW-92")
@pytest.mark.parametrize(("goal", "neutral"), [(["control", 2, "fanatic"], False), (["fronts", 2, ""], True)])
def test_nobody_wins_by_groups_that_he_founds_and_does_not_hold_or_did_not_conquer(
    goal: list[object], neutral: bool
) -> None:
    table = Table()
    table.s.goals[0] = goal
    front = {
        "mb": 1,
        "purpose": "prayer",
        "symbol": "a candle",
        "alignments": ["fanatic"],
        "neutral": neutral,
    }
    for name in ("Chapel One", "Chapel Two"):
        table.order(0, "create-front", name=name, **front)
    table.turn(d0_0=2, d0_1=2)
    assert {"Chapel One", "Chapel Two"} <= {group.name for group in table.view(0).groups}
    assert table.view(0).goal == (*goal, 0)
    assert table.kernel.outcome() is None


@pytest.mark.rule("TSW-41", "TSW-92")
def test_own_fronts_count_neither_among_the_groups_that_win_nor_in_the_ranking() -> None:
    table = Table(groups_to_win=6)
    table.s.goals = [["treasury", 999, ""]] * 2
    figures = {"power": 1, "aid": 0, "arrows": 2, "income": 0}
    for n in range(4):
        table.group(n, owner=0, **figures)
    table.s.fronts[0] = [table.number(table.group(n, under=0)) for n in (4, 5)]
    for n in range(6, 10):
        table.group(n, owner=1, **figures)
    table.group(10, under=6)
    table.turn()
    assert table.kernel.outcome() is None
    table.host("end")
    assert table.kernel.outcome()["ranking"] == [1, 0]


@pytest.mark.rule("TSW-92")
def test_after_the_last_turn_the_ranking_decides() -> None:
    table = Table(end="turns", last_turn=12)
    table.group(0, owner=1)
    for _ in range(12):
        assert table.kernel.outcome() is None
        table.turn()
    assert table.kernel.outcome()["winners"] == [1]


@pytest.mark.rule("TSW-92")
def test_by_an_option_a_share_of_all_power_wins() -> None:
    table = Table(6, end="power")
    for n in range(4):
        table.group(n, owner=3, power=20)
    table.turn()
    assert table.kernel.outcome()["how"] == ["power"]


@pytest.mark.rule("TSW-92")
def test_a_share_of_power_can_be_won_by_one_of_two() -> None:
    table = Table(2, end="power")
    table.group(0, owner=1, power=9)
    table.turn()
    assert table.kernel.outcome() is None
    for n in range(1, 4):
        table.group(n, owner=1, power=20)
    table.turn()
    assert (table.kernel.outcome()["winners"], table.kernel.outcome()["how"]) == ([1], ["power"])


@pytest.mark.rule("TSW-92")
def test_all_who_reach_their_goal_on_one_turn_win_together() -> None:
    table = Table(3)
    table.s.goals = [["control", 1, ""], ["treasury", 999, ""], ["people", 1, ""]]
    table.group(0, owner=0)
    table.agent(0, 2)
    table.turn()
    assert (table.kernel.outcome()["winners"], table.kernel.outcome()["how"]) == ([0, 2], ["goal", "goal"])


def told_to_all(table: Table, events: list[Event]) -> list[str]:
    lines = [WORDS.happened(table.view(None), event) for event in events if event.public is not None]
    return [Catalogue().format(line, {}) for line in lines if line is not None]


@pytest.mark.rule("TSW-92")
def test_of_all_who_win_together_it_is_told_by_what() -> None:
    table = Table(3, groups_to_win=6)
    table.s.goals = [["control", 99, ""], ["treasury", 999, ""], ["people", 1, ""]]
    for n in range(6):
        table.group(n, owner=0 if n < 4 else -1, under=None if n < 4 else 0, arrows=3, power=3)
    table.agent(0, 2)
    told = told_to_all(table, table.turn())
    assert f"{table.conspiracy(0)} controls enough of the world to call it its own." in told
    assert f"{table.conspiracy(2)} has reached its secret goal." in told
    assert sum("secret goal." in line for line in told) == 1


@pytest.mark.rule("TSW-92", "TSW-90")
@pytest.mark.parametrize(("end", "winners"), [("moderator", [1]), ("goals", [])])
def test_when_the_moderator_ends_the_game_the_ranking_is_told_and_wins_if_his_word_was_to_be_the_end(
    end: str, winners: list[int]
) -> None:
    table = Table(end=end)
    table.group(0, owner=1)
    told = told_to_all(table, table.host("end"))
    assert table.kernel.outcome()["winners"] == winners
    assert table.kernel.outcome()["ranking"] == [1, 0]
    assert told[0] == "The gamemaster has closed the game."
    assert (f"{table.conspiracy(1)} stands first at the end." in told) is bool(winners)
    assert [line[:2] for line in told[-2:]] == ["1.", "2."]
    assert table.conspiracy(1) in told[-2]


@pytest.mark.rule("TSW-90")
def test_a_game_that_is_closed_before_its_founding_has_no_ranking() -> None:
    kernel = begin(RULES, 2, {"end": "moderator"})
    kernel.submit(CHANCE, (5,))
    kernel.submit(HOST, ("end",))
    assert kernel.outcome() == {"winners": [], "how": []}


@pytest.mark.rule("TSW-81", "TSW-90")
@pytest.mark.parametrize("review", [False, True])
def test_whoever_knew_of_an_attack_is_told_that_it_goes_with_him_who_leaves(review: bool) -> None:
    table = Table(3, review=review)
    mine = table.group(0, owner=0)
    theirs = table.group(6, owner=1, power=5, arrows=1)
    table.knows(1, mine)
    table.order(1, "attack-control", attacker=theirs, target=mine, mb=1)
    table.turn()
    if review:
        table.host("approve")
        table.close()
        table.kernel.submit(CHANCE, (5,))
    assert table.view(0).attacks
    told = table.host("leave", 1)
    assert [list(event.private) for event in told if event.kind == "attack-off"] == [[0]]
    assert table.view(0).attacks == ()
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-72", "TSW-90")
def test_what_lies_on_the_desk_for_him_who_leaves_is_given_to_nobody() -> None:
    table = Table(3, review=True)
    mine = table.group(0, owner=0)
    table.knows(1, mine)
    table.order(1, "attack-control", attacker=table.conspiracy(1), target=mine, mb=1)
    table.turn()
    assert "under-attack-unknown" in table.keys(0)
    table.host("console", 1, "money", "4", "Never mind.")
    table.host("leave", 1)
    assert table.keys(0) == [], "of an attack that was never told of nothing is told"
    table.host("adjust", "group", mine, "power", 5)
    assert table.money(mine) == table.s.g_income[table.number(mine)]
    assert table.s.g_money[1] == 0
    table.host("approve")
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-36", "TSW-90")
@pytest.mark.parametrize("leaver", [0, 1])
def test_an_offer_is_off_when_either_side_leaves(leaver: int) -> None:
    table = Table(3)
    table.order(0, "give-group", group=table.group(0, owner=0), to=table.conspiracy(1), price=3)
    table.turn()
    told = [event for event in table.host("leave", leaver) if event.kind == "offer-off"]
    assert [list(event.private) for event in told] == [[1 - leaver]]
    assert table.view(1 - leaver).offers == ()


@pytest.mark.rule("TSW-90")
def test_a_conspiracy_that_is_no_more_is_nobodys_master_in_anybodys_file() -> None:
    table = Table(3)
    group = table.group(0, owner=2)
    agent = table.agent(0, 2)
    learn_group(table.s, 0, table.number(group), 4)
    learn_person(table.s, 0, table.s.named_person(agent), 4)
    learn_person(table.s, 0, 2, 4)
    assert table.view(0).group(group).owner == table.conspiracy(2)  # type: ignore[union-attr]
    table.host("leave", 2)
    view = table.view(0)
    seen, his, leader = view.group(group), view.person(agent), view.person(table.leader(2))
    assert seen is not None
    assert (seen.owner, seen.master) == ("", None)
    assert his is not None
    assert his.works_for == ()
    assert leader is not None
    assert leader.runs == ""


@pytest.mark.rule("TSW-72", "TSW-90")
def test_of_a_conspiracy_that_goes_before_its_founding_is_told_nothing_is_told() -> None:
    table = Table(3, review=True, approved=False)
    name = table.conspiracy(1)
    assert name not in str([table.host("leave", 1), table.host("approve")])
    assert table.view(0).group(name) is None


@pytest.mark.rule("TSW-92")
def test_who_has_left_stands_last_in_the_ranking() -> None:
    table = Table(3, end="moderator")
    table.host("leave", 0)
    table.s.g_money[2] = 0
    table.host("end")
    assert table.kernel.outcome()["ranking"][-1] == 0


@pytest.mark.rule("TSW-90")
def test_who_leaves_leaves_neutral_groups_and_free_agents_behind() -> None:
    table = Table(3)
    group = table.group(0, owner=1, money=5)
    agent = table.agent(0, 1)
    table.host("leave", 1)
    assert table.s.owner(table.number(group)) == -1
    assert not table.s.agents(1)
    assert agent in table.s.p_name
    assert RULES.check(table.s) == []
    table.close()
    table.kernel.submit(CHANCE, (5,))
    table.host("leave", 2)
    assert table.kernel.outcome()["winners"] == [0]


@pytest.mark.rule("TSW-92")
def test_whoever_has_won_stands_first_in_the_ranking_also_with_fewer_groups() -> None:
    table = Table(3)
    table.s.goals = [["control", 99, ""], ["treasury", 999, ""], ["people", 1, ""]]
    table.group(0, owner=0)
    table.group(1, owner=1)
    table.agent(0, 2)
    table.turn()
    assert table.kernel.outcome()["winners"] == [2]
    assert table.kernel.outcome()["ranking"][0] == 2
