"""Words that travel: Emissary, Leak, and gambits (TSW-42, TSW-47, TSW-52)."""

from __future__ import annotations

import re

from bot.games.tsw.play.actions.gambits import ruling
from bot.games.tsw.play.actions.people import EASE, find_event, found_dead, hint, tell_death
from bot.games.tsw.play.actions.strikes import sighted
from bot.games.tsw.play.notes import learn_group, learn_person, note_person, standing_in, stands_in
from bot.games.tsw.play.provenance import hand_of, treasury_of
from bot.games.tsw.play.resolution import Act, Resolution
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.world.formula import word
from bot.games.tsw.world.naming import name_key

WINDFALL = 2
MB = r"(?:MB|megabucks?)"
SUM = re.compile(rf"(\d+)(?:\s*{MB})?|{MB}\s*(\d+)", re.IGNORECASE)
COUNTED_IN_MB = re.compile(rf"\d[\d.,]*\s*{MB}\b|{MB}\s*\d", re.IGNORECASE)
SIGNS = " .,;:!?"


def emissary(r: Resolution, act: Act) -> None:
    """A message arrives word for word, a gift changes hands; the recipient runs or represents a conspiracy,
    and does not see who has left it at a drop (TSW-42)."""
    s, name = r.s, r.s.p_name[act.actor]
    if found_dead(r, act, s.named(act.params["destination"], act.seat)[1]):
        return
    to = recipient(r, act.params["destination"], act.seat)
    if to == NOBODY or not s.alive[to]:
        r.tell(act.seat, "emissary-nobody", actor=name, destination=act.params["destination"])
        return
    gift = str(act.params.get("gift", ""))
    r.known(act, treasury_of(act.seat), hand_of(act.seat))
    if megabucks(gift) > s.g_money[act.seat]:
        r.tell(act.seat, "too-poor", actor=name, mb=megabucks(gift))
        return
    if _gone(s, act.seat, gift):
        r.tell(act.seat, "emissary-failure", actor=name, destination=act.params["destination"])
        return
    roll = r.roll(act, r.odds(act, EASE["emissary"], 3))
    r.meet((act.seat, to))
    if not roll.success:
        r.tell(act.seat, "emissary-failure", actor=name, destination=act.params["destination"])
        return
    dropped = s.named(act.params["destination"], act.seat) == (NOBODY, NOBODY)
    found, carrier = ("-found", {}) if dropped else ("", {"stranger": name})
    if carrier:
        note_person(s, to, act.actor)
    message = str(act.params.get("message", ""))
    if message:
        r.tell(to, f"message{found}", message=message, terms=act.params["terms"], **carrier)
    r.tell(
        act.seat,
        "emissary-success",
        actor=name,
        destination=act.params["destination"],
        terms=act.params["terms"],
    )
    if gift:
        r.tell(to, f"gift{found}", gift=give(r, act, to, gift), **carrier)
    r.succeed(act)


def recipient(r: Resolution, destination: object, sender: int) -> int:
    """The seat that a conspiracy, its leader, an agent or a drop at its headquarters stands for; who of
    several in a town finds what is left there is chance."""
    s = r.s
    g, p = s.named(destination, sender)
    if g != NOBODY:
        return s.owner(g) if s.owner(g) != sender else NOBODY
    if p != NOBODY and p < s.seats:
        return p if p != sender else NOBODY
    if p != NOBODY:
        masters = sorted((-loyal, q) for q, loyal in s.masters.get(str(p), ()) if q != sender)
        return masters[0][1] if masters else NOBODY
    here = [q for q in range(s.seats) if q != sender and s.alive[q] and s.minds[q]["place"] == destination]
    return here[r.stream("drop", destination, sender).below(len(here))] if here else NOBODY


def _gone(s: SecretWars, seat: int, gift: str) -> bool:
    """Whether a gift is a special event that the seat no longer holds: played, or given to somebody else."""
    made = range(len(s.world.events) + len(s.extra_events))
    return any(_is_called(s, e, gift) for e in made) and not any(
        _is_called(s, e, gift) for e in s.hands[seat]
    )


def _is_called(s: SecretWars, event: int, gift: str) -> bool:
    return name_key(s.event(event).name) == name_key(gift)


def megabucks(gift: str) -> int:
    """How much money a gift is ('3', '3 MB', 'MB 3'); 0 if it is something else ('3 roses')."""
    sum_of_money = SUM.fullmatch(gift.strip(SIGNS))
    return int(sum_of_money[1] or sum_of_money[2]) if sum_of_money else 0


def half_money(gift: str) -> bool:
    """Whether a gift begins with megabucks and then says something else ('3 MB in gold')."""
    return COUNTED_IN_MB.match(gift.strip(SIGNS)) is not None and not megabucks(gift)


