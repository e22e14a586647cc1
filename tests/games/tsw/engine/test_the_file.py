"""What a player's file tells of the groups and people in it (TSW-20, TSW-30, TSW-51)."""

import pytest

from bot.games.tsw.play.notes import learn_person, note_death
from bot.games.tsw.say.words import WORDS
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table


def line_of(table: Table, name: str) -> str:
    lines = [Catalogue().format(line, {}) for line in WORDS.hand(table.view(0))]
    return next(line for line in lines if line.startswith(name))


@pytest.mark.rule("TSW-20", "TSW-30")
@pytest.mark.parametrize("aid", [0, 2])
def test_it_tells_which_groups_can_support_an_attack(aid: int) -> None:
    table = Table()
    own = table.group(0, owner=0, power=4, aid=aid)
    assert ("can support attacks" in line_of(table, own)) is bool(aid)


@pytest.mark.rule("TSW-20")
@pytest.mark.parametrize(
    ("special", "told"), [(("bonus", "create-front", 2), True), (("income", "", 1), False)]
)
def test_it_tells_what_a_group_of_ones_own_is_good_for(special: tuple[str, str, int], told: bool) -> None:
    table = Table()
    own = table.group(0, owner=0)
    table.s.retold[f"g{table.number(own)}"] = {"special": special}
    assert ("good for front organisations" in line_of(table, own)) is told


@pytest.mark.rule("TSW-51", "TSW-81")
def test_it_tells_where_somebody_is_to_be_found_and_that_they_are_dead() -> None:
    table = Table()
    stranger = table.person(5)
    table.knows(0, stranger)
    p = table.s.named_person(stranger)
    facts = table.s.person_facts(p)
    assert facts.home not in line_of(table, stranger)
    learn_person(table.s, 0, p, 3)
    assert f"to be found in {facts.place}, at home: {facts.home}" in line_of(table, stranger)
    assert "(dead)" not in line_of(table, stranger)
    note_death(table.s, [0], p)
    assert "(dead)" in line_of(table, stranger)
