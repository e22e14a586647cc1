"""What a use of a card is worth: each op of its record by a small rule, as far as the view tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.engine.moves import Move
from bot.games.inwo.cards.presidency import PRESIDENT
from bot.games.inwo.cards.records import EFFECTS, Effect, Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNMENTS, OPPOSITE, identical, opposed
from bot.games.inwo.minds.lasting import altered, enacted, gained, linked
from bot.games.inwo.minds.prospects import WAYS, chance, price
from bot.games.inwo.minds.reading import fits, means
from bot.games.inwo.minds.value import effect, find, hurt, loss, me, share, stake, value, worth
from bot.games.inwo.play.sums import ALWAYS_FAILS, CONTROL, DESTROY, LEAST, POSITION, STEP
from bot.games.inwo.play.uses.printed import uses_of
from bot.games.inwo.see.view import AttackView, CardView, SeatView, View

CARD = 0.8
"""What a Plot is worth that one keeps."""
CROWDED = 0.1
"""The same of a Plot too many, which would have to go at the end of the turn."""
PLOT, GROUP_CARD = 1.2, 2.0
"""What a card more in the hand is worth."""
HELP = frozenset(("aid", "oppose", "defence"))
"""The parts of a sum that helpers make."""
SEEN, TAKEN = 0.15, 1.5
"""What it is worth to know a card of a rival, and to take it away."""
SPENT = 1.0
"""What a Resource is worth that is used up."""


class Case(NamedTuple):
    """A use as it could be made: with which card, at which one, as far as that is known."""

    view: View
    use: Use
    face: int
    target: CardView | None = None

    @property
    def own(self) -> SeatView:
        """Who would make it."""
        return me(self.view)


def uses(view: View, move: Move) -> Use | None:
    """The way of use that a move `play` or `use` names."""
    found, way = uses_of(face_of(view, move), str(move[0])), int(move[2])
    return found[way] if way < len(found) else None


def face_of(view: View, move: Move) -> int:
    """The face of the card that is played or used."""
    return view.faces[int(move[1])]


def cost(stated: Any) -> float:
    """About what a price costs."""
    if not isinstance(stated, Mapping):
        return 0.0
    if "any" in stated:
        return min(cost(part) for part in stated["any"])
    power = stated.get("power", 0)
    found: float = (0.3 + 0.15 * power if isinstance(power, int) else 1.5) if "power" in stated else 0.0
    found += 1.0 * ("illuminati" in stated) + 0.7 * ("token" in stated) + 1.5 * ("discard" in stated)
    cards: int = stated.get("top_plots", 0) + stated.get("top_groups", 0) + 2 * stated.get("hand_plots", 0)
    return found + 0.5 * cards + sum(cost(part) for part in stated.get("all", ()))


def kept(view: View, verb: str) -> float:
    """What it is worth to keep a Plot for later."""
    own = me(view)
    if verb != "play":
        return 0.0
    return CROWDED if own.plot_count > own.plot_limit and view.active == own.seat else CARD


def each_op(do: Iterable[Any]) -> Iterator[Effect]:
    """All ops of a list; of several modes those of the one with most to do."""
    for row in do:
        found = Effect(row[0], row[1] if len(row) > 1 else {})
        if found.name == "modes":
            yield from max((list(each_op(mode)) for mode in found.params["of"].values()), key=len, default=[])
        else:
            yield found
        for key in ("then", "else"):
            yield from each_op(found.params.get(key, ()))


# -- in an attack


def stakes(view: View, a: AttackView) -> float:
    """What the viewer gains by the success of the attack that goes on; negative: would lose."""
    own = me(view)
    if a.attacker != own.seat:
        return -stake(view, a.attacker, a.kind, a.target)
    return effect(view, own, a.kind, a.target)


def attacked(view: View, a: AttackView) -> CardView:
    """The target of an attack, also one that was shown from a hand."""
    found = find(view, a.target)
    return found if found is not None else printed(view, a.target, a.attacker)


def printed(view: View, card: int, owner: int) -> CardView:
    """A Group that is in no structure, as it is printed."""
    face = view.faces[card]
    numbers = FACES.POWER[face], FACES.GLOBAL[face], FACES.RESISTANCE[face], FACES.TRAITS[face]
    return CardView(card, face, owner, *numbers, -2, -1, 0, 0, 0, -1, 0, (), 0, 0, ())


def in_attack(
    view: View,
    a: AttackView,
    use: Use,
    face: int,
    aimed: CardView | None = None,
    foe: bool = False,
    it: int = -1,
) -> float:
    """What a use changes in the attack that goes on, by what that is worth to the viewer: at its best target,
    or at the one that it is aimed at. foe: somebody else makes it, and so at the worst. it: the card whose
    action it would cancel."""
    gain = stakes(view, a)
    side = (1 if gain > 0 else -1) * (-1 if foe else 1)
    now = chance(a.number) if not a.roll else float(_enough(sum(a.roll), a.number))
    best = 0.0
    for target in (aimed,) if aimed is not None else _parties(view, a, use):
        case = Case(view, use, face, target)
        shifted = a.number + round(sum(_shift(case, a, side, op) for op in each_op(use.do)))
        then = _after_dice(a, use, shifted, side) if a.roll else chance(shifted - _cancelled(view, a, it))
        lost = 0.0 if foe else sum(_felled(case, op.params) for op in each_op(use.do) if op.name == "destroy")
        best = max(best, abs(gain) * side * (then - now) + min(0.0, lost))
    return best


def _cancelled(view: View, a: AttackView, it: int) -> int:
    """What an attack loses by the cancellation of the action of one card: all, if it leads."""
    if it == a.card:
        return 99
    lent = [amount for name, face, amount in a.parts if it >= 0 and face == view.faces[it] and name in HELP]
    return sum(lent)


def _enough(roll: int, number: int) -> bool:
    return LEAST <= roll < ALWAYS_FAILS and roll <= number


def _after_dice(a: AttackView, use: Use, number: int, side: int) -> float:
    """The chance of success when a use has changed the dice that lie, or their result."""
    roll, found = sum(a.roll), float(_enough(sum(a.roll), number))
    for name, params in each_op(use.do):
        if name == "fail":
            found = 0.0
        elif name == "set_roll":
            found = float(_enough(int(params["roll"]), number))
        elif name == "shift_roll":
            ways = [float(_enough(max(2, min(12, roll + n)), number)) for n in (params["n"], -params["n"])]
            found = max(ways) if side > 0 else min(ways)
        elif name == "reroll":
            found = chance(number + int(params.get("add", 0)))
    return found


def _parties(view: View, a: AttackView, use: Use) -> list[CardView | None]:
    """The cards of an attack at which a use could be aimed; None if it is not aimed."""
    if use.target is None:
        return [None]
    cards = [a.card, *(card for _, card, _, _ in a.spent)]
    found = [attacked(view, a), *(card for card in (find(view, each) for each in cards) if card is not None)]
    seat = me(view).seat
    return [card for card in found if means(str(use.target), card, seat, _parts(a, card))] or [None]


def _parts(a: AttackView, card: CardView) -> tuple[str, ...]:
    """What a card is called in an attack."""
    if card.card == a.target:
        return ("target",)
    if card.card == a.card:
        return ("attacker", "leader")
    return ("attacker", "aider") if _part(a, card) > 0 else ("opposer",)


def _part(a: AttackView, card: CardView | None) -> int:
    """On which side of an attack a card stands (0: on none)."""
    if card is None:
        return 0
    if card.card == a.target:
        return -1
    return 1 if card.card == a.card else next((side for _, who, side, _ in a.spent if who == card.card), 0)


def _shift(case: Case, a: AttackView, side: int, op: Effect) -> float:
    """By how much an op raises the number of an attack."""
    name, params = op
    if name == "add":
        return _number(params["amount"]) * (1 if params["side"] == "attack" else -1)
    if name == "boost":
        return _part(a, case.target) * float(params["amount"])
    if name == "change":
        return _changed(case, a, params)
    if name == "link" and case.target is not None:
        stats = [p for word, p in EFFECTS.PASSIVES[case.face] if word == "stat"]
        return sum(_changed(case, a, each) for each in stats)
    if name == "turn":
        return side * max(
            side * turn_shift(case.view, a, case.target, *way) for way in turns(params["verbs"])
        )
    if name == "privilege":
        return 2.0 * (a.attacker == case.own.seat) * any(seat.alive for seat in case.view.seats)
    return 0.0


def _number(stated: Any) -> float:
    return float(stated) if isinstance(stated, int) else float(stated.get("each", 0)) + stated.get("plus", 0)


def _changed(case: Case, a: AttackView, params: Mapping[str, Any]) -> float:
    """A number of the leader, of a helper or of the target."""
    card = find(case.view, a.card) if params.get("who") == "leader" else case.target
    if params.get("who") == "target":
        card = attacked(case.view, a)
    part = _part(a, card)
    if card is None or not part:
        return 0.0
    resists = part < 0 and a.kind == CONTROL and card.card == a.target
    meant = {"power": not resists, "resistance": resists, "strength": True, "both": not resists}
    now = card.resistance if resists else card.power
    return part * (altered(params, now) - now) if meant.get(str(params["what"]), False) else 0.0


def turns(verbs: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Every turn of an alignment with these verbs."""
    return ((verb, bit) for verb in verbs for bit in range(len(ALIGNMENTS)))


