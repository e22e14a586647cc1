"""The borders of the house, read from the syntax tree of every module: who imports whom, what rules may do.

`engine <- games <- table <- ui <- cogs <- app`; the table LAYERS says it for every part of `bot`.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pytest

from bot import ROOT

LAYERS: dict[str, set[str]] = {
    "engine": set(),
    "scene": set(),
    "render": {"scene"},
    "settings": set(),
    "logs": set(),
    "private": set(),
    "games": {"engine", "scene"},
    "store": {"engine"},
    "table": {"engine", "games", "store"},
    "ui": {"engine", "scene", "games", "table", "render"},
    "health": {"store", "ui"},
    "cogs": {"engine", "games", "table", "render", "ui", "settings"},
    "app": {"engine", "games", "store", "table", "render", "ui", "settings", "cogs", "health"},
    "local": {"engine", "games", "store", "table", "render", "ui", "settings", "cogs", "app"},
    "trials": {"engine", "games"},
    "cli": {"trials", "engine", "games", "store", "table", "render", "ui", "settings", "app", "local"},
    "__main__": {"settings", "app", "local", "cli"},
}
"""Part of the house: the parts it may import besides itself. A new part gets its row here."""

DISCREET = {"logs", "private"}
"""What keeps secrets out of the log and of other people's sight: for every part that is not pure."""

SHARED = (
    "bot.games.data.", "bot.games.contract.", "bot.games.reports.", "bot.games.writing.", "bot.games.chair.",
    "bot.games.kit.", "bot.games.power.",
)  # fmt: skip
"""What all games share besides the engine. None of it knows a game."""

READER = "bot/games/data.py"
"""The one module of the pure parts that reads files: the games' data, once, at import."""

ALLOWED_OUTSIDE: dict[str, set[str]] = {
    "engine": set(),
    "scene": set(),
    "games": {"pydantic", "rapidfuzz"},
}
"""Packages beyond the standard library for the parts that must stay pure."""

IMPURE = {
    "random", "secrets", "uuid", "time", "datetime", "zoneinfo", "sched", "signal", "asyncio", "threading",
    "multiprocessing", "concurrent", "subprocess", "socket", "ssl", "http", "urllib", "sqlite3", "logging",
    "tempfile", "os",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "hash", "id", "__import__", "breakpoint"}
"""Builtins that do I/O, run text, or (hash of a str, id) differ from one process to the next."""

DRIVERS = {"aiosqlite", "sqlite3", "asyncpg"}
SPONGES = {"utils", "util", "helpers", "helper", "manager", "managers", "common", "misc"}
LONGEST_MODULE = 500
LONGEST_FUNCTION = 60
COUNTING = ("bot/engine/frames.py", "bot/engine/kernel.py")
"""The modules that know how a frame is laid out."""
UNFINISHED = re.compile(r"#.*\b(TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")


def children(node: ast.AST) -> list[ast.AST]:
    """What lies directly in a node, faster than `ast.iter_child_nodes`."""
    found: list[ast.AST] = []
    for value in vars(node).values():
        if isinstance(value, ast.AST):
            found.append(value)
        elif isinstance(value, list):
            found += [part for part in value if isinstance(part, ast.AST)]
    return found


def walk(node: ast.AST) -> list[ast.AST]:
    """A node and all that lies in it."""
    found = [node]
    for each in found:
        found += children(each)
    return found


