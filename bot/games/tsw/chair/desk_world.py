"""The groups and special events of the world on the desk, with every figure (TSW-04, TSW-90, TSW-91)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Text, text
from bot.games.chair import Blank, Deed, Page, Way
from bot.games.tsw.chair.desk_turn import Gone, ground, number, places, words
from bot.games.tsw.chair.host_world import GROUP_FIGURES, GROUP_TEXTS, PERSON_TEXTS, TARGETS
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.world.records import BONUS_KINDS

NAME = 60


def figures_blank() -> Blank:
    """Power, Transferable Power, Resistance, income, arrows."""
    return words("figures", text("tsw-desk-figures"), 30, "3 1 3 2 1")


def about_blank() -> Blank:
    """What is said about a group."""
    return words("about", text("tsw-desk-about"), GROUP_TEXTS["about"])


def alignments_blank(s: SecretWars, g: int = NOBODY) -> Blank:
    """The alignments of a group; those it has are chosen beforehand."""
    options = tuple((one, text("tsw-desk-name", name=one)) for one in s.alignments.opposites)
    chosen = ",".join(s.g_align[g]) if g != NOBODY else ""
    return Blank("alignments", text("tsw-desk-alignments-of"), "several", value=chosen, options=options[:25])


# -- groups


def groups(s: SecretWars, rest: str) -> Page:
    """All groups, by name."""
    every = sorted((g for g in range(len(s.g_name)) if s.g_alive[g]), key=lambda g: s.g_name[g].casefold())
    blanks = (
        words("name", text("tsw-desk-name-of"), NAME),
        figures_blank(),
        about_blank(),
        alignments_blank(s),
    )
    lines = (text("tsw-desk-count-groups", count=len(every)),)
    ways = tuple(
        Way(f"group.{g}", text("tsw-desk-group-way", name=s.g_name[g], owner=_owner(s, g))) for g in every
    )
    deed = Deed(text("tsw-desk-add-group"), ("adjust", "add-group"), blanks, "good")
    return Page("groups", text("tsw-desk-groups"), lines, ways, (deed,))


def _owner(s: SecretWars, g: int) -> str:
    owner = s.owner(g)
    return s.g_name[owner] if owner not in (NOBODY, g) else "none"


def group(s: SecretWars, rest: str) -> Page:
    """One group with its figures; everything about it can be changed."""
    (g,) = places(rest, len(s.g_name))
    if not s.g_alive[g]:
        raise Gone
    name, facts, master = s.g_name[g], s.group_facts(g), s.g_master[g]
    figures = {figure: int(getattr(s, f"g_{figure}")[g]) for figure in GROUP_FIGURES}
    lines = (
        text("tsw-desk-group-figures", **figures),
        text(
            "tsw-desk-group-facts", kind=facts.kind, place=facts.place, alignments=tuple(s.g_align[g]) or "–"
        ),
        text("tsw-desk-quoted", words=facts.about),
        text(
            "tsw-desk-group-master",
            owner=_owner(s, g),
            master=s.g_name[master] if master != NOBODY else "none",
            own=int(g < s.seats),
        ),
    )
    ways = [Way(f"group.{h}", text("tsw-desk-name", name=s.g_name[h])) for h in s.puppets(g)]
    ways += [Way(f"person.{p}", text("tsw-desk-name", name=s.p_name[p])) for p in s.members(g)]
    title = text("tsw-desk-name", name=name)
    return Page(f"group.{g}", title, (*lines, *_only_now(s, g)), tuple(ways), _group_deeds(s, g), "groups")


def _only_now(s: SecretWars, g: int) -> tuple[Text, ...]:
    """A word about corrections while a turn lies on the desk."""
    if not s.before:
        return ()
    return (text("tsw-desk-before" if _was_there(ground(s), g) else "tsw-desk-only-now"),)


def _was_there(old: SecretWars, g: int) -> bool:
    return g < len(old.g_name) and bool(old.g_alive[g])


def _group_deeds(now: SecretWars, g: int) -> tuple[Deed, ...]:
    s = ground(now)
    if not _was_there(s, g):
        return ()
    name, master = s.g_name[g], s.g_master[g]
    figures = {figure: int(getattr(s, f"g_{figure}")[g]) for figure in GROUP_FIGURES}
    found = [_figure(name, figure, value) for figure, value in figures.items()]
    found.append(
        Deed(text("tsw-desk-set-alignments"), ("adjust", "alignments", name), (alignments_blank(s, g),))
    )
    if g >= s.seats:
        under = words("master", text("tsw-desk-under"), NAME, s.g_name[master] if master != NOBODY else "", 0)
        found.append(Deed(text("tsw-desk-control"), ("adjust", "control", name), (under,)))
        about = words("words", text("tsw-desk-about"), GROUP_TEXTS["about"], s.group_facts(g).about)
        found.append(
            Deed(text("tsw-desk-edit-about"), ("adjust", "retell", "group", name, "about"), (about,))
        )
    called = words("name", text("tsw-desk-name-of"), NAME, name)
    found.append(Deed(text("tsw-desk-rename-deed"), ("adjust", "rename", "group", name), (called,)))
    somebody = (
        words("name", text("tsw-desk-name-or-chance"), NAME, least=0),
        words("job", text("tsw-desk-job-or-chance"), PERSON_TEXTS["job"], least=0),
        words("figures", text("tsw-desk-person-figures"), 20, least=0),
    )
    found.append(Deed(text("tsw-desk-add-person"), ("adjust", "add-person", name), somebody, "good"))
    if g >= s.seats:
        found.append(Deed(text("tsw-desk-dissolve"), ("adjust", "dissolve", name), (), "bad"))
    return tuple(found)


def _figure(name: str, figure: str, value: int) -> Deed:
    label = text("tsw-desk-figure", figure=figure)
    blank = number("amount", label, GROUP_FIGURES[figure], value)
    return Deed(
        text("tsw-desk-figure-now", figure=figure, value=value), ("adjust", "group", name, figure), (blank,)
    )


# -- special events


def events(s: SecretWars, rest: str) -> Page:
    """All special events: what each does, and who holds it (TSW-91)."""
    lines = []
    for e in range(len(s.world.events) + len(s.extra_events)):
        record = s.event(e)
        holders = tuple(s.g_name[seat] for seat in range(s.seats) for held in s.hands[seat] if held == e)
        lines.append(
            text(
                "tsw-desk-event-line",
                name=record.name,
                kind=record.effect.kind,
                amount=record.effect.amount,
                actions=tuple(text(f"tsw-action-{kind}") for kind in record.effect.actions) or "–",
                holders=holders or "–",
                held=len(holders),
            )
        )
    return Page("events", text("tsw-desk-events"), tuple(lines), (), _event_deeds())


def _event_deeds() -> tuple[Deed, ...]:
    kinds = tuple((kind, text("tsw-desk-effect", kind=kind)) for kind in TARGETS)
    actions = tuple((kind, text(f"tsw-action-{kind}")) for kind in sorted(BONUS_KINDS))
    name, told = (
        words("name", text("tsw-desk-name-of"), NAME),
        words("words", text("tsw-desk-event-text"), 300),
    )
    effect = (
        name,
        Blank("kind", text("tsw-desk-effect-kind"), "one", options=kinds),
        number("amount", text("tsw-desk-amount"), 12, 0),
        told,
    )
    bonus = (
        name,
        number("amount", text("tsw-desk-amount"), 12, 3, 1),
        told,
        Blank("actions", text("tsw-desk-for-actions"), "several", options=actions[:25]),
    )
    return (
        Deed(text("tsw-desk-add-event"), ("adjust", "add-event"), effect, "good"),
        Deed(text("tsw-desk-add-bonus"), ("adjust", "add-bonus"), bonus, "good"),
    )


PAGES: dict[str, Callable[[SecretWars, str], Page]] = {"groups": groups, "group": group, "events": events}
