"""What attacks lead to: captured branches, freed branches, the dead, and their money (ILL-5.7)."""

import pytest

from tests.support.illuminati import Game, given

BAVARIA = "the-bavarian-illuminati"
OPEN = "california hackers"

BRANCH = {1: [{"big-media": {"top": "c-i-a", "bottom": "texas"}}, "yuppies"]}
"""Big Media with two puppets, and Yuppies beside it, below seat 1's Illuminati."""


def attacked(kind: str = "controls", target: str = "big-media", **position: object) -> Game:
    """The Mafia attacks and its owner has spent enough; the dice are due."""
    if "play" not in position:
        treasuries = {0: 40, "the-mafia": 6, "big-media": 7, "c-i-a": 4, "texas": 1, "yuppies": 5, 1: 8}
        position |= {"play": {0: "the-mafia", **BRANCH}, "treasuries": treasuries}
    position = {"treasuries": {0: 40}, "uncontrolled": OPEN, **position}
    game = given(**position).seat(0)
    getattr(game, kind)(target, by="the-mafia")
    return game.spends(30)


# -- control


@pytest.mark.rule("ILL-5.7a")
def test_a_captured_branch_hangs_on_the_leader_in_the_same_arrangement() -> None:
    """The Mafia lies above Bavaria, turned a quarter; Big Media comes to lie upright at its left."""
    game = attacked().rolls(1, 1).seat(0).does("place", "the-mafia", "bottom").idle()
    game.expect(
        "big-media", owner=0, master="the-mafia", arrow="bottom", cell=(-1, -1), puppets="c-i-a texas"
    )
    game.expect("c-i-a", owner=0, master="big-media", arrow="top", cell=(-1, -2))
    game.expect("texas", owner=0, master="big-media", arrow="bottom", cell=(-1, 0))
    game.expect(BAVARIA, open="right bottom").expect(1, groups="yuppies")
    game.told("group-placed", seat=0, card="big-media", master="the-mafia", why="capture")


@pytest.mark.rule("ILL-5.7a")
@pytest.mark.parametrize(("arrow", "cell"), [("top", (1, -1)), ("bottom", (-1, -1)), ("left", (0, -2))])
def test_the_attacker_chooses_among_the_open_arrows_of_the_leading_card(
    arrow: str, cell: tuple[int, int]
) -> None:
    game = attacked().rolls(1, 1).seat(0).waits_for(0)
    game.refuses("place", BAVARIA, "left").refuses("place", "the-mafia", "right")
    game.does("place", "the-mafia", arrow).idle().expect("big-media", cell=cell)


@pytest.mark.rule("ILL-5.7a")
def test_an_only_open_arrow_needs_no_choice() -> None:
    game = given(
        play={0: {"the-mafia": {"top": "yuppies", "left": "hackers"}}}, uncontrolled="texas california"
    )
    game.seat(0).controls("texas", by="the-mafia").rolls(1, 2).idle()
    game.expect("texas", owner=0, master="the-mafia", arrow="bottom")
    game.expect("table", uncontrolled="california")


@pytest.mark.rule("ILL-5.7a")
def test_illuminati_that_lead_take_the_group_themselves() -> None:
    game = given(play={0: "the-mafia"}, uncontrolled="texas california").seat(0).controls("texas", by=BAVARIA)
    game.rolls(1, 1).cannot("place", "the-mafia").does("place", BAVARIA, "left").idle()
    game.expect("texas", master=BAVARIA, arrow="left", cell=(-1, 0)).told("attack-succeeded", target="texas")


@pytest.mark.rule("ILL-5.7b")
def test_each_captured_card_keeps_half_of_its_money_rounded_down() -> None:
    game = attacked().rolls(1, 1).seat(0).does("place", "the-mafia", "top").idle()
    game.expect("big-media", money=3).expect("c-i-a", money=2).expect("texas", money=0)
    game.expect("yuppies", money=5).expect(1, money=8).expect(0, money=10).expect("the-mafia", money=6)


@pytest.mark.rule("ILL-5.7b")
def test_money_spent_in_defence_is_gone_before_the_rest_is_halved() -> None:
    game = attacked().seat(1).spends(3, on="big-media").rolls(1, 1).seat(0).does("place", "the-mafia", "top")
    game.idle().expect("big-media", money=2)


# -- overlaps


def overlapping(below: object, **position: object) -> Game:
    """Seat 0 has captured Big Media, whose lower puppet would lie where the Yuppies of seat 0 are."""
    play = {0: {"top": "the-mafia", "left": "yuppies"}, 1: {"big-media": {"bottom": below}}}
    game = attacked(play=play, treasuries={0: 40, "texas": 9, "democrats": 5}, **position)
    return game.rolls(1, 1).seat(0).does("place", "the-mafia", "bottom")


