"""Control arrows, cells, and what blocks them (ILL-6)."""

from itertools import combinations

import pytest

from tests.support.illuminati import Game, given

BAVARIA, NETWORK = "the-bavarian-illuminati", "the-network"
OPEN = "california hackers"


def turns(game: Game, slug: str) -> int:
    """By how many quarters the card is turned, as everybody sees it."""
    card = game.guide.number(slug)
    return next(c.turned for seat in game.sees(None).seats for c in seat.structure if c.card == card)


def cells(game: Game, seat: int) -> list[tuple[int, int]]:
    """Where the cards of a seat lie, as everybody sees it."""
    return [(card.x, card.y) for card in game.sees(None).seats[seat].structure]


# -- arrows


@pytest.mark.rule("ILL-6a")
def test_an_illuminati_card_has_four_outgoing_arrows() -> None:
    game = given(4).expect(BAVARIA, open="top right bottom left", master=None, cell=(0, 0))
    for root in (NETWORK, "the-society-of-assassins", "the-servants-of-cthulhu"):
        game.expect(root, open="top right bottom left")
    game.idle()


@pytest.mark.rule("ILL-6a")
@pytest.mark.parametrize(
    ("group", "arrows"),
    [
        ("the-mafia", "top bottom left"),
        ("multinational-oil-companies", "top right bottom"),
        ("texas", "top right"),
        ("gun-lobby", "bottom left"),
        ("yuppies", "bottom"),
        ("punk-rockers", ""),
    ],
)
def test_a_group_has_up_to_three_and_every_one_can_hold_a_puppet(group: str, arrows: str) -> None:
    game = given(play={0: group}, hands={0: "bribery"}, uncontrolled="boy-sprouts").expect(group, open=arrows)
    game.seat(0).plays("bribery", on="boy-sprouts")
    for side in ("top", "right", "bottom", "left"):
        if side in arrows.split():
            game.can("place", group, side)
        else:
            game.refuses("place", group, side)
    game.does("place", group if arrows else BAVARIA, arrows.split()[0] if arrows else "left").idle()


@pytest.mark.rule("ILL-6a")
def test_an_arrow_holds_one_puppet() -> None:
    game = given(play={0: {"top": {"the-mafia": {"left": "yuppies"}}}}).expect("the-mafia", open="top bottom")
    game.seat(0).expect(BAVARIA, open="right bottom left").idle()


# -- cells


@pytest.mark.rule("ILL-6b")
@pytest.mark.parametrize(
    ("side", "cell", "texas", "mafia"),
    [("top", (0, -1), 3, 1), ("right", (1, 0), 0, 2), ("bottom", (0, 1), 1, 3), ("left", (-1, 0), 2, 0)],
)
def test_a_puppet_lies_where_the_arrow_points_and_is_turned_to_meet_it(
    side: str, cell: tuple[int, int], texas: int, mafia: int
) -> None:
    """Texas is entered from its left, the Mafia from its right."""
    for group, turned in (("texas", texas), ("the-mafia", mafia)):
        game = given(uncontrolled=f"{group} california", hands={0: "bribery"}).seat(0)
        game.plays("bribery", on=group).does("place", BAVARIA, side).idle().expect(group, cell=cell)
        assert turns(game, group) == turned


@pytest.mark.rule("ILL-6b")
def test_arrows_of_a_turned_card_point_elsewhere() -> None:
    """Below Bavaria the Mafia is turned by three quarters: its upper arrow points to the left."""
    play = {0: {"bottom": {"the-mafia": {"top": "yuppies", "bottom": "hackers", "left": "texas"}}}}
    game = given(play=play).expect("the-mafia", cell=(0, 1)).expect("yuppies", cell=(-1, 1))
    game.expect("hackers", cell=(1, 1)).expect("texas", cell=(0, 2)).seat(0).idle()


@pytest.mark.rule("ILL-6b")
def test_a_captured_branch_turns_as_a_whole() -> None:
    """Texas with a puppet on its upper arrow, first to the right of one Illuminati, then below another."""
    game = given(play={1: {"right": {"texas": {"top": "yuppies"}}}}, treasuries={0: 40}, uncontrolled=OPEN)
    game.expect("texas", cell=(1, 0)).expect("yuppies", cell=(1, -1)).seat(0).controls("texas", by=BAVARIA)
    game.spends(20).rolls(1, 1).does("place", BAVARIA, "bottom").idle()
    game.expect("texas", cell=(0, 1)).expect("yuppies", cell=(1, 1), master="texas", arrow="top")


