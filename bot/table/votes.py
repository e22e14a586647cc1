"""Votes of the people at a table: taking something back, pausing, more time. AI seats agree with everything."""

from __future__ import annotations

from bot.table.seen import Done


class Votes:
    """At most one open vote of each kind ('undo', 'pause', 'extend', 'resume') in a game."""

    async def propose(self, game: int, actor: int, what: str, value: float = 0) -> Done:
        """Open a vote, with the actor's own yes. `value`: for 'undo' the move number to go back to (0: before the
        actor's last own step), for 'extend' the hours."""

    async def cast(self, game: int, actor: int, what: str, yes: bool) -> Done:
        """Agree or refuse. The last yes carries it out; one no ends it."""
