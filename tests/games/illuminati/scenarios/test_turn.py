"""The course of a turn: income, draw, actions, special powers, new targets, pay for passing (ILL-3)."""

import pytest

from tests.support.illuminati import given

BAVARIA, NETWORK, GNOMES, BERMUDA = (
    "the-bavarian-illuminati",
    "the-network",
    "the-gnomes-of-zurich",
    "the-bermuda-triangle",
)
OPEN = "texas california"
"""Two uncontrolled groups: enough that none is drawn at the end of a turn."""


# -- income


@pytest.mark.rule("ILL-3a")
def test_every_card_of_the_structure_is_paid_on_its_own_treasury() -> None:
    game = given(
        play={0: "the-mafia>yuppies", 1: "democrats"},
        uncontrolled=OPEN,
        treasuries={"yuppies": 2},
        phase="income",
    )
    game.expect(0, money=9).expect("the-mafia", money=6).expect("yuppies", money=2 + 5)
    game.expect(1, wealth=0).expect("texas", money=0).told("income", seat=0, amount=20).idle()


@pytest.mark.rule("ILL-3a")
def test_income_comes_at_the_start_of_each_own_turn() -> None:
    game = given(play={0: "the-mafia", 1: "democrats"}, uncontrolled=OPEN).seat(0).ends_turn()
    game.expect(1, money=9).expect("democrats", money=3).expect("the-mafia", money=0)
    game.seat(1).ends_turn().expect("the-mafia", money=6).expect("democrats", money=3).idle()


# -- the draw


@pytest.mark.rule("ILL-3b")
def test_a_special_that_is_drawn_stays_secret_and_its_number_is_public() -> None:
    game = given(phase="draw", deck="bribery texas").expect(0, hand="bribery").expect("texas", zone="deck")
    game.told("special-drawn", to=0, card="bribery").told("special-drawn", to=1, seat=0)
    assert all(
        "card" not in (event.seen_by(1) or {}) for event in game.events if event.kind == "special-drawn"
    )
    assert [game.sees(viewer).seats[0].specials for viewer in (0, 1, None)] == [1, 1, 1]
    assert [len(game.sees(viewer).seats[0].hand) for viewer in (0, 1, None)] == [1, 0, 0]
    game.idle()


@pytest.mark.rule("ILL-3c")
def test_a_group_that_is_drawn_lies_open() -> None:
    game = given(phase="draw", deck="the-mafia texas", uncontrolled="yuppies")
    game.expect("table", uncontrolled="yuppies the-mafia").told("group-turned-up", card="the-mafia").idle()


@pytest.mark.rule("ILL-3d")
def test_the_network_draws_two_cards() -> None:
    given(illuminati={0: NETWORK}, phase="draw", deck="the-mafia bribery texas").expect(
        "table", uncontrolled="the-mafia"
    ).expect(0, hand="bribery").expect("texas", zone="deck").idle()


@pytest.mark.rule("ILL-3e")
@pytest.mark.parametrize("root", [BAVARIA, NETWORK])
def test_from_an_empty_deck_nothing_is_drawn(root: str) -> None:
    game = given(illuminati={0: root}, phase="draw", deck_ends=True, uncontrolled="texas").idle()
    game.expect(0, hand="").expect("table", uncontrolled="texas", deck=0, actions=2)
    discarded = game.kernel.s.discards.copy()
    assert len(discarded) == 15
    game.seat(0).ends_turn().expect("table", uncontrolled="texas", active=1)
    assert game.kernel.s.discards == discarded
    game.idle()


@pytest.mark.rule("ILL-3e")
def test_the_network_draws_the_one_card_that_is_left() -> None:
    given(illuminati={0: NETWORK}, phase="draw", deck="the-mafia", deck_ends=True).expect(
        "table", uncontrolled="the-mafia", deck=0
    ).idle()


# -- the I.R.S. and the Post Office


@pytest.mark.rule("ILL-3f")
def test_the_irs_has_no_income_and_collects_2_from_each_opponent() -> None:
    game = given(3, play={0: "i-r-s"}, treasuries={1: 5, 2: 7}, phase="income")
    game.expect("i-r-s", money=4).expect(1, money=3).expect(2, money=5).expect(0, money=9).idle()


