"""Illuminopoly as the house sees it: options, frames, host moves, checks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.engine.kernel import GameInfo, Kernel, OptionSpec
from bot.engine.moves import Move, Refused, Text, text
from bot.games.illuminopoly.cards.board import (
    COUNT,
    GEOMETRY,
    HOTEL,
    HOTELS,
    HOUSES,
    OWN,
    STREETS,
    THEMES,
)
from bot.games.illuminopoly.cards.looks import MATERIAL
from bot.games.illuminopoly.play import bank, holdings, losing, setup
from bot.games.illuminopoly.play.corrections import adjust
from bot.games.illuminopoly.play.deals import Handover
from bot.games.illuminopoly.play.frames import KINDS
from bot.games.illuminopoly.play.state import NOBODY, SOUND, Illuminopoly, owns
from bot.games.illuminopoly.play.turn import Round
from bot.games.illuminopoly.say.words import WORDS
from bot.games.illuminopoly.see.permuting import permute, secrets
from bot.games.illuminopoly.see.view import View
from bot.games.illuminopoly.see.viewing import view
from bot.games.kit.hosting import host

OPTIONS = (
    OptionSpec("pick", "grab", ("grab", "roll", "draw"), "IOP-03"),
    OptionSpec("artillery", False, (False, True), "IOP-06"),
    OptionSpec("banker", False, (False, True), "IOP-06"),
    OptionSpec("bank", "full", ("full", "simple"), "IOP-14"),
    OptionSpec("money_supply", 20_580, (20_580, 30_870, 41_160), "IOP-05"),
    OptionSpec("cheating", True, (True, False), "IOP-11"),
    OptionSpec("subversion", "hidden", ("hidden", "open"), "IOP-65"),
    OptionSpec("money", "hidden", ("hidden", "open"), "IOP-11"),
    OptionSpec("new_chair", "round", ("round", "at-once"), "IOP-20"),
    OptionSpec("figures", "classic", ("classic", "2008"), "IOP-51"),
    OptionSpec("rounds", 0, (0, 20, 30, 40, 60), "IOP-90"),
    OptionSpec("theme", "city", (*THEMES, OWN), "IOP-01"),
)


class IlluminopolyRules:
    """The rules of the game; see RULES.md and RULINGS.md."""

    info = GameInfo("illuminopoly", "6", 3, 11, OPTIONS, MATERIAL)
    kinds = KINDS
    state = Illuminopoly

    def setup(self, seats: int, options: Mapping[str, Any]) -> Illuminopoly:
        """A new game. Raises Refused if it cannot be played by so many."""
        if not self.info.least <= seats <= self.info.most:
            raise Refused([text("refused-seats", least=self.info.least, most=self.info.most)])
        return setup.new_state(seats, options)

    def view(self, s: Illuminopoly, seat: int | None) -> View:
        """What one seat may know."""
        return view(s, seat)

    def why_not(self, s: Illuminopoly, seat: int, move: Move) -> list[Text]:
        """Why a move is not offered now."""
        return WORDS.why_not(s, seat, move)

    def host(self, k: Kernel, s: Illuminopoly, move: Move) -> None:
        """A player leaves, the game is closed, or a moderator puts something right."""
        host(k, s, move, leave=self._leave, end=self._end, adjust=adjust)

    def _end(self, k: Kernel, s: Illuminopoly) -> None:
        k.end({"winners": [], "how": ["ended"]})

    def _leave(self, k: Kernel, s: Illuminopoly, seat: int) -> None:
        if Round.find(s) is not None and s.round == 0:
            raise Refused([text("iop-leave-setup")])
        losing.leave(k, s, seat)

    def check(self, s: Illuminopoly) -> list[str]:
        """Everything that can never be so."""
        return [*_money_faults(s), *_stock_faults(s), *_deed_faults(s)]

    def secrets(self, s: Illuminopoly, seat: int) -> frozenset[int]:
        """The ids of all that `seat` does not know."""
        return secrets(s, seat)

    def permute(self, s: Illuminopoly, seat: int, fixed: frozenset[int], shuffle: Any) -> None:
        """Rearrange all that `seat` cannot know."""
        permute(s, seat, fixed, shuffle)


def _money_faults(s: Illuminopoly) -> Iterator[str]:
    if s.initial_bank and bank.total(s) != s.options["money_supply"] + s.minted - s.burned:
        expected = f"{s.options['money_supply']} + {s.minted} - {s.burned} expected"
        yield f"money: {bank.total(s)} on the table, {expected}"
    if min(*s.cash, s.bank, s.pot, s.hush_bank, s.hush_pot) < 0:
        yield f"negative money: {s.cash} {s.bank} {s.pot}"


def _stock_faults(s: Illuminopoly) -> Iterator[str]:
    houses = sum(n for n in s.houses if n < HOTEL)
    hotels = sum(n == HOTEL for n in s.houses)
    if houses + s.houses_left != HOUSES or s.houses_left < 0:
        yield f"houses: {houses} built, {s.houses_left} left"
    if hotels + s.hotels_left != HOTELS or s.hotels_left < 0:
        yield f"hotels: {hotels} built, {s.hotels_left} left"
    held = [card for favors in s.favors for card in favors]
    if s.decks[0] and len(held) + len(s.decks[0]) + len(s.decks[1]) != 32:
        yield f"cards: {len(held)} held, {len(s.decks[0])} and {len(s.decks[1])} in the decks"


def _deed_faults(s: Illuminopoly) -> Iterator[str]:
    unsettled = (holdings.Hang, holdings.Reorganize, losing.Downfall, Handover)
    busy = any(kind.find(s) is not None for kind in unsettled)
    for p in range(COUNT):
        owner = s.owner[p]
        if owner != NOBODY and not s.alive[owner]:
            yield f"property {p} belongs to a fallen seat"
        if (owner == NOBODY) != (s.control[p] == NOBODY):
            yield f"property {p}: owner {owner}, control {s.control[p]}"
        if s.houses[p] and (p not in STREETS or s.status[p] != SOUND or s.mortgaged[p]):
            yield f"property {p} cannot have {s.houses[p]} houses"
    if not busy:
        yield from _settled_faults(s)


def _settled_faults(s: Illuminopoly) -> Iterator[str]:
    """What must hold whenever no property is changing hands."""
    for p in range(COUNT):
        if s.control[p] != NOBODY and not s.alive[s.control[p]]:
            yield f"property {p} is controlled by a fallen seat"
        if s.owner[p] != NOBODY and s.master[p] == NOBODY:
            yield f"property {p} hangs nowhere"
    for seat in range(s.seats):
        yield from GEOMETRY.faults(s, holdings.root(seat))
        inside = set(s.structure(seat)[1:])
        if inside != set(owns(s, seat)):
            yield f"seat {seat} owns {owns(s, seat)} but holds {sorted(inside)}"


RULES = IlluminopolyRules()
