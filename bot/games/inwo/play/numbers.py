"""Traits, Power and Resistance as they are now, what cards in play do to them, and which cards a filter means
(INW-070 to INW-077, INW-099, INW-100, EVL-02).

These three ask each other: whoever is asked about a number that is just being reckoned says what is printed.
`lasting` leaves out what ends with a turn or serves one purpose only: no Goal counts it (INW-062, INW-208).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from bot.engine.modifiers import ADD, RAISE, REPLACE, SCALE, SET, Modifier, Turn, number
from bot.engine.modifiers import traits as turned
from bot.engine.moves import make
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.effects import ORDINARY
from bot.games.inwo.cards.records import EFFECTS, Params
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, OPPOSING, TRAITS, identical, mask, opposed
from bot.games.inwo.play.attacks.secrecy import is_heard, kept_off
from bot.games.inwo.play.election.office import OFFICE, gains, governing
from bot.games.inwo.play.known import (
    GLOBAL,
    MEANT,
    POWER,
    RESISTANCE,
    Known,
    Placed,
    Source,
    kept,
    known_of,
    reckoned,
    spoken,
    stands_alone,
)
from bot.games.inwo.play.state import CENTRE, HELD, LINKED, RECKONED, RESOURCE, SHOWN, Inwo
from bot.games.inwo.play.terms import NEXT_ACTION
from bot.games.inwo.play.words import (
    BESIDE,
    NUMBERS,
    RELATIONS,
    WORDS,
    Word,
    cast,
    faces_meant,
    judge,
    of_attack,
    reach,
    stands_for,
)
from bot.games.inwo.play.words import Scope as Scope

SECRET = 1 << TRAITS.index("secret")
MAGIC = 1 << TRAITS.index("magic")
REACHING = "reaches_secret"
PRINTED = {POWER: FACES.POWER, GLOBAL: FACES.GLOBAL, RESISTANCE: FACES.RESISTANCE}
FOREVER = "forever"
FOR_A_TIME = 1 << 30
"""Stamps of what lasts for a time, or was turned, come after this: after those of cards that act."""


# -- what is in force


def passives(s: Inwo, word: str) -> Sequence[Source]:
    """Every passive of this kind of the cards that act, in order of play."""
    known: Known = s.memo.get(RECKONED) or known_of(s)
    found = known.passives
    if found is None:
        found = _gather(s, known)
    return found.get(word, ())


def _gather(s: Inwo, known: Known) -> dict[str, list[Source]]:
    """All passives by their word. Whatever is just being reckoned is set aside meanwhile: which cards act
    does not hang on what was asked first."""
    asked = known.busy, known.cuts
    known.busy, known.cuts = set(), 0
    found: dict[str, list[Source]] = {}
    known.passives = found
    for stamp, card, said in spoken(s):
        seat = s.owner[card] if s.zone[card] != CENTRE else NOBODY
        for name, params in said:
            found.setdefault(name, []).append(make(Source, (card, seat, params, stamp)))
    for card, (name, params) in gains(s):
        found.setdefault(name, []).append(Source(card, s.owner[card], params, OFFICE))
    _wake(s, known, found)
    for source in found.get("no_abilities", []):
        who, at = source.params["who"], Scope(source.seat, source.card)
        for name in found.keys() - {"no_abilities"}:
            found[name] = [
                x for x in found[name] if "instruction" in x.params or not matches(s, who, x.card, at)
            ]
    known.drop()
    known.busy, known.cuts = asked
    return found


def is_said(s: Inwo, word: str, card: int) -> bool:
    """Whether a passive of this kind means the card by its `who`."""
    found = passives(s, word)
    return bool(found) and any(matches(s, x.params["who"], card, Scope(x.seat, x.card)) for x in found)


def _wake(s: Inwo, known: Known, found: dict[str, list[Source]]) -> None:
    """Add the linked Plots that are awake, one after the other: each may change what the next hangs on."""
    for stamp, (card, host, *_) in enumerate(s.links, 1 << 16):
        if s.zone[card] != LINKED or s.zone[host] not in (HELD, SHOWN):
            continue
        said = EFFECTS.PASSIVES[s.face[card]]
        if said and awake(s, card, host):
            for name, params in said:
                found.setdefault(name, []).append(Source(card, s.owner[card], params, stamp))
            known.drop()


def awake(s: Inwo, card: int, host: int) -> bool:
    """Whether the link of a Plot is legal as its host is now: else it sleeps (EVL-30)."""
    link = EFFECTS.LINK[s.face[card]]
    return "to" not in link or matches(s, link["to"], host, Scope(s.owner[host], card))


# -- traits


def traits(s: Inwo, card: int) -> int:
    """Alignments and attributes of a Group as a mask; changes for a time count, too (INW-209)."""
    known: Known = s.memo.get(RECKONED) or known_of(s)
    found = known.traits.get(card)
    if found is not None:
        return found
    face = s.face[card]
    printed = FACES.TRAITS[face]
    cards, faces = known.turned or _turned(s, known)
    if card not in cards and face not in faces:
        known.traits[card] = printed
        return printed
    return kept(known, known.traits, card, printed, lambda: _traits(s, card, printed))


def _turned(s: Inwo, known: Known) -> tuple[Collection[int], Collection[int]]:
    """The cards, and the printed cards, whose traits may be others than those printed: what is not among
    them is as it is printed for every filter that looks at traits, so none of the others can be about it."""
    cards = {change[1] for change in s.changes} | {s.republic["president"], s.republic["vice"]}
    faces: set[int] = set()
    for placed in (*in_force(s, "becomes"), *in_force(s, "counts_as")):
        if placed.about is None:
            faces.update(placed.faces)
        else:
            cards.update(placed.about)
    known.turned = cards, faces
    return known.turned


def _traits(s: Inwo, card: int, printed: int) -> int:
    turns = [turn for _, turn in turnings(s, card)]
    found = turned(printed, turns, OPPOSING) if turns else printed
    for source in about(s, "counts_as", card):
        found |= mask((source.params["also"],))
    return found


def turnings(s: Inwo, card: int) -> list[tuple[int, Turn]]:
    """What changes the traits of a Group, with the card that it comes from."""
    found = [
        (origin, Turn(FOR_A_TIME + at, verb, bits))
        for at, who, verb, bits, origin, _ in s.changes
        if who == card
    ]
    found += [(card, turn) for turn in governing(s, card, FOR_A_TIME)]
    for source in about(s, "becomes", card):
        found.append((source.card, Turn(source.stamp, REPLACE, mask(source.params["gains"]))))
    return found


def about(s: Inwo, word: str, card: int) -> Sequence[Source]:
    """The passives of this kind that mean the card."""
    return [x.source for x in near(s, in_force(s, word), card) if x.fit is None or x.fit(s, card, x.at)]


def near(s: Inwo, placed: Sequence[Placed], card: int) -> Sequence[Placed]:
    """Those that can be about the card, as far as that is seen at once."""
    if not placed:
        return placed
    known: Known = s.memo.get(RECKONED) or known_of(s)
    cards, faces = known.turned or _turned(s, known)
    face = s.face[card]
    if card in cards or face in faces:
        return [x for x in placed if x.about is None or card in x.about]
    return [x for x in placed if (face in x.faces if x.about is None else card in x.about)]


def alignments(s: Inwo, card: int) -> int:
    """The alignments of a Group as a mask; an Illuminati has none (INW-077)."""
    return traits(s, card) & ALIGNED


# -- numbers


def value(
    s: Inwo, card: int, column: str, lasting: bool = False, attack: Mapping[str, Any] | None = None
) -> int:
    """A number of a card as it is now, never below 0 (INW-076), in an attack with what holds there only."""
    known: Known = s.memo.get(RECKONED) or known_of(s)
    key = (column, card, lasting and bool(s.effects))
    if attack is not None and attack["target"] != card and not heeds_attack(s, column):
        attack = None
    if attack is None:
        found = known.values.get(key)
        if found is not None:
            return found
    base = printed(s, card, column)

    def reckon() -> int:
        return number(base, [made for _, made in modifiers(s, card, column, lasting, attack)])

    return reckon() if attack is not None else kept(known, known.values, key, base, reckon)


def printed(s: Inwo, card: int, column: str) -> int:
    """A number of a card as it is printed; the Power for which a Resource stands."""
    return PRINTED[column][s.face[card]] or (stands_for(s, card) if column == POWER else 0)


def modifiers(
    s: Inwo, card: int, column: str, lasting: bool = False, attack: Mapping[str, Any] | None = None
) -> list[tuple[int, Modifier]]:
    """What is in force on a number, with the card that it comes from: cards that act, then what lasts for a
    time."""
    found: list[tuple[int, Modifier]] = []
    unheard = s.master[card] if column == RESISTANCE and stands_alone(s, card) else NOBODY
    for placed in near(s, in_force(s, column), card):
        if placed.source.card != unheard and _meant(s, placed, card, attack):
            source, made = placed.source, placed.made
            found += [(source.card, x) for x in (made or _changed(s, card, column, source))]
    if s.effects:
        found += _for_a_time(s, card, column, lasting, attack)
    return found


def _for_a_time(
    s: Inwo, card: int, column: str, lasting: bool, attack: Mapping[str, Any] | None
) -> Iterator[tuple[int, Modifier]]:
    defends = attack is not None and attack["target"] == card
    for stamp, origin, who, ability, params, until in s.effects:
        if ability != column or "layer" not in params or (lasting and until != FOREVER):
            continue
        holds = until != NEXT_ACTION if defends else "only" not in params
        if holds and (who == card or ("who" in params and _one_of_those(s, card, origin, params))):
            yield origin, Modifier(params["layer"], FOR_A_TIME + stamp, params["value"])


def _one_of_those(s: Inwo, card: int, source: int, params: Params) -> bool:
    """Whether a change of all Groups that fit is about this one, which may fit only since then."""
    at = Scope(params["seat"], source, None, {"chosen": (params["chosen"],)})
    return s.zone[card] == HELD and matches(s, params["who"], card, at)


@reckoned
def in_force(s: Inwo, word: str) -> Sequence[Placed]:
    """Every passive of this kind, or every `stat` about such a number, in order of play."""
    meant = MEANT.get(word)
    held = passives(s, word if meant is None else "stat")
    return [_place(s, source) for source in held if meant is None or source.params["what"] in meant]


def _place(s: Inwo, source: Source) -> Placed:
    params = source.params
    plain = "attack" not in params and "if" not in params
    made = (
        [Modifier(ADD, source.stamp, params["add"])] if "add" in params and params.keys() <= ADDING else None
    )
    who = params.get("who", "self")
    about, faces = reach(s, who, source.card), faces_meant(who)
    fit = judge(who) if "who" in params else None
    return make(Placed, (source, Scope(source.seat, source.card), about, faces, fit, plain, made))


ADDING = frozenset(("what", "who", "add", "attack", "if", "instruction"))
"""What a passive says that adds the same whatever else there is."""


@reckoned
def heeds_attack(s: Inwo, column: str) -> bool:
    """Whether anything in force on such a number looks at the attack that goes on."""
    said = [placed.source.params for placed in in_force(s, column)]
    return any("attack" in params or of_attack(params) for params in said)


def _meant(s: Inwo, placed: Placed, card: int, attack: Mapping[str, Any] | None) -> bool:
    """Whether a `stat` is about this card now."""
    source, at, _, _, fit, plain, _ = placed
    if attack is not None:
        at = at.during(attack)
    if not plain:
        params = source.params
        if "attack" in params:
            if attack is None or not fits(s, params["attack"], attack, at):
                return False
            if "instruction" not in params and not is_heard(s, attack, source.card, passives(s, REACHING)):
                return False
        if "if" in params and not count(s, params["if"], at):
            return False
    if fit is None:
        return card == source.card
    return fit(s, card, at) and ("instruction" in source.params or not kept_off(s, source.card, card))


def _changed(s: Inwo, card: int, column: str, source: Source) -> Iterator[Modifier]:
    params = source.params
    if "add" in params:
        per = count(s, params["per"], Scope(source.seat, source.card)) if "per" in params else 1
        yield Modifier(ADD, source.stamp, params["add"] * per)
    if "times" in params:
        yield Modifier(SCALE, source.stamp, params["times"])
    if "set" in params:
        yield Modifier(SET, source.stamp, power(s, card) if params["set"] == POWER else params["set"])
    if "raise" in params:
        yield Modifier(RAISE, source.stamp, params["raise"])


def power(s: Inwo, card: int, lasting: bool = False, attack: Mapping[str, Any] | None = None) -> int:
    """The Power of a Group or an Illuminati."""
    return value(s, card, POWER, lasting, attack)


def global_power(s: Inwo, card: int, attack: Mapping[str, Any] | None = None) -> int:
    """Its Global Power, never above its Power (INW-075)."""
    return min(value(s, card, GLOBAL, False, attack), power(s, card, False, attack))


def resistance(s: Inwo, card: int, attack: Mapping[str, Any] | None = None) -> int:
    """Its Resistance, without what its place in a structure adds."""
    return value(s, card, RESISTANCE, False, attack)


def amount(s: Inwo, stated: Any, at: Scope) -> int:
    """A number of a record: itself, so many for each card that fits, or the Power of one."""
    if isinstance(stated, int):
        return stated
    more: int = stated.get("plus", 0)
    if "per" in stated:
        return int(stated["each"]) * count(s, stated["per"], at) + more
    named = at.roles.get(stated["power_of"], ())
    found = next(iter(named), None) if named else next(in_play(s, stated["power_of"], at), None)
    return more if found is None else power(s, found, False, at.attack) + more


def granted(s: Inwo, source: Source) -> int:
    """How many of what it speaks of a passive gives: `n`, or so many for each card that fits."""
    per = source.params.get("per")
    return int(source.params["n"]) * (count(s, per, Scope(source.seat, source.card)) if per else 1)


# -- filters


def _trait(bit: int) -> Word:
    def has(s: Inwo, card: int, at: Scope) -> bool:
        known: Known | None = s.memo.get(RECKONED)
        found = known.traits.get(card) if known is not None else None
        return (traits(s, card) if found is None else found) >> bit & 1 == 1

    return has


def matches(s: Inwo, said: str, card: int, at: Scope) -> bool:
    """Whether the filter means `card`, as it is said from `at`."""
    return judge(said)(s, card, at)


def _holds(s: Inwo, card: int, at: Scope) -> bool:
    """Whether the card that speaks hangs on this one."""
    hangs = any(link[0] == at.card and link[1] == card for link in s.links)
    return (hangs and _works(s, at.card, card)) or at.card in _loose(s, card)


def _related(s: Inwo, relation: str, card: int) -> Sequence[int]:
    if relation == "puppet_of":
        return (s.master[card],) if s.master[card] != NOBODY else ()
    if relation == "master_of":
        return s.puppets[card]
    if relation == "host_of":
        found = [link[0] for link in s.links if link[1] == card and _works(s, link[0], card)]
        return found + _loose(s, card)
    found = [link[1] for link in s.links if link[0] == card and _works(s, card, link[1])]
    return found if found or s.zone[card] != RESOURCE else [s.illuminati[s.owner[card]]]


def _works(s: Inwo, card: int, host: int) -> bool:
    """Whether a link works; that of a Plot was judged when the cards that act were gathered."""
    return s.zone[card] == LINKED or awake(s, card, host)


def _loose(s: Inwo, card: int) -> list[int]:
    """The Resources that hang on an Illuminati because they hang on nothing else (INW-079): of those of which
    there may be one to a Group, one."""
    seat = s.owner[card]
    if seat == NOBODY or card != s.illuminati[seat]:
        return []
    tied = {link[0] for link in s.links}
    found: dict[int, int] = {}
    for c in s.resources[seat]:
        link = EFFECTS.LINK[s.face[c]]
        if s.zone[c] == RESOURCE and c not in tied and ("must" not in link or awake(s, c, card)):
            found.setdefault(s.face[c] if link.get("one") == "group" else -c, c)
    return list(found.values())


def _akin(alike: Callable[[int, int], int], fit: Word) -> Word:
    """Whether a card has alignments that are like, or opposed to, those of another one that fits."""

    def judged(s: Inwo, card: int, at: Scope) -> bool:
        own = traits(s, card)
        others = (*s.everywhere(), *at.roles.get("target", ()))
        return any(alike(own, traits(s, other)) and fit(s, other, at) for other in others)

    return judged


def _related_to(relation: str, fit: Word) -> Word:
    return lambda s, card, at: any(fit(s, other, at) for other in _related(s, relation, card))


WORDS.update({word: _trait(bit) for bit, word in enumerate(TRAITS)})
WORDS.update(
    chosen=lambda s, card, at: bool(alignments(s, card) & at.roles.get("chosen", (ALIGNED,))[0]),
    magic=lambda s, card, at: (
        bool(traits(s, card) & MAGIC)
        or "magic" in FACES.TAGS[s.face[card]]
        or EFFECTS.ATTACK[s.face[card]].get("magic") is True
    ),
)
NUMBERS.update({POWER: power, GLOBAL: global_power, RESISTANCE: resistance})
BESIDE["host_of"] = _holds
for relation in ("puppet_of", "master_of", "host_of", "linked_to"):
    RELATIONS[relation] = partial(_related_to, relation)
RELATIONS.update(shares=partial(_akin, identical), opposed=partial(_akin, opposed))


def in_play(s: Inwo, words: str, at: Scope) -> Iterator[int]:
    """The cards in play that a filter means, Illuminati and Resources among them; then uncontrolled ones."""
    fit = judge(words)
    for seat in range(s.seats):
        if s.alive[seat]:
            yield from (card for card in s.structure(seat) if fit(s, card, at))
            yield from (card for card in s.resources[seat] if fit(s, card, at))
    yield from (card for card in s.area if fit(s, card, at))


def count(s: Inwo, words: str, at: Scope) -> int:
    """How many cards in play a filter means."""
    return sum(1 for _ in in_play(s, words, at))


def fits(s: Inwo, test: Params, a: Mapping[str, Any], at: Scope) -> bool:
    """Whether an attack is one that a record speaks of (cards/README.md: tests of an attack)."""
    plain = {a["kind"]} if a["instant"] or a["kind"] in ORDINARY else {a["kind"], "destroy"}
    if not plain.intersection(test.get("kinds", ORDINARY)):
        return False
    at = at.during(a)
    return all(_fits(s, key, said, a, at) for key, said in test.items() if key != "kinds")


def _fits(s: Inwo, key: str, said: Any, a: Mapping[str, Any], at: Scope) -> bool:
    if key == "privileged":
        return (bool(a["privileged"]) or at.card in a.get("broken", ())) is said
    if key == "magic":
        return is_magic(s, a) is said
    cards = _asked(s, key, a)
    return (key == "with" and not cards) or any(matches(s, said, card, at) for card in cards)


def is_magic(s: Inwo, a: Mapping[str, Any]) -> bool:
    """Whether a Magic card takes part on the side of the attack (INW-082)."""
    used = [*cast(Scope(NOBODY, attack=a), "attacker"), *(x[2] for x in a["plots"] if x[0] == a["seat"])]
    return any(WORDS["magic"](s, card, Scope(NOBODY)) for card in used)


def _asked(s: Inwo, key: str, a: Mapping[str, Any]) -> Sequence[int]:
    """The cards of which a part of a test is asked."""
    plain = Scope(NOBODY, attack=a)
    if key in ("target", "led", "about"):
        led = (a["card"], *a["adders"])
        return {"target": (a["target"],), "led": led, "about": (*led, a["target"])}[key]
    if key == "master":
        return _related(s, "puppet_of", a["target"])
    if key in ("by", "opposed"):
        return cast(plain, "attacker" if key == "by" else "opposer")
    if key in ("uses", "involves"):
        used = [*cast(plain, "attacker"), *cast(plain, "opposer")]
        return used if key == "uses" else [*used, *a["adders"], a["target"]]
    if key == "for":
        return (s.illuminati[a["seat"]],)
    if key == "against":
        return (s.illuminati[a["defender"]],) if a["defender"] != NOBODY else ()
    return (a["plot"],) if a["plot"] != NOBODY else ()
