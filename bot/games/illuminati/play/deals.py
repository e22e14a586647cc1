"""Offers between players: money, specials and groups change hands at once when one is accepted (ILL-4f to 4h,
ILL-8d to 8h).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Draw, Move, Open, Text, text
from bot.engine.structure import NOBODY
from bot.engine.zones import forget, knows, learn
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.placing import GIFT, Place, hand_over
from bot.games.illuminati.play.state import GEOMETRY, HAND, HELD, OUT, Illuminati
from bot.games.illuminati.play.winning import counts_money, goal_met, special_goal
from bot.games.kit import offers
from bot.games.kit.pledges import binding
from bot.games.power.placing import places

PRIVATE = frozenset(("offer", "decline", "withdraw"))
"""What concerns only two: nobody else may notice it, not even by being asked again."""
SPECIALS = tuple(card for card, kind in enumerate(CARDS.KIND) if kind == "special")
PEACE = len(CARDS.KIND)
"""In offers, a promise of peace is an item with this number: who gives it attacks no group of the other, and
spends nothing against their attacks or for attacks on them. Nobody enforces it (ILL-8g)."""
ROUNDS_OF_PEACE = 2
MOST_PLEDGES = 60
OPEN_OFFERS = 5
"""How many offers a seat may have on the table at a time."""
_NOTHING: tuple[list[int], ...] = ([], [PEACE])
"""The cards of an offer that weigh nothing in return for a gift: a promise is none."""


class Terms(offers.Terms):
    """The tail of an offer: MB, specials, and groups where they may change hands now."""

    __slots__ = ("groups", "other", "s", "seat")
    key = "deal"

    def __init__(self, s: Illuminati, seat: int, other: int, groups: bool) -> None:
        self.s = s
        self.seat = seat
        self.other = other
        self.groups = groups

    def __repr__(self) -> str:
        # The names of buttons are made of it: they stay what they have always been.
        mine, theirs = solid(self.mine), solid(self.theirs)
        return f"Terms(money={self.money}, mine={mine}, theirs={theirs})"

    @property
    def money(self) -> int:
        """MB in the giver's Illuminati treasury, the only money that changes hands (ILL-4h)."""
        return self.s.money[self.s.illuminati[self.seat]]

    @property
    def purse(self) -> int | None:
        """MB in the other's Illuminati treasury, where treasuries are open."""
        return self.s.money[self.s.illuminati[self.other]] if self.s.options["money"] == "open" else None

    @property
    def mine(self) -> list[int]:
        """The cards that can be given."""
        tradable = self.groups and self.s.active in (self.seat, self.other)
        groups = self.s.groups(self.seat) if tradable else []
        return [*_peace(self.s, self.seat, self.other), *self.s.hands[self.seat], *groups]

    @property
    def theirs(self) -> list[int]:
        """The cards that can be asked for: of specials all that could be there as far as the giver knows."""
        tradable = self.groups and self.s.active in (self.seat, self.other)
        groups = self.s.groups(self.other) if tradable else []
        return [
            *_peace(self.s, self.other, self.seat), *suspected(self.s, self.seat, self.other), *groups
        ]  # fmt: skip

    def sample(self, draw: Draw) -> Move:
        mine, theirs = self.mine, self.theirs
        give = [mine[draw(len(mine))]] if mine and draw(2) else []
        want = [theirs[draw(len(theirs))]] if theirs and draw(2) else []
        money = draw(self.money + 1)
        if not money and not give:
            return (0, 1 + draw(5), 0)
        return (money, 0, len(give), *give, *want)


def _peace(s: Illuminati, seat: int, other: int) -> list[int]:
    """The promise that a seat could give to another, who has none from it yet."""
    return [] if binding(s.pledges, seat, other, s.turn) else [PEACE]


def breaks_peace(k: Kernel, s: Illuminati, seat: int, other: int) -> None:
    """In an attack a seat does what its promise of peace was given against: both are told, and both remember
    (ILL-8g). Who defends what is theirs breaks nothing."""
    found = binding(s.pledges, seat, other, s.turn)
    if found is not None and (attack := s.attack()) is not None and attack["defender"] != seat:
        found[3] = seat
        k.tell("peace-broken", None, {q: {"seat": seat, "other": other} for q in (seat, other)})


def choices(s: Illuminati, seat: int, groups: bool) -> Sequence[Choice]:
    """Everything `seat` may do about deals now; `groups` only with the seat whose turn it is."""
    if not s.offers:
        return _offers(s, seat, groups)
    found, made = offers.answers(s.offers, seat, lambda offer: not obstacles(s, offer, groups))
    if made < OPEN_OFFERS:
        found += _offers(s, seat, groups)
    return found


