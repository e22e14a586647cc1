"""Finding out: Scout and Spy (TSW-50, TSW-51)."""

from __future__ import annotations

from bot.games.tsw.play.actions.people import EASE, caught, tell_death
from bot.games.tsw.play.notes import learn_group, learn_person, note_group, note_person, stands_in
from bot.games.tsw.play.provenance import figures_of_group, figures_of_person
from bot.games.tsw.play.resolution import SKILLS, Act, Resolution, Roll
from bot.games.tsw.play.state import NOBODY, Record
from bot.games.tsw.world.formula import place_toughness, word

DISCOVERED = -5
MISLED = -2
FALSE_BY = 2


def scout(r: Resolution, act: Act) -> None:
    """Look through a group for people worth recruiting: the better it goes, the more are found (TSW-50)."""
    s, name = r.s, r.s.p_name[act.actor]
    g = s.named_group(act.params["group"])
    if g == NOBODY or g < s.seats:
        r.tell(act.seat, "pointless", actor=name, target=act.params["group"])
        return
    roll = r.roll(act, r.odds(act, EASE["scout"], s.g_resistance[g] // 3, tuple(s.g_align[g])))
    r.known(act, figures_of_group(g))
    r.meet((act.seat, s.owner(g)))
    if not roll.success:
        _embarrassed(r, act, g, roll)
        return
    note_group(s, act.seat, g)
    fresh = [p for p in s.members(g) if not s.loyalty(p, act.seat)]
    wanted = " ".join([*(str(act.params.get(key, "")) for key in ("traits", "skill")), act.flavour])
    fresh.sort(
        key=lambda p: (
            not any(stands_in(skill, wanted) for skill in s.skills(p)),
            str(p) in s.notes[act.seat]["people"],
            p,
        )
    )
    found = fresh[: 1 + roll.margin // 2]
    if not found:
        r.tell(act.seat, "scout-empty", actor=name, group=s.g_name[g])
        return
    r.tell(act.seat, "scout-success", actor=name, group=s.g_name[g], count=len(found))
    for p in found:
        learn_person(s, act.seat, p, 2 if roll.margin >= 3 else 1)
        candidate(r, act, p, 2 if roll.margin >= 3 else 1)
    r.succeed(act)


def candidate(r: Resolution, act: Act, p: int, depth: int) -> None:
    """One line about somebody who might be recruited."""
    s, facts = r.s, r.s.person_facts(p)
    r.tell(act.seat, "candidate", person=s.p_name[p], job=facts.job, group=s.g_name[s.p_group[p]])
    if depth >= 2:
        _estimate(r, act.seat, p, s.notes[act.seat]["people"][str(p)])


def _estimate(r: Resolution, seat: int, p: int, page: Record) -> None:
    """What somebody is worth, as it stands in the seat's notebook."""
    r.tell(
        seat, "candidate-more", person=r.s.p_name[p], power=page["power"], toughness=page["toughness"],
        skills=" and ".join(page["skills"]),
    )  # fmt: skip


def _embarrassed(r: Resolution, act: Act, g: int, roll: Roll) -> None:
    s, name = r.s, r.s.p_name[act.actor]
    if roll.margin > -4:
        r.tell(act.seat, "scout-failure", actor=name, group=s.g_name[g])
        return
    r.tell(act.seat, "scout-embarrassed", actor=name, group=s.g_name[g])
    owner = s.owner(g)
    if owner not in (NOBODY, act.seat):
        note_person(s, owner, act.actor)
        r.tell(owner, "stranger-asking", person=name, group=s.g_name[g])


def spy(r: Resolution, act: Act) -> None:
    """Information by margin; a failure may be noticed, or bring home what is not true (TSW-51)."""
    s = r.s
    target = act.params["target"]
    g, p = s.named(target, act.seat)
    if g != NOBODY:
        spy_on_group(r, act, g)
    elif p != NOBODY and not s.p_alive[p]:
        r.known(act, figures_of_person(p))
        tell_death(r, act, p)
    elif p != NOBODY:
        spy_on_person(r, act, p)
    elif target in s.g_name:
        r.tell(act.seat, "pointless", actor=s.p_name[act.actor], target=target)
    else:
        spy_on_place(r, act, str(target))


def _depth(roll: Roll) -> int:
    return min(4, 1 + roll.margin // 2)


def spy_on_group(r: Resolution, act: Act, g: int) -> None:
    """Power, Resistance, who controls it, its treasury and its people."""
    s, name = r.s, r.s.p_name[act.actor]
    inside = 2 if any(g in s.memberships(p, act.seat) for p in s.people_of(act.seat)) else 0
    roll = r.roll(
        act, [*r.odds(act, EASE["spy"], s.g_resistance[g] // 2, tuple(s.g_align[g])), ("inside", inside)]
    )
    owner = s.owner(g)
    r.known(act, figures_of_group(g))
    if owner not in (NOBODY, act.seat):
        r.meet((act.seat, owner))
    if roll.success:
        group_file(r, act, g, _depth(roll))
        r.succeed(act)
    elif owner == act.seat or roll.margin > MISLED:
        r.tell(act.seat, "spy-nothing", actor=name, target=s.g_name[g])
    elif roll.margin <= DISCOVERED:
        caught(r, act, g, roll, "spy-discovered")
    else:
        page = learn_group(s, act.seat, g, 1, FALSE_BY if r.stream("false", act.key).below(2) else -FALSE_BY)
        r.tell(act.seat, "spy-group", actor=name, group=s.g_name[g], power=page["power"])
        r.tell(act.seat, "spy-resistance", group=s.g_name[g], resistance=page["resistance"])


def tell_owner(r: Resolution, seat: int, g: int, master: int, owner: int) -> None:
    """Who gives the orders in a group, and on whose behalf if somebody stands between."""
    group, boss = r.s.g_name[g], r.s.g_name[owner]
    if master == owner:
        r.tell(seat, "spy-boss", group=group, owner=boss)
    else:
        r.tell(seat, "spy-owner", group=group, master=r.s.g_name[master], owner=boss)


def tell_peculiar(r: Resolution, seat: int, g: int) -> None:
    """What is special about a group, if anything: for whoever finds out or comes to control it (TSW-20)."""
    special = r.s.group_facts(g).special
    if special:
        r.tell(seat, f"peculiar-{special[0]}", group=r.s.g_name[g], kind=special[1].replace("-", " "))


def group_file(r: Resolution, act: Act, g: int, depth: int) -> None:
    """The truth about a group, written down and told line by line."""
    s, seat, name = r.s, act.seat, r.s.g_name[g]
    learn_group(s, seat, g, depth)
    r.tell(seat, "spy-group", actor=s.p_name[act.actor], group=name, power=word(s.g_power[g]))
    if depth >= 2:
        r.tell(seat, "spy-resistance", group=name, resistance=word(s.g_resistance[g]))
        tell_peculiar(r, seat, g)
    if depth >= 3 and g < s.seats:
        learn_person(s, seat, g, 1)["runs"] = g
        r.tell(seat, "spy-leader", group=name, person=s.p_name[g], place=s.minds[g]["place"])
    elif depth >= 3:
        owner = s.owner(g)
        if owner == NOBODY:
            r.tell(seat, "spy-neutral", group=name)
        else:
            note_group(s, seat, s.g_master[g])["owner"] = owner
            tell_owner(r, seat, g, s.g_master[g], owner)
    if depth >= 4:
        if s.owner(g) != NOBODY:
            r.tell(seat, "spy-money", group=name, mb=s.g_money[g])
        for h in s.puppets(g):
            page = note_group(s, seat, h)
            page["owner"], page["master"] = s.owner(h), g
            r.tell(seat, "spy-puppet", group=name, puppet=s.g_name[h])


def spy_on_person(r: Resolution, act: Act, p: int) -> None:
    """Whereabouts and job, figures and skills, home and ties, the secret and the masters."""
    s, name = r.s, r.s.p_name[act.actor]
    roll = r.roll(act, r.odds(act, EASE["spy"], s.p_toughness[p], s.person_facts(p).alignments))
    r.known(act, figures_of_person(p))
    masters = s.masters_of(p)
    r.meet((act.seat, *masters))
    if roll.success:
        person_file(r, act, p, _depth(roll))
        r.succeed(act)
    elif roll.margin <= DISCOVERED:
        r.tell(act.seat, "spy-discovered", actor=name, target=s.p_name[p])
        for q in masters:
            if q != act.seat:
                note_person(s, q, act.actor)
                r.tell(q, "watched", person=s.p_name[p], stranger=name)
    elif roll.margin <= MISLED:
        _misled(r, act, p)
    else:
        r.tell(act.seat, "spy-nothing", actor=name, target=s.p_name[p])


def person_file(r: Resolution, act: Act, p: int, depth: int) -> None:
    """The truth about a person, written down and told line by line."""
    s, seat, name, facts = r.s, act.seat, r.s.p_name[p], r.s.person_facts(p)
    page = learn_person(s, seat, p, depth)
    r.tell(seat, "spy-person", actor=s.p_name[act.actor], person=name, job=facts.job, place=facts.place)
    if depth >= 2:
        _estimate(r, seat, p, page)
    if depth >= 3:
        r.tell(seat, "spy-home", person=name, home=facts.home, quirk=facts.quirk)
    if depth >= 4:
        tell_secret(r, seat, p, page)


def tell_secret(r: Resolution, seat: int, p: int, page: Record) -> None:
    """What somebody hides, and whose orders they take beside the seat's own."""
    s, name = r.s, r.s.p_name[p]
    r.tell(seat, "spy-secret", person=name, secret=s.person_facts(p).secret)
    for q in page["works_for"]:
        if q != seat:
            r.tell(seat, "spy-master", person=name, owner=s.g_name[q])


def _misled(r: Resolution, act: Act, p: int) -> None:
    """What is not true about a person reads, and is written down, like what is."""
    s, facts, stream = r.s, r.s.person_facts(p), r.stream("false", act.key)
    page = learn_person(s, act.seat, p, 2, FALSE_BY if stream.below(2) else -FALSE_BY)
    others = sorted({skill for skills in SKILLS.values() for skill in skills} - set(s.skills(p)))
    page["skills"] = [others[stream.below(len(others))]]
    page["alignments"] = list(facts.alignments)
    name, job, place = s.p_name[act.actor], facts.job, facts.place
    r.tell(act.seat, "spy-person", actor=name, person=s.p_name[p], job=job, place=place)
    _estimate(r, act.seat, p, page)


def spy_on_place(r: Resolution, act: Act, place: str) -> None:
    """Who is at a place: groups that sit there, then people who live there."""
    s, name = r.s, r.s.p_name[act.actor]
    roll = r.roll(act, r.odds(act, EASE["spy"], place_toughness(s.seed, place) // 2))
    r.known(act)
    if not roll.success:
        key = "spy-discovered" if roll.margin <= DISCOVERED else "spy-nothing"
        r.tell(act.seat, key, actor=name, target=place)
        return
    depth = _depth(roll)
    groups = [g for g in range(s.seats, len(s.g_name)) if s.g_alive[g] and s.group_facts(g).place == place]
    r.tell(act.seat, "spy-place", actor=name, place=place, toughness=word(place_toughness(s.seed, place)))
    for g in groups[: 2 * depth]:
        note_group(s, act.seat, g)
        r.tell(act.seat, "place-group", place=place, group=s.g_name[g])
    if depth >= 2:
        people = [p for g in groups for p in s.members(g)][: 2 * depth]
        for p in people:
            learn_person(s, act.seat, p, 1)
            r.tell(
                act.seat,
                "candidate",
                person=s.p_name[p],
                job=s.person_facts(p).job,
                group=s.g_name[s.p_group[p]],
            )
    r.succeed(act)
