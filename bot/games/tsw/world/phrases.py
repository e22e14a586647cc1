"""The phrase bank: a line of a report or of the paper becomes a sentence in the table's tone (TSW-81).

Which of a key's phrases is taken is part of the line, so that a line always reads the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import Any

from bot.games.data import load_yaml

TONES = ("pulp", "dry", "paranoid")
SCALES = {
    "power": "power",
    "resistance": "resistance",
    "toughness": "toughness",
    "zeal": "zeal",
    "difficulty": "difficulty",
}
"""Arguments that are words of a scale, and of which."""
CUSTOM = "custom"
QUOTING = frozenset(
    {
        CUSTOM,
        "message",
        "message-found",
        "leak-anonymous",
        "leak-signed",
        "gambit-judged",
        "as-ordered",
    }
)
HEADLINE = "headline-"
GROUPS = frozenset(
    {
        "attacker", "destination", "giver", "group", "master", "name", "one", "other", "owner", "puppet",
        "purse", "target", "to",
    }
)  # fmt: skip
"""Arguments that may be names of groups, which take an article in a sentence; headlines have none."""
NAMES = frozenset({"actor", "leader", "person", "stranger"})
"""Arguments that are names of people: written as they are, wherever they stand."""
OWN_WORDS = frozenset({"message", "text", "terms", "flavour"})
"""Arguments of quoting lines that are somebody's own words: told letter by letter (TSW-42)."""
FIELD = re.compile(r"\{(\w+)\}")
NEW_SENTENCE = re.compile(r"(?:^|[.!?] |\{about\} |\{text\} )[“\"(]*$")
ONE_MB = re.compile(r"\{(\w+)\} MB (are|were|have)\b")
COUNTED = re.compile(r" \(\d+\)$")
"""The number of an attack among those that are called alike."""
SINGULAR = {"are": "is", "were": "was", "have": "has"}
WORD = re.compile(r"[^\W\d_]+(?:['’-]\w+)*")
OPENING = re.compile(r"(?:^|[.!?:] )[\"'“]?([A-Z]\w*(?:['’-]\w+)*)")


@cache
def bank(tone: str) -> Mapping[str, Any]:
    """All phrases, scales and codas of a tone."""
    found: Mapping[str, Any] = load_yaml("tsw", f"phrases/{tone}")
    return found


def say(line: Sequence[Any], tone: str) -> str:
    """The sentence of a line."""
    key, variant, args = line
    if key == CUSTOM:
        return str(args["text"])
    material = bank(tone)
    choices = material["phrases"][key]
    phrase = ONE_MB.sub(partial(_agreeing, args), str(choices[variant % len(choices)]))
    headline = key.startswith(HEADLINE)

    def put(match: re.Match[str]) -> str:
        name = match[1]
        word = str(_word(material, name, args[name]))
        if headline or (name in OWN_WORDS and quotes(line)):
            return word
        if name == "attack":
            word = _attack(word)
        elif name in GROUPS:
            word = with_article(word)
        opens = NEW_SENTENCE.search(phrase, 0, match.start()) is not None
        return word[:1].upper() + word[1:] if opens and name not in NAMES else word

    said = FIELD.sub(put, phrase)
    return said.upper() if headline and FIELD.sub("", phrase).isupper() else said


def _agreeing(args: Mapping[str, Any], found: re.Match[str]) -> str:
    return f"{{{found[1]}}} MB {SINGULAR[found[2]]}" if args[found[1]] == 1 else found[0]


def with_article(name: str) -> str:
    """The name of a group as it stands in the middle of a sentence."""
    articles, words = _articles(), name.split()
    if len(words) < 2:
        return name
    takes = set(words[1:-1]) & set(articles["links"]) or words[-1] in articles["nouns"]
    return f"the {name}" if takes and words[0].lower() not in ("the", "a", "an") else name


def _attack(label: str) -> str:
    """An attack as it stands in the middle of a sentence; labels that could be read in two ways are left."""
    plain, count = COUNTED.sub("", label), "".join(COUNTED.findall(label))
    sides = plain.split(" on ")
    if len(sides) != 2:
        return with_article(plain) + count
    by = "" if sides[0] == "attack" else f" by {with_article(sides[0])}"
    return f"the attack{by} on {with_article(sides[1])}{count}"


@cache
def _articles() -> Mapping[str, Any]:
    found: Mapping[str, Any] = load_yaml("tsw", "phrases/articles")
    return found


def quotes(line: Sequence[Any]) -> bool:
    """Whether somebody's own words are in the line: a message, a leak, what the gamemaster wrote (TSW-42)."""
    return line[0] in QUOTING


def coda(number: int, tone: str) -> str:
    """What now and then follows a line of a report; '' for a negative number."""
    codas = bank(tone)["codas"]
    return str(codas[number % len(codas)]) if number >= 0 else ""


def steps(name: str, tone: str) -> tuple[str, ...]:
    """The words of a scale, the weakest first (TSW-21)."""
    return tuple(map(str, bank(tone)["scales"][name]))


def scale(name: str, number: int, tone: str) -> str:
    """A word of a scale; '' if it has not been told."""
    return str(bank(tone)["scales"][name][number]) if number >= 0 else ""


def kind(order: str, tone: str) -> str:
    """What orders of a kind are called where somebody is good at them."""
    return str(bank(tone)["kinds"].get(order.replace("-", " "), order))


@cache
def vocabulary() -> frozenset[str]:
    """In small letters, the words with which the phrases of all tones begin a sentence, and all that they
    write in small letters: what is no name although it may stand with a capital letter.
    """
    found: set[str] = set()
    for tone in TONES:
        material = bank(tone)
        for phrase in chain(material["codas"], chain.from_iterable(material["phrases"].values())):
            words = [match[0] for match in WORD.finditer(FIELD.sub("", phrase)) if match[0].islower()]
            found.update(words, (match[1].lower() for match in OPENING.finditer(phrase)))
    return frozenset(found)


def _word(material: Mapping[str, Any], name: str, value: object) -> object:
    if name in SCALES and isinstance(value, int):
        return material["scales"][SCALES[name]][value]
    if name == "kind" and value in material["kinds"]:
        return material["kinds"][value]
    return value
