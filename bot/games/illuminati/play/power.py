"""Power, Resistance, alignments, and the number an attack needs (ILL-1, ILL-5.2 to 5.4, MAD-05 to 08)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.modifiers import ADD, SET, Modifier, Turn, number, traits
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.state import GEOMETRY, HELD, Illuminati

CONTROL, NEUTRALIZE, DESTROY, NWO = "control", "neutralize", "destroy", "nwo"
KINDS = (CONTROL, NEUTRALIZE, DESTROY)
NEUTRALIZE_BONUS = 6
ALIGNMENT_STEP = 4
NWO_RESISTANCE = 10
FANATIC = 1 << 9
POSITION = {"10/5/2": (10, 5, 2), "10/5/0": (10, 5, 0), "15/10/5": (15, 10, 5)}


class Bonus(NamedTuple):
    """What a card adds to attacks of its owner; `direct`: only when it leads them itself."""

    direct: bool
    kinds: tuple[str, ...]
    amount: int
    mask: int
    targets: frozenset[int]

    def counts(self, kind: str, target: int, facing: int) -> bool:
        """Whether it helps an attack of this kind against a target with the alignments `facing`."""
        if kind not in self.kinds:
            return False
        if self.targets:
            return target in self.targets
        return not self.mask or bool(self.mask & facing)


def _bonus(params: Mapping[str, Any]) -> Bonus:
    mask = CARDS.mask([params["alignment"]]) if "alignment" in params else 0
    targets = frozenset(CARDS.id(slug) for slug in params.get("names", ()))
    return Bonus(params["scope"] == "direct", tuple(params["kinds"]), params["bonus"], mask, targets)


PRINTED = [
    {op: tuple(params for name, params in ops if name == op) for op, _ in ops} for ops in CARDS.EFFECTS
]


def effects(card: int, op: str) -> Sequence[Mapping[str, Any]]:
    """The parameters of every printed effect of `card` that is called `op`."""
    return PRINTED[card].get(op, ())


def _first(op: str) -> dict[int, Mapping[str, Any]]:
    return {card: effects(card, op)[0] for card in range(len(CARDS.NAME)) if effects(card, op)}


BONUSES = [[_bonus(params) for params in effects(card, "attack_bonus")] for card in range(len(CARDS.NAME))]
STUBBORN = {c: (p["value"], CARDS.mask(p["alignments"])) for c, p in _first("resistance_against").items()}
AURAS = {c: p["bonus"] for c, p in _first("resistance_aura").items()}
IMMUNE = {c: CARDS.mask(p["from"]) for c, p in _first("immunity").items()}
POSES = {c: (p["kind"], CARDS.mask([p["alignment"]])) for c, p in _first("acts_as").items()}
ATTACKS = {c: p["count"] for c, p in _first("attacks_per_turn").items()}
SWAYS = [[(CARDS.mask([m["alignment"]]), m["power"], m["resistance"]) for m in mods] for mods in CARDS.MODS]

OPPOSING = [0] * 1024
for _mask in range(1024):
    for _bit, _against in enumerate(CARDS.OPPOSITE):
        if _mask >> _bit & 1:
            OPPOSING[_mask] |= _against


def alignments(s: Illuminati, card: int) -> int:
    """The alignments of `card` as they are now."""
    if not s.changes:
        return CARDS.ALIGN[card]
    turns = [Turn(n, verb, mask) for n, (c, verb, mask) in enumerate(s.changes) if c == card]
    return traits(CARDS.ALIGN[card], turns, CARDS.OPPOSITE)


def _sway(s: Illuminati, card: int, column: int) -> list[Modifier]:
    """What the NWOs in force add to the Power (1) or Resistance (2) of a group, in order of play (MAD-08)."""
    if f"ignore:{card}" in s.used:
        return []
    mask = alignments(s, card)
    return [
        Modifier(ADD, stamp, sum(sway[column] for sway in SWAYS[nwo] if sway[0] & mask))
        for stamp, nwo in enumerate(s.nwos)
    ]


def power(s: Illuminati, card: int) -> int:
    """Power now; an NWO gives none to a group that has none, be it printed or left so by those before it
    (MAD-05)."""
    printed = CARDS.POWER[card]
    if CARDS.KIND[card] == "illuminati":
        return printed + (1 if s.options["hidden_goals"] and CARDS.SLUG[card] == "the-ufos" else 0)
    if not s.nwos:
        return printed
    left = printed
    for sway in _sway(s, card, 1):
        left = max(0, left + sway.value) if left else 0
    return left


def transfer(s: Illuminati, card: int) -> int:
    """Transferable Power; no NWO changes it (MAD-05)."""
    return CARDS.TRANSFER[card]


def resistance(s: Illuminati, card: int, against: int = 0) -> int:
    """Resistance of a group now, against an attacker with the alignments `against`."""
    modifiers = _sway(s, card, 2) if s.nwos else []
    if card in STUBBORN and STUBBORN[card][1] & against:
        modifiers.append(Modifier(SET, 0, STUBBORN[card][0]))
    for ally, bonus in AURAS.items():
        if ally != card and s.zone[ally] == HELD and s.owner[ally] == s.owner[card]:
            modifiers.append(Modifier(ADD, 1 << 20, bonus))
    if not modifiers:
        return CARDS.RESISTANCE[card]
    return number(CARDS.RESISTANCE[card], modifiers)


def attack_limit(card: int) -> int:
    """In how many attacks the card may take part in one turn (ILL-5.1b, 5.1c)."""
    return int(ATTACKS.get(card, 1))


def leads_as(attacker: int, own: int, kind: str, facing: int) -> int:
    """The alignments with which `attacker`, who has `own`, leads against `facing` (ILL-5.2n)."""
    pose = POSES.get(attacker)
    if pose is not None and pose[0] == kind and facing & pose[1]:
        return own & ~OPPOSING[pose[1]] | pose[1]
    return own


def immune(s: Illuminati, attacker: int, target: int, kind: str = "") -> bool:
    """Whether the owner of `target` is immune to attacks (of this `kind`) led by `attacker` (ILL-5.8a)."""
    owner = s.owner[target]
    if owner == NOBODY or owner == s.owner[attacker]:
        return False
    barred = IMMUNE.get(s.illuminati[owner], 0)
    return bool(barred and barred & leads_as(attacker, alignments(s, attacker), kind, alignments(s, target)))


def may_aid(s: Illuminati, helper: int, attacker: int, target: int) -> bool:
    """Whether an own card may lend its Transferable Power to this attack (ILL-5.1e, 5.1k, 5.8b)."""
    if helper in (attacker, target) or CARDS.TRANSFER[helper] <= 0:
        return False
    if s.attacks[helper] >= attack_limit(helper):
        return False
    return s.options["aid_against_discordians"] == "may" or not immune(s, helper, target)


def position_bonus(s: Illuminati, target: int) -> int:
    """What the target's place near its own Illuminati is worth to its owner (ILL-5.4)."""
    depth = GEOMETRY.depth(s, target)
    bonus = POSITION[s.options["position_bonus"]]
    return bonus[depth] if 0 <= depth < len(bonus) else 0


