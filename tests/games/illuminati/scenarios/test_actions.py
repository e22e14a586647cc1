"""What costs an action and what is free: moving, dropping, dealing, specials, Recyclers, Lasers (ILL-4)."""

import pytest

from tests.support.illuminati import Game, given

BAVARIA, NETWORK, ASSASSINS = "the-bavarian-illuminati", "the-network", "the-society-of-assassins"
OPEN = "texas california"
SECRETS = "secrets-man-was-not-meant-to-know"
LASERS = "orbital-mind-control-lasers"


def spent(game: Game) -> Game:
    """The active seat has used up both actions, by two attacks that missed."""
    game.seat(0).controls("texas", by="the-mafia").misses().settle()
    return game.controls("texas", by=BAVARIA).misses().settle().expect("table", actions=0)


# -- regular actions


@pytest.mark.rule("ILL-4a")
def test_an_attack_is_an_action() -> None:
    game = given(play={0: "the-mafia"}, uncontrolled=OPEN).seat(0).controls("texas", by="the-mafia")
    game.expect("table", actions=1).misses().idle().expect("table", actions=1)


@pytest.mark.rule("ILL-4a")
def test_a_transfer_beyond_the_free_ones_is_an_action() -> None:
    game = given(play={0: "the-mafia"}, treasuries={0: 9}).seat(0)
    game.transfers(1, BAVARIA, "the-mafia").transfers(1, BAVARIA, "the-mafia").expect("table", actions=2)
    game.transfers(1, BAVARIA, "the-mafia").expect("table", actions=1).expect("the-mafia", money=3).idle()


@pytest.mark.rule("ILL-4a")
def test_moving_a_group_is_an_action() -> None:
    game = (
        given(play={0: "the-mafia yuppies"}).seat(0).does("move", "yuppies").does("place", "the-mafia", "top")
    )
    game.expect("yuppies", master="the-mafia").expect("table", actions=1).idle()


@pytest.mark.rule("ILL-4a")
def test_bribery_is_an_action() -> None:
    game = given(uncontrolled=OPEN, hands={0: "bribery"}).seat(0).plays("bribery").does("take", "texas")
    game.does("place", BAVARIA, "top").expect("texas", owner=0).expect("table", actions=1).idle()


@pytest.mark.rule("ILL-4a")
def test_without_an_action_left_none_of_these_can_be_done() -> None:
    game = spent(
        given(
            play={0: "the-mafia yuppies"}, uncontrolled=OPEN, hands={0: "bribery"}, treasuries={"yuppies": 5}
        )
    )
    game.transfers(1, "yuppies", BAVARIA).transfers(1, "yuppies", BAVARIA)
    game.refuses("attack", "yuppies", why="refused-no-action")
    game.refuses("move", "yuppies", why="refused-no-action")
    game.refuses("play", "bribery", why="refused-no-action")
    game.refuses("transfer", "yuppies", BAVARIA, 1, why="refused-no-transfer").idle()


@pytest.mark.rule("ILL-4a", "ILL-3h")
@pytest.mark.parametrize("move", [("attack", NETWORK), ("drop", "the-mafia"), ("end",)])
def test_actions_are_taken_in_the_own_turn_only(move: tuple[str, ...]) -> None:
    given(play={1: "the-mafia"}, uncontrolled=OPEN).seat(1).refuses(*move, why="refused-not-your-turn").idle()


# -- groups that change hands


@pytest.mark.rule("ILL-4b")
def test_a_group_given_away_costs_an_action() -> None:
    game = given(play={0: "the-mafia yuppies"}, treasuries={1: 9}).seat(0).offers(1, "yuppies", wants=4)
    game.expect("table", actions=2).seat(1).accepts().does("place", NETWORK, "top")
    game.expect("yuppies", owner=1).expect(0, money=4).expect("table", actions=1).idle()


@pytest.mark.rule("ILL-4b")
def test_a_group_received_costs_its_receiver_an_action_in_his_turn() -> None:
    game = (
        given(play={1: "the-mafia yuppies"}, treasuries={0: 9})
        .seat(0)
        .offers(1, money=4, wants_cards="yuppies")
    )
    game.seat(1).accepts().seat(0).does("place", BAVARIA, "top").expect("table", actions=1).idle()


@pytest.mark.rule("ILL-4b")
def test_a_swap_of_two_groups_costs_both_actions() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}).seat(0).offers(1, "the-mafia", wants_cards="yuppies")
    game.seat(1).accepts().does("place", NETWORK, "top").seat(0).does("place", BAVARIA, "top")
    game.expect("the-mafia", owner=1).expect("yuppies", owner=0).expect("table", actions=0).idle()


