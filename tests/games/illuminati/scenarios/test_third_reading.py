"""What players are told in odd moments, and rules that touch each other."""

import pytest

from bot.engine.moves import CHANCE
from bot.engine.structure import NOBODY
from bot.games.illuminati.draw import scene
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
