"""The rules of Pebbles as the house uses them: options, frames, host moves, checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.kernel import Frame, GameInfo, Kernel, OptionSpec
from bot.engine.moves import Ask, Choice, Move, Refused, Text, text
from bot.games.pebbles.play.guess import Guess
from bot.games.pebbles.play.raid import Answer, Raid
from bot.games.pebbles.play.state import STONES, Pebbles
from bot.games.pebbles.play.turn import Deal, Turn
from bot.games.pebbles.say.words import WORDS
from bot.games.pebbles.see.view import View, project

FRAMES: tuple[type[Frame], ...] = (Deal, Turn, Raid, Answer, Guess)


class PebbleRules:
    """Pebbles: everything that the house asks of the rules of a game (bot.engine.kernel.Rules)."""

    kinds: Mapping[str, type[Frame]] = {frame.name: frame for frame in FRAMES}
    state = Pebbles

    def __init__(self, version: str = "1") -> None:
        self.info = GameInfo("pebbles", version, 2, 4, (OptionSpec("pile", 30, (10, 30, 60, 4000)),))

    def setup(self, seats: int, options: Mapping[str, Any]) -> Pebbles:
        """A state whose first frame deals."""
        s = Pebbles(seats, options)
        s.stack.append(Deal.new())
        return s

    def view(self, s: Pebbles, seat: int | None) -> View:
        """What `seat` may know."""
        return project(s, seat)

    def describe(self, view: View, ask: Ask, choice: Choice) -> Text:
        """The label of a choice."""
        return WORDS.label(view, ask, choice)

    def why_not(self, s: Pebbles, seat: int, move: Move) -> list[Text]:
        """Why a move that is not offered may not be made."""
        return WORDS.why_not(s, seat, move)

    def host(self, k: Kernel, s: Pebbles, move: Move) -> None:
        """Moves of the table: a correction, the end, a player who leaves. Raises Refused for all others."""
        if move[0] == "adjust" and move[1] == "pebbles" and 0 <= int(move[2]) < s.seats:
            s.pebbles[int(move[2])] = int(move[3])
            k.tell("adjusted", {"who": move[2], "count": move[3]})
        elif move[0] == "end":
            k.end({"winners": [], "how": []})
        elif move[0] == "leave":
            s.alive[int(move[1])] = 0
            s.raid = []
            s.stack[:] = [Turn.new(step=Turn.OVER)]
        else:
            raise Refused([text("pebbles-no-such-correction")])

    def check(self, s: Pebbles) -> list[str]:
        """Every broken invariant: stones are in one place each, no pile is below nothing."""
        stones = [*s.bag, *(stone for hand in s.hands for stone in hand)]
        faults = [] if s.pile >= 0 else ["the pile is below nothing"]
        return faults if len(set(stones)) == len(stones) <= STONES else [*faults, "a stone is there twice"]

    def secrets(self, s: Pebbles, seat: int) -> frozenset[int]:
        """The stones that `seat` cannot know: none once the end has shown them."""
        if s.result is not None:
            return frozenset()
        return frozenset(stone for pile in self._hidden(s, seat) for stone in pile)

    def permute(
        self, s: Pebbles, seat: int, fixed: frozenset[int], shuffle: Callable[[list[int]], None]
    ) -> None:
        """Mix what `seat` cannot know: the leak test plays on from there and may see no difference."""
        slots = [
            (pile, n) for pile in self._hidden(s, seat) for n, stone in enumerate(pile) if stone not in fixed
        ]
        stones = [pile[n] for pile, n in slots]
        shuffle(stones)
        for (pile, n), stone in zip(slots, stones, strict=True):
            pile[n] = stone

    def _hidden(self, s: Pebbles, seat: int) -> list[list[int]]:
        return [s.bag, *(hand for q, hand in enumerate(s.hands) if q != seat)]


RULES = PebbleRules()
