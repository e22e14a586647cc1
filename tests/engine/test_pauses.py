"""Windows with a pause: who is waited for, who may look on, how they hold, and when it is over."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.events import DONE
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import HOST, LAPSE, PASS, Move, Refused
from bot.engine.pauses import HOLD, Grabs, Pausing, PausingEvent
from tests.support.heist import HEIST, HOOK, OMEN, STOP, Dawn, Drop, Heist, HeistRules, Turn


class Table:
    """A game of four in the middle of seat 0's turn, with hands given in words."""

    def __init__(self, *hands: str, dawn: bool = False) -> None:
        s = HeistRules([*hands, "", "", ""]).setup(max(4, len(hands)), {})
        s.turn = 1
        s.stack = [Turn.new(step=Turn.BEGIN if dawn else Turn.MAIN)]
        self.kernel = Kernel(HEIST, s)
        self.kernel.start()
        self.told: list[str] = []

    def __call__(self, seat: int, *move: int | str) -> Table:
        """Make a move; then go on with a game that was stored and loaded again."""
        self.told += [event.kind for event in self.kernel.submit(seat, move)]
        line = self.kernel.s.dump()
        self.kernel = Kernel(HEIST, Heist.load(line))
        assert self.kernel.s.dump() == line
        return self

    def card(self, seat: int, kind: int) -> int:
        return self.kernel.s.of_kind(seat, kind)[0]

    def required(self) -> set[int]:
        return {ask.seat for ask in self.kernel.asks() if ask.required}

    def numbers(self) -> dict[int, int]:
        return {ask.seat: ask.number for ask in self.kernel.asks() if ask.seat != HOST}

    def can(self, seat: int, *move: int | str) -> bool:
        return move in self.kernel.legal(seat)

    @property
    def coins(self) -> list[int]:
        found: list[int] = self.kernel.s.coins
        return found


def test_the_victim_is_waited_for_and_the_others_look_on() -> None:
    table = Table("stop", "stop", "omen", "")(0, "steal", 1)
    assert table.required() == {1, HOST}
    assert table.can(2, *PASS)
    assert table.can(2, *HOLD)
    assert not table.can(1, *HOLD)
    assert not table.kernel.legal(3), "who publicly cannot answer is not asked"


def test_the_pause_ends_while_the_victim_thinks_and_onlookers_can_still_answer() -> None:
    table = Table("", "stop", "stop")(0, "steal", 1)(HOST, *LAPSE)
    assert table.required() == {1}
    table(2, "stop", table.card(2, STOP))
    assert "shown" in table.told
    assert table.required() == {HOST}, "the thief has no card: the stop itself can be stopped by seat 1 alone"


def test_a_window_without_principals_ends_with_its_pause() -> None:
    table = Table("", "omen", "omen", dawn=True)
    assert table.required() == {HOST}
    table(HOST, *LAPSE)
    assert table.required() == {0}
    assert table.kernel.s.doing == "turn"


def test_it_is_over_at_once_when_all_have_passed() -> None:
    table = Table("", "omen", "omen", dawn=True)(1, *PASS)
    assert table.required() == {HOST}
    table(2, *DONE)
    assert table.kernel.s.doing == "turn"


def test_without_anybody_who_could_answer_there_is_no_pause() -> None:
    assert Table("omen", "", dawn=True).kernel.s.doing == "turn"


def test_who_holds_is_waited_for_after_the_pause() -> None:
    table = Table("", "omen", "omen", dawn=True)(2, *HOLD)(HOST, *LAPSE)
    assert table.required() == {2}
    assert table.told == ["held"]
    assert table.can(2, *PASS)
    assert not table.can(2, *HOLD)
    table(2, *PASS)
    assert table.kernel.s.doing == "turn"


def test_a_seat_holds_twice_in_a_turn_and_no_more() -> None:
    table = Table("stop", "stop stop", "stop stop")(0, "steal", 1)(2, *HOLD)
    table(1, "stop", table.card(1, STOP))(2, *HOLD)
    table(0, "stop", table.card(0, STOP))
    assert table.can(2, *PASS)
    assert not table.can(2, *HOLD)
    with pytest.raises(Refused):
        table(2, *HOLD)


