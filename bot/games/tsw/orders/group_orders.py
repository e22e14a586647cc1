"""Filling in orders about groups: attacks, money, moves, defence, events (TSW-30 to TSW-37)."""

from __future__ import annotations

from bot.games.tsw.orders.chunks import MONEY, NAME
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PART, PLACE
from bot.games.tsw.orders.reader import Part
from bot.games.tsw.orders.setting import KnownAttack, attack_name
from bot.games.tsw.orders.signs import FLAG
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk, Work, own_attacks

AIM = ("", "against", "to", "for", "at")


def group_attack(desk: Desk, work: Work) -> None:
    """Attack to Control, to Destroy, to Neutralize; or one whose kind is still open."""
    kind_of(desk, work)
    _attacker(desk, work)
    if not desk.take(work, "target", (GROUP,), AIM, own=False):
        desk.take(work, "target", (GROUP,), ("", "against"), own="attacker" in work.params or None)
    if "attacker" not in work.params:
        desk.take(work, "attacker", (GROUP,), ("", "with", "by", "for", "at"), own=True)
    desk.take_all(work, "agents", (CHARACTER,), ("support", "with", "by"))
    funds(desk, work, work.params.get("attacker"))
    desk.take_all(work, "support", (GROUP,), ("support", "with", "by", ""))
    _foreign_help(desk, work)
    support = tuple(g for g in work.params.get("support", ()) if g != work.params.get("attacker"))
    if support:
        work.params["support"] = support
    else:
        work.params.pop("support", None)


def kind_of(desk: Desk, work: Work) -> None:
    """'attack the IRS to control it': a later verb says which kind of attack is meant."""
    if work.action != "attack-group":
        return
    for part in desk.clause.parts:
        actions = [sense.action for sense in part.term.senses] if part.term and part.sub else []
        for action in actions:
            if action in ("attack-control", "attack-destroy", "attack-neutralize"):
                work.action, part.used = action, True
                return


def _attacker(desk: Desk, work: Work) -> None:
    if work.leaders and "attacker" not in work.params:
        mine = [entity.name for entity in work.leaders if desk.mine(entity)]
        beside = [name for name in mine if name in _brought(desk)]
        if beside and set(beside) < set(mine):  # 'WITH HUSH in support, let the WCB attack'
            mine = [*(name for name in mine if name not in beside), *beside]
            work.confirm = work.confirm or "guessed"
        if mine:
            work.params["attacker"] = mine[0]
            if mine[1:]:
                work.params["support"] = tuple(mine[1:])
    done = desk.clause.passing("passive")
    desk.take(work, "attacker", (GROUP,), ("by", "with") if done else ("with", "by"), own=True)


def _brought(desk: Desk) -> set[str]:
    """The own groups that stand behind a 'with' before the verb."""
    before = [part for part in desk.clause.parts[: max(desk.head, 0)] if part.role == "with"]
    return {e.name for part in before for c in part.chunks for e in desk.whom(c, (GROUP,)) if desk.mine(e)}


def _foreign_help(desk: Desk, work: Work) -> None:
    """Groups of others cannot be ordered to attack or to help."""
    for part in desk.unread(NAME, ("with", "by", "support")):
        for chunk in part.chunks:
            who = desk.whom(chunk, (GROUP,))
            if (
                who
                and not any(desk.mine(entity) for entity in who)
                and who[0].name != work.params.get("target")
            ):
                work.object_to("not-your-group", "TSW-30", name=who[0].name)


def funds(desk: Desk, work: Work, purse: str | None) -> None:
    """The megabucks and, if said, from which treasury each amount comes ('6 from this, 2 from that')."""
    sums, shares, whole = desk.sums(), [], []
    for part in sums:
        source = _source(desk, part, purse, several=len(sums) > 1)
        if source is None and len(sums) > 1:
            source = _payer_before(desk, part)
        if source is None:
            whole.append(part)
        else:
            shares.append((source, _megabucks(part)))
    total = sum(amount for _, amount in shares)
    if shares and "mb" not in work.params and (not whole or {_megabucks(p) for p in whole} == {total}):
        work.params["mb"] = total
        for part in sums:
            part.used = True
    desk.money(work, "mb", purse)
    apart = Work(work.action)
    if not shares and "mb" in work.params and desk.take(apart, "from", (GROUP,), ("from",), own=True):
        shares = [(str(apart.params["from"]), int(work.params["mb"]))] if "from" in apart.params else []
    if shares and "funds" not in work.params:
        work.params["funds"] = tuple(shares)


