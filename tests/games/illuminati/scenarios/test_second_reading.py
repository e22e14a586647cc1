"""Odd corners found when the rules were read a second time, line by line."""

import random
from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, Refused
from bot.games.illuminati.play.setup import Setup
from bot.games.illuminati.rules import RULES
from bot.trials.proofs import leaks_along
from tests.games.illuminati.plenty import plenty
from tests.support.driver import decision
from tests.support.illuminati import fresh, given

BAVARIA, NETWORK, ASSASSINS = "the-bavarian-illuminati", "the-network", "the-society-of-assassins"
CTHULHU, GNOMES, UFOS = "the-servants-of-cthulhu", "the-gnomes-of-zurich", "the-ufos"
SECRETS = "secrets-man-was-not-meant-to-know"


def full_table(seats: int, options: dict[str, Any], dice: random.Random) -> Kernel:
    """A game at its first decision, with groups, money and specials for everybody."""
    kernel = Kernel(RULES, RULES.setup(seats, RULES.info.settle(options)))
    kernel.start()
    while kernel.s.waiting[0] == CHANCE:
        kernel.submit(CHANCE, (dice.getrandbits(64),))
    plenty(kernel.s)
    return Kernel(RULES, kernel.s)


# -- somebody leaves in the middle of something


@pytest.mark.rule("ILL-5.7a", "ILL-11b")
def test_a_capture_is_not_undone_because_an_onlooker_leaves() -> None:
    game = given(3, uncontrolled="yuppies california", treasuries={0: 9}).seat(0)
    game.controls("yuppies", by=BAVARIA).rolls(1, 1).waits_for(0)
    game.host("leave", 2).expect("yuppies", owner=0).does("place", BAVARIA, "left")
    game.idle().expect("yuppies", owner=0, master=BAVARIA).expect("table", uncontrolled="california")


@pytest.mark.rule("ILL-8d", "ILL-11b")
def test_the_swapped_group_of_one_who_stays_is_placed_although_the_other_left() -> None:
    game = given(3, play={0: "texas", 1: "yuppies"}, treasuries={0: 5})
    game.seat(0).offers(1, "texas", wants_cards="yuppies").seat(1).accepts().waits_for(1)
    game.host("leave", 1).expect("texas", zone="uncontrolled").expect("yuppies", owner=0)
    game.seat(0).does("place", BAVARIA, "top").idle().expect("yuppies", owner=0, master=BAVARIA)


@pytest.mark.rule("ILL-8d", "ILL-11b")
def test_who_left_receives_nothing_of_a_swap() -> None:
    game = given(3, play={0: "texas", 1: "yuppies"}, treasuries={0: 5})
    game.seat(1).offers(0, "yuppies", wants_cards="texas").seat(0).accepts().waits_for(0)
    game.host("leave", 1).waits_for(0).does("place", BAVARIA, "top").idle()
    game.expect("yuppies", owner=0).expect("texas", zone="uncontrolled", owner=None)


@pytest.mark.rule("ILL-5.5c", "ILL-11b")
def test_who_leaves_breaks_no_privilege_with_specials_he_no_longer_has() -> None:
    game = given(
        4, play={0: "the-mafia", 1: "texas"}, hands={0: "slush-fund", 2: "bribery media-campaign", 3: SECRETS}
    )
    game.seat(0).controls("texas", by="the-mafia", privilege="slush-fund")
    game.seat(2).does("break", "bribery", "media-campaign").host("leave", 2)
    game.expect("attack", privileged=True).expect("table", discards="slush-fund bribery media-campaign")
    game.misses().idle()


@pytest.mark.rule("ILL-2g", "ILL-12c", "ILL-11b")
def test_all_who_stay_write_their_goals_although_the_first_seat_leaves() -> None:
    game = fresh(3, hidden_goals=True)
    game.chance(1).chance(2).waits_for(0, 1, 2).host("leave", 0).waits_for(1, 2)
    game.seat(1).does("goal", NETWORK).seat(2).does("goal", CTHULHU)
    game.chance(3).expect(1, goal=NETWORK).expect(2, goal=CTHULHU)


