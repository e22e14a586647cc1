"""Attacks to control and to destroy, with aid, agents and boosts; instant attacks; captures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.events import AFTER, BEFORE, EventData, EventFrame
from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from tests.support.toy.cards import CARDS, GEOMETRY, OPPOSITE
from tests.support.toy.plays import Effects, Play, fit, plays
from tests.support.toy.state import DESTROYED, DISCARD, HAND, PLAY, Toy

CONTROL, DESTROY, DEVASTATE = "control", "destroy", "devastate"
AID, OPPOSE = "aid", "oppose"
AGENT = {AID: 10, OPPOSE: -6}


def attacks(s: Toy, seat: int) -> list[Choice]:
    """All attacks that `seat` can announce; a last part is the plot that makes the attack privileged."""
    secrecy = [card for card in s.hand(seat) if CARDS[card].timing == "announce"]
    found: list[Choice] = []
    for attacker in s.structure(seat):
        if not s.tokens[attacker]:
            continue
        for how in (CONTROL, DESTROY):
            for target in _targets(s, seat, how):
                if allowed(s, how, attacker, target):
                    move = ("attack", how, attacker, target)
                    found += [move, *((*move, plot) for plot in secrecy)]
    return found


def _targets(s: Toy, seat: int, how: str) -> list[int]:
    rival = [group for group in s.groups() if s.owner[group] != seat]
    return [*s.unborn(seat), *rival] if how == CONTROL else rival


def allowed(s: Toy, how: str, attacker: int, target: int) -> bool:
    """Whether such an attack is legal as things stand."""
    if how == CONTROL and not GEOMETRY.open_arrows(s, attacker):
        return False
    return s.in_play(attacker) and not s.shielded(attacker, target)


def affinity(s: Toy, one: int, other: int) -> int:
    """Shared traits less opposed ones."""
    mine, theirs = s.traits(one), s.traits(other)
    against = sum(1 for bit, mask in enumerate(OPPOSITE) if mine >> bit & 1 and theirs & mask)
    alike = (mine & theirs & ~16).bit_count()
    return alike - against


def strength(s: Toy, e: EventData) -> int:
    """What the dice must not exceed."""
    target = e["target"]
    place = s.position(target) if s.in_play(target) else 0
    if e["instant"]:
        return int(e["instant"] - s.power(target) - place)
    sign = 1 if e["how"] == CONTROL else -1
    defence = CARDS[target].resistance if sign == 1 else s.power(target) // (1 + s.devastated[target])
    total = s.power(e["attacker"]) - defence - place + 4 * sign * affinity(s, e["attacker"], target)
    for group, _, side in e["helpers"]:
        worth = (
            s.power(group) if group == target or s.traits(group) & s.traits(target) else CARDS[group].world
        )
        total += worth if side == AID else -worth
    total += sum(amount for _, _, amount in e["boosts"])
    return int(total + sum(AGENT[side] for _, _, side in e["agents"]))


class Attack(EventFrame):
    """An attack from its announcement to its outcome.

    Data: how, seat, attacker, target, holder (who has the target), home (its zone), privileged, parties,
    instant (the power of an instant attack, else 0), helpers [group, seat, side], boosts [plot, group,
    amount], agents [card, seat, side], stopped, destroyed (card or -1).
    """

    name = "attack"

    @classmethod
    def announce(cls, k: Kernel, s: Toy, seat: int, move: Move) -> None:
        """`seat` makes the move ("attack", how, attacker, target[, plot])."""
        how, attacker, target = str(move[1]), int(move[2]), int(move[3])
        s.tokens[attacker] -= 1
        if len(move) > 4:
            s.leave(int(move[4]), DISCARD)
        k.reveal()
        k.tell("attack", {"seat": seat, "how": how, "attacker": attacker, "target": target})
        cls.launch(k, s, seat, how, attacker, target, privileged=len(move) > 4)

    @classmethod
    def launch(
        cls,
        k: Kernel,
        s: Toy,
        seat: int,
        how: str,
        attacker: int,
        target: int,
        privileged: bool = False,
        instant: int = 0,
    ) -> None:
        """Start the attack; an instant one has no attacker but a power."""
        holder = s.owner[target]
        s.reveal(target)
        cls.begin(
            k, seat=seat, how=how, attacker=attacker, target=target, holder=holder, home=s.zone[target],
            privileged=privileged, parties=sorted({seat, holder}), instant=instant, helpers=[], boosts=[],
            agents=[], stopped=False, destroyed=NOBODY,
        )  # fmt: skip

    # -- as long as it has not happened

    @classmethod
    def revise(cls, k: Kernel, s: Toy, e: EventData) -> None:
        """Groups that are gone help no more; boosts made illegal return to hand, exposed (EVL-31)."""
        e["helpers"] = [[g, q, side] for g, q, side in e["helpers"] if s.owner[g] == q and s.in_play(g)]
        fighting = [e["attacker"], *(helper[0] for helper in e["helpers"])]
        for boost in list(e["boosts"]):
            plot, group, _ = boost
            if group not in fighting:
                e["boosts"].remove(boost)
                s.leave(plot, DISCARD)
            elif not fit(s, plot, group):
                e["boosts"].remove(boost)
                s.leave(plot, HAND, s.owner[group])
                k.tell("prevented", {"card": plot, "zone": HAND})

    @classmethod
    def possible(cls, s: Toy, e: EventData) -> bool:
        there: bool = s.zone[e["target"]] == e["home"] and s.owner[e["target"]] == e["holder"]
        if e["instant"]:
            return there
        held = s.owner[e["attacker"]] == e["seat"]
        return there and held and not e["stopped"] and allowed(s, e["how"], e["attacker"], e["target"])

    @classmethod
    def prevented(cls, k: Kernel, s: Toy, e: EventData) -> None:
        """No attack: its own plots are lost, helpers get tokens and plots back, agents return (EVL-32)."""
        for plot, group, _ in e["boosts"]:
            if group == e["attacker"]:
                s.leave(plot, DISCARD)
            else:
                s.leave(plot, HAND, s.owner[group])
        for group, _, _ in e["helpers"]:
            s.tokens[group] += 1
        for card, seat, _ in e["agents"]:
            s.leave(card, HAND, seat)
        k.tell("attack-off", {"target": e["target"]})

    # -- who takes part

    @classmethod
    def responders(cls, s: Toy, e: EventData, when: str) -> Sequence[int]:
        """Everybody, even at a privileged attack: anyone might hold what breaks the privilege."""
        return range(s.seats) if when == BEFORE else ()

    @classmethod
    def responses(cls, s: Toy, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        choices = plays(s, seat, "any", "attack", *(["privileged"] if e["privileged"] else []))
        if not e["instant"] and (not e["privileged"] or seat in e["parties"]):
            choices += cls._help(s, e, seat) + cls._agents(s, e, seat)
        return choices

    @classmethod
    def _help(cls, s: Toy, e: EventData, seat: int) -> list[Choice]:
        taking_part = {e["attacker"], *(helper[0] for helper in e["helpers"])}
        free = [g for g in s.groups() if s.owner[g] == seat and s.tokens[g] and g not in taking_part]
        return [(side, g) for g in free for side in (AID, OPPOSE) if side == OPPOSE or g != e["target"]]

    @classmethod
    def _agents(cls, s: Toy, e: EventData, seat: int) -> list[Choice]:
        """One hidden copy of the target in all, and not from who holds it."""
        if e["agents"] or e["home"] != PLAY or seat == e["holder"]:
            return []
        copies = [c for c in s.hand(seat) if CARDS[c].design == CARDS[e["target"]].design]
        return [("agent", c, side) for c in copies for side in (AID, OPPOSE)]

    @classmethod
    def respond(cls, k: Kernel, s: Toy, e: EventData, when: str, seat: int, move: Move) -> None:
        verb, card = move[0], int(move[1])
        if verb in (AID, OPPOSE):
            s.tokens[card] -= 1
            e["helpers"].append([card, seat, verb])
            k.tell("helps", {"group": card, "side": verb})
        elif verb == "agent":
            s.leave(card, "agent", seat)
            e["agents"].append([card, seat, move[2]])
            k.reveal()
            k.tell("agent", {"seat": seat, "card": card, "side": move[2]})
        else:
            Play.announce(k, s, seat, move, len(s.stack) - 1)

    # -- what comes of it

    @classmethod
    def apply(cls, k: Kernel, s: Toy, e: EventData) -> None:
        e["needed"] = strength(s, e)
        for plot, _, _ in e["boosts"]:
            s.leave(plot, DISCARD)
        for card, _, _ in e["agents"]:
            s.leave(card, DISCARD)
        if e["needed"] >= 2:
            k.push(Roll.name)

    @classmethod
    def checks(cls, k: Kernel, s: Toy, e: EventData) -> None:
        rolled = k.returned()
        won = rolled is not None and rolled <= min(e["needed"], 10)
        k.tell("outcome", {"target": e["target"], "won": won})
        if not won:
            return
        if e["how"] == CONTROL:
            k.push(Capture.name, e["seat"], e["attacker"], e["target"])
        elif e["how"] == DEVASTATE:
            s.devastated[e["target"]], s.tokens[e["target"]] = 1, 0
        else:
            s.take_out(e["target"], DESTROYED)
            s.wipe(e["target"])
            e["destroyed"] = e["target"]

    @classmethod
    def triggers(cls, s: Toy, e: EventData, when: str) -> list[Any]:
        if when != AFTER or e["destroyed"] == NOBODY:
            return []
        heard = [(CARDS[g].trigger, g) for g in s.groups()]
        return sorted([trigger[1], g] for trigger, g in heard if trigger is not None and trigger[0] == when)

    @classmethod
    def trigger(cls, k: Kernel, s: Toy, e: EventData, item: Any) -> None:
        group = item[1]
        printed = CARDS[group].trigger
        if s.in_play(group) and printed is not None:
            Effects.begin(k, s.owner[group], group, printed[2], destroyed=e["destroyed"])


class Roll(Frame):
    """Two dice. Pops their sum."""

    name = "roll"

    @classmethod
    def run(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Toy, f: FrameData, seat: int, move: Move) -> None:
        faces = dice(int(move[0]))
        k.tell("rolled", {"faces": tuple(faces)})
        k.pop(sum(faces))


class Capture(Frame):
    """A group comes under control, with all below it, on an arrow of its new master."""

    name = "capture"
    SEAT, MASTER, GROUP = registers(3)

    @classmethod
    def run(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        GEOMETRY.detach(s, f[cls.GROUP])
        sides = GEOMETRY.open_arrows(s, f[cls.MASTER])
        if len(sides) > 1:
            k.ask(f[cls.SEAT])
        else:
            cls._hang(k, s, f, sides[0])

    @classmethod
    def options(cls, s: Toy, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("hang", side) for side in GEOMETRY.open_arrows(s, f[cls.MASTER])]

    @classmethod
    def take(cls, k: Kernel, s: Toy, f: FrameData, seat: int, move: Move) -> None:
        cls._hang(k, s, f, int(move[1]))

    @classmethod
    def _hang(cls, k: Kernel, s: Toy, f: FrameData, side: int) -> None:
        seat, master, group = f[cls.SEAT], f[cls.MASTER], f[cls.GROUP]
        before = s.owner[group]
        for card in GEOMETRY.subtree(s, group):
            s.zone[card], s.owner[card], s.tokens[card] = PLAY, seat, 0
        s.reveal(group)
        for homeless in GEOMETRY.attach(s, group, master, side):
            s.take_out(homeless, HAND, before)
        s.settle_links(k)
        k.tell("captured", {"seat": seat, "group": group})
        k.pop()
