"""How often seats are called outside of their own turn, where people are careful: they hold whatever touches
them and could be answered, and look at it before they pass."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine.moves import HOST, LAPSE, Ask, Draw, Move
from bot.engine.pauses import HOLD
from bot.games.inwo.game import INWO
from bot.games.inwo.minds.pauses import pauses
from bot.games.inwo.minds.players import HeuristicPlayer
from bot.trials.prompts import figures, prompts
from bot.trials.trial import play
from tests.support.inwo import ROOT, given


class CautiousPlayer(HeuristicPlayer):
    """Answers as a normal AI does; it holds where it is concerned and has something that it could do."""

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        answer = super().volunteer(view, ask, draw)
        concerned = view.pause is not None and view.seat in view.pause.touched
        able = any(choice[0] in ("play", "use", "oppose", "agents") for choice in ask.choices)
        if answer is None and concerned and able and HOLD in ask.choices:
            return HOLD
        return answer


def measure(seeds: Sequence[int]) -> dict[str, Any]:
    game = dataclasses.replace(INWO, players={"cautious": CautiousPlayer})
    trials = [play(game, 4, {}, seed, ["cautious"]) for seed in seeds]
    assert all(trial.finished for trial in trials)
    return figures([found for trial in trials if (found := prompts(trial)) is not None])


def test_careful_seats_are_seldom_called_outside_of_their_own_turn() -> None:
    found = measure(range(1))
    assert found["own_per_turn"] > 3
    assert found["others_per_round"]["median"] <= 4
    assert found["pauses_per_turn"]["median"] <= 12


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_careful_seats_are_seldom_called_over_sixty_games() -> None:
    found = measure(range(60))
    assert found["others_per_round"]["median"] <= 4
    assert found["others_per_round"]["95%"] <= 7
    assert found["pauses_per_turn"]["95%"] <= 9
    assert found["pauses_per_turn"]["most"] <= 12


def test_no_turn_keeps_a_leisurely_table_waiting_more_than_twelve_times() -> None:
    """Onlookers may answer as before, and a stop makes the others wait, as all are told then; who is
    concerned is waited for."""
    targets = "dentists moonies phone-company n-s-a texas japan c-i-a"
    game = given(seats=3, hands={0: targets, 2: "hoax"}, tokens={ROOT: 7})
    waited = []

    def pauses_once() -> None:
        seen = pauses(game.sees(None))
        assert 2 in seen.seats
        waited.append(not seen.minor)
        game.host(*LAPSE)

    for target in targets.split():
        game.seat(0).controls(target, by=ROOT).does("pass")
        pauses_once()
        game.rolls(6, 6)
        pauses_once()
        game.settle()
    assert waited == [True] * 12 + [False] * 2
    game.told("waited-enough", times=12)
    game.does("end").settle()


def test_an_attacker_says_all_that_they_add_before_others_are_called() -> None:
    """Then the defender is waited for, and there is a pause for the others; whatever one of those adds is the
    attacker's to answer first (INW-093)."""
    game = given(seats=3, play={0: "phone-company c-i-a", 1: "dentists", 2: "moonies"}).seat(0)
    game.controls("dentists", by="c-i-a")
    waiting, number = game.kernel.s.waiting, game.sees(None).attack.number
    assert list(waiting) == [0]
    assert game.sees(None).pause.seats == ()
    game.does("aid", game.guide.number("phone-company"))
    assert list(game.kernel.s.waiting) == [0]
    assert game.sees(None).attack.number > number
    game.does("pass")
    assert set(game.kernel.s.waiting) == {1, HOST}
    assert 2 in game.sees(None).pause.seats
    game.seat(2).does("oppose", game.guide.number("moonies"))
    assert list(game.kernel.s.waiting) == [0]


def test_passing_an_attack_holds_for_that_attack_and_for_nothing_else() -> None:
    """Not for what lies there when the turn ends, and not for an attack that interrupts it."""
    play = {0: "phone-company c-i-a dentists", 1: "hawaii>dan-quayle"}
    game = given(seats=3, play=play, hands={0: "hoax", 1: "jihad", 2: "sniper"}).seat(0)
    game.controls("hawaii", by="c-i-a").does("pass")
    first = pauses(game.sees(None))
    assert first.action >= 0
    game.seat(2).plays("sniper", "dan-quayle").gathers()
    assert pauses(game.sees(None)).action not in (first.action, -1)
    game.rolls(6, 6).settle().seat(0).does("discard", "hoax").does("end")
    assert pauses(game.sees(None)).moment == "remains"
    assert pauses(game.sees(None)).action == -1


def test_a_turn_that_ends_is_called_no_election() -> None:
    play, hands = {0: "phone-company", 1: "c-i-a"}, {0: "hoax jihad sniper car-bomb clone monopoly"}
    game = given(play=play, hands={**hands, 1: "stealing-the-plans"}).seat(0).does("end")
    game.does("discard", "hoax")
    assert game.kernel.s.doing == "remains"
    assert game.sees(None).phase == "end"
