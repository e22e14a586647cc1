"""The words of a filter that need no reckoning: what a card is, whose, where it lies, what part it has."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, reduce
from typing import Any, NamedTuple

from bot.engine.structure import NOBODY
from bot.engine.zones import EVERYBODY
from bot.games.inwo.cards.filters import LISTED, ROLES, SIGNS, Filter, read, words_of
from bot.games.inwo.cards.records import EFFECTS, Params
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import FORMS, LISTS, SETS, TAGS, TRAITS, TYPES
from bot.games.inwo.play.election.office import OFFICERS
from bot.games.inwo.play.state import (
    AREA,
    CAPTURED,
    DEAD,
    DEVASTATED,
    GEOMETRY,
    HANDS,
    HELD,
    KILLED,
    PLOTS,
    RESOURCE,
    SHOWN,
    Inwo,
)


class Scope(NamedTuple):
    """From where a filter is read: whose card says it (NOBODY: an NWO), which card, in which attack, and who
    has which role besides those of the attack."""

    seat: int
    card: int = NOBODY
    attack: Mapping[str, Any] | None = None
    roles: Mapping[str, Sequence[int]] = {}

    def during(self, attack: Mapping[str, Any]) -> Scope:
        """The same in an attack."""
        return self if self.attack is attack else Scope(self.seat, self.card, attack, self.roles)


Word = Callable[[Inwo, int, Scope], bool]
"""`word(s, card, at)`: whether it can be said of the card, from there."""


def _tag(tag: str) -> Callable[[int], bool]:
    return lambda face: tag in FACES.TAGS[face]


def _stands(column: Sequence[str], *words: str) -> Callable[[int], bool]:
    """Whether one of these words stands in a column of the printed cards."""
    return lambda face: column[face] in words


BY_FACE: dict[str, Callable[[int], bool]] = {
    **{word: _tag(word) for word in TAGS if word != "magic"},
    **{word: _stands(FACES.TYPE, word) for word in TYPES if word != "place"},
    **{word: _stands(FACES.SET, word) for word in SETS},
    **{word: _stands(FACES.ID, *cards) for word, cards in LISTED.items()},
    "group": FACES.is_group,
    "any": lambda face: True,
    "any_plot": FACES.is_plot_back,
    "male": lambda face: FACES.TYPE[face] == "personality" and FACES.ID[face] not in LISTS["women"],
}
"""Words that can be said of a printed card, whatever has become of it."""


AS_PRINTED = frozenset(TRAITS) - {"magic"}
"""Words that are said of a card by its traits alone."""


@cache
def faces_of(found: Filter) -> frozenset[int] | None:
    """The printed cards that fit, if nothing else matters."""
    head, every = found[0], range(len(FACES.ID))
    if head == "card":
        return frozenset(face for face in every if found[1] in (FACES.ID[face], FORMS.get(FACES.ID[face])))
    if head == "word":
        fits = BY_FACE.get(str(found[1]))
        return frozenset(filter(fits, every)) if fits is not None else None
    if head not in ("and", "or", "not"):
        return None
    parts: Any = found[1:]
    sets = [faces_of(part) for part in parts]
    known = [one for one in sets if one is not None]
    if len(known) < len(sets):
        return None
    if head == "not":
        return frozenset(every) - known[0]
    return reduce(frozenset.__and__ if head == "and" else frozenset.__or__, known)


EVERY: frozenset[int] = frozenset(range(len(FACES.ID)))
NONE: frozenset[int] = frozenset()


@cache
def faces_meant(said: str) -> frozenset[int]:
    """The printed cards that a filter might mean, as long as they have the traits that are printed."""
    return _faces_meant(read(said))[0]


def _faces_meant(found: Filter) -> tuple[frozenset[int], frozenset[int]]:
    """Those that might fit, and those that do, whatever else there is."""
    faces = faces_of(found)
    if faces is not None:
        return faces, faces
    head = found[0]
    parts: Any = found[1:]
    if head == "word" and found[1] in AS_PRINTED:
        bit = TRAITS.index(str(found[1]))
        faces = frozenset(face for face in EVERY if FACES.TRAITS[face] >> bit & 1)
        return faces, faces
    if head in ("and", "or"):
        join = frozenset.__and__ if head == "and" else frozenset.__or__
        each = [_faces_meant(part) for part in parts]
        return reduce(join, [most for most, _ in each]), reduce(join, [least for _, least in each])
    if head == "not":
        most, least = _faces_meant(parts[0])
        return EVERY - least, EVERY - most
    return EVERY, NONE


def _role(name: str) -> Word:
    return lambda s, card, at: card in cast(at, name)


def cast(at: Scope, name: str) -> Sequence[int]:
    """The cards in a role: those named for the use of a card, or else by their part in the attack."""
    if name in at.roles or at.attack is None:
        return at.roles.get(name, ())
    a = at.attack
    if name in ("target", "leader"):
        return (a["target"] if name == "target" else a["card"],)
    side = -1 if name == "opposer" else 1
    joined = [card for _, card, of, _ in a["spent"] if of == side]
    return [a["card"], *joined, *a["lent"]] if name == "attacker" else joined


PLAIN: dict[str, Word] = {
    **OFFICERS,
    **{word: _role(word) for word in ("target", "second", "leader", "aider", "attacker", "opposer")},
    **{word: _role(word) for word in ("it", "picked")},
    "self": lambda s, card, at: card == at.card,
    "mine": lambda s, card, at: s.owner[card] == at.seat and s.zone[card] != SHOWN,
    "rival": lambda s, card, at: s.owner[card] not in (at.seat, NOBODY),
    "in_play": lambda s, card, at: s.zone[card] in (HELD, RESOURCE, AREA),
    "hand": lambda s, card, at: s.zone[card] in HANDS,
    "exposed": lambda s, card, at: s.zone[card] == PLOTS and s.known[card] >= EVERYBODY,
    "dead": lambda s, card, at: s.zone[card] in (DEAD, KILLED),
    "captured": lambda s, card, at: bool(s.marks[card] & CAPTURED),
    "killed": lambda s, card, at: s.zone[card] == KILLED,
    "devastated": lambda s, card, at: bool(s.marks[card] & DEVASTATED),
    "token": lambda s, card, at: bool(s.tokens[card]),
    "noted": lambda s, card, at: [at.card, card] in s.notes,
    "linked": lambda s, card, at: any(card == link[1] for link in s.links),
}


def both(one: Word, other: Word) -> Word:
    """What two words say together."""
    return lambda s, card, at: one(s, card, at) and other(s, card, at)


def either(one: Word, other: Word) -> Word:
    """What one word says or the other."""
    return lambda s, card, at: one(s, card, at) or other(s, card, at)


PARTS = frozenset((*ROLES, "place"))
"""Words of filters that mean something else in an attack."""


def of_attack(params: Params) -> bool:
    """Whether the filters of a passive speak of who has which part."""
    said = [params[key] for key in ("who", "if", "per") if key in params]
    return any(PARTS.intersection(words_of(read(words))) for words in said)


# -- among which cards to look


def reach(s: Inwo, said: str, card: int) -> Collection[int] | None:
    """Among which cards those are that a filter means which `card` says; None if they may be any."""
    about = _looking(said)
    return None if about is None else about(s, card)


@cache
def _looking(said: str) -> Callable[[Inwo, int], Collection[int]] | None:
    return _reach(read(said))


def _reach(found: Filter) -> Callable[[Inwo, int], Collection[int]] | None:
    if found == ("word", "self"):
        return lambda s, card: (card,)
    if found[1:] == (("word", "self"),):
        return NEAR.get(found[0])
    parts: Any = found[1:]
    if found[0] == "and":
        return next(filter(None, map(_reach, parts)), None)
    if found[0] != "or":
        return None
    near = [about for about in map(_reach, parts) if about is not None]
    return (
        (lambda s, card: [c for about in near for c in about(s, card)]) if len(near) == len(parts) else None
    )


def _hosts(s: Inwo, card: int) -> Collection[int]:
    """The cards on which `card` may hang."""
    roots = (s.illuminati[s.owner[card]],) if s.owner[card] != NOBODY else ()
    return (*(link[1] for link in s.links if link[0] == card), *roots)


NEAR: dict[object, Callable[[Inwo, int], Collection[int]]] = {
    "puppet_of": lambda s, card: s.puppets[card],
    "master_of": lambda s, card: (s.master[card],),
    "host_of": _hosts,
}
"""By relation to the card that speaks: among which cards those are that have it."""


# -- filters


WORDS: dict[str, Word] = {
    **PLAIN,
    "theirs": lambda s, card, at: s.owner[card] in at.roles.get("theirs", ()),
    "place": lambda s, card, at: s.kind(card) == "place" or _is_place(s, card, at),
}
"""By word: what it says of a card. `numbers` adds those that have to be reckoned, here as below."""
AS_GOALS: ChainMap[str, Word] = ChainMap({}, WORDS)
"""The same as Goals see it: there a card is not what it counts as besides (`counts_as`)."""
NUMBERS: dict[object, Callable[[Inwo, int], int]] = {
    "arrows": lambda s, card: len(GEOMETRY.outgoing[s.shape[card]]),
    "printed_power": lambda s, card: FACES.POWER[s.face[card]],
}
BESIDE: dict[object, Word] = {
    "puppet_of": lambda s, card, at: s.master[card] == at.card != NOBODY,
    "master_of": lambda s, card, at: at.card in s.puppets[card],
}
"""By relation to the card that speaks: whether a card has it."""
RELATIONS: dict[str, Callable[[Word], Word]] = {}
"""By relation: whether a card has it to one that fits."""


def stands_for(s: Inwo, card: int) -> int:
    """With what Power a Resource in play stands for a Place when Disasters happen; 0 for all others."""
    if s.zone[card] != RESOURCE:
        return 0
    return sum(int(params["power"]) for params in EFFECTS.said(s.face[card], "stands_as_place"))


def _is_place(s: Inwo, card: int, at: Scope) -> bool:
    """Whether the card stands for a Place here: for a Plot that is a Disaster, and while that happens."""
    if not stands_for(s, card):
        return False
    a, plot = at.attack, EFFECTS.ATTACK[s.face[at.card]] if at.card != NOBODY else {}
    struck = a is not None and a["target"] == card and a["kind"] == "disaster"
    return struck or plot.get("kind") == "disaster"


@cache
def judge(said: str, goal: bool = False) -> Word:
    """The filter as a function, perhaps as Goals see it: it is read once."""
    return _judge(read(said), AS_GOALS if goal else WORDS)


def _judge(found: Filter, words: Mapping[str, Word]) -> Word:
    faces = faces_of(found)
    if faces is not None:
        return lambda s, card, at: s.face[card] in faces
    head = found[0]
    if head == "word":
        return words[str(found[1])]
    if head == "number":
        limit: Any = found[3]
        sign, number_of = SIGNS[found[2]], NUMBERS[found[1]]
        return lambda s, card, at: sign(number_of(s, card), limit)
    parts: Any = found[1:]
    if head in ("and", "or"):
        return reduce(
            both if head == "and" else either, (_judge(part, words) for part in sorted(parts, key=_is_plain))
        )
    if parts == (("word", "self"),) and head in BESIDE:
        return BESIDE[str(head)]
    part = _judge(parts[0], words)
    if head == "not":
        return lambda s, card, at: not part(s, card, at)
    return RELATIONS[str(head)](part)


def _is_plain(found: Filter) -> bool:
    """Where a part stands among others: what is quickly judged comes first (False)."""
    return faces_of(found) is None and (found[0] != "word" or found[1] in TRAITS)
