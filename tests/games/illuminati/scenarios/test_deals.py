"""Groups that change hands by agreement, and what a deal binds to (ILL-8d to ILL-8h)."""

import json
from typing import Any

import pytest

from bot.games.illuminati.play.deals import PEACE
from bot.games.illuminati.play.state import Illuminati
from tests.support.illuminati import Game, given

BAVARIA, NETWORK, GNOMES, UFOS = (
    "the-bavarian-illuminati",
    "the-network",
    "the-gnomes-of-zurich",
    "the-ufos",
)
OPEN = "california girlie-magazines"


# -- when, and with whose consent


@pytest.mark.rule("ILL-8d")
@pytest.mark.parametrize("active", [0, 1])
def test_in_the_turn_of_giver_or_receiver(active: int) -> None:
    game = given(3, play={0: "the-mafia", 1: "yuppies"}, active=active).seat(0).offers(1, "the-mafia")
    game.seat(1).accepts().does("place", NETWORK, "left").idle().expect("the-mafia", owner=1)


@pytest.mark.rule("ILL-8d")
def test_not_in_the_turn_of_a_third() -> None:
    game = given(3, play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 5}, active=2).seat(0)
    game.refuses("offer", 1, 0, 0, 1, "the-mafia", why="deal-cards")
    game.refuses("offer", 1, 5, 0, 0, "yuppies", why="deal-cards").offers(1, money=5).seat(1).accepts().idle()


@pytest.mark.rule("ILL-8d")
def test_the_receiver_must_agree() -> None:
    game = given(3, play={0: "the-mafia", 1: "yuppies"}).seat(0).offers(1, "the-mafia").refuses("accept", 1)
    game.seat(2).refuses("accept", 1).refuses("decline", 1).seat(1).does("decline", 1).refuses("accept", 1)
    game.expect("the-mafia", owner=0).expect("table", actions=2)
    game.told("offer-ended", to=0, seat=1, how="decline").not_told("offer-ended", to=2).idle()


@pytest.mark.rule("ILL-8d")
def test_so_must_the_giver_who_is_asked_for_a_group() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 5}).seat(0)
    game.offers(1, money=5, wants_cards="yuppies").expect("yuppies", owner=1).does("withdraw", 1)
    game.seat(1).refuses("accept", 1, why="deal-unknown").expect("yuppies", owner=1).idle()


@pytest.mark.rule("ILL-8d")
def test_only_own_groups_are_given_and_illuminati_never() -> None:
    game = given(3, play={0: "the-mafia", 1: "yuppies"}, uncontrolled=OPEN).seat(0)
    for card in ("yuppies", "california", BAVARIA):
        game.refuses("offer", 2, 0, 0, 1, card, why="deal-cards")
    game.refuses("offer", 1, 0, 0, 0, NETWORK, why="deal-cards").idle()


# -- what goes along


@pytest.mark.rule("ILL-8e")
def test_branch_and_money_go_along() -> None:
    game = given(
        play={0: "the-mafia>yuppies c-i-a"}, treasuries={"the-mafia": 7, "yuppies": 3, "c-i-a": 2, 1: 1}
    )
    game.seat(0).offers(1, "the-mafia", wants=1).seat(1).accepts().does("place", NETWORK, "left").idle()
    game.expect("the-mafia", owner=1, money=7, puppets="yuppies").expect("yuppies", owner=1, money=3)
    game.expect(0, groups="c-i-a", money=1, wealth=3).expect("table", actions=1)


@pytest.mark.rule("ILL-8e")
def test_a_group_and_its_own_puppet_are_one_gift() -> None:
    game = given(play={0: "the-mafia>yuppies"}).seat(0).offers(1, "the-mafia", "yuppies")
    game.seat(1).refuses("accept", 1, why="deal-nested").does("decline", 1).idle()


# -- where it lies


@pytest.mark.rule("ILL-8f")
def test_the_receiver_chooses_the_place() -> None:
    game = (
        given(play={0: "the-mafia", 1: "yuppies big-media"}).seat(0).offers(1, "the-mafia").seat(1).accepts()
    )
    game.waits_for(1).seat(0).refuses("place", NETWORK, "left").seat(1).can("place", NETWORK, "left")
    game.refuses("place", BAVARIA, "top").does("place", "yuppies", "bottom").idle()
    game.expect("the-mafia", master="yuppies").told("group-placed", card="the-mafia", why="gift")


