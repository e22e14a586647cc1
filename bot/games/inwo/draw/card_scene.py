"""How one card looks in pictures: its face, its arrows as it lies, its tokens and links."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, ALIGNMENTS
from bot.games.inwo.play.state import DEVASTATED
from bot.games.inwo.say.phrases import numbers
from bot.games.inwo.see.view import CardView
from bot.games.power.structure_scene import IN_A_ROW, PLAIN, ROOT, WIDTH, Cut, Drawing, Look, heavy, least
from bot.scene.parts import breadth
from bot.scene.scene import LEAST, Badge, Box, Group, Icon, Item, Label, Line, Paint, Polygon

ICONS = {word: "coin" if word == "corporate" else word for word in ALIGNMENTS}
PAINTS = {"red": Paint.RED, "yellow": Paint.YELLOW, "blue": Paint.BLUE}
"""By the colour of a New World Order."""
PIPS = 4
"""Tokens up to this number are drawn one by one."""
HATCH = 34
"""Distance of the lines across what is devastated."""


def short(face: int) -> str:
    """Its name as it stands on the card."""
    return FACES.NAME[face].removeprefix("The ")


@dataclass(frozen=True, slots=True)
class Cards(Drawing[CardView]):
    """As they lie on the table. least: the smallest letters of a name; tabs: by card, the letters of what is
    linked to it. offices: by card, the letter of the office that it holds."""

    least: int = least(WIDTH)
    tabs: Mapping[int, Sequence[str]] = field(default_factory=dict)
    offices: Mapping[int, str] = field(default_factory=dict)

    def face(self, shown: CardView, x: int, y: int, cut: Cut, ground: Paint) -> Group:
        """Name and alignments, and a strip with Power, Global Power and Resistance."""
        root = FACES.TYPE[shown.face] == "illuminati"
        look = ROOT if root else PLAIN
        strip, row = cut.width * 24 // 100, cut.width * 19 // 100
        low = cut.height - strip - 6
        marks = [bit for bit in range(len(ALIGNMENTS)) if shown.traits >> bit & 1]
        rows = max(1, -(-len(marks) // IN_A_ROW))
        under = low - row * rows
        letters = max(self.least, cut.width * 19 // 100)
        items: list[Item] = [Box(0, 0, cut.width, cut.height, look.ground, 12, look.edge, 4)]
        if shown.marks & DEVASTATED:
            items += _hatched(cut, look)
        name = Label(8, 6, cut.width - 14, under - 4, short(shown.face), letters, look.words, lines=4)
        items.append(heavy(replace(name, least=self.least)))
        items.append(Box(6, low, cut.width - 12, strip, look.strip, 8))
        items += _strip(shown, cut, low, strip, root)
        if root:
            items.append(Icon("pyramid", 10, low - row - 3, row + 2, Paint.ACCENT))
        fresh = shown.traits & ~FACES.TRAITS[shown.face] & ALIGNED
        for n, bit in enumerate(marks):
            left, top = 10 + n % IN_A_ROW * (row + 1), low - row * (1 + n // IN_A_ROW)
            if fresh >> bit & 1:
                items.append(Box(left - 4, top - 4, row + 4, row + 4, Paint.ACCENT, 6))
            items.append(Icon(ICONS[ALIGNMENTS[bit]], left, top, row - 4, Paint.TYPE))
        return Group(x, y, cut.width, cut.height, tuple(items), ground)

    def arrows(self, shown: CardView) -> tuple[int, Sequence[int]]:
        return FACES.IN[shown.face], FACES.OUT[shown.face]

    def on_top(self, shown: CardView, x: int, y: int, cut: Cut) -> Iterator[Item]:
        """Its tokens at the upper right corner, the tabs of its links at the lower edge."""
        if shown.tokens > PIPS:
            yield Badge(x + cut.width - 12, y + 2, 26, str(shown.tokens))
        else:
            for n in range(shown.tokens):
                yield Box(x + cut.width - 22 - 30 * n, y - 12, 26, 26, Paint.GOLD, 13, Paint.INK, 4)
        if shown.card in self.offices:
            yield Box(x - 8, y - 12, 40, 38, Paint.ACCENT, 8, Paint.INK, 3)
            yield heavy(Label(x + 1, y - 13, 28, 40, self.offices[shown.card], 29, Paint.TYPE))
        for n, letter in enumerate(self.tabs.get(shown.card, ())):
            left = x + 4 + 38 * n
            yield Box(left, y + cut.height - 8, 36, 34, Paint.GOLD, 8, Paint.INK, 3)
            yield heavy(Label(left + 9, y + cut.height - 9, 24, 36, letter, 29, Paint.TYPE))


def _hatched(cut: Cut, look: Look) -> Iterator[Item]:
    """Lines across the whole card, from its lower left to its upper right."""
    width, height = cut.width - 6, cut.height - 6
    for way in range(HATCH, width + height, HATCH):
        left, low = max(6, way - height), min(height, way)
        right, top = min(width, way), max(6, way - width)
        yield Line(((left, low), (right, top)), Paint.SHADE if look is PLAIN else Paint.RULE, 7)


def _strip(shown: CardView, cut: Cut, low: int, strip: int, root: bool) -> Iterator[Item]:
    """The numbers; what is not as printed has the colour of what matters and a sign."""
    face, letters = shown.face, max(LEAST + 3, cut.width * 18 // 100)
    icon = strip * 3 // 5
    said = numbers(shown.power, 0 if root and shown.reach == shown.power else shown.reach)
    change = _sign(shown.power + shown.reach, FACES.POWER[face] + FACES.GLOBAL[face])
    yield Icon("power", 10, low + (strip - icon) // 2, icon, Paint.ACCENT)
    yield from _number(12 + icon, low, strip, said, letters, change)
    if not root:
        said = str(shown.resistance)
        change = _sign(shown.resistance, FACES.RESISTANCE[face])
        wide = breadth(said, letters) + (letters // 2 if change else 0)
        left = cut.width - 10 - wide
        yield Icon("shield", left - icon, low + (strip - icon) // 2, icon, Paint.LIGHT)
        yield from _number(left, low, strip, said, letters, change)


def _sign(now: int, before: int) -> int:
    return (now > before) - (now < before)


def _number(x: int, low: int, strip: int, said: str, letters: int, change: int) -> Iterator[Item]:
    wide, paint = breadth(said, letters), Paint.ACCENT if change else Paint.LIGHT
    yield heavy(Label(x, low, wide, strip, said, letters, paint))
    if change:
        left, middle, half = x + wide - 2, low + strip // 2, letters // 5
        tip, base = middle - change * half, middle + change * half
        yield Polygon(((left, base), (left + 2 * half, base), (left + half, tip)), Paint.ACCENT)


DRAWN = Cards()
