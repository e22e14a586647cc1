"""Standing answers: what a seat always says to a certain kind of ask, so that the table need not wait for it.

They get the spectators' view and an ask without choices, so nothing about them depends on what is hidden.
"""

from __future__ import annotations

from bot.engine.events import DONE
from bot.engine.moves import Ask, Move
from bot.games.contract import StandingAnswer
from bot.games.illuminati.view import View

WINDOWS = ("spending", "after-dice", "challenge", "turn-begins", "special")


def _done_in(*frames: str) -> StandingAnswer:
    def answer(view: View, ask: Ask) -> Move | None:
        return DONE if ask.frame in frames else None

    return answer


def _unless_mine(view: View, ask: Ask) -> Move | None:
    """Stay out of attacks on others; be asked about attacks by or on oneself."""
    attack = view.attack
    if ask.frame not in ("spending", "after-dice", "challenge") or attack is None:
        return None
    return None if ask.seat in (attack.attacker, attack.defender) else DONE


def _unless_active(view: View, ask: Ask) -> Move | None:
    """Be asked in one's own turn and about one's own groups only."""
    attack = view.attack
    concerned = attack is not None and ask.seat in (attack.attacker, attack.defender)
    return DONE if ask.frame in WINDOWS and ask.seat != view.active and not concerned else None


def _collect(view: View, ask: Ask) -> Move | None:
    return ("collect",) if ask.frame == "income" and ask.step == 0 else None


STANDING: dict[str, StandingAnswer] = {
    "unless-mine": _unless_mine,
    "unless-active": _unless_active,
    "pass-dice": _done_in("after-dice"),
    "pass-turns": _done_in("turn-begins"),
    "pass-specials": _done_in("special"),
    "pass-privilege": _done_in("challenge"),
    "collect": _collect,
}
