"""Numbers and traits after all that acts on them."""

import pytest

from bot.engine.modifiers import (
    ADD,
    BECOME,
    DIVIDE,
    GAIN,
    LOSE,
    RAISE,
    REPLACE,
    REVERSE,
    SCALE,
    SET,
    Modifier,
    Turn,
    number,
    traits,
)

PEACEFUL, VIOLENT, CRIMINAL, FANATIC = 1, 2, 4, 8
OPPOSITE = (VIOLENT, PEACEFUL, 0, FANATIC)


@pytest.mark.parametrize(
    ("modifiers", "value"),
    [
        ([], 3),
        ([Modifier(ADD, 1, 2), Modifier(SET, 9, 6)], 8),
        ([Modifier(SET, 1, 6), Modifier(SET, 2, 4)], 4),
        ([Modifier(RAISE, 1, 6), Modifier(SET, 2, 1), Modifier(ADD, 0, 1)], 2),
        ([Modifier(SET, 1, 1), Modifier(RAISE, 2, 6), Modifier(RAISE, 3, 4)], 6),
        ([Modifier(ADD, 1, 1), Modifier(SCALE, 9, 2)], 7),
        ([Modifier(SCALE, 1, 3), Modifier(SCALE, 2, 2)], 9),
        ([Modifier(DIVIDE, 1, 2)], 1),
        ([Modifier(DIVIDE, 1, 2), Modifier(SCALE, 2, 3), Modifier(ADD, 0, 1)], 5),
        ([Modifier(DIVIDE, 1, 2), Modifier(SET, 2, 8)], 4),
        ([Modifier(ADD, 1, -5), Modifier(ADD, 2, 2)], 2),
        ([Modifier(ADD, 2, -5), Modifier(ADD, 1, 2)], 0),
    ],
)
@pytest.mark.rule("MAD-05", "MAD-08", "EVL-02")
def test_a_number_by_layer_then_by_order_of_play(modifiers: list[Modifier], value: int) -> None:
    """Printed 3: set, scaled by the largest, divided, summed; never below 0."""
    assert number(3, modifiers) == value
    assert number(3, modifiers[::-1]) == value


def test_the_cap_bounds_the_result_and_not_the_steps() -> None:
    """Printed 3, first raised and then lowered: the cap is looked at once, in the end."""
    changes = [Modifier(ADD, 1, 4), Modifier(ADD, 2, -5)]
    assert [number(3, changes, cap=cap) for cap in (1, 2, 3)] == [1, 2, 2]
    assert number(3, [], cap=2) == 2


def test_the_floor_may_be_higher() -> None:
    assert number(3, [Modifier(ADD, 1, -5)], floor=1) == 1


@pytest.mark.parametrize(
    ("printed", "turns", "mask"),
    [
        (PEACEFUL, [], PEACEFUL),
        (PEACEFUL, [Turn(1, GAIN, CRIMINAL)], PEACEFUL | CRIMINAL),
        (PEACEFUL | CRIMINAL, [Turn(1, LOSE, PEACEFUL)], CRIMINAL),
        (PEACEFUL, [Turn(1, REVERSE, PEACEFUL | VIOLENT)], VIOLENT),
        (VIOLENT, [Turn(1, REVERSE, PEACEFUL | VIOLENT)], PEACEFUL),
        (CRIMINAL, [Turn(1, REVERSE, PEACEFUL | VIOLENT | CRIMINAL)], CRIMINAL),
        (FANATIC, [Turn(1, REVERSE, FANATIC)], FANATIC),
        (VIOLENT | CRIMINAL, [Turn(1, REPLACE, PEACEFUL)], PEACEFUL | CRIMINAL),
        (FANATIC, [Turn(1, REPLACE, FANATIC)], FANATIC),
        (VIOLENT | CRIMINAL, [Turn(1, BECOME, PEACEFUL)], PEACEFUL),
        (PEACEFUL, [Turn(1, REVERSE, PEACEFUL), Turn(2, LOSE, PEACEFUL)], VIOLENT),
        (PEACEFUL, [Turn(2, REVERSE, PEACEFUL), Turn(1, LOSE, PEACEFUL)], 0),
    ],
)
def test_traits_in_order_of_play(printed: int, turns: list[Turn], mask: int) -> None:
    assert traits(printed, turns, OPPOSITE) == mask
