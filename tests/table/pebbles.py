"""Pebbles, a small real game for the table's tests: chance, hidden stones, a window of answers, sealed
guesses.

On his turn a player takes pebbles, draws a hidden stone, shows one for its worth, rolls, or raids another
(whom, how much, then everybody else may block with a stone). After each round all guess in secret. The empty
pile ends it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.chance import dice, shuffle
from bot.engine.events import DONE, Window
from bot.engine.kernel import Frame, GameInfo, OptionSpec, State
from bot.engine.moves import PASS, Move, Open, Range, Refused, Text, complete, text
from bot.games.contract import Game, Words


class Pebbles(State):
    __slots__ = ("active", "alive", "bag", "hands", "pebbles", "pile", "raid", "round")

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats)
        self.bag = list(range(1, 16))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pebbles, self.alive = [0] * seats, [1] * seats
        self.pile, self.active, self.round = options["pile"], 0, 1
        self.raid: list[int] = []

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat]]


@dataclass(frozen=True)
class View:
    seat: int | None
    pile: int
    active: int
    round: int
    pebbles: tuple[int, ...]
    stones: tuple[int, ...]
    hand: tuple[int, ...]
    raid: tuple[int, ...]


class Deal(Frame):
    name = "deal"

    @classmethod
    def run(cls, k, s, f):
        if f[1]:
            k.pop()
            k.push("turn")
        else:
            k.chance()

    @classmethod
    def take(cls, k, s, f, seat, move):
        shuffle(move[0], s.bag)
        for q in range(s.seats):
            s.hands[q] = [s.bag.pop(), s.bag.pop()]
        k.tell("dealt", {"stones": 2}, {q: {"stones": 2, "hand": list(s.hands[q])} for q in range(s.seats)})
        f[1] = 1


class Turn(Frame):
    """Registers: 2 pebbles gained by the roll that is under way."""

    name = "turn"

    @classmethod
    def run(cls, k, s, f):
        if f[1] == 1:
            k.chance()
        elif f[1] == 2:
            cls.over(k, s)
        else:
            k.ask(s.active)

    @classmethod
    def options(cls, s, f, seat):
        shown = [("show", stone) for stone in s.hands[seat]]
        drawn = [("draw",)] if s.bag else []
        raids = [("raid",)] if len(s.living()) > 1 else []
        return [Open(("take",), Range(1, 3)), ("roll",), *drawn, *shown, *raids]

    @classmethod
    def take(cls, k, s, f, seat, move):
        if seat < 0:
            gain(k, s, s.active, dice(move[0], 1)[0], "rolled")
            f[1] = 2
            return
        f[1] = 2
        if move[0] == "take":
            gain(k, s, seat, move[1], "took")
        elif move[0] == "roll":
            f[1] = 1
        elif move[0] == "draw":
            s.hands[seat].append(s.bag.pop())
            k.reveal()
            k.tell("drew", {"who": seat}, {seat: {"who": seat, "stone": s.hands[seat][-1]}})
        elif move[0] == "show":
            s.hands[seat].remove(move[1])
            k.reveal()
            gain(k, s, seat, move[1] // 4, "showed", stone=move[1])
        else:
            k.push("raid")

    @classmethod
    def over(cls, k, s):
        k.pop()
        if s.pile <= 0 or len(s.living()) < 2:
            best = max(s.pebbles[q] for q in s.living())
            winners = [q for q in s.living() if s.pebbles[q] == best]
            k.tell("won", {"winners": winners, "hands": [list(hand) for hand in s.hands]})
            k.end({"winners": winners, "how": ["most"] * len(winners)})
            return
        following = [q for q in s.living() if q > s.active]
        if following:
            s.active = following[0]
            k.push("turn")
        else:
            s.active, s.round = s.living()[0], s.round + 1
            k.push("guess", {})


class Raid(Frame):
    """Steps: whom, how much, the window, the plunder."""

    name = "raid"

    @classmethod
    def run(cls, k, s, f):
        if f[1] < 2:
            k.ask(s.active)
        elif f[1] == 2:
            f[1] = 3
            k.push("answer", [], [])
        else:
            by, target, bet = s.active, *s.raid
            s.raid = []
            k.pop()
            if k.returned() == "blocked":
                return
            booty = min(bet, s.pebbles[target])
            s.pebbles[target] -= booty
            s.pebbles[by] += booty
            k.tell("plundered", {"who": by, "target": target, "booty": booty})

    @classmethod
    def options(cls, s, f, seat):
        if f[1] == 0:
            return [("from", q) for q in s.living() if q != seat]
        return [Open(("bet",), Range(1, 3))]

    @classmethod
    def take(cls, k, s, f, seat, move):
        s.raid = [*s.raid, move[1]]
        f[1] += 1
        if f[1] == 2:
            k.tell("raid", {"who": seat, "target": s.raid[0], "bet": s.raid[1]})


class Answer(Window):
    name = "answer"

    @classmethod
    def answerers(cls, s, f):
        return [q for q in s.living() if q != s.active]

    @classmethod
    def answers(cls, s, f, seat):
        return [("block", stone) for stone in s.hands[seat] if stone > 8]

    @classmethod
    def answer(cls, k, s, f, seat, move):
        s.hands[seat].remove(move[1])
        k.reveal()
        k.tell("blocked", {"who": seat, "stone": move[1]})
        k.pop("blocked")
        s.stack[-1][1] = 3

    @classmethod
    def closed(cls, k, s, f):
        k.pop()


class Guess(Frame):
    """Register 2: the sealed guesses by seat."""

    name = "guess"

    @classmethod
    def run(cls, k, s, f):
        todo = [q for q in s.living() if str(q) not in f[2]]
        if todo:
            k.ask(*todo)
        elif f[1] == 0:
            f[1] = 1
            k.chance()
        else:
            k.pop()
            k.push("turn")

    @classmethod
    def options(cls, s, f, seat):
        return [("odd",), ("even",)]

    @classmethod
    def take(cls, k, s, f, seat, move):
        if seat >= 0:
            f[2][str(seat)] = move[0]
            k.quiet()
            return
        face = dice(move[0], 1)[0]
        right = [q for q in s.living() if f[2][str(q)] == ("odd" if face % 2 else "even")]
        for q in right:
            gain(k, s, q, 1, None)
        k.tell("guessed", {"face": face, "right": right})


def gain(k, s, seat, count, kind, **more):
    count = min(count, s.pile)
    s.pile -= count
    s.pebbles[seat] += count
    if kind:
        k.tell(kind, {"who": seat, "count": count, **more})


class Rules:
    def __init__(self, version: str = "1") -> None:
        self.state: type[State] = Pebbles
        self.kinds: dict[str, type[Frame]] = {kind.name: kind for kind in (Deal, Turn, Raid, Answer, Guess)}
        self.info = GameInfo("pebbles", version, 2, 4, (OptionSpec("pile", 30, (10, 30, 60, 4000)),))

    def setup(self, seats, options):
        s = Pebbles(seats, options)
        s.stack.append(["deal", 0])
        return s

    def view(self, s, seat):
        return View(
            seat, s.pile, s.active, s.round, tuple(s.pebbles), tuple(map(len, s.hands)),
            tuple(s.hands[seat]) if seat is not None else (), tuple(s.raid),
        )  # fmt: skip

    def describe(self, view, ask, choice):
        return text("pebbles-choice", move=str(choice))

    def why_not(self, s, seat, move):
        return [text("pebbles-no-such-stone")] if move[:1] == ("show",) else []

    def host(self, k, s, move):
        if move[0] == "adjust" and move[1] == "pebbles" and 0 <= move[2] < s.seats:
            s.pebbles[move[2]] = move[3]
            k.tell("adjusted", {"who": move[2], "count": move[3]})
        elif move[0] == "end":
            k.end({"winners": [], "how": []})
        elif move[0] == "leave":
            s.alive[move[1]] = 0
            s.raid = []
            s.stack[:] = [["turn", 2]]
        else:
            raise Refused([text("pebbles-no-such-correction")])

    def check(self, s):
        return [] if s.pile >= 0 else ["the pile is below nothing"]

    def permute(self, s, seat, fixed, shuffle):
        raise NotImplementedError


class PebbleWords(Words):
    def prompt(self, view, ask):
        return text("pebbles-prompt", frame=ask.frame)

    def label(self, view, ask, choice):
        return text("pebbles-choice", move=str(choice))

    group = label

    def happened(self, view, event) -> Text | None:
        data = event.seen_by(view.seat)
        return None if data is None else text(f"pebbles-{event.kind}", **{k: str(v) for k, v in data.items()})

    def table(self, view):
        return [text("pebbles-line", seat=seat, count=count) for seat, count in enumerate(view.pebbles)]

    def hand(self, view):
        return [text("pebbles-hand", stones=str(view.hand))]

    def why(self, view):
        return []

    def status(self, view):
        return text("pebbles-status", pile=view.pile)

    def card(self, name):
        return []

    def card_names(self):
        return []


class RandomPlayer:
    def choose(self, view: Any, ask: Any, draw: Any) -> Move:
        return complete(ask.choices[draw(len(ask.choices))], draw)

    def volunteer(self, view: Any, ask: Any, draw: Any) -> Move | None:
        return None


class TakingPlayer(RandomPlayer):
    """Takes three whenever it can."""

    def choose(self, view: Any, ask: Any, draw: Any) -> Move:
        return ("take", 3) if ask.frame == "turn" else super().choose(view, ask, draw)


class FailingPlayer(RandomPlayer):
    def choose(self, view: Any, ask: Any, draw: Any) -> Move:
        raise RuntimeError("a defect of this AI")


class CheatingPlayer(RandomPlayer):
    def choose(self, view: Any, ask: Any, draw: Any) -> Move:
        return ("take", 1000)


def not_about_me(view: View, ask: Any) -> Move | None:
    """Pass at a raid on somebody else."""
    return PASS if ask.frame == "answer" and view.raid[0] != ask.seat else None


def game(version: str = "1", rules: Rules | None = None) -> Game:
    players = {
        "heuristic": TakingPlayer,
        "random": RandomPlayer,
        "failing": FailingPlayer,
        "cheating": CheatingPlayer,
    }
    return Game(rules or Rules(version), PebbleWords(), None, players, "", {"pass-not-me": not_about_me})  # type: ignore[arg-type]


PASSES: Sequence[Move] = (PASS, DONE)
