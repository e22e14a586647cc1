"""An order in the making: what is known of it, what speaks against it, what is not settled."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS
from bot.games.tsw.orders.setting import KnownAttack, Setting


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a parameter is not settled: `key` of the question, what was written, between whom to choose."""

    parameter: str
    key: str
    written: str = ""
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Objection:
    """Why an order cannot be: the reason's key, the rule, and the arguments of its text."""

    reason: str
    rule: str
    args: tuple[tuple[str, Any], ...] = ()


@dataclass(slots=True)
class Work:
    """An order in the making. `confirm`: why it is asked whether it is meant so."""

    action: str
    actor: str | None
    params: dict[str, Any] = field(default_factory=dict)
    confirm: str = ""
    objections: list[Objection] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)

    def object_to(self, reason: str, rule: str, **args: Any) -> None:
        """Note why the order cannot be."""
        self.objections.append(Objection(reason, rule, tuple(args.items())))

    def doubt(self, parameter: str, key: str, written: str, choices: tuple[str, ...] = ()) -> None:
        """Note what is not settled."""
        self.doubts.append(Doubt(parameter, key, written, choices))

    @property
    def missing(self) -> tuple[str, ...]:
        """The required parameters that are not known, in the order in which they are asked for."""
        lacking = [name for name in ACTIONS[self.action].required if name not in self.params]
        if self.action == "emissary" and "gift" in self.params and "message" in lacking:
            lacking.remove("message")
        return (*(() if self.actor else ("actor",)), *lacking)


def own_attacks(setting: Setting) -> list[KnownAttack]:
    """The undecided attacks of the speaker."""
    mine = setting.controls.conspiracy
    return [a for a in setting.attacks if a.by == mine or (a.by is None and a.attacker in setting.own_groups)]
