"""Events that are told as they are: what each of their data becomes in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Who, text
from bot.games.illuminopoly.cards.board import property_name, space_name
from bot.games.illuminopoly.say.phrases import card, faction, lots, players, seat_or_bank
from bot.games.illuminopoly.see.view import View
from bot.games.kit.phrases import signed
from bot.games.kit.words import Become, Telling

Data = Mapping[str, Any]
EDITIONS = {"classic": "classic", "2008": "newer"}
"""Whose figures a card tells, by the option of the table."""
SEATS = (
    "seat", "owner", "voter", "prisoner", "buyer", "guest", "heir", "lender", "borrower", "controller",
    "accused", "payer", "giver", "taker", "chair", "to", "other",
)  # fmt: skip


def _parts(view: View, value: Any, data: Data) -> object:
    spent = tuple(
        text("iop-part", seat=Who(q), side=text(f"iop-side-{side}"), amount=n) for q, side, n in value if n
    )
    return spent or text("iop-part-none")


def _worded(key: str) -> Become:
    return lambda view, value, data: text(f"iop-{key}-{value}")


BECOME: Mapping[str, Become] = {
    **dict.fromkeys(SEATS, lambda view, value, data: seat_or_bank(value)),
    "property": lambda view, value, data: property_name(view.theme, value),
    "properties": lambda view, value, data: lots(view, value),
    "space": lambda view, value, data: space_name(view.theme, value),
    **dict.fromkeys(("faction", "goal"), lambda view, value, data: faction(value)),
    "card": lambda view, value, data: card(
        view.theme, data["deck"], value, EDITIONS[str(dict(view.options)["figures"])]
    ),
    "parts": _parts,
    "bonus": lambda view, value, data: signed(value),
    "votes": lambda view, value, data: tuple(text("iop-vote", seat=Who(a), chosen=Who(b)) for a, b in value),
    "order": lambda view, value, data: tuple(map(Who, value)),
    "seats": lambda view, value, data: players(value),
    **{key: _worded(key) for key in ("why", "how", "use", "crime", "what", "state")},
}
told = Telling("iop-ev", {name: (name, become) for name, become in BECOME.items()})
"""Events whose sentence needs nothing but their data."""
