"""Personalities."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("al-gore")
def test_al_gore_controls_the_green() -> None:
    attack("control", "al-gore", "canada").gives("al-gore", 8)
    attack("destroy", "al-gore", "canada").gives("al-gore", 0)
    attack("control", "al-gore", "dentists").gives("al-gore", 0)
    attack("control", ROOT, "canada", own="al-gore").gives("al-gore", 0)


@pytest.mark.card("gordo-remora")
def test_gordo_remora_destroys_the_weird() -> None:
    attack("destroy", "gordo-remora", "gay-activists").gives("gordo-remora", 10)
    attack("control", "gordo-remora", "gay-activists").gives("gordo-remora", 0)
    attack("destroy", "gordo-remora", "dentists").gives("gordo-remora", 0)


@pytest.mark.card("hillary-clinton")
def test_hillary_clinton_has_three_to_control() -> None:
    card = "hillary-clinton"
    for target in ("bill-clinton", "congressional-wives", "democrats"):
        attack("control", card, target).gives(card, 6)
        attack("control", ROOT, target, own=card).gives(card, 2)
        attack("destroy", card, target).gives(card, 0)
    attack("control", card, "dentists").gives(card, 0)


@pytest.mark.card("margaret-thatcher")
def test_margaret_thatcher_gets_england() -> None:
    attack("control", ROOT, "england", own="margaret-thatcher").gives("margaret-thatcher", 10)
    attack("control", "margaret-thatcher", "england").gives("margaret-thatcher", 10)
    attack("destroy", ROOT, "england", own="margaret-thatcher").gives("margaret-thatcher", 0)
    attack("control", ROOT, "canada", own="margaret-thatcher").gives("margaret-thatcher", 0)


@pytest.mark.card("nancy-reagan")
def test_nancy_reagan_controls_ronald() -> None:
    attack("control", "nancy-reagan", "bill-clinton").gives("nancy-reagan", 0)
    attack("control", ROOT, "ronald-reagan", own="nancy-reagan").gives("nancy-reagan", 0)
    given(play={0: "nancy-reagan", 1: "ronald-reagan"}).seat(0).cannot("attack", "nancy-reagan")
    game = given(play={0: "nancy-reagan"}, hands={0: "ronald-reagan"}).seat(0)
    game.controls("ronald-reagan", by="nancy-reagan").gives("nancy-reagan", 10).idle()


@pytest.mark.card("ollie-north")
def test_ollie_north_controls_conservative_media() -> None:
    attack("control", "ollie-north", "nancy-reagan").gives("ollie-north", 8)
    attack("control", "ollie-north", "big-media").gives("ollie-north", 0)
    attack("control", "ollie-north", "kkk").gives("ollie-north", 0)


@pytest.mark.card("prince-charles")
def test_prince_charles_is_loved_by_all_but_the_media() -> None:
    attack("destroy", "cable-tv", "prince-charles").part("power", 6)
    game = attack("destroy", "phone-company", "prince-charles", own="empty-vee", theirs="post-office").part(
        "power", 5
    )
    game.seat(1).joins("oppose", "post-office").part("oppose", -4).idle()
    attack("control", "cable-tv", "dentists", theirs="prince-charles").part("power", 3)


@pytest.mark.card("prince-charles")
def test_no_privileged_attack_goes_on_against_prince_charles_or_his_puppet() -> None:
    for target, theirs in (("prince-charles", ""), ("dentists", "prince-charles>dentists")):
        attack("control", "phone-company", target, theirs=theirs).may_not(ROOT).idle()
    attack("control", "phone-company", "dentists").uses(ROOT).settle().not_told("attack-void")
    given(play={0: "phone-company"}, hands={0: "prince-charles"}).seat(0).controls(
        "prince-charles", by="phone-company"
    ).may_not(ROOT).idle()


@pytest.mark.card("princess-di")
def test_princess_di_helps_liberals_and_is_left_in_peace() -> None:
    game = given(play={0: "princess-di eff", 1: "girlie-magazines"}).expect("eff", power=3)
    game.expect("girlie-magazines", power=2).expect("princess-di", power=2)
    play = {0: "feminists fnord-motor-company big-media phone-company", 1: "princess-di>dentists"}
    game = given(play=play).seat(0).does("attack", "feminists").cannot("control", "princess-di")
    game.cannot("destroy", "dentists").does("call-off").does("attack", "fnord-motor-company")
    game.cannot("control", "dentists").does("call-off").does("attack", "big-media").can("control", "dentists")
    game.does("control", "princess-di").cannot("aid", "fnord-motor-company").idle()


@pytest.mark.card("ronald-reagan")
def test_nothing_of_the_media_sticks_to_ronald_reagan() -> None:
    play = {0: "cable-tv phone-company", 1: "ronald-reagan dentists"}
    game = given(play=play).seat(0).does("attack", "cable-tv").cannot("control", "ronald-reagan")
    game.cannot("destroy", "ronald-reagan").can("control", "dentists").does("call-off")
    game.controls("ronald-reagan", by="phone-company").cannot("aid", "cable-tv").idle()
    game = attack("control", "ronald-reagan", "dentists", theirs="cable-tv phone-company").seat(1)
    game.cannot("oppose", "cable-tv").can("oppose", "phone-company")
    play = {0: "texas cable-tv", 1: "dentists ronald-reagan"}
    game = given(play=play).seat(0).controls("dentists", by="texas").seat(1).joins("oppose", "ronald-reagan")
    game.seat(0).cannot("aid", "cable-tv")
    game = attack("control", ROOT, "dentists", own="ronald-reagan", theirs="cable-tv").seat(1)
    game.can("oppose", "cable-tv").seat(0).joins("aid", "ronald-reagan").seat(1).cannot("oppose", "cable-tv")


@pytest.mark.card("ross-perot")
def test_ross_perot_makes_his_puppets_straight_and_conservative() -> None:
    game = given(play={0: "ross-perot>hackers>gay-activists"})
    game.expect("hackers", alignments=["conservative", "straight", "fanatic"])
    game.expect("gay-activists", alignments=["weird"]).idle()
    game = given(play={0: "new-york", 1: "ross-perot>feminists"}).expect(
        "feminists", alignments=["conservative", "straight"]
    )
    game.seat(0).controls("feminists", by="new-york", aid=ROOT).succeeds()
    game.does("place", "new-york", "left").expect("feminists", alignments=["liberal"]).idle()
