"""The pictures of Illuminati: table, hand, power structure, card. Made from views and nothing else.

`say` turns a catalogue text into words of the reader's language, with the players' names put in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter

from bot.engine.moves import Text, Who, text
from bot.engine.structure import NOBODY
from bot.games.contract import Pictures
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.text import goal_text, rules_text
from bot.games.illuminati.draw.card_scene import DRAWN, NWO_HEIGHT, NWO_WIDTH, Cards, order, printed
from bot.games.illuminati.say.words import NAMES
from bot.games.illuminati.see.view import AttackView, SeatView, View
from bot.games.kit.phrases import plain, signed
from bot.games.power.structure_scene import (
    GUTTER,
    LARGEST,
    SMALLEST,
    WIDEST,
    WIDTH,
    Cut,
    corner,
    largest,
    least,
    panel_size,
)
from bot.scene.parts import (
    GAP,
    Slot,
    breadth,
    die,
    figures,
    figures_width,
    heading,
    player,
    side_by_side,
)
from bot.scene.scene import Align, Box, Face, Group, Icon, Item, Label, Line, Paint, Scene, seat_paint

Say = Callable[[Text], str]
Names = Mapping[int, str]

SQUARE, TALLEST = 1.5, 2.1
"""Heights in widths: up to the first, cards may be larger than they must; the second is that of a phone."""
BAR = 84
BANNER = 222


def table(view: View, names: Names, say: Say) -> Scene:
    """The whole table as the viewer may see it."""
    width, cut = _scale(view)
    top = BAR + GAP
    items: list[Item] = _bar(view, names, say, width)
    if view.attack:
        items += _banner(view, view.attack, names, say, Slot(GAP, top, width - 2 * GAP, BANNER))
        top += BANNER + GAP
    if view.phase == "over":
        items += _result(view, say, Slot(GAP, top, width - 2 * GAP, BAR))
        top += BAR + GAP
    slots, top = side_by_side(
        [panel_size(seat.structure if seat.alive else (), cut) for seat in view.seats], width, top
    )
    for seat, slot in zip(view.seats, slots, strict=True):
        items += _panel(view, seat, names, slot, cut)
    if view.nwos:
        items += _orders(view, say, Slot(GAP, top, width - 2 * GAP, _orders_height(view, width)))
        top += _orders_height(view, width) + GAP
    if view.uncontrolled:
        height = _open_height(view, width, cut)
        items += _uncontrolled(view, say, Slot(GAP, top, width - 2 * GAP, height), cut)
        top += height + GAP
    return Scene(width, top, tuple(items), _table_alt(view, say))


def hand(view: View, names: Names, say: Say) -> Scene:
    """The viewer's own specials with their rules, and the goal that is their secret."""
    own = next((seat for seat in view.seats if seat.seat == view.seat), None)
    cards = own.hand if own else ()
    pages = [(CARDS.NAME[card], "\n".join(map(say, rules_text(card)))) for card in cards]
    if own and own.goal_card != NOBODY:
        goal = CARDS.GOAL[own.goal_card]
        pages.append((say(text("picture-goal")), say(goal_text(goal)) if goal else ""))
    items: list[Item] = []
    if own:
        items += player(GAP + 10, 22, WIDTH - 360, own.seat, names[own.seat])
        items.append(_right(say(text("picture-specials", count=own.specials)), WIDTH))
    top = BAR + GAP
    for n in range(0, len(pages), 2):
        row = pages[n : n + 2]
        height = max(_page_height(words) for _, words in row)
        for m, (title, words) in enumerate(row):
            items.append(_page(GAP + m * (WIDTH - GAP) // 2, top, height, title, words))
        top += height + GAP
    if not pages:
        items.append(
            Label(
                GAP, top, WIDTH - 2 * GAP, 120, say(text("picture-no-specials")), 40, Paint.FAINT, Face.HEAD
            )
        )
        top += 120
    listed = tuple(CARDS.NAME[card] for card in cards)
    alt = text("picture-hand-alt", cards=listed) if listed else text("picture-hand-alt-empty")
    return Scene(WIDTH, top, tuple(items), say(alt))


def structure(view: View, seat: int, names: Names, say: Say) -> Scene:
    """The power structure of one seat, as large as a picture allows."""
    own = view.seats[seat]
    cut = largest(own.structure)
    wide, height = panel_size(own.structure, cut)
    width = max(WIDTH, wide + 2 * GAP)
    drawn = Cards(least(width))
    items = _panel(view, own, names, Slot(GAP, GAP, width - 2 * GAP, height), cut, drawn)
    listed = tuple(CARDS.NAME[card.card] for card in own.structure)
    alt = text("picture-structure-alt", player=Who(seat), cards=listed)
    return Scene(width, height + 2 * GAP, tuple(items), say(alt))


def card(number: int, say: Say) -> Scene:
    """One card as it is printed, with its rules and its line of flavour."""
    kind = say(text("card-kind", kind=CARDS.KIND[number]))
    words = "\n".join(map(say, rules_text(number)))
    quote = _lines(CARDS.FLAVOUR[number], 50) * 36
    height = max(500, 170 + _lines(words, 46) * 38 + quote)
    right = 470
    items: list[Item] = [
        Box(GAP, GAP, WIDTH - 2 * GAP, height, Paint.PANEL, 24),
        Label(right, 34, 690, 92, CARDS.NAME[number], 52, Paint.LIGHT, Face.HEAD, bold=True, lines=2),
        Label(right, 126, 690, 36, kind, 28, Paint.ACCENT, Face.NARROW, bold=True),
        Label(right, 176, 690, height - 186 - quote, words, 32, lines=99, top=True),
        Label(
            right, height - 4 - quote, 690, quote, CARDS.FLAVOUR[number], 28, Paint.FAINT, lines=9, top=True
        ),
    ]
    if CARDS.KIND[number] in ("illuminati", "group"):
        items += DRAWN.lone(printed(number), GAP + 60, (height - 360) // 2 + GAP, Cut(332), Paint.PANEL)
    elif CARDS.COLOUR[number]:
        items += order(number, GAP + 24, height // 2 - 60)
    else:
        items.append(Icon("pyramid", GAP + 76, (height - 300) // 2 + GAP, 300, Paint.RULE))
    return Scene(
        WIDTH,
        height + 2 * GAP,
        tuple(items),
        say(text("picture-card-alt", name=CARDS.NAME[number], kind=kind)),
    )


class IlluminatiPictures(Pictures):
    """The scenes that the house asks of every game, and those it may ask."""

    def table(self, view: View, names: Names, say: Say) -> Scene:
        return table(view, names, say)

    def beside(self, view: View, names: Names, say: Say) -> Sequence[Callable[[], Scene | None]]:
        """The power structures, whose cards are small in the table's picture."""
        return [partial(self.structure, view, seat, names, say) for seat in names]

    def hand(self, view: View, names: Names, say: Say) -> Scene:
        return hand(view, names, say)

    def structure(self, view: View, seat: int, names: Names, say: Say) -> Scene | None:
        return structure(view, seat, names, say) if view.seats and view.seats[seat].alive else None

    def card(self, name: str, say: Say) -> Scene | None:
        found = NAMES.nearest(name)
        return None if found is None else card(found, say)


PICTURES = IlluminatiPictures()


# -- sizes


def _scale(view: View) -> tuple[int, Cut]:
    """The width of the picture and the size of a card: a wider picture only for what cannot fit otherwise."""
    for width in range(WIDTH, WIDEST, 100):
        for side in range(LARGEST, SMALLEST - 1, -4):
            cut = Cut(side)
            sizes = [panel_size(seat.structure if seat.alive else (), cut) for seat in view.seats]
            tall = (
                side_by_side(sizes, width, BAR)[1]
                + _orders_height(view, width)
                + _open_height(view, width, cut)
            )
            limit = SQUARE if side > SMALLEST else TALLEST
            if all(w <= width - 2 * GAP for w, _ in sizes) and tall <= limit * width:
                return width, cut
    return WIDEST, Cut(SMALLEST)


def _open_height(view: View, width: int, cut: Cut) -> int:
    if not view.uncontrolled:
        return 0
    return 60 + -(-len(view.uncontrolled) // _open_columns(width, cut)) * (cut.down + GUTTER) + 8


def _open_columns(width: int, cut: Cut) -> int:
    return (width - 4 * GAP) // (cut.across + GUTTER)


def _orders_height(view: View, width: int) -> int:
    per_row = (width - 2 * GAP - 12) // NWO_WIDTH
    return 62 + -(-len(view.nwos) // per_row) * (NWO_HEIGHT + 10) + 6 if view.nwos else 0


# -- the bar at the top, and what is going on


def _bar(view: View, names: Names, say: Say, width: int) -> list[Item]:
    items: list[Item] = [Box(0, 0, width, BAR, Paint.PANEL), Icon("pyramid", 22, 16, 52, Paint.ACCENT)]
    phase = say(text("picture-phase", phase=view.phase))
    turn = say(text("picture-round", round=view.round))
    items.append(Label(90, 10, 250, 36, turn, 34, Paint.LIGHT, Face.HEAD, bold=True))
    items.append(Label(90, 46, 250, 30, phase, 27, Paint.ACCENT, Face.NARROW, bold=True))
    if view.seats and view.phase not in ("setup", "over"):
        items += player(350, 22, width - 350 - 390, view.active, names[view.active])
    piles = [("deck", str(view.deck), Paint.FAINT), ("skull", str(len(view.dead)), Paint.FAINT)]
    if view.phase == "actions":
        piles.insert(0, ("action", str(view.actions), Paint.ACCENT))
    return items + figures(width - GAP - figures_width(piles), 23, piles)


def _banner(view: View, attack: AttackView, names: Names, say: Say, slot: Slot) -> list[Item]:
    """Attacker, target, the sum, the number to roll, and the dice once they have fallen."""
    half = (slot.width - 320) // 2 - 40
    x, y = slot.x, slot.y
    items: list[Item] = [
        Box(x, y, slot.width, slot.height, Paint.RAISED, 18, Paint.ALARM, 4),
        Icon("attack", x + 20, y + 16, 40, Paint.ALARM),
        Label(
            x + 72,
            y + 14,
            half,
            44,
            say(text("picture-attack", attack=attack.kind)),
            34,
            Paint.ALARM,
            Face.HEAD,
            bold=True,
        ),
    ]
    if attack.privileged:
        items.append(Icon("lock", x + half + 30, y + 16, 38, Paint.ACCENT))
        items.append(
            Label(
                x + half + 78, y + 14, half, 44, say(text("picture-privileged")), 30, Paint.ACCENT, bold=True
            )
        )
    items += _party(x + 20, y + 66, half, attack.attacker, attack.card)
    items.append(Icon("action", x + half + 30, y + 80, 34, Paint.ALARM))
    items += _party(x + half + 78, y + 66, half, attack.defender, attack.target)
    parts = [
        (say(text("picture-part", part=name)), signed(amount)) for name, amount in attack.parts if amount
    ]
    items += _sum(x + 20, y + 134, slot.width - 340, parts)
    return items + _dice(attack, Slot(x + slot.width - 292, y + 4, 288, slot.height - 8))


def _party(x: int, y: int, width: int, seat: int, number: int) -> list[Item]:
    items: list[Item] = []
    if seat != NOBODY:
        items.append(Icon(f"seat-{seat}", x, y + 12, 38, seat_paint(seat)))
        x, width = x + 50, width - 50
    name = CARDS.NAME[number]
    return [*items, Label(x, y, width, 62, name, 36, Paint.LIGHT, Face.NARROW, bold=True, lines=2)]


def _sum(x: int, y: int, width: int, parts: Sequence[tuple[str, str]]) -> list[Item]:
    """The parts of the number to roll, as many in a row as there is room for."""
    items: list[Item] = []
    left = x
    for name, amount in parts:
        wide, more = breadth(name, 27), breadth(amount, 29)
        if left + wide + more > x + width and left > x:
            left, y = x, y + 40
        items.append(Label(left, y, wide, 38, name, 27, Paint.FAINT, Face.NARROW))
        items.append(Label(left + wide, y, more, 38, amount, 29, Paint.LIGHT, Face.NARROW, bold=True))
        left += wide + more + 18
    return items


def _dice(attack: AttackView, slot: Slot) -> list[Item]:
    """What must be rolled, or less - in the colour of alarm if no dice can be that low - and what was."""
    shown = f"≤ {plain(attack.number)}"
    paint = Paint.ACCENT if attack.number >= 2 else Paint.ALARM
    height = 120 if attack.roll else slot.height
    number = Label(slot.x + 8, slot.y, slot.width - 16, height, shown, 96, paint, Face.HEAD, bold=True)
    items: list[Item] = [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 14),
        replace(number, align=Align.CENTRE),
    ]
    x = slot.x + (14 if attack.counts_as else slot.width // 2 - 84)
    for n, value in enumerate(attack.roll):
        items += die(x + n * 92, slot.y + 122, 76, value)
    if attack.counts_as:
        said = f"= {attack.counts_as}"
        items.append(Label(x + 180, slot.y + 122, 90, 76, said, 48, Paint.ALARM, Face.HEAD, bold=True))
    return items


def _result(view: View, say: Say, slot: Slot) -> list[Item]:
    winners = dict(view.result).get("winners") or ()
    seats = tuple(Who(seat) for seat in winners) if isinstance(winners, list | tuple) else ()
    said = say(text("picture-winners", winners=seats) if seats else text("picture-nobody-won"))
    return [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.ACCENT, 18),
        Icon("crown", slot.x + 24, slot.y + 18, 48, Paint.TYPE),
        Label(slot.x + 92, slot.y, slot.width - 110, slot.height, said, 42, Paint.TYPE, Face.HEAD, bold=True),
    ]


# -- one player


def _panel(
    view: View, seat: SeatView, names: Names, slot: Slot, cut: Cut, drawn: Cards = DRAWN
) -> list[Item]:
    active = seat.seat == view.active and view.phase not in ("setup", "over")
    edge = Paint.ACCENT if active else Paint.RAISED
    items: list[Item] = [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 18, edge, 4),
        *player(slot.x + 20, slot.y + 16, slot.width - 90, seat.seat, names[seat.seat], alive=seat.alive),
    ]
    mark = corner(view, seat, active)
    if mark:
        items.append(
            Icon(mark, slot.x + slot.width - 60, slot.y + 18, 38, Paint.ACCENT if seat.alive else Paint.FAINT)
        )
    if not seat.alive:
        return items
    items += figures(slot.x + 20, slot.y + 66, _figures(view, seat))
    return [*items, *drawn.within(seat.structure, seat.seat, slot, cut)]


def _figures(view: View, seat: SeatView) -> list[tuple[str, str, Paint]]:
    """Money, Power, specials, groups, and the special goal; in a game without goals, the points."""
    now, needed = seat.basic
    special = "?" if seat.goal is None else f"{seat.goal[0]}/{seat.goal[1]}"
    return [
        ("coin", "?" if seat.money is None else str(seat.money), Paint.GOLD),
        ("power", f"{seat.power}/{seat.transfer}", Paint.FAINT),
        ("hand", str(seat.specials), Paint.FAINT),
        ("groups", str(seat.groups) if view.scored else f"{now}/{needed}", Paint.FAINT),
        ("eye", str(seat.points) if view.scored else special, Paint.ACCENT),
    ]


# -- what belongs to nobody


def _uncontrolled(view: View, say: Say, slot: Slot, cut: Cut) -> list[Item]:
    items: list[Item] = [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 18),
        *heading(slot.x + 20, slot.y + 14, 500, "eye", say(text("picture-uncontrolled"))),
    ]
    columns = _open_columns(slot.width + 2 * GAP, cut)
    for n, shown in enumerate(view.uncontrolled):
        x = slot.x + GAP + n % columns * (cut.across + GUTTER) + GUTTER
        y = slot.y + 60 + n // columns * (cut.down + GUTTER) + GUTTER - 4
        items += DRAWN.lone(shown, x, y, cut, Paint.PANEL)
    return items


def _orders(view: View, say: Say, slot: Slot) -> list[Item]:
    items: list[Item] = [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 18),
        *heading(slot.x + 20, slot.y + 14, 500, "order", say(text("picture-nwos"))),
    ]
    per_row = (slot.width - 12) // NWO_WIDTH
    for n, number in enumerate(view.nwos):
        items += order(
            number, slot.x + 12 + n % per_row * NWO_WIDTH, slot.y + 62 + n // per_row * (NWO_HEIGHT + 10)
        )
    return items


# -- words


def _right(said: str, width: int) -> Label:
    return Label(width - 340, 20, 320, 44, said, 30, Paint.FAINT, Face.NARROW, bold=True, align=Align.RIGHT)


def _lines(words: str, per_line: int) -> int:
    """At most how many lines some words take, if about `per_line` letters go into one."""
    return sum(1 + len(paragraph) // per_line for paragraph in words.split("\n"))


def _page_height(words: str) -> int:
    return max(220, 96 + _lines(words, 36) * 38)


def _page(x: int, y: int, height: int, title: str, words: str) -> Group:
    """A special on paper."""
    width = (WIDTH - 3 * GAP) // 2
    items: tuple[Item, ...] = (
        Box(0, 0, width, height, Paint.PAPER, 16, Paint.SHADE, 4),
        Icon("pyramid", width - 62, 20, 44, Paint.SHADE),
        Label(22, 14, width - 96, 56, title, 40, Paint.TYPE, Face.NARROW, bold=True),
        Line(((22, 76), (width - 22, 76)), Paint.SHADE, 3),
        Label(22, 86, width - 44, height - 96, words, 31, Paint.TYPE, lines=40, top=True),
    )
    return Group(x, y, width, height, items, Paint.INK)


def _table_alt(view: View, say: Say) -> str:
    if not view.seats:
        return say(text("picture-setup-alt"))
    nearest = attrgetter("points") if view.scored else _nearness
    alive = sorted((seat for seat in view.seats if seat.alive), key=nearest, reverse=True)
    free = tuple(CARDS.NAME[card.card] for card in view.uncontrolled) or text("ill-nothing")
    players = tuple(_player_alt(view, seat) for seat in alive)
    active = Who(view.active)
    return say(text("picture-table-alt", round=view.round, active=active, players=players, free=free))


def _nearness(seat: SeatView) -> float:
    """How near a seat is to a victory that everybody sees, from 0 to 1."""
    return max(now / max(1, needed) for now, needed in (seat.basic, seat.goal or (0, 1)))


def _player_alt(view: View, seat: SeatView) -> Text:
    now, needed = seat.goal or (-1, 0)
    shared = {"player": Who(seat.seat), "groups": seat.groups, "points": seat.points}
    shared |= {"done": seat.basic[0], "basic": -1 if view.scored else seat.basic[1]}
    return text("picture-table-alt-player", **shared, now=now, needed=needed)
