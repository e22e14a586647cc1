"""What an uncertain message may mean instead: its other readings that make an order, as a choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, PERSON_COST
from bot.games.tsw.orders.completing import affirms
from bot.games.tsw.orders.effort import patient
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.strays import lost, taking_part
from bot.games.tsw.orders.verdicts import draft, finish
from bot.games.tsw.orders.work import Work
from bot.games.tsw.say.echo import echo

if TYPE_CHECKING:
    from bot.games.tsw.orders.reading import Reading

MOST = 3
"""So many other readings are offered at most."""
NAMELESS = ("meditate", "subscribe", "unsubscribe")
"""Actions that are done to nobody."""
OPEN = ("action", "condition")
"""What is asked in words of one's own: the readings are offered beside such a question."""
PLAIN_ASKS = ("tsw-ask-confirm-words", "tsw-ask-too-many")
"""Questions that leave no doubt of what was meant."""


def uncertain(result: Result, work: Work) -> bool:
    """Whether it asks what was meant, or for so much that something else may have been meant."""
    if not isinstance(result, Question) or result.text.key == "tsw-ask-too-many":
        return False
    if result.asks in (("actor",), ("actor", "confirm")):
        return False
    if work.confirm == "words" and result.asks == ("confirm",):
        return False
    return result.asks[0] in OPEN or bool(work.confirm) or work.shaky or work.faint or work.chatty


def with_others(results: Sequence[Result], reading: Reading, readings: Sequence[Reading]) -> list[Result]:
    """The results of `reading`; uncertain ones also offer what the other readings make of the same words.
    What stands there in words of its own is no choice but a question of its own.
    """
    said = [order for result in results if (order := result.order) is not None]
    found: list[Result] = []
    for result, work in zip(results, reading.orders, strict=True):
        others: list[Draft] = []
        beside: list[Result] = []
        asked = isinstance(result, Question) and uncertain(result, work)
        ranked = _candidates(reading, readings, work) if asked else ()
        for _, one, other in sorted(ranked, key=lambda entry: -entry[0]):
            if any(_within(other, known) for known in (*said, *others)):
                continue
            if _of_its_own(reading, one):
                one.confirm = "guessed"
                beside.append(finish(reading.setting, one, reading.message[one.start : one.end]))
                said.append(other)
            else:
                others.append(other)
        found.append(offering(result, tuple(others[:MOST])) if isinstance(result, Question) else result)
        found += beside[:1]
    return found


def beside_doubt(results: Sequence[Result], reading: Reading) -> list[Result]:
    """The results, those also asked about which stand in a line with a doubtful one."""
    more = [other for result in results if isinstance(result, Question) for other in result.others]
    doubtful = {_line(reading, result) for result in results if _doubtful(result)}
    return [
        _doubted_too(reading, result, more) if _line(reading, result) in doubtful else result
        for result in results
    ]


def _doubtful(result: Result) -> bool:
    """Whether it asks what is meant; or who acts, which the rest of the line may tell."""
    if not isinstance(result, Question) or result.text.key in PLAIN_ASKS:
        return False
    return result.asks[0] in ("confirm", *OPEN) or result.text.key == "tsw-ask-who-acts"


def _line(reading: Reading, result: Result) -> int:
    return reading.message.count("\n", 0, max(reading.message.find(result.source), 0))


def _doubted_too(reading: Reading, result: Result, others: Sequence[Draft]) -> Result:
    """'Attack the Bees with the Opera. Igor helps from inside.', 'Spy on her. Spying is Igor's job.': where a
    part of a line is doubtful, the rest is asked about as well; the doubtful part may complete it.
    """
    if not isinstance(result, Understood):
        return result
    speaker = reading.setting.speaker
    larger = tuple(other for other in others if _holds_all(other, result.order, speaker))
    question = Question(result.order, ("confirm",), text("tsw-ask-confirm-beside"), (), result.source)
    return offering(question, larger[:MOST])


