"""The one place that wires everything together: settings, store, table service, interface, cogs, loops."""

from __future__ import annotations

import asyncio
import gc
import secrets
import signal
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.engine.moves import text
from bot.games.contract import Game
from bot.games.registry import GAMES, load
from bot.health import Clicks, Watch
from bot.logs import told
from bot.render.png import render
from bot.render.specimen import rehearse
from bot.settings import Settings
from bot.store.errors import TakenOver
from bot.store.lease import Lease
from bot.store.opening import Whereabouts, open_store
from bot.store.repository import Store
from bot.store.sharing import ALL, Shards
from bot.table.errors import BadInput, NotAllowed, Stale, TableError
from bot.table.service import TableService
from bot.table.settings import Defaults
from bot.table.unit.crew import Crew, Kind
from bot.ui.chat import Chat, Endpoint
from bot.ui.controls.answers import explain
from bot.ui.controls.components import DYNAMIC
from bot.ui.dispatch import Dispatch
from bot.ui.front import Front
from bot.ui.metrics import COMMIT_TIME, COMMITS, INTERACTIONS, JOBS
from bot.ui.out.alarm import Alarm
from bot.ui.out.pictures import Gallery
from bot.ui.out.sender import DiscordSender
from bot.ui.panel.pages import Pages
from bot.ui.press.narrator import Narrator
from bot.ui.press.press import Press
from bot.ui.typed.commands import CommandTranslator, Host
from bot.ui.typed.macro import Macro
from bot.ui.words.catalogue import Catalogue

COGS = (
    "cogs.lobby",
    "cogs.places",
    "cogs.play",
    "cogs.forms",
    "cogs.letters",
    "cogs.newspaper",
    "cogs.illuminati",
    "cogs.illuminopoly",
    "cogs.inwo",
    "cogs.inwo_decks",
    "cogs.tsw",
    "cogs.worlds",
    "cogs.correspondence",
    "cogs.moderator",
    "cogs.gamemaster",
    "cogs.preferences",
    "cogs.help",
    "cogs.stats",
)
ANSWERING = ("CommandTree-invoker", "discord-ui-")
"""How discord.py names the tasks that answer interactions; not the ones of views that time out."""
NO_TOKEN = 4004
"""The code with which Discord ends a connection whose token it does not take any more."""
PATIENCE = 3.0
"""Seconds for which the end waits for them."""
PIXELS = {1: 0.75, 2: 1.0, 3: 1.25}
"""Pixels for a unit of a scene, by the host's `picture_scale`."""
log = structlog.get_logger(__name__)


def wall_clock() -> float:
    """Epoch seconds, by the clock that discord.py and its simulator share."""
    return discord.utils.utcnow().timestamp()


