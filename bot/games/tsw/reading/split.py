"""A message cut into chunks: the smallest parts of which orders are put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.mask import MONEY, SIGN, Piece
from bot.games.tsw.reading.tokens import BREAK, NUMBER, WORD

LINE, ITEM, SENTENCE, COMMA, JOINT, IF = "line", "item", "sentence", "comma", "joint", "if"
SENTENCES, COMMAS = frozenset(".!?;") | {"..", "…"}, frozenset(",()–—-|/") | {"->", "=>", "→"}
BULLETS = frozenset("-*•·–")
MOST_CHUNKS = 120
"""Beyond this, what follows in a line is not cut any further."""


class Chunk(NamedTuple):
    """Pieces `first` to `last` (not included), and what parts them from the chunk before. asked: whether
    their sentence asks something."""

    before: str
    first: int
    last: int
    asked: bool = False


def chunks(pieces: Sequence[Piece], language: Language) -> list[Chunk]:
    """The chunks of a message; empty ones are left out, signs that part them belong to the chunk before."""
    found: list[Chunk] = []
    words = [piece.mask if piece.kind == WORD else "" for piece in pieces]
    first, before = 0, LINE
    for at in range(len(pieces) + 1):
        cut = _cut(pieces, words, at, language) if at < len(pieces) else LINE
        if not cut and _if(words, first, language) and _does(pieces, words, first, at, language):
            cut = JOINT
        if not cut or (len(found) >= MOST_CHUNKS and cut != LINE):
            continue
        if any(piece.kind not in (SIGN, BREAK) for piece in pieces[first:at]):
            found.append(Chunk(before, first, at))
            before = cut
        elif STRENGTH[cut] > STRENGTH[before]:
            before = cut
        first = at
    return _asked(found, pieces)


def _asked(found: Sequence[Chunk], pieces: Sequence[Piece]) -> list[Chunk]:
    """The chunks, those of questions marked as such."""
    told, asked, after = list[Chunk](), False, LINE
    for chunk in reversed(found):
        if after in (SENTENCE, ITEM, LINE):
            asked = any(piece.text == "?" for piece in pieces[max(chunk.first, chunk.last - 2) : chunk.last])
        told.append(chunk._replace(asked=asked))
        after = chunk.before
    return told[::-1]


STRENGTH = {JOINT: 0, COMMA: 1, IF: 2, SENTENCE: 3, ITEM: 4, LINE: 5}


def _cut(pieces: Sequence[Piece], words: Sequence[str], at: int, language: Language) -> str:
    """What parts a piece from the one before it; '' if nothing does."""
    piece, last = pieces[at], pieces[at - 1] if at else None
    if last is None:
        return ""
    if last.kind == BREAK:
        return LINE
    if _numbered(pieces, at):
        return ITEM
    if last.kind == SIGN and piece.kind != SIGN and (cut := _parted(pieces, at)):
        return cut
    if words[at] in language.set("joints"):
        return JOINT
    opening = last.kind == SIGN or words[at] not in language.set("opening ifs")
    return IF if opening and _if(words, at, language) else ""


def _numbered(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a piece is the number of an item: '2.', '2)'."""
    piece, after = pieces[at], pieces[at + 1].text if at + 1 < len(pieces) else ""
    small = piece.kind == NUMBER and piece.amount < 30
    return small and after in (")", ".") and pieces[at - 1].kind in (SIGN, BREAK)


def _parted(pieces: Sequence[Piece], at: int) -> str:
    """What a sign before a piece parts it as."""
    last = pieces[at - 1]
    if last.text in SENTENCES and not (last.text == "." and pieces[at].start == last.end):
        return SENTENCE
    return COMMA if last.text in COMMAS and _apart(pieces, at - 1) else ""


def _if(words: Sequence[str], at: int, language: Language) -> bool:
    return bool(words[at]) and language.phrases("ifs").at(words, at) is not None


def _does(pieces: Sequence[Piece], words: Sequence[str], first: int, at: int, language: Language) -> bool:
    """Whether something is to be done behind a condition: 'if attacked Igor guards me', 'if Hush has 9 MB
    transfer 5'."""
    agent = pieces[at].mask == "<man>" or pieces[at].text.casefold() in language.set("subjects")
    acts = agent and at + 1 < len(words) and bool(words[at + 1])
    spent = pieces[at - 1].kind == MONEY and bool(words[at]) and words[at] not in language.small
    phrase = language.phrases("ifs").at(words, first)
    return at > first + 1 + (phrase[0] if phrase else 1) and (acts or spent)


def _apart(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a dash or slash stands between words, not within one."""
    if pieces[at].text not in "-/":
        return True
    before = pieces[at - 1].end if at else 0
    return pieces[at].start > before or pieces[at].text == "/"
