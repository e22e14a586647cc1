"""Takeovers, rezoning, rebuilding, subversion, and what protects against them (IOP-60 to IOP-66, IOP-70)."""

from __future__ import annotations

import pytest

from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.say.words import WORDS
from tests.games.illuminopoly.city import Table, given, lot

CHAIN = "boardwalk>park-place>pacific>baltic"


def controllers(game: Table, slug: str) -> list[int]:
    """Who has the power of a property in the eyes of every seat, and of a spectator."""
    viewers = [*range(game.kernel.s.seats), None]
    return [RULES.view(game.kernel.s, viewer).properties[lot(slug)].controller for viewer in viewers]


@pytest.mark.rule("IOP-60")
def test_a_takeover_costs_half_the_value_and_the_spending_is_opened_together() -> None:
    game = given(owns={1: "boardwalk>park-place>reading"}, landing="reading").does("takeover")
    game.expect("city", bank=10_100).expect(0, cash=1400).waits_for(0, 1)
    game.does("for", 100).not_told("spent")
    assert RULES.view(game.kernel.s, 1).contest.ready == (0,)
    assert RULES.view(game.kernel.s, 1).contest.mine == ()
    game.seat(1).does("against", 50).told("spent").rolls(3, 4)
    game.told("takeover-roll", bonus=5, won=True).settle().expect("reading", owner=0, control=0)


@pytest.mark.rule("IOP-60")
def test_the_winners_money_goes_to_the_loser_and_the_losers_half_to_bank_and_pot() -> None:
    game = (
        given(owns={1: CHAIN}, landing="baltic").does("takeover").does("for", 100).seat(1).does("against", 31)
    )
    game.rolls(6, 6).expect(0, cash=1500 - 30 - 100).expect(1, cash=1500 - 31 + 100)
    game.expect("city", pot=15, bank=10_000 + 30 + 16).idle()
    lost = (
        given(owns={1: CHAIN}, landing="baltic").does("takeover").does("for", 100).seat(1).does("against", 31)
    )
    lost.rolls(1, 1).expect("city", pot=50, bank=10_080).expect(0, cash=1500 - 30 - 100 + 31)
    assert lost.kernel.s.owner[lot("baltic")] == 1


@pytest.mark.rule("IOP-60")
def test_a_natural_2_fails_and_a_natural_12_succeeds() -> None:
    rich = given(owns={1: CHAIN}, landing="baltic").does("takeover").does("for", 500).rolls(1, 1)
    rich.expect("baltic", owner=1).idle()
    poor = given(owns={1: CHAIN}, landing="baltic").does("takeover").seat(1).does("against", 500).rolls(6, 6)
    poor.settle().expect("baltic", owner=0).idle()


@pytest.mark.rule("IOP-60")
def test_value_counts_mortgage_interest_and_half_for_malls_and_rubble() -> None:
    plain = given(owns={1: CHAIN}, landing="baltic")
    assert RULES.view(plain.kernel.s, 0).properties[lot("baltic")].cost == 30
    mortgaged = given(owns={1: CHAIN}, mortgaged="baltic", chair=2)
    assert RULES.view(mortgaged.kernel.s, 0).properties[lot("baltic")].cost == 31
    for status in ("rezoned", "destroyed"):
        worse = given(owns={1: CHAIN}, status={"baltic": status})
        assert RULES.view(worse.kernel.s, 0).properties[lot("baltic")].cost == 15


@pytest.mark.rule("IOP-61")
def test_the_arm_comes_along_subverted_and_is_recovered_in_passing() -> None:
    game = (
        given(owns={1: "boardwalk>park-place>oriental"}, landing="boardwalk")
        .does("takeover")
        .rolls(6, 6)
        .settle()
    )
    game.expect("boardwalk", owner=0, control=0).expect("park-place", owner=0, control=1)
    game.expect("oriental", owner=0, control=1)
    for seat in (1, 2):
        game.seat(seat).does("reorganize").does("done")
    game.seat(0).does("roll", 2).rolls(4, 5).expect(0, pos=8).expect("oriental", control=0).idle()


