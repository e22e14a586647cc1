"""What of a long notice a panel keeps."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panel.panel import shortened


def folded(count: int) -> str:
    return f"… {count} lines"


def test_a_long_notice_keeps_what_the_reader_did_and_what_led_to_their_decision() -> None:
    lines = ["You stop here.", *(f"AI {n} buys something expensive." for n in range(60)), "Your turn."]
    kept = shortened(lines, 700, folded)
    assert kept[0] == lines[0]
    assert kept[-1] == lines[-1]
    assert folded(len(lines) - len(kept) + 1) in kept
    assert sum(map(len, kept)) < 800


def test_a_long_line_is_cut_before_any_is_left_out() -> None:
    lines = [
        "“Attack the Bees”: under way.",
        f"“Scout the Wasps”: done. {'They sting. ' * 80}",
        "You have 9 MB.",
    ]
    kept = shortened(lines, 700, folded)
    assert [kept[0], kept[2]] == [lines[0], lines[2]]
    assert kept[1].startswith("“Scout the Wasps”: done. They sting.")
    assert kept[1].endswith("…")


@given(st.lists(st.text("abc ", min_size=1, max_size=60), max_size=40))
def test_what_is_short_enough_is_kept_whole_and_nothing_is_made_up(lines: list[str]) -> None:
    kept = shortened(lines, 700, folded)
    assert [line for line in kept if line[0] != "…"] == [line for line in lines if line in kept]
    if sum(map(len, lines)) <= 700:
        assert kept == lines
    else:
        assert folded(len(lines) - len(kept) + 1) in kept
