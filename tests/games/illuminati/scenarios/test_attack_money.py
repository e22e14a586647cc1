"""Money for and against an attack (ILL-5.3)."""

import pytest

from tests.support.illuminati import Game, given

BAVARIA, NETWORK, ASSASSINS = "the-bavarian-illuminati", "the-network", "the-society-of-assassins"


def attacked(**position: object) -> Game:
    """The Mafia, aided by the C.I.A., want the Yuppies, who lie right below seat 1: 7 + 4 - 4 - 10 = -3."""
    position = {
        "play": {0: "the-mafia c-i-a", 1: "yuppies copy-shops"},
        "treasuries": {0: 20, "the-mafia": 10, "c-i-a": 10, 1: 20, "yuppies": 10, "copy-shops": 10, 2: 20},
        **position,
    }
    game = given(3, **position).seat(0).controls("yuppies", by="the-mafia", aid="c-i-a")
    return game.expect("attack", number=-3)


@pytest.mark.rule("ILL-5.3a")
def test_the_attacker_pays_from_the_leading_card_or_his_illuminati() -> None:
    game = attacked().spends(5).expect("attack", number=2).expect(0, money=15)
    game.spends(4, on="the-mafia").expect("attack", number=6).expect("the-mafia", money=6)
    game.told("money-spent", seat=0, card="the-mafia", amount=4, number=6).misses().idle()


@pytest.mark.rule("ILL-5.3a")
def test_treasuries_of_aiding_and_other_cards_cannot_pay() -> None:
    game = attacked()
    game.refuses("spend", "c-i-a", 1, 1, why="refused-purse").refuses(
        "spend", "yuppies", 1, 1, why="refused-purse"
    )
    game.misses().idle()


@pytest.mark.rule("ILL-5.3a")
def test_nobody_pays_what_he_has_not() -> None:
    game = attacked().refuses("spend", BAVARIA, 1, 21, why="shape-range")
    game.refuses("spend", BAVARIA, 1, 0, why="shape-range").spends(20).cannot("spend", BAVARIA, 1, 1)
    game.refuses("spend", BAVARIA, 1, 1, why="refused-no-money").misses().idle()


@pytest.mark.rule("ILL-5.3a")
def test_illuminati_that_lead_pay_from_their_one_treasury() -> None:
    game = given(uncontrolled="texas", treasuries={0: 6}).seat(0).controls("texas", by=BAVARIA).spends(6)
    game.expect("attack", number=10 - 6 + 6).misses().idle().expect(0, money=0)


@pytest.mark.rule("ILL-5.3a")
def test_money_against_an_own_group_counts_for_the_attack_alone() -> None:
    game = given(3, play={0: "the-mafia big-media"}, treasuries={0: 20})
    game.seat(0).destroys("big-media", by="the-mafia").expect("attack", number=7 - 4)
    game.spends(5).expect("attack", number=7 - 4 + 5).misses().idle().expect(0, money=15)


@pytest.mark.rule("ILL-5.3b")
def test_each_mb_of_the_targets_own_treasury_counts_double() -> None:
    game = (
        attacked().seat(1).spends(3, on="yuppies").expect("attack", number=-3 - 6).expect("yuppies", money=7)
    )
    game.misses().idle()


@pytest.mark.rule("ILL-5.3c")
def test_each_mb_of_the_owners_illuminati_counts_once() -> None:
    game = attacked().seat(1).spends(3).expect("attack", number=-3 - 3).expect(1, money=17)
    game.refuses("spend", "copy-shops", -1, 1, why="refused-purse")
    game.refuses("spend", NETWORK, 1, 1).misses().idle()


@pytest.mark.rule("ILL-5.3d")
def test_others_help_or_hinder_from_their_illuminati() -> None:
    game = attacked().seat(2).helps(4).expect("attack", number=1).hinders(1).expect("attack", number=0)
    game.expect(2, money=15).misses().idle()


@pytest.mark.rule("ILL-5.3d")
def test_others_groups_cannot_pay() -> None:
    game = attacked(
        play={0: "the-mafia c-i-a", 1: "yuppies copy-shops", 2: "democrats"},
        treasuries={"democrats": 5, 2: 1},
    )
    game.seat(2).refuses("spend", "democrats", 1, 1, why="refused-purse").helps(1).misses().idle()


