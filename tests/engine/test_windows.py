"""Answers to answers, attacks inside attacks, privileged attacks, forced consequences, who is asked."""

from typing import Any

import pytest

from bot.engine.events import EventData, EventFrame
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Frame, Kernel
from tests.support.scenario import given
from tests.support.toy.rules import GUIDE, ToyRules
from tests.support.toy.state import Toy


@pytest.mark.parametrize(("vetoes", "coins"), [(0, 8), (1, 5), (2, 8), (3, 5)])
@pytest.mark.rule("EVL-34")
def test_cancel_of_a_cancel_of_a_cancel(vetoes: int, coins: int) -> None:
    """An even number of vetoes lets the fund pay, an odd number does not."""
    game = given(GUIDE, hands={0: "fund veto-2", 1: "veto veto-3"}).seat(0).plays("fund")
    for seat, card in [(1, "veto"), (0, "veto-2"), (1, "veto-3")][:vetoes]:
        game.seat(seat).plays(card)
    game.idle().expect(0, coins=coins).expect("fund", zone="discard")
    for card in ("veto", "veto-2", "veto-3")[:vetoes]:
        game.expect(card, zone="discard")


def test_instant_attack_in_the_middle_of_an_attack() -> None:
    """It is resolved first; a helper that it destroys no longer helps, and the outer attack goes on."""
    (
        given(GUIDE, seats=3, play={0: "boxers>brawlers", 1: "poets>bakers", 2: "sea"}, hands={1: "dagger"})
        .seat(0).attacks("bakers", "boxers", "destroy").does("aid", "brawlers")
        .expect("attack", helpers=[[10, 0, "aid"]])
        .seat(1).plays("dagger", on="brawlers").rolls(1, 1)
        .expect("brawlers", zone="destroyed")
        .expect("attack", helpers=[], strength=5 - 4 - 5)
        .idle()
        .expect("bakers", owner=1)
    )  # fmt: skip


def test_instant_attack_takes_the_attacker_away() -> None:
    """The outer attack has nobody to lead it and does not happen."""
    (
        given(GUIDE, play={0: "poets>boxers", 1: "bakers"}, hands={1: "dagger"})
        .seat(0).attacks("bakers", "boxers", "destroy").does("aid", "poets")
        .seat(1).plays("dagger", on="boxers").rolls(2, 1)
        .told("attack-off", target="bakers")
        .expect("poets", tokens=1)
        .expect("boxers", zone="destroyed")
        .idle()
    )  # fmt: skip


def test_instant_attack_takes_the_target_away() -> None:
    """Two attacks on one group: the inner one destroys it, the outer one is void."""
    (
        given(GUIDE, seats=3, play={0: "boxers", 1: "poets>bakers", 2: "monks"}, hands={2: "dagger"})
        .seat(0).attacks("bakers", "boxers", "destroy")
        .seat(2).plays("dagger", on="bakers").rolls(1, 1)
        .told("attack-off", target="bakers")
        .expect("bakers", zone="destroyed")
        .expect("boxers", tokens=0)
        .idle()
    )  # fmt: skip


