"""What is written when something is asked: an answer, a 'no' with what is ordered beside it, an order of its
own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice

from bot.games.tsw.orders.actions import INTENTIONS, KINDS, OWN_WORDS
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.fill import Filler
from bot.games.tsw.reading.frames import Frame, Slot, fits, frames, suits
from bot.games.tsw.reading.mask import MONEY, NAME
from bot.games.tsw.reading.names import PERSON
from bot.games.tsw.reading.particulars import Context
from bot.games.tsw.reading.rank import Message
from bot.games.tsw.reading.split import Chunk
from bot.games.tsw.reading.tokens import NUMBER, QUOTES, normal, words
from bot.games.tsw.reading.understanding import NO_ORDER, Interpreter, finish, standing

CONFIRM = "confirm"
"""What a question asks for that only wants a yes."""
COMMANDS, BACK = ("list", "withdraw"), ("withdraw", "cancel")
"""Actions that are done to the sheet; those that as a single word drop what is asked."""
EXTRAS = ("anonymous", "neutral", "support", "agents")
"""What an answer may add that was not asked for."""
_GAP = re.compile(r"\s*[.,;:!?\n–—-]\s*")
_STOP = re.compile(r"[.;!?\n]")
"""What parts a 'no' from what follows it; what ends it as a sentence."""


# -- yes and no


def says(reader: Interpreter, text: str) -> str | None:
    """What a whole message stands for: yes, no, finished, list, buying; None if it says more."""
    polite = reader.language.set("polite")
    said = words(text)
    return reader.language.replies.whole(said) or reader.language.replies.whole(
        [word for word in said if word not in polite]
    )


def denied(reader: Interpreter, text: str, asks: Sequence[str]) -> tuple[bool, str]:
    """Whether words say no to a question, and what they order beside that. What may be said in any words may
    also begin with a 'no'."""
    if says(reader, text) == "no":
        return True, ""
    head, gap, rest = _parted(reader, text)
    rest = rest if _orders(reader, rest) else ""
    if asks[0] == CONFIRM:
        first = words(text)[:1]
        dropped = (
            bool(first) and reader.language.replies.whole(first) == "no" and not _takes_back(reader, text)
        )
        return bool(head) or dropped, rest
    parted = bool(rest) and (asks[0] not in OWN_WORDS or _STOP.search(gap) is not None)
    return " " in head or parted, rest if parted else ""


def _takes_back(reader: Interpreter, text: str) -> bool:
    """Whether words take back what is written, not just what is asked: 'withdraw the scouting', no 'it'."""
    first, *said = words(text)
    language = reader.language
    little = language.set("little") | language.small | language.set("headings") | language.own
    named = not set(said) <= little - language.ordinals.keys()
    return first in BACK and bool(said) and (named or any(map(_told, reader.understand(text))))


def nothing_denied(reader: Interpreter, text: str) -> bool:
    """Whether words only say no, where nothing has been asked: 'no', 'no, wait', 'no orders'."""
    head, _, rest = _parted(reader, text)
    first, _, more = normal(text).partition(" ")
    bare = first in reader.language.denying and more in reader.language.set("headings")
    only = says(reader, text) == "no" and not set(words(text)) & set(BACK)
    return only or bare or (bool(head) and head not in BACK and not _orders(reader, rest))


def _parted(reader: Interpreter, text: str) -> tuple[str, str, str]:
    """The longest 'no' with which words begin, what parts it from the rest, and the rest; empty if none."""
    found, plain = ("", "", ""), text.strip()
    for gap in _GAP.finditer(plain[:80]):
        head = normal(plain[: gap.start()])
        if reader.language.replies.whole(words(head)) == "no":
            found = head, gap.group(), plain[gap.end() :]
    return found


def _orders(reader: Interpreter, text: str) -> bool:
    """Whether words behind a 'no' are a letter by themselves, and do not only take back what is asked."""
    first = words(text)[:2]
    if (
        not first
        or says(reader, text) == "no"
        or set(first) & reader.language.denying
        or first == ("do", "not")
    ):
        return False
    return says(reader, text) == "finished" or any(map(_told, reader.understand(text)))


def _told(result: Result) -> bool:
    """Whether a sentence orders something, other than to take back what nobody names."""
    if isinstance(result, Refusal) and result.reason in NO_ORDER:
        return False
    order = result.order
    if order is None or order.action == "gambit":
        return False
    if order.action != "withdraw":
        return bool(order.action)
    return order.parameters.get("number") not in (None, "last") or "of" in order.parameters


def affirms(reader: Interpreter, text: str) -> bool:
    """Whether words say yes and nothing that turns it."""
    if says(reader, text) == "yes":
        return True
    said = words(text)
    yes = reader.language.replies.at(said, 0) if said else None
    if yes is None or yes[1] != "yes" or len(said) > yes[0] + 2:
        return False
    return not (reader.language.denying & set(said)) and not any(map(_told, reader.understand(text)))


# -- choices


def picked(reader: Interpreter, question: Question, text: str) -> Draft | None:
    """The whole reading that a reply chooses by yes, number, ordinal or a word that only it has."""
    if not question.others:
        return None
    offered = [question.order, *question.others] if question.asks[0] == CONFIRM else list(question.others)
    said = words(text)
    if affirms(reader, text):
        return offered[0]
    number = _numbered(reader, said)
    if number is not None:
        place = number - 1 if number > 0 else len(offered) - 1
        return offered[place] if 0 <= place < len(offered) else None
    if len(said) > 4:
        return None
    fitting = [one for one in offered if set(said) & set(words(str(one.plain())))]
    return fitting[0] if len(fitting) == 1 else None


def _numbered(reader: Interpreter, said: Sequence[str]) -> int | None:
    """The number that is said, in figures or as an ordinal; -1 for the last one."""
    numbers = [int(word) for word in said if word.isdecimal()] if len(said) < 3 else []
    ordinals = (reader.language.ordinals[word] for word in said if word in reader.language.ordinals)
    return next(iter((*numbers, *ordinals)), None)


# -- what was missing


def answered(reader: Interpreter, question: Question, text: str) -> Result:
    """The order of a question with what a reply adds: understood, the next question, or a refusal."""
    order = picked(reader, question, text)
    if order is not None:
        return _finished(reader, order, question.source)
    inner = question.order.parameters.get("order")
    if question.order.action == "standing" and isinstance(inner, Draft):
        return _lasting(reader, question, inner, text)
    if question.asks == (CONFIRM,):
        return _finished(reader, question.order, question.source) if affirms(reader, text) else question
    work = Work(question.order.action, question.order.actor, dict(question.order.parameters))
    asks = tuple(name for name in question.asks if name != CONFIRM)
    chosen = next((c for c in question.choices if c.casefold() == text.strip().casefold()), None)
    if chosen is not None:
        _choose(work, asks[0], chosen)
    else:
        _complete(reader, work, asks, text)
    return finish(reader.setting, work, question.source, question.order.flavour)


def _finished(reader: Interpreter, order: Draft, source: str) -> Result:
    inner = order.parameters.get("order")
    if isinstance(inner, Draft):
        done = finish(reader.setting, _taken_up(inner), source, inner.flavour, later=True)
        return standing(reader.setting, order.parameters.get("condition"), done)
    return finish(reader.setting, _taken_up(order), source, order.flavour)


def _taken_up(order: Draft) -> Work:
    return Work(order.action, order.actor, dict(order.parameters))


def _lasting(reader: Interpreter, question: Question, inner: Draft, text: str) -> Result:
    """A standing order: its condition is told, or its inner order completed."""
    condition = question.order.parameters.get("condition")
    if question.asks[0] == "condition":
        condition = told_condition(reader, text)
        if condition is None:
            return question
        return standing(reader.setting, condition, finish(
            reader.setting, _taken_up(inner), question.source, inner.flavour, later=True
        ))  # fmt: skip
    if question.asks == (CONFIRM,):
        return _finished(reader, question.order, question.source) if affirms(reader, text) else question
    asks = tuple(name for name in question.asks if name != "condition")
    within = answered(reader, replace(question, order=inner, asks=asks, others=()), text)
    return standing(reader.setting, condition, within)


def told_condition(reader: Interpreter, text: str) -> dict[str, object] | None:
    """The condition of a standing order that words tell."""
    opening = "" if reader.language.ifs.at(words(text) or ("",), 0) else f"{_an_if(reader)} "
    message = Message(reader.ranker, f"{opening}{text}")
    return message.condition() if message.chunks else None


def _an_if(reader: Interpreter) -> str:
    return reader.language.first("ifs")


def _choose(work: Work, parameter: str, chosen: str) -> None:
    """Settle a parameter by one of the choices that were offered."""
    if parameter == "actor":
        work.actor = chosen
    elif parameter == "kind":
        work.action = f"attack-{chosen}"
    else:
        work.params[parameter] = (chosen,) if parameter == "alignments" else chosen


def _complete(reader: Interpreter, work: Work, asks: Sequence[str], text: str) -> None:
    """Fill what an order still lacks; nothing that it has is changed."""
    if asks[0] == "kind":
        _kind(reader, work, text)
        asks = (*asks[1:], "mb")  # what it costs may be said beside it
    if asks[0] in OWN_WORDS and (len(asks) == 1 or not set(text) & {":", *QUOTES}):
        work.params[asks[0]] = text.strip().strip('“”"')
        return
    if asks[0] == "intention" and (told := _intention(reader, text)):
        work.params["intention"] = told
        asks = asks[1:]
    message = Message(reader.ranker, text)
    if not message.chunks:
        return
    label = work.action
    parts = [Chunk("line", message.chunks[0].first, message.chunks[-1].last)]
    filled = message.filler.fill(label, parts, Context())
    frame = frames()[work.action]
    _names(reader, work, frame, asks, message.filler, parts[0])
    free = not (reader.language.denying & set(words(text))) and "?" not in text
    extras = EXTRAS if free else ()
    for name, value in filled.work.params.items():
        if name in (*asks, *extras):
            work.params.setdefault(name, value)
    if "location" in asks and "location" not in work.params and free:
        work.params["location"] = text.strip().strip(".")


def _names(
    reader: Interpreter, work: Work, frame: Frame, asks: Sequence[str], filler: Filler, part: Chunk
) -> None:
    """Names and sums go to what is asked for, in its order, if they are of the right kind."""
    taken = set[int]()
    for name in asks:
        free = (at for at in range(part.first, part.last) if at not in taken and name not in work.params)
        taken.update(islice((at for at in free if _takes(reader, work, frame, asks, filler, name, at)), 1))


def _takes(
    reader: Interpreter, work: Work, frame: Frame, asks: Sequence[str], filler: Filler, name: str, at: int
) -> bool:
    """Fill a part of an order with the piece at a place, if it is of the right kind."""
    slot, piece = frame.slots.get(name), filler.pieces[at]
    if name == "actor":
        return _acts(reader, work, filler, at)
    if slot is None:
        return False
    if slot.money and piece.kind in (MONEY, NUMBER) and piece.amount >= 0:
        work.params[name] = piece.amount
        return True
    if piece.kind != NAME or "attack" in slot.kinds:
        return False
    found = _suiting(reader, slot, filler, at)
    if (
        found is None
        or found in work.params.values()
        or _rivalled(filler.scores(work.action, at), name, asks)
    ):
        return False
    work.params[name] = found
    return True


def _rivalled(scores: Mapping[str, float], name: str, asks: Sequence[str]) -> bool:
    """Whether a piece is clearly meant for something else that is asked for."""
    return any(scores.get(other, -9.0) > scores.get(name, -9.0) + 1 for other in asks if other != name)


def _acts(reader: Interpreter, work: Work, filler: Filler, at: int) -> bool:
    """Let the one of the writer's own act whom a name means."""
    people = [one.name for one in filler.meant(at, Context()) if one.kind == PERSON]
    own = [person for person in people if person in reader.setting.own_people]
    work.actor = own[0] if len(own) == 1 else work.actor
    return len(own) == 1


