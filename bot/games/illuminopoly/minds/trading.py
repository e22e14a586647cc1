"""Deals of AI seats: what an offer changes for either side, which to make, which to take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.moves import Ask, Draw, Move, Open, Range
from bot.games.illuminopoly.cards.board import ARTILLERY, BANKER, MORTGAGE, PRICE
from bot.games.illuminopoly.minds import bids, contests
from bot.games.illuminopoly.minds.city import HORIZON, NOBODY, City
from bot.games.illuminopoly.minds.value import STAKE, Thought, single
from bot.games.illuminopoly.play.deals import FAVOR_ITEM
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.see.view import OfferView
from bot.games.kit.minds import draw_by
from bot.games.kit.players import reply, stale, to_answer

FAVOR = 60
"""$ that a Political Favor is worth."""
MARGIN = 40
"""$ that an offer must bring to be taken."""
LOOKED = 3
"""In one of so many of the own decisions a deal is looked for."""
HEAT = 60.0
INTEREST = 0.1
"""What the Bank wants at least when a mortgaged property changes hands, by what it lent."""
SUPPORT = 150
"""$ that are asked for at most for an attack on the seat that may win soon."""
LENT = 300
"""$ that are lent to a poor seat while somebody else is near to winning."""
LENDER = 700
"""$ from which money is lent."""
NEEDY = 500
"""$ below which a seat takes a loan against a leader."""
SELDOM = 12
"""In one of so many decisions a loan is offered, for who is poor is a guess."""
FEARED = 0.15
"""How near a leader must be that one strengthens others against them."""
ALLIED = 60.0
"""$ that a truce is worth besides to two who fear the same seat: neither wastes money on the other."""
BESIEGED = 0.5
"""How much of what a takeover would cost the owner is given up for lost when somebody stands on the spot."""
THREAT = 4
"""In one of so many landings on somebody's property money is asked for a truce, or it is taken over."""
TIP = 15
"""$ that are paid for a truce at least, if any are."""


RISK = 0.08
"""How much of what it has a seat may lose to another's attacks while a truce would last."""
SPOILS = 0.25
"""How much of that the other would have gained."""


class Trade(NamedTuple):
    """What the giver gives and gets: $ and properties."""

    give_money: int
    get_money: int
    give: tuple[int, ...]
    get: tuple[int, ...]


def answer(t: Thought, ask: Ask) -> Move | None:
    """Accept what is worth it, decline the rest; None if there is nothing to answer."""
    offer = to_answer(t.seat, t.view.offers)
    if offer is None:
        return None
    return reply(offer, ask, worth_taking(t, offer) >= MARGIN * t.temper.trust)


def worth_taking(t: Thought, offer: OfferView) -> float:
    """What the offer is worth to its taker, who thinks. A loan is taken by nobody who does not need it."""
    if offer.loan:
        enough = NEEDY if _leader(t) not in (t.seat, offer.giver, NOBODY) else t.reserve
        return 2.0 * MARGIN if t.cash < enough and offer.loan <= LENT else -1.0
    if offer.peace:
        helped = rally(t, offer.giver, offer.want_money)
        return peace(t, t.seat, offer.giver) + offer.money - offer.want_money + helped
    favors = FAVOR * (_favors(offer.give) - _favors(offer.get))
    trade = Trade(offer.money, offer.want_money, _lots(offer.give), _lots(offer.get))
    after = done(t, offer.giver, t.seat, trade)
    if t.wins(after):
        return t.gain(after)
    if gives_too_much(t, after, offer.giver) and trade.get:
        return -1.0
    return favors + trade.give_money - trade.get_money + t.gain(after)


def _leader(t: Thought) -> int:
    """The seat that all others have to fear; NOBODY if there is none yet."""
    near, seat = max((t.outlooks[q].menace, q) for q in (t.seat, *t.rivals()))
    return seat if near >= FEARED else NOBODY


