"""Privileged attacks, and what ends or pierces the privilege (ILL-5.5)."""

import pytest

from bot.games.illuminati.say.words import WORDS
from tests.support.illuminati import Game, given

BAVARIA, NETWORK, ASSASSINS = "the-bavarian-illuminati", "the-network", "the-society-of-assassins"
SECRETS = "secrets-man-was-not-meant-to-know"
OPEN = "california hackers"


def privileged(privilege: str = "slush-fund", target: str = "texas", **position: object) -> Game:
    """Seat 0 attacks Texas, right below seat 1; seats 2 and 3 look on."""
    position = {
        "play": {0: "the-mafia", 1: "texas"},
        "treasuries": {0: 9, 1: 9, 2: 9, 3: 9},
        "hands": {0: "slush-fund"},
        "uncontrolled": OPEN,
        **position,
    }
    return given(4, **position).seat(0).controls(target, by="the-mafia", privilege=privilege)


# -- declaring it


@pytest.mark.rule("ILL-5.5a")
@pytest.mark.parametrize("special", ["slush-fund", "assassination", "deep-agent", "bribery"])
def test_any_special_may_be_discarded_for_privilege(special: str) -> None:
    game = (
        privileged(special, hands={0: special}).expect("attack", privileged=True).expect(0, hand="", money=9)
    )
    game.expect(special, zone="discards").told(
        "special-played", to=2, seat=0, card=special, purpose="privilege"
    )
    game.misses().idle()


@pytest.mark.rule("ILL-5.5a")
def test_privilege_is_declared_as_the_attack_is_announced_or_never() -> None:
    game = given(
        play={0: "the-mafia", 1: "texas"}, hands={0: "slush-fund bribery"}, treasuries={0: 3, 1: 3}
    ).seat(0)
    game.controls("texas", by="the-mafia").expect("attack", privileged=False)
    game.cannot("discard", "slush-fund").refuses("discard", "bribery").spends(1).cannot("discard", "bribery")
    game.misses().idle()


@pytest.mark.rule("ILL-5.5a")
def test_only_an_own_special_and_only_one() -> None:
    game = given(play={0: "the-mafia", 1: "texas"}, hands={0: "slush-fund", 1: "bribery"}).seat(0)
    game.does("attack", "the-mafia").does("control", "texas").refuses("discard", "bribery")
    game.refuses("discard", "slush-fund", "bribery").does("discard", "slush-fund").expect(
        "attack", privileged=True
    )
    game.misses().idle()


# -- what it means


@pytest.mark.rule("ILL-5.5b")
def test_only_attacker_and_owner_of_the_target_spend() -> None:
    game = privileged().waits_for(0, 1).spends(5).seat(1).spends(2)
    game.expect("attack", number=7 - 6 + 4 - 10 + 5 - 2)
    for outsider, root in ((2, ASSASSINS), (3, "the-servants-of-cthulhu")):
        game.seat(outsider).refuses("spend", root, 1, 1).refuses("spend", root, -1, 1)
    game.misses().idle().expect(2, money=9)


@pytest.mark.rule("ILL-5.5b")
def test_against_an_uncontrolled_group_the_attacker_is_alone() -> None:
    game = privileged(target="california").waits_for(0).spends(2)
    game.seat(1).refuses("spend", NETWORK, -1, 1).misses().idle()


@pytest.mark.rule("ILL-5.5b")
def test_without_privilege_everybody_may_interfere() -> None:
    game = given(3, play={0: "the-mafia", 1: "texas"}, treasuries={2: 9}, hands={0: "slush-fund"}).seat(0)
    game.controls("texas", by="the-mafia").waits_for(0, 1, 2).seat(2).hinders(3).helps(1).misses().idle()


# -- ending it


@pytest.mark.rule("ILL-5.5c")
@pytest.mark.parametrize("breaker", [1, 2])
def test_the_deep_agent_ends_the_privilege(breaker: int) -> None:
    """An outsider may play it, and so may the owner of the target."""
    game = privileged(hands={0: "slush-fund bribery", breaker: "deep-agent"}).seat(breaker)
    game.plays("deep-agent").seat(2).hinders(4).told("privilege-broken")
    game.expect("attack", privileged=False, number=7 - 6 + 4 - 10 - 4).expect("deep-agent", zone="discards")
    game.seat(0).cannot("discard", "bribery").misses().idle().expect(0, hand="bribery")


