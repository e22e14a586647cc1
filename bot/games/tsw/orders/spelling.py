"""Letters, words and sentences: a message cut into tokens that remember where they stood."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Set
from dataclasses import dataclass
from functools import lru_cache

from bot.games.tsw.orders.effort import step

_TOKEN = re.compile(
    r"""
    (?P<quote>"[^"\n]+" | “[^”\n]+” | «[^»\n]+» | „[^“”\n]+[“”]
        | (?<![\w])'[^'\n]{2,}(?:'\w[^'\n]*)*'(?!\w) | ‘[^’\n]{3,}’(?!\w))
  | (?P<break>\n+)
  | (?P<ping>@(?:everyone|here)\b | <a?:\w+:\d+> | ~~[^~\n]+~~)
  | (?P<link>(?:https?://|www\.)[^\s"”»]*[\w/])
  | (?P<initials>(?:[^\W\d_]\.){2,}(?:['’]s\b|[^\W\d_]\b)?)
  | (?P<ordinal>\d+(?:st|nd|rd|th)\b)
  | (?P<number>\d{1,3}(?:,\d{3})+(?!\d) | \d+(?:[.,]\d+)?)
  | (?P<slash>\b[wW]/(?:o\b)?)
  | (?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*(?:-[^\W\d_]+)*(?:(?<=s)['’](?!\w))?)
  | (?P<mark>[^\w\s])
    """,
    re.VERBOSE,
)
REMEMBERED = 4096
"""So many texts are remembered in the form in which they are compared."""
_SENTENCE = re.compile(r"\s+[A-Z]")
_NORMAL = re.compile(r"[a-z]+(?: [a-z]+)*")
_NUMBER = "number"
_PLAIN = str.maketrans("’‘łŁøØđĐı", "''lLoOdDi")
QUOTES = "\"“”«»„‘’'"


def quoted(message: str, words: str) -> bool:
    """Whether `words` stand in quotation marks in a message."""
    begin = message.find(words)
    behind = message[begin + len(words) :][:1]
    return begin > 0 and message[begin - 1] in QUOTES and behind in (*QUOTES, ".", ",")


def plain_letters(text: str) -> str:
    """Lower case without accents; typographic apostrophes made straight."""
    flat = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return "".join(c for c in flat if not unicodedata.combining(c)).casefold()


def normal(text: str) -> str:
    """The text as it is compared: plain letters, words and numbers only, single spaces."""
    step(1 + len(text) // 16)
    if _NORMAL.fullmatch(text):
        return text
    return _normal(text)


@lru_cache(maxsize=REMEMBERED)
def _normal(text: str) -> str:
    return " ".join(token.word for token in tokens(text) if token.word)


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number, quotation or sign. `word` is what is compared ('' for signs); `own`: ends in 's."""

    kind: str
    text: str
    word: str
    start: int
    end: int
    own: bool = False

    @property
    def capital(self) -> bool:
        return self.text[:1].isupper()


def tokens(message: str) -> list[Token]:
    """All tokens of a message without calls to everybody, pictures and what is struck out; signs that mean
    nothing are left out later, by the reader. The address of a page is one word.
    """
    found = []
    for match in _TOKEN.finditer(message):
        kind = match.lastgroup or "mark"
        text, word, own = match.group(), "", False
        if kind == "ping":
            continue
        if kind == "link":
            kind, word = "word", plain_letters(text)
        elif kind == "slash":
            kind, word = "word", text.casefold().removesuffix("/")
        elif kind in ("word", "initials", "ordinal"):
            kind, word = "word", plain_letters(text).replace(".", "")
            if word.endswith("'s"):
                word, own = word[:-2], True
            elif word.endswith("s'"):
                word, own = word[:-1], True
        elif kind == "number":
            thousands = len(text) > 4 and text[-4] == ","
            word = text.replace(",", "" if thousands else ".")
        elif text == "#" and message[match.end() : match.end() + 1].isdigit():
            kind, word = "word", _NUMBER
        elif kind == "quote":
            text = text.strip(QUOTES)
        found.append(Token(kind, text, word, match.start(), match.end(), own))
        said = kind == "quote" and text[-1:] in ".!?" and message[match.end() : match.end() + 1].isspace()
        cut = match.lastgroup == "initials" and match.group().endswith(".")
        if (cut or said) and _SENTENCE.match(message, match.end()):
            found.append(Token("mark", ".", "", match.end(), match.end()))
    return found


_HYPHEN = re.compile("-")


def unjoined(token: Token, joint: re.Pattern[str] = _HYPHEN) -> list[Token]:
    """The words of a token that are joined by hyphens or otherwise, each with its own place."""
    found, start = [], token.start
    width = 1 if joint is _HYPHEN else 0
    for piece in joint.split(token.text):
        own = token.own and start + len(piece) == token.end
        word = plain_letters(piece).removesuffix("'s") if own else plain_letters(piece)
        found.append(Token("word", piece, word, start, start + len(piece), own))
        start += len(piece) + width
    return found


def ends_sentence(all_tokens: list[Token], i: int, abbreviations: Set[str]) -> bool:
    """Whether the sign at `i` ends a sentence: not after an initial or 'Dr', not within '.45'."""
    token = all_tokens[i]
    if token.kind == "break" or token.text in ";!?":
        return True
    if token.text != ".":
        return False
    after = all_tokens[i + 1] if i + 1 < len(all_tokens) else None
    if after is not None and after.kind == "number" and after.start == token.end:
        return False
    before = all_tokens[i - 1] if i else None
    if before is None or before.end != token.start or before.kind != "word":
        return True
    if after is None or after.kind == "break":
        return True
    initial = len(before.word) == 1 and before.capital and before.word != "i"
    return not (initial or before.word in abbreviations)
