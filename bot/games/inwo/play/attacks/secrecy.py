"""What the rules for Secret Groups keep out (INW-148 to INW-154)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.structure import NOBODY
from bot.games.inwo.play.known import Source
from bot.games.inwo.play.state import RESOURCE, Inwo
from bot.games.inwo.play.words import WORDS, Scope

RULES = Scope(NOBODY)


def is_secret(s: Inwo, card: int) -> bool:
    """Whether the rules of Secret Groups hold for it (INW-148)."""
    return WORDS["secret"](s, card, RULES)


def is_ordinary(s: Inwo, card: int) -> bool:
    """Whether it is kept away from Secret Groups: a Group that is none, or a Resource linked to such a Group
    (INW-149, INW-152)."""
    if s.zone[card] == RESOURCE:
        card = next((link[1] for link in s.links if link[0] == card), NOBODY)
    return card != NOBODY and s.is_group(card) and not is_secret(s, card)


def next_to(s: Inwo, card: int, other: int) -> bool:
    """Whether one of both controls the other directly: that helps also a Secret Group (INW-153)."""
    return s.master[other] == card or s.master[card] == other


def kept_off(s: Inwo, card: int, target: int) -> bool:
    """Whether no ability of `card` affects `target`, a Secret Group (INW-149)."""
    return is_secret(s, target) and is_ordinary(s, card) and not next_to(s, card, target)


def is_heard(s: Inwo, a: Mapping[str, Any], card: int, reaching: Sequence[Source]) -> bool:
    """Whether abilities of `card` count in the attack `a`, where a Secret Group may attack or be attacked
    (INW-150). reaching: the passives that reach Secret Groups."""
    secret = [other for other in (a["card"], a["target"]) if is_secret(s, other)]
    if not secret or not is_ordinary(s, card) or all(next_to(s, card, other) for other in secret):
        return True
    return any(x.card == card or (x.card == a["card"] and "opens" in x.params) for x in reaching)