@pytest.mark.rule("ILL-5.7c")
def test_a_captured_card_that_would_overlap_hangs_on_another_arrow_of_its_master() -> None:
    game = overlapping({"texas": "democrats"}).waits_for(0).cannot("rehang", "texas", "bottom")
    game.cannot("oust", "yuppies").can("rehang", "texas", "top").does("rehang", "texas", "left").idle()
    game.expect("texas", owner=0, master="big-media", arrow="left", cell=(-2, -1), money=4)
    game.expect("democrats", owner=0, master="texas", money=2).expect("yuppies", owner=0, cell=(-1, 0))


@pytest.mark.rule("ILL-5.7c")
def test_it_may_also_be_let_go() -> None:
    game = overlapping({"texas": "democrats"}).does("let-go", "texas").idle()
    game.expect("table", uncontrolled=f"{OPEN} texas democrats").expect("texas", owner=None, money=0)
    game.expect(0, groups="the-mafia yuppies big-media").told("groups-lost", seat=0)


@pytest.mark.rule("ILL-5.7c")
@pytest.mark.parametrize("dropped_money", ["bank", "owner"])
def test_without_a_free_arrow_it_becomes_uncontrolled_with_its_branch(dropped_money: str) -> None:
    """The only arrow of the Fast Food Chains points at the cell of the Yuppies."""
    play = {
        0: {"top": {"the-mafia": {"left": {"big-media": {"bottom": "yuppies"}}}}},
        1: {"fast-food-chains": {"recyclers": "democrats"}},
    }
    game = attacked(
        target="fast-food-chains", play=play, dropped_money=dropped_money, uncontrolled="texas california",
        treasuries={0: 40, "fast-food-chains": 4, "recyclers": 8, "democrats": 3},
    )  # fmt: skip
    game.rolls(1, 1).seat(0).does("place", "the-mafia", "bottom").idle()
    game.expect("fast-food-chains", owner=0, puppets="", money=2, open="")
    game.expect("table", uncontrolled="texas california recyclers democrats").expect("recyclers", money=0)
    game.expect("democrats", money=0, master=None).expect(0, money=10)


@pytest.mark.rule("ILL-5.7c", "ILL-6c")
def test_cards_below_one_that_is_hung_elsewhere_are_tried_again() -> None:
    """On its new arrow Texas turns, and now its puppet is the one that finds no room and is asked about."""
    play = {
        0: {"top": "the-mafia", "left": "copy-shops>yuppies"},
        1: {"big-media": {"bottom": {"texas": {"top": "democrats"}}}},
    }
    game = attacked(play=play).rolls(1, 1).seat(0).does("place", "the-mafia", "bottom")
    game.expect("yuppies", cell=(-2, 0)).cannot("let-go", "democrats").does("rehang", "texas", "left")
    game.expect("texas", cell=(-2, -1)).waits_for(0).cannot("rehang", "democrats", "top")
    game.does("rehang", "democrats", "right").idle().expect("democrats", owner=0, cell=(-3, -1))


# -- destroy and neutralize


@pytest.mark.rule("ILL-5.7d")
def test_a_destroyed_group_is_dead_and_its_branch_free_without_money() -> None:
    position = {
        "play": {0: "the-mafia", 1: [{"big-media": {"top": "c-i-a>hackers", "bottom": "texas"}}, "yuppies"]},
        "treasuries": {0: 40, "big-media": 7, "c-i-a": 4, "hackers": 3, "texas": 1, "yuppies": 5, 1: 8},
    }
    game = attacked("destroys", uncontrolled="california punk-rockers", **position).rolls(1, 1).idle()
    game.expect("big-media", zone="dead", owner=None, money=0).expect("table", dead="big-media")
    game.expect("table", uncontrolled="california punk-rockers c-i-a hackers texas")
    for freed in ("c-i-a", "hackers", "texas"):
        game.expect(freed, owner=None, money=0, master=None, puppets="")
    game.expect(1, groups="yuppies", wealth=8 + 5).expect(0, destroyed="big-media", money=10)


@pytest.mark.rule("ILL-5.7d")
def test_an_uncontrolled_group_that_is_destroyed_leaves_the_table() -> None:
    game = attacked("destroys", "hackers").rolls(1, 1).idle()
    game.expect("table", uncontrolled="california", dead="hackers")


