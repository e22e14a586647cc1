"""What an order still lacks, filled in: from what is said after it, or by an answer to a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.tsw.orders import group_orders
from bot.games.tsw.orders.actions import ATTACKS, OWN_WORDS
from bot.games.tsw.orders.asides import copied
from bot.games.tsw.orders.chunks import NAME, WORD
from bot.games.tsw.orders.filling import FILLERS, OPTIONAL
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.reader import Clause
from bot.games.tsw.orders.results import Draft, Question, Result
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.verdicts import finish
from bot.games.tsw.orders.work import Work

if TYPE_CHECKING:
    from bot.games.tsw.orders.reading import Reading

FLAGS = ("anonymous", "neutral")
"""Particulars that are said by a phrase of their own, whatever stands beside it."""
SAID_FREELY = (*OWN_WORDS, "order", "condition")
"""Particulars that may say anything, also what would be an order."""


def complete(reading: Reading, work: Work, clause: Clause, wanted: Sequence[str]) -> None:
    """Fill what `work` still lacks from a clause; nothing it has is changed."""
    if work.action not in FILLERS:
        return
    copy = copied(clause)
    before = dict(work.params)
    doubts = list(work.doubts)
    desk = reading.desk(copy)
    desk.head = -1
    if work.action == "attack-group":
        group_orders.kind_of(desk, work)
    FILLERS[work.action](desk, work)
    settled = set(work.params) - set(before)
    plain = all(part.kind != WORD for part in clause.parts)
    plain = plain or work.action == "create-front"
    flags = () if clause.passing("not") else FLAGS
    welcome = {*wanted, *flags, *(OPTIONAL.get(work.action, ()) if plain or "mb" in wanted else ())}
    work.params = {**{k: v for k, v in work.params.items() if k in welcome}, **before}
    work.doubts = [d for d in doubts if d.parameter not in settled]


def taken_up(order: Draft) -> Work:
    """An order in the making again, as far as it was known when it was asked about."""
    flavour = [order.flavour] if order.flavour else []
    return Work(order.action, order.actor, True, dict(order.parameters), flavour=flavour)


def choose(work: Work, parameter: str, chosen: str) -> None:
    """Settle a parameter by one of the choices that were offered."""
    if parameter == "actor":
        work.actor = chosen
    elif parameter == "kind":
        work.action = f"attack-{chosen}"
    else:
        work.params[parameter] = (chosen,) if parameter == "alignments" else chosen


def name_actor(reading: Reading, work: Work, said: Sequence[Clause], choices: Sequence[str]) -> None:
    """Who acts, if a reply names one of those who may; else it is asked again."""
    chunks = [chunk for clause in said for part in clause.parts if part.kind == NAME for chunk in part.chunks]
    may = choices or reading.setting.own_people
    named = {e.name for chunk in chunks for e in reading.cast.desk(said[0]).acting(chunk) if e.name in may}
    if len(named) == 1:
        work.actor = named.pop()
    else:
        work.actor = None
        work.doubt("actor", "who-acts", reading.message, may)


def confirmed(reading: Reading, work: Work, question: Question) -> Result:
    """The order itself after a yes; a refusal after anything else."""
    if not affirms(reading.message, reading.lexicon):
        work.object_to("not-confirmed", "TSW-13")
    return finish(reading.setting, work, question.source, sure=True)


def affirms(words: str, lexicon: Lexicon) -> bool:
    """Whether words say yes and nothing that turns it: 'yes please', but not 'please recruit her', an order
    of its own, nor 'yes, but anonymously'.
    """
    said = normal(words).split()
    if not said or said[0] not in lexicon.yes or qualified(words, lexicon):
        return False
    if any(terms[0].kind in FLAGS for i in range(len(said)) for _, terms in lexicon.at(said, i)):
        return False
    first = [term for _, terms in lexicon.at(said[:1], 0) for term in terms]
    orders = any(terms[0].kind == "verb" for i in range(1, len(said)) for _, terms in lexicon.at(said, i))
    return not (first and orders)


def qualified(words: str, lexicon: Lexicon) -> bool:
    """Whether a reply takes something back, leaves it open or hangs it on something: 'not her', '5 or 6',
    'yes, but', 'the second one only', 'what would it cost?'.
    """
    said = lexicon.full(words).split()
    turning = lexicon.weights.denying | lexicon.weights.contrasting | lexicon.alternatives
    kinds = {terms[0].kind for i in range(len(said)) for _, terms in lexicon.at(said, i)}
    return bool(
        turning & set(said) or kinds & {"not", "hedge", "weighty", "if", "else", "or"} or "?" in words
    )


def of_its_own(clause: Clause, question: Question) -> bool:
    """Whether a clause of a reply leads another order than the one that was asked about."""
    head, asked = clause.head, question.order.action
    if head is None or head.term is None or head.term.weak or clause.guessed or len(clause.parts) < 2:
        return False
    if question.asks[:1] and question.asks[0] in SAID_FREELY:
        return False
    actions = {sense.action for sense in head.term.senses}
    return asked not in actions and not (asked in ATTACKS and actions & set(ATTACKS))
