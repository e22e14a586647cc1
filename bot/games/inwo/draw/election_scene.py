"""The two offices and the election of the moment, as strips of the table's picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.moves import Text, text
from bot.games.inwo.say.election import standing, ticket
from bot.games.inwo.say.phrases import name
from bot.games.inwo.see.view import TicketView, View
from bot.games.power.structure_scene import WIDTH
from bot.scene.parts import GAP
from bot.scene.scene import Box, Face, Icon, Item, Label, Paint

Say = Callable[[Text], str]
OFFICE, HEAD, TICKET = 76, 48, 64
"""Heights: the offices, the heading of an election, a ticket."""
NAMES = 560
"""How much of a ticket's line its names take."""


def election_height(view: View) -> int:
    """How high both strips are."""
    high = OFFICE + GAP if view.president >= 0 else 0
    if view.election is not None:
        high += HEAD + len(view.election.tickets) * (TICKET + 6) + GAP
    return high


def election_scene(view: View, say: Say, y: int) -> Iterator[Item]:
    """Who holds the offices; who stands, with a bar for what supports them."""
    if view.president >= 0:
        yield from _offices(view, say, y)
        y += OFFICE + GAP
    e = view.election
    if e is None:
        return
    said = say(text("inwo-table-election", step=e.step, number=view.elections_held))
    yield Label(GAP, y, WIDTH - 2 * GAP, HEAD, said, 34, Paint.ACCENT, Face.NARROW, bold=True)
    most = max((stands.support for stands in e.tickets), default=0)
    for n, stands in enumerate(e.tickets):
        yield from _ticket(view, stands, most, say, y + HEAD + n * (TICKET + 6))


def _offices(view: View, say: Say, y: int) -> Iterator[Item]:
    wide = (WIDTH - 3 * GAP) // 2
    for n, (office, card) in enumerate((("president", view.president), ("vice", view.vice))):
        if card < 0:
            continue
        x, whose = GAP + n * (wide + GAP), name(view, card)
        said = say(text("inwo-picture-officer", office=office, card=whose))
        yield Box(
            x, y, wide, OFFICE, Paint.RAISED, 12, Paint.GOLD if office == "president" else Paint.SHADE, 4
        )
        yield Icon("crown" if office == "president" else "eye", x + 14, y + 18, 40, Paint.GOLD)
        yield Label(x + 66, y + 2, wide - 76, OFFICE - 4, said, 32, Paint.LIGHT, Face.NARROW, True, lines=2)


def _ticket(view: View, stands: TicketView, most: int, say: Say, y: int) -> Iterator[Item]:
    """Names on the left; the bar, as long as its share of the best, with the number at its end."""
    room = WIDTH - 3 * GAP - NAMES - 90
    length = max(6, room * stands.support // most) if most else 6
    names = say(ticket(view, stands) if not stands.barred else standing(view, stands))
    yield Label(GAP, y, NAMES, TICKET, names, 30, Paint.LIGHT, Face.NARROW, bold=True, lines=2)
    best = stands.support == most > 0
    yield Box(GAP * 2 + NAMES, y + 12, length, TICKET - 24, Paint.ACCENT if best else Paint.SHADE, 8)
    x = GAP * 2 + NAMES + length + 12
    yield Label(x, y, 80, TICKET, str(stands.support), 36, Paint.LIGHT, Face.NARROW, bold=True)
