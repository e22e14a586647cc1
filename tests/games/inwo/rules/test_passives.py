"""What cards in play do by themselves to numbers, attacks, draws and tokens."""

from __future__ import annotations

import pytest

from tests.support.inwo import Game, given


def parts(game: Game) -> dict[str, int]:
    return {part[0]: part[2] for part in game.sees(None).attack.parts}


@pytest.mark.rule("INW-099", "EVL-02")
def test_new_world_orders_change_numbers_of_all() -> None:
    play = {0: "phone-company fraternal-orders bank-of-england", 1: "nuclear-power-companies"}
    game = given(play=play, nwos="bigger-business")
    game.expect("phone-company", power=7).expect("fraternal-orders", power=5)
    game.expect("nuclear-power-companies", power=7).expect("bank-of-england", power=3).idle()


@pytest.mark.rule("INW-076")
def test_no_number_falls_below_0() -> None:
    given(play={0: "mi-5"}, nwos="dont-forget-to-smash-the-state").expect("mi-5", power=0).idle()


@pytest.mark.rule("INW-074", "INW-075")
def test_global_power_is_never_above_power() -> None:
    game = given(play={0: "supreme-court post-office"}, nwos="dont-forget-to-smash-the-state")
    game.expect("supreme-court", power=0, global_power=0).expect(
        "post-office", power=1, global_power=1
    ).idle()


@pytest.mark.rule("INW-071", "INW-100", "EVL-02")
def test_alignments_and_multiples_by_new_world_orders() -> None:
    game = given(play={0: "phone-company"}, nwos="military-industrial-complex solidarity")
    game.expect("phone-company", alignments=["government", "corporate"], resistance=12).idle()


@pytest.mark.rule("INW-102", "EVL-02")
def test_a_new_world_order_changes_what_alignments_count() -> None:
    play = {0: "phone-company", 1: "post-office"}
    game = given(play=play, nwos="fear-and-loathing").seat(0).controls("post-office", by="phone-company")
    assert parts(game)["opposite"] == -8
    game = given(play=play, nwos="fear-and-loathing a-thousand-points-of-light").seat(0)
    assert "opposite" not in parts(game.controls("post-office", by="phone-company"))


@pytest.mark.rule("INW-117")
def test_a_bonus_for_any_attempt_counts_for_all_own_groups_and_nobody_elses() -> None:
    roots = {0: "discordian-society", 1: "ufos", 2: "servants-of-cthulhu"}
    play = {0: "phone-company", 1: "gay-activists", 2: "post-office"}
    game = given(3, illuminati=roots, play=play).seat(0).controls("gay-activists", by="phone-company")
    assert parts(game)["bonus"] == 4
    game = given(3, illuminati=roots, play=play, active=2).seat(2).controls("gay-activists", by="post-office")
    game.seat(0).joins("aid", "discordian-society")
    assert "bonus" not in parts(game)


@pytest.mark.rule("INW-118")
def test_a_direct_bonus_counts_for_the_leader_and_shuts_out_the_other() -> None:
    play = {0: "f-b-i phone-company", 1: "savings-and-loans"}
    game = given(play=play).seat(0).destroys("savings-and-loans", by="phone-company")
    assert parts(game).get("bonus", 0) == 4
    game = given(play=play).seat(0).destroys("savings-and-loans", by="f-b-i")
    assert parts(game)["bonus"] == 10


@pytest.mark.rule("INW-142", "INW-144", "INW-146")
def test_the_immune_are_not_attacked_but_by_their_owner() -> None:
    roots = {0: "ufos", 1: "discordian-society"}
    game = given(illuminati=roots, play={0: "post-office phone-company", 1: "gay-activists mi-5"}).seat(0)
    game.does("attack", "post-office").cannot("control", "gay-activists").does("call-off")
    game.controls("gay-activists", by="phone-company").cannot("aid", "post-office").can(
        "aid", "ufos"
    ).settle()
    game = given(illuminati=roots, play={0: "post-office", 1: "gay-activists mi-5"}, active=1).seat(1)
    game.does("attack", "mi-5").can("destroy", "gay-activists").does("control", "post-office")
    game.seat(0).can("oppose", "post-office")


@pytest.mark.rule("INW-108")
def test_abilities_let_groups_join_with_full_power() -> None:
    game = given(play={0: "a-m-a"}, hands={0: "nuclear-power-companies fnord-motor-company"}).seat(0)
    game.controls("nuclear-power-companies", by="bavarian-illuminati", aid="a-m-a")
    assert parts(game)["aid"] == 3


@pytest.mark.rule("INW-150", "INW-151")
def test_abilities_of_ordinary_groups_do_not_count_around_secret_ones() -> None:
    play = {0: "f-b-i n-s-a", 1: "cattle-mutilators"}
    game = given(play=play).seat(0).destroys("cattle-mutilators", by="n-s-a")
    assert "bonus" not in parts(game), "the F.B.I. is no Secret Group"
    roots = {0: "discordian-society", 1: "ufos"}
    game = given(illuminati=roots, play=play).seat(0).controls("cattle-mutilators", by="n-s-a")
    assert parts(game)["bonus"] == 4, "an Illuminati is not bound"


@pytest.mark.rule("INW-167")
def test_the_devastated_are_destroyed_more_easily() -> None:
    game = given(play={0: "phone-company", 1: "post-office"})
    game.kernel.s.marks[game.guide.number("post-office")] = 1
    game.seat(0).destroys("post-office", by="phone-company")
    assert parts(game)["target-power"] == -2


@pytest.mark.rule("INW-052")
def test_the_gnomes_hold_a_plot_more() -> None:
    hands = {0: "jake-day jake-day jake-day jake-day jake-day jake-day"}
    play = {0: "phone-company", 1: "post-office"}
    game = given(illuminati={0: "gnomes-of-zurich"}, hands=hands, play=play).seat(0).does("end")
    game.expect("table", active=1)


@pytest.mark.rule("INW-018")
def test_the_network_draws_two_plots() -> None:
    game = given(illuminati={0: "the-network"}, decks={0: "hoax jake-day hoax"}, phase="begin").seat(0)
    game.does("draw-plot").expect(0, plots=["hoax", "jake-day"])


@pytest.mark.rule("INW-023", "INW-039")
def test_the_ufos_get_two_tokens_and_never_more() -> None:
    play = {0: "mi-5", 1: "post-office"}
    game = given(illuminati={0: "ufos"}, spent="0", phase="tokens", play=play).seat(0).expect(0, tokens=2)
    game.does("end").seat(1).does("end").seat(0).settle().expect(0, tokens=2)


@pytest.mark.rule("INW-040")
def test_what_may_have_no_tokens_gets_none() -> None:
    game = given(
        play={0: "mi-5 phone-company"}, nwos="dont-forget-to-smash-the-state", spent="mi-5", phase="tokens"
    )
    game.expect("mi-5", power=0, tokens=0).expect("phone-company", tokens=1)