def _suiting(reader: Interpreter, slot: Slot, filler: Filler, at: int) -> str | None:
    """Whom a name means that fits a slot, rather one whom it wants."""
    who = [one for one in filler.meant(at, Context()) if fits(reader.setting, slot, one)]
    better = [one for one in who if suits(reader.setting, slot, one)] or who
    return better[0].name if better else None


def _kind(reader: Interpreter, work: Work, text: str) -> None:
    """The kind of an attack on a group, by its verb: 'take control'."""
    told = [kind for kind in KINDS if kind in normal(text)]
    if not told and any(map(str.isalpha, text)):
        message = Message(reader.ranker, text)
        told = [
            kind
            for kind in KINDS
            if message.likeliest([f"attack-{kind}" for kind in KINDS]) == f"attack-{kind}"
        ]
    if told:
        work.action = f"attack-{told[0]}"


def _intention(reader: Interpreter, text: str) -> str:
    told = [one for one in INTENTIONS if one in normal(text)]
    if told:
        return told[0]
    message = Message(reader.ranker, text)
    return (
        message.likeliest([f"attack:{one}" for one in INTENTIONS]).partition(":")[2] if message.chunks else ""
    )


# -- orders of their own


def inquires(text: str, results: Sequence[Result]) -> bool:
    """Whether what should be an answer is a question itself."""
    asked = any(isinstance(result, Refusal) and result.reason == "a-question" for result in results)
    return asked and text.lstrip()[:1] not in QUOTES


