"""AI seats judge what others do, and at whom and with what a card is used."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.inwo.minds.prospects import plans
from tests.games.inwo.test_minds import answer, volunteered
from tests.support.inwo import given

LEADING = "pentagon>japan hackers f-b-i>moonies"
RIVALS = {1: "c-i-a>nato>the-mafia texas california", 2: "phone-company>china"}


@pytest.mark.parametrize(("illuminati", "helps"), [("ufos", True), ("servants-of-cthulhu", False)])
def test_nobody_helps_a_rival_to_destroy_what_brings_them_nearer_to_their_goal(
    illuminati: str, helps: bool
) -> None:
    """Also where it hurts somebody else: the Servants of Cthulhu count what they destroy."""
    chosen = {0: illuminati, 1: "gnomes-of-zurich", 2: "discordian-society"}
    game = given(3, play={0: LEADING, **RIVALS}, illuminati=chosen).seat(0)
    game.destroys("the-mafia", by="pentagon", aid="hackers f-b-i").does("pass").seat(2)
    assert ((volunteered(game, 2) or ("",))[0] == "aid") is helps


def test_a_card_is_used_where_somebody_has_what_it_takes() -> None:
    """The one who leads shows no Plot, so that it is aimed at the other."""
    play = {0: "templars dentists", 1: "moonies", 2: "phone-company>n-s-a f-b-i>c-i-a"}
    hands = {1: "hoax", 2: "fnord"}
    game = given(3, play=play, hands=hands, exposed="hoax", spent="0 dentists").seat(0)
    templars = game.guide.number("templars")
    assert answer(game, 0) == ("use", templars, 0)
    game.does("use", templars, 0).told("card-used", at=1)


def test_no_plot_raises_the_power_of_a_helper_whose_global_power_counts() -> None:
    play = {0: "phone-company rosicrucians", 1: "c-i-a>nato>the-mafia"}
    game = given(play=play, hands={0: "harmonica-virgins"}, spent="0").seat(0)
    game.controls("the-mafia", by="phone-company", aid="rosicrucians")
    assert game.sees(None).attack.number < 0
    assert answer(game, 0)[0] != "play"


@pytest.mark.rule("INW-142")
@pytest.mark.parametrize(("rival", "more"), [("discordian-society", 0), ("the-network", 2)])
def test_what_is_hoped_of_an_attack_leaves_out_bonuses_that_immunity_keeps_off(rival: str, more: int) -> None:
    """Finland, a Government, helps to control computers, but not those of the Discordians."""
    hoped, taken = [], []
    for helper in ("japan", "finland"):
        game = given(play={0: helper, 1: "hackers"}, illuminati={1: rival}).seat(0)
        view = game.sees(0)
        led = view.seats[0].structure[0].card
        hoped += [plan.number for plan in plans(view, view.seats[0]) if plan[1:3] == (led, "control")]
        taken.append(game.controls("hackers", by="bavarian-illuminati").sees(0).attack.number)
    assert hoped == taken
    assert hoped[1] - hoped[0] == more


@pytest.mark.parametrize(("tokens", "done"), [(2, "attack"), (1, "end")])
def test_of_tokens_that_are_never_for_the_same_attack_one_is_kept_to_stop_who_is_near_to_winning(
    tokens: int, done: str
) -> None:
    """The UFOs have two."""
    near = "phone-company>c-i-a n-s-a>post-office japan>china moonies>brazil"
    play = {0: "dentists", 1: near, 2: "wall-street", 3: "moral-minority"}
    position: dict[str, Any] = {"illuminati": {0: "ufos"}, "hands": {0: "hollywood"}, "spent": "dentists"}
    game = given(4, play=play, tokens={"0": tokens}, **position).seat(0)
    assert answer(game, 0)[0] == done


# -- dice of cards, and actions that touch nobody else


@pytest.mark.parametrize(("roll", "turns"), [((6, 6), True), ((2, 2), False)])
def test_its_own_dice_for_a_card_are_turned_where_that_brings_more(
    roll: tuple[int, int], turns: bool
) -> None:
    """The Flat Earthers draw so many Plots as they roll, up to the four Places."""
    play = {0: "flat-earthers texas>japan france canada", 1: "mi-5"}
    game = given(play=play, hands={0: "bribery"}, decks={0: "hoax clone jake-day jihad"}).seat(0)
    game.plays("flat-earthers", verb="use").gathers().rolls(*roll)
    assert (answer(game, 0)[0] == "play") is turns


@pytest.mark.parametrize(("whose", "roll", "turns"), [(1, 1, True), (1, 6, False), (2, 1, False)])
def test_the_dice_of_a_rival_are_turned_that_would_destroy_what_is_its_own(
    whose: int, roll: int, turns: bool
) -> None:
    """The Suicide Squad destroys a Resource with a roll of 5 or less."""
    resources = {0: "suicide-squad", whose: "crystal-skull"}
    play = {0: "texas", 1: "mi-5", 2: "dentists"}
    game = given(3, play=play, resources=resources, hands={1: "murphys-law"}).seat(0)
    game.uses("suicide-squad", on="crystal-skull").gathers().rolls(roll).seat(1)
    assert ((volunteered(game, 1) or ("",))[0] == "play") is turns


@pytest.mark.parametrize(("roll", "turns"), [(6, True), (3, False)])
def test_dice_are_turned_that_would_be_the_death_of_an_own_group(roll: int, turns: bool) -> None:
    """Imelda Marcos dies of a 6."""
    play = {0: "imelda-marcos", 1: "post-office"}
    game = given(play=play, hands={0: "fnord"}, decks={0: "texas"}).seat(0)
    game.destroys("post-office", by="imelda-marcos").does("do").rolls(roll)
    assert (answer(game, 0)[0] == "play") is turns


@pytest.mark.parametrize(("roll", "turns"), [((1, 1), True), ((6, 5), False)])
def test_dice_are_turned_that_would_lose_a_bet(roll: tuple[int, int], turns: bool) -> None:
    """In Las Vegas 7 or more wins."""
    decks = {0: "hoax clone jihad texas", 1: "martyrs messiah"}
    game = given(play={0: "las-vegas", 1: "dentists"}, decks=decks, hands={0: "fnord"}).seat(0)
    game.does("use", "las-vegas").does("mode", "2").rolls(*roll)
    assert (answer(game, 0)[0] == "play") is turns


@pytest.mark.parametrize(("illuminati", "stops"), [("adepts-of-hermes", True), ("bermuda-triangle", False)])
def test_the_action_is_cancelled_that_would_bring_a_rival_nearer_to_their_goal(
    illuminati: str, stops: bool
) -> None:
    """The Adepts of Hermes count Magic Resources as Groups."""
    play = {0: "phone-company moonies", 1: "nuclear-power-companies"}
    game = given(3, play=play, hands={0: "crystal-skull"}, illuminati={0: illuminati}).seat(0)
    game.does("resource", "crystal-skull").seat(1)
    assert ((volunteered(game, 1) or ("",))[0] == "use") is stops


@pytest.mark.rule("INW-148")
def test_nobody_hopes_for_ordinary_aid_to_an_attack_by_a_secret_group() -> None:
    """Clone Arrangers are secret: what Japan could lend counts for the attack of another Group only."""
    game = given(play={0: "clone-arrangers cfl-aio japan", 1: "new-york"}, spent="0").seat(0)
    view = game.sees(0)
    helped = {plan.leader: plan.help for plan in plans(view, view.seats[0])}
    assert helped[game.guide.number("clone-arrangers")] == 0
    assert helped[game.guide.number("cfl-aio")] > 0


@pytest.mark.parametrize(("turns", "attacks"), [(2, False), (12, True)])
def test_no_token_is_kept_for_ever_when_nobody_can_draw_any_more(turns: int, attacks: bool) -> None:
    """Against who is about to win it is kept to defend, as long as new cards may change something."""
    leading = "pentagon>japan>new-york hackers>phone-company f-b-i>moonies"
    play = {0: "c-i-a the-mafia", 1: leading, 2: "supreme-court"}
    game = given(3, turns=turns, play=play, spent="1")
    assert all(not seat.plot_deck and not seat.group_deck for seat in game.sees(0).seats)
    assert ((answer(game, 0) or ("end",))[0] == "attack") is attacks
