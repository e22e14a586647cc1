"""Standing answers: what a seat always says to a certain kind of ask, so that the table need not wait for it.

They get the spectators' view and an ask without choices, so nothing about them depends on what is hidden.
"""

from __future__ import annotations

from bot.engine.events import DONE
from bot.engine.moves import Ask, Move
from bot.games.illuminati.play.attack import AfterDice, Challenge, Spending
from bot.games.illuminati.play.specials import SpecialPlayed
from bot.games.illuminati.play.treasury import Income
from bot.games.illuminati.play.turn import TurnBegins
from bot.games.illuminati.see.view import View
from bot.games.kit.players import Standing

STANDING = Standing()


@STANDING.always("unless-mine", Spending, AfterDice, Challenge)
def _unless_mine(view: View, ask: Ask) -> Move | None:
    """Stay out of attacks on others; be asked about attacks by or on oneself."""
    attack = view.attack
    return None if attack is None or ask.seat in (attack.attacker, attack.defender) else DONE


@STANDING.always("unless-active", Spending, AfterDice, Challenge, TurnBegins, SpecialPlayed)
def _unless_active(view: View, ask: Ask) -> Move | None:
    """Be asked in one's own turn and about one's own groups only."""
    attack = view.attack
    concerned = attack is not None and ask.seat in (attack.attacker, attack.defender)
    return None if ask.seat == view.active or concerned else DONE


@STANDING.always("pass-privilege", Challenge)
@STANDING.always("pass-specials", SpecialPlayed)
@STANDING.always("pass-turns", TurnBegins)
@STANDING.always("pass-dice", AfterDice)
def _done(view: View, ask: Ask) -> Move | None:
    return DONE


@STANDING.always("collect", Income)
def _collect(view: View, ask: Ask) -> Move | None:
    return ("collect",) if ask.step == Income.ANNOUNCE else None
