"""What an attack has to roll, part by part (INW-099 to INW-111, INW-117 to 122, INW-150, EVL-11, INW-133)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bot.engine.frames import FrameData
from bot.engine.modifiers import SCALE, Modifier, number
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import Params
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import identical, mask, opposed
from bot.games.inwo.play.attacks.secrecy import is_heard, is_secret
from bot.games.inwo.play.calls.readings import best, lent
from bot.games.inwo.play.known import POWER, Affair, Source, known_of, stands_alone
from bot.games.inwo.play.numbers import (
    MAGIC,
    REACHING,
    Scope,
    alignments,
    amount,
    fits,
    global_power,
    matches,
    modifiers,
    passives,
    power,
    printed,
    resistance,
    traits,
)
from bot.games.inwo.play.state import AGENT, DEVASTATED, GEOMETRY, HELD, RESOURCE, Inwo
from bot.games.inwo.play.terms import ATTACK, NEXT_ACTION

CONTROL, DESTROY, ASSASSINATION, DISASTER = "control", "destroy", "assassination", "disaster"
STEP = 4
"""What an alignment counts that leader and target share or that opposes (INW-102, INW-105)."""
POSITION = (10, 5)
"""By the number of Groups between a target and its Illuminati (INW-106)."""
FACTION, AGENTS_AID, AGENTS_OPPOSE, SPY = 5, 10, 6, 3
LEAST = 2
"""A smaller number fails without a roll (INW-094)."""
ALWAYS_FAILS = 11
AttackData = dict[str, Any]
Part = tuple[str, int, int]
"""Its name, the face of the card that it comes from (-1 for a rule), the amount."""
RULE = -1
ATTACKS, ABILITIES = "attacks", "abilities"
"""From what a card may be immune."""


class Attacked(Affair):
    """What everything else in the game may know of an attack; `attack.Attack` carries it out."""

    name = "attack"

    @classmethod
    def is_plan(cls, f: FrameData) -> bool:
        """Whether it has not been announced yet: then the attacker alone knows of it."""
        return not f[cls.DATA]["kind"]

    @classmethod
    def current(cls, s: Inwo) -> AttackData | None:
        """The attack that is going on and was announced, if there is one; of several the last, by a Plot."""
        for f in reversed(s.stack):
            if f[cls.KIND] == cls.name and not cls.is_plan(f):
                return cls.data(f)
        return None


def draft(s: Inwo, leader: int, kind: str, target: int) -> AttackData:
    """An attack before anybody has joined it, as `attack.Attack` describes its data."""
    held = target != NOBODY and (s.master[target] != NOBODY or s.zone[target] == RESOURCE)
    return {
        "seat": s.owner[leader], "card": leader, "kind": kind, "target": target,
        "defender": s.owner[target] if held else NOBODY, "shown": False, "privileged": False, "allowed": [],
        "committed": False, "token": 0, "spent": [], "paid": [], "agents": [], "plots": [], "added": [],
        "lent": [], "roll": [], "parts": [], "again": False, "failed": False, "open": False, "void": False,
        "shut_out": [], "rerolled": [], "due": [], "plot": NOBODY, "instant": False, "strength": 0,
        "facing": [], "since": s.stamp, "adders": [], "opened": [], "admits": [], "retires": [],
        "if_lost": [], "only": NOBODY, "lost": [], "helped": [],
    }  # fmt: skip


def tally(
    kind: str,
    strength: int,
    leading: int,
    target_power: int,
    target_resistance: int,
    facing: int,
    shared: int,
    depth: int,
    steps: tuple[int, int] = (STEP, STEP),
) -> list[tuple[str, int]]:
    """The parts that hang on leader and target alone; their traits are masks.

    shared: alignments that the target has in common with its master. depth: Groups between it and its
    Illuminati, -1 where its place does not count. steps: what a shared and an opposite alignment count.
    """
    same, against = steps[0] * identical(leading, facing), steps[1] * opposed(leading, facing)
    control = kind == CONTROL
    return [
        ("power", strength),
        ("resistance", -target_resistance) if control else ("target-power", -target_power),
        ("same", same if control else -same),
        ("opposite", -against if control else against),
        ("master", -STEP * shared if control else 0),
        ("position", -POSITION[depth] if 0 <= depth < len(POSITION) else 0),
    ]


RISKED = frozenset(("parts", "roll", "again", "failed", "rerolled", "due", "committed", "token", "paid"))
"""What of an attack its sum never looks at."""


def reckon(s: Inwo, a: AttackData) -> list[Part]:
    """The whole sum of the attack `a` as it stands, with alignments read as is best for who may choose."""
    known, stands = known_of(s), str([value for name, value in a.items() if name not in RISKED])
    found = known.sums.get(stands)
    if found is None:
        found = best(s, a, lambda: _reckon(s, a))
        known.sums[stands] = found
    return found


def _reckon(s: Inwo, a: AttackData) -> list[Part]:
    leader, target, plotted = a["card"], a["target"], a["plot"] != NOBODY
    master, facing = s.master[target], alignments(s, target)
    away = master != NOBODY and s.owner[target] != a["seat"]
    parts = tally(
        a["kind"],
        a["strength"] if plotted else power(s, leader, False, a),
        0 if a["instant"] or plotted else alignments(s, leader),
        _against(s, a),
        resistance(s, target, a),
        facing,
        _shared(s, a, master, facing) if master != NOBODY else 0,
        GEOMETRY.depth(s, target) if away else -1,
        _steps(s),
    )
    found = [(name, RULE, value) for name, value in parts if value or name == "power"]
    found = [part for part in found if not _left_out(s, a, part)]
    if away and rivals_of_a_kind(s, a["seat"], s.owner[target]):
        found.append(("faction", RULE, FACTION))
    found += _infiltrated(s, a)
    found += [*_joined(s, a), *_bonuses(s, a), *_doubled(s, a, found)]
    return [*found, *(("plot", face, value) for face, value in a["added"]), *_agents(s, a)]


def _infiltrated(s: Inwo, a: AttackData) -> Iterator[Part]:
    """Agents among the Illuminati of the other party, in attack and in defence (EVL-12)."""
    for side, seat, other in ((1, a["seat"], a["defender"]), (-1, a["defender"], a["seat"])):
        if NOBODY in (seat, other):
            continue
        for card in s.resources[seat]:
            if s.zone[card] == AGENT and s.face[card] == s.face[s.illuminati[other]]:
                yield "spy", s.face[card], side * SPY


def _agents(s: Inwo, a: AttackData) -> Iterator[Part]:
    """Agents (INW-133); those that aid may be of no use against the target."""
    vain = a["agents"] and any(is_about(s, x, a["target"], a) for x in passives(s, "no_agents"))
    for _, card, side in a["agents"]:
        if side < 0 or not vain:
            yield "agents", s.face[card], AGENTS_AID if side > 0 else -AGENTS_OPPOSE


def _against(s: Inwo, a: AttackData) -> int:
    """The Power of the target: in an Instant Attack as it was, but for what is meant for this attack; halved
    if it is Devastated (INW-156, INW-157, INW-167)."""
    target = a["target"]
    if a["instant"]:
        meant = [e for e in s.effects if e[2] == target and e[3] == "power" and e[0] >= a["since"]]
        made = [Modifier(e[4]["layer"], e[0], e[4]["value"]) for e in meant if e[5] == ATTACK]
        found = number(printed(s, target, POWER), [*(Modifier(*x) for x in a["facing"]), *made])
    else:
        found = power(s, target, False, a)
    return found // 2 if a["kind"] != CONTROL and s.marks[target] & DEVASTATED else found


def _left_out(s: Inwo, a: AttackData, part: Part) -> bool:
    """Whether somebody leaves out what alignments do against them (`best_alignments`)."""
    if part[0] not in ("same", "opposite"):
        return False
    sided = {1 if x.seat == a["seat"] else -1 for x in passives(s, "best_alignments") if is_meant(s, x, a)}
    return (-1 if part[2] > 0 else 1) in sided


def is_meant(s: Inwo, source: Source, a: AttackData) -> bool:
    """Whether the attack is one that the passive speaks of."""
    return fits(s, source.params["attack"], a, Scope(source.seat, source.card))


def _shared(s: Inwo, a: AttackData, master: int, facing: int) -> int:
    """The alignments that count between a target and its master (INW-105)."""
    own = alignments(s, master)
    if stands_alone(s, a["target"]):
        return 0
    for source in passives(s, "no_master_bonus"):
        if fits(s, source.params["attack"], a, Scope(source.seat, source.card)):
            own &= ~mask((source.params["trait"],)) if "trait" in source.params else 0
    return identical(own, facing)


def _steps(s: Inwo) -> tuple[int, int]:
    """What a shared and an opposite alignment count now."""
    return steps_by(source.params for source in passives(s, "alignment_step"))


def steps_by(said: Iterable[Params]) -> tuple[int, int]:
    """What they count as the last card to say so has it (EVL-02)."""
    same = against = STEP
    for params in said:
        same, against = params.get("identical", same), params.get("opposed", against)
    return same, against


def rivals_of_a_kind(s: Inwo, seat: int, other: int) -> bool:
    """Whether both are the same Illuminati (EVL-11)."""
    return seat != other and s.face[s.illuminati[seat]] == s.face[s.illuminati[other]]


# -- who helps


def lends(s: Inwo, a: AttackData, card: int, side: int) -> int:
    """What one token of `card` is worth in the attack `a` for (+1) or against it (-1) (INW-108 to 110)."""
    target = a["target"]
    if card == target:
        once = sum(int(e[4]["value"]) for e in s.effects if e[2] == card and "once" in e[4])
        return _multiplied(s, card, a) - once
    own = power(s, card, False, a)
    if card in (a["card"], *a["adders"]) or (side < 0 and defends_free(s, a, card)):
        return own
    if side < 0 and NOBODY != card in (s.master[target], *s.puppets[target]):
        return own
    near = _suits(s, a, card, side) or opened(s, a) or joins(s, a, card, side)
    return own if near else global_power(s, card, a)


def _suits(s: Inwo, a: AttackData, card: int, side: int) -> bool:
    """Whether its alignments let a helper use its Power, or those that it may borrow to aid."""
    alike = opposed if side > 0 and a["kind"] != CONTROL else identical
    has, facing = [alignments(s, card), *(lent(s, card) if side > 0 else ())], alignments(s, a["target"])
    return any(alike(found, facing) for found in has)


def _multiplied(s: Inwo, card: int, a: AttackData) -> int:
    """The Power of a Group that defends itself: doubled, or multiplied by one more than it is (INW-110),
    before anything is added (INW-099)."""
    made = [found for _, found in modifiers(s, card, POWER, False, a)]
    own = [e for e in s.effects if e[2:4] == [card, POWER] and e[5] == NEXT_ACTION]
    made += [Modifier(e[4]["layer"], e[0], e[4]["value"]) for e in own]
    largest = max((found.value for found in made if found.layer == SCALE), default=1)
    return number(FACES.POWER[s.face[card]], [*made, Modifier(SCALE, 0, largest + 1)])


def is_new(a: Mapping[str, Any], card: int) -> bool:
    """Whether the other side has added no tokens since `card` began to act in the attack, nor, since that was
    announced, agents."""
    joined = [(who, side) for _, who, side, _ in a["spent"]]
    place, own = next(((n, x[1]) for n, x in enumerate(joined, 1) if x[0] == card), (0, 1))
    later = [side for _, side in joined[place:]] + [side for _, _, side in a["agents"] if not place]
    return all(side == own for side in later)


def opened(s: Inwo, a: AttackData) -> bool:
    """Whether the leader makes a Secret target count as not Secret in this attack, for all who would join."""
    leads = (x.card == a["card"] and "opens" in x.params for x in passives(s, REACHING))
    return any(leads) and is_secret(s, a["target"])


def defends_free(s: Inwo, a: AttackData, card: int) -> bool:
    """Whether the Power of `card` defends the target for nothing."""
    return s.owner[card] == a["defender"] and any(
        x.card == card and matches(s, x.params["of"], a["target"], Scope(x.seat, card, a))
        for x in passives(s, "free_defence")
    )


def joins(s: Inwo, a: AttackData, card: int, side: int) -> bool:
    """Whether an ability lets `card` join that side with full Power."""
    word = "aid" if side > 0 else "oppose"
    return any(
        word in source.params["sides"] and is_about(s, source, card, a) for source in passives(s, "joins")
    )


def is_about(s: Inwo, source: Source, card: int, a: AttackData | None) -> bool:
    """Whether a passive with `who` (default its own card) is about this card, and this attack, if it speaks
    of some."""
    who, at = source.params.get("who"), Scope(source.seat, source.card, a)
    if not (card == source.card if who is None else matches(s, who, card, at)):
        return False
    return "attack" not in source.params or (a is not None and fits(s, source.params["attack"], a, at))


def _joined(s: Inwo, a: AttackData) -> Iterator[Part]:
    for seat, card, side, tokens in a["spent"]:
        if s.owner[card] != seat or s.zone[card] != HELD:
            continue
        name = "aid" if side > 0 else "defence" if card == a["target"] else "oppose"
        yield name, s.face[card], side * tokens * lends(s, a, card, side)


def _doubled(s: Inwo, a: AttackData, before: Sequence[Part]) -> Iterator[Part]:
    """What multiplies the Power of a whole side (INW-100: the largest only)."""
    for side, word in ((1, "attack"), (-1, "defence")):
        held = [x for x in passives(s, "side_times") if x.params["side"] == word]
        able = [x for x in held if fits(s, x.params["attack"], a, Scope(x.seat, x.card))]
        if able:
            best = max(able, key=lambda x: int(x.params["times"]))
            total = sum(part[2] for part in (*before, *_joined(s, a)) if part[0] in SIDES_OF[side])
            yield "times", s.face[best.card], (best.params["times"] - 1) * total


SIDES_OF = {1: ("power", "aid"), -1: ("oppose", "defence")}


# -- bonuses


def _bonuses(s: Inwo, a: AttackData) -> Iterator[Part]:
    """What cards in play add to the attack, unless its target is immune to their abilities, or to its defence
    (INW-117 to INW-119, INW-142)."""
    signed = [(source, _sign(s, a, source)) for source in passives(s, "bonus")]
    reaching = passives(s, REACHING)
    sources = [(x, sign) for x, sign in signed if sign and is_heard(s, a, x.card, reaching)]
    direct = {source.card for source, _ in sources if source.params["scope"] == "direct"}
    for source, sign in sources:
        if source.params["scope"] == "any" and source.card in direct:
            continue
        given = sign * amount(s, source.params["amount"], Scope(source.seat, source.card, a))
        if given <= 0 or not immune(s, source.card, a["target"], ABILITIES):
            yield "bonus", s.face[source.card], given - _struck(s, a, source)


def _struck(s: Inwo, a: AttackData, source: Source) -> int:
    """What an alignment of the leader makes with the target, where a bonus takes its place."""
    if "instead" not in source.params:
        return 0
    own = alignments(s, a["card"]) & mask((source.params["instead"],))
    facing, (same, against) = alignments(s, a["target"]), _steps(s)
    made = same * identical(own, facing) - against * opposed(own, facing)
    return made if a["kind"] == CONTROL else -made


def _sign(s: Inwo, a: AttackData, source: Source) -> int:
    """1 if a bonus counts for the attack, -1 if against it, else 0."""
    params, card = source.params, source.card
    at = Scope(source.seat, card, a)
    if "attack" in params and not fits(s, params["attack"], a, at):
        return 0
    if "attack" not in params and a["instant"]:
        return 0
    scope = params["scope"]
    if scope == "direct":
        return int(card in (a["card"], *a["adders"]))
    if scope == "any":
        return int(source.seat == a["seat"])
    if scope == "defence":
        return -int(_defends(s, a, source))
    side = next((side for _, joined, side, _ in a["spent"] if joined == card), 0)
    return max(side, 0) if scope == "aid" else side


def _defends(s: Inwo, a: AttackData, source: Source) -> bool:
    """Whether a bonus of the defence counts: what guards one's own Groups does not guard a Group of the hand
    against its own player (INW-049)."""
    card, who = source.card, source.params.get("who")
    own = a["defender"] == NOBODY and source.seat == a["seat"] and card != a["target"]
    if own or ignores_defences(s, a, card):
        return False
    return a["target"] == card if who is None else matches(s, who, a["target"], Scope(source.seat, card, a))


def ignores_defences(s: Inwo, a: AttackData, card: int) -> bool:
    """Whether `card` can do nothing in defence, because the attack heeds nothing but Magic."""
    magic = bool(traits(s, card) & MAGIC) or "magic" in FACES.TAGS[s.face[card]]
    return not magic and any(
        x.seat == a["seat"] and is_meant(s, x, a) for x in passives(s, "ignores_defences")
    )


def immune(s: Inwo, card: int, target: int, against: str, a: AttackData | None = None) -> bool:
    """Whether `target` is immune to `card` (INW-142); what one controls oneself never is (INW-146)."""
    if s.owner[card] == s.owner[target]:
        return False
    return any(
        against in source.params.get("against", (ATTACKS,))
        and is_about(s, source, target, a)
        and matches(s, source.params["from"], card, Scope(source.seat, source.card, a))
        and (a is None or is_heard(s, a, source.card, passives(s, REACHING)))
        for source in passives(s, "immune")
    )


def total(parts: Sequence[Part]) -> int:
    """What must be rolled, or less."""
    return sum(part[2] for part in parts)


def is_enough(roll: int, number: int) -> bool:
    """Whether two dice that show `roll` are enough where `number` or less is needed (INW-095)."""
    return LEAST <= roll < ALWAYS_FAILS and roll <= number


@cache
def chance(number: int) -> float:
    """How likely two dice are enough where `number` or less is needed."""
    return sum(is_enough(one + other, number) for one in range(1, 7) for other in range(1, 7)) / 36


def succeeded(a: Mapping[str, Any]) -> bool:
    """Whether the dice of an attack, as they lie, are enough (INW-095)."""
    return is_enough(sum(a["roll"]), total(a["parts"])) and not a["failed"]
