"""Commands that start the bot: run (on Discord) and play (without it)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from pydantic import ValidationError

from bot import CHECKOUT, COMMAND, KEPT, logs
from bot.app import Unreachable, serve
from bot.cli.games import find_game
from bot.cli.words import fail, told
from bot.engine.moves import Refused
from bot.settings import Settings
from bot.store.errors import StoreError
from bot.store.opening import shown
from bot.ui.words.catalogue import Catalogue

INSTALL = "-c constraints.txt -e '.[play]'" if CHECKOUT else "'fnordmaster[play]'"
EXTRA = f"The local table needs its extra packages: pip install {INSTALL}"
FOLDER = KEPT / "play"
NO_TOKEN = f"""There is no token, so the bot cannot log in to Discord.
  To get one: Discord developer portal -> New Application -> Bot -> Reset Token. Then write it as
  FNORD_TOKEN=... into .env, which `{COMMAND} settings` makes (README.md tells the rest).
  To play without one, on this computer alone: {COMMAND} play"""


def run() -> None:
    """Run the bot on Discord, with the token of FNORD_TOKEN or `.env`."""
    settings = read_settings()
    if settings.token is None or not settings.token.get_secret_value().strip():
        fail(NO_TOKEN)
    keep_log(settings)
    print(f"Games are kept in {shown(settings.database)}.", flush=True)
    try:
        asyncio.run(serve(settings))
    except KeyboardInterrupt:
        print("Stopped.")
    except StoreError as error:
        fail(f"{shown(settings.database)}: {told(error)}")
    except Unreachable as error:
        fail(str(error))


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, without a page.")] = False,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port of the page; 0 is any free one.")
    ] = None,
    folder: Annotated[Path, typer.Option(help="Where world and games are kept.")] = FOLDER,
    game: Annotated[str | None, typer.Option(help="Which game is laid ready; illuminati by itself.")] = None,
    seats: Annotated[int, typer.Option(help="Terminal: how many seats; AI seats fill them.")] = 4,
    people: Annotated[str, typer.Option(help="Terminal: who plays at this keyboard, by comma.")] = "Alice",
    new: Annotated[bool, typer.Option("--new", help="Terminal: begin another game.")] = False,
) -> None:
    """Play without a token and without a network: the real bot in a simulated Discord on this computer."""
    try:
        if terminal:
            _in_terminal(game or "illuminati", seats, people, new, folder)
        else:
            _at_the_local_table(folder, port, browser, game)
    except StoreError as error:
        fail(f"{folder}: {told(error)}")


def _in_terminal(game: str, seats: int, people: str, new: bool, folder: Path) -> None:
    from bot.local.terminal import Party, play_in_terminal

    info = find_game(game).rules.info
    names = tuple(dict.fromkeys(" ".join(name.split()) for name in people.split(",") if name.strip()))
    if not names or not max(info.least, len(names)) <= seats <= info.most:
        fail(f"{game} is for {info.least} to {info.most} seats, and everybody at the keyboard needs one.")
    try:
        asyncio.run(play_in_terminal(Party(game, seats, names, new), folder))
    except KeyboardInterrupt:
        print("\nStopped; the game is kept.")
    except Refused as refused:
        fail(Catalogue().lines(refused.reasons))


def _at_the_local_table(folder: Path, port: int | None, browser: bool, game: str | None) -> None:
    if game is not None:
        find_game(game)
    try:
        from bot.local import play as local_table
        from bot.local.touch_points import WrongSimulator
    except ImportError as error:
        fail(f"{EXTRA}\n  ({error})")
    try:
        local_table.play(read_settings(), folder, port, browser, lambda line: print(line, flush=True), game)
    except WrongSimulator as error:
        fail(str(error))
    except OSError as error:
        fail(f"The local table cannot start: {error.strerror or error}.")


def read_settings() -> Settings:
    """The settings, or an end with a word about what is wrong with them."""
    try:
        return Settings()
    except ValidationError as error:
        faults = [f"  FNORD_{'_'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors()]
        fail("\n".join(["Some settings (environment or .env) cannot be used:", *faults]))


def keep_log(settings: Settings) -> None:
    """Log as the settings say; none of their own secrets appears in a line."""
    secrets = [key.get_secret_value() for key in (settings.token, settings.narrator_key) if key is not None]
    logs.keep_log(settings.log_level, settings.log_format, secrets)
