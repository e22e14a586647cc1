"""The pictures of Illuminopoly: the board with all that lies on it, and each player's holding companies.

Made from views and nothing else; `say` turns a catalogue text into words of the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.moves import Text, Who, text
from bot.games.contract import Pictures
from bot.games.illuminopoly.cards.board import (
    GROUP,
    GROUPS,
    HOTEL,
    KIND,
    PROPERTY,
    property_name,
    space_name,
)
from bot.games.illuminopoly.draw.card_scene import GROUP_PAINT, card
from bot.games.illuminopoly.draw.spaces import SPACE_ICON, STRETCH_HEIGHT, sides, stretch, trouble
from bot.games.illuminopoly.say.catalogue import INDEX
from bot.games.illuminopoly.say.phrases import faction, money
from bot.games.illuminopoly.say.twins import hand as told_hand
from bot.games.illuminopoly.say.twins import status
from bot.games.illuminopoly.see.view import PropertyView, SeatView, View
from bot.scene.parts import GAP, Slot, breadth, figures, player
from bot.scene.scene import Align, Badge, Box, Face, Icon, Item, Label, Paint, Scene, seat_paint

Say = Callable[[Text], str]
Names = Mapping[int, str]
Figure = tuple[str, str, Paint]

SIDE = 11
"""Spaces along one side of the board, both corners counted."""
CELL = 172
BAND = 20
NAME, LETTERS = 52, 7
"""Size of a name on the whole board, and letters of it on one line."""
TOKEN = 38
TALLEST_ROW = 300
TWO_LINES = 150
"""Height of a player's row from which it has two lines."""
LEGEND = 64
"""Height of the line that explains the signs on deeds."""
CHIP = 44
"""Height of a small deed in a player's row."""
TALL_STATE, LOW_STATE = 860, 1200
"""How much of a player's row of two lines, and of one, is needed for their figures."""
WIDTH = SIDE * CELL + 2 * GAP
CARD_WIDTH, CARD_HEIGHT = 230, 150
HAND_WIDTH = 1200
LINE = 44
MOST_LINES = 16
"""Lines of secrets in a picture; the text twin has all of them."""
LONGEST_ALT = 1000


def table(view: View, names: Names, say: Say) -> Scene:
    """The whole board as the viewer may see it."""
    items: list[Item] = []
    for space in range(len(KIND)):
        items += _cell(view, space, say)
    items += _centre(view, names, say)
    return Scene(WIDTH, WIDTH, tuple(items), _alt(view, say))


def _alt(view: View, say: Say) -> str:
    """Who is where with what, those nearest to their goal first."""

    def nearness(seat: SeatView) -> tuple[float, int]:
        now, needed = seat.progress or (0, 1)
        return now / max(1, needed), seat.power

    alive = sorted((seat for seat in view.seats if seat.alive), key=nearness, reverse=True)
    players = tuple(_player_alt(view, seat) for seat in alive) or text("iop-none")
    return say(text("iop-pic-alt", status=status(view), players=players))


def _player_alt(view: View, seat: SeatView) -> Text:
    now, needed = seat.progress or (-1, 0)
    where = space_name(view.theme, seat.space) if seat.space >= 0 else text("iop-off-board")
    return text(
        "iop-pic-alt-player", player=Who(seat.seat), where=where, power=seat.power,
        count=len(seat.properties), now=now, needed=needed,
    )  # fmt: skip


def corner(space: int) -> tuple[int, int]:
    """The top left corner of a space: GO at the bottom right, then clockwise."""
    side, step = divmod(space, SIDE - 1)
    column, row = [(10 - step, 10), (0, 10 - step), (step, 0), (10, step)][side]
    return GAP + column * CELL, GAP + row * CELL


def short(name: str, lines: int) -> str:
    """What is left of a space's name where there is little room: of several words all but the last if there
    is one line, and long words cut."""
    words = name.replace(" / ", ", ").split(",")[0].split()
    kept = words[:-1] if lines == 1 and len(words) > 1 else words
    return " ".join(word if len(word) <= LETTERS else f"{word[: LETTERS - 1]}." for word in kept)


