"""Papers as pictures and PDF files: what is printed is what was written, whatever was written."""

from __future__ import annotations

import time
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image
from pypdf import PdfReader

from bot.engine.moves import text
from bot.games.tsw.press.paper import MOTIFS, PLACES, pictured
from bot.render.press import LAYOUT, printed
from bot.scene.paper import LONGEST_ISSUE, Paper, Section, Story, Style
from bot.ui.press.pages import plain_text
from bot.ui.words.catalogue import Catalogue

HEADLINE = "Walrus abdicates"


def paper(*sections: Section, headline: str = HEADLINE) -> Paper:
    return Paper(
        name="The Toy Gazette", motto="Small but late", edition="No. 7", date="Monday, 3 Fog",
        headline=headline, sections=sections, caption="A town at night.", foot="No paper tomorrow.",
        alt="A front page",
    )  # fmt: skip


def section(style: Style, *words: str, title: str = "Matters") -> Section:
    return Section(style, title, tuple(Story(one) for one in words))


LEAD = section(Style.LEAD, "The walrus left by the back door.", "Nobody had seen it come in.", title="")
STORIES = section(
    Style.STORIES, *(f"Story {n} of the day, told at some length to fill a line." for n in range(4))
)


def words_of(pdf: bytes) -> str:
    """All text of a PDF, with the words that were broken at the end of a line whole again."""
    text = "\n".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)
    return " ".join(text.replace("\xad\n", "").replace("-\n", "").replace("\u200b", "").split())


