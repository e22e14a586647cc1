"""The five specials about New World Orders (MAD-01, MAD-04, R-36)."""

import pytest

from tests.support.illuminati import Game, given

SECRETS = "secrets-man-was-not-meant-to-know"
OPEN = "california girlie-magazines"


def attacked(**position: object) -> Game:
    """The Bavarians attack the Supermajority with 5 MB: 10 - 10 + 5."""
    position = {"nwos": "supermajority", "uncontrolled": OPEN, "treasuries": {0: 9}, **position}
    return given(3, **position).seat(0).does("nwo", "supermajority").spends(5).expect("attack", number=5)


# -- Astroturf Petition


@pytest.mark.rule("MAD-01", "MAD-07")
@pytest.mark.parametrize("player", [0, 2])
def test_an_astroturf_petition_adds_6_to_an_attack_on_an_order(player: int) -> None:
    game = (
        attacked(hands={player: "astroturf-petition"})
        .seat(player)
        .plays("astroturf-petition")
        .until("spending")
    )
    game.expect("attack", number=11).rolls(5, 5).idle().expect("table", nwos="").expect(player, hand="")


@pytest.mark.rule("MAD-01")
def test_an_astroturf_petition_has_no_other_use() -> None:
    game = given(
        3, play={0: "the-mafia"}, nwos="supermajority", hands={0: "astroturf-petition"}, uncontrolled=OPEN
    ).seat(0)
    game.refuses("play", "astroturf-petition", why="refused-not-now").controls("california", by="the-mafia")
    game.refuses("play", "astroturf-petition", why="refused-not-now").misses().idle()
    game = attacked(hands={0: "astroturf-petition bribery"}).rolls(6, 6).settle()
    game.refuses("play", "astroturf-petition").idle().expect("table", nwos="supermajority")


@pytest.mark.rule("MAD-01", "ILL-9h")
def test_it_is_countered_like_any_special() -> None:
    game = attacked(hands={0: "astroturf-petition", 1: SECRETS}).plays("astroturf-petition").seat(1)
    game.does("counter", SECRETS).until("spending").expect("attack", number=5).misses().idle()


# -- Procedural Labyrinth


@pytest.mark.rule("MAD-01", "MAD-07")
@pytest.mark.parametrize("player", [0, 2])
def test_a_procedural_labyrinth_makes_such_an_attack_void(player: int) -> None:
    """The money is gone, and the order has had its attack this turn."""
    game = (
        attacked(hands={player: "procedural-labyrinth"}).seat(player).plays("procedural-labyrinth").settle()
    )
    game.told("attack-void", seat=0, target="supermajority").not_told("dice-rolled").expect(0, money=4)
    game.seat(0).refuses("nwo", "supermajority", why="refused-nwo-twice").idle().expect(
        "table", nwos="supermajority"
    )


@pytest.mark.rule("MAD-01")
def test_a_procedural_labyrinth_does_not_stop_attacks_on_groups() -> None:
    game = given(
        play={0: "the-mafia"}, hands={1: "procedural-labyrinth"}, nwos="supermajority", uncontrolled=OPEN
    ).seat(0)
    game.controls("california", by="the-mafia").seat(1).refuses(
        "play", "procedural-labyrinth", why="refused-not-now"
    )
    game.misses().idle()


# -- Sunset Clause


@pytest.mark.rule("MAD-01", "MAD-02")
@pytest.mark.parametrize("player", [0, 1])
def test_a_sunset_clause_discards_an_order_at_any_time(player: int) -> None:
    game = given(
        play={0: "democrats"},
        nwos="supermajority age-of-petitions",
        hands={player: "sunset-clause"},
        uncontrolled=OPEN,
    )
    game.expect("democrats", power=7).seat(player).plays("sunset-clause", on="supermajority").idle()
    game.expect("table", nwos="age-of-petitions", discards="sunset-clause supermajority")
    game.expect("democrats", power=5)


@pytest.mark.rule("MAD-01", "MAD-07")
def test_an_attack_on_an_order_that_the_sunset_took_is_void() -> None:
    game = attacked(hands={1: "sunset-clause"}).seat(1).plays("sunset-clause").until("pick")
    game.does("repeal", "supermajority").settle().told("attack-void").not_told("dice-rolled").idle()
    game.expect("table", nwos="")


