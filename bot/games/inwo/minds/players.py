"""AI seats: one that plays at random, and those that choose by value, from their own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.choices import choices_of
from bot.engine.events import DONE
from bot.engine.moves import PASS, Ask, Draw, Move, Open, Subset, complete, verb_of
from bot.engine.ops import Mode
from bot.games.contract import Player
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.arranging import placed, rearranged
from bot.games.inwo.minds.battles import Valued, additions, harm, hopeless
from bot.games.inwo.minds.cases import given_up, uses
from bot.games.inwo.minds.choosing import keeping, mode, picking, rivalry, turning, using
from bot.games.inwo.minds.election import wishes
from bot.games.inwo.minds.moments import answering
from bot.games.inwo.minds.prospects import plans
from bot.games.inwo.minds.rolls import turning_dice
from bot.games.inwo.minds.uses import idle, rests, serves, waits
from bot.games.inwo.minds.value import danger, me, threat, worth
from bot.games.inwo.minds.worths import entering
from bot.games.inwo.play.act import Act
from bot.games.inwo.play.area import Thrones
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.play.attacks.gather import DiceFallen, Gather
from bot.games.inwo.play.calls.opportunity import Opportunity
from bot.games.inwo.play.calls.warehouse import STORE, UNPACK, Originals
from bot.games.inwo.play.dice.throwing import CardRoll
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.dice import RollLies
from bot.games.inwo.play.errands.errand import Errand
from bot.games.inwo.play.hands import PRICE, Shed
from bot.games.inwo.play.placing import Place, Reorganize, Shift
from bot.games.inwo.play.setup import Leads
from bot.games.inwo.play.uses.answering import Contest
from bot.games.inwo.play.uses.beginning import Draws, Takeover
from bot.games.inwo.play.uses.choices import Picking, Turning
from bot.games.inwo.play.uses.fates import Destroyed, Remains
from bot.games.inwo.play.uses.happening import Happening
from bot.games.inwo.play.uses.played import Played
from bot.games.inwo.play.uses.triggers import Triggered
from bot.games.inwo.play.uses.using import Using
from bot.games.inwo.play.winning import Knock
from bot.games.inwo.see.view import View
from bot.games.kit import players
from bot.games.kit.minds import draw_by, plain
from bot.games.kit.players import Mind

LEAST_WORTH = 0.3
"""An attack that is worth less is not made."""
LEAST_ADDED = 0.3
"""What adds less to an attack is kept."""
LEAST_LEFT = 0.05
"""What brings less is not done with a token that no attack needs."""
LEAST_HARM = 2.0
"""A Plot that hurts less is let happen."""
ALARM = 0.8
"""How near a rival is who could win in their next turn: hardly more than a Group is lacking."""
HEAT = 0.4
"""How far chance may choose what is a little worse."""

MIND = Mind()


class RandomPlayer(players.RandomPlayer):
    """Gives up, throws cards away and haggles less often than it does the rest."""

    seldom = frozenset(
        (
            "offer",
            "withdraw",
            "discard",
            "return",
            "expose",
            "give-up-token",
            "resign",
            "call-off",
            "end",
            "stay",
        )
    )
    READY: ClassVar[int] = 3
    """A Plot that fits in a pause is played once in so many times: few such moments come twice."""

    def volunteer(self, view: None, ask: Ask, draw: Draw) -> Move | None:
        """At an ask that need not be answered: play a Plot rather than nothing."""
        play = None
        if draw(self.READY) == 0 and DONE in (choices := choices_of(ask.choices)).first:
            play = choices.one("play", draw)
        return super().volunteer(view, ask, draw) if play is None else complete(play, draw)


ANSWERED = frozenset(
    kind.name for kind in (DiceFallen, Gather, Played, Acting, Errand, RollLies, CardRoll, Happening, Remains)
)
"""Windows whose pause is used."""


class HeuristicPlayer(players.HeuristicPlayer):
    """Takes over and attacks what brings it nearer to its Goal, defends itself, stops who leads."""

    mind: ClassVar[Mind] = MIND

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        """A Goal too many goes first, whatever is asked (INW-054)."""
        must = all(verb_of(choice) in ("discard", "return") for choice in ask.choices)
        shed = _shed(view, ask, draw) if must else None
        return super().choose(view, ask, draw) if shed is None else shed

    def otherwise(self, ask: Ask, draw: Draw) -> Move:
        """Nothing, if that can be; else anything."""
        return PASS if PASS in ask.choices else super().otherwise(ask, draw)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        """A pause is used to help, oppose or cancel; offers are answered."""
        if ask.frame in ANSWERED and DONE in ask.choices:
            found = self.mind.answers[ask.frame](view, ask, draw)
            return None if found in (None, PASS, DONE) else found
        return _deal(view, ask)


def by_chance(found: Sequence[Valued], draw: Draw, least: float) -> Move | None:
    """One of the moves that are worth `least` or more: the best, or by chance one nearly as good."""
    able = [(value, move) for value, move in found if value >= least]
    return draw_by(able, HEAT, draw) if able else None


# -- deals


def _deal(view: View, ask: Ask) -> Move | None:
    """Take what is worth more than what is asked, unless it comes from the rival who leads."""
    offer = players.to_answer(view.seat, view.offers)
    if offer is None:
        return None
    given, wanted = (
        sum(_hand_worth(view, card) for card in cards) for cards in (offer.give_cards, offer.get_cards)
    )
    return players.reply(offer, ask, given > wanted and offer.giver != danger(view))


def _hand_worth(view: View, card: int) -> float:
    face = view.faces[card]
    if face < 0:
        return 0.5
    if FACES.is_plot_back(face):
        return keeping(face)
    return worth(me(view), face, FACES.POWER[face], FACES.TRAITS[face])


# -- setup and the beginning of a turn


@MIND.answer(Thrones)
def _throne(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Any of them: no hand is known yet."""
    able = plain(ask, "throne")
    return able[draw(len(able))] if able else None


