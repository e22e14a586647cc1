"""Every kind of frame of the game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.kernel import Frame
from bot.games.illuminati.play import (
    actions,
    aftermath,
    attack,
    deals,
    picks,
    placing,
    setup,
    specials,
    treasury,
    turn,
)

FRAMES: tuple[type[Frame], ...] = (
    actions.Act,
    aftermath.Endow,
    attack.Attack,
    attack.BreakPrivilege,
    attack.CalledOff,
    attack.Challenge,
    attack.Spending,
    attack.AfterDice,
    deals.Exchange,
    picks.Bribe,
    picks.Espionage,
    picks.Lasers,
    picks.Pick,
    placing.MoveGroup,
    placing.Place,
    placing.Reorganize,
    setup.Goals,
    setup.Setup,
    specials.CardProgram,
    specials.SpecialPlayed,
    treasury.Income,
    treasury.Rearrange,
    treasury.Tax,
    turn.Draw,
    turn.TurnBegins,
    turn.TurnFrame,
)
KINDS: Mapping[str, type[Frame]] = {frame.name: frame for frame in FRAMES}
