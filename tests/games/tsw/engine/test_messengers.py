"""Emissaries and leaks: gifts of money and others, who receives, whom a leak betrays (TSW-42, TSW-47)."""

import pytest

from bot.engine.moves import Refused
from bot.games.tsw.notes import learn_person
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize("gift", ["3", "3 MB", "3mb", "3 Megabucks"])
def test_a_sum_is_a_gift_of_money(gift: str) -> None:
    table = Table()
    his = table.money(table.conspiracy(1))
    table.order(0, "emissary", destination=table.conspiracy(1), gift=gift, terms="by hand")
    table.turn(d0_0=2)
    assert table.money(table.conspiracy(1)) == his + 3 + table.s.g_income[1]
    assert "3 MB" in table.report(1)


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize("gift", ["3 red roses", "99 balloons", "1 MB of secret files"])
def test_things_that_are_counted_are_no_money(gift: str) -> None:
    table = Table()
    mine, his = table.money(table.conspiracy(0)), table.money(table.conspiracy(1))
    table.order(0, "emissary", destination=table.conspiracy(1), gift=gift, terms="by hand")
    table.turn(d0_0=2)
    assert gift in table.report(1)
    assert table.money(table.conspiracy(0)) == mine + table.s.g_income[0]
    assert table.money(table.conspiracy(1)) == his + table.s.g_income[1]


@pytest.mark.rule("TSW-47", "TSW-60")
@pytest.mark.parametrize(("alive", "heard_of"), [(True, True), (False, True), (True, False)])
def test_a_leak_gives_away_where_somebody_is_who_lives_and_is_known_to_its_writer(
    alive: bool, heard_of: bool
) -> None:
    table = Table()
    person, place = table.person(7, alive=int(alive)), table.view(0).places[0]
    if heard_of:
        table.knows(0, person)
    table.order(0, "leak", message=f"{person} was seen in {place}!")
    table.turn(d0_0=2)
    assert table.paper("leaks") == ["leak-signed"]
    assert table.paper("notices") == (["sighted"] if alive and heard_of else [])


@pytest.mark.rule("TSW-42", "TSW-51")
@pytest.mark.parametrize("own", [True, False])
def test_who_is_found_out_to_work_for_a_conspiracy_takes_its_letters(own: bool) -> None:
    table = Table()
    spokesman = table.agent(41, 1)
    if own:
        table.agent(41, 0)
    table.knows(0, spokesman)
    p = table.s.named_person(spokesman)
    learn_person(table.s, 0, p, 3)
    table.knows(0, table.s.g_name[table.s.p_group[p]])
    letter = {"destination": spokesman, "message": "Hello.", "terms": "in person"}
    with pytest.raises(Refused) as refused:
        table.order(0, "emissary", **letter)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-no-recipient"]
    learn_person(table.s, 0, p, 4)
    table.order(0, "emissary", **letter)
    table.turn(d0_0=2)
    assert "message" in table.keys(1)


@pytest.mark.rule("TSW-42")
def test_a_recipient_whose_group_was_never_heard_of_can_be_written_to() -> None:
    table = Table()
    spokesman = table.agent(41, 1)
    learn_person(table.s, 0, table.s.named_person(spokesman), 1)
    table.order(0, "emissary", destination=spokesman, message="Hello.", terms="in person")
    table.turn(d0_0=2)
    assert "message" in table.keys(1)
