"""Attacks to control and to destroy, agents, secret Groups (INW-084 to INW-136, INW-148 to INW-153)."""

from __future__ import annotations

import pytest

from tests.support.inwo import Game, given


def parts(game: Game) -> dict[str, int]:
    return {part[0]: part[2] for part in game.sees(None).attack.parts}


@pytest.mark.rule("INW-084", "INW-101", "INW-102", "INW-106")
def test_the_sum_of_an_attack_to_control() -> None:
    """Phone Company, Power 5, Corporate; the Post Office is Government and next to the top."""
    game = (
        given(play={0: "phone-company", 1: "post-office"}).seat(0).controls("post-office", by="phone-company")
    )
    assert parts(game) == {"power": 5, "resistance": -3, "opposite": -4, "position": -10}
    game.expect("attack", number=-12).idle()


@pytest.mark.rule("INW-070", "INW-102")
def test_fanatics_oppose_each_other() -> None:
    game = given(play={0: "w-i-t-c-h", 1: "moonies"}).seat(0).controls("moonies", by="w-i-t-c-h")
    assert parts(game)["opposite"] <= -4
    game.idle()


@pytest.mark.rule("INW-105")
def test_a_target_that_agrees_with_its_master_is_harder_to_control() -> None:
    game = given(play={0: "phone-company", 1: "supreme-court>mi-5"}).seat(0)
    game.controls("mi-5", by="phone-company")
    assert (parts(game)["master"], parts(game)["position"]) == (-4, -5)
    game = given(play={0: "phone-company", 1: "supreme-court>mi-5"}).seat(0)
    assert "master" not in parts(game.destroys("mi-5", by="phone-company"))


@pytest.mark.rule("INW-085", "INW-086", "INW-087", "INW-088", "INW-124", "INW-125")
def test_what_can_be_attacked() -> None:
    game = given(play={0: "phone-company dentists", 1: "post-office"}, hands={0: "mi-5 clipper-chip"}).seat(0)
    game.does("attack", "phone-company")
    game.can("control", "mi-5").can("control", "post-office").cannot("control", "dentists")
    game.can("destroy", "post-office").can("destroy", "dentists").cannot("destroy", "mi-5")
    game.cannot("destroy", "phone-company").cannot("control", "the-network").cannot("control", "clipper-chip")


@pytest.mark.rule("INW-089", "INW-092")
def test_an_attack_is_called_off_until_something_is_risked() -> None:
    game = given(play={0: "phone-company dentists"}, hands={0: "mi-5"}).seat(0)
    game.controls("mi-5", by="phone-company").expect("mi-5", zone="shown").does("call-off")
    game.expect("mi-5", zone="hand").expect("phone-company", tokens=1).idle()
    game.controls("mi-5", by="phone-company", aid="bavarian-illuminati").cannot("call-off")
    game.refuses("call-off", why="inwo-refused-call-off").succeeds()
    game.does("place", "phone-company", "bottom").idle()


@pytest.mark.rule("INW-089", "INW-090")
def test_a_leader_that_is_destroyed_meanwhile_takes_no_token_back() -> None:
    play = {0: "phone-company>cable-tv>las-vegas", 1: "dentists"}
    game = given(play=play, hands={1: "meteor-strike"}).seat(0).destroys("dentists", by="las-vegas")
    game.seat(1).plays("meteor-strike", "las-vegas").gathers().rolls(1, 1).seat(0).does("call-off")
    game.expect("las-vegas", zone="destroyed", tokens=0).idle()


@pytest.mark.rule("INW-090")
def test_who_opposed_takes_it_back_when_the_attack_is_called_off() -> None:
    game = (
        given(play={0: "phone-company", 1: "post-office"}).seat(0).controls("post-office", by="phone-company")
    )
    game.seat(1).joins("oppose", "post-office").seat(0).does("call-off").expect(
        "post-office", tokens=1
    ).idle()


@pytest.mark.rule("INW-093", "INW-103", "INW-112")
def test_all_aid_and_oppose_again_and_again() -> None:
    game = given(3, play={0: "phone-company", 1: "dentists", 2: "post-office"}).seat(0)
    game.controls("dentists", by="phone-company").expect("attack", number=5 - 2 - 10)
    game.seat(2).joins("aid", "post-office").expect("attack", number=5 - 2 - 10 + 3)
    game.seat(1).joins("oppose", "the-network").expect("attack", number=5 - 2 - 10 + 3 - 8)
    game.seat(0).joins("aid", "bavarian-illuminati").expect("attack", number=5 - 2 - 10 + 3 - 8 + 10)
    game.expect("post-office", tokens=0).idle()


@pytest.mark.rule("INW-094", "INW-095")
@pytest.mark.parametrize(("faces", "won"), [((3, 3), True), ((3, 4), False), ((6, 5), False)])
def test_the_dice_may_show_the_number_or_less(faces: tuple[int, int], won: bool) -> None:
    game = given(play={0: "fnord-motor-company"}, hands={0: "saddam-hussein"}).seat(0)
    game.controls("saddam-hussein", by="bavarian-illuminati").expect("attack", number=6).rolls(*faces)
    game.settle().expect("saddam-hussein", zone="structure" if won else "shown")


