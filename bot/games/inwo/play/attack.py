"""Attacks from the announcement to the dice (INW-084 to INW-098, INW-132 to INW-136, EVL-32)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import dice
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Subset
from bot.engine.pauses import Pausing
from bot.engine.structure import NOBODY
from bot.games.inwo.play import aftermath, deals, hands
from bot.games.inwo.play.plays import ATTACK, Playing, playable, take_back
from bot.games.inwo.play.state import DISCARD, GROUPS, SHOWN, Inwo
from bot.games.inwo.play.sums import LEAST, AttackData, Attacked, draft, reckon, total
from bot.games.inwo.play.targets import agents, helpers, may_join, possible, targets

SIDES = {"aid": 1, "oppose": -1}


class Attack(Attacked):
    """One attack. Its data:

    seat, card: who attacks with what. kind, target, defender (-1: the target is from the attacker's hand).
    shown: the target was shown for this attack. privileged; allowed: seats let in. committed: it cannot be
    called off. token: what the leader has paid. spent: [seat, card, side, tokens]. paid: these tokens, by the
    position of `spent`. agents: [seat, card, side]. roll: two dice. parts: the sum at the roll.
    """

    TARGET, GATHER, DICE, ROLLED, DONE = steps("target", "gather", "dice", "rolled", "done")

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, card: int) -> None:
        """Start an attack led by `card`; its owner chooses the target next."""
        k.push(cls.name, draft(s, card, "", NOBODY))

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
        """Ask whom."""
        k.ask(f[cls.DATA]["seat"])

    @classmethod
    def gather(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Everybody may aid and oppose."""
        f[cls.STEP] = cls.DICE
        Gather.call(k)

    @classmethod
    def dice(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The dice are rolled, if there is something to roll for (INW-094)."""
        a = f[cls.DATA]
        if k.returned() == "called-off":
            _take_back(k, s, a)
            f[cls.STEP] = cls.DONE
        elif not possible(s, a):
            _void(k, s, a)
            f[cls.STEP] = cls.DONE
        elif total(reckon(s, a)) < LEAST:
            a["parts"] = [list(part) for part in reckon(s, a)]
            f[cls.STEP] = cls.ROLLED
        else:
            k.chance()

    @classmethod
    def rolled(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What comes of it."""
        f[cls.STEP] = cls.DONE
        aftermath.resolve(k, s, f[cls.DATA])

    @classmethod
    def done(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It is over."""
        s.ret = None
        s.expire(ATTACK)
        k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("call-off",), *targets(s, f[cls.DATA]["card"])]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        a = f[cls.DATA]
        if seat < 0:
            cls._roll(k, s, f, int(move[0]))
        elif move == ("call-off",):
            k.pop()
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
        f[cls.STEP] = cls.ROLLED
        k.tell("dice-rolled", {"seat": a["seat"], "roll": list(a["roll"]), "number": total(parts)})


def _announce(k: Kernel, s: Inwo, a: AttackData) -> None:
    """The leader's token is on the table, the target for all to see (INW-084)."""
    target = a["target"]
    if s.zone[target] == GROUPS:
        k.reveal()
        s.into_play(target, a["seat"])
        s.move(target, SHOWN, a["seat"])
        a["shown"] = True
    if s.zone[target] != SHOWN:
        a["defender"] = s.owner[target]
    a["token"] = s.tokens[a["card"]].pop()
    told = {key: a[key] for key in ("seat", "kind", "defender", "privileged")}
    faces = {"face": s.face[a["card"]], "target": s.face[target]}
    k.tell("attack-announced", {**told, **faces, "number": total(reckon(s, a))})


def _give_back(s: Inwo, a: AttackData) -> None:
    """Who aided or opposed gets tokens and agents back."""
    for (_, card, _, _), tokens in zip(a["spent"], a["paid"], strict=True):
        s.tokens[card] += tokens
    for seat, card, _ in a["agents"]:
        s.to_hand(card, seat)


def _take_back(k: Kernel, s: Inwo, a: AttackData) -> None:
    """Called off before anything was risked: the attack never was (INW-089, INW-090, INW-092)."""
    _give_back(s, a)
    s.tokens[a["card"]].append(a["token"])
    if a["shown"]:
        s.to_hand(a["target"], a["seat"])
    faces = {"face": s.face[a["card"]], "target": s.face[a["target"]]}
    k.tell("attack-called-off", {"seat": a["seat"], **faces})


def _void(k: Kernel, s: Inwo, a: AttackData) -> None:
    """It has become illegal: no attack, the leader's token is spent, all others get theirs back (EVL-32)."""
    _give_back(s, a)
    for seat, _, card, _ in a["plots"]:
        if seat != a["seat"] and s.zone[card] == DISCARD:
            take_back(s, card, seat)
    if a["shown"]:
        s.to_hand(a["target"], a["seat"])
    k.tell("attack-void", {"seat": a["seat"], "face": s.face[a["card"]], "target": s.face[a["target"]]})


class Gather(Pausing):
    """Aid and opposition, again and again until nobody wants to add (INW-093)."""

    name = "gather"

    @classmethod
    def attack(cls, s: Inwo) -> AttackData:
        """The attack whose window is open."""
        return Attack.data(s.stack[-2])

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        a = cls.attack(s)
        return [q for q in s.living(a["seat"]) if q in (a["seat"], a["defender"]) or could_join(s, a, q)]

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        """Attacker and defender are waited for; all others look on."""
        a = cls.attack(s)
        return [q for q in cls.answerers(s, f) if q in (a["seat"], a["defender"])]

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return move[0] in ("aid", "oppose", "agents", "play", "use", "call-off")

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        a = cls.attack(s)
        found: list[Choice] = [("call-off",)] if seat == a["seat"] and not a["committed"] else []
        for side in sides(a, seat):
            able = helpers(s, a, seat, SIDES[side])
            if able:
                found.append(Open((side,), Subset(tuple(able), 1)))
            found += [("agents", card, side) for card in agents(s, a, seat)]
        found += [*playable(s, seat, a), *hands.anytime(s, seat)]
        return found if a["privileged"] else found + deals.choices(s, seat)

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        a = cls.attack(s)
        verb = str(move[0])
        if verb == "call-off":
            k.pop("called-off")
        elif verb in ("play", "use"):
            Playing.start(k, s, seat, move)
        elif verb in deals.VERBS:
            deals.take(k, s, seat, move)
        elif verb in hands.VERBS:
            hands.take(k, s, seat, move)
        else:
            a["committed"] = a["committed"] or seat == a["seat"]
            if verb == "agents":
                _use_agents(k, s, a, seat, int(move[1]), SIDES[str(move[2])])
            else:
                _join(k, s, a, seat, [int(card) for card in move[1:]], SIDES[verb])

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        k.pop()


def sides(a: AttackData, seat: int) -> Sequence[str]:
    """On which sides of the attack `a` a seat may stand."""
    if seat == a["seat"]:
        return ("aid",)
    return ("oppose",) if seat == a["defender"] else ("aid", "oppose")


def could_join(s: Inwo, a: AttackData, seat: int) -> bool:
    """Whether `seat` might add something, as far as everybody can see."""
    if not may_join(s, a, seat):
        return False
    if s.plots[seat] or (s.groups[seat] and not a["agents"]):
        return True
    return any(helpers(s, a, seat, SIDES[side]) for side in sides(a, seat))


def _join(k: Kernel, s: Inwo, a: AttackData, seat: int, cards: Sequence[int], side: int) -> None:
    """Each spends a token, the target itself all that it has (INW-096, INW-110)."""
    for card in cards:
        count = len(s.tokens[card]) if card == a["target"] else 1
        a["spent"].append([seat, card, side, count])
        a["paid"].append([s.tokens[card].pop() for _ in range(count)])
    told = {"seat": seat, "side": side, "faces": [s.face[card] for card in cards]}
    k.tell("attack-joined", {**told, "number": total(reckon(s, a))})


def _use_agents(k: Kernel, s: Inwo, a: AttackData, seat: int, card: int, side: int) -> None:
    """A card of the hand that equals the target (INW-133, INW-135)."""
    k.reveal()
    s.discard(card)
    a["agents"].append([seat, card, side])
    told = {"seat": seat, "side": side, "face": s.face[card]}
    k.tell("agents-used", {**told, "number": total(reckon(s, a))})
