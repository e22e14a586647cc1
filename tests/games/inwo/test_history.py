"""Why a value is not what is printed: a view says which cards made it so."""

from __future__ import annotations

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNMENTS, TRAITS
from bot.games.inwo.see.view import CardView, ChangeView
from tests.support.inwo import Game, given


def card(game: Game, name: str) -> CardView:
    found = [c for seat in game.sees(None).seats for c in seat.structure]
    return next(c for c in found if FACES.ID[c.face] == name)


def test_a_number_names_the_cards_that_change_it() -> None:
    game = given(play={0: "c-i-a dentists"}, resources={0: "clipper-chip"}).seat(0)
    assert card(game, "c-i-a").changes == (ChangeView("power", "add", 2, FACES.face("clipper-chip")),)
    assert card(game, "dentists").changes == ()
    game.idle()


def test_traits_name_the_cards_that_change_them() -> None:
    game = given(play={0: "phone-company"}, nwos="military-industrial-complex").seat(0)
    government = 1 << TRAITS.index("government")
    change = ChangeView("traits", "gain", government, FACES.face("military-industrial-complex"))
    assert card(game, "phone-company").changes == (change,)
    game.idle()


def test_links_say_since_when_they_are_there_and_whether_they_work() -> None:
    game = given(play={0: "druids", 1: "mi-5"}, hands={0: "jake-day grassroots-support"}).seat(0)
    game.plays("jake-day", on="druids")
    (tie,) = game.sees(None).ties
    assert tie == (FACES.face("jake-day"), game.guide.number("druids"), game.kernel.s.turn, True, False)
    lasers, links = "orbital-mind-control-lasers", {"cyborg-soldiers": "saddam-hussein"}
    resources = {0: f"cyborg-soldiers {lasers}"}
    game = given(play={0: "saddam-hussein"}, resources=resources, links=links).seat(0)
    assert not game.sees(None).ties[0][4]
    game.uses(lasers, "saddam-hussein").does("turn", "reverse", ALIGNMENTS.index("violent")).settle()
    (tie,) = game.sees(None).ties
    assert tie[4], "they work for the Violent alone"


def test_only_the_writer_sees_a_note() -> None:
    position = {"play": {0: "texas", 1: "mi-5"}, "resources": {0: "ark-of-the-covenant"}}
    game = given(**position).seat(0).does("note", "ark-of-the-covenant").does("write", "texas")
    texas = game.guide.number("texas")
    assert game.sees(0).notes == ((FACES.face("ark-of-the-covenant"), texas),)
    assert not game.sees(1).notes
    assert not game.sees(None).notes
