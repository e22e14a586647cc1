"""The last proof of an order before it is ticked: its message is gone over once more, piece by piece, in
whatever way it was read. What may turn an order, and names and sums that stand in none, are asked about
(TSW-13). What a player puts in words of his own is read back to him.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, OWN_WORDS, PERSON_COST
from bot.games.tsw.orders.chunks import NAME, PAUSE, QUOTE, STOP, WORD, Chunk
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.lexicon import Term
from bot.games.tsw.orders.names import CHARACTER, GROUP
from bot.games.tsw.orders.opinion import opinion, own_words, pieces_of
from bot.games.tsw.orders.results import Result, Understood
from bot.games.tsw.orders.signs import SPEECH
from bot.games.tsw.orders.spelling import normal, quoted
from bot.games.tsw.orders.strays import behind, lacking, taking_part
from bot.games.tsw.orders.verdicts import finish
from bot.games.tsw.orders.work import Work

if TYPE_CHECKING:
    from bot.games.tsw.orders.reading import Reading

TURNING = ("not", "hedge", "weighty")
"""Phrases that may turn an order round, or put it off."""
AGAINST = ("guard", "defend", "leak")
"""Actions beside which somebody may be named whom they only concern: 'defend us against the Bees'."""

SPOT = 4
"""Words of which fewer can tell where somebody is: 'at his own place'."""
_SUM = re.compile(r"\d+ MB")


def _in_own_words(reading: Reading, work: Work) -> bool:
    """Whether an order holds words of the player's own without quotation marks: where they begin and end is
    then not certain, and what is in print cannot be taken back.
    """
    keys = (*OWN_WORDS, "location")
    told = (inner.params[key] for inner in _with_inner(work) for key in keys if key in inner.params)
    known, drops = reading.names.full, reading.lexicon.drops
    free = (words for words in told if normal(words) not in known and tuple(words.split()) not in drops)
    free = (words for words in free if not (len(words.split()) < SPOT and _spot(reading, words)))
    return any(not _SUM.fullmatch(words) and not quoted(reading.message, words) for words in free)


def _spot(reading: Reading, words: str) -> bool:
    """'home', 'his workplace': no words of his own."""
    return reading.lexicon.tells_of("spot", normal(words))


def proved(reading: Reading, works: Sequence[Work]) -> list[Result]:
    """The result of each order; what would be ticked and mostly is not meant by such words is asked about."""
    _prove(reading, works)
    found = []
    for work in works:
        source = reading.message[work.start : work.end]
        result = finish(reading.setting, work, source)
        if isinstance(result, Understood) and _mostly_otherwise(reading, work, result, len(works) == 1):
            work.confirm = "guessed"
            result = finish(reading.setting, work, source)
        found.append(result)
    return found


def _mostly_otherwise(reading: Reading, work: Work, result: Understood, alone: bool) -> bool:
    """The second opinion about an order that was understood; it knows the words of a standing order only
    where nothing stands beside them.
    """
    second = opinion(reading.setting.language)
    if second is None or (work.action == "standing" and not alone):
        return False
    order = result.order.plain()
    said = [c for c in reading.chunks if alone or work.start <= c.start < work.end]
    pieces = pieces_of(reading.message, said, reading.setting, own_words(order))
    return second.doubts(pieces, order, reading.setting.speaker, alone) != ""


def _prove(reading: Reading, works: Sequence[Work]) -> None:
    """Ask about whatever was said and is held by no order; and who acts, if an agent is named beside an order
    for which nobody was.
    """
    for work, words in _agents_beside(reading, works):
        work.doubt("actor", "who-acts", words, (*_called_so(reading, words), reading.setting.speaker))
    for work, words in list(_unproven(reading, works)):
        work.confirm = "" if lacking(work) else "unread"  # what is missing is asked for before
        work.unread.append(words)
    for work in (w for w in works if w.action == "withdraw" and not w.confirm and _calls_a_name(reading, w)):
        work.confirm = "guessed"
    for work in (work for work in works if not work.confirm and _in_own_words(reading, work)):
        work.confirm = "words"
        rest = _goes_on(reading, works, work) if work.action in SPEECH else ""
        if rest:
            work.confirm = "unread"
            work.unread.append(rest)


def _calls_a_name(reading: Reading, work: Work) -> bool:
    """'Drop NUMBER NINE': the number of an order, or the Salt Mine Number Nine."""
    said = normal(reading.message[work.start : work.end]).split()
    pairs = [pair for pair in pairwise(said) if reading.lexicon.counts(pair[1])]
    return any(pair in reading.names.exact for pair in pairs)


def _goes_on(reading: Reading, works: Sequence[Work], work: Work) -> str:
    """'Leak: the Bees are broke. THEIR QUEEN HAS FLED.': a sentence behind words of the player's own, in
    which nothing is ordered; thanks and the like are none.
    """
    end = min((w.start for w in works if w.start > work.start), default=len(reading.message))
    spans = list(_told(reading.message, works))
    said = max((stop for begin, stop in spans if work.start <= begin < end), default=end)
    sentence = min((c.end for c in reading.chunks if c.kind == STOP and c.start >= said), default=end)
    behind = [c for c in reading.chunks if sentence <= c.start < end and c.kind not in (STOP, PAUSE)]
    chunks = [c for c in behind if not any(begin <= c.start < stop for begin, stop in spans)]
    rest = reading.message[chunks[0].start : chunks[-1].end] if chunks else ""
    small = reading.lexicon.weights.colourless
    telling = [c for c in chunks if not c.terms and not set(normal(c.text).split()) <= small]
    return rest if len(telling) > 1 and len(rest.split()) > 2 else ""


def _agents_beside(reading: Reading, works: Sequence[Work]) -> Iterator[tuple[Work, str]]:
    """The orders for which nobody was named, with the one agent who is named beside each."""
    held = {name for work in works for name in taking_part(work)}
    stops = _stops(reading.chunks)
    for chunk in reading.chunks:
        step(1 + len(works) // 4)
        work = _beside(works, chunk, stops)
        alone = work is not None and not work.named_actor and not work.objections and not work.doubts
        if work is None or not alone or not work.action or ACTIONS[work.action].cost != PERSON_COST:
            continue
        said = (words for value in _texts(work.params) for words in normal(value).split())
        one = normal(chunk.text) not in said and len(_called_so(reading, chunk.text)) == 1
        if one and _named(reading, works, work, chunk, held):
            yield work, chunk.text


def _called_so(reading: Reading, words: str) -> list[str]:
    """The agents whom these words may call, small letters or not."""
    who = {entity.name for entity in reading.names.exact.get(tuple(normal(words).split()), ())}
    return [name for name in reading.setting.own_people[1:] if name in who]


def _unproven(reading: Reading, works: Sequence[Work]) -> Iterator[tuple[Work, str]]:
    """The orders beside which something was said that none of them holds, each with those words."""
    chunks = reading.chunks
    held = {name for work in works for name in (*taking_part(work), *_texts(work.params))}
    held |= behind(reading.setting, held - {reading.setting.speaker})
    held |= {choice for work in works for doubt in work.doubts for choice in doubt.choices}
    sums = {amount for work in works for amount in _amounts(work.params)}
    told = [*reading.conditions, *_told(reading.message, works)]
    lead: Term | None = None
    stops = _stops(chunks)
    for chunk, after in zip(chunks, (*chunks[1:], None), strict=False):
        step(1 + (len(works) + len(told)) // 4)
        before, lead = lead, lead if chunk.term("article") else next(iter(chunk.terms), None)
        beside = _beside(works, chunk, stops)
        work = beside or _elsewhere(works, chunk)
        if work is None or work.confirm or work.objections or work.action in ("", "list"):
            continue
        left = before is not None and before.value == "instead"
        named = not left and _named(reading, works, work, chunk, held)
        if any(begin <= chunk.start < end for begin, end in told):
            lost = _by_himself(reading, work, chunk) or _ordered_within(reading, work, chunk, before)
        elif beside is None:
            lost = _hides(reading, work, chunk) or (named and _mine(reading, chunk))
            lost = lost or _heading(chunks, chunk) or (chunk.kind != NAME and _either(work, chunk, before))
            lost = lost or _subscribes(works, chunk)
        else:
            lost = _either(work, chunk, before) or _waits(works, chunk, after)
            lost = lost or named or _hides(reading, work, chunk) or _turns(reading, chunk, after)
            lost = (
                lost or _other_sum(chunk, sums) or _other_verb(reading, works, chunk) or _purse(work, chunk)
            )
        if lost:
            yield work, reading.message[chunk.start : chunk.end]


def _either(work: Work, chunk: Chunk, before: Term | None) -> bool:
    """'Igor or VERA', '... or SHOULD I?': an 'or' before a name that is no choice already, or a question."""
    choice = chunk.kind == NAME and not work.doubts
    return before is not None and before.kind == "or" and (choice or chunk.term("asks") is not None)


def _heading(chunks: Sequence[Chunk], chunk: Chunk) -> bool:
    """'IGNORE THE FOLLOWING.', 'JUST KIDDING.': a sentence of its own turns what is ordered beside it."""
    at = next(i for i, other in enumerate(chunks) if other is chunk)
    around = (*chunks[max(at - 1, 0) : at], *chunks[at + 1 : at + 2])
    alone = " " in chunk.text and all(other.kind == STOP for other in around)
    return alone and chunk.term("weighty") is not None


def _waits(works: Sequence[Work], chunk: Chunk, after: Chunk | None) -> bool:
    """'..., PROVIDED it is cheap', 'ONCE we have it': a condition is told, and nothing waits for it."""
    begun = chunk.terms[0].kind == "if" if chunk.terms else False
    waiting = any(work.action in ("standing", "emissary") for work in works)
    if not begun or waiting or after is None or chunk.term("mark") is not None:
        return False
    return after.kind == NAME or after.term("pronoun") is not None


def _other_verb(reading: Reading, works: Sequence[Work], chunk: Chunk) -> bool:
    """'Sweet-talk her, i.e. SEDUCE her', 'hit them, for CONTROL': a person's action or a kind of attack is
    called by its own name, and none like it was read. To support is also said of groups.
    """
    term, read = chunk.term("verb"), {inner.action for work in works for inner in _with_inner(work)}
    words = [chunk.text] if term is not None else normal(chunk.text).split() if chunk.kind == WORD else []
    literal = [word for word in words if reading.lexicon.leading(word) in reading.lexicon.usage.literal]
    if not literal or chunk.slip:
        return False
    called = [reading.lexicon.actions(word) for word in literal] if term is None else []
    actions = {sense.action for sense in term.senses} if term is not None else set().union(*called)
    kind = term is not None and term.senses[0].action in ATTACKS and read <= set(ATTACKS)
    personal = "support" not in actions and all(ACTIONS[action].cost == PERSON_COST for action in actions)
    return bool(actions) and (personal or kind) and not actions & read


def _subscribes(works: Sequence[Work], chunk: Chunk) -> bool:
    """'Then bring me the paper, for I wish to SUBSCRIBE': in a sentence of its own, and not ordered."""
    term = chunk.term("verb")
    meant = {sense.action for sense in term.senses} if term is not None else set()
    return bool(meant) and meant <= {"subscribe", "unsubscribe"} and not meant & {w.action for w in works}


def _purse(work: Work, chunk: Chunk) -> bool:
    """'A front with 1 MB OF THEIRS': a treasury is spoken of, and the front holds none."""
    spoken_of = bool(chunk.terms) and chunk.terms[0].kind == "own purse"
    return spoken_of and work.action == "create-front" and "from" not in work.params


def _other_sum(chunk: Chunk, sums: Set[int]) -> bool:
    return chunk.money is not None and not chunk.money.bare and chunk.money.amount not in sums


def _turns(reading: Reading, chunk: Chunk, after: Chunk | None) -> bool:
    """A phrase that may turn the sense, unless it only tells more: 'Bruno, WHO likes cheese', 'our PENDING
    attack'.
    """
    turning = bool(chunk.terms) and chunk.terms[0].kind in TURNING
    told = normal(chunk.text) in reading.lexicon.usage.relatives | reading.lexicon.usage.wishing
    return turning and not told and (after is None or after.term("noun") is None)


def _named(reading: Reading, works: Sequence[Work], work: Work, chunk: Chunk, held: set[str]) -> bool:
    """Whether somebody is named who has no part in any order; an owner only colours, and so may an everyday
    word that is also part of a name, if it is no agent's: 'scout the Bees with DIZZY'.
    """
    setting, named = reading.setting, chunk.named
    if chunk.kind not in (NAME, QUOTE):
        verbs = {inner.verb for one in works for inner in _with_inner(one)}
        called = set(_called_so(reading, chunk.text))
        return bool(called - held) and reading.lexicon.leading(chunk.text) not in verbs
    if named is None or named.own or not named.sure or chunk.kind == QUOTE:
        return False
    who = {entity.name for entity in named.of(CHARACTER, GROUP)}
    mine = who <= {*setting.own_people, *setting.own_groups}
    usual = chunk.text.islower() and set(normal(chunk.text).split()) <= reading.lexicon.plain
    if usual and not who & set(setting.own_people):
        return False
    known = {setting.speaker}
    if ACTIONS[work.action].cost == PERSON_COST:
        known.add(setting.controls.conspiracy)
    return bool(who) and not who & (held | known) and (mine or work.action not in AGAINST)


def _people(chunk: Chunk) -> set[str]:
    named = chunk.named if chunk.kind == NAME else None
    return {entity.name for entity in named.of(CHARACTER)} if named is not None else set()


def _mine(reading: Reading, chunk: Chunk) -> bool:
    """Whether one of the speaker's agents is named."""
    return bool(_people(chunk) & set(reading.setting.own_people[1:]))


