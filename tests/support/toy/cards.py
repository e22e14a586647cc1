"""The toy's cards as data: groups, plots, New World Orders and resources, with programs as op lists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.engine.structure import Geometry

TRAITS = ("straight", "weird", "peaceful", "violent", "fanatic")
OPPOSITE = (2, 1, 8, 4, 16)
"""By trait: the mask of its opposite. Fanatics are opposed to fanatics."""


def mask(*names: str) -> int:
    """The bit set of the named traits."""
    return sum(1 << TRAITS.index(name) for name in names)


@dataclass(frozen=True, slots=True)
class Card:
    """What is printed.

    kind: seat (the top of a structure), group, plot, nwo or resource. design: equal for copies of one card.
    power, world, resistance: of groups; world is its power where it shares no trait with the target.
    shield: traits of groups that may not attack the structure it is in. needs: traits of a group that uses
    it. timing: any, attack (a boost of one group in an attack) or answer (to a card just played). target:
    what it is played on. cost, payers: actions of groups with these traits and that much power together.
    sets: power of the group it is linked to. colour, sways: of an NWO, power added to groups with a trait.
    trigger: [when, layer, ops] run when a group has been destroyed.
    """

    name: str
    kind: str
    design: str = ""
    power: int = 0
    world: int = 0
    resistance: int = 0
    traits: int = 0
    shield: int = 0
    incoming: int = 0
    outgoing: tuple[int, ...] = ()
    needs: int = 0
    timing: str = "any"
    target: str = ""
    cost: int = 0
    payers: int = 0
    sets: int | None = None
    colour: str = ""
    sways: tuple[tuple[int, int], ...] = ()
    program: tuple[tuple[str, dict[str, Any]], ...] = ()
    trigger: tuple[str, int, tuple[tuple[str, dict[str, Any]], ...]] | None = None


def _seat(name: str) -> Card:
    return Card(name, "seat", power=8, world=8, outgoing=(0, 1, 2, 3))


def _group(
    name: str, traits: str, power: int, resistance: int, out: str = "right bottom left", **more: Any
) -> Card:
    sides = ("top", "right", "bottom", "left")
    outgoing = tuple(sides.index(side) for side in out.split())
    traits_mask = mask(*traits.split())
    return Card(
        name, "group", power=power, resistance=resistance, traits=traits_mask, outgoing=outgoing, **more
    )


def _plot(name: str, *program: tuple[str, dict[str, Any]], **more: Any) -> Card:
    return Card(name, "plot", program=program, **more)


def _copy(card: Card, name: str) -> Card:
    changes = {field: getattr(card, field) for field in Card.__dataclass_fields__}
    return Card(**{**changes, "name": name, "design": card.design or card.name})


def _change(verb: str, traits: str, lasting: bool) -> tuple[str, dict[str, Any]]:
    return ("change", {"group": "target", "verb": verb, "traits": traits.split(), "lasting": lasting})


VETO = _plot("veto", ("cancel", {}), timing="answer")
RALLY = _plot("rally", ("link", {"group": "target"}), target="own", needs=mask("straight"), sets=6)
CHOIR = _group("choir", "peaceful", 2, 6, shield=mask("peaceful"))
BAKERS = _group("bakers", "straight", 4, 3)
FUND = _plot("fund", ("gain", {"coins": 3}))
VULTURES = (("when", {"group": "destroyed", "has": ["weird"], "then": [("gain", {"coins": 2})]}),)

PRINTED: tuple[Card, ...] = (
    _seat("moon"),
    _seat("sun"),
    _seat("sea"),
    _seat("wind"),
    BAKERS,
    _group("bankers", "straight", 3, 4),
    _group("boxers", "violent", 5, 4),
    _group("poets", "weird peaceful", 2, 2, "right"),
    _group("monks", "peaceful", 2, 3),
    _group("nurses", "peaceful straight", 3, 3),
    _group("brawlers", "violent weird", 4, 2),
    _group("zealots", "fanatic", 3, 5, "bottom"),
    CHOIR,
    _group("vultures", "violent", 1, 5, "", trigger=("after", 1, VULTURES)),
    _group("usurers", "straight", 1, 5, "", trigger=("after", 2, (("call", {"name": "tithe"}),))),
    _copy(BAKERS, "bakers-2"),
    _copy(BAKERS, "bakers-3"),
    VETO,
    _copy(VETO, "veto-2"),
    _copy(VETO, "veto-3"),
    RALLY,
    _copy(RALLY, "rally-2"),
    _plot("medal", ("link", {"group": "target"}), target="own", needs=mask("peaceful"), sets=6),
    _plot("rocket", ("boost", {"amount": 10}), timing="attack", target="leader", needs=mask("violent")),
    _plot("sermon", _change("replace", "peaceful", True), target="group", cost=5, payers=mask("peaceful")),
    _plot("carnival", _change("replace", "weird", True), target="group"),
    _plot("parade", _change("reverse", "peaceful violent", False), target="group"),
    _plot("strike", ("stop_action", {"group": "target"}), target="actor"),
    _plot("comet", ("instant", {"how": "devastate", "power": 14, "on": "target"}), target="group"),
    _plot("dagger", ("instant", {"how": "destroy", "power": 16, "on": "target"}), target="group"),
    _plot("secrecy", timing="announce"),
    _plot("spotlight", ("unveil", {}), timing="privileged"),
    _plot("homecoming", ("send_home", {"group": "target"}), target="group"),
    _plot("revival", ("restore", {"group": "target"}), target="destroyed"),
    _plot(
        "market",
        ("choose", {"among": "rival groups", "into": "stall"}),
        ("when", {"group": "stall", "has": ["straight"], "then": [("gain", {"coins": 2})]}),
        ("call", {"name": "tithe"}),
    ),
    FUND,
    _plot("summit", ("summit", {"into": "winner"}), ("crown", {"seat": "winner"})),
    _plot("muster", ("muster", {})),
    Card("red-dawn", "nwo", colour="red", sways=((mask("violent"), 2),), program=(("enact", {}),)),
    Card("red-dusk", "nwo", colour="red", sways=((mask("violent"), -2),), program=(("enact", {}),)),
    Card("blue-moon", "nwo", colour="blue", sways=((mask("peaceful"), 1),), program=(("enact", {}),)),
    Card("prism", "resource", target="group", program=(_change("reverse", "straight weird", False),)),
)

CARDS = tuple(_copy(card, card.name) for card in PRINTED)
"""All cards by id, every one with its design."""
NUMBER = {card.name: number for number, card in enumerate(CARDS)}
"""Card ids by name."""
GEOMETRY = Geometry([card.incoming for card in CARDS], [card.outgoing for card in CARDS])
PLOTS = frozenset(number for number, card in enumerate(CARDS) if card.kind in ("plot", "nwo"))