@pytest.mark.rule("ILL-5.5c")
@pytest.mark.parametrize("breaker", [1, 2])
def test_any_two_specials_of_one_player_end_the_privilege(breaker: int) -> None:
    game = privileged(hands={0: "slush-fund", breaker: "bribery swiss-bank-account assassination"}).seat(
        breaker
    )
    game.until("challenge").refuses("break", "bribery", why="shape-count").does(
        "break", "bribery", "swiss-bank-account"
    )
    game.seat(3).helps(1).expect("attack", privileged=False).expect(breaker, hand="assassination")
    game.expect("table", discards="slush-fund bribery swiss-bank-account").expect(
        breaker, money=9
    ).misses().idle()


@pytest.mark.rule("ILL-5.5c")
@pytest.mark.parametrize("hand", ["deep-agent", "bribery swiss-bank-account"])
def test_the_owner_of_the_target_ends_it_while_money_is_spent_too(hand: str) -> None:
    game = privileged(hands={0: "slush-fund", 1: hand}).spends(2).seat(1)
    if hand == "deep-agent":
        game.plays("deep-agent")
    else:
        game.does("break", "bribery", "swiss-bank-account")
    game.expect("attack", privileged=False).seat(3).hinders(4).misses().idle()


@pytest.mark.rule("ILL-5.5c", "ILL-5.5d")
def test_whom_interference_let_in_ends_it_too() -> None:
    hands = {0: "slush-fund", 2: "interference-1 deep-agent bribery"}
    game = privileged(hands=hands).seat(2).plays("interference-1").expect("attack", allowed=[2])
    game.plays("deep-agent").expect("attack", privileged=False).seat(3).helps(1).misses().idle()


@pytest.mark.rule("ILL-5.5c")
def test_two_specials_of_two_players_do_not() -> None:
    game = privileged(hands={0: "slush-fund", 2: "bribery", 3: "swiss-bank-account"}).until("challenge")
    game.seat(2).refuses("break", "bribery", "swiss-bank-account")
    game.seat(3).refuses("break", "bribery", "swiss-bank-account")
    game.misses().idle().expect(2, hand="bribery")


@pytest.mark.rule("ILL-5.5c")
def test_the_attacker_cannot_end_his_own_privilege() -> None:
    game = privileged(hands={0: "slush-fund deep-agent bribery", 2: "assassination"}).seat(0)
    game.until("challenge").waits_for(2).refuses("play", "deep-agent").refuses(
        "break", "deep-agent", "bribery"
    )
    game.until("spending").refuses("play", "deep-agent", why="refused-inside").rolls(6, 6)
    game.refuses("play", "deep-agent", why="refused-inside").idle()


@pytest.mark.rule("ILL-5.5c", "ILL-9h")
def test_a_countered_deep_agent_ends_nothing() -> None:
    game = privileged(hands={0: f"slush-fund {SECRETS}", 2: "deep-agent"}).seat(2).plays("deep-agent")
    game.seat(0).does("counter", SECRETS).settle().expect("attack", privileged=True).expect(
        2, hand=""
    ).misses().idle()


@pytest.mark.rule("ILL-5.5c", "ILL-9h")
def test_of_two_specials_against_privilege_both_are_gone_if_one_is_countered() -> None:
    game = privileged(hands={0: f"slush-fund {SECRETS}", 2: "bribery swiss-bank-account"}).seat(2)
    game.does("break", "bribery", "swiss-bank-account").seat(0).does("counter", SECRETS).settle()
    game.expect("attack", privileged=True).expect(2, hand="").misses().idle()


# -- after the dice


@pytest.mark.rule("ILL-5.5c", "ILL-5.5g")
@pytest.mark.parametrize("way", [("play", "deep-agent"), ("break", "bribery", "swiss-bank-account")])
def test_who_ends_the_privilege_after_the_dice_may_still_change_them(way: tuple[str, ...]) -> None:
    """Privilege lasts as long as the attack: the roll lies there, and nothing has come of it yet."""
    cards = " ".join(way[1:])
    game = privileged(hands={0: "slush-fund", 2: f"{cards} murphys-law"}, treasuries={0: 20})
    game.spends(20).rolls(1, 1).waits_for(2).seat(2).refuses("play", "murphys-law", why="refused-shut-out")
    game.does(*way).until("after-dice").expect("attack", privileged=False).plays("murphys-law").idle()
    game.expect("texas", owner=1).told("attack-failed", roll=12).expect(2, hand="")


