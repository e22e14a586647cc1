"""Offers between two seats: their shape, and what can be done about those that are open.

An open offer is a dictionary with its `number`, its `giver` and its `taker`; the rest is the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import Any, ClassVar, Protocol, runtime_checkable

from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Draw, Move, Open, Text, text

OpenOffer = dict[str, Any]


@runtime_checkable
class Bargain(Protocol):
    """The shape of an offer.

    Its tail: money given, money wanted, number of cards given, the cards given, the cards wanted."""

    @property
    def most(self) -> float: ...
    @property
    def money(self) -> int: ...
    @property
    def purse(self) -> int | None: ...
    @property
    def mine(self) -> list[int]: ...
    @property
    def theirs(self) -> list[int]: ...
    def check(self, tail: Move) -> list[Text]: ...
    def sample(self, draw: Draw) -> Move: ...


class Terms:
    """A `Bargain` whose refusals begin with `key`; more than `most` money cannot be wanted (0: none at all).

    Subclasses reckon money and cards from the state only when needed, since an offer can be made at nearly
    every moment of a game.
    """

    __slots__ = ()
    key: ClassVar[str]
    most: ClassVar[float] = inf

    def __repr__(self) -> str:
        return f"Terms(money={self.money}, mine={self.mine}, theirs={self.theirs})"

    @property
    def money(self) -> int:
        """The money that can be given."""
        raise NotImplementedError

    @property
    def purse(self) -> int | None:
        """The money of the other as far as the giver knows it."""
        return None

    @property
    def mine(self) -> list[int]:
        """The cards that can be given."""
        raise NotImplementedError

    @property
    def theirs(self) -> list[int]:
        """The cards that can be asked for."""
        raise NotImplementedError

    def check(self, tail: Move) -> list[Text]:
        if len(tail) < 3 or {*map(type, tail)} != {int}:
            return [text(f"{self.key}-malformed")]
        given, wanted, count, *cards = map(int, tail)
        reasons = []
        if not 0 <= given <= self.money or wanted > self.most:
            reasons.append(text(f"{self.key}-money", given=given, most=self.money))
        mine, theirs = {*cards[:count]}, {*cards[count:]}
        if wanted < 0 or not 0 <= count <= len(cards) or len(mine) + len(theirs) != len(cards):
            reasons.append(text(f"{self.key}-malformed"))
        elif cards and not (mine <= {*self.mine} and theirs <= {*self.theirs}):
            reasons.append(text(f"{self.key}-cards"))
        if not given and not wanted and not cards:
            reasons.append(text(f"{self.key}-empty"))
        return reasons


def answers(
    offers: Iterable[OpenOffer], seat: int, possible: Callable[[OpenOffer], object]
) -> tuple[list[Choice], int]:
    """What `seat` may do about the open offers, accepting only what is `possible`; how many are its own."""
    found: list[Choice] = []
    own = 0
    for offer in offers:
        if offer["taker"] == seat:
            if possible(offer):
                found.append(("accept", offer["number"]))
            found.append(("decline", offer["number"]))
        elif offer["giver"] == seat:
            own += 1
            found.append(("withdraw", offer["number"]))
    return found, own


def pending(choices: Iterable[Choice]) -> list[Move]:
    """Accepting and declining the first open offer that can be accepted; else declining the first."""
    found = [c for c in choices if not isinstance(c, Open) and c[0] in ("accept", "decline")]
    first = next((move for move in found if move[0] == "accept"), found[0] if found else ())
    return [move for move in found if move[1:] == first[1:]]


def take_up(offers: list[OpenOffer], number: object) -> OpenOffer:
    """The open offer of that number, which is open no longer."""
    return offers.pop([offer["number"] for offer in offers].index(number))


def answered(k: Kernel, offers: list[OpenOffer], seat: int, move: Move) -> OpenOffer:
    """The offer that `move` answers, which is open no longer. If it is accepted, nothing can be taken back;
    otherwise both learn how it ended, and nobody else."""
    offer = take_up(offers, move[1])
    if move[0] == "accept":
        k.reveal()
    else:
        told = {"seat": seat, "how": move[0], "giver": offer["giver"]}
        k.tell("offer-ended", None, dict.fromkeys((offer["giver"], offer["taker"]), told))
    return offer


def refused(kept: Iterable[list[int]], offer: OpenOffer, demand: bool, now: int) -> list[list[int]]:
    """What is kept of refusals with that of an offer, the last of each kind and pair: [who offered, who
    declined, 1 if it was a demand for money, when]."""
    what = [offer["giver"], offer["taker"], int(demand)]
    return [*(each for each in kept if each[:3] != what), [*what, now]]


def has_refused(kept: Iterable[tuple[int, ...]], giver: int, taker: int, demand: bool, since: int) -> bool:
    """Whether a seat has declined what another proposed, or asked of it, after a certain time."""
    return any(each[:3] == (giver, taker, demand) and each[3] > since for each in kept)


def without(offers: Iterable[OpenOffer], seat: int) -> list[OpenOffer]:
    """The offers that remain when `seat` is gone."""
    return [offer for offer in offers if seat not in (offer["giver"], offer["taker"])]
