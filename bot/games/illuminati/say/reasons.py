"""Every number explained: the sum of an attack part by part, or how far everybody is from winning."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text, Who, text
from bot.games.illuminati.say.attack import attack_line, dice
from bot.games.illuminati.say.phrases import EMPTY, goal_of, key, name, percent
from bot.games.illuminati.see.view import AttackView, View
from bot.games.kit.phrases import plain, signed

RULE = {
    "power": "ILL-5.2a",
    "aid": "ILL-5.1e",
    "resistance": "ILL-5.2a",
    "target-power": "ILL-5.2c",
    "same": "ILL-5.2d",
    "opposite": "ILL-5.2d",
    "neutralize": "ILL-5.2b",
    "ability": "ILL-5.2g, ILL-5.2h",
    "position": "ILL-5.4a",
    "nwo-resistance": "MAD-07",
    "attack-bonus": "R-36",
    "money": "ILL-5.3a",
    "target-money": "ILL-5.3b",
    "defence-money": "ILL-5.3c",
    "others-money": "ILL-5.3d",
}
"""Which rule puts a part into the sum of an attack. Attacks to destroy have their own (`DESTROYING`)."""
DESTROYING = {"power": "ILL-5.2c", "resistance": "ILL-5.2f", "same": "ILL-5.2e", "opposite": "ILL-5.2e"}


def why(view: View) -> Sequence[Text]:
    """The attack of the moment with every part of its number; else the goals, and what can still be done."""
    a = view.attack
    if a is None:
        return [*_turn(view), *goals(view)]
    said = [
        attack_line(view),
        *parts(a),
        text("ill-why-sum", number=plain(a.number), percent=percent(view, a.number)),
    ]
    said.append(text("ill-why-dice", two=int(bool(dict(view.options)["two_always_succeeds"]))))
    if a.privileged:
        said.append(text("ill-why-privileged"))
    said += [_payment(view, a, *payment) for payment in a.spent]
    said.append(dice(view))
    return [line for line in said if line is not EMPTY]


def parts(a: AttackView) -> list[Text]:
    """Every part of the number with the rule it comes from, in the order of the rules."""
    rules = RULE | DESTROYING if a.kind == "destroy" else RULE
    rules = rules | {"power": "MAD-07", "others-money": "MAD-07"} if a.kind == "nwo" else rules
    return [
        text(
            key("part", part),
            amount=signed(amount),
            card=name(a.card),
            target=name(a.target),
            rule=rules[part],
        )
        for part, amount in a.parts
    ]


def _payment(view: View, a: AttackView, seat: int, card: int, amount: int, side: int) -> Text:
    worth = 2 * amount if seat == a.defender and card == a.target else amount
    return text("ill-why-payment", seat=Who(seat), card=name(card), amount=amount, worth=signed(side * worth))


def _turn(view: View) -> list[Text]:
    if view.phase != "actions":
        return []
    return [
        text("ill-why-turn", active=Who(view.active), actions=view.actions, transfers=view.transfers),
    ]


def aim(view: View, seat: int) -> Text | None:
    """Which Illuminati the viewer at `seat` plays and what they win by (ILL-10b, ILL-10c, ILL-12b)."""
    if not view.seats:
        return None
    own = view.seats[seat]
    goal = goal_of(own.goal_card if own.goal_card >= 0 else own.illuminati)
    shared = {"card": name(own.illuminati), "last": last_turn(view)}
    if view.scored:
        return text("ill-aim-points", **shared)
    return text("ill-aim", **shared, needed=own.basic[1], goal=goal, counted=counted(view))


def last_turn(view: View) -> int:
    """The turn after which points decide, 0 if there is none (ILL-12b)."""
    return int(str(dict(view.options)["last_turn"]))


def counted(view: View) -> int:
    """1 if the Illuminati card counts towards the basic goal (ILL-10d)."""
    return int(bool(dict(view.options)["basic_goal_counts_illuminati"]))


def goals(view: View) -> list[Text]:
    """How far everybody is from winning, as far as the viewer may know."""
    if not view.seats:
        return [text("ill-why-setup")]
    if view.scored:
        return scores(view)
    said = []
    for seat in view.seats:
        if not seat.alive:
            continue
        now, needed = seat.basic
        shared = {"seat": Who(seat.seat), "now": now, "needed": needed, "counted": counted(view)}
        said.append(text("ill-why-basic", **shared, left=max(needed - now, 0)))
        if seat.goal is not None:
            done, wanted = seat.goal
            goal = goal_of(seat.goal_card)
            said.append(
                text("ill-why-special", goal=goal, card=name(seat.goal_card), now=done, needed=wanted)
            )
        elif seat.goal_card < 0:
            said.append(text("ill-why-secret"))
        else:
            said.append(text("ill-why-hidden", goal=goal_of(seat.goal_card)))
    if last_turn(view):
        said += [text("ill-why-limit", turn=view.turn, last=last_turn(view)), *scores(view)]
    return said


def scores(view: View) -> list[Text]:
    """The points of everybody, where they decide in the end."""
    return [
        text("ill-why-score", seat=Who(seat.seat), power=seat.power, groups=seat.groups, score=seat.points)
        for seat in view.seats
        if seat.alive
    ]
