"""What certain cards do by themselves: the triggers that their calls stand for, and the ops of these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.kernel import Kernel
from bot.engine.modifiers import REPLACE, SET
from bot.engine.programs import Op, Params, Running
from bot.games.inwo.cards.records import Effect, Trigger
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.play import terms
from bot.games.inwo.play.numbers import FOREVER, POWER
from bot.games.inwo.play.state import Inwo

LIBERAL, GLORIOUS = 3, 5
"""Up to what roll a candidate is Liberal; up to what roll a purse is full."""
FULL_PURSE = 5
SPILLED = 2
"""What is taken from the price of oil."""


def _when(event: str, test: Params, *do: tuple[str, Params], may: bool = False) -> tuple[Trigger, ...]:
    return (Trigger(event, test, None, None, may, tuple(Effect(word, params) for word, params in do)),)


DIE, DICE = ("roll", {"dice": 1}), ("roll", {"dice": 2})
TRIGGERS: Mapping[str, Sequence[Trigger]] = {
    "opec": _when("turn_begins", {"by": "me"}, DICE, ("oil_price", {})),
    "libertarians": _when(
        "captured",
        {"card": "nation | state & government", "attack": {"led": "self"}},
        ("equal", {"value": {"power_of": "it", "plus": 0}}),
    ),
    "bill_clinton": _when(
        "involved",
        {"card": "self"},
        DIE,
        ("if", {"test": {"roll": LIBERAL}, "then": [["is_now", {"trait": "liberal"}]]}),
    ),
    "imelda_marcos": _when(
        "involved",
        {"card": "self", "attack": {"by": "self", "target": "government | bank"}},
        DIE,
        (
            "if",
            {
                "test": {"roll": GLORIOUS},
                "then": [["change", {"what": "power", "who": "self", "set": FULL_PURSE, "until": "attack"}]],
                "else": [["destroy", {"card": "self", "credit": "defender"}]],
            },
        ),
        may=True,
    ),
}
"""By the name of a call: what happens at which moment."""


def _set_power(s: Inwo, r: Running, value: int, until: str) -> None:
    """The Power of the card is this from now on, in place of what the card had made it before."""
    s.effects = [effect for effect in s.effects if effect[1:4] != [r.source, r.source, POWER]]
    s.effects.append([s.stamp, r.source, r.source, POWER, {"layer": SET, "value": value}, until])
    s.touch()


def _oil_price(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The roll less two is its Power; its token keeps that until there is a new price."""
    _set_power(s, r, int(r.registers["roll"]) - SPILLED, terms.MY_TURN)


def _equal(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Its Power is that of the card it has taken, for good."""
    _set_power(s, r, int(params["value"]), FOREVER)
    told = {"faces": [s.face[r.source]], "what": "power", "how": "set", "amount": params["value"]}
    k.tell("numbers-changed", {**told, "by": s.face[int(r.registers["it"])]})


def _is_now(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """It has an alignment as long as this attack lasts."""
    found = mask((params["trait"],))
    s.changes.append([s.stamp, r.source, REPLACE, found, r.source, terms.ATTACK])
    s.touch()
    told = {"face": s.face[r.source], "by": s.face[r.source], "verb": "add"}
    k.tell("alignment-turned", {**told, "bit": found.bit_length() - 1})


OPS = (
    Op("oil_price", {}, _oil_price),
    Op("equal", {"value": object}, _equal),
    Op("is_now", {"trait": str}, _is_now),
)
