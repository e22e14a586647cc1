"""How long a turn may take, in processor time: of all its players, and of one AI conspiracy."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, ClassVar

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Event
from bot.games.registry import GAMES
from bot.store.codec import pack
from bot.trials.trial import play

GAME = GAMES["tsw"]
SEATS, ORDERS = 24, 150
TURN, CONSPIRACY = 1.5, 0.3


class Stopwatch(Kernel):
    """A kernel that counts orders, and the processor time of all moves of a turn, words and storing
    included."""

    seconds: ClassVar[Counter[int]] = Counter()
    orders: ClassVar[Counter[int]] = Counter()

    def submit(self, seat: int, move: Any) -> list[Event]:
        turn, began = self.s.turn, time.process_time()
        events = super().submit(seat, move)
        if seat == CHANCE:
            self._told(events)
            pack(self.s.dump())
        self.seconds[turn] += time.process_time() - began
        self.orders[turn] += move[0] == "order"
        return events

    def _told(self, events: list[Event]) -> None:
        """As the table words it, for everybody who is told."""
        views = {seat: GAME.rules.view(self.s, seat) for seat in (None, *range(SEATS))}
        for event in events:
            for seat in ([None] if event.public is not None else []) + list(event.private):
                GAME.words.happened(views[seat], event)


@pytest.mark.slow
def test_a_turn_of_twenty_four_with_many_orders_and_an_ai_conspiracy_are_quick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.engine.replay.Kernel", Stopwatch)
    thought: Counter[int] = Counter()
    last = [time.process_time()]

    def watch(kernel: Kernel) -> None:
        now = time.process_time()
        thought[kernel.s.turn] += now - last[0]
        last[0] = now

    trial = play(GAME, SEATS, {"last_turn": 6, "end": "turns"}, 3, ["heuristic"], watch)
    assert trial.finished
    busiest = max(Stopwatch.orders, key=Stopwatch.orders.__getitem__)
    assert Stopwatch.orders[busiest] >= ORDERS
    assert max(Stopwatch.seconds.values()) < TURN, Stopwatch.seconds
    assert max(thought.values()) / SEATS < CONSPIRACY, thought