def _hides(reading: Reading, work: Work, chunk: Chunk) -> bool:
    """'The SOURCE must stay SECRET': perhaps no name is to stand under a leak."""
    said = chunk.kind != QUOTE and set(normal(chunk.text).split()) & reading.lexicon.usage.hiding
    return bool(said) and work.action == "leak" and not work.params.get("anonymous")


def _ordered_within(reading: Reading, work: Work, chunk: Chunk, before: Term | None) -> bool:
    """'Leak that the Bees are broke, and LET MILO guard Vera': an order within the words of another one."""
    told = before is not None and before.kind in ("delegate", "and", "then")
    return told and work.action in SPEECH and _mine(reading, chunk)


def _by_himself(reading: Reading, work: Work, chunk: Chunk) -> bool:
    """Whether an agent is named within the words of an order for which nobody is named: it may be he."""
    told = work.named_actor or work.action == "gambit"
    return not told and _mine(reading, chunk) and not _people(chunk) & taking_part(work)


def _stops(chunks: Sequence[Chunk]) -> list[int]:
    """Where sentences end, the last one at the end of all."""
    return [*(stop.start for stop in chunks if stop.kind == STOP), *(chunk.end for chunk in chunks[-1:])]


def _beside(works: Sequence[Work], chunk: Chunk, stops: Sequence[int]) -> Work | None:
    """The order of the same sentence, the one before it first."""
    first, last = bisect_left(stops, chunk.start), bisect_left(stops, chunk.end)
    begin = stops[first - 1] if first else -1
    end = stops[min(last, len(stops) - 1)]
    beside = [work for work in works if work.start < end and work.end > begin]
    before = [work for work in beside if work.start <= chunk.start]
    return before[-1] if before else next(iter(beside), None)


