"""The bot on PostgreSQL: what is played on it is played as on a file."""

from typing import Any

import pytest
from pydantic import SecretStr

from bot.store.postgres import PostgresStore
from tests.e2e.test_slice import (
    test_a_whole_game_against_ai_seats_with_a_restart_in_the_middle as a_whole_game,
)
from tests.support.discord import World


@pytest.fixture
def settings(postgres: str) -> dict[str, Any]:
    return {"database": SecretStr(postgres)}


async def test_a_whole_game_is_played(world: World) -> None:
    await a_whole_game(world)
    assert isinstance(world.bot.store, PostgresStore)
