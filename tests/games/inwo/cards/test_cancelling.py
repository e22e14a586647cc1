"""Cards that cancel actions of others."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, Game, attack, given


def stops(card: str, leader: str, other: str, **position: object) -> Game:
    """Seat 1 cancels the attack of `leader` with a card; it cannot do so to the Group `other`."""
    target = "goldfish-fanciers"
    game = given(play={0: f"{leader} {other}", 1: f"{target} {card}"}, **position).seat(0)  # type: ignore[arg-type]
    if card == "nuclear-power-companies":
        return game.destroys(target, leader, aid=other).seat(1).uses(card, it=leader).settle()
    game.does("attack", other)
    assert ("destroy", game.guide.number(target)) in game.kernel.legal(0)
    game.does("destroy", target).seat(1).may_not(card).seat(0).does("call-off")
    return game.destroys(target, leader).seat(1).uses(card).settle().told("attack-void")


@pytest.mark.card("dentists")
@pytest.mark.rule("EVL-32", "INW-189", "INW-190")
def test_dentists_stop_a_personality() -> None:
    game = stops("dentists", "al-gore", "phone-company").idle()
    game.expect("al-gore", tokens=0).expect("dentists", tokens=0).expect("goldfish-fanciers", owner=1)


@pytest.mark.card("nuclear-power-companies")
def test_nuclear_power_companies_stop_even_an_illuminati() -> None:
    stops("nuclear-power-companies", "phone-company", "empty-vee").told("attack-void").idle()
    game = given(play={0: "phone-company", 1: "dentists nuclear-power-companies"}).seat(0)
    game.destroys("dentists", "bavarian-illuminati").seat(1).uses("nuclear-power-companies").settle()
    game.told("attack-void").expect(0, tokens=0).idle()


@pytest.mark.card("savings-and-loans")
def test_savings_and_loans_stop_money() -> None:
    stops("savings-and-loans", "madison-avenue", "empty-vee").expect("madison-avenue", tokens=0).idle()
    stops("savings-and-loans", "bank-of-england", "empty-vee").idle()
    game = attack("control", "phone-company", "madison-avenue", own="phone-company savings-and-loans")
    game.gives("savings-and-loans", 3)
    stops("savings-and-loans", "c-i-a", "empty-vee").idle()
    for target, amount in (("post-office", 3), ("federal-reserve", 3), ("dentists", 0)):
        attack("control", ROOT, target, own="savings-and-loans").gives("savings-and-loans", amount)
    attack("destroy", ROOT, "post-office", own="savings-and-loans").gives("savings-and-loans", 0)


@pytest.mark.card("supreme-court")
def test_the_supreme_court_stops_the_government() -> None:
    stops("supreme-court", "japan", "phone-company").expect("supreme-court", tokens=0).idle()
    game = given(play={0: "phone-company", 1: "goldfish-fanciers supreme-court"}).seat(0)
    game.destroys("goldfish-fanciers", "phone-company").seat(1).joins("oppose", "supreme-court")
    game.may_not("supreme-court")


@pytest.mark.card("dan-quayle")
def test_dan_quayle_stops_the_media() -> None:
    stops("dan-quayle", "empty-vee", "phone-company").idle()


@pytest.mark.card("elvis")
def test_elvis_stops_the_media_and_has_a_church() -> None:
    stops("elvis", "empty-vee", "phone-company").idle()
    attack("control", "elvis", "church-of-elvis").gives("elvis", 6)


@pytest.mark.card("jimmy-hoffa")
def test_jimmy_hoffa_stops_corporations() -> None:
    stops("jimmy-hoffa", "phone-company", "empty-vee").idle()
    attack("control", "jimmy-hoffa", "cfl-aio").gives("jimmy-hoffa", 6)


@pytest.mark.card("saddam-hussein")
def test_saddam_hussein_stops_the_government() -> None:
    stops("saddam-hussein", "japan", "phone-company").idle()


def by_resource(card: str, leader: str, other: str) -> Game:
    """The same with a Resource of seat 1."""
    position = {"play": {0: f"{leader} {other}", 1: "goldfish-fanciers"}, "resources": {1: card}}
    game = given(**position).seat(0)  # type: ignore[arg-type]
    game.destroys("goldfish-fanciers", other).seat(1).may_not(card).seat(0).does("call-off")
    game.destroys("goldfish-fanciers", leader).seat(1).uses(card).settle()
    return game.told("attack-void").expect(card, tokens=0)


@pytest.mark.card("bigfoot")
def test_bigfoot_stops_the_media() -> None:
    by_resource("bigfoot", "empty-vee", "phone-company").idle()
    attack("control", "phone-company", "nasa", resources={0: "bigfoot"}).gives("bigfoot", 0)
    attack("control", "phone-company", "al-gore", resources={0: "bigfoot"}).gives("bigfoot", 3)


@pytest.mark.card("hallucinations")
def test_hallucinations_stop_a_personality_or_help_to_destroy_one() -> None:
    by_resource("hallucinations", "al-gore", "phone-company").idle()
    game = attack("destroy", "phone-company", "al-gore", resources={0: "hallucinations"})
    game.uses("hallucinations", way=1).gives("hallucinations", 3)
    attack("control", "phone-company", "al-gore", resources={0: "hallucinations"}).may_not(
        "hallucinations", 1
    )


@pytest.mark.card("loch-ness-monster")
def test_the_loch_ness_monster_stops_coasts_or_helps_to_destroy_them() -> None:
    by_resource("loch-ness-monster", "california", "phone-company").idle()
    game = attack("destroy", "phone-company", "hawaii", resources={0: "loch-ness-monster"})
    game.uses("loch-ness-monster", way=1).gives("loch-ness-monster", 4)


@pytest.mark.card("are-we-having-fun-yet")
def test_having_fun_costs_more_power_than_the_group_has() -> None:
    hands = {1: "are-we-having-fun-yet"}
    position = {"play": {0: "empty-vee", 1: "goldfish-fanciers phone-company"}, "hands": hands, "spent": "1"}
    game = given(**position).seat(0).destroys("goldfish-fanciers", "empty-vee").seat(1)  # type: ignore[arg-type]
    game.plays("are-we-having-fun-yet").settle().told("attack-void").expect("phone-company", tokens=0).idle()
    position["play"] = {0: "new-york", 1: "goldfish-fanciers phone-company"}
    game = given(**position).seat(0).destroys("goldfish-fanciers", "new-york").seat(1)  # type: ignore[arg-type]
    game.may_not("are-we-having-fun-yet")


@pytest.mark.card("are-we-having-fun-yet")
def test_having_fun_cancels_an_ability_without_an_action() -> None:
    hands, play = {1: "are-we-having-fun-yet"}, {0: "phone-company n-s-a", 1: "dentists japan>new-york"}
    game = given(play=play, hands=hands).seat(0).controls("dentists", by="phone-company")
    game.uses("bavarian-illuminati").seat(1).plays("are-we-having-fun-yet", using="japan 1 new-york").settle()
    game.told("card-cancelled").not_told("attack-privileged").expect("new-york", tokens=0)


@pytest.mark.card("gremlins")
def test_gremlins_cancel_the_power_of_a_computer() -> None:
    play, hands = {0: "phone-company empty-vee", 1: "goldfish-fanciers"}, {1: "gremlins"}
    game = given(play=play, hands=hands).seat(0).destroys("goldfish-fanciers", "empty-vee")
    game.seat(1).may_not("gremlins", 1).seat(0).does("aid", "phone-company").seat(1)
    game.plays("gremlins", way=1).expect("phone-company", tokens=0).expect("attack", spent=[]).idle()


@pytest.mark.card("gremlins")
def test_gremlins_take_the_token_of_a_computer_or_a_gadget_out_of_play() -> None:
    """Of anybody's Computers; of a rival's Gadgets, one; an action without Power is not cancelled."""
    play = {0: "phone-company dentists", 1: "hackers cable-tv"}
    position = {
        "play": play,
        "hands": {0: "gremlins"},
        "resources": {0: "midas-mill", 1: "eliza book-of-kells"},
    }
    game = given(**position).seat(0).aims("gremlins", "phone-company hackers").plays("gremlins", "hackers")
    game.settle().expect("hackers", tokens=0).idle()
    game = given(**position).seat(0).aims("gremlins", "eliza", way=2).plays("gremlins", "eliza", way=2)
    game.settle().expect(1, resources=["book-of-kells"], groups=["eliza"]).idle()
    hands = {0: "gremlins", 1: "self-esteem"}
    game = given(play={**play, 1: "eff"}, hands=hands, active=1).seat(1).plays("self-esteem", "eff").seat(0)
    game.may_not("gremlins", 1).settle().expect("eff", power=6).idle()


@pytest.mark.card("mass-murder")
def test_mass_murder_cancels_the_media_and_takes_their_tokens() -> None:
    play, hands = {0: "empty-vee big-media", 1: "goldfish-fanciers"}, {1: "mass-murder"}
    game = given(play=play, hands=hands).seat(0).destroys("goldfish-fanciers", "empty-vee").seat(1)
    game.plays("mass-murder", way=1).settle().seat(1).does("pick", "big-media").settle().told("attack-void")
    game.expect("big-media", tokens=0).idle()
    play[0] += " cable-tv phone-company"
    game = given(play=play, hands=hands).seat(0)
    game.destroys("goldfish-fanciers", "empty-vee", aid="big-media cable-tv phone-company").seat(1)
    game.plays("mass-murder", way=1, it="big-media").gathers().cannot("pick", "phone-company")
    game.does("pick", "cable-tv").does("enough").gathers()
    game.part("aid", 3).expect("cable-tv", tokens=0).idle()


@pytest.mark.rule("EVL-33", "INW-195")
def test_without_the_action_of_a_helper_the_attack_goes_on() -> None:
    """What was played for the helper is lost with it, and its token is spent."""
    play = {0: "phone-company saddam-hussein", 1: "goldfish-fanciers supreme-court"}
    game = given(play=play, hands={0: "terrorist-nuke"}).seat(0)
    game.destroys("goldfish-fanciers", "phone-company", aid="saddam-hussein")
    alone = game.sees(None).attack.number
    game.plays("terrorist-nuke", "saddam-hussein")
    assert game.sees(None).attack.number == alone + 10
    game.seat(1).uses("supreme-court").expect("saddam-hussein", tokens=0, power=2)
    game.expect(0, discards=["terrorist-nuke"]).settle().told("attack-failed").idle()


@pytest.mark.rule("EVL-32", "INW-194")
def test_a_cancelled_leader_costs_its_player_alone() -> None:
    """The Plots of the attacker are lost; helpers get tokens and Plots back, these for all to see."""
    play = {0: "saddam-hussein phone-company", 1: "goldfish-fanciers supreme-court", 2: "c-i-a"}
    hands = {0: "terrorist-nuke", 2: "jihad"}
    game = given(3, play=play, hands=hands).seat(0)
    game.destroys("goldfish-fanciers", "saddam-hussein", aid="phone-company")
    game.plays("terrorist-nuke", "saddam-hussein").seat(2).does("oppose", "c-i-a")
    game.seat(1).uses("supreme-court", it="saddam-hussein").settle().told("attack-void")
    game.expect("saddam-hussein", tokens=0).expect("phone-company", tokens=1).expect("c-i-a", tokens=1)
    game.expect(0, discards=["terrorist-nuke"]).expect("goldfish-fanciers", owner=1).idle()


@pytest.mark.rule("EVL-34")
def test_a_plot_whose_only_action_is_cancelled_is_lost() -> None:
    play, hands = {0: "nuclear-power-companies supreme-court", 1: "dentists"}, {1: "grassroots-support"}
    game = given(play=play, hands=hands).seat(1).plays("grassroots-support").seat(0)
    game.may_not("supreme-court").uses("nuclear-power-companies").settle().expect(
        1, discards=["grassroots-support"]
    )
    game.expect("dentists", power=1, tokens=0).idle()


@pytest.mark.rule("EVL-34")
def test_of_several_actions_one_that_is_cancelled_can_be_replaced() -> None:
    """If nobody takes its place, all that was paid is wasted."""
    play = {0: "nuclear-power-companies", 1: "empty-vee gordo-remora tabloids"}
    position = {"play": play, "hands": {1: "blood-toil-tears-and-sweat"}, "nwos": "bigger-business"}
    for replaced in (True, False):
        game = (
            given(**position)
            .seat(1)
            .plays("blood-toil-tears-and-sweat", using="empty-vee gordo-remora")
            .seat(0)
        )  # type: ignore[arg-type]
        game.uses("nuclear-power-companies", it="gordo-remora").seat(1).can("forgo")
        game.does("spend", "tabloids") if replaced else game.does("forgo")
        game.settle().expect("tabloids", tokens=int(not replaced)).expect("empty-vee", tokens=0)
        game.expect("table", nwos=[] if replaced else ["bigger-business"]).expect(
            1, discards=["blood-toil-tears-and-sweat"]
        ).idle()


@pytest.mark.rule("INW-191")
def test_what_was_cancelled_can_be_used_again_this_turn_and_what_was_not_cannot() -> None:
    hands = {1: "are-we-having-fun-yet"}
    game = given(play={0: "s-m-o-f", 1: "dentists hackers texas"}, hands=hands).seat(0)
    game.uses("s-m-o-f", "hackers").seat(1).plays("are-we-having-fun-yet", using="texas").settle()
    game.expect("hackers", tokens=1).seat(0).uses("s-m-o-f", "hackers").settle()
    game.expect("hackers", tokens=0).seat(0).may_not("s-m-o-f").idle()


@pytest.mark.card("mass-murder")
@pytest.mark.rule("INW-012")
def test_mass_murder_takes_the_tokens_that_its_player_likes() -> None:
    """Their own as well, but nothing of who has not finished the first turn."""
    play = {0: "empty-vee big-media dentists", 1: "cable-tv hollywood", 2: "tv-preachers"}
    game = given(3, play=play, hands={0: "mass-murder"}, turns={0: 2, 1: 2}).seat(0)
    game.plays("mass-murder", using=ROOT).gathers().cannot("pick", "tv-preachers").cannot("pick", "dentists")
    game.does("pick", "cable-tv").does("pick", "big-media").does("enough").settle().expect(0, tokens=0)
    for card, tokens in (("cable-tv", 0), ("big-media", 0), ("hollywood", 1), ("empty-vee", 1)):
        game.expect(card, tokens=tokens)
    for own in ("empty-vee dentists", "canada dentists"):
        given(play={0: own}, hands={0: "mass-murder"}, spent="0").seat(0).may_not("mass-murder")
