"""Twelve positions in which games were kept, and how they are played on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import HOST, Ask, Event, complete
from bot.engine.sealed import SealedRound
from bot.games.registry import GAMES
from bot.store.codec import unpack
from bot.table.people.moderation import Moderator
from tests.support.copies import state_hash
from tests.support.driver import decision, picked
from tests.table.conftest import ANN, BOB, CAT, DAN, Bench

KEPT = Path(__file__).parent / "kept"
DATABASE, ENDS = KEPT / "tables.sqlite3.xz", KEPT / "ends.json"
MONA = Moderator(99)
PEOPLE = (ANN, BOB, CAT, DAN, 15, 16)


@dataclass(frozen=True)
class Position:
    """A table of `people`, and of AI seats after them, at the first moment of which `reached` is true.

    material: a file of data that the server has added before. patience: decisions of people to get there;
    `sense` of them are made by an AI in their place.
    """

    name: str
    game: str
    reached: Callable[[Any], bool]
    people: int = 2
    ais: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    material: str = ""
    patience: int = 400
    sense: float = 0.0


def _below(s: Any, frame: str) -> bool:
    return any(kind == frame for kind, _ in s.frames()[:-1])


def _answered(s: Any) -> bool:
    """Of those who answer in secret some have answered, and some have not."""
    return bool(s.waiting and SealedRound.ready(s.stack[-1]))


SHORT = {"groups": 60, "end": "turns", "last_turn": 6}
"""Games of The Secret Wars that are soon over."""
POSITIONS = (
    Position(
        "illuminati-attack", "illuminati", lambda s: s.doing == "spending" and s.attack()["spent"],
        people=3, options={"windows": "all"},
    ),
    Position("illuminati-offers", "illuminati", lambda s: len(s.offers) > 1 and s.turn > 3, people=4),
    Position(
        "illuminati-assured-distraction", "illuminati", lambda s: s.doing == "spending" and s.nwos,
        people=3, ais=1, options={"mad": True, "money": "hidden", "hidden_goals": True}, sense=0.9,
    ),
    Position(
        "illuminati-after-dice", "illuminati", lambda s: s.doing == "after-dice" and s.turn > 6,
        people=2, ais=3, options={"position_bonus": "15/10/5", "turn_order": "clockwise"},
    ),
    Position(
        "illuminopoly-auction", "illuminopoly", lambda s: s.doing == "Auction" and _answered(s),
        people=4, patience=3000,
    ),
    Position(
        "illuminopoly-takeover", "illuminopoly", lambda s: s.doing == "Spending" and _below(s, "Takeover"),
        people=3, ais=2, options={"figures": "2008"}, patience=3000,
    ),
    Position(
        "illuminopoly-offers", "illuminopoly", lambda s: len(s.offers) > 1 and s.round > 3,
        people=4, options={"money": "open", "subversion": "open", "cheating": False},
    ),
    Position(
        "illuminopoly-artillery", "illuminopoly", lambda s: s.threats and s.round > 1,
        people=6, options={"artillery": True, "banker": True}, patience=3000,
    ),
    Position(
        "tsw-interview", "tsw", lambda s: s.doing == "interview" and _answered(s),
        people=3, options=SHORT,
    ),
    Position(
        "tsw-sealed-orders", "tsw", lambda s: s.doing == "orders" and _answered(s) and s.attacks,
        people=3, options={**SHORT, "neutral_attacks": "one turn", "press": True}, sense=0.8,
    ),
    Position(
        "tsw-review", "tsw", lambda s: s.doing == "turn" and HOST in s.waiting and s.turn > 1,
        people=2, options={**SHORT, "review": True}, sense=0.8,
    ),
    Position(
        "tsw-letters", "tsw", lambda s: s.doing == "orders" and s.turn > 1 and len(s.waiting) == 2,
        people=2, ais=2, options={**SHORT, "show_ready": True}, material="data/tsw/example-world.yaml",
    ),
)  # fmt: skip


class Tables(Bench):
    """One process of the bot on a store with all games, whose chance follows from `seed`."""

    def __init__(self, path: Path, seed: str) -> None:
        super().__init__(path, dict(GAMES))
        self.seed = seed

    def entropy(self, count: int) -> bytes:
        self._draws += 1
        return sha256(f"{self.seed} {self._draws}".encode()).digest()[:count]

    def key(self) -> str:
        return f"{self.seed} {super().key()}"

    async def state(self, game: int) -> Any:
        """What is stored of a game."""
        row = await self.store.load_game(game)
        assert row.snapshot is not None
        return GAMES[row.kind].rules.state.load(unpack(row.snapshot, row.snapshot_hash))

    async def decide(self, game: int, dice: Random, sense: float = 0.0) -> bool:
        """One decision of somebody at the table; False if there is none to make. sense: the share of those
        that an AI makes in their place, the others are any."""
        table = await self.service.table(game)
        asks: list[tuple[int, Ask]] = []
        for row in table.seats:
            if row.kind == "human" and row.user_id is not None:
                shown = await self.service.panel(game, row.user_id)
                asks += [(row.user_id, ask) for ask in shown.asks if ask.choices]
        eager = [found for found in asks if not found[1].required and dice.random() < 0.1]
        asked = eager or [found for found in asks if found[1].required]
        if asked:
            user, ask = dice.choice(asked)
            if ask.required and dice.random() < sense:
                view = (await self.service.panel(game, user)).view
                move = GAMES[table.kind].players["heuristic"]().choose(view, ask, dice.randrange)
            else:
                move = complete(picked(ask.choices, dice), dice.randrange)
            await self.service.submit(game, ask.seat, [move], self.key(), ask=ask.number, actor=user)
            return True
        if HOST in (await self.state(game)).waiting:
            await self.service.mod.host_move(game, MONA, ("approve",), self.key())
            return True
        return await self.service.tick() > 0


def to_the_end(kernel: Kernel, seed: str, decisions: int) -> dict[str, Any]:
    """The game played on at random: its last position, its outcome, and all that was told on the way."""
    dice, told = Random(seed), sha256()
    for _ in range(decisions):
        if kernel.s.result is not None:
            break
        seat, move = (HOST, ("approve",)) if HOST in kernel.s.waiting else decision(kernel, dice)
        told.update(plain(kernel.submit(seat, move)).encode())
    return {
        "moves": kernel.s.seq,
        "state": state_hash(kernel.s),
        "told": told.hexdigest()[:16],
        "outcome": kernel.s.result,
    }


def plain(events: Sequence[Event]) -> str:
    """Events as JSON: their names, what everybody is told, and what each."""
    return json.dumps([(event.kind, event.public, list(event.private.items())) for event in events])
