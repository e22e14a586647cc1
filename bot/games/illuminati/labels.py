"""Every choice in a few words, and the headings under which choices are sorted.

A label is also made for an `Open` choice as such, for one item of its subset (a tail of one), and for the
complete move, so all functions here take what is there of `(verb, *rest)`.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.modifiers import GAIN, LOSE, REVERSE
from bot.engine.moves import Ask, Choice, Open, Text, Who, text
from bot.games.illuminati.cards import CARDS
from bot.games.illuminati.phrases import (
    EMPTY,
    alignments,
    brief,
    goal_of,
    key,
    money_on,
    name,
    owner,
    percent,
    plain,
    pointing,
    short_bundle,
    verb,
    whose,
)
from bot.games.illuminati.power import CONTROL, DESTROY, NEUTRALIZE, NWO_RESISTANCE
from bot.games.illuminati.prospects import find, number
from bot.games.illuminati.view import View

Rest = tuple[int, ...]


def label(view: View, ask: Ask, choice: Choice) -> Text:
    """One choice in at most 80 characters, as long as the names of players are not overlong."""
    move = choice.prefix if isinstance(choice, Open) else choice
    if move in (("pass",), ("done",)):
        return (
            text(key(str(move[0]), ask.frame)) if ask.frame in PASSING else text(key(str(move[0]), "window"))
        )
    word = str(move[0])
    if word in (CONTROL, NEUTRALIZE, DESTROY):
        return _target(view, word, int(move[1]))
    return LABELS[word](view, ask, _numbers(move))


def group(view: View, ask: Ask, choice: Choice) -> Text:
    """The heading of a choice: its verb, and whose card it concerns where that helps to find it."""
    word = verb(choice)
    rest = _numbers(choice.prefix if isinstance(choice, Open) else choice)
    if word in (CONTROL, NEUTRALIZE, DESTROY):
        return text("ill-group-target", kind=word, owner=whose(owner(view, rest[0])))
    if word in ("aim", "count"):
        return text(f"ill-group-{word}", owner=whose(owner(view, rest[0])))
    if word == "shift":
        return text("ill-group-shift", source=name(rest[0]))
    return text("ill-group", heading=HEADINGS.get(word, word))


PASSING = ("attack", "spending")
HEADINGS = {
    "accept": "deal",
    "decline": "deal",
    "withdraw": "deal",
    "offer": "deal",
    "use": "ability",
    "draw": "ability",
}
"""Verbs that share a heading; all others stand for themselves."""


def _numbers(move: tuple[int | str, ...]) -> Rest:
    return tuple(part for part in move[1:] if isinstance(part, int))


# -- attacks


def _target(view: View, kind: str, target: int) -> Text:
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
        percent=percent(needed),
        owner=whose(found.owner),
    )


def _attack(view: View, ask: Ask, rest: Rest) -> Text:
    found = find(view, rest[0])
    return text("ill-do-attack", card=name(rest[0]), power=found.power if found else CARDS.POWER[rest[0]])


def _aid(view: View, ask: Ask, rest: Rest) -> Text:
    if not rest:
        return text("ill-do-aid")
    strength = sum(CARDS.TRANSFER[card] for card in rest)
    if len(rest) == 1:
        return text("ill-do-aid-one", card=name(rest[0]), strength=strength)
    return text("ill-do-aid-many", count=len(rest), strength=strength)


def _nwo(view: View, ask: Ask, rest: Rest) -> Text:
    root = find(view, view.seats[ask.seat].illuminati)
    needed = (root.power if root else 0) - NWO_RESISTANCE
    return text("ill-do-nwo", card=name(rest[0]), number=plain(needed))


def _break(view: View, ask: Ask, rest: Rest) -> Text:
    if len(rest) == 1:
        return text("ill-do-card", card=name(rest[0]))
    return text("ill-do-break")


def _spend(view: View, ask: Ask, rest: Rest) -> Text:
    card, side, amount = (*rest, 0)[:3]
    way = "for" if side > 0 else "against"
    if amount:
        return text("ill-do-spend-amount", card=name(card), side=way, amount=amount)
    return text("ill-do-spend", card=name(card), side=way, money=money_on(view, card))


# -- specials and abilities


def _play(view: View, ask: Ask, rest: Rest) -> Text:
    return text("ill-do-play", card=name(rest[0]), effect=brief(rest[0]))


def _beam(how: str) -> Callable[[View, Ask, Rest], Text]:
    return lambda view, ask, rest: text("ill-do-beam", how=how, alignment=alignments(1 << rest[0])[0])


def _goal(view: View, ask: Ask, rest: Rest) -> Text:
    return text("ill-do-goal", card=name(rest[0]), goal=goal_of(rest[0]))


# -- money


def _between(done: str) -> Callable[[View, Ask, Rest], Text]:
    def say(view: View, ask: Ask, rest: Rest) -> Text:
        shared = {"source": name(rest[0]), "target": name(rest[1])}
        if len(rest) > 2:
            return text("ill-do-between-amount", **shared, amount=rest[2])
        return text(f"ill-do-{done}", **shared, money=money_on(view, rest[0]))

    return say


def _endow(view: View, ask: Ask, rest: Rest) -> Text:
    if rest:
        return text("ill-do-endow-amount", amount=rest[0])
    return text("ill-do-endow")


def _tax(view: View, ask: Ask, rest: Rest) -> Text:
    return text("ill-do-tax", card=name(rest[0]), amount=rest[1], money=money_on(view, rest[0]))


# -- places


def _place(view: View, ask: Ask, rest: Rest) -> Text:
    return text("ill-do-place", master=name(rest[0]), direction=pointing(view, rest[0], rest[1]))


def _rehang(view: View, ask: Ask, rest: Rest) -> Text:
    found = find(view, rest[0])
    master = found.master if found else -1
    direction = pointing(view, master, rest[1]) if master >= 0 else EMPTY
    return text("ill-do-rehang", card=name(rest[0]), direction=direction)


def _of_card(word: str) -> Callable[[View, Ask, Rest], Text]:
    """Labels that need nothing but the card."""
    return lambda view, ask, rest: text(f"ill-do-{word}", card=name(rest[0]))


def _plainly(word: str) -> Callable[[View, Ask, Rest], Text]:
    return lambda view, ask, rest: text(f"ill-do-{word}")


# -- deals


def _offer(view: View, ask: Ask, rest: Rest) -> Text:
    if len(rest) == 2:
        kind = CARDS.KIND[rest[1]]
        return text("ill-do-offer-card", card=name(rest[1]), kind=kind)
    if len(rest) > 2:
        count = rest[3]
        gives, gets = short_bundle(rest[1], rest[4 : 4 + count]), short_bundle(rest[2], rest[4 + count :])
        return text("ill-do-offer-whole", other=Who(rest[0]), gives=gives, gets=gets)
    return text("ill-do-offer", other=Who(rest[0]))


def _answer(word: str) -> Callable[[View, Ask, Rest], Text]:
    def say(view: View, ask: Ask, rest: Rest) -> Text:
        number, offer = next((at for at in enumerate(view.offers, 1) if at[1].number == rest[0]), (0, None))
        if offer is None:
            return text(f"ill-do-{word}-past")
        return text(
            f"ill-do-{word}",
            number=number,
            giver=Who(offer.giver),
            taker=Who(offer.taker),
            gives=short_bundle(offer.give_money, offer.give_cards),
            gets=short_bundle(offer.get_money, offer.get_cards),
        )

    return say


def _look(view: View, ask: Ask, rest: Rest) -> Text:
    return text("ill-do-look", seat=Who(rest[0]), count=view.seats[rest[0]].specials)


def _group_card(word: str) -> Callable[[View, Ask, Rest], Text]:
    """Labels of a group with its values."""

    def say(view: View, ask: Ask, rest: Rest) -> Text:
        found = find(view, rest[0])
        power = found.power if found else CARDS.POWER[rest[0]]
        resistance = found.resistance if found else CARDS.RESISTANCE[rest[0]]
        return text(f"ill-do-{word}", card=name(rest[0]), power=power, resistance=resistance)

    return say


def _buy(view: View, ask: Ask, rest: Rest) -> Text:
    return text("ill-do-buy", amount=rest[0])


def _draw(view: View, ask: Ask, rest: Rest) -> Text:
    cost = next(params["cost"] for op, params in CARDS.EFFECTS[rest[0]] if op == "extra_draw")
    return text("ill-do-draw", card=name(rest[0]), amount=cost)


LABELS: dict[str, Callable[[View, Ask, Rest], Text]] = {
    "accept": _answer("accept"),
    "aid": _aid,
    "aim": _of_card("aim"),
    "attack": _attack,
    "break": _break,
    "buy": _buy,
    "call-off": _plainly("call-off"),
    "collect": _plainly("collect"),
    "count": _of_card("count"),
    "counter": _of_card("counter"),
    "decline": _answer("decline"),
    "discard": _of_card("discard"),
    "draw": _draw,
    "drop": _of_card("drop"),
    "end": _plainly("end"),
    "endow": _endow,
    "finish": _plainly("finish"),
    GAIN: _beam(GAIN),
    "goal": _goal,
    "hang": _of_card("hang"),
    "ignore": _of_card("ignore"),
    "let-go": _of_card("let-go"),
    "look": _look,
    "lift": _of_card("lift"),
    LOSE: _beam(LOSE),
    "move": _of_card("move"),
    "nwo": _nwo,
    "offer": _offer,
    "oust": _of_card("oust"),
    "place": _place,
    "play": _play,
    "rehang": _rehang,
    "repeal": _of_card("repeal"),
    "resurrect": _of_card("resurrect"),
    REVERSE: _beam(REVERSE),
    "revive": _group_card("revive"),
    "shift": _between("shift"),
    "spend": _spend,
    "take": _group_card("take"),
    "tax": _tax,
    "transfer": _between("transfer"),
    "upkeep": _of_card("upkeep"),
    "use": _of_card("use"),
    "withdraw": _answer("withdraw"),
}
