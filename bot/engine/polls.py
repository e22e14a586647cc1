"""A vote of everybody who reads along (`Pause.poll` of a game)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.moves import Text


@dataclass(frozen=True, slots=True)
class Poll:
    """A question on which everybody votes who reads along where the table lives, players or not.

    number: which one it is; no other of the game has the same. minutes: how long it lasts. Players and AI
    seats vote by their asks too; whoever has done so has had their vote. When the votes are counted, HOST
    moves ("polled", n, n, ..., seat, answer, ...): the votes of those who play no seat, by answer, and then
    those of seats. Where there can be no poll, or its result cannot be had, HOST's LAPSE says so, and only
    the asks go on.
    """

    number: int
    question: Text
    answers: tuple[Text, ...]
    minutes: int
