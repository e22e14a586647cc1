"""Organizations, A to D."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("a-m-a")
def test_the_a_m_a_meddles_with_science() -> None:
    game = attack("control", ROOT, "phone-company", own="a-m-a", aid="a-m-a")
    game.part("aid", 3).gives("a-m-a", 5).idle()
    game = attack("control", "phone-company", "dentists", own="n-s-a", theirs="a-m-a").seat(1)
    game.joins("oppose", "a-m-a").part("oppose", -3).gives("a-m-a", -5)
    attack("control", ROOT, "dentists", own="a-m-a").cannot("aid", "a-m-a")
    attack("control", "a-m-a", "phone-company").gives("a-m-a", 5)
    attack("control", "a-m-a", "dentists").gives("a-m-a", 0)
    attack("control", ROOT, "a-m-a").seat(1).joins("oppose", "a-m-a").gives("a-m-a", -5)


@pytest.mark.card("american-autoduel-association")
def test_the_autoduellists_destroy_the_violent() -> None:
    card = "american-autoduel-association"
    attack("destroy", card, "kkk").part("same", -4).gives(card, 4 + 4)
    attack("destroy", "phone-company", "kkk", own=card, aid=card).part("aid", 1).gives(card, 4).idle()
    attack("destroy", "phone-company", "fraternal-orders", own=card).cannot("aid", card)
    attack("control", card, "kkk").gives(card, 0)


@pytest.mark.card("anti-nuclear-activists")
def test_anti_nuclear_activists_destroy_science() -> None:
    card = "anti-nuclear-activists"
    attack("destroy", ROOT, "phone-company", own=card).gives(card, 6)
    attack("destroy", ROOT, "nuclear-power-companies", own=card).gives(card, 10)
    attack("control", ROOT, "al-gore", own=card).gives(card, 4)
    attack("control", ROOT, "phone-company", own=card).gives(card, 0)
    attack("destroy", ROOT, "al-gore", own=card).gives(card, 0)


@pytest.mark.card("antiwar-activists")
def test_antiwar_activists_make_all_resist_governments() -> None:
    attack("control", "c-i-a", "dentists", theirs="antiwar-activists").part("resistance", -6)
    game = attack("control", "kkk", "dentists", own="c-i-a", theirs="antiwar-activists")
    game.part("resistance", -2).joins("aid", "c-i-a").part("resistance", -6).idle()


@pytest.mark.card("b-a-t-f")
def test_the_b_a_t_f() -> None:
    attack("destroy", "b-a-t-f", "hackers").gives("b-a-t-f", 8)
    attack("destroy", ROOT, "hackers", own="b-a-t-f").gives("b-a-t-f", 0)
    attack("control", "b-a-t-f", "hackers").gives("b-a-t-f", 0)
    for target in ("gun-lobby", "tobacco-companies", "liquor-companies"):
        attack("control", ROOT, target, own="b-a-t-f").gives("b-a-t-f", 6)
        attack("destroy", ROOT, target, own="b-a-t-f").gives("b-a-t-f", 6)


@pytest.mark.card("bank-of-england")
def test_the_bank_of_england_buys_two_plots_at_any_time() -> None:
    game = given(play={0: "bank-of-england", 1: "dentists"}, decks={0: "hoax fnord jihad"}, active=1).seat(0)
    game.uses("bank-of-england").settle().expect(0, plots=["hoax", "fnord"]).may_not("bank-of-england")
    game.expect("bank-of-england", tokens=0).idle()


@pytest.mark.card("big-media")
def test_big_media_attack_other_media() -> None:
    attack("control", ROOT, "empty-vee", own="big-media").gives("big-media", 4)
    attack("destroy", ROOT, "empty-vee", own="big-media").gives("big-media", 4)
    attack("control", ROOT, "phone-company", own="big-media").gives("big-media", 0)
    game = attack("destroy", ROOT, "big-media", own="empty-vee").gives("big-media", 0)
    game.seat(1).joins("oppose", "big-media").part("defence", -8)
    position = {"hands": {0: "liberal-agenda"}, "tokens": {"0": 3}}
    for leader, worth in (("empty-vee", 7), ("phone-company", 4)):
        game = given(play={0: f"big-media {leader}", 1: "kkk"}, nwos="political-correctness", **position)
        game.seat(0).controls("kkk", by=leader, aid="big-media").part("aid", worth).idle()


@pytest.mark.card("black-activists")
def test_black_activists_control_and_fend_off_liberals() -> None:
    attack("control", ROOT, "eff", own="black-activists").gives("black-activists", 2)
    attack("destroy", ROOT, "eff", own="black-activists").gives("black-activists", 0)
    attack("control", "girlie-magazines", "dentists", theirs="black-activists").gives("black-activists", -4)
    game = attack("control", ROOT, "dentists", own="girlie-magazines", theirs="black-activists")
    game.gives("black-activists", 0).joins("aid", "girlie-magazines").gives("black-activists", -4).idle()


@pytest.mark.card("cable-tv")
def test_cable_tv_grows_with_own_personalities() -> None:
    game = given(play={0: "cable-tv elvis al-gore", 1: "dan-quayle"})
    game.expect("cable-tv", power=5, global_power=4).idle()


@pytest.mark.card("cattle-mutilators")
def test_cattle_mutilators_expose_all_plots_of_a_rival() -> None:
    game = given(play={0: "cattle-mutilators", 1: "dentists"}, hands={0: "jihad", 1: "hoax fnord"}).seat(0)
    game.uses("cattle-mutilators").settle().expect(1, exposed=["hoax", "fnord"]).expect(0, exposed=[])
    game.expect("cattle-mutilators", tokens=0).may_not("cattle-mutilators").idle()


@pytest.mark.card("cfl-aio")
def test_the_cfl_aio_strikes_corporations() -> None:
    attack("destroy", "cfl-aio", "phone-company").part("same", -4).gives("cfl-aio", 10 + 4)
    attack("destroy", ROOT, "phone-company", own="cfl-aio").gives("cfl-aio", 4)
    attack("control", "cfl-aio", "phone-company").gives("cfl-aio", 0)
    attack("destroy", "cfl-aio", "dentists").gives("cfl-aio", 0)


@pytest.mark.card("church-of-elvis")
def test_the_church_of_elvis_grows_with_elvis() -> None:
    given(play={0: "church-of-elvis"}).expect("church-of-elvis", power=1)
    given(play={0: "church-of-elvis", 1: "elvis"}).expect("church-of-elvis", power=4)
    given(play={0: "church-of-elvis elvis"}).expect("church-of-elvis", power=8).idle()


@pytest.mark.card("comic-books")
def test_comic_books_take_the_weird_without_resistance() -> None:
    attack("control", "comic-books", "gay-activists").part("resistance", 0)
    game = attack("control", "hackers", "gay-activists", own="comic-books").part("resistance", -3)
    game.joins("aid", "comic-books").part("resistance", 0).idle()
    attack("control", "comic-books", "dentists").part("resistance", -2)
    theirs = "hackers>gay-activists"
    attack("control", "comic-books", "gay-activists", theirs=theirs).part("master", 0)
    attack("control", ROOT, "gay-activists", theirs=theirs).part("master", -4)


@pytest.mark.card("congressional-wives")
def test_congressional_wives_control_governments() -> None:
    attack("control", "congressional-wives", "post-office").gives("congressional-wives", 10)
    attack("destroy", "congressional-wives", "post-office").gives("congressional-wives", 0)
    attack("control", ROOT, "post-office", own="congressional-wives").gives("congressional-wives", 0)


@pytest.mark.card("conspiracy-theorists")
def test_conspiracy_theorists_hold_a_plot_more() -> None:
    hands = {0: "jake-day hoax fnord jihad infobahn martyrs"}
    game = given(play={0: "conspiracy-theorists", 1: "dentists"}, hands=hands).seat(0).does("end")
    game.expect("table", active=1)
    game = given(play={0: "phone-company", 1: "dentists"}, hands=hands).seat(0).does("end")
    game.expect("table", active=0).does("discard", "hoax").expect("table", active=1)


@pytest.mark.card("democrats")
def test_democrats_control_governments_but_no_nations() -> None:
    attack("control", "democrats", "post-office").gives("democrats", 4)
    attack("control", "democrats", "canada").gives("democrats", 0)
    attack("control", ROOT, "post-office", own="democrats").gives("democrats", 0)
