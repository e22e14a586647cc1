"""The gamemaster's moves by name (TSW-90). Each is a logged HOST move, refused with its reason if it makes no
sense now, and unseen by players but for what it tells them."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.kernel import Kernel
from bot.engine.moves import Move, Refused, text
from bot.games.tsw.chair import host_review
from bot.games.tsw.chair.host_favours import FAVOURS, goal, mind
from bot.games.tsw.chair.host_terms import demand, reviewing
from bot.games.tsw.chair.host_world import ADJUST, call_off, renamed, renaming
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.play.turn import OrdersRound
from bot.games.tsw.play.winning import finish, leaders, remove_player, winners

BEFORE_FOUNDING = ("mind",)
"""Corrections that are possible while the interview is being answered."""


def act(k: Kernel, s: SecretWars, move: Move) -> None:
    """Carry out a HOST move. Raises Refused, with nothing changed, if it makes no sense now."""
    verb, rest = (move[0] if move else ""), move[1:]
    known = VERBS.get(str(verb))
    try:
        if known is None:
            raise Refused([text("refused-host")])
        known(k, s, *rest)
    except (TypeError, ValueError):
        raise Refused([text("refused-host")]) from None
    if verb not in OPEN:
        k.quiet()


# -- the table


def _end(k: Kernel, s: SecretWars) -> None:
    """The moderator closes the game; nobody has won, unless their word was to be its end (TSW-92)."""
    k.tell("game-ended", {})
    if s.g_name:
        finish(k, s, *(leaders(s) if s.options["end"] == "moderator" else ([], [])))
    else:
        k.end({"winners": [], "how": []})


def _leave(k: Kernel, s: SecretWars, seat: object) -> None:
    if type(seat) is not int or not 0 <= seat < s.seats or not s.alive[seat]:
        raise Refused([text("refused-no-seat")])
    if not s.g_name:
        s.alive[seat] = 0
        _demand_players(k, s)
        return
    if s.before or not reviewing(s):  # before the founding has been told nobody knows of the conspiracy
        k.tell("conspiracy-dissolved", {"name": s.g_name[seat]})
    round_ = OrdersRound.on_top(s)
    if round_ is not None:
        OrdersRound.dismiss(round_, seat)
    s.edits = [edit for edit in s.edits if edit[:2] not in (["report", seat], ["console", seat])]
    host_review.correct(s, lambda ground: _dissolve(k, ground, seat))
    if sum(s.alive) == 1:
        finish(k, s, *winners(s))


def _dissolve(k: Kernel, s: SecretWars, seat: int) -> None:
    """Whoever knew of an attack of theirs, or was to give them a group or get one, is told that nothing
    comes of it (TSW-36, TSW-81)."""
    s.alive[seat] = 0
    for a in [a for a in s.attacks if a["seat"] == seat]:
        call_off(k, s, a["number"])
    for offer in [offer for offer in s.offers if seat in (offer["giver"], offer["taker"])]:
        other = offer["taker"] if offer["giver"] == seat else offer["giver"]
        k.tell("offer-off", None, {other: {"name": s.g_name[offer["group"]]}})
    remove_player(s, seat)


def _demand_players(k: Kernel, s: SecretWars) -> None:
    """Before the founding: with one player left there is no game."""
    living = [seat for seat in range(s.seats) if s.alive[seat]]
    if len(living) < 2:
        k.tell("game-ended", {})
        k.end({"winners": living, "how": ["last"] * len(living)})


def _process(k: Kernel, s: SecretWars) -> None:
    """Orders are closed now (TSW-90)."""
    round_ = OrdersRound.open_now(s)
    if round_ is None:
        raise Refused([text("tsw-desk-no-orders")])
    OrdersRound.close(s, round_)


# -- corrections


def _adjust(k: Kernel, s: SecretWars, what: object, *rest: object) -> None:
    """A correction; on the desk it counts from before the turn, which is then resolved anew."""
    known = CORRECTIONS.get(str(what))
    if known is None:
        raise Refused([text("refused-host")])
    demand(s.g_name or what in BEFORE_FOUNDING, text("tsw-desk-no-world"))
    sheets = s.sheets
    if what == "rename" and s.before:
        names = renaming(type(s).load(s.before), *rest)
        sheets, s.edits = renamed(sheets, *names), renamed(s.edits, *names)
    host_review.correct(s, lambda ground: known(k, ground, *rest), sheets)


CORRECTIONS: dict[str, Callable[..., None]] = {**ADJUST, "mind": mind, "goal": goal}
VERBS: dict[str, Callable[..., None]] = {
    "end": _end,
    "leave": _leave,
    "process": _process,
    "approve": host_review.approve,
    "fudge": host_review.fudge,
    "judge": host_review.judge,
    "change": host_review.change,
    "narrate": host_review.narrate,
    "edit-paper": host_review.edit_paper,
    "adjust": _adjust,
    **FAVOURS,
}
OPEN = ("end", "leave", "process", "approve")
"""Moves after which the game goes on; all others leave the players' decisions as they are."""
