"""Goal cards: shown for a claim, contested, and at most one at a time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.inwo import Game, given

FORTY = "texas:right>japan new-york:left>pentagon c-i-a:top>the-mafia"
NINE = {"seats": 4, "basic_goal": -2}
"""With four players nine Groups are asked for."""


def won(game: Game) -> object:
    result = game.kernel.s.result
    return result and (result["winners"], result["how"])


def shows(goal: str, almost: dict[str, Any], **position: Any) -> None:
    """Seat 0 wins by the Goal, and cannot show it in the position that is almost enough."""
    game = given(**{**NINE, **position}, hands={0: goal}).seat(0).does("end").does("show", goal)
    game.settle()
    assert won(game) == ([0], ["card"])
    game = given(**{**NINE, **position, **almost}, hands={0: goal}).seat(0).does("end")
    game.cannot("show", goal).idle()


@pytest.mark.card("criminal-overlords")
def test_criminal_overlords_count_the_violent_and_criminal_double() -> None:
    groups = "the-mafia:right>dentists new-york:left>mi-5 {}:top"
    play = {0: groups.format("loan-sharks"), 1: "moonies"}
    almost = {"play": {0: groups.format("c-i-a"), 1: "moonies"}}
    shows("criminal-overlords", almost, play=play)


@pytest.mark.card("hail-eris")
def test_hail_eris_counts_the_strong_and_weird_double() -> None:
    groups = "california:right>dentists hackers:left {}:top moonies:bottom"
    almost = {"play": {0: groups.format("druids"), 1: "mi-5"}}
    shows("hail-eris", almost, play={0: groups.format("w-i-t-c-h"), 1: "mi-5"})


@pytest.mark.card("the-corporate-masters")
def test_corporate_masters_count_the_strong_and_corporate_double() -> None:
    groups = "phone-company:right>dentists wall-street:left {}:top moonies:bottom"
    almost = {"play": {0: groups.format("c-i-a"), 1: "mi-5"}}
    shows("the-corporate-masters", almost, play={0: groups.format("cfl-aio"), 1: "mi-5"})


@pytest.mark.card("power-for-its-own-sake")
def test_power_for_its_own_sake_asks_for_fifty() -> None:
    roots, almost = {0: "servants-of-cthulhu"}, {"play": {0: FORTY, 1: "mi-5"}}
    shows("power-for-its-own-sake", almost, play={0: f"{FORTY} cfl-aio", 1: "mi-5"}, illuminati=roots)


@pytest.mark.card("kill-for-peace")
def test_kill_for_peace_asks_for_dead_violent_and_living_peaceful_groups() -> None:
    almost = {"destroyed": {0: "c-i-a texas"}}
    shows(
        "kill-for-peace",
        almost,
        play={0: PEACEFUL, 1: "mi-5"},
        destroyed={0: "c-i-a texas south-american-nazis"},
    )


@pytest.mark.card("the-hand-of-madness")
def test_the_hand_of_madness_asks_for_dead_peaceful_and_living_violent_groups() -> None:
    almost = {"destroyed": {0: "moonies"}}
    shows("the-hand-of-madness", almost, play={0: VIOLENT, 1: "mi-5"}, destroyed={0: "moonies japan"})


@pytest.mark.card("up-against-the-wall")
def test_up_against_the_wall_asks_for_dead_governments_and_living_violent_groups() -> None:
    almost = {"destroyed": {0: "moonies"}}
    shows("up-against-the-wall", almost, play={0: VIOLENT, 1: "moonies"}, destroyed={0: "mi-5 japan"})


@pytest.mark.card("let-them-eat-cake", "fred-birch-society")
def test_let_them_eat_cake_counts_the_fred_birch_society_twice() -> None:
    groups = "germany:right>republicans>{} religious-reich:left>templars"
    almost = {"play": {0: groups.format("moonies"), 1: "mi-5"}}
    play = {0: groups.format("fred-birch-society"), 1: "mi-5"}
    shows("let-them-eat-cake", almost, play=play, destroyed={0: "democrats france"})


@pytest.mark.card("power-to-the-people", "triliberal-commission")
def test_power_to_the_people_counts_the_triliberal_commission_twice() -> None:
    groups = "big-media:right>california {}:left>hollywood democrats:top"
    almost = {"play": {0: groups.format("cfl-aio"), 1: "mi-5"}}
    play = {0: groups.format("triliberal-commission"), 1: "mi-5"}
    shows("power-to-the-people", almost, play=play, destroyed={0: "texas germany"})


PEACEFUL = "japan:right>a-m-a vatican-city:left>red-cross canada:top"
VIOLENT = "texas:right>c-i-a pentagon:left>the-mafia new-york:top>b-a-t-f"


@pytest.mark.card("fratricide")
def test_fratricide_counts_whom_one_helped_to_wipe_out() -> None:
    play = {0: "phone-company", 1: "texas", 2: "moonies", 3: "japan"}
    game = given(4, play=play, hands={0: "fratricide"}, turns=3, active=3).seat(3)
    game.controls("moonies", by="japan").seat(0).joins("aid", "bavarian-illuminati").succeeds()
    game.seat(3).does("place", "japan", "bottom").expect(2, alive=False).does("end").settle()
    assert won(game) is None
    game = given(4, play=play, hands={0: "fratricide"}, turns=3).seat(0)
    s = game.kernel.s
    s.alive[2], s.emptied[2], s.alive[3], s.emptied[3] = 0, [1, 0], 0, [0]
    game.does("end").does("show", "fratricide").settle()
    assert won(game) == ([0], ["card"])


@pytest.mark.card("alternate-goals")
@pytest.mark.rule("INW-054", "INW-203")
def test_alternate_goals_allow_a_second_goal_also_when_it_lies_open() -> None:
    play, two = {0: "phone-company", 1: "moonies"}, "hail-eris fratricide"
    game = (
        given(play=play, hands={0: two}).seat(0).cannot("end").does("discard", "hail-eris").can("end").idle()
    )
    game = given(play=play, hands={0: f"{two} alternate-goals"}).seat(0).can("end")
    game.plays("alternate-goals").can("end").expect(0, plots=two.split()).does("end").seat(1).does("end")
    game.settle().expect("table", active=0).expect("alternate-goals", tokens=0).idle()
    game = given(play=play, hands={0: f"{two} kill-for-peace alternate-goals"}).seat(0).cannot("end")


@pytest.mark.card("ufos")
@pytest.mark.rule("INW-054", "INW-203")
def test_the_ufos_may_have_three_different_goals_and_win_with_any_of_them() -> None:
    """Not as a card of the hand, not with two of the same, and not with a fourth."""
    strong = {0: "california:right>dentists hackers:left w-i-t-c-h:top moonies:bottom", 1: "mi-5"}
    three = "hail-eris fratricide kill-for-peace"
    ufos = {**NINE, "play": strong, "illuminati": {0: "ufos"}}
    game = given(**ufos, hands={0: three}).seat(0).can("end").does("end")
    game.cannot("show", "fratricide").does("show", "hail-eris").settle()
    assert won(game) == ([0], ["card"])
    given(**ufos, hands={0: f"{three} power-to-the-people"}).seat(0).cannot("end").idle()
    twice = given(**ufos, hands={0: "hail-eris hail-eris"}).seat(0).cannot("end")
    twice.does("discard", "hail-eris").can("end").idle()
    given(play=strong, hands={0: "hail-eris fratricide ufos"}).seat(0).cannot("end").idle()


@pytest.mark.rule("INW-033", "INW-034", "INW-202")
def test_a_claim_can_be_stopped_by_plots_but_not_by_attacks() -> None:
    play, roots = {0: f"{FORTY} cfl-aio", 1: "moonies japan"}, {0: "servants-of-cthulhu"}
    hands = {0: "power-for-its-own-sake", 1: "dont-forget-to-smash-the-state"}
    game = given(3, play=play, hands=hands, illuminati=roots).seat(0).does("end")
    game.does("show", "power-for-its-own-sake").seat(1).cannot("attack", "japan")
    game.plays("dont-forget-to-smash-the-state").settle()
    assert won(game) is None
    game.told("claim-failed", seat=0).expect("power-for-its-own-sake", zone="hand").idle()
    assert game.sees(2).seats[0].plots, "it lies open in the hand"


@pytest.mark.card("nice-idea-its-mine-now", "foiled", "wargamers")
@pytest.mark.rule("INW-202")
def test_a_goal_that_is_shown_for_a_claim_is_neither_taken_nor_discarded() -> None:
    play, roots = {0: "big-media wargamers", 1: f"{FORTY} cfl-aio"}, {1: "servants-of-cthulhu"}
    hands = {0: "nice-idea-its-mine-now foiled", 1: "power-for-its-own-sake"}
    position = {"play": play, "hands": hands, "illuminati": roots, "exposed": "power-for-its-own-sake"}
    game = given(3, **position).seat(0).may("foiled").may("wargamers").may("nice-idea-its-mine-now")
    game.does("end").seat(1).does("show", "power-for-its-own-sake").seat(0)
    game.may_not("foiled").may_not("wargamers").may_not("nice-idea-its-mine-now").settle()
    assert won(game) == ([1], ["card"])


@pytest.mark.card("fratricide")
@pytest.mark.parametrize(("side", "now"), [("aid", 1), ("oppose", 0)])
def test_who_fought_for_the_victim_has_not_helped(side: str, now: int) -> None:
    """Neither the Group nor the Plot that makes it stronger counts."""
    play = {0: "supreme-court", 1: "texas", 2: "moonies", 3: "japan c-i-a n-s-a fraternal-orders"}
    hands = {0: "martial-law fratricide", 3: "moonies"}
    game = given(4, play=play, hands=hands, turns=3, active=3).seat(3)
    game.controls("moonies@2", by="japan", aid="c-i-a gnomes-of-zurich n-s-a fraternal-orders").gathers()
    game.seat(3).does("agents", "moonies@3", "aid").gathers().seat(0).joins(side, "supreme-court")
    game.plays("martial-law", "supreme-court").succeeds().seat(3).does("place", "japan", "bottom")
    game.expect(2, alive=False)
    ((_, found, _),) = game.sees(0).seats[0].goals
    assert found == now


@pytest.mark.card("fratricide")
@pytest.mark.rule("EVL-11")
@pytest.mark.parametrize(
    ("on", "verb", "bit", "now"),
    [("moonies", "add", 0, 1), ("moonies", "remove", 4, 0), ("texas", "add", 1, 0)],
)
def test_an_ability_helps_by_what_it_makes_of_the_attack(on: str, verb: str, bit: int, now: int) -> None:
    """Moonies of the Government are easier for Japan to control, and those that are not Peaceful harder."""
    play = {0: "phone-company", 1: "texas", 2: "moonies", 3: "japan c-i-a n-s-a fraternal-orders"}
    lasers = {0: "orbital-mind-control-lasers"}
    game = given(4, play=play, hands={0: "fratricide"}, resources=lasers, turns=3, active=3).seat(3)
    game.controls("moonies", by="japan", aid="c-i-a gnomes-of-zurich n-s-a fraternal-orders").gathers()
    game.seat(0).uses("orbital-mind-control-lasers", on=on).does("turn", verb, bit).succeeds()
    game.seat(3).does("place", "japan", "bottom").expect(2, alive=False)
    assert game.sees(0).seats[0].goals[0][1] == now


@pytest.mark.card("fratricide")
@pytest.mark.rule("EVL-11", "INW-185")
@pytest.mark.parametrize(("plot", "now"), [("nationalization", 1), ("commitment", 0)])
def test_a_linked_plot_helps_by_what_it_makes_of_the_attack(plot: str, now: int) -> None:
    """One makes the Moonies Government, as Japan is, the other makes them resist more."""
    play = {
        0: "pentagon i-r-s supreme-court",
        1: "texas",
        2: "moonies",
        3: "japan c-i-a n-s-a fraternal-orders",
    }
    game = given(4, play=play, hands={0: f"fratricide {plot}"}, turns=3, active=3).seat(3)
    game.controls("moonies", by="japan", aid="c-i-a gnomes-of-zurich n-s-a fraternal-orders").gathers()
    game.seat(0).plays(plot, "moonies").succeeds().seat(3).does("place", "japan", "bottom")
    game.expect(2, alive=False)
    assert game.sees(0).seats[0].goals[0][1] == now


@pytest.mark.card("servants-of-cthulhu", "fratricide")
def test_who_took_the_last_group_once_has_not_taken_those_that_were_won_since() -> None:
    play, roots = {0: "texas", 1: "dentists", 2: "mi-5"}, {0: "servants-of-cthulhu"}
    turns, hands = {0: 3, 1: 2, 2: 3}, {0: "fratricide", 1: "fast-food-chains"}
    game = given(3, play=play, illuminati=roots, turns=turns, hands=hands).seat(0)
    game.controls("dentists", by="texas", aid="servants-of-cthulhu").succeeds()
    game.does("place", "texas", "bottom").does("end").seat(1).expect(1, alive=True)
    game.does("take-over", "fast-food-chains").does("place", "bavarian-illuminati", "top").settle()
    game.destroys("fast-food-chains", by="bavarian-illuminati").succeeds().settle().does("end").settle()
    game.expect(1, alive=False).expect(0, special=(0, 8))
    assert game.sees(0).seats[0].goals[0][1] == 0
