"""Standing answers: what a seat always says to a certain kind of ask, so that the table need not wait for it.

They get the spectators' view and an ask without choices, so nothing about them depends on what is hidden.
"""

from __future__ import annotations

from bot.engine.events import DONE
from bot.engine.moves import Ask, Move
from bot.games.illuminopoly.play.attacks.favors import Objection
from bot.games.illuminopoly.play.attacks.rezoning import ENOUGH, Rezoning
from bot.games.illuminopoly.play.attacks.spending import Spending
from bot.games.illuminopoly.play.bids import Auction, BankSale
from bot.games.illuminopoly.play.cards import CardDraw
from bot.games.illuminopoly.see.view import View
from bot.games.kit.players import Standing

STANDING = Standing()


@STANDING.always("keep-favors", Objection)
def _keep_favors(view: View, ask: Ask) -> Move | None:
    return DONE


@STANDING.always("invite-nobody", Rezoning)
def _invite_nobody(view: View, ask: Ask) -> Move | None:
    return ENOUGH


@STANDING.always("stay-out", Spending)
def _stay_out(view: View, ask: Ask) -> Move | None:
    """Spend nothing on fights about property of others, whoever begins them."""
    contest = view.contest
    if contest.number < 0 or ask.seat == contest.actor:
        return None
    owner = view.properties[contest.number].owner
    return ("against", 0) if owner != ask.seat and (owner < 0 or owner == contest.actor) else None


@STANDING.always("no-bids", BankSale, Auction)
def _no_bids(view: View, ask: Ask) -> Move | None:
    return ("bid", 0)


@STANDING.always("honest-draw", CardDraw)
def _honest_draw(view: View, ask: Ask) -> Move | None:
    return ("draw",) if ask.step == CardDraw.PULL else None
