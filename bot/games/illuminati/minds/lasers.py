"""What the Orbital Mind Control Lasers can do for an attack, or for a goal that counts alignments."""

from __future__ import annotations

from bot.engine.modifiers import GAIN, REVERSE
from bot.engine.moves import Ask, Move
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS
from bot.games.illuminati.minds.plans import CERTAIN, plan
from bot.games.illuminati.minds.value import Thought
from bot.games.illuminati.play.power import DESTROY, FANATIC, OPPOSING
from bot.games.illuminati.see.prospects import find, number
from bot.games.illuminati.see.view import CardView


def helpful(t: Thought, leader: CardView, kind: str, target: CardView) -> bool:
    """Whether they would make that attack surer."""
    return number(t.view, leader, kind, target) < CERTAIN and best_change(leader, kind, target) is not None


def best_change(leader: CardView, kind: str, target: CardView) -> Move | None:
    """What should happen to the target's alignments: one against the leader's turned into one like them, or
    one like them gained."""
    facing, own = target.alignments, leader.alignments
    if kind == DESTROY:
        return None
    for bit in range(len(ALIGNMENTS)):
        if OPPOSING[own] & facing & ~FANATIC & (1 << bit):
            return (REVERSE, bit)
    for bit in range(len(ALIGNMENTS)):
        if own >> bit & 1 and not facing >> bit & 1 and not FANATIC >> bit & 1:
            return (GAIN, bit)
    return None


def for_goal(t: Thought) -> tuple[int, Move] | None:
    """A group of one's own and a change that would meet the own goal at the end of this turn."""
    goal = CARDS.GOAL[t.me.goal_card] if t.me.goal_card != NOBODY else None
    if goal is None or goal["kind"] != "count_alignment" or t.me.goal is None:
        return None
    bit = ALIGNMENTS.index(goal["alignment"])
    now, needed = t.me.goal
    fitting = [card for card in t.me.structure[1:] if not card.alignments >> bit & 1]
    return (fitting[0].card, (GAIN, bit)) if now == needed - 1 and fitting else None


def aim(t: Thought, ask: Ask) -> Move | None:
    """The group first, then the change."""
    wanted = for_goal(t)
    if wanted is None:
        best = plan(t)
        leader = find(t.view, best.leader) if best is not None else None
        target = find(t.view, best.target) if best is not None else None
        if best is None or leader is None or target is None:
            return None
        change = best_change(leader, best.kind, target)
        wanted = None if change is None else (target.card, change)
    if wanted is None:
        return None
    moves: tuple[Move, Move] = (("aim", wanted[0]), wanted[1])
    return next((move for move in moves if move in ask.choices), None)
