"""An election in few clicks: all running mates on one page, all support on one, what is worth most first.

The keys of pages: MATES and, ticket by ticket, the place of the mate among all persons; SUPPORT, the ticket,
who supports it and who spends an action for it, as bits, and a 1 where more is to be declared afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.engine.moves import Ask, Choice, Move, Open, Subset, Text, text, verb_of
from bot.games.contract import Page, Plan
from bot.games.inwo.minds import election
from bot.games.inwo.play.election.ballots import NameVice
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.say.election import numbered, person
from bot.games.inwo.say.phrases import name
from bot.games.inwo.see.view import ElectionView, View

SUPPORT, MATES = 4, 5
MOST_PAIRS = 6
"""So many tickets have their mates named on one page; then comes the next one."""
FRAMES = (Election.name, NameVice.name)
VERBS = (
    "nominate", "no-nomination", "support-out", "keep", "mate", "back", "declared", "sway-all", "act-for",
    "pass",
)  # fmt: skip
"""What one usually does in an election, in this order."""


def worth(view: View, ask: Ask, choice: Choice) -> float:
    """Persons by whose they are and their Power, tickets by how the viewer likes them."""
    e = view.election
    if isinstance(choice, Open) or len(choice) < 2 or not isinstance(choice[1], int):
        return 0.0
    verb, number = str(choice[0]), int(choice[1])
    if verb in ("back", "sway-all", "act"):
        return election.liking(view, e.tickets[number]) if e is not None and number < len(e.tickets) else 0.0
    mine = 10.0 * (election.owner(view, number) == ask.seat)
    return election.power(view, number) + (mine if verb == "nominate" else -mine)


@dataclass(frozen=True, slots=True)
class _Support:
    """What is declared on a page: for which ticket, who could support it and who does, who could spend an
    action for it and who does."""

    view: View
    e: ElectionView
    number: int
    able: Sequence[int]
    inside: Sequence[int]
    actors: Sequence[int]
    acting: Sequence[int]

    def lent(self, card: int) -> tuple[int, int, str]:
        """Its Power, more by its action, whom that keeps away."""
        return next((line[1:] for line in self.e.lends if line[0] == card), (0, 0, ""))

    def plan(
        self, label: Text, inside: Sequence[int], acting: Sequence[int], moves: Sequence[Move] = ()
    ) -> Plan:
        """A page with these chosen, or what its button does."""
        return Plan(
            (SUPPORT, self.number, _bits(self.able, inside), _bits(self.actors, acting)), label, tuple(moves)
        )

    def moves(self) -> list[Move]:
        """What is said."""
        found: list[Move] = [("support", self.number, *self.inside)] if self.inside else []
        return found + [("act-for", card) for card in self.acting]

    def toggle(self, card: int, amount: int, bar: str, inside: bool) -> Text:
        """One card that is called in or sent away."""
        barred = text("inwo-trait-name", trait=bar) if bar else ""
        shared = {"card": name(self.view, card), "amount": amount, "inside": int(inside)}
        return text("inwo-plan-toggle", bar=barred, bars=int(bool(bar)), **shared)


def page(view: View, ask: Ask, key: tuple[int, ...]) -> Page | None:
    """All running mates that the seat names now, or all that it supports; None where neither is asked."""
    e = view.election
    if e is None or not e.tickets:
        return None
    if e.pairing >= 0:
        return _mates(view, ask, e, key)
    return _support(view, ask, e, key) if ("declared",) in ask.choices else None


def _mates(view: View, ask: Ask, e: ElectionView, key: tuple[int, ...]) -> Page | None:
    """Who runs with whom, for all tickets in a row whose mates the seat names; None for a single one."""
    rest = e.tickets[e.pairing : e.pairing + MOST_PAIRS]
    own = [stands.candidate for stands in takewhile(lambda stands: stands.chooser == ask.seat, rest)]
    if len(own) < 2 or (key and (key[0] != MATES or len(key) != 1 + len(own))):
        return None
    able = sorted({own[0], *(int(move[1]) for move in election.plain(ask, "mate"))})
    places = list(key[1:]) if key else [able.index(_ranked(view, ask, able, one)[0]) for one in own]
    if max(places) >= len(able) or any(able[at] == one for at, one in zip(places, own, strict=True)):
        return None
    rows: list[tuple[Text, Sequence[Plan]]] = []
    for n, candidate in enumerate(own):
        plans = []
        for mate in _ranked(view, ask, able, candidate):
            label = text("inwo-plan-mate", person=person(view, mate), chosen=int(able[places[n]] == mate))
            plans.append(Plan((MATES, *places[:n], able.index(mate), *places[n + 1 :]), label))
        pair = {"card": name(view, candidate), "mate": name(view, able[places[n]])}
        rows.append((text("inwo-plan-pair", **pair), plans))
    moves = tuple(("mate", able[at]) for at in places)
    chosen = Plan((MATES, *places), text("inwo-plan-mates", count=len(own)), moves)
    return Page(text("inwo-plan-mates-head"), rows, chosen)


def _ranked(view: View, ask: Ask, able: Sequence[int], candidate: int) -> list[int]:
    """Who might run with a candidate, best first."""
    return sorted(
        (card for card in able if card != candidate), key=lambda card: -worth(view, ask, ("mate", card))
    )


def _support(view: View, ask: Ask, e: ElectionView, key: tuple[int, ...]) -> Page | None:
    """Which ticket, who supports it, who spends an action."""
    if key and (key[0] != SUPPORT or len(key) not in (4, 5) or key[1] >= len(e.tickets)):
        return None
    made = _made(view, ask, e, key)
    amount = sum(made.lent(card)[0] for card in made.inside) + sum(made.lent(c)[1] for c in made.acting)
    standing = e.tickets[made.number].support
    told = {"ticket": numbered(view, made.number), "amount": amount, "total": standing + amount}
    moves = made.moves()
    main = made.plan(text("inwo-plan-support", **told), made.inside, made.acting, [*moves, ("declared",)])
    more = [Plan((*main.key, 1), text("inwo-plan-support-more"), tuple(moves))] if moves else []
    return Page(text("inwo-plan-support-head", **told), _rows(ask, made), main, more)


def _made(view: View, ask: Ask, e: ElectionView, key: tuple[int, ...]) -> _Support:
    number = key[1] if key else _favourite(view, ask, e)
    able = _able(ask, number)
    tokens = {card.card for card in view.seats[ask.seat].structure if card.tokens}
    lends = {card: more or bar for card, _, more, bar in e.lends}
    actors = [card for card in able if card in tokens and lends.get(card)]
    inside = _of(able, key[2]) if key else able
    acting = [card for card in _of(actors, key[3]) if card in inside] if key else []
    return _Support(view, e, number, able, inside, actors, acting)


def _rows(ask: Ask, made: _Support) -> list[tuple[Text, Sequence[Plan]]]:
    tickets = [_ticket(ask, made, n) for n in range(len(made.e.tickets))]
    rows: list[tuple[Text, Sequence[Plan]]] = [(text("inwo-plan-tickets"), tickets)]
    supporters, actors = [], []
    for card in made.able:
        label = made.toggle(card, made.lent(card)[0], "", card in made.inside)
        supporters.append(made.plan(label, _flip(made.inside, card), made.acting))
    for card in made.actors:
        label = made.toggle(card, *made.lent(card)[1:], card in made.acting)
        actors.append(made.plan(label, made.inside, _flip(made.acting, card)))
    named = (("inwo-plan-supporters", supporters), ("inwo-plan-actors", actors))
    return rows + [(text(key), plans) for key, plans in named if plans]


def _ticket(ask: Ask, made: _Support, number: int) -> Plan:
    """The page of a ticket, with all that may support it."""
    shared = {"ticket": numbered(made.view, number), "support": made.e.tickets[number].support}
    label = text("inwo-plan-ticket", chosen=int(number == made.number), **shared)
    return Plan((SUPPORT, number, (1 << len(_able(ask, number))) - 1, 0), label)


def _able(ask: Ask, number: int) -> Sequence[int]:
    """The cards that may support a ticket."""
    for choice in ask.choices:
        if isinstance(choice, Open) and verb_of(choice) == "support" and choice.prefix[1] == number:
            return [int(card) for card in choice.shape.items] if isinstance(choice.shape, Subset) else []
    return []


def _favourite(view: View, ask: Ask, e: ElectionView) -> int:
    able = [n for n in range(len(e.tickets)) if _able(ask, n)] or [0]
    return max(able, key=lambda n: election.liking(view, e.tickets[n]))


def _bits(cards: Sequence[int], chosen: Sequence[int]) -> int:
    return sum(1 << n for n, card in enumerate(cards) if card in chosen)


def _of(cards: Sequence[int], bits: int) -> list[int]:
    return [card for n, card in enumerate(cards) if bits >> n & 1]


def _flip(cards: Sequence[int], card: int) -> list[int]:
    return [c for c in cards if c != card] if card in cards else [*cards, card]
