"""Decisions of Illuminati in few clicks (`contract.Ease`): attacks, money for and against them, transfers.

A plan's key begins with what it is about: ATTACK leader kind target (aid, MB of the leader, MB of the
Illuminati, how it is made), TRANSFER source target MB; of money in an attack see `payments`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.moves import PASS, Ask, Choice, Move, Open, Range, Text, Who, text, verb_of
from bot.engine.structure import NOBODY
from bot.games.contract import Caution, Ease, Page, Plan
from bot.games.illuminati.minds.bargaining import worth_taking
from bot.games.illuminati.minds.packages import (
    Attempt,
    Package,
    asks_privilege,
    attempt,
    attempts,
    less,
    may_answer,
    package,
    packages,
    privileges,
    worth,
)
from bot.games.illuminati.minds.payments import ONE, STEPS, letting, odds, ones, spending
from bot.games.illuminati.minds.plans import CERTAIN, helpers, purse
from bot.games.illuminati.minds.value import Thought
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.attack import Spending
from bot.games.illuminati.play.power import CONTROL, KINDS
from bot.games.illuminati.play.treasury import Income
from bot.games.illuminati.say.phrases import name, percent, whose
from bot.games.illuminati.say.words import WORDS
from bot.games.illuminati.see.prospects import chance, prospect
from bot.games.illuminati.see.view import CardView, View
from bot.games.kit.offers import pending
from bot.games.kit.phrases import plain, signed
from bot.games.kit.pledges import binding

ATTACK, TRANSFER = 1, 3
"""What a plan is about."""
WHOLE, ANNOUNCED, PRIVILEGED = 0, 1, 2
"""How an attack is made: with its money, announced only, or privileged by the first, second ... price."""
LIKELY = 0.58
"""The chance from which an attack is offered as the first thing to do."""
DEAR = -5.0
"""What an offer must be worth that nothing is said about it."""
LISTED = 25


class IlluminatiEase(Ease):
    """What the panel of a seat offers first."""

    def first(self, view: View, ask: Ask) -> Sequence[Plan]:
        """The best attack, a transfer, an offer or a deal, and the end of the turn, which is first if no
        attack pays; passing, where there is no money to spend."""
        if ask.frame == Act.name and ask.seat == view.active:
            return _first_of_turn(view, ask)
        if ask.frame == Spending.name:
            return letting(view, ask, view.attack) if view.attack is not None else ()
        if ask.frame == Income.name:
            return ones(ask, (("collect",), text("ill-do-collect")))
        return ()

    def worth(self, view: View, ask: Ask, choice: Choice) -> float | None:
        """What can be transferred, and where a new group keeps most arrows free."""
        if isinstance(choice, Open) and isinstance(choice.shape, Range):
            return float(choice.shape.most)
        return 0.0

    def caution(self, view: View, ask: Ask, move: Move) -> Caution | None:
        """A deal that costs more than it brings; an end with actions left; a group that is dropped."""
        if move[0] == "accept":
            return _dear(view, move)
        if ask.frame != Act.name or ask.seat != view.active:
            return None
        own = view.seats[ask.seat]
        if move == ("end",) and view.actions and _promising(view, ask) is not None:
            return Caution(text("ill-caution-end", actions=view.actions, amount=own.money or 0))
        if move[0] == "drop":
            below = any(card.master == move[1] for card in own.structure)
            return Caution(text("ill-caution-drop", card=name(int(move[1])), branch=int(below)))
        return None

    def page(self, view: View, ask: Ask, key: tuple[int, ...]) -> Page | None:
        """The lists of targets, an attack with its packages, money for or against one, a transfer."""
        if ask.frame == Act.name and ask.seat == view.active:
            if not key:
                return _targets(view, ask)
            if key[0] == ATTACK and len(key) >= 4:
                return _attack(view, ask, key)
            return _transfer(view, ask, key) if key[0] == TRANSFER else None
        if ask.frame == Spending.name and view.attack is not None and PASS in ask.choices:
            return spending(view, ask, view.attack, key)
        return None


def _dear(view: View, move: Move) -> Caution | None:
    """An offer that an AI seat would think a bad one."""
    offer = next((offer for offer in view.offers if offer.number == move[1]), None)
    if offer is None or worth_taking(Thought(view), offer) > DEAR:
        return None
    return Caution(text("ill-caution-accept", seat=Who(offer.giver)))


def _one(view: View, ask: Ask, move: Move) -> Plan:
    """A choice as it stands, by its own name."""
    return Plan((ONE,), WORDS.label(view, ask, move), (move,))


# -- the turn


def _leaders(ask: Ask) -> list[int]:
    """The cards that may lead an attack now."""
    plain_moves = [choice for choice in ask.choices if not isinstance(choice, Open)]
    return [int(move[1]) for move in plain_moves if move[0] == "attack"]


def _ranked(view: View, ask: Ask) -> list[tuple[float, Attempt]]:
    t = Thought(view)
    found = [(worth(t, made), made) for made in attempts(view, _leaders(ask))]
    return sorted(found, key=lambda pair: -pair[0])


def _promising(view: View, ask: Ask) -> Attempt | None:
    """The attack that pays best and is likely enough, if there is one."""
    ranked = _ranked(view, ask)
    if not ranked or ranked[0][0] <= 0:
        return None
    made = ranked[0][1]
    return made if chance(packages(view, made)[0].number) >= LIKELY else None


def _first_of_turn(view: View, ask: Ask) -> list[Plan]:
    found: list[Plan] = []
    made = _promising(view, ask)
    if made is not None:
        best = packages(view, made)[0]
        label = text(
            "ill-plan-best",
            kind=made.kind,
            target=name(made.target.card),
            **_made_of(view, best),
            **odds(view, best.number),
        )
        found.append(Plan(_key(made), label))
    end = ones(ask, (("end",), text("ill-do-end")))
    others = [seat.seat for seat in view.seats if seat.alive and seat.seat != ask.seat][:1]
    deals = ((("offer", other), text("ill-plan-deal", seat=Who(other))) for other in others)
    besides = [_one(view, ask, move) for move in pending(ask.choices)] or ones(ask, *deals)
    if any(verb_of(choice) == "transfer" for choice in ask.choices):
        besides.insert(0, Plan((TRANSFER,), text("ill-plan-transfer")))
    return [*found, *besides, *end] if found else [*end, *besides]


def _targets(view: View, ask: Ask) -> Page | None:
    """Everything that can be attacked, by what it is worth; the hopeless and the own apart."""
    ranked = [made for _, made in _ranked(view, ask)]
    if not ranked:
        return None
    lists: dict[str, list[Attempt]] = {
        key: [] for key in ("ill-list-open", "ill-list-rivals", "ill-list-harm", "ill-list-hopeless")
    }
    for made in ranked:
        lists[_list_of(made, ask.seat)].append(made)
    return Page(
        text("ill-ask-act-lists"),
        [
            (_heading(view, key, listed), [_listed(view, made) for made in listed[:LISTED]])
            for key, listed in lists.items()
            if listed
        ],
    )


def _list_of(made: Attempt, seat: int) -> str:
    """Which list of targets it stands in."""
    if made.hopeless or made.target.owner == seat:
        return "ill-list-hopeless"
    if made.kind != CONTROL:
        return "ill-list-harm"
    return "ill-list-open" if made.target.owner == NOBODY else "ill-list-rivals"


def _heading(view: View, key: str, made: Sequence[Attempt]) -> Text:
    best = made[0]
    return text(
        key, count=len(made), target=name(best.target.card), owner=whose(best.target.owner),
        percent=percent(view, min(CERTAIN, best.most)),
    )  # fmt: skip


def _listed(view: View, made: Attempt) -> Plan:
    reached = min(CERTAIN, made.most)
    most = purse(view, made.leader)
    aid = made.most - made.base - most if made.base + most < reached else 0
    label = text(
        "ill-plan-target",
        kind=made.kind,
        target=name(made.target.card),
        number=plain(made.base),
        percent=percent(view, made.base),
        own=int(made.target.owner == view.seat),
        gain=int(percent(view, reached) > percent(view, made.base)),
        reached=percent(view, reached),
        aid=aid,
        money=max(0, reached - made.base - aid),
    )
    about = text(
        "ill-plan-target-about",
        card=name(made.leader.card),
        owner=whose(made.target.owner),
        power=made.target.power,
        transfer=made.target.transfer,
        income=made.target.income,
    )
    return Plan(_key(made), label, about=about)


# -- an attack


def _key(made: Attempt, *more: int) -> tuple[int, ...]:
    return (ATTACK, made.leader.card, KINDS.index(made.kind), made.target.card, *more)


def _made_of(view: View, one: Package) -> dict[str, Any]:
    """Aid and money in words."""
    parts: list[object] = [name(card) for card in one.aid]
    if one.money:
        parts.append(text("ill-money", amount=one.money))
    return {"parts": tuple(parts), "count": len(parts)}


def _attack(view: View, ask: Ask, key: tuple[int, ...]) -> Page | None:
    leader, kind, target, *rest = key[1:]
    made = attempt(view, leader, KINDS[kind], target) if kind < len(KINDS) else None
    if made is None or leader not in _leaders(ask):
        return None
    offered = packages(view, made)
    shown = _read(view, made, rest) if len(rest) >= 3 else offered[0]
    how = rest[3] if len(rest) > 3 else WHOLE
    if how >= PRIVILEGED + len(privileges(view)):
        return None
    main = _plan(view, made, shown, how)
    aside = () if how == ANNOUNCED else (_plan(view, made, shown, ANNOUNCED),)
    spend = (text("ill-plan-packages"), [_package_plan(view, made, one, shown) for one in offered][:5])
    return Page(_head(view, made, shown), [spend, *_variants(view, ask, made, shown)], main, aside)


def _variants(view: View, ask: Ask, made: Attempt, shown: Package) -> Iterator[tuple[Text, Sequence[Plan]]]:
    """What could be otherwise: money, aid, privilege, the leader."""
    yield from _purse_rows(view, made, shown)
    aid = [_aid_plan(view, made, card, shown) for card in helpers(view, made.leader, made.target)]
    closed = [_plan(view, made, shown, PRIVILEGED + n) for n in range(len(privileges(view)))]
    leaders = [card for card in _leaders(ask) if card != made.leader.card]
    others = [m for card in leaders if (m := attempt(view, card, made.kind, made.target.card))]
    for heading, plans in (
        (text("ill-plan-aid"), aid),
        (_closed(view, made), closed),
        (text("ill-plan-leaders"), [_leader_plan(view, m) for m in others]),
    ):
        if plans:
            yield heading, plans[:LISTED]


def _head(view: View, made: Attempt, shown: Package) -> Text:
    key = "ill-plan-head-answered" if may_answer(view, made) else "ill-plan-head"
    return text(
        key, card=name(made.leader.card), kind=made.kind, target=name(made.target.card),
        owner=whose(made.target.owner), base=plain(made.base), start=percent(view, made.base),
        over=int(shown.number > CERTAIN), peace=int(_sworn(view, made.target.owner)), sum=_sum(view, made),
        **_made_of(view, shown), **odds(view, shown.number),
    )  # fmt: skip


def _sworn(view: View, other: int) -> bool:
    """Whether the viewer has promised another peace (ILL-8g)."""
    return binding(view.pledges, NOBODY if view.seat is None else view.seat, other, view.turn) is not None


def _sum(view: View, made: Attempt) -> tuple[Text, ...]:
    """What the number is made of as it stands."""
    parts = prospect(view, made.leader, made.kind, made.target)
    return tuple(text("ill-sum-part", part=part, amount=signed(amount)) for part, amount in parts)


def _bits(view: View, made: Attempt, one: Package) -> int:
    cards = [card.card for card in helpers(view, made.leader, made.target)]
    return sum(1 << n for n, card in enumerate(cards) if card in one.aid)


def _read(view: View, made: Attempt, rest: Sequence[int]) -> Package:
    """The package of a key; money that is not there is not in it."""
    cards = [card.card for card in helpers(view, made.leader, made.target)]
    aid = [card for n, card in enumerate(cards) if rest[0] >> n & 1]
    root = view.seats[made.leader.owner].structure[0]
    most = 0 if root.card == made.leader.card else root.money or 0
    return package(view, made, aid, min(rest[1], made.leader.money or 0), min(rest[2], most))


def _shown_key(view: View, made: Attempt, one: Package) -> tuple[int, ...]:
    return _key(made, _bits(view, made, one), one.own, one.home)


def _plan(view: View, made: Attempt, shown: Package, how: int = WHOLE) -> Plan:
    """The whole attack with its moves, as far as the table will ask for them."""
    key, one = _shown_key(view, made, shown), shown
    moves: list[Move] = [("attack", made.leader.card), (made.kind, made.target.card)]
    if helpers(view, made.leader, made.target):
        moves.append(("aid", *one.aid))
    if how >= PRIVILEGED:
        price = privileges(view)[how - PRIVILEGED]
        one = less(view, made, shown, price)
        moves.append(price)
        label = _privileged(view, price, one)
    else:
        moves += [PASS] if asks_privilege(view) else []
        answered = "ill-plan-go-answered" if may_answer(view, made) else "ill-plan-go"
        label = text(answered, **odds(view, one.number))
    if how == ANNOUNCED:
        return Plan((*key, how), text("ill-plan-announce"), tuple(moves))
    root = view.seats[made.leader.owner].illuminati
    moves += [("spend", made.leader.card, 1, one.own)] if one.own else []
    moves += [("spend", root, 1, one.home)] if one.home else []
    return Plan((*key, how) if how else key, label, (*moves, PASS))


def _closed(view: View, made: Attempt) -> Text:
    """Whom privilege shuts out (ILL-5.5b)."""
    rival = made.target.owner not in (NOBODY, view.seat)
    return text("ill-plan-privilege", rival=int(rival), owner=whose(made.target.owner))


def _privileged(view: View, price: Move, one: Package) -> Text:
    if price[0] == "buy":
        return text("ill-plan-buy", amount=int(price[1]), **odds(view, one.number))
    return text("ill-plan-discard", card=name(int(price[1])), **odds(view, one.number))


def _package_plan(view: View, made: Attempt, one: Package, shown: Package) -> Plan:
    label = text(
        "ill-plan-package", chosen=int(one == shown), **_made_of(view, one), **odds(view, one.number)
    )
    return Plan(_shown_key(view, made, one), label)


def _purse_rows(view: View, made: Attempt, shown: Package) -> list[tuple[Text, Sequence[Plan]]]:
    root = view.seats[made.leader.owner].structure[0]
    rows = [_stepper(view, made, shown, made.leader, 1)]
    if root.card != made.leader.card:
        rows.append(_stepper(view, made, shown, root, 2))
    return [row for row in rows if row[1]]


def _stepper(
    view: View, made: Attempt, shown: Package, card: CardView, place: int
) -> tuple[Text, Sequence[Plan]]:
    """Buttons for more and less money of one card, each with what it leads to."""
    amounts = [shown.own, shown.home]
    now, most = amounts[place - 1], card.money or 0
    plans = []
    for step in STEPS:
        if not 0 <= now + step <= most:
            continue
        changed = [*amounts]
        changed[place - 1] = now + step
        one = package(view, made, shown.aid, *changed)
        gain = chance(one.number) != chance(shown.number)
        if step > 0 and not gain and not may_answer(view, made):
            continue
        label = text("ill-plan-step", step=step, gain=int(gain), **odds(view, one.number))
        plans.append(Plan(_shown_key(view, made, one), label))
    return text("ill-plan-purse", card=name(card.card), money=now, most=most), plans


def _aid_plan(view: View, made: Attempt, card: CardView, shown: Package) -> Plan:
    """One helper, called in or sent away."""
    inside = card.card in shown.aid
    aid = [other for other in shown.aid if other != card.card] + ([] if inside else [card.card])
    one = package(view, made, aid, shown.own, shown.home)
    shared = {"card": name(card.card), "inside": int(inside), "strength": card.transfer}
    label = text("ill-plan-helper", **shared, **odds(view, one.number))
    return Plan(_shown_key(view, made, one), label)


def _leader_plan(view: View, made: Attempt) -> Plan:
    label = text("ill-plan-leader", card=name(made.leader.card), **odds(view, made.base))
    return Plan(_key(made), label)


# -- transfers


def _transfer(view: View, ask: Ask, key: tuple[int, ...]) -> Page:
    """Who gives to whom, the most first; then how much."""
    ways = [c for c in ask.choices if isinstance(c, Open) and c.prefix[0] == "transfer"]
    most = {(int(c.prefix[1]), int(c.prefix[2])): c.shape.most for c in ways if isinstance(c.shape, Range)}
    if len(key) == 4 and key[1:3] in most:
        return _amount(view, key[1], key[2], max(1, min(key[3], most[key[1], key[2]])), most[key[1], key[2]])
    ranked = sorted(most.items(), key=lambda pair: -pair[1])
    plans = [
        Plan(
            (TRANSFER, *pair, amount),
            text("ill-plan-between", source=name(pair[0]), target=name(pair[1])),
            about=text("ill-plan-between-about", source=name(pair[0]), amount=amount),
        )
        for pair, amount in ranked
    ]
    return Page(
        text("ill-plan-transfer-head", transfers=view.transfers), [(text("ill-plan-ways"), plans[:LISTED])]
    )


def _amount(view: View, source: int, target: int, amount: int, most: int) -> Page:
    def plan(n: int, label: Text, moves: tuple[Move, ...] = ()) -> Plan:
        return Plan((TRANSFER, source, target, n), label, moves)

    steps = [
        plan(amount + step, text("ill-plan-more", step=step)) for step in STEPS if 1 <= amount + step <= most
    ]
    halves = {n for n in (1, most // 2, most) if n and n != amount}
    rows = [
        (text("ill-plan-amounts"), [plan(n, text("ill-money", amount=n)) for n in sorted(halves)]),
        (text("ill-plan-steps"), steps),
    ]
    shared = {"source": name(source), "target": name(target), "amount": amount}
    main = plan(amount, text("ill-do-between-amount", **shared), (("transfer", source, target, amount),))
    return Page(text("ill-plan-transfer-amount", **shared), [row for row in rows if row[1]], main)


EASE = IlluminatiEase()
