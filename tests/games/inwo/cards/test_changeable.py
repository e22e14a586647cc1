"""Cards whose alignments or Power are not always the same."""

from __future__ import annotations

import pytest

from tests.support.inwo import Game, attack, given
from tests.support.scenario import chance_value


def parts(game: Game) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, _, amount in game.sees(None).attack.parts:
        found[name] = found.get(name, 0) + amount
    return found


@pytest.mark.card("wall-street")
def test_wall_street_reads_corporate_as_government_where_that_is_better() -> None:
    play = {0: "wall-street>moonies dentists", 1: "post-office"}
    game = given(play=play).seat(0).controls("post-office", by="wall-street")
    assert parts(game)["same"] == 4
    assert "opposite" not in parts(game)
    game = given(play={**play, 0: "phone-company"}).seat(0).controls("post-office", by="phone-company")
    assert parts(game)["opposite"] == -4
    given(play=play).expect("moonies", resistance=4 + 10)
    game = attack("control", "post-office", "phone-company", own="post-office wall-street")
    game.part("opposite", -4).joins("aid", "wall-street").part("opposite", 0).part("same", 4).idle()


@pytest.mark.card("manuel-noriega")
def test_noriegas_master_borrows_his_alignments() -> None:
    play = {0: "phone-company>manuel-noriega", 1: "post-office"}
    game = given(play=play).seat(0).controls("post-office", by="phone-company")
    assert parts(game)["same"] == 4
    assert "opposite" not in parts(game)
    play = {0: "phone-company manuel-noriega", 1: "post-office"}
    game = given(play=play).seat(0).controls("post-office", by="phone-company")
    assert "same" not in parts(game)


@pytest.mark.card("manuel-noriega")
def test_noriegas_master_aids_with_his_alignments() -> None:
    play = {0: "dentists italy>manuel-noriega", 1: "loan-sharks"}
    game = given(play=play).seat(0).controls("loan-sharks", by="bavarian-illuminati", aid="italy")
    assert parts(game)["aid"] == 3
    play = {0: "texas fast-food-chains>manuel-noriega", 1: "phone-company wall-street hackers>manuel-noriega"}
    game = given(play=play).seat(0).controls("phone-company", by="texas", aid="fast-food-chains")
    game.part("aid", 2).idle()
    game = given(play={0: "texas", 1: "post-office hackers>manuel-noriega"}).seat(0)
    game.controls("post-office", by="texas").seat(1).joins("oppose", "hackers").part("oppose", -2).idle()


@pytest.mark.card("george-bush")
def test_george_bush_is_conservative_when_he_likes() -> None:
    game = given(play={0: "george-bush", 1: "mi-5"}).seat(0).expect("george-bush", alignments=["straight"])
    game.does("at-will", "george-bush").expect("george-bush", alignments=["conservative", "straight"])
    game.seat(1).cannot("at-will", "george-bush")
    game.seat(0).does("at-will", "george-bush").expect("george-bush", alignments=["straight"]).idle()
    game = (
        given(play={0: "texas", 1: "phone-company>george-bush"}).seat(0).controls("george-bush", by="texas")
    )
    assert "same" not in parts(game)
    game.seat(1).does("at-will", "george-bush").part("same", 4).idle()


@pytest.mark.card("bill-clinton")
def test_bill_clinton_is_liberal_on_a_low_roll_for_one_attack() -> None:
    play = {0: "bill-clinton mi-5", 1: "big-media"}
    game = given(play=play).seat(0).controls("big-media", by="bill-clinton").chance(die(3))
    assert parts(game)["same"] == 8
    game.settle().expect("bill-clinton", alignments=["government", "straight"]).idle()
    game = given(play=play).seat(0).controls("big-media", by="bill-clinton").chance(die(4))
    assert parts(game)["same"] == 4


@pytest.mark.card("imelda-marcos")
def test_imelda_spends_or_is_lost() -> None:
    play = {0: "imelda-marcos mi-5", 1: "post-office japan"}
    game = given(play=play).seat(0).destroys("post-office", by="imelda-marcos").does("do").chance(die(5))
    assert parts(game)["power"] == 5
    game = given(play=play).seat(0).destroys("post-office", by="imelda-marcos").does("do").chance(die(6))
    game.settle().expect(1, destroyed=["imelda-marcos"]).told("attack-void").idle()
    game = given(play={**play, 1: "moonies"}).seat(0).destroys("moonies", by="imelda-marcos")
    game.cannot("do").expect("imelda-marcos", power=1)


@pytest.mark.card("libertarians")
def test_the_libertarians_become_as_strong_as_the_nation_they_take() -> None:
    play = {0: "libertarians mi-5", 1: "new-york>loan-sharks>england"}
    game = given(play=play).seat(0).controls("england", by="libertarians", aid="bavarian-illuminati")
    game.succeeds().settle().expect("libertarians", power=2).idle()
    play = {0: "libertarians mi-5", 1: "new-york>loan-sharks>big-media"}
    game = given(play=play).seat(0).controls("big-media", by="libertarians", aid="bavarian-illuminati")
    game.succeeds().settle().expect("libertarians", power=1).idle()
    position = {"play": {0: "libertarians", 1: "texas"}, "hands": {0: "canada"}, "phase": "takeover"}
    game = given(**position).seat(0).does("take-over", "canada")
    game.does("place", "libertarians", "left").settle().expect("libertarians", power=3)
    game = given(**position).seat(0).does("take-over", "canada")
    game.does("place", "bavarian-illuminati", "bottom").settle().expect("libertarians", power=1).idle()


@pytest.mark.card("libertarians")
def test_the_libertarians_free_whom_a_government_controls() -> None:
    position = {"own": "c-i-a libertarians", "theirs": "canada>dentists"}
    game = attack("control", "c-i-a", "dentists", **position).gives("libertarians", 0)
    game.joins("aid", "libertarians").gives("libertarians", 6 + 1).idle()
    attack("control", "libertarians", "dentists", **position).gives("libertarians", 1)
    attack("destroy", "libertarians", "dentists", **position).gives("libertarians", 0)
    theirs = "phone-company>dentists"
    attack("control", "libertarians", "dentists", theirs=theirs).gives("libertarians", 0)


def die(face: int) -> int:
    """A chance that shows this face first."""
    return chance_value((face,))


@pytest.mark.card("imelda-marcos")
def test_imelda_spends_for_others_too_and_need_not() -> None:
    play = {0: "imelda-marcos c-i-a", 1: "savings-and-loans dentists"}
    game = given(play=play).seat(0).controls("savings-and-loans", by="c-i-a").joins("aid", "imelda-marcos")
    game.does("do").chance(die(5)).part("aid", 5).idle()
    game = given(play=play).seat(0).controls("savings-and-loans", by="imelda-marcos").passes()
    game.part("power", 1).expect("imelda-marcos", zone="structure").idle()
    game = given(play={0: "imelda-marcos", 1: "fidel-castro"}, hands={0: "car-bomb"}).seat(0)
    game.does("play", "car-bomb", 0).does("aim", "fidel-castro").does("spend", "imelda-marcos").gathers()
    game.seat(0).does("do").chance(die(5)).part("aid", 5).idle()
