"""Group attacks: launched, undecided for a turn, supported or interfered with, decided (TSW-30 to TSW-34,
TSW-46)."""

from __future__ import annotations

from collections import Counter

from bot.games.tsw.play.actions.changes import change_hands
from bot.games.tsw.play.actions.intelligence import tell_peculiar
from bot.games.tsw.play.actions.people import MOST_LOYALTY, find_event
from bot.games.tsw.play.notes import HIDDEN_HAND, learn_person, note_group
from bot.games.tsw.play.provenance import figures_of_group, figures_of_person, hand_of, reach, treasury_of
from bot.games.tsw.play.resolution import Act, Resolution
from bot.games.tsw.play.state import NOBODY, Record, SecretWars
from bot.games.tsw.world.formula import LIKE, NEUTRALIZE, POSITION, Part, likeness, word

LOSSES = {"control": "success", "destroy": "destroyed", "neutralize": "freed"}
"""How an attack of a kind that succeeds is told to whoever loses the group, as the end of a phrase's key."""
IMPRESSED = 3
"""How loyal at least somebody is who has joined a reckless attacker."""
LAUNCHES = 300
"""Numbers of the checks of group attacks begin here."""


# -- what an attack is called


def leader_known(s: SecretWars, a: Record, seat: int) -> bool:
    """Whether a seat is told which group attacks: the owner of the target is, unless a conspiracy leads
    itself."""
    return s.attack_knowledge(a, seat) or (s.owner(a["target"]) == seat and a["attacker"] >= s.seats)


def labels(s: SecretWars, seat: int) -> dict[int, str]:
    """How a seat refers to the undecided attacks that it knows of, by their numbers; attacks that would be
    called alike are counted."""
    called: dict[int, str] = {}
    for a in s.attacks:
        if seat not in s.attack_audience(a):
            continue
        plain = name = _name(s, a, seat)
        n = 2
        while name in called.values():
            name, n = f"{plain} ({n})", n + 1
        called[a["number"]] = name
    return called


def label(s: SecretWars, a: Record, seat: int) -> str:
    """How a seat refers to an undecided attack that it knows of."""
    return labels(s, seat)[a["number"]]


def _name(s: SecretWars, a: Record, seat: int) -> str:
    target = s.g_name[a["target"]]
    return f"{s.g_name[a['attacker']]} on {target}" if leader_known(s, a, seat) else f"attack on {target}"


def settle_names(r: Resolution) -> None:
    """Attacks are called all through the turn what they were called when it began (TSW-46). A standing order
    cannot foresee who leads the attack: the only one on a target is also called by that alone (TSW-60)."""
    s = r.s
    known = [(seat, a) for a in s.attacks for seat in s.attack_audience(a)]
    on = Counter((seat, a["target"]) for seat, a in known)
    r.attacks = {
        (seat, f"attack on {s.g_name[a['target']]}"): a["number"]
        for seat, a in known
        if on[seat, a["target"]] == 1
    }
    r.attacks |= {(seat, label(s, a, seat)): a["number"] for seat, a in known}
    for a in s.attacks:
        a["heard"] = sorted({*a["heard"], *s.attack_audience(a)})


def called(r: Resolution, seat: int, name: object) -> Record | None:
    """The undecided attack that a seat calls so, if it knows of one."""
    number = r.attacks.get((seat, str(name)))
    return next((a for a in r.s.attacks if a["number"] == number), None)


# -- launching


def launch(r: Resolution, act: Act) -> None:
    """Attack to Control, Destroy or Neutralize: paid now, decided next turn (TSW-31)."""
    s, params = r.s, act.params
    kind = act.action.removeprefix("attack-")
    attacker, target = s.named_group(params["attacker"]), s.named_group(params["target"])
    reason = impossible(s, act.seat, kind, attacker, target)
    if reason:
        r.tell(act.seat, f"attack-{reason}", attacker=params["attacker"], target=params["target"])
        return
    reach(s, [treasury_of(attacker), treasury_of(act.seat)], [act.seat])
    r.public(act.seat)
    payment = _payment(s, act, attacker)
    if payment is None:
        r.tell(
            act.seat, "attack-too-poor", attacker=params["attacker"], target=params["target"], mb=params["mb"]
        )
        return
    for purse, mb in payment:
        s.g_money[purse] -= mb
    s.attack_count += 1
    a: Record = {
        "number": s.attack_count, "seat": act.seat, "kind": kind, "attacker": attacker, "target": target,
        "support": _supporters(s, act, attacker), "agents": [], "against": [],
        "mb": sum(mb for _, mb in payment), "defence": 0, "payers": [], "detail": r.flavour(act),
        "edge": r.event_bonus(act.seat, act.action, tuple(s.g_align[target])), "bonus": 0,
        "due": s.turn + 1, "heard": [], "asked": dict(act.asked),
    }  # fmt: skip
    absent = [n for n in dict.fromkeys(params.get("agents", ())) if not enlist(r, act.seat, a, n)]
    s.attacks.append(a)
    r.launched[a["number"]] = act
    r.attacks[act.seat, label(s, a, act.seat)] = a["number"]
    unseen = s.owner(target) == NOBODY and s.attack_audience(a) == [act.seat]
    if unseen and s.options["neutral_attacks"] == "at once":
        a["due"] = s.turn
    else:
        announce(r, a)
    _tell_absent(r, act, a, absent)