def _offers(s: Illuminati, seat: int, groups: bool) -> list[Open]:
    """An offer to each of the others. Made once while nobody leaves: its terms look at the state whenever
    they are asked."""
    key = seat, groups, *s.alive
    made: list[Open] | None = s.memo.get(key)
    if made is None:
        others = [other for other in range(s.seats) if other != seat and s.alive[other]]
        made = s.memo[key] = [Open(("offer", other), Terms(s, seat, other, groups)) for other in others]
    return made


def suspected(s: Illuminati, seat: int, other: int) -> list[int]:
    """The specials that `other` might hold as far as `seat` knows; nothing if their hand is empty."""
    if not s.hands[other]:
        return []
    return [
        card
        for card in SPECIALS
        if s.zone[card] != OUT
        and card not in s.hands[seat]
        and (s.owner[card] == other or not knows(s.known, card, seat))
    ]


def obstacles(s: Illuminati, offer: dict[str, Any], groups: bool) -> list[Text]:
    """Why an offer cannot be accepted at this moment."""
    giver, taker = offer["giver"], offer["taker"]
    reasons: list[Text] = []
    if (
        s.money[s.illuminati[giver]] < offer["give_money"]
        or s.money[s.illuminati[taker]] < offer["get_money"]
    ):
        reasons.append(text("deal-unpaid"))
    changing = 0
    given, wanted = offer["give_cards"], offer["get_cards"]
    for owner, receiver, cards, returned in ((giver, taker, given, wanted), (taker, giver, wanted, given)):
        if not cards:
            continue
        held = _held(s, cards)
        for card in cards:
            if card == PEACE:
                continue
            if s.owner[card] != owner or s.zone[card] not in (HAND, HELD):
                reasons.append(text("deal-gone"))
            elif card in held:
                changing += 1
                room = _room(s, receiver, held, len(_held(s, returned)))
                reasons += _group_obstacles(s, card, held, room, groups and s.active in (giver, taker))
    if changing > s.actions:
        reasons.append(text("deal-actions", needed=changing, left=s.actions))
    if not reasons and throws_the_game(s, offer):
        reasons.append(text("deal-throws-game"))
    return reasons


def solid(cards: Sequence[int]) -> list[int]:
    """The cards among the items of an offer."""
    return [card for card in cards if card != PEACE]


def _held(s: Illuminati, cards: Sequence[int]) -> list[int]:
    """The groups among the items of an offer."""
    return [card for card in cards if card != PEACE and s.zone[card] == HELD]


def _room(s: Illuminati, receiver: int, groups: list[int], freed: int) -> bool:
    """Whether the receiver has, or gets by the deal, an arrow for each of the groups (ILL-8f)."""
    free = len(places(s, s.structure(receiver))) + freed
    return free > 0 and free + sum(_spare(s, group) for group in groups) >= len(groups)


def _spare(s: Illuminati, group: int) -> int:
    """The arrows of a group on which nothing hangs."""
    return len(CARDS.OUT[group]) - len(s.puppets[group])


def _group_obstacles(s: Illuminati, card: int, cards: list[int], room: bool, allowed: bool) -> list[Text]:
    """Why the group `card`, one of the `cards` that are groups, cannot be given; `room`: its receiver has, or
    gets by this deal, an open arrow."""
    reasons = []
    if not allowed:
        reasons.append(text("deal-groups-now"))
    if any(other != card and card in GEOMETRY.subtree(s, other) for other in cards):
        reasons.append(text("deal-nested"))
    if not room:
        reasons.append(text("deal-no-room"))
    return reasons


def throws_the_game(s: Illuminati, offer: dict[str, Any]) -> bool:
    """Whether somebody gives for nothing and so lets the other win without winning themselves (ILL-8h).

    Only goals that everybody knows are looked at: a refusal must not give a written one away.
    """
    for owner, receiver, gives, gets in (
        (offer["giver"], offer["taker"], "give", "get"),
        (offer["taker"], offer["giver"], "get", "give"),
    ):
        if offer[gets + "_money"] or offer[gets + "_cards"] not in _NOTHING:
            continue
        money, cards = offer[gives + "_money"], solid(offer[gives + "_cards"])
        weighty = money or _held(s, cards)
        if weighty and _wins_by(s, owner, receiver, money, cards) and not goal_met(s, receiver, known=True):
            return True
    return False


def _wins_by(s: Illuminati, owner: int, receiver: int, money: int, cards: list[int]) -> bool:
    """Whether the gift would let the receiver meet a known goal, and the giver none."""
    groups = [card for card in cards if s.zone[card] == HELD]
    if not groups:
        if not counts_money(s, receiver):
            return False
        now, needed = special_goal(s, receiver, s.goals[receiver])
        if now + money < needed:
            return False
    after = s.clone()
    for group in _exchange(after, owner, receiver, money, cards):
        after.puppets[after.illuminati[receiver]].append(group)
    return goal_met(after, receiver, known=True) is not None and goal_met(after, owner, known=True) is None


