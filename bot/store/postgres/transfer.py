"""Reading a whole game for an export, and storing one that arrived."""

from collections.abc import Sequence

from bot.store.postgres import commit, games, people
from bot.store.postgres.work import Work
from bot.store.records import NewAudit, NewMessage, Place
from bot.store.transfer import Bundle, arrival_status, arriving, arriving_entry, packed


async def read_bundle(work: Work, game: int) -> Bundle:
    return Bundle(
        game=await games.load_game(work, game),
        seats=await games.seats(work, game),
        log=await games.log(work, game, 1, None),
        epochs=await games.epochs(work, game),
        results=await people.results(work, game, None, None),
        promises=await games.promises(work, game),
    )


async def write_bundle(
    work: Work,
    bundle: Bundle,
    now: float,
    place: Place,
    audit: Sequence[NewAudit],
    outbox: Sequence[NewMessage],
) -> int:
    row = bundle.game
    game = await commit.insert_game(work, arriving(bundle, place), row.created_at, None)
    await work.run(
        "UPDATE games SET status = $1, epoch = $2, seq = $3, updated_at = $4 WHERE id = $5",
        arrival_status(row.status),
        row.epoch,
        row.seq,
        now,
        game,
    )
    for epoch in bundle.epochs:
        await commit.insert_epoch(
            work, game, epoch.epoch, epoch.first_seq, epoch.rules_version, packed(epoch)
        )
    for move in bundle.log:
        await commit.append(work, game, move.seq, move.epoch, (arriving_entry(move),), move.at)
    if (snapshot := packed(row)) is not None:
        await commit.put_snapshot(work, game, snapshot)
    await commit.put_seats(work, game, bundle.seats)
    await commit.put_results(work, game, bundle.results)
    await commit.put_promises(work, game, bundle.promises)
    await commit.put_outbox(work, game, outbox, now)
    await commit.put_audit(work, game, audit, now)
    return game
