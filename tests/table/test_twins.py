"""Two processes on one store, each with the game in memory: nothing that was said to be done is lost, and
nothing is done twice."""

from __future__ import annotations

import ast
import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest

from bot import ROOT
from bot.engine.moves import Refused
from bot.store.postgres import PostgresStore
from bot.store.records import OutboxRow
from bot.store.repository import Store
from bot.store.sqlite import SqliteStore
from bot.table.errors import NotAllowed, Overtaken, Stale
from bot.table.out.outbox import Sent
from bot.table.people.moderation import Moderator
from bot.table.unit.afresh import TRIES
from tests.table.conftest import ANN, BOB, CAT, DAN, Bench

PEOPLE = (ANN, BOB, CAT, DAN)


class Shared(Bench):
    """A process of the bot on a store that several share: a file, or (`url`) PostgreSQL."""

    def __init__(self, path: Path, url: str = "") -> None:
        super().__init__(path)
        self.url = url

    async def connect(self) -> Store:
        if self.url:
            return await PostgresStore.open(self.url)
        return await SqliteStore.open(self.path, busy_timeout=10.0)

    @property
    def where(self) -> str:
        return self.url or str(self.path)

    async def tell(self, statement: str) -> list[Any]:
        """What the database itself makes of a statement."""
        if not self.url:
            store = cast(SqliteStore, self.store)
            return await store._on_thread(lambda db: db.execute(statement).fetchall())
        connection = await asyncpg.connect(self.url)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()


