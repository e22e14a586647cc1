"""The gamemaster's desk (TSW-72, TSW-83, TSW-90)."""

import json

import pytest

from bot.engine.moves import CHANCE, HOST, Refused
from bot.games.tsw.orders.actions import ACTIONS
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.rules import RULES
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
        assert (table.s.owner(2) == 0) is captured
        assert table.check("1.0") == spy
        assert RULES.check(table.s) == []
    table.host("approve")
    assert "control-success" in table.keys(0)


@pytest.mark.rule("TSW-72", "TSW-90")
def test_players_see_nothing_of_a_turn_that_lies_on_the_desk() -> None:
    founding = Table(review=True, approved=False)
    assert all(founding.view(seat).name == "" and founding.view(seat).groups == () for seat in (0, 1))
    table = on_the_desk()
    seats = (0, 1, None)
    before = [table.view(seat) for seat in seats]
    assert before[0].report == table.view(0).report
    assert "control-success" not in [line[0] for line in before[0].report]
    for move in (
        ("fudge", "0.301", "success"), ("narrate", 0, table.place(0, 0), "Otherwise."),
        ("edit-paper", "headline", 0, "NEWS"),
        ("console", 1, "money", "3", "A rebate."), ("fudge", "0.301", "failure"),
    ):  # fmt: skip
        table.host(*move)
        assert [table.view(seat) for seat in seats] == before
    table.host("approve")
    assert [table.view(seat) for seat in seats] != before


@pytest.mark.rule("TSW-90")
def test_dice_can_be_changed() -> None:
    table = on_the_desk()
    table.host("fudge", "0.301", 6, 6)
    assert table.check("0.301")["dice"] == [6, 6]
    assert not table.check("0.301")["success"]
    table.host("fudge", "0.301", 1, 1)
    assert table.check("0.301")["success"]
    for wrong in (("0.999", "success"), ("0.301", "maybe"), ("0.301", 0, 7), ("0.301", 3)):
        with pytest.raises(Refused):
            table.host("fudge", *wrong)


@pytest.mark.rule("TSW-90")
def test_what_was_forced_can_fall_as_it_was_rolled_again() -> None:
    table = on_the_desk()
    rolled = dict(table.check("0.301"))
    table.host("fudge", "0.301", "success" if not rolled["success"] else "failure")
    assert table.check("0.301") != rolled
    table.host("fudge", "0.301", "rolled")
    assert table.check("0.301") == rolled


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
    table.host("narrate", 1, table.place(1, 0), "The cat came back.")
    table.host("edit-paper", "headline", 0, "CAT COMES BACK")
    table.host("edit-paper", "leaks", 0, "A cat writes: hello.")
    table.host("approve")
    assert table.report(1).startswith("The cat came back.")
    assert table.s.issue["headline"][2]["text"] == "CAT COMES BACK"
    assert table.paper("leaks") == ["custom"]


@pytest.mark.rule("TSW-90")
def test_what_was_written_and_given_on_the_desk_outlasts_a_new_name() -> None:
    table = on_the_desk()
    friend, line = table.person(9), table.lines(1)[0]
    assert table.leader(1) in str(line)
    table.host("narrate", 1, table.place(1, 0), "The cat came back.")
    table.host("console", 0, "agent", friend, "A friend in need.")
    table.host("adjust", "rename", "person", table.leader(1), "Ladle Lil")
    table.host("adjust", "rename", "person", friend, "Spoon Sue")
    table.host("approve")
    assert table.report(1).startswith("The cat came back.")
    assert table.view(0).person("Spoon Sue").own


@pytest.mark.rule("TSW-90")
def test_a_correction_on_the_desk_counts_from_before_the_turn() -> None:
    table = on_the_desk()
    table.host("adjust", "group", table.s.g_name[2], "resistance", 0)
    parts = table.parts("0.301")
    assert "resistance" not in parts


@pytest.mark.rule("TSW-90", "TSW-81")
def test_questions_are_answered_in_private() -> None:
    table = Table()
    table.write(1, "ask-gamemaster", "May I keep bees?")
    table.write(0, "ask-gamemaster", "May I breed bees?")
    (event,) = table.host("answer", 1, "Only by night.")
    assert event.seen_by(0) == {"text": "Only by night."}
    assert event.seen_by(1) is None
    assert [item["text"] for item in table.s.queue] == ["May I keep bees?"]
    (event,) = table.host("tell", 1, "The bees ask after you.")
    assert event.seen_by(0) is None
    table.host("dismiss", 0)
    assert table.s.queue == []
    with pytest.raises(Refused):
        table.host("answer", 0, "To whom?")