@pytest.mark.rule("ILL-2a", "ILL-11b")
def test_who_leaves_before_the_deal_is_dealt_nothing() -> None:
    game = fresh(4).host("leave", 0).chance(1).chance(2)
    assert game.kernel.rules.check(game.kernel.s) == []
    assert not [
        event for event in game.events if event.kind == "illuminati-dealt" and event.public["seat"] == 0
    ]


@pytest.mark.rule("ILL-2e", "ILL-11b")
def test_if_all_who_tie_for_the_first_turn_leave_the_others_roll() -> None:
    game = fresh(4)
    game.chance(1).chance(2)
    while game.kernel.s.waiting != [CHANCE]:
        game._submit(game.kernel.s.waiting[0], game.kernel.legal(game.kernel.s.waiting[0])[0])
    game.kernel.s.stack[-1] = Setup.new([1, 2], step=Setup.ROLL)
    game.host("leave", 1).host("leave", 2).chance(5)
    assert game.kernel.s.active in (0, 3)


@pytest.mark.rule("ILL-5.1d", "ILL-11b")
def test_a_plan_against_one_who_leaves_is_made_anew() -> None:
    game = given(3, play={0: "the-mafia", 1: "texas"}, hands={0: "slush-fund"}).seat(0)
    game.does("attack", "the-mafia").does("neutralize", "texas").host("leave", 1)
    game.idle().expect("table", actions=2, uncontrolled="texas").expect("the-mafia", attacks=0)


@pytest.mark.rule("ILL-11b")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_anybody_can_leave_a_full_table_at_any_moment(seats: int) -> None:
    dice = random.Random(seats)
    kernel = full_table(seats, {"mad": True, "windows": "all"}, dice)
    for _ in range(150):
        if kernel.outcome() is not None:
            break
        after = Kernel(RULES, kernel.s.clone())
        leaver = dice.choice(after.s.living(0))
        after.submit(HOST, ("leave", leaver))
        for _ in range(6):
            if after.outcome() is None:
                assert leaver not in after.s.waiting
                after.submit(*decision(after, dice))
            assert RULES.check(after.s) == []
        kernel.submit(*decision(kernel, dice))


# -- what must not leak


@pytest.mark.rule("ILL-3b", "ILL-9e", "ILL-8g")
def test_what_was_spied_out_does_not_follow_the_card_into_another_hand() -> None:
    game = given(3, hands={0: "computer-espionage", 1: "bribery deep-agent"})
    game.seat(0).plays("computer-espionage").does("look", 1)
    assert len(game.sees(0).seats[1].hand) == 2
    game.seat(1).offers(2, "bribery").seat(2).accepts()
    assert game.sees(0).seats[2].hand == ()
    assert game.sees(0).seats[1].hand == ()
    assert len(game.sees(1).seats[2].hand) == 1
    game.idle()


@pytest.mark.rule("ILL-3b", "ILL-8g")
def test_a_refusal_does_not_tell_whether_another_holds_the_special_one_asks_for() -> None:
    answers = []
    for hand in ("bribery", "deep-agent"):
        game = given(3, hands={1: hand}).seat(0).offers(1, wants_cards="bribery", money=0)
        with pytest.raises(Refused) as refusal:
            game.kernel.submit(0, ("accept", 1))
        answers.append([reason.key for reason in refusal.value.reasons])
    assert answers[0] == answers[1]


@pytest.mark.rule("ILL-1c", "ILL-8g")
def test_a_refusal_does_not_count_anothers_hidden_money() -> None:
    answers = []
    for wealth in (0, 50):
        game = given(3, treasuries={0: 5, 1: wealth}, money="hidden", uncontrolled="texas").seat(0)
        game.offers(1, wants=30)
        for move in (("accept", 1), ("spend", 1, 1, 1)):
            with pytest.raises(Refused) as refusal:
                game.kernel.submit(0, move)
            answers.append([reason.key for reason in refusal.value.reasons])
    assert answers[:2] == answers[2:]


