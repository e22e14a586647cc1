"""A second opinion about an order before it is ticked: with their names masked, its words are held against
the labelled sentences of data/tsw/cases. Where words like these mostly mean another action, where a name in
such a place mostly has another part, or where the order is mostly of another kind, it is asked about
(TSW-13).

What the sentences taught stands beside the language's file (`python -m bot learn` writes it); a language
without one has no second opinion.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import exp
from typing import Any, NamedTuple

from bot.games.data import load_json
from bot.games.tsw.orders.actions import ATTACKS, OWN_WORDS
from bot.games.tsw.orders.chunks import QUOTE, Chunk
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PLACE
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.spelling import normal

ACTION, PART = "action", "part"
TALK = "talk"
"""The action of a message that orders nothing and means to order nothing."""
ODD: Mapping[str, float] = {ACTION: 0.4, PART: 0.2}
"""What is less likely than that is asked about."""
NO_ORDER = ("", TALK)
"""Classes of messages that order nothing, or nothing for certain: among the others an action is weighed."""
ODD_ORDER = 0.2
"""How likely an action must be among all classes."""
ODD_KIND = 0.25
"""The same for the kind of an order."""
ROUGHLY = 0.25
"""By how much less likely it must be among other orders, where it is not certain which words are its own, and
in standing orders, of which there are fewer to learn from.
"""
NO_PART = "none"
MASKS: Mapping[str, str] = {CHARACTER: "C", GROUP: "G", PLACE: "P", EVENT: "E"}
AGENT = "C+"
"""In the mask of one of the speaker's agents."""
ME, SUM, QUOTED, BEGIN, END = "<me>", "<sum>", "<quote>", "<begin>", "<end>"
OWN = "<own words>"
GIVEN: Mapping[str, Sequence[str]] = {
    **dict.fromkeys(ATTACKS, ("support", "agents")),
    "create-front": ("name", "under", "from", "neutral"),
    "play-event": ("target",),
    "give-group": ("price",),
    "move-group": ("price",),
    "emissary": ("gift", "message"),
    "leak": ("anonymous",),
    "withdraw": ("standing",),
}
"""What may be missing in an order of a kind."""
SPOTS = ("home", "work", "headquarters", "anywhere")


class Piece(NamedTuple):
    """A word, or what stands for a name, a sum or words of the player's own; `names`: who may be meant."""

    word: str
    names: frozenset[str] = frozenset()


class Scales(NamedTuple):
    """A linear model: for each trait how much it weighs for which class (by its number, in hundredths)."""

    classes: Sequence[str]
    bias: Sequence[int]
    weights: Mapping[str, Sequence[tuple[int, int]]]

    def weigh(self, traits: Sequence[str]) -> dict[str, float]:
        """How likely each class is; all together 1."""
        sums = list(self.bias)
        for trait in traits:
            for number, weight in self.weights.get(trait, ()):
                sums[number] += weight
        shares = [exp((value - max(sums)) / 100) for value in sums]
        return {name: share / sum(shares) for name, share in zip(self.classes, shares, strict=True)}


class Opinion:
    """What the labelled sentences of a language taught; `scales` by what they weigh."""

    def __init__(self, scales: Mapping[str, Scales]) -> None:
        self.scales = scales

    def doubts(self, pieces: Sequence[Piece], order: Mapping[str, Any], speaker: str, alone: bool) -> str:
        """What such words mostly mean otherwise than in this order (as plain values); '' if nothing. `alone`:
        no other order stands beside them, where it may be told who acts. That the speaker acts himself is
        only doubted where an agent is named who has no part.
        """
        traits, action, held = action_traits(pieces), order["action"], parts(order)
        seen: list[tuple[str, Sequence[str], set[str]]] = [(ACTION, traits, {action})]
        named = [(at, piece) for at, piece in enumerate(pieces) if piece.names]
        seen += [(PART, part_traits(pieces, at, action), part_of(piece, held)) for at, piece in named]
        idle = {name for _, piece in named if AGENT in piece.word for name in piece.names} - held.keys()
        told = alone and (order["actor"] != speaker or bool(idle))
        seen += [(key, traits, {kind}) for key, kind in kinds_of(order, speaker, told).items()]
        rarely = 1.0 if alone and action != "standing" else ROUGHLY
        return next((key for key, found, here in seen if self._odd(key, found, here, rarely)), "")

    def weigh(self, key: str, traits: Sequence[str]) -> dict[str, float]:
        """How likely each class is on one of the scales; empty if there are no such scales."""
        scales = self.scales.get(key)
        return {} if scales is None else scales.weigh(traits)

    def _odd(self, key: str, traits: Sequence[str], found: set[str], rarely: float) -> bool:
        likely = self.weigh(key, traits)
        known = [likely[name] for name in found if name in likely]
        orders = sum(share for name, share in likely.items() if key != ACTION or name not in NO_ORDER)
        least = ODD.get(key, ODD_KIND) * orders
        least = max(least, ODD_ORDER) if key == ACTION else least
        return bool(known) and sum(known) < rarely * least


@cache
def opinion(language: str) -> Opinion | None:
    """The second opinion of a language, if it has one."""
    plain = load_json("tsw", f"language/{language}.opinion")
    return None if plain is None else Opinion({key: Scales(**scales) for key, scales in plain.items()})