def front(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.rule("TSW-80")
def test_the_front_page_is_a_picture_for_a_telephone() -> None:
    made = printed(paper(LEAD, STORIES))
    image = front(made.front)
    assert image.width == 1080
    assert 1000 < image.height < 2200
    assert len(image.getcolors(100_000) or ()) > 20
    assert len(made.front) < 400_000
    top, middle = image.crop((0, 0, 1080, 300)), image.crop((0, 1000, 1080, image.height))
    assert all(low < 60 and high > 200 for part in (top, middle) for low, high in part.getextrema())


@pytest.mark.rule("TSW-80")
def test_the_pdf_has_real_text_a_title_and_a_language() -> None:
    reader = PdfReader(BytesIO(printed(paper(LEAD, STORIES)).pdf))
    assert reader.metadata is not None
    assert HEADLINE in str(reader.metadata.title)
    assert reader.root_object["/Lang"] == "en"
    assert "/StructTreeRoot" in reader.root_object
    text = words_of(printed(paper(LEAD, STORIES)).pdf)
    for expected in ("The Toy Gazette", HEADLINE, "left by the back door", "Story 3 of the day", "MATTERS"):
        assert expected in text


@pytest.mark.rule("TSW-80")
def test_what_does_not_fit_is_overleaf_and_nothing_is_lost() -> None:
    many = section(
        Style.SMALL, *(f"LOST: umbrella number {n}, of sentimental value only." for n in range(90))
    )
    made = printed(paper(LEAD, STORIES, many))
    assert len(PdfReader(BytesIO(made.pdf)).pages) > 1
    text = words_of(made.pdf)
    assert [n for n in range(90) if f"umbrella number {n}," not in text] == []
    assert front(made.front).height < 2400


@pytest.mark.rule("TSW-80")
@pytest.mark.parametrize("short", [20, 40])
def test_no_column_stays_empty_before_a_long_story(short: int) -> None:
    leak = section(Style.VOICES, "word " * short, title="Leaks")
    long = section(Style.STORIES, " ".join(f"word{n}" for n in range(180)), title="Worth")
    made = printed(paper(LEAD, leak, long))
    image = front(made.front)
    right = image.crop((image.width // 2 + 30, image.height - 400, image.width - 60, image.height - 200))
    dark = sum(right.convert("L").histogram()[:90])
    assert dark > 0.04 * right.width * right.height
    text = words_of(made.pdf)
    assert [n for n in range(180) if f"word{n} " not in f"{text} "] == []


@pytest.mark.parametrize(
    "words",
    [
        '#panic("boom")',
        "#{ while true { } }",
        "*bold* _it_ $x^2$ @nowhere <label> = heading",
        "\\u{41} \\ // comment /* open",
        "#image(\"/etc/passwd\") #read('front.typ')",
        '"}], "sections": [], "name": "Forged',
        ']]} #import "@preview/x:1.0.0"',
        "`raw` ```code",
    ],
)
def test_nothing_anybody_writes_is_read_as_markup(words: str) -> None:
    text = words_of(printed(paper(section(Style.VOICES, words), headline=words)).pdf)
    assert " ".join(words.split()).replace("'", "’")[:12] in text.replace("'", "’")
    assert "The Toy Gazette" in text


@pytest.mark.parametrize(
    "words",
    [
        "😀👩‍👩‍👧 🏴‍☠️ fnord",
        "שלום עולם, مرحبا",
        "W" * 900,
        "a\x00b\x07c\u202ed\nnew line",
        "漢字かな " * 40,
        "",
        "́" * 50,
    ],
)
def test_no_sign_stops_the_press(words: str) -> None:
    sections = [section(style, words, words) for style in Style]
    made = printed(paper(*sections, headline=words))
    image = front(made.front)
    assert image.width == 1080
    assert image.height <= 4000


def test_an_endless_word_stays_within_its_column() -> None:
    made = printed(paper(section(Style.STORIES, "W" * 400)))
    image = front(made.front)
    rim = image.crop((image.width - 30, 0, image.width, image.height))
    assert all(low > 150 for low, _ in rim.getextrema())


def test_a_paper_without_sections_is_still_a_paper() -> None:
    assert HEADLINE in words_of(printed(paper()).pdf)


def test_large_print_is_larger() -> None:
    small, large = printed(paper(LEAD, STORIES)), printed(paper(LEAD, STORIES), large_print=True)
    assert front(large.front).height > front(small.front).height
    assert words_of(small.pdf).split()[:6] == words_of(large.pdf).split()[:6]


def test_the_same_paper_is_printed_alike_and_quickly() -> None:
    first = printed(paper(LEAD, STORIES))
    began = time.perf_counter()
    again = printed(paper(LEAD, STORIES))
    assert time.perf_counter() - began < 1
    assert again == first


def test_a_narrator_changes_stories_but_not_what_is_kept() -> None:
    letters = Section(Style.VOICES, "Letters", (Story("word for word", kept=True), Story("more or less")))
    old = paper(LEAD, letters)
    new = old.retold([line.upper() for line in old.lines])
    assert new.sections[1].stories == (letters.stories[0], Story("MORE OR LESS"))
    assert replace(new, sections=old.sections) == old
    with pytest.raises(ValueError, match="lines"):
        old.retold(["one"])


@pytest.mark.parametrize(
    ("one", "other"), [("秘密はここ", "株式会社影"), ("비밀결사", "그림자회"), ("🔥", "🐋"), ("गुप्त", "संघ")]
)
def test_other_letters_are_printed_otherwise(one: str, other: str) -> None:
    """Letters that the fonts lack would all be the same box."""
    fronts = [printed(paper(section(Style.VOICES, words), headline=words)).front for words in (one, other)]
    assert fronts[0] != fronts[1]


def end_of_words(image: Image.Image, left: int, right: int) -> int:
    """The lowest row with words between two edges, above the foot of the page."""
    column = image.crop((left, 0, right, image.height - 130)).convert("L")
    box = column.point(lambda light: 255 * (light < 90)).getbbox()
    assert box is not None
    return box[3]


@pytest.mark.rule("TSW-80")
@pytest.mark.parametrize("letters", [120, 200, 290])
def test_columns_end_side_by_side(letters: int) -> None:
    stories = section(
        Style.STORIES,
        *(f"{start} {'is worth watching for that. ' * 9}"[:letters] for start in ("One", "Two", "Three")),
    )
    notes = section(Style.SMALL, "Ladder, one rung.", "Wallpaper, eyes, per roll.", "Map, left half.")
    image = front(printed(paper(LEAD, stories, notes)).front)
    left, right = end_of_words(image, 40, 520), end_of_words(image, 560, 1040)
    assert abs(left - right) < 150, "at most three lines of text"


def test_what_is_too_long_to_print_is_cut_and_says_so() -> None:
    long = section(Style.STORIES, *("The Bees were seen near the harbour with a goat. " * 90,) * 30)
    whole = paper(LEAD, long, headline="Goat " * 200)
    shown = whole.abridged("The text edition has all.")
    letters = sum(len(story.words) for part in shown.sections for story in part.stories)
    assert letters <= LONGEST_ISSUE
    assert shown.foot == "No paper tomorrow. · The text edition has all."
    assert "The text edition has all." in words_of(printed(shown).pdf)
    assert "left by the back door" in words_of(printed(shown).pdf)
    assert whole.sections[1].stories[-1].words.startswith("The Bees"), "the paper itself stays whole"


def test_what_fits_is_printed_as_it_is() -> None:
    assert paper(LEAD, STORIES).abridged("cut") == paper(LEAD, STORIES)


THOUSANDS = {
    "empty stories": paper(section(Style.STORIES, *[""] * 3000)),
    "stories of a letter": paper(section(Style.NOTICES, *"x" * 3000)),
    "sections": paper(*(section(Style.MARGIN, "x") for _ in range(3000))),
    "empty sections": paper(*(Section(Style.COUPON, "", ()) for _ in range(3000))),
    "words in a title": paper(section(Style.STORIES, "x", title="goat " * 5000)),
    "words as caption": replace(paper(LEAD), caption="goat " * 5000),
    "words as foot": replace(paper(LEAD), foot="goat " * 5000),
    "words as motto": replace(paper(LEAD), motto="goat " * 5000),
    "words as name": replace(paper(LEAD), name="goat " * 5000),
}


@pytest.mark.parametrize("what", THOUSANDS)
def test_thousands_of_anything_are_cut_for_print_and_stand_in_the_text(what: str) -> None:
    whole = THOUSANDS[what]
    shown = whole.abridged("The text edition has all.")
    began = time.process_time()
    made = printed(shown)
    assert time.process_time() - began < 2
    assert "The text edition has all." in words_of(made.pdf)
    assert not whole.fits
    assert sum(len(part.stories) for part in shown.sections) <= LONGEST_ISSUE / 40
    text = plain_text(whole)
    assert text.count("goat") in (0, 5000)
    assert text.count("\n") >= sum(len(part.stories) for part in whole.sections)


@pytest.mark.rule("TSW-80")
def test_each_motif_and_place_of_a_headline_is_a_drawing_of_its_own() -> None:
    layout = (LAYOUT.parent / "motifs.typ").read_text(encoding="utf-8")
    motifs = sorted({motif for found in MOTIFS.values() for motif in found})
    assert len(motifs) >= 12
    assert [name for name in (*motifs, *PLACES) if f"{name}: {name}" not in layout] == []
    shown = replace(paper(LEAD), motif="flag")
    drawings = [
        shown,
        *(replace(shown, motif=name) for name in ("cat", "smoke")),
        replace(shown, place="works"),
    ]
    fronts = {printed(one).front for one in drawings}
    assert len(fronts) == len(drawings)


@pytest.mark.rule("TSW-80")
def test_the_drawing_fits_the_headline_and_is_told_in_words() -> None:
    taken = ["headline-control-success-unknown", 3, {"target": "The Mint"}]
    assert {pictured(taken, turn)[1] for turn in range(4)} == {"flag", "key"}
    assert len({pictured(taken, turn)[0] for turn in range(4)}) == len(PLACES)
    assert pictured(["headline-quiet", 3, {}], 2)[1] in MOTIFS["quiet"]
    told = Catalogue().format(text("tsw-paper-alt", turn=3, headline="Mint taken.", motif="flag"), {})
    assert "a new flag over a tower" in told