@pytest.mark.rule("TSW-90")
def test_what_was_settled_stays_settled_when_the_turn_is_resolved_anew() -> None:
    table = Table(review=True)
    table.write(0, "ask-gamemaster", "Bees?")
    table.order(1, "gambit", text="count the bees")
    table.close()
    table.kernel.submit(CHANCE, (5,))
    table.host("answer", 0, "No bees.")
    table.host("dismiss", 0)
    table.host("fudge", "1.0", "success")
    assert table.s.queue == []


def with_a_gambit() -> Table:
    table = Table(review=True)
    table.order(0, "gambit", text="bribe the weather forecast")
    table.close()
    table.kernel.submit(CHANCE, (99,))
    return table


@pytest.mark.rule("TSW-52", "TSW-90")
def test_a_gambit_is_judged_as_an_action_at_a_difficulty() -> None:
    table = with_a_gambit()
    table.host("judge", 0, "leak", 9, "dice", "")
    parts = table.parts("0.0")
    assert parts["against"] == -9
    assert parts["ease"] == 6
    assert table.check("0.0")["forced"] == 0
    for verdict, key in (
        ("success", "gambit-success"),
        ("failure", "gambit-failure"),
        ("success", "gambit-success"),
    ):
        table.host("judge", 0, "leak", 9, verdict, "Rain on Tuesday.")
        assert key in table.keys(0)
        assert table.report(0).endswith("Rain on Tuesday.")
    table.host("judge", 0, "leak", 9, "refused", "Nobody forecasts the weather here.")
    assert table.keys(0) == ["custom"]
    assert table.s.checks == []


@pytest.mark.rule("TSW-52")
def test_without_a_ruling_the_nearest_action_counts() -> None:
    table = Table()
    table.order(0, "gambit", text="spy the land out from a balloon")
    table.turn()
    assert table.parts("0.0")["ease"] == 6
    table.order(0, "gambit", text="a brass band, and fireworks")
    table.turn()
    assert table.parts("0.0")["ease"] == 4


@pytest.mark.rule("TSW-52")
def test_a_gambit_cannot_be_judged_as_nonsense_or_too_late() -> None:
    table = with_a_gambit()
    for wrong in ((0, "dance", 3, "dice", ""), (0, "leak", 99, "dice", ""), (0, "leak", 3, "maybe", ""),
                  (0, "leak", 3, "refused", ""), (4, "leak", 3, "dice", "")):  # fmt: skip
        with pytest.raises(Refused):
            table.host("judge", *wrong)
    table.host("approve")
    with pytest.raises(Refused):
        table.host("judge", 0, "leak", 3, "dice", "")


@pytest.mark.rule("TSW-90", "TSW-10")
def test_the_gamemaster_can_process_at_once() -> None:
    table = Table(3)
    table.order(1, "meditate")
    table.host("process")
    assert table.s.waiting == [CHANCE]
    with pytest.raises(Refused):
        table.host("process")


@pytest.mark.rule("TSW-90")
def test_what_was_written_by_hand_stays_when_something_else_is_overruled() -> None:
    table = on_the_desk()
    table.host("narrate", 1, table.place(1, 0), "The cat came back.")
    table.host("edit-paper", "headline", 0, "CAT COMES BACK")
    table.host("edit-paper", "leaks", 0, "A cat writes: hello.")
    for word in ("success", "failure"):
        table.host("fudge", "0.301", word)
        assert table.report(1).startswith("The cat came back.")
        assert table.s.issue["headline"][2]["text"] == "CAT COMES BACK"
        assert table.paper("leaks") == ["custom"]
    table.host("edit-paper", "leaks", 0, "")
    table.host("narrate", 1, table.place(1, 0), "")
    table.host("fudge", "0.301", "success")
    assert table.paper("leaks") == []
    assert "custom" not in table.keys(1)


@pytest.mark.rule("TSW-90")
def test_a_line_that_is_no_longer_told_does_not_come_back_by_its_edit() -> None:
    table = on_the_desk()
    table.host("fudge", "0.301", "success")
    place = table.place(0, table.keys(0).index("control-success"))
    table.host("narrate", 0, place, "You have them all.")
    table.host("fudge", "0.301", "failure")
    assert "You have them all." not in table.report(0)


