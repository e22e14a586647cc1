"""/tsw world: what a server adds to the worlds of The Secret Wars, in files that its moderators send in."""

from __future__ import annotations

from bot import DATA
from bot.ui.typed.commands import Host
from bot.ui.typed.material_group import MaterialGroup
from cogs.tsw import TSW


async def setup(bot: Host) -> None:
    """Hang the subgroup below /tsw."""
    world = MaterialGroup("tsw", "world", "tsw-world", DATA / "tsw" / "example-world.yaml")
    TSW.add_command(world, override=True)
