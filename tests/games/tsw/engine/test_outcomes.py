"""What comes of orders is told to whoever gave them, as it came about (TSW-81)."""

import pytest

from bot.games.tsw.say.table_text import part
from tests.games.tsw.engine.table import Table
from tests.games.tsw.engine.test_standing_orders import stand
from tests.games.tsw.engine.test_undecided_attacks import attack

WILL, WONT = 2, 12


def helped(deed: str) -> tuple[Table, str]:
    """Seat 0 attacks a group of seat 1, and seat 2 has a hand in it; the attack is about to be decided."""
    table = Table(3)
    target, front = table.group(0, owner=1), table.group(1, owner=0, power=4, arrows=2)
    mole = table.agent(0, 2, inside=target)
    attack(table, target, attacker=front)
    table.turn()
    (known,) = table.view(2).attacks
    if deed == "defend":
        table.order(2, "defend", group=target, mb=1, **{"from": table.conspiracy(2)})
    else:
        table.order(2, deed, mole, attack=known.name)
    return table, target


@pytest.mark.rule("TSW-81", "TSW-46", "TSW-37")
@pytest.mark.parametrize("deed", ["interfere", "support", "defend"])
@pytest.mark.parametrize(("dice", "result"), [(WILL, "success"), (WONT, "failure")])
def test_who_helps_others_is_told_the_outcome(deed: str, dice: int, result: str) -> None:
    table, target = helped(deed)
    wait = {"kind": "changes-hands", "group": target}
    inner = {"actor": table.leader(2), "action": "meditate", "parameters": {}, "flavour": ""}
    table.order(2, "standing", condition=wait, order=inner)
    table.turn(a1=dice)
    assert f"news-control-{result}" in table.keys(2)
    assert target in table.report(2)
    page = table.view(2).group(target)
    assert page.owner == ("somebody" if result == "success" else None)
    table.turn()
    assert ("standing-met" in table.keys(2)) is (result == "success")


@pytest.mark.rule("TSW-81", "TSW-37")
def test_who_paid_is_told_the_outcome_of_an_attack_that_was_postponed_meanwhile() -> None:
    table, _ = helped("defend")
    (own,) = table.view(0).attacks
    table.order(0, "postpone", attack=own.name)
    table.turn()
    assert "news-control-failure" not in table.keys(2)
    table.turn(a1=WONT)
    assert "news-control-failure" in table.keys(2)


@pytest.mark.rule("TSW-81", "TSW-31")
def test_of_an_attack_that_cannot_be_any_more_all_who_knew_of_it_are_told() -> None:
    table, target = helped("interfere")
    table.s.g_master[table.number(target)] = 0
    table.turn()
    assert "attack-pointless" in table.keys(0)
    assert "attack-vanished" in table.keys(2)


@pytest.mark.rule("TSW-81")
def test_own_orders_and_what_came_to_the_door_stand_apart() -> None:
    table, _ = helped("defend")
    table.turn(a1=WONT)
    (own,) = [key for key in table.keys(2) if key == "defended"]
    (theirs,) = [key for key in table.keys(1) if key.startswith("defended")]
    assert (part(own), part(theirs), part("attack-vanished")) == ("orders", "alarms", "alarms")


@pytest.mark.rule("TSW-60")
@pytest.mark.parametrize("seat", [0, 2])
def test_ones_own_attack_is_not_what_a_standing_order_waits_for(seat: int) -> None:
    table = Table(3)
    target = table.group(0, owner=1)
    agent = table.agent(0, 0, inside=target)
    table.knows(0, target)
    stand(table, agent, {"kind": "group-attacked", "group": target}, "meditate")
    attack(table, target, seat)
    table.turn()
    table.turn(a1=WONT)
    assert ("standing-met" in table.keys(0)) is (seat == 2)


