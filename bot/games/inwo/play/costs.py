"""What plays cost, and the ways in which a seat can pay (cards/README.md: costs; INW-038, INW-041)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

from bot.games.inwo.cards.filters import read
from bot.games.inwo.play.numbers import OPPOSITE, Scope, alignments, matches, power, resistance
from bot.games.inwo.play.state import GEOMETRY, Inwo
from bot.games.inwo.play.sums import POSITION

Payment = dict[str, Any]
"""tokens: the cards that spend one each; plots, groups: cards from the top of the own decks."""
MOST_PAYERS = 3
"""How many cards share a price of Power at most."""
PAID = frozenset(("illuminati", "token", "power", "of", "top_plots", "top_groups", "any"))
"""The costs that can be paid here."""


def payable(cost: Any) -> bool:
    """Whether this module knows how the cost is paid."""
    if not isinstance(cost, Mapping):
        return True
    return cost.keys() <= PAID and all(payable(part) for part in cost.get("any", ()))


def payments(s: Inwo, cost: Any, at: Scope) -> list[Payment]:
    """Every way in which the seat of `at` can pay now; of those that share a price of Power, the cheapest."""
    if not isinstance(cost, Mapping):
        return [{"tokens": [], "plots": 0, "groups": 0}]
    if "any" in cost:
        return [way for part in cost["any"] for way in payments(s, part, at)]
    seat = at.seat
    plots, groups = cost.get("top_plots", 0), cost.get("top_groups", 0)
    if len(s.plot_decks[seat]) < plots or len(s.group_decks[seat]) < groups:
        return []
    ways = [list(_illuminati(s, cost, seat)), list(_token(s, cost, at)), list(_power(s, cost, at))]
    found = []
    for parts in product(*ways):
        tokens = [card for part in parts for card in part]
        if all(tokens.count(card) <= len(s.tokens[card]) for card in tokens):
            found.append({"tokens": tokens, "plots": plots, "groups": groups})
    return found


def _illuminati(s: Inwo, cost: Mapping[str, Any], seat: int) -> Iterator[list[int]]:
    root, wanted = s.illuminati[seat], cost.get("illuminati", 0)
    count = max(1, len(s.tokens[root])) if wanted == "all" else wanted
    if len(s.tokens[root]) >= count:
        yield [root] * count


def _token(s: Inwo, cost: Mapping[str, Any], at: Scope) -> Iterator[list[int]]:
    if "token" not in cost:
        yield []
        return
    for card in _payers(s, cost["token"], at):
        yield [card]


def _power(s: Inwo, cost: Mapping[str, Any], at: Scope) -> Iterator[list[int]]:
    """The fewest cards whose Power is enough, and of these the weakest."""
    if "power" not in cost:
        yield []
        return
    wanted = price(s, cost["power"], at)
    able = sorted(_payers(s, cost["of"], at), key=lambda card: (power(s, card), card))
    for size in range(1, MOST_PAYERS + 1):
        enough = [cards for cards in combinations(able, size) if sum(power(s, c) for c in cards) >= wanted]
        if enough:
            yield list(min(enough, key=lambda cards: sum(power(s, card) for card in cards)))
            return


def price(s: Inwo, stated: Any, at: Scope) -> int:
    """How much Power is asked: a number; more than what is answered has; or the target's Resistance, twice
    if it has the opposite of what it gets, and a rival's place in its structure."""
    if isinstance(stated, int):
        return stated
    if stated == "over":
        return 1 + power(s, at.roles["it"][0])
    target = at.roles["target"][0]
    gets = at.roles.get("gets", (0,))[0]
    number = resistance(s, target) * (2 if OPPOSITE[gets] & alignments(s, target) else 1)
    depth = GEOMETRY.depth(s, target)
    away = s.owner[target] != at.seat and 0 <= depth < len(POSITION)
    return number + (POSITION[depth] if away else 0)


def _payers(s: Inwo, words: str, at: Scope) -> list[int]:
    own = [*s.structure(at.seat), *s.resources[at.seat]]
    return [card for card in own if s.tokens[card] and matches(s, read(words), card, at)]


def pay(s: Inwo, seat: int, way: Payment) -> None:
    """Spend what a payment says; it is gone, whatever comes of the play (INW-190)."""
    for card in way["tokens"]:
        s.tokens[card].pop()
    for deck, count in ((s.plot_decks, way["plots"]), (s.group_decks, way["groups"])):
        for _ in range(count):
            s.discard(deck[seat][-1])
    s.touch()