def turned(traits: int, verb: str, bit: int) -> int:
    """The traits of a Group after that."""
    one = 1 << bit
    if verb == "add":
        return traits & ~OPPOSITE[one] | one
    if not traits & one:
        return traits
    return traits & ~one | (OPPOSITE[one] if verb == "reverse" else 0)


def turn_shift(view: View, a: AttackView, card: CardView | None, verb: str, bit: int) -> float:
    """By how much a turn of an alignment of the leader or the target raises the number."""
    leader, target = find(view, a.card), attacked(view, a)
    if card is None or leader is None or card.card not in (a.card, a.target):
        return 0.0
    facing, new = (leader.traits, target.traits), turned(card.traits, verb, bit)
    after = (new, target.traits) if card.card == a.card else (leader.traits, new)
    return (_alike(*after) - _alike(*facing)) * STEP * (1 if a.kind == CONTROL else -1)


def _alike(one: int, other: int) -> int:
    return identical(one, other) - opposed(one, other)


# -- otherwise


def idle(view: View, move: Move) -> float:
    """What a Plot or a use is worth while nothing goes on, beyond its price."""
    use, face = uses(view, move), face_of(view, move)
    if use is None or (move[0] == "use" and endless(use)):
        return 0.0
    own = find(view, int(move[1])) if pays_itself(use) else None
    spent = price(view, own) if own is not None else cost(use.cost)
    return at_best(view, use, face) - kept(view, str(move[0])) - spent


