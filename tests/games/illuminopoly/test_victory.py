"""Victory and the powers of the factions (IOP-90 to IOP-99)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.rules import RULES
from tests.games.illuminopoly.city import Table, everything, given

REST = "dog boat shoe"


def winners(game: Table) -> list[int]:
    return list((game.kernel.outcome() or {"winners": []})["winners"])


def full_city() -> dict[int, str]:
    """All properties owned: most of the rent by seat 0."""
    return {
        0: "boardwalk>park-place>pacific>north-carolina kentucky>indiana illinois>atlantic "
        "pennsylvania>ventnor boardwalk>short-line>b-and-o park-place>marvin-gardens",
        1: "st-charles>states virginia>st-james tennessee>new-york electric-company>reading",
        2: "water-works>mediterranean penn-railroad>baltic oriental vermont water-works>connecticut",
    }


@pytest.mark.rule("IOP-90")
def test_more_than_half_of_all_power_wins_once_everything_is_taken() -> None:
    game = given(
        cast="dog boat shoe", turn=2, played=[0, 1, 2], owns=full_city(), goal="race-car", awake={1: 1}
    )
    game.seat(2).does("reorganize").does("done")
    assert winners(game) == [0]
    assert (game.kernel.outcome() or {})["how"] == ["general"]


@pytest.mark.rule("IOP-90")
def test_nobody_wins_as_long_as_a_property_is_free() -> None:
    owns = full_city() | {2: "water-works>mediterranean penn-railroad>baltic oriental"}
    game = given(cast=REST, turn=2, played=[0, 1, 2], owns=owns, goal="race-car").seat(2).does("reorganize")
    game.does("done").expect("city", round=2).idle()


@pytest.mark.rule("IOP-90")
def test_a_horseman_who_rules_the_city_drops_out_and_his_properties_are_free() -> None:
    game = given(cast="horseman boat shoe", turn=2, played=[0, 1, 2], owns=full_city(), awake={1: 1})
    game.seat(2).does("reorganize").does("done").told("disgusted", seat=0).settle().expect(0, alive=0)
    game.expect("boardwalk", owner=-1)


@pytest.mark.rule("IOP-90", "IOP-A5", "IOP-63")
@pytest.mark.parametrize("column", ["outage", "linking"])
def test_what_is_out_of_service_for_the_last_round_does_not_count_in_it(column: str) -> None:
    """Two railroads in league would have 100 against 66; apart, or with one at rest, they have 50 or 25."""
    owns = {0: "reading short-line", 1: "kentucky illinois electric-company"}
    gone = dict.fromkeys(everything(*owns[0].split(), *owns[1].split()).split(), "rezoned")
    count: dict[str, Any] = {column: {"short-line": 1}}
    game = given(cast="thimble steam-iron shoe", turn=2, played=[0, 1, 2], owns=owns, status=gone, **count)
    game.seat(2).does("reorganize").does("done")
    assert winners(game) == [1]


@pytest.mark.rule("IOP-90")
def test_a_table_can_limit_the_rounds() -> None:
    game = given(turn=2, played=[0, 1, 2], owns={1: "boardwalk"}, options={"rounds": 20}, round=20)
    game.seat(2).does("reorganize").does("done")
    assert winners(game) == [1]


@pytest.mark.rule("IOP-91")
def test_the_horseman_wins_with_seven_properties_gone() -> None:
    gone = dict.fromkeys(("reading", "oriental", "vermont", "pacific"), "rezoned")
    game = given(cast="horseman boat shoe", status={**gone, "kentucky": "destroyed", "indiana": "cleared"},
                 landing="baltic").expect(0, progress=(6, 7))  # fmt: skip
    game.does("rezone").rolls(4, 4)
    assert winners(game) == [0]


@pytest.mark.rule("IOP-91")
def test_or_with_two_subverted_properties_of_every_opponent() -> None:
    owns = {1: "boardwalk>park-place>baltic", 2: "pacific>kentucky"}
    control = {"boardwalk": 0, "park-place": 0, "pacific": 0}
    game = given(cast="horseman thimble shoe", owns=owns, control=control, landing="kentucky").does(
        "subvert", 200
    )
    game.rolls(3, 4)
    assert winners(game) == [0]


@pytest.mark.rule("IOP-91", "IOP-80")
def test_what_the_horseman_has_in_mortgage_as_chair_is_subverted_too() -> None:
    owns = {1: "boardwalk>park-place>baltic", 2: "pacific>kentucky"}
    game = given(
        cast="horseman thimble shoe", owns=owns, control={"boardwalk": 0}, mortgaged="pacific kentucky"
    )
    game.seat(1).does("mortgage", "park-place").settle()
    assert winners(game) == [0]


@pytest.mark.rule("IOP-92")
def test_any_pair_of_three_dice_is_doubles_for_the_race_car() -> None:
    game = (
        given(cast="race-car boat shoe")
        .does("roll", 3)
        .rolls(3, 3, 4)
        .settle()
        .can("roll", 2)
        .can("stop")
        .idle()
    )
    game.expect("city", active=0)


@pytest.mark.rule("IOP-93")
def test_the_shoe_wins_with_one_hotel_on_the_third_or_fourth_leg() -> None:
    game = given(
        cast="shoe boat dog", owns={0: "boardwalk park-place"}, houses={"boardwalk": 4, "park-place": 4}
    )
    game.does("build", "boardwalk")
    assert winners(game) == [0]
    cheap = given(
        cast="shoe boat dog", owns={0: "mediterranean baltic"}, houses={"baltic": 4, "mediterranean": 4}
    )
    cheap.does("build", "baltic").idle()
    assert winners(cheap) == []


@pytest.mark.rule("IOP-93")
def test_the_shoe_rides_the_rails() -> None:
    game = (
        given(cast="shoe boat dog", at={0: 32}).does("roll", 2).rolls(1, 4).does("ride").told("rode", space=5)
    )
    game.expect(0, pos=6, cash=1700).idle()
    start = (
        given(cast="shoe boat dog", at={0: 5})
        .does("roll", 2)
        .rolls(1, 3)
        .does("ride")
        .expect(0, pos=18)
        .idle()
    )
    start.expect("city", active=1)
    passing = given(cast="shoe boat dog", at={0: 5}, owns={0: "penn-railroad"}, control={"penn-railroad": 1})
    passing.does("roll", 2).rolls(1, 3).does("ride").expect("penn-railroad", control=0).idle()
    lower = {"owns": {0: "boardwalk>penn-railroad"}, "control": {"penn-railroad": 1}}
    stops = given(cast="shoe boat dog", at={0: 5}, **lower).does("roll", 2).rolls(1, 3).does("ride")
    stops.told("noticed").does("stop-here").expect(0, pos=15).expect("penn-railroad", control=0).idle()
    walking = (
        given(cast="shoe boat dog", at={0: 5})
        .does("roll", 2)
        .rolls(1, 2)
        .does("walk")
        .expect(0, pos=8)
        .idle()
    )
    walking.expect("city", active=1)


@pytest.mark.rule("IOP-94")
def test_the_steam_iron_owns_the_cheapest_of_five_colours() -> None:
    cheapest = "boardwalk>baltic oriental states st-james"
    game = given(cast="steam-iron boat dog", owns={0: cheapest, 1: "atlantic"}, control={"atlantic": 0},
                 landing="kentucky")  # fmt: skip
    game.expect(0, progress=(4, 5)).does("buy").settle()
    assert winners(game) == [0]


@pytest.mark.rule("IOP-94", "IOP-95", "IOP-96", "IOP-97")
@pytest.mark.parametrize("faction", ["steam-iron", "thimble", "top-hat", "wheelbarrow"])
def test_rezoned_destroyed_and_mortgaged_properties_do_not_count(faction: str) -> None:
    owns = {0: "boardwalk>park-place>baltic pacific>north-carolina pennsylvania>reading water-works"}
    cast = f"{faction} boat dog"
    before = given(cast=cast, owns=owns).kernel.s
    assert RULES.view(before, 0).seats[0].progress is not None
    points = []
    for position in (
        {},
        {"status": dict.fromkeys(("boardwalk", "baltic", "reading"), "rezoned")},
        {"status": dict.fromkeys(("boardwalk", "baltic"), "destroyed"), "outage": {"water-works": 2}},
        {"mortgaged": "boardwalk baltic water-works", "chair": 1},
    ):
        progress: Any = RULES.view(given(cast=cast, owns=owns, **position).kernel.s, 0).seats[0].progress
        points.append(progress[0])
    assert all(later < points[0] for later in points[1:])


@pytest.mark.rule("IOP-95")
def test_the_thimble_owns_or_controls_six_colours() -> None:
    owns = {0: "boardwalk>baltic pacific>oriental kentucky", 2: "atlantic"}
    game = given(cast="thimble boat dog", owns=owns, landing="atlantic")
    game.expect(0, progress=(5, 6)).does("subvert", 200).rolls(2, 3)
    assert winners(game) == [0]


@pytest.mark.rule("IOP-95")
def test_the_thimble_reorganizes_instead_of_collecting_and_still_moves() -> None:
    game = given(cast="thimble boat dog", step=Turn.BEGIN, owns={0: "boardwalk baltic"}).does("reorganize")
    game.does("done").expect(0, cash=1500).does("roll", 2).rolls(1, 1).idle()
    paid = (
        given(cast="thimble boat dog", step=Turn.BEGIN, owns={0: "boardwalk"})
        .does("collect")
        .expect(0, cash=1550)
    )
    paid.can("roll", 2).idle()


@pytest.mark.rule("IOP-96")
def test_the_top_hat_needs_the_five_most_valuable_after_rebuilding() -> None:
    owns = {0: "boardwalk>park-place pacific>north-carolina"}
    game = given(owns=owns, landing="pennsylvania").expect(0, progress=(4, 5)).does("buy").settle()
    assert winners(game) == [0]
    posh = given(owns=owns, base={"marvin-gardens": 420}).expect(0, progress=(3, 5))
    posh.idle()
    whole = {0: "boardwalk>park-place pacific>north-carolina marvin-gardens", 1: "pennsylvania"}
    given(owns=whole, status={"pennsylvania": "destroyed"}, chair=1).expect(0, progress=(5, 5))
    given(owns=whole, status={"pennsylvania": "rezoned"}).expect(0, progress=(4, 5)).idle()


@pytest.mark.rule("IOP-96")
def test_the_top_hat_collects_a_second_time_instead_of_moving() -> None:
    given(owns={0: "boardwalk"}).does("collect").expect(0, cash=1550).waits_for(1).idle()


@pytest.mark.rule("IOP-96", "IOP-44")
def test_the_top_hat_collects_again_in_jail_instead_of_trying_to_get_out() -> None:
    game = given(cast="top-hat boat dog", owns={0: "boardwalk"}, jailed={0: 0}).does("collect")
    game.expect(0, cash=1550, jailed=1).expect("city", active=1).idle()
    given(cast="shoe boat dog", owns={0: "boardwalk"}, jailed={0: 0}).cannot("collect").idle()


@pytest.mark.rule("IOP-97")
def test_the_wheelbarrow_needs_both_utilities_and_two_railroads() -> None:
    owns = {0: "water-works>reading electric-company", 1: "short-line"}
    game = given(cast="wheelbarrow boat dog", owns=owns, awake={1: 1}, landing="short-line").expect(
        0, progress=(3, 4)
    )
    game.does("subvert", 100).rolls(2, 2, 2)
    assert winners(game) == [0]


@pytest.mark.rule("IOP-98")
def test_the_dog_has_a_secret_goal_and_wins_by_it() -> None:
    game = given(cast="dog boat shoe", goal="race-car", landing="reading",
                 status=dict.fromkeys(("penn-railroad", "b-and-o", "short-line"), "rezoned"))  # fmt: skip
    views = [RULES.view(game.kernel.s, seat) for seat in (0, 1, None)]
    assert [view.seats[0].condition for view in views] == [3, -1, -1]
    game.does("rezone").rolls(4, 4)
    assert winners(game) == [0]


@pytest.mark.rule("IOP-99")
def test_the_boat_sleeps_until_it_takes_over_a_property() -> None:
    game = given(
        cast="boat thimble shoe", owns={0: "boardwalk", 1: "baltic"}, turn=1, landing="boardwalk"
    ).seat(1)
    game.expect(0, power=0).cannot("subvert", 0).can("takeover").idle()
    awake = given(cast="boat thimble shoe", owns={0: "boardwalk", 1: "baltic"}, landing="baltic").does(
        "takeover"
    )
    awake.rolls(6, 6).settle().expect(0, awake=1, power=54).idle()


@pytest.mark.rule("IOP-99")
@pytest.mark.parametrize(("faces", "lost"), [((3, 4), 0), ((3, 3), 1), ((1, 1), 2), ((6, 6), 2)])
def test_squeezing_the_peasants(faces: tuple[int, int], lost: int) -> None:
    game = (
        given(cast="boat thimble shoe").does("squeeze").rolls(*faces).expect(0, cash=1500 + 10 * sum(faces))
    )
    game.cannot("squeeze").does("roll", 2).rolls(1, 3).does("pay-flat").expect(0, lost=lost).idle()


@pytest.mark.rule("IOP-99")
def test_a_boat_in_revolt_neither_acts_nor_defends() -> None:
    game = given(cast="thimble boat shoe", owns={1: "baltic"}, lost={1: 1}, landing="baltic").seat(1)
    game.refuses("offer", 0, 1, 0, 0).refuses("mortgage", "baltic").seat(0).does("takeover")
    game.waits_for(0).does("for", 10).rolls(5, 6).expect("baltic", owner=0).settle().waits_for(2).idle()


@pytest.mark.rule("IOP-29")
def test_who_is_left_alone_has_won() -> None:
    game = given(cash={1: 0, 2: 0}, laps={1: 1, 2: 1}).does("reorganize").does("done")
    assert winners(game) == [0]
    assert (game.kernel.outcome() or {})["how"] == ["last"]
