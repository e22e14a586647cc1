"""What every store must do, whatever database is behind it: games, moves, idempotency, timers."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.store.codec import digest, pack, unpack
from bot.store.errors import AlreadyDone, Conflict, NotFound, StoreClosed, StoreError, TimerGone
from bot.store.records import (
    Committed,
    Entry,
    GameRow,
    MessageRow,
    MoveBatch,
    NewAudit,
    NewMessage,
    NewTimer,
    Place,
    PromiseRow,
    ResultRow,
    SeatRow,
)
from bot.store.repository import Store
from tests.store.conftest import NOW, SEED, Engine, lobby

ATTACK = Entry(0, ("attack", "the-mob", "banks", 12), key="interaction-1", actor=77)
ROLL = Entry(-1, (2**64 - 1,))


async def everything(store: Store, game: int) -> dict[str, object]:
    """All that a refused action might have changed."""
    return {
        "game": await store.load_game(game),
        "seats": await store.seats(game),
        "log": await store.log(game),
        "epochs": await store.epochs(game),
        "timers": await store.timers(game),
        "messages": await store.messages(game),
        "promises": await store.promises(game),
        "results": await store.results(game=game),
        "audit": await store.audit(),
        "pending": await store.pending(NOW * 2, 1000),
    }


def full_batch(game: int, version: int = 0) -> MoveBatch:
    return MoveBatch(
        game,
        version,
        NOW + 5,
        entries=[ATTACK, ROLL],
        snapshot=pack('{"turn": 1}'),
        status="over",
        timers=[NewTimer("deadline", NOW + 100, 9, seat=1), NewTimer("reminder", NOW + 50, 9)],
        outbox=[NewMessage("n-1", "thread", {"text": "Grüße 👁"}), NewMessage("n-2", "dm", {}, user_id=77)],
        messages=[MessageRow(game, "table", 2, 555)],
        audit=[NewAudit(1, 77, "act", {"seat": 0}, reason="away", game=game)],
        results=[
            ResultRow(game, 0, 77, "won", "bavaria", NOW + 5),
            ResultRow(game, 2, None, "lost", None, NOW + 5),
        ],
        promises=[PromiseRow(game, 1, 0, 1, "help next turn", NOW + 9, secret=True)],
        seats=[
            SeatRow(
                0, 77, name="Ann", standing={"pass": "unless-mine"}, away=True, away_until=NOW + 1, missed=2
            )
        ],
        seat_count=3,
        name="Renamed",
        place=Place(1, 2, 4),
        options={"mad": False},
        settings={"deadline_hours": 48},
        rules_version="rules-2",
    )


async def test_new_game_waits_in_its_lobby(store: Store) -> None:
    opened = await store.create_game(
        lobby(),
        now=NOW,
        seats=[SeatRow(0, 77)],
        outbox=[NewMessage("hello", "2", {"a": 1})],
        audit=[NewAudit(1, 77, "new")],
    )
    assert (opened.status, opened.seq, opened.epoch, opened.seats) == ("lobby", 0, 0, 4)
    assert (opened.options, opened.settings) == ({"mad": True}, {"deadline_hours": 24})
    assert (opened.seed, opened.seed_hash) == (SEED, digest(SEED))
    assert opened.snapshot is None
    assert opened.created_at == opened.updated_at == NOW
    assert await store.load_game(opened.id) == opened
    assert [row.game for row in await store.audit(game=opened.id)] == [opened.id]
    assert [row.nonce for row in await store.pending(NOW)] == ["hello"]
    assert [(row.epoch, row.first_seq, row.rules_version) for row in await store.epochs(opened.id)] == [
        (0, 1, "rules-1")
    ]


async def test_repeated_command_opens_one_game(store: Store) -> None:
    first = await store.create_game(lobby(), now=NOW, key="slash-1")
    with pytest.raises(AlreadyDone) as caught:
        await store.create_game(lobby(name="again"), now=NOW, key="slash-1")
    assert (caught.value.game, caught.value.seq) == (first.id, 0)
    assert [row.name for row in await store.live_games()] == ["Bavarian evening"]


async def test_one_action_stores_all_its_parts(store: Store, game: GameRow) -> None:
    assert await store.commit_move(full_batch(game.id)) == Committed(game.id, 1, 2, 0, 1)
    row = await store.load_game(game.id)
    assert row.snapshot is not None
    assert unpack(row.snapshot, row.snapshot_hash) == '{"turn": 1}'
    assert (row.status, row.seq, row.name, row.thread_id, row.seats) == ("over", 2, "Renamed", 4, 3)
    assert (row.options, row.settings, row.rules_version) == (
        {"mad": False},
        {"deadline_hours": 48},
        "rules-2",
    )
    assert (row.created_at, row.updated_at) == (NOW, NOW + 5)
    first, second = await store.log(game.id)
    assert (first.seq, first.seat, first.move, first.key, first.actor, first.at) == (
        1, 0, ATTACK.move, "interaction-1", 77, NOW + 5,
    )  # fmt: skip
    assert (second.seq, second.seat, second.move, second.key) == (2, -1, (2**64 - 1,), None)
    assert [(t.kind, t.seat, t.due_at, t.ask) for t in await store.timers(game.id)] == [
        ("reminder", None, NOW + 50, 9),
        ("deadline", 1, NOW + 100, 9),
    ]
    assert [(m.nonce, m.target, m.user_id, m.payload) for m in await store.pending(NOW)] == [
        ("n-1", "thread", None, {"text": "Grüße 👁"}),
        ("n-2", "dm", 77, {}),
    ]
    assert await store.messages(game.id) == [MessageRow(game.id, "table", 2, 555)]
    assert [(a.action, a.detail, a.reason, a.at) for a in await store.audit(guild_id=1)] == [
        ("act", {"seat": 0}, "away", NOW + 5)
    ]
    assert await store.results(game=game.id) == list(full_batch(game.id).results or ())
    assert await store.promises(game.id) == list(full_batch(game.id).promises)
    assert await store.seats(game.id) == list(full_batch(game.id).seats or ())


async def test_parts_not_named_stay(store: Store, game: GameRow) -> None:
    await store.commit_move(replace(full_batch(game.id), status="live"))
    before = await everything(store, game.id)
    await store.commit_move(MoveBatch(game.id, 1, NOW + 6, entries=[Entry(1, ("pass",))]))
    after = await everything(store, game.id)
    row = before["game"]
    assert isinstance(row, GameRow)
    assert after["game"] == replace(row, seq=3, version=2, updated_at=NOW + 6)
    assert {k: v for k, v in after.items() if k not in ("game", "log")} == {
        k: v for k, v in before.items() if k not in ("game", "log")
    }


async def test_same_interaction_again_changes_nothing(store: Store, game: GameRow) -> None:
    await store.commit_move(full_batch(game.id))
    await store.commit_move(
        MoveBatch(game.id, 1, NOW + 6, entries=[Entry(1, ("pass",), key="interaction-2")])
    )
    before = await everything(store, game.id)
    for version in (0, 1, 2):  # redelivered late, to a stale and to a fresh session
        again = replace(full_batch(game.id, version), outbox=[NewMessage("n-3", "thread", {})])
        with pytest.raises(AlreadyDone) as caught:
            await store.commit_move(again)
        assert (caught.value.game, caught.value.seq, caught.value.key) == (game.id, 1, "store-already-done")
    assert await everything(store, game.id) == before
    stored = await store.done("interaction-1")
    assert stored is not None
    assert (stored.game, stored.seq, stored.move) == (game.id, 1, ATTACK.move)
    assert await store.done("interaction-9") is None


async def test_stale_session_is_refused(store: Store, game: GameRow) -> None:
    await store.commit_move(MoveBatch(game.id, 0, NOW, entries=[Entry(0, ("pass",))]))
    before = await everything(store, game.id)
    for version in (0, 2):
        with pytest.raises(Conflict):
            await store.commit_move(full_batch(game.id, version))
    assert await everything(store, game.id) == before


CHANGES: dict[str, dict[str, Any]] = {
    "moves": {"entries": [Entry(0, ("pass",))]},
    "standing answers": {"seats": [SeatRow(0, 77, standing={"pass": True})]},
    "votes and settings": {"settings": {"votes": {"pause": {"yes": [0]}}}},
    "options": {"options": {"mad": False}},
    "status": {"status": "paused"},
    "place": {"place": Place(1, 2, 4)},
    "name": {"name": "Renamed"},
    "timers": {"timers": [NewTimer("deadline", NOW, 1)]},
    "messages": {"outbox": [NewMessage("n-1", "thread", {})]},
    "promises": {"promises": [PromiseRow(1, 1, 0, 1, "peace")]},
    "acts": {"audit": [NewAudit(1, 77, "look")]},
    "nothing": {},
}


@pytest.mark.parametrize("what", CHANGES)
async def test_whatever_is_stored_of_a_game_makes_older_sessions_stale(
    store: Store, game: GameRow, what: str
) -> None:
    assert await store.version(game.id) == game.version == 0
    done = await store.commit_move(MoveBatch(game.id, 0, NOW, **CHANGES[what]))
    assert done.version == await store.version(game.id) == 1
    before = await everything(store, game.id)
    with pytest.raises(Conflict):
        await store.commit_move(MoveBatch(game.id, 0, NOW, **CHANGES["standing answers"]))
    assert await everything(store, game.id) == before


async def test_unknown_game(store: Store) -> None:
    with pytest.raises(NotFound):
        await store.commit_move(full_batch(404))
    with pytest.raises(NotFound):
        await store.load_game(404)
    with pytest.raises(NotFound):
        await store.version(404)
    with pytest.raises(NotFound):
        await store.export_game(404)
    with pytest.raises(NotFound):
        await store.save_message(MessageRow(404, "table", 1, 1))
    assert await store.log(404) == []


async def test_one_bad_part_refuses_the_whole_action(store: Store, game: GameRow) -> None:
    await store.commit_move(full_batch(game.id))
    before = await everything(store, game.id)
    good = MoveBatch(game.id, 1, NOW, entries=[Entry(0, ("pass",))], snapshot=pack("{}"), timers=[])
    bad = [
        replace(good, outbox=[NewMessage("n-1", "thread", {})]),  # a nonce that was used
        replace(good, outbox=[NewMessage("n" * 26, "thread", {})]),
        replace(good, seats=[SeatRow(0), SeatRow(0)]),
        replace(good, results=[ResultRow(game.id, 0, 77, "unclear", None, NOW)]),
        replace(good, audit=[NewAudit(1, 77, "act", game=404)]),
    ]
    for batch in bad:
        with pytest.raises(StoreError):
            await store.commit_move(batch)
    with pytest.raises(TypeError):
        await store.commit_move(replace(good, outbox=[NewMessage("n-9", "thread", {"no": object()})]))
    assert await everything(store, game.id) == before
    assert (await store.commit_move(good)).seq == 3


async def test_two_writers_race_for_one_move(engine: Engine, store: Store, game: GameRow) -> None:
    rival = await engine.open()
    try:
        for turn in range(20):
            moves = [Entry(0, ("attack", turn), key=f"a{turn}"), Entry(1, ("pass", turn), key=f"b{turn}")]
            done = await asyncio.gather(
                *(
                    writer.commit_move(
                        MoveBatch(game.id, turn, NOW, entries=[move], snapshot=pack(move.key or ""))
                    )
                    for writer, move in zip((store, rival), moves, strict=True)
                ),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in done) == ["Committed", "Conflict"]
            winner = moves[[isinstance(result, Committed) for result in done].index(True)]
            (stored,) = await rival.log(game.id, turn + 1)
            assert stored.move == winner.move
            row = await rival.load_game(game.id)
            assert row.snapshot is not None
            assert unpack(row.snapshot) == winner.key
    finally:
        await rival.close()


async def test_same_interaction_twice_at_once(engine: Engine, store: Store, game: GameRow) -> None:
    rival = await engine.open()
    try:
        batch = MoveBatch(game.id, 0, NOW, entries=[ATTACK])
        done = await asyncio.gather(
            store.commit_move(batch), rival.commit_move(batch), return_exceptions=True
        )
    finally:
        await rival.close()
    assert sorted(type(result).__name__ for result in done) == ["AlreadyDone", "Committed"]
    assert len(await store.log(game.id)) == 1


async def test_confirmed_moves_survive_a_restart(engine: Engine, store: Store, game: GameRow) -> None:
    await store.commit_move(full_batch(game.id))
    before = await everything(store, game.id)
    await store.close()
    reopened = await engine.open()
    try:
        assert await everything(reopened, game.id) == before
    finally:
        await reopened.close()


async def test_cancelled_action_is_stored_entirely_or_not_at_all(store: Store, game: GameRow) -> None:
    task = asyncio.create_task(store.commit_move(full_batch(game.id)))
    await asyncio.sleep(0)  # the move is on its way to the database
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    row = await store.load_game(game.id)
    assert (row.seq, len(await store.log(game.id)), len(await store.timers(game.id))) in [
        (0, 0, 0),
        (2, 2, 2),
    ]
    done = await store.commit_move(MoveBatch(game.id, row.version, NOW, entries=[ROLL]))
    assert done.seq == row.seq + 1


async def test_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreClosed):
        await store.live_games()


async def test_log_can_be_read_in_pieces(store: Store, game: GameRow) -> None:
    await store.commit_move(MoveBatch(game.id, 0, NOW, entries=[Entry(0, ("step", n)) for n in range(10)]))
    assert [row.seq for row in await store.log(game.id)] == list(range(1, 11))
    assert [row.seq for row in await store.log(game.id, 4, limit=3)] == [4, 5, 6]
    assert await store.log(game.id, 11) == []


async def test_new_rules_close_the_epoch_with_the_stored_state(store: Store, game: GameRow) -> None:
    await store.commit_move(MoveBatch(game.id, 0, NOW, entries=[ATTACK], snapshot=pack("old")))
    closed = await store.commit_move(
        MoveBatch(
            game.id,
            1,
            NOW,
            entries=[Entry(1, ("pass",))],
            snapshot=pack("new"),
            rules_version="rules-2",
            close_epoch=True,
        )
    )
    assert closed.epoch == 1
    assert [row.epoch for row in await store.log(game.id)] == [0, 1]
    zero, one = await store.epochs(game.id)
    assert (zero.rules_version, zero.snapshot, zero.first_seq) == ("rules-1", None, 1)
    assert one.snapshot is not None
    assert (one.rules_version, unpack(one.snapshot, one.snapshot_hash), one.first_seq) == (
        "rules-2",
        "old",
        2,
    )


async def test_equal_rules_of_another_version_keep_the_epoch(store: Store, game: GameRow) -> None:
    await store.commit_move(MoveBatch(game.id, 0, NOW, rules_version="rules-2"))
    assert [(row.epoch, row.rules_version) for row in await store.epochs(game.id)] == [(0, "rules-2")]
    assert (await store.load_game(game.id)).seq == 0


async def test_live_games_and_seats(store: Store, game: GameRow) -> None:
    ended = await store.create_game(lobby(name="ended"), now=NOW, seats=[SeatRow(0, 5)])
    await store.commit_move(MoveBatch(ended.id, 0, NOW, status="archived"))
    paused = await store.create_game(lobby(name="paused"), now=NOW, seats=[SeatRow(1, 6), SeatRow(0, 5)])
    await store.commit_move(MoveBatch(paused.id, 0, NOW, status="paused", snapshot=pack("{}")))
    assert [(row.id, row.snapshot) for row in await store.live_games()] == [
        (game.id, None),
        (paused.id, None),
    ]
    seats = await store.live_seats()
    assert {number: [row.seat for row in rows] for number, rows in seats.items()} == {
        game.id: [0, 1, 2],
        paused.id: [0, 1],
    }


async def test_games_are_found_by_place_person_and_kind(store: Store, game: GameRow) -> None:
    other = await store.create_game(lobby("inwo", place=Place(1, 9)), now=NOW, seats=[SeatRow(0, 78)])

    async def found(**where: object) -> list[int]:
        return [row.id for row in await store.find_games(**where)]  # type: ignore[arg-type]

    assert await found() == [other.id, game.id]
    assert await found(thread_id=3) == [game.id]
    assert await found(channel_id=9) == [other.id]
    assert await found(user_id=78) == [other.id, game.id]
    assert await found(user_id=78, kind="inwo", guild_id=1) == [other.id]
    assert await found(guild_id=2) == []
    await store.commit_move(MoveBatch(other.id, 0, NOW, status="over"))
    assert await found(user_id=78) == [game.id]
    assert await found(statuses=("over",)) == [other.id]


async def test_due_timers_stay_until_their_move_is_stored(store: Store, game: GameRow) -> None:
    await store.commit_move(
        MoveBatch(
            game.id,
            0,
            NOW,
            timers=[NewTimer("deadline", NOW + 60, 4, seat=0), NewTimer("reminder", NOW + 30, 4)],
        )
    )
    assert await store.next_due() == NOW + 30
    assert await store.due_timers(NOW + 29) == []
    assert [t.kind for t in await store.due_timers(NOW + 60)] == ["reminder", "deadline"]
    assert [t.kind for t in await store.due_timers(NOW + 60, limit=1)] == ["reminder"]
    reminder, deadline = await store.due_timers(NOW + 60)
    await store.commit_move(
        MoveBatch(game.id, 1, NOW + 30, fired=reminder.id, outbox=[NewMessage("r", "dm", {})])
    )
    assert await store.due_timers(NOW + 60) == [deadline]
    timeout = Entry(-2, ("timeout", 4))
    await store.commit_move(MoveBatch(game.id, 2, NOW + 60, entries=[timeout], fired=deadline.id, timers=[]))
    assert await store.next_due() is None


async def test_timer_fires_once(engine: Engine, store: Store, game: GameRow) -> None:
    await store.commit_move(MoveBatch(game.id, 0, NOW, timers=[NewTimer("reminder", NOW, 1)]))
    (timer,) = await store.due_timers(NOW)
    rival = await engine.open()
    try:
        done = await asyncio.gather(
            *(
                writer.commit_move(
                    MoveBatch(game.id, 1, NOW, fired=timer.id, outbox=[NewMessage(nonce, "dm", {})])
                )
                for writer, nonce in ((store, "one"), (rival, "two"))
            ),
            return_exceptions=True,
        )
    finally:
        await rival.close()
    assert sorted(type(result).__name__ for result in done) == ["Committed", "Conflict"]
    assert len(await store.pending(NOW)) == 1


async def test_rearmed_timer_is_another_timer(store: Store, game: GameRow) -> None:
    arm = MoveBatch(game.id, 0, NOW, timers=[NewTimer("deadline", NOW, 1)])
    await store.commit_move(arm)
    (old,) = await store.due_timers(NOW)
    await store.commit_move(replace(arm, version=1))
    with pytest.raises(TimerGone):
        await store.commit_move(MoveBatch(game.id, 2, NOW, fired=old.id, timers=[]))
    (new,) = await store.due_timers(NOW)
    assert new.id != old.id


async def test_another_games_timer_cannot_be_used(store: Store, game: GameRow) -> None:
    other = await store.create_game(lobby(), now=NOW)
    await store.commit_move(MoveBatch(other.id, 0, NOW, timers=[NewTimer("deadline", NOW, 1)]))
    (timer,) = await store.due_timers(NOW)
    with pytest.raises(TimerGone):
        await store.commit_move(MoveBatch(game.id, 0, NOW, fired=timer.id))
    assert await store.due_timers(NOW) == [timer]


async def test_results_can_be_taken_back(store: Store, game: GameRow) -> None:
    await store.commit_move(full_batch(game.id))
    await store.commit_move(MoveBatch(game.id, 1, NOW, status="live", results=()))
    assert await store.results(game=game.id) == []
    assert await store.standings(guild_id=1) == []
