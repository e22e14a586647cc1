"""Who may attack whom, and who may help (INW-085 to 088, 104, 108 to 112, 124 to 126, 142 to 153, 157)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.engine.choices import Alike, Choices
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS, Trigger, Use
from bot.games.inwo.play.attacks.secrecy import is_heard, is_secret, kept_off, next_to
from bot.games.inwo.play.known import spendable
from bot.games.inwo.play.numbers import REACHING, Scope, is_magic, matches, passives
from bot.games.inwo.play.state import AGENT, AREA, COPIES, GEOMETRY, HELD, RESOURCE, SHOWN, VAMPIRE, Inwo
from bot.games.inwo.play.sums import (
    ABILITIES,
    ATTACKS,
    CONTROL,
    DESTROY,
    DISASTER,
    AttackData,
    Attacked,
    defends_free,
    draft,
    immune,
    is_about,
    is_meant,
    lends,
    opened,
)
from bot.games.inwo.play.winning import on_show


def shielded(s: Inwo, seat: int, rival: int) -> bool:
    """Whether `rival` has not finished the first turn: `seat` may not interfere (INW-012, INW-211). Nobody
    protects nobody."""
    if seat == rival or NOBODY in (seat, rival):
        return False
    if s.seats == 2:
        return 0 in s.turns
    return s.turns[rival] == 0


def out_of_reach(s: Inwo, seat: int, rival: int) -> bool:
    """Whether `seat` may aim nothing at `rival`; whom they attack may answer (INW-012, INW-015)."""
    if not shielded(s, seat, rival):
        return False
    a = Attacked.current(s)
    return a is None or (a["defender"], a["seat"]) != (seat, rival)


def infiltrates(s: Inwo, seat: int, face: int) -> bool:
    """Whether an agent of these Illuminati is of use: a rival has them, `seat` does not, nor such an agent
    (EVL-12)."""
    own = [s.illuminati[seat], *(c for c in s.resources[seat] if s.zone[c] == AGENT)]
    met = [q for q in s.after(seat) if q != seat and not shielded(s, seat, q)]
    return face not in (s.face[c] for c in own) and face in (s.face[s.illuminati[q]] for q in met)


# -- what cards forbid


def immune_throughout(s: Inwo, card: int, seat: int) -> bool:
    """Whether no ability of `card` affects anything of `seat`, whose whole structure is immune to it: its
    Resources, hand, decks and discards, too (INW-143)."""
    if exempt(s, seat, card):
        return True
    return s.owner[card] != seat and any(
        x.seat == seat
        and x.params.get("who") == "mine"
        and ABILITIES in x.params.get("against", ())
        and matches(s, x.params["from"], card, Scope(seat, x.card))
        for x in passives(s, "immune")
    )


def exempt(s: Inwo, seat: int, card: int) -> bool:
    """Whether an ability keeps `seat` out of reach of this card's."""
    return any(x.seat == seat and x.params["master"] == s.name(card) for x in passives(s, "exempt"))


def untouched(s: Inwo, card: int, target: int) -> bool:
    """Whether no ability of `card` affects `target`, for an immunity or as a Secret Group (INW-142, 149)."""
    if s.owner[target] == NOBODY:
        return False
    if s.zone[target] == HELD:
        return immune(s, card, target, ABILITIES) or kept_off(s, card, target)
    return s.owner[card] != s.owner[target] and immune_throughout(s, card, s.owner[target])


def forbidden(s: Inwo, a: AttackData, now: bool = False) -> bool:
    """Whether a card forbids the attack: its target is safe, its player barred, its leader not admitted.

    now: whether it must be what it is; before, somebody may still make it Magic."""
    if _needs_magic(s, a) and (now or not _may_turn_magic(s, a)):
        return True
    if _is_safe(s, a, now):
        return True
    if any(x.seat == a["seat"] and is_meant(s, x, a) for x in passives(s, "barred")):
        return True
    tokens = s.tokens[a["card"]]
    if not now and tokens and all(spoiled(s, a, token) for token in tokens):
        return True
    return immune(s, a["card"], a["target"], ATTACKS, a)


