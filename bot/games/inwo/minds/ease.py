"""Decisions of INWO in few clicks (`contract.Ease`): who attacks what with whose help, and what helps in an
attack of others.

A plan's key begins with what it is about: TARGET kind target (helpers as bits), JOIN side helpers as bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.engine.moves import PASS, Ask, Choice, Move, Open, Text, text
from bot.games.contract import Caution, Ease, Page, Plan
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.cases import uses
from bot.games.inwo.minds.election import pages
from bot.games.inwo.minds.joining import in_attack
from bot.games.inwo.minds.packages import Help, Package, package, packages
from bot.games.inwo.minds.prospects import BEST, plans
from bot.games.inwo.minds.prospects import Plan as Prospect
from bot.games.inwo.minds.value import danger, me, plain_worth
from bot.games.inwo.play.act import GIVE_UP, Act
from bot.games.inwo.play.area import Thrones
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.play.attacks.gather import Gather
from bot.games.inwo.play.election.ballots import NameVice
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.play.hands import Shed
from bot.games.inwo.play.placing import Place
from bot.games.inwo.play.setup import Leads
from bot.games.inwo.play.sums import CONTROL, DESTROY, chance
from bot.games.inwo.play.uses.beginning import Draws, Takeover
from bot.games.inwo.play.winning import Knock
from bot.games.inwo.say.attack import attack_line, role_in
from bot.games.inwo.say.phrases import (
    face_of,
    find,
    from_where,
    name,
    names,
    owner,
    percent,
    place,
    printed,
    whose,
)
from bot.games.inwo.say.words import WORDS
from bot.games.inwo.see.view import AttackView, View
from bot.games.kit.minds import plain as bare
from bot.games.kit.offers import pending
from bot.games.kit.phrases import plain, signed

TARGET, JOIN, ONE = 1, 2, 3
"""What a plan is about; ONE: it is a choice as it stands."""
KINDS = (CONTROL, DESTROY)
SIDES = {1: "aid", -1: "oppose"}
LIKELY = 0.4
"""The chance from which an attack is offered as the first thing to do."""
HOPEFUL = 0.08
LISTED = 25
TELLING = 2
"""How many Plots and abilities have a button of their own in an attack."""
TOKEN, STRENGTH = 0.6, 0.15
"""What a token is worth that helps, and each point of Power that it lends."""
FIRST: dict[str, tuple[str, ...]] = {
    Draws.name: ("draw-both", "draw-group", "draw-plot", "buy-plot"),
    Takeover.name: ("take-over", "no-takeover"),
    Leads.name: ("lead",),
    Thrones.name: ("throne",),
    Election.name: pages.VERBS,
    NameVice.name: ("name-vice",),
    Place.name: ("place", "rehang"),
    Shed.name: ("discard",),
    Knock.name: ("claim",),
}
"""By decision: the verbs of what one usually does, in their order."""


Way = tuple[str, int, Package]
"""Kind and target of an attack, and who helps."""


class InwoEase(Ease):
    """What the panel of a seat offers first."""

    def first(self, view: View, ask: Ask) -> Sequence[Plan]:
        """The best attack, what can be played, the end of the turn; at other decisions the best choices."""
        if ask.frame == Act.name and ask.seat == view.active:
            return _turn(view, ask)
        if ask.frame == Attack.name and view.planning >= 0:
            return _first_targets(view, ask)
        if ask.frame in FIRST:
            return _best(view, ask, FIRST[ask.frame])
        return ()

    def worth(self, view: View, ask: Ask, choice: Choice) -> float | None:
        """Cards by what they bring, places by their nearness to the Illuminati; targets stand in the page."""
        if ask.frame in pages.FRAMES:
            return pages.worth(view, ask, choice)
        if isinstance(choice, Open) or len(choice) < 2 or not isinstance(choice[1], int):
            return 0.0
        verb, number = str(choice[0]), int(choice[1])
        if ask.frame == Attack.name:
            return None
        if verb == "attack":
            return PROSPECTS.worth(view, number)
        if verb == "place":
            found = find(view, number)
            return -float(found.depth) if found is not None else 0.0
        value = _face_worth(view, verb, number)
        return -value if verb in ("discard", "return", GIVE_UP) else value

    def caution(self, view: View, ask: Ask, move: Move) -> Caution | None:
        """A turn that ends with the token of the Illuminati unused; a card that is thrown away."""
        if ask.frame == Act.name and move == ("end",) and ask.seat == view.active:
            own = me(view)
            root = own.structure[0]
            if root.tokens:
                more = sum(1 for card in own.structure[1:] if card.tokens)
                return Caution(text("inwo-caution-end", card=name(view, root.card), more=more))
        if move[0] in ("discard", "return") and ask.frame == Act.name:
            return Caution(text("inwo-caution-discard", card=name(view, int(move[1]))))
        if move[0] == GIVE_UP:
            return Caution(text("inwo-caution-give-up", card=name(view, int(move[1]))))
        return None

    def page(self, view: View, ask: Ask, key: tuple[int, ...]) -> Page | None:
        """The targets of an attack, one of them with its helpers, and what can be added to an attack."""
        if ask.frame == Attack.name and view.planning >= 0:
            if not key:
                return _targets(view)
            return _target(view, key) if key[0] == TARGET and len(key) in (3, 4) else None
        if ask.frame == Gather.name and view.attack is not None and PASS in ask.choices:
            return _gathering(view, ask, view.attack, key)
        return pages.page(view, ask, key) if ask.frame == Election.name else None


def _face_worth(view: View, verb: str, number: int) -> float:
    """What the card of a choice brings."""
    face = number if verb in ("lead", "throne") else face_of(view, number)
    value = plain_worth(face, FACES.POWER[face]) if face >= 0 else 0.0
    if verb == "take-over" and face >= 0:
        value += 0.5 * FACES.RESISTANCE[face]
    return value


# -- choices as they stand


def _one(view: View, ask: Ask, move: Move, label: Text | None = None) -> Plan:
    return Plan((ONE,), label or WORDS.label(view, ask, move), (move,))


def _best(view: View, ask: Ask, verbs: Sequence[str]) -> list[Plan]:
    """Up to three of the best choices of the first verbs, and the last of them."""
    found: list[Move] = []
    for verb in verbs:
        able = sorted(bare(ask, verb), key=lambda move: -(EASE.worth(view, ask, move) or 0))
        if verb == "boost":
            able = pages.distinct(view, able)
        found += able[:3]
    return [_one(view, ask, move) for move in [*found[:3], *found[3:4]]]


def _turn(view: View, ask: Ask) -> list[Plan]:
    """The leaders with the best attacks that are likely enough, an open offer or a Resource, a card more, the
    end."""
    found: list[Plan] = []
    able = {int(move[1]) for move in bare(ask, "attack")}
    leaders = _promising(view)
    for best in sorted((leaders[one] for one in able & leaders.keys()), reverse=True)[:2]:
        shared = {"card": name(view, best.leader), "target": name(view, best.target)}
        odds = percent(min(BEST, best.number + best.help))
        label = text("inwo-plan-attack", kind=best.kind, percent=odds, **shared)
        found.append(_one(view, ask, ("attack", best.leader), label))
    offered = pending(ask.choices)
    found += [_one(view, ask, move) for move in offered or bare(ask, "resource")[:1]]
    if len(found) < 2:
        found += [_one(view, ask, move) for move in bare(ask, "draw-card")]
    return [*found, *(_one(view, ask, move) for move in bare(ask, "end"))]


def _promising(view: View) -> dict[int, Prospect]:
    """By leader: the best of the attacks that are likely enough."""
    likely = (p for p in sorted(PROSPECTS.of(view)) if chance(p.number + p.help // 2) >= LIKELY)
    return {p.leader: p for p in likely}


class _Prospects:
    """The attacks that the viewer could make, kept for the view that was looked at last: all that a panel
    says of them is made from one look."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._found: tuple[Prospect, ...] = ()
        self._most: dict[int, float] = {}

    def _look(self, view: View) -> None:
        if view is not self._view:
            seated = view.seat is not None and bool(view.seats)
            self._found = tuple(plans(view, me(view))) if seated else ()
            self._most = {p.leader: p.worth for p in sorted(self._found)}
            self._view = view

    def of(self, view: View) -> Sequence[Prospect]:
        """All of them."""
        self._look(view)
        return self._found

    def worth(self, view: View, leader: int) -> float:
        """What the best is worth that a card could lead."""
        self._look(view)
        return self._most.get(leader, 0.0)