@pytest.mark.rule("ILL-4b")
def test_without_enough_actions_no_swap() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}, uncontrolled=OPEN).seat(0)
    game.controls("texas", by="the-mafia").misses().settle().offers(1, "the-mafia", wants_cards="yuppies")
    game.seat(1).refuses("accept", 1, why="deal-actions").does("decline", 1).idle()


@pytest.mark.rule("ILL-4b")
def test_the_acceptance_of_a_receiver_in_his_own_turn_costs_him() -> None:
    """Whoever makes the offer: it is the active player's actions that are spent."""
    game = given(play={0: "the-mafia", 1: "yuppies hackers"}).seat(1).offers(0, "yuppies", "hackers", wants=0)
    game.seat(0).accepts().does("place", BAVARIA, "right").does("place", BAVARIA, "bottom")
    game.expect(0, groups="the-mafia yuppies hackers").expect("table", actions=0).idle()


# -- dropping


@pytest.mark.rule("ILL-4c")
def test_dropping_a_group_is_free_and_takes_its_branch_along() -> None:
    game = given(play={0: "the-mafia>yuppies>hackers c-i-a"}).seat(0).does("drop", "the-mafia")
    game.expect("table", actions=2, transfers=2, uncontrolled="the-mafia yuppies hackers").expect(
        0, groups="c-i-a"
    )
    for group in ("the-mafia", "yuppies", "hackers"):
        game.expect(group, owner=None, master=None, puppets="")
    game.idle()


@pytest.mark.rule("ILL-4c")
def test_what_cannot_be_dropped() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}, uncontrolled="texas").seat(0)
    game.refuses("drop", "yuppies", why="refused-not-yours").refuses("drop", "texas", why="refused-not-yours")
    game.refuses("drop", BAVARIA, why="refused-root").idle()


@pytest.mark.rule("ILL-4d")
@pytest.mark.parametrize(("dropped_money", "kept"), [("bank", 1), ("owner", 1 + 4 + 6)])
def test_money_on_dropped_groups(dropped_money: str, kept: int) -> None:
    game = given(
        play={0: "the-mafia>yuppies"},
        treasuries={0: 1, "the-mafia": 4, "yuppies": 6},
        dropped_money=dropped_money,
    )
    game.seat(0).does("drop", "the-mafia").expect(0, wealth=kept)
    game.expect("the-mafia", money=0).expect("yuppies", money=0).idle()


# -- free things


@pytest.mark.rule("ILL-4e")
def test_aid_costs_no_action() -> None:
    game = given(play={0: "the-mafia c-i-a f-b-i"}, uncontrolled=OPEN).seat(0)
    game.controls("texas", by="the-mafia", aid="c-i-a f-b-i").misses().idle().expect("table", actions=1)


@pytest.mark.rule("ILL-4f")
def test_outsiders_trade_specials_and_money_in_anothers_turn() -> None:
    game = given(3, hands={1: "bribery", 2: "slush-fund"}, treasuries={1: 5}).seat(1)
    game.offers(2, "bribery", money=3, wants_cards="slush-fund").seat(2).accepts()
    game.expect(1, hand="slush-fund", money=2).expect(2, hand="bribery", money=3)
    game.expect("table", actions=2, active=0).idle()


@pytest.mark.rule("ILL-4f")
def test_gifts_sales_and_refusals() -> None:
    game = given(hands={0: "bribery slush-fund"}, treasuries={1: 5}).seat(0)
    game.offers(1, "bribery").seat(1).accepts().expect(1, hand="bribery")
    game.seat(0).offers(1, "slush-fund", wants=5).seat(1).does("decline", 2).cannot("accept", 2)
    game.seat(0).offers(1, "slush-fund", wants=4).seat(1).accepts().expect(0, money=4, hand="")
    game.seat(0).offers(1, money=4).does("withdraw", 4).seat(1).refuses("accept", 4, why="deal-unknown")
    game.expect("table", actions=2).idle()


@pytest.mark.rule("ILL-4f")
def test_a_deal_in_the_middle_of_an_attack() -> None:
    game = given(3, play={0: "the-mafia", 1: "yuppies"}, treasuries={2: 8}, hands={1: "slush-fund"}).seat(0)
    game.controls("yuppies", by="the-mafia").seat(2).offers(1, money=8, wants_cards="slush-fund").seat(
        1
    ).accepts()
    game.spends(8).expect("attack", number=7 - 4 - 10 - 8).expect(2, hand="slush-fund").misses().idle()


