"""What happened, told as the viewer may know it: one function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.moves import Event, Text, Who, text
from bot.games.illuminati.card_text import rules_text
from bot.games.illuminati.phrases import (
    EMPTY,
    alignments,
    bundle,
    effect,
    goal_of,
    lines,
    name,
    names,
    nwo_line,
    percent,
    plain,
    printed,
    whose,
)
from bot.games.illuminati.power import NWO
from bot.games.illuminati.prompts import offer_text
from bot.games.illuminati.view import OfferView, View

Data = Mapping[str, Any]


def happened(view: View, event: Event) -> Text | None:
    """An event as the viewer may know it; None if it is none of his business."""
    data = event.seen_by(view.seat)
    return None if data is None else EVENTS[event.kind](view, data)


def _tone(view: View) -> int:
    """Picks one of three ways to say a thing; the same for everybody and at every reading."""
    return (view.turn + view.turn // 3) % 3


# -- before the first turn


def _dealt(view: View, e: Data) -> Text:
    return text(
        "ill-event-dealt",
        seat=Who(e["seat"]),
        card=name(e["card"]),
        facts=printed(e["card"]),
        tone=e["seat"] % 3,
    )


def _rolled_for_start(view: View, e: Data) -> Text:
    rolls = tuple(
        text("ill-event-start-roll", seat=Who(seat), roll=roll)
        for seat, roll in zip(e["seats"], e["rolls"], strict=True)
    )
    first = [seat for seat, roll in zip(e["seats"], e["rolls"], strict=True) if roll == max(e["rolls"])]
    return text("ill-event-start", rolls=rolls, first=tuple(map(Who, first)), count=len(first))


def _goal_chosen(view: View, e: Data) -> Text:
    if "goal" in e:
        return text("ill-event-goal-own", card=name(e["goal"]), goal=goal_of(e["goal"]))
    return text("ill-event-goal", seat=Who(e["seat"]))


# -- the turn


def _turn_began(view: View, e: Data) -> Text:
    return text("ill-event-turn", turn=e["turn"], seat=Who(e["seat"]), tone=_tone(view))


def _turn_lost(view: View, e: Data) -> Text:
    return text("ill-event-turn-lost", seat=Who(e["seat"]))


def _income(view: View, e: Data) -> Text:
    return text("ill-event-income", seat=Who(e["seat"]), amount=e["amount"])


def _tax_paid(view: View, e: Data) -> Text:
    return text(
        "ill-event-tax", seat=Who(e["seat"]), card=name(e["card"]), to=name(e["to"]), amount=e["amount"]
    )


def _upkeep_paid(view: View, e: Data) -> Text:
    return text("ill-event-upkeep", card=name(e["card"]), amount=e["amount"])


def _special_drawn(view: View, e: Data) -> Text:
    if "card" in e:
        return text("ill-event-special-own", card=name(e["card"]), effect=lines(rules_text(e["card"])))
    return text("ill-event-special", seat=Who(e["seat"]))


def _special_discarded(view: View, e: Data) -> Text:
    return text("ill-event-special-discarded", card=name(e["card"]))


def _turned_up(view: View, e: Data) -> Text:
    return text("ill-event-turned-up", card=name(e["card"]), facts=printed(e["card"]))


def _passed(view: View, e: Data) -> Text:
    return text("ill-event-passed", seat=Who(e["seat"]), amount=e["amount"], tone=_tone(view))


def _money_moved(view: View, e: Data) -> Text:
    shared = {"seat": Who(e["seat"]), "source": name(e["from"]), "target": name(e["to"])}
    if "amount" not in e:
        return text("ill-event-money-moved-hidden", **shared)
    return text("ill-event-money-moved", **shared, amount=e["amount"])


def _draw_bought(view: View, e: Data) -> Text:
    return text("ill-event-draw-bought", seat=Who(e["seat"]), card=name(e["card"]), amount=e["amount"])


def _money_gained(view: View, e: Data) -> Text:
    return text("ill-event-money-gained", seat=Who(e["seat"]), amount=e["amount"])


# -- attacks


def _side(e: Data) -> str:
    """Whether the target is open, a rival's, or the attacker's own (self)."""
    if e["defender"] < 0:
        return "open"
    return "self" if e["defender"] == e["seat"] else "rival"


def _announced(view: View, e: Data) -> Text:
    needed = e["number"]
    shared = {"seat": Who(e["seat"]), "card": name(e["card"]), "target": name(e["target"])}
    shared |= {"number": plain(needed), "percent": percent(needed)}
    if e["kind"] == NWO:
        return text("ill-event-attack-nwo", **shared)
    return text(
        "ill-event-attack",
        **shared,
        kind=e["kind"],
        owner=whose(e["defender"]),
        side=_side(e),
        aid=text("ill-event-aid", cards=names(e["aid"])) if e["aid"] else EMPTY,
        privileged=int(e["privileged"]),
    )


def _called_off(view: View, e: Data) -> Text:
    return text("ill-event-called-off", seat=Who(e["seat"]), target=name(e["target"]))


def _void(view: View, e: Data) -> Text:
    return text("ill-event-void", target=name(e["target"]))


def _money_spent(view: View, e: Data) -> Text:
    return text(
        "ill-event-spent",
        seat=Who(e["seat"]),
        card=name(e["card"]),
        amount=e["amount"],
        side="for" if e["side"] > 0 else "against",
        number=plain(e["number"]),
    )


def _rolled(view: View, e: Data) -> Text:
    first, second = e["roll"]
    return text(
        "ill-event-dice",
        seat=Who(e["seat"]),
        first=first,
        second=second,
        total=first + second,
        number=plain(e["number"]),
    )


def _roll_changed(view: View, e: Data) -> Text:
    return text("ill-event-roll-changed", value=e["value"])


def _privilege_broken(view: View, e: Data) -> Text:
    return text("ill-event-privilege-broken")


def _privilege_bought(view: View, e: Data) -> Text:
    return text("ill-event-privilege-bought", seat=Who(e["seat"]), amount=e["amount"])


def _result(won: str) -> Callable[[View, Data], Text]:
    def say(view: View, e: Data) -> Text:
        return text(
            f"ill-event-{won}",
            kind=e["kind"],
            seat=Who(e["seat"]),
            card=name(e["card"]),
            target=name(e["target"]),
            owner=whose(e["defender"]),
            side=_side(e),
            roll=e["roll"],
            number=plain(e["number"]),
            tone=(_tone(view) + e["roll"]) % 3,
        )

    return say


# -- groups


def _placed(view: View, e: Data) -> Text:
    return text(
        "ill-event-placed", seat=Who(e["seat"]), card=name(e["card"]), master=name(e["master"]), why=e["why"]
    )


def _lost(view: View, e: Data) -> Text:
    return text("ill-event-lost", seat=Who(e["seat"]), cards=names(e["cards"]), count=len(e["cards"]))


def _freed(view: View, e: Data) -> Text:
    return text("ill-event-freed", cards=names(e["cards"]), count=len(e["cards"]))


def _dropped(view: View, e: Data) -> Text:
    branch = names(card for card in e["cards"] if card != e["card"])
    return text(
        "ill-event-dropped",
        seat=Who(e["seat"]),
        card=name(e["card"]),
        branch=branch,
        count=len(branch),
        tone=_tone(view),
    )


def _bribed(view: View, e: Data) -> Text:
    return text("ill-event-bribed", seat=Who(e["seat"]), card=name(e["card"]))


def _revived(view: View, e: Data) -> Text:
    return text("ill-event-revived", card=name(e["card"]))


def _alignment_changed(view: View, e: Data) -> Text:
    alignment = alignments(1 << e["alignment"])[0]
    return text(
        "ill-event-alignment", seat=Who(e["seat"]), card=name(e["card"]), how=e["how"], alignment=alignment
    )


# -- specials and New World Orders


def _played(view: View, e: Data) -> Text:
    if e["purpose"] != "play":
        return text("ill-event-purpose", seat=Who(e["seat"]), card=name(e["card"]), purpose=e["purpose"])
    return text("ill-event-played", seat=Who(e["seat"]), card=name(e["card"]), effect=effect(e["card"]))


def _countered(view: View, e: Data) -> Text:
    return text("ill-event-countered", seat=Who(e["seat"]), card=name(e["card"]))


def _enacted(view: View, e: Data) -> Text:
    return text("ill-event-enacted", nwo=nwo_line(e["card"]))


def _repealed(view: View, e: Data) -> Text:
    return text("ill-event-repealed", card=name(e["card"]))


def _ignored(view: View, e: Data) -> Text:
    return text("ill-event-ignored", seat=Who(e["seat"]), card=name(e["card"]))


def _hand_spied(view: View, e: Data) -> Text:
    shared = {"seat": Who(e["seat"]), "victim": Who(e["on"])}
    if "cards" in e:
        return text("ill-event-hand-seen", **shared, cards=names(e["cards"]))
    return text("ill-event-hand-spied", **shared)


def _money_spied(view: View, e: Data) -> Text:
    shared = {"seat": Who(e["seat"]), "card": name(e["card"])}
    if "amount" in e:
        return text("ill-event-money-counted", **shared, amount=e["amount"])
    return text("ill-event-money-spied", **shared)


# -- deals


def _offered(view: View, e: Data) -> Text:
    return text("ill-event-offer", offer=offer_text(_offer(e)))


def _offer(e: Data) -> OfferView:
    given, wanted = tuple(e["give_cards"]), tuple(e["get_cards"])
    return OfferView(e["number"], e["giver"], e["taker"], e["give_money"], e["get_money"], given, wanted)


def _offer_ended(view: View, e: Data) -> Text:
    return text("ill-event-offer-ended", seat=Who(e["seat"]), how=e["how"], giver=Who(e["giver"]))


def _deal_done(view: View, e: Data) -> Text:
    shared = {"giver": Who(e["giver"]), "taker": Who(e["taker"])}
    if "offer" in e:
        offer = _offer(e["offer"])
        gives, gets = bundle(offer.give_money, offer.give_cards), bundle(offer.get_money, offer.get_cards)
        return text("ill-event-deal-own", **shared, gives=gives, gets=gets)
    goods: list[object] = list(names(e["groups"]))
    if e["specials"]:
        goods.append(text("ill-specials", count=e["specials"]))
    for seat, sum_given in (("giver", "give_money"), ("taker", "get_money")):
        if e.get(sum_given):
            goods.append(text("ill-event-deal-money", seat=Who(e[seat]), amount=e[sum_given]))
    if _deals_are_secret(view):
        goods.append(text("ill-event-deal-secret"))
    return text("ill-event-deal", **shared, goods=tuple(goods))


def _deals_are_secret(view: View) -> bool:
    """Whether outsiders do not learn what was paid in a deal."""
    return dict(view.options)["money"] == "hidden"


# -- the end, and the moderator's hand


def _player_out(view: View, e: Data) -> Text:
    shown = names(e["specials"])
    return text("ill-event-out", seat=Who(e["seat"]), why=e["why"], cards=shown, count=len(shown))


def _game_over(view: View, e: Data) -> Text:
    won = tuple(
        text("ill-event-winner", seat=Who(seat), how=how)
        for seat, how in zip(e["winners"], e["how"], strict=True)
    )
    return lines(
        [text("ill-event-over", turn=e["turn"], winners=won, count=len(won)), *secret_goals(view, e["goals"])]
    )


def secret_goals(view: View, goals: list[int]) -> list[Text]:
    """Every goal that was not the one printed on its owner's Illuminati card."""
    return [
        text("ill-goal-revealed", seat=Who(seat), card=name(card), goal=goal_of(card))
        for seat, card in enumerate(goals)
        if card >= 0 and card != view.seats[seat].illuminati
    ]


