"""Deals of AI seats: what a deal changes for either side; offers and demands to make, offers to take (ILL-4b,
4f, 8d)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.moves import PASS, Ask, Draw, Move, Open
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.alliance import ALLIED, besieged, rally, recallable, strongest
from bot.games.illuminati.minds.battle import at_stake, threat
from bot.games.illuminati.minds.effects import gain, loss
from bot.games.illuminati.minds.plans import HARMED, Option, able, likely, plan
from bot.games.illuminati.minds.specials import UNKNOWN, special_worth
from bot.games.illuminati.minds.value import MONEY, RESERVE, RESERVED, WON, Thought, facts
from bot.games.illuminati.play.deals import PEACE, solid
from bot.games.illuminati.play.power import CONTROL
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import CardView, OfferView
from bot.games.kit.minds import draw_by
from bot.games.kit.players import reply, stale, to_answer

MARGIN = 1.0
"""What a deal must bring to be made."""
SELDOM = 3
"""In one of so many decisions of the own turn, a deal is looked for."""
PRESSED = 2
"""The same while somebody may win next turn, or is under attack."""
TOO_NEAR = 0.8
"""Nobody deals with whoever is this near to a goal."""
WEIGHED = 8
"""Of how many groups of each side swaps are weighed."""
FEARED = 0.9
"""How much of what would be lost to a likely attack its victim gives up for lost."""
RISK = 0.08
"""How much of what it has a seat may lose to another's attacks in two rounds."""
SPOILS = 0.25
"""How much of that the other would have gained."""
MEDDLING, MOST_MEDDLING = 0.3, 6
"""What each MB at another's home may cost who is near to a goal, and how many count."""
MOST_TRIBUTE = 8
"""MB that are paid at most for a promise."""
RANSOM = 2
"""MB that are at least paid for a group that is sold before it is taken."""
THREATENING = 0.35
"""How likely an attack must be to succeed to be a threat for which money is asked."""
SURE = 6
"""The number from which one waits for the answer before one spends anything."""
MOST_DEMANDED = 15
OTHERWISE = 0.88
"""How much of an attack's worth another one brings that can be made instead, when it is called off."""
HELP = (2, 4, 6, 8)
"""MB that are asked for, or given, against whoever may win next."""


class Deal(NamedTuple):
    """What the giver gives and gets."""

    give_money: int
    get_money: int
    give_cards: tuple[int, ...]
    get_cards: tuple[int, ...]

    def turned(self) -> Deal:
        """The same for the other side."""
        return Deal(self.get_money, self.give_money, self.get_cards, self.give_cards)


def answer(t: Thought, ask: Ask) -> Move | None:
    """Accept what is worth it, decline the rest; None if there is nothing to answer."""
    offer = to_answer(t.seat, t.view.offers)
    if offer is None:
        return None
    return reply(offer, ask, worth_taking(t, offer) >= MARGIN * t.temper.trust)


def withdraw(t: Thought, ask: Ask) -> Move | None:
    """Take back an offer of one's own that one would not make any more."""
    return stale(t.seat, t.view.offers, ask, lambda offer: benefit(t, t.seat, offer.taker, _terms(offer)))


def worth_taking(t: Thought, offer: OfferView) -> float:
    """What the offer is worth to its taker, who thinks."""
    return benefit(t, t.seat, offer.giver, _terms(offer).turned())


def _terms(offer: OfferView) -> Deal:
    """What the giver of an offer gives and gets."""
    return Deal(offer.give_money, offer.get_money, offer.give_cards, offer.get_cards)


def benefit(t: Thought, seat: int, other: int, deal: Deal) -> float:
    """What a seat gains by a deal that it makes with another: its own change, less its share in theirs."""
    turned = deal.turned()
    own = change(t, seat, deal) + relief(t, other, deal) + peace(t, seat, other, deal)
    own += rally(t, seat, other, deal.get_money - deal.give_money)
    theirs = change(t, other, turned) + peace(t, other, seat, turned)
    if own >= WON / 2:
        return own
    if theirs >= WON / 2 or t.progress(other) >= TOO_NEAR:
        return -WON
    return own - t.stint(other) * max(0.0, theirs)


def change(t: Thought, seat: int, deal: Deal) -> float:
    """What a seat's own position gains or loses by giving and getting this."""
    held, of = t.facts(seat), t.view.seats[seat]
    found = 0.0
    for cards, sign in ((deal.give_cards, -1), (deal.get_cards, 1)):
        for card in solid(cards):
            group = find(t.view, card)
            if group is None:
                found += sign * (special_worth(card) if CARDS.KIND[card] == "special" else UNKNOWN)
            else:
                branch = facts(t.branch(group)[0])
                held = held.plus(branch, -1) if sign > 0 else held.minus(branch, 1)
    money = deal.get_money - deal.give_money
    found += t.worth_of(seat, held, max(0, t.money(seat) + money), len(of.destroyed)) - t.worth(seat)
    return found + purse_change(t, seat, money)


