"""Who or what is meant: the names of a setting, their short forms, and what is nearest to a misspelling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.lexicon import Lexicon, Words
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.spelling import Token, normal

GROUP, CHARACTER, PLACE, EVENT = "group", "character", "place", "event"
FULL, SHORT, PART = 3, 2, 1
"""How much of a name was written: all of it or a known alias; a form of its own (acronym, surname); one word.
"""

SUGGESTIONS = 3


class Entity(NamedTuple):
    """Something with a name."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a message: whom it may mean, how fully it was written, and whether its reader can be sure."""

    who: tuple[Entity, ...]
    weight: int
    sure: bool = True
    own: bool = False
    slips: int = 0

    def of(self, *kinds: str) -> tuple[Entity, ...]:
        return tuple(entity for entity in self.who if entity.kind in kinds)


def _cut(short: str, word: str) -> bool:
    """Whether `short` is a beginning of a word, or what is left of it without vowels ('mkt', 'co')."""
    if word.startswith(short):
        return True
    letters = iter(word)
    left = word[0] == short[0] and all(letter in letters for letter in short)
    return left and len(short) > 2 and not set(short[1:]) & set("aeiou")


def _singular(words: Sequence[str]) -> Words:
    """The words without a plural's s, so that 'Old Custom House' is the Old Customs House."""
    return tuple(word.removesuffix("s") for word in words)


