"""What is carried and told: messages and gifts by emissaries, and leaks (TSW-42, TSW-47)."""

from __future__ import annotations

import re

from bot.games.tsw.orders.asides import in_passing
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PLACE
from bot.games.tsw.orders.reader import Part
from bot.games.tsw.orders.signs import FLAG
from bot.games.tsw.orders.spelling import normal, quoted
from bot.games.tsw.orders.work import Desk, Work

PAUSES = re.compile(r"[,;(]|[-–—] ")
HEADED = re.compile(r"(.+?)(?:[,:)]| [-–—]) +(.+)", re.DOTALL)
"""Words before a pause, and what is said behind it."""


def emissary(desk: Desk, work: Work) -> None:
    """Message or gift, destination, terms of delivery."""
    quote = desk.quote()
    if quote is not None:
        said = normal(quote).split()
        sum_only = len(said) == 2 and said[0].isdigit() and (said[1],) in desk.lexicon.units
        work.params.setdefault("gift" if sum_only else "message", f"{said[0]} MB" if sum_only else quote)
    _destination(desk, work)
    if "message" in work.params and _brings_something(desk, work):
        work.confirm = work.confirm or "guessed"
    _gift(desk, work)
    if "terms" not in work.params:
        _terms(desk, work)
        _wholly(desk, work)


def _brings_something(desk: Desk, work: Work) -> bool:
    """'A gift to the Crane: an old music box': perhaps no message, but what is brought."""
    message = str(work.params["message"])
    if quoted(desk.clause.message, message):
        return False
    words = normal(desk.clause.text.replace(message, " ")).split()
    return any(
        phrase == tuple(words[i : i + len(phrase)])
        for phrase in desk.lexicon.gifts
        for i in range(len(words))
    )


def _destination(desk: Desk, work: Work) -> None:
    others = (GROUP, CHARACTER)
    if desk.take(work, "destination", others, ("to", "for", "under"), own=False):
        return
    if not desk.take(work, "destination", others, ("", "against", "with", "about"), own=False):
        desk.take(work, "destination", (PLACE,), ("to",))


def _gift(desk: Desk, work: Work) -> None:
    if "gift" in work.params:
        return
    told = next((p for p in desk.unread(QUOTE) if p.role == "gift"), None)
    if told is not None:
        work.params["gift"], told.used = told.chunks[0].text, True
        return
    if _event_given(desk, work):
        return
    amount = Work("")
    summed = any(
        p.kind == MONEY and p.chunks[0].money and not p.chunks[0].money.bare for p in desk.clause.parts
    )
    if summed and desk.money(amount):
        work.params["gift"] = f"{amount.params.get('mb', 0)} MB"
        return
    words = normal(desk.clause.text).split()
    for phrase in desk.lexicon.gifts:
        if any(tuple(words[i : i + len(phrase)]) == phrase for i in range(len(words))):
            part = next(
                (p for p in desk.clause.parts if p.kind == WORD and normal(p.chunks[0].text) == phrase[0]),
                None,
            )
            if part is not None and not part.used and not _container(desk, part):
                named = desk.text_after(part, ("to", "terms"))
                gift = _told_apart(desk, part) or named
                if normal(gift) not in desk.lexicon.usage.vague:
                    work.params["gift"] = gift
                return


def _event_given(desk: Desk, work: Work) -> bool:
    """Whether a special event is the gift; by a word of its name in small letters any thing may be called."""
    found = [p for p in desk.unread(NAME, ("", "with", "about")) if desk.whom(p.chunks[0], (EVENT,))]
    if not found or not in_passing(found[0].chunks[0]):
        return desk.take(work, "gift", (EVENT,), ("", "with", "about"))
    part, message = found[0], desk.clause.message
    begin = part.start
    for before in reversed([p for p in desk.clause.parts if p.end <= begin]):
        if before.kind != WORD or message[before.end : begin].strip():
            break
        begin, before.used = before.start, True
    work.params["gift"], part.used = message[begin : part.end], True
    work.confirm = work.confirm or "guessed"
    return True


def _told_apart(desk: Desk, gift: Part) -> str:
    """'a gift, ONE GOLDEN MODEM, terms ...': what it is stands behind a pause."""
    run: list[Part] = []
    for part in [p for p in desk.unread(WORD) if p.start >= gift.end]:
        between = desk.clause.message[run[-1].end if run else gift.end : part.start].strip()
        if part.role or between not in (("", "-") if run else (",", ":")):
            break
        run.append(part)
    for part in run:
        part.used = True
    return desk.clause.message[run[0].start : run[-1].end] if run else ""


def _container(desk: Desk, part: Part) -> bool:
    """'IN a sealed envelope': in what the message is brought."""
    before = normal(desk.clause.message[: part.start]).split()[-3:]
    marks = (term for word in before for _, terms in desk.lexicon.at([word], 0) for term in terms)
    return any(term.kind == "mark" and term.value == "at" for term in marks)


