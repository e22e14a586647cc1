"""Filling in orders of persons: attack, front, emissary, guard and the rest (TSW-40 to TSW-52)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from bot.games.tsw.orders.asides import in_passing
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD
from bot.games.tsw.orders.messages import without_agent
from bot.games.tsw.orders.names import CHARACTER, GROUP, PLACE
from bot.games.tsw.orders.reader import Part
from bot.games.tsw.orders.signs import FLAG, VERB
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk, Work

AIM = ("", "against", "to", "for", "at", "with", "about", "from", "by")
SCENES = ("at", "to", "", "from", "by", "with", "against")
"""Marks before the place of an attack."""
OF_PERSONS = ("kill", "seduce", "confuse", "kidnap")
"""Intentions that no place can suffer."""
FRONT_ROLES = ("called", "symbol", "purpose", "alignments", "under", "money", "from")


def attack(desk: Desk, work: Work) -> None:
    """Attack a person or a place: whom, where, to what end."""
    _intention(desk, work)
    favoured = desk.unread(NAME, ("for",))
    desk.take(work, "target", (CHARACTER,), ("", "against", "to", "for", "from", "at"), own=False)
    scenes = [p for p in desk.unread(NAME, ("",)) if desk.whom(p.chunks[0], (PLACE,))]
    if scenes and any(part.used for part in favoured):
        work.confirm = "guessed"  # 'demolish the casino FOR LOTTE'
    if "target" not in work.params and all(d.parameter != "target" for d in work.doubts):
        desk.take(work, "target", (PLACE,), ("", "against", "from"))
    if "target" not in work.params:
        desk.take(work, "target", (CHARACTER,), ("", "against", "to", "for"))
    _location(desk, work)
    target = work.params.get("target")
    if target is not None and any(place.name == target for place in desk.setting.places):
        work.params["location"] = target
        if work.params.get("intention") in OF_PERSONS:
            del work.params["target"]


def _intention(desk: Desk, work: Work) -> None:
    if "intention" in work.params:
        return
    if work.intention:
        work.params["intention"] = work.intention
        return
    for part in desk.clause.parts:
        if part.kind == VERB and part.term is not None and part is not desk.clause.head:
            for sense in part.term.senses:
                if sense.action == "attack" and sense.intention:
                    work.params["intention"], part.used = sense.intention, True
                    return


def _location(desk: Desk, work: Work) -> None:
    """A known place, 'home' and the like, or the words behind 'at'."""
    if "location" in work.params:
        return
    if _known_place(desk, work):
        desk.flag("spot")
        return
    spots = [p for p in desk.clause.parts if p.kind == FLAG and not p.used and p.term is not None]
    for spot in spots:
        if spot.term is not None and spot.term.kind == "spot" and not _of_another(desk, work, spot):
            work.params["location"], spot.used = spot.term.value, True
            return
    group = next((p for p in desk.unread(NAME, ("at",)) if desk.whom(p.chunks[0], (GROUP,))), None)
    if group is not None:
        work.params["location"], group.used = desk.whom(group.chunks[0], (GROUP,))[0].name, True
        return
    part = desk.words(("at",))
    if part is not None and not _a_time(desk, part):
        work.params["location"] = desk.text_after(part, ("with", "by", "say", "money"))


def _known_place(desk: Desk, work: Work) -> bool:
    """Take the place that is named; a word in small letters names none beside 'at home' or by itself:
    'disguised as a VALET' (the Psychic Valet Stand)."""
    spotted = any(p.term is not None and p.term.kind == "spot" for p in desk.unread(FLAG))
    named = [p for p in desk.unread(NAME, SCENES) if desk.whom(p.chunks[0], (PLACE,))]
    colour = [p for p in named if in_passing(p.chunks[0]) and (spotted or p.role != "at")]
    for part in colour:
        part.used = True
    taken = desk.take(work, "location", (PLACE,), SCENES)
    for part in colour:
        part.used = False
    return taken


def _of_another(desk: Desk, work: Work, spot: Part) -> bool:
    """'Rob Wick - that is IO'S JOB': a place or a duty of somebody whom the order is not about."""
    before = max((p for p in desk.clause.parts if p.end <= spot.start), key=lambda p: p.end, default=None)
    named = before.chunks[-1].named if before is not None else None
    owner = (
        named is not None and named.own and not any(e.name == work.params.get("target") for e in named.who)
    )
    return owner and before is not None and before.kind == NAME


