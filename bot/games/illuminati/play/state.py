"""The table of classic Illuminati as columns by card id, and the facts that every rule asks for.

Card ids are 0..128 as in `cards.py`. Money is in MB. Seats are 0-based; play goes from `seat` to
`following(seat)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, State
from bot.engine.structure import NOBODY, Geometry
from bot.engine.zones import publish
from bot.games.illuminati.cards.table import CARDS
from bot.games.kit.pledges import Pledge
from bot.games.kit.seats import after, following, in_order

OUT, DECK, HAND, OPEN, HELD, DEAD, DISCARD, CENTRE = range(8)
"""Zones: out of the game, deck, a hand, uncontrolled area, power structure, dead pile, discards, NWO in
force.
"""

GEOMETRY = Geometry(CARDS.IN, CARDS.OUT)
CARD_COUNT = len(CARDS.NAME)
DIRECTION = {"counter-clockwise": 1, "clockwise": -1}
"""From a seat to the next one in the order of play (ILL-2e)."""


class Attacked(Frame):
    """What everything else in the game may know of an attack; `attack.Attack` carries it out."""

    name = "attack"
    (DATA,) = registers(1)

    @classmethod
    def data(cls, f: FrameData) -> dict[str, Any]:
        """All about the attack."""
        found: dict[str, Any] = f[cls.DATA]
        return found


class Illuminati(State):
    """One game.

    zone, owner, money, attacks: by card (owner -1 nobody; attacks: part taken in attacks this turn). master,
    arrow, x, y, turned, puppets: the power structures (see engine.structure). illuminati: card by seat.
    alive, turns (finished ones), destroyed, goals: by seat (goals: card whose special goal counts, -1 none).
    lost: the seats whose turns were taken away, once for each.
    deck: last is next. hands: specials by seat. open, dead, discards, nwos: in the order they came. known:
    who knows a hidden card. changes: [card, verb, mask] alignment changes until the end of the turn. offers:
    open deals. pledges: promises of peace (`kit.pledges`), until a turn. refused: declined offers
    (`kit.offers`), by turn. used: marks of things done this
    turn. turn: number of the current turn, from 1.
    """

    __slots__ = (
        "actions",
        "active",
        "alive",
        "arrow",
        "attacks",
        "changes",
        "dead",
        "deck",
        "destroyed",
        "discards",
        "goals",
        "hands",
        "illuminati",
        "known",
        "lost",
        "master",
        "money",
        "nwos",
        "offer_count",
        "offers",
        "open",
        "options",
        "owner",
        "pledges",
        "puppets",
        "refused",
        "transfers",
        "turn",
        "turned",
        "turns",
        "used",
        "x",
        "y",
        "zone",
    )

    geometry: ClassVar[Geometry] = GEOMETRY
    added: ClassVar[Mapping[str, Any]] = {"pledges": [], "refused": [], "lost": []}
    options: dict[str, Any]
    zone: list[int]
    owner: list[int]
    money: list[int]
    attacks: list[int]
    master: list[int]
    arrow: list[int]
    x: list[int]
    y: list[int]
    turned: list[int]
    puppets: list[list[int]]
    illuminati: list[int]
    alive: list[int]
    turns: list[int]
    lost: list[int]
    destroyed: list[list[int]]
    goals: list[int]
    deck: list[int]
    hands: list[list[int]]
    open: list[int]
    dead: list[int]
    discards: list[int]
    nwos: list[int]
    known: list[int]
    changes: list[list[Any]]
    offers: list[dict[str, Any]]
    offer_count: int
    pledges: list[Pledge]
    refused: list[list[int]]
    used: list[str]
    turn: int
    active: int
    actions: int
    transfers: int

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats)
        self.options = dict(options)
        self.zone = [OUT] * CARD_COUNT
        self.owner = [NOBODY] * CARD_COUNT
        self.money, self.attacks = [0] * CARD_COUNT, [0] * CARD_COUNT
        self.master, self.arrow = [NOBODY] * CARD_COUNT, [NOBODY] * CARD_COUNT
        self.x, self.y, self.turned = [0] * CARD_COUNT, [0] * CARD_COUNT, [0] * CARD_COUNT
        self.puppets = [[] for _ in range(CARD_COUNT)]
        self.illuminati = [NOBODY] * seats
        self.alive, self.turns = [1] * seats, [0] * seats
        self.destroyed = [[] for _ in range(seats)]
        self.goals = [NOBODY] * seats
        self.hands = [[] for _ in range(seats)]
        self.deck, self.open, self.dead, self.discards, self.nwos = [], [], [], [], []
        self.known = [0] * CARD_COUNT
        self.changes, self.offers, self.pledges, self.used = [], [], [], []
        self.refused, self.lost = [], []
        self.offer_count = 0
        self.turn = self.active = self.actions = self.transfers = 0

    # -- facts that every rule asks for

    def following(self, seat: int) -> int:
        """The next living seat in the order of play; `seat` itself if it is the only one."""
        return following(self.alive, seat, DIRECTION[self.options["turn_order"]])

    def living(self, first: int) -> tuple[int, ...]:
        """All living seats in the order of play, from `first` on, be it alive or not."""
        return in_order(tuple(self.alive), first, DIRECTION[self.options["turn_order"]])

    def after(self, seat: int) -> tuple[int, ...]:
        """All living seats in the order of play, beginning after `seat`, which comes last if it is alive."""
        return after(tuple(self.alive), seat, DIRECTION[self.options["turn_order"]])

    @property
    def round(self) -> int:
        """How often it has been the turn of the active seat, lost turns too: the same for all in the game."""
        over = self.result is not None and bool(self.result["winners"])
        return self.turns[self.active] + self.lost.count(self.active) + (not over)

    @property
    def hides_money(self) -> bool:
        """Whether everybody sees their own amounts only (ILL-1c)."""
        return bool(self.options["money"] == "hidden")

    def structure(self, seat: int) -> list[int]:
        """The cards of a power structure, Illuminati first, masters before puppets."""
        return GEOMETRY.subtree(self, self.illuminati[seat])

    def groups(self, seat: int) -> list[int]:
        """The groups a seat controls."""
        return self.structure(seat)[1:]

    def attack(self) -> dict[str, Any] | None:
        """The attack that is being resolved, if there is one."""
        f = Attacked.find(self)
        return None if f is None else Attacked.data(f)

    def release(self, card: int) -> list[int]:
        """`card` and its branch become uncontrolled and their money goes to the bank (ILL-5.7d, ILL-5.7f)."""
        branch = GEOMETRY.subtree(self, card)
        GEOMETRY.detach(self, card)
        for freed in branch:
            self.puppets[freed] = []
            self.master[freed] = self.arrow[freed] = self.owner[freed] = NOBODY
            self.zone[freed] = OPEN
            self.money[freed] = 0
            self.open.append(freed)
        return branch

    def drop(self, card: int) -> list[int]:
        """`card` and its branch become uncontrolled by their owner's doing; by an option the owner keeps
        their money (ILL-4d).
        """
        root = self.illuminati[self.owner[card]]
        saved = sum(self.money[c] for c in GEOMETRY.subtree(self, card))
        if self.options["dropped_money"] == "owner":
            self.money[root] += saved
        return self.release(card)

    def discard(self, card: int, seat: int) -> None:
        """A special leaves the hand of `seat` and lies face up in the discards."""
        self.hands[seat].remove(card)
        self.zone[card] = DISCARD
        self.owner[card] = NOBODY
        self.discards.append(card)
        publish(self.known, card)
