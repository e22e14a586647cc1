"""What players are told in odd moments, and rules that touch each other."""

import pytest

from bot.engine.moves import CHANCE
from bot.engine.structure import NOBODY
from bot.games.illuminati.draw import scene
from bot.games.illuminati.play.deals import PEACE
from bot.games.illuminati.say.reasons import aim, why
from bot.games.illuminati.say.twins import hand, table
from bot.games.illuminati.say.words import WORDS
from bot.ui.words.catalogue import Catalogue
from tests.support.illuminati import Game, fresh, given

BAVARIA = "the-bavarian-illuminati"
OPEN = "california girlie-magazines"
CATALOGUE = Catalogue()
NAMES = dict(enumerate(["Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal"]))


def asked(game: Game, seat: int) -> str:
    """The question that a seat reads."""
    return CATALOGUE.format(WORDS.prompt(game.sees(seat), game.ask_of(seat)), NAMES)


# -- what is asked in a privileged attack


def privileged(**position: object) -> Game:
    position = {
        "play": {0: "the-mafia", 1: "texas"},
        "hands": {0: "slush-fund", 1: "bribery", 2: "interference-1 media-campaign"},
        "treasuries": {1: 5, 2: 5, 3: 5},
        **position,
    }
    return given(4, **position).seat(0).controls("texas", by="the-mafia", privilege="slush-fund")


@pytest.mark.rule("ILL-5.5b", "ILL-5.5f")
def test_the_owner_of_the_target_is_not_told_that_he_may_only_watch() -> None:
    game = privileged().until("challenge")
    assert "you may only watch" in asked(game, 2)
    assert "you may only watch" not in asked(game, 1)
    assert "nobody else may help or hinder" in asked(game, 1)


@pytest.mark.rule("ILL-5.5b", "ILL-5.5d")
def test_outsiders_are_offered_no_money_to_spend_on_what_is_closed_to_them() -> None:
    game = privileged().until("spending")
    assert "Each MB" in asked(game, 1)
    assert "you may only watch" in asked(game, 2)
    assert "Each MB" not in asked(game, 2)
    game.seat(2).plays("interference-1").until("spending").hinders(1)
    assert "Each MB from your Illuminati" in asked(game, 2)
    assert "you may only watch" in asked(game, 3)
    game.misses().idle()


# -- why no deal is made


@pytest.mark.rule("ILL-4f", "ILL-8d")
def test_after_the_dice_a_refused_deal_says_what_is_wrong_with_it() -> None:
    game = given(
        3, play={0: "the-mafia", 1: "yuppies"}, treasuries={1: 3}, hands={2: "murphys-law"}, uncontrolled=OPEN
    )
    game.seat(0).offers(1, "the-mafia", wants=9).controls("california", by="the-mafia").rolls(6, 6)
    game.seat(1).refuses("accept", 1, why="deal-unpaid").refuses("accept", 1, why="deal-groups-now")
    game.refuses("accept", 7, why="deal-unknown").idle()


# -- the end


@pytest.mark.rule("ILL-10m", "ILL-3l", "ILL-3m")
@pytest.mark.parametrize("root", ["the-bermuda-triangle", "the-gnomes-of-zurich"])
def test_the_last_player_left_has_won_and_nothing_more_is_asked(root: str) -> None:
    game = given(
        illuminati={0: root}, play={0: "the-mafia texas", 1: "yuppies"}, turns={0: 3, 1: 3}, deck="c-i-a",
        treasuries={0: 30, "texas": 3},
    ).seat(0)  # fmt: skip
    game.neutralizes("yuppies", by="the-mafia").spends(30).rolls(1, 1).is_over(0, how="last")
    game.expect("c-i-a", zone="deck").not_told("passed")


