"""Games that go on in worker processes: they come out as they would have in the bot's own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import ROOT
from bot.engine.kernel import Stuck
from bot.engine.moves import Refused, text
from bot.games.registry import GAMES
from bot.table.people.moderation import Moderator
from bot.table.service import TableService
from bot.table.unit.crew import Crew, Kind, Lost
from tests.table.conftest import ANN, PLACE, Bench

SIZES = {"illuminati": 4, "illuminopoly": 4, "tsw": 8, "inwo": 3}


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    found = Crew(1)
    yield found
    found.close()


class Helped(Bench):
    """A bench whose service has workers."""

    def __init__(self, path: Path, crew: Crew) -> None:
        super().__init__(path, dict(GAMES))
        self.crew = crew

    async def open(self) -> None:
        await super().open()
        self.service = TableService(
            self.store, self.games, lambda: self.now, self.entropy, self.defaults, crew=self.crew
        )

    async def against_ais(self, kind: str, moves: int) -> int:
        """A game of one person, who does what an AI would do, and AI seats, after some moves of hers."""
        lobby = self.service.lobby
        game = (await lobby.create(kind, PLACE, ANN, "Ann", self.key())).game
        for _ in range(SIZES[kind] - 1):
            await lobby.add_ai(game, ANN, "heuristic")
        await lobby.start(game, ANN, self.key())
        player = GAMES[kind].players["heuristic"]()
        for _ in range(moves):
            await self.later(0.001)
            seen = await self.seen(game, ANN)
            if seen.asks:
                move = player.choose(seen.view, seen.asks[0], lambda n: 0)
                await self.plays(game, ANN, move)
        return game


async def told(bench: Helped, game: int) -> list[Any]:
    """All that was stored of a game: its moves with what everybody was told, and the position."""
    rows = [(row.seat, row.move, row.lines, row.note) for row in await bench.store.log(game)]
    stored = await bench.store.load_game(game)
    return [*rows, stored.snapshot_hash, [(m.target, m.payload) for m in bench.sent]]


@pytest.mark.parametrize("kind", GAMES)
async def test_a_game_in_workers_is_the_same_game(tmp_path: Path, kind: str, crew: Crew) -> None:
    stored = []
    for number, workers in enumerate((Crew(), crew)):
        bench = Helped(tmp_path / f"{number}.sqlite3", workers)
        await bench.open()
        game = await bench.against_ais(kind, 6)
        stored.append(await told(bench, game))
        await bench.store.close()
    alone, helped = stored
    assert len(alone) > 12, "the AI seats have moved"
    assert helped == alone


async def test_what_was_done_in_a_worker_can_be_taken_back(tmp_path: Path, crew: Crew) -> None:
    bench = Helped(tmp_path / "back.sqlite3", crew)
    await bench.open()
    game = await bench.against_ais("illuminati", 4)
    end = (await bench.service.table(game)).seq
    assert end > 8
    alone = TableService(bench.store, bench.games, lambda: bench.now, bench.entropy)
    assert await bench.service.moment(game, 3, None) == await alone.moment(game, 3, None)
    await bench.service.mod.undo_to(game, Moderator(99), 0)
    seen = await bench.seen(game, ANN)
    assert seen.table.seq > end, "the numbers go on"
    await bench.store.close()


class Noting(Crew):
    """Does everything at once, and notes for whom it was."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[Kind, str]] = []

    async def run(self, kind: Kind, job: Callable[..., Any], *given: Any) -> Any:
        self.noted.append((kind, job.__name__))
        return await super().run(kind, job, *given)


async def test_whole_turns_ai_seats_and_replays_are_work_of_different_kinds(tmp_path: Path) -> None:
    notes: dict[str, set[Kind]] = {}
    for kind in ("illuminati", "tsw"):
        crew = Noting()
        bench = Helped(tmp_path / f"{kind}.sqlite3", crew)
        await bench.open()
        game = await bench.against_ais(kind, 2)
        notes[kind] = {work for work, _ in crew.noted}
        crew.noted.clear()
        if kind == "illuminati":
            await bench.service.moment(game, 3, None)
            await bench.service.mod.undo_to(game, Moderator(99), 0)
            assert (Kind.REPLAYS, "replay") in crew.noted
            assert (Kind.REPLAYS, "_looked_at") in crew.noted
        await bench.store.close()
    assert notes == {"illuminati": {Kind.SEATS}, "tsw": {Kind.SEATS, Kind.TURNS}}


async def test_what_takes_long_to_see_is_made_once_by_a_worker(tmp_path: Path) -> None:
    crew = Noting()
    bench = Helped(tmp_path / "inwo.sqlite3", crew)
    await bench.open()
    game = await bench.against_ais("inwo", 0)
    player, work = GAMES["inwo"].players["heuristic"](), (Kind.VIEWS, "own")
    alone = TableService(bench.store, bench.games, lambda: bench.now, bench.entropy)
    while work not in crew.noted:
        await bench.later(0.001)
        seen = await bench.seen(game, ANN)
        if seen.asks and work not in crew.noted:
            await bench.plays(game, ANN, player.choose(seen.view, seen.asks[0], lambda n: 0))
    assert seen.view.outlook
    assert await bench.seen(game, ANN) == seen == await alone.panel(game, ANN)
    assert crew.noted.count(work) == 1
    await bench.store.close()


