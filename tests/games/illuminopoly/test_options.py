"""What each option of the lobby changes; the figures of cards and taxes are in test_cards and
test_jail_and_taxes."""

from __future__ import annotations

import pytest

from bot.games.illuminopoly.cards.board import FACTIONS, OWN, THEMES, property_name
from bot.games.illuminopoly.play.setup import pool
from bot.games.illuminopoly.rules import OPTIONS, RULES
from tests.games.illuminopoly.city import fresh, given, lot


def can_pick(**options: bool) -> set[str]:
    """The factions to choose from at a table of three."""
    return {FACTIONS[n] for n in pool(3, RULES.info.settle(options))}


@pytest.mark.rule("IOP-06")
def test_the_artillery_and_the_banker_play_if_the_table_wants_them() -> None:
    assert can_pick().isdisjoint({"artillery", "banker"})
    assert can_pick(artillery=True) - can_pick() == {"artillery"}
    assert can_pick(banker=True) - can_pick() == {"banker"}


@pytest.mark.rule("IOP-03")
def test_factions_are_grabbed_rolled_for_or_drawn() -> None:
    fresh(3, pick="grab").waits_for(0, 1, 2)
    rolled = fresh(3, pick="roll").chance(5).told("picking-order")
    assert sum(ask.required for ask in rolled.kernel.asks()) == 1
    drawn = fresh(3, pick="draw").chance(5)
    assert all(faction >= 0 for faction in drawn.kernel.s.faction)


@pytest.mark.rule("IOP-11")
@pytest.mark.parametrize("cheating", [True, False])
def test_the_till_is_open_only_where_cheating_is_allowed(cheating: bool) -> None:
    game = given(options={"cheating": cheating})
    assert (game.can if cheating else game.cannot)("dip", 5)
    assert (game.seat(1).can if cheating else game.seat(1).cannot)("accuse")


@pytest.mark.rule("IOP-65")
@pytest.mark.parametrize(("subversion", "seen"), [("hidden", 1), ("open", 0)])
def test_subversion_is_marked_for_all_only_by_an_option(subversion: str, seen: int) -> None:
    game = given(owns={1: "baltic"}, landing="baltic", options={"subversion": subversion})
    game.does("subvert", 100).rolls(6, 6).idle()
    assert RULES.view(game.kernel.s, 2).properties[lot("baltic")].controller == seen
    assert RULES.view(game.kernel.s, 0).properties[lot("baltic")].controller == 0


@pytest.mark.rule("IOP-11")
@pytest.mark.parametrize(("money", "seen"), [("hidden", None), ("open", 700)])
def test_money_lies_open_only_by_an_option(money: str, seen: int | None) -> None:
    s = given(cash={1: 700}, chair=1, options={"money": money}).kernel.s
    assert RULES.view(s, 0).seats[1].cash == seen
    assert (RULES.view(s, 0).bank is None) is (seen is None)
    assert RULES.view(s, 1).seats[1].cash == 700


def test_each_look_has_names_for_the_whole_board() -> None:
    (theme,) = [option for option in OPTIONS if option.name == "theme"]
    assert set(theme.values) == {*THEMES, OWN}
    assert {property_name(name, lot("boardwalk")) for name in THEMES} == {
        property_name("city", lot("boardwalk")), "Boardwalk"
    }  # fmt: skip
