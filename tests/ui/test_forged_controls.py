"""Controls that nobody has made: whatever a custom_id or a value says, it leads somewhere or is stale."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.moves import Ask, Open, Ordering, Range, Subset, Weighted
from bot.table.errors import Stale
from bot.ui.controls import custom_id
from bot.ui.controls.components import form_values
from bot.ui.controls.custom_id import LONGEST, PATTERN, Ref
from bot.ui.dispatch import Dispatch, _led
from bot.ui.words.markdown import whole

ITEMS = (1, 2, 3)
ASK = Ask(
    0,
    7,
    "frame",
    0,
    True,
    (
        ("take", 1),
        Open(("some",), Subset(ITEMS, 0, 3)),
        Open(("order",), Ordering(ITEMS)),
        Open(("n",), Range(1, 9)),
        Open(("pay",), Weighted(ITEMS, (2, 3, 4), 5)),
    ),
)
ACTS = (
    "do",
    "amount",
    "pick",
    "turn",
    "group",
    "set",
    "leaf",
    "confirm",
    "next",
    "order",
    "form",
    "part",
    "x",
)
RUBBISH = st.text(alphabet="0123456789azAZ.-²٣ \ud800é", max_size=30)
CONTROL = re.compile(PATTERN.format(kind="g"))


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(ACTS),
    st.integers(0, 10**40),
    st.integers(0, 2**70),
    st.lists(RUBBISH, max_size=4),
    st.lists(RUBBISH, max_size=4),
)
def test_a_forged_control_is_followed_or_stale(
    act: str, game: int, ask: int, rest: list[str], values: list[str]
) -> None:
    match = CONTROL.fullmatch(":".join(("g", str(game), str(ask), act, "0", *rest)))
    if match is None:
        return
    ref = Ref.read(match)
    with suppress(Stale):
        step = _led(ref, values, ASK)
        if step is not None:
            assert all(n < len(ITEMS) for n in step.chosen)
            assert len(custom_id.write_set(step.chosen)) < LONGEST
    for choice in ASK.choices:
        with suppress(Stale):
            Dispatch._move(choice, ref)


def test_halves_of_characters_never_leave_a_form() -> None:
    sent = {"components": [{"component": {"custom_id": "words", "value": "a\ud800b\ud83d\ude00"}}]}
    (words,) = form_values(sent)["words"]
    assert words == "a\ufffdb\U0001f600"


@given(st.text())
def test_whole_words_stay_as_they_are(words: str) -> None:
    assert whole(words) == words


@pytest.mark.parametrize("words", ["\ud800", "\udc00\ud800", "x\udfff" * 50])
def test_what_is_whole_can_be_stored(words: str) -> None:
    assert whole(words).encode()
