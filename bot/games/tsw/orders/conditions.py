"""What a standing order waits for (TSW-60)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.tsw.orders.chunks import MONEY, NAME
from bot.games.tsw.orders.lexicon import Words
from bot.games.tsw.orders.names import CHARACTER, GROUP, PLACE, Entity
from bot.games.tsw.orders.reader import Part
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk

OWN_GROUPS = "any of mine"


def condition(desk: Desk, parts: Sequence[Part]) -> dict[str, Any] | None:
    """The condition that these parts tell, or None if it is none of the known kinds or about nobody known."""
    text = desk.clause.message[parts[0].start : parts[-1].end]
    words = desk.lexicon.told(text)
    groups, people, own, amounts = _mentioned(desk, parts)
    located = people
    if not people:
        located = [e for e in reversed(desk.spoken_of) if e.kind == CHARACTER and not desk.mine(e)][:1]
        located = located if not groups and not own else []
    tells = {kind: _tells(words, phrases) for kind, phrases in desk.lexicon.conditions.items()}
    if amounts and (tells["treasury-exceeds"] or ">" in text) and groups:
        return {"kind": "treasury-exceeds", "group": groups[0].name, "mb": amounts[0]}
    sought = bool(located) and located[0].name != desk.setting.speaker
    if sought and tells["location-public"] and not tells["attacked"]:
        return {"kind": "location-public", "character": located[0].name}
    if own and tells["attacked"]:
        return {"kind": "group-attacked", "group": OWN_GROUPS}
    if groups and tells["changes-hands"]:
        return {"kind": "changes-hands", "group": groups[0].name}
    if tells["attacked"] or tells["announced"]:
        return _attack_condition(desk, parts, groups, people, tells)
    return None


def _attack_condition(
    desk: Desk,
    parts: Sequence[Part],
    groups: Sequence[Entity],
    people: Sequence[Entity],
    tells: dict[str, int],
) -> dict[str, Any] | None:
    """Who attacks whom: 'the CIA is attacked', 'I am attacked', 'the Bees announce an attack'."""
    verb = tells["attacked"] or tells["announced"]
    first = parts[0].start
    before = [e for e in (*groups, *people) if _place(desk, parts, e) - first < verb]
    only = groups[0] if len(groups) == 1 and not people else None
    if only is not None and desk.setting.group(only.name).conspiracy and not desk.mine(only):
        return {"kind": "attack-announced", "by": only.name}
    me = next((e for e in people if e.name in desk.setting.own_people), None)
    mine = next((e for e in groups if e.name in desk.setting.own_groups), None)
    foe = next((e for e in groups if e.name not in desk.setting.own_groups), None)
    if foe is not None and foe in before and (tells["announced"] or (me is None and mine is None)) and (
        desk.setting.group(foe.name).conspiracy or tells["announced"]
    ):  # fmt: skip
        return {"kind": "attack-announced", "by": foe.name}
    if mine is not None:
        return {"kind": "group-attacked", "group": mine.name}
    if me is not None:
        return {"kind": "attacked", "character": me.name}
    if foe is not None:
        return {"kind": "group-attacked", "group": foe.name}
    stranger = next((e for e in people), None)
    if stranger is not None:
        leads = desk.setting.character(stranger.name).runs or stranger.name
        return {"kind": "attack-announced", "by": leads} if stranger in before else {
            "kind": "attacked", "character": stranger.name,
        }  # fmt: skip
    return None


def _place(desk: Desk, parts: Sequence[Part], entity: Entity) -> int:
    for part in parts:
        if part.kind == NAME and any(entity in desk.whom(chunk, (GROUP, CHARACTER)) for chunk in part.chunks):
            return part.start
    return parts[-1].end


def _mentioned(desk: Desk, parts: Sequence[Part]) -> tuple[list[Entity], list[Entity], bool, list[int]]:
    groups: list[Entity] = []
    people: list[Entity] = []
    own = False
    amounts: list[int] = []
    for part in parts:
        for chunk in part.chunks:
            if chunk.term("groups"):
                own = True
            if part.kind == MONEY and chunk.money is not None:
                amounts.append(chunk.money.amount)
            if part.kind != NAME:
                continue
            who = desk.whom(chunk, (GROUP, CHARACTER))
            if len(who) == 1 and (chunk.named is None or chunk.named.sure):
                (groups if who[0].kind == GROUP else people).append(who[0])
                desk.memory.mention(who[0])
    return groups, people, own, amounts


def _tells(words: Words, phrases: Sequence[Words]) -> int:
    """Where (in letters) the first of these phrases stands in `words`, counted from 1; 0 if none does."""
    for i in range(len(words)):
        if any(words[i : i + len(phrase)] == phrase for phrase in phrases if phrase):
            return 1 + sum(len(word) + 1 for word in words[:i])
    return 0


def half_told(desk: Desk, parts: Sequence[Part], told: Mapping[str, Any]) -> bool:
    """Whether a condition says more than is kept of it: 'if the Bees DO NOT announce', '... attack
    TIDEWATER', 'surfaces in PRAGUE', 'BEES OR ENCORE'.
    """
    kept = {str(value) for value in told.values()} | {desk.setting.speaker, desk.setting.controls.conspiracy}
    named = [(p, c) for p in parts if p.kind == NAME for c in p.chunks if c.term("pronoun") is None]
    for part, chunk in named:
        who = desk.whom(chunk, (GROUP, CHARACTER, PLACE))
        if part.kind == NAME and who and not {entity.name for entity in who} & kept:
            return True
    if sum(part.kind == MONEY for part in parts) > ("mb" in told):
        return True
    spans = [(chunk.start, chunk.end) for _, chunk in named]
    spans += [(part.start, part.end) for part in parts if part.kind == MONEY]
    text = desk.clause.message[parts[0].start : parts[-1].end]
    for start, end in sorted(spans, reverse=True):
        text = text[: start - parts[0].start] + " " + text[end - parts[0].start :]
    telling = {word for phrases in desk.lexicon.conditions.values() for phrase in phrases for word in phrase}
    weights = desk.lexicon.weights
    said = set(normal(text).split())
    if said & (weights.denying | desk.lexicon.alternatives | weights.contrasting):
        return True
    lexicon = desk.lexicon
    small = lexicon.small | lexicon.objects | lexicon.joiners | lexicon.usage.openers
    small |= telling | weights.waiting | weights.colouring | weights.colourless | weights.stating
    return any(word not in small and not lexicon.adverb.search(word) for word in said)
