"""The words of a language (data/tsw/language/<language>.yaml), ready to be looked up phrase by phrase."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from rapidfuzz.distance import OSA

from bot.games.data import load_yaml
from bot.games.tsw.orders.spelling import normal

Words = tuple[str, ...]


class Sense(NamedTuple):
    """One thing a verb can mean: an action, a preset intention ('' for none), the kind of target it needs
    ('').
    """

    action: str
    intention: str
    kind: str


class Term(NamedTuple):
    """What a phrase is: its class and its value there. `weak` verbs give way to others.

    The object of a `patient` verb may stand before it ('get him to JOIN US').
    `form` of a verb: '' commands or states, 'past' tells of what has been, 'ongoing' goes along with
    something.
    """

    kind: str
    value: str
    senses: tuple[Sense, ...] = ()
    form: str = ""
    patient: bool = False
    weak: bool = False


RANK = (
    "not", "hedge", "passive", "polite", "asks", "standing", "if", "else", "verb", "noun", "all", "groups",
    "delegate", "spot", "pronoun", "own purse", "neutral", "anonymous", "signed", "everything", "half",
    "nothing", "mark", "then", "or", "and", "alignment", "light", "article", "filler",
)  # fmt: skip
"""Classes of words; where a phrase belongs to several of them the earlier come first."""


CLASSES = {
    "noun": "attack nouns", "delegate": "delegates", "light": "light", "if": "if", "else": "else",
    "then": "then", "and": "and", "or": "alternatives", "standing": "standing", "not": "not",
    "hedge": "hedge", "asks": "asks",
    "polite": "polite", "passive": "passive", "filler": "fillers", "all": "all mine", "groups": "my groups",
    "neutral": "neutral", "anonymous": "anonymous", "signed": "signed", "everything": "everything",
    "half": "half", "nothing": "nothing", "own purse": "own purse", "article": "articles",
}  # fmt: skip
"""Classes of words, and the entry of a language file that lists each."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All phrases of a language by their first word, the longest first; and the small tables beside them."""

    phrases: Mapping[str, Sequence[tuple[Words, tuple[Term, ...]]]]
    single: Mapping[str, tuple[Term, ...]]
    known: frozenset[str]
    numbers: Mapping[str, int]
    ordinals: Mapping[str, int]
    units: frozenset[Words]
    articles: frozenset[str]
    possessives: frozenset[str]
    small: frozenset[str]
    adverb: re.Pattern[str]
    yes: frozenset[str]
    alternatives: frozenset[str]
    joiners: frozenset[str]
    links: frozenset[str]
    abbreviations: frozenset[str]
    titles: frozenset[str]
    conditions: Mapping[str, tuple[Words, ...]]
    drops: tuple[Words, ...]
    gifts: tuple[Words, ...]

    def at(self, words: Sequence[str], start: int) -> list[tuple[int, tuple[Term, ...]]]:
        """The phrases that begin at `start`: their length and classes, the longest first."""
        found = []
        for phrase, terms in self.phrases.get(words[start], ()):
            size = self._matched(phrase, words, start)
            if size:
                found.append((size, terms))
        return sorted(found, key=lambda entry: -entry[0])

    def _matched(self, phrase: Words, words: Sequence[str], start: int) -> int:
        """How many words from `start` are the phrase, articles and possessives within it included; 0 if it is
        not.
        """
        i = start
        for n, word in enumerate(phrase):
            while n and i < len(words) and words[i] != word and words[i] in self.small:
                i += 1
            if i >= len(words) or not (words[i] == word or (n and self._slip(words[i], word))):
                return 0
            i += 1
        return i - start

    def _slip(self, word: str, meant: str) -> bool:
        """Whether a strange word is a phrase's later word with one slip ('take ovr')."""
        strange = len(meant) > 3 and word not in self.known and not _other_word(word, meant)
        return strange and OSA.distance(word, meant, score_cutoff=1) <= 1

    def tells_condition(self, text: str) -> bool:
        """Whether `text` tells a known condition of standing orders."""
        words = tuple(normal(text).split())
        return any(
            words[i : i + len(phrase)] == phrase
            for phrases in self.conditions.values()
            for phrase in phrases
            for i in range(len(words))
            if phrase
        )

    def tells_of(self, kind: str, text: str) -> bool:
        """Whether a single word of `text` (in normal form) is of this class."""
        return any(
            term.kind == kind for word in text.split() for _, terms in self.at([word], 0) for term in terms
        )

    def meant(self, word: str) -> tuple[int, tuple[Term, ...]] | None:
        """The verb, mark or pronoun of which `word` is a misspelling, with the number of slips; None if
        unclear.
        """
        allowed = 0 if len(word) < 4 else 1 if len(word) < 7 else 2
        best: list[tuple[int, str]] = []
        for other in self.single if allowed else ():
            if abs(len(other) - len(word)) <= allowed and other[0] == word[0]:
                slips = OSA.distance(word, other, score_cutoff=allowed)
                if slips <= allowed and not _other_word(word, other):
                    best.append((slips, other))
        best.sort()
        if not best or (
            len(best) > 1 and best[1][0] == best[0][0] and not self._same(best[0][1], best[1][1])
        ):
            return None
        return best[0][0], self.single[best[0][1]]

    def _same(self, one: str, other: str) -> bool:
        return [t.value for t in self.single[one]] == [t.value for t in self.single[other]]


