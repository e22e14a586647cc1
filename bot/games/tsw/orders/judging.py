"""Whether an order can be given at all: reasons against it, by the rules and by what the speaker knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from bot.games.tsw.orders.actions import ACTIONS, FREE, GROUP_COST
from bot.games.tsw.orders.setting import SOMEBODY, KnownCharacter, KnownGroup, Setting, attack_name
from bot.games.tsw.orders.work import Work, own_attacks

Judge = Callable[[Setting, Work], None]
NOT_NOW = frozenset({"busy", "too-poor", "already-yours", "not-enemy", "no-arrow", "not-inside"})
"""What may be otherwise when a standing order comes true, and is not held against it before (TSW-60)."""


def judge(setting: Setting, work: Work, later: bool = False) -> None:
    """Add to `work` every objection the rules raise; to what is for `later`, those that will stay."""
    _object(setting, work)
    if later:
        work.objections = [found for found in work.objections if found.reason not in NOT_NOW]


def _object(setting: Setting, work: Work) -> None:
    action = ACTIONS[work.action]
    leads = work.actor == setting.speaker
    if action.cost == GROUP_COST and work.actor is not None and not leads:
        work.object_to("leader-only", "TSW-12", name=work.actor)
    free = action.cost == FREE or (work.params.get("from"), work.params.get("to")) in setting.grace
    acting = () if free or work.actor is None else (work.actor,)
    for name in (*acting, *work.params.get("agents", ())):
        if setting.character(name).busy:
            work.object_to("busy", "TSW-31", name=name)
    meant = {work.params.get("target"), work.params.get("destination")}
    for name in [person.name for person in setting.characters if person.dead and person.name in meant]:
        work.object_to("dead", action.rule, name=name)
    JUDGES.get(work.action, _nothing)(setting, work)


def _nothing(setting: Setting, work: Work) -> None:
    del setting, work


def _group(setting: Setting, work: Work, parameter: str) -> KnownGroup | None:
    name = work.params.get(parameter)
    return setting.group(name) if name is not None else None


def _own(setting: Setting, work: Work, parameter: str, rule: str) -> bool:
    name = work.params.get(parameter)
    if name is not None and name not in setting.own_groups:
        work.object_to("not-your-group", rule, name=name)
        return False
    return name is not None


def _busy_groups(setting: Setting) -> set[str]:
    return {name for a in own_attacks(setting) for name in (a.attacker, *a.support) if name}


def _affordable(setting: Setting, work: Work, purses: tuple[str, ...], rule: str) -> None:
    known = [setting.treasury(name) for name in purses]
    wanted = work.params.get("mb")
    if isinstance(wanted, int) and known and all(amount is not None for amount in known):
        there = sum(amount or 0 for amount in known)
        if wanted > there:
            work.object_to("too-poor", rule, mb=wanted, there=there)


def _supporter(setting: Setting, work: Work, name: str, target: KnownGroup | None) -> None:
    if name not in setting.own_groups:
        work.object_to("not-your-group", "TSW-30", name=name)
    if target is not None and name == target.name:
        work.object_to("against-itself", "TSW-30", name=name)
    if setting.group(name).supports is False:
        work.object_to("no-support", "TSW-30", name=name)
    if name in _busy_groups(setting):
        work.object_to("busy", "TSW-31", name=name)


def _group_attack(setting: Setting, work: Work) -> None:
    target, attacker = _group(setting, work, "target"), work.params.get("attacker")
    kind = work.action.removeprefix("attack-")
    if target is not None and target.conspiracy:
        work.object_to("conspiracy", "TSW-30", name=target.name)
    elif target is not None:
        _target(setting, work, target, kind)
    if target is not None and attacker == target.name:
        work.object_to("itself", "TSW-33" if kind == "destroy" else "TSW-30", name=target.name)
    if attacker is not None and _own(setting, work, "attacker", "TSW-30"):
        _attacker(setting, work, attacker, kind)
        _affordable(setting, work, tuple(dict.fromkeys((attacker, setting.controls.conspiracy))), "TSW-30")
        _funded(setting, work, (attacker, setting.controls.conspiracy))
    _supported(setting, work, target)
    for name in work.params.get("agents", ()):
        _inside(setting, work, name, {work.params.get("target"), attacker, *work.params.get("support", ())})


def _supported(setting: Setting, work: Work, target: KnownGroup | None) -> None:
    for name in work.params.get("support", ()):
        _supporter(setting, work, name, target)


def _funded(setting: Setting, work: Work, purses: tuple[str, ...]) -> None:
    """The treasuries that are named pay no more than they hold, nor more than is invested (TSW-30)."""
    shares: Counter[str] = Counter()
    for name, mb in work.params.get("funds", ()):
        shares[name] += mb
    for name, mb in shares.items():
        there = setting.treasury(name)
        if name not in purses:
            work.object_to("wrong-source", "TSW-30", name=name)
        elif there is not None and mb > there:
            work.object_to("too-poor", "TSW-30", mb=mb, there=there)
    wanted = work.params.get("mb")
    if isinstance(wanted, int) and shares.total() > wanted:
        work.object_to("wrong-sum", "TSW-30", mb=wanted, told=shares.total())


def _target(setting: Setting, work: Work, target: KnownGroup, kind: str) -> None:
    own = target.name in setting.own_groups
    if kind == "control" and own:
        work.object_to("already-yours", "TSW-30", name=target.name)
    if kind == "neutralize" and own:
        work.object_to("not-enemy", "TSW-34", name=target.name)
    elif kind == "neutralize" and target.owner is None and target.master is None:  # somebody may have it now
        work.confirm = work.confirm or "neutral"
    if kind == "destroy" and target.weak and own:
        work.object_to("indestructible", "TSW-33", name=target.name)
    elif kind == "destroy" and target.weak:  # as far as they know: a spy may have been told lies (TSW-51)
        work.confirm = work.confirm or "weak"


def _attacker(setting: Setting, work: Work, attacker: str, kind: str) -> None:
    if attacker in _busy_groups(setting):
        work.object_to("busy", "TSW-31", name=attacker)
    if kind == "control":
        _arrow(setting, work, attacker, "TSW-32")


def _arrow(setting: Setting, work: Work, name: str, rule: str) -> None:
    """A group that is to control one more needs an open arrow, as far as it is known."""
    if _full(setting, name):
        work.object_to("no-arrow", rule, name=name)


def _full(setting: Setting, name: str) -> bool:
    arrows = setting.group(name).arrows
    return arrows is not None and _children(setting, name) >= arrows


def _children(setting: Setting, name: str) -> int:
    return sum(group.master == name and group.name not in setting.dropped for group in setting.groups)


def _some_money(work: Work) -> None:
    """What pays nothing has yet to say how much."""
    if work.params.get("mb") == 0:
        del work.params["mb"]


def _transfer(setting: Setting, work: Work) -> None:
    setting = setting.at_the_end()
    _some_money(work)
    if "to" in work.params and "from" not in work.params:
        payers = _neighbours(setting, work.params["to"])
        work.params.update({"from": payers[0]} if len(payers) == 1 else {})
    mine = [_own(setting, work, parameter, "TSW-35") for parameter in ("from", "to")]
    if not all(mine):
        return
    one, other = _group(setting, work, "from"), _group(setting, work, "to")
    if one is None or other is None:
        return
    if one.name == other.name:
        work.object_to("same-group", "TSW-35", name=one.name)
    known = one.master is not None or other.master is not None
    if known and one.master != other.name and other.master != one.name:
        work.object_to("not-adjacent", "TSW-35", name=one.name, other=other.name)
    _affordable(setting, work, (one.name,), "TSW-35")


def _neighbours(setting: Setting, name: str) -> list[str]:
    """The groups of the speaker directly above and below one of theirs."""
    own = [group for group in setting.groups if group.name in setting.own_groups]
    master = next((group.master for group in own if group.name == name), None)
    return [group.name for group in own if group.name == master or group.master == name]


def _move(setting: Setting, work: Work) -> None:
    setting = setting.at_the_end()
    group, to = _group(setting, work, "group"), _group(setting, work, "to")
    if group is None or not _own(setting, work, "group", "TSW-36"):
        return
    if group.name == setting.controls.conspiracy:
        work.object_to("head-stays", "TSW-36", name=group.name)
    if to is None:
        return
    if work.action == "give-group":
        if not to.conspiracy:
            work.object_to("not-a-conspiracy", "TSW-36", name=to.name)
        elif to.name == setting.controls.conspiracy:
            work.object_to("already-yours", "TSW-36", name=group.name)
        return
    if not _own(setting, work, "to", "TSW-36"):
        return
    above: KnownGroup | None = to
    while above is not None:
        if above.name == group.name:
            work.object_to("below-itself", "TSW-36", name=group.name)
            return
        above = setting.group(above.master) if above.master else None
    if group.master == to.name:
        work.object_to("there-already", "TSW-36", name=group.name, other=to.name)
    else:
        _arrow(setting, work, to.name, "TSW-36")


def _drop(setting: Setting, work: Work) -> None:
    if work.params.get("group") == setting.controls.conspiracy:
        work.object_to("head-stays", "TSW-37", name=work.params["group"])
    else:
        _own(setting, work, "group", "TSW-37")


def _defend(setting: Setting, work: Work) -> None:
    _some_money(work)
    group, source = work.params.get("group"), work.params.get("from")
    purses = tuple(name for name in setting.own_groups if name in (group, setting.controls.conspiracy))
    if source is None and group is not None and len(purses) == 1:
        work.params["from"] = source = purses[0]
    if source is not None and source not in purses:
        del work.params["from"]
        work.doubt("from", "wrong-purse", source, purses)
    if source is not None and _own(setting, work, "from", "TSW-37"):
        _affordable(setting, work, (source,), "TSW-37")
    if group is not None and all(attack.target != group for attack in setting.attacks):
        work.confirm = work.confirm or "not-attacked"


def _cancel(setting: Setting, work: Work) -> None:
    if "attack" not in work.params and not own_attacks(setting) and not work.doubts:
        work.object_to("nothing-pending", "TSW-37")


def _front(setting: Setting, work: Work) -> None:
    if work.params.get("mb") == 0:
        work.object_to("front-money", "TSW-41")
    if not work.params.get("neutral"):
        _controlled(setting, work)
    purse = work.params.get("from", setting.controls.conspiracy)
    if purse == setting.controls.conspiracy or _own(setting, work, "from", "TSW-41"):
        _affordable(setting, work, (purse,), "TSW-41")
    chosen = work.params.get("alignments", ())
    for one in chosen:
        other = setting.alignments[one]
        if other is not None and other != one and other in chosen:
            work.object_to("opposites", "TSW-22", one=one, other=other)
            return


def _controlled(setting: Setting, work: Work) -> None:
    """A front needs an open arrow of whoever is to control it: of the conspiracy, if nobody is named."""
    if _own(setting, work, "under", "TSW-41"):
        _arrow(setting, work, work.params["under"], "TSW-41")
    elif "under" not in work.params and _full(setting, setting.controls.conspiracy):
        work.confirm = work.confirm or "adrift"


def _emissary(setting: Setting, work: Work) -> None:
    name = work.params.get("destination")
    person = next((c for c in setting.characters if c.name == name), None)
    theirs = person.group if person is not None else name
    group = next((g for g in setting.groups if g.name == theirs), None)
    led = group is None or group.conspiracy or (person is None and _held_by_another(setting, group))
    nobody = name in setting.own_people[1:] or not led
    if nobody and not _represents(setting, person):
        work.object_to("no-recipient", "TSW-42", name=str(name))
    if name in (setting.controls.conspiracy, work.actor):
        work.object_to("to-yourself", "TSW-42", name=str(name))


def _held_by_another(setting: Setting, group: KnownGroup) -> bool:
    """Whether it is known whose a group is, and it is another conspiracy's, which what is brought there
    reaches (TSW-42)."""
    return group.owner not in (None, SOMEBODY, setting.controls.conspiracy)


def _represents(setting: Setting, person: KnownCharacter | None) -> bool:
    """Whether somebody is known to run or represent a conspiracy, the speaker's own apart (TSW-42)."""
    ours = setting.controls.conspiracy
    return person is not None and any(theirs != ours for theirs in (person.runs, *person.works_for) if theirs)