def is_barred(s: Inwo, seat: int, card: int) -> bool:
    """Whether a card forbids `seat` to have a Group, in whatever way it would come under control."""
    found = [x for x in passives(s, "barred") if x.seat == seat]
    return bool(found) and any(is_meant(s, x, draft(s, s.illuminati[seat], CONTROL, card)) for x in found)


def spoiled(s: Inwo, a: AttackData, token: int) -> bool:
    """Whether a token was given on the terms that its card makes no such attack."""
    return any(x.card + 1 == token and a["kind"] in x.params.get("not", ()) for x in passives(s, "tokens"))


def _is_safe(s: Inwo, a: AttackData, now: bool) -> bool:
    """Whether a passive keeps the target safe from the attack, as it is or as it may become."""
    safe = [x for x in passives(s, "safe") if is_about(s, x, a["target"], a)]
    lasting = now or any("magic" not in x.params["attack"] for x in safe)
    return bool(safe) and (lasting or not _may_turn_magic(s, a))


def _needs_magic(s: Inwo, a: AttackData) -> bool:
    """Whether the target is a Vampire, whom only Magic can kill."""
    return (
        bool(s.marks[a["target"]] & VAMPIRE) and a["kind"] not in (CONTROL, DISASTER) and not is_magic(s, a)
    )


def _may_turn_magic(s: Inwo, a: AttackData) -> bool:
    """Whether somebody who may add Power to the attack of a Plot could make it Magic, or something of the
    attacker's own that aids another attack (INW-082)."""
    seat, at = a["seat"], Scope(a["seat"], a["plot"])
    if a["plot"] == NOBODY:
        able = [card for card in (*s.resources[seat], *s.plots[seat]) if _answers_attacks(s.face[card])]
        able += helpers(s, a, seat, 1)
    else:
        adds = EFFECTS.ATTACK[s.face[a["plot"]]].get("adds")
        if adds is None or a["adders"]:
            return False
        able = [card for card in s.structure(seat) if spendable(s, card) and matches(s, adds, card, at)]
    return any(matches(s, "magic", card, at) for card in able)


def _answers_attacks(face: int) -> bool:
    return any("attack" in use.answers for use in (*EFFECTS.ACTIONS[face], *EFFECTS.PLAY[face]))


def undying(s: Inwo, card: int) -> bool:
    """Whether nothing can kill a Personality, attack or not."""
    a = draft(s, card, "assassination", card)
    return any(is_about(s, x, card, a) for x in passives(s, "safe"))


def barred_from(s: Inwo, a: AttackData, card: int, side: int) -> bool:
    """Whether a card keeps `card` from joining that side; the target itself may always defend."""
    if card == a["target"]:
        return False
    for source in passives(s, "bars"):
        word = source.params["side"]
        own = 1 if source.card == a["card"] else next((x[2] for x in a["spent"] if x[1] == source.card), -1)
        closed = {"attack": 1, "defence": -1, "other": -own}[word]
        if closed == side and is_about(s, source, card, a) and not untouched(s, source.card, card):
            return True
    return False


def reaches(s: Inwo, card: int, target: int, part: str) -> bool:
    """Whether `card` may `lead` against a target that may be secret, or `aid` or `oppose` (INW-148, 151)."""
    if not is_secret(s, target) or is_secret(s, card) or s.illuminati[s.owner[card]] == card:
        return True
    return any(x.card == card and part in x.params["sides"] for x in passives(s, REACHING))


# -- targets


def catchable(s: Inwo, seat: int) -> list[int]:
    """The Groups that `seat` could attack from its hand, and those that it has shown already (INW-086)."""
    barred = s.faces_in_play() | s.dead_faces()
    own = [card for card in s.groups[seat] if s.is_group(card) and s.face[card] not in barred]
    return [*own, *(card for card in s.tried if s.face[card] not in barred)]


def aims(a: AttackData) -> list[Alike]:
    """What an attack that is planned may be aimed at, as (kind, target): the one Group for which it is made,
    as long as no copy of that is in play or was destroyed; or whatever its leader may attack."""
    leader, only = a["card"], a["only"]

    def pool(kind: str, s: Inwo, seat: int) -> list[Choice]:
        if kind == CONTROL and not GEOMETRY.open_arrows(s, leader):
            return []
        if only != NOBODY:
            return [(kind, only)] if s.face[only] not in s.faces_in_play() | s.dead_faces() else []
        return [(kind, card) for card in _near(s, leader, kind)]

    def test(s: Inwo, seat: int, aim: Move) -> bool:
        return _may(s, leader, str(aim[0]), int(aim[1]))

    return [Alike(kind, partial(pool, kind), test) for kind in (CONTROL, DESTROY)]


