"""An election in few clicks: what a panel offers, and how often a player is asked."""

from __future__ import annotations

from collections import Counter
from statistics import median

from bot.engine.moves import HOST
from bot.games.contract import Page, Plan
from bot.games.inwo.game import INWO
from bot.games.inwo.minds.ease import EASE
from tests.games.inwo.elections.campaign import campaign, nominated, step, tickets, tied
from tests.games.inwo.test_pictures import say
from tests.support.inwo import Game


def page(game: Game, seat: int, key: tuple[int, ...] = ()) -> Page | None:
    """The page of that key in the panel of a seat."""
    return EASE.page(game.sees(seat), game.ask_of(seat), key)


def main(game: Game, seat: int) -> Plan:
    """The main button of the opening page."""
    found = page(game, seat)
    assert found is not None
    assert found.chosen is not None
    return found.chosen


def press(game: Game, seat: int, plan: Plan) -> None:
    """The button of a plan: what it stands for is what its key brings up again, and then all its moves."""
    shown = page(game, seat, plan.key)
    assert shown is not None
    able = [one for one in [shown.chosen, *shown.aside] if one is not None and one.key == plan.key]
    for move in able[0].moves:
        game.kernel.submit(seat, move)


def test_all_support_is_declared_on_one_page() -> None:
    """Cable TV's action doubles it; the page turns choices on and off, and its main button says it all."""
    game = campaign(2, {0: "cable-tv phone-company"}, area="al-gore dan-quayle elvis")
    nominated(game, "al-gore", "dan-quayle").seat(0).does("mate", "elvis").seat(1).does("mate", "elvis")
    ask = game.ask_of(0)
    opening = EASE.page(game.sees(0), ask, ())
    assert opening is not None
    assert [say(head) for head, _ in opening.rows] == [
        "Which ticket", "Who supports it", "Who spends an action for it",
    ]  # fmt: skip
    acted = EASE.page(game.sees(0), ask, opening.rows[2][1][0].key)
    assert acted is not None
    assert acted.chosen is not None
    assert say(acted.chosen.label).startswith("Declare 21 for")
    for move in acted.chosen.moves:
        game.kernel.submit(0, move)
    assert tickets(game)[0][2] == 10 + 5 + 3 + 3
    game.waits_for(1)


def test_what_is_declared_with_more_to_come_ends_nothing() -> None:
    game = campaign(2, {0: "cable-tv phone-company"}, area="al-gore dan-quayle elvis")
    nominated(game, "al-gore", "dan-quayle").seat(0).does("mate", "elvis").seat(1).does("mate", "elvis")
    opening = page(game, 0)
    assert opening is not None
    (_, supporters) = opening.rows[1]
    without = page(game, 0, supporters[0].key)
    assert without is not None
    press(game, 0, without.aside[0])
    game.waits_for(0).seat(0).can("back", 1)
    press(game, 0, main(game, 0))
    game.waits_for(1)


def test_all_running_mates_of_a_player_are_named_on_one_page() -> None:
    """Nobody was nominated, so that everybody stands: three of them belong to Seat 0."""
    game = campaign(2, {0: "al-gore dan-quayle nancy-reagan", 1: "loan-sharks>elvis"})
    nominated(game, None, None).waits_for(0)
    opening = page(game, 0)
    assert opening is not None
    assert [say(head) for head, _ in opening.rows] == [
        "Al Gore runs with Elvis", "Dan Quayle runs with Elvis", "Nancy Reagan runs with Elvis",
    ]  # fmt: skip
    assert opening.chosen is not None
    other = next(plan for plan in opening.rows[1][1] if say(plan.label).startswith("Nancy Reagan"))
    changed = page(game, 0, other.key)
    assert changed is not None
    assert say(changed.rows[1][0]) == "Dan Quayle runs with Nancy Reagan"
    assert changed.chosen is not None
    press(game, 0, changed.chosen)
    assert [(stand[:2]) for stand in tickets(game)[:3]] == [
        ("al-gore", "elvis"), ("dan-quayle", "nancy-reagan"), ("nancy-reagan", "elvis"),
    ]  # fmt: skip
    game.waits_for(1)
    assert page(game, 1) is None, "one mate is a list of names"
    assert page(game, 0, other.key) is None, "an old button"


def test_the_room_votes_with_one_button_of_the_panel() -> None:
    game = tied()
    names = [say(INWO.words.label(game.sees(0), game.ask_of(0), choice)) for choice in game.ask_of(0).choices]
    assert names == ["Mayor Ribbon Bunting", "Aunt Agatha Smith", "Vote for nobody"]


def test_with_six_tickets_nobody_presses_more_than_twelve_buttons() -> None:
    """Six persons stand, and whatever can be asked is: three parties, Media and Plots that add their actions,
    free groups that somebody decides for."""
    play = {
        0: "libertarians cable-tv trading-card-games al-gore",
        1: "the-green-party big-media dan-quayle",
        2: "international-communist-conspiracy nancy-reagan",
        3: "democrats feminists elvis",
    }
    hands = dict.fromkeys(range(4), "benefit-concert")
    game = campaign(
        4, play, area="ross-perot lyndon-larouche margaret-thatcher vampires dentists", hands=hands
    )
    pressed: Counter[int] = Counter()
    nominees = ["al-gore", "dan-quayle", "nancy-reagan", "elvis"]
    for name in nominees:
        (seat,) = game.kernel.s.waiting
        pressed[seat] += 1
        game.seat(seat).does("nominate", name)
    most = 0
    while step(game):
        waiting = [seat for seat in game.kernel.s.waiting if seat >= 0]
        if not waiting:
            game.host("lapse") if HOST in game.kernel.s.waiting else game.chance(7)
            continue
        seat = waiting[0]
        pressed[seat] += 1
        most = max(most, len(tickets(game)))
        opening, ask = page(game, seat), game.ask_of(seat)
        if opening is not None and opening.chosen is not None:
            press(game, seat, opening.chosen)
        else:
            keeps = [choice for choice in ask.choices if choice == ("keep",)]
            game.kernel.submit(seat, (keeps or EASE.first(game.sees(seat), ask)[0].moves)[0])
    assert most == 6
    assert max(pressed.values()) <= 12
    assert median(pressed.values()) <= 6
