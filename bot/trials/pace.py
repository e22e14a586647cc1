"""How fast the machine is just now: the processor time that a fixed piece of work takes.

Bounds on the processor time of something are meant for the day on which they were set. On another, or while
neighbours use the caches, the same code takes longer, and this work with it.
"""

from __future__ import annotations

import copy
import statistics
import threading
import time

EVERY = 0.1
"""Seconds between two pieces of work."""
USUAL = 0.00065
"""Seconds that the work took beside a bot under load on the day on which the bounds were set."""
ALONE = 0.0005
"""About as long it takes with nothing beside it, on a quiet day."""
SEATS = [{"hand": [[seat, card, f"card {card}"] for card in range(8)], "money": seat} for seat in range(8)]


class _Thing:
    __slots__ = ("links", "name", "power")

    def __init__(self, number: int) -> None:
        self.name = f"thing {number}"
        self.power = number * 7 % 11
        self.links = frozenset(f"thing {number * factor % 80}" for factor in (3, 5))

    def against(self, other: _Thing) -> int:
        return self.power + other.power if other.name in self.links else self.power - other.power


def work() -> int:
    """What games do, and never changes with them: makes objects, calls methods, looks things up, copies."""
    things = [_Thing(number) for number in range(80)]
    found: dict[int, list[str]] = {}
    for one in things:
        for other in things[:40]:
            found.setdefault(one.against(other), []).append(one.name)
    return sum(len(set(names)) for names in found.values()) + len(copy.deepcopy(SEATS))


def slowness() -> float:
    """How many times as long as alone on a quiet day the work takes just now, at its best; 1.0 if less."""
    taken = []
    for _ in range(5):
        began = time.thread_time()
        work()
        taken.append(time.thread_time() - began)
    return max(1.0, min(taken) / ALONE)


class Pace(threading.Thread):
    """Does the work now and then, beside what happens while it is entered."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._over = threading.Event()
        self._taken: list[float] = []

    def __enter__(self) -> Pace:
        self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self._over.set()
        self.join()

    def run(self) -> None:
        while not self._over.wait(EVERY):
            began = time.thread_time()
            work()
            self._taken.append(time.thread_time() - began)

    def slower(self) -> float:
        """How many times as long as usual the work has mostly taken since this was asked last."""
        taken, self._taken = self._taken, []
        return statistics.median(taken) / USUAL
