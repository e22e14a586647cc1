"""What uses cost: what could be paid, as everybody sees it, and the ways to pay (cards/README.md, Costs)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.moves import Choice, Open, Weighted
from bot.games.inwo.cards.filters import read
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.vocabulary import ALIGNED, OPPOSITE, mask
from bot.games.inwo.play.numbers import Scope, alignments, matches, power, resistance, spendable
from bot.games.inwo.play.state import GEOMETRY, RESOURCE, Inwo
from bot.games.inwo.play.sums import POSITION

FREE = "free"
Due = tuple[str, Any]
"""One thing to be paid: what, and how much or of what kind."""
SPENT = ("spend_hand", "spend_top")
"""Words of costs of which so many cards may be spent as one likes: of the hand, from the top of a deck."""
UNPAID = frozenset(("anyone",))
"""Words of costs that cannot be paid yet: uses that need them are not offered."""


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
            found.append(("power", (said, cost["of"])))
        elif key == "spend":
            found += [("spend_hand", said)] if said == "groups" else []
            found.append(("spend_top", said))
        elif key not in ("any", "all", "of", "shares"):
            found.append((key, said))
    return sorted(found, key=lambda due: due[0] == "power")


def words_paid(cost: Any) -> set[str]:
    """All words of a cost, in whatever way it is paid."""
    return {word for due in alternatives(cost) for word, _ in due}


def payable(s: Inwo, cost: Any, at: Scope) -> bool:
    """Whether the cost could be paid in one way or another; conversions are reckoned with their target."""
    return next(open_ways(s, cost, at), None) is not None


def open_ways(s: Inwo, cost: Any, at: Scope) -> Iterator[int]:
    """The numbers of the ways in which a cost can be paid now."""
    for number, due in enumerate(alternatives(cost)):
        if can_pay(s, due, at):
            yield number


def can_pay(s: Inwo, due: Sequence[Due], at: Scope) -> bool:
    """Whether all that is due is there, each token counted once."""
    if any(word in UNPAID for word, _ in due):
        return False
    spent: list[int] = []
    return all(_there(s, word, said, at, spent) for word, said in due)


def _there(s: Inwo, word: str, said: Any, at: Scope, spent: list[int]) -> bool:
    if word in ("token", "illuminati"):
        able = [card for card in purses(s, word, said, at) if card not in spent]
        spent += able[:1]
        return bool(able)
    if word == "power":
        able = [card for card in purses(s, word, said[1], at) if card not in spent]
        return sum(power(s, card) for card in able) >= least(s, said[0], at)
    piles: Mapping[str, Sequence[int]] = {
        "top_plots": s.plot_deck(at.seat),
        "top_groups": s.group_deck(at.seat),
        "hand_plots": [card for card in s.plots[at.seat] if card != at.card],
        "hand_groups": s.groups[at.seat],
    }
    if word in piles:
        return len(piles[word]) >= int(said)
    if word == "discard":
        return bool(discards(s, said, at))
    if word in SPENT:
        return bool(_spendable(s, at.seat, said))
    return word in ("forgo", "adds")


def _spendable(s: Inwo, seat: int, pile: str) -> list[int]:
    """The cards that a seat could spend for tokens."""
    return [*s.group_deck(seat), *s.groups[seat]] if pile == "groups" else list(s.plot_deck(seat))


def purses(s: Inwo, word: str, said: Any, at: Scope) -> list[int]:
    """The cards whose token may pay: the own Illuminati, or what fits the filter."""
    root = s.illuminati[at.seat]
    if word == "illuminati":
        return [root] if s.tokens[root] else []
    found = read(said)
    own = (*s.structure(at.seat), *(card for card in s.resources[at.seat] if s.zone[card] == RESOURCE))
    return [card for card in own if spendable(s, card) and matches(s, found, card, at)]


def powers(s: Inwo, able: Sequence[int], due: int) -> list[Choice]:
    """The cards whose tokens may pay for so much Power."""
    weights = tuple(power(s, card) for card in able)
    if sum(weights) < due:
        return []
    return [Open(("spend",), Weighted(tuple(able), weights, due))] if due > 0 else [("spend",)]


def discards(s: Inwo, said: str, at: Scope) -> list[int]:
    """The own cards in play that may be discarded as a price."""
    found = read(said)
    return [card for card in s.resources[at.seat] if matches(s, found, card, at)]


def least(s: Inwo, said: Any, at: Scope) -> int:
    """How much Power is due; a conversion has its price reckoned by `price`."""
    if said == "over":
        return max((power(s, card) for card in at.roles.get("it", ())), default=0) + 1
    if said == "conversion":
        return max((price(s, card, at) for card in at.roles.get("target", ())), default=0)
    return int(said)


def price(s: Inwo, target: int, at: Scope) -> int:
    """What turning a Group costs: its Resistance, twice that against the opposite of what it gets, and its
    place if it is a rival's (INW-106)."""
    gained = (p["gains"] for name, p in EFFECTS.PASSIVES[s.face[at.card]] if name == "becomes")
    against = any(OPPOSITE[mask(traits_gained) & ALIGNED] & alignments(s, target) for traits_gained in gained)
    depth = GEOMETRY.depth(s, target) if s.owner[target] != at.seat else -1
    place = POSITION[depth] if 0 <= depth < len(POSITION) else 0
    return resistance(s, target) * (2 if against else 1) + place
