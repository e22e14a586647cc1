"""Plots from the hand: what is legal, the price, the announcement that can be answered, and what they do
(INW-177 to 179, INW-189, INW-190, EVL-01, EVL-03, EVL-10, EVL-20, EVL-34)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.engine.events import BEFORE, EventData, cancel
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.modifiers import ADD
from bot.engine.moves import Choice, Move
from bot.engine.pauses import PausingEvent
from bot.engine.structure import NOBODY
from bot.engine.zones import publish
from bot.games.inwo.cards.filters import read
from bot.games.inwo.cards.records import EFFECTS, Params, Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.play import costs
from bot.games.inwo.play.costs import payable, payments
from bot.games.inwo.play.numbers import (
    FOREVER,
    POWER,
    RESISTANCE,
    Scope,
    amount,
    awake,
    cast,
    fits,
    in_play,
    matches,
)
from bot.games.inwo.play.state import CENTRE, HELD, LINKED, PLAYED, PLOTS, Inwo
from bot.games.inwo.play.sums import AttackData, Attacked
from bot.games.inwo.play.targets import may_join, shielded

TURN, ATTACK = "turn", "attack"
"""Until when an effect lasts."""
ENACT = Use(("not_privileged",), (), {}, None, "free", None, None, None, None, None, None, False, ())
"""How a New World Order is played (EVL-01)."""


def ways(card_face: int) -> Sequence[Use]:
    """The ways in which a card can be played from a hand."""
    return (ENACT,) if FACES.TYPE[card_face] == "nwo" else EFFECTS.PLAY[card_face]


def uses_of(s: Inwo, card: int) -> Sequence[Use]:
    """The ways in which a card can be used from where it lies: in a hand, or in play."""
    return ways(s.face[card]) if s.zone[card] in (PLOTS, PLAYED) else EFFECTS.ACTIONS[s.face[card]]


def playable(s: Inwo, seat: int, a: AttackData | None) -> list[Choice]:
    """The Plots that `seat` may play now, by their faces, and the cards in play that it may use, each with
    the number of the way; `a`: the attack that is gathered."""
    if a is not None and not may_join(s, a, seat):
        return []
    hand = {s.face[card]: card for card in s.plots[seat]}
    plots: list[Choice] = [("play", face, n) for face, card in hand.items() for n in _open(s, seat, card, a)]
    own = [card for card in (*s.structure(seat), *s.resources[seat]) if EFFECTS.ACTIONS[s.face[card]]]
    return [*plots, *(("use", card, n) for card in own for n in _open(s, seat, card, a))]


def _open(s: Inwo, seat: int, card: int, a: AttackData | None) -> Iterator[int]:
    """The numbers of the ways in which a card can be used now."""
    for n, use in enumerate(uses_of(s, card)):
        if not _works(use) or once(s, seat, card, use) in s.used or not _timely(s, seat, use, a):
            continue
        if _meets(s, seat, card, use, a) and _possible(s, seat, card, use, a):
            yield n


def _meets(s: Inwo, seat: int, card: int, use: Use, a: AttackData | None) -> bool:
    """Whether the attack that is gathered is one that the use answers; True if it answers nothing."""
    if not use.answers:
        return True
    fresh = a is not None and not (a["spent"] or a["agents"] or a["plots"])
    if a is None or not ("attack" in use.answers or ("declared" in use.answers and fresh)):
        return False
    if {"me": seat != a["seat"], "rival": seat == a["seat"]}.get(use.test.get("by", ""), False):
        return False
    at = Scope(seat, card, a)
    said = use.test.get("card")
    if said is not None and not matches(s, read(said), a["card"], at):
        return False
    return "attack" not in use.test or fits(s, use.test["attack"], a, at)


def once(s: Inwo, seat: int, card: int, use: Use) -> str:
    """The mark of a use that cannot be repeated this turn (INW-191)."""
    limited = use.once is not None or bool(use.answers and s.zone[card] not in (PLOTS, PLAYED))
    return f"once:{card}" if limited else ""


def _works(use: Use) -> bool:
    """Whether everything in it can be carried out."""
    plain = use.second is None and use.names is None and use.at is None and use.have is None
    if not plain or use.once == "game" or not use.test.keys() <= {"by", "card", "attack"}:
        return False
    known = all(effect.name in OPS and "of" not in effect.params for effect in use.do)
    return known and payable(use.cost)


def _timely(s: Inwo, seat: int, use: Use, a: AttackData | None) -> bool:
    for word in use.when:
        if word == "own_turn" and s.active != seat:
            return False
        if word == "not_attack" and a is not None:
            return False
        if word == "not_privileged" and a is not None and a["privileged"]:
            return False
        if word not in ("any_time", "own_turn", "not_attack", "not_privileged"):
            return False
    return not (use.not_first and s.turns[seat] == 0)


def _possible(s: Inwo, seat: int, card: int, use: Use, a: AttackData | None) -> bool:
    """Whether it has a target and can be paid; no player uses the same Plot twice in one attack (EVL-10)."""
    if a is not None and any(plot[:2] == [seat, s.face[card]] for plot in a["plots"]):
        return False
    if any(effect.name in DURING and a is None for effect in use.do):
        return False
    return any(payments(s, use.cost, at) for at in aims(s, seat, card, use, a))


def aims(s: Inwo, seat: int, card: int, use: Use, a: AttackData | None) -> list[Scope]:
    """The scopes of a play, one for each target that it could have (one without, if it needs none)."""
    at = Scope(seat, card, a)
    if use.target is None:
        return [at]
    boosts = any(effect.name == "boost" for effect in use.do)
    link = EFFECTS.LINK[s.face[card]]
    found = []
    for target in in_play(s, use.target, at):
        owner = s.owner[target]
        if shielded(s, seat, owner) and not (a is not None and seat == a["defender"] and owner == a["seat"]):
            continue
        if boosts and (a is None or target not in (a["target"], *cast(at, "attacker"), *cast(at, "opposer"))):
            continue
        if link is not None and not _linkable(s, card, target, link):
            continue
        found.append(Scope(seat, card, a, {"target": [target], "gets": [_gets(s.face[card])]}))
    return found


def _gets(face: int) -> int:
    """The alignments that a linked Plot gives."""
    gains = [name for word, params in EFFECTS.PASSIVES[face] if word == "becomes" for name in params["gains"]]
    return mask(gains)


def _linkable(s: Inwo, card: int, target: int, link: Params) -> bool:
    """Whether the Plot may hang on the target: `one` says how many of them there may be."""
    alike = [at for at in s.links if s.face[at[0]] == s.face[card]]
    if link.get("one") == "group" and any(at[1] == target for at in alike):
        return False
    return not (link.get("one") == "player" and any(s.owner[at[1]] == s.owner[target] for at in alike))


class Playing(Frame):
    """`Seat` is about to play `card`: it chooses a target, then how to pay. Nobody else knows of it."""

    name = "playing"
    SEAT, CARD, WAY, TARGET, ANSWERED = registers(5)
    AIM, PAY, DONE = steps("aim", "pay", "done")
    owner = SEAT

    @classmethod
    def start(cls, k: Kernel, s: Inwo, seat: int, move: Move, answered: int = -1) -> None:
        """Carry out one of `playable`; `answered`: the depth of the event that it answers, -1 for none."""
        verb, what, way = move
        card = int(what)
        if verb == "play":
            card = next(held for held in s.plots[seat] if s.face[held] == what)
        k.push(cls.name, seat, card, int(way), NOBODY, answered)

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": f[cls.CARD]} if viewer == f[cls.SEAT] else None

    @classmethod
    def use(cls, s: Inwo, f: FrameData) -> Use:
        """How the card is played."""
        return uses_of(s, f[cls.CARD])[f[cls.WAY]]

    @classmethod
    def _aims(cls, s: Inwo, f: FrameData) -> list[Scope]:
        use = cls.use(s, f)
        found = aims(s, f[cls.SEAT], f[cls.CARD], use, Attacked.current(s))
        return [at for at in found if payments(s, use.cost, at)]

    @classmethod
    def aim(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask for the target, if there is a choice."""
        found = cls._aims(s, f)
        if len(found) > 1:
            k.ask(f[cls.SEAT])
            return
        f[cls.TARGET] = found[0].roles.get("target", (NOBODY,))[0]
        f[cls.STEP] = cls.PAY

    @classmethod
    def _payments(cls, s: Inwo, f: FrameData) -> list[costs.Payment]:
        at = next(at for at in cls._aims(s, f) if at.roles.get("target", (NOBODY,))[0] == f[cls.TARGET])
        return payments(s, cls.use(s, f).cost, at)

    @classmethod
    def pay(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask who pays, if there is a choice."""
        if len(cls._payments(s, f)) > 1:
            k.ask(f[cls.SEAT])
        else:
            cls._announce(k, s, f, 0)

    @classmethod
    def done(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It was announced, and whatever came of it is over."""
        s.ret = None
        k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.AIM:
            return [("take-back",), *(("aim", at.roles["target"][0]) for at in cls._aims(s, f))]
        ways_to_pay = cls._payments(s, f)
        return [("take-back",), *(("spend", n, *way["tokens"]) for n, way in enumerate(ways_to_pay))]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "take-back":
            k.pop()
        elif move[0] == "aim":
            f[cls.TARGET] = int(move[1])
            f[cls.STEP] = cls.PAY
        else:
            cls._announce(k, s, f, int(move[1]))

    @classmethod
    def _announce(cls, k: Kernel, s: Inwo, f: FrameData, chosen: int) -> None:
        seat, card, target = f[cls.SEAT], f[cls.CARD], f[cls.TARGET]
        way = cls._payments(s, f)[chosen]
        f[cls.STEP] = cls.DONE
        a = Attacked.current(s)
        if a is not None:
            a["committed"] = a["committed"] or seat == a["seat"]
        s.used += [mark for mark in (once(s, seat, card, cls.use(s, f)), f"used:{card}") if mark]
        k.reveal()
        costs.pay(s, seat, way)
        if s.zone[card] == PLOTS:
            if a is not None:
                a["plots"].append([seat, s.face[card], card, target])
            s.move(card, PLAYED, seat)
            publish(s.known, card)
        told = {"seat": seat, "face": s.face[card], "paid": [s.face[payer] for payer in way["tokens"]]}
        k.tell("plot-played", {**told, "target": s.face[target] if target != NOBODY else NOBODY})
        Played.begin(k, seat=seat, card=card, way=f[cls.WAY], target=target, answered=f[cls.ANSWERED])


class Played(PausingEvent):
    """A Plot lies on the table: it can be answered, then it takes effect. Data: seat, card, way, target,
    answered (the depth of what it answers, -1 for none)."""

    name = "played"

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        e = cls.data(f)
        return {"seat": e["seat"], "card": e["card"], "other": e["target"]}

    @classmethod
    def belongs(cls, s: Inwo, f: FrameData, seat: int) -> bool:
        return bool(cls.data(f)["seat"] == seat)

    @classmethod
    def holds(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        e = cls.data(f)
        return [e["card"]] if s.zone[e["card"]] == PLAYED else []

    @classmethod
    def responders(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        """Whoever holds a hidden Plot might answer, as far as all can see."""
        if when != BEFORE or e["cancelled"]:
            return ()
        a = Attacked.current(s)
        able = [
            q for q in s.after(e["seat"]) if q != e["seat"] and s.plots[q] and not shielded(s, q, e["seat"])
        ]
        return able if a is None else [q for q in able if may_join(s, a, q)]

    @classmethod
    def waited_for(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        aimed = s.owner[e["target"]] if e["target"] != NOBODY else NOBODY
        return [q for q in cls.responders(s, e, when) if q == aimed]

    @classmethod
    def responses(cls, s: Inwo, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        at = {"it": [e["card"]]}
        hand = {s.face[card]: card for card in s.plots[seat]}
        return [
            ("play", face, n)
            for face, card in hand.items()
            for n, use in enumerate(ways(face))
            if "played" in use.answers and _works(use) and _answers(s, seat, card, use, at)
        ]

    @classmethod
    def respond(cls, k: Kernel, s: Inwo, e: EventData, when: str, seat: int, move: Move) -> None:
        Playing.start(k, s, seat, move, len(s.stack) - 1)

    @classmethod
    def possible(cls, s: Inwo, e: EventData) -> bool:
        """Whether its target still fits (INW-193)."""
        use, target = uses_of(s, e["card"])[e["way"]], e["target"]
        at = Scope(e["seat"], e["card"], Attacked.current(s))
        return target == NOBODY or use.target is None or matches(s, read(use.target), target, at)

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """Carry out what the record says; a Plot that stays nowhere is discarded."""
        ops = uses_of(s, e["card"])[e["way"]].do
        if FACES.TYPE[s.face[e["card"]]] == "nwo":
            enact(k, s, e["card"])
        for name, params in ops:
            OPS[name](k, s, e, params)
        if s.zone[e["card"]] == PLAYED:
            s.discard(e["card"])
        settle(k, s)

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """Cancelled, it is gone; illegal, it goes back to the hand for all to see (EVL-34, INW-193)."""
        told = {"seat": e["seat"], "face": s.face[e["card"]]}
        if s.zone[e["card"]] != PLAYED:
            k.tell("use-failed", told)
        elif e["cancelled"]:
            s.discard(e["card"])
            k.tell("plot-cancelled", told)
        else:
            s.to_hand(e["card"], e["seat"])
            k.tell("plot-illegal", told)


def _answers(s: Inwo, seat: int, card: int, use: Use, roles: Mapping[str, Sequence[int]]) -> bool:
    """Whether an answer is one to what is answered, and can be paid."""
    said, at = use.test.get("card"), Scope(seat, card, Attacked.current(s), roles)
    if said is not None and not matches(s, read(said), roles["it"][0], at):
        return False
    return use.target is None and bool(payments(s, use.cost, at))


# -- what Plots do

Op = Callable[[Kernel, Inwo, EventData, Params], None]


def enact(k: Kernel, s: Inwo, card: int) -> None:
    """A New World Order comes into force; one of the same colour goes (EVL-03)."""
    colour = FACES.COLOUR[s.face[card]]
    for old in [nwo for nwo in s.nwos if FACES.COLOUR[s.face[nwo]] == colour]:
        s.discard(old)
        k.tell("order-replaced", {"face": s.face[old]})
    s.move(card, CENTRE, s.owner[card])
    k.tell("order-enacted", {"face": s.face[card]})


def _link(k: Kernel, s: Inwo, e: EventData, params: Params) -> None:
    """It hangs on its target from now on (EVL-20)."""
    link = EFFECTS.LINK[s.face[e["card"]]] or {}
    s.move(e["card"], LINKED, e["seat"])
    s.links.append([e["card"], e["target"], int("permanent" in link), s.turn, 0])
    s.touch()
    k.tell("linked", {"seat": e["seat"], "face": s.face[e["card"]], "host": s.face[e["target"]]})


def _boost(k: Kernel, s: Inwo, e: EventData, params: Params) -> None:
    """Power for the action that is going on, or Power and Resistance in defence (INW-061 to INW-063)."""
    a = Attacked.current(s)
    defends = a is not None and e["target"] == a["target"]
    value = {"layer": ADD, "value": params["amount"]}
    columns = (POWER, RESISTANCE) if defends and "resistance" in params["as"] else (POWER,)
    for column in columns:
        until = TURN if defends else ATTACK
        s.effects.append([len(s.effects), e["card"], e["target"], column, value, until])
    s.touch()


def _add(k: Kernel, s: Inwo, e: EventData, params: Params) -> None:
    """More or less strength of the attack that is going on."""
    a = Attacked.current(s)
    if a is not None:
        number = amount(s, params["amount"], Scope(e["seat"], e["card"], a))
        a["added"].append([s.face[e["card"]], number if params["side"] == "attack" else -number])


def _cancel(k: Kernel, s: Inwo, e: EventData, params: Params) -> None:
    """What it answers never happened."""
    cancel(s, e["answered"])


def _privilege(k: Kernel, s: Inwo, e: EventData, params: Params) -> None:
    """Nobody but the parties takes part any more (INW-137)."""
    a = Attacked.current(s)
    if a is not None:
        a["privileged"] = True
        k.tell("attack-privileged", {"seat": e["seat"]})


OPS: dict[str, Op] = {
    "link": _link,
    "boost": _boost,
    "add": _add,
    "cancel": _cancel,
    "privilege": _privilege,
}
DURING = frozenset(("boost", "add", "privilege"))
"""Ops that make sense in an attack only."""


# -- what becomes of links


def settle(k: Kernel, s: Inwo) -> None:
    """Linked Plots that can never work again where they hang are discarded (EVL-30); a Plot used in the
    attack that goes on, and no longer legal there, comes back to a hand, for all to see (EVL-31)."""
    a = Attacked.current(s)
    for plot in list(a["plots"]) if a is not None else ():
        seat, face, card, target = plot
        use = next((use for use in ways(face) if use.target is not None), None)
        boosted = any(effect[1] == card for effect in s.effects)
        if (
            boosted
            and use is not None
            and not matches(s, read(str(use.target)), target, Scope(seat, card, a))
        ):
            take_back(s, card, seat)
            k.tell("plot-illegal", {"seat": seat, "face": face})
    for card, host, *_ in list(s.links):
        if s.zone[card] == LINKED and s.zone[host] == HELD and not _stays(s, card, host):
            s.links = [link for link in s.links if link[0] != card]
            s.discard(card)
            k.tell("link-lost", {"face": s.face[card], "host": s.face[host]})


def take_back(s: Inwo, card: int, seat: int) -> None:
    """A Plot that was used comes back to a hand, for all to see, and what it did ends."""
    s.effects = [effect for effect in s.effects if effect[1] != card]
    s.to_hand(card, seat)


def _stays(s: Inwo, card: int, host: int) -> bool:
    """Whether the link is legal, or only a change for a time keeps it from working."""
    link = EFFECTS.LINK[s.face[card]] or {}
    s.links, kept = [at for at in s.links if at[0] != card], s.links
    alone = _linkable(s, card, host, link)
    s.links = kept
    if not alone:
        return False
    if awake(s, card, host):
        return True
    s.changes, changes = [change for change in s.changes if change[5] == FOREVER], s.changes
    s.touch()
    lasting = awake(s, card, host)
    s.changes = changes
    s.touch()
    return lasting
