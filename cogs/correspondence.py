"""/tsw press: words between players of The Secret Wars, where their table allows them (TSW-82)."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.moves import Open, Refused, text
from bot.games.tsw.play.turn import PRESS
from bot.table.errors import TableError
from bot.table.seen import Seen
from bot.ui.controls.answers import timely
from bot.ui.panel.pages import key
from bot.ui.panel.panel import asked
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import running_games
from bot.ui.typed.macro import pick
from bot.ui.typed.people import Choices, named
from cogs.tsw import TSW, table_here


async def seen_by(interaction: discord.Interaction[Any], game: int | None) -> Seen:
    """What the person sees of their game. Raises TableError."""
    table = await table_here(interaction, game)
    seen: Seen = await interaction.client.service.panel(table.game, interaction.user.id)
    return seen


def correspondents(seen: Seen) -> list[str]:
    """To whom the reader's seat can write now; nobody, unless the rules offer it."""
    ask = asked(seen)
    choices = ask.choices if ask is not None else ()
    return [str(c.prefix[1]) for c in choices if isinstance(c, Open) and c.prefix[0] == "press"]


async def suggest(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Autocomplete: the conspiracies, and everybody."""
    try:
        return named(correspondents(await seen_by(interaction, interaction.namespace.game)), current)
    except TableError:
        return []


@TSW.command(name="press", description=about("tsw-press"))
@app_commands.describe(
    to=about("option-press-to"), words=about("option-press-words"), game=about("option-game")
)
@app_commands.rename(words="text")
@app_commands.autocomplete(to=suggest, game=running_games)
async def press(
    interaction: discord.Interaction[Any],
    to: app_commands.Range[str, 1, 100],
    words: app_commands.Range[str, 1, PRESS],
    game: int | None = None,
) -> None:
    """Write to another conspiracy, or to all of them. Raises Refused where the rules do not offer it."""
    host: Host = interaction.client
    seen = await timely(interaction, seen_by(interaction, game))
    names = correspondents(seen)
    if not names or seen.seat is None:
        raise Refused([text("tsw-press-closed")])
    move = ("press", names[pick(names, to)], words)
    work = host.service.submit(
        seen.table.game, seen.seat, [move], key(interaction), ask=None, actor=interaction.user.id
    )
    reader = await host.front.reader(interaction.user.id)
    await host.presses.done(interaction, reader, await timely(interaction, work))


async def setup(bot: Host) -> None:
    """The command hangs below /tsw already; this module only has to be loaded."""
