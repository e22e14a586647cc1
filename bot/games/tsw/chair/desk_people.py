"""The people of the world on the desk, with every figure, their masters and their secrets (TSW-90)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.engine.moves import Text, text
from bot.games.chair import Blank, Deed, Page, Way
from bot.games.tsw.chair.desk_turn import ground, living, number, places, words
from bot.games.tsw.chair.desk_world import NAME
from bot.games.tsw.chair.host_world import CONDITIONS, MOST_LOYALTY, PERSON_FIGURES, PERSON_TEXTS
from bot.games.tsw.play.resolution import SKILLS
from bot.games.tsw.play.state import NOBODY, SecretWars


def people(s: SecretWars, rest: str) -> Page:
    """Everybody, by name; the dead too."""
    every = sorted(range(len(s.p_name)), key=lambda p: s.p_name[p].casefold())
    ways = tuple(
        Way(f"person.{p}", text("tsw-desk-person-way", name=s.p_name[p], group=_home(s, p))) for p in every
    )
    return Page("people", text("tsw-desk-people"), (text("tsw-desk-count-people", count=len(every)),), ways)


def _home(s: SecretWars, p: int) -> str:
    return s.g_name[s.p_group[p]] if s.p_group[p] != NOBODY else "none"


def person(s: SecretWars, rest: str) -> Page:
    """Somebody with figures and secrets; everything about them can be changed."""
    (p,) = places(rest, len(s.p_name))
    groups = dict.fromkeys(g for g, _ in s.inside.get(str(p), ()))
    lines = _person_lines(s, p, groups)
    member = [g for g in (s.p_group[p], *groups) if g != NOBODY and s.g_alive[g]]
    ways = tuple(Way(f"group.{g}", text("tsw-desk-name", name=s.g_name[g])) for g in member)
    old = ground(s)
    there = p < len(old.p_name)
    if s.before:
        lines += (text("tsw-desk-before" if there else "tsw-desk-only-now"),)
    deeds = tuple(_deeds(old, p)) if there else ()
    return Page(f"person.{p}", text("tsw-desk-name", name=s.p_name[p]), lines, ways, deeds, "people")


def _person_lines(s: SecretWars, p: int, groups: Iterable[int]) -> tuple[Text, ...]:
    """All that there is to know about somebody; `groups`: in which they have a say."""
    facts = s.person_facts(p)
    figures = {figure: int(getattr(s, f"p_{figure}")[p]) for figure in PERSON_FIGURES}
    masters = tuple(
        text("tsw-desk-master", name=s.g_name[q], loyalty=loyal) for q, loyal in s.masters.get(str(p), ())
    )
    inside = tuple(s.g_name[g] for g in groups)
    return (
        text("tsw-desk-person-figures-now", **figures),
        text(
            "tsw-desk-person-state",
            alive=int(s.p_alive[p]),
            out=int(s.p_out[p] >= s.turn),
            lit=int(s.p_lit[p]),
            leader=int(p < s.seats),
        ),
        text("tsw-desk-person-facts", job=facts.job, group=_home(s, p), place=facts.place, home=facts.home),
        text("tsw-desk-person-gifts", skills=s.skills(p) or "–", alignments=facts.alignments or "–"),
        text("tsw-desk-person-masters", masters=masters or "–", count=len(masters)),
        text("tsw-desk-person-inside", groups=inside or "–", count=len(inside)),
        text("tsw-desk-person-secret", quirk=facts.quirk, secret=facts.secret),
    )


def _deeds(s: SecretWars, p: int) -> list[Deed]:
    name = s.p_name[p]
    figures = {figure: int(getattr(s, f"p_{figure}")[p]) for figure in PERSON_FIGURES}
    found = []
    for figure, value in figures.items():
        blank = number("amount", text("tsw-desk-figure", figure=figure), PERSON_FIGURES[figure], value)
        label = text("tsw-desk-figure-now", figure=figure, value=value)
        found.append(Deed(label, ("adjust", "person", name, figure), (blank,)))
    found += [
        _teach(s, p),
        _member(name),
        _choice("condition", name, CONDITIONS if p >= s.seats else CONDITIONS[:2]),
    ]
    called = words("name", text("tsw-desk-name-of"), NAME, name)
    found.append(Deed(text("tsw-desk-rename-deed"), ("adjust", "rename", "person", name), (called,)))
    if p < s.seats:
        return found
    seats = tuple((seat, text("tsw-desk-name", name=s.g_name[seat])) for seat in living(s))
    serves = (
        Blank("seat", text("tsw-desk-serves"), "one", options=seats),
        number("loyalty", text("tsw-desk-loyalty-to", most=MOST_LOYALTY), MOST_LOYALTY, 5),
    )
    found.append(Deed(text("tsw-desk-agent"), ("adjust", "agent", name), serves, "main"))
    found.append(_choice("enlighten", name, ("yes", "no")))
    facts = s.person_facts(p)
    for which, most in PERSON_TEXTS.items():
        blank = words("words", text("tsw-desk-person-text", which=which), most, str(getattr(facts, which)))
        label = text("tsw-desk-edit", what=text("tsw-desk-person-text", which=which))
        found.append(Deed(label, ("adjust", "retell", "person", name, which), (blank,)))
    return found


def _choice(what: str, name: str, values: tuple[str, ...]) -> Deed:
    options = tuple((value, text(f"tsw-desk-{what}-{value}")) for value in values)
    return Deed(
        text(f"tsw-desk-{what}"),
        ("adjust", what, name),
        (Blank("to", text(f"tsw-desk-{what}"), "one", options=options),),
    )


def _teach(s: SecretWars, p: int) -> Deed:
    skills = sorted({skill for taught in SKILLS.values() for skill in taught} - set(s.skills(p)))
    options = tuple((skill, text("tsw-desk-name", name=skill)) for skill in skills)
    blank = Blank("skill", text("tsw-desk-skill"), "one", options=options[:25])
    return Deed(text("tsw-desk-teach"), ("adjust", "teach", s.p_name[p]), (blank,))


def _member(name: str) -> Deed:
    options = tuple((value, text(f"tsw-desk-member-{value}")) for value in ("yes", "no"))
    blanks = (
        words("group", text("tsw-desk-group-name"), NAME),
        Blank("inside", text("tsw-desk-member"), "one", options=options),
    )
    return Deed(text("tsw-desk-member"), ("adjust", "member", name), blanks)


PAGES: dict[str, Callable[[SecretWars, str], Page]] = {"people": people, "person": person}