@pytest.mark.rule("ILL-6c")
def test_two_cards_never_share_a_cell() -> None:
    """A branch of nine is moved about; what would cover another card is asked about."""
    play = {
        0: {
            "top": {"the-mafia": {"top": "c-i-a>hackers", "left": "texas>yuppies"}},
            "left": "multinational-oil-companies",
            "bottom": "republicans>recyclers",
        }
    }
    game = given(play=play, uncontrolled="california girlie-magazines").seat(0)
    game.does("move", "the-mafia").does("place", "multinational-oil-companies", "right")
    for _ in range(9):
        if game.kernel.s.doing != "place":
            break
        game.time_is_up()
    game.idle().expect("the-mafia", master="multinational-oil-companies")
    for one, other in combinations(cells(game, 0), 2):
        assert one != other


# -- blocked


BLOCKED = {0: {"top": "tabloids", "right": {"c-i-a": {"bottom": "yuppies"}}}}
"""The only arrow of the Tabloids points at the cell of the Yuppies, who hang below the C.I.A."""


@pytest.mark.rule("ILL-6d")
def test_nothing_is_captured_bribed_or_moved_onto_a_blocked_arrow() -> None:
    play = {0: {**BLOCKED[0], "left": "republicans"}}
    game = given(play=play, uncontrolled="texas california").expect("tabloids", open="").seat(0)
    game.does("move", "republicans").refuses("place", "tabloids", "top", why="refused-no-arrow")
    game.does("place", BAVARIA, "bottom").idle()
    game = given(play=BLOCKED, uncontrolled="texas california", hands={0: "bribery"}).seat(0)
    game.plays("bribery", on="texas").refuses("place", "tabloids", "top", why="refused-no-arrow")
    game.can("place", BAVARIA, "left").does("place", "c-i-a", "top").idle()
    game.does("attack", "tabloids").refuses("control", "california", why="refused-no-arrow")
    game.does("destroy", "california").misses().idle()


@pytest.mark.rule("ILL-6d", "ILL-8f")
def test_a_gift_is_not_hung_on_a_blocked_arrow() -> None:
    game = (
        given(play={**BLOCKED, 1: "texas"}).seat(0).offers(1, money=0, wants_cards="texas").seat(1).accepts()
    )
    game.seat(0).refuses("place", "tabloids", "top", why="refused-no-arrow").does(
        "place", BAVARIA, "bottom"
    ).idle()


@pytest.mark.rule("ILL-6d")
def test_an_arrow_opens_when_the_blocking_card_goes() -> None:
    game = given(play=BLOCKED, uncontrolled="texas california").seat(0).does("drop", "yuppies")
    game.expect("tabloids", open="top").controls("texas", by="tabloids").misses().idle()


@pytest.mark.rule("ILL-6d")
def test_empty_cells_between_cards_block_nothing() -> None:
    given(play={0: {"top": "tabloids", "right": "c-i-a"}}).expect("tabloids", open="top").expect(
        "c-i-a", open="top bottom left", cell=(1, 0)
    ).idle()


# -- what means nothing


@pytest.mark.rule("ILL-6e")
def test_only_a_masters_outgoing_arrow_controls() -> None:
    """The arrow of the Tabloids points at the Yuppies and the Yuppies do not care."""
    position = {
        "play": BLOCKED,
        "treasuries": {"yuppies": 5, "tabloids": 5},
        "uncontrolled": "texas california",
    }
    game = given(**position).expect("yuppies", master="c-i-a").expect("tabloids", puppets="").seat(0)
    game.refuses("transfer", "tabloids", "yuppies", 1, why="refused-not-adjacent")
    game.refuses("transfer", "yuppies", "tabloids", 1, why="refused-not-adjacent")
    game.does("drop", "tabloids").expect("yuppies", owner=0).expect(
        "table", uncontrolled="texas california tabloids"
    )
    game.idle()


@pytest.mark.rule("ILL-6e")
def test_an_incoming_arrow_that_touches_another_card_means_nothing() -> None:
    """The Tabloids hang above; the Yuppies lie at their right and are not their neighbours."""
    game = (
        given(play=BLOCKED, treasuries={0: 20})
        .expect("tabloids", cell=(0, -1))
        .expect("yuppies", cell=(1, -1))
    )
    game.seat(0).does("drop", "c-i-a").expect("table", uncontrolled="c-i-a yuppies").expect(
        "tabloids", owner=0
    )
    game.idle()
