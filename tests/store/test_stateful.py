"""Long random histories of one store beside a model of plain dictionaries, with restarts in between."""

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.store.codec import pack
from bot.store.errors import AlreadyDone, Conflict
from bot.store.repository import Entry, MoveBatch, NewMessage, NewTimer, Store
from bot.store.transfer import from_export
from tests.store.conftest import ENGINES, NOW, PLACE, lobby

PICK = st.integers(0, 2**16)
MOVE = st.tuples(st.integers(-2, 3), st.text(max_size=4), st.integers(-(2**64), 2**64))
MOVES = st.lists(MOVE, max_size=3)
DUE = st.lists(st.integers(0, 50), max_size=2)


class Histories(RuleBasedStateMachine):
    """The model: moves, version and due times of each game, known keys, waiting nonces."""

    engine = "sqlite"

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.data = ENGINES[self.engine](Path(self.folder.name) / "store.db")
        self.runner = asyncio.Runner()
        self.store: Store = self.runner.run(self.data.open())
        self.games: dict[int, list[tuple[int, str, int]]] = {}
        self.version: dict[int, int] = {}
        self.due: dict[int, list[float]] = {}
        self.keys: dict[str, tuple[int, int]] = {}
        self.waiting: list[str] = []
        self.count = 0

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    def some_game(self, pick: int) -> int:
        return sorted(self.games)[pick % len(self.games)]

    @rule()
    def open_lobby(self) -> None:
        game = self.runner.run(self.store.create_game(lobby(), now=NOW)).id
        assert game not in self.games
        self.games[game], self.due[game], self.version[game] = [], [], 0

    @precondition(lambda self: self.games)
    @rule(
        pick=PICK,
        moves=MOVES,
        due=DUE,
        stale=st.sampled_from([0, 0, 0, 1, -1]),
    )
    def act(self, pick: int, moves: list[tuple[int, str, int]], due: list[int], stale: int) -> None:
        game = self.some_game(pick)
        seq = len(self.games[game])
        self.count += 1
        entries = [Entry(seat, (word, n), key=f"{self.count}.{i}") for i, (seat, word, n) in enumerate(moves)]
        batch = MoveBatch(
            game,
            self.version[game] + stale,
            NOW,
            entries=entries,
            snapshot=pack(str(seq + len(moves))),
            timers=[NewTimer("deadline", NOW + n, 1) for n in due],
            outbox=[NewMessage(f"n{self.count}", "thread", {})],
        )
        if stale:
            with pytest.raises(Conflict):
                self.runner.run(self.store.commit_move(batch))
            return
        assert self.runner.run(self.store.commit_move(batch)).seq == seq + len(moves)
        self.games[game] += moves
        self.version[game] += 1
        self.due[game] = sorted(NOW + n for n in due)
        self.keys.update({e.key: (game, seq + i) for i, e in enumerate(entries, 1) if e.key})
        self.waiting.append(f"n{self.count}")

    @precondition(lambda self: self.keys)
    @rule(pick=PICK)
    def repeat(self, pick: int) -> None:
        key = sorted(self.keys)[pick % len(self.keys)]
        game = self.keys[key][0]
        entries = [Entry(0, ("x",), key=key)]
        batch = MoveBatch(game, self.version[game], NOW, entries=entries, timers=[])
        with pytest.raises(AlreadyDone) as caught:
            self.runner.run(self.store.commit_move(batch))
        assert (caught.value.game, caught.value.seq) == self.keys[key]

    @precondition(lambda self: any(self.due.values()))
    @rule()
    def fire_the_next_timer(self) -> None:
        timer = self.runner.run(self.store.due_timers(NOW + 100, 1))[0]
        assert timer.due_at == min(due for dues in self.due.values() for due in dues)
        version, entries = self.version[timer.game], [Entry(-2, ("timeout", 1))]
        batch = MoveBatch(timer.game, version, NOW, entries=entries, fired=timer.id)
        self.runner.run(self.store.commit_move(batch))
        self.version[timer.game] += 1
        self.games[timer.game].append((-2, "timeout", 1))
        self.due[timer.game].remove(timer.due_at)

    @precondition(lambda self: self.waiting)
    @rule(fate=st.sampled_from(["sent", "given up"]))
    def deliver(self, fate: str) -> None:
        row = self.runner.run(self.store.pending(NOW, 1))[0]
        assert row.nonce == self.waiting.pop(0)
        if fate == "sent":
            self.runner.run(self.store.mark_sent(row.id, 1, now=NOW))
        else:
            self.runner.run(self.store.mark_failed(row.id, "closed", now=NOW, retry_at=None))

    @precondition(lambda self: self.games)
    @rule(pick=PICK)
    def export_and_import(self, pick: int) -> None:
        game = self.some_game(pick)
        bundle = from_export(self.runner.run(self.store.export_game(game)))
        copy = self.runner.run(self.store.import_game(bundle, now=NOW, place=PLACE))
        assert copy not in self.games
        self.games[copy], self.due[copy], self.version[copy] = list(self.games[game]), [], 0

    @rule()
    def restart(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(self.data.open())

    @invariant()
    def store_equals_model(self) -> None:
        run = self.runner.run
        assert [row.id for row in run(self.store.live_games())] == sorted(self.games)
        for game, moves in self.games.items():
            stored = run(self.store.log(game))
            assert [(row.seat, *row.move) for row in stored] == moves
            assert [row.seq for row in stored] == list(range(1, len(moves) + 1))
            row = run(self.store.load_game(game))
            assert (row.seq, row.version) == (len(moves), self.version[game])
            assert [timer.due_at for timer in run(self.store.timers(game))] == self.due[game]
        assert [row.nonce for row in run(self.store.pending(NOW, 1000))] == self.waiting
        dues = [due for each in self.due.values() for due in each]
        assert run(self.store.next_due()) == (min(dues) if dues else None)


@pytest.mark.parametrize("engine", ENGINES)
def test_histories(engine: str) -> None:
    machine = type(f"Histories_{engine}", (Histories,), {"engine": engine})
    run_state_machine_as_test(machine, settings=settings(max_examples=20, stateful_step_count=25))
