"""Gambits: what no other order covers is judged as the action nearest to it, at a stated difficulty
(TSW-52)."""

from __future__ import annotations

from functools import lru_cache

from bot.games.tsw.orders.lexicon import FALLBACK, languages, lexicon
from bot.games.tsw.play.actions.people import EASE
from bot.games.tsw.play.state import SecretWars

DIFFICULTY = 3
"""Without a gamemaster's word."""
VERDICTS = ("dice", "success", "failure", "refused")


def ruling_key(seat: int, words: str) -> str:
    """The name of a gambit among the gamemaster's rulings."""
    return f"{seat} {words}"


def ruling(s: SecretWars, seat: int, words: str) -> tuple[str, int, str, str]:
    """How a gambit is judged: as which action, how hard it is, the verdict, and what the gamemaster says."""
    given = s.rulings.get(ruling_key(seat, words))
    if given is None:
        return nearest(words), DIFFICULTY, "dice", ""
    action, difficulty, verdict, told = given
    return action, difficulty, verdict, told


@lru_cache(maxsize=512)
def nearest(words: str) -> str:
    """The action whose verbs a gambit uses first, in English or else in another language that is read;
    'gambit' itself if it uses none."""
    said = [word.strip(".,;:!?\"'()").casefold() for word in words.split()]
    for known in map(lexicon, sorted(languages(), key=lambda language: language != FALLBACK)):
        for start in range(len(said)):
            for _, terms in known.at(said, start):
                for term in terms:
                    for sense in term.senses:
                        if sense.action in EASE:
                            return str(sense.action)
    return "gambit"
