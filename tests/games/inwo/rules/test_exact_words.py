"""Sentences of the rules that a test of a whole scene would pass by: each by itself, with its exception."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, mask
from tests.games.inwo.rules.test_winning import ELEVEN
from tests.support.inwo import given

PAIRS = (
    ("government", "corporate"),
    ("liberal", "conservative"),
    ("peaceful", "violent"),
    ("straight", "weird"),
)


def of_one_mind(alignment: str) -> list[str]:
    """Groups with this alignment alone that anybody may attack, those with arrows first."""
    alone = [
        face
        for face in range(len(FACES.ID))
        if FACES.is_group(face) and FACES.TRAITS[face] & ALIGNED == mask((alignment,))
    ]
    plain = [face for face in alone if not FACES.TRAITS[face] & mask(("secret",))]
    return [FACES.ID[face] for face in sorted(plain, key=lambda face: -len(FACES.OUT[face]))]


@pytest.mark.rule("INW-070", "INW-102")
@pytest.mark.parametrize("pair", PAIRS)
def test_each_alignment_has_its_opposite(pair: tuple[str, str]) -> None:
    one, other = (of_one_mind(word)[0] for word in pair)
    for leader, target in ((one, other), (other, one)):
        game = given(play={0: leader, 1: target}).seat(0).destroys(target, by=leader)
        found = {name: amount for name, _, amount in game.sees(None).attack.parts}
        assert found.get("opposite") == 4
        game.idle()


@pytest.mark.rule("INW-070", "INW-102")
def test_criminals_have_no_opposite_and_agree_with_each_other() -> None:
    one, other = of_one_mind("criminal")[:2]
    game = given(play={0: one, 1: other}).seat(0).controls(other, by=one)
    found = {name: amount for name, _, amount in game.sees(None).attack.parts}
    assert (found.get("same"), found.get("opposite")) == (4, None)
    game.idle()


@pytest.mark.rule("INW-071")
def test_a_new_alignment_replaces_its_opposite_and_is_not_had_twice() -> None:
    position = {"play": {0: "dentists hackers", 1: "mi-5"}, "hands": {0: "jake-day"}}
    game = given(**position).seat(0).aims("jake-day", "dentists")
    game.plays("jake-day", on="dentists").settle().expect("dentists", alignments=["weird"]).idle()


@pytest.mark.rule("INW-104", "INW-123")
def test_who_has_no_open_arrow_may_destroy_and_not_control() -> None:
    game = given(play={0: "dentists", 1: "moonies"}).seat(0).does("attack", "dentists")
    game.cannot("control", "moonies").can("destroy", "moonies").does("call-off").idle()


@pytest.mark.rule("INW-035")
def test_whoever_claims_rightly_at_the_end_of_the_same_turn_shares_the_victory() -> None:
    """But nobody with them whose claim fails."""
    roots = {0: "ufos", 1: "adepts-of-hermes"}
    game = given(4, play={0: ELEVEN, 1: ELEVEN}, illuminati=roots).seat(0).does("end")
    game.seat(0).does("claim").seat(1).does("claim").settle()
    assert (game.kernel.s.result or {})["winners"] == [0, 1]


@pytest.mark.rule("INW-017")
def test_as_a_turn_begins_tokens_pay_for_nothing_but_plots() -> None:
    position = {"play": {0: "cattle-mutilators", 1: "moonies"}, "decks": {0: "hoax jake-day dentists"}}
    game = given(**position).seat(0).can("use", "cattle-mutilators", 0).idle()
    game = given(**position, phase="begin").seat(0)
    game.cannot("use", "cattle-mutilators", 0).cannot("attack", "cattle-mutilators")
    game.does("buy-plot").expect(0, plots=["hoax"], tokens=0)


@pytest.mark.rule("INW-206")
def test_of_four_that_would_count_double_three_do() -> None:
    rich = "nuclear-power-companies:left phone-company:right wall-street:top {}:bottom"
    for fourth, now in (("dentists", 5 + 3), ("tobacco-companies", 5 + 3)):
        game = given(4, play={0: rich.format(fourth)}, illuminati={0: "gnomes-of-zurich"})
        game.expect(0, basic=now)


@pytest.mark.rule("INW-205")
def test_what_illuminati_and_goal_card_both_count_double_counts_double() -> None:
    play = {0: "phone-company:left dentists:right"}
    for root in ("gnomes-of-zurich", "ufos"):
        game = given(4, play=play, illuminati={0: root}, hands={0: "the-corporate-masters"})
        goal, now, needed = game.sees(0).seats[0].goals[0]
        assert (FACES.ID[goal], now, needed) == ("the-corporate-masters", 3 + 1, 11)


@pytest.mark.rule("INW-016")
def test_the_second_turn_of_who_began_is_the_first_that_can_be_won() -> None:
    position = {"play": {0: ELEVEN, 1: "dentists"}, "illuminati": {0: "ufos"}}
    given(4, **position, turns=0).seat(0).does("end").expect("table", active=1)
    given(4, **position, turns=1).seat(0).does("end").can("claim", "basic")


@pytest.mark.rule("INW-061", "INW-063")
def test_a_defence_of_ten_more_lasts_for_the_turn_and_counts_once_for_all_tokens() -> None:
    """The target spends two tokens; its Power is doubled for each, the ten are added once."""
    position = {"play": {0: "phone-company c-i-a", 1: "post-office"}, "tokens": {"post-office": 2}}
    game = given(3, **position, hands={1: "martial-law"}).seat(0).controls("post-office", by="phone-company")
    game.seat(1).joins("oppose", "post-office").plays("martial-law", "post-office")
    found = {name: amount for name, _, amount in game.gathers().sees(None).attack.parts}
    assert (found["defence"], found["resistance"]) == (-2 * 2 * 4, -3 - 10)
    game.settle().expect("post-office", resistance=3 + 10).seat(0).does("end").settle()
    game.expect("table", active=1).expect("post-office", resistance=3)
    game = given(3, **position, hands={1: "martial-law"}).seat(0).destroys("post-office", by="phone-company")
    game.seat(1).joins("oppose", "post-office").plays("martial-law", "post-office")
    found = {name: amount for name, _, amount in game.gathers().sees(None).attack.parts}
    assert (found["defence"], found["target-power"]) == (-2 * 2 * 4, -4 - 10)
    game.settle().expect("post-office", power=4, owner=1)
