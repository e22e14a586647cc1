"""Plots, A to L."""

from __future__ import annotations

import pytest

from tests.support.inwo import ILLUMINATI, ROOT, attack, given


@pytest.mark.card("18-1-2-minute-gap")
def test_the_gap_takes_a_plot_that_was_played() -> None:
    card = "18-1-2-minute-gap"
    hands, decks = {0: "grassroots-support", 1: card}, {1: "hoax kkk fnord"}
    position = {"play": {0: "dentists", 1: "phone-company"}, "hands": hands}
    game = given(**position, decks=decks).seat(0).plays("grassroots-support").seat(1).plays(card).settle()
    game.expect("dentists", power=1, tokens=0).expect(1, plots=["grassroots-support"], tokens=0)
    game.expect(1, plot_deck=["fnord"], group_deck=[]).idle()
    given(**position).seat(0).plays("grassroots-support").seat(1).may_not(card)
    position["hands"] = {0: "bigger-business", 1: card}
    game = given(**position, decks=decks, tokens={"1": 2}).seat(0).plays("bigger-business").seat(1)
    game.plays(card).settle().expect("table", nwos=[]).expect(1, plots=["bigger-business"], tokens=0).idle()
    position["hands"] = {0: "grassroots-support", 1: card}
    given(**position, decks=decks, spent="1").seat(0).plays("grassroots-support").seat(1).may_not(card)


@pytest.mark.card("agent-in-place")
def test_an_agent_in_place_makes_a_rival_discard_a_hidden_plot() -> None:
    hands = {0: "agent-in-place", 1: "hoax fnord jihad"}
    position = {"play": {0: "phone-company", 1: "dentists"}, "hands": hands, "exposed": "hoax"}
    game = given(**position).seat(0).plays("agent-in-place", using="phone-company").settle()
    game.told("cards-seen", to=0, count=2).cannot("pick", "hoax").does("pick", "fnord")
    game.expect(1, discards=["fnord"]).expect("phone-company", tokens=0).idle()
    given(**position, spent="0 phone-company").seat(0).may_not("agent-in-place")
    given(**{**position, "exposed": hands[1]}).seat(0).may_not("agent-in-place")


@pytest.mark.card("angst")
def test_angst_reduces_power_to_one() -> None:
    position = {"play": {0: "psychiatrists", 1: "phone-company elvis"}, "hands": {0: "angst"}}
    game = given(**position).seat(0).aims("angst", "psychiatrists phone-company")
    game.plays("angst", "phone-company").settle().expect("phone-company", power=1, linked=["angst"])
    game.expect(0, tokens=0).expect("psychiatrists", tokens=0).idle()
    position["play"][1] += " paranoids trekkies"  # type: ignore[index]
    given(**position).seat(0).aims("angst", "psychiatrists phone-company")
    given(**position, spent="0").seat(0).may_not("angst")
    given(**position, spent="psychiatrists").seat(0).may_not("angst")
    attack("control", "new-york", "phone-company", own="psychiatrists", hands={0: "angst"}).may_not("angst")


@pytest.mark.card("angst", "grassroots-support")
@pytest.mark.rule("INW-067", "INW-177")
def test_of_what_raises_and_what_reduces_the_later_counts() -> None:
    position = {"play": {0: "psychiatrists", 1: "phone-company"}, "hands": {0: "angst", 1: "monopoly"}}
    game = given(**position, nwos="bigger-business").seat(0).plays("angst", "phone-company").settle()
    game.expect("phone-company", power=1 + 2).seat(1).plays("monopoly", "phone-company").settle()
    game.expect("phone-company", power=6 + 2).idle()
    position = {"play": {0: "psychiatrists", 1: "dentists"}, "hands": {0: "angst", 1: "grassroots-support"}}
    game = given(**position).seat(1).plays("grassroots-support", "dentists").settle()
    game.expect("dentists", power=6).seat(0).plays("angst", "dentists").settle()
    game.expect("dentists", power=1, linked=["grassroots-support", "angst"]).idle()


