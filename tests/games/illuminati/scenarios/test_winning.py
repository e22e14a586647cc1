"""Goals, and who wins when (ILL-10); every Illuminati card's special goal."""

import pytest

from tests.support.illuminati import Game, given

BAVARIA, NETWORK, GNOMES, BERMUDA, CTHULHU, ASSASSINS, ERIS, UFOS = (
    "the-bavarian-illuminati",
    "the-network",
    "the-gnomes-of-zurich",
    "the-bermuda-triangle",
    "the-servants-of-cthulhu",
    "the-society-of-assassins",
    "the-discordian-society",
    "the-ufos",
)
OPEN = "california girlie-magazines"
SIX = "republicans>boy-sprouts democrats>psychiatrists convenience-stores>punk-rockers"
SEVEN = f"{SIX} nephews-of-god"
"""Groups that help to no special goal; with seven players seven and the Illuminati win."""


def ended(game: Game) -> Game:
    """The turn ends, and nobody uses its special powers."""
    return game.seat(0).does("end").settle()


# -- when


@pytest.mark.rule("ILL-10a")
def test_a_goal_wins_at_the_end_of_the_turn_and_not_before() -> None:
    game = given(7, play={0: SIX}, uncontrolled="trekkies california", hands={0: "bribery"}).seat(0)
    game.plays("bribery", on="trekkies").does("place", BAVARIA, "left").expect(0, basic=(8, 8)).idle()
    ended(game).is_over(0, how="basic")


@pytest.mark.rule("ILL-10a")
def test_a_goal_that_is_lost_again_before_the_end_of_the_turn_does_not_win() -> None:
    game = given(7, play={0: SEVEN}, uncontrolled=OPEN).seat(0).does("drop", "nephews-of-god")
    ended(game).expect(0, basic=(7, 8)).expect("table", active=1, winners=None).idle()


@pytest.mark.rule("ILL-10a")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_goals_of_all_are_checked_at_the_end_of_every_turn(active: int) -> None:
    game = given(7, play={1: SEVEN}, uncontrolled=OPEN, active=active).seat(active).does("end").settle()
    game.is_over(1, how="basic")


@pytest.mark.rule("ILL-10a")
def test_all_who_meet_a_goal_win_together() -> None:
    game = given(7, illuminati={3: GNOMES}, play={1: SEVEN}, treasuries={3: 150}, uncontrolled=OPEN)
    ended(game).is_over(1, 3).expect("table", how=["basic", "special"]).told("game-over", winners=[1, 3])


# -- the basic goal


@pytest.mark.rule("ILL-10b", "ILL-1a")
@pytest.mark.parametrize(("seats", "cards"), [(2, 13), (3, 13), (4, 12), (5, 10), (6, 9), (7, 8), (8, 8)])
def test_how_many_groups_win(seats: int, cards: int) -> None:
    leaves = [
        "boy-sprouts", "trekkies", "psychiatrists", "cycle-gangs", "goldfish-fanciers", "intellectuals",
        "morticians", "punk-rockers",
    ][: cards - 5]  # fmt: skip
    trees = [
        {"republicans": leaves[:3]},
        {"big-media": leaves[3:5]},
        {"cfl-aio": leaves[5:7]},
        {"tobacco-liquor-companies": leaves[7:]},
    ]
    game = given(seats, play={0: trees}, uncontrolled=OPEN).expect(0, basic=(cards, cards))
    ended(game).is_over(0, how="basic")
    game = given(seats, play={0: trees}, uncontrolled=OPEN).seat(0).does("drop", "boy-sprouts")
    ended(game).expect(0, basic=(cards - 1, cards)).idle()


@pytest.mark.rule("ILL-10b")
def test_the_number_stays_when_players_leave() -> None:
    game = (
        given(7, play={0: SIX}, uncontrolled=OPEN).host("leave", 5).host("leave", 6).expect(0, basic=(7, 8))
    )
    ended(game).idle().expect("table", winners=None)


