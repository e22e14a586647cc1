"""Sentences of the source, one after the other: who begins, who stands, what actions do, what offices are."""

from __future__ import annotations

import pytest

from bot.engine.chance import Stream
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.campaign import campaign as campaign_deck
from bot.games.inwo.decks.piles import build
from bot.games.inwo.play.winning import special_goal
from bot.games.inwo.rules import INFO
from tests.games.inwo.elections.campaign import campaign, nominated, offices, tickets
from tests.support.inwo import Game, given

SENATE = "senate-investigating-committee"
RULED = {0: "phone-company>al-gore", 1: "loan-sharks"}


def race(play: dict[int, str], **more: object) -> Game:
    """Al Gore with Elvis against Dan Quayle with Elvis, all of them free; Seat 0 declares first."""
    game = nominated(campaign(2, play, area="al-gore dan-quayle elvis", **more), "al-gore", "dan-quayle")
    return game.seat(0).does("mate", "elvis").seat(1).does("mate", "elvis").seat(0)


# -- the deck


@pytest.mark.rule("ELE-01")
def test_nations_are_dealt_if_the_table_wants_them() -> None:
    def nations(choice: str) -> set[str]:
        chosen = INFO.settle({"elections": "rounds", "election_nations": choice})
        dealt = {face for value in range(4) for face in campaign_deck(chosen, [], 6, Stream(value))}
        return {FACES.ID[face] for face in dealt} & {"china", "england", "canada", "japan", "california"}

    assert nations("in") - {"california"}
    assert nations("out") <= {"california"}


# -- nomination


@pytest.mark.rule("ELE-03")
def test_with_a_free_president_the_first_player_begins() -> None:
    campaign(3, area="al-gore elvis", president="al-gore", vice="elvis").waits_for(0)


@pytest.mark.rule("ELE-03")
def test_a_rivals_person_may_be_nominated_and_one_player_control_several_nominees() -> None:
    game = nominated(campaign(2, {1: "al-gore dan-quayle"}, area="elvis"), "al-gore", "dan-quayle")
    game.waits_for(1).seat(1).does("mate", "elvis").does("mate", "al-gore")
    assert [stand[:2] for stand in tickets(game)] == [("al-gore", "elvis"), ("dan-quayle", "al-gore")]


@pytest.mark.rule("ELE-04")
def test_perots_own_nomination_is_not_the_one_of_his_controller() -> None:
    game = nominated(campaign(2, {0: "ross-perot"}, area="elvis al-gore"), "elvis", None)
    assert [stand[0] for stand in tickets(game)] == ["elvis", "ross-perot"]


@pytest.mark.rule("ELE-06")
def test_the_controller_of_perot_names_his_mate() -> None:
    game = nominated(campaign(2, {1: "ross-perot"}, area="elvis al-gore"), None, None)
    game.waits_for(1).seat(1).does("mate", "al-gore")
    assert tickets(game)[0][:2] == ("ross-perot", "al-gore"), "Government is no bar for whoever chooses"


@pytest.mark.rule("ELE-06")
def test_a_free_perot_runs_with_the_government_if_there_is_nobody_else() -> None:
    game = nominated(campaign(2, area="ross-perot al-gore"), None, None)
    assert tickets(game)[0][:2] == ("ross-perot", "al-gore")


@pytest.mark.rule("ELE-05")
def test_when_the_only_person_is_supported_out_there_is_no_election_and_no_president() -> None:
    game = nominated(campaign(2, {0: "libertarians"}, area="elvis", president="elvis"), "elvis", None)
    game.seat(0).does("support-out", "elvis").told("election-skipped").told("office-vacant")
    assert offices(game) == ("", "")


@pytest.mark.rule("ELE-06")
def test_whoever_was_supported_out_may_still_be_a_mate() -> None:
    area = "elvis al-gore dan-quayle"
    game = nominated(campaign(2, {0: "libertarians"}, area=area), "elvis", "al-gore").seat(0)
    game.does("support-out", "al-gore").does("mate", "al-gore")
    assert tickets(game)[0][:2] == ("elvis", "al-gore")


# -- support


@pytest.mark.rule("ELE-07")
def test_support_is_declared_from_the_presidents_controller_on() -> None:
    play = {0: "phone-company", 1: "loan-sharks>dan-quayle", 2: "dentists"}
    game = campaign(3, play, area="elvis al-gore", president="dan-quayle", vice="elvis")
    nominated(game, "al-gore", None, "elvis")
    game.seat(1).does("mate", "elvis").seat(0).does("mate", "al-gore")
    for seat in (1, 2, 0):
        game.waits_for(seat).seat(seat).does("declared")


SIDES = {
    **dict.fromkeys(("democrats", "triliberal-commission", "feminists"), ("moral-minority", "big-media")),
    **dict.fromkeys(
        ("republicans", "fred-birch-society", "religious-reich"), ("big-media", "moral-minority")
    ),
}
"""By party: a group that its action keeps away, and one that it does not."""