def test_veto_of_an_instant_attack_inside_an_attack() -> None:
    """Four levels: attack, instant plot, veto, veto of the veto."""
    (
        given(GUIDE, play={0: "poets>boxers", 1: "bakers"}, hands={0: "veto", 1: "dagger veto-2"})
        .seat(0).attacks("bakers", "boxers", "destroy")
        .seat(1).plays("dagger", on="boxers")
        .seat(0).plays("veto")
        .seat(1).plays("veto-2").rolls(1, 1)
        .expect("boxers", zone="destroyed")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-13")
def test_privileged_attack_with_a_hidden_agent() -> None:
    """The attacker's hidden copy gives +10; a third party with another copy is asked, but can only pass."""
    (
        given(
            GUIDE,
            seats=3,
            play={0: "boxers", 1: "bakers", 2: "monks"},
            hands={0: "secrecy bakers-2", 2: "bakers-3 fund"},
        )
        .seat(0).attacks("bakers", "boxers", "destroy", "secrecy")
        .waits_for(0, 1, 2)
        .seat(2).cannot("agent").cannot("oppose", "monks").cannot("play", "fund")
        .refuses("agent", "bakers-3", "oppose")
        .seat(1).cannot("agent")
        .seat(0).does("agent", "bakers-2", "aid")
        .expect("attack", strength=5 - 4 - 10 + 10)
        .expect("bakers-2", exposed=True)
        .idle()
        .expect("bakers-2", zone="discard")
    )  # fmt: skip


def test_broken_privilege_lets_the_others_in() -> None:
    """Now the third party's hidden copy defends; there is one agent in all, and none from the holder."""
    (
        given(
            GUIDE,
            seats=3,
            play={0: "boxers", 1: "bakers", 2: "monks"},
            hands={0: "secrecy bakers-2", 2: "bakers-3 spotlight"},
        )
        .seat(0).attacks("bakers", "boxers", "destroy", "secrecy")
        .seat(2).plays("spotlight").seat(0).passes().seat(1).passes()
        .expect("attack", privileged=False)
        .seat(2).does("agent", "bakers-3", "oppose")
        .expect("attack", strength=5 - 4 - 10 - 6)
        .seat(0).cannot("agent", "bakers-2")
        .idle()
    )  # fmt: skip


@pytest.mark.rule("EVL-01")
def test_no_new_world_order_during_a_privileged_attack() -> None:
    (
        given(GUIDE, play={0: "boxers", 1: "bakers"}, hands={0: "secrecy", 1: "red-dusk"})
        .seat(1).can("play", "red-dusk")
        .seat(0).attacks("bakers", "boxers", "destroy", "secrecy")
        .seat(1).cannot("play", "red-dusk")
        .idle()
        .can("play", "red-dusk")
    )  # fmt: skip


def test_new_world_order_in_the_middle_of_an_open_attack() -> None:
    (
        given(GUIDE, play={0: "boxers", 1: "bakers"}, hands={1: "red-dusk"})
        .seat(0).attacks("bakers", "boxers", "destroy")
        .expect("attack", strength=5 - 4 - 10)
        .seat(1).plays("red-dusk").seat(0).passes().seat(1).passes()
        .expect("attack", strength=3 - 4 - 10)
        .idle()
    )  # fmt: skip


@pytest.mark.parametrize("hand", ["", "veto", "muster bakers-2"])
def test_the_window_opens_whatever_is_in_the_hands(hand: str) -> None:
    """Whether seat 1 holds an answer shows neither in who is asked nor in what the others are told."""
    (
        given(GUIDE, seats=3, hands={0: "fund", 1: hand})
        .seat(0).plays("fund")
        .waits_for(0, 1, 2)
        .told("announced", seat=0, card="fund")
        .idle()
    )  # fmt: skip


def test_all_are_asked_again_after_an_answer_but_who_is_done() -> None:
    game = given(GUIDE, seats=3, play={0: "boxers", 1: "bakers", 2: "monks"})
    (
        game.seat(0).attacks("bakers", "boxers", "destroy").passes()
        .seat(1).does("done")
        .waits_for(2)
        .seat(2).does("oppose", "monks")
        .waits_for(0, 2)
        .seat(1).refuses("pass", why="refused-not-asked")
        .idle()
    )  # fmt: skip


def test_who_has_passed_may_still_answer() -> None:
    (
        given(GUIDE, seats=3, hands={0: "fund", 1: "veto"})
        .seat(0).plays("fund")
        .seat(1).passes().waits_for(0, 2)
        .seat(1).refuses("pass").plays("veto")
        .idle()
        .expect(0, coins=5)
    )  # fmt: skip


def test_forced_consequences_come_by_layer_not_by_place() -> None:
    """Vultures (layer 1) gain two coins from the Weird group, then usurers (layer 2) take a tithe of them."""
    (
        given(GUIDE, play={0: "usurers", 1: "vultures poets>brawlers"}, hands={0: "dagger"})
        .seat(0).plays("dagger", on="brawlers").rolls(1, 1)
        .expect("brawlers", zone="destroyed")
        .told("gained", seat=1, coins=2)
        .expect(1, coins=5 + 2 - 1).expect(0, coins=6)
        .idle()
    )  # fmt: skip


def test_forced_consequence_without_its_source_does_not_come() -> None:
    """The vultures themselves are what is destroyed."""
    (
        given(GUIDE, play={0: "monks", 1: "brawlers>poets>vultures"}, hands={0: "dagger"})
        .seat(0).plays("dagger", on="vultures").rolls(1, 1)
        .expect("vultures", zone="destroyed")
        .not_told("gained")
        .idle()
    )  # fmt: skip


class Doomed(EventFrame):
    """Can never happen; being prevented, it starts something of its own that gives back True."""

    name = "doomed"

    @classmethod
    def possible(cls, s: Any, e: EventData) -> bool:
        return False

    @classmethod
    def prevented(cls, k: Kernel, s: Any, e: EventData) -> None:
        k.push("aftermath")


class Aftermath(Frame):
    name = "aftermath"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.pop(True)


class Witness(Frame):
    """Ends the game with what the event gave back."""

    name = "turn"
    BEGIN, OVER = steps("begin", "over")

    @classmethod
    def begin(cls, k: Kernel, s: Any, f: FrameData) -> None:
        f[cls.STEP] = cls.OVER
        Doomed.begin(k)

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.end({"happened": k.returned()})


class Parley(EventFrame):
    """Everybody may speak before and after it."""

    name = "turn"

    @classmethod
    def responders(cls, s: Any, e: EventData, when: str) -> range:
        return range(s.seats)

    @classmethod
    def apply(cls, k: Kernel, s: Any, e: EventData) -> None:
        k.tell("parley")


def test_who_was_done_before_is_asked_again_after() -> None:
    rules = type("Custom", (ToyRules,), {"kinds": {"turn": Parley}})()
    kernel = Kernel(rules, Toy(2))
    Parley.begin(kernel)
    kernel.start()
    before = {ask.seat: ask.number for ask in kernel.asks()}
    kernel.submit(0, ("done",))
    assert [event.kind for event in kernel.submit(1, ("pass",))] == ["parley"]
    assert [ask.seat for ask in kernel.asks() if ask.required] == [0, 1]
    assert all(ask.number != before[ask.seat] for ask in kernel.asks())


def test_a_prevented_event_gives_back_false_whatever_came_of_it() -> None:
    rules = type(
        "Custom", (ToyRules,), {"kinds": {kind.name: kind for kind in (Doomed, Aftermath, Witness)}}
    )()
    s = Toy(2)
    s.stack = [Witness.new()]
    kernel = Kernel(rules, s)
    kernel.start()
    assert kernel.outcome() == {"happened": False}


def test_captured_group_brings_its_puppets_and_loses_tokens() -> None:
    (
        given(GUIDE, play={0: "bankers", 1: "boxers>poets>bakers>nurses"})
        .seat(0).attacks("bakers", "moon", "control").does("aid", "bankers")
        .expect("attack", strength=8 - 3 + 3)
        .rolls(3, 4).does("hang", 2)
        .expect("bakers", owner=0, tokens=0).expect("nurses", owner=0, tokens=0, master=4)
        .idle()
    )  # fmt: skip
