"""Gambits: what no other order covers is judged as the action nearest to it, at a stated difficulty
(TSW-52)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from bot.games.data import load_yaml
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
    """The action whose verbs a gambit uses first; 'gambit' itself if it uses none."""
    said = (word.strip(".,;:!?\"'()").casefold() for word in words.split())
    return next((VERBS[stem] for word in said for stem in _stems(word) if stem in VERBS), "gambit")


def _stems(word: str) -> Iterator[str]:
    """A word, and what it may be a form of."""
    yield word
    for ending, plain in (
        ("ies", "y"),
        ("es", ""),
        ("s", ""),
        ("ing", ""),
        ("ing", "e"),
        ("e", "en"),
        ("t", "en"),
    ):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            yield word.removesuffix(ending) + plain


VERBS: Mapping[str, str] = {
    verb: action for action, verbs in load_yaml("tsw", "world/gambits").items() for verb in verbs.split()
}
