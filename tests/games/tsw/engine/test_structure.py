"""The power structure, its money, and what is free (TSW-20, TSW-35 to TSW-37, TSW-80, TSW-91, TSW-92)."""

import pytest

from bot.engine.moves import Refused, text
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-20")
def test_income_is_paid_into_each_groups_own_treasury() -> None:
    table = Table()
    own, neutral = table.group(0, owner=0, income=4), table.group(1, income=5)
    special = table.s.group_facts(table.number(own)).special
    extra = special[2] if special and special[0] == "income" else 0
    before = table.money(table.conspiracy(0))
    table.turn()
    assert table.money(own) == 4 + extra
    assert table.money(neutral) == 0
    assert table.money(table.conspiracy(0)) == before + table.s.g_income[0]


@pytest.mark.rule("TSW-35")
def test_money_moves_one_step_up_or_down_the_structure() -> None:
    table = Table()
    child = table.group(0, owner=0, income=0, arrows=2, power=2)
    grandchild = table.group(1, under=0, income=0)
    table.order(0, "transfer", from_=table.conspiracy(0), to=child, mb=5)
    with pytest.raises(Refused) as refused:
        table.order(0, "transfer", from_=table.conspiracy(0), to=grandchild, mb=1)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-not-adjacent"]
    assert table.view(0).own_people[0].actions == 1
    table.turn()
    assert table.money(child) >= 5


@pytest.mark.rule("TSW-36")
def test_a_group_moves_with_all_below_and_keeps_its_money() -> None:
    table = Table()
    one = table.group(0, owner=0, arrows=2, power=2)
    other = table.group(1, owner=0, arrows=2, power=2, money=6, income=0)
    below = table.group(2, under=1)
    table.order(0, "move-group", group=other, to=one)
    table.turn()
    view = table.view(0)
    assert (view.group(other).master, view.group(below).master) == (one, other)
    assert view.group(other).money >= 6
    with pytest.raises(Refused):
        table.order(0, "move-group", group=one, to=below)


@pytest.mark.rule("TSW-36")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_group_is_sold_only_with_the_other_players_consent(answer: str) -> None:
    table = Table()
    group = table.group(0, owner=0)
    table.order(0, "give-group", group=group, to=table.conspiracy(1), price=4)
    table.turn()
    assert "offer" in table.keys(1)
    assert table.s.owner(table.number(group)) == 0
    rich = table.money(table.conspiracy(0))
    (offer,) = [o for o in table.view(1).offers if o.incoming]
    table.write(1, "answer", offer.number, answer)
    table.turn()
    sold = answer == "yes"
    assert table.s.owner(table.number(group)) == (1 if sold else 0)
    assert table.money(table.conspiracy(0)) == rich + table.s.g_income[0] + (4 if sold else 0)
    assert table.s.offers == []


@pytest.mark.rule("TSW-36")
def test_an_offer_nobody_answers_is_gone_after_a_turn() -> None:
    table = Table()
    group = table.group(0, owner=0)
    table.order(0, "give-group", group=group, to=table.conspiracy(1))
    table.turn()
    table.turn()
    assert "offer-declined" in table.keys(0)
    assert table.view(1).offers == ()


@pytest.mark.rule("TSW-37")
def test_cancelling_loses_what_was_spent_and_frees_everybody() -> None:
    table = Table()
    target = table.group(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=4)
    table.turn()
    rich = table.money(table.conspiracy(0))
    table.order(0, "cancel", attack=table.view(0).attacks[0].name)
    assert table.view(0).own_people[0].actions == 2
    table.turn()
    assert "cancelled" in table.keys(0)
    assert table.s.attacks == []
    assert table.s.checks == []
    assert table.money(table.conspiracy(0)) == rich + table.s.g_income[0]
    assert not table.view(0).own_groups[0].busy


@pytest.mark.rule("TSW-37")
def test_postponing_frees_nobody_and_the_attack_comes_a_turn_later() -> None:
    table = Table()
    target = table.group(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=4)
    table.turn()
    table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    table.turn()
    assert table.view(0).own_groups[0].busy
    table.turn(a1=2)
    assert table.view(0).group(target).own