def endless(use: Use) -> bool:
    """Whether a use in play could be made again and again: it costs nothing, not even the card."""
    spends = any(op.params.get("card") == "self" for op in each_op(use.do))
    return use.cost == "free" and use.once is None and not spends


def pays_itself(use: Use | None) -> bool:
    """Whether the card's own token pays for a use, and nothing else."""
    return use is not None and use.cost == {"token": "self"}


def at_best(view: View, use: Use, face: int) -> float:
    """What a use is worth at its best target."""
    if use.target is None:
        return plainly(Case(view, use, face))
    found = (
        card for seat in view.seats for card in seat.structure if means(str(use.target), card, me(view).seat)
    )
    return max(
        (plainly(Case(view, use, face, card)) for card in found), default=plainly(Case(view, use, face))
    )


def rests(face: int) -> bool:
    """Whether a Resource does nothing in the turns of others."""
    always = EFFECTS.PASSIVES[face] or EFFECTS.TRIGGERS[face]
    return not always and not any(use.answers for use in EFFECTS.ACTIONS[face])


def serves(view: View, face: int) -> bool:
    """Whether a Resource that lies unseen would be of use at once."""
    able = (at_best(view, use, face) - cost(use.cost) for use in EFFECTS.ACTIONS[face])
    return not rests(face) or any(value > 0 for value in able)


def plainly(case: Case) -> float:
    """What all ops of a use are worth together."""
    return together(case, case.use.do)


