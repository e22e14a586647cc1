"""Long random histories of one store, opened by two processes, beside a model of plain dictionaries, with
restarts in between."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

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
from bot.store.records import Entry, MoveBatch, NewMessage, NewTimer
from bot.store.repository import Store
from bot.store.sharing import LAPSE
from bot.store.transfer import from_export
from tests.store.conftest import NOW, PLACE, Engine, PostgresEngine, SqliteEngine, lobby
from tests.support.postgres import empty_database

PICK = st.integers(0, 2**16)
WHO = st.integers(0, 1)
MOVE = st.tuples(st.integers(-2, 3), st.text(max_size=4), st.integers(-(2**64), 2**64))
MOVES = st.lists(MOVE, max_size=3)
DUE = st.lists(st.integers(0, 50), max_size=2)


class Histories(RuleBasedStateMachine):
    """The model: moves, version and due times of each game, known keys, waiting nonces with their games and
    who is sending them, who is working on which timer."""

    make: ClassVar[Callable[[Path], Engine]]

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.data = self.make(Path(self.folder.name) / "store.db")
        self.runner = asyncio.Runner()
        self.stores: list[Store] = [self.runner.run(self.data.open()) for _ in range(2)]
        self.games: dict[int, list[tuple[int, str, int]]] = {}
        self.version: dict[int, int] = {}
        self.due: dict[int, list[float]] = {}
        self.keys: dict[str, tuple[int, int]] = {}
        self.waiting: dict[str, int] = {}
        self.sending: dict[str, int] = {}
        self.working: dict[int, int] = {}
        self.count = 0

    def teardown(self) -> None:
        for store in self.stores:
            self.runner.run(store.close())
        self.runner.close()
        self.folder.cleanup()

    def some_game(self, pick: int) -> int:
        return sorted(self.games)[pick % len(self.games)]

    @property
    def store(self) -> Store:
        """The store that acts next: both do by turns."""
        self.count += 1
        return self.stores[self.count % 2]

    def sent_by(self, who: int) -> list[str]:
        """What waits for one of the stores: not what the other is sending, nor what follows that."""
        return [
            nonce
            for place, (nonce, game) in enumerate(self.waiting.items())
            if not any(
                at == game and self.sending.get(other, who) != who
                for other, at in list(self.waiting.items())[: place + 1]
            )
        ]

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
        nonce = f"n{self.count}"
        entries = [Entry(seat, (word, n), key=f"{self.count}.{i}") for i, (seat, word, n) in enumerate(moves)]
        batch = MoveBatch(
            game,
            self.version[game] + stale,
            NOW,
            entries=entries,
            snapshot=pack(str(seq + len(moves))),
            timers=[NewTimer("deadline", NOW + n, 1) for n in due],
            outbox=[NewMessage(nonce, "thread", {})],
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
        self.waiting[nonce] = game

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
    @rule(who=WHO)
    def fire_the_next_timer(self, who: int) -> None:
        due = self.runner.run(self.stores[who].due_timers(NOW + 100))
        if not due:
            return
        timer = due[0]
        assert self.runner.run(self.stores[who].claim_timer(timer.id, now=NOW))
        assert not self.runner.run(self.stores[1 - who].claim_timer(timer.id, now=NOW))
        version, entries = self.version[timer.game], [Entry(-2, ("timeout", 1))]
        batch = MoveBatch(timer.game, version, NOW, entries=entries, fired=timer.id)
        self.runner.run(self.store.commit_move(batch))
        self.version[timer.game] += 1
        self.games[timer.game].append((-2, "timeout", 1))
        self.due[timer.game].remove(timer.due_at)

    @precondition(lambda self: any(self.due.values()))
    @rule(who=WHO)
    def begin_to_work_on_a_timer(self, who: int) -> None:
        timers = self.runner.run(self.stores[who].due_timers(NOW + 100))
        for timer in timers[:1]:
            assert self.runner.run(self.stores[who].claim_timer(timer.id, now=NOW))
            self.working[timer.id] = who

    @rule(who=WHO, pick=PICK)
    def begin_to_send(self, who: int, pick: int) -> None:
        rows = self.runner.run(self.stores[who].pending(NOW, 1000))
        assert [row.nonce for row in rows] == self.sent_by(who)
        if rows:
            row = rows[pick % len(rows)]
            free = row.nonce not in self.sending or self.sending[row.nonce] == who
            assert self.runner.run(self.stores[who].claim_message(row.id, now=NOW)) == free
            assert not self.runner.run(self.stores[1 - who].claim_message(row.id, now=NOW))
            self.sending[row.nonce] = who

    @rule(who=WHO, fate=st.sampled_from(["sent", "given up"]))
    def deliver(self, who: int, fate: str) -> None:
        rows = self.runner.run(self.stores[who].pending(NOW, 1))
        assert [row.nonce for row in rows] == self.sent_by(who)[:1]
        for row in rows:
            assert self.runner.run(self.stores[who].claim_message(row.id, now=NOW))
            if fate == "sent":
                self.runner.run(self.stores[who].mark_sent(row.id, 1, now=NOW))
            else:
                self.runner.run(self.stores[who].mark_failed(row.id, "closed", now=NOW, retry_at=None))
            del self.waiting[row.nonce]
            self.sending.pop(row.nonce, None)

    @precondition(lambda self: self.games)
    @rule(pick=PICK)
    def export_and_import(self, pick: int) -> None:
        game = self.some_game(pick)
        bundle = from_export(self.runner.run(self.store.export_game(game)))
        copy = self.runner.run(self.store.import_game(bundle, now=NOW, place=PLACE))
        assert copy not in self.games
        self.games[copy], self.due[copy], self.version[copy] = list(self.games[game]), [], 0

    @rule(who=WHO)
    def restart(self, who: int) -> None:
        self.runner.run(self.stores[who].close())
        self.stores[who] = self.runner.run(self.data.open())
        self.sending = {nonce: sender for nonce, sender in self.sending.items() if sender != who}
        self.working = {timer: worker for timer, worker in self.working.items() if worker != who}

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
        for who, store in enumerate(self.stores):
            assert [row.nonce for row in run(store.pending(NOW, 1000))] == self.sent_by(who)
            armed = [timer for game in self.games for timer in run(store.timers(game))]
            due = [timer for timer in armed if self.working.get(timer.id, who) == who]
            assert {timer.id for timer in run(store.due_timers(NOW + 100))} == {timer.id for timer in due}
            lapse = [NOW + LAPSE] if len(due) < len(armed) else []
            soonest = min([*(timer.due_at for timer in due), *lapse], default=None)
            assert run(store.next_due()) == soonest


def histories(make: Callable[[Path], Engine], examples: int) -> None:
    machine = type("SomeHistories", (Histories,), {"make": staticmethod(make)})
    run_state_machine_as_test(machine, settings=settings(max_examples=examples, stateful_step_count=25))


def test_histories() -> None:
    histories(SqliteEngine, 20)


@pytest.mark.slow
def test_histories_on_postgres(postgres_server: str) -> None:
    histories(lambda _: PostgresEngine(empty_database(postgres_server)), 20)
