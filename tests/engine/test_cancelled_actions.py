"""The worked examples of EVL-35, and what becomes of costs when an action is cancelled (EVL-31 to EVL-34)."""

import pytest

from tests.support.scenario import given
from tests.support.toy.rules import GUIDE


@pytest.mark.rule("EVL-35")
def test_alignment_reversed_before_the_dice() -> None:
    """Straight on Straight is +4; the prism makes the target Weird, and it is -4."""
    (
        given(GUIDE, play={0: "bakers", 1: "bankers"}, resources={1: "prism"})
        .seat(0).attacks("bankers", "bakers", "control")
        .expect("attack", strength=4 - 4 - 10 + 4)
        .seat(1).does("use", "prism", "bankers").seat(0).passes().seat(1).passes()
        .expect("bankers", traits="weird")
        .expect("attack", strength=4 - 4 - 10 - 4)
        .expect("prism", tokens=0)
        .idle()
        .expect("bankers", owner=1)
    )  # fmt: skip


@pytest.mark.rule("EVL-35", "EVL-31")
def test_attacker_made_peaceful_takes_the_rocket_back_exposed() -> None:
    """The plot that needs a Violent user is not lost, and the attack goes on without it."""
    (
        given(GUIDE, play={0: "boxers", 1: "bakers nurses monks"}, hands={0: "rocket", 1: "sermon"})
        .seat(0).attacks("bakers", "boxers", "destroy")
        .plays("rocket", on="boxers")
        .seat(1).plays("sermon", on="boxers").does("spend", "nurses").does("spend", "monks")
        .seat(0).cannot("play", "rocket").passes().seat(1).passes()
        .expect("boxers", traits="peaceful")
        .expect("rocket", zone="hand", owner=0, exposed=True)
        .expect("attack", boosts=[], strength=5 - 4 - 10)
        .expect("sermon", zone="discard")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-35", "EVL-30")
def test_lasting_change_discards_the_rally() -> None:
    """The attacker becomes Weird for good: its linked plot needs Straight and is lost."""
    (
        given(GUIDE, play={0: "bakers", 1: "boxers"}, hands={1: "carnival"}, links={"rally": "bakers"})
        .expect("bakers", power=6)
        .seat(0).attacks("boxers", "bakers", "control")
        .seat(1).plays("carnival", on="bakers").seat(0).passes().seat(1).passes()
        .expect("bakers", traits="weird", power=4)
        .expect("rally", zone="discard", linked=None)
        .expect("attack", strength=4 - 4 - 10)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-35", "EVL-30")
def test_medal_sleeps_through_a_passing_change() -> None:
    """A Peaceful prize winner turns Violent for a turn: its Power falls, the prize stays and acts again."""
    (
        given(GUIDE, play={0: "monks", 1: "boxers"}, hands={1: "parade"}, links={"medal": "monks"})
        .expect("monks", power=6)
        .seat(1).plays("parade", on="monks").settle()
        .expect("monks", traits="violent", power=2)
        .expect("medal", zone="linked", linked="monks")
        .seat(0).does("end")
        .expect("monks", traits="peaceful", power=6)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-35", "EVL-32")
def test_attack_made_illegal_is_cancelled_completely() -> None:
    """The choir lets no Peaceful group attack its structure: the attacker is made one. No dice roll."""
    (
        given(
            GUIDE,
            seats=3,
            play={0: "boxers bakers", 1: "choir bankers", 2: "nurses"},
            hands={1: "parade"},
        )
        .seat(0).attacks("bankers", "boxers", "destroy")
        .does("aid", "bakers").seat(2).does("oppose", "nurses")
        .expect("bakers", tokens=0).expect("nurses", tokens=0)
        .seat(1).plays("parade", on="boxers").settle()
        .told("attack-off")
        .not_told("rolled")
        .expect("boxers", tokens=0, traits="peaceful")
        .expect("bakers", tokens=1)
        .expect("nurses", tokens=1)
        .expect("bankers", owner=1)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-32")
def test_leading_action_cancelled_ends_the_attack() -> None:
    """Its plots are lost, its token is spent; helpers of both sides get theirs back, the agent returns."""
    (
        given(
            GUIDE,
            seats=3,
            play={0: "boxers bankers", 1: "bakers", 2: "poets"},
            hands={0: "rocket bakers-2", 2: "strike"},
        )
        .seat(0).attacks("bakers", "boxers", "destroy")
        .plays("rocket", on="boxers")
        .does("aid", "bankers").does("agent", "bakers-2", "aid")
        .seat(2).does("oppose", "poets").plays("strike", on="boxers").settle()
        .told("attack-off")
        .expect("rocket", zone="discard")
        .expect("boxers", tokens=0).expect("bankers", tokens=1).expect("poets", tokens=1)
        .expect("bakers-2", zone="hand", owner=0)
        .expect("bakers", owner=1, zone="play")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-33")
def test_helpers_action_cancelled_and_the_attack_goes_on() -> None:
    """Even though it cannot succeed any more; the helper's plot and token are lost."""
    (
        given(GUIDE, play={0: "boxers brawlers", 1: "bakers"}, hands={0: "rocket", 1: "strike"})
        .seat(0).attacks("bakers", "boxers", "destroy").does("aid", "brawlers")
        .plays("rocket", on="brawlers")
        .seat(1).plays("strike", on="brawlers").settle()
        .expect("brawlers", tokens=0)
        .expect("rocket", zone="discard")
        .told("outcome", target="bakers", won=False)
        .not_told("rolled")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-34")
def test_single_powering_action_cancelled_loses_the_plot() -> None:
    (
        given(
            GUIDE,
            play={0: "boxers", 1: "monks nurses"},
            hands={0: "strike", 1: "sermon"},
            links={"medal": "monks"},
        )
        .seat(1).plays("sermon", on="boxers").does("spend", "monks")
        .seat(0).plays("strike", on="monks").settle()
        .expect("sermon", zone="discard")
        .expect("monks", tokens=0).expect("nurses", tokens=1)
        .expect("boxers", traits="violent")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-34")
def test_one_of_several_powering_actions_is_replaced() -> None:
    (
        given(GUIDE, play={0: "boxers", 1: "monks nurses poets>choir"}, hands={0: "strike", 1: "sermon"})
        .seat(1).plays("sermon", on="boxers").does("spend", "nurses").does("spend", "monks")
        .seat(0).plays("strike", on="monks").passes().seat(1).passes()
        .waits_for(1)
        .does("spend", "choir")
        .settle()
        .expect("boxers", traits="peaceful")
        .expect("monks", tokens=0).expect("choir", tokens=0)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-34")
def test_lost_power_that_nobody_replaces_wastes_the_other_actions() -> None:
    (
        given(GUIDE, play={0: "boxers", 1: "monks nurses choir"}, hands={0: "strike", 1: "sermon"})
        .seat(1).plays("sermon", on="boxers").does("spend", "nurses").does("spend", "monks")
        .seat(0).plays("strike", on="monks").passes().seat(1).passes()
        .does("forgo")
        .settle()
        .expect("sermon", zone="discard")
        .expect("boxers", traits="violent")
        .expect("monks", tokens=0).expect("nurses", tokens=0).expect("choir", tokens=1)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-34")
def test_cancelled_plot_loses_the_actions_that_powered_it() -> None:
    (
        given(GUIDE, play={0: "boxers", 1: "monks nurses"}, hands={0: "veto", 1: "sermon"})
        .seat(1).plays("sermon", on="boxers").does("spend", "nurses").does("spend", "monks")
        .seat(0).plays("veto")
        .settle()
        .expect("sermon", zone="discard")
        .expect("monks", tokens=0).expect("nurses", tokens=0)
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-34")
def test_ability_made_impossible_loses_its_token() -> None:
    """The target of the prism is sent home before the prism shines."""
    (
        given(GUIDE, play={0: "bakers", 1: "boxers"}, resources={0: "prism"}, hands={1: "homecoming"})
        .seat(0).does("use", "prism", "bakers")
        .seat(1).plays("homecoming", on="bakers").settle()
        .expect("bakers", zone="hand", traits="straight")
        .expect("prism", tokens=0, zone="play")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-31")
def test_announced_plot_made_illegal_returns_exposed() -> None:
    """The medal is on its way to a Peaceful group that is turned Violent."""
    (
        given(GUIDE, play={0: "monks", 1: "boxers"}, hands={0: "medal", 1: "parade"})
        .seat(0).plays("medal", on="monks")
        .seat(1).plays("parade", on="monks").settle()
        .expect("medal", zone="hand", owner=0, exposed=True)
        .expect("monks", power=2)
        .idle()
    )  # fmt: skip
