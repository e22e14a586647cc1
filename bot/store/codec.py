"""How states, seeds and JSON values become bytes, and the hashes that prove they came back unchanged."""

import hashlib
import json
import zlib
from dataclasses import dataclass, field
from typing import Any

from bot.store.errors import StoreCorrupt

MAX_STATE_BYTES = 32 * 1024 * 1024
_LEVEL = 3  # a 34 KB state in about 0.1 ms; higher levels save little


@dataclass(frozen=True, slots=True)
class Packed:
    """A state dump as stored: zlib bytes, and the SHA-256 (hex) of the text itself."""

    data: bytes = field(repr=False)
    hash: str


def digest(value: str | bytes) -> str:
    """SHA-256 in hex. `seed_hash` of a game is `digest(seed)`: this is what players verify at the end."""
    return hashlib.sha256(value.encode() if isinstance(value, str) else value).hexdigest()


def pack(text: str) -> Packed:
    """Compress a state dump for storing."""
    raw = text.encode()
    return Packed(zlib.compress(raw, _LEVEL), digest(raw))


def unpack(data: bytes, expected_hash: str | None = None, most: int = MAX_STATE_BYTES) -> str:
    """The state dump in `data`. Raises StoreCorrupt when damaged, unlike its hash, or larger than `most`
    bytes."""
    inflater = zlib.decompressobj()
    try:
        raw = inflater.decompress(data, most)
        if not inflater.eof:
            raise StoreCorrupt(f"snapshot is cut off or larger than {most} bytes")
        text = raw.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise StoreCorrupt(f"snapshot: {error}") from error
    if expected_hash is not None and digest(raw) != expected_hash:
        raise StoreCorrupt("snapshot does not match its hash")
    return text


def to_json(value: Any) -> str:
    """Compact JSON; raises TypeError or ValueError for what JSON cannot hold (NaN included)."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def canonical(value: Any) -> str:
    """JSON with sorted keys: equal values give equal text, so its digest is a checksum."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=True, allow_nan=False)
