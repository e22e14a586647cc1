"""From the state to what one seat may know (view.py): the only place where views are made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.games.tsw.play.actions.attacks import labels, leader_known
from bot.games.tsw.play.budget import left
from bot.games.tsw.play.notes import HIDDEN_HAND
from bot.games.tsw.play.state import MATERIAL, NOBODY, TO_ALL, OrderSheets, Record, SecretWars
from bot.games.tsw.play.winning import progress
from bot.games.tsw.press.newspaper import frozen
from bot.games.tsw.see.view import (
    UNTOLD,
    AttackView,
    EventView,
    GroupView,
    Issue,
    OfferView,
    PersonView,
    View,
)  # fmt: skip
from bot.games.tsw.world.formula import word

PHASES = {"setup": "interview", "interview": "interview", "orders": "orders", "turn": "resolution"}
SOMEBODY = "somebody"


def project(s: SecretWars, seat: int | None, without: int | None = None) -> View:
    """What `seat` may know; None, or anything that is no seat, is a spectator. `without`: a line of their
    sheet that is taken for not written."""
    viewer = seat if seat is not None and 0 <= seat < s.seats else None
    founded = bool(s.g_name)
    view = View(
        seat=viewer,
        phase=_phase(s),
        turn=s.turn,
        last_turn=int(s.options["last_turn"]),
        options=tuple((name, value) for name, value in s.options.items() if name != MATERIAL),
        alignments=tuple((name, other or "") for name, other in s.alignments.opposites.items()),
        conspiracies=tuple(sorted(s.g_name[g] for g in range(s.seats) if s.alive[g])) if founded else (),
        issue=_issue(s, viewer) if s.issue else None,
        ready=_ready(s),
        waiting=_waiting(s),
        result=tuple((s.result or {}).items()),
        press=_press(s, viewer) if founded else (),
    )
    return _with_file(view, s, viewer, without) if founded and viewer is not None else view


def _phase(s: SecretWars) -> str:
    return "over" if s.result is not None else PHASES.get(s.doing or "turn", "resolution")


def _with_file(view: View, s: SecretWars, seat: int, without: int | None) -> View:
    """The view of a seat, with what only that seat knows."""
    heard = [a for a in s.attacks if seat in s.attack_audience(a)]
    sheet = [line for n, line in enumerate(_sheet(s, seat)) if n != without]
    orders = [json.loads(line[1]) for line in sheet if line[0] == "order"]
    kind, needed, alignment = s.goals[seat][:3]
    return replace(
        view,
        name=s.g_name[seat],
        leader=s.p_name[seat],
        subscribed=bool(s.subscribed[seat]),
        groups=_groups(s, seat, heard, orders),
        people=_people(s, seat, orders),
        places=s.world.places,
        events=tuple(_event(s, event) for event in s.hands[seat]),
        attacks=_attacks(s, seat, heard, orders),
        offers=_offers(s, seat),
        standing=tuple(json.dumps(order, sort_keys=True) for order in s.standing[seat]),
        lines=tuple(map(tuple, sheet)),
        grace=tuple((s.g_name[a], s.g_name[b]) for a, b, owner in s.grace if owner == seat),
        report=frozen(s.reports[seat]),
        goal=(kind, needed, alignment, progress(s, seat)),
        mind=frozen(sorted(s.minds[seat].items())),
        wrongs=tuple(sorted(s.notes[seat]["wrongs"].items())),
        deeds=tuple(sorted(place for place, owner in s.deeds.items() if owner == seat)),
    )


def _press(s: SecretWars, viewer: int | None) -> tuple[tuple[str, str, str], ...]:
    """What players have written to each other lately, if the viewer wrote it, got it, or all did."""
    return tuple(
        (s.g_name[word["from"]], TO_ALL if word["to"] == NOBODY else s.g_name[word["to"]], word["words"])
        for word in s.press
        if word["to"] == NOBODY or viewer in (word["from"], word["to"])
    )


def _sheet(s: SecretWars, seat: int) -> list[list[Any]]:
    f = OrderSheets.open_now(s)
    return [] if f is None else OrderSheets.sheets(f)[seat]


def _waiting(s: SecretWars) -> int:
    """How many have yet to decide; while forms are filled in or orders written in secret, everybody."""
    hidden = s.doing in ("interview", "orders") and not s.options["show_ready"]
    return sum(s.alive) if hidden else len(s.waiting)


def _ready(s: SecretWars) -> tuple[str, ...]:
    """Who has finished, if the table shows it (TSW-11)."""
    f = OrderSheets.open_now(s)
    if f is None or not s.options["show_ready"]:
        return ()
    return tuple(sorted(s.g_name[seat] for seat in OrderSheets.ready(f)))


def _groups(
    s: SecretWars, seat: int, heard: Sequence[Record], orders: Sequence[Record]
) -> tuple[GroupView, ...]:
    """Their structure first, masters before puppets; then what they know of, in alphabetical order. heard:
    the attacks of which they know. orders: those on their sheet."""
    own = s.branch(seat)
    pages = s.notes[seat]["groups"]
    known = {int(g) for g in pages} | {g for p in s.people_of(seat) for g in s.memberships(p, seat)}
    known |= {g for g in range(s.seats) if s.alive[g]} | _named_in_attacks(s, seat, heard)
    rest = sorted((g for g in known if g not in own and s.g_alive[g]), key=lambda g: s.g_name[g])
    busy = {g for a in _undecided(s, seat, orders) for g in (a["attacker"], *a["support"])}
    return (
        *(_own_group(s, g, g in busy) for g in own),
        *(_other_group(s, seat, g, pages.get(str(g), {})) for g in rest),
    )


def _named_in_attacks(s: SecretWars, seat: int, heard: Sequence[Record]) -> set[int]:
    """The groups that a seat knows to have a part in the attacks of which it has heard."""
    found = {a["target"] for a in heard}
    found |= {a["attacker"] for a in heard if leader_known(s, a, seat)}
    return found | {g for a in s.attacks if s.attack_knowledge(a, seat) for g in a["support"]}


def _undecided(s: SecretWars, seat: int, orders: Sequence[Record]) -> list[Record]:
    """The seat's own attacks; whoever is in one that it is about to cancel is free at once (TSW-37)."""
    off = {order["parameters"]["attack"] for order in orders if order["action"] == "cancel"}
    own = [a for a in s.attacks if a["seat"] == seat]
    if not own or not off:
        return own
    called = labels(s, seat)
    return [a for a in own if called[a["number"]] not in off]


