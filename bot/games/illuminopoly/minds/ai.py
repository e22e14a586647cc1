"""AI seats: one that does anything, and those that choose by what the city is worth to them (`value`), from
their own view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from bot.engine.moves import Ask, Draw, Move, Open, complete, verb_of
from bot.games.illuminopoly.cards.board import BOAT, PROPERTY
from bot.games.illuminopoly.minds import contests, trading
from bot.games.illuminopoly.minds.business import LIFTING, business, least_missed
from bot.games.illuminopoly.minds.city import NOBODY, RUINED
from bot.games.illuminopoly.minds.value import Thought, hangings, temper_of
from bot.games.illuminopoly.play.attacks.artillery import Pool, Ransom, Reckoning
from bot.games.illuminopoly.play.attacks.favors import Objection
from bot.games.illuminopoly.play.attacks.rebuilding import Rebuilding
from bot.games.illuminopoly.play.attacks.rezoning import Rezoning
from bot.games.illuminopoly.play.attacks.spending import Spending
from bot.games.illuminopoly.play.bids import Auction, BankSale, Permit
from bot.games.illuminopoly.play.business import VERBS
from bot.games.illuminopoly.play.cards import CardDraw, Levy
from bot.games.illuminopoly.play.chair import Election
from bot.games.illuminopoly.play.deals import MortgageTransfer
from bot.games.illuminopoly.play.debts import Due, Foreclosure
from bot.games.illuminopoly.play.estate import RAISING
from bot.games.illuminopoly.play.holdings import Hang, Reorganize
from bot.games.illuminopoly.play.jail import Immunity
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.play.losing import Downfall
from bot.games.illuminopoly.play.movement import Walk
from bot.games.illuminopoly.play.setup import Setup
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.see.view import View
from bot.games.kit import players
from bot.games.kit.minds import Temper, easy, plain
from bot.games.kit.players import Mind

SQUEEZED = 140
"""A turn's income below which a Boat risks a revolt."""
CLEARING = 240
"""$ above which rubble is cleared."""
CAUGHT = 10
"""$ that another roll after doubles must be worth: it may lead to Jail."""
BRIBED = 4
"""For one vote in so many a little money is offered."""
CHEATING = 8
"""On one of so many cards who cares for no rules cheats."""
DULL = VERBS | {"lift", "place", "invite", "bribe", "abandon"}

MIND = Mind()


class RandomPlayer(players.RandomPlayer):
    """Does anything that is legal, business less often than the rest."""

    def choose(self, view: None, ask: Ask, draw: Draw) -> Move:
        """Mostly what moves the game on."""
        lively = [c for c in ask.choices if (c[0][0] if type(c) is Open else c[0]) not in DULL]
        pool = lively if lively and draw(5) else ask.choices
        return complete(pool[draw(len(pool))], draw)

    def volunteer(self, view: None, ask: Ask, draw: Draw) -> Move | None:
        """Any business, and often."""
        if not ask.choices or draw(3):
            return None
        return complete(ask.choices[draw(len(ask.choices))], draw)


class HeuristicPlayer(players.HeuristicPlayer):
    """Buys, attacks, defends, builds and trades by one number: what the change of the city is worth to it."""

    mind: ClassVar[Mind] = MIND

    def temper(self, view: View) -> Temper:
        """How it judges in this game."""
        return temper_of(view)

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        """The best move, or by chance one that is nearly as good."""
        return super().choose(Thought(view, self.temper(view)), ask, draw)

    def otherwise(self, ask: Ask, draw: Draw) -> Move:
        """The first choice, which costs nothing."""
        return complete(ask.choices[0], lambda n: 0)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        """Business that is worth doing."""
        return business(Thought(view, self.temper(view)), ask, draw)


class EasyPlayer(HeuristicPlayer):
    """Knows what is good and often does not look; it stops nobody and offers nothing."""

    def temper(self, view: View) -> Temper:
        return easy(temper_of(view))

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        if ask.frame in CARELESS and draw(6) >= self.temper(view).care:
            return self.otherwise(ask, draw)
        return super().choose(view, ask, draw)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        return super().volunteer(view, ask, draw) if view.offers else None


