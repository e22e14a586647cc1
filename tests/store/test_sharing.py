"""Several processes on one store: one runs on it, and whatever is done is done by one of them."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest

from bot import ROOT
from bot.store.errors import Occupied, TakenOver
from bot.store.lease import Lease
from bot.store.owner import Owner
from bot.store.postgres import PostgresStore
from bot.store.records import GameRow, MoveBatch, NewMessage, NewTimer
from bot.store.repository import Store
from bot.store.sharing import LAPSE, STALE
from bot.store.sqlite import SqliteStore
from tests.store.conftest import NOW, Engine, address


@pytest.fixture
async def rival(engine: Engine) -> AsyncIterator[Store]:
    opened = await engine.open()
    yield opened
    await opened.close()


@pytest.fixture
def elsewhere(rival: Store) -> Store:
    """The rival as if it ran on another machine."""
    assert isinstance(rival, SqliteStore | PostgresStore)
    rival._owner = replace(rival._owner, host="elsewhere", boot="another")
    return rival


# one runs


async def test_one_process_runs_on_a_store_until_it_says_otherwise(store: Store, rival: Store) -> None:
    await store.occupy(now=NOW)
    await store.occupy(now=NOW + 10)
    with pytest.raises(Occupied) as refusal:
        await rival.occupy(now=NOW + 5000)  # alive, whatever its signs of life
    assert refusal.value.words["pid"] == str(os.getpid())
    assert refusal.value.words["free_in"] == 0
    (holder,) = await rival.holders()
    assert (holder.since, holder.seen) == (NOW, NOW + 10)
    await rival.vacate()
    with pytest.raises(Occupied):
        await rival.occupy(now=NOW + 5000)
    await store.vacate()
    await rival.occupy(now=NOW + 20)


async def test_a_store_that_was_closed_is_free(engine: Engine, rival: Store) -> None:
    first = await engine.open()
    await first.occupy(now=NOW)
    await first.close()
    await rival.occupy(now=NOW)


async def test_of_two_that_start_at_once_one_runs(store: Store, rival: Store) -> None:
    done = await asyncio.gather(store.occupy(now=NOW), rival.occupy(now=NOW), return_exceptions=True)
    assert sorted(type(result).__name__ for result in done) == ["NoneType", "Occupied"]


async def test_a_process_elsewhere_is_waited_for_as_long_as_it_may_live(
    store: Store, elsewhere: Store
) -> None:
    await elsewhere.occupy(now=NOW)
    with pytest.raises(Occupied) as refusal:
        await store.occupy(now=NOW + STALE - 10)
    assert refusal.value.words["host"] == "elsewhere"
    assert refusal.value.words["free_in"] == 11
    await elsewhere.occupy(now=NOW + STALE)
    with pytest.raises(Occupied):
        await store.occupy(now=NOW + STALE + 10)
    await store.occupy(now=NOW + 2 * STALE + 1)
    with pytest.raises(Occupied):
        await elsewhere.occupy(now=NOW + 2 * STALE + 2)


@pytest.fixture
def child(engine: Engine) -> Iterator[subprocess.Popen[str]]:
    """A process that will run on the store of the test."""
    command = [sys.executable, "-m", "tests.store.occupant", address(engine.where)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        yield process
        process.kill()


async def test_what_a_killed_process_had_is_free_at_once(
    store: Store, game: GameRow, child: subprocess.Popen[str]
) -> None:
    """Killed, and not even buried yet: its parent has not asked for it."""
    await store.commit_move(
        MoveBatch(
            game.id,
            0,
            NOW,
            timers=[NewTimer("deadline", NOW, 1)],
            outbox=[NewMessage("a", "thread", {}), NewMessage("b", "thread", {})],
        )
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("\n")
    child.stdin.flush()
    assert (await asyncio.to_thread(child.stdout.readline)) == "claimed\n"
    with pytest.raises(Occupied) as refusal:
        await store.occupy(now=NOW)
    assert refusal.value.words["pid"] == str(child.pid)
    assert (await store.pending(NOW), await store.due_timers(NOW)) == ([], [])
    child.send_signal(signal.SIGKILL)
    await asyncio.to_thread(os.waitid, os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    await store.occupy(now=NOW)
    assert [row.nonce for row in await store.pending(NOW)] == ["a", "b"]
    (timer,) = await store.due_timers(NOW)
    assert await store.claim_timer(timer.id, now=NOW)


async def test_a_lease_is_kept_and_given_back(engine: Engine, store: Store, rival: Store) -> None:
    times, fifth = iter(range(1000)), asyncio.Event()

    def clock() -> float:
        now = NOW + next(times)
        if now == NOW + 5:
            fifth.set()
        return now

    async with Lease(store, clock=clock, beat=0.001):
        await fifth.wait()
        (holder,) = await store.holders()
        assert holder.seen >= NOW + 4
        with pytest.raises(Occupied):
            async with Lease(rival, clock=lambda: NOW):
                pass
    async with Lease(rival, clock=lambda: NOW):
        assert await store.holders()
    assert await store.holders() == []


async def test_who_slept_too_long_is_told_that_another_has_taken_over(store: Store, elsewhere: Store) -> None:
    lost: asyncio.Queue[TakenOver] = asyncio.Queue()
    async with Lease(elsewhere, lost.put_nowait, clock=lambda: NOW, beat=0.01):
        await store.occupy(now=NOW + STALE + 1)
        told = await asyncio.wait_for(lost.get(), 20)
    assert (told.key, told.words["pid"]) == ("store-taken-over", str(os.getpid()))
    with pytest.raises(Occupied):  # what is left of the other one gives nothing back that it has not
        await elsewhere.occupy(now=NOW + STALE + 2)


# one sends, one fires


async def queued(store: Store, game: GameRow) -> None:
    rows = [NewMessage("a", "thread", {}), NewMessage("b", "dm", {}, 5), NewMessage("c", "thread", {})]
    await store.enqueue(rows, now=NOW, game=game.id)


async def nonces(store: Store, now: float = NOW) -> list[str]:
    return [row.nonce for row in await store.pending(now)]


async def test_a_claimed_message_and_what_follows_it_are_the_claimants(
    store: Store, rival: Store, game: GameRow
) -> None:
    await queued(store, game)
    first, letter, second = await store.pending(NOW)
    assert await store.claim_message(first.id, now=NOW)
    assert await store.claim_message(first.id, now=NOW + 1)  # its own
    assert not await rival.claim_message(first.id, now=NOW + 1)
    assert await nonces(store) == ["a", "b", "c"]
    assert await nonces(rival) == ["b"]
    assert await rival.claim_message(letter.id, now=NOW)
    assert await nonces(store) == ["a", "c"]
    await store.mark_sent(first.id, 1, now=NOW)
    assert not await rival.claim_message(first.id, now=NOW)
    assert await nonces(rival) == ["b", "c"]
    assert await rival.claim_message(second.id, now=NOW)
    assert not await store.claim_message(404, now=NOW)


async def test_a_message_that_failed_may_be_sent_by_anybody(
    store: Store, rival: Store, game: GameRow
) -> None:
    await queued(store, game)
    first = (await store.pending(NOW))[0]
    assert await store.claim_message(first.id, now=NOW)
    await store.mark_failed(first.id, "503", now=NOW, retry_at=NOW + 10)
    assert await nonces(rival, NOW + 10) == ["a", "b", "c"]
    assert await rival.claim_message(first.id, now=NOW + 10)


async def test_of_two_claims_at_once_one_counts(store: Store, rival: Store, game: GameRow) -> None:
    for n in range(20):
        await store.enqueue([NewMessage(f"n{n}", "dm", {}, n)], now=NOW, game=game.id)
        row = (await store.pending(NOW))[-1]
        done = await asyncio.gather(*(each.claim_message(row.id, now=NOW) for each in (store, rival)))
        assert sorted(done) == [False, True]


async def test_claims_of_a_closed_store_are_free_at_once(engine: Engine, store: Store, game: GameRow) -> None:
    await queued(store, game)
    other = await engine.open()
    for row in await other.pending(NOW):
        assert await other.claim_message(row.id, now=NOW)
    assert await nonces(store) == []
    await other.close()
    assert await nonces(store) == ["a", "b", "c"]


async def test_a_claim_from_elsewhere_lapses_with_time(store: Store, elsewhere: Store, game: GameRow) -> None:
    await queued(store, game)
    first, letter, _ = await store.pending(NOW)
    assert await elsewhere.claim_message(first.id, now=NOW)
    assert await elsewhere.claim_message(letter.id, now=NOW + 5)
    assert await nonces(store, NOW + 60) == []
    assert await store.next_pending(NOW + 60) == NOW + LAPSE
    assert await nonces(store, NOW + LAPSE) == ["a", "c"]
    assert await store.claim_message(first.id, now=NOW + LAPSE)
    assert await store.next_pending(NOW + LAPSE) == NOW + 5 + LAPSE
    assert await nonces(store, NOW + LAPSE + 5) == ["a", "b", "c"]


async def test_a_claimed_timer_is_the_claimants(store: Store, rival: Store, game: GameRow) -> None:
    timers = [NewTimer("reminder", NOW, 1), NewTimer("deadline", NOW + 1, 1)]
    await store.commit_move(MoveBatch(game.id, 0, NOW, timers=timers))
    reminder, deadline = await store.due_timers(NOW + 1)
    assert await store.claim_timer(reminder.id, now=NOW)
    assert not await rival.claim_timer(reminder.id, now=NOW)
    assert await rival.due_timers(NOW + 1) == [deadline]
    assert (await store.next_due(), await rival.next_due()) == (NOW, NOW + 1)
    assert await rival.claim_timer(deadline.id, now=NOW)
    assert await rival.next_due() == NOW + 1
    await store.commit_move(MoveBatch(game.id, 1, NOW, fired=reminder.id))
    assert not await rival.claim_timer(reminder.id, now=NOW)
    assert await store.next_due() == NOW + LAPSE


# who is gone


def test_a_process_of_the_same_number_is_not_the_same_process() -> None:
    mine = Owner.enter()
    assert mine.gone(NOW) is False
    assert Owner.parse(str(mine)) == mine
    assert replace(mine, pid=os.getppid()).gone(NOW) is not None
    assert replace(mine, pid=os.getppid(), born="at another time").gone(NOW) is True
    mine.leave()
    assert mine.gone(NOW) is True


def test_what_cannot_be_told_from_here_is_not_said() -> None:
    mine = Owner.enter()
    assert replace(mine, space="a container").gone(NOW) is None
    assert replace(mine, boot="another", host="elsewhere").gone(0.0) is None
    assert replace(mine, boot="before").gone(NOW * 2) is None
    assert replace(mine, boot="before").gone(0.0) is True, "this machine was started again since"
    mine.leave()


# who hears of whom


async def test_a_running_process_hears_of_what_another_stores_and_not_of_itself(
    store: Store, rival: Store
) -> None:
    heard: list[str] = []
    async with Lease(store, heard=lambda: heard.append("news"), clock=lambda: NOW, beat=1000) as lease:
        await store.save_user_prefs(1, {"dm": True})
        await lease.sign()
        assert heard == []
        await rival.save_user_prefs(1, {"dm": False})
        await lease.sign()
        await lease.sign()
        assert heard == ["news"]
