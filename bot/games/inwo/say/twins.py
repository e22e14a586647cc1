"""The text twins: the table, a structure, the hand, a card, and one line that says what is going on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.inwo.cards.card_text import rules_text
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import SIDES
from bot.games.inwo.play.state import DEVASTATED
from bot.games.inwo.say import election
from bot.games.inwo.say.attack import attack_line, dice, parts
from bot.games.inwo.say.changes import change_lines
from bot.games.inwo.say.deals import offers
from bot.games.inwo.say.hand import use_of
from bot.games.inwo.say.links import marks
from bot.games.inwo.say.phrases import EMPTY, counted, face_name, face_names, facts, name, names, printed
from bot.games.inwo.see.view import CardView, SeatView, View
from bot.games.kit.phrases import plain

STEP = "↳"
"""Stands once for every master between a card and its Illuminati."""


def table(view: View) -> Sequence[Text]:
    """Everything that lies open, line by line: as much as the picture shows."""
    said = [status(view)]
    for seat in view.seats:
        said += _player(view, seat)
    said += [order(view, face) for face in view.nwos]
    said += area(view)
    said += election.lines(view)
    if view.shown:
        said.append(text("inwo-table-shown", cards=names(view, view.shown)))
    if view.attack:
        said += [attack_line(view, view.attack), *parts(view, view.attack), dice(view.attack)]
    said += _brought(view)
    return [line for line in said if line is not EMPTY]


def order(view: View, face: int) -> Text:
    """A New World Order with its colour, and whether a president shields it."""
    shielded = int(face in view.shielded)
    return text("inwo-picture-order", colour=FACES.COLOUR[face], card=face_name(face), shielded=shielded)


def area(view: View) -> Iterator[Text]:
    """What lies uncontrolled, if there is a place for it."""
    if not view.has_area:
        return
    yield text("inwo-table-free" if view.area else "inwo-table-free-none", deck=view.seats[0].group_deck)
    for card in view.area:
        values = facts(card) if FACES.is_group(card.face) else printed(card.face)
        yield text("inwo-table-free-card", card=face_name(card.face), facts=values)
        yield from change_lines(card)


def _brought(view: View) -> Iterator[Text]:
    """At the end: what everybody played with, and what came of it."""
    for seat, faces in zip(view.seats, view.decks, strict=False):
        yield text(
            "inwo-over-seat",
            seat=Who(seat.seat),
            turns=seat.turns,
            groups=seat.held,
            power=seat.power,
            destroyed=len(seat.destroyed),
            count=len(faces),
            cards=counted(faces),
        )


def structure(view: View, seat: int) -> Sequence[Text]:
    """What one player has built, line by line."""
    return list(_player(view, view.seats[seat])) if view.seats else []


def _player(view: View, seat: SeatView) -> Iterator[Text]:
    if not seat.alive:
        yield text("inwo-table-out", seat=Who(seat.seat), card=face_name(seat.illuminati))
        return
    now, needed = seat.basic
    yield text(
        "inwo-table-player",
        seat=Who(seat.seat),
        card=face_name(seat.illuminati),
        groups=seat.held,
        power=seat.power,
        plots=seat.plot_count,
        hand=seat.group_count,
        plot_deck=seat.plot_deck,
        group_deck=seat.group_deck,
        now=now,
        needed=needed,
        goals=int(not view.terms),
        active=int(seat.seat == view.active and view.phase not in ("setup", "over")),
        tokens=sum(1 for card in seat.structure if card.tokens),
    )
    if seat.special is not None and not view.terms:
        now, needed = seat.special
        yield text("inwo-table-special", card=face_name(seat.illuminati), now=now, needed=needed)
    for card in tree(seat):
        yield _card(view, card)
        yield from change_lines(card)
    yield from (text("inwo-table-tab", letter=letter, link=line) for letter, line in marks(view, seat))
    yield from _piles(view, seat)


def _piles(view: View, seat: SeatView) -> Iterator[Text]:
    """What of a player's cards lies elsewhere than in the structure."""
    if seat.stored:
        yield text("inwo-table-stored", count=seat.stored)
    if view.seat != seat.seat and (seat.plots or seat.groups):
        yield text("inwo-table-known", cards=names(view, (*seat.plots, *seat.groups)))
    if seat.destroyed:
        yield text("inwo-table-destroyed", cards=face_names(seat.destroyed))
    if seat.discards:
        yield text("inwo-table-discards", cards=counted(seat.discards))


