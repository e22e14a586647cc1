"""States come back as they went, or not at all."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.codec import canonical, digest, pack, to_json, unpack
from bot.store.errors import StoreCorrupt


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_state_comes_back(text: str) -> None:
    packed = pack(text)
    assert unpack(packed.data, packed.hash) == text


@pytest.mark.parametrize("cut", [0, 1, 10, -1])
def test_cut_state_is_noticed(cut: int) -> None:
    packed = pack("a state of some length, " * 9)
    with pytest.raises(StoreCorrupt):
        unpack(packed.data[:cut], packed.hash)


def test_other_state_is_noticed() -> None:
    with pytest.raises(StoreCorrupt):
        unpack(pack("one").data, pack("two").hash)
    with pytest.raises(StoreCorrupt):
        unpack(zlib.compress(b"\xff"))


def test_state_that_swells_is_refused() -> None:
    assert unpack(pack("x" * 1000).data, most=1000) == "x" * 1000
    with pytest.raises(StoreCorrupt):
        unpack(pack("x" * 1001).data, most=1000)


def test_equal_values_have_equal_digests() -> None:
    assert digest(canonical({"a": 1, "b": [2]})) == digest(canonical({"b": [2], "a": 1}))
    assert digest(b"fnord") == digest("fnord")


def test_json_has_no_nan() -> None:
    with pytest.raises(ValueError, match="Out of range"):
        to_json(float("nan"))
