"""The hidden figures: words for them, alignments against each other, and the odds of attacks (TSW-21, TSW-70,
TSW-71)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from zlib import crc32

from bot.games.tsw.world.alignments import Opposites

STEPS = (0, 1, 2, 3, 4, 5, 7, 9, 11, 14)
"""The least figure for each word of the scale."""
POSITION = {1: 15, 2: 10, 3: 5}
NEUTRALIZE = 10
LIKE = 4
PERSONAL_LIKE = 2
Part = tuple[str, int]


def word(figure: int) -> int:
    """The number of the word for a figure on the scale of ten, exactly."""
    return max(i for i, least in enumerate(STEPS) if figure >= least or not i)


def hearsay(seed: int, figure: int, about: str) -> int:
    """The word that people use for a figure, the paper as well: for two figures in five the word next to it
    (TSW-21). Two different words would tell the figure between them.
    """
    shift = (0, 0, 0, 1, -1)[mixed(seed, about) % 5]
    return min(len(STEPS) - 1, max(0, word(figure) + shift))


def mixed(*parts: object) -> int:
    """A number that depends on all parts and on nothing else: the seed of what must not shift with
    anything."""
    return crc32("|".join(map(str, parts)).encode())


def likeness(opposites: Opposites, one: Iterable[str], other: Sequence[str]) -> tuple[int, int]:
    """How many alignments are alike and how many opposite (TSW-22), in a game with these `opposites`."""
    like = opposite = 0
    for a in one:
        for b in other:
            if opposites.get(a) == b:
                opposite += 1
            elif a == b:
                like += 1
    return like, opposite


def decided(base: int, faces: Sequence[int]) -> bool:
    """Two dice at most as high as the base succeed; a two always does, a twelve never (TSW-71)."""
    total = sum(faces)
    return total == 2 or (total != 12 and total <= base)


def place_toughness(seed: int, place: str) -> int:
    """How hard a place is, 4 to 9 (TSW-40)."""
    return 4 + mixed(seed, "place", place) % 6
