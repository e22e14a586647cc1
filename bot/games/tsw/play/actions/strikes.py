"""Individual Attacks on persons and places, by intention (TSW-40)."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.tsw.play.actions.intelligence import tell_secret
from bot.games.tsw.play.actions.people import EASE, HOOKED, found_dead
from bot.games.tsw.play.notes import learn_person, note_death, note_person, standing_in, stands_in
from bot.games.tsw.play.provenance import figures_of_person, reach, treasury_of
from bot.games.tsw.play.resolution import Act, Resolution, Roll
from bot.games.tsw.play.state import NOBODY, PersonFacts, SecretWars
from bot.games.tsw.world.formula import place_toughness

HARDER = {"kill": 1, "kidnap": 1, "demolish": 1, "confuse": -1}
CHARMS = ("seduce", "buy out")
"""What makes somebody easier to recruit; a leading character, who serves nobody, is only shaken by it."""
AT_WORK = ("work", "headquarters")
NOT_THERE = 3
TELLING = 5
"""Letters of a word that tells one home from others."""
ON_THE_LOOSE = 2
GUARDED = 2
BRIBE = 2
MOST_LOOT = 6
POCKET_MONEY = 1
HELD_FOR = 2
COUNTERED = -4
SLAIN = -8


def strike(r: Resolution, act: Act) -> None:
    """Attack a person or a place."""
    s = r.s
    p = s.named_person(act.params["target"])
    intention = str(act.params["intention"])
    bought = p == NOBODY and intention == "buy out" and s.deeds.get(act.params["target"]) == act.seat
    if found_dead(r, act, p):
        return
    if bought:
        r.tell(act.seat, "pointless", actor=s.p_name[act.actor], target=act.params["target"])
        return
    if intention == "buy out":
        reach(s, [treasury_of(act.seat)], [act.seat])
        if s.g_money[act.seat] < BRIBE:
            r.tell(act.seat, "too-poor", actor=s.p_name[act.actor], mb=BRIBE)
            return
        s.g_money[act.seat] -= BRIBE
        r.tell(act.seat, "bribe", actor=s.p_name[act.actor], mb=BRIBE)
    if p == NOBODY:
        strike_place(r, act, str(act.params["target"]), intention)
    else:
        strike_person(r, act, p, intention)


def _wards(r: Resolution, *names: str) -> tuple[int, list[int]]:
    """What guards of a person or place are worth, and whose they are."""
    placed = [entry for name in names for entry in r.guards.get(name, ())]
    guards = [(guard, helped) for guard, helped in placed if r.s.can_act(guard.actor)]
    worth = sum(GUARDED + r.s.p_power[guard.actor] // 2 + helped for guard, helped in guards)
    reach(r.s, [figures_of_person(guard.actor) for guard, _ in guards], range(r.s.seats))
    return worth, [guard.seat for guard, _ in guards]


def _spots(s: SecretWars, where: str, p: int) -> list[str]:
    """Every name of where somebody is attacked: places, and the group that is looked for there."""
    facts, own, known = s.person_facts(p), s.group_of(p), standing_in(s.world.places, where)
    at_work = own != NOBODY and (where in AT_WORK or stands_in(s.g_name[own], where))
    groups = {s.named_group(where), own if at_work else NOBODY} - {NOBODY}
    names = [place for place in s.world.places if place in known]
    names += [name for g in sorted(groups) for name in (s.g_name[g], s.group_facts(g).place)]
    if not at_work and (where in ("home", "anywhere", *AT_WORK) or _at_home(where, facts)):
        names.append(facts.place)
    return list(dict.fromkeys(names))


def _at_home(where: str, facts: PersonFacts) -> bool:
    """Whether words tell where somebody lives, and more than any home could be described with."""
    telling = any(len(word) >= TELLING for word in where.split())
    return stands_in(facts.home, where) or (telling and stands_in(where, facts.home))


def _elsewhere(r: Resolution, act: Act, p: int) -> int:
    """How much harder it is if the target is not where it is looked for."""
    s = r.s
    where = str(act.params["location"])
    page = s.notes[act.seat]["people"].get(str(p), {})
    facts = s.person_facts(p)
    if where == "home":
        return 0 if page.get("home") or page.get("place") == facts.place else NOT_THERE
    if where in AT_WORK:
        return 0 if page.get("group", -2) >= 0 else NOT_THERE
    seen = [n["place"] for n in s.news if n["kind"] == "seen" and n["person"] == p]
    if where == "anywhere":
        return 0 if seen else ON_THE_LOOSE
    group = s.g_name[s.group_of(p)] if s.group_of(p) != NOBODY else facts.place
    there = any(stands_in(place, where) for place in (facts.place, group, *seen))
    return 0 if there or _at_home(where, facts) else NOT_THERE


def strike_person(r: Resolution, act: Act, p: int, intention: str) -> None:
    """Power against Toughness, guards, and the trouble of finding them."""
    s, name = r.s, r.s.p_name[act.actor]
    intention = "other" if p < s.seats and intention in CHARMS else intention
    wards, guardians = _wards(r, s.p_name[p], *_spots(s, str(act.params["location"]), p))
    harder = HARDER.get(intention, 0) + _elsewhere(r, act, p)
    kind = intention if intention in ("kill", "kidnap", "confuse") else ""
    parts = r.odds(act, EASE["attack"] - harder, s.p_toughness[p] + wards, s.person_facts(p).alignments, kind)
    roll = r.roll(act, parts)
    victims = s.masters_of(p)
    r.known(act, figures_of_person(p))
    r.public(act.seat, *victims, *guardians)
    if not roll.success:
        if roll.margin <= COUNTERED:
            _felt(r, p, victims)
        failed(r, act, s.p_name[p], {*victims, *guardians}, roll, _scene(s, act, p))
        return
    fate = _fate(r, act, p, intention)
    otherwise = fate in ("escaped", "bare") or (fate == "hurt" and intention == "kill")
    outcome = fate if otherwise else _phrase(intention, PERSONAL)
    r.tell(act.seat, f"strike-{outcome}", actor=name, person=s.p_name[p], place=_where(r, act, p))
    if fate == "escaped":
        _struck(r, p, victims, "victim-escaped")
    else:
        PERSONAL.get(intention, _shaken)(r, act, p, roll, victims)
    r.succeed(act)


def _fate(r: Resolution, act: Act, p: int, intention: str) -> str:
    """What befalls whoever is attacked: 'dead', 'hurt', 'escaped', 'bare' if there is nothing to rob them of;
    '' if they come to no harm."""
    if intention == "rob":
        return "" if _till(r, p) else "bare"
    if intention in CHARMS:
        return ""
    return r.hurt(p, act.seat, intention == "kill")


def _felt(r: Resolution, p: int, seats: Collection[int]) -> None:
    """These seats know that somebody has been attacked (TSW-60)."""
    r.news.append({"kind": "struck", "person": p, "told": sorted(seats)})


def _struck(r: Resolution, p: int, seats: Collection[int], key: str) -> None:
    """These seats are told in so many words that somebody has been attacked."""
    _felt(r, p, seats)
    for q in seats:
        r.tell(q, key, person=r.s.p_name[p])


def _where(r: Resolution, act: Act, p: int) -> str:
    s, where = r.s, str(act.params["location"])
    if where in AT_WORK and s.group_of(p) != NOBODY:
        return s.group_facts(s.group_of(p)).place
    return s.person_facts(p).place if where in ("home", "anywhere", *AT_WORK) else where


def _scene(s: SecretWars, act: Act, p: int) -> str:
    """The place where somebody is attacked, as far as the attacker's own player knows it; else ''."""
    named = standing_in(s.world.places, str(act.params["location"]))
    known: str = s.notes[act.seat]["people"].get(str(p), {}).get("place", "")
    return min(named, default=known)