@cache
def lexicon(language: str) -> Lexicon:
    """The lexicon of a language. OSError if there is none."""
    return _Builder(load_yaml("tsw", f"language/{language}")).build()


class _Builder:
    """Collects phrases with their classes from the plain values of a language file."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.plain = plain
        self.terms: dict[Words, list[Term]] = {}
        self.rules = [(re.compile(end), new, str(mark)) for end, new, mark in plain["inflections"]]

    def build(self) -> Lexicon:
        plain = self.plain
        for verb in plain["verbs"]:
            self._verb(verb)
        for kind, entry in CLASSES.items():
            inflected = kind in ("delegate", "light")
            for phrase in plain[entry]:
                self._add(phrase, Term(kind, kind), inflected=inflected)
        for kind, entry in (
            ("mark", "marks"),
            ("spot", "spots"),
            ("pronoun", "pronouns"),
            ("alignment", "alignments"),
        ):
            for value, phrases in plain[entry].items():
                for phrase in phrases:
                    self._add(phrase, Term(kind, str(value)))
        return self._finished()

    def _verb(self, verb: Mapping[str, Any]) -> None:
        senses = tuple(_sense(text) for text in verb["means"])
        term = Term(
            "verb", senses[0].action, senses, patient=bool(verb.get("patient")), weak=bool(verb.get("weak"))
        )
        for phrase in verb["words"]:
            self._add(phrase, term, inflected=True)

    def _add(self, phrase: object, term: Term, inflected: bool = False) -> None:
        if not isinstance(phrase, str | int):
            raise TypeError(f"{term.kind}: {phrase!r} is no phrase (put it in quotes)")
        if isinstance(phrase, bool):
            raise TypeError(f"{term.kind}: a word that YAML takes for {phrase} must be put in quotes")
        words = tuple(normal(str(phrase)).split())
        forms = [(words[0], ""), *self._forms(words[0])] if inflected else [(words[0], "")]
        for first, form in forms:
            same = self.terms.setdefault((first, *words[1:]), [])
            if all((t.kind, t.value) != (term.kind, term.value) for t in same):
                same.append(term._replace(form=form))

    def _forms(self, base: str) -> Iterable[tuple[str, str]]:
        if len(base) < 2:
            return
        irregular = self.plain["irregular"].get(base)
        for end, new, form in self.rules:
            if end.search(base) and not (form == "past" and irregular):
                yield end.sub(new, base, count=1), form
        for other in irregular or ():
            yield other, "past"

    def _finished(self) -> Lexicon:
        plain = self.plain
        phrases: dict[str, list[tuple[Words, tuple[Term, ...]]]] = {}
        for words, terms in self.terms.items():
            ranked = tuple(sorted(terms, key=lambda t: (RANK.index(t.kind), t.weak)))
            phrases.setdefault(words[0], []).append((words, ranked))
        for bunch in phrases.values():
            bunch.sort(key=lambda entry: -len(entry[0]))
        single = {w[0]: t for bunch in phrases.values() for w, t in bunch if len(w) == 1}
        known = {word for words in self.terms for word in words} | set(map(normal, map(str, plain["common"])))
        return Lexicon(
            phrases,
            {
                w: t
                for w, t in single.items()
                if len(w) > 3 and t[0].kind in ("verb", "mark", "spot", "else", "if")
            },
            frozenset(known | set(plain["numbers"])),
            plain["numbers"],
            plain["ordinals"],
            frozenset(_words(plain["units"])),
            frozenset(plain["articles"]),
            frozenset(plain["possessives"]),
            frozenset([*plain["articles"], *plain["possessives"], *plain["ordinals"], *plain["companions"]]),
            re.compile(plain["adverb"]),
            frozenset(plain["confirmations"]),
            frozenset(plain["alternatives"]),
            frozenset(plain["joiners"]),
            frozenset(plain["links"]),
            frozenset(plain["abbreviations"]),
            frozenset(plain["titles"]),
            {kind: tuple(_words(phrases_)) for kind, phrases_ in plain["conditions"].items()},
            tuple(_words(plain["drops"])),
            tuple(_words(plain["gifts"])),
        )


def _other_word(word: str, other: str) -> bool:
    """Whether one letter stands for another in a short word: 'paints' is no slip for 'prints'."""
    swapped = sorted(word) == sorted(other)
    return len(word) == len(other) and len(word) < 7 and not swapped


def _words(phrases: Iterable[Any]) -> list[Words]:
    return [tuple(normal(str(phrase)).split()) for phrase in phrases]


def _sense(text: str) -> Sense:
    head, _, kind = text.partition("@")
    action, _, intention = head.partition("/")
    return Sense(action, intention, kind)