def _holds_all(other: Draft, order: Draft, speaker: str) -> bool:
    same = other.action == order.action and order.actor in (other.actor, speaker)
    return same and all(other.parameters.get(key) == value for key, value in order.parameters.items())


def _of_its_own(reading: Reading, work: Work) -> bool:
    """Whether an order has a verb and names that no order of the reading has taken; one without names, its
    own verb.
    """
    mine = {reading.setting.speaker, reading.setting.controls.conspiracy, "", "None"}
    known = {
        name
        for group in (reading.setting.groups, reading.setting.characters)
        for name in (p.name for p in group)
    }
    names = (taking_part(work) & known) - mine
    literal = work.verb in reading.lexicon.usage.literal and all(work.verb != w.verb for w in reading.orders)
    agent = work.named_actor and work.actor in names and len(names) > 1
    lasting = any(w.action == "standing" for w in reading.orders)
    if not names:
        nameless = work.action in NAMELESS and work.actor == reading.setting.speaker
        return literal and nameless and not lasting
    led = {str(w.actor) for w in reading.orders if w.action and ACTIONS[w.action].cost != PERSON_COST}
    idle = set() if lasting else led
    unpaid = "mb" in work.params and all(w.params.get("mb") is None for w in reading.orders)
    return (names <= reading.forgotten | idle and (literal or agent)) or (unpaid and literal and not lasting)


def _candidates(
    reading: Reading, readings: Sequence[Reading], asked: Work
) -> Iterator[tuple[int, Work, Draft]]:
    """What the readings order in the words of the one that is asked about, with the weight of each; and the
    same done by others who may act. There are no more of them than there is patience for.
    """
    for other in (reading, *readings):
        for work in other.orders:
            if work.start >= asked.end or work.end <= asked.start:
                continue
            for one in _variants(other, work):
                if not patient():
                    return
                whole = None if lost(one) else _whole(other, one)
                if whole is not None:
                    yield whole[0], one, whole[1]


def _variants(reading: Reading, work: Work) -> Iterator[Work]:
    """An order as it was read; what hangs on a condition, alone; an attack with whoever else is
    named; what others do in his place who may act.
    """
    inner = work.params.get("order")
    if isinstance(inner, Work):
        yield replace(inner, start=work.start, end=work.end)
    for actor in dict.fromkeys((work.actor, *_who_else(reading, work))):
        doubts = [doubt for doubt in work.doubts if doubt.parameter != "actor" or actor is None]
        yield replace(work, actor=actor, objections=[*work.objections], doubts=doubts)
    mine = {*reading.setting.own_people, *reading.setting.own_groups} & (reading.about - taking_part(work))
    yield from _corrected(reading, work)
    for name in sorted(mine - {reading.setting.speaker}) if work.action in ATTACKS else ():
        key = "agents" if name in reading.setting.own_people else "support"
        joined = {**work.params, key: (*work.params.get(key, ()), name)}
        yield replace(work, params=joined, objections=[*work.objections], doubts=[*work.doubts])


def _corrected(reading: Reading, work: Work) -> Iterator[Work]:
    """'3 MB, no wait, make that 4', 'rob Otto - not Otto, HORTENSE': the same with another sum that is said,
    or done to somebody else who is named.
    """
    sums = {chunk.money.amount for chunk in reading.chunks if chunk.money is not None}
    other: list[tuple[str, object]] = [("mb", amount) for amount in sorted(sums - {work.params.get("mb")})]
    people = {person.name for person in reading.setting.characters}
    for key in ("target", "group"):
        alike = people if work.params.get(key) in people else {g.name for g in reading.setting.groups}
        other += [(key, name) for name in sorted(alike & reading.forgotten)]
    for key, value in other:
        if key in work.params and "order" not in work.params:
            params = {k: v for k, v in work.params.items() if k != "funds"} | {key: value}
            yield replace(work, params=params, objections=[*work.objections], doubts=[*work.doubts])


