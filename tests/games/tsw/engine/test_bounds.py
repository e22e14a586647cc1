"""How long a turn may take, in processor time: of all its players, and of one AI conspiracy."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Event
from bot.engine.replay import begin
from bot.games.registry import GAMES
from bot.store.codec import pack
from bot.trials.trial import play

GAME = GAMES["tsw"]
SEATS, ORDERS = 24, 150
TURN, CONSPIRACY = 1.5, 0.3


def told(kernel: Kernel, events: list[Event]) -> None:
    """What the table does with a turn: it is worded for everybody who is told, and packed to be stored."""
    views = {seat: GAME.rules.view(kernel.s, seat) for seat in (None, *range(SEATS))}
    for event in events:
        for seat in ([None] if event.public is not None else []) + list(event.private):
            GAME.words.happened(views[seat], event)
    pack(kernel.s.dump())


@pytest.mark.slow
def test_a_turn_of_twenty_four_with_many_orders_and_an_ai_conspiracy_are_quick() -> None:
    options = {"last_turn": 6, "end": "turns"}
    thought: Counter[int] = Counter()
    last = [time.process_time()]

    def watch(kernel: Kernel) -> None:
        now = time.process_time()
        thought[kernel.s.turn] += now - last[0]
        last[0] = now

    trial = play(GAME, SEATS, options, 3, ["heuristic"], watch)
    assert trial.finished
    assert max(thought.values()) / SEATS < CONSPIRACY, thought
    seconds: Counter[int] = Counter()
    orders: Counter[int] = Counter()
    again = begin(GAME.rules, SEATS, options)
    for seat, move in trial.log:
        turn, began = again.s.turn, time.process_time()
        events = again.submit(seat, move)
        if seat == CHANCE:
            told(again, events)
        seconds[turn] += time.process_time() - began
        orders[turn] += move[0] == "order"
    assert max(orders.values()) >= ORDERS
    assert max(seconds.values()) < TURN, seconds
