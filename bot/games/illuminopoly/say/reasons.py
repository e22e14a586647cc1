"""Every number explained: what the viewer's decision rests on, with the IDs of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text, Who, text
from bot.games.illuminopoly.cards.board import UTILITY
from bot.games.illuminopoly.say.phrases import place, seat_or_bank
from bot.games.illuminopoly.see.view import View

CONTEST_RULES = {
    "Takeover": "IOP-60",
    "Rezoning": "IOP-62",
    "Rebuilding": "IOP-63",
    "Blast": "IOP-A2",
    "Purchase": "IOP-26",
    "Election": "IOP-10",
    "BankSale": "IOP-13",
    "Permit": "IOP-72",
    "Auction": "IOP-82",
    "Pool": "IOP-A1",
}


def why(view: View) -> Sequence[Text]:
    """What the viewer's decision rests on, with the IDs of the rules."""
    lines: list[Text] = []
    contest = view.contest
    if contest.kind in CONTEST_RULES:
        lines.append(
            text(
                "iop-why-" + contest.kind.lower(),
                rule=CONTEST_RULES[contest.kind],
                property=place(view, contest.number),
                actor=seat_or_bank(contest.actor),
                hardened=int(contest.hardened),
            )
        )
    number = contest.number
    if view.seat is not None and number < 0:
        number = next((lot.number for lot in view.properties if lot.space == view.seats[view.seat].space), -1)
    if number >= 0:
        lot = view.properties[number]
        lines.append(
            text(
                "iop-why-value",
                property=place(view, number),
                base=lot.base,
                value=lot.value,
                cost=lot.cost,
                status=text("iop-mark-" + lot.status),
                utility=int(lot.group == UTILITY),
            )
        )
    lines += [
        text("iop-why-power", seat=Who(seat.seat), power=seat.power, asleep=int(not seat.awake))
        for seat in view.seats
        if seat.alive
    ]
    lines += [
        text("iop-why-goal", seat=Who(seat.seat), now=seat.progress[0], needed=seat.progress[1])
        for seat in view.seats
        if seat.alive and seat.progress
    ]
    return lines
