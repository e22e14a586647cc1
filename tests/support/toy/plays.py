"""Plots and abilities: when they may be played, how actions power them, how they are answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.engine.events import BEFORE, EventData, EventFrame, event_at
from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.programs import Program
from bot.engine.structure import NOBODY
from bot.engine.zones import publish
from tests.support.toy.cards import CARDS
from tests.support.toy.state import ANNOUNCED, DESTROYED, DISCARD, HAND, Toy


def plays(s: Toy, seat: int, *timings: str) -> list[Choice]:
    """Plots that `seat` can play now if they have one of these timings, and abilities it can use."""
    privileged = s.privileged()
    outsider = privileged is not None and seat not in privileged["parties"]
    found: list[Choice] = []
    for card in s.hand(seat):
        printed = CARDS[card]
        if printed.kind not in ("plot", "nwo") or printed.timing not in timings:
            continue
        if (privileged and printed.kind == "nwo") or (outsider and printed.timing != "privileged"):
            continue
        if sum(s.power(payer) for payer in payers(s, seat, card)) >= printed.cost:
            found += [("play", card, *target) for target in targets(s, seat, card)]
    if "any" in timings and not outsider:
        for card, zone in enumerate(s.zone):
            if zone == "play" and CARDS[card].kind == "resource" and s.owner[card] == seat and s.tokens[card]:
                found += [("use", card, *target) for target in targets(s, seat, card)]
    return found


def targets(s: Toy, seat: int, card: int) -> list[tuple[int, ...]]:
    """What the card can be played on."""
    kind = CARDS[card].target
    if not kind:
        return [()]
    if kind == "actor":
        found = s.actors()
    elif kind == "destroyed":
        found = [c for c, zone in enumerate(s.zone) if zone == DESTROYED]
    elif kind == "leader":
        attack = s.attack()
        boosted = attack is not None and any(
            CARDS[plot].design == CARDS[card].design and s.owner[plot] == seat
            for plot, _, _ in attack["boosts"]
        )
        found = [] if attack is None or boosted else [g for g in fighters(attack) if s.owner[g] == seat]
    else:
        found = [g for g in s.groups() if kind == "group" or s.owner[g] == seat]
    return [(group,) for group in found if fit(s, card, group)]


def fighters(attack: EventData) -> list[int]:
    """The groups whose actions are in the attack."""
    return [attack["attacker"], *(helper[0] for helper in attack["helpers"])]


def fit(s: Toy, card: int, group: int) -> bool:
    """Whether `group` is what the card needs, as things stand."""
    needs = CARDS[card].needs
    return not needs or bool(s.traits(group) & needs)


def payers(s: Toy, seat: int, card: int) -> list[int]:
    """The groups of `seat` that can spend an action to power the card."""
    wanted = CARDS[card].payers
    own = [group for group in s.groups() if s.owner[group] == seat]
    return [group for group in own if s.tokens[group] and s.traits(group) & wanted]


class Effects(Program):
    """What a card does; its ops are in `ops.py`."""

    name = "effects"


class Play(EventFrame):
    """A plot or an ability is announced; it can be answered until it takes effect.

    Data: seat, card, target (-1 none), answers (depth of the event it answers, -1), powers (groups whose
    actions power it), paid, forgone, ability.
    """

    name = "play"

    @classmethod
    def announce(cls, k: Kernel, s: Toy, seat: int, move: Move, answers: int = -1) -> None:
        """`seat` makes the move ("play" or "use", card, target...)."""
        card = int(move[1])
        target = int(move[2]) if len(move) > 2 else NOBODY
        ability = move[0] == "use"
        if ability:
            s.tokens[card] -= 1
        else:
            s.zone[card] = ANNOUNCED
            publish(s.known, card)
            k.reveal()
        k.tell("announced", {"seat": seat, "card": card, "target": target})
        paid = not CARDS[card].cost
        cls.begin(
            k,
            seat=seat,
            card=card,
            target=target,
            answers=answers,
            ability=ability,
            powers=[],
            paid=paid,
            forgone=False,
        )

    @classmethod
    def revise(cls, k: Kernel, s: Toy, e: EventData) -> None:
        """Ask for actions to power it; when one of several is lost, for another in its place (EVL-34)."""
        if cls._powered(s, e):
            e["paid"] = True
            return
        may_replace = not e["paid"] or (e["powers"] and not e["forgone"])
        if may_replace and payers(s, e["seat"], e["card"]):
            k.push(Pay.name, len(s.stack) - 1)

    @classmethod
    def _powered(cls, s: Toy, e: EventData) -> bool:
        return sum(s.power(group) for group in e["powers"]) >= CARDS[e["card"]].cost

    @classmethod
    def possible(cls, s: Toy, e: EventData) -> bool:
        return cls._powered(s, e) and cls._legal(s, e)

    @classmethod
    def _legal(cls, s: Toy, e: EventData) -> bool:
        target = e["target"]
        if target == NOBODY:
            return True
        kind = CARDS[e["card"]].target
        if kind == "actor":
            return target in s.actors()
        if kind == "destroyed":
            return s.zone[target] == DESTROYED
        return s.in_play(target) and fit(s, e["card"], target)

    @classmethod
    def responders(cls, s: Toy, e: EventData, when: str) -> Sequence[int]:
        if when != BEFORE:
            return ()
        privileged = s.privileged()
        return privileged["parties"] if privileged else range(s.seats)

    @classmethod
    def responses(cls, s: Toy, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        return plays(s, seat, "any") if e["ability"] else plays(s, seat, "any", "answer")

    @classmethod
    def respond(cls, k: Kernel, s: Toy, e: EventData, when: str, seat: int, move: Move) -> None:
        cls.announce(k, s, seat, move, len(s.stack) - 1)

    @classmethod
    def apply(cls, k: Kernel, s: Toy, e: EventData) -> None:
        program = CARDS[e["card"]].program
        Effects.begin(k, e["seat"], e["card"], program, target=e["target"], answers=e["answers"])

    @classmethod
    def checks(cls, k: Kernel, s: Toy, e: EventData) -> None:
        if s.zone[e["card"]] == ANNOUNCED:
            s.leave(e["card"], DISCARD)

    @classmethod
    def prevented(cls, k: Kernel, s: Toy, e: EventData) -> None:
        """Cancelled or unpowered: lost, with what powered it. Made illegal: back in hand, exposed."""
        if e["ability"]:
            return
        if e["cancelled"] or not cls._powered(s, e):
            s.leave(e["card"], DISCARD)
        else:
            s.leave(e["card"], HAND, e["seat"])
        k.tell("prevented", {"card": e["card"], "zone": s.zone[e["card"]]})


class Pay(Frame):
    """The player of a plot names a group whose action powers it. Play: its depth on the stack."""

    name = "pay"
    (PLAY,) = registers(1)

    @classmethod
    def run(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        k.ask(event_at(s, f[cls.PLAY])["seat"])

    @classmethod
    def options(cls, s: Toy, f: FrameData, seat: int) -> Sequence[Choice]:
        e = event_at(s, f[cls.PLAY])
        choices: list[Choice] = [("spend", group) for group in payers(s, seat, e["card"])]
        return [*choices, ("forgo",)] if e["paid"] else choices

    @classmethod
    def take(cls, k: Kernel, s: Toy, f: FrameData, seat: int, move: Move) -> None:
        e = event_at(s, f[cls.PLAY])
        if move == ("forgo",):
            e["forgone"] = True
        else:
            s.tokens[int(move[1])] -= 1
            e["powers"].append(int(move[1]))
        k.pop()


class Choose(Frame):
    """A program's player picks one of several. Pops the one chosen."""

    name: ClassVar[str] = "choose"
    SEAT, CANDIDATES = registers(2)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if f[cls.CANDIDATES]:
            k.ask(f[cls.SEAT])
        else:
            k.pop(NOBODY)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("pick", candidate) for candidate in f[cls.CANDIDATES]]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.pop(move[1])
