"""The pictures of INWO: table, hand, power structure, card. Made from views and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.moves import Text, Who, text
from bot.games.contract import Pictures
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.draw.card_scene import DRAWN, printed
from bot.games.inwo.say.phrases import face_names
from bot.games.inwo.say.words import NAMES, WORDS
from bot.games.inwo.see.view import SeatView, View
from bot.games.kit.phrases import plain
from bot.games.power.structure_scene import GUTTER, LARGEST, SMALLEST, WIDEST, WIDTH, Cut, largest, panel_size
from bot.scene.parts import GAP, Slot, figures, figures_width, player, side_by_side
from bot.scene.scene import Box, Face, Icon, Item, Label, Paint, Scene

Say = Callable[[Text], str]
Names = Mapping[int, str]

TALLEST = 2.1
"""Height in widths: that of a phone."""
BAR = 84


class InwoPictures(Pictures):
    """The scenes that the house asks of every game, and those it may ask."""

    def table(self, view: View, names: Names, say: Say) -> Scene:
        """All structures side by side."""
        width, cut = _scale(view)
        slots, bottom = side_by_side(
            [panel_size(seat.structure, cut) for seat in view.seats], width, BAR + GAP
        )
        items = _bar(view, names, say, width)
        for seat, slot in zip(view.seats, slots, strict=True):
            items += _panel(view, seat, names, slot, cut)
        return Scene(width, bottom, tuple(items), say(_table_alt(view)))

    def hand(self, view: View, names: Names, say: Say) -> Scene:
        """The viewer's own cards: Groups as cards, Plots by their names."""
        own = next((seat for seat in view.seats if seat.seat == view.seat), None)
        held = [view.faces[card] for card in (*own.plots, *own.groups)] if own else []
        said = say(text("inwo-picture-hand", cards=face_names(held) or text("inwo-none")))
        if own is None:
            return Scene(WIDTH, BAR, (Box(0, 0, WIDTH, BAR, Paint.PANEL),), said)
        items: list[Item] = [*player(GAP + 10, 22, WIDTH - 60, own.seat, names[own.seat])]
        y = BAR
        for card in own.plots:
            items += _line(view.faces[card], y)
            y += 62
        cut, across = Cut(176), 176 + GUTTER
        per_row = (WIDTH - 2 * GAP) // across
        groups = [view.faces[card] for card in own.groups]
        for face in [face for face in groups if not FACES.is_group(face)]:
            items += _line(face, y)
            y += 62
        puppets = [face for face in groups if FACES.is_group(face)]
        for n, face in enumerate(puppets):
            left, top = GAP + n % per_row * across + GUTTER // 2, y + GUTTER + n // per_row * cut.down
            items += DRAWN.lone(printed(face), left, top, cut, Paint.INK)
        y += -(-len(puppets) // per_row) * cut.down + 2 * GUTTER
        return Scene(WIDTH, y, tuple(items), said)

    def structure(self, view: View, seat: int, names: Names, say: Say) -> Scene | None:
        """The power structure of one seat, as large as a picture allows."""
        if not view.seats or not view.seats[seat].alive:
            return None
        own = view.seats[seat]
        cut = largest(own.structure)
        least, height = panel_size(own.structure, cut)
        width = max(WIDTH, least + 2 * GAP)
        items = _panel(view, own, names, Slot(GAP, GAP, width - 2 * GAP, height), cut)
        return Scene(width, height + 2 * GAP, tuple(items), say(_structure_alt(own)))

    def card(self, name: str, say: Say) -> Scene | None:
        """One card as it is printed."""
        face = NAMES.nearest(name)
        if face is None:
            return None
        lines = WORDS.card(name)
        items: list[Item] = [
            Box(GAP, GAP, WIDTH - 2 * GAP, 500, Paint.PANEL, 24),
            Label(470, 34, 690, 92, FACES.NAME[face], 52, Paint.LIGHT, Face.HEAD, bold=True, lines=2),
            Label(470, 140, 690, 340, "\n".join(map(say, lines[1:])), 32, lines=9, top=True),
        ]
        if FACES.TYPE[face] == "illuminati" or FACES.is_group(face):
            items += DRAWN.lone(printed(face), GAP + 60, 84, Cut(332), Paint.PANEL)
        else:
            items.append(Icon("pyramid", GAP + 76, 114, 300, Paint.RULE))
        said = say(text("inwo-picture-card", card=FACES.NAME[face]))
        return Scene(WIDTH, 500 + 2 * GAP, tuple(items), said)


def _table_alt(view: View) -> Text:
    players = tuple(
        text("inwo-picture-table-player", player=Who(seat.seat), groups=seat.held, power=seat.power)
        for seat in view.seats
        if seat.alive
    )
    shared = {"turn": view.turn, "active": Who(view.active)}
    return text("inwo-picture-table", players=players or text("inwo-none"), **shared)


def _structure_alt(seat: SeatView) -> Text:
    cards = face_names(card.face for card in seat.structure)
    return text("inwo-picture-structure", player=Who(seat.seat), cards=cards)


def _scale(view: View) -> tuple[int, Cut]:
    """The width of the picture and the size of a card: a wider picture only for what cannot fit otherwise."""
    for width in range(WIDTH, WIDEST, 100):
        for side in range(LARGEST, SMALLEST - 1, -8):
            cut = Cut(side)
            sizes = [panel_size(seat.structure, cut) for seat in view.seats]
            fits = all(w <= width - 2 * GAP for w, _ in sizes)
            if fits and side_by_side(sizes, width, BAR)[1] <= TALLEST * width:
                return width, cut
    return WIDEST, Cut(SMALLEST)


def _bar(view: View, names: Names, say: Say, width: int) -> list[Item]:
    """What is going on: the turn, or the attack with the number that must be rolled."""
    items: list[Item] = [Box(0, 0, width, BAR, Paint.PANEL), Icon("pyramid", 22, 16, 52, Paint.ACCENT)]
    status = say(WORDS.status(view))
    items.append(
        Label(90, 8, width - 260, BAR - 16, status, 30, Paint.LIGHT, Face.NARROW, bold=True, lines=2)
    )
    if view.attack is not None:
        shown = [("dice", f"≤ {plain(view.attack.number)}", Paint.ALARM)]
        items += figures(width - GAP - figures_width(shown), 23, shown)
    return items


def _panel(view: View, seat: SeatView, names: Names, slot: Slot, cut: Cut) -> list[Item]:
    active = seat.seat == view.active and view.phase not in ("setup", "over")
    edge = Paint.ACCENT if active else Paint.RAISED
    items: list[Item] = [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 18, edge, 4),
        *player(slot.x + 20, slot.y + 16, slot.width - 90, seat.seat, names[seat.seat], alive=seat.alive),
    ]
    if not seat.alive:
        return items
    now, needed = seat.basic
    shown = [
        ("groups", f"{now}/{needed}", Paint.ACCENT),
        ("power", str(seat.power), Paint.ACCENT),
        ("hand", f"{seat.plot_count}+{seat.group_count}", Paint.FAINT),
        ("deck", f"{seat.plot_deck}+{seat.group_deck}", Paint.FAINT),
    ]
    if seat.special is not None:
        shown.insert(1, ("eye", "/".join(map(str, seat.special)), Paint.ACCENT))
    items += figures(slot.x + 20, slot.y + 66, shown)
    return [*items, *DRAWN.within(seat.structure, seat.seat, slot, cut)]


def _line(face: int, y: int) -> list[Item]:
    """A card without a structure's face: a line with its name."""
    return [
        Box(GAP, y, WIDTH - 2 * GAP, 54, Paint.RAISED, 10),
        Label(GAP + 18, y, WIDTH - 60, 54, FACES.NAME[face], 34, Paint.LIGHT, Face.NARROW, bold=True),
    ]


PICTURES = InwoPictures()
