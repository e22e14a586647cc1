"""The toy as a game of the house: turns, the deal, views, and the guide for its scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from bot.engine.chance import shuffle
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Frame, GameInfo, Kernel, Rules
from bot.engine.moves import PASS, Ask, Choice, Draw, Move, Refused, Text, complete, text
from bot.engine.sealed import SealedRound
from bot.engine.structure import NOBODY
from bot.engine.zones import EVERYBODY, knows, learn, publish
from bot.games.contract import Game, Pictures, Words
from tests.support.scenario import Word
from tests.support.toy.attacks import Attack, Capture, Roll, attacks, strength
from tests.support.toy.cards import CARDS, GEOMETRY, NUMBER, PLOTS, TRAITS, mask
from tests.support.toy.ops import CardProgram
from tests.support.toy.plays import Choose, Pay, Play, plays
from tests.support.toy.rounds import Muster, Summit
from tests.support.toy.state import DECK, HAND, LINKED, PLAY, Toy

ROUNDS = 3


class Turn(Frame):
    """The ordinary decision: the active seat acts or ends its turn; all may play plots meanwhile."""

    name = "turn"
    BEGIN, MAIN, END = steps("begin", "main", "end")

    @classmethod
    def begin(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        f[cls.STEP] = cls.MAIN
        for card in (*s.structure(s.active), *RESOURCES):
            if s.in_play(card) and s.owner[card] == s.active and not s.devastated[card]:
                s.tokens[card] = max(s.tokens[card], 1)
        s.draw(k, s.active)

    @classmethod
    def main(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        k.ask(s.active, may=range(s.seats))

    @classmethod
    def end(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        f[cls.STEP] = cls.BEGIN
        s.changes = [change for change in s.changes if change[3]]
        s.turn += 1
        s.active = (s.active + 1) % s.seats
        if s.turn == ROUNDS * s.seats:
            k.end({"winners": [seat for seat in range(s.seats) if s.coins[seat] == max(s.coins)]})

    @classmethod
    def options(cls, s: Toy, f: FrameData, seat: int) -> Sequence[Choice]:
        if seat != s.active:
            return plays(s, seat, "any")
        return [("end",), *plays(s, seat, "any"), *attacks(s, seat), *cls._takeovers(s, seat)]

    @classmethod
    def _takeovers(cls, s: Toy, seat: int) -> list[Choice]:
        cells = GEOMETRY.cells(s, s.top[seat])
        return [
            ("takeover", group, master, side)
            for group in s.unborn(seat)
            for master in cells.values()
            for side in GEOMETRY.open_arrows(s, master, cells)
        ]

    @classmethod
    def take(cls, k: Kernel, s: Toy, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "end":
            f[cls.STEP] = cls.END
        elif move[0] == "attack":
            Attack.announce(k, s, seat, move)
        elif move[0] == "takeover":
            _, group, master, side = map(int, (0, *move[1:]))
            s.zone[group] = PLAY
            publish(s.known, group)
            GEOMETRY.attach(s, group, master, side)
            s.settle_links(k)
        else:
            Play.announce(k, s, seat, move)


RESOURCES = tuple(number for number, card in enumerate(CARDS) if card.kind == "resource")


class Deal(Frame):
    """Shuffle, and deal four cards to each."""

    name = "deal"

    @classmethod
    def run(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Toy, f: FrameData, seat: int, move: Move) -> None:
        shuffle(int(move[0]), s.deck)
        for q in range(s.seats):
            for _ in range(6):
                s.draw(k, q)
        s.stack[:] = [Turn.new()]


@dataclass(frozen=True, slots=True)
class ToyView:
    """What one seat may know: his hand, the cards that all see with all that lies on them, and counts."""

    seat: int | None
    hand: tuple[int, ...]
    table: tuple[tuple[object, ...], ...]
    hands: tuple[int, ...]
    deck: int
    coins: tuple[int, ...]
    ready: tuple[int, ...]


class ToyRules:
    """Fringe, the game of the engine's tests."""

    info = GameInfo("toy", "1", 2, 4)
    state = Toy
    kinds: ClassVar[Mapping[str, type[Frame]]] = {
        kind.name: kind
        for kind in (Turn, Deal, Play, Pay, Choose, CardProgram, Attack, Roll, Capture, Summit, Muster)
    }

    def setup(self, seats: int, options: Mapping[str, Any]) -> Toy:
        s = Toy(seats)
        s.deck = [number for number, card in enumerate(CARDS) if card.kind in ("group", "plot", "nwo")]
        for card in s.deck:
            s.zone[card] = DECK
        for seat in range(seats):
            GEOMETRY.put_root(s, seat)
        s.stack = [Deal.new()]
        return s

    def view(self, s: Toy, seat: int | None) -> ToyView:
        table = [
            (c, s.zone[c], s.owner[c], s.tokens[c], s.devastated[c], s.linked_to[c], s.traits(c))
            for c in range(len(CARDS))
            if s.known[c] >= EVERYBODY
        ]
        own = tuple(s.hand(seat)) if seat is not None else ()
        rounds = [f for kind in (Summit, Muster) if (f := kind.on_top(s)) is not None]
        ready = [seat for f in rounds for seat in SealedRound.ready(f)]
        counts = tuple(len(s.hand(q)) for q in range(s.seats))
        return ToyView(seat, own, tuple(table), counts, len(s.deck), tuple(s.coins), tuple(sorted(ready)))

    def why_not(self, s: Toy, seat: int, move: Move) -> list[Text]:
        return [text("toy-not-now")]

    def host(self, k: Kernel, s: Toy, move: Move) -> None:
        """("adjust", "coins", seat, amount) or ("end",)."""
        if move[:2] == ("adjust", "coins") and len(move) == 4 and move[2] in range(s.seats):
            s.coins[int(move[2])] += int(move[3])
            k.tell("adjusted", {"seat": move[2]})
            if s.coins[int(move[2])] < 0:
                s.coins[int(move[2])] -= int(move[3])
                raise Refused([text("toy-poor")])
        elif move == ("end",):
            k.end({"winners": []})
        else:
            raise Refused([text("refused-not-legal")])

    def check(self, s: Toy) -> list[str]:
        faults = [fault for seat in range(s.seats) for fault in GEOMETRY.faults(s, s.top[seat])]
        held = {card for seat in range(s.seats) for card in s.structure(seat)[1:]}
        if len(s.stack) == 1:
            faults += [f"{CARDS[c].name} is in play but in no structure" for c in s.groups() if c not in held]
        faults += [f"{CARDS[c].name} is still {s.zone[c]}" for c in PLOTS if s.stray(c)]
        faults += [f"seat {q} owes coins" for q in range(s.seats) if s.coins[q] < 0]
        return faults + [f"{CARDS[c].name} has {t} tokens" for c, t in enumerate(s.tokens) if t < 0]

    def secrets(self, s: Toy, seat: int) -> frozenset[int]:
        """The cards in hands and deck that `seat` does not know."""
        hidden = (c for c, zone in enumerate(s.zone) if zone in (HAND, DECK))
        return frozenset(c for c in hidden if not knows(s.known, c, seat))

    def permute(self, s: Toy, seat: int, fixed: frozenset[int], shuffle: Any) -> None:
        """Exchange among each other the cards that `seat` does not know and that are not `fixed`."""
        free = sorted(self.secrets(s, seat) - fixed)
        mixed = list(free)
        shuffle(mixed)
        places = {c: (s.zone[c], s.owner[c], s.known[c]) for c in free}
        for card, other in zip(mixed, free, strict=True):
            s.zone[card], s.owner[card], s.known[card] = places[other]
        swap = dict(zip(free, mixed, strict=True))
        s.deck = [swap.get(c, c) for c in s.deck]


