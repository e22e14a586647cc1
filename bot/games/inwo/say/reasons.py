"""Every number explained: the sum of an attack part by part, or how far everybody is from winning."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text, Who, text
from bot.games.inwo.say.attack import attack_line, dice, parts
from bot.games.inwo.say.phrases import EMPTY, face_name, percent
from bot.games.inwo.see.view import View
from bot.games.kit.phrases import plain


def why(view: View) -> Sequence[Text]:
    """The attack of the moment with every part of its number; else the goals."""
    a = view.attack
    if a is None:
        return goals(view)
    total = text("inwo-why-sum", number=plain(a.number), percent=percent(a.number))
    said = [attack_line(view, a), *parts(view, a), total, text("inwo-why-dice"), dice(a)]
    return [line for line in said if line is not EMPTY]


def goals(view: View) -> list[Text]:
    """How far everybody is from winning."""
    if not view.seats:
        return [text("inwo-why-setup")]
    said = []
    for seat in view.seats:
        if not seat.alive:
            continue
        now, needed = seat.basic
        said.append(text("inwo-why-basic", seat=Who(seat.seat), now=now, needed=needed))
        if seat.special is not None:
            now, needed = seat.special
            said.append(text("inwo-why-special", card=face_name(seat.illuminati), now=now, needed=needed))
    rounds = dict(view.options).get("most_rounds", 0)
    return [*said, text("inwo-why-rounds", rounds=rounds)] if rounds else said
