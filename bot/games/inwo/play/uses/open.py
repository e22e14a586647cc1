"""Which uses of cards are open to a seat now: Plots of its hand, actions of its cards (INW-017, INW-037)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from bot.engine.choices import Alike
from bot.engine.moves import Move, make
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.filters import read, words_of
from bot.games.inwo.cards.records import Params, Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play import hands, terms
from bot.games.inwo.play.attacks.strikes import of, strike
from bot.games.inwo.play.calls.plays import vain
from bot.games.inwo.play.calls.warehouse import twins
from bot.games.inwo.play.dice.lying import Rolled
from bot.games.inwo.play.election import office
from bot.games.inwo.play.hands import PILES
from bot.games.inwo.play.links import changing, linkable
from bot.games.inwo.play.numbers import Scope, fits, in_play, is_said, matches
from bot.games.inwo.play.placing import has_room, masters
from bot.games.inwo.play.stash import apart, concerned, distinct, playable
from bot.games.inwo.play.state import AREA, DEAD, HELD, KILLED, RESOURCE, SHOWN, Inwo
from bot.games.inwo.play.sums import ASSASSINATION, AttackData, Attacked, ignores_defences, is_new, succeeded
from bot.games.inwo.play.targets import (
    forbidden,
    infiltrates,
    may_help,
    may_join,
    out_of_reach,
    rivals,
    shielded,
    spared,
    untouched,
)
from bot.games.inwo.play.turn import TOOK, TurnFrame, may_enter
from bot.games.inwo.play.uses.costs import payable
from bot.games.inwo.play.uses.ops_fates import copies, pairs
from bot.games.inwo.play.uses.ops_groups import is_wasted
from bot.games.inwo.play.uses.printed import ACT, ENACT, INFILTRATE, PLAY, STRIKE, uses_of
from bot.games.inwo.play.uses.roles import just_played
from bot.games.inwo.play.winning import on_show
from bot.games.power.placing import places

Roles = Mapping[str, Sequence[int]]
"""Who has which part in what is answered."""
PLACES = frozenset(("dead", "killed", "hand", "exposed", "in_play", "nwo"))
"""Words of a filter that say where the cards lie of which it speaks."""


class Way(NamedTuple):
    """One use of one card: the verb, the card, its number among the uses of that verb."""

    verb: str
    card: int
    number: int

    @property
    def move(self) -> Move:
        """The use as a move."""
        return (self.verb, self.card, self.number)

    def use(self, s: Inwo) -> Use:
        """What the record says."""
        return uses_of(s.face[self.card], self.verb)[self.number]


def at_hand(s: Inwo, seat: int, verb: str, moment: str = "") -> Iterator[Way]:
    """The uses that might be open and answer the moment: of Plots in the hand, or of cards in play."""
    if verb == PLAY:
        able = distinct(s, seat, playable(s, seat))
    else:
        able = s.deployed(seat)
    for card in able:
        yield from ways_to(s, verb, card, moment)


def ways_to(s: Inwo, verb: str, card: int, moment: str = "") -> Iterator[Way]:
    """The uses of a card that answer the moment or, without one, need none."""
    for number in answering(s.face[card], verb, moment):
        yield make(Way, (verb, card, number))


def uses(wanted: Callable[[Use], bool] | None = None) -> list[Alike]:
    """The uses that need no particular moment, or those of them that are wanted, as kinds of choices."""

    def pool(verb: str, s: Inwo, seat: int) -> list[Move]:
        able = at_hand(s, seat, verb)
        return [way.move for way in able if wanted is None or wanted(way.use(s))]

    return [Alike(PLAY, partial(pool, PLAY), is_open), Alike(ACT, partial(pool, ACT), is_open)]


def is_open(s: Inwo, seat: int, move: Move) -> bool:
    """Whether the use is open that needs no particular moment."""
    return open_now(s, seat, make(Way, move), "", {})


FREELY = (*uses(), *hands.ANYTIME)
"""What a seat may do that needs no particular moment."""


@cache
def answering(face: int, verb: str, moment: str) -> Sequence[int]:
    """Which uses of a printed card answer a moment, or, without one, need none."""
    uses = enumerate(uses_of(face, verb))
    return tuple(number for number, use in uses if (moment in use.answers if moment else not use.answers))


def silenced(s: Inwo, card: int) -> bool:
    """Whether a card in play has lost the use of its abilities."""
    return is_said(s, "no_abilities", card)


def _barred(s: Inwo, seat: int, way: Way, at: Scope) -> bool:
    """Whether a shield keeps an NWO away, or the attack at hand the use: it is Privileged, or had it."""
    use = way.use(s)
    if use is ENACT and FACES.COLOUR[s.face[way.card]] in office.shielded_colours(s):
        return True
    if use is INFILTRATE and not infiltrates(s, seat, s.face[way.card]):
        return True
    if at.attack is None:
        return False
    a = dict(at.attack)
    if not may_help(s, a, way.card, use) or not (may_join(s, a, seat) or _meddles(s, a, seat, use)):
        return True
    if SAVING.intersection(effect.name for effect in use.do) and ignores_defences(s, a, way.card):
        return bool(seat != a["seat"])
    return way.verb == PLAY and any(plot[:2] == [seat, s.face[way.card]] for plot in a["plots"])


def _meddles(s: Inwo, a: AttackData, seat: int, use: Use) -> bool:
    """Whether a use is open to who may not join the attack: one about its privilege, and one that changes
    its dice when they have fallen (INW-140, INW-141)."""
    if "privileged" in use.answers:
        return True
    rolls = ROLLS.intersection(effect.name for effect in use.do)
    out = not a["privileged"] or seat in a["shut_out"] or shielded(s, seat, a["seat"])
    rolled = Rolled.current(s)
    return bool(rolled and rolled["roll"] and rolls) and not out


ROLLS = frozenset(("reroll", "set_roll", "shift_roll"))
"""Ops that change a roll."""
SAVING = frozenset(("add", "fail", "link", "reroll"))
"""Ops that can save the target of an attack."""


def open_now(s: Inwo, seat: int, way: Way, moment: str, roles: Roles) -> bool:
    """Whether everything that the record asks for is there; no player plays the same Plot twice in one attack
    (EVL-10)."""
    use = way.use(s)
    if mark_of(s, way, seat) in s.used or not timely(s, seat, use, moment):
        return False
    if way.verb == ACT and silenced(s, way.card):
        return False
    at = Scope(seat, way.card, Attacked.current(s), roles)
    if _barred(s, seat, way, at):
        return False
    return (
        (use.have is None or next(in_play(s, use.have, at), None) is not None)
        and (not moment or answers(s, use.test, at))
        and _some_use(s, use, at)
        and not _hindered(s, use, at)
        and _may_hang(s, use, way.card, at)
        and _aimed(s, use, way, at)
        and (use.at is None or bool(rivals(s, seat, use, way.card)))
    )


def _aimed(s: Inwo, use: Use, way: Way, at: Scope) -> bool:
    """Whether there is a target and it can be paid; a Plot under a card without one must concern that."""
    if use.target is not None:
        return next(targets(s, use, way, at), None) is not None
    host = apart(s, at.seat).get(way.card)
    return (host is None or concerned(s, host, NOBODY)) and payable(s, use, at)


def timely(s: Inwo, seat: int, use: Use, moment: str = "") -> bool:
    """Whether it is the time for it, and for whose turn begins."""
    if (use.not_first and not s.turns[seat]) or (moment == "turn_begins" and spared(s, use, s.active)):
        return False
    return all(WHEN[word](s, seat) for word in use.when)


def mark_of(s: Inwo, way: Way, seat: int) -> str:
    """What is noted when a use that there is once a turn or a game, or one of a card in an attack, has been
    made."""
    once = way.use(s).once
    if once is None:
        return ""
    if once == "attack":
        return f"attack:{len(list(Attacked.on_stack(s)))}:{way.card}"
    return f"{once}:{s.face[way.card] if once == 'game' else way.card}:{way.number}:{seat}"


# -- when

ACTED, ENDING = "acted", "ending"
"""Marks of a turn: its main part has had a move; what ends it has begun (INW-031)."""


def acted(s: Inwo) -> None:
    """The main part of the turn has had a move, if it has begun."""
    if ACTED not in s.used and _phase("main")(s, s.active):
        s.used.append(ACTED)


def _attacked(s: Inwo) -> bool:
    return Attacked.current(s) is not None


def _phase(*phases: str) -> Callable[[Inwo, int], bool]:
    def now(s: Inwo, seat: int) -> bool:
        turn = TurnFrame.find(s)
        return turn is not None and s.active == seat and TurnFrame.phase(turn) in phases

    return now


WHEN: dict[str, Callable[[Inwo, int], bool]] = {
    "any_time": lambda s, seat: True,
    "own_turn": lambda s, seat: s.active == seat and not office.electing(s),
    "begin": _phase("begin", "draw"),
    "tokens": lambda s, seat: _phase("main")(s, seat) and ACTED not in s.used,
    "takeover": lambda s, seat: _phase("main")(s, seat) and ACTED not in s.used and TOOK in s.used,
    "end": lambda s, seat: _phase("main")(s, seat) and not _attacked(s),
    "rival_begins": lambda s, seat: s.active != seat,
    "just_played": lambda s, seat: just_played(s, seat) is not None,
    "not_attack": lambda s, seat: not _attacked(s),
    "not_election": lambda s, seat: not office.electing(s),
    "not_privileged": lambda s, seat: not (Attacked.current(s) or {}).get("privileged"),
}


# -- what is answered

Condition = Callable[[Inwo, Any, Scope], bool]


def answers(s: Inwo, test: Params, at: Scope) -> bool:
    """Whether what happens is what a use or a trigger with this test answers."""
    return all(CONDITIONS[key](s, said, at) for key, said in test.items())


def _role(role: str) -> Condition:
    """Whether a card in a role fits a filter."""
    return lambda s, said, at: any(matches(s, said, card, at) for card in at.roles.get(role, ()))


def _by(s: Inwo, said: Any, at: Scope) -> bool:
    if said == "outsider":
        a, inside = at.attack, {at.seat}
        inside |= {a["seat"], a["defender"]} if a is not None else set()
        return inside.isdisjoint(at.roles.get("doer", ()))
    return bool(said == "anyone" or (at.seat in at.roles.get("doer", ())) == (said == "me"))


def _magic(s: Inwo, said: Any, at: Scope) -> bool:
    """Whether a Magic Group has a part in what is rolled for, or none has."""
    a = at.attack
    if a is None:
        return any(matches(s, "magic & group", card, at) for card in at.roles["it"]) is said
    return said is fits(s, {"kinds": (a["kind"],), "involves": "magic & group"}, a, at)


def _success(s: Inwo, said: Any, at: Scope) -> bool:
    """Whether the dice of an attack lie, and how they fell; no other roll succeeds or fails (R-21, R-116)."""
    a = at.attack
    return a is not None and succeeded(a) is said and Rolled.current(s) is a


def _given(s: Inwo, said: Any, at: Scope) -> bool:
    """Whether the leader's token came from a card that fits."""
    a = at.attack
    return a is not None and a["token"] > 0 and matches(s, said, a["token"] - 1, at)