@pytest.mark.rule("TSW-47", "TSW-60", "TSW-80")
@pytest.mark.parametrize(
    ("leader", "message", "seen"),
    [
        ("Ed", "They wanted a cook in {place}.", False),
        ("Ed", "{place}: ed's hat was found.", True),
        ("Ed", "ED is in {place}", True),
        ("Ed", "{other}!", False),
        ("Ed", "Ed lies in the {place}ish hills.", False),
        ("Ed", "Ed Stonehouse was in {place}.", False),
        ("Ed", "Ed works for {group} now.", False),
        ("Łukasz Żółć", "łukasz żółć w {place}.", True),
        ("Зоя", "Видели, что Зоя в {place}.", True),
        ("Зоя", "Зоями полон {place}.", False),
        ("李四", "昨天李四在{place}吃面", True),
        ("राम", "रामी {place}", False),
    ],
)
def test_a_leak_gives_away_only_whom_it_names_in_whole_words(leader: str, message: str, seen: bool) -> None:
    table = Table()
    s = table.s
    place = next(p for p in s.world.places if p.isalpha())
    s.p_name[1], s.p_name[2] = leader, "Ed Stonehouse"
    s.g_name[5] = f"Sisters of {place}"
    words = message.format(place=place, other=f"Ed of {place}gham", group=s.g_name[5])
    table.knows(0, leader)
    table.knows(0, "Ed Stonehouse")
    table.order(0, "leak", message=words)
    table.turn(d0_0=WILL)
    notices = [line for line in s.issue["sections"]["notices"] if line[0] == "sighted"]
    assert (leader in [line[2]["person"] for line in notices]) is seen
    assert (table.view(0).person(leader) is not None and table.view(0).person(leader).place == place) is seen


@pytest.mark.rule("TSW-47", "TSW-91")
@pytest.mark.parametrize(("message", "printed"), [("The Eggs are bad.", False), ("Nutmeggs for all!", True)])
def test_silence_keeps_a_name_out_of_the_paper_and_not_a_part_of_a_word(message: str, printed: bool) -> None:
    table = Table()
    s = table.s
    s.g_name[2] = "Eggs"
    table.knows(0, "Eggs")
    e = next(n for n, event in enumerate(s.world.events) if event.effect.kind == "silence")
    s.hands[0].append(e)
    table.order(0, "play-event", event=s.event(e).name, target="Eggs")
    table.order(0, "leak", message=message)
    table.turn(d0_1=WILL)
    assert (table.paper("leaks") != []) is printed


def struck(intention: str, victim: str, *, escapes: bool = False, till: int = 9) -> Table:
    """Seat 0 succeeds in an attack on an agent of seat 1, on its leader, or on a neutral."""
    table = Table()
    target = {"leader": table.leader(1), "neutral": table.person(20)}.get(victim) or table.agent(20, 1)
    table.knows(0, target)
    s = table.s
    s.g_money[1] = till
    if victim == "agent":
        s.p_group[22] = 2
        s.g_master[2], s.g_money[2] = 1, till
    if escapes:
        e = next(n for n, event in enumerate(s.world.events) if event.effect.kind == "escape")
        s.hands[1].append(e)
        table.order(1, "play-event", event=s.event(e).name, target=target)
    table.order(0, "attack", target=target, location="anywhere", intention=intention)
    table.turn(d0_0=WILL)
    return table


def of_strike(table: Table) -> list[str]:
    return [key for key in table.keys(0) if key.startswith("strike-")]


