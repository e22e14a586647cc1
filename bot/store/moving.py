"""Everything in a store, carried over into an empty one of any engine and compared game by game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

from bot.store.errors import MovedWrongly, NotEmpty
from bot.store.lease import Lease
from bot.store.repository import Store
from bot.store.tables import TABLES, Relation, Row

PAGE = 500
"""Rows that are carried at a time."""


@dataclass(frozen=True, slots=True)
class Moved:
    """How much was carried over and found to be the same."""

    games: int
    rows: int


async def move(source: Store, target: Store) -> Moved:
    """Carry everything over, while nobody runs on either store. Raises Occupied, NotEmpty, MovedWrongly, and
    what the stores raise; then the target is not to be used."""
    async with AsyncExitStack() as places:
        for store in (source, target):
            await places.enter_async_context(Lease(store))
        for table in TABLES:
            if await target.page(table, None, 1):
                raise NotEmpty(f"there are {table.name} in it")
        rows = 0
        for table in TABLES:
            rows += await _carry(source, target, table)
        await target.go_on_from(await source.last_numbers())
        return Moved(await _compare(source, target), rows)


async def _carry(source: Store, target: Store, table: Relation) -> int:
    carried, after = 0, None
    while rows := await source.page(table, after, PAGE):
        await target.fill(table, rows)
        carried, after = carried + len(rows), table.key_of(rows[-1])
    return carried


async def _compare(source: Store, target: Store) -> int:
    """Game by game, then what belongs to none; how many games there are. Raises MovedWrongly."""
    games, after = 0, None
    while rows := await source.page(TABLES[0], after, PAGE):
        for (game,) in map(TABLES[0].key_of, rows):
            games += 1
            for table in _with_games():
                if await source.rows_of(table, game) != await target.rows_of(table, game):
                    raise MovedWrongly(f"the {table.name} of game {game}")
        after = TABLES[0].key_of(rows[-1])
    for table in TABLES:
        same = await (_same_of_none if table.game else _same)(source, target, table)
        if not same:
            raise MovedWrongly(f"the {table.name} of no game")
    if await target.page(TABLES[0], after, 1) or await source.last_numbers() != await target.last_numbers():
        raise MovedWrongly("what was not there before")
    return games


def _with_games() -> Iterator[Relation]:
    return (table for table in TABLES if table.game is not None)


async def _same_of_none(source: Store, target: Store, table: Relation) -> bool:
    return await source.rows_of(table, None) == await target.rows_of(table, None)


async def _same(source: Store, target: Store, table: Relation) -> bool:
    after: Row | None = None
    while rows := await source.page(table, after, PAGE):
        if rows != await target.page(table, after, PAGE):
            return False
        after = table.key_of(rows[-1])
    return not await target.page(table, after, 1)
