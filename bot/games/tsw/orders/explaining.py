"""Whether every word of an order is accounted for: read, or mere colour in a place where colour stands.

What is not leaves a tick out: the order is asked about (TSW-13).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, PERSON_COST
from bot.games.tsw.orders.chunks import NAME, QUOTE, WORD
from bot.games.tsw.orders.reader import Clause, Part
from bot.games.tsw.orders.signs import FLAG, IN_PASSING, VERB
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk, Work

TOLD = ("gambit", "create-front", "list")
"""Actions whose words are mostly the player's own."""
BARE = ("", "support", "money")
"""Marks behind which only a part of the order stands; behind all others colour may: 'from a parked van'."""
AIMED = ("against", "to", "for", "under")
"""Marks behind which in orders about groups and money only a part of the order stands."""
PAPER = ("subscribe", "unsubscribe")
PAUSES = frozenset(",(–—-:")
COUNTED = frozenset(").:")


def unexplained(desk: Desk, work: Work) -> bool:
    """Whether a word stands where only a part of the order could stand, or one that may turn its sense."""
    return _turned(desk, work) or (work.action not in TOLD and _stray_word(desk, work))


def strange(desk: Desk, part: Part) -> bool:
    """Whether a part is a word that nobody says, so that it may be a name that is not known."""
    words = [word for word in normal(part.chunks[0].text).split() if word.isalpha() and len(word) > 2]
    usual, colourless = desk.lexicon.plain, desk.lexicon.weights.colourless
    words = [word for word in words if word not in usual and word not in colourless]
    return any(not desk.lexicon.adverb.search(word) for word in words)


def _stranger(desk: Desk, work: Work, part: Part, after: Part | None) -> bool:
    """'with Zorvex', 'from Zorvex Exhibition', '4 zorvex': where a name or a sum could stand."""
    word = normal(part.chunks[0].text)
    if word.isdigit():
        return part.role not in ("with", "by") and not _counts(desk.clause, part)
    if not strange(desk, part) or work.action == "emissary":
        return False
    beside = after is not None and after.kind == NAME and after.used and not after.role
    beside = beside and after is not None and not desk.clause.message[part.end : after.start].strip()
    shouted = desk.clause.message.isupper()
    named = desk.lexicon.capital_names and _capital(part) and not shouted
    if work.action in ATTACKS or (part.role == "from" and work.action in ("transfer", "defend")):
        return True
    helper = part.role in ("with", "by", "support", "", "money") and not work.named_actor
    helper = helper and ACTIONS[work.action].cost == PERSON_COST
    return named or beside or (helper and not desk.clause.message[part.end :].strip(" .!)"))


def odd_word(desk: Desk, part: Part) -> bool:
    """A strange name, a unit or a figure in what follows an order: 'Invest Zorvex MB'."""
    word, first = normal(part.chunks[0].text), part is desk.clause.parts[0]
    if word.isdigit():
        return not _counts(desk.clause, part)
    capital = _capital(part) and not first and not desk.clause.message.isupper()
    capital = capital and desk.lexicon.capital_names
    at = desk.clause.parts.index(part)
    before = desk.clause.parts[at - 1] if at else None
    lost = before is not None and before.kind == WORD and strange(desk, before)
    unit = (word,) in desk.lexicon.units and lost
    return unit or (capital and strange(desk, part))


def _turned(desk: Desk, work: Work) -> bool:
    """'Subscribe to nothing', 'with poison, not with a knife': a denial that no part of it has read."""
    head = desk.clause.head
    for part in desk.clause.parts:
        if part.used or (head is not None and part.start < head.start):
            continue
        kind = part.term.kind if part.term is not None else ""
        if kind in ("not", "hedge") and part.kind == IN_PASSING:
            return True
        if part.kind == FLAG and kind in ("nothing", "half"):
            return True
        if part.kind == WORD and _denies(desk, part):
            return True
    return False


def _denies(desk: Desk, part: Part) -> bool:
    said = normal(desk.clause.message[part.marked : part.end]).split()
    return bool(desk.lexicon.weights.denying & set(said))


def _stray_word(desk: Desk, work: Work) -> bool:
    clause = desk.clause
    named = normal(" ".join(value for value in work.params.values() if isinstance(value, str))).split()
    head = clause.head
    if head is None:
        return False
    figures = [p for p in clause.parts if p.kind == WORD and not p.used and p.start < head.start]
    if any(p.chunks[0].text.isdigit() and not _counts(clause, p) for p in figures):
        return True
    coloured, last = False, head
    behind = clause.parts[clause.parts.index(head) + 1 :]
    for part, after in zip(behind, [*behind[1:], None], strict=False):
        unread = part.kind == WORD and not part.used
        sum_said = unread and (normal(part.chunks[0].text),) in desk.lexicon.units and last.kind == WORD
        if unread and ((sum_said and strange(desk, last)) or _stranger(desk, work, part, after)):
            return True
        if part.kind in (WORD, QUOTE, FLAG) and not part.used:
            coloured = coloured or _opens_colour(desk, work, last, part)
            if not coloured and part.kind != FLAG and not _plain_colour(desk, work, part, named):
                return True
        elif part.kind in (VERB, NAME) and not part.used:
            coloured = coloured or _opens_colour(desk, work, last, part)
        elif part.kind != IN_PASSING and part.used:
            coloured = False
        last = part
    return False


def _opens_colour(desk: Desk, work: Work, before: Part, part: Part) -> bool:
    aimed = part.role in AIMED and ACTIONS[work.action].cost != PERSON_COST and work.action not in PAPER
    if part.role not in BARE and not aimed:
        return True
    if aimed:
        return False
    word = normal(part.chunks[0].text).partition(" ")[0]
    between = desk.clause.message[before.end : part.marked]
    words = set(normal(between).split())
    if words & desk.lexicon.weights.colouring or word in desk.lexicon.weights.colouring:
        return True
    return bool(PAUSES & set(between)) and (word.endswith(("ing", "ed")) or not _capital(part))


def _capital(part: Part) -> bool:
    return part.chunks[0].text[:1].isupper()


def _plain_colour(desk: Desk, work: Work, part: Part, named: Sequence[str]) -> bool:
    """'carefully', the number of an order in a list, 'the Stapler CULT', a word that says nothing here."""
    words = [word for word in normal(part.chunks[0].text).split() if word not in named]
    if work.action == "withdraw":
        words = [word for word in words if word not in desk.lexicon.usage.ordered]
    if len(words) == 1 and words[0].isdigit():
        return _counts(desk.clause, part)
    return all(word in desk.lexicon.weights.colourless or desk.lexicon.adverb.search(word) for word in words)


def _counts(clause: Clause, part: Part) -> bool:
    rest = clause.message[part.end :].lstrip()
    before = clause.message[: part.start].rstrip()[-1:]
    return rest[:1] in COUNTED or before in ("(", "#") or not rest
