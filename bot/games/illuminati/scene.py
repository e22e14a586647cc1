"""The pictures of Illuminati: the table, a hand, one power structure, one card. Made from views and nothing else.

`say` turns a catalogue text into words of the reader's language, with the players' names put in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.engine.moves import Text, Who, text
from bot.engine.structure import NOBODY, STEP
from bot.games.illuminati.card_text import goal_text, rules_text
from bot.games.illuminati.cards import CARDS
from bot.games.illuminati.view import AttackView, CardView, SeatView, View
from bot.games.illuminati.vocabulary import ALIGNMENTS
from bot.render.scene import Align, Badge, Box, Face, Group, Icon, Item, Label, Line, Paint, Scene, Shape, seat_paint
from bot.render.scene_parts import GAP, Slot, breadth, die, figures, figures_width, heading, player, shelves

Say = Callable[[Text], str]
Names = Mapping[int, str]

WIDTH, WIDEST = 1200, 2600
SQUARE, TALLEST = 1.5, 2.1
"""Heights in widths: up to the first, cards may be larger than they must; the second is that of a phone."""
LARGEST, SMALLEST = 190, 146
"""Widths of a card in the table picture: the largest that the whole table allows is taken."""
GUTTER = 26
"""Space between cards, in which the control arrows lie."""
HEADER = 116
NARROWEST = 566
BAR = 84
BANNER = 222
NWO_WIDTH, NWO_HEIGHT = 376, 116
NWO_PAINTS = {"red": Paint.RED, "yellow": Paint.YELLOW, "blue": Paint.BLUE}


@dataclass(frozen=True, slots=True)
class Cut:
    """The size of a card in a picture: its width, and room for one more line of its name than a square has."""

    width: int

    @property
    def height(self) -> int:
        return self.width + 28

    @property
    def across(self) -> int:
        """From one card to the next one beside it."""
        return self.width + GUTTER

    @property
    def down(self) -> int:
        """From one card to the next one below it."""
        return self.height + GUTTER


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
    slots, top = shelves([_panel_size(seat, cut) for seat in view.seats], width, top)
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
    """The viewer's own specials with their rules, and the goal that is his secret."""
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
        items.append(Label(GAP, top, WIDTH - 2 * GAP, 120, say(text("picture-no-specials")), 40, Paint.FAINT, Face.HEAD))
        top += 120
    listed = tuple(CARDS.NAME[card] for card in cards)
    alt = text("picture-hand-alt", cards=listed) if listed else text("picture-hand-alt-empty")
    return Scene(WIDTH, top, tuple(items), say(alt))


