"""From the state to what one seat may know (view.py): the only place where views are made."""

from __future__ import annotations

from typing import Any

from bot.engine.structure import NOBODY
from bot.engine.zones import knows
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.attack import Attack
from bot.games.illuminati.play.frames import KINDS
from bot.games.illuminati.play.power import alignments, needed, power, reckon, resistance, transfer
from bot.games.illuminati.play.state import GEOMETRY, Illuminati
from bot.games.illuminati.play.turn import TurnFrame
from bot.games.illuminati.play.winning import basic_goal, special_goal, written
from bot.games.illuminati.see.view import AttackView, CardView, OfferView, SeatView, TopicView, View
from bot.games.kit.kinds import topic_of

EVERY_ALIGNMENT = (1 << len(CARDS.OPPOSITE)) - 1


def project(s: Illuminati, seat: int | None) -> View:
    """What `seat` may know; None is a spectator."""
    dealt = s.illuminati[0] != NOBODY
    return View(
        seat=seat,
        seats=tuple(_seat(s, q, seat) for q in range(s.seats)) if dealt else (),
        uncontrolled=tuple(_card(s, card, True) for card in s.open),
        nwos=tuple(s.nwos),
        deck=len(s.deck),
        dead=tuple(s.dead),
        discards=tuple(s.discards),
        active=s.active,
        turn=s.turn,
        round=s.round,
        phase=_phase(s),
        actions=s.actions,
        transfers=s.transfers,
        attack=_attack(s, seat),
        planning=_planning(s, seat),
        offers=tuple(_offer(offer) for offer in s.offers if seat in (offer["giver"], offer["taker"])),
        pledges=_pledges(s, seat),
        refused=tuple((a, b, what, when) for a, b, what, when in s.refused if seat in (a, b)),
        changes=tuple((card, verb, mask) for card, verb, mask in s.changes),
        options=tuple(s.options.items()),
        result=tuple((s.result or {}).items()),
        waiting=tuple(s.waiting),
        topic=_topic(s, seat),
        privilege_bought="privilege-bought" in s.used,
    )


def _pledges(s: Illuminati, viewer: int | None) -> tuple[tuple[int, int, int, int], ...]:
    """All of them when the game is over."""
    return tuple(
        (one, other, last, broken)
        for one, other, last, broken in s.pledges
        if s.result is not None or viewer in (one, other)
    )


def _phase(s: Illuminati) -> str:
    if s.result is not None:
        return "over"
    turn = TurnFrame.find(s)
    return "setup" if turn is None else TurnFrame.phase(turn)


def _seat(s: Illuminati, seat: int, viewer: int | None) -> SeatView:
    own = s.structure(seat)
    goals = s.options["goals"] != "none"
    goal_card = s.goals[seat] if goals and _knows_goal(s, seat, viewer) else NOBODY
    open_money = _sees_money(s, seat, viewer)
    return SeatView(
        seat=seat,
        illuminati=own[0],
        alive=bool(s.alive[seat]),
        structure=tuple(_card(s, card, open_money) for card in own),
        specials=len(s.hands[seat]),
        hand=tuple(card for card in s.hands[seat] if knows(s.known, card, viewer)),
        groups=len(own) - 1,
        money=sum(s.money[card] for card in own) if open_money else None,
        power=sum(power(s, card) for card in own),
        transfer=sum(transfer(s, card) for card in own),
        destroyed=tuple(s.destroyed[seat]),
        basic=basic_goal(s, seat),
        goal=special_goal(s, seat, goal_card) if goal_card != NOBODY and open_money else None,
        goal_card=goal_card,
    )


def _knows_goal(s: Illuminati, seat: int, viewer: int | None) -> bool:
    """A printed goal is public; one that was written down is its owner's secret until the end."""
    return s.result is not None or viewer == seat or not written(s, seat)


def _sees_money(s: Illuminati, seat: int, viewer: int | None) -> bool:
    return bool(s.options["money"] == "open") or viewer == seat or s.result is not None


def _card(s: Illuminati, card: int, open_money: bool) -> CardView:
    owned = s.owner[card] != NOBODY
    return CardView(
        card=card,
        owner=s.owner[card],
        power=power(s, card),
        transfer=transfer(s, card),
        resistance=None if CARDS.KIND[card] == "illuminati" else resistance(s, card),
        stubborn=resistance(s, card, EVERY_ALIGNMENT),
        income=CARDS.INCOME[card],
        alignments=alignments(s, card),
        money=s.money[card] if open_money else None,
        master=s.master[card],
        arrow=s.arrow[card],
        x=s.x[card],
        y=s.y[card],
        turned=s.turned[card],
        open_arrows=tuple(GEOMETRY.open_arrows(s, card)) if owned else tuple(CARDS.OUT[card]),
        attacks=s.attacks[card],
    )


def _planning(s: Illuminati, viewer: int | None) -> int:
    plan = Attack.on_top(s)
    return Attack.chosen_for(plan) if plan is not None and Attack.data(plan)["seat"] == viewer else NOBODY


def _attack(s: Illuminati, viewer: int | None) -> AttackView | None:
    """Until it is announced, only the attacker knows what they are planning."""
    f = Attack.find(s)
    if f is None:
        return None
    a = Attack.data(f)
    if not a["kind"] or (Attack.is_plan(f) and viewer != a["seat"]):
        return None
    parts = [(str(name), int(amount)) for name, amount in (a["parts"] or reckon(s, a))]
    return AttackView(
        attacker=a["seat"],
        card=a["card"],
        target=a["target"],
        defender=a["defender"],
        kind=a["kind"],
        aid=tuple(a["aid"]),
        privileged=a["privileged"],
        number=sum(amount for _, amount in parts) if a["parts"] else needed(s, a),
        parts=tuple(parts),
        spent=tuple((q, card, amount, side) for q, card, amount, side in a["spent"]),
        roll=tuple(a["roll"]),
        counts_as=a["counts_as"],
        allowed=tuple(a["allowed"]),
    )


def _offer(offer: dict[str, Any]) -> OfferView:
    return OfferView(
        number=offer["number"],
        giver=offer["giver"],
        taker=offer["taker"],
        give_money=offer["give_money"],
        get_money=offer["get_money"],
        give_cards=tuple(offer["give_cards"]),
        get_cards=tuple(offer["get_cards"]),
    )


def _topic(s: Illuminati, viewer: int | None) -> TopicView | None:
    """The frame on top in words, as far as it is the viewer's business."""
    fields = topic_of(s, KINDS, viewer)
    return None if fields is None else TopicView(**fields)