def _supporters(s: SecretWars, act: Act, attacker: int) -> list[int]:
    """The groups named in support that have Transferable Power and are free."""
    named, busy = dict.fromkeys(map(s.named_group, act.params.get("support", ()))), s.busy_groups()
    own = [g for g in named if g not in (NOBODY, attacker) and s.owner(g) == act.seat]
    return [g for g in own if s.g_aid[g] and g not in busy]


def _tell_absent(r: Resolution, act: Act, a: Record, people: list[str]) -> None:
    """Whoever was to support an attack and does not is named to whoever ordered it (TSW-30)."""
    s, attack = r.s, f"{act.params['attacker']} on {act.params['target']}"
    for name in dict.fromkeys(act.params.get("support", ())):
        if name != act.params["attacker"] and s.named_group(name) not in a["support"]:
            r.tell(act.seat, "support-absent", group=name, attack=attack)
    for name in people:
        tell_left_out(r, act.seat, name, attack)


def tell_left_out(r: Resolution, seat: int, name: str, attack: object) -> None:
    """Why somebody of a seat's does not join its attack (TSW-46)."""
    s, p = r.s, r.s.named_person(name)
    if p not in s.people_of(seat):
        r.tell(seat, "actor-gone", actor=name)
    elif not s.can_act(p) or p in s.busy_people():
        r.tell(seat, r.engaged(seat, p) if s.can_act(p) else "actor-hurt", actor=name)
    else:
        r.tell(seat, "assist-outside", actor=name, attack=attack)


def impossible(s: SecretWars, seat: int, kind: str, attacker: int, target: int) -> str:
    """Why an attack cannot be, as the end of a phrase's key; '' if it can."""
    if attacker == NOBODY or s.owner(attacker) != seat:
        return "not-yours"
    if target in (NOBODY, attacker):
        return "pointless"
    if target < s.seats:
        return "conspiracy"
    owner = s.owner(target)
    if attacker in s.busy_groups():
        return "busy"
    if (kind == "control" and owner == seat) or (kind == "neutralize" and owner in (NOBODY, seat)):
        return "pointless"
    if kind == "control" and s.open_arrows(attacker) < 1:
        return "no-arrow"
    if kind == "destroy" and not s.g_power[target] and not s.g_arrows[target]:
        return "indestructible"
    return ""


def _payment(s: SecretWars, act: Act, attacker: int) -> list[tuple[int, int]] | None:
    """Who pays what: as ordered, and what is named without a source from the attacking group first, then from
    the conspiracy; None if they cannot (TSW-30)."""
    root, shares = act.seat, Counter[int]()
    for name, amount in act.params.get("funds", ()):
        shares[s.named_group(name)] += int(amount)
    rest = int(act.params["mb"]) - shares.total()
    first = min(rest, max(0, s.g_money[attacker] - shares[attacker]))
    shares[attacker] += first
    shares[root] += rest - first
    fits = rest >= 0 and set(shares) <= {attacker, root}
    return list(shares.items()) if fits and all(s.g_money[g] >= mb for g, mb in shares.items()) else None


def enlist(r: Resolution, seat: int, a: Record, name: str) -> bool:
    """Somebody of the seat's who is inside one of the groups joins its attack and is busy until it is
    decided."""
    s, p = r.s, r.s.named_person(name)
    inside = p != NOBODY and concerned(a) & set(s.memberships(p, seat))
    if (
        not inside
        or p not in s.people_of(seat)
        or p in s.busy_people()
        or not s.can_act(p)
        or p in a["agents"]
    ):
        return False
    a["agents"].append(p)
    reach(s, [figures_of_person(p)], [seat])
    return True