PROSPECTS = _Prospects()


# -- the targets of an attack


def _helps(view: View, kind: str, target: int) -> list[Help]:
    return [(card, worth) for of, at, card, worth in view.helps if (of, at) == (kind, target)]


def _value(view: View, kind: str, target: int, made: Package) -> float:
    face, found = face_of(view, target), find(view, target)
    gain = plain_worth(face, found.power if found is not None else FACES.POWER[face])
    if found is not None:
        rival = found.owner >= 0 and found.owner == danger(view)
        gain = -gain if found.owner == view.seat else gain + 4 * rival
    if kind == DESTROY:
        gain -= 4
    power = sum(worth for card, worth in _helps(view, kind, target) if card in made.cards)
    return chance(made.number) * gain - TOKEN * len(made.cards) - STRENGTH * power


def _ranked(view: View) -> list[Way]:
    """All targets, each with the cheapest way to its best chance, by what that is worth."""
    found = [
        (kind, target, packages(base, _helps(view, kind, target))[0]) for kind, target, base in view.outlook
    ]
    return sorted(found, key=lambda way: -_value(view, *way))


def _first_targets(view: View, ask: Ask) -> list[Plan]:
    """The attack by which the leader was offered, with help and without, and the best of the others, as they
    would be made, and the way back."""
    promised = _promising(view).get(view.planning)
    aim = (promised.kind, promised.target) if promised is not None else None
    ways = sorted(_ranked(view), key=lambda way: way[:2] != aim)[:2]
    ways[1:1] = [_unaided(view, *way[:2]) for way in ways[:1] if way[:2] == aim and way[2].cards]
    able = (way for way in ways if chance(way[2].number) >= HOPEFUL and owner(view, way[1]) != view.seat)
    return [
        *(_as_made(view, way) for way in able),
        *(_one(view, ask, move) for move in bare(ask, "call-off")),
    ]


