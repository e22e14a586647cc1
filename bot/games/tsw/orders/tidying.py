"""The last look at the signs of a sentence before the grammar reads them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.chunks import NAME, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.signs import FLAG, IN_PASSING, MARK, MARKABLE, MARKS_OF, VERB, Sign


def tidied(found: Sequence[Sign]) -> list[Sign]:
    """What the grammar can read: marks before what they mark, separators between things."""
    signs = [sign for n, sign in enumerate(found) if not _colon_behind_mark(found, n)]
    marked: list[Sign] = []
    for sign in reversed(signs):
        after = marked[-1].terminal if marked else ""
        if sign.terminal == MARK and after in (MARK, IN_PASSING) and _text_mark(sign):
            marked[-1] = Sign(WORD, marked[-1].chunk)
        elif sign.terminal == MARK and after not in MARKABLE:
            sign = Sign(WORD, sign.chunk)
        marked.append(sign)
    return _separated(marked[::-1])


def _colon_behind_mark(found: Sequence[Sign], n: int) -> bool:
    sign = found[n]
    return sign.terminal == "_PAUSE" and sign.chunk.text in ":-–—" and n > 0 and found[n - 1].terminal == MARK


def _text_mark(sign: Sign) -> bool:
    """Whether plain text follows this mark, in which other marks are only words."""
    return sign.terminal == MARK and sign.term is not None and sign.term.value in MARKS_OF


def _separated(signs: list[Sign]) -> list[Sign]:
    """The signs with only those separators that stand where the grammar has them."""
    kept: list[Sign] = []
    place = "orders"
    for n, sign in enumerate(signs):
        kind, last = sign.terminal, kept[-1].terminal if kept else "_"
        after = signs[n + 1].terminal if n + 1 < len(signs) else "_"
        if place == "condition" and kind in (MARK, IN_PASSING):
            kept.append(Sign(WORD, sign.chunk))
        elif not kind.startswith("_"):
            kept.append(sign)
        elif kind == "_IF" and place == "orders" and not after.startswith("_"):
            place = "condition"
            kept.append(sign)
        elif kind == "_THEN" and place == "condition":
            place = "then"
            kept.append(sign)
        elif kind == "_ELSE" and place != "else":
            place = "else"
            kept.append(sign)
        elif (
            (kind == "_LIST" and last == NAME and after == NAME)
            or (
                kind == "_JOIN"
                and place != "condition"
                and not last.startswith("_")
                and not after.startswith("_")
            )
            or (kind == "_PAUSE" and place != "condition" and last not in (MARK, "_JOIN", "_IF"))
        ):
            kept.append(sign)
    return kept


def lead(found: Sequence[Sign], lexicon: Lexicon, infinitives: Sequence[Chunk]) -> None:
    """A clause without a leading verb is led by a noun that is one too ('an attack on') or an infinitive."""
    clause: list[Sign] = []
    for sign in [*found, None]:
        if sign is not None and sign.terminal not in ("_JOIN", "_IF", "_ELSE"):
            clause.append(sign)
            continue
        if not any(part.terminal == VERB and not part.sub for part in clause):
            _promote(clause, lexicon, infinitives)
        clause = []


def _promote(clause: Sequence[Sign], lexicon: Lexicon, infinitives: Sequence[Chunk]) -> None:
    for sign in clause:
        verb = _verb_of(sign, lexicon)
        bare = sign.terminal == WORD and not sign.chunk.term("noun")
        if verb is None or verb.form or (bare and sign.chunk not in infinitives):
            continue
        sign.loose = bare
        sign.terminal, sign.term, sign.sub = VERB, verb, False
        return


def _verb_of(sign: Sign, lexicon: Lexicon) -> Term | None:
    noun = sign.chunk.term("noun") is not None
    if sign.terminal not in (FLAG, VERB, WORD) or (sign.terminal == FLAG and not noun):
        return None
    if noun and not sign.chunk.term("verb"):
        first = lexicon.at(sign.chunk.text.casefold().split()[:1], 0)
        return next((term for _, terms in first for term in terms if term.kind == "verb"), None)
    return sign.chunk.term("verb")
