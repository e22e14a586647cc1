"""The two offices (ELE-11 to ELE-15, ELE-23, ELE-32, ELE-34, ELE-36)."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.players import HeuristicPlayer
from bot.games.inwo.play.state import ORDINARY
from bot.games.inwo.play.winning import special_goal
from bot.games.inwo.say.words import WORDS
from tests.games.inwo.elections.campaign import campaign, nominated, offices, step, tickets
from tests.games.inwo.test_pictures import say, twin
from tests.support.inwo import Game, given

SENATE = "senate-investigating-committee"
BOTH = {0: "phone-company>al-gore", 1: "loan-sharks"}


def ruled(
    play: dict[int, str] | None = None, vice: str = "elvis", president: str = "al-gore", **more: object
) -> Game:
    """Al Gore is president under seat 0, Elvis is free."""
    more = {"area": "elvis dan-quayle", **more}
    return given(2, play=play or BOTH, president=president, vice=vice, elections="rounds", **more).seat(0)


@pytest.mark.rule("ELE-11")
def test_a_president_is_government_and_six_stronger() -> None:
    game = ruled({0: "elvis", 1: "loan-sharks"}, president="elvis", vice="", area="dan-quayle")
    plain = given(2, play={0: "elvis", 1: "loan-sharks"}).seat(0)
    before = plain.guide.look(plain.kernel.s, "elvis", "power")
    assert isinstance(before, int)
    game.expect("elvis", power=before + 6)
    assert "government" in game.guide.look(game.kernel.s, "elvis", "alignments")  # type: ignore[operator]
    assert "President: Elvis" in twin(WORDS.table(game.sees(None)))


@pytest.mark.rule("ELE-11")
def test_four_more_against_government_groups() -> None:
    game = ruled({0: "al-gore phone-company", 1: "post-office"})
    game.controls("post-office", by="phone-company")
    bonus = [part for part in game.sees(None).attack.parts if part[0] == "bonus"]
    assert [amount for _, _, amount in bonus] == [4]


@pytest.mark.rule("ELE-11")
def test_once_a_turn_a_president_shields_a_new_world_order() -> None:
    """Two NWOs in force, and one of each colour in the hand."""
    colour = {name: FACES.COLOUR[FACES.face(name)] for name in ("energy-crisis", "peace-in-our-time")}
    orders = [card for face, card in enumerate(FACES.ID) if FACES.COLOUR[face] and card not in colour]
    same = next(card for card in orders if FACES.COLOUR[FACES.face(card)] == colour["energy-crisis"])
    game = ruled(nwos="energy-crisis peace-in-our-time", hands={0: same}).can("play", same)
    game.does("shield", "energy-crisis").expect("al-gore", tokens=0).cannot("play", same)
    game.refuses("shield", "peace-in-our-time", why="inwo-refused-office")
    game.seat(1).cannot("shield", "energy-crisis")
    said = [say(line) for line in WORDS.table(game.sees(1))]
    assert "Energy Crisis, shielded" in " ".join(said)
    assert "Peace In Our Time, shielded" not in " ".join(said)


@pytest.mark.rule("ELE-12")
def test_a_vice_president_has_no_token_and_cannot_be_destroyed() -> None:
    game = ruled({0: "al-gore", 1: "elvis"}, area="dan-quayle", active=1, phase="tokens", spent="elvis")
    game.expect("elvis", tokens=0)
    assert "government" in game.guide.look(game.kernel.s, "elvis", "alignments")  # type: ignore[operator]
    game = ruled({0: "al-gore phone-company", 1: "elvis"}, area="dan-quayle", vice="dan-quayle")
    game.does("attack", "phone-company").cannot("destroy", "dan-quayle").can("destroy", "elvis")
    game.can("control", "dan-quayle")


@pytest.mark.rule("ELE-12")
def test_no_card_destroys_a_vice_president_but_an_assassination_does() -> None:
    play = {0: "phone-company>cable-tv>moonbase elvis", 1: "new-york>al-gore"}
    more = {"president": "al-gore", "elections": "rounds", "area": "dan-quayle"}
    for vice, zone in (("elvis", "structure"), ("dan-quayle", "killed")):
        links = {"elvis": "moonbase"}
        game = given(2, play=play, links=links, vice=vice, active=1, **more).seat(1)
        game.destroys("moonbase", by="new-york", aid="the-network").succeeds().settle()
        game.expect("moonbase", zone="destroyed").expect("elvis", zone=zone)
        assert offices(game) == ("al-gore", vice)
    play = {0: "fred-birch-society", 1: "phone-company>cable-tv>elvis al-gore"}
    game = given(2, play=play, hands={0: "sniper"}, vice="elvis", **more).seat(0)
    game.plays("sniper", "elvis").gathers().rolls(1, 1).settle().expect("elvis", zone="killed")
    game.seat(1).does("name-vice", "dan-quayle")
    assert offices(game) == ("al-gore", "dan-quayle")


@pytest.mark.rule("ELE-12", "ELE-14")
def test_a_vice_president_who_was_killed_counts_for_no_goal() -> None:
    play = {0: "fred-birch-society", 1: "phone-company>cable-tv>elvis al-gore"}
    more = {"president": "al-gore", "elections": "rounds", "illuminati": {0: "servants-of-cthulhu"}}
    counts = []
    for vice in ("elvis", "dan-quayle"):
        game = given(2, play=play, hands={0: "sniper"}, vice=vice, area="dan-quayle", **more).seat(0)
        game.plays("sniper", "elvis").gathers().rolls(1, 1).settle()
        game.expect(0, destroyed=["elvis"])
        counts.append(game.look(0, "special")[0])
    assert counts == [0, 1]


@pytest.mark.rule("ELE-12")
def test_a_president_may_resign_and_the_vice_president_follows() -> None:
    game = ruled().does("resign").told("president-resigned")
    assert offices(game) == ("elvis", "")
    game.waits_for(1).seat(1).cannot("name-vice", "al-gore").does("name-vice", "dan-quayle")
    assert offices(game) == ("elvis", "dan-quayle")
    game.seat(0).cannot("resign").idle()


@pytest.mark.rule("ELE-12", "ELE-14")
def test_a_destroyed_president_is_followed_and_counts_as_government() -> None:
    play = {0: "phone-company>elvis", 1: "big-media"}
    game = ruled(play, president="elvis", vice="al-gore", area="al-gore dan-quayle")
    game.destroys("elvis", by="phone-company", aid="bavarian-illuminati").succeeds().settle()
    assert "government" in game.guide.look(game.kernel.s, "elvis", "alignments")  # type: ignore[operator]
    assert offices(game)[0] == "al-gore"


@pytest.mark.rule("ELE-12")
def test_another_vice_president_is_named_when_one_is_gone() -> None:
    game = ruled()
    game.kernel.s.discard(game.guide.names["elvis"])
    game.does("attack", "phone-company").does("call-off").waits_for(0).does("name-vice", "dan-quayle")
    assert offices(game) == ("al-gore", "dan-quayle")


@pytest.mark.rule("ELE-13")
def test_nobody_is_elected_more_than_twice() -> None:
    game = campaign(2, area="elvis al-gore", president="elvis", vice="al-gore")
    face = game.kernel.s.face[game.guide.names["elvis"]]
    game.seat(0).can("nominate", "elvis")
    game.kernel.s.republic["elected"] = [[face, 2]]
    game.does("no-nomination").seat(1).cannot("nominate", "elvis").does("nominate", "al-gore")
    game.can("mate", "elvis")


@pytest.mark.rule("ELE-13", "ELE-32")
def test_whoever_is_drawn_first_fills_a_vacant_office_and_is_shown() -> None:
    game = given(
        2, play=BOTH | {0: "phone-company"}, decks={-1: "elvis dan-quayle"}, phase="draw", elections="rounds"
    )
    game.kernel.s.republic["vacant"] = True
    game.seat(0).does("draw-group").told("president-took-office", face=FACES.face("elvis"), how="drawn")
    assert offices(game)[0] == "elvis"
    assert "elvis" in [game.kernel.s.name(card) for card in game.sees(1).seats[0].groups]
    game.expect("elvis", zone="hand")


@pytest.mark.rule("ELE-13", "ELE-32")
def test_whoever_is_drawn_first_is_vice_president_if_nobody_else_is_there_to_be_named() -> None:
    """Elvis comes first, Dan Quayle second; with Nancy Reagan on the table neither has the office."""
    more = {"decks": {-1: "elvis dan-quayle"}, "phase": "draw"}
    game = ruled(area="", vice="", **more).does("draw-group")
    game.told("vice-named", face=FACES.face("elvis"), president=FACES.face("al-gore"))
    assert offices(game) == ("al-gore", "elvis")
    assert "elvis" in [game.kernel.s.name(card) for card in game.sees(1).seats[0].groups]
    game.expect("elvis", zone="hand").settle().seat(0).does("draw-card").expect("dan-quayle", zone="hand")
    assert offices(game) == ("al-gore", "elvis")
    game.settle().idle()
    game = ruled(area="nancy-reagan", vice="", **more).does("draw-group")
    assert offices(game) == ("al-gore", "")
    game.settle().waits_for(0).seat(0).cannot("name-vice", "elvis").does("name-vice", "nancy-reagan")
    assert offices(game) == ("al-gore", "nancy-reagan")


@pytest.mark.rule("ELE-14")
def test_the_power_and_the_alignment_of_a_president_count_for_goals() -> None:
    """Elvis has neither; Bavarians win by Power, and the government is up against the wall."""
    play = {0: "elvis phone-company", 1: "loan-sharks"}
    plain = given(2, play=play, elections="rounds").look(0, "special")[0]
    game = given(2, play=play, president="elvis", area="dan-quayle", vice="dan-quayle", elections="rounds")
    assert game.look(0, "special")[0] == plain + 6
    goal = "up-against-the-wall"
    fallen = ruled(
        {0: "phone-company", 1: "loan-sharks>elvis"}, president="elvis", vice="al-gore", area="al-gore"
    )
    fallen.destroys("elvis", by="phone-company", aid="bavarian-illuminati").succeeds().settle()
    s = fallen.kernel.s
    assert special_goal(s, 0, FACES.face(goal)) == (1, 7)


@pytest.mark.rule("ELE-14")
def test_a_vice_president_counts_for_no_goal() -> None:
    game = ruled({0: "al-gore phone-company elvis", 1: "loan-sharks"}, area="dan-quayle")
    free = ruled({0: "al-gore phone-company elvis", 1: "loan-sharks"}, area="dan-quayle", vice="dan-quayle")
    count = free.guide.look(free.kernel.s, 0, "basic")
    assert isinstance(count, int)
    game.expect(0, basic=count - 1)


@pytest.mark.rule("ELE-15")
def test_a_committee_may_remove_an_officer_once_from_each_player() -> None:
    hands = {1: "senate-investigating-committee senate-investigating-committee"}
    game = ruled(BOTH | {1: "c-i-a supreme-court pentagon"}, hands=hands, active=1).seat(1)
    game.plays("senate-investigating-committee", on="al-gore", way=1).settle().told(
        "probed", face=FACES.face("al-gore"), none=0
    )
    assert offices(game)[0] == "elvis"


def probes(game: Game) -> list[int]:
    """For each Committee that sat on an officer, whether it had no effect."""
    return [event.public["none"] for event in game.events if event.kind == "probed" and event.public]


@pytest.mark.rule("ELE-15")
def test_both_uses_of_a_committee_count_together() -> None:
    play = {0: "phone-company>al-gore", 1: "c-i-a", 2: "pentagon"}
    game = given(
        3, play=play, hands={1: SENATE, 2: SENATE}, area="elvis", president="al-gore", vice="elvis",
        elections="rounds", phase="begin",
    )  # fmt: skip
    game.seat(1).plays(f"{SENATE}@1").settle().told("turn-idle", seat=0)
    game.seat(2).plays(f"{SENATE}@2", on="al-gore", way=1).settle()
    game.expect(f"{SENATE}@2", zone="discards")
    assert probes(game) == [1]
    assert offices(game) == ("al-gore", "elvis")


@pytest.mark.rule("ELE-15")
def test_a_second_try_against_the_same_player_has_no_effect_and_the_card_is_gone() -> None:
    play = {0: "phone-company>al-gore loan-sharks>dan-quayle", 1: "c-i-a", 2: "pentagon"}
    game = given(
        3, play=play, hands={1: SENATE, 2: SENATE}, area="elvis", president="al-gore", vice="dan-quayle",
        elections="rounds",
    )  # fmt: skip
    game.seat(1).plays(f"{SENATE}@1", on="al-gore", way=1).settle()
    game.seat(0).does("name-vice", "elvis")
    assert offices(game) == ("dan-quayle", "elvis")
    game.seat(2).plays(f"{SENATE}@2", on="dan-quayle", way=1).settle()
    game.expect(f"{SENATE}@2", zone="discards")
    assert probes(game) == [0, 1]
    assert offices(game) == ("dan-quayle", "elvis")


@pytest.mark.rule("ELE-15")
def test_no_committee_sits_during_an_election_nor_on_the_discordians() -> None:
    more = {"illuminati": {0: "discordian-society"}, "hands": {1: "senate-investigating-committee"}}
    game = campaign(2, BOTH | {1: "c-i-a pentagon"}, area="elvis", president="al-gore", vice="elvis", **more)
    game.seat(1).cannot("play", "senate-investigating-committee")
    game = ruled(BOTH | {1: "c-i-a pentagon"}, active=1, **more).seat(1)
    game.plays("senate-investigating-committee", on="al-gore", way=1).settle()
    game.told("probed", none=1)
    assert offices(game)[0] == "al-gore"


@pytest.mark.rule("ELE-23")
def test_there_is_no_president_before_the_first_election_and_one_until_the_next() -> None:
    game = (
        given(2, play=BOTH, decks={-1: "elvis"}, phase="draw", elections="rounds").seat(0).does("draw-group")
    )
    assert offices(game) == ("", "")
    game = campaign(2, BOTH, area="elvis dan-quayle", president="al-gore", vice="elvis")
    assert offices(game) == ("al-gore", "elvis")
    nominated(game, "dan-quayle", None)
    game.seat(0).does("mate", "elvis").settle()
    assert offices(game) == ("dan-quayle", "elvis")
    assert step(game) == "" if game.sees(None).election is None else tickets(game)


@pytest.mark.rule("ELE-34")
def test_the_opposite_of_government_is_lost_in_office_and_comes_back() -> None:
    play = {0: "mayor-bunting", 1: "loan-sharks"}
    game = ruled(play, president="mayor-bunting", vice="elvis", area="elvis dan-quayle")
    game.expect("mayor-bunting", alignments=["government", "straight"])
    game.does("resign").expect("mayor-bunting", alignments=["corporate", "straight"])


# -- by a Plot


def coup(plots: str = "elected-president", own: str = "democrats dan-quayle", **more: object) -> Game:
    play = {0: own, 1: "loan-sharks"}
    hands = {0: plots}
    area = "elvis" if "al-gore" in own else "elvis al-gore"
    return given(2, play=play, hands=hands, area=area, elections="cynical", **more).seat(0)


@pytest.mark.rule("ELE-22")
def test_a_plot_makes_a_president_for_three_actions() -> None:
    game = coup().plays("elected-president", on="dan-quayle").settle()
    game.expect("dan-quayle", tokens=0).expect("democrats", tokens=0).expect(0, tokens=0)
    assert offices(game)[0] == "dan-quayle"
    game.expect("dan-quayle", linked=["elected-president"])
    game.seat(0).does("name-vice", "elvis")
    assert offices(game) == ("dan-quayle", "elvis")
    coup(spent="democrats").cannot("play", "elected-president")
    coup(spent="0").cannot("play", "elected-president")
    coup(spent="dan-quayle").cannot("play", "elected-president")
    coup(active=1).cannot("play", "elected-president")


@pytest.mark.rule("ELE-22", "ELE-36")
def test_the_link_passes_to_the_vice_president() -> None:
    game = coup().plays("elected-president", on="dan-quayle").settle().seat(0).does("name-vice", "elvis")
    game.does("resign").expect("elvis", linked=["elected-president"]).expect("dan-quayle", linked=[])
    assert offices(game)[0] == "elvis"
    game.settle()


@pytest.mark.rule("ELE-22")
def test_an_ai_seat_makes_a_person_of_its_own_president() -> None:
    game, player = coup(), HeuristicPlayer()
    while game.kernel.s.doing in ("act", "using"):
        ask = game.ask_of(0)
        game.kernel.submit(0, player.choose(game.sees(0), ask, lambda n: 0))
    game.settle()
    assert offices(game)[0] == "dan-quayle"


def again(game: Game, person: str) -> Game:
    """The next Plot of the hand makes somebody president; all who pay for it can do so once more."""
    s = game.kernel.s
    for card in (s.illuminati[0], game.guide.names["democrats"], game.guide.names[person]):
        s.tokens[card] = [ORDINARY]
    s.touch()
    return game.seat(0).plays(s.plots[0][0], on=person).settle().seat(0)


@pytest.mark.rule("ELE-36")
def test_a_plot_makes_the_same_person_president_three_times() -> None:
    game = coup("elected-president elected-president elected-president")
    for _ in range(3):
        assert offices(again(game, "dan-quayle"))[0] == "dan-quayle"
        game.does("name-vice", "elvis").does("resign").cannot("name-vice", "dan-quayle")
        game.waits_for(1).seat(1).does("name-vice", "al-gore")
        assert offices(game) == ("elvis", "al-gore")


@pytest.mark.rule("ELE-22", "ELE-36")
def test_a_new_president_has_a_new_vice_president_and_the_old_plot_is_gone() -> None:
    game = again(coup("elected-president elected-president", "democrats dan-quayle al-gore"), "dan-quayle")
    game.does("name-vice", "elvis").expect("elvis", alignments=["government"])
    again(game, "al-gore").expect("elvis", alignments=[]).waits_for(0)
    assert offices(game) == ("al-gore", "")
    game.expect("al-gore", linked=["elected-president"]).expect("dan-quayle", linked=[])
    game.can("name-vice", "elvis").does("name-vice", "dan-quayle")
    assert offices(game) == ("al-gore", "dan-quayle")


@pytest.mark.rule("ELE-22")
def test_there_are_no_election_rounds_then() -> None:
    game = given(2, play=BOTH, area="elvis", elections="cynical", active=1).seat(1).does("end")
    assert game.sees(None).election is None
