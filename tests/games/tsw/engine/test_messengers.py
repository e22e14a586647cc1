"""Emissaries and leaks: gifts of money and others, who receives, whom a leak betrays (TSW-42, TSW-47)."""

import pytest

from bot.engine.moves import Refused
from bot.games.tsw.orders.sheet import draft, move
from bot.games.tsw.play.notes import learn_person, see_change
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize("gift", ["3", "3 MB", "3mb", "3 Megabucks", "3 MB.", "MB 3"])
def test_a_sum_is_a_gift_of_money(gift: str) -> None:
    table = Table()
    his = table.money(table.conspiracy(1))
    table.order(0, "emissary", destination=table.conspiracy(1), gift=gift, terms="by hand")
    table.turn(d0_0=2)
    assert table.money(table.conspiracy(1)) == his + 3 + table.s.g_income[1]
    assert "3 MB" in table.report(1)


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize("gift", ["3 red roses", "99 balloons", "some MB"])
def test_things_that_are_counted_are_no_money(gift: str) -> None:
    table = Table()
    mine, his = table.money(table.conspiracy(0)), table.money(table.conspiracy(1))
    table.order(0, "emissary", destination=table.conspiracy(1), gift=gift, terms="by hand")
    table.turn(d0_0=2)
    assert gift in table.report(1)
    assert table.money(table.conspiracy(0)) == mine + table.s.g_income[0]
    assert table.money(table.conspiracy(1)) == his + table.s.g_income[1]


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize("gift", ["3 MB in gold", "MB 3, unmarked", "1,000 MB of secret files"])
def test_megabucks_that_are_something_besides_are_neither_sent_nor_told(gift: str) -> None:
    table = Table()
    with pytest.raises(Refused) as refused:
        table.order(0, "emissary", destination=table.conspiracy(1), gift=gift, terms="by hand")
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-half-money"]


@pytest.mark.rule("TSW-42", "TSW-91")
@pytest.mark.parametrize("held", [True, False])
def test_an_event_that_the_gamemaster_made_is_given_once_and_only_by_whoever_holds_it(held: bool) -> None:
    table = Table(3)
    table.host("adjust", "add-event", "Golden Ticket", "money", 5, "You win a golden ticket.")
    if held:
        table.host("adjust", "event", 0, "Golden Ticket")
    for to in (1, 2):
        table.order(0, "emissary", destination=table.conspiracy(to), gift="Golden Ticket", terms="by hand")
    table.turn(d0_0=2, d0_1=2)
    got = [seat for seat in (1, 2) if "gift" in table.keys(seat)]
    assert got == ([1] if held else [])
    assert [seat for seat in (0, 1, 2) if "Golden Ticket" in [e.name for e in table.view(seat).events]] == got
    assert table.keys(0).count("emissary-failure") == 2 - len(got)


@pytest.mark.rule("TSW-42", "TSW-91")
@pytest.mark.parametrize("gift", ["golden ticket", "the Golden Ticket", "“Golden  Ticket.”"])
def test_an_event_is_given_however_its_name_is_written(gift: str) -> None:
    table = Table()
    table.host("adjust", "add-event", "Golden Ticket", "money", 5, "You win a golden ticket.")
    table.host("adjust", "event", 0, "Golden Ticket")
    table.order(0, "emissary", destination=table.conspiracy(1), gift=gift, terms="by hand")
    table.turn(d0_0=2)
    assert "Golden Ticket" in table.report(1)
    assert [[e.name for e in table.view(seat).events] for seat in (0, 1)] == [[], ["Golden Ticket"]]


@pytest.mark.rule("TSW-42")
def test_what_is_left_where_two_have_their_headquarters_is_found_by_either() -> None:
    finders = set()
    for place in Table(3).view(0).places[:12]:
        table = Table(3)
        table.s.minds[1]["place"] = table.s.minds[2]["place"] = place
        table.order(0, "emissary", destination=place, message="Hello.", terms="in the drop box")
        table.turn(d0_0=2)
        finders |= {seat for seat in (1, 2) if "message-found" in table.keys(seat)}
    assert finders == {1, 2}


@pytest.mark.rule("TSW-47", "TSW-60")
def test_a_leak_that_names_two_places_says_of_nobody_where_he_is() -> None:
    table = Table()
    one, other, places = table.person(7), table.person(9), table.view(0).places
    table.knows(0, one, other)
    table.order(0, "leak", message=f"{one} is in {places[3]}. {other} is in {places[1]}.")
    table.turn(d0_0=2)
    assert table.paper("leaks") == ["leak-signed"]
    assert table.paper("notices") == []


