"""Places."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("brazil", "china", "hawaii")
def test_rich_countries_give_a_token_to_a_corporate_master() -> None:
    for card in ("brazil", "china", "hawaii"):
        for master, tokens in (("phone-company", 2), ("post-office", 1)):
            game = given(play={0: f"{master}>{card}"}, spent=f"{master} {card}", phase="tokens")
            game.expect(master, tokens=tokens).expect(card, tokens=1).idle()


@pytest.mark.card("california")
def test_california_helps_own_media() -> None:
    game = given(play={0: "california cable-tv", 1: "empty-vee"})
    game.expect("cable-tv", power=4).expect("empty-vee", power=3).expect("california", power=5).idle()


@pytest.mark.card("canada")
def test_canada_controls_the_green() -> None:
    attack("control", "canada", "al-gore").gives("canada", 10)
    attack("destroy", "canada", "al-gore").gives("canada", 0)
    attack("control", "canada", "dentists").gives("canada", 0)
    attack("control", ROOT, "al-gore", own="canada").gives("canada", 0)


@pytest.mark.card("china")
def test_china_endures() -> None:
    attack("destroy", ROOT, "china").gives("china", -20)
    attack("control", ROOT, "china").gives("china", 0)


@pytest.mark.card("england")
def test_england_gets_two_tokens() -> None:
    game = given(play={0: "england canada"}, spent="england canada", phase="tokens")
    game.expect("england", tokens=2).expect("canada", tokens=1).idle()


@pytest.mark.card("finland")
def test_finland_controls_computers() -> None:
    attack("control", "finland", "phone-company").gives("finland", 6)
    attack("control", ROOT, "phone-company", own="finland").gives("finland", 2)
    attack("destroy", "finland", "phone-company").gives("finland", 0)
    attack("control", "finland", "dentists").gives("finland", 0)


@pytest.mark.card("germany")
def test_germany_saves_its_tokens() -> None:
    attack("control", ROOT, "phone-company", own="germany").gives("germany", 2)
    attack("destroy", ROOT, "phone-company", own="germany").gives("germany", 0)
    game = given(play={0: "germany canada"}, phase="tokens").expect("germany", tokens=2)
    game.expect("canada", tokens=1).idle()


@pytest.mark.card("germany")
def test_germany_spends_several_tokens_in_one_attack() -> None:
    game = given(play={0: "canada", 1: "germany"}, tokens={"germany": 2}, active=0).seat(0)
    game.controls("germany", by="canada").seat(1).joins("oppose", "germany").part("defence", -2 * 2 * 4)
    game = given(play={0: "canada", 1: "post-office germany"}, tokens={"germany": 2}).seat(0)
    game.controls("post-office", by="canada").seat(1).joins("oppose", "germany").part("oppose", -4)
    game.joins("oppose", "germany").part("oppose", -8).cannot("oppose", "germany").idle()
    play = {0: "canada", 1: "post-office england"}
    game = given(play=play, tokens={"england": 2}).seat(0).controls("post-office", by="canada").seat(1)
    game.joins("oppose", "england").cannot("oppose", "england")
    game = given(play={0: "germany", 1: "moonies"}, tokens={"germany": 3}).seat(0)
    game.controls("moonies", by="germany").joins("aid", "germany").part("aid", 4).cannot("aid", "england")
    game.joins("aid", "germany").part("power", 4).part("aid", 8).expect("germany", tokens=0).idle()


@pytest.mark.card("hollywood")
def test_hollywood_grows_with_stars() -> None:
    game = given(play={0: "hollywood nancy-reagan elvis", 1: "gordo-remora"})
    game.expect("hollywood", power=5, global_power=5).idle()


@pytest.mark.card("japan")
def test_japan_controls_science_and_computers() -> None:
    attack("control", "japan", "phone-company").gives("japan", 6)
    attack("control", "japan", "a-m-a").gives("japan", 6)
    attack("destroy", "japan", "phone-company").gives("japan", 0)
    attack("control", "japan", "dentists").gives("japan", 0)
    attack("control", ROOT, "phone-company", own="japan").gives("japan", 0)


@pytest.mark.card("new-york")
def test_new_york_helps_own_criminals() -> None:
    game = given(play={0: "new-york ollie-north", 1: "the-mafia"})
    game.expect("ollie-north", power=2).expect("the-mafia", power=6).expect("new-york", power=7).idle()


@pytest.mark.card("orbit-one", "pentagon")
def test_a_plot_more_for_each_puppet_of_a_kind() -> None:
    decks = {0: "hoax fnord jihad martyrs"}
    for play, drawn in (
        ("orbit-one>phone-company>a-m-a", 2), ("orbit-one dentists", 1), ("pentagon>phone-company", 2),
        ("pentagon>kkk>phone-company", 1), ("pentagon cable-tv", 1),
    ):  # fmt: skip
        game = given(play={0: play}, decks=decks, phase="draw").seat(0).does("draw-plot")
        game.expect(0, plots=decks[0].split()[:drawn])


@pytest.mark.card("russia")
def test_russia_and_the_communists() -> None:
    attack("control", "russia", "china").gives("russia", 4)
    attack("control", ROOT, "china", own="russia").gives("russia", 2)
    attack("destroy", ROOT, "china", own="russia").gives("russia", 2)
    attack("control", "russia", "dentists").gives("russia", 0)
    attack("control", "china", "russia").gives("russia", 4)
    attack("destroy", "china", "russia").gives("russia", 0)


@pytest.mark.card("silicon-valley")
def test_silicon_valley_draws_in_the_own_turn() -> None:
    attack("control", ROOT, "phone-company", own="silicon-valley").gives("silicon-valley", 4)
    attack("destroy", ROOT, "phone-company", own="silicon-valley").gives("silicon-valley", 0)
    position = {"play": {0: "silicon-valley", 1: "dentists"}, "decks": {0: "hoax fnord"}}
    game = given(**position).seat(0).uses("silicon-valley").settle().expect(0, plots=["hoax"])
    game.may_not("silicon-valley").idle()
    given(**position, active=1).seat(0).may_not("silicon-valley")


@pytest.mark.card("stonehenge")
def test_stonehenge_keeps_magic_away() -> None:
    play = {0: "w-i-t-c-h phone-company", 1: "stonehenge dentists"}
    game = given(play=play).seat(0).does("attack", "w-i-t-c-h")
    game.cannot("control", "dentists").cannot("destroy", "stonehenge").does("call-off")
    game.controls("dentists", by="phone-company").cannot("aid", "w-i-t-c-h").idle()
    magic, weapons = {"theirs": "dentists stonehenge"}, {0: "spear-of-longinus hammer-of-thor"}
    game = attack("destroy", "c-i-a", "dentists", resources=weapons, **magic)
    game.may_not("spear-of-longinus").may_not("hammer-of-thor").idle()
    attack("destroy", "c-i-a", "dentists", resources=weapons).may("spear-of-longinus").may("hammer-of-thor")
    play = {0: "w-i-t-c-h the-mafia", 1: "texas>elvis stonehenge"}
    game = given(play=play, hands={0: "poison"}).seat(0).does("play", "poison", 0).does("aim", "elvis")
    game.cannot("spend", "w-i-t-c-h").can("spend", "the-mafia")


@pytest.mark.card("switzerland")
def test_switzerland_and_its_gnomes() -> None:
    gnomes = "gnomes-of-zurich"
    attack("control", gnomes, "switzerland").gives("switzerland", 15)
    attack("control", ROOT, "switzerland", illuminati={1: gnomes}).gives("switzerland", 0)
    game = given(play={0: "canada", 1: "switzerland"}, illuminati={0: gnomes}).seat(0)
    game.does("attack", gnomes).cannot("destroy", "switzerland").does("call-off")
    game.does("attack", "canada").cannot("destroy", "switzerland").can("control", "switzerland")
    position = {"play": {0: "canada", 1: "hawaii switzerland"}, "hands": {0: "earthquake"}}
    given(**position, illuminati={0: gnomes}).seat(0).aims("earthquake", "canada hawaii")
    given(**position).seat(0).aims("earthquake", "canada hawaii switzerland")
    game = given(play={0: "canada"}, hands={0: "switzerland"}, illuminati={0: gnomes}).seat(0)
    game.controls("switzerland", by=gnomes).gives("switzerland", 15).does("call-off")
    game.controls("switzerland", by="canada").gives("switzerland", 0).idle()
    roots = {1: gnomes}
    attack("control", ROOT, "dentists", own="switzerland", illuminati=roots).gives("switzerland", 2)
    attack("destroy", ROOT, "dentists", own="switzerland", illuminati=roots).gives("switzerland", 2)
    attack("control", ROOT, "dentists", own="switzerland").gives("switzerland", 0)


@pytest.mark.card("vatican-city")
def test_vatican_city_keeps_the_peaceful_away() -> None:
    play = {0: "fnord-motor-company phone-company", 1: "vatican-city dentists"}
    game = given(play=play).seat(0).does("attack", "fnord-motor-company")
    game.cannot("control", "dentists").cannot("destroy", "vatican-city").does("call-off")
    game.controls("dentists", by="phone-company").cannot("aid", "fnord-motor-company").idle()
