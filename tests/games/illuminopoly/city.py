"""Scenarios of Illuminopoly: a position in readable words.

given(owns={0: "boardwalk>baltic", 1: "reading"}, cash={0: 500}, landing="reading").does("takeover")

Properties are called by their classic names, factions by theirs, seats by number. `a>b` hangs b on a. A
scenario starts in the main part of seat 0's turn, or with his token just arrived at `landing`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import Move
from bot.games.illuminopoly.cards.board import BANKER, FACTIONS, HOTEL, PROPERTIES, SPACE
from bot.games.illuminopoly.play import holdings, values
from bot.games.illuminopoly.play.cards import DECKS
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.play.setup import new_state
from bot.games.illuminopoly.play.state import CLEARED, DESTROYED, NOBODY, REZONED, Illuminopoly, set_control
from bot.games.illuminopoly.play.turn import Round, Turn
from bot.games.illuminopoly.play.victory import progress
from bot.games.illuminopoly.rules import RULES
from tests.support.scenario import Scenario, Word

SLUGS = [
    *("mediterranean", "baltic", "reading", "oriental", "vermont", "connecticut"),
    *(
        "st-charles",
        "electric-company",
        "states",
        "virginia",
        "penn-railroad",
        "st-james",
        "tennessee",
        "new-york",
    ),
    *("kentucky", "indiana", "illinois", "b-and-o", "atlantic", "ventnor", "water-works", "marvin-gardens"),
    *("pacific", "north-carolina", "pennsylvania", "short-line", "park-place", "boardwalk"),
]
PLACES = {
    "go": 0, "income-tax": 4, "jail": 10, "free-parking": 20, "go-to-jail": 30, "luxury-tax": 38,
    "chance": 7, "chest": 2,
}  # fmt: skip
CAST = [
    "top-hat",
    "steam-iron",
    "race-car",
    "thimble",
    "wheelbarrow",
    "shoe",
    "horseman",
    "boat",
    "dog",
    "artillery",
    "banker",
]
BANK = 10_000
DULL = "nothing enough draw pass walk walk-on obey stay spare auction fee refuse relent auto keep"


def lot(slug: str) -> int:
    """The property of that name."""
    return SLUGS.index(slug)


class City:
    """What Illuminopoly tells the scenarios about itself."""

    rules = RULES
    resting = ("Round", "Turn")
    passing: tuple[Move, ...] = (
        *((word,) for word in DULL.split()),
        *((verb, 0) for verb in ("for", "against", "spend", "bid", "chip-in")),
        *(("hang", card, side) for card in (*range(28, 39), *range(28)) for side in range(4)),
    )

    @property
    def arrange(self) -> Any:
        return arrange

    def number(self, word: str) -> int | None:
        if word in SLUGS:
            return SLUGS.index(word)
        return FACTIONS.index(word) if word in FACTIONS else None

    def look(self, s: Any, subject: Word, fact: str) -> object:
        if subject == "city":
            return getattr(s, fact)
        if isinstance(subject, str):
            return look_at_lot(s, SLUGS.index(subject), fact)
        return look_at_seat(s, subject, fact)


def look_at_lot(s: Illuminopoly, p: int, fact: str) -> object:
    found: dict[str, object] = {
        "status": ("sound", "rezoned", "destroyed", "cleared")[s.status[p]],
        "rent": values.rent_due(s, p),
        "value": values.current_value(s, p),
        "mortgaged": bool(s.mortgaged[p]),
    }
    return found[fact] if fact in found else getattr(s, fact)[p]


def look_at_seat(s: Illuminopoly, seat: int, fact: str) -> object:
    if fact == "power":
        return values.powers(s)[seat]
    if fact == "progress":
        return progress(s, seat)
    if fact == "favors":
        return len(s.favors[seat])
    return getattr(s, fact)[seat]


def arrange(
    seats: int = 3,
    cast: str = "",
    owns: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    landing: str = "",
    at: Mapping[int, int] | None = None,
    control: Mapping[str, int] | None = None,
    status: Mapping[str, str] | None = None,
    mortgaged: str = "",
    houses: Mapping[str, int] | None = None,
    favors: Mapping[int, int] | None = None,
    deck: str = "",
    turn: int = 0,
    chair: int = 0,
    step: int = Turn.MAIN,
    goal: str = "",
    options: Mapping[str, Any] | None = None,
    **columns: Any,
) -> Illuminopoly:
    """A position in the first round, with every column that is named put in."""
    s = new_state(seats, RULES.info.settle({"cheating": False, **(options or {})}))
    s.faction = [FACTIONS.index(name) for name in (cast.split() or CAST)[:seats]]
    s.chair = s.first = chair
    if BANKER in s.faction:
        s.chair = s.first = s.faction.index(BANKER)
    s.bank = BANK
    for seat in range(seats):
        s.cash[seat] = 0 if s.faction[seat] == BANKER else (cash or {}).get(seat, 1500)
    s.initial_bank = BANK
    s.round, s.turn, s.active, s.played = 1, 1, turn, [turn]
    _settle(s, owns or {}, control or {}, status or {}, mortgaged, houses or {})
    s.decks = [list(range(len(of))) for of in DECKS]
    for seat, number in (favors or {}).items():
        for _ in range(number):
            where = 0 if 7 in s.decks[0] else 1
            card = next(n for n in s.decks[where] if DECKS[where][n]["ops"][0][0] == "favor")
            s.decks[where].remove(card)
            s.favors[seat].append(where * 100 + card)
    if deck:
        for number, cards in enumerate(DECKS):
            top = [n for n in s.decks[number] if cards[n]["id"] == deck]
            s.decks[number] = top + [n for n in s.decks[number] if n not in top]
    if goal:
        s.goal[s.faction.index(FACTIONS.index("dog"))] = FACTIONS.index(goal)
    for seat, space in (at or {}).items():
        s.pos[seat] = space
    for name, value in columns.items():
        _put(s, name, value)
    s.options["money_supply"] = sum(s.cash) + s.bank + s.pot
    step = Turn.MOVED if landing else step
    s.stack = [Round.new(), Turn.new(turn, 0, 2, False, NOBODY, 0, s.jailed[turn] >= 0, step=step)]
    if landing:
        s.pos[turn] = SPACE[lot(landing)] if landing in SLUGS else PLACES[landing]
        s.stack.append(Landing.new(turn, False))
    return s


def _settle(
    s: Illuminopoly,
    owns: Mapping[int, str],
    control: Mapping[str, int],
    status: Mapping[str, str],
    mortgaged: str,
    houses: Mapping[str, int],
) -> None:
    for seat, words in owns.items():
        for chain in words.split():
            above = None
            for slug in chain.split(">"):
                p = lot(slug)
                if s.owner[p] == NOBODY:
                    s.owner[p] = seat
                    set_control(s, p, seat)
                    found = holdings.places(s, seat)
                    wanted = holdings.root(seat) if above is None else above
                    holdings.hang(s, p, next(place for place in found if place[0] == wanted))
                above = p
    for slug, which in status.items():
        s.status[lot(slug)] = {"rezoned": REZONED, "destroyed": DESTROYED, "cleared": CLEARED}[which]
    for slug in mortgaged.split():
        s.mortgaged[lot(slug)] = 1
        set_control(s, lot(slug), s.chair)
    for slug, number in houses.items():
        s.houses[lot(slug)] = number
        s.houses_left -= number if number < HOTEL else 0
        s.hotels_left -= number == HOTEL
    for slug, seat in control.items():
        p = lot(slug)
        s.control[p], s.known[p] = seat, 1 << seat


def _put(s: Illuminopoly, name: str, value: Any) -> None:
    """A column, as a whole or by seat or property name."""
    if not isinstance(value, Mapping):
        setattr(s, name, value)
        return
    for key, part in value.items():
        getattr(s, name)[lot(key) if isinstance(key, str) else key] = part


class Table(Scenario):
    """A scenario in which words are taken for a promise only if they say so."""

    def _matching(self, words: Sequence[Word]) -> list[Move]:
        found = super()._matching(words)
        return found if words[0] == "promise" else [move for move in found if move[0] != "promise"]


def given(seats: int = 3, **position: Any) -> Table:
    """A scenario at its first decision."""
    return Table(City(), Kernel(RULES, arrange(seats, **position)))


def fresh(seats: int = 3, **options: Any) -> Table:
    """A scenario from the very beginning."""
    return Table(City(), Kernel(RULES, new_state(seats, RULES.info.settle(options))))


def everything(*but: str) -> str:
    """The names of all properties except `but`."""
    return " ".join(SLUGS[p] for p in PROPERTIES if SLUGS[p] not in but)
