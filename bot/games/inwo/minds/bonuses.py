"""What cards in play add to an attack that could be made, or forbid, by their records and a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.minds.reading import means
from bot.games.inwo.play.numbers import MAGIC
from bot.games.inwo.play.state import VAMPIRE
from bot.games.inwo.play.sums import CONTROL, DISASTER
from bot.games.inwo.see.view import CardView, View

KINDS, TOLD = "kinds", {"kinds", "target", "led", "with"}
"""What is known of the attacks that a passive is about; one that asks for more is left out. No Plot makes
these: whatever one would have to be, they fit."""


class Source(NamedTuple):
    """A passive of a card in play: what it is, of which card, as it lies in a structure if it does, and whose
    that is."""

    word: str
    seat: int
    card: int
    params: Mapping[str, Any]
    held: CardView | None = None


BARS = ("barred", "immune")
WORDS = ("bonus", "safe", *BARS)


def sources(view: View) -> list[Source]:
    """All that adds to attacks or forbids them."""
    living = [seat for seat in view.seats if seat.alive]
    cards = [
        (seat.seat, card) for seat in living for held in (seat.structure, seat.resources) for card in held
    ]
    return [
        Source(name, seat, card.card, params, card if isinstance(card, CardView) else None)
        for seat, card in cards
        if card.face >= 0
        for name, params in EFFECTS.PASSIVES[card.face]
        if name in WORDS
    ]


def added(found: Sequence[Source], leader: CardView, kind: str, target: CardView) -> int:
    """What they add to the number of an attack by `leader`; nothing for it to whose abilities its target is
    immune (INW-142)."""
    able = [source for source in found if source.word == "bonus" and _counts(source, leader, kind, target)]
    direct = {source.card for source in able if source.params["scope"] == "direct"}
    total = 0
    for source in able:
        scope, amount = source.params["scope"], source.params["amount"]
        if not isinstance(amount, int) or (scope == "any" and source.card in direct):
            continue
        given = -amount if scope == "defence" else amount
        if given <= 0 or not _kept_off(found, source, target):
            total += given
    return total


def _kept_off(found: Sequence[Source], given: Source, target: CardView) -> bool:
    """Whether the target is immune to the abilities of the card that gives a bonus."""
    return given.held is not None and any(
        source.word == "immune"
        and "abilities" in source.params.get("against", ())
        and source.seat == target.owner != given.seat
        and _means(source, source.params["who"], target)
        and means(source.params["from"], given.held, source.seat)
        for source in found
    )


def forbidden(found: Sequence[Source], leader: CardView, kind: str, target: CardView) -> bool:
    """Whether one of them keeps `leader` from this attack."""
    if spared(found, kind, target) and not leader.traits & MAGIC:
        return True
    return any(source.word in BARS and _counts(source, leader, kind, target) for source in found)


def spared(found: Sequence[Source], kind: str, target: CardView) -> bool:
    """Whether `target` is safe from attacks of this kind that are not Magic."""
    if target.marks & VAMPIRE and kind not in (CONTROL, DISASTER):
        return True
    return any(source.word == "safe" and _keeps(source, kind, target) for source in found)


def _keeps(source: Source, kind: str, target: CardView) -> bool:
    said, who = source.params["attack"], source.params["who"]
    return said.keys() <= {KINDS, "magic"} and kind in said[KINDS] and _means(source, who, target)


def _counts(source: Source, leader: CardView, kind: str, target: CardView) -> bool:
    """Whether it has to do with an attack."""
    params = source.params
    if not _about(source, params.get("attack", {}), leader, kind, target):
        return False
    if source.word == "immune":
        attacks = "attacks" in params.get("against", ("attacks",))
        return attacks and _means(source, params["who"], target) and _leads(source, params["from"], leader)
    if source.word == "barred":
        return source.seat == leader.owner
    scope = params["scope"]
    if scope == "defence":
        return _means(source, params.get("who", "self"), target)
    return leader.card == source.card if scope == "direct" else scope == "any" and source.seat == leader.owner


def _about(source: Source, said: Mapping[str, Any], leader: CardView, kind: str, target: CardView) -> bool:
    if not said.keys() <= TOLD or kind not in said.get(KINDS, (kind,)):
        return False
    if "target" in said and not _means(source, said["target"], target):
        return False
    return "led" not in said or _leads(source, said["led"], leader)


def _means(source: Source, said: str, target: CardView) -> bool:
    return means(said, target, source.seat, ("self", "target") if target.card == source.card else ("target",))


def _leads(source: Source, said: str, leader: CardView) -> bool:
    return means(said, leader, source.seat, ("self", "leader") if leader.card == source.card else ("leader",))
