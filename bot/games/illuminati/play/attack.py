"""Attacks from the announcement to the dice (ILL-5.1, 5.3, 5.5, 5.6, MAD-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.events import Window
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import PASS, Choice, Move, Open, Subset, up_to
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play import aftermath, deals
from bot.games.illuminati.play.power import (
    CONTROL,
    DESTROY,
    NEUTRALIZE,
    NWO,
    effects,
    immune,
    may_aid,
    needed,
    power,
    reckon,
)
from bot.games.illuminati.play.specials import (
    SpecialPlayed,
    any_time,
    break_privilege,
    holding,
    timed,
)
from bot.games.illuminati.play.state import GEOMETRY, Attacked, Illuminati
from bot.games.illuminati.play.targets import targets

AttackData = dict[str, Any]


class Attack(Attacked):
    """One attack. Its data:
    seat, card: who attacks with what. kind, target, defender (-1 nobody). aid: helping cards. privileged;
    allowed: seats let in by Interference. spent: [seat, card, MB, side]. roll: two dice. counts_as: what they
    count as, or 0. bonus: from specials. void: stopped by a special. whispered: uses a Whispering Campaign.
    parts: the sum against which the dice counted, once it is settled what comes of them.
    """

    without = ("standing",)
    TARGET, AID, PRIVILEGE, ANNOUNCED, CHALLENGED, SPENT, ROLLED, ANSWERED, DONE = steps(
        "target", "aid", "privilege", "announced", "challenged", "spent", "rolled", "answered", "done"
    )

    @classmethod
    def begin(cls, k: Kernel, s: Illuminati, card: int) -> None:
        """Start an attack led by `card`; its owner chooses the target next."""
        k.push(cls.name, cls._data(s, card, "", NOBODY))

    @classmethod
    def begin_on_nwo(cls, k: Kernel, s: Illuminati, seat: int, nwo: int) -> None:
        """Attack the NWO `nwo` with the Illuminati of `seat` (MAD-07)."""
        s.used.append(f"nwo:{nwo}")
        a = cls._data(s, s.illuminati[seat], NWO, nwo)
        k.push(cls.name, a)
        s.stack[-1][cls.STEP] = cls.ANNOUNCED
        cls._announce(k, s, a)

    @classmethod
    def current(cls, s: Illuminati) -> AttackData:
        """The attack whose window is open, on top of the stack."""
        found: AttackData = s.stack[-2][cls.DATA]
        return found

    @classmethod
    def is_plan(cls, f: FrameData) -> bool:
        """Whether it has not been announced yet: then the attacker alone knows of it."""
        return bool(f[cls.STEP] < cls.ANNOUNCED)

    @classmethod
    def chosen_for(cls, f: FrameData) -> int:
        """The card whose target is being chosen, NOBODY later on."""
        return int(f[cls.DATA]["card"]) if f[cls.STEP] == cls.TARGET else NOBODY

    @classmethod
    def belongs(cls, s: Illuminati, f: FrameData, seat: int) -> bool:
        """A plan that was not announced is made anew, whoever leaves; an attack goes on."""
        return cls.is_plan(f)

    @classmethod
    def topic(cls, s: Illuminati, f: FrameData, viewer: int | None) -> None:
        """The view has a place of its own for it."""

    @classmethod
    def _data(cls, s: Illuminati, card: int, kind: str, target: int) -> AttackData:
        return {
            "seat": s.owner[card], "card": card, "kind": kind, "target": target, "defender": NOBODY, "aid":
            [], "privileged": False, "allowed": [], "spent": [], "roll": [], "counts_as": 0, "bonus": 0,
            "void": False, "whispered": False, "parts": [],
        }  # fmt: skip

    @classmethod
    def target(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask whom."""
        k.ask(f[cls.DATA]["seat"])

    @classmethod
    def aid(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask who helps, if anybody could."""
        a = f[cls.DATA]
        if helpers(s, a):
            k.ask(a["seat"])
        else:
            f[cls.STEP] = cls.PRIVILEGE

    @classmethod
    def privilege(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask whether it is privileged, if it could be."""
        a = f[cls.DATA]
        if cls._may_be_privileged(s, a):
            k.ask(a["seat"])
        else:
            f[cls.STEP] = cls.ANNOUNCED
            cls._announce(k, s, a)

    @classmethod
    def announced(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Privilege can be answered."""
        f[cls.STEP] = cls.CHALLENGED
        if f[cls.DATA]["privileged"]:
            Challenge.call(k)

    @classmethod
    def challenged(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Money is spent."""
        f[cls.STEP] = cls.SPENT
        Spending.call(k)

    @classmethod
    def spent(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """The dice are rolled, if there is still something to roll for."""
        a = f[cls.DATA]
        if a["void"] or not possible(s, a):
            cls._void(k, a)
            k.pop()
        else:
            k.chance()

    @classmethod
    def rolled(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """The dice can be answered."""
        f[cls.STEP] = cls.ANSWERED
        if f[cls.DATA]["kind"] != NWO:
            AfterDice.call(k)

    @classmethod
    def answered(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """What comes of it."""
        f[cls.STEP] = cls.DONE
        a = f[cls.DATA]
        if possible(s, a):
            a["parts"] = [list(part) for part in reckon(s, a)]
            aftermath.resolve(k, s, a)
        else:
            cls._void(k, a)

    @classmethod
    def _may_be_privileged(cls, s: Illuminati, a: AttackData) -> bool:
        """Whether there is a choice; where money is hidden, the pause must not tell who can pay for it."""
        sold = bool(effects(s.illuminati[a["seat"]], "buy_privilege"))
        return len(cls._privileges(s, a)) > 1 or (s.hides_money and sold and "privilege-bought" not in s.used)

    @classmethod
    def _privileges(cls, s: Illuminati, a: AttackData) -> list[Choice]:
        choices: list[Choice] = [PASS]
        root = s.illuminati[a["seat"]]
        if "privilege-bought" not in s.used:
            costs = [params["cost"] for params in effects(root, "buy_privilege")]
            choices += [("buy", cost) for cost in costs if s.money[root] >= cost]
        return choices + [("discard", card) for card in s.hands[a["seat"]]]

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        a = f[cls.DATA]
        if f[cls.STEP] == cls.TARGET:
            can_control = bool(GEOMETRY.open_arrows(s, a["card"]))
            return [("call-off",), *targets(s, a["card"], can_control)]
        if f[cls.STEP] == cls.AID:
            return [Open(("aid",), Subset(tuple(helpers(s, a))))]
        return cls._privileges(s, a)

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        a = f[cls.DATA]
        if seat < 0:
            cls._roll(k, s, f, int(move[0]))
        elif move == ("call-off",):
            k.pop()
        elif f[cls.STEP] == cls.TARGET:
            a["kind"], a["target"] = move
            a["defender"] = s.owner[a["target"]]
            f[cls.STEP] = cls.AID
        elif f[cls.STEP] == cls.AID:
            a["aid"] = list(move[1:])
            f[cls.STEP] = cls.PRIVILEGE
        else:
            f[cls.STEP] = cls.ANNOUNCED
            a["privileged"] = move != PASS
            cls._announce(k, s, a)
            if move[0] == "buy":
                s.money[s.illuminati[seat]] -= int(move[1])
                s.used += ["privilege-bought", "did"]
                k.tell("privilege-bought", {"seat": seat, "amount": int(move[1])})
            elif move[0] == "discard":
                SpecialPlayed.play(k, s, seat, int(move[1]), "privilege")

    @classmethod
    def _announce(cls, k: Kernel, s: Illuminati, a: AttackData) -> None:
        if a["kind"] != NWO:
            for card in (a["card"], *a["aid"]):
                s.attacks[card] += 1
            s.actions -= 1
            if a["kind"] == DESTROY and power(s, a["target"]) == 0:
                a["whispered"] = True
                s.used.remove("whispers")
        s.used.append("did")
        told = {key: a[key] for key in ("seat", "card", "kind", "target", "defender", "privileged")}
        k.tell("attack-announced", {**told, "aid": list(a["aid"]), "number": needed(s, a)})

    @classmethod
    def _void(cls, k: Kernel, a: AttackData) -> None:
        k.tell("attack-void", {"seat": a["seat"], "target": a["target"]})

    @classmethod
    def _roll(cls, k: Kernel, s: Illuminati, f: FrameData, value: int) -> None:
        a = f[cls.DATA]
        a["roll"] = dice(value)
        deals.breaks_peace(k, s, a["seat"], a["defender"])
        f[cls.STEP] = cls.ROLLED
        k.tell("dice-rolled", {"seat": a["seat"], "roll": list(a["roll"]), "number": needed(s, a)})

    @classmethod
    def call_off(cls, k: Kernel, s: Illuminati, a: AttackData) -> None:
        """Nothing has been paid: the attack never was (ILL-5.6, MAD-07)."""
        if a["kind"] == NWO:
            s.used.remove(f"nwo:{a['target']}")
        else:
            for card in (a["card"], *a["aid"]):
                s.attacks[card] -= 1
            s.actions += 1
        s.used.remove("did")
        if a["whispered"]:
            s.used.append("whispers")
        k.tell("attack-called-off", {"seat": a["seat"], "card": a["card"], "target": a["target"]})


def helpers(s: Illuminati, a: AttackData) -> list[int]:
    """The own cards that may aid the attack `a`."""
    return [card for card in s.structure(a["seat"]) if may_aid(s, card, a["card"], a["target"])]


def possible(s: Illuminati, a: AttackData) -> bool:
    """Whether the attack is still allowed: its leader, its target or the target's owner may have changed
    (R-37).
    """
    if a["kind"] == NWO:
        return a["target"] in s.nwos
    owner = s.owner[a["target"]]
    if a["kind"] != DESTROY and (owner == a["seat"] or (a["kind"] == NEUTRALIZE and owner == NOBODY)):
        return False
    if power(s, a["card"]) == 0 or immune(s, a["card"], a["target"], a["kind"]):
        return False
    if a["kind"] == DESTROY:
        return power(s, a["target"]) > 0 or a["whispered"]
    return a["kind"] != CONTROL or bool(GEOMETRY.open_arrows(s, a["card"]))


def admitted(s: Illuminati, a: AttackData) -> Sequence[int]:
    """The seats that may spend or play in the attack: all, or under privilege the few (ILL-5.5b)."""
    seats = s.living(a["seat"])
    if not a["privileged"]:
        return seats
    return [seat for seat in seats if seat in (a["seat"], a["defender"]) or seat in a["allowed"]]


class Challenge(Window):
    """An attack was declared privileged: Deep Agent, two specials, Interference may answer (ILL-5.5c, d)."""

    name = "challenge"

    @classmethod
    def answerers(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        a = Attack.current(s)
        if not a["privileged"]:
            return ()
        seats = s.after(a["seat"])
        return holding(s, [q for q in seats if q != a["seat"]])

    @classmethod
    def answers(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        a = Attack.current(s)
        choices: list[Choice] = [
            ("play", card) for card in timed(s, seat, "privileged") if cls.open_to(a, s, seat, card)
        ]
        if len(s.hands[seat]) >= 2:
            choices.append(Open(("break",), Subset(tuple(s.hands[seat]), 2, 2)))
        return choices

    @classmethod
    def open_to(cls, a: AttackData, s: Illuminati, seat: int, card: int) -> bool:
        """Whether `seat` is not the attacker, nor somebody who joins in what is open to them already."""
        joins = any(op == "join_privileged" for op, _ in CARDS.PROGRAM[card])
        return seat != a["seat"] and not (joins and seat in admitted(s, a))

    @classmethod
    def later(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        """The same answers as long as the attack goes on: nobody but the attacker is barred from them."""
        a = Attack.current(s)
        return cls.answers(s, f, seat) if a["privileged"] and seat != a["seat"] else ()

    @classmethod
    def answer(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "play":
            SpecialPlayed.play(k, s, seat, int(move[1]))
        else:
            k.push(BreakPrivilege.name, seat, [int(card) for card in move[1:]])


class BreakPrivilege(Frame):
    """Two specials are discarded, each open to a counter; only both together break privilege (ILL-5.5c).

    Its step is the number of cards discarded. Cards: still to be discarded.
    """

    name = "break"
    SEAT, CARDS = registers(2)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        countered = f[cls.STEP] > 0 and k.returned() is False
        if countered or not f[cls.CARDS]:
            for card in f[cls.CARDS]:
                s.discard(card, f[cls.SEAT])
                k.reveal()
                k.tell("special-discarded", {"card": card})
            if not countered:
                break_privilege(k, s)
            k.pop()
            return
        f[cls.STEP] += 1
        SpecialPlayed.play(k, s, f[cls.SEAT], f[cls.CARDS].pop(0), "break")


class Spending(Window):
    """Money for and against, back and forth until nobody wants to add; then the dice (ILL-5.3, 5.6)."""

    name = "spending"

    @classmethod
    def answerers(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        a = Attack.current(s)
        if a["void"]:
            return ()
        seats, windows = admitted(s, a), s.options["windows"]
        if windows == "all" or (windows == "relevant" and s.hides_money):
            return seats
        involved = (a["seat"], a["defender"])
        if windows == "none":
            return [seat for seat in seats if seat in involved]
        hands, money, roots = s.hands, s.money, s.illuminati
        return [q for q in seats if q in involved or hands[q] or money[roots[q]]]

    @classmethod
    def bystanders(cls, s: Illuminati, f: FrameData, asked: Sequence[int]) -> Sequence[int]:
        if len(asked) == sum(s.alive):
            return ()
        return [seat for seat in s.after(s.active) if seat not in asked]

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return move[0] not in deals.PRIVATE

    @classmethod
    def answers(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        a = Attack.current(s)
        choices: list[Choice] = [*Challenge.later(s, f, seat)]
        if seat not in admitted(s, a):
            return choices
        if seat == a["seat"] and not a["spent"]:
            choices.append(("call-off",))
        choices += [
            up_to(s.money[card], "spend", card, side)
            for card, side in cls._purses(s, a, seat)
            if s.money[card] > 0
        ]
        if s.hands[seat]:
            choices += any_time(s, seat)
        if a["kind"] == NWO:
            choices += [("play", card) for card in timed(s, seat, "nwo_attacked")]
        elif seat == a["seat"] and s.options["lasers_in_attacks"]:
            choices += lasers(s, s.structure(seat))
        if not a["privileged"]:
            choices += deals.choices(s, seat, groups=False)
        return choices

    @classmethod
    def _purses(cls, s: Illuminati, a: AttackData, seat: int) -> list[tuple[int, int]]:
        root = s.illuminati[seat]
        if seat == a["seat"]:
            return [(root, 1)] if a["card"] == root else [(a["card"], 1), (root, 1)]
        if seat == a["defender"]:
            return [(a["target"], -1), (root, -1)]
        return [(root, 1), (root, -1)]

    @classmethod
    def answer(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        a = Attack.current(s)
        if move[0] == "spend":
            card, side, amount = map(int, move[1:])
            s.money[card] -= amount
            a["spent"].append([seat, card, amount, side])
            deals.breaks_peace(k, s, seat, a["seat"] if side < 0 else a["defender"])
            told = {"seat": seat, "card": card, "amount": amount, "side": side, "number": needed(s, a)}
            k.tell("money-spent", told)
        elif move[0] == "call-off":
            s.stack[-1] = CalledOff.new()
        elif move[0] in ("play", "break"):
            Challenge.answer(k, s, f, seat, move)
        elif move[0] == "use":
            k.push("lasers", seat, int(move[1]))
        else:
            deals.take(k, s, seat, move)


class CalledOff(Frame):
    """Ends an attack that was called off: this frame and the attack below it."""

    name = "called-off"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        a = Attack.current(s)
        k.pop()
        Attack.call_off(k, s, a)
        k.pop()


LASERS = frozenset(card for card in range(len(CARDS.NAME)) if effects(card, "change_alignment"))


def lasers(s: Illuminati, own: Sequence[int]) -> list[Choice]:
    """The Orbital Mind Control Lasers, once in each turn of their owner."""
    if LASERS.isdisjoint(own):
        return []
    return [("use", card) for card in own if card in LASERS and f"use:{card}" not in s.used]


class AfterDice(Window):
    """The dice lie on the table: specials may still change what they count as (ILL-9b, 9c), what may be done
    at any time may be done (ILL-4f, 9l), and privilege may still be ended or pierced (ILL-5.5c, d)."""

    name = "after-dice"

    @classmethod
    def answerers(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        return holding(s, s.living(Attack.current(s)["seat"]))

    @classmethod
    def bystanders(cls, s: Illuminati, f: FrameData, asked: Sequence[int]) -> Sequence[int]:
        return [seat for seat in admitted(s, Attack.current(s)) if seat not in asked]

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return move[0] not in deals.PRIVATE

    @classmethod
    def answers(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        a = Attack.current(s)
        choices: list[Choice] = [*Challenge.later(s, f, seat)]
        if seat not in admitted(s, a):
            return choices
        choices += [("play", card) for card in timed(s, seat, "after_dice")]
        choices += any_time(s, seat)
        if not a["privileged"]:
            choices += deals.choices(s, seat, groups=False)
        return choices

    @classmethod
    def answer(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] in ("play", "break"):
            Challenge.answer(k, s, f, seat, move)
        else:
            deals.take(k, s, seat, move)