@pytest.mark.rule("IOP-61")
def test_what_a_third_party_had_subverted_stays_his() -> None:
    game = given(owns={1: "boardwalk>park-place"}, control={"park-place": 2}, landing="boardwalk")
    game.does("takeover").rolls(6, 6).settle().expect("park-place", owner=0, control=2)
    assert RULES.view(game.kernel.s, 0).properties[lot("park-place")].controller == 1
    assert RULES.view(game.kernel.s, 2).properties[lot("park-place")].controller == 2
    game.idle()


@pytest.mark.rule("IOP-62")
def test_rezoning_needs_7_and_all_graft_goes_to_the_pot() -> None:
    game = given(owns={1: CHAIN}, landing="baltic").does("rezone").expect("city", bank=10_030)
    game.does("enough").seat(1).does("enough").seat(0).does("for", 25).seat(1).does("against", 14).rolls(2, 4)
    game.told("rezoning-roll", bonus=1, won=True).expect("city", pot=39, bank=10_030)
    game.expect("baltic", status="rezoned", owner=1, rent=2, value=30).expect(1, power=100 + 70 + 26).idle()


@pytest.mark.rule("IOP-62")
def test_only_the_invited_spend_for_or_against_an_owned_property() -> None:
    game = given(4, owns={1: CHAIN}, landing="baltic").does("rezone").does("invite", 2).does("enough")
    game.seat(1).cannot("invite", 2).does("invite", 3).waits_for(0, 1, 2, 3)
    game.seat(2).cannot("against", 10).does("for", 30).seat(3).does("against", 20).seat(0).does("for", 0)
    game.seat(1).does("against", 0).told("invited", seat=1, guest=3, side="against").rolls(3, 3)
    game.told("rezoning-roll", bonus=1, won=True).idle()


@pytest.mark.rule("IOP-62")
def test_anybody_may_throw_money_on_either_side_of_an_unowned_property() -> None:
    game = (
        given(landing="baltic")
        .does("rezone")
        .waits_for(0, 1, 2)
        .seat(1)
        .does("against", 40)
        .seat(2)
        .does("for", 20)
    )
    game.seat(0).does("for", 20).rolls(3, 4).told("rezoning-roll", bonus=0, won=True).idle()


@pytest.mark.rule("IOP-62")
def test_against_the_owners_own_plan_a_point_costs_20() -> None:
    game = given(owns={0: CHAIN}, landing="baltic").does("rezone").seat(1).does("against", 59)
    game.seat(0).does("for", 10).seat(2).cannot("for", 10).does("against", 0).rolls(3, 4)
    game.told("rezoning-roll", bonus=-1, won=False).expect("baltic", status="sound").idle()


@pytest.mark.rule("IOP-62", "IOP-50")
def test_a_favor_halts_a_rezoning_that_one_may_influence() -> None:
    game = given(favors={2: 1}, landing="baltic").does("rezone").seat(2).does("halt").expect(2, favors=0)
    game.told("rezoning-halted").expect("baltic", status="sound").expect("city", bank=10_030, pot=0).idle()
    outsider = given(owns={1: "baltic"}, favors={2: 1}, landing="baltic").does("rezone").does("enough")
    outsider.seat(1).does("enough").seat(2).cannot("halt").rolls(3, 4).expect(
        "baltic", status="rezoned"
    ).idle()


@pytest.mark.rule("IOP-62")
def test_utilities_cannot_be_rezoned_and_railroads_cost_their_full_value() -> None:
    given(landing="water-works").cannot("rezone").refuses("rezone", why="iop-not-rezone").idle()
    game = given(landing="reading").does("rezone").expect(0, cash=1300).rolls(4, 4)
    game.expect("reading", status="rezoned").idle()


@pytest.mark.rule("IOP-63")
@pytest.mark.parametrize(("face", "base"), [(1, 150), (2, 150), (3, 300), (4, 300), (5, 450), (6, 450)])
def test_the_rebuilding_table(face: int, base: int) -> None:
    game = (
        given(owns={0: "pacific"}, status={"pacific": "rezoned"}, landing="pacific")
        .does("rebuild")
        .does("spend", 20)
    )
    game.rolls(2, 4).told("overturn-roll", bonus=2, won=True).rolls(face)
    game.expect("pacific", base=base, status="sound", rent=26).expect(0, cash=1500 - 20 - 150)
    game.expect("city", pot=10, burned=10, bank=10_150).idle()


