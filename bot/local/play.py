"""Starting the local table: world, hub page, clock, browser; and stopping it without losing anything."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from collections.abc import Callable
from pathlib import Path

from bot.app import Fnordmaster, build_bot
from bot.local.hub import Hub
from bot.local.world import START_FILE, load_world
from bot.settings import Settings
from bot.store.sqlite.sharing import one_at_a_time

USUAL_PORT = 8323
STAND_IN = (
    "A stand-in for Discord on this computer: no account, no token, no network. "
    "Ctrl+C ends it; your games are kept."
)


def play(
    settings: Settings,
    folder: Path,
    port: int | None,
    browser: bool,
    say: Callable[[str], None],
    game: str | None = None,
) -> None:
    """Run the local table until it is interrupted. `port` None: the usual one, or any if that is taken.
    `game`: what is laid ready.

    Raises touch_points.WrongSimulator, OSError for a port that is taken or a folder that cannot be written.
    """
    asyncio.run(_play(settings, folder, port, browser, say, game))


async def _play(
    settings: Settings,
    folder: Path,
    port: int | None,
    browser: bool,
    say: Callable[[str], None],
    game: str | None,
) -> None:
    stop = asyncio.Event()
    with one_at_a_time(folder / START_FILE):
        world = load_world(folder, lambda games: _local_bot(settings, games))
        hub = Hub(world)
        await _bind(hub, port)
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
        await world.open(hub.dressing, game)
    clock = asyncio.create_task(world.run())
    try:
        say(f"The local table is at {hub.url}")
        say(STAND_IN)
        if world.fresh:
            say(world.fresh)
        if browser:
            await asyncio.to_thread(webbrowser.open, hub.url)
        await stop.wait()
    finally:
        clock.cancel()
        await asyncio.gather(clock, return_exceptions=True)
        await hub.close()
        await world.close()


async def _bind(hub: Hub, port: int | None) -> None:
    if port is not None:
        await hub.listen(port)
        return
    try:
        await hub.listen(USUAL_PORT)
    except OSError:
        await hub.close()
        await hub.listen(0)


def _local_bot(settings: Settings, games: Path) -> Fnordmaster:
    """The real bot without anything that belongs to the real Discord."""
    alone = settings.model_copy(
        update={"token": None, "dev_guild": None, "audit_channel": None, "metrics_port": 0, "database": games}
        | {"shards": "0/1"}
    )
    return build_bot(alone, games)
