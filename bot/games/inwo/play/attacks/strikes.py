"""Attacks that a Plot makes: Assassinations, Disasters and others, Instant or not (INW-155 to INW-164)."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS, Params
from bot.games.inwo.play import terms
from bot.games.inwo.play.known import FROZEN, POWER
from bot.games.inwo.play.numbers import Scope, in_play, matches, modifiers, passives
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import DISASTER, AttackData, Attacked, draft, reckon, total


def of(s: Inwo, plot: int) -> Params:
    """What the record of a Plot says of the attack that it makes."""
    return EFFECTS.ATTACK[s.face[plot]]


def strength(s: Inwo, seat: int, plot: int, target: int, it: int = NOBODY) -> int:
    """The Power that is printed on a Plot against this target; `it`: what it answers."""
    said, at = of(s, plot), Scope(seat, plot)
    judged = it if "of" in said else target
    found = next((number for words, number in said["power"] if matches(s, words, judged, at)), 0)
    if "per" in said:
        owner = s.owner[target]
        found += said["each"] * sum(s.owner[card] == owner for card in in_play(s, said["per"], at))
    return int(found)


def strike(s: Inwo, seat: int, plot: int, target: int, it: int = NOBODY) -> AttackData:
    """The attack that a Plot would make on a Group."""
    said = of(s, plot)
    a = draft(s, plot, str(said["kind"]), target)
    a |= {"seat": seat, "plot": plot, "committed": True, "instant": bool(said.get("instant", True))}
    a |= {"strength": strength(s, seat, plot, target, it), "defender": s.owner[target]}
    return declare(s, a)


def declare(s: Inwo, a: AttackData) -> AttackData:
    """An Instant Attack is reckoned with what its target is now (INW-156)."""
    found = modifiers(s, a["target"], POWER, False, a)
    a["facing"], a["since"] = [list(made) for _, made in found], s.stamp
    return a


def begin(k: Kernel, s: Inwo, a: AttackData, paid: list[list[int]]) -> None:
    """The attack is made; whose tokens were spent for it adds its Power (INW-158, INW-163)."""
    plot, target, said = a["plot"], a["target"], of(s, a["plot"])
    for card, token in paid:
        a["spent"].append([a["seat"], card, 1, 1])
        a["paid"].append([token])
        a["adders"].append(card)
    struck = [target] if a["kind"] == DISASTER else []
    struck += in_play(s, said["untoken"], Scope(a["seat"], plot)) if "untoken" in said else ()
    a["lost"] = [[card, s.tokens[card].pop()] for card in struck if s.tokens[card]]
    if not a["instant"]:
        thaw(s, plot)
    s.touch()
    told: dict[str, Any] = {key: a[key] for key in ("seat", "kind", "defender", "privileged")}
    faces = {"face": s.face[plot], "target": s.face[target], "free": int(a["defender"] == NOBODY)}
    k.tell("attack-announced", {**told, **faces, "number": total(reckon(s, a))})
    k.push("attack", a)


def freeze(s: Inwo, source: int, target: int) -> None:
    """The tokens of a target may not be spent before all is over (INW-160)."""
    s.effects.append([s.stamp, source, target, FROZEN, {}, terms.ATTACK])
    s.touch(source)


def hold_back(s: Inwo, card: int) -> None:
    """A card has acted in the attack at hand: of some the other token is not for the same attack."""
    if Attacked.current(s) and any(x.card == card and "apart" in x.params for x in passives(s, "tokens")):
        freeze(s, card, card)


def thaw(s: Inwo, source: int) -> None:
    """They may be spent again."""
    s.effects = [effect for effect in s.effects if effect[1] != source or effect[3] != FROZEN]
    s.touch(source)