@pytest.mark.rule("ILL-1c")
@pytest.mark.parametrize("wealth", [0, 7])
def test_nobody_is_told_by_a_refused_payment_what_lies_on_anothers_card(wealth: int) -> None:
    game = given(3, play={0: "the-mafia", 1: "texas"}, treasuries={0: 5, "texas": wealth}, money="hidden")
    game.seat(0).controls("texas", by="the-mafia").seat(2).refuses(
        "spend", "texas", -1, 1, why="refused-purse"
    )


@pytest.mark.rule("ILL-1c", "ILL-3f")
@pytest.mark.parametrize("second", [0, 4])
def test_who_pays_the_tax_is_asked_whatever_his_hidden_treasuries_hold(second: int) -> None:
    game = given(
        2, play={0: "i-r-s", 1: "texas"}, treasuries={1: 6, "texas": second}, money="hidden", phase="income"
    )
    game.waits_for(1)


@pytest.mark.rule("ILL-1c", "ILL-3g")
@pytest.mark.parametrize("money", [0, 4])
def test_the_post_office_asks_whatever_its_master_has(money: int) -> None:
    game = given(play={0: "c-i-a>post-office"}, treasuries={"c-i-a": money}, money="hidden", phase="income")
    game.waits_for(0)


@pytest.mark.rule("ILL-1c", "ILL-5.7e")
@pytest.mark.parametrize("money", [0, 4])
def test_after_a_capture_the_winner_is_asked_whatever_the_leader_has(money: int) -> None:
    game = given(
        play={0: "the-mafia"},
        uncontrolled="yuppies california",
        treasuries={"the-mafia": money},
        money="hidden",
    ).seat(0)
    game.controls("yuppies", by="the-mafia").rolls(1, 1)
    if game.kernel.s.doing == "place":
        game._submit(0, game.kernel.legal(0)[0])
    assert game.kernel.s.doing == "endow"
    game.idle()


@pytest.mark.rule("ILL-1c", "ILL-8h")
def test_hidden_money_is_no_reason_to_refuse_a_gift() -> None:
    game = given(
        illuminati={1: GNOMES}, play={0: "texas", 1: "yuppies"}, treasuries={0: 9, 1: 149}, money="hidden"
    )
    game.seat(1).offers(0, wants=5).seat(0).can("accept", 1)


@pytest.mark.rule("ILL-3b", "ILL-9m")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mad": True}),
        (3, {"windows": "all", "mad": True}),
        (4, {"windows": "none"}),
        (5, {"money": "hidden", "hidden_goals": True}),
        (8, {"mad": True, "lasers_in_attacks": True}),
    ],
)
def test_full_hands_show_nothing_through_the_game_they_are_played_in(
    seats: int, options: dict[str, Any]
) -> None:
    dice = random.Random(seats)
    kernel = full_table(seats, options, dice)
    start, log = Kernel(RULES, kernel.s.clone()), []
    while kernel.outcome() is None and len(log) < 200:
        log.append(decision(kernel, dice))
        kernel.submit(*log[-1])
    assert leaks_along(start, log, dice, samples=16) == []


# -- the horizon of taking back


@pytest.mark.rule("ILL-5.5c", "ILL-9h")
def test_the_second_special_against_privilege_is_laid_open_with_the_first() -> None:
    game = given(
        4, play={0: "the-mafia", 1: "texas"}, hands={0: "slush-fund", 2: "bribery media-campaign", 3: SECRETS}
    )
    game.seat(0).controls("texas", by="the-mafia", privilege="slush-fund")
    game.seat(2).does("break", "bribery", "media-campaign").seat(3).does("counter", SECRETS)
    game.until("spending").told("special-discarded", card="media-campaign")
    assert game.kernel.s.horizon == game.kernel.s.seq
    game.misses().idle()


