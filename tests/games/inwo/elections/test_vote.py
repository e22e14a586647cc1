"""The vote of the room: seats by their asks, the others by a poll that is counted once (ELE-10)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.engine.moves import HOST, Refused
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.pauses import pauses
from bot.ui.words.catalogue import Catalogue
from tests.games.inwo.elections.campaign import campaign, nominated, offices, tied
from tests.support.inwo import Game

MAYOR, AUNT = FACES.face("mayor-bunting"), FACES.face("aunt-agatha-smith")


def of_three() -> Game:
    """Mayor Bunting and Aunt Agatha Smith are tied; the seat of the Dentists stands aside."""
    play = {0: "mayor-bunting", 1: "aunt-agatha-smith", 2: "dentists"}
    game = nominated(campaign(3, play), "mayor-bunting", "aunt-agatha-smith", None)
    game.seat(0).does("mate", "aunt-agatha-smith").seat(1).does("mate", "mayor-bunting")
    for seat in range(3):
        game.seat(seat).does("declared")
    return game


@pytest.mark.rule("ELE-10")
def test_only_those_still_tied_are_voted_on_by_everybody_for_ten_minutes() -> None:
    poll = pauses(tied().sees(None)).poll
    assert poll is not None
    said = [Catalogue().format(answer) for answer in poll.answers]
    assert said == ["Mayor Ribbon Bunting / Aunt Agatha Smith", "Aunt Agatha Smith / Mayor Ribbon Bunting"]
    assert poll.minutes == 10
    poll = pauses(tied_with(election_poll=30).sees(0)).poll
    assert poll is not None
    assert poll.minutes == 30


def tied_with(**options: object) -> Game:
    play = {0: "mayor-bunting", 1: "aunt-agatha-smith"}
    game = nominated(campaign(2, play, **options), "mayor-bunting", "aunt-agatha-smith")
    game.seat(0).does("mate", "aunt-agatha-smith").seat(1).does("mate", "mayor-bunting")
    return game.seat(0).does("declared").seat(1).does("declared")


@pytest.mark.rule("ELE-10")
def test_bystanders_decide_when_players_do_not_agree() -> None:
    game = tied().seat(0).does("vote", MAYOR).seat(1).does("vote", AUNT).waits_for(HOST)
    game.host("polled", 1, 3).told("votes-counted", votes=[2, 4], room=4)
    game.told("election-won", how="vote")
    assert offices(game) == ("aunt-agatha-smith", "mayor-bunting")
    game.idle()


@pytest.mark.rule("ELE-10")
def test_who_has_voted_by_the_panel_and_in_the_poll_counts_once() -> None:
    game = of_three().seat(0).does("vote", MAYOR)
    game.host("polled", 0, 0, 0, 1, 1, 1, 2, 0).told("votes-counted", votes=[2, 1], room=0)
    assert offices(game)[0] == "mayor-bunting"


@pytest.mark.rule("ELE-10")
def test_who_has_not_voted_when_the_poll_is_counted_has_no_vote() -> None:
    game = of_three().host("polled", 0, 1).told("votes-counted", votes=[0, 1], room=1)
    assert offices(game)[0] == "aunt-agatha-smith"


@pytest.mark.rule("ELE-10")
def test_a_result_is_counted_once_and_only_while_it_is_waited_for() -> None:
    game = tied()
    for wrong in (("polled", 1), ("polled", -1, 0), ("polled", 0, 0, 9, 0), ("polled", 0, 0, 0)):
        with pytest.raises(Refused):
            game.host(*wrong)
    game.host("polled", 2, 0)
    with pytest.raises(Refused):
        game.host("polled", 0, 2)
    assert offices(game)[0] == "mayor-bunting"
    game = tied().host("lapse").waits_for(1, 0)
    assert pauses(game.sees(None)).poll is None
    with pytest.raises(Refused):
        game.host("polled", 2, 0)
    game.seat(0).does("abstain").seat(1).does("vote", AUNT)
    assert offices(game)[0] == "aunt-agatha-smith"


@pytest.mark.rule("ELE-10")
def test_whose_time_is_up_has_voted_for_nobody_and_dice_decide_without_votes() -> None:
    game = tied().host("lapse").seat(0).time_is_up().seat(1).time_is_up()
    game.told("votes-counted", votes=[0, 0]).rolls(6, 6).rolls(1, 1).told("election-won", how="dice")
    assert offices(game)[0] == "mayor-bunting"


@pytest.mark.rule("ELE-10")
def test_a_vote_of_somebody_who_leaves_afterwards_counts_and_theirs_in_the_poll_is_a_bystanders() -> None:
    game = of_three().seat(2).does("vote", AUNT).host("leave", 2).waits_for(0, 1, HOST)
    game.host("polled", 0, 0, 0, 0).told("votes-counted", votes=[1, 1], room=0)
    game = of_three().host("leave", 2).host("polled", 0, 0, 2, 0)
    game.told("votes-counted", votes=[1, 0], room=1)
    assert offices(game)[0] == "mayor-bunting"


def test_nobody_learns_from_a_ballot_whom_it_was_for_before_all_are_counted() -> None:
    game = of_three()
    before = game.sees(1)
    game.seat(0).does("vote", MAYOR)
    facts: Mapping[str, object] = {"seat": 0}
    assert [event.seen_by(1) for event in game.events if event.kind == "voted"] == [facts]
    assert game.sees(1).election == before.election