def overlapping(**position: object) -> Game:
    """Seat 1 has hung Big Media, a gift, where its lower puppet Texas would cover the Yuppies."""
    play = {
        0: [{"big-media": {"bottom": {"texas": {"right": "democrats"}}}}, "c-i-a"],
        1: {"top": "the-mafia", "left": "yuppies>copy-shops"},
    }
    treasuries = {"texas": 4, "democrats": 2, "yuppies": 5, "copy-shops": 1}
    game = given(play=play, treasuries=treasuries, **position).seat(0).offers(1, "big-media")
    game.seat(1).accepts().does("place", "the-mafia", "bottom").waits_for(1)
    return game


@pytest.mark.rule("ILL-8f")
def test_where_cards_overlap_an_old_one_may_go() -> None:
    game = overlapping().does("oust", "yuppies").idle().expect("texas", owner=1, cell=(-1, 0), money=4)
    game.expect("table", uncontrolled="yuppies copy-shops").expect("yuppies", money=0)
    game.expect(1, groups="the-mafia big-media texas democrats", wealth=6)


@pytest.mark.rule("ILL-8f")
def test_or_the_new_one() -> None:
    game = overlapping().does("let-go", "texas").idle().expect("table", uncontrolled="texas democrats")
    game.expect(1, groups="the-mafia yuppies big-media copy-shops", wealth=6).expect("texas", money=0)


@pytest.mark.rule("ILL-8f")
def test_or_the_new_one_hangs_on_another_arrow_of_its_master() -> None:
    game = overlapping().seat(0).refuses("oust", "yuppies").seat(1).does("rehang", "texas", "left").idle()
    game.expect("texas", owner=1, master="big-media", cell=(-2, -1), money=4).expect("yuppies", owner=1)


@pytest.mark.rule("ILL-8f", "ILL-4d")
def test_what_is_ousted_counts_as_dropped() -> None:
    overlapping(dropped_money="owner").does("oust", "yuppies").idle().expect(1, money=6)
    overlapping(dropped_money="owner").does("let-go", "texas").idle().expect(1, money=6)


@pytest.mark.rule("ILL-8f")
def test_the_illuminati_card_is_never_ousted() -> None:
    """The puppet of the gift would lie on the very card from which the structure grows."""
    play = {0: {"big-media": {"top": "texas"}}, 1: {"top": {"the-mafia": {"top": "republicans"}}}}
    game = given(play=play).seat(0).offers(1, "big-media").seat(1).accepts()
    game.does("place", "republicans", "top").expect("big-media", cell=(1, 0)).waits_for(1)
    game.refuses("oust", NETWORK).refuses("rehang", "texas", "top").does("rehang", "texas", "bottom").idle()
    game.expect("texas", owner=1, cell=(2, 0))


NO_ARROWS = "boy-sprouts punk-rockers psychiatrists trekkies"


@pytest.mark.rule("ILL-8f")
def test_without_an_open_arrow_nothing_can_be_received() -> None:
    game = given(play={0: "the-mafia", 1: NO_ARROWS}).seat(0).offers(1, "the-mafia").seat(1)
    game.refuses("accept", 1, why="deal-no-room").does("decline", 1).idle()


@pytest.mark.rule("ILL-8f", "ILL-8g")
def test_in_a_swap_the_group_that_goes_makes_room() -> None:
    game = given(play={0: "the-mafia", 1: NO_ARROWS}).seat(0).offers(1, "the-mafia", wants_cards="trekkies")
    game.seat(1).accepts().seat(0).does("place", BAVARIA, "top").idle()
    game.expect("the-mafia", owner=1, master=NETWORK, arrow="left").expect("trekkies", owner=0)


# -- on the spot


@pytest.mark.rule("ILL-8g")
def test_both_sides_are_carried_out_together() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 9, 1: 6}, hands={0: "bribery", 1: "slush-fund"}
    )
    game.seat(0).offers(1, "the-mafia", "bribery", money=2, wants=6, wants_cards="yuppies slush-fund").seat(1)
    game.accepts().does("place", NETWORK, "top").seat(0).does("place", BAVARIA, "top").idle()
    game.expect(0, money=9 - 2 + 6, hand="slush-fund", groups="yuppies")
    game.expect(1, money=6 - 6 + 2, hand="bribery", groups="the-mafia").expect("table", actions=0)


