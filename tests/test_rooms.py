"""The laws of the house that look at more than one module at a time: circles, rooms, doors, sizes, names."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from bot import ROOT
from tests.test_layers import Module, children, read_modules

Modules = Mapping[str, Module]
"""By dotted name."""

ROOMS = (
    ("cards", "world"),
    ("decks",),
    ("play", "press"),
    ("see",),
    ("say",),
    ("draw", "minds"),
    ("rules",),
    ("game",),
)
"""The rooms of a game, from the ground up: each knows those before it, and itself."""

RANK = {room: rank for rank, rooms in enumerate(ROOMS) for room in rooms}

GAMES = {file.parent.name for file in (ROOT / "bot" / "games").glob("*/game.py")}
NAMELESS = ("bot.app", "bot.table.", "bot.ui.", "bot.trials.")
"""What names no game: the registry does."""
MOST_MODULES = 20
MOST_BRANCHES = 15

BRANCHES = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.IfExp, ast.match_case)


def dotted(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def named(*modules: Module) -> Modules:
    return {dotted(module.path): module for module in modules}


@cache
def house() -> Modules:
    return named(*read_modules("bot", "cogs"))


def imports(modules: Modules, name: str) -> set[str]:
    """Which of the modules it imports, for type checkers only or within functions too."""
    found = set()
    for full in modules[name].imports:
        while full and full not in modules:
            full = full.rpartition(".")[0]
        found |= {full} - {"", name}
    return found


def reached(graph: Mapping[str, Iterable[str]], start: str) -> set[str]:
    found: set[str] = set()
    todo = list(graph[start])
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += graph[name]
    return found


# One checker a law. Each yields what is wrong.


def circles(modules: Modules) -> Iterator[str]:
    graph = {name: imports(modules, name) for name in modules}
    after = {name: reached(graph, name) for name in graph}
    found = {frozenset(other for other in after[name] if name in after[other]) for name in graph}
    for circle in sorted(map(sorted, found - {frozenset()})):
        yield f"in a circle: {', '.join(circle)}"


def wrong_rooms(modules: Modules) -> Iterator[str]:
    for name in modules:
        for other in imports(modules, name):
            here, there = room(name), room(other)
            if not here or not there or here == there:
                continue
            if here[0] == there[0] and RANK[there[1]] > RANK[here[1]]:
                yield f"{name}: {here[1]} does not know {there[1]} ({other})"
            if here[0] == there[0] and {here[1], there[1]} == {"draw", "minds"}:
                yield f"{name}: draw and minds do not know each other ({other})"


def speechless(modules: Modules) -> Iterator[str]:
    """What an order is, and what speaks against it, is judged without any language."""
    for name in modules:
        for other in imports(modules, name) if name.startswith("bot.games.tsw.orders.") else ():
            if other.startswith("bot.games.tsw.reading."):
                yield f"{name}: the rules of orders do not know how orders are read ({other})"


def room(name: str) -> tuple[str, str] | None:
    """The game and the room a module lies in; None outside of the rooms that have an order."""
    parts = name.split(".")
    if parts[:2] != ["bot", "games"] or len(parts) < 4 or parts[3] not in RANK:
        return None
    return parts[2], parts[3]


def doors(modules: Modules) -> Iterator[str]:
    """The table stands between interface and store, the registry between the house and its games."""
    for name, module in modules.items():
        guest = name.startswith(("bot.ui", "cogs"))
        for full in module.imports:
            if guest and f"{full}.".startswith("bot.store."):
                yield f"{name}: {full}: what the table shows of it is in bot.table.records"
            parts = full.split(".")
            game = parts[2] if parts[:2] == ["bot", "games"] and len(parts) > 2 and parts[2] in GAMES else ""
            if game and f"{name}.".startswith(NAMELESS):
                yield f"{name}: {full}: only the registry names a game"


def crowded(modules: Modules) -> Iterator[str]:
    folders = Counter(str(Path(m.path).parent) for m in modules.values() if Path(m.path).stem != "__init__")
    for folder, count in folders.items():
        if count > MOST_MODULES:
            yield f"{folder} has {count} modules, not {MOST_MODULES} at most"


def branches(function: ast.AST) -> int:
    """How many ways lead through a function: its McCabe number, with conditions, without functions within."""
    count, todo = 1, list(children(function))
    while todo:
        node = todo.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        count += isinstance(node, BRANCHES)
        count += len(node.values) - 1 if isinstance(node, ast.BoolOp) else 0
        count += 1 + len(node.ifs) if isinstance(node, ast.comprehension) else 0
        todo += children(node)
    return count


def too_branchy(modules: Modules) -> Iterator[str]:
    for module in modules.values():
        for node in module.nodes:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if (count := branches(node)) > MOST_BRANCHES:
                yield f"{module.path}: {node.name} has {count} branches, not {MOST_BRANCHES} at most"


def namesakes(modules: Modules) -> Iterator[str]:
    places = defaultdict(set)
    for name, module in modules.items():
        if not name.startswith("bot.games."):
            for node in module.nodes:
                if isinstance(node, ast.ClassDef):
                    places[node.name].add(name)
    for called, where in places.items():
        if len(where) > 1:
            yield f"{called} is a class of {', '.join(sorted(where))}"


Law = Callable[[Modules], Iterator[str]]
LAWS: list[Law] = [circles, wrong_rooms, speechless, doors, crowded, too_branchy, namesakes]


@pytest.mark.parametrize("law", LAWS)
def test_the_house_keeps(law: Law) -> None:
    assert len(house()) > 400
    assert list(law(house())) == []


def breach(*files: tuple[str, str]) -> Modules:
    return named(*(Module(path, text) for path, text in files))


@pytest.mark.parametrize(
    ("law", "modules"),
    [
        (
            circles,
            breach(("bot/table/a.py", "import bot.table.b"), ("bot/table/b.py", "from bot.table import a")),
        ),
        (
            circles,
            breach(
                ("bot/ui/a.py", "from bot.ui.b import B"),
                ("bot/ui/b.py", "if TYPE_CHECKING:\n    from bot.ui.c import C"),
                ("bot/ui/c.py", "def f():\n    from bot.ui import a"),
            ),
        ),
        (
            wrong_rooms,
            breach(
                ("bot/games/inwo/play/a.py", "from bot.games.inwo.see import b"),
                ("bot/games/inwo/see/b.py", ""),
            ),
        ),
        (
            wrong_rooms,
            breach(
                ("bot/games/inwo/draw/a.py", "from bot.games.inwo.minds.b import C"),
                ("bot/games/inwo/minds/b.py", ""),
            ),
        ),
        (
            wrong_rooms,
            breach(
                ("bot/games/inwo/say/a.py", "import bot.games.inwo.rules"), ("bot/games/inwo/rules.py", "")
            ),
        ),
        (
            speechless,
            breach(
                ("bot/games/tsw/orders/a.py", "from bot.games.tsw.reading import b"),
                ("bot/games/tsw/reading/b.py", ""),
            ),
        ),
        (doors, breach(("cogs/play.py", "from bot.store.records import GameRow"))),
        (doors, breach(("bot/ui/panel/panel.py", "def f():\n    import bot.store.sqlite"))),
        (doors, breach(("bot/table/service.py", "from bot.games.illuminati import rules"))),
        (crowded, breach(*((f"bot/ui/panel/m{n}.py", "") for n in range(MOST_MODULES + 1)))),
        (too_branchy, breach(("bot/ui/a.py", "def f(x):\n" + "    if x:\n        x += 1\n" * MOST_BRANCHES))),
        (too_branchy, breach(("bot/ui/a.py", "def f(x):\n    return " + " or ".join("x" * 16)))),
        (
            namesakes,
            breach(("bot/ui/a.py", "class Same:\n    x = 1"), ("bot/table/b.py", "class Same:\n    y = 2")),
        ),
    ],
)
def test_a_breach_is_found(law: Law, modules: Modules) -> None:
    assert list(law(modules))


def test_what_is_allowed_is_not_reported() -> None:
    files = (
        ("bot/games/inwo/cards/table.py", "import json"),
        (
            "bot/games/inwo/play/a.py",
            "from bot.games.inwo.cards import table\nfrom bot.games.inwo.play import b",
        ),
        ("bot/games/inwo/play/b.py", ""),
        ("bot/games/registry.py", "from bot.games.inwo.play import a"),
        ("bot/games/inwo/see/view.py", "class Same:\n    x = 1"),
        ("bot/ui/panel/panel.py", "from bot.table.records import Place\nclass Same:\n    x = 1"),
        ("bot/table/records.py", "from bot.store.records import Place"),
        ("bot/store/records.py", "def f(x):\n" + "    if x:\n        x += 1\n" * (MOST_BRANCHES - 1)),
        ("cogs/inwo.py", "from bot.games.inwo.play import b"),
    )
    assert [wrong for law in LAWS for wrong in law(breach(*files))] == []
