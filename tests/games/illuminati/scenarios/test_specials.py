"""Special cards: how they are held, answered, and what they do (ILL-9)."""

import pytest

from bot.games.illuminati.cards.table import CARDS
from tests.support.illuminati import Game, fresh, given

BAVARIA, NETWORK = "the-bavarian-illuminati", "the-network"
SECRETS = "secrets-man-was-not-meant-to-know"
OPEN = "california girlie-magazines"


@pytest.mark.rule("ILL-9a")
def test_a_special_is_kept_over_turns_and_used_once() -> None:
    game = given(hands={0: "slush-fund"}, uncontrolled=OPEN).seat(0).ends_turn().expect(0, hand="slush-fund")
    game.seat(0).plays("slush-fund").settle().expect(0, hand="").expect(
        "slush-fund", zone="discards", owner=None
    )
    game.expect("table", discards="slush-fund").refuses("play", "slush-fund", why="refused-not-held").idle()


@pytest.mark.rule("ILL-9a")
def test_only_its_owner_plays_it() -> None:
    game = given(hands={0: "slush-fund"}, uncontrolled=OPEN).seat(1)
    game.refuses("play", "slush-fund", why="refused-not-held").idle().expect(0, hand="slush-fund")


@pytest.mark.rule("ILL-9a")
def test_what_is_traded_away_belongs_to_its_new_owner() -> None:
    game = given(hands={0: "slush-fund"}, uncontrolled=OPEN).seat(0).offers(1, "slush-fund").seat(1).accepts()
    game.seat(0).refuses("play", "slush-fund", why="refused-not-held").seat(1).plays("slush-fund").settle()
    game.expect(1, money=15).idle()


# -- cards that change the dice


def rolled(*faces: int, **position: object) -> Game:
    """Seat 0's Mafia has attacked seat 1's Texas and needs a 4."""
    position = {"play": {0: "the-mafia", 1: "texas"}, "treasuries": {0: 9}, **position}
    game = given(3, **position).seat(0).controls("texas", by="the-mafia").spends(9)
    return game.expect("attack", number=4).rolls(*faces)


@pytest.mark.rule("ILL-9b")
@pytest.mark.parametrize("killer", [0, 1, 2])
def test_assassination_makes_the_roll_a_2(killer: int) -> None:
    """Anybody's attack, by anybody's card; even a 12 counts as a 2."""
    game = rolled(6, 6, hands={killer: "assassination"}).seat(killer).plays("assassination").settle()
    game.told("roll-changed", value=2).told("attack-succeeded", roll=2, number=4)
    game.seat(0).does("place", "the-mafia", "top").idle().expect("texas", owner=0).expect(killer, hand="")


@pytest.mark.rule("ILL-9b", "ILL-5.1i")
@pytest.mark.parametrize(("option", "owner"), [(False, 1), (True, 0)])
def test_a_2_does_not_help_an_attack_that_needs_less(option: bool, owner: int) -> None:
    game = given(play={0: "the-mafia", 1: "texas"}, hands={0: "assassination"}, two_always_succeeds=option)
    game.seat(0).controls("texas", by="the-mafia").expect("attack", number=-5).rolls(6, 6)
    game.plays("assassination").settle()
    if owner == 0:
        game.does("place", "the-mafia", "top")
    game.idle().expect("texas", owner=owner)


@pytest.mark.rule("ILL-9b", "ILL-9c")
@pytest.mark.parametrize("special", ["assassination", "murphys-law"])
def test_cards_that_change_the_dice_are_played_right_after_them(special: str) -> None:
    position = {
        "play": {0: "the-mafia", 1: "texas"},
        "treasuries": {0: 9},
        "hands": {0: special, 2: "bribery"},
    }
    game = given(3, **position).seat(0).refuses("play", special, why="refused-not-now")
    game.controls("texas", by="the-mafia").refuses("play", special, why="refused-not-now").rolls(6, 6)
    game.can("play", special).waits_for(0, 2).settle().refuses("play", special).idle()
    game.expect(0, hand=special)


@pytest.mark.rule("ILL-9c")
@pytest.mark.parametrize("joker", [0, 1, 2])
def test_murphys_law_makes_the_roll_a_12(joker: int) -> None:
    game = rolled(1, 1, hands={joker: "murphys-law"}).seat(joker).plays("murphys-law").settle()
    game.told("attack-failed", roll=12).expect("texas", owner=1).expect(joker, hand="").idle()