def _game_ended(view: View, e: Data) -> Text:
    return text("ill-event-ended")


def _adjusted_money(view: View, e: Data) -> Text:
    if "amount" not in e:
        return text("ill-event-adjusted-hidden", card=name(e["card"]))
    return text("ill-event-adjusted-money", card=name(e["card"]), amount=e["amount"])


def _adjusted_actions(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-actions", seat=Who(view.active), amount=e["amount"])


def _adjusted_transfers(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-transfers", seat=Who(view.active), amount=e["amount"])


def _adjusted_return(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-return", card=name(e["card"]))


def _adjusted_special(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-special", seat=Who(e["seat"]), card=name(e["card"]))


EVENTS: dict[str, Callable[[View, Data], Text]] = {
    "adjusted-actions": _adjusted_actions,
    "adjusted-money": _adjusted_money,
    "adjusted-return": _adjusted_return,
    "adjusted-special": _adjusted_special,
    "adjusted-transfers": _adjusted_transfers,
    "alignment-changed": _alignment_changed,
    "attack-announced": _announced,
    "attack-called-off": _called_off,
    "attack-failed": _result("failed"),
    "attack-succeeded": _result("succeeded"),
    "attack-void": _void,
    "deal-done": _deal_done,
    "dice-rolled": _rolled,
    "draw-bought": _draw_bought,
    "game-ended": _game_ended,
    "game-over": _game_over,
    "goal-chosen": _goal_chosen,
    "group-bribed": _bribed,
    "group-dropped": _dropped,
    "group-placed": _placed,
    "group-revived": _revived,
    "group-turned-up": _turned_up,
    "groups-freed": _freed,
    "groups-lost": _lost,
    "hand-spied": _hand_spied,
    "illuminati-dealt": _dealt,
    "income": _income,
    "money-gained": _money_gained,
    "money-moved": _money_moved,
    "money-spent": _money_spent,
    "money-spied": _money_spied,
    "nwo-enacted": _enacted,
    "nwo-repealed": _repealed,
    "nwos-ignored": _ignored,
    "offer-ended": _offer_ended,
    "offer-made": _offered,
    "passed": _passed,
    "player-out": _player_out,
    "privilege-bought": _privilege_bought,
    "privilege-broken": _privilege_broken,
    "roll-changed": _roll_changed,
    "rolled-for-start": _rolled_for_start,
    "special-countered": _countered,
    "special-discarded": _special_discarded,
    "special-drawn": _special_drawn,
    "special-played": _played,
    "tax-paid": _tax_paid,
    "turn-began": _turn_began,
    "turn-lost": _turn_lost,
    "upkeep-paid": _upkeep_paid,
}