@pytest.mark.rule("ILL-10a", "ILL-10m")
def test_the_last_player_left_who_has_reached_a_goal_has_won_by_it() -> None:
    play = {0: "the-mafia>texas>california new-york democrats", 1: "yuppies"}
    game = given(play=play, turns={0: 3, 1: 3}, treasuries={0: 30}).seat(0)
    game.neutralizes("yuppies", by="the-mafia").spends(30).rolls(1, 1).is_over(0, how="special")


# -- New World Orders


@pytest.mark.rule("MAD-05", "MAD-08")
def test_a_power_that_an_order_has_taken_comes_back_only_when_that_order_goes() -> None:
    game = given(
        play={0: "the-mafia yuppies"}, nwos="supermajority moonlight-leased-back", treasuries={0: 9},
        uncontrolled=OPEN,
    )  # fmt: skip
    game.expect("yuppies", power=0, resistance=4).seat(0)
    game.refuses("attack", "yuppies", why="refused-powerless").does("attack", "the-mafia")
    game.refuses("destroy", "yuppies", why="refused-powerless-target").does("call-off")
    game.does("nwo", "supermajority").spends(9).rolls(2, 3).settle().expect("yuppies", power=1 + 2)
    game.can("attack", "yuppies").idle()


# -- what is told of a branch


@pytest.mark.rule("ILL-5.7a", "ILL-8e")
def test_everybody_is_told_which_groups_come_along_with_another() -> None:
    play = {0: "the-mafia", 1: "yuppies>hackers>trekkies texas"}
    game = given(play=play, treasuries={0: 30}, uncontrolled=OPEN).seat(0)
    game.controls("yuppies", by="the-mafia").spends(20).rolls(1, 1).does("place", "the-mafia", "top").settle()
    branch = [game.guide.number(name) for name in ("hackers", "trekkies")]
    assert [event.public["cards"] for event in game.events if event.kind == "branch-placed"] == [branch]
    game.idle()
    game = given(play=play, uncontrolled=OPEN).seat(0).offers(1, "the-mafia").seat(1).accepts()
    game.does("place", "texas", "top").idle().not_told("branch-placed")


# -- secret goals of those whose time was up


@pytest.mark.rule("ILL-2g", "ILL-12c")
def test_a_goal_that_nobody_chose_in_time_is_no_less_secret() -> None:
    """Everybody reads that the time of a seat was up; what it then got must not follow from that."""
    drawn = set()
    for value in range(7):
        game = fresh(3, hidden_goals=True).chance(1).chance(0).waits_for(0, 1, 2).seat(1).time_is_up()
        game.chance(value).waits_for(0, 2).told("goal-chosen", to=0, seat=1)
        assert all("goal" not in (e.seen_by(0) or {}) for e in game.events if e.kind == "goal-chosen")
        drawn.add(game.sees(1).seats[1].goal_card)
        assert game.sees(0).seats[1].goal_card == NOBODY
        game.seat(0).does("goal", BAVARIA).seat(2).does("goal", BAVARIA).chance(3)
        assert game.kernel.s.doing != "goals"
    assert len(drawn) == 7


# -- a game without goals


@pytest.mark.rule("ILL-12b", "ILL-2g")
@pytest.mark.parametrize("options", [{}, {"hidden_goals": True}])
def test_without_goals_nobody_chooses_one(options: dict[str, bool]) -> None:
    game = fresh(8, goals="none", **options)
    while game.kernel.s.waiting == [CHANCE]:
        game.chance(5)
    assert game.kernel.s.doing == "act"
    game.not_told("goal-chosen")


@pytest.mark.rule("ILL-12b")
def test_without_goals_everybody_reads_points_and_no_goals() -> None:
    game = given(
        3,
        illuminati={0: "the-gnomes-of-zurich"},
        play={0: "the-mafia>yuppies"},
        goals="none",
        uncontrolled=OPEN,
    )
    view = game.sees(0)
    lines = [CATALOGUE.format(line, NAMES) for line in (*table(view), *hand(view), *why(view))]
    assert not [line for line in lines if "goal" in line.lower()]
    assert any("17 points" in line for line in lines)
    picture = scene.table(view, NAMES, lambda what: CATALOGUE.format(what, NAMES))
    assert "Ada with 2 groups and 17 points" in picture.alt