@pytest.mark.card("blood-toil-tears-and-sweat")
def test_blood_toil_tears_and_sweat_ends_one_new_world_order() -> None:
    card = "blood-toil-tears-and-sweat"
    position = {"play": {0: "big-media"}, "hands": {0: card}, "nwos": "solidarity bigger-business"}
    game = given(**position).seat(0).plays(card).settle()
    game.does("mode", f"card:{game.guide.number('solidarity')}").expect("table", nwos=["bigger-business"])
    game.expect("big-media", tokens=0).idle()
    given(**position, spent="big-media").seat(0).may_not(card)
    given(play={0: "big-media"}, hands={0: card}).seat(0).may_not(card)


@pytest.mark.card("bribery", "murphys-law")
def test_dice_are_turned_for_all_tokens_of_an_illuminati() -> None:
    own = {"own": "new-york", "aid": ROOT}
    helped = {"own": "new-york big-media republicans", "aid": "big-media republicans"}
    game = attack("control", "new-york", "dentists", hands={0: "bribery"}, **helped).fails().plays("bribery")
    game.settle().expect("dentists", owner=0).expect(0, tokens=0).does("place", "new-york", "left").idle()
    attack("control", "new-york", "dentists", hands={0: "bribery"}, **own).fails().may_not("bribery")
    game = attack("control", "new-york", "dentists", hands={1: "murphys-law"}, **own).succeeds()
    game.seat(1).plays("murphys-law").settle().expect("dentists", owner=1).expect(1, tokens=0).idle()
    game = attack("control", "new-york", "dentists", hands={1: "murphys-law"}, spent="1", **own).succeeds()
    game.seat(1).may_not("murphys-law")


@pytest.mark.card("celebrity-spokesman")
def test_a_celebrity_spokesman_is_worth_4() -> None:
    card = "celebrity-spokesman"
    play = {0: "elvis phone-company post-office n-s-a", 1: "dan-quayle"}
    game = given(play=play, hands={0: card}).seat(0).plays(card, "elvis").settle().expect("elvis", power=4)
    game.expect("elvis", linked=[card]).expect("phone-company", linked=[card]).idle()
    given(play={0: "elvis post-office n-s-a"}, hands={0: card}).seat(0).may_not(card)
    given(play={0: "dan-quayle gay-activists"}, hands={0: card}).seat(0).may_not(card)
    attack("control", "phone-company", "dentists", own="phone-company elvis", hands={0: card}).may_not(card)


@pytest.mark.card("celebrity-spokesman")
@pytest.mark.rule("EVL-30")
def test_a_spokesman_is_worth_nothing_more_while_the_organization_is_of_the_government() -> None:
    card, lasers = "celebrity-spokesman", "orbital-mind-control-lasers"
    game = given(play={0: "elvis fnord-motor-company"}, hands={0: card}, resources={1: lasers}).seat(0)
    game.plays(card, "elvis").settle().expect("elvis", power=4).seat(1)
    game.uses(lasers, "fnord-motor-company").gathers().seat(1).does("turn", "reverse", 1).settle()
    game.expect("elvis", power=1, linked=[card]).seat(0).does("end").settle().expect("elvis", power=4)


@pytest.mark.card("celebrity-spokesman")
def test_a_spokesman_is_lost_with_either() -> None:
    card = "celebrity-spokesman"
    play = {0: "elvis phone-company>dentists", 1: "new-york"}
    game = given(play=play, hands={0: card}, spent="phone-company 0").seat(0)
    game.plays(card, "elvis", using="dentists").settle().does("end").seat(1).settle()
    game.controls("dentists", by="new-york", aid="the-network").succeeds().does("place", "new-york", "left")
    game.expect(card, zone="discards").expect("elvis", power=1)


@pytest.mark.card("censorship")
def test_censorship_strikes_media_for_the_straight_and_the_state() -> None:
    game = attack("control", "tobacco-companies", "big-media", hands={0: "censorship"}).plays("censorship")
    game.gives("censorship", 15).told("attack-privileged").idle()
    game = attack("control", ROOT, "big-media", own="post-office", hands={0: "censorship"})
    game.may_not("censorship").joins("aid", "post-office").may("censorship")
    attack("control", "tobacco-companies", "dentists", hands={0: "censorship"}).may_not("censorship")
    attack("control", "phone-company", "big-media", hands={0: "censorship"}).may_not("censorship")


