"""Power structures: a tree of cards on a square grid, joined by control arrows (ILL-6).

Sides are 0 top, 1 right, 2 bottom, 3 left of the upright card; a rotation is a number of quarter turns
clockwise. A card hangs on one outgoing arrow of its master, so the master's place, the arrow and the card's
own incoming arrow fix where it lies and how it is turned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
NOBODY = -1
Cell = tuple[int, int]


class Columns(Protocol):
    """The columns of a state that hold its structures, indexed by card id.

    master: the card it hangs on (-1 none). arrow: which printed side of the master (-1 none). x, y: the cell.
    turned: quarter turns clockwise. puppets: the cards that hang on it, oldest first.
    """

    master: list[int]
    arrow: list[int]
    x: list[int]
    y: list[int]
    turned: list[int]
    puppets: list[list[int]]


class Geometry:
    """The arrows of all cards of a game, and what can be done with structures built from them."""

    __slots__ = ("_own", "_ways", "incoming", "outgoing")

    def __init__(self, incoming: Sequence[int], outgoing: Sequence[Sequence[int]]) -> None:
        self.incoming = incoming
        self.outgoing = outgoing
        self._own = range(len(incoming))
        self._ways = [
            [tuple((side, *STEP[(side + turned) & 3]) for side in sides) for turned in range(4)]
            for sides in outgoing
        ]
        """By card and how it is turned: its outgoing arrows with the steps from its cell to theirs."""

    def shapes(self, c: Any) -> Sequence[int]:
        """By card: which row of `incoming` and `outgoing` has its arrows. Here, every card has its own."""
        return self._own

    def root(self, c: Columns, card: int) -> int:
        """The card at the top of the structure in which `card` is."""
        while c.master[card] != NOBODY:
            card = c.master[card]
        return card

    def path(self, c: Columns, card: int) -> list[int]:
        """`card` and everything above it, up to the top."""
        found = [card]
        while (card := c.master[card]) != NOBODY:
            found.append(card)
        return found

    def subtree(self, c: Columns, card: int) -> list[int]:
        """`card` and everything below it, masters before puppets."""
        found = [card]
        for master in found:
            found += c.puppets[master]
        return found

    def depth(self, c: Columns, card: int) -> int:
        """How many cards lie between `card` and the top: 0 for a puppet of the root."""
        steps = -1
        while c.master[card] != NOBODY:
            card = c.master[card]
            steps += 1
        return steps

    def cells(self, c: Columns, root: int) -> dict[Cell, int]:
        """Which card covers which cell of the structure of `root`."""
        return {(c.x[card], c.y[card]): card for card in self.subtree(c, root)}

    def beyond(self, c: Columns, card: int, side: int) -> Cell:
        """The cell that the outgoing arrow on the printed `side` of `card` points at."""
        dx, dy = STEP[(side + c.turned[card]) & 3]
        return c.x[card] + dx, c.y[card] + dy

    def open_arrows(self, c: Columns, card: int, cells: dict[Cell, int] | None = None) -> list[int]:
        """The printed sides of the arrows of `card` on which a card could be hung: free and not blocked."""
        if not self.outgoing[self.shapes(c)[card]]:
            return []
        if cells is None:
            cells = self.cells(c, self.root(c, card))
        return [side for _, side in self.open_places(c, [card], cells)]

    def open_places(
        self, c: Columns, masters: Iterable[int], cells: Mapping[Cell, int]
    ) -> list[tuple[int, int]]:
        """All (master, printed side) where a card could be hung, as `open_arrows` has them for one master."""
        shapes = self.shapes(c)
        return [
            (card, side)
            for card in masters
            for side, dx, dy in self._ways[shapes[card]][c.turned[card]]
            if (c.x[card] + dx, c.y[card] + dy) not in cells
        ]

    def put_root(self, c: Columns, card: int) -> None:
        """Make `card` the top of a structure, upright at (0, 0)."""
        c.master[card] = c.arrow[card] = NOBODY
        c.x[card] = c.y[card] = c.turned[card] = 0

    def detach(self, c: Columns, card: int) -> None:
        """Cut `card`, with all below it, from its master."""
        master = c.master[card]
        if master != NOBODY:
            c.puppets[master].remove(card)
            c.master[card] = c.arrow[card] = NOBODY

    def hang(self, c: Columns, card: int, master: int, side: int) -> None:
        """Put `card` alone on the arrow `side` of `master` and turn it; its puppets are not laid out."""
        c.master[card], c.arrow[card] = master, side
        c.puppets[master].append(card)
        self._lay(c, card)

    def attach(self, c: Columns, card: int, master: int, side: int) -> list[int]:
        """Hang `card` with everything below it on an open arrow of `master`.

        Puppets keep the arrows they hang on. Those that would cover another card stay in the tree but are
        given back, in order, to be re-hung (`relay`) or let go; nothing below them is laid out.
        """
        cells = self.cells(c, self.root(c, master))
        self.hang(c, card, master, side)
        cells[c.x[card], c.y[card]] = card
        return self.spread(c, card, cells)

    def spread(self, c: Columns, card: int, cells: dict[Cell, int]) -> list[int]:
        """Lay out all puppets below `card`, adding them to `cells`; those without room, in order."""
        homeless = []
        laid = [card]
        for master in laid:
            for puppet in c.puppets[master]:
                cell = self.beyond(c, master, c.arrow[puppet])
                if cell in cells:
                    homeless.append(puppet)
                else:
                    self._lay(c, puppet)
                    cells[cell] = puppet
                    laid.append(puppet)
        return homeless

    def relay(self, c: Columns, card: int, cells: dict[Cell, int]) -> list[int]:
        """Lay a homeless `card` where its arrow now points, and all below it; those without room."""
        cell = self.beyond(c, c.master[card], c.arrow[card])
        if cell in cells:
            return [card]
        self._lay(c, card)
        cells[cell] = card
        return self.spread(c, card, cells)

    def laid_cells(self, c: Columns, root: int, homeless: Sequence[int]) -> dict[Cell, int]:
        """The cells of the structure of `root` without the branches of `homeless`, which lie nowhere yet."""
        found = [root]
        for master in found:
            found += [puppet for puppet in c.puppets[master] if puppet not in homeless]
        return {(c.x[card], c.y[card]): card for card in found}

    def _lay(self, c: Columns, card: int) -> None:
        master, side = c.master[card], c.arrow[card]
        c.x[card], c.y[card] = self.beyond(c, master, side)
        facing = (side + c.turned[master] + 2) & 3
        c.turned[card] = (facing - self.incoming[self.shapes(c)[card]]) & 3

    def faults(self, c: Columns, root: int) -> Iterator[str]:
        """Everything that is wrong with the structure of `root`: for invariants and tests."""
        if c.master[root] != NOBODY:
            yield f"card {root} is a root and has a master"
        seen: dict[Cell, int] = {}
        branch = [root]
        for card in branch:
            for puppet in c.puppets[card]:
                if puppet in branch:
                    yield f"card {puppet} hangs in the structure twice"
                    return
                branch.append(puppet)
                if c.master[puppet] != card:
                    yield f"card {puppet} is a puppet of {card} but its master is {c.master[puppet]}"
                    return
        shapes = self.shapes(c)
        for card in branch:
            cell = (c.x[card], c.y[card])
            if cell in seen:
                yield f"cards {seen[cell]} and {card} both cover {cell}"
            seen[cell] = card
            master = c.master[card]
            if card == root:
                continue
            if c.arrow[card] not in self.outgoing[shapes[master]]:
                yield f"card {card} hangs on an arrow that {master} has not"
            elif self.beyond(c, master, c.arrow[card]) != cell:
                yield f"card {card} does not lie where its arrow points"
            elif (self.incoming[shapes[card]] + c.turned[card]) & 3 != (
                c.arrow[card] + c.turned[master] + 2
            ) & 3:
                yield f"card {card} is turned the wrong way"


def shape(incoming: int, outgoing: Iterable[int]) -> int:
    """The number of a shape: the side of the incoming arrow (-1 none) and those of the outgoing ones."""
    return (incoming + 1) * 16 + sum(1 << side for side in outgoing)


class Shapes(Geometry):
    """The geometry of games in which a card's arrows can change: the column `shape` of the state has them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            [number // 16 - 1 for number in range(5 * 16)],
            [tuple(side for side in range(4) if number >> side & 1) for number in range(5 * 16)],
        )

    def shapes(self, c: Any) -> Sequence[int]:
        found: list[int] = c.shape
        return found
