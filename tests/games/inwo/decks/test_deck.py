"""What decks may be played, and by which rule one may not (INW-002 to INW-006, EVL-10)."""

from __future__ import annotations

import pytest

from bot.games.inwo.decks.deck import Deck, Format, advice, check, deck_of, deck_of_line
from bot.games.inwo.decks.ready import READY, Ready
from bot.ui.words.catalogue import Catalogue

LEGAL = READY["wolves-first"].deck


def without(card: str, *others: str, **changes: object) -> Deck:
    """The legal deck with one copy of a card replaced by other cards."""
    cards = list(LEGAL.cards)
    cards.remove(card)
    marks = {"illuminati": LEGAL.illuminati, "leads": LEGAL.leads} | changes
    return deck_of("mine", marks["illuminati"], marks["leads"], [*cards, *others])  # type: ignore[arg-type]


def reasons(deck: Deck, **format: object) -> str:
    return Catalogue().lines(check(deck, Format(**format)))  # type: ignore[arg-type]


@pytest.mark.rule("INW-002")
@pytest.mark.parametrize(("extra", "count"), [((), 44), (("hoax", "hoax"), 46)])
def test_a_deck_has_exactly_45_cards(extra: tuple[str, ...], count: int) -> None:
    told = reasons(without("forgery", *extra))
    assert told == f"The deck has {count} cards; it must have 45, the starting Illuminati included (INW-002)."


@pytest.mark.rule("INW-002")
def test_a_table_may_want_another_size() -> None:
    assert "it must have 30" in reasons(LEGAL, size=30)
    assert reasons(deck_of("", "ufos", (), ["ufos", "moonbase", *["hoax"] * 28]), size=30) == ""


@pytest.mark.rule("INW-002")
def test_the_mix_of_plots_and_groups_is_free_and_only_advised() -> None:
    lean = deck_of("", "ufos", (), ["ufos", "moonbase", *["hoax"] * 43])
    assert check(lean) == []
    assert "12 to 20 are usual" in Catalogue().lines(advice(lean))
    assert advice(LEGAL) == []


@pytest.mark.rule("INW-003")
def test_a_deck_is_split_by_backs_and_further_illuminati_lie_among_the_plots() -> None:
    assert LEGAL.illuminati == "servants-of-cthulhu"
    assert "shangri-la" in LEGAL.plots
    assert "servants-of-cthulhu" not in LEGAL.plots
    assert {"ninjas", "cyborg-soldiers"} <= set(LEGAL.groups)
    assert "cyborg-soldiers" not in LEGAL.puppets
    twice = without("forgery", "servants-of-cthulhu")
    assert check(twice) == []
    assert "servants-of-cthulhu" in twice.plots


@pytest.mark.rule("INW-004")
def test_a_deck_begins_with_one_illuminati_of_its_own() -> None:
    none = deck_of("", "", (), [*["hoax"] * 44, "moonbase"])
    assert reasons(none) == "There is no Illuminati to begin with (INW-004)."
    assert "Servants of Cthulhu and Shangri-La (INW-004)" in reasons(
        without("forgery", "hoax", illuminati="")
    )
    assert "UFOs, with which the deck begins" in reasons(without("forgery", "hoax", illuminati="ufos"))
    assert "Hoax! is no Illuminati" in reasons(without("forgery", "hoax", illuminati="hoax"))


@pytest.mark.rule("INW-006")
def test_a_deck_has_a_group_and_its_lead_is_one() -> None:
    bare = deck_of("", "ufos", (), ["ufos", "eliza", *["hoax"] * 43])
    assert reasons(bare) == "There is no Group in it, and every player begins with one (INW-006)."
    assert "Eliza cannot lead" in reasons(without("forgery", "eliza", leads=["eliza"]))
    assert "Texas cannot lead" in reasons(without("forgery", "hoax", leads=["texas"]))


def test_copies_are_free_unless_the_table_counts_them() -> None:
    assert check(LEGAL) == []
    told = reasons(LEGAL, copies=1)
    assert "Terrorist Nuke is there 3 times; this table takes one copy of a card (EVL-10)." in told
    assert "Cyborg Soldiers is there 2 times" in told
    assert "Ninjas is there 2 times" in told
    assert reasons(LEGAL, copies=3) == ""


def test_all_reasons_are_given_at_once_and_unknown_cards_are_named() -> None:
    told = reasons(deck_of("", "", (), ["nonsense", "hoax"])).splitlines()
    assert len(told) == 4
    assert "There is no card “nonsense” any more (INW-002)." in told


def test_an_edition_that_the_table_does_not_play_with_is_refused() -> None:
    assert "of an edition" in reasons(LEGAL, sets=frozenset({"other"}))


@pytest.mark.parametrize("ready", READY.values(), ids=READY)
def test_a_deck_comes_back_from_its_line(ready: Ready) -> None:
    assert deck_of_line(ready.deck.name, ready.deck.line()) == ready.deck


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "{}",
        '{"illuminati":1,"leads":[],"cards":[]}',
        '{"illuminati":"","leads":"x","cards":[]}',
        '{"illuminati":"","leads":[],"cards":[[]]}',
    ],
)
def test_what_is_no_line_of_a_deck_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"not a deck|Expecting value"):
        deck_of_line("", line)