@pytest.mark.rule("IOP-63", "IOP-94")
def test_the_steam_iron_rebuilds_cheaply() -> None:
    game = given(
        cast="steam-iron boat dog", owns={0: "pacific"}, status={"pacific": "rezoned"}, landing="pacific"
    )
    game.does("rebuild").rolls(4, 4).rolls(4).expect("pacific", base=150).idle()
    posh = given(
        cast="steam-iron boat dog", owns={0: "pacific"}, status={"pacific": "cleared"}, landing="pacific"
    )
    posh.does("rebuild").rolls(6).expect("pacific", base=300).idle()


@pytest.mark.rule("IOP-63")
def test_after_a_failed_roll_one_must_move() -> None:
    game = (
        given(owns={0: "pacific"}, status={"pacific": "rezoned"}, landing="pacific")
        .does("rebuild")
        .rolls(3, 4)
    )
    game.expect("pacific", status="rezoned").expect(0, must_move=1, cash=1500)
    for seat in (1, 2):
        game.seat(seat).does("reorganize").does("done")
    game.seat(0).cannot("reorganize").refuses("reorganize", why="iop-not-reorganize").can("roll", 2).idle()


@pytest.mark.rule("IOP-63")
def test_cleared_rubble_is_rebuilt_without_a_zoning_roll() -> None:
    game = (
        given(owns={0: "pacific"}, status={"pacific": "cleared"}, landing="pacific").does("rebuild").rolls(3)
    )
    game.expect("pacific", status="sound").expect(0, cash=1350).not_told("overturn-roll").idle()


@pytest.mark.rule("IOP-63")
def test_a_rebuilt_railroad_stands_alone_for_some_rounds() -> None:
    game = given(owns={0: "reading b-and-o"}, status={"reading": "rezoned"}, landing="reading").does(
        "rebuild"
    )
    game.rolls(4, 4).rolls(2).expect(0, cash=1300).expect("reading", linking=2, rent=25)
    game.expect("b-and-o", rent=25).idle()
    later = given(owns={0: "reading b-and-o"}, linking={"reading": 1}, turn=2, played=[0, 1, 2])
    later.expect("b-and-o", rent=25).seat(2).does("reorganize").does("done").expect("b-and-o", rent=50).idle()


@pytest.mark.rule("IOP-64", "IOP-65")
def test_subversion_is_known_to_the_subverter_alone() -> None:
    game = given(owns={1: CHAIN}, landing="baltic")
    watchers = [RULES.view(game.kernel.s, seat).properties for seat in (1, None)]
    game.does("subvert", 101).rolls(1, 2).told("subversion-roll", to=0, won=True)
    assert [RULES.view(game.kernel.s, seat).properties for seat in (1, None)] == watchers
    game.not_told("subversion").not_told("subversion", to=1).not_told("subversion-roll", to=1).told(
        "passes", seat=0
    )
    game.expect("baltic", owner=1, control=0).expect("city", pot=0, bank=10_000, hush_pot=65, hush_bank=66)
    assert RULES.view(game.kernel.s, 0).properties[lot("baltic")].controller == 0
    game.idle()


@pytest.mark.rule("IOP-64", "IOP-65")
def test_a_subversion_is_one_move_after_which_the_game_goes_on_as_if_nothing_had_been_done() -> None:
    """A second question would show that there is something to decide, and everybody reads what it is."""
    seen = []
    for move in (("nothing",), ("subvert", 90)):
        game = given(owns={1: CHAIN}, landing="baltic").does(*move)
        if move[0] == "subvert":
            game.chance(0)
        view = RULES.view(game.kernel.s, None)
        told = [(event.kind, event.public) for event in game.events if event.public is not None]
        asked = [(ask.seat, ask.frame, WORDS.wanted(view, ask)) for ask in game.kernel.asks() if ask.required]
        seen.append((told[:2], asked, view.contest, view.waiting))
    assert seen[0] == seen[1]