def announce(r: Resolution, a: Record) -> None:
    """The attacker, the target's owner and those with people inside hear of it, each what they can know
    (TSW-31)."""
    s = r.s
    names = {"attacker": s.g_name[a["attacker"]], "target": s.g_name[a["target"]]}
    paid = {"mb": a["mb"]} if a["mb"] else {"kind": a["kind"]}
    r.tell(a["seat"], f"launched-{a['kind'] if a['mb'] else 'unpaid'}", **paid, **names)
    a["heard"] = s.attack_audience(a)
    r.meet(tuple(a["heard"]))
    for seat in a["heard"]:
        if seat == a["seat"]:
            continue
        own = s.owner(a["target"]) == seat
        note_group(s, seat, a["target"])
        if leader_known(s, a, seat):
            note_group(s, seat, a["attacker"])
            r.tell(seat, "under-attack" if own else "attack-rumour", kind=a["kind"], **names)
        else:
            key = "under-attack-unknown" if own else "attack-rumour-unknown"
            r.tell(seat, key, kind=a["kind"], target=names["target"])


# -- support and interference


def concerned(a: Record) -> set[int]:
    """The groups from which people can support an attack or interfere with it."""
    return {a["target"], a["attacker"], *a["support"]}


def assist(r: Resolution, act: Act) -> None:
    """Support or Interfere, from inside the target or a group that attacks or supports (TSW-46)."""
    s, name = r.s, r.s.p_name[act.actor]
    a = called(r, act.seat, act.params["attack"])
    if a is None or a["due"] > s.turn:
        key = "assist-too-late" if a is None else "assist-postponed"
        r.tell(act.seat, key, actor=name, attack=act.params["attack"])
        return
    inside = concerned(a) & set(s.memberships(act.actor, act.seat))
    if not inside:
        r.tell(act.seat, "assist-outside", actor=name, attack=act.params["attack"])
        return
    a["agents" if act.action == "support" else "against"].append(act.actor)
    r.helpers[act.actor] = act.seat
    bonus = helping(r, act)
    a["bonus"] += bonus if act.action == "support" else -bonus
    r.tell(act.seat, act.action, actor=name, attack=act.params["attack"], group=s.g_name[min(inside)])
    r.meet((act.seat, a["seat"]))


def helping(r: Resolution, act: Act) -> int:
    """What makes an order to support or interfere worth more than who carries it out: events, its detail, the
    peculiarity of a group."""
    kind = act.action
    return r.event_bonus(act.seat, kind, ()) + r.flavour(act) + r.peculiarity(act.seat, kind)


# -- deciding


def vanish(r: Resolution, a: Record, knows_why: int) -> None:
    """All who knew of an attack are told that it will never be decided; one seat knows why, and is not. Who
    attacked is told in answer to the order that began it."""
    s = r.s
    audience = sorted({*a["heard"], *s.attack_audience(a)})
    r.meet(tuple(audience))
    for seat in audience:
        if seat == a["seat"] != knows_why:
            with r.answers(order_of(r, a)):
                r.tell(seat, "attack-vanished", target=s.g_name[a["target"]])
                tell_lost(r, a)
        elif seat != knows_why:
            r.tell(seat, "attack-vanished", target=s.g_name[a["target"]])
    for seat, purse, mb in paid_back(s, a):
        r.tell(seat, "defence-back", group=s.g_name[a["target"]], purse=s.g_name[purse], mb=mb)


def collapse(r: Resolution, a: Record, reason: str) -> None:
    """An attack cannot be any more, for a reason that only the attacker is told (TSW-31)."""
    names = {"attacker": r.s.g_name[a["attacker"]], "target": r.s.g_name[a["target"]]}
    r.tell(a["seat"], f"attack-{reason}", **names)
    tell_lost(r, a)
    vanish(r, a, a["seat"])


def tell_lost(r: Resolution, a: Record) -> None:
    """What was put into an attack that is never decided is lost (TSW-32)."""
    if a["mb"]:
        r.tell(a["seat"], "stake-lost", target=r.s.g_name[a["target"]], mb=a["mb"])


def paid_back(s: SecretWars, a: Record) -> list[tuple[int, int, int]]:
    """What was paid for a defence that is not needed comes back, if whoever paid it still has the treasury:
    seat, group, megabucks (TSW-37)."""
    back = [(seat, g, mb) for seat, g, mb in a["payers"] if mb and s.g_alive[g] and s.owner(g) == seat]
    for _, g, mb in back:
        s.g_money[g] += mb
    return back


