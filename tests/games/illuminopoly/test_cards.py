"""Every Chance and Community Chest card (IOP-50 to IOP-53)."""

from __future__ import annotations

import pytest

from bot.engine.programs import lint
from bot.games.illuminopoly.play.cards import DECKS, CardProgram
from tests.games.illuminopoly.city import Table, given

CHANCE_AT, CHEST_AT = "chance", "chest"


def drawn(card: str, where: str = CHANCE_AT, **position: object) -> Table:
    """The top card of the deck is `card`, and seat 0 has landed on its space."""
    return given(landing=where, deck=card, **position)


def test_the_data_of_both_decks_is_sound() -> None:
    assert [len(deck) for deck in DECKS] == [16, 16]
    assert [fault for deck in DECKS for card in deck for fault in lint(CardProgram.ops, card["ops"])] == []


@pytest.mark.rule("IOP-51")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("seat-of-power", 24),
        ("star-chart", 11),
        ("first-departure", 5),
        ("invitation", 39),
        ("inspect-the-works", 12),
        ("night-train", 15),
    ],
)
def test_chance_cards_that_move_count_as_a_normal_landing(card: str, space: int) -> None:
    go = 200 if space < 7 else 0
    game = drawn(card).expect(0, pos=space, cash=1500 + go).can("buy").can("nothing")
    game.does("buy").settle().expect(0, laps=int(space < 7)).idle()


@pytest.mark.rule("IOP-51")
@pytest.mark.parametrize(("card", "where"), [("open-gates", CHANCE_AT), ("homecoming", CHEST_AT)])
def test_go_to_go_and_collect(card: str, where: str) -> None:
    drawn(card, where).expect(0, pos=0, cash=1700, laps=1).idle()


@pytest.mark.rule("IOP-51")
def test_night_train_doubles_the_guard_of_the_railroad() -> None:
    game = (
        drawn("night-train", owns={1: "boardwalk>park-place>penn-railroad"})
        .expect(0, pos=15)
        .does("takeover")
    )
    game.expect(0, cash=1300).does("for", 100).seat(1).does("against", 45).rolls(5, 6)
    game.told("takeover-roll", bonus=1, won=True).idle()


@pytest.mark.rule("IOP-51")
def test_a_wrong_turn_goes_back_three_spaces_and_lands_there() -> None:
    game = drawn("wrong-turn").expect(0, pos=4).does("pay-flat").expect(0, cash=1300).idle()
    assert game.kernel.s.decks[0][-1] == 8


@pytest.mark.rule("IOP-51", "IOP-41")
@pytest.mark.parametrize(("card", "where"), [("raid", CHANCE_AT), ("informer", CHEST_AT)])
def test_to_jail_and_not_past_go(card: str, where: str) -> None:
    drawn(card, where, chair=1).expect(0, jailed=0, pos=10, cash=1500).idle()


@pytest.mark.rule("IOP-51")
@pytest.mark.parametrize(
    ("card", "where", "classic", "newer"),
    [
        ("silent-partners", CHANCE_AT, 50, 50), ("loan-matures", CHANCE_AT, 150, 150),
        ("petty-fine", CHANCE_AT, -15, -15), ("clerical-miracle", CHEST_AT, 200, 200),
        ("discreet-physician", CHEST_AT, -50, -50), ("insider-sale", CHEST_AT, 45, 50),
        ("winter-fund", CHEST_AT, 100, 100), ("tax-clerk", CHEST_AT, 20, 20),
        ("policy-pays", CHEST_AT, 100, 100),
        ("private-clinic", CHEST_AT, -100, -100), ("school-levy", CHEST_AT, -150, -50),
        ("consultant", CHEST_AT, 25, 25), ("pageant", CHEST_AT, 10, 10), ("late-uncle", CHEST_AT, 100, 100),
    ],
)  # fmt: skip
def test_money_from_and_to_the_bank(card: str, where: str, classic: int, newer: int) -> None:
    for figures, amount in (("classic", classic), ("2008", newer)):
        game = drawn(card, where, options={"figures": figures}).expect(0, cash=1500 + amount)
        game.expect("city", bank=10_000 - amount).idle()


@pytest.mark.rule("IOP-51")
@pytest.mark.parametrize(
    ("card", "where", "house", "hotel"), [("inspectors", CHANCE_AT, 25, 100), ("paving", CHEST_AT, 40, 115)]
)
def test_repairs_cost_by_house_and_hotel(card: str, where: str, house: int, hotel: int) -> None:
    game = drawn(card, where, owns={0: "boardwalk park-place"}, houses={"boardwalk": 5, "park-place": 4})
    game.expect(0, cash=1500 - 4 * house - hotel).idle()


