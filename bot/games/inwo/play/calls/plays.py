"""What single Plots and Groups do when they are used: turns out of order, bets, identities, deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.events import cancel
from bot.engine.kernel import Kernel
from bot.engine.programs import Params, Program, Running
from bot.games.inwo.cards.records import Effect
from bot.games.inwo.play.calls.draws import show_first
from bot.games.inwo.play.deals import Dealing
from bot.games.inwo.play.election import office
from bot.games.inwo.play.hands import no_draw
from bot.games.inwo.play.state import AGENT, GEOMETRY, PLOTS, Inwo
from bot.games.inwo.play.turn import IDLE, NO_TAKEOVER, TurnFrame
from bot.games.inwo.play.uses.roles import Ops

STAKE, HOUSE = 3, 6
"""How many Plots can be at stake; up to what roll the house loses."""
Call = Callable[[Kernel, Inwo, Running], None]


def _seize_the_time(k: Kernel, s: Inwo, r: Running) -> None:
    """A turn of one's own, and then the turn that was about to begin: nobody else answers that now."""
    cancel(s, int(r.registers["answers"]))
    TurnFrame.seize(s, r.owner)
    k.tell("turn-seized", {"seat": r.owner, "turn": s.turn})


def _senate(k: Kernel, s: Inwo, r: Running) -> None:
    """The turn is nothing but draws and tokens: once in a game for each player."""
    if office.probe(s, s.active):
        s.used.append(IDLE)
        k.tell("turn-idle", {"seat": s.active, "face": s.face[r.source]})


def _trading_card_games(k: Kernel, s: Inwo, r: Running) -> None:
    """Another Group of the hand takes its place in the structure; it has no puppets."""
    card, old = int(r.registers["target"]), r.source
    master, arrow = s.master[old], s.arrow[old]
    s.uproot(old)
    s.discard(old)
    s.into_play(card, r.owner)
    GEOMETRY.attach(s, card, master, arrow)
    s.touch()
    k.tell("taken-over", {"seat": r.owner, "face": s.face[card]})


def _unmasked(k: Kernel, s: Inwo, r: Running) -> None:
    """Another Illuminati card of the hand takes the place of the own one, which is discarded, and so is an
    own agent of the new kind. The two cards change faces: whatever hangs on the old one stays."""
    card, root = int(r.registers["target"]), s.illuminati[r.owner]
    for column in (s.face, s.shape):
        column[card], column[root] = column[root], column[card]
    k.reveal()
    s.discard(card)
    for agent in [c for c in s.resources[r.owner] if s.zone[c] == AGENT and s.face[c] == s.face[root]]:
        s.discard(agent)
    s.touch()
    k.tell("unmasked", {"seat": r.owner, "face": s.face[root]})


def _las_vegas(k: Kernel, s: Inwo, r: Running) -> None:
    """One to three Plots are at stake: the player says how many, then the dice say who draws them."""
    stakes = {str(n): [["roll", {"dice": 2}], ["pay_bet", {"n": n}]] for n in range(1, STAKE + 1)}
    Program.proceed(s, [["modes", {"of": stakes}]])


def _pay_bet(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    other = int(r.registers["at"])
    won = r.registers["roll"] > HOUSE
    taker, giver = (r.owner, other) if won else (other, r.owner)
    deck = s.plot_deck(giver) if no_draw(taker, "plots") not in s.used else ()
    drawn = [card for _ in range(params["n"]) if (card := s.draw(taker, deck, PLOTS)) is not None]
    k.reveal()
    told = {"seat": taker, "other": giver, "count": len(drawn)}
    k.tell("bet-won", told, {taker: {**told, "faces": [s.face[card] for card in drawn]}})
    show_first(k, s, taker, drawn)


def _i_lied(k: Kernel, s: Inwo, r: Running) -> None:
    """This player's half of the deal falls away; the other half does not."""
    Dealing.betray(s, r.owner)
    k.tell("deal-betrayed", {"seat": r.owner})


def _opportunity_knocks(k: Kernel, s: Inwo, r: Running) -> None:
    """An attack out of turn on the Group that was discarded."""
    k.push("opportunity", r.owner, int(r.registers["it"]), s.face[r.source])


CALLS: Mapping[str, Call] = {
    "opportunity_knocks": _opportunity_knocks,
    "i_lied": _i_lied,
    "las_vegas": _las_vegas,
    "trading_card_games": _trading_card_games,
    "unmasked": _unmasked,
    "seize_the_time": _seize_the_time,
    "senate_investigating_committee": _senate,
}
"""By the name that their records call."""


def vain(s: Inwo, seat: int, do: Sequence[Effect]) -> bool:
    """Whether a turn leaves no room for what a card does: in some its player takes over nothing more."""
    return seat == s.active and NO_TAKEOVER in s.used and any(effect.name == "takeover" for effect in do)


def _call(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """What only this card does."""
    CALLS[params["name"]](k, s, r)


OPS: Ops = {
    "call": _call,
    "pay_bet": _pay_bet,
}
