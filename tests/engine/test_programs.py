"""Op lists: choices, results, calls, conditions, and what lint says about bad ones."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from bot.engine.kernel import Kernel
from bot.engine.programs import Op, Program, lint, rules_text
from tests.support.scenario import given
from tests.support.toy.cards import CARDS
from tests.support.toy.ops import CALLS, CardProgram
from tests.support.toy.rules import GUIDE, ToyRules
from tests.support.toy.state import Toy

OPS = CardProgram.ops
GIVEN = frozenset({"target", "answers", "destroyed"})


def check(*program: Any) -> list[str]:
    return lint(OPS, program, frozenset(CALLS), GIVEN)


@pytest.mark.parametrize(("stall", "gain"), [("bankers", 2), ("boxers", 0)])
def test_a_program_asks_then_uses_the_answer_then_calls(stall: str, gain: int) -> None:
    """The market gains two coins for a Straight group, then takes a tithe of every rival."""
    (
        given(GUIDE, seats=3, play={0: "monks", 1: "bankers", 2: "boxers"}, hands={0: "market"})
        .seat(0).plays("market", on=stall)
        .expect(0, coins=5 + gain + 2).expect(1, coins=4).expect(2, coins=4)
        .idle()
    )  # fmt: skip


def test_a_program_without_anything_to_choose_goes_on() -> None:
    given(GUIDE, hands={0: "market"}).seat(0).plays("market").idle().expect(0, coins=6)


class Reports(Program):
    """One op returns something to nobody, one wants a result and gets none, one ends the game."""

    name = "turn"
    ops: ClassVar[Mapping[str, Op]] = {
        "leave": Op("leave", {}, lambda k, s, p, params: setattr(s, "ret", 7)),
        "ask": Op("ask", {"into": str}, lambda k, s, p, params: None),
        "end": Op("end", {}, lambda k, s, p, params: k.end(p.registers)),
    }


def test_the_result_of_an_op_does_not_come_from_an_earlier_one() -> None:
    rules = type("Custom", (ToyRules,), {"kinds": {"turn": Reports}})()
    kernel = Kernel(rules, Toy(2))
    Reports.begin(kernel, 0, 0, [["leave", {}], ["ask", {"into": "found"}], ["end", {}]])
    kernel.start()
    assert kernel.outcome() == {"found": None}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_card_passes_lint(card: Any) -> None:
    assert check(*card.program) == []
    assert check(*(card.trigger[2] if card.trigger else ())) == []


@pytest.mark.parametrize(
    ("program", "faults"),
    [
        ([["fly", {}]], ["op 0: unknown op 'fly'"]),
        ([["gain", {}]], ["op 0 gain: missing parameter 'coins'"]),
        ([["gain", {"coins": 1, "gold": 2}]], ["op 0 gain: unknown parameter 'gold'"]),
        ([["gain", {"coins": "1"}]], ["op 0 gain: coins='1' is not <class 'int'>"]),
        ([["gain", {"coins": True}]], ["op 0 gain: coins=True is not <class 'int'>"]),
        ([["choose", {"among": "all", "into": "x"}]],
         ["op 0 choose: among='all' is not ('own groups', 'rival groups')"]),
        ([["call", {"name": "lunch"}]], ["op 0: unknown call 'lunch'"]),
        ([["link", {"group": "stall"}]], ["op 0 link: group='stall': no earlier op fills this register"]),
        ([["when", {"group": "target", "has": [], "then": [["gain", {}]]}]],
         ["op 0 when: then: op 0 gain: missing parameter 'coins'"]),
        ([["when", {"group": "target", "has": [], "then": "gain"}]], ["op 0 when: then='gain' is not ops"]),
        (["gain", ["gain"], ["gain", 3], [3, {}]],
         [f"op {n}: {bad!r} is not [name, {{param: value}}]"
          for n, bad in enumerate(["gain", ["gain"], ["gain", 3], [3, {}]])]),
    ],
)  # fmt: skip
def test_lint_finds(program: list[Any], faults: list[str]) -> None:
    assert check(*program) == faults


def test_a_register_is_known_from_the_op_that_fills_it_on() -> None:
    choose = ["choose", {"among": "own groups", "into": "stall"}]
    inner = ["when", {"group": "stall", "has": ["weird"], "then": [["link", {"group": "stall"}]]}]
    assert check(choose, inner) == []
    assert check(inner, choose)


def test_the_rules_text_comes_from_the_program() -> None:
    program = CARDS[next(n for n, card in enumerate(CARDS) if card.name == "market")].program
    choose, when, call = rules_text(OPS, program)
    assert (choose.key, when.key, call.key) == ("op-choose", "op-when", "op-call")
    assert dict(call.args) == {"name": "tithe"}
    assert dict(when.args)["has"] == ("straight",)
    assert dict(when.args)["then"] == tuple(rules_text(OPS, [["gain", {"coins": 2}]]))
    assert len({choose, when, call}) == 3


def test_a_running_program_shares_nothing_with_the_card() -> None:
    """The op list lies in the state; what happens to the state must not reach the printed card."""
    card = next(card for card in CARDS if card.name == "market")
    game = given(GUIDE, play={1: "bankers"}, hands={0: "market"}).seat(0).plays("market")
    for seat in (0, 1):
        game.seat(seat).passes()
    running = game.kernel.s.stack[-2][CardProgram.OPS]
    running[1][1]["then"][0][1]["coins"] = 99
    assert card.program[1][1]["then"][0][1]["coins"] == 2
