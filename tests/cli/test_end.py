"""SIGTERM: the bot finishes what is in hand, and leaves within ten seconds."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path

import pytest

from bot.local.crowd import Chair, controls
from bot.local.wire import Click, Json, Wire
from bot.store.sqlite import SqliteStore
from tests.support.bots import PATIENCE, ended, running, seated

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
SOON = 10.0


def named(message: Json | None, label: str) -> str | None:
    """The control below a message whose label holds `label`."""
    found = controls((message or {}).get("components", ()))
    return next((part["custom_id"] for part in found if label in (part.get("label") or "")), None)


async def answer(wire: Wire, chair: Chair, shown: Json | None, label: str) -> Click:
    """Press a button of what is shown."""
    control = named(shown, label)
    assert shown is not None
    assert control is not None, shown
    return await wire.click(chair.person, control, guild=chair.guild, channel=chair.thread, message=shown)


async def press(wire: Wire, chair: Chair, label: str) -> Click:
    """Press a button of the panel, as soon as it is there."""
    for _ in range(200):
        panel = await wire.click(
            chair.person, f"t:{chair.game}:panel", guild=chair.guild, channel=chair.thread, message=chair.card
        )
        shown = await asyncio.wait_for(panel.shown, PATIENCE)
        if named(shown, label):
            return await answer(wire, chair, shown, label)
        await asyncio.sleep(0.1)  # a real process, which cannot be asked
    raise AssertionError(f"no {label!r} in {shown}")


@pytest.mark.slow
async def test_a_turn_in_hand_is_worked_out_shown_and_stored(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    (chair,) = await seated(file, [("tsw", 4)])
    wire = Wire(guilds=[chair.guild])
    await wire.open()
    with running(wire, tmp_path, str(file)) as process:
        await asyncio.wait_for(wire.connected(0), PATIENCE)
        founded = await press(wire, chair, "ready-made")
        await asyncio.wait_for(founded.shown, PATIENCE)
        asked = await press(wire, chair, "orders are complete")
        sure = await asyncio.wait_for(asked.shown, PATIENCE)
        last = await answer(wire, chair, sure, "all the same")
        await asyncio.wait_for(last.acknowledged, PATIENCE)
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        assert await ended(process) == 0
        assert time.monotonic() - began < SOON
        assert named(await asyncio.wait_for(last.shown, SOON), "orders are complete")
    await wire.close()
    async with await SqliteStore.open(file) as store:
        assert last.id in [row.key for row in await store.log(chair.game)]
    assert "Traceback" not in (tmp_path / "said-all.txt").read_text()