@pytest.mark.rule("IOP-64")
def test_half_of_the_money_is_under_free_parking_when_the_round_is_over() -> None:
    game = given(turn=2, played=[0, 1, 2], owns={1: CHAIN}, landing="baltic").seat(2).does("subvert", 70)
    game.rolls(1, 1).expect("baltic", control=1).expect("city", pot=50, bank=10_050, hush_pot=0).idle()


@pytest.mark.rule("IOP-64", "IOP-97")
def test_the_wheelbarrow_rolls_three_dice() -> None:
    game = given(cast="wheelbarrow boat dog", owns={2: CHAIN}, landing="baltic").does("subvert", 0)
    game.rolls(4, 4, 4).expect("baltic", control=0).idle()


@pytest.mark.rule("IOP-65")
def test_the_owner_lands_there_and_everything_is_as_it_was() -> None:
    game = given(owns={0: CHAIN}, control={"baltic": 1}, landing="baltic").told(
        "recovered", to=0, controller=1
    )
    game.told("recovered", to=1).not_told("recovered", to=2).expect("baltic", control=0).expect(
        0, cash=1500
    ).idle()


@pytest.mark.rule("IOP-61", "IOP-65")
def test_a_sweep_does_not_tell_what_the_new_owner_had_subverted_before() -> None:
    """The old owner is thought to have the arm, until its new owner passes, as with any other."""
    owns = {0: "boardwalk>park-place", 1: "pacific>kentucky>illinois"}
    game = given(owns=owns, control={"illinois": 0}, landing="kentucky").does("takeover")
    game.does("for", 0).seat(1).does("against", 0).rolls(6, 6).seat(0).does("hang", "park-place", 0)
    assert controllers(game, "illinois") == [0, 1, 1, 1]
    for seat in (1, 2):
        game.seat(seat).does("reorganize").does("done")
    game.seat(0).does("roll", 2).rolls(1, 4).expect(0, pos=26).expect("illinois", control=0)
    game.told("recovered", to=2, controller=1)
    assert controllers(game, "illinois") == [0, 0, 0, 0]
    game.idle()


@pytest.mark.rule("IOP-65", "IOP-73")
def test_who_buys_what_he_had_subverted_is_no_longer_thought_to_lack_it_after_a_visit() -> None:
    game = given(owns={0: "oriental"}, control={"oriental": 1}, at={1: 3})
    game.does("offer", 1, 0, 50, 1, "oriental").seat(1).does("accept", 1).settle()
    assert controllers(game, "oriental") == [0, 1, 0, 0]
    game.seat(0).does("reorganize").does("done").seat(1).does("roll", 2).rolls(1, 2)
    game.told("recovered", to=0, controller=0)
    assert controllers(game, "oriental") == [1, 1, 1, 1]
    game.idle()


@pytest.mark.rule("IOP-65")
def test_what_is_found_out_names_to_others_only_whom_all_knew_of() -> None:
    game = given(4, owns={0: CHAIN}, control={"baltic": 1}, belief={"baltic": 2}, landing="baltic")
    game.told("recovered", to=0, controller=1).told("recovered", to=1, controller=1)
    game.told("recovered", to=3, controller=2).told("recovered", controller=2).idle()


@pytest.mark.rule("IOP-65", "IOP-81")
def test_a_new_chair_does_not_tell_which_mortgaged_property_is_subverted() -> None:
    owns = {1: "boardwalk>baltic"}
    game = given(4, owns=owns, mortgaged="boardwalk baltic", control={"baltic": 3}, landing="go-to-jail")
    for seat in range(4):
        game.seat(seat).does("vote", 2)
    assert controllers(game, "boardwalk") == [2] * 5
    assert controllers(game, "baltic") == [2, 2, 2, 3, 2]
    game.idle()


@pytest.mark.rule("IOP-65")
def test_the_owner_keeps_the_rent_and_the_controller_has_the_power() -> None:
    game = given(owns={1: "boardwalk"}, control={"boardwalk": 0})
    game.expect("boardwalk", rent=50).expect(0, power=50).expect(1, power=0).idle()


@pytest.mark.rule("IOP-65")
def test_a_subverted_lot_betrays_itself_to_the_builders() -> None:
    game = given(owns={0: "boardwalk park-place"}, control={"boardwalk": 1}).does("build", "boardwalk")
    game.told("tampering-found", to=0, controller=1).not_told("tampering-found", to=1)
    game.expect("boardwalk", houses=0).expect(0, cash=1500).cannot("build", "boardwalk").idle()


