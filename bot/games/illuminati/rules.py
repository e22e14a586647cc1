"""The rules of Illuminati as the house uses them: options, frames, refusals, the host's moves, invariants."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.engine.kernel import GameInfo, Kernel, OptionSpec
from bot.engine.moves import Move, Refused, Text, text
from bot.engine.structure import NOBODY
from bot.engine.zones import knows
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.attack import BreakPrivilege
from bot.games.illuminati.play.corrections import adjust
from bot.games.illuminati.play.deals import Exchange
from bot.games.illuminati.play.frames import KINDS
from bot.games.illuminati.play.placing import Place, Reorganize
from bot.games.illuminati.play.setup import Setup, included
from bot.games.illuminati.play.state import GEOMETRY, HELD, Illuminati
from bot.games.illuminati.play.turn import TurnFrame
from bot.games.illuminati.play.winning import remove_player, tell_freed, written
from bot.games.illuminati.say.words import WORDS
from bot.games.illuminati.see.projection import project
from bot.games.illuminati.see.view import View
from bot.games.kit.hosting import host
from bot.games.kit.permuting import hidden_piles, mix

INFO = GameInfo(
    "illuminati",
    "6",
    2,
    8,
    (
        OptionSpec("mad", False, (False, True), "MAD-01"),
        OptionSpec("windows", "relevant", ("all", "relevant", "none"), "ILL-9m"),
        OptionSpec("money", "open", ("open", "hidden"), "ILL-1c"),
        OptionSpec("basic_goal_counts_illuminati", True, (True, False), "ILL-10d"),
        OptionSpec("longer_game", 0, (0, 1, 2, 3, 4, 5), "ILL-12a"),
        OptionSpec("goals", "normal", ("normal", "none"), "ILL-12b"),
        OptionSpec("hidden_goals", False, (False, True), "ILL-12c"),
        OptionSpec("last_turn", 0, (0, 40, 80, 120, 200), "ILL-12b"),
        OptionSpec("position_bonus", "10/5/2", ("10/5/2", "15/10/5", "10/5/0"), "ILL-5.4a"),
        OptionSpec("two_always_succeeds", False, (False, True), "ILL-5.1i"),
        OptionSpec("aid_against_discordians", "may", ("may", "may not"), "ILL-5.8b"),
        OptionSpec("lasers_in_attacks", False, (False, True), "ILL-4k"),
        OptionSpec("uncontrolled_minimum", 2, (2, 3), "ILL-3m"),
        OptionSpec("pass_income", 5, (0, 5, 10), "ILL-3o"),
        OptionSpec("dropped_money", "bank", ("bank", "owner"), "ILL-4d"),
        OptionSpec("turn_order", "counter-clockwise", ("counter-clockwise", "clockwise"), "ILL-2e"),
    ),
)


class IlluminatiRules:
    """Classic Illuminati with Mutual Assured Distraction as an option."""

    info = INFO
    kinds = KINDS
    state = Illuminati

    def setup(self, seats: int, options: Mapping[str, Any]) -> Illuminati:
        """A state before the Illuminati are dealt. Raises Refused for too few or too many seats."""
        if not INFO.least <= seats <= INFO.most:
            raise Refused([text("refused-seats", least=INFO.least, most=INFO.most, given=seats)])
        s = Illuminati(seats, options)
        s.stack.append(Setup.new(list(range(seats))))
        return s

    def view(self, s: Illuminati, seat: int | None) -> View:
        """What `seat` may know."""
        return project(s, seat)

    def why_not(self, s: Illuminati, seat: int, move: Move) -> list[Text]:
        """Why a move that is not offered may not be made."""
        return WORDS.why_not(s, seat, move)

    def host(self, k: Kernel, s: Illuminati, move: Move) -> None:
        """Moves of the table: leave, end, adjust. Raises Refused for anything else."""
        host(k, s, move, leave=self._leave, end=self._end, adjust=adjust)

    def _end(self, k: Kernel, s: Illuminati) -> None:
        k.tell("game-ended", {})
        k.end({"winners": [], "how": [], "goals": list(s.goals)})

    def _leave(self, k: Kernel, s: Illuminati, seat: int) -> None:
        in_setup = Setup.find(s) is not None
        theirs = (n for n, f in enumerate(s.stack) if k.kind_of(f).belongs(s, f, seat))
        depth = next(theirs, len(s.stack))
        if sum(s.alive) == 2 or (seat == s.active and not in_setup):
            depth = 1
        tell_freed(k, cut(k, s, depth, seat))
        remove_player(k, s, seat, "left")
        if sum(s.alive) == 1:
            TurnFrame.resume(s, TurnFrame.VICTORY)
        elif in_setup:
            s.active = s.following(seat)
        elif seat == s.active:
            TurnFrame.resume(s, TurnFrame.TARGETS)

    def check(self, s: Illuminati) -> list[str]:
        """Every broken invariant of the state."""
        return invariants(s)

    def secrets(self, s: Illuminati, seat: int) -> frozenset[int]:
        """The cards that `seat` cannot know, and the written goals of others as `GOAL + seat`."""
        piles = hidden_piles(s.deck, s.hands, seat)
        cards = {card for pile in piles for card in pile if not knows(s.known, card, seat)}
        return frozenset(cards | {GOAL + q for q in _written_goals(s, seat)})

    def permute(
        self, s: Illuminati, seat: int, fixed: frozenset[int], shuffle: Callable[[list[int]], None]
    ) -> None:
        """Mix what `seat` cannot know: specials among hands and deck, the rest of the deck, written goals."""
        piles = hidden_piles(s.deck, s.hands, seat)
        for kinds in (("special",), ("group", "nwo")):
            unknown = {
                card
                for pile in piles
                for card in pile
                if CARDS.KIND[card] in kinds and not knows(s.known, card, seat) and card not in fixed
            }
            mix(piles, unknown.__contains__, shuffle, (s.zone, s.owner, s.known))
        goals = [
            card for card, goal in enumerate(CARDS.GOAL) if goal is not None and goal["kind"] != "secret_copy"
        ]
        for q in _written_goals(s, seat):
            shuffle(goals)
            if GOAL + q not in fixed:
                s.goals[q] = goals[0]


GOAL = 1000
"""Added to a seat: the number of its written goal among the secrets."""


def _written_goals(s: Illuminati, seat: int) -> list[int]:
    """The other seats whose goals are not the printed ones of their cards."""
    if s.result is not None:
        return []
    return [q for q in range(s.seats) if q != seat and s.goals[q] != NOBODY and written(s, q)]


def cut(k: Kernel, s: Illuminati, depth: int, seat: int) -> list[int]:
    """Drop the frames from `depth` on because `seat` leaves; the groups that become uncontrolled by it.

    These are all that were still to be placed, but for those that a frame below will place for others.
    """
    dropped = [card for f in s.stack[depth:] for card in k.kind_of(f).holds(s, f)]
    del s.stack[depth:]
    freed = []
    for homeless in [card for card in dropped if s.master[card] != NOBODY]:
        freed += s.release(homeless)
    awaited = [card for f in s.stack for card in k.kind_of(f).holds(s, f)]
    for card in range(len(CARDS.NAME)):
        hangs_nowhere = s.zone[card] == HELD and CARDS.KIND[card] == "group" and s.master[card] == NOBODY
        if hangs_nowhere and (card not in awaited or s.owner[card] == seat):
            freed += s.release(card)
    return freed


def invariants(s: Illuminati) -> list[str]:
    """Cards are in one place each, structures are sound, no money is negative or on cards nobody has."""
    busy = any(kind.find(s) is not None for kind in (Place, Exchange, BreakPrivilege, Reorganize))
    faults = [*_structure_faults(s, busy), *_place_faults(s, busy)]
    faults += [f"card {c} owes money" for c, amount in enumerate(s.money) if amount < 0]
    faults += [
        f"money on {c} in zone {s.zone[c]}"
        for c, amount in enumerate(s.money)
        if amount and s.zone[c] != HELD
    ]
    if s.actions < 0 or s.transfers < 0:
        faults.append("actions or transfers below 0")
    return faults


def _founded(s: Illuminati) -> list[int]:
    """The seats that have their Illuminati."""
    return [seat for seat in range(s.seats) if s.illuminati[seat] >= 0]


def _structure_faults(s: Illuminati, busy: bool) -> Iterator[str]:
    for seat in _founded(s):
        yield from (f"seat {seat} does not own {c}" for c in s.structure(seat) if s.owner[c] != seat)
        if not busy:
            yield from GEOMETRY.faults(s, s.illuminati[seat])


def _place_faults(s: Illuminati, busy: bool) -> Iterator[str]:
    places = [*s.deck, *s.open, *s.dead, *s.discards, *s.nwos, *(card for hand in s.hands for card in hand)]
    places += [card for seat in _founded(s) for card in s.groups(seat)]
    if len(places) != len(set(places)):
        yield "a card is in two places"
    expected = sum(1 for c, kind in enumerate(CARDS.KIND) if kind != "illuminati" and included(s, c))
    if s.deck and len(places) != expected and not busy:
        yield f"{len(places)} cards of {expected}"


RULES = IlluminatiRules()
