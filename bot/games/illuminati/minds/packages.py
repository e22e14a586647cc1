"""What an attack could be made of, from a view alone: leaders, aid and money, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.moves import Move
from bot.games.illuminati.minds.plans import CERTAIN, every_way, helpers, may_attack, on_the_table, purse
from bot.games.illuminati.minds.value import Thought
from bot.games.illuminati.play.power import KINDS, effects
from bot.games.illuminati.see.prospects import chance, find, number
from bot.games.illuminati.see.view import CardView, View

WEIGHED = 8
"""Helpers of which every combination is tried."""
GOALS = (10, 9, 8)


class Attempt(NamedTuple):
    """An attack that may be announced. base: the number before aid and money; most: with all there is."""

    leader: CardView
    kind: str
    target: CardView
    base: int
    most: int

    @property
    def hopeless(self) -> bool:
        """Whether it fails whatever is spent on it."""
        return chance(self.most) <= 0


class Package(NamedTuple):
    """Aid and money for an attempt: helping cards, MB of its leader and of the Illuminati, and the number."""

    aid: tuple[int, ...]
    own: int
    home: int
    number: int

    @property
    def money(self) -> int:
        return self.own + self.home


def attempts(view: View, leaders: Sequence[int]) -> list[Attempt]:
    """All attacks that these cards may lead: of every kind on every target the one that reaches highest."""
    found: dict[tuple[str, int], Attempt] = {}
    cards = [card for card in (find(view, leader) for leader in leaders) if card is not None]
    for leader in cards:
        money = purse(view, leader)
        for target in on_the_table(view):
            for kind in KINDS:
                if not may_attack(view, leader, kind, target):
                    continue
                made = _attempt(view, leader, kind, target, money)
                known = found.get((kind, target.card))
                if known is None or _rank(made) > _rank(known):
                    found[kind, target.card] = made
    return list(found.values())


def attempt(view: View, leader: int, kind: str, target: int) -> Attempt | None:
    """This attack; None if it may not be announced now."""
    led, hit = find(view, leader), find(view, target)
    if led is None or hit is None or led.owner != view.seat or not may_attack(view, led, kind, hit):
        return None
    return _attempt(view, led, kind, hit, purse(view, led))


def _attempt(view: View, leader: CardView, kind: str, target: CardView, money: int) -> Attempt:
    base = number(view, leader, kind, target)
    aid = sum(card.transfer for card in helpers(view, leader, target))
    return Attempt(leader, kind, target, base, base + aid + money)


def _rank(made: Attempt) -> tuple[int, int, int]:
    """Which leader is best: the surest first, then the one that needs least, then the weakest."""
    return min(CERTAIN, made.most), min(CERTAIN, made.base), -made.leader.power


def worth(t: Thought, made: Attempt) -> float:
    """What the attempt is worth at its best, as an AI seat reckons."""
    return max(one.worth for one in every_way(t, made.leader, made.kind, made.target))


def packages(view: View, made: Attempt) -> list[Package]:
    """Ways to make the attempt: the cheapest to ten, nine and eight or less, as it stands, and all in; not
    those than which another is as sure for no more."""
    willing = helpers(view, made.leader, made.target)
    weighed = sorted(willing, key=lambda card: (-card.transfer, card.power))[:WEIGHED]
    found = [best for goal in GOALS if (best := _cheapest(view, made, weighed, goal)) is not None]
    found.append(package(view, made, (), 0, 0))
    everything = tuple(card.card for card in willing)
    found.append(package(view, made, everything, *_paid(view, made, purse(view, made.leader))))
    kept: list[Package] = []
    for one in found:
        if one not in kept and not any(
            chance(other.number) >= chance(one.number) and _price(view, other) <= _price(view, one)
            for other in kept
        ):
            kept.append(one)
    return kept


def package(view: View, made: Attempt, aid: Sequence[int], own: int, home: int) -> Package:
    """These helpers and this money for the attempt."""
    chosen = [card for card in helpers(view, made.leader, made.target) if card.card in aid]
    strength = sum(card.transfer for card in chosen)
    cards = tuple(card.card for card in chosen)
    return Package(cards, own, home, made.base + strength + own + home)


def _cheapest(view: View, made: Attempt, weighed: Sequence[CardView], goal: int) -> Package | None:
    best: tuple[float, Package] | None = None
    most = purse(view, made.leader)
    for bits in range(1 << len(weighed)):
        aid = [card for n, card in enumerate(weighed) if bits >> n & 1]
        strength = made.base + sum(card.transfer for card in aid)
        money = max(0, goal - strength)
        if money > most:
            continue
        price = money + sum(_cost(view, card) for card in aid) + 0.3 * max(0, strength + money - CERTAIN)
        if best is None or price < best[0]:
            one = package(view, made, [card.card for card in aid], *_paid(view, made, money))
            best = price, one
    return None if best is None else best[1]


def _price(view: View, one: Package) -> float:
    cards = [card for card in view.seats[view.seat or 0].structure if card.card in one.aid]
    return one.money + sum(_cost(view, card) for card in cards)


def _cost(view: View, card: CardView) -> float:
    """What it costs that a card has aided: it leads no attack of its own this turn."""
    return 0.5 + (card.power / 2 if view.actions > 1 else 0)


def _paid(view: View, made: Attempt, money: int) -> tuple[int, int]:
    """Whose money it is: that of the leader first."""
    own = min(money, made.leader.money or 0)
    return own, money - own


def _prices(view: View) -> list[int]:
    """For how many MB the attacker's Illuminati sell privilege in this turn, affordable or not."""
    root = view.seats[view.seat or 0].structure[0]
    return [] if view.privilege_bought else [int(p["cost"]) for p in effects(root.card, "buy_privilege")]


def privileges(view: View) -> list[Move]:
    """What would make an attack of the viewer's privileged."""
    own = view.seats[view.seat or 0]
    bought = [price for price in _prices(view) if (own.structure[0].money or 0) >= price]
    return [*(("buy", price) for price in bought), *(("discard", card) for card in own.hand)]


def asks_privilege(view: View) -> bool:
    """Whether the attacker is asked if the attack is privileged."""
    hidden = dict(view.options)["money"] == "hidden" and bool(_prices(view))
    return hidden or bool(privileges(view))


def less(view: View, made: Attempt, one: Package, price: Move) -> Package:
    """The same, with what is left in the Illuminati once their privilege is paid."""
    root = view.seats[made.leader.owner].structure[0]
    left = (root.money or 0) - (int(price[1]) if price[0] == "buy" else 0)
    own = min(one.own, left) if root.card == made.leader.card else one.own
    return package(view, made, one.aid, own, min(one.home, left))


def may_answer(view: View, made: Attempt) -> bool:
    """Whether anybody else could spend money or play a special on it, as far as the viewer can know."""
    for seat in view.seats:
        if seat.seat != view.seat and seat.alive and (seat.specials or seat.money is None or seat.money):
            return True
    return False