def together(case: Case, do: Iterable[Any]) -> float:
    """What ops are worth, those that hang on a test by how likely it is."""
    found, dice = 0.0, 1
    for row in do:
        name, params = row[0], row[1] if len(row) > 1 else {}
        if name == "roll":
            dice = params["dice"]
        elif name == "if":
            often = likely(params["test"], dice)
            found += often * together(case, params.get("then", ()))
            found += (1 - often) * together(case, params.get("else", ()))
        elif name == "modes":
            found += max((together(case, mode) for mode in params["of"].values()), default=0.0)
        elif name in WORTH:
            found += WORTH[name](case, params)
    return found


def likely(test: Mapping[str, Any], dice: int) -> float:
    """How likely a test of dice is; of anything else nobody knows."""
    most = test.get("roll")
    if not isinstance(most, int):
        return 0.5
    return min(most, 6) / 6 if dice == 1 else sum(WAYS[: max(0, min(most, 12) + 1)]) / 36


def _drawn(case: Case, params: Mapping[str, Any]) -> float:
    if params.get("seat", "me") != "me":
        return -0.5
    own, count = case.own, params["n"] if isinstance(params["n"], int) else 2
    room = own.plot_count - 1 < own.plot_limit
    return count * (GROUP_CARD if params["pile"] == "groups" else PLOT if room else 0.4)


def _known(case: Case, params: Mapping[str, Any]) -> float:
    if params.get("seat") != "rival" or isinstance(params.get("n"), int):
        return SEEN * (params["n"] if isinstance(params.get("n"), int) else 4)
    return SEEN * max(seat.plot_count for seat in case.view.seats if seat.seat != case.own.seat)


def _discarded(case: Case, params: Mapping[str, Any]) -> float:
    """Cards of rivals that go; Groups in play, of which each loses the least."""
    if params.get("pile") == "play" and params.get("of") == "group":
        rivals = [seat for seat in case.view.seats if seat.alive and seat.seat != case.own.seat]
        gained = sum(hurt(seat, [card]) for seat in rivals if (card := least(seat)) is not None)
        own = least(case.own)
        return gained - (loss(case.own, own) if own is not None else 0.0)
    if params["seat"] != "rival":
        return 0.0
    count = params["n"] if isinstance(params["n"], int) else 2
    return count * (0.3 if params.get("way") == "top" else TAKEN)


def least(seat: SeatView) -> CardView | None:
    """The Group that a seat misses least: one with nothing below it."""
    masters = {card.master for card in seat.structure}
    leaves = [card for card in seat.structure[1:] if card.card not in masters]
    return min(leaves, key=lambda card: value(seat, card), default=None)


def _tokens(case: Case, params: Mapping[str, Any]) -> float:
    """Tokens for own cards that have none: worth something while there is something to attack."""
    who, own = str(params["who"]), case.own
    fit = [card for card in own.structure if not card.tokens and _is_meant(case, who, card)]
    most = params.get("most")
    powers = sorted((card.power for card in fit), reverse=True)
    if isinstance(most, int):
        powers = powers[:2]
    others = [card for seat in case.view.seats if seat.seat != own.seat for card in seat.structure]
    given = 0.2 * sum(1 for card in others if "mine" not in who and _is_meant(case, who, card))
    return sum(0.6 + 0.35 * power for power in powers) - given


def _stripped(case: Case, params: Mapping[str, Any]) -> float:
    """Tokens that rivals lose, most of all who is near to winning, and own ones."""
    who, own = str(params["who"]), case.own
    found = 0.0
    for seat in case.view.seats:
        for card in seat.structure:
            if card.tokens and _is_meant(case, who, card):
                worth_of = 0.3 + 0.2 * card.power
                found += -worth_of if seat.seat == own.seat else worth_of * (0.2 + share(seat))
    return found


def _is_meant(case: Case, who: str, card: CardView) -> bool:
    if who in ("target", "second", "it"):
        return case.target is not None and card.card == case.target.card
    return means(who.replace("theirs", "rival").replace("chosen", "any"), card, case.own.seat)


def _enacted(case: Case, params: Mapping[str, Any]) -> float:
    return enacted(case.view, case.face)


