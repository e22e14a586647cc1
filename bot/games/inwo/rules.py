"""The rules of INWO as the house uses them: options, frames, refusals, the host's moves, invariants."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.engine.kernel import GameInfo, Kernel, OptionSpec
from bot.engine.moves import Move, Refused, text
from bot.engine.structure import NOBODY, shape
from bot.engine.zones import knows
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks import campaign, piles
from bot.games.inwo.play.election.ballots import Vote
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.play.frames import KINDS
from bot.games.inwo.play.placing import Place, Reorganize, lose
from bot.games.inwo.play.setup import Setup, laid
from bot.games.inwo.play.state import (
    DISCARD,
    GEOMETRY,
    GONE,
    HELD,
    HIDDEN,
    LINKED,
    PLAYED,
    RESOURCE,
    SHOWN,
    UNDER,
    Inwo,
)
from bot.games.inwo.play.turn import TurnFrame
from bot.games.inwo.play.winning import last_one_wins, remove_player
from bot.games.inwo.say.words import WORDS
from bot.games.inwo.see.projection import project
from bot.games.kit.hosting import host
from bot.games.kit.permuting import mix

INFO = GameInfo(
    "inwo",
    "25",
    2,
    6,
    (
        OptionSpec("basic_goal", 0, (0, -2, -1, 1, 2, 3), "INW-200"),
        OptionSpec("most_rounds", 30, (30, 0, 10, 20, 60), "INW-199"),
        campaign.OPTIONS[0],
        *piles.OPTIONS,
        *campaign.OPTIONS[1:],
    ),
    sheets=piles.SHEETS,
)


class InwoRules:
    """The trading card game, with its Limited cards."""

    info = INFO
    kinds = KINDS
    state = Inwo
    view = staticmethod(project)
    why_not = staticmethod(WORDS.why_not)

    def setup(self, seats: int, options: Mapping[str, Any]) -> Inwo:
        """A state before decks are handed out. Raises Refused for too few or too many seats, and where
        somebody brings what is no legal deck."""
        if not INFO.least <= seats <= INFO.most:
            raise Refused([text("refused-seats", least=INFO.least, most=INFO.most, given=seats)])
        if not piles.playable(options):
            raise Refused([text("refused-deck")])
        s = Inwo(seats, options)
        s.stack.append(Setup.start(s))
        return s

    def host(self, k: Kernel, s: Inwo, move: Move) -> None:
        """Moves of the table: leave, end, polled. Raises Refused for anything else."""
        if move[:1] == ("polled",):
            Vote.polled(k, s, move)
            return
        host(k, s, move, leave=self._leave, end=self._end, adjust=self._adjust)

    def _end(self, k: Kernel, s: Inwo) -> None:
        k.tell("game-ended", {})
        k.end({"winners": [], "how": [], "scores": [0] * s.seats})

    def _adjust(self, k: Kernel, s: Inwo, move: Move) -> None:
        raise Refused([text("inwo-no-corrections")])

    def _leave(self, k: Kernel, s: Inwo, seat: int) -> None:
        in_setup = Setup.find(s) is not None
        theirs = (n for n, f in enumerate(s.stack) if k.kind_of(f).belongs(s, f, seat))
        depth = next(theirs, len(s.stack))
        vote = Election.find(s)
        if vote is not None:
            depth = max(depth, s.stack.index(vote) + 1)
        elif sum(s.alive) == 2 or (seat == s.active and not in_setup):
            depth = 1
        cut(k, s, depth)
        remove_player(k, s, seat, "left")
        if sum(s.alive) == 1:
            last_one_wins(k, s)
        elif in_setup:
            s.active = s.following(seat)
        elif seat == s.active and vote is None:
            TurnFrame.resume(s, TurnFrame.OVER)

    def check(self, s: Inwo) -> list[str]:
        """Every broken invariant of the state."""
        return invariants(s)

    def secrets(self, s: Inwo, seat: int) -> frozenset[int]:
        """The cards that `seat` cannot know."""
        return frozenset(
            card
            for card, zone in enumerate(s.zone)
            if zone in (*HIDDEN, DISCARD) and not knows(s.known, card, seat) and s.result is None
        )

    def permute(
        self, s: Inwo, seat: int, fixed: frozenset[int], shuffle: Callable[[list[int]], None]
    ) -> None:
        """Mix what `seat` cannot know: the order of its own decks, and the hidden cards of others."""
        loose = self.secrets(s, seat) - fixed - laid(s)
        for pile in (s.plot_decks[seat], s.group_decks[seat]):
            mix([pile], loose.__contains__, shuffle)
        for hidden in _alike(s, [card for card in sorted(loose) if s.owner[card] != seat]):
            faces = [s.face[card] for card in hidden]
            shuffle(faces)
            for card, face in zip(hidden, faces, strict=True):
                s.face[card], s.shape[card] = face, shape(FACES.IN[face], FACES.OUT[face])


def _alike(s: Inwo, cards: list[int]) -> Iterator[list[int]]:
    """Of hidden cards, those that may be each other as far as backs tell; what lies unseen in play is a
    Resource."""
    under = [card for card in cards if s.zone[card] == UNDER]
    if under:
        yield [card for card in cards if FACES.TYPE[s.face[card]] == "resource"]
    for back in (True, False):
        yield [c for c in cards if FACES.is_plot_back(s.face[c]) is back and c not in under]


def cut(k: Kernel, s: Inwo, depth: int) -> None:
    """Drop the frames from `depth` on because somebody leaves; what they would place goes to hands."""
    dropped = [card for f in s.stack[depth:] for card in k.kind_of(f).holds(s, f)]
    del s.stack[depth:]
    for card in dropped:
        seat = s.owner[card]
        if s.zone[card] == SHOWN and card not in s.tried:
            s.put_back(card)
        elif s.zone[card] == PLAYED:
            s.discard(card)
        elif s.zone[card] == HELD:
            lose(k, s, seat, card, True)


def _placing(s: Inwo) -> bool:
    """Whether something is in the act of being hung."""
    return any(kind.find(s) is not None for kind in (Place, Reorganize))


def invariants(s: Inwo) -> list[str]:
    """Cards are in one place each, structures are sound, tokens lie in play only."""
    placing = _placing(s)
    structures = {
        seat: s.structure(seat) for seat in range(s.seats) if s.illuminati[seat] != NOBODY and s.alive[seat]
    }
    faults = _place_faults(s, [card for own in structures.values() for card in own], placing)
    for seat, own in structures.items():
        faults += [f"seat {seat} does not own {c}" for c in own if s.owner[c] != seat or s.zone[c] != HELD]
        if not placing:
            faults += GEOMETRY.faults(s, own[0])
    return faults + [
        f"tokens on {c}"
        for c, found in enumerate(s.tokens)
        if found and s.zone[c] not in (HELD, RESOURCE, UNDER)
    ]


def _place_faults(s: Inwo, held: list[int], placing: bool) -> list[str]:
    """Each card lies in one place: in a structure (`held`), in a pile, or where it may be for a while."""
    faults = []
    piles = [*s.plot_decks, *s.group_decks, *s.plots, *s.groups, *s.resources, *s.discards, *s.destroyed]
    places = [*held, *(card for pile in piles for card in pile), *s.tried, *s.nwos, *s.area]
    if len(places) != len(set(places)):
        faults.append("a card is in two places")
    lost = set(range(len(s.face))).difference(places)
    attacked = [card for card in lost if s.zone[card] == SHOWN]
    if len(attacked) > 1 or (
        not placing and any(s.zone[c] not in (SHOWN, GONE, LINKED, PLAYED, UNDER) for c in lost)
    ):
        faults.append(f"cards are nowhere: {sorted(lost)}")
    return faults


RULES = InwoRules()