@dataclass(frozen=True)
class Module:
    """One Python file: its path from the repository root and its text."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, self.path)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return walk(self.tree)

    @cached_property
    def uses_of_frames(self) -> list[tuple[ast.Subscript | ast.Assign, ast.expr | None, bool]]:
        return list(uses_of_frames(self.tree)) if SPEAKS_OF_FRAMES.search(self.text) else []

    @property
    def part(self) -> str:
        """The part of the house it lies in: 'engine', 'app', 'cogs', 'tests', or '' for bot/__init__.py."""
        first, *rest = Path(self.path).with_suffix("").parts
        return first if first != "bot" else "" if rest[0] == "__init__" else rest[0]

    @property
    def game(self) -> str | None:
        """Which game a module below bot/games/<game>/ belongs to."""
        parts = Path(self.path).parts
        return parts[2] if parts[:2] == ("bot", "games") and len(parts) > 3 else None

    @cached_property
    def imports(self) -> list[str]:
        """Every dotted name it imports; `from a import b` counts as a.b, wherever in the file it stands."""
        names: list[str] = []
        for node in self.nodes:
            if isinstance(node, ast.Import):
                names += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self.path}:{node.lineno}: relative import"
                names += [f"{node.module}.{alias.name}" for alias in node.names]
        return names

    def calls(self) -> Iterator[ast.Call]:
        return (node for node in self.nodes if isinstance(node, ast.Call))


def read_modules(*folders: str) -> list[Module]:
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return [Module(str(file.relative_to(ROOT)), file.read_text("utf-8")) for file in files]


def root(name: str) -> str:
    return name.partition(".")[0]


def imported(module: Module, packages: set[str]) -> list[str]:
    return [name for name in module.imports if root(name) in packages]


def part_of(name: str) -> str | None:
    """The part of the house an imported name lies in; None if not ours or in bot/__init__.py."""
    first, *rest = name.split(".")
    if first == "cogs":
        return "cogs"
    if first == "bot" and rest and rest[0].islower() and not rest[0].startswith("__"):
        return rest[0]
    return None


# One checker a law. Each yields what is wrong with one module, in words for whoever wrote it.


def wrong_direction(module: Module) -> Iterator[str]:
    if module.part == "":
        if any(root(name) in ("bot", "cogs") for name in module.imports):
            yield "bot/__init__.py imports nothing of ours"
        return
    if module.part not in LAYERS:
        yield f"'{module.part}' is no part of the house: give it a row in LAYERS"
        return
    for name in module.imports:
        part = part_of(name)
        if part is None or part == module.part or part in LAYERS[module.part]:
            continue
        if part in DISCREET and module.part not in ALLOWED_OUTSIDE:
            continue
        yield f"{name}: {module.part} may not import {part}"


def game_imports_game(module: Module) -> Iterator[str]:
    dotted = module.path.removesuffix(".py").replace("/", ".") + "."
    if module.game is None and not dotted.startswith(SHARED):
        return
    for name in module.imports:
        if not name.startswith("bot.games.") or f"{name}.".startswith(SHARED):
            continue
        if not f"{name}.".startswith(f"bot.games.{module.game}."):
            yield f"{name}: games and what they share know no other game"


def impure_rules(module: Module) -> Iterator[str]:
    if module.part not in ALLOWED_OUTSIDE or module.path == READER:
        return
    for name in module.imports:
        first = root(name)
        if first in IMPURE:
            yield f"{name}: no clock, chance or I/O in rules"
        elif first != "bot" and first not in sys.stdlib_module_names | ALLOWED_OUTSIDE[module.part]:
            yield f"{name}: not for bot/{module.part}"
    for call in module.calls():
        if isinstance(call.func, ast.Name) and call.func.id in IMPURE_CALLS:
            yield f"line {call.lineno}: {call.func.id}() in rules"
    for node in module.nodes:
        if isinstance(node, ast.AsyncFunctionDef | ast.Await):
            yield f"line {node.lineno}: rules are not asynchronous"


def discord_outside(module: Module) -> Iterator[str]:
    if module.part not in ("ui", "local", "cogs", "app", "tests"):
        yield from (f"{name}: not for bot/{module.part}" for name in imported(module, {"discord"}))


def simulator_outside(module: Module) -> Iterator[str]:
    if module.part not in ("local", "tests"):
        yield from (f"{name}: only bot/local knows the simulator" for name in imported(module, {"simcord"}))


def driver_outside(module: Module) -> Iterator[str]:
    if module.part not in ("store", "app", "tests"):
        yield from (f"{name}: drivers live in bot/store" for name in imported(module, DRIVERS))


def too_long(module: Module) -> Iterator[str]:
    lines = len(module.text.splitlines())
    if lines > LONGEST_MODULE:
        yield f"{lines} lines: a module has at most {LONGEST_MODULE}"
    for node in module.nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield f"line {node.lineno}: {node.name} has {length} lines, not {LONGEST_FUNCTION} at most"


def sponge_name(module: Module) -> Iterator[str]:
    if names := SPONGES & set(Path(module.path).with_suffix("").parts):
        yield f"named {names}: say what it is about"


def unfinished(module: Module) -> Iterator[str]:
    for number, line in enumerate(module.text.splitlines(), 1):
        if UNFINISHED.search(line):
            yield f"line {number}: unfinished work belongs in the tracker"


def engine_replaced(module: Module) -> Iterator[str]:
    """A test may stand in for Discord or the clock, never for the rules."""
    for name in module.imports:
        if "mock" in name.split(".") or root(name) in ("pytest_mock", "mock"):
            yield f"{name}: no mocks"
    ours = {
        alias.asname or root(alias.name) if isinstance(node, ast.Import) else alias.asname or alias.name
        for node in module.nodes
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
        if f"{getattr(node, 'module', None) or alias.name}.".startswith(("bot.engine.", "bot.games."))
    }
    for call in module.calls():
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("setattr", "setitem") and call.args:
            target = call.args[0]
            while isinstance(target, ast.Attribute):
                target = target.value
            text = target.value if isinstance(target, ast.Constant) else None
            if isinstance(text, str) and text.startswith(("bot.engine", "bot.games")):
                yield f"line {call.lineno}: patches {text}"
            if isinstance(target, ast.Name) and target.id in ours:
                yield f"line {call.lineno}: patches {target.id}"


# Frames are lists: whoever counts in them breaks when a register is added.

GIVERS = {"on_top", "open_now", "find", "new"}
"""Class methods of frames that give one."""
SPEAKS_OF_FRAMES = re.compile(rf"FrameData|\b(stack|frame)\b|\bf\b(?![\"'])|\.({'|'.join(sorted(GIVERS))})\(")
"""What the text of a module must have for anything in it to count as a frame."""
Use = tuple[ast.Subscript | ast.Assign, ast.expr | None, bool]
"""Where a frame is looked into, by which index (None: it is unpacked), and whether within a class."""


def is_frame(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a frame: one of `names`, taken from a stack, or given by a class of frames."""
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Subscript):
        return is_stack(node.value) and not isinstance(node.slice, ast.Slice)
    giver = node.func if isinstance(node, ast.Call) else None
    return isinstance(giver, ast.Attribute) and giver.attr in GIVERS and ast.unparse(giver)[0].isupper()