def _who_else(reading: Reading, work: Work) -> list[str]:
    """Own people who may act in his place: those who are named without a part in any order; if nobody was
    named, also those whom 'he' or 'she' may mean.
    """
    if work.action not in ACTIONS or ACTIONS[work.action].cost != PERSON_COST:
        return []
    mine, forgotten = reading.setting.own_people[1:], reading.forgotten
    said = () if work.named_actor else normal(reading.message[work.start : work.end]).split()
    meant = {person.name for person in reading.setting.characters if person.pronoun in said}
    return [n for n in mine if n in forgotten] + [n for n in mine if n in meant - forgotten]


def _whole(reading: Reading, work: Work) -> tuple[int, Draft] | None:
    """An order that the rules allow and that lacks one particular at most; with its weight."""
    if work.actor is None:
        return None
    result = finish(reading.setting, work, reading.message, sure=True)
    asks = result.asks if isinstance(result, Question) else ()
    if isinstance(result, Refusal) or len(asks) > 1 or asks[:1] == ("action",):
        return None
    literal = work.verb in reading.lexicon.usage.literal
    named = len(taking_part(work) & reading.about)
    return 4 * literal + 2 * named - 2 * len(asks) - work.faint, draft(work)


def _within(one: Draft, other: Draft) -> bool:
    """Whether an order says nothing that another does not say as well."""
    if (one.actor, one.action) != (other.actor, other.action):
        return False
    return all(_told(value, other.parameters.get(key)) for key, value in one.parameters.items())


def _told(value: Any, other: Any) -> bool:
    if isinstance(value, str) and isinstance(other, str):
        return value in other or other in value
    return bool(value == other)


def offering(question: Question, others: tuple[Draft, ...]) -> Question:
    """The question as a choice; what its own order lacks is asked if that one is chosen."""
    if not others:
        return question
    rest = tuple(name for name in question.asks if name != "confirm")
    asks = question.asks if question.asks[0] in ("confirm", *OPEN) else ("confirm", *rest)
    offering = replace(question, asks=asks, others=others)
    first = len(choices_of(offering)) - len(others) + 1
    named: Text | None = None
    for number, other in enumerate(others, first):
        one = text("tsw-ask-reading", number=number, order=echo(other.plain()))
        named = one if named is None else text("tsw-ask-or", one=named, other=one)
    return replace(offering, text=text("tsw-ask-others", question=question.text, others=named))


def choices_of(question: Question) -> tuple[Draft, ...]:
    """The orders between which a question with others lets choose, in the order of their numbers."""
    return (question.order, *question.others) if question.asks[0] == "confirm" else question.others


def picked(question: Question, reply: str, lexicon: Lexicon) -> Draft | None:
    """The order that a reply chooses among several: the first by a yes, any by its number or by words that
    only this one has.
    """
    drafts, said = choices_of(question), normal(reply).split()
    if not question.others:
        return None
    if affirms(reply, lexicon) and question.asks[0] == "confirm":
        return question.order
    small = lexicon.small | lexicon.counters
    telling = [w for w in said if w not in small and not lexicon.ordinals.get(w) and not lexicon.counts(w)]
    if not telling:
        number = next((n for w in said if (n := lexicon.ordinals.get(w) or lexicon.counts(w))), 0)
        spent = [draft for draft in drafts if draft.parameters.get("mb") == number]
        return drafts[number - 1] if 0 < number <= len(drafts) else next(iter(spent), None)
    fitting = [draft for draft in drafts if all(_holds(draft, word, lexicon) for word in telling)]
    return fitting[0] if len(fitting) == 1 else None


def _holds(order: Draft, word: str, lexicon: Lexicon) -> bool:
    """Whether a word names the action of an order or stands in its particulars."""
    return order.action in lexicon.actions(word) or word in normal(" ".join(_words(order.plain()))).split()


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _words(item)
    else:
        yield str(value)
