"""The players' rule book: its IDs, its pointers to rulings, and the options it promises."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from bot.games.illuminati.rules import INFO

PACKAGE = Path(__file__).parents[3] / "bot" / "games" / "illuminati"
RULES = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
RULINGS = (PACKAGE / "RULINGS.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- \*\*((?:ILL|MAD)-[^*]+)\*\* ", RULES, re.MULTILINE)
GIVEN = re.findall(r"^- \*\*(R-\d\d)\*\* \(([^)]+)\)", RULINGS, re.MULTILINE)


def test_every_rule_id_stands_once() -> None:
    assert [rule for rule, count in Counter(IDS).items() if count > 1] == []
    assert [rule for rule in IDS if rule.startswith("MAD")] == [f"MAD-0{n}" for n in range(1, 9)]


def test_rules_and_rulings_point_at_each_other() -> None:
    numbers = [number for number, _ in GIVEN]
    assert numbers == [f"R-{n:02}" for n in range(1, len(numbers) + 1)]
    assert set(re.findall(r"\[(R-\d\d)\]", RULES)) <= set(numbers)
    assert [(number, rule) for number, rule in GIVEN if rule not in IDS and f"## {rule} " not in RULES] == []


def test_every_option_that_the_book_names_is_offered_in_the_lobby() -> None:
    named = set(re.findall(r"\*[Oo]ption\* `(\w+)`", RULES))
    named |= set(re.findall(r"`(\w+)`", RULINGS))
    assert named - {option.name for option in INFO.options} == set()
