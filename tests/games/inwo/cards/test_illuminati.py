"""The nine Illuminati."""

from __future__ import annotations

import pytest

from tests.support.inwo import attack, given


@pytest.mark.card("bavarian-illuminati")
def test_bavaria_declares_one_attack_a_turn_privileged() -> None:
    play = {0: "phone-company n-s-a", 1: "dentists", 2: "post-office"}
    game = given(3, play=play, spent="0 1").seat(0).controls("dentists", by="phone-company")
    game.uses("bavarian-illuminati").told("attack-privileged").seat(2).cannot("aid", "post-office")
    game.settle().seat(0).controls("dentists", by="n-s-a").may_not("bavarian-illuminati")
    game.seat(2).can("oppose", "post-office").idle()


@pytest.mark.card("bavarian-illuminati")
def test_bavaria_wins_by_power() -> None:
    given(play={0: "new-york pentagon"}).expect(0, special=(10 + 7 + 6, 50)).idle()


@pytest.mark.card("discordian-society")
def test_discordia_is_good_with_the_weird_and_safe_from_the_straight() -> None:
    attack("control", "discordian-society", "dentists").gives("discordian-society", 0)
    attack("control", "discordian-society", "gay-activists").gives("discordian-society", 4)
    play = {0: "dentists c-i-a hackers", 1: "gay-activists"}
    game = given(play=play, illuminati={1: "discordian-society"}).seat(0)
    game.does("attack", "dentists").cannot("destroy", "gay-activists").does("call-off")
    game.does("attack", "c-i-a").cannot("control", "gay-activists").does("call-off")
    game.controls("gay-activists", by="hackers").cannot("aid", "c-i-a").idle()
    for roots, more, may in (({1: "discordian-society"}, 0, True), ({}, 10, False)):
        own = "hackers margaret-thatcher"
        attack("control", "hackers", "england", own=own, illuminati=roots).gives("margaret-thatcher", more)
        game = given(3, play={0: "ronald-reagan", 1: "big-media", 2: "dentists"}, illuminati=roots).seat(0)
        game.controls("dentists", by="ronald-reagan").seat(1)
        (game.can if may else game.cannot)("oppose", "big-media")
        play = {0: "dan-quayle dentists", 1: "big-media", 2: "mi-5"}
        game = given(3, play=play, illuminati=roots, active=1).seat(1).controls("dentists", by="big-media")
        game.seat(0)
        (game.may_not if may else game.may)("dan-quayle")


@pytest.mark.card("discordian-society")
def test_discordia_counts_strong_weird_groups_double() -> None:
    play = {0: "hackers gay-activists california phone-company"}
    given(play=play, illuminati={0: "discordian-society"}).expect(0, basic=5 + 2).idle()


@pytest.mark.card("gnomes-of-zurich")
def test_the_gnomes_hold_six_plots_and_like_banks() -> None:
    hands, play = {0: "jake-day hoax fnord jihad infobahn martyrs"}, {0: "dentists", 1: "phone-company"}
    game = given(hands=hands, play=play, illuminati={0: "gnomes-of-zurich"}).seat(0).does("end")
    game.expect("table", active=1)
    game = given(hands=hands, play=play).seat(0).does("end").can("discard", "hoax").does("discard", "hoax")
    game.expect("table", active=1)
    attack("control", "gnomes-of-zurich", "bank-of-england").gives("gnomes-of-zurich", 4)
    attack("control", "gnomes-of-zurich", "phone-company").gives("gnomes-of-zurich", 0)
    roots = {0: "gnomes-of-zurich"}
    given(play={0: "phone-company wall-street bank-of-england"}, illuminati=roots).expect(0, basic=6)


@pytest.mark.card("shangri-la")
def test_shangri_la_is_hard_to_hit_and_destroys_the_violent_alone() -> None:
    attack("destroy", "hackers", "dentists", illuminati={1: "shangri-la"}).gives("shangri-la", -5)
    game = given(play={0: "hackers", 1: "dentists c-i-a"}, illuminati={0: "shangri-la"}).seat(0)
    game.does("attack", "hackers").cannot("destroy", "dentists").can("control", "dentists")
    game.can("destroy", "c-i-a")
    play = {0: "hackers", 1: "dentists", 2: "mi-5"}
    game = given(3, play=play, illuminati={0: "shangri-la"}, active=2).seat(2).destroys("dentists", by="mi-5")
    game.seat(0).can("aid", "hackers")


@pytest.mark.rule("INW-049")
def test_what_defends_the_own_structure_does_not_defend_a_group_of_the_hand_against_its_own_player() -> None:
    """It is not in play until it is taken; a rival's Group in play has the 5 points."""
    for hands, by, owner, counts in (({0: "hackers"}, 0, 0, False), ({}, 0, 1, True)):
        theirs = "dentists" if hands else "dentists hackers"
        play, roots = {0: "phone-company", 1: theirs}, {owner: "shangri-la"}
        game = (
            given(play=play, hands=hands, illuminati=roots).seat(by).controls("hackers", by="phone-company")
        )
        bonuses = [amount for part, _, amount in game.sees(None).attack.parts if part == "bonus"]
        assert (-5 in bonuses) is counts


@pytest.mark.card("shangri-la")
def test_shangri_la_counts_peaceful_power_whoever_has_it() -> None:
    play = {0: "japan", 1: "supreme-court c-i-a"}
    given(play=play, illuminati={0: "shangri-la"}).expect(0, special=(6 + 3, 30)).idle()


@pytest.mark.card("shangri-la")
@pytest.mark.rule("INW-213")
def test_all_of_shangri_la_share_the_victory_that_one_of_them_claims() -> None:
    play = {0: "japan>moonies a-m-a", 1: "supreme-court canada>red-cross>vatican-city", 2: "kkk"}
    roots = {0: "shangri-la", 1: "shangri-la", 2: "ufos"}
    game = given(3, play=play, nwos="peace-in-our-time", illuminati=roots).seat(0).does("end")
    game.does("claim").seat(1).passes().settle()
    assert game.kernel.s.result["winners"] == [0, 1]


@pytest.mark.card("the-network")
def test_the_network_draws_two_plots_and_counts_strong_computers_double() -> None:
    position = {"illuminati": {0: "the-network"}, "play": {0: "phone-company phone-phreaks"}}
    game = given(**position, decks={0: "hoax jake-day fnord"}, phase="begin").seat(0)
    game.does("draw-plot").expect(0, plots=["hoax", "jake-day"]).expect(0, basic=3 + 1)


@pytest.mark.card("ufos")
def test_the_ufos_act_twice_but_not_in_one_attack() -> None:
    position = {"illuminati": {0: "ufos"}, "play": {0: "mi-5", 1: "gay-activists"}}
    game = given(**position, spent="0", phase="tokens").seat(0).expect(0, tokens=2)
    game.controls("gay-activists", by="ufos").cannot("aid", "ufos").expect(0, tokens=1).idle()
    plot, play = "dollars-for-decency", {0: "mi-5 dentists", 1: "gay-activists"}
    position = {
        "play": play,
        "illuminati": {0: "ufos"},
        "hands": {0: plot},
        "tokens": {"0": 2, "dentists": 0},
    }
    game = given(**position).seat(0).may(plot)
    game.controls("gay-activists", by="ufos").may_not(plot).settle().seat(0).may(plot)
    game = given(**position).seat(0).controls("gay-activists", by="mi-5").can("aid", "ufos")
    game.plays(plot, using="ufos").gathers().does("pick", "dentists").does("enough").gathers()
    game.cannot("aid", "ufos").expect(0, tokens=1).idle()
