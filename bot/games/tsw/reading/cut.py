"""A line of a message cut into orders, conditions and talk: the best way by one score.

A stretch of chunks scores by how likely its words say an action, and by how gladly its names fill that
action's slots.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.fill import Filler
from bot.games.tsw.reading.frames import frames
from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.mask import MONEY, SIGN, Masker, Piece
from bot.games.tsw.reading.names import NameBook
from bot.games.tsw.reading.particulars import Context, Filled
from bot.games.tsw.reading.purses import amount
from bot.games.tsw.reading.scorer import Scorer, chunk_features, scorer, tongue_of
from bot.games.tsw.reading.split import IF, ITEM, LINE, SENTENCE, Chunk, chunks
from bot.games.tsw.reading.tokens import BREAK, QUOTE, WORD
from bot.games.tsw.reading.wording import EDGES

TALK, CONDITION = "talk", "cond"
LONGEST = 10
"""Chunks of one order at most."""
MOST_STRETCHES = 360
"""Stretches of a message that are looked at: the bound of the work."""
OTHERS = frozenset({"<man>", "<who>", "<grp>", "<foe>", "<plc>", "<evt>"})
"""Who is named in an order of its own."""
MOST_ODDS = 6.0
"""The logarithm of odds beyond which nothing is more certain."""
LIKELY = 3
"""Actions that are considered for a stretch."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How the parts of a score are weighed; measured on the developing split, not learnt."""

    talk: float = 1.9
    gain: float = 0.1
    filled: float = 0.5
    sure: float = 0.87
    meant: float = 0.85
    meant_in_part: float = 0.95
    sentence: float = 0.3
    head: float = 0.8
    gambit: float = -1.0
    objection: float = 1.0
    lacking: float = 0.3
    chat: float = 0.85
    aim: float = 1.5


WEIGHTS = Weights()


@dataclass(slots=True)
class Stretch:
    """Chunks `first` to `last` of a line, and the actions they may say, the likeliest first."""

    first: int
    last: int
    labels: list[tuple[str, float]]

    @property
    def label(self) -> str:
        return self.labels[0][0]


@dataclass(slots=True)
class Candidate:
    """One reading of a stretch: an order with what is not settled about it."""

    work: Work
    score: float
    filled: Filled
    forbidden: bool = False
    """Whether something speaks against it."""


@dataclass(slots=True)
class Order:
    """What a stretch of a message orders: its readings, the best first, and how sure the best one is."""

    candidates: list[Candidate]
    sure: float
    source: str
    flavour: str = ""
    condition: dict[str, Any] | None = None
    standing: bool = False
    confirm: str = ""
    log: float = 0.0
    """The logarithm of how likely its words say its action."""
    said: tuple[str, ...] = ()
    """Its words, but for those of a particular."""
    label: str = ""
    span: tuple[int, int] = (0, 0)
    """The chunks it is made of."""
    marks: dict[str, float] = field(default_factory=dict)
    """What is remarkable about it."""
    odds: float = 0.0
    """How likely it is, with that, what was meant."""
    meant: float = 0.0
    """How likely it is that anything was to be done that is not told by another order."""

    @property
    def intended(self) -> bool:
        """Whether it is no talk; an order that lacks something must be meant all the more surely."""
        whole = not (self.work.missing or self.work.doubts) and (self.condition or not self.standing)
        return self.meant >= (WEIGHTS.meant if whole else WEIGHTS.meant_in_part)

    @property
    def work(self) -> Work:
        return self.candidates[0].work


@dataclass(slots=True)
class Line:
    """A line of a message: its orders, or why there is none."""

    source: str
    orders: list[Order] = field(default_factory=list)
    reason: str = ""
    doer: str | None = None
    """Who does what is no action: somebody of the writer's who heads a line of talk."""
    meant: float = 0.0
    """The logarithm of the odds that it says what is to be done."""


class Book:
    """What messages of one writer are read by."""

    def __init__(self, setting: Setting, language: Language, known: Scorer | None = None) -> None:
        self.setting, self.language = setting, language
        self.scorer: Scorer = known or scorer()
        self.names = NameBook(setting, language, self.scorer.known, self.scorer.openers)
        self.masker = Masker(setting, language, self.names)


