"""Commands about games: simulate, arena, rules, cards."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

from bot import CHECKOUT, PACKAGE, ROOT
from bot.cli.words import fail
from bot.engine.moves import Refused
from bot.games.contract import Game
from bot.games.registry import PLAYABLE
from bot.trials.arena import Match, contest
from bot.trials.simulate import Order, simulate

RULE = re.compile(r"^- \*\*([A-Z]+-[\w.]+)\*\*", re.MULTILINE)


def run_simulation(
    game: Annotated[str, typer.Option(help="Which game.")] = "illuminati",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next ones count up.")] = 7,
    ai: Annotated[str, typer.Option(help="AI levels, by comma; they go round the seats.")] = "random",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    check: Annotated[bool, typer.Option(help="Invariants, dual run and leak test too.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on the last line.")] = False,
) -> None:
    """Play whole games between AI seats and sum them up."""
    found = find_game(game)
    levels = find_levels(found, seats, ai)
    figures = simulate(
        Order(game, seats, games, seed, levels, read_options(found, option or []), check), jobs
    )
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name}: {value}")
    if figures["finished"] < games or figures["faults"]:
        raise typer.Exit(1)


def run_arena(
    game: Annotated[str, typer.Option(help="Which game.")] = "illuminati",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next ones count up.")] = 7,
    levels: Annotated[
        str, typer.Option(help="AI levels, by comma; each game they sit one seat further.")
    ] = "heuristic,easy",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on the last line.")] = False,
) -> None:
    """Let AI levels play against each other: wins, lengths, factions, deals and kinds of moves."""
    found = find_game(game)
    chosen = find_levels(found, seats, levels)
    figures = contest(Match(found, chosen, seats, games, seed, read_options(found, option or [])))
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name}: {value}")
    if figures["unfinished"]:
        raise typer.Exit(1)


def find_levels(game: Game, seats: int, levels: str) -> tuple[str, ...]:
    """The AI levels of these words, or an end with a clear word; so for a number of seats that cannot be."""
    found = tuple(levels.split(","))
    unknown = [level for level in found if level not in game.players]
    if unknown:
        fail(f"No AI called {', '.join(unknown)}; there are: {', '.join(game.players)}.")
    if not game.rules.info.least <= seats <= game.rules.info.most:
        fail(f"{game.key} is for {game.rules.info.least} to {game.rules.info.most} seats.")
    return found


def find_game(key: str) -> Game:
    """The game of that name, or an end with a clear word."""
    if key not in PLAYABLE:
        fail(f"No game called {key}; there are: {', '.join(PLAYABLE)}.")
    return PLAYABLE[key]


def read_options(game: Game, words: list[str]) -> Mapping[str, Any]:
    """`name=value` words as options of the game."""
    specs = {spec.name: spec for spec in game.rules.info.options}
    chosen: dict[str, Any] = {}
    brought: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name and name == game.rules.info.sheets:
            brought[name] = _sheets(game, value)
            continue
        if name not in specs:
            fail(f"{game.key} has no option {name}; there are: {', '.join(specs)}.")
        by_text = {str(v).lower(): v for v in specs[name].values}
        if value.lower() not in by_text:
            fail(f"{name} can be: {', '.join(by_text)}.")
        chosen[name] = by_text[value.lower()]
    try:
        game.rules.info.settle(chosen)
    except Refused as refused:
        fail(str(refused))
    return chosen | brought


def _sheets(game: Game, names: str) -> list[str]:
    """What seats bring: names of ready-made sheets by comma, which go round the seats."""
    ready = game.sheets.ready if game.sheets is not None else {}
    found = names.split(",")
    unknown = [name for name in found if name not in ready]
    if unknown:
        fail(f"{game.key} has nothing ready-made called {', '.join(unknown)}; there are: {', '.join(ready)}.")
    return [found[seat % len(found)] for seat in range(game.rules.info.most)]


def rules_with_tests(
    game: Annotated[str, typer.Option(help="Which game; all of them if none is named.")] = "",
    missing: Annotated[bool, typer.Option(help="Only rules without a test.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object.")] = False,
) -> None:
    """Every rule ID and the tests that prove it."""
    _need_tests()
    games = [find_game(game)] if game else list(PLAYABLE.values())
    proofs = {rule: tests for rule, tests in rule_tests(games).items() if not (missing and tests)}
    if as_json:
        print(json.dumps(proofs))
    else:
        for rule, tests in proofs.items():
            print(f"{rule}: {', '.join(tests) or 'NO TEST'}")


def _need_tests() -> None:
    if not CHECKOUT:
        fail("This command reads the tests, which an installed bot does not have: run it in the checkout.")


def rule_tests(games: Sequence[Game]) -> dict[str, list[str]]:
    """{rule ID: quick tests that name it}, for all rules of the games, in the order of the rule books."""
    proofs: dict[str, list[str]] = {}
    for game in games:
        book = (PACKAGE / "games" / game.rules_file).read_text("utf-8")
        proofs.update({rule: [] for rule in RULE.findall(book)})
    for test, rules in marked_tests(ROOT / "tests", "rule"):
        for rule in rules:
            if rule in proofs:
                proofs[rule].append(test)
    return proofs


@cache
def marked_tests(folder: Path, mark: str) -> Sequence[tuple[str, list[str]]]:
    """The quick tests below `folder` with a mark that names something, and what it names."""
    return list(_marked_tests(folder, mark))


def _marked_tests(folder: Path, mark: str) -> Iterator[tuple[str, list[str]]]:
    for file in sorted(folder.rglob("test_*.py")):
        for node in _tests(ast.parse(quick_source(file))):
            named = [word for decorator in node.decorator_list for word in _named_by(decorator, mark)]
            if named:
                yield f"{file.relative_to(ROOT)}::{node.name}", named


def _tests(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node


def quick_source(file: Path) -> str:
    """A module of tests without those that are marked slow: they prove nothing in an ordinary run."""
    source = file.read_text("utf-8")
    tree = ast.parse(source)
    if any(isinstance(node, ast.Assign) and _is_slow(node.value) for node in tree.body):
        return ""
    lines = source.splitlines()
    for test in _tests(tree):
        if any(map(_is_slow, test.decorator_list)):
            first = min(decorator.lineno for decorator in test.decorator_list) - 1
            lines[first : test.end_lineno] = [""] * ((test.end_lineno or first) - first)
    return "\n".join(lines)


def _is_slow(marks: ast.expr) -> bool:
    """Whether a decorator, or what `pytestmark` is given, marks tests as slow; slow parameters among others
    leave a test quick."""
    named = marks.elts if isinstance(marks, ast.List | ast.Tuple) else [marks]
    return any(isinstance(mark, ast.Attribute) and ast.unparse(mark).endswith("mark.slow") for mark in named)


def _named_by(decorator: ast.expr, mark: str) -> list[str]:
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith(f"mark.{mark}"):
        return []
    return [
        arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


def cards_with_tests(
    game: Annotated[str, typer.Option(help="Which game.")] = "illuminati",
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON list.")] = False,
) -> None:
    """Every card of a game: what it is made of and the tests that name it."""
    _need_tests()
    found = card_tests(find_game(game))
    if as_json:
        print(json.dumps(found))
    else:
        for card in found:
            print(
                f"{card['id']} ({card['kind']}): {', '.join(card['ops']) or '-'}; {len(card['tests'])} tests"
            )


def card_tests(game: Game) -> list[dict[str, Any]]:
    """Each card with its ops, registered calls, and the quick tests that are marked with its id; in a game
    whose tests have no such marks, those whose text names it."""
    folder = ROOT / "tests" / "games" / game.key
    marked = marked_tests(folder, "card")
    if marked:
        proofs = {
            record["id"]: [test for test, named in marked if record["id"] in named] for record in game.cards
        }
    else:
        sources = {
            f"{file.relative_to(ROOT)}": quick_source(file) for file in sorted(folder.rglob("test_*.py"))
        }
        proofs = {record["id"]: _naming(record["id"], sources) for record in game.cards}
    return [{**record, "tests": proofs[record["id"]]} for record in game.cards]


def _naming(card: str, sources: Mapping[str, str]) -> list[str]:
    named = re.compile(rf"[\"']{re.escape(card)}[\"']")
    return [file for file, source in sources.items() if named.search(source)]
