"""The Watchful Eye: one issue a turn, all of it for subscribers, the headline for everybody (TSW-80)."""

from __future__ import annotations

from typing import Any

from bot.engine.chance import shuffle
from bot.engine.kernel import Kernel
from bot.games.tsw.formula import hearsay, mixed, word
from bot.games.tsw.notes import note_group
from bot.games.tsw.people import hint
from bot.games.tsw.provenance import figures_of_group, reach
from bot.games.tsw.resolution import Resolution
from bot.games.tsw.state import NOBODY, SecretWars

FIRST_TEASERS, TEASERS = 10, 3
FILLERS = 2
HINT_SHARE = 3
"""One subscriber in so many finds a planted hint in his copy."""


def write(r: Resolution) -> None:
    """The issue of this turn, and the hints that were planted in it."""
    s = r.s
    _teasers(r)
    for _ in range(FILLERS):
        r.print("classifieds", "filler")
    readers = [seat for seat in range(s.seats) if s.alive[seat] and (s.subscribed[seat] or s.turn == 0)]
    s.issue = {"turn": s.turn, "headline": _headline(r), "sections": r.paper, "readers": readers}
    if s.turn and readers:
        for seat in (seat for seat in readers if r.stream("copy", s.turn, seat).below(HINT_SHARE) == 0):
            hint(r, seat, "planted-hint", s.p_name[seat])


def _teasers(r: Resolution) -> None:
    """Stories about neutral groups: the tableau of what there is to attack."""
    s = r.s
    neutral = [g for g in range(s.seats, len(s.g_name)) if s.g_alive[g] and s.owner(g) == NOBODY]
    fresh = [g for g in neutral if g not in s.teased]
    shuffle(mixed(s.seed, "teasers", s.turn), fresh)
    chosen = sorted(fresh[: FIRST_TEASERS if s.turn == 0 else TEASERS])
    for g in chosen:
        s.teased.append(g)
        facts = s.group_facts(g)
        reach(s, [figures_of_group(g)], range(s.seats))
        r.print(
            "teasers", "teaser", group=s.g_name[g], about=facts.about, place=facts.place,
            power=hearsay(s, s.g_power[g], f"power{g}", s.seats),
        )  # fmt: skip
        for seat in range(s.seats):
            if s.subscribed[seat] or s.turn == 0:
                page = note_group(s, seat, g)
                if page["owner"] < 0:
                    page["owner"] = NOBODY


def _headline(r: Resolution) -> list[Any]:
    """The greatest attack of the turn, else the loudest leak, else nothing in particular."""
    s = r.s
    attacks = r.paper["attacks"]
    if attacks:

        def weight(line: list[Any]) -> int:
            return max(
                (word(s.g_power[g]) for g, n in enumerate(s.g_name) if n == line[2]["target"]), default=0
            )

        line = max(attacks, key=weight)
        return r.line(s.seats, f"headline-{line[0].removeprefix('news-')}", line[2])
    if r.paper["notices"]:
        return r.line(s.seats, "headline-notice", r.paper["notices"][0][2])
    if r.paper["leaks"]:
        return r.line(s.seats, "headline-leak", {})
    return r.line(s.seats, "headline-quiet", {})


def frozen(value: Any) -> Any:
    """Plain values of an event, made immutable: lists as tuples."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: frozen(item) for key, item in value.items()}
    return value


def publish(k: Kernel, s: SecretWars) -> None:
    """Send out what was written: the paper, and to each player his report; each as a whole, then line by
    line."""
    issue = s.issue
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
    k.tell("report", None, {seat: {"turn": s.turn, "lines": frozen(s.reports[seat])} for seat in readers})
    for n in range(max((len(s.reports[seat]) for seat in readers), default=0)):
        told = {seat: frozen(s.reports[seat][n]) for seat in readers if n < len(s.reports[seat])}
        k.tell("told", None, {seat: {"line": line, "place": n} for seat, line in told.items()})
