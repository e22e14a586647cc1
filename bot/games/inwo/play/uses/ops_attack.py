"""Ops about attacks, their numbers and dice, and about other uses (INW-061 to 063, INW-137 to 141)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.events import cancel, event_at
from bot.engine.kernel import Kernel
from bot.engine.modifiers import ADD, SCALE, SET
from bot.engine.programs import Params, Program, Running
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNMENTS, OPPOSITES
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks import strikes
from bot.games.inwo.play.attacks.joining import end_privilege, join
from bot.games.inwo.play.dice.lying import Rolled, turned
from bot.games.inwo.play.known import MASTER
from bot.games.inwo.play.numbers import Scope, matches, traits
from bot.games.inwo.play.state import CENTRE, RESOURCE, Inwo
from bot.games.inwo.play.sums import ASSASSINATION, CONTROL, AttackData, Attacked
from bot.games.inwo.play.targets import helpers
from bot.games.inwo.play.uses.cancelling import acting, cancel_actions
from bot.games.inwo.play.uses.roles import PAYING, Ops, Run, cards, number, scope, target
from bot.games.inwo.play.words import cast

SIDES = {"attack": 1, "defence": -1}
LAYERS = {"add": ADD, "set": SET, "times": SCALE}
COLUMNS = {
    "power": ("power",), "global": ("global",), "both": ("power", "global"), "resistance": ("resistance",),
    "strength": ("power", "resistance"),
}  # fmt: skip


def effect(
    s: Inwo, r: Running, card: int, column: str, layer: int, value: int, until: str, **only: object
) -> None:
    """A number of `card` is changed for a time, perhaps in defence only."""
    s.affect(r.source, card, column, {"layer": layer, "value": value, **only}, until)


def _boost(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Power for the action that is going on; or, until the turn ends, what an attack must overcome, once
    for all tokens of the target (INW-061 to INW-063)."""
    card, value, a = target(r), params["amount"], Attacked.current(s)
    if r.registers["moment"] == PAYING:
        effect(s, r, card, "power", ADD, value, terms.PAID)
    elif a is None or a["target"] != card:
        effect(s, r, card, "power", ADD, value, terms.ATTACK)
    elif a["kind"] == CONTROL:
        effect(s, r, card, "resistance", ADD, value, terms.TURN)
    else:
        effect(s, r, card, "power", ADD, value, terms.TURN, only="defence", once=True)
    k.tell("boosted", {"face": s.face[card], "by": s.face[r.source], "amount": value})


