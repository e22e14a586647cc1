"""Special events: what each does, and what is told when it does nothing (TSW-91)."""

import pytest

from tests.games.tsw.engine.table import Table
from tests.games.tsw.engine.test_outcomes import deal
from tests.games.tsw.engine.test_standing_orders import stand


def play(table: Table, event: str, target: str = "", seat: int = 0) -> None:
    """A seat plays a special event that it is dealt for it."""
    deal(table, seat, event)
    table.order(seat, "play-event", event=event, **({"target": target} if target else {}))


@pytest.mark.rule("TSW-91", "TSW-12")
@pytest.mark.parametrize(
    ("whose", "orders", "wasted"), [("own", 2, False), ("own", 1, True), ("stranger", 0, True)]
)
def test_an_extra_action_that_nobody_takes_is_told_to_be_wasted(
    whose: str, orders: int, wasted: bool
) -> None:
    table = Table()
    person = table.agent(4, 0) if whose == "own" else table.person(4)
    table.knows(0, person)
    play(table, "Lost Weekend", person)
    for _ in range(orders):
        table.order(0, "meditate", person)
    table.turn()
    assert ("event-wasted" in table.keys(0)) is wasted


@pytest.mark.rule("TSW-91")
@pytest.mark.parametrize("attacked", [True, False])
@pytest.mark.parametrize("whose", ["leader", "agent", "stranger"])
def test_who_is_kept_from_a_harm_that_does_not_come_is_told_so_of_his_own_people_only(
    whose: str, attacked: bool
) -> None:
    table = Table()
    person = {"leader": table.leader(1), "stranger": table.person(20)}.get(whose) or table.agent(21, 1)
    table.knows(0, person)
    table.knows(1, person)
    play(table, "Cat Has Nine", person, 1)
    if attacked:
        table.order(0, "attack", target=person, location="anywhere", intention="kill")
        table.turn(d0_0=2)
    else:
        table.turn()
    assert ("event-wasted" in table.keys(1)) is (whose != "stranger" and not attacked)
    assert ("victim-escaped" in table.keys(1)) is (whose != "stranger" and attacked)


@pytest.mark.rule("TSW-91", "TSW-49")
def test_what_another_master_has_got_an_agent_into_is_not_told_by_what_is_not_told() -> None:
    told = []
    for danger in (False, True):
        table = Table()
        s = table.s
        group = next(g for g in range(2, 60) if s.group_facts(g).danger == "lethal")
        s.g_resistance[group] = 12
        agent = table.agent(600, 1, loyalty=9, power=1)
        table.agent(600, 0, loyalty=1)
        table.knows(1, s.g_name[group])
        play(table, "Cat Has Nine", agent)
        if danger:
            table.order(1, "infiltrate", agent, group=s.g_name[group])
            table.turn(d1_0=12)
            assert "infiltrate-escaped" in table.keys(1)
        else:
            table.turn()
        told.append(table.keys(0))
    assert told[0] == told[1] == ["event-played", "event-wasted"]


@pytest.mark.rule("TSW-91")
@pytest.mark.parametrize("till", [0, 3])
def test_an_empty_till_is_not_ruined_and_nobody_is_told_of_nothing_lost(till: int) -> None:
    table = Table()
    group = table.group(3, owner=1, money=till)
    table.knows(0, group)
    play(table, "Market Panic", group)
    table.turn()
    assert table.keys(0) == ["event-played", "ruin-done" if till else "event-wasted"]
    assert table.keys(1) == (["ruined"] if till else [])


@pytest.mark.rule("TSW-91", "TSW-60")
def test_a_standing_order_to_play_what_is_gone_is_told_to_be_over() -> None:
    table = Table()
    deal(table, 0, "Forgotten Account")
    rich = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 1}
    stand(table, table.leader(0), rich, "play-event", event="Forgotten Account")
    table.turn()
    assert "event-gone" not in table.keys(0)
    while "event-played" not in table.keys(0):
        table.turn()
    table.turn()
    assert table.keys(0) == ["event-gone"]
    assert table.view(0).standing == ()


@pytest.mark.rule("TSW-91")
def test_calling_off_the_attack_on_a_group_spares_ones_own_by_it() -> None:
    table = Table()
    mine, theirs = table.group(0, owner=0, power=5), table.group(6, owner=1, power=5)
    prey = table.group(5)
    table.knows(0, prey, theirs)
    table.knows(1, mine)
    table.order(0, "attack-control", attacker=mine, target=prey, mb=1)
    table.order(1, "attack-control", attacker=theirs, target=mine, mb=1)
    table.turn()
    play(table, "Burst Main", mine)
    table.turn(a1=2)
    assert "control-success" in table.keys(0)
    assert "attack-vanished" in table.keys(1)
    assert not [key for key in table.keys(0) if key.startswith("defended")]


@pytest.mark.rule("TSW-91", "TSW-47")
def test_a_group_is_silenced_by_all_its_names() -> None:
    table = Table()
    group = table.group(0)
    (short,) = table.s.group_facts(2).aka
    for seat in (0, 1):
        table.knows(seat, group)
    play(table, "Gag Order", group, 1)
    table.order(0, "leak", message=f"The {short} has lost my aunt.")
    table.turn(d0_0=2)
    assert table.keys(0) == ["leak-silenced"]
    assert table.paper("leaks") == []


@pytest.mark.rule("TSW-91", "TSW-51")
def test_an_event_that_tells_the_truth_tells_all_of_it() -> None:
    table = Table()
    agent, group = table.agent(20, 1), table.group(5, owner=1, money=7)
    table.knows(0, agent, group)
    play(table, "Prophecy in the Soup", agent)
    play(table, "Wrong Envelope", group)
    table.turn()
    told = set(table.keys(0))
    assert {"spy-person", "candidate-more", "spy-home", "spy-secret", "spy-master"} <= told
    assert {"spy-group", "spy-resistance", "spy-boss", "spy-money"} <= told
    assert table.view(0).person(agent).works_for == (table.conspiracy(1),)
    assert table.conspiracy(1) in table.report(0)


@pytest.mark.rule("TSW-53")
@pytest.mark.parametrize(("figure", "least"), [("p_power", 15), ("p_toughness", 12)])
def test_who_is_better_than_anybody_grows_no_worse(figure: str, least: int) -> None:
    for wins in (1, 3):
        table = Table()
        agent, group = table.agent(0, 0, wins=wins, **{figure.removeprefix("p_"): least}), table.group(5)
        table.knows(0, group)
        table.order(0, "infiltrate", agent, group=group)
        table.turn(d0_0=2)
        assert getattr(table.s, figure)[2] == least
        assert "infiltrate-success" in table.keys(0)


@pytest.mark.rule("TSW-91", "TSW-81", "TSW-37")
@pytest.mark.parametrize("player", [0, 1])
def test_an_event_that_ends_an_attack_tells_its_player_so_and_the_attacker_in_answer_to_his_order(
    player: int,
) -> None:
    table = Table()
    target = table.group(3, owner=1)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=4)
    table.turn()
    play(table, "Burst Main", table.view(player).attacks[0].name, player)
    table.turn()
    assert table.keys(player)[:2] == ["event-played", "end-of-attack"] or player == 0
    assert "end-of-attack" in table.keys(player)
    lost = ["stake-lost"] if player == 0 else ["attack-vanished", "stake-lost"]
    assert ("failed", lost) in table.answers(0)
    assert ("attack-vanished" in table.keys(1)) is (player == 0)
    assert "4 MB" in table.report(0)