def _kill(r: Resolution, act: Act, p: int, roll: Roll, victims: Collection[int]) -> None:
    """Other masters of the dead have been told already; words of the killer's own are not printed."""
    s, name, place = r.s, r.s.p_name[p], _where(r, act, p)
    if s.p_alive[p]:
        _struck(r, p, victims, "victim-hurt")
        return
    _felt(r, p, victims)
    if act.seat in victims:
        r.tell(act.seat, "victim-dead", person=name)
    note_death(s, (act.seat,), p)
    facts = s.person_facts(p)
    printed = place if place in s.world.places else facts.place
    r.print("notices", "obituary", person=name, job=facts.job, place=printed)


def _seduce(r: Resolution, act: Act, p: int, roll: Roll, victims: Collection[int]) -> None:
    s = r.s
    s.holds.setdefault(str(p), []).append([act.seat, HOOKED])
    for master in s.masters.get(str(p), ()):
        if master[0] != act.seat:
            master[1] = max(1, master[1] - 2)
            _struck(r, p, [master[0]], "victim-distracted")


def _purse(s: SecretWars, p: int) -> int:
    """The treasury that somebody carries about: their conspiracy's, their group's; NOBODY for a neutral's."""
    g = p if p < s.seats else s.group_of(p)
    return g if g != NOBODY and s.owner(g) != NOBODY else NOBODY


def _till(r: Resolution, p: int) -> int:
    """What can be robbed of somebody, in MB: of neutrals pocket money."""
    s, purse = r.s, _purse(r.s, p)
    if purse == NOBODY:
        return POCKET_MONEY
    reach(s, [treasury_of(purse)], range(s.seats))
    return min(s.g_money[purse], MOST_LOOT)


