"""What somebody reads and is offered who plays for the first time."""

from __future__ import annotations

import pytest

from bot.games.inwo.minds.ease import EASE
from bot.games.inwo.play.hands import Shed
from bot.games.inwo.say.words import WORDS
from bot.table.unit.play import follows
from tests.games.inwo.elections.campaign import campaign
from tests.games.inwo.test_ease import ready, shown
from tests.games.inwo.test_pictures import say
from tests.support.inwo import given

SEVEN = "hoax assertiveness-training citizenship-award martial-law terrorist-nuke bribery gun-control"


@pytest.mark.rule("ELE-20", "ELE-21")
@pytest.mark.parametrize(("elections", "told"), [("white-house", 1), ("hungrily", 1), ("rounds", 0)])
def test_where_the_last_election_decides_each_says_what_is_at_stake(elections: str, told: int) -> None:
    game = campaign(2, {0: "mayor-bunting", 1: "aunt-agatha-smith"}, elections=elections)
    (seat,) = game.kernel.s.waiting
    ask = next(ask for ask in game.kernel.asks() if ask.seat == seat)
    question = say(WORDS.prompt(game.sees(seat), ask))
    assert question.startswith("Whom do you nominate")
    assert question.count("(Election 1 of ") == told
    assert question.count("controls the vice-president has lost most of all") == told


@pytest.mark.rule("INW-052")
def test_who_holds_too_many_plots_has_the_least_useful_as_buttons() -> None:
    game = given(2, play={0: "c-i-a", 1: "post-office"}, hands={0: SEVEN}).seat(0).does("end")
    ask = next(ask for ask in game.kernel.asks() if ask.seat == 0)
    assert ask.frame == Shed.name
    first = EASE.first(game.sees(0), ask)
    assert len(first) >= 3
    assert {plan.moves[0][0] for plan in first} == {"discard"}
    worths = [EASE.worth(game.sees(0), ask, plan.moves[0]) for plan in first]
    assert worths == sorted(worths, reverse=True)
    game.does(*first[0].moves[0]).does(*EASE.first(game.sees(0), ask)[1].moves[0])
    assert not [one for one in game.kernel.asks() if one.frame == Shed.name]


def test_a_group_of_the_hand_is_attacked_with_its_helpers_by_one_button() -> None:
    """Whoever attacks a card of their hand knows it: nothing stands between the attack and the help that the
    button names. Taken back it cannot be, for the others have seen it."""
    game = ready().does("attack", "phone-company")
    page = next(
        one for one in shown(game) if len(one.moves) == 3 and one.moves[0][1] in game.kernel.s.groups[0]
    )
    attack, aid, _ = page.moves
    before = game.kernel.s.seq
    game.does(*attack)
    assert follows(game.kernel, 0, before)
    assert game.kernel.s.horizon > before
    game.does(*aid).settle()
