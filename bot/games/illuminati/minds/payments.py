"""Money for and against an attack that goes on, as plans: how much, from which card, and what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.events import DONE
from bot.engine.moves import PASS, Ask, Move, Open, Text, Who, text
from bot.games.contract import Page, Plan
from bot.games.illuminati.minds.effects import winning
from bot.games.illuminati.minds.plans import CERTAIN
from bot.games.illuminati.minds.value import Thought
from bot.games.illuminati.say.phrases import name, percent, whose
from bot.games.illuminati.say.words import WORDS
from bot.games.illuminati.see.prospects import chance, find
from bot.games.illuminati.see.view import AttackView, View
from bot.games.kit.phrases import plain

SPEND, ONE = 2, 4
"""What a plan is about, at the beginning of its key; ONE: it is a choice as it stands."""
STEPS = (-5, -1, 1, 5)

Purse = tuple[int, int, int]
"""A card, the MB that can be spent from it, and how much each changes the number."""


def ones(ask: Ask, *moves: tuple[Move, Text]) -> list[Plan]:
    """Choices as they stand, those that there are."""
    begun = [choice.prefix if isinstance(choice, Open) else choice for choice in ask.choices]
    return [Plan((ONE, n), label, (move,)) for n, (move, label) in enumerate(moves) if move in begun]


def odds(view: View, number: int) -> dict[str, Any]:
    return {"number": plain(number), "percent": percent(view, number)}


def _packages(view: View, a: AttackView, side: int, cards: Sequence[Purse], spent: list[int]) -> list[Plan]:
    """The sums worth spending: nothing, everything, and what reaches a good chance; the dearest last."""
    offered = {tuple(_best(a, side, cards, goal)) for goal in ((10, 9, 8) if side > 0 else (4, 6))}
    offered |= {tuple(0 for _ in cards), tuple(most for _, most, _ in cards)}
    return [_way(view, a, side, cards, list(way), way == tuple(spent)) for way in sorted(offered, key=sum)]


def _spend_rows(
    view: View, ask: Ask, a: AttackView, side: int, cards: Sequence[Purse], spent: list[int]
) -> list[tuple[Text, Sequence[Plan]]]:
    """Whole sums to choose from, then the specials, then each card by itself."""
    rows = [
        (text("ill-plan-packages"), _packages(view, a, side, cards, spent)),
        (text("ill-group", heading="play"), _specials(view, ask)),
        *(_spend_stepper(view, a, side, cards, spent, n) for n in range(len(cards))),
    ]
    return [row for row in rows if row[1]]


def _specials(view: View, ask: Ask) -> list[Plan]:
    """What may be played instead of spending anything."""
    plays = [choice for choice in ask.choices if not isinstance(choice, Open) and choice[0] == "play"]
    return ones(ask, *((move, WORDS.label(view, ask, move)) for move in plays))


def spending(view: View, ask: Ask, a: AttackView, key: tuple[int, ...]) -> Page | None:
    """What the own money can do to the attack that goes on. Who is not concerned usually lets it be, unless
    it would win the game for the attacker."""
    if key and (key[0] != SPEND or len(key) != 4):
        return None
    side = _side(ask, a) if not key else (1 if key[1] else -1)
    cards = _purses(view, ask, a, side)
    if not cards:
        return None
    lost = _lost(view, ask, a)
    outside = ask.seat not in (a.attacker, a.defender)
    best = _best(a, side, cards)
    spent = _spent(key, cards) if key or (outside and not lost) else best
    main = _spend_plan(view, ask, a, side, cards, spent, lost)
    rows = _spend_rows(view, ask, a, side, cards, spent)
    if outside and _purses(view, ask, a, -side):
        other = text("ill-plan-side", side=int(-side > 0))
        rows.append((text("ill-plan-sides"), [Plan((SPEND, int(side < 0), 0, 0), other)]))
    head = text(
        "ill-plan-spending", seat=Who(a.attacker), target=name(a.target), owner=whose(a.defender),
        role="attacker" if ask.seat == a.attacker else "other", **odds(view, a.number),
    )  # fmt: skip
    aside = ones(ask, (("call-off",), text("ill-do-call-off")), (("done",), text("ill-done-spending")))
    instead = _spent((), cards) if any(spent) else best
    if instead != spent:
        aside.insert(0, _spend_plan(view, ask, a, side, cards, instead, lost))
    return Page(head, rows, main, aside)


def letting(view: View, ask: Ask, a: AttackView) -> list[Plan]:
    """Adding nothing, for who has no money to add, and the same until the dice."""
    once = _spend_plan(view, ask, a, 1, (), (), _lost(view, ask, a))
    return ones(ask, (PASS, once.label), (DONE, text("ill-done-spending")))


def _lost(view: View, ask: Ask, a: AttackView) -> bool:
    """Whether somebody else wins the game if the attack succeeds."""
    target = find(view, a.target)
    if ask.seat == a.attacker or target is None:
        return False
    return winning(Thought(view), a.attacker, a.kind, target, a.card)


def _spent(key: Sequence[int], cards: Sequence[Purse]) -> list[int]:
    """The sums that a key names, as far as there is money for them."""
    return [min(amount, most) for amount, (_, most, _) in zip((*key[2:], 0, 0), cards, strict=False)]


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


def _spend_plan(
    view: View, ask: Ask, a: AttackView, side: int, cards: Sequence[Purse], spent: Sequence[int], lost: bool
) -> Plan:
    number, money = _number(a, cards, spent), sum(spent)
    moves: list[Move] = [("spend", card, side, n) for (card, _, _), n in zip(cards, spent, strict=False) if n]
    role = "attacker" if ask.seat == a.attacker else "other"
    label = text(
        "ill-plan-spend", money=money, role=role, side=int(side > 0), lost=int(lost), seat=Who(a.attacker),
        **odds(view, number),
    )  # fmt: skip
    return Plan(_spend_key(side, spent), label, (*moves, PASS))


def _spend_key(side: int, spent: Sequence[int]) -> tuple[int, ...]:
    return (SPEND, int(side > 0), *(*spent, 0)[:2])


def _way(
    view: View, a: AttackView, side: int, cards: Sequence[Purse], spent: list[int], chosen: bool
) -> Plan:
    parts = tuple(text("ill-money", amount=n) for n in (sum(spent),) if n)
    number = _number(a, cards, spent)
    label = text("ill-plan-package", chosen=int(chosen), parts=parts, count=len(parts), **odds(view, number))
    return Plan(_spend_key(side, spent), label)


def _spend_stepper(
    view: View, a: AttackView, side: int, cards: Sequence[Purse], spent: Sequence[int], place: int
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
        label = text("ill-plan-step", step=step, gain=gain, **odds(view, number))
        plans.append(Plan(_spend_key(side, changed), label))
    return text("ill-plan-purse", card=name(card), money=spent[place], most=most), plans
