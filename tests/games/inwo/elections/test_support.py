"""Elections: support, free groups, ties (ELE-07 to ELE-10, ELE-28 to 30, ELE-33, ELE-37)."""

from __future__ import annotations

import pytest

from bot.engine.modifiers import REPLACE
from bot.engine.moves import HOST
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.play.election.reckoning import appeal
from bot.games.inwo.play.numbers import FOREVER
from tests.games.inwo.elections.campaign import campaign, nominated, offices, step, tickets, tied
from tests.support.inwo import Game, given


def race(play: dict[int, str] | None = None, seats: int = 2, **more: object) -> Game:
    """Al Gore with Elvis against Dan Quayle with Elvis; both uncontrolled, supported next."""
    game = nominated(campaign(seats, play, area="al-gore dan-quayle elvis", **more), "al-gore", "dan-quayle")
    for _ in range(seats - 2):
        nominated(game, None)
    return game.seat(0).does("mate", "elvis").seat(1).does("mate", "elvis").seat(0)


@pytest.mark.rule("ELE-07")
def test_groups_add_their_power_to_one_ticket_once_and_their_player_may_split_them() -> None:
    game = race({0: "phone-company c-i-a", 1: "loan-sharks"}, resources={0: "necronomicon"})
    assert step(game) == "support"
    game.waits_for(0).does("support", 0, "phone-company").does("support", 1, "c-i-a")
    assert [stand[2] for stand in tickets(game)] == [5, 6]
    game.cannot("support", 1, "phone-company").cannot("support", 0, "necronomicon")
    game.can("support", 0, "bavarian-illuminati").does("declared").waits_for(1)
    game.expect("phone-company", tokens=1).expect("c-i-a", tokens=1)
    game.seat(0).cannot("support", 0, "bavarian-illuminati").refuses("back", 0, why="inwo-refused-election")


@pytest.mark.rule("ELE-07")
def test_one_choice_gives_everything_to_a_ticket() -> None:
    game = race({0: "phone-company c-i-a"}).does("back", 1).waits_for(1)
    assert [stand[2] for stand in tickets(game)] == [0, 10 + 5 + 6]


@pytest.mark.rule("ELE-08", "ELE-29")
def test_media_count_double_with_their_action_and_plots_come_on_top() -> None:
    game = race({0: "big-media"}, hands={0: "benefit-concert"})
    power = game.guide.look(game.kernel.s, "big-media", "power")
    assert isinstance(power, int)
    game.does("support", 0, "big-media").does("boost", "benefit-concert", "big-media")
    assert tickets(game)[0][2] == 2 * power + 10
    game.expect("big-media", tokens=0).expect("benefit-concert", zone="discards")
    game = race({0: "cable-tv"}).does("act", 1, "cable-tv")
    assert tickets(game)[1][2] == 2 * 3


@pytest.mark.rule("ELE-29")
def test_the_plain_support_stays_when_the_action_or_its_plot_is_cancelled() -> None:
    """Bigfoot stops Media; secrets that man was not meant to know stop a Plot, and the action counts on."""
    more = {"resources": {1: "bigfoot"}, "hands": {0: "benefit-concert"}}
    game = race({0: "big-media phone-company"}, **more).does("act", 0, "big-media").seat(1)
    game.uses("bigfoot", it="big-media").gathers().told("action-cancelled", face=FACES.face("big-media"))
    assert tickets(game)[0][2] == 4
    game.expect("big-media", tokens=0).seat(0).cannot("act-for", "big-media").cannot(
        "support", 1, "big-media"
    )
    game = race({0: "big-media phone-company"}, **more).does("support", 0, "big-media")
    game.does("boost", "benefit-concert", "big-media").seat(1).uses("bigfoot", it="big-media").gathers()
    game.expect("benefit-concert", zone="discards")
    assert tickets(game)[0][2] == 4
    secrets = "secrets-man-was-not-meant-to-know"
    game = race({0: "big-media phone-company"}, hands={0: "benefit-concert", 1: secrets})
    game.does("support", 0, "big-media").does("boost", "benefit-concert", "big-media")
    game.seat(1).plays(secrets).gathers().expect("benefit-concert", zone="discards")
    assert tickets(game)[0][2] == 4 + 4
    gap = "18-1-2-minute-gap"
    hands, decks = {0: "benefit-concert", 1: gap}, {1: "bribery", -1: "texas"}
    game = race({0: "big-media phone-company"}, hands=hands, decks=decks).does("support", 0, "big-media")
    game.does("boost", "benefit-concert", "big-media").seat(1).plays(gap).gathers()
    game.expect("benefit-concert", owner=1, zone="hand")


