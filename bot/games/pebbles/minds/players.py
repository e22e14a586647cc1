"""AI seats: they get the view of their own seat, and choose from what is legal."""

from __future__ import annotations

from bot.engine.moves import Ask, Draw, Move, complete
from bot.games.contract import Player
from bot.games.pebbles.play.turn import Turn
from bot.games.pebbles.see.view import View


class RandomPlayer:
    """Anything that is legal."""

    blind = True

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        """One of the choices, the open ones filled in at random."""
        return complete(ask.choices[draw(len(ask.choices))], draw)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        """Nothing unasked."""
        return None


class TakingPlayer(RandomPlayer):
    """Takes three pebbles whenever it can."""

    blind = False

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        """Three pebbles a turn; the rest at random."""
        return ("take", 3) if ask.frame == Turn.name else super().choose(view, ask, draw)


PLAYERS: dict[str, type[Player]] = {"heuristic": TakingPlayer, "random": RandomPlayer}
