"""What is done on a landing, and what is written down in the contests that follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.moves import Ask, Draw, Move, Open, Range
from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BUILD,
    COLOURS,
    GO_MONEY,
    GROUP,
    HORSEMAN,
    KIND,
    PRICE,
    PROPERTY,
    RAILROADS,
    SPACE,
    WHEELBARROW,
)
from bot.games.illuminopoly.minds import bids
from bot.games.illuminopoly.minds.bids import REZONING, SURE, TAKEOVER, chance, three_dice
from bot.games.illuminopoly.minds.city import NOBODY, SOUND, City
from bot.games.illuminopoly.minds.value import Thought
from bot.games.illuminopoly.play.attacks.rebuilding import OVERTURN
from bot.games.kit.minds import plain

UNDONE = 0.6
"""How much of a subversion's worth one may count on: it is found out."""
HALTED = 400.0
"""$ of loss for which a Favor halts a rezoning; for a purchase a little more."""
BLOCKED = 450.0
GREAT = 800.0
INVITED = 300.0
"""$ that somebody must gain to be asked for help."""
LEAST = 1.0
OPEN_WAR = frozenset(("takeover", "rezone"))
"""What is not done to an owner as long as they may still answer a demand."""
HERE = {"go_to_jail": -60.0, "income_tax": -150.0, "luxury_tax": -75.0, "free_parking": 50.0}
"""$ that a space may be worth on which there is no property."""


