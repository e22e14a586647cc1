"""The world in the gamemaster's hands: figures, texts, control, people, attacks, and what is added to it
(TSW-04, TSW-90, TSW-91).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from bot.engine.chance import Stream
from bot.engine.frames import rewrite
from bot.engine.kernel import Kernel
from bot.engine.moves import Refused, text
from bot.games.tsw.chair.host_terms import (
    a_group,
    a_new_name,
    a_number,
    a_person,
    a_seat,
    demand,
    some_words,
)  # fmt: skip
from bot.games.tsw.orders.actions import OWN_WORDS
from bot.games.tsw.orders.sheet import canonical, well_formed
from bot.games.tsw.play.actions.attacks import paid_back
from bot.games.tsw.play.actions.fronts import from_record, new_person
from bot.games.tsw.play.notes import learn_group, learn_person, note_death
from bot.games.tsw.play.resolution import SKILLS, Resolution
from bot.games.tsw.play.state import NOBODY, Record, SecretWars
from bot.games.tsw.world.alignments import checked_alignments
from bot.games.tsw.world.formula import mixed
from bot.games.tsw.world.naming import LONGEST, name_key, tidy
from bot.games.tsw.world.records import AIMS, Effect, EventRecord, GroupRecord

GROUP_FIGURES = {"power": 20, "aid": 20, "resistance": 20, "income": 30, "arrows": 9, "money": 999}
PERSON_FIGURES = {"power": 20, "toughness": 20, "loyalty": 20}
GROUP_TEXTS = {"about": 200}
PERSON_TEXTS = {"job": 80, "quirk": 200, "secret": 200, "home": 80}
CONDITIONS = ("well", "out", "dead")
TARGETS = {kind: aims[0] for kind, aims in AIMS.items() if kind != "bonus"}
"""What a new special event of each kind is played on."""
LONGEST_DELAY = 5
"""Turns."""
MOST_LOYALTY = 10
SAID = frozenset({*OWN_WORDS, "flavour"} - {"name"})
"""Under these names stand words of players, wherever they are kept."""
COUNT = re.compile(r" \(\d+\)$")
"""What follows the name of the second of two attacks that would be called alike."""


# -- groups


def group(k: Kernel, s: SecretWars, name: object, figure: object, amount: object) -> None:
    """A hidden or open figure of a group: power, aid, resistance, income, arrows, money."""
    g = a_group(s, name)
    demand(figure in GROUP_FIGURES, text("tsw-desk-no-figure", given=str(figure)))
    value = a_number(amount, GROUP_FIGURES[str(figure)])
    demand(figure != "arrows" or value >= len(s.puppets(g)), text("tsw-desk-arrows", used=len(s.puppets(g))))
    demand(figure != "money" or s.owner(g) != NOBODY, text("tsw-desk-neutral-money", name=s.g_name[g]))
    demand(figure != "aid" or value <= s.g_power[g], text("tsw-desk-aid", power=s.g_power[g]))
    getattr(s, f"g_{figure}")[g] = value
    s.g_aid[g] = min(s.g_aid[g], s.g_power[g])


def alignments(k: Kernel, s: SecretWars, name: object, *wanted: object) -> None:
    """The alignments of a group (TSW-22)."""
    g = a_group(s, name)
    try:
        s.g_align[g] = list(checked_alignments(tuple(str(one) for one in wanted), s.alignments.opposites))
    except ValueError as error:
        raise Refused([text("tsw-desk-alignments", why=str(error))]) from None


def control(k: Kernel, s: SecretWars, name: object, master: object) -> None:
    """A group goes under another one, or is neutral ('')."""
    g = a_group(s, name)
    demand(g >= s.seats, text("tsw-desk-conspiracy", name=s.g_name[g]))
    if master == "":
        s.release(g)
        _hand_attacks_over(k, s)
        return
    to = a_group(s, master)
    demand(to not in s.branch(g), text("tsw-desk-under-itself", name=s.g_name[g]))
    demand(s.owner(to) != NOBODY, text("tsw-desk-neutral-master", name=s.g_name[to]))
    demand(to == s.g_master[g] or s.open_arrows(to) > 0, text("tsw-desk-no-arrow", name=s.g_name[to]))
    s.g_master[g] = to
    _hand_attacks_over(k, s)


def _hand_attacks_over(k: Kernel, s: SecretWars) -> None:
    """Whoever has lost a group leads no attack with it any more, nor has its support."""
    for a in [a for a in s.attacks if s.owner(a["attacker"]) != a["seat"]]:
        _off(k, s, a)
    for a in s.attacks:
        a["support"] = [g for g in a["support"] if s.owner(g) == a["seat"]]


def dissolve(k: Kernel, s: SecretWars, name: object) -> None:
    """A group is no more; what it controlled is neutral, and its attacks and those on it are off."""
    g = a_group(s, name)
    demand(g >= s.seats, text("tsw-desk-conspiracy", name=s.g_name[g]))
    for a in [a for a in s.attacks if g in (a["target"], a["attacker"])]:
        _off(k, s, a)
    s.release(g)
    s.g_alive[g] = 0
    for a in s.attacks:
        a["support"] = [h for h in a["support"] if h != g]
    s.offers = [offer for offer in s.offers if offer["group"] != g]


# -- people


def person(k: Kernel, s: SecretWars, name: object, figure: object, amount: object) -> None:
    """A hidden figure of a person: power, toughness, loyalty."""
    p = a_person(s, name)
    demand(figure in PERSON_FIGURES, text("tsw-desk-no-figure", given=str(figure)))
    getattr(s, f"p_{figure}")[p] = a_number(amount, PERSON_FIGURES[str(figure)])


def condition(k: Kernel, s: SecretWars, name: object, state: object) -> None:
    """A person is well again, out of action for a turn, or dead; leading characters never are."""
    p = a_person(s, name)
    demand(state in CONDITIONS, text("refused-host"))
    demand(state != "dead" or p >= s.seats, text("tsw-desk-leader", name=s.p_name[p]))
    if state == "dead":
        _dies(k, s, p)
        return
    s.p_alive[p] = 1
    s.p_out[p] = s.turn if state == "out" else NOBODY
    mourning = [seat for seat in range(s.seats) if s.notes[seat]["people"].get(str(p), {}).get("dead")]
    for seat in mourning:
        s.notes[seat]["people"][str(p)]["dead"] = 0
    _tell(k, s, "alive-after-all", s.p_name[p], mourning)


def _dies(k: Kernel, s: SecretWars, p: int) -> None:
    """Somebody dies; whoever gave them orders learns it at once."""
    masters = s.masters_of(p)
    Resolution(s, s.value).bury(p)
    note_death(s, masters, p)
    _tell(k, s, "died", s.p_name[p], masters)


def _tell(k: Kernel, s: SecretWars, kind: str, name: str, seats: list[int]) -> None:
    told = {seat: {"name": name} for seat in seats if s.alive[seat]}
    if told:
        k.tell(kind, None, told)


def enlighten(k: Kernel, s: SecretWars, name: object, lit: object) -> None:
    """A person is illuminated ('yes'), or no longer ('no'); leading characters always are."""
    p = a_person(s, name)
    demand(lit in ("yes", "no"), text("refused-host"))
    demand(lit == "yes" or p >= s.seats, text("tsw-desk-leader", name=s.p_name[p]))
    s.p_lit[p] = int(lit == "yes")


def teach(k: Kernel, s: SecretWars, name: object, skill: object) -> None:
    """A person has one more skill (TSW-53)."""
    p = a_person(s, name)
    demand(any(skill in taught for taught in SKILLS.values()), text("tsw-desk-no-skill", given=str(skill)))
    demand(skill not in s.skills(p), text("tsw-desk-skilled", name=s.p_name[p]))
    s.learned.setdefault(str(p), []).append(str(skill))


def member(k: Kernel, s: SecretWars, name: object, group: object, inside: object) -> None:
    """A person has infiltrated a group ('yes'), as all their masters know, or is out of it ('no')."""
    p, g = a_person(s, name), a_group(s, group)
    demand(inside in ("yes", "no") and s.p_alive[p], text("refused-host"))
    groups = [entry for entry in s.inside.get(str(p), []) if entry[0] != g]
    groups += [[g, NOBODY]] if inside == "yes" else []
    demand(g != s.p_group[p], text("tsw-desk-at-home", name=s.p_name[p], group=s.g_name[g]))
    s.inside[str(p)] = groups
    if not groups:
        del s.inside[str(p)]


def agent(k: Kernel, s: SecretWars, name: object, seat: object, loyal: object) -> None:
    """A person takes a seat's orders with this loyalty; 0 ends it."""
    serve(s, a_person(s, name), a_seat(s, seat), a_number(loyal, MOST_LOYALTY))


