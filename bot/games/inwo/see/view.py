"""What one seat may know of a game of INWO: built from what is allowed, never by leaving out.

All values are immutable; pictures, text twins, AI seats and labels are made from these and from events only.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.campaign import HUNGRILY, SHORT

OFFICE = -2
"""In place of a face: the office of president or vice-president."""


@dataclass(frozen=True, slots=True)
class ChangeView:
    """What makes a value of a card other than printed. what: power, global, resistance or traits; how: a
    layer of engine.modifiers as a word (set, times, parts, add), or what happens to the traits (gain, lose,
    reverse); value: a number or a mask; face: the card that does it, or OFFICE."""

    what: str
    how: str
    value: int
    face: int


@dataclass(frozen=True, slots=True)
class CardView:
    """A card of a power structure with its values as they are now.

    reach: Global Power. traits: alignments and attributes as a mask. master: -1 for an Illuminati. depth:
    Groups between it and its Illuminati, -1 for that itself. shared: alignments in common with its master. x,
    y, turned: its place (quarter turns). open_arrows: printed sides of the outgoing arrows that are free.
    linked: faces. relief: what its action is worth in Relief. changes: why its values are not as printed.
    """

    card: int
    face: int
    owner: int
    power: int
    reach: int
    resistance: int
    traits: int
    master: int
    arrow: int
    x: int
    y: int
    turned: int
    depth: int
    shared: int
    open_arrows: tuple[int, ...]
    tokens: int
    marks: int
    linked: tuple[int, ...]
    changes: tuple[ChangeView, ...] = ()
    relief: int = 0


def as_printed(face: int, card: int = -1) -> CardView:
    """A Group or an Illuminati in no structure, with its printed values."""
    return CardView(
        card=card,
        face=face,
        owner=-1,
        power=FACES.POWER[face],
        reach=FACES.GLOBAL[face],
        resistance=FACES.RESISTANCE[face],
        traits=FACES.TRAITS[face],
        master=-1,
        arrow=-1,
        x=0,
        y=0,
        turned=0,
        depth=0,
        shared=0,
        open_arrows=FACES.OUT[face],
        tokens=0,
        marks=0,
        linked=(),
    )


@dataclass(frozen=True, slots=True)
class ResourceView:
    """A Resource in play. host: the card it is linked to."""

    card: int
    face: int
    tokens: int
    host: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees them; `plots` and `groups` are the hand cards that the viewer knows.

    plot_count, group_count: how many they hold; plot_limit: how many Plots they may outside their
    turn; plot_deck, group_deck: what is left to draw. held: Groups controlled. basic and special: (now,
    needed) of the Goals, special None if there is none. goals: of the Goal cards that the viewer knows,
    (face, now, needed). stored: how many Resources lie unseen under one of theirs.
    exposed: those Plots of their hand that lie face up.
    """

    seat: int
    illuminati: int
    alive: bool
    turns: int
    structure: tuple[CardView, ...]
    resources: tuple[ResourceView, ...]
    plots: tuple[int, ...]
    groups: tuple[int, ...]
    plot_count: int
    plot_limit: int
    group_count: int
    plot_deck: int
    group_deck: int
    held: int
    power: int
    discards: tuple[int, ...]
    destroyed: tuple[int, ...]
    basic: tuple[int, int]
    special: tuple[int, int] | None
    goals: tuple[tuple[int, int, int], ...] = ()
    stored: int = 0
    exposed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AttackView:
    """The attack that is going on. number: what must be rolled or less; parts: the sum that makes it up, as
    (name of the part, face it comes from or -1, amount). spent: (seat, card, +1 or -1, tokens). roll: two
    dice or (). agents: seats whose agents take part. defender: -1 for a target from the attacker's hand."""

    attacker: int
    card: int
    kind: str
    target: int
    defender: int
    privileged: bool
    number: int
    parts: tuple[tuple[str, int, int], ...]
    spent: tuple[tuple[int, int, int, int], ...]
    agents: tuple[tuple[int, int], ...]
    roll: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfferView:
    """An open deal between two seats: cards by id."""

    number: int
    giver: int
    taker: int
    give_cards: tuple[int, ...]
    get_cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TopicView:
    """What the open decision is about. frame: the kind of frame that asks; seat: whose affair it is.

    card: the card that is placed, moved or linked (-1 none); other: whose branch it is. purpose: why. at: the
    player at whom it is aimed. number: which of the uses of the card, or of the things it does by itself.
    least, most: how many cards whoever picks some must and may still pick; others do not know.
    """

    frame: str
    seat: int
    card: int = -1
    other: int = -1
    purpose: str = ""
    at: int = -1
    number: int = -1
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class PauseView:
    """A window in which others may answer. moment: the frame that is open. seats: who may answer and is not
    waited for. touched: whom it concerns. by: who caused it. minor: only a table that plays live waits."""

    moment: str
    seats: tuple[int, ...]
    touched: tuple[int, ...]
    by: int
    minor: bool


