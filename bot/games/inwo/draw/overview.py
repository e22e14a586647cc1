"""The table at a glance: who plays what and how near they are, the New World Orders, the attack."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text, Who, text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import COLOURS
from bot.games.inwo.draw.attack_scene import attack_height, attack_scene
from bot.games.inwo.draw.card_scene import PAINTS, short
from bot.games.inwo.draw.election_scene import election_height, election_scene
from bot.games.inwo.draw.structure import Names, Say, standing
from bot.games.inwo.play.state import DEVASTATED
from bot.games.inwo.say.phrases import names as called
from bot.games.inwo.say.phrases import numbers, printed
from bot.games.inwo.say.twins import order, status, winners
from bot.games.inwo.see.view import CardView, SeatView, View
from bot.games.power.structure_scene import WIDTH, corner, extent, least
from bot.scene.parts import GAP, Slot, breadth, figures, player
from bot.scene.scene import Box, Face, Icon, Item, Label, Line, Paint, Scene

BAR, ORDER, LEGEND = 100, 80, 104
FREE_HEAD, FREE, FREE_ROW = 48, 84, 3
HEAD, SHOWN = 222, 46
"""Heights: the bar at the top, the New World Orders, the legend; a seat's panel, and a line more in it."""
NAME = least(WIDTH)
MAP, CELL = 196, 34
"""The width of the map of a structure in a panel, and the largest that its cards are drawn there."""
SIGNS = ("groups", "eye", "power", "action", "hand", "deck", "skull")