@pytest.mark.rule("ILL-3f")
def test_the_payer_chooses_the_cards_that_pay_the_irs() -> None:
    game = given(play={0: "i-r-s", 1: "texas"}, treasuries={1: 5, "texas": 5}, phase="income").waits_for(1)
    game.seat(1).cannot("tax", "i-r-s").does("tax", "texas", 1).waits_for(1).does("tax", NETWORK, 1)
    game.expect("i-r-s", money=2).expect("texas", money=4).expect(1, money=4).idle()


@pytest.mark.rule("ILL-3f")
def test_all_payers_are_asked_at_once_and_one_card_may_pay_it_all() -> None:
    game = given(
        3,
        play={0: "i-r-s", 1: "texas", 2: "yuppies"},
        treasuries={1: 5, "texas": 5, 2: 5, "yuppies": 1},
        phase="income",
    )
    game.waits_for(1, 2).seat(2).does("tax", "the-society-of-assassins", 2).waits_for(1)
    game.seat(1).does("tax", "texas", 2).expect("i-r-s", money=4).expect("texas", money=3).expect(
        1, money=5
    ).idle()


@pytest.mark.rule("ILL-3f")
def test_who_has_less_pays_the_irs_what_he_has() -> None:
    game = given(3, play={0: "i-r-s", 2: "texas"}, treasuries={1: 1}, phase="income")
    game.expect("i-r-s", money=1).expect(1, money=0).expect(2, money=0).idle()
    game.seat(0).ends_turn().expect(1, money=9).idle()


@pytest.mark.rule("ILL-3f")
def test_an_irs_that_nobody_controls_collects_nothing() -> None:
    given(uncontrolled="i-r-s texas", treasuries={1: 5}, phase="income").expect(1, money=5).idle()


@pytest.mark.rule("ILL-3g")
@pytest.mark.parametrize(("payer", "left"), [("the-mafia", (15, 6 - 1)), (BAVARIA, (15 - 1, 6))])
def test_master_or_illuminati_pays_for_the_post_office(payer: str, left: tuple[int, int]) -> None:
    game = given(play={0: "the-mafia>post-office"}, treasuries={0: 6}, phase="income").waits_for(0)
    game.seat(0).cannot("upkeep", "post-office").does("upkeep", payer)
    game.expect(0, money=left[0]).expect("the-mafia", money=left[1]).expect("post-office", money=0).idle()


@pytest.mark.rule("ILL-3g")
def test_the_illuminati_pay_alone_where_the_master_has_nothing() -> None:
    game = given(play={0: "f-b-i>post-office"}, treasuries={"post-office": 3}, phase="income")
    game.expect(0, money=9 - 1).expect("f-b-i", money=0).expect("post-office", money=3).idle()
    given(play={0: "post-office"}, phase="income").expect(0, money=9 - 1).idle()


@pytest.mark.rule("ILL-3g")
def test_without_money_nothing_is_paid_and_the_post_office_stays() -> None:
    """Only a moderator can bring this about: incomes of the same step have arrived before."""
    game = given(play={0: "the-mafia>post-office"}, phase="income").waits_for(0)
    game.host("adjust", "money", "the-mafia", 0).host("adjust", "money", BAVARIA, 0)
    game.expect(0, wealth=0).expect("post-office", owner=0, master="the-mafia").idle()


# -- actions


@pytest.mark.rule("ILL-3h")
def test_two_actions_and_none_is_saved() -> None:
    game = given(play={0: "the-mafia c-i-a texas"}, uncontrolled=OPEN.replace("texas", "yuppies")).seat(0)
    game.expect("table", actions=2).controls("yuppies", by="the-mafia").misses().settle().expect(
        "table", actions=1
    )
    game.controls("yuppies", by="c-i-a").misses().settle().expect("table", actions=0)
    game.refuses("attack", "texas", why="refused-no-action").refuses(
        "move", "texas", why="refused-no-action"
    ).idle()
    game.ends_turn().seat(1).ends_turn().expect("table", active=0, actions=2)
    game.seat(0).ends_turn().seat(1).ends_turn().expect("table", active=0, actions=2).idle()