class Cutting:
    """One message in chunks, and how it is cut."""

    def __init__(self, ranker: Book, message: str) -> None:
        self.ranker, self.message = ranker, message
        self.setting, self.language = ranker.setting, ranker.language
        plain = ranker.masker.pieces(message)
        masks = ranker.scorer.masks(plain)
        self.masks = masks
        self.pieces: list[Piece] = [
            replace(piece, mask=mask) if piece.kind == WORD and mask != piece.mask else piece
            for piece, mask in zip(plain, masks, strict=True)
        ]
        self.chunks = chunks(self.pieces, self.language)
        self.filler = Filler(self.setting, self.language, ranker.scorer, message, self.pieces)
        self.context = Context()
        linear = ranker.scorer.actions
        tongue = tongue_of(self.language.name)
        self._sums: list[tuple[list[float], int]] = []
        for chunk in self.chunks:
            sums = [0.0] * len(linear.classes)
            seen = [mask for mask in masks[chunk.first : chunk.last] if mask]
            count = linear.add(chunk_features(seen, chunk.before, tongue, chunk.asked), sums)
            self._sums.append((sums, count))
        self.headings = [
            is_heading(masks[c.first : c.last], self.pieces, c, self.language) for c in self.chunks
        ]
        self.shared = self._shared()
        self.heads = [self._heads(n) for n in range(len(self.chunks))]
        self.adds = [self._adds(n) for n in range(len(self.chunks))]
        self._read: dict[tuple[int, int], list[tuple[float, Stretch]]] = {}
        self.opens = [self._opens(n) for n in range(len(self.chunks))]
        self.retracts = [self._retracts(n) for n in range(len(self.chunks))]
        self.says = [any(p.kind in (WORD, MONEY) for p in self.pieces[c.first : c.last]) for c in self.chunks]
        lengthy = max(1, MOST_STRETCHES // max(1, len(self.chunks)))
        self.longest = min(LONGEST, lengthy)

    def _heads(self, n: int) -> bool:
        """Whether a sentence begins with somebody of the writer's: they begin an order of their own."""
        chunk = self.chunks[n]
        passed = self.language.set("joints")
        inside = self.pieces[chunk.first : chunk.last]
        begun = next((p for p in inside if p.kind not in (SIGN, BREAK) and p.mask not in passed), None)
        if begun is None or chunk.before not in (LINE, SENTENCE, ITEM):
            return False
        return begun.mask == "<man>" or (begun.mask == "<me>" and begun.mention is not None)

    def _adds(self, n: int) -> bool:
        """Whether a chunk only tells more of what is ordered before it: 'spend 6 MB on it', 'Place: X'."""
        chunk, language = self.chunks[n], self.language
        masks = self.masks[chunk.first : chunk.last]
        if n == 0 or self._field(n) or n in self.shared:
            return n > 0
        sums = {"<mb>", "<num>", *language.numbers} & set(masks)
        if not sums or not self._of_no_other(n):
            return False
        before = {one for one, mask in pairwise(masks) if mask == "<it>"}
        said = {word for word in self.filler.said[chunk.first : chunk.last] if word}
        purses = language.set("purses") | language.set("itself")
        paid = bool(said & purses) or "<own>" not in masks
        paid = paid and said <= language.small | purses | language.set("fields") | sums
        return bool(before & language.set("adding")) or paid

    def _shared(self) -> set[int]:
        """The chunks of a sum and of its parts, '13 MB: 8 from the Bank and 5 of its own', none of which is
        an order of its own."""
        sums = [
            (n, mb) for n, chunk in enumerate(self.chunks)
            for piece in self.pieces[chunk.first : chunk.last] if (mb := amount(piece, self.language)) > 0
        ]  # fmt: skip
        found = set[int]()
        for (first, whole), (_, one), (last, other) in zip(sums, sums[1:], sums[2:], strict=False):
            found.update(range(first, last + 1) if whole == one + other else ())
        return {n for n in found if n > 0 and self._of_no_other(n)}

    def _of_no_other(self, n: int) -> bool:
        """Whether a chunk goes on in its line and names nobody but who belongs to the writer's conspiracy."""
        masks = self.masks[self.chunks[n].first : self.chunks[n].last]
        return self.chunks[n].before not in (LINE, ITEM) and OTHERS.isdisjoint(masks)

    def _opens(self, n: int) -> bool:
        """Whether a chunk begins a condition: 'if', anywhere; 'when' and the like, at the beginning."""
        chunk = self.chunks[n]
        said, inside = self.filler.said, self.pieces[: chunk.last]
        at = next((n for n in range(chunk.first, chunk.last) if inside[n].kind not in (SIGN, BREAK)), None)
        if at is None or inside[at].kind != WORD:
            return False
        first = chunk.before in (LINE, SENTENCE, ITEM) or self.headings[n - 1]  # the first one begins a line
        begins = first and self.language.phrases("conditions").at(said, at)
        return bool(begins) or (chunk.before == IF and said[at] in self.language.set("firm ifs"))

    def _retracts(self, n: int) -> bool:
        """Whether a chunk takes back what was ordered right before it: 'no wait', 'scratch that'."""
        chunk = self.chunks[n]
        said = [word for word in self.filler.said[chunk.first : chunk.last] if word]
        return bool(said) and chunk.before != LINE and bool(self.language.phrases("retracting").at(said, 0))

    def _field(self, n: int) -> bool:
        """Whether a line is a particular of the order above it: 'Purpose: ...', 'Money 2 MB'."""
        at = self.chunks[n].first
        while at < self.chunks[n].last and self.pieces[at].text in "-*•·":
            at += 1
        said = [piece.mask if piece.kind == WORD else "" for piece in self.pieces[at : at + 3]]
        ends = (piece.text in (":", "=") or piece.kind == MONEY for piece in self.pieces[at + 1 : at + 3])
        size = next((size for size, ended in enumerate(ends, 1) if ended), 0)
        if n == 0 or not size or not said[0]:
            return False
        headed = any(phrases.at(said, 0) for phrases in self.language.each("cues").values())
        return headed or said[size - 1] in self.language.set("fields")

    def likeliest(self, labels: Sequence[str]) -> str:
        """Which of these actions a message says, if it says one of them."""
        logs = self._logs(0, len(self.chunks))
        return max((label for label in labels if label in logs), key=lambda label: logs[label])

    def meant(self, start: int, end: int) -> float:
        """The logarithm of the odds that chunks say what is to be done, and are not talk."""
        talk = math.exp(self._logs(start, end)[TALK])
        return max(-MOST_ODDS, min(MOST_ODDS, math.log(max(1 - talk, 1e-9) / max(talk, 1e-9))))

    def _cut(self, start: int, end: int, talk: float) -> list[Stretch]:
        """The best way to cut chunks into orders, conditions and talk; `talk`: how talk is weighed."""
        best: list[tuple[float, int, Stretch | None]] = [(-math.inf, 0, None)] * (end + 1)
        best[start] = (0.0, start, None)
        for first in range(start, end):
            for last in range(first + 1, min(end, first + self.longest) + 1):
                for score, stretch in self._readings(first, last):
                    idle = talk * stretch.labels[0][1] if stretch.label == TALK else 0.0
                    total = best[first][0] + score + idle
                    if total > best[last][0]:
                        best[last] = (total, first, stretch)
        found: list[Stretch] = []
        at = end
        while at > start:
            _, before, reading = best[at]
            found += [reading] if reading is not None else []
            at = before
        return found[::-1]

    def _readings(self, first: int, last: int) -> Sequence[tuple[float, Stretch]]:
        """What chunks may say; talk without how likely it is, which is weighed apart."""
        if (first, last) not in self._read:
            self._read[first, last] = list(self._says(first, last))
        return self._read[first, last]

    def _says(self, first: int, last: int) -> Iterator[tuple[float, Stretch]]:
        logs = self._logs(first, last)
        a, b = self.chunks[first].first, self.chunks[last - 1].last
        if last == first + 1:
            idle = -WEIGHTS.aim * any(self.filler.aims[a:b]) - WEIGHTS.head * self.adds[first]
            yield idle, Stretch(first, last, [(TALK, logs[TALK])])
        if not self._may_order(first, last):
            return
        likely = sorted(((log, label) for label, log in logs.items() if label != TALK), reverse=True)[:LIKELY]
        within = self.chunks[first + 1 : last]
        cost = WEIGHTS.sentence * sum(chunk.before in (SENTENCE, ITEM) for chunk in within)
        cost += WEIGHTS.head * sum(self.heads[first + 1 : last])
        for log, label in likely[: 2 if len(self.chunks) < 40 else 1]:
            if any(self.opens[first:last]) and not self._opened(label, first):
                continue
            gain, filled = self.filler.affinity(label, a, b)
            ordered = [(label, log), *((name, other) for other, name in likely if name != label)]
            yield log - cost + WEIGHTS.gain * gain + WEIGHTS.filled * filled, Stretch(first, last, ordered)

    def _logs(self, first: int, last: int) -> dict[str, float]:
        """How likely chunks say each action, a condition or talk: the logarithms."""
        linear = self.ranker.scorer.actions
        sums, count = list(self._sums[first][0]), self._sums[first][1]
        for more, features in self._sums[first + 1 : last]:
            sums = [a + b for a, b in zip(sums, more, strict=True)]
            count += features
        return dict(zip(linear.classes, linear.tempered(sums, count), strict=True))

    def _may_order(self, first: int, last: int) -> bool:
        """Whether chunks can say an order: not behind a heading, or what takes one back, or signs only."""
        heading = self.adds[first] or (self.headings[first] and len(self.chunks) > 1)
        return not heading and not any(self.retracts[first:last]) and any(self.says[first:last])

    def _opened(self, label: str, first: int) -> bool:
        """Whether chunks of which one opens a condition may say this: one, or an order in own words."""
        frame = frames().get(label.partition(":")[0])
        return label.startswith(CONDITION) or (
            frame is not None and bool(frame.words) and not self.opens[first]
        )

    def _note(self, parts: Sequence[Chunk]) -> None:
        """Who is named in these chunks was spoken of."""
        for at in range(parts[0].first, parts[-1].last):
            mention = self.pieces[at].mention
            if mention is not None and mention.entities:
                self.context.note(mention.entities[0])

    def _text(self, first: int, last: int, whole: bool = False) -> str:
        a, b = self.chunks[first].first, self.chunks[last - 1].last
        text = self.message[self.pieces[a].start : self.pieces[b - 1].end].strip()
        edges = " \t\n,;-–—" if self.pieces[b - 1].kind == QUOTE else EDGES
        return text if whole else text.strip(edges)


def is_heading(masks: Sequence[str], pieces: Sequence[Piece], chunk: Chunk, words: Language) -> bool:
    """Whether a chunk is but a heading: 'Standing order for Igor'."""
    said = {
        mask for mask, n in zip(masks, range(chunk.first, chunk.last), strict=True) if pieces[n].kind == WORD
    }
    return bool(said & words.heading) and said <= words.empty