@pytest.mark.rule("TSW-37")
def test_a_dropped_group_is_neutral_with_all_below_and_their_money_is_lost() -> None:
    table = Table()
    group = table.group(0, owner=0, arrows=2, power=2, money=5)
    below = table.group(1, under=0, money=5)
    table.order(0, "drop", group=group)
    assert table.view(0).own_people[0].actions == 2
    table.turn()
    assert {table.s.owner(table.number(name)) for name in (group, below)} == {-1}
    assert table.money(group) == table.money(below) == 0
    with pytest.raises(Refused):
        table.order(0, "drop", group=table.conspiracy(0))


@pytest.mark.rule("TSW-37")
def test_a_conspiracy_can_defend_the_groups_of_others_if_it_knows_of_the_attack() -> None:
    table = Table(3)
    target = table.group(0, owner=1)
    table.agent(0, 2)
    for seat in (0, 2):
        table.knows(seat, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.order(2, "defend", group=target, mb=3, from_=table.conspiracy(2))
    table.turn()
    assert table.parts("0.301")["defence"] == -3


@pytest.mark.rule("TSW-37")
def test_money_for_the_defence_of_a_group_that_nobody_attacks_stays() -> None:
    table = Table()
    own = table.group(0, owner=0, money=5, income=0)
    table.order(0, "defend", group=own, mb=5, from_=own)
    table.turn()
    assert "defend-idle" in table.keys(0)
    assert table.money(own) >= 5


@pytest.mark.rule("TSW-80")
def test_subscribers_read_all_and_others_the_headline() -> None:
    table = Table()
    table.order(0, "subscribe")
    rich = table.money(table.conspiracy(0))
    events = table.turn()
    paper = next(event for event in events if event.kind == "watchful-eye")
    assert paper.seen_by(0)["teasers"]
    assert paper.seen_by(0)["classifieds"]
    assert set(paper.seen_by(1)) == set(paper.seen_by(None)) == {"turn", "headline", "notices"}
    assert table.money(table.conspiracy(0)) == rich + table.s.g_income[0] - 1
    assert (table.view(0).issue.whole, table.view(1).issue.whole) == (True, False)


@pytest.mark.rule("TSW-80")
def test_teasers_are_the_tableau_of_neutral_groups_for_those_who_read_them() -> None:
    table = Table()
    table.order(0, "subscribe")
    before = {group.name for group in table.view(1).groups}
    table.turn()
    teased = [line[2]["group"] for line in table.s.issue["sections"]["teasers"]]
    assert len(teased) == 3
    assert all(table.view(0).group(name).owner == "" for name in teased)
    assert {group.name for group in table.view(1).groups} == before


@pytest.mark.rule("TSW-80")
def test_one_subscriber_in_three_finds_a_planted_hint() -> None:
    table = Table(12)
    for seat in range(9):
        table.order(seat, "subscribe")
    found = [0] * 12
    for _ in range(6):
        table.turn()
        for seat in range(12):
            found[seat] += "planted-hint" in table.keys(seat)
    assert 9 <= sum(found[:9]) <= 27
    assert sum(found[9:]) == 0


@pytest.mark.rule("TSW-80")
def test_a_subscription_that_cannot_be_paid_lapses() -> None:
    table = Table()
    table.s.g_income[0] = table.s.g_money[0] = 0
    table.order(0, "subscribe")
    table.turn()
    assert "subscription-lapsed" in table.keys(0)
    assert not table.view(0).subscribed


@pytest.mark.rule("TSW-80")
def test_the_greatest_attack_makes_the_headline_without_figures() -> None:
    table = Table()
    target = table.group(0, owner=1)
    front = table.group(1, owner=0, power=5, arrows=2)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=front, target=target, mb=3)
    table.turn()
    table.turn(a1=2)
    assert table.s.issue["headline"][0] == "headline-control-success"
    assert table.s.issue["headline"][2] == {"attacker": front, "target": target}
    assert table.conspiracy(0) not in repr(table.s.issue)


@pytest.mark.rule("TSW-81")
def test_reports_are_private() -> None:
    table = Table(3)
    table.order(0, "meditate")
    events = table.turn()
    report = next(event for event in events if event.kind == "report")
    assert report.public is None
    assert report.seen_by(None) is None
    told = [line[0] for line in report.seen_by(0)["lines"]]
    assert told == ["order", *table.keys(0), "besides"]
    assert all(not key.startswith("meditate") for key in table.keys(1))


