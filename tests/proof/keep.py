"""Keep a database file and exports made by the code as it is: `python -m tests.proof.keep`.

Only to be run where the kept games cannot go on any more, because rules have changed on purpose; what is kept
then proves nothing about the code before. `pytest --update tests/proof` writes down how they end.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

from bot import ROOT
from bot.games.registry import GAMES
from bot.ui.front import Front
from bot.ui.letters.letters import Letters
from bot.ui.out.pictures import Gallery
from bot.ui.words.catalogue import Catalogue
from tests.proof.positions import DATABASE, KEPT, MONA, PEOPLE, POSITIONS, Position, Tables
from tests.table.conftest import ANN, BOB, NAMES, PLACE

TRIES = 60
LATE = "Dear gamemaster, I meditate."


async def begin(tables: Tables, position: Position) -> int:
    """A game at that table, from its lobby on."""
    service, creator = tables.service, PEOPLE[0]
    if position.material:
        source = (ROOT / position.material).read_bytes()
        await service.material.add(PLACE.guild_id, position.game, MONA, position.name, source)
    lobby = service.lobby
    table = await lobby.create(position.game, PLACE, creator, NAMES[creator], tables.key(), join=False)
    for name, value in {"order": "joined", **position.options}.items():
        await lobby.set_option(table.game, creator, name, value)
    for user in PEOPLE[: position.people]:
        await lobby.join(table.game, user, NAMES.get(user, f"Player {user}"))
    for _ in range(position.ais):
        await lobby.add_ai(table.game, creator, "heuristic")
    await lobby.start(table.game, creator, tables.key())
    return table.game


async def reach(path: Path, position: Position, seed: int) -> bool:
    """Play a table until it stands in that position; False if it does not get there."""
    tables = Tables(path, f"{position.name} {seed}")
    dice = Random(tables.seed)
    await tables.open()
    try:
        game = await begin(tables, position)
        for _ in range(position.patience):
            if position.reached(await tables.state(game)):
                await beside(tables, position, game)
                return True
            if not await tables.decide(game, dice, position.sense):
                return False
        return False
    finally:
        await tables.store.close()


async def beside(tables: Tables, position: Position, game: int) -> None:
    """What is kept beside the moves: a standing answer, a form begun, a letter that is asked about, and one
    that comes too late."""
    if position.name == "illuminati-attack":
        await tables.service.set_standing(game, ANN, tables.service.standing_names(position.game)[-1:])
    if position.name == "tsw-interview":
        late = next(ask.seat for ask in await tables.service.asks(game))
        await tables.service.save_draft(game, late, PEOPLE[late], {"name": "Paper Moon", "leader": "Luna"})
    box = Letters(Front(tables.service, Catalogue(), GAMES, Gallery(lambda *_: b"")))
    if position.name == "tsw-letters":
        view = (await tables.service.panel(game, ANN)).view
        target = next(group.name for group in view.groups if not group.own and not group.conspiracy)
        heard = await box.hear(ANN, game, f"attack to control {target}", tables.key())
        assert heard.question is not None
    if position.name == "tsw-review":
        assert (await box.hear(BOB, game, LATE, tables.key())).kept


async def found(position: Position) -> int:
    """The first seed that leads to a position."""
    for seed in range(1, TRIES):
        with tempfile.TemporaryDirectory() as folder:
            if await reach(Path(folder) / "try.sqlite3", position, seed):
                return seed
    sys.exit(f"{position.name}: not found in {TRIES} tries")


async def keep() -> None:
    """Write all that is kept anew."""
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        for position in POSITIONS:
            seed = await found(position)
            assert await reach(path, position, seed)
            sys.stdout.write(f"{position.name}: seed {seed}\n")
            sys.stdout.flush()
        tables = Tables(path, "exports")
        await tables.open()
        for game, position in enumerate(POSITIONS, 1):
            exported = json.dumps(await tables.store.export_game(game), sort_keys=True)
            (KEPT / f"{position.name}.json.xz").write_bytes(lzma.compress(exported.encode()))
        await tables.store.close()
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        DATABASE.write_bytes(lzma.compress(path.read_bytes()))


if __name__ == "__main__":
    asyncio.run(keep())
