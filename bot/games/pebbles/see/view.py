"""What one seat may know: built from what is allowed, never by leaving out."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.pebbles.play.state import Pebbles


@dataclass(frozen=True, slots=True)
class View:
    """Everything `seat` (None: a spectator) may know. stones: how many each holds; hand: the viewer's own."""

    seat: int | None
    pile: int
    active: int
    round: int
    pebbles: tuple[int, ...]
    stones: tuple[int, ...]
    hand: tuple[int, ...]
    raid: tuple[int, ...]


def project(s: Pebbles, seat: int | None) -> View:
    """The view of one seat."""
    return View(
        seat=seat,
        pile=s.pile,
        active=s.active,
        round=s.round,
        pebbles=tuple(s.pebbles),
        stones=tuple(map(len, s.hands)),
        hand=() if seat is None else tuple(s.hands[seat]),
        raid=tuple(s.raid),
    )
