"""What supports a ticket, and how much (ELE-07 to ELE-09, ELE-28, ELE-29, ELE-33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.modifiers import Turn
from bot.engine.modifiers import traits as turned
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.presidency import PRESIDENT
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, LISTS, OPPOSING, TRAITS, identical, opposed
from bot.games.inwo.play.election import office
from bot.games.inwo.play.known import Affair, known_of
from bot.games.inwo.play.numbers import FOREVER, Scope, amount, fits, matches, power, traits
from bot.games.inwo.play.stash import playable
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import CONTROL, STEP, draft

BARS = {
    **dict.fromkeys(LISTS["bar_conservatives"], "conservative"),
    **dict.fromkeys(LISTS["bar_liberals"], "liberal"),
}
"""Whom an action of these groups keeps away from the ticket (ELE-08)."""
MEDIA = 1 << TRAITS.index("media")
SWAYER = "trading-card-games"
"""Whoever controls it decides for all that are uncontrolled (ELE-09)."""
ElectionData = dict[str, Any]


class Electing(Affair):
    """What everything else may know of an election; `rounds.Election` carries it out."""

    name = "election"


def totals(e: ElectionData) -> list[int]:
    """The support of each ticket."""
    found = [0] * len(e["tickets"])
    for _, _, ticket, plain, more in e["support"]:
        found[ticket] += plain + more
    return found


def barred(s: Inwo, e: ElectionData, card: int, ticket: int) -> bool:
    """Whether a group may not support a ticket any more (ELE-08, ELE-28)."""
    own = traits(s, card)
    return any(at == ticket and own >> TRAITS.index(trait) & 1 for at, trait in e["bars"])


def supporters(s: Inwo, e: ElectionData, seat: int) -> list[int]:
    """The cards of a seat that have not supported anybody: Illuminati too, Resources never (ELE-07)."""
    spoken = {line[1] for line in e["support"]}
    return [card for card in s.structure(seat) if card not in spoken and power(s, card, True) > 0]


def plain(s: Inwo, card: int) -> int:
    """What a card adds without its action: its Power, never its Global Power (ELE-07). That of candidates
    decides between tickets with equal support (ELE-10)."""
    return power(s, card, True)


def doubled(s: Inwo, card: int) -> int:
    """What its action adds besides: its Power again if it is Media, and what Plots gave it (ELE-08)."""
    lasting = power(s, card, True)
    return (lasting if traits(s, card) & MEDIA else 0) + max(power(s, card) - lasting, 0)


def boosts(s: Inwo, seat: int, card: int) -> list[tuple[int, int]]:
    """The Plots of a hand that give Power to an action of `card`, each with how much (ELE-08, ELE-29)."""
    found = []
    for plot in playable(s, seat):
        for use in EFFECTS.PLAY[s.face[plot]]:
            more = next((params["amount"] for name, params in use.do if name == "boost"), 0)
            at = Scope(seat, plot, None, {"target": (card,)})
            if more and use.cost == "free" and use.target and matches(s, use.target, card, at):
                found.append((plot, amount(s, more, at)))
                break
    return found


def adds(s: Inwo, e: ElectionData, card: int, ticket: int) -> bool:
    """Whether an action of `card` for a ticket would do more than its plain support, without any Plot."""
    bar = BARS.get(s.name(card))
    closes = bar is not None and [ticket, bar] not in e["bars"]
    return bool(s.tokens[card]) and (doubled(s, card) > 0 or closes)


# -- what free groups like


def appeal(s: Inwo, ticket: Sequence[int], target: int) -> int:
    """The best unaided attack to control that the two of a ticket could make on a free group (ELE-09)."""
    pair = [card for card in ticket[:2] if card != NOBODY]
    return max(_led(s, leader, [c for c in pair if c != leader], target) for leader in pair)


def favourites(s: Inwo, e: ElectionData, card: int) -> list[int]:
    """The tickets that a free group likes best, of those that are not closed to it (ELE-09)."""
    able = [n for n in range(len(e["tickets"])) if not barred(s, e, card, n)]
    likes = {n: appeal(s, e["tickets"][n], card) for n in able}
    return [n for n in able if likes[n] == max(likes.values())]


def _led(s: Inwo, leader: int, others: Sequence[int], target: int) -> int:
    a = draft(s, leader, CONTROL, target)
    facing, own = _traits(s, target) & ALIGNED, _traits(s, leader)
    found = _power(s, leader) + STEP * (identical(own, facing) - opposed(own, facing))
    found += _bonuses(s, leader, a, True)
    for other in others:
        alike = identical(_traits(s, other), facing) > 0
        found += _power(s, other) if alike else _global(s, other)
        found += _bonuses(s, other, a, False)
    return found


def _effects(s: Inwo, card: int) -> Sequence[Any]:
    """What is printed on a card, and what its office gives: no Plots, no New World Orders (ELE-33)."""
    more = PRESIDENT if card == s.republic["president"] else ()
    return (*EFFECTS.PASSIVES[s.face[card]], *more)


def _bonuses(s: Inwo, card: int, a: Any, leads: bool) -> int:
    at, found, direct = Scope(s.owner[card], card, a), 0, False
    for scope in ("direct", "any"):
        for name, params in _effects(s, card):
            if name != "bonus" or params["scope"] != scope or (scope == "direct" and not leads):
                continue
            if "attack" in params and not _is_meant(s, params["attack"], a, at):
                continue
            if scope == "any" and direct:
                continue
            direct = direct or scope == "direct"
            found += amount(s, params["amount"], at)
    return found


def _is_meant(s: Inwo, test: Any, a: Any, at: Scope) -> bool:
    """Whether a bonus is for this target, whatever Plots and New World Orders make of it."""
    known, target = known_of(s).traits, a["target"]
    present = traits(s, target)
    known[target] = _traits(s, target)
    try:
        return fits(s, test, a, at)
    finally:
        known[target] = present


def _traits(s: Inwo, card: int) -> int:
    """Printed traits, with what has changed them for good, what the card makes of itself, and what the office
    gives."""
    turns = [
        Turn(at, verb, bits)
        for at, who, verb, bits, by, until in s.changes
        if who == card and (until == FOREVER or by == card)
    ]
    turns += office.governing(s, card, 0)
    printed = FACES.TRAITS[s.face[card]]
    return turned(printed, turns, OPPOSING) if turns else printed


def _power(s: Inwo, card: int) -> int:
    return FACES.POWER[s.face[card]] + _office(s, card)


def _global(s: Inwo, card: int) -> int:
    return FACES.GLOBAL[s.face[card]] + _office(s, card)


def _office(s: Inwo, card: int) -> int:
    if card != s.republic["president"]:
        return 0
    return sum(int(params["add"]) for name, params in PRESIDENT if name == "stat" and "add" in params)
