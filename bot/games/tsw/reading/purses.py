"""Who pays how much of an attack: '10 MB, 6 of its own and 4 from the Exhibition' (TSW-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.mask import MONEY, NAME, Piece
from bot.games.tsw.reading.names import GROUP
from bot.games.tsw.reading.tokens import BREAK, NUMBER, WORD

ITSELF = ""
"""The purse of whoever attacks."""
NEAR = 7
"""Pieces between a sum and who pays it, at most."""
MOST_PURSES = 2


class Share(NamedTuple):
    """A sum at piece `at`, and who pays it; named at piece `named`, if they are."""

    at: int
    mb: int
    purse: str
    named: int


def shares(pieces: Sequence[Piece], said: Sequence[str], free: Sequence[int], words: Language) -> list[Share]:
    """The sums of a stretch that somebody is told to pay."""
    sums = [n for n in free if amount(pieces[n], words) > 0]
    found = []
    for at, after in zip(sums, [*sums[1:], free[-1] + 1 if free else 0], strict=False):
        told = next(_payers(pieces, said, range(at + 1, min(after, at + 1 + NEAR)), words), None)
        if told is not None:
            found.append(Share(at, amount(pieces[at], words), *told))
    return found


def amount(piece: Piece, words: Language) -> int:
    """The sum that a piece tells, in figures or in words; 0 if none."""
    if piece.kind in (MONEY, NUMBER):
        return piece.amount
    return words.numbers.get(piece.mask, 0) if piece.kind == WORD else 0


def _payers(
    pieces: Sequence[Piece], said: Sequence[str], near: range, words: Language
) -> Iterator[tuple[str, int]]:
    """Who is named behind 'from' or 'of', or right behind the sum; whoever attacks, where 'its own' is."""
    led = False
    for n in near:
        piece = pieces[n]
        if said[n] in words.set("itself"):
            yield ITSELF, -1
        led = led or said[n] in words.set("purses")
        own = piece.kind == NAME and piece.mask in ("<own>", "<us>") and piece.mention is not None
        if own and (led or n == near.start):
            group = next((e.name for e in piece.mention.entities if e.kind == GROUP), "")  # type: ignore[union-attr]
            if group:
                yield group, n
        if piece.kind in (NAME, BREAK) or piece.text in (".", ";"):
            return


def funded(params: dict[str, Any], told: Sequence[Share]) -> None:
    """Enter who pays what, if it adds up."""
    pairs = [[share.purse or params.get("attacker"), share.mb] for share in told]
    total = sum(share.mb for share in told)
    if told and params.get("mb", total) == total:
        params["mb"] = total
        plain = len(pairs) == 1 and pairs[0][0] == params.get("attacker")  # whoever attacks pays first anyway
        if not plain and len(pairs) <= MOST_PURSES and all(name for name, _ in pairs):
            params["funds"] = pairs
