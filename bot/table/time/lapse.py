"""Lobbies in which nothing happens: told of beforehand, closed, and opened again with all that was chosen."""

from __future__ import annotations

from bot.store.errors import StoreError
from bot.store.records import Json
from bot.table.errors import OF_ONE_GAME
from bot.table.time import clock
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.closing import undisturbed
from bot.table.unit.gate import Desk, trouble
from bot.table.unit.session import LAPSED, LOST, RESTING, SHEETS


def counts(settings: Json) -> bool:
    """Whether a running game with these settings counts among those that a server may have: not while it only
    waits for its people, or for a place."""
    return not (settings.get(RESTING) or settings.get(LOST))


async def watch(desk: Desk) -> None:
    """Once at start: lobbies of an older bot, which have no end yet, get one. Raises StoreTrouble."""
    if not desk.defaults.lobby_days:
        return
    try:
        for row in await desk.store.live_games():
            if row.status == "lobby" and not await desk.store.timers(row.id):
                await _begin(desk, row.id)
    except StoreError as error:
        raise trouble(error) from error


@afresh
async def _begin(desk: Desk, game: int) -> None:
    try:
        async with desk.act(game) as act:
            act.touched = act.session.row.status == "lobby"
    except OF_ONE_GAME:
        return


async def ring(desk: Desk, act: Act) -> None:
    """A timer of a lobby has rung: its people are told once, and later it is closed, never untold."""
    session, days = act.session, desk.defaults.lobby_days
    entry = session.lapse
    if session.row.status != "lobby" or entry is None:
        return
    if not days:
        session.lapse = None
    elif entry.remind_at is not None:
        due = max(entry.due_at, act.now + clock.notice(days))
        session.lapse = clock.Deadline(0, due, None)
        act.say({"kind": "lapse", "due_at": due, "users": await _called(desk, act)})
    elif act.now >= entry.due_at:
        act.set_status("archived")
        act.set_meta(**{LAPSED: True, SHEETS: None})
        act.say({"kind": "lobby"})
        act.say({"kind": "lapse", "due_at": None, "users": []})


async def _called(desk: Desk, act: Act) -> list[int]:
    """Who is called when a lobby is about to be closed: who sits there and wants to be reminded now."""
    found = []
    for user in dict.fromkeys(row.user_id for row in act.session.seats):
        if user is not None:
            person = await desk.person(user)
            if person.wants_call("reminder") and not undisturbed(act.now, person):
                found.append(user)
    return found
