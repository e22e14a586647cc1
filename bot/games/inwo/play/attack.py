"""Attacks from the announcement to the dice (INW-084 to INW-098, INW-132 to INW-136, EVL-32)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import dice
from bot.engine.choices import Choices
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks import aftermath
from bot.games.inwo.play.attacks.destroying import destroy
from bot.games.inwo.play.attacks.relief import forget_promises
from bot.games.inwo.play.attacks.strikes import hold_back, thaw
from bot.games.inwo.play.links import take_back
from bot.games.inwo.play.state import AREA, DISCARD, GROUPS, HELD, PLAYED, RESOURCE, SHOWN, Inwo
from bot.games.inwo.play.sums import LEAST, AttackData, Attacked, draft, reckon, succeeded, total
from bot.games.inwo.play.targets import aims, possible, spoiled
from bot.games.inwo.play.uses.triggers import Triggered, acts_still, due

SIDES = {"aid": 1, "oppose": -1}
MADE_FOR = frozenset(("add", "boost", "opens", "privilege", "no_privilege", "admit"))
"""What a Plot does for or against the attack in which it is played."""
PUT_OFF = "put-off"
"""What is given back of an attack that was not announced."""


class Attack(Attacked):
    """One attack. Its data:

    seat, card: who attacks with what. kind, target, defender (-1: the target is from the attacker's hand).
    shown: the target was shown for this attack. privileged; allowed: seats let in. committed: it cannot be
    called off. token: what the leader has paid. spent: [seat, card, side, tokens]. paid: these tokens, by the
    position of `spent`. agents: [seat, card, side]. plots: [seat, face, card, target] of those played in it.
    added: [face, amount] of strength. lent: the Resources used for it. roll: two dice. parts: the sum at the
    roll. again: they are thrown once more. failed: whatever they show. open: it can never be privileged
    again. void: the leader's action was cancelled. rerolled: the cards that had them thrown again. due: what
    is set off when it is over. plot: the Plot that makes the attack, which stands in `card`, too; strength:
    its Power; adders: who added theirs; instant: whether nobody else may act; facing: what changed the target
    then; since: the stamp. opened: [filter, side, seat] of those let in on a side; admits: filters of those
    who may join though it is privileged. retires: filters of targets that never return. if_lost: [card, seat,
    ops] of what happens if it fails. only: the one card that it may be aimed at, -1 for any. lost: [card,
    token] of what it took as it was announced. helped: [seat, card] of the uses that helped it. broken: who
    has ended its privilege; for these it is Privileged still. closed, called_off: only if
    nobody may change the strength any more; if it never was.
    """

    without = ("standing",)
    TARGET, GATHER, DICE, ROLLED, JUDGED, DONE, OVER, FALLEN = steps(
        "target", "gather", "dice", "rolled", "judged", "done", "over", "fallen"
    )

    @classmethod
    def begin(
        cls, k: Kernel, s: Inwo, card: int, only: int = NOBODY, added: Sequence[list[int]] = ()
    ) -> None:
        """Start an attack led by `card`; its owner chooses the target next, or how to attack the `only` one
        that is meant. added: its strength, as the data of the attack say it."""
        k.push(cls.name, {**draft(s, card, "", NOBODY), "only": only, "added": list(added)})

    # -- what others may ask

    @classmethod
    def belongs(cls, s: Inwo, f: FrameData, seat: int) -> bool:
        """A plan is made anew, whoever leaves; an attack ends with either party."""
        return cls.is_plan(f) or seat in (f[cls.DATA]["seat"], f[cls.DATA]["defender"])

    @classmethod
    def holds(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        a = f[cls.DATA]
        return [a["target"]] if a["target"] != NOBODY and s.zone[a["target"]] == SHOWN else []

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> None:
        """The view has a place of its own for it."""

    # -- its life

    @classmethod
    def target(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask whom; what a Plot attacks is known."""
        if cls.is_plan(f):
            k.ask(f[cls.DATA]["seat"])
        else:
            a, f[cls.STEP] = f[cls.DATA], cls.GATHER
            involve(k, s, a, (a["target"], *a["adders"]))

    @classmethod
    def gather(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Everybody may aid and oppose."""
        f[cls.STEP] = cls.DICE
        k.push("gather", [], [], [])

    @classmethod
    def dice(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The dice are rolled, if there is something to roll for (INW-094)."""
        a = f[cls.DATA]
        if k.returned() == "called-off":
            _take_back(k, s, a)
            put_off(s, a["card"], a["target"])
            a["called_off"] = True
            f[cls.STEP] = cls.DONE
        elif a["void"] or not possible(s, a):
            _void(k, s, a)
            f[cls.STEP] = cls.DONE
        elif total(parts := reckon(s, a)) < LEAST:
            a["parts"] = [list(part) for part in parts]
            f[cls.STEP] = cls.ROLLED
        else:
            k.chance()

    @classmethod
    def fallen(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The dice lie: they may be answered (INW-141)."""
        f[cls.STEP] = cls.ROLLED
        k.push("dice-fallen", [], [], [])

    @classmethod
    def rolled(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The result stands, unless a card does not leave it at that."""
        a = f[cls.DATA]
        f[cls.STEP] = cls.JUDGED
        if not a["again"]:
            a["parts"] = [list(part) for part in reckon(s, a)]
            about = {"doer": a["seat"], "from": a["defender"]}
            dice = due(s, "dice", a, it=a["card"], **about) if a["roll"] else []
            result = "won" if succeeded(a) else "lost"
            Triggered.begin(k, dice + due(s, result, a, it=a["target"], **about))

    @classmethod
    def judged(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What comes of it; or the dice are thrown once more."""
        a = f[cls.DATA]
        s.ret = None
        if a["again"]:
            a["again"], f[cls.STEP] = False, cls.DICE
            return
        a["parts"] = [list(part) for part in reckon(s, a)]
        a["due"] = due(s, "attacked", a, **{"it": a["target"], "doer": a["seat"], "from": a["defender"]})
        f[cls.STEP] = cls.DONE
        aftermath.resolve(k, s, a)

    @classmethod
    def done(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What happens because there was an attack, whatever came of it."""
        f[cls.STEP] = cls.OVER
        s.ret = None
        Triggered.begin(k, [item for item in f[cls.DATA]["due"] if acts_still(s, item)])

    @classmethod
    def over(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It is over, and with it what lasted so long."""
        s.ret = None
        a = f[cls.DATA]
        acted = (a["card"], *(card for _, card, _, _ in a["spent"]))
        doomed = s.doomed(terms.ACTION)
        others = [x for x in cls.on_stack(s) if x is not f]
        s.expire(terms.ATTACK, terms.ACTION, since=a["since"] if others else 0)
        if not a.get("called_off"):
            s.expire(terms.NEXT, cards=(a["target"],))
            s.has_acted(acted)
        forget_promises(s, a["since"])
        s.used = [mark for mark in s.used if not mark.startswith(f"attack:{len(others) + 1}:")]
        thaw(s, a["card"])
        k.pop()
        for card in doomed:
            destroy(k, s, card, NOBODY)

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return Choices([("call-off",)], aims(f[cls.DATA]), s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        a = f[cls.DATA]
        if seat < 0:
            cls._roll(k, s, f, int(move[0]))
        elif move == ("call-off",):
            put_off(s, a["card"])
            k.pop(PUT_OFF)
        else:
            a["kind"], a["target"] = str(move[0]), int(move[1])
            f[cls.STEP] = cls.GATHER
            _announce(k, s, a)

    @classmethod
    def _roll(cls, k: Kernel, s: Inwo, f: FrameData, value: int) -> None:
        a = f[cls.DATA]
        a["roll"] = dice(value)
        parts = reckon(s, a)
        a["parts"] = [list(part) for part in parts]
        f[cls.STEP] = cls.FALLEN
        k.tell("dice-rolled", {"seat": a["seat"], "roll": list(a["roll"]), "number": total(parts)})


def _announce(k: Kernel, s: Inwo, a: AttackData) -> None:
    """The leader's token is on the table, the target for all to see (INW-084)."""
    target = a["target"]
    if s.zone[target] == GROUPS:
        k.reveal(own=True)
        s.into_play(target, a["seat"])
        s.move(target, SHOWN, a["seat"])
        a["shown"] = True
    elif s.zone[target] == DISCARD:
        s.move(target, SHOWN, NOBODY)
        a["shown"] = True
    if s.zone[target] != SHOWN:
        a["defender"] = s.owner[target]
    a["token"] = s.tokens[a["card"]].pop()
    a["lost"] = [[a["card"], token] for token in s.tokens[a["card"]] if spoiled(s, a, token)]
    s.tokens[a["card"]] = [token for token in s.tokens[a["card"]] if not spoiled(s, a, token)]
    hold_back(s, a["card"])
    told = {key: a[key] for key in ("seat", "kind", "defender", "privileged")}
    faces = {"face": s.face[a["card"]], "target": s.face[target], "free": int(s.zone[target] == AREA)}
    k.tell("attack-announced", {**told, **faces, "number": total(reckon(s, a))})
    involve(k, s, a, (a["card"], target))


def put_off(s: Inwo, *cards: int) -> None:
    """Remember who was to attack, and whom, but did not: until the active seat does something else."""
    s.used += [f"{PUT_OFF}:{card}" for card in cards]


def involve(k: Kernel, s: Inwo, a: AttackData, cards: Sequence[int]) -> None:
    """What happens because these cards have a part in the attack from now on."""
    found = [item for card in cards for item in due(s, "involved", a, it=card, doer=a["seat"])]
    Triggered.begin(k, found)


def _give_back(s: Inwo, a: AttackData) -> None:
    """Who aided or opposed, and is still in play, gets tokens and agents back."""
    for (_, card, _, _), tokens in zip(a["spent"], a["paid"], strict=True):
        s.tokens[card] += tokens if s.zone[card] in (HELD, RESOURCE) else []
    for seat, card, _ in a["agents"]:
        s.to_hand(card, seat)


def _take_back(k: Kernel, s: Inwo, a: AttackData) -> None:
    """Called off before anything was risked: the attack never was (INW-089, INW-090, INW-092)."""
    _give_back(s, a)
    if s.zone[a["card"]] in (HELD, RESOURCE):
        s.tokens[a["card"]] += [token for _, token in a.get("lost", ())] + [a["token"]]
    _tell_ended(k, s, a, "attack-called-off")


def _void(k: Kernel, s: Inwo, a: AttackData) -> None:
    """It has become illegal: no attack, the leader's token is spent, all others get theirs back (EVL-32),
    what a Disaster took, too (INW-163)."""
    _give_back(s, a)
    s.effects = [e for e in s.effects if e[3] != terms.DOOMED or e[0] < a["since"]]
    for card, token in a.get("lost", ()):
        s.tokens[card] += [token] if s.zone[card] == HELD else []
    _tell_ended(k, s, a, "attack-void")


def _tell_ended(k: Kernel, s: Inwo, a: AttackData, kind: str) -> None:
    """There is no attack: its target and the Plots of others for or against it go back to the hands, and the
    Plot that made it (EVL-31)."""
    if a["shown"]:
        s.put_back(a["target"])
    played = [(card, seat) for seat, face, card, _ in a["plots"] if seat != a["seat"] and _made_for(face)]
    made = [(a["plot"], a["seat"])] if a["plot"] != NOBODY else []
    back = [(card, seat) for card, seat in (*made, *played) if s.zone[card] in (DISCARD, PLAYED)]
    for card, seat in back:
        take_back(s, card, seat)
    told = {"seat": a["seat"], "face": s.face[a["card"]], "target": s.face[a["target"]]}
    k.tell(kind, {**told, "back": [s.face[card] for card, _ in back]})


def _made_for(face: int) -> bool:
    """Whether a Plot is for or against an attack, and does nothing else."""
    ops = [op for use in EFFECTS.PLAY[face] for op in use.do]
    return any(op.name in MADE_FOR or op.params.get("until") in (terms.ATTACK, terms.ACTION) for op in ops)
