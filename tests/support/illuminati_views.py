"""Positions of Illuminati for pictures: structures laid out by the engine, as somebody sees them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine.structure import STEP
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.state import GEOMETRY, HAND, HELD, OPEN, Illuminati
from bot.games.illuminati.play.turn import TurnFrame
from bot.games.illuminati.rules import RULES
from bot.games.illuminati.see.projection import project
from bot.games.illuminati.see.view import AttackView, View

GROUPS = [number for number, kind in enumerate(CARDS.KIND) if kind == "group"]
SPECIALS = [number for number, kind in enumerate(CARDS.KIND) if kind == "special"]
NWOS = [number for number, kind in enumerate(CARDS.KIND) if kind == "nwo"]
NAMES = dict(
    enumerate(
        ("Ada", "Bartholomew the Unmentionable", "Cem", "Дмитрий", "Eris K.", "fnord_23", "Gül", "Hagbard")
    )
)


def position(seats: int, groups: int, **options: Any) -> Illuminati:
    """A game in the middle: each seat controls `groups` groups (fewer if it has no open arrow) and holds two
    specials; five groups lie open. The same arguments give the same position."""
    s = RULES.setup(seats, RULES.info.settle(options))
    s.stack[:] = [TurnFrame.new(step=TurnFrame.POWERS)]
    deck = [number * 37 % len(GROUPS) for number in range(len(GROUPS))]
    left = [GROUPS[number] for number in deck]
    for seat in range(seats):
        s.illuminati[seat] = s.goals[seat] = seat
        _hold(s, seat, seat, 7 + 5 * seat)
        GEOMETRY.put_root(s, seat)
        for _ in range(groups):
            _grow(s, seat, left)
        s.hands[seat] = SPECIALS[2 * seat : 2 * seat + 2]
        for card in s.hands[seat]:
            s.zone[card], s.owner[card], s.known[card] = HAND, seat, 1 << seat
    s.open = left[:5]
    for card in s.open:
        s.zone[card] = OPEN
    s.deck, s.turn, s.actions = left[5:], 12, 2
    return s


def view(seats: int, groups: int, viewer: int | None = None, **options: Any) -> View:
    """What `viewer` sees of such a position."""
    return project(position(seats, groups, **options), viewer)


def attacked(seen: View, roll: tuple[int, ...] = (), privileged: bool = False) -> View:
    """The same position while seat 0 attacks a group of seat 1."""
    target = seen.seats[1].structure[-1].card
    parts = (("power", 8), ("aid", 6), ("resistance", -5), ("same", 4), ("opposite", -4), ("ability", 2),
             ("position", -5), ("money", 12), ("target-money", -8))  # fmt: skip
    attack = AttackView(
        attacker=0, card=seen.seats[0].structure[1].card, target=target, defender=1, kind="control", aid=(),
        privileged=privileged, number=10, parts=parts, spent=(), roll=roll, counts_as=0,
    )  # fmt: skip
    return replace(seen, attack=attack)


def _hold(s: Illuminati, card: int, seat: int, money: int) -> None:
    s.zone[card], s.owner[card], s.money[card] = HELD, seat, money


def _grow(s: Illuminati, seat: int, left: list[int]) -> None:
    cells = GEOMETRY.cells(s, s.illuminati[seat])
    for master in GEOMETRY.subtree(s, s.illuminati[seat]):
        for side in GEOMETRY.open_arrows(s, master, cells):
            dx, dy = STEP[(side + s.turned[master]) & 3]
            if (s.x[master] + dx, s.y[master] + dy) not in cells:
                card = left.pop(0)
                _hold(s, card, seat, card % 4 * 3)
                s.attacks[card] = int(card % 5 == 0)
                GEOMETRY.attach(s, card, master, side)
                return
