"""When an attack may still be called off, and what comes back (ILL-5.6)."""

import pytest

from tests.support.illuminati import Game, given

BAVARIA, NETWORK = "the-bavarian-illuminati", "the-network"


def announced(privilege: str | None = None, **position: object) -> Game:
    """The Mafia, aided by the C.I.A., want the Yuppies of seat 1."""
    position = {
        "play": {0: "the-mafia c-i-a", 1: "yuppies"},
        "treasuries": {0: 20, 1: 20, 2: 20},
        "uncontrolled": "texas california",
        **position,
    }
    return given(3, **position).seat(0).controls("yuppies", by="the-mafia", aid="c-i-a", privilege=privilege)


@pytest.mark.rule("ILL-5.6a")
def test_a_called_off_attack_never_was() -> None:
    game = announced().expect("table", actions=1).expect("c-i-a", attacks=1).does("call-off")
    game.told("attack-called-off", seat=0, target="yuppies").idle()
    game.expect("table", actions=2).expect("the-mafia", attacks=0).expect("c-i-a", attacks=0)
    game.controls("yuppies", by="the-mafia", aid="c-i-a").misses().idle().expect("table", actions=1)


@pytest.mark.rule("ILL-5.6a")
def test_only_the_attacker_calls_off() -> None:
    game = announced()
    for seat in (1, 2):
        game.seat(seat).refuses("call-off")
    game.seat(0).does("call-off").idle()


@pytest.mark.rule("ILL-5.6a")
def test_passing_does_not_bind() -> None:
    """As long as somebody still thinks, the attacker who has passed may call off."""
    announced().passes().seat(1).passes().waits_for(2).seat(0).does("call-off").idle().expect(
        "table", actions=2
    )


@pytest.mark.rule("ILL-5.6a")
def test_what_others_play_does_not_bind_as_long_as_no_money_is_spent() -> None:
    game = announced(hands={1: "slush-fund"}).seat(1).plays("slush-fund").seat(0).does("call-off").idle()
    game.expect("table", actions=2).expect(1, money=35)


@pytest.mark.rule("ILL-5.6a")
def test_a_whispering_campaign_can_be_used_again() -> None:
    game = given(play={0: "the-mafia"}, uncontrolled="trekkies texas", hands={0: "whispering-campaign"}).seat(
        0
    )
    game.plays("whispering-campaign").settle().destroys("trekkies", by="the-mafia").does("call-off").settle()
    game.destroys("trekkies", by="the-mafia").rolls(1, 1).idle().expect("trekkies", zone="dead")


@pytest.mark.rule("ILL-5.6b")
@pytest.mark.parametrize("payer", ["attacker", "defender", "outsider"])
def test_once_money_is_spent_the_attack_must_be_finished(payer: str) -> None:
    game = announced()
    if payer == "attacker":
        game.spends(1)
    elif payer == "defender":
        game.seat(1).spends(1)
    else:
        game.seat(2).helps(1)
    game.seat(0).cannot("call-off").refuses("call-off", why="refused-committed").misses().idle()
    game.expect("table", actions=1).expect("the-mafia", attacks=1).expect("c-i-a", attacks=1)


@pytest.mark.rule("ILL-5.6b", "ILL-5.6a")
def test_once_the_dice_are_rolled_it_is_too_late() -> None:
    game = announced(hands={1: "assassination"}).rolls(6, 6).waits_for(1).seat(0).refuses("call-off").idle()
    game.expect("table", actions=1)


@pytest.mark.rule("ILL-5.6c")
def test_the_special_discarded_for_privilege_is_not_returned() -> None:
    game = announced("bribery", hands={0: "bribery"}).does("call-off").idle()
    game.expect("table", actions=2, discards="bribery").expect(0, hand="")


@pytest.mark.rule("ILL-5.6c")
def test_the_money_paid_for_privilege_is_not_returned_and_the_privilege_is_used_up() -> None:
    game = announced("money").expect(0, money=15).does("call-off").idle().expect(0, money=15)
    game.does("attack", "the-mafia").does("control", "yuppies").does("aid").refuses("buy", 5)
    game.misses().idle()


@pytest.mark.rule("ILL-3o", "ILL-5.6c")
@pytest.mark.parametrize("price", ["money", "bribery"])
def test_who_has_paid_for_privilege_has_not_passed(price: str) -> None:
    """Called off, the attack leaves no trace, but its price is not made good by the 5 MB of a passer."""
    game = announced(price, hands={0: "bribery"}).does("call-off").ends_turn().not_told("passed")
    game.expect(0, money=15 if price == "money" else 20)


@pytest.mark.rule("ILL-5.6a")
def test_before_a_target_is_named_nothing_is_lost_and_time_running_out_names_none() -> None:
    game = given(play={0: "the-mafia"}, uncontrolled="hollywood comic-books").seat(0)
    game.does("attack", "the-mafia").does("call-off").expect("table", actions=2)
    game.does("attack", "the-mafia").time_is_up().expect("table", actions=2, active=0)
    game.can("attack", "the-mafia").idle()
