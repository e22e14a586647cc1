"""Dice, lots and votes of an election; naming a vice-president (ELE-06, ELE-09, ELE-10, ELE-12)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Stream, dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import HOST, LAPSE, Choice, Move, Refused, text
from bot.engine.structure import NOBODY
from bot.games.inwo.play import hands
from bot.games.inwo.play.election import office
from bot.games.inwo.play.state import Inwo

ABSTAIN: Move = ("abstain",)


class RollOff(Frame):
    """Dice or a lot decide between several; pops the one. Why: what for. Items: between what. Shown: their
    faces, told with the dice. Whose: the face of whom that is decided for, NOBODY: for all."""

    name = "roll-off"
    added = (NOBODY,)
    WHY, ITEMS, SHOWN, WHOSE = registers(4)

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
        told = {"why": f[cls.WHY], "faces": list(shown), "rolls": rolls, "host": f[cls.WHOSE]}
        k.tell("rolled-off", told)
        best = [n for n, roll in enumerate(rolls) if roll == max(rolls)]
        f[cls.ITEMS], f[cls.SHOWN] = [items[n] for n in best], [shown[n] for n in best]


class Vote(Frame):
    """The room votes between tied tickets; pops the tickets with most votes (ELE-10).

    Tickets: which. Faces: their candidates. Votes: [seat, ticket], NOBODY for no ticket. Room: the votes of
    all others, by ticket. Poll: the number of the poll that is open to everybody; 0: it is over, or there is
    none.
    """

    name = "vote"
    without = ("standing",)
    TICKETS, FACES, VOTES, ROOM, POLL = registers(5)
    ASK, COUNT = steps("ask", "count")

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, tickets: Sequence[int], faces: Sequence[int]) -> None:
        """The poll has the number of the move that brought it about."""
        k.push(cls.name, list(tickets), list(faces), [], [0] * len(tickets), s.seq)

    @classmethod
    def poll(cls, f: FrameData) -> int:
        """The number of the poll that is open, or 0."""
        return int(f[cls.POLL])

    @classmethod
    def between(cls, f: FrameData) -> tuple[int, ...]:
        """The tickets that are tied."""
        return tuple(f[cls.TICKETS])

    @classmethod
    def missing(cls, s: Inwo, f: FrameData) -> list[int]:
        """The seats that have not voted."""
        voted = {seat for seat, _ in f[cls.VOTES]}
        return [seat for seat in s.living(s.active) if seat not in voted]

    @classmethod
    def ask(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """All seats, and everybody else as long as the poll is open."""
        todo = [*cls.missing(s, f), *([HOST] if f[cls.POLL] else [])]
        if todo:
            k.ask(*todo)
        else:
            f[cls.STEP] = cls.COUNT

    @classmethod
    def count(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Most votes win; there may be several tickets that have them."""
        own = [ticket for _, ticket in f[cls.VOTES]]
        counts = [own.count(n) + room for n, room in zip(f[cls.TICKETS], f[cls.ROOM], strict=True)]
        k.reveal()
        k.tell("votes-counted", {"faces": list(f[cls.FACES]), "votes": counts, "room": sum(f[cls.ROOM])})
        best = [n for n, count in zip(f[cls.TICKETS], counts, strict=True) if count == max(counts)]
        k.pop(best)

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [LAPSE] if seat == HOST else [*(("vote", face) for face in f[cls.FACES]), ABSTAIN]

    @classmethod
    def default(cls, s: Inwo, f: FrameData, seat: int) -> Move:
        """Whose time is up has not voted."""
        return ABSTAIN

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        k.quiet()
        if move == LAPSE:
            f[cls.POLL] = 0
            return
        ticket = NOBODY if move == ABSTAIN else f[cls.TICKETS][f[cls.FACES].index(int(move[1]))]
        f[cls.VOTES].append([seat, ticket])
        if ticket != NOBODY:
            k.tell("voted", {"seat": seat})

    @classmethod
    def polled(cls, k: Kernel, s: Inwo, move: Move) -> None:
        """The poll is over: who sits here and has voted counts once, who plays no more like everybody else.

        Raises Refused while there is none, and for votes that cannot be.
        """
        f = cls.find(s)
        if f is None or not f[cls.POLL]:
            raise Refused([text("refused-host")])
        tickets = f[cls.TICKETS]
        given = [int(value) for value in move[1:]]
        room, own = given[: len(tickets)], given[len(tickets) :]
        pairs = list(zip(own[::2], own[1::2], strict=False))
        sound = all(0 <= seat < s.seats and 0 <= answer < len(tickets) for seat, answer in pairs)
        if len(room) < len(tickets) or min(room) < 0 or not sound or len(own) % 2:
            raise Refused([text("refused-host")])
        missing = cls.missing(s, f)
        for seat, answer in pairs:
            if not s.alive[seat]:
                room[answer] += 1
            elif seat in missing:
                f[cls.VOTES].append([seat, tickets[answer]])
        f[cls.ROOM], f[cls.POLL], f[cls.STEP] = room, 0, cls.COUNT


class NameVice(Frame):
    """A vice-president is named; again, as long as one is due (ELE-12)."""

    name = "name-vice"
    without = ("standing",)

    @classmethod
    def begin(cls, k: Kernel, s: Inwo) -> bool:
        """See to the offices; whether somebody has something to do for that now. A president who lies there
        may be returned to play before anybody follows them."""
        if office.lies(s) and hands.leave(k, s):
            return True
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
