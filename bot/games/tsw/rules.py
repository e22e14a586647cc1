"""The rules of The Secret Wars as the house uses them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.kernel import Frame, GameInfo, Kernel, OptionSpec
from bot.engine.moves import Move, Refused, Text, text
from bot.games.kit.kinds import kinds_in
from bot.games.tsw.chair import host, host_terms
from bot.games.tsw.play import invariants, provenance
from bot.games.tsw.play.setup import Setup
from bot.games.tsw.play.state import MATERIAL, UNATTENDED, SecretWars
from bot.games.tsw.say.words import WORDS
from bot.games.tsw.see.projection import project
from bot.games.tsw.see.view import View
from bot.games.tsw.world.alignments import OWN, SHIPPED

INFO = GameInfo(
    "tsw",
    "4",
    2,
    24,
    (
        OptionSpec("tone", "pulp", ("pulp", "dry", "paranoid"), "TSW-81"),
        OptionSpec("groups", 0, (0, 60, 90), "TSW-04"),
        OptionSpec("end", "goals", ("goals", "turns", "power", "moderator"), "TSW-92"),
        OptionSpec("groups_to_win", 12, (12, 6, 9, 15), "TSW-92"),
        OptionSpec("last_turn", 24, (24, 6, 12, 40, 60), "TSW-92"),
        OptionSpec("neutral_attacks", "one turn", ("one turn", "at once"), "TSW-31"),
        OptionSpec("early", True, (True, False), "TSW-10"),
        OptionSpec("show_ready", False, (False, True), "TSW-11"),
        OptionSpec("unknown_groups", "ask", ("ask", "exist"), "TSW-04"),
        OptionSpec("press", False, (False, True), "TSW-82"),
        OptionSpec("review", False, (False, True), "TSW-72"),
        OptionSpec("alignments", SHIPPED[0], (*SHIPPED, OWN), "TSW-22"),
    ),
    MATERIAL,
    UNATTENDED,
)


class SecretWarsRules:
    """The Secret Wars, with the bot as gamemaster."""

    info = INFO
    kinds: Mapping[str, type[Frame]] = kinds_in("bot.games.tsw.play")
    state = SecretWars

    def setup(self, seats: int, options: Mapping[str, Any]) -> SecretWars:
        """A state before the world is drawn. Raises Refused for a number of seats the game does not allow."""
        if not INFO.least <= seats <= INFO.most:
            raise Refused([text("refused-seats", least=INFO.least, most=INFO.most, given=seats)])
        s = SecretWars(seats, options)
        s.stack.append(Setup.new())
        return s

    def view(self, s: SecretWars, seat: int | None) -> View:
        """What `seat` may know."""
        return project(_told(s), seat)

    def why_not(self, s: SecretWars, seat: int, move: Move) -> list[Text]:
        """Why a move that is not offered may not be made; the shapes of orders say the rest."""
        return WORDS.why_not(s, seat, move)

    def host(self, k: Kernel, s: SecretWars, move: Move) -> None:
        """The gamemaster's moves. Raises Refused."""
        host.act(k, s, move)

    def check(self, s: SecretWars) -> list[str]:
        """Every broken invariant of the state."""
        return invariants.broken(s)

    def secrets(self, s: SecretWars, seat: int) -> frozenset[int]:
        """The hidden facts that `seat` cannot know and that nothing it has seen depends on."""
        return provenance.secrets(s, seat)

    def permute(
        self, s: SecretWars, seat: int, fixed: frozenset[int], shuffle: Callable[[list[int]], None]
    ) -> None:
        """Mix what `seat` cannot know."""
        provenance.permute(s, seat, fixed, shuffle)


def _told(s: SecretWars) -> SecretWars:
    """The game as far as it has been told: while a turn or the founding lies on the gamemaster's desk, the
    game before it (TSW-72)."""
    if not host_terms.reviewing(s):
        return s
    if s.before:
        kept = s.memo.get("told")
        if kept is None or kept[0] is not s.before:
            kept = s.memo["told"] = s.before, SecretWars.load(s.before)
        before: SecretWars = kept[1]
        return before
    unfounded = SecretWars(s.seats, s.options)
    unfounded.stack, unfounded.alive = [list(s.stack[-1])], list(s.alive)
    return unfounded


RULES = SecretWarsRules()
