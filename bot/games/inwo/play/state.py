"""The table of INWO as columns by card, and the facts that every rule asks for.

Cards are instances: `face` is the printed card, a row of `cards.table.FACES`. The cards of a seat's deck
have ids in one block, so an id tells whose card it is and nothing else. Play goes from `seat` to
`following(seat)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.kernel import Kernel, State
from bot.engine.structure import NOBODY, Geometry, Shapes, shape
from bot.engine.zones import EVERYBODY, learn, publish
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import TRAITS
from bot.games.inwo.decks.campaign import BIG, COMMUNAL, format_in_play
from bot.games.inwo.play import terms
from bot.games.kit.seats import after, following, in_order

(
    PLOT_DECK,
    GROUP_DECK,
    PLOTS,
    GROUPS,
    HELD,
    RESOURCE,
    LINKED,
    CENTRE,
    AGENT,
    GOAL,
    UNDER,
    SHOWN,
    DISCARD,
    DEAD,
    KILLED,
    GONE,
    PLAYED,
    AREA,
) = range(18)
"""Zones: both decks, both parts of a hand, a power structure, a Resource, a Plot linked to something, an NWO
in force, an agent among the Resources, a Goal laid open, under another card, shown for an attack from the
hand, discards, destroyed, killed, out of the game, on the table while it is being played, uncontrolled.
"""

HIDDEN = (PLOT_DECK, GROUP_DECK, PLOTS, GROUPS, UNDER)
HANDS = (PLOTS, GROUPS)
ASIDE = frozenset((PLOT_DECK, GROUP_DECK, PLOTS, GROUPS, UNDER, DISCARD, GONE, PLAYED))
"""Where cards lie on which no number of another card depends."""
ORDINARY = 0
"""A token like any other; every other number in `tokens` tells where the token comes from."""

DEVASTATED, VAMPIRE, JARRED, CAPTURED, UNCREDITED, BURIED = (1 << n for n in (0, 1, 3, 6, 7, 8))
"""What a card remembers (EVL-40), as bits of `marks`; CAPTURED lasts for the turn (INW-043). UNCREDITED: it
was destroyed and counts for nobody. BURIED: it never returns."""

GOVERNMENT = 1 << TRAITS.index("government")

RECKONED, IN_PLAY, FACES_IN_PLAY = "reckoned", "in-play", "faces-in-play"
"""What the memo of a position holds: `known.Known`, the Groups in play and their faces; under the number of a
seat, the cards of its structure."""


class Arrows(Shapes):
    """The geometry of the power structures: what was reckoned does not outlast a change of one."""

    __slots__ = ()

    def put_root(self, c: Any, card: int) -> None:
        super().put_root(c, card)
        c.doubt()

    def detach(self, c: Any, card: int) -> None:
        super().detach(c, card)
        c.doubt()

    def hang(self, c: Any, card: int, master: int, side: int) -> None:
        super().hang(c, card, master, side)
        c.doubt()


GEOMETRY = Arrows()
COPIES = frozenset(face for face in range(len(FACES.ID)) if EFFECTS.said(face, "copies"))
"""The printed cards of which several may be in play: each is a Group of its own (INW-184)."""
PILES = {
    PLOT_DECK: "plot_decks",
    GROUP_DECK: "group_decks",
    PLOTS: "plots",
    GROUPS: "groups",
    **dict.fromkeys((RESOURCE, AGENT, GOAL), "resources"),
    DISCARD: "discards",
    **dict.fromkeys((DEAD, KILLED), "destroyed"),
}
"""By zone: the column whose lists by seat hold the cards that lie there."""


class Inwo(State):
    """One game.

    By card: face, home (whose deck it came from: NOBODY's, as long as nobody drew it, where decks are
    shared), zone, owner, known (engine.zones), shape (the arrows, see engine.structure), master, arrow, x, y,
    turned, puppets (the power structures), tokens, marks.
    By seat: illuminati, alive, turns (finished ones), plot_decks and group_decks (the last is next), plots
    and groups (the hand), resources, discards, destroyed, emptied (who took its last group, and who helped).
    The last of plot_decks, group_decks and discards is what all share. area: what lies uncontrolled.
    tried: groups shown for an attack from the hand that failed. nwos: in order of play. links: [card, host,
    permanent, turn moved, turn paid]. changes: [stamp, card, verb, mask, source, until]. effects: [stamp,
    source, card or -1, ability, params, until]. seen: faces of the Unique Resources that ever were in play.
    used: marks of things done this turn. fresh: Plots of the draw step that others may still take. offers:
    open deals. dropped: [what has become of it, card, by whom, whose it was] that nobody has had a chance to
    answer. turn: number of the current one, from 1. stamp: rises with everything that may change a
    number. republic: see play/election/office.py.
    notes: [card, what its owner has written down for it, or laid under it], a secret.
    """

    options: dict[str, Any]
    face: list[int]
    home: list[int]
    zone: list[int]
    owner: list[int]
    known: list[int]
    shape: list[int]
    master: list[int]
    arrow: list[int]
    x: list[int]
    y: list[int]
    turned: list[int]
    puppets: list[list[int]]
    tokens: list[list[int]]
    marks: list[int]
    illuminati: list[int]
    alive: list[int]
    turns: list[int]
    plot_decks: list[list[int]]
    group_decks: list[list[int]]
    plots: list[list[int]]
    groups: list[list[int]]
    resources: list[list[int]]
    discards: list[list[int]]
    destroyed: list[list[int]]
    emptied: list[list[int]]
    area: list[int]
    fresh: list[int]
    dropped: list[list[Any]]
    notes: list[list[int]]
    tried: list[int]
    nwos: list[int]
    links: list[list[int]]
    changes: list[list[Any]]
    effects: list[list[Any]]
    seen: list[int]
    used: list[str]
    offers: list[dict[str, Any]]
    republic: dict[str, Any]

    active: int
    offer_count: int
    stamp: int
    turn: int

    __slots__ = tuple(sorted(__annotations__))
    geometry: ClassVar[Geometry] = GEOMETRY

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats)
        self.options = dict(options)
        for column in (
            "face", "home", "zone", "owner", "known", "shape", "master", "arrow", "x", "y", "turned",
            "puppets", "tokens", "marks", "area", "tried", "nwos", "links", "changes", "effects", "seen",
            "used", "offers", "fresh", "dropped", "notes",
        ):  # fmt: skip
            setattr(self, column, [])
        self.illuminati = [NOBODY] * seats
        self.alive, self.turns = [1] * seats, [0] * seats
        for column in ("plots", "groups", "resources", "destroyed", "emptied"):
            setattr(self, column, [[] for _ in range(seats)])
        for column in ("plot_decks", "group_decks", "discards"):
            setattr(self, column, [[] for _ in range(seats + 1)])
        self.republic = {
            "president": NOBODY, "vice": NOBODY, "since": 0, "elected": [], "held": 0, "first": NOBODY,
            "shields": [], "begun": False, "vacant": False, "told": {}, "calling": [], "namer": NOBODY,
            "removed": NOBODY, "last": False,
        }  # fmt: skip
        self.offer_count = self.turn = self.active = self.stamp = 0

    def add(self, face: int, seat: int, zone: int) -> int:
        """A card more in the game, of the deck of `seat`; its id."""
        card = len(self.face)
        self.face.append(face)
        self.home.append(seat)
        self.zone.append(zone)
        self.owner.append(seat)
        self.known.append(0)
        self.shape.append(shape(FACES.IN[face], FACES.OUT[face]))
        self.master.append(NOBODY)
        self.arrow.append(NOBODY)
        for column in (self.x, self.y, self.turned, self.marks):
            column.append(0)
        self.puppets.append([])
        self.tokens.append([])
        return card

    # -- facts that every rule asks for

    def following(self, seat: int) -> int:
        """The next living seat in the order of play; `seat` itself if it is the only one."""
        return following(self.alive, seat)

    def living(self, first: int) -> tuple[int, ...]:
        """All living seats in the order of play, from `first` on, be it alive or not."""
        return in_order(tuple(self.alive), first)

    def after(self, seat: int) -> tuple[int, ...]:
        """All living seats in the order of play, beginning after `seat`, which comes last if it is alive."""
        return after(tuple(self.alive), seat)

    def name(self, card: int) -> str:
        """The id of the printed card."""
        return FACES.ID[self.face[card]]

    def face_of(self, card: int) -> int:
        """Which printed card it is; NOBODY for none."""
        return self.face[card] if card != NOBODY else NOBODY

    def owner_of(self, card: int) -> int:
        """Whose it is; NOBODY for none."""
        return self.owner[card] if card != NOBODY else NOBODY

    def kind(self, card: int) -> str:
        """Its type: illuminati, organization, personality, place, resource, or a kind of Plot."""
        return FACES.TYPE[self.face[card]]

    def is_group(self, card: int) -> bool:
        """Whether it is a Group other than an Illuminati."""
        return FACES.is_group(self.face[card])

    def is_laid_waste(self, card: int) -> bool:
        """Whether a card or one above it is Devastated (INW-165, INW-166)."""
        marks, master = self.marks, self.master
        while card != NOBODY:
            if marks[card] & DEVASTATED:
                return True
            card = master[card]
        return False

    def structure(self, seat: int) -> Sequence[int]:
        """The cards of a power structure, Illuminati first, masters before puppets."""
        found: Sequence[int] | None = self.memo.get(seat)
        if found is None:
            root = self.illuminati[seat]
            found = self.memo[seat] = tuple(GEOMETRY.subtree(self, root)) if root != NOBODY else ()
        return found

    def held(self, seat: int) -> Sequence[int]:
        """The Groups that a seat controls, without its Illuminati."""
        return self.structure(seat)[1:]

    def deployed(self, seat: int) -> list[int]:
        """The cards of a seat that act: its structure and its Resources."""
        zone = self.zone
        return [*self.structure(seat), *(card for card in self.resources[seat] if zone[card] == RESOURCE)]

    def everywhere(self) -> Sequence[int]:
        """All Groups in play, Illuminati left out, seat by seat, then the uncontrolled ones."""
        found: Sequence[int] | None = self.memo.get(IN_PLAY)
        if found is None:
            held = [card for seat in range(self.seats) if self.alive[seat] for card in self.held(seat)]
            found = self.memo[IN_PLAY] = (*held, *(card for card in self.area if self.is_group(card)))
        return found

    def deck_of(self, seat: int, plots: bool) -> int:
        """Whose deck `seat` draws Plots, or Groups, from: its own, or NOBODY's, which is everybody's."""
        dealt = format_in_play(self.options)
        shared = dealt == BIG or (not plots and dealt == COMMUNAL)
        return NOBODY if shared else seat

    def plot_deck(self, seat: int) -> list[int]:
        """The deck from which `seat` draws Plots; the last card is next."""
        return self.plot_decks[self.deck_of(seat, True)]

    def group_deck(self, seat: int) -> list[int]:
        """The deck from which `seat` draws Groups; the last card is next."""
        return self.group_decks[self.deck_of(seat, False)]

    def deck(self, seat: int, pile: str) -> list[int]:
        """The one of both decks that a record calls `plots` or `groups`."""
        return self.plot_deck(seat) if pile == "plots" else self.group_deck(seat)

    @property
    def has_area(self) -> bool:
        """Whether there is an uncontrolled area: where all draw Groups from one deck."""
        return self.deck_of(0, False) == NOBODY

    def faces_in_play(self) -> frozenset[int]:
        """The faces of all Groups in play (INW-021, EVL-13)."""
        found: frozenset[int] | None = self.memo.get(FACES_IN_PLAY)
        if found is None:
            found = frozenset(self.face[card] for card in self.everywhere()) - COPIES
            self.memo[FACES_IN_PLAY] = found
        return found

    def dead_faces(self) -> set[int]:
        """The faces of the Groups that were destroyed: no copy comes into play (EVL-13)."""
        return {self.face[card] for pile in self.destroyed for card in pile} - COPIES

    def expire(self, *moments: str, seat: int = NOBODY, cards: Sequence[int] = (), since: int = 0) -> None:
        """What lasted until one of these moments ends: what cards of `seat` did only, or what was done to
        `cards` only, or from the stamp `since` on, if that is said."""

        def over(until: str, card: int, stamp: int, whose: int) -> bool:
            by = seat == NOBODY or whose == seat
            return until in moments and by and (not cards or card in cards) and stamp >= since

        lasting = [e for e in self.effects if not over(e[5], e[2], e[0], e[4].get("seat", self.owner[e[1]]))]
        changes = [c for c in self.changes if not over(c[5], c[1], c[0], self.owner[c[4]])]
        if len(lasting) + len(changes) < len(self.effects) + len(self.changes):
            self.effects, self.changes = lasting, changes
            self.touch()

    def has_acted(self, cards: Sequence[int]) -> None:
        """These cards have acted: what lasted for their next action ends."""
        if cards:
            self.expire(terms.NEXT, terms.NEXT_ACTION, cards=cards)

    def affect(self, source: int, card: int, ability: str, params: Mapping[str, Any], until: str) -> None:
        """`source` does something to `card` that lasts for a time."""
        self.effects.append([self.stamp, source, card, ability, params, until])
        self.touch()

    def doomed(self, until: str) -> list[int]:
        """The Groups in play that are destroyed when this is over."""
        found = (e[2] for e in self.effects if (e[3], e[5]) == (terms.DOOMED, until))
        return [card for card in found if self.zone[card] == HELD]

    def turn_traits(self, card: int, verb: str, bits: int, source: int, until: str) -> None:
        """`source` changes traits of `card`."""
        self.changes.append([self.stamp, card, verb, bits, source, until])
        self.touch()

    def touch(self, *cards: int) -> None:
        """Something has changed on which numbers may depend: only those of these cards, if any are named."""
        self.stamp += 1
        if not cards:
            self.doubt()
        elif RECKONED in self.memo:
            self.memo[RECKONED].forget(cards)

    def doubt(self) -> None:
        """What was reckoned for the position may not hold any more."""
        forget = self.memo.pop
        for kept in (RECKONED, IN_PLAY, FACES_IN_PLAY, *range(self.seats)):
            forget(kept, None)

    def links_of(self, host: int) -> list[int]:
        """The cards that are linked to `host`."""
        return [card for card, at, *_ in self.links if at == host]

    def hang_on(self, card: int, host: int, permanent: int) -> None:
        """`card` is linked to `host` from now on."""
        self.links.append([card, host, permanent, self.turn, 0])
        self.doubt()

    def cut(self, *cards: int) -> None:
        """These cards hang on nothing any more."""
        self.links = [link for link in self.links if link[0] not in cards]
        self.doubt()

    def drop_links(self, host: int) -> None:
        """Resources that hang on a Group which leaves play go back to the Illuminati of their owner
        (INW-079)."""
        self.cut(*(card for card in self.links_of(host) if self.kind(card) == "resource"))

    # -- where cards go

    def pile_of(self, card: int) -> list[int] | None:
        """The list in which a card lies by its zone; None for a structure, where it hangs."""
        seat = self.owner[card]
        zone = self.zone[card]
        if zone == SHOWN:
            return self.tried if card in self.tried else None
        if zone == CENTRE:
            return self.nwos
        if zone == AREA:
            return self.area
        if zone not in PILES:
            return None
        piles: list[list[int]] = getattr(self, PILES[zone])
        return piles[seat]

    def move(self, card: int, zone: int, seat: int) -> None:
        """Take a card from where it lies into the `zone` of `seat`; one that hangs must be cut off before."""
        aside = self.zone[card] in ASIDE and zone in ASIDE
        pile = self.pile_of(card)
        if pile is not None:
            pile.remove(card)
        self.zone[card], self.owner[card] = zone, seat
        pile = self.pile_of(card)
        if pile is not None:
            pile.append(card)
        self.touch(*((card,) if aside else ()))

    def into_play(self, card: int, seat: int) -> None:
        """A Group or Resource comes to belong to `seat`, for all to see, with the Plots that are linked to it
        (EVL-40). What hangs on it came last there."""
        publish(self.known, card)
        for linked in self.links_of(card):
            if self.zone[linked] == LINKED:
                self.owner[linked] = seat
        self.links.sort(key=lambda link: link[1] == card)
        self.home[card] = seat if self.home[card] == NOBODY else self.home[card]
        self.move(card, HELD if self.is_group(card) else RESOURCE, seat)
        if "unique" in FACES.TAGS[self.face[card]] and self.face[card] not in self.seen:
            self.seen.append(self.face[card])

    def discard(self, card: int, unseen: bool = False) -> None:
        """It lies in the discards of the player whose card it is, face up if nothing else is said (INW-050,
        INW-214): what nobody has seen nobody can take up."""
        self.tokens[card] = []
        if not unseen:
            publish(self.known, card)
            self.befall("discarded", card, self.owner[card], self.owner[card])
        self.move(card, DISCARD, self.home[card])

    def befall(self, word: str, card: int, by: int, whose: int) -> None:
        """Something has become of a card that others have not had a chance to answer yet."""
        self.dropped.append([word, card, by, whose])

    def to_hand(self, card: int, seat: int) -> None:
        """It goes to the hand of `seat`; everybody knows it to be there."""
        self.tokens[card] = []
        publish(self.known, card)
        self.move(card, PLOTS if FACES.is_plot_back(self.face[card]) else GROUPS, seat)

    def put_back(self, card: int) -> None:
        """A card that was shown for an attack is where it was: in a hand, or, if it was nobody's, in the
        discards."""
        if self.owner[card] == NOBODY:
            self.move(card, DISCARD, self.home[card])
        else:
            self.to_hand(card, self.owner[card])

    def uproot(self, card: int) -> list[int]:
        """Cut `card` off and take its whole branch apart; the cards, which hang nowhere now."""
        branch = GEOMETRY.subtree(self, card)
        GEOMETRY.detach(self, card)
        for cut in branch:
            self.puppets[cut] = []
            self.master[cut] = self.arrow[cut] = NOBODY
            self.tokens[cut] = []
        self.touch()
        return branch

    def set_free(self, card: int) -> None:
        """It lies open in the uncontrolled area; one that hangs must be cut off before."""
        self.tokens[card] = []
        publish(self.known, card)
        self.move(card, AREA, NOBODY)

    def draw(self, seat: int, deck: Sequence[int], zone: int) -> int | None:
        """The next card of a deck goes to the hand of `seat`; None if the deck is empty."""
        if not deck:
            return None
        card = deck[-1]
        self.home[card] = seat if self.home[card] == NOBODY else self.home[card]
        self.move(card, zone, seat)
        learn(self.known, card, seat)
        return card

    def blur(self, seat: int, *insiders: int) -> None:
        """A card leaves the hand of `seat` unseen: what outsiders had seen of it they know no longer."""
        for card in (*self.plots[seat], *self.groups[seat]):
            mask = self.known[card]
            if mask < EVERYBODY:
                self.known[card] = mask & sum(1 << insider for insider in insiders)


def show(k: Kernel, s: Inwo, *cards: int) -> None:
    """Everybody sees these cards from now on: what was done before can be taken back freely no more."""
    k.reveal()
    for card in cards:
        publish(s.known, card)


def peep(k: Kernel, s: Inwo, cards: Sequence[int], seat: int) -> None:
    """`seat` alone sees these cards from now on."""
    k.reveal()
    for card in cards:
        learn(s.known, card, seat)


def tell_moved(k: Kernel, s: Inwo, kind: str, cards: Sequence[int], **more: Any) -> None:
    """Tell what all can see of some cards, if there are any."""
    if cards:
        k.tell(kind, {"faces": [s.face[card] for card in cards], **more})