def _a_time(desk: Desk, part: Part) -> bool:
    """'at night': an hour, where a place could stand."""
    said = tuple(normal(f"{part.mark.text if part.mark else ''} {part.chunks[0].text}").split())
    return said in desk.lexicon.drops


def _named(desk: Desk, work: Work, parameter: str, kinds: tuple[str, ...]) -> None:
    """A single name, rather of somebody else's than of one's own."""
    if not desk.take(work, parameter, kinds, AIM, own=False):
        desk.take(work, parameter, kinds, AIM)


def infiltrate(desk: Desk, work: Work) -> None:
    _named(desk, work, "group", (GROUP,))


def recruit(desk: Desk, work: Work) -> None:
    _named(desk, work, "target", (CHARACTER,))


def guard(desk: Desk, work: Work) -> None:
    if not desk.take(work, "target", (CHARACTER, PLACE), AIM):
        spot = desk.flag("spot")
        if spot is not None and spot.term is not None:
            work.params.setdefault("target", spot.term.value)


def spy(desk: Desk, work: Work) -> None:
    _named(desk, work, "target", (GROUP, CHARACTER, PLACE))


def illuminate(desk: Desk, work: Work) -> None:
    """Whom, and by which method."""
    desk.take(work, "target", (CHARACTER,), ("", "against", "to", "for", "with"))
    if "method" in work.params:
        return
    quote = desk.quote()
    part = desk.words(("method",)) or _by_what(desk) or _after_pause(desk)
    if quote is not None:
        work.params["method"] = quote
    elif part is not None:
        work.params["method"] = desk.text_after(part, commas=True)


def _by_what(desk: Desk) -> Part | None:
    """What stands behind 'with' or 'by', if it is none of one's own people: 'done by me'. In words of their
    own, all of them: 'she READS HIM THE TAX CODE by candlelight'.
    """
    first = next((p for p in desk.clause.parts if p.kind == WORD and not p.used), None)
    if desk.head < 0 and first is not None and not first.role:
        return first
    told = [p for p in desk.clause.parts[desk.head + 1 :] if not p.used and p.role in ("with", "by", "at")]
    mine = [p for p in told if any(desk.mine(e) for c in p.chunks for e in desk.whom(c, (CHARACTER,)))]
    return next((p for p in told if p not in mine and p.kind in (WORD, NAME, FLAG, VERB, QUOTE)), None)


def _after_pause(desk: Desk) -> Part | None:
    """The first unread word or sub-verb, if the words behind it say something."""
    found = [p for p in desk.clause.parts[desk.head + 1 :] if not p.used and p.kind in (WORD, VERB)]
    return found[0] if len(found) >= 2 else None


def create_front(desk: Desk, work: Work) -> None:
    """Money, purpose, symbols, alignments; perhaps a name, a master, or neutral."""
    _front_texts(desk, work)
    if "alignments" not in work.params:
        values = desk.flags("alignment")
        if values:
            work.params["alignments"] = values
    if desk.flag("neutral") is not None:
        work.params["neutral"] = True
    desk.take(work, "under", (GROUP,), ("under",), own=True)
    desk.take(work, "from", (GROUP,), ("from",), own=True)
    desk.money(work)
    if "name" not in work.params:
        quote = desk.quote()
        if quote is not None:
            work.params["name"] = quote
        else:
            _bare_name(desk, work)


