"""What each op of a use is worth while nothing goes on, by a small rule, as far as the view tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.inwo.cards.presidency import PRESIDENT
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.minds.arranging import untidy
from bot.games.inwo.minds.bonuses import sources, spared
from bot.games.inwo.minds.cases import GROUP_CARD, PLOT, Case
from bot.games.inwo.minds.lasting import SOMETIMES, enacted, gained, linked, ordered, reformed, turns
from bot.games.inwo.minds.reading import fits, means
from bot.games.inwo.minds.value import (
    GROUP,
    WIN,
    Gain,
    as_if,
    barred,
    effect,
    hope,
    hurt,
    loss,
    nearer,
    share,
    value,
    worth,
)
from bot.games.inwo.play.sums import DESTROY, POSITION, chance
from bot.games.inwo.see.view import CardView, SeatView

SEEN, TAKEN = 0.15, 1.5
"""What it is worth to know a card of a rival, and to take it away."""
TURN = 4.0
"""What a turn more is worth, or one that a rival does not have who is near to winning."""
SPECIAL = 1.2
"""What it is worth to do what only one card does."""
AGENT = 2.5
"""What an agent in a structure is worth."""
RESOURCE, SPENT = 3.0, 1.0
"""What a Resource is worth that comes into play, and one that is used up."""


def _drawn(case: Case, params: Mapping[str, Any]) -> float:
    if params.get("seat", "me") != "me":
        return -0.5
    own, count = case.own, params["n"] if isinstance(params["n"], int) else 2
    room = own.plot_count - 1 < own.plot_limit
    return count * (GROUP_CARD if params["pile"] == "groups" else PLOT if room else 0.4)


def _known(case: Case, params: Mapping[str, Any]) -> float:
    if params.get("seat") != "rival" or isinstance(params.get("n"), int):
        return SEEN * (params["n"] if isinstance(params.get("n"), int) else 4)
    return SEEN * max((seat.plot_count - len(seat.exposed) for seat in case.rivals), default=0)


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
    """Tokens that rivals lose, most of all who is near to winning or if one is so oneself, and own ones."""
    who, own = str(params["who"]), case.own
    if who == "second":
        who = f"chosen & ({case.use.second})"
    found = 0.0
    for seat in case.view.seats:
        for card in seat.structure:
            if card.tokens and _is_meant(case, who, card):
                worth_of = 0.3 + 0.2 * card.power
                found += -worth_of if seat.seat == own.seat else worth_of * (0.2 + share(seat) + hope(own))
    return found


def _is_meant(case: Case, who: str, card: CardView) -> bool:
    if who in ("target", "second", "it"):
        return case.target is not None and card.card == case.target.card
    return means(who.replace("theirs", "rival").replace("chosen", "any"), card, case.own.seat)


def _enacted(case: Case, params: Mapping[str, Any]) -> float:
    return enacted(case.view, case.face)


def _repealed(case: Case, params: Mapping[str, Any]) -> float:
    found = [-ordered(case.view, face) for face in case.view.nwos]
    return sum(found) if params["n"] == "all" else max(found, default=0.0)


def _hung(case: Case, params: Mapping[str, Any]) -> float:
    return linked(case.view, case.face, case.target) if case.target is not None else 0.0


def _undone(case: Case, params: Mapping[str, Any]) -> float:
    """What it is worth that the worst of the Plots goes which hang on a card."""
    if case.target is None:
        return 0.0
    return max((-linked(case.view, face, case.target) for face in case.target.linked), default=0.0)


def felled(case: Case, params: Mapping[str, Any]) -> float:
    """A Resource of a rival, or a Group, is destroyed, or the card itself."""
    if params.get("card") == "self":
        own = next((card for card in case.own.structure if card.face == case.face), None)
        return -loss(case.own, own) if own is not None else -SPENT
    if params.get("card") != "target":
        return 0.0
    if case.target is None:
        rivals = any(seat.resources for seat in case.view.seats if seat.seat != case.own.seat)
        return 2.5 if rivals and "resource" in str(case.use.target) else 0.0
    return effect(case.view, case.own, DESTROY, case.target.card)


def _struck(case: Case, params: Mapping[str, Any]) -> float:
    """An attack that a Plot makes by itself: by its number against the target and its place."""
    said, target = EFFECTS.ATTACK[case.face], case.target
    if not said or target is None or target.owner < 0 or spared(sources(case.view), said["kind"], target):
        return 0.0
    power = next((n for who, n in said["power"] if means(str(who), target, case.own.seat)), 0)
    away = 0 <= target.depth < len(POSITION) and target.owner != case.own.seat
    number = int(power) + _lent(case, said) - target.power - (POSITION[target.depth] if away else 0)
    whole = said["kind"] != "disaster" or "destroys_by" in said
    return chance(number) * (0.8 if whole else 0.5) * effect(case.view, case.own, DESTROY, target.card)


def _lent(case: Case, said: Mapping[str, Any]) -> int:
    """The Power of the strongest Group that may add its own to an attack by a Plot."""
    if "adds" not in said:
        return 0
    own = case.own
    able = (card.power for card in own.structure if card.tokens and means(str(said["adds"]), card, own.seat))
    return max(able, default=0)


def _defended(case: Case, params: Mapping[str, Any]) -> float:
    """A change that lasts until one's next turn, of Groups that defend themselves."""
    if params.get("until") != "my_turn" or "defence" not in params.get("only", ()):
        return 0.0
    return 0.5 * max(len(aligned(case.own, bit)) for bit in range(len(ALIGNMENTS)))


