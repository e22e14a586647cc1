"""What president and vice-president get by their office (ELE-11, ELE-12): data, so that it can change."""

from __future__ import annotations

from typing import Any

from bot.games.data import load_yaml
from bot.games.inwo.cards import checks
from bot.games.inwo.cards.effects import PASSIVES
from bot.games.inwo.cards.records import Effect, frozen


def _passives(office: Any) -> tuple[Effect, ...]:
    """The passives of an office. ValueError with every fault if they are not sound."""
    rows = office["passives"]
    faults = [fault for row in rows for fault in checks.word_faults(PASSIVES, row)]
    if faults:
        raise ValueError("\n".join(faults))
    return tuple(Effect(row[0], frozen(row[1])) for row in rows)


_DATA: Any = load_yaml("inwo", "presidency")
PRESIDENT, VICE = _passives(_DATA["president"]), _passives(_DATA["vice"])
SHIELDS: bool = _DATA["president"]["shields"]
"""Whether the president may shield an NWO."""
