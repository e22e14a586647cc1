"""What of a card is carried out: all that its record says."""

from __future__ import annotations

from functools import cache

from bot.games.inwo.cards.records import EFFECTS, Params, Trigger
from bot.games.inwo.play.uses.open import CONDITIONS, can_be_done, is_built
from bot.games.inwo.play.uses.printed import ACT, PLAY, uses_of

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


CALLS = frozenset(("manuel_noriega", "lyndon_larouche", "candidate_clinton"))
"""The calls among passives for which the record of the card says nothing else."""


def _counts(face: int, name: str, params: Params) -> bool:
    if name != "call":
        return name in PASSIVES
    return params["name"] in CALLS or any(
        each.call for each in (*EFFECTS.TRIGGERS[face], *EFFECTS.ACTIONS[face])
    )


def _happens(trigger: Trigger) -> bool:
    known = trigger.event in EVENTS and trigger.test.keys() <= CONDITIONS.keys()
    return known and can_be_done(trigger.do)


@cache
def is_whole(face: int) -> bool:
    """Whether everything that a printed card says is carried out."""
    if not all(map(_happens, EFFECTS.TRIGGERS[face])):
        return False
    if any(not _counts(face, name, params) for name, params in EFFECTS.PASSIVES[face]):
        return False
    return all(is_built(face, verb, n) for verb in (PLAY, ACT) for n in range(len(uses_of(face, verb))))