def _near(s: Inwo, leader: int, kind: str) -> list[int]:
    """The cards at which `leader` may aim in an attack of this kind, as far as its rules go."""
    seat = s.owner[leader]
    if kind == CONTROL:
        return [*catchable(s, seat), *(card for card in _in_play(s, seat) if s.owner[card] != seat)]
    return [card for card in _in_play(s, seat) if card != leader]


def _in_play(s: Inwo, seat: int) -> Iterator[int]:
    """The Groups in play at which `seat` may aim: uncontrolled ones, then those of its rivals and its own."""
    yield from (card for card in s.area if s.is_group(card))
    for rival in s.after(seat):
        if not shielded(s, seat, rival):
            yield from s.held(rival)


def _may(s: Inwo, leader: int, kind: str, target: int) -> bool:
    return reaches(s, leader, target, "lead") and not forbidden(s, draft(s, leader, kind, target))


def leaders(s: Inwo, seat: int, only: int = NOBODY) -> list[int]:
    """The cards of `seat` that could lead an attack now, on whatever there is or on one card."""
    able = [card for card in s.structure(seat) if s.tokens[card]]
    return [card for card in able if can_lead(s, card, only)]


def can_lead(s: Inwo, card: int, only: int = NOBODY) -> bool:
    """Whether there is anything that `card` could attack."""
    return bool(Choices((), aims({"card": card, "only": only}), s, s.owner[card]))


def possible(s: Inwo, a: AttackData) -> bool:
    """Whether the attack `a` is still legal, as it must be until the dice are rolled (EVL-32)."""
    leader, target = a["card"], a["target"]
    if s.zone[target] not in (HELD, SHOWN, AREA, RESOURCE) or forbidden(s, a, True):
        return False
    if a["plot"] != NOBODY:
        said = EFFECTS.ATTACK[s.face[leader]]
        return matches(s, said["target"], target, Scope(a["seat"], leader, a))
    if s.owner[leader] != a["seat"] or s.zone[leader] != HELD or not reaches(s, leader, target, "lead"):
        return False
    return a["kind"] != CONTROL or bool(GEOMETRY.open_arrows(s, leader))


# -- players at whom uses are aimed

OF_HANDS = frozenset(("pick", "take", "discard"))
"""Ops about some cards of a hand, which say by what all can see of these."""


def rivals(s: Inwo, seat: int, use: Use | Trigger, card: int) -> list[int]:
    """The players at whom a use of the card, or what it does by itself, may be aimed (INW-012)."""
    found = list(s.living(seat)) if use.at == "player" else list(s.after(seat))
    asked = use if isinstance(use, Use) else None
    return [
        q
        for q in found
        if (q != seat or use.at == "player")
        and not shielded(s, seat, q)
        and not immune_throughout(s, card, q)
        and (asked is None or (not spared(s, asked, q) and _finds(s, asked, q)))
    ]


def _finds(s: Inwo, use: Use, rival: int) -> bool:
    """Whether a rival's hand has the Plots that the use wants there, as far as all can see."""
    wanted = [
        params["of"]
        for name, params in use.do
        if name in OF_HANDS
        and (params.get("seat"), params.get("pile")) == ("rival", "plots")
        and "of" in params
    ]
    able = [card for card in s.plots[rival] if card not in on_show(s)]
    return all(any(matches(s, of, card, Scope(NOBODY)) for card in able) for of in wanted)


def spared(s: Inwo, use: Use, rival: int) -> bool:
    """Whether the record of a use spares a player because of the Illuminati that they play."""
    return use.unless is not None and matches(s, use.unless, s.illuminati[rival], Scope(NOBODY))


# -- helpers


def may_join(s: Inwo, a: AttackData, seat: int) -> bool:
    """Whether `seat` may take part in the attack `a` (INW-012, INW-015, INW-112, INW-138)."""
    if seat in (a["seat"], a["defender"]):
        return True
    if seat in a["shut_out"]:
        return False
    if a["privileged"] and seat not in a["allowed"]:
        return False
    return not shielded(s, seat, a["seat"])


