"""Commands for hosts: take games out and in, replay and verify them, see whether all is in order."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from bot import private
from bot.cli.words import fail, told
from bot.engine.kernel import Stuck
from bot.engine.moves import Refused
from bot.games.registry import GAMES
from bot.settings import Settings, whereabouts
from bot.store.codec import pack
from bot.store.errors import CorruptExport, StoreCorrupt, StoreError
from bot.store.moving import Moved, move
from bot.store.opening import Whereabouts, open_store
from bot.store.repository import Store
from bot.store.sqlite import backup
from bot.store.transfer import LARGEST, Bundle, read_export
from bot.table.errors import TableError, Unreadable
from bot.table.past import repair
from bot.table.people.moderation import Moderator
from bot.table.seen import Repaired
from bot.table.service import TableService
from bot.table.unit import fate, undo
from bot.table.unit.crew import Crew
from bot.table.unit.gate import NOBODY
from bot.ui.words.catalogue import Catalogue


def export_game(
    game: Annotated[int, typer.Argument(help="Number of the game.")],
    to: Annotated[Path | None, typer.Option(help="File to write; without it the standard output.")] = None,
) -> None:
    """Write a whole game, secrets included, as one JSON file; ends with 1 if what is stored is damaged."""
    found, fault = asyncio.run(_export(game))
    data = json.dumps(found)
    if to is None:
        print(data)
    else:
        try:
            private.write(to, data.encode())
        except OSError as error:
            fail(f"{to} cannot be written: {error.strerror}.")
        whose = "; others may read it" if private.is_open(to) else ""
        print(f"Game {game} is in {to}. It contains every secret of the game{whose}.")
    if fault:
        print(f"Game {game} is damaged, and so is what was written: {fault}.", file=sys.stderr)
        raise typer.Exit(1)


async def _export(game: int) -> tuple[dict[str, Any], str]:
    """The game as it is stored, and what is wrong with it, if anything."""
    try:
        async with await open_store(Settings().database) as store:
            found, row = await store.export_game(game), await store.load_game(game)
            try:
                await repair.read_through(store, row)
                if row.snapshot is not None and row.kind in GAMES:
                    await repair.rebuild(store, Crew(), GAMES[row.kind], row)
            except StoreCorrupt as error:
                return found, str(error)
            return found, ""
    except StoreError as error:
        fail(f"{told(error)} ({error})")


def import_game(file: Annotated[Path, typer.Argument(help="An exported game.")]) -> None:
    """Store an exported game as a new one; a running game arrives paused."""
    number = asyncio.run(_import(_read(file)))
    print(
        f"It is game {number} now. Its players take their seats by a button where it was played; then a "
        "moderator takes it up again with /mod resume."
    )


async def _import(data: bytes) -> int:
    settings = Settings()
    try:
        async with await open_store(settings.database) as store:
            service = _service(store, settings)
            return await service.mod.import_(data, Moderator(NOBODY), None)
    except TableError as error:
        fail(Catalogue().format(error.reason))
    except StoreError as error:
        fail(f"{told(error)} ({error})")


def _service(store: Store, settings: Settings) -> TableService:
    from bot.app import defaults  # all of Discord comes with it

    return TableService(store, GAMES, time.time, secrets.token_bytes, defaults(settings))


def move_store(
    source: Annotated[str, typer.Argument(help="File, or postgresql:// address, where the games are.")],
    target: Annotated[str, typer.Argument(help="Where they are to be: a new file or an empty database.")],
) -> None:
    """Carry everything over into another database, and compare it game by game; the bot must not run."""
    done = asyncio.run(_move(whereabouts(source), whereabouts(target)))
    print(
        f"{done.games} games, {done.rows} rows in all, are the same in both."
        " Set FNORD_DATABASE to the new one; the old one is as it was."
    )


async def _move(source: Whereabouts, target: Whereabouts) -> Moved:
    if isinstance(source, Path) and not source.is_file():
        fail(f"There is no file {source}.")
    try:
        async with await open_store(source) as old, await open_store(target) as new:
            return await move(old, new)
    except StoreError as error:
        fail(f"{told(error)} ({error})")


def repair_game(game: Annotated[int, typer.Argument(help="Number of the game.")]) -> None:
    """Compare the stored position of a game with its log; a damaged one is made again from there."""
    found = asyncio.run(_repair(game))
    if not found.damaged:
        print(f"Game {game} is whole: its {found.moves} moves lead to the stored position.")
    else:
        print(
            f"The position of game {game} was damaged. It was made again from the {found.moves} moves of its "
            "log."
        )
    if found.rules[0] != found.rules[1]:
        print("It was played by version {} of its rules, this was seen by version {}.".format(*found.rules))
    if found.damaged and found.status == "paused":
        print("The game is paused. A moderator can take it up again with /mod resume.")


async def _repair(game: int) -> Repaired:
    settings = Settings()
    try:
        async with await open_store(settings.database) as store:
            service = _service(store, settings)
            return await service.repair(game)
    except Unreadable as error:
        fail(f"Game {game} cannot be repaired: {error.__cause__}. Nothing was changed.")
    except TableError as error:
        fail(Catalogue().format(error.reason))
    except StoreError as error:
        fail(f"{told(error)} ({error})")


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1)
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")


def replay_file(
    file: Annotated[Path, typer.Argument(help="An exported game.")],
    verify: Annotated[
        bool, typer.Option(help="Compare with the stored position and check the dice.")
    ] = False,
) -> None:
    """Play an exported game again from its log."""
    try:
        bundle = read_export(_read(file))
    except CorruptExport as error:
        fail(f"The export is damaged: {error}.")
    if bundle.game.kind not in GAMES:
        fail(f"No game called {bundle.game.kind} here.")
    try:
        position = _replayed(bundle)
    except Exception as error:  # a log made for it can make rules fail in any way
        why = str(error) if isinstance(error, Refused | Stuck | ValueError) else type(error).__name__
        fail(f"The log does not fit these rules: {why}.")
    print(f"{len(bundle.log)} moves of {bundle.game.kind} replayed.")
    if verify:
        _verify(bundle, position)


def _replayed(bundle: Bundle) -> str:
    """The dump of the last position, from the beginning of the last epoch."""
    row = bundle.game
    epoch = bundle.epochs[-1]
    kernel = undo.opening(GAMES[row.kind].rules, row.seats, dict(row.options), epoch)
    undo.advance(kernel, undo.course(undo.steps(e for e in bundle.log if e.seq >= epoch.first_seq)))
    return kernel.s.dump()


def _verify(bundle: Bundle, position: str) -> None:
    same = pack(position).hash == bundle.game.snapshot_hash
    drawn, wrong = fate.wrong_values(bundle.game.seed, ((e.seq, e.seat, e.move) for e in bundle.log))
    print("The position is the stored one." if same else "The position is NOT the stored one.")
    print(f"{drawn} dice and shuffles; {len(wrong)} were not drawn from the published seed.")
    if not same or wrong:
        raise typer.Exit(1)


def back_up(to: Annotated[Path, typer.Argument(help="The new file.")]) -> None:
    """Copy the database into a new file, while the bot runs. To go back, stop the bot and put the copy in its
    place."""
    database = Settings().database
    if not isinstance(database, Path):
        fail("PostgreSQL makes copies of its own: pg_dump --format=custom --file=FILE DATABASE")
    try:
        size = backup.back_up(database, to)
    except StoreError as error:
        fail(f"{told(error)} ({error})")
    print(f"{to}: {size / 2**20:.1f} MiB. It contains every secret of every game.")
