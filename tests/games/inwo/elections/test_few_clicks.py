"""An election in few clicks: what a panel offers, and how often a player is asked."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from bot.engine.moves import HOST
from bot.games.contract import Page, Plan
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.game import INWO
from bot.games.inwo.minds.ease import EASE
from tests.games.inwo.elections.campaign import campaign, nominated, step, tickets, tied
from tests.games.inwo.test_pictures import say, twin
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


def three_tickets(**more: str) -> Game:
    """Al Gore and Nancy Reagan belong to Seat 0, between them stands Dan Quayle, of Seat 1; who is nobody's
    is free."""
    play = {0: "al-gore nancy-reagan", 1: "dan-quayle", 2: "loan-sharks"}
    area = more.pop("area", "elvis count-dracula")
    return nominated(campaign(3, play, area=area, **more), "al-gore", "dan-quayle", "nancy-reagan")


@pytest.mark.rule("ELE-06")
def test_mates_of_tickets_with_others_between_are_on_one_page_and_told_in_their_order() -> None:
    game = three_tickets()
    opening = page(game, 0)
    assert opening is not None
    assert "told when its turn comes" in say(opening.head)
    assert [say(head) for head, _ in opening.rows] == [
        "Al Gore runs with Count Dracula", "Nancy Reagan runs with Count Dracula",
    ]  # fmt: skip
    changed = page(game, 0, _named(opening, 1, "Dan Quayle"))
    assert changed is not None
    assert changed.chosen is not None
    press(game, 0, changed.chosen)
    assert tickets(game)[2][:2] == ("nancy-reagan", ""), "nobody hears of it yet"
    game.waits_for(1).seat(1).does("mate", "elvis")
    assert [stand[:2] for stand in tickets(game)] == [
        ("al-gore", "count-dracula"), ("dan-quayle", "elvis"), ("nancy-reagan", "dan-quayle"),
    ]  # fmt: skip
    told = [event.public["face"] for event in game.events if event.kind == "mate-named" and event.public]
    assert told == [FACES.face(card) for card in ("dan-quayle", "nancy-reagan")], "at once, in their order"
    assert step(game) == "support"


@pytest.mark.rule("ELE-06")
def test_a_player_may_wait_for_the_mates_of_others_before_they_name_their_second() -> None:
    game = three_tickets()
    opening = page(game, 0)
    assert opening is not None
    (only,) = opening.aside
    assert say(only.label) == "Name only Al Gore’s now"
    game.seat(0).does(*only.moves[0]).seat(1).does("mate", "elvis").waits_for(0)
    assert page(game, 0) is None


@pytest.mark.rule("ELE-06", "ELE-30")
def test_a_mate_who_was_chosen_ahead_and_is_shot_meanwhile_is_chosen_again() -> None:
    hands = {2: "sniper"}
    game = three_tickets(area="elvis fidel-castro", hands=hands)  # type: ignore[arg-type]
    game.seat(0).does("mate-ahead", "nancy-reagan", "fidel-castro").does("mate", "elvis")
    game.waits_for(1).seat(2).plays("sniper", "fidel-castro").gathers().rolls(1, 1).stands()
    game.seat(1).does("mate", "elvis").waits_for(0).seat(0).does("mate", "elvis")
    assert tickets(game)[2][:2] == ("nancy-reagan", "elvis")


def test_nobody_else_sees_that_a_mate_was_chosen_ahead() -> None:
    game = three_tickets()
    before = [game.sees(seat) for seat in (None, 1, 2)]
    told = len(game.events)
    game.seat(0).does("mate-ahead", "nancy-reagan", "elvis").waits_for(0)
    assert [game.sees(seat) for seat in (None, 1, 2)] == before
    assert not [event for event in game.events[told:] if event.public is not None]


@pytest.mark.rule("ELE-05")
def test_what_several_parties_of_a_player_remove_is_on_one_page() -> None:
    play = {0: "libertarians international-communist-conspiracy", 1: "the-green-party"}
    game = nominated(campaign(2, play, area="al-gore dan-quayle elvis"), "al-gore", "dan-quayle")
    opening = page(game, 0)
    assert opening is not None
    assert say(opening.rows[0][0]) == "Libertarians: remove nobody"
    assert opening.chosen is not None
    assert say(opening.chosen.label) == "Remove nobody"
    first = page(game, 0, _named(opening, 0, "Al Gore"))
    assert first is not None
    both = page(game, 0, _named(first, 1, "Dan Quayle"))
    assert both is not None
    same = page(game, 0, _named(both, 1, "Al Gore"))
    assert same is not None
    assert [say(head) for head, _ in same.rows] == [
        "Libertarians: remove nobody", "International Communist Conspiracy: remove Al Gore",
    ]  # fmt: skip
    assert both.chosen is not None
    assert say(both.chosen.label) == "Remove 2 nominees"
    press(game, 0, both.chosen)
    assert game.sees(None).election.removed != ()
    assert [stand[0] for stand in tickets(game)] == ["elvis"], "nobody is left for the Greens to remove"
    game.expect("libertarians", tokens=0).expect("international-communist-conspiracy", tokens=0)
    game.expect("the-green-party", tokens=1)
    alone = nominated(campaign(2, play, area="al-gore dan-quayle"), "al-gore", "dan-quayle").seat(0)
    assert page(alone.does("keep").does("keep"), 1) is None, "one party is a list of names"


@pytest.mark.rule("ELE-05", "ELE-03")
def test_parties_are_asked_from_the_presidents_controller_on() -> None:
    play = {0: "libertarians", 1: "the-green-party>dan-quayle"}
    game = campaign(2, play, area="elvis al-gore", president="dan-quayle", vice="elvis")
    nominated(game, "al-gore", "elvis").waits_for(1).seat(1).does("keep").waits_for(0)


def _named(shown: Page, row: int, person: str) -> tuple[int, ...]:
    """The key of a person in a row of a page."""
    return next(plan.key for plan in shown.rows[row][1] if person in say(plan.label))


@pytest.mark.rule("ELE-08", "ELE-29")
@pytest.mark.card("benefit-concert")
def test_plots_of_the_hand_that_add_power_are_on_the_page_of_support() -> None:
    """Big Media, of Power 4, are Liberal: their action adds 4 more, and ten with the Plot."""
    play = {0: "big-media phone-company", 1: "loan-sharks"}
    game = campaign(2, play, area="al-gore dan-quayle elvis", hands={0: "benefit-concert tornado"})
    nominated(game, "al-gore", "dan-quayle").seat(0).does("mate", "elvis").seat(1).does("mate", "elvis")
    opening = page(game, 0)
    assert opening is not None
    heading, cards = opening.rows[3]
    assert say(heading) == "Benefit Concert: with whose action"
    assert [say(plan.label) for plan in cards] == ["Big Media + 14"]
    assert len(opening.rows) == 4, "a Tornado adds nothing"
    with_it = page(game, 0, cards[0].key)
    assert with_it is not None
    assert with_it.chosen is not None
    assert say(with_it.chosen.label) == "Declare 33 for Al Gore / Elvis"
    assert [say(plan.label) for plan in with_it.rows[3][1]] == ["✓ Big Media + 14"]
    sole = page(game, 0, _named(with_it, 2, "Big Media"))
    assert sole is not None
    assert sole.chosen is not None
    assert say(sole.chosen.label) == "Declare 23 for Al Gore / Elvis", (
        "its action once, with the Plot or without"
    )
    press(game, 0, with_it.chosen)
    assert tickets(game)[0][2] == 10 + 5 + 4 + 4 + 10
    game.expect("benefit-concert", zone="discards").waits_for(1)


@pytest.mark.rule("ELE-08")
def test_what_a_hand_could_add_is_seen_by_its_player_alone() -> None:
    """With or without such a Plot the others see and are asked the same, now and when more may be added."""
    seen = []
    for plot in ("benefit-concert", "tornado"):
        play = {0: "democrats", 1: "loan-sharks"}
        game = campaign(2, play, area="al-gore dan-quayle elvis", hands={0: plot})
        nominated(game, "al-gore", "dan-quayle").seat(0).does("mate", "elvis").seat(1).does("mate", "elvis")
        views = [game.sees(1)]
        game.seat(0).does("back", 0).seat(1).does("back", 1).waits_for(0)
        seen.append([*views, game.sees(1), game.sees(None), [*game.kernel.s.waiting]])
        offered = [
            say(INWO.words.label(game.sees(0), game.ask_of(0), choice)) for choice in game.ask_of(0).choices
        ]
        said = "Add the action of Democrats with Benefit Concert: + 10, no more Conservative support"
        assert (said in offered) is (plot == "benefit-concert")
    assert seen[0] == seen[1]


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


@pytest.mark.rule("ELE-07")
def test_whoever_declares_all_is_not_asked_for_more() -> None:
    """There is no more to declare for others, and nothing more is not 0 for somebody."""
    game = campaign(2, {0: "cable-tv"}, area="al-gore dan-quayle elvis")
    nominated(game, "al-gore", "dan-quayle").seat(0).does("mate", "elvis").seat(1).does("mate", "elvis")
    opening = page(game, 0)
    assert opening is not None
    assert not opening.aside
    illuminati = game.kernel.s.illuminati[0]
    game.kernel.submit(0, ("support", 0, illuminati, game.guide.names["cable-tv"]))
    assert say(main(game, 0).label) == "Declare nothing more"


@pytest.mark.rule("ELE-08")
def test_plots_that_add_to_an_action_are_buttons_when_actions_are_asked_for() -> None:
    """Two copies of one Plot are one button; the hand says that it can be played."""
    hands = {0: "benefit-concert benefit-concert"}
    game = campaign(2, {0: "big-media"}, area="al-gore dan-quayle elvis", hands=hands)
    nominated(game, "al-gore", "dan-quayle").seat(0).does("mate", "elvis").seat(1).does("mate", "elvis")
    game.seat(0).does("back", 0).seat(1).does("back", 1).waits_for(0)
    plans = EASE.first(game.sees(0), game.ask_of(0))
    assert [say(plan.label) for plan in plans] == [
        "Add nothing",
        "Add the action of Big Media: + 4",
        "Add the action of Big Media with Benefit Concert: + 14",
    ]
    assert "▶ Benefit Concert: Plot · adds to an action in support" in twin(INWO.words.hand(game.sees(0)))
