"""Specials that stop something: Secrets, the Senate, whispers; and who answers first (ILL-9h, 9i, 9k, 9m)."""

import pytest

from tests.support.illuminati import given

SECRETS, SENATE = "secrets-man-was-not-meant-to-know", "senate-investigating-committee"
OPEN = "california girlie-magazines"


# -- Secrets Man Was Not Meant To Know


@pytest.mark.rule("ILL-9h")
@pytest.mark.parametrize(
    "special", ["slush-fund", "computer-espionage", "media-campaign", "white-collar-crime"]
)
def test_a_countered_special_has_no_effect_and_both_are_discarded(special: str) -> None:
    assert SECRETS == "secrets-man-was-not-meant-to-know"
    game = given(3, hands={0: special, 2: SECRETS}, dead="texas", uncontrolled=OPEN).seat(0).plays(special)
    game.seat(2).does("counter", SECRETS).idle().told("special-countered", seat=0, card=special)
    game.expect(0, hand="", wealth=0).expect(2, hand="").expect(
        "table", discards=f"{special} {SECRETS}", dead="texas"
    )
    game.not_told("hand-spied").not_told("money-spied")


@pytest.mark.rule("ILL-9h")
def test_secrets_answer_nothing_but_specials_as_they_are_played() -> None:
    game = given(play={0: "the-mafia"}, hands={0: "slush-fund", 1: SECRETS}, uncontrolled=OPEN).seat(1)
    game.refuses("counter", SECRETS).refuses("play", SECRETS, why="refused-not-now").seat(0)
    game.controls("california", by="the-mafia").seat(1).refuses("counter", SECRETS).misses().idle()
    game.seat(0).plays("slush-fund").settle().seat(1).refuses("counter", SECRETS).idle().expect(0, money=15)


@pytest.mark.rule("ILL-9h")
def test_nobody_counters_his_own_special() -> None:
    game = (
        given(3, hands={0: f"slush-fund {SECRETS}", 1: "bribery"}, uncontrolled=OPEN)
        .seat(0)
        .plays("slush-fund")
    )
    game.waits_for(1).refuses("counter", SECRETS).idle().expect(0, money=15, hand=SECRETS)


@pytest.mark.rule("ILL-9h", "ILL-9b")
def test_dice_stay_as_they_are_when_the_card_is_countered() -> None:
    game = given(
        play={0: "the-mafia"}, hands={0: "assassination", 1: SECRETS}, uncontrolled="texas california"
    ).seat(0)
    game.controls("texas", by="the-mafia").rolls(6, 6).plays("assassination").seat(1).does("counter", SECRETS)
    game.idle().expect("texas", owner=None).told("attack-failed", roll=12)


@pytest.mark.rule("ILL-9h", "ILL-5.5a")
def test_a_special_discarded_for_privilege_is_played_too() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}, hands={0: "slush-fund", 1: SECRETS}).seat(0)
    game.controls("yuppies", by="the-mafia", privilege="slush-fund").seat(1).does("counter", SECRETS)
    game.until("spending").expect("attack", privileged=False).misses().idle().expect(0, hand="", money=0)


# -- Senate Investigating Committee


@pytest.mark.rule("ILL-9i")
def test_the_senate_takes_a_whole_turn_away() -> None:
    assert SENATE == "senate-investigating-committee"
    game = given(3, play={0: "the-mafia"}, hands={2: SENATE}, deck="texas california", phase="begin")
    game.waits_for(2).seat(2).plays(SENATE).settle().told("turn-lost", seat=0)
    game.expect(0, wealth=0, turns=0).expect("table", active=1).not_told("passed").expect(1, money=9).idle()


@pytest.mark.rule("ILL-9i", "ILL-3m")
def test_after_a_lost_turn_the_uncontrolled_area_is_filled_up() -> None:
    game = (
        given(hands={1: SENATE}, deck="texas california yuppies hackers", phase="begin").seat(1).plays(SENATE)
    )
    game.settle().expect("table", uncontrolled="texas california yuppies hackers", active=1).idle()


@pytest.mark.rule("ILL-9i")
def test_the_senate_sits_as_another_players_turn_begins_and_at_no_other_time() -> None:
    game = given(hands={0: SENATE, 1: "bribery"}, uncontrolled=OPEN).seat(0)
    game.refuses("play", SENATE, why="refused-not-now").does("end").until("turn-begins").waits_for(0)
    game.settle().expect("table", active=1).refuses("play", SENATE, why="refused-not-now").seat(1).does("end")
    game.settle().expect("table", active=0).expect(0, hand=SENATE).idle()


@pytest.mark.rule("ILL-9i", "ILL-9h")
def test_a_countered_senate_takes_nothing() -> None:
    game = given(hands={1: SENATE, 0: SECRETS}, uncontrolled=OPEN, phase="begin").seat(1).plays(SENATE)
    game.seat(0).does("counter", SECRETS).idle().expect("table", active=0, actions=2).expect(0, money=9)