def _front_texts(desk: Desk, work: Work) -> None:
    for role, parameter in (("called", "name"), ("symbol", "symbol"), ("purpose", "purpose")):
        if parameter in work.params:
            continue
        part = next((p for p in desk.clause.parts if p.role == role and not p.used), None)
        if part is not None and part.kind == QUOTE:
            work.params[parameter], part.used = part.chunks[0].text, True
        elif part is not None and part.kind != MONEY:
            work.params[parameter] = desk.text_after(part, FRONT_ROLES)
    if "purpose" not in work.params:
        part = next(
            (p for p in desk.clause.parts if p.role == "for" and p.kind in (WORD, VERB) and not p.used), None
        )
        if part is not None:
            work.params["purpose"] = desk.text_after(part, FRONT_ROLES)


def _bare_name(desk: Desk, work: Work) -> None:
    """Capital words right behind the verb are the name; or the first ones that are nothing else."""
    behind = desk.clause.parts[desk.head + 1 :]
    run = _capital_run(desk, behind)
    if len(run) == 1 and not work.named_actor and run[0].kind == NAME:
        own = [e.name for e in desk.whom(run[0].chunks[0], (CHARACTER,)) if desk.mine(e)]
        if len(own) == 1:
            work.actor, work.named_actor, run[0].used = own[0], True, True
            return
    for n in range(1, len(behind)) if not run else ():
        run = _capital_run(desk, behind[n:])
        if run and all(part.kind == WORD for part in run):
            work.confirm = work.confirm or "guessed"
            break
        run = []
    if run:
        work.params["name"] = desk.clause.message[run[0].start : run[-1].end]
        for part in run:
            part.used = True


def _capital_run(desk: Desk, parts: Sequence[Part]) -> list[Part]:
    """The capital words with which these parts begin."""
    run: list[Part] = []
    for part in parts:
        linked = not part.role or (bool(run) and part.role in ("for", "against", "with", "to"))
        plain = part.kind in (WORD, NAME, VERB, FLAG) and not part.used and linked
        joined = not run or _joins(desk, run[-1], part)
        if not (plain and joined and part.chunks[0].text[:1].isupper()):
            break
        run.append(part)
    return run


def _joins(desk: Desk, one: Part, other: Part) -> bool:
    """Whether only small words stand between two parts."""
    between = desk.clause.message[one.end : other.start]
    return all(word in desk.lexicon.known for word in normal(between).split()) and not set(between) & set(
        ",;:()"
    )


def meditate(desk: Desk, work: Work) -> None:
    del desk, work


def gambit(desk: Desk, work: Work) -> None:
    """Whatever is written, word for word."""
    head = desk.clause.head
    start = head.end if head is not None and head.term is not None and head.term.value == "gambit" else None
    named = next((part.start for part in desk.clause.parts if part.kind == NAME), desk.clause.start)
    text = desk.clause.message[start or named : desk.clause.end].strip(" :,-–—")
    if text:
        work.params.setdefault("text", without_agent(desk, work, text))
    for part in desk.clause.parts:
        part.used = True


