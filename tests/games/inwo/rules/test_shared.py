"""What all share: the deck of Groups, one big deck, the uncontrolled area (BIG-01 to BIG-09)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.game import INWO
from bot.games.inwo.rules import INFO, RULES
from bot.games.inwo.say.words import WORDS
from bot.scene.scene import texts
from bot.trials.proofs import invariants, leaks
from bot.trials.trial import play
from tests.games.inwo.test_pictures import pictures, twin
from tests.support.inwo import Game, given

SHARED = {"format": "communal"}
BOTH = {0: "phone-company", 1: "loan-sharks"}


def begun(seats: int, **options: Any) -> Kernel:
    """A game at the first decision of its players."""
    kernel = Kernel(RULES, RULES.setup(seats, INFO.opening(options)))
    kernel.start()
    return chanced(kernel)


def chanced(kernel: Kernel) -> Kernel:
    value = 7
    while kernel.s.waiting[0] == CHANCE:
        value += 977
        kernel.submit(CHANCE, (value,))
    return kernel


def parts(game: Game) -> dict[str, int]:
    return {part[0]: part[2] for part in game.sees(None).attack.parts}


@pytest.mark.rule("BIG-02")
def test_each_chooses_an_illuminati_of_the_big_deck_and_too_many_choose_anew() -> None:
    kernel = begun(4, format="big")
    assert kernel.s.waiting == [0, 1, 2, 3]
    first = kernel.legal(0)[0]
    assert FACES.TYPE[int(first[1])] == "illuminati"  # type: ignore[arg-type]
    for seat in range(4):
        kernel.submit(seat, first)
    assert kernel.s.waiting == [0, 1, 2, 3], "there are three copies"
    assert first not in kernel.legal(0)
    second, third = kernel.legal(0)[:2]
    for seat in range(4):
        kernel.submit(seat, second if seat else third)
    view = RULES.view(chanced(kernel).s, None)
    faces = [seat.illuminati for seat in view.seats]
    assert faces[1:] == [second[1]] * 3
    assert faces[0] == third[1]


@pytest.mark.rule("BIG-03", "BIG-04")
@pytest.mark.parametrize(("table", "dealt"), [("communal", 7), ("big", 10)])
def test_the_lead_comes_from_the_hand_and_four_cards_lie_open(table: str, dealt: int) -> None:
    kernel = begun(3, format=table)
    for seat in range(3) if table == "big" else ():
        kernel.submit(seat, kernel.legal(seat)[seat])
    chanced(kernel)
    for seat in range(3):
        view = RULES.view(kernel.s, seat)
        assert view.seats[seat].group_count == dealt
        assert len(view.seats[seat].groups) == dealt
        held = {view.faces[card] for card in view.seats[seat].groups}
        assert {int(choice[1]) for choice in kernel.legal(seat)} <= held  # type: ignore[arg-type]
    for seat in range(3):
        kernel.submit(seat, kernel.legal(seat)[0])
    view = RULES.view(chanced(kernel).s, None)
    assert [seat.group_count for seat in view.seats] == [dealt - 1] * 3
    assert [seat.held for seat in view.seats] == [1] * 3
    assert len(view.area) == 4 + 1, "four, and one as the first turn began"
    assert len({seat.group_deck for seat in view.seats}) == 1


@pytest.mark.rule("BIG-05")
def test_a_card_comes_to_lie_open_each_turn_while_there_is_room() -> None:
    game = (
        given(2, play=BOTH, decks={-1: "moonies japan"}, area="texas", active=1, **SHARED).seat(1).does("end")
    )
    game.expect("table", area=["texas", "moonies"]).told("laid-free")
    full = "texas dentists mi-5 c-i-a n-s-a kkk hawaii brazil"
    game = given(2, play=BOTH, decks={-1: "moonies japan"}, area=full, active=1, **SHARED).seat(1).does("end")
    game.expect("table", area=full.split())


def test_all_draw_groups_from_the_same_deck() -> None:
    game = given(2, play=BOTH, decks={-1: "moonies japan"}, phase="draw", **SHARED).seat(0).does("draw-group")
    game.expect(0, groups=["moonies"])
    assert [seat.group_deck for seat in game.sees(1).seats] == [1, 1]
    assert "moonies" not in [FACES.ID[face] for face in game.sees(1).faces if face >= 0]


@pytest.mark.rule("BIG-06")
def test_an_attack_on_what_is_uncontrolled() -> None:
    """The Phone Company, Power 5, Corporate; the Post Office is Government with Resistance 3."""
    play = {0: "phone-company", 1: "supreme-court", 2: "n-s-a"}
    game = given(3, play=play, area="post-office", **SHARED).seat(0)
    game.controls("post-office", by="phone-company")
    assert parts(game) == {"power": 5, "resistance": -3, "opposite": -4}
    assert "uncontrolled" in twin(WORDS.table(game.sees(1)))
    game.seat(1).joins("oppose", "supreme-court").seat(2).joins("aid", "n-s-a")
    game.seat(0).joins("aid", "bavarian-illuminati").fails().settle()
    game.expect("post-office", zone="area").idle()
    game = given(2, play={0: "phone-company"}, area="post-office", **SHARED).seat(0)
    game.controls("post-office", by="phone-company", aid="bavarian-illuminati").succeeds()
    game.does("place", "phone-company", "bottom")
    game.expect("post-office", owner=0, master="phone-company", tokens=0).idle()
    game = given(2, play={0: "phone-company"}, area="dentists", **SHARED).seat(0)
    game.destroys("dentists", by="phone-company").succeeds().settle().expect(0, destroyed=["dentists"])


@pytest.mark.rule("BIG-07")
def test_an_uncontrolled_resource_costs_an_action_of_the_illuminati() -> None:
    game = (
        given(2, play=BOTH, area="necronomicon hidden-city", **SHARED)
        .seat(0)
        .does("resource", "necronomicon")
    )
    game.expect(0, resources=["necronomicon"], tokens=0).cannot("resource", "hidden-city").idle()


@pytest.mark.rule("BIG-08")
def test_what_was_tried_in_vain_and_what_hung_below_the_destroyed_is_nobodys() -> None:
    game = given(2, play={0: "phone-company"}, hands={0: "dentists"}, **SHARED).seat(0)
    game.controls("dentists", by="phone-company").fails().settle().seat(0).does("end")
    game.expect("dentists", zone="area")
    game = given(2, play={0: "n-s-a", 1: "flat-earthers>dan-quayle>las-vegas"}, **SHARED).seat(0)
    game.destroys("flat-earthers", by="n-s-a", aid="bavarian-illuminati").succeeds().settle()
    game.expect("table", area=["dan-quayle", "las-vegas"]).expect("dan-quayle", master="", tokens=0).idle()


@pytest.mark.rule("BIG-09")
def test_what_is_uncontrolled_is_in_play_and_does_nothing() -> None:
    """Al Gore's bonus counts for nobody; no copy of him can be taken over."""
    game = given(2, play=BOTH, hands={0: "al-gore"}, area="al-gore", phase="takeover", **SHARED)
    game.seat(0).cannot("take-over", "al-gore")
    game = given(2, play={0: "phone-company"}, area="eco-guerrillas al-gore", **SHARED).seat(0)
    game.controls("eco-guerrillas", by="phone-company")
    assert "bonus" not in parts(game)


def test_the_table_shows_what_is_uncontrolled_in_picture_and_words() -> None:
    game = given(2, play={0: "phone-company"}, area="post-office clipper-chip", **SHARED).seat(0)
    scene, words = pictures(game.sees(None))["table"]
    for fact in ("Post Office", "Clipper Chip"):
        assert fact in words
        assert any(fact in shown for shown in texts(scene))


@pytest.mark.parametrize("table", ["communal", "big"])
@pytest.mark.parametrize("seats", [2, 4, pytest.param(6, marks=pytest.mark.slow)])
def test_ai_seats_play_it_to_an_end(table: str, seats: int) -> None:
    options = INFO.settle({"format": table})
    faults: list[str] = []
    trial = play(INWO, seats, options, 3, ["heuristic"], lambda kernel: faults.extend(invariants(kernel)))
    assert trial.finished
    assert faults == leaks(trial, 5) == []
