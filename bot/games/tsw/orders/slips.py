"""Which verb, mark or place a misspelt word stands for: by letters, by sound, by its beginning."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from rapidfuzz.distance import OSA

from bot.games.tsw.orders.effort import step

if TYPE_CHECKING:
    from bot.games.tsw.orders.lexicon import Term

Sounds = Sequence[tuple[re.Pattern[str], str]]
Meant = tuple[int, "tuple[Term, ...]"]
_DOUBLED = re.compile(r"(.)\1+")
REMEMBERED = 4096
LOOKED_UP = 40
"""Steps that are counted when a strange word is looked up, whether it is remembered or not."""
SUFFIXED = 6
"""A shorter verb with letters behind it is rather another word: 'tips', 'tipsy'."""


class Slips:
    """Looks up what strange words may mean among single words of a language; remembers what it found. Of
    `short` verbs only doubled letters are known ('sppy').
    """

    def __init__(
        self,
        single: Mapping[str, tuple[Term, ...]],
        short: Mapping[str, tuple[Term, ...]],
        sounds: Sounds,
    ) -> None:
        self.single = single
        self.short = short
        self.sounds = sounds
        self.sound = lru_cache(maxsize=REMEMBERED)(self._sound)
        self._known = lru_cache(maxsize=REMEMBERED)(self._meant)
        self._mended = lru_cache(maxsize=REMEMBERED)(self._spelt)
        self.heard = {word: self._sound(word) for word in single}
        self.bunches: dict[str, list[str]] = {}
        for word in single:
            self.bunches.setdefault(word[0], []).append(word)

    def _sound(self, word: str) -> str:
        for letters, sound in self.sounds:
            word = letters.sub(sound, word)
        return word

    def meant(self, word: str) -> Meant | None:
        """What a strange word may be a slip for, and by how many letters."""
        step(LOOKED_UP)
        return self._known(word)

    def _meant(self, word: str) -> Meant | None:
        allowed = 0 if len(word) < 3 else 1 if len(word) < 7 else 2
        best: list[tuple[int, str]] = []
        sound = self.sound(word)
        for other in self.bunches.get(word[:1], ()) if allowed else ():
            alike = sound == self.heard[other]
            if abs(len(other) - len(word)) > allowed or (len(word) < 4 and not alike):
                continue
            if len(other) < SUFFIXED and word.startswith(other) and not word.endswith(other[-1]):
                continue
            slips = OSA.distance(word, other, score_cutoff=allowed)
            most = allowed if self.single[other][0].kind == "verb" else 1
            if slips <= most and (alike or not other_word(word, other)):
                best.append((slips, other))
        once = _DOUBLED.sub(r"\1", word)
        if not best and once != word and once in self.short:
            return 1, self.short[once]
        best = sorted(best or self._shortened(word))
        if not best or (
            len(best) > 1 and best[1][0] == best[0][0] and not self._same(best[0][1], best[1][1])
        ):
            return None
        return best[0][0], self.single[best[0][1]]

    def spelt(self, word: str) -> str:
        """The word that a misspelt one stands for; itself, if it stands for none."""
        step(LOOKED_UP)
        return self._mended(word)

    def _spelt(self, word: str) -> str:
        meant = self._known(word)
        alike = (w for w, terms in self.single.items() if meant is not None and terms is meant[1])
        return min(alike, key=lambda other: OSA.distance(word, other), default=word)

    def _shortened(self, word: str) -> list[tuple[int, str]]:
        """Verbs that a word without vowels or the first letters of one may stand for: 'rcrt', 'recr'."""
        found = [w for w in self.bunches.get(word[:1], ()) if self.single[w][0].kind == "verb"]
        if not found:
            return []
        sound = self.sound(word)
        bones = [w for w in found if self.heard[w] == sound and len(sound) == len(word) > 2]
        alike: Collection[str] = bones or [w for w in found if len(word) > 3 and w.startswith(word)]
        first = min(alike, default="")
        return [(1, first)] if alike and all(self._same(first, other) for other in alike) else []

    def _same(self, one: str, other: str) -> bool:
        return self.single[one][0][:3] == self.single[other][0][:3]


def other_word(word: str, other: str) -> bool:
    """Whether one letter stands for another in a short word: 'paints' is no slip for 'prints'."""
    swapped = sorted(word) == sorted(other)
    return len(word) == len(other) and len(word) < 7 and not swapped
