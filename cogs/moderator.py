"""/mod: everything a moderator can do at a table. The table itself records every act with its reason."""

from __future__ import annotations

import json
from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.moves import Move, text
from bot.store.repository import Place
from bot.table import server
from bot.table.errors import BadInput, NotAllowed
from bot.table.moderation import Moderator
from bot.table.seen import Table
from bot.ui import panel as panels
from bot.ui.answers import SILENT, reply, timely, whisper
from bot.ui.cards import audited, option_name
from bot.ui.commands import Host, about
from bot.ui.components import Layout
from bot.ui.lookup import all_games, here, running_games
from bot.ui.people import Choices, everybody, levels, named, seat_named
from bot.ui.permissions import NEEDED, TO_POST, moderates, need_permissions
from bot.ui.typed_settings import server_lines, suggested, typed

LARGEST_IMPORT = 8_000_000
"""Bytes of an export that are read."""
PAGE = 15
Reason = app_commands.Range[str, 0, 200]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Mod(commands.GroupCog, group_name="mod", group_description=about("mod")):
    """The moderator's tools. Who may use them is checked here again: Discord's setting is only a default."""

    def __init__(self, bot: Host) -> None:
        super().__init__()
        self.bot = bot

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Refuse everybody who may not manage this server."""
        if not moderates(interaction):
            raise app_commands.CheckFailure from NotAllowed(text("mod-only"))
        return True

    async def _table(
        self, interaction: discord.Interaction, game: int | None, *, over: bool = False
    ) -> Table:
        return await here(self.bot.front, interaction, game, over=over)

    async def _done(self, interaction: discord.Interaction, word: str, **args: object) -> None:
        reader = await self.bot.front.reader(interaction.user.id)
        await whisper(interaction, self.bot.front.word(reader, word, **args))

    # -- the clock

    @app_commands.command(name="pause", description=about("mod-pause"))
    @app_commands.describe(game=about("option-game"), reason=about("option-reason"))
    @app_commands.autocomplete(game=running_games)
    async def pause(
        self, interaction: discord.Interaction, game: int | None = None, reason: Reason = ""
    ) -> None:
        table = await self._table(interaction, game)
        await timely(interaction, self.bot.service.mod.pause(table.game, _by(interaction, reason)))
        await self._done(interaction, "mod-paused")

    @app_commands.command(name="resume", description=about("mod-resume"))
    @app_commands.describe(game=about("option-game"), reason=about("option-reason"))
    @app_commands.autocomplete(game=running_games)
    async def resume(
        self, interaction: discord.Interaction, game: int | None = None, reason: Reason = ""
    ) -> None:
        table = await self._table(interaction, game)
        await timely(interaction, self.bot.service.mod.resume(table.game, _by(interaction, reason)))
        await self._done(interaction, "mod-resumed")

    @app_commands.command(name="extend", description=about("mod-extend"))
    @app_commands.describe(
        hours=about("option-hours"),
        player=about("option-player"),
        game=about("option-game"),
        reason=about("option-reason"),
    )
    @app_commands.autocomplete(player=everybody, game=running_games)
    async def extend(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[float, 0.1, 720.0],
        player: str | None = None,
        game: int | None = None,
        reason: Reason = "",
    ) -> None:
        table = await self._table(interaction, game)
        seat = seat_named(table, player) if player else None
        await timely(
            interaction, self.bot.service.mod.extend(table.game, _by(interaction, reason), hours, seat)
        )
        await self._done(interaction, "mod-extended", hours=hours)

    @app_commands.command(name="process", description=about("mod-process"))
    @app_commands.describe(
        player=about("option-player"), game=about("option-game"), reason=about("option-reason")
    )
    @app_commands.autocomplete(player=everybody, game=running_games)
    async def process(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        game: int | None = None,
        reason: Reason = "",
    ) -> None:
        table = await self._table(interaction, game)
        seat = seat_named(table, player) if player else None
        await timely(
            interaction, self.bot.service.mod.process_now(table.game, _by(interaction, reason), seat)
        )
        await self._done(interaction, "mod-processed")

    # -- the course of the game

    @app_commands.command(name="undo", description=about("mod-undo"))
    @app_commands.describe(
        move=about("option-move"), game=about("option-game"), reason=about("option-reason")
    )
    @app_commands.autocomplete(game=running_games)
    async def undo(
        self,
        interaction: discord.Interaction,
        move: app_commands.Range[int, 0],
        game: int | None = None,
        reason: Reason = "",
    ) -> None:
        table = await self._table(interaction, game)
        await timely(interaction, self.bot.service.mod.undo_to(table.game, _by(interaction, reason), move))
        await self._done(interaction, "mod-undone", move=move)

    @app_commands.command(name="act", description=about("mod-act"))
    @app_commands.describe(
        player=about("option-player"), game=about("option-game"), reason=about("option-reason")
    )
    @app_commands.autocomplete(player=everybody, game=running_games)
    async def act(
        self, interaction: discord.Interaction, player: str, game: int | None = None, reason: Reason = ""
    ) -> None:
        table = await self._table(interaction, game)
        seat = seat_named(table, player)
        seen = await timely(
            interaction, self.bot.service.mod.inspect(table.game, _by(interaction, reason), seat)
        )
        reader = await self.bot.front.reader(interaction.user.id)
        notice = self.bot.front.word(reader, "mod-acting", player=table.names[seat])
        await reply(interaction, panels.panel(self.bot.front, reader, seen, notice=notice))

    @app_commands.command(name="replace", description=about("mod-replace"))
    @app_commands.describe(
        player=about("option-player"),
        member=about("option-member"),
        ai=about("option-ai"),
        game=about("option-game"),
        reason=about("option-reason"),
    )
    @app_commands.autocomplete(player=everybody, ai=levels, game=running_games)
    async def replace(
        self,
        interaction: discord.Interaction,
        player: str,
        member: discord.Member | None = None,
        ai: str | None = None,
        game: int | None = None,
        reason: Reason = "",
    ) -> None:
        table = await self._table(interaction, game)
        seat = seat_named(table, player)
        user, name = (member.id, member.display_name) if member is not None else (None, "")
        level = None if member is not None else ai or table.settings.takeover
        await timely(
            interaction,
            self.bot.service.mod.replace(
                table.game, _by(interaction, reason), seat, user=user, name=name, ai=level
            ),
        )
        await self._done(interaction, "mod-replaced", player=table.names[seat])

    @app_commands.command(name="inspect", description=about("mod-inspect"))
    @app_commands.describe(
        player=about("option-player"), game=about("option-game"), reason=about("option-reason")
    )
    @app_commands.autocomplete(player=everybody, game=running_games)
    async def inspect(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        game: int | None = None,
        reason: Reason = "",
    ) -> None:
        table = await self._table(interaction, game)
        seat = seat_named(table, player) if player else None
        front = self.bot.front
        seen = await timely(
            interaction, self.bot.service.mod.inspect(table.game, _by(interaction, reason), seat)
        )
        reader = await front.reader(interaction.user.id)
        layout = Layout().text(f"### {panels.heading(front, reader, seen)}", 300)
        layout.text(front.table_twin(seen, reader), 2400)
        if seat is not None:
            layout.line().text(front.hand_twin(seen, reader), 1200)
        await reply(interaction, layout.done())

    @app_commands.command(name="adjust", description=about("mod-adjust"))
    @app_commands.describe(
        what=about("option-adjust"),
        confirm=about("option-confirm"),
        game=about("option-game"),
        reason=about("option-reason"),
    )
    @app_commands.autocomplete(game=running_games)
    async def adjust(
        self,
        interaction: discord.Interaction,
        what: app_commands.Range[str, 1, 100],
        confirm: bool = False,
        game: int | None = None,
        reason: Reason = "",
    ) -> None:
        table = await self._table(interaction, game)
        mod, by, move = self.bot.service.mod, _by(interaction, reason), typed_move(what)
        if confirm:
            await timely(interaction, mod.adjust(table.game, by, move))
            await self._done(interaction, "mod-adjusted")
            return
        preview = await timely(interaction, mod.preview_adjust(table.game, by, move))
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        lines = [f"− {front.say(line, reader, table)}" for line in preview.removed]
        lines += [f"+ {front.say(line, reader, table)}" for line in preview.added]
        layout = Layout().text(front.word(reader, "mod-adjust-preview"))
        await reply(
            interaction, layout.text("\n".join(lines) or front.word(reader, "mod-adjust-hidden")).done()
        )

    @app_commands.command(name="end", description=about("mod-end"))
    @app_commands.describe(game=about("option-game"), reason=about("option-reason"))
    @app_commands.autocomplete(game=running_games)
    async def end(
        self, interaction: discord.Interaction, game: int | None = None, reason: Reason = ""
    ) -> None:
        table = await self._table(interaction, game)
        await timely(interaction, self.bot.service.mod.end(table.game, _by(interaction, reason)))
        await self._done(interaction, "mod-ended")

    # -- how tables are run

    @app_commands.command(name="setting", description=about("mod-setting"))
    @app_commands.describe(
        name=about("option-setting"),
        value=about("option-setting-value"),
        game=about("option-game"),
        reason=about("option-reason"),
    )
    @app_commands.autocomplete(game=running_games)
    async def setting(
        self,
        interaction: discord.Interaction,
        name: str,
        value: app_commands.Range[str, 1, 60],
        game: int | None = None,
        reason: Reason = "",
    ) -> None:
        table = await self._table(interaction, game)
        work = self.bot.service.mod.set_setting(
            table.game, _by(interaction, reason), name, typed(name, value)
        )
        await timely(interaction, work)
        front = self.bot.front
        called = option_name(front, await front.reader(interaction.user.id), name)
        await self._done(interaction, "lobby-option-set", name=called, value=value)

    @app_commands.command(name="server", description=about("mod-server"))
    @app_commands.describe(
        name=about("option-setting"),
        value=about("option-server-value"),
        channel=about("option-server-channel"),
        reason=about("option-reason"),
    )
    async def server(
        self,
        interaction: discord.Interaction,
        name: str | None = None,
        value: app_commands.Range[str, 1, 60] | None = None,
        channel: discord.TextChannel | None = None,
        reason: Reason = "",
    ) -> None:
        """Show what the server has set for its tables, after a change if one is given."""
        front, service, guild = self.bot.front, self.bot.service, interaction.guild_id
        assert guild is not None
        stored = await service.server(guild)
        if name is not None:
            chosen: object = None if value is None else typed(name, value)
            if channel is not None:
                need_permissions(channel, TO_POST if name == server.AUDIT_CHANNEL else NEEDED)
                chosen = channel.id
            work = service.mod.set_server(guild, _by(interaction, reason), name, chosen)
            stored = await timely(interaction, work)
        reader = await front.reader(interaction.user.id)
        layout = Layout().text(f"### {front.word(reader, 'server-title')}")
        await reply(interaction, layout.text(server_lines(front, reader, stored)).done())

    @setting.autocomplete("name")
    async def _setting_names(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._named(interaction, server.TABLE_NAMES, current)

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

    async def _named(self, interaction: discord.Interaction, names: tuple[str, ...], current: str) -> Choices:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        return named({name: option_name(front, reader, name) for name in names}, current)

    # -- files and records

    @app_commands.command(name="export", description=about("mod-export"))
    @app_commands.describe(game=about("option-game"), reason=about("option-reason"))
    @app_commands.autocomplete(game=all_games)
    async def export(
        self, interaction: discord.Interaction, game: int | None = None, reason: Reason = ""
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._table(interaction, game, over=True)
        data = await self.bot.service.mod.export(table.game, _by(interaction, reason))
        file = discord.File(BytesIO(json.dumps(data).encode()), f"{table.kind}-{table.game}.json")
        await interaction.followup.send(file=file, ephemeral=True, allowed_mentions=SILENT)

    @app_commands.command(name="import", description=about("mod-import"))
    @app_commands.describe(file=about("option-file"), reason=about("option-reason"))
    async def import_(
        self, interaction: discord.Interaction, file: discord.Attachment, reason: Reason = ""
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if file.size > LARGEST_IMPORT:
            raise BadInput(text("mod-import-large", most=LARGEST_IMPORT // 1_000_000))
        try:
            data = json.loads(await file.read())
        except (ValueError, RecursionError) as error:
            raise BadInput(text("mod-import-no-json")) from error
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        place = Place(interaction.guild_id, interaction.channel_id)
        game = await self.bot.service.mod.import_(data, _by(interaction, reason), place)
        await self._done(interaction, "mod-imported", number=game)

    @app_commands.command(name="archive", description=about("mod-archive"))
    @app_commands.describe(game=about("option-game"), reason=about("option-reason"))
    @app_commands.autocomplete(game=all_games)
    async def archive(
        self, interaction: discord.Interaction, game: int | None = None, reason: Reason = ""
    ) -> None:
        table = await self._table(interaction, game, over=True)
        await timely(interaction, self.bot.service.mod.archive(table.game, _by(interaction, reason)))
        thread = self.bot.get_channel(table.place.thread_id or 0)
        await self._done(interaction, "mod-archived")
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=True)

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
            self.bot.service.mod.audit(guild=interaction.guild_id, game=game, before=before, limit=PAGE),
        )
        lines = [
            front.word(
                reader,
                "audit-line" if row.game is None else "audit-line-game",
                number=row.id,
                time=f"<t:{int(row.at)}:f>",
                who=f"<@{row.actor_id}>",
                action=audited(front, reader, row.action, row.detail),
                game=row.game or 0,
                reason=discord.utils.escape_markdown(row.reason or ""),
            )
            for row in rows
        ]
        layout = Layout().text(f"### {front.word(reader, 'audit-title')}")
        await reply(interaction, layout.text("\n".join(lines) or front.word(reader, "audit-empty")).done())


def _by(interaction: discord.Interaction, reason: str) -> Moderator:
    return Moderator(interaction.user.id, reason)


def typed_move(words: str) -> Move:
    """Words and whole numbers as typed ('money 12 5') as a move."""
    return tuple(int(word) if word.lstrip("-").isdecimal() else word for word in words.split())


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Mod(bot))
