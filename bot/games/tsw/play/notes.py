"""Notebooks: what each seat has been told, in the words in which it was told. Views know nothing else of the
hidden."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from bot.games.tsw.play.provenance import figures_of_group, figures_of_person, let_out, reach, treasury_of
from bot.games.tsw.play.state import NOBODY, Record, SecretWars
from bot.games.tsw.world.formula import hearsay, word

UNTOLD = -2
"""An owner or a word that has not been told."""
HIDDEN_HAND = -3
"""Instead of an owner on a page: somebody, it is not known who."""
COMPARED = 4096
"""So many names and texts are remembered in the form in which they are compared."""


def note_group(s: SecretWars, seat: int, g: int) -> Record:
    """The page of a group; a new one holds what everybody who hears of it knows, Power in the words people
    use."""
    pages = s.notes[seat]["groups"]
    page: Record | None = pages.get(str(g))
    if page is None:
        page = {
            "power": UNTOLD,
            "resistance": UNTOLD,
            "sure": 0,
            "owner": UNTOLD,
            "master": UNTOLD,
            "money": UNTOLD,
        }
        pages[str(g)] = page
        if g >= s.seats:
            reach(s, [figures_of_group(g)], [seat])
            page["power"] = hearsay(s.seed, s.g_power[g], f"power{g}")
    return page


def note_person(s: SecretWars, seat: int, p: int) -> Record:
    """The page of a person; a new one holds a name and nothing else."""
    pages = s.notes[seat]["people"]
    page: Record | None = pages.get(str(p))
    if page is None:
        page = {
            "group": UNTOLD, "job": "", "power": UNTOLD, "toughness": UNTOLD, "skills": [], "alignments": [],
            "quirk": "", "home": "", "place": "", "secret": "", "runs": UNTOLD, "works_for": [], "ties": [],
            "dead": 0,
        }  # fmt: skip
        pages[str(p)] = page
    return page


def words_of(line: Sequence[Any]) -> str:
    """What stands in the blanks of a line of a report or of the paper."""
    return "\n".join(str(value) for value in line[2].values())


def stands_in(name: str, words: str) -> bool:
    """Whether a name, if there is one, stands in a text, as whole words."""
    return _bare(name) in _bare(words) and _bare(name) != _bare("")


def standing_in(names: Iterable[str], words: str) -> set[str]:
    """Those of `names` that stand in a text, as whole words and not within a longer one of them."""
    left, found = _bare(words), set[str]()
    for bare in sorted({_bare(name) for name in names} - {_bare("")}, key=len, reverse=True):
        if bare in left:
            found.add(bare)
            left = left.replace(bare, " | ")
    return {name for name in names if _bare(name) in found}


@lru_cache(maxsize=COMPARED)
def _bare(words: str) -> str:
    """Words as they are compared: in small letters, a space on either side, and no signs. Letters of scripts
    that put no spaces between words are words of their own."""
    flat = unicodedata.normalize("NFKC", words.casefold())
    parts = (c if unicodedata.category(c)[0] in "LMN" else " " for c in flat)
    apart = (f" {c} " if unicodedata.east_asian_width(c) == "W" else c for c in parts)
    return f" {' '.join(''.join(apart).split())} "


def names_in(s: SecretWars, words: str) -> tuple[set[int], set[int]]:
    """The living groups, and the persons, that a text names."""
    called = {g: (s.g_name[g], *s.group_facts(g).aka) for g, alive in enumerate(s.g_alive) if alive}
    found = standing_in([*(name for names in called.values() for name in names), *s.p_name], words)
    groups = {g for g, names in called.items() if found.intersection(names)}
    return groups, {p for p, name in enumerate(s.p_name) if name in found}


def note_names(s: SecretWars, seat: int, groups: Iterable[int], people: Iterable[int]) -> None:
    """Whom somebody has read of, they can name (TSW-80); a name that they know as a person's is that person's
    (TSW-04)."""
    for g in groups:
        if s.named(s.g_name[g], seat)[0] == g:
            note_group(s, seat, g)
    for p in people:
        note_person(s, seat, p)


def learn_group(s: SecretWars, seat: int, g: int, depth: int, false: int = 0) -> Record:
    """What a spy brings home about a group: the deeper, the more. `false` shifts the words the wrong way.

    depth 1: the word for Power; 2: for Resistance, both sharp; 3: who controls it; 4: the treasury and its
    people.
    """
    page = note_group(s, seat, g)
    reach(s, [figures_of_group(g)], [seat])
    if depth >= 1:  # whether there is any Power is never told wrong: orders are judged by it (TSW-33)
        page["power"] = max(shifted(word(s.g_power[g]), false), min(word(s.g_power[g]), 1))
        page["sure"] = 1
    if depth >= 2 or false:
        page["resistance"] = shifted(word(s.g_resistance[g]), -false)
    if false:
        return page
    if depth >= 3:
        page["master"], page["owner"] = s.g_master[g], s.owner(g)
    if depth >= 4:
        page["money"] = s.g_money[g]
        reach(s, [treasury_of(g)], [seat])
    return page


def learn_person(s: SecretWars, seat: int, p: int, depth: int, false: int = 0) -> Record:
    """What is found out about a person. depth 1: group and job; 2: words for the figures, skills; 3: home,
    ties;
    4: the secret and whose orders they take."""
    page = note_person(s, seat, p)
    facts = s.person_facts(p)
    if depth >= 1:
        page["group"], page["job"], page["place"] = s.group_of(p), facts.job, facts.place
    if depth >= 2 or false:
        reach(s, [figures_of_person(p)], [seat])
        if s.p_wins[p]:  # what they have become depends on what their masters had them do
            let_out(s, s.masters_of(p), 1 << seat)
        page["power"] = shifted(word(s.p_power[p]), false)
        page["toughness"] = shifted(word(s.p_toughness[p]), -false)
    if false:
        return page
    if depth >= 2:
        page["skills"], page["alignments"] = list(s.skills(p)), list(facts.alignments)
    if depth >= 3:
        page["home"], page["quirk"] = facts.home, facts.quirk
        page["ties"] = [[kind, other] for kind, other in facts.ties]
        for _, other in facts.ties:
            note_person(s, seat, other)
    if depth >= 4:
        page["secret"] = facts.secret
        if p >= s.seats:  # what leaders want is in their players' own words
            note_names(s, seat, *names_in(s, facts.secret))
        page["works_for"] = s.masters_of(p)
        page["runs"] = p if p < s.seats else NOBODY
    return page


def note_death(s: SecretWars, seats: Iterable[int], p: int) -> None:
    """These seats know that somebody is dead."""
    for seat in seats:
        note_person(s, seat, p)["dead"] = 1


def shifted(number: int, by: int) -> int:
    """A word of the scale, moved and kept on it."""
    return min(9, max(0, number + by))


def see_change(s: SecretWars, seat: int, g: int, owner: int, master: int) -> None:
    """A seat hears that a group has changed hands."""
    page: dict[str, Any] = note_group(s, seat, g)
    page["owner"], page["master"], page["money"] = owner, master, UNTOLD
