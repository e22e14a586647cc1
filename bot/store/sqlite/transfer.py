"""Reading a whole game for an export, and storing one that arrived."""

import sqlite3
from collections.abc import Sequence

from bot.store.codec import Packed
from bot.store.repository import Entry, EpochRow, GameRow, NewAudit, NewGame, NewMessage, Place
from bot.store.sqlite import commit, games, people
from bot.store.transfer import Bundle, arrival_status


def read_bundle(db: sqlite3.Connection, game: int) -> Bundle:
    return Bundle(
        game=games.load_game(db, game),
        seats=games.seats(db, game),
        log=games.log(db, game, 1, None),
        epochs=games.epochs(db, game),
        results=people.results(db, game, None, -1),
        promises=games.promises(db, game),
    )


def write_bundle(
    db: sqlite3.Connection,
    bundle: Bundle,
    now: float,
    place: Place,
    audit: Sequence[NewAudit],
    outbox: Sequence[NewMessage],
) -> int:
    row = bundle.game
    new = NewGame(
        kind=row.kind,
        name=row.name,
        place=place,
        seats=row.seats,
        creator_id=row.creator_id,
        seed=row.seed,
        rules_version=row.rules_version,
        options=row.options,
        settings=row.settings,
    )
    game = commit.insert_game(db, new, row.created_at, None)
    db.execute(
        "UPDATE games SET status = ?, epoch = ?, seq = ?, updated_at = ? WHERE id = ?",
        (arrival_status(row.status), row.epoch, row.seq, now, game),
    )
    for epoch in bundle.epochs:
        start = _packed(epoch)
        commit.insert_epoch(db, game, epoch.epoch, epoch.first_seq, epoch.rules_version, start)
    for move in bundle.log:
        entry = Entry(move.seat, move.move, None, move.actor, move.note, move.lines)
        commit.append(db, game, move.seq, move.epoch, (entry,), move.at)
    if (snapshot := _packed(row)) is not None:
        commit.put_snapshot(db, game, snapshot)
    commit.put_seats(db, game, bundle.seats)
    commit.put_results(db, game, bundle.results)
    commit.put_promises(db, game, bundle.promises)
    commit.put_outbox(db, game, outbox, now)
    commit.put_audit(db, game, audit, now)
    return game


def _packed(row: GameRow | EpochRow) -> Packed | None:
    if row.snapshot is None or row.snapshot_hash is None:
        return None
    return Packed(row.snapshot, row.snapshot_hash)
