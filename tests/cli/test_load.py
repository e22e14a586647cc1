"""The load of `bench`: a real bot, many tables, clicks."""

from __future__ import annotations

import pytest

from bot.cli.load import USUAL, under_load

SHARE = 0.5
"""Of one core, which the event loop may use for the usual clicks."""


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_the_usual_clicks_take_less_than_half_a_core_of_the_loop() -> None:
    (loaded,) = await under_load([USUAL], 5.0)
    assert loaded.clicks > USUAL, "most of them found a table that had answered the last one"
    assert loaded.spent / loaded.clicks * USUAL < SHARE
    assert loaded.longest < 0.1
