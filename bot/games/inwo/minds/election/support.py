"""All support of a seat on one page: which ticket, who supports it, who spends an action, with what Plots.

The key of the page: SUPPORT, the ticket, who supports it and who spends an action for it, as bits, a 1 where
more is to be declared afterwards, and Plot by Plot the place of the card whose action it comes with; 0: none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.engine.moves import Ask, Move, Open, Subset, Text, text, verb_of
from bot.games.contract import Page, Plan
from bot.games.inwo.minds.election import wishes
from bot.games.inwo.say.election import lent, numbered
from bot.games.inwo.say.phrases import name
from bot.games.inwo.see.view import ElectionView, View

SUPPORT, NO_PLOT = 4, -1
MOST_PLOTS = 3
"""So many Plots of a hand are on the page, those that add most."""


@dataclass(frozen=True, slots=True)
class _Support:
    """What is declared on a page: for which ticket, who could support it and who does, who spends an action
    for it, and which Plots of the hand come with whose action."""

    view: View
    e: ElectionView
    number: int
    able: Sequence[int]
    actors: Sequence[int]
    boosts: Mapping[int, Mapping[int, int]]
    inside: Sequence[int]
    acting: Sequence[int]
    played: Mapping[int, int]

    def lent(self, card: int) -> tuple[int, int, str]:
        """Its Power, more by its action, whom that keeps away."""
        return lent(self.e, card, self.number)

    def amount(self) -> int:
        """What all of it adds."""
        plain = sum(self.lent(card)[0] for card in self.inside)
        acts = sum(self.lent(card)[1] for card in (*self.acting, *self.played.values()))
        return plain + acts + sum(self.boosts[plot][card] for plot, card in self.played.items())

    def key(self, more: int = 0) -> tuple[int, ...]:
        """As the key of a page; more: 1 where more is to be declared afterwards."""
        places = [[*cards].index(self.played[plot]) + 1 if plot in self.played else 0
                  for plot, cards in self.boosts.items()]  # fmt: skip
        inside, acting = _bits(self.able, self.inside), _bits(self.actors, self.acting)
        return (SUPPORT, self.number, inside, acting, more, *places)

    def moves(self) -> list[Move]:
        """What is said."""
        found: list[Move] = [("support", self.number, *self.inside)] if self.inside else []
        found += [("act-for", card) for card in self.acting]
        return found + [("boost", plot, card) for plot, card in self.played.items()]

    def supported(self, card: int) -> _Support:
        """The same with that card called in, or sent away with all that it does."""
        kept = {plot: acts for plot, acts in self.played.items() if acts != card}
        acting = [acts for acts in self.acting if acts != card]
        return replace(self, inside=_flip(self.inside, card), acting=acting, played=kept)

    def acted(self, card: int, plot: int = NO_PLOT) -> _Support:
        """The same with an action of that card, alone or with a Plot; without it if it was there. Of those
        that do nothing but keep the same Groups away, one is enough."""
        kept = {on: acts for on, acts in self.played.items() if acts != card and on != plot}
        acting = [acts for acts in self.acting if acts != card]
        if plot != NO_PLOT and self.played.get(plot) != card:
            kept[plot] = card
        elif plot == NO_PLOT and card not in self.acting:
            acting = [*(one for one in acting if self.lent(one)[1:] != (0, self.lent(card)[2])), card]
        inside = self.inside if card in self.inside else [*self.inside, card]
        return replace(self, inside=inside, acting=acting, played=kept)

    def toggle(self, then: _Support, card: int, amount: int, bar: str, inside: bool) -> Plan:
        """The button of a card that is called in or sent away."""
        barred = text("inwo-trait-name", trait=bar) if bar else ""
        shared = {"card": name(self.view, card), "amount": amount, "inside": int(inside)}
        return Plan(then.key(), text("inwo-plan-toggle", bar=barred, bars=int(bool(bar)), **shared))


def page(view: View, ask: Ask, e: ElectionView, key: tuple[int, ...]) -> Page | None:
    """Which ticket, who supports it, who spends an action, which Plots come with one."""
    if key and (key[0] != SUPPORT or len(key) < 5 or key[1] >= len(e.tickets)):
        return None
    made = _opening(view, ask, e, key[1] if key else _favourite(view, ask, e))
    if key:
        found = _made(made, key)
        if found is None:
            return None
        made = found
    amount = made.amount()
    standing = e.tickets[made.number].support
    told = {"ticket": numbered(view, made.number), "amount": amount, "total": standing + amount}
    moves = made.moves()
    begun = any(line[0] == ask.seat for line in e.supporters)
    label = text("inwo-plan-support", **told) if moves else text("inwo-plan-support-none", begun=int(begun))
    main = Plan(made.key(), label, (*moves, ("declared",)))
    rest = any(card not in made.inside for number in range(len(e.tickets)) for card in _able(ask, number))
    more = [Plan(made.key(1), text("inwo-plan-support-more"), tuple(moves))] if moves and rest else []
    return Page(text("inwo-plan-support-head", **told), _rows(ask, made), main, more)


def _opening(view: View, ask: Ask, e: ElectionView, number: int) -> _Support:
    """The page of a ticket: all that may support it do, and none of them acts."""
    able = _able(ask, number)
    tokens = {card.card for card in view.seats[ask.seat].structure if card.tokens}
    actors = [card for card in able if card in tokens and any(lent(e, card, number)[1:])]
    boosts: dict[int, dict[int, int]] = {}
    for plot, card, more in e.boosts:
        if card in able:
            boosts.setdefault(plot, {})[card] = more
    most = sorted(boosts, key=lambda plot: -max(boosts[plot].values()))[:MOST_PLOTS]
    return _Support(view, e, number, able, actors, {plot: boosts[plot] for plot in most}, able, (), {})


def _made(opening: _Support, key: tuple[int, ...]) -> _Support | None:
    """What a key says; None for one of another hand."""
    places, boosts = key[5:], opening.boosts
    if len(places) != len(boosts) or any(
        at > len(boosts[plot]) for at, plot in zip(places, boosts, strict=True)
    ):
        return None
    played = {plot: [*boosts[plot]][at - 1] for at, plot in zip(places, boosts, strict=True) if at}
    inside = _of(opening.able, key[2])
    acting = [card for card in _of(opening.actors, key[3]) if card in inside]
    return replace(opening, inside=inside, acting=acting, played=played)


def _rows(ask: Ask, made: _Support) -> list[tuple[Text, Sequence[Plan]]]:
    tickets = [_ticket(ask, made, n) for n in range(len(made.e.tickets))]
    supporters = [made.toggle(made.supported(card), card, made.lent(card)[0], "", card in made.inside)
                  for card in made.able]  # fmt: skip
    actors = [made.toggle(made.acted(card), card, *made.lent(card)[1:], card in made.acting)
              for card in made.actors]  # fmt: skip
    named = [
        ("inwo-plan-tickets", tickets),
        ("inwo-plan-supporters", supporters),
        ("inwo-plan-actors", actors),
    ]
    rows: list[tuple[Text, Sequence[Plan]]] = [(text(key), plans) for key, plans in named if plans]
    for plot, cards in made.boosts.items():
        plans = [made.toggle(made.acted(card, plot), card, more + made.lent(card)[1], made.lent(card)[2],
                             made.played.get(plot) == card) for card, more in cards.items()]  # fmt: skip
        rows.append((text("inwo-plan-boosters", plot=name(made.view, plot)), plans))
    return rows


def _ticket(ask: Ask, made: _Support, number: int) -> Plan:
    """The page of a ticket, with all that may support it."""
    shared = {"ticket": numbered(made.view, number), "support": made.e.tickets[number].support}
    label = text("inwo-plan-ticket", chosen=int(number == made.number), **shared)
    return Plan(_opening(made.view, ask, made.e, number).key(), label)


def _able(ask: Ask, number: int) -> Sequence[int]:
    """The cards that may support a ticket."""
    for choice in ask.choices:
        if isinstance(choice, Open) and verb_of(choice) == "support" and choice.prefix[1] == number:
            return [int(card) for card in choice.shape.items] if isinstance(choice.shape, Subset) else []
    return []


def _favourite(view: View, ask: Ask, e: ElectionView) -> int:
    able = [n for n in range(len(e.tickets)) if _able(ask, n)] or [0]
    return max(able, key=lambda n: wishes.liking(view, e.tickets[n]))


def _bits(cards: Sequence[int], chosen: Sequence[int]) -> int:
    return sum(1 << n for n, card in enumerate(cards) if card in chosen)


def _of(cards: Sequence[int], bits: int) -> list[int]:
    return [card for n, card in enumerate(cards) if bits >> n & 1]


def _flip(cards: Sequence[int], card: int) -> list[int]:
    return [c for c in cards if c != card] if card in cards else [*cards, card]
