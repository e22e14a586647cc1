"""How an op reads its parameters: seats, cards, amounts, from where its card speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.programs import Params, Running
from bot.engine.structure import NOBODY
from bot.games.inwo.play.numbers import Scope, amount, in_play
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import Attacked

Run = Callable[[Kernel, Inwo, Running, Params], None]
"""How an op is carried out."""
Ops = Mapping[str, Run]
"""Ops by their words; what they may say is declared in `cards.effects`."""
ROLES = ("target", "second", "it")
PAYING = "paying"
"""The moment at which something is paid for: what a Plot does then is for that."""


def scope(s: Inwo, r: Running) -> Scope:
    """From where the filters of an op are read."""
    roles = chosen(r.registers, *ROLES)
    if "picked" in r.registers:
        roles["picked"] = r.registers["picked"]
    return Scope(r.owner, r.source, Attacked.current(s), roles)


def chosen(said: Mapping[str, Any], *roles: str) -> dict[str, Sequence[int]]:
    """What was chosen, as filters ask for it: cards in these roles, the mask of an alignment, a player."""
    named = {**{role: role for role in roles}, "theirs": "at"}
    found = {role: (said[key],) for role, key in named.items() if said.get(key, NOBODY) != NOBODY}
    return found | ({"chosen": (1 << said["bit"],)} if said.get("bit", -1) >= 0 else {})


def number(s: Inwo, r: Running, said: Any) -> int:
    """An amount: a number, how it is reckoned, or a register that was filled before."""
    return int(r.registers[said]) if isinstance(said, str) else amount(s, said, scope(s, r))


def seats(s: Inwo, r: Running, said: str | int) -> list[int]:
    """The players that an op names."""
    if isinstance(said, int):
        return [said]
    if said == "me":
        return [r.owner]
    if said == "each":
        return list(s.living(r.owner))
    if said == "rival":
        return [r.registers["at"]]
    if said == "owner":
        owner = s.owner[r.registers["target"]]
        return [owner] if owner != NOBODY else []
    if said == "doer":
        return [r.registers["doer"]] if r.registers["doer"] != NOBODY else []
    if said == "none":
        return []
    a = Attacked.current(s)
    found = NOBODY if a is None else a["seat"] if said == "attacker" else a["defender"]
    return [found] if found != NOBODY else []


def target(r: Running) -> int:
    """The card at which the use is aimed."""
    return int(r.registers["target"])


def cards(s: Inwo, r: Running, params: Params) -> list[int]:
    """The cards in play that `who` means; without it, the target."""
    who = str(params.get("who", "target"))
    if who in ROLES:
        card = int(r.registers.get(who, NOBODY))
        return [card] if card != NOBODY else []
    return list(in_play(s, who, scope(s, r)))


JUST = "just"
"""Mark of the Plot that a seat has just used, until something else is done."""


def just_played(s: Inwo, seat: int) -> int | None:
    """The Plot that a seat has used last of all, if it lies in the discards."""
    mark = f"{JUST}:{seat}:"
    return next((int(x.removeprefix(mark)) for x in s.used if x.startswith(mark)), None)


def go_on(s: Inwo) -> None:
    """Something else is done: it is too late to have back what was just used."""
    s.used = [mark for mark in s.used if not mark.startswith(JUST)]