@pytest.mark.card("commitment", "never-surrender")
def test_resistance_is_raised_even_in_an_attack() -> None:
    for card, number in (("commitment", 8), ("never-surrender", 12)):
        game = attack("control", "phone-company", "trekkies", hands={1: card}).seat(1)
        game.plays(card, "trekkies").part("resistance", -number).idle()
        game.expect("trekkies", resistance=number, linked=[card])
        play, hands = {0: "phone-company dentists"}, {0: "trekkies", 1: card}
        game = given(play=play, hands=hands).seat(0).controls("trekkies", by="phone-company").seat(1)
        game.plays(card, "trekkies").part("resistance", -number).idle()
    game = attack("control", "eff", "gun-lobby", hands={1: "commitment"}).part("resistance", -10).seat(1)
    game.plays("commitment", "gun-lobby").part("resistance", -10).idle().expect("gun-lobby", resistance=8)
    given(play={0: "phone-company dentists"}, hands={0: "never-surrender"}).seat(0).may_not("never-surrender")


@pytest.mark.card("computer-security")
def test_computer_security_cancels_what_concerns_computers() -> None:
    card = "computer-security"
    play = {0: "hackers trekkies", 1: "phone-company"}
    hands = {0: "charismatic-leader", 1: card}
    game = given(play=play, hands=hands).seat(0).plays("charismatic-leader", "hackers").seat(1).plays(card)
    game.settle().expect("hackers", power=3, tokens=0).expect(0, discards=["charismatic-leader"]).idle()
    given(play=play, hands=hands).seat(0).plays("charismatic-leader", "trekkies").seat(1).may_not(card)
    position = {"own": "hackers", "theirs": "phone-company", "hands": {0: "infobahn", 1: card}}
    game = attack("control", "hackers", "dentists", **position).plays("infobahn", "hackers").seat(1)
    game.plays(card, way=1).part("power", 3).idle()
    position = {"play": {0: "hackers eff", 1: "texas dentists"}}
    position["hands"] = {0: card, 1: "are-we-having-fun-yet"}
    game = given(**position).seat(0).controls("dentists", by="hackers").seat(1)
    game.plays("are-we-having-fun-yet", using="texas", it="hackers").seat(0).plays(card, using="eff").settle()
    game.told("card-cancelled").expect("hackers", tokens=0).expect(1, discards=["are-we-having-fun-yet"])
    spent = "1 phone-company"
    game = given(play=play, hands=hands, spent=spent).seat(0).plays("charismatic-leader", "hackers").seat(1)
    game.may_not(card)


@pytest.mark.card("computer-virus")
def test_a_computer_virus_turns_dice_by_two() -> None:
    position = {"own": "new-york hackers", "hands": {0: "computer-virus"}, "aid": ROOT}
    game = attack("control", "new-york", "dentists", **position).rolls(6, 6).plays("computer-virus")
    game.does("mode", "down").told("dice-turned", roll=10).expect("hackers", tokens=0).idle()
    attack("control", "new-york", "dentists", **position, spent="hackers").fails().may_not("computer-virus")


@pytest.mark.card("counterspell")
def test_a_counterspell_destroys_a_magic_resource_that_is_used_in_an_attack() -> None:
    spear = "spear-of-longinus"
    position = {"resources": {0: f"{spear} the-frog-god"}, "hands": {1: "counterspell"}}
    game = attack("destroy", "new-york", "dentists", **position).seat(1).may_not("counterspell")
    game.seat(0).uses(spear).seat(1).aims("counterspell", spear).plays("counterspell", spear)
    game.expect(0, resources=["the-frog-god"], discards=[spear]).expect(1, tokens=0).idle()
    game = attack("destroy", "new-york", "dentists", **position, spent="1").uses(spear).seat(1)
    game.may_not("counterspell")


