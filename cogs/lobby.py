"""/game: open, find, join, leave, start, end and repeat tables."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.kernel import OptionSpec
from bot.engine.moves import Who, text
from bot.table.errors import AlreadyStarted, BadInput, NoSuchGame, NotAllowed
from bot.table.people import server
from bot.table.seen import Table
from bot.ui.controls.answers import reply, timely, whisper
from bot.ui.controls.choosing import OPTIONS
from bot.ui.controls.components import Layout
from bot.ui.front import Reader, when
from bot.ui.panel.cards import option_name, option_value, options_lines, setting_value, status
from bot.ui.panel.pages import key
from bot.ui.permissions import moderates_at, place_for_tables
from bot.ui.typed import settings as typed_settings
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import OPEN, RUNNING, all_games, here, maybe_here, running_games
from bot.ui.typed.people import Choices, kind_named, kinds, named, seat_named, seated
from bot.ui.words.markdown import verbatim

TUTORIAL_SEATS = 4


class Lobby(commands.GroupCog, group_name="game", group_description=about("game")):
    """Tables from opening to rematch."""

    def __init__(self, bot: Host) -> None:
        super().__init__()
        self.bot = bot

    async def _open(self, interaction: discord.Interaction, kind: str, name: str) -> Table:
        """Open a lobby in the channel for tables. Raises NotAllowed where the bot may not work."""
        user = interaction.user
        kind = kind_named(self.bot.front, await self.bot.front.reader(user.id), kind)
        place = await place_for_tables(self.bot.front, interaction)
        return await timely(
            interaction,
            self.bot.service.lobby.create(
                kind, place, user.id, user.display_name, key(interaction), name=name
            ),
        )

    @app_commands.command(name="new", description=about("game-new"))
    @app_commands.describe(game=about("option-kind"), name=about("option-name"))
    @app_commands.autocomplete(game=kinds)
    @app_commands.guild_only()
    async def new(
        self, interaction: discord.Interaction, game: str, name: app_commands.Range[str, 1, 60] = ""
    ) -> None:
        table = await self._open(interaction, game, name)
        where = f"<#{table.place.channel_id}>"
        await self._say(interaction, "lobby-opened", number=str(table.game), where=where)

    @app_commands.command(name="tutorial", description=about("game-tutorial"))
    @app_commands.describe(game=about("option-kind"))
    @app_commands.autocomplete(game=kinds)
    @app_commands.guild_only()
    async def tutorial(self, interaction: discord.Interaction, game: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        reader = await self.bot.front.reader(interaction.user.id)
        table = await self._open(interaction, game, self.bot.front.word(reader, "tutorial-name"))
        lobby, user = self.bot.service.lobby, interaction.user.id
        await lobby.set_option(table.game, user, "hours", 0)
        await lobby.set_option(table.game, user, "guided", True)
        info = self.bot.front.game(table).rules.info
        for _ in range(min(TUTORIAL_SEATS, info.most) - 1):
            await lobby.add_ai(table.game, user, table.settings.takeover)
        await self.bot.pages.start(interaction, table.game)
        hints = f"tutorial-{table.kind}"
        if self.bot.front.catalogue.has(hints):
            await whisper(interaction, self.bot.front.word(reader, hints))

    @app_commands.command(name="list", description=about("game-list"))
    @app_commands.guild_only()
    async def list(self, interaction: discord.Interaction) -> None:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        layout = Layout().text(f"### {front.word(reader, 'list-title')}")
        tables = await self.bot.service.find(guild=interaction.guild_id)
        lines = [
            front.word(
                reader,
                "list-line",
                number=str(table.game),
                name=verbatim(front.bare_label(table, reader)),
                game="" if table.name in ("", table.kind) else f" ({front.game_name(table.kind, reader)})",
                status=status(front, reader, table),
                people=tuple(front.names(table).values()),
                where=f"<#{table.place.talk}>",
            )
            for table in tables[:OPTIONS]
        ]
        layout.text("\n".join(lines) or front.word(reader, "list-empty"))
        await reply(interaction, layout.done())

    @app_commands.command(name="join", description=about("game-join"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    @app_commands.guild_only()
    async def join(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game, stage=OPEN)
        user = interaction.user
        table = await timely(interaction, self.bot.service.lobby.join(table.game, user.id, user.display_name))
        await self._say(interaction, "lobby-joined", seat=(table.seat_of(user.id) or 0) + 1)

    @app_commands.command(name="leave", description=about("game-leave"))
    @app_commands.describe(game=about("option-game"), surrender=about("option-surrender"))
    @app_commands.autocomplete(game=running_games)
    async def leave(
        self, interaction: discord.Interaction, game: int | None = None, surrender: bool = False
    ) -> None:
        table = await here(self.bot.front, interaction, game)
        if table.status == "lobby":
            await timely(interaction, self.bot.service.lobby.leave(table.game, interaction.user.id))
            await self._say(interaction, "lobby-left")
            return
        await self.bot.pages.ask_leaving(interaction, table, "surrender" if surrender else "ai")

    @app_commands.command(name="remove", description=about("game-remove"))
    @app_commands.describe(player=about("option-player"), game=about("option-game"))
    @app_commands.autocomplete(player=seated, game=running_games)
    async def remove(self, interaction: discord.Interaction, player: str, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game, stage=OPEN)
        if table.status != "lobby":
            raise AlreadyStarted(text("lobby-remove-running"))
        seat = seat_named(table, player)
        moderator = moderates_at(interaction, table)
        work = self.bot.service.lobby.remove(table.game, interaction.user.id, seat, moderator=moderator)
        await timely(interaction, work)
        await self._say(interaction, "lobby-removed", player=table.names[seat])

    @app_commands.command(name="away", description=about("game-away"))
    @app_commands.describe(hours=about("option-away-hours"), game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def away(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[float, 1, 720] | None = None,
        game: int | None = None,
    ) -> None:
        until = None if hours is None else interaction.created_at.timestamp() + hours * 3600
        user = interaction.user.id
        if game is not None:
            games = [(await here(self.bot.front, interaction, game)).game]
        else:
            games = [t.game for t in await self.bot.service.find(user=user) if t.status == "live"]
        if not games:
            raise NoSuchGame(text("ui-no-game-here"))
        for number in games:
            await timely(interaction, self.bot.service.away(number, user, until))
        named = tuple(f"#{number}" for number in games)
        if until is None:
            await self._say(interaction, "game-away", games=named)
        else:
            await self._say(interaction, "game-away-until", games=named, time=when(until))

    @app_commands.command(name="back", description=about("game-back"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def back(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game, stage=RUNNING)
        await timely(interaction, self.bot.service.back(table.game, interaction.user.id))
        await self.bot.pages.show_panel(interaction, table.game)

    @app_commands.command(name="option", description=about("game-option"))
    @app_commands.describe(
        name=about("option-option-name"), value=about("option-option-value"), game=about("option-game")
    )
    @app_commands.autocomplete(game=running_games)
    async def option(
        self, interaction: discord.Interaction, name: str, value: str, game: int | None = None
    ) -> None:
        table = await here(self.bot.front, interaction, game, stage=OPEN)
        spec = next((s for s in self.bot.front.game(table).rules.info.options if s.name == name), None)
        typed: object = value
        if spec is not None:
            typed = self._value(await self.bot.front.reader(interaction.user.id), spec, value)
        else:
            typed = typed_settings.typed(self.bot.front, name, value)
        await timely(
            interaction, self.bot.service.lobby.set_option(table.game, interaction.user.id, name, typed)
        )
        front, reader = self.bot.front, await self.bot.front.reader(interaction.user.id)
        told = setting_value(front, reader, name, typed)
        await self._say(interaction, "lobby-option-set", name=option_name(front, reader, name), value=told)

    def _value(self, reader: Reader, spec: OptionSpec, written: str) -> object:
        """The value of an option that was typed, by itself or as it is called. Raises BadInput with those
        that there are."""
        front = self.bot.front
        called = {str(known): option_value(front, reader, spec.name, known) for known in spec.values}
        for known, name in called.items():
            if written.casefold().strip() in (known.casefold(), name.casefold()):
                return next(value for value in spec.values if str(value) == known)
        raise BadInput(
            text(
                "lobby-option-value",
                name=option_name(front, reader, spec.name),
                given=written[:60],
                choices=tuple(called.values()),
            )
        )

    @option.autocomplete("name")
    async def _option_name(self, interaction: discord.Interaction, current: str) -> Choices:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        table = await maybe_here(interaction, OPEN)
        if table is None:
            return []
        names = [spec.name for spec in front.game(table).rules.info.options]
        names += server.TABLE_NAMES
        names += ["pace"] if front.game(table).pauses is not None else []
        return named({name: option_name(front, reader, name) for name in names}, current)

    @option.autocomplete("value")
    async def _option_value(self, interaction: discord.Interaction, current: str) -> Choices:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        table = await maybe_here(interaction, OPEN)
        if table is None:
            return []
        name = getattr(interaction.namespace, "name", "")
        spec = next((s for s in front.game(table).rules.info.options if s.name == name), None)
        if spec is None:
            return named(typed_settings.suggested(front, reader, name), current)
        return named({str(v): option_value(front, reader, name, v) for v in spec.values}, current)

    @app_commands.command(name="start", description=about("game-start"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    @app_commands.guild_only()
    async def start(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await here(self.bot.front, interaction, game, stage=OPEN)
        await self.bot.pages.start(interaction, table.game)

    @app_commands.command(name="thread", description=about("game-thread"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def thread(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game)
        await self.bot.pages.show_place(interaction, table.game)

    @app_commands.command(name="status", description=about("game-status"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=all_games)
    async def status(self, interaction: discord.Interaction, game: int | None = None) -> None:
        front = self.bot.front
        table = await here(front, interaction, game, over=True)
        reader = await front.reader(interaction.user.id)
        layout = Layout().text(f"### {front.table_name(table, reader)}")
        layout.text(status(front, reader, table))
        seen = await self.bot.service.view(table.game, None)
        if seen.closes is not None:
            layout.text(front.word(reader, "table-round-closes", time=when(seen.closes)))
        if seen.pause is not None:
            poll = int(front.poll(seen) is not None)
            layout.text(front.word(reader, "table-pause", time=when(seen.pause), poll=poll))
        for waiting in seen.waiting:
            due = when(waiting.due_at) if waiting.due_at is not None else ""
            name = "table-waits-until" if due else "table-waits"
            layout.text(front.say(text(name, who=Who(waiting.seat), time=due), reader, table))
        layout.text(options_lines(front, reader, table))
        key = "end-seed" if table.seed else "status-seed"
        layout.text(front.word(reader, key, seed=table.seed or "", hash=table.seed_hash))
        await reply(interaction, layout.done())

    @app_commands.command(name="end", description=about("game-end"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def end(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game, stage=OPEN)
        if table.status != "lobby":
            raise NotAllowed(text("lobby-end-by-moderator"))
        moderator = moderates_at(interaction, table)
        work = self.bot.service.lobby.close(table.game, interaction.user.id, moderator=moderator)
        await timely(interaction, work)
        await self.bot.pages.close_card(self.bot, table.game)
        await self._say(interaction, "lobby-ended")

    @app_commands.command(name="reopen", description=about("game-reopen"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=all_games)
    @app_commands.guild_only()
    async def reopen(self, interaction: discord.Interaction, game: int) -> None:
        table = await here(self.bot.front, interaction, game, over=True)
        await self.bot.pages.reopen(interaction, table.game)

    @app_commands.command(name="rematch", description=about("game-rematch"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=all_games)
    @app_commands.guild_only()
    async def rematch(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await here(self.bot.front, interaction, game, over=True)
        await self.bot.pages.press(interaction, table.game, "rematch", (), ())

    async def _say(self, interaction: discord.Interaction, word: str, **args: object) -> None:
        reader = await self.bot.front.reader(interaction.user.id)
        await whisper(interaction, self.bot.front.word(reader, word, **args))


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby(bot))
