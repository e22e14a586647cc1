"""What a state is told by, and the same game read back from what was written out."""

from __future__ import annotations

import hashlib
from typing import Any

from bot.engine.kernel import Kernel


def state_hash(state: Any) -> str:
    """A short fingerprint of everything in the state."""
    return hashlib.sha256(state.dump().encode()).hexdigest()[:16]


def reload(kernel: Kernel) -> Kernel:
    """The same game after being written out and read back, as a restart would."""
    return Kernel(kernel.rules, kernel.rules.state.load(kernel.s.dump()))
