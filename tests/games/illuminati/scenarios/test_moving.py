"""Groups on the move within a structure (ILL-8a to ILL-8c)."""

import pytest

from tests.support.illuminati import given

BAVARIA, BERMUDA = "the-bavarian-illuminati", "the-bermuda-triangle"
OPEN = "california girlie-magazines"


@pytest.mark.rule("ILL-8a")
def test_a_group_moves_with_its_branch_and_all_money() -> None:
    game = given(
        play={0: {"top": {"texas": {"top": "yuppies"}}, "right": "c-i-a"}},
        treasuries={"texas": 3, "yuppies": 5},
    )
    game.expect("yuppies", cell=(-1, -1)).seat(0).does("move", "texas").does(
        "place", "c-i-a", "bottom"
    ).idle()
    game.expect("texas", master="c-i-a", cell=(1, -1), money=3).expect("c-i-a", cell=(1, 0))
    game.expect("yuppies", master="texas", arrow="top", cell=(0, -1), money=5)
    game.expect("table", actions=1).told("group-placed", card="texas", master="c-i-a", why="move")


@pytest.mark.rule("ILL-8a")
def test_where_it_may_go() -> None:
    """To every open arrow outside its branch; not to where it hangs, and never to another player."""
    play = {0: {"top": {"texas": {"top": "yuppies"}}, "right": "c-i-a", "left": "tabloids"}, 1: "the-mafia"}
    game = given(play=play).seat(0).does("move", "texas")
    for master, side in (
        (BAVARIA, "bottom"),
        ("c-i-a", "top"),
        ("c-i-a", "bottom"),
        ("c-i-a", "left"),
        ("tabloids", "top"),
    ):
        game.can("place", master, side)
    for master, side in ((BAVARIA, "top"), ("yuppies", "bottom"), ("texas", "right"), ("the-mafia", "left")):
        game.refuses("place", master, side)
    game.does("place", "tabloids", "top").idle().expect("texas", master="tabloids")


@pytest.mark.rule("ILL-8a")
def test_it_may_go_to_another_arrow_of_the_same_master_or_to_a_cell_of_its_own_branch() -> None:
    """An arrow of the C.I.A. points to where the puppet of Texas lies, which comes along and makes room."""
    play = {0: {"top": {"texas": {"top": "yuppies"}}, "left": {"c-i-a": {}}}}
    game = given(play=play).expect("yuppies", cell=(-1, -1)).expect("c-i-a", cell=(-1, 0), open="bottom left")
    game.seat(0).does("move", "texas").does("place", "c-i-a", "top").idle().expect("texas", cell=(-1, -1))
    game.does("move", "texas").does("place", "c-i-a", "left").idle().expect("texas", cell=(-2, 0), owner=0)


@pytest.mark.rule("ILL-8a")
def test_what_cannot_move() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}, uncontrolled=OPEN).seat(0)
    game.refuses("move", "yuppies", why="refused-not-yours").refuses("move", BAVARIA, why="refused-root")
    game.refuses("move", "california", why="refused-not-yours").seat(1)
    game.refuses("move", "yuppies", why="refused-not-your-turn").idle()


@pytest.mark.rule("ILL-8b", "ILL-6c")
def test_a_moved_card_that_would_overlap_hangs_on_another_arrow_of_its_master() -> None:
    """Big Media moves below the Mafia; its lower puppet would lie on the Yuppies."""
    play = {0: {"top": "the-mafia", "left": "yuppies", "right": {"big-media": {"bottom": "texas>democrats"}}}}
    game = given(play=play, treasuries={"texas": 4}).seat(0).does("move", "big-media")
    game.does("place", "the-mafia", "bottom").waits_for(0).cannot("oust", "yuppies")
    game.refuses("rehang", "texas", "bottom").does("rehang", "texas", "top").idle()
    game.expect("texas", master="big-media", arrow="top", cell=(-1, -2), money=4).expect("democrats", owner=0)
    game.expect("yuppies", owner=0).expect("table", uncontrolled="")


@pytest.mark.rule("ILL-8b", "ILL-4d")
@pytest.mark.parametrize(("dropped_money", "kept"), [("bank", 0), ("owner", 4 + 2)])
def test_otherwise_it_becomes_uncontrolled_with_its_branch(dropped_money: str, kept: int) -> None:
    """The one arrow of the Fast Food Chains points at the Yuppies after the move."""
    play = {
        0: {
            "top": {"the-mafia": {"left": {"big-media": {"bottom": "yuppies"}}}},
            "bottom": {"fast-food-chains": {"recyclers": "democrats"}},
        }
    }
    treasuries = {"recyclers": 4, "democrats": 2, "fast-food-chains": 3}
    game = given(play=play, treasuries=treasuries, dropped_money=dropped_money).seat(0)
    game.does("move", "fast-food-chains").does("place", "the-mafia", "bottom").idle()
    game.expect("table", uncontrolled="recyclers democrats").expect("fast-food-chains", money=3, puppets="")
    game.expect("recyclers", money=0, owner=None).expect(0, money=kept).told("groups-lost", seat=0)


@pytest.mark.rule("ILL-8c", "ILL-3l")
def test_bermuda_rearranges_its_structure_freely_at_the_end_of_its_turn() -> None:
    game = given(
        illuminati={0: BERMUDA},
        play={0: "the-mafia>yuppies c-i-a>texas"},
        treasuries={"texas": 3},
        uncontrolled=OPEN,
    )
    game.seat(0).does("end").does("move", "texas").does("place", "yuppies", "bottom")
    game.does("move", "c-i-a").does("place", "texas", "top").does("move", "the-mafia").does(
        "place", BERMUDA, "left"
    )
    game.expect("c-i-a", master="texas").expect("texas", master="yuppies", money=3).does("finish").settle()
    game.expect("table", active=1).expect(0, groups="the-mafia yuppies texas c-i-a").idle()


@pytest.mark.rule("ILL-8c")
def test_bermuda_need_not_and_others_cannot() -> None:
    game = given(illuminati={0: BERMUDA}, play={0: "the-mafia"}, uncontrolled=OPEN).seat(0).does("end")
    game.does("finish").settle().expect("table", active=1).idle()
    game = given(play={0: "the-mafia"}, uncontrolled=OPEN).seat(0).does("end").refuses("move", "the-mafia")
    game.idle().expect("table", active=1)


@pytest.mark.rule("ILL-8c")
def test_without_any_open_arrow_bermuda_can_still_let_two_groups_change_places() -> None:
    play = "yuppies>boy-sprouts video-games>morticians girlie-magazines>trekkies kkk>psychiatrists"
    game = given(illuminati={0: BERMUDA}, play={0: play}, uncontrolled="california texas").seat(0).does("end")
    game.refuses("move", "trekkies").does("lift", "trekkies").refuses("finish").does("lift", "boy-sprouts")
    game.does("hang", "trekkies").does("place", "yuppies", "bottom").does("hang", "boy-sprouts")
    game.does("finish").expect("trekkies", master="yuppies", owner=0)
    game.expect("boy-sprouts", master="girlie-magazines", owner=0).settle().expect("table", active=1).idle()
