"""What words add to an order: the parts that it lacks, or what is changed of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.tsw.asking.answers import BACK, COMMANDS, begun, content, named
from bot.games.tsw.orders.actions import ACTIONS, INTENTIONS, KINDS, OWN_WORDS, PERSON_COST
from bot.games.tsw.orders.results import Draft, Question, Result
from bot.games.tsw.reading.cut import CONDITION, TALK
from bot.games.tsw.reading.frames import frames
from bot.games.tsw.reading.particulars import Context
from bot.games.tsw.reading.rank import Message
from bot.games.tsw.reading.split import Chunk
from bot.games.tsw.reading.tokens import QUOTES, normal, tokens, words
from bot.games.tsw.reading.understanding import Interpreter, finished

EXTRAS = ("anonymous", "neutral", "support", "agents")
"""What an answer may add that was not asked for."""
DEEDS = {"kind": ("attack-", KINDS), "intention": ("attack:", INTENTIONS)}
"""What an attack is for, as far as its verb says it: how the action is called then."""
PEOPLE = frozenset(("person", "any"))
"""Kinds of slots that somebody of the writer's may fill who would else be taken to act."""
MOST = 800
"""Letters in which what is added to an order is looked for."""
LONG = 4
"""Words that are too many for the name of a place."""


def settled(order: Draft, part: str, answer: str) -> Draft:
    """An order with an answer that is offered for a part of it."""

    def settle(one: Draft) -> Draft:
        if part == "actor":
            return replace(one, actor=answer)
        if part == "kind":
            return replace(one, action=f"attack-{answer}")
        slot = frames()[one.action].slots.get(part)
        many = part == "alignments" or (slot is not None and slot.many)
        value = (answer,) if many else int(answer.partition(" ")[0]) if part == "mb" else answer
        return _with(one, {part: value})

    return _within(order, settle)


def completed(reader: Interpreter, question: Question, text: str) -> Result:
    """The order of a question with what a reply adds: understood, the next question, or a refusal."""
    order, asks = question.order, [name for name in question.asks if name != "condition"]
    if question.asks[0] == "condition":
        condition = _condition(reader, text)
        order = order if condition is None else _with(order, {"condition": condition})
    else:
        order = _within(order, lambda one: _completed(reader, one, asks, text))
    return finished(reader.setting, order, question.source)


def _within(order: Draft, change: Callable[[Draft], Draft]) -> Draft:
    """An order that is changed; of a standing order, what is to be done then."""
    inner = order.parameters.get("order")
    if not isinstance(inner, Draft):
        return change(order)
    done = change(inner)
    return replace(_with(order, {"order": done}), actor=done.actor)


def _with(order: Draft, new: Mapping[str, Any]) -> Draft:
    return replace(order, parameters={**order.parameters, **new})


def _condition(reader: Interpreter, text: str) -> dict[str, object] | None:
    """The condition of a standing order that words tell, if they tell one."""
    language = reader.language
    opening = "" if language.phrases("ifs").at(words(text) or ("",), 0) else f"{language.first('ifs')} "
    message = Message(reader.ranker, f"{opening}{text[:MOST]}")
    told = message.chunks and message.likeliest(reader.ranker.scorer.actions.classes).startswith(CONDITION)
    return message.condition() if told else None


def _completed(reader: Interpreter, order: Draft, asks: Sequence[str], text: str) -> Draft:
    """Fill what an order still lacks; nothing that it has is changed."""
    part = asks[0]
    if part in OWN_WORDS and (len(asks) == 1 or not set(text) & {":", *QUOTES}):
        return _with(order, {part: _quotation(text)})
    if part in DEEDS:
        deed = _deed(reader, part, text)
        order = settled(order, part, deed) if deed else order
    found = told_of(reader, order, text)
    if part == "location" and (place := _place(reader, text)):
        found["location"] = place
    slot = frames()[order.action].slots.get(part)
    if "actor" not in asks and slot is not None and PEOPLE & {*slot.kinds} and "actor" in found:
        found.setdefault(part, found["actor"])
    new = {name: found[name] for name in (*asks, *EXTRAS) if name in found}
    return replace(order, actor=new.pop("actor", order.actor), parameters={**new, **order.parameters})


def _place(reader: Interpreter, text: str) -> str:
    """Where words say that something is to happen, though nobody may know the place: 'in the sauna'."""
    language = reader.language
    spot = next((spot for _, _, spot in language.phrases("spots").of(words(text))), "")
    head, _, place = text.strip(" .,!").partition(" ")
    if spot or language.each("prepositions")["location"].whole(words(head)):
        return spot or place
    article = head.casefold() in language.set("articles") and len(words(place)) < LONG
    return f"{head} {place}" if article else ""


