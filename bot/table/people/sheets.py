"""What people bring to a game that has not begun (`Game.sheets`): kept with the lobby by person, checked
against its options, and put into the game by seat. Nobody else sees it before the end."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Refused, text
from bot.store.errors import StoreError
from bot.store.records import Status
from bot.table.errors import BadInput
from bot.table.unit.act import Act
from bot.table.unit.gate import Desk, trouble
from bot.table.unit.session import SHEETS, Session

PLAYED: tuple[Status, ...] = ("live", "paused", "over", "archived")
"""What a game can be that somebody has played, unless nothing happened in it."""
LOOKED_AT = 20
"""Games of a person that are looked at to see whether they have ever played such a one."""


def bring(act: Act, user: int, sheet: str | None) -> None:
    """Keep what `user` brings; None forgets it. Raises BadInput, Refused."""
    session = act.session
    if sheet is not None:
        game = session.game
        if game.sheets is None:
            raise BadInput(text("table-nothing-to-bring"))
        try:
            reasons = game.sheets.refusals(session.row.options, sheet)
        except ValueError as error:
            raise BadInput(text("table-nothing-to-bring")) from error
        if reasons:
            raise Refused(list(reasons))
    before = session.meta.get(SHEETS, {})
    after = {person: kept for person, kept in before.items() if person != str(user)}
    if sheet is not None:
        after[str(user)] = sheet
    if after != before:
        act.set_meta(**{SHEETS: after or None})


def need_fitting(session: Session) -> None:
    """Raises Refused, without a word about what it is, if the options no longer fit what somebody brings."""
    game, brought = session.game, session.meta.get(SHEETS, {})
    unfit = [
        row.name
        for row in session.seats
        if (sheet := brought.get(str(row.user_id))) is not None
        and game.sheets is not None
        and game.sheets.refusals(session.row.options, sheet)
    ]
    if unfit:
        raise Refused([text("table-sheet-unfit", names=tuple(unfit))])


async def bring_along(desk: Desk, act: Act) -> None:
    """Give people who chose nothing and never played this game what is meant for them. Raises Refused."""
    need_fitting(act.session)
    sheets = act.session.game.sheets
    if sheets is None or not sheets.newcomer:
        return
    for row in act.session.seats:
        chosen = act.session.meta.get(SHEETS, {})
        new = row.user_id is not None and str(row.user_id) not in chosen
        if new and row.user_id is not None and not await _has_played(desk, row.user_id, act.session.row.kind):
            act.set_meta(**{SHEETS: {**chosen, str(row.user_id): sheets.newcomer}})


async def _has_played(desk: Desk, user: int, kind: str) -> bool:
    try:
        rows = await desk.store.find_games(user_id=user, kind=kind, statuses=PLAYED, limit=LOOKED_AT)
    except StoreError as error:
        raise trouble(error) from error
    return any(row.seq for row in rows)


def brought_again(session: Session) -> dict[str, Any]:
    """What people themselves had chosen for a game, as the lobby of its rematch keeps it."""
    sheets, option = session.game.sheets, session.game.rules.info.sheets
    lines = session.row.options.get(option) or () if option else ()
    kept = {
        str(row.user_id): line
        for row, line in zip(session.seats, lines, strict=False)
        if row.user_id is not None and line is not None and sheets is not None and line != sheets.newcomer
    }
    return {SHEETS: kept} if kept else {}


def put_by_seat(act: Act) -> None:
    """Make what was brought an option of the game that begins, by the seats as they are now."""
    session = act.session
    option, brought = session.game.rules.info.sheets, session.meta.get(SHEETS, {})
    act.set_meta(**{SHEETS: None})
    if option and brought:
        lines = [brought.get(str(row.user_id)) for row in session.seats]
        act.set_options({**session.row.options, option: lines})
