"""Individual Actions and experience (TSW-40 to TSW-53)."""

import pytest

from bot.engine.moves import Refused
from bot.games.tsw.play.resolution import MOST_POWER, MOST_TOUGHNESS
from bot.games.tsw.play.state import NOBODY
from tests.games.tsw.engine.table import Table

ANYWHERE = {"location": "anywhere"}


def known(table: Table, n: int, seat: int = 0, **figures: int) -> str:
    """The n-th person of the world, known to the seat."""
    name = table.person(n, **figures)
    table.knows(seat, name)
    return name


# -- TSW-40


@pytest.mark.rule("TSW-40")
def test_power_against_toughness_and_alignments_count_two() -> None:
    table = Table()
    agent, target = table.agent(0, 0, power=4), known(table, 20, toughness=3)
    table.order(0, "attack", agent, target=target, location=table.s.person_facts(22).place, intention="kill")
    table.turn(d0_0=2)
    parts = table.parts("0.0")
    assert parts["power"] == 4
    assert parts["against"] == -3
    assert parts["ease"] == 3
    assert all(parts.get(name, 0) % 2 == 0 for name in ("like", "opposite"))
    assert table.s.p_alive[22] == 0
    assert table.paper("notices") == ["obituary"]


@pytest.mark.rule("TSW-40")
def test_a_killed_person_takes_no_more_orders_and_its_master_is_told() -> None:
    table = Table()
    agent, victim = table.agent(0, 0), table.agent(20, 1)
    table.knows(0, victim)
    table.order(0, "attack", agent, target=victim, intention="kill", **ANYWHERE)
    table.turn(d0_0=2)
    assert "victim-dead" in table.keys(1)
    assert [person.name for person in table.view(1).own_people] == [table.leader(1)]


@pytest.mark.rule("TSW-40")
def test_a_leader_is_never_killed_for_good() -> None:
    table = Table()
    agent = table.agent(0, 0)
    table.knows(0, table.leader(1))
    table.order(0, "attack", agent, target=table.leader(1), intention="kill", **ANYWHERE)
    table.turn(d0_0=2)
    assert "victim-hurt" in table.keys(1)
    assert table.view(1).own_people[0].hurt
    table.turn()
    assert not table.view(1).own_people[0].hurt


@pytest.mark.rule("TSW-40")
@pytest.mark.parametrize("intention", ["seduce", "rob", "confuse", "buy out", "kidnap", "other", "demolish"])
def test_every_intention_has_its_own_effect(intention: str) -> None:
    table = Table()
    agent, victim = table.agent(0, 0, power=9), table.agent(20, 1, loyalty=6, toughness=0)
    table.knows(0, victim)
    table.s.g_money[table.s.p_group[22]] = 0
    rich = table.money(table.conspiracy(0))
    table.order(0, "attack", agent, target=victim, intention=intention, **ANYWHERE)
    table.turn(d0_0=2)
    if intention in ("seduce", "buy out"):
        assert table.s.loyalty(22, 1) == 4
        assert "victim-distracted" in table.keys(1)
        assert table.s.holds["22"] == [[0, 3]]
    elif intention == "rob":
        assert "loot" in table.keys(0)
        assert table.money(table.conspiracy(0)) > rich
    elif intention == "kidnap":
        assert "spy-secret" in table.keys(0)
        assert table.view(1).person(victim).hurt
    else:
        assert table.view(1).person(victim).hurt
    assert table.s.p_alive[22]


@pytest.mark.rule("TSW-40")
def test_places_can_be_demolished_and_bought_and_are_harder() -> None:
    table = Table()
    agent, place = table.agent(0, 0), table.s.group_facts(2).place
    victim = table.group(0, owner=1, income=3, money=0)
    table.order(0, "attack", agent, target=place, location=place, intention="demolish")
    table.turn(d0_0=2)
    assert table.parts("0.0")["against"] <= -4
    assert "victim-demolished" in table.keys(1)
    assert table.money(victim) == 0
    assert table.paper("notices") == ["ruins"]
    other = table.view(0).places[7]
    table.order(0, "attack", agent, target=other, location=other, intention="buy out")
    table.turn(d0_0=2)
    assert table.s.deeds == {other: 0}


