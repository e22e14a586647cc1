"""How a moment is answered: who could, as far as everybody can see, and with what a seat can.

Who is asked comes from printed cards, what lies open, tokens in play and the sizes of hands and decks, never
from what somebody holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from bot.engine.choices import Alike
from bot.engine.moves import Choice, Move, make
from bot.engine.structure import NOBODY
from bot.engine.zones import EVERYBODY
from bot.games.inwo.cards.records import Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.known import reckoned
from bot.games.inwo.play.numbers import Scope
from bot.games.inwo.play.stash import no_plots
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import AttackData, Attacked
from bot.games.inwo.play.targets import out_of_reach, untouched
from bot.games.inwo.play.uses.costs import payable
from bot.games.inwo.play.uses.open import Roles, Way, answering, answers, at_hand, mark_of, open_now, timely
from bot.games.inwo.play.uses.printed import ACT, PLAY, uses_of

TOUCHING = frozenset(("action", "ability"))
"""The moments at which an answer touches the card that acts."""
CHOSEN = frozenset(("action", "destroyed", "discarded", "drawn", "spurned"))
"""The moments at which several cards may be meant: there the answer says which."""


class Moment(NamedTuple):
    """What may be answered: its word, and the roles: `it`, each card that may be meant; `doer`, by whom;
    `aimed`, at what; and what else its tests ask."""

    word: str
    roles: Roles

    def each(self) -> Iterator[Roles]:
        """The roles for each of the cards that may be meant."""
        cards = self.roles["it"]
        return iter((self.roles,)) if len(cards) == 1 else ({**self.roles, "it": (card,)} for card in cards)


def moment(word: str, it: Sequence[int], doer: int, **roles: Sequence[int]) -> Moment:
    """Something that `doer` does, about the cards `it`."""
    return make(Moment, (word, {"it": tuple(it), "doer": (doer,), **roles}))


# -- who could


Manner = tuple[Use, frozenset[int]]
"""One way to play Plots, and the faces of those that are played so."""


@cache
def plays_of(word: str, own: bool) -> Sequence[Manner]:
    """How Plots are played that answer what a rival does, or what one does by oneself: of those that ask for
    the same one, with the faces; what asks for least comes first."""
    alike: dict[str, tuple[Use, set[int]]] = {}
    for face in range(len(FACES.ID)):
        for use in uses_of(face, PLAY):
            if word in use.answers and use.test.get("by") != ("rival" if own else "me"):
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


def able(s: Inwo, seats: Iterable[int], asked: Sequence[Moment]) -> list[int]:
    """Which of the seats might answer one of the moments: with a card that all see, or with a hidden Plot,
    which may be any."""
    attack = Attacked.current(s)
    return [seat for seat in seats if _could(s, seat, asked, attack)]


def _could(s: Inwo, seat: int, asked: Sequence[Moment], attack: AttackData | None) -> bool:
    hand: Hand | None = None
    for word, roles in asked:
        at = make(Scope, (seat, NOBODY, attack, roles))
        plots = plays_of(word, seat in roles["doer"])
        if plots:
            hand = hand or _hand(s, seat)
            if _by_plot(s, plots, at, hand):
                return True
        if abilities(word) and _by_ability(s, word, at):
            return True
    return False


Hand = tuple[Mapping[int, int], int]
"""The Plots of a hand that all see, by their faces, and one that may be any; NOBODY: there is none."""


def _hand(s: Inwo, seat: int) -> Hand:
    shown: dict[int, int] = {}
    unseen = NOBODY
    for card in s.plots[seat] if no_plots(seat) not in s.used else ():
        if s.known[card] >= EVERYBODY:
            shown[s.face[card]] = card
        elif unseen == NOBODY and card not in s.fresh:
            unseen = card
    return shown, unseen


def _by_plot(s: Inwo, plots: Sequence[Manner], at: Scope, hand: Hand) -> bool:
    """Whether a Plot that all see would do, by its face, or one that may be any."""
    shown, unseen = hand
    for use, faces in plots:
        able = [card for face, card in shown.items() if face in faces] if shown else []
        if unseen != NOBODY and len(able) < len(faces):
            able.append(unseen)
        for card in able:
            if _might(s, use, card, at):
                return True
    return False


def _by_ability(s: Inwo, word: str, at: Scope) -> bool:
    """Whether an ability of a card in play would do."""
    seat = at.seat
    for card, number, use in able_cards(s, seat, word):
        unused = not use.once or mark_of(s, Way(ACT, card, number), seat) not in s.used
        if unused and _might(s, use, card, at, word):
            return True
    return False


@reckoned
def able_cards(s: Inwo, seat: int, word: str) -> Sequence[tuple[int, int, Use]]:
    """The cards of a seat in play with uses that answer a moment, with the number of each."""
    by_face, face = abilities(word), s.face
    return [(card, *use) for card in s.deployed(seat) for use in by_face.get(face[card], ())]


def _might(s: Inwo, use: Use, card: int, at: Scope, touching: str = "") -> bool:
    """Whether a use fits what is answered about one of the cards that may be meant, and could be paid for, if
    that card is what it is on. touching: the moment, if it must reach what it answers, too."""
    seat = at.seat
    if use.test.get("by") == ("rival" if seat in at.roles["doer"] else "me"):
        return False
    if not timely(s, seat, use):
        return False
    for it in at.roles["it"]:
        roles = at.roles if len(at.roles["it"]) == 1 else {**at.roles, "it": (it,)}
        scope = make(Scope, (seat, card, at.attack, roles))
        fit = answers(s, use.test, scope) and payable(s, use, scope, True)
        if fit and (not touching or _reaches(s, seat, card, touching, roles)):
            return True
    return False


# -- with what


def replies(asked: Sequence[Moment]) -> list[Alike]:
    """Every way in which a seat can answer one of the moments."""
    about = [(found.word, roles) for found in asked for roles in found.each()]

    def pool(verb: str, s: Inwo, seat: int) -> list[Choice]:
        found: dict[Choice, None] = {}
        for word, roles in about:
            for way in at_hand(s, seat, verb, word):
                found[(*way.move, *roles["it"]) if word in CHOSEN else way.move] = None
        return list(found)

    def test(s: Inwo, seat: int, move: Move) -> bool:
        verb = str(move[0])
        way = Way(verb, int(move[1]), int(move[2]))
        return any(
            way.number in answering(s.face[way.card], verb, word)
            and move[3:] == (roles["it"] if word in CHOSEN else ())
            and open_now(s, seat, way, word, roles)
            and (verb == PLAY or _reaches(s, seat, way.card, word, roles))
            for word, roles in about
        )

    return [Alike(verb, partial(pool, verb), test) for verb in (PLAY, ACT)]


def _reaches(s: Inwo, seat: int, card: int, word: str, roles: Roles) -> bool:
    """Whether an ability may touch what it answers, and who did that (INW-013, INW-142, INW-149)."""
    (doer,), (it,) = roles["doer"], roles["it"]
    if out_of_reach(s, seat, doer):
        return False
    return word not in TOUCHING or not untouched(s, card, it)


def reply(asked: Sequence[Moment], s: Inwo, move: Move) -> tuple[Way, dict[str, Any]]:
    """What a move of `replies` means: the use, and what its plan holds of what is answered."""
    way = Way(str(move[0]), int(move[1]), int(move[2]))
    meant = int(move[3]) if len(move) > 3 else NOBODY
    for word, roles in asked:
        named = meant in roles["it"] if word in CHOSEN else meant == NOBODY
        if word in way.use(s).answers and named:
            aimed = roles.get("aimed", ())
            it = meant if meant != NOBODY else roles["it"][0]
            return way, {
                "at": roles["doer"][0] if word == "turn_begins" else NOBODY,
                "moment": word,
                "it": it,
                "doer": roles["doer"][0],
                "aimed": aimed[0] if aimed else NOBODY,
            }
    return way, {}
