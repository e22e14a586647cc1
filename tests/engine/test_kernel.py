"""Asks and their numbers, refusals, the host, undo horizon, loop guards, and what a state can stand."""

from typing import Any

import pytest

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel, State, Stuck
from bot.engine.moves import CHANCE, HOST, PASS, Refused
from bot.engine.replay import begin
from tests.support.scenario import chance_value, given
from tests.support.toy.cards import NUMBER
from tests.support.toy.rules import GUIDE, TOY, ToyRules
from tests.support.toy.state import Toy


def test_a_pass_moves_nobody_elses_ask_and_an_answer_moves_all() -> None:
    game = given(GUIDE, seats=3, hands={0: "fund", 1: "veto", 2: "veto-2"}).seat(0).plays("fund")
    before = {seat: game.ask_of(seat).number for seat in range(3)}
    game.seat(2).passes()
    assert [game.ask_of(seat).number == before[seat] for seat in range(3)] == [True, True, False]
    game.seat(1).plays("veto")
    assert all(game.ask_of(seat).number != before[seat] for seat in range(3))


def custom(turn: type[Frame], *given: Any) -> Kernel:
    """The toy with another frame for its turn."""
    rules = type("Custom", (ToyRules,), {"kinds": {"turn": turn}})()
    s = Toy(2)
    s.stack = [turn.new(*given)]
    kernel = Kernel(rules, s)
    kernel.start()
    return kernel


class AsksTwice(Frame):
    """Asks all, twice over; a pass is quiet."""

    name = "turn"
    (PASSED,) = registers(1)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if len(f[cls.PASSED]) < s.seats:
            k.ask(*[seat for seat in range(s.seats) if seat not in f[cls.PASSED]], may=f[cls.PASSED])
        else:
            cls.close(k, s, f)

    @classmethod
    def close(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """All over again, at the same step, when the frame runs next."""
        f[cls.PASSED] = []

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> list[Any]:
        return [PASS]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Any) -> None:
        f[cls.PASSED].append(seat)
        k.quiet()


class AsksOnAtOnce(AsksTwice):
    """The second time at the next step, without another run."""

    @classmethod
    def close(cls, k: Kernel, s: Any, f: FrameData) -> None:
        f[cls.STEP], f[cls.PASSED] = f[cls.STEP] + 1, []
        k.ask(*range(s.seats))


@pytest.mark.parametrize("frame", [AsksTwice, AsksOnAtOnce])
def test_the_last_pass_of_a_window_moves_all_asks(frame: type[Frame]) -> None:
    """A button of the window that has closed is stale in the next one, though the same frame asks."""
    kernel = custom(frame, [])
    numbers = [(ask.seat, ask.number) for ask in kernel.asks()]
    for mover, move in ((0, PASS), (HOST, ("timeout", 1))):
        before = dict(numbers)
        kernel.submit(mover, move)
        numbers = [(ask.seat, ask.number) for ask in kernel.asks()]
        kept = [seat for seat, number in numbers if number == before[seat]]
        assert kept == ([1] if mover == 0 else [])
    assert [ask.seat for ask in kernel.asks() if ask.required] == [0, 1]


def test_who_is_timed_out_gets_a_new_ask() -> None:
    """He has passed by default and may change his mind; the button that he did not press in time is stale."""
    game = given(GUIDE, seats=3, hands={0: "fund", 1: "veto"}).seat(0).plays("fund")
    before = {seat: game.ask_of(seat).number for seat in range(3)}
    game.seat(1).time_is_up().waits_for(0, 2)
    assert [game.ask_of(seat).number == before[seat] for seat in range(3)] == [True, False, True]
    game.plays("veto").idle().expect(0, coins=5)


def test_time_up_in_ones_turn_ends_it() -> None:
    given(GUIDE).waits_for(0).seat(0).time_is_up().waits_for(1).idle()


def test_time_is_up_only_for_those_the_game_waits_for() -> None:
    game = given(GUIDE, seats=3, hands={0: "fund"})
    for seat in (1, 2, 3, CHANCE, HOST):
        with pytest.raises(Refused):
            game.host("timeout", seat)
    game.idle()


def test_a_refusal_says_why_and_changes_nothing() -> None:
    (
        given(GUIDE, hands={0: "fund", 1: "veto"})
        .seat(1).refuses("end", why="toy-not-now").refuses("play", "veto", why="toy-not-now")
        .seat(0).refuses("play", "veto", why="toy-not-now").refuses("play", True)
        .plays("fund")
        .seat(0).refuses("end")
        .idle()
    )  # fmt: skip


def test_nothing_is_accepted_when_the_game_is_over() -> None:
    game = given(GUIDE).host("end")
    assert game.kernel.outcome() == {"winners": []}
    assert game.kernel.asks() == []
    game.seat(0).refuses("end", why="refused-over")
    with pytest.raises(Refused):
        game.host("timeout", 0)


def test_a_correction_in_the_middle_of_a_window_asks_all_again() -> None:
    game = given(GUIDE, hands={0: "fund"}).seat(0).plays("fund")
    before = game.ask_of(1).number
    game.host("adjust", "coins", 1, 4).told("adjusted", seat=1).waits_for(0, 1).expect(1, coins=9)
    assert game.ask_of(1).number != before
    game.idle()


