"""What AI conspiracies leak says something about somebody (TSW-47)."""

import pytest

from bot.games.tsw.minds.ai_rumours import rumour
from bot.games.tsw.play.notes import learn_group, learn_person
from tests.games.tsw.engine.table import Table


def said(table: Table, name: str) -> set[str]:
    """All that seat 0 might leak about somebody."""
    table.kernel._legal.clear()
    view = table.view(0)
    found = set()
    for n in range(600):
        numbers = iter((n % 2, n // 2 % 30, n // 60))
        found.add(rumour(view, name, lambda most, numbers=numbers: next(numbers, 0) % most))
    return found


@pytest.mark.rule("TSW-47")
def test_what_is_known_of_a_group_is_leaked_and_what_is_not_is_invented() -> None:
    table = Table(3)
    group = table.group(1, owner=1, resistance=1, money=7)
    table.knows(0, group)
    known = said(table, group)
    assert not any("7 MB" in line for line in known)
    learn_group(table.s, 0, table.number(group), 4)
    told = said(table, group)
    assert any("7 MB" in line for line in told)
    assert any("belongs to" in line and table.conspiracy(1) in line for line in told)
    assert any("sold to" in line and table.conspiracy(2) in line for line in told)
    assert any("about to attack" in line for line in told)


@pytest.mark.rule("TSW-47")
def test_a_secret_of_somebody_who_works_there_is_leaked() -> None:
    table = Table()
    person = table.s.seats + 3
    group = table.s.g_name[table.s.group_of(person)]
    table.knows(0, group)
    learn_person(table.s, 0, person, 4)
    secret = table.s.person_facts(person).secret
    assert any(table.s.p_name[person] in line and secret in line for line in said(table, group))


@pytest.mark.rule("TSW-47")
def test_a_conspiracy_of_which_only_the_name_is_known_is_slandered() -> None:
    table = Table(3)
    lines = said(table, table.conspiracy(1))
    assert lines
    for line in lines:
        assert table.conspiracy(1) in line or "The " + table.conspiracy(1) in line
        assert table.conspiracy(0) not in line
