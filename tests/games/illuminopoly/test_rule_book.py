"""The players' rule book: its IDs, its pointers to rulings, the options it promises, and a test for every
rule."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from bot.games.illuminopoly.rules import RULES as GAME

PACKAGE = Path(__file__).parents[3] / "bot" / "games" / "illuminopoly"
RULES = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
RULINGS = (PACKAGE / "RULINGS.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- \*\*(IOP-\w+)\*\* ", RULES, re.MULTILINE)
GIVEN = re.findall(r"^- \*\*(R-\d\d)\*\* \((IOP-\w+)\)", RULINGS, re.MULTILINE)


def test_every_rule_id_stands_once() -> None:
    assert [rule for rule, count in Counter(IDS).items() if count > 1] == []
    assert len(IDS) == 67


def test_rules_and_rulings_point_at_each_other() -> None:
    numbers = [number for number, _ in GIVEN]
    assert numbers == [f"R-{n:02}" for n in range(1, len(numbers) + 1)]
    assert set(re.findall(r"\[(R-\d\d)\]", RULES)) == set(numbers)
    assert {rule for _, rule in GIVEN} <= set(IDS)


def test_every_option_is_named_in_the_book_and_every_one_named_exists() -> None:
    named = set(re.findall(r"\*Option\* `(\w+)`", RULES))
    assert named == {option.name for option in GAME.info.options}
    assert set(re.findall(r"`(\w+)`", RULINGS)) <= named


def test_every_rule_is_proved() -> None:
    here = "".join(
        path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))
    )
    marks = re.findall(r"mark\.rule\(([^)]*)\)", here)
    proved = {rule for mark in marks for rule in re.findall(r'"(IOP-\w+)"', mark)}
    assert set(IDS) - proved == set()
    assert proved - set(IDS) == set()
