"""The viewer's own hand: Plots above, Groups and Resources below, each with what can be done with it now."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten

from bot.engine.moves import Text, text
from bot.games.inwo.cards.card_text import rules_text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.draw.card_scene import Cards
from bot.games.inwo.draw.structure import Names, Say
from bot.games.inwo.say.hand import use_of
from bot.games.inwo.say.phrases import EMPTY, face_names
from bot.games.inwo.see.view import View, as_printed
from bot.games.power.structure_scene import GUTTER, WIDTH, Cut, least
from bot.scene.parts import GAP, heading, player
from bot.scene.scene import Box, Face, Icon, Item, Label, Paint, Scene

BAR, TITLE, PLOT, NOTE = 84, 56, 154, 84
LETTERS = 230
"""So much of a Plot's rules has room in a row; its words have them whole."""
ACROSS = 4
"""Groups in a row."""
NAME = least(WIDTH)


def hand(view: View, names: Names, say: Say) -> Scene:
    """What only the viewer sees; of a spectator nothing."""
    own = next((seat for seat in view.seats if seat.seat == view.seat), None)
    held = [view.faces[card] for card in (*own.plots, *own.groups)] if own else []
    alt = say(text("inwo-picture-hand", cards=face_names(held) or text("inwo-none")))
    if own is None:
        return Scene(WIDTH, BAR, (Box(0, 0, WIDTH, BAR, Paint.PANEL),), alt)
    items: list[Item] = [*player(GAP + 10, 22, WIDTH - 60, own.seat, names[own.seat])]
    plots, y = _rows(view, own.plots, text("inwo-hand-plots", count=len(own.plots)), say, BAR)
    items += plots
    loose = [card for card in own.groups if not FACES.is_group(view.faces[card])]
    puppets = [card for card in own.groups if FACES.is_group(view.faces[card])]
    groups, y = _rows(view, loose, text("inwo-hand-groups", count=len(own.groups)), say, y + GAP)
    high = _grid(view, puppets, say, y, items)
    return Scene(WIDTH, y + high, (*items, *groups), alt)


def _rows(view: View, cards: Sequence[int], title: Text, say: Say, y: int) -> tuple[list[Item], int]:
    """A heading, and cards that have rules and no values, one a row; where the next thing would begin."""
    items: list[Item] = heading(GAP + 10, y + 6, WIDTH - 60, "hand", say(title), Paint.ACCENT)
    y += TITLE
    for card in cards:
        items += _row(view, card, say, y)
        y += PLOT + 10
    return items, y


def _row(view: View, card: int, say: Say, y: int) -> list[Item]:
    face, use = view.faces[card], use_of(view, card)
    edge = Paint.ACCENT if use.now else Paint.RAISED
    rules = shorten(" ".join(say(line) for line in rules_text(face)), LETTERS, placeholder=" …")
    return [
        Box(GAP, y, WIDTH - 2 * GAP, PLOT, Paint.PANEL, 12, edge, 4),
        Label(GAP + 18, y + 6, 690, 44, FACES.NAME[face], 38, Paint.LIGHT, Face.NARROW, True, least=NAME),
        *_note(say(use.words) if use.words is not EMPTY else "", use.now, 730, y + 6, WIDTH - 760),
        Label(
            GAP + 18, y + 50, WIDTH - 64, PLOT - 56, rules, 30, Paint.FAINT, Face.NARROW, lines=3, top=True
        ),
    ]


def _note(said: str, now: bool, x: int, y: int, width: int) -> list[Item]:
    """What can be done with a card, or why nothing: a tick or a lock, and words."""
    if not said:
        return []
    paint = Paint.ACCENT if now else Paint.FAINT
    words = Label(x + 42, y, width - 42, 44, said, 30, paint, Face.NARROW, bold=now)
    return [Icon("action" if now else "lock", x, y + 6, 32, paint), words]


def _grid(view: View, cards: Sequence[int], say: Say, y: int, items: list[Item]) -> int:
    """Groups as cards with what can be done with each below it; the height that they take."""
    across = (WIDTH - 2 * GAP) // ACROSS
    cut = Cut(across - 2 * GUTTER)
    drawn = Cards(NAME)
    for n, card in enumerate(cards):
        left, top = GAP + n % ACROSS * across, y + GUTTER + n // ACROSS * (cut.down + NOTE)
        items += drawn.lone(as_printed(view.faces[card]), left + GUTTER, top, cut, Paint.INK)
        use = use_of(view, card)
        said = say(use.words) if use.words is not EMPTY else ""
        if said:
            paint = Paint.ACCENT if use.now else Paint.FAINT
            icon = "action" if use.now else "lock"
            items.append(Icon(icon, left + 6, top + cut.height + GUTTER + 6, 28, paint))
            items.append(
                Label(
                    left + 38, top + cut.height + GUTTER + 2, across - 44, NOTE - 4, said, 28, paint,
                    Face.NARROW, lines=2, bold=use.now, top=True,
                )
            )  # fmt: skip
    return -(-len(cards) // ACROSS) * (cut.down + NOTE) + 2 * GUTTER
