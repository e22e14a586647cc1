"""How an op reads its parameters: seats, cards, amounts, from where its card speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.programs import Params, Running
from bot.engine.structure import NOBODY
from bot.games.inwo.play.numbers import Scope, amount, in_play
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import Attacked

ROLES = ("target", "second", "it")


def scope(s: Inwo, r: Running) -> Scope:
    """From where the filters of an op are read."""
    roles: dict[str, Sequence[int]] = {
        role: (r.registers[role],) for role in ROLES if r.registers.get(role, NOBODY) != NOBODY
    }
    if "picked" in r.registers:
        roles["picked"] = r.registers["picked"]
    return Scope(r.owner, r.source, Attacked.current(s), roles)


def number(s: Inwo, r: Running, said: Any) -> int:
    """An amount: a number, how it is reckoned, or a register that was filled before."""
    return int(r.registers[said]) if isinstance(said, str) else amount(s, said, scope(s, r))


def seats(s: Inwo, r: Running, said: str) -> list[int]:
    """The players that an op names."""
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


def cards(s: Inwo, r: Running, params: Params, default: str = "target") -> list[int]:
    """The cards in play that `who` means; without it, the one in the role `default`."""
    if "who" not in params:
        card = int(r.registers.get(default, NOBODY))
        return [card] if card != NOBODY else []
    who = str(params["who"])
    if who in ROLES:
        card = int(r.registers.get(who, NOBODY))
        return [card] if card != NOBODY else []
    return list(in_play(s, who, scope(s, r)))
