"""The linear models of the reader: what a chunk of masked words says, and which part of an order a name is.

What they know is data (data/tsw/reading/model.json), learnt from the labelled sentences of the tests by
`python -m bot learn`; reading it needs no more than a dictionary.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.games.data import load_json
from bot.games.tsw.reading.language import FALLBACK
from bot.games.tsw.reading.mask import Piece
from bot.games.tsw.reading.tokens import BREAK, WORD

SIGNS = "!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
"""The root of a weight, or the number of a class, is one of these."""
ZERO = len(SIGNS) // 2
SHORTEST = 5
MOST_MENDED = 40


class Linear:
    """Classes with a weight for each feature; the score of a class is the sum of its weights, tempered by how
    many features there are."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.classes: Sequence[str] = plain["classes"]
        self.base: Sequence[float] = plain["base"]
        step = float(plain["step"])
        place = {sign: n for n, sign in enumerate(SIGNS)}
        self._weights = {
            feature: [
                (place[c], (place[w] - ZERO) * abs(place[w] - ZERO) * step)
                for c, w in zip(told[::2], told[1::2], strict=True)
            ]
            for feature, told in plain["weights"].items()
        }

    def add(self, features: Iterable[str], sums: list[float]) -> int:
        """Add the weights of features to the sums of the classes; how many features there are."""
        count = 0
        for feature in features:
            count += 1
            for place, weight in self._weights.get(feature, ()):
                sums[place] += weight
        return count

    def tempered(self, sums: Sequence[float], count: int) -> list[float]:
        """The natural logarithm of how likely each class is."""
        root = math.sqrt(max(count, 1))
        scores = [base + total / root for base, total in zip(self.base, sums, strict=True)]
        most = max(scores)
        whole = most + math.log(sum(math.exp(score - most) for score in scores))
        return [score - whole for score in scores]

    def tells(self, feature: str, label: str) -> float:
        """The weight of a feature for a class; 0.0 if it has none."""
        place = self.classes.index(label) if label in self.classes else -1
        return dict(self._weights.get(feature, ())).get(place, 0.0)

    def judge(self, features: Sequence[str]) -> dict[str, float]:
        """Each class with the logarithm of how likely it is."""
        sums = [0.0] * len(self.classes)
        count = self.add(features, sums)
        return dict(zip(self.classes, self.tempered(sums, count), strict=True))


def chunk_features(masks: Sequence[str], before: str, tongue: str, asked: bool) -> Iterator[str]:
    """What the scorer of actions sees of a chunk. tongue: what marks a language other than the first; asked:
    whether its sentence asks something."""
    last = f"|{before}"
    if asked:
        yield from (f"{tongue}?|", f"{tongue}?|{''.join(masks[:1])}")
    for mask in masks:
        yield f"{tongue}{mask}"
        yield f"{tongue}{last} {mask}"
        if len(mask) > SHORTEST and mask[0] != "<":
            yield f"{tongue}~{mask[:SHORTEST]}"
        last = mask
    yield f"{tongue}{last} |"


def slot_features(action: str, pieces: Sequence[Piece], at: int, nth: int, tongue: str = "") -> list[str]:
    """What the scorer of slots sees of a name or sum: its kind and its neighbours, for one action."""
    here = pieces[at].mask
    near = [pieces[n].mask if 0 <= n < len(pieces) else "|" for n in (at - 3, at - 2, at - 1, at + 1, at + 2)]
    third, second, one, after, later = near
    plain = [
        here, f"{here} n{min(nth, 2)}", f"{here} <{one}", f"{here} <<{second} {one}", f"{here} >{after}",
        f"{here} >>{after} {later}", f"<{one}", f">{after}", f"<<<{third} {second} {one}",
        f"{one}_{here}_{after}", f"{here} <.{second}", f"{here} >.{later}",
    ]  # fmt: skip
    family = action.partition(":")[0]
    family = "attack-group" if family.startswith("attack-") else family
    return [f"{tongue}{family}|{feature}" for feature in plain]


def tongue_of(language: str) -> str:
    """What marks the features of a language: nothing in the one that most is learnt of."""
    return "" if language == FALLBACK else f"{language}:"


class Scorer:
    """Both models, and the words that are known."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.actions, self.slots = Linear(plain["actions"]), Linear(plain["slots"])
        self.known: frozenset[str] = frozenset(plain["known"].split())
        self.openers: frozenset[str] = frozenset(plain["openers"].split())
        self.sureness: Mapping[str, Sequence[Any]] = plain["sureness"]
        plain_words = (feature.rpartition(":")[2] for feature in plain["actions"]["weights"])
        self._words = sorted({word for word in plain_words if len(word) >= SHORTEST and word.isalpha()})
        self._vocabulary = frozenset(self._words) | self.known
        self._slips: dict[str, str] = {}

    def masks(self, pieces: Sequence[Piece]) -> list[str]:
        """The masks of pieces, slips in everyday words mended."""
        left, found = MOST_MENDED, []
        for piece in pieces:
            mask = piece.mask
            strange = piece.kind == WORD and len(mask) >= SHORTEST and mask not in self._vocabulary
            if strange and (left > 0 or mask in self._slips):
                left -= mask not in self._slips
                mask = self._mend(mask)
            found.append(mask if piece.kind != BREAK else "")
        return found

    def _mend(self, word: str) -> str:
        if word not in self._slips:
            if len(self._slips) > 20_000:
                self._slips.clear()
            found = process.extractOne(word, self._words, scorer=OSA.normalized_similarity, score_cutoff=0.75)
            self._slips[word] = found[0] if found is not None else word
        return self._slips[word]


@cache
def scorer() -> Scorer:
    """The models as they are shipped."""
    return Scorer(load_json("tsw", "reading/model"))