def _elsewhere(works: Sequence[Work], chunk: Chunk) -> Work | None:
    """The order next to a piece of a sentence in which there is none, the one before it first; none if one
    of them is asked about anyhow.
    """
    before = [work for work in works if work.end <= chunk.start][-1:]
    nearest = before + [work for work in works if work.start > chunk.start][:1]
    return None if any(work.confirm or lacking(work) for work in nearest) else next(iter(nearest), None)


def _told(message: str, works: Sequence[Work]) -> Iterator[tuple[int, int]]:
    """Where the words stand that an order holds as they were written."""
    for work in works:
        for words in _texts(work.params):
            if (begin := message.find(words)) >= 0:
                yield begin, begin + len(words)


def _with_inner(work: Work) -> Iterator[Work]:
    """An order and the one within it."""
    yield work
    if isinstance(inner := work.params.get("order"), Work):
        yield inner


def _values(value: Any) -> Iterator[Any]:
    """Everything that particulars hold, however deep."""
    if isinstance(value, Work):
        value = value.params
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if not isinstance(value, tuple):
        yield value
    for item in value if isinstance(value, tuple) else ():
        yield from _values(item)


def _amounts(params: Mapping[str, Any]) -> Iterator[int]:
    yield from (value for value in _values(params) if isinstance(value, int))
    yield from (int(word) for words in _texts(params) for word in words.split() if word.isdigit())


def _texts(params: Mapping[str, Any]) -> Iterator[str]:
    yield from (value for value in _values(params) if isinstance(value, str))