@pytest.mark.card("counterspell", "hammer-of-thor", "necronomicon")
@pytest.mark.rule("INW-082")
def test_a_counterspell_meets_magic_that_helps_in_any_way() -> None:
    position = {"resources": {0: "hammer-of-thor necronomicon"}, "hands": {1: "counterspell"}}
    game = attack("destroy", "kkk", "dentists", **position).seat(1).may_not("counterspell")
    game.seat(0).uses("hammer-of-thor", "kkk").seat(1).aims("counterspell", "hammer-of-thor")
    position["links"] = {"necronomicon": "kkk"}
    game = attack("destroy", "kkk", "dentists", **position).part("power", 4).seat(1)
    game.plays("counterspell", "necronomicon").part("power", 2).expect(0, discards=["necronomicon"]).idle()
    attack("destroy", ROOT, "dentists", own="kkk", **position).seat(1).may_not("counterspell")


@pytest.mark.card("cover-up")
def test_a_cover_up_saves_the_secret() -> None:
    theirs = "n-s-a>fnord-motor-company>cattle-mutilators"
    position = {"theirs": theirs, "hands": {1: "cover-up"}}
    game = attack("control", ROOT, "cattle-mutilators", **position).succeeds().seat(1)
    game.plays("cover-up", using="n-s-a").settle().expect("cattle-mutilators", owner=1)
    game.expect("n-s-a", tokens=0).idle()
    game = attack("control", ROOT, "cattle-mutilators", **position, spent="1 n-s-a").succeeds()
    game.seat(1).may_not("cover-up")
    attack("control", "new-york", "dentists", aid=ROOT, hands={1: "cover-up"}).succeeds().seat(1).may_not(
        "cover-up"
    )


@pytest.mark.card("cover-up", "exposed")
def test_a_secret_group_is_exposed_unless_that_is_covered_up() -> None:
    play = {0: "big-media", 1: "cattle-mutilators dentists"}
    position = {"play": play, "hands": {0: "exposed", 1: "cover-up"}}
    game = (
        given(**position).seat(0).aims("exposed", "cattle-mutilators").plays("exposed", "cattle-mutilators")
    )
    game.settle().expect("cattle-mutilators", attributes=["magic"]).expect("big-media", tokens=0).idle()
    game = given(**position, spent="1").seat(0).plays("exposed", "cattle-mutilators").seat(1)
    game.plays("cover-up", way=1).settle().expect("cattle-mutilators", attributes=["magic", "secret"]).idle()
    given(**position, spent="big-media").seat(0).may_not("exposed")


@pytest.mark.card("currency-speculation")
def test_currency_speculation_triples_a_bank_for_one_action() -> None:
    card = "currency-speculation"
    position = {"play": {0: "federal-reserve dentists", 1: "phone-company"}, "hands": {0: card}}
    game = given(**position).seat(0).aims(card, "federal-reserve").plays(card, "federal-reserve")
    game.does("mode", "power").does("end").seat(1).settle().expect("federal-reserve", power=15)
    game.does("end").seat(0).settle().controls("phone-company", by="federal-reserve").part("power", 15).idle()
    game.expect("federal-reserve", power=5)
    game = given(**position, active=1).seat(0).plays(card, "federal-reserve").does("mode", "resistance")
    game.seat(1).controls("federal-reserve", by="phone-company").part("resistance", -21).idle()
    game.expect("federal-reserve", resistance=7)
    for deed in (("move", "federal-reserve"), ("relieve", "hawaii", "federal-reserve")):
        play = {0: "federal-reserve phone-company hawaii"}
        game = given(play=play, hands={0: card}, spent="0 phone-company", devastated="hawaii").seat(0)
        game.plays(card, "federal-reserve").does("mode", "power").does(*deed)
        game = game.does("place", "phone-company", "bottom") if deed[0] == "move" else game.settle()
        game.settle().expect("federal-reserve", power=5, tokens=0)


