"""The ops of what certain cards do by themselves, or can be used for: their calls tell of it."""

from __future__ import annotations

from bot.engine.events import cancel
from bot.engine.kernel import Kernel
from bot.engine.modifiers import REPLACE, SET
from bot.engine.programs import Params, Program, Running
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks.destroying import destroy
from bot.games.inwo.play.known import POWER
from bot.games.inwo.play.numbers import FOREVER
from bot.games.inwo.play.placing import TAKEOVER, Place, has_room
from bot.games.inwo.play.state import HELD, Inwo
from bot.games.inwo.play.sums import Attacked
from bot.games.inwo.play.uses.choices import Picking
from bot.games.inwo.play.uses.roles import Ops

SPILLED = 2
"""What is taken from the price of oil."""


def _set_power(s: Inwo, r: Running, value: int, until: str) -> None:
    """The Power of the card is this from now on, in place of what the card had made it before."""
    s.effects = [effect for effect in s.effects if effect[1:4] != [r.source, r.source, POWER]]
    s.affect(r.source, r.source, POWER, {"layer": SET, "value": value}, until)


def _oil_price(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The roll less two is its Power; its token keeps that until there is a new price."""
    _set_power(s, r, int(r.registers["roll"]) - SPILLED, terms.MY_TURN)


def _equal(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Its Power is that of the card it has taken, for good."""
    _set_power(s, r, int(params["value"]), FOREVER)
    told = {"faces": [s.face[r.source]], "what": "power", "how": "set", "amount": params["value"]}
    k.tell("numbers-changed", {**told, "by": s.face[int(r.registers["it"])]})


def _is_now(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """It has an alignment as long as this attack lasts."""
    found = mask((params["trait"],))
    s.turn_traits(r.source, REPLACE, found, r.source, terms.ATTACK)
    told = {"face": s.face[r.source], "by": s.face[r.source], "verb": "add"}
    k.tell("alignment-turned", {**told, "bit": found.bit_length() - 1})


def _shut_out(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Who has tried to interfere does so no more in this attack."""
    a = Attacked.current(s)
    if a is not None:
        a["shut_out"].append(int(r.registers["doer"]))
        k.tell("shut-out", {"by": s.face[r.source], "seat": r.registers["doer"]})


def _show_note(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """What was written down is shown; one that protects goes on doing so."""
    noted = next(other for card, other in s.notes if card == r.source)
    k.reveal()
    k.tell("note-shown", {"seat": r.owner, "by": s.face[r.source], "face": s.face[noted]})


def _avenge(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The Group that did it is destroyed; for an Illuminati its player gives another of theirs."""
    s.notes = [note for note in s.notes if note[0] != r.source]
    a = Attacked.current(s)
    if a is None or a["target"] != r.registers["it"] or s.zone[a["card"]] != HELD:
        return
    leader, owner = a["card"], s.owner[a["card"]]
    if leader != s.illuminati[owner]:
        destroy(k, s, leader, r.owner)
    elif s.held(owner):
        Program.proceed(s, [["sacrifice", {"seat": owner, "into": "chosen"}], ["fall", {}]])


def _sacrifice(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    Picking.begin(k, params["seat"], r.source, s.held(params["seat"]), 1, 1)


def _fall(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    for card in r.registers["chosen"]:
        destroy(k, s, card, r.owner)


def _seize(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """A Personality that somebody else is about to get comes under control instead, with this card."""
    a, depth = Attacked.current(s), int(r.registers["answers"])
    card = int(r.registers["it"]) if a is None else a["target"]
    if not has_room(s, r.owner):
        return
    if a is None:
        cancel(s, depth)
    else:
        a["void"], a["shown"] = True, False
    s.into_play(card, r.owner)
    s.hang_on(r.source, card, 1)
    k.tell("seized", {"seat": r.owner, "face": s.face[card], "by": s.face[r.source]})
    Place.begin(k, r.owner, card, s.structure(r.owner), TAKEOVER)


OPS: Ops = {
    "shut_out": _shut_out,
    "show_note": _show_note,
    "avenge": _avenge,
    "sacrifice": _sacrifice,
    "fall": _fall,
    "seize": _seize,
    "oil_price": _oil_price,
    "equal": _equal,
    "is_now": _is_now,
}