@MIND.answer(Leads)
def _lead(view: View, ask: Ask, draw: Draw) -> Move | None:
    def value(choice: Move) -> float:
        face = int(choice[1])
        return worth(me(view), face, FACES.POWER[face], FACES.TRAITS[face]) + len(FACES.OUT[face])

    best = sorted(plain(ask, "lead"), key=value, reverse=True)[:3]
    return best[draw(len(best))] if best else None


@MIND.answer(Draws)
def _draws(view: View, ask: Ask, draw: Draw) -> Move | None:
    """What is only played now, and tokens that would be renewed anyway buy Plots first (INW-024)."""
    own = me(view)
    now = [move for move in plain(ask, "play") if is_for_beginnings(view, move)]
    begun = by_chance([(idle(view, move), move) for move in now], draw, LEAST_ADDED)
    if begun is not None:
        return begun
    if own.plot_count < own.plot_limit:
        if ("buy-plot",) in ask.choices:
            return ("buy-plot",)
        trade = _trade(view, ask)
        if trade is not None:
            return trade
    return next(
        (move for move in (("draw-both",), ("draw-group",), ("draw-plot",)) if move in ask.choices), None
    )


def is_for_beginnings(view: View, move: Move) -> bool:
    """Whether a Plot is played as a turn begins and at no other time."""
    use = uses(view, move)
    return use is not None and "begin" in use.when


def _trade(view: View, ask: Ask) -> Move | None:
    """The weakest Groups pay for a Plot."""
    able = next((c.shape for c in ask.choices if isinstance(c, Open) and c.prefix == ("trade-in",)), None)
    if not isinstance(able, Subset):
        return None
    powers = {card.card: card.power for card in me(view).structure}
    weak = sorted(able.items, key=lambda card: powers.get(int(card), 0))[:PRICE]
    return ("trade-in", *(card for card in able.items if card in weak))


@MIND.answer(Takeover)
def _takeover(view: View, ask: Ask, draw: Draw) -> Move | None:
    """What is worth most, and would be hard to take otherwise; a Resource if there is nothing else."""
    own = me(view)
    free = sum(len(card.open_arrows) for card in own.structure)

    def value(move: Move) -> float:
        face = view.faces[int(move[1])]
        if not FACES.is_group(face):
            return entering(own, face)
        room = len(FACES.OUT[face]) * 3.0 / (1 + free)
        return entering(own, face) + 0.5 * FACES.RESISTANCE[face] + room

    best = max(plain(ask, "take-over"), key=value, default=None)
    return ("no-takeover",) if best is None else _unseen(view, ask, best)


def _unseen(view: View, ask: Ask, move: Move) -> Move:
    """A Resource comes into play unseen where it can, and does nothing in the turns of others."""
    hidden = (STORE, int(move[1]))
    return hidden if hidden in ask.choices and rests(view.faces[hidden[1]]) else move


# -- the main part


@MIND.answer(Act)
def _act(view: View, ask: Ask, draw: Draw) -> Move | None:
    if ask.seat != view.active:
        return _deal(view, ask)
    if ("end",) not in ask.choices:
        return None
    shown = [move for move in plain(ask, UNPACK) if serves(view, view.faces[int(move[1])])]
    if shown:
        return shown[0]
    able = plain(ask, "play", "use")
    first = [move for move in able if not waits(uses(view, move))]
    return (
        by_chance([(idle(view, move), move) for move in first], draw, LEAST_ADDED)
        or _strike(view, ask)
        or by_chance([(idle(view, move, True), move) for move in able], draw, LEAST_LEFT)
        or _spare(view, ask)
    )


def _strike(view: View, ask: Ask) -> Move | None:
    """The leader of the best attack, if any is worth its tokens."""
    able = {int(move[1]) for move in plain(ask, "attack")}
    best = max((plan for plan in plans(view, me(view)) if plan.leader in able), default=None)
    return ("attack", best.leader) if best is not None and best.worth >= LEAST_WORTH else None


