"""What stands beside an order and is none: it goes into the order, as colour or as words asked about."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, PERSON_COST
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.joining import names_in
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Work, missing

OBJECTS = ("target", "group", "destination", "attack", "event", "to", "number", "of")
"""Parameters that say to whom or what something is done."""


def folded(works: Sequence[Work], setting: Setting, message: str) -> list[Work]:
    """The orders alone. A fragment goes into the order beside it: that one is then confirmed first, with the
    words that were not understood, unless they are mere colour.
    """
    kept = list(works)
    for work in sorted(works, key=lambda work: not lost(work)):
        host = next((h for h in _beside(kept, work) if _belongs(work, h, setting, message)), None)
        if host is not None:
            _fold(work, host, message, {place.name for place in setting.places})
            kept = [w for w in kept if w is not work]
    return kept


def lost(work: Work) -> bool:
    """Whether nothing of weight says what is to be done, or it was said and comes to nothing."""
    if (work.action == "list" and work.about) or (
        work.action in ("cancel", "postpone") and work.confirm and not work.about
    ):
        return True
    inner = work.params.get("order")
    if work.action == "standing" and missing(work):
        return not isinstance(inner, Work) or lost(inner)
    unclear = not work.action or any(doubt.parameter == "action" for doubt in work.doubts)
    unclear = unclear or (work.action == "gambit" and work.faint and bool(work.confirm or work.doubts))
    told = set(work.params) <= {"message", "text"} and work.confirm == "guessed"
    return unclear or (work.faint and (lacking(work) or (told and work.action == "leak")))


def lacking(work: Work) -> bool:
    return bool(missing(work) or work.doubts)


def _beside(works: Sequence[Work], work: Work) -> list[Work]:
    """The orders next to a work, the one before it first."""
    at = next(i for i, other in enumerate(works) if other is work)
    return [*works[max(at - 1, 0) : at], *works[at + 1 : at + 2]]


def _belongs(work: Work, host: Work, setting: Setting, message: str) -> bool:
    """Whether `work` is no order of its own, and nothing in it is about others than `host` is."""
    if not host.action and not work.action and host.start < work.start:
        return True
    told = host.named_actor and not host.faint and bool(work.doubts) and not (work.named_actor or work.about)
    if not host.action or (lacking(host) and not host.params and not told):
        return False
    if host.action == "gambit" and host.confirm:
        return False
    if not lacking(work) and work.action in ATTACKS:
        return False
    if work.chatty and (work.confirm or lacking(work)) and not (host.chatty or lost(host) or missing(host)):
        return True
    if work.action == "standing" or (host.action == "standing" and not lost(work)):
        return lost(work)
    parts = host.about | taking_part(host)
    if host.confirm and work.named_actor and not work.faint and not _same(work, host):
        return False
    others = work.about - parts - behind(setting, parts) - {setting.speaker, setting.controls.conspiracy}
    if host.action in ATTACKS and lost(work):
        others -= set(setting.own_people)
    elif work.named_actor and work.actor not in {setting.speaker, *parts}:
        others |= {str(work.actor)}
    if others - ({work.actor} if _takes_over(work, host) else set()):
        return False
    visit = work.action == "emissary" and "message" in missing(work)
    if visit and work.params.get("destination") in taking_part(host) and host.action != "emissary":
        return True
    if not work.action or lost(work) or any(o.reason == "a-question" for o in work.objections):
        return True
    if _same(work, host):
        return bool(work.confirm or lacking(work)) and (not work.named_actor or work.actor == host.actor)
    objects = _objects(work)
    if (
        work.confirm == "asked" or (work.confirm == "hedged" and lacking(work))
    ) and objects <= host.about | taking_part(host):
        return True
    if work.action not in ACTIONS:
        return False
    if lacking(work) and not _objects(work):
        strange = bool(work.doubts) and all(doubt.key == "unknown" for doubt in work.doubts)
        cost = ACTIONS[work.action].cost
        return work.faint or cost == PERSON_COST or strange
    theirs = not work.named_actor or (work.faint and work.actor == host.actor)
    theirs = theirs and ACTIONS[work.action].cost == PERSON_COST
    if work.confirm and theirs and host.named_actor and objects and objects <= taking_part(host):
        return work.action != host.action
    heads = message[work.end : host.start].strip() == ":" or message[host.end : work.start].strip() == "("
    part = names_in(work) <= host.about | taking_part(host)
    return heads and part and bool(work.confirm) and not work.named_actor


def _objects(work: Work) -> set[str]:
    """To whom or what something is done; of an event that is not named nothing is."""
    if work.action == "play-event" and "event" not in work.params:
        return set()
    return {str(work.params[name]) for name in OBJECTS if name in work.params}


def _takes_over(work: Work, host: Work) -> bool:
    """'Enlist Zelda - MILO asks her.': who is named in the fragment acts in an order that names nobody."""
    person = ACTIONS[host.action].cost == PERSON_COST if host.action in ACTIONS else False
    takes = work.named_actor and person and not host.named_actor
    return takes and work.actor != host.actor and work.actor not in host.params.values()


def _same(work: Work, host: Work) -> bool:
    return work.action == host.action and all(host.params.get(k, v) == v for k, v in work.params.items())


def behind(setting: Setting, names: Set[str]) -> set[str]:
    """The people who run these groups, and the groups that these people run or belong to."""
    people = setting.characters
    groups = {name for p in people if p.name in names for name in (p.group, p.runs) if name}
    return groups | {p.name for p in people if p.runs in names}


def taking_part(work: Work) -> set[str]:
    """Everybody and everything that has a part in an order."""
    step()
    inner = work.params.get("order")
    within = taking_part(inner) if isinstance(inner, Work) else set()
    attack = str(work.params.get("attack", "")).split(" on ")
    return {*names_in(work), *within, *attack, str(work.actor)}


def _fold(work: Work, host: Work, message: str, places: set[str]) -> None:
    if not host.action:
        host.end, host.doubts = work.end, []
        host.doubt("action", "what", message[host.start : host.end])
        return
    if "location" in missing(host) and work.params.get("terms") in places:
        host.params["location"] = work.params["terms"]
    if _takes_over(work, host):
        host.actor, host.named_actor = work.actor, True
        host.doubts = [doubt for doubt in host.doubts if doubt.parameter != "actor"]
    if _same(work, host) and "of" not in host.params:
        host.params = {**work.params, **host.params}
        host.doubts = [doubt for doubt in host.doubts if doubt.parameter not in work.params]
    if work.shaky and not work.params and not work.about and not work.named_actor:
        host.flavour.append(message[work.start : work.end])
        return
    if work.idle and not work.about and all(o.reason != "negated" for o in work.objections):
        return
    host.unread.append(message[work.start : work.end].strip(" .,;:!()-–—"))
    host.confirm = host.confirm or "unread"


def beside(works: Sequence[Work], work: Work, said: str, lexicon: Lexicon) -> bool:
    """Whether words without an order only lead up to one, or tell how things are."""
    about = {entity.name for entity in work.leaders}
    later = [w for w in works if w is not work and w.action]
    told = set(normal(said).split()) & lexicon.weights.stating
    return bool(work.action or told) or any(about & names_in(w) for w in later)


def stray(setting: Setting, works: Sequence[Work], work: Work) -> bool:
    """A guess that comes to nothing, beside orders that were read with certainty."""
    theirs = work.action == "drop" and work.params.get("group") not in setting.own_groups
    lost = theirs or bool(work.objections or missing(work) or work.doubts)
    solid = [w for w in works if not w.confirm and not w.idle and not missing(w) and not w.doubts]
    if work.action == "meditate" and work.chatty and work.confirm and solid:
        return True
    defended = [str(w.params["group"]) for w in works if w.action == "defend" and "group" in w.params]
    about = str(work.params.get("attack", ""))
    if work.action == "support" and work.verb != work.action and any(name in about for name in defended):
        return not work.named_actor  # 'Reinforce the Bees! 4 MB for their defence.'
    busy = any(w.actor == work.actor and w.action and w is not work for w in works)
    if work.action == "meditate" and work.faint and busy and work.actor != setting.speaker:
        return True
    if not lost or not solid:
        return False
    if any(objection.reason == "a-question" for objection in work.objections):
        return any(e.name in w.params.values() for w in solid for e in work.leaders)
    visited = {v for v in (work.params.get("destination"), work.params.get("group")) if v is not None}
    prelude = work.action in ("emissary", "drop") and any(
        w.params.get("target") in visited and w.actor == work.actor and w.start >= work.end for w in solid
    )
    only = work.named_actor and all(w.actor != work.actor for w in solid)
    named = any(doubt.key == "unknown" for doubt in work.doubts)
    return (work.confirm == "guessed" and not only and not work.params and not named) or prelude


def question_defaults(works: Sequence[Work], message: str, lexicon: Lexicon) -> None:
    """'Torch Cave Twelve - Igor, use petrol': nobody is named in an order, but an agent in the words behind
    it, which are no whole order or are about the same; it may be his, so it is confirmed first. So is what
    stands before an order to nobody: 'a gift for her: the Eclipse. Vex delivers.'
    """
    for work, after in pairwise(works):
        lost = bool(missing(after) or after.doubts or after.confirm)
        open_ = work.action in ACTIONS and ACTIONS[work.action].cost == PERSON_COST and not work.named_actor
        line = lost and not set(message[work.end : after.start]) & set(".!?\n")
        same = bool(_objects(work)) and _objects(work) == _objects(after)
        same = same and work.verb not in lexicon.usage.literal
        theirs = open_ and (line or same) and after.named_actor and after.actor != work.actor
        beside = "\n" not in message[work.end : after.start]
        if theirs or (beside and set(missing(after)) & set(OBJECTS)):
            work.confirm = work.confirm or "guessed"