def peace(t: Thought, seat: int, other: int, deal: Deal) -> float:
    """What promises of peace are worth to a seat. Nobody binds their hands against who is near to winning, or
    pays for the word of who has broken one. Who may win next brings the others together."""
    found = 0.0
    allied = ALLIED if t.foe(seat, other) != NOBODY else 0.0
    if PEACE in deal.give_cards:
        spoils = WON if t.progress(other) >= HARMED else SPOILS * danger(t, other, seat)
        found += allied - spoils - called_off(t, seat, other)
    if PEACE in deal.get_cards and not t.faithless(other):
        found += allied + danger(t, seat, other) + besieged(t, seat, other)
    return found


def called_off(t: Thought, seat: int, other: int) -> float:
    """What a seat gives up that calls off its attack on another, or makes none in this turn; of an attack
    that cannot be called off any more, its word."""
    if seat != t.seat:
        return 0.0
    a = t.view.attack
    if a is None:
        return _left_alone(t, other) if t.view.active == seat and t.view.actions else 0.0
    if (a.attacker, a.defender) != (seat, other):
        return 0.0
    if not recallable(a):
        return WON
    return (1 - OTHERWISE) * threat(t, a) * max(0.0, at_stake(t, a))


def _left_alone(t: Thought, other: int) -> float:
    """By how much the best attack is better than the best on somebody else."""
    spared = {card.card for card in t.view.seats[other].structure}
    best = able(t)[:1]
    instead = next((one.worth for one in able(t) if one.target not in spared), 0.0)
    return best[0].worth - instead if best else 0.0


def danger(t: Thought, seat: int, by: int) -> float:
    """What a seat may lose to the attacks of another, and to its money, as long as a promise would last."""
    strength = {q: t.facts(q).power + t.at_home(q) for q in (seat, by)}
    feared = RISK * max(0.0, t.worth(seat)) * strength[by] / max(1, sum(strength.values()))
    return feared + MEDDLING * min(MOST_MEDDLING, t.at_home(by)) * t.progress(seat) ** 2


def relief(t: Thought, other: int, deal: Deal) -> float:
    """What need not be feared any more for groups that are given to whom might take them this turn."""
    if other != t.view.active or not t.view.actions:
        return 0.0
    groups = [group for card in solid(deal.give_cards) if (group := find(t.view, card)) is not None]
    return FEARED * sum(
        peril(t, other, group) * (loss(t, group) + t.share(other) * gain(t, other, CONTROL, group))
        for group in groups
        if group.owner != other
    )


def peril(t: Thought, by: int, target: CardView) -> float:
    """How likely a seat takes that group now with all it has, as far as everybody can see."""
    strength = strongest(t, by, CONTROL, target)
    return likely(strength) if strength is not None else 0.0


def purse_change(t: Thought, seat: int, money: int) -> float:
    """What more or less money at home is worth: the first MB are dear."""
    home = t.at_home(seat)
    kept = min(RESERVE, max(0, home + money)) - min(RESERVE, home)
    return MONEY * money + RESERVED * kept


# -- making offers