@pytest.mark.rule("ILL-5.7d")
def test_a_card_may_destroy_its_own_master_and_becomes_free() -> None:
    game = given(
        play={0: "big-media>c-i-a>yuppies"}, treasuries={"yuppies": 4}, uncontrolled="texas california"
    )
    game.seat(0).destroys("big-media", by="c-i-a").rolls(1, 1).idle().expect(
        0, groups="", destroyed="big-media"
    )
    game.expect("table", uncontrolled="texas california c-i-a yuppies", dead="big-media")
    game.expect("yuppies", money=0)


@pytest.mark.rule("ILL-5.7f")
def test_a_neutralized_group_is_free_with_its_branch_without_money() -> None:
    game = attacked("neutralizes").rolls(1, 1).idle().expect("table", dead="")
    game.expect("table", uncontrolled=f"{OPEN} big-media c-i-a texas")
    for freed in ("big-media", "c-i-a", "texas"):
        game.expect(freed, owner=None, money=0, master=None, puppets="")
    game.expect(1, groups="yuppies", money=8).expect(0, groups="the-mafia", destroyed="")


@pytest.mark.rule("ILL-5.7f", "ILL-5.7d")
@pytest.mark.parametrize("kind", ["neutralizes", "destroys"])
def test_freed_money_goes_to_the_bank_whatever_the_option_about_dropping_says(kind: str) -> None:
    game = attacked(kind, dropped_money="owner").rolls(1, 1).idle()
    game.expect(1, wealth=8 + 5).expect(0, money=10)


# -- endowing


@pytest.mark.rule("ILL-5.7e")
def test_the_attacker_may_shift_money_from_the_leader_to_the_captured_card() -> None:
    game = attacked().rolls(1, 1).seat(0).does("place", "the-mafia", "top").waits_for(0).can("endow", 6)
    game.refuses("endow", 7, why="shape-range").refuses("endow", -1, why="shape-range").does("endow", 4)
    game.expect("the-mafia", money=2).expect("big-media", money=3 + 4).expect("table", transfers=2, actions=1)
    game.told("money-moved", seat=0, **{"from": "the-mafia"}, to="big-media", amount=4).idle()


@pytest.mark.rule("ILL-5.7e")
def test_he_need_not_and_later_it_is_a_transfer() -> None:
    game = attacked().rolls(1, 1).seat(0).does("place", "the-mafia", "top").does("endow", 0)
    game.expect("big-media", money=3).refuses("endow", 4).transfers(4, "the-mafia", "big-media")
    game.expect("table", transfers=1).idle()


@pytest.mark.rule("ILL-5.7e")
def test_he_is_not_asked_when_the_leader_has_no_money() -> None:
    """Money of his Illuminati or of an aiding card cannot be shifted here."""
    game = given(play={0: "the-mafia c-i-a"}, treasuries={0: 9, "c-i-a": 5}, uncontrolled="texas california")
    game.seat(0).controls("texas", by="the-mafia", aid="c-i-a").rolls(1, 1).does("place", "the-mafia", "top")
    game.expect("table", actions=1).can("end").expect("texas", money=0).idle()


@pytest.mark.rule("ILL-5.7e")
@pytest.mark.parametrize("kind", ["neutralizes", "destroys"])
def test_only_after_a_capture(kind: str) -> None:
    attacked(kind).rolls(1, 1).seat(0).can("end").refuses("endow", 1).idle()


# -- counting the dead


@pytest.mark.rule("ILL-5.7g")
def test_own_and_foreign_groups_that_you_destroy_are_counted() -> None:
    game = attacked("destroys", play={0: "the-mafia yuppies democrats", 1: "big-media"}).rolls(1, 1)
    game.seat(0).destroys("yuppies", by="democrats").rolls(1, 1).idle()
    game.expect(0, destroyed="big-media yuppies").expect(1, destroyed="")


@pytest.mark.rule("ILL-5.7g")
def test_what_comes_back_stays_counted_and_counts_again() -> None:
    hands = {1: "media-campaign"}
    game = attacked("destroys", hands=hands, play={0: "the-mafia republicans", 1: "big-media"}).rolls(1, 1)
    game.seat(1).plays("media-campaign", on="big-media").settle().expect(0, destroyed="big-media")
    game.seat(0).destroys("big-media", by="republicans").rolls(1, 1).idle()
    game.expect(0, destroyed="big-media big-media").expect("table", dead="big-media")


@pytest.mark.rule("ILL-5.7g")
def test_neutralizing_and_failing_count_nothing() -> None:
    attacked("neutralizes").rolls(1, 1).idle().expect(0, destroyed="")
    attacked("destroys").misses().idle().expect(0, destroyed="")
