"""Victory is claimed: everybody may do what can be done at any time to stop it or to protect it (INW-033,
INW-034)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.choices import Choices
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.games.inwo.play import hands
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.open import FREELY, Way
from bot.games.inwo.play.uses.printed import ACT, PLAY
from bot.games.inwo.play.uses.using import Using
from bot.games.inwo.play.winning import CONTEST, Knock


class Contest(Holding):
    """All are waited for who hold Plots or have tokens."""

    name = CONTEST
    without = ("standing",)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [q for q in s.living(s.active) if s.plots[q] or any(s.tokens[c] for c in s.structure(q))]

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        """The newest claim, and how many there are."""
        claims = Knock.claims(s)
        return {**dict(zip(("seat", "purpose", "card"), claims[-1], strict=True)), "most": len(claims)}

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return move[0] in (PLAY, ACT)

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return Choices((), FREELY, s, seat)

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] in (PLAY, ACT):
            Using.begin(k, s, seat, Way(str(move[0]), int(move[1]), int(move[2])))
        else:
            hands.take(k, s, seat, move)

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        k.pop()