def _megabucks(part: Part) -> int:
    money = part.chunks[0].money
    return money.amount if money is not None else 0


def _payer_before(desk: Desk, part: Part) -> str | None:
    """'BIG MEDIA 5 + THE SOCIETY 5': the own group right before a sum."""
    before = [p for p in desk.clause.parts if p.kind == NAME and p.end <= part.start]
    names = [p for p in before if not desk.clause.message[p.end : part.start].strip()]
    who = [e.name for p in names for e in desk.whom(p.chunks[-1], (GROUP,)) if desk.mine(e)]
    for name in names if len(who) == 1 else ():
        name.used = True
    return who[0] if len(who) == 1 else None


def _source(desk: Desk, part: Part, purse: str | None, several: bool) -> str | None:
    """The own group out of whose treasury a sum comes: 'from the Exhibition', 'of its own', '(4 WCB)'."""
    behind = sorted((p for p in desk.clause.parts if p.start > part.start), key=lambda p: p.start)[:3]
    small = desk.lexicon.usage.sourced
    between = (p.chunks[0] for p in behind)
    chunk = next((c for c in between if normal(c.text) not in small and c.term("pronoun") is None), None)
    after = next((p for p in behind if p.chunks[0] is chunk), None)
    if after is None or after.used:
        return None
    if after.kind == FLAG and after.term is not None and after.term.kind == "own purse" and several:
        after.used = purse is not None
        return purse
    near = not desk.clause.message[part.end : after.start].strip()
    if after.kind != NAME or (after.role not in ("from", "against") and not (several and near)):
        return None
    who = [e for e in desk.whom(after.chunks[0], (GROUP,)) if desk.mine(e)]
    if len(who) == 1 and len(after.chunks) == 1:
        after.used = True
        return who[0].name
    return None


def transfer(desk: Desk, work: Work) -> None:
    """Transfer Funds; money for somebody else's group is a gift."""
    if work.leaders and "from" not in work.params and desk.mine(work.leaders[0]):
        work.params["to" if _receives(desk) else "from"] = work.leaders[0].name
    desk.take(work, "from", (GROUP,), ("from", "with", "by"), own=True) or desk.take(
        work, "from", (GROUP,), ("from",)
    )
    if desk.take(work, "to", (GROUP,), ("to", "for", "under")):
        desk.take(work, "from", (GROUP,), ("", "against", "at"))
    if "to" not in work.params and "to" not in [d.parameter for d in work.doubts]:
        bare = [part for part in desk.unread(NAME, ("",)) if desk.whom(part.chunks[0], (GROUP,))]
        if len(bare) >= 2 and "from" not in work.params:
            desk.take(work, "from", (GROUP,), ("",), own=True)
        desk.take(work, "to", (GROUP,), ("", "at", "against"))
    desk.money(work, "mb", work.params.get("from"))


def _receives(desk: Desk) -> bool:
    """'Sincere shall RECEIVE 2 MB from the Board': who stands before the verb gets the money."""
    head = desk.clause.head
    said = normal(head.chunks[0].text).split() if head is not None else []
    return bool(desk.lexicon.usage.receiving & set(said))


def move_group(desk: Desk, work: Work) -> None:
    """Move Group, or give it to another conspiracy."""
    if work.leaders and "group" not in work.params:
        work.params["group"] = work.leaders[0].name
    desk.take(work, "to", (GROUP,), ("under", "to"))
    head = desk.clause.head
    offered = head is not None and head.term is not None and head.term.patient
    desk.take(work, "group", (GROUP,), ("", "against"), own=True if offered else None)
    mine = desk.setting.own_groups
    if "to" not in work.params:
        for part in desk.unread(NAME, ("",)):
            after = normal(desk.clause.message[part.end :]).split()[:1]
            part.used = bool(desk.lexicon.weights.stating & set(after))  # 'move it, the Mint IS no good'
        desk.take(work, "to", (GROUP,), ("at", "for", "with", ""))
        group, to = work.params.get("group"), work.params.get("to")
        if group is not None and group not in mine and to in mine:  # 'give the Nappers our Cheese Reserve'
            work.params |= {"group": to, "to": group}
    price_of(desk, work)
    to = work.params.get("to")
    if to is not None and to not in mine:
        work.action = "give-group"
    elif "price" in work.params:  # nothing is paid for a group that stays one's own
        work.confirm = work.confirm or "guessed"


