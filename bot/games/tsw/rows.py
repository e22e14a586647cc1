"""New rows in the columns of groups and people."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.state import NOBODY, SecretWars


def add_person(s: SecretWars, name: str, power: int, toughness: int, loyalty: int, group: int) -> int:
    """A new person's columns; his number."""
    for column, value in (
        (s.p_name, name), (s.p_power, power), (s.p_toughness, toughness), (s.p_loyalty, loyalty), (s.p_group, group),
        (s.p_alive, 1), (s.p_out, -1), (s.p_lit, 0), (s.p_wins, 0),
    ):  # fmt: skip
        column.append(value)  # type: ignore[attr-defined]
    return len(s.p_name) - 1


def add_group(s: SecretWars, name: str, figures: Sequence[int], alignments: Sequence[str]) -> int:
    """A new neutral group's columns; `figures`: power, aid, resistance, income, arrows. Its number."""
    power, aid, resistance, income, arrows = figures
    for column, value in (
        (s.g_name, name), (s.g_power, power), (s.g_aid, aid), (s.g_resistance, resistance), (s.g_income, income),
        (s.g_arrows, arrows), (s.g_money, 0), (s.g_master, NOBODY), (s.g_alive, 1), (s.g_dark, -1),
        (s.g_align, list(alignments)),
    ):  # fmt: skip
        column.append(value)  # type: ignore[attr-defined]
    return len(s.g_name) - 1