def test_a_refused_correction_tells_nothing() -> None:
    """Not even with the next move's events."""
    game = given(GUIDE, hands={0: "fund"})
    before = game.kernel.s.dump()
    with pytest.raises(Refused):
        game.host("adjust", "coins", 1, -9)
    assert game.kernel.s.dump() == before
    game.seat(0).plays("fund").not_told("adjusted").idle()


def test_a_correction_refused_half_way_leaves_no_trace() -> None:
    class HalfWay(ToyRules):
        def host(self, k: Kernel, s: Toy, move: Any) -> None:
            k.tell("adjusted", {"seat": 0})
            s.coins[0] += 5
            s.stack.append(["turn", 0])
            raise Refused([])

    kernel = Kernel(HalfWay(), begin(TOY, 2, {}).s)
    kernel.submit(CHANCE, (1,))
    before, frame = kernel.s.dump(), kernel.s.doing
    with pytest.raises(Refused):
        kernel.submit(HOST, ("adjust",))
    assert (kernel.s.dump(), kernel.s.doing) == (before, frame)


def test_the_undo_horizon_follows_dice_secrets_and_corrections() -> None:
    game = given(GUIDE, play={0: "boxers", 1: "poets>bakers"}, hands={0: "dagger"})
    s = game.kernel.s
    game.seat(0).does("attack", "destroy", "boxers", "poets").passes()
    assert s.horizon == 1
    game.seat(1).passes()
    assert s.horizon == 1
    game.seat(0).plays("dagger", on="bakers")
    assert s.horizon == s.seq
    game.rolls(1, 1)
    assert s.horizon == s.seq
    game.settle().does("end")
    game.host("adjust", "coins", 0, 1)
    assert s.horizon == s.seq
    game.idle()


def test_chance_takes_any_64_bits_and_nothing_else() -> None:
    kernel = begin(TOY, 2, {})
    (ask,) = kernel.asks()
    assert (ask.seat, ask.required) == (CHANCE, True)
    for move in ((-1,), (1 << 64,), (0.5,), (True,), (), (1, 2)):
        with pytest.raises(Refused):
            kernel.submit(CHANCE, move)
    with pytest.raises(Refused):
        kernel.submit(0, (5,))
    kernel.submit(CHANCE, ((1 << 64) - 1,))
    assert kernel.asks()[0].seat == 0


@pytest.mark.parametrize("faces", [(1, 1), (6, 6), (3, 4), (5,), (2, 4, 6)])
def test_scripted_dice_fall_as_scripted(faces: tuple[int, ...]) -> None:
    assert dice(chance_value(faces), len(faces)) == list(faces)


def test_the_table_rolls_what_is_scripted() -> None:
    (
        given(GUIDE, play={1: "monks>bakers"}, hands={0: "dagger"})
        .seat(0).plays("dagger", on="bakers").rolls(2, 3)
        .told("rolled", faces=(2, 3))
        .idle()
    )  # fmt: skip


def test_a_state_survives_writing_and_reading() -> None:
    game = given(GUIDE, play={0: "boxers", 1: "bakers"}, hands={0: "rocket"}, links={"medal": "boxers"})
    game.seat(0).attacks("bakers", "boxers", "destroy").plays("rocket", on="boxers")
    line = game.kernel.s.dump()
    read = Toy.load(line)
    assert read.dump() == line
    assert "\n" not in line
    assert Kernel(TOY, read).asks() == game.kernel.asks()


@pytest.mark.parametrize("line", ["", "{}", "[]", "[1,2]", "[[]", "null"])
def test_what_is_no_state_is_not_read(line: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - JSON's own message, or ours
        Toy.load(line)


def test_a_clone_lives_its_own_life() -> None:
    game = given(GUIDE, play={0: "boxers", 1: "bakers"}, hands={0: "rocket"})
    game.seat(0).attacks("bakers", "boxers", "destroy")
    before = game.kernel.s.dump()
    clone = Kernel(TOY, game.kernel.s.clone())
    clone.submit(0, ("play", NUMBER["rocket"], NUMBER["boxers"]))
    clone.submit(1, PASS)
    assert game.kernel.s.dump() == before
    assert clone.s.dump() != before


# -- loop guards


class AsksNobody(Frame):
    name = "turn"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.ask()


class Deeper(Frame):
    name = "turn"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        f[cls.STEP] = 7
        k.push("turn")


class Leaves(Frame):
    name = "turn"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.pop()


@pytest.mark.parametrize(
    ("frame", "line"),
    [
        (AsksNobody, "move 0: no decision after 20000 steps; 1 frames, on top turn:0"),
        (Deeper, "turn:7 > turn:7 > turn:0"),
        (Leaves, "move 0: the stack is empty and nobody has won"),
    ],
)
def test_rules_that_go_in_a_circle_are_stopped_with_a_short_line(frame: type[Frame], line: str) -> None:
    with pytest.raises(Stuck) as stuck:
        custom(frame)
    assert line in str(stuck.value)
    assert len(str(stuck.value)) < 200


def test_all_columns_of_a_state_are_dumped() -> None:
    assert set(State.columns()) < set(Toy.columns())
    assert not hasattr(Toy(2), "__dict__")
