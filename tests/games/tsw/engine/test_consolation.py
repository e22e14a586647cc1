"""A reckless failure is consoled with something to use later (TSW-32)."""

import pytest

from tests.games.tsw.engine.table import Table


def failed(
    mb: int = 3, spied: bool = False, served: bool = False, people: bool = True
) -> tuple[Table, set[int]]:
    """A failed attack on a group that its attacker has, or has not, looked into."""
    table = Table()
    target = table.group(1, resistance=3, power=2)
    table.knows(0, target)
    g = table.number(target)
    if spied:
        table.s.notes[0]["groups"][str(g)]["sure"] = 1
    staff = set(table.s.members(g))
    for p in staff:
        if served:
            table.s.masters[str(p)] = [[1, 5]]
        if not people:
            table.s.p_alive[p] = 0
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=mb)
    table.turn()
    table.turn(a1=12)
    assert ("control-failure" if mb else "news-control-failure") in table.keys(0)
    return table, staff


@pytest.mark.rule("TSW-32")
def test_somebody_who_works_there_joins_a_reckless_attacker() -> None:
    table, staff = failed()
    (line,) = [line for line in table.lines(0) if line[0] == "consolation"]
    joined = table.view(0).person(line[2]["person"])
    assert joined.own
    assert joined.actions == 1
    assert table.s.named_person(joined.name) in staff
    assert table.answers(0)[0] == ("failed", ["control-failure", "consolation"])
    assert joined.name in table.read(0)[0]
    assert joined.name not in "".join(table.read(1))
    table.order(0, "meditate", joined.name)


@pytest.mark.rule("TSW-32")
@pytest.mark.parametrize("how", [{"mb": 0}, {"spied": True}])
def test_who_had_looked_or_lost_nothing_is_not_consoled(how: dict[str, int]) -> None:
    table, _ = failed(**how)
    assert {"consolation", "event-found"}.isdisjoint(table.keys(0))


@pytest.mark.rule("TSW-32", "TSW-91")
@pytest.mark.parametrize("how", [{"served": True}, {"people": False}])
def test_where_nobody_is_free_to_join_an_event_is_found(how: dict[str, bool]) -> None:
    table, _ = failed(**how)
    assert table.answers(0)[0] == ("failed", ["control-failure", "event-found"])
    assert len(table.view(0).events) == 1


@pytest.mark.rule("TSW-32")
def test_a_group_consoles_its_attacker_once() -> None:
    table, _ = failed()
    target = table.s.g_name[table.s.seats + 1]
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.turn(a2=12)
    assert "control-failure" in table.keys(0)
    assert {"consolation", "event-found"}.isdisjoint(table.keys(0))
