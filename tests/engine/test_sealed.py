"""Sealed rounds: secret, replaceable, closed when all are ready or late, opened once, resolved in order."""

import pytest

from tests.support.scenario import Scenario, given
from tests.support.toy.rules import GUIDE, TOY


def summit(seats: int = 3) -> Scenario:
    return given(GUIDE, seats=seats, hands={0: "summit"}).seat(0).plays("summit").seat(2).does("offer", 0)


def muster() -> Scenario:
    """Three seats are about to write orders; nobody has written anything."""
    game = given(GUIDE, seats=3, hands={0: "muster"}).seat(0).plays("muster")
    for _ in range(3):
        game.seat(game.kernel.s.waiting[0]).passes()
    return game


def test_offers_are_opened_once_when_the_last_is_in() -> None:
    (
        summit()
        .waits_for(0, 1)
        .seat(1).does("offer", 3).not_told("offers").expect("table", horizon="past")
        .waits_for(0)
        .seat(0).does("offer", 2)
        .told("offers", coins=(2, 3, 0))
        .expect("table", horizon="now")
        .expect(0, coins=3).expect(1, coins=2).expect(2, coins=5)
        .expect("sun", tokens=2)
        .idle()
    )  # fmt: skip


def test_an_offer_can_be_replaced_until_the_round_closes() -> None:
    (
        summit()
        .seat(2).does("offer", 4).does("offer", 1)
        .waits_for(0, 1)
        .seat(0).does("offer", 0).seat(1).does("offer", 0)
        .told("offers", coins=(0, 0, 1))
        .expect("sea", tokens=2)
        .refuses("offer", 2)
        .idle()
    )  # fmt: skip


def test_the_order_of_arrival_makes_no_difference() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = muster()
        for seat in order:
            game.seat(seat).does("rob", (seat + 1) % 3).does("ready")
        game.idle()
        ends.add(tuple(game.kernel.s.coins))
    assert len(ends) == 1


@pytest.mark.parametrize("writes", [0, 2])
def test_time_closes_the_round_with_what_is_written(writes: int) -> None:
    game = muster()
    for seat in (0, 1):
        game.seat(seat).does("work").does("ready")
    game.waits_for(2).seat(2)
    for _ in range(writes):
        game.does("rob", 0)
    game.time_is_up().idle().expect(0, coins=6 - writes).expect(2, coins=5 + writes)


def test_out_of_time_without_an_offer_is_the_smallest_offer() -> None:
    (
        summit()
        .seat(0).does("offer", 1)
        .seat(1).time_is_up()
        .told("offers", coins=(1, 0, 0))
        .idle()
    )  # fmt: skip


def test_orders_are_opened_late_one_sheet_after_the_other() -> None:
    """Nothing is told at the close; each sheet is told when its turn comes, from the active seat round."""
    game = muster()
    game.seat(1).does("work").does("rob", 0).does("ready")
    game.seat(2).does("ready").not_told("orders").seat(0).does("rob", 1).does("ready")
    sheets = [event.public for event in game.events if event.kind == "orders"]
    assert sheets == [
        {"seat": 0, "sheet": (("rob", 1),)},
        {"seat": 1, "sheet": (("work",), ("rob", 0))},
        {"seat": 2, "sheet": ()},
    ]
    game.idle().expect(0, coins=5).expect(1, coins=5 - 1 + 1 + 1)


def test_a_ready_seat_can_reopen_its_sheet() -> None:
    (
        muster()
        .seat(0).does("work").does("ready").waits_for(1, 2)
        .seat(0).does("reopen").waits_for(0, 1, 2)
        .does("clear").does("ready")
        .seat(1).does("work").does("ready")
        .does("work").waits_for(1, 2)
        .does("ready").seat(2).does("ready")
        .expect(0, coins=5).expect(1, coins=7)
        .idle()
    )  # fmt: skip


def test_what_others_write_moves_nobodys_ask() -> None:
    """Number, choices and view of the others stay the same; the writer's own number changes."""
    game = muster()
    before = {seat: game.ask_of(seat) for seat in range(3)}
    views = {seat: TOY.view(game.kernel.s, seat) for seat in (0, 2, None)}
    game.seat(1).does("work").does("rob", 0).does("clear").does("work")
    assert [game.ask_of(seat) for seat in (0, 2)] == [before[0], before[2]]
    assert game.ask_of(1).number != before[1].number
    assert views == {seat: TOY.view(game.kernel.s, seat) for seat in (0, 2, None)}
    game.does("ready")
    assert [game.ask_of(seat) for seat in (0, 2)] == [before[0], before[2]]


def test_what_is_not_on_the_sheet_is_refused() -> None:
    (
        muster()
        .seat(0).does("work").does("work").does("work")
        .refuses("work").refuses("rob", 1).refuses("rob", 0)
        .can("clear")
    )  # fmt: skip
    summit().seat(1).refuses("offer", 6, why="shape-range").refuses("offer", "all", why="shape-number")
