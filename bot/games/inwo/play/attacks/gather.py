"""The windows of an attack: who aids and opposes, and what is done about the dice (INW-093 to 098, 141)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.choices import Alike, Choices, before
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Subset
from bot.engine.structure import NOBODY
from bot.games.inwo.play import deals
from bot.games.inwo.play.attack import SIDES, Attack, involve
from bot.games.inwo.play.attacks.joining import join, use_agents
from bot.games.inwo.play.numbers import is_said
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import AttackData, succeeded
from bot.games.inwo.play.targets import agents, helpers, may_join
from bot.games.inwo.play.uses.answering import Answered, Fallen
from bot.games.inwo.play.uses.could import Moment, able, moment, replies
from bot.games.inwo.play.uses.open import FREELY, answering
from bot.games.inwo.play.uses.printed import ACT, PLAY
from bot.games.inwo.play.uses.using import act_freely


class Gather(Answered):
    """Aid and opposition until nobody wants to add (INW-093). Both parties are waited for; the attacker says
    first what they add, at the announcement and whenever others have changed something."""

    name = "gather"

    @classmethod
    def attack(cls, s: Inwo) -> AttackData:
        """The attack whose window is open."""
        return Attack.data(s.stack[-2])

    @classmethod
    def moments(cls, s: Inwo, f: FrameData) -> list[Moment]:
        return moments(cls.attack(s))

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        a = cls.attack(s)
        parties = (a["seat"], a["defender"])
        return [q for q in s.living(a["seat"]) if q in parties or could_join(s, a, q)]

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        a = cls.attack(s)
        return [q for q in (a["seat"], a["defender"]) if q != NOBODY]

    @classmethod
    def speakers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [cls.attack(s)["seat"]]

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return move[0] in ("aid", "oppose", "agents", "call-off", PLAY, ACT)

    @classmethod
    def open(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if cls.attack(s)["void"]:
            k.pop()
        else:
            super().open(k, s, f)

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        """Aid, Plots and abilities for the attack, and what fits at any time."""
        a = cls.attack(s)
        first = [("call-off",)] if seat == a["seat"] and not a["committed"] else []
        found = [*(JOINING[side] for side in sides(a, seat)), *replies(cls.moments(s, f))]
        if may_join(s, a, seat):
            found += MEANWHILE
            found += () if a["privileged"] else deals.choices(s, seat)
        return Choices(first, found, s, seat)

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        a = cls.attack(s)
        verb = str(move[0])
        if verb == "call-off":
            k.pop("called-off")
        elif verb in (PLAY, ACT):
            a["committed"] = a["committed"] or seat == a["seat"]
            super().answer(k, s, f, seat, move)
        elif not act_freely(k, s, seat, move):
            a["committed"] = a["committed"] or seat == a["seat"]
            if verb == "agents":
                use_agents(k, s, a, seat, int(move[1]), SIDES[str(move[2])])
            else:
                _join(k, s, a, seat, move)


class DiceFallen(Fallen):
    """The dice of an attack lie; their result may be prevented as well."""

    name = "dice-fallen"

    @classmethod
    def moments(cls, s: Inwo, f: FrameData) -> list[Moment]:
        a = Gather.attack(s)
        return [_about(word, a) for word in ("dice", "won" if succeeded(a) else "lost")]

    @classmethod
    def open(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if Gather.attack(s)["failed"]:
            k.pop()
        else:
            super().open(k, s, f)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        a = Gather.attack(s)
        living = s.living(a["seat"])
        might = able(s, living, cls.moments(s, f))
        return [q for q in living if q in might or late(s, a, q)]

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return before(late(s, Gather.attack(s), seat), super().answers(s, f, seat))

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] in SIDES:
            _join(k, s, Gather.attack(s), seat, move)
        else:
            super().answer(k, s, f, seat, move)


def _about(word: str, a: AttackData) -> Moment:
    """Something about an attack that can be answered."""
    return moment(word, (a["card"],), a["seat"], aimed=(a["target"],))


def moments(a: AttackData) -> list[Moment]:
    """What of an attack can be answered before the dice: that it is made, what it is declared to be, what
    makes it Privileged, each action of a leader or helper, and agents."""
    acting: dict[int, list[int]] = {} if a["plot"] != NOBODY else {a["seat"]: [a["card"]]}
    for seat, card, _, _ in a["spent"]:
        acting.setdefault(seat, []).append(card)
    found = [_about("attack", a)]
    found += [moment("action", cs, q, aimed=(a["target"],), power=cs) for q, cs in acting.items()]
    if _is_just_declared(a):
        found.append(_about("declared", a))
    found += [moment("agents", (card,), seat, aimed=(a["target"],)) for seat, card, _ in a["agents"]]
    return [*found, _about("privileged", a)] if a["privileged"] else found


def _is_just_declared(a: AttackData) -> bool:
    """Whether nothing was added yet but what belongs to the announcement, the attacker's help (INW-137)."""
    if a["agents"] or any((seat, side) != (a["seat"], SIDES["aid"]) for seat, _, side, _ in a["spent"]):
        return False
    return all(answering(face, PLAY, "declared") for _, face, _, _ in a["plots"])


def _helping(side: str, s: Inwo, seat: int) -> list[Choice]:
    """With which of its cards a seat may join a side."""
    able = helpers(s, Gather.attack(s), seat, SIDES[side])
    return [Open((side,), Subset(tuple(able), 1))] if able else []


def _with_agents(s: Inwo, seat: int) -> list[Choice]:
    a = Gather.attack(s)
    return [("agents", card, side) for side in sides(a, seat) for card in agents(s, a, seat)]


JOINING = {side: Alike(side, partial(_helping, side)) for side in SIDES}
MEANWHILE = (Alike("agents", _with_agents), *FREELY)
"""What whoever may join an attack can do about it, and at any time."""


def sides(a: AttackData, seat: int) -> Sequence[str]:
    """On which sides of the attack `a` a seat may stand."""
    if seat == a["seat"]:
        return ("aid",)
    return ("oppose",) if seat == a["defender"] else ("aid", "oppose")


def _join(k: Kernel, s: Inwo, a: AttackData, seat: int, move: Move) -> None:
    """Carry out `aid` or `oppose`, and what happens because these cards take part."""
    cards = [int(card) for card in move[1:]]
    join(k, s, a, seat, cards, SIDES[str(move[0])])
    involve(k, s, a, cards)


def late(s: Inwo, a: AttackData, seat: int) -> list[Choice]:
    """With which of its cards a seat may join after the dice, unless a card has settled the strength."""
    found: list[Choice] = []
    if a.get("closed"):
        return found
    for side in sides(a, seat):
        able = [card for card in helpers(s, a, seat, SIDES[side]) if is_said(s, "after_dice", card)]
        found += [Open((side,), Subset(tuple(able), 1))] if able else []
    return found


def could_join(s: Inwo, a: AttackData, seat: int) -> bool:
    """Whether `seat` might add something, as far as everybody can see."""
    if may_join(s, a, seat) and (s.plots[seat] or (s.groups[seat] and not a["agents"] and not a["instant"])):
        return True
    return bool(able(s, (seat,), moments(a))) or any(
        helpers(s, a, seat, SIDES[side]) for side in sides(a, seat)
    )
