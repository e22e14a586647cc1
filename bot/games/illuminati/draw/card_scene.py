"""How one card looks in pictures: its face, its arrows as it lies, and a New World Order's modifiers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS, COLOURS
from bot.games.illuminati.see.prospects import tired
from bot.games.illuminati.see.view import CardView
from bot.games.kit.phrases import signed
from bot.games.power.structure_scene import IN_A_ROW, PLAIN, ROOT, Cut, Drawing, Look, heavy, worth
from bot.scene.parts import Slot, breadth
from bot.scene.scene import LEAST, Badge, Box, Face, Group, Icon, Item, Label, Paint

NWO_WIDTH, NWO_HEIGHT = 376, 116
NWO_PAINTS = {"red": Paint.RED, "yellow": Paint.YELLOW, "blue": Paint.BLUE}


def printed(number: int) -> CardView:
    """A card that nobody controls, with its printed values."""
    resistance = None if CARDS.KIND[number] == "illuminati" else CARDS.RESISTANCE[number]
    return CardView(
        card=number,
        owner=NOBODY,
        power=CARDS.POWER[number],
        transfer=CARDS.TRANSFER[number],
        resistance=resistance,
        stubborn=resistance or 0,
        income=CARDS.INCOME[number],
        alignments=CARDS.ALIGN[number],
        money=0,
        master=NOBODY,
        arrow=NOBODY,
        x=0,
        y=0,
        turned=0,
        open_arrows=CARDS.OUT[number],
        attacks=0,
    )


SPENT = Look(Paint.SHADE, Paint.TYPE, Paint.TYPE, Paint.ALARM)
"""A card that takes part in no more attacks this turn."""


@dataclass(frozen=True, slots=True)
class Cards(Drawing[CardView]):
    """As they lie on the table. least: the smallest letters of a name."""

    least: int = LEAST

    def face(self, shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Group:
        """Name, alignments and Resistance, and a strip with Power, Transferable Power and income.

        Illuminati have neither alignments nor Resistance: their income takes that place. A card that has
        taken part in all the attacks it may is darker, and a sight stands in the place of its bolt.
        """
        secret = CARDS.KIND[shown.card] == "illuminati"
        look = ROOT if secret else SPENT if tired(shown) else PLAIN
        width, letters = cut.width, max(29, cut.width * 19 // 100)
        named = max(letters, self.least)
        strip, row = cut.width * 26 // 100, cut.width * 20 // 100
        low = cut.height - strip - 6
        name = CARDS.NAME[shown.card].removeprefix("The ")
        under = low - row * (1 if shown.alignments.bit_count() <= IN_A_ROW else 2)
        icon, income = strip * 3 // 5, str(shown.income)
        said = f"{shown.power}/{shown.transfer}" if shown.transfer else str(shown.power)
        room = width - 24 - icon - (0 if secret else breadth(income, letters) + letters)
        items: list[Item] = [
            Box(0, 0, width, cut.height, look.ground, 12, look.edge, 4),
            heavy(Label(8, 6, width - 14, under - 8, name, named, look.words, lines=4, least=self.least)),
            Box(6, low, width - 12, strip, look.strip, 8),
            Icon("attack" if tired(shown) else "power", 10, low + (strip - icon) // 2, icon, _bolt(shown)),
            heavy(Label(14 + icon, low + 2, room, strip - 4, said, letters)),
        ]
        if secret:
            items.append(Icon("pyramid", 10, low - row - 3, row + 2, Paint.ACCENT))
            items += worth("income", income, Slot(10, low - row - 2, width - 20, row), letters, Paint.GOLD)
        else:
            items += worth("income", income, Slot(10, low + 2, width - 20, strip - 4), letters, Paint.GOLD)
            items += _traits(shown, Slot(10, low - row - 2, width - 20, row), letters)
        return Group(x, y, width, cut.height, tuple(items), ground)

    def arrows(self, shown: CardView) -> tuple[int, Sequence[int]]:
        return CARDS.IN[shown.card], CARDS.OUT[shown.card]

    def on_top(self, shown: CardView, x: int, y: int, cut: Cut) -> Iterator[Item]:
        """Money at the upper right corner; one question mark on the Illuminati where amounts are hidden."""
        radius = min(32, max(24, cut.width // 7))
        if shown.money is None and shown.master == NOBODY:
            yield Badge(x + cut.width - 4, y + 1, radius, "?")
        elif shown.money:
            yield Badge(x + cut.width - 4, y + 1, radius, str(shown.money))


DRAWN = Cards()


def _bolt(shown: CardView) -> Paint:
    return Paint.ALARM if tired(shown) else Paint.ACCENT


def _traits(shown: CardView, slot: Slot, letters: int) -> Iterator[Item]:
    """The alignments from the left, in a second row above if they must; the Resistance at the right."""
    marks = [name for bit, name in enumerate(ALIGNMENTS) if shown.alignments >> bit & 1]
    yield from worth("shield", str(shown.resistance), slot, letters, Paint.TYPE)
    for n, name in enumerate(marks):
        x = slot.x + n % IN_A_ROW * (slot.height - 1)
        yield Icon(name, x, slot.y + 2 - n // IN_A_ROW * slot.height, slot.height - 4, Paint.TYPE)


def order(number: int, x: int, y: int) -> Iterator[Item]:
    """A New World Order: its colour (a bar in one, two or three pieces), its name, its modifiers."""
    yield Box(x, y, NWO_WIDTH - 12, NWO_HEIGHT, Paint.RAISED, 12)
    pieces = 1 + COLOURS.index(CARDS.COLOUR[number])
    for n in range(pieces):
        top, end = NWO_HEIGHT * n // pieces, NWO_HEIGHT * (n + 1) // pieces - (4 if n + 1 < pieces else 0)
        yield Box(x, y + top, 14, end - top, NWO_PAINTS[CARDS.COLOUR[number]], 6)
    yield Label(
        x + 26, y + 6, NWO_WIDTH - 48, 44, CARDS.NAME[number], 32, Paint.LIGHT, Face.NARROW, bold=True
    )
    for n, change in enumerate(CARDS.MODS[number]):
        left = x + 26 + n * 112
        gain = change["power"] > 0
        yield Icon(change["alignment"], left, y + 60, 36, Paint.LIGHT)
        yield Label(
            left + 42, y + 56, 66, 44, signed(change["power"]), 34,
            Paint.ACCENT if gain else Paint.ALARM, Face.NARROW, bold=True,
        )  # fmt: skip
