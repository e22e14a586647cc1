"""Money and specials for and against an attack that goes on: all from what its success is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from bot.engine.events import DONE
from bot.engine.moves import PASS, Ask, Draw, Move, Open, Range
from bot.engine.structure import NOBODY
from bot.games.illuminati.minds import specials
from bot.games.illuminati.minds.effects import LOST_GAME, effect, stake
from bot.games.illuminati.minds.plans import CERTAIN, likely
from bot.games.illuminati.minds.specials import first, plays
from bot.games.illuminati.minds.value import GUESSED_HOME, Thought
from bot.games.illuminati.play.power import NWO
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import AttackView
from bot.games.kit.minds import draw_by

OWN_PAYMENTS = 3
PAYMENTS = 2
"""How often a seat pays in one attack; for great stakes once more and again."""
GREAT = 60.0
LEAST_SAVED = 0.5
DEEP = 8.0
"""What must be at stake for a special that is played in an attack."""

Way = tuple[float, Move]


def at_stake(t: Thought, a: AttackView) -> float:
    """What the success of the attack is worth to the seat that thinks."""
    if a.kind == NWO:
        return -specials.order_worth(t, a.target)
    target = find(t.view, a.target)
    if target is None:
        return 0.0
    if a.attacker == t.seat:
        return effect(t, a.kind, target, a.card)
    return stake(t, a.attacker, a.kind, target, a.card)


def spend(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Money for it or against it, or nothing."""
    a = t.view.attack
    assert a is not None
    stakes = at_stake(t, a)
    most = OWN_PAYMENTS if a.attacker == t.seat else PAYMENTS
    paid = sum(1 for seat, *_ in a.spent if seat == t.seat)
    if paid >= most + 2 * (abs(stakes) > GREAT):
        return None
    if a.kind == NWO and (move := _nwo_special(t, ask, stakes)) is not None:
        return move
    if a.attacker == t.seat:
        found = _for_own(t, ask, a, stakes)
    elif a.defender == t.seat:
        found = _for_defence(t, ask, a, stakes)
    else:
        found = _for_others(t, ask, a, stakes)
    return draw_by([(0.0, PASS), *found], t.temper.heat, draw) if found else None


def _purses(ask: Ask, side: int) -> list[tuple[int, int]]:
    """(card, MB at most) of the payments on that side."""
    return [
        (int(choice.prefix[1]), choice.shape.most)
        for choice in ask.choices
        if isinstance(choice, Open)
        and choice.prefix[0] == "spend"
        and choice.prefix[2] == side
        and isinstance(choice.shape, Range)
    ]


def _for_own(t: Thought, ask: Ask, a: AttackView, stakes: float) -> list[Way]:
    """More for the own attack: what the owner of the target will probably spend is thought of first."""
    answered = any(seat == a.defender for seat, *_ in a.spent)
    number = a.number + t.temper.rash - (0.0 if answered else _guarded(t, a))
    now = likely(number) * stakes
    found: list[Way] = []
    for card, most in _purses(ask, 1):
        root = card == t.home.card
        for money in range(1, min(most, max(0, ceil(CERTAIN - number))) + 1):
            cost = t.price(money) if root else 0.3 * money
            worth = likely(number + money) * stakes - cost - now
            if worth > 0:
                found.append((worth, ("spend", card, 1, money)))
    return found


def _guarded(t: Thought, a: AttackView) -> float:
    """What the owner of the target may still spend."""
    target = find(t.view, a.target)
    if target is None or a.defender == NOBODY:
        return 0.0
    own = target.money if target.money is not None else GUESSED_HOME // 2
    return 0.4 * (2 * own + t.at_home(a.defender))


def _for_defence(t: Thought, ask: Ask, a: AttackView, stakes: float) -> list[Way]:
    """Against an attack on an own group: its own MB count double, those of home once."""
    if stakes >= 0:
        return []
    more, purses = _left(t, a), dict(_purses(ask, -1))
    own_most, home_most = purses.get(a.target, 0), purses.get(t.home.card, 0)
    now = hope(a.number, more)
    found: list[Way] = []
    for own in range(min(own_most, CERTAIN) + 1):
        for home in range(min(home_most, CERTAIN + 6) + 1):
            number = a.number - 2 * own - home
            saved = -stakes * (now - hope(number, more)) - 0.3 * own - t.price(home)
            if saved > LEAST_SAVED and own + home:
                pays = (a.target, -1, own) if own else (t.home.card, -1, home)
                found.append((saved, ("spend", *pays)))
            if number < 1 - more:
                break
    return found


