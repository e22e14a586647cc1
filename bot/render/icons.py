"""Small drawings of one colour on a square of 100 by 100, told apart by outline alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from types import MappingProxyType

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """A polygon; `hole` cuts it out of what was drawn before."""

    points: tuple[Point, ...]
    hole: bool = False


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line with round ends and corners."""

    points: tuple[Point, ...]
    width: float
    hole: bool = False


def _area(*numbers: float, hole: bool = False) -> Area:
    return Area(tuple(zip(numbers[::2], numbers[1::2], strict=True)), hole)


def _stroke(width: float, *numbers: float, hole: bool = False) -> Stroke:
    return Stroke(tuple(zip(numbers[::2], numbers[1::2], strict=True)), width, hole)


def _arc(
    x: float, y: float, radius: float, start: float = 0, end: float = 360, grow: float = 0
) -> tuple[Point, ...]:
    """Points on a circle, in degrees clockwise from the right; `grow` makes a spiral."""
    steps = max(8, int(abs(end - start) / 5))
    points = []
    for n in range(steps + 1):
        angle = (start + (end - start) * n / steps) * pi / 180
        reach = radius + grow * n / steps
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    return tuple(points)


def _disc(x: float, y: float, radius: float, hole: bool = False) -> Area:
    return Area(_arc(x, y, radius), hole)


def _regular(corners: int, radius: float, first: float = -90, inner: float = 0, y: float = 50) -> Area:
    """A regular polygon, or a star if `inner` is the radius of its inner corners."""
    points = []
    for n in range(corners * (2 if inner else 1)):
        reach = inner if inner and n % 2 else radius
        angle = (first + n * 360 / (corners * (2 if inner else 1))) * pi / 180
        points.append((50 + reach * cos(angle), y + reach * sin(angle)))
    return Area(tuple(points))


def _card(x: float, y: float, width: float, height: float, hole: bool = False) -> Area:
    cut = 6
    right, low = x + width, y + height
    return _area(
        x + cut, y, right - cut, y, right, y + cut, right, low - cut,
        right - cut, low, x + cut, low, x, low - cut, x, y + cut, hole=hole,
    )  # fmt: skip


Drawing = tuple[Area | Stroke, ...]

_EYE = Area(_arc(50, 80, 44, 222, 318) + _arc(50, 22, 44, 42, 138))

_ALIGNMENTS: dict[str, Drawing] = {
    "government": (  # a temple of offices
        _area(50, 6, 95, 32, 95, 40, 5, 40, 5, 32), _area(6, 82, 94, 82, 94, 95, 6, 95),
        _area(14, 46, 28, 46, 28, 77, 14, 77), _area(43, 46, 57, 46, 57, 77, 43, 77),
        _area(72, 46, 86, 46, 86, 77, 72, 77),
    ),
    "communist": (_regular(5, 50, inner=20, y=53),),  # the star
    "liberal": (  # a heart that bleeds easily
        _disc(29, 34, 25), _disc(71, 34, 25), _area(7, 46, 50, 94, 93, 46, 70, 30, 30, 30),
    ),
    "conservative": (  # a top hat
        _card(24, 8, 52, 66), _card(2, 72, 96, 18), _stroke(7, 24, 58, 76, 58, hole=True),
    ),
    "peaceful": (  # the sign of 1958
        Stroke(_arc(50, 50, 42), 11), _stroke(10, 50, 10, 50, 90),
        _stroke(10, 50, 50, 22, 78), _stroke(10, 50, 50, 78, 78),
    ),
    "violent": (_regular(9, 50, inner=24), _disc(50, 50, 11, hole=True)),  # an explosion
    "straight": (  # a necktie
        _area(36, 4, 64, 4, 60, 26, 40, 26), _area(40, 31, 60, 31, 72, 78, 50, 98, 28, 78),
    ),
    "weird": (Stroke(_arc(50, 50, 3, 20, 800, grow=40), 11),),  # a spiral
    "criminal": (  # a domino mask
        Area(
            _arc(27, 46, 25, 90, 270) + _arc(50, 12, 24, 150, 30) + _arc(73, 46, 25, -90, 90)
            + ((58, 62), (50, 56), (42, 62))
        ),
        Area(_arc(29, 46, 11), hole=True), Area(_arc(71, 46, 11), hole=True),
    ),
    "fanatic": (  # a flame
        _area(54, 2, 58, 24, 80, 44, 84, 66, 74, 88, 50, 98, 26, 88, 16, 66, 22, 46, 34, 56, 36, 34),
        _area(51, 52, 64, 70, 60, 86, 50, 90, 40, 86, 37, 72, 45, 74, hole=True),
    ),
}  # fmt: skip