@pytest.mark.rule("ILL-8g")
def test_a_deal_that_one_side_cannot_fulfil_any_more_is_not_carried_out_at_all() -> None:
    game = given(play={0: "the-mafia yuppies"}, treasuries={1: 5}, uncontrolled=OPEN).seat(0)
    game.offers(1, "the-mafia", wants=5).does("drop", "the-mafia").seat(1).refuses(
        "accept", 1, why="deal-gone"
    )
    game.seat(0).offers(1, "yuppies", wants=5).host("adjust", "money", NETWORK, 4).seat(1)
    game.refuses("accept", 2, why="deal-unpaid").expect(1, money=4).idle()


@pytest.mark.rule("ILL-8g")
def test_there_is_no_deal_about_the_future() -> None:
    """What one has not got yet cannot be offered, nothing is no offer, offers die with their taker's turn."""
    game = given(play={0: "the-mafia"}, treasuries={0: 5}, uncontrolled=OPEN).seat(0)
    game.refuses("offer", 1, 6, 0, 0, why="deal-money").refuses(
        "offer", 1, 0, 0, 1, "california", why="deal-cards"
    )
    game.refuses("offer", 1, 0, 0, 0, why="deal-empty").offers(1, money=5).ends_turn()
    game.seat(1).ends_turn()
    game.seat(1).refuses("accept", 1, why="deal-unknown").idle().expect(0, money=5 + 5 + 9)


@pytest.mark.rule("ILL-8g")
def test_promises_bind_nobody() -> None:
    """Whoever was paid to leave the Yuppies alone may attack them at once."""
    game = given(play={0: "the-mafia", 1: "yuppies"}, treasuries={1: 9}).seat(1).offers(0, money=9).seat(0)
    game.accepts().controls("yuppies", by="the-mafia").misses().idle().expect(0, money=9)


# -- throwing the game


SIX = "texas>boy-sprouts california>punk-rockers democrats>psychiatrists"
"""With seven players eight cards win: six groups and the Illuminati are one too few."""


@pytest.mark.rule("ILL-8h")
def test_a_gift_for_nothing_that_lets_its_receiver_win_is_refused() -> None:
    game = given(7, play={0: "the-mafia", 1: SIX}).seat(0).offers(1, "the-mafia").seat(1)
    game.refuses("accept", 1, why="deal-throws-game").does("decline", 1).expect(1, basic=(7, 8)).idle()
    game = given(7, play={0: "the-mafia", 1: SIX}).seat(1).offers(0, wants_cards="the-mafia").seat(0)
    game.refuses("accept", 1, why="deal-throws-game").idle()


@pytest.mark.rule("ILL-8h")
def test_a_sale_is_the_players_own_affair() -> None:
    game = given(7, play={0: "the-mafia", 1: SIX}, treasuries={1: 1}).seat(0).offers(1, "the-mafia", wants=1)
    game.seat(1).accepts().does("place", NETWORK, "left").expect(1, basic=(8, 8)).seat(0).does("end").settle()
    game.is_over(1, how="basic")


@pytest.mark.rule("ILL-8h")
def test_a_gift_that_does_not_decide_the_game_is_allowed() -> None:
    game = given(6, play={0: "the-mafia", 1: SIX}).seat(0).offers(1, "the-mafia").seat(1).accepts()
    game.does("place", NETWORK, "left").idle().expect(1, basic=(8, 9))


@pytest.mark.rule("ILL-8h")
def test_a_gift_that_lets_both_win_is_allowed() -> None:
    """The giver controls eight groups: without one he still wins, by the basic goal."""
    eight = "the-mafia>trekkies big-media>morticians c-i-a>cycle-gangs pentagon>intellectuals"
    game = given(7, play={0: eight, 1: SIX}).seat(0).offers(1, "trekkies").seat(1).accepts()
    game.does("place", NETWORK, "left").seat(0).does("end").settle().is_over(0, 1, how="basic")


@pytest.mark.rule("ILL-8h")
def test_money_that_lets_the_gnomes_win_is_refused_as_a_gift() -> None:
    position = {"illuminati": {1: GNOMES}, "treasuries": {0: 20, 1: 140}}
    game = given(**position).seat(0).offers(1, money=10).seat(1).refuses("accept", 1, why="deal-throws-game")
    game.does("decline", 1).seat(0).offers(1, money=9).seat(1).accepts().expect(1, money=149).idle()
    game = given(**position, hands={1: "bribery"}).seat(0).offers(1, money=10, wants_cards="bribery").seat(1)
    game.accepts().seat(0).does("end").settle().is_over(1, how="special")


