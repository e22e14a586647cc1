"""Attacks (ILL-5): target, helpers, privilege, money, dice, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.moves import PASS, Ask, Move, Text, Who, text
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.aftermath import Endow
from bot.games.illuminati.play.attack import (
    AfterDice,
    Attack,
    Challenge,
    Spending,
    admitted,
)
from bot.games.illuminati.play.power import (
    CONTROL,
    DESTROY,
    NEUTRALIZE,
    NWO,
    NWO_RESISTANCE,
    attack_limit,
    immune,
    power,
)
from bot.games.illuminati.play.state import GEOMETRY, HELD, OPEN, Illuminati
from bot.games.illuminati.play.targets import destructible, has_target
from bot.games.illuminati.say.deals import offers
from bot.games.illuminati.say.phrases import (
    EMPTY,
    attack_tone,
    facts,
    lines,
    money_on,
    name,
    names,
    of_card,
    owner,
    percent,
    whose,
)
from bot.games.illuminati.say.refusals import mine, no_action
from bot.games.illuminati.say.specials import do_play
from bot.games.illuminati.see.prospects import find, number
from bot.games.illuminati.see.view import AttackView, View
from bot.games.kit.phrases import plain
from bot.games.kit.pledges import binding
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]


# -- the attack as it stands


def attack_line(view: View) -> Text:
    """Who attacks what with what, and the number needed now."""
    a = view.attack
    if a is None:
        return EMPTY
    shared = {"attacker": Who(a.attacker), "card": name(a.card), "target": name(a.target)}
    shared |= {"number": plain(a.number), "percent": percent(view, a.number), "fallen": int(bool(a.roll))}
    if a.kind == NWO:
        return text("ill-attack-nwo", **shared)
    whole = text("ill-attack", **shared, kind=a.kind, owner=whose(a.defender), privileged=int(a.privileged))
    return lines([whole, text("ill-attack-aid", cards=names(a.aid)) if a.aid else EMPTY])


def purses(view: View) -> Text:
    """The money that attacker and defender can still spend on the attack."""
    a = view.attack
    if a is None:
        return EMPTY
    parts = [_purse(view, a, a.attacker, a.card)]
    if a.kind != NWO and a.defender not in (-1, a.attacker):
        parts.append(_purse(view, a, a.defender, a.target))
    return lines(parts)


def _purse(view: View, a: AttackView, seat: int, card: int) -> Text:
    root = view.seats[seat].illuminati
    side = "for" if seat == a.attacker else "against"
    shared = {"seat": Who(seat), "side": side, "card": name(card), "money": money_on(view, card)}
    if card == root:
        return text("ill-purse", **shared)
    return text("ill-purse-two", **shared, root=name(root), treasury=money_on(view, root))


def spent(a: AttackView) -> Text:
    """What has been spent on the attack so far, for and against."""
    for_it = sum(amount for _, _, amount, side in a.spent if side > 0)
    against = sum(amount for _, _, amount, side in a.spent if side < 0)
    return text("ill-spent", pro=for_it, contra=against) if a.spent else EMPTY


def dice(view: View) -> Text:
    """The dice of the attack and what they mean as they lie."""
    a = view.attack
    if a is None or not a.roll:
        return EMPTY
    first, second = a.roll
    if a.counts_as:
        return text("ill-dice-changed", first=first, second=second, value=a.counts_as, number=plain(a.number))
    total = first + second
    shared = {"total": total, "number": plain(a.number), "fate": _fate(view, total, a.number)}
    return text("ill-dice", first=first, second=second, **shared)


def _fate(view: View, total: int, number: int) -> str:
    """What a roll means as it lies (ILL-5.1g)."""
    if total > 10:
        return "always-fails"
    if total == 2 and dict(view.options)["two_always_succeeds"]:
        return "succeeds"
    return "fails" if total > number else "succeeds"


# -- who attacks what


@SAY.labels(Act, "attack")
def do_attack(view: View, ask: Ask, verb: str, card: int) -> Text:
    found = find(view, card)
    return text("ill-do-attack", card=name(card), power=found.power if found else CARDS.POWER[card])


@SAY.refuses("attack")
def not_attack(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = mine(s, seat, card)
    if reasons:
        return reasons
    called = CARDS.NAME[card]
    reasons = no_action(s)
    if power(s, card) == 0:
        reasons.append(text("refused-powerless", name=called))
    if s.attacks[card] >= attack_limit(card):
        reasons.append(text("refused-tired", name=called))
    if not reasons and not has_target(s, card, bool(GEOMETRY.open_arrows(s, card))):
        reasons.append(text("refused-no-target", name=called))
    return reasons


@SAY.labels(Act, "nwo")
def do_nwo(view: View, ask: Ask, verb: str, card: int) -> Text:
    root = find(view, view.seats[ask.seat].illuminati)
    needed = (root.power if root else 0) - NWO_RESISTANCE
    return text("ill-do-nwo", card=name(card), number=plain(needed))


@SAY.refuses("nwo")
def not_nwo(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    if card not in s.nwos:
        return [text("refused-no-nwo")]
    return [text("refused-nwo-twice", name=CARDS.NAME[card], rule="MAD-07")]


@SAY.asks(Attack)
def ask_attack(view: View, ask: Ask) -> Text:
    if view.attack is None:
        card = find(view, view.planning)
        if card is None:
            return EMPTY
        return text("ill-ask-target", card=name(card.card), facts=facts(card))
    if PASS in ask.choices:
        return lines([attack_line(view), text("ill-ask-privilege")])
    return lines([attack_line(view), text("ill-ask-aid")])


SAY.wants(Attack)(says("ill-wanted-attack"))


def under_owner(view: View, ask: Ask, kind: str, target: int) -> Text:
    """Targets are many: they stand by the kind of attack and whose they are."""
    return text("ill-group-target", kind=kind, owner=whose(owner(view, target)))


@SAY.labels(Attack, CONTROL, NEUTRALIZE, DESTROY, under=under_owner)
def do_target(view: View, ask: Ask, kind: str, target: int) -> Text:
    attacker = find(view, view.planning)
    found = find(view, target)
    if attacker is None or found is None:
        return text("ill-do-target-past", kind=kind, target=name(target))
    needed = number(view, attacker, kind, found)
    return text(
        "ill-do-target",
        kind=kind,
        target=name(target),
        number=plain(needed),
        percent=percent(view, needed),
        owner=whose(found.owner),
    )


@SAY.refuses(Attack, CONTROL, NEUTRALIZE, DESTROY)
def not_target(s: Illuminati, seat: int, target: int, move: Move) -> list[Text]:
    attacker, kind = Attack.data(s.stack[-1])["card"], move[0]
    called = CARDS.NAME[target] if target != NOBODY else ""
    if target == NOBODY or s.zone[target] not in (OPEN, HELD) or CARDS.KIND[target] != "group":
        return [text("refused-target", name=called)]
    reasons = []
    if immune(s, attacker, target, str(kind)):
        reasons.append(text("refused-immune", name=CARDS.NAME[attacker], rule="ILL-5.8a"))
    if kind != DESTROY and s.owner[target] == seat:
        reasons.append(text("refused-own-group", name=called))
    if kind == NEUTRALIZE and s.owner[target] == NOBODY:
        reasons.append(text("refused-neutralize-open", name=called))
    if kind == CONTROL and not GEOMETRY.open_arrows(s, attacker):
        reasons.append(text("refused-no-arrow", name=CARDS.NAME[attacker]))
    return reasons + _indestructible(s, attacker, target) if kind == DESTROY else reasons


def _indestructible(s: Illuminati, attacker: int, target: int) -> list[Text]:
    """Why a card cannot be destroyed by that attacker."""
    reasons = []
    if target == attacker:
        reasons.append(text("refused-itself", name=CARDS.NAME[target]))
    if not destructible(s, target, "whispers" in s.used):
        reasons.append(text("refused-powerless-target", name=CARDS.NAME[target]))
    return reasons


@SAY.labels(Attack, "aid")
def do_aid(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    if not cards:
        return text("ill-do-aid")
    strength = sum(CARDS.TRANSFER[card] for card in cards)
    if len(cards) == 1:
        return text("ill-do-aid-one", card=name(cards[0]), strength=strength)
    return text("ill-do-aid-many", count=len(cards), strength=strength)


SAY.labels(Attack, "pass")(says("ill-pass-attack"))
SAY.labels(Attack, "discard")(of_card)


@SAY.labels(Attack, "buy")
def do_buy(view: View, ask: Ask, verb: str, amount: int) -> Text:
    return text("ill-do-buy", amount=amount)


def _side(e: Data) -> str:
    """Whether the target is open, a rival's, or the attacker's own (self)."""
    if e["defender"] < 0:
        return "open"
    return "self" if e["defender"] == e["seat"] else "rival"


@SAY.tells("attack-announced")
def announced(view: View, e: Data) -> Text:
    needed = e["number"]
    shared = {"seat": Who(e["seat"]), "card": name(e["card"]), "target": name(e["target"])}
    shared |= {"number": plain(needed), "percent": percent(view, needed)}
    if e["kind"] == NWO:
        return text("ill-event-attack-nwo", **shared)
    return text(
        "ill-event-attack",
        **shared,
        kind=e["kind"],
        owner=whose(e["defender"]),
        side=_side(e),
        aid=text("ill-event-aid", cards=names(e["aid"])) if e["aid"] else EMPTY,
        privileged=int(e["privileged"]),
    )


# -- privilege is challenged, money is spent


@SAY.asks(Challenge)
def ask_challenge(view: View, ask: Ask) -> Text:
    shut_out = view.attack is not None and view.attack.shuts_out(ask.seat)
    return lines([attack_line(view), text("ill-ask-challenge", role="outsider" if shut_out else "defender")])


@SAY.labels(Challenge, Spending, AfterDice, "break")
def do_break(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    if len(cards) == 1:
        return text("ill-do-card", card=name(cards[0]))
    return text("ill-do-break")


SAY.tells("privilege-broken")(says("ill-event-privilege-broken"))


def _want(key: str) -> Callable[[View, Ask], Text]:
    def say(view: View, ask: Ask) -> Text:
        a = view.attack
        if a is None:
            return text("wanted")
        role = {a.attacker: "attacker", a.defender: "defender"}.get(ask.seat, "outsider")
        return text(
            key,
            seat=Who(a.attacker),
            role=role,
            kind=a.kind,
            shut=int(a.shuts_out(ask.seat)),
            target=name(a.target),
            owner=whose(a.defender),
            number=plain(a.number),
            percent=percent(view, a.number),
            roll=a.counts_as or sum(a.roll),
        )

    return say


SAY.wants(Spending)(_want("ill-wanted-spending"))
SAY.wants(Challenge)(_want("ill-wanted-challenge"))
SAY.wants(AfterDice)(_want("ill-wanted-dice"))


@SAY.asks(Spending)
def ask_spending(view: View, ask: Ask) -> Text:
    a = view.attack
    if a is None:
        return EMPTY
    if ask.seat == a.attacker:
        role = "attacker"
    else:
        role = "defender" if ask.seat == a.defender else "outsider"
    own = view.seats[ask.seat].illuminati
    question = text("ill-ask-spending", role=role, treasury=money_on(view, own))
    if a.shuts_out(ask.seat):
        question = text("ill-ask-challenge", role="outsider")
    open_deals = [] if a.privileged else offers(view, ask)
    return lines([attack_line(view), spent(a), purses(view), question, *_sworn(view, ask, a), *open_deals])


def _sworn(view: View, ask: Ask, a: AttackView) -> list[Text]:
    """Whose promise of peace their money would break (ILL-8g)."""
    if ask.seat == a.defender:
        return []
    sides = {a.defender: "for"} if ask.seat == a.attacker else {a.defender: "for", a.attacker: "against"}
    return [
        text("ill-ask-peace", other=Who(other), side=side)
        for other, side in sides.items()
        if binding(view.pledges, ask.seat, other, view.turn)
    ]


SAY.labels(Spending, "pass")(says("ill-pass-spending"))
SAY.labels(Spending, "done")(says("ill-done-spending"))
SAY.labels(Attack, Spending, "call-off")(says("ill-do-call-off"))


@SAY.labels(Spending, "spend")
def do_spend(view: View, ask: Ask, verb: str, card: int, side: int, amount: int = 0) -> Text:
    way = "for" if side > 0 else "against"
    if amount:
        return text("ill-do-spend-amount", card=name(card), side=way, amount=amount)
    return text("ill-do-spend", card=name(card), side=way, money=money_on(view, card))


@SAY.refuses("spend")
def not_spend(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    a = s.attack()
    if a is None:
        return [text("refused-no-attack")]
    if seat not in admitted(s, a):
        return [text("refused-privileged", rule="ILL-5.5b")]
    if s.doing != Spending.name:
        return [text("refused-money-now", rule="ILL-5.3f")]
    if card == NOBODY:
        return [text("refused-any-spend", rule="ILL-5.3a")]
    if not mine(s, seat, card) and not s.money[card]:
        return [text("refused-no-money", name=CARDS.NAME[card])]
    return [text("refused-purse", name=CARDS.NAME[card], rule="ILL-5.3a")]


@SAY.tells("money-spent")
def money_spent(view: View, e: Data) -> Text:
    return text(
        "ill-event-spent",
        seat=Who(e["seat"]),
        card=name(e["card"]),
        amount=e["amount"],
        side="for" if e["side"] > 0 else "against",
        number=plain(e["number"]),
        percent=percent(view, e["number"]),
    )


@SAY.tells("attack-boosted")
def boosted(view: View, e: Data) -> Text:
    number = e["number"]
    shared = {"number": plain(number), "percent": percent(view, number)}
    return text("ill-event-attack-boosted", amount=e["amount"], **shared)


@SAY.tells("attack-changed")
def changed(view: View, e: Data) -> Text:
    number = e["number"]
    return text("ill-event-attack-changed", number=plain(number), percent=percent(view, number))


@SAY.refuses("call-off")
def not_call_off(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    a = s.attack()
    if a is None or seat != a["seat"]:
        return [text("refused-no-own-attack")]
    if not a["spent"]:
        return []
    return [text("refused-committed", rule="ILL-5.6b")]


# -- the dice, and what they bring


@SAY.tells("dice-rolled")
def rolled(view: View, e: Data) -> Text:
    first, second = e["roll"]
    return text(
        "ill-event-dice",
        seat=Who(e["seat"]),
        first=first,
        second=second,
        total=first + second,
        number=plain(e["number"]),
        fate=_fate(view, first + second, e["number"]),
    )


@SAY.asks(AfterDice)
def ask_after_dice(view: View, ask: Ask) -> Text:
    if view.attack is not None and view.attack.shuts_out(ask.seat):
        return lines([attack_line(view), dice(view), text("ill-ask-challenge", role="outsider")])
    return lines([attack_line(view), dice(view), text("ill-ask-after-dice")])


@SAY.labels(AfterDice, "play")
def do_play_after_dice(view: View, ask: Ask, verb: str, card: int) -> Text:
    """What turns the dice says what comes of it: a 2 is not always low enough."""
    values = [int(params["value"]) for op, params in CARDS.PROGRAM[card] if op == "set_roll"]
    if view.attack is None or not values:
        return do_play(view, ask, verb, card)
    fate = "succeeds" if _fate(view, values[0], view.attack.number) == "succeeds" else "fails"
    return text("ill-do-play-dice", card=name(card), value=values[0], fate=fate)


def _result(won: str) -> Callable[[View, Data], Text]:
    def say(view: View, e: Data) -> Text:
        return text(
            f"ill-event-{won}",
            kind=e["kind"],
            seat=Who(e["seat"]),
            card=name(e["card"]),
            target=name(e["target"]),
            owner=whose(e["defender"]),
            side=_side(e),
            roll=e["roll"],
            number=plain(e["number"]),
            tone=attack_tone(view),
        )

    return say


SAY.tells("attack-succeeded")(_result("succeeded"))
SAY.tells("attack-failed")(_result("failed"))


@SAY.asks(Endow)
def ask_endow(view: View, ask: Ask) -> Text:
    if view.topic is None:
        return EMPTY
    source, target = view.topic.other, view.topic.card
    return text("ill-ask-endow", card=name(target), source=name(source), money=money_on(view, source))


@SAY.wants(Endow)
def want_endow(view: View, ask: Ask) -> Text:
    return text("ill-wanted-endow", card=name(view.topic.card)) if view.topic else text("wanted")


@SAY.labels(Endow, "endow")
def do_endow(view: View, ask: Ask, verb: str, amount: int | None = None) -> Text:
    return text("ill-do-endow") if amount is None else text("ill-do-endow-amount", amount=amount)
