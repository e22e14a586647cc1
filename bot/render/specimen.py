"""A specimen of all that pictures are made of, drawn once before the first game asks for one.

What is drawn for the first time has to be loaded, measured and given memory: half of the time of a picture.
"""

from __future__ import annotations

from functools import cache
from string import printable

from bot.render.icons import ICONS
from bot.render.png import render
from bot.scene.scene import LEAST, Box, Face, Icon, Item, Label, Paint, Scene

WIDTH, HEIGHT = 1400, 2912
"""As large as the table of a full game of Illuminati."""
LETTERS = (LEAST, LEAST + 1, 28, 29, 30, 32, 34, 36)
SYMBOLS = (23, 26, 32, 40)
"""The sizes that tables use most."""
LINE = 44


@cache
def rehearse(scale: float) -> None:
    """Draw the specimen at `scale` pixels a unit and throw it away; the second time does nothing."""
    render(specimen(), scale)


def specimen() -> Scene:
    """All letters in all faces, and all icons, in the usual sizes."""
    items: list[Item] = [Box(0, 0, WIDTH, HEIGHT, Paint.PANEL, 24, Paint.RULE, 3)]
    letters, y = printable.strip(), LINE
    for face in Face:
        for size in LETTERS:
            items.append(Label(LINE, y, WIDTH - 2 * LINE, LINE, letters, size, face=face, bold=True))
            y += LINE
    for size in SYMBOLS:
        x = LINE
        for name in ICONS:
            if x + size > WIDTH - LINE:
                x, y = LINE, y + LINE
            items.append(Icon(name, x, y, size))
            x += LINE
        y += LINE
    return Scene(WIDTH, HEIGHT, items, alt="")
