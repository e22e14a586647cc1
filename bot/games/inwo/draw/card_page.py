"""One card as it is printed, with its rules in words."""

from __future__ import annotations

from bot.engine.moves import text
from bot.games.inwo.cards.card_text import rules_text
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.draw.card_scene import DRAWN, PAINTS
from bot.games.inwo.draw.structure import Say
from bot.games.inwo.say.phrases import EMPTY
from bot.games.inwo.say.phrases import printed as values
from bot.games.inwo.see.view import as_printed
from bot.games.power.structure_scene import WIDTH, Cut
from bot.scene.parts import GAP
from bot.scene.scene import Box, Face, Icon, Item, Label, Paint, Scene

LEFT, LETTERS, LEADING = 470, 32, 39
"""Where the words begin; the size of the rules' letters and the distance of their lines."""
IN_A_LINE = 46


def card(face: int, say: Say) -> Scene:
    """Face with arrows, facts, rules, and the line of flavour; an NWO in its colour."""
    kind = say(text("inwo-type", type=FACES.TYPE[face]))
    facts = "" if values(face) is EMPTY else say(values(face))
    if FACES.COLOUR[face]:
        facts = say(text("inwo-card-colour", colour=FACES.COLOUR[face]))
    words = "\n".join(map(say, rules_text(face)))
    rules, quote = _lines(words) * LEADING, _lines(EFFECTS.FLAVOUR[face]) * 36
    top = 176 + 44 * (len(facts) > IN_A_LINE)
    height = max(500, top + 20 + rules + quote)
    wide = WIDTH - LEFT - 2 * GAP - 12
    items: list[Item] = [
        Box(GAP, GAP, WIDTH - 2 * GAP, height, Paint.PANEL, 24),
        Label(LEFT, 28, wide, 80, FACES.NAME[face], 50, Paint.LIGHT, Face.HEAD, bold=True, lines=2),
        Label(LEFT, 108, wide, 36, kind, 28, Paint.ACCENT, Face.NARROW, bold=True),
        Label(LEFT, 142, wide, top - 146, facts, 32, Paint.LIGHT, Face.NARROW, lines=2),
        Label(LEFT, top + 6, wide, height - top - quote, words, LETTERS, lines=99, top=True),
        Label(LEFT, height - quote, wide, quote + 4, EFFECTS.FLAVOUR[face], 28, Paint.FAINT, lines=9),
        *_face(face, height),
    ]
    said = say(text("inwo-picture-card", card=FACES.NAME[face]))
    return Scene(WIDTH, height + 2 * GAP, tuple(items), said)


def _face(face: int, height: int) -> list[Item]:
    if FACES.TYPE[face] == "illuminati" or FACES.is_group(face):
        return list(DRAWN.lone(as_printed(face), GAP + 60, (height - 360) // 2 + GAP, Cut(332), Paint.PANEL))
    paint = PAINTS.get(FACES.COLOUR[face], Paint.RULE)
    icon = "order" if FACES.COLOUR[face] else "pyramid"
    return [Icon(icon, GAP + 76, (height - 300) // 2 + GAP, 300, paint)]


def _lines(words: str) -> int:
    """About how many lines words take, rather too many."""
    return sum(-(-len(line) // IN_A_LINE) for line in words.split("\n")) if words else 0
