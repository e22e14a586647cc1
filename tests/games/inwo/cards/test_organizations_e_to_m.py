"""Organizations, E to M."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("eco-guerrillas")
def test_eco_guerrillas_fight_corporations() -> None:
    attack("destroy", "eco-guerrillas", "phone-company").gives("eco-guerrillas", 6)
    attack("destroy", ROOT, "phone-company", own="eco-guerrillas").gives("eco-guerrillas", 0)
    attack("control", "phone-company", "dentists", theirs="eco-guerrillas").part("resistance", -4)
    game = attack("control", ROOT, "dentists", own="phone-company", theirs="eco-guerrillas")
    game.part("resistance", -2).joins("aid", "phone-company").part("resistance", -4).idle()


@pytest.mark.card("eff")
def test_the_eff_doubles_the_defence_of_computers() -> None:
    attack("control", "eff", "hackers").gives("eff", 4)
    attack("destroy", "eff", "hackers").gives("eff", 0)
    game = attack("control", ROOT, "hackers", theirs="eff phone-company").seat(1)
    game.joins("oppose", "hackers", "phone-company").gives("eff", 0)
    game.joins("oppose", "eff").gives("eff", -(2 * 3 + 3 + 1)).idle()
    game = attack("control", ROOT, "girlie-magazines", theirs="eff").seat(1).joins("oppose", "eff")
    game.gives("eff", 0)


@pytest.mark.card("empty-vee")
def test_empty_vee_keeps_media_from_the_straight() -> None:
    play = {0: "phone-company tobacco-companies", 1: "empty-vee big-media gay-activists"}
    game = given(play=play).seat(0).does("attack", "tobacco-companies")
    game.cannot("control", "empty-vee").cannot("destroy", "big-media").can("control", "gay-activists")
    game.does("call-off").does("attack", "phone-company").can("control", "empty-vee")
    game.does("control", "big-media").cannot("aid", "tobacco-companies")
    given(play={0: "empty-vee elvis", 1: "dan-quayle"}).expect("elvis", power=2).expect("dan-quayle", power=1)


@pytest.mark.card("f-b-i")
def test_the_f_b_i_hunts_criminals() -> None:
    attack("destroy", "f-b-i", "loan-sharks").gives("f-b-i", 10)
    attack("destroy", ROOT, "loan-sharks", own="f-b-i").gives("f-b-i", 4)
    attack("control", ROOT, "loan-sharks", own="f-b-i").gives("f-b-i", 2)
    attack("destroy", "f-b-i", "dentists").gives("f-b-i", 0)


@pytest.mark.card("federal-reserve")
def test_the_federal_reserve_attacks_banks_nations_and_corporations() -> None:
    for kind in ("control", "destroy"):
        attack(kind, ROOT, "wall-street", own="federal-reserve").gives("federal-reserve", 6)
        attack(kind, ROOT, "phone-company", own="federal-reserve").gives("federal-reserve", 2)
        attack(kind, ROOT, "canada", own="federal-reserve").gives("federal-reserve", 2)
        attack(kind, ROOT, "dentists", own="federal-reserve").gives("federal-reserve", 0)


@pytest.mark.card("feminists")
def test_feminists_control_liberals_and_destroy_conservatives() -> None:
    attack("control", ROOT, "eff", own="feminists").gives("feminists", 3)
    attack("destroy", ROOT, "kkk", own="feminists").gives("feminists", 3)
    attack("destroy", ROOT, "eff", own="feminists").gives("feminists", 0)
    attack("control", ROOT, "kkk", own="feminists").gives("feminists", 0)


@pytest.mark.card("feminists")
def test_feminists_draw_a_group_of_a_rival_and_keep_a_liberal_one() -> None:
    game = given(play={0: "feminists", 1: "dentists"}, hands={1: "eff"}).seat(0)
    game.uses("feminists").settle().expect(0, groups=["eff"]).expect("feminists", tokens=0).idle()
    game = given(play={0: "feminists", 1: "dentists"}, hands={1: "kkk"}).seat(0)
    game.uses("feminists").settle().told("card-put-back", seat=0, other=1)
    game.expect(0, groups=[]).expect(1, groups=["kkk"]).idle()
    game = given(play={0: "feminists", 1: "dentists"}, hands={1: "kkk eff"}).seat(0)
    game.uses("feminists").chance(0).settle()
    assert len(game.kernel.s.groups[0]) + len(game.kernel.s.groups[1]) == 2
    assert all(game.kernel.s.name(card) == "eff" for card in game.kernel.s.groups[0])


@pytest.mark.card("fnord-motor-company")
def test_the_fnord_motor_company_pays_for_another_throw() -> None:
    position = {"own": "fnord-motor-company", "hands": {0: "hoax"}, "aid": ROOT}
    game = attack("control", "phone-company", "dentists", **position).fails()
    game.uses("fnord-motor-company", using="hoax").succeeds().settle().expect("dentists", owner=0)
    game.expect(0, discards=["hoax"]).expect("fnord-motor-company", tokens=0).does(
        "place", "phone-company", "left"
    )
    game.idle()
    game = attack("control", "phone-company", "dentists", own="fnord-motor-company", aid=ROOT).fails()
    game.expect("dentists", owner=1).idle()
    game = attack(
        "control",
        "fnord-motor-company",
        "dentists",
        "phone-company",
        "",
        f"{ROOT} phone-company",
        hands={0: "hoax"},
    ).fails()
    game.may_not("fnord-motor-company")
    helped = {"own": "c-i-a fnord-motor-company", "theirs": "texas>japan>elvis", "hands": {0: "hoax"}}
    game = attack("destroy", "c-i-a", "elvis", **helped).uses("c-i-a").fails()
    game.uses("fnord-motor-company", using="hoax").succeeds().settle().expect("elvis", zone="killed").idle()


@pytest.mark.card("fraternal-orders")
def test_fraternal_orders_draw_a_group_at_any_time() -> None:
    game = given(play={0: "fraternal-orders", 1: "dentists"}, decks={0: "kkk eff"}, active=1).seat(0)
    game.uses("fraternal-orders").settle().expect(0, groups=["kkk"]).may_not("fraternal-orders").idle()


@pytest.mark.card("gay-activists")
def test_gay_activists_reverse_an_alignment_until_the_turn_ends() -> None:
    game = given(play={0: "gay-activists phone-company", 1: "dentists"}).seat(0)
    game.uses("gay-activists", "dentists").does("turn", "reverse").expect("dentists", alignments=["weird"])
    game.expect("gay-activists", tokens=0).does("end").expect("dentists", alignments=["straight"]).idle()
    attack("control", "phone-company", "dentists", own="gay-activists").may_not("gay-activists")


@pytest.mark.card("girlie-magazines")
def test_girlie_magazines_control_the_straight() -> None:
    attack("control", "girlie-magazines", "dentists").gives("girlie-magazines", 5)
    attack("control", ROOT, "dentists", own="girlie-magazines").gives("girlie-magazines", 0)
    attack("control", "girlie-magazines", "kkk").gives("girlie-magazines", 0)


@pytest.mark.card("goldfish-fanciers")
def test_goldfish_fanciers_keep_all_from_fanatics() -> None:
    play = {0: "hackers phone-company", 1: "goldfish-fanciers dentists"}
    game = given(play=play).seat(0).does("attack", "hackers")
    game.cannot("control", "goldfish-fanciers").cannot("destroy", "dentists").does("call-off")
    game.controls("dentists", by="phone-company").cannot("aid", "hackers").idle()


@pytest.mark.card("hackers")
def test_hackers_attack_computers() -> None:
    attack("control", "hackers", "phone-company").gives("hackers", 4)
    attack("control", ROOT, "phone-company", own="hackers").gives("hackers", 2)
    attack("destroy", "hackers", "phone-company").gives("hackers", 2)
    attack("control", "hackers", "kkk").gives("hackers", 0)


@pytest.mark.card("intellectuals")
def test_intellectuals_keep_the_media_above_them() -> None:
    game = given(play={0: "c-i-a", 1: "big-media>intellectuals"}).seat(0).expect("big-media", power=5)
    game.does("attack", "c-i-a").cannot("control", "big-media").cannot("destroy", "big-media")
    game.can("control", "intellectuals")
    game = given(play={0: "c-i-a", 1: "phone-company>intellectuals"}).seat(0).expect("phone-company", power=5)
    game.does("attack", "c-i-a").can("control", "phone-company")


@pytest.mark.card("international-cocaine-smugglers")
def test_cocaine_smugglers_have_friends() -> None:
    card = "international-cocaine-smugglers"
    for target in ("punk-rockers", "cycle-gangs", "urban-gangs", "hollywood", "manuel-noriega"):
        attack("control", ROOT, target, own=card).gives(card, 4)
        attack("destroy", ROOT, target, own=card).gives(card, 0)
    attack("control", ROOT, "dentists", own=card, theirs="hollywood>dentists").gives(card, 4)
    attack("control", ROOT, "dentists", own=card).gives(card, 0)


@pytest.mark.card("international-communist-conspiracy")
def test_the_communist_conspiracy() -> None:
    card = "international-communist-conspiracy"
    attack("control", ROOT, "china", own=card).gives(card, 3)
    attack("control", ROOT, "dentists", own=card, theirs="china>dentists").gives(card, 3)
    attack("destroy", ROOT, "china", own=card).gives(card, 0)
    play = {0: f"{card} big-media", 1: "fiendish-fluoridators"}
    game = given(play=play, hands={0: "exposed"}).seat(0).plays("exposed", "fiendish-fluoridators").settle()
    game.controls("fiendish-fluoridators", by=card).part("opposite", -4).gives(card, 4 + 4).idle()


@pytest.mark.card("joggers")
def test_joggers_are_not_destroyed() -> None:
    game = given(play={0: "c-i-a", 1: "joggers dentists"}).seat(0).does("attack", "c-i-a")
    game.cannot("destroy", "joggers").can("control", "joggers").can("destroy", "dentists")


@pytest.mark.card("junk-mail")
def test_junk_mail_reaches_the_secret() -> None:
    game = given(play={0: "phone-company junk-mail cattle-mutilators", 1: "n-s-a"}).seat(0)
    game.does("attack", "phone-company").cannot("control", "n-s-a").does("call-off")
    game.controls("n-s-a", by="cattle-mutilators").joins("aid", "junk-mail").part("aid", 1)
    game.gives("junk-mail", 6).cannot("aid", "phone-company").idle()
    attack("control", ROOT, "dentists", own="junk-mail").gives("junk-mail", 0)
    own = "cattle-mutilators junk-mail>intellectuals"
    attack("control", "cattle-mutilators", "elders-of-zion", own=own, aid="junk-mail").part("aid", 1 + 1)
    theirs = "elders-of-zion junk-mail dentists"
    game = attack("control", "cattle-mutilators", "elders-of-zion", theirs=theirs).seat(1)
    game.cannot("oppose", "dentists").can("oppose", "junk-mail")


@pytest.mark.card("kkk")
def test_the_kkk_doubles_the_violent_against_the_peaceful() -> None:
    attack("destroy", "kkk", "trekkies").part("power", 2 * 2)
    game = attack("destroy", "c-i-a", "trekkies", own="kkk", theirs="saddam-hussein").part("power", 6)
    game.joins("aid", "kkk").part("power", 12).part("aid", 4).idle()
    attack("control", "kkk", "trekkies").part("power", 2)
    attack("destroy", "kkk", "dentists").part("power", 2)


@pytest.mark.card("l-4-society")
def test_the_l_4_society_looks_to_space() -> None:
    attack("control", "l-4-society", "nasa").gives("l-4-society", 8)
    attack("control", ROOT, "nasa", own="l-4-society").gives("l-4-society", 4)
    attack("destroy", ROOT, "phone-company", own="l-4-society").gives("l-4-society", 4)
    attack("control", ROOT, "dentists", own="l-4-society").gives("l-4-society", 0)


@pytest.mark.card("loan-sharks")
def test_loan_sharks_grow_with_criminals() -> None:
    play = {0: "loan-sharks ollie-north phone-phreaks", 1: "the-mafia"}
    given(play=play).expect("loan-sharks", power=5).expect("ollie-north", power=1).idle()


@pytest.mark.card("local-police-departments")
def test_local_police_guard_their_master() -> None:
    card = "local-police-departments"
    attack("destroy", ROOT, "loan-sharks", own=card).gives(card, 4)
    attack("control", ROOT, "loan-sharks", own=card).gives(card, 0)
    game = given(play={0: "c-i-a", 1: f"phone-company>{card}"}).expect("phone-company", power=6, resistance=9)
    game.seat(0).does("attack", "c-i-a").cannot("destroy", card).can("control", card)


@pytest.mark.card("madison-avenue")
def test_madison_avenue_wants_media() -> None:
    attack("control", "madison-avenue", "big-media").gives("madison-avenue", 10)
    attack("control", ROOT, "big-media", own="madison-avenue").gives("madison-avenue", 2)
    attack("destroy", "madison-avenue", "big-media").gives("madison-avenue", 2)
    attack("control", "madison-avenue", "dentists").gives("madison-avenue", 0)


@pytest.mark.card("moral-minority")
def test_the_moral_minority_grows_with_the_straight() -> None:
    game = given(play={0: "moral-minority dentists tobacco-companies", 1: "post-office pentagon"})
    game.expect("moral-minority", power=4).expect("dentists", power=1).idle()
