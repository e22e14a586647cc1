"""A new version of the rules meets running games: those that replay to the same state go on as if nothing
happened."""

from __future__ import annotations

import logging

from bot.engine.kernel import Stuck
from bot.engine.moves import Refused
from bot.logs import told
from bot.store.errors import StoreError
from bot.table.errors import OF_ONE_GAME
from bot.table.unit import undo
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.crew import Kind
from bot.table.unit.gate import NOBODY, Desk, trouble

log = logging.getLogger("fnord.table")
KEPT = 7 * 86400.0
"""Seconds for which messages that were sent are kept."""


async def wake(desk: Desk) -> list[int]:
    """Bring all running games up to date; the games whose epoch had to be closed. Nothing else is loaded.

    Messages sent long ago are forgotten."""
    try:
        await desk.store.prune(desk.clock() - KEPT)
        rows = await desk.store.live_games()
    except StoreError as error:
        raise trouble(error) from error
    closed = []
    for row in rows:
        game = desk.games.get(row.kind)
        if row.status == "lobby" or game is None or row.rules_version == game.rules.info.version:
            continue
        if await reconcile(desk, row.id):
            closed.append(row.id)
    return closed


@afresh
async def reconcile(desk: Desk, game: int) -> bool:
    """Replay a game under the rules as they are; True if it came out otherwise and its epoch was closed.

    A game whose stored position these rules cannot even read is paused and left as it is.
    """
    try:
        async with desk.act(game) as act:
            session = act.session
            if session.kernel is None or session.row.rules_version == session.game.rules.info.version:
                return False
            same = await _replays(desk, act)
            act.touched = True
            act.changes["rules_version"] = session.game.rules.info.version
            if not same:
                act.changes["close_epoch"] = True
                session.steps = None
                versions = {"from": session.row.rules_version, "to": session.game.rules.info.version}
                act.record(NOBODY, "epoch", "", versions)
                act.notice("table-epoch-closed", version=session.game.rules.info.version)
            return not same
    except OF_ONE_GAME:
        await desk.set_aside(game)
        return True


async def _replays(desk: Desk, act: Act) -> bool:
    session = act.session
    await desk.load_steps(session)
    try:
        row, epoch, counted = session.row, await desk.epoch(session), undo.course(session.steps or ())
        again = await desk.crew.run(
            Kind.REPLAYS, undo.replay, session.game, row.seats, dict(row.options), epoch, counted
        )
    except (Refused, Stuck, ValueError, LookupError, TypeError, AttributeError) as error:
        log.warning("Game %s does not replay under the new rules: %s", session.row.id, told(error))
        return False
    return bool(again.dump() == act.kernel.s.dump())