def hope(number: int, more: int) -> float:
    """The attacker's chance: half the weight is on their topping up with all they have."""
    return 0.5 * likely(number) + 0.5 * likely(min(CERTAIN, number + more))


def threat(t: Thought, a: AttackView) -> float:
    """How likely the attack is to succeed, if nobody does anything about it."""
    return hope(a.number, _left(t, a))


def _left(t: Thought, a: AttackView) -> int:
    """MB that the attacker can still spend, as far as one knows."""
    leader = find(t.view, a.card)
    home = t.at_home(a.attacker)
    if leader is None or leader.resistance is None:
        return home
    return home + (leader.money or 0)


def _for_others(t: Thought, ask: Ask, a: AttackView, stakes: float) -> list[Way]:
    """For or against an attack between others: only what is worth its money by far, and
    one's word, if peace was promised."""
    side = 1 if stakes > 0 else -1
    word = 0.0 if -stakes >= LOST_GAME else t.honour(a.attacker if side < 0 else a.defender)
    found: list[Way] = []
    for card, most in _purses(ask, side):
        for money in range(1, min(most, CERTAIN + 2) + 1):
            moved = likely(a.number + side * money) - likely(a.number)
            worth = moved * stakes - t.price(money) - word
            if worth > 1.0:
                found.append((worth, ("spend", card, side, money)))
    return found


def _nwo_special(t: Thought, ask: Ask, stakes: float) -> Move | None:
    """A card for or against an attack on a New World Order."""
    if abs(stakes) < 3:
        return None
    return first(plays(ask, "nwo_attack_bonus" if stakes > 0 else "shield_nwo"))


# -- specials around the dice


def after_dice(t: Thought, ask: Ask) -> Move:
    """Save an attack that is wanted with a 2, spoil one that is not with a 12."""
    a = t.view.attack
    assert a is not None
    hit = (a.counts_as or sum(a.roll)) <= min(a.number, CERTAIN)
    stakes = at_stake(t, a)
    if not hit and a.number >= 2 and stakes >= DEEP:
        return _sets(ask, 2) or DONE
    if hit and -stakes >= DEEP:
        return _sets(ask, 12) or DONE
    return DONE


def _sets(ask: Ask, value: int) -> Move | None:
    for move in plays(ask, "set_roll"):
        if any(params.get("value") == value for _, params in specials.program(move)):
            return move
    return None


def challenge(t: Thought, ask: Ask) -> Move:
    """Break into a privileged attack that would hurt."""
    a = t.view.attack
    assert a is not None
    against = -at_stake(t, a)
    if a.defender == t.seat or against < DEEP:
        return DONE
    move = first(plays(ask, "cancel_privilege", "join_privileged"))
    if move is not None:
        return move
    pairs = [choice for choice in ask.choices if isinstance(choice, Open) and choice.prefix == ("break",)]
    cheap = sorted(t.me.hand, key=specials.special_worth)[:2]
    if pairs and against >= DEEP + sum(map(specials.special_worth, cheap)):
        return ("break", *(card for card in t.me.hand if card in cheap))
    return DONE


def privilege(t: Thought, ask: Ask) -> Move:
    """Keep others out of an attack that matters, if they could hurt it and it costs less."""
    a = t.view.attack
    assert a is not None
    stakes = at_stake(t, a)
    outside = [seat for seat in t.rivals() if seat != a.defender]
    threat = max((t.at_home(seat) for seat in outside), default=0)
    hostile = t.progress(t.seat) >= 0.5
    worth = stakes * 0.3 if hostile and threat > 4 else 0.0
    plain: Sequence[Move] = [choice for choice in ask.choices if not isinstance(choice, Open)]
    for move in plain:
        if move[0] == "buy" and worth > t.price(int(move[1])):
            return move
    kept = [move for move in plain if move[0] == "discard"]
    if kept:
        weakest = min(kept, key=lambda move: specials.special_worth(int(move[1])))
        if worth > specials.special_worth(int(weakest[1])) + 3:
            return weakest
    return PASS