@pytest.mark.rule("MAD-02", "MAD-06")
def test_an_order_that_ends_after_the_dice_changes_what_they_are_compared_with() -> None:
    """Everybody sees the new number at once: the Mafia has its 7 Power back."""
    game = given(
        3, play={0: "the-mafia"}, nwos="mandatory-optimism", hands={0: "sunset-clause", 2: "bribery"},
        uncontrolled="girlie-magazines",
    ).seat(0)  # fmt: skip
    game.controls("girlie-magazines", by="the-mafia").rolls(2, 3).told("dice-rolled", number=5 - 2)
    assert game.sees(2).attack.number == 3
    game.plays("sunset-clause").until("pick").does("repeal", "mandatory-optimism").waits_for(2)
    assert game.sees(2).attack.number == 5
    game.settle().told("attack-succeeded", roll=5, number=5).does("place", "the-mafia", "top").idle()


@pytest.mark.rule("MAD-01", "ILL-5.1i")
def test_a_sunset_clause_changes_an_attack_on_a_group_that_is_under_way() -> None:
    game = given(
        play={0: "democrats"}, nwos="supermajority", hands={1: "sunset-clause"}, uncontrolled=OPEN
    ).seat(0)
    game.controls("girlie-magazines", by="democrats").expect("attack", number=7 - 4 + 4).seat(1)
    game.plays("sunset-clause").until("pick").does("repeal", "supermajority").until("spending")
    game.expect("attack", number=5 - 2 + 4).misses().idle()


@pytest.mark.rule("MAD-01")
def test_without_orders_these_cards_have_no_use() -> None:
    hands = {0: "sunset-clause grandfather-clause zombie-statute"}
    game = given(hands=hands, mad=True, uncontrolled=OPEN).seat(0)
    for special in hands[0].split():
        game.refuses("play", special, why="refused-no-use")
    game.idle()


# -- Zombie Statute


@pytest.mark.rule("MAD-01", "MAD-04")
def test_a_zombie_statute_brings_an_order_back_from_the_discards() -> None:
    game = given(
        play={0: "democrats"}, discards="supermajority slush-fund", hands={0: "zombie-statute"}, mad=True,
        uncontrolled=OPEN,
    ).seat(0)  # fmt: skip
    game.plays("zombie-statute").settle().cannot("resurrect", "slush-fund").does(
        "resurrect", "supermajority"
    ).idle()
    game.expect("table", nwos="supermajority", discards="slush-fund zombie-statute", actions=2)
    game.expect("democrats", power=7, resistance=6)


@pytest.mark.rule("MAD-01")
def test_a_zombie_statute_is_for_the_own_turn() -> None:
    game = given(discards="supermajority", hands={1: "zombie-statute"}, mad=True, uncontrolled=OPEN).seat(1)
    game.refuses("play", "zombie-statute", why="refused-not-now").idle()


# -- Grandfather Clause


@pytest.mark.rule("MAD-01", "MAD-05")
@pytest.mark.parametrize("player", [0, 1])
def test_a_grandfather_clause_frees_one_group_until_the_end_of_the_turn(player: int) -> None:
    game = given(
        play={0: "yuppies republicans"},
        nwos="supermajority",
        hands={player: "grandfather-clause"},
        uncontrolled=OPEN,
    )
    game.seat(player).plays("grandfather-clause", on="republicans").idle().told(
        "nwos-ignored", card="republicans"
    )
    game.expect("republicans", power=4, resistance=4).expect("yuppies", power=0).expect("california", power=7)
    game.seat(0).ends_turn().expect("republicans", power=2, resistance=2).idle()


@pytest.mark.rule("MAD-01", "MAD-05")
def test_orders_that_come_later_in_the_turn_do_not_touch_it_either() -> None:
    game = given(
        play={0: "recyclers republicans"}, nwos="supermajority", hands={0: "grandfather-clause"},
        deck="nostalgia-ration", treasuries={"recyclers": 5}, uncontrolled=OPEN,
    ).seat(0)  # fmt: skip
    game.plays("grandfather-clause", on="republicans").settle().does("draw", "recyclers").idle()
    game.expect("table", nwos="nostalgia-ration").expect("republicans", power=4, resistance=4)