class Tree(app_commands.CommandTree["Fnordmaster"]):
    """Slash commands; what goes wrong in one is answered like everything else."""

    async def on_error(
        self, interaction: discord.Interaction[Fnordmaster], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person why, and log what is our fault."""
        await explain(self.client.front, interaction, cause(error))


def cause(error: app_commands.AppCommandError) -> Exception:
    """What an error of the command tree means to a player."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError):
        return BadInput(text("ui-bad-option", given=str(error.value)[:60]))
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return Stale(text("ui-old-command"))
    if isinstance(error, app_commands.CheckFailure):
        return error.__cause__ if isinstance(error.__cause__, TableError) else NotAllowed()
    return error


class Fnordmaster(Host):
    """The bot. What `Host` promises is there once `setup_hook` has run."""

    store: Store
    lease: Lease

    def __init__(
        self,
        settings: Settings,
        store: Whereabouts,
        clock: Callable[[], float],
        games: Mapping[str, Game],
        entropy: Callable[[int], bytes],
    ) -> None:
        self.part = ALL if settings.shards is None else Shards.parse(settings.shards) or ALL
        self._clicks = Clicks()
        super().__init__(
            **_sharding(settings, self.part),
            http_trace=self._clicks.trace(),
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            max_ratelimit_timeout=120.0,
        )
        self.settings = settings
        self._where = store
        self._now = clock
        self._games = games
        self._entropy = entropy
        self._opened = self._awake = False
        self._kept = AsyncExitStack()
        self._ending: asyncio.Task[None] | None = None
        self.ousted: TakenOver | None = None
        self.crew = crew(settings)
        self.gallery = Gallery(render, PIXELS[settings.picture_scale], self.crew)
        self._alarms: tuple[Alarm, ...] = ()
        self.on_awake: Callable[[], None] = lambda: None

    async def open_store(self) -> None:
        """Open the store and be the one process that runs on it, or on its shards; a second call does
        nothing. Raises StoreError."""
        if not self._opened:
            self.store = await self._kept.enter_async_context(await open_store(self._where, self.part))
            self.lease = await self._kept.enter_async_context(Lease(self.store, self._oust, self._heard))
            self._opened = True

    def _oust(self, by: TakenOver) -> None:
        """Another process runs on the store now: this one ends before it does anything more."""
        self.ousted = by
        self.end()

    def _heard(self) -> None:
        """Another process has stored something, perhaps messages that this one is to send."""
        if self._alarms:
            self.service.heard()

    async def setup_hook(self) -> None:
        """Open the store, bring the games up to date, load the cogs and register the commands."""
        await self.open_store()
        self._kept.callback(self.crew.close)
        self.service = TableService(
            self.store, self._games, self._now, self._entropy, defaults(self.settings), crew=self.crew
        )
        self.gallery.prepare(partial(rehearse, PIXELS[self.settings.picture_scale]))
        second = Chat("second reader", endpoint(self.settings) if self.settings.narrator_reads else None)
        self.front = Front(
            self.service, Catalogue(), self._games, self.gallery, self.settings.language, second=second
        )
        self.pages = Pages(self.front)
        self.presses = Dispatch(self.front, self.pages)
        self.macro = Macro(self.front)
        self.narrator = narrator(self.settings)
        self.press = Press(self.front, self.narrator)
        self._kept.callback(self.press.close)
        self.pages.presses["paper"] = self.press.pressed
        self._sender = DiscordSender(self, self.front, self.press)
        self.add_dynamic_items(*DYNAMIC)
        if len(self.front.catalogue.locales) > 1:
            await self.tree.set_translator(CommandTranslator())
        for name in COGS:
            await import_module(name).setup(self)
        for game in await self.service.wake():
            log.warning("epoch closed", game=game)
        await self._sync()
        self.clock = Alarm("clock", self.service.tick, self.service.next_due, self._now)
        self.delivery = Alarm(
            "delivery", lambda: self.service.deliver(self._sender), self.service.next_delivery, self._now
        )
        self.mail = Alarm("mail", self.presses.letters.later(self), _never, self._now)
        self._alarms = (self.clock, self.delivery, self.mail)
        self.service.on_commit = self._stored
        self.service.time_commits(COMMIT_TIME.observe)

    async def _sync(self) -> None:
        """One process makes the commands known for all: the one that also gets direct messages."""
        if 0 not in self.part:
            return
        if self.settings.dev_guild is None:
            await self.tree.sync()
            return
        guild = discord.Object(self.settings.dev_guild)
        self.tree.copy_global_to(guild=guild)
        await self.tree.sync(guild=guild)

    async def close(self) -> None:
        """Finish what is being sent, leave Discord, close the store; also when the start failed halfway."""
        await asyncio.gather(*(alarm.stop() for alarm in self._alarms), finished())
        if self.shards:
            await super().close()
        else:  # it never came so far, and AutoShardedClient can only close what was connected
            await discord.Client.close(self)
        self.gallery.close()
        self._opened = False
        await self._kept.aclose()

    def end(self) -> None:
        """Finish what is in hand, and leave; a second call does nothing."""
        if self._ending is None:
            self._ending = asyncio.create_task(self.close())

    def keep(self, watch: Watch) -> None:
        """Have `watch` ended with the bot."""
        self._kept.push_async_exit(watch)

    @property
    def connected(self) -> bool:
        """Whether it answers on Discord now."""
        return self._awake and self.is_ready() and self._ending is None

    async def on_ready(self) -> None:
        """Connected: from now on deadlines ring and messages go out."""
        if not self._awake:
            self._awake = True
            self.on_awake()
            for alarm in self._alarms:
                alarm.start()

    def _stored(self) -> None:
        """Something was stored: send what it queued, and see whether a deadline has changed."""
        COMMITS.inc()
        self.delivery.ring()
        self.clock.ring()
        self.mail.ring()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Count what comes in."""
        INTERACTIONS.labels(interaction.type.name).inc()
        self._clicks.arrived(interaction.id)

    async def on_command_error(self, context: Any, error: Exception, /) -> None:
        """There are no text commands; a mention is not an error."""


def _sharding(settings: Settings, part: Shards) -> dict[str, Any]:
    """What discord.py is told of the shards; nothing: it asks Discord, and runs them all."""
    return {} if settings.shards is None else {"shard_count": part.of, "shard_ids": part.numbers}


def build_bot(
    settings: Settings,
    store: Whereabouts | str | None = None,
    clock: Callable[[], float] = wall_clock,
    *,
    games: Mapping[str, Game] = GAMES,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
) -> Fnordmaster:
    """A bot that is ready to be started; it opens `store` (default: the settings') when it logs in."""
    where = settings.database if store is None else Path(store) if isinstance(store, str) else store
    return Fnordmaster(settings, where, clock, games, entropy)


def narrator(settings: Settings) -> Narrator:
    """The narrator the host has set; one that says everything as it is where they have set none."""
    ordinary = [game.papers.ordinary() for game in GAMES.values() if game.papers is not None]
    return Narrator(endpoint(settings), ordinary=frozenset().union(*ordinary))


def endpoint(settings: Settings) -> Endpoint | None:
    """The language model that the host has set."""
    if settings.narrator_url is None or settings.narrator_model is None:
        return None
    return Endpoint(
        settings.narrator_url, settings.narrator_model, settings.narrator_key, settings.narrator_timeout
    )


def crew(settings: Settings) -> Crew:
    """As many workers of each kind as the host wants."""
    logs = settings.log_level, settings.log_format
    return Crew(settings.workers, logs, lambda job, spent: JOBS.labels(job).observe(spent))


async def finished() -> None:
    """Wait for the clicks, forms and commands that are being answered, as long as may be."""
    inside = asyncio.current_task()
    answering = [
        task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING) and task is not inside
    ]
    if answering:
        await asyncio.wait(answering, timeout=PATIENCE)


async def _never() -> None:
    """Letters that were kept are read when something has happened, at no time of their own."""


def defaults(settings: Settings) -> Defaults:
    """The host's settings as tables use them."""
    return Defaults(
        deadline_hours=settings.deadline_hours,
        reminder_share=settings.reminder_share,
        quiet_hours=settings.quiet_hours,
        audit_channel=settings.audit_channel,
        games_per_guild=settings.games_per_guild,
        lobby_days=settings.lobby_days,
        language=settings.language,
    )


class Unreachable(Exception):
    """Discord cannot be reached, does not take the token, or figures cannot be shown; the text says which,
    fit for the host."""

    loggable = True


async def _watch(bot: Fnordmaster, settings: Settings) -> Watch:
    """Show figures and health, until the returned context ends. Raises Unreachable."""
    watch = Watch(settings.metrics_host, settings.metrics_port, bot.store, bot._now, lambda: bot.connected)
    try:
        return await watch.__aenter__()
    except OSError as error:
        raise Unreachable(
            f"FNORD_METRICS_PORT {settings.metrics_port} cannot be used: {told(error)}"
        ) from error


def _settle(bot: Fnordmaster) -> None:
    """Connected for the first time: have workers ready, and keep what is loaded out of the way."""
    bot.crew.warm({kind: load for kind in Kind if kind is not Kind.PICTURES})
    keep_memory()


def keep_memory() -> None:
    """What is loaded by now stays until the end: the garbage collector need not go through it again and
    again, each time with everything standing still (a fifth of a second)."""
    gc.collect()
    gc.freeze()


def _end_on_term(bot: Fnordmaster) -> None:
    """Whoever stops the service (systemd, a container) asks by this signal: what is in hand is finished."""
    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, bot.end)


