"""Elections: setting up, nomination, removal, running mates (ELE-01 to ELE-06, ELE-24 to ELE-26)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.chance import Stream
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import LISTS
from bot.games.inwo.decks.campaign import campaign
from bot.games.inwo.game import INWO
from bot.games.inwo.rules import INFO
from tests.games.inwo.elections.campaign import campaign as held
from tests.games.inwo.elections.campaign import nominated, offices, step, tickets
from tests.games.inwo.test_pictures import twin
from tests.support.inwo import Game, given

SMALL = {0: "phone-company", 1: "loan-sharks"}


def deck(seats: int, **options: Any) -> set[str]:
    """The ids of the shared deck."""
    chosen = INFO.settle({"elections": "rounds", **options})
    return {FACES.ID[face] for face in campaign(chosen, [], seats, Stream(3))}


@pytest.mark.rule("ELE-01")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_deck_is_made_for_elections(seats: int) -> None:
    found = deck(seats)
    assert set(LISTS["named"]) <= found
    assert "bill-clinton" not in found
    persons = [card for card in found if FACES.TYPE[FACES.face(card)] == "personality"]
    assert len(found) >= 25 * seats
    assert len(persons) * 5 >= len(found)
    assert not found & {"china", "england"}
    assert "saddam-hussein" in found
    assert "saddam-hussein" not in deck(seats, election_foreigners="out")
    assert "aunt-agatha-smith" in found
    assert "aunt-agatha-smith" not in deck(seats, election_candidates="printed")


@pytest.mark.rule("ELE-01")
def test_without_elections_nobody_meets_those_cards() -> None:
    chosen = INFO.settle({"format": "communal"})
    for value in range(5):
        faces = campaign(chosen, [], 6, Stream(value))
        assert {FACES.SET[face] for face in faces} == {"limited"}


@pytest.mark.rule("ELE-01")
@pytest.mark.parametrize(("face", "liberal"), [(3, True), (4, False)])
def test_a_die_says_whether_the_candidate_is_liberal_this_time(face: int, liberal: bool) -> None:
    game = held(2, {0: "candidate-clinton"}).rolls(face).told("leans", roll=face)
    game.expect("candidate-clinton", power=2)
    assert ("liberal" in game.guide.look(game.kernel.s, "candidate-clinton", "alignments")) is liberal  # type: ignore[operator]


@pytest.mark.rule("ELE-02")
def test_there_is_an_election_after_each_full_round_and_no_sooner() -> None:
    game = given(2, play=SMALL, area="elvis", elections="rounds").seat(0).does("end")
    assert game.sees(None).election is None
    game.seat(1).does("end").told("election-began", number=1)
    assert step(game) == "nominate"
    game = given(2, play=SMALL, area="elvis", format="communal", active=1).seat(1).does("end")
    assert game.sees(None).election is None


@pytest.mark.rule("ELE-02")
def test_plots_of_any_time_may_be_played_in_an_election() -> None:
    game = held(2, area="elvis", hands={1: "energy-crisis"}).waits_for(0)
    game.seat(1).plays("energy-crisis").settle().expect("table", nwos=["energy-crisis"])


@pytest.mark.rule("ELE-03", "ELE-24")
def test_each_may_nominate_once_beginning_with_the_presidents_controller() -> None:
    play = {0: "phone-company", 1: "loan-sharks>dan-quayle"}
    game = held(2, play, area="elvis al-gore", president="dan-quayle", vice="elvis")
    game.waits_for(1).seat(1).does("nominate", "al-gore").waits_for(0)
    game.seat(0).cannot("nominate", "al-gore").can("nominate", "elvis").does("no-nomination")
    assert [stand[0] for stand in tickets(game)] == ["al-gore"]
    game = held(2, area="elvis")
    game.waits_for(0)


@pytest.mark.rule("ELE-04", "ELE-25")
def test_two_of_them_nominate_themselves_after_all_others() -> None:
    game = held(2, area="ross-perot lyndon-larouche elvis")
    nominated(game, "elvis", None)
    assert [stand[0] for stand in tickets(game)] == ["elvis", "ross-perot", "lyndon-larouche"]
    game = held(2, area="ross-perot elvis al-gore")
    nominated(game, None, None)
    assert [stand[0] for stand in tickets(game)] == ["ross-perot"], "that counts as a nomination"


@pytest.mark.rule("ELE-05")
def test_a_party_supports_a_nominee_out_of_the_race() -> None:
    play = {0: "libertarians", 1: "the-green-party"}
    game = nominated(held(2, play, area="elvis al-gore"), "elvis", "al-gore")
    game.waits_for(0).seat(0).does("support-out", "al-gore").expect("libertarians", tokens=0)
    game.waits_for(1).seat(1).does("keep").expect("the-green-party", tokens=1)
    assert [stand[0] for stand in tickets(game)] == ["elvis"]
    game = nominated(held(2, play, area="elvis al-gore dan-quayle"), "elvis", None)
    game.seat(0).does("support-out", "elvis")
    assert sorted(stand[0] for stand in tickets(game)) == ["al-gore", "dan-quayle"], "all the others"


@pytest.mark.rule("ELE-05")
def test_if_nobody_is_nominated_everybody_stands_and_without_anybody_there_is_none() -> None:
    game = nominated(held(2, {0: "dan-quayle"}, area="elvis al-gore"), None, None)
    assert sorted(stand[0] for stand in tickets(game)) == ["al-gore", "dan-quayle", "elvis"]
    game = held(2).settle().told("election-skipped").told("office-vacant").idle()
    assert offices(game) == ("", "")


@pytest.mark.rule("ELE-06", "ELE-26")
def test_the_controller_names_the_mate_or_else_who_nominated() -> None:
    play = {0: "dan-quayle", 1: "phone-company>al-gore"}
    game = nominated(held(2, play, area="elvis"), "al-gore", "elvis")
    game.waits_for(1).seat(1).cannot("mate", "al-gore").does("mate", "elvis")
    game.waits_for(1).does("mate", "al-gore")
    assert [stand[:2] for stand in tickets(game)] == [("al-gore", "elvis"), ("elvis", "al-gore")]


@pytest.mark.rule("ELE-06")
def test_chance_names_the_mate_of_whoever_named_themselves() -> None:
    game = nominated(held(2, area="ross-perot al-gore elvis"), "ross-perot", None)
    assert tickets(game)[0][:2] == ("ross-perot", "elvis"), "Al Gore is Government"
    game = nominated(held(2, area="elvis al-gore"), None, None)
    assert tickets(game)[0][:2] == ("elvis", "al-gore")


def test_a_candidate_without_anybody_else_stands_alone() -> None:
    game = nominated(held(2, area="elvis"), "elvis", None)
    assert tickets(game) == [("elvis", "", 0)]
    game.settle()
    assert offices(game) == ("elvis", "")


@pytest.mark.rule("ELE-13", "ELE-24")
def test_who_was_elected_twice_is_named_where_they_cannot_be_nominated() -> None:
    game = given(2, play={0: "al-gore", 1: "elvis"}, active=1, elections="rounds").seat(1)
    faces = [FACES.face(card) for card in ("al-gore", "elvis")]
    game.kernel.s.republic["elected"] = [[faces[0], 2], [faces[1], 1]]
    game.does("end")
    assert "uncontrolled but Al Gore: nobody is elected more than twice." in question(game)
    why = twin(INWO.words.why(game.sees(0)))
    assert "Al Gore has been elected twice, and can be nominated no more (ELE-13)." in why
    assert "Elvis has been elected once, and can be once more (ELE-13)." in why


@pytest.mark.rule("ELE-02")
def test_an_election_is_nobodys_turn() -> None:
    game = held(2, {0: "al-gore"})
    assert twin([INWO.words.status(game.sees(0))]).startswith("After turn 7: an election.")


@pytest.mark.rule("ELE-20", "ELE-21")
@pytest.mark.parametrize(("kind", "end"), [("white-house", ""), ("hungrily", " and one more round")])
def test_what_decides_a_short_variant_is_told_with_how_far_it_is(kind: str, end: str) -> None:
    """The election that goes on has not been held."""
    game = held(2, {0: "al-gore", 1: "elvis"}, elections=kind)
    said = twin(INWO.words.why(game.sees(0)))
    assert f"After 4 elections{end} whoever controls the president wins; none has been held" in said
    assert f"After the last one{end} whoever controls the president has won" in question(game)


def question(game: Game) -> str:
    """What seat 0 is asked."""
    return twin([INWO.words.prompt(game.sees(0), game.ask_of(0))])