@dataclass(frozen=True, slots=True)
class TicketView:
    """Who stands in an election. candidate, mate: cards, mate -1 for none yet. support: what it has. barred:
    an alignment whose groups may not support it any more."""

    candidate: int
    mate: int
    support: int
    barred: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VoteView:
    """The vote between tied tickets. poll: the number of the poll that is open to all, 0 for none. tickets:
    between which, by number."""

    poll: int
    tickets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ElectionView:
    """The election that goes on. step: the word of its step. nominees, removed: cards. tickets: those who
    stand. supporters: what has supported, as (seat or -1, card, number of the ticket, Power, Power by its
    action). order: the seats still to be asked in this step. pairing: the ticket whose mate is named now.
    parties: those of one player that may each remove a nominee now, in their order. lends: for the viewer,
    (card, Power, more by its action, the alignment that its action bars). boosts: for the viewer, what a Plot
    would add to the action of a Group: (Plot, card, Power). vote: between those that are tied. acting: the
    card that spends its action now, the number of its ticket and what that adds, until nobody stops it.
    rolls: in the last roll-off, (candidate, roll) of those who have rolled; the last of them can still be
    changed."""

    step: str
    nominees: tuple[int, ...]
    removed: tuple[int, ...]
    tickets: tuple[TicketView, ...]
    supporters: tuple[tuple[int, int, int, int, int], ...]
    order: tuple[int, ...]
    pairing: int
    parties: tuple[int, ...]
    lends: tuple[tuple[int, int, int, str], ...]
    boosts: tuple[tuple[int, int, int], ...] = ()
    vote: VoteView | None = None
    acting: tuple[int, int, int] | None = None
    rolls: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """How the last election came out. tickets: (face of the candidate, of the mate or -1, support).
    supporters: what has supported, as (seat or -1, face, number of the ticket, Power, Power by its action).
    winner: the number of a ticket, -1 if nobody could stand. how: what decided."""

    number: int
    tickets: tuple[tuple[int, int, int], ...]
    supporters: tuple[tuple[int, int, int, int, int], ...]
    winner: int
    how: str


@dataclass(frozen=True, slots=True)
class View:
    """Everything `seat` (None: a spectator) may know now.

    phase: setup, begin, draw, takeover, tokens, main, election, end, over. faces: by card, what it is, -1
    where that is hidden. shown: Groups tried in vain from the hand this turn. planning: the card with which
    the viewer is about to attack, while they choose a target (-1 none). put_off: which of their cards were to
    attack, or be attacked, and it was called off, until they do something else. outlook: for the one that is
    about to attack, (kind, target, number); helps: (kind, target, card, amount) of the own cards that could
    aid. lends: for the attack that goes on, (card, side, amount) of all that the viewer could add. watching:
    who may answer what goes on and is not waited for. usable: the cards that the viewer may play or use now.
    area: what lies uncontrolled.
    election: the one that goes on; president, vice: cards, -1 for vacant; elections_held: how many there
    were; outcome: of the last one that is over; elected: [face, how often] of everybody who was; shielded:
    the New World Orders that the president shields, as faces. sharing: all draw Groups from one deck. decks:
    when the game is over, what everybody's deck was, as faces by seat. ties: every link, as [face,
    host, turn in which it was made, whether it is permanent, whether it sleeps]. notes: what the viewer has
    written down or laid under a card, as [face of that, card].
    """

    seat: int | None
    seats: tuple[SeatView, ...]
    faces: tuple[int, ...]
    nwos: tuple[int, ...]
    shown: tuple[int, ...]
    active: int
    turn: int
    phase: str
    attack: AttackView | None
    planning: int
    put_off: tuple[int, ...]
    outlook: tuple[tuple[str, int, int], ...]
    helps: tuple[tuple[str, int, int, int], ...]
    lends: tuple[tuple[int, int, int], ...]
    offers: tuple[OfferView, ...]
    options: tuple[tuple[str, object], ...]
    result: tuple[tuple[str, object], ...]
    waiting: tuple[int, ...]
    topic: TopicView | None
    pause: PauseView | None
    usable: tuple[int, ...] = ()
    area: tuple[CardView, ...] = ()
    election: ElectionView | None = None
    president: int = -1
    vice: int = -1
    elections_held: int = 0
    outcome: OutcomeView | None = None
    elected: tuple[tuple[int, int], ...] = ()
    shielded: tuple[int, ...] = ()
    sharing: bool = False
    decks: tuple[tuple[int, ...], ...] = ()
    ties: tuple[tuple[int, int, int, bool, bool], ...] = ()
    notes: tuple[tuple[int, int], ...] = ()

    @property
    def terms(self) -> int:
        """After how many elections the game ends where no Goal wins (ELE-20, ELE-21); 0 where Goals do."""
        options = dict(self.options)
        rounds = options["election_rounds"] if options.get("elections") in SHORT else 0
        return rounds if isinstance(rounds, int) else 0

    @property
    def one_round_more(self) -> bool:
        """Whether a round is played after the last election (ELE-21)."""
        return dict(self.options).get("elections") == HUNGRILY

    @property
    def has_area(self) -> bool:
        """Whether Groups can lie uncontrolled: where all draw them from one deck."""
        return bool(self.seats) and self.sharing
