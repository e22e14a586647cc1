"""The pictures of The Secret Wars can be read: who is under whom, how much money, every name."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from bot.games.tsw.draw.scene import PICTURES
from bot.render.lettering import fit
from bot.render.png import draw
from bot.render.theme import LARGE_PRINT
from bot.scene.scene import Box, Label, Paint, Scene, labels
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table

SAY = Catalogue().format


def structure(*, groups: int, money: int = 0) -> Scene:
    """The structure of a conspiracy whose groups hang each under the one before."""
    table = Table(2)
    for n in range(groups):
        table.group(n, 0, under=n - 1 if n else None, arrows=2, money=money)
    return PICTURES.hand(table.view(0), {}, SAY)


def rows(scene: Scene) -> list[Box]:
    return [
        item for item in scene.items if isinstance(item, Box) and item.fill in (Paint.PANEL, Paint.RAISED)
    ]


@pytest.mark.rule("TSW-32")
@pytest.mark.parametrize("groups", [3, 9, 19])
def test_a_group_stands_to_the_right_of_its_master_however_deep(groups: int) -> None:
    found = rows(structure(groups=groups))
    assert len(found) == groups + 1
    assert all(below.x >= master.x + 12 for master, below in pairwise(found))
    assert all(row.width > 600 for row in found), "there is room for a name"


@pytest.mark.parametrize("money", [0, 12, 185, 12345, 9999999])
@pytest.mark.parametrize("growth", [1.0, LARGE_PRINT])
def test_a_treasury_is_shown_whole_inside_its_coin(money: int, growth: float) -> None:
    scene = structure(groups=1, money=money)
    coin = [item for item in scene.items if isinstance(item, Box) and item.fill is Paint.GOLD][-1]
    label = [one for one in labels(scene.items) if one.text == str(money)][-1]
    fitted = fit(label, growth=growth)
    assert fitted.lines == (str(money),)
    assert fitted.size >= 40
    assert coin.x < label.x
    assert label.x + label.width < coin.x + coin.width


def names(table: Table) -> list[Label]:
    shown = labels(PICTURES.table(table.view(None), {}, SAY).items)
    return [one for one in shown if one.text in table.view(None).conspiracies]


def test_names_of_conspiracies_are_larger_in_large_print() -> None:
    for label in names(Table(24)):
        assert fit(label, growth=LARGE_PRINT).size > 1.2 * fit(label).size, label.text


def test_the_longest_name_is_not_cut() -> None:
    long = "The Most Honourable and Entirely Imaginary Company of Umbrel"
    table = Table(4, interviews={0: json.dumps({"name": long})})
    (label,) = [one for one in names(table) if one.text == long]
    assert not fit(label).cut
    assert not fit(label, growth=LARGE_PRINT).cut


def test_names_in_other_letters_are_no_boxes() -> None:
    """Letters that the typeface lacks would all be the same box."""

    def pictured(name: str) -> bytes:
        table = Table(4, interviews={0: json.dumps({"name": name})})
        (label,) = [one for one in names(table) if one.text == name]
        return draw(Scene(1200, 900, (label,), "")).tobytes()

    one, other = "株式会社影の政府", "秘密結社東京本部"
    assert pictured(one) != pictured(other)
