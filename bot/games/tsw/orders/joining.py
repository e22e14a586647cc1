"""What belongs to the attack on a group that was ordered just before: its attacker, money, support."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, PERSON_COST
from bot.games.tsw.orders.asides import continues, faint, in_list, names_somebody
from bot.games.tsw.orders.chunks import MONEY, NAME, WORD
from bot.games.tsw.orders.explaining import strange
from bot.games.tsw.orders.names import CHARACTER, GROUP, PLACE
from bot.games.tsw.orders.reader import Clause
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.signs import CONTINUED, FREE_TEXTS
from bot.games.tsw.orders.work import Desk, Work, missing


def belongs_to_last(works: Sequence[Work], setting: Setting, work: Work) -> bool:
    """'..., Madison Avenue supports', 'CIA attacking': goes into the group attack before it."""
    if works and _places_front(works[-1], work):
        return True
    last = next((w for w in reversed(works) if w.action in ATTACKS), None)
    if last is None:
        return False
    if work.action == "support" and work.leaders:
        if "attacker" not in last.params and len(work.leaders) > 1:
            last.params["attacker"] = work.leaders[0].name
        groups = tuple(e.name for e in work.leaders if e.name != last.params.get("attacker"))
        last.params["support"] = tuple(dict.fromkeys((*last.params.get("support", ()), *groups)))
        return True
    if work.action == "support" and work.named_actor and "attack" not in work.params:
        known = all(doubt.key != "unknown" for doubt in work.doubts)
        inside = known and last.params.get("target") in setting.character(str(work.actor)).inside
        last.params["agents"] = tuple(dict.fromkeys((*last.params.get("agents", ()), str(work.actor))))
        last.confirm = last.confirm or ("" if inside and not work.flavour else "guessed")
        last.flavour += work.flavour
        return True
    if work.action == "attack-group" and "attacker" not in last.params:
        _as_support(setting, work)
    if work.action == "transfer" and "mb" in work.params and "mb" not in last.params:
        return _invest(last, work)
    vague = all(doubt.key == "unknown" for doubt in work.doubts)
    alike = "attack-group" in (work.action, last.action) or work.action == last.action
    if work.action not in ATTACKS or not alike:
        return False
    if "target" not in work.params and vague and not work.objections:
        for parameter, value in work.params.items():
            last.params.setdefault(parameter, value)
        last.doubts = [doubt for doubt in last.doubts if doubt.parameter not in work.params]
        return True
    return False


def _places_front(front: Work, work: Work) -> bool:
    """'Create a front ...; it is placed under Hush.': where the new group hangs."""
    under = work.params.get("group", work.params.get("to"))
    if front.action == "create-front" and work.action == "attack-neutralize" and not work.params:
        front.params["neutral"], front.confirm = True, front.confirm or "guessed"
        return True
    if front.action != "create-front" or work.action != "move-group" or under is None or len(work.params) > 1:
        return False
    front.params.setdefault("under", under)
    front.confirm = front.confirm or "guessed"
    return True


def tells_method(last: Work, clause: Clause) -> bool:
    """'Illuminate Bao; take her out in a boat until she weeps': what is done with whom is to be illuminated,
    is how.
    """
    if last.action != "illuminate" or missing(last) != ("method",) or names_somebody(clause) or faint(clause):
        return False
    chunks = [chunk for part in clause.parts if part.kind == NAME for chunk in part.chunks]
    if clause.asking or not any(chunk.term("pronoun") for chunk in chunks):
        return False
    last.params["method"], last.end = clause.message[clause.start : clause.stop].strip(" .,;!"), clause.end
    last.confirm = last.confirm or "guessed"
    return True


def lends_power(works: Sequence[Work], desk: Desk) -> bool:
    """'...; support: Sincere': an own group joins the attack that was just ordered."""
    last = works[-1] if works else None
    attack = any(part.term is not None and part.term.kind == "noun" for part in desk.clause.parts)
    if last is None or last.action not in ATTACKS or attack or desk.clause.passing("delegate"):
        return False
    chunks = [chunk for part in desk.unread(NAME) for chunk in part.chunks]
    chunks = [chunk for chunk in chunks if chunk.term("pronoun") is None]
    names = [e.name for c in chunks for e in desk.whom(c, (GROUP,)) if desk.mine(e)]
    if not names or len(names) != len(chunks):
        return False
    given = [*last.params.get("support", ()), *(n for n in names if n != last.params.get("attacker"))]
    last.params["support"] = tuple(dict.fromkeys(given))
    return True


def repeats(works: Sequence[Work], work: Work) -> bool:
    """'Yes, backs.', 'Cornelius can do the interview.': the order before once more, perhaps with its actor
    or with what it lacks.
    """
    last = works[-1] if works else None
    if last is None or last.action != work.action or work.action not in ACTIONS:
        return False
    if work.action == "withdraw" and (last.params.get("number") == "all" or "of" in last.params):
        again = work.params.get("number") in ("all", "last")
        if again and work.params != last.params:
            last.confirm = last.confirm or "guessed"  # 'forget what I ordered for Juniper, withdraw it all'
        return again
    if last.actor == work.actor and last.params and last.params.items() < work.params.items():
        last.params, last.doubts, last.end = work.params, work.doubts, work.end
        last.confirm = last.confirm or (work.confirm if work.flavour else "")
        return True
    told = last.named_actor and not work.named_actor and ACTIONS[work.action].cost == PERSON_COST
    if told and last.params == work.params:
        return True
    who = work.named_actor and not last.named_actor and ACTIONS[work.action].cost == PERSON_COST
    if who and last.params and last.params == work.params:
        last.actor, last.named_actor, last.confirm, last.end = work.actor, True, work.confirm, work.end
        return True
    if not missing(work):
        return False
    last.faint, last.chatty = last.faint and work.faint, last.chatty and work.chatty
    elsewhere = work.named_actor and last.named_actor and work.actor != last.actor
    if elsewhere or any(last.params.get(key, value) != value for key, value in work.params.items()):
        return False
    named = work.named_actor and not last.named_actor
    once = ACTIONS[work.action].cost == PERSON_COST and work.actor == last.actor
    if work.params and not named and not once and not set(work.params) - set(last.params):
        return False
    if named:
        last.actor, last.named_actor = work.actor, True
    last.params = {**work.params, **last.params}
    last.doubts = [d for d in last.doubts if d.parameter not in (*work.params, "actor" if named else "")]
    last.confirm = last.confirm or (work.confirm if work.flavour else "")
    return True


def speaks_of(works: list[Work], work: Work, setting: Setting) -> None:
    """'The Tong must fall! WCB attacks to destroy.': whom an order lacks was named just before, unread.

    What comes of it is confirmed first.
    """
    last = works[-1] if works else None
    if last is None or last.action or work.action not in ACTIONS:
        return
    for parameter, kind in (("target", CHARACTER), ("group", GROUP)):
        if work.action in ATTACKS:
            kind = GROUP
        lacking = parameter in ACTIONS[work.action].required and parameter not in work.params
        theirs = {e.name for e in last.leaders if e.kind == kind and e.name not in _own(setting)}
        if lacking and len(theirs) == 1 and all(doubt.parameter != parameter for doubt in work.doubts):
            work.params[parameter] = theirs.pop()
            work.confirm = work.confirm or "guessed"
            works.pop()
            return


def _own(setting: Setting) -> set[str]:
    return {*setting.own_people, *setting.own_groups}


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


def about_others(desk: Desk, last: Work, clause: Clause) -> bool:
    """'Also Zelda.', '5 MB for Hush.': behind an order, about what is not in it."""
    if continues(clause) or last.action in CONTINUED:
        return False
    sums = [p for p in clause.parts if p.kind == MONEY and not in_list(clause, p)]
    if sums and last.action not in ATTACKS:
        return True
    last.confirm = "hedged" if sums and "mb" in last.params else last.confirm
    known = {desk.setting.speaker, desk.setting.controls.conspiracy, last.actor, *names_in(last)}
    for part in clause.parts:
        for chunk in part.chunks if part.kind == NAME else ():
            who = {e.name for e in desk.whom(chunk, (CHARACTER, GROUP, PLACE))}
            if chunk.term("pronoun", "all") is None and who and not who & known:
                return True
    return False


def names_in(work: Work) -> set[str]:
    """Everything that an order names, and who leads it."""
    values = [v if isinstance(v, tuple) else (v,) for v in work.params.values()]
    return {str(name) for value in values for name in value} | {e.name for e in work.leaders}


def does_it(desk: Desk, last: Work) -> bool:
    """'Cornelius does it': the actor of what was just ordered."""
    words = [part for part in desk.clause.parts if part.kind == WORD and part.role not in FREE_TEXTS]
    free = last.action not in ACTIONS or ACTIONS[last.action].cost != PERSON_COST
    if desk.clause.passing("not"):
        return False
    names = [chunk.named for part in desk.clause.parts if part.kind == NAME for chunk in part.chunks]
    plain = len(words) < 3 and not any(strange(desk, part) for part in words)
    plain = plain and all(named is None or named.sure for named in names)
    return not last.named_actor and not free and plain