def _own_group(s: SecretWars, g: int, busy: bool) -> GroupView:
    facts = s.group_facts(g)
    master = s.g_master[g]
    return GroupView(
        name=s.g_name[g],
        aka=facts.aka,
        about=facts.about,
        kind=facts.kind,
        place=facts.place,
        alignments=tuple(s.g_align[g]),
        income=s.earnings(g),
        arrows=s.g_arrows[g],
        conspiracy=g < s.seats,
        own=True,
        owner=s.g_name[s.owner(g)],
        master=s.g_name[master] if master != NOBODY else None,
        power=word(s.g_power[g]),
        resistance=word(s.g_resistance[g]),
        sure=True,
        aids=s.g_aid[g] > 0,
        weak=not s.g_power[g] and not s.g_arrows[g],
        money=s.g_money[g],
        free_arrows=s.open_arrows(g),
        busy=busy,
        danger=facts.danger,
        special=facts.special[:2] if facts.special else None,
    )


def _other_group(s: SecretWars, seat: int, g: int, page: Record) -> GroupView:
    """What the notebook says, and what everybody may know of a group whose name they have heard (TSW-20)."""
    facts = s.group_facts(g)
    owner, master = page.get("owner", UNTOLD), page.get("master", UNTOLD)
    conspiracy = g < s.seats
    told = {UNTOLD: None, NOBODY: "", HIDDEN_HAND: SOMEBODY}
    whose = s.g_name[g] if conspiracy else told[owner] if owner < 0 else s.g_name[owner]
    money = page.get("money", UNTOLD)
    weak = not s.g_arrows[g] and page.get("power") == 0 and bool(page.get("sure"))
    return GroupView(
        name=s.g_name[g], aka=facts.aka, about=facts.about, kind=facts.kind,
        place="" if conspiracy else facts.place, alignments=() if conspiracy else tuple(s.g_align[g]),
        income=s.g_income[g] if not conspiracy else 0, arrows=s.g_arrows[g], conspiracy=conspiracy, own=False,
        owner=whose, master=s.g_name[master] if master >= 0 else None, power=page.get("power", UNTOLD),
        resistance=page.get("resistance", UNTOLD), sure=bool(page.get("sure")), aids=False,
        weak=weak, money=money if money >= 0 else None, free_arrows=0,
        busy=False, danger="", special=None,
    )  # fmt: skip


