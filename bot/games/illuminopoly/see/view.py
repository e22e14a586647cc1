"""What one seat may know of a game of Illuminopoly: built from what is allowed, never by leaving out.

Money is in whole $; None stands for a sum that the viewer may not know.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PropertyView:
    """A property. controller: who has its power as far as the viewer knows. status: sound, rezoned,
    destroyed, cleared. loan: what the Bank has lent or would lend on it. rent: what it would pay now. cost:
    base cost of a takeover or subversion by the viewer (0 for what is their own); rezoning: of a rezoning by
    them. For the Artillery: of a bomb by surprise, and of an announced one."""

    number: int
    space: int
    group: int
    owner: int
    controller: int
    status: str
    mortgaged: bool
    houses: int
    base: int
    value: int
    loan: int
    rent: int
    cost: int
    rezoning: int
    outage: int
    linking: int
    master: int
    arrow: int
    x: int
    y: int
    turned: int

    @property
    def price(self) -> int:
        """What the Bank asks for it: half for a rezoned or destroyed one (IOP-26)."""
        return self.base if self.status == "sound" else self.base // 2


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player. power: their power base as far as the viewer knows. condition: whose special condition
    counts for them, -1 none or unknown; progress: (now, needed) of it as far as the viewer knows. jailed:
    turns in Jail, -1 free. lost: turns a Boat still loses."""

    seat: int
    faction: int
    alive: bool
    cash: int | None
    space: int
    laps: int
    jailed: int
    hard: bool
    lost: int
    favors: int
    strikes: int
    awake: bool
    properties: tuple[int, ...]
    power: int
    condition: int
    progress: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class OfferView:
    """An open offer of which the viewer is a party (see deals.Terms); loan: the $ that are to be paid
    back. peace: rounds that a truce would last. turn: in which it was made."""

    number: int
    giver: int
    taker: int
    money: int
    want_money: int
    loan: int
    give: tuple[int, ...]
    get: tuple[int, ...]
    peace: int = 0
    turn: int = 0


@dataclass(frozen=True, slots=True)
class ThreatView:
    """A ransom demand that hangs over a property."""

    by: int
    number: int
    amount: int
    answered: bool


@dataclass(frozen=True, slots=True)
class ContestView:
    """What is being fought over or decided now: the frame, who began it, the property, and who takes part.

    hardened: a card has doubled its value. price: what it is offered for, or takes. ballot: of an election.
    ready: who has written their secret
    sheet. mine: what the viewer has written. kind is a frame's name, '' if nothing of that sort is going on.
    """

    kind: str
    actor: int = -1
    number: int = -1
    hardened: bool = False
    price: int = 0
    ballot: int = 0
    parties: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    mine: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class ObjectionView:
    """What a Political Favor could stop now: a sale (and of which property), a card or another Favor; against
    whom."""

    kind: str = ""
    actor: int = -1
    number: int = -1


@dataclass(frozen=True, slots=True)
class View:
    """Everything `seat` (None: a spectator) may know now.

    bank: reserves, only for the Chair. bribes: [briber, voter, $] of this ballot that concern the viewer.
    loans: [lender, borrower, $], promises: (from, to, words), truces: (one, other, last round, who broke it
    or -1) and refused offers: (giver, taker, 1 if it was a demand, round) of which they are a party. mine:
    cards of their own that are loose while they reorganize. terror: groups the Artillery has hit. walking:
    spaces that the token still has to go. phase: setup, play, over.
    """

    seat: int | None
    theme: str
    seats: tuple[SeatView, ...]
    properties: tuple[PropertyView, ...]
    phase: str
    round: int
    turn: int
    active: int
    chair: int
    bank: int | None
    bank_owner: int
    bankrupt: bool
    pot: int
    houses_left: int
    hotels_left: int
    contest: ContestView
    objection: ObjectionView
    bribes: tuple[tuple[int, int, int], ...]
    offers: tuple[OfferView, ...]
    loans: tuple[tuple[int, int, int], ...]
    promises: tuple[tuple[int, int, str], ...]
    truces: tuple[tuple[int, int, int, int], ...]
    refused: tuple[tuple[int, int, int, int], ...]
    threats: tuple[ThreatView, ...]
    terror: tuple[int, ...]
    sure: tuple[int, ...]
    goal: int
    dipped: int
    options: tuple[tuple[str, object], ...]
    walking: int
    waiting: tuple[int, ...]
    result: tuple[tuple[str, object], ...]
