"""Every kind of frame of the game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.kernel import Frame
from bot.games.illuminopoly.play import (
    bids,
    cards,
    chair,
    deals,
    debts,
    holdings,
    jail,
    landing,
    losing,
    movement,
    setup,
    turn,
)
from bot.games.illuminopoly.play.attacks import (
    artillery,
    favors,
    rebuilding,
    rezoning,
    spending,
    subversion,
    takeover,
)

FRAMES: tuple[type[Frame], ...] = (
    turn.Round, turn.Turn, turn.Collect, turn.Squeeze, setup.Setup, chair.Election,
    bids.BankSale, bids.Auction, bids.Permit, movement.Walk, landing.Landing, landing.Purchase,
    holdings.Hang, holdings.Reorganize, spending.Spending, takeover.Takeover, rezoning.Rezoning,
    subversion.Subversion, rebuilding.Rebuilding, cards.CardDraw, cards.CardProgram, cards.Levy,
    favors.Objection, jail.Immunity, debts.Due, debts.Foreclosure, losing.Downfall,
    deals.Handover, deals.MortgageTransfer,
    artillery.Ransom, artillery.Pool, artillery.Reckoning, artillery.Blast,
)  # fmt: skip
KINDS: Mapping[str, type[Frame]] = {kind.name: kind for kind in FRAMES}
