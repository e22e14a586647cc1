"""Standing answers: what a seat always says to a certain kind of ask, from the spectators' view."""

from __future__ import annotations

from bot.engine.events import DONE
from bot.engine.moves import Ask, Move
from bot.games.inwo.play.attacks.gather import Gather
from bot.games.inwo.play.uses.played import Played
from bot.games.inwo.see.view import View
from bot.games.kit.players import Standing

STANDING = Standing()


@STANDING.always("pass-plots", Played)
def _pass_plots(view: View, ask: Ask) -> Move | None:
    """Let every Plot happen."""
    return DONE


@STANDING.always("unless-mine", Gather)
def _unless_mine(view: View, ask: Ask) -> Move | None:
    """Stay out of attacks on others; be asked about attacks by or on oneself."""
    attack = view.attack
    return None if attack is None or ask.seat in (attack.attacker, attack.defender) else DONE
