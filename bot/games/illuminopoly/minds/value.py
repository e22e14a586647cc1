"""What a city is worth to the seat that thinks: one number in $, from which all its decisions follow."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Ask, Move, Open
from bot.games.illuminopoly.cards.board import BOAT, FACTION_CARD, HORSEMAN, LEG, PROPERTIES
from bot.games.illuminopoly.minds.city import HORIZON, NOBODY, City, Outlook
from bot.games.illuminopoly.play.deals import TRUCE
from bot.games.illuminopoly.see.view import SeatView, View
from bot.games.kit.minds import EVEN, SULKING, Temper, character
from bot.games.kit.offers import has_refused
from bot.games.kit.pledges import binding, faithless

STAKE = 4000.0
"""$ that the game itself is worth at first; it grows when it becomes long."""
LONG = 7
"""Rounds after which stopping leaders is given up little by little."""
FADING = 7.0
"""Rounds until nobody is stopped any more for the sake of it: else the last lots lie unbought for ever."""
GROWTH = 250
TIRED = 25
"""Rounds after which patience ends, in as many rounds: who is behind hardly defends or refuses any more."""
TOO_NEAR, AT_LAST = 0.45, 0.9
"""How near to winning nobody is helped, in the first rounds and in a long game."""
ENVY = 0.25
"""How much of what a rival gains is lost to oneself."""
WAKING = 900.0
"""What it is worth to a sleeping Boat to take anything over."""
RIDING = 600.0
"""What a rezoning is worth to a Horseman at least."""
HOLDING_LEG = 3
"""The leg of the board from which on properties are good holding companies."""
RESERVE = 80
FIRST_RESERVE = 40
EARLY = 5
"""$ that are kept in hand, less in the first rounds."""
HONOUR = 0.12
"""How much of the stake it is worth to keep a truce."""
FRESH = 0.5
"""The same in the round in which it was made: who breaks it at once sells no other."""
FOE = 0.45
"""How near somebody must be to winning that all others stand together."""
KEPT = 1.5
"""How much more money is kept in hand then."""
PLENTY = 2500
"""$ from which on money buys less than it is worth: a purse twice as full pays twice as much for the same."""


class Thought:
    """One seat's look at the city. What was reckoned once is kept as long as it looks."""

    def __init__(self, view: View, temper: Temper = EVEN) -> None:
        self.view = view
        self.temper = temper
        self.seat = view.seat if view.seat is not None else NOBODY
        self.city = City(view)
        self.cash = max(0, self.me.cash or 0)
        self.outlooks = self.city.outlooks()
        self._now: dict[int, float] = {}

    @property
    def me(self) -> SeatView:
        """The own seat."""
        return self.view.seats[self.seat]

    @property
    def reserve(self) -> int:
        """$ that are not spent without need."""
        kept = KEPT if self.foe(self.seat) != NOBODY else 1.0
        return round(kept * self.temper.price * (FIRST_RESERVE if self.view.round <= EARLY else RESERVE))

    def rivals(self) -> list[int]:
        """The other seats that are in the game."""
        return [seat.seat for seat in self.view.seats if seat.alive and seat.seat != self.seat]

    def foe(self, *allies: int) -> int:
        """The seat that may win soon, but for these; NOBODY if none is so near."""
        able = [q for q in self.city.seats if self.city.alive[q] and q not in allies]
        near = max(able, key=lambda q: self.outlooks[q].menace, default=NOBODY)
        return near if near != NOBODY and self.outlooks[near].menace >= FOE else NOBODY

    def tenacity(self, seat: int) -> float:
        """How much of what it has a seat defends: all if nobody is nearer to winning, else less and less in a
        long game, so that it ends."""
        first = max(self.outlooks[q].menace for q in self.city.seats)
        return 1.0 if self.outlooks[seat].menace >= first else self._patience

    # -- worth

    def worth_of(self, outlooks: Sequence[Outlook], seat: int) -> float:
        """What a city with these outlooks is worth to a seat, its cash apart."""
        own = outlooks[seat]
        rivals = [q for q in self.city.seats if q != seat and self.city.alive[q]]
        found = HORIZON * own.income + own.promise
        found -= self._envy() * sum([HORIZON * outlooks[q].income + outlooks[q].promise for q in rivals])
        nears = [outlooks[q].menace for q in rivals]
        threat = self._fade() * (0.5 * sum(nears) + 0.5 * max(nears, default=0.0))
        return found + self._stake(own.income, seat) * (own.near - threat)

    def _envy(self) -> float:
        return ENVY * (0.5 + 0.5 * self.temper.share / EVEN.share)

    def _stake(self, income: int, seat: int) -> float:
        cash = self.cash if seat == self.seat else 0
        return STAKE + 6 * income + 0.5 * cash + GROWTH * max(0, self.view.round - LONG)

    def _fade(self) -> float:
        late = max(0.0, 1 - max(0, self.view.round - LONG) / FADING)
        return late * self.temper.block / EVEN.block

    @property
    def _patience(self) -> float:
        """1 as long as a game is not long, 0 if it should have ended."""
        return max(0.0, 1 - max(0, self.view.round - TIRED) / TIRED)

    @property
    def too_near(self) -> float:
        """How near to winning nobody is brought by a deal: in a long game, only nearly there."""
        return AT_LAST - (AT_LAST - TOO_NEAR) * self._patience

    def now(self, seat: int) -> float:
        """What the city is worth to a seat as it is."""
        if seat not in self._now:
            self._now[seat] = self.worth_of(self.outlooks, seat)
        return self._now[seat]

    def gain(self, after: City, seat: int | None = None) -> float:
        """What a seat, or the one that thinks, gains by a change of the city."""
        of = self.seat if seat is None else seat
        return (self.worth_of(after.outlooks(), of) - self.now(of)) * self.plenty(of)

    def gains(self, after: City) -> list[float]:
        """The same for all seats at once."""
        outlooks = after.outlooks()
        return [
            (self.worth_of(outlooks, q) - self.now(q)) * self.plenty(q) if self.city.alive[q] else 0.0
            for q in self.city.seats
        ]

    # -- what could happen

    def arm(self, p: int) -> list[int]:
        """A property and all that hangs below it."""
        found = [p]
        for master in found:
            found += [lot.number for lot in self.view.properties if lot.master == master]
        return found

    def bought(self, p: int, seat: int) -> City:
        """The city in which a seat has bought `p` from the Bank."""
        return self.city.passes([p], seat, [p])

    def taken(self, p: int, seat: int) -> City:
        """The city in which a seat has taken `p` over: the arm comes with it, its power does not."""
        after = self.city.passes(self.arm(p), seat, [p])
        after.awake[seat] = True
        return after

    def subverted(self, p: int, seat: int) -> City:
        """The city in which a seat has the power of `p`."""
        return self.city.passes([], seat, [p])

    def taking(self, p: int, seat: int) -> float:
        """What a takeover by a seat is worth to it."""
        found = self.gain(self.taken(p, seat), seat)
        return found + WAKING if self.asleep(seat) else found

    def rezoning(self, p: int, seat: int) -> float:
        """What it is worth to a seat that `p` is rezoned."""
        found = self.gain(self.city.rezoned(p), seat)
        mine = self.city.owner[p] == seat
        return max(found, RIDING) if self.city.conditions[seat] == HORSEMAN and not mine else found

    def asleep(self, seat: int) -> bool:
        """Whether a seat is a Boat that sleeps."""
        return self.city.factions[seat] == BOAT and not self.city.awake[seat]

    def wins(self, after: City) -> bool:
        """Whether the seat would win by that change at once."""
        return after.wins(self.seat)

    # -- truces

    def sworn(self, seat: int) -> bool:
        """Whether there is a truce with a seat that nobody has broken."""
        return self._truce(seat) is not None

    def _truce(self, seat: int) -> tuple[int, int, int, int] | None:
        kept, now = self.view.truces, self.view.round
        return binding(kept, seat, self.seat, now) or binding(kept, self.seat, seat, now)

    def refused(self, seat: int, demand: bool = True) -> bool:
        """Whether a seat has declined a demand of this one not long ago, or another offer in this round."""
        since = self.view.round - (SULKING if demand else 1)
        return has_refused(self.view.refused, self.seat, seat, demand, since)

    def spurned(self, seat: int) -> bool:
        """Whether a seat has declined an offer of this one not long ago."""
        return has_refused(self.view.refused, self.seat, seat, False, self.view.round - SULKING)

    def asked(self, seat: int) -> bool:
        """Whether a demand is open in this turn: its answer is waited for."""
        return any(
            (each.giver, each.taker, each.turn) == (self.seat, seat, self.view.turn)
            for each in self.view.offers
            if each.peace and each.want_money
        )

    def faithless(self, seat: int) -> bool:
        """Whether a seat has broken a truce that one of these two had with the other."""
        return faithless([truce for truce in self.view.truces if self.seat in truce[:2]], seat)

    def honour(self, seat: int) -> float:
        """What it costs to attack that seat: one's word, if there is a truce."""
        truce = self._truce(seat)
        if truce is None:
            return 0.0
        word = FRESH if truce[2] == self.view.round + TRUCE else HONOUR * self.temper.trust
        return word * self._stake(self.outlooks[self.seat].income, self.seat) * self.plenty(self.seat)

    # -- money

    def plenty(self, seat: int) -> float:
        """How many $ a seat gives for what is worth one to whoever has little: idle money wins nothing."""
        return max(1.0, (self.cash if seat == self.seat else self.guessed(seat)) / PLENTY)

    def guessed(self, seat: int) -> int:
        """The cash of a seat as far as one can know: what one sees, or a guess from laps and lots."""
        of = self.view.seats[seat]
        if of.cash is not None:
            return max(0, of.cash)
        owned = sum(self.city.base[p] for p in PROPERTIES if self.city.owner[p] == seat)
        begun = min(1500, max(100, 1500 + 200 * of.laps - owned))
        return int(begun + 0.5 * self.outlooks[seat].income * min(self.view.round, 8))


def temper_of(view: View) -> Temper:
    """The character of the viewer's seat in this game."""
    return character((seat.faction for seat in view.seats), view.seat or 0)


def single(t: Thought, p: int) -> bool:
    """Whether nothing hangs below a property."""
    return all(lot.master != p for lot in t.view.properties)


def hangings(view: View, ask: Ask) -> list[Move]:
    """The places for a new property, the best first: good holding companies near the faction card, the rest
    on the outer arrows."""
    newest = next((lot for lot in view.properties if lot.owner == ask.seat and lot.master < 0), None)
    holds = newest is not None and LEG[newest.number] >= HOLDING_LEG
    places = [choice for choice in ask.choices if not isinstance(choice, Open)]
    return sorted(places, key=lambda move: (int(move[1]) >= FACTION_CARD) != holds)
