"""Plots: New World Orders, links, boosts, answers (INW-061 to 063, 178 to 193, EVL-01 to EVL-40)."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from tests.support.inwo import Game, given


def parts(game: Game) -> dict[str, int]:
    return {part[0]: part[2] for part in game.sees(None).attack.parts}


@pytest.mark.rule("EVL-01", "INW-183")
def test_a_new_world_order_is_played_at_any_time_and_lies_in_the_centre() -> None:
    hands = {1: "bigger-business"}
    game = given(play={0: "phone-company", 1: "post-office"}, hands=hands).seat(1)
    game.plays("bigger-business").settle().expect("table", nwos=["bigger-business"])
    game.expect(1, plots=[]).expect("phone-company", power=7).idle()
    game = given(play={0: "phone-company", 1: "post-office"}, hands=hands).seat(0)
    game.controls("post-office", by="phone-company").seat(1).plays("bigger-business")
    assert parts(game)["power"] == 7
    game.idle()


@pytest.mark.rule("EVL-03")
def test_one_of_each_colour_and_an_identical_one_becomes_the_last() -> None:
    hands = {0: "fear-and-loathing bigger-business"}
    game = given(hands=hands, nwos="bigger-business solidarity a-thousand-points-of-light").seat(0)
    game.plays("fear-and-loathing").settle()
    game.expect("table", nwos=["bigger-business", "solidarity", "fear-and-loathing"])
    (again,) = [move for move in game.kernel.legal(0) if move[0] == "play"]
    game.does(*again).does("announce").settle()
    game.expect("table", nwos=["solidarity", "fear-and-loathing", "bigger-business"]).idle()


@pytest.mark.rule("INW-061", "INW-063")
def test_a_boost_is_for_one_action() -> None:
    play = {0: "w-i-t-c-h saddam-hussein", 1: "post-office"}
    game = given(play=play, hands={0: "terrorist-nuke"}, spent="1").seat(0).cannot("play", "terrorist-nuke")
    game.controls("post-office", by="w-i-t-c-h").plays("terrorist-nuke").settle()
    game.told("card-used").expect("w-i-t-c-h", power=3).idle()


@pytest.mark.rule("INW-061", "INW-062")
def test_a_boost_counts_in_the_attack_and_for_no_goal() -> None:
    play = {0: "w-i-t-c-h saddam-hussein", 1: "post-office"}
    game = given(play=play, hands={0: "terrorist-nuke"}, spent="1").seat(0)
    game.controls("post-office", by="w-i-t-c-h").plays("terrorist-nuke")
    assert parts(game)["power"] == 13
    game.expect(0, special=(3 + 2 + 10, 50)).idle()


@pytest.mark.rule("EVL-10")
def test_nobody_plays_two_of_the_same_in_one_attack() -> None:
    play = {0: "w-i-t-c-h saddam-hussein", 1: "post-office"}
    game = given(play=play, hands={0: "terrorist-nuke terrorist-nuke"}).seat(0)
    game.controls("post-office", by="w-i-t-c-h").plays("terrorist-nuke").cannot("play", "terrorist-nuke")
    assert all(move[0] != "play" for move in game.kernel.legal(0))
    game.idle()


@pytest.mark.rule("INW-067", "EVL-20")
def test_a_linked_plot_raises_power_for_good() -> None:
    game = given(play={0: "dentists phone-company"}, hands={0: "grassroots-support"}).seat(0)
    game.plays("grassroots-support").settle().expect("dentists", power=6, tokens=0)
    game.expect("dentists", linked=["grassroots-support"]).cannot("link", "grassroots-support").idle()


LASERS = "orbital-mind-control-lasers"


@pytest.mark.rule("EVL-30", "EVL-35")
def test_a_peace_prize_sleeps_while_its_group_is_violent_for_a_turn() -> None:
    game = given(play={0: "fnord-motor-company"}, hands={0: "nobel-peace-prize"}, resources={1: LASERS})
    game.seat(0).plays("nobel-peace-prize").settle().expect("fnord-motor-company", power=6).seat(1)
    game.plays(LASERS, "fnord-motor-company", "use").gathers().seat(1)
    game.does("turn", "reverse", ALIGNMENTS.index("peaceful")).settle()
    game.expect("fnord-motor-company", power=2, linked=["nobel-peace-prize"]).seat(0).does("end").settle()
    game.expect("fnord-motor-company", power=6, linked=["nobel-peace-prize"])


@pytest.mark.rule("EVL-35", "INW-102")
def test_the_lasers_turn_a_straight_target_weird_before_the_dice() -> None:
    game = given(play={0: "moral-minority", 1: "boy-sprouts"}, resources={1: LASERS}).seat(0)
    game.controls("boy-sprouts", by="moral-minority").part("same", 4).part("opposite", 0).seat(1)
    game.plays(LASERS, "boy-sprouts", "use").gathers().seat(1)
    game.does("turn", "reverse", ALIGNMENTS.index("straight")).part("same", 0).part("opposite", -4).idle()


@pytest.mark.rule("EVL-40", "INW-072")
def test_links_go_with_a_group_and_end_with_its_destruction() -> None:
    hands = {1: "jake-day", 0: "jake-day"}
    game = given(play={0: "phone-company", 1: "dentists"}, hands=hands, tokens={"1": 2}).seat(1)
    game.plays("jake-day@1").settle().expect("dentists", alignments=["weird"])
    game.seat(0).controls("dentists", by="phone-company", aid="bavarian-illuminati").succeeds()
    game.does("place", "phone-company", "left").expect("dentists", owner=0, alignments=["weird"])
    game.expect("dentists", linked=["jake-day"]).idle()


@pytest.mark.rule("EVL-40", "INW-188")
def test_a_link_sleeps_in_the_hand_and_comes_back() -> None:
    game = given(play={0: "phone-company", 1: "dan-quayle>dentists"}, hands={1: "jake-day"}, spent="dentists")
    game.seat(1).plays("jake-day", "dentists").settle()
    game.seat(0).destroys("dan-quayle", by="bavarian-illuminati", aid="phone-company").succeeds()
    game.expect("dentists", zone="hand", linked=["jake-day"]).idle()


@pytest.mark.rule("EVL-34", "INW-189", "INW-190")
def test_a_cancelled_plot_never_happened_and_its_price_is_lost() -> None:
    hands = {0: "grassroots-support", 1: "secrets-man-was-not-meant-to-know"}
    game = given(play={0: "dentists", 1: "phone-company"}, hands=hands).seat(0)
    game.plays("grassroots-support").seat(1).plays("secrets-man-was-not-meant-to-know")
    game.settle().expect("dentists", power=1, tokens=0, linked=[]).expect(1, tokens=0)
    game.expect(0, discards=["grassroots-support"]).told("card-cancelled").idle()


@pytest.mark.rule("INW-217")
def test_whoever_cancels_the_canceller_lets_the_first_work() -> None:
    secret = "secrets-man-was-not-meant-to-know"
    hands = {0: f"grassroots-support {secret}", 1: secret}
    game = given(play={0: "dentists", 1: "phone-company"}, hands=hands).seat(0)
    game.plays("grassroots-support").seat(1).plays(f"{secret}@1")
    game.seat(0).plays(f"{secret}@0").settle().expect("dentists", power=6).idle()


@pytest.mark.rule("INW-178")
def test_a_play_must_have_a_target_and_its_price() -> None:
    game = given(play={0: "phone-company"}, hands={0: "grassroots-support"}).seat(0)
    game.cannot("play", "grassroots-support")
    given(play={0: "dentists"}, hands={0: "grassroots-support"}, spent="dentists").seat(0).cannot(
        "play", "grassroots-support"
    )


LEADER = "post-office>supreme-court>saddam-hussein"
"""Saddam Hussein, Violent, far from his Illuminati: to make him Peaceful takes twice his Resistance, 8."""


@pytest.mark.rule("EVL-31", "EVL-35", "INW-193")
def test_a_nuke_comes_back_shown_when_its_group_becomes_peaceful() -> None:
    play = {0: LEADER, 1: "gay-activists"}
    hands = {0: "terrorist-nuke", 1: "kinder-and-gentler"}
    game = given(play=play, hands=hands, illuminati={1: "gnomes-of-zurich"}).seat(0)
    game.controls("gay-activists", by="saddam-hussein").plays("terrorist-nuke")
    game.seat(1).passes()
    assert parts(game)["power"] == 12
    game.plays("kinder-and-gentler", "saddam-hussein").settle()
    game.expect("saddam-hussein", power=2).expect("terrorist-nuke", zone="hand").told(
        "card-impossible"
    ).idle()
    assert game.sees(1).seats[0].plots == (game.guide.number("terrorist-nuke"),)


@pytest.mark.rule("EVL-32", "INW-194")
def test_an_attack_that_becomes_illegal_costs_the_attacker_alone() -> None:
    """A Group that is made Straight may not go on against the Discordian Society."""
    roots = {0: "bavarian-illuminati", 1: "discordian-society", 2: "gnomes-of-zurich"}
    play = {0: "phone-company", 1: "gay-activists", 2: "fnord-motor-company"}
    hands = {2: "gay-activists"}
    game = given(3, play=play, illuminati=roots, hands=hands).seat(0)
    game.controls("gay-activists@1", by="phone-company", aid="bavarian-illuminati")
    game.seat(2).does("agents", "gay-activists@2", "oppose")
    s = game.kernel.s
    s.changes.append([0, game.guide.number("phone-company"), "gain", 1 << 6, -1, "turn"])
    s.touch()
    game.settle().told("attack-void").expect("phone-company", tokens=0)
    game.expect("bavarian-illuminati", tokens=1).expect("gay-activists@2", zone="hand")


@pytest.mark.rule("INW-137", "INW-138", "INW-139")
def test_only_the_parties_take_part_in_a_privileged_attack() -> None:
    play = {0: "phone-company n-s-a", 1: "dentists", 2: "post-office"}
    game = given(3, play=play, hands={2: "bigger-business"}, spent="1").seat(0)
    game.controls("dentists", by="phone-company").seat(2).can("aid", "post-office")
    game.seat(0).plays("bavarian-illuminati", verb="use").does("aid", "bavarian-illuminati")
    game.told("attack-privileged").seat(2).cannot("aid", "post-office").cannot("play", "bigger-business")
    game.fails().seat(0).controls("dentists", by="n-s-a").cannot("use", "bavarian-illuminati", 0)
    game.idle()
