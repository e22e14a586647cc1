"""A stored position that is damaged, made again from the log of its game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.moves import Refused
from bot.games.contract import Game
from bot.store.codec import Packed, digest, pack, unpack
from bot.store.errors import StoreCorrupt
from bot.store.records import EpochRow, GameRow, LogRow
from bot.store.repository import Store
from bot.table.unit import fate, undo
from bot.table.unit.crew import Crew, Kind

FINGERPRINT = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """A position made from the `moves` of the log."""

    position: Packed
    moves: int


def whole(row: GameRow) -> bool:
    """Whether the stored position can be read; before the first move there may be none."""
    if row.snapshot is None:
        return not row.seq
    try:
        return bool(unpack(row.snapshot, row.snapshot_hash))
    except StoreCorrupt:
        return False


async def rebuild(store: Store, crew: Crew, game: Game, row: GameRow) -> Rebuilt:
    """The position after the last move of `row`, from its log. Raises StoreCorrupt with the fault found."""
    epochs, log = await _history(store, row)
    return await crew.run(Kind.REPLAYS, _replayed, game, row, epochs[-1], log)


async def read_through(store: Store, row: GameRow) -> None:
    """Read all that is stored of a game, without playing it again. Raises StoreCorrupt with the fault."""
    if not whole(row):
        raise StoreCorrupt("the position cannot be read")
    await store.seats(row.id)
    await store.timers(row.id)
    await store.promises(row.id)
    epochs, _ = await _history(store, row)
    for epoch in epochs:
        if epoch.snapshot is not None:
            unpack(epoch.snapshot, epoch.snapshot_hash)


async def _history(store: Store, row: GameRow) -> tuple[Sequence[EpochRow], Sequence[LogRow]]:
    """The epochs, one at least, and the moves 1 to `row.seq`. Raises StoreCorrupt."""
    try:
        epochs, log = await store.epochs(row.id), await store.log(row.id)
    except StoreCorrupt as error:
        raise StoreCorrupt(f"the log cannot be read: {error}") from error
    if not epochs:
        raise StoreCorrupt("the log has no beginning")
    if digest(row.seed) != row.seed_hash:
        raise StoreCorrupt("the seed does not match its published hash")
    found, wanted = [entry.seq for entry in log], range(1, row.seq + 1)
    if found != list(wanted):
        gap = next((seq for seq in wanted if seq not in set(found)), row.seq + 1)
        raise StoreCorrupt(
            f"the log has no move {gap}" if gap <= row.seq else f"the log goes beyond move {row.seq}"
        )
    return epochs, log


def _replayed(game: Game, row: GameRow, epoch: EpochRow, log: Sequence[LogRow]) -> Rebuilt:
    _, wrong = fate.wrong_values(row.seed, ((entry.seq, entry.seat, entry.move) for entry in log))
    if wrong:
        raise StoreCorrupt(f"move {wrong[0]} of the log was not drawn from the seed")
    try:
        kernel = undo.opening(game.rules, row.seats, dict(row.options), epoch)
    except (ValueError, StoreCorrupt) as error:
        raise StoreCorrupt(f"the position before move {epoch.first_seq} is damaged: {error}") from error
    for step in undo.course(undo.steps(entry for entry in log if entry.seq >= epoch.first_seq)):
        try:
            undo.advance(kernel, [step])
        except Exception as error:  # damaged moves may fail in any way
            why = "it is not legal there" if isinstance(error, Refused) else "they fail over it"
            raise StoreCorrupt(f"move {step.seq} of the log does not fit the rules: {why}") from error
    dump = kernel.s.dump()
    if not _stored(row, dump):
        raise StoreCorrupt("the log leads to another position than the one stored")
    return Rebuilt(pack(dump), len(log))


def _stored(row: GameRow, dump: str) -> bool:
    """Whether `dump` is the position that was stored last, as far as what is left of it can tell."""
    if row.snapshot is None or not FINGERPRINT.fullmatch(row.snapshot_hash or ""):
        return True
    try:
        return digest(dump) == row.snapshot_hash or unpack(row.snapshot) == dump
    except StoreCorrupt:
        return False
