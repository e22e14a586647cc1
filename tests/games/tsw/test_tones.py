"""The tone of a table is heard in everything it is told (TSW-81)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.engine.replay import begin
from bot.games.registry import GAMES
from bot.games.tsw.rules import INFO
from bot.games.tsw.world.phrases import TONES, bank
from bot.trials.trial import play
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table

FIELD = re.compile(r"\{(\w+)\}")
CATALOGUE = Catalogue()


def told(tone: str) -> list[str]:
    """All that a table with this tone is told about the same game, public and private."""
    said: list[str] = []
    game, options = GAMES["tsw"], {"tone": tone, "groups": 60, "last_turn": 12}
    kernel = begin(game.rules, 3, options)
    for seat, move in play(game, 3, options, 17, ("heuristic", "random")).log:
        for event in kernel.submit(seat, move):
            for viewer in (None, 0, 1, 2):
                line = game.words.happened(game.rules.view(kernel.s, viewer), event)
                said += [CATALOGUE.format(line)] if line is not None else []
    return said


@pytest.mark.rule("TSW-81")
def test_a_whole_game_is_told_in_each_tone_and_in_no_two_alike() -> None:
    said = {tone: told(tone) for tone in TONES}
    assert len({len(lines) for lines in said.values()}) == 1, "what happens does not depend on the tone"
    for tone, lines in said.items():
        assert not any("{" in line or "KeyError" in line for line in lines), tone
        for other in set(TONES) - {tone}:
            same = sum(a == b for a, b in zip(lines, said[other], strict=True))
            assert same < len(lines) / 2, (tone, other)


@pytest.mark.rule("TSW-21", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_every_tone_has_every_phrase_with_the_facts_of_the_others(tone: str) -> None:
    own: Any = bank(tone)
    first: Any = bank(TONES[0])
    assert set(own["phrases"]) == set(first["phrases"])
    for key, phrases in own["phrases"].items():
        known = {field for phrase in first["phrases"][key] for field in FIELD.findall(phrase)}
        named = {field for phrase in phrases for field in FIELD.findall(phrase)}
        assert named <= known, (tone, key, named - known)
    assert {name: len(words) for name, words in own["scales"].items()} == dict.fromkeys(first["scales"], 10)
    assert len(own["codas"]) >= 10


def test_a_table_chooses_its_tone() -> None:
    assert set(next(spec for spec in INFO.options if spec.name == "tone").values) == set(TONES)
    reports = {tone: Table(2, tone=tone).report(0) for tone in TONES}
    assert len(set(reports.values())) == len(TONES)
