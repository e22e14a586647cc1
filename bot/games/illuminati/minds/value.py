"""What a position is worth to each seat, as one seat may know it: nearness to goals, economy, survival.

One number, in rough points; attacks, defence, deals, specials, panels and hints all read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS
from bot.games.illuminati.play.deals import ROUNDS_OF_PEACE
from bot.games.illuminati.see.view import CardView, SeatView, View
from bot.games.kit.minds import EVEN, SULKING, Temper, character
from bot.games.kit.offers import has_refused
from bot.games.kit.pledges import binding, faithless

GOAL = 70.0
"""What a goal is worth that is met, half of it: progress counts by its power."""
WON = 250.0
GUESSED_MONEY = 20
"""MB that a seat has whose money is hidden."""
GUESSED_HOME = 6
STEEPNESS = 1.6
STEEP = {"total_transfer": 1.25, "destroyed": 1.4}
"""By which power progress towards a special goal counts; far goals need a reason to begin."""
BITS = tuple(range(len(ALIGNMENTS)))
PRINTED_GOALS = tuple(
    card for card, goal in enumerate(CARDS.GOAL) if goal is not None and goal["kind"] != "secret_copy"
)
MONEY = 0.5
"""What a MB is worth, and how much more one of the first `RESERVE` at home."""
RESERVED = 0.6
RESERVE = 12
HONOUR = 6.0
"""What it is worth to keep one's word."""
FRESH = 40.0
"""The same in the very turn in which it was given: who breaks it at once sells no other."""
NEAR = 0.75
"""How near a seat must be to a goal that it may win in its next turn, and all others stand together."""
KEPT = 1.5
"""How much dearer the first MB at home are while a rival is that near: they are needed against it."""
PATIENCE, TIRED = 2.5, 0.4
"""After so many rounds the will to stop leaders falls by so much a round, to nothing."""
AHEAD, DEALING = 0.4, 0.6
"""How much it counts that a rival is ahead of all others, as nearness to a goal does; and in deals."""


class Facts(NamedTuple):
    """What counts of some cards. steady: what their Power, Transferable Power and abilities are worth."""

    groups: int
    power: int
    transfer: int
    income: int
    steady: float
    arrows: int
    traits: tuple[int, ...]

    def plus(self, other: Facts, arrows: int = 0) -> Facts:
        """Both together."""
        return Facts(
            self.groups + other.groups,
            self.power + other.power,
            self.transfer + other.transfer,
            self.income + other.income,
            self.steady + other.steady,
            self.arrows + other.arrows + arrows,
            tuple([a + b for a, b in zip(self.traits, other.traits, strict=True)]),
        )

    def minus(self, other: Facts, arrows: int = 0) -> Facts:
        """These without the others."""
        return Facts(
            self.groups - other.groups,
            self.power - other.power,
            self.transfer - other.transfer,
            self.income - other.income,
            self.steady - other.steady,
            self.arrows - other.arrows + arrows,
            tuple([a - b for a, b in zip(self.traits, other.traits, strict=True)]),
        )


def facts(cards: Iterable[CardView]) -> Facts:
    """What counts of these cards; of an Illuminati card only what is in no group."""
    count = power = transfer = income = arrows = 0
    steady = 0.0
    traits = [0] * len(BITS)
    for card in cards:
        power += card.power
        transfer += card.transfer
        arrows += len(card.open_arrows)
        if card.resistance is None:
            continue
        count += 1
        income += card.income
        steady += 0.6 * card.power + 0.8 * card.transfer + (1.0 if CARDS.EFFECTS[card.card] else 0.0)
        for bit in BITS:
            traits[bit] += card.alignments >> bit & 1
    return Facts(count, power, transfer, income, steady, arrows, tuple(traits))


