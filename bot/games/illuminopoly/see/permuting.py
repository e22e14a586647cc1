"""What a seat cannot know, and how it is rearranged: the proof that nothing of it leaks (architecture,
section 5).

Secrets have ids: cards as deck * 100 + number, others' money, the true control of properties, the Dog's
goal and sealed sheets in ranges of their own. The id of money and of control changes whenever something
happens by which others could guess it, so that what a seat has learned can be told apart.
"""

from __future__ import annotations

from typing import Any

from bot.engine.moves import CHANCE
from bot.engine.sealed import SealedRound, Sheet
from bot.games.illuminopoly.cards.board import DOG, GOALS, PROPERTIES, SHOE
from bot.games.illuminopoly.play.attacks.artillery import Pool
from bot.games.illuminopoly.play.attacks.attempts import Attempt
from bot.games.illuminopoly.play.attacks.spending import Spending
from bot.games.illuminopoly.play.bids import Auction, BankSale
from bot.games.illuminopoly.play.frames import KINDS
from bot.games.illuminopoly.play.state import (
    EVERYBODY,
    NOBODY,
    SOUND,
    Illuminopoly,
    controller,
    living,
    owns,
    sleeping,
)
from bot.games.illuminopoly.play.victory import progress
from bot.games.kit.permuting import mix

MONEY, CONTROL, SHEETS, GOAL = 1_000, 100_000, 10_000_000, 500
DIPPED = 599
"""The secret of what the chair has taken from the bank."""
SPARE = 400
"""$ that a seat keeps when some of its money is moved to another: it can still pay what is usual."""
MONEY_ROUNDS = (Spending, Pool, BankSale, Auction)
"""Rounds in which sums are written down."""


def money_id(s: Illuminopoly, seat: int) -> int:
    """The secret of how much a seat has."""
    return MONEY + seat + 11 * s.shown_cash[seat]


def control_id(s: Illuminopoly, p: int) -> int:
    """The secret of who controls a property."""
    return CONTROL + p + 28 * s.shown_lot[p]


def goal_id(seat: int) -> int:
    """The secret of which goal the Dog has."""
    return GOAL + seat


def sheet_id(s: Illuminopoly, seat: int) -> int:
    """The secret of what a seat has written in the round that is open now."""
    return SHEETS + seat + 11 * s.horizon


def secrets(s: Illuminopoly, seat: int) -> frozenset[int]:
    """The ids of all that `seat` does not know; nothing is secret when the game is over."""
    if s.result is not None:
        return frozenset()
    found = [deck * 100 + card for deck, cards in enumerate(s.decks) for card in cards]
    found = [card for card in found if card not in s.seen]
    found += [control_id(s, p) for p in PROPERTIES]
    if seat != s.chair and s.dipped:
        found.append(DIPPED)
    return frozenset(found).union(*(_secrets_of(s, q) for q in living(s) if q != seat))


def _secrets_of(s: Illuminopoly, seat: int) -> list[int]:
    """What others do not know of a seat: its money, its goal and what it has written down."""
    found = [money_id(s, seat)] if s.options["money"] == "hidden" else []
    if s.goal[seat] != NOBODY:
        found.append(goal_id(seat))
    if _sealed(s):
        found.append(sheet_id(s, seat))
    return found


def _sealed(s: Illuminopoly) -> list[Sheet]:
    """The sheets of the round that is open now; none if there is no such round."""
    rounds = (f for kind in MONEY_ROUNDS if (f := kind.on_top(s)) is not None)
    return next((SealedRound.sheets(f) for f in rounds if SealedRound.is_open(f)), [])


def _staked(s: Illuminopoly) -> bool:
    """Whether the dice decide about money that has been laid open and is not paid yet."""
    return s.waiting[:1] == [CHANCE] and issubclass(KINDS[s.doing], Attempt)


def permute(s: Illuminopoly, seat: int, fixed: frozenset[int], shuffle: Any) -> None:
    """Change, in place, all that `seat` does not know and that is not in `fixed`; `shuffle` rearranges a
    list."""
    _permute_decks(s, fixed, shuffle)
    others = [q for q in living(s) if q != seat]
    _permute_money(s, [q for q in others if money_id(s, q) not in fixed], shuffle)
    if s.options["subversion"] == "hidden":
        _permute_control(s, seat, [p for p in PROPERTIES if control_id(s, p) not in fixed], shuffle)
    for q in others:
        if goal_id(q) not in fixed:
            _permute_goal(s, q, shuffle)
    if seat != s.chair and s.dipped and DIPPED not in fixed:
        s.dipped += 1
    _permute_sheets(s, [q for q in others if sheet_id(s, q) not in fixed], shuffle)


def _permute_decks(s: Illuminopoly, fixed: frozenset[int], shuffle: Any) -> None:
    """Another order of the cards that nobody has seen."""
    known = fixed.union(s.seen)
    for deck, cards in enumerate(s.decks):
        unseen = {card for card in cards if deck * 100 + card not in known}
        mix([cards], unseen.__contains__, shuffle)


def _permute_money(s: Illuminopoly, seats: list[int], shuffle: Any) -> None:
    """Some dollars go from one rich seat to another, if money is hidden and none lies open on the table."""
    if s.options["money"] != "hidden" or _staked(s):
        return
    rich = [
        q
        for q in seats
        if s.cash[q] > _needed(s, q) and not (owns(s, q) and all(s.mortgaged[p] for p in owns(s, q)))
    ]
    shuffle(rich)
    for giver, taker in zip(rich[::2], rich[1::2], strict=False):
        amount = min(10, s.cash[giver] - _needed(s, giver))
        s.cash[giver] -= amount
        s.cash[taker] += amount


def _needed(s: Illuminopoly, q: int) -> int:
    """What a seat must keep, so that it can still pay what is usual and what it has written down."""
    sheets = _sealed(s)
    sheet = sheets[q] if sheets else []
    return SPARE + (int(sheet[0][1]) if sheet else 0)


def _permute_control(s: Illuminopoly, seat: int, lots: list[int], shuffle: Any) -> None:
    """Another secret subverter for every property of which the seat cannot say who controls it."""
    for p in lots:
        owner = s.owner[p]
        unknown = s.known[p] < EVERYBODY and not s.known[p] >> seat & 1
        plain = s.known[p] >= EVERYBODY and s.control[p] == owner and s.status[p] == SOUND
        if owner == NOBODY or s.mortgaged[p] or sleeping(s, owner) or not (unknown or plain):
            continue
        rivals = [q for q in living(s) if q not in (seat, owner)]
        if not rivals:
            continue
        shuffle(rivals)
        believed = controller(s, p, seat)
        s.control[p], s.belief[p], s.known[p] = rivals[0], believed, 1 << rivals[0]


def _permute_goal(s: Illuminopoly, q: int, shuffle: Any) -> None:
    """Another goal for a seat that is the Dog, not reached yet."""
    if s.faction[q] != DOG or s.goal[q] == NOBODY:
        return
    goals = [goal for goal in GOALS if goal != SHOE]
    shuffle(goals)
    before = s.goal[q]
    for goal in goals:
        s.goal[q] = goal
        done = progress(s, q)
        if done and done[0] < done[1]:
            return
    s.goal[q] = before


def _permute_sheets(s: Illuminopoly, seats: list[int], shuffle: Any) -> None:
    """Other sums on the sheets of others."""
    sheets = _sealed(s)
    for q in seats if sheets else ():
        if sheets[q]:
            amounts = list(range(min(int(sheets[q][0][1]), 50) + 1))
            shuffle(amounts)
            sheets[q] = [[sheets[q][0][0], amounts[0]]]