@pytest.mark.rule("TSW-40", "TSW-81")
@pytest.mark.parametrize(
    ("intention", "victim", "told", "felt"),
    [
        ("kill", "agent", "strike-kill", "victim-dead"),
        ("kill", "leader", "strike-hurt", "victim-hurt"),
        ("kidnap", "agent", "strike-kidnap", "victim-kidnapped"),
        ("confuse", "leader", "strike-confuse", "victim-confused"),
        ("seduce", "leader", "strike-other", "victim-confused"),
        ("buy out", "leader", "strike-other", "victim-confused"),
        ("other", "agent", "strike-other", "victim-confused"),
    ],
)
@pytest.mark.parametrize("escapes", [False, True])
def test_the_attacker_is_told_what_became_of_the_victim(
    intention: str, victim: str, told: str, felt: str, escapes: bool
) -> None:
    table = struck(intention, victim, escapes=escapes)
    assert of_strike(table) == ["strike-escaped" if escapes else told]
    assert [key for key in table.keys(1) if key.startswith("victim-")] == [
        "victim-escaped" if escapes else felt
    ]
    p = 1 if victim == "leader" else 22
    assert bool(table.s.p_alive[p]) is (told != "strike-kill" or escapes)
    assert table.s.can_act(p) is escapes


@pytest.mark.rule("TSW-40", "TSW-81")
@pytest.mark.parametrize("victim", ["agent", "leader"])
@pytest.mark.parametrize("till", [0, 9])
def test_of_an_empty_till_nothing_is_robbed_and_nothing_is_counted(victim: str, till: int) -> None:
    table = struck("rob", victim, till=till)
    assert of_strike(table) == ["strike-rob" if till else "strike-bare"]
    assert ("loot" in table.keys(0)) is bool(till)
    assert ("victim-robbed" if till else "victim-searched") in table.keys(1)
    assert "0 MB" not in table.report(0) + table.report(1)


@pytest.mark.rule("TSW-40", "TSW-81")
@pytest.mark.parametrize("intention", ["buy out", "demolish", "rob"])
def test_whoever_had_bought_a_place_is_told_when_it_is_his_no_more(intention: str) -> None:
    table = Table(3)
    place = table.s.world.places[3]
    table.s.deeds[place] = 2
    table.order(0, "attack", target=place, location=place, intention=intention)
    table.turn(d0_0=WILL)
    assert ("victim-deed" in table.keys(2)) is (intention != "rob")
    assert (place in table.report(2)) is (intention != "rob")
    assert "victim-deed" not in table.keys(0) + table.keys(1)
    table.order(0, "attack", target=place, location=place, intention=intention)
    table.turn(d0_0=WILL)
    assert "victim-deed" not in table.keys(0)


def deal(table: Table, seat: int, name: str) -> None:
    """A special event out of the supply of a seat into its hand."""
    s = table.s
    e = next(e for e in s.supply[seat] if s.event(e).name == name)
    s.supply[seat].remove(e)
    s.hands[seat].append(e)
    table.kernel._legal.clear()


@pytest.mark.rule("TSW-91")
@pytest.mark.parametrize("attacked", [True, False])
def test_a_shield_that_no_attack_has_met_is_told_to_be_wasted(attacked: bool) -> None:
    table = Table()
    target = table.group(0, owner=1, resistance=4)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    deal(table, 1, "Public Holiday")
    table.order(1, "play-event", event="Public Holiday", target=target)
    if not attacked:
        table.order(0, "postpone", attack=table.view(0).attacks[0].name)
    table.turn()
    assert ("event-wasted" in table.keys(1)) is not attacked
    if attacked:
        assert table.parts("0.301")["special"] == -3


@pytest.mark.rule("TSW-91", "TSW-49")
@pytest.mark.parametrize(
    ("whose", "wasted"), [("own", False), ("own, and true already", True), ("not", True)]
)
def test_loyalty_given_to_who_cannot_have_it_is_told_to_be_wasted(whose: str, wasted: bool) -> None:
    table = Table()
    person = table.person(4) if whose == "not" else table.agent(4, 1, loyalty=5 if whose == "own" else 10)
    table.knows(1, person)
    deal(table, 1, "Letter from Mother")
    table.order(1, "play-event", event="Letter from Mother", target=person)
    table.turn()
    assert ("event-wasted" in table.keys(1)) is wasted