@pytest.mark.rule("ILL-10d")
@pytest.mark.parametrize(("option", "now"), [(True, 8), (False, 7)])
def test_the_illuminati_card_counts_unless_the_option_says_otherwise(option: bool, now: int) -> None:
    game = given(7, play={0: SEVEN}, uncontrolled=OPEN, basic_goal_counts_illuminati=option).expect(
        0, basic=(now, 8)
    )
    ended(game).expect("table", winners=[0] if option else None)
    if not option:
        game.idle()


@pytest.mark.rule("ILL-10c")
def test_either_goal_wins() -> None:
    """The Discordians win by eight cards without a Weird group, or by five Weird groups with six cards."""
    seven = "republicans>boy-sprouts democrats>morticians convenience-stores>antiwar-activists nephews-of-god"
    ended(given(7, illuminati={0: ERIS}, play={0: seven}, uncontrolled=OPEN)).is_over(0, how="basic")
    five = "tabloids>trekkies science-fiction-fans psychiatrists punk-rockers"
    ended(given(7, illuminati={0: ERIS}, play={0: five}, uncontrolled=OPEN)).is_over(0, how="special")


# -- special goals


GOALS = [
    pytest.param(
        BAVARIA,
        {"play": "the-mafia new-york texas democrats"},
        "democrats",
        (35, 35),
        (30, 35),
        id="35 Power",
    ),
    pytest.param(
        BERMUDA,
        {"play": "new-york>trekkies big-media>boy-sprouts clone-arrangers>moral-minority texas"},
        "boy-sprouts",
        (10, 10),
        (9, 10),
        id="all alignments",
    ),
    pytest.param(
        ERIS,
        {"play": "tabloids>trekkies psychiatrists punk-rockers hackers"},
        "hackers",
        (5, 5),
        (4, 5),
        id="5 Weird",
    ),
    pytest.param(
        ASSASSINS,
        {"play": "the-mafia>texas>c-i-a loan-sharks kkk militia"},
        "militia",
        (6, 6),
        (5, 6),
        id="6 Violent",
    ),
    pytest.param(
        GNOMES,
        {"play": "the-mafia>yuppies", "treasuries": {0: 100, "the-mafia": 40, "yuppies": 10}},
        "the-mafia",
        (150, 150),
        (100, 150),
        id="150 MB",
    ),
    pytest.param(
        NETWORK,
        {"play": "big-media>c-i-a federal-reserve>madison-avenue post-office>f-b-i"},
        "f-b-i",
        (25, 25),
        (23, 25),
        id="25 Transferable Power",
    ),
]


@pytest.mark.rule("ILL-10c", "ILL-10e", "ILL-10f", "ILL-10g", "ILL-10h", "ILL-10i", "ILL-10j")
@pytest.mark.parametrize(("root", "position", "without", "met", "missed"), GOALS)
def test_the_special_goal_wins_and_just_missing_it_does_not(
    root: str, position: dict[str, object], without: str, met: tuple[int, int], missed: tuple[int, int]
) -> None:
    facts = {
        "treasuries": {},
        **position,
        "play": {0: position["play"]},
        "uncontrolled": "copy-shops girlie-magazines",
    }
    game = given(illuminati={0: root}, **facts)
    assert game.sees(None).seats[0].goal == met
    ended(game).is_over(0, how="special")
    game = given(illuminati={0: root}, **facts).seat(0).does("drop", without)
    assert game.sees(None).seats[0].goal == missed
    ended(game).idle().expect("table", winners=None)


@pytest.mark.rule("ILL-10e")
def test_the_bavarians_count_power_not_transferable_power() -> None:
    game = given(play={0: "the-mafia new-york texas c-i-a"}, uncontrolled=OPEN).seat(0)
    assert game.sees(None).seats[0].goal == (10 + 7 + 7 + 6 + 6, 35)
    game.does("drop", "c-i-a").expect(0, power=30, transfer=10).idle()


@pytest.mark.rule("ILL-10f")
def test_a_group_counts_for_all_of_its_alignments() -> None:
    """The Semiconscious Liberation Army alone gives five."""
    game = given(illuminati={0: BERMUDA}, play={0: "semiconscious-liberation-army"}, uncontrolled=OPEN)
    assert game.sees(None).seats[0].goal == (5, 10)
    game.idle()


