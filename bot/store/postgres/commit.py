"""Writing: opening a game and storing one action. Each function runs inside one transaction."""

from collections.abc import Iterable, Sequence

from bot.store import written
from bot.store.codec import Packed, digest, to_json
from bot.store.errors import AlreadyDone, Conflict, NotFound, TimerGone
from bot.store.postgres.work import Work
from bot.store.records import (
    Committed,
    Entry,
    MessageRow,
    MoveBatch,
    NewAudit,
    NewGame,
    NewMessage,
    NewTimer,
    PromiseRow,
    ResultRow,
    SeatRow,
)


async def create_game(
    work: Work,
    new: NewGame,
    now: float,
    key: str | None,
    seats: Sequence[SeatRow],
    timers: Sequence[NewTimer],
    outbox: Sequence[NewMessage],
    audit: Sequence[NewAudit],
) -> int:
    if row := await work.row("SELECT id FROM games WHERE creation_key = $1", key):
        raise AlreadyDone(row[0], 0)
    game = await insert_game(work, new, now, key)
    await insert_epoch(work, game, 0, 1, new.rules_version, None)
    await put_seats(work, game, seats)
    await _put_timers(work, game, timers)
    await put_outbox(work, game, outbox, now)
    await put_audit(work, game, audit, now)
    return game


async def insert_game(work: Work, new: NewGame, now: float, key: str | None) -> int:
    work.guilds.add(new.place.guild_id)
    row = await work.row(
        "INSERT INTO games (kind, name, guild_id, channel_id, thread_id, status, options, seats, epoch,"
        " rules_version, seed, seed_hash, seq, created_at, updated_at, creator_id, settings, creation_key)"
        " VALUES ($1, $2, $3, $4, $5, 'lobby', $6, $7, 0, $8, $9, $10, 0, $11, $11, $12, $13, $14)"
        " RETURNING id",
        new.kind,
        new.name,
        new.place.guild_id,
        new.place.channel_id,
        new.place.thread_id,
        to_json(dict(new.options)),
        new.seats,
        new.rules_version,
        new.seed,
        digest(new.seed),
        now,
        new.creator_id,
        to_json(dict(new.settings)),
        key,
    )
    assert row is not None
    return int(row[0])


async def commit_move(work: Work, batch: MoveBatch) -> Committed:
    await refuse_repeats(work, batch.entries)
    done = await _advance(work, batch)
    if batch.fired is not None and not await work.run(
        "DELETE FROM timers WHERE id = $1 AND game = $2", batch.fired, batch.game
    ):
        raise TimerGone(f"timer {batch.fired} of game {batch.game} is gone")
    await _set_epoch(work, batch, done)
    await append(work, batch.game, done.first_seq, done.epoch, batch.entries, batch.now)
    if batch.snapshot is not None:
        await put_snapshot(work, batch.game, batch.snapshot)
    if batch.timers is not None:
        await _put_timers(work, batch.game, batch.timers)
    if batch.seats is not None:
        await put_seats(work, batch.game, batch.seats)
    if batch.results is not None:
        await put_results(work, batch.game, batch.results)
    await put_promises(work, batch.game, batch.promises)
    await put_messages(work, batch.game, batch.messages)
    await put_outbox(work, batch.game, batch.outbox, batch.now)
    if batch.place is not None:
        await _release(work, batch.game)
    await put_audit(work, batch.game, batch.audit, batch.now)
    return done


async def mark_broken(
    work: Work,
    game: int,
    why: str,
    now: float,
    outbox: Sequence[NewMessage],
    audit: Sequence[NewAudit],
) -> bool:
    if await work.run("DELETE FROM timers WHERE game = $1", game):
        await work.run("UPDATE games SET version = version + 1 WHERE id = $1", game)
    marked = await work.row(
        "UPDATE games SET broken = $1, status = CASE status WHEN 'live' THEN 'paused' ELSE status END,"
        " version = version + 1, updated_at = $2 WHERE id = $3 AND broken IS NULL RETURNING guild_id",
        why,
        now,
        game,
    )
    if marked is None:
        return False
    work.guilds.add(marked[0])
    await put_outbox(work, game, outbox, now)
    await put_audit(work, game, audit, now)
    return True


async def mark_sound(work: Work, game: int) -> None:
    await work.run("UPDATE games SET broken = NULL WHERE id = $1", game)


async def refuse_repeats(work: Work, entries: Sequence[Entry]) -> None:
    """Raises AlreadyDone if the interaction of an entry was stored before."""
    keys = [entry.key for entry in entries if entry.key is not None]
    if keys and (
        row := await work.row(
            "SELECT l.game, l.seq FROM unnest($1::text[]) WITH ORDINALITY given (key, place)"
            " JOIN log l ON l.key = given.key ORDER BY given.place LIMIT 1",
            keys,
        )
    ):
        raise AlreadyDone(*row)


