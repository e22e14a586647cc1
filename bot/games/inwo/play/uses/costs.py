"""What uses cost: what could be paid, as everybody sees it, and the ways to pay (cards/README.md, Costs)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bot.engine.moves import Choice, Open, Weighted
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.filters import Filter, read
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, OPPOSITE, identical, mask
from bot.games.inwo.play.known import known_of, spendable
from bot.games.inwo.play.numbers import Scope, alignments, matches, power, resistance
from bot.games.inwo.play.stash import apart
from bot.games.inwo.play.state import GEOMETRY, HELD, PLOTS, RESOURCE, Inwo
from bot.games.inwo.play.sums import POSITION, Attacked
from bot.games.inwo.play.targets import may_join
from bot.games.inwo.play.words import is_steady, judge

FREE = "free"
Due = tuple[str, Any]
"""One thing to be paid: what, and how much or of what kind."""
SPENT = ("spend_hand", "spend_top")
"""Words of costs of which so many cards may be spent as one likes: of the hand, from the top of a deck."""


def alternatives(cost: Any) -> Iterator[list[Due]]:
    """Every way in which a cost may be paid, each as a list of things that are all due."""
    if cost == FREE:
        yield []
        return
    plain = _always(cost)
    if "any" in cost:
        for one in cost["any"]:
            yield from ([*plain, *due] for due in alternatives(one))
    elif "all" in cost:
        yield from (
            [*plain, *first, *second]
            for first in alternatives(cost["all"][0])
            for second in alternatives(cost["all"][1])
        )
    else:
        yield plain


def _always(cost: Mapping[str, Any]) -> list[Due]:
    """What is due whichever way is chosen."""
    found: list[Due] = []
    for key, said in cost.items():
        if key == "power":
            found.append(("power", (said, cost["of"], "anyone" in cost, "shares" in cost)))
        elif key == "spend":
            found += [("spend_hand", said)] if said == "groups" else []
            found.append(("spend_top", said))
        elif key not in ("any", "all", "of", "shares", "anyone"):
            found.append((key, said))
    return sorted(found, key=lambda due: due[0] == "power")


def payable(s: Inwo, cost: Any, at: Scope, seen: bool = False) -> bool:
    """Whether the cost could be paid in one way or another; conversions are reckoned with their target.
    seen: as far as all can see, who know nothing of what stands for an action."""
    return cost == FREE or next(open_ways(s, cost, at, seen), None) is not None


def open_ways(s: Inwo, cost: Any, at: Scope, seen: bool = False) -> Iterator[int]:
    """The numbers of the ways in which a cost can be paid now."""
    for number, due in enumerate(alternatives(cost)):
        if can_pay(s, due, at) or (not seen and _paid_with_help(s, due, at)):
            yield number


def can_pay(s: Inwo, due: Sequence[Due], at: Scope) -> bool:
    """Whether all that is due is there, each token counted once."""
    spent: list[int] = []
    return all(_there(s, word, said, at, spent) for word, said in due)


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


def _paid_with_help(s: Inwo, due: Sequence[Due], at: Scope) -> bool:
    """Whether all that is due is there, if one Plot stands for an action."""
    if not stand_ins(s, at):
        return False
    for number, (word, said) in enumerate(due):
        less = [*due[:number], *due[number + 1 :]]
        if word == "power":
            less.append((word, (least(s, said[0], at) - STRENGTH, *said[1:])))
        if replaces(s, word, said, at) and can_pay(s, less, at):
            return True
    return False


# -- what is there


def _there(s: Inwo, word: str, said: Any, at: Scope, spent: list[int]) -> bool:
    if word in ("token", "illuminati"):
        for card in _purses(s, word, said, at):
            if card not in spent:
                spent.append(card)
                return True
        return False
    if word == "power":
        return _strong(s, said, at, spent)
    if word in LAID_OUT:
        return len(LAID_OUT[word](s, at)) >= int(said)
    if word == "discard":
        return bool(discards(s, said, at))
    if word in SPENT:
        return bool(_spendable(s, at.seat, said))
    return word in ("forgo", "adds")


def _in_hand(s: Inwo, at: Scope) -> Sequence[int]:
    """The Plots of a hand besides the one that is paid for."""
    return [c for c in s.plots[at.seat] if c != at.card and c not in apart(s, at.seat)]


LAID_OUT: Mapping[str, Callable[[Inwo, Scope], Sequence[int]]] = {
    "top_plots": lambda s, at: s.plot_deck(at.seat),
    "top_groups": lambda s, at: s.group_deck(at.seat),
    "hand_plots": _in_hand,
    "hand_groups": lambda s, at: s.groups[at.seat],
}
"""By word of a cost: from where so many cards are taken."""


def _strong(s: Inwo, said: Any, at: Scope, spent: Sequence[int]) -> bool:
    """Whether actions have so much Power together, and one of them is of a kind with what is answered."""
    able = [card for card in purses(s, "power", said[1], at) if card not in spent]
    able += payers(s, said[1], at) if said[2] else []
    if said[3] and not akin(s, able, at):
        return False
    return sum(power(s, card) for card in able) >= least(s, said[0], at)


def _spendable(s: Inwo, seat: int, pile: str) -> list[int]:
    """The cards that a seat could spend for tokens."""
    return [*s.group_deck(seat), *s.groups[seat]] if pile == "groups" else list(s.plot_deck(seat))


def purses(s: Inwo, word: str, said: Any, at: Scope) -> list[int]:
    """The cards whose token may pay: the own Illuminati, or what fits the filter."""
    return list(_purses(s, word, said, at))


def _purses(s: Inwo, word: str, said: Any, at: Scope) -> Iterator[int]:
    tokens, seat = s.tokens, at.seat
    if word == "illuminati":
        if tokens[s.illuminati[seat]]:
            yield s.illuminati[seat]
        return
    for card in _eligible(s, said, at):
        if tokens[card] and spendable(s, card):
            yield card


def _eligible(s: Inwo, said: str, at: Scope) -> Sequence[int]:
    """The own cards in play that fit, with tokens or without."""
    if said == "self":
        return (at.card,) if s.owner[at.card] == at.seat and s.zone[at.card] in (HELD, RESOURCE) else ()
    known = known_of(s)
    found = known.eligible.get((at.seat, said))
    if found is None:
        fit = judge(said)
        own = (*s.structure(at.seat), *(c for c in s.resources[at.seat] if s.zone[c] == RESOURCE))
        found = [card for card in own if fit(s, card, at)]
        if is_steady(said):
            known.eligible[at.seat, said] = found
    return found


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
    """The cards whose tokens may pay for so much Power; where others may help, `helped` of it at most."""
    weights = tuple(power(s, card) for card in able)
    if sum(weights) + helped < due:
        return []
    if due <= 0 or not able:
        return [("spend",)]
    return [Open(("spend",), Weighted(tuple(able), weights, max(0, due - helped)))]


def discards(s: Inwo, said: str, at: Scope) -> list[int]:
    """The own cards in play that may be discarded as a price."""
    return [card for card in s.resources[at.seat] if matches(s, said, card, at)]


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
    gained = (p["gains"] for name, p in EFFECTS.PASSIVES[s.face[at.card]] if name == "becomes")
    against = any(OPPOSITE[mask(traits_gained) & ALIGNED] & alignments(s, target) for traits_gained in gained)
    depth = GEOMETRY.depth(s, target) if s.owner[target] != at.seat else -1
    place = POSITION[depth] if 0 <= depth < len(POSITION) else 0
    return resistance(s, target) * (2 if against else 1) + place
