"""Gifts and trades: cards of the hand at any time, Resources and Groups in the main part of a turn (INW-172
to INW-176)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.engine.choices import Alike
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Draw, Move, Open, Text, text, verb_of
from bot.engine.zones import EVERYBODY, knows, learn
from bot.games.inwo.play.hands import Shed, happen
from bot.games.inwo.play.links import kept
from bot.games.inwo.play.placing import Given, givable
from bot.games.inwo.play.stash import apart
from bot.games.inwo.play.state import HANDS, HELD, RESOURCE, Inwo
from bot.games.inwo.play.targets import is_barred
from bot.games.kit import offers

VERBS = frozenset(("offer", "accept", "decline", "withdraw"))
PRIVATE = frozenset(("offer", "decline", "withdraw"))
"""What concerns only two: nobody else may notice it, not even by being asked again."""
ANSWERS = ("accept", "decline", "withdraw")
OPEN_OFFERS = 3
"""How many offers a seat may have on the table at a time."""


class Terms(offers.Terms):
    """The tail of an offer: cards of the hand, and Resources and Groups where they may change hands now; no
    money."""

    __slots__ = ("other", "s", "seat")
    key = "inwo-deal"
    most = 0

    def __init__(self, s: Inwo, seat: int, other: int) -> None:
        self.s = s
        self.seat = seat
        self.other = other

    @property
    def money(self) -> int:
        """There is none in this game."""
        return 0

    @property
    def mine(self) -> list[int]:
        """The cards that can be given."""
        s, seat = self.s, self.seat
        under = apart(s, seat)
        plots = [card for card in s.plots[seat] if card not in under]
        return [*plots, *s.groups[seat], *in_play(s, seat, self.other)]

    @property
    def theirs(self) -> list[int]:
        """The cards that can be asked for: what the giver knows to be there."""
        s, other = self.s, self.other
        hand = [card for card in (*s.plots[other], *s.groups[other]) if knows(s.known, card, self.seat)]
        return [*hand, *in_play(s, other, self.seat)]

    def sample(self, draw: Draw) -> Move:
        mine, theirs = self.mine, self.theirs
        give = [mine[draw(len(mine))]] if mine else []
        want = [theirs[draw(len(theirs))]] if theirs and (not give or draw(2)) else []
        return (0, 0, len(give), *give, *want)


def in_play(s: Inwo, seat: int, other: int) -> list[int]:
    """What `seat` has in play that may go to `other` now, in a main part of one of the two: unused Resources
    (INW-175, EVL-21), and Groups (INW-172)."""
    if s.doing != "act" or s.active not in (seat, other):
        return []
    tied = {link[0] for link in s.links if link[2] or link[4] == s.turn}
    loose = [
        c
        for c in s.resources[seat]
        if s.zone[c] == RESOURCE and f"used:{c}" not in s.used and c not in tied and not kept(s, c)
    ]
    return [*loose, *(card for card in givable(s, seat, other) if not is_barred(s, other, card))]


def choices(s: Inwo, seat: int) -> tuple[Alike, ...]:
    """Everything `seat` may do about deals now."""

    made = sum(offer["giver"] == seat for offer in s.offers)
    return (*(ANSWERING if s.offers else ()), *(OFFERING if made < OPEN_OFFERS else ()))


def _answers(verb: str, s: Inwo, seat: int) -> list[Choice]:
    found, _ = offers.answers(s.offers, seat, lambda offer: not obstacles(s, offer))
    return [choice for choice in found if verb_of(choice) == verb]


def _offers(s: Inwo, seat: int) -> list[Choice]:
    """An offer to each of the others. Made once: its terms look at the state whenever they are asked."""
    made: list[tuple[Open, Terms]] | None = s.memo.get((seat, "offers"))
    if made is None:
        terms = [Terms(s, seat, other) for other in range(s.seats) if other != seat]
        made = s.memo[seat, "offers"] = [(Open(("offer", t.other), t), t) for t in terms]
    able = len(s.plots[seat]) + len(s.groups[seat]) > len(apart(s, seat))
    return [offer for offer, t in made if s.alive[t.other] and (able or t.mine or t.theirs)]


ANSWERING = tuple(Alike(verb, partial(_answers, verb)) for verb in ANSWERS)
OFFERING = (Alike("offer", _offers),)


def obstacles(s: Inwo, offer: dict[str, Any]) -> list[Text]:
    """Why an offer cannot be accepted at this moment."""
    giver, taker = offer["giver"], offer["taker"]
    reasons = []
    for owner, other, cards in ((giver, taker, offer["give_cards"]), (taker, giver, offer["get_cards"])):
        free = in_play(s, owner, other)
        for card in cards:
            known = s.owner[card] == owner and s.zone[card] in (*HANDS, RESOURCE, HELD)
            if not known or card in apart(s, owner):
                reasons.append(text("inwo-deal-gone"))
            elif s.zone[card] in (RESOURCE, HELD) and card not in free:
                reasons.append(text("inwo-deal-resources-now"))
    return reasons


def take(k: Kernel, s: Inwo, seat: int, move: Move) -> None:
    """Carry out one of `choices`."""
    if move[0] in PRIVATE:
        k.quiet()
    if move[0] == "offer":
        _offer(k, s, seat, move)
        return
    offer = offers.answered(k, s.offers, seat, move)
    if move[0] == "accept":
        k.push(Dealing.name, offer, [])


class Dealing(Frame):
    """A deal has been struck: either party may still cheat. Registers: the offer; who does."""

    name = "dealing"
    OFFER, LIARS = registers(2)
    STRUCK, DONE = steps("struck", "done")

    @classmethod
    def belongs(cls, s: Inwo, f: FrameData, seat: int) -> bool:
        return seat in (f[cls.OFFER]["giver"], f[cls.OFFER]["taker"])

    @classmethod
    def struck(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Both have agreed."""
        f[cls.STEP] = cls.DONE
        giver, taker = f[cls.OFFER]["giver"], f[cls.OFFER]["taker"]
        k.tell("deal-struck", {"giver": giver, "taker": taker})
        happen(k, "deal", taker, parties=(giver, taker))

    @classmethod
    def betray(cls, s: Inwo, seat: int) -> None:
        """`seat` does not keep its side of the deal that has been struck last."""
        f = next(f for f in reversed(s.stack) if f[cls.KIND] == cls.name)
        f[cls.LIARS].append(seat)

    @classmethod
    def done(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """All that changes hands does, but for what a liar keeps or has no more."""
        offer, liars = f[cls.OFFER], f[cls.LIARS]
        k.pop()
        for party, side in ((offer["giver"], "give_cards"), (offer["taker"], "get_cards")):
            kept = party in liars
            offer[side] = [] if kept else [card for card in offer[side] if s.owner[card] == party]
        _exchange(k, s, offer)
        for party in (offer["giver"], offer["taker"]):
            if party != s.active:
                k.push(Shed.name, party)


def _offer(k: Kernel, s: Inwo, seat: int, move: Move) -> None:
    s.offer_count += 1
    taker, _, _, count, *cards = map(int, move[1:])
    offer = {
        "number": s.offer_count, "giver": seat, "taker": taker,
        "give_cards": cards[:count], "get_cards": cards[count:],
    }  # fmt: skip
    s.offers.append(offer)
    for card in cards[:count]:
        if s.zone[card] in HANDS and s.known[card] < EVERYBODY:
            learn(s.known, card, taker)
            k.reveal()
    told = _told(s, offer)
    k.tell("offer-made", None, {seat: told, taker: told})


def _told(s: Inwo, offer: dict[str, Any]) -> dict[str, Any]:
    faces = {side: [s.face[card] for card in offer[side]] for side in ("give_cards", "get_cards")}
    return {**offer, **faces}


def _exchange(k: Kernel, s: Inwo, offer: dict[str, Any]) -> None:
    """All that changes hands does so at once; who was not party to it learns only what lay open."""
    giver, taker = offer["giver"], offer["taker"]
    told = _told(s, offer)
    public: dict[str, Any] = {"giver": giver, "taker": taker}
    for side, owner, receiver in (("give_cards", giver, taker), ("get_cards", taker, giver)):
        cards: Sequence[int] = offer[side]
        shown = [card for card in cards if knows(s.known, card, None)]
        public[side] = [s.face[card] for card in shown]
        public[f"{side}_hidden"] = len(cards) - len(shown)
        if len(shown) < len(cards):
            s.blur(owner, owner, receiver)
        for card in cards:
            if s.zone[card] == HELD:
                Given.begin(k, receiver, card)
                continue
            s.move(card, s.zone[card], receiver)
            if s.known[card] < EVERYBODY:
                learn(s.known, card, receiver)
            s.cut(card)
    k.tell("deal-done", public, {giver: told, taker: told})