def is_stack(node: ast.expr) -> bool:
    """Whether frames lie in it: a stack, a part of one, or one the other way round."""
    if isinstance(node, ast.Call) and node.args:
        return is_stack(node.args[0])
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice) and is_stack(node.value)
    return isinstance(node, ast.Attribute) and node.attr == "stack"


def frames_in(function: ast.AST) -> set[str]:
    """The names that stand for frames in a function."""
    names: set[str] = set()
    for node in walk(function):
        if isinstance(node, ast.arg):
            said = ast.unparse(node.annotation) if node.annotation else "Any"
            if said == "FrameData" or (said == "Any" and node.arg in ("f", "frame")):
                names.add(node.arg)
            continue
        targets: list[ast.expr] = []
        if isinstance(node, ast.For | ast.comprehension) and is_stack(node.iter):
            targets = node.target.elts[-1:] if isinstance(node.target, ast.Tuple) else [node.target]
        elif isinstance(node, ast.Assign | ast.NamedExpr) and is_frame(node.value, set()):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def uses_of_frames(tree: ast.AST) -> Iterator[Use]:
    todo: list[tuple[ast.AST, set[str], bool]] = [(tree, set(), False)]
    for node, known, within in todo:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            known = known | frames_in(node)
        elif isinstance(node, ast.Subscript):
            if is_frame(node.value, known):
                yield node, node.slice, within
        elif isinstance(node, ast.Assign):
            unpacked = isinstance(node.targets[0], ast.Tuple | ast.List)
            if unpacked and is_frame(node.value, known):
                yield node, None, within
        inside = within or isinstance(node, ast.ClassDef)
        todo += [(child, known, inside) for child in children(node)]


