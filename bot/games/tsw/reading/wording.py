"""Particulars in the player's own words: a message, a purpose, a method; found by what heads them and kept
as they were written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.mask import MONEY, NAME, SIGN, Piece
from bot.games.tsw.reading.split import Chunk
from bot.games.tsw.reading.tokens import BREAK, QUOTE, QUOTES, WORD, plain_letters

WEAK = 5
"""Letters of a single word that heads a particular only where nothing better does ('by', 'that', 'with')."""
CONTENT = frozenset({"terms", "gift"})
"""Particulars of which the heading may be a part: 'in person', 'no strings attached'."""
HEADINGS = re.compile(r"(?i)^(the )?(terms?|conditions?|delivery|delivered|übergabe|bedingung(en)?)\b")
EDGES = " \t\r\n,;:.!-–—=()|/\"“”«»„‘’'"
FILLED = frozenset({"is", "are", "of", "be", "being", "reads", "says", "ist", "sind", "lautet"})


class Words(NamedTuple):
    """A particular, and the pieces it takes with its heading."""

    text: str
    first: int
    last: int


class Heading(NamedTuple):
    """Where a particular is headed: pieces `first` to `last`."""

    name: str
    first: int
    last: int


class Wording:
    """What one stretch of a message says in words of its own."""

    def __init__(
        self, message: str, pieces: Sequence[Piece], chunks: Sequence[Chunk], language: Language
    ) -> None:
        self.message, self.pieces, self.chunks, self.language = message, pieces, chunks, language
        self.first, self.last = chunks[0].first, chunks[-1].last
        self._said = spoken_words(pieces[: self.last])

    def find(self, wanted: Sequence[str], behind: int) -> dict[str, Words]:
        """The wanted particulars. behind: no weak heading counts before this piece."""
        found: dict[str, Words] = {}
        headings = self._headings(wanted)
        for n, heading in enumerate(headings):
            if heading.name in found or heading.name not in wanted:
                continue
            until = next((h.first for h in headings[n + 1 :] if h.name != heading.name), self.last)
            words = self._from(heading, until)
            if words is not None:
                found[heading.name] = words
        self._quoted(wanted, found)
        for heading in headings:  # what it heads is the quotation, so it is itself what is told
            if heading.name in CONTENT and heading.name in wanted and heading.name not in found:
                text = self._text(heading.first, heading.last)
                if not HEADINGS.match(text):
                    found[heading.name] = Words(text, heading.first, heading.last)
        for name in wanted:
            if name not in found:
                words = self._weakly(name, behind, found)
                if words is not None:
                    found[name] = words
        return found

    def _headings(self, wanted: Sequence[str]) -> list[Heading]:
        found: list[Heading] = []
        at = self.first
        while at < self.last:
            best = self._heading(wanted, at) if self._said[at] else None
            found += [best] if best is not None else []
            at = best.last if best is not None else at + 1
        return found

    def _heading(self, wanted: Sequence[str], at: int) -> Heading | None:
        best: Heading | None = None
        for name, phrases in self.language.each("cues").items():
            match = phrases.at(self._said, at) if name in wanted or name == "alignments" else None
            if match is None or (match[0] == 1 and len(self._said[at]) <= WEAK and not self._headed(at)):
                continue
            if best is None or match[0] > best.last - best.first:
                best = Heading(name, at, at + match[0])
        return best

    def _headed(self, at: int) -> bool:
        """Whether a short word stands before a colon or an equals sign, or is 'name', 'logo', 'text'."""
        after = self.pieces[at + 1].text if at + 1 < self.last else ""
        return after in (":", "=") or self._said[at] in ("name", "named", "logo", "terms", "text", "zweck")

    def _from(self, heading: Heading, until: int) -> Words | None:
        start = heading.last
        while start < until and self._fills(start):
            start += 1
        included = heading.name in CONTENT and not HEADINGS.match(self._text(heading.first, heading.last))
        if start < until and self.pieces[start].kind == QUOTE:
            if included and self._only_quotation():
                return None  # the quotation is the message: 'by hand: "..."'
            return Words(self.pieces[start].text, heading.first, start + 1)
        quote = next((n for n in range(start, self.last) if self.pieces[n].kind == QUOTE), None)
        if heading.name == "message" and quote is not None:
            return Words(self.pieces[quote].text, quote, quote + 1)
        begun = heading.last - 1 if included else max(start, heading.first + 1)
        end = self._end(begun, until, heading.name)
        text = self._text(heading.first if included else start, end)
        return Words(text, heading.first, end) if text else None

    def _fills(self, at: int) -> bool:
        """Whether a piece only stands between a heading and what it heads."""
        return self._said[at] in FILLED or self.pieces[at].text in (":", "=", "-", "–", ",")

    def _only_quotation(self) -> bool:
        """Whether the one quotation must be the message: nothing else is headed as one."""
        quotes = sum(piece.kind == QUOTE for piece in self.pieces[self.first : self.last])
        return quotes == 1 and not any(one.name == "message" for one in self._headings(("message",)))

    def _end(self, start: int, until: int, name: str) -> int:
        """Where words end that begin at `start`: with their sentence, or where something else is told."""
        if name in ("name", "symbol", "purpose"):
            until = next((n for n in range(start, until) if self._breaks(n, name)), until)
        for chunk in self.chunks:
            if start < chunk.first < until:
                stops = chunk.before in ("sentence", "line", "item")
                if stops or self._else(chunk, name) or (name == "terms" and self._gives(chunk)):
                    return chunk.first
        return until

    def _breaks(self, at: int, name: str) -> bool:
        """Whether something else is told in the middle of words: 'called Inbox Zero under Clunk for 2 MB'."""
        piece = self.pieces[at]
        if piece.kind == MONEY or (name == "name" and piece.text in (":", "(")):
            return True
        after = self.pieces[at + 1] if at + 1 < self.last else None
        return self._said[at] in ("under", "unter") and after is not None and after.mask == "<own>"

    def _else(self, chunk: Chunk, name: str) -> bool:
        """Whether a chunk tells another particular of the order: a sum, an alignment, a name, 'neutral'."""
        at = chunk.first
        while at < chunk.last and (
            self._said[at] in self.language.set("joints") or self.pieces[at].kind == SIGN
        ):
            at += 1
        if at >= chunk.last:
            return False
        piece, said = self.pieces[at], self._said[: chunk.last]
        if piece.kind == MONEY:
            return True
        if piece.kind == NAME and name not in ("message", "terms", "method"):
            return chunk.last - at <= 3 or piece.mask in ("<man>", "<me>")
        if name in ("message", "method"):
            return bool(piece.kind == WORD and self.language.phrases("flags").at(said, at))
        if piece.kind != WORD:
            return False
        told = self.language.phrases("alignments").at(said, at) or self.language.phrases("flags").at(said, at)
        return told is not None or (said[at] in ("under", "unter", "paid", "for", "with") and name != "terms")

    def _gives(self, chunk: Chunk) -> bool:
        """Whether a sum is told as a gift: 'with a gift of 2 MB'."""
        gifts, said = self.language.each("cues")["gift"], self._said[: chunk.last]
        inside = range(chunk.first, chunk.last)
        given = any(said[at] and gifts.at(said, at) for at in inside)
        return given and any(self.pieces[at].kind == MONEY for at in inside)

    def _quoted(self, wanted: Sequence[str], found: dict[str, Words]) -> None:
        """A quotation that nothing heads is the message, or the name of what is founded."""
        taken = {n for words in found.values() for n in range(words.first, words.last)}
        free = [n for n in range(self.first, self.last) if self.pieces[n].kind == QUOTE and n not in taken]
        for name in ("message", "name", "method", "purpose"):
            if free and name in wanted and (name not in found or name == "message"):
                found[name] = Words(self.pieces[free[0]].text, free[0], free[0] + 1)
                return

    def _written_large(self, taken: set[int]) -> Words | None:
        """A name that nobody bears yet and nothing heads: words with capitals, behind the first one."""
        at = self.first + 1
        while at < self.last:
            large, last = [at][: self._large(at) and at not in taken], at + 1
            while (
                large and last < self.last and (self._large(last) or self._said[last] in self.language.small)
            ):
                large += [last][: self._large(last)]
                last += 1
            if len(large) > 1:
                return Words(self._text(at, large[-1] + 1), at, large[-1] + 1)
            at = last
        return None

    def _large(self, at: int) -> bool:
        """Whether this is a word with a capital, and no name."""
        piece = self.pieces[at]
        return piece.kind == WORD and piece.text[:1].isupper() and not piece.text.isupper()

    def _weakly(self, name: str, behind: int, found: Mapping[str, Words]) -> Words | None:
        """What a short word heads, behind the names of the order; a message also behind a colon."""
        phrases = self.language.each("cues").get(name)
        taken = {n for words in found.values() for n in range(words.first, words.last)}
        for at in range(max(behind, self.first), self.last):
            if at in taken:
                continue
            match = phrases.at(self._said, at) if phrases and self._said[at] else None
            if match is not None:
                until = min((w.first for w in found.values() if w.first > at), default=self.last)
                return self._from(Heading(name, at, at + match[0]), until)
            if name in ("message", "method") and self._colon(at):
                return self._from(Heading(name, at, at + 1), self.last)
        return self._written_large(taken) if name == "name" else None

    def _colon(self, at: int) -> bool:
        """Whether words follow a colon that stands behind more than a name."""
        head = at == self.first + 1 and self.pieces[self.first].kind == NAME
        told = self.pieces[at].text == ":" and not head and at > self.first
        return told and at + 1 < self.last and self.pieces[at + 1].kind != MONEY

    def _text(self, first: int, last: int) -> str:
        if first >= last:
            return ""
        text = self.message[self.pieces[first].start : self.pieces[last - 1].end]
        words = text.strip(EDGES).split()
        while words and words[-1].strip(EDGES).casefold() in self.language.set("joints"):
            words.pop()
        return " ".join(words).strip(EDGES[:-11] if text.count('"') % 2 else " \t\n,;:-–—=(|/" + QUOTES)


def spoken_words(pieces: Sequence[Piece]) -> list[str]:
    """The words of pieces, pronouns too; '' for everything else."""
    return [
        plain_letters(piece.text).rstrip("'") if piece.kind == WORD or _pronoun(piece) else ""
        for piece in pieces
    ]


def _pronoun(piece: Piece) -> bool:
    return piece.mention is not None and bool(piece.mention.pronoun)


def left_over(
    message: str, pieces: Sequence[Piece], first: int, last: int, used: set[int], idle: Callable[[str], bool]
) -> str:
    """The words of pieces `first` to `last` behind the last one that is used: what only adds colour. Nothing
    if there is but one, or if all of them are `idle` and name nobody."""
    after = max((n for n in used if first <= n < last), default=first - 1) + 1
    while after < last and pieces[after].kind in (SIGN, BREAK):
        after += 1
    said = [piece.mask for piece in pieces[after:last] if piece.kind == WORD]
    named = any(piece.kind == NAME and not _pronoun(piece) for piece in pieces[after:last])
    if len(said) < 2 or (not named and all(map(idle, said))):
        return ""
    return message[pieces[after].start : pieces[last - 1].end].strip(EDGES)
