"""The attack that goes on: who against whom, the sum as a column, the number that must be rolled."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.moves import text
from bot.games.inwo.draw.card_scene import short
from bot.games.inwo.draw.structure import Say
from bot.games.inwo.say.attack import parts
from bot.games.inwo.say.phrases import face_of, percent
from bot.games.inwo.see.view import AttackView, View
from bot.games.kit.phrases import plain
from bot.games.power.structure_scene import WIDTH, heavy, least
from bot.scene.parts import GAP, die
from bot.scene.scene import Align, Box, Face, Icon, Item, Label, Paint, seat_paint

HEAD, LINE, DICE = 132, 44, 300
"""Heights of what stands above the sum and of a line of it; the width of the number to roll."""
SHORTEST = 260


def attack_height(a: AttackView) -> int:
    """How high the picture of the attack is."""
    return max(SHORTEST, HEAD + LINE * len(a.parts) + GAP)


def attack_scene(view: View, a: AttackView, say: Say, y: int) -> list[Item]:
    """The attack in a panel as wide as the picture."""
    height = attack_height(a)
    room = WIDTH - 2 * GAP - DICE - 40
    items: list[Item] = [Box(GAP, y, WIDTH - 2 * GAP, height, Paint.RAISED, 18, Paint.ALARM, 4)]
    items += _party(view, a.attacker, a.card, y + 12, room)
    items += _party(view, a.defender, a.target, y + 66, room)
    said = say(text("inwo-picture-attack", kind=a.kind, privileged=int(a.privileged)))
    items.append(Icon("attack", GAP + 20, y + 72, 40, Paint.ALARM))
    items.append(heavy(Label(GAP + 70, y + 68, 250, 46, said, 30, Paint.ALARM)))
    for n, part in enumerate(parts(view, a)):
        items.append(
            Label(GAP + 24, y + HEAD + n * LINE, room, LINE, say(part), 34, Paint.LIGHT, Face.NARROW)
        )
    return items + _dice(a, say, WIDTH - GAP - DICE - 8, y + 8, height - 16)


def _party(view: View, seat: int, card: int, y: int, room: int) -> list[Item]:
    """A card and whose it is; the second one stands behind the kind of the attack."""
    x = GAP + 20 if card == _leader(view) else GAP + 330
    items: list[Item] = []
    if seat >= 0:
        items.append(Icon(f"seat-{seat}", x, y + 5, 40, seat_paint(seat)))
    face = face_of(view, card)
    name = Label(x + 52, y, room - x - 20, 50, short(face) if face >= 0 else "?", 40, least=least(WIDTH))
    return [*items, heavy(name)]


def _leader(view: View) -> int:
    return view.attack.card if view.attack is not None else -1


def _dice(a: AttackView, say: Say, x: int, y: int, height: int) -> list[Item]:
    """What must be rolled, or less, the chance of that, and what was rolled."""
    paint = Paint.ACCENT if a.number >= 2 else Paint.ALARM
    chance = say(text("inwo-picture-chance", percent=percent(a.number)))
    centred = [
        Label(x, y + 10, DICE, 100, f"≤ {plain(a.number)}", 90, paint, Face.HEAD, True),
        Label(x, y + 108, DICE, 46, chance, 36, Paint.LIGHT, Face.NARROW, True),
    ]
    items: list[Item] = [Box(x, y, DICE, height, Paint.PANEL, 14)]
    items += [replace(label, align=Align.CENTRE) for label in centred]
    for n, value in enumerate(a.roll):
        items += die(x + 66 + n * 92, y + 160, 72, value)
    return items
