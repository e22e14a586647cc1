"""What a moderator can put right at a table, and how: HOST ("adjust", what, ...).

A correction changes one fact and what must go with it, tells everybody what it did, and moves no money but
the sum it names. It is tried on a copy first: what would leave the game in an impossible state is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product

from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Range, Refused, fits, misfits, text
from bot.games.illuminopoly.cards.board import (
    BANKER,
    BOAT,
    COLOURS,
    GROUP,
    HOTEL,
    JAIL_SPACE,
    MEMBERS,
    PROPERTIES,
    SPACES,
    STREETS,
    UTILITIES,
)
from bot.games.illuminopoly.play import bank
from bot.games.illuminopoly.play.cards import DECKS
from bot.games.illuminopoly.play.chair import install
from bot.games.illuminopoly.play.estate import wreck
from bot.games.illuminopoly.play.holdings import change_owner, drop_puppets, has_room, lift, release, settle
from bot.games.illuminopoly.play.state import (
    CLEARED,
    DESTROYED,
    FREE,
    NOBODY,
    REZONED,
    SOUND,
    Illuminopoly,
    landlord,
    set_control,
)
from bot.games.illuminopoly.play.values import mortgage_share

MOST_MONEY, MOST_VALUE, MOST_ROUNDS = 100_000, 1000, 6
HIDDEN = -1
"""In what is told to all: a sum that is not theirs to know."""
STATUS = {"sound": SOUND, "rezoned": REZONED, "destroyed": DESTROYED, "cleared": CLEARED}
RESTING = ("Turn", "Landing")
"""What everything but money is put right in: between two deeds of a turn."""
FAVORS = [next(n for n, card in enumerate(deck) if card["ops"][0][0] == "favor") for deck in DECKS]
"""The Political Favor of each deck."""
Correct = Callable[..., None]


def corrections(seats: int) -> Sequence[Choice]:
    """All that can be corrected, without the leading "adjust"; whether it makes sense is said when it is
    tried."""
    return _corrections(seats)


@cache
def _corrections(seats: int) -> tuple[Choice, ...]:
    players, holders = range(seats), range(NOBODY, seats)
    facts: list[tuple[str, Sequence[Sequence[int | str]], Range | None]] = [
        ("cash", [players], Range(0, MOST_MONEY)),
        ("bank", [], Range(0, MOST_MONEY)),
        ("pot", [], Range(0, MOST_MONEY)),
        ("owner", [PROPERTIES, holders], None),
        ("control", [PROPERTIES, players], None),
        ("buildings", [STREETS], Range(0, HOTEL)),
        ("mortgage", [PROPERTIES, ("on", "off")], None),
        ("status", [PROPERTIES, tuple(STATUS)], None),
        ("value", [PROPERTIES], Range(1, MOST_VALUE)),
        ("outage", [PROPERTIES], Range(0, MOST_ROUNDS)),
        ("place", [players], Range(0, len(SPACES) - 1)),
        ("jail", [players, ("in", "out")], None),
        ("favor", [range(len(DECKS)), holders], None),
        ("chair", [players], None),
        ("loan", [players, players], Range(0, MOST_MONEY)),
        ("lost", [players], Range(0, 2)),
        ("strikes", [players], Range(0, 3)),
    ]
    return tuple(
        (what, *named) if amount is None else Open((what, *named), amount)
        for what, domains, amount in facts
        for named in product(*domains)
    )


def adjust(k: Kernel, s: Illuminopoly, move: Move) -> None:
    """Carry out one of `corrections`. Raises Refused, with nothing changed, for what cannot be so."""
    choices = corrections(s.seats)
    if not fits(choices, move):
        raise Refused(misfits(choices, move) or [text("iop-fix-unknown")])
    what, *named = move
    if what not in ("cash", "bank", "pot", "loan") and s.doing not in RESTING:
        raise Refused([text("iop-fix-later")])
    trial = Kernel(k.rules, s.clone())
    CORRECT[str(what)](trial, trial.s, *named)
    if faults := k.rules.check(trial.s):
        raise Refused([text("iop-fix-impossible", faults=tuple(faults[:3]))])
    CORRECT[str(what)](k, s, *named)


def _need(fine: object, why: str) -> None:
    if not fine:
        raise Refused([text("iop-fix-not-" + why)])


def _book(s: Illuminopoly, change: int) -> None:
    """Money that comes to the table is minted, what leaves it is burned."""
    s.minted += max(0, change)
    s.burned += max(0, -change)


def _public(s: Illuminopoly, amount: int) -> int:
    """The sum as everybody is told it."""
    return amount if s.options["money"] == "open" else HIDDEN


def _cash(k: Kernel, s: Illuminopoly, seat: int, amount: int) -> None:
    _need(s.alive[seat] and not bank.is_banker(s, seat), "player")
    _book(s, amount - s.cash[seat])
    s.cash[seat] = amount
    known = _public(s, amount)
    k.tell("adjusted-cash", {"seat": seat, "amount": known}, {seat: {"seat": seat, "amount": amount}})


def _bank(k: Kernel, s: Illuminopoly, amount: int) -> None:
    _need(s.chair != NOBODY, "player")
    _book(s, amount - s.bank)
    s.bank = amount
    bank.recover(s)
    k.tell("adjusted-bank", {"amount": _public(s, amount)}, {s.chair: {"amount": amount}})


def _pot(k: Kernel, s: Illuminopoly, amount: int) -> None:
    _book(s, amount - s.pot)
    s.pot = amount
    k.tell("adjusted-pot", {"amount": amount})


def _owner(k: Kernel, s: Illuminopoly, p: int, holder: int) -> None:
    """The deed alone changes hands: what it held stays, buildings of the colour go back to stock."""
    old = s.owner[p]
    _need(old != holder, "new")
    for q in MEMBERS[GROUP[p]]:
        wreck(s, q)
    queue = drop_puppets(s, p)
    if old != NOBODY:
        lift(s, p)
    if holder == NOBODY:
        release(s, p)
    else:
        _need(s.alive[holder] and landlord(s, holder), "landlord")
        _need(has_room(s, holder), "room")
        change_owner(s, p, holder)
        set_control(s, p, s.chair if s.mortgaged[p] else holder)
        settle(s, holder, [p])
    _need(not settle(s, old, queue), "room")
    k.tell("adjusted-owner", {"property": p, "owner": holder})


def _control(k: Kernel, s: Illuminopoly, p: int, seat: int) -> None:
    _need(s.owner[p] != NOBODY, "owned")
    _need(s.alive[seat] and s.control[p] != seat, "new")
    set_control(s, p, seat)
    k.tell("adjusted-control", {"property": p, "controller": seat})


def _buildings(k: Kernel, s: Illuminopoly, p: int, count: int) -> None:
    group = MEMBERS[GROUP[p]]
    _need(s.owner[p] != NOBODY and len({s.owner[q] for q in group}) == 1, "colour")
    _need(not any(s.mortgaged[q] or s.status[q] != SOUND for q in group), "colour")
    levels = [count if q == p else s.houses[q] for q in group]
    _need(max(levels) - min(levels) <= 1, "even")
    wreck(s, p)
    s.houses[p], s.dirty = count, 1
    if count == HOTEL:
        s.hotels_left -= 1
    else:
        s.houses_left -= count
    k.tell("adjusted-buildings", {"property": p, "amount": count})


def _mortgage(k: Kernel, s: Illuminopoly, p: int, state: str) -> None:
    mortgaged = state == "on"
    _need(s.owner[p] != NOBODY, "owned")
    _need(bool(s.mortgaged[p]) != mortgaged, "new")
    _need(not any(s.houses[q] for q in MEMBERS[GROUP[p]]) and s.status[p] != DESTROYED, "bare")
    s.mortgaged[p] = mortgage_share(s, p) if mortgaged else 0
    set_control(s, p, s.chair if mortgaged else s.owner[p])
    k.tell("adjusted-mortgage", {"property": p, "state": state})


def _status(k: Kernel, s: Illuminopoly, p: int, word: str) -> None:
    _need(s.status[p] != STATUS[word], "new")
    _need(word in ("sound", "rezoned") or GROUP[p] in COLOURS, "destructible")
    _need(word == "sound" or p not in UTILITIES, "destructible")
    s.status[p], s.dirty = STATUS[word], 1
    queue: list[int] = []
    if word != "sound":
        for q in MEMBERS[GROUP[p]]:
            wreck(s, q)
        queue = drop_puppets(s, p)
    if word == "destroyed":
        s.mortgaged[p], s.blown[p] = 0, s.turn
        set_control(s, p, s.owner[p])
    _need(not settle(s, s.owner[p], queue), "room")
    k.tell("adjusted-status", {"property": p, "state": word})


def _value(k: Kernel, s: Illuminopoly, p: int, amount: int) -> None:
    s.base[p], s.dirty = amount, 1
    k.tell("adjusted-value", {"property": p, "amount": amount})


def _outage(k: Kernel, s: Illuminopoly, p: int, rounds: int) -> None:
    _need(GROUP[p] not in COLOURS, "service")
    s.outage[p], s.dirty = rounds, 1
    k.tell("adjusted-outage", {"property": p, "amount": rounds})


def _place(k: Kernel, s: Illuminopoly, seat: int, space: int) -> None:
    _need(s.alive[seat] and s.faction[seat] != BANKER and s.jailed[seat] == FREE, "about")
    s.pos[seat] = space
    k.tell("adjusted-place", {"seat": seat, "space": space})


def _jail(k: Kernel, s: Illuminopoly, seat: int, state: str) -> None:
    _need(s.alive[seat] and s.faction[seat] != BANKER, "player")
    _need((s.jailed[seat] == FREE) == (state == "in"), "new")
    s.jailed[seat], s.hard[seat] = 0 if state == "in" else FREE, 0
    s.pos[seat] = JAIL_SPACE
    k.tell("adjusted-jail", {"seat": seat, "state": state})


def _favor(k: Kernel, s: Illuminopoly, deck: int, holder: int) -> None:
    card = deck * 100 + FAVORS[deck]
    _need(holder == NOBODY or (s.alive[holder] and s.faction[holder] != BANKER), "player")
    old = next((q for q, held in enumerate(s.favors) if card in held), NOBODY)
    _need(old != holder, "new")
    if old == NOBODY:
        s.decks[deck].remove(FAVORS[deck])
    else:
        s.favors[old].remove(card)
    if holder == NOBODY:
        s.decks[deck].append(FAVORS[deck])
    else:
        s.favors[holder].append(card)
    k.tell("adjusted-favor", {"owner": holder, "deck": deck})


def _chair(k: Kernel, s: Illuminopoly, seat: int) -> None:
    _need(s.alive[seat] and s.chair != seat, "new")
    _need(not any(s.alive[q] and s.faction[q] == BANKER for q in range(s.seats)), "chair")
    install(k, s, seat)


def _loan(k: Kernel, s: Illuminopoly, lender: int, borrower: int, amount: int) -> None:
    _need(lender != borrower and s.alive[lender] and s.alive[borrower], "player")
    s.loans = [loan for loan in s.loans if loan[:2] != [lender, borrower]]
    if amount:
        s.loans.append([lender, borrower, amount])
    told = {"lender": lender, "borrower": borrower, "amount": amount}
    k.tell("adjusted-loan", None, {lender: told, borrower: told})


def _lost(k: Kernel, s: Illuminopoly, seat: int, turns: int) -> None:
    _need(s.alive[seat] and s.faction[seat] == BOAT, "boat")
    s.lost[seat] = turns
    k.tell("adjusted-lost", {"seat": seat, "amount": turns})


def _strikes(k: Kernel, s: Illuminopoly, seat: int, count: int) -> None:
    _need(s.alive[seat] and not landlord(s, seat) and s.faction[seat] != BANKER, "artillery")
    s.strikes[seat] = count
    k.tell("adjusted-strikes", {"seat": seat, "amount": count})


CORRECT: dict[str, Correct] = {
    "cash": _cash, "bank": _bank, "pot": _pot, "owner": _owner, "control": _control,
    "buildings": _buildings, "mortgage": _mortgage, "status": _status, "value": _value, "outage": _outage,
    "place": _place, "jail": _jail, "favor": _favor, "chair": _chair, "loan": _loan, "lost": _lost,
    "strikes": _strikes,
}  # fmt: skip
