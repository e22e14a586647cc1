"""Names that a server gives to the board: what is read, what is refused, and that a game keeps them."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml

from bot import DATA
from bot.engine.kernel import Kernel
from bot.games.contract import BadMaterial
from bot.games.illuminopoly.cards.looks import LONGEST, LOOKS, own_look
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.say.words import WORDS
from bot.scene.scene import texts
from bot.trials.trial import play
from bot.ui.words.catalogue import Catalogue

EXAMPLE = yaml.safe_load((DATA / "illuminopoly" / "example-names.yaml").read_text("utf-8"))
MILL = {"spaces": {39: "Mill Street"}}


def faults(plain: Any, *before: str) -> str:
    """What is said against a file."""
    with pytest.raises(BadMaterial) as refused:
        LOOKS.read(plain, before)
    return "\n".join(refused.value.problems)


def said(*lines: str) -> str:
    """The whole table in words, in a game that begins with these names."""
    options = RULES.info.opening({"theme": "own", "names": list(lines)})
    kernel = Kernel(RULES, RULES.setup(3, options))
    kernel.start()
    view = RULES.view(kernel.s, 0)
    names = {seat: f"P{seat}" for seat in range(3)}
    picture = ILLUMINOPOLY.pictures.table(view, names, lambda words: Catalogue().format(words, names))
    told = "\n".join(Catalogue().format(line, names) for line in WORDS.table(view))
    return told + "\n".join(texts(picture))


@pytest.mark.rule("IOP-01")
def test_a_server_renames_what_it_likes_and_the_rest_keeps_its_name() -> None:
    told = said(LOOKS.read(EXAMPLE, ()))
    assert {"Laundry Lane", "Upper Terrace", "The Hill", "Riverside"} <= {
        name for name in ("Laundry Lane", "Upper Terrace", "The Hill", "Riverside") if name in told
    }
    assert "Pyramid Plaza" not in told
    assert "Exchange Street" in told


@pytest.mark.rule("IOP-01")
def test_of_two_files_the_later_one_counts() -> None:
    first = LOOKS.read(MILL, ())
    second = LOOKS.read({"spaces": {39: "Bell Street"}}, (first,))
    assert "Bell Street" in said(first, second)
    assert "Mill Street" not in said(first, second)
    assert own_look(()) == "city"
    assert "Pyramid Plaza" in said()


@pytest.mark.parametrize(
    ("plain", "why"),
    [
        ([], "must be a mapping"),
        (None, "must be a mapping"),
        ({}, "nothing to rename"),
        ({"spaces": {}}, "nothing to rename"),
        ({"streets": {1: "A"}}, "`streets` is not known"),
        ({"spaces": ["A", "B"]}, "`spaces` must be a mapping"),
        ({"spaces": {40: "A"}}, "spaces → 40: spaces are numbers from 0"),
        ({"spaces": {"1": "A"}}, "spaces → 1: spaces are numbers"),
        ({"spaces": {True: "A"}}, "spaces are numbers"),
        ({"spaces": {1: 7}}, "1 to 32 characters"),
        ({"spaces": {1: " "}}, "1 to 32 characters"),
        ({"spaces": {1: "x" * (LONGEST + 1)}}, "1 to 32 characters"),
        ({"spaces": {1: "<@1> **here**"}}, "letters, digits"),
        ({"spaces": {1: "Mill", 3: "mill"}}, "more than one space"),
        ({"spaces": {1: "Pyramid Plaza"}}, "Pyramid Plaza would be the name of more than one"),
        ({"groups": {"pinkish": "A"}}, "the groups are purple"),
    ],
)
def test_a_file_with_faults_is_refused_with_their_places(plain: Any, why: str) -> None:
    assert why in faults(plain)


def test_all_faults_are_named_at_once() -> None:
    found = faults({"spaces": {99: "A", 1: ""}, "groups": {"x": "B"}, "colour": 1}).splitlines()
    assert len(found) == 4


def test_names_travel_with_the_game_and_change_nothing_in_it() -> None:
    line = LOOKS.read(MILL, ())
    options = RULES.info.opening({"theme": "own", "names": [line]})
    named = play(ILLUMINOPOLY, 3, {}, 5, ["heuristic"], patience=200).log
    kernel = Kernel(RULES, RULES.setup(3, options))
    kernel.start()
    for seat, move in named:
        kernel.submit(seat, move)
    again = RULES.state.load(kernel.s.dump())
    view = RULES.view(again, 1)
    assert "Mill Street" in json.loads(view.theme)["spaces"]
    assert "names" not in dict(view.options)
    assert again.dump() == kernel.s.dump()