def _illuminate(setting: Setting, work: Work) -> None:
    actor, target = work.actor, work.params.get("target")
    if actor is not None and actor != setting.speaker and setting.character(actor).illuminated is False:
        work.object_to("not-illuminated", "TSW-44", name=actor)
    known = setting.character(target) if target is not None else None
    if known is not None and (target == actor or known.illuminated or known.runs):  # leaders are (TSW-03)
        work.object_to("illuminated-already", "TSW-44", name=target)


def _infiltrate(setting: Setting, work: Work) -> None:
    group = work.params.get("group")
    if group is None or work.actor is None:
        return
    actor = setting.character(work.actor)
    if group == setting.controls.conspiracy:
        work.object_to("own-conspiracy", "TSW-45", name=group)
    elif group == actor.group or group in actor.inside:
        work.object_to("inside-already", "TSW-45", name=work.actor, other=group)


def _in_attack(setting: Setting, work: Work) -> None:
    """Support and interference need somebody inside (TSW-46); what is not known is not held against them."""
    attack = next((a for a in setting.attacks if attack_name(a) == work.params.get("attack")), None)
    if attack is None or work.actor is None:
        return
    _inside(setting, work, work.actor, {attack.target, attack.attacker, *attack.support})


def _inside(setting: Setting, work: Work, name: str, concerned: Collection[str | None]) -> None:
    person = setting.character(name)
    if not {person.group, *person.inside}.intersection(concerned):
        work.object_to("not-inside", "TSW-46", name=name)


