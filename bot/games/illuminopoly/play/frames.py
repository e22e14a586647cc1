"""Every kind of frame of the game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.kernel import Frame
from bot.games.kit.kinds import kinds_in

KINDS: Mapping[str, type[Frame]] = kinds_in("bot.games.illuminopoly.play")
