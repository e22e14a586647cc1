"""Who may attack whom, and who may help (INW-085 to 088, 104, 108 to 112, 124 to 126, 148, first turns)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.moves import Choice
from bot.engine.structure import NOBODY
from bot.games.inwo.play.numbers import is_secret
from bot.games.inwo.play.state import GEOMETRY, Inwo
from bot.games.inwo.play.sums import CONTROL, DESTROY, lends
from bot.games.inwo.play.turn import dead_faces


def shielded(s: Inwo, seat: int, rival: int) -> bool:
    """Whether `rival` has not finished the first turn: `seat` may not interfere (INW-012, INW-211)."""
    if seat == rival:
        return False
    if s.seats == 2:
        return 0 in s.turns
    return s.turns[rival] == 0


def may_touch(s: Inwo, card: int, target: int) -> bool:
    """Whether `card` may act on a target that may be secret (INW-148, INW-151)."""
    root = s.illuminati[s.owner[card]] == card
    return root or not is_secret(s, target) or is_secret(s, card)


def catchable(s: Inwo, seat: int) -> list[int]:
    """The Groups that `seat` could attack from its hand, and those that it has shown already (INW-086)."""
    barred = s.faces_in_play() | dead_faces(s)
    own = [card for card in s.groups[seat] if s.is_group(card) and s.face[card] not in barred]
    return [*own, *(card for card in s.tried if s.face[card] not in barred)]


def targets(s: Inwo, leader: int) -> Iterator[Choice]:
    """Everything that `leader` may attack now, as (kind, target)."""
    seat = s.owner[leader]
    room = bool(GEOMETRY.open_arrows(s, leader))
    if room:
        for card in catchable(s, seat):
            if may_touch(s, leader, card):
                yield (CONTROL, card)
    for rival in s.after(seat):
        if shielded(s, seat, rival):
            continue
        for card in s.held(rival):
            if card == leader or not may_touch(s, leader, card):
                continue
            if room and rival != seat:
                yield (CONTROL, card)
            yield (DESTROY, card)


def leaders(s: Inwo, seat: int) -> list[int]:
    """The cards of `seat` that could lead an attack now. What the hand holds does not matter here."""
    reachable = any(
        not shielded(s, seat, rival) and s.puppets[s.illuminati[rival]] for rival in s.living(seat)
    )
    able = [card for card in s.structure(seat) if s.tokens[card]]
    if reachable:
        return able
    return [card for card in able if catchable(s, seat) and GEOMETRY.open_arrows(s, card)]


def possible(s: Inwo, a: dict[str, Any]) -> bool:
    """Whether the attack `a` is still legal, as it must be until the dice are rolled (EVL-32)."""
    leader, target = a["card"], a["target"]
    if s.owner[leader] != a["seat"] or not may_touch(s, leader, target):
        return False
    return a["kind"] != CONTROL or bool(GEOMETRY.open_arrows(s, leader))


def may_join(s: Inwo, a: dict[str, Any], seat: int) -> bool:
    """Whether `seat` may take part in the attack `a` (INW-012, INW-015, INW-112, INW-138)."""
    if seat in (a["seat"], a["defender"]):
        return True
    if a["privileged"] and seat not in a["allowed"]:
        return False
    return not shielded(s, seat, a["seat"])


def helpers(s: Inwo, a: dict[str, Any], seat: int, side: int) -> list[int]:
    """The cards of `seat` that may aid (+1) or oppose (-1) the attack `a` (INW-096, 108, 109, 125, 126)."""
    target = a["target"]
    busy = {a["card"], *(card for _, card, _, _ in a["spent"])}
    family = (s.master[target], *s.puppets[target])
    found = []
    for card in s.structure(seat):
        if not s.tokens[card] or card in busy or (card == target and side > 0):
            continue
        kin = card == target or (card in family and card != NOBODY)
        if not kin and not (may_touch(s, card, target) and (side < 0 or may_touch(s, card, a["card"]))):
            continue
        if lends(s, a, card, side):
            found.append(card)
    return found


def agents(s: Inwo, a: dict[str, Any], seat: int) -> list[int]:
    """The hand cards of `seat` that equal the target and may be used as agents (INW-132, INW-134)."""
    if a["agents"] or seat == s.owner[a["target"]]:
        return []
    return [card for card in s.groups[seat] if s.face[card] == s.face[a["target"]]]
