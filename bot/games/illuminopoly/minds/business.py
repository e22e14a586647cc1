"""What is done at any time: building, mortgages, offers, the till, accusations."""

from __future__ import annotations

from bot.engine.moves import Ask, Draw, Move, Open
from bot.games.illuminopoly.cards.board import BUILD, GROUP, LEG, MEMBERS, MORTGAGE, RENTS, SHOE
from bot.games.illuminopoly.minds import trading
from bot.games.illuminopoly.minds.value import Thought
from bot.games.kit.minds import plain

LIFTING = 400
"""$ that must be left for a mortgage to be lifted."""
ACCUSING = 400
"""In one of so many questions a seat with money to spare accuses the Chair."""
RICH = 300
POOR = 120
"""$ below which a Chair helps themselves to the till."""
DIPPED = 60
"""The least that they take."""


def business(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """What is worth doing now, or None."""
    for think in (trading.answer, trading.withdraw, trading.settle_loans, build, mortgage_to_build, lift):
        move = think(t, ask)
        if move is not None:
            return move
    for look in (trading.demand, trading.offer, trading.parley, trading.lend, _mischief):
        move = look(t, ask, draw)
        if move is not None:
            return move
    return None


def build(t: Thought, ask: Ask) -> Move | None:
    """The house that pays best for its price, where nobody else is known to be in control; a Shoe builds
    where its hotel is to stand."""
    lots = [m for m in plain(ask, "build") if len(m) > 1 and t.city.control[int(m[1])] == t.seat]
    able = [move for move in lots if BUILD[int(move[1])] <= t.cash - t.reserve]
    return max(able, key=lambda move: house_worth(t, int(move[1])), default=None)


def house_worth(t: Thought, p: int) -> float:
    """How much rent a house here brings for its price; up to three, and where a Shoe needs them, more."""
    houses = t.city.houses[p]
    if houses + 1 >= len(RENTS[p]):
        return 0.0
    found = (RENTS[p][houses + 1] - RENTS[p][houses]) / BUILD[p]
    found += 0.5 if houses < 3 else 0.0
    return found + (10.0 if t.me.condition == SHOE and LEG[p] >= 3 else 0.0)


def wants_houses(t: Thought) -> list[int]:
    """The lots of whole colours on which a house could still be built."""
    return [
        p
        for p in t.me.properties
        if BUILD[p]
        and t.city.control[p] == t.seat
        and t.city.whole(GROUP[p], t.seat)
        and t.city.houses[p] < 4
        and not any(t.city.mortgaged[q] or t.city.status[q] for q in MEMBERS[GROUP[p]])
    ]


def mortgage_to_build(t: Thought, ask: Ask) -> Move | None:
    """With a whole colour and no money, the lot that is least missed is mortgaged."""
    lots = wants_houses(t)
    if not lots or not t.view.houses_left or t.cash - t.reserve >= min(BUILD[p] for p in lots):
        return None
    able = [move for move in plain(ask, "mortgage") if GROUP[int(move[1])] not in {GROUP[p] for p in lots}]
    best = min(((_missed(t, move), move) for move in able), default=None)
    return best[1] if best is not None and best[0] < 2 else None


def _missed(t: Thought, move: Move) -> float:
    """What a mortgage, or a sale of one building or of all of a colour, costs for each $ that it brings."""
    p = int(move[1])
    after = t.city.copy()
    if move[0] == "mortgage":
        after.mortgaged[p] = True
        if t.view.chair != t.seat:
            after.control[p] = t.view.chair
        return -t.gain(after) / MORTGAGE[p]
    sold = 0
    for q in MEMBERS[GROUP[p]] if move[0] == "clear" else (p,):
        fewer = 0 if move[0] == "clear" else after.houses[q] - 1
        sold += after.houses[q] - fewer
        after.houses[q] = fewer
    return -t.gain(after) / (sold * BUILD[p] / 2)


def least_missed(t: Thought, able: list[Move]) -> Move:
    """What to part with when money is owed: what costs least for its sum."""
    return min(able, key=lambda move: _missed(t, move))


def lift(t: Thought, ask: Ask) -> Move | None:
    """A mortgage is lifted when there is money to spare and nothing to build."""
    if wants_houses(t):
        return None
    able = [m for m in plain(ask, "lift-mortgage") if t.cash - 1.1 * MORTGAGE[int(m[1])] >= LIFTING]
    return able[0] if able else None


def _mischief(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """A Chair without money helps themselves, once; others accuse now and then. There is no evidence."""
    dip = next((c for c in ask.choices if isinstance(c, Open) and c.prefix == ("dip",)), None)
    if dip is not None and t.cash < POOR and not t.view.dipped and not draw(2):
        move: Move = ("dip", DIPPED + draw(101))
        return move if not dip.shape.check(move[1:]) else None
    doubts = plain(ask, "accuse", "call-out")
    if doubts and t.cash > RICH and not draw(round(ACCUSING * t.temper.trust)):
        return doubts[0]
    return None
