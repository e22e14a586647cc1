"""What is written down in secret, and cards that act in what others do."""

from __future__ import annotations

import pytest

from tests.support.inwo import given

CHAIN, PEACE = "texas>germany>loan-sharks", "texas>germany>moonies"
ROOM = ("place", "bavarian-illuminati", "right")


@pytest.mark.card("ark-of-the-covenant")
def test_who_destroys_what_the_ark_guards_is_destroyed() -> None:
    position = {"play": {0: PEACE, 1: "pentagon c-i-a"}, "resources": {0: "ark-of-the-covenant"}}
    game = given(**position).seat(0).does("note", "ark-of-the-covenant").does("write", "moonies")
    game.told("note-written", to=0).not_told("note-written").can("note", "ark-of-the-covenant")
    game.does("end").seat(1).settle().destroys("moonies", by="pentagon").succeeds().settle()
    game.told("note-shown").expect(0, destroyed=["pentagon"]).idle()
    game = given(**position).seat(0).does("note", "ark-of-the-covenant").does("write", "germany").does("end")
    game.seat(1).settle().destroys("moonies", by="pentagon").succeeds().settle()
    game.not_told("note-shown").expect(0, destroyed=[]).idle()
    play = {0: "texas>germany>elvis", 1: "c-i-a pentagon"}
    game = given(play=play, resources={0: "ark-of-the-covenant"}).seat(0).does("note", "ark-of-the-covenant")
    game.does("write", "elvis").does("end").seat(1).settle().destroys("elvis", by="c-i-a").uses("c-i-a")
    game.succeeds().settle().expect("elvis", zone="killed").expect(0, destroyed=["c-i-a"]).idle()
    position = {"play": {0: PEACE, 1: "pentagon c-i-a"}, "resources": {0: "ark-of-the-covenant"}}
    game = given(**position).seat(0).does("note", "ark-of-the-covenant").does("write", "moonies").does("end")
    game.seat(1).settle().destroys("moonies", by="the-network").succeeds().settle().does("pick", "c-i-a")
    game.settle().expect(0, destroyed=["c-i-a"]).expect(1, held=["pentagon"]).idle()


@pytest.mark.card("the-holy-grail")
def test_the_grail_saves_its_place_and_vanishes_when_that_is_captured() -> None:
    play, tokens = {0: "texas>germany>italy", 1: "pentagon c-i-a"}, {"1": 2}
    position = {"play": play, "resources": {0: "the-holy-grail"}, "tokens": tokens}
    game = given(**position).seat(0).does("note", "the-holy-grail").does("write", "italy")
    game.cannot("note", "the-holy-grail").does("end").seat(1).settle()
    game.destroys("italy", by="pentagon", aid="the-network").succeeds().settle().told("note-shown")
    game.expect("italy", owner=0).controls("italy", by="c-i-a", aid="the-network").succeeds()
    game.does("place", "c-i-a", "right")
    game.expect("italy", owner=1).expect(0, resources=[]).idle()
    game = given(**position).seat(0).does("note", "the-holy-grail").does("write", "italy").does("end")
    game.seat(1).settle().controls("germany", by="pentagon", aid="the-network c-i-a").succeeds()
    game.does("place", "pentagon", "right").settle().told("note-shown").expect("italy", owner=1)
    game.expect(0, resources=[]).idle()


@pytest.mark.card("immortality-serum")
def test_the_serum_takes_a_personality_that_another_has_just_played() -> None:
    position = {"play": {0: "texas", 1: "mi-5"}, "resources": {0: "immortality-serum"}}
    game = given(**position, hands={1: "elvis"}, active=1, phase="takeover").seat(1)
    game.does("take-over", "elvis").seat(0).does("use", "immortality-serum").does(*ROOM)
    game.expect("elvis", owner=0, linked=["immortality-serum"]).idle()
    game.seat(0).cannot("use", "immortality-serum")
    game = given(**position, hands={1: "elvis"}, active=1).seat(1).controls("elvis", by="mi-5")
    game.seat(0).does("use", "immortality-serum").does(*ROOM)
    game.settle().expect("elvis", owner=0).told("attack-void").idle()
    game = given(**position, hands={0: "elvis"}).seat(0).controls("elvis", by="texas")
    game.does("use", "immortality-serum").does(*ROOM).settle().expect("elvis", linked=["immortality-serum"])
    game = given(**{**position, "play": {0: "elvis", 1: "mi-5"}}).seat(0)
    game.plays("immortality-serum", on="elvis", verb="use").expect("elvis", linked=["immortality-serum"])
    game.cannot("link", "immortality-serum").idle()


@pytest.mark.card("immortality-serum")
def test_nothing_kills_whoever_has_taken_the_serum() -> None:
    links, resources = {"immortality-serum": "elvis", "elvis": "moonbase"}, {1: "immortality-serum"}
    position = {"play": {0: "pentagon c-i-a", 1: "moonbase elvis al-gore"}, "resources": resources}
    given(**position, links=links, hands={0: "sniper"}).seat(0).aims("sniper", "al-gore")
    game = given(**position, links=links).seat(0).destroys("elvis", by="pentagon")
    game.gives("immortality-serum", -5).does("call-off")
    game.destroys("moonbase", by="pentagon", aid="bavarian-illuminati").succeeds().settle()
    game.expect("moonbase", zone="destroyed").expect("elvis", zone="structure").idle()
    links = {"immortality-serum": "elvis"}
    game = given(**position, links=links, spent="1 moonbase elvis al-gore").seat(0)
    game.controls("elvis", "pentagon", "c-i-a bavarian-illuminati").succeeds().does(
        "place", "pentagon", "left"
    ).settle()
    game.expect("elvis", owner=0, linked=["immortality-serum"])


@pytest.mark.card("multinational-oil-companies")
def test_multinational_oil_companies_keep_one_rival_out() -> None:
    play = {0: "multinational-oil-companies dentists", 1: CHAIN, 2: "pentagon c-i-a"}
    game = given(3, play=play).seat(0).controls("loan-sharks", by="multinational-oil-companies")
    game.seat(2).joins("oppose", "pentagon").seat(0).does("use", "multinational-oil-companies").settle()
    game.told("shut-out", seat=2).expect("pentagon", tokens=0)
    game = given(3, play=play).seat(0).controls("loan-sharks", by="multinational-oil-companies")
    game.seat(1).joins("oppose", "texas").seat(0).cannot("use", "multinational-oil-companies")
    game = given(3, play={**play, 0: "multinational-oil-companies mi-5"}).seat(0)
    game.controls("loan-sharks", by="mi-5", aid="multinational-oil-companies").seat(2)
    game.joins("oppose", "pentagon").seat(0).can("use", "multinational-oil-companies")
    game.uses("multinational-oil-companies").settle().told("shut-out", seat=2)
    game = given(3, play=play).seat(0).controls("loan-sharks", by="bavarian-illuminati")
    game.seat(2).joins("oppose", "pentagon").seat(0).cannot("use", "multinational-oil-companies")


@pytest.mark.card("suicide-squad")
def test_the_suicide_squad_mostly_dies_with_what_it_hits() -> None:
    position = {"play": {0: "texas", 1: "mi-5"}, "resources": {0: "suicide-squad", 1: "crystal-skull"}}
    for die, mine, theirs in ((1, ["suicide-squad"], []), (5, [], []), (6, [], ["crystal-skull"])):
        game = given(**position).seat(0).plays("suicide-squad", on="crystal-skull", verb="use").rolls(die)
        game.expect(0, resources=mine).expect(1, resources=theirs).idle()
