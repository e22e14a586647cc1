"""The typefaces: Inter for headings, Roboto for the rest, its narrow cut for cards. Loaded once per size."""

from __future__ import annotations

from functools import lru_cache

import fontpkg  # type: ignore[import-untyped]
from PIL import ImageFont

from bot.render.scene import Face

_FAMILY = {Face.TEXT: "roboto", Face.HEAD: "inter", Face.NARROW: "roboto"}
_OPTICAL_SIZES = (14, 32)


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


@lru_cache(maxsize=4)
def _path(family: str) -> str:
    return str(fontpkg.path(family, 400, nearest=True))