_SEATS: tuple[Drawing, ...] = (
    (_disc(50, 50, 46),),
    (_area(8, 8, 92, 8, 92, 92, 8, 92),),
    (_area(50, 2, 98, 92, 2, 92),),
    (_area(50, 0, 96, 50, 50, 100, 4, 50),),
    (_area(34, 4, 66, 4, 66, 34, 96, 34, 96, 66, 66, 66, 66, 96, 34, 96, 34, 66, 4, 66, 4, 34, 34, 34),),
    (_area(2, 8, 98, 8, 50, 98),),
    (_disc(50, 50, 46), _disc(68, 40, 34, hole=True)),
    (_regular(4, 52, inner=17),),
    (_area(6, 4, 94, 4, 62, 50, 94, 96, 6, 96, 38, 50),),
    (_disc(50, 50, 47), _disc(50, 50, 23, hole=True)),
    (_stroke(28, 18, 18, 82, 82), _stroke(28, 82, 18, 18, 82)),
)

_THINGS: dict[str, Drawing] = {
    "pyramid": (
        _area(50, 2, 70, 38, 30, 38), _area(26, 46, 74, 46, 98, 92, 2, 92),
        Area(_EYE.points, hole=True), _disc(50, 51, 11), _disc(50, 51, 4.5, hole=True),
    ),
    "eye": (
        Area(_arc(50, 85, 58, 217, 323) + _arc(50, 15, 58, 37, 143)), _disc(50, 50, 19, hole=True),
        _disc(50, 50, 11),
    ),
    "dice": (
        _card(6, 6, 88, 88), _disc(50, 50, 9, hole=True), _disc(28, 28, 9, hole=True),
        _disc(72, 28, 9, hole=True), _disc(28, 72, 9, hole=True), _disc(72, 72, 9, hole=True),
    ),
    "lock": (
        Stroke(_arc(50, 40, 24, 180, 360), 12), _stroke(12, 26, 40, 26, 54), _stroke(12, 74, 40, 74, 54),
        _card(12, 46, 76, 50), _disc(50, 66, 9, hole=True), _stroke(8, 50, 68, 50, 82, hole=True),
    ),
    "skull": (
        _disc(50, 42, 40), _card(28, 64, 44, 32), _disc(34, 46, 12, hole=True), _disc(66, 46, 12, hole=True),
        _area(50, 58, 57, 70, 43, 70, hole=True), _stroke(5, 42, 84, 42, 96, hole=True),
        _stroke(5, 58, 84, 58, 96, hole=True),
    ),
    "hand": (
        _area(8, 24, 46, 10, 74, 84, 36, 98), _stroke(7, 62, 8, 82, 86, hole=True),
        _card(44, 8, 46, 82), _card(50, 14, 34, 70, hole=True), _area(67, 28, 80, 49, 67, 70, 54, 49),
    ),
    "deck": (
        _card(6, 20, 62, 76), _area(14, 12, 76, 12, 76, 86, 82, 86, 82, 6, 14, 6),
        _area(28, 0, 92, 0, 92, 76, 98, 76, 98, 0), _area(37, 38, 55, 70, 19, 70, hole=True),
    ),
    "coin": (_disc(50, 50, 46), _disc(50, 50, 35, hole=True), _area(50, 24, 74, 66, 26, 66)),
    "income": (
        _disc(50, 26, 24), _card(8, 58, 84, 15), _card(8, 79, 84, 15), _stroke(8, 50, 14, 50, 38, hole=True),
        _stroke(8, 38, 26, 62, 26, hole=True),
    ),
    "power": (_area(60, 0, 18, 56, 44, 56, 34, 100, 84, 38, 56, 38),),
    "shield": (
        _area(50, 2, 92, 16, 90, 54, 74, 80, 50, 98, 26, 80, 10, 54, 8, 16),
        _area(50, 16, 80, 26, 78, 52, 66, 72, 50, 84, hole=True),
    ),
    "attack": (Stroke(_arc(50, 50, 34), 10), _stroke(10, 50, 2, 50, 30), _stroke(10, 50, 70, 50, 98),
               _stroke(10, 2, 50, 30, 50), _stroke(10, 70, 50, 98, 50), _disc(50, 50, 8)),
    "groups": (
        _card(32, 2, 36, 30), _card(2, 66, 30, 30), _card(35, 66, 30, 30), _card(68, 66, 30, 30),
        _stroke(7, 50, 30, 50, 68), _stroke(7, 17, 66, 17, 49, 83, 49, 83, 66),
    ),
    "hourglass": (
        _stroke(11, 18, 8, 82, 8), _stroke(11, 18, 92, 82, 92),
        _area(24, 16, 76, 16, 54, 50, 76, 84, 24, 84, 46, 50),
    ),
    "crown": (_area(4, 22, 28, 48, 50, 10, 72, 48, 96, 22, 86, 76, 14, 76), _card(12, 80, 76, 14)),
    "order": (
        _area(18, 4, 82, 4, 82, 96, 66, 86, 50, 96, 34, 86, 18, 96), _stroke(7, 32, 26, 68, 26, hole=True),
        _stroke(7, 32, 44, 68, 44, hole=True), _stroke(7, 32, 62, 56, 62, hole=True),
    ),
    "action": (_area(14, 4, 92, 50, 14, 96),),
}  # fmt: skip

ICONS: Mapping[str, Drawing] = MappingProxyType(
    {**_THINGS, **_ALIGNMENTS, **{f"seat-{n}": drawing for n, drawing in enumerate(_SEATS)}}
)
"""All drawings by name; the alignments have their own names, the symbols of players are seat-0 to seat-10."""
