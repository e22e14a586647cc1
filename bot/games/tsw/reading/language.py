"""The word list of a language: what is looked up, beside what the scorer has learnt (data/tsw/reading)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from bot.games.data import load_yaml
from bot.games.tsw.reading.tokens import normal, words

FALLBACK = "en"
LANGUAGES = ("de", "en")
Phrase = tuple[str, ...]


def spoken(locale: str) -> str:
    """The language in which somebody of this locale is read: his own if there is a word list for it."""
    short = locale.replace("_", "-").partition("-")[0].casefold()
    return short if short in LANGUAGES else FALLBACK


class Phrases:
    """Phrases with what each stands for, looked up from a place in a run of words: the longest wins."""

    def __init__(self, entries: Mapping[str, Sequence[str]]) -> None:
        self._by_first: dict[str, list[tuple[Phrase, str]]] = {}
        for value, phrases in entries.items():
            for phrase in map(words, map(str, phrases)):
                if phrase:
                    self._by_first.setdefault(phrase[0], []).append((phrase, value))
        for found in self._by_first.values():
            found.sort(key=lambda entry: -len(entry[0]))

    def at(self, said: Sequence[str], place: int) -> tuple[int, str] | None:
        """How many words the longest phrase at a place has, and what it stands for."""
        for phrase, value in self._by_first.get(said[place], ()):
            if tuple(said[place : place + len(phrase)]) == phrase:
                return len(phrase), value
        return None

    def of(self, said: Sequence[str]) -> Iterator[tuple[int, int, str]]:
        """Every phrase in a run of words, none within another: place, length, what it stands for."""
        place = 0
        while place < len(said):
            found = self.at(said, place)
            if found is not None:
                yield place, found[0], found[1]
            place += found[0] if found is not None else 1

    def whole(self, said: Sequence[str]) -> str | None:
        """What a run of words stands for, if it is one phrase and nothing else."""
        found = self.at(said, 0) if said else None
        return found[1] if found is not None and found[0] == len(said) else None


class Language:
    """The words of one language."""

    def __init__(self, name: str, plain: Mapping[str, Any]) -> None:
        self.name = name
        self._plain = plain

    @property
    def entries(self) -> Sequence[str]:
        """The keys of its file."""
        return list(self._plain)

    def values(self, key: str) -> Sequence[str]:
        """What the phrases of an entry can stand for."""
        return list(self._plain[key])

    @cache  # noqa: B019 - there are two languages, and they stay
    def set(self, key: str) -> frozenset[str]:
        """The single words of an entry."""
        return frozenset(normal(str(word)) for word in self._plain[key])

    def first(self, key: str) -> str:
        """The first phrase of an entry, as it is written."""
        plain = self._plain[key]
        return str(next(iter(plain.values()))[0] if isinstance(plain, Mapping) else plain[0])

    def reply(self, value: str) -> str:
        """What may be written to say yes or no."""
        return str(self._plain["replies"][value][0])

    @cache  # noqa: B019
    def phrases(self, key: str) -> Phrases:
        """The phrases of an entry: a list, or a mapping from what they stand for."""
        plain = self._plain[key]
        return Phrases(plain if isinstance(plain, Mapping) else {key: plain})

    @cache  # noqa: B019
    def each(self, key: str) -> Mapping[str, Phrases]:
        """The phrases of an entry for each thing that they stand for, apart."""
        return {value: Phrases({value: phrases}) for value, phrases in self._plain[key].items()}

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        return {str(word): int(number) for word, number in self._plain["numbers"].items()}

    @cached_property
    def ordinals(self) -> Mapping[str, int]:
        return {str(word): int(number) for word, number in self._plain["ordinals"].items()}

    @cached_property
    def bases(self) -> Phrases:
        """The spots that can be guarded."""
        return Phrases({spot: self._plain["spots"][spot] for spot in ("headquarters", "home")})

    @cached_property
    def flag_words(self) -> frozenset[str]:
        """The flags of a single word."""
        phrases = (words(str(phrase)) for said in self._plain["flags"].values() for phrase in said)
        return frozenset(phrase[0] for phrase in phrases if len(phrase) == 1)

    @cached_property
    def small(self) -> frozenset[str]:
        """Words that make no name by themselves."""
        return self.set("small") | self.set("articles") | self.set("joints")

    @cached_property
    def empty(self) -> frozenset[str]:
        """Words that order nothing by themselves: small ones, and those of a heading."""
        return self.small | self.heading

    @cached_property
    def heading(self) -> frozenset[str]:
        """The words of which headings are made: 'My orders', 'Standing order for Igor'."""
        headings = (*self._plain["headings"], *self._plain["standing"])
        return frozenset(word for phrase in headings for word in words(phrase)) - self.small - self.set("own")


@cache
def language(name: str) -> Language:
    return Language(name, load_yaml("tsw", f"reading/{name}"))
