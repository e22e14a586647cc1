"""What one seat may know of The Secret Wars: names and words, built from its own affairs and its notebook.

Figures in words are numbers from 0 (feeble) to 9 (world-shaking) on the scale of TSW-21; UNTOLD where nothing
has been
told. All values are immutable. Texts, pictures, AI seats and the reader of orders are given these and nothing
else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.games.tsw.play.state import UNATTENDED

UNTOLD = -2
Line = tuple[str, int, dict[str, Any]]
"""A line of a report or of the paper: the phrase's key, which variant, its arguments."""


@dataclass(frozen=True, slots=True)
class GroupView:
    """A group the viewer knows. own: in their structure; then money, master and free are exact.

    owner: conspiracy that is known to control it, '' if it is neutral, 'somebody' if nobody knows who, None
    if not told.
    """

    name: str
    aka: tuple[str, ...]
    about: str
    kind: str
    place: str
    alignments: tuple[str, ...]
    income: int
    arrows: int
    conspiracy: bool
    own: bool
    owner: str | None
    master: str | None
    power: int
    resistance: int
    sure: bool
    aids: bool
    weak: bool
    money: int | None
    free_arrows: int
    busy: bool
    danger: str
    special: tuple[str, str] | None


@dataclass(frozen=True, slots=True)
class PersonView:
    """A person the viewer has heard of. own: they take the viewer's orders (or is their character, if
    leader).

    actions: orders they can still be given this turn. inside: groups they are known to be in. works_for:
    conspiracies.
    """

    name: str
    pronoun: str
    own: bool
    leader: bool
    group: str
    job: str
    place: str
    home: str
    power: int
    toughness: int
    zeal: int
    alignments: tuple[str, ...]
    skills: tuple[str, ...]
    quirk: str
    secret: str
    inside: tuple[str, ...]
    works_for: tuple[str, ...]
    runs: str
    lit: bool
    alive: bool
    hurt: bool
    busy: bool
    actions: int

    @property
    def free(self) -> int:
        """Actions they can use now: none while they are hurt, or tied up in an attack."""
        return 0 if self.hurt or self.busy else self.actions


@dataclass(frozen=True, slots=True)
class AttackView:
    """An undecided attack the viewer knows of. attacker and by are None if they do not know them; off: it is
    their own and they have ordered to cancel it."""

    name: str
    kind: str
    target: str
    attacker: str | None
    by: str | None
    support: tuple[str, ...]
    agents: tuple[str, ...]
    own: bool
    mb: int | None
    due: int
    off: bool = False


@dataclass(frozen=True, slots=True)
class EventView:
    """A special event in the viewer's hand. needs: what must be named when it is played ('' nothing)."""

    name: str
    text: str
    kind: str
    needs: str
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfferView:
    """A group that somebody gives or sells. incoming: the viewer is asked."""

    number: int
    group: str
    giver: str
    taker: str
    price: int
    incoming: bool


@dataclass(frozen=True, slots=True)
class Issue:
    """The Watchful Eye as the viewer holds it: all sections, or the headline and the notices only."""

    turn: int
    whole: bool
    headline: Line
    sections: tuple[tuple[str, tuple[Line, ...]], ...]


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know (None: a spectator, who knows the headline and who plays).

    lines: what the viewer has written for this turn, in its order; an order is canonical JSON.
    wrongs: (group or person, how often) who has been caught at acting against the viewer.
    alignments: those of this game, each with what it opposes, '' for nothing.
    press: (sender, to whom, words) between players, as far as the viewer may read them.
    deeds: the places that the viewer has bought out, each of which brings them money.
    goal: (kind, needed, alignment, now). ready: who has finished, by conspiracy, if the table shows it.
    """

    seat: int | None
    phase: str
    turn: int
    last_turn: int
    options: tuple[tuple[str, Any], ...]
    alignments: tuple[tuple[str, str], ...]
    conspiracies: tuple[str, ...]
    issue: Issue | None
    ready: tuple[str, ...]
    waiting: int
    result: tuple[tuple[str, Any], ...]
    press: tuple[tuple[str, str, str], ...]

    # the file of the seat; a spectator has none
    name: str = ""
    leader: str = ""
    subscribed: bool = False
    groups: tuple[GroupView, ...] = ()
    people: tuple[PersonView, ...] = ()
    places: tuple[str, ...] = ()
    events: tuple[EventView, ...] = ()
    attacks: tuple[AttackView, ...] = ()
    offers: tuple[OfferView, ...] = ()
    standing: tuple[str, ...] = ()
    lines: tuple[tuple[int | str, ...], ...] = ()
    grace: tuple[tuple[str, str], ...] = ()
    report: tuple[Line, ...] = ()
    goal: tuple[str, int, str, int] | None = None
    mind: tuple[tuple[str, Any], ...] = ()
    wrongs: tuple[tuple[str, int], ...] = ()
    deeds: tuple[str, ...] = ()

    @property
    def own_groups(self) -> tuple[GroupView, ...]:
        """The viewer's power structure, their conspiracy first."""
        return tuple(group for group in self.groups if group.own)

    @property
    def own_people(self) -> tuple[PersonView, ...]:
        """Who takes the viewer's orders, their character first."""
        return tuple(person for person in self.people if person.own)

    def group(self, name: object) -> GroupView | None:
        """The known group of that name."""
        return next((group for group in self.groups if group.name == name), None)

    def person(self, name: object) -> PersonView | None:
        """The known person of that name."""
        return next((person for person in self.people if person.name == name), None)

    @property
    def opposites(self) -> dict[str, str | None]:
        """Every alignment of this game and what it opposes."""
        return {name: other or None for name, other in self.alignments}

    @property
    def attended(self) -> bool:
        """Whether somebody may be the gamemaster."""
        return not dict(self.options).get(UNATTENDED, False)

    def option(self, name: str) -> Any:
        """What the table chose."""
        return dict(self.options)[name]
