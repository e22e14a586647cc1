"""Attacks (IOP-6): takeovers, rezoning, subversion, rebuilding, and the money that is spent on them."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.illuminopoly.play.attacks.rebuilding import Rebuilding
from bot.games.illuminopoly.play.attacks.rezoning import DEAR_PIP, Rezoning
from bot.games.illuminopoly.play.attacks.spending import Spending
from bot.games.illuminopoly.play.attacks.takeover import defender_pip
from bot.games.illuminopoly.say.phrases import explained, of_seat, of_sum, of_verb, place, seat_or_bank
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter

SAY = Chapter()


@SAY.asks(Spending)
def ask_spending(view: View, ask: Ask) -> Text:
    contest = view.contest
    return text(
        "iop-ask-spending",
        kind=contest.kind.lower(),
        mine=int(contest.actor == ask.seat),
        each=_against(view),
        actor=seat_or_bank(contest.actor),
        property=place(view, contest.number),
    )


def _against(view: View) -> int:
    """$ that take one from the dice of the attempt (IOP-51, IOP-62)."""
    contest = view.contest
    own = contest.kind == Rezoning.name and view.properties[contest.number].owner == contest.actor
    return DEAR_PIP if own else defender_pip(contest.hardened)


@SAY.wants(Spending, Rezoning, Rebuilding)
def want_contest(view: View, ask: Ask) -> Text:
    """What is being fought over, and by whom."""
    contest = view.contest
    return text(
        "iop-wanted-contest",
        kind=contest.kind.lower(),
        mine=int(contest.actor == ask.seat),
        owned=int(view.properties[contest.number].owner == ask.seat),
        seat=seat_or_bank(contest.actor),
        property=place(view, contest.number),
    )


SAY.labels(Spending, "for", "against")(of_sum)
SAY.labels(Spending, "halt")(of_verb)
SAY.refuses("for", "halt")(explained)

SAY.refuses("takeover", "rezone", "subvert", "rebuild", "spend", "invite")(explained)


@SAY.asks(Rezoning)
def ask_rezoning(view: View, ask: Ask) -> Text:
    contest = view.contest
    return text(
        "iop-ask-rezoning",
        mine=int(contest.actor == ask.seat),
        actor=seat_or_bank(contest.actor),
        property=place(view, contest.number),
    )


SAY.labels(Rezoning, "enough")(of_verb)
SAY.labels(Rezoning, "invite")(of_seat)


SAY.labels(Rebuilding, "spend")(of_sum)


@SAY.asks(Rebuilding)
def ask_rebuilding(view: View, ask: Ask) -> Text:
    return text("iop-ask-rebuilding", property=place(view, view.contest.number))