@pytest.mark.rule("TSW-48", "TSW-52")
@pytest.mark.parametrize(("action", "told"), [("meditate", "meditate-hint"), ("gambit", "gambit-success")])
def test_nothing_is_told_of_the_dead_as_if_they_lived(action: str, told: str) -> None:
    for n in range(2):
        table = Table()
        table.s.supply[0].clear()
        world = range(table.s.seats, len(table.s.p_name))
        dead, last = table.person(5), world[-1 - n]
        for p in world:
            table.s.p_alive[p] = int(action == "meditate" and p == last)
        table.knows(0, dead)
        words = {"text": f"gambit: I sing to {dead}."} if action == "gambit" else {}
        table.order(0, action, **words)
        table.turn(d0_0=2)
        assert told in table.keys(0)
        seen = {person.name: person.alive for person in table.view(0).people}
        if action == "gambit":
            assert "spy-dead" in table.keys(0)
            assert not seen[dead]
        else:
            assert seen[table.s.p_name[last]]


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


@pytest.mark.rule("TSW-42", "TSW-51")
def test_a_letter_to_a_group_that_is_known_to_be_somebodys_reaches_them() -> None:
    table = Table()
    theirs, nobodys = table.group(3, 1), table.group(4)
    table.knows(0, theirs, nobodys)
    letter = {"message": "Hello.", "terms": "at the back door"}
    for unknown in (theirs, nobodys):
        with pytest.raises(Refused) as refused:
            table.order(0, "emissary", destination=unknown, **letter)
        assert [reason.key for reason in refused.value.reasons] == ["tsw-no-no-recipient"]
    see_change(table.s, 0, table.number(theirs), 1, 1)
    table.knows(0, theirs)
    table.order(0, "emissary", destination=theirs, **letter)
    table.turn(d0_0=2)
    assert "message" in table.keys(1)


@pytest.mark.rule("TSW-42", "TSW-49")
@pytest.mark.parametrize("serves_another", [True, False])
def test_an_emissary_to_an_own_agent_does_not_tell_whether_he_serves_others(serves_another: bool) -> None:
    table = Table()
    agent = table.agent(0, 0)
    if serves_another:
        table.agent(0, 1, loyalty=9)
    table.s.g_alive[table.s.p_group[table.s.named_person(agent)]] = 0
    with pytest.raises(Refused) as refused:
        table.order(0, "emissary", destination=agent, message="Hello.", terms="in person")
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-no-recipient"]


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize("drop", [True, False])
def test_who_leaves_something_at_a_drop_is_not_seen_there(drop: bool) -> None:
    table = Table()
    agent = table.agent(5, 0)
    to = table.s.minds[1]["place"] if drop else table.conspiracy(1)
    table.order(0, "emissary", agent, destination=to, message="Ahoy.", gift="3 MB", terms="under the stone")
    table.turn(d0_0=2)
    assert table.keys(1) == (["message-found", "gift-found"] if drop else ["message", "gift"])
    assert "“Ahoy.”" in table.report(1)
    assert "3 MB" in table.report(1)
    assert (agent in str(table.view(1))) is not drop


@pytest.mark.rule("TSW-48", "TSW-52", "TSW-80")
def test_who_has_heard_of_everybody_is_told_nothing_about_the_dark() -> None:
    table = Table()
    for name in table.s.p_name:
        table.knows(0, name)
    table.write(0, *move(draft(table.leader(0), "subscribe")))
    for _ in range(6):
        table.turn()
        assert "meditate-silence" not in table.keys(0)
    table.s.supply[0].clear()
    table.order(0, "gambit", text="paint the moon")
    table.turn(d0_0=2)
    assert table.keys(0) == ["gambit-judged", "gambit-success", "loot"]


@pytest.mark.rule("TSW-52")
def test_a_gambit_brings_nothing_about_ones_own_people() -> None:
    table = Table()
    agent, stranger = table.agent(0, 0, power=9), table.person(20)
    table.knows(0, agent, stranger)
    table.order(0, "gambit", text=f"{agent} throws a party for {stranger}")
    table.turn(d0_0=2)
    (line,) = [line for line in table.s.reports[0] if line[0] == "spy-home"]
    assert line[2]["person"] == stranger


@pytest.mark.rule("TSW-52")
@pytest.mark.parametrize(
    ("text", "ease"), [("spy on the Pope", 6), ("ich spioniere den Papst aus", 6), ("paint the moon", 4)]
)
def test_a_gambit_is_judged_by_its_verb_in_every_language_that_is_read(text: str, ease: int) -> None:
    table = Table()
    table.order(0, "gambit", text=text)
    table.turn()
    assert table.parts("0.0")["ease"] == ease


@pytest.mark.rule("TSW-42", "TSW-40")
def test_an_emissary_to_the_dead_finds_out_that_they_are() -> None:
    table = Table()
    agent, dead = table.agent(0, 0), table.agent(1, 1)
    table.knows(0, dead)
    table.s.notes[0]["people"][str(table.s.named_person(dead))]["works_for"] = [1]
    table.s.p_alive[table.s.named_person(dead)] = 0
    del table.s.masters[str(table.s.named_person(dead))]
    table.order(0, "emissary", agent, destination=dead, message="Are you there?", terms="by hand")
    table.turn()
    assert table.answers(0) == [("void", ["spy-dead"])]
    assert not table.view(0).person(dead).alive