class Thought:
    """One seat's look at a position. What was reckoned once is kept as long as it looks."""

    def __init__(self, view: View, temper: Temper = EVEN) -> None:
        self.view = view
        self.temper = temper
        self.seat = view.seat if view.seat is not None else NOBODY
        self.options = dict(view.options)
        self._facts: dict[int, Facts] = {}
        self._branches: dict[int, tuple[list[CardView], Facts]] = {}
        self._worth: dict[int, float] = {}
        self._progress: dict[int, float] = {}
        self._ahead: dict[int, float] = {}
        self._prices: dict[tuple[int, int | None], float] = {}
        self.kept: dict[object, Any] = {}

    # -- cards

    @property
    def me(self) -> SeatView:
        """The own seat."""
        return self.view.seats[self.seat]

    @property
    def home(self) -> CardView:
        """The own Illuminati card."""
        return self.me.structure[0]

    def facts(self, seat: int) -> Facts:
        """What counts of all cards of a seat."""
        if seat not in self._facts:
            self._facts[seat] = facts(self.view.seats[seat].structure)
        return self._facts[seat]

    def branch(self, card: CardView) -> tuple[list[CardView], Facts]:
        """A card with all that hangs below it."""
        if card.card not in self._branches:
            found = [card]
            if card.owner != NOBODY:
                under = {card.card}
                for other in self.view.seats[card.owner].structure:
                    if other.master in under:
                        under.add(other.card)
                        found.append(other)
            self._branches[card.card] = found, facts(found)
        return self._branches[card.card]

    def money(self, seat: int) -> int:
        """MB that a seat has in all, as far as one knows."""
        known = self.view.seats[seat].money
        return GUESSED_MONEY if known is None else known

    def at_home(self, seat: int) -> int:
        """MB on its Illuminati card, as far as one knows."""
        known = self.view.seats[seat].structure[0].money
        return GUESSED_HOME if known is None else known

    # -- progress and worth

    def basic(self, seat: int, held: Facts) -> float:
        """How much of the basic goal a seat with these cards has."""
        now, needed = self.view.seats[seat].basic
        return (now + held.groups - self.facts(seat).groups) / needed

    def special(self, seat: int, held: Facts, money: int, destroyed: int) -> float:
        """How much of its special goal; of one that is not known, what may well be."""
        of = self.view.seats[seat]
        if of.goal_card != NOBODY and CARDS.GOAL[of.goal_card] is not None:
            return _towards(CARDS.GOAL[of.goal_card], of.illuminati, held, money, destroyed)
        best = max(
            _towards(CARDS.GOAL[card], of.illuminati, held, money, destroyed) for card in PRINTED_GOALS
        )
        return min(0.95, 0.85 * best)

    def progress(self, seat: int) -> float:
        """How near a seat is to its nearest goal: 1 is there."""
        if seat not in self._progress:
            held, of = self.facts(seat), self.view.seats[seat]
            special = self.special(seat, held, self.money(seat), len(of.destroyed))
            self._progress[seat] = max(self.basic(seat, held), special)
        return self._progress[seat]

    def worth(self, seat: int) -> float:
        """What its position is worth to a seat."""
        if seat not in self._worth:
            of = self.view.seats[seat]
            self._worth[seat] = self.worth_of(seat, self.facts(seat), self.money(seat), len(of.destroyed))
        return self._worth[seat]

    def worth_of(self, seat: int, held: Facts, money: int, destroyed: int) -> float:
        """What these cards would be worth to it, with this money and so many groups destroyed."""
        arrows = 0.7 * min(8, held.arrows)
        lost = self._survival(held.groups) if seat == self.seat else 0.0
        if self.view.scored:
            return 3.0 * (held.power + held.groups) + 3.0 * held.income + held.steady + arrows + lost
        basic = self.basic(seat, held)
        special = self.special(seat, held, money, destroyed)
        near = max(basic, special)
        if near >= 1:
            return WON
        goals: float = GOAL * (max(0.0, basic) ** 2 + max(0.0, special) ** self._steepness(seat))
        horizon = 6 * (1 - 0.7 * near)
        return goals + 0.5 * held.income * horizon + held.steady + arrows + lost

    def _steepness(self, seat: int) -> float:
        card = self.view.seats[seat].goal_card
        goal = CARDS.GOAL[card] if card != NOBODY else None
        return STEEP.get(goal["kind"], STEEPNESS) if goal is not None else STEEPNESS

    def _survival(self, groups: int) -> float:
        if groups <= 0:
            return -40.0
        return -8.0 if groups == 1 else 0.0

    def share(self, seat: int) -> float:
        """How much of what a rival loses is one's own gain: little, unless that rival is about to win or
        grows faster than all others. The longer a game lasts, the less anybody is stopped for the sake of it.
        """
        feared = max(0.0, self.progress(seat) - 0.6, AHEAD * self.ahead(seat))
        return self.temper.share + self.resolve() * self.temper.block * feared

    def stint(self, seat: int) -> float:
        """The same in deals with that rival. It does not fade: nobody need deal with who is ahead."""
        return max(self.share(seat), self.temper.share + self.temper.block * DEALING * self.ahead(seat))

    def ahead(self, seat: int) -> float:
        """How far a seat's position, its means to grow included, is better than the others' on average."""
        if seat not in self._ahead:
            others = [self.worth(each.seat) for each in self.view.seats if each.alive and each.seat != seat]
            lead = self.worth(seat) - sum(others) / max(1, len(others))
            self._ahead[seat] = max(0.0, min(1.0, lead / GOAL))
        return self._ahead[seat]

    def resolve(self) -> float:
        """How much will is left to stop leaders; it fades."""
        rounds = self.view.turn / len(self.view.seats)
        return max(0.0, 1 - TIRED * max(0.0, rounds - PATIENCE))

    def rivals(self) -> list[int]:
        """The other seats that are in the game."""
        return [seat.seat for seat in self.view.seats if seat.alive and seat.seat != self.seat]

    def leader(self) -> int:
        """The rival who is nearest to winning."""
        return max(self.rivals(), key=self.progress, default=NOBODY)

    def foe(self, *allies: int) -> int:
        """The seat that may win in its next turn, but for these; NOBODY if none is so near."""
        able = [seat.seat for seat in self.view.seats if seat.alive and seat.seat not in allies]
        near = max(able, key=self.progress, default=NOBODY)
        return near if near != NOBODY and self.progress(near) >= NEAR else NOBODY

    # -- promises

    def sworn(self, seat: int) -> bool:
        """Whether a promise of peace was given to that seat and holds."""
        return binding(self.view.pledges, self.seat, seat, self.view.turn) is not None

    def refused(self, seat: int, demand: bool = True) -> bool:
        """Whether a seat has declined a demand of this one not long ago, or another offer in this turn."""
        since = self.view.turn - (SULKING * len(self.view.seats) if demand else 1)
        return has_refused(self.view.refused, self.seat, seat, demand, since)

    def faithless(self, seat: int) -> bool:
        """Whether a seat has broken a promise of which this one knows."""
        return faithless(self.view.pledges, seat)

    def honour(self, seat: int) -> float:
        """What it costs to act against that seat: one's word, if it was given."""
        pledge = binding(self.view.pledges, self.seat, seat, self.view.turn)
        if pledge is None:
            return 0.0
        alive = sum(each.alive for each in self.view.seats)
        fresh = pledge[2] == self.view.turn + ROUNDS_OF_PEACE * alive
        return FRESH if fresh else HONOUR * self.temper.trust

    # -- money

    def price(self, amount: int, left: int | None = None) -> float:
        """What it costs to spend that much from home, where `left` MB lie; the first MB are kept for need."""
        asked = amount, left
        if asked not in self._prices:
            self._prices[asked] = self._price(amount, self.at_home(self.seat) if left is None else left)
        return self._prices[asked]

    def _price(self, amount: int, here: int) -> float:
        kept = min(RESERVE, here) - min(RESERVE, max(0, here - amount))
        needy = RESERVED if self.me.groups else 0.0
        needy *= KEPT if self.foe(self.seat) != NOBODY else 1.0
        return self.temper.price * (MONEY * amount + needy * kept) + self.saved(amount)

    def saved(self, amount: int) -> float:
        """What so many MB are to a seat whose goal is money."""
        of = self.me
        if of.goal_card == NOBODY or (CARDS.GOAL[of.goal_card] or {}).get("kind") != "total_money":
            return 0.0
        held, now, gone = self.facts(self.seat), self.money(self.seat), len(of.destroyed)
        return self.worth(self.seat) - self.worth_of(self.seat, held, max(0, now - amount), gone)


def temper_of(view: View) -> Temper:
    """The character of the viewer's seat in this game."""
    return character((seat.illuminati for seat in view.seats), view.seat or 0)


def _towards(goal: Any, root: int, held: Facts, money: int, destroyed: int) -> float:
    """How much of the way to a goal is done, from where the Illuminati `root` began."""
    kind = goal["kind"]
    if kind == "total_power":
        start = CARDS.POWER[root]
        return (held.power - start) / float(goal["amount"] - start)
    if kind == "total_transfer":
        start = CARDS.TRANSFER[root]
        return (held.transfer - start) / float(goal["amount"] - start)
    if kind == "total_money":
        return money / float(goal["amount"])
    if kind == "destroyed":
        return destroyed / float(goal["amount"])
    if kind == "all_alignments":
        return sum([1 for count in held.traits if count > 0]) / len(BITS)
    return held.traits[ALIGNMENTS.index(goal["alignment"])] / float(goal["amount"])


def depth(cards: Sequence[CardView], card: int) -> int:
    """How many cards lie between a card and its Illuminati; -1 for that itself."""
    masters = {each.card: each.master for each in cards}
    steps = -1
    while masters.get(card, NOBODY) != NOBODY:
        card = masters[card]
        steps += 1
    return steps