def serve(s: SecretWars, p: int, q: int, value: int) -> None:
    """A person's loyalty to a seat. Raises Refused for a leading character and for the dead."""
    demand(p >= s.seats, text("tsw-desk-leader", name=s.p_name[p]))
    demand(s.p_alive[p], text("tsw-desk-dead", name=s.p_name[p]))
    masters = [master for master in s.masters.get(str(p), []) if master[0] != q]
    s.masters[str(p)] = [*masters, [q, value]] if value else masters
    if not s.masters[str(p)]:
        del s.masters[str(p)]
    if value:
        learn_person(s, q, p, 2)


# -- texts and names


def retell(k: Kernel, s: SecretWars, kind: object, name: object, which: object, words: object) -> None:
    """What is said about a group ('group': about) or a person ('person': job, quirk, secret, home)."""
    known = GROUP_TEXTS if kind == "group" else PERSON_TEXTS
    place = f"g{a_group(s, name)}" if kind == "group" else f"p{a_person(s, name)}"
    demand(which in known, text("tsw-desk-no-figure", given=str(which)))
    s.retold.setdefault(place, {})[str(which)] = some_words(words, known[str(which)])


def rename(k: Kernel, s: SecretWars, kind: object, name: object, words: object) -> None:
    """A group ('group') or a person ('person') is called something else, wherever it is written."""
    old, new = renaming(s, kind, name, words)
    of_group = kind == "group"
    number = a_group(s, name) if of_group else a_person(s, name)
    (s.g_name if of_group else s.p_name)[number] = new
    if number < s.seats:
        s.minds[number]["name" if of_group else "leader"] = new
    s.standing, s.queue = renamed(s.standing, old, new), renamed(s.queue, old, new)
    s.sheets, s.issue = renamed(s.sheets, old, new), renamed(s.issue, old, new)
    s.reports = renamed(s.reports, old, new)
    for matter in (*s.attacks, *s.offers):
        matter["asked"] = renamed(matter["asked"], old, new)
    for notes in s.notes:
        notes["wrongs"] = {renamed(who, old, new): count for who, count in notes["wrongs"].items()}
    for f in s.stack:
        rewrite(f, lambda registers: renamed(registers, old, new))