@pytest.mark.rule("ILL-4f")
def test_groups_do_not_change_hands_in_the_middle_of_an_attack() -> None:
    game = (
        given(play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 8})
        .seat(0)
        .controls("yuppies", by="the-mafia")
    )
    game.refuses("offer", 1, 5, 0, 0, "yuppies", why="deal-cards").misses().idle()


@pytest.mark.rule("ILL-4g")
def test_no_deal_while_a_privileged_attack_is_under_way() -> None:
    """Nor can an offer be accepted that was made before it."""
    game = given(
        3, play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 9, 1: 9, 2: 9}, hands={0: "slush-fund"}
    )
    game.seat(2).offers(1, money=3).seat(0).controls("yuppies", by="the-mafia", privilege="money").waits_for(
        0, 1
    )
    game.refuses("offer", 1, 1, 0, 0, why="refused-deal-now")
    game.seat(1).refuses("accept", 1, why="refused-deal-now").refuses(
        "offer", 0, 1, 0, 0, why="refused-deal-now"
    )
    game.misses().settle().seat(1).accepts().expect(1, money=12).idle()


@pytest.mark.rule("ILL-4h")
def test_money_passes_only_between_the_illuminati_treasuries() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 2, "the-mafia": 9, 1: 1, "yuppies": 9}
    ).seat(0)
    game.refuses("offer", 1, 3, 0, 0, why="deal-money").offers(1, money=2).seat(1).accepts()
    game.expect(1, money=3).expect("yuppies", money=9).expect(0, money=0)
    game.seat(0).offers(1, wants=4).seat(1).refuses("accept", 2, why="deal-unpaid").idle()


@pytest.mark.rule("ILL-4i")
def test_playing_a_special_is_free() -> None:
    game = given(hands={0: "slush-fund swiss-bank-account"}, uncontrolled=OPEN, play={0: "the-mafia"})
    game.seat(0).plays("slush-fund").settle().expect("table", actions=2).expect(0, money=15)
    spent(game).plays("swiss-bank-account").settle().expect(0, money=40).expect("table", actions=0).idle()


# -- the Recyclers


@pytest.mark.rule("ILL-4j")
def test_the_recyclers_buy_cards_at_no_cost_in_actions() -> None:
    game = given(play={0: "recyclers"}, treasuries={"recyclers": 11}, deck="yuppies bribery hackers").seat(0)
    game.does("draw", "recyclers").expect("recyclers", money=6).expect("yuppies", zone="uncontrolled")
    game.does("draw", "recyclers").expect("recyclers", money=1).expect(0, hand="bribery")
    game.refuses("draw", "recyclers", why="refused-draw-money").expect("table", actions=2).idle()


@pytest.mark.rule("ILL-4j")
def test_the_recyclers_pay_from_their_own_treasury_in_the_own_turn() -> None:
    game = given(play={0: "recyclers"}, treasuries={0: 50, "recyclers": 4}).seat(0)
    game.refuses("draw", "recyclers", why="refused-draw-money")
    game.transfers(1, BAVARIA, "recyclers").can("draw", "recyclers").idle()
    given(play={1: "recyclers"}, treasuries={"recyclers": 9}).seat(1).refuses(
        "draw", "recyclers", why="refused-not-your-turn"
    ).idle()


@pytest.mark.rule("ILL-4j", "ILL-3e")
def test_the_recyclers_cannot_pay_for_a_card_that_is_not_there() -> None:
    given(play={0: "recyclers"}, treasuries={"recyclers": 9}, deck_ends=True).seat(0).refuses(
        "draw", "recyclers", why="refused-empty-deck"
    ).expect("recyclers", money=9).idle()


# -- the Orbital Mind Control Lasers


@pytest.mark.rule("ILL-4k")
@pytest.mark.parametrize("where", ["mine", "theirs", "open"])
@pytest.mark.parametrize(
    ("how", "alignment", "now"),
    [
        ("gain", "weird", "government violent straight weird"),
        ("lose", "violent", "government straight"),
        ("reverse", "violent", "government peaceful straight"),
        ("reverse", "government", "communist violent straight"),
    ],
)
def test_the_lasers_change_one_alignment_of_any_group_in_play(
    where: str, how: str, alignment: str, now: str
) -> None:
    play = {
        0: f"{LASERS} pentagon" if where == "mine" else LASERS,
        1: "pentagon" if where == "theirs" else None,
    }
    game = given(play=play, uncontrolled="cycle-gangs" + " pentagon" * (where == "open")).seat(0)
    game.does("use", LASERS).does("aim", "pentagon").does(how, alignment)
    game.expect("pentagon", alignments=now).expect("table", actions=2).told(
        "alignment-changed", card="pentagon"
    )
    game.idle().ends_turn().expect("pentagon", alignments="government violent straight").idle()


