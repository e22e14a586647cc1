"""A person's own panel: with hints for newcomers, and with what waits for them at other tables.

In somebody's first game of a kind, and at a guided table, there is a hint at each kind of decision that is
met for the first time, until hints are switched off.
"""

from __future__ import annotations

from bot.engine.moves import Ask
from bot.table.seen import Seen
from bot.ui.controls.choosing import TOP, Step
from bot.ui.controls.components import Outgoing
from bot.ui.controls.forms import Written, form_at
from bot.ui.front import Front, Reader
from bot.ui.out.pictures import Picture
from bot.ui.panel.panel import Elsewhere, asked, panel


async def hint(front: Front, reader: Reader, seen: Seen) -> str:
    """What a newcomer should know about their decision, as long as it stays the same one; else nothing.

    The first one of a game says who they are, too, and what wins them the game.
    """
    ask = asked(seen)
    own = seen.seat is not None and seen.table.seat_of(reader.user) == seen.seat
    if ask is None or not own or not reader.hints:
        return ""
    if not seen.table.settings.guided and not _first_game(reader, seen):
        return ""
    name, here = _about(front, seen, ask), f"{seen.table.game}:{ask.number}"
    if name is None or reader.hinted.get(name, here) != here:
        return ""
    if name not in reader.hinted:
        await front.service.save_prefs(reader.user, {"hinted": {**reader.hinted, name: here}})
    tip = front.word(reader, f"hint-{name}")
    met = (place for known, place in reader.hinted.items() if known != name)
    begun = any(place.startswith(f"{seen.table.game}:") for place in met)
    aim = None if begun else front.game(seen.table).words.aim(seen.view, ask.seat)
    return tip if aim is None else f"{front.say(aim, reader, seen.table)} {tip}"


def _about(front: Front, seen: Seen, ask: Ask) -> str | None:
    """The kind of decision, as the catalogue knows its hint.

    The catalogue has it as `hint-<game>-<frame>`, with the step (`-3`) or, in games whose decisions are all
    of one kind, the number of the round (`-round-2`).
    """
    kind = f"{seen.table.kind}-{ask.frame.lower()}"
    rounds = front.game(seen.table).round
    now = rounds(seen.view) if rounds is not None else None
    names = [f"{kind}-{ask.step}", kind] if now is None else [f"{kind}-round-{now.number}", kind]
    return next((name for name in names if front.catalogue.has(f"hint-{name}")), None)


def _first_game(reader: Reader, seen: Seen) -> bool:
    """Whether this is the first game of its kind in which the reader is told anything."""
    at = f"{seen.table.game}:"
    told = [where for name, where in reader.hinted.items() if name.startswith(f"{seen.table.kind}-")]
    return all(where.startswith(at) for where in told)


async def whole_panel(
    front: Front,
    reader: Reader,
    seen: Seen,
    *,
    step: Step = TOP,
    notice: str = "",
    hand: Picture | None = None,
) -> Outgoing:
    """The panel of a seat with all that belongs to it: hints, and the ways to where else it is their move."""
    own = seen.seat is not None and seen.table.seat_of(reader.user) == seen.seat
    elsewhere = await _elsewhere(front, reader, seen) if own and asked(seen) is None else []
    tip = await hint(front, reader, seen)
    written: Written = {}
    if seen.seat is not None and form_at(asked(seen), step) is not None:
        written = await front.service.draft(seen.table.game, seen.seat, reader.user)
    return panel(
        front,
        reader,
        seen,
        step=step,
        notice=notice,
        hand=hand,
        hint=tip,
        elsewhere=elsewhere,
        written=written,
    )


async def _elsewhere(front: Front, reader: Reader, seen: Seen) -> list[Elsewhere]:
    waiting = [item for item in await front.service.asks_for_user(reader.user) if item.ask is not None]
    others = [await front.service.table(item.game) for item in waiting if item.game != seen.table.game]
    return [Elsewhere(table.game, front.table_label(table, reader)) for table in others]
