"""The pictures of The Secret Wars: the table with its conspiracies, and a player's power structure."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.moves import Text, text
from bot.games.contract import Pictures
from bot.games.tsw.see.view import GroupView, View
from bot.games.tsw.world.phrases import say as phrase
from bot.games.tsw.world.phrases import scale
from bot.scene.parts import breadth
from bot.scene.scene import LEAST, Align, Box, Face, Icon, Item, Label, Paint, Scene

Say = Callable[[Text], str]
WIDTH = 1200
MARGIN = 48
GUTTER = 40
HEADLINE = 190
"""Height of the strip of newspaper."""
SEAT = 124
"""Height of a conspiracy: two lines of large print."""
LONGEST_ALT = 1000
ROW = 104
INDENT, DEEPEST = 56, 336
"""How far a group stands to the right of its master, and the last at most of the first."""
PURSE = 64
"""Height of a treasury."""
MOST_ROWS = 20


def table(view: View, names: Mapping[int, str], say: Say) -> Scene:
    """Where the game stands, what the paper shouts, which conspiracies there are; never who runs which."""
    half = (WIDTH - 2 * MARGIN - GUTTER) // 2
    status = say(text(f"tsw-status-{view.phase}", turn=view.turn, last=view.last_turn, waiting=view.waiting))
    items: list[Item] = [
        Icon("eye", MARGIN, 32, 64, Paint.ACCENT),
        Label(
            MARGIN + 88, 24, WIDTH - 2 * MARGIN - 88, 84, status, 40, Paint.ACCENT, Face.HEAD, True, lines=2
        ),
    ]
    y = 132
    headline = ""
    if view.issue is not None:
        headline = phrase(view.issue.headline, str(view.option("tone"))).upper()
        number = say(text("tsw-masthead-line", turn=view.issue.turn))
        items += [
            Box(MARGIN, y, WIDTH - 2 * MARGIN, HEADLINE, Paint.PAPER, 12),
            _printed(y + 10, 40, number, LEAST, Face.NARROW),
            _printed(y + 50, HEADLINE - 60, headline, 54, Face.HEAD, 2),
        ]
        y += HEADLINE + 28
    for n, name in enumerate(view.conspiracies):
        x = MARGIN + n % 2 * (half + GUTTER)
        items += _conspiracy(x, y + n // 2 * SEAT, half, name, name in view.ready)
    y += -(-len(view.conspiracies) // 2) * SEAT
    alt = text("tsw-table-alt", status=status, headline=headline or "–", names=view.conspiracies or ("–",))
    return Scene(WIDTH, y + MARGIN // 2, tuple(items), clipped(say(alt)))


def _conspiracy(x: int, y: int, width: int, name: str, ready: bool) -> list[Item]:
    height = SEAT - 14
    mark = [Icon("hand", x + width - 56, y + height // 2 - 20, 40, Paint.ACCENT)] if ready else []
    room = width - 78 - (64 if ready else 16)
    return [
        Box(x, y, width, height, Paint.PANEL, 12, Paint.RULE, 3),
        Icon("pyramid", x + 18, y + height // 2 - 22, 44, Paint.GOLD),
        Label(x + 78, y + 7, room, height - 14, name, 34, Paint.LIGHT, Face.HEAD, True, lines=3),
        *mark,
    ]


def _printed(y: int, height: int, words: str, size: int, face: Face, lines: int = 1) -> Label:
    """Words across the strip of newspaper."""
    bold = face is Face.HEAD
    width = WIDTH - 2 * MARGIN - 40
    return Label(
        MARGIN + 20, y, width, height, words, size, Paint.TYPE, face, bold, Align.CENTRE, lines
    )  # fmt: skip


def clipped(alt: str) -> str:
    """An alt text within what Discord takes; the text twin has all of it."""
    return alt if len(alt) <= LONGEST_ALT else alt[: LONGEST_ALT - 1] + "…"


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
    shown = ranked[:MOST_ROWS]
    indent = min(INDENT, DEEPEST // max((depth for _, depth in shown if depth), default=1))
    for group, depth in shown:
        items += _row(group, depth, MARGIN + depth * indent, y, tone, say)
        y += ROW
    if len(ranked) > MOST_ROWS:
        more = say(text("tsw-more-groups", count=len(ranked) - MOST_ROWS))
        items.append(Label(MARGIN, y, WIDTH - 2 * MARGIN, 40, more, LEAST, Paint.FAINT))
        y += 48
    return Scene(
        WIDTH,
        y + MARGIN,
        tuple(items),
        clipped(
            say(
                text(
                    "tsw-structure-alt",
                    name=view.name,
                    groups=max(0, len(ranked) - 1),
                    names=tuple(group.name for group, depth in ranked if depth) or "",
                )
            )
        )
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


def _row(group: GroupView, depth: int, x: int, y: int, tone: str, say: Say) -> list[Item]:
    width = WIDTH - MARGIN - x
    money = str(group.money or 0)
    purse = max(PURSE, breadth(money, 48) + 28)
    room = width - purse - 48
    edge = Paint.ALARM if group.busy else Paint.RULE
    facts = text(
        "tsw-structure-facts",
        power=scale("power", group.power, tone),
        income=group.income,
        free=group.free_arrows,
        arrows=group.arrows,
        busy=int(group.busy),
    )
    return [
        Box(x, y, width, ROW - 12, Paint.RAISED if depth == 0 else Paint.PANEL, 12, edge, 3),
        Label(x + 20, y + 6, room, 44, group.name, 34, Paint.LIGHT, Face.HEAD, True),
        Label(x + 20, y + 50, room, 36, say(facts), LEAST, Paint.FAINT),
        *_purse(x + width - purse - 16, y + (ROW - 12 - PURSE) // 2, purse, money),
    ]


def _purse(x: int, y: int, width: int, money: str) -> list[Item]:
    """A coin, or as many beside each other as the sum needs."""
    return [
        Box(x, y, width, PURSE, Paint.GOLD, PURSE // 2),
        Label(x + 8, y, width - 16, PURSE, money, 44, Paint.TYPE, Face.NARROW, True, Align.CENTRE),
    ]


class SecretWarsPictures(Pictures):
    """The scenes of The Secret Wars as the house wants them."""

    def table(self, view: View, names: Mapping[int, str], say: Say) -> Scene:
        """Where the game stands."""
        return table(view, names, say)

    def hand(self, view: View, names: Mapping[int, str], say: Say) -> Scene:
        """The viewer's power structure."""
        return hand(view, names, say)

    def structure(self, view: View, seat: int, names: Mapping[int, str], say: Say) -> Scene | None:
        """The same, for the viewer themselves: those of others are secret."""
        return hand(view, names, say) if seat == view.seat else None


PICTURES = SecretWarsPictures()