def renaming(s: SecretWars, kind: object, name: object, words: object) -> tuple[str, str]:
    """The old name and the new one. Raises Refused for one that is taken."""
    old = s.g_name[a_group(s, name)] if kind == "group" else s.p_name[a_person(s, name)]
    changed = name_key(str(words)) != name_key(old)
    return old, a_new_name(s, words) if changed else tidy(some_words(words, LONGEST))


def renamed(value: Any, old: str, new: str) -> Any:
    """Plain values with one name changed: alone, in the name of an attack, and in orders written as JSON, but
    for what is in a player's own words."""
    if isinstance(value, list):
        return [renamed(item, old, new) for item in value]
    if isinstance(value, dict):
        return {key: item if key in SAID else renamed(item, old, new) for key, item in value.items()}
    if not isinstance(value, str):
        return value
    if value == old:
        return new
    return _order_renamed(value, old, new) if value.startswith("{") else _attack_renamed(value, old, new)


def _order_renamed(value: str, old: str, new: str) -> str:
    """An order written as JSON; words of a player's that only begin like one stay as they are."""
    try:
        order = json.loads(value)
    except ValueError:
        return value
    return canonical(renamed(order, old, new)) if well_formed(order) else value


def _attack_renamed(value: str, old: str, new: str) -> str:
    """'OLD on TARGET', 'ATTACKER on OLD (2)'."""
    attack = COUNT.sub("", value)
    count = value[len(attack) :]
    if attack.startswith(f"{old} on "):
        attack = f"{new}{attack.removeprefix(old)}"
    if attack.endswith(f" on {old}"):
        attack = f"{attack.removesuffix(old)}{new}"
    return attack + count


