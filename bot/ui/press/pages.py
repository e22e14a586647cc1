"""Papers as messages: the picture with its text twin, the PDF, reports split at their sections."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.render.press import Printed
from bot.scene.paper import Paper, Section, Style
from bot.table.seen import Table
from bot.ui.controls.components import Layout, Outgoing, table_button
from bot.ui.front import Front, Reader
from bot.ui.out.pictures import Picture
from bot.ui.words.markdown import verbatim

INK, EYE = 0x15181F, 0xC8F31D
MOST_WORDS = 3500
"""Letters of a paper in one message; the rest of Discord's 4,000 is for headings and what stands below."""
OF_REPORT, OF_ISSUE = 4, 6
"""Messages for a report and for the issue that may follow it: all have nonces told apart by one digit. What
is longer stands in a file below the last of them."""
MOST_LISTED = 40
BULLETS = {
    Style.NOTICES: "📌 ",
    Style.VOICES: "> ",
    Style.SMALL: "- ",
    Style.MARGIN: "✎ ",
    Style.COUPON: "✂ ",
}
NOT_IN_NAMES = re.compile(r"[^\w-]+")
Around = tuple[int, int, int]
"""A game, the number of an issue, and how many there are."""


# -- words


def blocks(paper: Paper) -> Iterator[str]:
    """The stories of a paper as Markdown, a section's title together with its first story."""
    for section in paper.sections:
        title = f"### {_plain(section.title)}\n" if section.title else ""
        for n, words in enumerate(_stories(section)):
            yield (title if n == 0 else "") + words


def _stories(section: Section) -> Iterator[str]:
    bullet = BULLETS.get(section.style, "")
    for n, story in enumerate(section.stories):
        words = _plain(story.words)
        first = section.style is Style.LEAD and n == 0
        yield f"**{words}**" if first else bullet + words


def _plain(words: str) -> str:
    """Words that Discord shows as they are, on one line."""
    return verbatim(" ".join(words.split()))


def pages(found: Iterator[str], most: int = MOST_WORDS) -> list[str]:
    """Blocks joined to pages of at most `most` letters, broken between blocks; a longer block is broken at a
    space."""
    made: list[str] = []
    for block in found:
        for piece in _pieces(block, most):
            if made and len(made[-1]) + 1 + len(piece) <= most:
                made[-1] += "\n" + piece
            else:
                made.append(piece)
    return made


