"""Figures of one full table through the table service: what a move costs whoever plays, and its pictures."""

from __future__ import annotations

import secrets
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from bot.games.contract import Game
from bot.render.png import render
from bot.render.specimen import rehearse
from bot.store.records import Place
from bot.store.sqlite import SqliteStore
from bot.table.seen import Seen
from bot.table.service import TableService
from bot.ui.panel.panel import asked
from bot.ui.words.catalogue import Catalogue

LEVEL = "heuristic"
PICTURES = 12
"""How many positions are drawn."""
FIRST_USER = 1001


class FullTable:
    """A table at which every seat is a person who decides like an AI, by a clock that is put forward whenever
    nobody has to decide. All spans are seconds."""

    def __init__(self, game: Game, store: SqliteStore, seed: int = 1) -> None:
        self.game, self.dice, self.now = game, Random(seed), time.time()
        self.service = TableService(store, {game.key: game}, lambda: self.now, secrets.token_bytes)
        self.thought, self.looked = list[float](), list[float]()
        self.moved, self.stored = list[float](), list[float]()
        self.seen: list[Seen] = []

    async def begin(self, name: str) -> int:
        """Start a full table; its number."""
        lobby, most = self.service.lobby, self.game.rules.info.most
        table = await lobby.create(self.game.key, Place(1, 1), FIRST_USER, "Player 1", f"new-{name}")
        for seat in range(1, most):
            await lobby.join(table.game, FIRST_USER + seat, f"Player {seat + 1}")
        await lobby.start(table.game, FIRST_USER, f"start-{name}")
        return table.game

    async def play(self, game: int, moves: int) -> None:
        """So many moves, or to the end."""
        player, service = self.game.players[LEVEL](), self.service
        for number in range(moves):
            waiting = await self._waited_for(game)
            if waiting is None:
                return
            began = time.process_time()
            seen = await service.panel(game, waiting)
            looked, ask = time.process_time() - began, asked(seen)
            assert ask is not None, "who is waited for is asked"
            began = time.process_time()
            move = player.choose(seen.view, ask, self.dice.randrange)
            self.thought.append(time.process_time() - began)
            began, clock = time.process_time(), time.perf_counter()
            await service.submit(game, ask.seat, [move], f"{game}-{number}", ask=ask.number, actor=waiting)
            self.looked.append(looked)
            self.moved.append(time.process_time() - began)
            self.stored.append(time.perf_counter() - clock)
            self.seen.append(seen)

    async def _waited_for(self, game: int) -> int | None:
        """The person whose turn it is; None once the game is over."""
        while (table := await self.service.table(game)).status == "live":
            seats = [ask.seat for ask in await self.service.asks(game) if ask.required and ask.seat >= 0]
            if seats:
                return table.seats[seats[0]].user_id
            due = await self.service.next_due()
            if due is None:
                return None
            self.now = max(self.now, due)
            await self.service.tick()
        return None

    def drawn(self) -> list[float]:
        """Processor time of the pictures of positions throughout: the table, a hand, and what is beside."""
        rehearse(1.0)
        say, pictures, spent = Catalogue().format, self.game.pictures, list[float]()
        for seen in self.seen[:: max(1, len(self.seen) // PICTURES)]:
            names = seen.table.names
            scenes = [
                lambda seen=seen, names=names: pictures.table(seen.view, names, say),
                lambda seen=seen, names=names: pictures.hand(seen.view, names, say),
            ]
            for scene in scenes:
                began = time.process_time()
                made = scene()
                if made is not None:
                    render(made)
                    spent.append(time.process_time() - began)
        return spent


async def full_table(game: Game, moves: int) -> dict[str, Any]:
    """So many moves of full tables in processor time: what a player sees and may do, the move with its
    durable commit (also by the clock, which counts what else the machine does), what an AI decides, a
    picture."""
    with tempfile.TemporaryDirectory() as folder:
        async with await SqliteStore.open(Path(folder) / "full.sqlite3") as store:
            table, name = FullTable(game, store), 0
            while len(table.moved) < moves:
                await table.play(await table.begin(str(name)), moves - len(table.moved))
                name += 1
            spans = {
                "view_and_choices": table.looked,
                "stored_move": table.moved,
                "stored_move_by_the_clock": table.stored,
                "ai_decision": table.thought,
                "picture": table.drawn(),
            }
    found: dict[str, Any] = {f"{game.key}_full_table_moves": len(table.moved)}
    for what, spent in spans.items():
        found |= _spread(f"{game.key}_{what}", spent)
    both = [looked + moved for looked, moved in zip(table.looked, table.moved, strict=True)]
    return found | _spread(f"{game.key}_view_choices_and_stored_move", both)


def _spread(name: str, spent: Sequence[float]) -> dict[str, float]:
    return {
        f"{name}_ms_p50": round(statistics.median(spent) * 1000, 1),
        f"{name}_ms_p95": round(statistics.quantiles(spent, n=20)[18] * 1000, 1),
        f"{name}_ms_most": round(max(spent) * 1000, 1),
    }
