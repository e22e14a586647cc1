"""Scenarios: a position, what the seats do, what must be true then. Drives any game through its kernel.

`given(GUIDE, ...).seat(0).plays("rocket", on="boxers").expect("attack", strength=9).rolls(3, 4).idle()`

Nobody needs to be told to pass: before a deed that is not legal yet, and before the dice, all pass who can.
Every scenario that ends with `idle` has also been a dual run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, Self

import pytest

from bot.engine.chance import dice
from bot.engine.kernel import Kernel, Rules, State
from bot.engine.moves import CHANCE, HOST, PASS, Ask, Choice, Event, Move, Open, Refused, fits
from bot.engine.replay import Entry
from tests.support.copies import reload

PATIENCE = 500
Word = str | int


class Guide(Protocol):
    """What a game tells the scenarios about itself."""

    rules: Rules
    resting: tuple[str, ...]
    """The kinds of the frames on the stack, from the bottom, when nothing is going on."""

    passing: tuple[Move, ...]
    """The moves that do nothing but let the game go on."""

    @property
    def arrange(self) -> Callable[..., State]:
        """`arrange(seats, **position)`: the position a scenario starts from, ready to run."""

    def number(self, word: str) -> int | None:
        """The number that stands for a named thing in moves; None if it is no name."""

    def look(self, s: Any, subject: Word, fact: str) -> object:
        """One fact about a thing, as a player would say it."""


def given(guide: Guide, seats: int = 2, **position: Any) -> Scenario:
    """A scenario at its first decision."""
    return Scenario(guide, Kernel(guide.rules, guide.arrange(seats, **position)))


@cache
def chance_value(faces: tuple[int, ...], sides: int = 6) -> int:
    """A 64-bit value from which the engine expands dice that show `faces`."""
    wanted = list(faces)
    return next(value for value in range(10**7) if dice(value, len(faces), sides) == wanted)


class Scenario:
    """A game being driven. Deeds and expectations give the scenario back, so that they read as one
    sentence."""

    def __init__(self, guide: Guide, kernel: Kernel) -> None:
        self.guide = guide
        self.kernel = kernel
        self.log: list[Entry] = []
        self.actor = 0
        self._start = kernel.s.dump()
        self.events: list[Event] = kernel.start()

    # -- deeds

    def seat(self, seat: int) -> Self:
        """Who acts from here on."""
        self.actor = seat
        return self

    def does(self, *words: Word) -> Self:
        """The one legal move that these words describe: its parts, in order, by name where they have one."""
        for _ in range(PATIENCE):
            found = self._matching(words)
            if found:
                assert len(found) == 1, f"seat {self.actor} {words}: which of {found}?"
                return self._submit(self.actor, found[0])
            if not self._somebody_passes():
                break
        pytest.fail(f"seat {self.actor} cannot {words}; {self._scene()}", pytrace=False)

    def plays(self, card: str, on: Word | None = None) -> Self:
        """Play a card, on a target that is part of the move or asked for after it."""
        if on is None:
            return self.does("play", card)
        if self._matching(("play", card, on)):
            return self.does("play", card, on)
        return self.does("play", card).does(on)

    def attacks(self, target: str, by: str, *how: Word) -> Self:
        """Announce an attack led by the group `by`."""
        return self.does("attack", *how[:1], by, target, *how[1:])

    def passes(self) -> Self:
        """Pass once, here and now."""
        return self._submit(self.actor, PASS)

    def rolls(self, *faces: int) -> Self:
        """All pass until the dice roll, and they show `faces`."""
        return self.chance(chance_value(faces))

    def chance(self, value: int) -> Self:
        """All pass until chance is asked, and it gives `value`."""
        while CHANCE not in self.kernel.s.waiting:
            if not self._somebody_passes():
                pytest.fail(f"no dice are due; {self._scene()}", pytrace=False)
        return self._submit(CHANCE, (value,))

    def time_is_up(self) -> Self:
        """The acting seat lets its time run out."""
        return self._submit(HOST, ("timeout", self.actor))

    def host(self, *move: Word) -> Self:
        """The table itself makes a move; names are put in."""
        return self._submit(HOST, tuple(map(self._number, move)))

    def settle(self) -> Self:
        """All pass until the game comes to rest."""
        for _ in range(PATIENCE):
            if not self._somebody_passes():
                break
        return self

    # -- expectations

    def expect(self, subject: Word, **facts: object) -> Self:
        """Facts about a thing at this very moment."""
        found = {fact: self.guide.look(self.kernel.s, subject, fact) for fact in facts}
        assert found == facts, f"{subject}: {found}; {self._scene()}"
        return self

    def cannot(self, *words: Word) -> Self:
        """No legal move of the acting seat is described by these words now."""
        assert not self._matching(words), f"seat {self.actor} can {words}"
        return self

    def can(self, *words: Word) -> Self:
        """The acting seat has a legal move that these words describe, right now."""
        assert self._matching(words), f"seat {self.actor} cannot {words}; {self._scene()}"
        return self

    def refuses(self, *move: Word, why: str | None = None) -> Self:
        """The exact move is refused with a reason, and nothing has changed."""
        before, asks = self.kernel.s.dump(), self.kernel.asks()
        with pytest.raises(Refused) as refusal:
            self.kernel.submit(self.actor, tuple(map(self._number, move)))
        reasons = [reason.key for reason in refusal.value.reasons]
        assert reasons
        assert why in (None, *reasons), f"refused because of {reasons}; {self._scene()}"
        assert (self.kernel.s.dump(), self.kernel.asks()) == (before, asks)
        return self

    def waits_for(self, *seats: int) -> Self:
        """Exactly these seats hold up the game."""
        assert [ask.seat for ask in self.kernel.asks() if ask.required] == list(seats), self._scene()
        return self

    def told(self, kind: str, /, to: int | None = None, **data: object) -> Self:
        """`to` (None: everybody) has been told this; names are put in."""
        seen = [event.seen_by(to) for event in self.events if event.kind == kind]
        assert any(facts is not None and self._says(facts, data) for facts in seen), f"{kind}: {seen}"
        return self

    def not_told(self, kind: str, to: int | None = None) -> Self:
        """`to` (None: everybody) has not been told anything of this kind."""
        assert not [event for event in self.events if event.kind == kind and event.seen_by(to) is not None]
        return self

    def ask_of(self, seat: int) -> Ask:
        """The open decision of a seat."""
        return next(ask for ask in self.kernel.asks() if ask.seat == seat)

    def idle(self) -> Self:
        """All pass; then nothing is going on but the game's ordinary decision, and the rules find no
        fault."""
        self.settle()
        s = self.kernel.s
        assert self._at_rest(), self._scene()
        required = [ask for ask in self.kernel.asks() if ask.required]
        assert required, self._scene()
        assert all(ask.choices for ask in required), self._scene()
        assert self.kernel.rules.check(s) == []
        self._run_again()
        return self

    # -- how

    def _number(self, word: Word) -> Word:
        number = self.guide.number(word) if isinstance(word, str) else None
        return word if number is None else number

    def _matching(self, words: Sequence[Word]) -> list[Move]:
        wanted = tuple(map(self._number, words))
        found = [move for choice in self.kernel.legal(self.actor) for move in _moves(choice, wanted)]
        return [move for move in found if len(move) == len(wanted)] or found

    def _somebody_passes(self) -> bool:
        if CHANCE in self.kernel.s.waiting or self.kernel.outcome() is not None:
            return False
        if self._at_rest():
            return False
        for seat in self.kernel.s.waiting:
            for move in self.guide.passing:
                if fits(self.kernel.legal(seat), move):
                    self._submit(seat, move)
                    return True
        return False

    def _at_rest(self) -> bool:
        return tuple(kind for kind, _ in self.kernel.s.frames()) == self.guide.resting

    def _says(self, facts: Mapping[str, object], wanted: Mapping[str, object]) -> bool:
        """Whether `facts` holds all that is `wanted`, a thing by its name or by its number."""
        for key, value in wanted.items():
            number = self._number(value) if isinstance(value, str) else value
            if key not in facts or facts[key] not in (value, number):
                return False
        return True

    def _submit(self, seat: int, move: Move) -> Self:
        self.events += self.kernel.submit(seat, move)
        self.log.append((seat, move))
        return self

    def _run_again(self) -> None:
        rules = self.kernel.rules
        again = Kernel(rules, rules.state.load(self._start))
        again.start()
        for seat, move in self.log:
            again = reload(again)
            again.submit(seat, move)
        assert again.s.dump() == self.kernel.s.dump(), (
            "a game that is stored before every move goes another way"
        )

    def _scene(self) -> str:
        stack = " > ".join(f"{kind}:{step}" for kind, step in self.kernel.s.frames())
        asks = "; ".join(f"{ask.seat}: {list(ask.choices)}" for ask in self.kernel.asks())
        return f"stack {stack}; asked {asks}"


def _moves(choice: Choice, wanted: Move) -> Iterator[Move]:
    """The moves of `choice` that `wanted` describes."""
    if not isinstance(choice, Open):
        if _in_order(wanted, choice):
            yield choice
        return
    for cut in range(len(wanted) + 1):
        head, tail = wanted[:cut], wanted[cut:]
        if _in_order(head, choice.prefix) and not choice.shape.check(tail):
            yield choice.prefix + tail


def _in_order(parts: Move, whole: Move) -> bool:
    rest = iter(whole)
    return all(part in rest for part in parts)
