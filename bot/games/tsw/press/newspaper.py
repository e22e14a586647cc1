"""The Watchful Eye: one issue a turn, all of it for subscribers, the headline for everybody (TSW-80)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import shuffle
from bot.engine.kernel import Kernel
from bot.games.tsw.play.actions.changes import spread
from bot.games.tsw.play.actions.people import hint
from bot.games.tsw.play.answers import blocks
from bot.games.tsw.play.notes import stands_in, words_of
from bot.games.tsw.play.provenance import figures_of_group, reach
from bot.games.tsw.play.resolution import Resolution
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.press.affairs import Affairs, of_seat
from bot.games.tsw.world.formula import hearsay, mixed, word
from bot.games.tsw.world.phrases import CUSTOM

FIRST_TEASERS, TEASERS = 10, 3
FILLERS = 3
CODA_EVERY, MOST_CODAS = 4, 9
"""Every fourth line of a report has a coda; about as many are in one."""
HINT_SHARE = 3
"""One subscriber in so many finds a planted hint in their copy."""


def write(r: Resolution) -> None:
    """The issue of this turn, and the hints that were planted in it."""
    s = r.s
    readers = [seat for seat in range(s.seats) if s.alive[seat] and (s.subscribed[seat] or s.turn == 0)]
    _teasers(r)
    for _ in range(FILLERS):
        r.print("classifieds", "filler")
    s.issue = {"turn": s.turn, "headline": _lead(r), "sections": r.paper, "readers": readers}
    if s.turn and readers:
        for seat in (seat for seat in readers if r.stream("copy", s.turn, seat).below(HINT_SHARE) == 0):
            hint(r, seat, "planted-hint", s.p_name[seat])


def _teasers(r: Resolution) -> None:
    """Stories about neutral groups: the tableau of what there is to attack. Those of which there has been
    none come first, then those whose last one is longest ago."""
    s = r.s
    neutral = [g for g in range(s.seats, len(s.g_name)) if s.g_alive[g] and s.owner(g) == NOBODY]
    fresh = [g for g in neutral if g not in s.teased]
    shuffle(mixed(s.seed, "teasers", s.turn), fresh)
    waiting = [*fresh, *(g for g in s.teased if g in neutral)]
    chosen = sorted(waiting[: FIRST_TEASERS if s.turn == 0 else TEASERS])
    s.teased = [*(g for g in s.teased if g not in chosen), *chosen]
    for g in chosen:
        facts = s.group_facts(g)
        reach(s, [figures_of_group(g)], range(s.seats))
        r.print(
            "teasers", "teaser", group=s.g_name[g], about=facts.about, place=facts.place,
            power=hearsay(s.seed, s.g_power[g], f"power{g}"),
        )  # fmt: skip


def _lead(r: Resolution) -> list[Any]:
    """The lead story and its headline. What is the lead stands first in its section and is told once more at
    length."""
    key, about = _headline(r.s, r.paper)
    attacks = r.paper["attacks"]
    attacks.sort(key=lambda line: line[2] is not about)
    if attacks:
        _background(r, about["target"])
    elif key == "headline-quiet":
        r.print("lead", "lead-quiet")
    r.print("lead", "lead-colour")
    return r.line(r.s.seats, key, about)


def _headline(s: SecretWars, sections: Mapping[str, list[list[Any]]]) -> tuple[str, dict[str, Any]]:
    """What the headline tells: the greatest attack of the turn, else the first notice, else that there is a
    leak, else nothing in particular; the gamemaster's own lines have none."""
    attacks, notices = ([x for x in sections[name] if x[0] != CUSTOM] for name in ("attacks", "notices"))
    if attacks:
        greatest = max(attacks, key=lambda line: _size(s, line[2]["target"]))
        return f"headline-{greatest[0].removeprefix('news-')}", greatest[2]
    if notices:
        return "headline-notice", notices[0][2]
    return "headline-leak" if sections["leaks"] else "headline-quiet", {}


