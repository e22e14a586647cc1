"""Where Groups hang, and what becomes of those without room (INW-045, 115, 116, 171, 173)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.play.errands.spending import ACTED, spend
from bot.games.inwo.play.known import reckoned
from bot.games.inwo.play.state import GEOMETRY, HELD, JARRED, Inwo, tell_moved
from bot.games.power.placing import MOVE, Moving, Placing, Rearranging, places

TAKEOVER, CAPTURE = "takeover", "capture"


def masters(s: Inwo, seat: int) -> list[int]:
    """The cards of a structure that may control more Groups: no head in a jar can."""
    return [card for card in s.structure(seat) if not s.marks[card] & JARRED]


@reckoned
def has_room(s: Inwo, seat: int) -> bool:
    """Whether a Group could be hung anywhere in the structure of `seat`."""
    return bool(places(s, masters(s, seat)))


class Place(Placing):
    """Why: takeover, capture or move."""

    without = ("standing",)

    @classmethod
    def lose(cls, k: Kernel, s: Inwo, f: FrameData, card: int) -> Sequence[int]:
        return lose(k, s, s.owner[card], card, f[cls.WHY] == MOVE)

    @classmethod
    def placed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        seat, card = f[cls.SEAT], f[cls.CARD]
        told = {"seat": seat, "face": s.face[card], "master": s.face[s.master[card]], "why": f[cls.WHY]}
        k.tell("group-placed", told)
        s.touch()


def lose(k: Kernel, s: Inwo, seat: int, card: int, to_hand: bool) -> list[int]:
    """The branch of `card` leaves the structure of `seat` for its hand or the discards. Gives the branch."""
    lost = s.uproot(card)
    for gone in lost:
        s.drop_links(gone)
        if to_hand:
            s.to_hand(gone, seat)
        else:
            s.discard(gone)
    tell_moved(k, s, "groups-to-hand" if to_hand else "groups-discarded", lost, seat=seat)
    return lost


def hand_over(s: Inwo, card: int, seat: int) -> list[int]:
    """`card` and its branch now belong to `seat`, without tokens (INW-042), but hang nowhere yet."""
    branch = GEOMETRY.subtree(s, card)
    GEOMETRY.detach(s, card)
    for moved in branch:
        s.tokens[moved] = []
        s.into_play(moved, seat)
        for linked in s.links_of(moved):
            if s.kind(linked) == "resource":
                s.move(linked, s.zone[linked], seat)
            elif "fragile" in EFFECTS.LINK[s.face[linked]]:
                s.discard(linked)
                s.cut(linked)
    return branch


class MoveGroup(Moving):
    """For a token (INW-171). Place: where it goes. Cost: the cards that could pay."""

    without = ("standing", "mind")
    PLACE, COST = registers(2)
    PAY, ACTED = steps("pay", "acted")
    placing = Place

    @classmethod
    def begin(cls, k: Kernel, seat: int, card: int) -> None:
        """Let `seat` choose another arrow for `card`."""
        k.push(cls.name, seat, card, [], [])

    @classmethod
    def pay(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask whose token is spent, if there is a choice."""
        if len(f[cls.COST]) > 1:
            k.ask(f[cls.SEAT])
        else:
            cls._spend(k, s, f, f[cls.COST][0])

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        card = f[cls.CARD]
        if f[cls.STEP] == cls.PAY:
            return [("pay", payer) for payer in f[cls.COST]]
        found = [place for place in places(s, masters(s, seat), card) if payers(s, seat, card, place[0])]
        return [("stay",), *(("place", master, side) for master, side in found)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "stay":
            k.pop()
        elif move[0] == "pay":
            cls._spend(k, s, f, int(move[1]))
        else:
            f[cls.PLACE] = [int(move[1]), int(move[2])]
            f[cls.COST] = payers(s, seat, f[cls.CARD], int(move[1]))
            f[cls.STEP] = cls.PAY

    @classmethod
    def _spend(cls, k: Kernel, s: Inwo, f: FrameData, payer: int) -> None:
        f[cls.STEP] = cls.ACTED
        spend(k, s, f[cls.SEAT], payer, MOVE, f[cls.CARD])

    @classmethod
    def acted(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It goes there, unless the action was cancelled."""
        seat, card = f[cls.SEAT], f[cls.CARD]
        done, place = k.returned() == ACTED, tuple(f[cls.PLACE])
        s.ret = None
        if done and s.owner[card] == seat and place in places(s, masters(s, seat), card):
            cls.go(k, s, f, *place)
        else:
            k.pop()


def givable(s: Inwo, seat: int, other: int) -> list[int]:
    """The Groups of `seat` that could move to an open arrow of `other` now, and be paid for (INW-172)."""
    if not has_room(s, other):
        return []
    paid = any(s.tokens[card] for card in (*masters(s, other), s.illuminati[seat]))
    return [card for card in s.held(seat) if paid or s.tokens[card] or s.tokens[s.master[card]]]


class Given(Frame):
    """A Group moves with its branch to another player, who says whose token is spent: of the Group, its new
    master or their Illuminati; or, if none of these has one, of its old master or Illuminati (INW-172).
    Registers: who gets it, the card; whose token it was."""

    name = "given"
    without = ("standing", "mind")
    SEAT, CARD, PAYER = registers(3)
    PAY, ACTED = steps("pay", "acted")
    owner, shows = SEAT, fields(card=CARD)

    @classmethod
    def begin(cls, k: Kernel, seat: int, card: int) -> None:
        """Let `card` go to `seat`."""
        k.push(cls.name, seat, card, NOBODY)

    @classmethod
    def _cost(cls, s: Inwo, f: FrameData) -> list[int]:
        """The cards that could pay, as long as the Group can move."""
        seat, card = f[cls.SEAT], f[cls.CARD]
        giver, able = s.owner[card], masters(s, seat)
        if s.zone[card] != HELD or giver == seat or card not in givable(s, giver, seat):
            return []
        free = {s.illuminati[seat], *(master for master, _ in places(s, able))}
        near = [c for c in (card, *(m for m in able if m in free)) if s.tokens[c]]
        return near or [c for c in dict.fromkeys((s.master[card], s.illuminati[giver])) if s.tokens[c]]

    @classmethod
    def pay(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask whose token is spent, if there is a choice."""
        able = cls._cost(s, f)
        if len(able) > 1:
            k.ask(f[cls.SEAT])
        elif able:
            cls._spend(k, s, f, able[0])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("pay", payer) for payer in cls._cost(s, f)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        cls._spend(k, s, f, int(move[1]))

    @classmethod
    def _spend(cls, k: Kernel, s: Inwo, f: FrameData, payer: int) -> None:
        f[cls.PAYER], f[cls.STEP] = payer, cls.ACTED
        spend(k, s, s.owner[payer], payer, MOVE, f[cls.CARD])

    @classmethod
    def acted(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It goes there, unless the action was cancelled; the branch keeps all other tokens, and goes with
        what is linked to it."""
        seat, card, payer, done = f[cls.SEAT], f[cls.CARD], f[cls.PAYER], k.returned() == ACTED
        s.ret = None
        if not done or s.zone[card] != HELD or not has_room(s, seat):
            k.pop()
            return
        able = masters(s, seat)
        below = [payer] if payer in able and payer != s.illuminati[seat] else able
        kept = {moved: s.tokens[moved] for moved in GEOMETRY.subtree(s, card)}
        for moved in hand_over(s, card, seat):
            s.tokens[moved] = kept[moved]
        k.pop()
        Place.begin(k, seat, card, below, MOVE)


class Shift(Moving):
    """For nothing, as a card allows it, in whosever structure."""

    name = "shift"
    without = ("standing",)
    placing = Place

    @classmethod
    def choose(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask, if there is another arrow."""
        if cls.options(s, f, f[cls.SEAT]):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        found = places(s, masters(s, s.owner[f[cls.CARD]]), f[cls.CARD])
        return [("place", master, side) for master, side in found]


class Reorganize(Rearranging):
    """The whole structure, as its owner likes."""

    without = ("standing",)

    moving = Shift

    @classmethod
    def lose(cls, k: Kernel, s: Inwo, f: FrameData, card: int) -> None:
        lose(k, s, f[cls.SEAT], card, True)

    @classmethod
    def changed(cls, s: Inwo) -> None:
        s.touch()


def payers(s: Inwo, seat: int, card: int, master: int) -> list[int]:
    """Whose token may pay for moving `card` to `master`: its own, its masters', the Illuminati's."""
    able = dict.fromkeys((card, s.master[card], master, s.illuminati[seat]))
    return [payer for payer in able if s.tokens[payer]]


def movable(s: Inwo, seat: int) -> list[int]:
    """The Groups of a seat that somebody could pay for moving, and for which another place exists."""
    own = s.structure(seat)
    if not any(s.tokens[card] for card in own):
        return []
    paid = (card for card in own[1:] for master, _ in places(s, own, card) if payers(s, seat, card, master))
    return list(dict.fromkeys(paid))