@pytest.mark.card("deasil-engine")
def test_a_deasil_engine_destroys_a_gadget_unless_another_runs() -> None:
    hands, resources = {0: "deasil-engine", 1: "deasil-engine"}, {1: "midas-mill book-of-kells"}
    game = given(hands=hands, resources=resources, play={0: "dentists", 1: "canada"}).seat(0)
    game.aims("deasil-engine", "midas-mill").plays("deasil-engine", "midas-mill").settle()
    game.expect(1, resources=["book-of-kells"], discards=["midas-mill"]).idle()
    game = given(hands=hands, resources=resources, play={0: "dentists", 1: "canada"}).seat(0)
    game.plays("deasil-engine", "midas-mill").seat(1).plays("deasil-engine@1", way=1).settle()
    game.expect(1, resources=["midas-mill", "book-of-kells"], plots=[]).idle()


@pytest.mark.card("deep-agent", "interference")
def test_privilege_is_negated_for_all_or_for_one() -> None:
    position = {"seats": 4, "play": {2: "post-office", 3: "big-media"}}
    roots = {"illuminati": {0: ROOT, 1: "the-network", 2: "gnomes-of-zurich", 3: "bermuda-triangle"}}
    for card, all_may in (("deep-agent", True), ("interference", False)):
        hands = {2: card}
        game = attack("control", "phone-company", "dentists", hands=hands, **position, **roots).uses(ROOT)
        game.seat(2).cannot("oppose", "post-office").plays(card).settle()
        game = attack("control", "phone-company", "dentists", hands=hands, **position, **roots)
        game.seat(2).may_not(card).seat(0).uses(ROOT).seat(2).plays(card).can("oppose", "post-office")
        game.can("aid", "post-office")
        (game.seat(3).can if all_may else game.seat(3).cannot)("oppose", "big-media")
        game.idle()


@pytest.mark.card("deep-agent", "eat-the-rich")
@pytest.mark.rule("INW-140")
def test_a_privilege_that_was_negated_does_not_come_back() -> None:
    position = {
        "seats": 4,
        "play": {2: "big-media", 3: "post-office"},
        "hands": {2: "deep-agent eat-the-rich"},
    }
    position["illuminati"] = {0: ROOT, 1: "the-network", 2: "gnomes-of-zurich", 3: "bermuda-triangle"}
    game = attack("destroy", "phone-company", "new-york", **position).uses(ROOT).seat(2).plays("deep-agent")
    game.gathers().seat(2).joins("aid", "big-media").plays("eat-the-rich", way=1).gathers()
    game.gives("eat-the-rich", 10).seat(3).can("oppose", "post-office").idle()


@pytest.mark.card("censorship", "eat-the-rich")
@pytest.mark.rule("INW-137")
def test_who_attacks_makes_it_privileged_at_once_and_who_aids_may_do_so_then() -> None:
    position = {"seats": 3, "illuminati": {0: ROOT, 1: "the-network", 2: "gnomes-of-zurich"}}
    for card, kind, leader, target in (
        ("censorship", "control", "post-office", "big-media"),
        ("eat-the-rich", "destroy", "big-media", "new-york"),
    ):
        more = {**position, "play": {2: "c-i-a"}, "hands": {0: card}}
        game = attack(kind, leader, target, **more).may(card).seat(2).joins("oppose", "c-i-a")
        game.seat(0).may_not(card).idle()
        more = {**position, "play": {2: leader}, "hands": {2: card}}
        game = attack(kind, "phone-company", target, **more).seat(2).may_not(card).joins("aid", leader)
        game.plays(card, way=1).gathers().told("attack-privileged", on=1).idle()


@pytest.mark.card("dictatorship")
def test_a_dictatorship_is_strong_and_violent() -> None:
    position = {"play": {0: "phone-company>canada dentists", 1: "england"}, "hands": {0: "dictatorship"}}
    game = given(**position).seat(0).aims("dictatorship", "canada").plays("dictatorship", "canada")
    game.settle().expect("canada", power=5, alignments=["government", "liberal", "violent"]).idle()
    game = given(**position, spent="canada").seat(0).plays("dictatorship", "canada").settle()
    game.expect("phone-company", tokens=0).expect("canada", power=5)
    given(**position, spent="canada phone-company").seat(0).may_not("dictatorship")
    given(**position, active=1).seat(0).may_not("dictatorship")


