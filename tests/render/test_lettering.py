"""Words stay in their boxes and stay large enough to read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.fonts import font
from bot.render.lettering import LEADING, fit
from bot.scene.scene import LEAST, Face, Label


def label(words: str, width: int = 140, height: int = 90, lines: int = 3, size: int = 36) -> Label:
    return Label(0, 0, width, height, words, size, face=Face.NARROW, bold=True, lines=lines)


def test_short_words_are_as_large_as_they_wish() -> None:
    assert fit(label("KGB")).size == 36


def test_longer_words_shrink_before_anything_is_cut() -> None:
    fitted = fit(label("American Autoduel Association"))
    assert LEAST <= fitted.size < 36
    assert " ".join(fitted.lines) == "American Autoduel Association"
    assert not fitted.cut


@pytest.mark.parametrize(
    ("word", "first"),
    [("Semiconscious", "Semicon-"), ("Professional", "Professio-"), ("Goldfish-Fanciers", "Goldfish-")],
)
def test_a_word_that_is_too_long_is_broken_between_syllables(word: str, first: str) -> None:
    assert fit(label(word, width=122)).lines[0] == first


def test_what_cannot_fit_ends_in_an_ellipsis_at_the_least_size() -> None:
    fitted = fit(label("one two three four five six seven eight nine ten " * 3))
    assert fitted.cut
    assert fitted.size == LEAST
    assert fitted.lines[-1].endswith("…")


@given(
    st.text(max_size=80),
    st.integers(60, 700),
    st.integers(26, 200),
    st.integers(1, 5),
    st.sampled_from([1.0, 1.5]),
)
def test_no_text_leaves_its_box(words: str, width: int, height: int, lines: int, scale: float) -> None:
    fitted = fit(label(words, width, height, lines), scale)
    assert round(LEAST * scale) <= fitted.size <= round(36 * scale)
    assert len(fitted.lines) <= lines
    measure = font(Face.NARROW, True, fitted.size).getlength
    assert all(measure(line) <= width * scale + 1 for line in fitted.lines)
    if len(fitted.lines) > 1:
        assert (len(fitted.lines) - 1) * fitted.size * LEADING + fitted.size <= height * scale + 1


def test_large_print_grows_only_as_far_as_the_box_allows() -> None:
    assert fit(label("KGB"), growth=1.35).size == 49
    assert fit(label("Bavarian", width=110), growth=1.35).size < 49