CONDITIONS: dict[str, Condition] = {
    "card": _role("it"),
    "aims": _role("aimed"),
    "by": _by,
    "helped": _role("helped"),
    "branch": _role("branch"),
    "from": lambda s, said, at: at.seat in at.roles.get("from", ()),
    "attack": lambda s, said, at: at.attack is not None and fits(s, said, at.attack, at),
    "roll": lambda s, said, at: at.attack is not None and sum(at.attack["roll"]) in said,
    "success": _success,
    "magic": _magic,
    "token": _given,
    "pile": lambda s, said, at: PILES[said] in at.roles.get("pile", ()),
    "step": lambda s, said, at: 1 in at.roles.get("step", ()),
    "power": lambda s, said, at: bool(set(at.roles["it"]).intersection(at.roles.get("power", ()))) is said,
}
"""What is asked of something that is answered, by the word of the record."""


# -- at what


@cache
def _lies(said: str) -> frozenset[str]:
    return frozenset(words_of(read(said))) & PLACES


def candidates(s: Inwo, said: str, at: Scope) -> Iterator[int]:
    """The cards that a filter means: those in play, or where else it says."""
    pile = _pile(s, _lies(said), at)
    if pile is not None:
        yield from (card for card in pile if matches(s, said, card, at))
        return
    yield from in_play(s, said, at)
    if at.attack is not None and s.zone[at.attack["target"]] not in (HELD, RESOURCE):
        shown = at.attack["target"]
        if matches(s, said, shown, at):
            yield shown


