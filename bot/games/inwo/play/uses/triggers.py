"""What cards do by themselves at a moment (cards/README.md, Triggers)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import PASS, Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS, Trigger
from bot.games.inwo.play.known import acting, reckoned
from bot.games.inwo.play.numbers import Scope, amount, awake, in_play, passives
from bot.games.inwo.play.state import CENTRE, HELD, LINKED, Inwo
from bot.games.inwo.play.sums import Attacked
from bot.games.inwo.play.targets import rivals
from bot.games.inwo.play.uses.open import answers, silenced
from bot.games.inwo.play.uses.program import CardProgram
from bot.games.inwo.play.uses.roles import ROLES

DO: Move = ("do",)
"""What may be done is done."""
RECKONED = frozenset(("per", "each", "power_of", "plus"))
"""Words of an amount that is reckoned."""
SEATS = ("doer", "from")


@cache
def set_off_by(moment: str) -> frozenset[int]:
    """The faces of all cards with a trigger of this moment."""
    faces = enumerate(EFFECTS.TRIGGERS)
    return frozenset(face for face, found in faces if any(trigger.event == moment for trigger in found))


def due(s: Inwo, moment: str, attack: Mapping[str, Any] | None = None, **about: Any) -> list[list[Any]]:
    """What the moment sets off, read as the cards lie now: of each card the first trigger that fits.

    about: the roles `it` (a card), `doer` and `from` (seats), `helped` (cards). Each is [card, seat, whether
    the seat may leave it, ops, registers]; amounts and the cards to be destroyed are fixed now. Where a rival
    is to be chosen, the registers hold who that may be; and the number of the trigger.
    """
    found: list[list[Any]] = []
    sources = set_off(s, moment)
    if not sources:
        return found
    roles = _roles(about)
    named = {"target": about["it"], "at": NOBODY, "answers": NOBODY, **about}
    for card in sources:
        seat = s.owner[card] if s.zone[card] != CENTRE else NOBODY
        at = Scope(seat, card, attack, roles)
        for number, trigger in enumerate(EFFECTS.TRIGGERS[s.face[card]]):
            if trigger.event == moment and _acts(s, trigger, card) and _fits(s, trigger, at):
                ops = [[name, _fixed(s, params, at)] for name, params in trigger.do]
                at_whom = rivals(s, seat, trigger, card) if trigger.at is not None else []
                if at_whom or trigger.at is None:
                    found.append(
                        [card, seat, int(trigger.may), ops, {**named, "rivals": at_whom, "number": number}]
                    )
                break
    return sorted(found, key=lambda item: all(op[0] != "reroll" for op in item[3]))


@reckoned
def set_off(s: Inwo, moment: str) -> Sequence[int]:
    """The cards that act now and have a trigger of this moment."""
    faces = set_off_by(moment)
    return _sources(s, faces) if faces else ()


def _roles(about: Mapping[str, Any]) -> dict[str, Sequence[int]]:
    """Who has which part in what happens; nobody has none."""
    named = {role: value for role, value in about.items() if value != NOBODY}
    return {role: value if isinstance(value, list) else (value,) for role, value in named.items()}


def _sources(s: Inwo, faces: frozenset[int]) -> list[int]:
    """All cards with one of these faces that act: what must be linked only if it is, and awake."""
    hosts = {link[0]: link[1] for link in s.links}
    able = (*acting(s), *(card for card in hosts if s.zone[card] == LINKED))
    return [card for card in able if s.face[card] in faces and _acts_here(s, card, hosts)]


def _acts_here(s: Inwo, card: int, hosts: Mapping[int, int]) -> bool:
    """Whether a card acts, as it is linked or not."""
    if s.zone[card] != LINKED and "must" not in EFFECTS.LINK[s.face[card]]:
        return True
    host = hosts.get(card, s.illuminati[s.owner[card]] if s.zone[card] != LINKED else NOBODY)
    return host != NOBODY and s.zone[host] == HELD and awake(s, card, host)


def _acts(s: Inwo, trigger: Trigger, card: int) -> bool:
    """Whether a trigger is not lost with the abilities of its card: what harms its player stays (INW-221)."""
    return trigger.instruction or not silenced(s, card)


def _fits(s: Inwo, trigger: Trigger, at: Scope) -> bool:
    a = at.attack
    if a is not None and at.card in a["rerolled"]:
        return False
    if a is not None and not a["roll"] and trigger.do[0].name == "reroll":
        return False
    if trigger.have is not None and next(in_play(s, trigger.have, at), None) is None:
        return False
    return answers(s, trigger.test, at)


def _fixed(s: Inwo, said: Any, at: Scope, key: str = "") -> Any:
    """Parameters with every amount reckoned, and the cards of a filter that are to be destroyed found."""
    if isinstance(said, Mapping):
        if said and said.keys() <= RECKONED:
            return amount(s, said, at)
        return {word: _fixed(s, part, at, word) for word, part in said.items()}
    if isinstance(said, list | tuple):
        return [_fixed(s, part, at) for part in said]
    return list(in_play(s, said, at)) if key == "card" and said not in ROLES else said


def acts_still(s: Inwo, item: Sequence[Any]) -> bool:
    """Whether the card of something that is due still acts for the same player."""
    card, seat = item[0], item[1]
    acts = card in _sources(s, frozenset((s.face[card],))) and not silenced(s, card)
    return acts and seat in (NOBODY, s.owner[card])


class Triggered(Frame):
    """Cards do what is due, one after the other; whoever may leave it is asked. A throw of the dice that
    does not count has no other consequence."""

    name = "triggered"
    without = ("standing",)
    (QUEUE,) = registers(1)
    NEXT, ASK = steps("next", "choose")

    @classmethod
    def begin(cls, k: Kernel, queue: Sequence[Any]) -> None:
        """Carry out what `due` has found."""
        if queue:
            k.push(cls.name, list(queue))

    @classmethod
    def whose(cls, f: FrameData) -> int | None:
        return int(f[cls.QUEUE][0][1]) if f[cls.QUEUE] else None

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        if not f[cls.QUEUE]:
            return {}
        card, _, _, _, named = f[cls.QUEUE][0]
        return {"card": card, "number": named.get("number", NOBODY)}

    @classmethod
    def next(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The next one."""
        s.ret = None
        a = Attacked.current(s)
        if not f[cls.QUEUE] or (a is not None and a["again"]):
            k.pop()
        elif f[cls.QUEUE][0][2]:
            f[cls.STEP] = cls.ASK
        else:
            cls._carry_out(k, s, f)

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        at_whom = f[cls.QUEUE][0][4]["rivals"]
        if at_whom and not _taxes_all(s, f[cls.QUEUE][0][0]):
            return [*(("do-to", q) for q in at_whom), PASS]
        return [DO, PASS]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        f[cls.STEP] = cls.NEXT
        if move != PASS:
            cls._carry_out(k, s, f, *map(int, move[1:]))
        else:
            f[cls.QUEUE].pop(0)

    @classmethod
    def _carry_out(cls, k: Kernel, s: Inwo, f: FrameData, *chosen: int) -> None:
        """One after the other, where it strikes every rival."""
        card, seat, _, ops, named = f[cls.QUEUE].pop(0)
        named = dict(named)  # what set it off holds the same one
        k.tell("card-acts", {"seat": seat, "face": s.face[card], "number": named.pop("number", NOBODY)})
        at_whom = named.pop("rivals")
        for at in reversed(chosen or at_whom or [named["at"]]):
            CardProgram.begin(k, seat, card, ops, **{**named, "at": at})


def _taxes_all(s: Inwo, card: int) -> bool:
    """Whether the ability of the card strikes every rival at once."""
    return any(x.params["master"] == s.name(card) for x in passives(s, "taxes_all"))
