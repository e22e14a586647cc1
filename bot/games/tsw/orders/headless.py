"""Words without a verb that is known: the rest of the order before, its colour, a gambit, an order all the
same ('5 MB from Hush to Sincere'), or talk.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.tsw.orders.actions import ACTIONS, PERSON_COST
from bot.games.tsw.orders.asides import (
    continues,
    copied,
    in_passing,
    inquires,
    of_defence,
    substance,
    takes_back,
    talks,
)
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD
from bot.games.tsw.orders.completing import complete
from bot.games.tsw.orders.explaining import odd_word
from bot.games.tsw.orders.filling import FILLERS
from bot.games.tsw.orders.joining import about_others, does_it
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP
from bot.games.tsw.orders.reader import Clause
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Work, missing

if TYPE_CHECKING:
    from bot.games.tsw.orders.reading import Reading


TALE = 4
"""So many words beside the name of a special event rather tell of it than play it."""
ENDS = re.compile(r"(?<=\w)\s*[,;.!?\n]")


def headless(reading: Reading, clause: Clause) -> list[Work]:
    """Words without a verb we know: the rest of the last order, its colour, a gambit, or talk."""
    desk = reading.desk(clause)
    named = [p for p in clause.parts if p.kind == NAME]
    if inquires(clause) and not clause.passing("polite") and (clause.asking or named):
        return [reading.no(clause, "a-question", "TSW-13")]
    chunks = [c for p in named for c in p.chunks]
    chunks = [c for c in chunks if c.term("pronoun") is None] or chunks
    own = [e.name for c in chunks for e in desk.whom(c, (CHARACTER,)) if desk.mine(e)]
    reading.remember(desk, named)
    if talks(clause) and not substance(clause):
        return []
    last = reading.works[-1] if reading.works else None
    if last is not None and len(own) == 1 and (same := _likewise(reading, clause, last, own[0])) is not None:
        return [same]
    odd = any(part.kind == WORD and not part.used and odd_word(desk, part) for part in clause.parts)
    if last is not None and (odd or clause.undecided or takes_back(clause, reading.lexicon)):
        last.confirm = "hedged"
    if last is not None and len(own) == 1 and does_it(desk, last):
        last.actor, last.named_actor = own[0], True
        said = {word for p in clause.parts if p.kind == WORD for word in normal(p.chunks[0].text).split()}
        if said - reading.lexicon.weights.colourless:
            last.confirm = last.confirm or "guessed"
        last.doubts = [doubt for doubt in last.doubts if doubt.parameter != "actor"]
        for part in clause.parts:
            part.used = part.used or (part.kind == WORD and not part.role)
        complete(reading, last, clause, missing(last))
        return []
    if set(normal(clause.text).split()) & reading.lexicon.usage.subscriptions and not clause.asking:
        return [_unread(reading, clause, [])]
    implied = _implied(reading, clause)
    if implied is not None and (last is None or not missing(last)):
        return [implied]
    if last is not None and not (own and own[0] != last.actor and not continues(clause)):
        before = dict(last.params)
        complete(reading, last, clause, missing(last))
        said = set(normal(clause.text).split()) & reading.lexicon.usage.past
        if last.params != before and continues(clause) and (said or "'" in clause.text):
            last.confirm = last.confirm or "guessed"
        if last.params == before and about_others(desk, last, clause):
            if any((term := p.chunks[0].term("pronoun")) and term.value == "it" for p in named):
                last.confirm = "hedged"
            return [_unread(reading, clause, [])]
        last.flavour.append(clause.text)
        last.end = max(last.end, clause.end)
        return []
    return _alone(reading, clause, own, implied)


def _likewise(reading: Reading, clause: Clause, last: Work, actor: str) -> Work | None:
    """'Kev: ditto': the same order once more, done by somebody else."""
    named = next(part for part in clause.parts if part.kind == NAME)
    said = normal(ENDS.split(reading.message[named.end :])[0])
    person = last.action in ACTIONS and ACTIONS[last.action].cost == PERSON_COST
    if not person or actor == last.actor or said not in reading.lexicon.usage.likewise:
        return None
    doubts = [doubt for doubt in last.doubts if doubt.parameter != "actor"]
    same = replace(last, actor=actor, named_actor=True, confirm="guessed", params=dict(last.params))
    return replace(same, doubts=doubts, objections=[], flavour=[], unread=[])


def _alone(reading: Reading, clause: Clause, own: Sequence[str], implied: Work | None) -> list[Work]:
    """Words that belong to no order before them."""
    desk = reading.desk(clause)
    named = [p for p in clause.parts if p.kind == NAME]
    if cards := [c for p in named for c in p.chunks if desk.whom(c, (EVENT,))]:
        work = Work("play-event", reading.setting.speaker)
        tale = [word for p in clause.parts if p.kind == WORD for word in normal(p.chunks[0].text).split()]
        stated = clause.passing("passive") and len(tale) > 1  # 'Market Panic ought to be a national holiday'
        much = stated or len(tale) >= TALE
        work.confirm = "guessed" if much or all(in_passing(chunk) for chunk in cards) else ""
        desk.head = -1
        FILLERS["play-event"](desk, work)
        return [work]
    if implied is not None:
        return [implied]
    words = [p for p in clause.parts if p.kind == WORD]
    denies = set(normal(clause.text).split()) & reading.lexicon.weights.denying
    told = bool(denies) and own[:1] == [reading.setting.speaker]
    after = normal(reading.message[named[0].end : clause.end]).split()[:1] if named else []
    told = told or bool(set(after) & (reading.lexicon.weights.stating | reading.lexicon.usage.past))
    if told and not substance(clause):
        return []
    leads = bool(named) and named[0] is clause.parts[0] and not named[0].role
    if not told and own and ((leads and len(words) >= 2) or clause.passing("delegate")):
        work = Work("gambit", own[0], True, {"text": reading.message[named[0].start : clause.end]})
        work.confirm = "gambit"
    elif own and not words and len(named) == 1 and not substance(clause):
        reading.cast.act(own[0], clause.start)
        reading.cast.heading = own[0]
        return []
    elif named or substance(clause):
        work = _unread(reading, clause, own)
        work.idle = not own and not substance(clause)
    else:
        return []
    return [work]


def _unread(reading: Reading, clause: Clause, own: Sequence[str]) -> Work:
    """What names somebody or a sum and was not understood: what is to be done?"""
    work = Work("", own[0] if own else reading.setting.speaker)
    work.doubt("action", "what", clause.text)
    named = [chunk for part in clause.parts if part.kind == NAME for chunk in part.chunks]
    work.leaders = [e for chunk in named for e in reading.desk(clause).whom(chunk, (CHARACTER, GROUP))]
    return work


def _implied(reading: Reading, clause: Clause) -> Work | None:
    """'5 MB from Hush to the Exhibition', 'Left Shoe under the Board': no verb, but it can be guessed."""
    desk = reading.desk(copied(clause))
    mine = [p for p in desk.unread(NAME) if any(desk.mine(e) for e in desk.whom(p.chunks[0], (GROUP,)))]
    said = any(part.kind == QUOTE for part in clause.parts)
    theirs = [c for p in desk.unread(NAME, ("to", "for")) for c in p.chunks]
    runs = [e for c in theirs for e in desk.whom(c, (GROUP, CHARACTER)) if not desk.mine(e)]
    if said and len(runs) == 1:
        work = Work("emissary", confirm="guessed")
        reading.cast.behind(desk, work, before=True)
        FILLERS["emissary"](desk, work)
        work.actor = work.actor or reading.setting.speaker
        return work
    roles = {part.role for part in mine}
    if len(mine) == 2 and mine[0].role == "from" and not mine[1].role:
        mine[1].role = "to"
        roles.add("to")
    money = any(part.kind == MONEY for part in clause.parts)
    action = "transfer" if money and "to" in roles else "move-group" if "under" in roles else ""
    action = "defend" if money and of_defence(clause, reading.lexicon) else action
    if action == "move-group":
        mine = [part for part in mine if part.role != "from"]
    if len(mine) != 2 or not action:
        return None
    work = Work(action, reading.setting.speaker, confirm="guessed")
    FILLERS[action](desk, work)
    return work
