"""The turn, tokens and hands (INW-017 to INW-060)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.inwo import given


@pytest.mark.rule("INW-017", "INW-018", "INW-019")
def test_a_turn_begins_with_a_plot_and_a_group_if_one_likes() -> None:
    decks = {0: "jake-day dentists"}
    given(decks=decks, phase="begin").seat(0).does("draw-both").expect(
        0, plots=["jake-day"], groups=["dentists"]
    )
    given(decks=decks, phase="begin").seat(0).does("draw-nothing").expect(0, plots=[], groups=[])
    game = given(decks=decks, play={0: "phone-company"}, phase="begin").seat(0)
    game.cannot("attack", "phone-company").does("buy-plot").expect(0, plots=["jake-day"], tokens=0)


@pytest.mark.rule("INW-017", "INW-037")
def test_what_costs_no_token_is_done_before_tokens_are_placed() -> None:
    """A New World Order lets MI-5 have its token again. Jake Day needs an action, and a Sniper may get one:
    they are for later."""
    position = {"play": {0: "mi-5 dentists", 1: "texas"}, "spent": "mi-5"}
    hands = {0: "bigger-business jake-day sniper"}
    game = given(**position, hands=hands, nwos="dont-forget-to-smash-the-state", phase="begin").seat(0)
    game.may_not("jake-day").may_not("sniper").plays("bigger-business").gathers().seat(0)
    game.does("no-takeover").expect("mi-5", tokens=1).idle()
    game = given(**position, nwos="dont-forget-to-smash-the-state", phase="begin").seat(0)
    game.settle().expect("mi-5", tokens=0).idle()


@pytest.mark.rule("INW-017", "INW-018")
def test_what_costs_no_token_is_done_between_the_draws_and_the_takeover_too() -> None:
    """Also with a Plot that was just drawn; but others may take that away first."""
    position: dict[str, Any] = {"play": {0: "mi-5", 1: "texas"}, "spent": "mi-5", "phase": "begin"}
    position |= {"decks": {0: "bigger-business dentists"}, "nwos": "dont-forget-to-smash-the-state"}
    game = given(**position, hands={0: "jake-day"}).seat(0).does("draw-both").may_not("jake-day")
    game.plays("bigger-business").does("take-over", "dentists").does("place", "mi-5", "top")
    game.expect("mi-5", tokens=1).expect("dentists", tokens=1, master="mi-5").idle()
    game = given(**position, hands={0: "jake-day", 1: "embezzlement fnord"}).seat(0).does("draw-both")
    game.does("play", "bigger-business", 0).seat(1).plays("embezzlement").seat(0)
    game.cannot("play", "bigger-business").does("no-takeover").expect(0, plots=["jake-day"]).expect(
        1, plots=["bigger-business"]
    )
    game.expect("mi-5", tokens=0).idle()


@pytest.mark.rule("INW-017")
def test_before_the_takeover_whoever_holds_a_plot_is_asked_whatever_it_is() -> None:
    for hand in ("bigger-business", "hoax"):
        game = given(hands={0: hand}, phase="begin").seat(0)
        game.can("no-takeover").does("no-takeover").idle()
    given(hands={1: "bigger-business"}, phase="begin").seat(0).idle()


@pytest.mark.rule("INW-017", "EVL-21")
def test_a_link_is_moved_as_a_turn_begins_and_made_in_the_main_part() -> None:
    machine = "perpetual-motion-machine"
    position = {"play": {0: "phone-company dentists"}, "phase": "begin"}
    game = given(**position, resources={0: f"{machine} crystal-skull"}, links={machine: "dentists"}).seat(0)
    game.cannot("link", "crystal-skull").does("link", machine).does("link-to", "phone-company")
    game.cannot("link", machine).does("no-takeover").settle()
    game.expect("phone-company", tokens=2).expect("dentists", tokens=1).idle()


@pytest.mark.rule("INW-020", "INW-022", "INW-023")
def test_one_card_of_the_hand_comes_into_play_and_gets_a_token() -> None:
    game = given(3, play={0: "phone-company"}, hands={0: "dentists gay-activists"}, phase="takeover")
    game.seat(0).does("take-over", "dentists").does("place", "phone-company", "bottom")
    game.expect("dentists", zone="structure", master="phone-company", tokens=1)
    game.cannot("take-over", "gay-activists").idle()


@pytest.mark.rule("INW-020", "INW-078", "INW-079")
def test_a_resource_comes_into_play_beside_the_illuminati() -> None:
    game = given(hands={0: "crystal-skull"}, seats=3, phase="takeover").seat(0)
    game.does("take-over", "crystal-skull").expect(0, resources=["crystal-skull"])
    game.expect("crystal-skull", zone="resources").idle()


@pytest.mark.rule("INW-021", "EVL-13")
def test_no_copy_of_what_is_in_play_or_was_destroyed() -> None:
    game = given(
        3, play={1: "dentists"}, hands={0: "dentists gay-activists flat-earthers"}, phase="takeover",
        destroyed={2: "gay-activists"},
    )  # fmt: skip
    game.seat(0).cannot("take-over", "dentists@0").cannot("take-over", "gay-activists@0")
    game.can("take-over", "flat-earthers")


@pytest.mark.rule("INW-021", "INW-083", "EVL-14")
def test_a_unique_resource_is_there_once() -> None:
    game = given(hands={0: "book-of-kells", 1: "book-of-kells"}, seats=3, phase="takeover")
    game.seat(0).does("take-over", "book-of-kells@0").does("end")
    game.seat(1).cannot("take-over", "book-of-kells@1")


@pytest.mark.rule("INW-023", "INW-024", "INW-039")
def test_cards_without_a_token_get_one() -> None:
    game = given(
        play={0: "phone-company dentists"}, resources={0: "bigfoot book-of-kells"}, phase="tokens",
        spent="phone-company bigfoot",
    )  # fmt: skip
    game.expect("phone-company", tokens=1).expect("dentists", tokens=1).expect("bigfoot", tokens=1)
    game.expect("book-of-kells", tokens=0)


@pytest.mark.rule("INW-025", "INW-026")
def test_things_are_done_in_any_order_until_the_turn_ends() -> None:
    game = given(play={0: "phone-company post-office", 1: "dentists"}, spent="1").seat(0)
    game.controls("dentists", by="post-office").idle().does("move", "phone-company")
    game.does("place", "post-office", "bottom").does("pay", "phone-company").idle()


@pytest.mark.rule("INW-028", "INW-175")
def test_resources_change_hands_in_a_main_part() -> None:
    game = given(resources={0: "crystal-skull", 1: "bigfoot"}).seat(0)
    game.does("offer", 1, 0, 0, 1, "crystal-skull", "bigfoot").seat(1).does("accept")
    game.expect(0, resources=["bigfoot"]).expect(1, resources=["crystal-skull"]).idle()


@pytest.mark.rule("INW-028", "INW-175")
def test_a_resource_that_was_used_this_turn_stays_and_changes_hands_in_the_next() -> None:
    """Whoever used it, and whosever turn it is."""
    resources = {0: "orbital-mind-control-lasers crystal-skull"}
    game = given(play={0: "phone-company", 1: "moonies"}, resources=resources).seat(0)
    game.can("offer", 1, 0, 0, 1, "orbital-mind-control-lasers")
    game.uses("orbital-mind-control-lasers", on="moonies").does("turn", "add", 0).settle()
    game.seat(0).cannot("offer", 1, 0, 0, 1, "orbital-mind-control-lasers")
    game.can("offer", 1, 0, 0, 1, "crystal-skull").does("end").settle()
    game.expect("table", active=1).seat(0).does("offer", 1, 0, 0, 1, "orbital-mind-control-lasers")
    game.seat(1).does("accept").expect(1, resources=["orbital-mind-control-lasers"]).idle()


@pytest.mark.rule("INW-029", "INW-044")
def test_an_illuminati_action_plays_one_resource_a_turn() -> None:
    game = given(hands={0: "crystal-skull bigfoot"}, tokens={"0": 2}).seat(0)
    game.does("resource", "crystal-skull").expect(0, resources=["crystal-skull"], tokens=1)
    game.cannot("resource", "bigfoot").idle()


@pytest.mark.rule("INW-030", "INW-044")
def test_an_illuminati_action_draws_one_group_a_turn() -> None:
    game = given(decks={0: "dentists gay-activists"}, tokens={"0": 2}).seat(0).does("draw-card")
    game.expect(0, groups=["dentists"], tokens=1).cannot("draw-card").idle()


@pytest.mark.rule("INW-037", "INW-038")
def test_plots_are_bought_at_any_time_even_by_others() -> None:
    decks = {0: "jake-day", 1: "jake-day"}
    game = given(play={1: "phone-company post-office dentists"}, decks=decks, resources={1: "bigfoot"})
    game.seat(1).does("buy-plot").expect(1, tokens=0, plots=["jake-day"])
    game = given(play={1: "phone-company post-office dentists"}, decks=decks, resources={1: "bigfoot"})
    game.seat(1).cannot("trade-in", "phone-company", "bigfoot").does("trade-in", "phone-company", "dentists")
    game.expect(1, plots=["jake-day"]).expect("phone-company", tokens=0).expect("dentists", tokens=0)
    game.expect("post-office", tokens=1).idle()


@pytest.mark.rule("INW-041", "INW-042")
def test_a_captured_group_comes_without_tokens() -> None:
    game = given(play={0: "phone-company", 1: "dentists"}, spent="1").seat(0)
    game.controls("dentists", by="phone-company").expect("phone-company", tokens=0)
    game.joins("aid", "bavarian-illuminati").succeeds()
    game.does("place", "phone-company", "left").expect("dentists", owner=0, tokens=0).idle()


@pytest.mark.rule("INW-041")
def test_a_token_can_be_given_up_for_nothing_in_anybodys_main_part() -> None:
    position = {"play": {0: "phone-company", 1: "dentists"}, "resources": {1: "bigfoot"}}
    game = given(3, **position, tokens={"dentists": 2, "bigfoot": 1}).seat(1)
    game.cannot("give-up-token", "phone-company").does("give-up-token", "dentists").expect(
        "dentists", tokens=1
    )
    game.told("token-given-up", seat=1).does("give-up-token", "bigfoot").cannot("give-up-token", "bigfoot")
    game.does("give-up-token", "the-network").expect(1, tokens=0).cannot("buy-plot")
    game.seat(0).does("give-up-token", "phone-company").cannot("attack", "phone-company").idle()
    game = given(3, **position).seat(0).controls("dentists", by="phone-company")
    game.seat(1).cannot("give-up-token", "dentists").refuses(
        "give-up-token", "dentists", why="inwo-refused-give-up"
    )


@pytest.mark.rule("INW-045", "INW-046", "INW-047", "INW-048")
def test_groups_hang_on_free_arrows_only_and_stay() -> None:
    game = given(play={0: "phone-company:top post-office:right"}).seat(0).does("move", "post-office")
    free = [move for move in game.kernel.legal(0) if move[0] == "place"]
    assert ("place", game.guide.number("phone-company"), 2) in free
    assert all(move[1] != game.guide.number("post-office") for move in free)
    assert len(free) == 2 + 2
    game.does("stay").cannot("drop", "post-office").idle()


@pytest.mark.rule("INW-050", "INW-051")
def test_cards_are_discarded_for_all_to_see() -> None:
    game = given(hands={0: "jake-day dentists", 1: "jake-day"}).seat(0).does("discard", "jake-day@0")
    game.expect(0, discards=["jake-day"], plots=[]).seat(1).does("discard", "jake-day@1")
    assert game.sees(0).seats[1].discards
    game.idle()


SIX = "jake-day jake-day jake-day jake-day jake-day hoax"


@pytest.mark.rule("INW-052")
def test_five_plots_outside_the_own_turn() -> None:
    game = given(hands={0: SIX, 1: "jake-day jake-day jake-day jake-day jake-day"}, decks={1: "hoax"}).seat(1)
    game.does("buy-plot").settle().waits_for(1).does("return", "hoax@1", 0).expect(1, plot_deck=["hoax"])
    game.seat(0).does("end").waits_for(0).does("discard", "hoax@0").expect(0, discards=["hoax"])


@pytest.mark.rule("INW-053")
def test_any_number_of_groups() -> None:
    hands = {0: "dentists flat-earthers gay-activists las-vegas moonies mi-5 phone-company"}
    game = given(play={0: "post-office", 1: "supreme-court"}, hands=hands).seat(0).does("end")
    game.expect("table", active=1).waits_for(1)


@pytest.mark.rule("INW-055")
def test_a_plot_goes_back_anywhere_into_the_deck() -> None:
    game = given(hands={0: "jake-day dentists"}, decks={0: "hoax hoax"}).seat(0)
    game.cannot("return", "dentists", 0).cannot("return", "jake-day", 3).does("return", "jake-day", 1)
    game.expect(0, plot_deck=["hoax", "jake-day", "hoax"]).idle()


@pytest.mark.rule("INW-056", "INW-057", "INW-058")
def test_plots_are_hidden_and_counted_until_they_are_shown() -> None:
    game = given(hands={1: "jake-day hoax"})
    seen = game.sees(0).seats[1]
    assert (seen.plots, seen.plot_count) == ((), 2)
    game.seat(1).does("expose", "jake-day")
    assert game.sees(0).seats[1].plots == (game.guide.number("jake-day"),)
    game.cannot("expose", "jake-day").idle()


@pytest.mark.rule("INW-059", "INW-060")
def test_draws_take_the_top_card_and_an_empty_deck_is_no_harm() -> None:
    game = given(decks={0: "hoax jake-day"}, phase="begin").seat(0).cannot("draw-both")
    game.does("draw-plot").expect(0, plots=["hoax"], plot_deck=["jake-day"]).idle()
    given(phase="begin").seat(0).can("end")


@pytest.mark.rule("INW-185", "EVL-21")
def test_a_resource_is_linked_once_a_turn() -> None:
    game = given(play={0: "phone-company dentists", 1: "mi-5"}, resources={0: "crystal-skull"}).seat(0)
    game.does("link", "crystal-skull").does("link-to", "dentists").expect(
        "dentists", linked=["crystal-skull"]
    )
    game.cannot("link", "crystal-skull").does("end").seat(1).does("end")
    game.seat(0).does("link", "crystal-skull").does("link-to", "bavarian-illuminati")
    game.expect("dentists", linked=[]).idle()


@pytest.mark.rule("EVL-21")
def test_what_gave_a_token_this_turn_is_neither_linked_elsewhere_nor_given_away() -> None:
    machine = "perpetual-motion-machine"
    position = {"play": {0: "phone-company dentists", 1: "mi-5"}, "resources": {0: machine}}
    game = given(3, **position, links={machine: "dentists"}, phase="tokens").seat(0)
    game.expect("dentists", tokens=2).cannot("link", machine).cannot("offer", 1, 0, 0, 1, machine)
    given(3, **position, phase="tokens").seat(0).can("link", machine).can("offer", 1, 0, 0, 1, machine)
    # A token that is still there is none that it gives: in the next turn it may go.
    game.does("end").seat(1).does("end").seat(2).does("end").settle().seat(0).expect("dentists", tokens=2)
    game.does("link", machine).does("link-to", "phone-company").expect("phone-company", tokens=1).idle()
