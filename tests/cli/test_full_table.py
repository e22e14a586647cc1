"""What `bench --game` measures: a full table of the card game keeps to what was promised."""

from __future__ import annotations

import pytest

from bot.cli.full_table import full_table
from bot.games.registry import GAMES

MOVES = 600


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_a_full_table_of_inwo_is_quick_to_see_to_move_to_think_about_and_to_draw() -> None:
    found = await full_table(GAMES["inwo"], MOVES)
    assert found["inwo_full_table_moves"] == MOVES
    assert found["inwo_view_choices_and_stored_move_ms_most"] < 60
    assert found["inwo_picture_ms_most"] < 200
    assert found["inwo_ai_decision_ms_p95"] <= 50
    assert found["inwo_ai_decision_ms_most"] <= 200
