"""The pictures of The Secret Wars: the front page of The Watchful Eye, and a player's power structure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.moves import Text, text
from bot.games.contract import Pictures
from bot.games.tsw.phrases import say as phrase
from bot.games.tsw.phrases import scale
from bot.games.tsw.view import GroupView, Issue, View
from bot.render.scene import LEAST, Align, Badge, Box, Face, Item, Label, Line, Paint, Scene

Say = Callable[[Text], str]
WIDTH = 1200
MARGIN = 48
GUTTER = 40
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) // 2
LETTER = 13
"""About the width of a letter of the smallest size: how many lines a story needs is reckoned with it."""
LINE = 36
PARAGRAPH = 18
MASTHEAD = 170
HEADLINE = 190
ROW = 104
INDENT = 56
MOST_ROWS = 20


def table(view: View, names: Mapping[int, str], say: Say) -> Scene:
    """The front page as the viewer gets it; before the first issue, its masthead."""
    turn = view.issue.turn if view.issue else 0
    items = _masthead(turn, say)
    bottom = MASTHEAD + GUTTER
    alt = say(text("tsw-paper-name"))
    if view.issue is not None:
        tone = str(view.option("tone"))
        headline = phrase(view.issue.headline, tone).upper()
        items.append(_printed(MASTHEAD + 8, HEADLINE - 16, headline, 72, Face.HEAD, 2))
        items.append(_across(MASTHEAD + HEADLINE))
        stories, bottom = _columns(_stories(view.issue, tone, say), MASTHEAD + HEADLINE + 20)
        items += stories
        alt = say(text("tsw-paper-alt", turn=turn, headline=headline))
    paper = Box(0, 0, WIDTH, bottom, Paint.PAPER)
    return Scene(WIDTH, bottom, (paper, *items), alt, Paint.PAPER)


def _masthead(turn: int, say: Say) -> list[Item]:
    return [
        _printed(24, 96, say(text("tsw-paper-name")), 84, Face.HEAD),
        _across(128),
        _printed(132, 34, say(text("tsw-paper-line", turn=turn)), LEAST, Face.NARROW),
        _across(MASTHEAD),
    ]


def _printed(y: int, height: int, words: str, size: int, face: Face, lines: int = 1) -> Label:
    """Words across the whole page."""
    bold = face is Face.HEAD
    return Label(
        MARGIN, y, WIDTH - 2 * MARGIN, height, words, size, Paint.TYPE, face, bold, Align.CENTRE, lines
    )  # fmt: skip


def _across(y: int) -> Line:
    return Line(((MARGIN, y), (WIDTH - MARGIN, y)), Paint.TYPE, 4)


def _stories(issue: Issue, tone: str, say: Say) -> list[tuple[str, bool]]:
    """Every paragraph of the issue, and whether it is a heading."""
    found: list[tuple[str, bool]] = []
    for name, lines in issue.sections:
        if lines:
            found.append((say(text(f"tsw-section-{name}")), True))
            found += [(phrase(line, tone), False) for line in lines]
    if not issue.whole:
        found.append((say(text("tsw-not-subscribed")), False))
    return found


def _height(words: str, heading: bool) -> int:
    lines = 1 + len(words) * LETTER // COLUMN
    return (LINE + 12 if heading else lines * LINE) + PARAGRAPH


def _columns(stories: Sequence[tuple[str, bool]], top: int) -> tuple[list[Item], int]:
    """The paragraphs in two columns, the first filled to about half; the lower end of both."""
    half = sum(_height(*story) for story in stories) // 2
    items: list[Item] = []
    x, y, lowest, second = MARGIN, top, top, False
    for words, heading in stories:
        height = _height(words, heading)
        if not second and y - top + (2 * height if heading else 0) > half:
            x, y, second = MARGIN + COLUMN + GUTTER, top, True
        if heading:
            items.append(Label(x, y, COLUMN, height - PARAGRAPH, words, 34, Paint.TYPE, Face.HEAD, True))
        else:
            lines = (height - PARAGRAPH) // LINE
            items.append(
                Label(x, y, COLUMN, height - PARAGRAPH, words, 28, Paint.TYPE, lines=lines, top=True)
            )
        y += height
        lowest = max(lowest, y)
    return items, lowest + MARGIN


def hand(view: View, names: Mapping[int, str], say: Say) -> Scene:
    """The viewer's power structure, masters above what they control, with treasuries and words for Power."""
    tone = str(view.option("tone"))
    items: list[Item] = [
        Label(
            MARGIN,
            20,
            WIDTH - 2 * MARGIN,
            72,
            view.name or say(text("tsw-no-file")),
            56,
            Paint.ACCENT,
            Face.HEAD,
            True,
        )
    ]
    y = 108
    ranked = list(_by_structure(view))
    for group, depth in ranked[:MOST_ROWS]:
        items += _row(group, depth, y, tone, say)
        y += ROW
    if len(ranked) > MOST_ROWS:
        more = say(text("tsw-more-groups", count=len(ranked) - MOST_ROWS))
        items.append(Label(MARGIN, y, WIDTH - 2 * MARGIN, 40, more, LEAST, Paint.FAINT))
        y += 48
    return Scene(
        WIDTH,
        y + MARGIN,
        tuple(items),
        say(text("tsw-structure-alt", name=view.name, groups=max(0, len(ranked) - 1)))
        if view.name
        else say(text("tsw-no-file")),
    )


def _by_structure(view: View) -> list[tuple[GroupView, int]]:
    """Own groups, each followed by what it controls, and how deep it hangs."""
    found: list[tuple[GroupView, int]] = []

    def hang(group: GroupView, depth: int) -> None:
        found.append((group, depth))
        for below in view.own_groups:
            if below.master == group.name:
                hang(below, depth + 1)

    if view.own_groups:
        hang(view.own_groups[0], 0)
    return found


def _row(group: GroupView, depth: int, y: int, tone: str, say: Say) -> list[Item]:
    x = MARGIN + min(depth, 6) * INDENT
    width = WIDTH - MARGIN - x
    edge = Paint.ALARM if group.busy else Paint.RULE
    facts = text(
        "tsw-structure-facts",
        power=scale("power", group.power, tone),
        income=group.income,
        free=group.free_arrows,
        arrows=group.arrows,
    )
    return [
        Box(x, y, width, ROW - 12, Paint.RAISED if depth == 0 else Paint.PANEL, 12, edge, 3),
        Label(x + 20, y + 6, width - 140, 44, group.name, 34, Paint.LIGHT, Face.HEAD, True),
        Label(x + 20, y + 50, width - 140, 36, say(facts), LEAST, Paint.FAINT),
        Badge(x + width - 62, y + (ROW - 12) // 2, 36, str(group.money or 0)),
    ]


class SecretWarsPictures(Pictures):
    """The scenes of The Secret Wars as the house wants them."""

    def table(self, view: View, names: Mapping[int, str], say: Say) -> Scene:
        """The front page of The Watchful Eye."""
        return table(view, names, say)

    def hand(self, view: View, names: Mapping[int, str], say: Say) -> Scene:
        """The viewer's power structure."""
        return hand(view, names, say)

    def structure(self, view: View, seat: int, names: Mapping[int, str], say: Say) -> Scene | None:
        """The same, for the viewer himself: those of others are secret."""
        return hand(view, names, say) if seat == view.seat else None


PICTURES = SecretWarsPictures()