@pytest.mark.rule("ELE-08")
@pytest.mark.parametrize("party", SIDES)
def test_each_of_six_parties_keeps_the_other_side_away(party: str) -> None:
    kept, welcome = SIDES[party]
    game = race({0: party, 1: f"{kept} {welcome}"}).does("act", 0, party).expect(party, tokens=0)
    game.seat(0).does("declared").seat(1)
    game.cannot("support", 0, kept).can("support", 0, welcome).can("support", 1, kept)


@pytest.mark.rule("ELE-08")
@pytest.mark.card("benefit-concert")
def test_the_eco_guerrillas_support_first_and_add_ten_later() -> None:
    """The source's own example; without a token left the Plot adds nothing."""
    game = race({0: "eco-guerrillas", 1: "loan-sharks"}, hands={0: "benefit-concert"})
    game.does("support", 0, "eco-guerrillas").does("declared").waits_for(1)
    assert tickets(game)[0][2] == 1
    game.seat(0).does("boost", "benefit-concert", "eco-guerrillas").waits_for(1)
    assert tickets(game)[0][2] == 1 + 10
    game.expect("eco-guerrillas", tokens=0)
    game = race({0: "eco-guerrillas"}, hands={0: "benefit-concert"}, spent="eco-guerrillas")
    game.does("support", 0, "eco-guerrillas").cannot("boost", "benefit-concert", "eco-guerrillas")


# -- the offices


@pytest.mark.rule("ELE-11")
@pytest.mark.card("sweeping-reforms")
def test_a_shielded_new_world_order_may_be_removed_by_plots() -> None:
    game = given(
        2, play={0: "phone-company>al-gore", 1: "big-media>cable-tv"}, nwos="political-correctness",
        hands={1: "sweeping-reforms"}, president="al-gore", vice="elvis", area="elvis", elections="rounds",
    )  # fmt: skip
    game.seat(0).does("shield", "political-correctness").seat(1).plays("sweeping-reforms").settle()
    game.expect("table", nwos=[])


@pytest.mark.rule("ELE-12")
@pytest.mark.card("clone-arrangers")
def test_a_president_who_returns_at_once_stays_in_office() -> None:
    play = {0: "fred-birch-society", 1: "phone-company>cable-tv>elvis clone-arrangers"}
    more = {"president": "elvis", "vice": "al-gore", "area": "al-gore dan-quayle", "elections": "rounds"}
    game = given(2, play=play, hands={0: "sniper"}, **more).seat(0)
    game.plays("sniper", "elvis").gathers().rolls(1, 1).seat(1).uses("clone-arrangers")
    game.does("place", "clone-arrangers", "bottom").expect("elvis", zone="structure")
    assert offices(game) == ("elvis", "al-gore")
    game.seat(0).does("end").seat(1).does("resign").expect("elvis", alignments=[])
    game = given(2, play=play, hands={0: "sniper"}, spent="clone-arrangers", **more).seat(0)
    game.plays("sniper", "elvis").gathers().rolls(1, 1).settle()
    assert offices(game)[0] == "al-gore"


@pytest.mark.rule("ELE-12")
def test_a_vice_president_cannot_resign_and_keeps_a_government_of_their_own() -> None:
    play = {0: "phone-company>al-gore", 1: "loan-sharks>dan-quayle"}
    more = {"area": "elvis", "president": "dan-quayle", "vice": "al-gore", "elections": "rounds"}
    game = given(2, play=play, **more).seat(0).cannot("resign").does("end").seat(1).does("resign")
    assert offices(game)[0] == "al-gore"
    assert "government" in game.look("al-gore", "alignments")
    assert "government" not in game.look("dan-quayle", "alignments")
    game.seat(0).does("name-vice", "elvis").does("resign") if game.kernel.s.active == 0 else game
    assert "government" in game.look("al-gore", "alignments"), "it is printed on the card"


@pytest.mark.rule("ELE-15")
@pytest.mark.card(SENATE)
def test_a_committee_removes_a_vice_president_and_another_is_named() -> None:
    """It still costs the action of a Government Group of Power 5 or more."""
    more = {"hands": {1: SENATE}, "area": "dan-quayle", "president": "al-gore", "vice": "elvis"}
    play = {0: "phone-company>al-gore loan-sharks>elvis", 1: "c-i-a"}
    game = given(2, play=play, elections="rounds", **more)
    game.seat(1).plays(SENATE, on="elvis", way=1).settle().expect("c-i-a", tokens=0)
    game.waits_for(0).seat(0).cannot("name-vice", "elvis").does("name-vice", "dan-quayle")
    assert offices(game) == ("al-gore", "dan-quayle")
    game = given(2, play=play, elections="rounds", spent="c-i-a", **more).seat(1).may_not(SENATE)