def _cell(view: View, space: int, say: Say) -> list[Item]:
    x, y = corner(space)
    p = PROPERTY[space]
    name = space_name(view.theme, space)
    rim = (
        (Paint.RULE, 2)
        if p < 0 or view.properties[p].owner < 0
        else (seat_paint(view.properties[p].owner), 6)
    )
    items: list[Item] = [Box(x + 2, y + 2, CELL - 4, CELL - 4, Paint.PANEL, 10, *rim)]
    if p >= 0:
        lot = view.properties[p]
        items.append(Box(x + 8, y + 8, CELL - 16, BAND, GROUP_PAINT[GROUPS[lot.group]], 6))
        items += _marks(x, y, lot)
    else:
        items.append(Icon(SPACE_ICON[KIND[space]], x + CELL - 74, y + CELL - 74, 62, Paint.RULE))
    items.append(
        Label(
            x + 9,
            y + BAND + 8,
            CELL - 16,
            110,
            short(name, 1 if p >= 0 else 2),
            NAME,
            Paint.LIGHT,
            Face.NARROW,
            bold=True,
            lines=2,
            top=True,
        )
    )
    tokens = [seat for seat in view.seats if seat.alive and seat.space == space]
    return items + _tokens(x, y + (84 if p >= 0 else CELL - TOKEN - 6), tokens)


def _marks(x: int, y: int, lot: PropertyView) -> list[Item]:
    """Owner, who controls it if that is another, and what has become of it; the price of a free one."""
    top = y + 128
    items: list[Item] = []
    if lot.owner < 0:
        items.append(
            Label(
                x + 12,
                top,
                CELL - 22,
                38,
                f"${lot.price}",
                36,
                Paint.FAINT,
                Face.NARROW,
                align=Align.LEFT,
            )
        )
    else:
        items.append(Icon(f"seat-{lot.owner}", x + 12, top, 30, seat_paint(lot.owner)))
    if lot.controller not in (lot.owner, -1):
        items += [
            Icon("eye", x + 50, top + 3, 26, Paint.ACCENT),
            Icon(f"seat-{lot.controller}", x + 80, top, 30, seat_paint(lot.controller)),
        ]
    elif lot.owner >= 0 and not (lot.houses or trouble(lot)):
        rent = f"${lot.rent}"
        items.append(Label(x + 52, top - 3, CELL - 60, 38, rent, 36, Paint.GOLD, Face.NARROW, bold=True))
    if lot.houses:
        items.append(
            Badge(x + CELL - 32, top + 15, 19, "H" if lot.houses == HOTEL else str(lot.houses), Paint.SEAT_2)
        )
    sign = trouble(lot)
    if sign and not lot.houses:
        items.append(Icon(sign, x + CELL - 48, top - 4, 36, Paint.ALARM))
    return items


