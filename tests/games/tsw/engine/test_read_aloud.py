"""Reports read aloud: nothing in them is false, told twice alike, or left out (TSW-81)."""

import pytest

from bot.engine.moves import Event
from bot.games.tsw.say.words import WORDS
from bot.games.tsw.world.phrases import TONES, say
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table
from tests.games.tsw.engine.test_wording import said

CATALOGUE = Catalogue()


@pytest.mark.rule("TSW-33", "TSW-34", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
@pytest.mark.parametrize("kind", ["freed", "destroyed"])
def test_nobody_is_told_that_a_group_which_is_free_or_gone_has_a_new_master(kind: str, tone: str) -> None:
    """It had read: 'It reports to', 'runs the place now'."""
    masters = ("reports to", "runs", "assumed", "Beneficiary", "on your desk", "has {target}", "owner")
    for suffix, names in (("", {"attacker": "Bees"}), ("-unknown", {"attacker": ""})):
        told = said(tone, f"defended-{kind}{suffix}", target="Quantum Plumbing", **names)
        assert len(told) >= 3
        assert not [line for line in told for word in masters if word in line.replace("no owner", "")]


@pytest.mark.rule("TSW-32", "TSW-36", "TSW-81")
@pytest.mark.parametrize("how", ["captured", "given"])
def test_what_comes_along_with_a_group_is_told_to_whoever_gets_it_and_whoever_loses_it(how: str) -> None:
    table = Table()
    target = table.group(0, owner=1, arrows=2, power=3, resistance=0)
    below = table.group(1, under=0)
    table.knows(0, target)
    if how == "captured":
        table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=9)
    else:
        table.order(1, "give-group", group=target, to=table.conspiracy(0))
    table.turn()
    if how == "given":
        table.write(0, "answer", 1, "yes")
    table.turn(**({"a1": 2} if how == "captured" else {}))
    assert below in next(say(line, "pulp") for line in table.lines(0) if line[0] == "won-too")
    assert ("lost-too" in table.keys(1)) is (how == "captured")


@pytest.mark.rule("TSW-81", "TSW-46")
def test_two_attacks_of_strangers_on_the_same_group_are_told_apart() -> None:
    table = Table(3)
    target = table.group(0, owner=2)
    for seat in (0, 1):
        table.knows(seat, target)
        table.order(seat, "attack-control", attacker=table.conspiracy(seat), target=target, mb=1)
    events = table.turn()
    told = [WORDS.happened(table.view(2), event) for event in events if event.kind == "pending"]
    pending = [CATALOGUE.format(line) for line in told if line is not None]
    assert len(set(pending)) == len(pending) == 2
    assert len(set(file_of(table, 2))) == len(file_of(table, 2)) == 2


def file_of(table: Table, seat: int) -> list[str]:
    return [CATALOGUE.format(line) for line in WORDS.hand(table.view(seat)) if line.key == "tsw-attack"]


@pytest.mark.rule("TSW-31", "TSW-81", "TSW-90")
def test_when_an_attack_is_decided_is_told_as_it_is() -> None:
    table = Table(review=True)
    target = table.group(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    events = table.host("approve")
    assert "decided this coming turn" in pending_of(table, events)
    table.host("adjust", "delay", 1, 3)
    table.turn()
    assert f"decided in turn {table.s.attacks[0]['due']}." in pending_of(table, table.host("approve"))


def pending_of(table: Table, events: list[Event]) -> str:
    told = [WORDS.happened(table.view(0), event) for event in events if event.kind == "pending"]
    return "\n".join(CATALOGUE.format(line) for line in told if line is not None)


@pytest.mark.rule("TSW-36", "TSW-81")
@pytest.mark.parametrize("answer", ["yes", ""])
def test_who_has_lost_the_group_that_he_offered_reads_what_became_of_the_offer(answer: str) -> None:
    table = Table()
    group = table.group(0, owner=0)
    table.order(0, "give-group", group=group, to=table.conspiracy(1), price=1)
    table.turn()
    table.order(0, "drop", group=group)
    if answer:
        table.write(1, "answer", 1, answer)
    table.turn()
    assert ("void", ["not-yours"]) in table.answers(0)
    assert ("offer-failed" if answer else "offer-void") in table.keys(1)


@pytest.mark.rule("TSW-40", "TSW-49")
@pytest.mark.parametrize("intention", ["seduce", "buy out"])
def test_a_leader_is_neither_won_over_nor_said_to_be(intention: str) -> None:
    table = Table()
    victim = table.leader(1)
    table.knows(0, victim)
    table.s.p_power[0] = 10
    table.order(0, "attack", target=victim, location="anywhere", intention=intention)
    table.turn(d0_0=3)
    assert "strike-other" in table.keys(0)
    assert table.s.holds == {}
    assert "victim-confused" in table.keys(1)


@pytest.mark.rule("TSW-30", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_of_an_attack_into_which_nothing_was_put_no_money_is_told(tone: str) -> None:
    for seed in range(4):
        table = Table(seed=seed, tone=tone)
        target = table.group(0, owner=1, power=2, arrows=1)
        table.knows(0, target)
        kind = ("control", "destroy", "neutralize")[seed % 3]
        table.order(0, f"attack-{kind}", attacker=table.conspiracy(0), target=target, mb=0)
        table.turn()
        assert table.answers(0) == [("waiting", ["launched-unpaid"])]
        assert " MB" not in table.report(0)
        table.turn(a1=12)
        assert table.answers(0) == [("failed", [f"news-{kind}-failure"])]
        assert not {"money", "cash", "pocket", "stake", "MB"} & set(table.report(0).replace(",", "").split())


@pytest.mark.rule("TSW-37", "TSW-90")
def test_who_paid_for_a_defence_that_is_not_needed_any_more_reads_that_the_money_is_back() -> None:
    table = Table(3)
    target = table.group(0, owner=1, money=9)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    table.order(1, "defend", group=target, mb=7, from_=target)
    table.turn()
    held = table.money(target)
    events = table.host("leave", 0)
    told = {
        seat: [
            CATALOGUE.format(line) for event in events if (line := WORDS.happened(table.view(seat), event))
        ]
        for seat in (1, 2)
    }
    assert table.money(target) == held + 7
    assert any(target in line and "7 MB" in line for line in told[1])
    assert not any("7 MB" in line for line in told[2])
