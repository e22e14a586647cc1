"""What somebody reads who plays for the first time: each question says what it is about and what it costs."""

from __future__ import annotations

import pytest

from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.say.words import WORDS
from tests.games.illuminopoly.city import Table, given
from tests.games.illuminopoly.test_cards import CHEST_AT, drawn
from tests.games.illuminopoly.test_jail_and_taxes import IN_JAIL
from tests.games.illuminopoly.test_setup_and_chair import settled
from tests.games.illuminopoly.test_words_and_pictures import say


def asked(game: Table, seat: int) -> tuple[str, str]:
    """The one line by which a seat is called, and the question of its panel."""
    view, ask = RULES.view(game.kernel.s, seat), game.ask_of(seat)
    return say(WORDS.wanted(view, ask)), say(WORDS.prompt(view, ask))


def offered(game: Table, seat: int) -> list[str]:
    """The labels of a seat's choices."""
    view, ask = RULES.view(game.kernel.s, seat), game.ask_of(seat)
    return [say(WORDS.label(view, ask, choice)) for choice in ask.choices]


@pytest.mark.rule("IOP-10")
def test_a_second_ballot_says_that_it_is_one_and_why() -> None:
    game = settled(4)
    assert asked(game, 0)[0] == "Who shall chair the Bank? Your vote, please."
    for seat, chosen in enumerate((0, 0, 1, 1)):
        game.seat(seat).does("vote", chosen)
    for said in asked(game, 0):
        assert "Nobody had more than half of the votes" in said
        assert "allot 2 of 3" in said


@pytest.mark.rule("IOP-52")
def test_who_may_ignore_a_card_is_told_whose_it_is_and_what_it_takes() -> None:
    game = drawn("gala-night", CHEST_AT).waits_for(1)
    for said in asked(game, 1):
        assert said.startswith("A card of Player 0 takes $50 from you.")


@pytest.mark.rule("IOP-42")
def test_in_jail_one_rolls_for_doubles_and_is_told_if_there_are_none() -> None:
    game = given(**IN_JAIL)
    assert "Roll for doubles, to leave Jail (roll 1 of 3)" in offered(game, 0)
    game.does("roll", 2).rolls(3, 4).told("held", seat=0)
    free = given(**IN_JAIL).does("roll", 2).rolls(3, 3)
    free.not_told("held")


@pytest.mark.rule("IOP-60", "IOP-62")
@pytest.mark.parametrize(
    ("verb", "owner", "needed", "against"),
    [("takeover", 1, "12 is needed", "$10"), ("rezone", 1, "7 is needed", "$10"), ("rezone", 0, "7", "$20")],
)
def test_a_fight_says_what_it_takes_and_who_wants_it(
    verb: str, owner: int, needed: str, against: str
) -> None:
    game = given(owns={owner: "baltic"}, landing="baltic").does(verb)
    while hosts := [ask.seat for ask in game.kernel.asks() if ("enough",) in ask.choices]:
        game.seat(hosts[0]).does("enough")
    wanted, prompt = asked(game, 0)
    assert wanted.startswith("You want")
    assert needed in prompt
    assert f"−1 for each {against} against it" in prompt
    if owner:
        assert asked(game, 1)[0].startswith("Player 0 wants")
        assert "your Rag Market" in asked(game, 1)[0]