class NameBook:
    """The names of one setting. Looking up is exact first; what is left over may be a misspelling."""

    def __init__(self, setting: Setting, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.exact: dict[Words, dict[Entity, int]] = {}
        self.capitals: set[Words] = set()
        self.addressed: set[Words] = set()
        self.ands = [word for word in lexicon.joints if word.isalpha()]
        self.own, self.people = {*setting.own_people, *setting.own_groups}, {*setting.own_people[1:]}
        titled = [self._rank(self._words(person.name)) for person in setting.characters]
        self.ranks = {rank for rank in titled if titled.count(rank) == 1}
        for kind, entries in (
            (GROUP, setting.groups), (CHARACTER, setting.characters), (PLACE, setting.places), (EVENT,
            setting.events),
        ):  # fmt: skip
            for entry in entries:
                self._enter(Entity(kind, entry.name), entry.aka)
        self._places(setting)
        self.longest = max(map(len, self.exact), default=1)
        self.spelt = {" ".join(words): words for words in self.exact if self._spellable(words)}
        self.called: dict[str, list[tuple[str, Entity]]] = {}
        for words, entities in self.exact.items():
            for entity in entities:
                if len(words) == 1 and entity.kind == CHARACTER and words[0] in normal(entity.name).split():
                    self.called.setdefault(words[0][0], []).append((words[0], entity))
        self.alike: dict[str, list[str]] = {}
        for spelt in self.spelt:
            self.alike.setdefault(self._sound(spelt), []).append(spelt)
        self.long = [
            (words, found)
            for words, found in self.exact.items()
            if 1 < len(words) < 5 and max(found.values()) > PART and words not in self.addressed
        ]
        several = (words for words in self.exact if len(words) > 1 and words[0] not in lexicon.articles)
        self.singular = {_singular(words): words for words in several}
        self.full = {normal(e.name): e for found in self.exact.values() for e in found}

    def _places(self, setting: Setting) -> None:
        """Places that are only mentioned, as where somebody lives or a group sits, can be named too."""
        mentioned = [p for c in setting.characters for p in (c.at, c.home, c.work)] + [
            g.place for g in setting.groups
        ]
        for name in dict.fromkeys(p for p in mentioned if p):
            if not any(entity.kind == PLACE for entity in self.exact.get(self._words(name), ())):
                self._add(self._words(name), Entity(PLACE, name), FULL)

    def _words(self, name: str) -> Words:
        words = tuple(normal(name).split())
        return words[1:] if len(words) > 1 and words[0] in self.lexicon.articles else words

    def _rank(self, words: Words) -> Words:
        """The first word of a name, in full: 'doctor' of 'Dr Nightjar'."""
        return (self.lexicon.ranks.get(words[0], words[0]),)

    def _enter(self, entity: Entity, aliases: Iterable[str]) -> None:
        called = (entity.name, *aliases)
        spelt_out = (name.replace("&", f" {word} ") for name in called if "&" in name for word in self.ands)
        for name in (*called, *spelt_out):
            self._add(self._words(name), entity, FULL)
            self._add(tuple(normal(name).split()), entity, FULL)
        words = self._words(entity.name)
        if entity.kind == CHARACTER:
            self._person(words, entity)
        elif entity.kind in (GROUP, EVENT) or len(words) > 2:
            self._parts(words, entity)

    def _person(self, words: Words, entity: Entity) -> None:
        bare = words
        while len(bare) > 1 and bare[0] in self.lexicon.titles:
            bare = bare[1:]
        if bare != words and self._rank(words) in self.ranks:
            for rank in {words[0], *self._rank(words)} - self.lexicon.small:
                self._add((rank,), entity, PART, capital=True)
        self._add(bare, entity, SHORT if bare != words else FULL)
        if len(bare) == 1:
            return
        for surname in {bare[-1:], bare[1:]}:
            self._add((bare[0][0], *surname), entity, SHORT)
        self._add((bare[0], bare[-1][0]), entity, PART)
        letters = "".join(word[0] for word in bare)
        if letters not in self.lexicon.known:
            self._add((letters,), entity, SHORT, capital=True)
        self._add((bare[-1],), entity, SHORT, capital=bare[-1] in self.lexicon.known)
        for n, word in enumerate(bare[:-1]):
            plain = word in self.lexicon.known or (n > 0 and len(word) < 4)
            self._add((word,), entity, PART, capital=plain)
        for size in range(2, len(bare)):
            self._add(bare[:size], entity, SHORT)
            self._add(bare[-size:], entity, SHORT)
        for piece in {part for word in bare for part in word.split("-") if "-" in word and len(part) > 3}:
            self._add((piece,), entity, PART, capital=piece in self.lexicon.known)
        for title in self.lexicon.titles:
            for called in ((title, bare[-1]), (title, *bare)):
                self._add(called, entity, SHORT)
                self.addressed.add(called)
        for title in words[: len(words) - len(bare)]:
            self._add((title, bare[0]), entity, SHORT)

    def _parts(self, words: Words, entity: Entity) -> None:
        """Acronyms, first and last words, and any telling word of a name of several words."""
        strong = tuple(
            word for word in words if word not in self.lexicon.joiners and word not in self.lexicon.articles
        )
        if len(strong) > 1:
            for letters in {"".join(w[0] for w in words), "".join(w[0] for w in strong)}:
                self._add(
                    (letters,), entity, SHORT, capital=len(letters) < 3 or letters in self.lexicon.known
                )
        for size in range(2, len(words)):
            for piece in (words[at : at + size] for at in range(len(words) - size + 1)):
                if piece[0] in strong and piece[-1] in strong:
                    self._add(piece, entity, SHORT)
        for word in strong if len(words) > 1 else ():
            plain = word in self.lexicon.known or len(word) < 4
            self._add((word,), entity, PART, capital=plain)
            if word.endswith("s") and len(word) > 3:
                self._add((word[:-1],), entity, PART, capital=plain)

    def _add(self, words: Words, entity: Entity, weight: int, capital: bool = False) -> None:
        figures = tuple(self.lexicon.figures(word) or word for word in words)
        for form in {words, figures} if len(words) > 1 else {words}:
            self._put(form, entity, weight, capital)
        if (
            len(words) > 1
            and weight > PART
            and sum(map(len, words)) > 6
            and words[0] not in self.lexicon.titles
        ):
            self._put(("".join(words),), entity, SHORT, False)

    def _put(self, words: Words, entity: Entity, weight: int, capital: bool) -> None:
        if not words or all(word in self.lexicon.joiners for word in words):
            return
        if weight < FULL and len(words) == 1 and words[0] in self.lexicon.usage.addressed:
            return
        found = self.exact.setdefault(words, {})
        if weight > found.get(entity, 0):
            found[entity] = weight
        if capital and weight < FULL and all(w < FULL for w in found.values()):
            self.capitals.add(words)
        elif weight == FULL:
            self.capitals.discard(words)

    def _spellable(self, words: Words) -> bool:
        """Whether a form of a name is long enough to be recognised when misspelt."""
        if words in self.addressed and FULL not in self.exact[words].values():
            return False
        brief = 2 if len(words) == 1 and any(e.kind == CHARACTER for e in self.exact[words]) else 3
        return sum(map(len, words)) > brief and all(len(word) > 1 or word.isdigit() for word in words)

    # -- looking up

    def at(self, tokens: Sequence[Token], start: int) -> tuple[int, Named] | None:
        """The longest name that is written at `start`, spelt rightly: its number of tokens and what it may
        mean. 'The Ministry' is none where the Ministry of Salt is written.
        """
        found = self._longest_at(tokens, start)
        if found is not None and found[0] > 1 and tokens[start].word in self.lexicon.articles:
            behind = self._longest_at(tokens, start + 1)
            return None if behind is not None and behind[0] + 1 > found[0] else found
        return found

    def _longest_at(self, tokens: Sequence[Token], start: int) -> tuple[int, Named] | None:
        for size in range(min(self.longest, len(tokens) - start), 0, -1):
            step()
            span = tokens[start : start + size]
            if any(not token.word for token in span):
                continue
            words = tuple(token.word for token in span)
            found = self.exact.get(words) or self._owned(words, span) or {}
            if not found and size > 1:
                words = self.singular.get(_singular(words), words)
                found = self.exact.get(words, {})
            called = words not in self.capitals or self._called(tokens, start, size, found)
            perhaps = not called and self._aside(tokens, start, size, found)
            if found and (called or perhaps):
                best = max(found.values())
                person = all(entity.kind == CHARACTER for entity in found)
                sure = SHORT if person and words in self.capitals else best
                if best == PART and size == 1 and len(words[0]) == 1:
                    continue
                who = tuple(entity for entity, weight in found.items() if weight == best)
                bare = words in self.exact or span[-1].own
                return size, Named(who, max(best, sure), not perhaps, span[-1].own or not bare)
        return None

    def _called(self, tokens: Sequence[Token], start: int, size: int, found: Mapping[Entity, int]) -> bool:
        """Whether a word that is English too is a name here: by its capital, or by its place."""
        if self._capital(tokens, start, size):
            return True
        alone = len({entity.name for entity in found}) == 1
        mine = alone and any(entity.name in self.own for entity in found)
        if alone and size == 1 and (tokens[start].word,) in self.ranks and self._titled(tokens, start):
            return True
        acts = self._begins_order(tokens, start) and self._acts(tokens, start, size)
        return mine and (acts or self._sent(tokens, start, size))

    def _aside(self, tokens: Sequence[Token], start: int, size: int, found: Mapping[Entity, int]) -> bool:
        """'scout the Bees (dizzy)', '... w dizzy', 'guard hyacinth': a word that may be a name here."""
        before = tokens[start - 1] if start else None
        behind = tokens[start + size] if start + size < len(tokens) else None
        last = behind is None or behind.text[:1] in ").!;\n"
        if before is None or any(entity.kind != CHARACTER for entity in found):
            return False
        if before.word in self.lexicon.usage.literal:
            return True
        if not last or not any(entity.name in self.people for entity in found):
            return False
        return before.text[-1:] in "(->→" or bool(
            {"mark", "delegate"} & self._kinds(self.lexicon.full(before.word))
        )

    def _titled(self, tokens: Sequence[Token], start: int) -> bool:
        """'THE DOCTOR shall spy', but not 'dressed as a doctor'."""
        before = [token.word for token in tokens[max(start - 2, 0) : start]]
        led = bool(before) and before[-1] in self.lexicon.articles
        return led and not set(before) & self.lexicon.weights.feigning

    def _begins_order(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether an actor may be named here: at the beginning, behind a sign, behind 'and' or 'tell'."""
        words = [token.word for token in tokens[max(start - 2, 0) : start]]
        while words and (words[-1] in self.lexicon.articles or words[-1] in self.lexicon.possessives):
            words.pop()
        if not words or not words[-1]:
            return True
        terms = [term for _, found in self.lexicon.at(words, len(words) - 1) for term in found]
        return any(term.kind in ("and", "then", "else", "delegate", "polite") for term in terms)

    def _acts(self, tokens: Sequence[Token], start: int, size: int) -> bool:
        """'Fingers robs ...', 'Hush: ...', 'grace should spy ...': whether an actor's verb follows."""
        j, first = start + size, tokens[start]
        words = [token.word for token in tokens[start : j + 6]]
        verb_too = size == 1 and any(n == 1 and t[0].kind == "verb" for n, t in self.lexicon.at(words, 0))
        spoken = verb_too or (not first.capital and any(n == 1 for n, _ in self.lexicon.at(words, 0)))
        signed = j < len(tokens) and not tokens[j].word
        if signed and tokens[j].text in ":/>=|" and not spoken:
            return True
        at = helped = size + signed
        while at < len(words) and words[at]:
            phrases = self.lexicon.at(words, at)[:1]
            if any(term.kind == "verb" and not term.form for _, terms in phrases for term in terms):
                handed = start > 0 and "delegate" in self._kinds(tokens[start - 1].word)
                led = at > helped or handed or (signed and first.capital)
                return not spoken or words[at].endswith("s") or led
            kinds = {term.kind for _, terms in phrases for term in terms}
            if "and" in kinds and not signed and (other := self._forms_at(words, at + 1)):
                at += 1 + other
                continue
            if signed or not kinds & {"filler", "polite", "modal", "passive", "pronoun", "not", "article"}:
                slip = None if phrases else self.lexicon.slips.meant(words[at])
                does = first.capital and not phrases and words[at].endswith("s")
                return does or (slip is not None and slip[1][0].kind == "verb" and not spoken)
            at += phrases[0][0]
        return False

    def _sent(self, tokens: Sequence[Token], start: int, size: int) -> bool:
        """'send rob TO the Bees': whether it stands between a verb of delegation and 'to'."""
        end = start + size
        if start == 0 or end >= len(tokens):
            return False
        return "delegate" in self._kinds(tokens[start - 1].word) and self.lexicon.leads_to(tokens[end].word)

    def _kinds(self, word: str) -> set[str]:
        """The classes of a single word."""
        return {term.kind for _, terms in self.lexicon.at([word], 0) for term in terms} if word else set()

    def _forms_at(self, words: Sequence[str], at: int) -> int:
        """How many words from `at` are a form of a name, capitals or not."""
        sizes = range(min(self.longest, len(words) - at), 0, -1)
        return next((size for size in sizes if tuple(words[at : at + size]) in self.exact), 0)

    def _capital(self, tokens: Sequence[Token], start: int, size: int) -> bool:
        """Whether the span is written with a capital that is not just that of a sentence."""
        first = (
            1 if start == 0 or tokens[start - 1].kind == "break" or tokens[start - 1].text in ".!?;:" else 0
        )
        span = tokens[start : start + size]
        return any(t.capital for t in span[first:]) or any(len(t.word) > 1 and t.text.isupper() for t in span)

    def _owned(self, words: Words, span: Sequence[Token]) -> dict[Entity, int] | None:
        """'Jones' and 'Jones'', 'Hushs': a final s that may or may not belong to the name."""
        last = words[-1]
        if not span[-1].own and last.endswith("s") and len(last) > 4 and last not in self.lexicon.known:
            return self.exact.get((*words[:-1], last[:-1]))
        if span[-1].own and span[-1].text.casefold().endswith("'s"):
            return self.exact.get((*words[:-1], words[-1] + "s"))
        return None

    def near(self, tokens: Sequence[Token], start: int, least: int) -> tuple[int, Named] | None:
        """The name of which more than `least` tokens from `start` are a misspelling."""
        best: tuple[float, int, Named] | None = None
        for size in range(min(5, len(tokens) - start), least, -1):
            span = tokens[start : start + size]
            if any(not token.word for token in span) or not self._odd(span):
                continue
            text = " ".join(token.word for token in span)
            short = self.nickname(span[0].word) if size == 1 else ()
            if short and best is None:
                return 1, Named(short, SHORT, own=span[-1].own, slips=1)
            found = self._misspelt(text, (span[0].word, span[-1].word))
            if found and (best is None or found[0] / len(text) < best[0]):
                best = (found[0] / len(text), size, Named(found[1], SHORT, own=span[-1].own, slips=found[0]))
        return (best[1], best[2]) if best else None

    def shortened(self, tokens: Sequence[Token], start: int) -> tuple[int, Named] | None:
        """The name of which the words at `start` are each a beginning: 'phone co', 'disc soc'."""
        first = tokens[start].word
        if not first or first in self.lexicon.articles:
            return None
        step(1 + len(self.long) // 8)
        who: dict[Entity, int] = {}
        for words, found in self.long:
            if words[0][0] == first[0] and self._begins(words, tokens[start : start + len(words)]):
                who |= {
                    entity: len(words)
                    for entity, weight in found.items()
                    if weight == FULL or (weight == SHORT and entity.kind != CHARACTER)
                }
        size = max(who.values(), default=0)
        last = start + size - 1
        fitting = tuple(entity for entity, length in who.items() if length == size)
        return (size, Named(fitting, SHORT, own=tokens[last].own, slips=1)) if who else None

    def _begins(self, words: Words, span: Sequence[Token]) -> bool:
        if len(span) < len(words) or not all(
            t.word and _cut(t.word, w) for t, w in zip(span, words, strict=True)
        ):
            return False
        short = [t for t, word in zip(span, words, strict=True) if t.word != word]
        if any(len(token.word) == 1 for token in short):
            return len(short) == 1 < len(span) and short[0].capital
        strange = any(token.word not in self.lexicon.plain for token in short)
        return strange or (bool(short) and all(token.capital for token in span))

    def _odd(self, span: Sequence[Token]) -> bool:
        """Whether a first and a last word are there that could belong to a name and one is strange."""
        strange = [t for t in span if t.word not in self.lexicon.plain and not t.word.isdigit()]
        edges = (span[0].word, span[-1].word)
        return bool(strange) and not any(
            edge in self.lexicon.joiners or edge in self.lexicon.articles for edge in edges
        )

    def _misspelt(self, text: str, edges: tuple[str, str]) -> tuple[int, tuple[Entity, ...]] | None:
        allowed = 0 if len(text) < 4 else 1 if len(text) < 8 else 2 if len(text) < 16 else 3
        near = self._sounding(text)
        step(20 + len(self.spelt) // 8)
        if allowed and not near:
            found_near = process.extract(
                text, self.spelt.keys(), scorer=OSA.distance, score_cutoff=allowed, limit=12
            )
            near = [(spelt, int(slips)) for spelt, slips, _ in found_near]
        hits = [hit for hit in near if self._keeps(edges, self.spelt[hit[0]]) and self._close(*hit)]
        if not hits:
            return None
        least = min(distance for _, distance in hits)
        found = dict.fromkeys(
            e for spelt, distance in hits if distance == least for e in self.exact[self.spelt[spelt]]
        )
        return least, tuple(found)

    def _sound(self, text: str) -> str:
        return " ".join(self.lexicon.slips.sound(word) for word in text.split())

    def _sounding(self, text: str) -> list[tuple[str, int]]:
        """Forms of names that sound exactly like `text`; of those of two sounds only near ones ('buro')."""
        sound = self._sound(text)
        near = (spelt for spelt in self.alike.get(sound, ()) if len(text) > 3 or len(sound) > 2)
        return [
            (spelt, 1) for spelt in near if len(sound) > 2 or (len(sound) == 2 and spelt.startswith(text[:3]))
        ]

    def nickname(self, word: str) -> tuple[Entity, ...]:
        """Whom 'Corny' or 'Dag' may mean: people whose name begins like that, if only one is so called."""
        if word in self.lexicon.plain or len(word) < 3:
            return ()
        stem = self.lexicon.nicknames.sub("", word)
        stem = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] else stem
        for begin in (word, stem):
            found = {
                entity
                for name, entity in self.called.get(word[0], ())
                if len(begin) > 2 and name.startswith(begin) and len(name) > len(begin) + 1
            }
            if len(found) == 1:
                return tuple(found)
        return ()

    def _close(self, spelt: str, slips: int) -> bool:
        """Names and persons may be spelt quite wrongly; a piece of a group's name by one letter, if it is
        long.
        """
        found = self.exact[self.spelt[spelt]]
        whole = any(weight == FULL or entity.kind == CHARACTER for entity, weight in found.items())
        return whole or (slips <= 1 and len(spelt) > 6)

    def _keeps(self, edges: tuple[str, str], words: Words) -> bool:
        """Whether the everyday words at the edges of a span are really words of the name."""
        return all(edge in words or edge not in self.lexicon.known for edge in edges)

    def called_so(self, text: str, kinds: Sequence[str]) -> tuple[Entity, ...]:
        """Who has a name of which `text` is a form, written with or without capitals."""
        found = self.exact.get(tuple(normal(text).split()), {})
        return tuple(entity for entity in found if entity.kind in kinds)

    def suggestions(self, text: str, kinds: Sequence[str]) -> tuple[str, ...]:
        """Up to three names of these kinds that `text` may have meant."""
        step(len(self.spelt))
        wanted = {
            spelt: [e for e in self.exact[words] if e.kind in kinds] for spelt, words in self.spelt.items()
        }
        hits = process.extract(
            normal(text),
            [spelt for spelt, found in wanted.items() if found],
            scorer=fuzz.ratio,
            score_cutoff=62,
            limit=8,
        )
        names = dict.fromkeys(entity.name for spelt, _, _ in hits for entity in wanted[spelt])
        return tuple(names)[:SUGGESTIONS]
