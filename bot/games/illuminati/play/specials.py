"""Special cards: when they may be played, how they are answered, and what they do (ILL-9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.events import BEFORE, EventData, EventFrame, cancel, event_at
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.programs import Op, Params, Program, Running
from bot.engine.structure import NOBODY
from bot.engine.zones import learn
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import PROGRAMS
from bot.games.illuminati.play.power import NWO, needed, power
from bot.games.illuminati.play.state import CENTRE, DISCARD, GEOMETRY, OPEN, Illuminati

SECRETS = frozenset(c for c, ops in enumerate(CARDS.PROGRAM) if any(op == "counter_special" for op, _ in ops))


def holding(s: Illuminati, seats: Sequence[int]) -> list[int]:
    """Those of `seats` who hold at least one special; how many each holds is public (ILL-3b)."""
    return [] if s.options["windows"] == "none" else [seat for seat in seats if s.hands[seat]]


def timed(s: Illuminati, seat: int, *whens: str) -> list[int]:
    """The specials in the hand of `seat` that are played at one of the moments `whens` and could do
    something.
    """
    return [card for card in s.hands[seat] if CARDS.WHEN[card] in whens and useful(s, seat, card)]


def useful(s: Illuminati, seat: int, card: int) -> bool:
    """Whether there is anything the card could act on."""
    return all(CardProgram.ops[op].usable(s, seat) for op, _ in CARDS.PROGRAM[card])


def any_time(s: Illuminati, seat: int) -> list[Choice]:
    """Plays of specials that are allowed at any moment."""
    return [("play", card) for card in timed(s, seat, "any_time")]


class SpecialPlayed(EventFrame):
    """A special is on the table: it can be countered, then it takes effect.

    Data: seat, card, purpose (play, privilege, or break: one of two discarded against privilege), answers
    (depth of the special that this one counters, -1 if none).
    """

    name = "special"

    @classmethod
    def belongs(cls, s: Illuminati, f: FrameData, seat: int) -> bool:
        return bool(f[cls.DATA]["seat"] == seat)

    @classmethod
    def topic(cls, s: Illuminati, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        e = f[cls.DATA]
        countered = event_at(s, e["answers"])["card"] if e["answers"] >= 0 else NOBODY
        return {"seat": e["seat"], "card": e["card"], "other": countered, "purpose": e["purpose"]}

    @classmethod
    def play(
        cls, k: Kernel, s: Illuminati, seat: int, card: int, purpose: str = "play", answers: int = -1
    ) -> None:
        """Take `card` from the hand of `seat` and start the event; in their turn they did
        something (ILL-3o)."""
        if seat == s.active:
            s.used.append("did")
        s.discard(card, seat)
        k.reveal()
        k.tell("special-played", {"seat": seat, "card": card, "purpose": purpose})
        cls.begin(k, seat=seat, card=card, purpose=purpose, answers=answers)

    @classmethod
    def responders(cls, s: Illuminati, e: EventData, when: str) -> Sequence[int]:
        if when != BEFORE:
            return ()
        return holding(s, [seat for seat in s.after(e["seat"]) if seat != e["seat"]])

    @classmethod
    def responses(cls, s: Illuminati, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        return [("counter", card) for card in s.hands[seat] if card in SECRETS]

    @classmethod
    def respond(cls, k: Kernel, s: Illuminati, e: EventData, when: str, seat: int, move: Move) -> None:
        cls.play(k, s, seat, int(move[1]), answers=len(s.stack) - 1)

    @classmethod
    def apply(cls, k: Kernel, s: Illuminati, e: EventData) -> None:
        if e["purpose"] == "play":
            CardProgram.begin(k, e["seat"], e["card"], CARDS.PROGRAM[e["card"]], answers=e["answers"])

    @classmethod
    def prevented(cls, k: Kernel, s: Illuminati, e: EventData) -> None:
        k.tell("special-countered", {"seat": e["seat"], "card": e["card"]})
        if e["purpose"] == "privilege":
            _attack(s)["privileged"] = False


# -- what the cards do


def _attack(s: Illuminati) -> dict[str, Any]:
    attack = s.attack()
    assert attack is not None
    return attack


def _set_roll(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    _attack(s)["counts_as"] = params["value"]
    k.tell("roll-changed", {"value": params["value"]})


def _take_uncontrolled(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    k.push("bribe", p.owner)


def _espionage(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    k.push("espionage", p.owner)


def _cancel_privilege(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    break_privilege(k, s)


def break_privilege(k: Kernel, s: Illuminati) -> None:
    """The attack is open to everybody and cannot become privileged again (ILL-5.5c)."""
    _attack(s)["privileged"] = False
    k.tell("privilege-broken", {})


def _join_privileged(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    _attack(s)["allowed"].append(p.owner)


def _double_income(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    s.used.append("double-income")


def _revive(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    k.push("pick", p.owner, "revive", list(s.dead))


def _counter_special(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    cancel(s, p.registers["answers"])


def _skip_turn(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    s.used.append("turn-lost")


def _gain(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    s.money[s.illuminati[p.owner]] += params["amount"]
    k.tell("money-gained", {"seat": p.owner, "amount": params["amount"]})


def _allow_destroy_powerless(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    s.used.append("whispers")


def _rearrange_money(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    k.push("rearrange", p.owner, 0)


def _repeal_nwo(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    k.push("pick", p.owner, "repeal", list(s.nwos))


def _resurrect_nwo(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    k.push("pick", p.owner, "resurrect", discarded_nwos(s))


def _ignore_nwos(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    k.push("pick", p.owner, "ignore", groups_in_play(s))


def _nwo_attack_bonus(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    a = _attack(s)
    a["bonus"] += params["bonus"]
    k.tell("attack-boosted", {"amount": params["bonus"], "number": needed(s, a)})


def _shield_nwo(k: Kernel, s: Illuminati, p: Running, params: Params) -> None:
    _attack(s)["void"] = True


# -- when there is something to act on


def groups_in_play(s: Illuminati) -> list[int]:
    """All groups on the table, uncontrolled ones first."""
    return [*s.open, *(card for seat in s.living(0) for card in s.groups(seat))]


def discarded_nwos(s: Illuminati) -> list[int]:
    """The New World Orders among the discards."""
    return [card for card in s.discards if CARDS.KIND[card] == NWO]


def spyings(s: Illuminati, seat: int) -> list[Choice]:
    """What a spy of `seat` can look at: the specials of another player, and hidden money (ILL-9e)."""
    others = [q for q in s.after(seat) if q != seat]
    looks: list[Choice] = [("look", q) for q in others if s.hands[q]]
    return looks + [("count", card) for q in others if s.hides_money for card in s.structure(q)]


def room_for_a_group(s: Illuminati, seat: int) -> bool:
    """Whether any card of the seat has an arrow to hang another group on."""
    cells = GEOMETRY.cells(s, s.illuminati[seat])
    return bool(GEOMETRY.open_places(s, cells.values(), cells))


def _op(
    name: str,
    run: Callable[[Kernel, Any, Running, Params], None],
    usable: Callable[[Illuminati, int], bool] = lambda s, seat: True,
) -> Op:
    return Op(name, PROGRAMS[name], run, usable)


class CardProgram(Program):
    """Runs the op list of a special."""

    name = "program"
    ops: ClassVar[Mapping[str, Op]] = {
        op.name: op
        for op in (
            _op("set_roll", _set_roll),
            _op(
                "take_uncontrolled",
                _take_uncontrolled,
                lambda s, seat: s.actions > 0 and bool(s.open) and room_for_a_group(s, seat),
            ),
            _op("espionage", _espionage, lambda s, seat: bool(spyings(s, seat))),
            _op("cancel_privilege", _cancel_privilege),
            _op("join_privileged", _join_privileged),
            _op("double_income", _double_income),
            _op("revive", _revive, lambda s, seat: bool(s.dead)),
            _op("counter_special", _counter_special),
            _op("skip_turn", _skip_turn),
            _op("gain", _gain),
            _op(
                "allow_destroy_powerless",
                _allow_destroy_powerless,
                lambda s, seat: s.actions > 0 and any(not power(s, card) for card in groups_in_play(s)),
            ),
            _op("rearrange_money", _rearrange_money),
            _op("repeal_nwo", _repeal_nwo, lambda s, seat: bool(s.nwos)),
            _op("resurrect_nwo", _resurrect_nwo, lambda s, seat: bool(discarded_nwos(s))),
            _op("ignore_nwos", _ignore_nwos, lambda s, seat: bool(s.nwos) and bool(groups_in_play(s))),
            _op("nwo_attack_bonus", _nwo_attack_bonus),
            _op("shield_nwo", _shield_nwo),
        )
    }


def enact(k: Kernel, s: Illuminati, nwo: int) -> None:
    """Put an NWO into force; the old one of its colour goes to the discards (MAD-02, MAD-03)."""
    for old in [card for card in s.nwos if CARDS.COLOUR[card] == CARDS.COLOUR[nwo]]:
        repeal(k, s, old)
    s.nwos.append(nwo)
    s.zone[nwo] = CENTRE
    k.tell("nwo-enacted", {"card": nwo})


def repeal(k: Kernel, s: Illuminati, nwo: int) -> None:
    """An NWO loses its force and goes to the discards."""
    s.nwos.remove(nwo)
    s.zone[nwo] = DISCARD
    s.discards.append(nwo)
    k.tell("nwo-repealed", {"card": nwo})


def revive(k: Kernel, s: Illuminati, card: int) -> None:
    """A destroyed group returns to the uncontrolled area (ILL-9)."""
    s.dead.remove(card)
    s.zone[card], s.owner[card] = OPEN, NOBODY
    s.open.append(card)
    k.tell("group-revived", {"card": card})


def spy_on_hand(k: Kernel, s: Illuminati, spy: int, seat: int) -> None:
    """`spy` sees all specials of `seat`."""
    for card in s.hands[seat]:
        learn(s.known, card, spy)
    k.reveal()
    k.tell(
        "hand-spied",
        {"seat": spy, "on": seat},
        {spy: {"seat": spy, "on": seat, "cards": list(s.hands[seat])}},
    )


def spy_on_money(k: Kernel, s: Illuminati, spy: int, card: int) -> None:
    """`spy` counts the money on `card`."""
    k.reveal()
    told = {"seat": spy, "card": card}
    k.tell("money-spied", told, {spy: {**told, "amount": s.money[card]}})
