"""What of a card is carried out: all that its record says."""

from __future__ import annotations

from functools import cache

from bot.games.inwo.cards.records import EFFECTS, Params, Trigger, Use
from bot.games.inwo.play.calls.plays import CALLS as CALLED
from bot.games.inwo.play.uses.open import CONDITIONS
from bot.games.inwo.play.uses.printed import ACT, PLAY, each_op, uses_of
from bot.games.inwo.play.uses.program import OPS

PASSIVES = frozenset((
    "stat", "becomes", "counts_as", "no_abilities", "bonus", "side_times", "alignment_step",
    "no_master_bonus", "no_agents", "joins", "bars", "reaches_secret", "immune", "safe", "barred", "tokens",
    "saves_tokens", "no_tokens", "draws", "hand_limit", "returns", "counts_double", "needs", "keeps",
    "copies", "no_credit", "excepted", "exempt", "reads_as", "at_will", "best_alignments", "free_defence",
    "breaks_privilege", "ignores_defences", "for_good", "recovers", "after_dice", "draw_choice", "taxes_all",
    "shows_draws", "stash", "stands_as_place",
))  # fmt: skip
"""The passives that count, by the word of their records."""


EVENTS = frozenset((
    "attacked", "captured", "destroyed", "dice", "drawn", "entered", "involved", "lost", "relieved",
    "turn_begins", "won",
))  # fmt: skip
"""The moments at which triggers happen."""
WINDOWS = frozenset((
    "played", "ability", "action", "look", "expose", "attack", "declared", "privileged", "agents", "dice",
    "won", "lost", "destroyed", "devastated", "dying", "relieved", "turn_begins", "draw", "drawn", "takeover",
    "discarded", "spurned", "deal", "paying",
))  # fmt: skip
"""The moments at which there is a window."""


CALLS = frozenset(("manuel_noriega", "lyndon_larouche", "candidate_clinton"))
"""The calls among passives for which the record of the card says nothing else."""


def _counts(face: int, name: str, params: Params) -> bool:
    if name != "call":
        return name in PASSIVES
    return params["name"] in CALLS or any(
        each.call for each in (*EFFECTS.TRIGGERS[face], *EFFECTS.ACTIONS[face])
    )


def _is_done(told: Trigger | Use) -> bool:
    """Whether all that is asked of what happens is known, and every op there, with what it calls."""
    ops = each_op(told.do)
    known = told.test.keys() <= CONDITIONS.keys()
    return known and all(name in OPS and (name != "call" or said["name"] in CALLED) for name, said in ops)


@cache
def is_whole(face: int) -> bool:
    """Whether everything that a printed card says is carried out."""
    uses = [*uses_of(face, PLAY), *uses_of(face, ACT)]
    if not all(map(_is_done, (*EFFECTS.TRIGGERS[face], *uses))):
        return False
    if not {trigger.event for trigger in EFFECTS.TRIGGERS[face]} <= EVENTS:
        return False
    if any(not _counts(face, name, params) for name, params in EFFECTS.PASSIVES[face]):
        return False
    return {moment for use in uses for moment in use.answers} <= WINDOWS
