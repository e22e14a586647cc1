"""Longer games, games without goals, hidden goals (ILL-12)."""

import pytest

from tests.support.illuminati import Game, fresh, given

BAVARIA, GNOMES, ERIS, UFOS, ASSASSINS = (
    "the-bavarian-illuminati",
    "the-gnomes-of-zurich",
    "the-discordian-society",
    "the-ufos",
    "the-society-of-assassins",
)
OPEN = "california girlie-magazines"
SIX = "republicans>boy-sprouts democrats>psychiatrists convenience-stores>punk-rockers"
SEVEN = f"{SIX} nephews-of-god"


# -- a longer game


@pytest.mark.rule("ILL-12a")
@pytest.mark.parametrize("longer", [0, 1, 2, 3, 4, 5])
def test_a_longer_game_raises_the_basic_goal(longer: int) -> None:
    game = given(7, play={0: SEVEN}, uncontrolled=OPEN, longer_game=longer).expect(0, basic=(8, 8 + longer))
    game.seat(0).does("end").settle().expect("table", winners=None if longer else [0])
    if longer:
        game.idle()


@pytest.mark.rule("ILL-12a")
def test_it_leaves_special_goals_alone() -> None:
    game = given(illuminati={0: GNOMES}, treasuries={0: 150}, uncontrolled=OPEN, longer_game=5).seat(0)
    game.does("end").settle().is_over(0, how="special")


# -- a very long game


@pytest.mark.rule("ILL-12b")
def test_without_goals_nobody_wins_by_them() -> None:
    position = {"illuminati": {1: GNOMES}, "play": {0: SEVEN}, "treasuries": {1: 150}, "uncontrolled": OPEN}
    given(7, **position, goals="none").seat(0).ends_turn().expect("table", winners=None, active=1).idle()
    given(7, **position).seat(0).does("end").settle().is_over(0, 1)


def last_card(**position: object) -> Game:
    """One uncontrolled group and no deck; who takes it ends the game."""
    position = {
        "uncontrolled": "trekkies",
        "hands": {0: "bribery"},
        "deck_ends": True,
        "goals": "none",
        **position,
    }
    return given(3, **position).seat(0).plays("bribery", on="trekkies").does("place", BAVARIA, "left")


@pytest.mark.rule("ILL-12b")
def test_it_ends_when_deck_and_uncontrolled_area_are_empty_and_the_score_decides() -> None:
    """10 Power and 3 groups make 13 points; 7, 7 and one group make 15."""
    game = last_card(play={0: "yuppies>boy-sprouts", 1: "the-mafia"}).expect(0, power=11).idle()
    assert game.ends_turn().kernel.outcome()["scores"] == [10 + 1 + 3, 7 + 7 + 1, 8]
    game.is_over(1, how="score")


@pytest.mark.rule("ILL-12b")
def test_equal_scores_share_the_victory() -> None:
    last_card(play={0: "yuppies>boy-sprouts", 1: "pentagon"}).does("end").settle().is_over(0, 1, how="score")


@pytest.mark.rule("ILL-12b")
def test_it_goes_on_while_something_can_be_taken() -> None:
    game = given(uncontrolled="trekkies", deck_ends=True, goals="none").seat(0).ends_turn()
    game.expect("table", active=1, winners=None).idle()
    game = (
        given(play={0: "the-mafia"}, deck="texas", deck_ends=True, goals="none").seat(0).does("end").settle()
    )
    game.expect("table", active=1, uncontrolled="texas", winners=None).idle()


@pytest.mark.rule("ILL-12b")
@pytest.mark.parametrize("goals", ["none", "normal"])
def test_the_last_turn_ends_the_game_by_the_score(goals: str) -> None:
    game = given(play={0: "texas", 1: "the-mafia"}, uncontrolled=OPEN, goals=goals, last_turn=40)
    for turn in range(1, 41):
        game.expect("table", turn=turn, winners=None).seat(1 - turn % 2).ends_turn()
    game.is_over(0, how="score")


@pytest.mark.rule("ILL-12b", "ILL-11a", "ILL-10m")
def test_players_are_still_put_out_and_the_last_one_wins() -> None:
    game = given(play={0: "texas", 1: "the-mafia"}, turns={0: 3, 1: 3}, uncontrolled=OPEN, goals="none").seat(
        0
    )
    game.does("drop", "texas").settle().is_over(1, how="last")


# -- hidden goals


@pytest.mark.rule("ILL-12c")
def test_with_hidden_goals_everybody_chooses_one_of_seven_in_secret() -> None:
    game = fresh(3, hidden_goals=True).chance(1).chance(0).waits_for(0, 1, 2)
    for seat, goal in ((0, GNOMES), (1, ERIS), (2, ERIS)):
        game.seat(seat).cannot("goal", UFOS).can("goal", ASSASSINS).does("goal", goal).expect(seat, goal=goal)
        game.told("goal-chosen", to=seat, goal=goal)
        assert all("goal" not in (e.seen_by(None) or {}) for e in game.events if e.kind == "goal-chosen")
    numbers = [game.guide.number(goal) for goal in (GNOMES, ERIS, ERIS)]
    for viewer in (0, 1, 2, None):
        known = [seat.goal_card for seat in game.sees(viewer).seats]
        assert known == [number if seat == viewer else -1 for seat, number in enumerate(numbers)]
    assert game.kernel.s.doing == "setup"


@pytest.mark.rule("ILL-12c")
@pytest.mark.parametrize(("written", "wins"), [({0: GNOMES}, True), ({0: ERIS}, False)])
def test_the_chosen_goal_counts_instead_of_the_printed_one(written: dict[int, str], wins: bool) -> None:
    """The Bavarians are rich and strong: only the Gnomes' goal would help them."""
    game = given(
        play={0: "the-mafia new-york texas pentagon"}, treasuries={0: 150}, written=written,
        hidden_goals=True, uncontrolled=OPEN,
    ).expect(0, power=36)  # fmt: skip
    game.seat(0).does("end").settle()
    if wins:
        game.is_over(0, how="special")
        assert game.sees(None).seats[0].goal_card == game.guide.number(GNOMES)
    else:
        game.idle().expect("table", winners=None)


@pytest.mark.rule("ILL-12c")
@pytest.mark.parametrize(("hidden_goals", "power"), [(False, 6), (True, 7)])
def test_the_ufos_get_one_more_power_in_exchange(hidden_goals: bool, power: int) -> None:
    game = given(illuminati={0: UFOS}, uncontrolled="texas california", hidden_goals=hidden_goals)
    game.expect(UFOS, power=power, transfer=6).expect(BAVARIA, power=10)
    game.seat(0).controls("texas", by=UFOS).expect("attack", number=power - 6).misses().idle()
