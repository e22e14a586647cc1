"""Groups that change hands, and all that is read in the paper: who comes to know of it (TSW-32 to TSW-37,
TSW-60, TSW-80)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bot.games.tsw.play.notes import (
    names_in,
    note_death,
    note_names,
    note_person,
    see_change,
    words_of,
)  # fmt: skip
from bot.games.tsw.play.resolution import Resolution
from bot.games.tsw.play.state import NOBODY, Record, SecretWars


def change_hands(
    r: Resolution,
    groups: Sequence[int],
    told: Iterable[int],
    owner: int,
    master: int = NOBODY,
    onlookers: Iterable[int] = (),
) -> None:
    """The seats of `told` write down that the first of `groups`, and all that hangs or hung below it, belongs
    to `owner` now, directly under `master`, as far as they know; `onlookers`, and readers of the paper, hear
    of the first alone."""
    s = r.s
    for g in groups:
        first = g == groups[0]
        knowing = sorted({*told, *(onlookers if first else ())} - {NOBODY})
        above = master if first else s.g_master[g]
        for seat in knowing:
            if s.owner(g) != seat:
                see_change(s, seat, g, owner, above)
        news = {"kind": "changed", "group": g, "told": knowing, "owner": owner, "master": above}
        r.news.append({**news, "printed": int(first)})


def spread(s: SecretWars) -> None:
    """What is printed is read: all of the paper by its readers, headline and notices by everybody. They write
    down whom it names, what has changed hands, who was seen or has died, and what is still to be had."""
    sections, headline = s.issue["sections"], s.issue["headline"]
    public = [headline, *sections["notices"]]
    s.news += [
        {"kind": "seen", "person": s.named_person(line[2]["person"]), "place": line[2]["place"]}
        for line in public
        if line[0] in ("sighted", "obituary")
    ]
    living = {seat for seat in range(s.seats) if s.alive[seat]}
    readers = living.intersection(s.issue["readers"])
    _read(s, readers, [headline, *(line for lines in sections.values() for line in lines)])
    _read(s, living - readers, public)


def _read(s: SecretWars, seats: Collection[int], lines: Sequence[Sequence[Any]]) -> None:
    named = [_named(s, line) for line in lines]
    groups, people = (sorted(set().union(*found)) for found in zip(*named, strict=True))
    told = {line[2].get("target", line[2].get("group")) for line in lines if _tells_of_change(line[0])}
    changes = [news for news in s.news if news["kind"] == "changed" and news["printed"]]
    for seat in seats:
        note_names(s, seat, groups, people)
        for key, _, about in lines:
            if key in SEEN:
                SEEN[key](s, seat, about)
        for news in changes:
            if s.g_name[news["group"]] in told:
                _hears(s, seat, news)


def _named(s: SecretWars, line: Sequence[Any]) -> tuple[set[int], set[int]]:
    """Whom a line names. In a player's words these are people of whom they have heard: nobody learns from
    them whether there is a person whose name somebody has made up."""
    key, _, about = line
    groups, people = names_in(s, words_of(line))
    if key != "custom":
        told = [n["seat"] for n in s.news if n["kind"] == "leaked" and n["message"] == about.get("message")]
        people &= {s.named_person(about.get("person"))}.union(*map(s.people_heard_of, told))
    return groups, people


def _tells_of_change(key: str) -> bool:
    return "-success" in key or key in ("for-lease", "changed-owner")


def _hears(s: SecretWars, seat: int, news: Record) -> None:
    if seat in news["told"]:
        return
    news["told"].append(seat)
    if s.owner(news["group"]) != seat:
        see_change(s, seat, news["group"], news["owner"], news["master"])


def _to_be_had(s: SecretWars, seat: int, about: Record) -> None:
    g = s.named_group(about["group"])
    if g != NOBODY:
        see_change(s, seat, g, NOBODY, NOBODY)


def _sighted(s: SecretWars, seat: int, about: Record) -> None:
    note_person(s, seat, s.named_person(about["person"]))["place"] = about["place"]


def _mourned(s: SecretWars, seat: int, about: Record) -> None:
    note_death(s, (seat,), s.named_person(about["person"]))


SEEN = {"teaser": _to_be_had, "sighted": _sighted, "obituary": _mourned}
"""What is written down of a line in the paper, by its phrase, beside the names."""
