"""Moving, gifts and trades, goals, elimination and the end (INW-171 to INW-220, EVL-11)."""

from __future__ import annotations

import pytest

from tests.support.inwo import Game, given

ELEVEN = (
    "phone-company:right>supreme-court>mi-5 nuclear-power-companies:left>post-office>saddam-hussein "
    "n-s-a:bottom>fraternal-orders bank-of-england:top>fnord-motor-company"
)
"""Ten Groups: with the Illuminati eleven."""


def ended(game: Game) -> tuple[list[int], list[str]]:
    result = game.settle().kernel.s.result
    assert result is not None
    return result["winners"], result["how"]


@pytest.mark.rule("INW-032", "INW-035", "INW-199", "INW-200", "INW-204")
def test_whoever_has_groups_enough_claims_victory_at_the_end_of_a_turn() -> None:
    game = given(4, play={0: ELEVEN}, illuminati={0: "ufos"}).seat(0).expect(0, basic=11).does("end")
    game.waits_for(0).does("claim")
    assert ended(game) == ([0], ["basic"])
    game.told("game-over")


@pytest.mark.rule("INW-032")
def test_a_claim_can_be_made_in_the_turn_of_another() -> None:
    game = given(4, play={0: ELEVEN, 1: "dentists"}, illuminati={0: "ufos"}, active=1).seat(1).does("end")
    game.seat(0).does("claim")
    assert ended(game)[0] == [0]


@pytest.mark.rule("INW-016")
def test_not_before_the_second_turn_of_the_first_player_has_ended() -> None:
    game = given(4, play={0: ELEVEN}, illuminati={0: "ufos"}, turns=0).seat(0).does("end")
    game.expect("table", active=1)


@pytest.mark.rule("INW-200", "INW-210")
def test_the_number_depends_on_the_players_and_is_never_below_12_for_two() -> None:
    for seats, option, needed in (
        (2, 0, 12),
        (3, 0, 12),
        (4, 0, 11),
        (5, 0, 10),
        (6, 0, 10),
        (2, -2, 12),
        (3, -2, 10),
    ):
        assert given(seats, basic_goal=option).sees(None).seats[0].basic[1] == needed


@pytest.mark.rule("INW-201", "INW-205", "INW-206")
def test_no_more_than_three_count_double() -> None:
    groups = "nuclear-power-companies:left phone-company:right>fnord-motor-company"
    game = given(play={0: groups}, illuminati={0: "gnomes-of-zurich"})
    game.expect(0, basic=4 + 2)


@pytest.mark.rule("INW-201")
def test_special_goals() -> None:
    power = {0: "phone-company post-office"}
    given(play=power, illuminati={0: "bavarian-illuminati"}).expect(0, special=(19, 50))
    given(play=power, illuminati={0: "bermuda-triangle"}).expect(0, special=(17, 35))
    given(play={0: "supreme-court"}, illuminati={0: "shangri-la"}).expect(0, special=(3, 30))
    dead = {0: "dentists las-vegas"}
    given(destroyed=dead, illuminati={0: "servants-of-cthulhu"}).expect(0, special=(2, 8), basic=3)
    given(resources={0: "book-of-kells"}, illuminati={0: "adepts-of-hermes"}).expect(0, basic=2)


@pytest.mark.rule("INW-201")
def test_the_eighth_destroyed_wins_for_cthulhu() -> None:
    eight = {0: "dentists las-vegas mi-5 moonies post-office flat-earthers gay-activists templars"}
    game = given(3, play={0: "phone-company"}, destroyed=eight, illuminati={0: "servants-of-cthulhu"}).seat(0)
    game.does("end").does("claim")
    assert ended(game) == ([0], ["special"])


@pytest.mark.rule("INW-166")
def test_the_devastated_do_not_count() -> None:
    game = given(play={0: "phone-company>mi-5 dentists"})
    game.kernel.s.marks[game.guide.number("phone-company")] = 1
    game.expect(0, basic=2)


@pytest.mark.rule("INW-207", "EVL-11")
def test_factions_keep_each_other_from_winning() -> None:
    roots = {0: "ufos", 1: "ufos"}
    game = given(4, play={0: ELEVEN, 1: ELEVEN}, illuminati=roots).seat(0).does("end")
    game.seat(0).does("claim").seat(1).does("claim")
    assert game.kernel.s.result is None


