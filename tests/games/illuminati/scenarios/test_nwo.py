"""New World Orders: what is in force, what it changes, and how it is attacked (MAD)."""

import pytest

from tests.support.illuminati import Game, fresh, given

BAVARIA, NETWORK, GNOMES = "the-bavarian-illuminati", "the-network", "the-gnomes-of-zurich"
OPEN = "california girlie-magazines"
POWERLESS = 0

ORDERS: dict[str, tuple[str, dict[str, tuple[int, int, int]]]] = {
    "peace-in-our-time": (
        "red",
        {"fnord-motor-company": (4, 0, 6), "c-i-a": (4, 4, 3), "morticians": (POWERLESS, 0, 6)},
    ),
    "permanent-emergency": (
        "red",
        {
            "federal-reserve": (7, 3, 9),
            "loan-sharks": (6, 0, 6),
            "fnord-motor-company": (0, 0, 2),
            "society-for-creative-anarchism": (POWERLESS, 0, 5),
        },
    ),
    "warmed-over-cold-war": (
        "red",
        {
            "federal-reserve": (7, 3, 9),
            "orbital-mind-control-lasers": (1, 2, 2),
            "robot-sea-monsters": (POWERLESS, 0, 3),
        },
    ),
    "pitchfork-futures": (
        "red",
        {
            "c-i-a": (9, 4, 8),
            "democrats": (3, 0, 2),
            "fnord-motor-company": (0, 0, 2),
            "society-for-creative-anarchism": (POWERLESS, 0, 7),
        },
    ),
    "age-of-petitions": (
        "red",
        {"libertarians": (2, 0, 5), "federal-reserve": (3, 3, 5), "trekkies": (POWERLESS, 0, 5)},
    ),
    "universal-shrug": (
        "red",
        {
            "fnord-motor-company": (4, 0, 6),
            "tabloids": (3, 0, 4),
            "libertarians": (0, 0, 2),
            "psychiatrists": (POWERLESS, 0, 7),
        },
    ),
    "economic-stimulus": (
        "yellow",
        {
            "democrats": (7, 0, 6),
            "international-cocaine-smugglers": (2, 0, 4),
            "antiwar-activists": (POWERLESS, 0, 5),
        },
    ),
    "the-great-recount": (
        "yellow",
        {
            "tobacco-liquor-companies": (7, 0, 6),
            "international-cocaine-smugglers": (0, 0, 2),
            "morticians": (POWERLESS, 0, 7),
        },
    ),
    "black-market-boom": (
        "yellow",
        {
            "international-cocaine-smugglers": (5, 0, 7),
            "federal-reserve": (3, 3, 5),
            "the-men-in-black": (POWERLESS, 2, 8),
        },
    ),
    "trickle-up-theory": (
        "yellow",
        {
            "orbital-mind-control-lasers": (5, 2, 6),
            "tobacco-liquor-companies": (2, 0, 1),
            "robot-sea-monsters": (POWERLESS, 0, 7),
        },
    ),
    "moonlight-leased-back": (
        "yellow",
        {
            "yuppies": (3, 1, 6),
            "orbital-mind-control-lasers": (3, 2, 4),
            "nephews-of-god": (POWERLESS, 0, 6),
        },
    ),
    "amnesty-by-accident": (
        "yellow",
        {
            "international-cocaine-smugglers": (5, 0, 7),
            "libertarians": (0, 0, 2),
            "the-men-in-black": (POWERLESS, 2, 8),
        },
    ),
    "supermajority": (
        "blue",
        {"democrats": (7, 0, 6), "yuppies": (0, 1, 2), "antiwar-activists": (POWERLESS, 0, 5)},
    ),
    "mandatory-optimism": (
        "blue",
        {
            "tobacco-liquor-companies": (5, 0, 4),
            "tabloids": (0, 0, 1),
            "c-i-a": (4, 4, 3),
            "society-for-creative-anarchism": (POWERLESS, 0, 0),
        },
    ),
    "silly-season": (
        "blue",
        {"tabloids": (5, 0, 6), "tobacco-liquor-companies": (2, 0, 1), "psychiatrists": (POWERLESS, 0, 9)},
    ),
    "nostalgia-ration": (
        "blue",
        {"yuppies": (3, 1, 6), "tabloids": (0, 0, 1), "psychiatrists": (POWERLESS, 0, 4)},
    ),
    "charismatic-drizzle": (
        "blue",
        {"libertarians": (4, 0, 7), "democrats": (3, 0, 2), "trekkies": (POWERLESS, 0, 7)},
    ),
    "the-five-year-fad": (
        "blue",
        {
            "orbital-mind-control-lasers": (7, 2, 8),
            "republicans": (2, 0, 2),
            "robot-sea-monsters": (POWERLESS, 0, 9),
        },
    ),
}
"""By NWO: its colour; Power, Transferable Power and Resistance of some groups while it alone is in force.
The last group has no printed Power."""

