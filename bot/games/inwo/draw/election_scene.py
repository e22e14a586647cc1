"""The two offices and elections: strips of the table's picture, and an election's own picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.moves import Text
from bot.games.inwo.draw.structure import Say
from bot.games.inwo.say.election import heading, office_line, result, runner, standing, stood, ticket
from bot.games.inwo.see.view import ElectionView, OutcomeView, View
from bot.games.power.structure_scene import WIDTH
from bot.scene.parts import GAP
from bot.scene.scene import Box, Face, Icon, Item, Label, Paint, Scene

Stand = tuple[Text, int | None, bool]
"""Who stands, with what support (None where there is none yet), and whether they are ahead."""
OFFICE, HEAD, TICKET = 76, 48, 64
"""Heights: the offices, the heading of an election, a ticket."""
NAMES = 560
"""How much of a ticket's line its names take."""


def election_height(view: View) -> int:
    """How high both strips are."""
    high = OFFICE + GAP if view.president >= 0 else 0
    if view.election is not None:
        high += _height(len(_stands(view, view.election)))
    return high


def election_scene(view: View, say: Say, y: int) -> Iterator[Item]:
    """Who holds the offices; who stands, with a bar for what supports them."""
    if view.president >= 0:
        yield from _offices(view, say, y)
        y += OFFICE + GAP
    if view.election is not None:
        yield from _strip(heading(view, view.election), _stands(view, view.election), say, y)


def running(view: View, e: ElectionView, names: Mapping[int, str], say: Say) -> Scene:
    """An election as it stands."""
    return _report(heading(view, e), _stands(view, e), say)


def decided(past: OutcomeView, names: Mapping[int, str], say: Say) -> Scene:
    """An election as it came out."""
    stands = [(stood(past, n), support, n == past.winner) for n, (_, _, support) in enumerate(past.tickets)]
    return _report(result(past), stands, say)


def _report(head: Text, stands: Sequence[Stand], say: Say) -> Scene:
    items = tuple(_strip(head, stands, say, GAP))
    alt = "; ".join([say(head), *(f"{say(words)} {support or 0}" for words, support, _ in stands)])
    return Scene(WIDTH, GAP + _height(len(stands)), items, alt)


def _stands(view: View, e: ElectionView) -> list[Stand]:
    if not e.tickets:
        return [(runner(view, e, card), None, False) for card in e.nominees]
    most = max(stands.support for stands in e.tickets)
    return [
        (
            ticket(view, stands) if not stands.barred else standing(view, stands),
            stands.support,
            stands.support == most > 0,
        )
        for stands in e.tickets
    ]


def _height(count: int) -> int:
    return HEAD + count * (TICKET + 6) + GAP


def _strip(head: Text, stands: Sequence[Stand], say: Say, y: int) -> Iterator[Item]:
    yield Label(GAP, y, WIDTH - 2 * GAP, HEAD, say(head), 34, Paint.ACCENT, Face.NARROW, bold=True)
    most = max((support or 0 for _, support, _ in stands), default=0)
    for n, stand in enumerate(stands):
        yield from _stand(stand, most, say, y + HEAD + n * (TICKET + 6))


def _offices(view: View, say: Say, y: int) -> Iterator[Item]:
    wide = (WIDTH - 3 * GAP) // 2
    for n, (office, card) in enumerate((("president", view.president), ("vice", view.vice))):
        if card < 0:
            continue
        x, said = GAP + n * (wide + GAP), say(office_line(view, card))
        yield Box(
            x, y, wide, OFFICE, Paint.RAISED, 12, Paint.GOLD if office == "president" else Paint.SHADE, 4
        )
        yield Icon("crown" if office == "president" else "eye", x + 14, y + 18, 40, Paint.GOLD)
        yield Label(x + 66, y + 2, wide - 76, OFFICE - 4, said, 32, Paint.LIGHT, Face.NARROW, True, lines=2)


def _stand(stand: Stand, most: int, say: Say, y: int) -> Iterator[Item]:
    """Names on the left; the bar, as long as its share of the best, with the number at its end."""
    words, support, ahead = stand
    wide = NAMES if support is not None else WIDTH - 2 * GAP
    yield Label(GAP, y, wide, TICKET, say(words), 30, Paint.LIGHT, Face.NARROW, bold=True, lines=2)
    if support is None:
        return
    room = WIDTH - 3 * GAP - NAMES - 90
    length = max(6, room * support // most) if most else 6
    yield Box(GAP * 2 + NAMES, y + 12, length, TICKET - 24, Paint.ACCENT if ahead else Paint.SHADE, 8)
    x = GAP * 2 + NAMES + length + 12
    yield Label(x, y, 80, TICKET, str(support), 36, Paint.LIGHT, Face.NARROW, bold=True)
