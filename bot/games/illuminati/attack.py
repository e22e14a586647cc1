"""Attacks from the announcement to the dice (ILL-5.1, 5.3, 5.5, 5.6, MAD-07)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.events import Window
from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import PASS, Choice, Move, Open, Subset, up_to
from bot.engine.structure import NOBODY
from bot.games.illuminati import aftermath, deals
from bot.games.illuminati.cards import CARDS
from bot.games.illuminati.power import (
    CONTROL,
    DESTROY,
    NEUTRALIZE,
    NWO,
    attack_limit,
    effects,
    immune,
    may_aid,
    needed,
    power,
    reckon,
)
from bot.games.illuminati.specials import SpecialPlayed, any_time, break_privilege, holding, timed, useful
from bot.games.illuminati.state import GEOMETRY, Illuminati

AttackData = dict[str, Any]


def targets(s: Illuminati, attacker: int, can_control: bool) -> Iterator[Choice]:
    """Everything that `attacker` may attack now, as (kind, target); to control only with an open arrow."""
    seat = s.owner[attacker]
    whispers = "whispers" in s.used
    for card in s.open:
        if can_control:
            yield (CONTROL, card)
        if destructible(s, card, whispers):
            yield (DESTROY, card)
    for rival in s.after(seat):
        for card in s.groups(rival):
            if rival == seat:
                if card != attacker and destructible(s, card, whispers):
                    yield (DESTROY, card)
                continue
            if immune(s, attacker, card):
                break
            if can_control and not immune(s, attacker, card, CONTROL):
                yield (CONTROL, card)
            yield (NEUTRALIZE, card)
            if destructible(s, card, whispers):
                yield (DESTROY, card)


def destructible(s: Illuminati, card: int, whispers: bool) -> bool:
    """Only groups with Power can be destroyed, or one without by a Whispering Campaign (ILL-5.2f)."""
    return power(s, card) > 0 or whispers


def has_target(s: Illuminati, attacker: int, can_control: bool) -> bool:
    """Whether `attacker` could attack anything at all."""
    return next(targets(s, attacker, can_control), None) is not None


def attackers(s: Illuminati, own: Sequence[int], open_to_groups: Container[int]) -> list[int]:
    """Those of a seat's `own` cards that may lead an attack now (ILL-5.1a, b)."""
    return [
        card
        for card in own
        if s.attacks[card] < attack_limit(card)
        and power(s, card) > 0
        and has_target(s, card, card in open_to_groups)
    ]


