"""The table of Illuminopoly as columns by property, card and seat.

Money is in whole $. Seats are numbered counterclockwise, so play goes from a seat to the next higher one
(IOP-20).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bot.engine.kernel import State
from bot.engine.structure import Geometry
from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BANKER,
    BOAT,
    COUNT,
    FACTION_CARD,
    GEOMETRY,
    HOTELS,
    HOUSES,
    MOST_SEATS,
    PRICE,
)
from bot.games.kit import seats

NOBODY = -1
SOUND, REZONED, DESTROYED, CLEARED = range(4)
"""Status of a property. CLEARED: the rubble is gone, but it has not been rebuilt yet (IOP-A4)."""
FREE = -1
"""In `jailed`: not in Jail; otherwise the turns already spent there."""
EVERYBODY = 1 << 30


class Illuminopoly(State):
    """One game.

    By property: owner; control (who has its power, NOBODY if unowned); belief (who everybody thinks has it);
    known (bit set of seats that know better); status; mortgaged (0 no, 1 for the listed sum, 2 for half of
    it); houses (5 = hotel); base (basic value); outage (rounds without service); linking (rounds a new
    railroad does not add to others); sweep (came with an arm, is recovered by passing); blown (turn number
    when destroyed). By card: master, arrow, x, y, turned, puppets (engine.structure). By seat: faction,
    alive, cash, pos, laps, jailed, hard (no Favor helps), lost (turns a Boat loses), awake, favors (deck
    numbers), must_move, rebuild (properties it may rebuild instead of moving, `rebuilding.ruins_taken`), sure
    (seats against whom its next subversion succeeds), strikes (jailings of the Artillery), goal (the Dog's),
    again (took the turn's squeeze). bank, pot; hush_bank, hush_pot: secret money that arrives there at the
    end of the round. minted, burned: money that came from or went to the world outside. shown_cash,
    shown_lot: how often money and control have become guessable. seen: cards (deck * 100 + number) drawn so
    far. threats: ransom demands. terror: bit set of groups that the Artillery has hit. loans: [lender,
    borrower, $]. offers: open deals. promises: [from, to, words], and truces: [one,
    other, last round, who broke it or NOBODY]. refused: declined offers (`kit.offers`), by round.
    """

    __slots__ = (
        "active",
        "again",
        "alive",
        "arrow",
        "awake",
        "bank",
        "bank_low",
        "bank_owner",
        "bankrupt",
        "base",
        "belief",
        "blown",
        "burned",
        "cash",
        "chair",
        "control",
        "decks",
        "dipped",
        "dirty",
        "drawer",
        "faction",
        "favors",
        "first",
        "goal",
        "hard",
        "hotels_left",
        "houses",
        "houses_left",
        "hush_bank",
        "hush_pot",
        "initial_bank",
        "jailed",
        "known",
        "laps",
        "linking",
        "loans",
        "lost",
        "master",
        "minted",
        "mortgaged",
        "must_move",
        "new_chair",
        "offer_count",
        "offers",
        "options",
        "outage",
        "owner",
        "played",
        "pos",
        "pot",
        "promises",
        "puppets",
        "rebuild",
        "refused",
        "round",
        "seen",
        "shown_cash",
        "shown_lot",
        "sly",
        "status",
        "strikes",
        "sure",
        "sweep",
        "terror",
        "threats",
        "turn",
        "turned",
        "used",
        "x",
        "y",
    )

    geometry: ClassVar[Geometry] = GEOMETRY
    added: ClassVar[Mapping[str, Any]] = {"refused": []}
    options: dict[str, Any]
    owner: list[int]
    control: list[int]
    belief: list[int]
    known: list[int]
    status: list[int]
    mortgaged: list[int]
    houses: list[int]
    base: list[int]
    outage: list[int]
    linking: list[int]
    sweep: list[int]
    blown: list[int]
    master: list[int]
    arrow: list[int]
    x: list[int]
    y: list[int]
    turned: list[int]
    puppets: list[list[int]]
    faction: list[int]
    alive: list[int]
    cash: list[int]
    pos: list[int]
    laps: list[int]
    jailed: list[int]
    hard: list[int]
    lost: list[int]
    awake: list[int]
    favors: list[list[int]]
    must_move: list[int]
    rebuild: list[int]
    sure: list[list[int]]
    strikes: list[int]
    goal: list[int]
    again: list[int]
    decks: list[list[int]]
    threats: list[dict[str, Any]]
    loans: list[list[int]]
    offers: list[dict[str, Any]]
    promises: list[list[Any]]
    refused: list[list[int]]
    used: list[str]
    seen: list[int]
    shown_cash: list[int]
    shown_lot: list[int]
    played: list[int]
    bank: int
    bank_low: int
    bank_owner: int
    bankrupt: int
    initial_bank: int
    pot: int
    hush_bank: int
    hush_pot: int
    minted: int
    burned: int
    chair: int
    new_chair: int
    dipped: int
    drawer: int
    sly: int
    terror: int
    offer_count: int
    active: int
    first: int
    turn: int
    round: int
    dirty: int
    houses_left: int
    hotels_left: int

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats)
        self.options = dict(options)
        self.owner, self.control, self.belief = [NOBODY] * COUNT, [NOBODY] * COUNT, [NOBODY] * COUNT
        self.known, self.status, self.mortgaged = [0] * COUNT, [SOUND] * COUNT, [0] * COUNT
        self.houses, self.outage, self.linking = [0] * COUNT, [0] * COUNT, [0] * COUNT
        self.sweep, self.blown, self.base = [0] * COUNT, [0] * COUNT, list(PRICE)
        cards = COUNT + MOST_SEATS
        self.master, self.arrow, self.turned = [NOBODY] * cards, [NOBODY] * cards, [0] * cards
        self.x, self.y = [0] * cards, [0] * cards
        self.puppets = [[] for _ in range(cards)]
        self.faction, self.goal = [NOBODY] * seats, [NOBODY] * seats
        self.alive, self.jailed, self.rebuild = [1] * seats, [FREE] * seats, [NOBODY] * seats
        self.cash, self.pos, self.laps, self.hard = [0] * seats, [0] * seats, [0] * seats, [0] * seats
        self.lost, self.awake, self.must_move = [0] * seats, [0] * seats, [0] * seats
        self.strikes, self.again = [0] * seats, [0] * seats
        self.favors, self.sure = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.decks = [[], []]
        self.threats, self.loans, self.offers, self.promises = [], [], [], []
        self.used, self.played, self.seen, self.refused = [], [], [], []
        self.shown_cash, self.shown_lot = [0] * seats, [0] * COUNT
        self.bank = self.bank_low = self.bankrupt = self.initial_bank = 0
        self.pot = self.hush_bank = self.hush_pot = self.minted = self.burned = 0
        self.bank_owner = self.chair = self.drawer = NOBODY
        self.new_chair = self.dipped = self.sly = self.terror = self.offer_count = 0
        self.active = self.first = self.turn = self.round = self.dirty = 0
        self.houses_left, self.hotels_left = HOUSES, HOTELS

    def structure(self, seat: int) -> list[int]:
        """A faction's card and all that hangs below it, holders before what they hold."""
        return GEOMETRY.subtree(self, FACTION_CARD + seat)


def living(s: Illuminopoly) -> list[int]:
    """The seats still in the game, in order."""
    return [q for q in range(s.seats) if s.alive[q]]


def fit(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat can act at all: alive, and no Boat that is losing turns (IOP-99)."""
    return bool(s.alive[seat]) and not s.lost[seat]


def fit_seats(s: Illuminopoly) -> list[int]:
    """All seats that can act."""
    return [q for q in range(s.seats) if s.alive[q] and not s.lost[q]]


def following(s: Illuminopoly, seat: int) -> int:
    """The next living seat counterclockwise."""
    return seats.following(s.alive, seat)


def in_order(s: Illuminopoly, seat: int) -> tuple[int, ...]:
    """The living seats counterclockwise, beginning with `seat` (or who follows it)."""
    return seats.in_order(tuple(s.alive), seat % s.seats)


def owns(s: Illuminopoly, seat: int) -> list[int]:
    """The properties of a seat, in board order."""
    # Asked for at nearly every decision: finding the few is three times quicker than looking at all.
    owner, found, p = s.owner, [], -1
    for _ in range(owner.count(seat)):
        p = owner.index(seat, p + 1)
        found.append(p)
    return found


def landlord(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat's faction owns property at all."""
    return s.faction[seat] not in (ARTILLERY, BANKER)


def sleeping(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat is a Boat that has not yet found out what the city is about (IOP-99)."""
    return s.faction[seat] == BOAT and not s.awake[seat]


def set_control(s: Illuminopoly, p: int, seat: int) -> None:
    """`seat` has the power of `p`, and everybody knows it."""
    s.control[p] = s.belief[p] = seat
    inspect(s, p)
    s.known[p], s.sweep[p], s.dirty = EVERYBODY, 0, 1


def inspect(s: Illuminopoly, p: int) -> None:
    """Something happens by which others could tell who controls `p`: what was secret about it so far is
    out."""
    s.shown_lot[p] += 1


def show_cash(s: Illuminopoly, seat: int) -> None:
    """Something happens by which others could tell how much money the seat has."""
    s.shown_cash[seat] += 1


def subvert_secretly(s: Illuminopoly, p: int, seat: int) -> None:
    """`seat` has the power of `p`, and nobody else knows it (IOP-65)."""
    s.control[p], s.dirty = seat, 1
    s.known[p] = EVERYBODY if s.options["subversion"] == "open" else 1 << seat
    if s.options["subversion"] == "open":
        s.belief[p] = seat


def controller(s: Illuminopoly, p: int, seat: int | None) -> int:
    """Who has the power of `p`, as far as `seat` (None: a spectator) knows."""
    mask = s.known[p]
    if mask >= EVERYBODY or (seat is not None and mask >> seat & 1):
        return s.control[p]
    return s.belief[p]
