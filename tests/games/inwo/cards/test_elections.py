"""The cards that are dealt with elections only."""

from __future__ import annotations

import pytest

from tests.games.inwo.elections.campaign import campaign, offices
from tests.support.inwo import given


@pytest.mark.card("the-green-party")
def test_the_green_party_controls_green_groups_and_strengthens_them() -> None:
    green = "eco-guerrillas"
    alone = given(2, play={0: green, 1: "loan-sharks"}).look(green, "power")
    game = given(2, play={0: f"the-green-party {green}", 1: "loan-sharks"})
    assert game.look(green, "power") == alone + 1
    game = given(2, play={0: "the-green-party phone-company", 1: "loan-sharks"}, hands={0: green}).seat(0)
    game.controls(green, by="phone-company")
    assert [amount for name, _, amount in game.sees(None).attack.parts if name == "bonus"] == [4]
    game = given(2, play={0: "the-green-party phone-company", 1: "loan-sharks"}, hands={0: "dentists"}).seat(
        0
    )
    game.controls("dentists", by="phone-company")
    assert not [part for part in game.sees(None).attack.parts if part[0] == "bonus"]


@pytest.mark.card("candidate-clinton")
def test_the_candidate_leans_as_a_die_says() -> None:
    game = campaign(2, {0: "candidate-clinton"}).rolls(3)
    assert "liberal" in game.look("candidate-clinton", "alignments")
    game = campaign(2, {0: "candidate-clinton"}).rolls(4)
    assert "liberal" not in game.look("candidate-clinton", "alignments")


@pytest.mark.card("candidate-clinton")
@pytest.mark.rule("ELE-01")
def test_an_attack_is_no_reason_to_roll_again_for_the_candidate() -> None:
    """R-14: it holds until the next turn or election begins."""
    play = {0: "candidate-clinton phone-company", 1: "loan-sharks"}
    game = given(2, play=play, hands={0: "dentists"}, elections="rounds").seat(0)
    game.controls("dentists", by="candidate-clinton").not_told("leans")
    assert [kind for kind, _ in game.kernel.s.frames()][-1] == "gather"


@pytest.mark.card("lyndon-larouche")
def test_he_gets_no_token_when_he_hears_voices() -> None:
    for face, tokens in ((3, 0), (4, 1)):
        play = {0: "lyndon-larouche", 1: "loan-sharks"}
        game = given(2, play=play, elections="rounds", phase="begin", spent="lyndon-larouche").seat(0)
        game.rolls(face).settle().expect("lyndon-larouche", tokens=tokens)


@pytest.mark.card("lyndon-larouche")
def test_he_has_the_power_of_his_strongest_party_or_government_group() -> None:
    play = {0: "lyndon-larouche>dentists", 1: "loan-sharks"}
    given(2, play=play, elections="rounds").expect("lyndon-larouche", power=1)
    play = {0: "lyndon-larouche>the-green-party", 1: "loan-sharks"}
    given(2, play=play, elections="rounds").expect("lyndon-larouche", power=4)


@pytest.mark.card("lyndon-larouche")
@pytest.mark.rule("INW-208")
def test_his_alignments_count_for_no_goal() -> None:
    """Discordia counts Weird Groups of Power 3 double: the hackers, but not him."""
    play = {0: "hackers lyndon-larouche>the-green-party", 1: "loan-sharks"}
    game = given(2, illuminati={0: "discordian-society"}, play=play, elections="rounds")
    game.expect("lyndon-larouche", power=4, alignments=["conservative", "weird", "criminal", "fanatic"])
    game.expect(0, basic=5)


@pytest.mark.card("elected-president")
def test_a_plot_elects_a_president() -> None:
    play = {0: "democrats dan-quayle", 1: "loan-sharks"}
    hands, area = {0: "elected-president"}, "elvis"
    game = given(2, play=play, hands=hands, area=area, elections="cynical").seat(0)
    game.plays("elected-president", on="dan-quayle").settle()
    assert offices(game)[0] == "dan-quayle"
    game = given(2, play=play, hands=hands, area=area, elections="cynical", spent="democrats").seat(0)
    game.cannot("play", "elected-president")