async def application(token: str) -> int | None:
    """The application whose token this is, as Discord says. Raises Unreachable."""
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return client.application_id
    except discord.LoginFailure as error:
        raise Unreachable("Discord does not take this token: reset it in the developer portal.") from error
    except (OSError, discord.HTTPException) as error:
        raise Unreachable(f"Discord cannot be reached: {told(error)}") from error


async def serve(settings: Settings) -> None:
    """Run the bot on Discord until it is stopped. Raises Unreachable, StoreError for its database: at once,
    if another process runs on it."""
    assert settings.token is not None, "the command line asks for a token first"
    try:
        async with build_bot(settings) as bot:
            await bot.open_store()
            _end_on_term(bot)
            bot.on_awake = lambda: _settle(bot)
            if settings.metrics_port:
                bot.keep(await _watch(bot, settings))
            await bot.start(settings.token.get_secret_value())
            if bot.ousted is not None:
                raise bot.ousted
    except discord.LoginFailure as error:
        raise Unreachable("Discord does not take this token: reset it in the developer portal.") from error
    except discord.ConnectionClosed as error:
        why = f"Discord has ended the connection (code {error.code})"
        if error.code == NO_TOKEN:
            why += ": it does not take the token any more; reset it in the developer portal"
        raise Unreachable(f"{why}.") from error
    except (OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        raise Unreachable(f"Discord cannot be reached: {told(error)}") from error
