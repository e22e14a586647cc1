"""Whom AI seats support: to win, or to stop somebody, and never the rival who wins anyway (ELE-07)."""

from __future__ import annotations

import random

import pytest

from bot.games.inwo.minds.election.wishes import choose
from tests.games.inwo.elections.campaign import campaign, nominated
from tests.support.inwo import Game


def led(*nominees: str | None) -> Game:
    """Al Gore of seat 0 leads by far; the others have not declared yet."""
    play = {0: "phone-company>al-gore post-office>new-york", 1: "dan-quayle", 2: "dentists loan-sharks"}
    game = nominated(campaign(3, play), "al-gore", *nominees)
    game.seat(0).does("mate", "dan-quayle")
    if nominees[0] is not None:
        game.seat(1).does("mate", "al-gore")
    return game.seat(0).does("back", 0)


def wish(game: Game, seat: int) -> object:
    return choose(game.sees(seat), game.ask_of(seat), random.Random(0).random)


@pytest.mark.rule("ELE-07")
def test_a_seat_stands_by_its_own_candidate_rather_than_help_the_rival_who_leads() -> None:
    assert wish(led("dan-quayle", None), 1) == ("back", 1)


@pytest.mark.rule("ELE-07")
def test_a_seat_that_can_stop_nobody_keeps_its_support() -> None:
    assert wish(led(None, None), 1) == ("declared",)