async def _advance(work: Work, batch: MoveBatch) -> Committed:
    """Move the game's row on from `batch.version`: from here on no other transaction changes it. Unnamed
    columns spare their indexes."""
    changes = written.changes(batch)
    columns = ", ".join(f"{column} = ${n}" for n, column in enumerate(changes, 5))
    row = await work.row(
        f"UPDATE games SET {columns}, seq = seq + $3, epoch = epoch + $4, version = version + 1"
        " WHERE id = $1 AND version = $2 RETURNING seq, epoch, version, guild_id",
        batch.game,
        batch.version,
        len(batch.entries),
        int(batch.close_epoch),
        *changes.values(),
    )
    if row is not None:
        seq, epoch, version, guild = row
        work.guilds.add(guild)
        return Committed(batch.game, seq - len(batch.entries) + 1, seq, epoch, version)
    await refuse_repeats(work, batch.entries)  # it may have been stored while this one waited
    found = await work.row("SELECT version FROM games WHERE id = $1", batch.game)
    if found is None:
        raise NotFound(f"game {batch.game}")
    raise Conflict(f"game {batch.game} is at version {found[0]}, not {batch.version}")


async def _set_epoch(work: Work, batch: MoveBatch, done: Committed) -> None:
    if batch.close_epoch:
        await work.run(
            "INSERT INTO epochs SELECT g.id, g.epoch, $1, g.rules_version, s.data, s.hash"
            " FROM games g LEFT JOIN snapshots s ON s.game = g.id WHERE g.id = $2",
            done.first_seq,
            batch.game,
        )
    elif batch.rules_version is not None:
        await work.run(
            "UPDATE epochs SET rules_version = $1 WHERE game = $2 AND epoch = $3",
            batch.rules_version,
            batch.game,
            done.epoch,
        )


async def insert_epoch(
    work: Work, game: int, epoch: int, first_seq: int, version: str, start: Packed | None
) -> None:
    data, hash = (None, None) if start is None else (start.data, start.hash)
    await work.run(
        "INSERT INTO epochs VALUES ($1, $2, $3, $4, $5, $6)", game, epoch, first_seq, version, data, hash
    )


async def append(work: Work, game: int, first: int, epoch: int, entries: Sequence[Entry], at: float) -> None:
    await work.each(
        "INSERT INTO log VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        written.moves(game, first, epoch, entries, at),
    )


async def put_snapshot(work: Work, game: int, snapshot: Packed) -> None:
    await work.run(
        "INSERT INTO snapshots VALUES ($1, $2, $3)"
        " ON CONFLICT (game) DO UPDATE SET data = excluded.data, hash = excluded.hash",
        game,
        snapshot.data,
        snapshot.hash,
    )


async def _put_timers(work: Work, game: int, timers: Iterable[NewTimer]) -> None:
    await work.run("DELETE FROM timers WHERE game = $1", game)
    await work.each(
        "INSERT INTO timers (game, seat, kind, due_at, ask) VALUES ($1, $2, $3, $4, $5)",
        written.timers(game, timers),
    )


async def _release(work: Work, game: int) -> None:
    """What could not be said where the game lived is tried anew where it lives now."""
    await work.run(
        "UPDATE outbox SET not_before = 0, attempts = 0"
        " WHERE game = $1 AND target = 'thread' AND state = 'pending' AND attempts > 0",
        game,
    )


async def put_seats(work: Work, game: int, seats: Iterable[SeatRow]) -> None:
    await work.run("DELETE FROM seats WHERE game = $1", game)
    await work.each(
        "INSERT INTO seats VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        written.seats(game, seats),
    )


async def put_results(work: Work, game: int, results: Iterable[ResultRow]) -> None:
    await work.run("DELETE FROM results WHERE game = $1", game)
    await work.each(
        "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6)",
        written.results(game, results),
    )


async def put_promises(work: Work, game: int, promises: Iterable[PromiseRow]) -> None:
    await work.each(
        "INSERT INTO promises VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game, id) DO UPDATE SET"
        " seat_from = excluded.seat_from, seat_to = excluded.seat_to, text = excluded.text,"
        " due = excluded.due, state = excluded.state, secret = excluded.secret",
        written.promises(game, promises),
    )


async def put_messages(work: Work, game: int, messages: Iterable[MessageRow]) -> None:
    await work.each(
        "INSERT INTO messages VALUES ($1, $2, $3, $4) ON CONFLICT (game, slot) DO UPDATE SET"
        " channel_id = excluded.channel_id, message_id = excluded.message_id",
        [(game, row.slot, row.channel_id, row.message_id) for row in messages],
    )


async def put_outbox(
    work: Work,
    game: int | None,
    outbox: Iterable[NewMessage],
    now: float,
    on_known_nonce: str = "",
) -> None:
    await work.each(
        "INSERT INTO outbox (game, nonce, target, user_id, payload, state, attempts, not_before, changed_at)"
        f" VALUES ($1, $2, $3, $4, $5, 'pending', 0, $6, $7) {on_known_nonce}",
        written.messages_to_send(game, outbox, now),
    )


async def put_audit(work: Work, game: int | None, audit: Iterable[NewAudit], now: float) -> None:
    await work.each(
        "INSERT INTO audit (guild_id, game, actor_id, action, detail, reason, at)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)",
        written.acts(game, audit, now),
    )