@pytest.mark.rule("EVL-11")
def test_five_more_against_a_faction_and_its_resources_to_whoever_wipes_it_out() -> None:
    roots = {0: "ufos", 1: "ufos"}
    game = given(
        3, illuminati=roots, play={0: "phone-company", 1: "dentists", 2: "mi-5"}, spent="1", turns=3,
        resources={1: "crystal-skull"},
    ).seat(0)  # fmt: skip
    game.controls("dentists", by="phone-company", aid="ufos@0")
    game.expect("attack", parts={"power": 5, "resistance": -2, "position": -10, "faction": 5, "aid": 6})
    game.succeeds().does("place", "phone-company", "left")
    game.expect(1, alive=False).expect(0, resources=["crystal-skull"]).idle()


@pytest.mark.rule("INW-171")
def test_a_move_costs_a_token_of_those_concerned() -> None:
    play = {0: "phone-company:top>dentists post-office:right"}
    game = given(play=play, spent="0 dentists phone-company").seat(0).does("move", "dentists")
    game.does("place", "post-office", "bottom").expect("dentists", master="post-office", depth=1)
    game.expect("post-office", tokens=0).cannot("move", "dentists").idle()


@pytest.mark.rule("INW-173")
def test_what_finds_no_room_after_a_move_comes_back_to_the_hand() -> None:
    top = "fnord-motor-company:top>saddam-hussein>dentists"
    game = given(play={0: f"post-office:right {top} flat-earthers:left>gay-activists"}).seat(0)
    game.does("move", "flat-earthers").does("place", "post-office", "bottom").does("pay", "flat-earthers")
    game.expect("gay-activists", zone="hand", owner=0).idle()


@pytest.mark.rule("INW-174", "INW-176")
def test_hand_cards_are_traded_at_any_time_and_only_two_see_them() -> None:
    game = given(3, hands={0: "jake-day", 1: "dentists"}, exposed="dentists").seat(1)
    game.does("offer", 0, 0, 0, 1, "dentists").seat(2).waits_for(0)
    game.seat(0).does("accept").settle().expect(0, groups=["dentists"]).idle()
    game = given(3, hands={0: "jake-day", 1: "dentists"}, exposed="dentists").seat(0)
    game.does("offer", 1, 0, 0, 1, "jake-day", "dentists").seat(1).does("accept").settle()
    game.told("deal-done", to=2, give_cards=[], give_cards_hidden=1)
    assert game.sees(2).seats[1].plots == ()
    assert game.sees(0).seats[1].plots == (game.guide.number("jake-day"),)
    game.idle()


@pytest.mark.rule("INW-196", "INW-198")
def test_after_three_turns_without_a_group_one_is_out_and_the_last_one_wins() -> None:
    game = given(play={0: "dentists"}, turns={0: 2, 1: 2}).seat(0).does("end").expect(1, alive=True)
    game.seat(1).does("end")
    assert ended(game) == ([0], ["last"])


@pytest.mark.rule("INW-198")
def test_who_leaves_is_out() -> None:
    game = (
        given(3, play={0: "dentists", 1: "mi-5", 2: "moonies"})
        .host("leave", 1)
        .expect(1, alive=False, held=[])
    )
    game.idle().host("leave", 2)
    assert ended(game) == ([0], ["last"])


@pytest.mark.rule("INW-199")
def test_the_length_limit_ends_a_game_for_whoever_is_ahead() -> None:
    game = given(play={0: "dentists", 1: "mi-5 moonies"}, turns={0: 10, 1: 9}, most_rounds=10, active=1)
    game.seat(1).does("end")
    assert ended(game) == ([1], ["length"])


@pytest.mark.rule("INW-211")
def test_two_players_leave_each_other_alone_in_the_first_round() -> None:
    game = given(play={0: "phone-company", 1: "dentists"}, turns={0: 1, 1: 0}).seat(0)
    game.cannot("attack", "phone-company")
    for turns in ({0: 0, 1: 1}, {0: 1, 1: 0}):
        game = given(play={0: "phone-company", 1: "dentists"}, turns=turns, hands={0: "mi-5"}).seat(0)
        game.does("attack", "phone-company").can("control", "mi-5").cannot("control", "dentists")
        game.cannot("destroy", "dentists")
    game = given(play={0: "phone-company", 1: "dentists"}, turns=1).seat(0).does("attack", "phone-company")
    game.can("control", "dentists").can("destroy", "dentists")


@pytest.mark.rule("INW-212")
def test_two_players_pay_for_a_takeover_with_the_token_of_the_illuminati() -> None:
    game = given(hands={0: "dentists"}, spent="0", phase="takeover").seat(0).does("take-over", "dentists")
    game.does("place", "bavarian-illuminati", "top").expect("dentists", tokens=1).expect(0, tokens=0)
