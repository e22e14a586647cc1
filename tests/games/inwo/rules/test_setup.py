"""Before the first turn (INW-001 to INW-011), and what protects first turns (INW-012 to INW-016)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from bot.engine.kernel import Kernel, stored
from bot.engine.moves import CHANCE, Refused
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.deck import deck_of
from bot.games.inwo.decks.ready import READY
from bot.games.inwo.play.setup import Setup
from bot.games.inwo.rules import INFO, RULES
from tests.support.inwo import given


def begun(seats: int = 3, sheets: list[str | None] | None = None, value: int = 7) -> Kernel:
    """A game in which all choose their leads next."""
    options = INFO.opening({"deck": sheets} if sheets else {})
    kernel = Kernel(RULES, RULES.setup(seats, options))
    kernel.start()
    while kernel.s.waiting[0] == CHANCE:
        value += 1
        kernel.submit(CHANCE, (value,))
    return kernel


def led(kernel: Kernel, leads: list[int]) -> Kernel:
    """The seats choose these of their leads, and chance goes on to the first turn."""
    faces = [int(kernel.legal(seat)[n][1]) for seat, n in enumerate(leads)]  # type: ignore[arg-type]
    for seat, face in enumerate(faces):
        kernel.submit(seat, ("lead", face))
    for value in range(50):
        if kernel.s.waiting[0] == CHANCE:
            kernel.submit(CHANCE, (value * 977,))
    return kernel


@pytest.mark.rule("INW-001")
def test_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(Refused):
            RULES.setup(seats, INFO.settle({}))


@pytest.mark.rule("INW-001")
@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_as_may_play_come_to_their_first_turn(seats: int) -> None:
    kernel = led(begun(seats), [seat % 3 for seat in range(seats)])
    assert len(RULES.view(kernel.s, None).seats) == seats
    assert len(kernel.s.illuminati) == seats


@pytest.mark.rule("INW-004")
def test_several_may_play_the_same_illuminati() -> None:
    deck = next(iter(READY))
    view = RULES.view(begun(3, [deck, deck, None]).s, 2)
    assert view.seats[0].illuminati == view.seats[1].illuminati == FACES.face(READY[deck].deck.illuminati)


@pytest.mark.rule("INW-002", "INW-003", "INW-004")
def test_each_has_a_deck_in_two_piles_and_shows_an_illuminati() -> None:
    deck = next(iter(READY))
    kernel = begun(2, [deck, None])
    view = RULES.view(kernel.s, 1)
    own = view.seats[0]
    assert own.plot_deck + own.plot_count + own.group_deck + 1 == 45
    assert FACES.ID[own.illuminati] == READY[deck].deck.illuminati


@pytest.mark.rule("INW-005", "INW-009")
def test_three_plots_and_nobody_sees_what_is_undrawn() -> None:
    kernel = begun()
    for seat in range(3):
        view = RULES.view(kernel.s, seat)
        assert view.seats[seat].plot_count == len(view.seats[seat].plots) == 3
        known = [card for card, face in enumerate(view.faces) if face >= 0]
        assert len(known) == 3 + 3, "three Illuminati and the own Plots"
        assert view.seats[(seat + 1) % 3].plots == ()


@pytest.mark.rule("INW-005", "INW-006")
def test_before_the_first_turn_nothing_is_done_but_to_choose_a_group_as_lead() -> None:
    """The deck has Resources, and all Plots of it could be played at any time."""
    groups, gadgets = ["dentists", "texas", "c-i-a"], ["crystal-skull", "clipper-chip"]
    plots = [FACES.ID[face] for face in range(len(FACES.ID)) if FACES.TYPE[face] == "nwo"]
    sheet = deck_of("", "ufos", ["dentists"], ["ufos", *groups, *gadgets, *(plots * 9)[:39]]).line()
    kernel = begun(2, [sheet, None])
    assert {FACES.TYPE[kernel.s.face[card]] for card in RULES.view(kernel.s, 0).seats[0].plots} == {"nwo"}
    assert sorted(kernel.legal(0)) == sorted(("lead", FACES.face(name)) for name in groups)


@pytest.mark.rule("INW-006")
def test_leads_are_shown_together_and_nobody_sees_one_before() -> None:
    kernel = begun(3)
    for seat in (0, 1):
        before = RULES.view(kernel.s, 2)
        told = kernel.submit(seat, kernel.legal(seat)[seat])
        assert all(event.kind != "leads-shown" for event in told)
        seen = RULES.view(kernel.s, 2)
        assert [card.structure for card in seen.seats] == [card.structure for card in before.seats]
        assert seen.faces == before.faces
    told = kernel.submit(2, kernel.legal(2)[2])
    assert [event.kind for event in told].count("leads-shown") == 1


@pytest.mark.rule("INW-006", "INW-008")
def test_leads_hang_below_the_illuminati_and_six_cards_are_drawn() -> None:
    kernel = begun()
    assert all(FACES.is_group(int(choice[1])) for choice in kernel.legal(0))
    led(kernel, [0, 1, 2])
    view = RULES.view(kernel.s, None)
    for seat in view.seats:
        assert len(seat.structure) == 2
        assert seat.structure[1].master == seat.structure[0].card
        assert seat.group_count == 6


@pytest.mark.rule("INW-007")
def test_equal_leads_are_set_aside_and_chosen_anew() -> None:
    deck = next(iter(READY))
    kernel = begun(2, [deck, deck])
    first = kernel.legal(0)[0]
    for seat in (0, 1):
        kernel.submit(seat, first)
    assert kernel.s.waiting == [0, 1]
    assert first not in kernel.legal(0)
    other = kernel.legal(0)[:2]
    kernel.submit(0, other[0])
    kernel.submit(1, other[1])
    assert [FACES.is_group(int(move[1])) for move in other] == [True, True]


@pytest.mark.rule("INW-007", "INW-008")
def test_leads_set_aside_are_in_the_deck_again_after_the_first_draw_and_not_in_the_hand() -> None:
    """Each deck has nine Groups: two are set aside, one leads, and six are drawn."""
    groups = [FACES.ID[face] for face in range(len(FACES.ID)) if FACES.is_group(face) and FACES.OUT[face]]
    plots = [FACES.ID[face] for face in range(len(FACES.ID)) if FACES.TYPE[face] == "plot"]
    cards = ["ufos", *groups[:9], *plots[:35]]
    sheet = deck_of("", "ufos", [groups[0]], cards).line()
    for value in range(5):
        kernel = begun(2, [sheet, sheet], value)
        aside = [kernel.legal(0)[0]]
        kernel.submit(0, aside[0])
        kernel.submit(1, aside[0])
        aside.append(kernel.legal(1)[3])
        kernel.submit(1, aside[1])
        kernel.submit(0, aside[1])
        s = led(kernel, [0, 1]).s
        for seat in (0, 1):
            assert len(s.groups[seat]) == 6
            assert sorted(s.face[card] for card in s.group_decks[seat]) == sorted(face for _, face in aside)


def test_a_game_that_was_stored_before_leads_were_set_aside_comes_to_its_first_turn() -> None:
    """Its leads are chosen, and the frame that deals the Groups had one register less."""
    kernel = begun(2)
    (frame,) = Setup.on_stack(kernel.s)
    del frame[Setup.ASIDE]
    again = led(Kernel(RULES, stored(RULES, kernel.s.dump())), [0, 1])
    assert [len(hand) for hand in again.s.groups] == [6, 6]
    assert again.s.doing != "setup"


@pytest.mark.rule("INW-010")
def test_the_highest_roll_begins_and_equal_ones_are_rolled_again() -> None:
    again = set()
    for value in range(24):
        kernel = begun()
        for seat in range(3):
            kernel.submit(seat, kernel.legal(seat)[seat])
        rolls: list[dict[str, Any]] = []
        while kernel.s.waiting[0] == CHANCE:
            told = kernel.submit(CHANCE, (value * 977 + len(rolls),))
            rolls += [dict(event.public or {}) for event in told if event.kind == "rolled-for-start"]
        for first, second in pairwise(rolls):
            assert second["seats"] == best(first)
        assert best(rolls[-1]) == [kernel.s.active]
        again.add(len(rolls) > 1)
    assert again == {True, False}


def best(told: Mapping[str, Any]) -> list[int]:
    """Who rolled the most."""
    most = max(told["rolls"])
    return [seat for seat, roll in zip(told["seats"], told["rolls"], strict=True) if roll == most]


@pytest.mark.rule("INW-011")
def test_play_goes_on_from_seat_to_seat() -> None:
    given(3, active=2).seat(2).does("end").expect("table", active=0)


@pytest.mark.rule("INW-012")
def test_who_has_not_finished_a_turn_is_left_alone() -> None:
    game = given(3, play={0: "phone-company", 1: "dentists", 2: "gay-activists"}, turns={0: 1, 2: 1})
    game.seat(0).does("attack", "phone-company").cannot("control", "dentists")
    game.can("control", "gay-activists")


@pytest.mark.rule("INW-012", "INW-015")
def test_nobody_meddles_with_attacks_of_a_first_turn_but_whom_they_hit() -> None:
    game = given(
        3, play={0: "phone-company", 1: "post-office", 2: "supreme-court"}, turns={1: 1, 2: 1}, spent="1 2"
    )
    game.seat(0).controls("post-office", by="phone-company").seat(2).cannot("oppose", "supreme-court")
    game.seat(1).joins("oppose", "post-office").idle()