# -- attacks


def delay(k: Kernel, s: SecretWars, number: object, turns: object) -> None:
    """An undecided attack is decided so many turns later than now (TSW-31)."""
    _attack(s, number)["due"] = s.turn + a_number(turns, LONGEST_DELAY)


def call_off(k: Kernel, s: SecretWars, number: object) -> None:
    """An undecided attack comes to nothing."""
    _off(k, s, _attack(s, number))


def _off(k: Kernel, s: SecretWars, a: Record) -> None:
    """Whoever knew of an attack is told that it will never be decided (TSW-81); what was paid for a defence
    comes back (TSW-37)."""
    audience = sorted({*a["heard"], *s.attack_audience(a)})
    Resolution(s, s.value).meet(tuple(audience))
    back = paid_back(s, a)
    s.attacks.remove(a)
    _tell(k, s, "attack-off", s.g_name[a["target"]], audience)
    for seat, purse, mb in back:
        if s.alive[seat]:
            k.tell("defence-returned", None, {seat: {"name": s.g_name[purse], "mb": mb}})


def _attack(s: SecretWars, number: object) -> Record:
    found = next((a for a in s.attacks if a["number"] == number), None)
    if found is None:
        raise Refused([text("tsw-desk-no-attack")])
    return found


# -- what a seat knows and holds


def reveal(k: Kernel, s: SecretWars, seat: object, name: object) -> None:
    """A seat learns all there is to know about a group or a person."""
    q = a_seat(s, seat)
    if str(name).strip().casefold() in {known.casefold() for known in s.p_name}:
        learn_person(s, q, a_person(s, name), 4)
    else:
        learn_group(s, q, a_group(s, name), 4)


def event(k: Kernel, s: SecretWars, seat: object, name: object) -> None:
    """A special event for a seat, of those it has not found yet."""
    hand_over(s, a_seat(s, seat), str(name))


def hand_over(s: SecretWars, q: int, name: str) -> None:
    """A special event that a seat has not found yet comes into its hand. Raises Refused."""
    wanted = name.strip().casefold()
    e = next((e for e in s.supply[q] if s.event(e).name.casefold() == wanted), None)
    if e is None:
        raise Refused([text("tsw-desk-no-event", name=name)])
    s.supply[q].remove(e)
    s.hands[q].append(e)


def take_event(k: Kernel, s: SecretWars, seat: object, name: object) -> None:
    """A special event is taken from a seat, which may find it again."""
    q = a_seat(s, seat)
    wanted = str(name).strip().casefold()
    e = next((e for e in s.hands[q] if s.event(e).name.casefold() == wanted), None)
    if e is None:
        raise Refused([text("tsw-desk-no-event", name=str(name))])
    s.hands[q].remove(e)
    s.supply[q].append(e)


# -- what is added


def add_group(
    k: Kernel,
    s: SecretWars,
    name: object,
    figures: object,
    about: object,
    *wanted: object,
) -> None:
    """A new neutral group. figures: 'power aid resistance income arrows' (TSW-20)."""
    add(s, name, figures, about, wanted)


