"""A small game that is one vote after another, to put polls to the proof: tea or coffee, once each day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, GameInfo, Kernel, State
from bot.engine.moves import HOST, LAPSE, Ask, Choice, Draw, Move, Refused, Text, text
from bot.engine.polls import Poll
from bot.games.contract import Game, Pause
from bot.games.reports import StandingReport
from bot.scene.scene import Scene
from tests.support.heist import HeistPictures, HeistWords

DAYS = 3
DRINKS = ("tea", "coffee")


class Ballots(State):
    """results: how many votes each drink had, day by day."""

    __slots__ = ("results",)
    results: list[list[int]]

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.results = []


class Day(Frame):
    """Everybody votes. Votes: [seat, drink]. Poll: its number, 0 when there is none."""

    name = "day"
    VOTES, POLL = registers(2)

    @classmethod
    def run(cls, k: Kernel, s: Ballots, f: FrameData) -> None:
        voted = [seat for seat, _ in f[cls.VOTES]]
        todo = [seat for seat in range(s.seats) if seat not in voted]
        if todo or f[cls.POLL]:
            k.ask(*todo, *([HOST] if f[cls.POLL] else []))
        else:
            cls.closed(k, s, f, [0, 0])

    @classmethod
    def closed(cls, k: Kernel, s: Ballots, f: FrameData, room: Sequence[int]) -> None:
        """The votes are counted; the next day begins."""
        own = [drink for _, drink in f[cls.VOTES]]
        s.results.append([own.count(drink) + votes for drink, votes in enumerate(room)])
        k.reveal()
        k.tell("counted", {"votes": s.results[-1]})
        if len(s.results) == DAYS:
            k.end({"winners": []})
        else:
            s.stack[:] = [cls.new([], s.seq + 1)]

    @classmethod
    def options(cls, s: Ballots, f: FrameData, seat: int) -> Sequence[Choice]:
        return [LAPSE] if seat == HOST else [("vote", drink) for drink in range(len(DRINKS))]

    @classmethod
    def take(cls, k: Kernel, s: Ballots, f: FrameData, seat: int, move: Move) -> None:
        k.quiet()
        if move == LAPSE:
            f[cls.POLL] = 0
        else:
            f[cls.VOTES].append([seat, int(move[1])])


@dataclass(frozen=True, slots=True)
class BallotView:
    """What everybody may know."""

    poll: int
    results: tuple[tuple[int, ...], ...]
    voted: int = 0


class BallotRules:
    """Ballot, the game of the polls' tests."""

    info = GameInfo("ballot", "1", 2, 4)
    state = Ballots
    kinds: ClassVar[Mapping[str, type[Frame]]] = {Day.name: Day}

    def setup(self, seats: int, options: Mapping[str, Any]) -> Ballots:
        s = Ballots(seats)
        s.stack = [Day.new([], 1)]
        return s

    def view(self, s: Ballots, seat: int | None) -> BallotView:
        f = Day.find(s)
        past = tuple(map(tuple, s.results))
        return BallotView(f[Day.POLL], past, len(f[Day.VOTES])) if f is not None else BallotView(0, past)

    def why_not(self, s: Ballots, seat: int, move: Move) -> list[Text]:
        return []

    def host(self, k: Kernel, s: Ballots, move: Move) -> None:
        """("end",) and what a poll has brought."""
        f = Day.find(s)
        if move == ("end",):
            k.end({"winners": []})
        elif move[0] == "polled" and f is not None and f[Day.POLL]:
            voted = [seat for seat, _ in f[Day.VOTES]]
            numbers = [int(value) for value in move[1:]]
            pairs = zip(numbers[2::2], numbers[3::2], strict=True)
            f[Day.VOTES] += [[seat, drink] for seat, drink in pairs if seat not in voted]
            Day.closed(k, s, f, numbers[:2])
        else:
            raise Refused([text("refused-host")])

    def check(self, s: Ballots) -> list[str]:
        return []

    def secrets(self, s: Ballots, seat: int) -> frozenset[int]:
        return frozenset()

    def permute(self, s: Ballots, seat: int, fixed: frozenset[int], shuffle: Any) -> None:
        """Nothing is hidden in cards."""


def pauses(view: BallotView) -> Pause:
    """The poll of the day."""
    question, answers = text("ballot-question"), (text("ballot-tea"), text("ballot-coffee"))
    day = len(view.results)
    return Pause(day, 0, poll=Poll(view.poll, question, answers, 10) if view.poll else None)


def reports(view: BallotView) -> list[StandingReport]:
    """Every day as it goes on and as it came out."""
    day, found = len(view.results), []
    for n, votes in enumerate(view.results):
        lines = tuple(text(f"ballot-{drink}-{count}") for drink, count in zip(DRINKS, votes, strict=True))
        found.append(StandingReport(n, text(f"ballot-day-{n}-is-over"), lines, True))
    if day < DAYS:
        scene = Scene(40, 30, (), f"day {day}")
        voted = (text(f"ballot-voted-{view.voted}"),)
        found.append(StandingReport(day, text(f"ballot-day-{day}"), voted, False, lambda names, say: scene))
    return found


class Drinker:
    """Votes for tea."""

    blind = True

    def choose(self, view: None, ask: Ask, draw: Draw) -> Move:
        return ("vote", 0)

    def volunteer(self, view: None, ask: Ask, draw: Draw) -> None:
        return None


BALLOT = Game(
    BallotRules(),
    HeistWords(),
    HeistPictures(),
    {"heuristic": Drinker, "random": Drinker},
    "none",
    pauses=pauses,
    reports=reports,
)
"""Ballot for tables."""
