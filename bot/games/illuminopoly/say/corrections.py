"""What a moderator can put right: what each correction is called, and what everybody is told of it."""

from __future__ import annotations

from bot.engine.moves import Text, Who, text
from bot.games.illuminopoly.cards.board import property_name
from bot.games.illuminopoly.say.phrases import seat_or_bank
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter

SAY = Chapter()


@SAY.corrects("bank", "pot")
def fix_sum(view: View, what: str) -> Text:
    return text(f"iop-fix-{what}")


@SAY.corrects("cash", "place", "chair", "lost", "strikes")
def fix_player(view: View, what: str, seat: int) -> Text:
    return text(f"iop-fix-{what}", seat=Who(seat))


@SAY.corrects("jail")
def fix_jail(view: View, what: str, seat: int, state: str) -> Text:
    return text("iop-fix-jail", seat=Who(seat), state=text(f"iop-state-{state}"))


@SAY.corrects("buildings", "value", "outage")
def fix_property(view: View, what: str, p: int) -> Text:
    return text(f"iop-fix-{what}", property=property_name(view.theme, p))


@SAY.corrects("mortgage", "status")
def fix_state(view: View, what: str, p: int, state: str) -> Text:
    return text(f"iop-fix-{what}", property=property_name(view.theme, p), state=text(f"iop-state-{state}"))


@SAY.corrects("owner")
def fix_owner(view: View, what: str, p: int, holder: int) -> Text:
    return text("iop-fix-owner", property=property_name(view.theme, p), holder=seat_or_bank(holder))


@SAY.corrects("control")
def fix_control(view: View, what: str, p: int, seat: int) -> Text:
    return text("iop-fix-control", property=property_name(view.theme, p), seat=Who(seat))


@SAY.corrects("favor")
def fix_favor(view: View, what: str, deck: int, holder: int) -> Text:
    return text("iop-fix-favor", deck=deck, holder=seat_or_bank(holder))


@SAY.corrects("loan")
def fix_loan(view: View, what: str, lender: int, borrower: int) -> Text:
    return text("iop-fix-loan", seat=Who(lender), borrower=Who(borrower))
