"""How AI seats nominate, choose mates, support and vote: so as to win, or to stop whoever else would."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.moves import PASS, Ask, Draw, Move
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import LISTS
from bot.games.inwo.minds.cases import given_up
from bot.games.inwo.minds.rolls import best_turn
from bot.games.inwo.minds.value import danger
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.ballots import NameVice, Vote
from bot.games.inwo.play.election.dice import RollLies
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.play.election.variants import Calling
from bot.games.inwo.say.phrases import face_of, find, owner
from bot.games.inwo.see.view import ElectionView, TicketView, View
from bot.games.kit.minds import plain

HOSTILE = 4.0
"""What it is worth to keep the office from the rival who leads."""
SUPPORT, AVERAGE = 10.0, 7
"""How much support is worth an answer; what two dice show on the average."""


def power(view: View, card: int) -> int:
    """The Power of a card on the table."""
    found = find(view, card)
    return found.power if found is not None else 0


def stands_anyway(view: View, card: int) -> bool:
    """Whether somebody nominates themselves."""
    face = face_of(view, card)
    return face >= 0 and FACES.ID[face] in LISTS["self_made"]


def liking(view: View, stands: TicketView) -> float:
    """How glad the viewer would be if a ticket won."""
    whose, mate = owner(view, stands.candidate), owner(view, stands.mate)
    found = 10.0 if whose == view.seat else 0.0 if whose < 0 else -2.0
    found -= HOSTILE if whose >= 0 and whose == danger(view) else 0.0
    found -= 1.5 if mate == view.seat else 0.0
    return found


def choose(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The answer of a seat in an election."""
    e = view.election
    answer = STEPS.get(e.step) if e is not None else None
    return answer(view, ask, e) if answer is not None and e is not None else None


def _nominate(view: View, ask: Ask, e: ElectionView) -> Move | None:
    """The strongest of its own persons who do not stand anyway; nobody else is worth it."""
    able = [move for move in plain(ask, "nominate") if not stands_anyway(view, int(move[1]))]
    own = [move for move in able if owner(view, int(move[1])) == view.seat]
    return max(own, key=lambda move: power(view, int(move[1])), default=("no-nomination",))


def _remove(view: View, ask: Ask, e: ElectionView) -> Move | None:
    """The strongest rival, if somebody of its own stands."""
    mine = any(owner(view, card) == view.seat for card in e.nominees if card not in e.removed)
    others = [move for move in plain(ask, "support-out") if owner(view, int(move[1])) != view.seat]
    hated = [move for move in others if owner(view, int(move[1])) == danger(view) >= 0]
    able = hated or (others if mine else [])
    return max(able, key=lambda move: power(view, int(move[1])), default=("keep",))


def _mate(view: View, ask: Ask, e: ElectionView) -> Move | None:
    return second(view, plain(ask, "mate"))


def second(view: View, able: Sequence[Move]) -> Move | None:
    """Somebody strong who belongs to somebody else: an office without power."""

    def worth(move: Move) -> tuple[int, int]:
        return int(owner(view, int(move[1])) != view.seat), power(view, int(move[1]))

    return max(able, key=worth, default=None)


def _wish(view: View, ask: Ask, e: ElectionView) -> int | None:
    """The ticket to support: the one it likes best of those that its help puts ahead. If that is a rival's,
    the best of those that can still catch up with the help of whoever has not declared yet, or one that is at
    least no rival's; None for none."""
    mine = sum(amount for _, amount, _, _ in e.lends)
    tickets = e.tickets
    most = max(stands.support for stands in tickets)

    def rank(n: int) -> tuple[float, int, int]:
        return liking(view, tickets[n]), tickets[n].support, -n

    best = max((n for n, stands in enumerate(tickets) if stands.support + mine >= most), key=rank)
    if liking(view, tickets[best]) >= 0:
        return best
    rivals = {owner(view, tickets[best].candidate), ask.seat}
    waiting = sum(view.seats[seat].power for seat in e.order if seat not in rivals)
    able = [n for n, stands in enumerate(tickets) if stands.support + mine + waiting >= most] or [best]
    hope = max(able, key=rank)
    if liking(view, tickets[hope]) > liking(view, tickets[best]):
        return hope
    return max((n for n, stands in enumerate(tickets) if liking(view, stands) >= 0), key=rank, default=None)


