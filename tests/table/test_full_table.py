"""A table of as many seats as there can be: what a move looks at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from bot.engine.kernel import Frame, FrameData
from bot.engine.moves import Choice
from bot.games.registry import GAMES
from bot.games.tsw.play.setup import READY_MADE
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.play.turn import OrdersRound
from bot.games.tsw.rules import SecretWarsRules
from bot.games.tsw.see.view import View
from tests.table.conftest import ANN
from tests.table.test_tsw import Conspiracies

VIEWED: list[int | None] = []
CHOOSING: list[int] = []


class CountedOrders(OrdersRound):
    """Writes down whose choices are built."""

    @classmethod
    def options(cls, s: SecretWars, f: FrameData, seat: int) -> Sequence[Choice]:
        CHOOSING.append(seat)
        return super().options(s, f, seat)


class CountedRules(SecretWarsRules):
    """Writes down for whom views are made."""

    kinds: Mapping[str, type[Frame]] = {**SecretWarsRules.kinds, OrdersRound.name: CountedOrders}

    def view(self, s: SecretWars, seat: int | None) -> View:
        VIEWED.append(seat)
        return super().view(s, seat)


async def test_at_a_table_of_twenty_four_each_move_looks_at_its_own_seat_only(tmp_path: Path) -> None:
    bench = Conspiracies(tmp_path / "wars.sqlite3")
    bench.games = {"tsw": replace(GAMES["tsw"], rules=CountedRules())}
    await bench.open()
    game = await bench.war(ANN, ais=23)
    await bench.plays(game, ANN, READY_MADE)
    began = seq = (await bench.service.table(game)).seq
    VIEWED.clear()
    CHOOSING.clear()
    await bench.later(0.001)
    while (now := (await bench.service.table(game)).seq) > seq:
        seq = now
        await bench.later(0.001)
    moves = seq - began
    assert moves > 24, "the AI seats have written their orders"
    assert len(CHOOSING) <= 2 * moves, "the choices of the seat that moves, not everybody's"
    assert len(VIEWED) <= 1.5 * moves, "what the seat that moves knows"
    assert VIEWED.count(None) <= 0.1 * moves, "what all may see is looked at once for each action"
    await bench.store.close()