SAME_COLOUR = {"red": "age-of-petitions", "yellow": "economic-stimulus", "blue": "supermajority"}


# -- the cards


@pytest.mark.rule("MAD-01")
@pytest.mark.parametrize(("mad", "cards"), [(False, 83 + 15), (True, 83 + 15 + 23)])
def test_the_expansion_adds_23_cards_to_the_deck(mad: bool, cards: int) -> None:
    given(mad=mad).expect("table", deck=cards).idle()
    game = fresh(2, mad=mad).chance(3).chance(0)
    assert game.sees(None).deck == cards - 4


@pytest.mark.rule("MAD-01", "MAD-02", "MAD-05")
@pytest.mark.parametrize("nwo", ORDERS)
def test_what_each_new_world_order_changes(nwo: str) -> None:
    _, groups = ORDERS[nwo]
    game = given(
        uncontrolled=" ".join(groups), deck=f"{nwo} the-phone-company", mad=True, phase="draw"
    ).idle()
    game.expect(nwo, zone="centre").told("nwo-enacted", card=nwo).expect("table", nwos=nwo)
    for group, (power, transfer, resistance) in groups.items():
        game.expect(group, power=power, transfer=transfer, resistance=resistance)
    game.expect("the-phone-company", power=5, transfer=2, resistance=6).expect(BAVARIA, power=10, transfer=10)


@pytest.mark.rule("MAD-02", "MAD-03")
@pytest.mark.parametrize("nwo", ORDERS)
def test_one_of_each_colour(nwo: str) -> None:
    """All three of the others stay in force but the one of the same colour."""
    colour, _ = ORDERS[nwo]
    old = [other for other in SAME_COLOUR.values() if other != nwo]
    gone = [SAME_COLOUR[colour]] if SAME_COLOUR[colour] != nwo else []
    game = given(nwos=" ".join(old), deck=f"{nwo} texas", uncontrolled=OPEN, phase="draw").idle()
    game.expect(
        "table", nwos=" ".join([other for other in old if other not in gone] + [nwo]), discards=" ".join(gone)
    )


@pytest.mark.rule("MAD-02")
def test_it_affects_everybody_until_it_is_removed() -> None:
    game = given(
        play={0: "democrats", 1: "big-media"}, nwos="supermajority", uncontrolled="california republicans"
    )
    for _ in range(2):
        game.expect("democrats", power=7).expect("big-media", power=6, transfer=3, resistance=8)
        game.expect("california", power=7).expect("republicans", power=2).seat(0).ends_turn().seat(
            1
        ).ends_turn()
    game.seat(0).does("nwo", "supermajority").rolls(6, 6).settle().expect("democrats", power=7)
    game.ends_turn().seat(1).does("nwo", "supermajority").rolls(6, 6).settle().ends_turn().seat(0)
    game.host("adjust", "money", BAVARIA, 20).does("nwo", "supermajority").spends(10).rolls(1, 1).idle()
    game.expect("democrats", power=5).expect("big-media", power=4, resistance=6).expect(
        "republicans", power=4
    )


# -- drawing them


@pytest.mark.rule("MAD-03")
def test_whoever_draws_one_plays_it_and_draws_another_card_again_and_again() -> None:
    deck = "supermajority peace-in-our-time silly-season bribery texas"
    game = given(deck=deck, uncontrolled=OPEN, mad=True, phase="draw").idle().expect(0, hand="bribery")
    game.expect("table", nwos="peace-in-our-time silly-season", discards="supermajority").expect(
        "texas", zone="deck"
    )