@pytest.mark.rule("ILL-5.5d", "ILL-5.5g")
def test_interference_after_the_dice_opens_them_to_its_player_alone() -> None:
    hands = {0: "slush-fund", 2: "interference-2 murphys-law", 3: "assassination"}
    game = privileged(hands=hands, treasuries={0: 20}).spends(20).rolls(1, 1).waits_for(2, 3)
    game.seat(2).plays("interference-2").until("after-dice").seat(3).refuses("play", "assassination")
    game.seat(2).plays("murphys-law").idle().expect("texas", owner=1).expect(3, hand="assassination")


@pytest.mark.rule("ILL-5.5c", "ILL-4g")
def test_the_owner_of_the_target_ends_it_after_the_dice_for_a_friend() -> None:
    """The Deep Agent opens the deal, too, by which the friend's card is paid for."""
    hands = {0: "slush-fund", 1: "deep-agent", 2: "murphys-law"}
    game = privileged(hands=hands, treasuries={0: 20, 1: 9}).spends(20).rolls(1, 1).seat(1)
    game.refuses("offer", 2, 9, 0, 0, why="refused-deal-now").plays("deep-agent").until("after-dice")
    game.offers(2, money=9).seat(2).accepts().plays("murphys-law").idle().expect("texas", owner=1)
    game.expect(2, money=9)


@pytest.mark.rule("ILL-5.5b")
@pytest.mark.parametrize(("seat", "role"), [(1, "defender"), (2, "outsider"), (3, "outsider")])
def test_each_is_told_what_privilege_means_for_them(seat: int, role: str) -> None:
    """The owner of the target may do more than watch."""
    game = privileged(hands={0: "slush-fund", seat: "bribery"}).until("challenge")
    asked = str(WORDS.prompt(game.sees(seat), game.ask_of(seat)))
    assert f"('role', '{role}')" in asked
    game.rolls(1, 1)
    asked = str(WORDS.prompt(game.sees(seat), game.ask_of(seat)))
    assert ("ill-ask-after-dice" in asked) == (role == "defender")
    game.idle()


# -- Interference


@pytest.mark.rule("ILL-5.5d")
def test_interference_lets_its_player_in_and_no_other_outsider() -> None:
    game = privileged(hands={0: "slush-fund", 2: "interference-1"}).seat(2).plays("interference-1")
    game.hinders(4).expect("attack", privileged=True, allowed=[2]).waits_for(0, 1, 2)
    game.seat(3).refuses("spend", "the-servants-of-cthulhu", -1, 1).misses().idle()


@pytest.mark.rule("ILL-5.5d")
def test_two_interferences_let_two_in() -> None:
    game = (
        privileged(hands={0: "slush-fund", 2: "interference-1", 3: "interference-2"})
        .seat(2)
        .plays("interference-1")
    )
    game.seat(3).plays("interference-2").helps(3).seat(2).hinders(1).waits_for(0, 1, 2, 3)
    game.expect("attack", privileged=True, number=-5 + 3 - 1).misses().idle()


@pytest.mark.rule("ILL-5.5d")
def test_the_owner_of_the_target_needs_no_interference() -> None:
    game = privileged(hands={0: "slush-fund", 1: "interference-1"}).seat(1).until("challenge")
    game.cannot("play", "interference-1").refuses("play", "interference-1", why="refused-inside")
    game.spends(1).misses().idle().expect(1, hand="interference-1")


@pytest.mark.rule("ILL-5.5d")
def test_a_player_let_in_may_change_the_dice() -> None:
    game = privileged(hands={0: "slush-fund", 2: "interference-1 murphys-law"})
    game.seat(2).plays("interference-1").seat(0).spends(9).rolls(1, 1).seat(2).plays("murphys-law").idle()
    game.expect("texas", owner=1).told("attack-failed", roll=12)


