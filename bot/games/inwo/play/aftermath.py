"""What a rolled attack leads to (INW-095, INW-113 to INW-116)."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.games.inwo.play.destroying import destroy, note_last
from bot.games.inwo.play.numbers import passives
from bot.games.inwo.play.placing import CAPTURE, Place, hand_over
from bot.games.inwo.play.state import CAPTURED, SHOWN, Inwo
from bot.games.inwo.play.sums import CONTROL, succeeded, total
from bot.games.inwo.play.uses.triggers import Triggered, due


def resolve(k: Kernel, s: Inwo, a: dict[str, Any]) -> None:
    """Compare the dice with the number and carry the result out."""
    roll, number, success = sum(a["roll"]), total(a["parts"]), succeeded(a)
    told = {key: a[key] for key in ("seat", "kind", "defender")}
    told |= {"face": s.face[a["card"]], "target": s.face[a["target"]], "roll": roll, "number": number}
    k.tell("attack-succeeded" if success else "attack-failed", told)
    if not success:
        _keep_shown(s, a)
    elif a["kind"] == CONTROL:
        _capture(k, s, a)
    else:
        destroy(k, s, a["target"], a["seat"])


def _keep_shown(s: Inwo, a: dict[str, Any]) -> None:
    """A target from the hand may be tried again this turn (INW-114); some players take it back."""
    target = a["target"]
    if s.zone[target] != SHOWN:
        return
    if any(source.seat == a["seat"] for source in passives(s, "returns")):
        s.to_hand(target, a["seat"])
    elif target not in s.tried:
        s.tried.append(target)


def _capture(k: Kernel, s: Inwo, a: dict[str, Any]) -> None:
    """The target comes with its branch and without tokens (INW-115)."""
    defender = a["defender"]
    about = {"it": a["target"], "doer": a["seat"], "from": defender}
    Triggered.begin(k, due(s, "captured", a, **about))
    for card in hand_over(s, a["target"], a["seat"]):
        s.marks[card] |= CAPTURED
    note_last(s, defender, a["seat"])
    Place.begin(k, a["seat"], a["target"], [a["card"]], CAPTURE)
