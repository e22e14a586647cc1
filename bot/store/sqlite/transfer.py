"""Reading a whole game for an export, and storing one that arrived."""

import sqlite3
from collections.abc import Sequence

from bot.store.records import NewAudit, NewMessage, Place
from bot.store.sqlite import commit, games, people
from bot.store.transfer import Bundle, arrival_status, arriving, arriving_entry, packed


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
    game = commit.insert_game(db, arriving(bundle, place), row.created_at, None)
    db.execute(
        "UPDATE games SET status = ?, epoch = ?, seq = ?, updated_at = ? WHERE id = ?",
        (arrival_status(row.status), row.epoch, row.seq, now, game),
    )
    for epoch in bundle.epochs:
        commit.insert_epoch(db, game, epoch.epoch, epoch.first_seq, epoch.rules_version, packed(epoch))
    for move in bundle.log:
        commit.append(db, game, move.seq, move.epoch, (arriving_entry(move),), move.at)
    if (snapshot := packed(row)) is not None:
        commit.put_snapshot(db, game, snapshot)
    commit.put_seats(db, game, bundle.seats)
    commit.put_results(db, game, bundle.results)
    commit.put_promises(db, game, bundle.promises)
    commit.put_outbox(db, game, outbox, now)
    commit.put_audit(db, game, audit, now)
    return game
