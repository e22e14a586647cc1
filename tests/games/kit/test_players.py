"""AI seats and standing answers, found by the frame that asks."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.choices import by_verb
from bot.engine.kernel import Frame
from bot.engine.moves import Ask, Choice, Draw, Move, Open, Range, fits
from bot.games.kit.players import HeuristicPlayer, Mind, RandomPlayer, Standing, reply


class Bet(Frame):
    name = "bet"


class Draws(Frame):
    name = "draws"


BETS: tuple[Choice, ...] = (("fold",), Open(("raise",), Range(1, 9)), ("call", 1), ("call", 2), ("fold", 2))


def ask(frame: type[Frame], choices: tuple[Choice, ...] = BETS) -> Ask:
    return Ask(0, 1, frame.name, 0, True, choices)


def least(n: int) -> int:
    return 0


def test_choices_are_sorted_by_verb_in_their_order() -> None:
    assert by_verb(BETS) == {
        "fold": [("fold",), ("fold", 2)],
        "raise": [BETS[1]],
        "call": [("call", 1), ("call", 2)],
    }


def test_a_random_player_thinks_twice_about_some_verbs() -> None:
    class Timid(RandomPlayer):
        seldom = frozenset({"fold"})

    thrown = iter((0, 1, 0, 0))
    move = Timid().choose(None, ask(Bet), lambda n: next(thrown))
    assert move == ("raise", 1)
    assert fits(BETS, move)
    assert RandomPlayer().volunteer(None, ask(Bet), least) == ("fold",)
    assert RandomPlayer().volunteer(None, ask(Bet), lambda n: n - 1) is None
    assert RandomPlayer().volunteer(None, ask(Bet, ()), least) is None


def test_a_heuristic_player_answers_by_frame_and_else_does_anything() -> None:
    mind = Mind()

    @mind.answer(Bet)
    def bet(view: Any, ask: Ask, draw: Draw) -> Move | None:
        return ("call", 2) if view == "rich" else None

    with pytest.raises(ValueError, match="two answers"):
        mind.answer(Bet)(bet)

    class Player(HeuristicPlayer):
        pass

    Player.mind = mind
    assert Player().choose("rich", ask(Bet), least) == ("call", 2)
    assert Player().choose("poor", ask(Bet), least) == Player().choose("rich", ask(Draws), least) == ("fold",)
    assert Player().volunteer("rich", ask(Bet), least) is None


def test_an_offer_is_accepted_if_it_is_fair_and_can_be_carried_out() -> None:
    class Given:
        number, taker = 7, 0

    both: tuple[Choice, ...] = (("accept", 7), ("decline", 7))
    assert reply(Given(), ask(Bet, both), True) == ("accept", 7)
    assert reply(Given(), ask(Bet, both), False) == ("decline", 7)
    assert reply(Given(), ask(Bet, both[1:]), True) == ("decline", 7)
    assert reply(Given(), ask(Bet, ()), True) is None


def test_a_standing_answer_is_given_at_its_frames_alone() -> None:
    standing = Standing()

    @standing.always("fold-bets", Bet)
    def fold(view: Any, ask: Ask) -> Move | None:
        return ("fold",)

    assert dict(standing).keys() == {"fold-bets"}
    assert standing["fold-bets"](None, ask(Bet)) == ("fold",)
    assert standing["fold-bets"](None, ask(Draws)) is None
    assert standing.words == {"bet": ["fold-bets"]}
