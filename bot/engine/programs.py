"""Op lists of cards: small programs of declared verbs, run one op at a time by a frame.

An op is written `[name, {param: value}]`. Its declaration names the parameters and their types, the function
that carries it out, and (by the catalogue key `op-<name>`) the text that players read: one record serves all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.engine.kernel import Frame, FrameData, Kernel
from bot.engine.moves import Text

Params = Mapping[str, Any]
OpList = Sequence[Sequence[Any]]

OPS = "ops"
"""Type of a parameter that is an op list of its own (done if a condition holds, or for each of several)."""
REGISTER = "register"
"""Type of a parameter that names a register: filled by an earlier op, or when the program begins."""


def _plain(value: Any) -> Any:
    """The printed `value` as lists and dicts of its own, as a state holds them."""
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


class Running:
    """A program in the act: whose it is, which card it comes from, and its registers (kept in the frame)."""

    __slots__ = ("f",)

    def __init__(self, f: FrameData) -> None:
        self.f = f

    @property
    def owner(self) -> int:
        """The seat for which the program runs."""
        owner: int = self.f[2]
        return owner

    @property
    def source(self) -> int:
        """The card it is printed on."""
        source: int = self.f[3]
        return source

    @property
    def registers(self) -> dict[str, Any]:
        """Named plain values that ops hand to later ops."""
        registers: dict[str, Any] = self.f[5]
        return registers

    def stop(self) -> None:
        """Skip the rest of the program."""
        self.f[1] = len(self.f[4])


@dataclass(frozen=True, slots=True)
class Op:
    """A declared verb: `params` maps each name to its type (or a tuple of allowed values); `?` at the end of
    a name makes it optional; a type may also be OPS or REGISTER. `run(k, s, program, params)` changes the
    state or pushes a frame; what that frame pops is put into the register `into` names, if the op has that
    parameter."""

    name: str
    params: Mapping[str, Any]
    run: Callable[[Kernel, Any, Running, Params], None]

    @property
    def key(self) -> str:
        """Its text in the catalogue."""
        return "op-" + self.name.replace("_", "-")


class Program(Frame):
    """Runs an op list. Registers: 2 owner, 3 source card, 4 ops, 5 named values, 6 which awaits a result."""

    ops: ClassVar[Mapping[str, Op]]

    @classmethod
    def begin(cls, k: Kernel, owner: int, source: int, ops: OpList, /, **registers: Any) -> None:
        """Run `ops` for `owner` on behalf of the card `source`."""
        k.push(cls.name, owner, source, _plain(ops), registers, None)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if f[6] is not None:
            f[5][f[6]] = k.returned()
            f[6] = None
        if f[1] >= len(f[4]):
            k.pop(f[5])
            return
        name, params = f[4][f[1]]
        f[1] += 1
        f[6] = params.get("into")
        s.ret = None
        cls.ops[name].run(k, s, Running(f), params)


def lint(
    ops: Mapping[str, Op],
    program: OpList,
    calls: frozenset[str] = frozenset(),
    registers: frozenset[str] = frozenset(),
) -> list[str]:
    """Every way in which `program` does not fit the declarations.

    `calls` are the registered function names; `registers` those that are filled when the program begins.
    """
    faults = []
    filled = set(registers)
    for number, step in enumerate(program):
        if not _is_step(step):
            faults.append(f"op {number}: {step!r} is not [name, {{param: value}}]")
            continue
        name, params = step
        op = ops.get(name)
        if op is None:
            faults.append(f"op {number}: unknown op {name!r}")
            continue
        faults += [f"op {number} {name}: {fault}" for fault in _misfits(op, params, filled)]
        if name == "call" and params.get("name") not in calls:
            faults.append(f"op {number}: unknown call {params.get('name')!r}")
        for key, kind in _declared(op).items():
            if kind is OPS and isinstance(params.get(key), list):
                inner = lint(ops, params[key], calls, frozenset(filled))
                faults += [f"op {number} {name}: {key}: {fault}" for fault in inner]
        if isinstance(params.get("into"), str):
            filled.add(params["into"])
    return faults


def _is_step(step: Any) -> bool:
    return (
        isinstance(step, list | tuple)
        and len(step) == 2
        and isinstance(step[0], str)
        and isinstance(step[1], Mapping)
    )


def _declared(op: Op) -> dict[str, Any]:
    return {key.rstrip("?"): kind for key, kind in op.params.items()}


def _misfits(op: Op, params: Params, filled: set[str]) -> list[str]:
    """What is wrong with the parameters of one op."""
    declared = _declared(op)
    faults = [f"unknown parameter {key!r}" for key in params if key not in declared]
    faults += [
        f"missing parameter {key!r}" for key in op.params if not key.endswith("?") and key not in params
    ]
    for key, value in params.items():
        kind = declared.get(key)
        if kind is REGISTER and value not in filled:
            faults.append(f"{key}={value!r}: no earlier op fills this register")
        elif kind is not None and not _is(value, kind):
            faults.append(f"{key}={value!r} is not {kind}")
    return faults


def _is(value: Any, kind: Any) -> bool:
    if isinstance(kind, tuple):
        return value in kind
    if kind is int:
        return type(value) is int
    if kind is REGISTER:
        return isinstance(value, str)
    if kind is OPS:
        return isinstance(value, list)
    return isinstance(value, kind)


def rules_text(ops: Mapping[str, Op], program: OpList) -> list[Text]:
    """What the program does, one catalogue text per op; an inner op list is a tuple of texts."""
    return [Text(ops[name].key, _arguments(ops, ops[name], params)) for name, params in program]


def _arguments(ops: Mapping[str, Op], op: Op, params: Params) -> tuple[tuple[str, object], ...]:
    kinds = _declared(op)
    return tuple((key, _argument(ops, kinds.get(key), value)) for key, value in params.items())


def _argument(ops: Mapping[str, Op], kind: Any, value: Any) -> object:
    if kind is OPS:
        return tuple(rules_text(ops, value))
    return tuple(value) if isinstance(value, list) else value
