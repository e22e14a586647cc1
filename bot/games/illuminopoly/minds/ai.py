"""AI seats: one that does anything, and one that knows what its faction wants."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Ask, Draw, Move, Open, Range, complete, verb_of
from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BUILD,
    DOG,
    FACTION_CARD,
    HORSEMAN,
    LEG,
    PRICE,
    PROPERTY,
    THIMBLE,
    WHEELBARROW,
)
from bot.games.illuminopoly.minds.plans import blast_worth, close, me, menace, ruin, step, worth
from bot.games.illuminopoly.play.attacks.artillery import Pool, Ransom, Reckoning
from bot.games.illuminopoly.play.attacks.favors import Objection
from bot.games.illuminopoly.play.attacks.rebuilding import Rebuilding
from bot.games.illuminopoly.play.attacks.rezoning import Rezoning
from bot.games.illuminopoly.play.attacks.spending import Spending
from bot.games.illuminopoly.play.attacks.subversion import Subversion
from bot.games.illuminopoly.play.bids import Auction, BankSale, Permit
from bot.games.illuminopoly.play.business import VERBS
from bot.games.illuminopoly.play.cards import CardDraw, Levy
from bot.games.illuminopoly.play.chair import Election
from bot.games.illuminopoly.play.deals import FAVOR_ITEM, MortgageTransfer
from bot.games.illuminopoly.play.debts import Due, Foreclosure
from bot.games.illuminopoly.play.estate import RAISING
from bot.games.illuminopoly.play.holdings import Hang, Reorganize
from bot.games.illuminopoly.play.jail import Immunity
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.play.losing import Downfall
from bot.games.illuminopoly.play.movement import Walk
from bot.games.illuminopoly.play.setup import Setup
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.see.view import OfferView, View
from bot.games.kit import players
from bot.games.kit.players import Mind, reply, to_answer

RESERVE = 60
"""$ that a seat keeps in hand."""
SURE = 100
"""$ that leave only a natural 2 to fear."""
DEFENCE = 150
"""$ that an owner puts up on average: nobody knows how much, and an attacker must match it."""
FAVOR_WORTH = 60
DULL = VERBS | {"lift", "place", "invite", "bribe", "abandon"}


MIND = Mind()


class RandomPlayer(players.RandomPlayer):
    """Does anything that is legal, business less often than the rest."""

    def choose(self, view: None, ask: Ask, draw: Draw) -> Move:
        """Mostly what moves the game on."""
        lively = [choice for choice in ask.choices if verb_of(choice) not in DULL]
        pool = lively if lively and draw(5) else ask.choices
        return complete(pool[draw(len(pool))], draw)

    def volunteer(self, view: None, ask: Ask, draw: Draw) -> Move | None:
        """Any business, and often."""
        if not ask.choices or draw(3):
            return None
        return complete(ask.choices[draw(len(ask.choices))], draw)


class HeuristicPlayer(players.HeuristicPlayer):
    """Buys, subverts, rezones and builds towards its own condition, and fights who is about to win."""

    mind = MIND

    def otherwise(self, ask: Ask, draw: Draw) -> Move:
        """The first choice, which costs nothing."""
        return complete(ask.choices[0], lambda n: 0)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        """Business that is worth doing."""
        return _business(view, ask)


def _amount(ask: Ask, verb: str, wanted: int) -> Move:
    """The sum nearest to `wanted` that the open choice `verb` allows."""
    for choice in ask.choices:
        if isinstance(choice, Open) and choice.prefix == (verb,) and isinstance(choice.shape, Range):
            return (verb, max(choice.shape.least, min(wanted, choice.shape.most)))
    first = ask.choices[0]
    return complete(first, lambda n: 0)


def _first(ask: Ask, *verbs: str) -> Move | None:
    """The first choice of the first verb that is offered."""
    for verb in verbs:
        for choice in ask.choices:
            if not isinstance(choice, Open) and choice[0] == verb:
                return choice
    return None


# -- business


def _business(view: View, ask: Ask) -> Move | None:
    """Answer offers, build, lift mortgages; nothing if there is nothing worth doing."""
    offer = to_answer(view.seat, view.offers)
    if offer is not None:
        return reply(offer, ask, _gain(view, offer) > 0)
    cash = me(view).cash or 0
    builds = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "build"]
    affordable = [c for c in builds if BUILD[int(c[1])] <= cash - RESERVE]
    if affordable:
        return max(affordable, key=lambda c: PRICE[int(c[1])])
    lifts = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "lift-mortgage"]
    if lifts and cash > 3 * RESERVE + PRICE[int(lifts[0][1])]:
        return lifts[0]
    return None


def _gain(view: View, offer: OfferView) -> int:
    """What the viewer, who would take the offer, gains by it in $."""
    got = 0 if offer.loan else offer.money + sum(_item(view, thing) for thing in offer.give)
    return got - offer.want_money - sum(_item(view, thing) + PRICE[0] for thing in offer.get)


def _item(view: View, thing: int) -> int:
    return FAVOR_WORTH if thing >= FAVOR_ITEM else worth(view, thing)


# -- decisions by frame


@MIND.answer(Setup)
def _setup(view: View, ask: Ask, draw: Draw) -> Move:
    liked = [c for c in ask.choices if not isinstance(c, Open) and c[1] in (WHEELBARROW, THIMBLE, ARTILLERY)]
    pool = liked or [c for c in ask.choices if not isinstance(c, Open) and c[1] not in (DOG, HORSEMAN)]
    choices = pool or [c for c in ask.choices if not isinstance(c, Open)]
    return choices[draw(len(choices))]


@MIND.answer(Election)
def _vote(view: View, ask: Ask, draw: Draw) -> Move | None:
    """For the highest briber, else for oneself, else for whoever comes next; later ballots look for
    agreement."""
    offered = sorted(((n, a) for a, voter, n in view.bribes if voter == view.seat), reverse=True)
    votes = [c for c in ask.choices if not isinstance(c, Open)]
    if offered and ("vote", offered[0][1]) in votes:
        return ("vote", offered[0][1])
    mine: Move = ("vote", me(view).seat)
    return mine if mine in votes and draw(3) == 0 else votes[0]


@MIND.answer(Turn)
def _turn(view: View, ask: Ask, draw: Draw) -> Move | None:
    seat = me(view)
    cash = seat.cash or 0
    business = _business(view, ask)
    if business is not None:
        return business
    tidy = _first(ask, "clear-rubble", "revert", "rebuild")
    if tidy is not None and (tidy[0] != "clear-rubble" or cash > 4 * RESERVE):
        return tidy
    if cash < 8 * RESERVE and (squeeze := _first(ask, "squeeze")):
        return squeeze
    if seat.jailed >= 0:
        return _first(ask, "use-favor", *(("bail",) if cash > 4 * RESERVE else ()), "roll", "reorganize")
    dice: Move = ("roll", 3)
    if dice in ask.choices and draw(2):
        return dice
    return _first(ask, "roll", "collect", "end-turn", "reorganize")


@MIND.answer(Landing)
def _landing(view: View, ask: Ask, draw: Draw) -> Move | None:
    seat = me(view)
    cash = seat.cash or 0
    p = PROPERTY[seat.space]
    if p < 0:
        pot: Move = ("take-pot",)
        if pot in ask.choices:
            return pot
        return ("pay-share",) if ("pay-share",) in ask.choices and _estate(view) < 2000 else None
    if seat.faction == ARTILLERY:
        good = blast_worth(view, p) and cash >= view.properties[p].cost + SURE
        return _first(ask, "bomb") if good else ("nothing",)
    lot = view.properties[p]
    plans: list[tuple[int, str, int]] = [
        (worth(view, p) - PRICE[p] // 2, "buy", PRICE[p]),
        (ruin(view, p), "rezone", lot.rezoning + _graft_to_rezone(view, p)),
        (step(view, p, by_control=True) + menace(view, p), "subvert", lot.cost + SURE),
        (_raid(view, p), "takeover", lot.cost + SURE + DEFENCE),
        (PRICE[p], "rebuild", PRICE[p]),
    ]
    fitting = [
        (gain, verb)
        for gain, verb, cost in plans
        if gain > 0 and cost <= cash - RESERVE // 2 and (verb,) in ask.choices
    ]
    return (max(fitting)[1],) if fitting else ("nothing",)


def _raid(view: View, p: int) -> int:
    """What a takeover of `p` would bring, less what it costs in any case."""
    lot = view.properties[p]
    return 0 if lot.mortgaged else step(view, p) + menace(view, p) - lot.cost // 2 - SURE


def _graft_to_rezone(view: View, p: int) -> int:
    """What makes sure that 7 is rolled, though the owner defends himself."""
    return SURE // 2 + (DEFENCE if view.properties[p].owner not in (-1, view.seat) else 0)


def _estate(view: View) -> int:
    """Total worth as the tax would see it."""
    seat = me(view)
    lots = [view.properties[p] for p in seat.properties]
    return (seat.cash or 0) + sum(lot.value + lot.houses * BUILD[lot.number] for lot in lots)


@MIND.answer(Hang)
def _hang(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Good holding companies near the faction card, the rest on the outer arrows."""
    places = [c for c in ask.choices if not isinstance(c, Open)]
    inner = [c for c in places if int(c[1]) >= FACTION_CARD]
    outer = [c for c in places if int(c[1]) < FACTION_CARD]
    newest = next((lot for lot in view.properties if lot.owner == view.seat and lot.master < 0), None)
    holds = newest is not None and LEG[newest.number] >= 3
    pool = (inner or outer) if holds else (outer or inner)
    return pool[0]


