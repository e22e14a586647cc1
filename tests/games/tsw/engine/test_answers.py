"""Every order is answered where it stands: in its player's words, with a plain verdict, and with nothing that
is not so (TSW-13, TSW-81)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.games.tsw.orders.sheet import draft, in_words, move
from bot.games.tsw.play.answers import manner, verdict
from bot.games.tsw.world.phrases import TONES, bank
from tests.games.tsw.engine.table import Table


def ordered(table: Table, seat: int, words: str, action: str, actor: str = "", **parameters: Any) -> None:
    """An order as the reader of letters writes it: with the words in which it was given."""
    flavour = str(parameters.pop("flavour", ""))
    order = draft(actor or table.leader(seat), action, flavour, **parameters)
    table.kernel._legal.clear()
    table.kernel.submit(seat, move(in_words(order, words)))


@pytest.mark.rule("TSW-81")
def test_a_report_answers_each_order_in_its_own_words_and_with_a_verdict() -> None:
    table = Table()
    spy, scout = table.agent(600, 0, power=10), table.agent(601, 0, power=1)
    group, person = table.group(0, resistance=0), table.person(3)
    table.knows(0, group, person)
    ordered(table, 0, f"{spy} looks at {group}", "spy", spy, target=group)
    ordered(table, 0, f"{scout} asks around at {group}.", "scout", scout, group=group)
    ordered(table, 0, f"Get me {person}!", "recruit", target=person)
    ordered(table, 0, "I sit and think", "meditate")
    table.person(3, toughness=9)
    table.s.p_power[0] = 1
    table.turn(d0_0=2, d0_1=12)
    read = table.read(0)
    assert read[0].startswith(f"“{spy} looks at {group}”: done. ")
    assert read[1].startswith(f"“{scout} asks around at {group}”: failed. ")
    assert read[2].startswith(f"“Get me {person}!”: failed. ")
    assert read[3].startswith("“I sit and think”: nothing to find. ")
    assert next(keys[0] for _, keys in table.answers(0)) == "spy-group"
    assert "looks at" not in "".join(table.read(1))


@pytest.mark.rule("TSW-51", "TSW-81")
def test_what_two_spies_find_stands_with_the_order_of_each() -> None:
    table = Table()
    spies = [table.agent(600 + n, 0, power=10) for n in range(2)]
    groups = [table.group(n, resistance=0) for n in range(2)]
    table.knows(0, *groups)
    for spy, group in zip(spies, groups, strict=True):
        ordered(table, 0, f"Spy on {group}", "spy", spy, target=group)
    table.turn(d0_0=2, d0_1=3)
    for n, read in enumerate(table.read(0)[:2]):
        assert read.startswith(f"“Spy on {groups[n]}”: done. ")
        assert groups[n] in read.removeprefix(f"“Spy on {groups[n]}”")
        assert groups[1 - n] not in read


@pytest.mark.rule("TSW-31", "TSW-81")
@pytest.mark.parametrize(("dice", "became"), [(2, "done"), (12, "failed")])
def test_an_attack_is_under_way_and_then_answers_the_order_that_began_it(dice: int, became: str) -> None:
    table = Table()
    target = table.group(1, resistance=0, power=1)
    table.knows(0, target)
    ordered(table, 0, f"Take {target} with all we have", "attack-control", attacker=table.conspiracy(0),
            target=target, mb=4)  # fmt: skip
    table.turn()
    assert table.read(0)[0].startswith(f"“Take {target} with all we have”: under way. ")
    ordered(table, 0, "I rest", "meditate")
    table.turn(a1=dice)
    first, second, *_ = table.read(0)
    assert first.startswith(f"“Take {target} with all we have” (from an earlier turn): {became}. ")
    assert second.startswith("“I rest”: ")


@pytest.mark.rule("TSW-60", "TSW-81")
def test_a_standing_order_is_noted_and_answered_when_it_comes_true() -> None:
    table = Table()
    inner = {"actor": table.leader(0), "action": "meditate", "parameters": {}, "flavour": ""}
    condition = {"kind": "treasury-exceeds", "group": table.conspiracy(0), "mb": 1}
    ordered(table, 0, "If we are rich I think", "standing", condition=condition, order=inner)
    table.turn()
    assert table.read(0)[0].startswith("“If we are rich I think”: noted. ")
    coat = table.person(5)
    table.knows(0, coat)
    ordered(table, 0, f"Guard the coat of {coat}", "guard", target=coat)
    table.turn()
    replaced, came_true, *_ = table.read(0)
    assert replaced.startswith(f"“Guard the coat of {coat}”: not carried out. ")
    assert came_true.startswith("“If we are rich I think” (a standing order): ")


@pytest.mark.rule("TSW-15", "TSW-81")
def test_an_order_that_cannot_be_paid_is_not_carried_out_and_says_why() -> None:
    table = Table()
    for words in ("First front", "Second front"):
        ordered(table, 0, words, "create-front", mb=1, purpose="peace", symbol="a cup", alignments=["weird"])
    table.s.g_money[0] = 1
    table.turn(d0_0=2)
    (first, second) = table.answers(0)
    assert (first[0], second) == ("done", ("void", ["too-poor"]))


@pytest.mark.rule("TSW-36", "TSW-81")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_offer_and_its_answer_are_both_orders(answer: str) -> None:
    table = Table()
    group = table.group(1, owner=0)
    ordered(table, 0, f"Sell {group}", "give-group", group=group, to=table.conspiracy(1), price=1)
    table.turn()
    assert table.answers(0)[0] == ("waiting", ["offered"])
    table.write(1, "answer", table.s.offers[0]["number"], answer)
    table.turn()
    assert table.read(0)[0].startswith(f"“Sell {group}” (from an earlier turn): ")
    assert table.answers(0)[0][0] == {"yes": "done", "no": "failed"}[answer]
    assert table.answers(1)[0][0] == "done"
    assert group in table.read(1)[0]


@pytest.mark.rule("TSW-81")
def test_an_order_that_was_never_put_into_words_is_named_all_the_same() -> None:
    table = Table()
    table.order(0, "meditate")
    table.turn(d0_0=12)
    assert table.read(0)[0].startswith(f"{table.leader(0)}: meditate: nothing to find. ")


@pytest.mark.rule("TSW-81")
def test_what_comes_unasked_stands_behind_the_answers() -> None:
    table = Table(3)
    target, attacker = table.group(1, owner=0), table.group(2, owner=1)
    table.knows(1, target)
    ordered(table, 0, "I think", "meditate")
    table.order(1, "attack-control", attacker=attacker, target=target, mb=0)
    table.turn()
    assert table.keys(0)[-1] == "under-attack"
    assert table.answers(0)[0][1][0].startswith("meditate")
    assert all("under-attack" not in keys for _, keys in table.answers(0))


@pytest.mark.rule("TSW-13", "TSW-81")
def test_the_words_of_an_order_are_kept_within_bounds() -> None:
    order = in_words(draft("Ann", "meditate"), " think   hard, " + "very " * 200 + ".")
    assert order["words"].startswith("think hard, very")
    assert len(order["words"]) <= 300
    assert order["words"].endswith("very…")
    assert in_words(draft("Ann", "meditate"), " ") == draft("Ann", "meditate")
    assert json.loads(move(order)[1]) == order


# -- detail is true


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("dice", [2, 12])
def test_the_manner_of_an_order_is_told_only_if_it_went_that_way(dice: int) -> None:
    table = Table()
    spy, group = table.agent(600, 0, power=4), table.group(0, resistance=4)
    table.knows(0, group)
    table.order(0, "scout", spy, "disguised as a nun with a cough", group=group)
    table.turn(d0_0=dice)
    assert ("disguised as a nun with a cough" in table.report(0)) is (dice == 2)


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("flavour", "told"),
    [
        ("disguised as a nun with a cough, Who controls it?", "disguised as a nun with a cough"),
        ("through the laundry at night, and find out what they are hiding", "through the laundry at night"),
        ("with a poisoned umbrella, make it look like a suicide", "with a poisoned umbrella"),
        ("quietly and without a light, so that nobody hears", "quietly and without a light"),
        ("with 5 MB in a suitcase", ""),
        ("with the blessing of the Bees", ""),
        ("until the answer comes to me", ""),
        ("as soon as the bell rings", ""),
        ("kill whoever sees you do it", ""),
        ("Is there a moon tonight, then?", ""),
        ("with care", ""),
    ],
)
def test_only_what_says_how_is_told_again(flavour: str, told: str) -> None:
    assert manner(flavour, ["Bees"]) == told


@pytest.mark.rule("TSW-13", "TSW-51")
@pytest.mark.parametrize(
    ("question", "power"), [("Who controls it?", 2), ("Who controls it?", 10), ("Do they like cheese?", 10)]
)
def test_a_question_in_an_order_is_answered_or_not_mentioned(question: str, power: int) -> None:
    table = Table()
    spy, group = table.agent(600, 0, power=power), table.group(0, resistance=0)
    table.knows(0, group)
    table.order(0, "spy", spy, f"disguised as a nun, {question}", target=group)
    table.turn(d0_0=7)
    assert table.answers(0)[0][0] == "done"
    assert question.rstrip("?") not in table.report(0)
    assert ("spy-neutral" in table.keys(0)) is (power == 10)


@pytest.mark.rule("TSW-40", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_nobody_claims_that_a_wish_of_no_effect_has_come_true(tone: str) -> None:
    phrases = bank(tone)["phrases"]
    for key in ("strike-other", "place-other", "as-ordered"):
        for phrase in phrases[key]:
            assert not any(claim in phrase for claim in ("wanted", "as asked", "ordered", "instructed")), (
                phrase
            )
    assert all("turn" in phrase for phrase in phrases["strike-other"])


# -- growth


@pytest.mark.rule("TSW-53", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
@pytest.mark.parametrize(("won", "figure", "name"), [(1, "power", "Power"), (3, "toughness", "Toughness")])
def test_growth_says_who_has_grown_in_what_and_how_far(tone: str, won: int, figure: str, name: str) -> None:
    table = Table(tone=tone)
    agent, group = table.agent(600, 0, power=4, toughness=3, wins=won), table.group(0, resistance=0)
    table.knows(0, group)
    table.order(0, "scout", agent, group=group)
    table.turn(d0_0=2)
    (line,) = [line for line in table.lines(0) if line[0].startswith("grown-")]
    assert line[0] == f"grown-{figure}"
    own = table.view(0).person(agent)
    now = bank(tone)["scales"][figure][getattr(own, figure)]
    told = next(read for read in table.read(0) if agent in read)
    assert name in told
    assert now.casefold() in told.casefold()


@pytest.mark.rule("TSW-53", "TSW-81")
def test_a_new_skill_says_what_it_is_good_for() -> None:
    table = Table()
    agent, group = table.agent(600, 0, power=9, wins=4), table.group(0, resistance=0)
    table.knows(0, group)
    table.order(0, "spy", agent, target=group)
    table.turn(d0_0=2)
    (line,) = [line for line in table.lines(0) if line[0] == "learned"]
    assert line[2]["skill"] in table.view(0).person(agent).skills
    assert "spying" in table.report(0)


# -- verdicts


@pytest.mark.rule("TSW-81")
@pytest.mark.parametrize(
    ("keys", "became"),
    [
        (["bribe", "strike-failure"], "failed"),
        (["bribe", "strike-buy-out"], "done"),
        (["launched-control", "actor-hurt"], "waiting"),
        (["strike-hurt"], "part"),
        (["assist-postponed"], "off"),
        (["event-played", "event-wasted"], "failed"),
        (["custom"], "void"),
        ([], "void"),
        (["strike-bare"], "nothing"),
        (["gambit-judged", "gambit-success", "spy-dead"], "done"),
    ],
)
def test_the_lines_that_answer_an_order_make_its_verdict(keys: list[str], became: str) -> None:
    assert verdict([[key, 0, {}] for key in keys]) == became