@pytest.mark.rule("ILL-4k")
def test_the_lasers_fire_once_in_each_own_turn_and_not_at_themselves() -> None:
    game = given(play={0: LASERS, 1: "the-mafia"}, uncontrolled=OPEN).seat(0).does("use", LASERS)
    game.cannot("aim", LASERS).cannot("aim", BAVARIA).does("aim", "texas").does("lose", "violent")
    game.refuses("use", LASERS, why="refused-used").ends_turn().seat(0).refuses("use", LASERS)
    game.seat(1).refuses("use", LASERS, why="refused-not-yours").ends_turn().seat(0).can("use", LASERS).idle()


@pytest.mark.rule("ILL-4k")
def test_what_the_lasers_cannot_reverse() -> None:
    """Criminal has no opposite, and Fanatic is its own."""
    game = given(play={0: LASERS}, uncontrolled="i-r-s fiendish-fluoridators").seat(0).does("use", LASERS)
    game.does("aim", "i-r-s").cannot("reverse", "criminal").can("reverse", "government").does(
        "lose", "criminal"
    )
    game.expect("i-r-s", alignments="government").idle()
    game = given(play={0: LASERS}, uncontrolled="i-r-s fiendish-fluoridators").seat(0).does("use", LASERS)
    game.does("aim", "fiendish-fluoridators").cannot("reverse", "fanatic").does("gain", "weird")
    game.expect("fiendish-fluoridators", alignments="communist weird fanatic").idle()


@pytest.mark.rule("ILL-4k")
def test_the_lasers_change_what_an_attack_needs() -> None:
    """Made Peaceful and not Violent, Texas opposes the Violent Mafia instead of sharing with them."""
    game = given(play={0: f"{LASERS} the-mafia"}, uncontrolled=OPEN).seat(0)
    game.does("use", LASERS).does("aim", "texas").does("reverse", "violent").controls("texas", by="the-mafia")
    game.expect("attack", parts={"power": 7, "resistance": -6, "opposite": -4}).misses().idle()


@pytest.mark.rule("ILL-4k")
def test_the_lasers_rest_while_an_attack_is_under_way() -> None:
    game = given(play={0: f"{LASERS} the-mafia"}, uncontrolled=OPEN).seat(0).controls("texas", by="the-mafia")
    game.refuses("use", LASERS, why="refused-finish-first").misses().settle().can("use", LASERS).idle()


@pytest.mark.rule("ILL-4k")
def test_by_an_option_the_lasers_fire_in_the_middle_of_an_attack() -> None:
    game = given(
        play={0: f"{LASERS} the-mafia", 1: "yuppies"}, uncontrolled=OPEN, lasers_in_attacks=True
    ).seat(0)
    game.controls("texas", by="the-mafia").expect("attack", number=7 - 6 + 4)
    game.does("use", LASERS).does("aim", "texas").does("gain", "criminal").expect(
        "attack", number=7 - 6 + 8 + 3
    )
    game.cannot("use", LASERS).rolls(5, 5).settle()
    game.does("place", "the-mafia", "top").expect("texas", owner=0).idle()
    rival = given(play={0: "the-mafia", 1: LASERS}, uncontrolled=OPEN, lasers_in_attacks=True).seat(0)
    rival.controls("texas", by="the-mafia").seat(1).cannot("use", LASERS).misses().idle()


@pytest.mark.rule("ILL-4k")
def test_an_attack_that_the_lasers_make_impossible_ends_without_dice() -> None:
    """A Straight Mafia may not lead against the Discordians; the action is used up."""
    game = given(
        illuminati={1: "the-discordian-society"},
        play={0: f"{LASERS} the-mafia", 1: "yuppies"},
        uncontrolled=OPEN,
        lasers_in_attacks=True,
    ).seat(0)
    game.controls("yuppies", by="the-mafia").does("use", LASERS).does("aim", "the-mafia").does(
        "gain", "straight"
    )
    game.idle().told("attack-void", target="yuppies").not_told("dice-rolled").expect("table", actions=1)
    game.refuses("attack", "the-mafia", why="refused-tired")