@pytest.mark.rule("IOP-65")
def test_who_controls_the_whole_monopoly_lets_the_owner_build_and_has_the_power() -> None:
    game = given(owns={0: "boardwalk park-place"}, control={"boardwalk": 1, "park-place": 1})
    game.does("build", "boardwalk").expect("boardwalk", houses=1).expect(1, power=200 + 70).expect(
        0, power=0
    ).idle()


@pytest.mark.rule("IOP-65")
def test_a_subverter_who_is_subverted_learns_that_he_has_lost_it() -> None:
    game = given(owns={1: CHAIN}, control={"baltic": 2}, landing="baltic").does("subvert", 200).rolls(3, 3)
    game.told("control-lost", to=2).not_told("control-lost", to=1).expect("baltic", control=0)
    assert RULES.view(game.kernel.s, 2).properties[lot("baltic")].controller == 1
    game.idle()


@pytest.mark.rule("IOP-65")
def test_the_option_marks_subversion_for_all_to_see() -> None:
    game = given(owns={1: CHAIN}, landing="baltic", options={"subversion": "open"}).does("subvert", 200)
    game.rolls(3, 3).told("subversion-roll", to=2, won=True)
    assert RULES.view(game.kernel.s, None).properties[lot("baltic")].controller == 0
    game.idle()


@pytest.mark.rule("IOP-66")
def test_an_owner_subverts_his_mortgaged_property_back_from_the_bank() -> None:
    game = given(owns={0: "boardwalk"}, mortgaged="boardwalk", chair=1, landing="boardwalk")
    game.does("subvert", 100).rolls(2, 3).expect("boardwalk", control=0, mortgaged=True)
    game.expect(0, cash=1500 - 210 - 100).told("control-lost", to=1).not_told("control-lost", to=2)
    views = [RULES.view(game.kernel.s, seat).properties[lot("boardwalk")].controller for seat in (0, 1, 2)]
    assert views == [0, 1, 1], "nobody is told but the controller"
    game.idle()


@pytest.mark.rule("IOP-70")
def test_near_the_faction_card_a_property_is_worth_more_to_its_attackers() -> None:
    costs = []
    for chain in ("baltic", "boardwalk>baltic", "boardwalk>park-place>baltic"):
        view = RULES.view(given(owns={1: chain}).kernel.s, 0)
        costs.append(view.properties[lot("baltic")].cost)
    assert costs == [60, 45, 30]


@pytest.mark.rule("IOP-70")
def test_subversion_is_found_in_passing_next_to_the_faction_card() -> None:
    game = given(
        owns={0: "reading boardwalk>park-place>oriental"}, control={"reading": 1, "oriental": 1}, at={0: 3}
    )
    game.does("roll", 2).rolls(2, 4).expect("reading", control=0).expect("oriental", control=1).idle()


@pytest.mark.rule("IOP-70")
def test_one_removed_the_owner_may_stop_to_put_it_right() -> None:
    game = (
        given(owns={0: "boardwalk>oriental"}, control={"oriental": 1}, at={0: 4}).does("roll", 2).rolls(2, 4)
    )
    game.told("noticed", to=2, seat=0).can("walk-on").does("stop-here").expect(0, pos=6).expect(
        "oriental", control=0
    )
    game.idle()
    on = given(owns={0: "boardwalk>oriental"}, control={"oriental": 1}, at={0: 4}).does("roll", 2).rolls(2, 4)
    on.does("walk-on").expect(0, pos=10).expect("oriental", control=1).idle()


@pytest.mark.rule("IOP-60")
def test_who_cannot_pay_what_he_wrote_down_writes_again_however_he_raises_money() -> None:
    game = given(owns={1: CHAIN}, landing="boardwalk")
    game.does("takeover").seat(1).does("against", 1000).host("adjust", "cash", 1, 0)
    game.seat(1).does("mortgage", "pacific").does("mortgage", "park-place").waits_for(0, 1)
    game.does("against", 200)
    assert RULES.view(game.kernel.s, 1).contest.mine == ("against", 200)