@MIND.answer(Reorganize)
def _reorganize(view: View, ask: Ask, draw: Draw) -> Move | None:
    return _first(ask, "done", "auto")


@MIND.answer(Spending)
def _spending(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Attackers make sure; owners defend with what they can spare, or bluff; others only against who is about
    to win."""
    contest, seat = view.contest, me(view)
    cash = seat.cash or 0
    lot = view.properties[contest.number]
    if contest.actor == view.seat:
        sure = {"Takeover": SURE + DEFENCE, "Rezoning": _graft_to_rezone(view, contest.number)}
        return _amount(ask, "for", min(sure.get(contest.kind, SURE), cash))
    danger = close(view, contest.actor, 2)
    if danger and ("halt",) in ask.choices:
        return ("halt",)
    if lot.owner == view.seat:
        return _amount(ask, "against", cash // 2 if danger else min(cash // 3, draw(2 * DEFENCE + 1)))
    return _amount(ask, "against", min(cash // 4, 80) if danger else 0)


@MIND.answer(Subversion, Rebuilding)
def _graft(view: View, ask: Ask, draw: Draw) -> Move | None:
    return _amount(ask, "spend", min(SURE, me(view).cash or 0))


@MIND.answer(Due)
def _raise_money(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Mortgage what matters least, sell buildings last."""
    sales = [c for c in ask.choices if not isinstance(c, Open) and c[0] in RAISING]
    order = {"mortgage": 0, "unbuild": 1, "clear": 2}
    return min(sales, key=lambda c: (order[str(c[0])], worth(view, int(c[1]))))


@MIND.answer(BankSale, Auction, Permit)
def _bid(view: View, ask: Ask, draw: Draw) -> Move | None:
    cash, number = me(view).cash or 0, view.contest.number
    wanted = cash // 4 if number < 0 else min(cash - RESERVE, worth(view, number) // 2)
    return _amount(ask, "bid", max(0, wanted)) if verb_of(ask.choices[0]) == "bid" else _permit(ask)


def _permit(ask: Ask) -> Move | None:
    sales = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "sell-permit" and int(c[2]) > 150]
    return max(sales, key=lambda c: int(c[2])) if sales else _first(ask, "keep", "build")