@pytest.mark.rule("TSW-90")
def test_a_consolation_comes_after_the_turn_and_is_told() -> None:
    table = on_the_desk()
    table.host("fudge", "0.301", "failure")
    told, money = len(table.keys(0)), table.s.g_money[0]
    agent = table.s.p_name[40]
    event = table.s.event(table.s.supply[0][2]).name
    table.host("console", 0, "money", "4", "A stranger leaves an envelope.")
    table.host("console", 0, "event", event, "And a hint.")
    table.host("console", 0, "agent", agent, f"{agent} was impressed.")
    table.host("fudge", "0.301", "success")
    assert table.s.g_money[0] == money + 4
    assert table.report(0).endswith(f"{agent} was impressed.")
    table.host("fudge", "0.301", "failure")
    assert len(table.keys(0)) == told + 3
    table.host("approve")
    view = table.view(0)
    assert view.person(agent).own
    assert event in [held.name for held in view.events]
    (told_at_once,) = table.host("console", 1, "money", "3", "A rebate.")
    assert told_at_once.seen_by(1) == {"text": "A rebate."}
    assert told_at_once.seen_by(0) is None
    before = table.s.dump()
    for wrong in (("money", "many"), ("money", "0"), ("event", "Nothing"), ("agent", "Nobody At All"),
                  ("agent", table.leader(0)), ("crown", "1")):  # fmt: skip
        with pytest.raises(Refused):
            table.host("console", 1, *wrong, "words")
    assert table.s.dump() == before


@pytest.mark.rule("TSW-90", "TSW-13")
def test_orders_are_changed_in_words_too() -> None:
    table = Table()
    table.order(0, "meditate")
    table.host("change", 0, 0, f"guard {table.view(0).places[2]}")
    assert json.loads(table.view(0).lines[0][1])["action"] == "guard"
    for wrong in ("meditate\nspy on nobody", "bla bla bla", "infiltrate"):
        with pytest.raises(Refused):
            table.host("change", 0, 0, wrong)
    assert json.loads(table.view(0).lines[0][1])["action"] == "guard"


@pytest.mark.rule("TSW-90")
@pytest.mark.parametrize("desk", [False, True])
@pytest.mark.parametrize(
    ("action", "parameters"),
    [
        ("attack-control", {"mb": 1, "agents": 5}),
        ("attack-control", {"mb": 1, "support": [[1]]}),
        ("attack-control", {"mb": "lots"}),
        ("attack-control", {"mb": 1, "funds": 5}),
        ("attack", {"location": "home", "intention": "tickle"}),
        ("play-event", {"event": "Nothing At All"}),
        ("give-group", {"price": "dear"}),
        ("leak", {"message": None}),
    ],
)
def test_an_order_that_cannot_be_carried_out_is_refused_and_nothing_is_lost(
    desk: bool, action: str, parameters: dict[str, object]
) -> None:
    """A word where a sum belongs had emptied the turn on the desk, or brought the game to a halt."""
    table = on_the_desk() if desk else Table()
    if not desk:
        table.order(0, "meditate")
    known = {"attacker": table.conspiracy(0), "to": table.conspiracy(1)}
    known |= {"target": table.person(0) if action == "attack" else table.group(0), "group": table.group(0)}
    needed = {name: known[name] for name in ACTIONS[action].required if name in known}
    order = {"actor": table.leader(0), "action": action, "parameters": needed | parameters, "flavour": ""}
    before = table.s.dump()
    with pytest.raises(Refused):
        table.host("change", 0, 0, json.dumps(order))
    assert table.s.dump() == before
    if desk:
        table.host("approve")
    else:
        table.turn()
    assert table.keys(0)


@pytest.mark.rule("TSW-90", "TSW-30")
def test_the_gamemaster_may_name_in_an_order_what_its_player_has_not_heard_of() -> None:
    table = on_the_desk()
    unknown = next(name for name in table.s.g_name[2:] if table.view(0).group(name) is None)
    order = {"actor": table.leader(0), "action": "scout", "parameters": {"group": unknown}, "flavour": ""}
    table.host("change", 0, 0, json.dumps(order))
    assert table.check("0.0")["action"] == "scout"


@pytest.mark.rule("TSW-72", "TSW-90")
def test_players_cannot_tell_what_was_forced_from_what_was_rolled() -> None:
    """The same turn twice: rolled as it fell, and forced to fall as it fell. Every event is the same."""
    told = []
    for forced in (False, True):
        table = on_the_desk()
        if forced:
            for check in list(table.s.checks):
                table.host("fudge", check["key"], "success" if check["success"] else "failure")
        events = table.host("approve")
        views = [RULES.view(table.s, seat) for seat in (0, 1, None)]
        told.append(([(e.kind, e.public, dict(e.private)) for e in events], views))
    assert told[0] == told[1]


@pytest.mark.rule("TSW-90")
def test_decisions_of_players_stay_open_under_the_gamemasters_hands() -> None:
    table = Table(review=False)
    table.order(1, "meditate")
    before = {ask.seat: (ask.number, ask.choices) for ask in table.kernel.asks()}
    for move in (
        ("adjust", "group", table.group(900 % 60), "power", 4),
        ("adjust", "add-person", table.group(3), "", "", ""),
    ):
        table.host(*move)
    assert {ask.seat: ask.number for ask in table.kernel.asks()} == {
        seat: n for seat, (n, _) in before.items()
    }
    assert SecretWars.load(table.s.dump()).dump() == table.s.dump()


