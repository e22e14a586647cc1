"""Ops about death, return and Relief, and about two Plots that make one attack."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.kernel import Kernel
from bot.engine.programs import Params, Program, Running
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks import relief
from bot.games.inwo.play.attacks.destroying import come_back
from bot.games.inwo.play.attacks.strikes import of, strike
from bot.games.inwo.play.numbers import Scope, in_play
from bot.games.inwo.play.placing import masters
from bot.games.inwo.play.state import BURIED, DEAD, DISCARD, GONE, KILLED, Inwo
from bot.games.inwo.play.targets import forbidden, shielded
from bot.games.inwo.play.turn import enter
from bot.games.inwo.play.uses.choices import Picking
from bot.games.inwo.play.uses.roles import Ops, cards, target

# -- death and return


def copies(s: Inwo, seat: int, card: int) -> list[int]:
    """The cards of a hand that are the same as a destroyed one, if that may return at all."""
    if s.marks[card] & BURIED:
        return []
    return [copy for copy in s.groups[seat] if s.face[copy] == s.face[card]]


def _revive(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """A destroyed Group might never have been: the kill counts for nobody, and a copy can be played."""
    card = target(r)
    owned = copies(s, r.owner, card)
    for other in [c for pile in s.destroyed for c in pile if s.face[c] == s.face[card]]:
        come_back(s, other)
        s.discard(other)
    k.tell("revived", {"face": s.face[card], "by": s.face[r.source]})
    if params["control"] == "automatic" and owned:
        enter(k, s, r.owner, owned[0], masters(s, r.owner))


def _gone(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The card whose use was answered leaves the game for good."""
    card = int(r.registers["it"])
    if s.zone[card] in (DEAD, KILLED):
        s.marks[card] |= BURIED
    elif s.zone[card] == DISCARD:
        s.move(card, GONE, s.owner[card])
    k.tell("buried", {"face": s.face[card], "by": s.face[r.source]})


def _save(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """What was answered comes into play, as it was printed."""
    card = int(r.registers["it"])
    if s.zone[card] not in (DEAD, KILLED, DISCARD) or s.marks[card] & BURIED:
        return
    come_back(s, card)
    enter(k, s, r.owner, card, masters(s, r.owner))


# -- Relief


def _relieve(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    for card in cards(s, r, params):
        if "when" in params:
            s.affect(r.source, card, relief.PROMISED, {}, relief.PROMISED)
        else:
            relief.relieve(k, s, card, r.owner, (r.source,))


def _no_relief(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """None until the end of the player's next turn."""
    until = {"seat": r.owner, "turn": s.turn}
    s.affect(r.source, int(r.registers["it"]), relief.REFUSED, until, terms.NEXT_TURN)


# -- two Plots, one attack


def pairs(s: Inwo, seat: int, kinds: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Two different Plots of a hand that can make one attack together (EVL-10): the first with all its rules,
    and the second."""
    made = [card for card in s.plots[seat] if EFFECTS.ATTACK[s.face[card]].get("kind") in kinds]
    for main in made:
        aims = _aims(s, seat, main)
        for second in (card for card in made if s.face[card] != s.face[main]):
            if not aims.isdisjoint(_aims(s, seat, second)):
                yield main, second


def _aims(s: Inwo, seat: int, plot: int) -> set[int]:
    """What the attack that a Plot makes may strike."""
    found = in_play(s, of(s, plot)["target"], Scope(seat, plot))
    able = (card for card in found if not shielded(s, seat, s.owner[card]))
    return {card for card in able if not forbidden(s, strike(s, seat, plot, card))}


def _combine(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The player picks the first Plot, then the second; then they play both."""
    kinds = params["kinds"]
    Program.proceed(
        s,
        [["main_plot", {"kinds": kinds, "into": "main"}], ["second_plot", {"kinds": kinds, "into": "more"}]],
    )


def _main_plot(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    items = list(dict.fromkeys(main for main, _ in pairs(s, r.owner, tuple(params["kinds"]))))
    Picking.begin(k, r.owner, r.source, items, 1, 1)


def _second_plot(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    found = pairs(s, r.owner, tuple(params["kinds"]))
    items = [second for main, second in found if main in r.registers["main"]]
    Picking.begin(k, r.owner, r.source, items, 1, 1)


OPS: Ops = {
    "revive": _revive,
    "gone": _gone,
    "save": _save,
    "relieve": _relieve,
    "no_relief": _no_relief,
    "combine": _combine,
    "main_plot": _main_plot,
    "second_plot": _second_plot,
}
