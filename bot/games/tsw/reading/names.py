"""Names: who and what a writer may mean, and where in a message they are named (TSW-13).

Every name is known by its forms: whole, without its article, by the initial and the last word, by single
words, by its initials; a word that is spelt a little wrong is mended first. What is found is masked, so that
whoever judges what is to be done never sees a name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.tokens import NUMBER, QUOTE, WORD, Token, words

PERSON, GROUP, PLACE, EVENT = "person", "group", "place", "event"
EXACT, PART = 1.0, 0.6
"""How surely somebody is meant by the whole of a name, and by a word of it."""
SHORTEST = 4
"""Letters of a word that may be spelt wrong."""
MOST_GUESSES = 60
"""Words of a message that are mended at most."""
LONGEST = 8


class Entity(NamedTuple):
    """Somebody or something that has a name."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Mention:
    """Where somebody is named: tokens `start` to `end`, and who may be meant, the likeliest first."""

    start: int
    end: int
    entities: tuple[Entity, ...]
    sure: float
    guessed: bool = False
    pronoun: str = ""


class NameBook:
    """The names that one writer may use."""

    def __init__(
        self, setting: Setting, language: Language, known: frozenset[str], openers: frozenset[str]
    ) -> None:
        self.language, self.known, self.openers = language, known, openers
        self._forms: dict[str, dict[tuple[str, ...], dict[Entity, float]]] = defaultdict(dict)
        for kind, parts in (
            (PERSON, setting.characters), (GROUP, setting.groups),
            (PLACE, setting.places), (EVENT, setting.events),
        ):  # fmt: skip
            for part in parts:
                self._enter(Entity(kind, part.name), part.name, part.aka)
        self.own = frozenset(setting.own_people)
        self.leanings = frozenset(setting.alignments) | language.flag_words
        self._words = sorted({word for forms in self._forms.values() for form in forms for word in form})
        self._word_set = frozenset(self._words)
        self._long = [word for word in self._words if len(word) >= SHORTEST]
        self._slips: dict[str, str] = {}

    # -- the book

    def _enter(self, entity: Entity, name: str, aka: Sequence[str]) -> None:
        numbers = self.language.numbers
        for called in (name, *aka):
            said = words(called)
            self._form(entity, said, EXACT)
            self._form(entity, tuple(str(numbers.get(word, word)) for word in said), EXACT)
            if said and said[0] in self.language.set("articles"):
                self._form(entity, said[1:], EXACT)
                said = said[1:]
            self._parts(entity, said)

    def _parts(self, entity: Entity, said: tuple[str, ...]) -> None:
        for size in range(1, len(said)):
            for at in range(len(said) - size + 1):
                part = said[at : at + size]
                edges = {part[0], part[-1]} & self.language.small
                if not edges and (size > 1 or len(part[0]) > 2 or not part[0].isascii()):
                    self._form(entity, part, PART + 0.3 * size / len(said))
        if len(said) > 1 and entity.kind == PERSON:
            self._form(entity, (said[0][0], *said[1:]), 0.9)
            self._form(entity, (said[0][0], said[-1]), 0.9)
        elif len(said) > 2:
            self._initials(entity, said)
            self._initials(entity, [word for word in said if word not in self.language.small])

    def _initials(self, entity: Entity, chosen: Sequence[str]) -> None:
        if len(chosen) > 2:
            self._form(entity, ("".join(word[0] for word in chosen),), 0.7)

    def _form(self, entity: Entity, form: tuple[str, ...], sure: float) -> None:
        if form and not (len(form) == 1 and form[0] in self.language.set("articles")):
            known = self._forms[form[0]].setdefault(form, {})
            known[entity] = max(sure, known.get(entity, 0.0))

    # -- what a message says

    def mentions(self, said: Sequence[Token]) -> list[Mention]:
        """Everybody and everything that is named in a message, none within another."""
        spelt, mended = self._spelling(said)
        found, at = [], 0
        while at < len(said):
            mention = self._named(said, spelt, mended, at)
            if mention is not None and spelt[at] in self.language.set("articles") and at + 1 < len(said):
                inner = self._named(said, spelt, mended, at + 1)  # 'the Scouts of the Sea'
                mention = inner if inner is not None and inner.end > mention.end else mention
            found += [mention] if mention is not None else []
            at = mention.end if mention is not None else at + 1
        return found

    def _named(
        self, said: Sequence[Token], spelt: Sequence[str], mended: set[int], at: int
    ) -> Mention | None:
        if said[at].kind == QUOTE:
            called = self.called(said[at].text)
            return Mention(at, at + 1, tuple(called), EXACT) if called else None
        size, who = self._longest(spelt, said, at)
        pronoun = self._pronoun(spelt, at)
        if pronoun is not None and pronoun.end - at >= size:
            return pronoun
        if not who:
            return None
        best = max(who.values())
        chosen = tuple(sorted((e for e in who if who[e] >= best - 0.2), key=lambda e: -who[e]))
        return Mention(at, at + size, chosen, best, any(n in mended for n in range(at, at + size)))

    def called(self, text: str) -> list[Entity]:
        """Who bears exactly this name."""
        form = words(text)
        known = self._forms[form[0]].get(form, {}) if form and form[0] in self._forms else {}
        return [entity for entity, sure in known.items() if sure == EXACT]

    def _longest(
        self, spelt: Sequence[str], said: Sequence[Token], at: int
    ) -> tuple[int, dict[Entity, float]]:
        forms = self._forms.get(spelt[at]) if spelt[at] else None
        if forms is None:
            return 0, {}
        for size in range(min(LONGEST, len(spelt) - at), 0, -1):
            known = forms.get(tuple(spelt[at : at + size]))
            if known and (size > 1 or self._meant(said, spelt, at, known)):
                return size, known
        return 0, {}

    def _meant(
        self, said: Sequence[Token], spelt: Sequence[str], at: int, known: dict[Entity, float]
    ) -> bool:
        """Whether a single word is used as a name: an everyday one only if it is written like one."""
        word, token = spelt[at], said[at]
        if word in self.leanings:
            return False
        if token.kind == NUMBER:
            return not word.isdecimal() or self._addressed(said, spelt, at, known)
        if word not in self.known and word not in self.language.small:
            return True
        if all(entity.kind == EVENT and known[entity] < EXACT for entity in known):
            return False
        if self._addressed(said, spelt, at, known):
            return True
        large = token.capital or token.word in self.language.small
        return large and self._written_so(said, spelt, at, known)

    def _written_so(
        self, said: Sequence[Token], spelt: Sequence[str], at: int, known: dict[Entity, float]
    ) -> bool:
        """Whether an everyday word with a capital is a name: at the beginning, 'Will' may be none."""
        first = at == 0 or said[at - 1].kind not in (WORD, NUMBER, QUOTE)
        if first and spelt[at] in self.openers and max(known.values()) < EXACT:
            return False
        if not first or max(known.values()) > 0.85 or at + 1 == len(spelt):
            return True
        return spelt[at + 1] not in self.language.small or spelt[at + 1] in ("is", "and", "und", "soll")

    def _addressed(
        self, said: Sequence[Token], spelt: Sequence[str], at: int, known: dict[Entity, float]
    ) -> bool:
        """Whether an everyday word at the beginning is somebody of the writer's own: 'Will spies', 'hope to
        ...'."""
        if at + 1 >= len(said):
            return False
        before = said[at - 1] if at else None
        first = before is None or before.kind not in (WORD, NUMBER, QUOTE) or said[at + 1].text == ":"
        first = first or spelt[at - 1] in self.language.set("joints") | self.language.set("sending")
        own = any(entity.kind == PERSON and entity.name in self.own for entity in known)
        if not first or not own or spelt[at + 1] in self.language.set("no names"):
            return False
        return said[at].capital or said[at + 1].kind != WORD or not self._longest(spelt, said, at + 1)[0]

    def _pronoun(self, spelt: Sequence[str], at: int) -> Mention | None:
        found = self.language.phrases("pronouns").at(spelt, at) if spelt[at] else None
        return Mention(at, at + found[0], (), EXACT, pronoun=found[1]) if found is not None else None

    def _spelling(self, said: Sequence[Token]) -> tuple[list[str], set[int]]:
        """The words of a message, slips in names mended; which of them were."""
        spelt, mended, left = [], set(), MOST_GUESSES
        for n, token in enumerate(said):
            word = token.word if token.kind in (WORD, NUMBER) else ""
            if token.kind == WORD and len(word) >= SHORTEST and word not in self.known:
                strange = word not in self._forms and word not in self._word_set and word not in self.leanings
                if strange and (left > 0 or word in self._slips):
                    left -= word not in self._slips
                    better = self._mend(word)
                    if better:
                        word = better
                        mended.add(n)
            spelt.append(word)
        return spelt, mended

    def _mend(self, word: str) -> str:
        """The word of a name that is a slip away; '' if there is none."""
        if word not in self._slips:
            found = process.extractOne(word, self._long, scorer=OSA.normalized_similarity, score_cutoff=0.7)
            close = found is not None and (
                (1 - found[1]) * max(len(word), len(found[0])) < (1.5 if len(word) < 8 else 2.5)
                and (len(word) > 5 or found[0][0] == word[0])
            )
            self._slips[word] = found[0] if found is not None and close else ""
        return self._slips[word]
