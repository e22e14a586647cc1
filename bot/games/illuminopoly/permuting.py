"""Rearranging what a seat cannot know: the proof that nothing of it leaks (architecture, section 5)."""

from __future__ import annotations

from typing import Any

from bot.engine.sealed import SealedRound
from bot.games.illuminopoly.board import DOG, GOALS, PROPERTIES
from bot.games.illuminopoly.state import EVERYBODY, NOBODY, SOUND, Illuminopoly, controller, living, sleeping
from bot.games.illuminopoly.victory import progress


def permute(s: Illuminopoly, seat: int, fixed: frozenset[int], shuffle: Any) -> None:
    """Change, in place, all that `seat` does not know: the order of the decks, others' money, secret
    control, the Dog's goal, what has been dipped, the sums on others' sheets.

    fixed: cards (deck * 100 + number) whose places stay. shuffle(list) rearranges a list in place.
    """
    for deck, cards in enumerate(s.decks):
        places = [n for n, card in enumerate(cards) if deck * 100 + card not in fixed]
        loose = [cards[n] for n in places]
        shuffle(loose)
        for n, card in zip(places, loose, strict=True):
            cards[n] = card
    if s.options["money"] == "hidden":
        _permute_money(s, seat, shuffle)
    if s.options["subversion"] == "hidden":
        _permute_control(s, seat, shuffle)
    for q in living(s):
        if q != seat and s.faction[q] == DOG and s.goal[q] != NOBODY:
            _permute_goal(s, q, shuffle)
    if seat != s.chair and s.dipped:
        s.dipped += 1
    _permute_sheets(s, seat, shuffle)


def _permute_sheets(s: Illuminopoly, seat: int, shuffle: Any) -> None:
    """What others have written in the sealed round that is open now, if it is about money."""
    if not s.stack or s.stack[-1][0] not in ("Spending", "Pool", "BankSale", "Auction"):
        return
    sheets = s.stack[-1][SealedRound.SHEETS]
    written = [q for q, sheet in enumerate(sheets) if sheet and q != seat]
    for q in written:
        amounts = list(range(min(int(sheets[q][0][1]), 50) + 1))
        shuffle(amounts)
        sheets[q] = [[sheets[q][0][0], amounts[0]]]


def _permute_money(s: Illuminopoly, seat: int, shuffle: Any) -> None:
    others = [q for q in living(s) if q != seat]
    sums = [s.cash[q] for q in others]
    shuffle(sums)
    for q, amount in zip(others, sums, strict=True):
        s.cash[q] = amount


def _permute_control(s: Illuminopoly, seat: int, shuffle: Any) -> None:
    """Another secret subverter, or none, for every property whose true controller the seat does not know."""
    for p in PROPERTIES:
        owner = s.owner[p]
        unknown = s.known[p] < EVERYBODY and not s.known[p] >> seat & 1
        plain = s.known[p] >= EVERYBODY and s.control[p] == owner and s.status[p] == SOUND
        if owner == NOBODY or s.mortgaged[p] or sleeping(s, owner) or not (unknown or plain):
            continue
        rivals = [q for q in living(s) if q not in (seat, owner)]
        shuffle(rivals)
        believed = controller(s, p, seat)
        s.control[p], s.belief[p], s.known[p] = rivals[0], believed, 1 << rivals[0]


def _permute_goal(s: Illuminopoly, q: int, shuffle: Any) -> None:
    goals = list(GOALS)
    shuffle(goals)
    before = s.goal[q]
    for goal in goals:
        s.goal[q] = goal
        done = progress(s, q)
        if done and done[0] < done[1]:
            return
    s.goal[q] = before