@pytest.mark.rule("MAD-03", "ILL-3d")
def test_the_network_replaces_each() -> None:
    deck = "supermajority texas peace-in-our-time bribery yuppies"
    game = given(illuminati={0: NETWORK}, deck=deck, uncontrolled=OPEN, mad=True, phase="draw").idle()
    game.expect(0, hand="bribery").expect("table", uncontrolled=f"{OPEN} texas").expect(
        "yuppies", zone="deck"
    )


@pytest.mark.rule("MAD-03")
def test_at_the_end_of_the_deck_nothing_replaces_it() -> None:
    given(deck="supermajority", deck_ends=True, mad=True, phase="draw").idle().expect(
        "table", deck=0, nwos="supermajority"
    )


@pytest.mark.rule("MAD-03", "ILL-3m")
def test_one_that_turns_up_while_groups_are_drawn_is_played_too() -> None:
    deck = "bribery supermajority texas yuppies hackers"
    game = given(illuminati={1: GNOMES}, deck=deck, mad=True).seat(0).does("end").settle()
    game.expect(
        "table", nwos="supermajority", discards="bribery", uncontrolled="texas yuppies hackers", active=1
    )
    game.idle()


@pytest.mark.rule("MAD-03", "ILL-4j")
def test_one_that_the_recyclers_draw_is_replaced() -> None:
    position = {"play": {0: "recyclers"}, "treasuries": {"recyclers": 5}, "uncontrolled": OPEN, "mad": True}
    game = given(**position, deck="supermajority bribery").seat(0).does("draw", "recyclers").idle()
    game.expect("table", nwos="supermajority").expect(0, hand="bribery").expect("recyclers", power=4, money=0)


@pytest.mark.rule("MAD-03")
def test_in_the_setup_it_is_buried_in_the_deck() -> None:
    for value in range(40):
        game = fresh(2, mad=True).chance(3).chance(value)
        assert game.sees(None).nwos == ()
        assert len(game.sees(None).uncontrolled) == 4


@pytest.mark.rule("MAD-04")
def test_one_that_is_brought_back_is_played_at_once_and_nothing_is_drawn() -> None:
    game = given(
        hands={0: "zombie-statute"}, discards="supermajority age-of-petitions", nwos="silly-season",
        deck="texas", play={0: "democrats"}, uncontrolled=OPEN,
    ).seat(0)  # fmt: skip
    game.plays("zombie-statute").settle().cannot("resurrect", "silly-season").does(
        "resurrect", "supermajority"
    ).idle()
    game.expect("table", nwos="supermajority", discards="age-of-petitions zombie-statute silly-season")
    game.expect("democrats", power=7).expect("texas", zone="deck").expect(0, hand="").told("nwo-enacted")


# -- what they change


@pytest.mark.rule("MAD-05")
def test_a_group_whose_power_falls_to_0_neither_attacks_nor_is_destroyed() -> None:
    game = given(play={0: "yuppies the-mafia", 1: "gun-lobby"}, nwos="supermajority", uncontrolled=OPEN).seat(
        0
    )
    game.expect("yuppies", power=0, transfer=1).refuses("attack", "yuppies", why="refused-powerless")
    game.does("attack", "the-mafia").refuses("destroy", "yuppies", why="refused-powerless-target")
    game.refuses("destroy", "gun-lobby", why="refused-powerless-target").does("control", "california")
    game.does("aid", "yuppies").expect("attack", aid="yuppies", number=7 + 1 - 4 - 2).misses().idle()


@pytest.mark.rule("MAD-05")
def test_a_printed_power_of_0_gains_nothing_but_resistance() -> None:
    game = given(
        play={0: "the-mafia phone-phreaks"}, nwos="supermajority", uncontrolled=f"antiwar-activists {OPEN}"
    )
    game.expect("antiwar-activists", power=0, resistance=5).expect(
        "phone-phreaks", power=0, transfer=1, resistance=3
    )
    game.seat(0).does("attack", "the-mafia").refuses(
        "destroy", "antiwar-activists", why="refused-powerless-target"
    )
    game.does("control", "antiwar-activists").expect("attack", number=7 - 5 - 4).misses().idle()


@pytest.mark.rule("MAD-05")
def test_a_printed_resistance_of_0_may_rise_and_none_falls_below_0() -> None:
    given(uncontrolled="hollywood moral-minority", nwos="supermajority").expect(
        "hollywood", power=4, resistance=2
    ).expect("moral-minority", power=0, resistance=0).idle()


