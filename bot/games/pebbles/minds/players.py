"""AI seats: they get the view of their own seat, and choose from what is legal."""

from __future__ import annotations

from bot.engine.moves import Ask, Draw, Move, complete
from bot.games.contract import Player
from bot.games.kit.players import HeuristicPlayer, Mind
from bot.games.pebbles.play.turn import Turn
from bot.games.pebbles.see.view import View


class RandomPlayer:
    """Anything that is legal."""

    blind = True

    def choose(self, view: View | None, ask: Ask, draw: Draw) -> Move:
        """One of the choices, the open ones filled in at random."""
        return complete(ask.choices[draw(len(ask.choices))], draw)

    def volunteer(self, view: View | None, ask: Ask, draw: Draw) -> Move | None:
        """Nothing unasked."""
        return None


MIND = Mind()


@MIND.answer(Turn)
def take_three(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Three pebbles whenever it can."""
    return ("take", 3)


class TakingPlayer(HeuristicPlayer):
    """Takes three pebbles a turn, and answers the rest at random."""

    mind = MIND


PLAYERS: dict[str, type[Player]] = {"heuristic": TakingPlayer, "random": RandomPlayer}