def structure(view: View, seat: int, names: Names, say: Say) -> Scene:
    """The power structure of one seat, as large as a picture allows."""
    own = view.seats[seat]
    columns, rows = _extent(own.structure)
    room = min((WIDTH - 4 * GAP - GUTTER) // columns - GUTTER, 3 * WIDTH // 2 // rows - GUTTER - 28)
    cut = Cut(max(SMALLEST, min(300, room)))
    least, height = _panel_size(own, cut)
    width = max(WIDTH, least + 2 * GAP)
    items = _panel(view, own, names, Slot(GAP, GAP, width - 2 * GAP, height), cut)
    listed = tuple(CARDS.NAME[card.card] for card in own.structure)
    alt = text("picture-structure-alt", player=Who(seat), cards=listed)
    return Scene(width, height + 2 * GAP, tuple(items), say(alt))


def card(number: int, say: Say) -> Scene:
    """One card as it is printed, with its rules and its line of flavour."""
    kind = say(text("card-kind", kind=CARDS.KIND[number]))
    words = "\n".join(map(say, rules_text(number)))
    height = max(500, 160 + _lines(words, 50) * 40 + _lines(CARDS.FLAVOUR[number], 50) * 36)
    right = 470
    items: list[Item] = [
        Box(GAP, GAP, WIDTH - 2 * GAP, height, Paint.PANEL, 24),
        Label(right, 34, 690, 92, CARDS.NAME[number], 52, Paint.LIGHT, Face.HEAD, bold=True, lines=2),
        Label(right, 126, 690, 36, kind, 28, Paint.ACCENT, Face.NARROW, bold=True),
        Label(right, 176, 690, _lines(words, 50) * 40, words, 32, lines=99, top=True),
        Label(
            right, height - 4 - _lines(CARDS.FLAVOUR[number], 50) * 36, 690, _lines(CARDS.FLAVOUR[number], 50) * 36,
            CARDS.FLAVOUR[number], 28, Paint.FAINT, lines=9, top=True,
        ),
    ]  # fmt: skip
    if CARDS.KIND[number] in ("illuminati", "group"):
        items += _lone(printed(number), GAP + 60, (height - 360) // 2 + GAP, Cut(332), Paint.PANEL)
    elif CARDS.COLOUR[number]:
        items += _order(number, GAP + 24, height // 2 - 60)
    else:
        items.append(Icon("pyramid", GAP + 76, (height - 300) // 2 + GAP, 300, Paint.RULE))
    return Scene(WIDTH, height + 2 * GAP, tuple(items), say(text("picture-card-alt", name=CARDS.NAME[number], kind=kind)))


def printed(number: int) -> CardView:
    """A card that nobody controls, with its printed values."""
    resistance = None if CARDS.KIND[number] == "illuminati" else CARDS.RESISTANCE[number]
    return CardView(
        card=number, owner=NOBODY, power=CARDS.POWER[number], transfer=CARDS.TRANSFER[number], resistance=resistance,
        stubborn=resistance or 0, income=CARDS.INCOME[number], alignments=CARDS.ALIGN[number], money=0, master=NOBODY,
        arrow=NOBODY, x=0, y=0, turned=0, open_arrows=CARDS.OUT[number], attacks=0,
    )  # fmt: skip


# -- sizes


def _scale(view: View) -> tuple[int, Cut]:
    """The width of the picture and the size of a card: a wider picture only for what cannot fit otherwise."""
    for width in range(WIDTH, WIDEST, 100):
        for side in range(LARGEST, SMALLEST - 1, -4):
            cut = Cut(side)
            sizes = [_panel_size(seat, cut) for seat in view.seats]
            tall = shelves(sizes, width, BAR)[1] + _orders_height(view, width) + _open_height(view, width, cut)
            limit = SQUARE if side > SMALLEST else TALLEST
            if all(w <= width - 2 * GAP for w, _ in sizes) and tall <= limit * width:
                return width, cut
    return WIDEST, Cut(SMALLEST)


def _extent(cards: Sequence[CardView]) -> tuple[int, int]:
    columns, rows = {card.x for card in cards}, {card.y for card in cards}
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _panel_size(seat: SeatView, cut: Cut) -> tuple[int, int]:
    if not seat.alive:
        return NARROWEST, HEADER
    columns, rows = _extent(seat.structure)
    return max(NARROWEST, columns * cut.across + GUTTER + 8), HEADER + rows * cut.down + GUTTER + 4


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
    items.append(
        Label(90, 10, 250, 36, say(text("picture-turn", turn=view.turn)), 34, Paint.LIGHT, Face.HEAD, bold=True)
    )
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
            x + 72, y + 14, half, 44, say(text("picture-attack", attack=attack.kind)), 34, Paint.ALARM, Face.HEAD, bold=True
        ),
    ]
    if attack.privileged:
        items.append(Icon("lock", x + half + 30, y + 16, 38, Paint.ACCENT))
        items.append(Label(x + half + 78, y + 14, half, 44, say(text("picture-privileged")), 30, Paint.ACCENT, bold=True))
    items += _party(x + 20, y + 66, half, attack.attacker, attack.card)
    items.append(Icon("action", x + half + 30, y + 80, 34, Paint.ALARM))
    items += _party(x + half + 78, y + 66, half, attack.defender, attack.target)
    parts = [
        (say(text("picture-part", part=name)), f"{amount:+d}".replace("-", "−")) for name, amount in attack.parts if amount
    ]
    items += _sum(x + 20, y + 134, slot.width - 340, parts)
    return items + _dice(attack, say, Slot(x + slot.width - 292, y + 4, 288, slot.height - 8))


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


def _dice(attack: AttackView, say: Say, slot: Slot) -> list[Item]:
    shown = f"≤ {attack.number}" if attack.number >= 2 else say(text("picture-hopeless"))
    items: list[Item] = [Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 14)]
    height = 120 if attack.roll else slot.height
    items.append(
        Label(
            slot.x + 8, slot.y, slot.width - 16, height, shown, 96, Paint.ACCENT, Face.HEAD, bold=True, align=Align.CENTRE
        )
    )
    for n, value in enumerate(attack.roll):
        items += die(slot.x + slot.width // 2 - 84 + n * 92, slot.y + 122, 76, value)
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


def _panel(view: View, seat: SeatView, names: Names, slot: Slot, cut: Cut) -> list[Item]:
    active = seat.seat == view.active and view.phase not in ("setup", "over")
    edge = Paint.ACCENT if active else Paint.RAISED
    items: list[Item] = [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 18, edge, 4),
        *player(slot.x + 20, slot.y + 16, slot.width - 90, seat.seat, names[seat.seat], alive=seat.alive),
    ]
    mark = _mark(view, seat, active)
    if mark:
        items.append(Icon(mark, slot.x + slot.width - 60, slot.y + 18, 38, Paint.ACCENT if seat.alive else Paint.FAINT))
    if not seat.alive:
        return items
    items += figures(slot.x + 20, slot.y + 66, _figures(seat))
    columns, _ = _extent(seat.structure)
    left, top = min(card.x for card in seat.structure), min(card.y for card in seat.structure)
    x = slot.x + (slot.width - columns * cut.across + GUTTER) // 2
    y = slot.y + HEADER + GUTTER // 2
    return [*items, *_cards(seat, x - left * cut.across, y - top * cut.down, cut)]


def _mark(view: View, seat: SeatView, active: bool) -> str:
    winners = dict(view.result).get("winners")
    if isinstance(winners, list | tuple) and seat.seat in winners:
        return "crown"
    if not seat.alive:
        return "skull"
    if seat.seat in view.waiting:
        return "hourglass"
    return "action" if active else ""


def _figures(seat: SeatView) -> list[tuple[str, str, Paint]]:
    now, needed = seat.basic
    shown = [
        ("coin", "?" if seat.money is None else str(seat.money), Paint.GOLD),
        ("power", f"{seat.power}/{seat.transfer}", Paint.FAINT),
        ("hand", str(seat.specials), Paint.FAINT),
        ("groups", f"{now}/{needed}", Paint.FAINT),
        ("eye", "?" if seat.goal is None else f"{seat.goal[0]}/{seat.goal[1]}", Paint.ACCENT),
    ]
    return shown


def _cards(seat: SeatView, x: int, y: int, cut: Cut) -> Iterator[Item]:
    """The structure with the cell (0, 0) at (x, y): faces first, then arrows and coins, which lie across the gutters."""
    places = [(shown, x + shown.x * cut.across, y + shown.y * cut.down) for shown in seat.structure]
    for shown, left, top in places:
        yield _face(shown, left, top, cut, Paint.PANEL)
    for shown, left, top in places:
        used = {puppet.arrow for puppet in seat.structure if puppet.master == shown.card}
        for out in CARDS.OUT[shown.card]:
            edge = _Edge(left, top, cut, (out + shown.turned) & 3)
            if out in used:
                yield from _control(edge, seat.seat)
            elif out in shown.open_arrows:
                yield from _open(edge, Paint.PANEL)
            else:
                yield from _blocked(edge)
        yield from _marks(shown, left, top, cut)


# -- one card


@dataclass(frozen=True, slots=True)
class _Look:
    """The colours of a card."""

    ground: Paint
    words: Paint
    strip: Paint
    edge: Paint


PLAIN = _Look(Paint.PAPER, Paint.TYPE, Paint.TYPE, Paint.SHADE)
SECRET = _Look(Paint.RAISED, Paint.LIGHT, Paint.INK, Paint.ACCENT)


def _face(shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Group:
    """Name, alignments, Resistance (or the Illuminati's income), and a strip with Power and Transferable Power."""
    secret = CARDS.KIND[shown.card] == "illuminati"
    look = SECRET if secret else PLAIN
    width, letters, strip, row = cut.width, max(29, cut.width * 19 // 100), cut.width * 26 // 100, cut.width * 20 // 100
    low = cut.height - strip - 5
    name = CARDS.NAME[shown.card].removeprefix("The ")
    icon, income = strip * 3 // 5, str(shown.income)
    said = f"{shown.power}/{shown.transfer}" if shown.transfer else str(shown.power)
    wide = 0 if secret else breadth(income, letters)
    items: list[Item] = [
        Box(0, 0, width, cut.height, look.ground, 12, look.edge, 3),
        _line(Label(9, 8, width - 16, low - row - 12, name, letters, look.words, lines=3)),
        Box(5, low, width - 10, strip, look.strip, 8),
        Icon("power", 9, low + (strip - icon) // 2, icon, Paint.ACCENT),
        _line(Label(12 + icon, low + 2, width - 24 - icon - wide - (icon if wide else 0), strip - 4, said, letters)),
    ]
    if secret:
        items.append(Icon("pyramid", 10, low - row - 3, row + 2, Paint.ACCENT))
        items += _worth("income", income, Slot(9, low - row - 2, width - 18, row), Paint.GOLD)
    else:
        items += _worth("income", income, Slot(9, low + 2, width - 18, strip - 4), Paint.GOLD)
        items += _traits(shown, Slot(9, low - row - 2, width - 18, row))
    return Group(x, y, width, cut.height, tuple(items), ground)


def _line(label: Label) -> Label:
    return replace(label, face=Face.NARROW, bold=True)


def _worth(icon: str, said: str, slot: Slot, paint: Paint) -> Iterator[Item]:
    """A number with its icon, at the right end of a row."""
    size = min(slot.height - 4, 40 if slot.height > 60 else 34)
    wide = breadth(said, slot.height)
    yield Icon(icon, slot.x + slot.width - wide - size, slot.y + (slot.height - size) // 2, size, paint)
    number = Label(slot.x + slot.width - wide, slot.y - 2, wide, slot.height + 4, said, slot.height, paint)
    yield replace(_line(number), align=Align.RIGHT)


def _traits(shown: CardView, slot: Slot) -> Iterator[Item]:
    """The alignments from the left, the Resistance from the right."""
    marks = [name for bit, name in enumerate(ALIGNMENTS) if shown.alignments >> bit & 1]
    said = str(shown.resistance)
    yield from _worth("shield", said, slot, Paint.TYPE)
    room = slot.width - breadth(said, slot.height) - slot.height
    size = min(slot.height, room // max(1, len(marks)) - 2)
    for n, name in enumerate(marks):
        yield Icon(name, slot.x + n * (size + 3), slot.y + (slot.height - size) // 2, size, Paint.TYPE)


def _marks(shown: CardView, x: int, y: int, cut: Cut) -> Iterator[Item]:
    """Money on the upper right corner, parts taken in attacks on the upper left one."""
    radius = max(24, cut.width // 7)
    if shown.money is None and shown.master == NOBODY:
        yield Badge(x + cut.width - 4, y + 1, radius, "?")
    elif shown.money:
        yield Badge(x + cut.width - 4, y + 1, radius, str(shown.money))
    for n in range(shown.attacks):
        yield Badge(x + 6 + n * 36, y - 1, 21, "", Paint.TYPE, edge=Paint.ALARM)
        yield Icon("attack", x - 7 + n * 36, y - 14, 26, Paint.ALARM)


def _lone(shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Iterator[Item]:
    """A card that nobody controls, upright, with its arrows."""
    yield _face(shown, x, y, cut, ground)
    for out in CARDS.OUT[shown.card]:
        yield from _open(_Edge(x, y, cut, out), ground)
    if CARDS.IN[shown.card] != NOBODY:
        yield _Edge(x, y, cut, CARDS.IN[shown.card]).wedge(19, -2, 15, 0, Paint.FAINT)


# -- arrows


@dataclass(frozen=True, slots=True)
class _Edge:
    """One edge of a card at (x, y): `way` is the side as the card lies."""

    x: int
    y: int
    cut: Cut
    way: int

    def wedge(self, near: int, far: int, wide: int, tip: int, fill: Paint) -> Shape:
        """A wedge from `near` to `far` units beyond the edge, half `wide` at its foot and half `tip` at its end."""
        dx, dy = STEP[self.way]
        half, middle = self.cut.width // 2, self.cut.height // 2
        cx, cy = self.x + half + dx * half, self.y + middle + dy * middle

        def at(away: int, across: int) -> tuple[int, int]:
            return cx + dx * away - dy * across, cy + dy * away + dx * across

        return Shape((at(near, -wide), at(far, -tip), at(far, tip), at(near, wide)), fill)


def _control(edge: _Edge, seat: int) -> Iterator[Item]:
    """From a master into its puppet, in the colour of their owner."""
    yield edge.wedge(-3, 8, 12, 12, seat_paint(seat))
    yield edge.wedge(6, GUTTER + 3, 24, 0, seat_paint(seat))


def _open(edge: _Edge, ground: Paint) -> Iterator[Item]:
    """An arrow on which a group could be hung."""
    yield edge.wedge(2, GUTTER - 4, 21, 0, Paint.ACCENT)
    yield edge.wedge(5, GUTTER - 10, 12, 0, ground)


def _blocked(edge: _Edge) -> Iterator[Item]:
    """An arrow that points at another card."""
    yield edge.wedge(2, 14, 15, 0, Paint.RULE)
    yield edge.wedge(16, 20, 17, 17, Paint.FAINT)


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
        items += _lone(shown, x, y, cut, Paint.PANEL)
    return items


def _orders(view: View, say: Say, slot: Slot) -> list[Item]:
    items: list[Item] = [
        Box(slot.x, slot.y, slot.width, slot.height, Paint.PANEL, 18),
        *heading(slot.x + 20, slot.y + 14, 500, "order", say(text("picture-nwos"))),
    ]
    per_row = (slot.width - 12) // NWO_WIDTH
    for n, number in enumerate(view.nwos):
        items += _order(number, slot.x + 12 + n % per_row * NWO_WIDTH, slot.y + 62 + n // per_row * (NWO_HEIGHT + 10))
    return items


def _order(number: int, x: int, y: int) -> Iterator[Item]:
    """A New World Order: its colour, its name, and by how much it changes whom."""
    yield Box(x, y, NWO_WIDTH - 12, NWO_HEIGHT, Paint.RAISED, 12)
    yield Box(x, y, 14, NWO_HEIGHT, NWO_PAINTS[CARDS.COLOUR[number]], 6)
    yield Label(x + 26, y + 6, NWO_WIDTH - 48, 44, CARDS.NAME[number], 32, Paint.LIGHT, Face.NARROW, bold=True)
    for n, change in enumerate(CARDS.MODS[number]):
        left = x + 26 + n * 112
        gain = change["power"] > 0
        yield Icon(change["alignment"], left, y + 60, 36, Paint.LIGHT)
        yield Label(
            left + 42, y + 56, 66, 44, f"{change['power']:+d}".replace("-", "−"), 34,
            Paint.ACCENT if gain else Paint.ALARM, Face.NARROW, bold=True,
        )  # fmt: skip


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
    players = tuple(
        text("picture-table-alt-player", player=Who(seat.seat), groups=seat.groups) for seat in view.seats if seat.alive
    )
    return say(text("picture-table-alt", turn=view.turn, active=Who(view.active), players=players))
