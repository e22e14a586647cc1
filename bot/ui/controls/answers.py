"""Answers to interactions: always one, in time, in words fit for a player; what went wrong is logged once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
import structlog

from bot.engine.moves import Refused, Text, text
from bot.logs import told
from bot.table.errors import Broken, StoreTrouble, TableError
from bot.table.records import StoreError
from bot.table.seen import Table
from bot.ui.controls.components import Outgoing, note, renew
from bot.ui.front import Front, Reader
from bot.ui.metrics import FAILURES, REFUSALS
from bot.ui.out.unreached import UNREACHED
from bot.ui.typed.lookup import here

PATIENCE = 0.2
"""Seconds after which an interaction is acknowledged before it is answered."""
FORM_PATIENCE = 1.2
"""The same where a form may be the answer, which is none any more after that (Discord allows 3)."""
BEGAN = "began"
"""Where an interaction keeps since when it is worked on."""
GONE = (10062, 10015, 50027, 40060)
"""Discord's codes for an interaction that can no longer be answered, or has been."""
SILENT = discord.AllowedMentions.none()
log = structlog.get_logger(__name__)
T = TypeVar("T")


def in_place(interaction: discord.Interaction) -> bool:
    """Whether the click came from a message that only the reader sees, which is then redrawn in its place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def reply(interaction: discord.Interaction, out: Outgoing, *, edit: bool | None = None) -> None:
    """Answer so that only the reader sees it: in the panel they clicked (`edit`), or in a new message."""
    edit = in_place(interaction) if edit is None else edit
    renew(out, interaction.id)
    if interaction.response.is_done():
        await interaction.edit_original_response(
            view=out.view, attachments=out.files, allowed_mentions=SILENT
        )
    elif edit:
        await interaction.response.edit_message(view=out.view, attachments=out.files, allowed_mentions=SILENT)
    else:
        await interaction.response.send_message(
            view=out.view, files=out.files, ephemeral=True, allowed_mentions=SILENT
        )


async def timely(interaction: discord.Interaction, work: Awaitable[T], patience: float = PATIENCE) -> T:
    """Do `work`; as soon as the interaction has waited for so long, with all that was done for it before,
    acknowledge it meanwhile."""
    task = asyncio.ensure_future(work)
    now = asyncio.get_running_loop().time()
    began: float = interaction.extras.setdefault(BEGAN, now)
    done, _ = await asyncio.wait({task}, timeout=max(0.0, began + patience - now))
    if not done and not interaction.response.is_done():
        if in_place(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    return await task


async def open_form(front: Front, interaction: discord.Interaction, opened: discord.ui.Modal) -> None:
    """Answer with a form; where the table was busy for too long, say that it can be opened now."""
    if interaction.response.is_done():
        reader = await front.reader(interaction.user.id)
        await whisper(interaction, front.word(reader, "ui-form-late"))
    else:
        await interaction.response.send_modal(opened)


def reasons(error: Exception) -> list[Text]:
    """What to tell the person who caused `error`."""
    if isinstance(error, Refused):
        return error.reasons
    if isinstance(error, TableError):
        return [error.reason]
    if isinstance(error, StoreError):
        return [text(error.key)]
    if isinstance(error, UnicodeEncodeError):
        return [text("store-unstorable")]
    if isinstance(error, discord.Forbidden):
        return [text("ui-forbidden", code=error.code)]
    if isinstance(error, discord.RateLimited):
        return [text("ui-rate-limited", seconds=int(error.retry_after) + 1)]
    if isinstance(error, UNREACHED):
        return [text("ui-unreached")]
    return [text("ui-broken")]


def expected(error: Exception) -> bool:
    """Whether `error` is an answer of the rules or the table, and no defect or failure."""
    return isinstance(error, Refused | TableError) and not isinstance(error, Broken | StoreTrouble)


async def guarded(front: Front, interaction: discord.Interaction, work: Callable[[], Awaitable[Any]]) -> None:
    """Do `work`; whatever goes wrong becomes one answer and at most one line of the log."""
    try:
        await work()
    except Exception as error:
        await explain(front, interaction, error)


async def explain(front: Front, interaction: discord.Interaction, error: Exception) -> None:
    """Tell the person why it did not work, in a message of its own."""
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        log.warning("interaction gone", code=error.code, interaction=interaction.id)
        return
    (REFUSALS if expected(error) else FAILURES).inc()
    if not isinstance(error, Refused | TableError):  # what the table could not do, it has logged itself
        log.error("interaction failed", interaction=interaction.id, exc_info=error)
    try:
        reader = await front.reader(interaction.user.id)
        words = front.lines(reasons(error), reader, await _table(front, interaction, error))
    except Exception:
        words = front.lines(reasons(error), Reader(interaction.user.id, front.language))
    try:
        await whisper(interaction, words)
    except UNREACHED as late:
        log.warning("interaction unanswered", why=told(late), interaction=interaction.id)


async def _table(front: Front, interaction: discord.Interaction, error: Exception) -> Table | None:
    """The table whose players an answer may name."""
    if not expected(error):
        return None
    try:
        return await here(front, interaction, None, over=True)
    except TableError:
        return None


async def quietly(work: Awaitable[Any]) -> None:
    """Do something that is a comfort (a pin, a picture): without it a table works all the same."""
    try:
        await work
    except UNREACHED as error:
        log.info("left out", why=told(error))


async def whisper(interaction: discord.Interaction, words: str) -> None:
    """Say something only to the person who clicked, whatever has been answered before."""
    out = note(words)
    if not interaction.response.is_done():
        await interaction.response.send_message(view=out.view, ephemeral=True, allowed_mentions=SILENT)
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(view=out.view, allowed_mentions=SILENT)
    else:
        await interaction.followup.send(view=out.view, ephemeral=True, allowed_mentions=SILENT)
