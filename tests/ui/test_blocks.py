"""What a long turn keeps when the log is shortened."""

from __future__ import annotations

from bot.ui.out.blocks import INDENT, LONG, folded


def test_what_goes_on_keeps_its_first_line_and_results_are_never_left_out() -> None:
    """An attack with much money for and against it still says who attacks whom."""
    first = ["head", "income", "attack on Texas", *(f"{INDENT}money {n}" for n in range(4))]
    attack = [f"{INDENT}**Texas is taken**", "attack on the Pentagon"]
    lines = [*first, *attack, *(f"{INDENT}more money {n}" for n in range(LONG))]
    shown = folded(lines, lambda count: f"... {count}")
    assert attack == shown[6:8]
    assert shown[5] == f"-# ... {len(lines) - 12}"
    assert shown[-1] == lines[-1]


def test_a_turn_that_ends_with_something_of_its_own_keeps_no_line_for_it() -> None:
    lines = [f"transfer {n}" for n in range(LONG + 4)]
    assert len(folded(lines, str)) == 11