@pytest.mark.rule("ILL-10d")
@pytest.mark.parametrize(("counts", "said"), [(True, "cards, the Illuminati included"), (False, "groups")])
def test_whether_the_illuminati_card_counts_is_said_with_the_goal(counts: bool, said: str) -> None:
    view = given(4, uncontrolled=OPEN, basic_goal_counts_illuminati=counts).sees(0)
    for line in (aim(view, 0), *why(view)[1:2]):
        assert f"12 {said}" in CATALOGUE.format(line, NAMES)
    assert f"Basic goal: {int(counts)} of 12 {said}" in CATALOGUE.format(table(view)[1], NAMES)


# -- the chance that is told


@pytest.mark.rule("ILL-5.1i", "ILL-5.1g")
@pytest.mark.parametrize(("two", "percent"), [(True, 3), (False, 0)])
def test_a_2_that_always_succeeds_is_in_the_chance_that_players_read(two: bool, percent: int) -> None:
    game = given(play={0: "the-mafia", 1: "texas"}, two_always_succeeds=two, uncontrolled=OPEN).seat(0)
    game.controls("texas", by="the-mafia").expect("attack", number=-5)
    assert f"−5 or less now ({percent} %)" in asked(game, 0)
    assert f"({percent} %;" in CATALOGUE.format(why(game.sees(0))[-2], NAMES)
    game.rolls(1, 1).settle().expect("texas", owner=0 if two else 1)


@pytest.mark.rule("ILL-12b")
def test_players_read_how_long_a_game_with_a_last_turn_still_is() -> None:
    game = given(play={0: "texas", 1: "the-mafia"}, uncontrolled=OPEN, last_turn=40).seat(0).ends_turn()
    view = game.sees(1)
    assert "(turn 2 of 40)" in CATALOGUE.format(WORDS.status(view), NAMES)
    assert "by the end of turn 40" in CATALOGUE.format(aim(view, 1), NAMES)
    lines = "\n".join(CATALOGUE.format(line, NAMES) for line in why(view))
    assert "At the end of turn 40 the most points win" in lines
    assert "Ada: 17 points" in lines


# -- rules that touch each other


@pytest.mark.rule("ILL-5.3b", "ILL-5.4b", "ILL-11b")
def test_money_of_a_defender_who_leaves_stays_in_the_sum_and_the_position_goes() -> None:
    position = {"play": {0: "the-mafia", 1: "yuppies>hackers"}, "treasuries": {0: 20, "yuppies": 4, 1: 5}}
    game = given(3, **position, uncontrolled=OPEN).seat(0).controls("yuppies", by="the-mafia").spends(10)
    game.seat(1).spends(2, on="yuppies").spends(1).expect("attack", number=7 - 4 - 10 + 10 - 4 - 1)
    game.host("leave", 1).expect("attack", number=7 - 4 + 10 - 4 - 1).rolls(4, 4).seat(0)
    game.does("place", "the-mafia", "top").idle().expect("yuppies", owner=0).expect("hackers", owner=None)


@pytest.mark.rule("ILL-5.2l", "ILL-11b")
def test_there_is_nothing_left_to_neutralize_when_the_owner_leaves() -> None:
    game = given(3, play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 20}, uncontrolled=OPEN).seat(0)
    game.neutralizes("yuppies", by="the-mafia").spends(10).host("leave", 1).settle()
    game.told("attack-void", seat=0).expect(0, money=10).expect("table", actions=1).idle()


