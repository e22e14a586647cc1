"""A table of The Secret Wars for scenarios: orders in, dice as one likes, reports and papers out."""

from __future__ import annotations

from typing import Any

from bot.engine.chance import Stream
from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, Event, Move
from bot.engine.replay import begin
from bot.games.tsw.orders.sheet import draft, move
from bot.games.tsw.play.answers import HEADINGS, blocks
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.rules import RULES
from bot.games.tsw.say.table_text import told
from bot.games.tsw.see.view import View
from bot.games.tsw.world.formula import mixed
from bot.games.tsw.world.phrases import say
from bot.ui.words.catalogue import Catalogue

CATALOGUE = Catalogue()
SEED = 20231123


class Table:
    """A game at its first orders. Groups are named by number, `n`-th of the world from 0."""

    def __init__(
        self,
        seats: int = 2,
        seed: int = SEED,
        interviews: dict[int, str] | None = None,
        approved: bool = True,
        **options: Any,
    ) -> None:
        self.kernel: Kernel = begin(RULES, seats, options)
        self.events: list[Event] = self.kernel.submit(CHANCE, (seed,))
        for seat in range(seats):
            form = (interviews or {}).get(seat)
            self.events = self.kernel.submit(seat, ("interview", form) if form else ("ready-made",))
        if options.get("review") and approved:
            self.events = self.host("approve")

    @property
    def s(self) -> SecretWars:
        return self.kernel.s

    def view(self, seat: int | None) -> View:
        return RULES.view(self.s, seat)

    # -- given

    def group(self, n: int, owner: int = NOBODY, under: int | None = None, **figures: Any) -> str:
        """The n-th group of the world, with these figures, under an owner's conspiracy or another group; its
        name."""
        g = self.s.seats + n
        for name, value in figures.items():
            getattr(self.s, f"g_{name}")[g] = value
        if owner != NOBODY:
            self.s.g_master[g] = owner
        if under is not None:
            self.s.g_master[g] = self.s.seats + under
        return self.s.g_name[g]

    def number(self, name: str) -> int:
        return self.s.named_group(name)

    def agent(self, n: int, seat: int, loyalty: int = 5, inside: str = "", **figures: Any) -> str:
        """The n-th person of the world takes a seat's orders; the name."""
        p = self.s.seats + n
        self.s.masters.setdefault(str(p), []).append([seat, loyalty])
        self.person(n, **figures)
        if inside:
            self.infiltrated(self.s.p_name[p], inside, seat)
        return self.s.p_name[p]

    def infiltrated(self, name: str, group: str, seat: int) -> None:
        """The person is inside the group for this seat."""
        p = self.s.named_person(name)
        self.s.inside.setdefault(str(p), []).append([self.number(group), seat])

    def person(self, n: int, **figures: Any) -> str:
        p = self.s.seats + n
        for name, value in figures.items():
            getattr(self.s, f"p_{name}")[p] = value
        return self.s.p_name[p]

    def knows(self, seat: int, *names: str) -> None:
        """The seat has heard of these groups and people."""
        from bot.games.tsw.play.notes import note_group, note_person

        for name in names:
            if self.s.named_group(name) != NOBODY:
                note_group(self.s, seat, self.s.named_group(name))
            else:
                note_person(self.s, seat, self.s.named_person(name))
        self.kernel._legal.clear()

    # -- orders

    def leader(self, seat: int) -> str:
        return self.s.p_name[seat]

    def conspiracy(self, seat: int) -> str:
        return self.s.g_name[seat]

    def order(self, seat: int, action: str, actor: str = "", flavour: str = "", **parameters: Any) -> None:
        """Write an order; Refused if it cannot be given."""
        self.kernel._legal.clear()
        self.kernel.submit(seat, move(draft(actor or self.leader(seat), action, flavour, **parameters)))

    def write(self, seat: int, *line: int | str) -> list[Event]:
        self.kernel._legal.clear()
        return self.kernel.submit(seat, tuple(line))

    def host(self, *line: int | str) -> list[Event]:
        return self.kernel.submit(HOST, tuple(line))

    # -- the turn

    def close(self) -> None:
        """Everybody's orders are complete."""
        for seat in list(self.s.waiting):
            if seat >= 0:
                self.kernel.submit(seat, ("ready",))

    def turn(self, **dice: int) -> list[Event]:
        """Close the orders and resolve; dice: totals by check, as d0_1=7 for order 1 of seat 0, a3=2 for
        attack 3."""
        self.close()
        self.events = self.kernel.submit(CHANCE, self._value(dice))
        assert RULES.check(self.s) == []
        return self.events

    def _value(self, dice: dict[str, int]) -> Move:
        wanted = {self._key(name): total for name, total in dice.items()}
        for value in range(1, 60_000):
            if all(self._total(value, key) == total for key, total in wanted.items()):
                return (value,)
        raise AssertionError(f"no dice {dice}")

    def _key(self, name: str) -> str:
        if name.startswith("a"):
            number = int(name[1:])
            seat = next((a["seat"] for a in self.s.attacks if a["number"] == number), 0)
            return f"{seat}.{300 + number}"
        return name[1:].replace("_", ".")

    @staticmethod
    def _total(value: int, key: str) -> int:
        stream = Stream(mixed(value, "dice", key) << 16 | value & 0xFFFF)
        return stream.below(6) + stream.below(6) + 2

    # -- what was told

    def lines(self, seat: int) -> list[list[Any]]:
        """The lines of a seat's report, without the headings above them."""
        return [line for line in self.s.reports[seat] if line[0] not in HEADINGS]

    def place(self, seat: int, n: int) -> int:
        """Where the n-th line stands in a seat's report, the headings counted."""
        return [at for at, line in enumerate(self.s.reports[seat]) if line[0] not in HEADINGS][n]

    def keys(self, seat: int) -> list[str]:
        """The keys of the lines of a seat's report."""
        return [line[0] for line in self.lines(seat)]

    def report(self, seat: int) -> str:
        """What a seat's report tells, in words."""
        return "\n".join(say(line, self.s.options["tone"]) for line in self.lines(seat))

    def answers(self, seat: int) -> list[tuple[str, list[str]]]:
        """The verdict on each order of a seat that its report answers, with the keys of the lines below."""
        answered = [block for block in blocks(self.s.reports[seat]) if block.heading is not None]
        return [(block.heading[2]["verdict"], [line[0] for line in block.lines]) for block in answered]

    def read(self, seat: int) -> list[str]:
        """A seat's report as it is read, one paragraph after the other."""
        tone = self.s.options["tone"]
        return [CATALOGUE.format(told(block, -1, tone), {}) for block in blocks(self.s.reports[seat])]

    def paper(self, section: str) -> list[str]:
        return [line[0] for line in self.s.issue["sections"][section]]

    def money(self, name: str) -> int:
        return self.s.g_money[self.number(name)]

    def check(self, key: str) -> dict[str, Any]:
        """A check of the last turn, as the gamemaster sees it."""
        return next(check for check in self.s.checks if check["key"] == key)

    def parts(self, key: str) -> dict[str, int]:
        return dict(self.check(key)["parts"])
