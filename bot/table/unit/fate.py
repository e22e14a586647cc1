"""All chance at a table, from one secret seed: the dice that players can verify, the AI's whims, the
seating, and the names of decisions."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Any

from bot.engine.chance import Stream, shuffle
from bot.engine.moves import CHANCE, Move

SEED_BYTES = 32


def _value(seed: bytes, *words: object) -> int:
    message = ":".join(map(str, words)).encode()
    return int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")


def seed_hash(seed: bytes) -> str:
    """What is published when the game begins: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def dice_value(seed: bytes, seq: int) -> int:
    """The value of the move number `seq`: the first 8 bytes, big-endian, of HMAC-SHA256(seed, str(seq))."""
    return _value(seed, seq)


def alias(seed: bytes, seat: int, number: int) -> int:
    """The number of an open decision as players may see it, in a custom_id: another one for another decision,
    and nothing can be counted by it. 40 bits."""
    return _value(seed, "ask", seat, number) >> 24


def salt(seed: bytes, seat: int) -> int:
    """What the choices of a seat are marked with in custom_ids: a mark tells nobody what it was made of."""
    return _value(seed, "salt", seat)


def ai_stream(seed: bytes, seq: int, seat: int) -> Stream:
    """The numbers an AI seat draws at move `seq`; apart from the dice, so it cannot foresee them."""
    return Stream(_value(seed, "ai", seq, seat))


def seating(seed: bytes, people: list[Any]) -> list[Any]:
    """`people` in the order of chance."""
    order = list(people)
    shuffle(_value(seed, "seats"), order)
    return order


def wrong_values(seed: bytes, log: Iterable[tuple[int, int, Move]]) -> tuple[int, list[int]]:
    """How many values were drawn in a log of (seq, seat, move), and the numbers of those not drawn from
    `seed`."""
    drawn = [(seq, move) for seq, seat, move in log if seat == CHANCE]
    return len(drawn), [seq for seq, move in drawn if move != (dice_value(seed, seq),)]