def aligned(seat: SeatView, bit: int) -> list[CardView]:
    """The Groups of a seat that have an alignment."""
    return [card for card in seat.structure[1:] if card.traits >> bit & 1]


def _taken_over(case: Case, params: Mapping[str, Any]) -> float:
    gone = barred(case.view)
    hand = [face for card in case.own.groups if (face := case.view.faces[card]) not in gone]
    found = (
        face for face in hand if fits(str(params["of"]), face, FACES.POWER[face], FACES.TRAITS[face], True)
    )
    return max((entering(case.own, face) for face in found), default=0.0)


def entering(own: SeatView, face: int) -> float:
    """What it is worth that a card of the hand comes into play."""
    if FACES.is_group(face):
        return worth(own, face, FACES.POWER[face], FACES.TRAITS[face])
    more = counting(own, face)
    return RESOURCE + GROUP * more.basic + WIN * nearer(own, more)


def counting(seat: SeatView, face: int) -> Gain:
    """What a Resource adds to the Goals of a seat whose Illuminati count such ones as Groups."""
    rows = EFFECTS.GOAL[seat.illuminati]
    return Gain(
        float(any(name == "counts_group" and fits(params["who"], face, 0, 0, True) for name, params in rows))
    )


def _fixed(amount: float) -> Callable[[Case, Mapping[str, Any]], float]:
    return lambda case, params: amount


def _bet(case: Case, params: Mapping[str, Any]) -> float:
    """A Plot for each at stake, won a little more often than lost."""
    return PLOT * float(params["n"]) / 6


def _elected(case: Case, params: Mapping[str, Any]) -> float:
    """What the presidency gives to who would hold it."""
    return gained(case.view, PRESIDENT, case.target) if case.target is not None else 0.0


def _called(case: Case, params: Mapping[str, Any]) -> float:
    """What only one card does: at the beginning of a rival's turn it is about that turn, the more so the
    nearer they are to winning; with an Illuminati card it makes one another; else it does some good."""
    if "rival_begins" in case.use.when:
        return TURN * (0.5 + hope(case.view.seats[case.view.active], soon=1))
    if case.target is not None and FACES.TYPE[case.target.face] == "illuminati":
        return _transformed(case.own, case.target)
    return SPECIAL


def _transformed(own: SeatView, other: CardView) -> float:
    """What it is worth to be other Illuminati: nearer to a Goal, and stronger."""
    after = hope(as_if(own, other.face)) - hope(own)
    return WIN * after + 0.6 * (other.power - own.structure[0].power)


def _infiltrated(case: Case, params: Mapping[str, Any]) -> float:
    """An agent counts in every attack on the structure of a rival with those Illuminati, and by it."""
    kin = [seat for seat in case.view.seats if seat.alive and seat.illuminati == case.face]
    return sum(AGENT * (0.5 + hope(seat)) for seat in kin)


def _tidied(case: Case, params: Mapping[str, Any]) -> float:
    return untidy(case.own)


def _turned(case: Case, params: Mapping[str, Any]) -> float:
    """The best turn of an alignment of a Group, for good or for a while."""
    target = case.target
    if target is None or target.owner < 0:
        return 0.0
    best = max(reformed(case.view, target, *way) for way in turns(params["verbs"]))
    return best * (1.0 if params.get("until") == "forever" else SOMETIMES)


WORTH: dict[str, Callable[[Case, Mapping[str, Any]], float]] = {
    "draw": _drawn, "look": _known, "expose": _known, "discard": _discarded, "take": _fixed(TAKEN + PLOT),
    "token": _tokens, "untoken": _stripped, "enact": _enacted, "repeal": _repealed, "link": _hung,
    "destroy": felled, "return_card": _fixed(1.5), "change": _defended, "takeover": _taken_over,
    "search": _fixed(2.5), "revive": _fixed(3.0), "relieve": _fixed(2.0), "bottom": _fixed(TAKEN),
    "call": _called, "pay_bet": _bet, "infiltrate": _infiltrated, "recover": _fixed(1.5), "hide": _fixed(0.1),
    "reorganize": _tidied, "move_group": _tidied, "elect": _elected, "undo_change": _undone,
    "no_draw": _fixed(0.6), "strike": _struck, "turn": _turned,
}  # fmt: skip
"""By op: what it is worth while nothing goes on."""
