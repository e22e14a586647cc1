"""Decisions of Illuminopoly in few clicks (`contract.Ease`): what one usually does, and what is in vain."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Ask, Choice, Move, Open, Who, text, verb_of
from bot.games.contract import Caution, Ease, Page, Plan
from bot.games.illuminopoly.cards.board import PROPERTY
from bot.games.illuminopoly.minds import contests
from bot.games.illuminopoly.minds.business import house_worth
from bot.games.illuminopoly.minds.odds import GREASE, greased, sums
from bot.games.illuminopoly.minds.trading import worth_taking
from bot.games.illuminopoly.minds.value import Thought, hangings
from bot.games.illuminopoly.play.holdings import Hang
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.say.phrases import place
from bot.games.illuminopoly.say.words import WORDS
from bot.games.illuminopoly.see.view import View
from bot.games.kit.offers import pending

USUAL = (
    "roll", "draw", "buy", "take-pot", "rebuild", "walk", "walk-on", "auto", "bail", "use-favor", "pay-flat",
    "collect", "stop", "stop-here", "ride", "takeover", "end-turn", "nothing", "done", "pass",
)  # fmt: skip
"""Verbs by how usual they are."""
ENDING = frozenset(("end-turn", "nothing", "done", "pass", "stop"))
"""Verbs that end something; one of them stands at the end of the row."""
MOST, PLACES = 4, 3
"""Buttons for what one usually does, and for the best places of a new property."""
DEAR = -100.0
"""$ that an offer must be worth that nothing is said about it."""


class IlluminopolyEase(Ease):
    """What the panel of a seat offers first."""

    def first(self, view: View, ask: Ask) -> Sequence[Plan]:
        """The dice, the purchase, the way on, and what money buys; then an offer that is open, and last what
        ends the decision."""
        if found := sums(view, ask):
            return found
        if ask.frame == Hang.name:
            return [_plan(view, ask, move, n) for n, move in enumerate(hangings(view, ask)[:PLACES])]
        grease = []
        if greased(view, ask):
            cost = view.properties[PROPERTY[view.seats[ask.seat].space]].cost
            grease = [Plan((GREASE,), text("iop-plan-subvert", cost=cost))]
        acts, rest = self._row(view, ask, len(grease))
        row = [_plan(view, ask, move, n) for n, move in enumerate([*acts, *rest])]
        return [*row[: len(acts)], *grease, *row[len(acts) :]]

    def _row(self, view: View, ask: Ask, besides: int) -> tuple[list[Move], list[Move]]:
        """What one usually does here, besides so much else; and what answers offers or ends the decision."""
        plain = [move for move in ask.choices if not isinstance(move, Open) and move[0] in USUAL]
        usual = sorted(plain, key=lambda move: USUAL.index(str(move[0])))
        if ask.frame == Landing.name:
            usual.sort(key=lambda move: -(self.worth(view, ask, move) or 0.0))
        sensible = [move for move in usual if (c := self.caution(view, ask, move)) is None or not c.barren]
        ends = [move for move in sensible if move[0] in ENDING][:1]
        offered = pending(ask.choices)
        most = MOST - len(ends) - bool(offered) - besides
        return [move for move in sensible if move[0] not in ENDING][:most], [*offered, *ends]

    def page(self, view: View, ask: Ask, key: tuple[int, ...]) -> Page | None:
        """One sum and its neighbours; the sums of graft for a subversion, and one of them."""
        if key[:1] == (GREASE,):
            return _grease(view, ask, key)
        found = {plan.key: plan for plan in sums(view, ask)} if key else {}
        return Page(WORDS.prompt(view, ask), (), found[key]) if key in found else None

    def worth(self, view: View, ask: Ask, choice: Choice) -> float | None:
        """What an AI seat would reckon that a purchase, an attack or a house is worth. Reorganizing takes the
        place of a move: it stands last."""
        verb = verb_of(choice)
        if verb in ("reorganize", "abandon"):
            return -1.0
        if (
            ask.frame == Landing.name
            and verb in contests.WORTHS
            and PROPERTY[view.seats[ask.seat].space] >= 0
        ):
            return contests.WORTHS[verb](Thought(view), PROPERTY[view.seats[ask.seat].space])
        if verb == "build" and not isinstance(choice, Open) and len(choice) > 1:
            return house_worth(Thought(view), int(choice[1]))
        return 0.0

    def caution(self, view: View, ask: Ask, move: Move) -> Caution | None:
        """A deal that costs more than it brings; rents instead of a move, where nothing pays any."""
        if move[0] == "accept":
            return _dear(view, move)
        if ask.frame != Turn.name or ask.step != Turn.MAIN or move != ("collect",):
            return None
        rents = sum(view.properties[p].rent for p in view.seats[ask.seat].properties)
        return None if rents else Caution(text("iop-caution-collect"), barren=True)


def _plan(view: View, ask: Ask, move: Move, number: int) -> Plan:
    """A choice as it stands."""
    return Plan((1, number), WORDS.label(view, ask, move), (move,))


def _grease(view: View, ask: Ask, key: tuple[int, ...]) -> Page | None:
    """All sums that are offered for a subversion, with the one of the key chosen."""
    plans = greased(view, ask)
    if not plans:
        return None
    lot = view.properties[PROPERTY[view.seats[ask.seat].space]]
    head = text("iop-ask-subversion", property=place(view, lot.number), cost=lot.cost)
    chosen = next((plan for plan in plans if plan.key == key), None)
    return Page(head, [(text("iop-plan-graft"), plans)], chosen)


def _dear(view: View, move: Move) -> Caution | None:
    """An offer that an AI seat would think a bad one."""
    offer = next((offer for offer in view.offers if offer.number == move[1]), None)
    if offer is None or worth_taking(Thought(view), offer) > DEAR:
        return None
    return Caution(text("iop-caution-accept", seat=Who(offer.giver)))


EASE = IlluminopolyEase()
