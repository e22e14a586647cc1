"""What goes wrong in an election: candidates who are shot, clicks that come twice, players who are gone."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.table import FACES
from tests.games.inwo.elections.campaign import campaign, nominated, offices, step, tickets
from tests.support.inwo import Game

SHOTS = "sniper car-bomb"


def hunt(area: str = "al-gore dan-quayle elvis", play: str = "phone-company", **more: object) -> Game:
    """Seat 1 holds two Assassinations; the election has begun."""
    trees = {0: play, 1: "fred-birch-society post-office kkk lawyers"}
    return campaign(2, trees, area=area, hands={1: SHOTS}, **more)


def shoots(game: Game, card: str, victim: str) -> Game:
    """The next Assassination hits, and the election goes on."""
    return game.seat(1).plays(card, victim).gathers().rolls(1, 1).stands()


@pytest.mark.rule("ELE-02", "ELE-30")
def test_a_nominee_who_is_shot_does_not_stand() -> None:
    game = shoots(hunt().seat(0).does("nominate", "al-gore"), "sniper", "al-gore")
    assert step(game) == "nominate", "the election goes on where it was"
    game.seat(1).cannot("nominate", "al-gore").does("nominate", "elvis")
    assert [stand[0] for stand in tickets(game)] == ["elvis"]


@pytest.mark.rule("ELE-05", "ELE-30")
def test_when_all_nominees_are_shot_everybody_else_stands() -> None:
    game = shoots(hunt().seat(0).does("nominate", "al-gore"), "sniper", "al-gore")
    game.seat(1).does("no-nomination")
    assert sorted(stand[0] for stand in tickets(game)) == ["dan-quayle", "elvis"]


@pytest.mark.rule("ELE-13", "ELE-30")
def test_when_all_candidates_are_shot_nobody_is_president_until_somebody_is_drawn() -> None:
    more = {"decks": {-1: "nancy-reagan texas"}}
    game = nominated(hunt("al-gore dan-quayle", **more), "al-gore", "dan-quayle")
    game.seat(0).does("mate", "dan-quayle").seat(1).does("mate", "al-gore")
    shoots(shoots(game, "sniper", "al-gore"), "car-bomb", "dan-quayle").told("election-skipped")
    game.told("office-vacant").told("president-took-office", how="drawn")
    assert offices(game) == ("nancy-reagan", "")


@pytest.mark.rule("ELE-06", "ELE-30")
def test_a_mate_who_is_shot_is_replaced_and_what_supported_the_ticket_stays() -> None:
    game = (
        nominated(hunt(), "al-gore", None).seat(0).does("mate", "elvis").does("support", 0, "phone-company")
    )
    shoots(game, "sniper", "elvis")
    assert step(game) == "mates"
    game.seat(0).does("mate", "dan-quayle")
    assert tickets(game) == [("al-gore", "dan-quayle", 5)]
    game.settle()
    assert offices(game) == ("al-gore", "dan-quayle")


@pytest.mark.rule("ELE-30")
def test_a_candidate_who_is_shot_while_support_is_declared_leaves_the_ticket_to_the_mate() -> None:
    """What supports it stays, the mate names nobody, and may win; with both gone the others go on."""
    game = nominated(hunt(), "al-gore", "dan-quayle").seat(0).does("mate", "elvis")
    game.seat(1).does("mate", "elvis").seat(0).does("support", 0, "phone-company")
    shoots(game, "sniper", "al-gore").told("stands-no-more")
    assert step(game) == "support"
    assert [stand[:2] for stand in tickets(game)] == [("elvis", ""), ("dan-quayle", "elvis")]
    assert tickets(game)[0][2] == 5
    shoots(game, "car-bomb", "elvis")
    assert step(game) == "support", "nobody but Dan Quayle is left, and nobody can run with him"
    assert tickets(game) == [("dan-quayle", "", 0)]
    game.settle()
    assert offices(game) == ("dan-quayle", "")
    game.idle()


@pytest.mark.rule("ELE-02", "ELE-05")
def test_a_nominee_who_is_shot_while_a_party_is_asked_is_removed_by_nobody() -> None:
    game = nominated(hunt(play="libertarians"), "al-gore", "elvis").waits_for(0)
    shoots(game, "sniper", "al-gore").seat(0)
    assert step(game) == "remove"
    game.cannot("support-out", "al-gore").does("support-out", "elvis").gathers()
    assert [stand[0] for stand in tickets(game)] == ["dan-quayle"], "all others stand"


@pytest.mark.rule("ELE-02", "ELE-10")
def test_while_the_room_votes_no_plots_are_played() -> None:
    """R-25; before the last has declared, and once dice have fallen, they can be."""
    play = {0: "mayor-bunting", 1: "aunt-agatha-smith", 2: "fred-birch-society post-office kkk"}
    game = nominated(campaign(3, play, hands={2: "sniper"}), "mayor-bunting", "aunt-agatha-smith", None)
    game.seat(0).does("mate", "aunt-agatha-smith").seat(1).does("mate", "mayor-bunting")
    game.seat(0).does("declared").seat(1).does("declared").seat(2).may("sniper").does("declared")
    game.may_not("sniper").host("lapse")
    for seat in range(3):
        game.seat(seat).does("vote", FACES.face("mayor-bunting"))
    assert offices(game) == ("mayor-bunting", "aunt-agatha-smith")


def test_a_second_click_changes_nothing_and_is_told_why() -> None:
    game = hunt().seat(0).does("nominate", "al-gore")
    game.refuses("nominate", "elvis", why="inwo-refused-election")
    game.seat(1).does("nominate", "elvis").seat(0).does("mate", "dan-quayle")
    game.refuses("mate", "elvis", why="inwo-refused-election")
    game.seat(1).does("mate", "al-gore").seat(0).does("back", 0)
    before = tickets(game)
    game.refuses("back", 1, why="inwo-refused-election").refuses("declared", why="inwo-refused-election")
    assert tickets(game) == before