@pytest.mark.rule("TSW-10")
def test_orders_after_the_deadline_count_for_the_next_turn() -> None:
    table = Table()
    table.turn()
    table.order(0, "meditate")
    assert table.s.checks == []
    table.turn()
    assert [check["action"] for check in table.s.checks] == ["meditate"]


@pytest.mark.rule("TSW-90", "TSW-49")
def test_a_consoled_player_keeps_a_more_loyal_agent_as_he_is_and_under_any_spelling() -> None:
    table = on_the_desk()
    agent = table.agent(0, 0, loyalty=9)
    stranger = next(p for p in table.s.p_name[2:] if p != agent)
    table.host("console", 0, "agent", agent, "Your friend is yours.")
    assert dict(table.s.masters[str(table.s.named_person(agent))])[0] == 9
    table.host("console", 0, "agent", stranger.lower(), "And a new one.")
    table.host("adjust", "rename", "person", stranger, "Zebedee Quill")
    table.host("approve")
    assert "Zebedee Quill" in {person.name for person in table.view(0).own_people}


@pytest.mark.rule("TSW-90")
def test_headquarters_that_a_gamemaster_moves_are_found_where_they_are() -> None:
    table = Table()
    town = next(p for p in table.s.world.places if p != table.view(0).person(table.leader(0)).place)
    table.host("adjust", "mind", 0, "where", town)
    assert table.view(0).person(table.leader(0)).place == town


@pytest.mark.rule("TSW-90")
def test_nothing_is_given_again_to_a_player_who_has_left() -> None:
    table = Table(3, review=True)
    table.close()
    table.kernel.submit(CHANCE, (5,))
    table.host("console", 2, "money", "7", "For the trouble.")
    table.host("leave", 2)
    table.host("adjust", "group", table.group(0), "power", 3)
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-02", "TSW-90")
def test_every_answer_of_the_interview_can_be_put_in_other_words() -> None:
    table = Table()
    table.host("adjust", "mind", 0, "abilities", "burglary; hypnosis")
    assert table.view(0).person(table.leader(0)).skills == ("burglary", "hypnosis")
    table.host("adjust", "mind", 0, "alignments", "weird, peaceful")
    assert set(table.view(0).person(table.leader(0)).alignments) == {"weird", "peaceful"}
    before = table.s.dump()
    for wrong in (("alignments", "weird, straight"), ("abilities", "a;b;c;d;e;f;g"), ("hat", "red")):
        with pytest.raises(Refused):
            table.host("adjust", "mind", 0, *wrong)
    assert table.s.dump() == before


@pytest.mark.rule("TSW-90")
def test_what_was_forced_on_an_order_is_not_forced_on_the_one_in_its_place() -> None:
    table = on_the_desk()
    table.host("fudge", "1.0", "failure")
    other = next(p for p in table.view(1).places if p != table.view(1).places[2])
    table.host("change", 1, 0, f"spy on {other}")
    assert not table.check("1.0")["forced"]


@pytest.mark.rule("TSW-90")
def test_one_of_two_leaders_who_asked_for_one_name_is_renamed_alone() -> None:
    both = json.dumps({"name": "The Bavarians", "leader": "Otto"})
    table = Table(interviews={0: both, 1: both})
    table.host("adjust", "rename", "person", table.leader(0), "Ladle Lil")
    assert dict(table.view(0).mind)["leader"] == "Ladle Lil"
    assert dict(table.view(1).mind)["leader"] != "Ladle Lil"


@pytest.mark.rule("TSW-90")
def test_a_person_is_revealed_however_the_name_is_spelt() -> None:
    table = Table()
    table.host("adjust", "reveal", 0, table.person(0).lower())
    assert table.view(0).person(table.person(0)).secret


@pytest.mark.rule("TSW-80", "TSW-90")
def test_a_headline_falls_with_the_line_of_which_it_tells() -> None:
    table = Table(3, review=True)
    person, place = table.person(5), table.view(0).places[3]
    table.knows(0, person)
    table.order(0, "leak", message=f"{person} is in {place}.")
    table.turn(d0_0=2)
    table.host("edit-paper", "notices", 0, "")
    table.host("approve")
    headline = table.view(None).issue.headline  # type: ignore[union-attr]
    assert headline[0] == "headline-leak"
    assert person not in str(headline)
    table = Table(3, review=True)
    table.knows(0, person)
    table.order(0, "leak", message=f"{person} is in {place}.")
    table.turn(d0_0=2)
    table.host("edit-paper", "headline", 0, "CAT COMES BACK")
    table.host("edit-paper", "notices", 0, "")
    assert table.s.issue["headline"][2]["text"] == "CAT COMES BACK"