@pytest.mark.rule("ILL-10g", "ILL-10h")
def test_the_alignment_of_the_moment_counts() -> None:
    """The Lasers make a fifth group Weird until the end of the turn, and that is when goals are checked."""
    play = {0: "tabloids>trekkies orbital-mind-control-lasers>republicans psychiatrists punk-rockers"}
    game = given(illuminati={0: ERIS}, play=play, uncontrolled=OPEN).seat(0)
    game.does("use", "orbital-mind-control-lasers").does("aim", "republicans").does("gain", "weird")
    ended(game).is_over(0, how="special")


@pytest.mark.rule("ILL-10i")
def test_the_gnomes_count_all_their_treasuries_whoever_may_see_them() -> None:
    game = given(
        illuminati={0: GNOMES}, play={0: "the-mafia"}, treasuries={0: 10, "the-mafia": 140}, money="hidden",
        uncontrolled=OPEN,
    )  # fmt: skip
    assert [game.sees(seat).seats[0].goal for seat in (0, 1)] == [(150, 150), None]
    ended(game).is_over(0, how="special")


@pytest.mark.rule("ILL-10k", "ILL-5.7g")
def test_the_servants_of_cthulhu_win_by_eight_destroyed_groups() -> None:
    seven = "trekkies boy-sprouts morticians psychiatrists punk-rockers intellectuals yuppies"
    game = given(
        illuminati={0: CTHULHU}, play={0: "the-mafia"}, destroyed={0: seven}, dead=seven,
        uncontrolled="big-media california texas",
    )  # fmt: skip
    assert game.sees(None).seats[0].goal == (7, 8)
    game.seat(0).destroys("big-media", by="the-mafia").rolls(1, 2).idle()
    ended(game).is_over(0, how="special")


@pytest.mark.rule("ILL-10k")
def test_destroying_counts_for_the_destroyer_alone() -> None:
    eight = "trekkies boy-sprouts morticians psychiatrists punk-rockers intellectuals yuppies hackers"
    game = given(illuminati={0: CTHULHU}, destroyed={1: eight}, dead=eight, uncontrolled=OPEN)
    ended(game).idle().expect("table", winners=None)


@pytest.mark.rule("ILL-10l", "ILL-2g")
@pytest.mark.parametrize("chosen", [GNOMES, BAVARIA])
def test_the_ufos_win_by_the_goal_they_wrote_down(chosen: str) -> None:
    """The Gnomes are not in play, the Bavarians are."""
    position = {
        "illuminati": {0: UFOS, 1: BAVARIA},
        "written": {0: chosen},
        "uncontrolled": "copy-shops girlie-magazines",
    }
    rich = given(**position, treasuries={0: 150}).expect(0, goal=chosen)
    strong = given(**position, play={0: "the-mafia>california new-york texas democrats"})
    assert [game.sees(1).seats[0].goal for game in (rich, strong)] == [None, None]
    winning, other = (rich, strong) if chosen == GNOMES else (strong, rich)
    ended(winning).is_over(0, how="special")
    ended(other).idle().expect("table", winners=None)


@pytest.mark.rule("ILL-10l")
def test_without_a_goal_of_their_own_the_ufos_have_the_basic_one() -> None:
    ended(given(7, illuminati={0: UFOS}, written={0: GNOMES}, play={0: SEVEN}, uncontrolled=OPEN)).is_over(
        0, how="basic"
    )


# -- the last


@pytest.mark.rule("ILL-10m")
def test_the_last_player_left_wins() -> None:
    game = given(3, play={2: "yuppies"}).host("leave", 0).seat(2).expect("table", winners=None)
    game.host("leave", 1).is_over(2, how="last")


@pytest.mark.rule("ILL-10m", "ILL-11a")
def test_so_does_he_who_puts_the_last_other_one_out() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies"}, turns={0: 3, 1: 3}, treasuries={0: 30}, uncontrolled=OPEN
    )
    game.seat(0).controls("yuppies", by="the-mafia").spends(30).rolls(1, 1).does("place", "the-mafia", "top")
    game.settle().is_over(0, how="last")