@pytest.mark.rule("ILL-11a", "ILL-8d", "ILL-4b")
def test_two_players_who_swap_their_last_groups_are_still_in_the_game() -> None:
    play = {0: "the-mafia", 1: "texas", 2: "hackers"}
    game = given(3, play=play, turns=dict.fromkeys(range(3), 3), uncontrolled=OPEN).seat(0)
    game.offers(1, "the-mafia", wants_cards="texas").seat(1).accepts()
    game.does("place", "the-network", "top").seat(0).does("place", BAVARIA, "top").idle()
    game.expect(0, alive=True, groups="texas").expect(1, alive=True, groups="the-mafia")
    game.expect("table", actions=0)


@pytest.mark.rule("ILL-11a", "ILL-8d")
def test_who_gives_the_last_group_away_is_out_and_so_are_all_offers() -> None:
    play = {0: "the-mafia", 1: "texas", 2: "hackers"}
    game = given(3, play=play, turns=dict.fromkeys(range(3), 3), treasuries={1: 3}, uncontrolled=OPEN)
    game.seat(1).offers(2, money=3).offers(0, "texas").seat(0).accepts().does("place", "the-mafia", "top")
    game.settle().expect(1, alive=False, wealth=0).expect("table", active=0, actions=1)
    game.seat(2).refuses("accept", 1).idle().expect(2, money=0)


@pytest.mark.rule("MAD-05", "ILL-9k")
def test_whispers_destroy_a_group_that_an_order_has_left_without_power() -> None:
    game = given(
        play={0: "the-mafia"}, nwos="supermajority", hands={0: "whispering-campaign"},
        uncontrolled="yuppies california",
    ).seat(0)  # fmt: skip
    game.expect("yuppies", power=0, resistance=2).does("attack", "the-mafia")
    game.refuses("destroy", "yuppies", why="refused-powerless-target").does("call-off")
    game.plays("whispering-campaign").settle().destroys("yuppies", by="the-mafia")
    game.expect("attack", parts={"power": 7, "resistance": -2}).rolls(2, 3).idle()
    game.expect("yuppies", zone="dead").expect(0, destroyed="yuppies")


@pytest.mark.rule("MAD-07", "ILL-4f", "ILL-8d")
def test_money_is_dealt_in_while_an_order_is_attacked_and_groups_are_not() -> None:
    position = {"play": {0: "the-mafia", 1: "texas"}, "treasuries": {0: 9, 1: 9}, "uncontrolled": OPEN}
    game = given(3, **position, nwos="supermajority").seat(0).does("nwo", "supermajority")
    game.offers(1, money=5).seat(1).accepts().expect(0, money=4).expect(1, money=14).seat(0)
    game.refuses("offer", 1, 0, 0, 1, "the-mafia", why="deal-cards").spends(4).misses().idle()


@pytest.mark.rule("ILL-10a", "ILL-11a")
def test_goals_are_met_and_players_put_out_at_the_same_end_of_a_turn() -> None:
    """Seat 0 has the groups, seat 3 the money; seat 1 has had its third turn and controls nothing."""
    seven = "republicans>boy-sprouts democrats>psychiatrists convenience-stores>punk-rockers nephews-of-god"
    play = {0: seven, 2: "texas", 3: "yuppies"}
    game = given(
        7, illuminati={3: "the-gnomes-of-zurich"}, play=play, treasuries={3: 150}, turns={1: 2}, active=1,
        uncontrolled=OPEN,
    )  # fmt: skip
    game.seat(1).does("end").settle().is_over(0, 3).told("player-out", seat=1, why="eliminated")
    game.expect("table", how=["basic", "special"])


@pytest.mark.rule("ILL-8g", "ILL-11b")
def test_the_promise_of_one_who_has_gone_is_no_longer_in_the_notes() -> None:
    game = given(3, play={0: "the-mafia"}, treasuries={0: 5}, uncontrolled=OPEN).seat(1)
    game._submit(1, ("offer", 0, 0, 5, 1, PEACE)).seat(0).accepts()

    def notes() -> str:
        return "\n".join(CATALOGUE.format(line, NAMES) for line in hand(game.sees(0)))

    assert "Ben has promised Ada peace" in notes()
    game.host("leave", 1)
    assert "Ben has promised" not in notes()
    game.idle()


