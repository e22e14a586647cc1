"""Ops about what comes into play and where it hangs, and the end of a turn."""

from __future__ import annotations

from bot.engine.kernel import Kernel
from bot.engine.programs import Params, Program, Running
from bot.engine.structure import NOBODY
from bot.games.inwo.play.dice.lying import Thrown
from bot.games.inwo.play.links import changing, unlink
from bot.games.inwo.play.placing import Reorganize, Shift
from bot.games.inwo.play.state import GOAL, Inwo
from bot.games.inwo.play.turn import replenish, take_over
from bot.games.inwo.play.uses.roles import Ops, target
from bot.games.inwo.play.winning import CUT


def _takeover(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """One more automatic takeover (INW-020 to INW-022)."""
    host = r.source if params.get("link") else NOBODY
    take_over(k, r.owner, params["of"], host, bool(params.get("twin")))


def _move_group(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The target goes to another arrow of its structure."""
    k.push(Shift.name, r.owner, target(r))


def _reorganize(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    Reorganize.begin(k, r.owner)


def _end_turn(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Tokens are placed, and the turn is over at once (INW-036)."""
    replenish(k, s, r.owner)
    s.used.append(CUT)
    k.tell("turn-cut", {"seat": r.owner, "by": s.face[r.source]})


def _roll(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    Program.proceed(s, [["throw", {"dice": params["dice"], "into": "roll"}]])


def _throw(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    own = {"seat": r.owner, "card": r.source, "at": r.registers.get("target", NOBODY), "dice": params["dice"]}
    k.push(Thrown.name, {**own, "roll": [], "again": False, "rerolled": []})


def _undo_change(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """One linked Plot that changes the target is discarded."""
    one = {"items": changing(s, target(r)), "least": 1, "most": 1, "into": "chosen"}
    Program.proceed(s, [["some", one], ["undo", {}]])


def _undo(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    for card in r.registers["chosen"]:
        unlink(s, card)
        s.discard(card)
        k.tell("link-lost", {"face": s.face[card], "host": s.face[target(r)]})


def _lay(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The Plot lies open before its player."""
    s.move(r.source, GOAL, r.owner)


def _keep(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The card stays where it is."""


OPS: Ops = {
    "keep": _keep,
    "takeover": _takeover,
    "move_group": _move_group,
    "reorganize": _reorganize,
    "end_turn": _end_turn,
    "roll": _roll,
    "throw": _throw,
    "undo_change": _undo_change,
    "undo": _undo,
    "lay": _lay,
}