def _spare(view: View, ask: Ask) -> Move:
    """A token of the Illuminati that nothing else needs brings a card, but while a rival could win in their
    next turn; it does not wait for one's own next turn."""
    own = me(view)
    if threat(view) > ALARM:
        return ("end",)
    resources = plain(ask, "resource")
    if resources:
        return _unseen(view, ask, resources[0])
    if ("draw-card",) in ask.choices:
        return ("draw-card",)
    if ("buy-plot",) in ask.choices and own.plot_count <= own.plot_limit:
        return ("buy-plot",)
    return ("end",)


@MIND.answer(Attack)
def _target(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The best of what the leader may really attack; where its hopes were vain, nothing."""
    able = {(kind, card) for kind, card, _ in view.outlook}
    found = (plan for plan in plans(view, me(view), view.planning) if (plan.kind, plan.target) in able)
    best = max(found, default=None)
    return ("call-off",) if best is None or best.worth < LEAST_WORTH else (best.kind, best.target)


@MIND.answer(Originals)
def _originals(view: View, ask: Ask, draw: Draw) -> Move | None:
    """What it has already is shown, and no second one comes into play."""
    played = view.faces[view.topic.card] if view.topic is not None else -1
    return next((move for move in plain(ask, UNPACK) if view.faces[int(move[1])] == played), PASS)


@MIND.answer(Opportunity)
def _opportunity(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The strongest that can attack does, unless its hopes are vain."""
    power = {card.card: card.power for card in me(view).structure}
    able = [move for move in plain(ask, "attack") if int(move[1]) not in view.put_off]
    return max(able, key=lambda move: power.get(int(move[1]), 0), default=("stay",))


@MIND.answer(Gather, DiceFallen)
def _gather(view: View, ask: Ask, draw: Draw) -> Move | None:
    """What helps the side that is better for it; an attack of its own that has become vain is called off."""
    if view.attack is None:
        return None
    found = by_chance(additions(view, ask, view.attack), draw, LEAST_ADDED)
    vain = ("call-off",) in ask.choices and hopeless(view, view.attack)
    return ("call-off",) if found is None and vain else found


@MIND.answer(Played)
def _played(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Cancel what hurts more than the answer costs."""
    topic = view.topic
    answers = plain(ask, "play", "use")
    if topic is None or not answers:
        return None
    hurt = harm(view, topic.seat, topic.card, topic.other)
    spent, move = min(((given_up(view, move), move) for move in answers), key=lambda pair: pair[0])
    return move if hurt - spent >= LEAST_HARM else None


MIND.answer(Happening, Errand, Remains, Destroyed)(answering)
MIND.answer(CardRoll)(turning_dice)
MIND.answer(Using)(using)
MIND.answer(Picking)(picking)
MIND.answer(Mode)(mode)
MIND.answer(Turning)(turning)


for decision, answer in wishes.DECISIONS.items():
    MIND.answer(decision)(answer)


# -- structure and hand


MIND.answer(Place)(placed)
MIND.answer(Shift)(placed)
MIND.answer(Reorganize)(rearranged)


@MIND.answer(Shed)
def _shed(view: View, ask: Ask, draw: Draw) -> Move | None:
    return min(plain(ask, "discard"), key=lambda move: keeping(view.faces[int(move[1])]), default=None)


@MIND.answer(Knock)
def _knock(view: View, ask: Ask, draw: Draw) -> Move | None:
    return next(iter(plain(ask, "claim", "show")), None)


@MIND.answer(Contest)
def _contest(view: View, ask: Ask, draw: Draw) -> Move | None:
    """What takes away from who claims."""
    hopes = [(idle(view, move), move) for move in plain(ask, "play", "use")]
    return by_chance(hopes, draw, LEAST_HARM)


@MIND.answer(Triggered)
def _triggered(view: View, ask: Ask, draw: Draw) -> Move | None:
    """What a card may do is good for its owner; to a rival it does it who is nearest to winning."""
    at = plain(ask, "do-to")
    return max(at, key=lambda move: rivalry(view, int(move[1]))) if at else next(iter(plain(ask, "do")), None)


CARELESS = frozenset(frame.name for frame in (Attack, Gather, Place, Played, Takeover))
"""Where a careless player thinks every other time only."""


class EasyPlayer(HeuristicPlayer):
    """Knows what is good and often does not look: targets, help and defence are left to chance; it stays out
    of what others do."""

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        if ask.frame in CARELESS and draw(2):
            return self.otherwise(ask, draw)
        return super().choose(view, ask, draw)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        return None


PLAYERS: dict[str, type[Player]] = {
    "heuristic": HeuristicPlayer,
    "easy": EasyPlayer,
    "random": RandomPlayer,
}
