"""The number that a package of aid and money is labelled with is what the dice are rolled against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.events import DONE
from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, PASS, Move
from bot.games.contract import Plan
from bot.games.illuminati.game import ILLUMINATI
from bot.games.illuminati.minds.ease import ATTACK
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.attack import Spending
from bot.games.kit.phrases import MINUS
from bot.trials.trial import play

EASE, RULES = ILLUMINATI.ease, ILLUMINATI.rules
LEADS_TO_A_PAGE = 4
"""The length of a key of an attack without its aid and money."""
EVERY = 7
"""Every so many decisions are looked at."""


def offered(view: Any, ask: Any) -> Iterator[Plan]:
    """The plans of all first pages: whole decisions, packages, steps."""
    assert EASE is not None
    top = EASE.page(view, ask, ())
    if top is None:
        return
    keys = {plan.key for _, plans in top.rows for plan in plans[:3]}
    pages = [top] if ask.frame == Spending.name else [EASE.page(view, ask, key) for key in sorted(keys)]
    for page in pages:
        assert page is not None
        for plan in (page.chosen, *(plan for _, plans in page.rows for plan in plans)):
            if plan is None or "number" not in dict(plan.label.args):
                continue
            if plan.key[0] == ATTACK and len(plan.key) == LEADS_TO_A_PAGE:
                continue
            whole = EASE.page(view, ask, plan.key)
            assert whole is not None
            assert whole.chosen is not None
            assert dict(whole.chosen.label.args)["number"] == dict(plan.label.args)["number"]
            yield whole.chosen


def rolled(kernel: Kernel, seat: int, moves: tuple[Move, ...]) -> int | None:
    """The number that the dice are rolled against if `seat` makes these moves and nobody answers."""
    copy, left = Kernel(RULES, kernel.s.clone()), list(moves)
    for _ in range(60):
        state = copy.s
        if state.waiting[0] == CHANCE:
            events = copy.submit(CHANCE, (5,))
        else:
            asked = seat if left and seat in state.waiting else state.waiting[0]
            legal = copy.legal(asked)
            move = left.pop(0) if left and asked == seat else PASS if PASS in legal else DONE
            events = copy.submit(asked, move)
        for event in events:
            if event.kind == "dice-rolled":
                return int(event.public["number"])  # type: ignore[call-overload,index]
            if event.kind == "attack-void":
                return None
    return None


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_a_package_is_rolled_against_the_number_on_its_button(seats: int, seed: int) -> None:
    seen = {"decisions": 0, "packages": 0}

    def watch(kernel: Kernel) -> None:
        if kernel.s.waiting[0] == CHANCE:
            return
        for seat in kernel.s.waiting:
            if seat < 0 or kernel.ask_of(seat).frame not in (Act.name, Spending.name):
                continue
            seen["decisions"] += 1
            if seen["decisions"] % EVERY:
                continue
            ask, view = kernel.ask_of(seat), RULES.view(kernel.s, seat)
            for plan in list(offered(view, ask))[:12]:
                number = rolled(kernel, seat, plan.moves)
                if number is None:
                    continue
                seen["packages"] += 1
                said = int(str(dict(plan.label.args)["number"]).replace(MINUS, "-"))
                assert said == number, (ask.frame, plan)

    play(ILLUMINATI, seats, RULES.info.settle({}), seed, ("heuristic",), watch, 400)
    assert seen["packages"] > 100
