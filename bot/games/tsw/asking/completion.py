"""What words add to an order: the parts that it lacks, or what is changed of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.tsw.asking.answers import BACK, COMMANDS, begun, content, named
from bot.games.tsw.orders.actions import ACTIONS, INTENTIONS, KINDS, OWN_WORDS, PERSON_COST
from bot.games.tsw.orders.results import Draft, Question, Result
from bot.games.tsw.reading.cut import CONDITION, TALK
from bot.games.tsw.reading.frames import Slot, frames
from bot.games.tsw.reading.particulars import Context
from bot.games.tsw.reading.rank import Message
from bot.games.tsw.reading.split import Chunk
from bot.games.tsw.reading.tokens import QUOTES, normal, tokens, words
from bot.games.tsw.reading.understanding import Interpreter, finished

EXTRAS = ("anonymous", "neutral", "support", "agents")
"""What an answer may add that was not asked for."""
PEOPLE = frozenset(("person", "any"))
"""Kinds of slots that somebody of the writer's may fill who would else be taken to act."""
MOST = 800
"""Letters in which what is added to an order is looked for."""
LONG = 4
"""Words that are too many for the name of a place."""


def settled(order: Draft, part: str, answer: str) -> Draft:
    """An order with an answer that is offered for a part of it; within a standing order, of what is to be
    done then."""
    inner = order.parameters.get("order")
    if isinstance(inner, Draft):
        within = settled(inner, part, answer)
        return replace(order, actor=within.actor, parameters={**order.parameters, "order": within})
    if part == "actor":
        return replace(order, actor=answer)
    if part == "kind":
        return replace(order, action=f"attack-{answer}")
    slot = frames()[order.action].slots.get(part)
    many = part == "alignments" or (slot is not None and slot.many)
    value = (answer,) if many else int(answer.partition(" ")[0]) if part == "mb" else answer
    return replace(order, parameters={**order.parameters, part: value})


def completed(reader: Interpreter, question: Question, text: str) -> Result:
    """The order of a question with what a reply adds: understood, the next question, or a refusal."""
    order, inner = question.order, question.order.parameters.get("order")
    asks = [name for name in question.asks if name != "condition"]
    if question.asks[0] == "condition":
        condition = _condition(reader, text)
        order = order if condition is None else _with(order, {"condition": condition})
    elif isinstance(inner, Draft):
        within = _completed(reader, inner, asks, text)
        order = replace(order, actor=within.actor, parameters={**order.parameters, "order": within})
    else:
        order = _completed(reader, order, asks, text)
    return finished(reader.setting, order, question.source)


def _with(order: Draft, new: Mapping[str, Any]) -> Draft:
    return replace(order, parameters={**order.parameters, **new})


def _condition(reader: Interpreter, text: str) -> dict[str, object] | None:
    """The condition of a standing order that words tell, if they tell one."""
    language = reader.language
    opening = "" if language.ifs.at(words(text) or ("",), 0) else f"{language.first('ifs')} "
    message = Message(reader.ranker, f"{opening}{text[:MOST]}")
    told = message.chunks and message.likeliest(reader.ranker.scorer.actions.classes).startswith(CONDITION)
    return message.condition() if told else None


def _completed(reader: Interpreter, order: Draft, asks: Sequence[str], text: str) -> Draft:
    """Fill what an order still lacks; nothing that it has is changed."""
    part = asks[0]
    if part in OWN_WORDS and (len(asks) == 1 or not set(text) & {":", *QUOTES}):
        return _with(order, {part: _quotation(text)})
    if part == "kind":  # what it costs may be said beside it
        kind = _likeliest(reader, "attack-", KINDS, text) or order.action
        return _filled(reader, replace(order, action=kind), (*asks, "mb"), text)
    return _filled(reader, order, asks, text)


def _filled(reader: Interpreter, order: Draft, asks: Sequence[str], text: str) -> Draft:
    """An order with what words tell of the parts that are asked for, and of some others; a name behind a
    'not' is none."""
    part, denied = asks[0], bool(reader.language.denying & set(words(text)))
    free = not denied and "?" not in text
    told = part == "intention" or (part == "location" and free)
    found = told_of(reader, order, text) | (_told_by_words(reader, part, text) if told else {})
    slots = frames()[order.action].slots
    if "actor" in found and "actor" not in asks and part in slots and PEOPLE & {*slots[part].kinds}:
        found.setdefault(part, found["actor"])
    asked = [name for name in asks if not (denied and _is_named(slots, name))]
    new = {name: found[name] for name in (*asked, *(EXTRAS if free else ())) if name in found}
    return replace(order, actor=new.pop("actor", order.actor), parameters={**new, **order.parameters})