def _unaided(view: View, kind: str, target: int) -> Way:
    """The attack of the leader alone."""
    base = next(n for of, at, n in view.outlook if (of, at) == (kind, target))
    return kind, target, Package((), base)


def _as_made(view: View, way: Way) -> Plan:
    """An attack up to the dice, in one click."""
    kind, target, made = way
    shared = {"target": name(view, target), "cards": names(view, made.cards)}
    label = text("inwo-plan-best", kind=kind, count=len(made.cards), **shared, **_odds(made.number))
    key = (TARGET, KINDS.index(kind), target, _bits(_helps(view, kind, target), made.cards))
    return Plan(key, label, (*_declared(kind, target, made), PASS))


def _declared(kind: str, target: int, made: Package) -> list[Move]:
    """The moves of an attack up to its announcement, with the help that comes at once."""
    aid: list[Move] = [("aid", *made.cards)] if made.cards else []
    return [(kind, target), *aid]


def _targets(view: View) -> Page:
    """Everything that can be attacked, by what it is worth; the hopeless and the own apart."""
    found = _ranked(view)
    hopeful = [way for way in found if chance(way[2].number) >= HOPEFUL and owner(view, way[1]) != view.seat]
    taken: dict[int, list[Way]] = {0: [], 1: [], 2: []}
    for way in hopeful:
        if way[0] == CONTROL:
            taken[from_where(view, way[1], owner(view, way[1]))].append(way)
    rows = (
        ("inwo-list-hand", taken[0]),
        ("inwo-list-free", taken[2]),
        ("inwo-list-rivals", taken[1]),
        ("inwo-list-destroy", [w for w in hopeful if w[0] == DESTROY]),
        ("inwo-list-hopeless", [w for w in found if w not in hopeful]),
    )
    return Page(
        text("inwo-ask-target", card=name(view, view.planning)),
        [
            (_heading(view, key, ways), [_listed(view, *way) for way in ways[:LISTED]])
            for key, ways in rows
            if ways
        ],
    )


def _heading(view: View, key: str, ways: Sequence[Way]) -> Text:
    _, target, made = ways[0]
    return text(key, count=len(ways), target=name(view, target), percent=percent(made.number))


def _listed(view: View, kind: str, target: int, made: Package) -> Plan:
    _, _, alone = _unaided(view, kind, target)
    label = text(
        "inwo-plan-target",
        kind=kind,
        target=name(view, target),
        own=int(owner(view, target) == view.seat),
        percent=percent(alone.number),
        gain=int(percent(made.number) > percent(alone.number)),
        reached=percent(made.number),
        tokens=len(made.cards),
    )
    about = text("inwo-plan-target-about", owner=place(view, target), facts=printed(face_of(view, target)))
    return Plan((TARGET, KINDS.index(kind), target), label, about=about)


# -- one target


def _bits(helps: Sequence[Help], cards: Sequence[int]) -> int:
    return sum(1 << n for n, (card, _) in enumerate(helps) if card in cards)


def _of(helps: Sequence[Help], bits: int) -> list[int]:
    return [card for n, (card, _) in enumerate(helps) if bits >> n & 1]


def _odds(number: int) -> dict[str, Any]:
    return {"number": plain(number), "percent": percent(number)}


