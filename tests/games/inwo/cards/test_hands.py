"""Cards about hands: who looks, who hides, who turns up."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


def names(game, cards):  # type: ignore[no-untyped-def]
    return [game.kernel.s.name(card) for card in cards]


@pytest.mark.card("wargamers")
def test_wargamers_send_a_plot_that_lies_open_under_its_deck() -> None:
    hands, decks = {1: "hoax fnord"}, {1: "jake-day jihad"}
    game = given(play={0: "wargamers"}, hands=hands, decks=decks, exposed="hoax").seat(0)
    game.aims("wargamers", "hoax").uses("wargamers", "hoax").settle().expect("wargamers", tokens=0)
    game.expect(1, plots=["fnord"], plot_deck=["hoax", "jihad", "jake-day"]).idle()
    attack("destroy", "wargamers", "video-games").gives("wargamers", 2)


@pytest.mark.card("fast-food-chains")
def test_fast_food_makes_two_plots_forgotten_once_a_turn() -> None:
    hands = {0: "hoax fnord jihad", 1: "martyrs"}
    game = given(play={0: "fast-food-chains"}, hands=hands, exposed="hoax fnord jihad martyrs").seat(0)
    game.uses("fast-food-chains").does("pick", "hoax").does("pick", "jihad").settle()
    assert names(game, game.sees(1).seats[0].plots) == ["fnord"]
    game.expect("fast-food-chains", tokens=1).may_not("fast-food-chains").idle()
    attack("destroy", "fast-food-chains", "al-gore").gives("fast-food-chains", 6)


@pytest.mark.card("mi-5")
def test_mi_5_keeps_plots_from_being_shown_and_hides_them_again() -> None:
    play, hands = {0: "cattle-mutilators", 1: "mi-5"}, {1: "hoax fnord"}
    game = given(play=play, hands=hands, exposed="hoax").seat(1).uses("mi-5", way=1).settle()
    assert game.sees(0).seats[1].plots == ()
    game.expect("mi-5", tokens=0).idle()
    game = given(play=play, hands=hands).seat(0).uses("cattle-mutilators").seat(1).uses("mi-5").settle()
    assert game.sees(0).seats[1].plots == ()
    game.expect("mi-5", tokens=0).expect("cattle-mutilators", tokens=0).idle()


@pytest.mark.card("double-cross")
def test_double_cross_stops_a_plot_that_looks() -> None:
    play, hands = {0: "phone-company", 1: "dentists"}, {0: "mutual-betrayal", 1: "double-cross hoax"}
    game = given(play=play, hands=hands).seat(0).plays("mutual-betrayal", using="phone-company")
    game.seat(1).plays("double-cross").settle().expect("phone-company", tokens=0)
    assert game.sees(0).seats[1].plots == ()
    game.expect(0, discards=["mutual-betrayal"]).idle()
    for card, payer in (("agent-in-place", "phone-company"), ("logic-bomb", "new-york")):
        game = given(play={0: payer, 1: "dentists"}, hands={**hands, 0: card}, spent="0").seat(0).plays(card)
        game.seat(1).plays("double-cross").settle().expect(0, discards=[card]).expect(payer, tokens=0)
        game.expect(1, plots=["hoax"]).idle()
    game = given(play=play, hands={**hands, 0: "george-the-janitor"}).seat(0).plays("george-the-janitor")
    game.seat(1).may_not("double-cross")


@pytest.mark.card("george-the-janitor")
def test_george_finds_the_plot_that_was_picked_or_all_others() -> None:
    hands = {0: "george-the-janitor", 1: "hoax fnord jihad"}
    for mode, shown in (("that", ["hoax", "fnord"]), ("others", ["hoax", "jihad"])):
        game = given(play={0: "phone-company"}, hands=hands, exposed="hoax").seat(0)
        game.plays("george-the-janitor", using="phone-company").seat(1).cannot("pick", "hoax")
        game.does("pick", "fnord").seat(0).does("mode", mode).settle()
        assert names(game, game.sees(0).seats[1].plots) == shown
        game.expect("phone-company", tokens=0).idle()


@pytest.mark.card("lets-you-and-him-fight")
def test_lets_you_and_him_fight_costs_one_of_two_groups() -> None:
    hands = {0: "lets-you-and-him-fight", 1: "dentists japan"}
    game = given(play={0: "phone-company"}, hands=hands).seat(0).plays("lets-you-and-him-fight")
    game.does("pick", "japan").settle().expect(1, groups=["dentists"], discards=["japan"])
    game.expect(0, tokens=0).idle()
    game = given(play={0: "phone-company"}, hands={**hands, 1: "dentists"}).seat(0)
    game.plays("lets-you-and-him-fight").settle().expect(1, groups=[]).idle()
    given(play={0: "phone-company"}, hands=hands, spent="0").seat(0).may_not("lets-you-and-him-fight")


@pytest.mark.card("payoff")
@pytest.mark.rule("INW-134")
def test_payoff_makes_agents_change_nothing_and_others_may_come() -> None:
    play, hands = {0: "phone-company", 1: "dentists"}, {0: "dentists dentists", 1: "payoff"}
    game = given(play=play, hands=hands).seat(0).controls("dentists@1", "phone-company").part("agents", 0)
    game.seat(1).may_not("payoff").seat(0).does("agents", "dentists@0", "aid").part("agents", 10)
    game.cannot("agents").seat(1).plays("payoff").part("agents", 0).seat(0).can("agents")
    game.expect(0, discards=["dentists"])
    play, hands = {0: "phone-company", 1: "dentists", 2: "elvis"}, {0: "payoff", 2: "dentists"}
    game = given(3, play=play, hands=hands).seat(0).controls("dentists@1", "phone-company").seat(2)
    game.does("agents", "dentists@2", "oppose").seat(0).may_not("payoff")


@pytest.mark.card("faction-fight")
def test_a_faction_fight_needs_agents_and_keeps_others_out() -> None:
    play, hands = {0: "phone-company", 1: "dentists", 2: "japan"}, {0: "dentists faction-fight"}
    game = given(3, play=play, hands=hands).seat(0).controls("dentists@1", "phone-company")
    game.may_not("faction-fight").does("agents", "dentists@0", "aid").seat(2).can("oppose", "japan")
    game.seat(0).plays("faction-fight").gives("faction-fight", 5).told("attack-privileged")
    game.seat(2).cannot("oppose", "japan")
    hands = {0: "dentists", 1: "dentists faction-fight"}
    game = given(play={0: "phone-company", 1: "japan"}, hands=hands).seat(0).controls("dentists@0", ROOT)
    game.seat(1).does("agents", "dentists@1", "oppose").may_not("faction-fight")