@pytest.mark.rule("TSW-91")
def test_special_events_are_bought_played_and_gone() -> None:
    table = Table()
    rich = table.money(table.conspiracy(0))
    table.write(0, "buy-event")
    table.turn()
    (event,) = table.view(0).events
    assert table.money(table.conspiracy(0)) == rich - 5 + table.s.g_income[0]
    assert table.view(1).events == ()
    table.s.hands[0] = []
    deal(table, 0, "money")
    (event,) = table.view(0).events
    rich = table.money(table.conspiracy(0))
    table.order(0, "play-event", event=event.name)
    assert table.view(0).own_people[0].actions == 2
    table.turn()
    assert table.view(0).events == ()
    assert table.money(table.conspiracy(0)) > rich + table.s.g_income[0]


def deal(table: Table, seat: int, kind: str) -> str:
    """A special event of this kind in a hand: its name."""
    s = table.s
    e = next(e for e in s.supply[seat] if s.event(e).effect.kind == kind)
    s.supply[seat].remove(e)
    s.hands[seat].append(e)
    return s.event(e).name


@pytest.mark.rule("TSW-91", "TSW-12")
def test_haste_gives_somebody_one_more_order() -> None:
    table = Table()
    agent, event = table.agent(0, 0), deal(table, 0, "haste")
    table.order(0, "meditate", agent)
    table.order(0, "play-event", event=event, target=agent)
    table.order(0, "meditate", agent)
    assert table.view(0).person(agent).actions == 0
    with pytest.raises(Refused) as refusal:
        table.order(0, "play-event", event=event, target=agent)
    assert text("tsw-no-event-twice", name=event, held=1) in refusal.value.reasons
    with pytest.raises(Refused) as refusal:
        table.order(1, "play-event", event=event, target=table.leader(1))
    assert text("tsw-no-event", name=event) in refusal.value.reasons
    table.turn()
    assert [check["key"] for check in table.s.checks] == ["0.0", "0.2"]


@pytest.mark.rule("TSW-91", "TSW-12")
def test_who_takes_haste_back_has_no_more_actions_than_before() -> None:
    table = Table()
    agent, event = table.agent(0, 0), deal(table, 0, "haste")
    table.order(0, "play-event", event=event, target=agent)
    table.order(0, "meditate", agent)
    table.order(0, "meditate", agent)
    table.write(0, "withdraw", 0)
    table.turn()
    assert [check["key"] for check in table.s.checks] == ["0.0"]
    assert "actor-busy" in table.keys(0)
    assert [e.name for e in table.view(0).events] == [event]


@pytest.mark.rule("TSW-91")
def test_a_shield_hardens_a_group_and_a_burst_main_ends_an_attack() -> None:
    for kind in ("shield", "cancel"):
        table = Table()
        target, event = table.group(0, owner=1), deal(table, 1, kind)
        table.knows(0, target)
        table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=3)
        table.turn()
        aim = target if kind == "shield" else table.view(1).attacks[0].name
        table.order(1, "play-event", event=event, target=aim)
        table.turn()
        if kind == "shield":
            assert table.parts("0.301")["special"] < 0
        else:
            assert table.s.checks == []
            assert "attack-vanished" in table.keys(0)


@pytest.mark.rule("TSW-91")
@pytest.mark.parametrize("kind", ["ruin", "reveal", "escape", "silence", "loyalty", "bonus"])
def test_every_kind_of_event_can_be_played(kind: str) -> None:
    table = Table()
    rival, agent, event = (
        table.group(0, owner=1, money=9, income=0),
        table.agent(10, 0, 3),
        deal(table, 0, kind),
    )
    needs = next(e.needs for e in table.view(0).events)
    table.knows(0, rival)
    aim = {"": {}, "group": {"target": rival}, "character": {"target": agent}}[needs]
    table.order(0, "play-event", event=event, **aim)
    table.turn()
    assert table.keys(0)[0] == "event-played"
    if kind == "ruin":
        assert table.money(rival) < 9
    elif kind == "reveal":
        assert "spy-group" in table.keys(0) or "spy-person" in table.keys(0)
    elif kind == "loyalty":
        assert table.s.loyalty(12, 0) > 3


