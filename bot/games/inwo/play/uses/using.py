"""A use in the making: its owner chooses what it is aimed at and how it is paid; then it is announced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open, Subset
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import Use
from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.play import deals, hands, terms
from bot.games.inwo.play.attacks.strikes import hold_back
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.numbers import Scope, power
from bot.games.inwo.play.state import GONE, Inwo, show
from bot.games.inwo.play.sums import Attacked
from bot.games.inwo.play.targets import rivals
from bot.games.inwo.play.uses.costs import (
    SPENT,
    Paid,
    boosts,
    lacking,
    least,
    open_ways,
    payable,
    payers,
    replaces,
    stand_ins,
    stood_in,
    top,
    unhelped,
    ways,
)
from bot.games.inwo.play.uses.open import ENDING, Way, acted, mark_of, seconds, targets
from bot.games.inwo.play.uses.printed import ACT, PLAY
from bot.games.inwo.play.uses.roles import PAYING, ROLES, chosen

Plan = dict[str, Any]
ANNOUNCE: Move = ("announce",)
ALL_ALIGNMENTS = len(ALIGNMENTS)


def plan(s: Inwo, seat: int, way: Way, answered: Plan | None = None) -> Plan:
    """A use before anything is chosen. Its data, which are those of `played.Played`, too:

    seat, verb, card, number: who makes which use of what. target, second: cards. at, also: players. bit:
    an alignment. paid: [card, token] of all tokens spent, cost: other cards. power: what is due of them in
    Power, and of whom; lost: those of the cards whose action was cancelled. answers: the depth of the event
    that it answers. moment: what of it; it: the card, doer: by whom, aimed: at what. fate: what becomes of
    the card.
    """
    return {
        "seat": seat, "verb": way.verb, "card": way.card, "number": way.number, "target": NOBODY,
        "second": NOBODY, "at": NOBODY, "also": NOBODY, "bit": -1, "paid": [], "cost": [],
        "spent": 0, "power": [],
        "lost": [], "answers": NOBODY, "moment": "", "it": NOBODY, "doer": NOBODY, "aimed": NOBODY,
        "fate": "", **(answered or {}),
    }  # fmt: skip


def way_of(p: Plan) -> Way:
    """Which use it is."""
    return Way(p["verb"], p["card"], p["number"])


def scope(s: Inwo, p: Plan) -> Scope:
    """From where the filters of the use are read, with all that has been chosen."""
    return Scope(p["seat"], p["card"], Attacked.current(s), chosen(p, *ROLES, "doer", "aimed"))


BOOST = 3
"""A move that plays a Plot while something is paid for is longer if it says whose action that boosts."""
OPEN = "open"
"""What the memo of a state holds: the number of a move, and what was found then of what may be chosen."""


class Using(Frame):
    """The owner of a card is about to use it.

    Registers: the plan; what is still due, as [word, how much]; whether anything has been asked yet. A card
    of the hand is never laid open at once: that something is asked first must not tell what it is.
    """

    name = "using"
    without = ("standing",)
    PLAN, DUE, ASKED = registers(3)
    TARGET, SECOND, PLAYER, NAME, WAY, PAY, POOLED = steps("ask", "ask", "ask", "ask", "ask", "pay", "pooled")

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, seat: int, way: Way, answered: Plan | None = None) -> None:
        """`seat` makes this use, as far as it can be paid."""
        k.push(cls.name, plan(s, seat, way, answered), [], False)

    @classmethod
    def boost(cls, k: Kernel, s: Inwo, seat: int, move: Move) -> None:
        """A Plot is played while something is paid for: it boosts the action of a card, or stands for one."""
        boosted = {"target": int(move[3]), "moment": PAYING} if len(move) > BOOST else None
        cls.begin(k, s, seat, Way(PLAY, int(move[1]), int(move[2])), boosted)

    @classmethod
    def whose(cls, f: FrameData) -> int:
        return int(f[cls.PLAN]["seat"])

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        p = f[cls.PLAN]
        if viewer != p["seat"]:
            return None
        word = f[cls.DUE][0][0] if f[cls.DUE] else ""
        return {"card": p["card"], "other": p["target"], "purpose": word, "number": p["number"]}

    # -- what is chosen

    @classmethod
    def ask(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask for the next thing that has to be chosen; what cannot be otherwise is taken as it is."""
        found = cls._open(s, f)
        if found is None:
            f[cls.STEP] += 1
        elif len(found) == 1 and not isinstance(found[0], Open) and f[cls.STEP] != cls.TARGET:
            cls._choose(s, f, found[0])
        else:
            s.memo[OPEN] = s.seq, found
            k.ask(f[cls.PLAN]["seat"])

    @classmethod
    def _open(cls, s: Inwo, f: FrameData) -> list[Choice] | None:
        """What may be chosen at this step; None if nothing has to be."""
        p, step = f[cls.PLAN], f[cls.STEP]
        way, at = way_of(p), scope(s, p)
        use = way.use(s)
        if step == cls.TARGET and use.target is not None and p["target"] == NOBODY:
            return [("aim", card) for card in targets(s, use, way, at)]
        if step == cls.SECOND and use.second is not None:
            return [("aim", card) for card in seconds(s, use, at, p["target"])]
        if step == cls.PLAYER and use.at is not None:
            return _players(s, p, use)
        if step == cls.NAME and use.names is not None:
            return _names(s, p, use)
        if step == cls.WAY:
            return [("cost", number) for number in open_ways(s, use, at)]
        return None

    @classmethod
    def _choose(cls, s: Inwo, f: FrameData, move: Move) -> None:
        p, step, value = f[cls.PLAN], f[cls.STEP], int(move[1])
        key = {cls.TARGET: "target", cls.SECOND: "second", cls.PLAYER: "at", cls.NAME: "bit"}.get(step)
        if key is not None:
            p[key], p["also"] = value, int(move[2]) if len(move) > 2 else p["also"]
        else:
            f[cls.DUE] = [[word, _plain(said)] for word, said in way_of(p).use(s).dues[value]]
        f[cls.STEP] += 1

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] != cls.PAY:
            at, found = s.memo.get(OPEN, (NOBODY, None))
            return [("never-mind",), *((found if at == s.seq else cls._open(s, f)) or [])]
        if not f[cls.DUE]:
            return [("never-mind",), ANNOUNCE]
        return [("never-mind",), *cls._payments(s, f), *cls._helps(s, f)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        f[cls.ASKED] = True
        if move == ("never-mind",):
            cls._leave(k, s, f)
        elif move == ANNOUNCE:
            cls._announce(k, s, f)
        elif move[0] == PLAY:
            cls.boost(k, s, seat, move)
        elif f[cls.STEP] == cls.PAY:
            cls._settle(s, f, [int(card) for card in move[1:]])
        else:
            cls._choose(s, f, move)

    # -- what is paid: noted first, and taken all at once when everything is chosen

    @classmethod
    def pay(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The next thing that is due; when nothing is, the use is announced."""
        if not f[cls.DUE]:
            if f[cls.PLAN]["verb"] == PLAY and not f[cls.ASKED]:
                k.ask(f[cls.PLAN]["seat"])
            else:
                cls._announce(k, s, f)
            return
        found, helped = cls._payments(s, f), cls._helps(s, f)
        if not found and not helped:
            cls._leave(k, s, f)
        elif not helped and len(found) == 1 and not isinstance(found[0], Open):
            cls._settle(s, f, [int(card) for card in found[0][1:]])
        else:
            k.ask(f[cls.PLAN]["seat"])

    @classmethod
    def pooled(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The others have added what they liked: it is enough, or the Plot stays in the hand."""
        p, f[cls.STEP] = f[cls.PLAN], cls.PAY
        p["paid"] += [[card, NOBODY] for card in k.returned()]
        if lacking(s, p) > 0:
            k.pop()
            s.used.append(unhelped(p["card"]))
            k.tell("help-lacking", {"face": s.face[p["card"]]})
        else:
            cls._announce(k, s, f)

    @classmethod
    def _leave(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It is not used after all; what has boosted an action for it is lost."""
        if f[cls.PLAN]["moment"] != PAYING:
            s.expire(terms.PAID)
        k.pop()

    @classmethod
    def _helps(cls, s: Inwo, f: FrameData) -> list[Choice]:
        """The Plots that can stand for an action in what is due first, or boost one (INW-061)."""
        p, (word, said) = f[cls.PLAN], f[cls.DUE][0]
        at, found = scope(s, p), list[Choice]()
        if p["verb"] == PLAY and replaces(s, word, said, at):
            found += [(PLAY, card, 0) for card in stand_ins(s, at) if card not in p["cost"]]
        if word == "power":
            able = boosts(s, said[1], at, [card for card, _ in p["paid"]], p["cost"])
            found += [(PLAY, plot, number, card) for plot, number, card, _ in able]
        return found

    @classmethod
    def stand_in(cls, s: Inwo, most: int) -> None:
        """A Plot stands for an action of up to so much Power in what is paid for last."""
        *_, f = cls.on_stack(s)
        p, (word, said) = f[cls.PLAN], f[cls.DUE].pop(0)
        left = least(s, said[0], scope(s, p)) - most if word == "power" else 0
        if left > 0:
            f[cls.DUE].insert(0, [word, [left, *said[1:]]])
        s.used.append(stood_in(p["seat"]))

    @classmethod
    def _payments(cls, s: Inwo, f: FrameData) -> list[Choice]:
        """How the first thing that is due may be paid."""
        p, (word, said) = f[cls.PLAN], f[cls.DUE][0]
        paid = Paid([card for card, _ in p["paid"]], p["cost"], len(p["cost"]))
        return list(ways(s, word, said, scope(s, p), paid))

    @classmethod
    def _settle(cls, s: Inwo, f: FrameData, cards: Sequence[int]) -> None:
        p, (word, said) = f[cls.PLAN], f[cls.DUE].pop(0)
        if word in ("token", "power", "adds"):
            if word == "power":
                cls._empower(s, f, said, cards)
            p["paid"] += [[card, NOBODY] for card in cards]
        elif word == "illuminati":
            root = s.illuminati[p["seat"]]
            p["paid"] += [[root, NOBODY] for _ in range(len(s.tokens[root]) if said == "all" else 1)]
        elif word in ("top_plots", "top_groups"):
            p["cost"] += top(s, p["seat"], word, said)
        elif word == "forgo":
            s.used.append(hands.no_draw(p["seat"], "groups"))
        else:
            given = top(s, p["seat"], said, cards[0]) if word == "spend_top" else cards
            p["cost"] += given
            if word in SPENT:
                p["spent"] += sum(said == "plots" or s.is_group(card) for card in given)

    @classmethod
    def _empower(cls, s: Inwo, f: FrameData, said: Any, cards: Sequence[int]) -> None:
        """Note how much Power is due, and ask for what `cards` lack: if one had to be of a certain
        kind, others add the rest."""
        p = f[cls.PLAN]
        due = least(s, said[0], scope(s, p))
        p["power"] = p["power"] or [due, said[1]]
        rest = due - sum(power(s, card) for card in cards)
        if said[3] and rest > 0:
            f[cls.DUE].insert(0, ["power", [rest, *said[1:3], False]])

    @classmethod
    def _announce(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Take what was promised, and put the use on the table; what is missing others may add first."""
        p = f[cls.PLAN]
        if p["power"] and lacking(s, p) > 0:
            show(k, s, p["card"])
            k.tell("help-asked", {"seat": p["seat"], "face": s.face[p["card"]], "left": lacking(s, p)})
            f[cls.STEP] = cls.POOLED
            Pooling.call(k, p["seat"], p["card"], lacking(s, p), p["power"][1], [])
            return
        for payment in p["paid"]:
            payment[1] = s.tokens[payment[0]].pop()
            hold_back(s, payment[0])
        if p["cost"]:
            k.reveal()
        way = way_of(p)
        gone = any(word == ("spend_top", "plots") for due in way.use(s).dues for word in due)
        for card in p["cost"]:
            if gone:
                s.move(card, GONE, p["seat"])
            else:
                s.discard(card)
        if mark := mark_of(s, way, p["seat"]):
            s.used.append(mark)
        s.used.append(f"used:{p['card']}")
        if s.active == p["seat"]:
            acted(s)
            s.used += [ENDING] if "end" in way.use(s).when else []
        if way.verb == PLAY:
            k.reveal()
            _note_in_attack(s, p)
        k.pop()
        k.push("played", [], [], {**p, "cancelled": False}, None, [])


def act_freely(k: Kernel, s: Inwo, seat: int, move: Move) -> bool:
    """Carry out a use of a card, or what else may be done at any time; whether the move is one of these."""
    verb = str(move[0])
    if verb in (PLAY, ACT):
        Using.begin(k, s, seat, Way(verb, int(move[1]), int(move[2])))
    elif verb in hands.VERBS:
        hands.take(k, s, seat, move)
    elif verb in deals.VERBS:
        deals.take(k, s, seat, move)
    return verb in FREE_VERBS


FREE_VERBS = frozenset((PLAY, ACT, *hands.VERBS, *deals.VERBS))


class Pooling(Holding):
    """Who likes adds actions of their own, all at one time; pops the cards that act, too few or not.
    Registers: whose Plot; the Plot, which lies open; how much Power of what is missing; who acts so far."""

    name = "pooling"
    without = ("standing", "mind")
    SEAT, CARD, DUE, OF, ACTING = registers(5)
    owner, shows = SEAT, fields(card=CARD)

    @classmethod
    def _able(cls, s: Inwo, f: FrameData, seat: int) -> tuple[int, ...]:
        found = payers(s, f[cls.OF], Scope(f[cls.SEAT], f[cls.CARD]))
        return tuple(c for c in found if s.owner[c] == seat and c not in f[cls.ACTING])

    @classmethod
    def missing(cls, s: Inwo, f: FrameData) -> int:
        """How much Power is still missing."""
        return max(0, int(f[cls.DUE]) - sum(power(s, card) for card in f[cls.ACTING]))

    @classmethod
    def open(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if cls.missing(s, f):
            super().open(k, s, f)
        else:
            cls.closed(k, s, f)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [q for q in s.after(f[cls.SEAT]) if cls._able(s, f, q)]

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("pay-in",), Subset(cls._able(s, f, seat), 1))]

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        cards = [int(card) for card in move[1:]]
        f[cls.ACTING] += cards
        told = {"seat": seat, "face": s.face[f[cls.CARD]], "faces": [s.face[card] for card in cards]}
        k.tell("help-promised", {**told, "left": cls.missing(s, f)})

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        k.pop(list(f[cls.ACTING]))


def _note_in_attack(s: Inwo, p: Plan) -> None:
    """Which Plots a seat has played in an attack; the attacker is bound by one (INW-089, EVL-10)."""
    a = Attacked.current(s)
    if a is not None:
        a["plots"].append([p["seat"], s.face[p["card"]], p["card"], p["target"]])
        a["committed"] = a["committed"] or p["seat"] == a["seat"]


def _plain(said: Any) -> Any:
    return list(said) if isinstance(said, tuple) else said


def _players(s: Inwo, p: Plan, use: Use) -> list[Choice]:
    """At whom a use may be aimed: one player, or two where its record says so."""
    found = rivals(s, p["seat"], use, p["card"])
    pairs = combinations(found, 2) if use.at == "rivals" else ()
    return [*(("at", q) for q in found), *(("at", *pair) for pair in pairs)]


def _names(s: Inwo, p: Plan, use: Use) -> list[Choice]:
    """The alignments that may be named: those with which the use can be paid."""
    named = [({**p, "bit": bit}, bit) for bit in range(ALL_ALIGNMENTS)]
    return [("alignment", bit) for done, bit in named if payable(s, use, scope(s, done))]
