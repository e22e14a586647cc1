"""What somebody or something new may be called: in the interview, as a front, as a group that is asked
about, by the gamemaster (TSW-01, TSW-04, TSW-41, TSW-90)."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from unicodedata import category, normalize

from bot.engine.moves import Text, text
from bot.games.data import load_yaml

LONGEST = 60
UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Categories of characters that are not seen, or turn round those that are."""
JOINED = frozenset("\n\u200c\u200d")
"""What is needed within texts, or between the letters of some scripts, and is not seen either."""
BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
CALLING = re.compile(r"[\"“”„«»<>@#()\[\]{}*_`~|\\]")
"""What quotes, calls or marks where a name is read."""
_NOBODY = load_yaml("tsw", "world/nobody")
SMALL, ARTICLES, NUMBERS = (frozenset(_NOBODY[key]) for key in ("small", "articles", "numbers"))
"""Words that name nobody by themselves, in the languages in which orders are read."""


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
    return plain(called).removeprefix("the ") or called.casefold()


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
    words = plain(name).split()
    counted = {word for word in words if word.isdecimal() or word in NUMBERS}
    small = SMALL.intersection(words)
    return bool(words) and set(words) <= {*small, *ARTICLES, *counted} and bool(small or not counted)


def plain(name: str) -> str:
    """A name as it is compared: small letters without accents, words and numbers only, single spaces."""
    flat = normalize("NFKD", name.translate(_PLAIN))
    letters = "".join(sign for sign in flat if not category(sign).startswith("M")).casefold()
    return " ".join(word.removesuffix("'s") for word in _WORDS.findall(letters))


_PLAIN = str.maketrans("’‘łŁøØđĐı", "''lLoOdDi")
_WORDS = re.compile(r"[^\W_]+(?:'[^\W_]+)*")


def unlike(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody bears it; from now on it is taken."""
    called, n = name, 2
    while name_key(called) in taken:
        called, n = f"{name} {n}", n + 1
    taken.add(name_key(called))
    return called