@pytest.mark.rule("ELE-08", "ELE-28")
def test_a_party_whose_action_is_cancelled_keeps_nobody_away() -> None:
    play = {0: "democrats", 1: "nuclear-power-companies moral-minority"}
    game = race(play).does("act", 0, "democrats").seat(1)
    game.uses("nuclear-power-companies", it="democrats").gathers().seat(0).does("declared")
    assert game.sees(None).election.tickets[0].barred == ()
    game.seat(1).can("support", 0, "moral-minority")


@pytest.mark.rule("ELE-08", "ELE-28")
def test_an_action_of_a_party_closes_the_ticket_to_the_other_side() -> None:
    """Conservatives may not support what the Democrats acted for; who has supported before stays."""
    game = race({0: "democrats", 1: "moral-minority congressional-wives"})
    game.does("support", 0, "democrats").does("declared").seat(1).does("support", 0, "congressional-wives")
    game.seat(0).does("act-for", "democrats").expect("democrats", tokens=0)
    assert game.sees(None).election.tickets[0].barred == ("conservative",)
    before = tickets(game)[0][2]
    game.seat(1).cannot("support", 0, "moral-minority").can("support", 1, "moral-minority")
    assert before == tickets(game)[0][2] > 0


@pytest.mark.rule("ELE-08")
def test_an_action_may_be_added_after_all_have_declared() -> None:
    game = race({0: "cable-tv"}).does("back", 0).seat(1).does("declared")
    assert step(game) == "more"
    total = tickets(game)[0][2]
    game.waits_for(0).seat(0).does("act-for", "cable-tv").told("acted-for", more=3, total=total + 3)


@pytest.mark.rule("ELE-37")
def test_a_party_that_removed_somebody_still_supports_without_an_action() -> None:
    game = nominated(
        campaign(2, {0: "libertarians"}, area="al-gore dan-quayle elvis"), "al-gore", "dan-quayle"
    )
    game.seat(0).does("support-out", "dan-quayle").does("mate", "elvis").does("support", 0, "libertarians")
    game.expect("libertarians", tokens=0)
    assert tickets(game)[0][2] > 0


# -- free groups


@pytest.mark.rule("ELE-09")
def test_the_two_examples_of_the_source() -> None:
    game = given(2, area="al-gore count-dracula anti-nuclear-activists vampires", elections="rounds")
    s, names = game.kernel.s, game.guide.names
    pair = [names["al-gore"], names["count-dracula"]]
    assert appeal(s, pair, names["anti-nuclear-activists"]) == 13
    assert appeal(s, pair, names["vampires"]) == 13


def liked(game: Game, target: str, *candidates: str, mate: str) -> str:
    """Both seats name a candidate; whom a free group then supports, when nobody else has said a word."""
    nominated(game, *candidates)
    game.seat(0).does("mate", mate).seat(1).does("mate", mate)
    game.seat(0).does("declared").seat(1).does("declared").settle()
    face = FACES.face(target)
    told = [event.public for event in game.events if event.kind == "supported" and event.public]
    (ticket,) = [public["ticket"] for public in told if face in public["faces"]]
    return FACES.ID[ticket]


def at_the_end(hands: str = "") -> Game:
    """Seat 1, who controls Elvis, is about to end a round; the Psychiatrists, who are free, are weird."""
    play = {0: "phone-company", 1: "elvis"}
    area = "dan-quayle count-dracula psychiatrists"
    return given(2, play=play, area=area, hands={1: hands}, active=1, elections="rounds").seat(1)


def psychiatrists(game: Game) -> str:
    return liked(game.does("end"), "psychiatrists", "count-dracula", "elvis", mate="dan-quayle")


