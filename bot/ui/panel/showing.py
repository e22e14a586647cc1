"""Showing a person the own panel where the newest text is: in place, or anew below everything."""

from __future__ import annotations

import discord

from bot.table.seen import Seen
from bot.ui.controls.answers import SILENT, in_place, quietly, reply
from bot.ui.controls.components import Outgoing, renew
from bot.ui.front import Front
from bot.ui.out.reach import Reach
from bot.ui.panel.panel import asked


async def show(
    front: Front,
    interaction: discord.Interaction,
    seen: Seen,
    out: Outgoing,
    *,
    notice: str = "",
    moved: bool = False,
) -> None:
    """Answer with a panel, which is the person's only one at this table from now on. It takes the place of
    the one that was clicked; if that was pushed out of sight, it comes below, and the old one goes.

    notice: what it tells of a move that was made by it (`moved`).
    """
    game, user, channel = seen.table.game, interaction.user.id, interaction.channel_id or 0
    clicked = interaction.message if in_place(interaction) else None
    before = front.reaches.of(game, user)
    left_over = clicked is not None and before is not None and before.panel != clicked.id
    if clicked is not None and (left_over or front.reaches.below(channel, clicked.id)):
        reach = await _below(interaction, out, channel)
    elif clicked is not None:
        await reply(interaction, out)
        reach = Reach(interaction, channel, clicked.id, original=True)
    else:
        reach = Reach(interaction, channel, await _anew(interaction, out), original=True)
    if before is not None and before.panel not in (reach.panel, clicked.id if clicked is not None else 0):
        await before.remove()
    ask = asked(seen)
    reach.ask, reach.early = None if ask is None else ask.number, seen.busy
    reach.moved, reach.notice = moved, notice
    front.reaches.keep(game, user, reach)


async def _below(interaction: discord.Interaction, out: Outgoing, channel: int) -> Reach:
    if not interaction.response.is_done():
        await interaction.response.defer()
    renew(out, interaction.id)
    message = await interaction.followup.send(
        view=out.view, files=out.files, ephemeral=True, allowed_mentions=SILENT, wait=True
    )
    await quietly(interaction.delete_original_response())
    return Reach(interaction, channel, message.id, original=False)


async def _anew(interaction: discord.Interaction, out: Outgoing) -> int:
    """Send the panel as the answer to something else than a panel; the number of its message."""
    renew(out, interaction.id)
    if interaction.response.is_done():
        return (
            await interaction.edit_original_response(
                view=out.view, attachments=out.files, allowed_mentions=SILENT
            )
        ).id
    sent = await interaction.response.send_message(
        view=out.view, files=out.files, ephemeral=True, allowed_mentions=SILENT
    )
    return sent.message_id or interaction.id
