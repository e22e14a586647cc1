"""The toy's table as columns by card id, and what every rule asks of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.events import EventData, EventFrame
from bot.engine.frames import name_of
from bot.engine.kernel import Kernel, State
from bot.engine.modifiers import ADD, SET, Modifier, Turn, number, traits
from bot.engine.structure import NOBODY
from bot.engine.zones import learn, publish
from tests.support.toy.cards import CARDS, GEOMETRY, OPPOSITE

BOX, DECK, HAND, ANNOUNCED, PLAY, LINKED, CENTRE, DISCARD, DESTROYED = (
    "box", "deck", "hand", "announced", "play", "linked", "centre", "discard", "destroyed",
)  # fmt: skip


class Toy(State):
    """One game.

    zone, owner, tokens, devastated, known, linked_to: by card (owner: who holds or controls it). changes:
    [card, verb, mask, lasting] in order of play. links, nwos: plots in order of play. coins, top: by seat.
    """

    __slots__ = (
        "active", "arrow", "changes", "coins", "deck", "devastated", "known", "linked_to", "links", "master",
        "nwos", "owner", "puppets", "tokens", "top", "turn", "turned", "x", "y", "zone",
    )  # fmt: skip

    zone: list[str]
    owner: list[int]
    tokens: list[int]
    devastated: list[int]
    known: list[int]
    linked_to: list[int]
    changes: list[list[Any]]
    links: list[int]
    nwos: list[int]
    deck: list[int]
    coins: list[int]
    top: list[int]
    master: list[int]
    arrow: list[int]
    x: list[int]
    y: list[int]
    turned: list[int]
    puppets: list[list[int]]
    active: int
    turn: int

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        n = len(CARDS)
        self.zone = [BOX] * n
        self.tokens, self.devastated, self.known = [0] * n, [0] * n, [0] * n
        self.owner, self.linked_to = [NOBODY] * n, [NOBODY] * n
        self.master, self.arrow = [NOBODY] * n, [NOBODY] * n
        self.x, self.y, self.turned = [0] * n, [0] * n, [0] * n
        self.puppets = [[] for _ in range(n)]
        self.changes, self.links, self.nwos, self.deck = [], [], [], []
        self.coins, self.top = [5] * seats, list(range(seats))
        self.active = self.turn = 0
        for seat in range(seats):
            self.zone[seat], self.owner[seat], self.tokens[seat] = PLAY, seat, 1
            publish(self.known, seat)

    # -- where cards are

    def hand(self, seat: int) -> list[int]:
        return [c for c, zone in enumerate(self.zone) if zone == HAND and self.owner[c] == seat]

    def structure(self, seat: int) -> list[int]:
        """The groups and the top of a seat's structure, masters before puppets."""
        return GEOMETRY.subtree(self, self.top[seat])

    def groups(self) -> list[int]:
        return [c for c, zone in enumerate(self.zone) if zone == PLAY and CARDS[c].kind == "group"]

    def unborn(self, seat: int) -> list[int]:
        """Groups in the hand of `seat` of which no copy is in play or destroyed (EVL-13)."""
        there = {CARDS[c].design for c, zone in enumerate(self.zone) if zone in (PLAY, DESTROYED)}
        hand = self.hand(seat)
        return [c for c in hand if CARDS[c].kind == "group" and CARDS[c].design not in there]

    def reveal(self, card: int) -> None:
        publish(self.known, card)

    def in_play(self, card: int) -> bool:
        return self.zone[card] == PLAY

    def leave(self, card: int, zone: str, owner: int = NOBODY) -> None:
        """`card` goes out of play, or from a hand, openly."""
        self.zone[card], self.owner[card], self.tokens[card] = zone, owner, 0
        publish(self.known, card)

    def draw(self, k: Kernel, seat: int) -> None:
        """`seat` takes the top card of the deck, if there is one."""
        if self.deck:
            card = self.deck.pop()
            self.zone[card], self.owner[card] = HAND, seat
            learn(self.known, card, seat)
            k.reveal()
            k.tell("drawn", {"seat": seat}, {seat: {"seat": seat, "card": card}})

    # -- what they are worth

    def traits(self, card: int, lasting_only: bool = False) -> int:
        turns = [
            Turn(stamp, verb, mask)
            for stamp, (changed, verb, mask, lasting) in enumerate(self.changes)
            if changed == card and (lasting or not lasting_only)
        ]
        return traits(CARDS[card].traits, turns, OPPOSITE)

    def power(self, card: int) -> int:
        own = self.traits(card)
        modifiers = [
            Modifier(SET, stamp, CARDS[plot].sets or 0)
            for stamp, plot in enumerate(self.links)
            if self.linked_to[plot] == card and self.effective(plot)
        ]
        for stamp, nwo in enumerate(self.nwos):
            modifiers += [Modifier(ADD, stamp, amount) for mask, amount in CARDS[nwo].sways if mask & own]
        return number(CARDS[card].power, modifiers)

    def position(self, card: int) -> int:
        """What its place adds to the resistance of a card in play."""
        return (10, 5, 0)[min(GEOMETRY.depth(self, card), 2)]

    def effective(self, plot: int) -> bool:
        """Whether a linked plot acts: its group is in play and is what the plot needs (EVL-30)."""
        group = self.linked_to[plot]
        needs = CARDS[plot].needs
        return self.zone[group] == PLAY and (not needs or bool(self.traits(group) & needs))

    def shielded(self, attacker: int, target: int) -> bool:
        """Whether a card in the structure of `target` forbids the attack."""
        if self.zone[target] != PLAY:
            return False
        own = self.traits(attacker)
        return any(CARDS[card].shield & own for card in self.structure(self.owner[target]))

    # -- what must be put right

    def spoiled(self) -> Iterator[int]:
        """Linked plots that have become illegal for good (EVL-30)."""
        seen: set[tuple[int, str]] = set()
        for plot in self.links:
            group, needs = self.linked_to[plot], CARDS[plot].needs
            mark = (self.owner[group], CARDS[plot].design)
            unfit = bool(needs) and not self.traits(group, lasting_only=True) & needs
            if unfit or (self.zone[group] == PLAY and mark in seen):
                yield plot
            else:
                seen.add(mark)

    def settle_links(self, k: Kernel) -> None:
        for plot in list(self.spoiled()):
            self.unlink(plot)
            k.tell("link-lost", {"card": plot})

    def unlink(self, plot: int) -> None:
        self.links.remove(plot)
        self.linked_to[plot] = NOBODY
        self.leave(plot, DISCARD)

    def wipe(self, card: int) -> None:
        """A destroyed card forgets everything that happened to it (EVL-40)."""
        self.devastated[card] = 0
        self.changes = [change for change in self.changes if change[0] != card]
        for plot in [plot for plot in self.links if self.linked_to[plot] == card]:
            self.unlink(plot)

    def take_out(self, card: int, zone: str, owner: int = NOBODY) -> None:
        """Take one card out of its structure; what hangs below returns to its owner's hand."""
        holder = self.owner[card]
        GEOMETRY.detach(self, card)
        for puppet in list(self.puppets[card]):
            self.take_out(puppet, HAND, holder)
        self.leave(card, zone, owner)

    def stray(self, card: int) -> bool:
        """Whether the plot is still on its way while nothing is going on."""
        return len(self.stack) == 1 and self.zone[card] in (ANNOUNCED, "boost", "agent")

    # -- what is going on

    def live(self) -> Iterator[tuple[str, EventData]]:
        """The announced events that have not happened yet, the last one first."""
        for f in reversed(self.stack):
            if name_of(f) in ("attack", "play") and EventFrame.is_open(f):
                yield name_of(f), EventFrame.data(f)

    def attack(self) -> EventData | None:
        """The attack in progress that was announced last."""
        return next((e for kind, e in self.live() if kind == "attack"), None)

    def privileged(self) -> EventData | None:
        """The privileged attack in progress."""
        return next((e for kind, e in self.live() if kind == "attack" and e["privileged"]), None)

    def actors(self) -> list[int]:
        """Groups whose action can still be stopped."""
        found: list[int] = []
        for kind, e in self.live():
            if kind == "play":
                found += e["powers"]
            elif not e["instant"]:
                found += [e["attacker"], *(helper[0] for helper in e["helpers"])]
        return found
