"""A small game of thefts that can be stopped, to put windows with pauses to the proof.

In a turn one seat steals a coin, or drops one, or ends. Rivals may stop a theft (and a stop) with a hidden
card, grab what is dropped, and see an omen when a turn begins. Who has no card can publicly do nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.engine.chance import shuffle
from bot.engine.events import BEFORE, EventData, cancel
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, GameInfo, Kernel, State
from bot.engine.moves import PASS, Ask, Choice, Draw, Event, Move, Refused, Text, fixed, text
from bot.engine.pauses import Grabs, Pausing, PausingEvent
from bot.games.contract import Game, Pause, Pictures, Words
from bot.games.kit.players import RandomPlayer
from bot.scene.scene import Scene

ROUNDS = 3
CARDS = 3
"""In each hand."""
HOLDS = 2
STOP, HOOK, OMEN = range(3)
KINDS = {"stop": STOP, "hook": HOOK, "omen": OMEN}
"""By the number of a card, modulo 3; the cards of seat n are 9n to 9n + 8."""


class Heist(State):
    """hands: cards by seat; what a card is follows from its number. holds: by seat, in this turn."""

    __slots__ = ("active", "coins", "deck", "hands", "holds", "turn")
    deck: list[int]
    hands: list[list[int]]
    coins: list[int]
    holds: list[int]

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck = list(range(CARDS * seats))
        self.hands = [[] for _ in range(seats)]
        self.coins = [3] * seats
        self.holds = [0] * seats
        self.active = self.turn = 0

    def of_kind(self, seat: int, kind: int) -> list[int]:
        """The cards of this kind in a hand."""
        return [card for card in self.hands[seat] if card % 3 == kind]

    def holders(self, but: int) -> list[int]:
        """Who publicly might have an answer, in order of play."""
        order = [(self.active + n) % self.seats for n in range(self.seats)]
        return [seat for seat in order if seat != but and self.hands[seat]]

    def spend(self, k: Kernel, seat: int, card: int) -> None:
        """A card is shown and gone."""
        self.hands[seat].remove(card)
        k.reveal()
        k.tell("shown", {"seat": seat, "card": card})


def _hold(k: Kernel, s: Heist, seat: int) -> None:
    s.holds[seat] += 1
    k.tell("held", {"seat": seat})


class Dawn(Pausing):
    """A turn begins; nobody is waited for."""

    name = "dawn"

    @classmethod
    def answerers(cls, s: Heist, f: FrameData) -> Sequence[int]:
        return s.holders(s.active)

    @classmethod
    def principals(cls, s: Heist, f: FrameData) -> Sequence[int]:
        return ()

    @classmethod
    def may_hold(cls, s: Heist, f: FrameData, seat: int) -> bool:
        return s.holds[seat] < HOLDS

    @classmethod
    def held(cls, k: Kernel, s: Heist, f: FrameData, seat: int) -> None:
        _hold(k, s, seat)

    @classmethod
    def answers(cls, s: Heist, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("omen", card) for card in s.of_kind(seat, OMEN)]

    @classmethod
    def answer(cls, k: Kernel, s: Heist, f: FrameData, seat: int, move: Move) -> None:
        s.spend(k, seat, int(move[1]))
        s.coins[seat] += 1

    @classmethod
    def closed(cls, k: Kernel, s: Heist, f: FrameData) -> None:
        k.pop()


class Stoppable(PausingEvent):
    """Can be stopped by whoever has a stop; whom it is aimed at is waited for. Data: seat, target."""

    @classmethod
    def responders(cls, s: Heist, e: EventData, when: str) -> Sequence[int]:
        return s.holders(e["seat"]) if when == BEFORE else ()

    @classmethod
    def waited_for(cls, s: Heist, e: EventData, when: str) -> Sequence[int]:
        return [e["target"]]

    @classmethod
    def may_hold(cls, s: Heist, f: FrameData, seat: int) -> bool:
        return s.holds[seat] < HOLDS

    @classmethod
    def held(cls, k: Kernel, s: Heist, f: FrameData, seat: int) -> None:
        _hold(k, s, seat)

    @classmethod
    def responses(cls, s: Heist, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        return [("stop", card) for card in s.of_kind(seat, STOP)]

    @classmethod
    def respond(cls, k: Kernel, s: Heist, e: EventData, when: str, seat: int, move: Move) -> None:
        s.spend(k, seat, int(move[1]))
        Stopped.begin(k, seat=seat, target=e["seat"], answers=len(s.stack) - 1)

    @classmethod
    def prevented(cls, k: Kernel, s: Heist, e: EventData) -> None:
        k.tell("stopped", {"seat": e["seat"]})


class Theft(Stoppable):
    """A coin is about to change its owner."""

    name = "theft"

    @classmethod
    def apply(cls, k: Kernel, s: Heist, e: EventData) -> None:
        if s.coins[e["target"]]:
            s.coins[e["target"]] -= 1
            s.coins[e["seat"]] += 1
        k.tell("stolen", {"seat": e["seat"], "target": e["target"]})


class Stopped(Stoppable):
    """A stop is on the table. Data: the depth of what it stops, too."""

    name = "stopped"

    @classmethod
    def apply(cls, k: Kernel, s: Heist, e: EventData) -> None:
        cancel(s, e["answers"])


class Drop(Grabs):
    """A coin lies in the street: the owner's hook comes first, then the others' in order of play."""

    name = "drop"
    OWNER, COINS = registers(2)

    @classmethod
    def answerers(cls, s: Heist, f: FrameData) -> Sequence[int]:
        return s.holders(-1)

    @classmethod
    def principals(cls, s: Heist, f: FrameData) -> Sequence[int]:
        return ()

    @classmethod
    def order(cls, s: Heist, f: FrameData) -> Sequence[int]:
        return [f[cls.OWNER], *s.holders(f[cls.OWNER])]

    @classmethod
    def answers(cls, s: Heist, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("grab", card) for card in s.of_kind(seat, HOOK)] if f[cls.COINS] else []

    @classmethod
    def answer(cls, k: Kernel, s: Heist, f: FrameData, seat: int, move: Move) -> None:
        s.spend(k, seat, int(move[1]))
        f[cls.COINS] -= 1
        s.coins[seat] += 1
        k.tell("grabbed", {"seat": seat})


class Turn(Frame):
    """All turns of the game, one after the other."""

    name = "turn"
    BEGIN, MAIN, END = steps("begin", "main", "end")

    @classmethod
    def begin(cls, k: Kernel, s: Heist, f: FrameData) -> None:
        f[cls.STEP] = cls.MAIN
        s.turn += 1
        s.holds = [0] * s.seats
        k.tell("turn", {"seat": s.active})
        Dawn.call(k)

    @classmethod
    def main(cls, k: Kernel, s: Heist, f: FrameData) -> None:
        k.ask(s.active)

    @classmethod
    def end(cls, k: Kernel, s: Heist, f: FrameData) -> None:
        f[cls.STEP] = cls.BEGIN
        s.active = (s.active + 1) % s.seats
        if s.turn == ROUNDS * s.seats:
            k.end({"winners": [q for q, coins in enumerate(s.coins) if coins == max(s.coins)]})

    @classmethod
    def options(cls, s: Heist, f: FrameData, seat: int) -> Sequence[Choice]:
        thefts: list[Choice] = [("steal", q) for q in range(s.seats) if q != seat and s.coins[q]]
        return [("end",), *thefts, *([("drop",)] if s.coins[seat] else [])]

    @classmethod
    def take(cls, k: Kernel, s: Heist, f: FrameData, seat: int, move: Move) -> None:
        f[cls.STEP] = cls.END
        if move[0] == "steal":
            k.tell("theft", {"seat": seat, "target": move[1]})
            Theft.begin(k, seat=seat, target=int(move[1]), answers=-1)
        elif move[0] == "drop":
            s.coins[seat] -= 1
            k.tell("dropped", {"seat": seat})
            Drop.call(k, seat, 1)


class Deal(Frame):
    """Three cards to each."""

    name = "deal"

    @classmethod
    def run(cls, k: Kernel, s: Heist, f: FrameData) -> None:
        k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Heist, f: FrameData, seat: int, move: Move) -> None:
        shuffle(int(move[0]), s.deck)
        for hand in s.hands:
            hand.extend(sorted(s.deck.pop() for _ in range(CARDS)))
        s.stack[:] = [Turn.new()]


@dataclass(frozen=True, slots=True)
class HeistView:
    """What a seat may know: its own hand, how many cards the others have, and what is going on."""

    seat: int | None
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    coins: tuple[int, ...]
    active: int
    turn: int
    doing: str
    watching: tuple[int, ...]
    aimed: int
    depth: int


class HeistRules:
    """Heist, the game of the pauses' tests; with the `hands` of a test in words, or dealt by chance."""

    def __init__(self, hands: Sequence[str] = ()) -> None:
        self.hands = hands

    info = GameInfo("heist", "1", 2, 6)
    state = Heist
    kinds: ClassVar[Mapping[str, type[Frame]]] = {
        kind.name: kind for kind in (Turn, Deal, Dawn, Theft, Stopped, Drop)
    }

    def setup(self, seats: int, options: Mapping[str, Any]) -> Heist:
        s = Heist(seats)
        s.stack = [Deal.new()]
        if self.hands:
            s.stack = [Turn.new()]
            s.hands = [
                [3 * (3 * seat + n) + KINDS[word] for n, word in enumerate(hand.split())]
                for seat, hand in enumerate(self.hands[:seats])
            ]
        return s

    def view(self, s: Heist, seat: int | None) -> HeistView:
        kind = self.kinds.get(s.doing)
        top = s.stack[-1] if s.stack else []
        open_now = kind is not None and issubclass(kind, Pausing)
        watching = kind.watching(s, top) if kind is not None and issubclass(kind, Pausing) else []
        aimed = kind.data(top)["target"] if kind is not None and issubclass(kind, Stoppable) else -1
        hand = tuple(s.hands[seat]) if seat is not None else ()
        return HeistView(
            seat, hand, tuple(map(len, s.hands)), tuple(s.coins), s.active, s.turn,
            s.doing if open_now else "", tuple(watching), aimed, len(s.stack),
        )  # fmt: skip

    def why_not(self, s: Heist, seat: int, move: Move) -> list[Text]:
        return []

    def host(self, k: Kernel, s: Heist, move: Move) -> None:
        """("end",) alone."""
        if move != ("end",):
            raise Refused([text("refused-not-legal")])
        k.end({"winners": []})

    def check(self, s: Heist) -> list[str]:
        total = sum(s.coins) + sum(f[Drop.COINS] for f in Drop.on_stack(s))
        return [] if total <= 3 * s.seats + CARDS * s.seats else [f"{total} coins"]

    def secrets(self, s: Heist, seat: int) -> frozenset[int]:
        return frozenset(card for q, hand in enumerate(s.hands) if q != seat for card in hand)

    def permute(self, s: Heist, seat: int, fixed: frozenset[int], shuffle: Any) -> None:
        free = sorted(self.secrets(s, seat) - fixed)
        mixed = list(free)
        shuffle(mixed)
        swap = dict(zip(free, mixed, strict=True))
        s.hands = [[swap.get(card, card) for card in hand] for hand in s.hands]
        for f in Drop.on_stack(s):
            f[Drop.SEALED] = [line for line in f[Drop.SEALED] if line[0] == seat or line[2] in fixed]