@pytest.mark.rule("TSW-40")
def test_who_fails_badly_is_hurt_seen_and_named_to_those_it_was_meant_for() -> None:
    table = Table()
    agent, victim = table.agent(0, 0, power=1), table.agent(20, 1, toughness=3)
    table.knows(0, victim)
    table.order(0, "attack", agent, target=victim, intention="kill", **ANYWHERE)
    table.turn(d0_0=10)
    assert "strike-failure-hurt" in table.keys(0) or "strike-failure-dead" in table.keys(0)
    assert "attempt" in table.keys(1)
    assert agent in [name for name, _ in table.view(1).wrongs]


@pytest.mark.rule("TSW-43", "TSW-40")
def test_a_guard_makes_attacks_on_a_person_or_a_place_harder_this_turn() -> None:
    difficulty = []
    for guarded in (False, True):
        table = Table()
        agent, victim = table.agent(0, 0), table.agent(20, 1, toughness=2)
        guard = table.agent(30, 1, power=4)
        table.knows(0, victim)
        table.order(0, "attack", agent, target=victim, intention="kill", **ANYWHERE)
        if guarded:
            table.order(1, "guard", guard, target=victim)
        table.turn()
        difficulty.append(table.parts("0.0")["against"])
    assert difficulty == [-2, -(2 + 2 + 4 // 2)]


@pytest.mark.rule("TSW-43", "TSW-40")
@pytest.mark.parametrize("where", ["home", "named", "itself"])
def test_who_guards_a_place_guards_it_and_whoever_is_attacked_there(where: str) -> None:
    difficulty = []
    for guarded in (False, True):
        table = Table()
        agent, victim = table.agent(0, 0), table.agent(20, 1, toughness=2)
        place, guard = table.s.person_facts(22).place, table.agent(30, 1, power=4)
        table.knows(0, victim)
        target = place if where == "itself" else victim
        location = where if where == "home" else place
        table.order(0, "attack", agent, target=target, intention="rob", location=location)
        if guarded:
            table.order(1, "guard", guard, target=place)
        table.turn()
        difficulty.append(table.parts("0.0")["against"])
    assert difficulty[1] == difficulty[0] - (2 + 4 // 2)


# -- TSW-41, TSW-42


FRONT = {"purpose": "contact with the stars", "symbol": "a green face", "alignments": ["weird", "peaceful"]}


@pytest.mark.rule("TSW-41")
@pytest.mark.parametrize("neutral", [True, False])
def test_a_front_is_a_new_group_without_power_or_arrows(neutral: bool) -> None:
    table = Table()
    rich = table.money(table.conspiracy(0))
    table.order(
        0, "create-front", name="Reach for the Stars", mb=2, **FRONT, **({"neutral": True} if neutral else {})
    )
    table.turn(d0_0=2)
    front = table.view(0).group("Reach for the Stars")
    assert (front.own, front.arrows, front.alignments) == (not neutral, 0, ("weird", "peaceful"))
    g = table.number("Reach for the Stars")
    assert (table.s.g_power[g], table.s.g_aid[g]) == (0, 0)
    assert len(list(table.s.members(g))) >= 2
    assert table.money(table.conspiracy(0)) == rich - 2 + table.s.g_income[0]
    assert "front-opened" in table.paper("classifieds")
    assert table.conspiracy(0) not in repr(table.s.issue)


@pytest.mark.rule("TSW-41")
def test_a_front_costs_at_least_one_megabuck() -> None:
    table = Table()
    with pytest.raises(Refused) as refused:
        table.order(0, "create-front", mb=0, **FRONT)
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-front-money"]


@pytest.mark.rule("TSW-42", "TSW-82")
def test_a_message_arrives_word_for_word_and_at_nobody_else() -> None:
    table = Table(3)
    said = "Meet me {at} the lighthouse, 3 a.m.; bring <both> shoes!"
    table.order(0, "emissary", destination=table.conspiracy(1), message=said, terms="dead drop")
    table.turn(d0_0=2)
    assert said in table.report(1)
    assert said not in table.report(2)
    assert said not in repr(table.s.issue)


@pytest.mark.rule("TSW-42")
def test_gifts_change_hands() -> None:
    table = Table()
    event = table.s.supply[0].pop()
    table.s.hands[0].append(event)
    mine, his = table.money(table.conspiracy(0)), table.money(table.conspiracy(1))
    table.order(0, "emissary", destination=table.conspiracy(1), gift="3 MB", terms="by hand")
    table.order(
        0, "emissary", destination=table.conspiracy(1), gift=table.s.event(event).name, terms="by hand"
    )
    table.turn(d0_0=2, d0_1=3)
    assert table.money(table.conspiracy(0)) == mine - 3 + table.s.g_income[0]
    assert table.money(table.conspiracy(1)) == his + 3 + table.s.g_income[1]
    assert table.s.hands == [[], [event]]


@pytest.mark.rule("TSW-42", "TSW-15")
def test_a_gift_that_is_no_longer_there_fails_and_only_the_giver_learns_why() -> None:
    table = Table()
    event = table.s.supply[0].pop()
    table.s.hands[0].append(event)
    table.s.g_money[0] = 5
    for gift in ("4 MB", "4 MB"):
        table.order(0, "emissary", destination=table.conspiracy(1), gift=gift, terms="by hand")
    table.turn(d0_0=2)
    assert table.keys(0).count("gift-given") == table.keys(1).count("gift") == 1
    assert "too-poor" in table.keys(0)
    assert "too-poor" not in table.keys(1)
    assert table.money(table.conspiracy(0)) == 5 - 4 + table.s.g_income[0]
    for _ in range(2):
        table.order(
            0, "emissary", destination=table.conspiracy(1), gift=table.s.event(event).name, terms="by hand"
        )
    table.turn(d0_0=2, d0_1=2)
    assert table.keys(1).count("gift") == 1
    assert table.s.hands == [[], [event]]


@pytest.mark.rule("TSW-42")
def test_a_gift_of_odd_figures_is_a_gift_of_words() -> None:
    table = Table()
    table.order(0, "emissary", destination=table.conspiracy(1), gift="² hares", terms="by hand")
    table.turn(d0_0=2)
    assert "² hares" in table.report(1)


@pytest.mark.rule("TSW-42")
def test_the_recipient_must_run_or_represent_a_conspiracy() -> None:
    table = Table()
    nobody, spokesman = known(table, 40), table.agent(41, 1)
    table.knows(0, spokesman)
    for to, key in ((nobody, "emissary-nobody"), (spokesman, "emissary-success")):
        table.order(0, "emissary", destination=to, message="Hello.", terms="in person")
        table.turn(d0_0=2)
        assert key in table.keys(0)
    assert "message" in table.keys(1)


# -- TSW-44, TSW-45


@pytest.mark.rule("TSW-44")
def test_illumination_makes_loyal_and_uses_up_the_targets_action() -> None:
    table = Table()
    agent, dull = table.agent(0, 0, loyalty=5), table.agent(1, 0)
    table.order(0, "illuminate", target=agent, method="a night of slides")
    table.order(0, "meditate", agent)
    with pytest.raises(Refused) as refused:
        table.order(0, "illuminate", dull, target=agent, method="slides")
    assert [reason.key for reason in refused.value.reasons] == ["tsw-no-not-illuminated"]
    table.turn(d0_0=2)
    assert "actor-enlightened" in table.keys(0)
    assert "a night of slides" in table.report(0)
    assert table.view(0).person(agent).lit
    assert table.s.loyalty(2, 0) == 7
    table.order(0, "illuminate", agent, target=dull, method="slides again")


@pytest.mark.rule("TSW-44")
@pytest.mark.parametrize(("dice", "leaked"), [(2, False), (12, True)])
def test_who_sees_the_light_does_nothing_else_for_another_master_either(dice: int, leaked: bool) -> None:
    table = Table()
    agent = table.agent(0, 1, loyalty=5)
    table.knows(0, agent)
    table.order(0, "illuminate", target=agent, method="a night of slides")
    table.order(1, "leak", agent, message="The moon is late.")
    table.turn(d0_0=dice)
    assert ("actor-enlightened" in table.keys(1)) is not leaked
    assert ("leak" in [check["action"] for check in table.s.checks]) is leaked


@pytest.mark.rule("TSW-45")
def test_one_can_be_inside_several_groups() -> None:
    table = Table()
    agent = table.agent(0, 0)
    one, other = table.group(5), table.group(6)
    table.knows(0, one, other)
    for group in (one, other):
        table.order(0, "infiltrate", agent, group=group)
        table.turn(d0_0=2)
    assert set(table.view(0).person(agent).inside) == {table.s.g_name[table.s.p_group[2]], one, other}


@pytest.mark.rule("TSW-45")
@pytest.mark.parametrize(
    ("danger", "outcome"), [("trivial", "trivial"), ("painful", "hurt"), ("lethal", "dead")]
)
def test_failure_is_trivial_painful_or_lethal_by_the_group(danger: str, outcome: str) -> None:
    table = Table()
    n = next(g for g in range(2, 120) if table.s.group_facts(g).danger == danger) - 2
    group = table.group(n, owner=1, resistance=12)
    agent = table.agent(600 if n < 100 else 0, 0, power=1)
    table.knows(0, group)
    table.order(0, "infiltrate", agent, group=group)
    table.turn(d0_0=12)
    assert f"infiltrate-{outcome}" in table.keys(0)
    assert ("intruder" in table.keys(1)) is (danger != "trivial")
    assert any(person.name == agent for person in table.view(0).own_people) is (outcome != "dead")


# -- TSW-47 to TSW-52


@pytest.mark.rule("TSW-47")
@pytest.mark.parametrize("anonymous", [True, False])
def test_a_leak_is_printed_with_a_name_or_without(anonymous: bool) -> None:
    table = Table()
    agent = table.agent(0, 0)
    table.order(0, "leak", agent, message="The moon is late.", anonymous=anonymous)
    table.turn(d0_0=2)
    assert table.paper("leaks") == ["leak-anonymous" if anonymous else "leak-signed"]
    printed = repr(table.s.issue["sections"]["leaks"])
    assert "The moon is late." in printed
    assert (agent in printed) is not anonymous
    assert table.conspiracy(0) not in printed


@pytest.mark.rule("TSW-48")
def test_meditation_may_bring_a_hint_an_event_or_nothing() -> None:
    seen = set()
    for total in (2, 7, 12):
        table = Table()
        table.s.p_power[0] = 6
        table.order(0, "meditate")
        table.turn(d0_0=total)
        seen.add(table.keys(0)[0])
    assert seen == {"event-found", "meditate-hint", "meditate-silence"}


@pytest.mark.rule("TSW-49")
def test_a_recruit_takes_orders_from_the_next_turn() -> None:
    table = Table()
    target = known(table, 20)
    with pytest.raises(Refused):
        table.order(0, "meditate", target)
    table.order(0, "recruit", target=target)
    table.turn(d0_0=2)
    table.order(0, "meditate", target)
    assert table.view(0).person(target).zeal >= 0


@pytest.mark.rule("TSW-49")
def test_each_master_of_a_double_agent_thinks_it_is_his_own() -> None:
    table = Table()
    agent = table.agent(20, 1, loyalty=3)
    table.knows(0, agent)
    table.order(0, "recruit", target=agent)
    table.turn(d0_0=2)
    for seat in (0, 1):
        mole = table.view(seat).person(agent)
        assert (mole.own, mole.works_for) == (True, (table.conspiracy(seat),))
    assert "approached" not in table.keys(1)


@pytest.mark.rule("TSW-49", "TSW-15")
@pytest.mark.parametrize(("loyal", "obeyed"), [((6, 3), 0), ((3, 6), 1)])
def test_where_orders_clash_loyalty_decides(loyal: tuple[int, int], obeyed: int) -> None:
    table = Table()
    agent = table.agent(20, 0, loyalty=loyal[0])
    table.agent(20, 1, loyalty=loyal[1])
    for seat in (0, 1):
        table.order(seat, "meditate", agent)
    table.turn()
    assert [check["seat"] for check in table.s.checks] == [obeyed]
    assert "actor-excused" in table.keys(1 - obeyed)
    assert table.conspiracy(obeyed) not in table.report(1 - obeyed)


@pytest.mark.rule("TSW-50")
def test_the_better_a_scout_does_the_more_he_finds() -> None:
    found = []
    for total in (2, 6, 8):
        table = Table()
        group = table.group(3, resistance=0)
        agent = table.agent(600, 0, power=4)
        table.knows(0, group)
        table.order(0, "scout", agent, group=group)
        table.turn(d0_0=total)
        found.append(table.keys(0).count("candidate"))
    assert found[0] > found[1] >= found[2] >= 1


@pytest.mark.rule("TSW-50")
def test_a_scout_who_fails_badly_is_an_embarrassment() -> None:
    table = Table()
    group, agent = table.group(3, owner=1, resistance=12), table.agent(600, 0, power=1)
    table.knows(0, group)
    table.order(0, "scout", agent, group=group)
    table.turn(d0_0=12)
    assert "scout-embarrassed" in table.keys(0)
    assert "stranger-asking" in table.keys(1)
    assert agent in table.report(1)


@pytest.mark.rule("TSW-51", "TSW-21")
def test_a_good_spy_brings_sharp_words_the_owner_and_the_treasury() -> None:
    table = Table()
    group, agent = table.group(3, owner=1, money=7, resistance=0), table.agent(600, 0, power=9)
    table.knows(0, group)
    table.order(0, "spy", agent, target=group)
    table.turn(d0_0=3)
    page = table.view(0).group(group)
    assert page.sure
    assert page.owner == table.conspiracy(1)
    assert page.money == 7
    assert {"spy-group", "spy-resistance", "spy-boss", "spy-money"} <= set(table.keys(0))


@pytest.mark.rule("TSW-51")
@pytest.mark.parametrize("between", [True, False])
def test_a_spy_tells_of_a_group_in_between_only_where_there_is_one(between: bool) -> None:
    table = Table()
    master, agent = table.group(4, owner=1), table.agent(600, 0, power=9)
    group = table.group(3, resistance=0, under=4) if between else table.group(3, owner=1, resistance=0)
    table.knows(0, group)
    table.order(0, "spy", agent, target=group)
    table.turn(d0_0=3)
    assert ("spy-owner" in table.keys(0), "spy-boss" in table.keys(0)) == (between, not between)
    assert table.conspiracy(1) in table.report(0)
    assert (master in table.report(0)) is between


@pytest.mark.rule("TSW-51")
def test_a_failed_spy_may_bring_home_what_is_not_true_and_cannot_tell() -> None:
    from bot.games.tsw.world.formula import word

    table = Table()
    group, agent = table.group(3, resistance=4, power=4), table.agent(600, 0, power=1)
    table.knows(0, group)
    table.order(0, "spy", agent, target=group)
    table.turn(d0_0=9)
    assert "spy-group" in table.keys(0)
    assert "spy-nothing" not in table.keys(0)
    assert table.view(0).group(group).power != word(4)


@pytest.mark.rule("TSW-51")
def test_a_spy_can_look_at_people_places_and_conspiracies() -> None:
    table = Table()
    agent, target = table.agent(600, 0, power=9), known(table, 20, toughness=0)
    place = table.s.group_facts(2).place
    for aim, key in ((target, "spy-person"), (place, "spy-place"), (table.conspiracy(1), "spy-leader")):
        table.order(0, "spy", agent, target=aim)
        table.turn(d0_0=3)
        assert key in table.keys(0)
    assert table.view(0).person(target).home
    assert table.view(0).person(target).secret
    assert table.view(0).person(table.leader(1)).runs == table.conspiracy(1)


@pytest.mark.rule("TSW-52", "TSW-90")
def test_a_gambit_is_judged_at_a_stated_difficulty_and_lies_on_the_moderators_desk() -> None:
    table = Table()
    table.order(0, "gambit", text="hire a marching band")
    table.turn(d0_0=2)
    assert table.keys(0)[:2] == ["gambit-judged", "gambit-success"]
    assert "hire a marching band" in table.report(0)
    assert "fair" in table.report(0)
    assert [(item["kind"], item["seat"]) for item in table.s.queue] == [("gambit", 0)]


@pytest.mark.rule("TSW-53")
def test_success_makes_better_within_bounds() -> None:
    table = Table()
    agent = table.agent(600, 0, power=3, toughness=3)
    grown = []
    for _ in range(4):
        table.order(0, "spy", agent, target=table.view(0).places[3])
        table.turn(d0_0=2)
        grown.append((table.s.p_power[602], table.s.p_toughness[602]))
    assert grown == [(3, 3), (4, 3), (4, 3), (4, 4)]
    table.person(600, power=MOST_POWER, toughness=MOST_TOUGHNESS, wins=9)
    table.order(0, "spy", agent, target=table.view(0).places[3])
    table.turn(d0_0=2)
    assert (table.s.p_power[602], table.s.p_toughness[602]) == (MOST_POWER, MOST_TOUGHNESS)
    assert table.s.learned["602"]


@pytest.mark.rule("TSW-49")
def test_nobody_is_recruited_twice_by_the_same_seat() -> None:
    table = Table()
    agent = table.agent(0, 0)
    with pytest.raises(Refused):
        table.order(0, "recruit", target=agent)
    assert table.s.masters == {"2": [[0, 5]]}
    assert table.s.owner(table.number(table.group(0))) == NOBODY
