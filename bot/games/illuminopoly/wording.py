"""Small texts that larger ones are made of."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text, Who, text
from bot.games.illuminopoly.board import COUNT, FACTIONS, property_name
from bot.games.illuminopoly.debts import COURT, FINE, POT
from bot.games.illuminopoly.view import View


def faction(number: int) -> Text:
    """The name of a faction."""
    return text("iop-faction-" + (FACTIONS[number] if number >= 0 else "none"))


def money(amount: int | None) -> Text:
    """A sum, or that it is not known."""
    return text("iop-unknown") if amount is None else text("iop-dollars", amount=amount)


def place(view: View, number: int) -> Text | str:
    """A property by number, or nothing."""
    return property_name(view.theme, number) if number >= 0 else text("iop-none")


def seat_or_bank(number: int) -> Who | Text:
    """A player, or who stands for a negative number."""
    if number >= 0:
        return Who(number)
    return text({COURT: "iop-court", POT: "iop-pot", FINE: "iop-treasury"}.get(number, "iop-the-bank"))


def lots(view: View, numbers: Sequence[int]) -> Text | tuple[str, ...]:
    """Properties as a list."""
    return tuple(property_name(view.theme, p) for p in numbers) or text("iop-none")


def item(view: View, number: int) -> Text:
    """What can be dealt in: a property, or a Political Favor."""
    if number < COUNT:
        return text("iop-lot", name=property_name(view.theme, number))
    return text("iop-a-favor")