# -- the Bavarian Illuminati


@pytest.mark.rule("ILL-5.5e")
def test_the_bavarians_pay_5_once_in_each_own_turn() -> None:
    game = privileged("money").expect("attack", privileged=True).expect(0, money=4, hand="slush-fund")
    game.waits_for(0, 1).misses().settle().host("adjust", "money", BAVARIA, 30).does("attack", BAVARIA)
    game.does("control", "texas").cannot("buy", 5).refuses("buy", 5).can("discard", "slush-fund").passes()
    game.misses().idle().ends_turn()
    for seat in (1, 2, 3):
        game.seat(seat).ends_turn()
    game.seat(0).controls("texas", by="the-mafia", privilege="money").expect(
        "attack", privileged=True
    ).misses().idle()


@pytest.mark.rule("ILL-5.5e")
def test_the_bavarians_pay_from_the_treasury_of_their_illuminati() -> None:
    game = privileged(None, treasuries={0: 4, "the-mafia": 50}, hands={}).expect("attack", privileged=False)
    game.misses().settle().does("attack", BAVARIA).does("control", "texas").cannot("buy", 5).misses().idle()


@pytest.mark.rule("ILL-5.5e")
def test_nobody_else_buys_privilege() -> None:
    game = given(
        illuminati={0: ASSASSINS}, play={0: "the-mafia", 1: "texas"}, treasuries={0: 50}, hands={0: "bribery"}
    )
    game.seat(0).does("attack", "the-mafia").does("control", "texas").does("aid")
    game.refuses("buy", 5).can("discard", "bribery").misses().idle()


@pytest.mark.rule("ILL-5.5e", "ILL-5.5c")
def test_a_bought_privilege_can_be_ended_too() -> None:
    game = privileged("money", hands={2: "deep-agent"}).seat(2).plays("deep-agent").hinders(1)
    game.expect("attack", privileged=False).expect(0, money=4).misses().idle()


# -- defender and outsiders


@pytest.mark.rule("ILL-5.5f")
def test_the_owner_of_the_target_spends_and_plays_as_usual() -> None:
    hands = {0: "slush-fund", 1: "swiss-bank-account murphys-law"}
    game = privileged(hands=hands, treasuries={0: 20, "texas": 3}).seat(1).plays("swiss-bank-account")
    game.until("spending").spends(2, on="texas").spends(25).seat(0).spends(20).rolls(1, 1).seat(1).plays(
        "murphys-law"
    ).idle()
    game.expect("texas", owner=1, money=1).expect(1, money=0, hand="")


@pytest.mark.rule("ILL-5.5g")
def test_outsiders_have_nothing_but_their_four_answers() -> None:
    hands = {0: "slush-fund assassination", 2: "swiss-bank-account murphys-law computer-espionage"}
    game = privileged(hands=hands).seat(2).until("challenge")
    for special in hands[2].split():
        game.refuses("play", special, why="refused-shut-out")
    game.refuses("spend", ASSASSINS, -1, 1, why="refused-privileged")
    game.can("break", "swiss-bank-account", "murphys-law").seat(0).spends(4).rolls(6, 6).waits_for(0, 2)
    game.seat(2).refuses("play", "murphys-law", why="refused-shut-out").refuses("play", "swiss-bank-account")
    game.idle().expect(2, hand=hands[2])


@pytest.mark.rule("ILL-5.5g", "ILL-9h")
def test_an_outsider_counters_the_special_discarded_for_privilege() -> None:
    """The attack goes on without privilege, and it may not be declared again."""
    game = privileged(hands={0: "slush-fund bribery", 2: SECRETS}).seat(2).does("counter", SECRETS)
    game.hinders(1).expect("attack", privileged=False).expect("table", discards=f"slush-fund {SECRETS}")
    game.seat(0).cannot("discard", "bribery").misses().idle()


@pytest.mark.rule("ILL-5.5g", "ILL-9h")
def test_an_outsider_counters_a_special_of_the_defender() -> None:
    game = (
        privileged(hands={0: "slush-fund", 1: "swiss-bank-account", 2: SECRETS})
        .seat(1)
        .plays("swiss-bank-account")
    )
    game.seat(2).does("counter", SECRETS).settle().expect(1, money=9).misses().idle()