@pytest.mark.rule("ILL-8f", "ILL-8d")
def test_two_groups_need_an_arrow_each_or_one_of_them_brings_it() -> None:
    """Seat 1 has one open arrow. Of two groups without arrows one would be lost."""
    play = {0: "boy-sprouts trekkies texas", 1: "psychiatrists morticians punk-rockers"}
    game = given(3, play=play, uncontrolled=OPEN).seat(0).offers(1, "boy-sprouts", "trekkies").seat(1)
    game.refuses("accept", 1, why="deal-no-room").seat(0).offers(1, "boy-sprouts", "texas").seat(1).accepts()
    game.does("place", "texas", "top").idle().expect("texas", owner=1, master="the-network")
    game.expect("boy-sprouts", owner=1, master="texas")


# -- how somebody's game ends


def log(game: Game) -> str:
    """What everybody was told."""
    told = (WORDS.happened(game.sees(None), event) for event in game.events)
    return "\n".join(CATALOGUE.format(line, NAMES) for line in told if line is not None)


@pytest.mark.rule("ILL-12c")
def test_at_the_end_all_written_goals_are_shown_also_one_that_was_printed() -> None:
    network, gnomes = "the-network", "the-gnomes-of-zurich"
    game = given(hidden_goals=True, written={0: gnomes, 1: network}, treasuries={0: 150}, uncontrolled=OPEN)
    game.seat(0).does("end").settle().is_over(0)
    assert "The paper of Ada names The Gnomes of Zurich" in log(game)
    assert "The paper of Ben names The Network" in log(game)


@pytest.mark.rule("ILL-11a", "ILL-11b")
@pytest.mark.parametrize("leaves", [True, False])
def test_whose_last_group_has_gone_is_not_said_to_lose_groups(leaves: bool) -> None:
    play = {0: "the-mafia", 1: "texas", 2: "hackers"}
    game = given(3, play=play, turns=dict.fromkeys(range(3), 3), uncontrolled=OPEN)
    if leaves:
        game.host("leave", 0)
    else:
        game.seat(0).does("drop", "the-mafia").settle()
    assert ("All groups are uncontrolled" in log(game)) is leaves
    assert "he bank keeps the money" in log(game)


# -- what somebody is called for, and what a special has changed


def called(game: Game, seat: int) -> str:
    """What everybody reads when a seat is called."""
    return CATALOGUE.format(WORDS.wanted(game.sees(None), game.ask_of(seat)), NAMES)


@pytest.mark.rule("ILL-9l", "ILL-7d")
def test_who_rearranges_money_in_the_middle_of_a_turn_is_not_said_to_end_it() -> None:
    position = {"play": {0: "the-mafia"}, "treasuries": {"the-mafia": 3}, "uncontrolled": OPEN}
    game = given(**position, hands={0: "white-collar-crime"}).seat(0).plays("white-collar-crime")
    assert called(game.until("rearrange"), 0) == "Your money is yours to rearrange."
    game = given(illuminati={0: "the-gnomes-of-zurich"}, **position).seat(0).does("end")
    assert called(game, 0) == "The end of your turn: move what you like."


@pytest.mark.rule("ILL-4k")
def test_the_lasers_are_no_special() -> None:
    game = given(play={0: "orbital-mind-control-lasers the-mafia"}, uncontrolled=OPEN).seat(0)
    game.does("use", "orbital-mind-control-lasers")
    assert "special" not in called(game, 0)


@pytest.mark.rule("MAD-01", "MAD-07")
def test_the_number_is_told_after_a_petition() -> None:
    game = given(nwos="supermajority", treasuries={0: 9}, hands={0: "astroturf-petition"}, uncontrolled=OPEN)
    game.seat(0).does("nwo", "supermajority").spends(1).plays("astroturf-petition").until("spending")
    assert "+6 on the attack → 7 or less, 58 %" in log(game)
    game.misses().idle()