@pytest.mark.card("dictatorship", "privatization", "revolution")
def test_a_dictatorship_ends_by_privatization_and_falls_easily() -> None:
    position = {"play": {0: "canada"}, "hands": {0: "dictatorship privatization"}}
    game = given(**position).seat(0).plays("dictatorship", "canada", using="canada").settle()
    game.plays("privatization", "canada").settle()
    game.expect("canada", power=3, linked=["privatization"], alignments=["corporate", "liberal", "peaceful"])
    position = {"play": {0: "canada", 1: "phone-company"}, "hands": {0: "dictatorship", 1: "revolution"}}
    game = given(**position).seat(0).plays("dictatorship", "canada").settle().does("end").seat(1)
    game.controls("canada", by="phone-company").plays("revolution", way=1).gives("revolution", 20).idle()
    play = {0: "phone-company>cable-tv>canada", 1: "new-york"}
    game = given(play=play, hands={0: "dictatorship", 1: "privatization"}).seat(0)
    game.plays("dictatorship", "canada").settle().does("end").seat(1).settle()
    game.controls("canada", by="new-york", aid="the-network").succeeds().does("place", "new-york", "left")
    game.expect("canada", linked=["dictatorship"]).does("end").seat(0).settle().does("end").seat(1).settle()
    game.plays("privatization", "canada").settle().expect("canada", linked=["privatization"]).idle()


@pytest.mark.card("eat-the-rich")
def test_eat_the_rich() -> None:
    card = "eat-the-rich"
    game = attack("destroy", "big-media", "new-york", hands={0: card}).plays(card).gives(card, 10)
    game.told("attack-privileged").idle()
    attack("destroy", "big-media", "post-office", hands={0: card}).may_not(card)
    attack("control", "big-media", "new-york", hands={0: card}).may_not(card)
    game = attack("destroy", ROOT, "new-york", own="big-media", hands={0: card}).may_not(card)
    game.joins("aid", "big-media").may(card)


@pytest.mark.card("fnord")
def test_a_fnord_throws_again_for_groups() -> None:
    position = {"own": "new-york", "aid": ROOT}
    game = attack("control", "new-york", "dentists", hands={0: "fnord"}, decks={0: "kkk"}, **position).fails()
    game.plays("fnord").expect(0, discards=["kkk", "fnord"]).succeeds().settle().expect("dentists", owner=0)
    hands = {0: "fnord kkk eff"}
    game = attack("control", "new-york", "dentists", hands=hands, **position).fails().plays("fnord")
    game.expect(0, groups=[]).succeeds().settle().expect("dentists", owner=0)
    attack("control", "new-york", "dentists", hands={0: "fnord kkk"}, **position).fails().may_not("fnord")
    game = attack("control", "new-york", "dentists", hands={1: "fnord"}, decks={1: "kkk"}, **position).fails()
    game.seat(1).may_not("fnord")


@pytest.mark.card("foiled")
def test_an_exposed_goal_is_foiled() -> None:
    hands = {0: "foiled", 1: "hoax hail-eris criminal-overlords"}
    position = {"play": {0: "big-media", 1: "dentists"}, "hands": hands, "exposed": "hoax hail-eris"}
    game = given(**position).seat(0).plays("foiled").settle()
    game.expect(1, discards=["hail-eris"], plots=["hoax", "criminal-overlords"])
    game.expect("big-media", tokens=0).idle()
    given(**position, spent="big-media").seat(0).may_not("foiled")
    given(**{**position, "exposed": "hoax"}).seat(0).may_not("foiled")


@pytest.mark.card("good-polls")
def test_good_polls_triple_the_defence_of_an_alignment() -> None:
    position = {
        "play": {0: "phone-company", 1: "tobacco-companies dentists canada"},
        "hands": {1: "good-polls"},
    }
    game = given(**position).seat(1).does("play", "good-polls", 0).does("alignment", 6)
    game.settle().expect("dentists", power=1)
    game.seat(0).controls("dentists", by="phone-company").part("resistance", -6).idle()
    game.destroys("tobacco-companies", by=ROOT).part("target-power", -12).idle()
    game.does("end").seat(1).settle().expect("dentists", resistance=2, power=1)


