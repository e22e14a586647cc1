"""Rounds and turns (IOP-20 to IOP-23, IOP-27, IOP-29, IOP-42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BAIL,
    BANKER,
    DOG,
    GROUP,
    HORSEMAN,
    RACE_CAR,
    THIMBLE,
    TOP_HAT,
    UTILITY,
)
from bot.games.illuminopoly.play import bank
from bot.games.illuminopoly.play.attacks.artillery import Ransom, Reckoning, demanded, demands_on
from bot.games.illuminopoly.play.attacks.favors import spend_favor
from bot.games.illuminopoly.play.attacks.rebuilding import (
    Rebuilding,
    clear,
    may_clear,
    may_rebuild,
    ruins_taken,
)
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.debts import COURT, owe
from bot.games.illuminopoly.play.holdings import Reorganize, abandon, faults, may_abandon
from bot.games.illuminopoly.play.jail import TRIAL, arrest, free, trial
from bot.games.illuminopoly.play.landing import squeeze, squeezes
from bot.games.illuminopoly.play.losing import Downfall, divest, first_ruined
from bot.games.illuminopoly.play.movement import FRESH, Walk
from bot.games.illuminopoly.play.state import (
    DESTROYED,
    FREE,
    NOBODY,
    Illuminopoly,
    in_order,
    owns,
    set_control,
)
from bot.games.illuminopoly.play.values import rent_due, utility_times
from bot.games.illuminopoly.play.victory import check, general_winner, strongest, win

DOUBLES_TO_JAIL = 3


class Round(Frame):
    """The bottom of the stack: everybody has a turn, from the Chair on; then the city is counted (IOP-20,
    IOP-29)."""

    name = "Round"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if check(k, s):
            return
        fallen = first_ruined(s)
        if fallen != NOBODY:
            k.push(Downfall.name, fallen, NOBODY)
            return
        if not s.round:
            begin_round(s)
        waiting = [q for q in in_order(s, s.first) if q not in s.played]
        if s.new_chair and s.options["new_chair"] == "at-once":
            waiting = []
        if waiting:
            s.played.append(waiting[0])
            Turn.begin(k, waiting[0])
        elif not end_round(k, s):
            begin_round(s)


def begin_round(s: Illuminopoly) -> None:
    """Time passes for what is out of service, and the Chair begins (IOP-20, IOP-63, IOP-A5)."""
    for p, rounds in enumerate(s.outage):
        if rounds or s.linking[p]:
            s.outage[p], s.linking[p], s.dirty = max(0, rounds - 1), max(0, s.linking[p] - 1), 1
    s.round += 1
    s.first, s.played, s.used, s.new_chair = s.chair, [], [], 0


def end_round(k: Kernel, s: Illuminopoly) -> bool:
    """Count the city; whether the next round has begun already or this was the last one."""
    bank.surface(s)
    seat = general_winner(s)
    if seat != NOBODY and s.faction[seat] == HORSEMAN:
        begin_round(s)
        divest(k, s, seat)
        return True
    if seat != NOBODY:
        win(k, s, [seat], "general")
        return True
    if s.options["rounds"] and s.round >= s.options["rounds"]:
        win(k, s, strongest(s), "rounds")
        return True
    k.tell("round", {"number": s.round + 1})
    return False


class Collect(Frame):
    """The rents of a seat; utilities pay what the dice say (IOP-21)."""

    name = "Collect"
    (SEAT,) = registers(1)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if any(GROUP[p] == UTILITY and rent_due(s, p) for p in owns(s, f[cls.SEAT])):
            k.chance()
        else:
            cls._collect(k, s, f, [])

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        cls._collect(k, s, f, dice(int(move[0])))

    @classmethod
    def _collect(cls, k: Kernel, s: Any, f: FrameData, faces: list[int]) -> None:
        seat, total = f[cls.SEAT], 0
        if faces:
            k.tell("meters", {"seat": seat, "dice": faces, "times": utility_times(s, seat)})
        for p in owns(s, seat):
            rent = rent_due(s, p)
            total += sum(faces) * utility_times(s, seat) if rent and GROUP[p] == UTILITY else rent
        bank.mint(s, seat, total)
        if total:
            k.tell("rent", {"seat": seat, "amount": total, "dice": faces})
        k.pop()


class Squeeze(Frame):
    """The Boat squeezes its peasants: dice times $10, and a revolt on doubles (IOP-99)."""

    name = "Squeeze"
    (SEAT,) = registers(1)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        faces = dice(int(move[0]))
        total = sum(faces)
        bank.mint(s, f[cls.SEAT], total * 10)
        lost = 2 if total in (2, 12) else int(faces[0] == faces[1])
        k.tell("squeezed", {"seat": f[cls.SEAT], "dice": faces, "amount": total * 10, "lost": lost})
        Turn.revolt(s, lost)
        k.pop()


class Turn(Hub):
    """One seat's turn.

    Doubles: in a row. Rolled: with how many dice, then the sum. Escape: it rolls to leave Jail. Ruin: what it
    may rebuild instead of moving (`rebuilding.ruins_taken`). Revolt: turns that one will cost. Jailed: it was
    when the turn began.
    """

    name = "Turn"
    without = ("standing",)
    DOUBLES, ROLLED, ESCAPE, RUIN, REVOLT, JAILED = registers(6)
    BEGIN, DEMANDS, RENT, MAIN, ROLL, IMMUNE, MOVED, AGAIN, SQUEEZED, END = steps(
        "start", "demands", "rent", "choose", "roll", "immune", "moved", "choose", "squeezed", "end"
    )

    @classmethod
    def begin(cls, k: Kernel, seat: int) -> None:
        """The turn of `seat`."""
        k.push(cls.name, seat, 0, 2, False, NOBODY, 0, False)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if s.alive[f[cls.SEAT]]:
            super().run(k, s, f)
        else:
            cls.end(k, s, f)

    @classmethod
    def rent(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Everybody collects; a Thimble that owns anything may do something else instead."""
        if s.faction[f[cls.SEAT]] == THIMBLE and owns(s, f[cls.SEAT]):
            cls.choose(k, s, f)
        else:
            f[cls.STEP] = cls.DEMANDS
            k.push(Collect.name, f[cls.SEAT])

    @classmethod
    def demands(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ransoms, decided with the rents in hand (IOP-A1)."""
        f[cls.STEP] = cls.MAIN
        if demands_on(s, f[cls.SEAT]):
            k.push(Ransom.name, f[cls.SEAT])

    @classmethod
    def choose(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask what the seat does; whoever went to Jail in this turn does nothing more."""
        seat = f[cls.SEAT]
        if s.jailed[seat] != FREE and not f[cls.JAILED]:
            f[cls.STEP] = cls.END
        elif f[cls.STEP] == cls.MAIN and s.jailed[seat] >= TRIAL:
            cls._trial(k, s, f)
        else:
            cls.put(k, s, f)

    @classmethod
    def roll(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The dice."""
        k.chance()

    @classmethod
    def immune(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The Dog has not gone to Jail: it moves on, or is visiting."""
        f[cls.STEP] = cls.MOVED
        if not k.returned():
            Walk.begin(k, f[cls.SEAT], f[cls.ROLLED], FRESH)

    @classmethod
    def moved(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """After doubles it moves again, but a demand ends the turn (IOP-A1)."""
        seat = f[cls.SEAT]
        again = f[cls.DOUBLES] and s.jailed[seat] == FREE and not f[cls.ESCAPE] and not demanded(s, seat)
        f[cls.STEP] = cls.AGAIN if again else cls.END

    @classmethod
    def squeezed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The turn goes on where it was."""
        f[cls.STEP] = cls.AGAIN if f[cls.DOUBLES] else cls.MAIN

    @classmethod
    def revolt(cls, s: Any, lost: int) -> None:
        """The turn that is being played will cost `lost` turns."""
        for f in cls.on_stack(s):
            f[cls.REVOLT] = lost

    @classmethod
    def start(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Whose turn it is, and whether it takes place."""
        seat = f[cls.SEAT]
        s.active, s.again[seat] = seat, 0
        f[cls.RUIN], s.rebuild[seat] = s.rebuild[seat], NOBODY
        f[cls.JAILED] = s.jailed[seat] != FREE
        s.turn += 1
        k.tell("turn", {"seat": seat, "turn": s.turn, "round": s.round})
        f[cls.STEP] = cls.RENT
        if s.lost[seat]:
            k.tell("turn-lost", {"seat": seat})
            f[cls.STEP] = cls.END
        elif s.faction[seat] == ARTILLERY:
            f[cls.STEP] = cls.MAIN
            Reckoning.begin(k, seat)
        elif s.faction[seat] == BANKER:
            f[cls.STEP] = cls.MAIN

    @classmethod
    def end(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """One of the turns it loses is over, unless a revolt costs it more."""
        s.lost[f[cls.SEAT]] = f[cls.REVOLT] or max(0, s.lost[f[cls.SEAT]] - 1)
        k.pop()

    @classmethod
    def _trial(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The agents are let go, and new ones move at once, with three dice for the Race Car (IOP-42)."""
        seat = f[cls.SEAT]
        f[cls.ROLLED] = 3 if s.faction[seat] == RACE_CAR else 2
        f[cls.ESCAPE] = f[cls.JAILED] = False
        f[cls.STEP] = cls.ROLL
        trial(k, s, seat)

    # -- what the seat can do

    @classmethod
    def main(cls, s: Any, f: FrameData) -> Sequence[Choice]:
        seat = f[cls.SEAT]
        if f[cls.STEP] == cls.RENT:
            return [("collect",), ("reorganize",)]
        if f[cls.STEP] == cls.AGAIN:
            return [*rolls(s, seat), ("stop",), *squeezes(s, seat)]
        if s.faction[seat] == BANKER:
            return [("end-turn",), *(("revert", p) for p in lost_to_others(s, seat))]
        if faults(s, seat):
            return [("reorganize",), *_rubble(s, seat)]
        if s.jailed[seat] != FREE:
            return cls._in_jail(s, seat)
        found = rolls(s, seat)
        if not s.must_move[seat]:
            found += cls._instead_of_moving(s, seat, f[cls.RUIN])
        return found + cls._besides(s, seat)

    @classmethod
    def _in_jail(cls, s: Any, seat: int) -> list[Choice]:
        found: list[Choice] = rolls(s, seat)
        if s.cash[seat] >= BAIL:
            found.append(("bail",))
        if s.favors[seat] and not s.hard[seat]:
            found.append(("use-favor",))
        return found + cls._rests(s, seat) + cls._besides(s, seat)

    @classmethod
    def _instead_of_moving(cls, s: Any, seat: int, taken: int) -> list[Choice]:
        ruins = (p for p in ruins_taken(taken) if may_rebuild(s, seat, p))
        return [*cls._rests(s, seat), *(("rebuild", p) for p in ruins)]

    @classmethod
    def _rests(cls, s: Any, seat: int) -> list[Choice]:
        """What takes the place of moving, and of trying to leave Jail (IOP-22, IOP-44, IOP-96)."""
        if s.faction[seat] == ARTILLERY:
            return []
        return [("reorganize",), ("collect",)] if s.faction[seat] == TOP_HAT else [("reorganize",)]

    @classmethod
    def _besides(cls, s: Any, seat: int) -> list[Choice]:
        found = [*squeezes(s, seat), *_rubble(s, seat)]
        if s.chair == seat and _books_closed(s) not in s.used:
            found += [("revert", p) for p in lost_to_others(s, seat)]
        return found

    # -- doing it

    @classmethod
    def act(cls, k: Kernel, s: Any, f: FrameData, move: Move) -> None:
        seat, verb = f[cls.SEAT], move[0]
        if f[cls.STEP] == cls.RENT:
            f[cls.STEP] = cls.DEMANDS
            if verb == "collect":
                k.push(Collect.name, seat)
            else:
                Reorganize.begin(k, s, seat, forced=bool(faults(s, seat)))
        elif verb == "roll":
            f[cls.ROLLED], f[cls.ESCAPE], f[cls.STEP] = int(move[1]), s.jailed[seat] != FREE, cls.ROLL
        elif verb in ("stop", "end-turn"):
            f[cls.STEP] = cls.END
        elif verb == "squeeze":
            f[cls.STEP] = cls.SQUEEZED
            squeeze(k, s, seat)
        elif verb in ("bail", "use-favor"):
            free(s, seat)
            f[cls.JAILED] = False
            if verb == "use-favor":
                spend_favor(k, s, seat, "jail")
            else:
                owe(k, seat, BAIL, COURT, "bail")
        elif verb == "clear-rubble":
            clear(k, s, seat, int(move[1]))
        elif verb == "abandon":
            abandon(k, s, seat, int(move[1]))
        elif verb == "revert":
            s.used.append(_books_closed(s))
            set_control(s, int(move[1]), seat)
            k.tell("reverted", {"seat": seat, "property": move[1]})
            f[cls.STEP] = cls.END if s.faction[seat] == BANKER else cls.MAIN
        else:
            f[cls.STEP] = cls.END
            cls._instead(k, s, f, move)

    @classmethod
    def _instead(cls, k: Kernel, s: Any, f: FrameData, move: Move) -> None:
        """What takes the place of the move."""
        seat = f[cls.SEAT]
        if s.jailed[seat] != FREE:
            s.jailed[seat] += 1
        if move[0] == "reorganize":
            Reorganize.begin(k, s, seat, forced=bool(faults(s, seat)))
        elif move[0] == "collect":
            k.push(Collect.name, seat)
        else:
            Rebuilding.begin(k, seat, int(move[1]))

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] != cls.ROLL:
            super().take(k, s, f, seat, move)
            return
        mover, faces = f[cls.SEAT], dice(int(move[0]), f[cls.ROLLED])
        doubles = len(set(faces)) < len(faces)
        k.tell("roll", {"seat": mover, "dice": faces, "doubles": doubles})
        s.must_move[mover], f[cls.STEP], f[cls.ROLLED] = 0, cls.MOVED, sum(faces)
        if f[cls.ESCAPE]:
            cls._jail_roll(k, s, f, doubles)
            return
        f[cls.DOUBLES] = f[cls.DOUBLES] + 1 if doubles else 0
        if f[cls.DOUBLES] < DOUBLES_TO_JAIL:
            Walk.begin(k, mover, f[cls.ROLLED], FRESH)
            return
        f[cls.DOUBLES] = 0
        if s.faction[mover] == DOG:
            f[cls.STEP] = cls.IMMUNE
        arrest(k, s, mover)

    @classmethod
    def _jail_roll(cls, k: Kernel, s: Any, f: FrameData, doubles: bool) -> None:
        seat = f[cls.SEAT]
        if doubles:
            free(s, seat)
            Walk.begin(k, seat, f[cls.ROLLED], FRESH)
            return
        s.jailed[seat] += 1
        if s.jailed[seat] >= TRIAL:
            cls._trial(k, s, f)
        else:
            k.tell("held", {"seat": seat})


def rolls(s: Illuminopoly, seat: int) -> list[Choice]:
    """With how many dice the seat may move (IOP-23)."""
    return [("roll", 2), ("roll", 3)] if s.faction[seat] == RACE_CAR else [("roll", 2)]


def _rubble(s: Illuminopoly, seat: int) -> list[Choice]:
    """What the seat can do about its ruins (IOP-A4)."""
    found: list[Choice] = []
    for p in owns(s, seat):
        if s.status[p] == DESTROYED:
            if may_clear(s, seat, p):
                found.append(("clear-rubble", p))
            if may_abandon(s, seat, p):
                found.append(("abandon", p))
    return found


def lost_to_others(s: Illuminopoly, chair: int) -> list[int]:
    """Mortgaged properties that the Chair could have back for nothing (IOP-15)."""
    return [p for p, mortgaged in enumerate(s.mortgaged) if mortgaged and s.control[p] != chair]


def _books_closed(s: Illuminopoly) -> str:
    """The mark that the Chair has taken a property back in this turn."""
    return f"revert-{s.turn}"