def _rob(r: Resolution, act: Act, p: int, roll: Roll, victims: Collection[int]) -> None:
    s, purse = r.s, _purse(r.s, p)
    loot = min(_till(r, p), 1 + roll.margin)
    owner = s.owner(purse) if purse != NOBODY else NOBODY
    if purse != NOBODY:
        s.g_money[purse] -= loot
        _felt(r, p, [owner])
        key = "victim-robbed" if loot else "victim-searched"
        r.tell(owner, key, person=s.p_name[p], group=s.g_name[purse], mb=loot)
    _struck(r, p, [q for q in victims if q != owner], "victim-held-up")
    if loot:
        s.g_money[act.seat] += loot
        r.tell(act.seat, "loot", mb=loot, group=s.g_name[act.seat])


def _shaken(r: Resolution, act: Act, p: int, roll: Roll, victims: Collection[int]) -> None:
    """Confused, or whatever else the attacker has in mind: no action next turn."""
    _struck(r, p, victims, "victim-confused")


def _kidnap(r: Resolution, act: Act, p: int, roll: Roll, victims: Collection[int]) -> None:
    s = r.s
    s.p_out[p] = s.turn + HELD_FOR
    tell_secret(r, act.seat, p, learn_person(s, act.seat, p, 4))
    _struck(r, p, victims, "victim-kidnapped")


PERSONAL = {
    "kill": _kill,
    "seduce": _seduce,
    "buy out": _seduce,
    "rob": _rob,
    "confuse": _shaken,
    "kidnap": _kidnap,
}


PLACES = ("rob", "demolish", "buy out")
"""What can be done to a place that leaves more than an impression."""


def _phrase(intention: str, known: Collection[str]) -> str:
    return intention.replace(" ", "-") if intention in known else "other"


def strike_place(r: Resolution, act: Act, place: str, intention: str) -> None:
    """Places are harder than people; what they lose depends on the intention."""
    s, name = r.s, r.s.p_name[act.actor]
    wards, guardians = _wards(r, place)
    kind = intention if intention == "demolish" else ""
    roll = r.roll(
        act,
        r.odds(
            act, EASE["attack"] - HARDER.get(intention, 0), place_toughness(s.seed, place) + wards, kind=kind
        ),
    )
    here = [g for g in range(len(s.g_name)) if s.g_alive[g] and s.group_facts(g).place == place]
    owners = sorted({s.owner(g) for g in here} - {NOBODY})
    r.known(act)
    r.public(act.seat, *guardians, *owners)
    if not roll.success:
        failed(r, act, place, guardians, roll, place, "place")
        return
    r.tell(act.seat, f"place-{_phrase(intention, PLACES)}", actor=name, place=place)
    if place in s.deeds and intention in ("buy out", "demolish"):
        r.tell(s.deeds[place], "victim-deed", place=place)
    if intention == "buy out":
        s.deeds[place] = act.seat
    elif intention == "rob":
        s.g_money[act.seat] += 1 + roll.margin // 2
        r.tell(act.seat, "loot", mb=1 + roll.margin // 2, group=s.g_name[act.seat])
    elif intention == "demolish":
        for g in here:
            s.g_dark[g] = s.turn
        s.deeds.pop(place, None)
        for q in owners:
            r.tell(q, "victim-demolished", place=place)
        r.print("notices", "ruins", place=place)
    r.succeed(act)


def failed(
    r: Resolution,
    act: Act,
    target: str,
    victims: Collection[int],
    roll: Roll,
    scene: str,
    on: str = "strike",
) -> None:
    """A failure may cost more than pride; those it was meant for, and who kept guard, may learn whose hand it
    was. Whoever gets away has been seen where it happened. `on`: 'place' or 'strike'."""
    s, name = r.s, r.s.p_name[act.actor]
    if roll.margin > COUNTERED:
        r.tell(act.seat, f"{on}-failure", actor=name, target=target)
        return
    fate = r.hurt(act.actor, act.seat, roll.margin <= SLAIN)
    r.tell(act.seat, f"{on}-failure-{fate}", actor=name, target=target)
    for q in sorted({*victims} - {act.seat}):
        note_person(s, q, act.actor)
        r.tell(q, "attempt" if on == "strike" else "attempt-on-place", stranger=name, target=target)
    if fate != "dead" and scene:
        sighted(r, act.actor, scene)


def sighted(r: Resolution, p: int, place: str) -> None:
    """Somebody's whereabouts become public (TSW-60)."""
    r.print("notices", "sighted", person=r.s.p_name[p], place=place)