@pytest.mark.rule("MAD-05")
def test_several_alignments_of_a_group_add_up() -> None:
    """The C.I.A. is Government and Violent, the Moonies are Peaceful and Fanatic."""
    given(uncontrolled="c-i-a", nwos="permanent-emergency").expect(
        "c-i-a", power=9, resistance=8, transfer=4
    ).idle()
    given(uncontrolled="moonies", nwos="universal-shrug").expect("moonies", power=2, resistance=4).idle()


@pytest.mark.rule("MAD-05", "ILL-5.8c")
def test_the_gun_lobby_resists_with_what_the_orders_leave() -> None:
    game = given(play={0: "democrats"}, nwos="supermajority", uncontrolled="gun-lobby california").seat(0)
    game.controls("gun-lobby", by="democrats").expect("attack", number=7 - (10 - 2) - 4).misses().idle()


@pytest.mark.rule("MAD-06")
def test_the_changed_power_counts_in_attacks() -> None:
    game = given(play={0: "democrats"}, nwos="supermajority", uncontrolled="republicans california").seat(0)
    game.destroys("republicans", by="democrats").expect("attack", number=7 - 2 + 4).misses().idle()
    game.expect("table", actions=1)


@pytest.mark.rule("MAD-06", "ILL-10e")
@pytest.mark.parametrize(("nwos", "power"), [("supermajority", 35), ("", 31)])
def test_the_changed_power_counts_for_special_goals(nwos: str, power: int) -> None:
    """10 and 7 and 7, and two Liberal groups with 5 and 2."""
    play = {0: "the-mafia new-york democrats recyclers"}
    game = given(play=play, nwos=nwos, mad=True, uncontrolled=OPEN).expect(0, power=power)
    assert game.sees(None).seats[0].goal == (power, 35)
    game.seat(0).does("end").settle().expect("table", winners=[0] if nwos else None)


@pytest.mark.rule("MAD-06", "ILL-12b")
def test_the_changed_power_counts_for_the_score() -> None:
    game = given(
        play={0: "yuppies", 1: "democrats"}, nwos="supermajority", deck_ends=True, goals="none",
        uncontrolled="trekkies", hands={0: "bribery"},
    ).seat(0)  # fmt: skip
    game.plays("bribery", on="trekkies").does("place", BAVARIA, "left").does("end").settle()
    assert game.kernel.outcome()["scores"] == [10 + 0 + 2, 7 + 7 + 1]


# -- attacking them


def against(**position: object) -> Game:
    """The Bavarians attack the Supermajority: 10 - 10."""
    position = {"nwos": "supermajority", "uncontrolled": OPEN, "treasuries": {0: 9, 1: 9, 2: 9}, **position}
    game = given(3, **position).seat(0).does("nwo", "supermajority")
    return game.expect("attack", number=0, parts={"power": 10, "nwo-resistance": -10})


@pytest.mark.rule("MAD-07")
def test_success_discards_the_order() -> None:
    game = against().spends(5).expect("attack", number=5).rolls(2, 3).idle()
    game.expect("table", nwos="", discards="supermajority").told("nwo-repealed", card="supermajority")


@pytest.mark.rule("MAD-07")
@pytest.mark.parametrize(("faces", "spent"), [((3, 3), 5), ((5, 6), 9), ((6, 6), 9)])
def test_failure_leaves_it_and_11_and_12_fail(faces: tuple[int, int], spent: int) -> None:
    game = against().spends(spent)
    if spent == 9:
        game.seat(2).helps(9)
    game.rolls(*faces).idle().expect("table", nwos="supermajority")


@pytest.mark.rule("MAD-07")
def test_it_is_no_action_and_takes_up_no_attack_of_the_card() -> None:
    game = against().misses().settle().expect("table", actions=2).expect(BAVARIA, attacks=0)
    game.controls("california", by=BAVARIA).misses().idle().expect("table", actions=1)


@pytest.mark.rule("MAD-07", "ILL-3o")
def test_but_it_is_something_done() -> None:
    against(treasuries={}).misses().settle().ends_turn().not_told("passed").idle()