def no_text(reader: Interpreter, text: str, order: Draft, results: Sequence[Result]) -> bool:
    """Whether words that may say anything are something else all the same: a command, a question, an order
    that is headed by its actor, or the order that was asked about with another actor."""
    if text.lstrip()[:1] in QUOTES:
        return False
    inner = order.parameters.get("order")
    order = inner if isinstance(inner, Draft) else order
    return says(reader, text) in ("finished", "list") or any(_of_its_own(text, order, r) for r in results)


def _of_its_own(text: str, asked: Draft, result: Result) -> bool:
    order = result.order
    if isinstance(result, Refusal) and result.reason == "a-question":
        return True
    if order is None or not order.action or order.action == "gambit":
        return False
    actor = set(words(order.actor or ""))
    another = order.action == asked.action and order.actor != asked.actor
    named = another and bool(actor.intersection(words(text)))
    return order.action in COMMANDS or named or headed(text, order.actor)


def another(text: str, asked: Draft, results: Sequence[Result]) -> bool:
    """Whether words name somebody who is to do something else than what was asked about."""
    inner = asked.parameters.get("order")
    asked = inner if isinstance(inner, Draft) else asked
    orders = [result.order for result in results if result.order is not None]
    return any(
        order.action not in ("", "gambit", asked.action) and set(words(order.actor or "")) & set(words(text))
        for order in orders
    )


def headed(text: str, actor: str | None) -> bool:
    """'Leonora: ...'"""
    head, colon, _ = text.partition(":")
    named = set(words(head)) if colon else set()
    return bool(named) and named <= set(words(actor or ""))