def _terms(desk: Desk, work: Work) -> None:
    part = desk.words(("terms",))
    if part is not None:
        work.params["terms"] = desk.text_after(part, commas=True)
        return
    if desk.take(work, "terms", (PLACE,), ("at", "to", "")):
        return
    spot = desk.flag("spot")
    if spot is not None:
        work.params["terms"] = spot.chunks[0].text
        return
    said = str(work.params.get("message", ""))
    rest = desk.clause.text.replace(said, " ") if said else desk.clause.text
    words = list(re.finditer(r"\w+(?:['’]\w+)*", rest))
    for phrase in sorted(desk.lexicon.drops, key=len, reverse=True):
        for first, last in zip(words, words[len(phrase) - 1 :], strict=False):
            if tuple(normal(rest[first.start() : last.end()]).split()) == phrase:
                work.params["terms"] = rest[first.start() : last.end()]
                return
    part = desk.words(("at", "by", "on"))
    if part is not None and part.kind in (WORD, FLAG):
        work.params["terms"] = desk.text_after(part, commas=True)


def _wholly(desk: Desk, work: Work) -> None:
    """'at midnight ON ELEVATOR QUAY, MASKS ON', 'UNARMED AND alone': terms are all that is said beside them,
    from the last pause on, and as far as nothing else is told.
    """
    clause, terms = desk.clause, str(work.params.get("terms", ""))
    at = clause.message.casefold().rfind(terms.casefold(), clause.start, clause.stop) if terms else -1
    named = (p for p in clause.parts if p.kind in (NAME, MONEY, QUOTE) and not p.chunks[0].term("pronoun"))
    known = [*named, *([clause.head] if clause.head is not None else ())]
    begin = max((p.end for p in known if p.end <= at), default=clause.start)
    pauses = [pause.end() for pause in PAUSES.finditer(clause.message, begin, max(at, begin))]
    begin = max([begin, *pauses]) if pauses or not clause.message[begin:at].strip() else at
    after = min((p.marked for p in known if p.used and p.start >= at + len(terms)), default=clause.stop)
    told = PAUSES.search(clause.message, at + len(terms), after) if after < clause.stop else None
    stop = told.start() if told is not None else after
    rest = [p for p in clause.parts if begin <= p.start < stop]
    if at < 0 or not any(p.kind == WORD and not p.used for p in rest):
        return
    work.params["terms"] = clause.message[begin:stop].strip(" ,;:.!–—-")
    for part in rest:
        part.used = True


def leak(desk: Desk, work: Work) -> None:
    """The message, and whether a name stands under it."""
    if desk.flag("anonymous") is not None:
        work.params["anonymous"] = True
    desk.flag("signed")
    if "message" not in work.params:
        _leaked(desk, work)
    message = str(work.params.get("message", ""))
    if (
        not quoted(desk.clause.message, message)
        and desk.lexicon.full(message).partition(" ")[0] in desk.lexicon.usage.vague
    ):
        del work.params["message"]


def _leaked(desk: Desk, work: Work) -> None:
    """The words of a leak, without the agent who stands behind them: '..., via Milo'."""
    if "message" not in work.params:
        quote = desk.quote()
        if quote is not None:
            work.params["message"] = without_agent(desk, work, _without_bracket(desk, work, quote))
        else:
            part = next(
                (p for p in desk.clause.parts[desk.head + 1 :] if not p.used and p.kind != FLAG), None
            )
            if part is not None:
                work.confirm = "guessed" if part.role == "about" else work.confirm
                said = desk.text_after(part, commas=True)
                work.params["message"] = _without_bracket(desk, work, said)


def without_agent(desk: Desk, work: Work, message: str) -> str:
    """The words without who stands behind them, 'it burns, via Milo', or before: 'by Milo - it burns'."""
    said, sign, last = message.rpartition("," if message.rfind(",") > message.rfind(" - ") else " - ")
    headed = HEADED.match(message)
    first, told = headed.groups() if headed is not None else ("", "")
    carriers = desk.lexicon.usage.carriers
    for words, rest in ((normal(last).split(), said if sign else ""), (normal(first).split(), told)):
        named = tuple(word for word in words if word not in carriers)
        mine = _agents(desk, named) if rest and not work.named_actor else []
        if len(mine) == 1 and (rest is said or words[0] in carriers):
            work.actor, work.named_actor = mine[0], True
            return rest.strip()
    return message


def _without_bracket(desk: Desk, work: Work, message: str) -> str:
    """A bracket behind the words that names an agent tells who leaks them: 'Leak: it burns (Milo)'. With
    more than his name in it it is asked about; any other bracket belongs to the words.
    """
    said, opened, tail = message.rpartition("(")
    if not opened or ")" in tail:
        return message
    whole = tuple(normal(tail).split())
    named = {name for words in (whole, *((word,) for word in whole)) for name in _agents(desk, words)}
    if len(named) != 1 or work.named_actor or not said.strip():
        return f"{message})"
    work.actor, work.named_actor = named.pop(), True
    if not _agents(desk, whole):
        work.confirm = work.confirm or "guessed"
    return said.strip()


def _agents(desk: Desk, words: tuple[str, ...]) -> list[str]:
    """The own people who are called so."""
    who = desk.names.exact.get(words, {})
    return [entity.name for entity in who if desk.mine(entity) and entity.kind == CHARACTER]
