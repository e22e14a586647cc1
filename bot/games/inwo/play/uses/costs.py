"""What uses cost: what could be paid, as everybody sees it, and the ways to pay (cards/README.md, Costs)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.engine.modifiers import SCALE, Modifier
from bot.engine.modifiers import number as modified
from bot.engine.moves import Choice, Move, Open, Range, Subset, Weighted, make
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.filters import Filter, read
from bot.games.inwo.cards.records import EFFECTS, FREE, Due, Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, OPPOSITE, identical, mask
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks.strikes import strike
from bot.games.inwo.play.known import POWER, spendable
from bot.games.inwo.play.numbers import Scope, alignments, matches, modifiers, power, resistance
from bot.games.inwo.play.stash import apart, no_plots
from bot.games.inwo.play.state import GEOMETRY, PLOTS, Inwo
from bot.games.inwo.play.sums import ATTACKS, POSITION, Attacked, immune
from bot.games.inwo.play.targets import forbidden, may_join, reaches
from bot.games.inwo.play.words import judge

BY_TOKEN = frozenset(("token", "illuminati", "adds"))
FROM_HAND = frozenset(("hand_plots", "hand_groups"))
SPENT = frozenset(("spend_hand", "spend_top"))
"""Words of costs that are paid by one token; by cards of the hand that the player picks; by as many as one
likes: of the hand, from the top of a deck."""
MOST_SPENT = 10
"""How many cards may be spent at once for tokens."""
ALONE: Move = ("alone",)
"""Nobody adds Power to the attack of a Plot."""


def payable(s: Inwo, use: Use, at: Scope, seen: bool = False) -> bool:
    """Whether a use could be paid for in one way or another; conversions are reckoned with their target.
    seen: as far as all can see, who know nothing of what stands for an action."""
    return use.cost == FREE or next(open_ways(s, use, at, seen), None) is not None


def open_ways(s: Inwo, use: Use, at: Scope, seen: bool = False) -> Iterator[int]:
    """The numbers of the ways in which a use can be paid for now."""
    for number, due in enumerate(use.dues):
        if can_pay(s, due, at) or (not seen and _paid_by_plots(s, due, at)):
            yield number


def can_pay(s: Inwo, due: Sequence[Due], at: Scope) -> bool:
    """Whether all that is due is there, each token counted once."""
    paid = make(Paid, ([], (), 0))
    for word, said in due:
        way: Any = next(ways(s, word, said, at, paid), None)
        if way is None:
            return False
        if word in ("token", "illuminati"):
            paid.acting.append(int(way[1]))
        elif word == "spend_hand":
            paid = paid._replace(spent=min(len(s.groups[at.seat]), MOST_SPENT))
    return True


# -- a Plot that stands for an action


@cache
def stands(face: int) -> int:
    """Up to what Power a Plot can stand for an action in the cost of another; 0 for most."""
    ops = (op for use in EFFECTS.PLAY[face] for op in use.do)
    return next((int(op.params["power"]) for op in ops if op.name == "stand_in"), 0)


def stood_in(seat: int) -> str:
    """Mark of a turn in which a Plot has stood for an action of `seat`."""
    return f"stood-in:{seat}"


def stand_ins(s: Inwo, at: Scope) -> list[int]:
    """The Plots of a hand that can stand for an action in what is being paid: another Plot."""
    if at.card == NOBODY or s.zone[at.card] != PLOTS or stood_in(at.seat) in s.used:
        return []
    others = s.plots[at.seat] if s.plot_deck(at.seat) else []
    return [card for card in others if card != at.card and card not in s.fresh and stands(s.face[card])]


STRENGTH = max(map(stands, range(len(FACES.ID))))


def replaces(s: Inwo, word: str, said: Any, at: Scope) -> bool:
    """Whether a Plot that stands for an action can be used for what is due."""
    return word == "power" or (word == "token" and _may_be(read(said)))


def _may_be(found: Filter) -> bool:
    """Whether an action of a Group with any traits, and a Power up to the most, could be what a filter asks
    for: none of an Illuminati, or of one certain card."""
    head, parts = found[0], [part for part in found[1:] if isinstance(part, tuple)]
    if head == "number":
        return found[2] in ("<", "<=") or int(str(found[3])) + (found[2] == ">") <= STRENGTH
    if head == "and":
        return all(map(_may_be, parts))
    if head == "or":
        return any(map(_may_be, parts))
    return head != "card" and found[1] not in ("illuminati", "self")


def _paid_by_plots(s: Inwo, due: Sequence[Due], at: Scope) -> bool:
    """Whether all that is due is there with the help of other Plots."""
    return _paid_with_help(s, due, at) or _paid_boosted(s, due, at)


def _paid_with_help(s: Inwo, due: Sequence[Due], at: Scope) -> bool:
    """Whether all that is due is there, if one Plot stands for an action."""
    if not stand_ins(s, at):
        return False
    for number, (word, said) in enumerate(due):
        less = [*due[:number], *due[number + 1 :]]
        if word == "power" and (left := least(s, said[0], at) - STRENGTH) > 0:
            less.append((word, (left, *said[1:])))
        if replaces(s, word, said, at) and can_pay(s, less, at):
            return True
    return False


# -- Plots that boost an action that pays


@cache
def boosting(face: int) -> Sequence[tuple[int, int, int, str]]:
    """How a Plot boosts an action: the number of its use, how much is added, how often the Power counts, and
    whose action it is (INW-061)."""
    found = []
    for n, use in enumerate(EFFECTS.PLAY[face]):
        for name, params in use.do:
            if name == "boost" or params.get("until") == terms.ACTION:
                found.append((n, params.get("amount", 0), params.get("times", 1), use.target or "any"))
    return tuple(found)


class Boost(NamedTuple):
    """A Plot in one of its uses, the card whose action it boosts, and by how much."""

    plot: int
    number: int
    card: int
    amount: int


def boosts(
    s: Inwo, of: str, at: Scope, paid: Sequence[int] = (), given: Sequence[int] = ()
) -> Iterator[Boost]:
    """How Plots of the hand could boost an action that may pay: a token that is not `paid` yet, with a Plot
    that is not `given`."""
    hand = [card for card in boosters(s, at) if card not in given]
    acting = [card for card in purses(s, "power", of, at) if card not in paid] if hand else []
    yield from boosts_of(s, hand, acting, at)


def boosts_of(s: Inwo, hand: Sequence[int], acting: Sequence[int], at: Scope) -> Iterator[Boost]:
    """How these Plots could boost the actions of these cards."""
    for plot in hand:
        for number, amount, times, said in boosting(s.face[plot]):
            able = [card for card in acting if matches(s, said, card, Scope(at.seat, plot))]
            for card in able:
                yield make(Boost, (plot, number, card, amount + _multiplied(s, card, times)))


def _multiplied(s: Inwo, card: int, times: int) -> int:
    """By how much the Power of a card is more if it counts so often, before anything is added (INW-099)."""
    made = [found for _, found in modifiers(s, card, POWER)]
    return modified(FACES.POWER[s.face[card]], [*made, Modifier(SCALE, 0, times)]) - power(s, card)


def boosters(s: Inwo, at: Scope) -> list[int]:
    """The Plots of a hand that boost actions, each printed card once, and not again where it was played
    already (EVL-10)."""
    hand = {s.face[card]: card for card in s.plots[at.seat] if boosting(s.face[card])}
    if not hand or no_plots(at.seat) in s.used:
        return []
    a, out = at.attack, {at.card, *s.fresh, *apart(s, at.seat)}
    played = {s.face[effect[1]] for effect in s.effects if effect[5] == terms.PAID}
    if a is not None:
        played |= {plot[1] for plot in a["plots"] if plot[0] == at.seat}
    return [card for face, card in hand.items() if face not in played and card not in out]


def _paid_boosted(s: Inwo, due: Sequence[Due], at: Scope) -> bool:
    """Whether all that is due is there, if Plots boost the actions that pay."""
    for number, (word, said) in enumerate(due):
        found = sorted(boosts(s, said[1], at), key=lambda boost: boost.amount) if word == "power" else ()
        more = {boost.plot: boost.amount for boost in found}
        if more:
            left = max(0, least(s, said[0], at) - sum(more.values()))
            if can_pay(s, [*due[:number], (word, (left, *said[1:])), *due[number + 1 :]], at):
                return True
    return False


# -- what is there


class Paid(NamedTuple):
    """What is paid already: the cards that act, those that are given, how many are spent for tokens."""

    acting: list[int]
    given: Sequence[int]
    spent: int


def ways(s: Inwo, word: str, said: Any, at: Scope, paid: Paid) -> Iterator[Choice]:
    """How one thing that is due may be paid, with what is paid already; none if it cannot be."""
    if word in BY_TOKEN:
        yield from _by_token(s, word, said, at, paid)
    elif word == "power":
        yield from _powers(s, [c for c in purses(s, word, said[1], at) if c not in paid.acting], said, at)
    elif word == "discard":
        yield from (("give-up", card) for card in s.resources[at.seat] if matches(s, said, card, at))
    elif word in FROM_HAND:
        yield from _gifts(s, word, said, at, paid)
    elif word in SPENT:
        yield from _spendings(s, word, said, at, paid)
    elif word == "forgo" or len(top(s, at.seat, word, said)) == said:
        yield ("spend",)


def _by_token(s: Inwo, word: str, said: Any, at: Scope, paid: Paid) -> Iterator[Choice]:
    """Whose token may pay."""
    able = [card for card in purses(s, word, said, at) if card not in paid.acting]
    yield from _added(s, able, at) if word == "adds" else (("spend", card) for card in able)


def _added(s: Inwo, able: Sequence[int], at: Scope) -> Iterator[Choice]:
    """Who of these may add Power to the attack of a Plot, or nobody: if only Magic kills its target, whoever
    makes it Magic."""
    (target,) = at.roles.get("target", (NOBODY,))
    for card in (NOBODY, *able):
        if target != NOBODY:
            a = strike(s, at.seat, at.card, target, next(iter(at.roles.get("it", ())), NOBODY))
            if card != NOBODY:
                a["adders"].append(card)
                a["spent"].append([at.seat, card, 1, 1])
            if forbidden(s, a, True):
                continue
        yield ALONE if card == NOBODY else ("spend", card)


def _gifts(s: Inwo, word: str, due: int, at: Scope, paid: Paid) -> Iterator[Choice]:
    """The cards of the hand that may be given up."""
    out = (at.card, *paid.given, *apart(s, at.seat))
    hand = s.plots if word == "hand_plots" else s.groups
    held = tuple(card for card in hand[at.seat] if card not in out)
    if len(held) >= due:
        yield Open(("give-up",), Subset(held, due, due))


def _spendings(s: Inwo, word: str, pile: str, at: Scope, paid: Paid) -> Iterator[Choice]:
    """How many cards may be spent for tokens: of the hand, or from the top of a deck; one at least."""
    if word == "spend_hand":
        held = tuple(s.groups[at.seat])
        yield Open(("give-up",), Subset(held, 0, MOST_SPENT)) if held else ("give-up",)
        return
    most, least_due = len(top(s, at.seat, pile, MOST_SPENT - paid.spent)), 0 if paid.spent else 1
    if most >= least_due:
        yield Open(("give-up",), Range(least_due, most))


def _powers(s: Inwo, able: Sequence[int], said: Any, at: Scope) -> list[Choice]:
    """Whose actions may bring so much Power: first one of a kind with what is answered, if that is due."""
    if said[3]:
        enough = sum(power(s, card) for card in able) >= least(s, said[0], at)
        return [("spend", card) for card in akin(s, able, at)] if enough else []
    helped = sum(power(s, card) for card in payers(s, said[1], at)) if said[2] else 0
    return powers(s, able, least(s, said[0], at), helped)


def top(s: Inwo, seat: int, pile: str, count: int) -> Sequence[int]:
    """So many cards from the top of the own deck of a back, as far as there are any."""
    deck = s.deck(seat, pile.removeprefix("top_"))
    return deck[-count:] if count else ()


def purses(s: Inwo, word: str, said: Any, at: Scope) -> Iterator[int]:
    """The cards whose token may pay: the own Illuminati, or what fits the filter."""
    tokens, seat = s.tokens, at.seat
    if word == "illuminati":
        if spendable(s, s.illuminati[seat]):
            yield s.illuminati[seat]
        return
    own = s.deployed(seat)
    if said == "self":
        own = [at.card] if at.card in own else []
    fit = judge(said)
    for card in own:
        ready = tokens[card] and spendable(s, card)
        if ready and fit(s, card, at) and (word != "adds" or _may_add(s, card, at)):
            yield card


def _may_add(s: Inwo, card: int, at: Scope) -> bool:
    """Whether `card` may add its Power to the attack of a Plot (INW-142, INW-148)."""
    aimed = at.roles.get("target", ())
    return all(not immune(s, card, c, ATTACKS) and reaches(s, card, c, "aid") for c in aimed)


def akin(s: Inwo, able: Sequence[int], at: Scope) -> list[int]:
    """Those that share an alignment with the card that is answered: one of them must act."""
    facing = [alignments(s, card) for card in at.roles.get("it", ())]
    return [card for card in able if any(identical(alignments(s, card), found) for found in facing)]


def unhelped(card: int) -> str:
    """What is noted of a turn in which others were asked in vain to help to pay for the card."""
    return f"unhelped:{card}"


def payers(s: Inwo, of: str, at: Scope) -> list[int]:
    """The cards of others whose actions may help to pay, as far as these may take part now; none in a turn
    in which they have let it be."""
    if unhelped(at.card) in s.used:
        return []
    a = Attacked.current(s)
    able = [q for q in s.after(at.seat) if q != at.seat and (a is None or may_join(s, a, q))]
    return [c for q in able for c in s.structure(q) if spendable(s, c) and matches(s, of, c, at)]


def powers(s: Inwo, able: Sequence[int], due: int, helped: int = 0) -> list[Choice]:
    """The cards whose tokens may pay for so much Power; where others may help, `helped` of it at most. Even
    for none at all somebody must act."""
    weights = tuple(power(s, card) for card in able)
    if due <= 0:
        return [("spend", card) for card in able]
    if sum(weights) + helped < due:
        return []
    if not able:
        return [("spend",)]
    return [Open(("spend",), Weighted(tuple(able), weights, max(0, due - helped)))]


def least(s: Inwo, said: Any, at: Scope) -> int:
    """How much Power is due; a conversion has its price reckoned by `price`."""
    if said == "over":
        return max((power(s, card) for card in at.roles.get("it", ())), default=0) + 1
    if said == "conversion":
        return max((price(s, card, at) for card in at.roles.get("target", ())), default=0)
    return int(said)


def lacking(s: Inwo, e: Mapping[str, Any]) -> int:
    """How much of the Power that a use needs is not there, or not any more."""
    left = {card for card, _ in e["paid"] if card not in e["lost"]}
    return int(e["power"][0]) - sum(power(s, card) for card in left)


def price(s: Inwo, target: int, at: Scope) -> int:
    """What turning a Group costs: its Resistance, twice that against the opposite of what it gets, and its
    place if it is a rival's (INW-106)."""
    gained = [mask(params["gains"]) & ALIGNED for params in EFFECTS.said(s.face[at.card], "becomes")]
    against = any(OPPOSITE[found] & alignments(s, target) for found in gained)
    depth = GEOMETRY.depth(s, target) if s.owner[target] != at.seat else -1
    place = POSITION[depth] if 0 <= depth < len(POSITION) else 0
    return resistance(s, target) * (2 if against else 1) + place