class Twin(Shared):
    """A further process on the store of another bench, with names and keys of its own."""

    def __init__(self, other: Shared) -> None:
        super().__init__(other.path, other.url)
        self._draws = self._keys = 1_000_000


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; '' for a file."""
    if request.param == "sqlite":
        return ""
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
async def bench(url: str, tmp_path: Path) -> AsyncIterator[Shared]:
    found = Shared(tmp_path / "table.sqlite3", url)
    await found.open()
    yield found
    await found.store.close()


@pytest.fixture
async def twin(bench: Shared) -> AsyncIterator[Twin]:
    found = Twin(bench)
    await found.open()
    yield found
    await found.store.close()


Acts = Callable[[], Awaitable[object]]


def hold_up(store: Store, first: Acts, times: int, *names: str) -> None:
    """The process of that store is always a little late: `first` happens just before what is named, the next
    so many times."""
    left = times

    def held_up(name: str) -> Callable[..., Awaitable[Any]]:
        real = getattr(store, name)

        async def late(*given: Any, **named: Any) -> Any:
            nonlocal left
            if left:
                left -= 1
                await first()
            return await real(*given, **named)

        return late

    for name in names:
        setattr(store, name, held_up(name))


async def late(bench: Shared, first: Acts, times: int = 1) -> Twin:
    """A twin that is overtaken by `first` the next so many times."""
    found = Twin(bench)
    await found.open()
    hold_up(found.store, first, times, "commit_move")
    return found


async def standing(bench: Shared, game: int) -> list[str]:
    return [row.name for row in await bench.store.seats(game) if row.standing.get("names")]


async def test_a_game_is_repaired_beside_the_process_that_plays_it(bench: Shared, twin: Twin) -> None:
    game = await bench.game(*PEOPLE[:2])
    await bench.plays(game, ANN, ("take", 1))
    before = (await bench.seen(game, BOB)).view
    nothing = r"'\x00'" if bench.url else "x'00'"
    await bench.tell(f"UPDATE snapshots SET data = {nothing}")
    assert (await twin.service.repair(game)).damaged
    assert not (await twin.service.repair(game)).damaged
    assert (await bench.seen(game, BOB)).view == before
    await bench.plays(game, BOB, ("take", 1))
    await twin.restart()
    assert (await twin.seen(game, BOB)).view == (await bench.seen(game, BOB)).view


async def test_standing_answers_given_to_two_processes_are_all_kept(bench: Shared, twin: Twin) -> None:
    game = await bench.game(*PEOPLE)
    await twin.seen(game)
    for process, user in zip((bench, twin, bench, twin), PEOPLE, strict=True):
        await process.service.set_standing(game, user, ["pass"])
    assert await standing(bench, game) == ["Ann", "Bob", "Cat", "Dan"]


async def test_votes_given_to_two_processes_are_all_counted(bench: Shared, twin: Twin) -> None:
    game = await bench.game(*PEOPLE)
    await twin.seen(game)
    await bench.service.votes.propose(game, ANN, "pause")
    await twin.service.votes.cast(game, BOB, "pause", yes=True)
    await bench.service.votes.cast(game, CAT, "pause", yes=True)
    assert (await twin.seen(game)).votes[0].missing == (3,)
    await twin.service.votes.cast(game, DAN, "pause", yes=True)
    assert (await bench.service.table(game)).status == "paused"


async def test_who_looks_sees_what_the_other_process_has_done(bench: Shared, twin: Twin) -> None:
    game = await bench.game(ANN, BOB)
    old = (await twin.seen(game, ANN)).asks[0].number
    await bench.plays(game, ANN, ("take", 3))
    assert (await twin.seen(game)).view.pebbles == (3, 0)
    with pytest.raises(Stale):
        await twin.plays(game, ANN, ("take", 1), ask=old)
    await twin.plays(game, BOB, ("take", 2))
    assert (await bench.seen(game)).view.pebbles == (3, 2)


async def test_who_is_overtaken_is_answered_from_the_fresh_position(bench: Shared) -> None:
    game = await bench.game(*PEOPLE)
    twin = await late(bench, lambda: bench.service.set_standing(game, ANN, ["pass"]))
    await twin.service.set_standing(game, BOB, ["pass"])
    assert await standing(bench, game) == ["Ann", "Bob"]
    await twin.store.close()


async def test_a_vote_that_was_overtaken_by_the_last_one_but_it_decides(bench: Shared) -> None:
    game = await bench.game(ANN, BOB, CAT)
    await bench.service.votes.propose(game, ANN, "pause")
    twin = await late(bench, lambda: bench.service.votes.cast(game, BOB, "pause", yes=True))
    await twin.service.votes.cast(game, CAT, "pause", yes=True)
    assert (await bench.service.table(game)).status == "paused"
    await twin.store.close()


async def test_a_vote_that_was_closed_meanwhile_is_refused_in_words(bench: Shared) -> None:
    game = await bench.game(ANN, BOB, CAT)
    await bench.service.votes.propose(game, ANN, "pause")
    twin = await late(bench, lambda: bench.service.votes.cast(game, BOB, "pause", yes=False))
    with pytest.raises(NotAllowed) as refusal:
        await twin.service.votes.cast(game, CAT, "pause", yes=True)
    assert refusal.value.reason.key == "table-vote-closed"
    assert (await bench.service.table(game)).status == "live"
    await twin.store.close()


async def test_a_move_that_is_still_legal_is_made_after_the_other(bench: Shared) -> None:
    game = await bench.game(ANN, BOB, CAT)
    twin = await late(bench, lambda: bench.service.away(game, CAT, None))
    done = await twin.plays(game, ANN, ("take", 2))
    assert not done.repeated
    assert (await bench.seen(game)).view.pebbles == (2, 0, 0)
    assert (await bench.service.table(game)).seats[2].away
    await twin.store.close()


async def test_a_move_that_is_legal_no_more_is_refused_and_made_once(bench: Shared) -> None:
    game = await bench.game(ANN, BOB, CAT)
    twin = await late(bench, lambda: bench.plays(game, ANN, ("take", 3)))
    with pytest.raises(Refused):
        await twin.plays(game, ANN, ("take", 2))
    assert (await bench.seen(game)).view.pebbles == (3, 0, 0)
    await twin.store.close()


async def test_the_same_click_in_both_processes_counts_once(bench: Shared) -> None:
    game = await bench.game(ANN, BOB)

    async def click(process: Bench) -> Any:
        return await process.service.submit(game, 0, [("take", 2)], "click", ask=None, actor=ANN)

    twin = await late(bench, lambda: click(bench))
    assert (await click(twin)).repeated
    assert (await bench.seen(game)).view.pebbles == (2, 0)
    await twin.store.close()


async def test_who_is_overtaken_every_time_is_told_so_and_nothing_has_changed(bench: Shared) -> None:
    game = await bench.game(*PEOPLE)
    by, added = Moderator(99), 0

    async def more_time() -> None:
        nonlocal added
        added += 1
        await bench.service.mod.set_setting(game, by, "hours", 24 + added)

    twin = await late(bench, more_time, TRIES)
    with pytest.raises(Overtaken) as refusal:
        await twin.service.set_standing(game, BOB, ["pass"])
    assert refusal.value.reason.key == "table-overtaken"
    assert await standing(bench, game) == []
    assert added == TRIES
    await twin.service.set_standing(game, BOB, ["pass"])
    assert await standing(bench, game) == ["Bob"]
    await twin.store.close()


async def test_everything_at_once_in_two_processes(bench: Shared, twin: Twin) -> None:
    """All seats answer, vote and promise at the same moment, through both processes."""
    game = await bench.game(*PEOPLE, pile=4000)
    await twin.seen(game)
    for _ in range(3):
        await bench.service.votes.propose(game, ANN, "pause")
        await asyncio.gather(
            *(process.service.set_standing(game, user, ["pass"]) for process, user in both(bench, twin)),
            *(
                process.service.promises.give(game, user, (seat + 1) % 4, "peace")
                for seat, (process, user) in enumerate(both(bench, twin))
            ),
            *(
                process.service.votes.cast(game, user, "pause", yes=True)
                for process, user in both(twin, bench)[1:3]
            ),
        )
        assert (await bench.seen(game)).votes[0].missing == (3,)
        assert await standing(twin, game) == ["Ann", "Bob", "Cat", "Dan"]
        await asyncio.gather(
            *(process.service.set_standing(game, user, []) for process, user in both(twin, bench)),
            bench.service.votes.cast(game, DAN, "pause", yes=False),
        )
        assert await standing(bench, game) == []
    promises = await bench.service.promises.ledger(game, None)
    assert sorted((row.id, row.text) for row in promises) == [(n, "peace") for n in range(1, 13)]
    assert (await twin.service.table(game)).status == "live"


# -- messages and timers


async def test_two_processes_that_deliver_at_once_send_every_message_once(bench: Shared, twin: Twin) -> None:
    game = await bench.game(*PEOPLE)
    await bench.service.save_prefs(ANN, {"dm": True})
    await bench.plays(game, ANN, ("draw",))
    queued = [row.nonce for row in await bench.store.pending(bench.now)]
    await asyncio.gather(bench.service.deliver(bench), twin.service.deliver(twin))
    sent = [row.nonce for row in bench.sent] + [row.nonce for row in twin.sent]
    assert len(sent) == len(set(sent))
    assert set(sent) <= set(queued)
    assert await bench.store.pending(bench.now) == []
    for process in (bench, twin):
        order = [row.id for row in process.sent if row.target == "thread"]
        assert order == sorted(order)


async def test_what_another_process_is_sending_is_waited_for(bench: Shared, twin: Twin) -> None:
    await bench.game(ANN, BOB)
    slow, begun = asyncio.Event(), asyncio.Event()

    class Slow:
        async def send(self, row: OutboxRow) -> Sent:
            begun.set()
            await slow.wait()
            return await bench.send(row)

    delivery = asyncio.create_task(bench.service.deliver(Slow()))
    await begun.wait()
    assert await twin.delivered() == [], "what follows in the thread comes after it"
    slow.set()
    await delivery
    assert await twin.delivered() == []
    assert [row.payload["kind"] for row in bench.sent] == [
        "lobby", "notice", "happenings", "table", "your-move",
    ]  # fmt: skip


async def test_two_processes_ring_every_deadline_once(bench: Shared, twin: Twin) -> None:
    game = await bench.game(*PEOPLE, hours=1)
    await bench.delivered()
    await twin.seen(game)
    for seat in range(4):
        bench.now = twin.now = bench.now + 3600
        while any(await asyncio.gather(bench.service.tick(), twin.service.tick())):
            pass
        rows = await bench.store.log(game)
        timeouts = [row.move for row in rows if row.move[0] == "timeout"]
        assert timeouts == [("timeout", late) for late in range(seat + 1)]
    assert [row.missed for row in await bench.store.seats(game)] == [1, 1, 1, 1]
    told = [row for row in await bench.delivered() if "table-timeout" in str(row.payload)]
    assert len(told) == 4


# -- processes of their own


def other(bench: Shared, name: str, *users: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.table.twin", bench.where, name, *map(str, users)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def tell(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def heard(process: subprocess.Popen[str]) -> list[list[str]]:
    """What it says until it is done, or dead."""
    assert process.stdout is not None
    said = []
    while (line := process.stdout.readline()) not in ("done\n", ""):
        said.append(line.split())
    return said


@pytest.mark.slow
async def test_two_real_processes_lose_nothing_and_do_nothing_twice(bench: Shared) -> None:
    """Votes, standing answers, moves and messages of four people through two processes at the same time."""
    game = await bench.game(*PEOPLE, pile=4000, hours=24)
    sent = [row.nonce for row in await bench.delivered()]
    moved: list[str] = []
    with other(bench, "one", ANN, CAT) as one, other(bench, "two", BOB, DAN) as two:
        for turn in range(12):
            await bench.service.votes.propose(game, ANN, "pause")
            names = [["pass"], ["pass", "pass-not-me"], ["pass-not-me"]][turn % 3]
            for process in (one, two):
                tell(process, " ".join(names))
            for process in (one, two):
                lines = await asyncio.to_thread(heard, process)
                sent += [words[1] for words in lines if words[0] == "sent"]
                moved += [words[1] for words in lines if words[0] == "moved"]
            table = await bench.service.table(game)
            assert table.status == "paused", "all four have agreed"
            assert [row.standing for row in table.seats] == [{"names": names}] * 4
            await bench.service.votes.propose(game, ANN, "resume")
            for user in (BOB, CAT, DAN):
                await bench.service.votes.cast(game, user, "resume", yes=True)
        for process in (one, two):
            assert process.stdin is not None
            process.stdin.close()
            assert process.wait() == 0
    sent += [row.nonce for row in await bench.delivered()]
    assert len(sent) == len(set(sent))
    assert await bench.store.pending(bench.now) == []
    assert moved
    keys = [row.key for row in await bench.store.log(game) if row.key is not None]
    assert sorted(moved) == sorted(key for key in keys if key.startswith(("one-", "two-")))


@pytest.mark.slow
async def test_what_a_process_died_over_is_sent_by_the_next(bench: Shared) -> None:
    game = await bench.game(ANN, BOB)
    with other(bench, "dies") as process:
        tell(process, "")
        await asyncio.to_thread(heard, process)
        assert process.wait() == -signal.SIGKILL
    claims = "SELECT nonce FROM outbox WHERE claimed_by IS NOT NULL"
    ((claimed,),) = await bench.tell(claims)
    rows = await bench.delivered()
    assert claimed in [row.nonce for row in rows]
    assert [row.payload["kind"] for row in rows] == ["lobby", "notice", "happenings", "table", "your-move"]
    assert (await bench.service.table(game)).status == "live"


def both(one: Bench, two: Bench) -> list[tuple[Bench, int]]:
    return list(zip((one, two, one, two), PEOPLE, strict=True))


def test_every_command_is_answered_afresh() -> None:
    """No act is left out: each stands in a function that is carried out again when it was overtaken."""
    left_out = []
    for path in sorted((ROOT / "bot" / "table").rglob("*.py")):
        for top in ast.parse(path.read_text("utf-8")).body:
            commands = top.body if isinstance(top, ast.ClassDef) else [top]
            for command in commands:
                if isinstance(command, ast.AsyncFunctionDef) and _acts(command):
                    named = [d.id for d in command.decorator_list if isinstance(d, ast.Name)]
                    left_out += [] if "afresh" in named else [f"{path.name}: {command.name}"]
    assert left_out == []


def _acts(command: ast.AsyncFunctionDef) -> bool:
    return any(
        isinstance(node, ast.AsyncWith)
        and any(
            isinstance(item.context_expr, ast.Call)
            and isinstance(item.context_expr.func, ast.Attribute)
            and item.context_expr.func.attr == "act"
            for item in node.items
        )
        for node in ast.walk(command)
    )


# -- what people prefer, and what servers set


async def slow_twin(bench: Shared, first: Acts) -> Twin:
    """A twin that is always a little late with settings."""
    found = Twin(bench)
    await found.open()
    hold_up(found.store, first, 1, "save_user_prefs", "save_guild_settings")
    return found


async def test_preferences_that_two_processes_save_at_once_are_both_kept(bench: Shared) -> None:
    twin = await slow_twin(bench, lambda: bench.service.save_prefs(ANN, {"dm": True}))
    assert await twin.service.prefs(ANN) == {}
    assert await twin.service.save_prefs(ANN, {"large": True}) == {"dm": True, "large": True}
    await bench.service.save_prefs(ANN, {"pings": "none"})
    assert await bench.service.prefs(ANN) == {"dm": True, "large": True, "pings": "none"}
    twin.service.heard()
    assert await twin.service.prefs(ANN) == await bench.service.prefs(ANN)
    await twin.store.close()


async def test_settings_of_a_server_that_two_processes_save_at_once_are_both_kept(bench: Shared) -> None:
    by = Moderator(99)
    twin = await slow_twin(bench, lambda: bench.service.mod.set_server(1, by, "hours", 12))
    assert await twin.service.mod.set_server(1, by, "blind", True) == {"hours": 12, "blind": True}
    assert await bench.service.server(1) == {"hours": 12, "blind": True}
    acts = [(row.detail["name"], row.detail["new"]) for row in await bench.store.audit(guild_id=1)]
    assert acts == [("blind", True), ("hours", 12)]
    await twin.store.close()
