"""The last look at the signs of a sentence before the grammar reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, PERSON_COST
from bot.games.tsw.orders.chunks import MONEY, NAME, TERM, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.names import EVENT, GROUP, PLACE
from bot.games.tsw.orders.signs import FLAG, IN_PASSING, MARK, MARKABLE, MARKS_OF, VERB, Sign

SPENDING = ("transfer", "defend", "create-front")
"""Actions that take megabucks from a treasury, beside attacks."""


def tidied(found: Sequence[Sign]) -> list[Sign]:
    """What the grammar can read: marks before what they mark, separators between things."""
    signs = [sign for n, sign in enumerate(found) if not _colon_behind_mark(found, n)]
    marked: list[Sign] = []
    for sign in reversed(signs):
        after = marked[-1].terminal if marked else ""
        if sign.terminal == MARK and after in (MARK, IN_PASSING) and _text_mark(sign):
            marked[-1] = Sign(WORD, marked[-1].chunk)
        elif sign.terminal == MARK and after != NAME and (weighty := sign.chunk.term("weighty")):
            sign = Sign(IN_PASSING, sign.chunk, weighty)
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


def marks(signs: Sequence[Sign]) -> list[str]:
    """The values of all marks."""
    return [sign.term.value for sign in signs if sign.terminal == MARK and sign.term is not None]


def one_to_one(signs: Sequence[Sign], head: Sign | None) -> bool:
    """'Milo scouts the Bees': an agent's action, who acts before its verb and one object behind."""
    if head is None or head.term is None or ACTIONS[head.term.senses[0].action].cost != PERSON_COST:
        return False
    at = signs.index(head)
    begin = max((n for n in range(at) if signs[n].terminal == "_JOIN"), default=0)
    names = [sign for sign in signs[begin:] if sign.terminal == NAME]
    return [sign.chunk.start < head.chunk.start for sign in names] == [True, False]


def names_event(signs: Sequence[Sign]) -> bool:
    """Whether a special event is named."""
    return any(sign.chunk.named is not None and sign.chunk.named.of(EVENT) for sign in signs)


def _separated(signs: list[Sign]) -> list[Sign]:
    """The signs with only those separators that stand where the grammar has them."""
    kept: list[Sign] = []
    place = "orders"
    for n, sign in enumerate(signs):
        if sign.terminal == "_JOIN" and kept and kept[-1].terminal == "_PAUSE":
            kept.pop()  # ', please, and'
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


def purses(found: Sequence[Sign], lexicon: Lexicon, message: str) -> list[Sign]:
    """'Lamplighters money', 'the Bureau's treasury' beside a sum: the group is what pays, or is paid;
    'in Milo's own name': he is who speaks.
    """
    summed = any(sign.terminal == MONEY for sign in found)
    kept: list[Sign] = []
    spends, waits = True, False
    for sign, before in zip(found, [None, *found], strict=False):
        purse = summed and sign.terminal == WORD and lexicon.full(sign.chunk.text) in lexicon.usage.purses
        named = before.chunk.named if before is not None and before.terminal == NAME else None
        owner = before.chunk if before is not None and named is not None and named.own else None
        if owner is not None and _owned(sign, owner, message):
            kept[-1] = sign
            continue
        if summed and _of_theirs(kept, sign, lexicon):
            kept[-1] = Sign(MARK, kept[-1].chunk, Term("mark", "from"))
        pays = purse and spends and not waits and named is not None and bool(named.of(GROUP))
        signs = sign.term is not None and sign.term.kind == "signed" and named is not None and named.own
        if named is not None and before is not None and (pays or signs):
            kept[-1] = Sign(NAME, replace(before.chunk, named=replace(named, own=False)), before.term)
            if pays:
                _mark(kept, "from", lexicon, message)
                continue
            _mark(kept, "by", lexicon, message)
        kept.append(sign)
        waits = sign.terminal == "_IF" or (waits and sign.terminal != "_THEN")
        if sign.terminal in ("_JOIN", "_THEN"):
            spends = True
        elif sign.terminal == VERB and not sign.sub and sign.term is not None:
            spends = bool({sense.action for sense in sign.term.senses} & {*ATTACKS, *SPENDING})
    return kept


def _of_theirs(kept: Sequence[Sign], sign: Sign, lexicon: Lexicon) -> bool:
    """'3 MB of the Night Ferry's': whose megabucks they are."""
    if len(kept) < 2 or kept[-1].terminal != MARK or kept[-2].terminal != MONEY:
        return False
    named = sign.chunk.named if sign.terminal == NAME else None
    whose = lexicon.full(kept[-1].chunk.text) in lexicon.links
    return whose and named is not None and named.own and bool(named.of(GROUP))


def _owned(sign: Sign, owner: Chunk, message: str) -> bool:
    """'Lord Wisp's POLITE STRANGERS': whether somebody's group or place is meant."""
    named, between = sign.chunk.named, message[owner.end : sign.chunk.start]
    return sign.terminal == NAME and named is not None and bool(named.of(GROUP, PLACE)) and between.isspace()


def _mark(kept: list[Sign], value: str, lexicon: Lexicon, message: str) -> None:
    """A mark before the name that stands last, unless something is paid into it."""
    name, before = kept[-1], kept[-2] if len(kept) > 1 else None
    if lexicon.leads_to(message[: name.chunk.start]):
        return
    if before is not None and before.terminal == MARK:
        kept.pop(-2)
    start, term = name.chunk.start, Term("mark", value)
    kept.insert(-1, Sign(MARK, Chunk(TERM, "", start, start, (term,)), term))


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