@pytest.mark.rule("ILL-5.3d")
def test_others_interfere_also_when_the_target_is_uncontrolled() -> None:
    game = given(3, play={0: "the-mafia"}, uncontrolled="texas california", treasuries={1: 5, 2: 5}).seat(0)
    game.controls("texas", by="the-mafia").expect("attack", number=5).seat(1).hinders(5).seat(2).helps(2)
    game.expect("attack", number=2).rolls(1, 2).idle().expect("texas", owner=None)


@pytest.mark.rule("ILL-5.3d", "ILL-9m")
@pytest.mark.parametrize(
    ("windows", "asked"), [("all", (0, 1, 2, 3)), ("relevant", (0, 1, 2)), ("none", (0, 1))]
)
def test_who_is_asked_for_money(windows: str, asked: tuple[int, ...]) -> None:
    """Seat 2 has money and seat 3 neither money nor specials; all of that is public."""
    game = given(4, play={0: "the-mafia", 1: "texas"}, treasuries={2: 5}, windows=windows).seat(0)
    game.controls("texas", by="the-mafia").waits_for(*asked).misses().idle()


@pytest.mark.rule("ILL-5.3d", "ILL-1c")
def test_with_hidden_money_everybody_is_asked() -> None:
    game = given(4, play={0: "the-mafia", 1: "texas"}, treasuries={2: 5}, money="hidden").seat(0)
    game.controls("texas", by="the-mafia").waits_for(0, 1, 2, 3).misses().idle()


@pytest.mark.rule("ILL-5.3e")
@pytest.mark.parametrize(("roll", "owner"), [((6, 6), 1), ((1, 1), 0)])
def test_all_money_spent_is_gone_whatever_comes_of_it(roll: tuple[int, int], owner: int) -> None:
    game = attacked().spends(10).seat(1).spends(2).spends(2, on="yuppies").seat(2).helps(6).hinders(1)
    game.expect("attack", number=-3 + 10 - 2 - 4 + 6 - 1).rolls(*roll).settle()
    if owner == 0:
        game.seat(0).does("place", "the-mafia", "top").does("endow", 0)
    kept = (10 - 2) // 2 if owner == 0 else 10 - 2
    game.expect(0, money=10).expect(1, money=18).expect(2, money=13).expect(
        "yuppies", owner=owner, money=kept
    )
    game.idle()


@pytest.mark.rule("ILL-5.3f")
def test_players_go_on_until_nobody_wants_to_add_any_more() -> None:
    """Whoever has passed is asked again as soon as somebody adds money."""
    game = attacked().passes().seat(1).passes().waits_for(2).seat(2).helps(5).waits_for(0, 1, 2)
    game.seat(0).passes().seat(2).passes().seat(1).spends(1).waits_for(0, 1, 2)
    game.seat(1).passes().seat(2).passes().seat(0).spends(2).waits_for(0, 1, 2)
    game.seat(0).passes().seat(1).passes().seat(2).passes().waits_for(-1)
    game.expect("attack", number=-3 + 5 - 1 + 2).rolls(6, 6).idle()


@pytest.mark.rule("ILL-5.3f")
def test_who_has_passed_may_change_his_mind_before_the_dice() -> None:
    attacked().passes().spends(3).expect("attack", number=0).waits_for(0, 1, 2).misses().idle()


@pytest.mark.rule("ILL-5.3f")
def test_who_is_done_is_not_asked_again_until_the_dice() -> None:
    game = attacked().seat(2).does("done").seat(1).spends(1).waits_for(0, 1).seat(0).spends(1).waits_for(0, 1)
    game.misses().idle()


@pytest.mark.rule("ILL-5.3f")
def test_no_money_after_the_dice() -> None:
    game = attacked(hands={0: "assassination", 1: "murphys-law"}).rolls(2, 2).waits_for(0, 1)
    game.seat(0).refuses("spend", BAVARIA, 1, 1, why="refused-money-now")
    game.seat(1).refuses("spend", "yuppies", -1, 1, why="refused-money-now").idle()