def _exchange(s: Illuminati, owner: int, receiver: int, money: int, cards: list[int]) -> list[int]:
    """Money and specials change hands; the groups are cut off and belong to the receiver, still unplaced."""
    s.money[s.illuminati[owner]] -= money
    s.money[s.illuminati[receiver]] += money
    groups = []
    if any(s.zone[card] == HAND for card in cards):
        _blur(s, owner, receiver)
    for card in cards:
        if s.zone[card] == HAND:
            s.hands[owner].remove(card)
            s.hands[receiver].append(card)
            s.owner[card] = receiver
            learn(s.known, card, receiver)
        else:
            hand_over(s, card, receiver)
            groups.append(card)
    return groups


def _blur(s: Illuminati, owner: int, receiver: int) -> None:
    """Specials leave a hand unseen: what outsiders had seen in it they no longer know to be there."""
    for card in s.hands[owner]:
        insiders = [seat for seat in (owner, receiver) if knows(s.known, card, seat)]
        forget(s.known, [card])
        for seat in insiders:
            learn(s.known, card, seat)


def take(k: Kernel, s: Illuminati, seat: int, move: Move) -> None:
    """Carry out one of `choices`."""
    if move[0] == "offer":
        _offer(k, s, seat, move)
        return
    offer = offers.answered(k, s.offers, seat, move)
    if move[0] == "accept":
        k.push(Exchange.name, offer, [])
    elif move[0] == "decline":
        demand = offer["get_money"] > 0 and PEACE in offer["give_cards"]
        s.refused = offers.refused(s.refused, offer, demand, s.turn)


def _offer(k: Kernel, s: Illuminati, seat: int, move: Move) -> None:
    s.offer_count += 1
    taker, given, wanted, count, *cards = map(int, move[1:])
    offer = {
        "number": s.offer_count, "giver": seat, "taker": taker, "give_money": given, "get_money": wanted,
        "give_cards": cards[:count], "get_cards": cards[count:],
    }  # fmt: skip
    s.offers.append(offer)
    for card in solid(cards[:count]):
        if s.zone[card] == HAND:
            learn(s.known, card, taker)
            k.reveal()
    k.tell("offer-made", None, {seat: offer, taker: offer})


class Exchange(Frame):
    """An accepted deal is carried out (ILL-8g). Groups: [receiver, group] still to be placed."""

    name = "exchange"
    OFFER, GROUPS = registers(2)
    SWAP, PLACE = steps("swap", "place")

    @classmethod
    def holds(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        return [card for _, card in f[cls.GROUPS]]

    @classmethod
    def place(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """The next group goes to its receiver, unless it was lost meanwhile."""
        s.ret = None
        if not f[cls.GROUPS]:
            k.pop()
            return
        receiver, card = f[cls.GROUPS].pop(0)
        if s.owner[card] == receiver:
            Place.begin(k, receiver, card, [c for c in s.structure(receiver) if c != card], GIFT)

    @classmethod
    def swap(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """All that changes hands does so at once."""
        s.ret = None
        f[cls.STEP] = cls.PLACE
        offer = f[cls.OFFER]
        giver, taker = offer["giver"], offer["taker"]
        given, wanted = solid(offer["give_cards"]), solid(offer["get_cards"])
        groups, own = _held(s, [*given, *wanted]), len(_held(s, given))
        s.actions -= len(groups)
        if s.active in (giver, taker):
            s.used.append("did")
        to_taker = _exchange(s, giver, taker, offer["give_money"], given)
        to_giver = _exchange(s, taker, giver, offer["get_money"], wanted)
        for received in (to_taker, to_giver):
            received.sort(key=lambda card: -_spare(s, card))
        f[cls.GROUPS] = [*([taker, card] for card in to_taker), *([giver, card] for card in to_giver)]
        told = {"giver": giver, "taker": taker, "groups": groups, "given": own}
        told["specials"] = len(given) + len(wanted) - len(groups)
        told["promises"] = _promised(s, offer)
        if s.options["money"] == "open":
            told |= {"give_money": offer["give_money"], "get_money": offer["get_money"]}
        k.tell("deal-done", told, {giver: {**told, "offer": offer}, taker: {**told, "offer": offer}})


def _promised(s: Illuminati, offer: dict[str, Any]) -> int:
    """Promises of peace are noted for both; how many there are in a deal."""
    giver, taker = offer["giver"], offer["taker"]
    found = [(giver, taker)] if PEACE in offer["give_cards"] else []
    found += [(taker, giver)] if PEACE in offer["get_cards"] else []
    last = s.turn + ROUNDS_OF_PEACE * sum(s.alive)
    s.pledges = [*s.pledges, *([one, other, last, NOBODY] for one, other in found)][-MOST_PLEDGES:]
    return len(found)


def lapse(s: Illuminati) -> None:
    """An offer stands until whoever can take it has ended a turn of their own."""
    s.offers = [offer for offer in s.offers if offer["taker"] != s.active]
