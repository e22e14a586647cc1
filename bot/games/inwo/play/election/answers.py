"""What may be answered in an election, and what the answers do (ELE-03, ELE-05 to ELE-09)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.kernel import Kernel
from bot.engine.moves import PASS, Choice, Move, Open, Subset
from bot.engine.structure import NOBODY
from bot.games.inwo.play.election import office
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.reckoning import (
    SWAYER,
    ElectionData,
    adds,
    barred,
    boosts,
    plain,
    supporters,
    totals,
)
from bot.games.inwo.play.election.tickets import chosen_by, eligible, left, mateless, others, pair
from bot.games.inwo.play.errands.spending import spend
from bot.games.inwo.play.state import AREA, Inwo

REMOVE = "support-out"
"""For what a party acts that removes a nominee."""


def swayer_of(s: Inwo) -> int:
    """Who decides for all free groups."""
    found = next((card for card in s.everywhere() if s.name(card) == SWAYER), NOBODY)
    return office.holder(s, found)


def swayable(s: Inwo, e: ElectionData, number: int) -> list[int]:
    """The free groups that could still be made to support a ticket."""
    return [c for c in e["free"] if s.zone[c] == AREA and not barred(s, e, c, number)]


def could_add(s: Inwo, e: ElectionData, seat: int) -> bool:
    """Whether a seat might add an action to its support, as far as all can see."""
    own = [line for line in e["support"] if line[0] == seat and not line[4] and s.tokens[line[1]]]
    return any(adds(s, e, card, number) for _, card, number, *_ in own) or bool(own and s.plots[seat])


def may_declare(s: Inwo, e: ElectionData, seat: int) -> bool:
    """Whether a seat has something to say, or has not yet said that this is all."""
    begun = any(line[0] == seat for line in e["support"])
    return bool(s.alive[seat]) and (begun or bool(supporters(s, e, seat)))


def additions(s: Inwo, e: ElectionData, seat: int) -> list[Choice]:
    """Actions that a seat may add to support that it has given (ELE-08)."""
    found: list[Choice] = []
    for line in e["support"]:
        _, card, number, _, more = line
        if line[0] != seat or more or not s.tokens[card] or s.owner[card] != seat:
            continue
        if adds(s, e, card, number):
            found.append(("act-for", card))
        found += [("boost", plot, card) for plot, _ in boosts(s, seat, card)]
    return found


def tell_support(k: Kernel, s: Inwo, e: ElectionData, seat: int, cards: Iterable[int], number: int) -> None:
    """Everybody hears it."""
    faces = [s.face[card] for card in cards]
    told = {"seat": seat, "faces": faces, "ticket": s.face[e["tickets"][number][0]]}
    k.tell("supported", {**told, "total": totals(e)[number]})


# -- what may be answered


def asked_nominate(s: Inwo, e: ElectionData, seat: int) -> list[Choice]:
    named = {card for card, _ in e["nominees"]}
    return [("no-nomination",), *(("nominate", card) for card in eligible(s) if card not in named)]


def asked_remove(s: Inwo, e: ElectionData, seat: int) -> list[Choice]:
    return [("keep",), *(("support-out", card) for card in left(e))]


def asked_mates(s: Inwo, e: ElectionData, seat: int) -> list[Choice]:
    """A mate for the ticket whose turn it is; ahead of their turn those of the seat's other tickets."""
    number = mateless(s, e)
    if number is None:
        return []
    found: list[Choice] = [("mate", card) for card in others(s, e["tickets"][number])]
    known = {candidate for who, candidate, _ in e.get("ahead", ()) if who == seat}
    later = [e["tickets"][n] for n in chosen_by(s, e, seat) if n != number]
    found += [
        Open(("mate-ahead", ticket[0]), Subset(tuple(others(s, ticket)), 1, 1))
        for ticket in later
        if ticket[0] not in known
    ]
    return found


