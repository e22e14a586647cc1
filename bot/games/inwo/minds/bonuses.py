"""What cards in play add to an attack that could be made, or forbid, by their records and a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.minds.reading import means
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


def concerning(found: Sequence[Source], kind: str, target: CardView) -> list[Source]:
    """Those that have to do with attacks of this kind on `target`, whoever leads them; no bonus from a card
    to whose abilities it is immune (INW-142)."""
    near = (source for source in found if _concerns(source, kind, target))
    return [x for x in near if x.word != "bonus" or _given(x) <= 0 or not _kept_off(found, x, target)]


def added(near: Sequence[Source], leader: CardView) -> int:
    """What those that concern an attack add to its number if `leader` leads it."""
    able = [source for source in near if source.word == "bonus" and _counts(source, leader)]
    direct = {source.card for source in able if source.params["scope"] == "direct"}
    return sum(_given(x) for x in able if x.params["scope"] != "any" or x.card not in direct)


def _given(source: Source) -> int:
    """What a bonus gives to the attack, as far as that is a number."""
    amount = source.params["amount"]
    if not isinstance(amount, int):
        return 0
    return -amount if source.params["scope"] == "defence" else amount


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


def forbidden(near: Sequence[Source], leader: CardView) -> bool:
    """Whether one of those that concern an attack keeps `leader` from it."""
    return any(source.word in BARS and _counts(source, leader) for source in near)


def spared(found: Sequence[Source], kind: str, target: CardView) -> bool:
    """Whether `target` is safe from attacks of this kind that are not Magic."""
    if target.marks & VAMPIRE and kind not in (CONTROL, DISASTER):
        return True
    return any(source.word == "safe" and _keeps(source, kind, target) for source in found)


def _keeps(source: Source, kind: str, target: CardView) -> bool:
    said, who = source.params["attack"], source.params["who"]
    return said.keys() <= {KINDS, "magic"} and kind in said[KINDS] and _means(source, who, target)


def _concerns(source: Source, kind: str, target: CardView) -> bool:
    """Whether it has to do with an attack, as far as that does not hang on the leader."""
    params = source.params
    said = params.get("attack", {})
    if source.word == "safe" or not said.keys() <= TOLD or kind not in said.get(KINDS, (kind,)):
        return False
    if "target" in said and not _means(source, said["target"], target):
        return False
    if source.word == "immune":
        return "attacks" in params.get("against", ("attacks",)) and _means(source, params["who"], target)
    defends = source.word == "bonus" and params["scope"] == "defence"
    return not defends or _means(source, params.get("who", "self"), target)


def _counts(source: Source, leader: CardView) -> bool:
    """Whether it has to do with an attack that it concerns if this card leads that."""
    params = source.params
    said = params.get("attack", {})
    if "led" in said and not _leads(source, said["led"], leader):
        return False
    if source.word == "immune":
        return _leads(source, params["from"], leader)
    if source.word == "barred":
        return source.seat == leader.owner
    scope = params["scope"]
    if scope == "direct":
        return leader.card == source.card
    return scope == "defence" or (scope == "any" and source.seat == leader.owner)


def _means(source: Source, said: str, target: CardView) -> bool:
    return means(said, target, source.seat, ("self", "target") if target.card == source.card else ("target",))


def _leads(source: Source, said: str, leader: CardView) -> bool:
    return means(said, leader, source.seat, ("self", "leader") if leader.card == source.card else ("leader",))
