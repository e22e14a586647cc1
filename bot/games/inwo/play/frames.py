"""Every kind of frame of the game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.kernel import Frame
from bot.engine.ops import Mode
from bot.games.inwo.play import act, attack, deals, hands, placing, setup, turn, winning
from bot.games.inwo.play.area import Thrones
from bot.games.inwo.play.attacks import gather
from bot.games.inwo.play.calls.draws import Selecting
from bot.games.inwo.play.calls.notes import Noting
from bot.games.inwo.play.calls.opportunity import Opportunity
from bot.games.inwo.play.calls.warehouse import Originals
from bot.games.inwo.play.election import acting, ballots, dice, rounds, variants
from bot.games.inwo.play.uses import (
    beginning,
    cancelling,
    choices,
    contest,
    fates,
    happening,
    ops_places,
    played,
    program,
    triggers,
    using,
)

FRAMES: tuple[type[Frame], ...] = (
    act.Act,
    act.Link,
    act.Playing,
    attack.Attack,
    beginning.Draws,
    cancelling.Replacing,
    contest.Contest,
    choices.Lots,
    choices.Picking,
    choices.Shuffling,
    choices.Turning,
    Thrones,
    ballots.NameVice,
    ballots.RollOff,
    ballots.Vote,
    acting.Acting,
    dice.Contested,
    dice.RollLies,
    rounds.Election,
    variants.Calling,
    variants.Leaning,
    fates.Destroyed,
    fates.Relief,
    fates.Relieving,
    fates.Remains,
    deals.Dealing,
    gather.Fallen,
    gather.Gather,
    hands.Drawing,
    happening.Happening,
    hands.Shed,
    Mode,
    Noting,
    Opportunity,
    Originals,
    Selecting,
    placing.Given,
    placing.MoveGroup,
    placing.Place,
    placing.Reorganize,
    placing.Shift,
    played.Played,
    ops_places.Throw,
    program.CardProgram,
    setup.Leads,
    setup.Setup,
    turn.Takeover,
    triggers.Triggered,
    turn.TurnFrame,
    using.Pooling,
    using.Using,
    winning.Knock,
)
KINDS: Mapping[str, type[Frame]] = {frame.name: frame for frame in FRAMES}
