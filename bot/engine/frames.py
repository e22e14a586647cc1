"""How frames are laid out: `[kind, step, *registers]`, each place of the list under a name.

    class Place(Frame):
        name = "place"
        SEAT, CARD = registers(2)
        ARROW, HOME = steps("arrow", "home")
        owner, shows = SEAT, fields(card=CARD)

A class goes on counting where its base class stopped, so `f[cls.CARD]` is right in every subclass. Nobody
else reads a frame by number: whoever wants to know something asks the class of the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

FrameData = list[Any]
Drive = Callable[..., None]
"""What carries out a step, or all steps of a kind: called with the kernel, the state and the frame."""
KIND, STEP = 0, 1
NOWHERE = 1 << 30
"""The value of a name whose class is not made yet: no frame is so long."""


class Register(int):
    """A place in a frame: a plain number as soon as its class is made."""

    number = 0


class FrameStep(int):
    """A step of a frame and the class method that carries it out: a plain number, too, then."""

    number = -1
    method: str


def name_of(f: FrameData) -> str:
    """The name of the frame's kind."""
    return str(f[KIND])


def rewrite(f: FrameData, change: Callable[[list[Any]], list[Any]]) -> None:
    """Put into all registers of a frame what `change` makes of them."""
    f[STEP + 1 :] = change(f[STEP + 1 :])


def registers(count: int) -> tuple[Register, ...]:
    """Names for the next `count` places of a frame."""
    return tuple(Register(NOWHERE) for _ in range(count))


def steps(*methods: str) -> tuple[FrameStep, ...]:
    """Names for the next steps of a frame: one each for the class `methods` that carry them out."""
    found = tuple(FrameStep(NOWHERE) for _ in methods)
    for step, method in zip(found, methods, strict=True):
        step.method = method
    return found


def fields(**places: int) -> Mapping[str, int]:
    """The fields of a topic, each with the register that holds it."""
    return MappingProxyType(places)


class FrameNames:
    """The names of a kind of frame, and what others may ask about a frame of it without knowing them.

    owner: the register that holds the seat the frame belongs to. shows: the fields of its topic; secret: only
    that seat may know of it. added: what is in the last registers where a frame was stored by a version that
    did not have them. width: how many places have a name. methods: which class method carries out which step.
    """

    name: ClassVar[str]
    KIND: ClassVar[int] = KIND
    STEP: ClassVar[int] = STEP
    owner: ClassVar[int | None] = None
    shows: ClassVar[Mapping[str, int]] = fields()
    secret: ClassVar[bool] = False
    added: ClassVar[tuple[Any, ...]] = ()
    width: ClassVar[int] = 2
    methods: ClassVar[tuple[str, ...]] = ()
    _table: ClassVar[tuple[Drive, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        methods = list(cls.methods)
        for name, value in list(vars(cls).items()):
            if isinstance(value, Register) and not value.number:
                value.number = cls.width
                cls.width += 1
            elif isinstance(value, FrameStep) and value.number < 0:
                value.number = len(methods)
                methods.append(value.method)
            if isinstance(value, Register | FrameStep):
                setattr(cls, name, value.number)
        cls.shows = fields(**{field: getattr(at, "number", at) for field, at in cls.shows.items()})
        cls.methods = tuple(methods)
        cls._table = tuple(getattr(cls, method) for method in methods)

    @classmethod
    def new(cls, *given: Any, step: int = 0) -> FrameData:
        """A frame of this kind with the registers `given`."""
        return [cls.name, step, *given]

    @classmethod
    def on_top(cls, s: Any) -> FrameData | None:
        """The frame on top of the stack, if it is of this kind."""
        return s.stack[-1] if s.doing == cls.name else None

    @classmethod
    def on_stack(cls, s: Any) -> Iterator[FrameData]:
        """The frames of this kind, the lowest first."""
        return (f for f in s.stack if f[cls.KIND] == cls.name)

    @classmethod
    def find(cls, s: Any) -> FrameData | None:
        """The lowest frame of this kind on the stack."""
        return next(cls.on_stack(s), None)

    @classmethod
    def whose(cls, f: FrameData) -> int | None:
        """The seat to which the frame belongs."""
        seat: int | None = None if cls.owner is None else f[cls.owner]
        return seat

    @classmethod
    def belongs(cls, s: Any, f: FrameData, seat: int) -> bool:
        """Whether the frame has no more use when `seat` has left the game."""
        return cls.whose(f) == seat

    @classmethod
    def holds(cls, s: Any, f: FrameData) -> Sequence[int]:
        """The cards that the frame is about to place: until then they may lie nowhere."""
        return ()

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        """What `viewer` may know of it, as fields of the game's own record; None: not even its name."""
        if cls.secret and viewer != cls.whose(f):
            return None
        return {field: f[place] for field, place in cls.shows.items()}

    # -- steps that most kinds have

    @classmethod
    def choose(cls, k: Any, s: Any, f: FrameData) -> None:
        """Ask the seat to which the frame belongs."""
        seat = cls.whose(f)
        assert seat is not None, cls.name
        k.ask(seat)

    @classmethod
    def chance(cls, k: Any, s: Any, f: FrameData) -> None:
        """Ask chance."""
        k.chance()

    @classmethod
    def done(cls, k: Any, s: Any, f: FrameData) -> None:
        """It is done."""
        k.pop()