def _pieces(block: str, most: int) -> Iterator[str]:
    while len(block) > most:
        at = block.rfind(" ", most // 2, most)
        at = at if at > 0 else most
        yield block[:at]
        block = block[at:].lstrip()
    yield block


def plain_text(paper: Paper) -> str:
    """The whole paper as a text file."""
    top = [
        paper.name,
        " · ".join(filter(None, (paper.edition, paper.date))),
        paper.motto,
        "",
        paper.headline,
        "",
    ]
    body = []
    for section in paper.sections:
        body += [section.title.upper()] if section.title else []
        body += [*(story.words for story in section.stories), ""]
    return "\n".join([*top, *body, *filter(None, (paper.caption,)), paper.foot, ""])


# -- delivered messages


def issue_messages(
    front: Front,
    reader: Reader,
    table: Table,
    paper: Paper,
    made: Printed | None,
    *,
    line: int | None = None,
) -> list[Outgoing]:
    """An issue as it is delivered: picture, text and the PDF or, to everybody, the ways to it; then what did
    not fit. `line`: where everybody finds it in the log."""
    words = pages(blocks(paper))
    layout = _masthead(Layout(EYE), paper)
    layout.picture(_picture(paper, made), f"{stem(paper)}.png").text(words[0] if words else "")
    if line is None and made is not None:
        layout.document(made.pdf, f"{stem(paper)}.pdf")
    if line is not None:
        read, report = front.word(reader, "paper-button-read"), front.word(reader, "paper-button-report")
        layout.row(
            table_button(read, table.game, "paper", "issue", f"#{line}"),
            table_button(report, table.game, "paper", "report", f"#{line}"),
        )
    shown = [layout, *_continued(front, reader, EYE, paper, words, OF_ISSUE)]
    if len(words) <= OF_ISSUE and not paper.fits:
        _with_file(shown[-1], front, reader, paper)
    return [one.done() for one in shown]


def report_messages(front: Front, reader: Reader, table: Table, report: Paper) -> list[Outgoing]:
    """A report as it is delivered, split at its sections."""
    words = pages(blocks(report))
    first = _title(Layout(INK), front, reader, report, table).text(words[0] if words else "")
    return [one.done() for one in (first, *_continued(front, reader, INK, report, words, OF_REPORT))]


def _continued(
    front: Front, reader: Reader, accent: int, paper: Paper, words: Sequence[str], most: int
) -> list[Layout]:
    """The pages after the first, up to `most` in all; of a longer paper the last one has all of it in a
    file."""
    more = front.word(reader, "paper-report-more")
    found = [
        Layout(accent).text(f"-# {_plain(paper.name)} · {_plain(paper.edition)} {more}").text(page)
        for page in words[1:most]
    ]
    if len(words) > most:
        _with_file(found[-1], front, reader, paper)
    return found


def _with_file(layout: Layout, front: Front, reader: Reader, paper: Paper) -> Layout:
    """The whole paper as a file below what could be shown of it."""
    layout.text(front.word(reader, "paper-goes-on"))
    return layout.document(plain_text(paper).encode(), f"{stem(paper)}.txt")


# -- looked-up pages


def issue_page(
    front: Front, reader: Reader, paper: Paper, made: Printed | None, around: Around, *, has_report: bool
) -> Outgoing:
    """An issue from the archive in one message; words that do not fit are in a file with it."""
    words = pages(blocks(paper), MOST_WORDS)
    layout = _masthead(Layout(EYE), paper)
    layout.picture(_picture(paper, made), f"{stem(paper)}.png").text(words[0] if words else "")
    if made is not None:
        layout.document(made.pdf, f"{stem(paper)}.pdf")
    if len(words) > 1 or not paper.fits:
        _with_file(layout, front, reader, paper)
    elif made is not None:
        layout.document(plain_text(paper).encode(), f"{stem(paper)}.txt")
    return _turning(layout, front, reader, "issue", around, has_report=has_report).done()


def report_page(front: Front, reader: Reader, report: Paper, around: Around) -> Outgoing:
    """A report from the archive in one message."""
    words = pages(blocks(report), MOST_WORDS)
    layout = _title(Layout(INK), front, reader, report, None).text(words[0] if words else "")
    if len(words) > 1:
        _with_file(layout, front, reader, report)
    return _turning(layout, front, reader, "report", around, has_report=True).done()


def archive_page(front: Front, reader: Reader, table: Table, issues: Sequence[Paper]) -> Outgoing:
    """Every issue by its headline, the latest last."""
    name = _plain(issues[-1].name) if issues else front.table_name(table, reader)
    layout = Layout(EYE).text(f"## {front.word(reader, 'paper-archive-title', name=name)}", 300)
    lines = [
        front.word(
            reader,
            "paper-archive-line",
            edition=_plain(paper.edition),
            headline=_plain(paper.headline),
        )
        for paper in issues[-MOST_LISTED:]
    ]
    layout.text("\n".join(lines) or front.word(reader, "paper-archive-empty"), MOST_WORDS)
    if issues:
        last = (table.game, len(issues) - 1, len(issues))
        _turning(layout, front, reader, "archive", last, has_report=False)
    return layout.done()


def _turning(
    layout: Layout, front: Front, reader: Reader, shown: str, around: Around, *, has_report: bool
) -> Layout:
    """Buttons to the issues before and after, and between issue and report."""
    game, number, count = around
    kind = "report" if shown == "report" else "issue"
    buttons = []
    if shown != "archive":
        for word, to in (("older", number - 1), ("newer", number + 1)):
            label = front.word(reader, f"paper-button-{word}")
            away = not 0 <= to < count
            buttons.append(table_button(label, game, "paper", kind, str(max(to, 0)), word, disabled=away))
    if shown != "issue":
        label = front.word(reader, "paper-button-issue")
        buttons.append(table_button(label, game, "paper", "issue", str(number), "read"))
    elif has_report:
        label = front.word(reader, "paper-button-report")
        buttons.append(table_button(label, game, "paper", "report", str(number), "read"))
    return layout.row(*buttons)


# -- parts


def _masthead(layout: Layout, paper: Paper) -> Layout:
    edition = f"**{_plain(paper.name)}** · {_plain(paper.edition)} · {_plain(paper.date)}"
    return layout.text(f"-# {edition}\n## {_plain(paper.headline)}", 380)


def _title(layout: Layout, front: Front, reader: Reader, report: Paper, table: Table | None) -> Layout:
    where = f" · {front.table_name(table, reader)}" if table is not None else ""
    return layout.text(f"-# {_plain(report.date)}{where}\n## {_plain(report.headline)}", 380)


def _picture(paper: Paper, made: Printed | None) -> Picture | None:
    return None if made is None else Picture(made.front, paper.alt)


def stem(paper: Paper) -> str:
    """A file name for a paper: its name and number."""
    number, _, _ = paper.edition.partition("·")
    return NOT_IN_NAMES.sub("-", f"{paper.name} {number}".lower()).strip("-")[:60] or "paper"
