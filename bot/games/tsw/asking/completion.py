"""What words add to an order: the parts that it lacks, or what is changed of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.tsw.asking.answers import BACK, COMMANDS, begun, content
from bot.games.tsw.orders.actions import ACTIONS, INTENTIONS, KINDS, OWN_WORDS, PERSON_COST
from bot.games.tsw.orders.results import Draft, Question, Result
from bot.games.tsw.reading.cut import CONDITION, TALK
from bot.games.tsw.reading.frames import Slot, fits, frames, suits
from bot.games.tsw.reading.mask import MONEY, NAME
from bot.games.tsw.reading.particulars import Context
from bot.games.tsw.reading.rank import Message
from bot.games.tsw.reading.split import Chunk
from bot.games.tsw.reading.tokens import NUMBER, QUOTES, normal, words
from bot.games.tsw.reading.understanding import Interpreter, finished

EXTRAS = ("anonymous", "neutral", "support", "agents")
"""What an answer may add that was not asked for."""
MOST = 800
"""Letters in which what is added to an order is looked for."""
LONG = 4
"""Words that are too many for the name of a place."""


def completed(reader: Interpreter, question: Question, text: str) -> Result:
    """The order of a question with what a reply adds: understood, the next question, or a refusal."""
    order, inner = question.order, question.order.parameters.get("order")
    asks = [name for name in question.asks if name != "condition"]
    if question.asks[0] == "condition":
        told = _condition(reader, text)
        order = order if told is None else replace(order, parameters={**order.parameters, "condition": told})
    elif isinstance(inner, Draft):
        within = _completed(reader, inner, asks, text)
        order = replace(order, actor=within.actor, parameters={**order.parameters, "order": within})
    else:
        order = _completed(reader, order, asks, text)
    return finished(reader.setting, order, question.source)


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
        return replace(order, parameters={**order.parameters, part: text.strip().strip('“”"')})
    if part == "kind":
        order = replace(order, action=_likeliest(reader, "attack-", KINDS, text) or order.action)
        asks = (*asks, "mb")  # what it costs may be said beside it
    added = Addition(reader, order, text)
    told = added.tell([name for name in asks if name not in order.parameters])
    free = not (reader.language.denying & set(words(text))) and "?" not in text
    if part == "intention" or (part == "location" and free):
        told |= _told_by_words(reader, part, text)
    allowed = {*asks, *(EXTRAS if free else ())} - {"actor"}
    new = {name: value for name, value in told.items() if name in allowed}
    return replace(order, actor=told.get("actor", order.actor), parameters={**new, **order.parameters})


def _told_by_words(reader: Interpreter, part: str, text: str) -> dict[str, str]:
    """What somebody is attacked for, by its verb; or where, though nobody knows the place: 'in the sauna'."""
    if part == "intention":
        found = _likeliest(reader, "attack:", INTENTIONS, text).partition(":")[2]
    else:
        found = next((spot for _, _, spot in reader.language.spots.of(words(text))), "") or _somewhere(
            reader, text
        )
    return {part: found} if found else {}


def _somewhere(reader: Interpreter, text: str) -> str:
    """Where words say that something is to happen, though nobody knows the place: 'in the sauna'."""
    head, _, place = text.strip(" .,!").partition(" ")
    if reader.language.prepositions["location"].whole(words(head)):
        return place
    named = head.casefold() in reader.language.articles and len(words(place)) < LONG
    return f"{head} {place}" if named else ""


def _likeliest(reader: Interpreter, label: str, kinds: Sequence[str], text: str) -> str:
    """What kind of deed words say, by its name or its verb ('take control'); empty if they say none."""
    labels = [f"{label}{kind}" for kind in kinds]
    told = next((one for one, kind in zip(labels, kinds, strict=True) if kind in normal(text)), "")
    message = Message(reader.ranker, text[:MOST])
    bare = all(word.isdecimal() or word in reader.language.units for word in words(text))
    found = "" if bare or not message.chunks else _deed(message)
    return told or (found if found in labels else "")


def _deed(message: Message) -> str:
    """What words say most, if they are no talk."""
    classes = message.ranker.scorer.actions.classes
    return message.likeliest([name for name in classes if name not in (TALK, *COMMANDS)])


class Addition:
    """Words that are added to an order."""

    def __init__(self, reader: Interpreter, order: Draft, text: str) -> None:
        self.reader, self.order = reader, order
        self.slots = frames()[order.action].slots
        message = Message(reader.ranker, text[:MOST])
        self.filler, self.parts = message.filler, message.chunks

    def tell(self, asks: Sequence[str], spoken: bool = True) -> dict[str, Any]:
        """What the words tell of an order: names and sums for what is asked, in its order, if they are of the
        right kind; all other particulars as they are read. spoken: also who is meant by 'me' and 'her'."""
        if not self.parts:
            return {}
        part = Chunk("line", self.parts[0].first, self.parts[-1].last)
        told, taken = dict[str, Any](), set[int]()
        for name in asks:
            for at in range(part.first, part.last):
                skipped = at in taken or not (spoken or self._by_name(at))
                value = None if skipped else self._value(name, asks, at)
                if value is not None and value not in told.values():
                    told[name] = value
                    taken.add(at)
                    break
        return {**self.filler.fill(self.order.action, [part], Context()).work.params, **told}

    def _by_name(self, at: int) -> bool:
        mention = self.filler.pieces[at].mention
        return mention is None or not mention.pronoun

    def _value(self, name: str, asks: Sequence[str], at: int) -> str | int | None:
        """What the piece at a place says of a part of the order, if it is of the right kind."""
        piece, slot = self.filler.pieces[at], self.slots.get(name)
        if slot is not None and slot.money:
            return piece.amount if piece.kind in (MONEY, NUMBER) and piece.amount >= 0 else None
        if piece.kind == NAME and self._rivalled(name, asks, at):
            return None
        if name == "actor":
            who, mine = self.filler.meant(at, Context()), self.reader.setting.own_people
            own = [one.name for one in who if one.name in mine]
            return own[0] if len(own) == 1 else None
        if slot is None or piece.kind != NAME or "attack" in slot.kinds:
            return None
        return self._fitting(slot, at)

    def _rivalled(self, name: str, asks: Sequence[str], at: int) -> bool:
        """Whether a name is clearly meant for something else that is asked for."""
        scores = self.filler.scores(self.order.action, at)
        return any(scores.get(other, -9.0) > scores.get(name, -9.0) + 1 for other in asks if other != name)

    def _fitting(self, slot: Slot, at: int) -> str | None:
        """Whom a name means that fits a slot, rather one whom it wants; nobody who is named in the order."""
        setting = self.reader.setting
        who = [one for one in self.filler.meant(at, Context()) if fits(setting, slot, one)]
        better = [one for one in who if suits(setting, slot, one)] or who
        return better[0].name if better and better[0].name not in self.order.parameters.values() else None


def amended(reader: Interpreter, order: Draft, text: str) -> Draft | None:
    """An order with what words change of it and say nothing else: 'make that 10 MB', 'yes, but with Igor';
    None if they do not."""
    cues = _cues(reader, text)
    if not cues or (set(words(text)) - cues) & reader.language.denying or cues & {*BACK}:
        return None
    slots, params = frames()[order.action].slots, order.parameters
    actor = ["actor"] if ACTIONS[order.action].cost == PERSON_COST else []
    there = [name for name in slots if name in params and not slots[name].many]
    told = Addition(reader, order, text).tell([*actor, *there], spoken=False)
    unsaid = Addition(reader, order, reader.language.reply("yes")).tell((), spoken=False)
    named = [name for name in told if name not in OWN_WORDS and told[name] != unsaid.get(name)]
    new = {name: told[name] for name in params if name in named}
    changed = replace(
        order, actor=told.get("actor", order.actor), parameters={**_unfunded(params, new), **new}
    )
    known = {*cues, *reader.language.units, *words(f"{order.plain()} {changed.plain()}")}
    return None if changed == order or content(reader, words(text)) - known else changed


def _unfunded(params: Mapping[str, Any], new: Mapping[str, Any]) -> Mapping[str, Any]:
    """Particulars without who pays how much, if the sum is another."""
    return {name: params[name] for name in params if name != "funds"} if "mb" in new else params


def _cues(reader: Interpreter, text: str) -> set[str]:
    """The words that say that something is changed: 'make that', or a yes or no before it."""
    language = reader.language
    said = [word for word in words(text) if word not in language.joints]
    phrases = (language.phrases(key).of(said) for key in ("amending", "retracting"))
    cues = {said[at + n] for found in phrases for at, size, _ in found for n in range(size)}
    _, head, *_ = begun(reader, text)
    size, value = (language.replies.at(said, 0) if said else None) or (0, "")
    return cues | set(head) | set(said[: size if value == "yes" else 0])