def order_of(r: Resolution, a: Record) -> Act:
    """The order that has begun an attack: of this turn, or of an earlier one."""
    return r.launched.get(a["number"]) or r.earlier(a, a["seat"], LAUNCHES + a["number"])


def decide(r: Resolution, a: Record) -> None:
    """The attacker reads how it went in answer to the order that began it."""
    with r.answers(order_of(r, a)):
        _decide(r, a)


def _decide(r: Resolution, a: Record) -> None:
    """The dice for an attack that is due; then it is over, one way or the other."""
    s, seat = r.s, a["seat"]
    s.attacks.remove(a)
    owner = s.owner(a["target"]) if s.g_alive[a["target"]] else NOBODY
    reason = (
        impossible(s, seat, a["kind"], a["attacker"], a["target"]) if s.g_alive[a["target"]] else "pointless"
    )
    if reason:
        collapse(r, a, reason)
        return
    a["support"] = [g for g in a["support"] if s.g_alive[g] and s.owner(g) == seat]
    a["agents"] = [p for p in dict.fromkeys(a["agents"]) if s.can_act(p)]
    a["against"] = [p for p in dict.fromkeys(a["against"]) if s.can_act(p)]
    kinds, likes = f"attack-{a['kind']}", tuple(s.g_align[a["target"]])
    a["bonus"] += r.peculiarity(seat, kinds) + r.event_bonus(seat, kinds, likes) - r.shielded(a["target"])
    act = Act(seat, LAUNCHES + a["number"], seat, kinds, {})
    roll = r.roll(act, odds(s, a))
    _seen_by_all(r, a, owner)
    if roll.success:
        EFFECTS[a["kind"]](r, a, owner)
        _learn_from_it(r, a, "support", a["agents"])
    else:
        _repelled(r, a, owner)
        _learn_from_it(r, a, "interfere", a["against"])


def _learn_from_it(r: Resolution, a: Record, action: str, people: list[int]) -> None:
    """Those who were on the side that had its way have gained experience, as whoever sent them is told
    (TSW-53)."""
    for p in people:
        seat = r.helpers.get(p, int(a["seat"]))
        r.succeed(Act(seat, LAUNCHES + a["number"], p, action, {}))


def _seen_by_all(r: Resolution, a: Record, owner: int) -> None:
    """That an attack succeeded or failed is news, and depends on everybody in it."""
    s = r.s
    people = [*a["agents"], *a["against"]]
    facts = [figures_of_group(g) for g in (a["attacker"], a["target"], *a["support"])]
    facts += [figures_of_person(p) for p in people] + [treasury_of(g) for g in (a["target"], a["attacker"])]
    reach(s, facts, range(s.seats))
    r.public(a["seat"], owner, *(q for p in people for q in s.masters_of(p)))


def _masked(s: SecretWars, a: Record) -> str:
    """The attacker as the paper names it: a conspiracy keeps out of the papers."""
    return s.g_name[a["attacker"]] if a["attacker"] >= s.seats else ""


def _report(r: Resolution, a: Record, owner: int, result: str) -> None:
    """The same result to the attacker, to the defender, to the paper, and in its words to those who helped
    (TSW-81)."""
    s = r.s
    names = {"attacker": s.g_name[a["attacker"]], "target": s.g_name[a["target"]]}
    masked = _masked(s, a)
    suffix, seen = "" if masked else "-unknown", {"attacker": masked, "target": names["target"]}
    told = "news-" if result == "failure" and not a["mb"] else ""  # where no money is said to be lost
    r.tell(a["seat"], f"{told}{a['kind']}-{result}", **names)
    r.print("attacks", f"news-{a['kind']}-{result}{suffix}", **seen)
    for seat in _helping(r, a, owner):
        r.tell(seat, f"news-{a['kind']}-{result}{suffix}", **seen)
    if owner not in (NOBODY, a["seat"]):
        lost = LOSSES[a["kind"]] if result == "success" else result
        r.tell(owner, f"defended-{lost}{suffix}", **seen)


def _helping(r: Resolution, a: Record, owner: int) -> list[int]:
    """Who had a hand in the attack or paid for the defence, and neither attacked nor was attacked."""
    sent = (r.helpers[p] for p in (*a["agents"], *a["against"]) if p in r.helpers)
    return sorted({*sent, *(seat for seat, *_ in a["payers"])} - {a["seat"], owner})


