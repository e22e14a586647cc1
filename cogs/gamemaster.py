"""/gm: the gamemaster's desk of a game that has one. All is done there by buttons and forms, and recorded."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.table.errors import TableError
from bot.ui.desk.page import QUEUE, DeskPlace
from bot.ui.permissions import let_in
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import RUNNING, here, maybe_here, running_games
from bot.ui.typed.people import Choices, named


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Gamemaster(commands.GroupCog, group_name="gm", group_description=about("gm")):
    """Ways to the desk. Discord decides who may use them; who may sit there is checked at every press."""

    def __init__(self, bot: Host) -> None:
        super().__init__()
        self.bot = bot

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whoever gets here may: Discord's own permissions for the command have decided it."""
        let_in(interaction)
        return True

    @app_commands.command(name="desk", description=about("gm-desk"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def desk(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game, abroad=False, stage=RUNNING)
        await self.bot.presses.desk.show(interaction, table.game, record=True)

    @app_commands.command(name="queue", description=about("gm-queue"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def queue(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game, abroad=False, stage=RUNNING)
        await self.bot.presses.desk.show(interaction, table.game, DeskPlace(QUEUE), record=True)

    @app_commands.command(name="look", description=about("gm-look"))
    @app_commands.describe(name=about("option-gm-name"), game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def look(
        self,
        interaction: discord.Interaction,
        name: app_commands.Range[str, 1, 80],
        game: int | None = None,
    ) -> None:
        table = await here(self.bot.front, interaction, game, abroad=False, stage=RUNNING)
        await self.bot.presses.desk.look_up(interaction, table.game, name)

    @look.autocomplete("name")
    async def _names(self, interaction: discord.Interaction, current: str) -> Choices:
        table = await maybe_here(interaction)
        try:
            found = (
                [] if table is None else await self.bot.presses.desk.names(interaction, table.game, current)
            )
        except TableError:
            return []
        return named(list(found), current)


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Gamemaster(bot))
