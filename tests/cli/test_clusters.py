"""Two processes of the bot on one PostgreSQL, each with a shard of the same Discord."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.local.crowd import Chair
from bot.local.wire import Wire
from bot.store.postgres import PostgresStore
from tests.support.bots import PATIENCE, running, seated

FIRST, SECOND = "the.first.token", "the.second.token"


async def moved_by_direct_message(wire: Wire, chair: Chair, store: PostgresStore) -> str:
    """Click about in direct messages until something is decided; the key of that move."""
    dice, clicked = random.Random(5), set[str]()
    for _ in range(40):
        message, control, value = chair.choice(dice)
        click = await wire.click(
            chair.person, control, guild=None, channel=str(chair.person), message=message, value=value
        )
        clicked.add(click.id)
        chair.shown = await asyncio.wait_for(click.shown, PATIENCE)
        made = clicked & {row.key for row in await store.log(chair.game)}
        if made:
            return made.pop()
    raise AssertionError("nothing was decided")


@pytest.mark.slow
async def test_direct_messages_and_commands_are_for_the_first_shard_alone(
    tmp_path: Path, postgres: str
) -> None:
    _, chair = await seated(SecretStr(postgres), [("illuminati", 2), ("illuminati", 2)])
    assert chair.guild >> 22 == 1, "the table of the second shard"
    wire = Wire(guilds=[chair.guild])
    await wire.open()
    with (
        running(wire, tmp_path, postgres, FNORD_SHARDS="0/2", FNORD_TOKEN=FIRST),
        running(wire, tmp_path, postgres, FNORD_SHARDS="1/2", FNORD_TOKEN=SECOND),
    ):
        await asyncio.wait_for(wire.connected(0, 1), PATIENCE)
        thread = f"/channels/{chair.thread}/messages"
        async with await PostgresStore.open(postgres) as store:
            before = len(posts(wire, thread))
            await moved_by_direct_message(wire, chair, store)
            await asyncio.wait_for(wire.until(lambda: len(posts(wire, thread)) > before), PATIENCE)
    await wire.close()
    assert {by for by, *_ in posts(wire, thread)} == {SECOND}, "what follows is said by the table's process"
    synced = [by for by, method, path in wire.requests if method == "PUT" and path.endswith("/commands")]
    assert synced == [FIRST]
    for part in ("0-2", "1-2"):
        assert "Traceback" not in (tmp_path / f"said-{part}.txt").read_text()


def posts(wire: Wire, path: str) -> list[tuple[str, str, str]]:
    """What was posted there."""
    return [asked for asked in wire.requests if asked[1:] == ("POST", path)]