@pytest.mark.rule("ILL-9i", "ILL-10a")
def test_goals_are_checked_after_a_lost_turn() -> None:
    gnomes = "the-gnomes-of-zurich"
    game = given(
        illuminati={0: gnomes}, treasuries={0: 150}, hands={1: SENATE}, uncontrolled=OPEN, phase="begin"
    )
    game.seat(1).plays(SENATE).settle().is_over(0, how="special")


# -- Whispering Campaign


@pytest.mark.rule("ILL-9k")
def test_a_whispering_campaign_allows_one_attack_on_a_group_without_power() -> None:
    game = given(
        play={0: "the-mafia texas"}, uncontrolled="trekkies boy-sprouts", hands={0: "whispering-campaign"}
    )
    game.seat(0).plays("whispering-campaign").settle().expect("table", actions=2)
    game.destroys("trekkies", by="the-mafia").expect("attack", parts={"power": 7, "resistance": -4})
    game.expect("table", actions=1).rolls(1, 2).idle().expect("trekkies", zone="dead").expect(
        0, destroyed="trekkies"
    )
    game.does("attack", "texas").refuses("destroy", "boy-sprouts", why="refused-powerless-target")
    game.does("control", "boy-sprouts").misses().idle()


@pytest.mark.rule("ILL-9k")
def test_whispers_end_with_the_turn() -> None:
    game = given(play={0: "the-mafia"}, uncontrolled="trekkies boy-sprouts", hands={0: "whispering-campaign"})
    game.seat(0).plays("whispering-campaign").settle().ends_turn().seat(1).ends_turn().seat(0)
    game.does("attack", "the-mafia").refuses("destroy", "trekkies", why="refused-powerless-target")
    game.does("control", "trekkies").misses().idle()


@pytest.mark.rule("ILL-9k")
def test_whispers_leave_other_attacks_alone() -> None:
    """A group with Power is destroyed as usual, and the whispers wait for one without."""
    game = given(
        play={0: "the-mafia texas"}, uncontrolled="trekkies california", hands={0: "whispering-campaign"}
    )
    game.seat(0).plays("whispering-campaign").settle().destroys("california", by="the-mafia")
    game.expect("attack", number=7 - 5).misses().settle().destroys("trekkies", by="texas").misses().idle()


@pytest.mark.rule("ILL-9k")
def test_a_whispering_campaign_is_for_the_own_turn() -> None:
    game = given(hands={1: "whispering-campaign"}, uncontrolled=OPEN).seat(1)
    game.refuses("play", "whispering-campaign", why="refused-not-now").idle()


@pytest.mark.rule("ILL-9k")
def test_a_whispering_campaign_needs_an_action_and_a_group_without_power() -> None:
    """Without either it could do nothing at all."""
    position = {"play": {0: "the-mafia texas"}, "hands": {0: "whispering-campaign"}}
    game = given(**position, uncontrolled=f"{OPEN} trekkies").seat(0).controls("california", by="the-mafia")
    game.misses().settle().can("play", "whispering-campaign").controls("california", by="texas").misses()
    game.settle().refuses("play", "whispering-campaign", why="refused-no-use").idle()
    given(**position, uncontrolled=OPEN).seat(0).refuses(
        "play", "whispering-campaign", why="refused-no-use"
    ).idle()


# -- who answers first


@pytest.mark.rule("ILL-9m")
def test_the_first_answer_is_carried_out_and_then_all_are_asked_again() -> None:
    """Seat 2, who had passed, sees what seat 1 does and answers after all."""
    game = given(
        3, play={0: "the-mafia"}, hands={0: "bribery", 1: "murphys-law", 2: "assassination"},
        uncontrolled="texas california",
    ).seat(0)  # fmt: skip
    game.controls("texas", by="the-mafia").rolls(1, 1).waits_for(0, 1, 2).seat(2).passes().waits_for(0, 1)
    game.seat(1).plays("murphys-law").until("after-dice").waits_for(0, 2).seat(2).plays("assassination")
    game.settle().seat(0).does("place", "the-mafia", "top").idle().expect("texas", owner=0)


@pytest.mark.rule("ILL-9m")
@pytest.mark.parametrize(("windows", "asked"), [("all", [1, 2]), ("relevant", [1, 2]), ("none", [])])
def test_who_is_asked_depends_on_what_everybody_sees(windows: str, asked: list[int]) -> None:
    """Seats 1 and 2 hold specials, seat 3 none: whether theirs would fit is nobody's business."""
    hands = {0: "slush-fund", 1: "swiss-bank-account", 2: "bribery"}
    game = given(4, hands=hands, uncontrolled=OPEN, windows=windows).seat(0).plays("slush-fund")
    if asked:
        game.waits_for(*asked)
    game.idle().expect(0, money=15)


@pytest.mark.rule("ILL-9m")
def test_who_passes_for_good_is_not_asked_again_at_this_moment() -> None:
    hands = {1: "murphys-law", 2: "assassination"}
    game = given(3, play={0: "the-mafia"}, hands=hands, uncontrolled="texas california").seat(0)
    game.controls("texas", by="the-mafia").rolls(1, 1).waits_for(1, 2).seat(2).does("done").seat(1)
    game.plays("murphys-law").settle().idle().expect("texas", owner=None).expect(2, hand="assassination")
