"""The gamemaster's desk (TSW-72, TSW-83, TSW-90)."""

import json

import pytest

from bot.engine.moves import CHANCE, HOST, Refused
from bot.games.tsw.desk import desk, desk_texts, group_on_desk, person_on_desk
from bot.games.tsw.rules import RULES
from bot.ui.catalogue import Catalogue
from tests.games.tsw.engine.table import Table


def on_the_desk(*, spies: bool = True) -> Table:
    """A turn with one spy and one attack that is due, resolved and waiting for approval."""
    table = Table(review=True)
    target = table.group(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.host("approve")
    if spies:
        table.order(1, "spy", target=table.view(1).places[2])
    table.close()
    table.kernel.submit(CHANCE, (77,))
    return table


@pytest.mark.rule("TSW-72", "TSW-90")
def test_nothing_is_told_before_the_gamemaster_approves() -> None:
    table = on_the_desk()
    assert table.s.waiting == [HOST]
    assert table.s.turn == 2
    events = table.host("approve")
    assert {event.kind for event in events} >= {"watchful-eye", "report"}
    assert table.s.turn == 3
    assert set(table.s.waiting) == {0, 1}


@pytest.mark.rule("TSW-90")
def test_success_and_failure_can_be_overruled_and_nothing_else_changes() -> None:
    table = on_the_desk()
    spy = dict(table.check("1.0"))
    for word, captured in (("success", True), ("failure", False), ("success", True)):
        table.host("fudge", "0.301", word)
        assert table.view(0).group(table.s.g_name[2]).own is captured
        assert table.check("1.0") == spy
        assert RULES.check(table.s) == []
    table.host("approve")
    assert "control-success" in table.keys(0)


@pytest.mark.rule("TSW-90")
def test_dice_can_be_changed() -> None:
    table = on_the_desk()
    table.host("fudge", "0.301", 6, 6)
    assert table.check("0.301")["dice"] == [6, 6]
    assert not table.check("0.301")["success"]
    table.host("fudge", "0.301", 1, 1)
    assert table.check("0.301")["success"]
    for wrong in (("0.999", "success"), ("0.301", "maybe"), ("0.301", 0, 7)):
        with pytest.raises(Refused):
            table.host("fudge", *wrong)


@pytest.mark.rule("TSW-90")
def test_orders_can_be_changed_before_and_after_the_deadline() -> None:
    table = on_the_desk()
    order = json.dumps({"actor": table.leader(1), "action": "meditate", "parameters": {}, "flavour": ""})
    table.host("change", 1, 0, order)
    assert table.check("1.0")["action"] == "meditate"
    table.host("change", 1, 0, "")
    assert [check["key"] for check in table.s.checks] == ["0.301"]
    table.host("approve")
    table.order(0, "meditate")
    table.host("change", 0, 0, "")
    assert table.view(0).lines == ()


@pytest.mark.rule("TSW-90")
def test_reports_and_the_paper_can_be_written_by_hand() -> None:
    table = on_the_desk()
    table.host("narrate", 1, 0, "The cat came back.")
    table.host("edit-paper", "headline", 0, "CAT COMES BACK")
    table.host("edit-paper", "leaks", 0, "A cat writes: hello.")
    table.host("approve")
    assert table.report(1).startswith("The cat came back.")
    assert table.s.issue["headline"][2]["text"] == "CAT COMES BACK"
    assert table.paper("leaks") == ["custom"]


@pytest.mark.rule("TSW-90")
def test_a_correction_on_the_desk_counts_from_before_the_turn() -> None:
    table = on_the_desk()
    table.host("adjust", "group", table.s.g_name[2], "resistance", 0)
    parts = table.parts("0.301")
    assert "resistance" not in parts


@pytest.mark.rule("TSW-90")
def test_every_figure_can_be_edited_and_nonsense_is_refused() -> None:
    table = Table()
    group, agent = table.group(0, owner=1), table.agent(0, 1)
    table.host("adjust", "group", group, "money", 17)
    table.host("adjust", "person", agent, "power", 9)
    table.host("adjust", "alignments", group, "weird", "violent")
    table.host("adjust", "control", group, table.conspiracy(0))
    table.host("adjust", "agent", agent, 0, 6)
    table.host("adjust", "agent", agent, 1, 0)
    table.host("adjust", "reveal", 1, table.conspiracy(0))
    event = table.s.event(table.s.supply[1][3]).name
    table.host("adjust", "event", 1, event)
    assert table.money(group) == 17
    assert table.s.p_power[2] == 9
    assert table.view(0).group(group).alignments == ("weird", "violent")
    assert table.view(0).person(agent).own
    assert not table.view(1).person(agent)
    assert [e.name for e in table.view(1).events] == [event]
    assert RULES.check(table.s) == []
    before = table.s.dump()
    for wrong in (
        ("group", group, "money", -1),
        ("group", group, "charm", 3),
        ("group", "Nobody", "power", 3),
        ("person", agent, "power", "much"),
        ("control", group, group),
        ("event", 0, "Nothing"),
        ("agent", agent, 9, 3),
        ("weather", 1),
        (),
        ("group",),
    ):
        with pytest.raises(Refused):
            table.host("adjust", *wrong)
    assert table.s.dump() == before


@pytest.mark.rule("TSW-90", "TSW-04", "TSW-91")
def test_groups_people_and_events_can_be_added() -> None:
    table = Table()
    table.host(
        "adjust",
        "add-group",
        json.dumps(
            {
                "name": "Guild of Spoons",
                "kind": "club",
                "power": 2,
                "aid": 1,
                "resistance": 2,
                "income": 1,
                "arrows": 1,
                "alignments": ["liberal"],
                "place": "London",
                "about": "They stir.",
            }
        ),
    )
    people = len(table.s.p_name)
    table.host("adjust", "add-person", "Guild of Spoons")
    table.host(
        "adjust",
        "add-event",
        json.dumps({"name": "Soup", "effect": {"kind": "money", "amount": 2}, "text": "Hot."}),
    )
    assert table.s.g_power[table.number("Guild of Spoons")] == 2
    assert len(table.s.p_name) == people + 1
    table.write(0, "inquire", "guild of spoons")
    assert table.view(0).group("Guild of Spoons").about == "They stir."
    table.write(0, "buy-event")
    table.turn()
    assert table.view(0).events[0].name == "Soup"


@pytest.mark.rule("TSW-90", "TSW-81")
def test_questions_are_answered_in_private() -> None:
    table = Table()
    table.write(0, "ask-gamemaster", "May I breed bees?")
    assert [item["text"] for item in table.s.queue] == ["May I breed bees?"]
    (event,) = table.host("answer", 0, "Only by night.")
    assert event.seen_by(0) == {"text": "Only by night."}
    assert event.seen_by(1) is None
    assert table.s.queue == []


@pytest.mark.rule("TSW-90", "TSW-10")
def test_the_gamemaster_can_process_at_once() -> None:
    table = Table(3)
    table.order(1, "meditate")
    table.host("process")
    assert table.s.waiting == [CHANCE]
    with pytest.raises(Refused):
        table.host("process")


@pytest.mark.rule("TSW-90")
def test_no_correction_is_visible_to_players() -> None:
    table = Table()
    before = [table.view(seat) for seat in (0, 1, None)]
    g = next(
        g for g in range(2, 100) if str(g) not in table.s.notes[0]["groups"] | table.s.notes[1]["groups"]
    )
    events = table.host("adjust", "group", table.s.g_name[g], "power", 9)
    assert events == []
    assert [table.view(seat) for seat in (0, 1, None)] == before


@pytest.mark.rule("TSW-72", "TSW-83", "TSW-90")
def test_the_desk_shows_dice_parts_and_what_waits_to_the_moderator_only() -> None:
    table = on_the_desk()
    table.host("fudge", "0.301", 1, 1)
    seen = desk(table.s)
    (attack,) = [check for check in seen.checks if check.key == "0.301"]
    assert (attack.dice, attack.success, attack.forced, seen.reviewing) == ((1, 1), True, True, True)
    assert attack.base == sum(amount for _, amount in attack.parts)
    assert any(check.key == "1.0" for check in seen.checks)
    assert len(seen.reports) == 2
    group = group_on_desk(table.s, table.s.g_name[2])
    assert group is not None
    assert group.power == table.s.g_power[2]
    catalogue = Catalogue()
    said = catalogue.lines(desk_texts(seen))
    assert "overruled" in said
    assert person_on_desk(table.s, table.leader(0)) is not None
    assert group_on_desk(table.s, "Nobody at all") is None


@pytest.mark.rule("TSW-02", "TSW-90")
def test_a_moderator_may_edit_what_was_answered() -> None:
    table = Table()
    table.host("adjust", "mind", 0, "motto", "Quietly does it.")
    assert dict(table.view(0).mind)["motto"] == "Quietly does it."
    for wrong in (("name", "X"), ("height", "tall"), ("motto", "")):
        with pytest.raises(Refused):
            table.host("adjust", "mind", 0, *wrong)


@pytest.mark.rule("TSW-10")
def test_orders_after_the_deadline_count_for_the_next_turn() -> None:
    table = Table()
    table.turn()
    table.order(0, "meditate")
    assert table.s.checks == []
    table.turn()
    assert [check["action"] for check in table.s.checks] == ["meditate"]
