"""What a rolled attack leads to (INW-095, INW-113 to INW-116, INW-128 to INW-130)."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.games.inwo.play.area import release
from bot.games.inwo.play.numbers import passives
from bot.games.inwo.play.placing import CAPTURE, Place, hand_over, lose
from bot.games.inwo.play.state import CAPTURED, DEAD, LINKED, SHOWN, Inwo
from bot.games.inwo.play.sums import ALWAYS_FAILS, CONTROL, LEAST


def resolve(k: Kernel, s: Inwo, a: dict[str, Any]) -> None:
    """Compare the dice with the number and carry the result out."""
    roll = sum(a["roll"])
    number = sum(amount for _, _, amount in a["parts"])
    success = LEAST <= roll < ALWAYS_FAILS and roll <= number and not a["failed"]
    told = {key: a[key] for key in ("seat", "kind", "defender")}
    told |= {"face": s.face[a["card"]], "target": s.face[a["target"]], "roll": roll, "number": number}
    k.tell("attack-succeeded" if success else "attack-failed", told)
    if not success:
        _keep_shown(s, a)
    elif a["kind"] == CONTROL:
        _capture(k, s, a)
    else:
        destroy(k, s, a["target"], a["seat"])


def _keep_shown(s: Inwo, a: dict[str, Any]) -> None:
    """A target from the hand may be tried again this turn (INW-114); some players take it back."""
    target = a["target"]
    if s.zone[target] != SHOWN:
        return
    if any(source.seat == a["seat"] for source in passives(s, "returns")):
        s.to_hand(target, a["seat"])
    elif target not in s.tried:
        s.tried.append(target)


def _capture(k: Kernel, s: Inwo, a: dict[str, Any]) -> None:
    """The target comes with its branch and without tokens (INW-115)."""
    defender = a["defender"]
    for card in hand_over(s, a["target"], a["seat"]):
        s.marks[card] |= CAPTURED
    _note_last(s, defender, a["seat"])
    Place.begin(k, a["seat"], a["target"], [a["card"]], CAPTURE)


def destroy(k: Kernel, s: Inwo, target: int, by: int) -> None:
    """The target lies among what `by` has destroyed; its puppets go back to a hand (INW-128 to INW-130)."""
    owner = s.owner[target]
    for puppet in list(s.puppets[target]):
        orphan(k, s, owner, puppet)
    linked = [card for card in s.links_of(target) if s.kind(card) == "resource"]
    s.uproot(target)
    for card in (target, *linked):
        s.tokens[card] = []
        s.move(card, DEAD, by)
    for card in [card for card in s.links_of(target) if s.zone[card] == LINKED]:
        s.discard(card)
    s.links = [link for link in s.links if target not in link[:2] and link[0] not in linked]
    s.changes = [change for change in s.changes if change[1] != target]
    s.effects = [effect for effect in s.effects if effect[2] != target]
    s.marks[target] = 0
    if owner != by:
        _note_last(s, owner, by)


def orphan(k: Kernel, s: Inwo, owner: int, card: int) -> None:
    """A branch whose master is destroyed: it goes back to a hand, or is uncontrolled (INW-129, BIG-08)."""
    if s.has_area:
        release(k, s, card)
    else:
        lose(k, s, owner, card, True)


def _note_last(s: Inwo, loser: int, by: int) -> None:
    """Who took the last Group of a seat may inherit from it (EVL-11)."""
    if loser != NOBODY and not s.puppets[s.illuminati[loser]]:
        s.emptied[loser] = by