@pytest.mark.rule("ILL-3i")
def test_an_action_is_finished_before_the_next_begins() -> None:
    game = given(play={0: "the-mafia c-i-a"}, uncontrolled=OPEN, treasuries={0: 5}).seat(0)
    game.controls("texas", by="the-mafia")
    for move in (
        ("attack", "c-i-a"), ("move", "c-i-a"), ("drop", "c-i-a"), ("transfer", BAVARIA, "c-i-a", 1), ("end",)
    ):  # fmt: skip
        game.refuses(*move, why="refused-finish-first")
    game.misses().settle().can("attack", "c-i-a").idle()


@pytest.mark.rule("ILL-3j")
def test_free_actions_before_between_and_after_the_actions() -> None:
    game = given(
        play={0: "the-mafia c-i-a yuppies video-games"},
        uncontrolled=OPEN,
        hands={0: "slush-fund swiss-bank-account bribery"},
    ).seat(0)
    game.plays("slush-fund").settle().does("drop", "video-games").expect("table", actions=2)
    game.controls("texas", by="the-mafia").misses().settle()
    game.plays("swiss-bank-account").settle().does("drop", "yuppies").expect("table", actions=1)
    game.controls("texas", by="c-i-a").misses().settle()
    game.does("drop", "c-i-a").does("drop", "the-mafia").expect("table", actions=0).expect(0, money=40).idle()


@pytest.mark.rule("ILL-3k")
def test_two_transfers_are_free_in_each_turn() -> None:
    game = (
        given(play={0: "the-mafia"}, uncontrolled=OPEN, treasuries={0: 10})
        .seat(0)
        .expect("table", transfers=2)
    )
    for transfers, actions in ((1, 2), (0, 2), (0, 1), (0, 0)):
        game.transfers(1, BAVARIA, "the-mafia").expect("table", transfers=transfers, actions=actions)
    game.refuses("transfer", BAVARIA, "the-mafia", 1, why="refused-no-transfer")
    game.ends_turn().seat(1).ends_turn().expect("table", transfers=2, actions=2).idle()


@pytest.mark.rule("ILL-3l")
def test_bermuda_rearranges_after_its_actions() -> None:
    game = given(illuminati={0: BERMUDA}, play={0: "the-mafia c-i-a"}, uncontrolled=OPEN).seat(0)
    game.does("end").waits_for(0).cannot("attack", "c-i-a").refuses(
        "attack", "c-i-a", why="refused-finish-first"
    )
    game.does("move", "c-i-a").does("place", "the-mafia", "top").does("finish")
    game.expect("c-i-a", master="the-mafia").expect("table", active=1).idle()


@pytest.mark.rule("ILL-3l")
def test_the_gnomes_rearrange_money_after_their_actions() -> None:
    game = given(
        illuminati={0: GNOMES}, play={0: "the-mafia c-i-a"}, uncontrolled=OPEN, treasuries={0: 9}
    ).seat(0)
    game.cannot("shift", GNOMES, "c-i-a", 4).does("end").waits_for(0).cannot("attack", "c-i-a")
    game.does("shift", GNOMES, "c-i-a", 4).does("shift", GNOMES, "the-mafia", 5).does("finish")
    game.expect("c-i-a", money=4).expect("the-mafia", money=5).expect("table", active=1).idle()


# -- the end of the turn


@pytest.mark.rule("ILL-3m")
@pytest.mark.parametrize(
    ("minimum", "before", "after"),
    [
        (2, "", "yuppies hackers"),
        (2, "texas", "texas yuppies"),
        (2, "texas california", "texas california"),
        (3, "texas california", "texas california yuppies"),
        (3, "", "yuppies hackers democrats"),
    ],
)
def test_groups_are_drawn_until_enough_are_uncontrolled(minimum: int, before: str, after: str) -> None:
    """The next player's own draw, an Illuminati of one card a turn, is the first special that remains."""
    drawn = [group for group in after.split() if group not in before]
    game = given(
        illuminati={1: GNOMES},
        uncontrolled=before,
        deck=" ".join([*drawn, "bribery"]),
        uncontrolled_minimum=minimum,
    )
    game.seat(0).ends_turn().expect("table", uncontrolled=after).expect(1, hand="bribery").idle()


