"""Standing answers: what a seat always says to a certain kind of ask, from the spectators' view."""

from __future__ import annotations

from bot.engine.events import DONE
from bot.engine.moves import Ask, Move
from bot.engine.ops import Mode
from bot.games.inwo.play.act import Act, Link
from bot.games.inwo.play.area import Thrones
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.play.attacks.gather import Fallen, Gather
from bot.games.inwo.play.calls.draws import Selecting
from bot.games.inwo.play.calls.notes import Noting
from bot.games.inwo.play.calls.opportunity import Opportunity
from bot.games.inwo.play.calls.warehouse import Originals
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.ballots import NameVice, Vote
from bot.games.inwo.play.election.dice import RollLies
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.play.election.variants import Calling
from bot.games.inwo.play.hands import Shed
from bot.games.inwo.play.placing import Given, MoveGroup, Place, Reorganize, Shift
from bot.games.inwo.play.setup import Leads
from bot.games.inwo.play.turn import Takeover
from bot.games.inwo.play.uses.beginning import Draws
from bot.games.inwo.play.uses.cancelling import Replacing
from bot.games.inwo.play.uses.choices import Picking, Turning
from bot.games.inwo.play.uses.contest import Contest
from bot.games.inwo.play.uses.fates import Destroyed, Relief, Relieving, Remains
from bot.games.inwo.play.uses.happening import Happening
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