def landing(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """The best thing to do on the property."""
    p = PROPERTY[t.me.space]
    if p < 0:
        return _elsewhere(t, ask)
    if t.me.faction == ARTILLERY:
        return _threat(t, ask, p)
    verbs = WORTHS.keys() - OPEN_WAR if t.asked(t.city.owner[p]) else WORTHS.keys()
    moves = plain(ask, *sorted(verbs)) + _subversions(t, ask, p)
    found = [(worth, move) for move in moves if (worth := WORTHS[str(move[0])](t, p)) > LEAST]
    best = max(found, default=None)
    return best[1] if best is not None else ("nothing",)


def _subversions(t: Thought, ask: Ask, p: int) -> list[Move]:
    """The attempt to subvert the property, as sure as it can be and no more."""
    shape = summed(ask, "subvert")
    return [] if shape is None else [("subvert", min(shape.most, surest(t.me.faction, TAKEOVER)))]


def _buy(t: Thought, p: int) -> float:
    price = PRICE[p] if t.city.status[p] == SOUND else PRICE[p] // 2
    if price > t.cash - t.reserve and t.cash - price < 10:
        return 0.0
    return t.gain(t.bought(p, t.seat)) - price


def _subvert(t: Thought, p: int) -> float:
    known = t.city.owner[p] in t.view.sure
    cost = t.view.properties[p].cost + (0 if known else SURE)
    if cost > t.cash - t.reserve // 2:
        return 0.0
    after = t.subverted(p, t.seat)
    lasting = 1.0 if t.wins(after) or t.me.condition == HORSEMAN else UNDONE
    return (1.0 if known else chance(SURE // 10, TAKEOVER)) * t.gain(after) * lasting - cost


def _takeover(t: Thought, p: int) -> float:
    lot = t.view.properties[p]
    if lot.mortgaged and t.view.chair != t.seat:
        return 0.0
    found = bids.attack(
        t, t.taking(p, t.seat), lot.owner, loss(t, p, "Takeover", t.seat, lot.owner), TAKEOVER
    )
    best = max(value for value, _ in _left(t, found, lot.cost))
    return best - lot.cost - _word(t, lot.owner, t.taken(p, t.seat))


def spot(t: Thought, by: int) -> int:
    """The property of somebody else on which a seat stands that may take it over now; NOBODY if none."""
    p = PROPERTY[t.view.seats[by].space] if t.view.active == by and not t.view.contest.kind else NOBODY
    return NOBODY if p < 0 or t.city.owner[p] in (NOBODY, by) else p


def takeover(t: Thought, owner: int) -> float:
    """What it is worth to the seat to take over the property of that owner on which it stands."""
    p = spot(t, t.seat)
    return max(0.0, _takeover(t, p)) if p != NOBODY and t.city.owner[p] == owner else 0.0


def _rezone(t: Thought, p: int) -> float:
    lot = t.view.properties[p]
    worth = t.rezoning(p, t.seat)
    if worth <= 0:
        return 0.0
    found = bids.attack(t, worth, *_opponent(t, p), REZONING)
    best = max(value for value, _ in _left(t, found, lot.rezoning))
    return best - lot.rezoning - _word(t, lot.owner, t.city.rezoned(p))


def _word(t: Thought, owner: int, after: City) -> float:
    """What it costs to break a truce with the owner; nothing if one wins by it."""
    return 0.0 if owner == NOBODY or t.wins(after) else t.honour(owner)


def _left(t: Thought, found: list[tuple[float, int]], cost: int) -> list[tuple[float, int]]:
    """The bids for which money is left when the attempt has been paid."""
    return [pair for pair in found if pair[1] + cost <= t.cash] or [(0.0, 0)]


def _opponent(t: Thought, p: int) -> tuple[int, float]:
    """Who would spend most against a rezoning, and what they would lose."""
    owner = t.city.owner[p]
    if owner not in (NOBODY, t.seat):
        return owner, loss(t, p, "Rezoning", t.seat, owner)
    after = t.city.rezoned(p)
    gains = t.gains(after)
    worst = min(t.rivals(), key=lambda q: gains[q], default=NOBODY)
    return (worst, -gains[worst] / 2) if worst != NOBODY and gains[worst] < 0 else (NOBODY, 0.0)


def _rebuild(t: Thought, p: int) -> float:
    after = t.city.copy()
    after.status[p] = SOUND
    cost = t.city.base[p] // 2
    return 0.7 * t.gain(after) - cost if cost + SURE <= t.cash - t.reserve else 0.0


def _clear(t: Thought, p: int) -> float:
    return PRICE[p] / 10 if t.cash > PRICE[p] else 0.0


WORTHS = {
    "buy": _buy,
    "takeover": _takeover,
    "rezone": _rezone,
    "subvert": _subvert,
    "rebuild": _rebuild,
    "clear-rubble": _clear,
}
"""By verb: what it is worth on a property, less what it costs; panels sort by it too."""


def _elsewhere(t: Thought, ask: Ask) -> Move | None:
    """Taxes, the pot, and a visit in Jail."""
    if ("take-pot",) in ask.choices:
        return ("take-pot",)
    if ("pay-share",) in ask.choices and estate(t) < 2000:
        return ("pay-share",)
    return visit(t, ask)


def visit(t: Thought, ask: Ask) -> Move | None:
    """Bail for the agents of a rival, or nothing."""
    held = questioned(t, [int(move[1]) for move in plain(ask, "post-bail")])
    return None if held == NOBODY else ("post-bail", held)


def questioned(t: Thought, held: Sequence[int]) -> int:
    """Whose agents it is worth bail to question: of whom is to be feared, with money to spare."""
    able = [seat for seat in held if t.outlooks[seat].near > 0.15] if t.cash > 350 else []
    return max(able, key=lambda seat: t.outlooks[seat].near, default=NOBODY)


def for_sale(t: Thought, space: int) -> float:
    """What it is worth to buy the property on a space, if that can be."""
    p = PROPERTY[space % len(PROPERTY)]
    return max(0.0, _buy(t, p)) if p >= 0 and t.city.owner[p] == NOBODY else 0.0


def ahead(t: Thought, space: int) -> float:
    """What it is worth to come to a space, as far as one can tell."""
    space %= len(PROPERTY)
    p = PROPERTY[space]
    if p < 0:
        return HERE.get(KIND[space], 0.0)
    if t.city.owner[p] == NOBODY:
        return for_sale(t, space)
    if t.city.owner[p] == t.seat or t.sworn(t.city.owner[p]):
        return 0.0
    return max(0.0, _takeover(t, p))


def walk(t: Thought) -> float:
    """What a roll of two dice may be worth, from where the seat stands; GO money is among it."""
    found = 0.0
    for spaces in range(2, 13):
        passed = GO_MONEY if t.me.space + spaces >= len(PROPERTY) else 0
        found += bids.TWO_DICE[spaces] * (passed + ahead(t, t.me.space + spaces))
    return found / 36


def next_railroad(space: int) -> int:
    """The space of the railroad to which one rides from there."""
    railroads = [SPACE[p] for p in RAILROADS]
    return next((there for there in railroads if there > space), railroads[0])


def estate(t: Thought) -> int:
    """Total worth as the tax would see it."""
    lots = [t.view.properties[p] for p in t.me.properties]
    return t.cash + sum(lot.value + lot.houses * BUILD[lot.number] for lot in lots)


def _threat(t: Thought, ask: Ask, p: int) -> Move:
    """The Artillery: a bomb where it brings it nearer to its goal, else a demand."""
    fresh = GROUP[p] in COLOURS and GROUP[p] not in t.view.terror and t.city.status[p] < 2
    riders = any(t.city.left(q, HORSEMAN) <= 2 for q in t.rivals() if t.city.conditions[q] == HORSEMAN)
    cost = t.view.properties[p].cost
    if ("bomb",) in ask.choices and fresh and not riders and t.cash >= cost + SURE:
        return ("bomb",)
    return _ransom(t, ask, p) if t.city.owner[p] != NOBODY or fresh else ("nothing",)


def _ransom(t: Thought, ask: Ask, p: int) -> Move:
    """A demand for half of the value from an owner, for a quarter from all others together."""
    demand = summed(ask, "demand")
    if demand is None:
        return ("nothing",)
    asked = t.city.base[p] // (4 if t.city.owner[p] == NOBODY else 2)
    return ("demand", max(demand.least, min(demand.most, asked)))


def summed(ask: Ask, verb: str) -> Range | None:
    """Between which limits the sum of that choice lies, if it is offered."""
    shapes = (c.shape for c in ask.choices if isinstance(c, Open) and c.prefix == (verb,))
    return next((shape for shape in shapes if isinstance(shape, Range)), None)


# -- contests


def loss(t: Thought, p: int, kind: str, attacker: int, seat: int) -> float:
    """What a seat loses if an attack succeeds; who is behind in a long game holds on to little."""
    if seat == NOBODY:
        return 0.0
    after = t.taken(p, attacker) if kind == "Takeover" else t.city.rezoned(p)
    return -t.gain(after, seat) * t.tenacity(seat)


def spending(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """The sheet of a contest: as attacker, as owner, or as somebody else whom it concerns."""
    contest = t.view.contest
    p, actor, kind = contest.number, contest.actor, contest.kind
    target = TAKEOVER if kind == "Takeover" else REZONING
    owner = t.city.owner[p]
    if actor == t.seat:
        worth = own_worth(t, p, kind)
        against = (owner, loss(t, p, kind, actor, owner)) if kind == "Takeover" else _opponent(t, p)
        found = bids.attack(t, worth, *against, target)
        return amount(ask, "for", bids.drawn(t, found, worth, draw))
    lost = loss(t, p, kind, actor, t.seat)
    if ("halt",) in ask.choices and lost > HALTED:
        return ("halt",)
    if owner == t.seat:
        worth = t.taking(p, actor) if kind == "Takeover" else t.rezoning(p, actor)
        found = bids.defence(t, lost, actor, worth, target) if lost > 0 else [(0.0, 0)]
        return amount(ask, "against", bids.drawn(t, found, lost, draw))
    return _third(t, ask, lost, draw)


def own_worth(t: Thought, p: int, kind: str) -> float:
    if kind == "Takeover":
        return max(1.0, t.taking(p, t.seat))
    if kind == "Rezoning":
        return max(1.0, t.rezoning(p, t.seat))
    return float(PRICE[p] + 200)


def _third(t: Thought, ask: Ask, lost: float, draw: Draw) -> Move:
    """Against what hurts with a little of the cash, for what helps with less."""
    spare = max(0, t.cash - t.reserve)
    if lost > 60:
        share = spare // 2 if lost > GREAT else spare // 5
        return amount(ask, "against", min(share, int(lost / 3), 40 + draw(160)))
    if lost < -60:
        share = spare // 2 if lost < -GREAT and t.foe(t.seat) != NOBODY else spare // 4
        return amount(ask, "for", min(share, int(-lost / 3), 30 + draw(91)))
    return amount(ask, "against", 0)


def auction_worth(t: Thought, p: int) -> float:
    """What it brings to buy a property from the Bank."""
    return t.gain(t.bought(p, t.seat))


def amount(ask: Ask, verb: str, wanted: int) -> Move:
    """The sum nearest to `wanted` that the open choice `verb` allows; without it, the least of another."""
    ranges = {
        str(c.prefix[0]): c.shape
        for c in ask.choices
        if isinstance(c, Open) and len(c.prefix) == 1 and isinstance(c.shape, Range)
    }
    if verb in ranges:
        return (verb, max(ranges[verb].least, min(wanted, ranges[verb].most)))
    other = next(iter(ranges))
    return (other, ranges[other].least)


def invite(t: Thought, ask: Ask) -> Move:
    """Whoever gains by the same outcome is asked for help."""
    contest = t.view.contest
    gains = t.gains(t.city.rezoned(contest.number))
    side = 1 if contest.actor == t.seat else -1
    able = [move for move in plain(ask, "invite") if side * gains[int(move[1])] > INVITED]
    return max(able, key=lambda move: side * gains[int(move[1])], default=("enough",))


def graft(t: Thought, ask: Ask) -> Move | None:
    """What makes a rebuilding as sure as it can be, and no more."""
    return amount(ask, "spend", surest(t.me.faction, OVERTURN))


def surest(faction: int, target: int) -> int:
    """The least sum with which nothing more can be bought of a roll that nobody spends against."""
    dice = rolled(faction, target)
    return max(range(0, SURE + 1, 10), key=lambda money: (round(dice(money // 10), 4), -money))


def rolled(faction: int, target: int) -> Callable[[int], float]:
    """The chance of the dice of a faction to come to the target, by what is added to them."""
    if faction == WHEELBARROW and target == TAKEOVER:
        return three_dice
    return lambda bonus: chance(bonus, target)


def objection(t: Thought, ask: Ask) -> Move | None:
    """A Favor blocks a purchase that costs more than it is worth, or what is played against oneself."""
    about = t.view.objection
    if ("favor",) not in ask.choices:
        return None
    if about.kind == "sale" and about.actor not in (NOBODY, t.seat) and about.number >= 0:
        return ("favor",) if -t.gain(t.bought(about.number, about.actor)) > BLOCKED else None
    return None
