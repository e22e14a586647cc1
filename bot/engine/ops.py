"""Ops that every game can give its cards: do something if, for each of several, as somebody chooses.

    ["if", {"test": TEST, "then": [...], "else": [...]}]
    ["each", {"among": FILTER, "as": "group", "do": [...]}]
    ["choose", {"among": FILTER, "into": "target", "by": "victim", "may": True}]
    ["modes", {"of": {"draw": [...], "steal": [...]}, "chosen": "mode"}]

What a TEST or a FILTER says, the game knows (`Judge`). Inner op lists share the registers of the whole
program. The frames that ask are `Choosing` and `Mode`; a game lists them, or subclasses that tell more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import PASS, Choice, Move
from bot.engine.programs import MODES, OPS, REGISTER, Op, OpList, Params, Program, Running


class Judge(Protocol):
    """What a game knows of the tests and filters on its cards."""

    def holds(self, s: Any, program: Running, test: Any) -> bool:
        """Whether `test` is true now."""

    def found(self, s: Any, program: Running, among: Any) -> Sequence[int]:
        """What the filter `among` finds now, in a fixed order."""


class Choosing(Frame):
    """`SEAT` chooses one of several, on behalf of a card. Pops it; None if they may and do pass."""

    name = "choosing"
    SEAT, SOURCE, AMONG, ITEMS, MAY = registers(5)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        items = f[cls.ITEMS]
        if len(items) > 1 or (items and f[cls.MAY]):
            k.ask(f[cls.SEAT])
        else:
            k.pop(items[0] if items else None)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        choices: list[Choice] = [("choose", item) for item in f[cls.ITEMS]]
        return [PASS, *choices] if f[cls.MAY] else choices

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.pop(None if move == PASS else move[1])


class Mode(Frame):
    """`SEAT` chooses what a card does, of several things. Pops the mode's name."""

    name = "mode"
    without = ("standing",)
    SEAT, SOURCE, MODES = registers(3)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if len(f[cls.MODES]) > 1:
            k.ask(f[cls.SEAT])
        else:
            k.pop(f[cls.MODES][0])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("mode", name) for name in f[cls.MODES]]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.pop(move[1])


@dataclass(frozen=True, slots=True)
class _Library:
    """The ops, bound to the game's judgement."""

    judge: Judge

    def test(self, k: Kernel, s: Any, p: Running, params: Params) -> None:
        """Do `then` if the test holds, else `else`."""
        branch = "then" if self.judge.holds(s, p, params["test"]) else "else"
        Program.proceed(s, params.get(branch, ()))

    def each(self, k: Kernel, s: Any, p: Running, params: Params) -> None:
        """Do it for the next of those found in the beginning that can still be found."""
        found = self.judge.found(s, p, params["among"])
        left = [item for item in params.get("left", found) if item in found]
        if left:
            p.registers[params["as"]] = left[0]
            Program.proceed(s, [*params["do"], ["each", {**params, "left": left[1:]}]])

    def choose(self, k: Kernel, s: Any, p: Running, params: Params) -> None:
        """Let the owner, or the seat in the register `by`, choose."""
        seat = p.registers[params["by"]] if "by" in params else p.owner
        items = list(self.judge.found(s, p, params["among"]))
        k.push(Choosing.name, seat, p.source, params["among"], items, params.get("may", False))

    def modes(self, k: Kernel, s: Any, p: Running, params: Params) -> None:
        """Do what was chosen when the card was played, or what its owner chooses now."""
        modes = params["of"]
        chosen = p.registers.get(params["chosen"]) if "chosen" in params else None
        if chosen is not None:
            Program.proceed(s, modes[chosen])
            return
        names = open_modes(self.judge, s, p, modes)
        if names:
            Program.proceed(
                s, [["mode", {"names": names, "into": MODE}], ["modes", {**params, "chosen": MODE}]]
            )

    def mode(self, k: Kernel, s: Any, p: Running, params: Params) -> None:
        """Ask which one."""
        k.push(Mode.name, p.owner, p.source, params["names"])


MODE = "mode"
"""The register of a mode that is chosen in the middle of the program."""


def open_modes(judge: Judge, s: Any, program: Running, modes: Mapping[str, OpList]) -> list[str]:
    """The modes that can be chosen: one that begins with an `if` without `else` only if that holds."""
    return [name for name, ops in modes.items() if _is_open(judge, s, program, ops)]


def _is_open(judge: Judge, s: Any, program: Running, ops: OpList) -> bool:
    if not ops or ops[0][0] != "if" or "else" in ops[0][1]:
        return True
    return judge.holds(s, program, ops[0][1]["test"])


def library(judge: Judge) -> dict[str, Op]:
    """The ops of this module by name, for a game's `Program.ops`."""
    own = _Library(judge)
    return {
        op.name: op
        for op in (
            Op("if", {"test": object, "then": OPS, "else?": OPS}, own.test),
            Op("each", {"among": object, "as": str, "do": OPS, "left?": list}, own.each),
            Op("choose", {"among": object, "into": str, "by?": REGISTER, "may?": bool}, own.choose),
            Op("modes", {"of": MODES, "chosen?": REGISTER}, own.modes),
            Op("mode", {"names": list, "into": str}, own.mode),
        )
    }
