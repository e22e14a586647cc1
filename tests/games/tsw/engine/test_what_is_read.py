"""What the paper lets people know: whom they can name, what they write down, and what a stroke of the
gamemaster's pen unsays (TSW-47, TSW-80, TSW-90)."""

import pytest

from bot.engine.moves import CHANCE
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.results import Understood
from bot.games.tsw.play.actions.people import hint
from bot.games.tsw.play.resolution import Resolution
from bot.games.tsw.reading.understanding import understand
from bot.games.tsw.world.phrases import say
from tests.games.tsw.engine.table import Table


def can_order(table: Table, seat: int, words: str) -> bool:
    """Whether these words are an order that the seat can give."""
    table.kernel._legal.clear()
    return isinstance(understand(words, setting(table.view(seat)))[0], Understood)


def unheard_of(table: Table) -> str:
    """A group that nobody has heard of."""
    known = set().union(*(notes["groups"] for notes in table.s.notes))
    return next(table.s.g_name[g] for g in range(40, 100) if str(g) not in known)


def on_the_desk(table: Table, **dice: int) -> None:
    """Close the orders; the turn waits for the gamemaster."""
    table.close()
    table.kernel.submit(CHANCE, table._value(dice))


@pytest.mark.rule("TSW-80", "TSW-47")
def test_whoever_reads_a_leak_can_name_the_group_in_it_and_who_signed_it() -> None:
    table = Table(3)
    table.s.subscribed[1] = 1
    signer, group = table.agent(50, 0, power=10), unheard_of(table)
    orders = (f"spy on {group}", f"recruit {signer}")
    table.order(0, "leak", actor=signer, message=f"Look into {group.lower()}: it is hollow.")
    table.turn(d0_0=3)
    assert all(can_order(table, 1, order) for order in orders)
    assert not any(can_order(table, 2, order) for order in orders)


@pytest.mark.rule("TSW-80", "TSW-04")
@pytest.mark.parametrize("heard", [True, False])
def test_a_leak_tells_of_nobody_of_whom_its_writer_has_not_heard(heard: bool) -> None:
    table = Table()
    table.s.subscribed[1] = 1
    person = table.person(60)
    if heard:
        table.knows(0, person)
    table.s.p_power[0] = 10
    table.order(0, "leak", message=f"{person} knows nothing.", anonymous=True)
    table.turn(d0_0=3)
    assert can_order(table, 1, f"recruit {person}") is heard
    assert not can_order(table, 1, f"recruit {table.person(61)}")


@pytest.mark.rule("TSW-48", "TSW-80")
def test_whom_a_hint_names_can_be_named_in_orders() -> None:
    table = Table()
    r = Resolution(table.s, 77)
    named = 0
    for _ in range(60):
        hint(r, 0, "meditate-hint", table.leader(0))
    table.kernel._legal.clear()
    view = table.view(0)
    for line in r.told[0]:
        secret = line[2]["secret"]
        for group in (name for name in table.s.g_name if name in secret):
            named += 1
            assert view.group(group) is not None, say(line, "pulp")
        for person in (name for name in table.s.p_name if name in secret):
            named += 1
            assert view.person(person) is not None, say(line, "pulp")
    assert named


@pytest.mark.rule("TSW-80", "TSW-90")
@pytest.mark.parametrize("struck", [True, False])
def test_an_attack_that_the_gamemaster_strikes_from_the_paper_is_not_read(struck: bool) -> None:
    table = Table(3, review=True)
    table.s.subscribed[2] = 1
    target = table.group(7, resistance=0, power=1)
    table.knows(0, target)
    table.knows(2, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=5)
    table.turn()
    table.host("approve")
    on_the_desk(table, a1=3)
    if struck:
        table.host("edit-paper", "attacks", 0, "")
        assert target not in str((table.s.issue["headline"], table.s.issue["sections"]["lead"]))
        table.host("edit-paper", "headline", 0, "A quiet week")
        table.host("adjust", "person", table.leader(1), "power", 3)
    table.host("approve")
    issue = table.view(2).issue
    assert (target in str((issue.headline, dict(issue.sections)["lead"]))) is not struck
    assert table.view(2).group(target).owner == (None if struck else "somebody")
    assert table.view(0).group(target).own


@pytest.mark.rule("TSW-60", "TSW-80", "TSW-90")
@pytest.mark.parametrize("struck", [True, False])
def test_a_notice_that_the_gamemaster_strikes_is_not_read(struck: bool) -> None:
    table = Table(3, review=True)
    victim = table.person(0)
    table.s.p_power[0] = 10
    table.knows(0, victim)
    table.knows(2, victim)
    condition = {"kind": "location-public", "character": victim}
    inner = {"actor": table.leader(2), "action": "meditate", "parameters": {}, "flavour": ""}
    table.order(2, "standing", condition=condition, order=inner)
    table.order(0, "attack", target=victim, location="anywhere", intention="kill")
    on_the_desk(table, d0_0=3)
    if struck:
        table.host("edit-paper", "notices", 0, "")
    table.host("approve")
    assert table.view(2).person(victim).alive is struck
    assert not table.view(0).person(victim).alive
    on_the_desk(table)
    table.host("approve")
    assert ("standing-met" in table.keys(2)) is not struck


@pytest.mark.rule("TSW-80")
def test_when_every_neutral_group_has_been_teased_the_oldest_stories_are_told_again() -> None:
    table = Table(groups=60)
    freed, rest = table.group(9, owner=0), [table.group(n) for n in range(9)]
    neutral = [g for g in range(2, 62) if g != table.number(freed)]
    table.s.teased = [table.number(freed), *neutral]
    told = []
    for _ in range(3):
        table.turn()
        told += [line[2]["group"] for line in table.s.issue["sections"]["teasers"]]
    assert told == rest
    table.order(0, "drop", group=freed)
    table.turn()
    assert freed in [line[2]["group"] for line in table.s.issue["sections"]["teasers"]]


@pytest.mark.rule("TSW-21", "TSW-80")
def test_the_file_opened_by_reading_says_of_a_groups_power_what_the_paper_said() -> None:
    """Two words two steps apart had told the figure between them."""
    table = Table()
    teasers = [line[2] for line in table.s.issue["sections"]["teasers"]]
    assert teasers
    for about in teasers:
        assert {table.view(seat).group(about["group"]).power for seat in (0, 1)} == {about["power"]}
