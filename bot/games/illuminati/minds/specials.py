"""What special cards are worth, and when it is time to play one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import Ask, Move, Open
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.effects import effect, gain, loss
from bot.games.illuminati.minds.plans import CERTAIN, leaders, likely, options
from bot.games.illuminati.minds.value import MONEY, Thought
from bot.games.illuminati.play.power import CONTROL, SWAYS
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import CardView

USUAL = {
    "set_roll": 7.0,
    "take_uncontrolled": 7.0,
    "skip_turn": 6.0,
    "counter_special": 5.0,
    "double_income": 5.0,
    "cancel_privilege": 2.0,
    "join_privileged": 2.0,
    "espionage": 1.0,
    "revive": 2.0,
    "allow_destroy_powerless": 2.0,
}
UNKNOWN = 4.0
"""What a special that one has not seen is worth."""
SWAYED = 1.5
"""What a point of Power is worth that a New World Order gives or takes."""
MOVING = 12
"""MB away from home from which it is worth a card to bring them there."""
DOUBLED = 10
"""Income from which it is doubled."""


def special_worth(card: int) -> float:
    """What a special is worth in the hand."""
    found = 0.0
    for op, params in CARDS.PROGRAM[card]:
        found += MONEY * params["amount"] if op == "gain" else USUAL.get(op, 3.0)
    return found


def plays(ask: Ask, *ops: str) -> list[Move]:
    """The offered plays of specials with one of the `ops`."""
    return [
        choice
        for choice in ask.choices
        if not isinstance(choice, Open)
        and choice[0] in ("play", "counter")
        and any(op in ops for op, _ in CARDS.PROGRAM[int(choice[1])])
    ]


def first(moves: list[Move]) -> Move | None:
    """One of the moves, if there is one."""
    return moves[0] if moves else None


def in_turn(t: Thought, ask: Ask) -> Move | None:
    """A special that is best played now, in the own turn; money in any case."""
    for move in plays(ask, "gain"):
        moves_money = any(op == "rearrange_money" for op, _ in CARDS.PROGRAM[int(move[1])])
        away = sum(card.money or 0 for card in t.me.structure[1:])
        if not moves_money or away >= MOVING:
            return move
    bribe = first(plays(ask, "take_uncontrolled"))
    if bribe is not None and bribed(t)[0] >= USUAL["take_uncontrolled"] + 3:
        return bribe
    revive = first(plays(ask, "revive"))
    if revive is not None and t.view.actions and revived(t)[0] >= 8:
        return revive
    whispers = first(plays(ask, "allow_destroy_powerless"))
    if whispers is not None and t.view.actions and _powerless(t) > 6:
        return whispers
    return _orders(t, ask)


def bribed(t: Thought) -> tuple[float, int]:
    """What the best uncontrolled group would bring, and which it is."""
    return max(((effect(t, CONTROL, card), card.card) for card in t.view.uncontrolled), default=(0.0, NOBODY))


def revived(t: Thought) -> tuple[float, int]:
    """The same for destroyed groups."""
    return max(((effect(t, CONTROL, dead(card)), card) for card in t.view.dead), default=(0.0, NOBODY))


def dead(card: int) -> CardView:
    """A destroyed group as it would lie on the table again."""
    return CardView(
        card=card,
        owner=NOBODY,
        power=CARDS.POWER[card],
        transfer=CARDS.TRANSFER[card],
        resistance=CARDS.RESISTANCE[card],
        income=CARDS.INCOME[card],
        alignments=CARDS.ALIGN[card],
        money=0,
        master=NOBODY,
        arrow=NOBODY,
        x=0,
        y=0,
        turned=0,
        open_arrows=CARDS.OUT[card],
        attacks=0,
    )


def _powerless(t: Thought) -> float:
    """What it would bring that groups without Power can be destroyed."""
    best = max(
        (gain(t, t.seat, "destroy", card) for card in t.view.uncontrolled if not card.power), default=0.0
    )
    other = max((one.worth for one in options(t, leaders(t.view))), default=0.0)
    return best - other


# -- New World Orders


def order_worth(t: Thought, nwo: int) -> float:
    """What it is worth to the seat that a New World Order is in force."""
    found = 0.0
    for seat in t.view.seats:
        weight = 1.0 if seat.seat == t.seat else -t.share(seat.seat)
        for card in seat.structure[1:] if seat.alive else ():
            found += (
                weight
                * SWAYED
                * sum(power for mask, power, _ in SWAYS[nwo] if mask & card.alignments and card.power)
            )
    return found


def worst_order(t: Thought) -> tuple[float, int]:
    """What the worst order in force costs, and which it is."""
    return max(((-order_worth(t, nwo), nwo) for nwo in t.view.nwos), default=(0.0, NOBODY))


def _orders(t: Thought, ask: Ask) -> Move | None:
    """What repeals, ignores or brings back New World Orders; or an attack on one."""
    harm = worst_order(t)[0]
    repeal = first(plays(ask, "repeal_nwo", "ignore_nwos"))
    if repeal is not None and harm >= 4:
        return repeal
    again = first(plays(ask, "resurrect_nwo"))
    orders = [card for card in t.view.discards if CARDS.KIND[card] == "nwo"]
    if again is not None and any(order_worth(t, nwo) >= 4 for nwo in orders):
        return again
    at, attack = worst_order(t)[1], ("nwo", worst_order(t)[1])
    money = t.home.money or 0
    strength = t.home.power - 10
    hope = max((likely(strength + m) * harm - t.price(m) for m in range(min(money, 10) + 1)), default=0.0)
    return attack if at != NOBODY and attack in ask.choices and hope >= 1 else None


# -- countering


def harm(t: Thought, card: int, seat: int, purpose: str, other: int) -> float:
    """How much it hurts that `seat` plays this special now."""
    if seat == t.seat:
        return 0.0
    attack = t.view.attack
    mine = attack is not None and attack.attacker == t.seat
    found = 0.0
    for op, params in CARDS.PROGRAM[card] if purpose == "play" else ():
        if op == "skip_turn":
            found += 14.0 if t.view.active == t.seat else 0.0
        elif op == "set_roll" and attack is not None:
            found += _turned(t, int(params["value"]))
        elif op in ("cancel_privilege", "join_privileged"):
            found += 3.0 if mine else 0.0
        elif op == "counter_special":
            found += special_worth(other) if mine or t.view.active == t.seat else 0.0
        elif op in ("take_uncontrolled", "gain", "double_income"):
            found += t.share(seat) * 15.0
    return found


def _turned(t: Thought, value: int) -> float:
    """What it costs that the dice of the attack that goes on count as this."""
    attack = t.view.attack
    assert attack is not None
    target = find(t.view, attack.target)
    if target is None:
        return 0.0
    if attack.attacker == t.seat:
        return effect(t, attack.kind, target, attack.card) if value > CERTAIN else 0.0
    return loss(t, target) if attack.defender == t.seat and value <= CERTAIN else 0.0


def aim_order(t: Thought, purpose: str, cards: list[int]) -> int:
    """Which card a special should act on."""
    if purpose == "revive":
        return revived(t)[1]
    if purpose == "repeal":
        return max(cards, key=lambda nwo: -order_worth(t, nwo))
    if purpose == "resurrect":
        return max(cards, key=lambda nwo: order_worth(t, nwo))
    return max(cards, key=lambda card: _swayed(t, card))


def _swayed(t: Thought, card: int) -> int:
    """How much Power New World Orders take from an own group."""
    found = find(t.view, card)
    if found is None or found.owner != t.seat:
        return -1
    return CARDS.POWER[card] - found.power


def program(move: Move) -> Sequence[tuple[str, Mapping[str, Any]]]:
    """What the special of this move does."""
    return CARDS.PROGRAM[int(move[1])]
