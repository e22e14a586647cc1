"""The ends of games with elections, the last turn, and a card that leans both ways (ELE-01, 20, 21)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.modifiers import REPLACE
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.decks.campaign import CYNICAL, HUNGRILY, NO, SHORT
from bot.games.inwo.play import terms
from bot.games.inwo.play.election import office
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.winning import finish

LEANS = "candidate_clinton", "lyndon_larouche"
"""Calls of cards for which a die is rolled as a turn begins."""
LOW = 3
"""The faces of a die up to this make the one Liberal, and keep the other's token away."""


def rounds_held(s: Inwo) -> bool:
    """Whether there is an election after each full round (ELE-02)."""
    return s.options["elections"] not in (NO, CYNICAL) and not s.republic["last"]


def is_round_over(s: Inwo) -> bool:
    """Whether the turn that ends now is the last one of its round."""
    first, after = s.republic["first"], s.following(s.active)
    return bool((after - first) % s.seats <= (s.active - first) % s.seats)


def ended(k: Kernel, s: Inwo) -> bool:
    """Whether a short variant is over: then whoever controls the president has won (ELE-20, ELE-21)."""
    r, kind = s.republic, s.options["elections"]
    if kind not in SHORT or r["held"] < s.options["election_rounds"]:
        return False
    if kind == HUNGRILY and not r["last"]:
        r["last"], r["calling"] = True, list(s.living(r["first"]))
        k.tell("last-round-began", {})
        return False
    if [seat for seat in r["calling"] if s.alive[seat]]:
        return False
    winner, loser = office.holder(s, r["president"]), office.holder(s, r["vice"])
    k.tell("last-election", {"winner": winner, "loser": NOBODY if loser == winner else loser})
    finish(k, s, [winner] if winner != NOBODY else [], {winner: "president"})
    return True


class Calling(Frame):
    """Whoever controls the president calls who takes a turn in the last round; the controller of the
    vice-president may refuse, unless nobody else is left (ELE-21). Called: who has been called. Refused: who
    did not come this time."""

    name = "calling"
    without = ("standing",)
    CALLED, REFUSED = registers(2)
    CALL, ANSWER, GO = steps("call", "answer", "go")

    @classmethod
    def begin(cls, k: Kernel, s: Inwo) -> None:
        """Who is next, if this is the last round."""
        if s.republic["last"]:
            k.push(cls.name, NOBODY, [])

    @classmethod
    def _left(cls, s: Inwo, f: FrameData) -> list[int]:
        waiting = [seat for seat in s.living(s.republic["first"]) if seat in s.republic["calling"]]
        return [seat for seat in waiting if seat not in f[cls.REFUSED]]

    @classmethod
    def call(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The first turn is the president's controller's; then that player calls."""
        left = cls._left(s, f)
        caller = office.holder(s, s.republic["president"])
        started = s.republic.get("begun") or f[cls.REFUSED]
        if not started and caller in left:
            f[cls.CALLED], f[cls.STEP] = caller, cls.GO
        elif caller == NOBODY or len(left) < 2:
            f[cls.CALLED], f[cls.STEP] = left[0], cls.GO
        else:
            k.ask(caller)

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Whoever controls the vice-president may refuse."""
        vice = office.holder(s, s.republic["vice"])
        if vice == f[cls.CALLED] and len(cls._left(s, f)) > 1:
            k.ask(f[cls.CALLED])
        else:
            f[cls.STEP] = cls.GO

    @classmethod
    def go(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The turn begins."""
        s.active, s.republic["begun"] = f[cls.CALLED], True
        s.republic["calling"] = [seat for seat in s.republic["calling"] if seat != s.active]
        k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.CALL:
            return [("call", other) for other in cls._left(s, f)]
        return [("come",), ("refuse",)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "call":
            f[cls.CALLED], f[cls.STEP] = int(move[1]), cls.ANSWER
            k.tell("called", {"seat": seat, "other": f[cls.CALLED]})
        elif move[0] == "refuse":
            f[cls.REFUSED].append(seat)
            f[cls.STEP] = cls.CALL
            k.tell("call-refused", {"seat": seat})
        else:
            f[cls.STEP] = cls.GO


class Leaning(Frame):
    """A die says whether a card is Liberal, or has no token, this time (ELE-01). Register: the card."""

    name = "leaning"
    (CARD,) = registers(1)

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, begins: bool = False) -> None:
        """Roll for those on the table, where there are elections; some only as their player's turn begins."""
        for card in s.everywhere() if s.options["elections"] != NO else ():
            called = calls(s, card)
            if called == "candidate_clinton" or (called and s.owner[card] == s.active and begins):
                k.push(cls.name, card)

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        card, (face,) = f[cls.CARD], dice(int(move[0]), 1)
        k.pop()
        low, called = face <= LOW, calls(s, card)
        k.tell("leans", {"face": s.face[card], "roll": face, "low": int(low), "call": called})
        if called == "lyndon_larouche":
            s.used += [f"no-token:{card}"] * low
            s.doubt()
            return
        s.changes = [change for change in s.changes if (change[1], change[4]) != (card, card)]
        if low:
            s.changes.append([s.stamp, card, REPLACE, mask(("liberal",)), card, terms.TURN])
        s.touch()


def calls(s: Inwo, card: int) -> str:
    """The word of the card's own die; '' for most cards."""
    called = (params["name"] for params in EFFECTS.said(s.face[card], "call"))
    return next((name for name in called if name in LEANS), "")