@pytest.mark.rule("ELE-33")
def test_a_linked_plot_does_not_make_a_candidate_liked_but_a_change_for_good_does() -> None:
    """Count Dracula has more Power than Elvis, unless Elvis is weird like them."""
    assert psychiatrists(at_the_end()) == "count-dracula"
    game = at_the_end("jake-day").plays("jake-day", on="elvis").settle()
    game.expect("elvis", alignments=["weird"], linked=["jake-day"])
    assert psychiatrists(game.seat(1)) == "count-dracula"
    game = at_the_end()
    s, elvis = game.kernel.s, game.guide.names["elvis"]
    s.changes.append([s.stamp, elvis, REPLACE, mask(("weird",)), elvis, FOREVER])
    s.touch()
    game.expect("elvis", alignments=["weird"])
    assert psychiatrists(game) == "elvis"


@pytest.mark.rule("ELE-33")
def test_a_new_world_order_does_not_make_a_candidate_liked() -> None:
    """Under Political Correctness Dan Quayle is criminal, as the Lawyers are."""
    area = "dan-quayle count-dracula elvis lawyers"
    game = campaign(2, area=area, nwos="political-correctness")
    assert "criminal" in game.look("dan-quayle", "alignments")
    assert liked(game, "lawyers", "count-dracula", "dan-quayle", mate="elvis") == "count-dracula"


@pytest.mark.rule("ELE-09")
def test_free_groups_support_whom_they_like_best_and_free_candidates_their_own_ticket() -> None:
    game = nominated(
        campaign(2, area="al-gore dan-quayle elvis anti-nuclear-activists"), "al-gore", "dan-quayle"
    )
    game.seat(0).does("mate", "elvis").seat(1).does("mate", "elvis")
    game.seat(0).does("declared").seat(1).does("declared").rolls(6, 6, 1, 1).settle()
    supporters = {(event.public["ticket"], face) for event in game.events if event.kind == "supported"
                  for face in event.public["faces"]}  # fmt: skip
    faces = game.kernel.s.face
    names = game.guide.names
    assert (faces[names["al-gore"]], faces[names["anti-nuclear-activists"]]) in supporters
    assert (faces[names["al-gore"]], faces[names["al-gore"]]) in supporters
    assert (faces[names["dan-quayle"]], faces[names["dan-quayle"]]) in supporters


@pytest.mark.rule("ELE-09")
def test_the_trading_card_games_decide_for_all_other_free_groups() -> None:
    play = {0: "trading-card-games"}
    game = nominated(
        campaign(2, play, area="al-gore dan-quayle anti-nuclear-activists"), "al-gore", "dan-quayle"
    )
    game.seat(0).does("mate", "dan-quayle").seat(1).does("mate", "al-gore")
    game.seat(0).does("declared").seat(1).does("declared")
    while step(game) != "sway":
        game.rolls(6, 6, 1, 1)
    game.waits_for(0).seat(0).cannot("sway", 1, "al-gore").does("sway-all", 1)
    game.expect("trading-card-games", tokens=1)


# -- who leaves, and ties


@pytest.mark.rule("ELE-30")
def test_a_mate_steps_into_the_place_of_a_candidate_who_has_left_play() -> None:
    game = race({0: "phone-company"})
    s, names = game.kernel.s, game.guide.names
    s.discard(names["al-gore"])
    game.does("support", 1, "phone-company")
    assert [stand[:2] for stand in tickets(game)] == [("elvis", ""), ("dan-quayle", "elvis")]
    s.discard(names["elvis"])
    game.does("declared")
    assert [stand[0] for stand in tickets(game)] == ["dan-quayle"], "a ticket without both is struck"
    assert tickets(game)[0][2] == 5
    s.discard(names["dan-quayle"])
    game.settle().told("office-vacant")


