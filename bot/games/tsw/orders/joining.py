"""What belongs to the attack on a group that was ordered just before: its attacker, money, support."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.actions import ATTACKS
from bot.games.tsw.orders.chunks import NAME
from bot.games.tsw.orders.names import GROUP
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.work import Desk, Work


def belongs_to_last(works: Sequence[Work], setting: Setting, work: Work) -> bool:
    """'..., Madison Avenue supports', 'CIA attacking': goes into the group attack before it."""
    last = next((w for w in reversed(works) if w.action in ATTACKS), None)
    if last is None:
        return False
    if work.action == "support" and work.leaders:
        groups = tuple(e.name for e in work.leaders if e.name != last.params.get("attacker"))
        last.params["support"] = tuple(dict.fromkeys((*last.params.get("support", ()), *groups)))
        return True
    if work.action == "attack-group" and "attacker" not in last.params:
        _as_support(setting, work)
    if work.action == "transfer" and "mb" in work.params and "mb" not in last.params:
        return _invest(last, work)
    vague = all(doubt.key == "unknown" for doubt in work.doubts)
    if work.action in ATTACKS and "target" not in work.params and vague and not work.objections:
        for parameter, value in work.params.items():
            last.params.setdefault(parameter, value)
        last.doubts = [doubt for doubt in last.doubts if doubt.parameter not in work.params]
        return True
    return False


def lends_power(works: Sequence[Work], desk: Desk) -> bool:
    """'...; support: Sincere': an own group joins the attack that was just ordered."""
    last = works[-1] if works else None
    attack = any(part.term is not None and part.term.kind == "noun" for part in desk.clause.parts)
    if last is None or last.action not in ATTACKS or attack or desk.clause.passing("delegate"):
        return False
    chunks = [chunk for part in desk.unread(NAME) for chunk in part.chunks]
    names = [e.name for c in chunks for e in desk.whom(c, (GROUP,)) if desk.mine(e)]
    if not names or len(names) != len(chunks):
        return False
    given = [*last.params.get("support", ()), *(n for n in names if n != last.params.get("attacker"))]
    last.params["support"] = tuple(dict.fromkeys(given))
    return True


def _as_support(setting: Setting, work: Work) -> None:
    """'WCB to attack, Sincere in support': an own group is no target of an attack already ordered."""
    target = work.params.get("target")
    if target in setting.own_groups and "attacker" in work.params:
        del work.params["target"]
        work.params["support"] = (*work.params.get("support", ()), target)


def _invest(last: Work, work: Work) -> bool:
    """'Take the Mittens. Put 8 MB into it.': money for the attack that was just ordered."""
    if work.params.get("to") not in (None, last.params.get("target"), last.params.get("attacker")):
        return False
    last.params["mb"] = work.params["mb"]
    if "from" in work.params:
        last.params.setdefault("funds", ((work.params["from"], work.params["mb"]),))
    return True
