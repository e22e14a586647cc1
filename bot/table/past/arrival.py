"""A game that comes in as a file: nothing in it is believed unseen, and nobody is seated by it.

The people it names are only remembered: each takes their seat themselves, on the server to which the game
came. Until then it is played like that of somebody who is away.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from bot.engine.moves import Who, text
from bot.games.contract import Game
from bot.store.errors import StoreError
from bot.store.records import NewAudit, NewMessage, Place, SeatRow
from bot.store.transfer import Bundle
from bot.table.errors import BadInput, NoSuchGame, NotAllowed, NotRunning
from bot.table.past import epochs
from bot.table.people import server
from bot.table.settings import TableSettings
from bot.table.time.alarms import wake
from bot.table.unit.act import Act
from bot.table.unit.gate import Desk, trouble
from bot.table.unit.session import FORMER, HELD, LOOKED

PATIENCE = 30.0
"""Seconds after which reading a file is given up."""
LONGEST_NAME = 80
"""Characters of a name that are kept."""
CHILD = "from bot.table.past.examination import examine_input; examine_input()"


async def bring(desk: Desk, data: bytes, by: int, reason: str, place: Place | None) -> int:
    """Store the game in a file at `place` (None: where it was), as that of `by`; its number. Raises BadInput,
    NoSuchGame, StoreTrouble."""
    found = await read(data, desk.games)
    bundle = strangers(found, desk.game(found.game.kind), by)
    row = bundle.game
    place = place or Place(row.guild_id, row.channel_id, row.thread_id)
    act = NewAudit(place.guild_id, by, "import", {}, reason or None)
    told = {"kind": "arrived", "by": by, "held": row.settings.get(HELD, {})}
    try:
        game = await desk.store.import_game(
            bundle,
            now=desk.clock(),
            place=place,
            acts=[act],
            outbox=[NewMessage(desk.nonce(), "thread", told)],
        )
        copies = await desk.audit_copies(replace(act, game=game))
        await desk.store.enqueue(copies, now=desk.clock(), game=game)
    except StoreError as error:
        raise trouble(error) from error
    desk.stored()
    await epochs.reconcile(desk, game)
    return game


async def read(data: bytes, games: Mapping[str, Game]) -> Bundle:
    """The game in a file, with which one of `games` can go on. Raises BadInput, saying why there is none, and
    NoSuchGame."""
    rules = {key: pickle.dumps(game.rules) for key, game in games.items()}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", CHILD),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**_harmless(os.environ), "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        said, _ = await asyncio.wait_for(child.communicate(pickle.dumps((data, rules))), PATIENCE)
    except TimeoutError as error:
        raise BadInput(text("table-bad-export", why="slow")) from error
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    found = pickle.loads(said) if said else "slow"
    if isinstance(found, Bundle):
        return found
    raise NoSuchGame if found == "kind" else BadInput(text("table-bad-export", why=found))


def _harmless(environment: Mapping[str, str]) -> dict[str, str]:
    """Without the bot's own settings: the token is none of the other process's business."""
    return {name: value for name, value in environment.items() if not name.startswith("FNORD_")}


def strangers(bundle: Bundle, game: Game, by: int) -> Bundle:
    """The game as it is stored where it arrives: opened by `by`, who knows all that is hidden in it, its
    seats held for whom they belonged to. How it ended counts for nobody. Raises BadInput."""
    row, given = bundle.game, bundle.game.settings
    people = {seat.seat: seat.user_id for seat in bundle.seats if seat.kind == "human" and seat.user_id}
    goes_on = row.status in ("live", "paused")
    settings = _settings(given, game).json()
    settings |= {
        FORMER: sorted({*_ids(given.get(FORMER)), *people.values()}),
        LOOKED: sorted({*_ids(given.get(LOOKED)), by}),
    }
    if goes_on:
        settings |= {HELD: {str(seat): user for seat, user in people.items()}}
    if given.get(server.BLIND):
        settings |= {server.BLIND: True}
    return replace(
        bundle,
        game=replace(row, name=_name(row.name), creator_id=by, settings=settings),
        seats=[_seat(seat, game, goes_on) for seat in bundle.seats],
        results=[replace(result, user_id=None) for result in bundle.results],
    )


def take_seat(act: Act, user: int, name: str, guild: int) -> int:
    """Seat `user`, who is a member of `guild`, where the game holds a seat for them; which one. Raises
    NotAllowed, NotRunning."""
    session = act.session
    if session.row.status not in ("live", "paused"):
        raise NotRunning
    held = dict(session.meta.get(HELD, {}))
    seat = next((int(seat) for seat, whose in held.items() if whose == user), None)
    if seat is None or session.row.guild_id != guild or any(row.user_id == user for row in session.seats):
        raise NotAllowed(text("table-no-seat-held"))
    del held[str(seat)]
    act.set_meta(**{HELD: held or None})
    act.set_seat(seat, user_id=user, name=name, away=False)
    act.notice("table-seat-taken", who=Who(seat))
    wake(act)
    act.moved.add(seat)
    act.handed.add(seat)
    return seat


def _settings(given: Mapping[str, Any], game: Game) -> TableSettings:
    found = TableSettings(takeover=next(iter(game.players)))
    for name in (field.name for field in fields(TableSettings) if field.name in given):
        found = found.changed(name, given[name], game.players)
    return found


def _ids(given: Any) -> list[int]:
    return [user for user in given if type(user) is int] if isinstance(given, list) else []


def _seat(row: SeatRow, game: Game, goes_on: bool) -> SeatRow:
    level = None
    if row.kind == "ai":
        level = row.ai if row.ai in game.players else next(iter(game.players))
    away = goes_on and row.kind == "human"
    return SeatRow(row.seat, kind=row.kind, ai=level, name=_name(row.name), away=away)


def _name(given: str) -> str:
    """A name on one line, of signs that can be seen."""
    return "".join(letter for letter in given if letter.isprintable())[:LONGEST_NAME]