def add(s: SecretWars, name: object, figures: object, about: object, wanted: tuple[object, ...]) -> int:
    """A new neutral group as a gamemaster describes it: its number. Raises Refused."""
    called, places = a_new_name(s, name), s.world.places
    numbers = [int(part) for part in str(figures).replace(",", " ").split() if part.isdecimal()]
    demand(len(numbers) == 5, text("tsw-desk-five-figures"))
    power, aid, resistance, income, arrows = numbers
    try:
        plain = {
            "name": called, "kind": "club", "power": power, "aid": aid, "resistance": resistance,
            "income": income, "arrows": arrows, "alignments": tuple(str(one) for one in wanted),
            "about": some_words(about, 200), "place": places[mixed(s.seed, "added", called) % len(places)],
        }  # fmt: skip
        record = GroupRecord.model_validate(plain, context=s.alignments.opposites)
    except ValidationError as error:
        raise Refused([text("tsw-desk-bad-record", why=_first(error))]) from None
    fixed = {"about": record.about, "kind": record.kind, "place": record.place, "danger": record.danger}
    return from_record(s, {"name": record.name, "figures": numbers, "alignments": record.alignments, **fixed})


def _first(error: ValidationError) -> str:
    found = error.errors()[0]
    field = " ".join(str(part) for part in found["loc"])
    return f"{field} {found['msg'].removeprefix('Value error, ')}".strip()


def add_person(k: Kernel, s: SecretWars, group: object, name: object, job: object, figures: object) -> None:
    """Somebody new in a group; '' for a name, a job or figures leaves them to chance. figures: 'power
    toughness'."""
    g = a_group(s, group)
    called = a_new_name(s, name) if name else ""
    does = some_words(job, PERSON_TEXTS["job"], least=0)
    numbers = [int(part) for part in str(figures).replace(",", " ").split() if part.isdecimal()]
    demand(not str(figures).strip() or len(numbers) == 2, text("tsw-desk-two-figures"))
    values = [a_number(value, PERSON_FIGURES["power"]) for value in numbers]
    p = new_person(s, g, Stream(mixed(s.seed, "added", len(s.p_name))), tuple(s.g_align[g]))
    if called:
        s.p_name[p] = called
    if does:
        s.extra_people[-1]["job"] = does
    if values:
        s.p_power[p], s.p_toughness[p] = values


def add_event(k: Kernel, s: SecretWars, name: object, kind: object, amount: object, words: object) -> None:
    """A new special event, which everybody finds next (TSW-91): any kind but a bonus."""
    demand(kind in TARGETS, text("refused-host"))
    _invent(s, name, words, kind=kind, amount=a_number(amount, 12), target=TARGETS[str(kind)])


def add_bonus(
    k: Kernel, s: SecretWars, name: object, amount: object, words: object, *actions: object
) -> None:
    """A new special event that helps with orders of these kinds (TSW-91)."""
    wanted = tuple(str(action) for action in actions)
    _invent(s, name, words, kind="bonus", amount=a_number(amount, 12, 1), actions=wanted)


def _invent(s: SecretWars, name: object, words: object, **effect: Any) -> None:
    known = {event.name.casefold() for event in s.world.events}
    known |= {str(record["name"]).casefold() for record in s.extra_events}
    called = " ".join(some_words(name, 60).split())
    demand(called.casefold() not in known, text("tsw-desk-taken", name=called))
    try:
        record = EventRecord(name=called, effect=Effect(**effect), text=some_words(words, 300))
    except ValidationError as error:
        raise Refused([text("tsw-desk-bad-record", why=_first(error))]) from None
    s.extra_events.append(record.model_dump(mode="json"))
    for supply in s.supply:
        supply.insert(0, len(s.world.events) + len(s.extra_events) - 1)


ADJUST: dict[str, Callable[..., None]] = {
    "group": group,
    "alignments": alignments,
    "control": control,
    "dissolve": dissolve,
    "person": person,
    "condition": condition,
    "enlighten": enlighten,
    "teach": teach,
    "member": member,
    "agent": agent,
    "retell": retell,
    "rename": rename,
    "delay": delay,
    "call-off": call_off,
    "reveal": reveal,
    "event": event,
    "take-event": take_event,
    "add-group": add_group,
    "add-person": add_person,
    "add-event": add_event,
    "add-bonus": add_bonus,
}
