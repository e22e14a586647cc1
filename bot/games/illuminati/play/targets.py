"""Who may attack whom (ILL-5.1, ILL-5.2)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from bot.engine.moves import Choice
from bot.games.illuminati.play.power import CONTROL, DESTROY, NEUTRALIZE, attack_limit, immune, power
from bot.games.illuminati.play.state import Illuminati


def targets(s: Illuminati, attacker: int, can_control: bool) -> Iterator[Choice]:
    """Everything that `attacker` may attack now, as (kind, target); to control only with an open arrow."""
    seat = s.owner[attacker]
    whispers = "whispers" in s.used
    for card in s.open:
        if can_control:
            yield (CONTROL, card)
        if destructible(s, card, whispers):
            yield (DESTROY, card)
    for rival in s.after(seat):
        for card in s.groups(rival):
            if rival == seat:
                if card != attacker and destructible(s, card, whispers):
                    yield (DESTROY, card)
                continue
            if immune(s, attacker, card):
                break
            if can_control and not immune(s, attacker, card, CONTROL):
                yield (CONTROL, card)
            yield (NEUTRALIZE, card)
            if destructible(s, card, whispers):
                yield (DESTROY, card)


def destructible(s: Illuminati, card: int, whispers: bool) -> bool:
    """Only groups with Power can be destroyed, or one without by a Whispering Campaign (ILL-5.2f)."""
    return power(s, card) > 0 or whispers


def has_target(s: Illuminati, attacker: int, can_control: bool) -> bool:
    """Whether `attacker` could attack anything at all."""
    return next(targets(s, attacker, can_control), None) is not None


def attackers(s: Illuminati, own: Sequence[int], open_to_groups: Container[int]) -> list[int]:
    """Those of a seat's `own` cards that may lead an attack now (ILL-5.1a, b)."""
    return [
        card
        for card in own
        if s.attacks[card] < attack_limit(card)
        and power(s, card) > 0
        and has_target(s, card, card in open_to_groups)
    ]
