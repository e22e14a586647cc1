"""Groups near their Illuminati are harder to attack (ILL-5.4)."""

import pytest

from tests.support.illuminati import given

DEEP = "big-media>c-i-a>texas>tobacco-liquor-companies"
"""Under seat 1's Illuminati, one below the other: with nothing, one, two and three groups between."""

OPTIONS = {"10/5/2": (10, 5, 2, 0), "15/10/5": (15, 10, 5, 0), "10/5/0": (10, 5, 0, 0)}


@pytest.mark.rule("ILL-5.4a", "ILL-5.4b")
@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("kind", ["controls", "neutralizes", "destroys"])
def test_the_nearer_to_the_illuminati_the_harder(option: str, kind: str) -> None:
    for target, bonus in zip(DEEP.split(">"), OPTIONS[option], strict=True):
        game = given(play={0: "the-mafia", 1: DEEP}, position_bonus=option).seat(0)
        getattr(game, kind)(target, by="the-mafia")
        parts = dict(game.sees(None).attack.parts)
        assert parts.get("position", 0) == -bonus
        game.misses().idle()


@pytest.mark.rule("ILL-5.4a")
def test_10_5_2_is_the_default() -> None:
    for target, number in (("big-media", 7 - 6 - 10), ("c-i-a", 7 - 5 + 4 - 5), ("texas", 7 - 6 + 4 - 2)):
        given(play={0: "the-mafia", 1: DEEP}).seat(0).controls(target, by="the-mafia").expect(
            "attack", number=number
        ).misses().idle()


@pytest.mark.rule("ILL-5.4b")
@pytest.mark.parametrize("option", OPTIONS)
def test_uncontrolled_groups_have_no_position(option: str) -> None:
    given(play={0: "the-mafia"}, uncontrolled="big-media", position_bonus=option).seat(0).controls(
        "big-media", by="the-mafia"
    ).expect("attack", parts={"power": 7, "resistance": -6}).misses().idle()


@pytest.mark.rule("ILL-5.4c")
@pytest.mark.parametrize("option", OPTIONS)
def test_position_does_not_protect_from_ones_own_attack(option: str) -> None:
    game = given(play={0: "the-mafia big-media"}, position_bonus=option).seat(0)
    game.destroys("big-media", by="the-mafia").expect("attack", parts={"power": 7, "target-power": -4})
    game.rolls(1, 2).idle().expect("big-media", zone="dead")


@pytest.mark.rule("ILL-5.4a")
def test_position_is_that_of_the_moment() -> None:
    """Moved away from its Illuminati, a group is protected less in the next turn."""
    game = given(play={0: "c-i-a texas", 1: "the-mafia"}, uncontrolled="yuppies hackers").seat(0)
    game.does("move", "texas").does("place", "c-i-a", "top").ends_turn()
    game.seat(1).controls("texas", by="the-mafia").expect("attack", number=7 - 6 + 4 - 5).misses().idle()
