"""Plots and abilities (INW-037, INW-177 to 192, EVL-01 to 03) in words: choosing, paying, effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.engine.ops import Mode
from bot.games.inwo.cards.card_text import outcome, price, rules_text, use_text, way
from bot.games.inwo.cards.phrases import joined
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.play.uses.cancelling import Replacing
from bot.games.inwo.play.uses.choices import Picking, Turning
from bot.games.inwo.play.uses.triggers import Triggered
from bot.games.inwo.play.uses.using import Using
from bot.games.inwo.say.happenings import each, told
from bot.games.inwo.say.phrases import (
    EMPTY,
    about,
    face_asked,
    face_name,
    face_names,
    face_of,
    find,
    name,
    pointing,
    whose,
)
from bot.games.inwo.see.view import CardView, View
from bot.games.kit.words import Chapter, because, says

SAY = Chapter()
Data = Mapping[str, Any]


def _rules(view: View) -> Text:
    """What the card that the decision is about does."""
    face = face_asked(view)
    return joined(rules_text(face)) if face >= 0 else EMPTY


@SAY.labels("play", "use", under="play")
def do_use(view: View, ask: Ask, verb: str, card: int, number: int, it: int = -1) -> Text:
    at = {"against": int(it >= 0), "it": name(view, it), "place": it if face_of(view, it) < 0 else -1}
    does = way(face_of(view, card), verb, number)
    return text(f"inwo-do-{verb}", card=name(view, card), way=does or "", ways=int(does is not None), **at)


SAY.refuses("play")(because("inwo-refused-play"))
SAY.refuses("use")(because("inwo-refused-use"))


# -- choosing and paying


@SAY.asks(Using)
def ask_using(view: View, ask: Ask) -> Text:
    card, _, word = about(view)
    topic, face = view.topic, face_asked(view)
    rules = use_text(face, _field(view, ask), topic.number) if topic is not None and face >= 0 else EMPTY
    return text("inwo-ask-using", card=card, rules=rules, step=ask.step, word=word or "none")


def _field(view: View, ask: Ask) -> str:
    """Whether the card of the decision is a Plot that is played, or one in play that acts."""
    played = view.topic is not None and view.topic.card in view.seats[ask.seat].plots
    return "play" if played else "use"


@SAY.labels(Using, "aim", "spend", "give-up")
def do_card(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    if about(view)[2] == "spend_top":
        return text("inwo-do-give-up-top", count=cards[0] if cards else -1)
    if not cards:
        return text(f"inwo-do-{verb}-some")
    found = find(view, cards[0])
    return text(
        f"inwo-do-{verb}",
        card=name(view, cards[0]),
        owned=_owned(found, ask.seat),
        owner=whose(found.owner) if found else "",
    )


def _owned(found: CardView | None, seat: int) -> str:
    if found is None or found.owner == seat:
        return "own"
    return "other" if found.owner >= 0 else "free"


@SAY.labels(Using, "at")
@SAY.labels(Triggered, "do-to")
def do_at(view: View, ask: Ask, verb: str, *seats: int) -> Text:
    return text("inwo-do-at", seat=tuple(map(Who, seats)))


@SAY.labels(Using, "alignment")
def do_alignment(view: View, ask: Ask, verb: str, bit: int) -> Text:
    return text("inwo-trait-name", trait=ALIGNMENTS[bit])


@SAY.labels(Using, "cost")
def do_cost(view: View, ask: Ask, verb: str, number: int) -> Text:
    topic, face = view.topic, face_asked(view)
    if topic is None or face < 0:
        return text("inwo-do-cost-hidden")
    uses = EFFECTS.PLAY[face] if _field(view, ask) == "play" else EFFECTS.ACTIONS[face]
    return text("inwo-do-cost", cost=price(uses[topic.number], number))


SAY.labels(Replacing, "spend")(says("inwo-do-spend-some"))


# -- while it happens


@SAY.asks(Picking)
def ask_picking(view: View, ask: Ask) -> Text:
    topic = view.topic
    least, most = (topic.least, topic.most) if topic is not None else (1, 1)
    how = "one" if most == 1 else "free" if not least else "all" if least == most else "some"
    return text("inwo-ask-picking", card=about(view)[0], rules=_rules(view), how=how, least=least, most=most)


@SAY.labels(Picking, "pick")
def do_pick(view: View, ask: Ask, verb: str, card: int) -> Text:
    same = [move for move in ask.choices if isinstance(move, tuple) and move[0] == "pick" and move[1] != card]
    twins = any(name(view, int(other[1])) == name(view, card) for other in same)
    return text("inwo-do-pick", card=name(view, card), place=card if twins else 0)


@SAY.labels(Turning, "turn")
def do_turn(view: View, ask: Ask, verb: str, how: str, bit: int) -> Text:
    return text("inwo-do-turn", how=how, trait=text("inwo-trait-name", trait=ALIGNMENTS[bit]))


@SAY.labels(Mode, "mode")
def do_mode(view: View, ask: Ask, verb: str, chosen: str) -> Text:
    word, *cards = chosen.split(":")
    if word == "side":
        return text("inwo-do-mode", mode=word, card=pointing(view, int(cards[0]), int(cards[1])))
    return text("inwo-do-mode", mode=word, card=name(view, int(cards[0])) if cards else "")


# -- what is told


@SAY.tells("card-used")
def card_used(view: View, e: Data) -> Text:
    paid = face_names([*e["paid"], *e["cost"]])
    used = text(
        "inwo-told-used",
        seat=Who(e["seat"]),
        verb=e["verb"],
        card=face_name(e["face"]),
        aimed=int(e["target"] >= 0),
        target=face_name(e["target"]),
        victim=-1 if e["at"] == e["seat"] else int(e["at"] >= 0),
        at=whose(e["at"]),
        paying=int(bool(paid)),
        paid=paid,
    )
    what = outcome(e["face"], e["verb"], e["number"])
    return used if what is None else text("inwo-told-does", used=used, what=what)


@SAY.tells("nwo-enacted")
def enacted(view: View, e: Data) -> Text:
    return told.says("enacted", what=joined(rules_text(e["face"])))(view, e)


told(SAY, "no-draws", "bet-won", "cards-searched", "deck-shuffled", own=0)
told(SAY, "card-put-back", "card-taken", card=text("inwo-hidden-card"))


@SAY.tells("numbers-changed")
def numbers_changed(view: View, e: Data) -> Text:
    return told.says("numbers" if e["faces"] else "numbers-none")(view, e)


@SAY.tells("remains-rolled")
def remains_rolled(view: View, e: Data) -> Text:
    rolls = each("inwo-roll-of", seat=map(Who, e["seats"]), roll=e["rolls"])
    return text("inwo-told-remains-rolled", rolls=rolls)


@SAY.tells("cards-seen")
def cards_seen(view: View, e: Data) -> Text:
    place = {"pile": e.get("pile", "drawn"), "own": int(e["seat"] == e["other"])}
    cards = face_names(e.get("faces", ())) or text("inwo-no-card")
    key = "inwo-told-seen-own" if "faces" in e else "inwo-told-seen"
    return text(key, **told.arguments(view, e) | place | {"cards": cards})
