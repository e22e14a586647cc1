"""The programs of cards: every op that can be carried out, by its word (cards/README.md, Ops)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.programs import Op, Program
from bot.games.inwo.play.calls import acts, plays
from bot.games.inwo.play.uses import ops_attack, ops_cards, ops_fates, ops_groups, ops_places

MODULES = (ops_attack, ops_cards, ops_fates, ops_groups, ops_places, acts, plays)
OPS = {name: Op(name, {}, run) for module in MODULES for name, run in module.OPS.items()}


class CardProgram(Program):
    """What a use of a card does. Registers: those of `using.plan` that were chosen, and what ops put in."""

    name = "card-program"
    owner = Program.OWNER
    ops: ClassVar[Mapping[str, Op]] = OPS
