"""Slash commands as data: options with their descriptions and suggestions, and the typed verbs of games."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.table.errors import TableError
from bot.ui.controls.answers import timely
from bot.ui.panel.pages import key
from bot.ui.typed.commands import Host, about, words
from bot.ui.typed.lookup import RUNNING, here, running_games
from bot.ui.typed.macro import AMOUNT, Verb
from bot.ui.typed.people import players

Choices = list[app_commands.Choice[Any]]
Suggest = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]
Typed = app_commands.Command[Any, ..., None]
Run = Callable[..., Awaitable[None]]
REQUIRED = inspect.Parameter.empty


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option of a slash command.

    It is described in the catalogues as `command-option-<group>-<command>-<name>`, else `...-<group>-<name>`,
    else `command-option-<name>`.
    """

    name: str
    kind: Any = str
    default: Any = REQUIRED
    suggest: Suggest | None = None


GAME = CommandOption("game", int | None, None, running_games)


def command(run: Run, group: str, name: str, options: Sequence[CommandOption]) -> Typed:
    """The command `/group name` that calls `run(binding, interaction, **options)`; its binding is its cog."""

    async def called(cog: object, interaction: discord.Interaction, **given: object) -> None:
        await run(cog, interaction, **given)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    kind = inspect.Parameter.KEYWORD_ONLY
    rest = [inspect.Parameter(o.name, kind, annotation=o.kind, default=o.default) for o in options]
    vars(called)["__signature__"] = inspect.Signature([first, *rest])
    made: Typed = app_commands.Command(name=name, description=about(f"{group}-{name}"), callback=called)
    app_commands.describe(**{o.name: _about(group, name, o) for o in options})(made)
    app_commands.autocomplete(**{o.name: o.suggest for o in options if o.suggest is not None})(made)
    return made


def _about(group: str, name: str, option: CommandOption) -> app_commands.locale_str:
    keys = [f"option-{part}{option.name}" for part in (f"{group}-{name}-", f"{group}-", "")]
    return about(next((key for key in keys if words().has(f"command-{key}")), keys[-1]))


def options_of(run: Run, skip: int, suggest: Mapping[str, Suggest]) -> list[CommandOption]:
    """The options that the parameters of `run` stand for, without the first `skip` of them."""
    parameters = list(inspect.signature(run, eval_str=True).parameters.values())[skip:]
    return [CommandOption(p.name, p.annotation, p.default, suggest.get(p.name)) for p in parameters]


def suggestions(verbs: Iterable[Verb]) -> Suggest:
    """The autocomplete of all values of `verbs`, which are named like their commands."""
    named = {verb.name: verb for verb in verbs}

    async def suggest(interaction: discord.Interaction[Any], current: str) -> Choices:
        """What can be typed now, from what is legal after the options filled in before."""
        filled = dict(iter(interaction.namespace))
        value = _focused(dict(interaction.data or {}))
        verb = named.get(interaction.command.name if interaction.command else "")
        if verb is None or value not in verb.values:
            return []
        host: Host = interaction.client
        try:
            table = await here(host.front, interaction, filled.get("game"), stage=RUNNING)
            names = await host.macro.suggest(table.game, interaction.user.id, verb, filled, value, current)
        except TableError:
            return []
        return [app_commands.Choice(name=name, value=name) for name in names]

    return suggest


def _focused(data: dict[str, Any]) -> str:
    """The option that is being typed."""
    options: list[dict[str, Any]] = data.get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    return next((str(option["name"]) for option in options if option.get("focused")), "")


class TypedCog(commands.GroupCog):
    """The slash verbs of one game. Each only fills in the decisions that the panel would ask."""

    kind: str
    """The game, which the commands are named after."""
    verbs: tuple[Verb, ...]
    amounts: Any = app_commands.Range[int, 0, 100_000]
    """What an amount can be at all."""
    dealing: str | None = None
    """The verb that opens the form of an offer to a player."""

    def __init__(self, bot: Host) -> None:
        super().__init__()
        self.bot = bot
        suggest = suggestions(self.verbs)
        for verb in self.verbs:
            self._add(verb.name, _doing(verb), [self._option(verb, name, suggest) for name in verb.values])
        if self.dealing is not None:
            self._add(self.dealing, TypedCog.offer, [CommandOption("player", str, suggest=players)])

    def _add(self, name: str, run: Run, options: Sequence[CommandOption]) -> None:
        group = self.app_command
        assert group is not None
        made = command(run, group.name, name, [*options, GAME])
        made.binding = self
        group.add_command(made)

    def _option(self, verb: Verb, name: str, suggest: Suggest) -> CommandOption:
        kind, found = (self.amounts, None) if name == AMOUNT else (str, suggest)
        return (
            CommandOption(name, kind, REQUIRED, found)
            if name in verb.needs
            else CommandOption(name, kind | None, None, found)
        )

    async def do(
        self, interaction: discord.Interaction, verb: Verb, game: int | None, **values: object
    ) -> None:
        """Make the moves that the values stand for, all or none. Raises Refused, NoSuchGame, WhichGame."""
        table = await timely(
            interaction, here(self.bot.front, interaction, game, kind=self.kind, stage=RUNNING)
        )
        user = interaction.user.id
        meant = self.bot.macro.moves(table.game, user, verb, values)
        _, moves, ask = await timely(interaction, meant)
        work = self.bot.service.submit(
            table.game, ask.seat, moves, key(interaction), ask=ask.number, actor=user
        )
        done = await timely(interaction, work)
        await self.bot.presses.done(interaction, await self.bot.front.reader(user), done)

    async def offer(self, interaction: discord.Interaction, player: str, game: int | None) -> None:
        """Open the form of an offer to a player."""
        table = await here(self.bot.front, interaction, game, kind=self.kind, stage=RUNNING)
        await self.bot.presses.open_deal(interaction, table, player)


def _doing(verb: Verb) -> Run:
    async def run(cog: TypedCog, interaction: discord.Interaction, **values: Any) -> None:
        await cog.do(interaction, verb, values.pop("game", None), **values)

    return run