def _target(view: View, key: tuple[int, ...]) -> Page | None:
    kind, target = KINDS[min(key[1], 1)], key[2]
    base = next((n for of, at, n in view.outlook if (of, at) == (kind, target)), None)
    if base is None:
        return None
    helps = _helps(view, kind, target)
    offered = packages(base, helps)
    shown = package(base, helps, _of(helps, key[3])) if len(key) > 3 else offered[0]

    def plan(made: Package, label: Text, *moves: Move) -> Plan:
        return Plan((TARGET, KINDS.index(kind), target, _bits(helps, made.cards)), label, moves)

    declared = _declared(kind, target, shown)
    main = plan(shown, text("inwo-plan-declare", **_odds(shown.number)), *declared, PASS)
    bare = Plan((TARGET, KINDS.index(kind), target, 0), text("inwo-plan-announce"), ((kind, target),))
    head = text(
        "inwo-plan-head", kind=kind, card=name(view, view.planning), target=name(view, target),
        owner=whose(owner(view, target)), owned=from_where(view, target, owner(view, target)),
        base=plain(base), start=percent(base), over=int(shown.number > BEST), keeps=_kept(view, shown),
        **_odds(shown.number),
    )  # fmt: skip
    rows = list(_rows(view, base, helps, offered, shown, plan, 1))
    return Page(head, rows, main, (bare,))


def _kept(view: View, made: Package) -> int:
    """The cards that still have a token afterwards."""
    return sum(
        1 for card in me(view).structure if card.tokens and card.card not in (view.planning, *made.cards)
    )


def _rows(
    view: View,
    base: int,
    helps: Sequence[Help],
    offered: Sequence[Package],
    shown: Package,
    plan: Callable[[Package, Text], Plan],
    side: int,
) -> Iterator[tuple[Text, Sequence[Plan]]]:
    """The ways that pay, and each card that could help, called in or sent away."""
    if len(offered) > 1 or shown not in offered:
        ways = [plan(made, _package(view, made, made == shown)) for made in offered]
        yield text("inwo-plan-packages"), ways
    toggles = []
    for card, worth in helps[:LISTED]:
        inside = card in shown.cards
        cards = [c for c in shown.cards if c != card] if inside else [*shown.cards, card]
        made = package(base, helps, cards, side)
        shared = {"card": name(view, card), "amount": signed(side * worth), "inside": int(inside)}
        toggles.append(plan(made, text("inwo-plan-helper", **shared, **_odds(made.number))))
    if toggles:
        yield text("inwo-plan-helpers", side=side, count=len(toggles)), toggles


def _package(view: View, made: Package, chosen: bool) -> Text:
    count = len(made.cards)
    return text(
        "inwo-plan-package",
        chosen=int(chosen),
        count=count,
        cards=names(view, made.cards),
        **_odds(made.number),
    )


# -- an attack that goes on


def _gathering(view: View, ask: Ask, a: AttackView, key: tuple[int, ...]) -> Page | None:
    """What the viewer can add to it; None where that is nothing."""
    if key and (key[0] != JOIN or len(key) != 3):
        return None
    side = (1 if key[1] else -1) if key else _side(view, ask, a)
    helps = [(card, worth) for card, at, worth in view.lends if at == side]
    offered = packages(a.number, helps, side)
    shown = package(a.number, helps, _of(helps, key[2]), side) if key else _usual(ask, a, offered)

    def plan(made: Package, label: Text, *moves: Move) -> Plan:
        return Plan((JOIN, int(side > 0), _bits(helps, made.cards)), label, moves)

    role = role_in(a, ask.seat)
    moves: list[Move] = [(SIDES[side], *shown.cards)] if shown.cards else []
    main = plan(
        shown,
        text("inwo-plan-join", side=side, role=role, count=len(shown.cards), **_odds(shown.number)),
        *moves,
        PASS,
    )
    rows = list(_rows(view, a.number, helps, offered, shown, plan, side)) if helps else []
    if any(at == -side for _, at, _ in view.lends):
        other = Plan((JOIN, int(side < 0), 0), text("inwo-plan-side", side=-side))
        rows.append((text("inwo-plan-sides"), [other]))
    others = ([PASS] if shown.cards else []) + _telling(view, ask, a) + bare(ask, "call-off")
    aside = [_one(view, ask, move) for move in others]
    return Page(text("inwo-plan-gather", attack=attack_line(view, a), role=role), rows, main, aside)


def _telling(view: View, ask: Ask, a: AttackView) -> list[Move]:
    """The Plots and abilities that change the chance most in favour of the viewer."""
    found: list[tuple[float, Move]] = []
    for move in bare(ask, "play", "use"):
        use = uses(view, move)
        if use is not None and (worth := in_attack(view, a, use, face_of(view, int(move[1])))) > 0:
            found.append((worth, move))
    return [move for _, move in sorted(found, key=lambda one: -one[0])[:TELLING]]


def _side(view: View, ask: Ask, a: AttackView) -> int:
    """On which side a seat usually stands."""
    if ask.seat == a.attacker:
        return 1
    return -1 if ask.seat == a.defender or any(at < 0 for _, at, _ in view.lends) else 1


def _usual(ask: Ask, a: AttackView, offered: Sequence[Package]) -> Package:
    """Both parties do what they can for the least; others stay out."""
    return offered[0] if ask.seat in (a.attacker, a.defender) else Package((), a.number)


EASE = InwoEase()
