"""The printed cards of INWO and the filters in which records name them."""

from collections import Counter

import pytest

from bot.games.inwo.cards.filters import BadFilter, cards_named, read
from bot.games.inwo.cards.table import FACES, build
from bot.games.inwo.cards.vocabulary import ALIGNMENTS, LISTS, OPPOSITES, TRAITS

RECORD = {
    "id": "x", "name": "X", "type": "place", "set": "limited", "power": 1, "global": 0, "resistance": 2,
    "alignments": ["weird"], "in": "top", "out": ["bottom"],
}  # fmt: skip


def test_all_limited_cards_are_there() -> None:
    pairs = zip(FACES.TYPE, FACES.SET, strict=True)
    assert Counter(kind for kind, named in pairs if named == "limited") == {
        "illuminati": 9, "organization": 118, "personality": 22, "place": 27, "resource": 36, "plot": 157,
        "assassination": 5, "disaster": 13, "nwo": 15, "goal": 10,
    }  # fmt: skip
    assert {FACES.COLOUR.count(colour) for colour in ("red", "yellow", "blue")} == {5}


def test_every_list_of_cards_names_cards_that_there_are() -> None:
    assert frozenset().union(*LISTS.values()) <= set(FACES.ID)


def test_opposites_are_mutual() -> None:
    assert [OPPOSITES[other] for other in OPPOSITES if other is not None] == [
        n for n, other in enumerate(OPPOSITES) if other is not None
    ]
    assert OPPOSITES[ALIGNMENTS.index("criminal")] is None


def test_no_group_is_printed_with_two_opposite_alignments() -> None:
    for name, traits in zip(FACES.NAME, FACES.TRAITS, strict=True):
        has = [bit for bit in range(len(TRAITS)) if traits >> bit & 1]
        assert not any(b < len(OPPOSITES) and OPPOSITES[b] in has and OPPOSITES[b] != b for b in has), name


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"type": "planet"}, "type must be one of"),
        ({"power": -1}, "power must be a whole number"),
        ({"alignments": ["odd"]}, "alignments must be a list"),
        ({"out": ["top"]}, "in and out may not share a side"),
        ({"colour": "red"}, "unknown: colour"),
        ({"set": "lost"}, "set must be one of limited"),
    ],
)
def test_a_faulty_record_is_refused_by_name(change: dict[str, object], fault: str) -> None:
    with pytest.raises(ValueError, match=f"x: {fault}"):
        build([{**RECORD, **change}])


def test_a_filter_is_read_into_a_tree() -> None:
    assert read("weird & power>=3 & !secret") == (
        "and", ("word", "weird"), ("number", "power", ">=", 3), ("not", ("word", "secret")),
    )  # fmt: skip
    assert read("(media | 'big-media') & mine")[1] == ("or", ("word", "media"), ("card", "big-media"))
    assert list(cards_named(read("puppet_of('texas') | 'opec'"))) == ["texas", "opec"]


@pytest.mark.parametrize(
    "text", ["", "weird &", "foo", "(weird", "weird)", "puppet_of(x", "power>3x", "luck=1"]
)
def test_what_is_no_filter_is_refused(text: str) -> None:
    with pytest.raises(BadFilter):
        read(text)
