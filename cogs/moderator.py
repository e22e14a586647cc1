"""/mod: everything a moderator can do at a table. The table itself records every act with its reason."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from io import BytesIO
from typing import Any, Concatenate, NamedTuple, ParamSpec

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.moves import text
from bot.table.errors import BadInput
from bot.table.people import server
from bot.table.people.moderation import Moderation, Moderator
from bot.table.records import LARGEST, Place
from bot.table.seen import Table
from bot.ui.controls.answers import SILENT, quietly, reply, timely, whisper
from bot.ui.controls.components import Layout
from bot.ui.panel import panel as panels
from bot.ui.panel.cards import actor, audited, option_name, setting_value
from bot.ui.panel.taking_back import told_lines
from bot.ui.permissions import NEEDED, TO_POST, let_in, need_permissions
from bot.ui.typed import corrections
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import RUNNING, all_games, here, maybe_here, running_games
from bot.ui.typed.people import Choices, everybody, levels, named, seat_named
from bot.ui.typed.settings import server_lines, suggested, table_lines, table_names, typed
from bot.ui.typed.typed import CommandOption, Typed, command, options_of
from bot.ui.words.markdown import verbatim

PAGE = 15
Hours = app_commands.Range[float, -1440.0, 1440.0]
MoveNumber = app_commands.Range[int, 0]
Value = app_commands.Range[str, 1, 60]
Adjustment = app_commands.Range[str, 1, 100]
REASON = CommandOption("reason", app_commands.Range[str, 0, 200], "")
SUGGEST = {"player": everybody, "ai": levels, "what": corrections.suggested, "move": told_lines}
Given = ParamSpec("Given")


class At(NamedTuple):
    """The table a tool is used at, and who uses it for what reason."""

    table: Table
    by: Moderator

    @property
    def game(self) -> int:
        """The number of the table."""
        return self.table.game

    def seat(self, player: str | None) -> int | None:
        """The seat of the player named, if one is. Raises Refused with the nearest names."""
        return seat_named(self.table, player) if player else None


Tool = Callable[Concatenate["Mod", discord.Interaction, At, Given], Awaitable[None]]


def tool(name: str, *, over: bool = False, stage: Collection[str] = RUNNING) -> Callable[[Tool[...]], Typed]:
    """A tool for one table: its own options, then which table (also one whose game is `over`; where several
    could be meant, one at this stage), and why."""

    def make(work: Tool[...]) -> Typed:
        async def run(cog: Mod, interaction: discord.Interaction, **given: Any) -> None:
            front, game = cog.bot.front, given.pop("game")
            table = await here(front, interaction, game, over=over, abroad=False, stage=stage)
            await work(cog, interaction, At(table, _by(interaction, given.pop("reason"))), **given)

        game = CommandOption("game", int | None, None, all_games if over else running_games)
        return command(run, "mod", name, [*options_of(work, 3, SUGGEST), game, REASON])

    return make


def server_tool(name: str) -> Callable[[Callable[..., Awaitable[None]]], Typed]:
    """A tool for the whole server: its own options, then why."""

    def make(work: Callable[..., Awaitable[None]]) -> Typed:
        async def run(cog: Mod, interaction: discord.Interaction, **given: Any) -> None:
            await work(cog, interaction, _by(interaction, given.pop("reason")), **given)

        return command(run, "mod", name, [*options_of(work, 3, SUGGEST), REASON])

    return make


def _by(interaction: discord.Interaction, reason: str) -> Moderator:
    return Moderator(interaction.user.id, reason)


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Mod(commands.GroupCog, group_name="mod", group_description=about("mod")):
    """The moderator's tools. Discord decides who may use them: by default whoever may manage the server."""

    def __init__(self, bot: Host) -> None:
        super().__init__()
        self.bot = bot

    @property
    def desk(self) -> Moderation:
        """What the table lets moderators do."""
        return self.bot.service.mod

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whoever gets here may: Discord's own permissions for the command have decided it."""
        let_in(interaction)
        return True

    async def _do(
        self, interaction: discord.Interaction, work: Awaitable[object], word: str, **args: object
    ) -> None:
        """Let it be done, and say that it is."""
        await timely(interaction, work)
        reader = await self.bot.front.reader(interaction.user.id)
        await whisper(interaction, self.bot.front.word(reader, word, **args))

    # -- the clock

    @tool("pause", stage=("live",))
    async def pause(self, interaction: discord.Interaction, at: At) -> None:
        await self._do(interaction, self.desk.pause(at.game, at.by), "mod-paused")

    @tool("resume", stage=("paused",))
    async def resume(self, interaction: discord.Interaction, at: At) -> None:
        await self._do(interaction, self.desk.resume(at.game, at.by), "mod-resumed")

    @tool("extend")
    async def extend(
        self, interaction: discord.Interaction, at: At, hours: Hours, player: str | None = None
    ) -> None:
        work = self.desk.extend(at.game, at.by, hours, at.seat(player))
        await self._do(interaction, work, "mod-extended" if hours > 0 else "mod-shortened", hours=abs(hours))

    @tool("process")
    async def process(self, interaction: discord.Interaction, at: At, player: str | None = None) -> None:
        await self._do(interaction, self.desk.process_now(at.game, at.by, at.seat(player)), "mod-processed")

    # -- the course of the game

    @tool("undo")
    async def undo(self, interaction: discord.Interaction, at: At, move: MoveNumber) -> None:
        await self.bot.pages.taking_back.ask(interaction, at.table, move, at.by.reason)

    @tool("redo")
    async def redo(self, interaction: discord.Interaction, at: At) -> None:
        await self._do(interaction, self.desk.redo(at.game, at.by), "mod-redone")

    @tool("act")
    async def act(self, interaction: discord.Interaction, at: At, player: str) -> None:
        seat = seat_named(at.table, player)
        seen = await timely(interaction, self.desk.inspect(at.game, at.by, seat))
        reader = await self.bot.front.reader(interaction.user.id)
        await reply(interaction, panels.panel(self.bot.front, reader, seen))

    @tool("replace")
    async def replace(
        self,
        interaction: discord.Interaction,
        at: At,
        player: str,
        member: discord.Member | None = None,
        ai: str | None = None,
    ) -> None:
        seat = seat_named(at.table, player)
        user, name = (member.id, member.display_name) if member is not None else (None, "")
        level = None if member is not None else ai or at.table.settings.takeover
        work = self.desk.replace(at.game, at.by, seat, user=user, name=name, ai=level)
        await self._do(interaction, work, "mod-replaced", player=verbatim(at.table.names[seat]))

    @tool("inspect")
    async def inspect(self, interaction: discord.Interaction, at: At, player: str | None = None) -> None:
        front, seat = self.bot.front, at.seat(player)
        seen = await timely(interaction, self.desk.inspect(at.game, at.by, seat))
        reader = await front.reader(interaction.user.id)
        name = front.table_name(at.table, reader)
        if seat is None:
            title = front.word(reader, "mod-inspect-table", name=name)
        else:
            player = verbatim(at.table.names[seat])
            title = front.word(reader, "mod-inspect-seat", name=name, player=player)
        layout = Layout().text(f"### {title}", 300)
        layout.text(front.table_twin(seen, reader), 2400)
        if seat is not None:
            layout.line().text(front.hand_twin(seen, reader), 1200)
        await reply(interaction, layout.done())

    @tool("adjust")
    async def adjust(
        self,
        interaction: discord.Interaction,
        at: At,
        what: Adjustment,
        amount: int | None = None,
        confirm: bool = False,
    ) -> None:
        correcting = self.bot.pages.correcting
        do = correcting.make if confirm else correcting.ask
        await do(interaction, at.table, at.by, what, amount)

    @tool("move", stage=())
    async def move(
        self,
        interaction: discord.Interaction,
        at: At,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)

        async def settle(place: Place) -> Table:
            return await self.desk.move(at.game, at.by, place)

        table = await self.bot.pages.threads.move(interaction, at.table, channel, settle)
        await self.bot.pages.point_on(interaction.client, table)
        reader = await self.bot.front.reader(interaction.user.id)
        await whisper(interaction, self.bot.front.word(reader, "mod-moved", where=f"<#{table.place.talk}>"))

    @tool("end")
    async def end(self, interaction: discord.Interaction, at: At) -> None:
        await self._do(interaction, self.desk.end(at.game, at.by), "mod-ended")

    # -- how tables are run

    @tool("setting", stage=())
    async def setting(
        self, interaction: discord.Interaction, at: At, name: str | None = None, value: Value | None = None
    ) -> None:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        if name is None or value is None:
            title = front.word(reader, "table-settings-title", table=front.table_name(at.table, reader))
            layout = Layout().text(f"### {title}").text(table_lines(front, reader, at.table))
            await reply(interaction, layout.text(front.word(reader, "table-settings-how")).done())
            return
        chosen = typed(front, name, value)
        called, told = option_name(front, reader, name), setting_value(front, reader, name, chosen)
        work = self.desk.set_setting(at.game, at.by, name, chosen)
        await self._do(interaction, work, "lobby-option-set", name=called, value=told)

    @server_tool("server")
    async def server(
        self,
        interaction: discord.Interaction,
        by: Moderator,
        name: str | None = None,
        value: Value | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Show what the server has set for its tables, after a change if one is given."""
        front, service, guild = self.bot.front, self.bot.service, interaction.guild_id
        assert guild is not None
        stored = await service.server(guild)
        if name is None and (value is not None or channel is not None):
            raise BadInput(text("server-which"))
        if name is not None:
            chosen: object = None if value is None else typed(front, name, value)
            if channel is not None:
                need_permissions(channel, TO_POST if name == server.AUDIT_CHANNEL else NEEDED)
                chosen = channel.id
            stored = await timely(interaction, self.desk.set_server(guild, by, name, chosen))
        reader = await front.reader(interaction.user.id)
        layout = Layout().text(f"### {front.word(reader, 'server-title')}")
        layout.text(server_lines(front, reader, stored)).text(front.word(reader, "server-how"))
        await reply(interaction, layout.done())

    @setting.autocomplete("name")
    async def _setting_names(self, interaction: discord.Interaction, current: str) -> Choices:
        table = await maybe_here(interaction, ())
        names = server.TABLE_NAMES if table is None else table_names(self.bot.front, table)
        return await self._named(interaction, names, current)

    @server.autocomplete("name")
    async def _server_names(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._named(interaction, server.NAMES, current)

    @setting.autocomplete("value")
    @server.autocomplete("value")
    async def _setting_values(self, interaction: discord.Interaction, current: str) -> Choices:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        name = getattr(interaction.namespace, "name", None)
        return named(suggested(front, reader, str(name)), current)

    async def _named(self, interaction: discord.Interaction, names: Sequence[str], current: str) -> Choices:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        return named({name: option_name(front, reader, name) for name in names}, current)

    # -- files and records

    @tool("export", over=True, stage=())
    async def export(self, interaction: discord.Interaction, at: At) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        data = await self.desk.export(at.game, at.by)
        written = await asyncio.to_thread(json.dumps, data)
        file = discord.File(BytesIO(written.encode()), f"{at.table.kind}-{at.game}.json")
        await interaction.followup.send(file=file, ephemeral=True, allowed_mentions=SILENT)

    @server_tool("import")
    async def import_(
        self, interaction: discord.Interaction, by: Moderator, file: discord.Attachment
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if file.size > LARGEST:
            raise BadInput(text("mod-import-large", most=LARGEST // 1_000_000))
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        place = Place(interaction.guild_id, interaction.channel_id)
        game = await self.desk.import_(await file.read(), by, place)
        reader = await self.bot.front.reader(interaction.user.id)
        await whisper(interaction, self.bot.front.word(reader, "mod-imported", number=str(game)))

    @tool("archive", over=True, stage=("over",))
    async def archive(self, interaction: discord.Interaction, at: At) -> None:
        await self._do(interaction, self.desk.archive(at.game, at.by), "mod-archived")
        thread = self.bot.get_channel(at.table.place.thread_id or 0)
        if isinstance(thread, discord.Thread):
            await quietly(thread.edit(archived=True))

    @app_commands.command(name="audit", description=about("mod-audit"))
    @app_commands.describe(game=about("option-game"), before=about("option-before"))
    @app_commands.autocomplete(game=all_games)
    async def audit(
        self, interaction: discord.Interaction, game: int | None = None, before: int | None = None
    ) -> None:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        rows = await timely(
            interaction,
            self.desk.audit(
                guild=interaction.guild_id,
                game=game,
                before=before,
                limit=PAGE,
                reader=interaction.user.id,
            ),
        )
        lines = [
            front.word(
                reader,
                "audit-line" if row.game is None else "audit-line-game",
                number=str(row.id),
                time=f"<t:{int(row.at)}:f>",
                who=actor(front, reader, row.actor_id),
                action=audited(front, reader, row.action, row.detail),
                game=str(row.game or 0),
                reason=verbatim(row.reason or ""),
            )
            for row in rows
        ]
        layout = Layout().text(f"### {front.word(reader, 'audit-title')}")
        await reply(interaction, layout.text("\n".join(lines) or front.word(reader, "audit-empty")).done())


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Mod(bot))
