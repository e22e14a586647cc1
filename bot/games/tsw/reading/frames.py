"""The frames of orders: for each action its slots and what fits them (data/tsw/reading/frames.yaml)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.data import load_yaml
from bot.games.tsw.orders.actions import ACTIONS
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.reading.names import EVENT, GROUP, PERSON, PLACE, Entity

KINDS_THAT_FIT: Mapping[str, Sequence[str]] = {
    "own": (GROUP,), "group": (GROUP,), "foe": (GROUP, PERSON), "mine": (PERSON,), "person": (PERSON,),
    "place": (PLACE,), "event": (EVENT,), "attack": (GROUP, PERSON), "any": (PERSON, GROUP, PLACE),
}  # fmt: skip


class Slot(NamedTuple):
    """A part of an order that a name or a sum fills."""

    name: str
    kinds: tuple[str, ...]
    many: bool

    @property
    def money(self) -> bool:
        return "money" in self.kinds


class Frame(NamedTuple):
    """An action as it is filled in."""

    action: str
    slots: Mapping[str, Slot]
    words: tuple[str, ...]

    @property
    def required(self) -> tuple[str, ...]:
        return ACTIONS[self.action].required


@cache
def frames() -> Mapping[str, Frame]:
    """All frames by their actions."""
    return {action: _frame(action, plain) for action, plain in load_yaml("tsw", "reading/frames").items()}


def _frame(action: str, plain: Mapping[str, object]) -> Frame:
    slots = {}
    told = plain.get("slots")
    for name, kinds in told.items() if isinstance(told, Mapping) else ():
        slots[name] = Slot(name, tuple(kinds.rstrip("*").split("/")), kinds.endswith("*"))
    words = plain.get("words", ())
    return Frame(action, slots, tuple(words) if isinstance(words, list) else ())


def fits(setting: Setting, slot: Slot, entity: Entity) -> bool:
    """Whether somebody is of a kind that a slot takes; not whether the rules allow it."""
    return any(entity.kind in KINDS_THAT_FIT.get(kind, ()) for kind in slot.kinds)


def suits(setting: Setting, slot: Slot, entity: Entity) -> bool:
    """Whether somebody is just who a slot wants: one of the writer's own where that is meant."""
    if "own" in slot.kinds:
        return entity.name in setting.own_groups
    if "mine" in slot.kinds:
        return entity.name in setting.own_people
    if "foe" in slot.kinds and entity.kind == GROUP:
        return setting.group(entity.name).conspiracy
    return True