def withdraw(desk: Desk, work: Work) -> None:
    """Which of the speaker's orders is taken back: a number, the last one, all, or somebody's."""
    if desk.clause.passing("standing") or desk.lexicon.tells_of("standing", normal(desk.clause.text)):
        work.params["standing"] = True
    everything = desk.lexicon.tells_of("everything", desk.lexicon.full(desk.clause.text))
    everything = everything or any(
        p.term is not None and p.term.kind == "everything" for p in desk.clause.parts
    )
    numbers = [n for n in _order_numbers(desk, work) if n > 0 or not everything]
    if len(numbers) > 1:
        work.doubt("number", "one-only", "", tuple(map(str, numbers)))
        return
    if numbers:
        work.params["number"] = numbers[0]
    before = [c for p in desk.clause.parts[: max(desk.head, 0)] if p.kind == NAME for c in p.chunks]
    named = [
        e.name for c in before for e in desk.whom(c, (CHARACTER,)) if desk.mine(e) and not c.term("pronoun")
    ]
    if named:
        work.params["of"] = named[0]
    told = [p for p in desk.unread(NAME) if any(c.term("pronoun") is None for c in p.chunks)]
    for part in desk.unread(NAME) if told else ():
        part.used = part not in told
    if told:
        desk.take(work, "of", (CHARACTER,), AIM, own=True)
    if "number" not in work.params and "of" not in work.params:
        spoken_of = None if everything else _spoken_of(desk)
        everything = everything or ("standing" in work.params and not spoken_of)
        work.params["number"] = "all" if everything else spoken_of or "last"
        pronouns = [term for p in desk.clause.parts for c in p.chunks if (term := c.term("pronoun"))]
        pointed = any(term.value not in ("me", "us") for term in pronouns)  # 'I withdraw' may be resigning
        pointed = pointed or bool(set(normal(desk.clause.text).split()) & desk.lexicon.usage.pointing)
        work.confirm = work.confirm if everything or (pointed and not spoken_of) else "guessed"
    if work.params.get("number") == -1:
        work.params["number"] = "last"
    if "of" in work.params:  # 'withdraw number 3, but ask DAGMAR first': one or the other
        number = work.params.pop("number", "all" if everything else "")
        begin = desk.clause.head.end if desk.clause.head is not None else desk.clause.start
        apart = any(set(desk.clause.message[begin : part.start]) & set(",:;-–—(") for part in told)
        both = isinstance(number, int) or (number != "" and apart)
        work.confirm = work.confirm or ("guessed" if both else "")


def _spoken_of(desk: Desk) -> int | None:
    """'The order about the lamp, number TWO? Withdraw that.': the one number that is told beside it."""
    said = normal(desk.clause.message).split()
    labels = desk.lexicon.headings | desk.lexicon.weights.colourless
    told = {
        number for label, word in pairwise(said) if label in labels and (number := desk.lexicon.counts(word))
    }
    return told.pop() if len(told) == 1 else None


def _pointed(desk: Desk, part: Part) -> bool:
    """'Withdraw that ONE': no number."""
    return bool(set(normal(desk.clause.message[: part.start]).split()[-1:]) & desk.lexicon.usage.pointing)


def _whole_text(desk: Desk) -> str:
    """The clause; of 'THE THIRD OF MY ORDERS is withdrawn' also what only counts steps elsewhere."""
    clause, lexicon = desk.clause, desk.lexicon
    begun = re.split(r"[.;!?\n]", clause.message[: clause.start])[-1]
    before, orders = set(normal(begun).split()), _words_of(lexicon.headings)
    small = lexicon.small | lexicon.joiners | lexicon.weights.stating | orders
    told = before & orders or set(normal(clause.text).split()[:1]) & lexicon.joiners
    return begun + clause.text if told and before <= small else clause.text


def _words_of(phrases: Iterable[str]) -> set[str]:
    return {word for phrase in phrases for word in phrase.split()}


def _order_numbers(desk: Desk, work: Work) -> list[int]:
    """The numbers of orders that are said, each once; a sum of money makes the order doubtful."""
    said = normal(_whole_text(desk)).split()
    numbers = [desk.lexicon.ordinals[word] for word in said if word in desk.lexicon.ordinals]
    for part in (p for p in desk.clause.parts if p.kind == MONEY and not p.used):
        amount, part.used = part.chunks[0].money, True
        if _pointed(desk, part):
            continue
        if amount is not None and amount.bare:
            numbers.append(amount.amount)
        else:
            work.confirm = "guessed"
    for part in desk.clause.parts:
        number = desk.lexicon.counts(part.chunks[0].text) if part.kind == WORD else 0
        if number and not _pointed(desk, part):
            part.used = True
            numbers.append(number)
    return list(dict.fromkeys(numbers))
