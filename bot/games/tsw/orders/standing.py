"""Standing orders: what is done as soon as a condition comes true (TSW-60)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.games.tsw.orders.asides import copied, faint
from bot.games.tsw.orders.chunks import NAME, WORD
from bot.games.tsw.orders.conditions import OWN_GROUPS, condition, half_told
from bot.games.tsw.orders.explaining import strange
from bot.games.tsw.orders.names import CHARACTER, Entity
from bot.games.tsw.orders.reader import Clause, Part, Sentence
from bot.games.tsw.orders.setting import attack_name
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Work

if TYPE_CHECKING:
    from bot.games.tsw.orders.reading import Reading


LEFT_LYING = ("withdraw", "drop", "cancel", "meditate", "list")
"""What is no consequence where another one follows."""


def stand(reading: Reading, sentence: Sentence) -> None:
    """'If CONDITION then ACTION' and 'ACTION if CONDITION' (TSW-60)."""
    consequence = [c for c in sentence.consequence if c.head is not None]
    later: list[Clause] = []
    before = list(sentence.orders)
    told_later = sentence.suffix or not any(clause.parts for clause in sentence.consequence)
    if (told_later or (not consequence and not before)) and before and before[-1].head is not None:
        later, consequence = consequence, [before.pop()]
    lost = False
    for clause in before:
        if clause.head is not None:
            made = reading.clause(clause, joined=False)
            lost = lost or any(doubt.parameter == "actor" for work in made for doubt in work.doubts)
        else:
            lost = _addressed(reading, clause) or lost
    parts = sentence.condition or []
    anchor = consequence[0] if consequence else Clause(list(parts), reading.message)
    if told_later or not _points_back(reading, anchor, parts):
        reading.remember(reading.desk(anchor), [p for c in consequence for p in c.parts if p.kind == NAME])
    told = condition(reading.desk(anchor), parts)
    if told is not None and "character" in told:
        reading.memory.speak_of(Entity(CHARACTER, str(told["character"])))
    reading.conditions += [(parts[0].start, parts[-1].end)] if parts else []
    words = reading.message[parts[0].start : parts[-1].end] if parts else ""
    idle = told is None and (sentence.suffix or not sentence.consequence)
    idle = idle and not reading.lexicon.tells_condition(words)
    if idle and not any(p.kind == NAME and c.term("pronoun") is None for p in parts for c in p.chunks):
        for clause in consequence:
            for work in reading.clause(clause, joined=True):
                work.confirm = work.confirm or "hedged"
        return
    doubtful = told is not None and (half_told(reading.desk(anchor), parts, told) or _unnamed(parts))
    start = min([sentence.start, *(c.start for c in consequence)])
    made = _consequences(reading, consequence)
    for inner in made:
        _noted(reading, inner, told, start, sentence.end)
        said = set(normal(" ".join(inner.flavour)).split())
        left = said - reading.lexicon.weights.colourless - reading.lexicon.usage.particles
        unsure = doubtful or lost or inner.confirm or left or len({one.action for one in made}) > 1
        reading.works[-1].confirm = "guessed" if unsure else ""
    if not consequence:
        empty = Work("standing", reading.cast.subject[0] if reading.cast.subject else reading.setting.speaker)
        empty.params = {"condition": told} if told else {}
        empty.start, empty.end = sentence.start, sentence.end
        reading.works.append(empty)
    for clause in later:
        reading.clause(clause, joined=True)


def _points_back(reading: Reading, anchor: Clause, parts: Sequence[Part]) -> bool:
    """'Igor spies on her. If HE is attacked, Dagmar guards him.': somebody of whom was spoken before."""
    desk = reading.desk(anchor)
    chunks = [chunk for part in parts if part.kind == NAME for chunk in part.chunks]
    pronouns = [c for c in chunks if (term := c.term("pronoun")) is not None and term.value in ("he", "she")]
    return any(desk.whom(chunk, (CHARACTER,)) for chunk in pronouns)


def _unnamed(parts: Sequence[Part]) -> bool:
    """'when THEY try to destroy IT': groups are only meant by pronouns."""
    chunks = [chunk for part in parts if part.kind == NAME for chunk in part.chunks]
    pronouns = [term.value for chunk in chunks if (term := chunk.term("pronoun")) is not None]
    return len(pronouns) == len(chunks) and bool({"they", "it"} & set(pronouns))


def _consequences(reading: Reading, clauses: Sequence[Clause]) -> list[Work]:
    """What is to be done; 'drops everything and spies' only says who spies, and at once."""
    made: list[Work] = []
    leaving: list[str] = []
    for clause in clauses:
        for inner in reading.works_of(clause, joined=True):
            inner.faint = faint(clause)
            if made and made[-1].action in LEFT_LYING and inner.action not in LEFT_LYING:
                made.pop()
                if not inner.named_actor and leaving:
                    inner.actor, inner.named_actor = leaving[0], True
            made.append(inner)
        leaving = reading.cast.before(copied(clause))[0]
    return made


def _noted(reading: Reading, inner: Work, told: Mapping[str, object] | None, start: int, end: int) -> None:
    if inner.action == "attack" and told is not None and told["kind"] == "location-public":
        inner.params.setdefault("location", "anywhere")
    if told is not None and told["kind"] == "group-attacked":
        _that_attack(reading, inner, str(told["group"]))
    work = Work("standing", inner.actor, inner.named_actor)
    work.start, work.end = start, end
    work.params = {"order": inner}
    if told is not None:
        work.params["condition"] = dict(told)
        if inner.action == "transfer" and told["kind"] == "treasury-exceeds":
            inner.params.setdefault("from", told["group"])
    if inner.actor is not None:
        reading.cast.act(inner.actor, start)
    reading.works.append(work)


def _that_attack(reading: Reading, inner: Work, group: str) -> None:
    """'If the Crane is attacked, Igor interferes': with the attack that is waited for (TSW-46)."""
    if inner.action not in ("support", "interfere"):
        return
    if group == OWN_GROUPS:  # of several groups it is not known which
        mine = {attack_name(a) for a in reading.setting.attacks if a.target in reading.setting.own_groups}
        if inner.params.get("attack") not in mine:
            inner.params.pop("attack", None)
        return
    if "attack" in inner.params:
        return
    meant = [objection for objection in inner.objections if objection.reason == "no-such-attack"]
    if all(dict(objection.args)["name"] == group for objection in meant):
        inner.objections = [objection for objection in inner.objections if objection not in meant]
        inner.doubts = [doubt for doubt in inner.doubts if doubt.parameter != "attack"]
        inner.params["attack"] = f"attack on {group}"


def _addressed(reading: Reading, clause: Clause) -> bool:
    """'Cornelius, standing order:' names who is meant. Whether somebody unknown may be named."""
    desk = reading.desk(clause)
    for part in clause.parts:
        for chunk in part.chunks if part.kind == NAME else ():
            own = [e.name for e in desk.whom(chunk, (CHARACTER,)) if desk.mine(e)]
            if len(own) == 1:
                reading.cast.act(own[0], clause.start)
    return any(part.kind == WORD and strange(desk, part) for part in clause.parts)
