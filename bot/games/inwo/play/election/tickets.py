"""Who stands in an election and who may choose whom (ELE-06, ELE-13, ELE-24 to 26, ELE-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.vocabulary import LISTS
from bot.games.inwo.play.election import office
from bot.games.inwo.play.election.reckoning import ElectionData, barred, totals
from bot.games.inwo.play.numbers import power, traits
from bot.games.inwo.play.state import AREA, GOVERNMENT, HELD, Inwo

SLOGANS = 20
"""So many tickets have a slogan: half of those that there are."""


def eligible(s: Inwo) -> list[int]:
    """Who may be nominated: nobody is elected three times (ELE-13, ELE-24)."""
    return [card for card in office.persons(s) if office.times_elected(s, s.face[card]) < office.TERMS]


def there(s: Inwo, card: int) -> bool:
    return s.zone[card] in (HELD, AREA)


def settle_tickets(k: Kernel, s: Inwo, e: ElectionData) -> None:
    """Who has left play stands no more: the mate steps up, unless elected twice; without either the ticket is
    struck (ELE-13, ELE-30)."""
    struck = []
    for number, ticket in enumerate(e["tickets"]):
        if ticket[1] != NOBODY and not there(s, ticket[1]):
            k.tell("stands-no-more", {"face": s.face[ticket[1]]})
            ticket[1] = NOBODY if there(s, ticket[0]) else ticket[1]
        if not there(s, ticket[0]):
            k.tell("stands-no-more", {"face": s.face[ticket[0]]})
            if not _steps_up(s, e, number):
                struck.append(number)
    for number in reversed(struck):
        del e["tickets"][number]
        e["support"] = [_shifted(line, number, 2) for line in e["support"] if line[2] != number]
        e["bars"] = [_shifted(line, number, 0) for line in e["bars"] if line[0] != number]


def _steps_up(s: Inwo, e: ElectionData, number: int) -> bool:
    """The mate stands in the candidate's place; False where that cannot be, or the mate stands already: then
    what supports the ticket supports that other one."""
    ticket = e["tickets"][number]
    heir = ticket[1]
    if heir not in eligible(s):
        return False
    own = next((n for n, other in enumerate(e["tickets"]) if n != number and other[0] == heir), None)
    if own is None:
        ticket[0], ticket[1] = heir, NOBODY
        ticket.append("stepped-up")
        return True
    for line in e["support"]:
        line[2] = own if line[2] == number else line[2]
    bars = [[own if at == number else at, trait] for at, trait in e["bars"]]
    e["bars"] = [bar for n, bar in enumerate(bars) if bar not in bars[:n]]
    return False


def _shifted(line: list[Any], number: int, place: int) -> list[Any]:
    """A line about a ticket after ticket `number` was struck."""
    return [value - 1 if at == place and value > number else value for at, value in enumerate(line)]


def others(s: Inwo, ticket: Sequence[Any]) -> list[int]:
    """Who might be the mate of a candidate."""
    return [card for card in office.persons(s) if card != ticket[0]]


def mateless(s: Inwo, e: ElectionData) -> int | None:
    """The first ticket that needs a mate and can have one."""
    return next((n for n, ticket in enumerate(e["tickets"]) if wants_mate(s, ticket)), None)


def wants_mate(s: Inwo, ticket: Sequence[Any]) -> bool:
    """Whether a ticket needs a mate and can have one; who stepped up names nobody."""
    return ticket[1] == NOBODY and len(ticket) == 3 and bool(others(s, ticket))


def chooser_of(s: Inwo, ticket: Sequence[int]) -> int:
    """Who chooses the mate: the candidate's controller, or else who named them; NOBODY: chance (ELE-06)."""
    own = office.holder(s, ticket[0])
    if own != NOBODY:
        return own
    named = ticket[2]
    alone = s.name(ticket[0]) in LISTS["self_made"]
    return named if named != NOBODY and s.alive[named] and not alone else NOBODY


def chosen_by(s: Inwo, e: ElectionData, seat: int) -> list[int]:
    """The tickets whose mates a seat has to name, in the order in which they are told."""
    tickets = enumerate(e["tickets"])
    return [n for n, ticket in tickets if wants_mate(s, ticket) and chooser_of(s, ticket) == seat]