def _tokens(x: int, y: int, seats: Sequence[SeatView]) -> list[Item]:
    """The tokens on a space, squeezed together if there are many."""
    if not seats:
        return []
    pitch = min(TOKEN, (CELL - 16 - TOKEN) // max(1, len(seats) - 1)) if len(seats) > 1 else TOKEN
    items: list[Item] = []
    for n, seat in enumerate(seats):
        left = x + 8 + n * pitch
        paint = seat_paint(seat.seat)
        items.append(Box(left, y, TOKEN, TOKEN, Paint.INK, TOKEN // 2, paint, 3))
        items.append(Icon(f"seat-{seat.seat}", left + 7, y + 7, TOKEN - 14, paint))
    return items


def _centre(view: View, names: Names, say: Say) -> list[Item]:
    x = y = GAP + CELL + 16
    width = WIDTH - 2 * x
    items: list[Item] = [
        Label(x, y, width, 90, say(status(view)), 44, Paint.ACCENT, Face.HEAD, bold=True, lines=2),
        *figures(x, y + 104, _stock(view, say), 40),
    ]
    top = y + 180
    end = WIDTH - x - LEGEND
    row = min(TALLEST_ROW, (end - top) // len(view.seats))
    top += ((end - top) - row * len(view.seats)) // 3
    items += figures(x, end + 14, _legend(say), 34)
    for seat in view.seats:
        items += _player_row(view, seat, names, say, Slot(x, top, width, row - 10))
        top += row
    return items


def _legend(say: Say) -> list[Figure]:
    """What the signs on deeds mean."""
    signs = {"eye": Paint.ACCENT, "lock": Paint.ALARM, "order": Paint.ALARM, "skull": Paint.ALARM}
    signs["hourglass"] = Paint.ALARM
    return [(icon, say(text(f"iop-pic-means-{icon}")), paint) for icon, paint in signs.items()]


def _stock(view: View, say: Say) -> list[Figure]:
    """The pot, what can still be built, and the Bank's cash for those who know it."""
    shown: list[Figure] = [
        ("coin", say(text("iop-pic-pot", amount=view.pot)), Paint.GOLD),
        (
            "groups",
            say(text("iop-pic-stock", houses=view.houses_left, hotels=view.hotels_left)),
            Paint.SEAT_2,
        ),
    ]
    if view.bank is not None:
        shown.append(("shield", say(text("iop-pic-bank", bank=money(view.bank))), Paint.FAINT))
    return shown


def _player_row(view: View, seat: SeatView, names: Names, say: Say, slot: Slot) -> list[Item]:
    """One player: on one line, or on two where there is room."""
    x, y, middle = slot.x, slot.y, slot.y + slot.height // 2
    lit = seat.seat == view.active and view.phase == "play"
    tall = slot.height >= TWO_LINES
    upper, lower = (middle - 54, middle + 12) if tall else (middle - 22, middle - 18)
    role = say(faction(seat.faction))
    items: list[Item] = [
        Box(x, y, slot.width, slot.height, Paint.PANEL, 14, Paint.ACCENT if lit else None, 4 if lit else 0),
    ]
    if tall:
        items += player(x + 20, upper, 900, seat.seat, names[seat.seat], 54, seat.alive)
        items.append(
            Label(
                x + 940, upper - 4, slot.width - 970, 64, role, 46, Paint.FAINT, Face.NARROW,
                bold=True, align=Align.RIGHT,
            )
        )  # fmt: skip
    else:
        items += player(x + 16, upper, 440, seat.seat, names[seat.seat], 42, seat.alive)
        items.append(
            Label(x + 470, middle - 36, 230, 72, role, 34, Paint.FAINT, Face.NARROW, bold=True, lines=2)
        )
    items += _state_of(view, seat, say, x + (24 if tall else 710), lower, 46 if tall else 34)
    right, room = x + slot.width - 24, slot.width - (TALL_STATE if tall else LOW_STATE)
    return items + _deeds(seat, right, lower if tall else middle - CHIP // 2, room)


def _deeds(seat: SeatView, right: int, y: int, room: int) -> list[Item]:
    """A small deed for each property, by colour, as far as there is room to the left of `right`."""
    groups = sorted(GROUP[p] for p in seat.properties)[: room // (CHIP * 3 // 4)]
    left = right - len(groups) * CHIP * 3 // 4
    return [
        Box(left + n * CHIP * 3 // 4, y + 3, CHIP * 5 // 8, CHIP, GROUP_PAINT[GROUPS[group]], 5)
        for n, group in enumerate(groups)
    ]


def _state_of(view: View, seat: SeatView, say: Say, x: int, y: int, size: int) -> list[Item]:
    """What a player has and where it stands, as far as the viewer knows it."""
    shown: list[Figure] = [
        ("power", str(seat.power), Paint.ACCENT),
        ("groups", str(len(seat.properties)), Paint.FAINT),
    ]
    if seat.cash is not None:
        shown.append(("coin", say(money(seat.cash)), Paint.GOLD))
    if seat.progress:
        shown.append(("pyramid", f"{seat.progress[0]}/{seat.progress[1]}", Paint.ACCENT))
    if seat.favors:
        shown.append(("hand", str(seat.favors), Paint.SEAT_2))
    if seat.jailed >= 0:
        shown.append(("lock", str(seat.jailed), Paint.ALARM))
    if seat.seat == view.chair:
        shown.append(("crown", say(text("iop-pic-chair")), Paint.GOLD))
    return figures(x, y, shown, size)


def structure(view: View, seat: int, names: Names, say: Say) -> Scene:
    """The holding companies of one seat on their grid."""
    own = view.seats[seat]
    cards = [view.properties[p] for p in own.properties if view.properties[p].master >= 0]
    left = min([0, *(lot.x for lot in cards)])
    top = min([0, *(lot.y for lot in cards)])
    columns = max([0, *(lot.x for lot in cards)]) - left + 1
    rows = max([0, *(lot.y for lot in cards)]) - top + 1
    width = max(HAND_WIDTH, columns * CARD_WIDTH + 2 * GAP)
    start = (width - columns * CARD_WIDTH) // 2
    items: list[Item] = player(GAP, GAP, width - 2 * GAP, seat, names[seat], 40, own.alive)

    def place(x: int, y: int) -> tuple[int, int]:
        return start + (x - left) * CARD_WIDTH, 90 + (y - top) * CARD_HEIGHT

    x, y = place(0, 0)
    items += [
        Box(x + 5, y + 5, CARD_WIDTH - 10, CARD_HEIGHT - 10, seat_paint(seat), 16),
        Label(
            x + 16, y + 10, CARD_WIDTH - 32, CARD_HEIGHT - 20, say(faction(own.faction)), 38, Paint.TYPE,
            Face.HEAD, bold=True, align=Align.CENTRE, lines=2,
        ),
    ]  # fmt: skip
    for lot in cards:
        items += _deed(view, lot, *place(lot.x, lot.y))
    listed = tuple(property_name(view.theme, lot.number) for lot in cards)
    own_name = faction(own.faction)
    alt = say(text("iop-pic-structure-alt", faction=own_name, cards=listed, count=len(listed)))
    return Scene(width, 90 + rows * CARD_HEIGHT + GAP, tuple(items), alt)


def _deed(view: View, lot: PropertyView, x: int, y: int) -> list[Item]:
    """One deed, joined to its holder by a small tab on the side of its incoming arrow."""
    paint = GROUP_PAINT[GROUPS[lot.group]]
    side = (2 + lot.turned) & 3
    middle = (x + CARD_WIDTH // 2 - 14, y + CARD_HEIGHT // 2 - 14)
    tab = [
        (middle[0], y),
        (x + CARD_WIDTH - 28, middle[1]),
        (middle[0], y + CARD_HEIGHT - 28),
        (x, middle[1]),
    ][side]
    items: list[Item] = [
        Box(*tab, 28, 28, Paint.ACCENT, 6),
        Box(x + 10, y + 10, CARD_WIDTH - 20, CARD_HEIGHT - 20, Paint.PAPER, 12),
        Box(x + 10, y + 10, CARD_WIDTH - 20, BAND, paint, 10),
        Label(
            x + 20, y + 38, CARD_WIDTH - 40, 60, property_name(view.theme, lot.number), 28, Paint.TYPE,
            Face.NARROW, bold=True, lines=2, top=True,
        ),
        Label(x + 20, y + 98, 110, 34, f"${lot.rent}", 28, Paint.TYPE, Face.NARROW),
    ]  # fmt: skip
    if lot.controller != lot.owner:
        items.append(Icon("eye", x + CARD_WIDTH - 94, y + 100, 28, Paint.ALARM))
        items.append(Icon(f"seat-{lot.controller}", x + CARD_WIDTH - 60, y + 96, 36, Paint.TYPE))
    elif lot.houses:
        items.append(
            Badge(
                x + CARD_WIDTH - 40,
                y + 114,
                20,
                "H" if lot.houses == HOTEL else str(lot.houses),
                Paint.SEAT_2,
            )
        )
    elif sign := trouble(lot):
        items.append(Icon(sign, x + CARD_WIDTH - 60, y + 96, 34, Paint.ALARM))
    return items


def hand(view: View, names: Names, say: Say) -> Scene:
    """What only the viewer knows, under their own structure and what lies before their token."""
    if view.seat is None:
        line = say(text("iop-hand-spectator"))
        items: tuple[Item, ...] = (Label(GAP, GAP, HAND_WIDTH - 2 * GAP, 80, line, 34, lines=2),)
        return Scene(HAND_WIDTH, 110, items, line)
    picture = structure(view, view.seat, names, say)
    lines = [say(line) for line in _secret_lines(view)[:MOST_LINES]]
    drawn: list[Item] = list(picture.items)
    y = picture.height
    own = view.seats[view.seat]
    if own.alive and own.jailed < 0 <= own.space and own.faction >= 0:
        drawn += stretch(view, view.seat, say, y)
        y += STRETCH_HEIGHT + GAP
    for line in lines:
        height = LINE * (1 + breadth(line, 32) // (picture.width - 4 * GAP))
        drawn.append(
            Label(GAP * 2, y, picture.width - 4 * GAP, height, line, 32, Paint.LIGHT, lines=4, top=True)
        )
        y += height
    return Scene(picture.width, y + GAP, tuple(drawn), f"{picture.alt} {' '.join(lines)}"[:LONGEST_ALT])


def _secret_lines(view: View) -> list[Text]:
    """The text twin without the lines about what is drawn: the structure, and what lies ahead."""
    return [line for line in told_hand(view) if line.key not in ("iop-hand-property", "iop-hand-ahead")]


class IlluminopolyPictures(Pictures):
    """See bot.games.contract.Pictures."""

    def table(self, view: View, names: Names, say: Say) -> Scene:
        return table(view, names, say)

    def beside(self, view: View, names: Names, say: Say) -> Sequence[Callable[[], Scene]]:
        return sides(view, say)

    def hand(self, view: View, names: Names, say: Say) -> Scene:
        return hand(view, names, say)

    def structure(self, view: View, seat: int, names: Names, say: Say) -> Scene | None:
        return structure(view, seat, names, say)

    def card(self, name: str, say: Say) -> Scene | None:
        found = INDEX.nearest(name)
        return None if found is None else card(*found, say)


PICTURES = IlluminopolyPictures()
