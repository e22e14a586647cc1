"""The words of a language (data/tsw/language/<language>.yaml), ready to be looked up phrase by phrase."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from rapidfuzz.distance import OSA

from bot import DATA
from bot.games.data import load_yaml
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.slips import Slips, other_word
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.world.alignments import CLASSIC

Words = tuple[str, ...]
FALLBACK = "en"
"""The language of those whose own has no file."""
_CHOICE = re.compile(r"\(([^()]*)\)")
_DRAWN, _LONG = re.compile(r"([^\W\d_])\1+"), re.compile(r"([^\W\d_])\1\1")


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


class Weights(NamedTuple):
    """Words by what they weigh beside an order.

    Denying ones may turn it round, contrasting ones tell what is done in place of what is denied; with the
    stating ones it is only told how things are; waiting ones add nothing to a condition; behind
    the feigning ones stands what is only put on. Behind `colouring` words colour follows; `colourless` ones
    say nothing where they are left over.
    """

    denying: frozenset[str]
    contrasting: frozenset[str]
    stating: frozenset[str]
    waiting: frozenset[str]
    feigning: frozenset[str]
    colouring: frozenset[str]
    colourless: frozenset[str]


class Usage(NamedTuple):
    """Words by what they do in and beside orders; the comments of a language file tell of each list."""

    past: frozenset[str]
    carriers: frozenset[str]
    vague: frozenset[str]
    fields: frozenset[str]
    relatives: frozenset[str]
    openers: frozenset[str]
    literal: frozenset[str]
    likewise: frozenset[str]
    foes: frozenset[str]
    concluding: frozenset[str]
    enabling: frozenset[str]
    inconclusive: frozenset[str]
    particles: frozenset[str]
    addressed: frozenset[str]
    ordered: frozenset[str]
    receiving: frozenset[str]
    subscriptions: frozenset[str]
    adding: frozenset[str]
    sourced: frozenset[str]
    honorifics: frozenset[str]
    purses: frozenset[str]
    subjects: frozenset[str]
    triggers: frozenset[str]
    pointing: frozenset[str]
    hiding: frozenset[str]
    wishing: frozenset[str]
    pairs: frozenset[str]


RANK = (
    "not", "hedge", "passive", "polite", "modal", "asks", "standing", "if", "else", "verb", "noun", "all",
    "groups", "delegate", "spot", "pronoun", "own purse", "neutral", "anonymous", "signed", "everything",
    "half", "nothing", "mark", "then", "or", "and", "alignment", "light", "weighty", "article", "filler",
    "talk", "cue",
)  # fmt: skip
"""Classes of words; where a phrase belongs to several of them the earlier come first."""
MISSPELT = ("verb", "mark", "spot", "else", "if", "anonymous", "signed", "neutral", "everything", "alignment")
"""Classes of words that are recognised when misspelt."""
CLASSES = {
    "noun": "attack nouns", "delegate": "delegates", "light": "light", "if": "if", "else": "else",
    "then": "then", "and": "and", "or": "alternatives", "standing": "standing", "not": "not",
    "hedge": "hedge", "asks": "asks",
    "polite": "polite", "modal": "modals", "passive": "passive", "filler": "fillers",
    "all": "all mine", "groups": "my groups",
    "neutral": "neutral", "anonymous": "anonymous", "signed": "signed", "everything": "everything",
    "half": "half", "nothing": "nothing", "own purse": "own purse", "article": "articles",
    "weighty": "weighty", "talk": "talk",
}  # fmt: skip
"""Classes of words, and the entry of a language file that lists each."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All phrases of a language by their first word, the longest first; and the small tables beside them."""

    phrases: Mapping[str, Sequence[tuple[Words, tuple[Term, ...]]]]
    slips: Slips
    known: frozenset[str]
    plain: frozenset[str]
    numbers: Mapping[str, int]
    ordinals: Mapping[str, int]
    counters: frozenset[str]
    loose_ifs: frozenset[str]
    factors: frozenset[int]
    factor_words: frozenset[str]
    dollars: frozenset[str]
    units: frozenset[Words]
    articles: frozenset[str]
    possessives: frozenset[str]
    objects: frozenset[str]
    firsts: frozenset[str]
    usage: Usage
    weights: Weights
    first_person: frozenset[str]
    telling: frozenset[str]
    figure_words: Mapping[str, str]
    shorthand: Mapping[str, str]
    nicknames: re.Pattern[str]
    small: frozenset[str]
    adverb: re.Pattern[str]
    emphasis: re.Pattern[str]
    verb_last: re.Pattern[str] | None
    subject_behind: re.Pattern[str] | None
    not_behind: bool
    capital_names: bool
    yes: frozenset[str]
    no: frozenset[str]
    headings: frozenset[str]
    finished: frozenset[str]
    alternatives: frozenset[str]
    joiners: frozenset[str]
    links: frozenset[str]
    joints: frozenset[str]
    abbreviations: frozenset[str]
    titles: frozenset[str]
    ranks: Mapping[str, str]
    conditions: Mapping[str, tuple[Words, ...]]
    drops: tuple[Words, ...]
    gifts: tuple[Words, ...]

    def at(self, words: Sequence[str], start: int) -> list[tuple[int, tuple[Term, ...]]]:
        """The phrases that begin at `start`: their length and classes, the longest first."""
        found = []
        for phrase, terms in self.phrases.get(words[start], ()):
            size = self.matched(phrase, words, start, slips=terms[0].kind == "verb")
            if size:
                found.append((size, terms))
        return sorted(found, key=lambda entry: -entry[0])

    def matched(
        self, phrase: Words, words: Sequence[str], start: int, inside: bool = False, slips: bool = True
    ) -> int:
        """How many words from `start` are the phrase, small words within it included; 0 if it is not.

        inside: `phrase` is only the rest of one.
        """
        step()
        i = start
        for n, word in enumerate(phrase):
            while (n or inside) and i < len(words) and words[i] != word and self._passes(words[i]):
                before = words[i] in self.objects and words[i + 1 : i + 2] == [word]
                if before and word in self.usage.particles:
                    return 0
                step()
                i += 1
            if i >= len(words) or not (words[i] == word or (slips and n and self._slip(words[i], word))):
                return 0
            i += 1
        return i - start

    def _passes(self, word: str) -> bool:
        """Whether a word may stand within a phrase: 'have a GOOD look at', 'break QUIETLY into'."""
        telling = self.phrases.get(word, ())
        adverb = self.adverb.search(word) is not None
        adverb = adverb and (word in self.plain or self.slips.meant(word) is None)
        return word in self.small or (adverb and all(len(p) > 1 or t[0].kind == "filler" for p, t in telling))

    def _slip(self, word: str, meant: str) -> bool:
        """Whether a strange word is a phrase's later word with one slip ('take ovr')."""
        strange = len(meant) > 3 and word not in self.plain and not other_word(word, meant)
        return strange and OSA.distance(word, meant, score_cutoff=1) <= 1

    def drawn_in(self, word: str) -> str:
        """'please' for 'pleeease', 'pls' for 'plss': a word without the letters that only draw it out."""
        if word in self.plain or word in self.shorthand or not _DRAWN.search(word):
            return word
        once = _DRAWN.sub(r"\1", word)
        return once if once in self.shorthand or (_LONG.search(word) and once in self.plain) else word

    def full(self, text: str) -> str:
        """The text as it is compared, with shortened words in full."""
        return " ".join(self.shorthand.get(word, word) for word in normal(text).split())

    def leading(self, text: str) -> str:
        """The first word of a phrase, in full and well spelt."""
        word = self.full(text).partition(" ")[0]
        return word if word in self.plain else self.slips.spelt(word)

    def counts(self, text: str) -> int:
        """The number with which a phrase ends ('number two'); 0 if it is none."""
        last = normal(text).rpartition(" ")[2]
        return int(last) if last.isdigit() else self.numbers.get(last, 0)

    def leads_to(self, text: str) -> bool:
        """Whether a text ends in 'to' or 'into' ('pay it into the')."""
        words = [word for word in normal(text[-24:]).split() if word not in self.articles]
        last = self.phrases.get(words[-1], ()) if words else ()
        single = (terms for phrase, terms in last if len(phrase) == 1)
        return any(term.kind == "mark" and term.value == "to" for terms in single for term in terms)

    def locates(self, words: Sequence[str]) -> bool:
        """Whether the one word there says where something is ('in')."""
        terms = (term for word in words for _, found in self.at([word], 0) for term in found)
        return any(term.kind == "mark" and term.value == "at" for term in terms)

    def states(self, text: str) -> bool:
        """Whether a phrase ends in 'is' or the like, so that what follows is told."""
        return bool(set(normal(text).split()[1:][-1:]) & (self.weights.stating - self.objects))

    def first_meant(self, word: str) -> str:
        """The first word of a phrase that `word` misspells; '' if none or several are."""
        step(len(self.firsts) // 8)
        alike = (w for w in self.firsts if w[0] == word[0] and not word.startswith(w))
        near = [w for w in alike if OSA.distance(w, word, score_cutoff=1) <= 1 and not other_word(w, word)]
        return near[0] if len(near) == 1 else ""

    def is_noun(self, words: Sequence[str]) -> bool:
        """Whether this one word is a noun for an attack ('operation')."""
        alone = [terms for p, terms in self.phrases.get(words[0], ()) if len(p) == 1] if words else []
        return any(term.kind == "noun" for terms in alone for term in terms)

    def told(self, text: str) -> Words:
        """The words of a condition, with those of its own words mended that are misspelt ('atacked')."""
        return tuple(self._mended(word) for word in normal(text).split())

    def _mended(self, word: str) -> str:
        if word in self.plain or word in self.telling or len(word) < 5:
            return word
        step(len(self.telling) // 8)
        near = (w for w in self.telling if w[0] == word[0] and OSA.distance(w, word, score_cutoff=1) <= 1)
        return min(near, default=word)

    def tells_condition(self, text: str) -> bool:
        """Whether `text` tells a known condition of standing orders."""
        words = self.told(text)
        step(len(words) * sum(map(len, self.conditions.values())) // 8)
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

    def actions(self, word: str) -> frozenset[str]:
        """The actions that a single word can mean, as a verb or as a noun."""
        terms = (term for _, found in self.at([word], 0) for term in found)
        return frozenset(sense.action for term in terms for sense in term.senses)

    def figures(self, word: str) -> str:
        """'7' for 'seven' and 'seven' for '7'; '' for other words."""
        if word.isdigit():
            return next((name for name, value in self.numbers.items() if str(value) == word), "")
        return str(self.numbers[word]) if word in self.numbers else ""


@cache
def languages() -> tuple[str, ...]:
    """The languages in which orders can be written: those that have a file."""
    return tuple(sorted(file.stem for file in (DATA / "tsw" / "language").glob("*.yaml")))


def spoken(locale: str) -> str:
    """The language in which people of a locale write orders: 'de' for 'de-AT', English if there is none."""
    language = locale.partition("-")[0]
    return language if language in languages() else FALLBACK


@lru_cache(maxsize=32)
def lexicon(language: str, alignments: tuple[str, ...] = tuple(CLASSIC.alignments)) -> Lexicon:
    """The lexicon of a language for games with these alignments, by their words there or else their names.
    OSError if there is no such language."""
    return _collected(language).build(alignments)


@cache
def _collected(language: str) -> _Builder:
    return _Builder(load_yaml("tsw", f"language/{language}"))


def variants(phrase: str) -> list[str]:
    """A phrase of a language file in all its wordings: 'keep (my|our) name (out|off it)' is four."""
    choice = _CHOICE.search(phrase) if "(" in phrase else None
    if choice is None:
        return [phrase]
    ways = (phrase[: choice.start()] + way + phrase[choice.end() :] for way in choice[1].split("|"))
    return [variant for way in ways for variant in variants(way)]


class _Builder:
    """Collects phrases with their classes from the plain values of a language file."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.plain = plain
        self.terms: dict[Words, tuple[Term, ...]] = {}
        self._forms = cache(lambda base: tuple(self._inflected(base)))
        self.rules = [(re.compile(end), new, str(mark)) for end, new, mark in plain["inflections"]]
        for verb in plain["verbs"]:
            self._verb(verb)
        for kind, entry in CLASSES.items():
            inflected = kind in ("delegate", "light", "talk")
            for phrase in plain[entry]:
                self._add(phrase, Term(kind, kind), inflected=inflected)
        for kind in ("mark", "spot", "pronoun"):
            self._values(kind, plain[f"{kind}s"])

    def build(self, alignments: Sequence[str]) -> Lexicon:
        """The lexicon for a game with these alignments."""
        whole, words = copy(self), self.plain["alignments"]
        whole.terms = dict(self.terms)  # its values are never changed
        whole._values("alignment", {name: words.get(name, [name]) for name in alignments})
        return whole._finished()

    def _values(self, kind: str, entry: Mapping[str, Sequence[Any]]) -> None:
        for value, phrases in entry.items():
            for phrase in phrases:
                self._add(phrase, Term(kind, str(value)))

    def _verb(self, verb: Mapping[str, Any]) -> None:
        senses = tuple(_sense(text) for text in verb["means"])
        term = Term(
            "verb", senses[0].action, senses, patient=bool(verb.get("patient")), weak=bool(verb.get("weak"))
        )
        for phrase in verb["words"]:
            self._add(phrase, term, inflected=True)
        for phrase in verb.get("nouns", ()):
            self._add(phrase, term._replace(kind="cue"))

    def _add(self, phrase: object, term: Term, inflected: bool = False) -> None:
        if isinstance(phrase, bool) or not isinstance(phrase, str | int):
            raise TypeError(f"{term.kind}: {phrase!r} is no phrase, put it in quotes")
        for variant in variants(str(phrase)):
            base, *others = normal(variant).split()
            for first, form in ((base, ""), *(self._forms(base) if inflected else ())):
                words = (first, *others)
                same = self.terms.get(words, ())
                if not same or all((t.kind, t.value) != (term.kind, term.value) for t in same):
                    self.terms[words] = (*same, term._replace(form=form) if form else term)

    def _inflected(self, base: str) -> Iterator[tuple[str, str]]:
        """The inflected forms of a word, each with what it tells of time."""
        irregular = self.plain["irregular"].get(base)
        for end, new, form in self.rules if len(base) > 1 else ():
            if end.search(base) and not (form == "past" and irregular):
                yield end.sub(new, base, count=1), form
        for other in irregular or ():
            yield other, "past"

    def _bunches(self) -> dict[str, list[tuple[Words, tuple[Term, ...]]]]:
        """The phrases by their first word, the longest first; of each the likelier class first."""
        phrases: dict[str, list[tuple[Words, tuple[Term, ...]]]] = {}
        for words, terms in self.terms.items():
            ranked = tuple(sorted(terms, key=lambda t: (RANK.index(t.kind), t.weak)))
            phrases.setdefault(words[0], []).append((words, ranked))
        for bunch in phrases.values():
            bunch.sort(key=lambda entry: -len(entry[0]))
        return phrases

    def _slips(self, phrases: Mapping[str, list[tuple[Words, tuple[Term, ...]]]]) -> Slips:
        single = {w[0]: t for bunch in phrases.values() for w, t in bunch if len(w) == 1}
        sounds = [(re.compile(letters), sound) for letters, sound in self.plain["sounds"]]
        telling = {w: t for w, t in single.items() if len(w) > 3 and t[0].kind in MISSPELT}
        short = {w: t for w, t in single.items() if len(w) == 3 and t[0].kind == "verb"}
        return Slips(telling, short, sounds)

    def _usage(self) -> Usage:
        """The short lists of words; the actions' own names in all their forms."""
        usage = Usage(*(_plain(self.plain[name]) for name in Usage._fields))
        forms = (form for word in usage.literal for form, _ in self._forms(word))
        return usage._replace(literal=usage.literal | frozenset(forms))

    def _finished(self) -> Lexicon:
        plain = self.plain
        phrases = self._bunches()
        known = {word for words in self.terms for word in words} | set(map(normal, map(str, plain["common"])))
        numbers = {normal(word): number for word, number in plain["numbers"].items()}
        known |= set(numbers)
        everyday = {*plain["everyday"].split(), *_plain(plain["common"])}
        return Lexicon(
            phrases=phrases,
            usage=self._usage(),
            slips=self._slips(phrases),
            known=frozenset(known),
            plain=frozenset(known | everyday | {f for w in everyday for f, _ in self._forms(w)}),
            numbers=numbers,
            ordinals={normal(word): number for word, number in plain["ordinals"].items()},
            counters=_plain(plain["counters"]),
            loose_ifs=_plain(plain["loose if"]),
            factors=frozenset(numbers[normal(word)] for word in plain["factors"]),
            factor_words=_plain(plain["factors"]),
            dollars=_plain(plain["dollars"]),
            units=frozenset(_words(plain["units"])),
            articles=_plain(plain["articles"]),
            possessives=_plain(plain["possessives"]),
            objects=_plain(w for words in plain["pronouns"].values() for w in words if " " not in w),
            firsts=frozenset(
                w[0] for w, t in self.terms.items() if len(w) > 1 and len(w[0]) > 3 and t[0].kind == "verb"
            ),
            weights=Weights(*(_plain(plain[name]) for name in Weights._fields)),
            first_person=_plain(plain["first person"]),
            telling=frozenset(
                w for ps in plain["conditions"].values() for p in _words(ps) for w in p if len(w) > 4
            ),
            figure_words={str(figure): mark for figure, mark in plain["figure words"].items()},
            shorthand={str(short): str(full) for short, full in plain["shorthand"].items()},
            nicknames=re.compile(plain["nicknames"]),
            small=_plain(
                [*plain["articles"], *plain["possessives"], *plain["ordinals"], *plain["companions"]]
            ),
            adverb=re.compile(plain["adverb"]),
            emphasis=re.compile(plain["emphasis"]),
            verb_last=re.compile(plain["verb last"]) if plain["verb last"] else None,
            subject_behind=re.compile(plain["subject behind"]) if plain["subject behind"] else None,
            not_behind=bool(plain["not behind"]),
            capital_names=bool(plain["capital names"]),
            yes=_plain(plain["confirmations"]),
            no=_plain(plain["denials"]),
            headings=_plain(plain["headings"]),
            finished=_plain(plain["finished"]),
            alternatives=_plain(plain["alternatives"]),
            joiners=_plain(plain["joiners"]),
            links=_plain(plain["links"]),
            joints=_plain(plain["and"]),
            abbreviations=_plain(plain["abbreviations"]),
            titles=_plain(plain["titles"]),
            ranks={str(short): str(full) for short, full in plain["ranks"].items()},
            conditions={kind: tuple(_words(phrases_)) for kind, phrases_ in plain["conditions"].items()},
            drops=tuple(_words(plain["drops"])),
            gifts=tuple(_words(plain["gifts"])),
        )


def _words(phrases: Iterable[Any]) -> list[Words]:
    return [tuple(normal(str(phrase)).split()) for phrase in phrases]


def _plain(words: Iterable[Any]) -> frozenset[str]:
    """Single words as they are compared."""
    return frozenset(normal(str(word)) for word in words)


def _sense(text: str) -> Sense:
    head, _, kind = text.partition("@")
    action, _, intention = head.partition("/")
    return Sense(action, intention, kind)