def price_of(desk: Desk, work: Work) -> None:
    """What is asked for a group that is sold."""
    desk.money(work, "price")


def drop(desk: Desk, work: Work) -> None:
    if work.leaders and "group" not in work.params:
        work.params["group"] = work.leaders[0].name
    desk.take(work, "group", (GROUP,), ("", "against", "at", "from", "to"))


def defend(desk: Desk, work: Work) -> None:
    """Spend Defensively: which group, how much, out of which treasury."""
    _money_taken(desk, work)
    leader = next((entity.name for entity in work.leaders if desk.mine(entity)), None)
    owner = next(
        (p for p in desk.clause.parts if p.kind == NAME and p.chunks[0].named and p.chunks[0].named.own), None
    )
    whose = desk.whom(owner.chunks[0], (GROUP,)) if owner is not None else ()
    for part in desk.unread(NAME, ("from", "with", "by")):
        if part.chunks[0].term("pronoun") and desk.whom(part.chunks[0], (GROUP,)):
            continue
        desk.take(work, "from", (GROUP,), ("from", "with", "by"), own=True)
    foes = [
        p
        for p in desk.unread(NAME, ("against",))
        if p.mark and normal(p.mark.text) in desk.lexicon.usage.foes
    ]
    for part in foes:
        part.used = True
    payer = _payer(desk)
    if payer is not None and "from" not in work.params:
        work.params["from"] = payer
    desk.take(work, "group", (GROUP,), ("", "against", "for", "to", "at"))
    desk.take(work, "from", (GROUP,), ("",), own=True)
    if whose and desk.mine(whose[0]) and _amount_said(desk):
        work.params.setdefault("from", whose[0].name)
        work.params.setdefault("group", whose[0].name)
    if leader is not None and foes and "group" not in work.params:
        work.params.setdefault("from", leader)
    if leader is not None:
        work.params.setdefault("from" if "group" in work.params else "group", leader)
    source = work.params.get("from")
    foe = any((a.attacker, a.target) == (work.params.get("group"), source) for a in desk.setting.attacks)
    theirs = work.params.get("group") not in desk.setting.own_groups
    if source not in (None, desk.setting.controls.conspiracy) and theirs:
        work.params |= {"group": source} if foe or desk.flag("own purse") is not None else {}
    purse = work.params.get("group", leader)
    if "from" not in work.params and purse is not None and desk.flag("own purse") is not None:
        work.params["from"] = purse
    purse = work.params.get("from")
    desk.money(work, "mb", purse)
    if work.params.get("group") == desk.setting.controls.conspiracy and "from" not in work.params:
        work.params["from"] = work.params["group"]


def _money_taken(desk: Desk, work: Work) -> None:
    """'Take 4 MB from the Board and put IT into the defence of ...': the sum that was just taken."""
    last = desk.memory.works[-1] if desk.memory.works else None
    moved = [p for p in desk.unread(NAME) if (term := p.chunks[0].term("pronoun")) and term.value == "it"]
    if last is None or last.action != "transfer" or not moved:
        return
    if "to" in last.params or "mb" not in last.params:
        return
    moved[0].used = last.idle = True
    work.params |= {name: last.params[name] for name in ("from", "mb") if name in last.params}
    work.confirm = "guessed"


def _payer(desk: Desk) -> str | None:
    """'5 MB OF THE EXHIBITION for the defence of ...': the own group that stands right behind the sum."""
    parts = desk.clause.parts
    for part in parts:
        if part.kind != NAME or part.used or part.role not in ("against", "from") or part.mark is None:
            continue
        sums = [p for p in parts if p.kind == MONEY and not desk.clause.message[p.end : part.marked].strip()]
        who = [e.name for e in desk.whom(part.chunks[0], (GROUP,)) if desk.mine(e)]
        if sums and len(who) == 1:
            part.used = True
            return who[0]
    return None


def _amount_said(desk: Desk) -> bool:
    flags = [p.term.kind for p in desk.clause.parts if p.term is not None]
    return any(p.kind == MONEY for p in desk.clause.parts) or bool({"everything", "half"} & set(flags))