def _pile(s: Inwo, where: frozenset[str], at: Scope) -> Sequence[int] | None:
    """Where else than in play a filter says that its cards lie; what is in the own hand must be able to
    come into play."""
    if where & {"dead", "killed"}:
        return [c for seat in s.destroyed for c in seat if s.zone[c] in (DEAD, KILLED)]
    if "exposed" in where:
        return [c for plots in s.plots for c in plots if c not in on_show(s)]
    if "hand" in where:
        return [*s.plots[at.seat], *(card for card in s.groups[at.seat] if may_enter(s, card))]
    return s.nwos if "nwo" in where else None


def targets(s: Inwo, use: Use, way: Way, at: Scope) -> Iterator[int]:
    """What the use may be aimed at (INW-012, INW-142, INW-149)."""
    if use.target is None:
        return
    apiece = is_priced_apiece(s.face[way.card], way.verb, way.number)
    if not apiece and not payable(s, use, at):
        return
    host = apart(s, at.seat).get(way.card)
    for card in candidates(s, use.target, at):
        if host is not None and not concerned(s, host, card):
            continue
        chosen = at._replace(roles={**at.roles, "target": (card,)}) if apiece else at
        if (
            _reached(s, way, at, card)
            and _suits(s, use, way.card, at, card)
            and (not apiece or payable(s, use, chosen))
        ):
            yield card