def give(r: Resolution, act: Act, to: int, gift: str) -> str:
    """Megabucks, a special event, or something that is only described; what it is called."""
    s = r.s
    amount = megabucks(gift)
    event = next((e for e in s.hands[act.seat] if _is_called(s, e, gift)), None)
    if amount:
        s.g_money[act.seat] -= amount
        s.g_money[to] += amount
        gift = f"{amount} MB"
    elif event is not None:
        s.hands[act.seat].remove(event)
        s.hands[to].append(event)
        gift = s.event(event).name
    r.tell(act.seat, "gift-given", gift=gift)
    return gift


def leak(r: Resolution, act: Act) -> None:
    """What is leaked well is printed, signed or not; if it names one place, it may give somebody's
    whereabouts away (TSW-47)."""
    s, name, message = r.s, r.s.p_name[act.actor], str(act.params["message"])
    hushed = sorted(n for n in r.silenced if stands_in(n, message))
    roll = r.roll(act, r.odds(act, EASE["leak"], 3))
    r.known(act)
    r.public(act.seat)
    if hushed or not roll.success:
        r.tell(act.seat, "leak-silenced" if hushed else "leak-failure", actor=name, message=message)
        return
    if act.params.get("anonymous"):
        r.print("leaks", "leak-anonymous", message=message)
    else:
        r.print("leaks", "leak-signed", message=message, person=name)
    r.news.append({"kind": "leaked", "message": message, "seat": act.seat})
    r.tell(act.seat, "leak-success", actor=name, message=message)
    named = standing_in((*s.world.places, *s.g_name, *s.p_name), message)
    places = [place for place in s.world.places if place in named]
    heard_of = sorted(s.people_heard_of(act.seat)) if len(places) == 1 else []
    for p in [p for p in heard_of if s.p_alive[p] and s.p_name[p] in named]:
        sighted(r, p, places[0])
    r.succeed(act)


def gambit(r: Resolution, act: Act) -> None:
    """Anything else, judged as what is nearest to it, at a difficulty that is stated in words (TSW-52)."""
    s, name, said = r.s, r.s.p_name[act.actor], str(act.params["text"])
    nearest, difficulty, verdict, comment = ruling(s, act.seat, said)
    s.queue.append({"kind": "gambit", "seat": act.seat, "text": said, "turn": s.turn, "key": act.key})
    if verdict != "refused":
        if verdict != "dice":
            s.overrides.setdefault(act.key, [int(verdict == "success")])
        roll = r.roll(act, r.odds(act, EASE[nearest], difficulty, kind=nearest))
        r.known(act)
        r.tell(act.seat, "gambit-judged", actor=name, text=said, difficulty=word(difficulty))
        r.tell(act.seat, "gambit-success" if roll.success else "gambit-failure", actor=name, text=said)
        if roll.success:
            _rewarded(r, act, said, roll.margin)
    if comment:
        act.told.append(["custom", 0, {"text": comment}])


def _group_in(s: SecretWars, seat: int, said: str) -> int:
    """The first neutral group of the seat's notebook that is named in `said`, or NOBODY."""
    groups = [g for g in map(int, s.notes[seat]["groups"]) if s.g_alive[g] and stands_in(s.g_name[g], said)]
    return next((g for g in groups if s.owner(g) == NOBODY), NOBODY)


def _person_in(s: SecretWars, seat: int, said: str) -> int:
    """The first of the notebook's people who is none of the seat's own and is named in `said`, or NOBODY."""
    others = [p for p in map(int, s.notes[seat]["people"]) if p not in s.people_of(seat)]
    return next((p for p in others if stands_in(s.p_name[p], said)), NOBODY)


def _rewarded(r: Resolution, act: Act, said: str, margin: int) -> None:
    """What a gambit that comes off brings: something about whomever it names, else a find."""
    s, name = r.s, r.s.p_name[act.actor]
    group, person = _group_in(s, act.seat, said), _person_in(s, act.seat, said)
    if person != NOBODY and not s.p_alive[person]:
        tell_death(r, act, person)
    elif person != NOBODY:
        learn_person(s, act.seat, person, 3)
        r.tell(act.seat, "spy-home", person=s.p_name[person], home=s.person_facts(person).home,
               quirk=s.person_facts(person).quirk)  # fmt: skip
    elif group != NOBODY:
        page = learn_group(s, act.seat, group, 2)
        r.tell(act.seat, "spy-resistance", group=s.g_name[group], resistance=page["resistance"])
    elif margin >= 4 and s.supply[act.seat]:
        find_event(r, act.seat, name)
    elif margin >= 2 or not hint(r, act.seat, "meditate-hint", name):
        s.g_money[act.seat] += WINDFALL
        r.tell(act.seat, "loot", mb=WINDFALL, group=s.g_name[act.seat])
    r.succeed(act)
