"""The ops of every game: conditions, loops, choices and modes, and what is asked for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import PASS, Move, Text
from bot.engine.ops import Choosing, Mode, library, open_modes
from bot.engine.programs import REGISTER, Op, Params, Program, Running, lint, rules_text
from tests.support.toy.rules import ToyRules
from tests.support.toy.state import Toy


class Purse:
    """Tests and filters about coins: who has at least so many, and whether a seat is one of them."""

    def holds(self, s: Toy, program: Running, test: Any) -> bool:
        return s.coins[program.owner] >= test

    def found(self, s: Toy, program: Running, among: Any) -> Sequence[int]:
        return [seat for seat in range(s.seats) if s.coins[seat] >= among]


def _gain(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    s.coins[p.registers[params["who"]] if "who" in params else p.owner] += params["coins"]


def _level(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    s.coins = [min(s.coins)] * s.seats


def _over(k: Kernel, s: Toy, p: Running, params: Params) -> None:
    k.end({"coins": list(s.coins), **p.registers})


class Card(Program):
    name = "card"
    ops: ClassVar[Mapping[str, Op]] = {
        **library(Purse()),
        "gain": Op("gain", {"coins": int, "who?": REGISTER}, _gain),
        "level": Op("level", {}, _level),
        "over": Op("over", {}, _over),
    }


RULES = type("Custom", (ToyRules,), {"kinds": {kind.name: kind for kind in (Card, Choosing, Mode)}})()
OVER = ["over", {}]


def run(
    coins: list[int], program: list[Any], *answers: tuple[int, Move], owner: int = 0, **registers: Any
) -> dict[str, Any]:
    """How it ends, stored and loaded before every answer; all answers must be needed."""
    assert lint(Card.ops, program, registers=frozenset(registers)) == []
    s = Toy(len(coins))
    s.coins = coins
    kernel = Kernel(RULES, s)
    Card.begin(kernel, owner, 0, [*program, OVER], **registers)
    kernel.start()
    for seat, move in answers:
        kernel = Kernel(RULES, Toy.load(kernel.s.dump()))
        kernel.submit(seat, move)
    outcome = kernel.outcome()
    assert outcome is not None, [(ask.seat, ask.choices) for ask in kernel.asks()]
    return outcome


def gain(coins: int, **more: Any) -> list[Any]:
    return ["gain", {"coins": coins, **more}]


@pytest.mark.parametrize(("coins", "after"), [(5, 6), (4, 2)])
def test_a_condition_takes_one_branch_and_the_program_goes_on(coins: int, after: int) -> None:
    program = [["if", {"test": 5, "then": [gain(1)], "else": [gain(-3)]}], gain(1), gain(-1)]
    assert run([coins, 9], program)["coins"][0] == after - (coins == 4)


def test_a_condition_without_else_may_do_nothing() -> None:
    assert run([4, 9], [["if", {"test": 5, "then": [gain(1)]}]])["coins"] == [4, 9]


def test_each_is_done_for_all_that_were_found() -> None:
    done = run([5, 1, 7], [["each", {"among": 5, "as": "seat", "do": [gain(2, who="seat")]}]])
    assert done["coins"] == [7, 1, 9]


def test_each_passes_over_what_is_not_there_any_more_and_takes_on_nothing_new() -> None:
    """The first of them makes everybody poor; a gift in the loop makes nobody a member of it."""
    program = [["each", {"among": 5, "as": "seat", "do": [["level", {}], gain(9, who="seat")]}]]
    assert run([5, 1, 7], program)["coins"] == [10, 1, 1]


def test_each_may_ask_in_between() -> None:
    """Whom it gives to, once for each of the rich; a choice inside is made anew each time."""
    choose = ["choose", {"among": 0, "into": "friend"}]
    program = [["each", {"among": 5, "as": "seat", "do": [choose, gain(1, who="friend")]}]]
    done = run([5, 1, 7], program, (0, ("choose", 1)), (0, ("choose", 2)))
    assert done["coins"] == [5, 2, 8]


def test_a_choice_fills_a_register_even_within_a_condition() -> None:
    program = [["if", {"test": 5, "then": [["choose", {"among": 0, "into": "friend"}]]}]]
    assert run([5, 1], program, (0, ("choose", 1)))["friend"] == 1


def test_somebody_else_may_be_the_one_who_chooses() -> None:
    program = [["choose", {"among": 0, "into": "friend", "by": "victim"}]]
    assert run([5, 1], program, (1, ("choose", 0)), victim=1)["friend"] == 0


@pytest.mark.parametrize(("coins", "friend"), [([5, 1], 0), ([1, 1], None)])
def test_without_a_choice_nobody_is_asked(coins: list[int], friend: int | None) -> None:
    assert run(coins, [["choose", {"among": 5, "into": "friend"}]])["friend"] == friend


def test_what_may_be_chosen_may_be_left() -> None:
    program = [["choose", {"among": 5, "into": "friend", "may": True}]]
    assert run([5, 1], program, (0, PASS))["friend"] is None


MODES: dict[str, Any] = {"of": {"save": [gain(1)], "spend": [["if", {"test": 3, "then": [gain(-3)]}]]}}


@pytest.mark.parametrize(("mode", "coins"), [("save", 6), ("spend", 2)])
def test_a_card_does_one_of_several_things(mode: str, coins: int) -> None:
    assert run([5, 1], [["modes", MODES]], (0, ("mode", mode)))["coins"][0] == coins
    announced = run([5, 1], [["modes", {**MODES, "chosen": "how"}]], how=mode)
    assert announced["coins"][0] == coins, "nothing is asked of what was chosen when it was played"


def test_a_mode_that_cannot_be_is_not_offered() -> None:
    assert open_modes(Purse(), Toy(2), Running(0, 0, {}), MODES["of"]) == ["save", "spend"]
    assert run([2, 1], [["modes", MODES]])["coins"] == [3, 1]


def test_lint_looks_into_loops_and_modes() -> None:
    loop = ["each", {"among": 0, "as": "seat", "do": [gain(1, who="nobody")]}]
    assert lint(Card.ops, [loop]) == [
        "op 0 each: do: op 0 gain: who='nobody': no earlier op fills this register"
    ]
    modes = ["modes", {"of": {"save": [["gain", {}]]}}]
    assert lint(Card.ops, [modes]) == ["op 0 modes: of save: op 0 gain: missing parameter 'coins'"]
    assert lint(Card.ops, [["modes", {"of": {"save": 3}}]]) == ["op 0 modes: of={'save': 3} is not modes"]


def test_modes_have_words() -> None:
    (found,) = rules_text(Card.ops, [["modes", MODES]])
    save, spend = dict(found.args)["of"]  # type: ignore[misc]
    assert save == Text("op-mode", (("name", "save"), ("does", (Text("op-gain", (("coins", 1),)),))))
    assert dict(spend.args)["name"] == "spend"