def asked_support(s: Inwo, e: ElectionData, seat: int) -> list[Choice]:
    """Everything for one ticket, some for one, with an action where that does more; or nothing."""
    found: list[Choice] = [("declared",)]
    own = supporters(s, e, seat)
    for number in range(len(e["tickets"])):
        able = tuple(card for card in own if not barred(s, e, card, number))
        if able:
            found.append(("back", number))
            found.append(Open(("support", number), Subset(able, 1)))
            found += [("act", number, card) for card in able if adds(s, e, card, number)]
    return [*found, *additions(s, e, seat)]


def asked_more(s: Inwo, e: ElectionData, seat: int) -> list[Choice]:
    return [PASS, *additions(s, e, seat)]


def asked_sway(s: Inwo, e: ElectionData, seat: int) -> list[Choice]:
    found: list[Choice] = []
    for number in range(len(e["tickets"])):
        able = tuple(swayable(s, e, number))
        if able:
            found += [("sway-all", number), Open(("sway", number), Subset(able, 1))]
    return found


# -- what the answers do


def _nominate(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    e["order"].pop(0)
    if move[0] == "nominate":
        card = int(move[1])
        e["nominees"].append([card, seat])
        k.tell("nominated", {"seat": seat, "face": s.face[card], "line": office.line(s, "speech")})


def _remove(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    party = e["order"].pop(0)
    if move[0] == "support-out":
        e["removing"] = [party, int(move[1])]
        spend(k, s, seat, party, REMOVE, int(move[1]))


def _mate(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    number = mateless(s, e)
    if number is not None:
        pair(k, s, e, number, int(move[1]))


def _mate_ahead(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    """Nobody hears of it before the turn of its ticket."""
    e.setdefault("ahead", []).append([seat, int(move[1]), int(move[2])])
    k.quiet()


def _support(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    """Some cards, or all of the seat, add their Power; all of them is all that it says."""
    number = int(move[1])
    if move[0] == "back":
        cards = [card for card in supporters(s, e, seat) if not barred(s, e, card, number)]
        e["order"].pop(0)
    else:
        cards = [int(card) for card in move[2:]]
    e["support"] += [[seat, card, number, plain(s, card), 0] for card in cards]
    tell_support(k, s, e, seat, cards, number)


def _act(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    """One card supports a ticket and spends its action at once."""
    number, card = int(move[1]), int(move[2])
    e["support"].append([seat, card, number, plain(s, card), 0])
    tell_support(k, s, e, seat, [card], number)
    _act_for(k, s, e, seat, ("act-for", card))


def _act_for(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    """The action of a card that supports, with a Plot or without (ELE-08)."""
    Acting.start(k, s, seat, int(move[-1]), int(move[1]) if move[0] == "boost" else NOBODY)


def _declared(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    e["order"].pop(0)
    supports = any(line[0] == seat for line in e["support"])
    k.tell("declared" if supports else "supports-nobody", {"seat": seat})


def _passed(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    e["passed"].append(seat)
    k.quiet()


def _sway(k: Kernel, s: Inwo, e: ElectionData, seat: int, move: Move) -> None:
    number = int(move[1])
    cards = swayable(s, e, number) if move[0] == "sway-all" else [int(card) for card in move[2:]]
    e["support"] += [[NOBODY, card, number, plain(s, card), 0] for card in cards]
    e["free"] = [card for card in e["free"] if card not in cards]
    tell_support(k, s, e, seat, cards, number)


TAKEN = {
    "nominate": _nominate,
    "no-nomination": _nominate,
    "support-out": _remove,
    "keep": _remove,
    "mate": _mate,
    "mate-ahead": _mate_ahead,
    "back": _support,
    "support": _support,
    "act": _act,
    "act-for": _act_for,
    "boost": _act_for,
    "declared": _declared,
    "pass": _passed,
    "sway": _sway,
    "sway-all": _sway,
}
"""By verb: what an answer does."""