def _deed(reader: Interpreter, part: str, text: str) -> str:
    """What is to be done to whoever is attacked, by its name or its verb ('take control'); empty if words
    say nothing of it."""
    (label, kinds), said = DEEDS[part], f" {normal(text)} "
    told = next((kind for kind in kinds if f" {kind} " in said), "")
    message = Message(reader.ranker, text[:MOST])
    bare = all(word.isdecimal() or word in reader.language.set("units") for word in said.split())
    if told or bare or not message.chunks:
        return told
    actions = {*reader.ranker.scorer.actions.classes} - {TALK, *COMMANDS}
    likeliest = message.likeliest(sorted(actions))
    return next((kind for kind in kinds if likeliest == f"{label}{kind}"), "")


def told_of(reader: Interpreter, order: Draft, text: str) -> dict[str, Any]:
    """What words tell of an order, as all that they say: its particulars, and who of the writer's acts."""
    message = Message(reader.ranker, text[:MOST])
    if not message.chunks:
        return {}
    whole = Chunk("line", message.chunks[0].first, message.chunks[-1].last)
    filled = message.filler.fill(order.action, [whole], Context())
    actor = {"actor": filled.actors[0]} if len(filled.actors) == 1 else {}
    return {**filled.work.params, **actor}


# -- changes


def amended(reader: Interpreter, order: Draft, text: str) -> Draft | None:
    """An order with what words change of it and say nothing else: 'make that 10 MB', 'yes, but with Igor';
    None if they do not."""
    cues = _cues(reader, text)
    if not cues or (set(words(text)) - cues) & reader.language.set("denying") or cues & {*BACK}:
        return None
    params, found = order.parameters, told_of(reader, order, text)
    unsaid, many = told_of(reader, order, reader.language.reply("yes")), frames()[order.action].slots
    fixed = {*OWN_WORDS, *(name for name, slot in many.items() if slot.many)}
    new = {
        name: value
        for name, value in found.items()
        if name in params.keys() - fixed and value != unsaid.get(name)
    }
    acts = Draft(found.get("actor"), order.action)
    acts = acts if ACTIONS[order.action].cost == PERSON_COST and named(text, acts) else order
    kept = dict(params)
    if "mb" in new:
        kept.pop("funds", None)
    changed = replace(order, actor=acts.actor, parameters={**kept, **new})
    language = reader.language
    known = {
        *cues,
        *language.set("units"),
        *language.set("fields"),
        *words(f"{order.plain()} {changed.plain()}"),
    }
    return None if changed == order or content(reader, words(text)) - known else changed


def raised(reader: Interpreter, order: Draft, text: str) -> Draft | None:
    """An order of which words raise the sum and say nothing else: 'back that attack with 5 more'."""
    language, said, there = reader.language, words(text), order.parameters.get("mb")
    more = told_of(reader, order, text).get("mb") if language.set("more").intersection(said) else None
    if there is None or more is None or language.set("denying").intersection(said):
        return None
    known = {*language.set("units"), *language.numbers, *words(f"{order.plain()} {more}")}
    if content(reader, said).difference(known, *map(language.set, ("more", "raising", "fields"))):
        return None
    kept = {name: value for name, value in order.parameters.items() if name != "funds"}
    return replace(order, parameters={**kept, "mb": there + more})


def reworded(reader: Interpreter, order: Draft, text: str) -> Draft | None:
    """An order with another text than it has: 'change the message to ...'."""
    language, found = reader.language, tokens(text[:MOST])
    said = [token.word for token in found]
    phrase = language.phrases("amending").at(said, 0) if said else None
    at = len(said) if phrase is None else phrase[0]
    at += bool({*said[at : at + 1]} & (language.set("articles") | language.set("own")))
    for part in frames()[order.action].words if at < len(said) else ():
        size, _ = language.each("cues")[part].at(said, at) or (0, "")
        behind = at + size
        behind += bool({*said[behind : behind + 1]} & {":", *language.set("rewording")})
        if size and part in order.parameters and behind < len(said):
            return _with(order, {part: _quotation(text[found[behind].start :])})
    return None


def _quotation(text: str) -> str:
    """Words that stand for themselves, without the marks around them."""
    return text.strip().strip('“”"')


def _cues(reader: Interpreter, text: str) -> set[str]:
    """The words that say that something is changed: 'make that', or a yes or no before it."""
    language = reader.language
    said = [word for word in words(text) if word not in language.set("joints")]
    phrases = (language.phrases(key).of(said) for key in ("amending", "retracting"))
    cues = {said[at + n] for found in phrases for at, size, _ in found for n in range(size)}
    value, head, gap, _ = begun(reader, text)
    return cues | (set(head) if gap or value == "yes" else set())
