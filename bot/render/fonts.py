"""The typefaces: Inter for headings, Roboto for the rest, its narrow cut for cards; Noto for the letters that
these lack. Loaded once per size."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from unicodedata import category

import fontpkg  # type: ignore[import-untyped]
from PIL import ImageFont

from bot.scene.scene import Face

_FAMILY = {Face.TEXT: "roboto", Face.HEAD: "inter", Face.NARROW: "roboto"}
_OPTICAL_SIZES = (14, 32)
STAND_IN_FOLDERS = tuple(Path(str(files(package))) for package in ("manimgx_fonts", "manimgx_fonts_cjk"))
"""What the typefaces of the house lack: Noto Sans by script, and emoji; Chinese, Japanese and Korean."""
_STAND_INS = tuple(
    str(path)
    for folder in STAND_IN_FOLDERS
    for path in sorted(folder.glob("Noto*.tt[fc]"))
    if "Italic" not in path.name
)
_PROBE = 16
_NOBODY_S = "\U0010ffff"
"""No typeface has a shape for this one: what is drawn instead is what stands for a missing letter."""


@lru_cache(maxsize=512)
def font(face: Face, bold: bool, size: int) -> ImageFont.FreeTypeFont:
    """The letters of `size` pixels. Raises fontpkg.FamilyNotInstalled if a font package is missing."""
    found = ImageFont.truetype(_path(_FAMILY[face]), size)
    weight = 700 if bold else 500
    if face is Face.HEAD:
        least, most = _OPTICAL_SIZES
        found.set_variation_by_axes([min(max(size, least), most), weight])
    else:
        found.set_variation_by_axes([weight, 75 if face is Face.NARROW else 100])
    return found


@lru_cache(maxsize=256)
def stand_in(path: str, bold: bool, size: int) -> ImageFont.FreeTypeFont:
    """The letters of `size` pixels from the typeface at `path`, one that `lent` has named."""
    found = ImageFont.truetype(path, size)
    found.set_variation_by_axes([700 if bold else 500])
    return found


@lru_cache(maxsize=8192)
def owned(face: Face, letter: str) -> bool:
    """Whether `face` has shapes for `letter` and its accents, so that nobody need stand in."""
    return letter.isascii() or _draws(_path(_FAMILY[face]), letter)


@lru_cache(maxsize=8192)
def lent(letter: str) -> str | None:
    """The typeface that stands in for those of the house where they lack `letter`; None if all lack it."""
    return next((path for path in _STAND_INS if _draws(path, letter)), None)


def _draws(path: str, letter: str) -> bool:
    """Whether the typeface at `path` has shapes of its own for all that can be seen of `letter`."""
    probe, missing = _probe(path)
    shapes = [bytes(probe.getmask(sign)) for sign in letter if not _unseen(sign)]
    return all(any(shape) and shape != missing for shape in shapes)


def _unseen(sign: str) -> bool:
    """Joiners, marks of direction, and what chooses a variant."""
    return category(sign) == "Cf" or "\ufe00" <= sign <= "\ufe0f"


@lru_cache(maxsize=64)
def _probe(path: str) -> tuple[ImageFont.FreeTypeFont, bytes]:
    probe = ImageFont.truetype(path, _PROBE, layout_engine=ImageFont.Layout.BASIC)
    return probe, bytes(probe.getmask(_NOBODY_S))


@lru_cache(maxsize=4)
def _path(family: str) -> str:
    return str(fontpkg.path(family, 400, nearest=True))