@pytest.mark.rule("ILL-8h")
def test_a_secret_goal_is_not_given_away_by_a_refusal() -> None:
    """Only those of the UFOs' goals that everybody knows are looked at."""
    game = given(illuminati={1: UFOS}, written={1: GNOMES}, treasuries={0: 20, 1: 140}).seat(0)
    game.offers(1, money=10).seat(1).accepts().expect(1, money=150).seat(0).does("end").settle()
    game.is_over(1, how="special")


# -- promises of peace


def sworn(by: int, to: int, **position: Any) -> Game:
    """In the turn of the first of three seats, `by` has promised `to` peace for 5 MB."""
    play = {0: "the-mafia", 1: "yuppies trekkies", 2: "hollywood"}
    game = given(3, play=play, treasuries={0: 20, 1: 20, 2: 20}, uncontrolled="texas california", **position)
    return game.seat(by).does("offer", to, 0, 5, 1, PEACE).seat(to).accepts()


def promises(game: Game) -> list[list[tuple[int, ...]]]:
    """What each seat has in its notes: who promised whom, and who broke it."""
    return [[(a, b, broken) for a, b, _, broken in game.sees(seat).pledges] for seat in range(3)]


@pytest.mark.rule("ILL-8g")
def test_a_promise_of_peace_is_sold_and_who_breaks_it_is_remembered_by_both_alone() -> None:
    game = sworn(by=0, to=1).expect(0, money=25).expect(1, money=15)
    assert promises(game) == [[(0, 1, -1)], [(0, 1, -1)], []]
    game.told("deal-done", promises=1).seat(0).controls("yuppies", by="the-mafia")
    assert promises(game)[1] == [(0, 1, -1)]
    game.misses()
    assert promises(game) == [[(0, 1, 0)], [(0, 1, 0)], []]
    game.told("peace-broken", to=1, seat=0, other=1).not_told("peace-broken", to=2)


@pytest.mark.rule("ILL-8g")
def test_an_attack_called_off_was_never_made_and_breaks_no_promise() -> None:
    game = sworn(by=0, to=1).seat(0).controls("yuppies", by="the-mafia").does("call-off")
    assert promises(game)[0] == [(0, 1, -1)]


@pytest.mark.rule("ILL-8g")
def test_money_against_who_was_promised_peace_breaks_it_and_money_for_them_does_not() -> None:
    helped = sworn(by=2, to=0).seat(0).controls("yuppies", by="the-mafia").seat(2).helps(3)
    assert promises(helped)[0] == [(2, 0, -1)]
    hindered = sworn(by=2, to=0).seat(0).controls("yuppies", by="the-mafia").seat(2).hinders(3)
    assert promises(hindered)[0] == [(2, 0, 2)]
    joined = sworn(by=2, to=1).seat(0).controls("yuppies", by="the-mafia").seat(2).helps(3)
    assert promises(joined)[1] == [(2, 1, 2)]
    defended = sworn(by=1, to=0).seat(0).controls("yuppies", by="the-mafia").seat(1).spends(3)
    assert promises(defended)[0] == [(1, 0, -1)]


@pytest.mark.rule("ILL-8g")
def test_peace_for_peace_holds_two_rounds_and_is_not_promised_twice() -> None:
    game = sworn(by=0, to=1)
    game.seat(0).refuses("offer", 1, 0, 0, 1, PEACE, why="deal-cards")
    game.does("offer", 1, 1, 0, 0, PEACE).seat(1).accepts()
    assert promises(game)[0] == [(0, 1, -1), (1, 0, -1)]
    assert {last for _, _, last, _ in game.sees(0).pledges} == {game.kernel.s.turn + 2 * 3}


@pytest.mark.rule("ILL-8h")
def test_a_promise_is_nothing_received_by_who_gives_the_game_away() -> None:
    position = {"illuminati": {1: GNOMES}, "treasuries": {0: 20, 1: 140}}
    game = given(**position).seat(0).does("offer", 1, 10, 0, 0, PEACE).seat(1)
    game.refuses("accept", 1, why="deal-throws-game")


def test_a_stored_game_from_before_there_were_promises_goes_on_without_any() -> None:
    s = sworn(by=0, to=1).kernel.s
    before_promises, before_refusals = (json.dumps(json.loads(s.dump())[:-n]) for n in (3, 2))
    assert Illuminati.load(before_promises).pledges == []
    assert Illuminati.load(before_refusals).refused == []
    assert Illuminati.load(before_refusals).pledges == Illuminati.load(s.dump()).pledges == s.pledges
    with pytest.raises(ValueError, match="not a state"):
        Illuminati.load(json.dumps(json.loads(s.dump())[:-4]))