def frame_by_number(module: Module) -> Iterator[str]:
    for node, index, _ in [] if module.path in COUNTING else module.uses_of_frames:
        if index is None or isinstance(index, ast.Constant | ast.UnaryOp | ast.Slice):
            yield f"line {node.lineno}: {ast.unparse(node)}: registers and steps have names"


def frame_read_elsewhere(module: Module) -> Iterator[str]:
    for node, index, within in [] if module.path in COUNTING else module.uses_of_frames:
        parts = walk(index) if index is not None else []
        owners = {ast.unparse(part.value) for part in parts if isinstance(part, ast.Attribute)}
        if not within or owners - {"cls"}:
            yield f"line {node.lineno}: {ast.unparse(node)}: ask the class of the frame"


Law = Callable[[Module], Iterator[str]]
IN_A_FRAME = "class Turn:\n    def run(cls, k, s, f: FrameData):\n        "
HOUSE: list[Law] = [
    wrong_direction, game_imports_game, impure_rules, discord_outside, simulator_outside, driver_outside,
    frame_read_elsewhere,
]  # fmt: skip
EVERYWHERE: list[Law] = [too_long, sponge_name, unfinished, frame_by_number]


def verdicts(laws: list[Law], modules: list[Module]) -> list[str]:
    return [f"{module.path}: {wrong}" for module in modules for law in laws for wrong in law(module)]


@cache
def breaches() -> dict[Law, list[str]]:
    """What every law finds in all code; each module is parsed once for all of them."""
    found: dict[Law, list[str]] = {law: [] for law in (*EVERYWHERE, *HOUSE, engine_replaced)}
    modules = read_modules("bot", "cogs", "tests")
    assert {module.part for module in modules} >= {"engine", "games", "cogs", "tests"}
    while modules:
        module = modules.pop()
        for law in (*EVERYWHERE, *([engine_replaced] if module.part == "tests" else HOUSE)):
            found[law] += verdicts([law], [module])
    return found


@pytest.mark.parametrize("law", HOUSE)
def test_the_house_keeps(law: Law) -> None:
    assert breaches()[law] == []


@pytest.mark.parametrize("law", EVERYWHERE)
def test_all_code_keeps(law: Law) -> None:
    assert breaches()[law] == []


def test_no_test_stands_in_for_the_engine() -> None:
    assert breaches()[engine_replaced] == []