def tree(seat: SeatView) -> Iterator[CardView]:
    """The cards of a structure, every branch together."""
    below: dict[int, list[CardView]] = {}
    for card in seat.structure:
        below.setdefault(card.master, []).append(card)
    waiting = list(reversed(below.get(-1, [])))
    while waiting:
        card = waiting.pop()
        yield card
        waiting += reversed(below.get(card.card, []))


def _card(view: View, card: CardView) -> Text:
    arrows = _sides([(side + card.turned) & 3 for side in card.open_arrows])
    return text(
        "inwo-table-card",
        level=STEP * (card.depth + 1) or "•",
        card=face_name(card.face),
        facts=facts(card),
        tokens=card.tokens,
        arrows=arrows,
        count=len(arrows),
        devastated=int(bool(card.marks & DEVASTATED)),
    )


# -- the hand


def hand(view: View) -> Sequence[Text]:
    """What only the viewer knows: their cards, and their offers."""
    if view.seat is None or not view.seats:
        return [text("inwo-hand-none")]
    own = view.seats[view.seat]
    said = [text("inwo-hand-plots", count=len(own.plots)), *(_held(view, card) for card in own.plots)]
    said += [text("inwo-hand-groups", count=len(own.groups)), *(_held(view, card) for card in own.groups)]
    faces = dict.fromkeys(view.faces[card] for card in (*own.plots, *own.groups))
    for face in faces:
        lines = rules_text(face)
        if lines:
            said.append(text("inwo-hand-rules", card=face_name(face)))
            said += [text("inwo-hand-rule", rule=line) for line in lines]
    said += [
        text("inwo-hand-note", guard=face_name(face), card=name(view, card)) for face, card in view.notes
    ]
    return [*said, *offers(view)]


def _held(view: View, card: int) -> Text:
    """A card of the hand with what can be done with it."""
    face, use = view.faces[card], use_of(view, card)
    about = {"use": use.words, "now": int(use.now), "said": int(use.words is not EMPTY)}
    return text("inwo-hand-card", card=face_name(face), facts=printed(face), **about)


# -- one line


def winners(view: View) -> tuple[Text, ...]:
    """Who has won, and by which Goal."""
    result: dict[str, Any] = dict(view.result)
    pairs = zip(result.get("winners") or (), result.get("how") or (), strict=False)
    return tuple(text("inwo-told-winner", seat=Who(seat), how=how) for seat, how in pairs)


def status(view: View) -> Text:
    """Which turn it is, what is going on, and who is waited for."""
    if view.phase == "over":
        seats = winners(view)
        return text("inwo-status-over", turn=view.turn, winners=seats, count=len(seats))
    waiting = tuple(Who(seat) for seat in view.waiting if seat >= 0)
    mine = int(view.waiting == (view.seat,))
    whom = text("inwo-status-waiting", seats=waiting, mine=mine) if waiting else EMPTY
    if view.phase == "setup":
        return text("inwo-status-setup", waiting=whom)
    shared = {"turn": view.turn, "active": Who(view.active), "waiting": whom}
    a = view.attack
    if a is not None:
        shared |= {"card": name(view, a.card), "target": name(view, a.target)}
        fallen = {"fallen": int(bool(a.roll)), "roll": sum(a.roll)}
        return text("inwo-status-attack", **shared, **fallen, kind=a.kind, number=plain(a.number))
    return text("inwo-status", **shared, phase=view.phase)


# -- one card


def card_text(face: int) -> Sequence[Text]:
    """All there is to know about a card."""
    kind, values = text("inwo-type", type=FACES.TYPE[face]), printed(face)
    said = [text("inwo-card", card=face_name(face), type=kind), *([values] if values != kind else [])]
    if FACES.is_group(face):
        said.append(text("inwo-card-arrows", count=len(FACES.OUT[face]), arrows=_sides(FACES.OUT[face])))
    if FACES.COLOUR[face]:
        said.append(text("inwo-card-colour", colour=FACES.COLOUR[face]))
    quote = [text("inwo-card-flavour", words=EFFECTS.FLAVOUR[face])] if EFFECTS.FLAVOUR[face] else []
    return [*said, *rules_text(face), *quote]


def _sides(sides: Sequence[int]) -> tuple[Text, ...]:
    return tuple(text("inwo-direction", direction=SIDES[side]) for side in sorted(sides))
