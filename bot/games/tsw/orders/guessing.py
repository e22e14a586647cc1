"""What a sentence most likely orders if no verb leads it; such a reading is always confirmed first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.tsw.orders.ahead import Ahead
from bot.games.tsw.orders.chunks import NAME, PAUSE, STOP, TERM, Chunk
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.spelling import normal

ARROWS = (">", "→", "⇒")


def likeliest(chunks: Sequence[Chunk]) -> Chunk | None:
    """The chunk that says what is to be done: a verb rather than a noun, a strong one rather than a weak."""
    begin = _behind_condition(chunks)
    found = [
        (_weight(chunks, i), -i, chunk)
        for i, chunk in enumerate(chunks)
        if i >= begin and said(chunk) and not _heads(chunks, i)
    ]
    return max(found, key=lambda entry: entry[:2])[2] if found else None


def headline(chunks: Sequence[Chunk], lexicon: Lexicon) -> Chunk | None:
    """'Front, 1 MB, ...': a noun that stands alone at the beginning says what the rest is about."""
    if len(chunks) < 3 or not chunks[0].term("cue") or chunks[0].term("verb") or chunks[1].kind != PAUSE:
        return None
    return None if Ahead(lexicon, chunks).starts_order(2) else chunks[0]


def arrowed(chunks: Sequence[Chunk], message: str, lexicon: Lexicon) -> Sequence[Chunk]:
    """'Igor: me attacked -> guard me': an arrow behind what tells a condition stands for 'if' and 'then'."""
    found = [i for i, chunk in enumerate(chunks) if chunk.text in ARROWS]
    at = next((i for i in found if Ahead(lexicon, chunks).starts_order(i + 1)), 0)
    if not at or any(chunk.term("if") for chunk in chunks[:at]):
        return chunks
    begin = max(
        (i + 1 for i in range(at - 1) if chunks[i].kind == PAUSE and chunks[i].text == ":"), default=0
    )
    first = chunks[begin].start
    if not lexicon.tells_condition(message[first : chunks[at].start]):
        return chunks
    told = [chunk for chunk in chunks[begin:at] if chunk.kind != PAUSE]
    return [*chunks[:begin], *_conditional(first, told, chunks[at]), *chunks[at + 1 :]]


def _conditional(start: int, told: Sequence[Chunk], link: Chunk) -> list[Chunk]:
    """What is told, behind an 'if' at `start` and before the 'then' for which `link` stands."""
    begun = Chunk(TERM, "", start, start, (Term("if", "if"),))
    return [begun, *told, replace(link, kind=TERM, terms=(Term("then", "then"),))]


def triggered(chunks: Sequence[Chunk], message: str, lexicon: Lexicon) -> list[Chunk]:
    """'Trigger: the Bees attack. Reaction: Igor guards me.': headings that stand for 'if' and 'then'."""
    cut = list(chunks)
    for i in range(len(cut) - 3):
        heads = i == 0 or cut[i - 1].kind in (PAUSE, STOP)
        if not (heads and normal(cut[i].text) in lexicon.usage.triggers and cut[i + 1].text == ":"):
            continue
        end = next((j for j in range(i + 2, len(cut)) if cut[j].kind in (PAUSE, STOP)), len(cut))
        told = message[cut[i + 2].start : cut[end - 1].end]
        label = 2 * (end + 2 < len(cut) and cut[end + 2].kind == PAUSE and cut[end + 2].text == ":")
        if end + 1 < len(cut) and lexicon.tells_condition(told):
            begun = _conditional(cut[i].start, cut[i + 2 : end], cut[end])
            return [*cut[:i], *begun, *cut[end + 1 + label :]]
    return cut


def inverted(chunks: Sequence[Chunk], message: str, lexicon: Lexicon) -> list[Chunk]:
    """'SHOULD I be attacked, Igor guards me': what begins like a question tells a condition, if an order
    stands behind it.
    """
    cut: list[Chunk] = []
    for i, chunk in enumerate(chunks):
        first, _, subject = chunk.text.partition(" ")
        begins = (i == 0 or chunks[i - 1].kind == STOP) and chunk.term("asks") is not None
        if begins and lexicon.tells_of("if", normal(first)) and _tells_when(chunks, i, message, lexicon):
            who = next((terms for _, terms in lexicon.at([normal(subject)], 0)), ())
            cut.append(Chunk(TERM, first, chunk.start, chunk.start + len(first), (Term("if", "if"),)))
            cut.append(Chunk(TERM, subject, chunk.end - len(subject), chunk.end, who))
        else:
            cut.append(chunk)
    return cut


def _tells_when(chunks: Sequence[Chunk], i: int, message: str, lexicon: Lexicon) -> bool:
    """Whether from `i` to the next pause a condition is told, and behind the pause an order begins."""
    stop = next((j for j in range(i, len(chunks)) if chunks[j].kind == STOP), len(chunks))
    pause = next((j for j in range(i, stop) if chunks[j].kind == PAUSE), stop)
    asked = stop < len(chunks) and "?" in chunks[stop].text
    if pause == stop or asked or not Ahead(lexicon, chunks).starts_order(pause + 1):
        return False
    return lexicon.tells_condition(message[chunks[i].start : chunks[pause].start])


def likewise_apart(chunks: Sequence[Chunk], lexicon: Lexicon) -> list[Chunk]:
    """'I meditate, Nigel too': who does the same is said in a sentence of its own."""
    cut = list(chunks)
    for i in range(1, len(cut) - 2):
        ends = i + 3 == len(cut) or cut[i + 3].kind in (PAUSE, STOP) or cut[i + 3].term("and") is not None
        if (
            cut[i].kind == PAUSE
            and ends
            and cut[i + 1].kind == NAME
            and normal(cut[i + 2].text) in lexicon.usage.likewise
        ):
            cut[i] = replace(cut[i], kind=STOP, terms=())
            if i + 3 < len(cut):
                cut[i + 3] = replace(cut[i + 3], kind=STOP, terms=())
    return cut


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
