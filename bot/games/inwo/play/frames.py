"""Every kind of frame of the game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.kernel import Frame
from bot.games.inwo.play import act, attack, hands, placing, plays, setup, turn, winning

FRAMES: tuple[type[Frame], ...] = (
    act.Act,
    act.Link,
    attack.Attack,
    attack.Gather,
    hands.Shed,
    placing.MoveGroup,
    placing.Place,
    plays.Played,
    plays.Playing,
    setup.Leads,
    setup.Setup,
    turn.Draws,
    turn.Takeover,
    turn.TurnFrame,
    winning.Knock,
)
KINDS: Mapping[str, type[Frame]] = {frame.name: frame for frame in FRAMES}
