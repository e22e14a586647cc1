"""Individual Actions among people: guard, illuminate, recruit, infiltrate, meditate, fronts (TSW-41 to
TSW-49)."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.tsw.play.actions.fronts import found_front
from bot.games.tsw.play.notes import learn_person, names_in, note_death, note_group, note_names, note_person
from bot.games.tsw.play.provenance import figures_of_group, figures_of_person, reach, treasury_of
from bot.games.tsw.play.resolution import MOST_POWER, Act, Resolution, Roll
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.world.formula import mixed, word

EASE = {
    "infiltrate": 6, "recruit": 6, "illuminate": 6, "create-front": 9, "meditate": 1, "scout": 7, "spy": 6,
    "emissary": 9, "leak": 6, "attack": 4, "gambit": 4,
}  # fmt: skip
"""What everybody brings along: added to the Power of whoever acts, against the difficulty (TSW-40)."""
ENLIGHTENED_LOYALTY = 2
MOST_LOYALTY = 10
HOOKED = 3
"""How much easier somebody is to recruit for whoever has seduced or bribed them."""
OWN_SPOTS = ("headquarters", "home")
"""What can be guarded without saying where it is: our headquarters, and where the guard lives."""


def guard(r: Resolution, act: Act) -> None:
    """Attacks on this person or place are harder this turn (TSW-43)."""
    s, target = r.s, str(act.params["target"])
    if target in OWN_SPOTS:
        target = s.person_facts(act.seat if target == "headquarters" else act.actor).place
    elif found_dead(r, act, s.named_person(target)):
        return
    helped = r.peculiarity(act.seat, act.action) + r.event_bonus(act.seat, act.action, ())
    r.guards.setdefault(target, []).append((act, helped))
    r.tell(act.seat, "guard", actor=s.p_name[act.actor], target=target)


def found_dead(r: Resolution, act: Act, p: int) -> bool:
    """Whether somebody, if anybody is meant, is dead; whoever has come for them finds that out."""
    dead = p != NOBODY and not r.s.p_alive[p]
    if dead:
        tell_death(r, act, p)
    return dead


def tell_death(r: Resolution, act: Act, p: int) -> None:
    """Whoever looks for the dead finds that they are."""
    note_death(r.s, (act.seat,), p)
    r.tell(act.seat, "spy-dead", actor=r.s.p_name[act.actor], person=r.s.p_name[p])


def meditate(r: Resolution, act: Act) -> None:
    """Now and then somebody answers: with a hint, or with a special event (TSW-48, TSW-91)."""
    s, name = r.s, r.s.p_name[act.actor]
    roll = r.roll(act, r.odds(act, EASE["meditate"], 0))
    r.known(act)
    if roll.success and roll.margin >= 2 and s.supply[act.seat]:
        find_event(r, act.seat, name)
    elif not roll.success or not hint(r, act.seat, "meditate-hint", name):
        r.tell(act.seat, "meditate-silence", actor=name)
    if roll.success:
        r.succeed(act)


def find_event(r: Resolution, seat: int, name: str) -> None:
    """The next special event that the world has for a seat comes to it (TSW-91)."""
    s = r.s
    event = s.supply[seat].pop(0)
    s.hands[seat].append(event)
    r.tell(seat, "event-found", actor=name, event=s.event(event).name, text=s.event(event).text)


def hint(r: Resolution, seat: int, key: str, name: str) -> bool:
    """One true thing about somebody alive of whom the seat has never heard; whether there is anybody left."""
    s, known = r.s, r.s.notes[seat]["people"]
    made = range(s.seats, s.seats + len(s.world.people))
    strangers = [p for p in made if s.p_alive[p] and str(p) not in known]
    if not strangers:
        return False
    p = strangers[r.stream("hint", key, seat).below(len(strangers))]
    learn_person(s, seat, p, 1)
    group = s.group_of(p)
    if group != NOBODY:
        note_group(s, seat, group)
    facts = s.person_facts(p)
    note_names(s, seat, *names_in(s, facts.secret))
    place = s.g_name[group] if group != NOBODY else facts.place
    r.tell(seat, key, actor=name, person=s.p_name[p], group=place, secret=facts.secret)
    return True


def infiltrate(r: Resolution, act: Act) -> None:
    """Into the ranks of a group; what failure costs depends on the group (TSW-45)."""
    s, name = r.s, r.s.p_name[act.actor]
    g = s.named_group(act.params["group"])
    if g == NOBODY or g in s.memberships(act.actor, act.seat):
        r.tell(act.seat, "pointless", actor=name, target=act.params["group"])
        return
    difficulty = s.g_resistance[g] // 2
    roll = r.roll(act, r.odds(act, EASE["infiltrate"], difficulty, tuple(s.g_align[g])))
    r.known(act, figures_of_group(g))
    r.meet((act.seat, s.owner(g)))
    if roll.success:
        s.inside.setdefault(str(act.actor), []).append([g, act.seat])
        note_group(s, act.seat, g)
        r.tell(act.seat, "infiltrate-success", actor=name, group=s.g_name[g])
        if roll.margin >= 3:
            for p in [p for p in s.members(g) if act.seat not in s.masters_of(p)][:1]:
                learn_person(s, act.seat, p, 1)
                r.tell(
                    act.seat,
                    "colleague",
                    actor=name,
                    person=s.p_name[p],
                    job=s.person_facts(p).job,
                    group=s.g_name[g],
                )
        r.succeed(act)
        return
    caught(r, act, g, roll, "infiltrate-trivial")


def caught(r: Resolution, act: Act, g: int, roll: Roll, lightly: str) -> None:
    """Trivial, painful or lethal, by the group, whose owner learns of the latter who it was; one's own does
    no harm. `lightly`: the line that tells of what has no consequences (TSW-45, TSW-51)."""
    s, name = r.s, r.s.p_name[act.actor]
    danger, owner = s.group_facts(g).danger, s.owner(g)
    if danger == "trivial" or roll.margin > -3 or owner == act.seat:
        r.tell(act.seat, lightly, actor=name, group=s.g_name[g], target=s.g_name[g])
        return
    fate = r.hurt(act.actor, act.seat, danger == "lethal" and roll.margin <= -5)
    r.tell(act.seat, f"infiltrate-{fate}", actor=name, group=s.g_name[g])
    if owner != NOBODY:
        note_person(s, owner, act.actor)
        r.tell(owner, "intruder", person=name, group=s.g_name[g])


def recruit(r: Resolution, act: Act) -> None:
    """A person takes the seat's orders from the next turn on, perhaps besides somebody else's (TSW-49);
    leaders refuse like others."""
    s, name = r.s, r.s.p_name[act.actor]
    p = s.named_person(act.params["target"])
    if found_dead(r, act, p):
        return
    if p == NOBODY or act.seat in s.masters_of(p):
        r.tell(act.seat, "pointless", actor=name, target=act.params["target"])
        return
    masters = s.masters.get(str(p), [])
    difficulty = s.p_toughness[p] + s.p_loyalty[p] // 3 + max((loyal for _, loyal in masters), default=0) // 2
    hooked = sum(amount for q, amount in s.holds.get(str(p), ()) if q == act.seat)
    parts = r.odds(act, EASE["recruit"], difficulty, s.person_facts(p).alignments)
    roll = r.roll(act, [*parts, ("hold", hooked)] if hooked else parts)
    r.known(act, figures_of_person(p))
    r.meet((act.seat, *s.masters_of(p)))
    if roll.success and p >= s.seats:
        loyal = min(MOST_LOYALTY, 2 + roll.margin // 2 + hooked // 2 + s.p_loyalty[p] // 3)
        s.masters.setdefault(str(p), []).append([act.seat, loyal])
        learn_person(s, act.seat, p, 2)
        if s.group_of(p) != NOBODY:
            note_group(s, act.seat, s.group_of(p))
        r.tell(act.seat, "recruit-success", actor=name, person=s.p_name[p], zeal=word(loyal))
        r.succeed(act)
        return
    key = "recruit-offended" if roll.margin <= -4 else "recruit-refused"
    r.tell(act.seat, key, actor=name, person=s.p_name[p])
    if roll.margin <= -4:
        for q in s.masters_of(p):
            note_person(s, q, act.actor)
            r.tell(q, "approached", person=s.p_name[p], stranger=name)


def illuminate(r: Resolution, act: Act) -> None:
    """Only the illuminated can; the target's own action of the turn is used up, and who has used it already
    has no time for the light (TSW-44)."""
    s, name = r.s, r.s.p_name[act.actor]
    p = s.named_person(act.params["target"])
    if found_dead(r, act, p):
        return
    spent = [other.seat for other in r.acts if other.worked and other.actor == p]
    r.meet((act.seat, *spent))
    if spent or not can_be_shown(s, act.actor, p):
        if (spent or p in s.busy_people()) and s.loyalty(p, act.seat):
            r.tell(act.seat, r.engaged(act.seat, p), actor=s.p_name[p])
        else:
            r.tell(act.seat, "pointless", actor=name, target=act.params["target"])
        return
    own = s.loyalty(p, act.seat)
    roll = r.roll(
        act, r.odds(act, EASE["illuminate"] + own // 2, s.p_toughness[p], s.person_facts(p).alignments)
    )
    r.known(act, figures_of_person(p))
    masters = s.masters_of(p)
    if set(masters) - {act.seat}:
        reach(s, [figures_of_person(act.actor)], masters)
        r.meet((act.seat, *masters))
    if not roll.success:
        r.tell(act.seat, "illuminate-failure", actor=name, person=s.p_name[p], method=act.params["method"])
        return
    use_up(r, p, masters)
    r.tell(act.seat, "illuminate-success", actor=name, person=s.p_name[p], method=act.params["method"])
    _enlighten(r, act.seat, p)
    r.succeed(act)


def _enlighten(r: Resolution, seat: int, p: int) -> None:
    """They are illuminated now: more loyal to who has done it, or easier to win over for them, and perhaps
    stronger, which their master is told."""
    s = r.s
    s.p_lit[p] = 1
    own = next((master for master in s.masters.get(str(p), ()) if master[0] == seat), None)
    if own is None:
        s.holds.setdefault(str(p), []).append([seat, ENLIGHTENED_LOYALTY])
    else:
        own[1] = min(MOST_LOYALTY, own[1] + ENLIGHTENED_LOYALTY)
    if mixed(s.seed, "gift", p) % 2 and s.p_power[p] < MOST_POWER:
        s.p_power[p] += 1
        if own is not None:
            r.tell(seat, "grown-power", actor=s.p_name[p], power=word(s.p_power[p]))


def can_be_shown(s: SecretWars, actor: int, p: int) -> bool:
    """Whether somebody could show the light to a person at all (TSW-44); not to one who is tied up in an
    undecided attack (TSW-31)."""
    there = p != NOBODY and bool(s.p_alive[p]) and p not in s.busy_people()
    return there and not s.p_lit[p] and bool(s.p_lit[actor])


def use_up(r: Resolution, p: int, seats: Collection[int]) -> None:
    """What these seats have ordered of a person and has not been done yet is not done (TSW-44)."""
    for act in r.asked_of(p):
        if act.seat in seats:
            r.spare(act, p)
            with r.answers(act):
                r.tell(act.seat, "actor-enlightened", actor=r.s.p_name[p])


def create_front(r: Resolution, act: Act) -> None:
    """A new group without Power or arrows, under one of the seat's groups or neutral (TSW-41)."""
    s, name = r.s, r.s.p_name[act.actor]
    purse = s.named_group(act.params.get("from") or s.g_name[act.seat])
    mb = int(act.params["mb"])
    r.known(act, treasury_of(purse))
    r.public(act.seat)
    if purse == NOBODY or s.owner(purse) != act.seat or s.g_money[purse] < mb:
        r.tell(act.seat, "too-poor", actor=name, mb=mb)
        return
    s.g_money[purse] -= mb
    roll = r.roll(act, r.odds(act, EASE["create-front"] + mb // 2, 3))
    if not roll.success:
        r.tell(act.seat, "front-failure", actor=name, purpose=act.params["purpose"], mb=mb)
        return
    g = found_front(r, act)
    s.fronts[act.seat].append(g)
    r.tell(act.seat, "front-success", actor=name, group=s.g_name[g], purpose=act.params["purpose"],
           symbol=act.params["symbol"])  # fmt: skip
    if s.owner(g) == NOBODY and not act.params.get("neutral"):
        r.tell(act.seat, "front-adrift", group=s.g_name[g])
    r.print(
        "classifieds",
        "front-opened",
        group=s.g_name[g],
        place=s.group_facts(g).place,
        symbol=act.params["symbol"],
    )
    note_group(s, act.seat, g)["owner"] = s.owner(g)
    r.succeed(act)
