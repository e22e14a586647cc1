"""Money on its way from card to card (ILL-7)."""

import pytest

from tests.support.illuminati import given

BAVARIA, NETWORK, GNOMES = "the-bavarian-illuminati", "the-network", "the-gnomes-of-zurich"
PLAY = {0: ["the-mafia>yuppies", "c-i-a>hackers"], 1: "texas"}
OPEN = "california republicans"


@pytest.mark.rule("ILL-7a")
@pytest.mark.parametrize(
    ("source", "target"),
    [
        (BAVARIA, "the-mafia"),
        ("the-mafia", BAVARIA),
        ("the-mafia", "yuppies"),
        ("yuppies", "the-mafia"),
        (BAVARIA, "c-i-a"),
    ],
)
def test_any_amount_goes_to_an_adjacent_card(source: str, target: str) -> None:
    game = given(play=PLAY, treasuries={source: 9} if source != BAVARIA else {0: 9}).seat(0)
    game.refuses("transfer", source, target, 10, why="shape-range").refuses("transfer", source, target, 0)
    game.transfers(4, source, target).transfers(5, source, target).expect(target, money=9).expect(
        source, money=0
    )
    game.told("money-moved", amount=4, **{"from": source}, to=target).expect("table", actions=2).idle()


@pytest.mark.rule("ILL-7a")
@pytest.mark.parametrize(
    ("source", "target"),
    [("yuppies", BAVARIA), ("the-mafia", "c-i-a"), ("yuppies", "hackers"), ("yuppies", "texas")],
)
def test_but_not_to_others(source: str, target: str) -> None:
    game = given(play=PLAY, treasuries={source: 9}).seat(0)
    game.refuses("transfer", source, target, 1, why="refused-not-adjacent").idle()


@pytest.mark.rule("ILL-7a")
def test_only_in_your_own_turn_and_with_your_own_cards() -> None:
    game = given(play=PLAY, treasuries={"texas": 5, 1: 5}).seat(1)
    game.refuses("transfer", "texas", NETWORK, 1, why="refused-not-your-turn").seat(0)
    game.refuses("transfer", "texas", NETWORK, 1, why="refused-not-yours")
    game.refuses("transfer", "the-mafia", BAVARIA, 1, why="refused-no-money").idle()


@pytest.mark.rule("ILL-7b")
def test_the_same_money_may_go_on() -> None:
    game = given(play=PLAY, treasuries={"yuppies": 9}).seat(0).transfers(9, "yuppies", "the-mafia")
    game.transfers(9, "the-mafia", BAVARIA).transfers(9, BAVARIA, "c-i-a").transfers(9, "c-i-a", "hackers")
    game.expect("hackers", money=9).expect(0, wealth=9).expect("table", actions=0, transfers=0)
    game.refuses("transfer", "hackers", "c-i-a", 9, why="refused-no-transfer").idle()


@pytest.mark.rule("ILL-7c")
@pytest.mark.parametrize("target", [BAVARIA, "the-mafia", "yuppies", "hackers"])
def test_the_federal_reserve_reaches_every_card_of_its_structure(target: str) -> None:
    play = {0: ["the-mafia>yuppies", "c-i-a>hackers>federal-reserve"], 1: "texas"}
    game = given(play=play, treasuries={"federal-reserve": 9}).seat(0)
    game.transfers(9, "federal-reserve", target).expect(target, money=9).expect("table", transfers=1)
    game.idle()


@pytest.mark.rule("ILL-7c")
def test_others_do_not_reach_the_federal_reserve_and_it_does_not_reach_other_players() -> None:
    play = {0: ["the-mafia>yuppies", "c-i-a>hackers>federal-reserve"], 1: "texas"}
    game = given(play=play, treasuries={"federal-reserve": 9, "yuppies": 5, "hackers": 5}).seat(0)
    game.refuses("transfer", "yuppies", "federal-reserve", 1, why="refused-not-adjacent")
    game.refuses("transfer", "federal-reserve", "texas", 1, why="refused-not-adjacent")
    game.refuses("transfer", "federal-reserve", NETWORK, 1, why="refused-not-adjacent")
    game.transfers(1, "hackers", "federal-reserve").idle()


@pytest.mark.rule("ILL-7d", "ILL-3l")
def test_the_gnomes_rearrange_all_their_money_at_the_end_of_their_turn() -> None:
    game = given(
        illuminati={0: GNOMES}, play=PLAY, treasuries={0: 3, "yuppies": 9, "texas": 7}, uncontrolled=OPEN
    )
    game.seat(0).does("end").refuses("shift", "texas", GNOMES, 1).refuses("shift", "yuppies", "texas", 1)
    game.refuses("shift", "yuppies", "hackers", 10, why="shape-range").does("shift", "yuppies", "hackers", 8)
    game.does("shift", GNOMES, "c-i-a", 3).does("shift", "hackers", "c-i-a", 8).does("finish").settle()
    game.expect("c-i-a", money=11).expect("yuppies", money=1).expect(0, money=0, wealth=12)
    game.expect("table", active=1).idle()


@pytest.mark.rule("ILL-7d")
def test_nobody_else_does_and_the_gnomes_need_not() -> None:
    game = (
        given(play=PLAY, treasuries={"yuppies": 9}, uncontrolled=OPEN)
        .seat(0)
        .refuses("shift", "yuppies", "hackers", 1)
    )
    game.does("end").refuses("shift", "yuppies", "hackers", 1).idle().expect("table", active=1)
    game = given(illuminati={0: GNOMES}, play=PLAY, treasuries={"yuppies": 9}, uncontrolled=OPEN).seat(0)
    game.refuses("shift", "yuppies", "hackers", 1).does("end").does("finish").expect(
        "yuppies", money=9
    ).idle()


@pytest.mark.rule("ILL-7d")
def test_the_gnomes_bring_all_their_money_anywhere() -> None:
    """From every card to one, and back again."""
    groups = ["the-mafia", "yuppies", "c-i-a", "hackers"]
    treasuries = dict.fromkeys(groups, 5)
    game = (
        given(illuminati={0: GNOMES}, play=PLAY, treasuries=treasuries, uncontrolled=OPEN).seat(0).does("end")
    )
    for group in groups:
        game.does("shift", group, GNOMES, 5)
    for group, amount in zip(groups, (1, 2, 3, 4), strict=True):
        game.does("shift", GNOMES, group, amount)
    game.does("finish").settle().expect(0, money=10, wealth=20).expect("hackers", money=4).idle()