@pytest.mark.rule("MAD-07")
def test_only_the_illuminati_and_their_money_attack() -> None:
    play = {0: "the-mafia c-i-a"}
    game = against(play=play, treasuries={0: 3, "the-mafia": 9}, hands={0: "bribery"})
    game.refuses("spend", "the-mafia", 1, 1, why="refused-purse").refuses("aid", "c-i-a")
    game.refuses("discard", "bribery").refuses("buy", 5).spends(3).misses().idle()


@pytest.mark.rule("MAD-07", "ILL-5.6")
def test_it_can_be_called_off_until_something_is_paid_and_then_never_was() -> None:
    game = against(treasuries={0: 9}).does("call-off").told("attack-called-off", target="supermajority")
    game.does("nwo", "supermajority").spends(1).refuses("call-off").misses().settle()
    game.refuses("nwo", "supermajority").ends_turn().not_told("passed").idle()
    game = against(treasuries={0: 9}).does("call-off").ends_turn().told("passed", seat=0).idle()


@pytest.mark.rule("MAD-07")
def test_others_spend_from_their_illuminati_for_or_against_it() -> None:
    game = (
        against(play={1: "texas"}, treasuries={0: 9, 1: 9, 2: 9, "texas": 9})
        .waits_for(0, 1, 2)
        .seat(1)
        .hinders(3)
    )
    game.refuses("spend", "texas", -1, 1, why="refused-purse").seat(2).helps(4).hinders(1)
    game.expect("attack", number=-3 + 4 - 1).misses().idle().expect(1, money=6).expect(2, money=4)


@pytest.mark.rule("MAD-07")
def test_not_the_same_one_twice_in_a_turn() -> None:
    game = against(nwos="supermajority age-of-petitions").misses().settle()
    game.refuses("nwo", "supermajority", why="refused-nwo-twice").does(
        "nwo", "age-of-petitions"
    ).misses().settle()
    game.refuses("nwo", "age-of-petitions", why="refused-nwo-twice").ends_turn().seat(1)
    game.does("nwo", "supermajority").expect("attack", number=7 - 10).misses().idle()


@pytest.mark.rule("MAD-07")
def test_at_any_time_in_the_own_turn_and_never_in_anothers() -> None:
    game = given(play={0: "the-mafia"}, nwos="supermajority age-of-petitions", uncontrolled=OPEN).seat(1)
    game.refuses("nwo", "supermajority", why="refused-not-your-turn").seat(0)
    game.controls("california", by="the-mafia").refuses("nwo", "supermajority").misses().settle()
    game.does("nwo", "supermajority").misses().settle().controls("california", by=BAVARIA).misses().settle()
    game.expect("table", actions=0).does("nwo", "age-of-petitions").misses().idle()
    game.refuses("nwo", "silly-season", why="refused-no-nwo")


@pytest.mark.rule("MAD-07", "ILL-9b", "ILL-9c")
def test_cards_and_bonuses_about_attacks_have_nothing_to_do_with_it() -> None:
    """Neither Murphy's Law nor an Assassination, nor what helps to destroy."""
    hands = {0: "assassination", 1: "murphys-law"}
    game = against(play={0: "cycle-gangs clone-arrangers"}, hands=hands).spends(9).rolls(2, 2)
    game.refuses("play", "assassination").seat(1).refuses("play", "murphys-law")
    game.idle().expect("table", nwos="").expect(0, hand="assassination").expect(1, hand="murphys-law")


# -- several of them


@pytest.mark.rule("MAD-08")
def test_effects_add_up() -> None:
    given(
        uncontrolled="c-i-a yuppies", nwos="permanent-emergency moonlight-leased-back mandatory-optimism"
    ).expect("c-i-a", power=6 + 2 + 1 - 2, resistance=5 + 3 - 2).expect(
        "yuppies", power=3, resistance=6
    ).idle()


@pytest.mark.rule("MAD-08", "MAD-05")
@pytest.mark.parametrize(
    ("nwos", "power", "resistance"),
    [("supermajority moonlight-leased-back", 0, 4), ("moonlight-leased-back supermajority", 1, 4)],
)
def test_where_the_order_matters_they_apply_as_they_were_played(
    nwos: str, power: int, resistance: int
) -> None:
    """Yuppies: Power 1 loses 2, but stops at 0, and nothing comes of nothing; or it gains first."""
    given(play={0: "yuppies"}, nwos=nwos).expect("yuppies", power=power, resistance=resistance).idle()
