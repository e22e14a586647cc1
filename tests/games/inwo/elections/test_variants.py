"""The short variants, whole games, and what is said (ELE-20, ELE-21)."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import text
from bot.games.inwo.draw.scene import PICTURES
from bot.games.inwo.game import INWO
from bot.games.inwo.rules import INFO
from bot.games.inwo.say.election import CONCESSIONS, POLLS, SLOGANS, SPEECHES
from bot.games.inwo.say.words import WORDS
from bot.scene.scene import texts
from bot.trials.proofs import invariants, leaks, restarts_differ
from bot.trials.trial import Trial, play
from bot.ui.words.catalogue import Catalogue
from tests.games.inwo.elections.campaign import campaign, nominated, offices
from tests.games.inwo.rules.test_winning import ELEVEN
from tests.games.inwo.test_pictures import LEGEND, NAMES, pictures, say, twin
from tests.support.inwo import Game, given

VARIANTS = ("rounds", "white-house", "hungrily", "cynical")
PLAY = {0: "phone-company>al-gore", 1: "loan-sharks>dan-quayle", 2: "dentists"}


def last(kind: str, seats: int = 3) -> Game:
    """The last election is about to begin; Al Gore will win it with Dan Quayle."""
    game = given(seats, play=PLAY, active=seats - 1, elections=kind, election_rounds=2)
    game.kernel.s.republic["held"] = 1
    return game.seat(seats - 1).does("end")


def won(game: Game) -> Game:
    nominated(game, "al-gore", None, None)
    return game.seat(0).does("mate", "dan-quayle").does("back", 0)


@pytest.mark.rule("ELE-20")
def test_who_controls_the_president_at_the_end_wins_and_who_has_the_vice_president_loses() -> None:
    game = won(last("white-house")).settle()
    assert game.kernel.outcome() is not None
    assert (game.kernel.s.result["winners"], game.kernel.s.result["how"]) == ([0], ["president"])
    game.told("last-election", winner=0, loser=1)
    assert "Alice (in control of the president at the end)" in twin([WORDS.status(game.sees(None))])


@pytest.mark.rule("ELE-20")
def test_whoever_controls_both_offices_at_the_end_wins_and_nobody_has_lost_most() -> None:
    game = given(2, play={0: "al-gore dan-quayle", 1: "dentists"}, active=1, elections="white-house")
    game.kernel.s.republic["held"] = 3
    nominated(game.seat(1).does("end"), "al-gore", None).seat(0).does("mate", "dan-quayle").settle()
    assert game.kernel.s.result["winners"] == [0]
    game.told("last-election", winner=0, loser=-1)


@pytest.mark.rule("ELE-20")
def test_a_sole_survivor_wins_a_short_game_too() -> None:
    game = given(2, play={0: "al-gore", 1: "dentists"}, elections="white-house").host("leave", 1)
    assert (game.kernel.s.result["winners"], game.kernel.s.result["how"]) == ([0], ["last"])


@pytest.mark.rule("ELE-21")
def test_a_new_president_calls_on_and_the_last_one_left_has_to_come() -> None:
    """Al Gore resigns in the last turn of Seat 0; Dan Quayle, of Seat 1, is president then."""
    game = won(last("hungrily")).settle().expect("table", active=0)
    game.seat(0).does("resign").does("end").waits_for(1)
    game.seat(1).does("call", 2).expect("table", active=2).seat(2).does("end").expect("table", active=1)
    game.seat(1).does("end").settle()
    assert game.kernel.s.result["winners"] == [1]


@pytest.mark.rule("ELE-20")
def test_no_goal_wins_and_with_a_free_president_nobody_does() -> None:
    game = given(3, play={0: ELEVEN}, elections="white-house", area="elvis", basic_goal=-2)
    now, needed = game.sees(None).seats[0].basic
    assert now >= needed
    game.seat(0).does("end")
    assert game.kernel.outcome() is None
    game = given(
        2, play={0: "phone-company", 1: "loan-sharks"}, area="elvis", active=1, elections="white-house"
    )
    game.kernel.s.republic["held"] = 3
    game.seat(1).does("end")
    nominated(game, "elvis", None).settle()
    assert game.kernel.s.result["winners"] == []


@pytest.mark.rule("ELE-20")
@pytest.mark.parametrize(("kind", "goals"), [("white-house", False), ("hungrily", False), ("rounds", True)])
def test_nobody_is_shown_the_way_to_a_goal_that_does_not_win(kind: str, goals: bool) -> None:
    game = given(2, play={0: "phone-company", 1: "loan-sharks"}, elections=kind)
    view = game.sees(0)
    said = twin([*WORDS.table(view), *WORDS.why(view), WORDS.wanted(view, game.ask_of(0))])
    scene = PICTURES.table(view, NAMES, say)
    assert scene is not None
    assert ("Basic Goal" in said) == ("Basic Goal" in " ".join(texts(scene))) == goals
    assert ("4 elections to come" in said) == ("No Goal wins here" in said) == (not goals)


@pytest.mark.rule("ELE-21")
def test_the_last_round_goes_as_the_president_calls_and_the_vice_president_may_come_last() -> None:
    game = won(last("hungrily")).settle().told("last-round-began")
    assert game.kernel.outcome() is None
    game.expect("table", active=0).seat(0).does("end")
    game.waits_for(0).can("call", 2).does("call", 1).waits_for(1).seat(1).does("refuse").told("call-refused")
    game.expect("table", active=2).seat(2).does("end")
    game.expect("table", active=1).seat(1).does("end").settle()
    assert game.kernel.s.result["winners"] == [0]
    game.told("last-election", winner=0, loser=1)


@pytest.mark.rule("ELE-21")
def test_with_a_free_president_the_last_round_goes_in_turn_order() -> None:
    game = given(2, play={0: "phone-company", 1: "loan-sharks"}, area="elvis", active=1, elections="hungrily")
    game.kernel.s.republic["held"] = 3
    game.seat(1).does("end")
    nominated(game, "elvis", None).settle()
    game.expect("table", active=0).seat(0).does("end").expect("table", active=1)


# -- whole games


@pytest.mark.rule("ELE-02", "ELE-20", "ELE-21", "ELE-22")
@pytest.mark.parametrize("kind", VARIANTS)
def test_ai_seats_play_every_variant_to_its_end(kind: str) -> None:
    assert checked(INFO.settle({"elections": kind}), 0, seats=3).decisions > 50


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", VARIANTS)
def test_forty_games_of_each_variant(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Prints the shares of what decides the elections."""
    how: Counter[str] = Counter()
    options = INFO.settle({"elections": kind})
    for seed in range(40):
        how.update(deciders(checked(options, seed)))
    shares = {word: round(count / how.total(), 2) for word, count in how.most_common()}
    with capsys.disabled():
        sys.stdout.write(f"\nelections: {kind}\ndecided: {dict(how)}\nshares: {shares}\n")
    assert (kind == "cynical") == (not how)


