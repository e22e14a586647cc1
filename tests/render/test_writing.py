"""Names in any letters of the world can be read in pictures, in the order in which they are written."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.render.lettering import fit
from bot.render.png import draw
from bot.scene.scene import Face, Label, Scene

WIDTH, HEIGHT = 900, 60


def drawn(words: str, face: Face = Face.HEAD) -> Image.Image:
    """The words without the empty room beside them."""
    label = Label(0, 0, WIDTH, HEIGHT, words, 40, face=face, bold=True)
    picture = draw(Scene(WIDTH, HEIGHT, (label,), "A name"))
    box = ImageChops.difference(picture, draw(Scene(WIDTH, HEIGHT, (), ""))).getbbox()
    assert box is not None, "something is drawn"
    return picture.crop((box[0], 0, box[2], HEIGHT))


@pytest.mark.parametrize("face", list(Face))
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("שומרי", "אגודת"), ("株式会社", "影の政府"), ("秘密结社", "简体汉字"), ("비밀결사", "그림자회"),
        ("جمعية", "مصباح"), ("गुप्त", "संघ"), ("ลับมาก", "สมาคม"), ("ქართ", "ული"), ("🔥", "🐋"),
        ("Тайна", "Лампа"), ("Łódź", "Żółć"),
    ],
)  # fmt: skip
def test_other_letters_look_otherwise(face: Face, one: str, other: str) -> None:
    """Letters that a typeface lacks would all be the same box."""
    assert drawn(one, face).tobytes() != drawn(other, face).tobytes()


def test_fancy_letters_are_plain_and_what_no_typeface_has_is_left_out() -> None:
    assert drawn("𝓕𝓷𝓸𝓻𝓭").tobytes() == drawn("Fnord").tobytes()
    assert drawn("x\u20d7").tobytes() == drawn("x").tobytes()
    assert drawn("Fnord \U00013000\U00013001\U00013002").tobytes() == drawn("Fnord …").tobytes()


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("Foo אגודת", "Foo "),
        ("אגודת Foo", "Foo "),
        ("אגודת (1776), בע״מ", "בע״מ"),
        ("جمعية 23", "23"),
        ("Общество אגודת שומרי", "Общество "),
    ],
)
def test_what_is_written_from_the_right_stands_so(line: str, left: str) -> None:
    part = drawn(left)
    assert ImageChops.difference(drawn(line).crop((0, 0, part.width, HEIGHT)), part).getbbox() is None


def test_east_asian_names_go_on_in_the_next_line_without_a_space_or_a_hyphen() -> None:
    name = "秘密結社全国連合会東京中央総本部"
    fitted = fit(Label(0, 0, 400, 100, name, 34, face=Face.HEAD, bold=True, lines=2))
    assert fitted.size == 34
    assert len(fitted.lines) == 2
    assert "".join(fitted.lines) == name
