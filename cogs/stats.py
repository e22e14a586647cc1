"""/stats: who has played and won, on this server or one person over all."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.controls.answers import reply, timely
from bot.ui.controls.components import Layout
from bot.ui.typed.commands import Host, about
from bot.ui.typed.people import kind_named, kinds

PLACES = 20


class Stats(commands.Cog):
    """Results as facts."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    @app_commands.command(name="stats", description=about("stats"))
    @app_commands.describe(member=about("option-member"), game=about("option-kind"))
    @app_commands.autocomplete(game=kinds)
    @app_commands.guild_only()
    async def stats(
        self, interaction: discord.Interaction, member: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Standings of the server, or the last results of one person."""
        front, service = self.bot.front, self.bot.service
        reader = await front.reader(interaction.user.id)
        if game is not None:
            game = kind_named(front, reader, game)
        layout = Layout().text(f"### {front.word(reader, 'stats-title')}")
        if member is not None:
            results = await timely(interaction, service.results(member.id))
            kinds_of = {row.game: (await service.listed(row.game)).kind for row in results[:PLACES]}
            lines = [
                front.word(
                    reader,
                    "stats-result",
                    number=str(row.game),
                    game=front.game_name(kinds_of[row.game], reader),
                    time=f"<t:{int(row.ended_at)}:d>",
                    outcome=front.word(reader, f"outcome-{row.outcome}"),
                )
                for row in results[:PLACES]
            ]
        else:
            table = await timely(
                interaction, service.standings(guild=interaction.guild_id, kind=game, limit=PLACES)
            )
            lines = [
                front.word(
                    reader, "stats-line", place=n, who=f"<@{row.user_id}>", won=row.won, played=row.played
                )
                for n, row in enumerate(table, 1)
            ]
        await reply(interaction, layout.text("\n".join(lines) or front.word(reader, "stats-empty")).done())


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Stats(bot))
