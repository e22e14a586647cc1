"""Standing answers: what a seat always says to a certain kind of ask, so that the table need not wait for it.

They get the spectators' view and an ask without choices, so nothing about them depends on what is hidden.
"""

from __future__ import annotations

from bot.engine.events import DONE
from bot.engine.moves import Ask, Move
from bot.games.contract import StandingAnswer
from bot.games.illuminopoly.rezoning import ENOUGH
from bot.games.illuminopoly.view import View


def _keep_favors(view: View, ask: Ask) -> Move | None:
    return DONE if ask.frame == "Objection" else None


def _invite_nobody(view: View, ask: Ask) -> Move | None:
    return ENOUGH if ask.frame == "Rezoning" else None


def _stay_out(view: View, ask: Ask) -> Move | None:
    """Spend nothing on fights about property of others, whoever begins them."""
    contest = view.contest
    if ask.frame != "Spending" or contest.number < 0 or ask.seat == contest.actor:
        return None
    owner = view.properties[contest.number].owner
    return ("against", 0) if owner != ask.seat and (owner < 0 or owner == contest.actor) else None


def _no_bids(view: View, ask: Ask) -> Move | None:
    return ("bid", 0) if ask.frame in ("BankSale", "Auction") else None


def _honest_draw(view: View, ask: Ask) -> Move | None:
    return ("draw",) if ask.frame == "CardDraw" and ask.step == 0 else None


STANDING: dict[str, StandingAnswer] = {
    "keep-favors": _keep_favors,
    "invite-nobody": _invite_nobody,
    "stay-out": _stay_out,
    "no-bids": _no_bids,
    "honest-draw": _honest_draw,
}
