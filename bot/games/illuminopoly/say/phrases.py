"""Parts of sentences that the chapters and the text twins share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.illuminopoly.cards.board import COUNT, FACTIONS, property_name, space_name
from bot.games.illuminopoly.play.cards import DECKS
from bot.games.illuminopoly.play.debts import COURT, FINE, POT
from bot.games.illuminopoly.play.state import Illuminopoly
from bot.games.illuminopoly.see.view import View
from bot.games.kit import phrases
from bot.games.kit.words import Prompt

PURSES = {COURT: "iop-court", POT: "iop-pot", FINE: "iop-treasury"}


def faction(number: int) -> Text:
    """The name of a faction."""
    return text("iop-faction-" + (FACTIONS[number] if number >= 0 else "none"))


def money(amount: int | None) -> Text:
    """A sum, or that it is not known."""
    return phrases.money(amount, "iop-dollars", text("iop-unknown"))


def place(view: View, number: int) -> Text | str:
    """A property by number, or nothing."""
    return property_name(view.theme, number) if number >= 0 else text("iop-none")


def seat_or_bank(number: int) -> Who | Text:
    """A player, or who stands for a negative number."""
    return phrases.whose(number, text(PURSES.get(number, "iop-the-bank")))


def players(seats: Iterable[int]) -> tuple[Who, ...] | Text:
    """Players as a list."""
    return phrases.players(seats, text("iop-nobody"))


def lots(view: View, numbers: Sequence[int]) -> Text | tuple[str, ...]:
    """Properties as a list."""
    return tuple(property_name(view.theme, p) for p in numbers) or text("iop-none")


def item(view: View, number: int) -> Text:
    """What can be dealt in: a property with all that it holds, or a Political Favor."""
    if number >= COUNT:
        return text("iop-a-favor")
    name, held = property_name(view.theme, number), _held_by(view, number)
    return text("iop-lot-arm", name=name, held=lots(view, held)) if held else text("iop-lot", name=name)


def _held_by(view: View, number: int) -> list[int]:
    """All that hangs on a property, the nearest first."""
    found = [number]
    for holder in found:
        found += [lot.number for lot in view.properties if lot.master == holder]
    return found[1:]


def overloaded(view: View, seat: int) -> list[int]:
    """Ruins and malls of the seat that still hold others, and must not (IOP-30)."""
    masters = {view.properties[p].master for p in view.seats[seat].properties}
    return [p for p in view.seats[seat].properties if p in masters and view.properties[p].status != "sound"]


def underfoot(view: View, seat: int) -> str:
    """The space on which a seat's token stands."""
    return space_name(view.theme, max(view.seats[seat].space, 0))


def card(theme: str, deck: int, number: int, figures: str) -> Text:
    """What a card says, with the figures of one edition or of both, and where it sends whoever draws it."""
    record = DECKS[deck][number]
    sent = next((params["space"] for op, params in record["ops"] if op == "advance"), -1)
    where = space_name(theme, sent) if sent >= 0 else ""
    return text("iop-card-" + record["id"], figures=figures, place=where)


def of_contest(key: str) -> Prompt:
    """What is said of the property, the player and the price that a decision is about."""
    return lambda view, ask: text(
        key,
        actor=seat_or_bank(view.contest.actor),
        property=place(view, view.contest.number),
        price=view.contest.price,
        cash=money(view.seats[ask.seat].cash),
    )


# -- labels and refusals that say nothing but their verb


def of_verb(view: View, ask: Ask, verb: str) -> Text:
    """The label of a verb that needs nothing else."""
    return text(f"iop-do-{verb}")


def of_sum(view: View, ask: Ask, verb: str, amount: int = -1) -> Text:
    """The label of a sum that is named, or still open."""
    return text(f"iop-do-{verb}", amount=amount)


def of_property(view: View, ask: Ask, verb: str, p: int) -> Text:
    """The label of what is done with a property."""
    return text(f"iop-do-{verb}", property=property_name(view.theme, p))


def of_seat(view: View, ask: Ask, verb: str, seat: int, *rest: int) -> Text:
    """The label of what is done to a player, perhaps with a sum that is named or still open."""
    return text(f"iop-do-{verb}", seat=Who(seat), amount=rest[0] if rest else -1)


def explained(s: Illuminopoly, seat: int, move: Move) -> list[Text]:
    """When the verb may be used, with the IDs of the rules."""
    return [text(f"iop-not-{move[0]}")]