def test_time_is_up_for_a_holder_as_for_everybody() -> None:
    table = Table("", "omen", "omen", dawn=True)(2, *HOLD)(HOST, *LAPSE)(HOST, "timeout", 2)
    assert table.kernel.s.doing == "turn"


def test_an_answer_opens_it_afresh_but_who_is_done_stays_out() -> None:
    table = Table("", "omen", "omen omen", "omen", dawn=True)(1, *DONE)(3, *PASS)
    table(2, "omen", table.card(2, OMEN))
    assert table.required() == {HOST}, "a new pause"
    assert table.can(3, *PASS)
    assert table.can(2, *PASS)
    assert not table.kernel.legal(1), "done stays done"
    table(3, *PASS)(2, *PASS)
    assert table.kernel.s.doing == "turn"
    assert table.coins[2] == 4


def test_the_hold_of_another_stands_when_it_opens_afresh_and_ones_own_is_spent() -> None:
    table = Table("", "omen", "omen omen", "omen omen", dawn=True)(2, *HOLD)(3, *HOLD)
    table(2, "omen", table.card(2, OMEN))
    assert table.required() == {3, HOST}
    assert table.kernel.s.holds == [0, 0, 1, 1]


class Murmur(Dawn):
    """What is said here changes nothing for the others."""

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return False


def test_an_answer_that_stirs_nobody_ends_neither_pause_nor_hold() -> None:
    rules = type("Custom", (HeistRules,), {"kinds": {**HEIST.kinds, "dawn": Murmur}})
    kernel = Kernel(rules(["", "omen", "omen omen"]), rules(["", "omen", "omen omen"]).setup(3, {}))
    kernel.start()
    kernel.submit(2, HOLD)
    kernel.submit(HOST, LAPSE)
    kernel.submit(2, ("omen", kernel.s.of_kind(2, OMEN)[0]))
    assert [ask.seat for ask in kernel.asks() if ask.required] == [2]


def test_who_has_passed_may_still_answer() -> None:
    table = Table("", "omen", "omen", dawn=True)(1, *PASS)
    table(1, "omen", table.card(1, OMEN))
    assert table.coins[1] == 4


def test_a_stop_can_be_stopped_and_the_theft_goes_on() -> None:
    table = Table("stop", "stop", "")(0, "steal", 1)
    table(1, "stop", table.card(1, STOP))
    assert table.required() == {0}
    assert table.kernel.s.doing == "stopped"
    table(0, "stop", table.card(0, STOP))
    assert table.coins == [4, 2, 3, 3]
    assert table.told.count("stopped") == 1
    assert "stolen" in table.told


@pytest.mark.parametrize("quiet", [(HOST, *LAPSE), (2, *PASS), (2, *DONE), (2, *HOLD)])
def test_quiet_moves_leave_the_asks_of_the_others_alone(quiet: Move) -> None:
    table = Table("", "stop", "stop", "stop")(0, "steal", 1)
    before = table.numbers()
    table(int(quiet[0]), *quiet[1:])
    after = table.numbers()
    assert [after[seat] for seat in (1, 3)] == [before[seat] for seat in (1, 3)]
    if quiet[0] == HOST:
        assert after == before


def test_only_host_ends_a_pause_and_only_while_there_is_one() -> None:
    table = Table("", "stop", "stop")
    with pytest.raises(Refused):
        table(HOST, *LAPSE)
    table(0, "steal", 1)
    with pytest.raises(Refused):
        table(2, *LAPSE)
    before = table(HOST, *LAPSE).kernel.s.dump()
    with pytest.raises(Refused):
        table(HOST, *LAPSE)
    assert table.kernel.s.dump() == before


def test_grabs_are_opened_in_the_order_of_the_rules_whenever_they_came() -> None:
    table = Table("hook", "hook", "hook")(0, "drop")
    assert table.required() == {HOST}
    table(2, "grab", table.card(2, HOOK))
    table(1, "grab", table.card(1, HOOK))
    assert table.told == ["dropped"]
    assert table.coins == [2, 3, 3, 3]
    table(HOST, *LAPSE)
    assert table.told[1:] == ["shown", "grabbed", "turn"]
    assert table.coins == [2, 4, 3, 3], "seat 1 comes before seat 2"
    assert table.card(2, HOOK), "what came too late was never shown"


