"""The kernel: a stack of frames as plain data, and the three calls that move it (asks, legal, submit).

A frame is a list `[kind, step, *registers]` of plain values (`frames.py`), so that a game can be stored,
copied and taken up again in the middle of anything. Its kind is a class without state (`Frame`) that is found
by name.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from inspect import getattr_static
from typing import Any, ClassVar, Protocol, Self

from bot.engine.choices import Choices, Later
from bot.engine.frames import KIND, STEP, Drive, FrameData, FrameNames, name_of
from bot.engine.moves import (
    CHANCE,
    HOST,
    LAPSE,
    Ask,
    Choice,
    Event,
    Move,
    Open,
    Range,
    Refused,
    Text,
    fits,
    is_move,
    make,
    misfits,
    text,
)

LOOP_LIMIT = 20_000
VALUE_64 = Range(0, (1 << 64) - 1)
CHANCE_CHOICES: tuple[Choice, ...] = (Open((), VALUE_64),)


def copy_plain(value: Any) -> Any:
    """A deep copy of lists and string-keyed dicts of plain values; faster than `copy.deepcopy`."""
    kind = type(value)
    if kind is list:
        return [copy_plain(v) if type(v) is list or type(v) is dict else v for v in value]
    if kind is dict:
        return {k: copy_plain(v) for k, v in value.items()}
    return value


class State:
    """What every game's state holds. Subclasses add `__slots__` of ints, strings, None, lists and dicts only.

    seats: their number. stack: frames, the last one on top. ret: what the frame that ended last gave back.
    waiting: seats that must decide. may: seats that may act meanwhile. numbers: ask number by seat.
    seq: moves made. horizon: seq of the last move that cannot be taken back freely. result: None, or the end.
    memo: what the rules made for this very object and use again. It is no part of the state: neither stored
    nor copied, and whatever is kept in it must be right for as long as the object lives.
    """

    added: ClassVar[Mapping[str, Any]] = {}
    """Slots that states stored by earlier versions do not have, and what is in them then; never reordered."""

    __slots__ = ("horizon", "may", "memo", "numbers", "result", "ret", "seats", "seq", "stack", "waiting")
    seats: int
    stack: list[FrameData]
    ret: Any
    waiting: list[int]
    may: list[int]
    numbers: list[int]
    seq: int
    horizon: int
    result: dict[str, Any] | None
    memo: dict[Any, Any]

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack, self.waiting, self.may = [], [], []
        self.numbers = [0] * seats
        self.ret = self.result = None
        self.seq = self.horizon = 0
        self.memo = {}

    @property
    def doing(self) -> str:
        """What is going on: the name of the frame on top, '' if there is none."""
        return name_of(self.stack[-1]) if self.stack else ""

    def frames(self) -> list[tuple[str, int]]:
        """Kind and step of every frame, the lowest first."""
        return [(f[KIND], f[STEP]) for f in self.stack]

    @classmethod
    def columns(cls) -> tuple[str, ...]:
        """The names of all slots but `memo`, base class first, `added` ones last: the order of a dump."""
        cached: tuple[str, ...] | None = cls.__dict__.get("_columns")
        if cached is None:
            slots = (name for c in reversed(cls.__mro__) for name in c.__dict__.get("__slots__", ()))
            kept = (name for name in slots if name != "memo" and name not in cls.added)
            cached = cls._columns = (*kept, *cls.added)
        return cached

    _columns: ClassVar[tuple[str, ...]]

    def dump(self) -> str:
        """The whole state as one line of JSON; `load(dump())` is the same state."""
        return json.dumps([getattr(self, name) for name in self.columns()], separators=(",", ":"))

    @classmethod
    def load(cls, line: str) -> Self:
        """The state that `dump` wrote. Raises ValueError if it is not one of this class."""
        values = json.loads(line)
        names = cls.columns()
        if not isinstance(values, list) or not len(names) - len(cls.added) <= len(values) <= len(names):
            raise ValueError(f"not a state of {cls.__name__}")
        values += [copy_plain(cls.added[name]) for name in names[len(values) :]]
        state = cls.__new__(cls)
        state.memo = {}
        for name, value in zip(names, values, strict=True):
            setattr(state, name, value)
        return state

    def __getstate__(self) -> list[Any]:
        return [getattr(self, name) for name in self.columns()]

    def __setstate__(self, values: list[Any]) -> None:
        self.memo = {}
        for name, value in zip(self.columns(), values, strict=True):
            setattr(self, name, value)

    def clone(self) -> Self:
        """An independent copy."""
        cls = type(self)
        state = cls.__new__(cls)
        state.memo = {}
        for name in cls.columns():
            setattr(state, name, copy_plain(getattr(self, name)))
        return state

    def restore(self, kept: Self) -> None:
        """Be as `kept`, a clone made before; it must not be used any more."""
        self.memo.clear()
        for name in type(self).columns():
            setattr(self, name, getattr(kept, name))


class Frame(FrameNames):
    """A kind of frame: `run` drives it, `options` alone says what is legal, `take` carries a move out.

    without: what its decision does without: a "standing" answer, a "mind" of AI seats that thinks about it.
    """

    without: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Carry out the step: push, pop, ask, or change state and step. Called until somebody is asked."""
        cls._table[f[STEP]](k, s, f)

    @classmethod
    def driver(cls) -> Drive | tuple[Drive, ...]:
        """What the kernel calls: `run` where a kind has its own, otherwise one method for each step."""
        own = getattr_static(cls, "run") is not getattr_static(Frame, "run")
        return cls.run if own else cls._table

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        """All that `seat` may answer now, in an order that depends on nothing but the state."""
        return ()

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        """Carry out a legal `move` of `seat`. Asks are closed before; `run` is called after."""
        raise NotImplementedError(cls.name)

    @classmethod
    def default(cls, s: Any, f: FrameData, seat: int) -> Move:
        """What the rules let happen when the seat's time is up: the first choice, at its smallest."""
        first = cls.options(s, f, seat)[0]
        return first.prefix + first.shape.sample(lambda n: 0) if isinstance(first, Open) else first


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A choice a table makes before the game: `values` (the first is not special), and its default.
    only_with: an option, and the values of it that give this one a meaning (none: all but its default)."""

    name: str
    default: Any
    values: tuple[Any, ...]
    rule: str = ""
    only_with: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game's identity card. `version` changes whenever old logs would replay differently. material: an
    option that nobody chooses, filled in by the table when the game begins; '' for none. unattended:
    likewise, one that is set (true) where nobody may be the gamemaster. sheets: likewise, what each seat
    brings with it (a list by seat, None for nothing), which nobody else may learn before the end."""

    key: str
    version: str
    least: int
    most: int
    options: tuple[OptionSpec, ...] = field(default=())
    material: str = ""
    unattended: str = ""
    sheets: str = ""

    def settle(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """All options with `chosen` put in. Raises Refused for an unknown option or value."""
        known = {spec.name: spec for spec in self.options}
        reasons = [text("option-unknown", name=name) for name in chosen if name not in known]
        for name, value in chosen.items():
            if name in known and value not in known[name].values:
                allowed = ", ".join(str(v) for v in known[name].values)
                reasons.append(text("option-value", name=name, given=str(value), allowed=allowed))
        if reasons:
            raise Refused(reasons)
        return {spec.name: chosen.get(spec.name, spec.default) for spec in self.options}

    def opening(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a game that begins: those of `settle`, and what the table filled in. Raises
        Refused."""
        by_table = self.material, self.unattended, self.sheets
        filled = {n: value for n, value in options.items() if n in by_table}
        return self.settle({name: options[name] for name in options if name not in filled}) | filled


class Rules(Protocol):
    """What a game gives to the house. `view` is an immutable projection for a seat (None: a spectator)."""

    @property
    def info(self) -> GameInfo: ...
    @property
    def kinds(self) -> Mapping[str, type[Frame]]: ...
    @property
    def state(self) -> type[State]: ...

    def setup(self, seats: int, options: Mapping[str, Any]) -> State: ...
    def view(self, s: Any, seat: int | None) -> Any: ...
    def why_not(self, s: Any, seat: int, move: Move) -> list[Text]: ...
    def host(self, k: Kernel, s: Any, move: Move) -> None: ...
    def check(self, s: Any) -> list[str]: ...
    def secrets(self, s: Any, seat: int) -> frozenset[int]: ...
    def permute(self, s: Any, seat: int, fixed: frozenset[int], shuffle: Any) -> None: ...


class Stuck(Exception):
    """The rules went round in a circle or asked nobody: a defect, with the move's number and the frames to
    find it, which a log may show (`loggable`)."""

    loggable = True


class Kernel:
    """One running game: rules and state. `events` collects what the current move has caused; `learned` is the
    seq of the last move here that told whoever made it something hidden.

    The frames' class methods are bound once: to look one up takes longer than many of them run.
    """

    __slots__ = ("_legal", "_options", "_quiet", "_run", "_take", "events", "learned", "rules", "s")

    def __init__(self, rules: Rules, state: Any) -> None:
        self.rules = rules
        self._run = {name: kind.driver() for name, kind in rules.kinds.items()}
        self._take = {name: kind.take for name, kind in rules.kinds.items()}
        self._options = {name: kind.options for name, kind in rules.kinds.items()}
        self.s = state
        self.learned = 0
        self.events: list[Event] = []
        self._legal: dict[int, Sequence[Choice]] = {}
        self._quiet = False

    def kind_of(self, f: FrameData) -> type[Frame]:
        """The class of a frame."""
        return self.rules.kinds[name_of(f)]

    # -- what frames call

    def push(self, kind: str, *registers: Any) -> None:
        """Start a frame of `kind` on top, at step 0."""
        self.s.stack.append([kind, 0, *registers])

    def pop(self, ret: Any = None) -> None:
        """End the top frame; `ret` is left in `s.ret` for the frame below."""
        self.s.stack.pop()
        self.s.ret = ret

    def returned(self) -> Any:
        """What the frame that ended above gave back; asked once, then forgotten."""
        value, self.s.ret = self.s.ret, None
        return value

    def ask(self, *seats: int, may: Sequence[int] = ()) -> None:
        """The game waits for all `seats`; the seats of `may` can act meanwhile."""
        self.s.waiting = list(seats)
        self.s.may = [seat for seat in may if seat not in seats] if may else []

    def chance(self) -> None:
        """Ask CHANCE for a 64-bit value; `take` receives it as the move `(value,)`."""
        self.s.waiting = [CHANCE]

    def tell(
        self,
        kind: str,
        public: Mapping[str, object] | None = None,
        private: Mapping[int, Mapping[str, object]] | None = None,
    ) -> None:
        """Report what happened: `public` to all, or to single seats what `private` holds for them."""
        self.events.append(make(Event, (kind, public, private or {})))

    def reveal(self, own: bool = False) -> None:
        """Something hidden became known: the current move can no longer be taken back freely. own: whoever
        makes it knew it before."""
        self.s.horizon = self.s.seq
        if not own:
            self.learned = self.s.seq

    def quiet(self) -> None:
        """The move that is being taken changes nothing for the others who are asked: their asks keep their
        numbers, if the frame asks again at once."""
        self._quiet = True

    def end(self, result: Mapping[str, Any]) -> None:
        """The game is over; nothing is asked any more."""
        s = self.s
        s.result = dict(result)
        s.memo = {}
        s.stack.clear()
        s.waiting, s.may = [], []

    # -- what the table calls

    def start(self) -> list[Event]:
        """Run from a fresh state to its first ask."""
        self._advance()
        events, self.events = self.events, []
        return events

    def asks(self) -> list[Ask]:
        """All open decisions: those the game waits for, then those who may act."""
        s = self.s
        if s.result is not None:
            return []
        return [self.ask_of(seat) for seat in (*s.waiting, *s.may)]

    def ask_of(self, seat: int) -> Ask:
        """The open decision of `seat`, one of those that are asked. The choices of the others are not
        built."""
        return self.glance(seat)._replace(choices=self.legal(seat))

    def glance(self, seat: int, later: bool = False) -> Ask:
        """The same for whoever decides at once: its choices are made as far as they are looked at, and are
        good until the next move. later: none of them before somebody looks."""
        s = self.s
        frame = s.stack[-1]
        number = s.numbers[seat] if seat >= 0 else s.seq
        offered = Later(partial(self._offered, seat)) if later else self._offered(seat)
        return make(Ask, (seat, number, frame[KIND], frame[STEP], seat in s.waiting, offered, 0))

    def legal(self, seat: int) -> Sequence[Choice]:
        """What `seat` may answer now; empty if it is not asked."""
        found = self._offered(seat)
        return found.all() if type(found) is Choices else found

    def _offered(self, seat: int) -> Sequence[Choice]:
        if seat in self._legal:
            return self._legal[seat]
        s = self.s
        found: Sequence[Choice] = ()
        if s.result is None and (seat in s.waiting or seat in s.may):
            frame = s.stack[-1]
            found = self._options[frame[KIND]](s, frame, seat) if seat != CHANCE else CHANCE_CHOICES
        self._legal[seat] = found
        return found

    def submit(self, seat: int, move: Move) -> list[Event]:
        """Make `move` for `seat` and run on to the next ask; the events it caused.

        Raises Refused, with nothing changed, if the move is not legal.
        """
        s = self.s
        if s.result is not None:
            raise Refused([text("refused-over")])
        if not is_move(move):
            raise Refused([text("refused-not-legal")])
        if seat != HOST:
            offered = self._legal[seat] if seat in self._legal else self._offered(seat)
            if not (offered.allows(move) if type(offered) is Choices else fits(offered, move)):
                raise Refused(self._reasons(seat, move))
        s.seq += 1
        if seat == CHANCE:
            s.horizon = self.learned = s.seq
        before = s.stack[-1]
        step, asked = before[STEP], (s.waiting, s.may)
        if seat == HOST:
            seat = self._host(move)
        else:
            s.waiting, s.may = [], []
            self._take[before[KIND]](self, s, before, seat, move)
        self._legal = {}
        steps = self._advance()
        unmoved = self._unmoved(steps == 1 and before[STEP] == step, before, asked) if self._quiet else ()
        numbers, seq = s.numbers, s.seq
        for q in s.waiting + s.may:
            if q >= 0 and (q not in unmoved or q == seat):
                numbers[q] = seq
        events, self.events = self.events, []
        return events

    def _unmoved(self, again: bool, before: FrameData, asked: tuple[list[int], list[int]]) -> Sequence[int]:
        """Whose asks keep their numbers after a quiet move: of those `asked` all, if the same frame asks
        `again`."""
        self._quiet = False
        stack = self.s.stack
        return asked[0] + asked[1] if again and stack and stack[-1] is before else ()

    def _reasons(self, seat: int, move: Move) -> list[Text]:
        """Why `seat` may not make `move`."""
        if seat not in self.s.waiting and seat not in self.s.may:
            return [text("refused-not-asked")]
        reasons = misfits(self.legal(seat), move) or self.rules.why_not(self.s, seat, move)
        return reasons or [text("refused-not-legal")]

    def _host(self, move: Move) -> int:
        """A move of HOST; gives the seat for which it acted, or HOST."""
        s = self.s
        if move == LAPSE:
            return self._lapse()
        if move[:1] != ("timeout",):
            kept = s.clone()
            s.waiting, s.may, s.horizon = [], [], s.seq
            self.learned = s.seq
            try:
                self.rules.host(self, s, move)
            except Refused:
                s.restore(kept)
                s.seq -= 1
                self.events.clear()
                raise
            return HOST
        seat = move[1] if len(move) == 2 else None
        if not isinstance(seat, int) or seat not in s.waiting or seat < 0:
            s.seq -= 1
            raise Refused([text("refused-not-asked")])
        frame = s.stack[-1]
        kind = self.kind_of(frame)
        answer = kind.default(s, frame, seat)
        s.waiting, s.may = [], []
        kind.take(self, s, frame, seat, answer)
        return seat

    def _lapse(self) -> int:
        """HOST closes a pause: one move of many, so the state is not copied for it."""
        s = self.s
        if HOST not in s.waiting or LAPSE not in self.legal(HOST):
            s.seq -= 1
            raise Refused([text("refused-not-asked")])
        frame = s.stack[-1]
        s.waiting, s.may = [], []
        self._take[frame[KIND]](self, s, frame, HOST, LAPSE)
        return HOST

    def outcome(self) -> dict[str, Any] | None:
        """None while the game runs; else what `end` was given."""
        result: dict[str, Any] | None = self.s.result
        return result

    def _advance(self) -> int:
        """Run until somebody is asked or the game is over; how many steps that took."""
        s = self.s
        run = self._run
        for steps in range(LOOP_LIMIT):
            if s.waiting or s.result is not None:
                return steps
            if not s.stack:
                raise Stuck(f"move {s.seq}: the stack is empty and nobody has won")
            frame = s.stack[-1]
            drive = run[frame[KIND]]
            (drive[frame[STEP]] if isinstance(drive, tuple) else drive)(self, s, frame)
        top = " > ".join(f"{kind}:{step}" for kind, step in s.frames()[-6:])
        found = f"{len(s.stack)} frames, on top {top}"
        raise Stuck(f"move {s.seq}: no decision after {LOOP_LIMIT} steps; {found}")


def stored(rules: Rules, line: str) -> Any:
    """The state that was stored as this line, its frames as wide as they are now. Raises ValueError if it is
    none of these rules."""
    s = rules.state.load(line)
    for f in s.stack:
        kind = rules.kinds.get(name_of(f), Frame)
        missing = kind.width - len(f)
        if 0 < missing <= len(kind.added):
            f += copy_plain(list(kind.added[-missing:]))
    return s
