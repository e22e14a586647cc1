"""The windows of an attack: who aids and opposes, and what is done about the dice (INW-093 to 098, 141)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Subset
from bot.engine.structure import NOBODY
from bot.games.inwo.play import deals, hands
from bot.games.inwo.play.attack import SIDES, Attack, involve
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import AttackData, reckon, succeeded, total
from bot.games.inwo.play.targets import agents, helpers, may_join
from bot.games.inwo.play.uses.could import Moment, could, moment, replies, reply
from bot.games.inwo.play.uses.open import ACT, PLAY, ways
from bot.games.inwo.play.uses.using import Using


class Gather(Holding):
    """Aid and opposition until nobody wants to add (INW-093). Both parties are waited for."""

    name = "gather"

    @classmethod
    def attack(cls, s: Inwo) -> AttackData:
        """The attack whose window is open."""
        return Attack.data(s.stack[-2])

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
        if not may_join(s, a, seat):
            return replies(s, seat, moments(a))
        found: list[Choice] = [("call-off",)] if seat == a["seat"] and not a["committed"] else []
        for side in sides(a, seat):
            able = helpers(s, a, seat, SIDES[side])
            if able:
                found.append(Open((side,), Subset(tuple(able), 1)))
            found += [("agents", card, side) for card in agents(s, a, seat)]
        found += [*replies(s, seat, moments(a)), *(way.move for way in ways(s, seat))]
        found += hands.anytime(s, seat)
        return found if a["privileged"] else found + deals.choices(s, seat)

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        a = cls.attack(s)
        verb = str(move[0])
        if verb == "call-off":
            k.pop("called-off")
        elif verb in (PLAY, ACT):
            a["committed"] = a["committed"] or seat == a["seat"]
            Using.begin(k, s, seat, *reply(moments(a), s, move))
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


class Fallen(Holding):
    """The dice of an attack lie: they may be turned, thrown again, or their result prevented."""

    name = "dice-fallen"

    @classmethod
    def moments(cls, a: AttackData) -> list[Moment]:
        """What may be answered."""
        return [_about(word, a) for word in ("dice", "won" if succeeded(a) else "lost")]

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        a = Gather.attack(s)
        return [q for q in s.living(a["seat"]) if could(s, q, *cls.moments(a))]

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return ()

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        a = Gather.attack(s)
        if a["again"] or a["failed"]:
            return []
        return replies(s, seat, cls.moments(a))

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        Using.begin(k, s, seat, *reply(cls.moments(Gather.attack(s)), s, move))

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        k.pop()


def _about(word: str, a: AttackData) -> Moment:
    """Something about an attack that can be answered."""
    return moment(word, (a["card"],), a["seat"], aimed=(a["target"],))


def moments(a: AttackData) -> list[Moment]:
    """What of an attack can be answered before the dice: that it is made, what makes it Privileged, each
    action of a leader or helper, and agents."""
    acting: dict[int, list[int]] = {a["seat"]: [a["card"]]}
    for seat, card, _, _ in a["spent"]:
        acting.setdefault(seat, []).append(card)
    found = [_about("attack", a)]
    found += [moment("action", cs, q, aimed=(a["target"],), power=cs) for q, cs in acting.items()]
    if not a["spent"] and not a["agents"]:
        found.append(_about("declared", a))
    found += [moment("agents", (card,), seat, aimed=(a["target"],)) for seat, card, _ in a["agents"]]
    return [*found, _about("privileged", a)] if a["privileged"] else found


def sides(a: AttackData, seat: int) -> Sequence[str]:
    """On which sides of the attack `a` a seat may stand."""
    if seat == a["seat"]:
        return ("aid",)
    return ("oppose",) if seat == a["defender"] else ("aid", "oppose")


def could_join(s: Inwo, a: AttackData, seat: int) -> bool:
    """Whether `seat` might add something, as far as everybody can see."""
    if not may_join(s, a, seat):
        return could(s, seat, *moments(a))
    if s.plots[seat] or (s.groups[seat] and not a["agents"]) or could(s, seat, *moments(a)):
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
    involve(k, s, a, cards)


def _use_agents(k: Kernel, s: Inwo, a: AttackData, seat: int, card: int, side: int) -> None:
    """A card of the hand that equals the target (INW-133, INW-135)."""
    k.reveal()
    s.discard(card)
    a["agents"].append([seat, card, side])
    told = {"seat": seat, "side": side, "face": s.face[card]}
    k.tell("agents-used", {**told, "number": total(reckon(s, a))})
