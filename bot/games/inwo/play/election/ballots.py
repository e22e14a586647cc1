"""Dice, lots and votes of an election; naming a vice-president (ELE-06, ELE-09, ELE-10, ELE-12)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Stream, dice
from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.inwo.play.election import office
from bot.games.inwo.play.state import Inwo


class RollOff(Frame):
    """Dice or a lot decide between several; pops the one. Why: what for. Items: between what. Shown: their
    faces, told with the dice."""

    name = "roll-off"
    WHY, ITEMS, SHOWN = registers(3)

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if len(f[cls.ITEMS]) == 1:
            k.pop(f[cls.ITEMS][0])
        else:
            k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        items, shown, value = f[cls.ITEMS], f[cls.SHOWN], int(move[0])
        if f[cls.WHY] == "mate":
            f[cls.ITEMS] = [items[Stream(value).below(len(items))]]
            return
        faces = dice(value, 2 * len(items))
        rolls = [faces[2 * n] + faces[2 * n + 1] for n in range(len(items))]
        k.tell("rolled-off", {"why": f[cls.WHY], "faces": list(shown), "rolls": rolls})
        best = [n for n, roll in enumerate(rolls) if roll == max(rolls)]
        f[cls.ITEMS], f[cls.SHOWN] = [items[n] for n in best], [shown[n] for n in best]


class Vote(Frame):
    """The room votes between tied tickets; pops the tickets with most votes (ELE-10). Tickets: which. Faces:
    their candidates. Votes: [seat, ticket]. Asked: all who may vote."""

    name = "vote"
    TICKETS, FACES, VOTES = registers(3)

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        voted = {seat for seat, _ in f[cls.VOTES]}
        todo = [seat for seat in s.living(s.active) if seat not in voted]
        if todo:
            k.ask(*todo)
            return
        counts = [sum(ticket == n for _, ticket in f[cls.VOTES]) for n in f[cls.TICKETS]]
        k.reveal()
        k.tell("votes-counted", {"faces": list(f[cls.FACES]), "votes": counts})
        best = [n for n, count in zip(f[cls.TICKETS], counts, strict=True) if count == max(counts)]
        k.pop(best)

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("vote", face) for face in f[cls.FACES]]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        f[cls.VOTES].append([seat, f[cls.TICKETS][f[cls.FACES].index(int(move[1]))]])
        k.quiet()
        k.tell("voted", {"seat": seat})


class NameVice(Frame):
    """A vice-president is named; again, as long as one is due (ELE-12)."""

    name = "name-vice"

    @classmethod
    def begin(cls, k: Kernel, s: Inwo) -> bool:
        """See to the offices; whether somebody has to name a vice-president now."""
        if not office.due(k, s):
            return False
        k.push(cls.name)
        return True

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if office.due(k, s):
            k.ask(office.namer(s))
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("name-vice", card) for card in office.successors(s)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        office.name_vice(k, s, int(move[1]))