class Attack(Frame):
    """One attack. Register 2: its data.

    seat, card: who attacks with what. kind, target, defender (-1 nobody). aid: helping cards. privileged;
    allowed: seats let in by Interference. spent: [seat, card, MB, side]. roll: two dice. counts_as: what they
    count as, or 0. bonus: from specials. void: stopped by a special. whispered: uses a Whispering Campaign.
    """

    name = "attack"
    TARGET, AID, PRIVILEGE, ANNOUNCED, CHALLENGED, SPENT, ROLLED, ANSWERED, DONE = range(9)

    @classmethod
    def begin(cls, k: Kernel, s: Illuminati, card: int) -> None:
        """Start an attack led by `card`; its owner chooses the target next."""
        k.push(cls.name, cls._data(s, card, "", NOBODY))

    @classmethod
    def begin_on_nwo(cls, k: Kernel, s: Illuminati, seat: int, nwo: int) -> None:
        """Attack the NWO `nwo` with the Illuminati of `seat` (MAD-07)."""
        s.used.append(f"nwo:{nwo}")
        k.push(cls.name, cls._data(s, s.illuminati[seat], NWO, nwo))
        s.stack[-1][1] = cls.ANNOUNCED
        cls._announce(k, s, s.stack[-1][2])

    @classmethod
    def _data(cls, s: Illuminati, card: int, kind: str, target: int) -> AttackData:
        return {
            "seat": s.owner[card], "card": card, "kind": kind, "target": target, "defender": NOBODY, "aid":
            [], "privileged": False, "allowed": [], "spent": [], "roll": [], "counts_as": 0, "bonus": 0,
            "void": False, "whispered": False, "parts": [],
        }  # fmt: skip

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        a = f[2]
        if f[1] == cls.TARGET:
            k.ask(a["seat"])
        elif f[1] == cls.AID:
            cls._ask_unless_only(k, s, f, bool(helpers(s, a)))
        elif f[1] == cls.PRIVILEGE:
            cls._ask_unless_only(k, s, f, cls._may_be_privileged(s, a))
        elif f[1] == cls.ANNOUNCED:
            f[1] = cls.CHALLENGED
            if a["privileged"]:
                k.push(Challenge.name, [], [])
        elif f[1] == cls.CHALLENGED:
            f[1] = cls.SPENT
            k.push(Spending.name, [], [])
        elif f[1] == cls.SPENT:
            cls._after_spending(k, s, f)
        elif f[1] == cls.ROLLED:
            f[1] = cls.ANSWERED
            if a["kind"] != NWO:
                k.push(AfterDice.name, [], [])
        elif f[1] == cls.ANSWERED:
            f[1] = cls.DONE
            if possible(s, a):
                aftermath.resolve(k, s, a)
            else:
                cls._void(k, a)
        else:
            k.pop()

    @classmethod
    def _ask_unless_only(cls, k: Kernel, s: Illuminati, f: FrameData, choice: bool) -> None:
        if choice:
            k.ask(f[2]["seat"])
            return
        f[1] += 1
        if f[1] == cls.ANNOUNCED:
            cls._announce(k, s, f[2])

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
        a = f[2]
        if f[1] == cls.TARGET:
            can_control = bool(GEOMETRY.open_arrows(s, a["card"]))
            return [("call-off",), *targets(s, a["card"], can_control)]
        if f[1] == cls.AID:
            return [Open(("aid",), Subset(tuple(helpers(s, a))))]
        return cls._privileges(s, a)

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        a = f[2]
        if seat < 0:
            cls._roll(k, s, f, int(move[0]))
        elif move == ("call-off",):
            k.pop()
        elif f[1] == cls.TARGET:
            a["kind"], a["target"] = move
            a["defender"] = s.owner[a["target"]]
            f[1] = cls.AID
        elif f[1] == cls.AID:
            a["aid"] = list(move[1:])
            f[1] = cls.PRIVILEGE
        else:
            f[1] = cls.ANNOUNCED
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
    def _after_spending(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        a = f[2]
        if a["void"] or not possible(s, a):
            cls._void(k, a)
            k.pop()
        else:
            k.chance()

    @classmethod
    def _void(cls, k: Kernel, a: AttackData) -> None:
        k.tell("attack-void", {"seat": a["seat"], "target": a["target"]})

    @classmethod
    def _roll(cls, k: Kernel, s: Illuminati, f: FrameData, value: int) -> None:
        a = f[2]
        a["roll"] = dice(value)
        parts = reckon(s, a)
        a["parts"] = [list(part) for part in parts]
        f[1] = cls.ROLLED
        number = sum(amount for _, amount in parts)
        k.tell("dice-rolled", {"seat": a["seat"], "roll": list(a["roll"]), "number": number})

    @classmethod
    def call_off(cls, k: Kernel, s: Illuminati, a: AttackData) -> None:
        """Nothing has been paid: the attack never was (ILL-5.6)."""
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


def current(s: Illuminati) -> AttackData:
    """The attack whose window is open, on top of the stack."""
    data: AttackData = s.stack[-2][2]
    return data


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
        a = current(s)
        if not a["privileged"]:
            return ()
        seats = s.after(a["seat"])
        return holding(s, [q for q in seats if q != a["seat"] and q not in a["allowed"]])

    @classmethod
    def answers(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        choices: list[Choice] = [
            ("play", card) for card in timed(s, seat, "privileged") if cls._fits(s, seat, card)
        ]
        if len(s.hands[seat]) >= 2:
            choices.append(Open(("break",), Subset(tuple(s.hands[seat]), 2, 2)))
        return choices

    @classmethod
    def _fits(cls, s: Illuminati, seat: int, card: int) -> bool:
        joins = any(op == "join_privileged" for op, _ in CARDS.PROGRAM[card])
        return not joins or seat != current(s)["defender"]

    @classmethod
    def answer(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "play":
            SpecialPlayed.play(k, s, seat, int(move[1]))
        else:
            k.push(BreakPrivilege.name, seat, [int(card) for card in move[1:]])

    @classmethod
    def closed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        k.pop()


class BreakPrivilege(Frame):
    """Two specials are discarded, each open to a counter; only both together break privilege (ILL-5.5c).

    Registers: 2 seat, 3 cards still to discard.
    """

    name = "break"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        countered = f[1] > 0 and k.returned() is False
        if countered or not f[3]:
            for card in f[3]:
                s.discard(card, f[2])
                k.reveal()
                k.tell("special-discarded", {"card": card})
            if not countered:
                break_privilege(k, s)
            k.pop()
            return
        f[1] += 1
        SpecialPlayed.play(k, s, f[2], f[3].pop(0), "break")


class Spending(Window):
    """Money for and against, back and forth until nobody wants to add; then the dice (ILL-5.3, 5.6)."""

    name = "spending"

    @classmethod
    def answerers(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        a = current(s)
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
        a = current(s)
        if a["privileged"] and seat not in admitted(s, a):
            return Challenge.answers(s, f, seat)
        choices: list[Choice] = []
        if seat == a["seat"] and not a["spent"] and a["kind"] != NWO:
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
        a = current(s)
        if move[0] == "spend":
            card, side, amount = map(int, move[1:])
            s.money[card] -= amount
            a["spent"].append([seat, card, amount, side])
            told = {"seat": seat, "card": card, "amount": amount, "side": side, "number": needed(s, a)}
            k.tell("money-spent", told)
        elif move[0] == "call-off":
            f[0:2] = [CalledOff.name, 0]
        elif move[0] in ("play", "break"):
            Challenge.answer(k, s, f, seat, move)
        elif move[0] == "use":
            k.push("lasers", seat, int(move[1]))
        else:
            deals.take(k, s, seat, move)

    @classmethod
    def closed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        k.pop()


class CalledOff(Frame):
    """Ends an attack that was called off: this frame and the attack below it."""

    name = "called-off"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        a = current(s)
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
    """The dice lie on the table: specials may still change what they count as (ILL-9b, 9c)."""

    name = "after-dice"

    @classmethod
    def answerers(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        return holding(s, admitted(s, current(s)))

    @classmethod
    def answers(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("play", card) for card in timed(s, seat, "after_dice") if useful(s, seat, card)]

    @classmethod
    def answer(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        SpecialPlayed.play(k, s, seat, int(move[1]))

    @classmethod
    def closed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        k.pop()
