"""What can be looked up: properties, factions and cards by name, with all that is printed on them."""

from __future__ import annotations

from bot.engine.moves import Text, text
from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BANKER,
    BUILD,
    FACTIONS,
    GROUP,
    LEG,
    MORTGAGE,
    PRICE,
    PROPERTIES,
    RAILROAD,
    RENTS,
    SPACE,
    THEMES,
    UTILITY,
    UTILITY_TIMES,
    group_name,
    property_name,
)
from bot.games.illuminopoly.play.cards import DECKS
from bot.games.illuminopoly.say.phrases import card, faction
from bot.games.kit.lookup import Names

Found = tuple[str, int, str]
"""property, faction or card; its number (deck * 100 + place); the look in which it has the name."""


def title(card: str) -> str:
    """The name of a Chance or Community Chest card."""
    return card.replace("-", " ").capitalize()


def facts(kind: str, number: int, theme: str) -> list[Text]:
    """All that is printed on a card: its name, what it is, and what it says."""
    if kind == "faction":
        return [
            faction(number),
            text("iop-fact-faction", arrows=len(arrows(number))),
            text("iop-about-" + FACTIONS[number]),
        ]
    if kind == "card":
        deck, place = divmod(number, 100)
        name = DECKS[deck][place]["id"]
        return [
            text("iop-lot", name=title(name)),
            text(f"iop-deck-{deck}"),
            card(theme, deck, place, "both"),
        ]
    lot = [
        text("iop-lot", name=property_name(theme, number)),
        text("iop-fact-place", group=group_name(theme, GROUP[number]), space=SPACE[number], leg=LEG[number]),
        text("iop-fact-price", price=PRICE[number], mortgage=MORTGAGE[number], build=BUILD[number]),
        text("iop-fact-arrows", arrows=LEG[number] - 1),
    ]
    return [
        *lot,
        text("iop-fact-rents", rents=tuple(text("iop-fact-rent", of=of, rent=r) for of, r in rents(number))),
    ]


def arrows(faction: int) -> tuple[int, ...]:
    """The outgoing arrows of a faction's card; who owns nothing has none."""
    return () if faction in (ARTILLERY, BANKER) else (0, 1, 2, 3)


def rents(p: int) -> list[tuple[Text, Text]]:
    """What a property pays, by what stands on it or goes with it."""

    def dollars(amount: int) -> Text:
        return text("iop-dollars", amount=amount)

    if GROUP[p] == UTILITY:
        return [
            (text("iop-rent-utilities", count=n + 1), text("iop-rent-dice", times=times))
            for n, times in enumerate(UTILITY_TIMES)
        ]
    if GROUP[p] == RAILROAD:
        return [(text("iop-rent-railroads", count=n + 1), dollars(rent)) for n, rent in enumerate(RENTS[p])]
    alone, *built = RENTS[p]
    return [
        (text("iop-rent-alone"), dollars(alone)),
        (text("iop-rent-colour"), dollars(2 * alone)),
        *((text("iop-rent-houses", count=n + 1), dollars(rent)) for n, rent in enumerate(built)),
    ]


def _names() -> dict[str, Found]:
    found: dict[str, Found] = {}
    for theme in THEMES:
        for p in PROPERTIES:
            found.setdefault(property_name(theme, p), ("property", p, theme))
    for number, name in enumerate(FACTIONS):
        found[name.replace("-", " ").title()] = ("faction", number, next(iter(THEMES)))
    for deck, cards in enumerate(DECKS):
        for number, record in enumerate(cards):
            found.setdefault(title(record["id"]), ("card", deck * 100 + number, next(iter(THEMES))))
    return found


NAMES = _names()
"""Everything by its name."""
INDEX = Names(NAMES.items())
