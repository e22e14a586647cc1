"""/setup for servers, /preferences for people."""

from __future__ import annotations

import re
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.moves import text
from bot.table.errors import BadInput, NotAllowed
from bot.table.people.moderation import Moderator
from bot.table.people.server import CHANNEL
from bot.ui.controls.answers import reply, timely
from bot.ui.controls.components import Layout
from bot.ui.front import Reader
from bot.ui.permissions import NEEDED, WANTED, called, let_in, missing
from bot.ui.typed.commands import Host, about
from bot.ui.typed.people import Choices, named

NONE = ("", "none", "no", "off", "-")
HOURS = re.compile(r"(\d{1,2})(?::(\d\d))?\s*[-–]\s*(\d{1,2})(?::(\d\d))?")
USUAL: dict[str, object] = {
    "dm": False,
    "pings": "all",
    "zone": "UTC",
    "text_only": False,
    "large": False,
    "hints": True,
}
"""What holds where a person has chosen nothing; the rest is as the server has it."""


class Preferences(commands.Cog):
    """What servers and people can set."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    @app_commands.command(name="setup", description=about("setup"))
    @app_commands.describe(channel=about("option-channel"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def setup(
        self, interaction: discord.Interaction, channel: discord.TextChannel | None = None
    ) -> None:
        """Check the permissions in the channel for tables, and note it."""
        assert interaction.guild_id is not None
        let_in(interaction)
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        where = channel or interaction.channel
        if isinstance(where, discord.Thread):
            where = where.parent
        if not isinstance(where, discord.TextChannel):
            raise NotAllowed(text("lobby-only-in-channels"))
        layout = Layout().text(f"### {front.word(reader, 'setup-title', channel=where.mention)}")
        lacking, wanting = missing(where, NEEDED), missing(where, WANTED)
        for name in (*NEEDED, *WANTED):
            key = "setup-lacks" if name in lacking else "setup-wants" if name in wanting else "setup-has"
            layout.text(front.word(reader, key, name=called(name)))
        if lacking:
            layout.text(front.word(reader, "setup-mend", channel=where.mention))
        else:
            by = Moderator(interaction.user.id)
            work = self.bot.service.mod.set_server(interaction.guild_id, by, CHANNEL, where.id)
            await timely(interaction, work)
            layout.text(front.word(reader, "setup-ready", channel=where.mention))
        await reply(interaction, layout.done())

    @app_commands.command(name="preferences", description=about("preferences"))
    @app_commands.describe(
        language=about("option-language"),
        dm=about("option-dm"),
        pings=about("option-pings"),
        quiet=about("option-quiet"),
        zone=about("option-zone"),
        text_only=about("option-text-only"),
        large=about("option-large"),
        hints=about("option-hints"),
    )
    @app_commands.choices(pings=[app_commands.Choice(name=n, value=n) for n in ("all", "reminders", "none")])
    async def preferences(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        dm: bool | None = None,
        pings: str | None = None,
        quiet: app_commands.Range[str, 0, 15] | None = None,
        zone: app_commands.Range[str, 1, 64] | None = None,
        text_only: bool | None = None,
        large: bool | None = None,
        hints: bool | None = None,
    ) -> None:
        """Change what is given, and show everything."""
        given = {
            "language": language,
            "dm": dm,
            "pings": pings,
            "quiet": quiet,
            "zone": zone,
            "text_only": text_only,
            "large": large,
            "hints": hints,
        }
        front, user = self.bot.front, interaction.user.id
        if language is not None and language not in self._languages():
            raise BadInput(text("table-bad-language", given=language, choices=tuple(self._languages())))
        if quiet is not None:
            given["quiet"] = quiet_typed(quiet)
        changes = {name: value for name, value in given.items() if value is not None}
        prefs = await timely(interaction, self.bot.service.save_prefs(user, changes))
        reader = await front.reader(user)
        layout = Layout().text(f"### {front.word(reader, 'preferences-title')}")
        lines = [
            f"**{front.word(reader, 'preference-' + name.replace('_', '-'))}** "
            f"{self._preferred(reader, name, prefs.get(name))}"
            for name in given
        ]
        await reply(interaction, layout.text("\n".join(lines)).done())

    def _preferred(self, reader: Reader, name: str, value: object) -> str:
        """A preference as it holds, chosen or not."""
        front = self.bot.front
        if value is None:
            value = USUAL.get(name)
        if isinstance(value, bool):
            return front.word(reader, "word-yes" if value else "word-no")
        if name == "pings":
            return front.word(reader, f"preference-pings-{value}")
        if name == "quiet" and value == "":
            return front.word(reader, "preference-quiet-none")
        return front.word(reader, "word-default") if value is None else str(value)

    @preferences.autocomplete("language")
    async def _language(self, interaction: discord.Interaction, current: str) -> Choices:
        return named(self._languages(), current)

    @preferences.autocomplete("zone")
    async def _zone(self, interaction: discord.Interaction, current: str) -> Choices:
        return named(sorted(available_timezones()), current)

    def _languages(self) -> list[str]:
        """In which people can read what the bot says, or write to it."""
        front = self.bot.front
        read = [game.reader.languages for game in front.games.values() if game.reader is not None]
        return sorted({*front.catalogue.locales}.union(*read))


def quiet_typed(written: str) -> str:
    """Quiet hours as they are stored, from '22-8' or '9:30 - 17:00' too; '' from a word for none."""
    if written.casefold().strip() in NONE:
        return ""
    found = HOURS.fullmatch(written.strip())
    if found is None:
        return written
    begin, first, end, last = found.groups()
    return f"{int(begin):02}:{first or '00'}-{int(end):02}:{last or '00'}"


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Preferences(bot))