TOY = ToyRules()


class AnyMove:
    """A player who makes any move, whatever it is good for."""

    blind = True

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        return complete(ask.choices[draw(len(ask.choices))], draw)

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        return self.choose(view, ask, draw) if ask.choices else None


PLAYABLE = Game(TOY, cast(Words, None), cast(Pictures, None), {"random": AnyMove}, "")
"""The toy for `bot.trials`, which never shows it to anybody."""


class ToyGuide:
    """How scenarios speak of the toy."""

    rules: Rules = TOY
    resting: tuple[str, ...] = (Turn.name,)
    passing: tuple[Move, ...] = (PASS,)

    def arrange(
        self,
        seats: int,
        play: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        links: Mapping[str, str] | None = None,
        resources: Mapping[int, str] | None = None,
        deck: str = "",
    ) -> Toy:
        """`play`: by seat the groups under its top, each perhaps with puppets ("boxers>poets>monks")."""
        s = Toy(seats)
        s.deck = [NUMBER[name] for name in reversed(deck.split())]
        for card in s.deck:
            s.zone[card] = DECK
        for seat in range(seats):
            GEOMETRY.put_root(s, seat)
            for branch in (play or {}).get(seat, "").split():
                self._hang(s, seat, branch.split(">"))
            for name in (hands or {}).get(seat, "").split():
                s.zone[NUMBER[name]], s.owner[NUMBER[name]] = HAND, seat
                learn(s.known, NUMBER[name], seat)
            for name in (resources or {}).get(seat, "").split():
                s.leave(NUMBER[name], PLAY, seat)
        for plot, group in (links or {}).items():
            s.leave(NUMBER[plot], LINKED)
            s.linked_to[NUMBER[plot]] = NUMBER[group]
            s.links.append(NUMBER[plot])
        for card in range(len(CARDS)):
            s.tokens[card] = int(s.zone[card] == PLAY)
        s.stack = [Turn.new()]
        return s

    def _hang(self, s: Toy, seat: int, names: Sequence[str]) -> None:
        master = s.top[seat]
        for name in names:
            card = NUMBER[name]
            if s.zone[card] != PLAY:
                s.leave(card, PLAY, seat)
                GEOMETRY.attach(s, card, master, GEOMETRY.open_arrows(s, master)[0])
            master = card

    def number(self, word: str) -> int | None:
        return NUMBER.get(word)

    def look(self, s: Toy, subject: Word, fact: str) -> object:
        if subject == "attack":
            attack = s.attack()
            assert attack is not None, "no attack is going on"
            return strength(s, attack) if fact == "strength" else attack[fact]
        if isinstance(subject, int):
            return {"coins": s.coins[subject], "hand": " ".join(CARDS[c].name for c in s.hand(subject))}[fact]
        if subject == "table":
            horizon = "now" if s.horizon == s.seq else "past"
            return {"nwos": " ".join(CARDS[c].name for c in s.nwos), "horizon": horizon}[fact]
        card = NUMBER[subject]
        if fact == "traits":
            return " ".join(name for name in TRAITS if s.traits(card) & mask(name))
        if fact == "exposed":
            return s.known[card] >= EVERYBODY
        if fact == "linked":
            return CARDS[s.linked_to[card]].name if s.linked_to[card] != NOBODY else None
        if fact == "power":
            return s.power(card)
        column: list[Any] = getattr(s, fact)
        return column[card]


GUIDE = ToyGuide()
