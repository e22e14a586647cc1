"""Resources that lie unseen under a card, of no use and out of everybody's reach (Warehouse 23, EVL-14)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.events import Window
from bot.engine.frames import FrameData, fields, registers
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.engine.zones import learn, publish
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.numbers import passives
from bot.games.inwo.play.state import DEAD, GONE, GROUPS, RESOURCE, UNDER, Inwo

UNPACK, STORE = "unpack", "store"


def warehouse(s: Inwo, seat: int) -> int:
    """The card of `seat` under which a Resource may be laid, or NOBODY."""
    found = (x.card for x in passives(s, "call") if x.params["name"] == "warehouse_23" and x.seat == seat)
    return next(found, NOBODY)


def stored(s: Inwo, seat: int) -> list[int]:
    """The Resources of `seat` that lie unseen."""
    able = [(host, card) for host, card in s.notes if s.zone[host] == RESOURCE and s.zone[card] == UNDER]
    return [card for host, card in able if s.owner[host] == seat == s.owner[card]]


def is_second(s: Inwo, seat: int, card: int) -> bool:
    """Whether a Resource may not lie in play before `seat`, for there is or was one that rules it out."""
    face = s.face[card]
    alone = EFFECTS.LINK[face].get("one") == "player"
    own = s.resources[seat] if seat != NOBODY else ()
    return face in s.seen or (alone and any(s.face[c] == face for c in own if c != card))


def twins(s: Inwo, card: int) -> list[int]:
    """The copies of a Unique Resource that are in play."""
    if "unique" not in FACES.TAGS[s.face[card]]:
        return []
    return [c for pile in s.resources for c in pile if s.face[c] == s.face[card] and s.zone[c] == RESOURCE]


def store(k: Kernel, s: Inwo, seat: int, card: int) -> None:
    """A Resource of the hand comes into play unseen: it is one of those that the hand held."""
    host = warehouse(s, seat)
    s.blur(seat, seat)
    s.move(card, UNDER, seat)
    s.notes.append([host, card])
    told = {"seat": seat, "by": s.face[host]}
    k.tell("resource-stored", told, {seat: {**told, "face": s.face[card]}})


def unpack(k: Kernel, s: Inwo, card: int) -> None:
    """It is shown and stays so, with the token that it may have got; or it is lost, if in the meantime
    another has become the only one there can be."""
    seat = s.owner[card]
    s.notes = [note for note in s.notes if note[1] != card]
    k.reveal()
    if is_second(s, seat, card):
        s.discard(card)
        k.tell("card-discarded", {"seat": seat, "face": s.face[card]})
        return
    tokens = s.tokens[card]
    s.into_play(card, seat)
    s.tokens[card] = tokens
    k.tell("resource-shown", {"seat": seat, "face": s.face[card]})


def settle_stored(k: Kernel, s: Inwo) -> None:
    """What lies under a card goes where that goes: to whoever has it now, unseen, or out of play with it."""
    for host, card in [note for note in s.notes if s.zone[note[1]] == UNDER]:
        seat, zone = s.owner[host], s.zone[host]
        if zone == RESOURCE:
            if seat != s.owner[card]:
                s.move(card, UNDER, seat)
                learn(s.known, card, seat)
                told = {"seat": seat, "by": s.face[host]}
                k.tell("resource-stored", told, {seat: {**told, "face": s.face[card]}})
            continue
        s.notes.remove([host, card])
        s.tokens[card] = []
        if zone in (DEAD, GONE):
            publish(s.known, card)
            s.move(card, zone, seat)
        elif zone == GROUPS:
            s.move(card, GROUPS, seat)
            learn(s.known, card, seat)
        else:
            s.discard(card)
        seen = {} if zone == GROUPS else {"face": s.face[card]}
        k.tell("resource-lost", {"seat": seat, "by": s.face[host], "hand": int(zone == GROUPS), **seen})


class Originals(Window):
    """A Unique Resource is about to come into play. Whoever has Resources that nobody sees may show that it
    is there already; all of them are asked, whatever these are. Registers: who plays it, the card."""

    name = "originals"
    without = ("standing",)
    SEAT, CARD = registers(2)
    shows = fields(card=CARD, seat=SEAT)

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, seat: int, card: int) -> None:
        """Ask, if there is anybody to ask."""
        if "unique" in FACES.TAGS[s.face[card]]:
            cls.call(k, seat, card)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        if s.face[f[cls.CARD]] in s.seen:
            return ()
        return [seat for seat in s.living(f[cls.SEAT]) if seat != f[cls.SEAT] and stored(s, seat)]

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [(UNPACK, card) for card in stored(s, seat)]

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        unpack(k, s, int(move[1]))