def deciders(trial: Trial) -> list[str]:
    """What decided each election of a game that is played again: support, Power, vote or dice."""
    kernel = Kernel(INWO.rules, INWO.rules.setup(trial.seats, INFO.opening(trial.options)))
    told = kernel.start()
    for entry in trial.log:
        told += kernel.submit(*entry)
    return [str(event.public["how"]) for event in told if event.kind == "election-won" and event.public]


def checked(options: Mapping[str, Any], seed: int, seats: int = 4) -> Trial:
    """A game of AI seats that keeps all promises."""
    faults: list[str] = []
    trial = play(INWO, seats, options, seed, ["heuristic"], lambda kernel: faults.extend(invariants(kernel)))
    assert trial.finished
    assert faults == leaks(trial, 3) == []
    assert restarts_differ(trial) is None
    return trial


def test_there_are_lines_enough_and_none_is_said_twice() -> None:
    catalogue, said = Catalogue(), []
    kinds = {"speech": SPEECHES, "slogan": SLOGANS, "concession": CONCESSIONS, "poll": POLLS}
    for kind, count in kinds.items():
        said += [catalogue.format(text(f"inwo-{kind}", line=n), {}) for n in range(count)]
    assert len(set(said)) == len(said) >= 150
    game = campaign(3, PLAY, area="elvis")
    nominated(game, "al-gore", "dan-quayle", "elvis")
    lines = [event.public["line"] for event in game.events if event.kind == "nominated" and event.public]
    assert lines == [1, 2, 3]
    for count in kinds.values():
        numbers = [(number * 7) % count for number in range(1, count + 1)]
        assert len(set(numbers)) == count


def test_pictures_show_the_offices_and_who_stands_and_their_twins_say_it_too() -> None:
    game = campaign(3, PLAY, area="elvis", president="al-gore", vice="dan-quayle")
    nominated(game, "dan-quayle", "al-gore", None)
    game.seat(1).does("mate", "elvis").seat(0).does("mate", "elvis").does("support", 1, "phone-company")
    for name, (scene, words) in pictures(game.sees(0)).items():
        facts = texts(scene)[1:-LEGEND] if name == "table" else texts(scene)[1:]
        known = set(re.findall(r"[\w.'’-]+", words))
        for fact in facts:
            missing = {word for word in re.findall(r"[\w.'’-]+", fact) if word not in known}
            assert not missing, (name, fact, missing)
    shown = texts(PICTURES.table(game.sees(0), NAMES, say))
    assert any("Elvis" in fact for fact in shown), "uncontrolled"
    assert any("an election" in fact for fact in shown)
    assert any("Vice-president: Dan Quayle" in fact for fact in shown)
    assert "5" in shown


def test_an_election_is_told_at_the_table() -> None:
    game = campaign(3, PLAY, area="elvis")
    nominated(game, "al-gore", None, None)
    game.seat(0).does("mate", "elvis").settle()
    assert offices(game)[0] == "al-gore"