@pytest.mark.card("good-polls", "fundie-money")
def test_good_polls_are_of_those_that_have_the_alignment_now_and_of_who_had_the_card() -> None:
    """Until the turn of whoever has played it, not of whose card it was."""
    play = {0: "new-york", 1: "fraternal-orders eff dentists", 2: "canada"}
    hands = {0: "good-polls", 1: "fundie-money hoax"}
    game = given(3, play=play, hands=hands, active=1, exposed="good-polls hoax").seat(0)
    game.does("offer", 1, 0, 0, 1, "good-polls", "hoax").seat(1).does("accept").settle().seat(1)
    game.does("play", "good-polls", 0).does("alignment", 3).settle()
    game.plays("fundie-money", "eff", using=ILLUMINATI[1]).settle().does("end").seat(2).settle().does("end")
    game.seat(0).settle().controls("eff", by="new-york").part("resistance", -9).idle()
    game.expect("eff", resistance=3)


@pytest.mark.card("hat-trick")
def test_a_hat_trick_brings_the_own_plot_back() -> None:
    hands = {0: "savings-loan-scam hat-trick"}
    position = {"play": {0: "phone-company dentists"}, "hands": hands, "decks": {0: "hoax fnord jihad"}}
    game = given(**position).seat(0).plays("savings-loan-scam", using="dentists").plays("hat-trick")
    game.settle().expect(0, discards=["hat-trick"])
    game.expect(0, plots=["hoax", "fnord", "jihad", "savings-loan-scam"]).idle()
    game = given(**position, spent="0 phone-company").seat(0).plays("savings-loan-scam", using="dentists")
    game.may_not("hat-trick")


@pytest.mark.card("hex")
def test_a_hex_destroys_a_magic_resource_of_a_rival() -> None:
    position = {"resources": {0: "the-frog-god", 1: "book-of-kells midas-mill"}, "hands": {0: "hex"}}
    play = {0: "stonehenge", 1: "dentists"}
    game = given(play=play, **position, spent="0").seat(0).aims("hex", "book-of-kells")
    game.plays("hex", "book-of-kells").settle().expect(1, resources=["midas-mill"])
    game.expect("stonehenge", tokens=0).idle()
    given(play=play, **position, spent="0 stonehenge").seat(0).may_not("hex")
    attack("control", "phone-company", "dentists", own="phone-company stonehenge", **position).uses(
        ROOT
    ).may_not("hex")


@pytest.mark.card("hidden-influence")
def test_hidden_influence_makes_all_power_global() -> None:
    card = "hidden-influence"
    game = given(play={0: "dentists", 1: "canada"}, hands={0: card}).seat(0).plays(card, "canada").settle()
    game.expect("canada", global_power=3, power=3, linked=[card]).expect(0, tokens=0).idle()
    given(play={0: "dentists"}, hands={0: card}, spent="0").seat(0).may_not(card)


@pytest.mark.card("hoax", "secrets-man-was-not-meant-to-know")
def test_any_plot_can_be_cancelled() -> None:
    for card in ("hoax", "secrets-man-was-not-meant-to-know"):
        position = {"play": {0: "dentists", 1: "new-york"}, "hands": {0: "grassroots-support", 1: card}}
        game = given(**position, decks={1: "jihad fnord"}).seat(0).plays("grassroots-support").seat(1)
        game.plays(card, using="new-york").settle().expect("dentists", power=1, tokens=0)
        game.expect(0, discards=["grassroots-support"]).idle()
        game = given(**position, spent="1 new-york").seat(0).plays("grassroots-support").seat(1).may_not(card)
        if card == "hoax":
            given(**position).seat(0).plays("grassroots-support").seat(1).may_not(card)
    position = {"play": {1: "new-york"}, "hands": {0: "law-and-order", 1: card}, "spent": "1"}
    game = given(**position, decks={1: "jihad fnord"}).seat(0).plays("law-and-order").seat(1).plays(card)
    game.settle().expect("table", nwos=[]).expect(1, plot_deck=[]).expect(
        0, discards=["law-and-order"]
    ).idle()
    given(**position, decks={1: "jihad"}).seat(0).plays("law-and-order").seat(1).may_not(card)


