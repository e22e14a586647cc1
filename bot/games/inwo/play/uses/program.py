"""The programs of cards: every op that can be carried out, by its word (cards/README.md, Ops)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.programs import Op, Program
from bot.games.inwo.play.calls import acts
from bot.games.inwo.play.uses import ops_attack, ops_cards, ops_groups, ops_places

OPS: Mapping[str, Op] = {
    op.name: op for op in (*ops_attack.OPS, *ops_cards.OPS, *ops_groups.OPS, *ops_places.OPS, *acts.OPS)
}


class CardProgram(Program):
    """What a use of a card does. Registers: those of `using.plan` that were chosen, and what ops put in."""

    name = "card-program"
    owner = Program.OWNER
    ops: ClassVar[Mapping[str, Op]] = OPS
