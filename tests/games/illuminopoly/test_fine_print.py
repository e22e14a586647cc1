"""The fine print: what a close reader of the rules looks for, and what a panel says about it."""

from __future__ import annotations

import pytest

from bot.engine.moves import Who
from bot.games.illuminopoly.play.state import NOBODY
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.say.words import WORDS
from bot.ui.words.catalogue import Catalogue
from tests.games.illuminopoly.city import Table, given, lot

CATALOGUE = Catalogue()

GUN = "thimble artillery shoe"


def said(game: Table, seat: int) -> str:
    """The question that a seat sees now."""
    view = game.kernel.rules.view(game.kernel.s, seat)
    return CATALOGUE.format(WORDS.prompt(view, game.ask_of(seat)))


def label(game: Table, seat: int, *move: str | int) -> str:
    """The label of a choice of a seat."""
    view = game.kernel.rules.view(game.kernel.s, seat)
    chosen = tuple(game._number(word) for word in move)
    return CATALOGUE.format(WORDS.label(view, game.ask_of(seat), chosen))


def told(game: Table, kind: str) -> str:
    """How the last happening of a kind is told to all."""
    event = [event for event in game.events if event.kind == kind][-1]
    view = game.kernel.rules.view(game.kernel.s, None)
    said = WORDS.happened(view, event)
    assert said is not None
    return CATALOGUE.format(said)


# -- ruins


@pytest.mark.rule("IOP-A4")
def test_a_ruin_that_holds_others_can_be_cleared_or_abandoned_in_the_same_turn() -> None:
    ruin = {"owns": {0: "boardwalk>baltic"}, "status": {"boardwalk": "destroyed"}, "blown": {"boardwalk": 1}}
    cleared = given(cast=GUN, **ruin).cannot("abandon").does("clear-rubble", "boardwalk")
    cleared.expect("boardwalk", status="cleared").does("reorganize").does("auto").idle()
    left = given(cast=GUN, **ruin).does("reorganize").does("lift", "baltic").cannot("done")
    left.does("abandon", "boardwalk").expect("boardwalk", owner=NOBODY).expect(0, cash=1600)
    left.does("place", "baltic").does("hang", 28, 0).does("done").expect("baltic", owner=0).idle()


@pytest.mark.rule("IOP-30", "IOP-A4")
def test_a_forced_reorganization_says_why() -> None:
    game = given(cast=GUN, owns={0: "boardwalk>baltic"}, status={"boardwalk": "destroyed"})
    assert "must reorganize: Pyramid Plaza can hold nothing" in said(game, 0)
    assert "must reorganize" in said(game.does("reorganize"), 0)


@pytest.mark.rule("IOP-22")
def test_both_of_two_malls_taken_over_in_one_turn_can_be_rebuilt_next_turn() -> None:
    malls = {"owns": {1: "baltic oriental"}, "status": {"baltic": "rezoned", "oriental": "rezoned"}}
    game = given(landing="baltic", **malls).does("takeover").rolls(6, 6).settle()
    assert game.kernel.s.rebuild[0] == lot("baltic")
    second = given(landing="oriental", rebuild={0: game.kernel.s.rebuild[0]}, **malls)
    second.does("takeover").rolls(6, 6).settle()
    taken = second.kernel.s.rebuild[0]
    mine = {"owns": {0: "baltic oriental"}, "status": malls["status"], "rebuild": {0: taken}}
    turn = given(step=Turn.BEGIN, **mine)
    turn.can("rebuild", "baltic").does("rebuild", "oriental").does("spend", 500).rolls(6, 6)
    turn.chance(0).expect("oriental", status="sound").expect("baltic", status="rezoned").idle()


# -- ransoms


@pytest.mark.rule("IOP-A1")
def test_the_owner_raises_the_ransom_from_rents_and_mortgages_on_their_turn() -> None:
    threat = {"by": 1, "property": lot("boardwalk"), "amount": 230, "answered": False}
    game = given(cast="shoe artillery dog", owns={0: "boardwalk pacific"}, threats=[threat], cash={0: 0},
                 step=Turn.BEGIN)  # fmt: skip
    game.expect(0, cash=76).cannot("pay-ransom").does("mortgage", "pacific").expect(0, cash=226)
    game.cannot("pay-ransom").does("mortgage", "boardwalk").does("pay-ransom").expect(0, cash=196)
    game.expect(1, cash=1730).can("roll", 2).idle()