def helpers(s: Inwo, a: AttackData, seat: int, side: int) -> list[int]:
    """The cards of `seat` that may aid (+1) or oppose (-1) the attack `a`."""
    return [card for card, _ in lending(s, a, seat, side)]


def lending(s: Inwo, a: AttackData, seat: int, side: int) -> list[tuple[int, int]]:
    """The same, each with what one token of it is worth (INW-096, INW-108, INW-109, INW-125, INW-126)."""
    found = []
    for card in _ready(s, a, seat, side):
        if (card == a["target"] and side > 0) or not _invited(s, a, card, side):
            continue
        if _admitted(s, a, card, side) and not barred_from(s, a, card, side):
            found.append((card, lends(s, a, card, side)))
    return [(card, worth) for card, worth in found if worth]


def _ready(s: Inwo, a: AttackData, seat: int, side: int) -> list[int]:
    """The cards of a seat that could still act on that side of the attack: with a token, or defending without
    one."""
    busy = {a["card"], *(card for _, card, _, _ in a["spent"])}
    busy -= {source.card for source in passives(s, "saves_tokens")}
    own = (card for card in s.structure(seat) if card not in busy)
    able = [card for card in own if spendable(s, card) or (side < 0 and defends_free(s, a, card))]
    if may_join(s, a, seat):
        return able
    return [] if shielded(s, seat, a["seat"]) else [c for c in able if enters_privileged(s, a, c)]


def enters_privileged(s: Inwo, a: AttackData, card: int) -> bool:
    """Whether `card` may join though the attack is Privileged (INW-140)."""
    admitted = any(matches(s, words, card, Scope(NOBODY, attack=a)) for words in a["admits"])
    return admitted or breaks_privilege(s, a, card)


def breaks_privilege(s: Inwo, a: AttackData, card: int) -> bool:
    """Whether the attack is Privileged no longer as soon as `card` joins it."""
    return any(is_about(s, x, card, a) for x in passives(s, "breaks_privilege"))


def may_help(s: Inwo, a: AttackData, card: int, use: Use) -> bool:
    """Whether neither an immunity nor the secrecy of who attacks or is attacked keeps an ability of `card`
    from helping the attack, if that is what it does (INW-142, INW-150)."""
    if not use.helps_attack or s.zone[card] not in (HELD, RESOURCE):
        return True
    return not immune(s, card, a["target"], ATTACKS, a) and is_heard(s, a, card, passives(s, REACHING))


def _invited(s: Inwo, a: AttackData, card: int, side: int) -> bool:
    """Whether the kind of the attack lets `card` act in it at all (INW-158)."""
    word = "aid" if side > 0 else "oppose"
    for words, at, seat in a["opened"]:
        if at == side and matches(s, words, card, Scope(seat, NOBODY, a)):
            return True
    said = EFFECTS.ATTACK[s.face[a["plot"]]] if a["plot"] != NOBODY else {}
    if "joins" in said:
        return word in said["sides"] and matches(s, said["joins"], card, Scope(NOBODY, attack=a))
    return not a["instant"]


def _admitted(s: Inwo, a: AttackData, card: int, side: int) -> bool:
    """Whether neither secrecy nor an immunity keeps `card` out (INW-142, INW-144, INW-148, INW-153)."""
    target, leader = a["target"], a["card"]
    if side > 0 and immune(s, card, target, ATTACKS, a):
        return False
    if opened(s, a):
        return True
    if side < 0:
        return card == target or next_to(s, card, target) or reaches(s, card, target, "oppose")
    return reaches(s, card, target, "aid") and (next_to(s, card, leader) or reaches(s, card, leader, "aid"))


def agents(s: Inwo, a: AttackData, seat: int) -> list[int]:
    """The hand cards of `seat` that equal the target and may be used as agents (INW-132, INW-134)."""
    if a["instant"] or a["agents"] or seat == s.owner[a["target"]] or s.face[a["target"]] in COPIES:
        return []
    return [card for card in s.groups[seat] if s.face[card] == s.face[a["target"]]]