@pytest.mark.rule("INW-095")
def test_eleven_always_fails() -> None:
    game = given(play={0: "post-office n-s-a"}, hands={0: "saddam-hussein"}).seat(0)
    game.controls("saddam-hussein", by="bavarian-illuminati", aid="post-office n-s-a")
    game.expect("attack", number=6 + 4 + 5).rolls(5, 6).settle().expect("saddam-hussein", zone="shown")


@pytest.mark.rule("INW-094")
def test_below_two_it_fails_without_a_roll() -> None:
    game = (
        given(play={0: "dentists", 1: "post-office"})
        .seat(0)
        .destroys("post-office", by="bavarian-illuminati")
    )
    game.idle().told("attack-failed", roll=0).expect("post-office", owner=1)


@pytest.mark.rule("INW-096", "INW-110")
def test_a_group_helps_once_but_the_target_with_all_it_has_doubled() -> None:
    play = {0: "phone-company", 1: "post-office supreme-court"}
    game = given(play=play, tokens={"post-office": 2}).seat(0)
    game.controls("post-office", by="phone-company").seat(1).joins("oppose", "post-office")
    assert parts(game)["defence"] == -2 * 2 * 4
    game.cannot("oppose", "post-office").joins("oppose", "supreme-court").cannot(
        "oppose", "supreme-court"
    ).settle()
    game.expect("post-office", tokens=0)


@pytest.mark.rule("INW-104", "INW-115")
def test_the_target_comes_with_its_branch_below_the_attacker() -> None:
    game = given(play={0: "phone-company", 1: "flat-earthers>dan-quayle>las-vegas"}, spent="1").seat(0)
    game.controls("flat-earthers", by="phone-company", aid="bavarian-illuminati").succeeds()
    game.does("place", "phone-company", "bottom")
    game.expect("flat-earthers", owner=0, master="phone-company").expect("dan-quayle", owner=0, tokens=0)
    game.expect("las-vegas", master="dan-quayle", owner=0).idle()
    game = given(play={0: "dentists"}, hands={0: "mi-5"}).seat(0).does("attack", "bavarian-illuminati")
    game.can("control", "mi-5").does("call-off")
    game.cannot("attack", "dentists")


@pytest.mark.rule("INW-107", "INW-113", "INW-114", "INW-049")
def test_a_target_from_the_hand_can_be_tried_again_and_is_lost_in_the_end() -> None:
    game = given(play={0: "phone-company"}, hands={0: "mi-5"}).seat(0).controls("mi-5", by="phone-company")
    assert not {"position", "master"} & set(parts(game))
    game.settle().expect("mi-5", zone="shown").controls("mi-5", by="bavarian-illuminati").fails()
    game.expect("mi-5", zone="shown").does("end").expect("mi-5", zone="discards")
    game = given(play={0: "phone-company", 1: "dentists"}, spent="1").seat(0)
    game.controls("dentists", by="phone-company", aid="bavarian-illuminati").fails().expect(
        "dentists", owner=1
    )


@pytest.mark.rule("INW-108", "INW-111")
def test_who_shares_an_alignment_aids_with_power_others_with_global_power() -> None:
    game = given(play={0: "dentists bank-of-england n-s-a"}, hands={0: "mi-5"}).seat(0)
    game.controls("mi-5", by="bavarian-illuminati", aid="bank-of-england")
    assert parts(game)["aid"] == 3, "Government and Straight, Power 3"
    game = given(play={0: "phone-company fraternal-orders"}, hands={0: "mi-5"}).seat(0)
    game.controls("mi-5", by="bavarian-illuminati", aid="phone-company")
    assert parts(game)["aid"] == 3, "Global Power"
    game.cannot("aid", "fraternal-orders")


@pytest.mark.rule("INW-109", "INW-127")
def test_master_and_puppet_oppose_with_power() -> None:
    play = {0: "phone-company", 1: "bank-of-england:left>fnord-motor-company nuclear-power-companies"}
    for attack in ("controls", "destroys"):
        game = given(play=play).seat(0)
        getattr(game, attack)("fnord-motor-company", by="phone-company")
        game.seat(1).joins("oppose", "bank-of-england")
        assert parts(game)["oppose"] == -3, "not an alignment in common, but its master"
        game.idle()


@pytest.mark.rule("INW-116")
def test_what_overlaps_after_a_capture_is_hung_anew_or_lost() -> None:
    """Flat Earthers come to lie at the right of the Post Office, where their puppet has no room."""
    top = "fnord-motor-company:top>saddam-hussein>dentists"
    game = given(play={0: f"post-office:right {top}", 1: "flat-earthers>gay-activists"}, spent="1").seat(0)
    game.controls("flat-earthers", by="post-office", aid="bavarian-illuminati").succeeds()
    game.expect("flat-earthers", master="post-office").expect("gay-activists", zone="discards").idle()


