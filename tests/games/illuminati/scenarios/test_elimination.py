"""Players who are out or leave (ILL-11)."""

import pytest

from tests.support.illuminati import given

BAVARIA, CTHULHU, GNOMES = "the-bavarian-illuminati", "the-servants-of-cthulhu", "the-gnomes-of-zurich"
OPEN = "california girlie-magazines"
GONE = ["trekkies", "boy-sprouts", "morticians", "psychiatrists", "punk-rockers", "intellectuals", "yuppies"]


@pytest.mark.rule("ILL-11a")
@pytest.mark.parametrize(("turns", "alive"), [(2, True), (3, False), (7, False)])
def test_after_his_third_turn_a_player_without_groups_is_out_at_once(turns: int, alive: bool) -> None:
    """Seat 1 loses its last group in the middle of seat 0's turn."""
    game = given(
        3, play={0: "the-mafia", 1: "yuppies", 2: "hackers"}, turns={0: 3, 1: turns, 2: 3},
        treasuries={0: 30}, uncontrolled=OPEN,
    ).seat(0)  # fmt: skip
    game.neutralizes("yuppies", by="the-mafia").spends(20).rolls(1, 1).settle()
    game.expect(1, alive=alive).expect("table", active=0, actions=1).idle()
    if not alive:
        game.told("player-out", seat=1, why="eliminated").ends_turn().expect("table", active=2).idle()


@pytest.mark.rule("ILL-11a")
def test_he_is_out_at_the_end_of_his_third_turn() -> None:
    game = (
        given(3, turns={0: 2}, play={1: "yuppies", 2: "hackers"}, uncontrolled=OPEN)
        .seat(0)
        .does("end")
        .settle()
    )
    game.expect(0, alive=False, turns=3).expect("table", active=1).idle()


@pytest.mark.rule("ILL-11a")
def test_he_who_drops_his_last_group_loses_the_rest_of_his_turn() -> None:
    game = given(
        3,
        turns={0: 3},
        play={0: "the-mafia", 1: "yuppies", 2: "hackers"},
        treasuries={0: 9},
        uncontrolled=OPEN,
    )
    game.seat(0).does("drop", "the-mafia").settle().expect(0, alive=False, wealth=0).expect("table", active=1)
    game.not_told("passed").idle()


@pytest.mark.rule("ILL-11a")
def test_the_first_three_turns_are_a_time_of_grace() -> None:
    game = given(3, play={1: "yuppies", 2: "hackers"}, uncontrolled=OPEN)
    for turn in (1, 2, 3):
        game.expect(0, alive=True, turns=turn - 1).seat(0).ends_turn()
        if turn < 3:
            game.seat(1).ends_turn().seat(2).ends_turn()
    game.expect(0, alive=False).idle()


@pytest.mark.rule("ILL-11a", "ILL-9i")
def test_a_lost_turn_is_not_counted() -> None:
    senate = "senate-investigating-committee"
    game = given(
        3,
        turns={0: 2},
        play={1: "yuppies", 2: "hackers"},
        hands={1: senate},
        uncontrolled=OPEN,
        phase="begin",
    )
    game.seat(1).plays(senate).settle().expect(0, alive=True, turns=2).expect("table", active=1).idle()


@pytest.mark.rule("ILL-11a", "ILL-5.7d")
def test_who_destroys_his_own_last_group_is_out_too() -> None:
    game = given(3, turns={0: 3}, play={0: "the-mafia", 1: "yuppies", 2: "hackers"}, uncontrolled=OPEN).seat(
        0
    )
    game.destroys("the-mafia", by=BAVARIA).rolls(1, 1).settle().expect(0, alive=False).idle()


@pytest.mark.rule("ILL-11b")
@pytest.mark.parametrize("leaves", [True, False])
def test_whoever_is_out_loses_everything(leaves: bool) -> None:
    game = given(
        3, turns={1: 3}, play={0: "the-mafia", 1: "yuppies>hackers", 2: "texas"},
        hands={1: "bribery slush-fund"},
        treasuries={0: 30, 1: 8, "yuppies": 5, "hackers": 2}, uncontrolled=OPEN, destroyed={1: "trekkies"},
        dead="trekkies",
    ).seat(0)  # fmt: skip
    if leaves:
        game.host("leave", 1).told("player-out", seat=1, why="left")
    else:
        game.neutralizes("yuppies", by="the-mafia").spends(25).rolls(1, 1).settle()
    game.expect(1, alive=False, hand="", wealth=0, groups="").expect(
        "table", uncontrolled=f"{OPEN} yuppies hackers"
    )
    game.expect("table", discards="bribery slush-fund", dead="trekkies").expect(
        "yuppies", money=0, owner=None
    )
    assert game.sees(2).seats[1].alive is False
    game.seat(1).refuses("accept", 1).seat(0).idle()


@pytest.mark.rule("ILL-11b")
def test_who_leaves_in_his_own_turn_ends_it() -> None:
    game = given(
        3,
        illuminati={1: GNOMES},
        play={0: "the-mafia", 1: "yuppies"},
        deck="texas",
        uncontrolled="california",
    )
    game.host("leave", 0).settle().expect(0, alive=False)
    game.expect("table", active=1, uncontrolled="california the-mafia texas")
    game.refuses("offer", 0, 0, 0, 0).seat(1).refuses("offer", 0, 0, 1, 0).idle()


@pytest.mark.rule("ILL-11c", "ILL-10k")
@pytest.mark.parametrize(("before", "wins"), [(7, True), (6, False)])
def test_cthulhu_destroying_their_own_last_group_as_their_eighth_have_won(before: int, wins: bool) -> None:
    gone = " ".join(GONE[:before])
    game = given(
        3, illuminati={0: CTHULHU}, turns={0: 3}, play={0: "hackers", 1: "texas", 2: "the-mafia"},
        destroyed={0: gone}, dead=gone, uncontrolled=OPEN,
    ).seat(0)  # fmt: skip
    game.destroys("hackers", by=CTHULHU).rolls(1, 1).settle()
    if wins:
        game.expect(0, alive=True, groups="").does("end").settle().is_over(0, how="special")
    else:
        game.expect(0, alive=False).idle().expect("table", winners=None, active=1)


@pytest.mark.rule("ILL-11d")
def test_having_no_money_puts_nobody_out() -> None:
    game = (
        given(turns={0: 9}, play={0: "hackers", 1: "yuppies"}, uncontrolled=OPEN).expect(0, wealth=0).seat(0)
    )
    game.controls("california", by="hackers").misses().idle().expect(0, alive=True, wealth=0)