@pytest.mark.rule("ILL-9b", "ILL-9c", "ILL-9m")
@pytest.mark.parametrize(("first", "second", "owner"), [(0, 1, 1), (1, 0, 0)])
def test_of_two_cards_the_later_one_counts(first: int, second: int, owner: int) -> None:
    hands = {0: "assassination", 1: "murphys-law"}
    game = rolled(2, 2, hands=hands).seat(first).plays(hands[first]).until("after-dice")
    game.seat(second).plays(hands[second]).settle()
    if owner == 0:
        game.seat(0).does("place", "the-mafia", "top")
    game.idle().expect("texas", owner=owner)


# -- Bribery


@pytest.mark.rule("ILL-9d")
@pytest.mark.parametrize(
    ("master", "side"), [(BAVARIA, "left"), ("the-mafia", "left"), ("yuppies", "bottom")]
)
def test_bribery_takes_an_uncontrolled_group_without_rolling(master: str, side: str) -> None:
    game = given(play={0: "the-mafia>yuppies"}, hands={0: "bribery"}, uncontrolled="texas california").seat(0)
    game.plays("bribery", on="texas").does("place", master, side).idle()
    game.expect("texas", owner=0, master=master, arrow=side).expect(
        "table", actions=1, uncontrolled="california"
    )
    game.told("group-bribed", seat=0, card="texas").not_told("dice-rolled").expect("bribery", zone="discards")


@pytest.mark.rule("ILL-9d")
def test_bribery_is_no_attack() -> None:
    game = given(play={0: "the-mafia"}, hands={0: "bribery"}, uncontrolled="texas california").seat(0)
    game.plays("bribery", on="texas").does("place", "the-mafia", "top").expect("the-mafia", attacks=0)
    game.controls("california", by="the-mafia").misses().idle().expect("table", actions=0)


@pytest.mark.rule("ILL-9d")
def test_bribery_works_on_uncontrolled_groups_in_the_own_turn_only() -> None:
    position = {"play": {1: "the-mafia"}, "hands": {0: "bribery"}}
    game = given(**position, uncontrolled=OPEN).seat(0).plays("bribery").settle().refuses("take", "the-mafia")
    game.does("take", "california").does("place", BAVARIA, "top").idle()
    game = given(**position, uncontrolled=OPEN, active=1).seat(0)
    game.refuses("play", "bribery", why="refused-not-now").idle()
    given(**position).seat(0).refuses("play", "bribery", why="refused-no-use").idle()


@pytest.mark.rule("ILL-9d")
def test_without_an_open_arrow_bribery_cannot_be_played() -> None:
    play = {0: "boy-sprouts punk-rockers psychiatrists trekkies"}
    game = given(play=play, hands={0: "bribery"}, uncontrolled=OPEN).seat(0)
    game.refuses("play", "bribery", why="refused-no-use").idle()


@pytest.mark.rule("ILL-9d", "ILL-9h")
def test_a_countered_bribery_has_cost_the_action() -> None:
    game = given(hands={0: "bribery", 1: SECRETS}, uncontrolled=OPEN).seat(0).plays("bribery")
    game.seat(1).does("counter", SECRETS).idle().expect("table", uncontrolled=OPEN, actions=1)


# -- Computer Espionage


@pytest.mark.rule("ILL-9e")
def test_computer_espionage_counts_the_money_on_one_card() -> None:
    game = given(
        3, play={1: "texas"}, treasuries={"texas": 7, 1: 3}, hands={0: "computer-espionage"}, money="hidden"
    ).seat(0)
    assert game.sees(0).seats[1].money is None
    game.plays("computer-espionage").settle().does("count", "texas").idle()
    game.told("money-spied", to=0, seat=0, card="texas", amount=7)
    told = [event for event in game.events if event.kind == "money-spied"]
    assert [dict(event.seen_by(seat) or {}).get("amount") for event in told for seat in (1, 2, None)] == [
        None
    ] * 3


@pytest.mark.rule("ILL-9e")
def test_computer_espionage_sees_all_specials_of_one_player() -> None:
    hands = {0: "computer-espionage", 1: "bribery slush-fund", 2: "deep-agent"}
    game = (
        given(3, hands=hands, uncontrolled=OPEN).seat(0).plays("computer-espionage").settle().does("look", 1)
    )
    seen = {game.guide.number("bribery"), game.guide.number("slush-fund")}
    assert set(game.sees(0).seats[1].hand) == seen
    assert [game.sees(0).seats[2].hand, game.sees(2).seats[1].hand, game.sees(None).seats[1].hand] == [()] * 3
    game.told("hand-spied", to=2, seat=0, on=1).expect(1, hand="bribery slush-fund").idle()


