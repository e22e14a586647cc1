"""The turn and what may be done with a hand (INW-017 to INW-060, INW-185) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.inwo.play.act import GIVE_UP, Act
from bot.games.inwo.play.calls.opportunity import Opportunity
from bot.games.inwo.play.calls.warehouse import STORE, UNPACK
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.beginning import Takeover
from bot.games.inwo.say.happenings import told
from bot.games.inwo.say.phrases import copies, face_of, find, name, numbers, printed
from bot.games.inwo.see.view import View
from bot.games.kit.phrases import tone
from bot.games.kit.words import Chapter, Happening, because, says

SAY = Chapter()
Data = Mapping[str, Any]


# -- the beginning of a turn


@SAY.labels(Takeover, "take-over")
def do_take_over(view: View, ask: Ask, verb: str, card: int) -> Text:
    copied = copies(view, ask.seat, card)
    return text("inwo-do-take-over", card=name(view, card), facts=printed(face_of(view, card)), copies=copied)


# -- the main part


SAY.labels(Opportunity, "stay")(says("inwo-do-leave-it"))


@SAY.labels(Act, Opportunity, "attack")
def do_attack(view: View, ask: Ask, verb: str, card: int = -1) -> Text:
    found = find(view, card)
    power = numbers(found.power, found.reach) if found else ""
    return text("inwo-do-attack", card=name(view, card), power=power)


SAY.heads("at-will", "buy-plot", UNPACK, under="hand")


@SAY.labels("discard", "return", "expose", under="hand")
def do_with_hand(view: View, ask: Ask, verb: str, card: int = -1, *depth: int) -> Text:
    more = {"depth": depth[0] if depth else -1, "copies": copies(view, ask.seat, card)}
    return text(f"inwo-do-{verb}", card=name(view, card), **more)


@SAY.labels("trade-in", under="hand")
def do_trade_in(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    if len(cards) == 1:
        return text("inwo-do-trade-in-card", card=name(view, cards[0]))
    return text("inwo-do-trade-in")


# -- why not


@SAY.refuses("attack", "move", "link", "resource", "draw-card", "end", "take-over", STORE)
def not_now(s: Inwo, seat: int, move: Move) -> list[Text]:
    if seat != s.active:
        return [text("inwo-refused-not-your-turn", active=Who(s.active))]
    if s.doing not in (Act.name, Takeover.name):
        return [text("inwo-refused-finish-first")]
    return [text(f"inwo-refused-{move[0]}")]


SAY.refuses(GIVE_UP)(because("inwo-refused-give-up", rule="INW-041"))
SAY.refuses("discard", "return", "expose", UNPACK)(because("inwo-refused-not-in-hand"))


@SAY.refuses("buy-plot", "trade-in")
def not_bought(s: Inwo, seat: int, move: Move) -> list[Text]:
    if not s.plot_deck(seat):
        return [text("inwo-refused-no-plots-left")]
    return [text("inwo-refused-no-tokens", rule="INW-038")]


# -- what is told


@SAY.tells("turn-began")
def turn_began(view: View, e: Data) -> Text:
    return text("inwo-told-turn", seat=Who(e["seat"]), turn=e["turn"], tone=tone(e["turn"]))


def _drawn(pile: str) -> Happening:
    """Who draws reads what."""
    return lambda view, e: told.says(f"{pile}-own" if "faces" in e else pile)(view, e)


SAY.tells("plots-drawn")(_drawn("plots"))
SAY.tells("groups-drawn")(_drawn("groups"))
told(SAY, "resource-stored", "resource-lost", card=text("inwo-a-resource"))
told(SAY, "plot-laid", "note-written", "note-shown", card="none")
told(SAY, "plot-returned", card=text("inwo-a-plot"))