class Slow(Crew):
    """AI seats think until they are told not to."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking, self.over = asyncio.Event(), asyncio.Event()
        self.over.set()

    async def run(self, kind: Kind, job: Callable[..., Any], *given: Any) -> Any:
        if kind is Kind.SEATS:
            self.thinking.set()
            await self.over.wait()
        return await super().run(kind, job, *given)


async def test_a_table_is_read_as_it_was_while_a_worker_goes_on_with_it(tmp_path: Path) -> None:
    crew = Slow()
    bench = Helped(tmp_path / "slow.sqlite3", crew)
    await bench.open()
    game = await bench.against_ais("illuminati", 4)
    while not (before := await bench.seen(game, ANN)).asks:
        await bench.later(0.001)
    logged, as_it_was = await bench.service.log(game, 0), repr(before)  # an offer looks at its game
    crew.over.clear()
    crew.thinking.clear()
    going_on = asyncio.create_task(bench.plays(game, ANN, ("end",)))
    await asyncio.wait_for(crew.thinking.wait(), 60)
    for _ in range(2):
        assert repr(await asyncio.wait_for(bench.seen(game, ANN), 60)) == as_it_was
    assert await asyncio.wait_for(bench.service.log(game, 0), 60) == logged
    assert not going_on.done()
    crew.over.set()
    await going_on
    after = await bench.seen(game, ANN)
    assert after.table.seq > before.table.seq
    assert len(await bench.service.log(game, 0, limit=100)) > len(logged)
    await bench.store.close()


async def test_no_kind_of_work_waits_for_another(tmp_path: Path) -> None:
    crew = Crew(1)
    try:
        for busy in Kind:
            pipe = tmp_path / busy
            os.mkfifo(pipe)
            long = asyncio.create_task(crew.run(busy, Path.read_text, pipe))
            for other in set(Kind) - {busy}:
                assert await asyncio.wait_for(crew.run(other, str.upper, "done"), 60) == "DONE"
            assert not long.done()
            pipe.write_text("at last")
            assert await long == "at last"
    finally:
        crew.close()


async def test_workers_without_work_are_dismissed_and_others_hired_in_time() -> None:
    crew = Crew(1, idle=0)
    try:
        first = await crew.run(Kind.LETTERS, os.getpid)
        assert await asyncio.to_thread(ended, first)
        assert await crew.run(Kind.LETTERS, abs, -5) == 5
    finally:
        crew.close()


async def test_workers_are_ready_before_there_is_work() -> None:
    crew = Crew(1)
    try:
        crew.warm(dict.fromkeys(Kind, _mark))
        for kind in Kind:
            assert await crew.run(kind, os.getenv, "FNORD_MARKED") == "yes"
    finally:
        crew.close()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no such order of processes")
async def test_workers_stand_back_for_the_loop(crew: Crew) -> None:
    assert await crew.run(Kind.SEATS, os.nice, 0) > os.nice(0) or os.nice(0) > 9


def _mark() -> None:
    os.environ["FNORD_MARKED"] = "yes"


def _die_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _refuse() -> None:
    raise Refused([text("refused-not-asked")])


def _get_stuck() -> None:
    raise Stuck("move 1: nobody is asked")


def _fail_with_a_secret() -> None:
    class Local(Exception):
        pass

    raise Local("the hand: ace of spies")


async def test_a_job_is_done_although_a_worker_dies_over_it(tmp_path: Path, crew: Crew) -> None:
    assert await crew.run(Kind.SEATS, _die_once, str(tmp_path / "dead")) == "done"


async def test_a_job_that_kills_workers_fails_and_the_next_is_done(crew: Crew) -> None:
    with pytest.raises(Lost, match="_die"):
        await crew.run(Kind.SEATS, _die)
    assert await crew.run(Kind.SEATS, abs, -5) == 5


async def test_what_goes_wrong_in_a_worker_is_told_as_what_it_is(crew: Crew) -> None:
    with pytest.raises(Refused) as refused:
        await crew.run(Kind.SEATS, _refuse)
    assert [reason.key for reason in refused.value.reasons] == ["refused-not-asked"]
    with pytest.raises(Stuck, match="nobody is asked"):
        await crew.run(Kind.SEATS, _get_stuck)


async def test_a_failure_that_cannot_travel_says_no_secret(
    crew: Crew, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Lost) as lost:
        await crew.run(Kind.SEATS, _fail_with_a_secret)
    assert str(lost.value) == "Local"
    assert "spies" not in capfd.readouterr().err


def test_workers_end_when_the_bot_is_killed(tmp_path: Path) -> None:
    """No worker is left behind by a bot that could not end it."""
    script = tmp_path / "parent.py"
    script.write_text(
        "import asyncio, os\n"
        "from bot.table.unit.crew import Crew, Kind\n"
        "async def main():\n"
        "    print(await Crew(1).run(Kind.TURNS, os.getpid), flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
    assert ended(worker)


def ended(pid: int) -> bool:
    """Whether that process has ended, or does so soon."""
    end = time.monotonic() + 20
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not alive(pid)


def alive(pid: int) -> bool:
    """Whether that process runs (one that has ended and was not fetched does not)."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_process_ends_although_its_worker_is_busy(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "import asyncio, time\n"
        "from bot.table.unit.crew import Crew, Kind\n"
        "async def main():\n"
        "    crew = Crew(1)\n"
        "    await crew.run(Kind.TURNS, abs, 1)\n"
        "    job = asyncio.create_task(crew.run(Kind.TURNS, time.sleep, 60))\n"
        "    await asyncio.sleep(0.1)\n"
        "    crew.close()\n"
        "    print(await asyncio.gather(job, return_exceptions=True))\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env=environment, timeout=30, check=True
    )
    assert done.stdout.startswith("[CancelledError")
