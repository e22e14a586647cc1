"""The rules of Pebbles as the house uses them: options, frames, host moves, checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.kernel import Frame, GameInfo, Kernel, OptionSpec
from bot.engine.moves import Move, Refused, Text, text
from bot.games.kit.hosting import host
from bot.games.kit.kinds import kinds_in
from bot.games.kit.permuting import hidden_piles, mix
from bot.games.pebbles.play.state import STONES, Pebbles
from bot.games.pebbles.play.turn import Deal, Turn
from bot.games.pebbles.say.words import WORDS
from bot.games.pebbles.see.view import View, project


class PebbleRules:
    """Pebbles: everything that the house asks of the rules of a game (bot.engine.kernel.Rules)."""

    kinds: Mapping[str, type[Frame]] = kinds_in("bot.games.pebbles.play")
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

    def why_not(self, s: Pebbles, seat: int, move: Move) -> list[Text]:
        """Why a move that is not offered may not be made."""
        return WORDS.why_not(s, seat, move)

    def host(self, k: Kernel, s: Pebbles, move: Move) -> None:
        """Moves of the table: a correction, the end, a player who leaves. Raises Refused for all others."""
        host(k, s, move, leave=self._leave, end=self._end, adjust=self._adjust)

    def _leave(self, k: Kernel, s: Pebbles, seat: int) -> None:
        s.alive[seat] = 0
        s.raid = []
        s.stack[:] = [Turn.new(step=Turn.OVER)]

    def _end(self, k: Kernel, s: Pebbles) -> None:
        k.end({"winners": [], "how": []})

    def _adjust(self, k: Kernel, s: Pebbles, move: Move) -> None:
        if len(move) != 3 or move[0] != "pebbles" or not 0 <= int(move[1]) < s.seats:
            raise Refused([text("pebbles-no-such-correction")])
        s.pebbles[int(move[1])] = int(move[2])
        k.tell("adjusted", {"who": move[1], "count": move[2]})

    def check(self, s: Pebbles) -> list[str]:
        """Every broken invariant: stones are in one place each, no pile is below nothing."""
        stones = [*s.bag, *(stone for hand in s.hands for stone in hand)]
        faults = [] if s.pile >= 0 else ["the pile is below nothing"]
        return faults if len(set(stones)) == len(stones) <= STONES else [*faults, "a stone is there twice"]

    def secrets(self, s: Pebbles, seat: int) -> frozenset[int]:
        """The stones that `seat` cannot know: none once the end has shown them."""
        if s.result is not None:
            return frozenset()
        return frozenset(stone for pile in hidden_piles(s.bag, s.hands, seat) for stone in pile)

    def permute(
        self, s: Pebbles, seat: int, fixed: frozenset[int], shuffle: Callable[[list[int]], None]
    ) -> None:
        """Mix what `seat` cannot know: the leak test plays on from there and may see no difference."""
        mix(hidden_piles(s.bag, s.hands, seat), lambda stone: stone not in fixed, shuffle)


RULES = PebbleRules()
