"""The interview: what a player answers, what fills the blanks, and what the gamemaster makes of it (TSW-01 to
TSW-03)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.moves import Draw, Move, Text, text
from bot.games.tsw.formula import mixed
from bot.games.tsw.records import OPPOSITES, ConspiracyRecord, checked_alignments

TEXTS: Mapping[str, int] = {
    "name": 60,
    "leader": 60,
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
LISTS: Mapping[str, int] = {"abilities": 6, "alignments": 3, "others": 4}
"""The questions that are answered with several words, and how many."""
ITEM = 60
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
GREEDY, TIMID = 3, 12
"""So many boasts are greed; so few words in all are hesitation."""


@dataclass(frozen=True, slots=True)
class Interview:
    """The shape of an interview: one JSON object of answers, any of which may be left out."""

    def check(self, tail: Move) -> list[Text]:
        if len(tail) != 1 or not isinstance(tail[0], str):
            return [text("tsw-no-interview")]
        return problems(tail[0])

    def sample(self, draw: Draw) -> Move:
        words = ("velvet", "midnight", "paper", "static", "marble", "gravy", "sunday", "nickel")
        name = f"Society of the {words[draw(8)].title()} {words[draw(8)].title()}"
        alignment = list(OPPOSITES)[draw(len(OPPOSITES))]
        return (json.dumps({"name": name, "alignments": [alignment], "motto": words[draw(8)]}),)


def problems(line: str) -> list[Text]:
    """What is wrong with a filled-in form, each in words for its author."""
    try:
        answers = json.loads(line)
    except ValueError:
        return [text("tsw-no-interview")]
    if not isinstance(answers, dict):
        return [text("tsw-no-interview")]
    found = []
    for key, value in answers.items():
        if key in TEXTS:
            fits = isinstance(value, str) and len(value) <= TEXTS[key]
        else:
            fits = key in LISTS and isinstance(value, list) and len(value) <= LISTS[key]
            fits = fits and all(isinstance(item, str) and 0 < len(item) <= ITEM for item in value)
        if not fits:
            found.append(text("tsw-no-answer", question=key))
    if not found and isinstance(answers.get("alignments"), list):
        try:
            checked_alignments(tuple(answers["alignments"]))
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
            ready[key] = " ".join(given.split())
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
    said = json.dumps(dict(answers)).casefold()
    boasts = sum(said.count(word) for word in BOASTS) + max(0, len(answers.get("abilities", ())) - 3)
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
