"""New rows in the columns of groups and people."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.play.state import NOBODY, SecretWars


def add_person(s: SecretWars, name: str, power: int, toughness: int, loyalty: int, group: int) -> int:
    """A new person's columns; their number."""
    s.p_name.append(name)
    figures = (power, toughness, loyalty, group, 1, -1, 0, 0)
    columns = (s.p_power, s.p_toughness, s.p_loyalty, s.p_group, s.p_alive, s.p_out, s.p_lit, s.p_wins)
    for column, value in zip(columns, figures, strict=True):
        column.append(value)
    return len(s.p_name) - 1


def add_group(s: SecretWars, name: str, figures: Sequence[int], alignments: Sequence[str]) -> int:
    """A new neutral group's columns; `figures`: power, aid, resistance, income, arrows. Its number."""
    s.g_name.append(name)
    s.g_align.append(list(alignments))
    columns = (
        s.g_power,
        s.g_aid,
        s.g_resistance,
        s.g_income,
        s.g_arrows,
        s.g_money,
        s.g_master,
        s.g_alive,
        s.g_dark,
    )
    for column, value in zip(columns, (*figures, 0, NOBODY, 1, -1), strict=True):
        column.append(value)
    return len(s.g_name) - 1