def offer(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Now and then in the own turn, one at a time: the deal that is best for both."""
    if t.view.active != t.seat or _offering(t) or t.progress(t.seat) >= TOO_NEAR:
        return None
    if draw(SELDOM if t.foe(t.seat) == NOBODY else PRESSED):
        return None
    terms = _terms_by_seat(ask)
    best = plan(t) if t.view.actions else None
    found = [
        (worth, move)
        for other, choice in terms.items()
        if t.progress(other) < TOO_NEAR and not t.refused(other, demand=False)
        for worth, move in _liked(t, other, best)
        if not choice.shape.check(move[2:])
    ]
    return draw_by(found, t.temper.heat, draw) if found else None


def _offering(t: Thought) -> bool:
    """Whether an offer of one's own is open: there is one at a time."""
    return any(each.giver == t.seat for each in t.view.offers)


def _demanded(t: Thought, seat: int) -> bool:
    """Whether a promise of peace is offered to a seat, which may still answer."""
    mine = [each for each in t.view.offers if (each.giver, each.taker) == (t.seat, seat)]
    return any(PEACE in each.give_cards for each in mine)


def _terms_by_seat(ask: Ask) -> dict[int, Open]:
    return {int(c.prefix[1]): c for c in ask.choices if isinstance(c, Open) and c.prefix[0] == "offer"}


def demand(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Money from the victim of one's own attack, or it goes on; while there is no answer nothing is spent,
    if none is needed. Who has paid is left in peace."""
    a = t.view.attack
    assert a is not None
    if ("call-off",) not in ask.choices or not recallable(a):
        return None
    if t.sworn(a.defender) and at_stake(t, a) <= 0:
        return ("call-off",)
    if _demanded(t, a.defender):
        return PASS if a.number >= SURE else None
    terms = None if t.refused(a.defender) else _terms_by_seat(ask).get(a.defender)
    if terms is None or threat(t, a) < THREATENING or draw(PRESSED):
        return None
    found = _ransoms(t, a.defender, terms)
    return draw_by(found, t.temper.heat, draw) if found else None


def _ransoms(t: Thought, victim: int, terms: Open) -> list[tuple[float, Move]]:
    """What the victim of an attack may well pay for a promise of peace."""
    found: list[tuple[float, Move]] = []
    for price in range(1, min(MOST_DEMANDED, t.at_home(victim)) + 1):
        deal = Deal(0, price, (PEACE,), ())
        mine, move = benefit(t, t.seat, victim, deal), _offered(victim, deal)
        theirs = benefit(t, victim, t.seat, deal.turned())
        if mine >= MARGIN and theirs >= MARGIN + 0.5 and not terms.shape.check(move[2:]):
            found.append((mine, move))
    return found


def _liked(t: Thought, other: int, best: Option | None) -> Iterator[tuple[float, Move]]:
    """What both sides should like, with what it is worth to the own one: more than the attack it replaces."""
    for deal in (*_threats(t, other, best), *_deals(t, other)):
        mine = benefit(t, t.seat, other, deal)
        if best is not None and best.target in deal.get_cards:
            mine -= best.worth
        if mine >= MARGIN and benefit(t, other, t.seat, deal.turned()) >= MARGIN + 0.5:
            yield mine, _offered(other, deal)


def _offered(other: int, deal: Deal) -> Move:
    return (
        "offer",
        other,
        deal.give_money,
        deal.get_money,
        len(deal.give_cards),
        *deal.give_cards,
        *deal.get_cards,
    )


def _deals(t: Thought, other: int) -> Iterator[Deal]:
    """What could be proposed to another seat: specials for money, and groups while actions are left."""
    yield from _specials(t, other)
    yield from _promises(t, other)
    yield from _help(t, other)
    if t.view.actions >= 1:
        yield from _groups(t, other)
    if t.view.actions >= 2:
        yield from _swaps(t, other)


def _threats(t: Thought, other: int, best: Option | None) -> Iterator[Deal]:
    """Sell me what I take otherwise: the group that one is about to attack, for a little money."""
    target = find(t.view, best.target) if best is not None and best.kind == CONTROL else None
    if target is not None and target.owner == other:
        for price in range(RANSOM, (t.home.money or 0) + 1):
            yield Deal(price, 0, (), (target.card,))


def _specials(t: Thought, other: int) -> Iterator[Deal]:
    """Own specials for money, or theirs that one knows of."""
    theirs = t.at_home(other)
    for card in t.me.hand:
        for price in range(3, min(theirs, 16) + 1):
            yield Deal(0, price, (card,), ())
    mine = t.home.money or 0
    for card in t.view.seats[other].hand:
        for price in range(3, min(mine, 16) + 1):
            yield Deal(price, 0, (), (card,))


def _promises(t: Thought, other: int) -> Iterator[Deal]:
    """Peace for peace; or for a few MB, to whoever has more to fear."""
    yield Deal(0, 0, (PEACE,), (PEACE,))
    for price in range(1, min(MOST_TRIBUTE, t.home.money or 0) + 1):
        yield Deal(price, 0, (), (PEACE,))
    for price in () if t.refused(other) else range(1, min(MOST_TRIBUTE, t.at_home(other)) + 1):
        yield Deal(0, price, (PEACE,), ())


def _help(t: Thought, other: int) -> Iterator[Deal]:
    """Money for an attack on whoever may win next, for a promise."""
    if t.view.actions and t.foe(t.seat, other) != NOBODY:
        for money in HELP:
            if money <= t.at_home(other) and not t.refused(other):
                yield Deal(0, money, (PEACE,), ())
                yield Deal(0, money, (), ())


def _leaves(t: Thought, seat: int) -> list[CardView]:
    """Groups without puppets, the lightest first: they change hands easily."""
    cards = t.view.seats[seat].structure
    masters = {card.master for card in cards}
    found = [card for card in cards[1:] if card.card not in masters]
    return sorted(found, key=lambda card: card.power + card.transfer + card.income)[:WEIGHED]


def _groups(t: Thought, other: int) -> Iterator[Deal]:
    """A group for money: it is dear, so only the light ones, and only where a purse is full."""
    for card in _leaves(t, other) if (t.home.money or 0) >= 12 else ():
        for price in range(8, min(40, t.home.money or 0) + 1, 3):
            yield Deal(price, 0, (), (card.card,))
    for card in _leaves(t, t.seat) if t.at_home(other) >= 12 and t.me.groups > 2 else ():
        for price in range(8, min(40, t.at_home(other)) + 1, 3):
            yield Deal(0, price, (card.card,), ())


def _swaps(t: Thought, other: int) -> Iterator[Deal]:
    """Group for group, with a little money from either side."""
    mine, theirs = t.home.money or 0, t.at_home(other)
    for own in _leaves(t, t.seat):
        for card in _leaves(t, other):
            for money in (0, 4, 8):
                if money <= mine:
                    yield Deal(money, 0, (own.card,), (card.card,))
                if 0 < money <= theirs:
                    yield Deal(0, money, (own.card,), (card.card,))