CARELESS = frozenset(frame.name for frame in (Landing, Objection, Rezoning, Spending))
"""Where a careless player thinks every other time only."""


def _first(ask: Ask, *verbs: str) -> Move | None:
    """The first choice of the first verb that is offered."""
    for verb in verbs:
        for move in plain(ask, verb):
            return move
    return None


# -- the turn


@MIND.answer(Setup)
def _setup(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Any faction, any goal: all can win."""
    able = plain(ask, *{str(verb_of(choice)) for choice in ask.choices})
    return able[draw(len(able))] if able else None


@MIND.answer(Election)
def _vote(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """For the highest briber, else for oneself, else for whoever comes next; later ballots look for
    agreement. A little money is offered for a vote now and then."""
    votes = plain(ask, "vote")
    bribes = [choice for choice in ask.choices if isinstance(choice, Open) and choice.prefix[0] == "bribe"]
    if bribes and not draw(BRIBED * len(bribes)) and t.cash > 200:
        return (*bribes[draw(len(bribes))].prefix, 8 + draw(25))
    offered = sorted(((n, a) for a, voter, n in t.view.bribes if voter == t.seat), reverse=True)
    if offered and ("vote", offered[0][1]) in votes:
        return ("vote", offered[0][1])
    mine: Move = ("vote", t.seat)
    return mine if mine in votes and draw(3) == 0 else votes[0]


@MIND.answer(Turn)
def _turn(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    move = business(t, ask, draw)
    if move is not None:
        return move
    tidy = _tidy(t, ask)
    if tidy is not None:
        return tidy
    income = t.outlooks[t.seat].income
    squeeze = _first(ask, "squeeze")
    if squeeze is not None and income < SQUEEZED and t.me.faction == BOAT:
        return squeeze
    if t.me.jailed >= 0:
        return _first(ask, "use-favor", *(("bail",) if t.cash > 240 else ()), "roll", "reorganize")
    return _go(t, ask, draw, income)


def _tidy(t: Thought, ask: Ask) -> Move | None:
    """What can be set right besides moving: rubble, lost power, ruins."""
    if t.cash > CLEARING and (cleared := _first(ask, "clear-rubble")) is not None:
        return cleared
    return _first(ask, "revert", "rebuild")


def _go(t: Thought, ask: Ask, draw: Draw, income: int) -> Move | None:
    """The rents once more instead of the dice, where that brings more; else as far as possible."""
    unowned = sum(lot.owner < 0 for lot in t.view.properties)
    again: Move = ("collect",)
    if ask.step == Turn.MAIN and again in ask.choices and income > 80 + 10 * unowned and draw(5) < 3:
        return again
    if ("stop",) in ask.choices and contests.walk(t) < CAUGHT:
        return ("stop",)
    dice: Move = ("roll", 3)
    return dice if dice in ask.choices else _first(ask, "roll", "collect", "end-turn", "reorganize")


@MIND.answer(Landing)
def _landing(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return business(t, ask, draw) or contests.landing(t, ask, draw)


@MIND.answer(Spending)
def _spending(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return contests.spending(t, ask, draw)


@MIND.answer(Rebuilding)
def _graft(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return contests.graft(t, ask)


@MIND.answer(Rezoning)
def _invite(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return contests.invite(t, ask)


@MIND.answer(Objection)
def _objection(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return contests.objection(t, ask) or _first(ask, "pass")


# -- structure and debts


@MIND.answer(Hang)
def _hang(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return hangings(t.view, ask)[0]


@MIND.answer(Due)
def _raise_money(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """What is least missed."""
    sales = plain(ask, *RAISING)
    return least_missed(t, sales) if sales else None


@MIND.answer(BankSale, Auction, Permit)
def _bid(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    if verb_of(ask.choices[0]) != "bid":
        return _permit(ask)
    number = t.view.contest.number
    worth = t.cash // 4 if number < 0 else 0.6 * contests.auction_worth(t, number)
    return contests.amount(ask, "bid", max(0, min(t.cash - t.reserve, int(worth) - draw(20))))


def _permit(ask: Ask) -> Move | None:
    sales = [move for move in plain(ask, "sell-permit") if int(move[2]) > 150]
    return max(sales, key=lambda move: int(move[2])) if sales else _first(ask, "keep", "build")


# -- the Artillery


@MIND.answer(Ransom)
def _ransom(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Pay what is less than what would be lost."""
    due = [
        threat for threat in t.view.threats if not threat.answered and t.city.owner[threat.number] == t.seat
    ]
    amount = max((threat.amount for threat in due), default=0)
    lost = _ruined(t, [threat.number for threat in due])
    return _first(ask, "pay-ransom") if amount <= min(lost / 2, t.cash - t.reserve) else ("refuse",)


def _ruined(t: Thought, lots: Sequence[int]) -> float:
    """What it costs if these are blown up."""
    after = t.city.copy()
    for p in lots:
        after.status[p] = RUINED
    return -t.gain(after)


@MIND.answer(Pool)
def _chip_in(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """One's part of a ransom for what is nobody's, if its ruin would cost more, or a little more."""
    p = t.view.contest.number
    part = t.city.base[p] // 2 // max(1, len(t.rivals())) + draw(11)
    most = min(_ruined(t, [p]) / 2, t.cash - t.reserve)
    return contests.amount(ask, "chip-in", part if part <= most else 0)


@MIND.answer(Reckoning)
def _reckoning(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return _first(ask, "blow-up", "relent")


# -- on the way


def _best(*verbs: str) -> Callable[[Thought, Ask, Draw], Move | None]:
    def choose(t: Thought, ask: Ask, draw: Draw) -> Move | None:
        return _first(ask, *verbs)

    return choose


MIND.answer(Reorganize)(_best("auto"))
MIND.answer(Downfall)(_best("buy-off", "auction"))


@MIND.answer(Foreclosure)
def _foreclosure(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Everything a debtor has, unless there is a truce with them and hardly anything to take."""
    debtor = t.view.contest.actor
    lots = [lot.number for lot in t.view.properties if lot.owner == debtor]
    return ("seize",) if t.gain(t.city.passes(lots, t.seat)) >= t.honour(debtor) else ("spare",)


@MIND.answer(Levy)
def _levy(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """What others are to get is ignored, unless they hold out against a leader."""
    return ("obey",) if trading.holds_out(t, t.view.active) else ("ignore",)


@MIND.answer(Walk)
def _walk(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """It rides, unless the walk ends where there is more to buy; and it stops where it was robbed, unless
    there is more to be had further on."""
    if ask.step == Walk.STOP:
        after = t.city.copy()
        after.control[PROPERTY[t.me.space]] = max(t.rivals(), key=lambda q: t.outlooks[q].menace)
        robbed, on = -t.gain(after), contests.ahead(t, t.me.space + t.view.walking)
        return ("walk-on",) if on > robbed else ("stop-here",)
    on_foot = contests.for_sale(t, t.me.space + t.view.walking)
    ridden = contests.for_sale(t, contests.next_railroad(t.me.space) + t.view.walking - 1)
    return _first(ask, "walk" if on_foot > ridden else "ride")


@MIND.answer(CardDraw)
def _card(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """What makes it pay is ignored. Now and then who cares for no rules slips out the lower card."""
    sly = t.temper.heat > 1 and not draw(CHEATING)
    return _first(ask, *(("draw-lower",) if sly else ()), "draw", "ignore")


@MIND.answer(Immunity)
def _visit(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """The Dog goes visiting where it would post bail."""
    if ("stay",) not in ask.choices:
        return contests.visit(t, ask)
    held = [seat for seat in t.rivals() if t.view.seats[seat].jailed >= 0]
    return ("visit",) if contests.questioned(t, held) != NOBODY else ("stay",)


@MIND.answer(MortgageTransfer)
def _redeem(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return _first(ask, *(("pay-off",) if t.cash > 2 * LIFTING else ()), "fee")


PLAYERS: dict[str, Callable[[], RandomPlayer | HeuristicPlayer]] = {
    "random": RandomPlayer,
    "heuristic": HeuristicPlayer,
    "easy": EasyPlayer,
}
