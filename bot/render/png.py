"""Scenes become PNG files: shapes are drawn at double size and reduced, letters at their final size.

Pure functions with bounded caches of masks and finished groups, safe to call from threads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, singledispatchmethod
from io import BytesIO
from math import ceil, hypot

from PIL import Image, ImageChops, ImageDraw

from bot.render.icons import ICONS, Area
from bot.render.lettering import LEADING, fit
from bot.render.theme import LARGE_PRINT, PAINTS, STARK, Colour
from bot.render.writing import write
from bot.scene.scene import (
    Align,
    Arrow,
    Badge,
    Box,
    Face,
    Group,
    Icon,
    Item,
    Label,
    Line,
    Paint,
    Polygon,
    Scene,
)

OVER = 2
"""How much larger shapes are drawn before they are reduced."""
COLOURS = 128
"""Size of the palette of a finished picture."""
SAMPLED = 3
"""The palette is chosen from one pixel in so many of each row and column: four times as quick, as good."""
Image.preinit()

Point = tuple[float, float]
Points = tuple[Point, ...]


def render(scene: Scene, scale: float = 1.0, large_print: bool = False) -> bytes:
    """The PNG of a scene, `scale` pixels a unit; large print has larger letters and more contrast.

    Raises KeyError for an icon that does not exist.
    """
    return encode(draw(scene, scale, large_print))


def draw(scene: Scene, scale: float = 1.0, large_print: bool = False) -> Image.Image:
    """The picture of a scene before it is a file."""
    size = round(scene.width * scale), round(scene.height * scale)
    painter = Painter(size, scene.background, scale, large_print)
    painter.paint_all(scene.items)
    return painter.image


def encode(image: Image.Image) -> bytes:
    """A PNG with a palette of its own: a third of the bytes, and no difference that an eye would find."""
    sample = image.resize(
        (max(1, image.width // SAMPLED), max(1, image.height // SAMPLED)), Image.Resampling.NEAREST
    )
    palette = sample.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    data = BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(data, "PNG", compress_level=3)
    return data.getvalue()


class Painter:
    """One picture in the making. Coordinates of items are units; everything inside is pixels."""

    def __init__(self, size: tuple[int, int], ground: Paint, scale: float, large_print: bool) -> None:
        self.paints: Mapping[Paint, Colour] = STARK if large_print else PAINTS
        self.scale = scale
        self.large_print = large_print
        self.image = Image.new("RGB", size, self.paints[ground])
        self.pen = ImageDraw.Draw(self.image)

    def paint_all(self, items: Iterable[Item]) -> None:
        """Draw items, the first lowest."""
        for item in items:
            self.paint(item)

    @singledispatchmethod
    def paint(self, item: Item) -> None:
        """Draw one item."""
        raise TypeError(item)

    @paint.register
    def _(self, item: Box) -> None:
        left, top, right, low = (
            self._px(n) for n in (item.x, item.y, item.x + item.width, item.y + item.height)
        )
        radius = self._px(item.radius)
        thick = max(1, self._px(item.thick)) if item.edge else 0
        if item.edge:
            self._round(left, top, right, low, radius, item.edge, rim=thick, through=not item.fill)
        if item.fill:
            inner = left + thick, top + thick, right - thick, low - thick
            self._round(*inner, max(0, radius - thick), item.fill)

    @paint.register
    def _(self, item: Polygon) -> None:
        self._polygon(item.points, item.fill)

    @paint.register
    def _(self, item: Line) -> None:
        for start, end in zip(item.points, item.points[1:], strict=False):
            for piece in dashes(start, end, item.dash):
                self._stroke(*piece, item.thick, item.paint)

    @paint.register
    def _(self, item: Arrow) -> None:
        (x1, y1), (x2, y2) = item.start, item.end
        length = hypot(x2 - x1, y2 - y1) or 1.0
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        head = min(item.head, length)
        bx, by = x2 - ux * head, y2 - uy * head
        if length > head:
            self._stroke((x1, y1), (bx + ux, by + uy), item.thick, item.paint)
        wing = head * 0.62
        self._polygon(
            ((x2, y2), (bx - uy * wing, by + ux * wing), (bx + uy * wing, by - ux * wing)), item.paint
        )

    @paint.register
    def _(self, item: Label) -> None:
        fitted = fit(item, self.scale, LARGE_PRINT if self.large_print else 1.0)
        bold = item.bold or self.large_print
        step = fitted.size * LEADING
        top = self._px(item.y)
        if not item.top:
            top += round((self._px(item.height) - step * (len(fitted.lines) - 1)) / 2)
        else:
            top += round(step / 2)
        side = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[item.align]
        x = self._px(item.x) + side * self._px(item.width)
        for n, line in enumerate(fitted.lines):
            place = x, top + round(n * step)
            write(self.pen, place, line, item.face, bold, fitted.size, self.paints[item.paint], side)

    @paint.register
    def _(self, item: Badge) -> None:
        for radius, paint in ((item.radius, item.edge), (item.radius - 3, item.fill)):
            across = 2 * self._px(radius)
            place = self._px(item.x) - across // 2, self._px(item.y) - across // 2
            self._round(*place, place[0] + across, place[1] + across, across // 2, paint)
        width, height = 2 * item.radius - 8, 2 * item.radius
        self.paint(
            Label(
                item.x - width // 2,
                item.y - item.radius,
                width,
                height,
                item.text,
                round(item.radius * 1.3),
                item.paint,
                Face.NARROW,
                bold=True,
                align=Align.CENTRE,
            )
        )

    @paint.register
    def _(self, item: Icon) -> None:
        self.image.paste(
            self.paints[item.paint],
            (self._px(item.x), self._px(item.y)),
            icon_mask(item.name, self._px(item.size)),
        )

    @paint.register
    def _(self, item: Group) -> None:
        size = self._px(item.width), self._px(item.height)
        picture = layer(item.items, size, item.ground, self.scale, self.large_print)
        self.image.paste(picture, (self._px(item.x), self._px(item.y)))

    def _round(
        self,
        left: int,
        top: int,
        right: int,
        low: int,
        radius: int,
        paint: Paint,
        rim: int = 0,
        through: bool = False,
    ) -> None:
        """A box with round corners up to `right` and `low`; only its edge, `rim` wide, unless that is 0.

        The corners of an edge are solid, to be covered by what fills it, unless one looks `through` it.
        """
        right, low = max(right, left + 1), max(low, top + 1)
        radius = min(radius, (right - left) // 2, (low - top) // 2)
        side = max(radius, rim)
        bands: tuple[tuple[int, int, int, int], ...]
        if rim:
            bands = (
                (left + side, top, right - side, top + rim),
                (left + side, low - rim, right - side, low),
                (left, top + side, left + rim, low - side),
                (right - rim, top + side, right, low - side),
            )
        else:
            bands = ((left + side, top, right - side, low), (left, top + side, right, low - side))
        for x1, y1, x2, y2 in bands:
            if x2 > x1 and y2 > y1:
                self.pen.rectangle((x1, y1, x2 - 1, y2 - 1), self.paints[paint])
        if side:
            places = ((left, top), (right - side, top), (left, low - side), (right - side, low - side))
            for place, mask in zip(places, corners(side, radius, rim if through else 0), strict=True):
                self.image.paste(self.paints[paint], place, mask)

    def _px(self, units: float) -> int:
        return round(units * self.scale)

    def _stroke(
        self, start: tuple[float, float], end: tuple[float, float], thick: float, paint: Paint
    ) -> None:
        (x1, y1), (x2, y2) = start, end
        length = hypot(x2 - x1, y2 - y1) or 1.0
        wx, wy = (y1 - y2) / length * thick / 2, (x2 - x1) / length * thick / 2
        self._polygon(((x1 + wx, y1 + wy), (x2 + wx, y2 + wy), (x2 - wx, y2 - wy), (x1 - wx, y1 - wy)), paint)

    def _polygon(self, points: Points, paint: Paint) -> None:
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        left, top = int(min(x for x, _ in scaled)) - 1, int(min(y for _, y in scaled)) - 1
        shifted = tuple((x - left, y - top) for x, y in scaled)
        self.image.paste(self.paints[paint], (left, top), polygon_mask(shifted))


@lru_cache(maxsize=1024)
def layer(
    items: tuple[Item, ...], size: tuple[int, int], ground: Paint, scale: float, large: bool
) -> Image.Image:
    """A finished group; nobody draws on it."""
    painter = Painter(size, ground, scale, large)
    painter.paint_all(items)
    return painter.image


@lru_cache(maxsize=256)
def corners(side: int, radius: int, hollow: int) -> tuple[Image.Image, ...]:
    """The masks of the four corners of a box, each `side` pixels square: the upper two, then the lower."""
    over = 2 * OVER
    full = 2 * over * side - 1
    disc = Image.new("L", (full + 1, full + 1), 0)
    pen = ImageDraw.Draw(disc)
    pen.rounded_rectangle((0, 0, full, full), over * radius, fill=255)
    if 0 < hollow < side:
        edge = over * hollow
        pen.rounded_rectangle((edge, edge, full - edge, full - edge), over * max(0, radius - hollow), fill=0)
    small = disc.resize((2 * side, 2 * side), Image.Resampling.LANCZOS)
    return tuple(small.crop((x, y, x + side, y + side)) for y in (0, side) for x in (0, side))


@lru_cache(maxsize=2048)
def polygon_mask(points: Points) -> Image.Image:
    """The mask of a polygon whose points are pixels from its own top left corner."""
    width, height = ceil(max(x for x, _ in points)) + 2, ceil(max(y for _, y in points)) + 2
    mask = Image.new("L", (width * OVER, height * OVER), 0)
    ImageDraw.Draw(mask).polygon([(x * OVER, y * OVER) for x, y in points], fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=512)
def icon_mask(name: str, size: int) -> Image.Image:
    """The mask of an icon. Raises KeyError if there is none of that name."""
    over = 2 * OVER
    full = max(1, size) * over
    mask = Image.new("L", (full, full), 0)
    unit = full / 100
    for part in ICONS[name]:
        pen = Image.new("L", (full, full), 0)
        points = [(x * unit, y * unit) for x, y in part.points]
        if isinstance(part, Area):
            ImageDraw.Draw(pen).polygon(points, fill=255)
        else:
            tip = part.width * unit / 2
            drawing = ImageDraw.Draw(pen)
            drawing.line(points, fill=255, width=max(1, round(2 * tip)), joint="curve")
            for x, y in (points[0], points[-1]):
                drawing.ellipse((x - tip, y - tip, x + tip, y + tip), fill=255)
        mask = ImageChops.subtract(mask, pen) if part.hole else ImageChops.lighter(mask, pen)
    return mask.resize((max(1, size), max(1, size)), Image.Resampling.LANCZOS)


def dashes(start: tuple[int, int], end: tuple[int, int], dash: int) -> Sequence[tuple[Point, Point]]:
    """The pieces of a line; the line itself if it is not dashed."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    if not dash or length <= dash:
        return [(start, end)]
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    steps = [n * 2 * dash for n in range(ceil(length / (2 * dash)))]
    return [
        ((x1 + ux * at, y1 + uy * at), (x1 + ux * min(at + dash, length), y1 + uy * min(at + dash, length)))
        for at in steps
    ]
