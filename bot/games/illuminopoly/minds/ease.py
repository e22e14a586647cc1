"""Decisions of Illuminopoly in few clicks (`contract.Ease`): what one usually does, and what is in vain."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Ask, Choice, Move, Open, text
from bot.games.contract import Caution, Ease, Plan
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.say.words import WORDS
from bot.games.illuminopoly.see.view import View

USUAL = (
    "roll", "buy", "take-pot", "rebuild", "walk", "walk-on", "auto", "bail", "use-favor", "pay-flat",
    "collect", "stop", "stop-here", "ride", "takeover", "end-turn", "nothing", "done", "pass",
)  # fmt: skip
"""Verbs by how usual they are."""
ENDING = frozenset(("end-turn", "nothing", "done", "pass", "stop"))
"""Verbs that end something; one of them stands at the end of the row."""
MOST = 4


class IlluminopolyEase(Ease):
    """What the panel of a seat offers first."""

    def first(self, view: View, ask: Ask) -> Sequence[Plan]:
        """The dice, the purchase, the way on; what ends the decision stands last."""
        plain = [move for move in ask.choices if not isinstance(move, Open) and move[0] in USUAL]
        usual = sorted(plain, key=lambda move: USUAL.index(str(move[0])))
        sensible = [move for move in usual if (c := self.caution(view, ask, move)) is None or not c.barren]
        ends = [move for move in sensible if move[0] in ENDING][:1]
        row = [move for move in sensible if move[0] not in ENDING][: MOST - len(ends)]
        return [Plan((1, n), WORDS.label(view, ask, move), (move,)) for n, move in enumerate([*row, *ends])]

    def worth(self, view: View, ask: Ask, choice: Choice) -> float | None:
        """Reorganizing takes the place of a move: it stands last."""
        verb = str((choice.prefix if isinstance(choice, Open) else choice)[0])
        return -1.0 if verb in ("reorganize", "abandon") else 0.0

    def caution(self, view: View, ask: Ask, move: Move) -> Caution | None:
        """Rents instead of a move, where nothing pays any."""
        if ask.frame != Turn.name or ask.step != Turn.MAIN or move != ("collect",):
            return None
        rents = sum(view.properties[p].rent for p in view.seats[ask.seat].properties)
        return None if rents else Caution(text("iop-caution-collect"), barren=True)


EASE = IlluminopolyEase()
