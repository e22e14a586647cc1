"""The ledger of promises between seats: words the rules do not enforce, kept so that nobody forgets them."""

from __future__ import annotations

from bot.store.repository import PromiseRow


class Promises:
    """Promises of a game; secret ones are seen by their two seats only."""

    async def give(
        self, game: int, actor: int, to: int, words: str, *, due: float | None = None, secret: bool = False
    ) -> PromiseRow:
        """The actor promises the seat `to` something (1 to 300 characters)."""

    async def settle(self, game: int, actor: int, promise: int, state: str) -> PromiseRow:
        """Mark a promise made to the actor as 'kept', 'broken' or 'released'."""

    async def ledger(self, game: int, seat: int | None) -> list[PromiseRow]:
        """The promises that `seat` (None: a spectator) may see."""
