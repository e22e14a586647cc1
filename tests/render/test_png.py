"""Scenes become pictures: right size, right colours, every icon, in threads too."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.games.illuminati.cards.vocabulary import ALIGNMENTS
from bot.render.icons import ICONS
from bot.render.png import draw, icon_mask, render
from bot.render.theme import PAINTS, STARK
from bot.scene.scene import (
    SEATS,
    Arrow,
    Badge,
    Box,
    Group,
    Icon,
    Item,
    Label,
    Line,
    Paint,
    Polygon,
    Scene,
    seat_paint,
    texts,
)


def scene(*items: Item) -> Scene:
    return Scene(200, 100, items, "A test")


def at(picture: Image.Image, x: int, y: int) -> object:
    return picture.getpixel((x, y))


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_picture_is_a_png_of_its_size(scale: float) -> None:
    with Image.open(BytesIO(render(scene(Label(0, 0, 200, 100, "Fnord")), scale))) as picture:
        assert picture.format == "PNG"
        assert picture.size == (200 * scale, 100 * scale)


@pytest.mark.parametrize(
    "item",
    [
        Box(50, 10, 100, 80, Paint.ACCENT, 10),
        Box(50, 10, 100, 80, Paint.ACCENT, 10, Paint.PAPER, 4),
        Polygon(((50, 10), (150, 10), (100, 90)), Paint.ACCENT),
        Line(((0, 50), (200, 50)), Paint.ACCENT, 10),
        Arrow((10, 50), (190, 50), Paint.ACCENT, 10, 30),
        Badge(100, 50, 40, "", Paint.ACCENT),
        Icon("seat-1", 60, 10, 80, Paint.ACCENT),
        Group(50, 10, 100, 80, (Box(0, 0, 100, 80, Paint.ACCENT),), Paint.INK),
    ],
)
def test_every_kind_of_item_is_drawn_where_it_says(item: Item) -> None:
    picture = draw(scene(item))
    assert at(picture, 100, 50) == PAINTS[Paint.ACCENT]
    assert at(picture, 2, 2) == PAINTS[Paint.INK]


def test_an_edge_alone_leaves_the_middle_free() -> None:
    picture = draw(scene(Box(0, 0, 200, 100, None, 0, Paint.ALARM, 6)))
    assert at(picture, 2, 50) == PAINTS[Paint.ALARM]
    assert at(picture, 100, 50) == PAINTS[Paint.INK]


def test_a_dashed_line_has_gaps() -> None:
    picture = draw(scene(Line(((0, 50), (200, 50)), Paint.ACCENT, 10, dash=20)))
    assert at(picture, 10, 50) == PAINTS[Paint.ACCENT]
    assert at(picture, 30, 50) == PAINTS[Paint.INK]


def test_large_print_has_more_contrast() -> None:
    assert at(draw(scene(), large_print=True), 5, 5) == STARK[Paint.INK]


def test_the_same_scene_is_the_same_file_again_and_in_threads() -> None:
    picture = scene(Box(0, 0, 90, 90, Paint.PAPER, 9), Icon("eye", 10, 10, 40), Label(0, 0, 200, 90, "Fnord"))

    async def both() -> list[bytes]:
        return list(await asyncio.gather(*(asyncio.to_thread(render, picture) for _ in range(4))))

    assert set(asyncio.run(both())) == {render(picture)}


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        render(scene(Icon("fnord", 0, 0, 40)))


def test_every_paint_has_a_colour() -> None:
    assert set(PAINTS) == set(STARK) == set(Paint)


def test_players_have_different_colours_and_symbols() -> None:
    assert len({PAINTS[seat_paint(seat)] for seat in range(SEATS)}) == SEATS
    assert all(f"seat-{seat}" in ICONS for seat in range(SEATS))


@pytest.mark.parametrize(
    "family", [ALIGNMENTS, [f"seat-{seat}" for seat in range(SEATS)]], ids=["alignments", "seats"]
)
def test_icons_of_a_family_differ_by_shape_alone(family: Sequence[str]) -> None:
    """At the size of a card, a good part of the square is different."""
    for pair in combinations(family, 2):
        one, other = (icon_mask(name, 28) for name in pair)
        assert sum(ImageChops.difference(one, other).histogram()[128:]) > 0.09 * 28 * 28, pair


def test_texts_finds_everything_that_can_be_read() -> None:
    inner = Group(0, 0, 90, 90, (Label(0, 0, 90, 90, "inside"),))
    assert texts(scene(inner, Badge(9, 9, 9, "7"))) == ["A test", "7", "inside"]
