"""What players are told in odd moments, and rules that touch each other."""

import pytest

from tests.support.illuminati import given

OPEN = "california girlie-magazines"

# -- why no deal is made


@pytest.mark.rule("ILL-4f", "ILL-8d")
def test_after_the_dice_a_refused_deal_says_what_is_wrong_with_it() -> None:
    game = given(
        3, play={0: "the-mafia", 1: "yuppies"}, treasuries={1: 3}, hands={2: "murphys-law"}, uncontrolled=OPEN
    )
    game.seat(0).offers(1, "the-mafia", wants=9).controls("california", by="the-mafia").rolls(6, 6)
    game.seat(1).refuses("accept", 1, why="deal-unpaid").refuses("accept", 1, why="deal-groups-now")
    game.refuses("accept", 7, why="deal-unknown").idle()


# -- the end


@pytest.mark.rule("ILL-10m", "ILL-3l", "ILL-3m")
@pytest.mark.parametrize("root", ["the-bermuda-triangle", "the-gnomes-of-zurich"])
def test_the_last_player_left_has_won_and_nothing_more_is_asked(root: str) -> None:
    game = given(
        illuminati={0: root}, play={0: "the-mafia texas", 1: "yuppies"}, turns={0: 3, 1: 3}, deck="c-i-a",
        treasuries={0: 30, "texas": 3},
    ).seat(0)  # fmt: skip
    game.neutralizes("yuppies", by="the-mafia").spends(30).rolls(1, 1).is_over(0, how="last")
    game.expect("c-i-a", zone="deck").not_told("passed")


@pytest.mark.rule("ILL-10a", "ILL-10m")
def test_the_last_player_left_who_has_reached_a_goal_has_won_by_it() -> None:
    play = {0: "the-mafia>texas>california new-york democrats", 1: "yuppies"}
    game = given(play=play, turns={0: 3, 1: 3}, treasuries={0: 30}).seat(0)
    game.neutralizes("yuppies", by="the-mafia").spends(30).rolls(1, 1).is_over(0, how="special")


# -- New World Orders


@pytest.mark.rule("MAD-05", "MAD-08")
def test_a_power_that_an_order_has_taken_comes_back_only_when_that_order_goes() -> None:
    game = given(
        play={0: "the-mafia yuppies"}, nwos="supermajority moonlight-leased-back", treasuries={0: 9},
        uncontrolled=OPEN,
    )  # fmt: skip
    game.expect("yuppies", power=0, resistance=4).seat(0)
    game.refuses("attack", "yuppies", why="refused-powerless").does("attack", "the-mafia")
    game.refuses("destroy", "yuppies", why="refused-powerless-target").does("call-off")
    game.does("nwo", "supermajority").spends(9).rolls(2, 3).settle().expect("yuppies", power=1 + 2)
    game.can("attack", "yuppies").idle()
