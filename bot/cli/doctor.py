"""`python -m bot doctor`: see whether machine, settings and store are in order."""

from __future__ import annotations

import asyncio
import platform
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from glob import escape
from importlib import metadata
from pathlib import Path
from shlex import quote
from typing import get_args

import typer

from bot import HOME, KEPT, private
from bot.app import Unreachable, application, narrator
from bot.cli.words import told
from bot.games.registry import GAMES
from bot.settings import Settings
from bot.store.errors import NoDriver, Occupied, StoreCorrupt, StoreError
from bot.store.opening import Whereabouts, open_store, shown
from bot.store.records import Status
from bot.store.repository import Store
from bot.store.sharing import Holder
from bot.store.transfer import FORMAT
from bot.table.past import repair
from bot.ui.chat import Speechless
from bot.ui.permissions import NEEDED, WANTED, called
from bot.ui.words.catalogue import Catalogue

MEND_FILE = "Set FNORD_DATABASE to a file in a folder that can be written."
MEND_ADDRESS = "See to the server, and to the address in FNORD_DATABASE: who may use which database."
"""What a host does about a store that cannot be opened."""


def doctor() -> None:
    """Check the machine, the settings, the store, fonts and texts, and say how to mend what is wrong."""
    broken = False
    for good, line in _findings():
        print(("ok    " if good else "WRONG ") + line)
        broken = broken or not good
    raise typer.Exit(1 if broken else 0)


def _findings() -> Iterator[tuple[bool, str]]:
    yield sys.version_info >= (3, 11), f"Python {platform.python_version()} (3.11 or newer is needed)"
    for package in ("discord.py", "aiosqlite", "pillow", "fluent.runtime"):
        yield True, f"{package} {metadata.version(package)}"
    try:
        settings = Settings()
    except ValueError as error:
        yield False, f"settings: {error}"
        return
    told = "is set" if settings.token else "is not set: `run` needs it in .env, `play` does not"
    yield True, f"FNORD_TOKEN {told}"
    yield True, f"permissions to invite it with: {', '.join(map(called, (*NEEDED, *WANTED)))}"
    if settings.token:
        yield asyncio.run(_token_finding(settings.token.get_secret_value()))
    yield from _open_findings(settings.database)
    yield asyncio.run(_store_finding(settings.database))
    for key, game in GAMES.items():
        yield bool(game.words.card_names()), f"game {key}: {len(game.words.card_names())} cards and places"
    yield True, f"languages: {', '.join(Catalogue().locales)}"
    if settings.narrator_url is not None:
        yield asyncio.run(_narrator_finding(settings))
    yield from _simulator_finding()


def _open_findings(database: Whereabouts) -> Iterator[tuple[bool, str]]:
    """What others can read, before anything is opened: that closes the files of the database by itself."""
    if not private.MODES:
        return
    found = dict(private.opened(HOME / ".env", *_exports(HOME), KEPT))
    if isinstance(database, Path):
        folder = database.parent
        beside = folder.glob(f"{escape(database.name)}*")
        found |= dict(private.opened(*beside, *_exports(folder)))
        if folder not in (HOME, Path.home()) and private.is_open(folder):
            found[folder] = private.FOLDER
    for path, mode in found.items():
        yield False, f"others can read {path}: chmod {mode:o} {quote(str(path))}"
    if not found:
        yield True, "nobody else can read what is kept here"


def _exports(folder: Path) -> Iterator[Path]:
    for file in folder.glob("*.json"):
        with suppress(OSError), file.open("rb") as opened:
            if FORMAT.encode() in opened.read(64):
                yield file


async def _token_finding(token: str) -> tuple[bool, str]:
    """Whether Discord takes the token."""
    try:
        return True, f"Discord: the token is that of application {await application(token)}"
    except Unreachable as error:
        return False, str(error)


async def _narrator_finding(settings: Settings) -> tuple[bool, str]:
    try:
        await narrator(settings).ask(["The telephone rang once."], "dry", "en")
    except Speechless as silence:
        return False, f"narrator: {silence.reason}. The bot's own phrases will speak; see FNORD_NARRATOR_URL."
    return True, f"narrator: {settings.narrator_model} answers"


async def _store_finding(where: Whereabouts) -> tuple[bool, str]:
    name = shown(where)
    try:
        async with await open_store(where) as store:
            live, holders = await store.live_games(), await store.holders()
            games = await store.find_games(statuses=get_args(Status), limit=sys.maxsize)
            damaged = [row.id for row in games if not await _sound(store, row.id)]
    except (Occupied, NoDriver) as error:
        return False, f"store {name}: {told(error)}"
    except (StoreError, OSError) as error:
        return False, f"store {name}: {error}. {MEND_FILE if isinstance(where, Path) else MEND_ADDRESS}"
    by = ", ".join(_process(holder) for holder in holders if not holder.gone(time.time()))
    run = f", run by {by}" if by else ""
    unread = f"; game {', '.join(map(str, damaged))} is damaged: see `repair`" if damaged else ""
    return not damaged, f"store {name}: {len(live)} running games{run}{unread}"


def _process(holder: Holder) -> str:
    part = "" if holder.shards.whole else f" (shards {holder.shards})"
    return f"process {holder.owner.pid} on {holder.owner.host}{part}"


async def _sound(store: Store, game: int) -> bool:
    try:
        row = await store.load_game(game)
        await repair.read_through(store, row)
    except StoreCorrupt:
        return False
    return row.broken is None


def _simulator_finding() -> Iterator[tuple[bool, str]]:
    try:
        yield True, f"simcord {metadata.version('simcord')}: `python -m bot play` works"
    except metadata.PackageNotFoundError:
        yield True, "simcord is not installed: `play` needs the extra [play], `play --terminal` does not"
