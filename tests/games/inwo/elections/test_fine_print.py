"""What the rules of elections say besides: bars of free groups, terms, shields, Media Sensations."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.table import FACES
from tests.games.inwo.elections.campaign import campaign, nominated, offices, tickets
from tests.support.inwo import Game, given


def supported(game: Game, card: str) -> str:
    """Whose ticket a free group has supported; '' for nobody's."""
    told = [event.public for event in game.events if event.kind == "supported" and event.public]
    found = [
        FACES.ID[line["ticket"]] for line in told if line["seat"] < 0 and FACES.face(card) in line["faces"]
    ]
    return found[0] if found else ""


@pytest.mark.rule("ELE-09", "ELE-28")
def test_a_ticket_that_is_closed_is_closed_to_free_groups_too() -> None:
    """The Democrats act for Dan Quayle, whom the Moral Minority likes better than Elvis."""
    for acts in (False, True):
        game = campaign(2, {0: "democrats"}, area="dan-quayle elvis nancy-reagan moral-minority")
        nominated(game, "dan-quayle", "elvis").seat(0).does("mate", "nancy-reagan")
        game.seat(1).does("mate", "nancy-reagan").seat(0)
        game.does("act", 0, "democrats") if acts else game.does("support", 0, "democrats")
        game.idle()
        assert supported(game, "moral-minority") == ("elvis" if acts else "dan-quayle")


@pytest.mark.rule("ELE-09", "ELE-28")
def test_a_free_candidate_supports_no_ticket_that_is_closed_to_them() -> None:
    """Dan Quayle is Conservative: his own ticket is closed to him, and he supports no other."""
    game = campaign(2, {0: "democrats"}, area="dan-quayle elvis al-gore")
    nominated(game, "dan-quayle", "elvis").seat(0).does("mate", "al-gore").seat(1).does("mate", "al-gore")
    game.seat(0).does("act", 0, "democrats").settle().told("election-won")
    assert supported(game, "dan-quayle") == ""
    assert supported(game, "elvis") == "elvis"


@pytest.mark.rule("ELE-09")
def test_free_candidates_are_counted_the_strongest_first() -> None:
    game = campaign(2, area="general-kettle dan-quayle mayor-bunting")
    nominated(game, "dan-quayle", "general-kettle")
    game.seat(0).does("mate", "mayor-bunting").seat(1).does("mate", "mayor-bunting").settle()
    told = [e.public["faces"][0] for e in game.events if e.kind == "supported" and e.public]
    power = {face: FACES.POWER[face] for face in told}
    assert told == sorted(told, key=lambda face: (-power[face], FACES.ID[face]))
    assert FACES.ID[told[0]] == "general-kettle"


@pytest.mark.rule("ELE-13", "ELE-24")
def test_who_was_elected_twice_is_no_candidate_when_everybody_stands() -> None:
    game = campaign(2, area="elvis al-gore dan-quayle")
    game.kernel.s.republic["elected"] = [[FACES.face("elvis"), 2]]
    nominated(game, None, None)
    assert sorted(stand[0] for stand in tickets(game)) == ["al-gore", "dan-quayle"]


@pytest.mark.rule("ELE-13")
def test_an_accession_is_no_election() -> None:
    """Elvis was elected once, and then followed another president: he may be elected again."""
    play = {0: "phone-company>al-gore", 1: "loan-sharks"}
    more = {"president": "al-gore", "vice": "elvis", "area": "elvis dan-quayle", "elections": "rounds"}
    game = given(2, play=play, active=0, **more)
    game.kernel.s.republic["elected"] = [[FACES.face("elvis"), 1]]
    game.seat(0).does("resign").seat(1).does("name-vice", "dan-quayle").seat(0).does("end").seat(1).does(
        "end"
    )
    assert offices(game)[0] == "elvis"
    game.seat(0).can("nominate", "elvis")


@pytest.mark.rule("ELE-11")
def test_the_office_gives_global_power_too_and_takes_all_of_it_away_again() -> None:
    play = {0: "dan-quayle phone-company", 1: "loan-sharks"}
    plain = given(2, play=play, elections="rounds")
    before = (plain.look("dan-quayle", "power"), plain.look("dan-quayle", "global_power"))
    more = {"president": "dan-quayle", "vice": "elvis", "area": "elvis al-gore", "elections": "rounds"}
    game = given(2, play=play, **more)
    game.expect("dan-quayle", power=before[0] + 6, global_power=before[1] + 6)
    game.seat(0).does("resign").expect("dan-quayle", power=before[0], global_power=before[1])


@pytest.mark.rule("ELE-11")
def test_a_shield_lasts_until_the_term_ends() -> None:
    colours = {face: FACES.COLOUR[face] for face in range(len(FACES.ID)) if FACES.COLOUR[face]}
    same = next(
        FACES.ID[face]
        for face, colour in colours.items()
        if colour == FACES.COLOUR[FACES.face("energy-crisis")] and FACES.ID[face] != "energy-crisis"
    )
    more = {"president": "al-gore", "vice": "elvis", "area": "elvis dan-quayle", "elections": "rounds"}
    play = {0: "phone-company>al-gore", 1: "loan-sharks"}
    game = given(2, play=play, nwos="energy-crisis", hands={1: same}, **more).seat(0)
    game.does("shield", "energy-crisis").does("end").seat(1).cannot("play", same).does("end")
    nominated(game, "dan-quayle", None).seat(0).does("mate", "elvis").settle()
    assert offices(game)[0] == "dan-quayle"
    game.seat(0).does("end").seat(1).can("play", same)