@pytest.mark.card("ketchup-is-a-vegetable")
def test_ketchup_against_a_government() -> None:
    card = "ketchup-is-a-vegetable"
    game = attack("destroy", "phone-company", "post-office", hands={0: card}).plays(card).gives(card, 5)
    game.told("attack-privileged").idle()
    attack("control", "phone-company", "post-office", hands={0: card}).may_not(card)
    attack("destroy", "phone-company", "dentists", hands={0: card}).may_not(card)
    attack("destroy", "phone-company", "post-office", hands={1: card}).seat(1).may_not(card)


@pytest.mark.card("lets-get-organized", "lets-get-really-organized")
def test_more_arrows() -> None:
    card = "lets-get-organized"
    play = {0: "dentists phone-company>a-m-a", 1: "elvis"}
    game = given(play=play, hands={0: f"{card} {card}"}).seat(0).aims(card, "dentists phone-company a-m-a")
    game.plays(card, "a-m-a", using="a-m-a").settle().expect("a-m-a", arrows=3, tokens=0).idle()
    position = {"play": play, "hands": {0: f"{card} boy-sprouts"}, "tokens": {"dentists": 2}}
    for side in (1, 2, 3):
        game = given(**position).seat(0).plays(card, "dentists", using="dentists").gathers()
        game.cannot("mode", "side:2:0").does("mode", f"side:2:{side}").settle().expect("dentists", arrows=1)
        game.controls("boy-sprouts", by="dentists", aid=ROOT).succeeds().settle()
        (placed,) = (card for card in game.sees(0).seats[0].structure if card.master == 2)
        assert placed.arrow == side
        game.idle()
    given(play=play, hands={0: card}, active=1).seat(0).may_not(card)
    card = "lets-get-really-organized"
    game = given(play=play, hands={0: card}).seat(0).aims(card, "phone-company a-m-a")
    game.plays(card, "a-m-a").settle()
    game.expect("a-m-a", arrows=3).idle()
    given(play=play, hands={0: card}, spent="0 a-m-a phone-company").seat(0).may_not(card)


@pytest.mark.card("logic-bomb")
def test_a_logic_bomb_takes_a_hidden_plot_and_shows_it() -> None:
    hands = {0: "logic-bomb", 1: "hoax fnord jihad"}
    position = {"play": {0: "new-york", 1: "dentists"}, "hands": hands, "exposed": "hoax"}
    game = given(**position).seat(0).plays("logic-bomb", using="new-york").settle()
    game.told("cards-seen", to=0, count=2).cannot("pick", "hoax").does("pick", "jihad")
    game.expect(0, plots=["jihad"], exposed=["jihad"]).expect(1, plots=["hoax", "fnord"])
    game.expect("new-york", tokens=0).idle()
    given(**position, spent="0 new-york").seat(0).may_not("logic-bomb")


@pytest.mark.card("an-offer-you-cant-refuse")
def test_an_offer_takes_two_plots_from_a_rivals_deck_instead_of_groups() -> None:
    card = "an-offer-you-cant-refuse"
    position = {"play": {0: "dentists", 1: "canada"}, "hands": {0: card}}
    decks = {0: "jihad kkk", 1: "hoax fnord"}
    game = given(**position, decks=decks, phase="begin").seat(0).can("draw-group").plays(card)
    game.does("draw-plot").expect(1, plot_deck=[]).expect(0, plots=["hoax", "fnord", "jihad"])
    game = given(**position, decks=decks, phase="begin").seat(0).plays(card)
    with pytest.raises(pytest.fail.Exception):
        game.does("draw-group")
    given(**position, decks=decks).seat(0).may_not(card)


@pytest.mark.card("an-offer-you-cant-refuse")
def test_an_offer_takes_one_plot_each_from_two_rivals() -> None:
    card = "an-offer-you-cant-refuse"
    play, decks = {0: "dentists", 1: "canada", 2: "england"}, {0: "jihad kkk", 1: "hoax", 2: "fnord"}
    game = given(3, play=play, hands={0: card}, decks=decks, phase="begin").seat(0)
    game.does("play", card, 0).does("at", 1, 2).does("draw-nothing").expect(0, plots=["hoax", "fnord"])