@pytest.mark.rule("ILL-12c")
def test_the_end_of_the_game_cannot_be_taken_back_once_the_goals_lie_open() -> None:
    game = given(
        hidden_goals=True, written={0: NETWORK, 1: ASSASSINS}, last_turn=40, uncontrolled="yuppies california"
    )
    game.kernel.s.turn = 40
    game.seat(0).does("end").told("game-over")
    assert game.kernel.s.horizon == game.kernel.s.seq


# -- rules


@pytest.mark.rule("ILL-5.1k", "ILL-5.2g")
def test_a_group_lends_no_bonus_to_its_own_destruction() -> None:
    game = given(play={0: "the-mafia clone-arrangers"}).seat(0).destroys("clone-arrangers", by="the-mafia")
    assert "ability" not in dict(game.sees(0).attack.parts)
    game.misses().idle()


@pytest.mark.rule("ILL-11a", "ILL-11c")
def test_money_alone_keeps_nobody_in_the_game() -> None:
    game = given(
        3,
        illuminati={0: GNOMES},
        play={0: "texas"},
        treasuries={0: 150},
        turns={0: 3},
        uncontrolled="yuppies",
    )
    game.seat(0).does("drop", "texas").settle().expect(0, alive=False)


# -- the moderator's hand


@pytest.mark.rule("ILL-3g")
def test_the_post_office_is_not_freed_while_it_waits_for_its_money() -> None:
    game = given(
        play={0: "texas>post-office"}, treasuries={"texas": 4, 0: 4}, phase="income", uncontrolled="yuppies"
    )
    with pytest.raises(Refused):
        game.waits_for(0).host("adjust", "free", "post-office")
    game.does("upkeep", "texas").host("adjust", "free", "post-office").idle()
    game.expect("post-office", zone="uncontrolled")


@pytest.mark.rule("ILL-8c", "ILL-11b")
def test_branches_that_the_triangle_has_taken_up_stay_in_its_hands_when_another_leaves() -> None:
    game = given(3, illuminati={0: "the-bermuda-triangle"}, play={0: "texas the-mafia"})
    game.seat(0).does("end").does("lift", "texas").host("leave", 2).expect("texas", owner=0)
    game.does("hang", "texas").does("place", "the-bermuda-triangle", "top").does("finish").settle()
    game.expect("texas", owner=0, zone="structure")


@pytest.mark.rule("ILL-6b")
@pytest.mark.parametrize(
    "what",
    [("money", 5), ("money",), ("actions",), ("free", 1, 2), ("control", 9), ("special", 91), ("bank",), ()],
)
def test_a_malformed_correction_is_refused(what: tuple[object, ...]) -> None:
    game = given(uncontrolled="yuppies")
    with pytest.raises(Refused):
        game.kernel.submit(HOST, ("adjust", *what))


@pytest.mark.rule("ILL-5.1d")
@pytest.mark.parametrize("what", [("control", "yuppies", 1), ("actions", 0), ("free", "the-mafia")])
def test_groups_and_actions_are_put_right_only_between_two_deeds(what: tuple[str | int, ...]) -> None:
    game = given(play={0: "the-mafia"}, uncontrolled="yuppies").seat(0).does("attack", BAVARIA)
    with pytest.raises(Refused):
        game.host("adjust", *what)
    game.does("control", "yuppies").misses().host("adjust", *what).settle()


@pytest.mark.rule("ILL-1c", "ILL-5.5e")
@pytest.mark.parametrize("money", [0, 9])
def test_the_bavarians_pause_whether_they_could_pay_for_privilege_or_not(money: int) -> None:
    game = given(uncontrolled="yuppies texas", treasuries={0: money}, money="hidden").seat(0)
    game.does("attack", BAVARIA).does("control", "yuppies").can("pass").not_told("attack-announced")