@MIND.answer(Rezoning)
def _invite(view: View, ask: Ask, draw: Draw) -> Move | None:
    return ("enough",)


@MIND.answer(Ransom)
def _ransom(view: View, ask: Ask, draw: Draw) -> Move | None:
    amount = max((t.amount for t in view.threats if not t.answered), default=0)
    return _first(ask, "pay-ransom") if amount <= SURE else ("refuse",)


@MIND.answer(Reckoning)
def _reckoning(view: View, ask: Ask, draw: Draw) -> Move | None:
    return _first(ask, "blow-up", "relent")


def _best(*verbs: str) -> Callable[[View, Ask, Draw], Move | None]:
    def choose(view: View, ask: Ask, draw: Draw) -> Move | None:
        return _first(ask, *verbs)

    return choose


MIND.answer(Walk)(_best("stop-here", "walk"))
MIND.answer(CardDraw)(_best("draw", "ignore"))
MIND.answer(Objection)(_best("pass"))
MIND.answer(Immunity)(_best("stay"))
MIND.answer(Foreclosure)(_best("seize"))
MIND.answer(Downfall)(_best("buy-off", "auction"))
MIND.answer(MortgageTransfer)(_best("fee"))
MIND.otherwise(Levy, Pool)

PLAYERS: dict[str, Callable[[], RandomPlayer | HeuristicPlayer]] = {
    "random": RandomPlayer,
    "heuristic": HeuristicPlayer,
}
