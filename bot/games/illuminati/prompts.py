"""What a seat is asked, with what it needs to know to answer."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import PASS, Ask, Text, Who, text
from bot.games.illuminati.phrases import (
    EMPTY,
    bundle,
    effect,
    facts,
    lines,
    money_on,
    name,
    names,
    percent,
    plain,
    verb,
    whose,
)
from bot.games.illuminati.power import NWO
from bot.games.illuminati.prospects import find
from bot.games.illuminati.view import AttackView, OfferView, View


def prompt(view: View, ask: Ask) -> Text:
    """The question of an open decision, after the open offers that concern its seat."""
    return PROMPTS[ask.frame](view, ask)


def offers(view: View) -> list[Text]:
    """The open deals of the viewer, in full and in the order in which they are numbered for him."""
    return [text("ill-offer-open", number=n, offer=offer_text(o)) for n, o in enumerate(view.offers, 1)]


def offer_text(offer: OfferView) -> Text:
    """The terms of one deal."""
    return text(
        "ill-offer",
        giver=Who(offer.giver),
        taker=Who(offer.taker),
        gives=bundle(offer.give_money, offer.give_cards),
        gets=bundle(offer.get_money, offer.get_cards),
    )


def attack_line(view: View) -> Text:
    """Who attacks what with what, and the number needed now."""
    a = view.attack
    if a is None:
        return EMPTY
    shared = {"attacker": Who(a.attacker), "card": name(a.card), "target": name(a.target)}
    shared |= {"number": plain(a.number), "percent": percent(a.number)}
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


# -- by kind of frame


def _goals(view: View, ask: Ask) -> Text:
    return text("ill-ask-goals", card=name(view.seats[ask.seat].illuminati))


def _income(view: View, ask: Ask) -> Text:
    if any(verb(choice) == "upkeep" for choice in ask.choices):
        return text("ill-ask-upkeep")
    return text("ill-ask-income", amount=sum(card.income for card in view.seats[ask.seat].structure))


def _tax(view: View, ask: Ask) -> Text:
    owed = dict(view.topic.owed).get(ask.seat, 0) if view.topic else 0
    return text("ill-ask-tax", collector=Who(view.active), amount=owed)


def _act(view: View, ask: Ask) -> Text:
    if ask.seat != view.active:
        return lines([text("ill-ask-bystander", active=Who(view.active)), *offers(view)])
    said = [text("ill-ask-act", actions=view.actions, transfers=view.transfers)]
    if len(view.seats[ask.seat].structure) == 1:
        said.append(text("ill-ask-act-alone"))
    return lines([*said, *offers(view)])


def _attack(view: View, ask: Ask) -> Text:
    if view.attack is None:
        card = find(view, view.planning)
        if card is None:
            return EMPTY
        return text("ill-ask-target", card=name(card.card), facts=facts(card))
    if PASS in ask.choices:
        return lines([attack_line(view), text("ill-ask-privilege")])
    return lines([attack_line(view), text("ill-ask-aid")])


def _challenge(view: View, ask: Ask) -> Text:
    return lines([attack_line(view), text("ill-ask-challenge")])


def _spending(view: View, ask: Ask) -> Text:
    a = view.attack
    if a is None:
        return EMPTY
    if ask.seat == a.attacker:
        role = "attacker"
    else:
        role = "defender" if ask.seat == a.defender else "outsider"
    own = view.seats[ask.seat].illuminati
    question = text("ill-ask-spending", role=role, treasury=money_on(view, own))
    open_deals = [] if a.privileged else offers(view)
    return lines([attack_line(view), spent(a), purses(view), question, *open_deals])


def _after_dice(view: View, ask: Ask) -> Text:
    return lines([attack_line(view), dice(view), text("ill-ask-after-dice")])


def dice(view: View) -> Text:
    """The dice of the attack and what they mean as they lie."""
    a = view.attack
    if a is None or not a.roll:
        return EMPTY
    first, second = a.roll
    if a.counts_as:
        return text("ill-dice-changed", first=first, second=second, value=a.counts_as, number=plain(a.number))
    total = first + second
    fate = "fails" if total > a.number else "succeeds"
    if total > 10:
        fate = "always-fails"
    elif total == 2 and dict(view.options)["two_always_succeeds"]:
        fate = "succeeds"
    return text("ill-dice", first=first, second=second, total=total, number=plain(a.number), fate=fate)


def _special(view: View, ask: Ask) -> Text:
    topic = view.topic
    if topic is None:
        return EMPTY
    card = name(topic.card)
    if topic.purpose != "play":
        return text("ill-ask-counter-discard", seat=Who(topic.seat), card=card, purpose=topic.purpose)
    if topic.other >= 0:
        question = text("ill-ask-counter-counter", seat=Who(topic.seat), card=card, other=name(topic.other))
    else:
        question = text("ill-ask-counter", seat=Who(topic.seat), card=card)
    return lines([question, effect(topic.card)])


def _turn_begins(view: View, ask: Ask) -> Text:
    return text("ill-ask-turn-begins", active=Who(view.active))


def _place(view: View, ask: Ask) -> Text:
    topic = view.topic
    if topic is None:
        return EMPTY
    if any(verb(choice) in ("rehang", "let-go") for choice in ask.choices):
        return text("ill-ask-homeless", card=name(topic.card), purpose=topic.purpose)
    return text("ill-ask-place", card=name(topic.card), purpose=topic.purpose)


def _move(view: View, ask: Ask) -> Text:
    return text("ill-ask-move", card=name(view.topic.card) if view.topic else "")


def _reorganize(view: View, ask: Ask) -> Text:
    return text("ill-ask-reorganize")


def _rearrange(view: View, ask: Ask) -> Text:
    return text("ill-ask-rearrange")


def _endow(view: View, ask: Ask) -> Text:
    if view.topic is None:
        return EMPTY
    source, target = view.topic.other, view.topic.card
    return text("ill-ask-endow", card=name(target), source=name(source), money=money_on(view, source))


def _pick(view: View, ask: Ask) -> Text:
    return text("ill-ask-pick", purpose=view.topic.purpose if view.topic else "")


def _espionage(view: View, ask: Ask) -> Text:
    return text("ill-ask-espionage")


def _bribe(view: View, ask: Ask) -> Text:
    return text("ill-ask-bribe")


def _lasers(view: View, ask: Ask) -> Text:
    if view.topic is None or view.topic.card == view.topic.other:
        return text("ill-ask-aim")
    found = find(view, view.topic.card)
    return text("ill-ask-beam", card=name(view.topic.card), facts=facts(found) if found else EMPTY)


PROMPTS: dict[str, Callable[[View, Ask], Text]] = {
    "goals": _goals,
    "income": _income,
    "tax": _tax,
    "act": _act,
    "attack": _attack,
    "challenge": _challenge,
    "spending": _spending,
    "after-dice": _after_dice,
    "special": _special,
    "turn-begins": _turn_begins,
    "place": _place,
    "move": _move,
    "reorganize": _reorganize,
    "rearrange": _rearrange,
    "endow": _endow,
    "pick": _pick,
    "espionage": _espionage,
    "bribe": _bribe,
    "lasers": _lasers,
}
