"""The interview: what a player answers, what fills the blanks, and what the gamemaster makes of it (TSW-01 to
TSW-03)."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from bot.engine.moves import Draw, Move, Text, text
from bot.games.contract import FormField, FormPart
from bot.games.tsw.world.alignments import Opposites, checked_alignments, named
from bot.games.tsw.world.formula import mixed
from bot.games.tsw.world.naming import LONGEST, fault, tidy
from bot.games.tsw.world.records import LONGEST_ABILITY, MOST_ABILITIES, ConspiracyRecord

TEXTS: Mapping[str, int] = {
    "name": LONGEST,
    "leader": LONGEST,
    "who": 200,
    "why": 200,
    "interests": 200,
    "goals": 200,
    "beliefs": 300,
    "symbols": 200,
    "abhors": 200,
    "image": 200,
    "motto": 120,
    "where": 60,
    "disguise": 200,
    "protection": 200,
}
"""The questions that are answered with a text, and how long it may be."""
NAMES = ("name", "leader")
"""Those whose answer is what something is called from then on."""
LISTS: Mapping[str, int] = {"abilities": MOST_ABILITIES, "alignments": 3, "others": 4}
"""The questions that are answered with several words, and how many."""
ITEM = LONGEST_ABILITY
PARTS: Mapping[str, tuple[str, ...]] = {
    "character": ("leader", "who", "why", "abilities", "interests"),
    "conspiracy": ("name", "motto", "beliefs", "goals", "alignments"),
    "face": ("image", "symbols", "abhors"),
    "headquarters": ("where", "disguise", "protection", "others"),
}
"""The form: which questions stand together."""
LONG = 120
"""Longer answers are given several lines."""
BOASTS = (
    "god",
    "immortal",
    "invincible",
    "infinite",
    "omnipotent",
    "almighty",
    "unlimited",
    "everything",
    "universe",
    "world",
    "invulnerable",
    "unstoppable",
    "eternal",
    "all-powerful",
    "billions",
    "army",
    "nuclear",
    "mind control",
)
GREEDY, TIMID, MODEST = 3, 12, 3
"""So many boasts are greed; so few words in all are hesitation; so many abilities are granted to the greedy
too."""


@dataclass(frozen=True, slots=True)
class Interview:
    """The shape of an interview: one JSON object of answers, any of which may be left out
    (bot.games.contract.Form).

    alignments: those of the game, each with what it opposes (TSW-22). taken: the keys of names that nobody
    can choose (naming.py); no part of the repr, by which buttons know a choice in every process alike.
    """

    alignments: tuple[tuple[str, str | None], ...]
    taken: frozenset[str] = field(default=frozenset(), repr=False)

    @property
    def opposites(self) -> Opposites:
        """Every alignment of the game and what it opposes."""
        return dict(self.alignments)

    @property
    def parts(self) -> Sequence[FormPart]:
        """The seventeen questions in four parts."""
        return [
            FormPart(
                part, text(f"tsw-interview-part-{part}"), tuple(_field(key, self.opposites) for key in keys)
            )
            for part, keys in PARTS.items()
        ]

    def faults(self, written: Mapping[str, str]) -> Mapping[str, Text]:
        """What is wrong with single answers, by question."""
        found = {}
        for key, given in written.items():
            wrong = _fault(key, given, self.opposites) or _misnamed(key, given, self.taken)
            if wrong is not None:
                found[key] = wrong
        return found

    def tail(self, written: Mapping[str, str]) -> Move:
        """What was filled in, as one line of JSON; blanks are left out."""
        answers: dict[str, str | list[str]] = {}
        for key, given in written.items():
            if key in LISTS:
                answers[key] = several(given)
            else:
                answers[key] = tidy(given) if key in NAMES else " ".join(given.split())
        return (json.dumps({key: answer for key, answer in answers.items() if answer}),)

    def check(self, tail: Move) -> list[Text]:
        if len(tail) != 1 or not isinstance(tail[0], str):
            return [text("tsw-no-interview")]
        return problems(tail[0], self.opposites, self.taken)

    def sample(self, draw: Draw) -> Move:
        words = ("velvet", "midnight", "paper", "static", "marble", "gravy", "sunday", "nickel")
        name = f"Society of the {words[draw(8)].title()} {words[draw(8)].title()}"
        alignment, _ = self.alignments[draw(len(self.alignments))]
        return (json.dumps({"name": name, "alignments": [alignment], "motto": words[draw(8)]}),)


def several(given: str) -> list[str]:
    """An answer of several words as they are: a line each, or parted by semicolons, or else by commas."""
    parts = re.split(r"[\n;]" if re.search(r"[\n;]", given.strip()) else ",", given)
    return list(dict.fromkeys(word for part in parts if (word := " ".join(part.split()))))


def question(key: str) -> Text:
    """What a question is called."""
    return text(f"tsw-interview-{key}")


def _field(key: str, opposites: Opposites) -> FormField:
    hint = text(f"tsw-interview-hint-{key}")
    if key == "alignments":
        options = tuple((name, named(name)) for name in opposites)
        return FormField(key, question(key), hint, 0, options=options, several=LISTS[key])
    most = LISTS[key] * (ITEM + 1) if key in LISTS else TEXTS[key]
    return FormField(key, question(key), hint, most, long=most > LONG)


def _fault(key: str, given: str, opposites: Opposites) -> Text | None:
    """What is wrong with one answer as it was typed."""
    if key in TEXTS:
        length = len(" ".join(given.split()))
        if length > TEXTS[key]:
            return text("tsw-interview-long", question=question(key), most=TEXTS[key], given=length)
        return None
    if key not in LISTS:
        return text("tsw-no-interview")
    words = several(given)
    if len(words) > LISTS[key]:
        return text("tsw-interview-many", question=question(key), most=LISTS[key], given=len(words))
    if any(len(word) > ITEM for word in words):
        return text("tsw-interview-wordy", question=question(key), most=ITEM)
    return _alignment_fault(words, opposites) if key == "alignments" else None


def _alignment_fault(names: Sequence[str], opposites: Opposites) -> Text | None:
    for name in names:
        if name not in opposites:
            known = tuple(map(named, opposites))
            return text("tsw-interview-no-alignment", given=name, known=known)
        other = opposites[name]
        if other is not None and other != name and other in names:
            return text("tsw-no-opposites", one=named(name), other=named(other))
    return None


def _misnamed(key: str, given: str, taken: Collection[str]) -> Text | None:
    """Why nobody can be called what is given as a name."""
    return fault(given, taken) if key in NAMES and given.strip() else None


def _fits(key: str, value: Any) -> bool:
    """Whether there is a question of that key, and the answer has the form and length that it asks for."""
    if key in TEXTS:
        return isinstance(value, str) and len(value) <= TEXTS[key]
    if key not in LISTS or not isinstance(value, list) or len(value) > LISTS[key]:
        return False
    return all(isinstance(item, str) and 0 < len(item) <= ITEM for item in value)


def problems(line: str, opposites: Opposites, taken: Collection[str] = ()) -> list[Text]:
    """What is wrong with a filled-in form, each in words for its author."""
    try:
        answers = json.loads(line)
    except ValueError:
        return [text("tsw-no-interview")]
    if not isinstance(answers, dict):
        return [text("tsw-no-interview")]
    found = []
    for key, value in answers.items():
        if not _fits(key, value):
            known = key in TEXTS or key in LISTS
            found.append(text("tsw-no-answer", question=question(key) if known else key[:ITEM]))
    if not found:
        found += filter(None, (_misnamed(key, answers.get(key, ""), taken) for key in NAMES))
    if not found and isinstance(answers.get("alignments"), list):
        try:
            checked_alignments(tuple(answers["alignments"]), opposites)
        except ValueError:
            found.append(text("tsw-no-alignments"))
    return found


def settled(answers: Mapping[str, Any], record: ConspiracyRecord) -> dict[str, Any]:
    """All answers, the blank ones filled from one ready-made conspiracy so that it stays of one piece."""
    ready: dict[str, Any] = {
        "name": record.name, "leader": record.leader.name, "who": record.leader.who, "why": record.leader.why,
        "abilities": list(record.leader.abilities), "interests": record.leader.interests,
        "goals": record.leader.goals, "beliefs": record.beliefs, "symbols": record.symbols,
        "abhors": record.abhors, "image": record.image, "alignments": list(record.alignments),
        "motto": record.motto, "where": record.hq.where, "disguise": record.hq.disguise,
        "protection": record.hq.protection, "others": list(record.hq.others),
    }  # fmt: skip
    for key in ready:
        given = answers.get(key)
        if isinstance(given, str) and given.strip():
            written = tidy(given) if key in NAMES else " ".join(given.split())
            ready[key] = written.rstrip(".") if key == "who" else written
        elif isinstance(given, list) and given:
            ready[key] = list(given)
    return ready


@dataclass(frozen=True, slots=True)
class Figures:
    """Hidden figures of a new conspiracy and its leader; `remark` is what its player is told about them."""

    power: int
    resistance: int
    income: int
    leader_power: int
    leader_toughness: int
    remark: str


def qualified(answers: Mapping[str, Any], seed: int, seat: int) -> Figures:
    """What the gamemaster grants: greed is trimmed, hesitation raised, within the same bounds for all
    (TSW-02)."""
    given = (value if isinstance(value, list) else [value] for value in answers.values())
    said = " ".join(str(words) for words in chain.from_iterable(given)).casefold()
    boasts = sum(len(re.findall(rf"\b{word}s?\b", said)) for word in BOASTS)
    boasts += max(0, len(answers.get("abilities", ())) - MODEST)
    words = len(said.split())
    remark = "trimmed" if boasts >= GREEDY else "raised" if answers and words < TIMID else "granted"
    lean = mixed(seed, "lean", seat) % 3
    power = 7 if remark == "trimmed" else 9 if remark == "raised" else 8
    return Figures(
        power,
        6,
        16 - power,
        5 + (lean == 0) + (remark == "raised"),
        5 + (lean == 1) + (remark != "trimmed"),
        remark,
    )