@cache
def is_priced_apiece(face: int, verb: str, number: int) -> bool:
    """Whether the cost of a use may hang on its target."""
    return any(word in repr(uses_of(face, verb)[number].cost) for word in APIECE)


APIECE = ("target", "conversion", "shares(", "opposed(")
"""What a cost says that hangs on a target."""


def _reached(s: Inwo, way: Way, at: Scope, card: int) -> bool:
    """Whether neither the first turn of its owner nor an immunity keeps the card out of reach."""
    if out_of_reach(s, at.seat, s.owner[card]):
        return False
    return way.verb != ACT or not untouched(s, way.card, card)


def _suits(s: Inwo, use: Use, source: int, at: Scope, card: int) -> bool:
    """Whether the use can do to the card what it does."""
    return (
        _hangs(s, use, source, card)
        and _boosted(s, use, at, card)
        and all(USEFUL[name](s, card, at) for name, _ in use.do if name in USEFUL)
        and not any(name == "token" and is_wasted(s, card, params) for name, params in use.do)
        and (use.second is None or bool(seconds(s, use, at, card)))
    )


def _may_strike(s: Inwo, card: int, at: Scope) -> bool:
    """Whether a Plot that attacks may attack that card, as the cards in play stand."""
    it = next(iter(at.roles.get("it", ())), NOBODY)
    for second in at.roles.get("second", ()):
        fits_it = matches(s, of(s, second)["target"], card, Scope(at.seat, second))
        if not fits_it or forbidden(s, strike(s, at.seat, second, card, it)):
            return False
    return not forbidden(s, strike(s, at.seat, at.card, card, it))