def play_event(desk: Desk, work: Work) -> None:
    desk.take(work, "event", (EVENT,), ("", "against", "with", "by", "to", "for"))
    for part in desk.unread(NAME, ("at", "")):
        term = part.chunks[0].term("pronoun")
        part.used = term is not None and (part.role == "at" or term.value in ("me", "us"))  # 'I use my Comet'
    if not desk.take(work, "target", (GROUP, CHARACTER, PLACE), ("against", "to", "for", "with", "at", "")):
        told = any(part.term is not None and part.term.kind == "noun" for part in desk.clause.parts)
        attack = attack_meant(desk, work) if told or len(_named_groups(desk)) > 1 else None
        if attack is not None:
            work.params["target"] = attack


def attack_reference(desk: Desk, work: Work) -> None:
    """Cancel, Postpone, Support, Interfere: which attack is meant."""
    if "attack" not in work.params:
        found = attack_meant(desk, work)
        if found is not None:
            work.params["attack"] = found


def attack_meant(desk: Desk, work: Work) -> str | None:
    """The one attack that fits the groups named; a doubt if there are several; None if there is none."""
    named = [*_named_groups(desk), *(e.name for e in work.leaders if _in_an_attack(desk, e.name))]
    ordered = [
        w
        for w in desk.memory.works
        if w.action.startswith("attack-") and "target" in w.params and w is not work
    ]
    known = list(desk.setting.attacks)
    targets = {attack.target for attack in known}
    ordered = [w for w in ordered if "attacker" in w.params or w.params["target"] not in targets]
    own = own_attacks(desk.setting)
    if work.action in ("cancel", "postpone"):
        known, ordered = own, []
    elif work.action == "interfere" and not named:  # nobody disturbs his own attack unless he says so
        known, ordered = [attack for attack in known if attack not in own], []
    fitting = dict.fromkeys(
        [attack_name(attack) for attack in known if all(_concerns(attack, name) for name in named)]
        + [_ordered_name(w) for w in ordered if all(name in _groups_of(w) for name in named)]
    )
    joins = work.action == "support" and bool(ordered) and not _points_back(desk)
    if not named and (joins or not fitting):
        return None
    if not named and len(fitting) > 1 and ordered and _points_back(desk):
        return _ordered_name(ordered[-1])
    if len(fitting) == 1:
        _read_groups(desk)
        return next(iter(fitting))
    if fitting:
        work.doubt("attack", "which", desk.clause.text, tuple(fitting))
        _read_groups(desk)
        return None
    if named:
        _read_groups(desk)
        work.object_to(
            "no-such-attack", "TSW-37" if work.action in ("cancel", "postpone") else "TSW-46", name=named[0]
        )
    return None


def _points_back(desk: Desk) -> bool:
    terms = [chunk.term("pronoun") for part in desk.unread(NAME) for chunk in part.chunks]
    return any(term is not None and term.value in ("it", "they") for term in terms)


def _named_groups(desk: Desk) -> list[str]:
    found = []
    for part in desk.unread(NAME):
        for chunk in part.chunks:
            who = desk.whom(chunk, (GROUP,))
            piece = chunk.named is not None and chunk.named.weight == PART
            if (
                len(who) == 1
                and not chunk.term("pronoun")
                and not (piece and not _in_an_attack(desk, who[0].name))
            ):
                found.append(who[0].name)
    return [name for name in found if name != desk.setting.controls.conspiracy]


def _in_an_attack(desk: Desk, name: str) -> bool:
    return any(_concerns(attack, name) for attack in desk.setting.attacks)


def _read_groups(desk: Desk) -> None:
    for part in desk.unread(NAME):
        if any(desk.whom(chunk, (GROUP,)) for chunk in part.chunks):
            part.used = True


def _concerns(attack: KnownAttack, name: str) -> bool:
    return name in (attack.target, attack.attacker, attack.by, *attack.support)


def _groups_of(work: Work) -> tuple[str, ...]:
    return (work.params["target"], work.params.get("attacker", ""), *work.params.get("support", ()))


def _ordered_name(work: Work) -> str:
    attacker = work.params.get("attacker")
    return attack_name(KnownAttack(target=work.params["target"], attacker=attacker))