@pytest.mark.rule("TSW-36")
def test_two_groups_cannot_hang_below_each_other_and_it_is_said_so() -> None:
    table = Table()
    one, other = table.group(0, owner=0, power=3, arrows=2), table.group(1, owner=0, power=3, arrows=2)
    table.order(0, "move-group", group=one, to=other)
    with pytest.raises(Refused) as refused:
        table.order(0, "move-group", group=other, to=one)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-below-itself"]


@pytest.mark.rule("TSW-36")
def test_a_group_that_nobody_is_there_to_take_stays_and_it_is_said_so() -> None:
    table = Table(3)
    own = table.group(0, owner=0, power=3, arrows=2)
    table.order(0, "give-group", group=own, to=table.conspiracy(2))
    table.host("leave", 2)
    table.turn()
    assert "no-taker" in table.keys(0)
    assert "not-yours" not in table.keys(0)
    view = table.view(0).group(own)
    assert view is not None
    assert view.own


@pytest.mark.rule("TSW-20", "TSW-21")
def test_the_income_that_is_shown_is_the_income_that_is_paid() -> None:
    table = Table()
    own = table.group(0, owner=0, income=3, money=0)
    table.s.retold[f"g{table.number(own)}"] = {"special": ("income", "", 2)}
    table.s.deeds["Brussels"] = 0
    shown = {group.name: group.income for group in table.view(0).own_groups}
    before = {name: table.money(name) for name in shown}
    table.turn()
    assert {name: table.money(name) - before[name] for name in shown} == shown
    assert shown[own] == 5


@pytest.mark.rule("TSW-20", "TSW-32")
def test_what_is_special_about_a_group_is_told_to_whoever_comes_to_control_it() -> None:
    table = Table()
    prize = table.group(0, resistance=0)
    table.s.retold[f"g{table.number(prize)}"] = {"special": ("bonus", "spy", 3)}
    table.knows(0, prize)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=prize, mb=5)
    table.turn()
    assert "peculiar-bonus" not in table.keys(0)
    table.turn(a1=2)
    assert "peculiar-bonus" in table.keys(0)
    table.order(0, "give-group", group=prize, to=table.conspiracy(1))
    table.turn()
    table.write(1, "answer", table.view(1).offers[0].number, "yes")
    table.turn()
    assert {"received", "peculiar-bonus"} <= set(table.keys(1))


@pytest.mark.rule("TSW-35", "TSW-91")
def test_an_event_that_helps_a_transfer_adds_to_it() -> None:
    table = Table()
    own = table.group(0, owner=0, money=0, income=0)
    effect = {"kind": "bonus", "amount": 3, "actions": ["transfer"]}
    table.s.extra_events.append({"name": "Double Wire", "text": "Sent twice.", "effect": effect})
    table.s.hands[0].append(len(table.s.world.events))
    table.order(0, "play-event", event="Double Wire")
    table.order(0, "transfer", from_=table.conspiracy(0), to=own, mb=2)
    table.turn()
    assert "event-wasted" not in table.keys(0)
    assert table.money(own) == 5


@pytest.mark.rule("TSW-37", "TSW-81")
def test_a_group_that_pays_for_its_own_defence_is_named_once() -> None:
    table = Table()
    own = table.group(0, owner=0, money=5)
    table.knows(1, own)
    table.order(1, "attack-control", attacker=table.conspiracy(1), target=own, mb=1)
    table.turn()
    table.order(0, "defend", group=own, mb=3, from_=own)
    table.order(0, "defend", group=own, mb=3, from_=table.conspiracy(0))
    table.turn()
    assert table.keys(0)[:2] == ["defended-by-itself", "defended"]
    assert table.read(0)[0].count(own) <= 5


@pytest.mark.rule("TSW-35", "TSW-20", "TSW-81")
def test_what_a_group_adds_to_money_that_is_moved_is_told() -> None:
    table = Table()
    s = table.s
    mover = next(
        g for g in range(2, len(s.g_name)) if (s.group_facts(g).special or ("", ""))[1] == "transfer"
    )
    s.g_master[mover], s.g_money[mover] = 0, 0
    table.order(0, "transfer", from_=table.conspiracy(0), to=s.g_name[mover], mb=4)
    table.turn()
    assert table.keys(0) == ["transferred", "loot"]
    assert s.g_money[mover] == 4 + 1 + s.earnings(mover)
