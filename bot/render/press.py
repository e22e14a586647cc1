"""Papers become pictures and PDF files, from one layout (data/press/front.typ).

A paper's texts go to the typesetter as data, never as source. Pure functions, safe to call from threads: the
typesetter lets other threads run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from textwrap import wrap
from typing import Any

import fontpkg  # type: ignore[import-untyped]
import typst
from PIL import Image

from bot import DATA
from bot.render.fonts import STAND_IN_FOLDERS
from bot.render.png import encode
from bot.render.writing import readable
from bot.scene.paper import Paper

LAYOUT = DATA / "press" / "front.typ"
FAMILIES = ("playfair-display", "source-serif-4", "roboto")
"""Masthead and headlines, text, small print. What stands in for them in pictures does so here."""
DOTS_PER_INCH = 216
"""Three pixels a point: a page of 360 points is 1080 pixels wide."""
LONGEST_PART = 300
"""Letters of a story that stay together in a column."""
JOINERS = "\u200c\u200d\u200e\u200f"
"""Invisible signs that belong to the spelling of some languages, and to some emoji."""
MOST_PIXELS = 4000
"""The height of a picture; a page of endless words is cut there, the PDF has all of it."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed paper: the picture of its front page (PNG) and the whole of it (PDF)."""

    front: bytes
    pdf: bytes


def printed(paper: Paper, large_print: bool = False) -> Printed:
    """Print `paper`. Raises typst.TypstError if the layout is broken, fontpkg.FamilyNotInstalled without
    fonts."""
    matter = _plain(asdict(paper))
    for story in (story for section in matter["sections"] for story in section["stories"]):
        story["parts"] = wrap(story["words"], LONGEST_PART, break_on_hyphens=False) or [""]
    inputs = {"paper": json.dumps(matter, ensure_ascii=False)}
    if large_print:
        inputs["large"] = "yes"
    setter = typst.Compiler(LAYOUT, root=LAYOUT.parent, font_paths=_fonts(), sys_inputs=inputs)
    pages = setter.compile(format="png", ppi=DOTS_PER_INCH)
    pdf = setter.compile(format="pdf", timestamp=0)
    assert isinstance(pdf, bytes)
    front = pages[0] if isinstance(pages, list) else pages
    assert front is not None
    return Printed(_lighter(front), pdf)


def _plain(value: Any) -> Any:
    """Every text on one line, without what cannot be printed."""
    if isinstance(value, str):
        line = " ".join(value.split())
        return readable("".join(sign for sign in line if sign.isprintable() or sign in JOINERS))
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


def _lighter(png: bytes) -> bytes:
    """The same picture in a third of the bytes."""
    image = Image.open(BytesIO(png)).convert("RGB")
    return encode(image.crop((0, 0, image.width, min(image.height, MOST_PIXELS))))


@lru_cache(maxsize=1)
def _fonts() -> typst.Fonts:
    folders = [str(Path(str(fontpkg.path(family, 400, nearest=True))).parent) for family in FAMILIES]
    folders += map(str, STAND_IN_FOLDERS)
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)
