"""Files that moderators send in for the data of a game: they are taken, or refused in our words."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import DATA
from bot.games.contract import BadMaterial, Material
from bot.games.registry import GAMES
from bot.table.people.material import LARGEST, read_yaml

EXAMPLES = {
    "tsw": (DATA / "tsw" / "example-world.yaml").read_bytes(),
    "illuminopoly": (DATA / "illuminopoly" / "example-names.yaml").read_bytes(),
}
BOUND = 3.0
"""Seconds of work in which a file is taken or refused."""
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**15), 10**15) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.integers() | st.text(max_size=8), inner),
    max_leaves=6,
)


@pytest.fixture(scope="module", autouse=True)
def read_once() -> None:
    """The first file of a game has its language loaded."""
    for kind, data in EXAMPLES.items():
        material(kind).read(read_yaml(data)[1], [])


def material(kind: str) -> Material:
    found = GAMES[kind].material
    assert found is not None
    return found


def taken(data: bytes) -> bool:
    """Whether a file is taken by every game that takes files; only our own refusal comes out, and soon."""
    began, kept = time.thread_time(), 0
    for kind in EXAMPLES:
        try:
            words, plain = read_yaml(data)
            words.encode()
            material(kind).contents(material(kind).read(plain, []))
            kept += 1
        except BadMaterial:
            continue
    assert time.thread_time() - began < BOUND
    return kept > 0


@pytest.mark.parametrize("kind", EXAMPLES)
def test_the_examples_are_taken(kind: str) -> None:
    assert taken(EXAMPLES[kind])


@pytest.mark.parametrize(
    "data",
    [
        b"groups: !!timestamp 9999999999",
        b"groups: !!int ''",
        b"groups: !!bool x",
        b"groups: !!binary abc=",
        b"groups: !!set {a, b}",
        b"groups: !!python/object:os.system x",
        b"groups: &a [1]\nplaces: *a",
        b"groups: " + b":".join([b"1", *[b"59"] * 20_000]),
        b"groups: 0x" + b"f" * 60_000,
        b"groups: " + b"9" * 60_000,
        b"groups: 9999-99-99",
        b"[" * 30_000,
        b"{" * 30_000,
        b"groups: [" + b"{}," * 20_000 + b"]",
        b"groups: [" + b"{name: a}," * 6_000 + b"]",
        b"\n".join(b"k%d: 1" % n for n in range(8_000)),
        b'spaces: {39: "\\ud800x"}',
        b'spaces: {39: "a\\0b"}',
        b"? [a]\n: b",
        b"<<: 5",
        b"alignments: {alignments: {1: {reads: [x]}, a: {reads: 5}}}",
        b"groups: [null]\nplaces: [1]\npeople: 5\nalignments: []",
        b"people: {kinds: {1: 2}}\ngroups: [{name: a, kind: b, place: [c]}]",
        b"x" * (LARGEST + 1),
        b"\xff\xfe",
    ],
)
def test_what_is_no_plain_data_is_refused_in_words(data: bytes) -> None:
    assert not taken(data)


@settings(max_examples=80, deadline=None)
@given(
    st.binary(max_size=80) | st.text(alphabet="!&*<>|%@`?:-[]{},#'\" \n\tab1.~", max_size=60).map(str.encode)
)
def test_any_bytes_are_taken_or_refused(data: bytes) -> None:
    taken(data)


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from(sorted(EXAMPLES)),
    st.integers(0, 5000),
    st.integers(0, 12),
    st.sampled_from(
        [b"!!timestamp 9", b"&a ", b"*a", b"[", b"{", b"\n", b": ", b"- ", b"'", b"9" * 40, b"\x00", b""]
    ),
)
def test_an_example_with_anything_changed_is_taken_or_refused(
    kind: str, at: int, gone: int, new: bytes
) -> None:
    data = EXAMPLES[kind]
    at %= len(data)
    taken(data[:at] + new + data[at + gone :])


def places(plain: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    return [here, *(place for key, value in inner for place in places(value, (*here, key)))]


PLACES: dict[str, Sequence[tuple[Any, ...]]] = {
    kind: [place for place in places(read_yaml(data)[1]) if place] for kind, data in EXAMPLES.items()
}


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_values_of_any_kind_in_any_place_are_taken_or_refused(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(sorted(EXAMPLES)))
    place, value = data.draw(st.sampled_from(PLACES[kind])), data.draw(PLAIN)
    inner = whole = read_yaml(EXAMPLES[kind])[1]
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    began = time.thread_time()
    with suppress(BadMaterial):
        material(kind).read(whole, [])
    assert time.thread_time() - began < BOUND
