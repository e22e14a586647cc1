"""Games that were kept by an earlier state of this code go on as if nothing had been changed.

They must: what is stored outlives every version. Where rules were changed on purpose, and their `version`
with them, `pytest --update tests/proof/test_kept.py` writes down anew how the games end.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

from bot.engine.kernel import Kernel
from bot.engine.moves import Refused
from bot.games.registry import GAMES
from bot.store.codec import digest, unpack
from bot.store.transfer import from_export
from bot.table.past.texts import from_json
from bot.table.unit import fate, undo
from bot.ui.front import Front
from bot.ui.letters.letters import Heard, Letters
from bot.ui.out.pictures import Gallery
from bot.ui.panel import panel
from bot.ui.words.catalogue import Catalogue
from tests.proof.positions import (
    DATABASE,
    ENDS,
    KEPT,
    MONA,
    POSITIONS,
    Position,
    Tables,
    to_the_end,
)
from tests.support.copies import state_hash
from tests.table.conftest import ANN, BOB

AT_THE_TABLE = 8
"""Decisions of people that are made at each kept table."""
TO_THE_END = 1500
"""Further moves after which a game is cut off, if it has not ended."""
EACH = [pytest.param(number, position, id=position.name) for number, position in enumerate(POSITIONS, 1)]
Recorded = Callable[[str, Any], Any]


@pytest.fixture(scope="module")
def recorded(update: bool) -> Iterator[Recorded]:
    """`recorded(what, now)`: what was written down; `now` itself if it is to be written anew."""
    written = json.loads(ENDS.read_text("utf-8")) if ENDS.exists() else {}

    def look(what: str, now: Any) -> Any:
        if update:
            written[what] = json.loads(json.dumps(now))
        return written[what]

    yield look
    if update:
        ENDS.write_text(json.dumps(written, indent=1, sort_keys=True) + "\n", "utf-8")


def export_of(position: Position) -> Any:
    return json.loads(lzma.decompress((KEPT / f"{position.name}.json.xz").read_bytes()))


def replayed(position: Position) -> tuple[Any, bool]:
    """Where a kept export stands, and whether its log leads elsewhere now, or nowhere, as it may under other
    rules."""
    bundle = from_export(export_of(position))
    row = bundle.game
    kernel = undo.opening(GAMES[row.kind].rules, row.seats, dict(row.options), bundle.epochs[-1])
    stored = kernel.rules.state.load(unpack(row.snapshot, row.snapshot_hash))
    try:
        undo.advance(kernel, undo.course(undo.steps(bundle.log)))
    except Refused:
        parted = True
    else:
        parted = kernel.s.dump() != stored.dump()
    assert not parted or row.rules_version != kernel.rules.info.version, "its log leads to another position"
    assert fate.wrong_values(row.seed, ((e.seq, e.seat, e.move) for e in bundle.log))[1] == []
    return stored if parted else kernel.s, parted


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """The bot on a copy of the kept database."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(lzma.decompress(DATABASE.read_bytes()))
    found = Tables(path, "on")
    await found.open()
    yield found
    await found.store.close()


def front_of(tables: Tables) -> Front:
    return Front(tables.service, Catalogue(), GAMES, Gallery(lambda *_: b""))


@pytest.mark.parametrize(("number", "position"), EACH)
def test_an_export_replays_and_plays_on_to_the_same_end(
    number: int, position: Position, recorded: Recorded
) -> None:
    state, parted = replayed(position)
    assert parted == recorded(f"other rules {position.name}", parted)
    assert position.reached(state)
    end = to_the_end(Kernel(GAMES[position.game].rules, state), position.name, TO_THE_END)
    assert end == recorded(f"export {position.name}", end)


async def test_the_database_opens_and_every_game_in_it_goes_on_to_the_same_end(
    tables: Tables, recorded: Recorded
) -> None:
    closed = [number for number, position in enumerate(POSITIONS, 1) if replayed(position)[1]]
    assert await tables.service.wake() == closed, "a game does not replay under these rules"
    for number, position in enumerate(POSITIONS, 1):
        assert position.reached(await tables.state(number))
        dice = Random(position.name)
        for _ in range(AT_THE_TABLE):
            await tables.decide(number, dice)
        state = await tables.state(number)
        log = [(row.seat, row.move, row.lines) for row in await tables.store.log(number)]
        at_the_table = {"state": state_hash(state), "log": digest(json.dumps(log))[:16]}
        end = to_the_end(Kernel(GAMES[position.game].rules, state), position.name, TO_THE_END)
        assert [at_the_table, end] == recorded(f"table {position.name}", [at_the_table, end])


@pytest.mark.parametrize(("number", "position"), EACH)
def test_what_was_told_then_has_its_messages_now(number: int, position: Position) -> None:
    """Its lines bear the names that messages had then (`past.ftl`)."""
    catalogue = Catalogue()
    told = [line for move in from_export(export_of(position)).log for line in move.lines]
    with structlog.testing.capture_logs() as logs:
        for public, own in told:
            for line in (public, *own.values()):
                assert line is None or catalogue.format(from_json(line))
    assert [log["key"] for log in logs if log["fault"] == "no such message"] == []


async def test_every_control_of_a_kept_panel_is_still_called_the_same(
    tables: Tables, recorded: Recorded
) -> None:
    """Buttons live as long as the messages they stand below."""
    front = front_of(tables)
    for number, position in enumerate(POSITIONS, 1):
        table = await tables.service.table(number)
        for user in [row.user_id for row in table.seats if row.user_id is not None]:
            shown = panel.panel(front, await front.reader(user), await tables.service.panel(number, user))
            ids = sorted(item.custom_id for item in shown.view.walk_children() if hasattr(item, "custom_id"))
            assert ids == recorded(f"controls {position.name} {user}", ids)


async def test_open_letters_are_answered_and_read_when_their_time_has_come(tables: Tables) -> None:
    letters = Letters(front_of(tables))
    asked, reviewed = (
        next(n for n, position in enumerate(POSITIONS, 1) if position.name == name)
        for name in ("tsw-letters", "tsw-review")
    )
    (question,) = (await letters.talk(ANN)).held
    assert (question.game, question.question.key) == (asked, "tsw-ask-missing")
    heard = await letters.choose(ANN, question.id, 0, tables.key())
    assert heard.question is None or heard.question.id != question.id
    told: list[Heard] = []

    async def tell(user: int, key: str, heard: Heard) -> None:
        assert user == BOB
        told.append(heard)

    assert await letters.catch_up(tell) == 0, "the gamemaster has not let go yet"
    await tables.service.mod.host_move(reviewed, MONA, ("approve",), tables.key())
    assert await letters.catch_up(tell) == 1
    assert [written.words for written in told[0].written]


def test_all_that_is_kept_is_tried() -> None:
    assert {file.name for file in KEPT.iterdir()} == {
        DATABASE.name, ENDS.name, *(f"{position.name}.json.xz" for position in POSITIONS),
    }  # fmt: skip
