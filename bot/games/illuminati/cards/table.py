"""All cards as plain columns by card id, in the order of data/illuminati/cards.yaml. Money and income are in
MB."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.data import load_yaml
from bot.games.illuminati.cards.lint import Record, lint
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS, OPPOSITES, SIDES

Params = dict[str, Any]
Op = tuple[str, Params]
"""One op of a card: its name and its parameters (see `vocabulary`)."""


@dataclass(frozen=True, slots=True)
class CardTable:
    """Columns by card id, except OPPOSITE, which goes by alignment number. Nobody changes what they hold.

    RESISTANCE is 0 where none is printed. ALIGN and OPPOSITE are masks (bit = alignment number). IN is the
    side of the incoming arrow (0 top, 1 right, 2 bottom, 3 left, -1 none), OUT those of the outgoing ones.
    WHEN and COLOUR are "" where they have no meaning. MODS are mappings with alignment, power and resistance.
    OURS marks cards whose effect is wholly or partly our own design.
    """

    NAME: tuple[str, ...]
    SLUG: tuple[str, ...]
    KIND: tuple[str, ...]
    SET: tuple[str, ...]
    POWER: tuple[int, ...]
    TRANSFER: tuple[int, ...]
    RESISTANCE: tuple[int, ...]
    INCOME: tuple[int, ...]
    ALIGN: tuple[int, ...]
    OPPOSITE: tuple[int, ...]
    IN: tuple[int, ...]
    OUT: tuple[tuple[int, ...], ...]
    EFFECTS: tuple[tuple[Op, ...], ...]
    WHEN: tuple[str, ...]
    PROGRAM: tuple[tuple[Op, ...], ...]
    GOAL: tuple[Params | None, ...]
    COLOUR: tuple[str, ...]
    MODS: tuple[tuple[Params, ...], ...]
    OURS: tuple[bool, ...]
    FLAVOUR: tuple[str, ...]

    def id(self, slug: str) -> int:
        """The card id of a slug. ValueError if there is no such card."""
        return self.SLUG.index(slug)

    @staticmethod
    def mask(alignments: Iterable[str]) -> int:
        """The bits of some alignments given by name. ValueError if one is unknown."""
        return sum(1 << ALIGNMENTS.index(name) for name in alignments)


def build(records: Sequence[Record]) -> CardTable:
    """The card table of loaded records, in their order. ValueError with every fault if they are not sound."""
    faults = lint(records)
    if faults:
        raise ValueError("\n".join(faults))

    def column(field: str, default: Any = None) -> tuple[Any, ...]:
        return tuple(record.get(field, default) for record in records)

    return CardTable(
        NAME=column("name"),
        SLUG=column("id"),
        KIND=column("kind"),
        SET=column("set"),
        POWER=column("power", 0),
        TRANSFER=column("transfer", 0),
        RESISTANCE=tuple(printed or 0 for printed in column("resistance")),
        INCOME=column("income", 0),
        ALIGN=tuple(map(CardTable.mask, column("alignments", ()))),
        OPPOSITE=tuple(0 if number is None else 1 << number for number in OPPOSITES),
        IN=tuple(-1 if side is None else SIDES.index(side) for side in column("in")),
        OUT=tuple(tuple(map(SIDES.index, sides)) for sides in column("out", ())),
        EFFECTS=tuple(map(_ops, column("effects", ()))),
        WHEN=column("when", ""),
        PROGRAM=tuple(map(_ops, column("program", ()))),
        GOAL=column("goal"),
        COLOUR=column("colour", ""),
        MODS=tuple(map(tuple, column("modifiers", ()))),
        OURS=column("ours", False),
        FLAVOUR=column("flavour"),
    )


def _ops(ops: Iterable[Sequence[Any]]) -> tuple[Op, ...]:
    return tuple((name, params) for name, params in ops)


CARDS = build(load_yaml("illuminati", "cards"))
