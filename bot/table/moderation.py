"""What moderators may do. Every act is recorded with its reason in the transaction that carries it out.

Whether somebody is a moderator is for the caller to check (Discord's permissions); who plays in a game may never look
behind its curtain, which is checked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.moves import Move
from bot.store.repository import AuditRow, Place
from bot.table.seen import Done, Preview, Seen


@dataclass(frozen=True, slots=True)
class Moderator:
    """Who acts, and why."""

    user: int
    reason: str = ""


class Moderation:
    """Acts of moderators. All raise NoSuchGame, and NotRunning where a running game is needed."""

    async def pause(self, game: int, by: Moderator) -> None:
        """Stop the clock; no moves are taken until `resume`."""

    async def resume(self, game: int, by: Moderator) -> Done:
        """Go on; every seat has as much time left as it had."""

    async def extend(self, game: int, by: Moderator, hours: float, seat: int | None = None) -> None:
        """Give `seat` (None: all who are waited for) more time."""

    async def process_now(self, game: int, by: Moderator, seat: int | None = None) -> Done:
        """As if the deadline of `seat` (None: all who are waited for) had passed now."""

    async def undo_to(self, game: int, by: Moderator, seq: int) -> Done:
        """Back to the position after move `seq` (0: the start of this epoch)."""

    async def act_for(
        self, game: int, by: Moderator, seat: int, moves: Sequence[Move], key: str, *, ask: int | None
    ) -> Done:
        """Make moves for a seat. Raises NotAllowed for a moderator who plays in this game."""

    async def replace(
        self, game: int, by: Moderator, seat: int, *, user: int | None, name: str = "", ai: str | None = None
    ) -> Done:
        """Another person (`user`, `name`) or an AI (`ai`) plays `seat` from now on."""

    async def inspect(self, game: int, by: Moderator, seat: int | None) -> Seen:
        """The table as `seat` sees it. Raises NotAllowed for a moderator who plays in this game."""

    async def preview_adjust(self, game: int, by: Moderator, what: Move) -> Preview:
        """What `adjust` would change, without doing it. Raises Refused."""

    async def adjust(self, game: int, by: Moderator, what: Move) -> Done:
        """Correct a value: HOST ("adjust", *what), as the game defines it. Raises Refused."""

    async def end(self, game: int, by: Moderator) -> Done:
        """Close a running game without a winner: HOST ("end",)."""

    async def archive(self, game: int, by: Moderator) -> None:
        """Put a finished game away; its thread may be archived."""

    async def export(self, game: int, by: Moderator) -> dict[str, Any]:
        """The whole game, secrets included. Raises NotAllowed while it runs for a moderator who plays in it."""

    async def import_(self, data: object, by: Moderator, place: Place) -> int:
        """Store an exported game at `place`; a running one arrives paused. Raises BadInput if it is damaged."""

    async def audit(
        self, *, guild: int | None = None, game: int | None = None, before: int | None = None, limit: int = 25
    ) -> list[AuditRow]:
        """Recorded acts, newest first."""
