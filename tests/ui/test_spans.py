"""How long a turn is, as people type it."""

import pytest

from bot.table.errors import BadInput
from bot.ui.typed.settings import hours_typed


@pytest.mark.rule("TSW-10")
@pytest.mark.parametrize(
    ("written", "hours"),
    [
        ("36", 36),
        ("0", 0),
        ("1 minute", 1 / 60),
        ("90min", 1.5),
        ("2.5h", 2.5),
        ("10 days", 240),
        ("1 day, 12 hours", 36),
        ("1d12h", 36),
        ("2 Weeks", 336),
        ("0,5", 0.5),
    ],
)
def test_a_length_is_understood(written: str, hours: float) -> None:
    assert hours_typed(written) == pytest.approx(hours)


@pytest.mark.parametrize("written", ["", "soon", "ten days", "10 dogs", "-3", "1e9", "10 days or so", "∞"])
def test_what_is_no_length_is_refused_with_what_was_typed(written: str) -> None:
    with pytest.raises(BadInput) as refused:
        hours_typed(written)
    assert dict(refused.value.reason.args)["given"] == written
