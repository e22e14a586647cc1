"""The text twins: the whole table, the hand, and one line that says what is going on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.moves import Text, Who, text
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.text import goal_text, rules_text
from bot.games.illuminati.say.attack import attack_line, dice, purses, spent
from bot.games.illuminati.say.deals import offers, pledges
from bot.games.illuminati.say.phrases import (
    EMPTY,
    alignments,
    facts,
    goal_of,
    money,
    name,
    names,
    nwo_line,
    open_arrows,
    printed,
)
from bot.games.illuminati.say.reasons import counted, last_turn, parts
from bot.games.illuminati.see.prospects import tired
from bot.games.illuminati.see.view import CardView, SeatView, View
from bot.games.kit.phrases import plain

STEP = "↳"
"""Stands once for every master between a card and its Illuminati."""


def table(view: View) -> Sequence[Text]:
    """Everything that lies open, line by line: as much as the picture shows."""
    said = [status(view)]
    for seat in view.seats:
        said += _player(view, seat)
    said += _centre(view)
    if view.attack:
        said += [
            text("ill-table-attack"),
            attack_line(view),
            spent(view.attack),
            purses(view),
            *parts(view.attack),
        ]
        said.append(dice(view))
    return [line for line in said if line is not EMPTY]


def structure(view: View, seat: int) -> Sequence[Text]:
    """What one player has built, line by line."""
    return list(_player(view, view.seats[seat])) if view.seats else []


def _player(view: View, seat: SeatView) -> Iterator[Text]:
    if not seat.alive:
        yield text("ill-table-out", seat=Who(seat.seat), card=name(seat.illuminati))
        return
    now, needed = seat.basic
    yield text(
        "ill-table-player",
        seat=Who(seat.seat),
        card=name(seat.illuminati),
        groups=seat.groups,
        specials=seat.specials,
        money=money(None) if seat.money is None else text("ill-money-total", amount=seat.money),
        power=seat.power,
        transfer=seat.transfer,
        now=now,
        needed=needed,
        points=seat.points if view.scored else -1,
        counted=counted(view),
        destroyed=len(seat.destroyed),
        active=int(seat.seat == view.active and view.phase not in ("setup", "over")),
    )
    if seat.goal is not None:
        done, wanted = seat.goal
        goal = goal_of(seat.goal_card)
        yield text("ill-table-goal", card=name(seat.goal_card), goal=goal, now=done, needed=wanted)
    yield from (_card(view, card, depth) for card, depth in tree(seat))


def tree(seat: SeatView) -> Iterator[tuple[CardView, int]]:
    """The cards of a structure, every branch together, each with the number of cards above it."""
    below: dict[int, list[CardView]] = {}
    for card in seat.structure:
        below.setdefault(card.master, []).append(card)
    waiting = [(card, 0) for card in reversed(below.get(-1, []))]
    while waiting:
        card, depth = waiting.pop()
        yield card, depth
        waiting += [(puppet, depth + 1) for puppet in reversed(below.get(card.card, []))]


def _card(view: View, card: CardView, depth: int) -> Text:
    arrows = open_arrows(card)
    return text(
        "ill-table-card",
        level=STEP * depth or "•",
        card=name(card.card),
        facts=facts(card),
        money=money(card.money),
        arrows=arrows,
        count=len(arrows),
        used=(1 if tired(card) else 2) if card.attacks else 0,
        changed=int(any(changed == card.card for changed, _, _ in view.changes)),
    )


def _centre(view: View) -> Iterator[Text]:
    yield text("ill-table-open", count=len(view.uncontrolled))
    for card in view.uncontrolled:
        yield text("ill-table-open-card", card=name(card.card), facts=facts(card))
    if view.nwos:
        yield text("ill-table-nwos")
        yield from (text("ill-table-nwo", nwo=nwo_line(nwo)) for nwo in view.nwos)
    for card_id, how, mask in view.changes:
        yield text("ill-table-change", card=name(card_id), how=how, alignments=alignments(mask))
    yield text("ill-table-deck", count=view.deck)
    if view.dead:
        yield text("ill-table-dead", cards=names(view.dead))
    if view.discards:
        yield text("ill-table-discards", cards=names(view.discards))


# -- the hand


def hand(view: View) -> Sequence[Text]:
    """What only the viewer knows: their specials, their goal, what they have seen of others, their offers."""
    if view.seat is None:
        return [text("ill-hand-spectator")]
    if not view.seats:
        return [text("ill-hand-none")]
    own = view.seats[view.seat]
    said = [text("ill-hand", count=len(own.hand))] if own.hand else [text("ill-hand-none")]
    for card in own.hand:
        said += _special(card)
    said += _own_goal(own)
    for seat in view.seats:
        if seat.seat != view.seat and seat.hand:
            said.append(
                text("ill-hand-known", seat=Who(seat.seat), cards=names(seat.hand), count=seat.specials)
            )
    return [*said, *offers(view), *pledges(view)]


def _special(card: int) -> Iterator[Text]:
    yield text("ill-hand-card", card=name(card))
    yield from (text("ill-hand-rule", rule=line) for line in rules_text(card))
    yield text("ill-flavour", words=CARDS.FLAVOUR[card])


def _own_goal(own: SeatView) -> Iterator[Text]:
    goal = CARDS.GOAL[own.goal_card] if own.goal_card >= 0 else None
    if goal is None or own.goal is None:
        return
    now, needed = own.goal
    secret = int(own.goal_card != own.illuminati)
    yield text(
        "ill-hand-goal", card=name(own.goal_card), goal=goal_text(goal), now=now, needed=needed, secret=secret
    )


# -- one line


def status(view: View) -> Text:
    """Which turn it is, what is going on, and who is waited for."""
    if view.phase == "over":
        return _over(view)
    waiting = tuple(Who(seat) for seat in view.waiting if seat >= 0)
    mine = int(view.waiting == (view.seat,))
    whom = text("ill-status-waiting", seats=waiting, mine=mine) if waiting else EMPTY
    if view.phase == "setup":
        return text("ill-status-setup", waiting=whom)
    shared = {"round": view.round, "active": Who(view.active), "waiting": whom}
    a = view.attack
    if a is not None:
        target = name(a.target)
        return text(
            "ill-status-attack",
            **shared,
            card=name(a.card),
            target=target,
            kind=a.kind,
            number=plain(a.number),
            fallen=int(bool(a.roll)),
            roll=a.counts_as or sum(a.roll),
        )
    limit = {"turn": view.turn, "last": last_turn(view)}
    return text("ill-status", **shared, **limit, phase=view.phase, actions=view.actions)


def _over(view: View) -> Text:
    winners = dict(view.result).get("winners")
    seats = tuple(Who(seat) for seat in winners) if isinstance(winners, list | tuple) else ()
    return text("ill-status-over", turn=view.turn, winners=seats, count=len(seats))


# -- one card


def card_text(card: int) -> Sequence[Text]:
    """All there is to know about a card: its facts, what it does, and what they say about it."""
    kind, collection = CARDS.KIND[card], CARDS.SET[card]
    head = text(
        "ill-card", card=name(card), kind=text("card-kind", kind=kind), set=text("card-set", set=collection)
    )
    said = [head, *rules_text(card)]
    if kind in ("illuminati", "group"):
        said.insert(1, printed(card))
    if kind == "group":
        said.append(text("ill-card-arrows", count=len(CARDS.OUT[card])))
    said.append(text("ill-flavour", words=CARDS.FLAVOUR[card]))
    return said
