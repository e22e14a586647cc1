"""How one card looks in pictures: its face, and its arrows as it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.structure import NOBODY
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.say.phrases import numbers
from bot.games.inwo.see.view import CardView
from bot.games.power.structure_scene import IN_A_ROW, PLAIN, ROOT, Cut, Drawing, heavy, worth
from bot.scene.parts import Slot, breadth
from bot.scene.scene import Badge, Box, Group, Icon, Item, Label, Paint

ICONS = {word: "coin" if word == "corporate" else word for word in ALIGNMENTS}


def printed(face: int) -> CardView:
    """A Group or an Illuminati that nobody controls, with its printed values."""
    return CardView(
        card=NOBODY,
        face=face,
        owner=NOBODY,
        power=FACES.POWER[face],
        reach=FACES.GLOBAL[face],
        resistance=FACES.RESISTANCE[face],
        traits=FACES.TRAITS[face],
        master=NOBODY,
        arrow=NOBODY,
        x=0,
        y=0,
        turned=0,
        depth=0,
        shared=0,
        open_arrows=FACES.OUT[face],
        tokens=0,
        marks=0,
        linked=(),
    )


class Cards(Drawing[CardView]):
    """As they lie on the table."""

    def face(self, shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Group:
        """Name and alignments, and a strip with Power, Global Power and Resistance."""
        root = FACES.TYPE[shown.face] == "illuminati"
        look = ROOT if root else PLAIN
        width, letters = cut.width, max(29, cut.width * 19 // 100)
        strip, row = cut.width * 26 // 100, cut.width * 20 // 100
        low = cut.height - strip - 6
        marks = [ICONS[word] for bit, word in enumerate(ALIGNMENTS) if shown.traits >> bit & 1]
        under = low - row * (1 if len(marks) <= IN_A_ROW else 2)
        icon, said = strip * 3 // 5, numbers(shown.power, 0 if root else shown.reach)
        name = FACES.NAME[shown.face].removeprefix("The ")
        items: list[Item] = [
            Box(0, 0, width, cut.height, look.ground, 12, look.edge, 4),
            heavy(Label(10, 8, width - 17, under - 12, name, letters, look.words, lines=3)),
            Box(6, low, width - 12, strip, look.strip, 8),
            Icon("power", 10, low + (strip - icon) // 2, icon, Paint.ACCENT),
            heavy(Label(14 + icon, low + 2, breadth(said, letters), strip - 4, said, letters)),
        ]
        if root:
            items.append(Icon("pyramid", 10, low - row - 3, row + 2, Paint.ACCENT))
        else:
            slot = Slot(10, low + 2, width - 20, strip - 4)
            items += worth("shield", str(shown.resistance), slot, letters, Paint.LIGHT)
        for n, mark in enumerate(marks):
            left, top = 10 + n % IN_A_ROW * (row - 1), low - row - n // IN_A_ROW * row
            items.append(Icon(mark, left, top, row - 4, Paint.TYPE))
        return Group(x, y, width, cut.height, tuple(items), ground)

    def arrows(self, shown: CardView) -> tuple[int, Sequence[int]]:
        return FACES.IN[shown.face], FACES.OUT[shown.face]

    def on_top(self, shown: CardView, x: int, y: int, cut: Cut) -> Iterator[Item]:
        """How many tokens it has."""
        if shown.tokens:
            yield Badge(x + cut.width - 4, y + 1, min(30, max(22, cut.width // 8)), str(shown.tokens))


DRAWN = Cards()
