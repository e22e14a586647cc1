"""Who or what is named only to say that it is not meant: 'not Igor but Dagmar', 'Dagmar (not Igor)'."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.chunks import NAME, PAUSE, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.spelling import normal


def without_contrasts(chunks: Sequence[Chunk], lexicon: Lexicon) -> list[Chunk]:
    """The chunks without those that a denial takes away, and without the denial itself."""
    kept: list[Chunk] = []
    i = 0
    while i < len(chunks):
        i = _behind(chunks, i, lexicon) or i
        if i < len(chunks):
            kept.append(chunks[i])
        i += 1
    return kept


def _behind(chunks: Sequence[Chunk], i: int, lexicon: Lexicon) -> int:
    """Where it goes on behind a denial of names that begins at `i`; 0 if none does."""
    paused = chunks[i].kind == PAUSE and i > 0
    begin = i + 1 if paused else i
    end = begin
    while named := _denied(chunks, end, lexicon):
        end = named
    if end == begin:
        return 0
    after = chunks[end] if end < len(chunks) else None
    other = chunks[end + 1] if end + 1 < len(chunks) else None
    contrast = after is not None and normal(after.text) in lexicon.weights.contrasting and not paused
    if contrast and other is not None and other.kind == NAME:
        return end + 1  # 'NOT IGOR BUT Dagmar'
    if paused and chunks[i - 1].kind == NAME and after is not None and after.kind == PAUSE:
        return end + 1  # 'Dagmar, NOT IGOR, ...'
    return 0


def _denied(chunks: Sequence[Chunk], i: int, lexicon: Lexicon) -> int:
    """Where 'not Igor', 'nor the Bees' ends that begins at `i`; 0 if there is none."""
    if i >= len(chunks) or not _denies(chunks[i], lexicon):
        return 0
    name = i + 2 if i + 1 < len(chunks) and chunks[i + 1].term("article") else i + 1
    return name + 1 if name < len(chunks) and chunks[name].kind == NAME else 0


def _denies(chunk: Chunk, lexicon: Lexicon) -> bool:
    word = chunk.kind == WORD or chunk.term("not") is not None
    return word and " " not in chunk.text and normal(chunk.text) in lexicon.weights.denying - lexicon.no