@pytest.mark.rule("IOP-51")
def test_the_honorary_chair_pays_everybody() -> None:
    drawn("honorary-chair", turn=2).expect("city", cash=[1550, 1550, 1400]).idle()


@pytest.mark.rule("IOP-51", "IOP-50")
@pytest.mark.parametrize(("figures", "amount"), [("classic", 50), ("2008", 10)])
def test_at_the_gala_night_everybody_pays_and_a_favor_counters_it(figures: str, amount: int) -> None:
    position = {"cast": "top-hat shoe race-car", "favors": {1: 1}, "options": {"figures": figures}}
    game = drawn("gala-night", CHEST_AT, **position).seat(1).does("favor")
    game.expect("city", cash=[1500 + amount, 1500, 1500 - amount]).expect(1, favors=0).idle()


@pytest.mark.rule("IOP-50")
@pytest.mark.parametrize(
    ("card", "where", "deck"), [("friend-at-court", CHANCE_AT, 0), ("friend-in-the-ministry", CHEST_AT, 1)]
)
def test_a_favor_is_kept_and_leaves_the_deck(card: str, where: str, deck: int) -> None:
    game = drawn(card, where).expect(0, favors=1)
    assert len(game.kernel.s.decks[deck]) == 15
    game.idle()


@pytest.mark.rule("IOP-50")
def test_a_favor_blocks_a_sale_between_bank_and_player() -> None:
    game = given(favors={2: 1}, landing="boardwalk").does("buy").waits_for(2).seat(2).does("favor")
    game.told("sale-blocked").expect("boardwalk", owner=-1).expect(0, cash=1500).expect(2, favors=0).idle()
    given(favors={2: 1}, landing="boardwalk").does("buy").seat(2).does("pass").settle().expect(
        "boardwalk", owner=0
    ).idle()


@pytest.mark.rule("IOP-51")
def test_other_cards_go_under_the_deck() -> None:
    game = drawn("silent-partners")
    assert DECKS[0][game.kernel.s.decks[0][-1]]["id"] == "silent-partners"
    game.idle()


@pytest.mark.rule("IOP-52")
def test_the_steam_iron_may_ignore_a_card_that_makes_him_pay() -> None:
    iron = "steam-iron boat dog"
    drawn("petty-fine", cast=iron).does("ignore").expect(0, cash=1500).idle()
    drawn("petty-fine", cast=iron).does("obey").expect(0, cash=1485).idle()
    drawn("raid", cast=iron, chair=1).cannot("ignore").expect(0, jailed=0).idle()
    drawn("petty-fine").cannot("ignore").expect(0, cash=1485).idle()


@pytest.mark.rule("IOP-52", "IOP-50")
@pytest.mark.parametrize(("answer", "cash"), [("ignore", [1550, 1500, 1450]), ("obey", [1600, 1450, 1450])])
def test_the_steam_iron_may_ignore_the_gala_of_another(answer: str, cash: list[int]) -> None:
    game = drawn("gala-night", CHEST_AT).waits_for(1).seat(1).does(answer).expect("city", cash=cash).idle()
    game.expect("city", active=1)


@pytest.mark.rule("IOP-53")
@pytest.mark.rule("IOP-51", "IOP-70")
def test_on_the_way_back_too_one_sees_what_is_wrong_in_passing() -> None:
    game = given(owns={0: "boardwalk>kentucky"}, control={"kentucky": 1}, at={0: 20}, deck="wrong-turn")
    game.does("roll", 2).rolls(1, 1).does("walk-on").told("landed", space=22).does("stop-here")
    game.told("recovered", to=0).expect(0, pos=21).expect("kentucky", control=0).idle()


def test_drawing_a_lower_card_is_cheating_and_can_be_called_out() -> None:
    game = drawn("petty-fine", chair=1, options={"cheating": True}).does("draw-lower").expect(0, pos=0)
    game.seat(2).does("call-out").told("accused", guilty=True).expect(0, jailed=0, hard=1).idle()
    honest = drawn("petty-fine", chair=1, options={"cheating": True}).does("draw").expect(0, cash=1485)
    honest.seat(2).does("call-out").told("accused", guilty=False).expect(2, cash=1450).expect(
        "city", pot=50
    ).idle()


def test_a_card_from_the_last_chance_space_leads_back_to_the_chest() -> None:
    game = given(at={0: 33}, deck="wrong-turn").does("roll", 2).rolls(1, 2).told("landed", space=36)
    game.told("landed", space=33).told("card", deck=1).expect(0, pos=0, cash=1700).idle()
