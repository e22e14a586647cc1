"""Votes of everybody where a table lives: their results come from where the poll stands."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import HOST, LAPSE
from bot.table.time import polls
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.gate import Desk


class Polls:
    """Polls of games. A result for one that is not open (any more) changes nothing."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @afresh
    async def count(self, game: int, number: int, ballots: Sequence[tuple[int, int]]) -> None:
        """The final votes, as (person, answer). Raises Paused."""
        async with self._desk.act(game) as act:
            poll = polls.current(act.session)
            if poll is not None and self._open(act, number):
                act.play(HOST, polls.counted(act.session.seats, poll, ballots))
                act.run_on()

    @afresh
    async def give_up(self, game: int, number: int) -> None:
        """There is no such poll, or its result cannot be had. Raises Paused."""
        async with self._desk.act(game) as act:
            if self._open(act, number):
                act.play(HOST, LAPSE)
                act.run_on()

    def _open(self, act: Act, number: int) -> bool:
        """Whether the poll is open."""
        poll = polls.current(act.session)
        if poll is None or poll.number != number:
            return False
        act.need_live()
        return True