def foretold(s: Inwo, e: ElectionData, number: int, seat: int) -> int:
    """The mate whom a seat has chosen ahead for the ticket whose turn it is; NOBODY for none who is left."""
    ticket, ahead = e["tickets"][number], e.setdefault("ahead", [])
    found = [mate for who, candidate, mate in ahead if (who, candidate) == (seat, ticket[0])]
    e["ahead"] = [line for line in ahead if line[1] != ticket[0]]
    return next((mate for mate in found if mate in others(s, ticket)), NOBODY)


def lots_for(s: Inwo, ticket: Sequence[int]) -> list[int]:
    """Between whom chance decides: for those who named themselves, persons not Government (ELE-06)."""
    able = others(s, ticket)
    if s.name(ticket[0]) not in LISTS["self_made"]:
        return able
    return [card for card in able if not traits(s, card) & GOVERNMENT] or able


def left(e: ElectionData) -> list[int]:
    """The nominees whom no party has removed."""
    return [card for card, _ in e["nominees"] if card not in e["removed"]]


def pair(k: Kernel, s: Inwo, e: ElectionData, number: int, mate: int) -> None:
    """A candidate has a running mate."""
    ticket = e["tickets"][number]
    ticket[1] = mate
    said = office.line(s, "slogan") if number < SLOGANS else NOBODY
    k.tell("mate-named", {"face": s.face[ticket[0]], "mate": s.face[mate], "line": said})


def unspoken(s: Inwo, e: ElectionData) -> list[int]:
    """The free groups that have not supported anybody, and have something to add."""
    spoken = {line[1] for line in e["support"]}
    return [c for c in s.area if s.is_group(c) and c not in spoken and power(s, c, True) > 0]


def free_candidates(s: Inwo, e: ElectionData) -> list[int]:
    """Of these, the persons who may support a ticket of their own, the strongest first (ELE-09)."""
    able = [card for card in unspoken(s, e) if _own(s, e, card)]
    return sorted(able, key=lambda card: (-power(s, card, True), s.name(card)))


def others_free(s: Inwo, e: ElectionData) -> list[int]:
    """Of these, all who stand on no ticket."""
    on = {card for ticket in e["tickets"] for card in ticket[:2]}
    return [card for card in unspoken(s, e) if card not in on]


def _own(s: Inwo, e: ElectionData, card: int) -> list[int]:
    """The tickets of a person that are not closed to them (ELE-28)."""
    return [n for n, ticket in enumerate(e["tickets"]) if card in ticket[:2] and not barred(s, e, card, n)]


def leading(s: Inwo, e: ElectionData, card: int) -> list[int]:
    """The best-placed tickets among those of a person."""
    own, found = _own(s, e, card), totals(e)
    return [n for n in own if found[n] == max(found[m] for m in own)]


def remember(s: Inwo, e: ElectionData, winner: int) -> None:
    """How an election came out. tickets: [faces of both, support]; support: [seat, face, ticket, Power, more
    by its action]; winner: a ticket, NOBODY for none."""
    pairs = [[s.face_of(card) for card in ticket[:2]] for ticket in e["tickets"]]
    stood = [[*pair, support] for pair, support in zip(pairs, totals(e), strict=True)]
    support = [[seat, s.face[card], *line] for seat, card, *line in e["support"]]
    told = {"tickets": stood, "support": support, "winner": winner, "how": e["how"]}
    s.republic["past"] = {"number": s.republic["held"], **told}


def skip(k: Kernel, s: Inwo, e: ElectionData) -> None:
    """Nobody is left to stand: there is no election, and no president (ELE-05)."""
    k.tell("election-skipped", {})
    remember(s, e, NOBODY)
    office.vacate(k, s)
    k.pop()


def hold(k: Kernel) -> None:
    """An election begins (`rounds.Election`)."""
    data: ElectionData = {
        "order": [], "nominees": [], "removed": [], "tickets": [], "support": [], "bars": [], "passed": [],
        "free": [], "tied": [], "how": "support", "rolling": False, "back": -1, "ahead": [],
    }  # fmt: skip
    k.push("election", data)