def _support(view: View, ask: Ask, e: ElectionView) -> Move | None:
    """All for one ticket; with an action where that keeps others away from a candidate of its own."""
    wish = _wish(view, ask, e)
    if wish is None:
        return ("declared",)
    if liking(view, e.tickets[wish]) > 0:
        acts = [move for move in plain(ask, "act") if move[1] == wish]
        if acts:
            return acts[0]
    return next((move for move in plain(ask, "back") if move[1] == wish), ("declared",))


def _more(view: View, ask: Ask, e: ElectionView) -> Move | None:
    """What helps a candidate of its own who is not ahead."""
    totals = sorted((stands.support for stands in e.tickets), reverse=True)
    for move in plain(ask, "act-for", "boost"):
        number = next((at for _, card, at, _, _ in e.supporters if card == move[-1]), None)
        if number is None or liking(view, e.tickets[number]) <= 0:
            continue
        ahead = e.tickets[number].support - (totals[1] if len(totals) > 1 else 0)
        if ahead < 10:
            return move
    return PASS


def _sway(view: View, ask: Ask, e: ElectionView) -> Move | None:
    able = {int(move[1]): move for move in plain(ask, "sway-all")}
    best = max(able, key=lambda n: liking(view, e.tickets[n]), default=None)
    return able[best] if best is not None else None


STEPS: dict[str, Callable[[View, Ask, ElectionView], Move | None]] = {
    "nominate": _nominate,
    "remove": _remove,
    "mates": _mate,
    "support": _support,
    "more": _more,
    "sway": _sway,
}


def vote(view: View, ask: Ask, draw: Draw) -> Move | None:
    """For the candidate it likes best."""
    e = view.election
    if e is None:
        return None
    likes = {view.faces[stands.candidate]: liking(view, stands) for stands in e.tickets}
    return max(plain(ask, "vote"), key=lambda move: likes.get(int(move[1]), 0.0), default=None)


def answer_action(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Stop an action for a ticket that it would rather see lose."""
    e = view.election
    if e is None or e.acting is None:
        return None
    _, number, more = e.acting
    return _cheapest(view, ask, -liking(view, e.tickets[number]) * more / SUPPORT)


def _cheapest(view: View, ask: Ask, gain: float) -> Move | None:
    """The answer that costs least, if that is less than it brings."""
    prices = [(given_up(view, move), move) for move in plain(ask, "play", "use")]
    spent, move = min(prices, default=(0.0, None))
    return move if move is not None and gain > spent else None


def answer_roll(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Turn the dice of a candidate up or down, as it is liked."""
    e = view.election
    if e is None or not e.rolls:
        return None
    roll, best = e.rolls[-1][1], max([now for _, now in e.rolls[:-1]], default=AVERAGE)
    liked = rolling(view)
    return best_turn(view, ask, 2, roll, lambda n: (n > best) * liked)


def rolling(view: View) -> float:
    """How much it likes the candidate whose dice lie."""
    e = view.election
    if e is None or not e.rolls:
        return 0.0
    card = e.rolls[-1][0]
    return max((liking(view, stands) for stands in e.tickets if stands.candidate == card), default=0.0)


def name_vice(view: View, ask: Ask, draw: Draw) -> Move | None:
    return second(view, plain(ask, "name-vice"))


def call(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The weakest first; nobody comes early who may come late."""
    if ("refuse",) in ask.choices:
        return ("refuse",)
    vice = owner(view, view.vice)

    def weight(move: Move) -> tuple[int, int]:
        seat = int(move[1])
        return int(seat == vice), view.seats[seat].power

    return min(plain(ask, "call"), key=weight, default=None)


DECISIONS = {
    Election: choose, Vote: vote, NameVice: name_vice, Calling: call, Acting: answer_action,
    RollLies: answer_roll,
}  # fmt: skip