@pytest.mark.rule("IOP-A1")
def test_a_demand_ends_the_turn_of_the_artillery_on_doubles_too() -> None:
    game = given(cast="artillery shoe dog", owns={1: "oriental"}).does("roll", 2).rolls(3, 3)
    game.does("demand", 100).waits_for(1).idle()
    free = given(cast="artillery shoe dog", owns={1: "oriental"}).does("roll", 2).rolls(3, 3)
    free.does("nothing").waits_for(0).can("roll", 2).idle()


@pytest.mark.rule("IOP-51", "IOP-A1")
def test_the_card_of_double_rent_doubles_what_a_bomb_costs() -> None:
    lots = {"cast": "artillery shoe dog", "owns": {1: "boardwalk>park-place>penn-railroad"}}
    game = given(landing="chance", deck="night-train", **lots)
    assert label(game, 0, "bomb") == "Blow it up now ($200 and graft)"
    game.does("bomb").expect(0, cash=1300)
    given(landing="penn-railroad", **lots).does("bomb").expect(0, cash=1400)


@pytest.mark.rule("IOP-A1", "IOP-A2")
def test_demands_that_are_due_say_for_what_and_for_how_much() -> None:
    threat = {"by": 0, "property": lot("baltic"), "amount": 90, "answered": True}
    game = given(cast="artillery shoe dog", step=Turn.BEGIN, threats=[threat]).waits_for(1, 2)
    assert "demands $90 for Rag Market" in said(game, 1)
    game.seat(1).does("chip-in", 50).seat(2).does("chip-in", 40).expect(0, cash=1590)
    assert "Your demand for Rag Market is due" in said(game, 0)
    assert label(game, 0, "blow-up") == "Blow it up ($30 and graft)"
    game.seat(0).does("blow-up").expect(0, cash=1560)
    mall = {"cast": "artillery shoe dog", "owns": {1: "boardwalk>park-place>baltic"}}
    view = RULES.view(given(status={"baltic": "rezoned"}, **mall).kernel.s, 0)
    assert (view.properties[lot("baltic")].cost, view.properties[lot("baltic")].rezoning) == (30, 30)


@pytest.mark.rule("IOP-44", "IOP-83")
def test_whoever_must_raise_money_reads_how_much_is_owed_and_to_whom() -> None:
    game = given(owns={0: "boardwalk"}, cash={0: 50}, landing="luxury-tax")
    assert said(game, 0) == "You owe the Bank $75, and have $50. Raise money."
    assert RULES.view(game.kernel.s, 1).contest.price == 0


# -- the Chair


@pytest.mark.rule("IOP-15")
def test_an_ordinary_chair_takes_one_mortgaged_property_a_turn_back() -> None:
    lost = {"owns": {1: "baltic oriental"}, "mortgaged": "baltic oriental",
            "control": {"baltic": 2, "oriental": 2}}  # fmt: skip
    game = given(**lost).does("revert", "baltic").expect("baltic", control=0).cannot("revert")
    game.can("roll", 2).idle()
    given(chair=1, **lost).refuses("revert", "baltic", why="iop-not-revert").idle()


@pytest.mark.rule("IOP-80")
def test_the_chair_blocks_takeovers_of_mortgaged_property_but_not_their_own() -> None:
    lots = {"owns": {1: "baltic"}, "mortgaged": "baltic", "landing": "baltic"}
    given(chair=2, **lots).does("takeover").told("takeover-blocked").expect("baltic", owner=1).idle()
    game = given(chair=0, **lots).does("takeover").not_told("takeover-blocked").does("for", 0)
    game.rolls(6, 6).expect("baltic", owner=0).idle()
    away = given(chair=0, control={"baltic": 2}, **lots).does("takeover").does("for", 0).seat(1)
    away.does("against", 0).rolls(6, 6).expect("baltic", owner=0, control=0, mortgaged=True).idle()


# -- Favors


