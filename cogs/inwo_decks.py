"""/inwo deck: the decks that people keep for INWO."""

from __future__ import annotations

from discord import app_commands

from bot.ui.typed.commands import Host
from bot.ui.typed.deck_group import DeckGroup

KIND = "inwo"


async def setup(bot: Host) -> None:
    """Hang the subgroup below /inwo."""
    game = bot.tree.get_command(KIND)
    assert isinstance(game, app_commands.Group), "the cog of the game comes first"
    game.add_command(DeckGroup(KIND, "deck", "inwo-deck"), override=True)
