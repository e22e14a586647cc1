"""Decisions of Illuminati in few clicks (`contract.Ease`): attacks, money for and against them, transfers.

A plan's key begins with what it is about: ATTACK leader kind target (aid, MB of the leader, MB of the
Illuminati, whether it is only announced), SPEND side MB MB, TRANSFER source target MB.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    may_answer,
    package,
    packages,
    worth,
)
from bot.games.illuminati.minds.plans import CERTAIN, helpers, purse
from bot.games.illuminati.minds.value import Thought
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.attack import Spending
from bot.games.illuminati.play.power import CONTROL, KINDS
from bot.games.illuminati.play.treasury import Income
from bot.games.illuminati.say.phrases import name, percent, whose
from bot.games.illuminati.see.prospects import chance, find
from bot.games.illuminati.see.view import AttackView, CardView, View
from bot.games.kit.phrases import plain

ATTACK, SPEND, TRANSFER, ONE = 1, 2, 3, 4
"""What a plan is about; ONE: it is a choice as it stands."""
LIKELY = 0.58
"""The chance from which an attack is offered as the first thing to do."""
DEAR = -5.0
"""What an offer must be worth that nothing is said about it."""
LISTED = 25
STEPS = (-5, -1, 1, 5)


class IlluminatiEase(Ease):
    """What the panel of a seat offers first."""

    def first(self, view: View, ask: Ask) -> Sequence[Plan]:
        """The best attack, a transfer, a deal and the end of the turn, which is first if no attack pays;
        the roll, or the best defence."""
        if ask.frame == Act.name and ask.seat == view.active:
            return _first_of_turn(view, ask)
        if ask.frame == Income.name:
            return _ones(ask, (("collect",), text("ill-do-collect")))
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
        if move == ("end",) and view.actions and any(_leaders(ask)):
            return Caution(text("ill-caution-end", actions=view.actions, amount=own.money or 0))
        if move[0] == "drop":
            return Caution(text("ill-caution-drop", card=name(int(move[1]))))
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
            return _spending(view, ask, view.attack, key)
        return None


def _dear(view: View, move: Move) -> Caution | None:
    """An offer that an AI seat would think a bad one."""
    offer = next((offer for offer in view.offers if offer.number == move[1]), None)
    if offer is None or worth_taking(Thought(view), offer) > DEAR:
        return None
    return Caution(text("ill-caution-accept", seat=Who(offer.giver)))


def _ones(ask: Ask, *moves: tuple[Move, Text]) -> list[Plan]:
    """Choices as they stand, those that there are."""
    begun = [choice.prefix if isinstance(choice, Open) else choice for choice in ask.choices]
    return [Plan((ONE, n), label, (move,)) for n, (move, label) in enumerate(moves) if move in begun]


# -- the turn


def _leaders(ask: Ask) -> list[int]:
    """The cards that may lead an attack now."""
    plain_moves = [choice for choice in ask.choices if not isinstance(choice, Open)]
    return [int(move[1]) for move in plain_moves if move[0] == "attack"]


def _ranked(view: View, ask: Ask) -> list[tuple[float, Attempt]]:
    t = Thought(view)
    found = [(worth(t, made), made) for made in attempts(view, _leaders(ask))]
    return sorted(found, key=lambda pair: -pair[0])


def _first_of_turn(view: View, ask: Ask) -> list[Plan]:
    found: list[Plan] = []
    for value, made in _ranked(view, ask)[:1]:
        best = packages(view, made)[0]
        if value > 0 and chance(best.number) >= LIKELY:
            label = text(
                "ill-plan-best", target=name(made.target.card), **_made_of(view, best), **_odds(best.number)
            )
            found.append(Plan(_key(made), label))
    end = _ones(ask, (("end",), text("ill-do-end")))
    others = [seat.seat for seat in view.seats if seat.alive and seat.seat != ask.seat][:1]
    besides = _ones(ask, *((("offer", other), text("ill-plan-deal", seat=Who(other))) for other in others))
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
        percent=percent(min(CERTAIN, best.most)),
    )  # fmt: skip


def _listed(view: View, made: Attempt) -> Plan:
    reached = min(CERTAIN, made.most)
    label = text(
        "ill-plan-target",
        kind=made.kind,
        target=name(made.target.card),
        number=plain(made.base),
        percent=percent(made.base),
        own=int(made.target.owner == view.seat),
        gain=int(percent(reached) > percent(made.base)),
        reached=percent(reached),
        money=max(0, min(CERTAIN - made.base, purse(view, made.leader))),
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


def _odds(number: int) -> dict[str, Any]:
    return {"number": plain(number), "percent": percent(number)}


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
    only_announced = len(rest) > 3
    main = _plan(view, made, shown, announce=only_announced)
    rows: list[tuple[Text, Sequence[Plan]]] = [
        (text("ill-plan-packages"), [_package_plan(view, made, one, shown) for one in offered][:5])
    ]
    rows += _purse_rows(view, made, shown)
    aid = [_aid_plan(view, made, card, shown) for card in helpers(view, made.leader, made.target)]
    if aid:
        rows.append((text("ill-plan-aid"), aid[:LISTED]))
    others = [m for c in _leaders(ask) if c != leader and (m := attempt(view, c, made.kind, target))]
    if others:
        rows.append((text("ill-plan-leaders"), [_leader_plan(view, m) for m in others][:LISTED]))
    aside = () if only_announced else (_plan(view, made, shown, announce=True),)
    return Page(_head(view, made, shown), rows, main, aside)


def _head(view: View, made: Attempt, shown: Package) -> Text:
    key = "ill-plan-head-answered" if may_answer(view, made) else "ill-plan-head"
    return text(
        key, card=name(made.leader.card), kind=made.kind, target=name(made.target.card),
        owner=whose(made.target.owner), base=plain(made.base), start=percent(made.base),
        over=int(shown.number > CERTAIN), **_made_of(view, shown), **_odds(shown.number),
    )  # fmt: skip


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


def _plan(view: View, made: Attempt, one: Package, *, announce: bool = False) -> Plan:
    """The whole attack with its moves, as far as the table will ask for them."""
    moves: list[Move] = [("attack", made.leader.card), (made.kind, made.target.card)]
    if helpers(view, made.leader, made.target):
        moves.append(("aid", *one.aid))
    if asks_privilege(view):
        moves.append(PASS)
    key = _shown_key(view, made, one)
    if announce:
        return Plan((*key, 1), text("ill-plan-announce"), tuple(moves))
    root = view.seats[made.leader.owner].illuminati
    moves += [("spend", made.leader.card, 1, one.own)] if one.own else []
    moves += [("spend", root, 1, one.home)] if one.home else []
    answered = "ill-plan-go-answered" if may_answer(view, made) else "ill-plan-go"
    return Plan(key, text(answered, **_odds(one.number)), (*moves, PASS))


def _package_plan(view: View, made: Attempt, one: Package, shown: Package) -> Plan:
    label = text("ill-plan-package", chosen=int(one == shown), **_made_of(view, one), **_odds(one.number))
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
        label = text("ill-plan-step", step=step, gain=int(gain), **_odds(one.number))
        plans.append(Plan(_shown_key(view, made, one), label))
    return text("ill-plan-purse", card=name(card.card), money=now, most=most), plans


def _aid_plan(view: View, made: Attempt, card: CardView, shown: Package) -> Plan:
    """One helper, called in or sent away."""
    inside = card.card in shown.aid
    aid = [other for other in shown.aid if other != card.card] + ([] if inside else [card.card])
    one = package(view, made, aid, shown.own, shown.home)
    shared = {"card": name(card.card), "inside": int(inside), "strength": card.transfer}
    label = text("ill-plan-helper", **shared, **_odds(one.number))
    return Plan(_shown_key(view, made, one), label)


def _leader_plan(view: View, made: Attempt) -> Plan:
    label = text("ill-plan-leader", card=name(made.leader.card), **_odds(made.base))
    return Plan(_key(made), label)


# -- money for and against an attack


def _packages(a: AttackView, side: int, cards: Sequence[Purse], spent: list[int]) -> list[Plan]:
    """The sums worth spending: nothing, everything, and what reaches a good chance; the dearest last."""
    offered = {tuple(_best(a, side, cards, goal)) for goal in ((10, 9, 8) if side > 0 else (4, 6))}
    offered |= {tuple(0 for _ in cards), tuple(most for _, most, _ in cards)}
    return [_way(a, side, cards, list(way), way == tuple(spent)) for way in sorted(offered, key=sum)]


def _spend_rows(
    a: AttackView, side: int, cards: Sequence[Purse], spent: list[int]
) -> list[tuple[Text, Sequence[Plan]]]:
    """Whole sums to choose from, then each card by itself."""
    steppers = [_spend_stepper(a, side, cards, spent, n) for n in range(len(cards))]
    return [
        (text("ill-plan-packages"), _packages(a, side, cards, spent)),
        *(row for row in steppers if row[1]),
    ]


def _spending(view: View, ask: Ask, a: AttackView, key: tuple[int, ...]) -> Page | None:
    """What the own money can do to the attack that goes on."""
    if key and (key[0] != SPEND or len(key) != 4):
        return None
    side = _side(ask, a) if not key else (1 if key[1] else -1)
    cards = _purses(view, ask, a, side)
    if not cards:
        return None
    spent = [min(amount, most) for amount, (_, most, _) in zip((*key[2:], 0, 0), cards, strict=False)]
    if not key:
        spent = _best(a, side, cards)
    main = _spend_plan(ask, a, side, cards, spent)
    rows = _spend_rows(a, side, cards, spent)
    if ask.seat not in (a.attacker, a.defender) and _purses(view, ask, a, -side):
        other = text("ill-plan-side", side=int(-side > 0))
        rows.append((text("ill-plan-sides"), [Plan((SPEND, int(side < 0), 0, 0), other)]))
    head = text(
        "ill-plan-spending", seat=Who(a.attacker), target=name(a.target), owner=whose(a.defender),
        role="attacker" if ask.seat == a.attacker else "other", **_odds(a.number),
    )  # fmt: skip
    aside = _ones(ask, (("call-off",), text("ill-do-call-off")), (("done",), text("ill-done-spending")))
    nothing = [_spend_plan(ask, a, side, cards, [0] * len(cards))] if any(spent) else []
    return Page(head, rows, main, [*nothing, *aside])


Purse = tuple[int, int, int]
"""A card, the MB that can be spent from it, and how much each changes the number."""


def _side(ask: Ask, a: AttackView) -> int:
    return 1 if ask.seat == a.attacker else -1


def _purses(view: View, ask: Ask, a: AttackView, side: int) -> list[Purse]:
    found: list[Purse] = []
    for choice in ask.choices:
        if not isinstance(choice, Open) or choice.prefix[0] != "spend" or choice.prefix[2] != side:
            continue
        card = int(choice.prefix[1])
        held = find(view, card)
        double = 2 if card == a.target and ask.seat == a.defender else 1
        found.append((card, (held.money or 0) if held is not None else 0, side * double))
    return found[:2]


def _number(a: AttackView, cards: Sequence[Purse], spent: Sequence[int]) -> int:
    return a.number + sum(each * amount for (_, _, each), amount in zip(cards, spent, strict=False))


def _best(a: AttackView, side: int, cards: Sequence[Purse], goal: int | None = None) -> list[int]:
    """The least money that brings the number to the goal (ten for, four against), if it helps at all."""
    wanted = (CERTAIN if side > 0 else 4) if goal is None else goal
    missing = (wanted - a.number) * side
    spent = []
    for _, most, each in cards:
        amount = max(0, min(most, -(-missing // abs(each))))
        missing -= amount * abs(each)
        spent.append(amount)
    return spent if chance(_number(a, cards, spent)) != chance(a.number) else [0] * len(cards)


def _spend_plan(ask: Ask, a: AttackView, side: int, cards: Sequence[Purse], spent: Sequence[int]) -> Plan:
    number, money = _number(a, cards, spent), sum(spent)
    moves: list[Move] = [("spend", card, side, n) for (card, _, _), n in zip(cards, spent, strict=False) if n]
    role = "attacker" if ask.seat == a.attacker else "other"
    label = text("ill-plan-spend", money=money, role=role, side=int(side > 0), **_odds(number))
    return Plan(_spend_key(side, spent), label, (*moves, PASS))


def _spend_key(side: int, spent: Sequence[int]) -> tuple[int, ...]:
    return (SPEND, int(side > 0), *(*spent, 0)[:2])


def _way(a: AttackView, side: int, cards: Sequence[Purse], spent: list[int], chosen: bool) -> Plan:
    parts = tuple(text("ill-money", amount=n) for n in (sum(spent),) if n)
    number = _number(a, cards, spent)
    label = text("ill-plan-package", chosen=int(chosen), parts=parts, count=len(parts), **_odds(number))
    return Plan(_spend_key(side, spent), label)


def _spend_stepper(
    a: AttackView, side: int, cards: Sequence[Purse], spent: Sequence[int], place: int
) -> tuple[Text, Sequence[Plan]]:
    card, most, _ = cards[place]
    plans = []
    for step in STEPS:
        if not 0 <= spent[place] + step <= most:
            continue
        changed = [*spent]
        changed[place] += step
        number = _number(a, cards, changed)
        gain = int(chance(number) != chance(_number(a, cards, spent)))
        label = text("ill-plan-step", step=step, gain=gain, **_odds(number))
        plans.append(Plan(_spend_key(side, changed), label))
    return text("ill-plan-purse", card=name(card), money=spent[place], most=most), plans


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