@pytest.mark.rule("ILL-9e")
def test_computer_espionage_at_any_time_and_on_others_only() -> None:
    position = {
        "hands": {1: "computer-espionage", 0: "bribery"},
        "uncontrolled": OPEN,
        "play": {0: "the-mafia"},
    }
    game = given(3, **position).seat(1).plays("computer-espionage").settle().waits_for(1)
    game.refuses("look", 2).refuses("look", 1).refuses("count", NETWORK).does("look", 0).idle()
    game = given(3, **position, money="hidden").seat(0).controls("california", by="the-mafia").seat(1)
    game.plays("computer-espionage").until("espionage").does("count", "the-mafia").misses().idle()


@pytest.mark.rule("ILL-9e", "ILL-1c")
def test_where_amounts_are_open_computer_espionage_looks_at_specials_alone() -> None:
    """With nobody's specials to look at it would tell nothing, so it is kept."""
    position = {"hands": {0: "computer-espionage", 1: "bribery"}, "play": {1: "texas"}, "uncontrolled": OPEN}
    game = given(3, **position).seat(0).plays("computer-espionage").settle().refuses("count", "texas")
    game.refuses("look", 2).does("look", 1).idle()
    alone = {**position, "hands": {0: "computer-espionage"}}
    given(3, **alone).seat(0).refuses("play", "computer-espionage", why="refused-no-use").idle()
    given(3, **alone, money="hidden").seat(0).can("play", "computer-espionage").idle()


# -- Market Manipulation


@pytest.mark.rule("ILL-9f")
def test_market_manipulation_doubles_incomes_but_neither_taxes_nor_costs() -> None:
    game = given(
        play={0: "the-mafia>yuppies i-r-s post-office", 1: "texas"},
        treasuries={1: 9, "yuppies": 1},
        hands={0: "market-manipulation"},
        phase="income",
    )
    game.waits_for(0).seat(0).plays("market-manipulation").settle()
    game.expect("the-mafia", money=2 * 6).expect("yuppies", money=1 + 2 * 5).expect("i-r-s", money=2)
    game.expect(0, money=2 * 9 - 1).expect(1, money=9 - 2).expect("texas", money=0).idle()


@pytest.mark.rule("ILL-9f")
def test_market_manipulation_belongs_into_the_own_income_step() -> None:
    game = given(hands={0: "market-manipulation"}, uncontrolled=OPEN).seat(0)
    game.refuses("play", "market-manipulation", why="refused-not-now").does("end")
    game.refuses("play", "market-manipulation").settle().expect(1, money=9)
    game.seat(1).does("end").until("income").seat(0).plays("market-manipulation").settle().idle()
    game.expect("table", active=0).expect(0, money=5 + 2 * 9)


@pytest.mark.rule("ILL-9f", "ILL-9h")
def test_a_countered_market_manipulation_doubles_nothing() -> None:
    game = given(hands={0: "market-manipulation bribery", 1: SECRETS}, phase="income").seat(0)
    game.plays("market-manipulation").seat(1).does("counter", SECRETS).idle().expect(
        0, money=9, hand="bribery"
    )


# -- Media Campaign


@pytest.mark.rule("ILL-9g")
@pytest.mark.parametrize("player", [0, 1])
def test_media_campaign_brings_a_group_back(player: int) -> None:
    game = given(
        dead="texas yuppies", hands={player: "media-campaign"}, uncontrolled=OPEN, destroyed={1: "texas"}
    )
    game.seat(player).plays("media-campaign", on="texas").idle()
    game.expect("table", dead="yuppies", uncontrolled=f"{OPEN} texas", actions=2).told(
        "group-revived", card="texas"
    )
    game.expect("texas", owner=None, money=0).expect(1, destroyed="texas")


@pytest.mark.rule("ILL-9g")
def test_what_comes_back_may_be_destroyed_and_counted_again() -> None:
    game = given(
        play={0: "the-mafia"}, dead="big-media", destroyed={0: "big-media"}, hands={0: "media-campaign"}
    )
    game.seat(0).plays("media-campaign", on="big-media").settle().destroys("big-media", by="the-mafia")
    game.rolls(1, 1).idle().expect(0, destroyed="big-media big-media").expect("table", dead="big-media")


@pytest.mark.rule("ILL-9g")
def test_without_the_dead_there_is_no_media_campaign() -> None:
    given(hands={0: "media-campaign"}).seat(0).refuses("play", "media-campaign", why="refused-no-use").idle()


# -- money


@pytest.mark.rule("ILL-9j")
@pytest.mark.parametrize(("special", "amount"), [("slush-fund", 15), ("swiss-bank-account", 25)])
def test_money_for_the_illuminati_at_any_time(special: str, amount: int) -> None:
    position = {"play": {0: "the-mafia"}, "treasuries": {1: 4}, "hands": {1: special}, "uncontrolled": OPEN}
    game = given(**position).seat(1).plays(special).idle().expect(1, money=4 + amount, hand="")
    game.told("money-gained", seat=1, amount=amount).expect("table", active=0)
    game = given(**position).seat(0).controls("california", by="the-mafia").expect("attack", number=3)
    game.seat(1).plays(special).until("spending").hinders(amount).expect("attack", number=3 - amount)
    game.misses().idle().expect(1, money=4)


