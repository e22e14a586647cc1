"""What goes on in a game for longer than a move and is shown in a message of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.engine.moves import Text
from bot.scene.scene import Scene


@dataclass(frozen=True, slots=True)
class StandingReport:
    """An undertaking that has one message of the thread, which is edited as it goes on: an election, say.

    number: which one it is; no other of the game has the same. over: it stays as it is. head, lines: all that
    its picture shows, in words, and whatever else is known of it. scene: its picture, made from the players'
    names and the words of the catalogue; None for none.
    """

    number: int
    head: Text
    lines: tuple[Text, ...]
    over: bool = False
    scene: Callable[[Mapping[int, str], Callable[[Text], str]], Scene] | None = None
