"""What a sentence most likely orders if no verb leads it; such a reading is always confirmed first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.chunks import NAME, PAUSE, Chunk
from bot.games.tsw.orders.lexicon import Term


def likeliest(chunks: Sequence[Chunk]) -> Chunk | None:
    """The chunk that says what is to be done: a verb rather than a noun, a strong one rather than a weak."""
    begin = _behind_condition(chunks)
    found = [
        (_weight(chunks, i), -i, chunk)
        for i, chunk in enumerate(chunks)
        if i >= begin and said(chunk) and not _heads(chunks, i)
    ]
    return max(found, key=lambda entry: entry[:2])[2] if found else None


def _heads(chunks: Sequence[Chunk], i: int) -> bool:
    """'Target: the Mittens': it marks what follows."""
    after = chunks[i + 1] if i + 1 < len(chunks) else None
    mark = chunks[i].term("mark")
    if mark is None or after is None:
        return False
    return (after.kind == PAUSE and after.text == ":") or (mark.value == "against" and after.kind == NAME)


def said(chunk: Chunk) -> Term | None:
    """What a chunk can say is to be done, as a verb or as a noun."""
    return chunk.term("verb", "cue")


def _weight(chunks: Sequence[Chunk], i: int) -> int:
    term = said(chunks[i])
    assert term is not None
    before = chunks[i - 1] if i else None
    weight = 3 if term.kind == "verb" else 2
    weight -= 2 * term.weak + (term.form == "past") + chunks[i].slip
    if term.value == "meditate":
        weight -= 2
    if before is not None and before.term("passive") and term.form == "past":
        weight += 3
    mark = before.term("mark") if before is not None else None
    if before is None or (mark is not None and mark.value == "to") or (before.named and before.named.sure):
        weight += 1
    return weight


def _behind_condition(chunks: Sequence[Chunk]) -> int:
    """Where the order can begin if the sentence begins with a condition."""
    first = next((i for i, chunk in enumerate(chunks) if chunk.kind != PAUSE), 0)
    if first >= len(chunks) or not chunks[first].term("if"):
        return 0
    ends = (
        i + 1 for i, chunk in enumerate(chunks) if i > first and (chunk.kind == PAUSE or chunk.term("then"))
    )
    return next(ends, len(chunks))


def concerns_anybody(chunks: Sequence[Chunk]) -> bool:
    """Whether a name is there that an order could be about."""
    return any(chunk.kind == NAME or chunk.named is not None for chunk in chunks)