@pytest.mark.rule("ELE-30", "ELE-06")
def test_a_mate_who_has_left_play_is_replaced_before_anybody_supports_any_further() -> None:
    play = {0: "phone-company>mayor-bunting", 1: "loan-sharks"}
    game = nominated(campaign(2, play, area="al-gore elvis"), "mayor-bunting", "al-gore")
    game.seat(0).does("mate", "elvis").seat(1).does("mate", "mayor-bunting")
    game.kernel.s.discard(game.guide.names["elvis"])
    game.seat(0).does("support", 0, "phone-company").waits_for(0)
    assert step(game) == "mates"
    game.does("mate", "al-gore").waits_for(0)
    assert step(game) == "support"
    assert [stand[:2] for stand in tickets(game)] == [
        ("mayor-bunting", "al-gore"),
        ("al-gore", "mayor-bunting"),
    ]
    assert tickets(game)[0][2] > 0, "support that was given stays"
    game.does("declared").waits_for(1)


@pytest.mark.rule("ELE-30")
def test_a_nominee_who_is_gone_before_candidates_have_mates_stands_no_more() -> None:
    game = campaign(2, {0: "mayor-bunting"}, area="al-gore elvis dan-quayle")
    game.seat(0).does("nominate", "al-gore")
    game.kernel.s.discard(game.guide.names["al-gore"])
    game.seat(1).does("nominate", "elvis")
    assert [stand[0] for stand in tickets(game)] == ["elvis"]


@pytest.mark.rule("ELE-10")
def test_the_power_of_the_candidate_decides_a_tie() -> None:
    """Nobody supports anybody: General Kettle has Power 3."""
    play = {0: "mayor-bunting", 1: "general-kettle"}
    game = nominated(campaign(2, play), "mayor-bunting", "general-kettle")
    game.seat(0).does("mate", "general-kettle").seat(1).does("mate", "mayor-bunting")
    game.seat(0).does("declared").seat(1).does("declared").settle().told("election-won", how="power")
    assert offices(game) == ("general-kettle", "mayor-bunting")


@pytest.mark.rule("ELE-10")
def test_then_the_room_votes_and_then_dice_decide() -> None:
    game = tied().waits_for(1, 0, HOST).host("lapse")
    mayor, aunt = FACES.face("mayor-bunting"), FACES.face("aunt-agatha-smith")
    game.seat(1).does("vote", mayor).seat(0).does("vote", mayor).told("votes-counted", votes=[2, 0])
    assert offices(game) == ("mayor-bunting", "aunt-agatha-smith")
    game.told("election-won", how="vote")
    game = tied().host("lapse").seat(0).does("vote", mayor).seat(1).does("vote", aunt)
    game.rolls(1, 2).rolls(3, 4).told("rolled-off", why="final", rolls=[3, 7])
    assert offices(game)[0] == "aunt-agatha-smith"
    game.told("election-won", how="dice").idle()


def test_time_that_runs_out_and_players_who_leave_do_not_stop_an_election() -> None:
    game = campaign(3, area="al-gore elvis").waits_for(0)
    game.seat(0).time_is_up().waits_for(1)
    game.host("leave", 1).waits_for(2)
    game.seat(2).does("nominate", "elvis").does("mate", "al-gore").settle()
    assert offices(game) == ("elvis", "al-gore")
    game.idle()


def test_who_leaves_in_the_middle_of_a_vote_leaves_it_to_the_others() -> None:
    play = {0: "mayor-bunting", 1: "aunt-agatha-smith", 2: "dentists"}
    game = nominated(campaign(3, play), "mayor-bunting", "aunt-agatha-smith", None)
    game.seat(0).does("mate", "aunt-agatha-smith").seat(1).does("mate", "mayor-bunting")
    for seat in range(3):
        game.seat(seat).does("declared")
    mayor, aunt = FACES.face("mayor-bunting"), FACES.face("aunt-agatha-smith")
    game.seat(0).does("vote", mayor).refuses("vote", aunt, why="refused-not-asked")
    game.host("leave", 2).waits_for(1, HOST).host("lapse").seat(1).does("vote", mayor)
    assert offices(game) == ("mayor-bunting", "aunt-agatha-smith")
    game.idle()


def test_a_candidate_whose_player_leaves_stands_no_more() -> None:
    play = {0: "mayor-bunting", 1: "phone-company>general-kettle", 2: "dentists"}
    game = nominated(campaign(3, play), "mayor-bunting", "general-kettle", None)
    game.seat(0).does("mate", "general-kettle").host("leave", 1)
    game.settle().told("election-won")
    assert offices(game)[0] == "mayor-bunting"
    game.idle()
