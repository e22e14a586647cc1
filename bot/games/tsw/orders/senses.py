"""Which of its meanings a verb has here: by what the target is, by money, by whom it goes to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.actions import ATTACKS
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE
from bot.games.tsw.orders.lexicon import Sense
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PLACE, Entity
from bot.games.tsw.orders.reader import Clause, Part
from bot.games.tsw.orders.signs import FLAG, IN_PASSING
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk, Work


def sense_of(desk: Desk, senses: Sequence[Sense], leaders: Sequence[Entity]) -> tuple[str, str]:
    """The action and intention: by what the target is, by money, by whom it goes to."""
    clause = desk.clause
    kinds = _target_kinds(desk, leaders)
    money = any(p.kind == MONEY for p in clause.parts) or any(
        p.kind == FLAG and p.term is not None and p.term.kind in ("everything", "half") for p in clause.parts
    )
    actions = [sense.action for sense in senses]
    if {"attack", "attack-group"} & set(actions) and not leaders and _event_leads(desk):
        return "play-event", ""
    if "transfer" in actions or "move-group" in actions:
        return _handing_over(desk, actions, money, leaders), ""
    noun = any(part.term is not None and part.term.kind == "noun" for part in clause.parts)
    spoken_of = next((sense for sense in senses if sense.kind == "attack"), None)
    if spoken_of is not None and noun and _attack_meant(desk):
        return spoken_of.action, ""
    for sense in senses:
        if sense.action == "drop" and noun:
            continue
        if sense.kind and sense.kind in kinds:
            return sense.action, sense.intention
    if actions == ["support"] and _spent(clause) and not leaders:
        return "defend", ""
    best = next((sense for sense in senses if not sense.kind), senses[0])
    if leaders and not kinds and any(s.action in ATTACKS for s in senses):
        best = next(s for s in senses if s.action in ATTACKS)
    return best.action, best.intention


def _event_leads(desk: Desk) -> bool:
    """'let THE SUDDEN ECLIPSE fall upon the Bureau': an event stands right before the verb."""
    clause = desk.clause
    before = [p for p in clause.parts if p.kind == NAME and clause.head and p.end < clause.head.start]
    last = max(before, key=lambda part: part.start, default=None)
    if last is None or last.role or clause.head is None:
        return False
    kinds = {entity.kind for entity in desk.whom(last.chunks[-1], (EVENT, GROUP, CHARACTER, PLACE))}
    between = clause.message[last.end : clause.head.start]
    return kinds == {EVENT} and not set(between) & set(",:;-–—(")


def _attack_meant(desk: Desk) -> bool:
    """'Sabotage THE BALTIC ATTACK': an attack is what the verb is about, perhaps by its attacker's name."""
    behind = [p for p in desk.clause.parts[desk.head + 1 :] if p.kind != IN_PASSING]
    if behind and behind[0].kind == NAME:
        behind = behind[1:]
    term = behind[0].term if behind and behind[0].kind == FLAG else None
    return term is not None and term.kind == "noun"


def _target_kinds(desk: Desk, leaders: Sequence[Entity]) -> tuple[str, ...]:
    """What the first name behind the verb can be, else the first one before it: 'go to the Square and SHOOT
    VERA'.
    """
    named = desk.unread(NAME, ("", "against", "to", "for", "at", "with", "by", "from"))
    head = desk.clause.head
    for part in sorted(named, key=lambda part: head is not None and part.start < head.start):
        for chunk in part.chunks:
            who = desk.meant(chunk, (GROUP, CHARACTER, PLACE), None, Work("", leaders=list(leaders)))
            if who and part.role in ("with", "by") and all(desk.mine(e) for e in who):
                continue
            if who:
                own = ("own",) if all(desk.mine(entity) for entity in who) else ()
                return (*own, *dict.fromkeys(entity.kind for entity in who))
    return ()


def _spent(clause: Clause) -> bool:
    """Whether megabucks are named, and not just a figure."""
    sums = [part.chunks[0].money for part in clause.parts if part.kind == MONEY]
    return any(money is not None and not money.bare for money in sums)


def _takeable(desk: Desk, bare: Sequence[Part]) -> bool:
    """'Take Tidewater': a group of somebody else's, and no conspiracy."""
    who = [e for part in bare[:1] for e in desk.whom(part.chunks[0], (GROUP,))]
    return bool(who) and not any(desk.mine(e) or desk.setting.group(e.name).conspiracy for e in who)


def _handing_over(desk: Desk, actions: Sequence[str], money: bool, leaders: Sequence[Entity]) -> str:
    """Transfer, move, give and send: money between own groups, a group, or something for others."""
    head = desk.clause.head
    said = set(normal(head.chunks[0].text).split()) if head is not None else set()
    if "transfer" in actions and said & desk.lexicon.usage.purses:  # 'transfer of FUNDS'
        return "transfer"
    bare = [p for p in desk.unread(NAME, ("",)) if desk.whom(p.chunks[0], (GROUP,))]
    named = [desk.whom(c, (GROUP, CHARACTER)) for p in desk.unread(NAME, ("", "to")) for c in p.chunks]
    foreign = [who for who in named if who and not any(desk.mine(e) for e in who)]
    if any(p.kind == QUOTE for p in desk.clause.parts) and "emissary" in actions:
        return "emissary"
    if "attack-control" in actions and not desk.unread(NAME, ("to",)) and _takeable(desk, bare):
        return "attack-control"
    if money and any(e.kind == CHARACTER for who in foreign for e in who):
        return "emissary"
    if "give-group" in actions and leaders and foreign and desk.clause.passing("passive"):
        return "give-group"
    summed = any(part.kind == MONEY for part in desk.clause.parts)
    if "move-group" in actions and not summed and desk.unread(NAME, ("under",)):
        return "move-group"
    if money and "transfer" in actions and not ("give-group" in actions and len(bare) and foreign):
        return "transfer"
    handed = desk.clause.passing("delegate") or desk.clause.passing("passive")
    if "move-group" in actions and (bare or "transfer" not in actions or (handed and not money)):
        return "move-group"
    if "give-group" in actions and bare and desk.mine(desk.whom(bare[-1].chunks[0], (GROUP,))[0]):
        return "give-group"
    if "emissary" in actions:
        return "emissary"
    if any(
        e.name == desk.setting.controls.conspiracy for p in bare for e in desk.whom(p.chunks[0], (GROUP,))
    ):
        return "transfer"
    return "move-group" if len(bare) and desk.unread(NAME, ("to", "under")) and not money else "transfer"