@pytest.mark.parametrize(
    ("path", "text", "law"),
    [
        ("bot/engine/dice.py", "from bot.games import registry", wrong_direction),
        ("bot/engine/dice.py", "def roll():\n    import bot.table.service", wrong_direction),
        ("bot/scene/paper.py", "from bot.render.press import draw", wrong_direction),
        ("bot/games/tsw/draw/scene.py", "from bot.render.png import draw", wrong_direction),
        ("bot/table/service.py", "from bot import ui", wrong_direction),
        ("bot/gadgets/thing.py", "", wrong_direction),
        ("bot/games/tsw/rules.py", "from bot.games.illuminati.rules import Rules", game_imports_game),
        ("bot/games/kit/words.py", "from bot.games.tsw.see.view import View", game_imports_game),
        ("bot/games/kit/words.py", "from bot.games import registry", game_imports_game),
        ("bot/games/power/placing.py", "from bot.games.inwo.play import state", game_imports_game),
        ("bot/games/contract.py", "from bot.games.tsw.see.view import View", game_imports_game),
        ("bot/engine/dice.py", "from random import randint", impure_rules),
        ("bot/engine/dice.py", "import orjson", impure_rules),
        ("bot/games/tsw/rules.py", "if True:\n    import time as clock", impure_rules),
        ("bot/games/tsw/rules.py", "def f():\n    return open('x')", impure_rules),
        ("bot/games/tsw/rules.py", "async def f(): ...", impure_rules),
        ("bot/table/service.py", "import discord.ui", discord_outside),
        ("bot/ui/panel/panel.py", "import simcord", simulator_outside),
        ("cogs/play.py", "import aiosqlite", driver_outside),
        ("bot/ui/panel/panel.py", "x = 1\n" * 501, too_long),
        ("bot/ui/panel/panel.py", "def f():\n" + "    x = 1\n" * 60, too_long),
        ("bot/ui/helpers.py", "", sponge_name),
        ("bot/ui/panel/panel.py", "x = 1  # TO" + "DO: more", unfinished),
        ("bot/games/tsw/play/turn.py", IN_A_FRAME + "f[1] = 2", frame_by_number),
        ("bot/games/tsw/play/turn.py", IN_A_FRAME + "_, step, *more = f", frame_by_number),
        ("bot/games/tsw/play/turn.py", IN_A_FRAME + "f[2:] = []", frame_by_number),
        ("bot/games/tsw/play/turn.py", IN_A_FRAME + "return f[Other.SEAT]", frame_read_elsewhere),
        ("bot/games/tsw/rules.py", "def a(s):\n    return s.stack[-1][0] == 'turn'", frame_by_number),
        ("bot/games/tsw/rules.py", "def a(s):\n    return [q[0] for q in s.stack[:-1]]", frame_by_number),
        ("bot/games/tsw/rules.py", "def a(s):\n    q = Turn.on_top(s)\n    return q[2]", frame_by_number),
        ("bot/games/tsw/rules.py", "def a(s):\n    return s.stack[-1][Turn.SEAT]", frame_read_elsewhere),
        ("tests/test_x.py", "from unittest import mock", engine_replaced),
        ("tests/test_x.py", "from unittest.mock import Mock", engine_replaced),
        ("tests/test_x.py", "mp.setattr('bot.engine.kernel.Kernel.submit', f)", engine_replaced),
        ("tests/test_x.py", "from bot.engine.moves import Ask\nmp.setattr(Ask, 'x', f)", engine_replaced),
    ],
)  # fmt: skip
def test_a_breach_is_found(path: str, text: str, law: Law) -> None:
    assert list(law(Module(path, text)))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("bot/engine/dice.py", "import json\nfrom bot import DATA\nfrom bot.engine.moves import Move"),
        (
            "bot/games/tsw/draw/scene.py",
            "from bot.scene.scene import Scene\nfrom bot.games.tsw.see.view import View",
        ),
        ("bot/games/tsw/words.py", "from bot.games.kit.words import Phrasebook"),
        ("bot/games/registry.py", "from bot.games.tsw import rules\nfrom bot.games.illuminati import RULES"),
        ("bot/store/sqlite.py", "import sqlite3, aiosqlite, time\nfrom bot.engine.moves import Move"),
        ("bot/app.py", "import discord\nfrom bot.settings import Settings\nfrom cogs import lobby"),
        (
            "bot/games/tsw/play/turn.py",
            "class A:\n    def run(cls, k, s, f: FrameData):\n        f[cls.SEAT][0] = s.stack[-1]",
        ),
        ("bot/games/tsw/play/turn.py", "def f(rows: list[int]):\n    return [f[0] for f in rows]"),
    ],
)
def test_what_is_allowed_is_not_reported(path: str, text: str) -> None:
    assert verdicts(HOUSE + EVERYWHERE, [Module(path, text)]) == []
