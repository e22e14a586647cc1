"""Sums that a panel offers: for a roll with the chance that each of them buys, and as a sealed bid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.moves import Ask, text
from bot.games.contract import Plan
from bot.games.illuminopoly.minds.bids import PIP, REZONING, SURE, TAKEOVER, chance
from bot.games.illuminopoly.minds.city import NOBODY
from bot.games.illuminopoly.minds.contests import auction_worth, loss, own_worth, rolled, summed
from bot.games.illuminopoly.minds.value import Thought
from bot.games.illuminopoly.play.attacks.rebuilding import OVERTURN
from bot.games.illuminopoly.play.bids import Auction
from bot.games.illuminopoly.see.view import View

NUMBERS = {"Takeover": TAKEOVER, "Rezoning": REZONING, "Rebuilding": OVERTURN}
"""What the dice and the money must come to together, by what is fought over."""
OPPOSED = frozenset(("Takeover", "Rezoning", "Blast"))
"""Where others may spend as well."""
PAYING = ("for", "spend")
"""How money for an attempt is spent."""
WANTED = (0.0, 0.5, 0.8)
"""Sums are offered that first give at least these chances, and the one beyond which money is in vain."""
ROW = 5
"""Sums that have room in one row of buttons."""
SPEND, BID, GREASE = 2, 3, 4
"""The keys of these plans begin with one of them."""
OF_LOSS = (25, 50, 100)
"""Percentages that are spent of what an attack would cost its victim."""
OF_WORTH, OF_MOST = (50, 75, 100), (10, 25, 50)
"""Percentages that are bid of what a property should bring, or of the most one could where none reckons."""


def sums(view: View, ask: Ask) -> Sequence[Plan]:
    """The sums that are offered at this decision; none where nobody names one."""
    return spends(view, ask) or defences(view, ask) or bids(view, ask)


def spends(view: View, ask: Ask) -> Sequence[Plan]:
    """Sums that whoever makes an attempt may spend on it, the surest first; none for anybody else."""
    contest = view.contest
    verb = next((verb for verb in PAYING if summed(ask, verb) is not None), None)
    if verb is None or contest.actor != ask.seat or contest.kind not in NUMBERS:
        return ()
    number = NUMBERS[contest.kind]
    foes = _foes(view) if contest.kind in OPPOSED else None
    return _priced(ask, SPEND, verb, lambda bonus: chance(bonus, number), foes)


def _foes(view: View) -> list[int]:
    """What may well be spent against the viewer's attempt: nothing, and parts of what the owner stands to
    lose, as far as the property is worth so much to the viewer."""
    t, contest = Thought(view), view.contest
    owner = view.properties[contest.number].owner
    if owner in (contest.actor, NOBODY):
        return [0]
    whole = min(loss(t, contest.number, contest.kind, contest.actor, owner), t.guessed(owner))
    worth = own_worth(t, contest.number, contest.kind)
    sums = {round(whole * share / 1000) * PIP for share in OF_LOSS[:2]}
    return [0, *sorted(sum for sum in sums if 0 < sum <= worth - SURE)]


def greased(view: View, ask: Ask) -> Sequence[Plan]:
    """Sums of graft for the subversion that can be tried here, the surest first; none where none can."""
    limits = summed(ask, "subvert")
    if limits is None:
        return ()
    if not limits.most:  # its owner's agents have been questioned, or all money goes into the attempt
        return [Plan((GREASE, 0), text("iop-do-subvert", amount=0), (("subvert", 0),))]
    return _priced(ask, GREASE, "subvert", rolled(view.seats[ask.seat].faction, TAKEOVER), None)


def _priced(
    ask: Ask, key: int, verb: str, odds: Callable[[int], float], foes: Sequence[int] | None
) -> list[Plan]:
    """Sums that can be spent in this way, each with the chance that it buys, the surest first; and the
    dearest of them on top of each sum of `foes` that may be spent against it, if anybody can (else None)."""
    limits = summed(ask, verb)
    assert limits is not None
    found = [each for each in _numbered(odds, foes or ()) if limits.least <= each[0] <= limits.most]
    if len(found) > ROW:
        found.pop(1)
    plans = []
    for amount, foe, n in sorted(found, reverse=True):
        percent = round(100 * odds((amount - foe) // PIP))
        label = text("iop-plan-spend", amount=amount, percent=percent, opposed=-1 if foes is None else foe)
        plans.append(Plan((key, n), label, ((verb, amount),)))
    return plans


def _numbered(odds: Callable[[int], float], foes: Sequence[int]) -> list[tuple[int, int, int]]:
    """The sums, what may be spent against each, and the number by which its button is called."""
    best = next(bonus for bonus in range(SURE // PIP + TAKEOVER) if odds(bonus) >= odds(bonus + TAKEOVER))
    bonuses = {next(b for b in range(best + 1) if odds(b) >= min(least, odds(best))) for least in WANTED}
    plain = sorted((PIP * bonus for bonus in {*bonuses, best}), reverse=True)
    more = [foe for foe in foes if foe]
    found = [(amount, 0, n) for n, amount in enumerate(plain)]
    return found + [(PIP * best + foe, foe, n) for n, foe in enumerate(more, len(plain))]


def defences(view: View, ask: Ask) -> Sequence[Plan]:
    """Sums that may be spent against an attack: nothing and, if it is on what is one's own, parts of what one
    stands to lose."""
    contest = view.contest
    shape = summed(ask, "against")
    if shape is None or contest.kind not in OPPOSED or contest.actor == ask.seat:
        return ()
    nothing = Plan((SPEND, 0), text("iop-do-against", amount=0), (("against", 0),))
    if view.properties[contest.number].owner != ask.seat:
        return [nothing]
    whole = loss(Thought(view), contest.number, contest.kind, contest.actor, ask.seat)
    sums = {round(whole * share / 1000) * PIP: share for share in OF_LOSS}
    plans = [
        Plan((SPEND, n), text("iop-plan-against", amount=amount, percent=share), (("against", amount),))
        for n, (amount, share) in enumerate(sums.items(), 1)
        if 0 < amount <= shape.most
    ]
    return [*plans, nothing]


def bids(view: View, ask: Ask) -> Sequence[Plan]:
    """Sealed bids: nothing, and parts of what the property should bring, or of the most one could bid."""
    shape = summed(ask, "bid")
    if shape is None:
        return ()
    auctioned = view.contest.kind == Auction.name
    whole = auction_worth(Thought(view), view.contest.number) if auctioned else shape.most
    of, shares = ("worth", OF_WORTH) if auctioned else ("most", OF_MOST)
    sums = {round(whole * share / 1000) * 10: share for share in shares}
    plans = [
        Plan((BID, n), text("iop-plan-bid", amount=amount, percent=share, of=of), (("bid", amount),))
        for n, (amount, share) in enumerate(sums.items(), 1)
        if 0 < amount <= shape.most
    ]
    return [*plans, Plan((BID, 0), text("iop-do-bid", amount=0), (("bid", 0),))]
