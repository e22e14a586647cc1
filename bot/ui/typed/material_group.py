"""The commands by which moderators add files to the data of a game: add, remove, list, show, example."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Any

import discord
from discord import app_commands

from bot.engine.moves import text
from bot.games.contract import BadMaterial
from bot.table.errors import BadInput, NotAllowed
from bot.table.people.material import LARGEST, LONGEST_NAME
from bot.table.people.moderation import Moderator
from bot.table.records import MaterialRow
from bot.ui.controls.answers import reply, timely, whisper
from bot.ui.controls.components import Layout
from bot.ui.front import Reader, when
from bot.ui.permissions import moderates
from bot.ui.typed.commands import Host, about
from bot.ui.typed.people import Choices, named
from bot.ui.typed.typed import CommandOption, command
from bot.ui.words.markdown import verbatim

MOST_PROBLEMS = 12
FileName = app_commands.Range[str, 1, LONGEST_NAME]
REASON = CommandOption("reason", app_commands.Range[str, 0, 200], "")


class MaterialGroup(app_commands.Group):
    """A group below the command of a game. The bot is the one that was asked: the group itself keeps nothing.

    kind: the game. key: its words in the catalogues (`<key>-title`, `command-<key>-add` ...). typed: how it
    is typed. example: the file that shows what can be written.
    """

    def __init__(self, kind: str, name: str, key: str, example: Path) -> None:
        super().__init__(name=name, description=about(key))
        self.kind, self.key, self.typed, self.example = kind, key, f"/{kind} {name}", example
        kept = CommandOption("name", str, suggest=self._files)
        new = CommandOption("file", discord.Attachment), CommandOption("name", FileName | None, None)
        for word, run, options in (
            ("add", MaterialGroup._add, (*new, REASON)),
            ("remove", MaterialGroup._remove, (kept, REASON)),
            ("list", MaterialGroup._list, ()),
            ("show", MaterialGroup._show, (kept,)),
            ("example", MaterialGroup._example, ()),
        ):
            made = command(run, key, word, options)
            made.binding = self
            self.add_command(made)

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Refuse everybody who may not manage this server."""
        if not moderates(interaction):
            raise app_commands.CheckFailure from NotAllowed(text("mod-only"))
        return True

    async def _files(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        """The files of this server, for whoever may manage them."""
        if interaction.guild_id is None or not moderates(interaction):
            return []
        rows = await interaction.client.service.material.files(interaction.guild_id, self.kind)
        return named([row.name for row in rows], current)

    async def _add(
        self,
        interaction: discord.Interaction[Any],
        file: discord.Attachment,
        name: str | None = None,
        reason: str = "",
    ) -> None:
        """Check a file and keep it for the games that begin from now on."""
        host, guild, reader = await _asked(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if file.size > LARGEST:
            raise BadInput(text("material-large", kib=LARGEST // 1024))
        called = name or PurePosixPath(file.filename).stem[:LONGEST_NAME]
        by = Moderator(interaction.user.id, reason)
        try:
            row = await host.service.material.add(guild, self.kind, by, called, await file.read())
        except BadMaterial as error:
            await reply(interaction, self._refusal(host, reader, called, error.problems), edit=False)
            return
        contents = self._contents(host, row)
        said = host.front.word(reader, f"{self.key}-added", file=verbatim(row.name), contents=contents)
        await whisper(interaction, said)

    async def _remove(self, interaction: discord.Interaction[Any], name: str, reason: str = "") -> None:
        """Take a file away; games that have begun keep it."""
        host, guild, reader = await _asked(interaction)
        by = Moderator(interaction.user.id, reason)
        await timely(interaction, host.service.material.remove(guild, self.kind, by, name))
        await whisper(interaction, host.front.word(reader, "material-removed", file=verbatim(name)))

    async def _list(self, interaction: discord.Interaction[Any]) -> None:
        """What this server has added so far."""
        host, guild, reader = await _asked(interaction)
        rows = await timely(interaction, host.service.material.files(guild, self.kind))
        word = host.front.word
        lines = [
            word(
                reader,
                "material-file",
                file=verbatim(row.name),
                contents=self._contents(host, row),
                when=when(row.at),
            )
            for row in rows
        ]
        layout = Layout().text(f"### {word(reader, f'{self.key}-title')}")
        none = word(reader, "material-nothing-yet", command=self.typed)
        await reply(interaction, layout.text("\n".join(lines) or none).done())

    async def _show(self, interaction: discord.Interaction[Any], name: str) -> None:
        """One file as it was sent in, to read or to change."""
        host, guild, _ = await _asked(interaction)
        rows = await timely(interaction, host.service.material.files(guild, self.kind))
        row = next((row for row in rows if row.name == name), None)
        if row is None:
            raise BadInput(text("material-no-file", file=name))
        layout = Layout().text(f"### {verbatim(row.name)}").text(self._contents(host, row))
        await reply(interaction, layout.document(row.source.encode(), self._file_name).done())

    async def _example(self, interaction: discord.Interaction[Any]) -> None:
        """A file that shows what may be written where."""
        host, _, reader = await _asked(interaction)
        layout = Layout().text(host.front.word(reader, "material-example", command=self.typed))
        await reply(interaction, layout.document(self.example.read_bytes(), self._file_name).done())

    @property
    def _file_name(self) -> str:
        return f"{self.name}.yaml"

    def _contents(self, host: Host, row: MaterialRow) -> str:
        material = host.service.games[self.kind].material
        assert material is not None
        return host.front.catalogue.format(material.contents(row.content))

    def _refusal(self, host: Host, reader: Reader, name: str, problems: Sequence[str]) -> Any:
        word = host.front.word
        lines = [f"- {verbatim(line)}" for line in problems[:MOST_PROBLEMS]]
        if problems[MOST_PROBLEMS:]:
            lines.append(word(reader, "material-more-problems", count=len(problems) - MOST_PROBLEMS))
        title = word(reader, "material-refused", file=verbatim(name), count=len(problems))
        hint = word(reader, "material-hint", command=self.typed)
        return Layout().text(f"### {title}").text("\n".join(lines)).text(hint).done()


async def _asked(interaction: discord.Interaction[Any]) -> tuple[Host, int, Reader]:
    host: Host = interaction.client
    assert interaction.guild_id is not None, "checked before"
    return host, interaction.guild_id, await host.front.reader(interaction.user.id)