@pytest.mark.rule("ELE-14")
@pytest.mark.card("media-sensation")
def test_a_media_sensation_that_is_destroyed_in_office_is_no_destroyed_government() -> None:
    counts = []
    for president in ("media-sensation", "nancy-reagan"):
        play = {0: "phone-company", 1: f"loan-sharks>{president}"}
        more = {"area": "elvis", "president": president, "vice": "elvis", "elections": "rounds"}
        game = given(2, play=play, **more).seat(0)
        game.destroys(president, by="phone-company", aid="bavarian-illuminati").succeeds().settle()
        assert offices(game)[0] == "elvis"
        counts.append(special_goal(game.kernel.s, 0, FACES.face("up-against-the-wall")))
    assert counts == [(0, 7), (1, 7)]


@pytest.mark.rule("ELE-14")
def test_a_vice_president_counts_for_no_special_goal_while_in_office() -> None:
    """The Bavarian Illuminati win by Power; Elvis has some, and none of it counts."""
    play = {0: "phone-company elvis", 1: "loan-sharks>al-gore"}
    more = {"area": "dan-quayle", "president": "al-gore", "elections": "rounds"}
    power = given(2, play=play, elections="rounds").look("elvis", "power")
    counts = [
        given(2, play=play, vice=vice, **more).look(0, "special")[0] for vice in ("elvis", "dan-quayle")
    ]
    assert counts[1] - counts[0] == power > 0


# -- the short ways


@pytest.mark.rule("ELE-20")
def test_no_special_goal_wins_the_white_house() -> None:
    dead = {0: "dentists hackers lawyers cycle-gangs vampires w-i-t-c-h kkk i-r-s"}
    roots = {0: "servants-of-cthulhu"}
    for kind, over in (("white-house", False), ("rounds", True)):
        more = {"area": "elvis", "elections": kind, "destroyed": dead, "illuminati": roots}
        game = given(2, play={0: "phone-company", 1: "loan-sharks"}, **more)
        assert game.look(0, "special") == (8, 8)
        game.seat(0).does("end")
        game.does("claim").settle() if over else game.cannot("claim").settle()
        assert (game.kernel.outcome() is not None) is over


def coup(own: str, **more: object) -> Game:
    """Seat 0 holds two such Plots."""
    more = {"area": "elvis al-gore", "hands": {0: "elected-president elected-president"}, **more}
    return given(2, play={0: own, 1: "fred-birch-society"}, elections="cynical", **more).seat(0)


@pytest.mark.rule("ELE-22")
@pytest.mark.parametrize(
    ("payers", "enough"),
    [
        ("republicans", True),
        ("democrats", True),
        ("big-media>tabloids", False),
        ("big-media>tabloids cable-tv", True),
    ],
)
def test_the_plot_takes_a_party_or_media_of_power_eight(payers: str, enough: bool) -> None:
    game = coup(f"dan-quayle {payers}", hands={0: "elected-president"})
    game.may("elected-president") if enough else game.may_not("elected-president")


@pytest.mark.rule("ELE-22")
def test_the_sitting_president_may_act_for_the_next_one() -> None:
    """Dan Quayle has no token of his own."""
    more = {"spent": "dan-quayle", "area": "elvis", "hands": {0: "elected-president"}}
    own = "democrats dan-quayle phone-company>al-gore"
    coup(own, **more).aims("elected-president", "al-gore")
    game = coup(own, president="al-gore", vice="elvis", **more)
    game.plays("elected-president", on="dan-quayle").settle().expect("al-gore", tokens=0)
    assert offices(game)[0] == "dan-quayle"


@pytest.mark.rule("ELE-22")
@pytest.mark.card("sniper")
def test_a_president_who_is_shot_leaves_the_link_to_the_vice_president_or_nobody() -> None:
    for vice in ("al-gore", ""):
        more = {"area": vice, "hands": {0: "elected-president", 1: "sniper"}}
        game = coup("democrats phone-company>cable-tv>elvis", **more)
        game.plays("elected-president", on="elvis").settle()
        if vice:
            game.seat(0).does("name-vice", vice)
        game.seat(1).plays("sniper", "elvis").gathers().rolls(1, 1).settle()
        assert offices(game)[0] == vice
        if vice:
            game.expect(vice, linked=["elected-president"])
        else:
            game.expect("elected-president", zone="discards")


@pytest.mark.rule("ELE-22")
def test_each_plot_deck_holds_one_such_plot_more() -> None:
    for kind, count in (("cynical", 1), ("rounds", 0)):
        stacks = build(INFO.opening(INFO.settle({"elections": kind})), 3, 5)
        found = FACES.face("elected-president")
        assert [pile.plots.count(found) for pile in stacks.seats] == [count] * 3