# -- what is held against the labelled sentences


def pieces_of(message: str, chunks: Sequence[Chunk], setting: Setting, own: Sequence[str]) -> list[Piece]:
    """The words of a message or of a part of it, names and sums masked; `own`: words of the player's own."""
    begun = [(message.find(words), words) for words in own if words]
    told = [(begin, begin + len(words)) for begin, words in begun if begin >= 0]
    pieces: list[Piece] = []
    for chunk in chunks:
        if any(begin <= chunk.start < end for begin, end in told):
            if not pieces or pieces[-1].word != OWN:
                pieces.append(Piece(OWN))
        else:
            pieces += _masked(chunk, setting)
    return pieces


def _masked(chunk: Chunk, setting: Setting) -> list[Piece]:
    if chunk.kind == QUOTE:
        return [Piece(QUOTED)]
    if chunk.money is not None:
        return [Piece(SUM)]
    named = chunk.named.of(*MASKS) if chunk.named is not None and chunk.term("pronoun", "all") is None else ()
    if not named:
        return [Piece(word) for word in normal(chunk.text).split() or [chunk.text]]
    names = frozenset(entity.name for entity in named)
    if setting.speaker in names:
        return [Piece(ME, names)]
    mine = {*setting.own_people, *setting.own_groups}
    kinds = sorted({MASKS[e.kind] + ("+" if e.name in mine else "-") for e in named})
    return [Piece(f"<{'/'.join(kinds)}>", names)]


def own_words(order: Mapping[str, Any]) -> list[str]:
    """What an order holds in words of the player's own."""
    params = order.get("parameters", {})
    inner = own_words(params["order"]) if "order" in params else []
    return inner + [value for key in OWN_WORDS if isinstance(value := params.get(key), str)]


def parts(order: Mapping[str, Any], within: str = "") -> dict[str, set[str]]:
    """Who has which parts in an order: 'actor', the name of a parameter, 'condition'; 'in-' in the one that
    a standing order holds.
    """
    found: dict[str, set[str]] = {}
    held: list[tuple[str, Any]] = [("actor", order.get("actor")), *order.get("parameters", {}).items()]
    for key, value in held:
        if key == "order":
            for name, inner in parts(value, "in-").items():
                found.setdefault(name, set()).update(inner)
        elif key not in OWN_WORDS:
            for name in _names(value):
                found.setdefault(name, set()).add(within + key)
    return found


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.split(" on ")
    elif isinstance(value, Mapping):
        yield from (name for key, inner in value.items() if key != "kind" for name in _names(inner))
    elif isinstance(value, list | tuple):
        yield from (name for inner in value for name in _names(inner))


def part_of(piece: Piece, held: Mapping[str, set[str]]) -> set[str]:
    """The parts that a name has in an order; NO_PART if none."""
    return set().union(*(held.get(name, ()) for name in piece.names)) or {NO_PART}


def kinds_of(order: Mapping[str, Any], speaker: str, told: bool) -> dict[str, str]:
    """Of what kind an order is, by what can be asked of those with its action: who acts (if that is
    `told`), with what intention, in what sort of place, whether a name is given.
    """
    action, params = order["action"], order.get("parameters", {})
    kinds = {"actor": "speaker" if order.get("actor") == speaker else "other"} if told else {}
    kinds |= {key: str(bool(params.get(key))) for key in GIVEN.get(action, ())}
    if action == "attack":
        place = params.get("location", "")
        kinds |= {"intention": params.get("intention", ""), "place": place if place in SPOTS else "named"}
    if action == "withdraw":
        number = params.get("number", "of")
        kinds["number"] = "told" if isinstance(number, int) else number
    if action == "standing":
        kinds["condition"] = params.get("condition", {}).get("kind", "")
        kinds["order"] = params.get("order", {}).get("action", "")
    return {f"{action} {key}": kind for key, kind in kinds.items()}


def action_traits(pieces: Sequence[Piece]) -> list[str]:
    """Each word, each two words beside each other, and those that begin."""
    words = [BEGIN, *(piece.word for piece in pieces), END]
    pairs = [f"{one} {other}" for one, other in pairwise(words)]
    return sorted({*words, *pairs, *(f"{BEGIN} {word}" for word in words[1:4])})


def part_traits(pieces: Sequence[Piece], at: int, action: str) -> list[str]:
    """What stands around the name at this place, which of its kind it is, and beside whom."""
    words = [BEGIN, BEGIN, *(piece.word for piece in pieces), END, END]
    here, kind = at + 2, pieces[at].word
    named = [n for n, piece in enumerate(pieces) if piece.names]
    alike = [n for n in named if pieces[n].word == kind]
    beside = " ".join(sorted(pieces[n].word for n in named))
    before, after = words[here - 1], words[here + 1]
    told = [
        f"{kind}",
        f"{kind} after {before}",
        f"{kind} after {words[here - 2]} {before}",
        f"{kind} before {after}",
        f"{kind} before {after} {words[here + 2]}",
        f"{kind} between {before} and {after}",
        f"{kind} {alike.index(at)} of {len(alike)}",
        f"{kind} at {min(named.index(at), 3)} of {min(len(named), 4)}",
        f"{kind} beside {beside}",
    ]
    return [f"after {before}", f"before {after}", *told, *(f"{action}: {trait}" for trait in told)]