HEIST = HeistRules()


def pauses(view: HeistView) -> Pause:
    """Only who plays live waits for omens. A theft touches two, and both can want to be asked about it."""
    if not view.doing:
        return Pause(view.turn, view.active)
    theft = view.doing in ("theft", "stopped")
    return Pause(
        turn=view.turn,
        whose=view.active,
        action=view.turn if theft else -1,
        moment=view.doing,
        seats=view.watching,
        minor=view.doing == "dawn",
        touched=frozenset({view.active, view.aimed}) if theft else frozenset(),
        by=view.active,
        stops=frozenset({"turn"} if view.doing == "dawn" else {"theft"} if theft else ()),
    )


class HeistWords(Words):
    """Calls everything by its name: there is no catalogue of this game."""

    def prompt(self, view: HeistView, ask: Ask) -> Text:
        return text(f"heist-{ask.frame}")

    def label(self, view: HeistView, ask: Ask, choice: Choice) -> Text:
        return text("-".join(map(str, fixed(choice))))

    def group(self, view: HeistView, ask: Ask, choice: Choice) -> Text:
        return text("heist-group")

    def happened(self, view: HeistView, event: Event) -> Text:
        return text(f"heist-{event.kind}")

    def table(self, view: HeistView) -> Sequence[Text]:
        return [text("heist-table")]

    def hand(self, view: HeistView) -> Sequence[Text]:
        return [text("heist-hand")]

    def why(self, view: HeistView) -> Sequence[Text]:
        return []

    def status(self, view: HeistView) -> Text:
        return text("heist-status")

    def card(self, name: str) -> Sequence[Text]:
        return []

    def card_names(self) -> Sequence[str]:
        return []


class HeistPictures(Pictures):
    """A grey rectangle for everything."""

    def table(self, view: Any, names: Mapping[int, str], say: Callable[[Text], str]) -> Scene:
        return Scene(40, 30, (), "the table")

    def hand(self, view: Any, names: Mapping[int, str], say: Callable[[Text], str]) -> Scene:
        return Scene(40, 30, (), "the hand")


class Passive:
    """Ends its turns and passes."""

    blind = True

    def choose(self, view: None, ask: Ask, draw: Draw) -> Move:
        return PASS if PASS in ask.choices else ("end",)

    def volunteer(self, view: None, ask: Ask, draw: Draw) -> None:
        return None


PLAYABLE = Game(
    HEIST,
    HeistWords(),
    HeistPictures(),
    {"heuristic": Passive, "random": RandomPlayer},
    "none",
    pauses=pauses,
    stops=("theft", "turn"),
)
"""Heist for tables and trials."""
