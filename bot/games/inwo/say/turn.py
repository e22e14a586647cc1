"""The turn and what may be done with a hand (INW-017 to INW-060, INW-185) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.inwo.play.act import GIVE_UP, Act, Link
from bot.games.inwo.play.calls.draws import Selecting
from bot.games.inwo.play.calls.notes import Noting
from bot.games.inwo.play.calls.opportunity import Opportunity
from bot.games.inwo.play.calls.warehouse import STORE, UNPACK, Originals
from bot.games.inwo.play.hands import Shed
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.turn import Takeover
from bot.games.inwo.play.uses.beginning import Draws
from bot.games.inwo.say.happenings import told
from bot.games.inwo.say.phrases import (
    copies,
    face_of,
    find,
    name,
    numbers,
    printed,
)
from bot.games.inwo.see.view import View
from bot.games.kit.phrases import tone
from bot.games.kit.words import Chapter, Happening, says

SAY = Chapter()
Data = Mapping[str, Any]


# -- the beginning of a turn


@SAY.asks(Draws)
def ask_draws(view: View, ask: Ask) -> Text:
    own = view.seats[ask.seat]
    return text("inwo-ask-draws", plots=own.plot_deck, groups=own.group_deck, held=own.plot_count)


@SAY.asks(Takeover)
def ask_takeover(view: View, ask: Ask) -> Text:
    return text("inwo-ask-takeover", two=int(len(view.seats) == 2 and view.phase == "takeover"))


SAY.labels(Draws, "draw-both")(says("inwo-do-draw-both"))
SAY.labels(Draws, "draw-plot")(says("inwo-do-draw-plot"))
SAY.labels(Draws, "draw-group")(says("inwo-do-draw-group"))
SAY.labels(Draws, "draw-nothing")(says("inwo-do-draw-nothing"))
SAY.labels(Takeover, "no-takeover")(says("inwo-do-no-takeover"))


@SAY.labels(Takeover, "take-over")
def do_take_over(view: View, ask: Ask, verb: str, card: int) -> Text:
    copied = copies(view, ask.seat, card)
    return text("inwo-do-take-over", card=name(view, card), facts=printed(face_of(view, card)), copies=copied)


@SAY.asks(Selecting)
def ask_selecting(view: View, ask: Ask) -> Text:
    return text("inwo-ask-selecting", pile=view.topic.purpose if view.topic else "")


@SAY.labels(Selecting, "draw-this", "draw-top", "draw-bottom", "on-top", "under")
def do_select(view: View, ask: Ask, verb: str, card: int = -1) -> Text:
    return text(f"inwo-do-{verb}", card=name(view, card) if card >= 0 else "none")


# -- the main part


@SAY.asks(Act)
def ask_act(view: View, ask: Ask) -> Text:
    own = view.seats[ask.seat]
    tokens = sum(1 for card in own.structure if card.tokens)
    return text("inwo-ask-act", mine=int(ask.seat == view.active), active=Who(view.active), tokens=tokens)


SAY.labels(Act, "end")(says("inwo-do-end"))
SAY.labels(Act, "draw-card")(says("inwo-do-draw-card"))


@SAY.asks(Opportunity)
def ask_opportunity(view: View, ask: Ask) -> Text:
    return text("inwo-ask-opportunity", card=name(view, view.topic.card if view.topic else -1))


SAY.labels(Opportunity, "stay")(says("inwo-do-leave-it"))


@SAY.labels(Act, Opportunity, "attack")
def do_attack(view: View, ask: Ask, verb: str, card: int = -1) -> Text:
    found = find(view, card)
    power = numbers(found.power, found.reach) if found else ""
    return text("inwo-do-attack", card=name(view, card), power=power)


@SAY.labels(Draws, "link")
@SAY.labels(Act, "move", "link", "resource", "note")
def do_with_card(view: View, ask: Ask, verb: str, card: int = -1) -> Text:
    return text(f"inwo-do-{verb}", card=name(view, card))


@SAY.labels(Act, GIVE_UP, under=GIVE_UP)
def do_give_up(view: View, ask: Ask, verb: str, card: int = -1) -> Text:
    return text("inwo-do-give-up-token", card=name(view, card))


@SAY.labels("discard", "return", "expose", "at-will", under="hand")
def do_with_hand(view: View, ask: Ask, verb: str, card: int = -1, *depth: int) -> Text:
    more = {"depth": depth[0] if depth else -1, "copies": copies(view, ask.seat, card)}
    return text(f"inwo-do-{verb}", card=name(view, card), **more)


@SAY.labels("buy-plot", under="hand")
def do_buy(view: View, ask: Ask, verb: str) -> Text:
    return text("inwo-do-buy-plot")


@SAY.labels("trade-in", under="hand")
def do_trade_in(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    if len(cards) == 1:
        return text("inwo-do-trade-in-card", card=name(view, cards[0]))
    return text("inwo-do-trade-in")


@SAY.labels(Act, Takeover, STORE)
def do_store(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("inwo-do-store", card=name(view, card))


@SAY.labels(UNPACK, under="hand")
def do_unpack(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("inwo-do-unpack", card=name(view, card))


@SAY.asks(Originals)
def ask_originals(view: View, ask: Ask) -> Text:
    topic = view.topic
    by, card = (topic.seat, topic.card) if topic else (-1, -1)
    return text("inwo-ask-originals", seat=Who(by), card=name(view, card))


SAY.labels(Originals, "pass")(says("inwo-do-let-it"))
SAY.labels(Originals, "done")(says("inwo-do-let-all"))


told(SAY, called={"resource-stored": "stored", "resource-lost": "stored-lost"}, card=text("inwo-a-resource"))


@SAY.asks(Noting)
def ask_noting(view: View, ask: Ask) -> Text:
    return text("inwo-ask-noting", card=name(view, view.topic.card if view.topic else -1))


SAY.labels(Noting, "stay")(says("inwo-do-stay"))


@SAY.labels(Noting, "write")
def do_write(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("inwo-do-write", card=name(view, card))


@SAY.labels(Noting, "lay")
def do_lay(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("inwo-do-lay", card=name(view, card))


told(SAY, called={"plot-laid": "laid", "note-written": "noted", "note-shown": "noted"}, card="none")


@SAY.asks(Link)
def ask_link(view: View, ask: Ask) -> Text:
    return text("inwo-ask-link", card=name(view, view.topic.card if view.topic else -1))


SAY.labels(Link, "stay")(says("inwo-do-link-stay"))


@SAY.labels(Link, "link-to")
def do_link_to(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("inwo-do-link-to", card=name(view, card))


@SAY.asks(Shed)
def ask_shed(view: View, ask: Ask) -> Text:
    own = view.seats[ask.seat]
    return text("inwo-ask-shed", held=own.plot_count, most=own.plot_limit)


# -- why not


@SAY.refuses("attack", "move", "link", "resource", "draw-card", "end", "take-over", STORE)
def not_now(s: Inwo, seat: int, move: Move) -> list[Text]:
    if seat != s.active:
        return [text("inwo-refused-not-your-turn", active=Who(s.active))]
    if s.doing not in (Act.name, Takeover.name):
        return [text("inwo-refused-finish-first")]
    return [text(f"inwo-refused-{move[0]}")]


@SAY.refuses(GIVE_UP)
def not_given_up(s: Inwo, seat: int, move: Move) -> list[Text]:
    return [text("inwo-refused-give-up", rule="INW-041")]


@SAY.refuses("buy-plot", "trade-in")
def not_bought(s: Inwo, seat: int, move: Move) -> list[Text]:
    if not s.plot_deck(seat):
        return [text("inwo-refused-no-plots-left")]
    return [text("inwo-refused-no-tokens", rule="INW-038")]


@SAY.refuses("discard", "return", "expose", UNPACK)
def not_held(s: Inwo, seat: int, move: Move) -> list[Text]:
    return [text("inwo-refused-not-in-hand")]


# -- what is told


@SAY.tells("turn-began")
def turn_began(view: View, e: Data) -> Text:
    return text("inwo-told-turn", seat=Who(e["seat"]), turn=e["turn"], tone=tone(e["turn"]))


def _drawn(pile: str) -> Happening:
    """Who draws reads what."""
    return lambda view, e: told.says(f"{pile}-own" if "faces" in e else pile)(view, e)


SAY.tells("plots-drawn")(_drawn("plots"))
SAY.tells("groups-drawn")(_drawn("groups"))
told(
    SAY,
    "linked",
    called={
        "turn-cut": "cut",
        "plot-bought": "bought",
        "plot-exposed": "exposed",
        "card-discarded": "discarded",
        "takeover-paid": "takeover-paid",
        "token-given-up": "given-up",
        "taken-over": "taken-over",
        "resource-shown": "unpacked",
        "tokens-placed": "tokens",
        "tried-discarded": "tried",
    },
)
told(SAY, called={"plot-returned": "returned"}, card=text("inwo-a-plot"))