def _is_named(slots: Mapping[str, Slot], part: str) -> bool:
    """Whether a part of an order is somebody or something that is named; a place may be described."""
    return part == "actor" or (part in slots and not slots[part].money and part != "location")


def _told_by_words(reader: Interpreter, part: str, text: str) -> dict[str, str]:
    """What somebody is attacked for, by its verb; or where, though nobody knows the place: 'in the sauna'."""
    if part == "intention":
        found = _likeliest(reader, "attack:", INTENTIONS, text).partition(":")[2]
    else:
        spots = (spot for _, _, spot in reader.language.spots.of(words(text)))
        found = next(spots, "") or _somewhere(reader, text)
    return {part: found} if found else {}


def _somewhere(reader: Interpreter, text: str) -> str:
    """Where words say that something is to happen, though nobody knows the place: 'in the sauna'."""
    head, _, place = text.strip(" .,!").partition(" ")
    if reader.language.prepositions["location"].whole(words(head)):
        return place
    article = head.casefold() in reader.language.articles and len(words(place)) < LONG
    return f"{head} {place}" if article else ""


def _likeliest(reader: Interpreter, label: str, kinds: Sequence[str], text: str) -> str:
    """What kind of deed words say, by its name or its verb ('take control'); empty if they say none."""
    labels = [f"{label}{kind}" for kind in kinds]
    said = next((one for one, kind in zip(labels, kinds, strict=True) if kind in normal(text)), "")
    message = Message(reader.ranker, text[:MOST])
    bare = all(word.isdecimal() or word in reader.language.units for word in words(text))
    found = "" if bare or not message.chunks else _deed(message)
    return said or (found if found in labels else "")


def _deed(message: Message) -> str:
    """What words say most, if they are no talk."""
    classes = message.ranker.scorer.actions.classes
    return message.likeliest([name for name in classes if name not in (TALK, *COMMANDS)])


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
    reworded = _reworded(reader, order, text)
    if reworded is not None:
        return reworded
    cues = _cues(reader, text)
    if not cues or (set(words(text)) - cues) & reader.language.denying or cues & {*BACK}:
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
    changed = replace(order, actor=acts.actor, parameters={**_unfunded(params, new), **new})
    language = reader.language
    known = {*cues, *language.units, *language.set("fields"), *words(f"{order.plain()} {changed.plain()}")}
    return None if changed == order or content(reader, words(text)) - known else changed


def _reworded(reader: Interpreter, order: Draft, text: str) -> Draft | None:
    """An order with another text than it has: 'change the message to ...'."""
    language, found = reader.language, tokens(text[:MOST])
    said = [token.word for token in found]
    phrase = language.phrases("amending").at(said, 0) if said else None
    at = len(said) if phrase is None else phrase[0]
    at += bool({*said[at : at + 1]} & (language.articles | language.own))
    for part in frames()[order.action].words if at < len(said) else ():
        size, _ = language.cues[part].at(said, at) or (0, "")
        behind = at + size
        behind += bool({*said[behind : behind + 1]} & {":", *language.set("rewording")})
        if size and part in order.parameters and behind < len(said):
            return _with(order, {part: _quotation(text[found[behind].start :])})
    return None


def _quotation(text: str) -> str:
    """Words that stand for themselves, without the marks around them."""
    return text.strip().strip('“”"')


def _unfunded(params: Mapping[str, Any], new: Mapping[str, Any]) -> Mapping[str, Any]:
    """Particulars without who pays how much, if the sum is another."""
    return {name: params[name] for name in params if name != "funds"} if "mb" in new else params


def _cues(reader: Interpreter, text: str) -> set[str]:
    """The words that say that something is changed: 'make that', or a yes or no before it."""
    language = reader.language
    said = [word for word in words(text) if word not in language.joints]
    phrases = (language.phrases(key).of(said) for key in ("amending", "retracting"))
    cues = {said[at + n] for found in phrases for at, size, _ in found for n in range(size)}
    value, head, gap, _ = begun(reader, text)
    return cues | (set(head) if gap or value == "yes" else set())
