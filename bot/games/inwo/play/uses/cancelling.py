"""Actions that are cancelled: of leaders, of helpers, of what powers a use (EVL-32 to 34, INW-189 to 195)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.events import cancel, event_at
from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.play.numbers import Scope
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import AttackData, Attacked
from bot.games.inwo.play.uses.costs import lacking, powers, purses

FORGO: Move = ("forgo",)


def acting(s: Inwo, depth: int) -> list[int]:
    """The cards that act in the use at `depth` of the stack, or else in the attack."""
    if depth != NOBODY:
        e = event_at(s, depth)
        return [card for card, _ in e["paid"] if card not in e["lost"]]
    a = Attacked.current(s)
    if a is None:
        return []
    leader = [a["card"]] if a["plot"] == NOBODY else []
    return leader + [card for _, card, _, _ in a["spent"]]


def cancel_actions(k: Kernel, s: Inwo, cards: Sequence[int], depth: int) -> None:
    """The actions of `cards` never happened: in the use at `depth` of the stack, or else in the attack."""
    for card in cards:
        k.tell("action-cancelled", {"face": s.face[card]})
    if depth != NOBODY:
        _unpower(k, s, cards, depth)
        return
    a = Attacked.current(s)
    for card in cards:
        if a is not None and card == a["card"]:
            a["void"] = True
        elif a is not None:
            _dismiss(s, a, card)


def _dismiss(s: Inwo, a: AttackData, card: int) -> None:
    """A helper is out, and with it what was played for it (EVL-33, INW-195)."""
    stays = [n for n, entry in enumerate(a["spent"]) if entry[1] != card]
    a["spent"], a["paid"] = [a["spent"][n] for n in stays], [a["paid"][n] for n in stays]
    lost = {plot for _, _, plot, target in a["plots"] if target == card}
    a["plots"] = [line for line in a["plots"] if line[2] not in lost]
    a["helped"] = [use for use in a.get("helped", ()) if use[1] not in lost]
    s.effects = [effect for effect in s.effects if effect[1] not in lost]
    s.touch()


def _unpower(k: Kernel, s: Inwo, cards: Sequence[int], depth: int) -> None:
    """Actions that power a use are lost; of several, others may take their place, else all is lost. One that
    only adds to an attack is missed there."""
    e = event_at(s, depth)
    several = len(e["paid"]) - len(e["lost"]) > 1
    e["lost"] += cards
    if "adds" in EFFECTS.ATTACK[s.face[e["card"]]]:
        return
    if not e["power"] or not several:
        cancel(s, depth)
    elif lacking(s, e) > 0:
        k.push(Replacing.name, e["seat"], depth)


class Replacing(Frame):
    """The player of a use lets others act in place of what was cancelled, or gives it up."""

    name = "replacing"
    without = ("standing", "mind")
    SEAT, DEPTH = registers(2)
    owner = SEAT

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": event_at(s, f[cls.DEPTH])["card"], "purpose": "replace"}

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if len(cls.options(s, f, f[cls.SEAT])) > 1:
            k.ask(f[cls.SEAT])
        else:
            cls.take(k, s, f, f[cls.SEAT], FORGO)

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        e = event_at(s, f[cls.DEPTH])
        spent = {card for card, _ in e["paid"]}
        able = [
            card for card in purses(s, "power", e["power"][1], Scope(seat, e["card"])) if card not in spent
        ]
        return [FORGO, *powers(s, able, lacking(s, e))]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        e = event_at(s, f[cls.DEPTH])
        cards = [int(card) for card in move[1:]]
        e["paid"] += [[card, s.tokens[card].pop()] for card in cards]
        if cards:
            k.tell("action-replaced", {"seat": seat, "faces": [s.face[card] for card in cards]})
        else:
            cancel(s, f[cls.DEPTH])
        k.pop()