def withdraw(t: Thought, ask: Ask) -> Move | None:
    """Take back an offer of one's own that one would not make any more."""
    return stale(t.seat, t.view.offers, ask, lambda offer: _still_worth(t, offer))


def _still_worth(t: Thought, offer: OfferView) -> float:
    """What an open offer is worth to its giver, who thinks. A demand is made for a round."""
    if offer.peace and offer.want_money and t.view.active == t.seat and offer.turn < t.view.turn:
        return -float(STAKE)
    if offer.loan:
        return float(t.cash - LENDER)
    if offer.peace:
        return peace(t, t.seat, offer.taker) + offer.want_money - offer.money
    after = done(t, t.seat, offer.taker, Trade(0, 0, _lots(offer.give), _lots(offer.get)))
    favors = FAVOR * (_favors(offer.get) - _favors(offer.give))
    return favors + offer.want_money - offer.money + t.gain(after)


def peace(t: Thought, seat: int, other: int) -> float:
    """What a truce is worth to a seat: nobody binds their hands against who is about to win, or trusts who
    has broken one."""
    if t.outlooks[other].menace >= t.too_near or t.faithless(other):
        return -float(STAKE)
    found = t.plenty(seat) * (_fear(t, seat, other) - SPOILS * _fear(t, other, seat))
    found += besieged(t, seat, other)
    found -= contests.takeover(t, other) if seat == t.seat else 0.0
    return found + (ALLIED if t.foe(seat, other) != NOBODY else 0.0)


def besieged(t: Thought, seat: int, by: int) -> float:
    """What a seat may lose to whoever stands on its property now and may take it over."""
    p = contests.spot(t, by)
    if p == NOBODY or t.city.owner[p] != seat:
        return 0.0
    return BESIEGED * max(0.0, contests.loss(t, p, "Takeover", by, seat))