def _repelled(r: Resolution, a: Record, owner: int) -> None:
    s = r.s
    _report(r, a, owner, "failure")
    if owner not in (NOBODY, a["seat"]) and a["attacker"] >= s.seats:
        page = note_group(s, owner, a["attacker"])
        page["owner"] = page["owner"] if page["owner"] >= 0 else HIDDEN_HAND
    _console(r, a)


def _console(r: Resolution, a: Record) -> None:
    """Whoever has lost money against a group into which they had not looked has caught the eye of somebody
    who works there and joins them, or, if there is nobody, finds a special event; once a group (TSW-32)."""
    s, seat, g = r.s, a["seat"], a["target"]
    page = note_group(s, seat, g)
    if not a["mb"] or page["sure"] or page.get("consoled") or s.owner(g) == seat:
        return
    page["consoled"] = 1
    impressed = [p for p in s.members(g) if p >= s.seats and s.p_alive[p] and not s.masters_of(p)]
    if impressed:
        p = impressed[r.stream("consolation", a["number"]).below(len(impressed))]
        loyal = min(MOST_LOYALTY, IMPRESSED + s.p_loyalty[p] // 3)
        s.masters[str(p)] = [[seat, loyal]]
        learn_person(s, seat, p, 2)
        names = {"person": s.p_name[p], "job": s.person_facts(p).job, "group": s.g_name[g]}
        r.tell(seat, "consolation", zeal=word(loyal), **names)
    elif s.supply[seat]:
        reach(s, [hand_of(seat)], [seat])
        find_event(r, seat, s.p_name[seat])


def _captured(r: Resolution, a: Record, owner: int) -> None:
    """The target, with all that hangs below it, is the attacker's (TSW-32)."""
    s = r.s
    s.g_master[a["target"]] = a["attacker"]
    s.grace.append([a["attacker"], a["target"], a["seat"]])
    master = a["attacker"] if a["attacker"] >= s.seats else NOBODY
    won = s.branch(a["target"])
    change_hands(r, won, (a["seat"], owner), HIDDEN_HAND, master, _helping(r, a, owner))
    _report(r, a, owner, "success")
    for g in won[1:]:
        r.tell(owner, "lost-too", group=s.g_name[g])
        r.tell(a["seat"], "won-too", group=s.g_name[g])
    for g in won:
        tell_peculiar(r, a["seat"], g)


def _destroyed(r: Resolution, a: Record, owner: int) -> None:
    """The target is gone, what it controlled is neutral, and all their treasuries are lost (TSW-33)."""
    s = r.s
    _freed(r, a, owner)
    s.g_alive[a["target"]] = 0
    s.destroyed[a["seat"]] += 1
    for seat in range(s.seats):
        if a["target"] in s.fronts[seat]:
            s.fronts[seat].remove(a["target"])


def _freed(r: Resolution, a: Record, owner: int) -> None:
    """The target and all below it have no master any more, and their treasuries are lost (TSW-34); the
    attacker, and who helped, learn only of the target."""
    freed = r.s.release(a["target"])
    change_hands(r, freed, (owner,), NOBODY, onlookers=(a["seat"], *_helping(r, a, owner)))
    _report(r, a, owner, "success")
    for g in freed[1:]:
        r.tell(owner, "freed-too", group=r.s.g_name[g])


EFFECTS = {"control": _captured, "neutralize": _freed, "destroy": _destroyed}


def odds(s: SecretWars, a: Record) -> list[Part]:
    """The parts of the base number of a group attack, by name (TSW-70). Helpers and money are in the
    attack."""
    target, attacker = a["target"], a["attacker"]
    sign = -1 if a["kind"] == "destroy" else 1
    like, opposite = likeness(s.alignments.opposites, s.g_align[attacker], s.g_align[target])
    parts = [
        ("power", s.g_power[attacker]),
        ("support", sum(s.g_aid[g] for g in a["support"])),
        ("resistance", -s.g_resistance[target]),
        ("like", sign * LIKE * like),
        ("opposite", -sign * LIKE * opposite),
        ("position", -POSITION.get(s.depth(target), 0)),
        ("neutralize", NEUTRALIZE if a["kind"] == "neutralize" else 0),
        ("helpers", sum(s.p_power[p] for p in a["agents"])),
        ("interference", -sum(s.p_power[p] for p in a["against"])),
        ("money", a["mb"]),
        ("defence", -a["defence"]),
        ("flavour", a["detail"]),
        ("special", a["edge"] + a["bonus"]),
    ]
    return [(name, amount) for name, amount in parts if amount]
