"""An election in few clicks: all running mates on one page, all support on one, what is worth most first.

The keys of pages: REMOVAL and, party by party, the place of the nominee whom it removes, 0 for nobody; MATES
and, ticket by ticket, the place of the mate among all persons; that of `support`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Ask, Choice, Move, Open, Text, text, verb_of
from bot.engine.structure import NOBODY
from bot.games.contract import Page, Plan
from bot.games.inwo.minds.election import support, wishes
from bot.games.inwo.play.election.ballots import NameVice
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.say.election import added, person
from bot.games.inwo.say.phrases import name, owner
from bot.games.inwo.see.view import ElectionView, View
from bot.games.kit.minds import plain

ONE, MATES, REMOVAL = 3, 5, 6
MOST_PAIRS = 6
"""So many tickets have their mates named on one page; then comes the next one."""
FRAMES = (Election.name, NameVice.name)
VERBS = (
    "nominate", "no-nomination", "support-out", "keep", "mate", "back", "declared", "sway-all", "pass",
    "act-for", "boost",
)  # fmt: skip
"""What one usually does in an election, in this order."""


def worth(view: View, ask: Ask, choice: Choice) -> float:
    """Persons by whose they are and their Power, tickets by how the viewer likes them."""
    e = view.election
    if isinstance(choice, Open) or len(choice) < 2 or not isinstance(choice[1], int):
        return 0.0
    verb, number = str(choice[0]), int(choice[1])
    if verb in ("act-for", "boost"):
        return float(added(view, *(int(card) for card in choice[1:])))
    if verb in ("back", "sway-all", "act"):
        return wishes.liking(view, e.tickets[number]) if e is not None and number < len(e.tickets) else 0.0
    mine = 10.0 * (owner(view, number) == ask.seat)
    if verb == "nominate" and wishes.stands_anyway(view, number):
        return 0.0
    return wishes.power(view, number) + (mine if verb == "nominate" else -mine)


def distinct(view: View, moves: Sequence[Move]) -> list[Move]:
    """Of Plots of one name that could come with one action the first."""
    return list({(view.faces[int(move[1])], move[2]): move for move in reversed(moves)}.values())[::-1]


def page(view: View, ask: Ask, key: tuple[int, ...]) -> Page | None:
    """All that the parties of the seat remove, all running mates that it names, or all that it supports; None
    where none of these is asked."""
    e = view.election
    if e is None:
        return None
    if len(e.parties) > 1 and ("keep",) in ask.choices:
        return _removal(view, ask, e, key)
    if e.pairing >= 0:
        return _mates(view, ask, e, key)
    return support.page(view, ask, e, key) if e.tickets and ("declared",) in ask.choices else None


def _removal(view: View, ask: Ask, e: ElectionView, key: tuple[int, ...]) -> Page | None:
    """Whom each party of a player removes; no two of them remove the same nominee."""
    able = [NOBODY, *sorted(int(move[1]) for move in plain(ask, "support-out"))]
    places = list(key[1:]) or [0] * len(e.parties)
    if (key and key[0] != REMOVAL) or len(places) != len(e.parties) or max(places) >= len(able):
        return None
    rows = [_removed(view, ask, e, able, places, n) for n in range(len(places))]
    moves: list[Move] = [("support-out", able[at]) if at else ("keep",) for at in places]
    label = text("inwo-plan-removes", count=sum(1 for at in places if at))
    return Page(text("inwo-plan-removal-head"), rows, Plan((REMOVAL, *places), label, tuple(moves)))


def _removed(
    view: View, ask: Ask, e: ElectionView, able: Sequence[int], places: Sequence[int], number: int
) -> tuple[Text, Sequence[Plan]]:
    """Nobody and all nominees for one party; whom another party removes is taken from that."""
    nobody, plans = text("inwo-plan-removal-nobody"), []
    hated = sorted(range(1, len(able)), key=lambda at: -worth(view, ask, ("support-out", able[at])))
    for at in (0, *hated):
        then = [0 if other == at else other for other in places]
        then[number] = at
        who = person(view, able[at]) if at else nobody
        label = text("inwo-plan-choice", person=who, chosen=int(places[number] == at))
        plans.append(Plan((REMOVAL, *then), label))
    gone = name(view, able[places[number]]) if places[number] else nobody
    return text("inwo-plan-removal", party=name(view, e.parties[number]), person=gone), plans


def _mates(view: View, ask: Ask, e: ElectionView, key: tuple[int, ...]) -> Page | None:
    """Who runs with whom, for all tickets whose mates the seat names; None for a single one."""
    opens = [choice for choice in ask.choices if isinstance(choice, Open)]
    ahead = [int(choice.prefix[1]) for choice in opens if verb_of(choice) == "mate-ahead"]
    own = [e.tickets[e.pairing].candidate, *ahead][:MOST_PAIRS]
    able = sorted({own[0], *(int(move[1]) for move in plain(ask, "mate"))})
    if len(own) < 2:
        return None
    mates = _named(own, able, key) if key else [_ranked(view, ask, able, one)[0] for one in own]
    if not mates:
        return None
    rows = [_running(view, ask, own, able, mates, n) for n in range(len(own))]
    now: Move = ("mate", mates[0])
    later = [("mate-ahead", *pair) for pair in zip(own[1:], mates[1:], strict=True)]
    label = text("inwo-plan-mates", count=len(own))
    chosen = Plan(_key(able, mates), label, (*later, now))
    waits = _between(e, own)
    first = Plan((ONE,), text("inwo-plan-mates-first", card=name(view, own[0])), (now,))
    return Page(text("inwo-plan-mates-head", between=int(waits)), rows, chosen, [first] if waits else [])


def _named(own: Sequence[int], able: Sequence[int], key: tuple[int, ...]) -> list[int]:
    """Whom a key names for each candidate; nobody if it is no such key."""
    if key[0] != MATES or len(key) != 1 + len(own) or max(key[1:]) >= len(able):
        return []
    mates = [able[at] for at in key[1:]]
    return [] if any(mate == one for mate, one in zip(mates, own, strict=True)) else mates


def _key(able: Sequence[int], mates: Sequence[int]) -> tuple[int, ...]:
    return (MATES, *(able.index(mate) for mate in mates))


def _running(
    view: View, ask: Ask, own: Sequence[int], able: Sequence[int], mates: Sequence[int], number: int
) -> tuple[Text, Sequence[Plan]]:
    """Everybody who could run with one candidate."""
    plans = []
    for mate in _ranked(view, ask, able, own[number]):
        label = text("inwo-plan-choice", person=person(view, mate), chosen=int(mates[number] == mate))
        plans.append(Plan(_key(able, [*mates[:number], mate, *mates[number + 1 :]]), label))
    pair = {"card": name(view, own[number]), "mate": name(view, mates[number])}
    return text("inwo-plan-pair", **pair), plans


def _between(e: ElectionView, own: Sequence[int]) -> bool:
    """Whether tickets of others are told before the last of a seat's own."""
    rest = [stands.candidate for stands in e.tickets[e.pairing :] if stands.mate < 0]
    return rest[: len(own)] != [*own]


def _ranked(view: View, ask: Ask, able: Sequence[int], candidate: int) -> list[int]:
    """Who might run with a candidate, best first."""
    return sorted(
        (card for card in able if card != candidate), key=lambda card: -worth(view, ask, ("mate", card))
    )