PARTS = (
    "power", "aid", "nwo-resistance", "target-power", "resistance", "same", "opposite", "neutralize",
    "ability", "position", "attack-bonus", "money", "target-money", "defence-money", "others-money",
)  # fmt: skip
"""Of what the number is the sum, in the order in which the amounts are reckoned and shown."""
Part = tuple[str, int]


def named(amounts: Sequence[int]) -> list[Part]:
    """(part, amount) of what is not 0, and of Power in any case."""
    return [part for part in zip(PARTS, amounts, strict=False) if part[1] or part[0] == "power"]


def odds(
    s: Illuminati, seat: int, attacker: int, kind: str, target: int, aid: Sequence[int] = ()
) -> tuple[int, ...]:
    """The amounts that an attack would start from, before any money."""
    if kind == NWO:
        return power(s, attacker), 0, -NWO_RESISTANCE, 0, 0, 0, 0, 0, 0, 0
    facing = alignments(s, target)
    leading = leads_as(attacker, alignments(s, attacker), kind, facing)
    strength = power(s, target)
    return tally(
        kind,
        power(s, attacker),
        sum([transfer(s, card) for card in aid]) if aid else 0,
        strength,
        resistance(s, target, leading) if kind != DESTROY or strength == 0 else 0,
        leading,
        facing,
        abilities(s.structure(seat), attacker, kind, target, facing),
        position_bonus(s, target) if s.owner[target] not in (NOBODY, seat) else 0,
    )


def tally(
    kind: str,
    strength: int,
    aid: int,
    target_power: int,
    target_resistance: int,
    leading: int,
    facing: int,
    ability: int,
    position: int,
) -> tuple[int, ...]:
    """The amounts of ILL-5.2 from their facts; the alignments of leader and target are masks."""
    by_power = kind == DESTROY and target_power > 0
    step = -ALIGNMENT_STEP if kind == DESTROY else ALIGNMENT_STEP
    return (
        strength,
        aid,
        0,
        -target_power if by_power else 0,
        0 if by_power else -target_resistance,
        step * (leading & facing & ~FANATIC).bit_count(),
        -step * (OPPOSING[leading] & facing).bit_count(),
        NEUTRALIZE_BONUS if kind == NEUTRALIZE else 0,
        ability,
        -position,
    )


def abilities(cards: Iterable[int], attacker: int, kind: str, target: int, facing: int) -> int:
    """What the abilities of a structure's `cards` add to such an attack (ILL-5.2g to 5.2i).

    No group lends its own to an attack on itself (ILL-5.1k).
    """
    total = 0
    for card in cards:
        if card == target:
            continue
        for bonus in BONUSES[card]:
            if (not bonus.direct or card == attacker) and bonus.counts(kind, target, facing):
                total += bonus.amount
    return total


def _amounts(s: Illuminati, a: dict[str, Any]) -> tuple[int, ...]:
    """What the attack `a` has by now, with all money spent so far (ILL-5.2, 5.3)."""
    start = odds(s, a["seat"], a["card"], a["kind"], a["target"], a["aid"])
    own = home = defence = others = 0
    for seat, card, amount, side in a["spent"]:
        if seat == a["seat"]:
            own += amount
        elif seat != a["defender"]:
            others += side * amount
        elif card == a["target"]:
            home += 2 * amount
        else:
            defence += amount
    return *start, a["bonus"], own, -home, -defence, others


def reckon(s: Illuminati, a: dict[str, Any]) -> list[Part]:
    """The whole sum of the attack `a` that is going on."""
    return named(_amounts(s, a))


def needed(s: Illuminati, a: dict[str, Any]) -> int:
    """What the attack `a` must roll, or less."""
    return sum(_amounts(s, a))
