"""Parts of sentences that the chapters and the text twins share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.moves import Ask, Text, Who, text
from bot.games.illuminati.cards.table import CARDS, Params
from bot.games.illuminati.cards.text import rules_text
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS, SIDES
from bot.games.illuminati.play.deals import PEACE, solid
from bot.games.illuminati.play.power import NWO
from bot.games.illuminati.see.prospects import chance, find
from bot.games.illuminati.see.view import CardView, View
from bot.games.kit import phrases
from bot.games.kit.phrases import signed

EMPTY = text("ill-empty")
SHORT = 14
"""Letters of a name of which two fit into the button of an offer."""


def name(card: int) -> str:
    """What the card is called; empty for none."""
    return CARDS.NAME[card] if card >= 0 else ""


def names(cards: Iterable[int]) -> tuple[str, ...]:
    """What the cards are called."""
    return tuple(CARDS.NAME[card] for card in cards)


def key(family: str, word: str) -> str:
    """The catalogue key of one word of a family of words."""
    return f"ill-{family}-{word.replace('_', '-').replace(' ', '-')}"


def of_card(view: View, ask: Ask, verb: str, card: int) -> Text:
    """The label of a verb that needs nothing but the card."""
    return text(f"ill-do-{verb}", card=name(card))


def attack_tone(view: View) -> int:
    """The same for what is said of each of the two attacks of a turn."""
    return (2 * view.turn + view.actions) % 25


def percent(view: View, needed: int) -> int:
    """How many rolls in a hundred are at most `needed`, 11 and 12 failing; by an option, a 2 always succeeds
    (ILL-5.1i)."""
    least = 2 if dict(view.options)["two_always_succeeds"] else needed
    return round(100 * chance(max(least, needed)))


def owner(view: View, card: int) -> int:
    """The seat that controls the card; -1 nobody."""
    found = find(view, card)
    return found.owner if found else -1


def whose(seat: int) -> Text | Who:
    """A player, or nobody."""
    return phrases.whose(seat, text("ill-uncontrolled"))


def alignments(mask: int) -> tuple[Text, ...]:
    """The alignments in a mask, in words."""
    return tuple(
        text("alignment-name", alignment=word) for bit, word in enumerate(ALIGNMENTS) if mask >> bit & 1
    )


def money(amount: int | None) -> Text:
    """An amount in MB; None is one that the reader may not know."""
    return phrases.money(amount, "ill-money", text("ill-money-hidden"))


def money_on(view: View, card: int) -> Text:
    """The money that lies on a card of the table."""
    found = find(view, card)
    return money(found.money if found else 0)


def pointing(view: View, card: int, side: int) -> Text:
    """Where the arrow on the printed `side` of a card points on the table."""
    found = find(view, card)
    turned = found.turned if found else 0
    return text("ill-direction", direction=SIDES[(side + turned) & 3])


def open_arrows(card: CardView) -> tuple[Text, ...]:
    """Where the open arrows of a card point, clockwise from the top."""
    sides = sorted((side + card.turned) & 3 for side in card.open_arrows)
    return tuple(text("ill-direction", direction=SIDES[side]) for side in sides)


def facts(card: CardView) -> Text:
    """The values of a group as they are now."""
    shared = {"power": card.power, "transfer": card.transfer, "income": card.income}
    if card.resistance is None:
        return text("ill-facts-root", **shared)
    found = alignments(card.alignments)
    return text("ill-facts", **shared, resistance=card.resistance, alignments=found, count=len(found))


def printed(card: int) -> Text:
    """The printed values of an Illuminati card, a group or an NWO, in one line; empty for a special."""
    kind = CARDS.KIND[card]
    if kind == NWO:
        return text("ill-sways", sways=sways(card))
    if kind == "special":
        return EMPTY
    shared = {"power": CARDS.POWER[card], "transfer": CARDS.TRANSFER[card], "income": CARDS.INCOME[card]}
    if kind == "illuminati":
        return text("ill-facts-root", **shared)
    found = alignments(CARDS.ALIGN[card])
    return text("ill-facts", **shared, resistance=CARDS.RESISTANCE[card], alignments=found, count=len(found))


def sways(nwo: int) -> tuple[Text, ...]:
    """What a New World Order does to whom."""
    return tuple(
        text("ill-sway", alignment=sway["alignment"], amount=signed(sway["power"]))
        for sway in CARDS.MODS[nwo]
    )


def nwo_line(nwo: int) -> Text:
    """A New World Order and what it does."""
    return text("ill-nwo", name=name(nwo), colour=CARDS.COLOUR[nwo], sways=sways(nwo))


def brief(card: int) -> tuple[Text, ...]:
    """What a special does, in a few words that fit a button."""
    return tuple(text(key("brief", op), **params) for op, params in CARDS.PROGRAM[card])


def effect(card: int) -> Text:
    """What a special does, as its rules say it, without when it may be played."""
    return lines([line for line in rules_text(card)[1:] if line.key != "card-ours"])


def goal(params: Params) -> Text:
    """A special goal in a few words."""
    return text(
        key("goal", params["kind"]), **{word: value for word, value in params.items() if word != "kind"}
    )


def goal_of(card: int) -> Text:
    """The special goal printed on an Illuminati card, in a few words."""
    params = CARDS.GOAL[card]
    return EMPTY if params is None else goal(params)


def lines(parts: Sequence[Text]) -> Text:
    """Several texts as one, each on its own line."""
    said = [part for part in parts if part is not EMPTY]
    return phrases.lines(said, "ill-lines") if said else EMPTY


def bundle(amount: int, cards: Sequence[int]) -> tuple[Text | str, ...]:
    """What one side of a deal hands over, in full."""
    parts: list[Text | str] = [text("ill-money", amount=amount)] if amount else []
    parts += [text("ill-peace")] if PEACE in cards else []
    return (*parts, *names(solid(cards))) or (text("ill-nothing"),)


def short_bundle(amount: int, cards: Sequence[int]) -> tuple[Text | str, ...]:
    """What one side of a deal hands over: a card alone by name, otherwise only counted."""
    parts: list[Text | str] = [text("ill-money", amount=amount)] if amount else []
    parts += [text("ill-peace-short")] if PEACE in cards else []
    given = solid(cards)
    if len(given) == 1 and not parts and len(name(given[0])) <= SHORT:
        return (name(given[0]),)
    return (*parts, *([text("ill-cards", count=len(given))] if given else [])) or (text("ill-nothing"),)