def _size(s: SecretWars, name: str) -> int:
    return max((word(s.g_power[g]) for g, n in enumerate(s.g_name) if n == name), default=0)


def _background(r: Resolution, name: str) -> None:
    """What everybody may know of the group in the lead story: what is said of it, and where it is."""
    s = r.s
    g = max(g for g, called in enumerate(s.g_name) if called == name)  # it may be gone, another of old before
    facts = s.group_facts(g)
    if g >= s.seats and facts.about:
        r.print("lead", "lead-background", target=name, place=facts.place, about=facts.about)


def unsay(s: SecretWars) -> None:
    """What the headline tells, and the lead story of a group, falls with the last line that tells it."""
    sections, (key, _, about) = s.issue["sections"], s.issue["headline"]
    told_of = [line[2] for line in (*sections["attacks"], *sections["notices"])]
    if key != CUSTOM and (
        about not in told_of if about else key == "headline-leak" and not sections["leaks"]
    ):
        s.issue["headline"] = Resolution(s, s.value).line(s.seats, *_headline(s, sections))
    told = "\n".join(map(words_of, [s.issue["headline"], *sections["attacks"]]))
    sections["lead"] = [
        line
        for line in sections["lead"]
        if line[0] != "lead-background" or stands_in(line[2]["target"], told)
    ]


def frozen(value: Any) -> Any:
    """Plain values of an event, made immutable: lists as tuples."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: frozen(item) for key, item in value.items()}
    return value


def publish(k: Kernel, s: SecretWars) -> None:
    """Send out what was written: the paper, and to each player their report; each as a whole, then line by
    line (TSW-80, TSW-81). Only now is it read."""
    issue = s.issue
    spread(s)
    sections = {name: frozen(lines) for name, lines in issue["sections"].items()}
    short = {"turn": issue["turn"], "headline": frozen(issue["headline"]), "notices": sections["notices"]}
    full = {**short, **sections}
    k.tell("watchful-eye", short, dict.fromkeys(issue["readers"], full))
    for name, lines in sections.items():
        for n, line in enumerate(lines):
            printed = {"section": name, "line": line, "first": int(n == 0)}
            k.tell(
                "printed",
                printed if name == "notices" else None,
                dict.fromkeys(issue["readers"], printed),
            )
    readers = [seat for seat in range(s.seats) if s.alive[seat]]
    k.tell(
        "report",
        None,
        {
            seat: {"turn": s.turn, "name": s.g_name[seat], "lines": frozen(s.reports[seat])}
            for seat in readers
        },
    )
    _tell_each(k, "told", [_paragraphs(s, seat) if s.alive[seat] else [] for seat in range(s.seats)])
    affairs = [of_seat(s, seat) if s.alive[seat] else Affairs() for seat in range(s.seats)]
    _tell_each(k, "holding", [each.holdings for each in affairs])
    _tell_each(k, "pending", [each.pending for each in affairs])
    _tell_each(k, "question", [each.questions for each in affairs])


def _paragraphs(s: SecretWars, seat: int) -> list[dict[str, Any]]:
    """A seat's report: every order with what answers it, and what came unasked line by line."""
    return [
        {
            "heading": frozen(block.heading or []), "lines": frozen(list(block.lines)), "place": n,
            "coda": _coda(s, seat, n),
        }
        for n, block in enumerate(blocks(s.reports[seat]))
    ]  # fmt: skip


def _coda(s: SecretWars, seat: int, place: int) -> int:
    """Which coda follows a line of a report: none is met twice in a report, or soon again."""
    if place % CODA_EVERY != CODA_EVERY - 1:
        return -1
    return mixed(s.seed, "coda", seat) % 997 + s.turn * MOST_CODAS + place // CODA_EVERY


def _tell_each(k: Kernel, kind: str, lines: Sequence[Sequence[Mapping[str, Any]]]) -> None:
    """Line by line, to every seat its own."""
    for n in range(max(map(len, lines), default=0)):
        k.tell(kind, None, {seat: dict(own[n]) for seat, own in enumerate(lines) if n < len(own)})
