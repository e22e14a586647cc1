"""What a moderator can put right at a table, and how: HOST ("adjust", what, ...)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.kernel import Kernel
from bot.engine.moves import Move, Refused, text
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play import actions, placing, specials, treasury
from bot.games.illuminati.play.state import HAND, HELD, OPEN, Illuminati

MOST_MONEY, MOST_ACTIONS = 10_000, 9


def adjust(k: Kernel, s: Illuminati, move: Move) -> None:
    """Carry out one of `see.corrections`. Raises Refused, with nothing changed, for what cannot be so."""
    what, *named = move or ("",)
    correct = CORRECT.get((what, len(named)))
    if correct is None:
        raise Refused([text("refused-host")])
    correct(k, s, *named)


def _money(k: Kernel, s: Illuminati, card: int, amount: int) -> None:
    if not _is_card(card) or s.zone[card] != HELD or not isinstance(amount, int) or amount < 0:
        raise Refused([text("adjust-money")])
    s.money[card] = amount
    treasury.tell_amount(k, s, "adjusted-money", s.owner[card], {"card": card}, amount)


def _left(what: str) -> Callable[..., None]:
    """How many actions or free transfers are left."""

    def correct(k: Kernel, s: Illuminati, amount: int) -> None:
        if not isinstance(amount, int) or not 0 <= amount <= MOST_ACTIONS or not _rests(s):
            raise Refused([text("adjust-actions")])
        setattr(s, what, amount)
        k.tell(f"adjusted-{what}", {"amount": amount})

    return correct


def _free(k: Kernel, s: Illuminati, card: int) -> None:
    if not _is_card(card) or s.zone[card] != HELD or CARDS.KIND[card] != "group" or not _rests(s):
        raise Refused([text("adjust-free")])
    k.tell("group-dropped", {"seat": s.owner[card], "card": card, "cards": s.release(card)})


def _control(k: Kernel, s: Illuminati, card: int, seat: int) -> None:
    if (
        not _is_card(card)
        or card not in s.open
        or not _rests(s)
        or not _is_seat(s, seat)
        or not specials.room_for_a_group(s, seat)
    ):
        raise Refused([text("adjust-control")])
    masters = s.structure(seat)
    placing.hand_over(s, card, seat)
    placing.Place.begin(k, seat, card, masters, placing.CAPTURE)


def _return(k: Kernel, s: Illuminati, card: int) -> None:
    if not _is_card(card) or card not in s.dead or not _rests(s):
        raise Refused([text("adjust-return")])
    s.dead.remove(card)
    s.destroyed = [[other for other in cards if other != card] for cards in s.destroyed]
    s.zone[card] = OPEN
    s.open.append(card)
    k.tell("adjusted-return", {"card": card})


def _special(k: Kernel, s: Illuminati, card: int, seat: int) -> None:
    if not _is_card(card) or CARDS.KIND[card] != "special" or card not in s.discards or not _is_seat(s, seat):
        raise Refused([text("adjust-special")])
    s.discards.remove(card)
    s.zone[card], s.owner[card] = HAND, seat
    s.hands[seat].append(card)
    k.tell("adjusted-special", {"card": card, "seat": seat})


CORRECT: dict[tuple[object, int], Callable[..., None]] = {
    ("money", 2): _money,
    ("actions", 1): _left("actions"),
    ("transfers", 1): _left("transfers"),
    ("free", 1): _free,
    ("control", 2): _control,
    ("special", 2): _special,
    ("return", 1): _return,
}
"""By name and number of arguments."""


def _rests(s: Illuminati) -> bool:
    """Whether nothing is going on: groups and actions are put right only between two deeds of a turn."""
    return s.doing == actions.Act.name


def _is_card(card: object) -> bool:
    return isinstance(card, int) and 0 <= card < len(CARDS.NAME)


def _is_seat(s: Illuminati, seat: object) -> bool:
    return isinstance(seat, int) and 0 <= seat < s.seats and bool(s.alive[seat])