def test_the_owner_comes_first() -> None:
    table = Table("hook", "hook", "hook")(0, "drop")
    for seat in (1, 2, 0):
        table(seat, "grab", table.card(seat, HOOK))
    assert table.told[1:3] == ["shown", "grabbed"]
    assert table.coins == [3, 3, 3, 3]


def test_a_sealed_answer_can_be_taken_back_and_replaced() -> None:
    table = Table("", "hook hook", "omen")(0, "drop")
    first, second = table.kernel.s.of_kind(1, HOOK)
    assert table.can(1, "grab", first)
    table(1, "grab", first)
    assert table.can(1, *PASS)
    assert table.can(1, "grab", second)
    table(1, *PASS)(HOST, *LAPSE)
    assert table.coins == [2, 3, 3, 3]
    table = Table("", "hook hook", "omen")(0, "drop")(1, "grab", first)(1, "grab", second)(HOST, *LAPSE)
    assert table.kernel.s.hands[1] == [first]
    assert table.coins[1] == 4


def test_a_sealed_answer_and_a_pass_look_the_same() -> None:
    """The others see the same asks with the same numbers, and the same view."""
    seen = []
    for move in (("grab", 9 + HOOK), PASS):
        table = Table("", "hook", "hook omen")(0, "drop")(1, *move)
        asks = [(ask.seat, ask.number, ask.required) for ask in table.kernel.asks()]
        seen.append((asks, table.told, table.kernel.legal(2), HEIST.view(table.kernel.s, 2)))
    assert seen[0] == seen[1]


def play(seed: int, seats: int, watch: Any = None) -> Kernel:
    """A whole game by chance, stored and loaded before every move."""
    rng = random.Random(seed)
    s = HEIST.setup(seats, {})
    kernel = Kernel(HEIST, s)
    kernel.start()
    while kernel.s.result is None:
        kernel = Kernel(HEIST, Heist.load(kernel.s.dump()))
        if watch is not None:
            watch(kernel)
        seat = rng.choice([*kernel.s.waiting, *kernel.s.may])
        choices = kernel.legal(seat)
        move = (rng.getrandbits(64),) if seat == -1 else rng.choice(choices) if choices else None
        if move is not None:
            kernel.submit(seat, move)
            assert not HEIST.check(kernel.s)
    return kernel


def test_whole_games_end_and_walk_every_branch() -> None:
    doing: set[str] = set()
    for seed in range(12):
        play(seed, 2 + seed % 3, lambda kernel: doing.add(kernel.s.doing))
    assert doing >= {"dawn", "theft", "stopped", "drop"}


def test_who_is_asked_depends_on_nothing_that_is_hidden() -> None:
    """With other cards in the other hands, the same seats are asked, under the same numbers, HOST too."""

    def watch(kernel: Kernel) -> None:
        asked = [(ask.seat, ask.number, ask.required) for ask in kernel.asks()]
        for viewer in range(kernel.s.seats):
            other = kernel.s.clone()
            HEIST.permute(other, viewer, frozenset(), random.Random(kernel.s.seq).shuffle)
            again = Kernel(HEIST, other)
            assert [(ask.seat, ask.number, ask.required) for ask in again.asks()] == asked
            assert HEIST.view(other, viewer) == HEIST.view(kernel.s, viewer)

    play(5, 3, watch)


def test_the_frames_lie_as_stored_games_will_have_them() -> None:
    assert (Pausing.PASSED, Pausing.DONE, Pausing.HELD) == (2, 3, 4)
    assert (PausingEvent.DATA, PausingEvent.QUEUE, PausingEvent.HELD) == (4, 5, 6)
    assert (Grabs.HELD, Grabs.SEALED, Grabs.QUEUE, Grabs.RESOLVE) == (4, 5, 6, 1)


def frame(table: Table) -> FrameData:
    found: FrameData = table.kernel.s.stack[-1]
    return found


def test_what_others_may_ask_of_it() -> None:
    table = Table("", "omen", "omen", dawn=True)(2, *HOLD)
    assert Dawn.onlookers(table.kernel.s, frame(table)) == [1]
    assert not Dawn.lapsed(frame(table))
    assert Dawn.lapsed(frame(table(HOST, *LAPSE)))
    assert Drop.onlookers(table.kernel.s, Drop.new([], [], [], [], [], 0, 1)) == [1, 2]
