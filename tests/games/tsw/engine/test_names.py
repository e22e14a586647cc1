"""What somebody or something new may be called, and what a name means then (TSW-01, TSW-04, TSW-41)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.moves import Refused
from bot.games.tsw.rules import RULES
from tests.games.tsw.engine.table import Table

FRONT: dict[str, Any] = {"mb": 1, "purpose": "a choir", "symbol": "a fork", "alignments": ["weird"]}
UNREADABLE = ["\u200b\u200b", "…", "\u3164"]
NO_NAMES = [*UNREADABLE, "everybody", "me", "at home", "3 MB", "Rio", "the Rain Museum"]


def fronts(table: Table) -> list[str]:
    """The fronts of which seat 0 knows."""
    return [g.name for g in table.view(0).groups if g.kind == "front"]


@pytest.mark.rule("TSW-01")
@pytest.mark.parametrize("question", ["name", "leader"])
@pytest.mark.parametrize("name", [*NO_NAMES, "Bureau of Misplaced Persons", "BMP"])
def test_nobody_calls_himself_what_another_is_called_or_what_no_order_could_mean(
    question: str, name: str
) -> None:
    with pytest.raises(Refused) as refused:
        Table(interviews={0: json.dumps({question: name})})
    assert [reason.key.startswith("tsw-name-") for reason in refused.value.reasons] == [True]


@pytest.mark.rule("TSW-01")
@pytest.mark.parametrize(
    ("written", "called"),
    [
        ("Bees\u202e of\nNo.9.", "Bees of No.9"),
        ("**The Twelve**", "The Twelve"),
        ("@everyone's Friends", "everyone's Friends"),
        ("Café\u200b Ülk", "Café Ülk"),
    ],
)
def test_a_conspiracy_is_called_what_can_be_read_of_its_name(written: str, called: str) -> None:
    table = Table(interviews={0: json.dumps({"name": written})})
    assert table.conspiracy(0) == called
    assert table.view(1).group(called) is not None


@pytest.mark.rule("TSW-41")
@pytest.mark.parametrize("name", NO_NAMES)
def test_a_front_cannot_be_ordered_under_a_name_that_means_something_else(name: str) -> None:
    table = Table()
    with pytest.raises(Refused) as refused:
        table.order(0, "create-front", name=name, **FRONT)
    assert [reason.key.startswith("tsw-name-") for reason in refused.value.reasons] == [True]


@pytest.mark.rule("TSW-41")
@pytest.mark.parametrize("name", ["BMP", "bureau of  misplaced persons. ", "Bureau of Misplaced\nPersons"])
def test_a_front_that_is_called_like_a_group_gets_a_number(name: str) -> None:
    table = Table()
    table.order(0, "create-front", name=name, **FRONT)
    table.turn(d0_0=2)
    (front,) = fronts(table)
    assert front.endswith(" 2")
    assert "\n" not in front


@pytest.mark.rule("TSW-41")
def test_a_front_without_a_name_is_called_after_what_can_be_read_of_its_symbol() -> None:
    table = Table()
    table.order(0, "create-front", **{**FRONT, "symbol": "🦆\u202e"})
    table.turn(d0_0=2)
    assert fronts(table) == ["Society"]


@pytest.mark.rule("TSW-41")
@pytest.mark.parametrize("symbol", ["an eel", "The Eel", "eel"])
def test_no_front_is_called_after_the_article_of_its_symbol(symbol: str) -> None:
    table = Table()
    table.order(0, "create-front", **{**FRONT, "symbol": symbol})
    table.turn(d0_0=2)
    assert fronts(table) == ["Eel Society"]


@pytest.mark.rule("TSW-42", "TSW-41")
def test_what_is_left_in_a_town_reaches_who_has_his_headquarters_there() -> None:
    """Whatever anybody has named since."""
    table = Table(3, unknown_groups="exist")
    town = table.s.minds[1]["place"]
    table.write(2, "inquire", town)
    table.order(0, "emissary", destination=town, message="Hello.", gift="3 MB", terms="in the drop box")
    his = table.money(table.conspiracy(1))
    table.turn(d0_0=2)
    assert table.money(table.conspiracy(1)) == his + 3 + table.s.g_income[1]
    assert table.view(2).group(town) is None


@pytest.mark.rule("TSW-04")
@pytest.mark.parametrize("name", NO_NAMES)
def test_by_asking_nothing_comes_to_exist_that_no_order_could_mean(name: str) -> None:
    table = Table(unknown_groups="exist")
    before = len(table.s.g_name)
    table.write(0, "inquire", name)
    assert len(table.s.g_name) == before
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-04", "TSW-33")
def test_what_its_asker_knows_to_be_gone_is_not_found_again_by_asking() -> None:
    table = Table(3, unknown_groups="exist")
    gone = table.group(0, power=4, resistance=0)
    table.knows(0, gone)
    table.order(0, "attack-destroy", attacker=table.conspiracy(0), target=gone, mb=5)
    table.turn()
    table.turn(a1=2)
    table.host("leave", 2)
    for name in (gone, table.conspiracy(2)):
        table.write(0, "inquire", name)
        assert table.view(0).group(name) is None


@pytest.mark.rule("TSW-04")
def test_three_groups_a_turn_come_to_exist_by_asking_and_none_is_among_the_greatest() -> None:
    table = Table(unknown_groups="exist")
    worlds = sorted(
        p + i + a for p, i, a in zip(table.s.g_power, table.s.g_income, table.s.g_arrows, strict=True)
    )
    for turn in range(2):
        for n in range(6):
            table.write(0, "inquire", f"Club {turn} of {n}")
        table.turn()
    found = [g for g in table.view(0).groups if g.name.startswith("Club")]
    assert [g.name for g in found] == [f"Club {turn} of {n}" for turn in range(2) for n in range(3)]
    numbers = [table.number(g.name) for g in found]
    worth = [table.s.g_power[g] + table.s.g_income[g] + table.s.g_arrows[g] for g in numbers]
    assert max(worth) < worlds[-len(worlds) // 5]
    assert len(table.s.queue) == 6, "whatever else he asks about waits for the gamemaster"


@pytest.mark.rule("TSW-90")
@pytest.mark.parametrize("name", NO_NAMES)
def test_the_gamemaster_calls_nobody_what_no_order_could_mean(name: str) -> None:
    table = Table()
    for kind, old in (("group", table.group(3)), ("person", table.person(3))):
        with pytest.raises(Refused):
            table.host("adjust", "rename", kind, old, name)
    assert table.view(None) == Table().view(None)


@pytest.mark.rule("TSW-90")
def test_the_gamemaster_can_spell_a_name_otherwise() -> None:
    table = Table()
    old = table.group(3)
    table.knows(0, old)
    table.host("adjust", "rename", "group", old, f"The {old.upper()}!")
    assert table.view(0).group(f"The {old.upper()}") is not None


@pytest.mark.rule("TSW-46")
def test_two_attacks_are_never_called_alike() -> None:
    """Whatever the groups are called that are in them."""
    table = Table(3, interviews={0: json.dumps({"name": "War on Drugs"}), 1: json.dumps({"name": "War"})})
    one, other = table.group(0), table.group(1)
    table.host("adjust", "rename", "group", one, "Tea")
    table.host("adjust", "rename", "group", other, "Drugs on Tea")
    for n, (seat, target) in enumerate([(0, "Tea"), (1, "Drugs on Tea")]):
        table.knows(seat, target)
        table.agent(n, 2, inside=table.conspiracy(seat))
        table.order(seat, "attack-control", attacker=table.conspiracy(seat), target=target, mb=1)
    table.turn()
    assert [attack.name for attack in table.view(2).attacks] == [
        "War on Drugs on Tea",
        "War on Drugs on Tea (2)",
    ]


@pytest.mark.rule("TSW-01", "TSW-90")
def test_the_file_of_a_second_conspiracy_of_a_name_tells_what_it_is_called() -> None:
    form = json.dumps({"name": "Omega Circle", "leader": "Ann"})
    table = Table(interviews={0: form, 1: form})
    table.host("adjust", "rename", "group", "Omega Circle", "Bavarians")
    minds = [dict(table.view(seat).mind) for seat in (0, 1)]
    assert [(mind["name"], mind["leader"]) for mind in minds] == [
        ("Bavarians", "Ann"),
        ("Omega Circle 2", "Ann 2"),
    ]


@pytest.mark.rule("TSW-04", "TSW-81")
def test_a_player_heaps_at_most_twelve_questions_a_turn_on_the_desk() -> None:
    table = Table()
    for n in range(6):
        table.write(0, "inquire", f"Club {n}")
        table.write(0, "ask-gamemaster", f"What of club {n}?")
    (event,) = table.write(0, "inquire", "Club of the Thirteenth Hour")
    assert event.private[0]["key"] == "tsw-inquired-enough"
    with pytest.raises(Refused):
        table.write(0, "ask-gamemaster", "And now?")
    assert len(table.s.queue) == 12
    table.write(1, "ask-gamemaster", "Me too?")
    table.turn()
    table.write(0, "ask-gamemaster", "And now?")