@pytest.mark.rule("INW-120", "INW-121", "INW-122", "INW-123")
def test_the_sum_of_an_attack_to_destroy() -> None:
    game = given(play={0: "fraternal-orders>dan-quayle", 1: "gay-activists flat-earthers"}).seat(0)
    game.destroys("flat-earthers", by="fraternal-orders")
    assert parts(game) == {"power": 3, "target-power": -1, "same": -4, "position": -10}
    game.idle()
    game = (
        given(play={0: "fraternal-orders>dan-quayle"}).seat(0).destroys("dan-quayle", by="fraternal-orders")
    )
    assert parts(game) == {"power": 3, "target-power": -1, "same": -4}, "an own Group has no position"
    game.idle()


@pytest.mark.rule("INW-126")
def test_to_destroy_who_opposes_an_alignment_aids_with_power() -> None:
    game = given(play={0: "dentists flat-earthers", 1: "gay-activists"}, spent="1").seat(0)
    game.destroys("gay-activists", by="bavarian-illuminati", aid="dentists")
    assert parts(game)["aid"] == 1, "Straight against Weird"
    game.cannot("aid", "flat-earthers").idle()


@pytest.mark.rule("INW-128", "INW-129", "INW-130", "INW-214")
def test_what_becomes_of_a_destroyed_group_its_puppets_and_resources() -> None:
    game = given(
        play={0: "phone-company", 1: "dan-quayle>gay-activists post-office"}, resources={1: "clipper-chip"},
        links={"clipper-chip": "dan-quayle"}, spent="1 dan-quayle post-office",
    )  # fmt: skip
    game.seat(0).destroys("dan-quayle", by="bavarian-illuminati", aid="phone-company").succeeds()
    game.expect(0, destroyed=["dan-quayle", "clipper-chip"]).expect(1, groups=["gay-activists"], resources=[])
    game.expect("gay-activists", zone="hand", tokens=0).idle()


@pytest.mark.rule("INW-132", "INW-133", "INW-134", "INW-135", "EVL-13")
def test_agents_aid_with_10_or_oppose_with_6_once() -> None:
    hands = {0: "post-office", 2: "post-office"}
    game = given(3, play={0: "phone-company", 1: "post-office"}, hands=hands).seat(0)
    game.controls("post-office@1", by="phone-company").does("agents", "post-office@0", "aid")
    assert parts(game)["agents"] == 10
    game.seat(2).cannot("agents", "post-office@2", "oppose").idle()
    game.expect(0, discards=["post-office"])
    game = given(3, play={0: "phone-company", 1: "post-office"}, hands=hands).seat(0)
    game.controls("post-office@1", by="phone-company").seat(2).does("agents", "post-office@2", "oppose")
    assert parts(game)["agents"] == -6
    game.idle()


@pytest.mark.rule("INW-134")
def test_the_owner_uses_no_agents_on_the_own_group() -> None:
    game = given(play={0: "phone-company", 1: "post-office"}, hands={1: "post-office"}).seat(0)
    game.controls("post-office@1", by="phone-company").seat(1).cannot("agents", "post-office@1", "oppose")
    assert game.sees(1).seats[1].groups


@pytest.mark.rule("INW-136")
def test_agents_do_not_touch_a_takeover() -> None:
    game = (
        given(3, hands={0: "dentists", 1: "dentists"}, phase="takeover")
        .seat(0)
        .does("take-over", "dentists@0")
    )
    game.seat(1).cannot("agents", "dentists@1", "oppose")


@pytest.mark.rule("INW-148", "INW-151")
def test_ordinary_groups_do_not_reach_secret_ones() -> None:
    game = given(3, play={0: "phone-company n-s-a", 1: "rosicrucians", 2: "templars post-office"}).seat(0)
    game.does("attack", "phone-company").cannot("control", "rosicrucians").does("call-off")
    game.controls("rosicrucians", by="n-s-a").cannot("aid", "phone-company").can("aid", "bavarian-illuminati")
    game.seat(2).cannot("oppose", "post-office").can("aid", "servants-of-cthulhu")


@pytest.mark.rule("INW-153")
def test_master_and_puppets_defend_a_secret_group() -> None:
    game = given(play={0: "n-s-a", 1: "post-office>rosicrucians>gay-activists supreme-court"}).seat(0)
    game.controls("rosicrucians", by="n-s-a").seat(1).joins("oppose", "post-office", "gay-activists")
    game.cannot("oppose", "supreme-court").idle()


@pytest.mark.rule("INW-148", "INW-153")
def test_master_and_puppets_aid_a_secret_group_and_no_attack_against_it() -> None:
    play = {0: "supreme-court>rosicrucians italy n-s-a", 1: "post-office"}
    game = given(play=play).seat(0).controls("post-office", by="rosicrucians").can("aid", "supreme-court")
    game.can("aid", "n-s-a").cannot("aid", "italy").idle()
    game = given(play=play).seat(0).destroys("rosicrucians", by="n-s-a").cannot("aid", "italy")
    game.cannot("aid", "supreme-court").idle()