def _repealed(case: Case, params: Mapping[str, Any]) -> float:
    found = [-enacted(case.view, face) for face in case.view.nwos]
    return sum(found) if params["n"] == "all" else max(found, default=0.0)


def _hung(case: Case, params: Mapping[str, Any]) -> float:
    return linked(case.view, case.face, case.target) if case.target is not None else 0.0


def _undone(case: Case, params: Mapping[str, Any]) -> float:
    """What it is worth that the worst of the Plots goes which hang on a card."""
    if case.target is None:
        return 0.0
    return max((-linked(case.view, face, case.target) for face in case.target.linked), default=0.0)


def _felled(case: Case, params: Mapping[str, Any]) -> float:
    """A Resource of a rival, or a Group, is destroyed, or the card itself."""
    if params.get("card") != "target":
        return -SPENT * (params.get("card") == "self")
    if case.target is None:
        rivals = any(seat.resources for seat in case.view.seats if seat.seat != case.own.seat)
        return 2.5 if rivals and "resource" in str(case.use.target) else 0.0
    return effect(case.view, case.own, DESTROY, case.target.card)


def _struck(case: Case, params: Mapping[str, Any]) -> float:
    """An attack that a Plot makes by itself: by its number against the target and its place."""
    said, target = EFFECTS.ATTACK[case.face], case.target
    if said is None or target is None or target.owner < 0:
        return 0.0
    power = next((n for who, n in said["power"] if means(str(who), target, case.own.seat)), 0)
    away = 0 <= target.depth < len(POSITION) and target.owner != case.own.seat
    number = int(power) - target.power - (POSITION[target.depth] if away else 0)
    whole = said["kind"] != "disaster" or "destroys_by" in said
    return chance(number) * (0.8 if whole else 0.5) * effect(case.view, case.own, DESTROY, target.card)


def _defended(case: Case, params: Mapping[str, Any]) -> float:
    """A change that lasts until one's next turn, of Groups that defend themselves."""
    if params.get("until") != "my_turn" or "defence" not in params.get("only", ()):
        return 0.0
    return 0.5 * max(len(aligned(case.own, bit)) for bit in range(len(ALIGNMENTS)))


def aligned(seat: SeatView, bit: int) -> list[CardView]:
    """The Groups of a seat that have an alignment."""
    return [card for card in seat.structure[1:] if card.traits >> bit & 1]


def _taken_over(case: Case, params: Mapping[str, Any]) -> float:
    hand = [case.view.faces[card] for card in case.own.groups]
    found = (
        face for face in hand if fits(str(params["of"]), face, FACES.POWER[face], FACES.TRAITS[face], True)
    )
    return max((entering(case.own, face) for face in found), default=0.0)


def entering(own: SeatView, face: int) -> float:
    """What it is worth that a card of the hand comes into play."""
    if FACES.is_group(face):
        return worth(own, face, FACES.POWER[face], FACES.TRAITS[face])
    return 3.0 + 5.0 * ("magic" in FACES.TAGS[face] and own.special is None)


def _fixed(amount: float) -> Callable[[Case, Mapping[str, Any]], float]:
    return lambda case, params: amount


def _elected(case: Case, params: Mapping[str, Any]) -> float:
    """What the presidency gives to who would hold it."""
    return gained(case.view, PRESIDENT, case.target) if case.target is not None else 0.0


WORTH: dict[str, Callable[[Case, Mapping[str, Any]], float]] = {
    "draw": _drawn, "look": _known, "expose": _known, "discard": _discarded, "take": _fixed(TAKEN + PLOT),
    "token": _tokens, "untoken": _stripped, "enact": _enacted, "repeal": _repealed, "link": _hung,
    "destroy": _felled, "return_card": _fixed(1.5), "change": _defended, "takeover": _taken_over,
    "search": _fixed(2.5), "revive": _fixed(3.0), "relieve": _fixed(2.0), "bottom": _fixed(TAKEN),
    "elect": _elected, "undo_change": _undone, "no_draw": _fixed(0.6), "strike": _struck,
}  # fmt: skip
"""By op: what it is worth while nothing goes on."""
