"""Op lists of cards: small programs of declared verbs, run one op at a time by a frame.

An op is written `[name, {param: value}]`. Its declaration names the parameters and their types, the function
that carries it out, and (by the catalogue key `op-<name>`) the text that players read: one record serves all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from bot.engine import frames
from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Text

Params = Mapping[str, Any]
OpList = Sequence[Sequence[Any]]

OPS = "ops"
"""Type of a parameter that is an op list of its own (done if a condition holds, or for each of several)."""
MODES = "modes"
"""Type of a parameter that maps names to op lists, of which one is done."""
REGISTER = "register"
"""Type of a parameter that names a register: filled by an earlier op, or when the program begins."""


def _plain(value: Any) -> Any:
    """The printed `value` as lists and dicts of its own, as a state holds them."""
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


class Running(NamedTuple):
    """A program in the act: the seat it runs for, the card it is printed on, and its registers: named plain
    values that ops hand to later ops."""

    owner: int
    source: int
    registers: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Op:
    """A declared verb: `params` maps each name to its type (or a tuple of allowed values); `?` at the end of
    a name makes it optional; a type may also be OPS or REGISTER. `run(k, s, program, params)` changes the
    state or pushes a frame; what that frame pops is put into the register `into` names, if the op has that
    parameter. `usable(s, seat)`: whether there is something to act on."""

    name: str
    params: Mapping[str, Any]
    run: Callable[[Kernel, Any, Running, Params], None]
    usable: Callable[[Any, int], bool] = lambda s, seat: True

    @property
    def key(self) -> str:
        """Its text in the catalogue."""
        return "op-" + self.name.replace("_", "-")


class Program(Frame):
    """Runs an op list; its step is the next op.

    Registers: the seat it runs for, the card it is printed on, its ops, the named values, which of these
    awaits a result.
    """

    OWNER, SOURCE, OPS, NAMED, INTO = frames.registers(5)
    ops: ClassVar[Mapping[str, Op]]

    @classmethod
    def begin(cls, k: Kernel, owner: int, source: int, ops: OpList, /, **registers: Any) -> None:
        """Run `ops` for `owner` on behalf of the card `source`."""
        k.push(cls.name, owner, source, _plain(ops), registers, None)

    @classmethod
    def proceed(cls, s: Any, ops: OpList) -> None:
        """For an op that is being run: let the program go on with `ops`, with the same registers, and then
        with what follows."""
        f = s.stack[-1]
        f[cls.OPS][f[cls.STEP] : f[cls.STEP]] = _plain(ops)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if f[cls.INTO] is not None:
            f[cls.NAMED][f[cls.INTO]] = k.returned()
            f[cls.INTO] = None
        if f[cls.STEP] >= len(f[cls.OPS]):
            k.pop(f[cls.NAMED])
            return
        name, params = f[cls.OPS][f[cls.STEP]]
        f[cls.STEP] += 1
        f[cls.INTO] = params.get("into")
        s.ret = None
        cls.ops[name].run(k, s, Running(f[cls.OWNER], f[cls.SOURCE], f[cls.NAMED]), params)


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
        for key, within in _op_lists(op, params):
            bound = {str(params["as"])} if "as" in params else set()
            inner = lint(ops, within, calls, frozenset(filled | bound))
            faults += [f"op {number} {name}: {key}: {fault}" for fault in inner]
        if isinstance(params.get("into"), str):
            filled.add(params["into"])
    return faults


def _op_lists(op: Op, params: Params) -> Iterator[tuple[str, OpList]]:
    """The op lists among the parameters of one op, and where they stand."""
    for key, kind in _declared(op).items():
        value = params.get(key)
        if kind is OPS and isinstance(value, list):
            yield key, value
        elif kind is MODES and _is(value, MODES):
            yield from ((f"{key} {name}", within) for name, within in params[key].items())


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
    if kind is MODES:
        return isinstance(value, Mapping) and all(isinstance(ops, list) for ops in value.values())
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
    if kind is MODES:
        does = {name: tuple(rules_text(ops, within)) for name, within in value.items()}
        return tuple(Text("op-mode", (("name", name), ("does", texts))) for name, texts in does.items())
    return tuple(value) if isinstance(value, list) else value
