"""What a rolled attack leads to (INW-095, INW-113 to INW-116)."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.games.inwo.play.attacks.destroying import destroy, note_last, wreck
from bot.games.inwo.play.attacks.relief import devastate
from bot.games.inwo.play.attacks.strikes import of
from bot.games.inwo.play.numbers import passives
from bot.games.inwo.play.placing import CAPTURE, Place, hand_over
from bot.games.inwo.play.state import CAPTURED, GEOMETRY, RESOURCE, SHOWN, Inwo
from bot.games.inwo.play.sums import ASSASSINATION, CONTROL, DESTROY, DISASTER, succeeded, total
from bot.games.inwo.play.uses.program import CardProgram
from bot.games.inwo.play.uses.triggers import Triggered, due


def resolve(k: Kernel, s: Inwo, a: dict[str, Any]) -> None:
    """Compare the dice with the number and carry the result out."""
    roll, number, success = sum(a["roll"]), total(a["parts"]), succeeded(a)
    told = {key: a[key] for key in ("seat", "kind", "defender")}
    told |= {"face": s.face[a["card"]], "target": s.face[a["target"]], "roll": roll, "number": number}
    killed = a["kind"] == DISASTER and number - roll >= (of(s, a["plot"]).get("destroys_by") or number)
    told["result"] = DESTROY if killed else a["kind"]
    k.tell("attack-succeeded" if success else "attack-failed", told)
    about = {"it": a["target"], "doer": a["seat"], "from": a["defender"]}
    if not success:
        _keep_shown(s, a)
        for card, seat, ops in a["if_lost"]:
            CardProgram.begin(k, seat, card, ops, target=a["target"])
    elif a["kind"] == CONTROL:
        _capture(k, s, a, about)
    elif s.zone[a["target"]] == RESOURCE:
        if killed:
            wreck(k, s, a["target"], a["card"])
    elif a["kind"] != DISASTER or killed:
        destroy(k, s, a["target"], a["seat"], killed=a["kind"] == ASSASSINATION)
    elif devastate(k, s, a["target"]):
        s.befall("devastated", a["target"], a["seat"], a["defender"])


def _keep_shown(s: Inwo, a: dict[str, Any]) -> None:
    """A target from the hand may be tried again this turn (INW-114); some players take it back. One from the
    discards goes back there."""
    target = a["target"]
    if s.zone[target] != SHOWN:
        return
    if s.owner[target] == NOBODY or any(source.seat == a["seat"] for source in passives(s, "returns")):
        s.put_back(target)
    elif target not in s.tried:
        s.tried.append(target)


def _capture(k: Kernel, s: Inwo, a: dict[str, Any], about: dict[str, int]) -> None:
    """The target comes with its branch and without tokens (INW-115)."""
    branch = list(GEOMETRY.subtree(s, a["target"]))
    Triggered.begin(k, due(s, "captured", a, **about, branch=branch))
    for card in hand_over(s, a["target"], a["seat"]):
        s.marks[card] |= CAPTURED
    note_last(s, a["defender"], a["seat"])
    Place.begin(k, a["seat"], a["target"], [a["card"]], CAPTURE)