@pytest.mark.rule("IOP-50")
def test_a_favor_that_blocks_a_sale_is_countered_by_another() -> None:
    game = given(landing="baltic", favors={0: 1, 1: 1}).does("buy").seat(1).does("favor").waits_for(0)
    game.seat(0).does("favor").expect("baltic", owner=0).expect(0, favors=0).expect(1, favors=0).idle()
    held = given(landing="baltic", favors={0: 1, 1: 1}).does("buy").seat(1).does("favor")
    assert "Political Favor against you" in said(held, 0)
    held.seat(0).passes().expect("baltic", owner=NOBODY).expect(0, favors=1).idle()


@pytest.mark.rule("IOP-50", "IOP-62")
def test_a_favor_that_halts_a_rezoning_is_countered_by_another() -> None:
    game = given(owns={1: "baltic"}, landing="baltic", favors={0: 1, 1: 1}).does("rezone").does("enough")
    game.seat(1).does("enough").does("halt").seat(0).does("favor").does("for", 100).seat(1).does("against", 0)
    game.rolls(4, 4).expect("baltic", status="rezoned").idle()
    held = given(owns={1: "baltic"}, landing="baltic", favors={0: 1, 1: 1}).does("rezone").does("enough")
    held.seat(1).does("enough").does("halt").seat(0).passes().told("rezoning-halted")
    held.expect("baltic", status="sound").idle()


@pytest.mark.rule("IOP-51")
@pytest.mark.parametrize("owner", [NOBODY, 0])
def test_the_card_of_double_rent_does_not_harden_where_nobody_would_be_paid(owner: int) -> None:
    owns = {} if owner == NOBODY else {owner: "penn-railroad"}
    game = given(landing="chance", deck="night-train", owns=owns).expect(0, pos=15)
    game.does("rezone").expect(0, cash=1300).rolls(1, 1).idle()


@pytest.mark.rule("IOP-50", "IOP-62")
def test_whoever_is_invited_to_help_a_rezoning_may_halt_it_instead() -> None:
    game = given(owns={1: "baltic"}, landing="baltic", favors={0: 1, 2: 1}).does("rezone").does("invite", 2)
    game.cannot("halt").seat(2).does("halt")
    game.seat(0).passes().told("rezoning-halted").expect("baltic", status="sound").idle()


# -- the Boat and the Dog


@pytest.mark.rule("IOP-99", "IOP-90")
def test_a_sleeping_boat_has_no_power_and_keeps_none_over_what_it_sells() -> None:
    boat = {"cast": "boat shoe thimble", "owns": {0: "boardwalk park-place"}}
    game = given(**boat).expect(0, power=0)
    assert "has taken one over" in " ".join(
        CATALOGUE.format(line) for line in WORDS.why(game.kernel.rules.view(game.kernel.s, 0))
    )
    given(cast="boat shoe thimble", owns={1: "boardwalk"}, control={"boardwalk": 0}).expect(0, power=0)
    sale = {"number": 1, "giver": 0, "taker": 1, "money": 0, "want_money": 50, "loan": 0,
            "give": [lot("boardwalk")], "get": []}  # fmt: skip
    sold = given(offers=[sale], **boat).seat(1).does("accept", 1).settle()
    sold.expect("boardwalk", owner=1, control=1).idle()


@pytest.mark.rule("IOP-99")
def test_the_boat_squeezes_before_or_after_moving_once_a_turn() -> None:
    game = given(cast="boat shoe thimble", landing="baltic").does("squeeze").rolls(3, 4)
    game.expect(0, cash=1570).cannot("squeeze").does("buy").settle().expect("baltic", owner=0).idle()
    revolt = given(cast="boat shoe thimble", landing="baltic").does("squeeze").rolls(1, 1)
    revolt.does("nothing").settle().expect(0, lost=2).idle()


@pytest.mark.rule("IOP-99")
@pytest.mark.parametrize("place", ["jail", "free-parking", "income-tax"])
def test_the_boat_squeezes_wherever_it_has_a_decision(place: str) -> None:
    game = given(cast="boat shoe thimble", landing=place, jailed={1: 0}, at={1: 10})
    game.does("squeeze").rolls(3, 4).expect(0, cash=1570).cannot("squeeze").waits_for(0)