def rally(t: Thought, by: int, money: int) -> float:
    """What it is worth that whoever stands on property of the seat that may win soon has so much more money
    to take it over."""
    foe, p = t.foe(t.seat, by), contests.spot(t, by)
    if NOBODY in (foe, p) or t.city.owner[p] != foe:
        return 0.0
    left, kept = t.guessed(by) - t.city.base[p], t.guessed(foe) // 3
    without, helped = (
        bids.chance((has - kept) // bids.PIP, bids.TAKEOVER) if has >= 0 else 0.0
        for has in (left, left + money)
    )
    return (helped - without) * max(0.0, t.gain(t.taken(p, by)))


def _fear(t: Thought, seat: int, other: int) -> float:
    """$ that a seat may lose to the attacks of another, who has more or less to spend on them."""
    purse = {q: t.cash if q == t.seat else t.guessed(q) for q in (seat, other)}
    outlook = t.outlooks[seat]
    return RISK * (HORIZON * outlook.income + outlook.promise) * purse[other] / (sum(purse.values()) + 1)


def parley(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """A truce with who is most to be feared, paid for if need be; or with who has more to fear, for money."""
    if any(each.giver == t.seat for each in t.view.offers) or draw(SELDOM):
        return None
    terms = {choice.prefix: choice.shape for choice in ask.choices if isinstance(choice, Open)}
    proposed = [_truce(t, int(prefix[1])) for prefix in terms if prefix[0] == "truce"]
    found = [
        (worth, move)
        for worth, move in proposed
        if worth >= MARGIN and move[:2] in terms and not terms[move[:2]].check(move[2:])
    ]
    return draw_by(found, HEAT * t.temper.heat, draw) if found else None


def demand(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """On somebody's property, money for a truce, or it is taken over; while somebody may win soon, money for
    the attack on them from all others."""
    if ask.frame != Landing.name or any(each.giver == t.seat for each in t.view.offers):
        return None
    p = contests.spot(t, t.seat)
    if p == NOBODY or draw(THREAT):
        return None
    owner = t.city.owner[p]
    terms = {c.prefix: c.shape for c in ask.choices if isinstance(c, Open) and c.prefix[0] == "tribute"}
    foe, found = t.foe(t.seat), []
    for prefix, shape in terms.items():
        seat = int(prefix[1])
        wanted = _support(t, seat) if owner == foe != seat else _price(t, seat) if seat == owner else 0
        move: Move = (*prefix, wanted)
        if wanted >= TIP and not shape.check(move[2:]):
            found.append((float(wanted), move))
    return draw_by(found, HEAT * t.temper.heat, draw) if found else None


def _price(t: Thought, owner: int) -> int:
    """What an owner should pay for being left alone, if that is more than it is worth to take it over."""
    if t.refused(owner):
        return 0
    most = min(int(peace(t, owner, t.seat) - MARGIN), t.guessed(owner))
    least = MARGIN - peace(t, t.seat, owner)
    able = contests.takeover(t, owner) > 0 and t.outlooks[owner].menace < t.too_near
    return int((most + least) / 2) if able and least <= most else 0


def _support(t: Thought, seat: int) -> int:
    """What another seat may well give for an attack on the seat that may win soon."""
    able = t.outlooks[seat].menace < t.too_near and not t.refused(seat)
    return min(SUPPORT, t.guessed(seat) // 6) if able else 0


def _truce(t: Thought, seat: int) -> tuple[float, Move]:
    """The truce that one could have with a seat, and what it is worth with its price."""
    mine, spare = peace(t, t.seat, seat), int(peace(t, seat, t.seat) - MARGIN)
    asked = min(spare // 2, t.guessed(seat), _stake(t, seat))
    if asked >= TIP and not t.refused(seat):
        return mine + asked, ("tribute", seat, asked)
    price = TIP - spare if spare < 0 else 0
    return mine - price, ("truce", seat, price)


def _stake(t: Thought, seat: int) -> int:
    """What somebody may well pay for being left alone: half of what they have that could be attacked."""
    return sum(PRICE[p] for p in t.view.seats[seat].properties) // 2


def lend(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Money for who is poor and no danger, so that they hold their own against a leader."""
    leader = _leader(t)
    if leader in (t.seat, NOBODY) or t.cash < LENDER or any(each.giver == t.seat for each in t.view.offers):
        return None
    able = _borrowers(t, ask, leader)
    if not able or draw(SELDOM):
        return None
    seat = min(able, key=t.guessed)
    return ("lend", seat, min(LENT, able[seat]))


def _borrowers(t: Thought, ask: Ask, leader: int) -> dict[int, int]:
    """To whom something could well be lent, and how much at most."""
    owing = {borrower for lender, borrower, _ in t.view.loans if lender == t.seat}
    able = {
        int(choice.prefix[1]): choice.shape.most
        for choice in ask.choices
        if isinstance(choice, Open) and choice.prefix[0] == "lend" and isinstance(choice.shape, Range)
    }
    return {
        seat: most
        for seat, most in able.items()
        if seat not in owing and not t.spurned(seat) and _needs(t, seat, leader)
    }


def holds_out(t: Thought, seat: int) -> bool:
    """Whether a poor seat holds its own against a leader."""
    leader = _leader(t)
    return leader not in (t.seat, NOBODY) and _needs(t, seat, leader)


def _needs(t: Thought, seat: int, leader: int) -> bool:
    feared = t.outlooks[leader].menace
    return seat != leader and t.guessed(seat) < t.cash and t.outlooks[seat].menace < feared / 2


def _favors(things: tuple[int, ...]) -> int:
    return sum(thing >= FAVOR_ITEM for thing in things)


def _lots(things: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(thing for thing in things if thing < FAVOR_ITEM)


def done(t: Thought, giver: int, taker: int, trade: Trade) -> City:
    """The city after a trade: deeds change hands with their arms, power stays where it was."""
    after = t.city
    for lots, to in ((trade.give, taker), (trade.get, giver)):
        arms = [q for p in lots for q in t.arm(p)]
        after = after.passes(arms, to) if arms else after
    return after


def gives_too_much(t: Thought, after: City, seat: int) -> bool:
    """Whether a seat comes too near to winning by it."""
    near = after.outlooks()[seat].near
    return near >= t.too_near and near > t.outlooks[seat].near


def offer(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Now and then, one at a time: the trade that is best, of those that the other side should take."""
    if any(each.giver == t.seat for each in t.view.offers) or draw(LOOKED):
        return None
    if t.me.faction in (ARTILLERY, BANKER) or t.cash < t.reserve:
        return None
    offers = {int(c.prefix[1]): c for c in ask.choices if isinstance(c, Open) and c.prefix[0] == "offer"}
    terms = {seat: choice for seat, choice in offers.items() if not t.refused(seat, demand=False)}
    found: list[tuple[float, Move]] = []
    for seat, trade, worth in _trades(t, list(terms)):
        move: Move = (
            "offer", seat, trade.give_money, trade.get_money, len(trade.give), *trade.give, *trade.get
        )  # fmt: skip
        if not terms[seat].shape.check(move[2:]):
            found.append((worth, move))
    return draw_by(found, HEAT * t.temper.heat, draw) if found else None


def _trades(t: Thought, able: list[int]) -> Iterator[tuple[int, Trade, float]]:
    """Single lots of others for money, or for one of one's own with money."""
    own = [p for p in t.me.properties if single(t, p) and not t.city.mortgaged[p] and not t.city.houses[p]]
    for lot in t.view.properties:
        seat, p = lot.owner, lot.number
        if seat not in able or seat == t.seat or lot.houses or not single(t, p):
            continue
        found = _priced(t, seat, (), p)
        if found is not None:
            yield (seat, *found)
        if t.gain(t.city.passes([p], t.seat)) > PRICE[p]:
            for mine in own:
                swapped = _priced(t, seat, (mine,), p)
                if swapped is not None:
                    yield (seat, *swapped)


def _priced(t: Thought, seat: int, give: tuple[int, ...], p: int) -> tuple[Trade, float] | None:
    """The trade with the money that both should like; None if there is none."""
    after = done(t, t.seat, seat, Trade(0, 0, give, (p,)))
    gains = t.gains(after)
    fee = INTEREST * MORTGAGE[p] if t.city.mortgaged[p] else 0.0
    mine, theirs = gains[t.seat] - fee, gains[seat]
    if after.outlooks()[seat].near >= t.too_near and give and not t.wins(after):
        return None
    least = max(-theirs, 0.0 if give else 0.85 * PRICE[p] + 65) + 50
    if mine <= least:
        return None
    price = int(least + (mine - least) / 4)
    worth = mine - price
    if price + fee > t.cash - t.reserve or worth < MARGIN:
        return None
    return Trade(max(0, price), 0, give, (p,)), worth


def settle_loans(t: Thought, ask: Ask) -> Move | None:
    """Pay back what one can well pay; call in what cannot be paid any more."""
    for choice in ask.choices:
        if isinstance(choice, Open):
            continue
        if choice[0] == "repay" and t.cash > 300 + _owed(t, int(choice[1]), t.seat):
            return choice
        if choice[0] == "foreclose" and _assets(t, int(choice[1])) < _owed(t, t.seat, int(choice[1])):
            return choice
    return None


def _assets(t: Thought, seat: int) -> int:
    """What a seat has, as far as one can guess: money, and what the Bank would lend on its lots."""
    lots = [t.view.properties[p] for p in t.view.seats[seat].properties]
    return t.guessed(seat) + sum(lot.loan for lot in lots if not lot.mortgaged)


def _owed(t: Thought, lender: int, borrower: int) -> int:
    return sum(amount for a, b, amount in t.view.loans if (a, b) == (lender, borrower))