USEFUL: dict[str, Callable[[Inwo, int, Scope], bool]] = {
    "move_group": lambda s, card, at: (
        s.zone[card] == HELD and bool(places(s, masters(s, s.owner[card]), card))
    ),
    **dict.fromkeys(
        ("token", "untoken", "return_card"), lambda s, card, at: s.zone[card] not in (AREA, SHOWN)
    ),
    "undo_change": lambda s, card, at: bool(changing(s, card)),
    "revive": lambda s, card, at: bool(copies(s, at.seat, card)),
    STRIKE: _may_strike,
}
"""By op: whether there is anything to do to its target; little to one that is uncontrolled (BIG-09)."""


WORTH: dict[str, Callable[[Inwo, Params, Scope], bool]] = {
    "combine": lambda s, params, at: next(pairs(s, at.seat, params["kinds"]), None) is not None,
    "becomes_assassination": lambda s, params, at: (
        at.attack is None
        or not (at.attack["spent"] or forbidden(s, {**at.attack, "kind": ASSASSINATION, "instant": True}))
    ),
    "repeal": lambda s, params, at: bool(s.nwos),
    "takeover": lambda s, params, at: "twin" not in params or any(twins(s, c) for c in s.groups[at.seat]),
    "recover": lambda s, params, at: params["to"] != "play" or not any(twins(s, c) for c in at.roles["it"]),
}
"""By the first op of a use that has no target: whether it can do something; no Unique comes into play beside
its twin (INW-083), but for what needs that."""


def _some_use(s: Inwo, use: Use, at: Scope) -> bool:
    """Whether a use that has no target can do something: an attack that was or is Privileged cannot become so
    again (INW-140), nor one that would be forbidden then."""
    first, a = use.do[0], at.attack
    if vain(s, at.seat, use.do) or (first.name in WORTH and not WORTH[first.name](s, first.params, at)):
        return False
    if a is None or all(effect.name != "privilege" for effect in use.do):
        return True
    if forbidden(s, {**a, "privileged": True}, True):
        return False
    return len(use.do) > 1 or (not a["open"] and not a["privileged"])


def _hindered(s: Inwo, use: Use, at: Scope) -> bool:
    """Whether a use would change the strength of an attack that a card has settled (`reroll`), or there is no
    arrow for what would come under control at once."""
    if any(params.get("control") == "automatic" for _, params in use.do) and not has_room(s, at.seat):
        return True
    weighs = (name == "after_dice" or (name == "reroll" and "add" in params) for name, params in use.do)
    return at.attack is not None and bool(at.attack.get("closed")) and any(weighs)


def _hangs(s: Inwo, use: Use, card: int, target: int) -> bool:
    """Whether a card that would be linked may hang there."""
    links = any(name == "link" and params.get("who", "target") == "target" for name, params in use.do)
    return not links or linkable(s, card, target)


def _may_hang(s: Inwo, use: Use, card: int, at: Scope) -> bool:
    """Whether a card that would be linked to what is attacked may hang there."""
    return use.target is not None or at.attack is None or _hangs(s, use, card, at.attack["target"])


def _boosted(s: Inwo, use: Use, at: Scope, target: int) -> bool:
    """Boosts are for those who have just begun to act in an attack, and its target (INW-061 to INW-063); what
    lasts for one action is for those who act."""
    acts = any(params.get("until") == terms.ACTION for _, params in use.do)
    if not acts and all(name != "boost" for name, _ in use.do):
        return True
    a = at.attack
    if a is None or (a["instant"] and target == a["target"]):
        return False
    acting = (a["card"], *(card for _, card, _, _ in a["spent"]))
    if acts:
        return target in acting
    return target == a["target"] or (target in acting and is_new(a, target))


def seconds(s: Inwo, use: Use, at: Scope, target: int) -> list[int]:
    """The second cards that go with a target (INW-012)."""
    if use.second is None:
        return []
    chosen = at._replace(roles={**at.roles, "target": (target,)})
    found = (card for card in candidates(s, use.second, chosen) if card != target)
    return [c for c in found if not out_of_reach(s, at.seat, s.owner[c])]
