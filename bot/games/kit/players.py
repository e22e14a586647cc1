"""AI seats and standing answers: what a seat says, found by the frame that asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from bot.engine.choices import pick
from bot.engine.kernel import Frame
from bot.engine.moves import Ask, Draw, Move, complete
from bot.games.contract import StandingAnswer

Answer = Callable[[Any, Ask, Draw], Move | None]
"""`answer(view, ask, draw)`: a move that is offered, or None to leave it to `HeuristicPlayer.otherwise`."""
Given = TypeVar("Given", bound=Callable[..., Move | None])


class RandomPlayer:
    """Chooses a verb, then a choice with that verb, both at random; it never looks at the table.

    seldom: verbs that are thought about twice. idle: it does what nobody asked for once in so many times.
    """

    blind = True
    seldom: ClassVar[frozenset[str]] = frozenset()
    idle: ClassVar[int] = 20

    def choose(self, view: None, ask: Ask, draw: Draw) -> Move:
        """Any legal move."""
        return complete(pick(ask.choices, draw, self.seldom), draw)

    def volunteer(self, view: None, ask: Ask, draw: Draw) -> Move | None:
        """Now and then something that nobody asked for."""
        return self.choose(view, ask, draw) if draw(self.idle) == 0 and ask.choices else None


class Mind:
    """What an AI seat thinks of, by the frame that asks; what it gives no thought to is `without` a mind."""

    def __init__(self) -> None:
        self.answers: dict[str, Answer] = {}

    def answer(self, *frames: type[Frame]) -> Callable[[Given], Given]:
        """Decorates the answer to these frames."""

        def keep(given: Given) -> Given:
            for frame in frames:
                if frame.name in self.answers:
                    raise ValueError(f"{frame.name} has two answers")
                self.answers[frame.name] = given
            return given

        return keep


class HeuristicPlayer:
    """Plays by rules of thumb, from its own view alone."""

    blind = False
    mind: ClassVar[Mind]

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        """The move its rules of thumb prefer."""
        answer = self.mind.answers.get(ask.frame)
        move = answer(view, ask, draw) if answer is not None else None
        return self.otherwise(ask, draw) if move is None else move

    def otherwise(self, ask: Ask, draw: Draw) -> Move:
        """What it does where it has no opinion."""
        return complete(ask.choices[draw(len(ask.choices))], draw)

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        """Something to do at an ask that is not required, or None."""
        return None


class Offer(Protocol):
    """What every game's view of an offer has."""

    @property
    def number(self) -> int: ...
    @property
    def giver(self) -> int: ...
    @property
    def taker(self) -> int: ...


Offered = TypeVar("Offered", bound=Offer)


def to_answer(seat: int | None, offers: Sequence[Offered]) -> Offered | None:
    """The first of the offers that `seat` has to answer."""
    return next((offer for offer in offers if offer.taker == seat), None)


def reply(offer: Offer, ask: Ask, fair: bool) -> Move | None:
    """Accept an offer that is `fair` and can be carried out, decline it otherwise; None if neither can be."""
    accept: Move = ("accept", offer.number)
    if fair and accept in ask.choices:
        return accept
    decline: Move = ("decline", offer.number)
    return decline if decline in ask.choices else None


def stale(
    seat: int | None, offers: Sequence[Offered], ask: Ask, worth: Callable[[Offered], float]
) -> Move | None:
    """Take back the first own offer that is worth nothing to its giver any more."""
    moves: list[Move] = [
        ("withdraw", offer.number) for offer in offers if offer.giver == seat and worth(offer) < 0
    ]
    return next((move for move in moves if move in ask.choices), None)


class Standing(Mapping[str, StandingAnswer]):
    """The standing answers of a game by their words: what a seat always says to asks of certain frames."""

    def __init__(self) -> None:
        self._answers: dict[str, StandingAnswer] = {}
        self.words: dict[str, list[str]] = {}

    def always(self, word: str, *frames: type[Frame]) -> Callable[[StandingAnswer], StandingAnswer]:
        """Decorates the answer of this word, which is asked for at these frames only."""
        names = frozenset(frame.name for frame in frames)
        for name in names:
            self.words.setdefault(name, []).append(word)

        def keep(given: StandingAnswer) -> StandingAnswer:
            self._answers[word] = lambda view, ask: given(view, ask) if ask.frame in names else None
            return given

        return keep

    def __getitem__(self, word: str) -> StandingAnswer:
        return self._answers[word]

    def __iter__(self) -> Iterator[str]:
        return iter(self._answers)

    def __len__(self) -> int:
        return len(self._answers)