def _change(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    how = next(word for word in LAYERS if word in params)
    value = number(s, r, params[how])
    until = terms.PAID if r.registers.get("moment") == PAYING else params["until"]
    found = cards(s, r, params)
    only: dict[str, Any] = {"only": "defence"} if "only" in params else {}
    a = Attacked.current(s)
    if a is not None and not set(found).isdisjoint(cast(Scope(NOBODY, attack=a), "attacker")):
        _lend(s, r, a)
    of = found
    if params["until"] == terms.MY_TURN and "who" in params:
        only |= {"who": params["who"], "seat": r.owner, "chosen": 1 << r.registers["bit"]}
        of = [NOBODY]
    for card in of:
        for column in COLUMNS.get(params["what"], ()):
            effect(s, r, card, column, LAYERS[how], value, until, **only)
        if "no_master" in params:
            effect(s, r, card, MASTER, SET, 0, until)
    told = {"faces": [s.face[card] for card in found], "what": params["what"], "how": how, "amount": value}
    k.tell("numbers-changed", {**told, "by": s.face[r.source]})


def at_hand(run: Callable[[Kernel, Inwo, Running, Params, AttackData], None]) -> Run:
    """An op about the attack at hand, which does nothing without one."""

    def op(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
        a = Attacked.current(s)
        if a is not None:
            run(k, s, r, params, a)

    return op


def noted(column: str, said: Callable[[Running, Params], Any]) -> Run:
    """An op that puts something down in a column of the attack at hand."""
    return at_hand(lambda k, s, r, params, a: a[column].append(said(r, params)))


def _opened(r: Running, params: Params) -> list[Any]:
    """Those may join a side of the attack (INW-158)."""
    return [params["who"], SIDES[params["side"]], r.owner]


def _lend(s: Inwo, r: Running, a: AttackData) -> None:
    """A Resource is used for the attack: it is one of its cards now (INW-082)."""
    if s.zone[r.source] == RESOURCE:
        a["lent"].append(r.source)


@at_hand
def _add(k: Kernel, s: Inwo, r: Running, params: Params, a: AttackData) -> None:
    """The strength of the attack at hand."""
    side = SIDES[params["side"]]
    value = side * number(s, r, params["amount"])
    if side > 0:
        _lend(s, r, a)
    a["added"].append([s.face[r.source], value])
    s.touch()
    k.tell("attack-changed", {"by": s.face[r.source], "amount": value})


def _strike(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The Plot makes its attack, with the tokens that were spent for it (INW-155)."""
    e = event_at(s, len(s.stack) - 2)
    a = strikes.strike(s, r.owner, r.source, target(r), int(r.registers["it"]))
    if r.registers["second"] != NOBODY:
        a["strength"] += strikes.strength(s, r.owner, r.registers["second"], target(r))
    strikes.begin(k, s, a, [list(paid) for paid in e["paid"] if paid[0] not in e["lost"]])


def _stand_in(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The Plot stands for an action in what is being paid (`using.Using.stand_in`)."""
    r.registers["stands"] = params["power"]


@at_hand
def _becomes_assassination(k: Kernel, s: Inwo, r: Running, params: Params, a: AttackData) -> None:
    """The attack at hand is an Assassination from now on, and Instant."""
    a["kind"], a["instant"] = ASSASSINATION, True
    strikes.declare(s, a)
    strikes.freeze(s, a["card"], a["target"])
    k.tell("attack-assassination", {"by": s.face[r.source]})


@at_hand
def _after_dice(k: Kernel, s: Inwo, r: Running, params: Params, a: AttackData) -> None:
    """Cards that could have joined before the dice may do so now."""
    at = scope(s, r)
    side = 1 if r.owner == a["seat"] else -1
    said = params["who"]
    able = [card for card in helpers(s, a, r.owner, side) if matches(s, said, card, at)]
    some = {"items": able, "least": 0, "into": "chosen"}
    Program.proceed(s, [["some", some], ["join_late", {}]])


@at_hand
def _join_late(k: Kernel, s: Inwo, r: Running, params: Params, a: AttackData) -> None:
    if r.registers["chosen"]:
        join(k, s, a, r.owner, r.registers["chosen"], 1 if r.owner == a["seat"] else -1)


@at_hand
def _privilege(k: Kernel, s: Inwo, r: Running, params: Params, a: AttackData) -> None:
    if not a["open"]:
        a["privileged"] = True
        a["admits"] += [params["of"]] if "of" in params else []
        k.tell("attack-privileged", {"by": s.face[r.source], "on": 1})


@at_hand
def _fail(k: Kernel, s: Inwo, r: Running, params: Params, a: AttackData) -> None:
    a["failed"] = True
    k.tell("attack-stopped", {"by": s.face[r.source]})


def _set_roll(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    found, roll = Rolled.current(s), int(params["roll"])
    if found is not None:
        found["roll"] = turned(found, roll)
        k.tell("dice-turned", {"by": s.face[r.source], "roll": sum(found["roll"])})


def _shift_roll(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Up or down, as its player likes (INW-219)."""
    found = Rolled.current(s)
    if found is not None:
        n, now = int(params["n"]), sum(found["roll"])
        options = {"up": [["set_roll", {"roll": now + n}]], "down": [["set_roll", {"roll": now - n}]]}
        Program.proceed(s, [["modes", {"of": options}]])


def _reroll(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The dice are thrown again, perhaps with another number, that nobody may change any more."""
    found = Rolled.current(s)
    if found is None:
        return
    if "add" in params:
        found["added"].append([s.face[r.source], int(params["add"])])
        s.touch()
    if params.get("closed"):
        found["closed"] = True
    found["roll"], found["again"] = [], True
    found["rerolled"].append(r.source)
    k.tell("dice-again", {"by": s.face[r.source]})


def _cancel(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """What is answered never happened."""
    depth, moment, a = int(r.registers["answers"]), r.registers["moment"], Attacked.current(s)
    if moment == "action":
        it, said, at = int(r.registers["it"]), params.get("who"), scope(s, r)
        beside = [card for card in acting(s, depth) if card != it] if said is not None else []
        others = [card for card in beside if matches(s, str(said), card, at)]
        some = {"items": others, "least": 0, "into": "chosen"}
        Program.proceed(s, [["some", some], ["cancel_actions", {}]])
        return
    if moment == "agents" and a is not None:
        a["agents"] = []
        k.tell("agents-bought", {"face": s.face[r.registers["it"]]})
        return
    again = {True: "again", False: "never", None: ""}[params.get("again")]
    fate = str(r.owner) if params.get("fate") == "mine" else again
    cancel(s, depth)
    event_at(s, depth)["fate"] = fate


def _cancel_actions(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The action that is answered never happened, nor do others that were picked."""
    cards = [int(r.registers["it"]), *r.registers["chosen"]]
    cancel_actions(k, s, cards, int(r.registers["answers"]))


def _turn(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """One alignment of the target is added, taken away or reversed for a time."""
    card = target(r)
    own = traits(s, card)
    found = []
    for verb in params["verbs"]:
        for bit in range(len(ALIGNMENTS)):
            has = bool(own >> bit & 1)
            if (verb == "add") != has and (verb != "reverse" or OPPOSITES[bit] not in (None, bit)):
                found.append(f"{verb}:{bit}")
    k.push("turning", r.owner, r.source, card, found, params["until"])


def _enact(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """An NWO comes into force; one of its colour goes (EVL-01, EVL-03)."""
    colour = FACES.COLOUR[s.face[r.source]]
    for card in [c for c in s.nwos if FACES.COLOUR[s.face[c]] == colour]:
        _end_nwo(k, s, r, {"card": card})
    s.move(r.source, CENTRE, r.owner)
    k.tell("nwo-enacted", {"seat": r.owner, "face": s.face[r.source]})


def _repeal(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """NWOs are discarded: all, or those that the player picks."""
    if params["n"] == "all" or len(s.nwos) <= int(params["n"]):
        for card in list(s.nwos):
            _end_nwo(k, s, r, {"card": card})
        return
    options = {f"card:{card}": [["end_nwo", {"card": card}]] for card in s.nwos}
    Program.proceed(s, [["modes", {"of": options}]])


def _end_nwo(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    s.discard(params["card"])
    k.tell("nwo-ended", {"face": s.face[params["card"]]})


OPS: Ops = {
    "stand_in": _stand_in,
    "strike": _strike,
    "becomes_assassination": _becomes_assassination,
    "opens": noted("opened", _opened),
    "retires": noted("retires", lambda r, p: p["of"]),
    "if_lost": noted("if_lost", lambda r, p: [r.source, r.owner, p["do"]]),
    "after_dice": _after_dice,
    "join_late": _join_late,
    "boost": _boost,
    "change": _change,
    "add": _add,
    "privilege": _privilege,
    "no_privilege": at_hand(lambda k, s, r, params, a: end_privilege(k, s, a, r.source)),
    "admit": noted("allowed", lambda r, p: r.owner),
    "fail": _fail,
    "set_roll": _set_roll,
    "shift_roll": _shift_roll,
    "reroll": _reroll,
    "cancel": _cancel,
    "cancel_actions": _cancel_actions,
    "turn": _turn,
    "enact": _enact,
    "repeal": _repeal,
    "end_nwo": _end_nwo,
}