def table(view: View, names: Names, say: Say) -> Scene:
    """All that lies open, without the names of single Groups: each structure has a picture of its own."""
    items = _bar(view, say)
    y = BAR + GAP
    if view.attack is not None:
        items += attack_scene(view, view.attack, say, y)
        y += attack_height(view.attack) + GAP
    if view.phase == "over":
        items += _result(view, say, y)
        y += ORDER + GAP
    items += election_scene(view, say, y)
    y += election_height(view)
    half = (WIDTH - 3 * GAP) // 2
    for row in range(0, len(view.seats), 2):
        if row == 2 * ((len(view.seats) + 2) // 4) and view.nwos:
            items += _orders(view, say, y)
            y += ORDER + GAP
        pair = view.seats[row : row + 2]
        height = max(HEAD + SHOWN * bool(_open(view, seat)) for seat in pair)
        for n, seat in enumerate(pair):
            items += _panel(view, seat, names, say, Slot(GAP + n * (half + GAP), y, half, height))
        y += height + GAP
    if view.has_area:
        items += _area(view, say, y)
        y += area_height(view) + GAP
    items += _legend(view, say, y)
    return Scene(WIDTH, y + LEGEND, tuple(items), say(_alt(view)))


def _alt(view: View) -> Text:
    players = tuple(
        text("inwo-picture-table-player", player=Who(seat.seat), groups=seat.held, power=seat.power)
        for seat in view.seats
        if seat.alive
    )
    shared = {"turn": view.turn, "active": Who(view.active)}
    return text("inwo-picture-table", players=players or text("inwo-none"), **shared)


def _bar(view: View, say: Say) -> list[Item]:
    said = say(status(view))
    return [
        Box(0, 0, WIDTH, BAR, Paint.PANEL),
        Icon("pyramid", 22, 22, 56, Paint.ACCENT),
        Label(96, 6, WIDTH - 120, BAR - 12, said, 36, Paint.LIGHT, Face.NARROW, bold=True, lines=2),
    ]


def _result(view: View, say: Say, y: int) -> list[Item]:
    seats = winners(view)
    said = say(text("picture-winners", winners=seats) if seats else text("picture-nobody-won"))
    return [
        Box(GAP, y, WIDTH - 2 * GAP, ORDER, Paint.ACCENT, 18),
        Icon("crown", GAP + 20, y + 16, 48, Paint.TYPE),
        Label(GAP + 84, y, WIDTH - 130, ORDER, said, 40, Paint.TYPE, Face.HEAD, bold=True),
    ]


def _orders(view: View, say: Say, y: int) -> list[Item]:
    """The New World Orders in the middle of the table, each with its colour and that colour's name."""
    items: list[Item] = []
    wide = (WIDTH - GAP) // len(COLOURS) - GAP
    shown = sorted(view.nwos, key=lambda face: COLOURS.index(FACES.COLOUR[face]))
    for n, face in enumerate(shown):
        x, colour = GAP + n * (wide + GAP), FACES.COLOUR[face]
        said = say(order(view, face))
        items.append(Box(x, y, wide, ORDER, Paint.RAISED, 12, PAINTS[colour], 5))
        items.append(Icon("order", x + 14, y + 22, 36, PAINTS[colour]))
        items.append(
            Label(x + 58, y + 2, wide - 66, ORDER - 4, said, 30, Paint.LIGHT, Face.NARROW, True, lines=2)
        )
    return items


def area_height(view: View) -> int:
    """How high the strip of what is uncontrolled is."""
    return FREE_HEAD + -(-len(view.area) // FREE_ROW) * (FREE + 8)


def _area(view: View, say: Say, y: int) -> list[Item]:
    """What lies uncontrolled: names with Power and Resistance."""
    said = say(text("inwo-picture-free", count=len(view.area), deck=view.seats[0].group_deck))
    items: list[Item] = [
        Label(GAP, y, WIDTH - 2 * GAP, FREE_HEAD, said, 34, Paint.ACCENT, Face.NARROW, bold=True)
    ]
    wide = (WIDTH - GAP) // FREE_ROW - GAP
    for n, card in enumerate(view.area):
        x, top = GAP + n % FREE_ROW * (wide + GAP), y + FREE_HEAD + n // FREE_ROW * (FREE + 8)
        values = say(
            text(
                "inwo-picture-free-values", power=numbers(card.power, card.reach), resistance=card.resistance
            )
        )
        facts = values if FACES.is_group(card.face) else say(printed(card.face))
        items += [
            Box(x, top, wide, FREE, Paint.PAPER, 10, Paint.SHADE, 3),
            Label(
                x + 14, top + 2, wide - 28, 42, short(card.face), NAME, Paint.TYPE, Face.NARROW,
                bold=True, least=NAME,
            ),
            Label(x + 14, top + 42, wide - 28, 36, facts, 28, Paint.TYPE, Face.NARROW),
        ]  # fmt: skip
    return items


# -- a seat


def _open(view: View, seat: SeatView) -> Sequence[int]:
    """The cards of a hand that the viewer knows, though they are not theirs."""
    return () if view.seat == seat.seat else (*seat.plots, *seat.groups)


def _panel(view: View, seat: SeatView, names: Names, say: Say, slot: Slot) -> list[Item]:
    active = seat.seat == view.active and view.phase not in ("setup", "over")
    edge = Paint.ACCENT if active else Paint.RAISED
    x, y = slot.x + 18, slot.y
    room = slot.width - 36 - 48
    items: list[Item] = [
        Box(slot.x, y, slot.width, slot.height, Paint.PANEL, 18, edge, 4),
        *player(x, y + 14, room, seat.seat, names[seat.seat], 38, alive=seat.alive),
        Label(
            x, y + 62, slot.width - MAP - 30, 42, short(seat.illuminati), NAME, Paint.ACCENT, Face.NARROW,
            bold=True, least=NAME,
        ),
    ]  # fmt: skip
    mark = corner(view, seat, active)
    if mark:
        items.append(Icon(mark, slot.x + slot.width - 58, y + 16, 40, Paint.ACCENT))
    if not seat.alive:
        return items
    items += figures(x, y + 112, standing(view, seat)[:-2], 40)
    items += figures(x, y + 168, [*standing(view, seat)[-2:], *_piles(seat)], 30)
    items += _map(seat, Slot(slot.x + slot.width - MAP - 14, y + 62, MAP, 102))
    known = _open(view, seat)
    if known:
        said = say(text("inwo-table-known", cards=called(view, known)))
        items.append(Label(x, y + HEAD - 12, slot.width - 36, SHOWN, said, 30, Paint.LIGHT, Face.NARROW))
    return items


def _piles(seat: SeatView) -> list[tuple[str, str, Paint]]:
    shown = [
        ("hand", f"{seat.plot_count}+{seat.group_count}", Paint.FAINT),
        ("deck", f"{seat.plot_deck}+{seat.group_deck}", Paint.FAINT),
    ]
    return [*shown, ("skull", str(len(seat.destroyed)), Paint.FAINT)] if seat.destroyed else shown


def _map(seat: SeatView, slot: Slot) -> list[Item]:
    """How the structure lies, card by card, in little."""
    columns, rows = extent(seat.structure)
    cell = min(CELL, slot.width // columns, slot.height // rows)
    left, top = min(card.x for card in seat.structure), min(card.y for card in seat.structure)
    x, y = slot.x + (slot.width - columns * cell) // 2, slot.y + (slot.height - rows * cell) // 2
    items: list[Item] = []
    for card in seat.structure:
        items += _cell(card, x + (card.x - left) * cell, y + (card.y - top) * cell, cell - 4)
    return items


def _cell(card: CardView, x: int, y: int, side: int) -> list[Item]:
    """One card: the Illuminati are framed, a token is a point, devastation a stroke."""
    root = card.master < 0
    fill = Paint.RAISED if root else Paint.PAPER
    items: list[Item] = [Box(x, y, side, side, fill, 4, Paint.ACCENT if root else Paint.SHADE, 2)]
    if card.marks & DEVASTATED:
        items.append(Line(((x + 2, y + side - 2), (x + side - 2, y + 2)), Paint.TYPE, 4))
    dot = side // 2
    if card.tokens and dot >= 6:
        at = (side - dot) // 2
        items.append(Box(x + at, y + at, dot, dot, Paint.GOLD, dot // 2, Paint.INK, 2))
    return items


def _legend(view: View, say: Say, y: int) -> list[Item]:
    """What the signs mean."""
    items: list[Item] = []
    x, top = GAP, y
    for sign in SIGNS:
        if sign == "eye" and view.terms:
            continue
        said = say(text("inwo-picture-sign", sign=sign, goals=int(not view.terms)))
        wide = 40 + breadth(said, 28) + 20
        if x + wide > WIDTH - GAP:
            x, top = GAP, top + 44
        items.append(Icon(sign, x, top + 6, 30, Paint.FAINT))
        items.append(Label(x + 38, top, wide - 50, 42, said, 28, Paint.FAINT, Face.NARROW, bold=True))
        x += wide
    return items
