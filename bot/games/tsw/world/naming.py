"""What somebody or something new may be called: in the interview, as a front, as a group that is asked
about, by the gamemaster (TSW-01, TSW-04, TSW-41, TSW-90)."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from unicodedata import category, normalize

from bot.engine.moves import Text, text
from bot.games.tsw.orders.lexicon import Lexicon, languages, lexicon
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.world.alignments import CLASSIC

LONGEST = 60
UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Categories of characters that are not seen, or turn round those that are."""
JOINED = frozenset("\n\u200c\u200d")
"""What is needed within texts, or between the letters of some scripts, and is not seen either."""
BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
CALLING = re.compile(r"[\"“”„«»<>@#()\[\]{}*_`~|\\]")
"""What quotes, calls or marks where a name is read."""
SMALL = frozenset({
    "pronoun", "spot", "all", "groups", "everything", "nothing", "own purse", "mark", "and", "or", "not",
    "if",
})  # fmt: skip
"""Classes of words that mean nobody by themselves, and of which no name can be made alone."""


def unseen(sign: str) -> bool:
    """Whether a character stands in a text unseen and is not needed there."""
    return sign in BLANK or (category(sign) in UNSEEN and sign not in JOINED)


def tidy(written: str) -> str:
    """A name as it is kept: in one line, of signs that are seen, from its first letter or digit to its
    last."""
    signs = (" " if sign.isspace() else sign for sign in normalize("NFC", written))
    shown = CALLING.sub(" ", "".join(sign for sign in signs if not unseen(sign)))
    return _trimmed(_trimmed(" ".join(shown.split()))[:LONGEST])


def _trimmed(name: str) -> str:
    read = [place for place, sign in enumerate(name) if category(sign)[0] in "LMN"]
    return name[read[0] : read[-1] + 1] if read else ""


@lru_cache(maxsize=4096)
def name_key(name: str) -> str:
    """A name as it is compared: names that an order could take for each other are alike."""
    called = tidy(name)
    return normal(called).removeprefix("the ") or called.casefold()


def fault(written: str, taken: Collection[str]) -> Text | None:
    """Why nobody can be called so. `taken`: the keys of names that others bear."""
    name = tidy(written)
    if not name:
        return text("tsw-name-none")
    if means_nobody(name):
        return text("tsw-name-words", name=name)
    return text("tsw-name-taken", name=name) if name_key(name) in taken else None


def means_nobody(name: str) -> bool:
    """Whether a name is made of small words only, or is a sum: 'everybody', 'at home', '3 MB'."""
    words, alignments = normal(name).split(), tuple(CLASSIC.alignments)
    return any(_small(words, lexicon(language, alignments)) for language in languages())


def _small(words: list[str], words_of: Lexicon) -> bool:
    at, small, numbered = 0, False, False
    while at < len(words):
        sizes = [
            size
            for size, terms in words_of.at(words, at)
            if any(term.kind in SMALL for term in terms)
        ]  # fmt: skip
        sizes += [len(unit) for unit in words_of.units if tuple(words[at : at + len(unit)]) == unit]
        sizes += [1] if words[at] in words_of.weights.denying else []
        number = words[at].isdecimal() or words[at] in words_of.numbers
        if not (sizes or number or words[at] in words_of.articles):
            return False
        small, numbered = small or bool(sizes), numbered or number
        at += max(sizes, default=1)
    return bool(words) and (small or not numbered)


def unlike(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody bears it; from now on it is taken."""
    called, n = name, 2
    while name_key(called) in taken:
        called, n = f"{name} {n}", n + 1
    taken.add(name_key(called))
    return called