@pytest.mark.rule("IOP-41", "IOP-43")
@pytest.mark.parametrize("how", ["doubles", "card"])
def test_a_dog_that_goes_visiting_may_post_bail(how: str) -> None:
    position = {"cast": "dog shoe thimble", "jailed": {1: 0}, "at": {1: 10}}
    if how == "card":
        game = given(landing="chance", deck="raid", **position)
    else:
        game = given(**position)
        for _ in range(2):
            game.does("roll", 2).rolls(1, 1).settle()
        game.does("roll", 2).rolls(1, 1)
    game.does("visit").does("post-bail", 1).expect(1, jailed=-1).expect(0, sure=[1]).idle()


@pytest.mark.rule("IOP-94", "IOP-A4")
def test_a_ruin_is_the_cheapest_of_its_colour() -> None:
    game = given(cast="steam-iron shoe artillery", owns={0: "mediterranean", 1: "baltic"})
    game.expect(0, progress=(1, 5))
    hit = given(cast="steam-iron shoe artillery", owns={0: "park-place", 1: "boardwalk"})
    hit.expect(0, progress=(1, 5)).idle()
    ruined = given(cast="steam-iron shoe artillery", owns={0: "park-place", 1: "boardwalk"},
                   status={"boardwalk": "destroyed"})  # fmt: skip
    ruined.expect(0, progress=(0, 5)).idle()


# -- what is said


@pytest.mark.rule("IOP-60")
def test_a_result_names_the_number_that_was_needed() -> None:
    game = given(owns={1: "baltic"}, landing="baltic").does("takeover").rolls(3, 4)
    assert "12 needed" in told(game, "takeover-roll")
    bomb = given(cast="artillery shoe dog", owns={1: "baltic"}, landing="baltic").does("bomb").rolls(3, 4)
    assert "12 needed" in told(bomb, "blast-roll")


@pytest.mark.rule("IOP-84", "IOP-62")
def test_what_is_told_of_truces_and_guests_names_whom_and_for_what() -> None:
    position = {"owns": {1: "baltic"}, "landing": "baltic"}
    game = given(promises=[[0, 1, 9, -1]], **position).does("takeover")
    event = next(event for event in game.events if event.kind == "truce-broken")
    said = WORDS.happened(RULES.view(game.kernel.s, 1), event._replace(public=event.private[1]))
    assert said is not None
    assert dict(said.args)["other"] == Who(1)
    invited = given(**position).does("rezone").does("invite", 2)
    assert told(invited, "invited").endswith("to spend for the rezoning of Rag Market.")


@pytest.mark.rule("IOP-13")
def test_a_fine_is_told_to_be_paid_to_whoever_has_bought_the_bank() -> None:
    assert "pays the Bank $75" in told(given(landing="luxury-tax"), "paid")
    given(landing="luxury-tax", bank_owner=2).told("paid", to=2, seat=0, amount=75)


@pytest.mark.rule("IOP-51")
@pytest.mark.parametrize(
    ("figures", "here", "elsewhere"), [("classic", "$45", "$50"), ("2008", "$50", "$45")]
)
def test_a_card_tells_the_sum_of_the_edition_in_play(figures: str, here: str, elsewhere: str) -> None:
    game = given(landing="chest", deck="insider-sale", options={"figures": figures})
    assert here in told(game, "card")
    assert elsewhere not in told(game, "card")


@pytest.mark.rule("IOP-72", "IOP-80")
def test_building_and_mortgaging_show_what_they_cost_or_bring() -> None:
    game = given(owns={0: "mediterranean baltic reading"})
    assert "$50" in label(game, 0, "build", "baltic")
    assert "+$100" in label(game, 0, "mortgage", "reading")
    pledged = given(owns={0: "reading"}, mortgaged="reading")
    assert "$110" in label(pledged, 0, "lift-mortgage", "reading")


def test_nobody_is_never_waited_for() -> None:
    game = given(owns={1: "baltic"}, landing="baltic").does("takeover").does("for", 0)
    game.seat(1).does("against", 0)
    status = CATALOGUE.format(WORDS.status(game.kernel.rules.view(game.kernel.s, None)))
    assert "Waiting" not in status