def _people(s: SecretWars, seat: int, orders: Sequence[Record]) -> tuple[PersonView, ...]:
    """Their character and agents first, then those they have heard of, in alphabetical order."""
    own = s.people_of(seat)
    rest = sorted((int(p) for p in s.notes[seat]["people"] if int(p) not in own), key=lambda p: s.p_name[p])
    busy = {p for a in _undecided(s, seat, orders) for p in a["agents"]}
    return (
        *(_own_person(s, seat, p, p in busy, left(s, seat, p, orders)) for p in own),
        *(_other_person(s, seat, p) for p in rest),
    )


def _own_person(s: SecretWars, seat: int, p: int, busy: bool, actions: int) -> PersonView:
    facts = s.person_facts(p)
    page = s.notes[seat]["people"].get(str(p), {})
    return PersonView(
        name=s.p_name[p],
        pronoun=facts.pronoun,
        own=True,
        leader=p == seat,
        group=s.g_name[s.group_of(p)] if s.group_of(p) != NOBODY else "",
        job=facts.job,
        place=facts.place,
        home=facts.home if p == seat else page.get("home", ""),
        power=word(s.p_power[p]),
        toughness=word(s.p_toughness[p]),
        zeal=word(s.loyalty(p, seat)) if p != seat else 9,
        alignments=facts.alignments,
        skills=s.skills(p),
        quirk=page.get("quirk", ""),
        secret=page.get("secret", ""),
        inside=tuple(s.g_name[g] for g in s.memberships(p, seat)),
        works_for=(s.g_name[seat], *(s.g_name[q] for q in page.get("works_for", ()) if q != seat)),
        runs=s.g_name[seat] if p == seat else "",
        lit=bool(s.p_lit[p]),
        alive=True,
        hurt=s.p_out[p] >= s.turn,
        busy=busy,
        actions=actions,
    )


def _other_person(s: SecretWars, seat: int, p: int) -> PersonView:
    """Only what the notebook says."""
    page = s.notes[seat]["people"][str(p)]
    group = page["group"]
    return PersonView(
        name=s.p_name[p],
        pronoun=s.person_facts(p).pronoun,
        own=False,
        leader=False,
        group=s.g_name[group] if group >= 0 else "",
        job=page["job"],
        place=page["place"],
        home=page["home"],
        power=page["power"],
        toughness=page["toughness"],
        zeal=UNTOLD,
        alignments=tuple(page["alignments"]),
        skills=tuple(page["skills"]),
        quirk=page["quirk"],
        secret=page["secret"],
        inside=(s.g_name[group],) if group >= 0 else (),
        works_for=tuple(s.g_name[q] for q in page["works_for"]),
        runs=s.g_name[page["runs"]] if page["runs"] >= 0 else "",
        lit=False,
        alive=not page["dead"],
        hurt=False,
        busy=False,
        actions=0,
    )


def _event(s: SecretWars, event: int) -> EventView:
    record = s.event(event)
    return EventView(
        record.name, record.text, record.effect.kind, record.effect.target, record.effect.actions
    )


def _attacks(
    s: SecretWars, seat: int, heard: Sequence[Record], orders: Sequence[Record]
) -> tuple[AttackView, ...]:
    found, called = [], labels(s, seat)
    kept = [a["number"] for a in _undecided(s, seat, orders)]
    for a in heard:
        own, inside = a["seat"] == seat, s.attack_knowledge(a, seat)
        found.append(AttackView(
            name=called[a["number"]], kind=a["kind"], target=s.g_name[a["target"]],
            attacker=s.g_name[a["attacker"]] if leader_known(s, a, seat) else None,
            by=s.g_name[seat] if own else None,
            support=tuple(s.g_name[g] for g in a["support"]) if inside else (),
            agents=tuple(s.p_name[p] for p in a["agents"]) if own else (),
            own=own, mb=a["mb"] if own else None, due=a["due"] if own else s.turn,
            off=own and a["number"] not in kept,
        ))  # fmt: skip
    return tuple(found)


def _offers(s: SecretWars, seat: int) -> tuple[OfferView, ...]:
    return tuple(
        OfferView(
            o["number"],
            s.g_name[o["group"]],
            s.g_name[o["giver"]],
            s.g_name[o["taker"]],
            o["price"],
            o["taker"] == seat,
        )
        for o in s.offers
        if seat in (o["giver"], o["taker"])
    )


def _issue(s: SecretWars, seat: int | None) -> Issue:
    issue = s.issue
    whole = seat in issue["readers"]
    names = tuple(issue["sections"]) if whole else ("notices",)
    sections = tuple((name, frozen(issue["sections"][name])) for name in names)
    return Issue(issue["turn"], whole, frozen(issue["headline"]), sections)
