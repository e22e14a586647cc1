"""What stands in the player's own words within an order: messages, rumours, terms, a front's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, TERM, WORD, Chunk
from bot.games.tsw.orders.lexicon import Term
from bot.games.tsw.orders.signs import MARK, SPEECH, VERB
from bot.games.tsw.orders.spelling import normal

if TYPE_CHECKING:
    from bot.games.tsw.orders.labels import Labeller

TERMS, CALLED, METHOD = Term("mark", "terms"), Term("mark", "called"), Term("mark", "method")
GIFT = Term("mark", "gift")


def speech(labeller: Labeller, i: int) -> int:
    """Takes the rest of the sentence as a message, if it begins here; 0 if not."""
    if labeller.family == "gambit" and not labeller.condition:
        return _capture(labeller, i, i) if labeller.chunks[i].kind != PAUSE else 1
    if (
        labeller.family not in SPEECH
        or labeller.head is None
        or labeller.condition
        or any(c.kind == QUOTE for c in labeller.chunks)
    ):
        return 0
    chunk = labeller.chunks[i]
    said = chunk.term("mark")
    told = said is not None and said.value == "say"
    at = labeller.found.index(labeller.head)
    nobody = labeller.family == "emissary" and all(sign.terminal != NAME for sign in labeller.found[at:])
    marked = nobody or labeller.found[-1].terminal == MARK
    if chunk.kind == PAUSE and _heads_another(labeller, i):
        return 0
    if not told and not (
        chunk.kind == PAUSE and chunk.text == ":" and i + 1 < len(labeller.chunks) and not marked
    ):
        return _rumour(labeller, i)
    j = i + 1
    while j < len(labeller.chunks) and labeller.chunks[j].kind == PAUSE:
        j += 1
    if j >= len(labeller.chunks):
        return 0
    if labeller.family == "emissary" and not told and _given(labeller):
        labeller.emit(MARK, chunk, GIFT)
    return _capture(labeller, i, j)


def _given(labeller: Labeller) -> bool:
    """'a gift to the Bees: an old piano': what stands behind the colon is given, not said."""
    words = {word for sign in labeller.found for word in normal(sign.chunk.text).split()}
    return bool({phrase[0] for phrase in labeller.lexicon.gifts if len(phrase) == 1} & words)


def front_name(labeller: Labeller, i: int) -> int:
    """'found the Brotherhood of the Left Glove': the capital words of a front's name as one text."""
    last = labeller.found[-1] if labeller.found else None
    if labeller.family != "create-front" or labeller.head is None or labeller.condition or last is None:
        return 0
    called = last.terminal == MARK and last.term is not None and last.term.value == "called"
    if last is not labeller.head and not called:
        return 0
    first = i if labeller.chunks[i].text[:1].isupper() else labeller.ahead.skip(i, ("article",))
    end, aligned = first, 0
    for k in range(first, len(labeller.chunks)):
        chunk, word = labeller.chunks[k], normal(labeller.chunks[k].text)
        if chunk.kind in (PAUSE, MONEY, QUOTE) or chunk.term("pronoun"):
            break
        if chunk.text[:1].isupper():
            end, aligned = k + 1, aligned + bool(chunk.term("alignment"))
        elif k == first or not (word in labeller.lexicon.joiners or chunk.term("article", "and")):
            break
    if end - first < 2 or aligned == end - first:
        return 0
    if not called:
        labeller.emit(MARK, labeller.chunks[i], CALLED)
    return first - i + quoted(labeller, first, end)


def _heads_another(labeller: Labeller, i: int) -> bool:
    """'Let the world know: Milo leaks that ...': an own agent does behind the colon what is announced."""
    after = labeller.chunks[i + 1] if i + 1 < len(labeller.chunks) else None
    ahead = [c.term("verb") for c in labeller.chunks[i + 1 : i + 5]]
    again = any(verb is not None and labeller.family in [s.action for s in verb.senses] for verb in ahead)
    return after is not None and after.kind == NAME and again


def _rumour(labeller: Labeller, i: int) -> int:
    """A leak without any mark: all that follows the verb is the message."""
    if labeller.family != "leak" or labeller.prev != VERB or labeller.chunks[i].term("anonymous", "signed"):
        return 0
    ahead = labeller.chunks[i:]
    if any(c.text == ":" or ((m := c.term("mark")) and m.value == "say") for c in ahead):
        return 0
    labeller.undecided = labeller.undecided or any(sign.terminal == "_JOIN" for sign in labeller.found)
    return _capture(labeller, i, i) if labeller.chunks[i].kind != PAUSE else 0


def _capture(labeller: Labeller, i: int, j: int) -> int:
    """The message from chunk `j` to the end, without terms of delivery or of naming behind it."""
    end = labeller.ahead.end_of_speech(j, labeller.family)
    return j - i + quoted(labeller, j, end)


def title(labeller: Labeller, i: int) -> int:
    """'Front: Moon Rent Agency, ...': its name stands behind the colon; the number of chunks."""
    if labeller.family == "illuminate" and labeller.ahead.colon(i) and labeller.prev == NAME:
        labeller.emit(MARK, labeller.chunks[i], METHOD)
        return 1 + quoted(labeller, i + 1, len(labeller.chunks)) if labeller.chunks[i + 1 :] else 0
    headed = labeller.head is not None and labeller.found[-1] is labeller.head and labeller.ahead.colon(i)
    after = labeller.chunks[i + 1] if i + 1 < len(labeller.chunks) else None
    if not headed or labeller.family != "create-front" or after is None or after.kind not in (WORD, TERM):
        return 0
    if not after.text[:1].isupper() or after.term("mark", "alignment", "pronoun"):
        return 0
    end = next((k for k in range(i + 1, len(labeller.chunks)) if labeller.chunks[k].kind == PAUSE), None)
    labeller.emit(MARK, labeller.chunks[i], CALLED)
    return 1 + quoted(labeller, i + 1, end or len(labeller.chunks))


def terms(labeller: Labeller, i: int, chunk: Chunk) -> int:
    """'..., on condition that he tells nobody': what an emissary insists on."""
    if not labeller.chunks[i + 1 :]:
        return 0
    labeller.emit(MARK, chunk, TERMS)
    labeller.undecided = labeller.undecided or any(c.kind == PAUSE for c in labeller.chunks[i:])
    return 1 + quoted(labeller, i + 1, labeller.ahead.end_of_text(i + 1, labeller.family))


def quoted(labeller: Labeller, j: int, end: int) -> int:
    """The words from chunk `j` on as one text; the number of chunks."""
    last = end - 1
    while last > j and labeller.chunks[last].kind == PAUSE:
        last -= 1
    start, stop = labeller.chunks[j].start, labeller.chunks[last].end
    labeller.emit(QUOTE, Chunk(QUOTE, labeller.message[start:stop].strip(), start, stop))
    return end - j
