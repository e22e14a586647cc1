"""The design language of all games, "paranoid office noir": ink, paper, one acid accent.

Seat colours are those of Okabe and Ito, stretched to eleven; every seat also has a symbol, because not
everybody sees colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.scene.scene import Paint

Colour = tuple[int, int, int]


def _rgb(code: str) -> Colour:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


PAINTS: Mapping[Paint, Colour] = MappingProxyType(
    {
        Paint.INK: _rgb("0E1117"),
        Paint.PANEL: _rgb("181D27"),
        Paint.RAISED: _rgb("252C3A"),
        Paint.RULE: _rgb("4A5468"),
        Paint.PAPER: _rgb("F3ECDC"),
        Paint.SHADE: _rgb("DDD2BA"),
        Paint.TYPE: _rgb("15181F"),
        Paint.LIGHT: _rgb("F4F1EA"),
        Paint.FAINT: _rgb("AEB7C6"),
        Paint.ACCENT: _rgb("C8F31D"),
        Paint.ALARM: _rgb("FF6B3D"),
        Paint.GOLD: _rgb("FFC83D"),
        Paint.RED: _rgb("E4572E"),
        Paint.YELLOW: _rgb("F0D534"),
        Paint.BLUE: _rgb("4FA3E3"),
        Paint.SEAT_0: _rgb("E69F00"),
        Paint.SEAT_1: _rgb("56B4E9"),
        Paint.SEAT_2: _rgb("12C08E"),
        Paint.SEAT_3: _rgb("F0E442"),
        Paint.SEAT_4: _rgb("3D8BFF"),
        Paint.SEAT_5: _rgb("E8642C"),
        Paint.SEAT_6: _rgb("D98BB8"),
        Paint.SEAT_7: _rgb("C9CDD6"),
        Paint.SEAT_8: _rgb("A9744F"),
        Paint.SEAT_9: _rgb("9AE6C8"),
        Paint.SEAT_10: _rgb("A08CF0"),
    }
)
"""The colours of the house."""

STARK: Mapping[Paint, Colour] = MappingProxyType(
    {
        **PAINTS,
        Paint.INK: _rgb("000000"),
        Paint.PANEL: _rgb("0B0D12"),
        Paint.RAISED: _rgb("1B212D"),
        Paint.RULE: _rgb("7B879C"),
        Paint.PAPER: _rgb("FFFDF6"),
        Paint.TYPE: _rgb("000000"),
        Paint.LIGHT: _rgb("FFFFFF"),
        Paint.FAINT: _rgb("D7DDE8"),
    }
)
"""The same with more contrast, for large print."""

LARGE_PRINT = 1.35
"""How much larger letters want to be in large print; they grow as far as their box allows."""
