"""How a moment is answered: who could, as far as everybody can see, and with what a seat can.

Who is asked comes from printed cards, what lies open, tokens in play and the sizes of hands and decks, never
from what somebody holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.engine.choices import Alike
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.engine.zones import EVERYBODY
from bot.games.inwo.cards.records import Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.hands import no_plots
from bot.games.inwo.play.numbers import Scope
from bot.games.inwo.play.state import HELD, RESOURCE, Inwo
from bot.games.inwo.play.sums import Attacked
from bot.games.inwo.play.targets import shielded, untouched
from bot.games.inwo.play.uses.costs import payable
from bot.games.inwo.play.uses.open import (
    MOMENTS,
    WHEN,
    Way,
    answering,
    answers,
    at_hand,
    mark_of,
    open_now,
    scope_of,
)
from bot.games.inwo.play.uses.printed import ACT, PLAY, uses_of

TOUCHING = frozenset(("action", "ability"))
"""The moments at which an answer touches the card that acts."""
CHOSEN = frozenset(("action", "destroyed", "discarded", "drawn", "spurned"))
"""The moments at which several cards may be meant: there the answer says which."""


class Moment(NamedTuple):
    """What may be answered: its word, and in `at` the roles: `it`, each card that may be meant; `doer`, by
    whom; `aimed`, at what; and what else its tests ask."""

    word: str
    at: Scope

    def each(self) -> Iterator[Scope]:
        """The same about each of the cards that may be meant."""
        roles = self.at.roles
        for card in roles["it"]:
            yield Scope(self.at.seat, self.at.card, self.at.attack, {**roles, "it": (card,)})


def moment(word: str, it: Sequence[int], doer: int, **roles: Sequence[int]) -> Moment:
    """Something that `doer` does, about the cards `it`."""
    return Moment(word, Scope(NOBODY, roles={"it": it, "doer": (doer,), **roles}))


# -- who could


Manner = tuple[Use, frozenset[int]]
"""One way to play Plots, and the faces of those that are played so."""


@cache
def plays_of(word: str) -> Sequence[Manner]:
    """How Plots are played that answer a moment: of those that ask for the same one, with the faces; what
    asks for least comes first."""
    alike: dict[str, tuple[Use, set[int]]] = {}
    for face in range(len(FACES.ID)):
        for use in uses_of(face, PLAY):
            if word in use.answers:
                asked = repr((use.when, use.not_first, use.test, use.cost))
                alike.setdefault(asked, (use, set()))[1].add(face)
    first = sorted(alike, key=len)
    return tuple((alike[asked][0], frozenset(alike[asked][1])) for asked in first)


@cache
def abilities(word: str) -> Mapping[int, Sequence[tuple[int, Use]]]:
    """By face: the uses of cards in play that answer a moment, each with its number."""
    every = {face: tuple(enumerate(uses_of(face, ACT))) for face in range(len(FACES.ID))}
    able = {face: tuple(n for n in uses if word in n[1].answers) for face, uses in every.items()}
    return {face: uses for face, uses in able.items() if uses}


def could(s: Inwo, seat: int, *asked: Moment) -> bool:
    """Whether `seat` might answer one of the moments: with a card that all see, or with a hidden Plot, which
    may be any."""
    shown: dict[int, int] = {}
    unseen = NOBODY
    for card in s.plots[seat] if no_plots(seat) not in s.used else ():
        if s.known[card] >= EVERYBODY:
            shown[s.face[card]] = card
        elif unseen == NOBODY and card not in s.fresh:
            unseen = card
    for found in asked:
        word = found.word
        plots = plays_of(word) if shown or unseen != NOBODY else ()
        if word not in MOMENTS or not (plots or abilities(word)):
            continue
        for at in found.each():
            if _by_plot(s, seat, plots, at, shown, unseen) or _by_ability(s, seat, word, at):
                return True
    return False


def _by_plot(
    s: Inwo, seat: int, plots: Sequence[Manner], at: Scope, shown: Mapping[int, int], unseen: int
) -> bool:
    """Whether a Plot that all see would do, by its face, or one that may be any; NOBODY: there is none."""
    for use, faces in plots:
        able = [card for face, card in shown.items() if face in faces] if shown else []
        if unseen != NOBODY and len(able) < len(faces):
            able.append(unseen)
        if any(_might(s, seat, use, card, at) for card in able):
            return True
    return False


def _by_ability(s: Inwo, seat: int, word: str, at: Scope) -> bool:
    able, face = abilities(word), s.face
    for card in (*s.structure(seat), *s.resources[seat]) if able else ():
        if face[card] not in able or s.zone[card] not in (HELD, RESOURCE):
            continue
        for number, use in able[face[card]]:
            unused = mark_of(s, Way(ACT, card, number), seat) not in s.used
            if unused and _might(s, seat, use, card, at) and _reaches(s, seat, card, word, at):
                return True
    return False


def _might(s: Inwo, seat: int, use: Use, card: int, at: Scope) -> bool:
    """Whether a use fits what is answered and could be paid for, if that card is what it is on."""
    scope = scope_of(s, seat, card, at)
    if not all(WHEN[word](s, seat) for word in use.when) or (use.not_first and not s.turns[seat]):
        return False
    return answers(s, use.test, scope) and payable(s, use.cost, scope, True)


# -- with what


def replies(s: Inwo, seat: int, asked: Sequence[Moment]) -> list[Alike]:
    """Every way in which `seat` can answer one of the moments."""
    return [_replies(s, seat, asked, verb) for verb in (PLAY, ACT)]


def _replies(s: Inwo, seat: int, asked: Sequence[Moment], verb: str) -> Alike:
    about = [(found.word, at) for found in asked for at in found.each()]

    def pool() -> list[Choice]:
        found: dict[Choice, None] = {}
        for word, at in about:
            for way in at_hand(s, seat, verb, word):
                found[(*way.move, *at.roles["it"]) if word in CHOSEN else way.move] = None
        return list(found)

    def test(move: Move) -> bool:
        way = Way(str(move[0]), int(move[1]), int(move[2]))
        return any(
            way.number in answering(s.face[way.card], verb, word)
            and move[3:] == (at.roles["it"] if word in CHOSEN else ())
            and open_now(s, seat, way, word, at)
            and (verb == PLAY or _reaches(s, seat, way.card, word, at))
            for word, at in about
        )

    return Alike(verb, pool, test)


def _reaches(s: Inwo, seat: int, card: int, word: str, at: Scope) -> bool:
    """Whether an ability may touch what it answers, and who did that (INW-013, INW-142, INW-149)."""
    (doer,), (it,) = at.roles["doer"], at.roles["it"]
    a = Attacked.current(s)
    defends = a is not None and a["defender"] == seat and a["seat"] == doer
    if doer != NOBODY and shielded(s, seat, doer) and not defends:
        return False
    return word not in TOUCHING or not untouched(s, card, it)


def reply(asked: Sequence[Moment], s: Inwo, move: Move) -> tuple[Way, dict[str, Any]]:
    """What a move of `replies` means: the use, and what its plan holds of what is answered."""
    way = Way(str(move[0]), int(move[1]), int(move[2]))
    meant = int(move[3]) if len(move) > 3 else NOBODY
    for word, at in asked:
        named = meant in at.roles["it"] if word in CHOSEN else meant == NOBODY
        if word in way.use(s).answers and named:
            aimed = at.roles.get("aimed", ())
            it = meant if meant != NOBODY else at.roles["it"][0]
            return way, {
                "at": at.roles["doer"][0] if word == "turn_begins" else NOBODY,
                "moment": word,
                "it": it,
                "doer": at.roles["doer"][0],
                "aimed": aimed[0] if aimed else NOBODY,
            }
    return way, {}
