"""Lines of words in any letters of the world: cut into runs of one typeface each, from left to right.

Every line takes the direction of its first letter, as Discord's do.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import bidirectional, category, normalize

from PIL import ImageDraw, ImageFont, features

from bot.render.fonts import font, lent, owned, stand_in
from bot.render.theme import Colour
from bot.scene.scene import Face

LEFT_OUT = "…"
"""What stands for signs that no typeface of ours has; the alt text and the text twin have them all."""
_GAP = "\0"
_SHAPED = features.check("raqm")
"""Whether Pillow can join letters and turn lines round; it needs FriBidi for that, which may be missing."""
_CLASSES = {"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N"}
_RIGHT_IN_LEFT = re.compile("R(?:[^L]*[RN])?|[^R]+")
_LEFT_IN_RIGHT = re.compile("L(?:[^R]*[LN])?|[^L]+")


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one typeface: that of the label or the one at the path `lent`. right: read from the right."""

    words: str
    lent: str | None = None
    right: bool = False

    def font(self, face: Face, bold: bool, size: int) -> ImageFont.FreeTypeFont:
        """Its letters, where the label asks for `face`."""
        return stand_in(self.lent, bold, size) if self.lent else font(face, bold, size)


@lru_cache(maxsize=4096)
def readable(words: str) -> str:
    """`words` in letters that some typeface has: fancy ones become plain, strange ones are left out."""
    if words.isascii():
        return words
    plain = "".join(_plainest(letter) for letter in _letters(normalize("NFC", words)))
    return re.sub(f"{_GAP}+", LEFT_OUT, plain)


def _plainest(letter: str) -> str:
    """The letter itself, its plain form, or it without accents: the first that some typeface has."""
    return next(filter(_shown, (letter, normalize("NFKC", letter), letter[0])), _GAP)


def _shown(letters: str) -> bool:
    return all(
        letter.isspace() or all(owned(face, letter) for face in Face) or lent(letter) is not None
        for letter in _letters(letters)
    )


def _letters(words: str) -> list[str]:
    """Each letter with its accents, joiners and variants."""
    found: list[str] = []
    for sign in words:
        if found and category(sign) in ("Mn", "Me", "Mc", "Cf"):
            found[-1] += sign
        else:
            found.append(sign)
    return found


@lru_cache(maxsize=4096)
def runs(words: str, face: Face) -> tuple[Run, ...]:
    """The runs of one line as they stand from left to right."""
    if words.isascii():
        return (Run(words),)
    classes = "".join(_CLASSES.get(bidirectional(sign), " ") for sign in words)
    backwards = classes.replace("N", "").lstrip().startswith("R")
    found: list[Run] = []
    for stretch in (_LEFT_IN_RIGHT if backwards else _RIGHT_IN_LEFT).finditer(classes):
        right = "R" in stretch[0] or (backwards and "L" not in stretch[0])
        parts = _by_typeface(words[stretch.start() : stretch.end()], face, right)
        found += parts if right == backwards else parts[::-1]
    return tuple(found[::-1] if backwards else found)


def _by_typeface(words: str, face: Face, right: bool) -> list[Run]:
    """The runs of one direction, in the order in which they are read."""
    found: list[Run] = []
    for letter in _letters(words):
        typeface = None if owned(face, letter) else lent(letter)
        if found and found[-1].lent == typeface:
            found[-1] = Run(found[-1].words + letter, typeface, right)
        else:
            found.append(Run(letter, typeface, right))
    return found


def length(words: str, face: Face, bold: bool, size: int) -> float:
    """How long a line is, in pixels."""
    return sum(
        run.font(face, bold, size).getlength(_laid(run), direction=_direction(run))
        for run in runs(words, face)
    )


def write(
    pen: ImageDraw.ImageDraw,
    place: tuple[float, float],
    words: str,
    face: Face,
    bold: bool,
    size: int,
    colour: Colour,
    side: float,
) -> None:
    """Write a line: its middle is as high as `place`, and `side` of it (0 to 1) is to the left of that."""
    x, y = place
    main = font(face, bold, size)
    parts = runs(words, face)
    if parts == (Run(words),):
        pen.text(place, words, colour, main, anchor={0.0: "lm", 0.5: "mm", 1.0: "rm"}[side])
        return
    baseline = y + main.getbbox("x", anchor="lm")[3] - main.getbbox("x", anchor="ls")[3]
    x -= side * length(words, face, bold, size)
    for run in parts:
        letters = run.font(face, bold, size)
        pen.text((x, baseline), _laid(run), colour, letters, anchor="ls", direction=_direction(run))
        x += letters.getlength(_laid(run), direction=_direction(run))


def _direction(run: Run) -> str | None:
    if not _SHAPED or run == Run(run.words):
        return None
    return "rtl" if run.right else "ltr"


def _laid(run: Run) -> str:
    """The letters as they stand from left to right, unless Pillow sees to that itself; numbers stay."""
    if _SHAPED or not run.right:
        return run.words
    return re.sub(r"\d+", lambda number: number[0][::-1], run.words)[::-1]