@pytest.mark.rule("ILL-3m", "ILL-3e")
def test_with_an_empty_deck_fewer_remain() -> None:
    game = given(uncontrolled="", deck="yuppies", deck_ends=True).seat(0).ends_turn()
    game.expect("table", uncontrolled="yuppies", deck=0).idle()


@pytest.mark.rule("ILL-3n")
def test_a_special_that_turns_up_for_this_is_discarded() -> None:
    game = (
        given(uncontrolled="texas", deck="bribery slush-fund yuppies hackers democrats").seat(0).ends_turn()
    )
    game.expect("table", discards="bribery slush-fund").expect(0, hand="").expect(1, hand="")
    game.expect("yuppies", zone="uncontrolled").told("special-discarded", card="bribery").idle()


@pytest.mark.rule("ILL-3o")
@pytest.mark.parametrize("amount", [0, 5, 10])
def test_who_did_nothing_receives_money(amount: int) -> None:
    game = given(play={0: "the-mafia"}, uncontrolled=OPEN, pass_income=amount).seat(0).ends_turn()
    game.expect(0, money=amount).expect("the-mafia", money=0).idle()


ANYTHING = {
    "attack": lambda game: game.controls("texas", by="the-mafia").misses().settle(),
    "transfer": lambda game: game.transfers(1, "the-mafia", BAVARIA).transfers(1, BAVARIA, "the-mafia"),
    "drop": lambda game: game.does("drop", "yuppies"),
    "move": lambda game: game.does("move", "yuppies").does("place", "the-mafia", "top"),
    "special": lambda game: game.plays("whispering-campaign").settle(),
    "deal": lambda game: game.offers(1, "bribery").seat(1).accepts().seat(0),
    "counter": lambda game: (
        game.seat(1)
        .plays("computer-espionage")
        .seat(0)
        .does("counter", "secrets-man-was-not-meant-to-know")
        .settle()
    ),
}


@pytest.mark.rule("ILL-3o")
@pytest.mark.parametrize("deed", ANYTHING)
def test_who_did_anything_receives_nothing(deed: str) -> None:
    game = given(
        play={0: "the-mafia yuppies"},
        treasuries={"the-mafia": 1},
        uncontrolled=f"{OPEN} trekkies",
        hands={0: "bribery whispering-campaign secrets-man-was-not-meant-to-know", 1: "computer-espionage"},
    )
    ANYTHING[deed](game.seat(0)).does("end").settle().expect(0, money=0).expect("table", active=1).idle()


@pytest.mark.rule("ILL-3o")
@pytest.mark.parametrize(("root", "deed"), [(BERMUDA, "move"), (GNOMES, "shift")])
def test_special_powers_count_as_doing_something_only_if_they_are_used(root: str, deed: str) -> None:
    position = {
        "illuminati": {0: root},
        "play": {0: "the-mafia c-i-a"},
        "uncontrolled": OPEN,
        "treasuries": {"c-i-a": 1},
    }
    idler = given(**position).seat(0).does("end").does("finish").expect(0, money=5).idle()
    doer = given(**position).seat(0).does("end")
    if deed == "move":
        doer.does("move", "c-i-a").does("place", "the-mafia", "top")
    else:
        doer.does("shift", "c-i-a", "the-mafia", 1)
    doer.does("finish").expect(0, money=0).idle()
    idler.expect("table", active=1)


@pytest.mark.rule("ILL-3o")
def test_what_others_do_in_his_turn_does_not_matter() -> None:
    game = (
        given(3, uncontrolled=OPEN, hands={1: "slush-fund"}, treasuries={1: 3})
        .seat(1)
        .plays("slush-fund")
        .settle()
    )
    game.offers(2, money=3).seat(2).accepts().seat(0).ends_turn().expect(0, money=5).expect(2, money=3).idle()
