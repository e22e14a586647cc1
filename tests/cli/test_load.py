"""The load of `bench`: a real bot, many tables, clicks.

What the loop may use is measured beside a fixed piece of work in the same process and the same seconds
(`bot.trials.pace`), so that a slow day of the machine, or a neighbour, changes nothing. The busy tables begin
alike each time but come more or less far while the others click: so their clicks are counted, too.
"""

from __future__ import annotations

import pytest

from bot.cli.load import USUAL, under_load

SHARE = 0.4
"""Of one core, which the event loop may use for so many clicks."""
LONGEST = 0.1
"""Seconds that a callback may take. Both on a usual day."""


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_the_usual_clicks_take_less_than_half_a_core_of_the_loop() -> None:
    (loaded,) = await under_load([USUAL], 5.0)
    assert loaded.clicks > USUAL, "most of them found a table that had answered the last one"
    clicks = loaded.clicks + loaded.beside
    assert loaded.spent / loaded.slower / clicks * USUAL < SHARE
    assert loaded.longest / loaded.slower < LONGEST
