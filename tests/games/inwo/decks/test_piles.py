"""What lies where when a game begins, by the options of the table (INW-002 to INW-004)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.engine.chance import Stream
from bot.engine.moves import Refused
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks import campaign
from bot.games.inwo.decks.deck import check, deck_of
from bot.games.inwo.decks.piles import NOTHING, OPTIONS, build, dealt, format_of, playable
from bot.games.inwo.decks.ready import READY, SHARED
from bot.games.inwo.decks.sheets import DECKS
from bot.games.inwo.rules import RULES

USUAL = {spec.name: spec.default for spec in (*OPTIONS, *campaign.OPTIONS)}


def options(**chosen: Any) -> dict[str, Any]:
    return USUAL | chosen


@pytest.mark.rule("INW-003")
def test_everybody_has_two_piles_of_their_own_and_the_illuminati_apart() -> None:
    stacks = build(options(deck=["wolves-first", "compound-interest"]), 2, 1)
    assert stacks.plots == stacks.groups == ()
    for seat, ready in enumerate(("wolves-first", "compound-interest")):
        piles, deck = stacks.seats[seat], READY[ready].deck
        assert FACES.ID[piles.illuminati] == deck.illuminati
        assert Counter(FACES.ID[face] for face in piles.plots) == Counter(deck.plots)
        assert Counter(FACES.ID[face] for face in piles.groups) == Counter(deck.groups)
        assert [FACES.ID[face] for face in piles.leads] == list(deck.leads)
        assert all(FACES.is_plot_back(face) for face in piles.plots)
        assert not any(FACES.is_plot_back(face) for face in piles.groups)


def test_a_deck_of_ones_own_is_played_as_it_is() -> None:
    mine = deck_of("secret name", "ufos", ["moonbase"], ["ufos", "moonbase", *["hoax"] * 43])
    deck = dealt(options(deck=[None, mine.line()]), 2, Stream(5))[1]
    assert deck.cards == mine.cards
    assert deck.name == ""


def test_who_chose_nothing_draws_a_deck_by_chance_that_nobody_else_has_drawn() -> None:
    for value in range(40):
        decks = dealt(options(), 6, Stream(value))
        assert len({deck.illuminati for deck in decks}) == 6
    seen = {dealt(options(), 1, Stream(value * 7919))[0].name for value in range(600)}
    assert seen == {ready.deck.name for ready in READY.values()}


@pytest.mark.parametrize("chosen", [{"ready_made": "first"}, {"deck": ["first"] * 3}])
def test_first_games_are_played_with_the_decks_for_them(chosen: dict[str, Any]) -> None:
    decks = dealt(options(**chosen), 3, Stream(3))
    assert {deck.name for deck in decks} == {ready.deck.name for ready in READY.values() if ready.first}


def test_the_same_value_of_chance_gives_the_same_piles() -> None:
    assert build(options(), 4, 99) == build(options(), 4, 99)
    assert build(options(), 4, 99) != build(options(), 4, 100)


@pytest.mark.rule("INW-002")
@pytest.mark.parametrize("ready_made", ["chance", "first", "soup"])
@pytest.mark.parametrize("size", [30, 45, 60])
@pytest.mark.parametrize("copies", [0, 1, 3])
def test_every_deck_that_is_dealt_is_legal_at_its_table(ready_made: str, size: int, copies: int) -> None:
    table = options(ready_made=ready_made, size=size, copies=copies)
    for value in range(5):
        for deck in dealt(table, 6, Stream(value)):
            assert check(deck, format_of(table)) == []
            assert deck.leads


@pytest.mark.rule("BIG-01")
def test_one_big_deck_is_drawn_from_by_all_and_holds_the_illuminati() -> None:
    stacks = build(options(format="big"), 5, 1)
    assert stacks.seats == (NOTHING,) * 5
    assert sum(FACES.TYPE[face] == "illuminati" for face in stacks.plots) == 27
    drawn = [FACES.ID[face] for face in (*stacks.plots, *stacks.groups)]
    assert Counter(drawn) == Counter(SHARED.deck.cards)


@pytest.mark.rule("BIG-01")
def test_communal_groups_are_those_of_all_decks_while_plots_stay_with_their_owners() -> None:
    own = build(options(), 3, 8)
    together = build(options(format="communal"), 3, 8)
    assert [pile.plots for pile in together.seats] == [pile.plots for pile in own.seats]
    assert all(pile.groups == () for pile in together.seats)
    assert len(set(together.groups)) == len(together.groups) == 25 * 3
    assert {face for pile in own.seats for face in pile.groups} <= set(together.groups)
    assert not any(FACES.is_plot_back(face) for face in together.groups)


def test_a_table_says_why_it_does_not_take_a_deck() -> None:
    assert DECKS.refusals(options(), "wolves-first") == DECKS.refusals(options(size=30), "first") == []
    mine = READY["wolves-first"].deck.line()
    assert DECKS.refusals(options(), mine) == []
    assert [reason.key for reason in DECKS.refusals(options(size=30), mine)] == ["inwo-deck-size"]
    with pytest.raises(ValueError, match="does not take"):
        build(options(size=30, deck=[mine]), 2, 1)


@pytest.mark.parametrize(
    "sheets", ["wolves-first", [3], ["no-such-deck"], ["{}"], ["[" * 50_000], [[]], [{"cards": []}]]
)
def test_no_game_begins_with_sheets_that_are_no_decks(sheets: Any) -> None:
    assert playable(options(deck=[None, "first", READY["wolves-first"].deck.line()]))
    assert not playable(options(deck=sheets))
    with pytest.raises(Refused):
        RULES.setup(2, RULES.info.opening({"deck": sheets}))


@pytest.mark.rule("ELE-22")
@pytest.mark.parametrize("table", ["own", "communal", "big"])
def test_where_a_plot_elects_there_is_one_in_each_plot_deck_on_top_of_its_cards(table: str) -> None:
    plain = build(options(format=table, elections="rounds"), 3, 4)
    cynical = build(options(format=table, elections="cynical"), 3, 4)
    face = FACES.face("elected-president")
    for before, after in zip((*plain.seats, plain), (*cynical.seats, cynical), strict=True):
        more = Counter(after.plots) - Counter(before.plots)
        assert more == (Counter([face]) if before.plots else Counter())
