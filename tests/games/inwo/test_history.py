"""Why a value is not what is printed: a view says which cards made it so."""

from __future__ import annotations

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import TRAITS
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
