"""Letters, words and quotations: a message cut into tokens that remember where they stood."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

_TOKEN = re.compile(
    r"""
    (?P<quote>"[^"\n]+" | “[^“”\n]+” | «[^«»\n]+» | „[^„“”\n]+[“”]
        | (?<![\w])'[^'\n]{2,400}(?:'\w[^'\n]{0,400}){0,9}'(?!\w) | ‘[^‘’\n]{3,}’(?!\w))
  | (?P<break>\n+)
  | (?P<number>\d{1,3}(?:,\d{3})+(?!\d) | \d+)
  | (?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*(?:(?<=s)['’](?!\w))?)
  | (?P<mark>->|=>|→|\.{2,}|[^\w\s])
    """,
    re.VERBOSE,
)
_PLAIN = str.maketrans("’‘łŁøØđĐı", "''lLoOdDi")
QUOTES = "\"“”«»„‘’'"
STAMMER = 3
"""How often the same word is read in a row."""
WORD, NUMBER, QUOTE, MARK, BREAK = "word", "number", "quote", "mark", "break"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a message. `word`: as it is compared; of a quotation, its text without the marks."""

    kind: str
    text: str
    word: str
    start: int
    end: int

    @property
    def capital(self) -> bool:
        return self.text[:1].isupper()


@lru_cache(maxsize=8192)
def plain_letters(text: str) -> str:
    """Lower case without accents; typographic apostrophes made straight, a genitive left off."""
    flat = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    word = "".join(c for c in flat if not unicodedata.combining(c)).casefold()
    return word.removesuffix("'s") if word != "'s" else word


def tokens(message: str) -> list[Token]:
    """The tokens of a message. '&' is read as a word; what is said over and over is read a few times."""
    found: list[Token] = []
    for match in _TOKEN.finditer(message):
        kind, text = str(match.lastgroup), match.group()
        word = ""
        if kind == QUOTE:
            text = text[1:-1].strip()
            word = text
        elif kind == WORD:
            word = plain_letters(text).rstrip("'")
        elif kind == NUMBER:
            word = text.replace(",", "")
        elif text == "&":
            kind, word = WORD, "and"
        else:
            word = text[:2]
        token = Token(kind, text, word, match.start(), match.end())
        if kind != WORD or any(before.word != word for before in found[-STAMMER:]) or len(found) < STAMMER:
            found.append(token)
    return [token for n, token in enumerate(found) if not _within(message, found, n)]


_TITLES = re.compile(r"(dr|mr|mrs|ms|st|prof|insp|capt|col|gen|sgt|lt|rev|hon|jr|sr|no|nr|vs)$")


def _within(message: str, found: list[Token], n: int) -> bool:
    """Whether a sign belongs to the word before it: the point of 'C. Creaming', the hyphen of a double
    name."""
    token = found[n]
    if token.text not in (".", "-") or not 0 < n < len(found) - 1 or found[n - 1].end != token.start:
        return False
    if token.text == "-":
        return found[n + 1].start == token.end and found[n + 1].kind in (WORD, NUMBER)
    initial = len(found[n - 1].text) == 1 and found[n - 1].capital and found[n - 1].text != "I"
    titled = bool(_TITLES.match(found[n - 1].word)) and found[n + 1].kind in (WORD, NUMBER)
    return titled or (initial and found[n + 1].kind == WORD)


def normal(text: str) -> str:
    """The text as it is compared: plain letters, words and numbers only, single spaces."""
    return " ".join(words(text))


@lru_cache(maxsize=512)
def words(text: str) -> tuple[str, ...]:
    """The words and numbers of a text as they are compared; within quotations too."""
    found: list[str] = []
    for token in tokens(text):
        if token.kind == QUOTE:
            found += words(token.text) if token.text != text else token.text.casefold().split()
        elif token.kind in (WORD, NUMBER):
            found.append(token.word)
    return tuple(found)
