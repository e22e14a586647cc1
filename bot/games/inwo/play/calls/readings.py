"""Alignments that a player may read in another way in an attack: the way that is best is taken (INW-102)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any

from bot.engine.modifiers import REPLACE
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.vocabulary import ALIGNED, mask
from bot.games.inwo.play.known import known_of
from bot.games.inwo.play.numbers import FOREVER, Scope, alignments, fits, passives
from bot.games.inwo.play.state import Inwo

Reading = list[list[Any]]
"""Changes as `Inwo.changes` holds them."""
READ = "read"
"""Until when such a change would last: it never really is one."""


def best(s: Inwo, a: dict[str, Any], judge: Callable[[], list[Any]]) -> list[Any]:
    """What `judge` finds, with the alignments read so that the sum of its parts is highest for the attack."""
    options = [*_as_other(s, a), *_borrowed(s, a)]
    if not options:
        return judge()
    found = []
    for reading in product(*options):
        with supposed(s, [change for changes in reading for change in changes]):
            found.append(judge())
    return max(found, key=lambda parts: sum(part[2] for part in parts))


def _as_other(s: Inwo, a: dict[str, Any]) -> Iterator[list[Reading]]:
    """Of two alignments, the one may be read as the other on leader and target (`reads_as`)."""
    for source in passives(s, "reads_as"):
        if fits(s, source.params["attack"], a, Scope(source.seat, source.card)):
            one, other = mask((source.params["trait"],)), mask((source.params["other"],))
            for card in (a["card"], a["target"]):
                has = alignments(s, card)
                ways = [made for known, made in ((one, other), (other, one)) if has & known]
                yield [[], *([_read(s, card, made, source.card)] for made in ways)]


def _borrowed(s: Inwo, a: dict[str, Any]) -> Iterator[list[Reading]]:
    """A leader may use the alignments of a certain puppet as its own, even in place of the opposite ones."""
    for card in lenders(s):
        if s.master[card] == a["card"] and s.illuminati[s.owner[card]] != a["card"]:
            bits = [1 << bit for bit in range(ALIGNED.bit_length()) if alignments(s, card) >> bit & 1]
            yield from ([[], [_read(s, a["card"], bit, card)]] for bit in bits)


def lenders(s: Inwo) -> Sequence[int]:
    """The cards whose masters may borrow their alignments."""
    return [x.card for x in passives(s, "call") if x.params["name"] == "manuel_noriega"]


def lent(s: Inwo, card: int) -> list[int]:
    """The alignments, as masks, that one who aids may use besides its own."""
    return [
        alignments(s, lender)
        for lender in lenders(s)
        if s.master[lender] == card != NOBODY and s.illuminati[s.owner[card]] != card
    ]


def _read(s: Inwo, card: int, made: int, source: int) -> list[Any]:
    return [s.stamp, card, REPLACE, made, source, READ]


@contextmanager
def supposed(s: Inwo, changes: Reading, for_good: bool = False) -> Iterator[None]:
    """For a while, these changes hold too; for_good: and no change of a number that is not for good. What is
    reckoned then holds whenever the same is supposed of this position."""
    memo, kept, effects = s.memo, s.changes, s.effects
    s.memo = known_of(s).supposed.setdefault(str((changes, for_good)), {})
    s.changes = [*kept, *changes]
    s.effects = [effect for effect in effects if effect[5] == FOREVER] if for_good else effects
    try:
        yield
    finally:
        s.memo, s.changes, s.effects = memo, kept, effects
