"""Nothing is forgotten about a decision: every frame that asks has its question, labels for its verbs, a
default, what a seat is called with, a word about standing answers and one about AI seats.

Which verbs a frame offers is read from the functions that return its choices, so that no decision is missed
because it is rare.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from bot import ROOT
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import fits, verb_of
from bot.engine.sealed import READY, REOPEN
from bot.games.contract import Game
from bot.games.kit.players import Answer, HeuristicPlayer, Standing
from bot.games.kit.words import Phrasebook
from bot.games.registry import PLAYABLE
from bot.trials.trial import play
from tests.conformance.test_every_game import few
from tests.support.messages import messages

GAME = pytest.mark.parametrize("game", PLAYABLE.values(), ids=PLAYABLE.keys())


@dataclass
class Registers:
    """Where a game looks up what belongs to a decision; standing and answers by the names of frames. texts:
    the messages of the catalogue, to which a game that names its kinds leaves what is plain."""

    words: Phrasebook
    texts: set[str]
    standing: dict[str, list[str]]
    answers: dict[str, Answer]


def registers(game: Game) -> Registers:
    words, standing, player = game.words, game.standing, game.players["heuristic"]()
    assert isinstance(words, Phrasebook)
    assert isinstance(standing, Standing)
    assert isinstance(player, HeuristicPlayer)
    return Registers(words, set(messages()), standing.words, player.mind.answers)


def plain(at: Registers, part: str, name: str) -> bool:
    """Whether the catalogue alone has words for a frame or a verb."""
    return bool(at.words.kinds) and f"{at.words.prefix}-{part}-{name}" in at.texts


def asking(game: Game) -> list[type[Frame]]:
    """The frames that offer anything."""
    return [kind for kind in game.rules.kinds.values() if kind.options.__func__ is not Frame.options.__func__]


# -- which verbs a frame offers


@cache
def offers(kind: type[Frame]) -> set[str]:
    """The verbs of all choices that are written down in the functions that `options` is made of."""
    found: set[str] = set()
    todo, done = [kind.options], set[Any]()
    while todo:
        function = todo.pop()
        plain = function.__func__ if isinstance(function, MethodType) else function
        if plain not in done:
            done.add(plain)
            tree = ast.parse(textwrap.dedent(inspect.getsource(plain)))
            lists = {getattr(node, "iter", None) for node in ast.walk(tree)}
            for node in ast.walk(tree):
                found |= verbs(node, plain.__globals__) if node not in lists else set()
                todo += calls(node, plain.__globals__, kind)
    return found - {READY[0], REOPEN[0]} if getattr(kind, "at_once", False) else found


def verbs(node: ast.AST, known: Mapping[str, Any]) -> set[str]:
    """The first word of a tuple, of the prefix given to `up_to`, or of a move that has a name."""
    first: ast.AST | None = None
    if isinstance(node, ast.Tuple) and node.elts and isinstance(node.ctx, ast.Load):
        first = node.elts[0]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "up_to":
        first = node.args[1]
    elif isinstance(node, ast.Name):
        move = known.get(node.id)
        return {move[0]} if isinstance(move, tuple) and move and isinstance(move[0], str) else set()
    if isinstance(first, ast.Name):
        first = ast.Constant(known.get(first.id))
    return {first.value} if isinstance(first, ast.Constant) and isinstance(first.value, str) else set()


def calls(node: ast.AST, known: Mapping[str, Any], kind: type[Frame]) -> Iterator[Callable[..., Any]]:
    """The functions called here that give choices, too."""
    if not isinstance(node, ast.Call):
        return
    called: Any = None
    if isinstance(node.func, ast.Name):
        called = known.get(node.func.id)
    elif isinstance(node.func, ast.Attribute):
        owner = node.func.value
        name = owner.id if isinstance(owner, ast.Name) else ""
        where = kind if name == "cls" else known.get(name)
        if isinstance(owner, ast.Call) and getattr(owner.func, "id", "") == "super":
            for base in kind.__mro__[1:]:
                if node.func.attr in vars(base):
                    yield getattr(base, node.func.attr)
        called = getattr(where, node.func.attr, None) if isinstance(where, ModuleType | type) else None
    if isinstance(called, FunctionType | MethodType):
        returns = str(called.__annotations__.get("return", ""))
        if "Choice" in returns or "Open" in returns:
            yield called


# -- what is missing


def forgotten(game: Game, at: Registers) -> set[str]:
    """What the registers do not know about the decisions of a game."""
    found = set()
    for kind in asking(game):
        if kind not in at.words.book.prompts and not plain(at, "ask", kind.name):
            found.add(f"{kind.name}: no question")
        called = any(base in at.words.book.wanted for base in kind.__mro__)
        if not called and not plain(at, "wanted", kind.name):
            found.add(f"{kind.name}: nothing is said when a seat is called for it")
        for verb in offers(kind):
            labelled = at.words.find(at.words.book.spoken, kind.name, verb) is not None
            if not labelled and not plain(at, "do", verb):
                found.add(f"{kind.name}: no label for {verb!r}")
        for part, known in (("standing", at.standing), ("mind", at.answers)):
            if (kind.name in known) == (part in kind.without):
                found.add(f"{kind.name}: either a {part} answers it, or it is without one")
    return found


@GAME
def test_nothing_is_forgotten_about_any_decision(game: Game) -> None:
    assert forgotten(game, registers(game)) == set()


@GAME
def test_nothing_is_registered_for_frames_that_do_not_ask(game: Game) -> None:
    at, names = registers(game), {kind.name for kind in asking(game)}
    assert {kind.name for kind in at.words.book.prompts} <= names <= set(at.words.frames)
    assert {*at.standing, *at.answers} <= names
    assert all(kind.name in names for kind in game.rules.kinds.values() if kind.without)


def told_kinds(game: str) -> Iterator[str]:
    """Every kind of event that the rules of a game tell, as far as their sources name it."""
    place = ROOT / "bot/games" / game
    for file in (place / "rules.py", *(place / "play").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and "tell" in ast.unparse(node.func):
                for part in node.args:
                    kinds = (part.body, part.orelse) if isinstance(part, ast.IfExp) else (part,)
                    values = (kind.value for kind in kinds if isinstance(kind, ast.Constant))
                    yield from (value for value in values if isinstance(value, str))


@pytest.mark.parametrize("game", ["illuminati", "illuminopoly", "inwo", "pebbles"])
def test_every_kind_of_event_has_its_words(game: str) -> None:
    at, kinds = registers(PLAYABLE[game]), set(told_kinds(game))
    told = at.words.told.prefix if hasattr(at.words, "told") else ""
    known = {key.removeprefix(f"{told}-") for key in at.texts if told and key.startswith(told)}
    assert len(kinds) > 5
    assert sorted(kinds - known - at.words.book.happenings.keys()) == []


@GAME
def test_what_is_taken_away_is_missed(game: Game) -> None:
    """One thing after the other, of every decision."""
    for kind in asking(game):
        less = deepcopy(registers(game))
        less.words.book.prompts.pop(kind, None)
        less.texts.discard(f"{less.words.prefix}-ask-{kind.name}")
        assert f"{kind.name}: no question" in forgotten(game, less)
        less = deepcopy(registers(game))
        said = [known for known in (less.standing, less.answers) if known.pop(kind.name, None)]
        assert len(forgotten(game, less)) == len(said)
        for verb in offers(kind):
            less = deepcopy(registers(game))
            less.texts.discard(f"{less.words.prefix}-do-{verb}")
            for of in [of for of in less.words.book.spoken if of[1] == verb]:
                del less.words.book.spoken[of]
            assert f"{kind.name}: no label for {verb!r}" in forgotten(game, less)


@GAME
def test_what_is_offered_in_a_game_has_its_label_and_its_default(game: Game) -> None:
    """Also where the verb is no word in the frame's own text."""
    labelled = set()

    def look(kernel: Kernel) -> None:
        s = kernel.s
        for seat in [seat for seat in s.waiting if seat >= 0][:2]:
            ask, frame = kernel.ask_of(seat), s.stack[-1]
            assert fits(ask.choices, game.rules.kinds[ask.frame].default(s, frame, seat))
            new = {(ask.frame, verb_of(choice)): choice for choice in ask.choices}
            for at in new.keys() - labelled:
                assert game.words.label(game.rules.view(s, seat), ask, new[at]).key
            labelled.update(new)

    seats = game.rules.info.least + 2
    for seed in range(2):
        play(game, seats, {}, seed, ["random", "heuristic"], look, patience=few(game, 400, 60))
    assert len(labelled) > 5
