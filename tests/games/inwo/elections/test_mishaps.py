"""What goes wrong in an election: candidates who are shot, clicks that come twice, players who are gone."""

from __future__ import annotations

import pytest

from tests.games.inwo.elections.campaign import campaign, nominated, offices, step, tickets
from tests.support.inwo import Game

SHOTS = "sniper car-bomb"


def hunt(area: str = "al-gore dan-quayle elvis", **more: object) -> Game:
    """Seat 1 holds two Assassinations; the election has begun."""
    play = {0: "phone-company", 1: "fred-birch-society post-office kkk lawyers"}
    return campaign(2, play, area=area, hands={1: SHOTS}, **more)


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


def test_a_second_click_changes_nothing_and_is_told_why() -> None:
    game = hunt().seat(0).does("nominate", "al-gore")
    game.refuses("nominate", "elvis", why="inwo-refused-election")
    game.seat(1).does("nominate", "elvis").seat(0).does("mate", "dan-quayle")
    game.refuses("mate", "elvis", why="inwo-refused-election")
    game.seat(1).does("mate", "al-gore").seat(0).does("back", 0)
    before = tickets(game)
    game.refuses("back", 1, why="inwo-refused-election").refuses("declared", why="inwo-refused-election")
    assert tickets(game) == before
