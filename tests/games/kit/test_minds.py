"""What the minds of AI seats have in common: chance among what is good, characters, remarks."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.engine.moves import text
from bot.games.illuminati.minds.remarks import remark as illuminati_remark
from bot.games.inwo.minds.remarks import remark as inwo_remark
from bot.games.kit.minds import CHARACTERS, character, draw_by, easy
from bot.games.kit.remarks import OCCASIONS, VARIANTS, remark
from bot.ui.words.catalogue import Catalogue
from tests.support import inwo
from tests.support.illuminati import given


def test_chance_takes_the_best_most_often_and_hardly_ever_what_is_bad() -> None:
    draw = random.Random(3).randrange
    found = Counter(draw_by([(5.0, "good"), (4.5, "fine"), (-5.0, "bad")], 1.0, draw) for _ in range(500))
    assert found["good"] > found["fine"] > 100
    assert found["bad"] < 5


def test_a_table_has_several_characters_and_the_deal_decides_which() -> None:
    tables = [[character(range(n, n + 4), seat).name for seat in range(4)] for n in range(20)]
    assert {name for table in tables for name in table} == {one.name for one in CHARACTERS}
    assert len({tuple(table) for table in tables}) > 4
    assert all(len(set(table)) == 4 for table in tables)


def test_an_easy_seat_keeps_its_character_and_half_its_mind() -> None:
    for one in CHARACTERS:
        careless = easy(one)
        assert careless.name == one.name
        assert careless.heat > one.heat
        assert careless.care < one.care
        assert careless.block == 0


@pytest.mark.parametrize("temper", CHARACTERS, ids=lambda one: one.name)
def test_every_character_has_a_line_for_every_occasion(temper: object) -> None:
    catalogue, name = Catalogue(), getattr(temper, "name", "")
    said = {
        catalogue.format(text(f"ai-says-{name}-{occasion}-{variant}"))
        for occasion in OCCASIONS
        for variant in range(VARIANTS)
    }
    assert len(said) == len(OCCASIONS) * VARIANTS


@pytest.mark.parametrize("occasion", OCCASIONS)
def test_a_remark_is_made_now_and_then_by_the_one_whom_it_concerns(occasion: str) -> None:
    """And its words do not come again within ten turns of two halves each."""
    spoken: dict[object, int] = {}
    for half in range(300):
        lines = [
            remark({"kind": lambda data: (occasion, 2)}, CHARACTERS[0], half, seat, "kind", {})
            for seat in range(4)
        ]
        assert [line for seat, line in enumerate(lines) if seat != 2] == [None] * 3
        if lines[2] is not None:
            words = dict(lines[2].args)["words"].key
            assert half - spoken.get(words, -99) > 20
            spoken[words] = half
    assert set(spoken) == {f"ai-says-greedy-{occasion}-{variant}" for variant in range(VARIANTS)}


def test_whoever_loses_a_group_may_have_something_to_say() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}, uncontrolled="texas california").seat(0)
    data = {"seat": 0, "defender": 1, "kind": "control", "card": 0, "target": 0}
    said = [illuminati_remark(game.sees(None), seat, "attack-succeeded", data) for seat in range(2)]
    assert said[0] is None
    assert illuminati_remark(game.sees(None), 1, "income", data) is None


@pytest.mark.parametrize(
    ("kind", "defender", "occasion", "speaker"),
    [
        ("attack-succeeded", 1, "lost", 1),
        ("attack-succeeded", -1, "won", 0),
        ("attack-failed", 1, "held", 1),
        ("attack-failed", -1, "failed", 0),
        ("deal-struck", -1, "dealt", 1),
    ],
)
def test_in_inwo_a_remark_is_made_now_and_then_by_the_one_whom_it_concerns(
    kind: str, defender: int, occasion: str, speaker: int
) -> None:
    game, said = inwo.given(), dict[int, list[str]]()
    data = {"seat": 0, "defender": defender, "giver": 0, "taker": 1}
    for turn in range(22):
        game.kernel.s.turn = turn
        for seat in range(game.kernel.s.seats):
            line = inwo_remark(game.sees(None), seat, kind, data)
            if line is not None:
                said.setdefault(seat, []).append(dict(line.args)["words"].key.split("-")[3])
    assert said == {speaker: [occasion] * VARIANTS}
