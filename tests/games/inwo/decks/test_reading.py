"""Lists as people write them: what is understood, what is shown before it counts, what is refused."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.moves import Text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.deck import deck_of
from bot.games.inwo.decks.reading import LARGEST, LONGEST_NAME, MOST_LINES, decode, read, written
from bot.games.inwo.decks.ready import READY, Ready
from bot.ui.words.catalogue import Catalogue


def cards(words: str) -> dict[str, int]:
    """What is in a list that is read without a doubt."""
    reading = read(words)
    assert not reading.faults
    assert not reading.loose
    return dict(Counter(reading.deck.cards))


def faults(words: str) -> str:
    return Catalogue().lines(read(words).faults)


@pytest.mark.parametrize(
    ("line", "card", "count"),
    [
        ("3 Clipper Chip", "clipper-chip", 3),
        ("3x Clipper Chip", "clipper-chip", 3),
        ("3X  clipper chip", "clipper-chip", 3),
        ("3 x Clipper Chip", "clipper-chip", 3),
        ("3×Clipper Chip", "clipper-chip", 3),
        ("Clipper Chip x3", "clipper-chip", 3),
        ("Clipper Chip (3)", "clipper-chip", 3),
        ("  - 3 Clipper Chip  # for the agencies", "clipper-chip", 3),
        ("clipper-chip", "clipper-chip", 1),
        ("1x Evil Geniuses for a Better Tomorrow", "evil-geniuses-for-a-better-tomorrow", 1),
        ("18 1/2-Minute Gap", "18-1-2-minute-gap", 1),
        ("2 18 1/2-Minute Gap", "18-1-2-minute-gap", 2),
        ("18 1/2-Minute Gap x2", "18-1-2-minute-gap", 2),
        ("World War 3", "world-war-3", 1),
        ("2 World War 3", "world-war-3", 2),
        ("1 Xanadu", "xanadu", 1),
        ("CIA", "c-i-a", 1),
        ("the cia", "c-i-a", 1),
        ("Mafia", "the-mafia", 1),
    ],
)
def test_every_usual_way_to_write_a_line_is_understood(line: str, card: str, count: int) -> None:
    assert cards(line) == {card: count}


def test_headings_comments_and_blank_lines_are_no_cards() -> None:
    words = "# my deck\r\n== Plots ==\r\nGroups (14):\r\nResources\n[Goals]\n-----\nNWOs: \n\n1 Hoax! # one\n"
    assert cards(words) == {"hoax": 1}


def test_illuminati_and_leads_are_marked_by_their_lines() -> None:
    deck = read("Illuminati: UFOs\nAlternate: Moonbase\nLead: NSA\n1 Shangri-La\n2 Moonbase").deck
    assert deck.illuminati == "ufos"
    assert deck.leads == ("n-s-a", "moonbase")
    assert Counter(deck.cards) == Counter(["ufos", "shangri-la", "n-s-a", "moonbase", "moonbase"])


def test_the_illuminati_is_the_one_under_its_heading_or_the_only_one_and_else_nobody_guesses() -> None:
    assert read("1 Hoax!\n2 UFOs").deck.illuminati == "ufos"
    assert read("Illuminati\n1 UFOs\nPlots\n1 Shangri-La").deck.illuminati == "ufos"
    assert read("1 UFOs\n1 Shangri-La").deck.illuminati == ""


def test_what_is_written_loosely_is_read_and_shown() -> None:
    reading = read("1 Hoax!\n3x Cliper chip\nfed reserve")
    assert [(loose.line, loose.written, loose.card) for loose in reading.loose] == [
        (2, "Cliper chip", "clipper-chip"),
        (3, "fed reserve", "federal-reserve"),
    ]
    assert Counter(reading.deck.cards)["clipper-chip"] == 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("gun", "Line 1: there is no card “gun”. Is it Gun Lobby, Gun Control, or "),
        ("1 Hoax!\n\n2 Abcdefgh", "Line 3: there is no card “Abcdefgh”. Is it "),
        ("Lead: Abcdefgh", "Line 1: there is no card “Abcdefgh”"),
        ("!!!", "Line 1: “!!!” names no card."),
        ("0 KKK", "Line 1: “0” copies cannot be; it takes a number from 1 to 60."),
        ("61 KKK", "Line 1: “61” copies"),
        ("99999999999999999999999 KKK", "Line 1: “999999999” copies"),
        ("Illuminati: 0 UFOs", "Line 1: “0” copies"),
        ("KKK\n1 Ho\x00ax", "Line 2: the character U+0000 is not taken here."),
        ("Ho\ud800ax", "Line 1: the character U+D800 is not taken here."),
        ("x" * 201, "Line 1 is too long: 200 characters are the most."),
        ("KKK\n" * (MOST_LINES + 1), "The list is too long: 500 lines are the most."),
        ("KKK\n" * 20_000, "The list is too large: 64 KiB are the most."),
        ("{", "This is no list of card ids as JSON."),
        ('["a"', "This is no list of card ids as JSON."),
        ('{"cards": [1]}', "This is no list of card ids as JSON."),
        ('{"cards": [], "more": 1}', "This is no list of card ids as JSON."),
        ('{"cards": ["\\ud800"]}', "This is no list of card ids as JSON."),
        ('{"cards":' + "[" * 30_000, "This is no list of card ids as JSON."),
        ('["kkk", "zzzzz"]', "Line 2: there is no card “zzzzz”"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line_and_the_nearest_cards(words: str, told: str) -> None:
    assert faults(words).startswith(told)


def test_three_nearest_cards_are_offered() -> None:
    (fault,) = read("1 Abcdefgh").faults
    assert len(dict(fault.args)["near"]) == 3  # type: ignore[arg-type]


def test_json_of_ids_is_read() -> None:
    plain = {"name": "Mine", "illuminati": "ufos", "leads": ["moonbase"], "cards": ["ufos", "moonbase"]}
    assert read(json.dumps(plain)).deck == deck_of("Mine", "ufos", ["moonbase"], ["ufos", "moonbase"])
    assert read('["ufos", "moonbase", "moonbase"]').deck.cards == ("ufos", "moonbase", "moonbase")


def test_a_file_is_text_of_64_kib_at_most() -> None:
    assert decode(b"\xef\xbb\xbf1 KKK") == "1 KKK"
    assert decode(b"x" * (LARGEST + 1)) == Text("inwo-deck-large", (("kib", 64),))
    assert decode(b"KKK\xff") == Text("inwo-deck-not-text", (("byte", 4),))


@pytest.mark.parametrize("ready", READY.values(), ids=READY)
def test_every_ready_made_deck_is_read_as_it_was_written(ready: Ready) -> None:
    assert read(written(ready.deck)).deck == ready.deck
    assert cards(written(ready.deck)) == dict(Counter(ready.deck.cards))


FACED = st.sampled_from(FACES.ID)
GROUPS = st.sampled_from([card for card in FACES.ID if FACES.is_group(FACES.face(card))])
ILLUMINATI = st.sampled_from([card for card in FACES.ID if FACES.TYPE[FACES.face(card)] == "illuminati"])
NAMED = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=LONGEST_NAME)


@given(NAMED, ILLUMINATI, st.lists(GROUPS, max_size=4), st.lists(FACED, max_size=59))
def test_whatever_is_in_a_deck_it_comes_back_from_its_list(
    name: str, illuminati: str, leads: list[str], rest: list[str]
) -> None:
    deck = deck_of(name.strip(), illuminati, leads, [illuminati, *dict.fromkeys(leads), *rest])
    reading = read(written(deck))
    assert reading.faults == ()
    assert reading.loose == ()
    assert reading.deck == deck


@given(st.text(max_size=400))
def test_whatever_is_pasted_is_answered(words: str) -> None:
    reading = read(words)
    Catalogue().lines(reading.faults)
    assert all(loose.card in FACES.ID for loose in reading.loose)
