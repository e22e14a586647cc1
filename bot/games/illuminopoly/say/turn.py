"""Rounds and turns (IOP-2): rents, moving, what can be done where the token comes to rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.illuminopoly.cards.board import GROUP, PRICE, PROPERTY, RAILROAD, property_name, space_name
from bot.games.illuminopoly.play.holdings import Reorganize
from bot.games.illuminopoly.play.jail import TRIAL
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.play.movement import Walk
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.say.phrases import (
    explained,
    lots,
    money,
    of_property,
    of_verb,
    overloaded,
    underfoot,
)
from bot.games.illuminopoly.see.view import SeatView, View
from bot.games.kit.phrases import tone
from bot.games.kit.words import Chapter, says

SAY = Chapter()


@SAY.asks(Turn)
def ask_turn(view: View, ask: Ask) -> Text:
    seat, ruins = view.seats[ask.seat], overloaded(view, ask.seat)
    return text(
        f"iop-ask-turn-{ask.step}",
        forced=int(bool(ruins)),
        ruins=lots(view, ruins),
        space=underfoot(view, ask.seat),
        where=_where(seat),
        cash=money(seat.cash),
        rents=_rents(view, ask.seat),
    )


@SAY.wants(Turn)
def want_turn(view: View, ask: Ask) -> Text:
    where = _where(view.seats[ask.seat])
    return text("iop-wanted-turn", round=view.round, space=underfoot(view, ask.seat), where=where)


def _where(seat: SeatView) -> str:
    """In Jail, on a space, or off the board as the Banker always is."""
    return "jail" if seat.jailed >= 0 else "space" if seat.space >= 0 else "off"


@SAY.labels(Turn, "roll")
def do_roll(view: View, ask: Ask, verb: str, dice: int) -> Text:
    """In Jail with the number of the roll: after the last the court decides."""
    jailed = view.seats[ask.seat].jailed
    return text("iop-do-roll", dice=dice, jailed=jailed + 1 if jailed >= 0 else -1, rolls=TRIAL)


@SAY.labels(Turn, "rebuild")
def do_rebuild_taken(view: View, ask: Ask, verb: str, p: int) -> Text:
    return text("iop-do-rebuild-taken", property=property_name(view.theme, p), cost=_rebuilding(view, p))


SAY.labels(Turn, "stop", "end-turn", "reorganize")(of_verb)


@SAY.labels(Turn, "collect")
def do_collect(view: View, ask: Ask, verb: str) -> Text:
    return text("iop-do-collect", none=int(ask.step == Turn.RENT and not _rents(view, ask.seat)))


def _rents(view: View, seat: int) -> int:
    """What its properties pay the seat, a utility at the mean of its dice."""
    return sum(view.properties[p].rent for p in view.seats[seat].properties)


SAY.labels(Turn, Landing, "squeeze")(of_verb)
SAY.labels(Turn, "revert")(of_property)


@SAY.labels(Turn, "clear-rubble")
def do_clear(view: View, ask: Ask, verb: str, p: int) -> Text:
    return text("iop-do-clear-rubble", property=property_name(view.theme, p), cost=_clearing(view, p))


SAY.labels(Turn, Reorganize, "abandon")(of_property)
SAY.refuses("roll", "collect", "squeeze", "revert")(explained)


@SAY.tells("turn")
def turn(view: View, e: Mapping[str, Any]) -> Text:
    return text("iop-ev-turn", turn=e["turn"], seat=Who(e["seat"]), tone=tone(e["turn"]))


@SAY.tells("passes")
def passes(view: View, e: Mapping[str, Any]) -> Text:
    """Where nothing can be owned, nothing is left alone."""
    if e["property"] < 0:
        return text("iop-ev-idles", seat=Who(e["seat"]))
    name = property_name(view.theme, e["property"])
    return text("iop-ev-passes", seat=Who(e["seat"]), property=name, pretends=e["pretends"])


# -- on the way


SAY.wants(Walk)(says("iop-wanted-walk"))


@SAY.asks(Walk)
def ask_walk(view: View, ask: Ask) -> Text:
    """With where the token is, and where it comes to rest if it walks on."""
    here = view.seats[ask.seat].space
    goal = space_name(view.theme, (here + view.walking) % len(PROPERTY))
    return text(f"iop-ask-walk-{ask.step}", space=underfoot(view, ask.seat), goal=goal)


@SAY.wants(Landing)
def want_landing(view: View, ask: Ask) -> Text:
    return text("iop-wanted-landing", space=underfoot(view, ask.seat))


SAY.labels(Walk, "walk", "ride", "stop-here", "walk-on")(of_verb)
SAY.refuses("ride")(explained)


# -- where the token comes to rest


@SAY.asks(Landing)
def ask_landing(view: View, ask: Ask) -> Text:
    return text("iop-ask-landing", space=underfoot(view, ask.seat), cash=money(view.seats[ask.seat].cash))


SAY.labels(Landing, "nothing", "reorganize")(of_verb)


@SAY.labels(Landing, "rebuild")
def do_rebuild(view: View, ask: Ask, verb: str) -> Text:
    """With what it costs once the zoning has been overturned; cleared rubble has none."""
    p = PROPERTY[view.seats[ask.seat].space]
    rezoned = view.properties[p].status == "rezoned"
    return text("iop-do-rebuild", cost=_rebuilding(view, p), rezoned=int(rezoned))


def _rebuilding(view: View, p: int) -> int:
    """What the Bank is paid for it (IOP-63)."""
    return PRICE[p] if GROUP[p] == RAILROAD else view.properties[p].base // 2


@SAY.labels(Landing, "buy", "takeover", "rezone", "subvert")
def do_here(view: View, ask: Ask, verb: str, amount: int = -1) -> Text:
    """With what it costs to begin with, and the graft that is spent on it if it is spent at once."""
    lot = view.properties[PROPERTY[view.seats[ask.seat].space]]
    costs = {"buy": lot.value, "takeover": lot.cost, "subvert": lot.cost, "rezone": lot.rezoning}
    where, cost = underfoot(view, ask.seat), costs[verb]
    return text(f"iop-do-{verb}", space=where, cost=cost, amount=amount, status=lot.status)


@SAY.labels(Landing, "clear-rubble")
def do_clear_here(view: View, ask: Ask, verb: str) -> Text:
    cost = _clearing(view, PROPERTY[view.seats[ask.seat].space])
    return text("iop-do-clear-rubble-here", space=underfoot(view, ask.seat), cost=cost)


def _clearing(view: View, p: int) -> int:
    """What it costs to clear rubble away: half its value (IOP-A4)."""
    return view.properties[p].value // 2


SAY.refuses("buy", "clear-rubble", "abandon")(explained)
