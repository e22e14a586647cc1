"""Power structures on the grid: hanging, turning, blocked arrows, moving branches, cards without room."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.structure import NOBODY, Geometry

TOP, RIGHT, BOTTOM, LEFT = range(4)
ROOT, REST = 0, range(1, 12)
INCOMING = [TOP, TOP, LEFT, TOP, RIGHT, BOTTOM, TOP, LEFT, TOP, RIGHT, TOP, TOP]
OUTGOING = [
    (0, 1, 2, 3), (1, 2, 3), (0, 1, 2), (2,), (0, 2, 3), (0, 1, 3),
    (1, 3), (0, 2), (), (3,), (1, 2, 3), (1, 2),
]  # fmt: skip
GEOMETRY = Geometry(INCOMING, OUTGOING)


class Table:
    """The columns of one structure whose top is card 0."""

    def __init__(self) -> None:
        n = len(INCOMING)
        self.master, self.arrow = [NOBODY] * n, [NOBODY] * n
        self.x, self.y, self.turned = [0] * n, [0] * n, [0] * n
        self.puppets: list[list[int]] = [[] for _ in range(n)]
        GEOMETRY.put_root(self, ROOT)

    def attach(self, card: int, master: int, side: int) -> list[int]:
        return GEOMETRY.attach(self, card, master, side)

    def place(self, card: int) -> tuple[int, int, int]:
        return self.x[card], self.y[card], self.turned[card]

    def sound(self) -> bool:
        return list(GEOMETRY.faults(self, ROOT)) == []


@pytest.mark.rule("ILL-6")
@pytest.mark.parametrize(
    ("card", "side", "place"),
    [
        (1, TOP, (0, -1, 2)),
        (1, RIGHT, (1, 0, 3)),
        (1, BOTTOM, (0, 1, 0)),
        (1, LEFT, (-1, 0, 1)),
        (2, RIGHT, (1, 0, 0)),
        (4, LEFT, (-1, 0, 0)),
        (5, TOP, (0, -1, 0)),
        (5, BOTTOM, (0, 1, 2)),
    ],
)
def test_a_card_is_turned_to_meet_its_masters_arrow(card: int, side: int, place: tuple[int, ...]) -> None:
    table = Table()
    assert table.attach(card, ROOT, side) == []
    assert table.place(card) == place
    assert table.sound()


@pytest.mark.rule("ILL-6")
def test_an_arrow_is_blocked_by_any_card_that_it_points_at() -> None:
    """A chain round the corner comes back to the cell beside the top."""
    table = Table()
    assert GEOMETRY.open_arrows(table, ROOT) == [TOP, RIGHT, BOTTOM, LEFT]
    table.attach(1, ROOT, RIGHT)
    table.attach(2, 1, LEFT)
    assert table.place(2) == (1, 1, 1)
    assert GEOMETRY.open_arrows(table, ROOT) == [TOP, BOTTOM, LEFT]
    table.attach(3, ROOT, BOTTOM)
    assert [GEOMETRY.beyond(table, 2, side) for side in OUTGOING[2]] == [(2, 1), (1, 2), (0, 1)]
    assert GEOMETRY.open_arrows(table, 2) == [TOP, RIGHT]


@pytest.mark.rule("ILL-8")
def test_a_branch_moves_as_a_whole_and_keeps_its_shape() -> None:
    table = Table()
    for card, master, side in ((1, ROOT, BOTTOM), (2, 1, LEFT), (4, 2, RIGHT)):
        table.attach(card, master, side)
    assert [table.place(card)[:2] for card in (1, 2, 4)] == [(0, 1), (-1, 1), (-2, 1)]
    GEOMETRY.detach(table, 1)
    assert GEOMETRY.subtree(table, ROOT) == [ROOT]
    assert table.attach(1, ROOT, TOP) == []
    assert [table.place(card)[:2] for card in (1, 2, 4)] == [(0, -1), (1, -1), (2, -1)]
    assert GEOMETRY.subtree(table, 1) == [1, 2, 4]
    assert (GEOMETRY.depth(table, 1), GEOMETRY.depth(table, 4), GEOMETRY.root(table, 4)) == (0, 2, ROOT)
    assert table.sound()


def crowded() -> Table:
    """If 10 moves under the top, its puppet 6 would cover 2, which lies round the corner."""
    table = Table()
    table.attach(1, ROOT, RIGHT)
    table.attach(2, 1, LEFT)
    table.attach(10, ROOT, LEFT)
    table.attach(6, 10, RIGHT)
    return table


@pytest.mark.rule("ILL-5.7", "ILL-6")
def test_a_puppet_without_room_is_given_back_to_be_hung_elsewhere() -> None:
    table = crowded()
    table.attach(8, 10, BOTTOM)
    GEOMETRY.detach(table, 10)
    assert table.attach(10, ROOT, BOTTOM) == [6]
    cells = GEOMETRY.laid_cells(table, ROOT, [6])
    assert 6 not in cells.values()
    assert GEOMETRY.open_arrows(table, 10, cells) == [LEFT]
    table.arrow[6] = LEFT
    assert GEOMETRY.relay(table, 6, cells) == []
    assert table.sound()
    assert table.puppets[10] == [6, 8]


@pytest.mark.rule("ILL-6")
def test_a_homeless_card_on_its_blocked_arrow_stays_homeless() -> None:
    table = crowded()
    GEOMETRY.detach(table, 10)
    assert table.attach(10, ROOT, BOTTOM) == [6]
    assert GEOMETRY.relay(table, 6, GEOMETRY.laid_cells(table, ROOT, [6])) == [6]
    GEOMETRY.detach(table, 6)
    assert table.sound()


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda t: t.x.__setitem__(1, 0), "both cover"),
        (lambda t: t.y.__setitem__(1, 5), "does not lie where its arrow points"),
        (lambda t: t.turned.__setitem__(1, 1), "turned the wrong way"),
        (lambda t: t.arrow.__setitem__(2, TOP), "hangs on an arrow that 1 has not"),
        (lambda t: t.master.__setitem__(1, 2), "1 is a puppet of 0 but its master is 2"),
        (lambda t: t.puppets[2].append(1), "hangs in the structure twice"),
        (lambda t: t.master.__setitem__(0, 3), "0 is a root and has a master"),
    ],
)
def test_faults_are_found(spoil, fault: str) -> None:  # type: ignore[no-untyped-def]
    table = Table()
    table.attach(1, ROOT, RIGHT)
    table.attach(2, 1, RIGHT)
    assert table.sound()
    spoil(table)
    assert any(fault in found for found in GEOMETRY.faults(table, ROOT))


def lay_out(table: Table, homeless: list[int], draw: st.DataObject) -> None:
    """Hang every card without room on another open arrow of its master, or let it go with all below it."""
    while homeless:
        card = homeless.pop(0)
        cells = GEOMETRY.laid_cells(table, ROOT, [card, *homeless])
        sides = GEOMETRY.open_arrows(table, table.master[card], cells)
        if sides and draw.draw(st.booleans()):
            table.arrow[card] = draw.draw(st.sampled_from(sides))
            homeless += GEOMETRY.relay(table, card, cells)
        else:
            GEOMETRY.detach(table, card)


@settings(max_examples=150)
@given(st.data())
def test_no_sequence_of_moves_spoils_a_structure(draw: st.DataObject) -> None:
    """Branches are attached, cut and moved at random; what is cut stays a branch and may come back whole."""
    table = Table()
    for _ in range(draw.draw(st.integers(1, 25))):
        card = draw.draw(st.sampled_from(REST))
        if table.master[card] != NOBODY:
            GEOMETRY.detach(table, card)
            if draw.draw(st.booleans()):
                continue
        inside = GEOMETRY.subtree(table, ROOT)
        arrows = [(master, side) for master in inside for side in GEOMETRY.open_arrows(table, master)]
        if arrows:
            homeless = table.attach(card, *draw.draw(st.sampled_from(arrows)))
            lay_out(table, homeless, draw)
        assert list(GEOMETRY.faults(table, ROOT)) == []
        inside = GEOMETRY.subtree(table, ROOT)
        assert sorted(GEOMETRY.cells(table, ROOT).values()) == sorted(inside)
