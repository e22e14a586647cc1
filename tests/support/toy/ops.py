"""The verbs of the toy's card programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from bot.engine.events import cancel
from bot.engine.kernel import Kernel
from bot.engine.modifiers import REPLACE, REVERSE
from bot.engine.programs import OPS, REGISTER, Op, Params, Running
from tests.support.toy.attacks import DESTROY, DEVASTATE, Attack
from tests.support.toy.cards import CARDS, mask
from tests.support.toy.plays import Choose, Effects
from tests.support.toy.rounds import Muster, Summit
from tests.support.toy.state import CENTRE, DISCARD, HAND, LINKED, Toy

Run = Callable[[Kernel, Any, Running, Params], None]


def _cancel(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    cancel(s, p.registers["answers"])


def _stop_action(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    group = p.registers[params["group"]]
    for kind, e in s.live():
        if kind == "play" and group in e["powers"]:
            e["powers"].remove(group)
            return
        if kind == "attack" and e["attacker"] == group:
            e["stopped"] = True
            return
        if kind == "attack" and any(helper[0] == group for helper in e["helpers"]):
            e["helpers"] = [helper for helper in e["helpers"] if helper[0] != group]
            return


def _change(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    group = p.registers[params["group"]]
    s.changes.append([group, params["verb"], mask(*params["traits"]), params["lasting"]])
    s.settle_links(k)


def _boost(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    attack = s.attack()
    if attack is not None:
        s.zone[p.source] = "boost"
        attack["boosts"].append([p.source, p.registers["target"], params["amount"]])


def _link(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    s.zone[p.source], s.linked_to[p.source] = LINKED, p.registers[params["group"]]
    s.links.append(p.source)
    s.settle_links(k)


def _enact(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    for old in [nwo for nwo in s.nwos if CARDS[nwo].colour == CARDS[p.source].colour]:
        s.nwos.remove(old)
        s.leave(old, DISCARD)
    s.leave(p.source, CENTRE)
    s.nwos.append(p.source)


def _instant(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    Attack.launch(k, s, p.owner, params["how"], -1, p.registers[params["on"]], instant=params["power"])


def _unveil(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    privileged = s.privileged()
    if privileged is not None:
        privileged["privileged"] = False


def _send_home(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    group = p.registers[params["group"]]
    s.take_out(group, HAND, s.owner[group])


def _restore(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    s.leave(p.registers[params["group"]], HAND, p.owner)


def _choose(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    own = params["among"] == "own groups"
    k.push(Choose.name, p.owner, [group for group in s.groups() if (s.owner[group] == p.owner) == own])


def _when(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    group = p.registers[params["group"]]
    if group >= 0 and s.traits(group) & mask(*params["has"]):
        Effects.begin(k, p.owner, p.source, params["then"], **p.registers)


def _gain(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    s.coins[p.owner] += params["coins"]
    k.tell("gained", {"seat": p.owner, "coins": params["coins"]})


def _crown(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    if p.registers[params["seat"]] >= 0:
        s.tokens[s.top[p.registers[params["seat"]]]] += 1


def tithe(k: Kernel, s: Toy, p: Running) -> None:
    """Every rival gives a coin, if he has one."""
    for seat in range(s.seats):
        if seat != p.owner and s.coins[seat]:
            s.coins[seat] -= 1
            s.coins[p.owner] += 1


CALLS: Mapping[str, Callable[[Kernel, Toy, Running], None]] = {"tithe": tithe}


def _call(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    CALLS[params["name"]](k, s, p)


def _op(name: str, run: Run, /, **params: Any) -> Op:
    return Op(name, params, run)


class CardProgram(Effects):
    """Runs what `Effects.begin` has started."""

    ops: ClassVar[Mapping[str, Op]] = {
        op.name: op
        for op in (
            _op("cancel", _cancel),
            _op("stop_action", _stop_action, group=REGISTER),
            _op("change", _change, group=REGISTER, verb=(REVERSE, REPLACE), traits=list, lasting=bool),
            _op("boost", _boost, amount=int),
            _op("link", _link, group=REGISTER),
            _op("enact", _enact),
            _op("instant", _instant, how=(DESTROY, DEVASTATE), power=int, on=REGISTER),
            _op("unveil", _unveil),
            _op("send_home", _send_home, group=REGISTER),
            _op("restore", _restore, group=REGISTER),
            _op("choose", _choose, among=("own groups", "rival groups"), into=str),
            _op("when", _when, group=REGISTER, has=list, then=OPS),
            _op("gain", _gain, coins=int),
            _op("crown", _crown, seat=REGISTER),
            _op("summit", lambda k, s, p, params: Summit.begin(k), into=str),
            _op("muster", lambda k, s, p, params: Muster.begin(k)),
            _op("call", _call, name=str),
        )
    }
