"""What of a long notice a panel keeps."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panel.panel import shortened


def test_a_long_notice_keeps_what_the_reader_did_and_what_led_to_his_decision() -> None:
    lines = ["You stop here.", *(f"AI {n} buys something expensive." for n in range(60)), "Your turn."]
    kept = shortened(lines, 700)
    assert kept[0] == lines[0]
    assert kept[-1] == lines[-1]
    assert "…" in kept
    assert sum(map(len, kept)) < 800


@given(st.lists(st.text("abc ", min_size=1, max_size=60), max_size=40))
def test_what_is_short_enough_is_kept_whole_and_nothing_is_made_up(lines: list[str]) -> None:
    kept = shortened(lines, 700)
    assert [line for line in kept if line != "…"] == [line for line in lines if line in kept]
    assert kept == lines or "…" in kept
    if sum(map(len, lines)) <= 700:
        assert kept == lines
