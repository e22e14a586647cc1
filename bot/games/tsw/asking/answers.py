"""What is written when something is asked: a yes or a no with what is ordered beside it, one of what is
offered, what was missing, or an order of its own."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, INTENTIONS, KINDS, OWN_WORDS, PERSON_COST
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.fill import Filler
from bot.games.tsw.reading.frames import Slot, fits, frames, suits
from bot.games.tsw.reading.mask import MONEY, NAME
from bot.games.tsw.reading.names import PERSON
from bot.games.tsw.reading.particulars import Context
from bot.games.tsw.reading.rank import Message
from bot.games.tsw.reading.split import Chunk
from bot.games.tsw.reading.tokens import NUMBER, QUOTES, normal, words
from bot.games.tsw.reading.understanding import NO_ORDER, Interpreter, finished

CONFIRM = "confirm"
"""What a question asks for that only wants a yes."""
COMMANDS, BACK = ("list", "withdraw"), ("withdraw", "cancel")
"""Actions that are done to the sheet; those that as a single word drop what is asked."""
EXTRAS = ("anonymous", "neutral", "support", "agents")
"""What an answer may add that was not asked for."""
GUARDED = frozenset(("lines", "order", "condition"))
_GAP = re.compile(r"\s*[.,;:!?\n–—-]\s*")
_STOP = re.compile(r"[.;!?\n]")
"""What parts a yes or no from what follows it; what ends it as a sentence."""
LONG = 4
"""Words that are too many for the name of a place."""
FIRST = 80
"""Letters within which a yes or no ends."""


# -- yes and no


def says(reader: Interpreter, text: str) -> str | None:
    """What a whole message stands for: yes, no, finished, buying; None if it says more."""
    said, replies = words(text), reader.language.replies
    polite = reader.language.set("polite")
    return replies.whole(said) or replies.whole([word for word in said if word not in polite])


def verdict(reader: Interpreter, text: str, part: str, yes: bool) -> tuple[str | None, str]:
    """The yes or no that words say to a question for a part of an order, or one that can be settled by a
    `yes`, and what they order beside it. What may be said in any words may also begin with a 'no'."""
    whole, said = says(reader, text), words(text)
    if whole in ("yes", "no") or not said:
        return whole, ""
    value, head, gap, rest = _parted(reader, text)
    left = rest if _orders(reader, rest) else ""
    if yes:
        begun = (reader.language.replies.at(said, 0) or (0, ""))[1]
        if value == "no" or (begun == "no" and not _takes_back(reader, text)):
            return "no", left
        return "yes" if (value == "yes" and left) or _affirms(reader, text) else None, left
    own = part in OWN_WORDS
    parted = bool(left) and (not own or _STOP.search(gap) is not None)
    if value == "no" and (len(head) > 1 or parted or (not own and _denies(reader, rest))):
        return "no", left if parted else ""
    return None, ""


def _parted(reader: Interpreter, text: str) -> tuple[str, Sequence[str], str, str]:
    """The longest yes or no with which words begin: which, in which words, what parts it from the rest, and
    the rest; empty if there is none."""
    plain = text.strip()
    found: tuple[str, Sequence[str], str, str] = ("", (), "", "")
    for gap in _GAP.finditer(plain[:FIRST]):
        head = words(plain[: gap.start()])
        value = reader.language.replies.whole(head)
        if value in ("yes", "no"):
            found = value, head, gap.group(), plain[gap.end() :]
    return found


def _takes_back(reader: Interpreter, text: str) -> bool:
    """Whether words take back what is written, not just what is asked: 'withdraw the scouting', no 'it'."""
    first, *said = words(text)
    named = bool(content(reader, said)) or bool(set(said) & reader.language.ordinals.keys())
    return first in BACK and bool(said) and (named or any(map(_told, reader.understand(text))))


def _denies(reader: Interpreter, text: str) -> bool:
    """Whether words go on to say no."""
    first = words(text)[:2]
    denying = reader.language.denying
    return not first or says(reader, text) == "no" or bool(set(first) & denying) or first == ("do", "not")


def _orders(reader: Interpreter, text: str) -> bool:
    """Whether words beside a yes or no are a letter by themselves, and do not only take back what is
    asked."""
    if _denies(reader, text):
        return False
    return says(reader, text) == "finished" or any(map(_told, reader.understand(text)))


def _told(result: Result) -> bool:
    """Whether a sentence orders something, other than to take back what nobody names."""
    order = result.order
    if (
        order is None
        or order.action == "gambit"
        or (isinstance(result, Refusal) and result.reason in NO_ORDER)
    ):
        return False
    if order.action != "withdraw":
        return bool(order.action)
    return order.parameters.get("number") not in (None, "last") or "of" in order.parameters


def _affirms(reader: Interpreter, text: str) -> bool:
    """Whether words begin with a yes, and nothing turns it."""
    said = words(text)
    yes = reader.language.replies.at(said, 0)
    if yes is None or yes[1] != "yes" or len(said) > yes[0] + 2:
        return False
    return not (reader.language.denying & set(said)) and not any(map(_told, reader.understand(text)))


def content(reader: Interpreter, said: Collection[str]) -> set[str]:
    """The words that mean something by themselves, in what is said of a sheet."""
    language = reader.language
    empty = language.small | language.own | language.ordinals.keys() | language.denying
    return (
        set(said)
        - empty
        - language.set("little")
        - language.set("headings")
        - language.set("polite")
        - {*BACK}
    )


# -- choices

Patch = Mapping[str, Any]
"""What an answer that is offered makes of an order: its actor, kind and particulars; or the whole of it."""


def chosen(reader: Interpreter, offered: Mapping[str, Patch], text: str, affirmed: bool) -> Patch | None:
    """What is chosen of what is offered: by its words, by a yes if it is the first or only one, by number,
    ordinal, or a word that only it has."""
    said, keys = words(text), list(offered)
    exact = next((key for key in keys if normal(key) == normal(text)), None)
    if exact is None and affirmed:
        exact = keys[0]
    if exact is None and len(said) < 3 and keys[:1] == ["1"]:
        number = next(
            (reader.language.ordinals[word] for word in said if word in reader.language.ordinals), None
        )
        number = next((int(word) for word in said if word.isdecimal()), number)
        exact = keys[-1] if number == -1 else str(number) if str(number) in keys else None
    if exact is None:
        return _by_words(reader, offered, said)
    return offered[exact]


def _by_words(reader: Interpreter, offered: Mapping[str, Patch], said: Sequence[str]) -> Patch | None:
    """What is named by words of its own, and no others."""
    telling = content(reader, said)
    fitting = [patch for patch in offered.values() if telling and telling <= set(words(str(dict(patch))))]
    return fitting[0] if len(fitting) == 1 < len(offered) else None


def patched(order: Mapping[str, Any], patch: Patch) -> dict[str, Any]:
    """An order with what was chosen; within a standing order, what is to be done then."""
    if "whole" in patch:
        return dict(patch["whole"])
    inner = order["parameters"].get("order")
    if inner is not None and not GUARDED & patch.keys():
        return {**order, "parameters": {**order["parameters"], "order": patched(inner, patch)}}
    own = {name: patch[name] for name in ("actor", "action") if name in patch}
    params = {name: value for name, value in patch.items() if name not in own and name != "instead"}
    return {**order, **own, "parameters": {**order["parameters"], **params}}


def settling(order: Draft, part: str, answer: str) -> Patch:
    """What settles a part of an order by an answer that is offered."""
    if part == "kind":
        return {"action": f"attack-{answer}"}
    if part == "mb":
        return {part: int(answer.partition(" ")[0])}
    slot = frames()[order.action].slots.get(part)
    many = part == "alignments" or (slot is not None and slot.many)
    return {part: [answer] if many else answer}


# -- what was missing


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
    """The condition of a standing order that words tell."""
    language = reader.language
    opening = "" if language.ifs.at(words(text) or ("",), 0) else f"{language.first('ifs')} "
    message = Message(reader.ranker, f"{opening}{text}")
    return message.condition() if message.chunks else None


def _completed(reader: Interpreter, order: Draft, asks: Sequence[str], text: str) -> Draft:
    """Fill what an order still lacks; nothing that it has is changed."""
    work = Work(order.action, order.actor, dict(order.parameters))
    if asks[0] == "kind":
        work.action = _likeliest(reader, "attack-", KINDS, text) or work.action
        asks = (*asks[1:], "mb")  # what it costs may be said beside it
    elif asks[0] == "intention" and (told := _likeliest(reader, "attack:", INTENTIONS, text)):
        work.params["intention"] = told.partition(":")[2]
        asks = asks[1:]
    elif asks[0] in OWN_WORDS and (len(asks) == 1 or not set(text) & {":", *QUOTES}):
        work.params[asks[0]] = text.strip().strip('“”"')
        asks = ()
    message = Message(reader.ranker, text)
    if asks and message.chunks:
        filled = _named(reader, work, asks, message)
        free = not (reader.language.denying & set(words(text))) and "?" not in text
        for name, value in filled.items():
            if name in asks or (free and name in EXTRAS):
                work.params.setdefault(name, value)
        if asks[0] == "location" and free and (place := _somewhere(reader, text)):
            work.params.setdefault("location", place)
    return Draft(work.actor, work.action, work.params, order.flavour)


def _somewhere(reader: Interpreter, text: str) -> str:
    """Where words say that something is to happen, though nobody knows the place: 'in the sauna'."""
    head, _, place = text.strip(" .,!").partition(" ")
    if reader.language.prepositions["location"].whole(words(head)):
        return place
    named = head.casefold() in reader.language.articles and len(words(place)) < LONG
    return f"{head} {place}" if named else ""


def _likeliest(reader: Interpreter, label: str, kinds: Sequence[str], text: str) -> str:
    """What kind of deed words say, by its name or its verb: 'take control'."""
    told = [f"{label}{kind}" for kind in kinds if kind in normal(text)]
    if told or not any(map(str.isalpha, text)):
        return told[0] if told else ""
    message = Message(reader.ranker, text)
    return message.likeliest([f"{label}{kind}" for kind in kinds]) if message.chunks else ""


def _named(reader: Interpreter, work: Work, asks: Sequence[str], message: Message) -> Mapping[str, Any]:
    """Give names and sums to what is asked for, in its order, if they are of the right kind; gives all
    particulars that a message tells."""
    slots, filler = frames()[work.action].slots, message.filler
    part = Chunk("line", message.chunks[0].first, message.chunks[-1].last)
    filled = filler.fill(work.action, [part], Context())
    taken = set[int]()
    for name in asks:
        free = (at for at in range(part.first, part.last) if at not in taken and name not in work.params)
        taken.update(
            islice((at for at in free if _takes(reader, work, asks, filler, slots.get(name), at, name)), 1)
        )
    return filled.work.params


def _takes(
    reader: Interpreter,
    work: Work,
    asks: Sequence[str],
    filler: Filler,
    slot: Slot | None,
    at: int,
    name: str,
) -> bool:
    """Fill a part of an order with the piece at a place, if it is of the right kind."""
    piece = filler.pieces[at]
    if name == "actor":
        people = [one.name for one in filler.meant(at, Context()) if one.kind == PERSON]
        own = [person for person in people if person in reader.setting.own_people]
        work.actor = own[0] if len(own) == 1 else work.actor
        return len(own) == 1
    if slot is None:
        return False
    if slot.money and piece.kind in (MONEY, NUMBER) and piece.amount >= 0:
        work.params[name] = piece.amount
        return True
    if piece.kind != NAME or "attack" in slot.kinds:
        return False
    who = [one for one in filler.meant(at, Context()) if fits(reader.setting, slot, one)]
    better = [one for one in who if suits(reader.setting, slot, one)] or who
    scores = filler.scores(work.action, at)
    rivalled = any(scores.get(other, -9.0) > scores.get(name, -9.0) + 1 for other in asks if other != name)
    if not better or better[0].name in work.params.values() or rivalled:
        return False
    work.params[name] = better[0].name
    return True


# -- what is changed


def amended(reader: Interpreter, order: Draft, text: str) -> Draft | None:
    """An order with what words change of it and say nothing else: 'make that 10 MB', 'yes, but with Igor';
    None if they do not."""
    language, message = reader.language, Message(reader.ranker, text)
    said = [word for word in words(text) if word not in language.joints]
    cues = {said[at + n] for at, size, _ in language.phrases("amending").of(said) for n in range(size)}
    begun, head, *_ = _parted(reader, text)
    if said and not begun and (language.replies.at(said, 0) or ("", ""))[1] == "yes":
        head = said[:1]
    denied = (set(said) - {*head}) & language.denying or {*head} & {*BACK}
    if not message.chunks or denied or not (cues or head):
        return None
    slots = frames()[order.action].slots
    actor = ["actor"] if ACTIONS[order.action].cost == PERSON_COST else []
    there = [name for name in slots if name in order.parameters and not slots[name].many]
    work = Work(order.action, order.actor)
    told = _named(reader, work, [*actor, *there], message)
    beside = order.parameters.keys() - slots.keys() - {*OWN_WORDS}
    params = {**order.parameters, **work.params, **{name: told[name] for name in told if name in beside}}
    if "mb" in work.params:
        params.pop("funds", None)
    changed = replace(order, actor=work.actor, parameters=params)
    known = {*cues, *head, *language.units, *words(str(changed.plain()))}
    return None if changed == order or content(reader, said) - known else changed


# -- orders of their own


def inquires(text: str, results: Sequence[Result]) -> bool:
    """Whether what should be an answer is a question itself."""
    asked = any(isinstance(result, Refusal) and result.reason == "a-question" for result in results)
    return asked and text.lstrip()[:1] not in QUOTES


def of_its_own(reader: Interpreter, question: Question, text: str, results: Sequence[Result]) -> bool:
    """Whether words are an order of their own rather than an answer: a whole one, a command, or one of
    somebody who is to do something else. What may be said in any words is one only if its actor heads it, or
    is to do the same."""
    inner, own = question.order.parameters.get("order"), question.asks[0] in OWN_WORDS
    asked = inner if isinstance(inner, Draft) else question.order
    if question.asks[0] in ("condition", "kind") or (own and text.lstrip()[:1] in QUOTES):
        return False
    if own and says(reader, text) == "finished":
        return True
    for result in results:
        order = result.order
        if order is None or order.action in ("", "gambit"):
            continue
        named, same = bool(set(words(order.actor or "")) & set(words(text))), order.action == asked.action
        if own and (
            order.action in COMMANDS
            or headed(text, order.actor)
            or (named and same and order.actor != asked.actor)
        ):
            return True
        if not own and (isinstance(result, Understood) or (named and not same)):
            return True
    return False


def headed(text: str, actor: str | None) -> bool:
    """'Leonora: ...'"""
    head, colon, _ = text.partition(":")
    named = set(words(head)) if colon else set()
    return bool(named) and named <= set(words(actor or ""))
