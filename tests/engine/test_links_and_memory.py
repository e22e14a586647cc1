"""Links through changes of owner and place, what cards remember, and New World Orders."""

import pytest

from tests.support.scenario import given
from tests.support.toy.rules import GUIDE


@pytest.mark.rule("EVL-40", "EVL-20")
def test_link_goes_with_the_group_to_its_new_owner() -> None:
    (
        given(GUIDE, play={0: "boxers bankers", 1: "poets>bakers"}, links={"rally": "bakers"})
        .seat(0).attacks("bakers", "moon", "control").does("aid", "bankers")
        .expect("attack", strength=8 - 3 - 5 + 3)
        .rolls(1, 2)
        .does("hang", 2)
        .expect("bakers", owner=0, power=6)
        .expect("rally", zone="linked", linked="bakers")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-30")
def test_link_dies_where_the_new_owner_has_the_same_plot() -> None:
    (
        given(
            GUIDE,
            play={0: "bankers boxers", 1: "poets>bakers"},
            links={"rally": "bankers", "rally-2": "bakers"},
        )
        .seat(0).attacks("bakers", "moon", "control").does("aid", "bankers").rolls(1, 2).does("hang", 2)
        .expect("bakers", owner=0, power=4)
        .expect("bankers", power=6)
        .expect("rally-2", zone="discard")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-40", "EVL-30")
def test_link_sleeps_in_the_hand_and_wakes_in_play() -> None:
    (
        given(GUIDE, play={0: "bakers", 1: "boxers"}, hands={1: "homecoming"}, links={"rally": "bakers"})
        .seat(1).plays("homecoming", on="bakers").settle()
        .expect("bakers", zone="hand", power=4)
        .expect("rally", zone="linked", linked="bakers")
        .seat(0).does("takeover", "bakers", "moon", 1)
        .expect("bakers", zone="play", power=6)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-40")
def test_devastated_group_stays_so_through_the_hand() -> None:
    (
        given(GUIDE, play={0: "poets>bakers", 1: "boxers"}, hands={1: "comet homecoming"})
        .seat(1).plays("comet", on="bakers").expect("comet", zone="announced")
        .rolls(1, 2)
        .expect("bakers", devastated=1, tokens=0)
        .plays("homecoming", on="bakers").settle()
        .seat(0).does("takeover", "bakers", "moon", 2)
        .expect("bakers", devastated=1, zone="play")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-40")
def test_destroyed_group_forgets_everything() -> None:
    """Devastated, changed for good, linked, destroyed, brought back: it has only what is printed."""
    (
        given(
            GUIDE,
            play={0: "poets>bakers", 1: "boxers"},
            hands={0: "revival", 1: "comet dagger"},
            links={"rally": "bakers"},
        )
        .seat(1).plays("comet", on="bakers").rolls(1, 1)
        .plays("dagger", on="bakers").rolls(1, 1)
        .expect("bakers", zone="destroyed", devastated=0)
        .expect("rally", zone="discard")
        .seat(0).plays("revival", on="bakers").settle()
        .does("takeover", "bakers", "moon", 2)
        .expect("bakers", power=4, traits="straight", devastated=0)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-40")
def test_lasting_change_goes_through_the_hand() -> None:
    (
        given(GUIDE, play={0: "bakers", 1: "boxers"}, hands={1: "carnival homecoming"})
        .seat(1).plays("carnival", on="bakers").settle().plays("homecoming", on="bakers").settle()
        .seat(0).does("takeover", "bakers", "moon", 2)
        .expect("bakers", traits="weird")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-13")
def test_copy_of_a_group_in_play_or_destroyed_cannot_be_brought_in() -> None:
    (
        given(GUIDE, play={0: "monks", 1: "poets>bakers"}, hands={0: "bakers-2", 1: "dagger"})
        .seat(0).cannot("takeover", "bakers-2")
        .seat(1).plays("dagger", on="bakers").rolls(1, 1)
        .expect("bakers", zone="destroyed")
        .seat(0).cannot("takeover", "bakers-2")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-03", "EVL-02")
def test_one_new_world_order_of_each_colour() -> None:
    (
        given(GUIDE, play={0: "boxers", 1: "monks"}, hands={0: "red-dawn blue-moon", 1: "red-dusk"})
        .seat(0).plays("red-dawn").settle().plays("blue-moon").settle()
        .expect("boxers", power=7).expect("monks", power=3)
        .expect("table", nwos="red-dawn blue-moon")
        .seat(1).plays("red-dusk").settle()
        .expect("table", nwos="blue-moon red-dusk")
        .expect("boxers", power=3)
        .expect("red-dawn", zone="discard")
        .idle()
    )  # fmt: skip