def _scout(setting: Setting, work: Work) -> None:
    group = _group(setting, work, "group")
    if group is not None and group.conspiracy:
        work.object_to("nobody-there", "TSW-50", name=group.name)


def _recruit(setting: Setting, work: Work) -> None:
    target = work.params.get("target")
    if target is None:
        return
    if target in setting.own_people:
        work.object_to("yours-already", "TSW-49", name=target)
    elif setting.character(target).runs:
        work.object_to("runs-a-conspiracy", "TSW-49", name=target)


def _on_oneself(setting: Setting, work: Work) -> None:
    if work.params.get("target") == work.actor and work.actor is not None:
        work.object_to("oneself", ACTIONS[work.action].rule, name=work.actor)


JUDGES: Mapping[str, Judge] = {
    "attack-control": _group_attack, "attack-destroy": _group_attack, "attack-neutralize": _group_attack,
    "attack-group": _group_attack, "transfer": _transfer, "move-group": _move, "give-group": _move, "drop":
    _drop, "defend": _defend, "cancel": _cancel, "postpone": _cancel, "create-front": _front, "emissary":
    _emissary, "illuminate": _illuminate, "infiltrate": _infiltrate, "support": _in_attack, "interfere":
    _in_attack, "recruit": _recruit, "scout": _scout, "attack": _on_oneself, "guard": _on_oneself,
    "spy": _on_oneself,
}  # fmt: skip