@pytest.mark.rule("ILL-9l")
@pytest.mark.parametrize("player", [0, 1])
def test_white_collar_crime_rearranges_all_money_and_brings_5(player: int) -> None:
    play = {player: "the-mafia>yuppies c-i-a", 1 - player: "texas"}
    game = given(play=play, treasuries={"yuppies": 8, "texas": 3}, hands={player: "white-collar-crime"})
    game.seat(player).plays("white-collar-crime").until("rearrange").waits_for(player).expect(player, money=5)
    game.refuses("shift", "texas", "yuppies", 1).does("shift", "yuppies", "c-i-a", 7)
    game.does("shift", game.root(player), "the-mafia", 5).does("finish").idle()
    game.expect("c-i-a", money=7).expect("the-mafia", money=5).expect("yuppies", money=1)
    game.expect(player, money=0, wealth=13).expect("table", transfers=2, actions=2)


@pytest.mark.rule("ILL-9l")
def test_white_collar_crime_in_the_middle_of_an_attack() -> None:
    game = given(
        play={0: "the-mafia>yuppies"},
        treasuries={"yuppies": 8},
        hands={0: "white-collar-crime"},
        uncontrolled=OPEN,
    )
    game.seat(0).controls("california", by="the-mafia").plays("white-collar-crime").until("rearrange")
    game.does("shift", "yuppies", "the-mafia", 8).does("finish").spends(8, on="the-mafia").spends(5)
    game.expect("attack", number=3 + 13).misses().idle()


@pytest.mark.rule("ILL-9l")
def test_money_is_saved_from_a_group_that_the_dice_have_lost() -> None:
    position = {"play": {0: "the-mafia", 1: "yuppies"}, "treasuries": {0: 30, "yuppies": 8, 1: 2}}
    game = given(**position, hands={1: "white-collar-crime"}).seat(0).controls("yuppies", by="the-mafia")
    game.spends(12).rolls(1, 1).seat(1).plays("white-collar-crime").until("rearrange")
    root = game.root(1)
    game.does("shift", "yuppies", root, 8).does("finish").until("place").expect("yuppies", owner=0, money=0)
    game.expect(1, money=15).seat(0).does("place", "the-mafia", "top").settle().idle()


@pytest.mark.rule("ILL-4f", "ILL-9m")
def test_money_and_specials_are_dealt_in_after_the_dice_and_as_a_turn_begins() -> None:
    game = given(
        3, play={0: "the-mafia"}, treasuries={0: 9, 2: 9}, hands={1: "murphys-law"}, uncontrolled="texas"
    )
    game.seat(0).controls("texas", by="the-mafia").rolls(1, 1).seat(2).offers(
        1, money=5, wants_cards="murphys-law"
    )
    game.seat(1).accepts().expect(2, hand="murphys-law", money=4).seat(2).plays("murphys-law").settle()
    game.told("attack-failed", roll=12).idle()
    game = (
        given(3, treasuries={0: 9}, hands={1: "slush-fund"}, active=0, phase="begin")
        .seat(0)
        .offers(1, money=4)
    )
    game.seat(1).accepts().expect(0, money=5).settle().idle()


@pytest.mark.rule("ILL-4f", "ILL-9m")
def test_after_the_dice_nobody_waits_for_those_who_can_change_nothing() -> None:
    game = given(3, play={0: "the-mafia"}, treasuries={0: 9, 2: 9}, uncontrolled="texas")
    game.seat(2).offers(1, money=5).seat(0).controls("texas", by="the-mafia").rolls(1, 1)
    game.does("place", "the-mafia", "top").idle().expect("texas", owner=0)
    game.seat(1).accepts().expect(1, money=5)


@pytest.mark.rule("ILL-9m")
def test_without_windows_no_dead_cards_are_dealt() -> None:
    dead = {
        "deep-agent",
        "murphys-law",
        "assassination",
        "market-manipulation",
        "senate-investigating-committee",
    }
    for windows, dealt in (("none", set()), ("relevant", dead)):
        s = fresh(3, windows=windows).chance(3).chance(0).kernel.s
        cards = {CARDS.SLUG[card] for card in (*s.deck, *s.discards, *(c for hand in s.hands for c in hand))}
        assert cards & dead == dealt
        assert "slush-fund" in cards
