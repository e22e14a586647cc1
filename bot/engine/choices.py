"""What may be chosen, by kinds: nothing of a kind is made before somebody looks at it.

Where hundreds of choices are legal, most of them are never looked at: whoever chooses by chance takes a kind
first, and whoever has chosen asks for one move only. So a kind says what *might* be chosen, which is cheap,
and judges each of that when it has to. That looks at the state whenever it is looked at: it is good until
the next move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, overload

from bot.engine.moves import Choice, Draw, Move, Open, fits, verb_of
from bot.engine.structure import NOBODY


class Alike(NamedTuple):
    """Choices that begin with the same word: those of a seat that might be legal in a state, and whether one
    of them is (None: all are). It looks at nothing but these two, so it can be made once for all."""

    verb: str
    pool: Callable[[Any, int], Sequence[Choice]]
    test: Callable[[Any, int, Any], bool] | None = None

    def open(self, s: Any, seat: int) -> Iterator[Choice]:
        """Those that are legal."""
        test = self.test
        for choice in self.pool(s, seat):
            if test is None or test(s, seat, choice):
                yield choice


class Choices(Sequence[Choice]):
    """All that a seat may choose in a state: what is legal as it stands, then kinds."""

    __slots__ = ("_all", "_picked", "first", "kinds", "s", "seat")

    def __init__(
        self, first: Sequence[Choice], kinds: Sequence[Alike] = (), s: Any = None, seat: int = NOBODY
    ) -> None:
        self.first = first
        self.kinds = kinds
        self.s = s
        self.seat = seat
        self._all: list[Choice] | None = None
        self._picked: Sequence[Choice] = ()

    def all(self) -> list[Choice]:
        """Every choice."""
        if self._all is None:
            self._all = [*self.first, *self._others()]
        return self._all

    def _others(self) -> Iterator[Choice]:
        return (choice for kind in self.kinds for choice in kind.open(self.s, self.seat))

    def are_several(self) -> bool:
        """Whether there is more than one."""
        return len(self.first) + sum(1 for _ in islice(self._others(), 2)) > 1

    def __len__(self) -> int:
        return len(self.all())

    def __bool__(self) -> bool:
        return bool(self.first) or any(True for _ in self._others())

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.all())

    @overload
    def __getitem__(self, at: int) -> Choice: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Choice]: ...
    def __getitem__(self, at: int | slice) -> Choice | Sequence[Choice]:
        return self.all()[at]

    def allows(self, move: Move) -> bool:
        """Whether `move` is one of the choices or fits an open one."""
        if self._all is not None or fits(self._picked, move) or fits(self.first, move):
            return self._all is None or fits(self._all, move)
        alike = (kind for kind in self.kinds if (kind.verb,) == move[:1])
        return any(
            fits((choice,), move) and (test is None or test(self.s, self.seat, choice))
            for _, pool, test in alike
            for choice in pool(self.s, self.seat)
        )

    def pick(self, draw: Draw, seldom: Collection[str] = ()) -> Choice:
        """As `pick` does, of that which is looked at."""
        names = list(dict.fromkeys([*map(verb_of, self.first), *[kind.verb for kind in self.kinds]]))
        twice = bool(seldom)
        while True:
            at = draw(len(names))
            if twice and names[at] in seldom:
                twice = False
                continue
            found = self.one(names[at], draw)
            if found is not None:
                return found
            del names[at]

    def one(self, verb: str, draw: Draw) -> Choice | None:
        """A choice that begins with this word, all of them alike probable; None if there is none."""
        s, seat = self.s, self.seat
        pool = [choice for choice in self.first if verb_of(choice) == verb]
        tests: list[Callable[[Any, int, Any], bool] | None] = [None] * len(pool)
        for kind in self.kinds:
            if kind.verb == verb:
                more = kind.pool(s, seat)
                pool += more
                tests += [kind.test] * len(more)
        while pool:
            at = draw(len(pool))
            choice, test = pool[at], tests[at]
            if test is None or test(s, seat, choice):
                self._picked = (choice,)
                return choice
            del pool[at], tests[at]
        return None


class Later(Sequence[Choice]):
    """All that may be chosen, which is not asked for before somebody looks."""

    __slots__ = ("_look",)

    def __init__(self, look: Callable[[], Sequence[Choice]]) -> None:
        self._look = look

    def seen(self) -> Sequence[Choice]:
        """What there is."""
        return self._look()

    def __len__(self) -> int:
        return len(self.seen())

    def __bool__(self) -> bool:
        return bool(self.seen())

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.seen())

    @overload
    def __getitem__(self, at: int) -> Choice: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Choice]: ...
    def __getitem__(self, at: int | slice) -> Choice | Sequence[Choice]:
        return self.seen()[at]


def by_verb(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The choices under their first words, both in the order in which they are offered."""
    verbs: dict[Any, list[Choice]] = {}
    alike: list[Choice] = []
    last: object = None
    for choice in choices:
        verb = choice[0][0] if type(choice) is Open else choice[0]
        if verb != last:
            last, alike = verb, verbs.setdefault(verb, [])
        alike.append(choice)
    return verbs


def choices_of(choices: Sequence[Choice]) -> Choices:
    """The choices, as one that can be looked at by words."""
    found = choices.seen() if type(choices) is Later else choices
    return found if type(found) is Choices else Choices(found)


def allow(choices: Sequence[Choice], move: Move) -> bool:
    """Whether `move` is one of them or fits an open one."""
    return choices.allows(move) if type(choices) is Choices else fits(choices, move)


def pick(choices: Sequence[Choice], draw: Draw, seldom: Collection[str] = ()) -> Choice:
    """By chance a word that there are choices of, then one of them; words of `seldom` are thought about
    twice."""
    if type(choices) is Later:
        choices = choices.seen()
    if type(choices) is Choices:
        return choices.pick(draw, seldom)
    verbs = by_verb(choices)
    names = list(verbs)
    name = names[draw(len(names))]
    if name in seldom:
        name = names[draw(len(names))]
    alike = verbs[name]
    return alike[draw(len(alike))]


def before(first: Sequence[Choice], choices: Sequence[Choice]) -> Sequence[Choice]:
    """The choices, `first` ones before them."""
    if type(choices) is Choices:
        return Choices([*first, *choices.first], choices.kinds, choices.s, choices.seat)
    return [*first, *choices]
