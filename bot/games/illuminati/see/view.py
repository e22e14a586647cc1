"""What one seat may know of a game of Illuminati: built from what is allowed, never by leaving out.

All values are immutable; pictures, text twins, AI seats and labels are made from these and from events only.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardView:
    """A card on the table with its values as they are now.

    money: MB on it, None if it may not be known. x, y, turned: its place in its structure (quarter turns).
    open_arrows: printed sides of the outgoing arrows that are free and not blocked. attacks: parts taken in
    attacks this turn. stubborn: its Resistance against those it resists most (the Gun Lobby), else the same.
    """

    card: int
    owner: int
    power: int
    transfer: int
    resistance: int | None
    income: int
    alignments: int
    money: int | None
    master: int
    arrow: int
    x: int
    y: int
    turned: int
    open_arrows: tuple[int, ...]
    attacks: int
    stubborn: int = 0


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees them; `hand` and `goal` only for the viewer themselves or when they are
    known.

    hand: ids of their specials that the viewer knows. specials: how many they hold. groups: how many they
    control (without the Illuminati card). goal: (now, needed) of the special goal if known. goal_card: whose
    it is; none in a game without goals.
    """

    seat: int
    illuminati: int
    alive: bool
    structure: tuple[CardView, ...]
    specials: int
    hand: tuple[int, ...]
    groups: int
    money: int | None
    power: int
    transfer: int
    destroyed: tuple[int, ...]
    basic: tuple[int, int]
    goal: tuple[int, int] | None
    goal_card: int

    @property
    def points(self) -> int:
        """The score in a game without goals (ILL-12b)."""
        return self.power + self.groups


@dataclass(frozen=True, slots=True)
class AttackView:
    """The attack that is going on. number: what must be rolled or less, as far as the viewer can reckon.

    parts: the sum that makes up the number, as (catalogue key of the part, amount) in the order of the rules.
    spent: MB by (seat, card it came from, +1 for the attacker or -1 for the defender). roll: two dice or ().
    counts_as: what the dice count as by a special, or 0. kind: control, neutralize, destroy, or nwo. allowed:
    the outsiders whom an Interference lets into a privileged attack.
    """

    attacker: int
    card: int
    target: int
    defender: int
    kind: str
    aid: tuple[int, ...]
    privileged: bool
    number: int
    parts: tuple[tuple[str, int], ...]
    spent: tuple[tuple[int, int, int, int], ...]
    roll: tuple[int, ...]
    counts_as: int
    allowed: tuple[int, ...] = ()

    def shuts_out(self, seat: int) -> bool:
        """Whether `seat` may do nothing but end the privilege or slip in (ILL-5.5b)."""
        return self.privileged and seat not in (self.attacker, self.defender, *self.allowed)


@dataclass(frozen=True, slots=True)
class OfferView:
    """An open deal between two seats: what `giver` gives and gets (money in MB, cards by id)."""

    number: int
    giver: int
    taker: int
    give_money: int
    get_money: int
    give_cards: tuple[int, ...]
    get_cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TopicView:
    """What the open decision is about. frame: the kind of frame that asks; seat: whose affair it is.

    card: the card that is placed, moved, endowed, aimed at or played (-1 none); other: the card that
    aims or endows, or that is countered. purpose: why a card is placed, picked or played. owed: MB by seat.
    """

    frame: str
    seat: int
    card: int = -1
    other: int = -1
    purpose: str = ""
    owed: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """Everything `seat` (None: a spectator) may know now.

    phase: setup, begin, income, draw, actions, end, over. deck: cards left. uncontrolled, nwos: in the order
    in which they came. planning: the card with which the viewer is about to attack, while they choose a
    target (-1 none). topic: what else is being decided, None if that is nobody's business but its owner's.
    pledges: promises of peace that concern the viewer: (from, to, last turn, who broke it or -1).
    refused: declined offers of which the viewer is a party: (giver, taker, 1 if it was a demand, turn).
    privilege_bought: the active seat has paid for privilege in this turn.
    """

    seat: int | None
    seats: tuple[SeatView, ...]
    uncontrolled: tuple[CardView, ...]
    nwos: tuple[int, ...]
    deck: int
    dead: tuple[int, ...]
    discards: tuple[int, ...]
    active: int
    turn: int
    round: int
    phase: str
    actions: int
    transfers: int
    attack: AttackView | None
    planning: int
    offers: tuple[OfferView, ...]
    pledges: tuple[tuple[int, int, int, int], ...]
    refused: tuple[tuple[int, int, int, int], ...]
    changes: tuple[tuple[int, str, int], ...]
    options: tuple[tuple[str, object], ...]
    result: tuple[tuple[str, object], ...]
    waiting: tuple[int, ...]
    topic: TopicView | None
    privilege_bought: bool = False

    @property
    def scored(self) -> bool:
        """Whether points decide, and there are no goals (ILL-12b)."""
        return dict(self.options)["goals"] == "none"
