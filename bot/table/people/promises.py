"""The ledger of promises between seats: words the rules do not enforce, kept so that nobody forgets them."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.moves import Text, Who, text
from bot.store.errors import StoreError
from bot.store.records import PromiseRow
from bot.table.errors import BadInput, NotAllowed
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.gate import Desk, trouble

MOST = 300
"""Characters."""
ENDINGS = ("kept", "broken", "released")


class Promises:
    """Promises of a game; secret ones are seen by their two seats only."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @afresh
    async def give(
        self, game: int, actor: int, to: int, words: str, *, due: float | None = None, secret: bool = False
    ) -> PromiseRow:
        """The actor promises the seat `to` something (1 to 300 characters). Raises BadInput; NotAllowed where
        players may not write to each other."""
        words = words.strip()
        async with self._desk.act(game) as act:
            seat = act.session.seat_of(actor)
            talk = act.session.game.talk
            if talk is not None and not talk(act.session.row.options):
                raise NotAllowed(text("table-no-talk"))
            if not 0 < len(words) <= MOST:
                raise BadInput(text("shape-length", least=1, most=MOST))
            if to == seat or not 0 <= to < len(act.session.seats):
                raise BadInput(name="seat", given=str(to))
            known = await self._desk.store.promises(game)
            row = PromiseRow(
                game, max((p.id for p in known), default=0) + 1, seat, to, words, due, "open", secret
            )
            self._put(act, row, text("table-promise-given", who=Who(seat), to=Who(to), words=words), to)
            if due is not None:
                self._remind(act, row, due)
        return row

    def _remind(self, act: Act, row: PromiseRow, due: float) -> None:
        """Queue the word that it falls due: for the thread, or for its two people alone."""
        payload = {"kind": "promise-due", "promise": row.id}
        if not row.secret:
            act.say(payload, at=due)
            return
        for seat in (row.seat_from, row.seat_to):
            user = act.session.seats[seat].user_id
            if user is not None:
                act.say({**payload, "seat": seat}, target="dm", user=user, at=due)

    @afresh
    async def settle(self, game: int, actor: int, promise: int, state: str) -> PromiseRow:
        """Mark a promise made to the actor as 'kept', 'broken' or 'released'. Raises NotAllowed, BadInput."""
        async with self._desk.act(game) as act:
            seat = act.session.seat_of(actor)
            if state not in ENDINGS:
                raise BadInput(name="state", given=state)
            known = await self._desk.store.promises(game)
            found = next(
                (p for p in known if p.id == promise and p.seat_to == seat and p.state == "open"), None
            )
            if found is None:
                raise NotAllowed(text("table-promise-not-yours"))
            row = replace(found, state=state)
            words = text(f"table-promise-{state}", who=Who(row.seat_from), to=Who(seat), words=row.text)
            self._put(act, row, words, row.seat_from)
        return row

    async def ledger(self, game: int, seat: int | None) -> list[PromiseRow]:
        """The promises that `seat` (None: a spectator) may see."""
        async with self._desk.look(game):
            try:
                rows = await self._desk.store.promises(game)
            except StoreError as error:
                raise trouble(error) from error
        return [row for row in rows if not row.secret or seat in (row.seat_from, row.seat_to)]

    def _put(self, act: Act, row: PromiseRow, words: Text, other: int) -> None:
        act.touched = True
        act.promises.append(row)
        if row.secret:
            act.own.setdefault(other, []).append(words)
        else:
            act.notices.append(words)
